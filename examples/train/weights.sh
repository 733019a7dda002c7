#!/bin/sh
# Put what the networks have learnt together as one file of the library:
#
#     weights.sh SOLO.c TWO.c NIGHTMARIUM.c > weights.c
set -eu
echo '/* weights.c - what the networks have learnt; `make weights` writes it. */'
echo '#include "weights.h"'
echo
cat "$@"
echo 'const struct network oni_networks[NETWORKS] = {'
for file in "$@"; do
	name=$(basename "$file" .c)
	printf '\t[NETWORK_%s] = {' "$(echo "$name" | tr a-z A-Z)"
	printf '%s_inputs, %s_plain,\n' "$name" "$name"
	printf '\t    %s_second, %s_third, %s_bias},\n' "$name" "$name" "$name"
done
echo '};'
