#!/bin/sh
# How strong the library's player is: strength.sh BUILD [ROWS]
#
# Plays each row of tests/contest/rows, and prints how many games in a hundred
# were won, between which limits the true share lies (95 %), and the thousandths
# of a second of a processor that a decision took.
set -eu
build=$1 rows=${2:-tests/contest/rows}
grep -v '^#' "$rows" | while read -r player against games config; do
	# A level has tries of its own, whatever is said here.
	tries=${player#*=}
	"$build/advisor" --player "${player%=*}" --against "$against" \
		--tries "$tries" --games "$games" --seed 1000000 \
		--threads 2 --config "$config" > "$build/contest"
	awk -v row="$player $against $games $config" '
		/^win rate/ { gsub(/[()]/, ""); won = $3; from = $7; to = $9 }
		/ms of the processor/ { ms = $3 }
		END { if (won == "") exit 1
			printf "%6.1f  %5.1f to %5.1f  %6.2f ms  %s\n",
			    won, from, to, ms, row }' "$build/contest"
done
