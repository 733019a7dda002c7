#!/bin/sh
# The modules of WebAssembly and the package for JavaScript: javascript.sh BUILD
#
# BUILD has libonirim.a and the modules, BUILD/san modules with sanitizers.
# Needs node, npm and Chromium.
set -eu
build=$(cd "$1" && pwd)
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
package=$PWD/examples/javascript
export TRACE="$build/trace"

fail()
{
	echo "javascript: $*" >&2
	exit 1
}

# fits MODULE KIBIBYTES
fits()
{
	bytes=$(gzip -9c "$build/wasm/$1" | wc -c)
	test "$bytes" -le $(($2 * 1024)) || fail "$1 has $bytes bytes"
	echo "javascript: $1, $bytes bytes with gzip"
}

# exports MODULE: what it imports, and what it exports besides its memory.
exports()
{
	node -e '
		const bytes = require("fs").readFileSync(process.argv[1]);
		const module = new WebAssembly.Module(bytes);
		for (const { name } of WebAssembly.Module.imports(module))
			console.log("import", name);
		for (const { name } of WebAssembly.Module.exports(module))
			console.log(name);
	' "$build/wasm/$1" | sort
}

cc -std=c11 -O2 -Wall -Wextra -Werror -Iinclude -o "$TRACE" \
	tests/bindings/trace.c "$build/libonirim.a"

fits onirim.wasm 192
fits onirim-play.wasm 45
sed -n 's/^	\(onirim_.*\);$/\1/p' lib/libonirim.map > "$room/all"
printf '%s\n' free malloc memory | sort - "$room/all" > "$room/whole"
exports onirim.wasm | cmp - "$room/whole" || fail "onirim.wasm lacks something"
exports onirim-play.wasm > "$room/play"
for name in free malloc memory onirim_apply onirim_card_name onirim_events \
	onirim_faces onirim_game_new onirim_language; do
	grep -q -x $name "$room/play" || fail "onirim-play.wasm lacks $name"
done
grep -q '^import\|_text$\|advi' "$room/play" && fail "onirim-play.wasm has more"

version=$(awk '/define ONIRIM_VERSION_M|define ONIRIM_VERSION_P/ \
	{ printf "%s%s", dot, $3; dot = "." }' include/onirim.h)
grep -q -F "\"version\": \"$version\"" "$package/package.json" ||
	fail "package.json has another version than include/onirim.h"

# passes FILE...: node's tests in these.
passes()
{
	node --test --test-reporter=tap "$@" > "$room/out" ||
		{ cat "$room/out"; fail "a test failed"; }
	echo "javascript: $(sed -n 's/^# pass //p' "$room/out") tests passed"
}

# As it is installed: the ten lines that README begins with, and the types.
npm pack --silent --pack-destination "$room" "$package" > "$room/name"
mkdir "$room/project"
cd "$room/project"
echo '{ "type": "module" }' > package.json
npm install --silent --offline "$room/$(cat "$room/name")"
sed -n '1,/^```$/p' "$package/README.md" | sed '/^```/d' > ten.js
node ten.js > said
tail -n 1 said | grep -q -x 'won\|lost' || fail "README's ten lines do not end"
test "$(wc -l < said)" -gt 20 || fail "README's ten lines say too little"

cd "$package"
npm ci --silent
npx tsc -p test/tsconfig.json
passes test/*.test.js
# Once more on a module that stops where C leaves open what happens.
export ONIRIM_WASM="$build/san/wasm/onirim.wasm"
passes test/games.test.js test/errors.test.js
