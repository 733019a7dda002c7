/* teacher.h - a lesson that is taken: what is dealt, pointed at, and said. */
#ifndef PLAY_TEACHER_H
#define PLAY_TEACHER_H

#include <stdbool.h>
#include <stdint.h>

#include <onirim.h>

#include "lessons.h"

/* It has no pointers but to the lesson, so a copy is where to go back to. */
struct teacher {
	const struct lesson *lesson;
	uint64_t seed;       /* of cards that the lesson does not name */
	uint64_t dice;       /* the state of their generator */
	uint64_t came;       /* a bit for each card of the lesson */
	uint64_t said;       /* a bit for each remark */
	int given;           /* how many answers */
	bool is_followed;    /* all of them were those of the lesson */
	int dealt_count;
	onirim_card dealt[ONIRIM_CARDS_MAX]; /* since the question before */
	const struct section *remark; /* at this question, or NULL */
	const struct section *end;    /* once, at the question after the last */
	bool is_done;
};

void teacher_begin(struct teacher *teacher, const struct lesson *lesson,
    uint64_t seed);

/* The card that comes when chance is asked: the first of the lesson that can
 * come, else any. */
onirim_action teacher_deal(struct teacher *teacher, const onirim_game *game);

/* The answer of the lesson for the seat that is asked; 0 if it has none, as
 * when the player went another way. */
onirim_action teacher_pointed(const struct teacher *teacher,
    const onirim_game *game);

/* A seat gave an answer. */
void teacher_follow(struct teacher *teacher, onirim_action answer);

/* What to say at a question to the player, or at the end; NULL if nothing.  To
 * be called once at each. */
const struct section *teacher_remark(struct teacher *teacher,
    const onirim_game *game);

/* Whether all is said, once the remark at this question is made.  The game can
 * be played on. */
bool teacher_is_done(const struct teacher *teacher, const onirim_game *game);

/* What to say when all is said. */
const struct section *teacher_end(const struct teacher *teacher,
    const onirim_game *game);

/* Take the lesson from its beginning to where a record stands, with what is
 * said there.  Returns ONIRIM_OK or a status. */
int teacher_read(struct teacher *teacher, const onirim_record *record);

/* What the lesson answers for chance and other seats; 0 if it leaves that to
 * them. */
onirim_action teacher_answer(const struct teacher *teacher,
    const onirim_game *game);

#endif
