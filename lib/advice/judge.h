/* judge.h - what the network thinks of the answers to a question. */
#ifndef ONI_ADVICE_JUDGE_H
#define ONI_ADVICE_JUDGE_H

#include "network.h"

/* A sure win, and a sure loss. */
#define JUDGED_WON INT32_C(1000000)
#define JUDGED_LOST (-JUDGED_WON)

/* A generator for what happens in the player's mind. */
struct dice {
	uint64_t state;
};

/* What a seat saw when it looked last. */
struct look {
	struct sums sums;
	uint8_t marks[ADVICE_MARKS_MAX];
};

struct judge {
	const struct network *network;
	struct wide wide;
	struct sight sight;
	struct change change;
	struct look looks[ADVICE_SEATS_MAX];
	uint8_t marks[ADVICE_MARKS_MAX];        /* of the table looked at */
	onirim_game *tried;     /* the game after an answer; the host deals */
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int32_t judged[ONIRIM_ACTIONS_MAX];
	int count;              /* of the actions judged last */
};

/* 64 bits. */
uint64_t oni_dice_roll(struct dice *dice);

/* A number below n, each as likely. */
uint32_t oni_dice_below(struct dice *dice, uint32_t n);

/* One of so many, each as likely as its weight says. */
int oni_dice_draw(struct dice *dice, const uint32_t *weights, int count);

/* Judge games of this family, in which the host deals.  The game is used to
 * try answers. */
void oni_judge_begin(struct judge *judge, onirim_game *tried);

/* Judge by this network from now on. */
void oni_judge_use(struct judge *judge, const struct network *network);

/* How a game stands for a seat, after an answer by anybody. */
int32_t oni_judge_table(struct judge *judge, const onirim_game *game,
    int seat);

/* Judge all answers to the question of a game in which the host deals.  An
 * answer leads to where the next card comes by chance, or to the next question.
 * Returns the number of the best one. */
int oni_judge_answers(struct judge *judge, const onirim_game *game);

/* Deal cards until somebody else than chance is asked. */
void oni_judge_deal(onirim_game *game, struct dice *dice,
    onirim_action *actions);

#endif
