/* config.h - a configuration as a line of text. */
#ifndef ONI_CONFIG_TEXT_H
#define ONI_CONFIG_TEXT_H

#include <stdbool.h>

#include "core/config.h"
#include "core/stream.h"
#include "core/text.h"
#include "core/words.h"
#include "onirim.h"

/* Read a configuration; NULL is the empty one. */
int oni_config_read(struct config *config, const char *text,
    onirim_problem *problem);

/* Read one that is part of a longer text; false with what is at fault. */
bool oni_config_read_word(struct config *config, struct word text,
    struct fault *fault);

/* A key as a game has it, or NULL when it has none of the name; and its name,
 * whichever game has it. */
const struct config_key *oni_config_key(unsigned game, unsigned key);
const char *oni_config_key_name(unsigned key);

/* Read or write the value of a key; false with what is at fault. */
bool oni_config_read_value(struct config *config,
    const struct config_key *row, struct word value, struct fault *fault);
void oni_config_write_value(const struct config *config,
    const struct config_key *row, struct text *text);

/* The values of its words by key, where they stand among other words; one that
 * is not there has no start. */
struct config_words {
	struct word values[CONFIG_KEYS];
};

/* Where the value of a key is kept, or NULL when it is none. */
struct word *oni_config_value(struct config_words *words, struct word key);

/* Keep the value of a key; false with what is at fault when the word has no
 * `=`, or the key stands there already.  value is where it is kept, or NULL
 * when there is no such key, and rest is what the word has behind the key. */
bool oni_config_keep(struct word *value, struct word word, struct word key,
    struct word rest, struct fault *fault);

/* Split a text into a value for each key; false with what is at fault. */
bool oni_config_split(struct word text, struct config_words *words,
    struct fault *fault);

/* Read a configuration from its words; false with what is at fault. */
bool oni_config_read_words(struct config *config,
    const struct config_words *words, struct fault *fault);

/* Write it whole and in its canonical form. */
void oni_config_write(const struct config *config, struct text *text);

/* Write what is played, or read it back: all but the seed and whether events
 * are kept. */
void oni_config_fields(struct stream *stream, struct config *config);

/* Whether configurations differ in nothing but the seed. */
bool oni_config_same_family(const struct config *one,
    const struct config *other);

/* Whether they differ besides in nothing but where chance comes from, whether
 * events are kept, and who begins. */
bool oni_config_alike(const struct config *one, const struct config *other);

#endif
