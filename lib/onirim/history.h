/* past.h - what must have happened for a game to stand as it does. */
#ifndef ONI_ONIRIM_HISTORY_H
#define ONI_ONIRIM_HISTORY_H

#include "cards.h"

/* How many Locations a pile holds. */
unsigned oni_history_locations_in(const struct pile *pile);

/* How many have been played and discarded; none of them ever comes back. */
unsigned oni_history_locations_used(const struct onirim_game *g);

/* Whether as many Premonitions have been revealed as can have been. */
bool oni_history_premonitions_add_up(const struct onirim_game *g);

/* The most cards that the known top may hold, as things stand. */
unsigned oni_history_top_most(const struct onirim_game *g);

/* Whether play can have come from the set-up to a table whose cards and steps
 * fit: turns, Doors, payments, Premonitions and the known cards of the deck
 * all have what brought them about. */
bool oni_history_fits(const struct onirim_game *g);

#endif
