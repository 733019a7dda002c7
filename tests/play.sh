#!/bin/sh
# play.sh - the terminal game from outside: sh tests/play.sh PLAY
#
# It is fed with answers and looked at as text.  The answers are made by
# arithmetic of our own, so that every run is the same everywhere.

play=${1:?usage: play.sh PLAY}
games=${2:-12}
checks=0
room=${TMPDIR:-/tmp}/play.$$

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

# answers SEED HIGHEST: many numbers from 1 to HIGHEST, and now and then a look
# at the whole table.
answers()
{
	awk -v seed="$1" -v highest="$2" 'BEGIN {
		x = seed * 7919 + 17
		for (i = 0; i < 4000; i++) {
			x = x * 16807 % 2147483647
			print x % 16 == 0 ? "t" : int(x / 127) % highest + 1
		}
	}' >"$room/answers"
}

# The pages of the last run: plain, narrow and short enough, with words for
# each question and each choice.  A page goes from the line of equals signs to
# its prompt.
pages()
{
	LC_ALL=C awk '
	/[^ -~]/ { print "line " NR ": not plain text"; exit }
	/^Choose one/ { print "line " NR ": no words for a question"; exit }
	/[0-9] [a-z]+:[a-z0-9]/ { print "line " NR ": no words"; exit }
	length($0) > 80 { print "line " NR ": too wide"; exit }
	/^=====/ { lines = 0; open = 1; next }
	open && ++lines > 24 { print "line " NR ": page too long"; exit }
	/^Your choice/ { open = 0 }' "$room/out" >"$room/complaint"
	[ ! -s "$room/complaint" ] || fail "$(cat "$room/complaint"): $*"
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
	says out --seed --players --sets --variants --premonitions --config \
	    --help --version
	run 0 /dev/null --version
	says out libonirim
	run 2 /dev/null --sead 4
	says err --sead
	run 2 /dev/null 4
	run 2 /dev/null --seed
	says err --seed
	run 2 /dev/null --help=me
	run 2 /dev/null --seed 1 --seed 2
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
}

# Each kind of bad input is answered and asked again.
bad_input()
{
	{
		printf '\n0\n99999999999999999999\nabc\nplay:\nplay:red-door\n'
		printf -- '-1\n1 2\n\t\n\303\251\033[2J\nq\0q\n'
		awk 'BEGIN { for (i = 0; i < 5000; i++) printf "1"; print "" }'
		printf '  q  \n'
	} >"$room/bad"
	run 0 "$room/bad" --seed 1
	says out 'Please type' 'There is no choice 0.' 'no choice 9999' \
	    'That is not understood' 'That cannot be done' 'too long' \
	    'You left before the end.' 'seed 1'
	[ "$(grep -c '^Your choice' "$room/out")" -eq 13 ] ||
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

rules_page()
{
	printf '?\nhelp\n' >"$room/help"
	run 0 "$room/help" --seed 1
	says out 'ONIRIM IN SHORT' 'DISCARD'
	lines=$(sed -n '/^ONIRIM IN/,/^the whole table/p' "$room/out" | wc -l)
	[ "$lines" -le 46 ] || fail "the rules need more than a screen"
	pages rules
	echo '?' >"$room/help"
	run 0 "$room/help" --seed 1 --sets steps,towers,dreams
	says out 'THE BOOK OF STEPS' 'THE TOWERS' 'HAPPY DREAMS'
	lines=$(sed -n '/^THE BOOK/,/^Your choice/p' "$room/out" | wc -l)
	[ "$lines" -le 24 ] || fail "the sets need more than a screen"
	pages rules of the sets
	run 0 "$room/help" --seed 1 --sets dreams
	! grep -q 'THE TOWERS' "$room/out" || fail "rules of no use"
	pass
}

# The whole table is there for who asks for it.
table_page()
{
	printf 't\ntable\n' >"$room/table"
	run 0 "$room/table" --seed 1 --players 2 --sets steps,towers,dreams \
	    --premonitions 6
	[ "$(grep -c '^Dark ' "$room/out")" -eq 3 ] || fail "no table"
	says out 'Goals    1>' 'Towers   none' '2 in reserve' \
	    'Prophecy 5 no, Planning 7 no, Punishment 10 no'
	pages table
	run 0 "$room/table" --seed 1 --sets steps --variants lost
	says out 'Prophecy 6 no, Planning 9 no, Punishment 12 no'
}

# The first choice in its notation does what its number does.
notation()
{
	echo 1 >"$room/number"
	run 0 "$room/number" --seed 6
	mv "$room/out" "$room/by-number"
	first=$(sed -n 's/^ 1 \([a-z]*\) . \([a-z]*\) \([a-z]*\).*/\1:\2-\3/p' \
	    "$room/by-number" | sed 1q)
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
	grep -qE '^(WON|LOST)' "$room/out" || fail "no end: $seed $*"
	says out "seed $seed " 'To begin the same game again:'
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
	says all 'You may cast a spell' 'Pay for Par' 'change places?' \
	    'goes on top of the deck?' 'At the bottom of the deck:' \
	    'one of the Towers is lost' 'choose what it brings' \
	    'which card of the deck' 'discard as many' \
	    'You cast Par' 'swapped the Goals' 'Goal reached:' \
	    'Tower lost:' 'Built:' 'spared the Towers' 'dispelled' \
	    'Premonition came true:' 'Premonition revealed:' \
	    'strikes first?' 'The Premonition ! ' 'ALIGNED:' 'not aligned:'
}

options
configurations
bad_input
end_of_input
rules_page
table_page
notation
whole_games
games_of_sets
echo "play: $checks checks"
