#!/bin/sh
# The Python package, from outside: test.sh BUILD
#
# It is installed from these sources into an environment below BUILD and
# tested there, then once more with a library that sanitizers watch.  Python
# is Debian's; PYTHON in the environment names another one.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bindings=$here/../../tests/bindings
mkdir -p "$1/python"
build=$(cd "$1" && pwd)
room=$build/python
python=$room/venv/bin/python
modules='test_game test_traces test_wrong test_many test_environments'

fail()
{
	echo "python: $*" >&2
	exit 1
}

# pip WORDS...: from these sources, with nothing from elsewhere.
pip()
{
	rm -rf "$here/build"
	"$python" -m pip -q "$@" --no-deps --no-build-isolation \
		--no-index "$here"
}

# tests WORDS...: those of these modules.
tests()
{
	(cd "$here/tests" && PYTHONDONTWRITEBYTECODE=1 \
		TRACE=$room/trace CONFIGS=$bindings/configs \
		"$python" -m unittest "$@")
}

# What lies in the source folder besides what git knows or ignores.
left()
{
	git -C "$here" status --porcelain . 2>/dev/null || :
}

left > "$room/before"
make -s -C "$here/../.." BUILD="$build" "$build/libonirim.a"
${CC:-cc} -std=c11 -O2 -Wall -Wextra -I"$here/../../include" \
	-o "$room/trace" "$bindings/trace.c" "$build/libonirim.a"

rm -rf "$room/venv" "$room/wheel" "$room/watched"
"${PYTHON:-/usr/bin/python3}" -m venv --system-site-packages "$room/venv"
pip install
# shellcheck disable=SC2086
tests $modules test_readme test_learn

pip wheel -w "$room/wheel"
"$python" -m zipfile -l "$room"/wheel/onirim-*.whl > "$room/files"
for file in __init__.py _interface.py _library.py constants.py many.py \
	environments.py py.typed libonirim.so; do
	grep -q "^onirim/$file " "$room/files" || fail "the wheel lacks $file"
done
left > "$room/after"
cmp "$room/before" "$room/after" || fail "the installation leaves files"

# The library ends the program where it does something wrong.  Python's memory
# is the system's then, so that a write behind a buffer is seen.
CFLAGS='-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all' \
	pip install --target "$room/watched"
nm -D "$room/watched/onirim/libonirim.so" | grep -q __asan_init ||
	fail "the sanitizers watch nothing"
# shellcheck disable=SC2086
LD_PRELOAD="$(${CC:-cc} -print-file-name=libasan.so) $(${CC:-cc} \
	-print-file-name=libubsan.so)" ASAN_OPTIONS=detect_leaks=0 \
	PYTHONMALLOC=malloc PYTHONPATH=$room/watched tests $modules
rm -rf "$here/build"
echo "python: all passed"
