#!/bin/sh
# All of lib/ compiles as one file, so a name at file scope stands for one thing
# in all of it: a static function, a table, a constant, a macro or a type.
# Prints each name that two files define.
set -eu
cd "$(dirname "$0")/.."

look()
{
	awk '
function define(name) {
	if (name in file && file[name] != FILENAME) {
		print name, file[name], FILENAME
		bad = 1
	}
	file[name] = FILENAME
	seen++
}
# The last word before what ends the name of a declaration.
function declared(line) {
	sub(/[\[(=;{,].*/, "", line)
	sub(/[ \t]+$/, "", line)
	sub(/.*[^A-Za-z0-9_]/, "", line)
	return line
}
# What stands on a line of constants, values and remarks left out.
function constants(line, n, i, part) {
	sub(/\/\*.*/, "", line)
	sub(/^.*\{/, "", line)
	n = split(line, part, ",")
	for (i = 1; i <= n; i++) {
		sub(/[=}].*/, "", part[i])
		gsub(/[ \t]/, "", part[i])
		if (part[i] ~ /^[A-Z][A-Z0-9_]*$/)
			define(part[i])
	}
}
FNR == 1 { function_next = inside = 0 }
function_next { define(declared($0)); function_next = 0 }
/^#define / { define(declared($2)) }
/^#undef / { delete file[$2] }
/^(static|ONI_INLINE) / && !/\{$/ { function_next = 1 }
/^(static|ONI_INLINE) .*[\[(=;]/ { define(declared($0)); function_next = 0 }
/^\} *[a-z]/ { sub(/^\} */, ""); define(declared($0)) }
/^(static const )?(struct|union|enum) [a-z_]+ \{/ {
	sub(/^static const /, "")
	define("tag:" $2)
}
/^typedef .*;$/ { define(declared($0)) }
/^enum .*\{/ || /^enum \{/ { inside = 1 }
inside { constants($0) }
/\}/ { inside = 0 }
END {
	if (seen == 0) bad = 1
	if (!bad) print "unique: " seen " names, each in one file"
	exit bad
}' "$@"
}

# A name that two files define is found, whatever it is.
planted=$(mktemp -d)
trap 'rm -rf "$planted"' EXIT
printf 'static bool\nTWICE(void)\n{\n' > "$planted/function.c"
printf 'static const int TWICE[] = {1};\n' > "$planted/table.c"
printf 'enum {\n\tONCE,\n\tTWICE = 2\n};\n' > "$planted/constant.c"
printf '#define TWICE(x) (x)\n' > "$planted/macro.h"
for other in table.c constant.c macro.h; do
	if look "$planted/function.c" "$planted/$other" > /dev/null; then
		echo "unique: not found: TWICE in $other"
		exit 1
	fi
done
# shellcheck disable=SC2046
look $(find lib -name '*.[ch]' | sort)
