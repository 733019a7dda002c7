/* sets.c - what comes into play with each set. */
#include "sets.h"

/* How many copies of each card a set has core/cards.c says. */
static const struct set_row {
	uint64_t cards;
	uint64_t removed;       /* cards that it takes out of the game */
	bool uses_bottom;       /* it puts cards beneath the deck */
} sets[SETS] = {
	[SET_BASE] = {
		.cards = (ROOMS & ~GLYPHS) | DOORS | CARD(NIGHTMARE),
	},
	[SET_STEPS] = {
		.cards = GOALS,
		.removed = DECK_CARDS,
		.uses_bottom = true,
	},
	[SET_TOWERS] = {
		.cards = TOWERS,
	},
	[SET_DREAMS] = {
		.cards = CARD(HAPPY_DREAM) | OMENS,
		.removed = OMENS,
	},
};

uint64_t
oni_sets_cards(const struct onirim_game *g)
{
	uint64_t cards = 0;

	for (unsigned set = 0; set < SETS; set++)
		if (set_has(sets_played(g), set))
			cards |= sets[set].cards;
	return cards;
}

uint64_t
oni_sets_removed(const struct onirim_game *g)
{
	uint64_t cards = 0;

	for (unsigned set = 0; set < SETS; set++)
		if (set_has(sets_played(g), set))
			cards |= sets[set].removed;
	return cards & oni_sets_cards(g);
}

bool
oni_sets_use_bottom(const struct onirim_game *g)
{
	for (unsigned set = 0; set < SETS; set++)
		if (set_has(sets_played(g), set) && sets[set].uses_bottom)
			return true;
	return false;
}

unsigned
oni_sets_copies(const struct onirim_game *g, unsigned card)
{
	unsigned copies = 0;

	for (unsigned set = 0; set < SETS; set++)
		if (set_has(sets_played(g), set))
			copies += bytes_get(oni_copies_in[set][card / 8],
			    card % 8);
	return copies;
}

unsigned
oni_sets_count(const struct onirim_game *g, uint64_t cards)
{
	unsigned count = 0;

	for (; cards != 0; cards &= cards - 1)
		count += oni_sets_copies(g, set_lowest(cards));
	return count;
}

unsigned
oni_sets_rooms(const struct onirim_game *g)
{
	unsigned rooms = 0;

	for (unsigned set = 0; set < SETS; set++)
		for (unsigned i = 0; set_has(sets_played(g), set) &&
		    i < RED_DOOR / 8; i++)
			rooms += bytes_total(oni_copies_in[set][i]);
	return rooms;
}

bool
oni_sets_have_their_cards(const struct onirim_game *g)
{
	const uint64_t cards = oni_sets_cards(g);

	for (unsigned card = 0; card < CARDS_MAX; card++)
		if (set_has(cards, card) != (oni_sets_copies(g, card) > 0))
			return false;
	return true;
}

bool
oni_sets_have_room(const struct onirim_game *g)
{
	return oni_sets_count(g, ROOMS) <= ROOMS_MAX &&
	    oni_sets_count(g, TOWERS) <= TOWERS_MAX &&
	    oni_sets_count(g, GOALS) <= GOALS_MAX &&
	    oni_sets_count(g, OMENS) <= PREMONITIONS_MAX;
}
