/* action_space.c - all actions that a game of Onirim can list. */
#include "parts.h"
#include "sets.h"
#include "../core/ends.h"

/* What a range needs besides its cards: sets, or one of these. */
enum {
	STEPS = 1 << SET_STEPS,
	DREAMING = 1 << SET_DREAMS,
	TWO_PLAYERS = 1 << SETS,
	HOST_DEALS = 2 << SETS,
};

/* One place with one player, two with two players. */
enum { BY_PLAYERS = 0 };

/*
 * The ranges in the order of the verbs.  The dealer's answers come last, so
 * that the other indices do not depend on them.  Only the cards in the game
 * belong to a range; a range of cards is left out if none of them is in the
 * game.
 */
static const struct range_row {
	uint8_t verb;
	uint8_t needs;
	uint8_t places;
	uint8_t extra;
	uint8_t extras;
	uint8_t shape;
	uint64_t cards;
	uint8_t or_needs;       /* other needs that are enough; 0: none */
} ranges[] = {
#define ROW(verb, needs, places, extras, cards) { ONIRIM_VERB_##verb, \
	needs, places, 0, extras, RANGE_PLACES, cards, 0 }
	/*  verb     needs        places      extras      cards      */
	ROW(TAKE,    TWO_PLAYERS, 1,          1,          LOCATIONS),
	ROW(PLAY,    0,           BY_PLAYERS, 1,          ROOMS),
	{ ONIRIM_VERB_PLAY, 0, BY_PLAYERS, ONIRIM_END_LEFT, 2, RANGE_PLACES,
	  TOWERS, 0 },
	ROW(DISCARD, 0,           BY_PLAYERS, 1,          LOCATIONS),
	ROW(SEARCH,  0,           1,          1,          0),
	{ ONIRIM_VERB_SWAP, TWO_PLAYERS, 0, 0, 0, RANGE_SWAPS, LOCATIONS,
	  0 },
	ROW(KEY,     0,           BY_PLAYERS, 1,          KEYS),
	{ ONIRIM_VERB_DOOR, 0, BY_PLAYERS, 0, 1, RANGE_SEATS, DOORS, 0 },
	ROW(REVEAL,  0,           1,          1,          0),
	ROW(HAND,    0,           1,          1,          0),
	ROW(LIMBO,   0,           1,          1,          0),
	ROW(DROP,    0,           1,          1,          DECK_CARDS),
	ROW(NEXT,    0,           1,          1,          DECK_CARDS),
	ROW(TOP,     STEPS,       1,          1,          DECK_CARDS),
	ROW(CAST,    STEPS,       1,          SPELLS_END, 0),
	ROW(PAY,     STEPS,       1,          1,          DECK_CARDS),
	{ ONIRIM_VERB_GOALS, STEPS, GOALS_MAX, 0, 0, RANGE_PAIRS, 0, 0 },
	ROW(TOWER,   1 << SET_TOWERS, 1,      TOWERS_MAX, 0),
	ROW(SPARE,   1 << SET_TOWERS, 1,      1,          0),
	ROW(RESOLVE, 0,           1,          1,          OMENS),
	ROW(DISPEL,  0,           1,          1,          OMENS),
	ROW(LOOK,    DREAMING,    1,          1,          0),
	ROW(FETCH,   DREAMING,    1,          1,          0),
	ROW(FETCH,   DREAMING,    1,          1,          DECK_CARDS),
	ROW(DRAW,    STEPS,       1,          1,          0),
	ROW(DECLINE, 0,           1,          1,          0),
	{ ONIRIM_VERB_STOP, DREAMING, 1, 0, 1, RANGE_PLACES, 0,
	  STEPS | TWO_PLAYERS },
	ROW(DEAL,    HOST_DEALS,  1,          1,          UINT64_MAX),
#undef ROW
};

enum { RANGES = sizeof ranges / sizeof ranges[0] };

_Static_assert((int)RANGES <= (int)RANGES_MAX,
    "a space has room for all ranges");
_Static_assert(HOST_DEALS <= UINT8_MAX, "a row has room for its needs");

/* The range of a row in this game.  With `right-only` Towers can be put at one
 * end only. */
static struct action_range
range_of(const struct onirim_game *g, const struct range_row *row,
    uint64_t played)
{
	const bool has_ends = row->extra != 0 &&
	    set_has(g->config.variants, VARIANT_RIGHT_ONLY);

	return (struct action_range){
		.cards = row->cards & played,
		.verb = row->verb,
		.shape = row->shape,
		.places = row->places == BY_PLAYERS
		    ? g->config.players : row->places,
		.extra = has_ends ? ONIRIM_END_RIGHT : row->extra,
		.extras = has_ends ? 1 : row->extras,
	};
}

static bool
is_needed(const struct range_row *row, unsigned missing)
{
	return (row->needs & missing) == 0 ||
	    (row->or_needs != 0 && (row->or_needs & missing) == 0);
}

void
oni_onirim_action_space(const struct onirim_game *g,
    struct action_space *space)
{
	const uint64_t played = oni_sets_cards(g);
	const unsigned missing = ~(unsigned)(g->config.sets |
	    (g->config.players == 2 ? TWO_PLAYERS : 0) |
	    (g->config.chance == CHANCE_HOST ? HOST_DEALS : 0));

	for (unsigned i = 0; i < RANGES; i++)
		if (is_needed(&ranges[i], missing) &&
		    (ranges[i].cards == 0 || ranges[i].cards & played))
			space_add(space, range_of(g, &ranges[i], played));
}
