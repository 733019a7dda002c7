#!/bin/sh
# The small examples, from outside: examples.sh BUILD
set -eu
build=$1
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
checks=0

fail()
{
	echo "examples: $*" >&2
	exit 1
}

# says WORDS COMMAND...: the words stand in what a command that ends well says.
says()
{
	words=$1
	shift
	"$@" > "$room/out" || fail "$* ends badly"
	grep -q -e "$words" "$room/out" || fail "$* does not say: $words"
	checks=$((checks + 1))
}

# refuses COMMAND...: it ends badly, and says why.
refuses()
{
	if "$@" > "$room/out" 2> "$room/err"; then
		fail "$* ends well"
	fi
	test -s "$room/err" || fail "$* does not say why"
	checks=$((checks + 1))
}

# reasons TEXT COMMAND...: it is refused, and that is said.
reasons()
{
	text=$1
	shift
	refuses "$@"
	grep -qF -e "$text" "$room/err" || fail "$* does not say: $text"
	checks=$((checks + 1))
}

says 'lost\|won' "$build/random" seed=7
reasons 'column 1: This key is not known.' "$build/random" foo=1

# What was saved in one run is there in the next.
for config in seed=7 'sets=steps,towers,dreams seed=11'; do
	says 'Prophecy shows: .*-' "$build/save_resume" save "$room/game" "$config"
	grep Prophecy "$room/out" > "$room/saved"
	says 'Turn [0-9]*: ' "$build/save_resume" resume "$room/game"
	grep Prophecy "$room/out" | cmp - "$room/saved" ||
		fail "the Prophecy is another after it was resumed"
done
head -c 100 "$room/game" > "$room/short"
refuses "$build/save_resume" resume "$room/short"
refuses "$build/save_resume" resume "$room/none"
refuses "$build/save_resume"
reasons 'column 9, "3": This needs game=nightmarium.' \
	"$build/save_resume" save "$room/game" players=3

# A record in each language.
refuses "$build/replay"
languages=$(sed -n 's/^languages: //p' "$room/err")
test -n "$languages" || fail "no languages"
for language in $languages; do
	for record in tests/golden/record-*.txt; do
		says . "$build/replay" "$language" "$record"
	done
done
sed 's/^1 .*/1 play:red-door/' "$record" > "$room/broken"
refuses "$build/replay" "$room/broken"
grep -q "^$room/broken:[0-9]*:3: This action is not legal here.$" \
	"$room/err" || fail "the fault and its place are not told"
reasons 'Здесь такое действие невозможно.' \
	"$build/replay" ru_RU.UTF-8 "$room/broken"
refuses "$build/replay" "$room/none"
reasons "languages: $languages" "$build/replay" xx "$record"

# The fractions were found by hand, and by counting without the library.
says '^play:blue-key  *2/15 = 0.133333, ' "$build/odds"
grep -q '^discard:blue-sun  *13/55 = 0.236364, ' "$room/out" ||
	fail "two Keys have other odds"
grep -q '^discard:red-key  *2311/5544 = ' "$room/out" ||
	fail "a Prophecy has other odds"
# One of the four cards left is the last Door, which wins.
says '^play:blue-sun  *1/4 = 0.250000, ' "$build/odds" "hand1=red-key,\
4blue-sun doors1=red-door,2blue-door,2green-door,2brown-door discard=9red-sun,\
4red-moon,2red-key,4blue-sun,4blue-moon,3blue-key,7green-sun,4green-moon,\
3green-key,3brown-sun,4brown-moon,3brown-key,10nightmare"
grep -q '^play:red-key  *0/1 = 0.000000, simulated 0.000000 ' "$room/out" ||
	fail "a Door comes without its Key"
reasons 'column 7, "7red-sun": The hand does not have' \
	"$build/odds" hand1=7red-sun
refuses "$build/odds" game=nightmarium

# Many games come to the same on every machine.
says '^1183 ended, 0 of them by turns$' "$build/many"
grep -q '^52 decisions a game, at most 80$' "$room/out" ||
	fail "many games have another length"
says '^636 ended, 591 of them by turns$' "$build/many" 32 2000 \
	'game=nightmarium players=3 turns=40'
grep -q '^player 2 won 14$' "$room/out" ||
	fail "the second player has won more or less often"
reasons 'nobody deals' "$build/many" 4 4 chance=host
reasons 'This key is not known' "$build/many" 4 4 foo=1
reasons 'a number' "$build/many" 0

# counts FILE OPTION...: what a simulation prints, without its time.
counts()
{
	out=$1
	shift
	"$build/simulate" "$@" > "$room/whole" || fail "simulate $* ends badly"
	sed '$d' "$room/whole" > "$room/$out"
	checks=$((checks + 1))
}

# won FILE: how many games.
won()
{
	sed -n 's/^won  *//p' "$room/$1"
}

# The threads share the games out, and nothing else comes of it.
for config in '' 'players=2 sets=steps,towers,dreams' \
	'game=nightmarium players=3' chance=host; do
	counts one --games 1000 --config "$config"
	for threads in 2 5; do
		counts more --games 1000 --config "$config" --threads $threads
		cmp "$room/one" "$room/more" ||
			fail "$threads threads count otherwise: $config"
	done
done
says '^digest      596d62206b93877e$' "$build/simulate" --games 1000 --seed 7
says '^won         138$' "$build/simulate" --games 1000 --seed 7
grep -q '^win rate    13.800 % (95 %: 11.800 to 16.077)$' "$room/out" ||
	fail "the win rate is another"
# All games are in the histogram, and its longest bar has 40 marks.
awk '/^ *[0-9]+ to / { games += $4
	if (length($5) > longest) longest = length($5) }
	END { exit !(games == 1000 && longest == 40 && NR > 10) }' \
	"$room/out" || fail "the histogram does not hold all games"
counts all --games 1000 --seed 7
counts low --games 300 --seed 7
counts high --games 700 --seed 307
test "$(won all)" -eq $(($(won low) + $(won high))) ||
	fail "a game is not its seed's alone"
# A fair dealer of the same seed deals as the library does, as long as no pool
# comes down to one face.
for config in game=onirim game=nightmarium; do
	counts seeded --games 20 --config "$config"
	counts dealt --games 20 --config "$config chance=host"
	sed 's/ chance=host$//' "$room/dealt" | cmp - "$room/seeded" ||
		fail "the dealer is not fair: $config"
done
# One line goes on a terminal, and goes away; elsewhere there is none.
"$build/simulate" --games 500 > "$room/out" 2> "$room/err"
test ! -s "$room/err" || fail "progress is told where nobody looks"
script -qec "$build/simulate --games 500 > $room/out" /dev/null \
	> "$room/screen" < /dev/null
tr '\r' '\n' < "$room/screen" > "$room/lines"
grep -q '^ *[0-9]* % of 500 games$' "$room/lines" ||
	fail "there is no progress on a terminal"
test -z "$(tail -n 1 "$room/lines" | tr -d ' ')" ||
	fail "the progress stays on the terminal"
checks=$((checks + 2))
says '^usage: ' "$build/simulate" --help
reasons 'column 16, "castles": This word cannot stand here.' \
	"$build/simulate" --config 'players=2 sets=castles'
for options in '--threads 0' '--threads 257' '--threads x' '--games 0' \
	'--seed -1' '--seed 18446744073709551616' '--seed 1x' --games \
	'--frobs 1' games '--games 5 7'; do
	# shellcheck disable=SC2086
	refuses "$build/simulate" $options
done

# The search wins base Onirim, with and without trying out; of other games it
# only has to play some to the end.
for budget in '0 300 240' '10 60 48'; do
	set -- $budget
	says ' won, ' "$build/advisor" --alone --budget "$1" --games "$2"
	won=$(sed -n 's/^search: \([0-9]*\) of .*/\1/p' "$room/out")
	test "$won" -ge "$3" || fail "the search wins only $won of $2 games"
done
for config in players=2 sets=steps,towers,dreams game=nightmarium; do
	says 'search: ' "$build/advisor" --games 2 --budget 5 --config "$config"
done
says '^won\|^lost' "$build/advisor" --show --budget 5
says 'usage: ' "$build/advisor" --help
refuses "$build/advisor" --games
refuses "$build/advisor" --games few
reasons 'column 6, "none": The word none stands alone' \
	"$build/advisor" --config sets=none,none

echo "examples: $checks checks passed"
