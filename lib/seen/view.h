/* view.h - zones and numbers of a game that is already redacted. */
#ifndef ONI_VIEW_H
#define ONI_VIEW_H

#include "../ruleset.h"

/* List the cards of a pile. */
void oni_list_zone(const struct onirim_game *g, struct place place,
    struct told *list);

/* A number, or ONIRIM_E_RANGE. */
int oni_number(const struct onirim_game *g, int what, int index);

/* The face that a viewer sees for a card. */
static inline onirim_card
oni_face_shown(const struct onirim_game *g, unsigned card)
{
	return card == HIDDEN_CARD ? ONIRIM_HIDDEN_CARD
	    : oni_ruleset(g)->faces[card];
}

#endif
