#!/bin/sh
# Instructions a decision of the library, divided by the loop's of the same
# build, may not creep: the bounds stand in tests/bench/instructions, a line
# for each configuration.
#
#     instructions.sh BUILD
set -eu
build=$1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# Instructions and decisions of so many games.
count() {
	valgrind --tool=callgrind --callgrind-out-file="$tmp/out" \
		"$build/$1" "$2" 1 "$3" > "$tmp/said" 2> "$tmp/log"
	awk '/Collected/ { print $4 }' "$tmp/log"
	awk '{ print $4 }' "$tmp/said"
}

# The difference of two runs leaves out starting and ending.
each() {
	{
		count "$1" 100 "$2"
		count "$1" 600 "$2"
	} | awk '{ n[NR] = $1 }
		END { printf "%.2f", (n[3] - n[1]) / (n[4] - n[2]) }'
}

loop=$(each loop "")
bad=0
while read -r kept config; do
	now=$(each library "$config")
	ratio=$(awk -v a="$now" -v b="$loop" 'BEGIN { printf "%.3f", a / b }')
	echo "instructions: $ratio of the loop's (kept: $kept) $config"
	awk -v now="$ratio" -v kept="$kept" \
		'BEGIN { exit !(now > 0 && now <= kept * 1.05) }' || bad=1
done < tests/bench/instructions
exit $bad
