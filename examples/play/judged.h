/* judged.h - what the answers of a game were worth. */
#ifndef PLAY_JUDGED_H
#define PLAY_JUDGED_H

#include "program.h"

enum { WORST = 3 }; /* answers that are marked */

/* An answer, and what would have been better. */
struct judged {
	int ply;
	int seat;
	bool is_worst;
	onirim_advice given;
	onirim_advice best;
};

/* Judge the answers of people, in the order in which they were given, and tell
 * how far that has come.  Returns how many there are, for which there must be
 * room. */
int judge_all(struct judged *judged, struct face *face,
    const struct session *session);

/* Mark those that cost most, the worst of them first.  Returns how many there
 * are. */
int find_worst(struct judged *judged, int count,
    const struct judged *worst[WORST]);

#endif
