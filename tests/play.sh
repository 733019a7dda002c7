#!/bin/sh
# play.sh - the program's conversation from outside: sh tests/play.sh PROGRAM
#
# It is fed with answers and looked at as text.  The answers are made by
# arithmetic of our own, so that every run is the same everywhere.

play=${1:?usage: play.sh PROGRAM}
seeds=${2:-1}
checks=0
# Answers are synced to the disk; in memory that takes no time.
[ -n "$TMPDIR" ] || [ ! -w /dev/shm ] || TMPDIR=/dev/shm
room=${TMPDIR:-/tmp}/play.$$
all=steps,towers,dreams

# The language is that of the options, or English, and no game of the user is
# touched.
unset LC_ALL LC_MESSAGES LANG
XDG_STATE_HOME=$room/state
LC_CTYPE=C.UTF-8
export XDG_STATE_HOME LC_CTYPE

mkdir "$room" || exit 1
trap 'rm -rf "$room"' EXIT
trap 'exit 1' HUP INT TERM

fail()
{
	echo "play: $*" >&2
	exit 1
}

pass()
{
	checks=$((checks + 1))
}

# run STATUS INPUT OPTION...: play, and look at the exit status.
run()
{
	want=$1 input=$2
	shift 2
	"$play" "$@" <"$input" >"$room/out" 2>"$room/err"
	got=$?
	[ "$got" -eq "$want" ] || fail "status $got, not $want: $*"
	pass
}

# type TEXT: what is typed into the next game.
type()
{
	# shellcheck disable=SC2059
	printf "$@" >"$room/typed"
}

# says FILE TEXT...: each text stands in what was written.
says()
{
	file=$room/$1
	shift
	for text; do
		grep -qF -e "$text" "$file" || fail "nothing says: $text"
		pass
	done
}

# same A B: two files are equal.
same()
{
	cmp -s "$room/$1" "$room/$2" || fail "$1 is not $2"
	pass
}

# answers SEED HIGHEST: many numbers from 1 to HIGHEST, some of them on one
# line, and now and then another look at things, and an answer taken back.
answers()
{
	awk -v seed="$1" -v highest="$2" 'BEGIN {
		split("t ? u l r", word)
		x = seed * 7919 + 17
		for (i = 0; i < 4000; i++) {
			x = x * 16807 % 2147483647
			if (x % 16 == 0)
				answer = word[int(x / 16) % 5 + 1]
			else
				answer = int(x / 127) % highest + 1
			printf "%s%s", answer, x % 7 == 0 ? " " : "\n"
		}
	}' >"$room/answers"
}

# lines LANGUAGE: what was written is narrow enough, has words instead of
# notation, is plain text in English, and has no English words elsewhere.
# Bytes that go on with a character have no width.
lines()
{
	LC_ALL=C tr -d '\200-\277' <"$room/out" | LC_ALL=C awk '
	language == "en" && /[^ -~]/ { print "line " NR ": not plain: " $0 }
	language ~ /fr|ru/ && /(^|[^a-z])[Tt]he |Player/ {
		print "line " NR ": English: " $0
	}
	/[0-9] [a-z]+:[a-z0-9]/ { print "line " NR ": no words: " $0 }
	length($0) > 80 { print "line " NR ": too wide: " $0 }
	' language="$1" >"$room/complaint"
	[ ! -s "$room/complaint" ] || fail "$(sed 1q "$room/complaint"): $*"
	pass
}

options()
{
	for language in en fr ru; do
		run 0 /dev/null --help --lang "$language"
		says out --game --seed --players --sets --variants \
		    --premonitions --objective --first --turns --chance \
		    --config --computer --level --record --resume --replay \
		    --lang --plain --help --version
		lines help
	done
	run 0 /dev/null -h
	run 0 /dev/null --version
	says out 'onirim '
	for wrong in --sead 4 --seed --help=me '--seed 1 --seed 2' \
	    '--lang xx' '--computer 2 --level'; do
		# shellcheck disable=SC2086
		run 2 /dev/null $wrong
		[ ! -s "$room/out" ] || fail "a refusal on standard output"
		says err onirim:
	done
}

# refused WORD OPTION...: the mark stands below the word at fault, or below a
# part of it.
refused()
{
	word=$1
	shift
	run 2 /dev/null "$@"
	[ ! -s "$room/out" ] || fail "a refusal on standard output: $*"
	awk -v word="$word" '/^ *\^~*$/ {
		match($0, /\^~*/)
		marked = substr(before, RSTART, RLENGTH)
	}
	{ before = $0 }
	END { exit marked == "" || index(word, marked) == 0 }' \
	    "$room/err" || fail "wrong mark: $*"
	pass
}

configurations()
{
	refused colour=blue --config 'players=2 colour=blue'
	refused seed=x --seed x
	refused variants=race --variants race --seed 1
	says err 'This needs two players: players=2.'
	refused sets=hills --sets towers,hills
	says err 'steps, towers, dreams'
	refused variants=ruins --sets steps,dreams --variants=lost,ruins
	refused premonitions=5 --sets steps --premonitions 5
	refused sets=towers --sets steps --config sets=towers
	refused game=chess --seed 1 --game chess
	refused objective=8 --game nightmarium --objective 8
	refused chance=dealer --chance dealer --seed 1
	refused players=0 --seed 1 --players 0
	refused players=6 --game nightmarium --players 6
	says err 'Nightmarium is for two to five players.'
	refused players=3 --players 3 --seed 1
	says err 'Onirim is for one or two players.'
	LANG=fr refused players=3 --players 3
	says err 'Onirim se joue à un ou deux joueurs.'
	LANG=ru refused players=3 --players 3
	says err 'играют в одиночку или вдвоём'
	refused "$(printf '\320\264\320\276\320\274')" --config \
	    "$(printf 'seed=1 sets=towers,\320\264\320\276\320\274')"
	[ "$(sed -n 3p "$room/err")" = '              ^~~' ] ||
	    fail "the mark is not as wide as the word"
}

seats()
{
	for seats in 3 0 x 2,2 2,,1 ',' '2,' ,2 12 '2 1' ''; do
		run 2 /dev/null --game nightmarium --computer "$seats"
		says err 'no such seats'
	done
	run 2 /dev/null --computer 1
	says err 'cannot play the only seat'
	for level in 10 -1 x 5x ''; do
		run 2 /dev/null --players 2 --computer 2 --level "$level"
		says err 'a level is a number from 0 to 9'
	done
}

# Each kind of bad input is answered and asked again, and brings nothing about.
bad_input()
{
	{
		printf '\n0\n99999999999999999999\nabc\nplay:\nplay:red-door\n'
		printf -- '-1\n\t\n\303\251\033[2J\nq\0q\nlimbo\n? x\n?99\n'
		printf 'u\nr\n99 1\n'
		awk 'BEGIN { for (i = 0; i < 5000; i++) printf "1"; print "" }'
		printf '  q  \n'
	} >"$room/typed"
	run 0 "$room/typed" --seed 1 --record "$room/bad"
	says out 'Please type' 'There is no choice 0.' \
	    'There is no choice 99.' 'is not understood' \
	    'This card is not in your hand.' 'nothing to take back' \
	    'nothing to play again' 'You left before the end.'
	! grep -q "^[1-9][0-9]* ." "$room/bad" || fail "bad input brought something about"
}

# The input ends, is none, or nobody can read what is written.
closed()
{
	run 0 /dev/null --seed 1
	says out 'You left before the end.' 'To begin the same game again:'
	"$play" --seed 1 <&- >"$room/out" || fail "no end without input"
	type 1
	run 0 "$room/typed" --seed 3
	says out '(turn 2,'
	[ ! -e /dev/full ] || ! "$play" --seed 1 </dev/null >/dev/full ||
	    fail "nobody can read it, and that is fine"
	pass
}

help()
{
	type '?\n? 1\nhelp\ni\nrules\nl\nt\ntable\n1\nl\n'
	for language in en fr ru; do
		for game in onirim nightmarium; do
			run 0 "$room/typed" --seed 1 --game $game \
			    --lang $language
			lines $language
		done
	done
	run 0 "$room/typed" --seed 1
	says out 'The card is the first of its colour in your row.' \
	    ' and drew a' 'What happened' 'Limbo'
}

# A hint is the same each time, and leaves the game alone.
hints()
{
	type 'h\nh\n1\nh\n'
	for options in '' '--players 2' "--sets $all" '--game nightmarium'; do
		for language in en fr ru; do
			# shellcheck disable=SC2086
			run 0 "$room/typed" --seed 1 --lang $language $options
			lines $language
			[ "$(grep -c '^ *[0-9]* % ' "$room/out")" -gt 1 ] ||
			    fail "no hint: $options"
			mv "$room/out" "$room/hints"
			# shellcheck disable=SC2086
			run 0 "$room/typed" --seed 1 --lang $language $options
			same out hints
		done
	done
	type 'h\nh\n1\nh\nh\n1\nh\n'
	run 0 "$room/typed" --seed 1 --record "$room/hinted"
	type '1\n1\n'
	run 0 "$room/typed" --seed 1 --record "$room/unhinted"
	same hinted unhinted
	type 'h\n'
	run 0 "$room/typed" --config chance=host
	says out 'There is no hint here.'
}

# Answers by number, all on a line, and in notation do the same.
notation()
{
	type '1\n1\n1\n'
	run 0 "$room/typed" --seed 7 --record "$room/numbers"
	type '1 1 1\n'
	run 0 "$room/typed" --seed 7 --record "$room/line"
	same numbers line
	sed -n 's/^[1-9][0-9]* \([a-z]*:[^ ]*\).*/\1/p' "$room/numbers" \
	    >"$room/typed"
	run 0 "$room/typed" --seed 7 --record "$room/notation"
	same numbers notation
	type '1 99 1\n'
	run 0 "$room/typed" --seed 7 --record "$room/wrong"
	type '1\n'
	run 0 "$room/typed" --seed 7 --record "$room/right"
	same wrong right
}

# The command that begins the last game again, without line breaks.
again()
{
	sed -n '/^To begin the same game again:/,$p' "$room/out" |
	    sed -e 1d -e 's/ \\$//' | tr '\n' ' ' |
	    sed 's/^ *onirim //'
}

# whole SEED HIGHEST OPTION...: a game to its end, and from its command the
# same game again, and again in other languages.
whole()
{
	answers "$1" "$2"
	highest=$2
	set -- --seed "$@"
	seed=$2
	shift 3
	set -- --seed "$seed" "$@"
	run 0 "$room/answers" "$@"
	tr '\n' ' ' <"$room/out" |
	    grep -qE 'have (won|lost)[.:]|has won[.:]' ||
	    fail "no end: $highest $*"
	lines en "$@"
	mv "$room/out" "$room/first"
	cp "$room/first" "$room/out"
	eval "\"\$play\" $(again)" <"$room/answers" >"$room/second" ||
	    fail "not again: $highest $*"
	same first second
	for language in fr ru; do
		run 0 "$room/answers" "$@" --lang $language
		lines $language "$@"
	done
	cat "$room/first" >>"$room/all"
}

whole_games()
{
	for sets in '' steps towers dreams steps,towers steps,dreams \
	    towers,dreams $all; do
		for highest in 3 12; do
			whole "$1" "$highest" ${sets:+--sets $sets}
			whole "$1" "$highest" ${sets:+--sets $sets} \
			    --players 2
		done
	done
	whole "$1" 10 --config "players=2 variants=open,unique"
	whole "$1" 5 --config "players=2 variants=race first=random"
	whole "$1" 9 --sets $all --players 2 --premonitions=5 \
	    --variants open,unique,race,lost,ruins,right-only
	whole "$1" 17 --config chance=host
	whole "$1" 9 --sets $all --players 2 --chance host --premonitions 6
	whole "$1" 12 --players 2 --computer 2
	whole "$1" 3 --players 2 --sets $all --computer 1,2 --level 1
	whole "$1" 3 --game nightmarium
	whole "$1" 12 --game nightmarium --players 3 --objective 3
	whole "$1" 9 --game nightmarium --players 5 --objective=7
	whole "$1" 20 --game nightmarium --chance host
	whole "$1" 5 --game nightmarium --players 4 --objective 1 --computer 3
	whole "$1" 9 --game nightmarium --players 5 --computer 1,2,3,4,5 \
	    --level 0
}

# Every question comes up in the games, and what is rare in them.
questions()
{
	whole 18446744073709551615 12
	for seed in 19 115; do # Premonitions come true
		whole $seed 2 --sets dreams --premonitions 6 --players 2
	done
	says all 'or cast a spell first?' 'pays for the spell (' \
	    'Which two Goals do you swap?' 'put on top of the deck?' \
	    'want to draw first?' 'Which Tower do you give up' \
	    'You drew a Happy Dream. What do you do?' \
	    'Which card of the deck' 'Which of the revealed cards' \
	    'cast Parallel Planning' 'swapped Goals' 'is turned up again' \
	    'do you face first?' 'What do you give up to the Premonition of'
}

# language TEXT VARIABLE=VALUE... [-- OPTION...]
language()
{
	text=$1
	shift
	variables=
	while [ $# -gt 0 ] && [ "$1" != -- ]; do
		variables="$variables $1"
		shift
	done
	[ $# -eq 0 ] || shift
	# shellcheck disable=SC2086
	env $variables "$play" --seed 1 "$@" </dev/null >"$room/out" ||
	    fail "no game: $variables $*"
	says out "$text"
}

languages()
{
	language 'Your choice'
	language 'Ваш выбор' LANG=ru_RU.UTF-8
	language 'Votre choix' LANG=ru_RU.UTF-8 LC_MESSAGES=fr_BE
	language 'Your choice' LANG=ru LC_MESSAGES=fr LC_ALL=xx_XX
	language 'Your choice' LANG=frr_DE
	language 'Votre choix' LANG=ru@x LC_ALL= -- --lang fr-CA
	language 'Your choice' LANG=ru LC_ALL=fr -- --lang=en
	LANG=fr run 2 /dev/null --sead
	says err "cette option n'existe pas"
	LANG=fr run 2 /dev/null --seed x
	says err 'Une graine est un nombre décimal'
}

# What was written can be gone on with, as if nothing had been.
records()
{
	for options in "--players 2 --sets $all" '--sets towers' \
	    '--game nightmarium --players 3 --computer 1 --level 1'; do
		answers 5 4
		sed 30q "$room/answers" >"$room/some"
		sed 12q "$room/some" >"$room/begin"
		sed 1,12d "$room/some" >"$room/end"
		rm -f "$room/whole" "$room/part"
		# shellcheck disable=SC2086
		run 0 "$room/some" --seed 5 $options --record "$room/whole"
		# shellcheck disable=SC2086
		run 0 "$room/begin" --seed 5 $options --record "$room/part"
		run 0 /dev/null --resume "$room/part"
		run 0 "$room/end" --resume "$room/part"
		same whole part
	done
	cp "$room/whole" "$room/kept"
	run 2 /dev/null --seed 1 --record "$room/kept"
	says err 'is there already'
	run 2 /dev/null --seed 1 --resume "$room/kept"
	says err 'a record brings its own game'
	run 2 /dev/null --replay "$room/kept" --record "$room/other"
	run 2 /dev/null --resume "$room/kept" --computer 4
	same whole kept
	type '1\ns %s\ns\n%s\nq\n' "$room/kept" "$room/saved"
	run 0 "$room/typed" --seed 5
	says out 'cannot be written' "The game is written to $room/saved"
	says saved 'seed=5'
	same whole kept
}

# Where nothing can be written, that is said once, and the game goes on.
nowhere()
{
	type '1\n1\n1\n'
	for place in "$room/kept" /dev/null; do
		XDG_STATE_HOME=$place run 0 "$room/typed" --seed 1
		says out '(turn 4,'
		[ "$(grep -c 'cannot be written' "$room/out")" -eq 1 ] ||
		    fail "not said once that nothing is written"
	done
	run 1 "$room/typed" --seed 1 --record "$room/none/file"
	says err 'No such file'
}

# A record answer by answer, back, and to any.
replay()
{
	type '\n\nb\n3\n999\nx\nn\n0\n'
	for language in en fr ru; do
		run 0 "$room/typed" --replay "$room/whole" --lang $language
		lines $language
	done
	run 0 "$room/typed" --replay "$room/whole"
	says out 'Player 1 '
}

# Answers are taken back and given again; what showed a card is asked for
# twice, and counted.
undo()
{
	type '1\nu\n1\nu\nt\nu\nu\nu\nr\nr\nu\nu\nu\nu\nu\nr\nr\n'
	run 0 "$room/typed" --seed 5 --record "$room/undone"
	says out 'u again takes it back' 'Taken back.' \
	    'There is nothing to play again.' 'There is nothing to take back.'
	says undone 'tag undone "'
	grep -q '^2' "$room/undone" || fail "not given again"
	type '1\n'
	run 0 "$room/typed" --seed 5 --record "$room/one"
	type '1\n1\nu\nu\n'
	run 0 "$room/typed" --seed 5 --record "$room/back"
	sed '/^tag undone/d' "$room/back" >"$room/untagged"
	same one untagged
	type '1\n1\nu\nu\nr\n1\nq\n'
	run 0 "$room/typed" --game nightmarium --seed 8 --players 3 \
	    --computer 2,3 --record "$room/night"
	says out 'Taken back.'
	says night 'tag computer "2,3"'
	type 'u\nu\n'
	run 0 "$room/typed" --game nightmarium --seed 8 --computer 1
	says out 'There is nothing to take back.'
}

# broken LINE COLUMN: the place of the fault, and the status in words.
broken()
{
	for option in --resume --replay; do
		run 1 /dev/null "$option" "$room/broken"
		says err "onirim: $room/broken:$1:$2: "
		[ ! -s "$room/out" ] || fail "a broken record is shown"
	done
}

broken_records()
{
	sed 's/^1 .*/1 play:red-door/' "$room/saved" >"$room/broken"
	broken 5 3
	sed 's/seed=5/seed=6/' "$room/saved" >"$room/broken"
	broken 4 3
	sed 's/^config/konfig/' "$room/saved" >"$room/broken"
	broken 3 1
	sed 's/^rules.*/rules 99/' "$room/saved" >"$room/broken"
	broken 2 7
	printf 'onirim-record 9\n' >"$room/broken"
	broken 1 15
	says err 'later version'
	: >"$room/broken"
	broken 1 1
	printf 'onirim-record 1\n\0' >"$room/broken"
	broken 2 1
	LANG=ru run 1 /dev/null --resume "$room/broken"
	says err 'текст не читается'
	awk 'BEGIN { for (i = 0; i < 2e5; i++) print "# a line" }' |
	    cat "$room/saved" - >"$room/broken"
	run 1 /dev/null --resume "$room/broken"
	run 1 /dev/null --resume "$room/none"
	run 1 /dev/null --replay "$room"
	for tag in 'computer "2 of HAL"' 'computer "9"' 'level "HAL"'; do
		sed "s/^tag ${tag%% *} .*/tag $tag/" "$room/whole" >"$room/hal"
		run 0 /dev/null --resume "$room/hal"
	done
}

# A game that is kept is open in one program at a time, however it is named.
open_twice()
{
	mkfifo "$room/keys"
	XDG_STATE_HOME=$room/twice "$play" --seed 1 <"$room/keys" \
	    >"$room/one" 2>&1 &
	exec 3>"$room/keys"
	echo 1 >&3
	until ls "$room/twice/onirim/games/"*.onirim >"$room/kept" 2>&1; do
		sleep 0.1
	done
	kept=$(cat "$room/kept")
	XDG_STATE_HOME=$room/twice run 2 /dev/null --resume "$kept"
	says err 'open in another window'
	exec 3>&-
	wait
	XDG_STATE_HOME=$room/twice run 0 /dev/null --resume "$kept"
}

options
configurations
seats
bad_input
closed
help
hints
notation
seed=0
while [ "$seed" -lt "$seeds" ]; do
	whole_games "$seed"
	seed=$((seed + 1))
done
questions
languages
records
nowhere
replay
undo
broken_records
open_twice
echo "play: $checks checks"
