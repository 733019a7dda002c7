#!/bin/sh
# Programs that play many games, shared out among MPI ranks: ranks.sh BUILD
#
# BUILD has them for one process, and BUILD/mpi for ranks.
set -eu
build=$1
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
checks=0

fail()
{
	echo "ranks: $*" >&2
	cat "$room/err" >&2
	exit 1
}

# alone PROGRAM OPTION...: run it as one process; it prints to out.
alone()
{
	program=$1
	shift
	"$build/$program" "$@" > "$room/out" 2> "$room/err"
}

# on RANKS PROGRAM OPTION...: the same on so many ranks.
on()
{
	ranks=$1
	program=$2
	shift 2
	timeout 120 mpirun --oversubscribe -n "$ranks" "$build/mpi/$program" \
		"$@" > "$room/out" 2> "$room/err"
}

# same PROGRAM OPTION...: on 1, 2 and 3 ranks it prints what one process prints,
# but for the lines that tell its time.
same()
{
	alone "$@" || fail "$* ends badly"
	sed '/[0-9] seconds, /d' "$room/out" > "$room/alone"
	test -s "$room/alone" || fail "$* prints nothing"
	for count in 1 2 3; do
		on $count "$@" || fail "$* ends badly on $count ranks"
		sed '/[0-9] seconds, /d' "$room/out" |
			cmp "$room/alone" - >> "$room/err" 2>&1 ||
			fail "$* prints something else on $count ranks"
		checks=$((checks + 1))
	done
}

# ends STATUS WORDS PROGRAM OPTION...: on 2 ranks it ends so, and says why.
ends()
{
	status=0
	wanted=$1
	words=$2
	shift 2
	on 2 "$@" || status=$?
	test $status -eq "$wanted" || fail "$* ends with $status"
	grep -q -e "$words" "$room/err" || fail "$* does not say: $words"
	checks=$((checks + 1))
}

: > "$room/err"
command -v mpirun > /dev/null || fail "mpirun is not here"

same crowd 1000
same crowd 2
ends 1 '^crowd: this rank fails$' crowd fail
ends 1 '^crowd: more than 2 GiB at once cannot' crowd much

same simulate --games 20000 --seed 7
same simulate --games 2 --threads 2
same simulate --games 3000 --threads 2 --config 'game=nightmarium players=3'
same advisor --games 24 --tries 8 --config 'game=nightmarium players=3 turns=30'
ends 2 '^simulate: there is no "--frobs"' simulate --frobs 1
test "$(grep -c '^simulate: ' "$room/err")" -eq 1 ||
	fail "several ranks complain"

same train --network solo --config '' --games 1000
same train --network nightmarium --games 400 --threads 2

echo "ranks: $checks checks passed"
