#!/bin/sh
# The hosts in LuaJIT, Go and Rust, with the library as it is installed: each
# plays the same games as the one in C, and refuses the same configurations with
# the same words.
#
#     hosts.sh BUILD
set -eu
cd "$(dirname "$0")/.."
build=$1
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
hosts='lua go rust'

make -s BUILD="$build" PREFIX="$tmp/prefix" install "$build/host" \
	> "$tmp/log"
export PKG_CONFIG_PATH="$tmp/prefix/lib/pkgconfig"
export LD_LIBRARY_PATH="$tmp/prefix/lib"

printf '#!/bin/sh\nexec luajit examples/hosts/host.lua "$@"\n' > "$tmp/lua"
chmod +x "$tmp/lua"
GO111MODULE=off GOCACHE="$tmp/cache" go build -o "$tmp/go" \
	examples/hosts/host.go
bindgen --no-rustfmt-bindings --with-derive-default \
	"$tmp/prefix/include/onirim.h" > "$tmp/onirim.rs"
ONIRIM_RS="$tmp/onirim.rs" rustc -D warnings -l onirim \
	-L "$tmp/prefix/lib" -o "$tmp/rust" examples/hosts/host.rs
for file in examples/hosts/host.*; do
	test "$(wc -l < "$file")" -le 60
done

# same STATUS [CONFIGURATION]: every host ends so, with the output of host.c.
same()
{
	status=$1
	shift
	ended=0
	"$build/host" "$@" > "$tmp/out" 2> "$tmp/err" || ended=$?
	test "$ended" -eq "$status"
	cat "$tmp/out" "$tmp/err" > "$tmp/expected"
	for host in $hosts; do
		ended=0
		timeout 60 "$tmp/$host" "$@" > "$tmp/out" 2> "$tmp/err" ||
			ended=$?
		if [ "$ended" -ne "$status" ] ||
		    ! cat "$tmp/out" "$tmp/err" | cmp - "$tmp/expected"; then
			echo "hosts: $host $*: ended with $ended" >&2
			exit 1
		fi
	done
}

games=0 refused=0
same 0
for config in 'players=1' 'players=2 sets=steps,towers,dreams' \
    'chance=host' 'game=nightmarium players=2' 'game=nightmarium players=5'; do
	for seed in 1 18446744073709551615 0xFEDCBA9876543210; do
		same 0 "$config seed=$seed"
		games=$((games + 1))
		lines=$(wc -l < "$tmp/expected")
		test "$lines" -gt 20
	done
done
for config in players=9 stairs 'seed=1  sets=stairs' \
    seed=18446744073709551616 seed=-1 "$(printf 'sets=\377\303')"; do
	same 1 "$config"
	refused=$((refused + 1))
	grep -q '^column [0-9]*: [A-Z].*\.$' "$tmp/expected"
done
echo "hosts: LuaJIT, Go and Rust play $games games and refuse $refused like C"
