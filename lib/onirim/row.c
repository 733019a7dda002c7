/* row.c - the rows of the labyrinth. */
#include "row.h"

uint8_t
oni_row_series(const struct onirim_table *table, unsigned seat)
{
	const uint8_t *row = table->rows[seat];
	const unsigned count = table->row_count[seat];
	unsigned run = 0;

	while (run < count &&
	    room_colour(row[count - 1 - run]) == room_colour(row[count - 1]))
		run++;
	return (uint8_t)(run % TRIO);
}

/* Neighbours have different symbols (2.3).  The series is the number of cards
 * of one colour at the end of the row, without complete trios (2.4). */
bool
oni_row_fits(const struct onirim_table *table, unsigned seat)
{
	const uint8_t *row = table->rows[seat];

	for (unsigned i = 1; i < table->row_count[seat]; i++)
		if (room_symbol(row[i - 1]) == room_symbol(row[i]))
			return false;
	return table->series[seat] == oni_row_series(table, seat);
}
