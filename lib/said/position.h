/* position.h - games at the start of a turn as text. */
#ifndef ONI_POSITION_H
#define ONI_POSITION_H

#include "../core/text.h"
#include "../core/words.h"
#include "../ruleset.h"

/* Only a game at the start of a turn is a position. */
static inline bool
is_position(const struct onirim_game *g)
{
	return oni_ruleset(g)->turn_has_begun(g);
}

/* Write a game that is one. */
void oni_position_write(const struct onirim_game *g, struct text *text);

/* Write the words of a game at any question, but for those that tell the
 * viewer and where chance stands. */
void oni_position_write_words(const struct onirim_game *g, struct text *text);

/* Write a key behind a space, the name of a viewer, and a word with the cards
 * that it tells, unless there are none. */
void oni_write_key(struct text *text, const char *key);
void oni_write_viewer(struct text *text, unsigned viewer);
void oni_write_told(const struct onirim_game *g,
    const struct position_word *word, const struct told *told,
    struct text *text);

/* Read a position that is part of a longer text into a game, which keeps no
 * log yet; ONIRIM_OK, or a status and what is at fault.  What is missing is
 * an empty word at the end of the text. */
int oni_position_read(struct onirim_game *g, struct word text,
    struct fault *fault);

#endif
