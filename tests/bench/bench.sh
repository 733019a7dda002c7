#!/bin/sh
# How fast the library is, and how large: each row of tests/bench/limits is
# measured, printed, and written to BUILD/bench.json.  A row that misses its
# limit fails the bench.
#
# A time is the best of all runs of a thing.  They are taken in turns, so that
# whatever else the machine does slows down all of them.  A row that misses
# gets as many runs again, and so does what it is compared with, six times at
# most.
#
#     bench.sh BUILD GAMES RUNS SLACK [LIMITS]
#
# SLACK is by how many per cent a speed or a time may miss its limit.
set -eu
build=$1 games=$2 runs=$3 slack=$4 limits=${5:-tests/bench/limits}
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# Measure a thing once more; what is counted does not change.
measure() {
	case $1 in
	-)
		echo 'each 1' ;;
	library)
		strip -o "$tmp/stripped" "$build/no-advice/libonirim.so"
		echo "each $(wc -c < "$tmp/stripped")" ;;
	*)
		"$build/measure" "$1" "$games" "$2" ;;
	esac >> "$tmp/$1 $2"
}

# So many runs, in turns, of what the rows compare.
take() {
	while read -r _ _ _ what of config; do
		printf '%s %s\n%s %s\n' "$what" "$config" "$of" "$config"
	done < "$1" | sort -u > "$tmp/things"
	i=0
	while [ $i -lt "$runs" ]; do
		while read -r what config; do
			measure "$what" "$config"
		done < "$tmp/things"
		i=$((i + 1))
	done
}

# The best of a thing.  What came of it has to be the same each time.
best() {
	awk '{ each = $NF; $NF = "" }
		NR == 1 { least = each; same = $0 }
		$0 != same { print "bench: not always " same > "/dev/stderr"
			exit bad = 1 }
		each < least { least = each }
		END { if (!bad) print least; exit bad }' "$tmp/$1 $2"
}

# What is measured of each row, and whether that is good enough.
judge() {
	while read -r name limit kind what of config; do
		now=$(best "$what" "$config")
		than=$(best "$of" "$config")
		awk -v kind="$kind" -v limit="$limit" -v now="$now" \
		    -v slack="$slack" \
		    -v than="$than" -v row="$name;$config;$kind;$of" 'BEGIN {
			ratio = kind == "speed" ? than / now : now / than
			slack /= 100
			met = kind == "speed" ? ratio >= limit * (1 - slack) : \
			    ratio <= limit * (kind == "time" ? 1 + slack : 1)
			print row ";" now ";" ratio ";" limit ";" \
			    (limit == "-" ? "-" : met ? "met" : "MISSED")
		}'
	done < "$tmp/rows" > "$tmp/judged"
}

missed() {
	awk -F';' 'NR == FNR { if ($NF == "MISSED") missed[$1]; next }
		{ split($0, word, " ") } word[1] in missed' \
		"$tmp/judged" "$tmp/rows" > "$tmp/missed"
	test -s "$tmp/missed"
}

grep -v '^#' "$limits" > "$tmp/rows"
for thing in $("$build/measure") library; do
	grep -q -E " $thing( |\$)" "$tmp/rows" || {
		echo "bench: $limits has no row for $thing" >&2
		exit 1
	}
done

take "$tmp/rows"
judge
again=0
while missed && [ $again -lt 6 ]; do
	take "$tmp/missed"
	judge
	again=$((again + 1))
done

# Same seeds, same questions, same answers.
for thing in loop play; do
	cut -d' ' -f1-6 "$tmp/$thing " | sort -u > "$tmp/$thing.digest"
done
diff "$tmp/loop.digest" "$tmp/play.digest"

awk -F';' 'BEGIN { printf "%-20s%13s%10s    %-11s%6s\n",
		"", "ns", "ratio", "of", "limit" }
	$3 == "count" { printf "%-20s%23d    %-11s%6s", $1, $6, "", $7 }
	$3 != "count" { printf "%-20s%13.2f%10.3f    %-11s%6s", $1, $5, $6, $4, $7 }
	{ print ($8 == "-" ? "" : "  " $8) }' "$tmp/judged"
awk -F';' '{ printf "%s\n{\"name\": \"%s\", \"config\": \"%s\", " \
		"\"kind\": \"%s\", \"of\": \"%s\", \"each\": %s, " \
		"\"ratio\": %s, \"limit\": %s, \"met\": %s}",
		NR == 1 ? "[" : ",", $1, $2, $3, $4, $5, $6,
		$7 == "-" ? "null" : $7, $8 == "MISSED" ? "false" : "true" }
	END { print "\n]" }' "$tmp/judged" > "$build/bench.json"
cat "$tmp/loop.digest"
! missed
