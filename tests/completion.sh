#!/usr/bin/env bash
# What bash offers after the program's name, as somebody types:
#
#     completion.sh PROGRAM
set -eu
program=$1
# shellcheck source=/dev/null
. examples/play/completions/onirim
export XDG_STATE_HOME=/nonexistent
checks=0

# typed WORD...: the offers for the last word, sorted.
typed()
{
	COMP_WORDS=("$program" "$@") COMP_CWORD=$#
	COMPREPLY=()
	_onirim
	printf "%s\n" ${COMPREPLY[@]+"${COMPREPLY[@]}"} | sort -u | xargs
}

# offers OFFERS WORD...
offers()
{
	local expected=$1 found
	shift
	found=$(typed "$@")
	checks=$((checks + 1))
	[ "$found" = "$expected" ] && return
	echo "completion: '$*' offers '$found', not '$expected'" >&2
	exit 1
}

offers '--game' --g
offers '--record --replay --resume' --re
offers 'nightmarium onirim' --game ''
offers 'onirim' --game oni
offers 'steps' --sets s
offers 'steps,towers' --sets steps,t
offers 'random' --game onirim --first r
offers 'en fr ru' --lang ''
offers '' --seed ''
offers '' --config pl
offers '--game' --plain --g
offers 'README.md' --resume README

# The program knows each option that is offered, and what is in the manual.
for option in $(typed ''); do
	checks=$((checks + 1))
	if "$program" "$option=" </dev/null 2>&1 | grep -q 'no such option'
	then
		echo "completion: $option is offered, but not known" >&2
		exit 1
	fi
	case $option in
	--*) tag=".It Fl Fl ${option#--}" ;;
	*) tag="Fl ${option#-}" ;;
	esac
	grep -q -e "$tag\\b" man/onirim.6 && continue
	echo "completion: $option is not in onirim(6)" >&2
	exit 1
done
echo "completion: $checks checks"
