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

const struct terror_row oni_terrors[TERROR_FACES] = {
#define L FITS(LEGS)
#define T FITS(TORSO)
#define H FITS(HEAD)
	/* number legion    fits       power        copies */
	{   1, NECRONAUTS, H,         POWER_SCAVENGER,   4 },
	{   2, NECRONAUTS, T,         POWER_NONE,        2 },
	{   3, NECRONAUTS, L,         POWER_NONE,        4 },
	{   4, NECRONAUTS, H,         POWER_NONE,        3 },
	{   5, NECRONAUTS, T | H,     POWER_MOURNER,     1 },
	{   8, NECRONAUTS, T,         POWER_SCAVENGER,   3 },
	{   9, NECRONAUTS, L,         POWER_SCAVENGER,   3 },
	{  10, NECRONAUTS, T | H,     POWER_DEVOURER,    1 },
	{  11, NECRONAUTS, L | T,     POWER_MOURNER,     1 },
	{  12, NECRONAUTS, L,         POWER_MOURNER,     1 },
	{  14, NECRONAUTS, L | T,     POWER_SCAVENGER,   2 },
	{  17, NECRONAUTS, T | H,     POWER_SCAVENGER,   1 },
	{  25, NECRONAUTS, H,         POWER_DEVOURER,    1 },
	{  28, HOMUNCULI,  H,         POWER_DEVOURER,    2 },
	{  29, HOMUNCULI,  T | H,     POWER_JOKER,       1 },
	{  30, HOMUNCULI,  L,         POWER_NONE,        6 },
	{  31, HOMUNCULI,  H,         POWER_JOKER,       2 },
	{  32, HOMUNCULI,  T,         POWER_JOKER,       1 },
	{  34, HOMUNCULI,  T | H,     POWER_MOURNER,     1 },
	{  35, HOMUNCULI,  T,         POWER_NONE,        1 },
	{  37, HOMUNCULI,  H,         POWER_NONE,        2 },
	{  38, HOMUNCULI,  L | T,     POWER_JOKER,       1 },
	{  41, HOMUNCULI,  T | H,     POWER_DEVOURER,    1 },
	{  42, HOMUNCULI,  L,         POWER_DEVOURER,    1 },
	{  44, HOMUNCULI,  L | T,     POWER_DEVOURER,    1 },
	{  45, HOMUNCULI,  L,         POWER_JOKER,       1 },
	{  46, HOMUNCULI,  H,         POWER_MOURNER,     2 },
	{  47, HOMUNCULI,  T,         POWER_MOURNER,     1 },
	{  50, HOMUNCULI,  L | T,     POWER_MOURNER,     1 },
	{  53, HOMUNCULI,  T,         POWER_DEVOURER,    1 },
	{  54, HOMUNCULI,  L,         POWER_MOURNER,     1 },
	{  55, INSECTOIDS, H,         POWER_HERALD,      4 },
	{  56, INSECTOIDS, T,         POWER_HERALD,      3 },
	{  57, INSECTOIDS, L,         POWER_HERALD,      3 },
	{  58, INSECTOIDS, H,         POWER_JOKER,       1 },
	{  59, INSECTOIDS, L | T | H, POWER_JOKER,       1 },
	{  60, INSECTOIDS, L,         POWER_JOKER,       1 },
	{  61, INSECTOIDS, H,         POWER_MOURNER,     1 },
	{  62, INSECTOIDS, L | T | H, POWER_MOURNER,     1 },
	{  63, INSECTOIDS, L,         POWER_MOURNER,     1 },
	{  65, INSECTOIDS, L | T | H, POWER_HERALD,      2 },
	{  66, INSECTOIDS, L,         POWER_NONE,        4 },
	{  67, INSECTOIDS, H,         POWER_NONE,        3 },
	{  71, INSECTOIDS, T,         POWER_NONE,        2 },
	{  82, CHIMERIDS,  H,         POWER_EXECUTIONER, 5 },
	{  83, CHIMERIDS,  T | H,     POWER_EXECUTIONER, 1 },
	{  84, CHIMERIDS,  L,         POWER_EXECUTIONER, 5 },
	{  85, CHIMERIDS,  H,         POWER_NONE,        2 },
	{  86, CHIMERIDS,  T,         POWER_NONE,        2 },
	{  87, CHIMERIDS,  L,         POWER_NONE,        2 },
	{  88, CHIMERIDS,  H,         POWER_JOKER,       1 },
	{  89, CHIMERIDS,  T,         POWER_JOKER,       1 },
	{  90, CHIMERIDS,  L,         POWER_JOKER,       1 },
	{  91, CHIMERIDS,  H,         POWER_DEVOURER,    1 },
	{  92, CHIMERIDS,  T,         POWER_DEVOURER,    1 },
	{  93, CHIMERIDS,  L,         POWER_DEVOURER,    1 },
	{  95, CHIMERIDS,  T,         POWER_EXECUTIONER, 3 },
	{ 104, CHIMERIDS,  L | T,     POWER_EXECUTIONER, 1 },
#undef L
#undef T
#undef H
};

const uint8_t oni_terror_lowest[TERRORS] = {
	  1,   2,   3,   4,   5,   3,   1,   8,   9,
	 10,  11,  12,   4,  14,   3,   1,  17,   9,
	  1,   8,  14,   4,   8,   9,  25,   2,   3,
	 28,  29,  30,  31,  32,  30,  34,  35,  30,
	 37,  38,  30,  28,  41,  42,  31,  44,  45,
	 46,  47,  30,  46,  50,  30,  37,  53,  54,
	 55,  56,  57,  58,  59,  60,  61,  62,  63,
	 55,  65,  66,  67,  56,  66,  67,  71,  66,
	 55,  65,  57,  55,  56,  57,  67,  71,  66,
	 82,  83,  84,  85,  86,  87,  88,  89,  90,
	 91,  92,  93,  82,  95,  84,  85,  86,  87,
	 82,  95,  84,  82, 104,  84,  82,  95,  84,
};
