#!/bin/sh
# What a decision costs in C and in other languages: cost.sh BUILD
#
# Prints millions of decisions a second of one processor, a row for each host
# and a column for each configuration, as onirim-bindings(7) has them.  Needs
# what examples/python/test.sh and tests/javascript.sh have left in BUILD.
set -eu
cd "$(dirname "$0")/../.."
build=$1
set -- '' 'players=2 sets=steps,towers,dreams' 'game=nightmarium players=3'

row()
{
	printf '%-24s %s\n' "$1" "$(tr '\n' ' ')"
}

${CC:-cc} -std=c11 -O2 -Wall -Wextra -Iinclude -o "$build/cost" \
	tests/bindings/cost.c -L"$build" -lonirim -Wl,-rpath,"$PWD/$build"
for config in "$@"; do
	"$build/cost" "$config"
done | row C
"$build/python/venv/bin/python" examples/python/bench.py "$@"
node examples/javascript/bench.js "$@" | row Node
node examples/javascript/test/bench_page.js "$@" | row Chromium
