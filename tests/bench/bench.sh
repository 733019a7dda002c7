#!/bin/sh
# Uniform random play through the public functions, measured against the
# hand-written loop in the same run, and play by rules of thumb on two threads
# against one: the best of several runs of each, taken in turns.
#
#     bench.sh BUILD GAMES RUNS
set -eu
build=$1 games=$2 runs=$3
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

i=0
while [ $i -lt "$runs" ]; do
	"$build/loop" "$games" 1 >> "$tmp/loop"
	"$build/library" "$games" 1 "" >> "$tmp/solo"
	"$build/library" "$games" 1 "players=2" >> "$tmp/two"
	"$build/library" "$games" 1 \
		"players=2 sets=steps,towers,dreams" >> "$tmp/sets"
	# These games are four times as long.
	"$build/library" $(((games + 3) / 4)) 1 \
		"game=nightmarium players=4" >> "$tmp/terrors"
	for threads in 1 2; do
		"$build/simulate" --games $(((games + 3) / 4)) \
			--threads $threads | tail -n 1 |
			cut -d' ' -f1-7 >> "$tmp/threads$threads"
	done
	i=$((i + 1))
done

# Same seeds, same questions, same answers.
for what in loop solo; do
	cut -d' ' -f1-8 "$tmp/$what" | sort -u > "$tmp/$what.digest"
done
diff "$tmp/loop.digest" "$tmp/solo.digest"

best() {
	awk '$NF > best { best = $NF } END { printf "%d", best }' "$tmp/$1"
}
loop=$(best loop) solo=$(best solo) two=$(best two) sets=$(best sets)
terrors=$(best terrors)
one=$(best threads1) both=$(best threads2)
awk -v loop="$loop" -v solo="$solo" -v two="$two" -v sets="$sets" \
	-v terrors="$terrors" -v one="$one" -v both="$both" 'BEGIN {
	printf "%-28s %12s %6s\n", "", "decisions/s", "ratio"
	printf "%-28s %12d %6s\n", "hand-written loop", loop, ""
	printf "%-28s %12d %6.2f\n", "base, one player", solo, solo / loop
	printf "%-28s %12d %6.2f\n", "base, two players", two, two / loop
	printf "%-28s %12d %6.2f\n", "all sets, two players", sets, sets / loop
	printf "%-28s %12d %6.2f\n", "Nightmarium, four players", terrors, \
		terrors / loop
	printf "%-28s %12d\n", "rules of thumb, one thread", one
	printf "%-28s %12d %6.2f of one\n", "the same, two threads", both, \
		both / one
}'
printf '{"loop": %d, "solo": %d, "two": %d, "sets": %d, "terrors": %d' \
	"$loop" "$solo" "$two" "$sets" "$terrors" > "$build/bench.json"
printf ', "one_thread": %d, "two_threads": %d}\n' "$one" "$both" \
	>> "$build/bench.json"
cut -d' ' -f1-8 "$tmp/loop.digest"
