/* config.h - what is played: a line of text, and the same as numbers. */
#ifndef ONI_CONFIG_H
#define ONI_CONFIG_H

#include <stdbool.h>
#include <stdint.h>

#include "onirim.h"
#include "text.h"
#include "words.h"

enum { GAME_ONIRIM, GAME_NIGHTMARIUM, GAMES };
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

/* Read a configuration; NULL is the empty one. */
int oni_config_read(struct config *config, const char *text,
    onirim_problem *problem);

/* Read one that is part of a longer text; false with the word at fault. */
bool oni_config_read_word(struct config *config, struct word text,
    struct word *fault);

/* The values of its words by key, where they stand among other words; one that
 * is not there has no start. */
enum { CONFIG_KEYS = 11 };
struct config_words {
	struct word values[CONFIG_KEYS];
};

/* Where the value of a key is kept, or NULL when it is none. */
struct word *oni_config_value(struct config_words *words, struct word key);

/* Read a configuration from its words; false with the word at fault. */
bool oni_config_read_words(struct config *config,
    const struct config_words *words, struct word *fault);

/* Write it whole and in its canonical form. */
void oni_config_write(const struct config *config, struct text *text);

/* Whether configurations differ in nothing but the seed. */
bool oni_config_same_family(const struct config *one,
    const struct config *other);

#endif
