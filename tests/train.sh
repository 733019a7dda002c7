#!/bin/sh
# The learner, from outside: train.sh BUILD
#
# A short training makes the same weights on every machine, with any number of
# threads, and after an interruption; and it learns.
set -eu
cd "$(dirname "$0")/.."
build=$1
kept=tests/train.sums
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT

fail()
{
	echo "train: $*" >&2
	exit 1
}

# learn FILE OPTION...: the weights, and what is told meanwhile.
learn()
{
	out=$1
	shift
	"$build/train" "$@" > "$room/$out" 2> "$room/$out.told" ||
		fail "$* ends badly: $(tail -n 1 "$room/$out.told")"
}

learn one --network solo --config '' --games 6000
learn two --network solo --config '' --games 6000 --threads 2
cmp "$room/one" "$room/two" || fail "two threads learn something else"
# The first of these runs is stopped, wherever it is.
timeout -s KILL 1 "$build/train" --network solo --config '' --games 6000 \
	--state "$room/state" > /dev/null 2>&1 || :
learn again --network solo --config '' --games 6000 --state "$room/state"
cmp "$room/one" "$room/again" || fail "an interruption changes the weights"
learn corrected --corrections --games 1
learn same --corrections --games 1 --threads 2
cmp "$room/corrected" "$room/same" || fail "two threads correct otherwise"
learn terrors --network nightmarium --games 200
learn pairs --network two --games 400

# won FILE LINE: the games of 100 that were won, in the first line or the last.
won()
{
	sed -n -e "$2s/.* won \([0-9]*\)\..*/\1/p" "$room/$1.told"
}
test "$(won one 1)" -lt 5 || fail "games are won before anything is learnt"
test "$(won one '$')" -gt 30 || fail "6000 games teach too little"

# Other weights here mean other weights of `make weights`: keep both anew.
(cd "$room" && cksum one terrors pairs corrected) > "$room/sums"
if [ "${UPDATE:-}" = 1 ]; then
	cp "$room/sums" "$kept"
fi
cmp "$room/sums" "$kept" || fail "other weights than in $kept are learnt"

if "$build/train" --network x 2> /dev/null; then
	fail "a network that is none is taught"
fi
echo other > "$room/state"
if "$build/train" --network solo --state "$room/state" 2> /dev/null; then
	fail "something else is taken for a state"
fi
echo "train: all passed"
