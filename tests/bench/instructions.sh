#!/bin/sh
# Instructions a decision of the library, divided by the loop's of the same
# build, may not creep: the bound stands in tests/bench/instructions.
#
#     instructions.sh BUILD
set -eu
build=$1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# The difference of two runs leaves out starting and ending.
count() {
	valgrind --tool=callgrind --callgrind-out-file="$tmp/out" "$@" \
		> /dev/null 2> "$tmp/log"
	awk '/Collected/ { print $4 }' "$tmp/log"
}
loop=$(($(count "$build/loop" 1100 1) - $(count "$build/loop" 100 1)))
solo=$(($(count "$build/library" 1100 1) - $(count "$build/library" 100 1)))
ratio=$(awk -v a="$solo" -v b="$loop" 'BEGIN { printf "%.3f", a / b }')
kept=$(cat tests/bench/instructions)
echo "instructions: $ratio of the loop's (kept: $kept)"
awk -v now="$ratio" -v kept="$kept" 'BEGIN { exit !(now > 0 && now <= kept * 1.05) }'
