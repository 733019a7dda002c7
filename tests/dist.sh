#!/bin/sh
# The source archive of a commit is the same bytes wherever and whenever it is
# made.  Needs a git repository, and looks at its last commit.
set -eu
cd "$(dirname "$0")/.."
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

# Make the archive in a tree.
archive()
{
	make -s -C "$1" dist BUILD="$2"
	mv "$2"/libonirim-*.tar.gz "$2.tar.gz"
}

archive . "$tmp/one"

# A second later, in a clone, with another umask, time zone and language, by a
# person who has set git up otherwise.
sleep 1
git clone -q . "$tmp/clone"
(
	umask 077
	export HOME="$tmp" TZ=Asia/Kathmandu LC_ALL=C.UTF-8
	git config --global tar.umask user
	git config --global tar.tar.gz.command 'gzip -c1'
	git config --global core.autocrlf true
	archive "$tmp/clone" "$tmp/other"
)
cmp "$tmp/one.tar.gz" "$tmp/other.tar.gz"
echo "dist: $(wc -c < "$tmp/one.tar.gz") bytes, the same twice"
