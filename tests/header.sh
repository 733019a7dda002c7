#!/bin/sh
# Compilers and the tools that other languages read headers with take onirim.h
# as it is, and what they make of it is used.
#
#     header.sh LIBRARY [INCLUDE]
#
# LIBRARY is the shared library.  The header is read from INCLUDE when it is
# given.
set -eu
cd "$(dirname "$0")/.."
library=$1
include=${2:-include}
header=$include/onirim.h
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# What each tool must have found: the functions, the constants, and the first
# line of what is said of them; of a constant something always is.
sed -n '/^ONIRIM_API/s/.*[ *]\(onirim_[a-z_]*\)(.*/\1/p' "$header" |
	sort > "$tmp/functions"
sed -n -e 's/^	\(ONIRIM_[A-Z0-9_]*\) = .*/\1/p' \
	-e 's/^#define \(ONIRIM_[A-Z0-9_]*\)[ (].*/\1/p' "$header" |
	grep -v -x -E 'ONIRIM_(API|VERSION_(MAJOR|MINOR|PATCH))' |
	sort > "$tmp/names"
awk '
function first(line) {
	sub(/^.*\/\*\*<? /, "", line)
	sub(/ *\*\/$/, "", line)
	return line
}
/^\t?\/\*\* / { said = first($0) }
/^\tONIRIM_.*\/\*\*< / { said = first($0) }
/^\tONIRIM_[A-Z0-9_]* = / { name = $1 }
/^ONIRIM_API / { name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name) }
name != "" { if (said != "") print name, said; name = said = "" }
/^(typedef|$)/ { said = "" }' "$header" | sort > "$tmp/said"
for found in functions names said; do
	test -s "$tmp/$found"
done

sed -n 's/^\(ONIRIM_[A-Z0-9_]*\) .*/\1/p' "$tmp/said" | diff "$tmp/names" -

# A unit that uses constants of different kinds together.
cat > "$tmp/unit" << 'END'
#include <onirim.h>
int card(int kind);
int
card(int kind)
{
	switch (kind) {
	case ONIRIM_CARD_ROOM:
		return ONIRIM_CARD_ROOM + 4 * ONIRIM_COLOUR_BLUE +
		    ONIRIM_SYMBOL_MOON;
	case ONIRIM_CARD_DOOR:
		return ONIRIM_CARD_DOOR | ONIRIM_COLOUR_BLUE;
	}
	return ONIRIM_E_RANGE;
}
END
for compiler in gcc clang; do
	for how in '-x c -std=c99' '-x c -std=c11' '-x c -std=c17' \
	    '-x c -std=c2x' '-x c++ -std=c++11' '-x c++ -std=c++14' \
	    '-x c++ -std=c++17' '-x c++ -std=c++20'; do
		cast=
		test "${how#*++}" = "$how" || cast=-Wold-style-cast
		# shellcheck disable=SC2086
		$compiler $how -pedantic -Wall -Wextra -Werror $cast \
			-I"$include" -fsyntax-only "$tmp/unit"
	done
done

{
	printf '#include <onirim.h>\n#include <stdio.h>\nint main(void) {\n'
	sed 's/.*/printf("%s %d\\n", "&", &);/' "$tmp/names"
	printf 'return 0; }\n'
} > "$tmp/values.c"
gcc -I"$include" -o "$tmp/values" "$tmp/values.c"
"$tmp/values" > "$tmp/constants"

# The same game is played in C and in each language.
gcc -std=c99 -I"$include" -o "$tmp/game" tests/header/game.c "$library"
LD_LIBRARY_PATH=$(dirname "$library") "$tmp/game" > "$tmp/game.txt"
test "$(wc -l < "$tmp/game.txt")" -gt 20

# LuaJIT takes what the preprocessor writes, and cffi what it writes when the
# headers of the C library are empty.
gcc -E -P -I"$include" "$header" > "$tmp/luajit.h"
luajit tests/header/game.lua "$tmp/luajit.h" "$library" "$tmp/names" \
	> "$tmp/luajit.txt"
mkdir "$tmp/empty"
: > "$tmp/empty/stddef.h"
: > "$tmp/empty/stdint.h"
gcc -E -P -nostdinc -I"$tmp/empty" -DONIRIM_API= "$header" > "$tmp/cffi.h"
# Debian's modules load in its own Python alone.
/usr/bin/python3 tests/header/game.py "$tmp/cffi.h" "$library" "$tmp/names" \
	> "$tmp/cffi.txt"
for language in luajit cffi; do
	cat "$tmp/constants" "$tmp/game.txt" | diff - "$tmp/$language.txt"
done

# SWIG keeps what is said of functions and constants.  Warning 451 is about the
# code that it writes for a field that points to a text.
cat > "$tmp/onirim.i" << 'END'
%module onirim
#pragma SWIG nowarn=451
%include <stdint.i>
%include <onirim.h>
END
swig -Werror -python -doxygen -I"$include" -outdir "$tmp" \
	-o "$tmp/onirim.c" "$tmp/onirim.i"
sed -n 's/^def \(onirim_[a-z_]*\)(.*/\1/p' "$tmp/onirim.py" |
	sort | diff "$tmp/functions" -
sed -n 's/^\(ONIRIM_[A-Z0-9_]*\) = .*/\1/p' "$tmp/onirim.py" |
	grep -v '^ONIRIM_VERSION_' | sort | diff "$tmp/names" -
awk '
/^(def onirim_|ONIRIM_)/ { name = $0; sub(/^def /, "", name)
	sub(/[ (].*/, "", name); next }
name != "" && /^ *r"""$/ { next }
name != "" && !/^    return/ {
	sub(/^ *(r""")? */, "")
	sub(/ *"""$/, "")
	print name, $0
}
{ name = "" }' "$tmp/onirim.py" | sort | diff "$tmp/said" -

# castxml says for which functions there is a comment.
castxml --castxml-output=1 -I"$include" -o "$tmp/onirim.xml" "$header"
sed -n 's/.*<Function .* name="\(onirim_[a-z_]*\)".*/\1/p' "$tmp/onirim.xml" |
	sort | diff "$tmp/functions" -
sed -n 's/.*<EnumValue name="\(.*\)" init="\(.*\)".*/\1 \2/p' \
	"$tmp/onirim.xml" | sort | diff "$tmp/constants" -
sed -n 's/^\(onirim_[a-z_]*\) .*/\1/p' "$tmp/said" > "$tmp/documented"
sed -n 's/.*<Function .* name="\(onirim_[a-z_]*\)".* comment=.*/\1/p' \
	"$tmp/onirim.xml" | sort | diff "$tmp/documented" -

# bindgen writes Rust, with what is said; here without the tool that would put
# it into lines.
bindgen --no-rustfmt-bindings "$header" -- -I"$include" |
	sed 's/# \[doc = \|pub fn onirim_\|pub const ONIRIM_\|}/\n&/g' \
	> "$tmp/onirim.rs"
sed -n 's/^pub fn \(onirim_[a-z_]*\) .*/\1/p' "$tmp/onirim.rs" |
	sort | diff "$tmp/functions" -
sed -n 's/^pub const \(ONIRIM_[A-Z0-9_]*\) : .* = \([-0-9 ]*\) ; .*/\1 \2/p' \
	"$tmp/onirim.rs" | sed 's/- /-/' | grep -v '^ONIRIM_VERSION_' | sort |
	diff "$tmp/constants" -
awk '
/^# \[doc = / && said != "" { next }
/^# \[doc = / {
	said = $0
	sub(/^[^"]*"<? */, "", said)
	sub(/"\] *$/, "", said)
	gsub(/\\"/, "\"", said)
	next
}
/^pub (fn onirim_|const ONIRIM_)/ && said != "" { print $3, said }
{ said = "" }' "$tmp/onirim.rs" | sort | diff "$tmp/said" -

echo "header: $(wc -l < "$tmp/functions") functions and" \
	"$(wc -l < "$tmp/names") constants, read by all tools"
test $# -eq 1 || exit 0

# A header that a tool stumbles over is found: a constant that is a macro, a
# field that is a word of Python, a comment that ends too early, a function
# without its mark.
for fault in 's/^#define ONIRIM_VERSION_PATCH.*/&\n#define ONIRIM_MORE 1/' \
    's/uint8_t from_index;/uint8_t from;/' \
    's/^\/\*\* A face\. /&Such as n*\/m. /' \
    's/^ONIRIM_API uint64_t/uint64_t/'; do
	sed "$fault" include/onirim.h > "$tmp/onirim.h"
	if sh tests/header.sh "$library" "$tmp" > /dev/null 2>&1; then
		echo "header: not found: $fault"
		exit 1
	fi
done
