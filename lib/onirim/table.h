/* table.h - what lies on the table of Onirim. */
#ifndef ONI_ONIRIM_TABLE_H
#define ONI_ONIRIM_TABLE_H

#include "../core/fan.h"
#include "../core/pile.h"

enum {
	WALKERS_MAX = 2,
	COLOURS = 4,
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

struct labyrinth {
	struct pile discard;
	struct pile removed;                    /* out of the game */
	struct shelf limbo;                     /* Doors and Dreams */
	struct shelf undrawn;                   /* Goals not laid out yet */
	struct shelf reserve;                   /* Premonitions nobody saw */
	struct fan hands[WALKERS_MAX];          /* own cards */
	struct fan shared;
	struct hand_size complete;
	uint8_t doors[WALKERS_MAX][COLOURS];    /* how many are on the table */
	uint8_t series[WALKERS_MAX];            /* 0 to 2 rooms of a colour */
	uint8_t row_count[WALKERS_MAX];
	uint8_t rows[WALKERS_MAX][ROOMS_MAX];
	uint8_t goal_count;
	uint8_t goals[GOALS_MAX];               /* from left to right */
	uint8_t tower_count;
	uint8_t towers[TOWERS_MAX];             /* from left to right */
	uint8_t premonitions;                   /* open ones, by number */
};

#endif
