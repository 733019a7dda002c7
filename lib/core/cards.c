/* cards.c - the faces of all games: their names, sets and numbers. */
#include <stddef.h>

#include "cards.h"

const char *const oni_cards[CARDS_MAX] = {
	[0x00] = "red-sun",
	[0x01] = "red-moon",
	[0x02] = "red-key",
	[0x03] = "red-glyph",
	[0x04] = "blue-sun",
	[0x05] = "blue-moon",
	[0x06] = "blue-key",
	[0x07] = "blue-glyph",
	[0x08] = "green-sun",
	[0x09] = "green-moon",
	[0x0A] = "green-key",
	[0x0B] = "green-glyph",
	[0x0C] = "brown-sun",
	[0x0D] = "brown-moon",
	[0x0E] = "brown-key",
	[0x0F] = "brown-glyph",
	[0x10] = "red-door",
	[0x11] = "blue-door",
	[0x12] = "green-door",
	[0x13] = "brown-door",
	[0x14] = "nightmare",
	[0x15] = "happy-dream",
	[0x20] = "red-tower-3",
	[0x21] = "red-tower-4",
	[0x22] = "red-tower-5",
	[0x23] = "blue-tower-3",
	[0x24] = "blue-tower-4",
	[0x25] = "blue-tower-5",
	[0x26] = "green-tower-3",
	[0x27] = "green-tower-4",
	[0x28] = "green-tower-5",
	[0x29] = "brown-tower-3",
	[0x2A] = "brown-tower-4",
	[0x2B] = "brown-tower-5",
	[0x30] = "red-goal",
	[0x31] = "blue-goal",
	[0x32] = "green-goal",
	[0x33] = "brown-goal",
	[0x38] = "red-pair",
	[0x39] = "blue-pair",
	[0x3A] = "green-pair",
	[0x3B] = "brown-pair",
	[0x3C] = "any-pair",
	[0x3D] = "three-doors",
	[0x3E] = "five-doors",
	[0x3F] = "every-colour",
};

/* Eight small numbers, the first in the lowest byte. */
#define BYTES(a, b, c, d, e, f, g, h) \
	((uint64_t)(a) | (uint64_t)(b) << 8 | (uint64_t)(c) << 16 | \
	(uint64_t)(d) << 24 | (uint64_t)(e) << 32 | (uint64_t)(f) << 40 | \
	(uint64_t)(g) << 48 | (uint64_t)(h) << 56)

/* Rooms are a sun, a moon, a key and a glyph of each colour. */
const uint64_t oni_copies_in[SETS][CARDS_MAX / 8] = {
	[SET_STEPS] = {
		[6] = BYTES(2, 2, 2, 2, 0, 0, 0, 0),    /* Goals */
	},
	[SET_TOWERS] = {
		[4] = BYTES(1, 1, 1, 1, 1, 1, 1, 1),
		[5] = BYTES(1, 1, 1, 1, 0, 0, 0, 0),
	},
	[SET_DREAMS] = {
		[2] = BYTES(0, 0, 0, 0, 0, 4, 0, 0),    /* Happy Dreams */
		[7] = BYTES(1, 1, 1, 1, 1, 1, 1, 1),    /* Premonitions */
	},
	[SET_BASE] = {
		[0] = BYTES(9, 4, 3, 0, 8, 4, 3, 0),    /* red, blue */
		[1] = BYTES(7, 4, 3, 0, 6, 4, 3, 0),    /* green, brown */
		[2] = BYTES(2, 2, 2, 2, 10, 0, 0, 0),   /* Doors, Nightmares */
	},
};
