/* table.h - what lies on the table of Nightmarium. */
#ifndef ONI_NIGHTMARIUM_TABLE_H
#define ONI_NIGHTMARIUM_TABLE_H

#include "../core/config.h"
#include "../core/pile.h"

enum { CREATURES_MAX = 7, PARTS_MAX = 3 };

/* Cards from the legs upwards; those past the height are 0. */
struct creature {
	uint8_t height;
	uint8_t cards[PARTS_MAX];
};

/* A hand has no limit.  The low half of a byte counts the copies of a card,
 * the high half those of them that all seats know to be there. */
struct hand {
	uint64_t set;           /* of the different cards */
	uint8_t size;
	uint8_t hidden;         /* in a redacted game */
	uint8_t copies[TERROR_FACES];
};

struct menagerie {
	struct pile discard;
	struct hand hands[SEATS_MAX];
	uint8_t begun[SEATS_MAX];       /* how many creatures there are */
	uint8_t woken;                  /* creatures in this turn */
	struct creature creatures[SEATS_MAX][CREATURES_MAX];
};

#endif
