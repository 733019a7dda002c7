#!/bin/sh
# Write the golden games and texts, and compare them with the files beside this
# script.
#
#     golden.sh "PROGRAM..." [RUNNER...]   qemu-s390x -L /usr/s390x-linux-gnu
#
# UPDATE=1 writes the files anew; say in the commit why games have changed.
set -eu

here=$(dirname "$0")
programs=$1
shift

now=$(mktemp)
trap 'rm -f "$now"' EXIT

names=perft     # perft.txt is compared by a program of its own
files=0
failed=0
for program in $programs; do
	own=$("$@" "$program")
	names="$names
$own"
	for name in $own; do
		"$@" "$program" "$name" >"$now"
		if [ "${UPDATE:-0}" = 1 ]; then
			cat "$now" >"$here/$name.txt"
		elif ! cmp -s "$now" "$here/$name.txt"; then
			echo "golden: $name differs:" >&2
			diff "$here/$name.txt" "$now" | head -n 6 >&2 || :
			failed=1
		fi
		files=$((files + 1))
	done
done
for file in "$here"/*.txt; do
	case "
$names
" in
	*"
$(basename "$file" .txt)
"*) ;;
	*)
		echo "golden: nothing makes $file" >&2
		failed=1
		;;
	esac
done
[ "$files" -gt 0 ] || failed=1
[ "$failed" = 0 ] && echo "golden: $files files agree"
exit "$failed"
