/* moments.h - when a remark of a lesson fits. */
#ifndef PLAY_MOMENTS_H
#define PLAY_MOMENTS_H

#include <stdbool.h>

#include <onirim.h>

/* A question to the player of a lesson. */
struct moment {
	const onirim_game *game;
	const onirim_card *dealt; /* since the question before */
	int dealt_count;
};

/* Whether all of these conditions hold, such as "question=act doors>=3";
 * examples/texts/README.md describes them. */
bool moment_fits(const struct moment *moment, const char *conditions);

#endif
