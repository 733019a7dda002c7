#!/bin/sh
# CMake finds the library that was installed, wherever it was moved, in each
# version that suits, and programs are built with it; and with the library as
# two files.
#
#     cmake.sh BUILD
set -eu
cd "$(dirname "$0")/.."
build=$1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

fail()
{
	echo "cmake: $*" >&2
	cat "$tmp/log" >&2
	exit 1
}

# put NAME VARIABLE=VALUE...: install into a directory, and move it elsewhere.
put()
{
	name=$1
	shift
	make -s install DESTDIR="$tmp/stage" "$@" > "$tmp/log"
	mkdir "$tmp/$name"
	mv "$tmp/stage/usr/local" "$tmp/$name/moved"
	rm -r "$tmp/stage"
}

# plays PROGRAM: the same as the host in C.
plays()
{
	"$1" "$game" > "$tmp/log"
	cmp "$tmp/log" "$tmp/played" || fail "$1 plays otherwise"
	programs=$((programs + 1))
}

# consume NAME VERSION OPTION...: the programs are built, and play like C.
consume()
{
	name=$1 wanted=$2
	shift 2
	cmake -S tests/cmake -B "$tmp/$name/consumer" "-DVERSION=$wanted" \
		"$@" > "$tmp/log" 2>&1 || fail "$name: not found"
	cmake --build "$tmp/$name/consumer" > "$tmp/log" 2>&1 ||
		fail "$name: not built"
	for program in c_shared c_static cxx_shared cxx_static; do
		plays "$tmp/$name/consumer/$program"
	done
}

# needs NAME PROGRAM: the shared library that a program loads, if any.
needs()
{
	ldd "$tmp/$1/consumer/$2" | grep -o "$tmp/$1/moved/.*libonirim[^ ]*"
}

# asks ARGUMENTS: is the library found by find_package(onirim ARGUMENTS)?
asks()
{
	rm -rf "$tmp/asks"
	mkdir "$tmp/asks"
	cat > "$tmp/asks/CMakeLists.txt" <<-LISTS
	cmake_minimum_required(VERSION 3.19)
	project(asks NONE)
	find_package(onirim $* REQUIRED)
	LISTS
	cmake -S "$tmp/asks" -B "$tmp/asks/build" \
		-DCMAKE_PREFIX_PATH="$tmp/plain/moved" > "$tmp/log" 2>&1
}

make -s BUILD="$build" amalgamation "$build/host"
programs=0
game='game=nightmarium players=4 seed=6'
"$build/host" "$game" > "$tmp/played"

put plain BUILD="$build"
version=$(sed -n 's/^set(PACKAGE_VERSION "\(.*\)")/\1/p' \
	"$tmp/plain/moved/lib/cmake/onirim/onirimConfigVersion.cmake")
major=${version%%.*}
consume plain "$major.0" -DCMAKE_PREFIX_PATH="$tmp/plain/moved" \
	-DAMALGAMATION="$(cd "$build" && pwd)"
plays "$tmp/plain/consumer/two_files"
needs plain c_shared > "$tmp/log" || fail "c_shared is not shared"
needs plain cxx_static > "$tmp/log" && fail "cxx_static is shared"

# Another directory for libraries, reached through a link.
put other BUILD="$build" LIBDIR=/usr/local/lib/there/64
ln -s moved/lib/there/64/cmake "$tmp/other/link"
consume other "$version;EXACT" -Donirim_DIR="$tmp/other/link/onirim"
needs other cxx_shared > "$tmp/log" || fail "cxx_shared is not shared"

# Without the shared library, the static one takes its place.
put less BUILD="$build/no-advice" LEAVE_OUT=advice
consume less "$major" -DCMAKE_PREFIX_PATH="$tmp/less/moved"
rm "$tmp/less/moved/lib/"libonirim.so* && rm -r "$tmp/less/consumer"
consume less "$major" -DCMAKE_PREFIX_PATH="$tmp/less/moved"
needs less c_shared > "$tmp/log" && fail "c_shared is shared"

asked=0
for good in '' "$major" "$version" "$version EXACT" "$major...$((major + 1))" \
    "0.1...$version" "$version...<$((major + 1))"; do
	asks $good || fail "refused: $good"
	asked=$((asked + 1))
done
for bad in $((major + 1)) "$major.999" $((major - 1)).9 "$version.1 EXACT" \
    "$((major + 1))...99" "0.1...<$version" "$major.999...$((major + 1))"; do
	asks $bad && fail "not refused: $bad"
	grep -q 'onirim' "$tmp/log" || fail "not said: $bad"
	asked=$((asked + 1))
done
rm "$tmp/plain/moved/lib/"libonirim.*
asks '' && fail "found where there is no library"
grep -q 'there is no library in' "$tmp/log" || fail "not said why"

# Two files and a compiler.
${CC:-cc} -O2 -I"$build" -o "$tmp/two" examples/hosts/host.c "$build/onirim.c"
plays "$tmp/two"
echo "cmake: $programs programs built, $asked versions asked for"
