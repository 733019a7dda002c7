/* tower_row.h - the row of Towers. */
#ifndef ONI_ONIRIM_TOWER_ROW_H
#define ONI_ONIRIM_TOWER_ROW_H

#include "cards.h"

/* The symbols on a Tower's edges, as sets of 1 << ONIRIM_SYMBOL_... */
struct tower_edges {
	uint8_t left;
	uint8_t right;
};

struct tower_edges oni_tower_row_edges(unsigned tower);

bool oni_tower_row_may_touch(unsigned left, unsigned right);

/* Whether all neighbours may touch. */
bool oni_tower_row_fits(const struct onirim_table *table);

/* Whether four neighbours have four colours. */
bool oni_tower_row_is_aligned(const struct onirim_table *table);

/* Which of these Towers can be put at this end of the row. */
uint64_t oni_tower_row_that_fit(const struct onirim_game *g, uint64_t towers,
    unsigned end);

#endif
