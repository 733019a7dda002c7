#!/bin/sh
# Includes of lib/ point one way: a room includes only what lies in its own or
# a lower one, and neither game looks at the other.
set -eu
cd "$(dirname "$0")/.."

look()
{
	awk '
# Which floor a file stands on; the tables of games lie below the state that
# holds them.
function floor(path) {
	if (path ~ /^include\//) return 0
	if (path ~ /^lib\/core\//) return 1
	if (path ~ /^lib\/[a-z]+\/table\.h$/) return 2
	if (path ~ /^lib\/(state|ruleset|games|config|engine|log|memory|sound|answers)\./) return 3
	if (path ~ /^lib\/(onirim|nightmarium)\//) return 4
	if (path ~ /^lib\/(seen|said|kept|search)\//) return 5
	if (path ~ /^lib\/(game\.[ch]|ask\.c)$/) return 5
	return -1
}
# The game that a file belongs to, if any.
function game(path) {
	return path ~ /^lib\/(onirim|nightmarium)\// ? room(path) : ""
}
function room(path) {
	sub(/\/[^\/]*$/, "", path)
	return path
}
/^#include "/ {
	split($0, parts, "\"")
	path = room(FILENAME) "/" parts[2]
	if (parts[2] == "onirim.h")
		path = "include/onirim.h"
	while (sub(/[^\/]+\/\.\.\//, "", path))
		;
	seen++
	from = floor(FILENAME)
	to = floor(path)
	if (from < 0 || to < 0 || to > from || (game(path) != "" &&
	    game(FILENAME) != "" && game(path) != game(FILENAME))) {
		print FILENAME ": may not include " path
		bad = 1
	}
}
/^#include </ {
	seen++
	if ($2 !~ /^<(stddef|stdint|stdbool|string|limits|assert)\.h>$/ &&
	    !($2 == "<stdlib.h>" && FILENAME == "lib/memory.c")) {
		print FILENAME ": may not include " $2
		bad = 1
	}
}
(game(FILENAME) == "lib/onirim" && /table\.nightmarium|struct nightmarium_table/) ||
(game(FILENAME) == "lib/nightmarium" && /table\.onirim|struct onirim_table/) {
	print FILENAME ": may not read the other game: " $0
	bad = 1
}
END {
	if (seen == 0) bad = 1
	if (!bad) print "rooms: " seen " includes point one way"
	exit bad
}' "$@"
}

# One that reads the other game is found, in either way.
planted=$(mktemp -d)
trap 'rm -rf "$planted"' EXIT
mkdir -p "$planted/lib/nightmarium"
for line in '#include "../onirim/table.h"' 'g->table.onirim.goal_count'; do
	echo '#include "table.h"' > "$planted/lib/nightmarium/ruleset.c"
	echo "$line" >> "$planted/lib/nightmarium/ruleset.c"
	if (cd "$planted" && look lib/nightmarium/ruleset.c > /dev/null); then
		echo "rooms: not found: $line"
		exit 1
	fi
done
look $(find lib -name '*.[ch]' | sort)
