/* judged.c - what the answers of a game were worth. */
#include "judged.h"
#include "view.h"
#include "words.h"

enum {
	TRIES_IN_ALL = 50000, /* which take a few seconds */
	TRIES_LEAST = 40,
	TOLD_EACH = 8         /* answers between two reports of progress */
};

static uint32_t
tries_for(int answers)
{
	const int each = TRIES_IN_ALL / (answers > 0 ? answers : 1);

	return (uint32_t)(each > HINT_TRIES ? HINT_TRIES
	    : each < TRIES_LEAST ? TRIES_LEAST : each);
}

/* Judge the answer that was given to this question, for whoever was asked. */
static bool
judge(struct judged *one, const struct session *session,
    const onirim_game *game, uint32_t tries)
{
	static onirim_advice advice[ONIRIM_ACTIONS_MAX];
	const onirim_action given = onirim_record_action(session->record,
	    one->ply);
	int count;

	one->seat = onirim_player(game);
	if (one->seat >= SEATS_MAX || is_computer(session, one->seat))
		return false;
	count = onirim_advise(session->advisor, game, tries,
	    onirim_hash(game, one->seat), advice, ONIRIM_ACTIONS_MAX);
	for (int i = 0; i < count; i++)
		if (advice[i].action == given) {
			one->best = advice[0];
			one->given = advice[i];
			return true;
		}
	return false;
}

/* A screen shows how far it has come, a conversation only that it begins. */
static void
tell_progress(struct face *face, int done, int all)
{
	struct page page = { .count = 0 };

	if (done % TOLD_EACH != 0 || (done > 0 && !face->has_screen))
		return;
	page_line(&page);
	page_add(&page, say(W_REVIEWING), done, all);
	face->show(&page);
	page_clear(&page);
}

/* With as many tries as a hint has the two say the same. */
int
judge_all(struct judged *judged, struct face *face,
    const struct session *session)
{
	const int all = onirim_record_ply(session->record);
	const uint32_t tries = tries_for(all);
	int count = 0;

	for (int ply = 0; ply < all; ply++) {
		struct judged *const one = &judged[count];
		onirim_game *game;

		tell_progress(face, ply, all);
		*one = (struct judged){ .ply = ply };
		if (onirim_record_game(session->record, ply, &game) !=
		    ONIRIM_OK)
			break;
		count += judge(one, session, game, tries);
		onirim_game_free(game);
	}
	return count;
}

static int
cost_of(const struct judged *one)
{
	return one->best.chance - one->given.chance;
}

/* The next of those that cost most; a cost as small as the errors says
 * nothing. */
static struct judged *
worst_left(struct judged *judged, int count)
{
	struct judged *worst = NULL;

	for (struct judged *one = judged; one < judged + count; one++)
		if (!one->is_worst &&
		    cost_of(one) > one->best.error + one->given.error &&
		    (worst == NULL || cost_of(one) > cost_of(worst)))
			worst = one;
	return worst;
}

int
find_worst(struct judged *judged, int count,
    const struct judged *worst[WORST])
{
	struct judged *one;
	int found = 0;

	while (found < WORST && (one = worst_left(judged, count)) != NULL) {
		one->is_worst = true;
		worst[found++] = one;
	}
	return found;
}
