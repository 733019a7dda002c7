#!/bin/sh
# The menu, new games, games of the day and the language, in a conversation:
#
#     menu.sh PROGRAM
set -eu
program=$1
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
export XDG_STATE_HOME="$room" LC_ALL=C
checks=0

# types TEXT [OPTION...]: type it, and what is shown then is in $room/out.
types()
{
	text=$1
	shift
	printf '%b' "$text" | "$program" "$@" > "$room/out" 2>&1 || {
		echo "menu: '$text' ends badly" >&2
		exit 1
	}
}

# shows TEXT, hides TEXT: whether it was shown.
shows()
{
	checks=$((checks + 1))
	grep -qF -e "$1" "$room/out" && return
	echo "menu: '$1' is missing after '$text'" >&2
	exit 1
}

hides()
{
	checks=$((checks + 1))
	grep -qF -e "$1" "$room/out" || return 0
	echo "menu: '$1' is there after '$text'" >&2
	exit 1
}

# kept CONFIG: a game of this configuration was begun.
kept()
{
	checks=$((checks + 1))
	grep -qx -e "config $1" "$room"/onirim/games/* && return
	echo "menu: no game is kept of $1" >&2
	exit 1
}

types ''
shows 'n  New game  [Enter]'
hides 'Go on'

# A base game at once; the menu keeps it, and goes on with it.
types '\n\n1 m'
shows 'y  Go on with the last game  [Enter]'
shows '     turn '
types '\n'
shows '(turn '
types 'y q'
shows '(turn '

# What is chosen is asked for, and remembered; what does not go with it is not
# offered.
types 'n 3 2 m'
shows '[x] The Book of Steps'
shows '[ ] Race'
hides 'Scattered ruins'
types 'n 2 3 8 11\n5\n\n1 q'
kept 'game=onirim players=2 sets=steps variants=race seed=5'
types 'n m'
shows '[x] Race'
types 'n 1 2 6\n7\n\n1 q'
kept 'game=nightmarium players=3 seed=7'
grep -q 'tag computer "2,3"' "$room"/onirim/games/*
types 'n 6\nseven\nm'
shows 'seven is not possible here.'
types 'n 1 m'
shows 'Players: [1]  2'
hides '] Race'
types 'n zz 1\nm'
shows 'There is no choice zz.'
shows 'Game:  Onirim  [Nightmarium]'

# The same game all day long.
types 'd 1 q'
kept "game=onirim seed=$(date +%Y%m%d)"
before=$(ls "$room/onirim/games")
types 'd m'
[ "$(ls "$room/onirim/games")" = "$before" ] || {
	echo "menu: there are two games of a day" >&2
	exit 1
}
shows '     turn '

# A language stays until another one is chosen.
types 'g 2\n'
shows 'Nouvelle partie'
types ''
shows 'Nouvelle partie'
types '' --lang ru
hides 'Nouvelle partie'
types 'g 1\n'
shows 'New game'

# A setting of a stranger does no harm.
echo 'game=onirim players=9 sets=steps,steps foo=1 level=77 computer=5' \
	> "$room/onirim/game"
types 'n m'
shows 'Players: [1]  2'
shows '[x] The Book of Steps'

echo "menu: $checks checks"
