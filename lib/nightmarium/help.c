/* help.c - what an answer does for the seat that gives it. */
#include "../answers.h"
#include "draw.h"
#include "herald.h"
#include "parts.h"
#include "turn.h"

/*
 * The actions of a turn.
 */

static struct meaning
help_draw(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return only(deck_size(&g->deck) > 0 ? HELP_DRAW : HELP_DRAW_ANEW);
}

static struct meaning
help_exchange(const struct onirim_game *g, struct choice choice)
{
	(void)g;
	(void)choice;
	return only(HELP_EXCHANGE);
}

/* Half as many cards as were discarded, rounded down (3.2).  They are there,
 * as the discarded ones are. */
static struct meaning
help_stop(const struct onirim_game *g, struct choice choice)
{
	const unsigned cards = oni_step(g)->left / 2;

	(void)choice;
	return cards == 0 ? only(HELP_EXCHANGE_NOTHING)
	    : counted(HELP_EXCHANGE_STOP, cards);
}

static struct meaning
help_discard_terror(const struct onirim_game *g, struct choice choice)
{
	const struct step *step = oni_step(g);

	(void)choice;
	if (step->kind == STEP_LEGION)
		return only(step->left > 1
		    ? HELP_LEGION_FIRST : HELP_LEGION_LAST);
	return step->left % 2 == 0 ? only(HELP_EXCHANGE_ODD)
	    : counted(HELP_EXCHANGE_EVEN, (step->left + 1u) / 2);
}

static unsigned
powers_of(const struct creature *creature)
{
	unsigned powers = 0;

	for (unsigned part = 0; part < creature->height; part++)
		powers += oni_terrors[creature->cards[part]].power !=
		    POWER_NONE;
	return powers;
}

/* Whether the other card of a Herald can complete a creature, too, when one of
 * them completes this one. */
static bool
completes_two(const struct onirim_game *g, struct choice choice)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	const uint64_t others = g->looked.set & ~set_of(choice_card(choice));
	const unsigned other = others != 0 ? set_lowest(others)
	    : choice_card(choice);

	if (g->looked.count < 2 || !set_has(part_cards[HEAD], other))
		return false;
	for (unsigned i = 0; i < table->begun[g->active]; i++)
		if (i != choice_extra(choice) &&
		    table->creatures[g->active][i].height == HEAD)
			return true;
	return false;
}

static struct meaning
help_head(const struct onirim_game *g, struct choice choice,
    const struct creature *creature)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	if (oni_creatures_complete(table, g->active) + 1 == g->config.objective)
		return only(HELP_BUILD_LAST);
	if (table->woken == WOKEN_MAX)
		return only(HELP_BUILD_HEAD_ASLEEP);
	if (oni_step(g)->kind == STEP_HERALD_BUILD) {
		if (oni_herald_has_completed(g))
			return only(HELP_BUILD_SECOND_HEAD);
		if (completes_two(g, choice))
			return only(HELP_BUILD_FIRST_HEAD);
	}
	return counted(oni_creatures_legion(creature) < LEGIONS
	    ? HELP_BUILD_HEAD_LEGION : HELP_BUILD_HEAD, powers_of(creature));
}

static struct meaning
help_build(const struct onirim_game *g, struct choice choice)
{
	struct creature creature = g->table.nightmarium.creatures
	    [g->active][choice_extra(choice)];
	const unsigned part = creature.height;

	if (part == LEGS)
		return only(HELP_BUILD_LEGS);
	if (part == TORSO)
		return only(HELP_BUILD_TORSO);
	creature.cards[creature.height++] = choice_card(choice);
	return help_head(g, choice, &creature);
}

/*
 * What creatures that wake ask for.
 */

/* What becomes of a creature that loses its last card. */
static unsigned
by_loss(const struct onirim_game *g, unsigned seat, unsigned i,
    const uint8_t ids[PARTS])
{
	return ids[g->table.nightmarium.creatures[seat][i].height - 1];
}

static struct meaning
help_seize(const struct onirim_game *g, struct choice choice)
{
	static const uint8_t ids[PARTS] = {
		[LEGS]  = HELP_SEIZE_ONLY,
		[TORSO] = HELP_SEIZE,
		[HEAD]  = HELP_SEIZE_HEAD,
	};

	return only(by_loss(g, choice_place(choice), choice_extra(choice),
	    ids));
}

static struct meaning
help_destroy(const struct onirim_game *g, struct choice choice)
{
	return counted(HELP_DESTROY, g->table.nightmarium.creatures
	    [choice_place(choice)][choice_extra(choice)].height);
}

static struct meaning
help_devour(const struct onirim_game *g, struct choice choice)
{
	static const uint8_t ids[PARTS] = {
		[LEGS]  = HELP_DEVOUR_ONLY,
		[TORSO] = HELP_DEVOUR,
		[HEAD]  = HELP_DEVOUR_HEAD,
	};

	return only(by_loss(g, g->active, choice_extra(choice), ids));
}

static struct meaning
help_wake(const struct onirim_game *g, struct choice choice)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	const struct creature *creature =
	    &table->creatures[g->active][choice_extra(choice)];

	if (table->woken == WOKEN_MAX)
		return only(HELP_WAKE_NEITHER);
	return counted(oni_creatures_legion(creature) < LEGIONS
	    ? HELP_WAKE_LEGION : HELP_WAKE, powers_of(creature));
}

/* An answer does the same at each question that it can be given to. */
struct meaning
oni_nightmarium_help(const struct onirim_game *g, uint32_t action)
{
	static struct meaning (*const helps[])(const struct onirim_game *g,
	    struct choice choice) = {
		[ONIRIM_VERB_DEAL]     = oni_help_deal,
		[ONIRIM_VERB_DISCARD]  = help_discard_terror,
		[ONIRIM_VERB_DRAW]     = help_draw,
		[ONIRIM_VERB_STOP]     = help_stop,
		[ONIRIM_VERB_EXCHANGE] = help_exchange,
		[ONIRIM_VERB_BUILD]    = help_build,
		[ONIRIM_VERB_SEIZE]    = help_seize,
		[ONIRIM_VERB_DESTROY]  = help_destroy,
		[ONIRIM_VERB_DEVOUR]   = help_devour,
		[ONIRIM_VERB_WAKE]     = help_wake,
	};
	const struct choice choice = oni_choice(g, action);

	assert(helps[choice_verb(choice)] != NULL);
	return helps[choice_verb(choice)](g, choice);
}

/* An exchange counts upwards, as nobody knows how many it will be.  Two cards
 * to be discarded tell that the hand has none of the legion. */
unsigned
oni_nightmarium_left(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	switch (step->kind) {
	case STEP_MOVE:
		return oni_actions_left(g);
	case STEP_EXCHANGE:
		return step->left;
	case STEP_LEGION:
		return oni_answers_are_told(g) ? step->left : LEFT_UNTOLD;
	}
	return 0;
}
