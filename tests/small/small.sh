#!/bin/sh
# On processors without an operating system the library plays the same games as
# here, in the memory of small.ld and with the C library in examples/bare/,
# which has no allocator.
#
#     small.sh BUILD
#
# BUILD has the program `measure` of this machine.  A folder in it is made for
# each processor.
set -eu
cd "$(dirname "$0")/../.."
build=$1
games=1000
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

cc=arm-none-eabi-gcc
headers=$($cc -print-file-name=include)
flags="-Os -Wall -Wextra -Werror -fno-pic -ffunction-sections -fdata-sections
	-ffreestanding -nostdinc -isystem examples/bare -isystem $headers
	-isystem $headers-fixed"

# The library for a processor, and what the whole of it needs from outside.
compile() {
	make -s -j2 CC=$cc AR=arm-none-eabi-ar BUILD="$build/$1" \
		CFLAGS="-mcpu=$1 -mthumb $(echo $flags)" \
		"$build/$1/libonirim.a"
	$cc -mcpu="$1" -mthumb -nostdlib -r -o "$tmp/whole.o" \
		-Wl,--whole-archive "$build/$1/libonirim.a" \
		-Wl,--no-whole-archive -lgcc
	arm-none-eabi-nm -u "$tmp/whole.o" | awk '{ print $2 }' > "$tmp/needed"
	if grep -v -x -E 'mem(cpy|move|set|cmp)|strlen|malloc|free' \
		"$tmp/needed"; then
		echo "small: for $1 the library needs more than it may" >&2
		exit 1
	fi
}

# Nothing is linked with the program besides the library and examples/bare/.
# Copying in a loop must not become a call of memcpy in memcpy itself.
link() {
	# shellcheck disable=SC2086
	$cc -std=c11 -mcpu="$1" -mthumb $flags -DGAMES=$games -Iinclude \
		-Itests/bench -fno-tree-loop-distribute-patterns -nostdlib \
		-Wl,--gc-sections -T tests/small/small.ld -o "$tmp/games" \
		tests/small/main.c examples/bare/string.c \
		"$build/$1/libonirim.a" -lgcc
}

# The processor, and a machine of qemu that has it.
plays() {
	compile "$1"
	link "$1"
	if ! timeout 60 qemu-system-arm -M "$2" -cpu "$1" -semihosting \
		-nographic -kernel "$tmp/games" \
		< /dev/null > "$tmp/said" 2>&1; then
		cat "$tmp/said" >&2
		echo "small: $1 fails or does not end" >&2
		exit 1
	fi
	sed -n 's/^digest //p' "$tmp/said" > "$tmp/digests"
	test -s "$tmp/digests"
	while read -r digest config; do
		"$build/measure" play $games "$config" > "$tmp/here"
		grep -q -F -e " digest $digest " "$tmp/here" && continue
		echo "small: $1 plays other games of '$config'" >&2
		exit 1
	done < "$tmp/digests"
	stack=$(sed -n 's/^stack /0x/p' "$tmp/said")
	test -n "$stack"
	arm-none-eabi-size "$tmp/games" | awk -v cpu="$1" -v stack=$((stack)) '
		NR == 2 { printf "small: %s, %d bytes of flash, %d of RAM " \
		"besides %d of stack, digests as here\n", cpu, $1 + $2, \
		$2 + $3, stack }'
}

plays cortex-m0 microbit
plays cortex-m3 mps2-an385
