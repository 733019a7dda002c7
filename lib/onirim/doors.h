/* doors.h - the Doors: how they are found and lost; victory. */
#ifndef ONI_ONIRIM_DOORS_H
#define ONI_ONIRIM_DOORS_H

#include "cards.h"

/* How many Doors of a colour are on the table, before both seats (R23). */
static inline unsigned
doors_on_table(const struct onirim_table *table, unsigned colour)
{
	return (unsigned)table->doors[0][colour] + table->doors[1][colour];
}

/* The set of the Doors before a seat. */
uint64_t oni_doors_before(const struct onirim_table *table, unsigned seat);

/* Put a Door before a seat into Limbo. */
void oni_doors_lose(struct onirim_game *g, unsigned door, unsigned seat);

/* Whether a seat may take a Door of this colour.  With `unique` it cannot take
 * a second one (R14). */
bool oni_doors_welcome(const struct onirim_game *g, unsigned seat,
    unsigned colour);

/* Whether a Door of this colour that is found now comes to the table. */
bool oni_doors_may_come(const struct onirim_game *g, unsigned colour);

/* Whether the game is won.  *winner is the seat that wins alone, or
 * ONIRIM_NOBODY. */
bool oni_doors_win(const struct onirim_game *g, int *winner);

/* End the game if it is won.  Must be called when a Door or a Tower has come,
 * or a Tower has gone. */
void oni_doors_look_for_victory(struct onirim_game *g);

extern const struct rule oni_step_search;
extern const struct wait oni_step_search_waits;
extern const struct rule oni_step_door;
extern const struct wait oni_step_door_waits;
extern const struct rule oni_step_place;
extern const struct wait oni_step_place_waits;

#endif
