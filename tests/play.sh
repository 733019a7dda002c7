#!/bin/sh
# play.sh - the terminal game from outside: sh tests/play.sh PLAY
#
# It is fed with answers and looked at as text.  The answers are made by
# arithmetic of our own, so that every run is the same everywhere.

play=${1:?usage: play.sh PLAY}
games=${2:-12}
checks=0
room=${TMPDIR:-/tmp}/play.$$

# The language is that of the options, or English.
unset LC_ALL LC_MESSAGES LANG

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

# answers SEED HIGHEST: many numbers from 1 to HIGHEST, and now and then another
# look at things, and an answer taken back.
answers()
{
	awk -v seed="$1" -v highest="$2" 'BEGIN {
		split("t ? u n r", word)
		x = seed * 7919 + 17
		for (i = 0; i < 4000; i++) {
			x = x * 16807 % 2147483647
			if (x % 16 == 0)
				print word[int(x / 16) % 5 + 1]
			else
				print int(x / 127) % highest + 1
		}
	}' >"$room/answers"
}

# The pages of the last run: narrow and short enough, with words for each
# choice, and in English in plain text.  A page goes from the line of equals
# signs to its prompt, which has a number for each choice.  Bytes that go on
# with a character have no width.
pages()
{
	LC_ALL=C tr -d '\200-\277' <"$room/out" | LC_ALL=C awk '
	/[^ -~]/ && english { print "line " NR ": not plain text"; exit }
	/[0-9] [a-z]+:[a-z0-9]/ { print "line " NR ": no words"; exit }
	length($0) > 80 { print "line " NR ": too wide"; exit }
	/^=====/ { lines = 0; open = 1; next }
	open && ++lines > 24 { print "line " NR ": page too long"; exit }
	/\(1-[0-9]+, \?/ { open = 0 }' english="$english" >"$room/complaint"
	[ ! -s "$room/complaint" ] || fail "$(cat "$room/complaint"): $*"
	pass
}
english=1

# All languages, as the help tells them, and all but English.
find_languages()
{
	languages=$("$play" --help | sed -n \
	    's/^  --lang [^ ]*  *\([^;]*\);.*/\1/p' | tr -d ,)
	others=$(echo " $languages " | sed 's/ en / /')
	[ "${others# }" != "$languages " ] && [ -n "${others# }" ] ||
	    fail "no languages"
	pass
}

# The command that begins the last game again, without line breaks.
replay()
{
	sed -n '/^To begin the same game again:/,$p' "$room/out" |
	    sed -e 1d -e 's/ \\$//' | tr '\n' ' '
}

options()
{
	run 0 /dev/null --help
	says out --game --seed --players --sets --variants --premonitions \
	    --objective --first --turns --chance --events --config --computer --level \
	    --record --resume --replay --lang --help --version
	run 0 /dev/null --version
	says out libonirim
	run 2 /dev/null --sead 4
	says err --sead
	run 2 /dev/null 4
	run 2 /dev/null --seed
	says err --seed
	run 2 /dev/null --help=me
	run 2 /dev/null --seed 1 --seed 2
	run 2 /dev/null --lang xx
	says err 'does not speak this language'
}

# What can be played is told in each language, in lines that are not too wide,
# once for both games where they agree.
keys_in_help()
{
	run 0 /dev/null --help
	says out '--players N       Players, 1..2 (default: 1 player)' \
	    '--players N       Players, 2..5 (default: 2 players)' \
	    '--variants LIST   Variants (default: none)' \
	    'right-only      To the right only' \
	    '--turns N         Limit of turns, 0..65535 (default: No limit)'
	awk '/^  --/ && $1 != "--players" && $1 != "--first" && seen[$1]++ {
		exit 1
	}' "$room/out" || fail "an option is told twice"
	run 0 /dev/null --help --lang fr
	says out 'lost            Perdus !'
	run 0 /dev/null --help --lang ru
	says out 'nightmarium     Кошмариум'
	for language in $languages; do
		run 0 /dev/null --help --lang "$language"
		LC_ALL=C tr -d '\200-\277' <"$room/out" |
		    LC_ALL=C awk 'length($0) > 80 { exit 1 }' ||
		    fail "the help is too wide: $language"
		pass
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
	awk -v word="$word" '{ before = last; last = $0 } END {
		if (!match(last, /\^~*/))
			exit 1
		marked = substr(before, RSTART, RLENGTH)
		exit marked == "" || index(word, marked) == 0
	}' "$room/err" || fail "wrong mark: $*"
	pass
}

configurations()
{
	refused players=9 --players 9 --seed 1
	refused players=0 --seed 1 --players 0
	refused colour=blue --config 'players=2 colour=blue'
	refused seed=x --seed x
	refused variants=race --seed 1 --config 'variants=race'
	refused sets=hills --sets towers,hills
	refused variants=ruins --variants ruins
	refused variants=ruins --sets steps,dreams --variants=lost,ruins
	refused variants=lost --sets towers --variants lost
	refused premonitions=7 --sets dreams --premonitions 7
	refused premonitions=5 --sets steps --premonitions 5
	refused sets=towers --sets steps --config sets=towers
	refused players=3 --players 3 --seed 1
	says err 'This needs game=nightmarium.'
	refused variants=race --variants race --seed 1
	says err 'This needs two players: players=2.'
	refused "$(printf '\320\264\320\276\320\274')" --config \
	    "$(printf 'seed=1 sets=towers,\320\264\320\276\320\274')"
	[ "$(tail -n 1 "$room/err")" = '              ^~~' ] ||
	    fail "the mark is not as wide as the word"
	refused chance=dealer --chance dealer --seed 1
	refused first=random --chance=host --first random --seed 1
}

# Each kind of bad input is answered and asked again.
bad_input()
{
	{
		printf '\n0\n99999999999999999999\nabc\nplay:\nplay:red-door\n'
		printf -- '-1\n1 2\n\t\n\303\251\033[2J\nq\0q\nlimbo\nt t\n? x\n?99\n'
		printf 'u\nr\nsearch\n'
		awk 'BEGIN { for (i = 0; i < 5000; i++) printf "1"; print "" }'
		printf '  q  \n'
	} >"$room/bad"
	run 0 "$room/bad" --seed 1
	says out 'Please type' 'There is no choice 0.' 'no choice 9999' \
	    'That is not understood' 'This card is not in your hand.' \
	    'This is not what is asked now.' 'There is no choice 99.' 'too long' \
	    'nothing to take back' 'nothing to play again' \
	    'You left before the end.' '--seed 1'
	[ "$(grep -c '^Your choice' "$room/out")" -eq 20 ] ||
	    fail "bad input is not asked again"
	[ "$(grep -c '^=====' "$room/out")" -eq 2 ] ||
	    fail "bad input brought something about"
	pages bad input
}

end_of_input()
{
	run 0 /dev/null
	says out 'You left before the end.' 'To begin the same game again:'
	printf 1 >"$room/one"
	run 0 "$room/one" --seed=3
	says out 'turn 2'
	for seats in 1 2; do
		answers 3 2
		sed 12q "$room/answers" >"$room/some"
		run 0 "$room/some" --seed 3 --players "$seats"
		says out 'You left before the end.'
	done
}

# Help on the choices, the rules in short, and all news.
help_pages()
{
	printf '?\n? 1\nhelp\n1\nn\n' >"$room/help"
	run 0 "$room/help" --seed 1
	says out 'The card is the first of its colour in your row.' \
	    'A number or its notation' ' and drew a'
	[ "$(grep -c '^   The card is the first' "$room/out")" -gt 1 ] ||
	    fail "no help on each choice"
	grep -q '^The card is the first' "$room/out" || fail "no help on a choice"
	pages help
	printf 'i\nrules\n' >"$room/help"
	run 0 "$room/help" --seed 1
	says out 'ONIRIM IN SHORT' 'DISCARD'
	! grep -q 'THE TOWERS' "$room/out" || fail "rules of no use"
	for language in $languages; do
		run 0 "$room/help" --seed 1 --sets steps,towers,dreams \
		    --lang "$language"
		awk '/\(1-[0-9]+, \?/ { n++; lines = 0 }
		    n == 1 { lines++ }
		    lines > 47 { exit 1 }' "$room/out" ||
		    fail "the rules need more than two pages: $language"
	done
	run 0 "$room/help" --seed 1 --sets towers,dreams --lang ru
	says out 'БАШНИ' 'СЛАДКИЕ СНЫ'
}

# Advice on a question, by its number, and the same each time; the game itself
# is left alone.
advice()
{
	printf 'h\nhint\n1\nh\n' >"$room/advice"
	run 0 "$room/advice" --seed 1
	says out 'What the program would choose, the best first'
	grep '^ *[0-9]* % +-[0-9]* *[0-9]*  [1-8] ' "$room/out" >"$room/lines"
	[ "$(sed -n 1,8p "$room/lines")" = "$(sed -n 9,16p "$room/lines")" ] ||
	    fail "the advice is another each time"
	[ "$(wc -l <"$room/lines")" -gt 16 ] || fail "no advice"
	pages advice
	yes '1
h' | sed 100q >"$room/plain"
	run 0 "$room/plain" --seed 1
	awk '/^What the program would choose/ { last = "" }
	/^ *[0-9]+ % \+-/ {
		lower += last != "" && $1 < last
		higher += last != "" && $1 > last
		last = $1
	}
	END { exit higher > 0 || lower < 5 }' "$room/out" ||
	    fail "the best answer does not come first"
	printf '1\n' >"$room/plain"
	sed -n '/^You left/p' "$room/out" >"$room/advised"
	run 0 "$room/plain" --seed 1
	grep -qxF "$(cat "$room/advised")" "$room/out" ||
	    fail "advice changes the game"
	for language in $languages; do
		run 0 "$room/advice" --seed 1 --players 2 \
		    --sets steps,towers,dreams --lang "$language"
		[ "$(grep -c '^ *[0-9]* % ' "$room/out")" -gt 3 ] ||
		    fail "no advice for two: $language"
		run 0 "$room/advice" --seed 1 --game nightmarium --lang "$language"
		[ "$(grep -c '^ *[0-9]* % ' "$room/out")" -gt 3 ] ||
		    fail "no advice in Nightmarium: $language"
	done
	printf 'h\n' >"$room/advice"
	run 0 "$room/advice" --config chance=host
	says out 'There is no hint here.'
}

# The whole table is there for who asks for it.
table_page()
{
	printf 't\ntable\n' >"$room/table"
	run 0 "$room/table" --seed 1 --players 2 --sets steps,towers,dreams \
	    --premonitions 6
	[ "$(grep -c '^Dark ' "$room/out")" -eq 3 ] || fail "no table"
	says out 'Goals     1>' 'Towers    none' \
	    'Premonitions face down (2)' \
	    'Prophecy 0/5   Planning 0/7   Punishment 0/10'
	pages table
	run 0 "$room/table" --seed 1 --sets steps --variants lost
	says out 'Prophecy 0/6   Planning 0/9   Punishment 0/12'
}

# The first choice in its notation does what its number does.
notation()
{
	echo 1 >"$room/number"
	run 0 "$room/number" --seed 6
	mv "$room/out" "$room/by-number"
	first=$(sed -n 's/^ 1 \([A-Z][a-z]*\) the \([a-z]*\) \([A-Z][a-z]*\) .*/\1:\2-\3/p' \
	    "$room/by-number" | tr 'A-Z' 'a-z' | sed 1q)
	[ -n "$first" ] || fail "no first choice"
	echo "$first" >"$room/notation"
	run 0 "$room/notation" --seed 6
	cmp -s "$room/out" "$room/by-number" || fail "$first is not choice 1"
	pass
}

# whole SEED HIGHEST OPTION...: a game to its end, and from its replay command
# the same game again.
whole()
{
	seed=$1
	answers "$1" "$2"
	shift 2
	run 0 "$room/answers" --seed "$seed" "$@"
	grep -qE 'have (won|lost)\.|has won\.' "$room/out" ||
	    fail "no end: $seed $*"
	says out " $seed " 'To begin the same game again:'
	pages "$seed" "$@"
	mv "$room/out" "$room/first"
	cp "$room/first" "$room/out"
	eval "$(replay)" <"$room/answers" >"$room/again" ||
	    fail "no replay: $seed $*"
	cmp -s "$room/first" "$room/again" || fail "another game: $seed $*"
	pass
}

whole_games()
{
	seed=0
	while [ "$seed" -lt "$games" ]; do
		whole "$seed" 3
		whole "$seed" 12
		whole "$seed" 3 --players 2
		whole "$seed" 12 --players=2
		whole "$seed" 10 --config "players=2 variants=open,unique"
		whole "$seed" 5 --config "players=2 variants=race first=random"
		seed=$((seed + 1))
	done
	for seed in 0 1 18446744073709551615; do
		whole "$seed" 17 --config chance=host
		whole "$seed" 9 --config chance=host --players 2
		whole "$seed" 9 --config "players=2 variants=open,unique,race"
	done
}

# Games of all combinations of sets.  Every question comes up in them.
games_of_sets()
{
	for sets in steps towers dreams steps,towers steps,dreams \
	    towers,dreams steps,towers,dreams; do
		for highest in 3 16; do
			whole 1 "$highest" --sets "$sets"
			cat "$room/out" >>"$room/all"
			whole 2 "$highest" --sets "$sets" --players 2
			cat "$room/out" >>"$room/all"
		done
	done
	sets=steps,towers,dreams
	for seed in 3 4 5; do
		whole "$seed" 3 --sets "$sets" --players 2 --premonitions 6
		cat "$room/out" >>"$room/all"
		whole "$seed" 9 --sets "$sets" --players 2 --premonitions=5 \
		    --variants open,unique,race,lost,ruins,right-only
		whole "$seed" 9 --sets "$sets" --config chance=host
		whole "$seed" 9 --sets "$sets" --players 2 \
		    --config chance=host --premonitions 6
	done
	for seed in 19 115; do # Premonitions come true
		whole "$seed" 2 --sets dreams --premonitions 6 --players 2
		cat "$room/out" >>"$room/all"
	done
	says all 'or cast a spell first?' 'pays for the spell (' \
	    'Which two Goals do you swap?' 'put on top of the deck?' \
	    'want to draw first?' 'Which Tower do you give up' \
	    'You drew a Happy Dream. What do you do?' 'Which card of the deck' \
	    'Which of the revealed cards' 'cast Parallel Planning' \
	    'swapped Goals' 'is turned up again' 'ALIGNED:' 'not aligned:' \
	    'do you face first?' 'What do you give up to the Premonition of'
}

# The same in other languages, by the option and by the environment.
languages()
{
	english=
	for language in $others; do
		answers 7 9
		for players in 1 2; do
			run 0 "$room/answers" --lang "$language" --seed 7 \
			    --sets steps,towers,dreams --players "$players"
			pages "$language" "$players"
			! grep -qE '[Tt]he |Player' "$room/out" ||
			    fail "English words: $language"
		done
	done
	english=1
	LANG=ru_RU.UTF-8 run 0 /dev/null --seed 1
	says out 'Ваш выбор' 'Какую карту вы выложите или сбросите?'
	LANG=ru_RU.UTF-8 LC_MESSAGES=fr_BE run 0 /dev/null --seed 1
	says out 'Votre choix'
	LANG=ru LC_MESSAGES=fr LC_ALL=xx_XX run 0 /dev/null --seed 1
	says out 'Your choice'
	LANG=frr_DE run 0 /dev/null --seed 1
	says out 'Your choice'
	LANG=ru@x LC_ALL='' run 0 /dev/null --seed 1 --lang "fr-CA';"
	says out 'Votre choix' '--lang fr '
	LANG=ru LC_ALL=fr run 0 /dev/null --seed 1 --lang=en
	says out 'Your choice' '--lang en'
	LANG=fr run 0 /dev/null --help
	says out 'usage : play' '--replay FICHIER'
	LANG=fr run 2 /dev/null --sead
	says err "cette option n'existe pas"
	LANG=fr run 2 /dev/null --seed x
	says err 'Une graine est un nombre décimal'
}

# What was written can be gone on with, as if nothing had been.
resume()
{
	answers 5 4
	sed 30q "$room/answers" >"$room/some"
	sed 12q "$room/some" >"$room/begin"
	sed 1,12d "$room/some" >"$room/end"
	set -- --seed 5 --players 2 --sets towers,dreams
	run 0 "$room/some" "$@" --record "$room/whole"
	run 0 "$room/begin" "$@" --record "$room/part"
	says out '--resume'
	grep -q '^result' "$room/part" || fail "no record"
	run 0 "$room/end" --resume "$room/part" --record "$room/part"
	cmp -s "$room/whole" "$room/part" || fail "another game is resumed"
	for left in "$room"/part.*; do
		[ ! -e "$left" ] || fail "a file is left over: $left"
	done
	cp "$room/whole" "$room/kept"
	run 0 "$room/end" --resume "$room/whole"
	cmp -s "$room/whole" "$room/kept" || fail "written without being asked"
	pass

	run 1 /dev/null --seed 1 --record "$room/kept"
	says err 'is there already'
	cmp -s "$room/whole" "$room/kept" || fail "a record is written over"
	run 1 /dev/null --seed 1 --record "$room/none/file"
	run 2 /dev/null --seed 1 --resume "$room/kept"
	says err 'a record brings its own game'
	run 2 /dev/null --replay "$room/kept" --record "$room/other"

	printf '1\ns %s\ns\n1\ns %s\ns\n%s\nq\n' "$room/saved" "$room/kept" \
	    "$room/unused" >"$room/save"
	run 0 "$room/save" --seed 5
	says out 'Saved in' 'is there already: give another name'
	printf 's\n%s\nq\n' "$room/asked" >"$room/save"
	run 0 "$room/save" --resume "$room/saved"
	run 0 "$room/save" --seed 5
	says out 'Name of the file: ' "Saved in $room/asked."
	run 0 /dev/null --resume "$room/asked"
}

# A record ply by ply, back, and to any.
replay_record()
{
	printf '\n\nb\n3\n999\nx\nn\n0\n' >"$room/looks"
	for language in $languages; do
		run 0 "$room/looks" --replay "$room/whole" --lang "$language"
		[ "$(grep -c '^=====' "$room/out")" -eq 9 ] ||
		    fail "not all pages are shown"
	done
	run 0 "$room/looks" --replay "$room/whole"
	for ply in 0 1 2 3; do
		grep -q "   $ply/[0-9]" "$room/out" || fail "no ply $ply"
	done
	says out 'Player 1 took ' 'There is no move 999.' 'not understood'
	last=$(sed -n 's,.*   0/\([0-9]*\)$,\1,p' "$room/out" | sed 1q)
	printf '%d\n\nq\n' "$last" >"$room/looks"
	run 0 "$room/looks" --replay "$room/whole"
	says out 'The record ends here.'
}

# Answers are taken back and played again; what showed a card is asked for
# twice.
undo()
{
	printf '1\nu\n1\nu\nt\nu\nu\nu\nr\nr\nu\nu\nu\nu\nu\nr\nr\n' >"$room/undo"
	run 0 "$room/undo" --seed 5 --record "$room/undone"
	says out 'That showed a hidden card. Type u again' 'Taken back: ' \
	    'There is nothing to play again.' 'There is nothing to take back.'
	[ "$(grep -c '^Taken back' "$room/out")" -eq 3 ] ||
	    fail "taken back another number of times"
	grep -q '^2' "$room/undone" || fail "not played again"
	printf 'u\nu\nu\nu\n' >"$room/undo"
	run 0 "$room/undo" --resume "$room/undone" --record "$room/undone"
	! grep -q '^2' "$room/undone" || fail "what is taken back is written"
	pass
}

# broken LINE COLUMN: the place of the fault, and the status in words.
broken()
{
	for option in --resume --replay; do
		run 1 /dev/null "$option" "$room/broken"
		says err "play: $room/broken:$1:$2: "
		[ ! -s "$room/out" ] || fail "a broken file is shown"
	done
}

broken_files()
{
	sed 's/^1 .*/1 play:red-door/' "$room/saved" >"$room/broken"
	broken 5 3
	sed 's/seed=5/seed=6/' "$room/saved" >"$room/broken"
	broken 4 3
	sed 's/^config/konfig/' "$room/saved" >"$room/broken"
	broken 3 1
	printf 'onirim-record 9\n' >"$room/broken"
	broken 1 15
	says err 'later version'
	: >"$room/broken"
	broken 1 1
	printf 'onirim-record 1\n\0' >"$room/broken"
	broken 1 1
	LANG=ru run 1 /dev/null --resume "$room/broken"
	says err 'текст не читается'
	run 1 /dev/null --resume "$room/nowhere"
	run 1 /dev/null --replay "$room"
}

# A game of Nightmarium, and what is wrong with seats of the computer.
nightmarium_options()
{
	set -- --game nightmarium --seed 1
	refused game=chess --seed 1 --game chess
	refused players=6 "$@" --players 6
	refused players=1 "$@" --players 1
	refused objective=8 "$@" --objective 8
	refused objective=5 --seed 1 --objective 5
	refused sets=towers "$@" --sets towers
	for seats in 3 0 x 2,2 2,,1 , 2, ,2 12 '2 1' ''; do
		run 2 /dev/null "$@" --computer "$seats"
		says err 'no seats of this game'
		[ ! -s "$room/out" ] || fail "a refusal on standard output"
	done
	run 2 /dev/null "$@" --computer
	run 2 /dev/null --seed 1 --players 2 --computer 3
	says err 'no seats of this game'
	run 2 /dev/null --seed 1 --computer 1
	says err 'cannot play the only seat'
	LANG=fr run 2 /dev/null --seed 1 --computer 1
	says err "ne peut pas jouer la seule place"
	for level in 10 -1 x 5x ''; do
		run 2 /dev/null "$@" --computer 2 --level "$level"
		says err 'a level is a number from 0 to 9'
	done
	run 2 /dev/null "$@" --computer 2 --level
	LANG=ru run 2 /dev/null "$@" --computer 3
	says err 'таких мест в этой игре нет'
}

# On each page only the hand of who is asked, by the words before the numbers
# of players and of hands, and nothing that came into another one unseen.
hands()
{
	awk -v player="$1 " -v hand="$2 " '
	function number(line, word) {
		if (index(line, word) == 0)
			return 0
		return substr(line, index(line, word) + length(word)) + 0
	}
	/^NIGHTMARIUM/ {
		asked = number($0, player)
		if (asked == 0)
			exit
	}
	index($0, hand) == 1 && number($0, hand) != asked {
		print "line " NR ": a hand that is not to be seen"
		exit
	}
	/A card comes to the hand of Player [0-9]: / &&
	    number($0, "A card comes to the hand of Player ") != asked {
		print "line " NR ": a card that is not to be seen"
		exit
	}' "$room/out" >"$room/complaint"
	[ ! -s "$room/complaint" ] || fail "$(cat "$room/complaint")"
	[ "$(grep -c "^$2 [0-9]" "$room/out")" -gt 4 ] || fail "no hands"
	pass
}

night_games()
{
	for seed in 1 2 3; do
		whole "$seed" 3 --game nightmarium
		whole "$seed" 12 --game nightmarium --players 3 --objective 3
		hands Player Hand
		whole "$seed" 9 --game nightmarium --players 5 --objective=7
		hands Player Hand
		whole "$seed" 20 --game nightmarium --config "chance=host"
		whole "$seed" 5 --game nightmarium --players 5 --objective 1 \
		    --computer 3
		hands Player Hand
		! grep -q '^NIGHTMARIUM.*Player 3' "$room/out" ||
		    fail "a seat of the computer is asked"
		whole "$seed" 9 --game nightmarium --objective 1 --computer 1
		hands Player Hand
		whole "$seed" 9 --game nightmarium --players 5 --objective 7 \
		    --computer 1,2,3,4,5 --level 0
	done
	english=
	answers 7 9
	for language in $others; do
		run 0 "$room/answers" --lang "$language" --seed 7 \
		    --game nightmarium --players 3
		pages "$language" nightmarium
		! grep -qE '[Tt]he |Player' "$room/out" ||
		    fail "English words: $language"
		case $language in
		fr) hands Joueur Main ;;
		ru) hands Игрок Рука ;;
		esac
	done
	english=1
}

# A hand of dozens of cards: every page has room, also where not all choices
# have, and they can be chosen all the same.
night_hands()
{
	yes 1 | sed 110q >"$room/draws"
	run 0 "$room/draws" --game nightmarium --seed 4
	pages hands of dozens
	hands Player Hand
	says out 'Deck      0 '
	yes 3 | sed 20q >"$room/wide"
	yes 1 | sed 150q >>"$room/wide"
	run 0 "$room/wide" --game nightmarium --players 5 --objective 7 \
	    --seed 3
	pages five wide hands

	# Four creatures want a torso, and the hand has 28 of them.
	awk 'BEGIN {
		print "onirim-record 1"
		print "rules 1"
		print "config game=nightmarium objective=7 seed=0 chance=host"
		print "0 n30 n30 n30 n30 n30 n1 n1 n1 n1 n4"
		n = split("2 5 8 10 11 14 17 29 32 34 35 38 41 44 47 50 53 " \
		    "56 59 62 65 71 83 86 89 92 95 104", torso)
		m = split("4 4 25 28 28 31 31 37 37 46 46 55 55 55 55 58 61 " \
		    "67 67 67 82 82 82 82 82 85 85 88 91 66 66 66 66", head)
		for (turn = 1; t < n; turn += 2) {
			printf "%d", turn
			for (i = 0; i < 2; i++)
				if (++built <= 4)
					printf " build:n30@%d", built
				else
					printf " draw | n%d |", torso[++t]
			printf "\n%d draw | n%d | draw | n%d\n", turn + 1,
			    head[++h], head[++h]
		}
		print turn
		print "result *"
	}' >"$room/torsos"
	printf '?\n100\nq\n' >"$room/keys"
	run 0 "$room/keys" --resume "$room/torsos"
	pages more choices than there is room for
	says out 'more: ? lists all of them'
}

night_help()
{
	printf '?\n? 1\ni\nt\nn\nbuild:n1@9\n' >"$room/help"
	run 0 "$room/help" --game nightmarium --seed 7
	says out 'NIGHTMARIUM IN SHORT' 'HOW CARDS ARE WRITTEN' \
	    'build:n30@1' '>P1 0/5   none' 'Hands     P1 5  P2 5' \
	    'Creatures to complete before the others: 5'
	pages help
	for language in $languages; do
		run 0 "$room/help" --seed 1 --game nightmarium \
		    --lang "$language"
		awk '/\(1-[0-9]+, \?/ { n++; lines = 0 }
		    n == 3 { lines++ }
		    lines > 47 { exit 1 }' "$room/out" ||
		    fail "the rules need more than two pages: $language"
	done
	run 0 "$room/help" --seed 1 --game nightmarium --lang ru
	says out 'КАК ЗАПИСАНЫ КАРТЫ'
}

# What the program played is taken back with the answer before it, and a game
# that is gone on with has the same seats.
night_computers()
{
	set -- --game nightmarium --seed 8 --players 3
	printf '1\n1\nu\nu\nr\n1\n1\ns %s\nq\n' "$room/night" \
	    >"$room/keys"
	run 0 "$room/keys" "$@" --computer 2,3
	says out 'Taken back: Draw' '--computer 2,3' 'Saved in'
	[ "$(grep -c '^NIGHTMARIUM.*turn 1 ' "$room/out")" -eq 3 ] ||
	    fail "not taken back to the answer before"
	says night 'tag computer "2,3"'
	run 0 /dev/null --resume "$room/night"
	says out '--computer 2,3' 'Player 1'
	run 0 "$room/keys" --resume "$room/night" --computer 1
	says out 'Player 2' '--computer 1'
	run 2 /dev/null --resume "$room/night" --computer 4
	sed 's/"2,3"/"2 of HAL"/' "$room/night" >"$room/hal"
	run 0 /dev/null --resume "$room/hal"
	run 0 "$room/keys" --replay "$room/night"
	answers 5 4
	sed 30q "$room/answers" >"$room/some"
	sed 12q "$room/some" >"$room/begin"
	sed 1,12d "$room/some" >"$room/end"
	run 0 "$room/some" "$@" --computer 1 --level 1 \
	    --record "$room/night-whole"
	run 0 "$room/begin" "$@" --computer 1 --level 1 \
	    --record "$room/night-part"
	run 0 "$room/end" --resume "$room/night-part" \
	    --record "$room/night-part"
	cmp -s "$room/night-whole" "$room/night-part" ||
	    fail "another game is resumed"
	printf 'u\n1\n' >"$room/keys"
	run 0 "$room/keys" "$@" --computer 1
	says out 'There is nothing to take back.' 'Creatures to complete'
	sed '/^>P1/,$d' "$room/out" | grep -q 'Player 1 ' ||
	    fail "nothing is told of who came before"
}

# The program plays with somebody, or against them, as well as its level says,
# also when the game is gone on with; what it does is told.
partners()
{
	for seed in 1 2 3; do
		whole "$seed" 12 --players 2 --computer 2
		! grep -q '^ONIRIM.*Player 2$' "$room/out" ||
		    fail "a seat of the computer is asked"
		whole "$seed" 5 --config "players=2 variants=race" \
		    --computer 1 --level 0
		whole "$seed" 3 --players 2 --sets steps,towers,dreams \
		    --computer 1,2 --level 1
	done
	run 0 /dev/null --seed 3 --players 2 --computer 1
	sed '/^Doors 1/,$d' "$room/out" | grep -q '^Player 1 took ' ||
	    fail "nothing is told of who came before"
	set -- --seed 3 --players 2 --computer 1,2
	run 0 /dev/null "$@" --level 0 --record "$room/level-0"
	says level-0 'tag level "0"'
	run 0 /dev/null "$@" --record "$room/level-7"
	for level in 0 7; do
		sed '/^tag /d' "$room/level-$level" >"$room/played-$level"
	done
	! cmp -s "$room/played-0" "$room/played-7" ||
	    fail "all levels play alike"
	printf '1\nq\n' >"$room/keys"
	run 0 "$room/keys" --seed 3 --players 2 --computer 2 --level 5 \
	    --record "$room/pair"
	run 0 /dev/null --resume "$room/pair"
	says out '--computer 2 --level 5'
	run 0 /dev/null --resume "$room/pair" --level 7
	! grep -q -e --level "$room/out" || fail "the option does not count"
	sed 's/^tag level .*/tag level "HAL"/' "$room/pair" >"$room/hal"
	run 0 /dev/null --resume "$room/hal"
	! grep -q -e --level "$room/out" || fail "HAL is a level"
}

# On a terminal a hand is gone before the next one is called, and comes only
# when its player has answered; a screen begins where it is cleared.
night_terminal()
{
	printf '\n1\n1\n\n1\n1\n\n2\n1\nu\nu\nu\nu\nu\nt\n\nu\nu\nq\nq\n' \
	    >"$room/keys"
	(while read -r key; do sleep 0.1; echo "$key"; done <"$room/keys") |
	    TERM=xterm script -qec \
	    "$play --game nightmarium --seed 7 --players 3" /dev/null \
	    >"$room/out" || fail "no game on a terminal"
	LC_ALL=C awk '
	BEGIN { RS = "\033\\[2J" }
	{
		hands = gsub(/Hand [0-9] /, "&")
		at = index($0, "Hand ")
		hand = at > 0 ? substr($0, at + 5, 1) : 0
		called = index($0, "press Enter. ") > 0
		if (hands > 1 || (hand > 0 && called))
			bad = "two hands on a screen"
		if (called) {
			calls++
			at = index($0, "Player ")
			last = substr($0, at + 7, 1)
		} else if (hand > 0 && hand != last)
			bad = "a hand that was not called"
	}
	END {
		if (calls < 4)
			bad = "only " calls + 0 " calls"
		if (bad != "")
			print bad
	}' "$room/out" >"$room/complaint"
	[ ! -s "$room/complaint" ] || fail "$(cat "$room/complaint")"
	pass
}

find_languages
options
keys_in_help
configurations
bad_input
end_of_input
help_pages
advice
table_page
notation
whole_games
games_of_sets
languages
resume
replay_record
undo
broken_files
nightmarium_options
night_games
night_hands
night_help
night_computers
partners
night_terminal
echo "play: $checks checks"
