/* turn.h - the turn and its first phase. */
#ifndef ONI_ONIRIM_TURN_H
#define ONI_ONIRIM_TURN_H

#include "cards.h"

/* Every kind of step of the game: what it does, or what it asks. */
extern const struct rule *const oni_onirim_rules[STEPS_OF_ONIRIM];

/* Put what remains to be done in a turn above the step of the turns, for the
 * seat that this step names. */
void oni_turn_begins(struct onirim_game *g);

/* Whether a game stands at the start of a turn, where nothing else is under
 * way. */
bool oni_onirim_turn_has_begun(const struct onirim_game *g);

/* The rooms that may come next in a seat's row: those whose symbol differs
 * from that of the last (2.3). */
static inline uint64_t
rooms_that_fit(const struct onirim_table *table, unsigned seat)
{
	const unsigned count = table->row_count[seat];

	if (count == 0)
		return ROOMS;
	return ROOMS & ~ROOMS_WITH(room_symbol(table->rows[seat][count - 1]));
}

/* How long the series of a row is when a room has come to it: after three of
 * one colour the count begins anew (2.4, R1). */
enum { TRIO = 3 };

static inline uint8_t
series_with(const struct onirim_table *table, unsigned seat, unsigned room)
{
	const unsigned count = table->row_count[seat];
	const unsigned series = table->series[seat];

	if (series > 0 &&
	    room_colour(table->rows[seat][count - 1]) != room_colour(room))
		return 1;
	return (uint8_t)((series + 1) % TRIO);
}

/* The same of a row as it lies. */
uint8_t oni_series(const struct onirim_table *table, unsigned seat);

#endif
