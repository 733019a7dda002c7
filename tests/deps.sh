#!/bin/sh
# Install Debian packages, or say what to install where there is no apt-get.
#
#     deps.sh PACKAGE ...
set -eu

missing=
for package in "$@"; do
	dpkg -s "$package" 2>/dev/null | grep -q '^Status: install ok installed' ||
		missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if ! command -v apt-get >/dev/null; then
	echo "Please install what these Debian packages hold:$missing" >&2
	exit 1
fi
sudo=
[ "$(id -u)" -eq 0 ] || sudo=sudo
$sudo apt-get update -q
# shellcheck disable=SC2086
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -q -y \
	--no-install-recommends $missing
