/* table.h - what lies on the table of Nightmarium. */
#ifndef ONI_NIGHTMARIUM_TABLE_H
#define ONI_NIGHTMARIUM_TABLE_H

#include "../core/config.h"
#include "../core/fan.h"
#include "../core/pile.h"

enum { CREATURES_MAX = 7, PARTS_MAX = 3 };

/* The cards from the legs upwards.  Places past the height are 0. */
struct creature {
	uint8_t height;
	uint8_t cards[PARTS_MAX];
};

struct nightmarium_table {
	struct pile discard;
	struct fan hands[SEATS_MAX];    /* of any size */
	uint8_t begun[SEATS_MAX];       /* how many creatures a seat has */
	uint8_t woken;                  /* how many woke in this turn */
	struct creature creatures[SEATS_MAX][CREATURES_MAX];
};

#endif
