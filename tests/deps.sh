#!/bin/sh
# Install Debian packages, or say what to install where that cannot be done.
#
#     deps.sh PACKAGE ...
set -eu

missing=
for package in "$@"; do
	dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed' ||
		missing="$missing $package"
done
[ -n "$missing" ] || exit 0

sudo=
[ "$(id -u)" -eq 0 ] || sudo=sudo
for tool in apt-get $sudo; do
	command -v "$tool" >/dev/null && continue
	echo "deps: $tool is not here.  Please install what these Debian" \
		"packages hold:$missing" >&2
	exit 1
done
$sudo apt-get update -q
# shellcheck disable=SC2086
$sudo env DEBIAN_FRONTEND=noninteractive apt-get install -q -y \
	--no-install-recommends $missing
