#!/bin/sh
# onirim.hpp under two compilers and two standards, without a warning and
# without the types at run time; and once with sanitizers.
#
#     cxx.sh BUILD
set -eu
cd "$(dirname "$0")/.."
build=$1
at=$build/cxx
flags='-Wall -Wextra -Wpedantic -Wconversion -Wold-style-cast -Wshadow -Werror'

make -s BUILD="$build" "$build/libonirim.a" amalgamation
mkdir -p "$at"
test "$(wc -l < include/onirim.hpp)" -lt 200

# The header alone, as the first line of a program.
echo '#include <onirim.hpp>' > "$at/alone.cpp"
for cxx in g++ clang++; do
	for standard in c++17 c++20; do
		# shellcheck disable=SC2086
		$cxx -std=$standard $flags -fno-rtti -Iinclude -fsyntax-only \
			"$at/alone.cpp"
		# shellcheck disable=SC2086
		$cxx -std=$standard $flags -fno-rtti -O2 -Iinclude \
			-o "$at/check" tests/cxx/check.cpp "$build/libonirim.a"
		"$at/check" > "$at/said"
	done
done

sanitize='-g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all'
# shellcheck disable=SC2086
clang $sanitize -std=c11 -c -o "$at/onirim.o" "$build/onirim.c"
# shellcheck disable=SC2086
clang++ $sanitize -std=c++17 $flags -Iinclude -o "$at/check" \
	tests/cxx/check.cpp "$at/onirim.o"
"$at/check" | cmp - "$at/said"

# The example plays what its twin in C plays.
make -s BUILD="$build" "$build/host" "$build/host_cpp"
for config in seed=5 'game=nightmarium players=4 seed=6'; do
	"$build/host" "$config" > "$at/c"
	"$build/host_cpp" "$config" | cmp - "$at/c"
done
echo "$(cat "$at/said"), by gcc, clang and sanitizers"
