/* action.c - actions put together and taken apart. */
#include "onirim.h"

static int
fits(int value)
{
	return value >= 0 && value <= 0xFF;
}

onirim_action
onirim_action_make(int verb, int card, int place, int extra)
{
	if (verb < 1 || verb > 0x7F || !fits(card) || !fits(place) ||
	    !fits(extra))
		return 0;
	return (onirim_action)verb << 24 | (onirim_action)card << 16 |
	    (onirim_action)place << 8 | (onirim_action)extra;
}

int
onirim_action_verb(onirim_action action)
{
	return (int)(action >> 24);
}

int
onirim_action_card(onirim_action action)
{
	return (int)(action >> 16 & 0xFF);
}

int
onirim_action_place(onirim_action action)
{
	return (int)(action >> 8 & 0xFF);
}

int
onirim_action_extra(onirim_action action)
{
	return (int)(action & 0xFF);
}
