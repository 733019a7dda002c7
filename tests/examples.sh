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

# Rooms of the terminal game, from inside.
says '^100%' "$build/terminal"

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

# counts FILE PROGRAM OPTION...: what many games come to, without their time.
counts()
{
	out=$1
	program=$2
	shift 2
	"$build/$program" "$@" > "$room/whole" || fail "$program $* ends badly"
	sed '$d' "$room/whole" > "$room/$out"
	checks=$((checks + 1))
}

# won FILE: how many games.
won()
{
	sed -n 's/^won  *//p' "$room/$1"
}

# shares PROGRAM OPTION...: the threads share the games out, and nothing else
# comes of it.
shares()
{
	counts one "$@"
	for threads in 2 5; do
		counts more "$@" --threads $threads
		cmp "$room/one" "$room/more" ||
			fail "$threads threads count otherwise: $*"
	done
}

for config in '' 'players=2 sets=steps,towers,dreams' \
	'game=nightmarium players=3' chance=host; do
	shares simulate --games 1000 --config "$config"
done
shares simulate --games 20 --player 7 --config 'players=2 chance=host'
says '^digest      596d62206b93877e$' "$build/simulate" --games 1000 --seed 7
says '^won         138$' "$build/simulate" --games 1000 --seed 7
grep -q '^win rate    13.800 % (95 %: 11.800 to 16.077)$' "$room/out" ||
	fail "the win rate is another"
# All games are in the histogram, and its longest bar has 40 marks.
awk '/^ *[0-9]+ to / { games += $4
	if (length($5) > longest) longest = length($5) }
	END { exit !(games == 1000 && longest == 40 && NR > 10) }' \
	"$room/out" || fail "the histogram does not hold all games"
counts all simulate --games 1000 --seed 7
counts low simulate --games 300 --seed 7
counts high simulate --games 700 --seed 307
test "$(won all)" -eq $(($(won low) + $(won high))) ||
	fail "a game is not its seed's alone"
# A fair dealer of the same seed deals as the library does, as long as no pool
# comes down to one face.
for config in game=onirim game=nightmarium; do
	counts seeded simulate --games 20 --config "$config"
	counts dealt simulate --games 20 --config "$config chance=host"
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
	'--frobs 1' games '--games 5 7' '--player 10' '--player x'; do
	# shellcheck disable=SC2086
	refuses "$build/simulate" $options
done

# Rules of thumb win as many games on every machine.
says '^won         1176$' "$build/advisor" --player thumb --games 3000
grep -q '^win rate    39.200 % (95 %: 37.468 to 40.960)$' "$room/out" ||
	fail "the win rate is another"
says '^won         22$' "$build/advisor" --player thumb --against rules \
	--games 300 --config 'game=nightmarium players=4'
# Of players that are alike one wins each game, and it once sits in its seat.
for players in 2 3 5; do
	says "^won         40$" "$build/advisor" --player rules \
		--against rules --games $((40 * players)) \
		--config "game=nightmarium players=$players"
	grep -q '^seeds       1 to 40$' "$room/out" ||
		fail "not every seed is played from every seat"
done
for config in '' 'players=2 variants=race' 'game=nightmarium players=3 turns=30'
do
	shares advisor --games 12 --tries 8 --config "$config"
	shares advisor --games 12 --player 3 --against 0 --config "$config"
done
set -- --tries 8 --against 0 --config 'game=nightmarium objective=1'
counts all advisor --games 20 --seed 7 "$@"
counts low advisor --games 6 --seed 7 "$@"
counts high advisor --games 14 --seed 10 "$@"
test "$(won all)" -eq $(($(won low) + $(won high))) ||
	fail "a game is not its seed's and its seat's alone"
# Each decision is in a tenth, which the mean of its chances lies in.
awk '/^decisions / { decisions = $2 }
	/^ *[0-9]+ to +[0-9]+ / { sum += $4
	if ($6 < $1 || $6 > $3 || $5 > 20 || $8 < 0 || $8 > 100) bad = 1 }
	END { exit !(decisions > 0 && sum == decisions && !bad) }' \
	"$room/all" || fail "the tenths do not hold all decisions"
counts one advisor --games 1 --tries 0
awk '/^ *[0-9]+ to / && NF != 9 { exit 1 }' "$room/one" ||
	fail "one game has an error"

# wins LEAST OPTION...: the player with the weights that ship wins as much.
# These numbers are the only ones here that depend on its strength.
wins()
{
	least=$1
	shift
	counts one advisor --threads 2 "$@"
	test "$(won one)" -ge "$least" ||
		fail "only $(won one) games are won, not $least: $*"
}

wins 85 --games 100 --tries 40
wins 75 --games 100 --player 6
wins 40 --games 60 --player 7 --against 3 \
	--config 'game=nightmarium players=3 turns=90'
wins 15 --games 50 --tries 40 --config 'players=2 variants=race'
wins 35 --games 50 --tries 20 --config 'players=2'
wins 30 --games 50 --tries 20 --config 'sets=towers'

says '^won$\|^lost$' "$build/advisor" --show --tries 5 --seed 3
awk '/^turn / { turns++; rows = 0; told = 101; next }
	/^ *[0-9.]+ % \+- *[0-9.]+ +[0-9]+  [A-Z]/ {
	if ($1 > told || ++rows > 4) bad = 1
	told = $1; answers++ }
	END { exit !(turns > 10 && answers > turns && !bad) }' "$room/out" ||
	fail "the four best answers are not told"
says '^usage: ' "$build/advisor" --help
reasons 'column 6, "none": The word none stands alone' \
	"$build/advisor" --config sets=none,none
reasons 'nobody deals' "$build/advisor" --config chance=host
reasons 'only game=nightmarium' "$build/advisor" --player rules
reasons 'only game=nightmarium' "$build/advisor" --against rules
reasons '--show needs --player advice' "$build/advisor" --show --player 3
for options in '--player 10' '--against x' '--tries 1000001' --games \
	'--show 5' show; do
	# shellcheck disable=SC2086
	refuses "$build/advisor" $options
done

# What the game in the terminal teaches.
says ' checks passed$' "$build/play_texts"

echo "examples: $checks checks passed"
