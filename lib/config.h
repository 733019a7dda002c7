/* config.h - configurations as lines of text. */
#ifndef ONI_CONFIG_TEXT_H
#define ONI_CONFIG_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "core/config.h"
#include "core/stream.h"
#include "core/text.h"
#include "core/words.h"
#include "onirim.h"

/* Read a configuration.  NULL is the empty one. */
int oni_config_read(struct config *config, const char *text,
    onirim_problem *problem);

/* Read a configuration that is part of a longer text.  Returns false if there
 * is a fault. */
bool oni_config_read_word(struct config *config, struct word text,
    struct fault *fault);

/* A key as a game has it, or NULL if the game does not have it; and the name of
 * a key, whichever game has it. */
const struct config_key *oni_config_key(unsigned game, unsigned key);
const char *oni_config_key_name(unsigned key);

/* Read or write the value of a key.  Reading returns false if there is a
 * fault. */
bool oni_config_read_value(struct config *config,
    const struct config_key *row, struct word value, struct fault *fault);
void oni_config_write_value(const struct config *config,
    const struct config_key *row, struct text *text);

/* The values of a configuration by key, which may stand among other words.  The
 * value of a key that is not there has no start. */
struct config_words {
	struct word values[CONFIG_KEYS];
};

/* Where the value of a key is stored, or NULL if there is no such key. */
struct word *oni_config_value(struct config_words *words, struct word key);

/* Store the value of a key.  `value` is where it is stored, or NULL if there is
 * no such key; `rest` is what the word has after the key and the `=`.  Returns
 * false if there is no such key, if the word has no `=`, or if the key was
 * there before. */
bool oni_config_keep(struct word *value, struct word word, struct word key,
    struct word rest, struct fault *fault);

/* Split a text into the values of the keys.  Returns false if there is a
 * fault. */
bool oni_config_split(struct word text, struct config_words *words,
    struct fault *fault);

/* Read a configuration from its values.  Returns false if there is a fault. */
bool oni_config_read_words(struct config *config,
    const struct config_words *words, struct fault *fault);

/* Write a configuration in its canonical form. */
void oni_config_write(const struct config *config, struct text *text);

/* Write or read all fields except the seed and whether events are kept. */
void oni_config_fields(struct stream *stream, struct config *config);

/* Whether configurations differ in the seed only.  It is the first field, and
 * there is no padding after it. */
static inline bool
oni_config_same_family(const struct config *one, const struct config *other)
{
	enum { FROM = sizeof one->seed, FIELDS = sizeof one->turns + 9 };

	_Static_assert(offsetof(struct config, events) + 1 == FROM + FIELDS,
	    "the fields that are compared are all others");
	return memcmp((const char *)one + FROM, (const char *)other + FROM,
	    FIELDS) == 0;
}

/* Whether configurations differ only in the seed, in `chance`, in `events` and
 * in `first`. */
bool oni_config_alike(const struct config *one, const struct config *other);

#endif
