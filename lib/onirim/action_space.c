/* action_space.c - all actions that a game of Onirim can list. */
#include "action_space.h"
#include "../core/ends.h"
#include "sets.h"

/* Who plays, where a range needs more than its cards. */
enum { ANYBODY, TWO_PLAYERS, HOST_DEALS };

/* The places of the hand, or of the seats: one alone, two for two players. */
enum { BY_PLAYERS = 0 };

/*
 * The ranges in the order of the verbs.  A range of cards has those that are
 * played with, and is left out when there are none; one of a set is left out
 * when that set is not played.
 */
static const struct range_row {
	uint8_t verb;
	uint8_t who;
	uint8_t sets;
	uint8_t places;
	uint8_t extra;
	uint8_t extras;
	uint8_t shape;
	uint64_t cards;
} rows[] = {
#define STEPS (1 << SET_STEPS)
#define DREAM (1 << SET_DREAMS)
#define ROW(verb, who, sets, places, extras, cards) { ONIRIM_VERB_##verb, \
	who, sets, places, 0, extras, RANGE_PLACES, cards }
	/*  verb     who          sets   places      extras cards     */
	ROW(DEAL,    HOST_DEALS,  0,     1,          1,     UINT64_MAX),
	ROW(TAKE,    TWO_PLAYERS, 0,     1,          1,     LOCATIONS),
	ROW(PLAY,    ANYBODY,     0,     BY_PLAYERS, 1,     ROOMS),
	{ ONIRIM_VERB_PLAY, ANYBODY, 0, BY_PLAYERS, ONIRIM_END_LEFT, 2,
	  RANGE_PLACES, TOWERS },
	ROW(DISCARD, ANYBODY,     0,     BY_PLAYERS, 1,     LOCATIONS),
	ROW(SEARCH,  ANYBODY,     0,     1,          1,     0),
	{ ONIRIM_VERB_SWAP, TWO_PLAYERS, 0, 0, 0, 0, RANGE_SWAPS, LOCATIONS },
	ROW(KEY,     ANYBODY,     0,     BY_PLAYERS, 1,     KEYS),
	ROW(DOOR,    ANYBODY,     0,     BY_PLAYERS, 1,     DOORS),
	ROW(REVEAL,  ANYBODY,     0,     1,          1,     0),
	ROW(HAND,    ANYBODY,     0,     1,          1,     0),
	ROW(LIMBO,   ANYBODY,     0,     1,          1,     0),
	ROW(DROP,    ANYBODY,     0,     1,          1,     DECK_CARDS),
	ROW(NEXT,    ANYBODY,     0,     1,          1,     DECK_CARDS),
	ROW(TOP,     ANYBODY,     STEPS, 1,          1,     DECK_CARDS),
	ROW(CAST,    ANYBODY,     STEPS, 1,          SPELLS_END, 0),
	ROW(PAY,     ANYBODY,     STEPS, 1,          1,     DECK_CARDS),
	{ ONIRIM_VERB_GOALS, ANYBODY, STEPS, GOALS_MAX, 0, 0, RANGE_PAIRS, 0 },
	ROW(TOWER,   ANYBODY,     1 << SET_TOWERS, 1, TOWERS_MAX, 0),
	ROW(SPARE,   ANYBODY,     1 << SET_TOWERS, 1, 1,    0),
	ROW(RESOLVE, ANYBODY,     0,     1,          1,     OMENS),
	ROW(DISPEL,  ANYBODY,     0,     1,          1,     OMENS),
	ROW(LOOK,    ANYBODY,     DREAM, 1,          1,     0),
	ROW(FETCH,   ANYBODY,     DREAM, 1,          1,     0),
	ROW(FETCH,   ANYBODY,     DREAM, 1,          1,     DECK_CARDS),
	ROW(DRAW,    ANYBODY,     STEPS, 1,          1,     0),
	ROW(DECLINE, ANYBODY,     0,     1,          1,     0),
	ROW(STOP,    ANYBODY,     DREAM, 1,          1,     0),
#undef ROW
#undef STEPS
#undef DREAM
};

_Static_assert(sizeof rows / sizeof rows[0] <= RANGES_MAX,
    "a space has room for all ranges");

static bool
is_there(const struct onirim_game *g, const struct range_row *row,
    uint64_t played)
{
	if ((row->who == TWO_PLAYERS && g->config.players != 2) ||
	    (row->who == HOST_DEALS && g->config.chance != CHANCE_HOST))
		return false;
	return (row->sets & ~g->config.sets) == 0 &&
	    (row->cards == 0 || (row->cards & played) != 0);
}

/* A range of a row as it is in a game.  With `right-only` Towers have one end
 * alone. */
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

void
oni_onirim_action_space(const struct onirim_game *g,
    struct action_space *space)
{
	const uint64_t played = oni_sets_cards(g);
	const struct range_row *end = rows + sizeof rows / sizeof rows[0];

	for (const struct range_row *row = rows; row < end; row++)
		if (is_there(g, row, played))
			space_add(space, range_of(g, row, played));
}
