#!/bin/sh
# A library that is built with LEAVE_OUT=advice is smaller, has the same
# functions, and those of advice say that it is absent.
#
#     absent.sh BUILD
set -eu
cd "$(dirname "$0")/.."
at=$1/no-advice

make -s BUILD="$at" LEAVE_OUT=advice
if make -s BUILD="$at" LEAVE_OUT=play 2> "$at/refused"; then
	echo "absent: play can be left out" >&2
	exit 1
fi
grep -q 'LEAVE_OUT' "$at/refused"
sh tests/exports.sh "$at"
if nm "$at/libonirim.a" | grep oni_networks; then
	echo "absent: the weights are there" >&2
	exit 1
fi
cat > "$at/absent.c" <<'PROGRAM'
#include "onirim.h"

#define ABSENT(call) do { \
	if ((call) != ONIRIM_E_ABSENT) \
		return __LINE__ % 100; \
} while (0)

int
main(void)
{
	static uint64_t memory[1024];
	onirim_advice advice = {0};
	onirim_advisor *advisor = (onirim_advisor *)memory;
	onirim_game *game;
	char text[ONIRIM_TEXT_MAX];

	if (onirim_game_new(&game, "", NULL) != ONIRIM_OK)
		return 1;
	onirim_advisor_free(advisor);
	ABSENT(onirim_advise(advisor, game, 1, 1, &advice, 1));
	ABSENT(onirim_advisor_choose(advisor, game, 0, 1));
	ABSENT(onirim_reason_text(game, &advice, NULL, text, sizeof(text)));
	ABSENT(onirim_advisor_size(game));
	ABSENT(onirim_advisor_new(&advisor, game));
	if (advisor != NULL)
		return 2;
	advisor = (onirim_advisor *)memory;
	ABSENT(onirim_advisor_new_at(&advisor, memory, sizeof(memory), game));
	if (advisor != NULL)
		return 3;
	ABSENT(onirim_advisor_new(NULL, NULL));
	onirim_advisor_free(advisor);
	onirim_game_free(game);
	return 0;
}
PROGRAM
${CC:-cc} -std=c11 -Iinclude -o "$at/absent" "$at/absent.c" "$at/libonirim.a"
"$at/absent"
echo "absent: a library without advice says so"
