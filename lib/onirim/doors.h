/* doors.h - the Doors: how they are found and lost, and victory. */
#ifndef ONI_ONIRIM_DOORS_H
#define ONI_ONIRIM_DOORS_H

#include "cards.h"

/* The Doors on the table, of both seats (R23). */
static inline unsigned
doors_on_table(const struct onirim_table *table, unsigned colour)
{
	return (unsigned)table->doors[0][colour] + table->doors[1][colour];
}

/* The set of Doors before a seat. */
uint64_t oni_doors_before(const struct onirim_table *table, unsigned seat);

/* A Door before a seat goes to Limbo. */
void oni_doors_lose(struct onirim_game *g, unsigned door, unsigned seat);

/* With `unique` a seat takes no second Door of a colour (R14). */
bool oni_doors_welcome(const struct onirim_game *g, unsigned seat,
    unsigned colour);

/* Whether a Door of this colour that is found comes to the table. */
bool oni_doors_may_come(const struct onirim_game *g, unsigned colour);

/* Whether what lies on the table wins, and for which seat alone, if any. */
bool oni_doors_win(const struct onirim_game *g, int *winner);

/* Victory is looked for when a Door or a Tower has come, or a Tower gone. */
void oni_doors_look_for_victory(struct onirim_game *g);

extern const struct rule oni_step_search;
extern const struct rule oni_step_door;
extern const struct rule oni_step_place;

#endif
