#!/bin/sh
# Instructions of the library, divided by those of a decision of the loop in the
# same build, may not creep: tests/bench/instructions has what is kept, a line
# for each thing that is measured, as measure.c calls it, and its configuration.
# With UPDATE=1 it is written anew.
#
#     instructions.sh BUILD
set -eu
build=$1
kept=tests/bench/instructions
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# The instructions of a function and what it calls, each time it was done.
# Names are bound first, as that is done once.
each() {
	function=$1
	shift
	LD_BIND_NOW=1 valgrind --tool=callgrind --toggle-collect="$function" \
		--callgrind-out-file=/dev/null "$@" > "$tmp/said" 2> "$tmp/log"
	awk '/Collected/ { all = $NF }
		{ for (i = 1; i < NF; i++)
			if ($i == "decisions" || $i == "calls") n = $(i + 1) }
		END { if (!(all > 0 && n > 0)) exit 1
			printf "%.2f", all / n }' "$tmp/log" "$tmp/said"
}

loop=$(each main "$build/loop" 1000)
bad=0
while read -r was what config; do
	case $what in
	play*)
		games=300 ;;
	*)
		games=2560 ;;
	esac
	now=$(each "every_$what" "$build/measure" "$what" $games "$config")
	ratio=$(awk -v a="$now" -v b="$loop" 'BEGIN { printf "%.3f", a / b }')
	echo "instructions: $ratio of the loop's (kept: $was) $what $config"
	echo "$ratio $what $config" | sed 's/ $//' >> "$tmp/now"
	awk -v now="$ratio" -v kept="$was" \
		'BEGIN { exit !(now <= kept * 1.05) }' || bad=1
done < $kept
if [ -n "${UPDATE-}" ]; then
	mv "$tmp/now" $kept
	exit
fi
exit $bad
