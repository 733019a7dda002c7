#!/bin/sh
# Run the checks, and name each test that fails with the command that runs its
# case alone.  All of them run in two halves side by side, as the heavy ones
# take as long as the others together; CK_EXCLUDE_TAGS leaves some out.
#
#     checks.sh COMMAND...
set -eu
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

status=0
if [ -n "${CK_EXCLUDE_TAGS-}" ]; then
	CK_XML_LOG_FILE_NAME=$tmp/some.xml "$@" || status=1
else
	CK_XML_LOG_FILE_NAME=$tmp/heavy.xml CK_INCLUDE_TAGS=heavy \
		"$@" > "$tmp/heavy" 2>&1 &
	heavy=$!
	CK_XML_LOG_FILE_NAME=$tmp/others.xml CK_EXCLUDE_TAGS=heavy \
		"$@" || status=1
	wait $heavy || status=1
	cat "$tmp/heavy"
fi

awk -F '[<>]' -v program="$*" '
$2 == "title" { suite = $3 }
$2 ~ /^test / { failed = $2 !~ /"success"/ }
$2 == "id" { test = $3 }
failed && $2 == "description" {
	command = "CK_RUN_SUITE=\"" suite "\" CK_RUN_CASE=\"" $3 "\" " program
	gsub(/&apos;/, "\047", command)
	if (!seen[test]++)
		print "failed: " test ", which runs by: " command
}' "$tmp"/*.xml
exit $status
