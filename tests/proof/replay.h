/*
 * replay.h - how both models play.  No rule of a game is in here.
 *
 * A turn is one function that follows the rulebook from its first line to its
 * last and knows nothing of being interrupted.  At a question that nobody has
 * answered yet it is left by a jump.  When the answer is there, the turn is
 * played again from its beginning with all the answers given so far.  So a
 * model has no stack of steps, and nothing in it can go wrong in the way a
 * stack of steps goes wrong.
 *
 * A model includes this file behind its own header, and defines set_up() and
 * turn().
 */
#ifndef REPLAY_H
#define REPLAY_H

#include <assert.h>
#include <setjmp.h>
#include <string.h>

#include "onirim.h"

/* One playing of a turn from its beginning: which answers it has used up, and
 * where to jump when they are. */
struct play {
	struct model *m;
	struct model_table *t;
	int used;
	struct model_question offer;	/* the list being written */
	jmp_buf stop;
};

static void set_up(struct play *p);
static void turn(struct play *p);

/*
 * ---- Questions ----------------------------------------------------------
 */

/* Ascending by value, and each different choice once (onirim_play(3)). */
static inline void
offer_weighed(struct play *p, uint32_t action, uint32_t weight)
{
	struct model_question *q = &p->offer;
	int i;

	for (i = 0; i < q->count; i++)
		if (q->action[i] == action)
			return;
	assert(q->count < MODEL_ACTIONS_MAX);
	for (; i > 0 && q->action[i - 1] > action; i--) {
		q->action[i] = q->action[i - 1];
		q->weight[i] = q->weight[i - 1];
	}
	q->action[i] = action;
	q->weight[i] = weight;
	q->count++;
}

static inline void
offer(struct play *p, int verb, int card, int place, int extra)
{
	offer_weighed(p, action_of(verb, card, place, extra), 0);
}

/* The answer to what was offered.  One answer is no question; one that was not
 * given yet ends this playing of the turn. */
static inline uint32_t
ask(struct play *p, int decision, int player, int subject)
{
	const int count = p->offer.count;

	assert(count > 0);
	p->offer.count = 0;
	if (count == 1)
		return p->offer.action[0];
	if (p->used < p->m->answers)
		return p->m->answer[p->used++];
	p->offer.decision = decision;
	p->offer.player = player;
	p->offer.subject = subject;
	p->offer.count = count;
	p->m->question = p->offer;
	longjmp(p->stop, 1);
}

/* A card of which nobody knows yet which it is comes out of a pool: the host
 * names it, or the generator does. */
static inline int
come_out(struct play *p, struct model_pile *pool)
{
	int face;

	assert(pool->count > 0);
	if (!p->m->rules.host)
		return pile_take(pool, (int)model_below(&p->t->generator,
		    (uint32_t)pool->count));
	for (int i = 0, count; i < pool->count; i += count) {
		face = pool->card[i];
		count = pile_count(pool, face);
		offer_weighed(p, action_of(ONIRIM_VERB_DEAL, face, 0, 0),
		    (uint32_t)count);
	}
	face = card_of(ask(p, ONIRIM_ASK_DEAL, ONIRIM_CHANCE,
	    ONIRIM_NO_CARD));
	pile_remove(pool, face);
	return face;
}

/*
 * ---- The game -----------------------------------------------------------
 */

static inline void
happen(struct play *p, int event)
{
	p->t->happened[event]++;
}

static inline void
end_game(struct play *p, int over, int winner)
{
	memset(&p->m->question, 0, sizeof p->m->question);
	p->m->question.decision = ONIRIM_ASK_NOTHING;
	p->m->question.player = ONIRIM_NOBODY;
	p->t->over = over;
	p->t->outcome = over == ONIRIM_OVER_WON ? ONIRIM_WON : ONIRIM_LOST;
	p->t->winner = winner;
	longjmp(p->stop, 1);
}

/* Play on from the beginning of the turn until somebody has to be asked. */
static inline void
play_on(struct model *m)
{
	struct play p;

	memset(&p, 0, sizeof p);
	p.m = m;
	p.t = &m->table;
	m->table = m->turn_start;
	if (setjmp(p.stop) != 0)
		return;
	for (;;) {
		if (m->table.turn == 0)
			set_up(&p);
		else
			turn(&p);
		assert(p.used == m->answers);
		m->turn_start = m->table;
		m->answers = 0;
		p.used = 0;
	}
}

bool
model_apply(struct model *m, uint32_t action)
{
	for (int i = 0; i < m->question.count; i++) {
		if (m->question.action[i] != action)
			continue;
		assert(m->answers < MODEL_ANSWERS_MAX);
		m->answer[m->answers++] = action;
		play_on(m);
		return true;
	}
	return false;
}

#endif
