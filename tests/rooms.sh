#!/bin/sh
# Arrows of lib/ point one way: a room includes, and calls, only what stands on
# its own floor or a lower one, and neither game looks at the other.  Advice is a
# guest: it knows of the library what any program knows.
#
#     rooms.sh BUILD
set -eu
cd "$(dirname "$0")/.."

# Which floor a file stands on; the tables of games lie below the state that
# holds them.
floors='
function floor(path) {
	if (path ~ /^include\//) return 0
	if (path ~ /^lib\/core\//) return 1
	if (path ~ /^lib\/[a-z]+\/table\.h$/) return 2
	if (path ~ /^lib\/(state|ruleset|zones|observation|config|engine|log|memory|sound|answers)\./) return 3
	if (path ~ /^lib\/games\//) return 3
	if (path ~ /^lib\/(onirim|nightmarium)\//) return 4
	if (path ~ /^lib\/(seen|said|kept|search)\//) return 5
	if (path ~ /^lib\/(game\.[ch]|ask\.c)$/) return 5
	if (path ~ /^lib\/advice\//) return 6
	return -1
}
function is_advice(path) {
	return path ~ /^lib\/advice\//
}
'

look()
{
	awk "$floors"'
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
	    game(FILENAME) != "" && game(path) != game(FILENAME)) ||
	    (is_advice(FILENAME) && !is_advice(path) && to > 0)) {
		print FILENAME ": may not include " path
		bad = 1
	}
}
/^#include </ {
	seen++
	if ($2 !~ /^<(stddef|stdint|stdbool|string|limits|assert)\.h>$/ &&
	    !($2 == "<stdlib.h>" &&
	    FILENAME ~ /^lib\/(memory|advice\/advisor)\.c$/)) {
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

# What `nm -g` says of all objects.  Only lib/games/ names what stands above it:
# the lists of the games.
link()
{
	awk "$floors"'
/^[^ ]*\.o:$/ {
	file = $0
	sub(/^.*\/lib\//, "lib/", file)
	sub(/\.o:$/, ".c", file)
}
NF == 3 && $2 ~ /^[TDRB]$/ { home[$3] = file }
NF == 2 && $1 == "U" && $2 ~ /^(oni|onirim)_/ { calls[file, $2] = $2 }
END {
	for (call in calls) {
		split(call, parts, SUBSEP)
		to = home[calls[call]]
		seen++
		if (parts[1] !~ /^lib\/games\// &&
		    (to == "" || floor(to) > floor(parts[1]) ||
		    (is_advice(parts[1]) && !is_advice(to) &&
		    parts[2] !~ /^onirim_/))) {
			print parts[1] ": may not call " calls[call]
			bad = 1
		}
	}
	if (seen == 0) bad = 1
	if (!bad) print "rooms: " seen " calls point one way"
	exit bad
}'
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
# So is advice that looks behind the header.
mkdir -p "$planted/lib/advice"
echo '#include "../core/deck.h"' > "$planted/lib/advice/judge.c"
if (cd "$planted" && look lib/advice/judge.c > /dev/null); then
	echo "rooms: not found: core/deck.h in advice"
	exit 1
fi
# So is a public function that is called from below, and a private one that
# advice calls.
for call in 'onirim_player core/deck' 'oni_is_sound advice/judge'; do
	if printf '%s\n' 'b/lib/ask.o:' "0 T ${call% *}" \
	    "b/lib/${call#* }.o:" " U ${call% *}" | link > /dev/null; then
		echo "rooms: not found: $call"
		exit 1
	fi
done
look $(find lib -name '*.[ch]' | sort)
# What stands in for advice is in no library that has it.
nm -g $(find lib -name "*.c" ! -name absent.c | sort |
    sed "s|.*|$1/&|; s|c$|o|") | link
