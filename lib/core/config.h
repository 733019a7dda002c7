/* config.h - what is played, as numbers, and the keys it is written with. */
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

/* Sets and variants are sets of words, of SET_... and the words above; first
 * is a seat from 1, or FIRST_RANDOM.  What a game does not have is 0. */
struct config {
	uint64_t seed;
	uint16_t turns;         /* 0: without end */
	uint8_t game;
	uint8_t players;
	uint8_t sets;
	uint8_t variants;
	uint8_t premonitions;
	uint8_t first;
	uint8_t objective;
	uint8_t chance;
	uint8_t events;
};

/* The keys in their canonical order. */
enum config_keys {
	KEY_GAME, KEY_PLAYERS, KEY_SETS, KEY_VARIANTS, KEY_PREMONITIONS,
	KEY_FIRST, KEY_OBJECTIVE, KEY_TURNS, KEY_SEED, KEY_CHANCE, KEY_EVENTS,
	CONFIG_KEYS
};

/* How the value of a key is written. */
enum config_form {
	FORM_WORD,      /* one of the words: its place */
	FORM_LIST,      /* words, each once, or none: the set of their places */
	FORM_NUMBER,    /* in the range, or the word that stands for 0 */
	FORM_TURNS,     /* 16 bits */
	FORM_SEED,      /* 64 bits, decimal or hexadecimal */
};

/* The numbers a key allows, and the one that it need not write. */
struct config_range {
	uint8_t usual;
	uint8_t least;
	uint8_t most;
};

/* What else must be played where a key or a word is written: so many players,
 * and a set of cards, as a mask; and how a problem calls it. */
struct config_need {
	uint8_t players;
	uint8_t sets;
	uint8_t reason;         /* ONIRIM_PROBLEM_NEEDS_... */
};

enum { CONFIG_WORDS_MAX = 6 };

/* A key; those of one game stand with that game, by their place. */
struct config_key {
	const char *name;       /* NULL: there is no such key */
	uint8_t form;
	uint8_t field;          /* where struct config keeps it */
	struct config_range range;
	struct config_need need;
	const char *words[CONFIG_WORDS_MAX];
	struct config_need word_needs[CONFIG_WORDS_MAX];
};

#define CONFIG_FIELD(field) (uint8_t)offsetof(struct config, field)

#endif
