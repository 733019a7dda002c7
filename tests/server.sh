#!/bin/sh
# Matches on a server of boardgame.io: server.sh BUILD
#
# BUILD has the modules of WebAssembly.  Needs node and npm.
set -eu
build=$(cd "$1" && pwd)
out=$(mktemp)
trap 'rm -f "$out"' EXIT

cd examples/javascript
cp "$build/wasm/onirim.wasm" .
node generate.js ../../include/onirim.json .
cd server
npm ci --silent
# The framework does not log each message then.
export NODE_ENV=production
timeout 120 node --test --test-reporter=tap test/*.test.js > "$out" 2>&1 ||
	{ cat "$out"; echo "server: a test failed" >&2; exit 1; }
echo "server: $(sed -n 's/^# pass //p' "$out") tests passed"
