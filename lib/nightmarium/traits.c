/* traits.c - what is printed on a card of Nightmarium. */
#include "parts.h"

/* All cards with the same face have the same traits.  The number that names the
 * face is found at once; other numbers are searched for. */
static const struct terror_row *
find_terror(unsigned face)
{
	const unsigned rank = oni_nightmarium.ranks[face];

	return rank > 0 ? &oni_terrors[rank - 1]
	    : oni_terror_of(face - TERROR_FACE_FIRST + 1);
}

int
oni_nightmarium_trait(unsigned face, int trait)
{
	const struct terror_row *terror = find_terror(face);

	if (terror == NULL)
		return ONIRIM_E_RANGE;
	switch (trait) {
	case ONIRIM_TRAIT_KIND:
		return ONIRIM_KIND_TERROR;
	case ONIRIM_TRAIT_NUMBER:
		return terror->number;
	case ONIRIM_TRAIT_LEGION:
		return terror->legion;
	case ONIRIM_TRAIT_PARTS:
		return terror->fits;
	case ONIRIM_TRAIT_POWER:
		return terror->power;
	}
	return ONIRIM_E_RANGE;
}
