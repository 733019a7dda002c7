/* sound.c - whether a game of Nightmarium is one that play can lead to. */
#include "../sound.h"
#include "powers.h"
#include "sound.h"
#include "stack.h"
#include "turn.h"

/* The bytes of a pile's sizes that count cards. */
#define SIZES_TERRORS UINT64_MAX

/*
 * Numbers that others are looked up by.
 */

/* Creatures stand in the first places, their cards from the legs upwards in
 * parts that they fit; all else is empty. */
static bool
creature_is_bounded(const struct creature *creature, bool begun)
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
creatures_are_bounded(const struct onirim_game *g)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
		if (table->begun[seat] > (seat < g->config.players
		    ? g->config.objective : 0))
			return false;
		for (unsigned i = 0; i < CREATURES_MAX; i++)
			if (!creature_is_bounded(&table->creatures[seat][i],
			    i < table->begun[seat]))
				return false;
	}
	return table->woken <= WOKEN_MAX;
}

/* The deck is a pool and nothing else. */
static bool
is_bounded(const struct onirim_game *g)
{
	return g->deck.top_count == 0 &&
	    g->deck.bottom_count == 0 && g->pending.card == NO_CARD &&
	    creatures_are_bounded(g);
}

/*
 * Who knows what.
 */

/* What is hidden is counted in the pool besides. */
static bool
hands_fit(const struct onirim_game *g)
{
	unsigned hidden = 0;

	for (unsigned seat = 0; seat < SEATS_MAX; seat++) {
		const struct fan *hand = &g->table.nightmarium.hands[seat];

		if (!oni_fan_fits(g, hand, ALL_TERRORS,
		    (uint8_t)set_of(seat)) ||
		    (seat >= g->config.players && hand->count > 0))
			return false;
		hidden += hand->hidden;
	}
	return g->deck.hidden == hidden &&
	    pile_size(&g->deck.pool) >= hidden;
}

/* Cards revealed are known to all. */
static bool
revealed_fit(const struct onirim_game *g)
{
	return g->looked.count <= 2 && oni_looked_fits(g, ALL_TERRORS) &&
	    (g->looked.count == 0 || g->lookers == all_seats(g));
}

/*
 * Cards: every one lies in exactly one place.
 */

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
cards_add_up(const struct onirim_game *g)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	struct tally all = {{0}};

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

bool
oni_nightmarium_turns_fit(const struct onirim_game *g)
{
	return g->turn <= oni_turns_most(g);
}

/* Who has completed as many creatures as the objective has won, at that
 * moment (4.1). */
static bool
winner_fits(const struct onirim_game *g)
{
	int winner = ONIRIM_NOBODY;

	for (unsigned seat = 0; seat < g->config.players; seat++) {
		if (oni_creatures_complete(&g->table.nightmarium, seat) <
		    g->config.objective)
			continue;
		if (seat != g->active)
			return false;
		winner = (int)seat;
	}
	return g->winner == winner &&
	    (g->outcome == ONIRIM_WON) == (winner != ONIRIM_NOBODY);
}

/* A card of the Herald may still be revealed at a victory (N17); without one
 * the turns have come to an end (N22). */
static bool
end_fits(const struct onirim_game *g)
{
	if (g->turn == 0 || g->steps.count > 0)
		return false;
	return g->outcome == ONIRIM_WON ? g->looked.count <= 1
	    : g->looked.count == 0 && g->turn == oni_turns_most(g);
}

static bool
is_sound(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return is_bounded(g) && hands_fit(g) && revealed_fit(g) &&
	    cards_add_up(g) && oni_nightmarium_turns_fit(g) &&
	    winner_fits(g) && (g->outcome == ONIRIM_PLAYING
	    ? oni_nightmarium_stack_fits(g) : end_fits(g));
}

const struct fact oni_nightmarium_facts[] = {
	{ "the table is sound", NULL, is_sound },
	{ NULL, NULL, NULL },
};
