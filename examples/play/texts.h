/* texts.h - the files of examples/texts, which embed.awk makes a part of the
 * program. */
#ifndef PLAY_TEXTS_H
#define PLAY_TEXTS_H

struct text {
	const char *name;          /* such as "rules/en/base" */
	const char *const *blocks; /* each in one line; then NULL */
};

/* The last row is NULL. */
extern const struct text texts[];

#endif
