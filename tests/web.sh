#!/bin/sh
# The table in the browser: web.sh BUILD
#
# BUILD has the table, by `make web`.  Needs node, npm and Chromium.
set -eu
build=$(cd "$1" && pwd)
out=$(mktemp)
trap 'rm -f "$out"' EXIT
export WEB="$build/web" ONE="$build/onirim.html"

bytes=$(find "$WEB" -type f -exec gzip -9c {} + | wc -c)
echo "web: $bytes bytes with gzip, $(gzip -9c "$ONE" | wc -c) as one file"
test "$bytes" -le $((400 * 1024))

# Where node can be told so, two files at a time, as Chromium often waits.
if node --help | grep -q -e --test-concurrency; then
	set -- --test-concurrency=2
else
	set --
fi

cd examples/web
node --test --test-reporter=tap "$@" test/*.test.js > "$out" ||
	{ cat "$out"; echo "web: a test failed" >&2; exit 1; }
echo "web: $(sed -n 's/^# pass //p' "$out") tests passed"
