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

says 'lost\|won' "$build/random" seed=7

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

# A record in each language.
for language in en fr ru; do
	for record in tests/golden/record-*.txt; do
		says . "$build/replay" "$language" "$record"
	done
done
sed 's/^1 .*/1 play:red-door/' "$record" > "$room/broken"
refuses "$build/replay" "$room/broken"
grep -q "^$room/broken:[0-9]*:[0-9]*: " "$room/err" ||
	fail "the place of the fault is not told"
refuses "$build/replay" "$room/none"
refuses "$build/replay" xx "$record"
refuses "$build/replay"

echo "examples: $checks checks passed"
