/* towers.c - the Towers: how they are played, and how one is lost. */
#include "doors.h"
#include "hand.h"
#include "tower_row.h"
#include "towers.h"

void
oni_towers_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, unsigned place)
{
	const uint64_t towers = cards & TOWERS;

	if (towers == 0)
		return;
	for (unsigned end = ONIRIM_END_LEFT; end <= ONIRIM_END_RIGHT; end++)
		choices_add_at(choices, oni_tower_row_that_fit(g, towers, end),
		    ONIRIM_VERB_PLAY, place, end);
}

void
oni_towers_play(struct onirim_game *g, struct choice choice)
{
	const unsigned place = choice_extra(choice) == ONIRIM_END_LEFT
	    ? 0 : g->table.onirim.tower_count;

	move_card(g, choice_card(choice),
	    hand_place(g, choice_place(choice)),
	    tower_place(place));
	oni_doors_look_for_victory(g);
}

/* A Tower can be lost if there is one, and if no alignment protects the Towers.
 * With `ruins` the alignment does not protect them (5.5, R21, R22). */
static bool
towers_may_fall(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	return table->tower_count > 0 && (!oni_tower_row_is_aligned(table) ||
	    set_has(g->config.variants, VARIANT_RUINS));
}

/* Towers are in danger after the option of a Nightmare (5.4). */
static void
towers_shake_run(struct onirim_game *g)
{
	pop(g);
	if (towers_may_fall(g))
		push(g, (struct step){.kind = STEP_TOWER, .seat = g->active});
}

const struct rule oni_step_towers_shake = {
	.run = towers_shake_run,
};

const struct wait oni_step_towers_shake_waits = {
	.sets = 1 << SET_TOWERS, .on = ON(STEP_NIGHTMARE_END),
};

/* A Tower between two others can be lost only if these two may then touch.
 * With a false destruction no Tower is lost. */
static void
tower_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned last = table->tower_count - 1u;
	uint64_t towers = 0;

	for (unsigned i = 0; i <= last; i++)
		if (i == 0 || i == last ||
		    oni_tower_row_may_touch(table->towers[i - 1],
		    table->towers[i + 1]))
			towers |= set_of(i);
	choices_add_extras(choices, towers, ONIRIM_VERB_TOWER, 0);
	choices_add_bare(choices, ONIRIM_VERB_SPARE);
}

/* Losing a Tower may complete the alignment of its neighbours.  After a false
 * destruction the Nightmare goes to Limbo instead of the discard pile. */
static void
tower_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	if (choice_verb(choice) == ONIRIM_VERB_TOWER) {
		move_card(g, g->table.onirim.towers[choice_extra(choice)],
		    tower_place(choice_extra(choice)), DISCARD);
		oni_doors_look_for_victory(g);
		return;
	}
	assert(oni_step(g)->kind == STEP_NIGHTMARE_END);
	pop(g);
	move_card(g, NIGHTMARE, PENDING, LIMBO);
}

static bool
tower_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return g->table.onirim.tower_count > 0;
}

const struct rule oni_step_tower = {
	.legal = tower_legal, .answer = tower_answer, .ask = ONIRIM_ASK_TOWER,
	.subject = ABOUT_PENDING,
};

const struct wait oni_step_tower_waits = {
	.sets = 1 << SET_TOWERS, .on = ON(STEP_NIGHTMARE_END),
	.fits = tower_fits,
	.relies = "there is a Tower to lose",
};
