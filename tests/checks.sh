#!/bin/sh
# Run all checks in two halves side by side, as the heavy ones take as long as
# the others together.
#
#     checks.sh COMMAND...
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

CK_INCLUDE_TAGS=heavy "$@" > "$tmp/heavy" 2>&1 &
heavy=$!
status=0
CK_EXCLUDE_TAGS=heavy "$@" || status=1
wait $heavy || status=1
cat "$tmp/heavy"
exit $status
