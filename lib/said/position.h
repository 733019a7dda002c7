/* position.h - games at the start of a turn as text. */
#ifndef ONI_POSITION_H
#define ONI_POSITION_H

#include "../core/text.h"
#include "../core/words.h"
#include "../ruleset.h"

/* Whether a game can be written as a position: it must stand at the start of a
 * turn. */
static inline bool
is_position(const struct onirim_game *g)
{
	return oni_position_of(g)->turn_has_begun(g);
}

/* Write the position of a game for which is_position() holds. */
void oni_position_write(const struct onirim_game *g, struct text *text);

/* Write the words for a game at any question, except the viewer and the
 * generator. */
void oni_position_write_words(const struct onirim_game *g, struct text *text);

/* Write a space and a key; the name of a viewer; a word with its cards, or
 * nothing if there are no cards. */
void oni_write_key(struct text *text, const char *key);
void oni_write_viewer(struct text *text, unsigned viewer);
void oni_write_told(const struct onirim_game *g,
    const struct position_word *word, const struct told *told,
    struct text *text);

/* Read a position that is part of a longer text into a game without a log.
 * Returns ONIRIM_OK, or a status and the fault.  If something is missing, the
 * fault is an empty word at the end of the text. */
int oni_position_read(struct onirim_game *g, struct word text,
    struct fault *fault);

#endif
