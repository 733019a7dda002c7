/* config.h - a configuration as numbers, and the keys that it is written
 * with. */
#ifndef ONI_CONFIG_H
#define ONI_CONFIG_H

#include <stddef.h>
#include <stdint.h>

#include "onirim.h"

enum { GAMES = ONIRIM_GAME_NIGHTMARIUM + 1 };
enum {
	VARIANT_OPEN,
	VARIANT_UNIQUE,
	VARIANT_RACE,
	VARIANT_LOST,
	VARIANT_RUINS,
	VARIANT_RIGHT_ONLY,
};
enum { CHANCE_SEEDED, CHANCE_HOST };
enum { FIRST_RANDOM = 0 };
enum { SEATS_MAX = 5 };

/* Sets and variants are sets of the constants SET_... and VARIANT_...  `first`
 * is a seat counted from 1, or FIRST_RANDOM.  Fields that a game does not have
 * are 0. */
struct config {
	uint64_t seed;
	uint16_t turns;         /* 0: no limit */
	uint8_t game;
	uint8_t players;
	uint8_t sets;
	uint8_t variants;
	uint8_t premonitions;
	uint8_t first;
	uint8_t objective;
	uint8_t chance;
	uint8_t events;
	uint8_t layout;         /* of indices; it follows from the others */
};

/* The keys in canonical order. */
enum config_keys {
	KEY_GAME, KEY_PLAYERS, KEY_SETS, KEY_VARIANTS, KEY_PREMONITIONS,
	KEY_FIRST, KEY_OBJECTIVE, KEY_TURNS, KEY_SEED, KEY_CHANCE, KEY_EVENTS,
	CONFIG_KEYS
};

/* How the value of a key is written. */
enum config_form {
	FORM_WORD,      /* one of the words: its place */
	FORM_LIST,      /* several words or `none`: the set of their places */
	FORM_NUMBER,    /* in the range, or the word that stands for 0 */
	FORM_TURNS,     /* 16 bits */
	FORM_SEED,      /* 64 bits, decimal or hexadecimal */
};

/* The numbers that a key allows, and its default value. */
struct config_range {
	uint8_t usual;
	uint8_t least;
	uint8_t most;
};

/* What a key or a word requires: a number of players, and sets of cards as a
 * mask; and the reason of the problem if this is missing. */
struct config_need {
	uint8_t players;
	uint8_t sets;
	uint8_t reason;         /* ONIRIM_PROBLEM_NEEDS_... */
};

enum { CONFIG_WORDS_MAX = 6 };

/* A key.  Keys that only one game has are in a list of that game.  The last row
 * of a list has no name; places without a word are empty. */
struct config_key {
	char name[13];
	uint8_t key;            /* KEY_... */
	uint8_t form;
	uint8_t field;          /* its offset in struct config */
	struct config_range range;
	struct config_need need;
	char words[CONFIG_WORDS_MAX][12];
	struct config_need word_needs[CONFIG_WORDS_MAX];
};

#define CONFIG_FIELD(field) (uint8_t)offsetof(struct config, field)

#endif
