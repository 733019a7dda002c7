#!/bin/sh
# Uniform random play through the public functions, measured against the
# hand-written loop in the same run, and play by rules of thumb on two threads
# against one: the best of several runs of each, taken in turns.  Besides, what
# it takes to make games equal, how often play allocates, and the size of a game
# and of the library.
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
		"game=nightmarium players=4" >> "$tmp/nightmarium"
	"$build/search" "$games" 1 "" >> "$tmp/playout"
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
least() {
	awk -v field="$2" 'NR == 1 || $field < least { least = $field }
		END { printf "%s", least }' "$tmp/$1"
}
strip -o "$tmp/stripped" "$build/libonirim.so"
size=$(wc -c < "$tmp/stripped")
game=$(least playout 2) assign=$(least playout 4)
allocations=$(least playout 6)

ratio() {
	awk -v number="$1" -v of="$2" 'BEGIN { printf "%.3f", number / of }'
}
row() {
	printf '%-28s %12d %6.2f\n' "$1" "$2" "$(ratio "$2" "$3")"
}
loop=$(best loop)
printf '%-28s %12s %6s\n' "" decisions/s ratio
row "hand-written loop" "$loop" "$loop"
row "base, one player" "$(best solo)" "$loop"
row "the same as playouts" "$(best playout)" "$loop"
row "base, two players" "$(best two)" "$loop"
row "all sets, two players" "$(best sets)" "$loop"
row "Nightmarium, four players" "$(best nightmarium)" "$loop"
row "rules of thumb, one thread" "$(best threads1)" "$(best threads1)"
row "the same, two threads" "$(best threads2)" "$(best threads1)"
printf '%-28s %12s %6s\n' "to assign a game, in copies" "" "$assign"
printf '%-28s %12d\n' "allocations after creation" "$allocations" \
	"bytes of a game" "$game" "bytes of the library" "$size"

{
	printf '{"loop": %d, "solo": %d, "playout": %d, ' "$loop" \
		"$(best solo)" "$(best playout)"
	printf '"two": %d, "sets": %d, "nightmarium": %d, ' "$(best two)" \
		"$(best sets)" "$(best nightmarium)"
	printf '"one_thread": %d, "two_threads": %d, ' "$(best threads1)" \
		"$(best threads2)"
	printf '"assign": %s, "allocations": %d, "game": %d, ' "$assign" \
		"$allocations" "$game"
	printf '"library": %d, "ratios": {' "$size"
	for what in solo playout two sets nightmarium; do
		printf '"%s": %s, ' $what "$(ratio "$(best $what)" "$loop")"
	done
	printf '"two_threads": %s}}\n' \
		"$(ratio "$(best threads2)" "$(best threads1)")"
} > "$build/bench.json"
cut -d' ' -f1-8 "$tmp/loop.digest"
