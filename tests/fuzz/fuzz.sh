#!/bin/sh
# Feed what reads text or bytes from outside with what nobody would write: each
# fuzzer for some seconds, two at a time, beginning with its corpus.
#
#     fuzz.sh BUILD SECONDS
set -eu
build=$1 seconds=$2
export build seconds

ls tests/fuzz/*.c | xargs -n 1 -P 2 sh -c '
	name=$(basename "$1" .c)
	corpus=tests/fuzz/corpus/$name
	test -d "$corpus"
	mkdir -p "$build/found/$name"
	set -- "$build/found/$name" "$corpus"
	test ! -f "tests/fuzz/$name.dict" || set -- "-dict=tests/fuzz/$name.dict" "$@"
	if ! "$build/fuzz_$name" -max_total_time="$seconds" -timeout=20 \
		-print_final_stats=1 -artifact_prefix="$build/found/$name-" \
		"$@" > "$build/$name.log" 2>&1; then
		cat "$build/$name.log"
		echo "fuzz: $name failed"
		exit 255
	fi
	awk -v name="$name" "/number_of_executed_units/ { runs = \$2 }
		/cov:/ { cover = \$0; sub(/.*cov: /, \"\", cover); sub(/ .*/, \"\", cover) }
		END { print \"fuzz: \" name \", \" runs \" runs, \" cover \" edges\"; exit !runs }" \
		"$build/$name.log"
' sh
