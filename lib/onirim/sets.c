/* sets.c - what each set adds to the game. */
#include "looks.h"
#include "sets.h"

/* Eight small numbers, the first in the lowest byte. */
#define EIGHT(a, b, c, d, e, f, g, h) \
	((uint64_t)(a) | (uint64_t)(b) << 8 | (uint64_t)(c) << 16 | \
	(uint64_t)(d) << 24 | (uint64_t)(e) << 32 | (uint64_t)(f) << 40 | \
	(uint64_t)(g) << 48 | (uint64_t)(h) << 56)

_Static_assert((int)STEPS_OF_ONIRIM == STEP_HAPPY_END + 1,
    "what the steps of a set ask is counted in its row, or in length.c");

static const struct set_row {
	uint64_t copies[PILE_WORDS]; /* byte k of word i: of the card 8 i + k */
	uint64_t cards;         /* the cards that have copies */
	uint64_t asked_of;      /* cards that ask something if discarded */
	uint8_t questions;      /* how much they ask at most */
	uint64_t removed;       /* cards that it can take out of the game */
	unsigned bottom;        /* the most cards that it puts at the bottom */
} sets[SETS] = {
	/* The rooms of each colour: Sun, Moon, Key, Glyph. */
	[SET_BASE] = {
		.cards = BASE_CARDS,
		.copies = {
			[0] = EIGHT(9, 4, 3, 0, 8, 4, 3, 0),
			[1] = EIGHT(7, 4, 3, 0, 6, 4, 3, 0),
			[2] = EIGHT(2, 2, 2, 2, 10, 0, 0, 0),
		},
		.asked_of = KEYS,
		.questions = 4, /* which card to drop, and three to order */
	},
	[SET_STEPS] = {
		.cards = STEPS_CARDS,
		.copies = { [6] = EIGHT(2, 2, 2, 2, 0, 0, 0, 0) },
		.removed = DECK_CARDS,
		.bottom = LOWEST_CARDS - 1,
	},
	[SET_TOWERS] = {
		.cards = TOWERS_CARDS,
		.copies = {
			[4] = EIGHT(1, 1, 1, 1, 1, 1, 1, 1),
			[5] = EIGHT(1, 1, 1, 1, 0, 0, 0, 0),
		},
		.asked_of = TOWERS,
		.questions = 4, /* four of five cards to order */
	},
	[SET_DREAMS] = {
		.cards = DREAMS_CARDS,
		.copies = {
			[2] = EIGHT(0, 0, 0, 0, 0, 4, 0, 0),
			[7] = EIGHT(1, 1, 1, 1, 1, 1, 1, 1),
		},
		.removed = OMENS,
	},
};

uint64_t
oni_sets_word(const struct onirim_game *g, unsigned i)
{
	uint64_t copies = sets[SET_BASE].copies[i];

	for (uint64_t left = g->config.sets; left != 0; left &= left - 1)
		copies += sets[set_lowest(left)].copies[i];
	return copies;
}

uint64_t
oni_sets_cards(const struct onirim_game *g)
{
	uint64_t cards = sets[SET_BASE].cards;

	for (uint64_t left = g->config.sets; left != 0; left &= left - 1)
		cards |= sets[set_lowest(left)].cards;
	return cards;
}

uint64_t
oni_sets_asked_of(const struct onirim_game *g)
{
	uint64_t cards = sets[SET_BASE].asked_of;

	for (uint64_t left = g->config.sets; left != 0; left &= left - 1)
		cards |= sets[set_lowest(left)].asked_of;
	return cards;
}

uint64_t
oni_sets_removed(const struct onirim_game *g)
{
	uint64_t cards = 0;

	for (uint64_t left = g->config.sets; left != 0; left &= left - 1)
		cards |= sets[set_lowest(left)].removed;
	return cards & oni_sets_cards(g);
}

unsigned
oni_sets_bottom(const struct onirim_game *g)
{
	unsigned most = 0;

	for (uint64_t left = g->config.sets; left != 0; left &= left - 1)
		if (sets[set_lowest(left)].bottom > most)
			most = sets[set_lowest(left)].bottom;
	return most;
}

unsigned
oni_sets_count(const struct onirim_game *g, uint64_t cards)
{
	unsigned count = 0;

	for (; cards != 0; cards &= cards - 1)
		count += copies_played(g, set_lowest(cards));
	return count;
}

unsigned
oni_sets_questions(const struct onirim_game *g)
{
	unsigned questions = 0;

	for (unsigned set = 0; set < SETS; set++)
		if (set_has(g->config.sets | CARD(SET_BASE), set))
			questions += oni_sets_count(g, sets[set].asked_of) *
			    sets[set].questions;
	return questions;
}

void
oni_sets_check(const struct onirim_game *g)
{
	uint64_t cards = 0;

	for (uint64_t left = g->config.sets; left != 0; left &= left - 1)
		assert(sets[set_lowest(left)].cards != 0);
	for (unsigned i = 0; i < PILE_WORDS; i++)
		cards |= bytes_not_zero(oni_sets_word(g, i)) << i * 8;
	assert(cards == oni_sets_cards(g));
	assert(oni_sets_count(g, DECK_CARDS) <= DECK_MAX);
	assert(rooms_played(g) <= ROOMS_MAX);
	assert(oni_sets_count(g, TOWERS) <= TOWERS_MAX);
	assert(oni_sets_count(g, GOALS) <= GOALS_MAX);
	assert(oni_sets_count(g, GOALS) == oni_sets_count(g, DOORS) ||
	    !plays_with(g, SET_STEPS));
	assert(oni_sets_count(g, OMENS) <= PREMONITIONS_MAX);
	assert(oni_sets_bottom(g) <= BOTTOM_MAX);
	(void)cards;
}
