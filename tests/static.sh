#!/bin/sh
# How much of the library a program that only plays carries when it is linked
# statically: its text and data over those of a program that does nothing.
# Fails if this is too much, as something that play does not need is named by
# something that it needs.
#
#     static.sh BUILD [BYTES_MAX]
set -eu
cd "$(dirname "$0")/.."
at=$1/static
most=${2:-65536}
flags='-O2 -ffunction-sections -fdata-sections'

make -s BUILD="$at" CFLAGS="$flags" "$at/libonirim.a"
cat > "$at/play.c" <<'PROGRAM'
#include "onirim.h"

int
main(int argc, char **argv)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game;
	uint32_t chance = 1;
	int seats = 0, outcome;

	if (onirim_game_new(&game, argc > 1 ? argv[1] : "", NULL) !=
	    ONIRIM_OK)
		return 2;
	while (onirim_outcome(game) == ONIRIM_PLAYING) {
		const int count = onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX);

		chance = chance * 1664525u + 1013904223u;
		seats |= 1 << onirim_player(game);
		if (onirim_decision(game) == ONIRIM_ASK_NOTHING ||
		    onirim_apply(game, actions[(chance >> 16) %
		    (uint32_t)count]) != ONIRIM_OK)
			return 2;
	}
	outcome = onirim_outcome(game);
	onirim_game_free(game);
	return outcome != ONIRIM_PLAYING && seats != 0 ? 0 : 2;
}
PROGRAM
echo 'int main(void) { return 0; }' > "$at/empty.c"

# The text and data of a program, without symbols.
carried()
{
	# shellcheck disable=SC2086
	${CC:-cc} -std=c11 $flags -Iinclude -static -Wl,--gc-sections \
	    -o "$at/$1" "$at/$1.c" "$at/libonirim.a"
	strip "$at/$1"
	size "$at/$1" | awk 'NR == 2 { print $1 + $2 }'
}

bytes=$(($(carried play) - $(carried empty)))
# They play to the end, whatever is played.
for config in '' 'players=2 sets=steps,towers,dreams' \
    'game=nightmarium players=4'; do
	timeout 60 "$at/play" "$config"
done
echo "static: a program that plays carries $bytes bytes"
test "$bytes" -le "$most"
