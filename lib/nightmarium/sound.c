/* sound.c - what is true of a sound game of Nightmarium. */
#include "draw.h"
#include "parts.h"
#include "powers.h"
#include "turn.h"

/* The bytes of a pile's sizes that count cards. */
#define SIZES_TERRORS UINT64_MAX

/* Blame the word of a position that tells of such a pile; false, as what it
 * tells does not hold. */
static bool
blame_pile(struct blame *blame, unsigned form, struct place place)
{
	const struct position_word *word = oni_nightmarium_words;

	while (word->form != form || word->place.index != place.index)
		word++;
	blame->word = word->name;
	return false;
}

static bool
blame_hand(struct blame *blame, unsigned seat)
{
	return blame_pile(blame, WORD_HAND, hand_of(seat));
}

static bool
blame_creatures(struct blame *blame, unsigned seat)
{
	return blame_pile(blame, WORD_CREATURES, creature_of(seat, 0));
}

/*
 * The table.
 */

static bool
deck_is_all_pool(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->deck.top_count == 0 && g->deck.bottom_count == 0 &&
	    g->pending.card == NO_CARD;
}

/* Cards lie from the legs upwards in parts that they fit; all else is
 * empty. */
static bool
creature_is_built(const struct creature *creature, bool begun)
{
	if (creature->height > PARTS_MAX || (creature->height > 0) != begun)
		return false;
	for (unsigned part = 0; part < PARTS_MAX; part++) {
		const unsigned card = creature->cards[part];

		if (part < creature->height
		    ? card >= TERROR_FACES || !set_has(part_cards[part], card)
		    : card != 0)
			return false;
	}
	return true;
}

static bool
creatures_are_built(const struct onirim_game *g, struct blame *blame)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
		if (table->begun[seat] > (seat < g->config.players
		    ? g->config.objective : 0))
			return blame_creatures(blame, seat);
		for (unsigned i = 0; i < CREATURES_MAX; i++)
			if (!creature_is_built(&table->creatures[seat][i],
			    i < table->begun[seat]))
				return blame_creatures(blame, seat);
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
			return blame_hand(blame, seat);
	}
	return true;
}

static bool
hidden_are_in_pool(const struct onirim_game *g, struct blame *blame)
{
	unsigned hidden = 0;

	(void)blame;
	for (unsigned seat = 0; seat < g->config.players; seat++)
		hidden += g->table.nightmarium.hands[seat].hidden;
	return g->deck.hidden == hidden && pile_size(&g->deck.pool) >= hidden;
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
tally_seat(struct tally *all, const struct nightmarium_table *table,
    unsigned seat)
{
	oni_tally_fan(all, &table->hands[seat]);
	for (unsigned i = 0; i < table->begun[seat]; i++)
		for (unsigned part = 0;
		    part < table->creatures[seat][i].height; part++)
			tally(all, table->creatures[seat][i].cards[part], 1);
}

static bool
terrors_lie_once(const struct onirim_game *g, struct blame *blame)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	struct tally all = {{0}};

	(void)blame;
	oni_tally_pile(&all, &g->deck.pool);
	oni_tally_pile(&all, &table->discard);
	for (unsigned seat = 0; seat < g->config.players; seat++)
		tally_seat(&all, table, seat);
	oni_tally_fan(&all, &g->looked);
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

static bool
seat_is_done(const struct onirim_game *g, unsigned seat)
{
	return oni_creatures_complete(g, seat) == g->config.objective;
}

static bool
winner_is_done(const struct onirim_game *g, struct blame *blame)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if (seat_is_done(g, seat) != (seat == g->winner))
			return blame_creatures(blame, seat);
	return g->outcome == ONIRIM_WON ? g->winner < g->config.players
	    : g->winner == ONIRIM_NOBODY;
}

static bool
woken_are_counted(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->table.nightmarium.woken <= WOKEN_MAX;
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
	    (step->kind == STEP_CHANCE &&
	    step[-1].card == ONIRIM_ZONE_PENDING);
}

static bool
turn_begins_asleep(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->steps.count == 0 || oni_actions_left(g) < ACTIONS ||
	    g->table.nightmarium.woken == 0;
}

static bool
question_is_one(const struct onirim_game *g, struct blame *blame)
{
	return g->steps.count == 0 || oni_nightmarium_question_fits(g) ||
	    blame_hand(blame, g->active);
}

const struct fact oni_nightmarium_facts[] = {
	{ "no card of the pile has a place", NULL, deck_is_all_pool },
	{ "creatures are built of parts that fit", NULL,
	  creatures_are_built },
	{ "a hand is seen by its seat", NULL, hands_are_seen },
	{ "the pool has what lies hidden", NULL, hidden_are_in_pool },
	{ "two cards at most are revealed, to all", NULL, revealed_are_seen },
	{ "each card lies in one place", NULL, terrors_lie_once },
	{ "there are not more turns than can be", "turn", turns_are_left },
	{ "whoever has completed the creatures has won", NULL,
	  winner_is_done },
	{ "no more creatures wake in a turn than can", NULL,
	  woken_are_counted },
	{ "each step lies on one that it can lie on", NULL,
	  oni_nightmarium_steps_lie },
	{ "steps wait for the one on top, which asks", NULL,
	  oni_nightmarium_steps_wait },
	{ "each step finds what it relies on", NULL,
	  oni_nightmarium_steps_fit },
	{ "a Herald asks about what is revealed", NULL,
	  revealed_have_herald },
	{ "no creature woke before the first action", NULL,
	  turn_begins_asleep },
	{ "what is asked has two answers", NULL, question_is_one },
	{ NULL, NULL, NULL },
};
