/* table.h - what lies on the table of Onirim. */
#ifndef ONI_ONIRIM_TABLE_H
#define ONI_ONIRIM_TABLE_H

#include "../core/fan.h"
#include "../core/short_pile.h"

enum {
	PLAYERS_MAX = 2,
	COLOURS = 4,
	DECK_MAX = 92,          /* cards that lib/BOUNDS.md reckons with */
	ROOMS_MAX = 58,         /* a row holds no more than there are rooms */
	GOALS_MAX = 8,
	TOWERS_MAX = 12,
	PREMONITIONS_MAX = 8,
};

/* A Goal is its colour, and this while it lies face down. */
enum { GOAL_DOWN = 4 };

/* How many own and shared cards make a hand complete. */
struct hand_size {
	uint8_t own;
	uint8_t shared;
};

struct onirim_table {
	struct pile discard;
	struct pile removed;                    /* out of the game */
	struct short_pile limbo;                /* Doors and Dreams */
	struct short_pile undrawn;              /* Goals not laid out yet */
	struct short_pile reserve;              /* Premonitions nobody saw */
	struct fan hands[PLAYERS_MAX];          /* own cards */
	struct fan shared;
	struct hand_size complete;
	uint8_t doors[PLAYERS_MAX][COLOURS];    /* how many are on the table */
	uint8_t series[PLAYERS_MAX];            /* 0 to 2 rooms of a colour */
	uint8_t row_count[PLAYERS_MAX];
	uint8_t rows[PLAYERS_MAX][ROOMS_MAX];
	uint8_t goal_count;
	uint8_t goals[GOALS_MAX];               /* from left to right */
	uint8_t goal_ranks[GOALS_MAX];          /* of reopened ones, or 0 */
	uint8_t tower_count;
	uint8_t towers[TOWERS_MAX];             /* from left to right */
	uint8_t premonitions;                   /* open ones, by number */
};

#endif
