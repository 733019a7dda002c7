/* towers.c - the Towers. */
#include "draw.h"
#include "move.h"
#include "towers.h"

/* The symbols on the edges, as sets. */
enum {
	BLANK = 0,
	SUN = 1 << ONIRIM_SYMBOL_SUN,
	MOON = 1 << ONIRIM_SYMBOL_MOON,
	BOTH = SUN | MOON,
};

enum { NUMBERS = 3, LEAST_NUMBER = 3, ALIGNMENT = 4 };

/* The Towers by colour and number (5.1). */
static const struct edges {
	uint8_t left;
	uint8_t right;
} edges[COLOURS][NUMBERS] = {
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

static unsigned
tower_colour(unsigned tower)
{
	return (tower - RED_TOWER) / NUMBERS;
}

unsigned
oni_tower_number(unsigned tower)
{
	return (tower - RED_TOWER) % NUMBERS + LEAST_NUMBER;
}

/* Edges that touch share no symbol (5.2). */
static bool
may_touch(unsigned left, unsigned right)
{
	const struct edges *one =
	    &edges[tower_colour(left)][(left - RED_TOWER) % NUMBERS];
	const struct edges *other =
	    &edges[tower_colour(right)][(right - RED_TOWER) % NUMBERS];

	return (one->right & other->left) == 0;
}

bool
oni_towers_touch(const struct onirim_table *table)
{
	for (unsigned i = 1; i < table->tower_count; i++)
		if (!may_touch(table->towers[i - 1], table->towers[i]))
			return false;
	return true;
}

bool
oni_towers_aligned(const struct onirim_table *table)
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

/* A Tower may be put at either end of the one row; an empty row begins at its
 * right end (R20). */
static bool
end_accepts(const struct onirim_game *g, unsigned tower, unsigned end)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned count = table->tower_count;

	if (end == ONIRIM_END_RIGHT)
		return count == 0 || may_touch(table->towers[count - 1], tower);
	return count > 0 &&
	    !set_has(g->config.variants, VARIANT_RIGHT_ONLY) &&
	    may_touch(tower, table->towers[0]);
}

uint64_t
oni_towers_that_fit(const struct onirim_game *g, uint64_t towers,
    unsigned end)
{
	uint64_t fit = 0;

	for (; towers != 0; towers &= towers - 1)
		if (end_accepts(g, set_lowest(towers), end))
			fit |= set_of(set_lowest(towers));
	return fit;
}

void
oni_towers_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, unsigned place)
{
	const uint64_t towers = cards & TOWERS;

	if (towers == 0)
		return;
	for (unsigned end = ONIRIM_END_LEFT; end <= ONIRIM_END_RIGHT; end++)
		choices_add_at(choices, oni_towers_that_fit(g, towers, end),
		    ONIRIM_VERB_PLAY, place, end);
}

void
oni_tower_play(struct onirim_game *g, struct choice choice)
{
	const unsigned place = choice_extra(choice) == ONIRIM_END_LEFT
	    ? 0 : g->table.onirim.tower_count;

	move_card(g, choice_card(choice),
	    oni_hand_place(g, choice_place(choice)),
	    tower_place(place));
	oni_look_for_victory(g);
}

/* One Tower is lost, unless there is none or the alignment protects them;
 * `ruins` takes that protection away (5.5, R21, R22). */
bool
oni_towers_may_fall(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return table->tower_count > 0 && (!oni_towers_aligned(table) ||
	    set_has(g->config.variants, VARIANT_RUINS));
}

/* After a Nightmare's option (5.4). */
void
oni_towers_shake(struct onirim_game *g)
{
	pop(g);
	if (oni_towers_may_fall(g))
		push(g, (struct step){.kind = STEP_TOWER, .seat = g->active});
}

/* A Tower between two others only when these may then touch; or a false
 * destruction. */
void
oni_tower_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned last = table->tower_count - 1u;
	uint64_t towers = 0;

	for (unsigned i = 0; i <= last; i++)
		if (i == 0 || i == last ||
		    may_touch(table->towers[i - 1], table->towers[i + 1]))
			towers |= set_of(i);
	choices_add_extras(choices, towers, ONIRIM_VERB_TOWER, 0);
	choices_add_bare(choices, ONIRIM_VERB_SPARE);
}

/* A Tower lost may let its neighbours form the alignment.  With a false
 * destruction the Nightmare goes to Limbo, which is its end. */
void
oni_tower_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	if (choice_verb(choice) == ONIRIM_VERB_TOWER) {
		move_card(g, g->table.onirim.towers[choice_extra(choice)],
		    tower_place(choice_extra(choice)), DISCARD);
		oni_look_for_victory(g);
		return;
	}
	assert(oni_step(g)->kind == STEP_NIGHTMARE_END);
	pop(g);
	move_card(g, NIGHTMARE, PENDING, LIMBO);
}
