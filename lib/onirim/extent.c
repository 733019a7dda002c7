/* extent.c - what a game of Onirim can ever list and show, and how long it
 * can take. */
#include "draw.h"
#include "extent.h"

enum { SPELLS_COUNT = ONIRIM_SPELL_PUNISHMENT + 1 };

/* Cards that are played with. */
#define SET_OF_ROOMS (ROOMS & ~ROOMS_WITH(ONIRIM_SYMBOL_GLYPH))
#define GOALS (UINT64_C(0xF) << RED_GOAL)
#define ALL_PREMONITIONS (UINT64_C(0xFF) << FIRST_PREMONITION)

static uint64_t
towers_played(const struct onirim_game *g)
{
	return plays_with(g, SET_TOWERS) ? TOWERS : 0;
}

static uint64_t
deck_cards(const struct onirim_game *g)
{
	return SET_OF_ROOMS | DOORS | set_of(NIGHTMARE) | towers_played(g) |
	    (plays_with(g, SET_DREAMS) ? set_of(HAPPY_DREAM) : 0);
}

static void
add_towers(const struct onirim_game *g, struct action_space *space,
    unsigned places)
{
	const bool right_only = set_has(g->config.variants, VARIANT_RIGHT_ONLY);

	space_add(space, (struct action_range){.verb = ONIRIM_VERB_PLAY,
	    .cards = TOWERS, .places = (uint8_t)places,
	    .extra = right_only ? ONIRIM_END_RIGHT : ONIRIM_END_LEFT,
	    .extras = right_only ? 1 : 2});
}

/* In the order of the verbs. */
void
oni_onirim_action_space(const struct onirim_game *g, struct action_space *space)
{
	const bool pair = g->config.players == 2;
	const bool steps = plays_with(g, SET_STEPS);
	const bool towers = plays_with(g, SET_TOWERS);
	const bool dreams = plays_with(g, SET_DREAMS);
	const unsigned places = pair ? 2 : 1;
	const uint64_t deck = deck_cards(g);
	const uint64_t locations = deck & LOCATIONS;

	if (g->config.chance == CHANCE_HOST)
		space_add_cards(space, ONIRIM_VERB_DEAL, deck |
		    (steps ? GOALS : 0) | (dreams ? ALL_PREMONITIONS : 0), 1);
	if (pair)
		space_add_cards(space, ONIRIM_VERB_TAKE, locations, 1);
	space_add_cards(space, ONIRIM_VERB_PLAY, SET_OF_ROOMS, places);
	if (towers)
		add_towers(g, space, places);
	space_add_cards(space, ONIRIM_VERB_DISCARD, locations, places);
	space_add_bare(space, ONIRIM_VERB_SEARCH);
	if (pair)
		space_add(space, (struct action_range){.verb = ONIRIM_VERB_SWAP,
		    .shape = RANGE_SWAPS, .cards = locations});
	space_add_cards(space, ONIRIM_VERB_KEY, KEYS, places);
	space_add_cards(space, ONIRIM_VERB_DOOR, DOORS, places);
	space_add_bare(space, ONIRIM_VERB_REVEAL);
	space_add_bare(space, ONIRIM_VERB_HAND);
	space_add_bare(space, ONIRIM_VERB_LIMBO);
	space_add_cards(space, ONIRIM_VERB_DROP, deck, 1);
	space_add_cards(space, ONIRIM_VERB_NEXT, deck, 1);
	if (steps) {
		space_add_cards(space, ONIRIM_VERB_TOP, deck, 1);
		space_add_extras(space, ONIRIM_VERB_CAST, 1, SPELLS_COUNT);
		space_add_cards(space, ONIRIM_VERB_PAY, deck, 1);
		space_add(space,
		    (struct action_range){.verb = ONIRIM_VERB_GOALS,
		    .shape = RANGE_PAIRS, .places = GOALS_MAX});
	}
	if (towers) {
		space_add_extras(space, ONIRIM_VERB_TOWER, 1, TOWERS_MAX);
		space_add_bare(space, ONIRIM_VERB_SPARE);
	}
	if (dreams) {
		space_add_cards(space, ONIRIM_VERB_RESOLVE, ALL_PREMONITIONS,
		    1);
		space_add_cards(space, ONIRIM_VERB_DISPEL, ALL_PREMONITIONS,
		    1);
		space_add_bare(space, ONIRIM_VERB_LOOK);
		space_add_bare(space, ONIRIM_VERB_FETCH);
		space_add_cards(space, ONIRIM_VERB_FETCH, deck, 1);
	}
	if (steps)
		space_add_bare(space, ONIRIM_VERB_DRAW);
	space_add_bare(space, ONIRIM_VERB_DECLINE);
	if (dreams)
		space_add_bare(space, ONIRIM_VERB_STOP);
}

/* Zones in ascending order. */
void
oni_onirim_observation(const struct onirim_game *g,
    struct observation *observation)
{
	const unsigned players = g->config.players;
	const bool pair = players == 2;
	const bool steps = plays_with(g, SET_STEPS);
	const bool towers = plays_with(g, SET_TOWERS);
	const bool dreams = plays_with(g, SET_DREAMS);
	const uint64_t deck = deck_cards(g);

	observation_add_number(observation, ONIRIM_NUMBER_SERIES, players);
	observation_add_number(observation, ONIRIM_NUMBER_SERIES_COLOUR,
	    players);
	if (towers)
		observation_add_number(observation, ONIRIM_NUMBER_ALIGNED, 1);
	observation_add(observation,
	    (struct observed_zone){.zone = ONIRIM_ZONE_HAND,
	    .piles = (uint8_t)players,
	    .cards = deck & LOCATIONS, .hides = pair});
	if (pair)
		observation_add_counts(observation, ONIRIM_ZONE_SHARED, 1,
		    deck & LOCATIONS);
	observation_add_slots(observation, ONIRIM_ZONE_ROW, players, ROOMS_MAX);
	observation_add_counts(observation, ONIRIM_ZONE_DOORS, players, DOORS);
	observation_add_counts(observation, ONIRIM_ZONE_DISCARD, 1, deck);
	observation_add_counts(observation, ONIRIM_ZONE_LIMBO, 1,
	    deck & ~LOCATIONS);
	observation_add_counts(observation, ONIRIM_ZONE_POOL, 1, deck);
	observation_add_slots(observation, ONIRIM_ZONE_TOP, 1, TOP_MAX);
	if (steps)
		observation_add_slots(observation, ONIRIM_ZONE_BOTTOM, 1,
		    BOTTOM_MAX);
	observation_add_slots(observation, ONIRIM_ZONE_PENDING, 1,
	    1 + HAPPY_CARDS);
	if (steps)
		observation_add_slots(observation, ONIRIM_ZONE_GOALS, 1,
		    GOALS_MAX);
	if (dreams) {
		observation_add_counts(observation, ONIRIM_ZONE_PREMONITIONS, 1,
		    ALL_PREMONITIONS);
		observation_add_counts(observation, ONIRIM_ZONE_RESERVE, 1,
		    ALL_PREMONITIONS);
	}
	if (towers)
		observation_add_slots(observation, ONIRIM_ZONE_TOWERS, 1,
		    TOWERS_MAX);
	if (steps || dreams)
		observation_add_counts(observation, ONIRIM_ZONE_REMOVED, 1,
		    deck | (dreams ? ALL_PREMONITIONS : 0));
}

/*
 * How many decisions a game takes; lib/README.md shows why it is no more.
 */

enum {
	BASE_CARDS = 76,
	BASE_ROOMS = 58,
	ALL_DOORS = 2 * COLOURS,
	ALL_KEYS = 3 * COLOURS,
	ALL_NIGHTMARES = 10,
	ALL_DREAMS = 4,

	/* Questions that one of these leads to at most. */
	AFTER_KEY = 4,          /* drop, and three to order */
	AFTER_TOWER = 4,
	AFTER_DREAM = 8,        /* itself, seven to drop or order */
	AFTER_PREMONITION = 3,  /* itself, two Keys */
	AFTER_PAID = 2,         /* itself, and its share of the spell */
	DRAFT = 6,
};

/* How much of everything there is in a game. */
struct extent {
	unsigned cards;
	unsigned towers;
	unsigned dreams;
	unsigned turns;
	unsigned nightmares;    /* that ask */
};

/* In every turn a Location is used up.  Where Towers fall, each Nightmare may
 * come back in every turn; otherwise green-pair alone brings back one. */
static struct extent
extent_of(const struct onirim_game *g)
{
	const unsigned towers = plays_with(g, SET_TOWERS) ? TOWERS_MAX : 0;
	const unsigned dreams = plays_with(g, SET_DREAMS) ? ALL_DREAMS : 0;
	const unsigned turns = BASE_ROOMS + towers;

	return (struct extent){
		.cards = BASE_CARDS + towers + dreams,
		.towers = towers,
		.dreams = dreams,
		.turns = turns,
		.nightmares = towers > 0 ? turns * ALL_NIGHTMARES
		    : ALL_NIGHTMARES + (dreams > 0),
	};
}

/* Where the host deals: all cards in every turn, and those that a shuffle
 * brings back within one. */
static unsigned
deals_most(const struct extent *extent)
{
	const unsigned shuffles = extent->turns + extent->dreams +
	    (extent->dreams > 0 ? PREMONITIONS_MAX : 0);

	return (1 + extent->turns) * extent->cards +
	    shuffles * (TOP_MAX + BOTTOM_MAX) + GOALS_MAX + PREMONITIONS_MAX;
}

unsigned
oni_onirim_decisions_most(const struct onirim_game *g)
{
	const struct extent extent = extent_of(g);
	unsigned most = extent.turns * (2 + ALL_DOORS) + extent.nightmares +
	    ALL_KEYS * AFTER_KEY + extent.dreams * AFTER_DREAM;

	if (plays_with(g, SET_TOWERS))
		most += extent.towers * AFTER_TOWER + extent.nightmares;
	if (plays_with(g, SET_DREAMS))
		most += PREMONITIONS_MAX * AFTER_PREMONITION;
	if (plays_with(g, SET_STEPS))
		most += extent.turns * (1 + ALL_DOORS) + extent.nightmares +
		    extent.dreams + extent.cards * AFTER_PAID;
	if (g->config.players == 2)
		most += DRAFT;
	if (g->config.chance == CHANCE_HOST)
		most += deals_most(&extent);
	return most;
}
