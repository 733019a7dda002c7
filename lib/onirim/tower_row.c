/* tower_row.c - the row of Towers. */
#include "tower_row.h"

/* The symbols on the edges, as sets. */
enum {
	BLANK = 0,
	SUN = 1 << ONIRIM_SYMBOL_SUN,
	MOON = 1 << ONIRIM_SYMBOL_MOON,
	BOTH = SUN | MOON,
};

enum { ALIGNMENT = 4 };

/* The Towers by colour and number (5.1). */
static const struct tower_edges edges[COLOURS][TOWER_NUMBERS] = {
	/*        3                4                5              */
	[ONIRIM_COLOUR_RED]   = {
		{ BOTH,  MOON }, { SUN,   MOON }, { BLANK, MOON } },
	[ONIRIM_COLOUR_BLUE]  = {
		{ MOON,  BOTH }, { MOON,  MOON }, { MOON,  BLANK } },
	[ONIRIM_COLOUR_GREEN] = {
		{ SUN,   BOTH }, { SUN,   SUN },  { SUN,   BLANK } },
	[ONIRIM_COLOUR_BROWN] = {
		{ BOTH,  SUN },  { MOON,  SUN },  { BLANK, SUN } },
};

_Static_assert(COLOURS * TOWER_NUMBERS == TOWERS_MAX,
    "the row has room for all Towers");

struct tower_edges
oni_tower_row_edges(unsigned tower)
{
	return edges[tower_colour(tower)][tower_number(tower) - TOWER_LEAST];
}

/* Edges that touch must not share a symbol (5.2). */
bool
oni_tower_row_may_touch(unsigned left, unsigned right)
{
	return (oni_tower_row_edges(left).right &
	    oni_tower_row_edges(right).left) == 0;
}

bool
oni_tower_row_fits(const struct onirim_table *table)
{
	for (unsigned i = 1; i < table->tower_count; i++)
		if (!oni_tower_row_may_touch(table->towers[i - 1],
		    table->towers[i]))
			return false;
	return true;
}

bool
oni_tower_row_is_aligned(const struct onirim_table *table)
{
	for (unsigned i = 0; i + ALIGNMENT <= table->tower_count; i++) {
		uint64_t colours = 0;

		for (unsigned k = i; k < i + ALIGNMENT; k++)
			colours |= set_of(tower_colour(table->towers[k]));
		if (colours == 0xF)
			return true;
	}
	return false;
}

/* A Tower can be put at either end of the only row.  The first one is put at
 * the right end (R20). */
static bool
end_accepts(const struct onirim_game *g, unsigned tower, unsigned end)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned count = table->tower_count;

	if (end == ONIRIM_END_RIGHT)
		return count == 0 || oni_tower_row_may_touch(
		    table->towers[count - 1], tower);
	return count > 0 &&
	    !set_has(g->config.variants, VARIANT_RIGHT_ONLY) &&
	    oni_tower_row_may_touch(tower, table->towers[0]);
}

uint64_t
oni_tower_row_that_fit(const struct onirim_game *g, uint64_t towers,
    unsigned end)
{
	uint64_t fit = 0;

	for (; towers != 0; towers &= towers - 1)
		if (end_accepts(g, set_lowest(towers), end))
			fit |= set_of(set_lowest(towers));
	return fit;
}
