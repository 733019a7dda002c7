/* spoil.h - games of which one fact does not hold. */
#ifndef SPOIL_H
#define SPOIL_H

#include "../../lib/sound.h"

/* Spoil a game; false when it cannot be done to this one. */
typedef bool spoiler(struct onirim_game *g);

/* What is spoiled, at what question of which games. */
struct spoiled {
	const char *config;
	int ask;
	spoiler *spoil;
	const char *fact;       /* that is broken; NULL for any */
};

/* A spoiler that can always be done. */
#define SPOIL(name, ...) \
	static bool name(struct onirim_game *g) \
	{ \
		__VA_ARGS__; \
		return true; \
	}

/* The name of the first fact that does not hold of a game, or NULL. */
const char *broken_fact(const onirim_game *game);

/* Check that a game is sound, and that it is not when it is spoiled. */
void check_spoiled(const struct spoiled *row);

/* Facts of every game: nothing is asked; and in a redacted one, a hidden card
 * is not counted, there is a generator, the viewer is nobody. */
spoiler no_question, hidden_uncounted, generator_told, no_such_viewer;

/* Move the lowest of some cards from one pile to another. */
bool shift(struct pile *from, struct pile *to, uint64_t cards);

#endif
