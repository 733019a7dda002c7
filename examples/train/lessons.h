/* lessons.h - games that a network plays against itself, to learn from. */
#ifndef TRAIN_LESSONS_H
#define TRAIN_LESSONS_H

#include "../../lib/advice/judge.h"

/* How games are turned into rows. */
struct lessons {
	double lambda;          /* how far the result counts, against the next
				 * guess */
	uint32_t odd_answers;   /* of 65536 answers, so many are random */
};

/* How far a seat can come on the way to a victory. */
enum { REACHED_MAX = 12 };

/* One configuration that is played. */
struct course {
	const char *config;
	uint32_t share;         /* of the games, in parts of all shares */
};

/* A player of one configuration, for one thread. */
struct player {
	onirim_game *game;
	onirim_game *tried;
	struct judge judge;
};

/* What has come of games: the row of each table that a seat saw, as 16-bit
 * numbers: how many inputs, the chance to learn, and the inputs. */
struct notes {
	uint16_t *rows;
	size_t length;
	size_t room;
};

/* Begin to play a configuration, and end it.  Before a game is played, the
 * judge must be given a network. */
void player_begin(struct player *player, const char *config);
void player_end(struct player *player);

/* Play one game with luck from a seed, and add what was seen to the notes.  A
 * lost game counts as `comfort` says for what was reached in it, which is
 * counted in `reached`.  Returns 1 if it was won, 0 if it was lost, and -1 if
 * it took too long and was not noted. */
int lessons_play(const struct lessons *lessons, struct player *player,
    uint64_t seed, const double comfort[REACHED_MAX],
    uint64_t reached[REACHED_MAX], struct notes *notes);

#endif
