#!/bin/sh
# Each function that tells something of a game, to a viewer or a reader or to
# whoever has the game, is compared by the battery.
#
#     told.sh
set -eu
cd "$(dirname "$0")/.."

# Name those of a header that are not.
untold() {
	tr '\n' ' ' < "$1" | tr ';' '\n' | sed -n -E \
		-e '/const onirim_(game|reader) \*|game \*const|int viewer/!d' \
		-e 's/.*ONIRIM_API [^(]*(onirim_[a-z_]+)\(.*/\1/p' |
		while read -r name; do
			grep -q -w "$name" tests/battery/told.c \
				tests/battery/texts.c tests/battery/battery.c ||
				echo "$name"
		done
}

planted=$(mktemp)
trap 'rm -f "$planted"' EXIT
for function in 'a(const onirim_game *game)' 'b(int n,\n    int viewer)' \
	'c(const char *word, const onirim_reader *reader)' \
	'd(onirim_game *const *games)'; do
	printf "ONIRIM_API int onirim_untold_$function;\n" > "$planted"
	if test -z "$(untold "$planted")"; then
		echo "told: not found: $function" >&2
		exit 1
	fi
done
names=$(untold include/onirim.h)
if test -n "$names"; then
	echo "told: not compared in tests/battery/told.c:" $names >&2
	exit 1
fi
echo "told: the battery compares what is told of a game"
