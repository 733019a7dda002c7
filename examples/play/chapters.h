/* chapters.h - the texts of texts.h as titles and sections, and the rules. */
#ifndef PLAY_CHAPTERS_H
#define PLAY_CHAPTERS_H

#include <stdbool.h>

enum { SECTIONS_MAX = 32, SECTION_ID_BYTES = 16 };

/* The blocks are paragraphs, and points, which begin with "- ". */
struct section {
	char id[SECTION_ID_BYTES]; /* the same in every language */
	const char *title;         /* may be empty */
	const char *const *blocks;
	int block_count;
};

struct chapter {
	const char *title;
	int section_count;
	struct section sections[SECTIONS_MAX];
};

/* Read a text, such as "lessons/first"; false if there is none. */
bool chapter_read(struct chapter *chapter, const char *name);

/* Find a section by its id, or NULL. */
const struct section *chapter_section(const struct chapter *chapter,
    const char *id);

/* Read a chapter of the rules, counted from 0, in a language such as "fr";
 * false after the last. */
bool rules_read(struct chapter *chapter, int number, const char *language);

/* Find a section in any chapter of the rules; false if there is none. */
bool rules_section(struct section *section, const char *id,
    const char *language);

#endif
