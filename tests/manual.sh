#!/bin/sh
# manual.sh - is the manual whole and true?  From the project's root:
#
#     sh tests/manual.sh "-Iinclude build/libonirim.a"
#
# The argument is what an example needs to be compiled and linked.  Looked at
# are: the warnings of mandoc and of groff, which is what man(1) of Debian
# uses; that no line is longer than 80 columns in either; that the article
# before ONIRIM_ is "an"; the functions of the header against the NAME and
# SYNOPSIS of section 3; what the text names of our pages, functions and
# constants; that every example in an EXAMPLES section compiles and runs; that
# onirim(3) shows examples/random.c.
set -u
export LC_ALL=C
flags=${1:?usage: manual.sh "flags of the built library"}
cc=${CC:-cc}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
bad=0

fail()
{
	printf 'manual: %s\n' "$*" >&2
	bad=1
}

# same WHAT FILE FILE: two lists that should be one.
same()
{
	diff "$2" "$3" >"$work/diff" && return
	fail "$1 (< expected, > found)"
	grep '^[<>]' "$work/diff" >&2
}

# The lines of one section: section NAME PAGE...
section()
{
	name=$1
	shift
	awk -v name="$name" '/^\.Sh / { on = $0 == ".Sh " name; next } on' "$@"
}

# What mdoc makes of the escapes in a literal display.
unescape()
{
	sed -e 's/\\&//g' -e 's/\\-/-/g' -e 's/\\(ha/^/g' -e 's/\\(ti/~/g' \
	    -e "s/\\\\(aq/'/g" -e 's/\\e/\\/g'
}

# A formatted page without bold and underlined letters, which are struck over
# each other, and with one byte for each column.
plain()
{
	tr -d '\200-\277' | tr '\300-\377' '?' | sed "s/.$backspace//g"
}

# The page that a formatter has written: check_width FORMATTER PAGE.
check_width()
{
	plain <"$work/formatted" >"$work/plain"
	[ -s "$work/plain" ] || fail "$2: $1 writes nothing"
	awk 'length > 80' "$work/plain" >"$work/long"
	[ -s "$work/long" ] || return
	fail "$2: lines of more than 80 columns by $1"
	cat "$work/long" >&2
}

# The article before a constant or a function: check_article PAGE.
check_article()
{
	tr -s '\n ' '  ' <"$work/plain" |
	    grep -oE '(^|[^A-Za-z_])[Aa] (ONIRIM|onirim)_[A-Za-z_]*' &&
		fail "$1: an article is a, not an"
}

backspace=$(printf '\b')
for tool in mandoc groff; do
	command -v "$tool" >/dev/null && continue
	fail "$tool is not here; make deps installs it"
	exit 1
done

pages=$(ls man/*.[367]) || { fail "nothing was found"; exit 1; }
mandoc -Tlint -W warning $pages >&2 || fail "mandoc warns"
for page in $pages; do
	mandoc -Tutf8 -Owidth=80 "$page" >"$work/formatted"
	check_width mandoc "$page"
	check_article "$page" >&2
	groff -mandoc -Tutf8 -P-c -ww -rLL=80n "$page" >"$work/formatted" \
	    2>"$work/warnings"
	[ -s "$work/warnings" ] && fail "$page: groff warns"
	cat "$work/warnings" >&2
	check_width groff "$page"
done

# Functions: as the header declares them, as SYNOPSIS does, and as NAME does.
awk '/^ONIRIM_API/ { text = ""; on = 1 }
on { sub(/^[ \t]+/, ""); text = text (text == "" ? "" : " ") $0 }
on && /;/ { sub(/^ONIRIM_API /, "", text); print text; on = 0 }' \
    include/onirim.h | sort >"$work/header"
[ -s "$work/header" ] || { fail "no functions in the header"; exit 1; }
section SYNOPSIS man/*.3 | awk '{ line = $0; sub(/^\.[A-Z][a-z] /, "", line)
gsub(/"/, "", line) }
/^\.Ft/ { type = line (line ~ /\*$/ ? "" : " ") }
/^\.Fo/ { text = type line "("; comma = "" }
/^\.Fa/ { text = text comma line; comma = ", " }
/^\.Fc/ { print text ");" }' | sort >"$work/synopsis"
sed 's/(.*//; s/.*[ *]//' "$work/header" | sort >"$work/functions"
section NAME man/*.3 | awk '/^\.Nm onirim_/ { print $2 }' |
    sort >"$work/names"
same "the SYNOPSIS sections are not the header" "$work/header" "$work/synopsis"
same "the NAME sections are not the header" "$work/functions" "$work/names"
for page in man/onirim_*.3; do
	section NAME "$page" | awk '/^\.Nm/ { print $2 }' | sort >"$work/names"
	section SYNOPSIS "$page" | awk '/^\.Fo/ { print $2 }' |
	    sort >"$work/fo"
	same "$page: SYNOPSIS is not NAME" "$work/names" "$work/fo"
done

# References: a page of ours, a function, which section 3 has, a constant.
awk '/^\.Xr onirim/ { print $2, $3 } /^\.Fn onirim/ { print $2, 3 }' $pages |
sort -u | while read -r name part; do
	[ -f "man/$name.$part" ] && continue
	[ "$part" = 3 ] && grep -qx "$name" "$work/functions" && continue
	echo "$name($part)"
done >"$work/lost"
awk '/^\./ { for (i = 2; i <= NF; i++) if ($(i - 1) ~ /^\.?(Dv|Er)$/) print $i }' \
    $pages | sort -u | grep '^ONIRIM_.*[A-Z]$' | while read -r name; do
	grep -qw "$name" include/onirim.h || echo "$name"
done >>"$work/lost"
[ -s "$work/lost" ] && fail "named, but not there:" $(cat "$work/lost")

# Examples: each literal display in EXAMPLES is a program.
for page in $pages; do
	section EXAMPLES "$page" | unescape |
	    awk -v base="$work/$(basename "$page")" '
	/^\.Bd -literal -offset indent/ { file = base "-" ++n ".c"; next }
	/^\.Ed/ { close(file); file = ""; next }
	file != "" { print > file }'
done
for page in man/*.3; do
	[ -f "$work/$(basename "$page")-1.c" ] || fail "$page: no example"
	grep -q '^\.Sh RETURN VALUES$' "$page" ||
	    fail "$page: no RETURN VALUES"
done
examples=0
for source in "$work"/*.c; do
	name=$(basename "$source" .c)
	[ -f "$source" ] || continue
	examples=$((examples + 1))
	if ! $cc -std=c99 -Wall -Wextra -Werror -o "$work/run" "$source" $flags
	then
		fail "$name does not compile"
	# An example that reads gets an answer to all it asks, then none.
	elif ! yes 1 | "$work/run" >"$work/output" ||
	    ! "$work/run" </dev/null >"$work/output"; then
		fail "$name does not end well"
	fi
done
same "onirim(3) does not show examples/random.c" examples/random.c \
    "$work/onirim.3-1.c"

count_pages=$(echo $pages | wc -w)
count_functions=$(wc -l <"$work/functions")
for count in $count_pages $count_functions $examples; do
	[ "$count" -gt 0 ] || fail "nothing was found"
done
printf 'manual: %d pages, %d functions, %d examples\n' "$count_pages" \
    "$count_functions" "$examples"
exit $bad
