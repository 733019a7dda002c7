#!/bin/sh
# Write the whole library as one file, to be compiled beside onirim.h:
#
#     amalgamate.sh SOURCE...
#
# A private header stands where it is first included, the system's headers at
# the top.
set -eu
cd "$(dirname "$0")/.."

# Every line, and the headers in the place of what includes them.
join()
{
	awk '
function folder(path) {
	sub(/[^\/]*$/, "", path)
	return path
}
# As the compiler finds it: beside the file that includes it, or in include/.
function found(name, from, path, line) {
	path = folder(from) name
	while (sub(/[^\/.]+\/\.\.\//, "", path))
		;
	if ((getline line < path) < 0)
		return "include/" name
	close(path)
	return path
}
function write(path, line, part) {
	if (path in written)
		return
	written[path] = 1
	print "\n/* ---- " path " ---- */\n"
	while ((getline line < path) > 0)
		if (line !~ /^#include "/)
			print line
		else {
			split(line, part, "\"")
			include(found(part[2], path), part[2])
		}
	close(path)
}
function include(path, name) {
	if (path !~ /^include\//)
		write(path)
	else if (!(path in written)) {
		written[path] = 1
		print "#include \"" name "\""
	}
}
BEGIN {
	for (i = 1; i < ARGC; i++)
		write(ARGV[i])
}' "$@"
}

echo '/* libonirim, the whole library as one file. */'
echo '/* Assertions check the whole game after every answer, for tests. */'
echo '#ifndef NDEBUG'
echo '#define NDEBUG'
echo '#endif'
join "$@" | grep '^#include <' | sort -u
join "$@" | grep -v '^#include <' | cat -s
