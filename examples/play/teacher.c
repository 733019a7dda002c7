/* teacher.c - a lesson that is taken: what is dealt, pointed at, and said. */
#include <stddef.h>

#include "../crowd/dice.h"
#include "moments.h"
#include "teacher.h"

static uint64_t
bit(int number)
{
	return UINT64_C(1) << number;
}

void
teacher_begin(struct teacher *teacher, const struct lesson *lesson,
    uint64_t seed)
{
	*teacher = (struct teacher){
		.lesson = lesson,
		.seed = seed,
		.dice = seed,
		.is_followed = true,
	};
}

/* The first card of the lesson that did not come and can come now, or 0. */
static onirim_action
planned_deal(struct teacher *teacher, const onirim_game *game)
{
	const struct lesson *lesson = teacher->lesson;

	for (int i = 0; i < lesson->deal_count; i++) {
		const onirim_action deal = onirim_action_make(
		    ONIRIM_VERB_DEAL, lesson->deals[i], 0, 0);

		if ((teacher->came & bit(i)) != 0 ||
		    !onirim_is_legal(game, deal))
			continue;
		teacher->came |= bit(i);
		return deal;
	}
	return 0;
}

/* Each card is as likely as any other. */
static onirim_action
any_deal(struct teacher *teacher, const onirim_game *game)
{
	onirim_action deals[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int count =
	    onirim_legal_actions(game, deals, ONIRIM_ACTIONS_MAX);
	uint32_t sum = 0;
	int i = 0;

	onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	for (int n = 0; n < count; n++)
		sum += weights[n];
	uint32_t card = dice_below(&teacher->dice, sum);

	while (card >= weights[i])
		card -= weights[i++];
	return deals[i];
}

onirim_action
teacher_deal(struct teacher *teacher, const onirim_game *game)
{
	onirim_action deal = planned_deal(teacher, game);

	if (deal == 0)
		deal = any_deal(teacher, game);
	if (teacher->dealt_count < ONIRIM_CARDS_MAX)
		teacher->dealt[teacher->dealt_count++] =
		    (onirim_card)onirim_action_card(deal);
	return deal;
}

onirim_action
teacher_pointed(const struct teacher *teacher, const onirim_game *game)
{
	const struct lesson *lesson = teacher->lesson;

	if (!teacher->is_followed || teacher->given >= lesson->answer_count)
		return 0;
	const onirim_action answer = lesson->answers[teacher->given];

	return onirim_is_legal(game, answer) ? answer : 0;
}

void
teacher_follow(struct teacher *teacher, onirim_action answer)
{
	const struct lesson *lesson = teacher->lesson;

	if (teacher->given < lesson->answer_count &&
	    lesson->answers[teacher->given] != answer)
		teacher->is_followed = false;
	teacher->given++;
}

const struct section *
teacher_remark(struct teacher *teacher, const onirim_game *game)
{
	const struct lesson *lesson = teacher->lesson;
	const struct moment moment = {
		.game = game,
		.dealt = teacher->dealt,
		.dealt_count = teacher->dealt_count,
	};

	teacher->dealt_count = 0;
	for (int i = 0; i < lesson->remark_count; i++) {
		if ((teacher->said & bit(i)) != 0 ||
		    !moment_fits(&moment, lesson->remarks[i].title))
			continue;
		teacher->said |= bit(i);
		return &lesson->remarks[i];
	}
	return NULL;
}

bool
teacher_is_done(const struct teacher *teacher, const onirim_game *game)
{
	const struct lesson *lesson = teacher->lesson;

	if (onirim_outcome(game) != ONIRIM_PLAYING)
		return true;
	return !lesson->whole &&
	    teacher->said == bit(lesson->remark_count) - 1 &&
	    (!teacher->is_followed || teacher->given >= lesson->answer_count);
}

const struct section *
teacher_end(const struct teacher *teacher, const onirim_game *game)
{
	return onirim_outcome(game) == ONIRIM_LOST ? &teacher->lesson->lost
	    : &teacher->lesson->end;
}

/* What is said is said to the player. */
static void
meet(struct teacher *teacher, const onirim_game *game)
{
	const bool was_done = teacher->is_done;

	teacher->remark = teacher->end = NULL;
	if (onirim_player(game) != LEARNER &&
	    onirim_outcome(game) == ONIRIM_PLAYING)
		return;
	teacher->remark = teacher_remark(teacher, game);
	teacher->is_done = teacher_is_done(teacher, game);
	if (teacher->is_done && !was_done)
		teacher->end = teacher_end(teacher, game);
}

/* The same cards come again, so the deal of the record is the teacher's. */
static void
note_answer(struct teacher *teacher, const onirim_game *game,
    onirim_action answer)
{
	if (onirim_player(game) == ONIRIM_CHANCE)
		teacher_deal(teacher, game);
	else
		teacher_follow(teacher, answer);
}

int
teacher_read(struct teacher *teacher, const onirim_record *record)
{
	const int ply = onirim_record_ply(record);
	onirim_game *game = NULL;
	int status = onirim_record_game(record, 0, &game);

	teacher_begin(teacher, teacher->lesson, teacher->seed);
	for (int i = 0; i < ply && status == ONIRIM_OK; i++) {
		const onirim_action answer = onirim_record_action(record, i);

		meet(teacher, game);
		note_answer(teacher, game, answer);
		status = onirim_apply(game, answer);
	}
	if (status == ONIRIM_OK)
		meet(teacher, game);
	onirim_game_free(game);
	return status;
}

onirim_action
teacher_answer(const struct teacher *teacher, const onirim_game *game)
{
	struct teacher copy = *teacher;

	return onirim_player(game) == ONIRIM_CHANCE
	    ? teacher_deal(&copy, game) : teacher_pointed(teacher, game);
}
