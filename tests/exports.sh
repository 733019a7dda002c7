#!/bin/sh
# What the libraries show to the outside is what onirim.h declares, and what
# they need from it is little.
#
#     exports.sh BUILD
set -eu
cd "$(dirname "$0")/.."
build=$1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

sed -n '/^ONIRIM_API/s/.*[ *]\(onirim_[a-z_]*\)(.*/\1/p' include/onirim.h |
	sort > "$tmp/header"
sed -n 's/^	\(onirim_[a-z_]*\);$/\1/p' lib/libonirim.map | sort > "$tmp/map"
nm -D --defined-only "$build/libonirim.so" |
	awk '$2 == "T" { sub(/@.*/, "", $3); print $3 }' | sort > "$tmp/shared"
test -s "$tmp/header"
diff "$tmp/header" "$tmp/map"
diff "$tmp/header" "$tmp/shared"

# Every global name of the archive begins with the library's prefix.
nm -g --defined-only "$build/libonirim.a" | awk 'NF == 3 { print $3 }' |
	sort > "$tmp/defined"
if grep -v -E '^(onirim|oni)_' "$tmp/defined"; then
	echo "exports: names without the prefix" >&2
	exit 1
fi
nm -g --undefined-only "$build/libonirim.a" | awk 'NF == 2 { print $2 }' |
	sort -u | comm -23 - "$tmp/defined" > "$tmp/needed"
# The last four are what compilers and hardening flags make of the first ones.
if grep -v -x -E -e 'memcpy|memmove|memset|memcmp|strlen|malloc|calloc|free' \
	-e '_GLOBAL_OFFSET_TABLE_|bcmp|__stack_chk_fail|__mem[a-z]+_chk' \
	"$tmp/needed"; then
	echo "exports: the library needs more than it may" >&2
	exit 1
fi
echo "exports: $(wc -l < "$tmp/header") functions," \
	"needing $(tr '\n' ' ' < "$tmp/needed")"
