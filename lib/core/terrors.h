/* terrors.h - the night Terrors, which are the cards of Nightmarium. */
#ifndef ONI_TERRORS_H
#define ONI_TERRORS_H

#include <stdint.h>

#include "onirim.h"

enum {
	NECRONAUTS = ONIRIM_LEGION_NECRONAUTS,
	HOMUNCULI = ONIRIM_LEGION_HOMUNCULI,
	INSECTOIDS = ONIRIM_LEGION_INSECTOIDS,
	CHIMERIDS = ONIRIM_LEGION_CHIMERIDS,
	LEGIONS
};
enum { LEGS, TORSO, HEAD, PARTS };
enum {
	POWER_NONE = ONIRIM_POWER_NONE,
	POWER_HERALD = ONIRIM_POWER_HERALD,
	POWER_MOURNER = ONIRIM_POWER_MOURNER,
	POWER_JOKER = ONIRIM_POWER_JOKER,
	POWER_EXECUTIONER = ONIRIM_POWER_EXECUTIONER,
	POWER_SCAVENGER = ONIRIM_POWER_SCAVENGER,
	POWER_DEVOURER = ONIRIM_POWER_DEVOURER,
	POWERS
};

/* The parts that a Terror can be, as the same set as in the ABI. */
#define FITS(part) (1 << (part))

_Static_assert(ONIRIM_PART_LEGS == FITS(LEGS) &&
    ONIRIM_PART_TORSO == FITS(TORSO) && ONIRIM_PART_HEAD == FITS(HEAD),
    "parts are told as they are kept");

enum {
	FITS_L = FITS(LEGS),
	FITS_T = FITS(TORSO),
	FITS_H = FITS(HEAD),
	FITS_LT = FITS_L | FITS_T,
	FITS_TH = FITS_T | FITS_H,
	FITS_LTH = FITS_L | FITS_T | FITS_H,
};

/*
 * All Terrors, one row for each face: the lowest number of the cards with this
 * face, which names it; legion, parts and power; the numbers of all these
 * cards.  The list is a macro because ranks, faces, sets of cards and the table
 * are made from it, and all of them must be constants.  Each row gets `of` as
 * its first argument.
 */
#define EACH_TERROR(ROW, of) \
	ROW(of,   1, NECRONAUTS, H,   SCAVENGER,   1, 7, 16, 19) \
	ROW(of,   2, NECRONAUTS, T,   NONE,        2, 26) \
	ROW(of,   3, NECRONAUTS, L,   NONE,        3, 6, 15, 27) \
	ROW(of,   4, NECRONAUTS, H,   NONE,        4, 13, 22) \
	ROW(of,   5, NECRONAUTS, TH,  MOURNER,     5) \
	ROW(of,   8, NECRONAUTS, T,   SCAVENGER,   8, 20, 23) \
	ROW(of,   9, NECRONAUTS, L,   SCAVENGER,   9, 18, 24) \
	ROW(of,  10, NECRONAUTS, TH,  DEVOURER,    10) \
	ROW(of,  11, NECRONAUTS, LT,  MOURNER,     11) \
	ROW(of,  12, NECRONAUTS, L,   MOURNER,     12) \
	ROW(of,  14, NECRONAUTS, LT,  SCAVENGER,   14, 21) \
	ROW(of,  17, NECRONAUTS, TH,  SCAVENGER,   17) \
	ROW(of,  25, NECRONAUTS, H,   DEVOURER,    25) \
	ROW(of,  28, HOMUNCULI,  H,   DEVOURER,    28, 40) \
	ROW(of,  29, HOMUNCULI,  TH,  JOKER,       29) \
	ROW(of,  30, HOMUNCULI,  L,   NONE,        30, 33, 36, 39, 48, 51) \
	ROW(of,  31, HOMUNCULI,  H,   JOKER,       31, 43) \
	ROW(of,  32, HOMUNCULI,  T,   JOKER,       32) \
	ROW(of,  34, HOMUNCULI,  TH,  MOURNER,     34) \
	ROW(of,  35, HOMUNCULI,  T,   NONE,        35) \
	ROW(of,  37, HOMUNCULI,  H,   NONE,        37, 52) \
	ROW(of,  38, HOMUNCULI,  LT,  JOKER,       38) \
	ROW(of,  41, HOMUNCULI,  TH,  DEVOURER,    41) \
	ROW(of,  42, HOMUNCULI,  L,   DEVOURER,    42) \
	ROW(of,  44, HOMUNCULI,  LT,  DEVOURER,    44) \
	ROW(of,  45, HOMUNCULI,  L,   JOKER,       45) \
	ROW(of,  46, HOMUNCULI,  H,   MOURNER,     46, 49) \
	ROW(of,  47, HOMUNCULI,  T,   MOURNER,     47) \
	ROW(of,  50, HOMUNCULI,  LT,  MOURNER,     50) \
	ROW(of,  53, HOMUNCULI,  T,   DEVOURER,    53) \
	ROW(of,  54, HOMUNCULI,  L,   MOURNER,     54) \
	ROW(of,  55, INSECTOIDS, H,   HERALD,      55, 64, 73, 76) \
	ROW(of,  56, INSECTOIDS, T,   HERALD,      56, 68, 77) \
	ROW(of,  57, INSECTOIDS, L,   HERALD,      57, 75, 78) \
	ROW(of,  58, INSECTOIDS, H,   JOKER,       58) \
	ROW(of,  59, INSECTOIDS, LTH, JOKER,       59) \
	ROW(of,  60, INSECTOIDS, L,   JOKER,       60) \
	ROW(of,  61, INSECTOIDS, H,   MOURNER,     61) \
	ROW(of,  62, INSECTOIDS, LTH, MOURNER,     62) \
	ROW(of,  63, INSECTOIDS, L,   MOURNER,     63) \
	ROW(of,  65, INSECTOIDS, LTH, HERALD,      65, 74) \
	ROW(of,  66, INSECTOIDS, L,   NONE,        66, 69, 72, 81) \
	ROW(of,  67, INSECTOIDS, H,   NONE,        67, 70, 79) \
	ROW(of,  71, INSECTOIDS, T,   NONE,        71, 80) \
	ROW(of,  82, CHIMERIDS,  H,   EXECUTIONER, 82, 94, 100, 103, 106) \
	ROW(of,  83, CHIMERIDS,  TH,  EXECUTIONER, 83) \
	ROW(of,  84, CHIMERIDS,  L,   EXECUTIONER, 84, 96, 102, 105, 108) \
	ROW(of,  85, CHIMERIDS,  H,   NONE,        85, 97) \
	ROW(of,  86, CHIMERIDS,  T,   NONE,        86, 98) \
	ROW(of,  87, CHIMERIDS,  L,   NONE,        87, 99) \
	ROW(of,  88, CHIMERIDS,  H,   JOKER,       88) \
	ROW(of,  89, CHIMERIDS,  T,   JOKER,       89) \
	ROW(of,  90, CHIMERIDS,  L,   JOKER,       90) \
	ROW(of,  91, CHIMERIDS,  H,   DEVOURER,    91) \
	ROW(of,  92, CHIMERIDS,  T,   DEVOURER,    92) \
	ROW(of,  93, CHIMERIDS,  L,   DEVOURER,    93) \
	ROW(of,  95, CHIMERIDS,  T,   EXECUTIONER, 95, 101, 107) \
	ROW(of, 104, CHIMERIDS,  LT,  EXECUTIONER, 104)

/* The rank of each face: TERROR_1, TERROR_2 ... */
#define TERROR_RANK(of, number, legion, fits, power, ...) TERROR_##number,
enum { EACH_TERROR(TERROR_RANK, ) TERROR_FACES };
#undef TERROR_RANK

/* How many cards have a face, and how many cards there are. */
#define TERROR_COPIES(...) sizeof((uint8_t[]){__VA_ARGS__})
#define TERROR_CARDS(of, number, legion, fits, power, ...) \
	+ TERROR_COPIES(__VA_ARGS__)
enum { TERRORS = EACH_TERROR(TERROR_CARDS, ) };
#undef TERROR_CARDS

_Static_assert(TERROR_FACES == 58 && TERRORS == 108, "all Terrors are there");

/* Sets of Terrors: all of them, those of a legion, those that can be a part. */
#define ALL_TERRORS ((UINT64_C(1) << TERROR_FACES) - 1)
#define TERRORS_OF_LEGION(legion) \
	(UINT64_C(0) EACH_TERROR(TERROR_IF_OF_LEGION, legion))
#define TERRORS_THAT_FIT(part) \
	(UINT64_C(0) EACH_TERROR(TERROR_IF_IT_FITS, part))

#define TERROR_IF_OF_LEGION(of, number, legion, fits, power, ...) \
	| (uint64_t)((legion) == (of)) << TERROR_##number
#define TERROR_IF_IT_FITS(of, number, legion, fits, power, ...) \
	| (uint64_t)(FITS_##fits >> (of) & 1) << TERROR_##number

/* The face of a Terror is TERROR_FACE_FIRST - 1 plus the number that names
 * it. */
enum { TERROR_FACE_FIRST = 0x80, TERROR_COPIES_MAX = 6 };

struct terror_row {
	uint8_t number;         /* the lowest of the equal cards */
	uint8_t legion;
	uint8_t fits;           /* the set of the parts that it can be */
	uint8_t power;
	uint8_t copies;
	uint8_t numbers[TERROR_COPIES_MAX];
};

extern const struct terror_row oni_terrors[TERROR_FACES];

/* The row of the Terror with this number, or NULL if no Terror has it. */
const struct terror_row *oni_terror_of(unsigned number);

#endif
