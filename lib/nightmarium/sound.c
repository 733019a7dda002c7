/* sound.c - the facts that hold for a sound game of Nightmarium. */
#include "draw.h"
#include "parts.h"
#include "powers.h"
#include "turn.h"

/* The bytes of a pile's sizes that count cards. */
#define SIZES_TERRORS UINT64_MAX

/* Blame the first word of a position that is about this place.  Returns false,
 * because a fact does not hold. */
static bool
blame_place(struct blame *blame, struct place place)
{
	const struct position_word *word = oni_nightmarium_words;

	while (word->place.zone != place.zone ||
	    word->place.index != place.index)
		word++;
	blame->word = word->name;
	return false;
}

/*
 * The table.
 */

/* The cards lie from the legs upwards, each as a part that it can be.  The
 * other places are empty. */
static bool
creature_is_built(const struct creature *creature, bool begun)
{
	if (creature->height > PARTS_MAX || (creature->height > 0) != begun)
		return false;
	for (unsigned part = 0; part < PARTS_MAX; part++)
		if (part < creature->height
		    ? !set_holds(part_cards[part], creature->cards[part])
		    : creature->cards[part] != 0)
			return false;
	return true;
}

static bool
creatures_are_built(const struct onirim_game *g, struct blame *blame)
{
	for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
		const unsigned begun = g->table.nightmarium.begun[seat];
		bool built = begun <= (seat < g->config.players
		    ? g->config.objective : 0);

		for (unsigned i = 0; i < CREATURES_MAX; i++)
			built &= creature_is_built(creature_at(g, seat, i),
			    i < begun);
		if (!built)
			return blame_place(blame, creature_of(seat, 0));
	}
	return true;
}

static bool
hands_are_seen(const struct onirim_game *g, struct blame *blame)
{
	for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
		const struct fan *hand = &g->table.nightmarium.hands[seat];

		if (!oni_fan_fits(g, hand, ALL_TERRORS,
		    (uint8_t)set_of(seat)) ||
		    (seat >= g->config.players && hand->count > 0))
			return blame_place(blame, hand_of(seat));
	}
	return true;
}

/* The pile has no known cards, and the faces of all hidden cards are in it. */
static bool
pile_is_pool(const struct onirim_game *g, struct blame *blame)
{
	unsigned hidden = 0;

	(void)blame;
	for (unsigned seat = 0; seat < g->config.players; seat++)
		hidden += g->table.nightmarium.hands[seat].hidden;
	return g->deck.top_count == 0 && g->deck.bottom_count == 0 &&
	    g->pending.card == NO_CARD && g->deck.hidden == hidden &&
	    pile_size(&g->deck.pool) >= hidden;
}

static bool
revealed_are_seen(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->looked.count <= HERALD_CARDS &&
	    oni_looked_fits(g, ALL_TERRORS) &&
	    (g->looked.count == 0 || g->lookers == all_seats(g));
}

static void
tally_creature(struct tally *all, const struct creature *creature)
{
	for (unsigned part = 0; part < creature->height; part++)
		tally(all, creature->cards[part], 1);
}

static bool
terrors_lie_once(const struct onirim_game *g, struct blame *blame)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	struct tally all = {{0}};

	(void)blame;
	oni_tally_pile(&all, &g->deck.pool);
	oni_tally_pile(&all, &table->discard);
	oni_tally_fan(&all, &g->looked);
	for (unsigned seat = 0; seat < g->config.players; seat++) {
		oni_tally_fan(&all, &table->hands[seat]);
		for (unsigned i = 0; i < table->begun[seat]; i++)
			tally_creature(&all, creature_at(g, seat, i));
	}
	for (unsigned card = 0; card < CARDS_MAX; card++)
		if (all.copies[card] != (card < TERROR_FACES
		    ? oni_terrors[card].copies : 0))
			return false;
	return oni_pile_fits(&g->deck.pool, SIZES_TERRORS) &&
	    oni_pile_fits(&table->discard, SIZES_TERRORS);
}

/*
 * The course of the game.
 */

static bool
turns_are_left(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->turn <= oni_turns_most(g);
}

/* A game that nobody has won ends with the last turn. */
static bool
turns_are_over(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	switch (g->over) {
	case ONIRIM_OVER_FILL:
	case ONIRIM_OVER_NEW_HAND:
		return false;
	case ONIRIM_OVER_TURNS:
		return g->turn == oni_turns_most(g);
	}
	return true;
}

static bool
winner_is_done(const struct onirim_game *g, struct blame *blame)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if ((oni_creatures_complete(g, seat) == g->config.objective) !=
		    (seat == g->winner))
			return blame_place(blame, creature_of(seat, 0));
	return g->over == ONIRIM_OVER_WON ? g->winner < g->config.players
	    : g->winner == ONIRIM_NOBODY;
}

/*
 * The steps.
 */

static bool
revealed_have_herald(const struct onirim_game *g, struct blame *blame)
{
	const struct step *step;

	(void)blame;
	if (g->steps.count == 0 || g->looked.count == 0)
		return true;
	step = oni_step(g);
	return step->kind == STEP_HERALD_BUILD ||
	    (step->kind == STEP_CHANCE && are_revealed(step - 1));
}

/* No creature wakes before the first action. */
static bool
woken_are_counted(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->table.nightmarium.woken <=
	    (oni_actions_left(g) < ACTIONS ? WOKEN_MAX : 0);
}

static bool
question_is_one(const struct onirim_game *g, struct blame *blame)
{
	return g->steps.count == 0 || oni_nightmarium_question_fits(g) ||
	    blame_place(blame, hand_of(g->active));
}

const struct fact oni_nightmarium_facts[] = {
	{ "creatures are built of parts that fit", NULL,
	  creatures_are_built, 0 },
	{ "a hand is seen by its seat", NULL, hands_are_seen, 0 },
	{ "no card of the pile has a place, and it has what lies hidden", NULL,
	  pile_is_pool, 0 },
	{ "two cards at most are revealed, to all", NULL,
	  revealed_are_seen, 0 },
	{ "each card lies in one place", NULL, terrors_lie_once, 0 },
	{ "there are not more turns than can be", "turn", turns_are_left,
	  ONIRIM_PROBLEM_TURN_TOO_LATE },
	{ "a game without a winner ends with the last turn", NULL,
	  turns_are_over, 0 },
	{ "whoever has completed the creatures has won", NULL,
	  winner_is_done, ONIRIM_PROBLEM_ALREADY_OVER },
	{ "each step lies where it can, and the one on top asks", NULL,
	  oni_nightmarium_steps_lie, 0 },
	{ "each step finds what it relies on", NULL,
	  oni_nightmarium_steps_fit, 0 },
	{ "a Herald asks about what is revealed", NULL,
	  revealed_have_herald, 0 },
	{ "no more creatures wake in a turn than can", NULL,
	  woken_are_counted, 0 },
	{ "what is asked has two answers", NULL, question_is_one,
	  ONIRIM_PROBLEM_ONE_ANSWER },
	{ .name = NULL },
};
