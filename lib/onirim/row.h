/* row.h - the rows of the labyrinth. */
#ifndef ONI_ONIRIM_ROW_H
#define ONI_ONIRIM_ROW_H

#include "cards.h"

/* The rooms that can come next in the row of a seat: their symbol differs from
 * that of the last room (2.3). */
static inline uint64_t
rooms_that_fit(const struct onirim_table *table, unsigned seat)
{
	const unsigned count = table->row_count[seat];

	if (count == 0)
		return ROOMS;
	return ROOMS & ~ROOMS_WITH(room_symbol(table->rows[seat][count - 1]));
}

/* The series of a row after a room has been added.  After three rooms of one
 * colour the count begins again (2.4, R1). */
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

/* The colour of the series of a row, or 0 if it has none. */
static inline uint8_t
series_colour(const struct onirim_table *table, unsigned seat)
{
	if (table->series[seat] == 0)
		return 0;
	return room_colour(table->rows[seat][table->row_count[seat] - 1u]);
}

/* The series of a row as it lies. */
uint8_t oni_row_series(const struct onirim_table *table, unsigned seat);

/* Whether a row follows the rules. */
bool oni_row_fits(const struct onirim_table *table, unsigned seat);

#endif
