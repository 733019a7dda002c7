/* table.h - what lies on the table of Onirim. */
#ifndef ONI_ONIRIM_TABLE_H
#define ONI_ONIRIM_TABLE_H

#include "../core/fan.h"
#include "../core/short_pile.h"

enum {
	PLAYERS_MAX = 2,
	COLOURS = 4,
	DECK_MAX = 92,          /* the most that lib/BOUNDS.md allows */
	ROOMS_MAX = 58,         /* one row can hold all rooms */
	GOALS_MAX = 8,
	TOWERS_MAX = 12,
	PREMONITIONS_MAX = 8,
};

/* A Goal is stored as its colour, plus this while it lies face down. */
enum { GOAL_DOWN = 4 };

/* How many own and shared cards a complete hand has. */
struct hand_size {
	uint8_t own;
	uint8_t shared;
};

struct onirim_table {
	struct pile discard;
	struct pile removed;                    /* out of the game */
	struct short_pile limbo;                /* Doors and Dreams */
	struct short_pile undrawn;              /* Goals not laid out yet */
	struct short_pile reserve;              /* Premonitions nobody knows */
	struct fan hands[PLAYERS_MAX];          /* own cards */
	struct fan shared;
	struct hand_size complete;
	uint8_t doors[PLAYERS_MAX][COLOURS];    /* how many lie on the table */
	uint8_t series[PLAYERS_MAX];            /* 0 to 2 rooms of one colour */
	uint8_t row_count[PLAYERS_MAX];
	uint8_t rows[PLAYERS_MAX][ROOMS_MAX];
	uint8_t goal_count;
	uint8_t goals[GOALS_MAX];               /* from left to right */
	uint8_t goal_ranks[GOALS_MAX];          /* of reopened ones, else 0 */
	uint8_t tower_count;
	uint8_t towers[TOWERS_MAX];             /* from left to right */
	uint8_t premonitions;                   /* the set of the open ones */
};

#endif
