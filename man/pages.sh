#!/bin/sh
# Put the manual's pages into a directory, or take them away again; each
# function has a page of its own there, which shows the one it stands in.
#
#     pages.sh install|remove DIRECTORY
set -eu
cd "$(dirname "$0")"
what=$1 to=$2

# Each function and the page it stands in.
functions() {
	awk '/^\.Sh/ { name = $2 == "NAME" }
		name && /^\.Nm onirim_/ { print $2, FILENAME }' *.3
}

case $what in
install)
	for section in 3 6 7; do
		install -d "$to/man$section"
		install -m 644 *."$section" "$to/man$section"
	done
	functions | while read -r name page; do
		test -e "$name.3" || echo ".so man3/$page" > "$to/man3/$name.3"
	done
	;;
remove)
	for page in *.[367]; do
		rm -f "$to/man${page##*.}/$page"
	done
	functions | while read -r name page; do
		rm -f "$to/man3/$name.3"
	done
	;;
*)
	exit 2
	;;
esac
