/*
 * model.c - the rules of base Onirim, written down a second time.
 *
 * Numbers in brackets are chapters of the rules.
 */
#include "model.h"

#include <assert.h>
#include <setjmp.h>
#include <stddef.h>
#include <string.h>

#include "onirim.h"

enum {
	ALL_SEE = 3,	/* a bit for each seat */
	OWN_SOLO = 5,
	OWN_PAIR = 3,
	SHARED = 2,
	DRAFT = 8,
	LOOKED_AT = 5
};

/* One playing of a turn from its beginning: which answers it has used up, and
 * where to jump when they are. */
struct play {
	struct model *m;
	struct model_table *t;
	int used;
	struct model_question offer;	/* the list being written */
	jmp_buf stop;
};

/*
 * ---- Cards and piles ----------------------------------------------------
 */

static bool
is_room(int face)
{
	return face >= 0x10 && face <= 0x1F;
}

static bool
is_door(int face)
{
	return face >= 0x20 && face <= 0x23;
}

static bool
is_key(int face)
{
	return is_room(face) && face % 4 == 2;
}

static int
room_colour(int face)
{
	return (face - 0x10) / 4;
}

static int
room_symbol(int face)
{
	return (face - 0x10) % 4;
}

static void
pile_insert(struct model_pile *pile, int place, int face)
{
	for (int i = pile->count; i > place; i--)
		pile->card[i] = pile->card[i - 1];
	pile->card[place] = (uint8_t)face;
	pile->count++;
}

/* Piles without an order lie ascending, so that they can be compared. */
static void
pile_add(struct model_pile *pile, int face)
{
	int place = 0;

	while (place < pile->count && pile->card[place] <= face)
		place++;
	pile_insert(pile, place, face);
}

static int
pile_take(struct model_pile *pile, int place)
{
	const int face = pile->card[place];

	pile->count--;
	for (int i = place; i < pile->count; i++)
		pile->card[i] = pile->card[i + 1];
	return face;
}

static int
pile_find(const struct model_pile *pile, int face)
{
	for (int i = 0; i < pile->count; i++)
		if (pile->card[i] == face)
			return i;
	return -1;
}

static bool
pile_has(const struct model_pile *pile, int face)
{
	return pile_find(pile, face) >= 0;
}

static void
pile_remove(struct model_pile *pile, int face)
{
	assert(pile_has(pile, face));
	pile_take(pile, pile_find(pile, face));
}

/*
 * ---- Chance (DESIGN 5) --------------------------------------------------
 */

static uint32_t
generator_output(uint64_t *state)
{
	uint64_t z;

	*state += 0x9E3779B97F4A7C15u;
	z = *state;
	z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
	z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
	z = z ^ (z >> 31);
	return (uint32_t)(z >> 32);
}

uint32_t
model_below(uint64_t *state, uint32_t n)
{
	const uint64_t least = (((uint64_t)1 << 32) - n) % n;
	uint64_t m;

	do {
		m = (uint64_t)generator_output(state) * n;
	} while ((m & 0xFFFFFFFFu) < least);
	return (uint32_t)(m >> 32);
}

/*
 * ---- Questions ----------------------------------------------------------
 */

static void
offer_weighed(struct play *p, uint32_t action, uint32_t weight)
{
	struct model_question *q = &p->offer;
	int i;

	/* Ascending by value, and each different choice once (DESIGN 3). */
	for (i = q->count; i > 0 && q->action[i - 1] > action; i--) {
		q->action[i] = q->action[i - 1];
		q->weight[i] = q->weight[i - 1];
	}
	q->action[i] = action;
	q->weight[i] = weight;
	q->count++;
	assert(q->count < MODEL_ACTIONS_MAX);
}

static uint32_t
action_of(int verb, int card, int place)
{
	return (uint32_t)verb << 24 | (uint32_t)card << 16 |
	    (uint32_t)place << 8;
}

static void
offer(struct play *p, int verb, int card, int place)
{
	const uint32_t action = action_of(verb, card, place);

	for (int i = 0; i < p->offer.count; i++)
		if (p->offer.action[i] == action)
			return;
	offer_weighed(p, action, 0);
}

/* The answer to what was offered.  One answer is no question; one that was not
 * given yet ends this playing of the turn. */
static uint32_t
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

static int
verb_of(uint32_t action)
{
	return (int)(action >> 24);
}

static int
card_of(uint32_t action)
{
	return (int)(action >> 16 & 0xFF);
}

static int
place_of(uint32_t action)
{
	return (int)(action >> 8 & 0xFF);
}

static void
end_game(struct play *p, int outcome, int winner)
{
	memset(&p->m->question, 0, sizeof p->m->question);
	p->m->question.decision = ONIRIM_ASK_NOTHING;
	p->m->question.player = ONIRIM_NOBODY;
	p->t->outcome = outcome;
	p->t->winner = winner;
	longjmp(p->stop, 1);
}

/*
 * ---- The deck -----------------------------------------------------------
 */

static int
deck_count(const struct model_table *t)
{
	return t->top.count + t->pool.count;
}

static int
doors_in_deck(const struct model_table *t, int colour)
{
	int count = 0;

	for (int i = 0; i < t->top.count; i++)
		count += t->top.card[i] == ONIRIM_CARD_DOOR + colour;
	for (int i = 0; i < t->pool.count; i++)
		count += t->pool.card[i] == ONIRIM_CARD_DOOR + colour;
	return count;
}

static void
pool_offer(struct play *p)
{
	const struct model_pile *pool = &p->t->pool;

	for (int face = 0; face < 0x30; face++) {
		uint32_t weight = 0;

		for (int i = 0; i < pool->count; i++)
			weight += pool->card[i] == face;
		if (weight > 0)
			offer_weighed(p, action_of(ONIRIM_VERB_DEAL, face, 0),
			    weight);
	}
}

/* The next card of the deck.  *seen is who knew that it lay there. */
static int
draw(struct play *p, uint8_t *seen)
{
	struct model_table *t = p->t;
	int face;

	assert(deck_count(t) > 0);
	if (t->top.count > 0) {
		*seen = t->top_seen[0];
		memmove(t->top_seen, t->top_seen + 1,
		    sizeof t->top_seen - 1);
		return pile_take(&t->top, 0);
	}
	*seen = 0;
	if (!p->m->rules.host)
		return pile_take(&t->pool, (int)model_below(&t->generator,
		    (uint32_t)t->pool.count));
	pool_offer(p);
	face = card_of(ask(p, ONIRIM_ASK_DEAL, ONIRIM_CHANCE,
	    ONIRIM_NO_CARD));
	pile_remove(&t->pool, face);
	return face;
}

/* A card that has to be drawn from an empty deck is defeat (2.8). */
static int
draw_needed(struct play *p, uint8_t *seen)
{
	if (deck_count(p->t) == 0)
		end_game(p, ONIRIM_LOST, ONIRIM_NOBODY);
	return draw(p, seen);
}

static void
shuffle(struct model_table *t)
{
	while (t->top.count > 0)
		pile_add(&t->pool, pile_take(&t->top, 0));
}

static void
empty_limbo(struct model_table *t)
{
	if (t->limbo.count == 0)
		return;
	shuffle(t);
	while (t->limbo.count > 0)
		pile_add(&t->pool, pile_take(&t->limbo, 0));
}

/*
 * ---- The hand: own cards (place 0) and shared ones (place 1) -------------
 */

static struct model_pile *
hand_at(struct model_table *t, int place)
{
	return place == 0 ? &t->hand[t->active] : &t->shared;
}

static bool
own_short(const struct play *p)
{
	const int full = p->m->rules.players == 1 ? OWN_SOLO : OWN_PAIR;

	return p->t->hand[p->t->active].count < full;
}

static bool
hand_short(const struct play *p)
{
	if (own_short(p))
		return true;
	return p->m->rules.players == 2 && p->t->shared.count < SHARED;
}

/* An own card comes; the seats in seen know which. */
static void
own_add(struct model_table *t, int seat, int face, int seen)
{
	pile_add(&t->hand[seat], face);
	if (seen >> (1 - seat) & 1)
		pile_add(&t->known[seat], face);
}

/* A card leaves the hand and is seen by all: if the partner had located one of
 * its face there, that is now one fewer (DESIGN 6). */
static void
hand_leave(struct model_table *t, int face, int place)
{
	pile_remove(hand_at(t, place), face);
	if (place == 1)
		return;
	if (pile_has(&t->known[t->active], face))
		pile_remove(&t->known[t->active], face);
}

static void
hand_discard(struct model_table *t, int face, int place)
{
	hand_leave(t, face, place);
	pile_add(&t->discard, face);
}

/* A drawn Location: own cards first, then the shared ones (3.4). */
static void
hand_join(struct play *p, int face, uint8_t seen)
{
	if (own_short(p))
		own_add(p->t, p->t->active, face, seen);
	else
		pile_add(&p->t->shared, face);
}

/* 2.1, and for option IV: Locations until the hand is full; what else comes
 * is set aside in Limbo. */
static void
new_hand(struct play *p)
{
	while (hand_short(p)) {
		uint8_t seen;
		const int face = draw_needed(p, &seen);

		if (is_room(face))
			hand_join(p, face, seen);
		else
			pile_add(&p->t->limbo, face);
	}
}

/*
 * ---- Doors --------------------------------------------------------------
 */

static bool
seat_has_all(const struct model_table *t, int seat)
{
	for (int colour = 0; colour < 4; colour++)
		if (!pile_has(&t->doors[seat], ONIRIM_CARD_DOOR + colour))
			return false;
	return true;
}

/* 2.8, 3.5 and R14, looked for whenever a Door has come to the table. */
static void
look_for_victory(struct play *p)
{
	const struct model_table *t = p->t;

	if (p->m->rules.players == 1) {
		if (t->doors[0].count == 8)
			end_game(p, ONIRIM_WON, ONIRIM_NOBODY);
	} else if (p->m->rules.race) {
		if (seat_has_all(t, t->active))
			end_game(p, ONIRIM_WON, t->active);
	} else if (seat_has_all(t, 0) && seat_has_all(t, 1)) {
		end_game(p, ONIRIM_WON, ONIRIM_NOBODY);
	}
}

static void
place_door(struct play *p, int door)
{
	struct model_pile *doors = &p->t->doors[p->t->active];

	if (p->m->rules.unique && pile_has(doors, door)) {
		pile_add(&p->t->limbo, door);
		return;
	}
	pile_add(doors, door);
	look_for_victory(p);
}

/*
 * ---- Phase 1: play or discard -------------------------------------------
 */

/* 2.4, R1, R2: the third room of one colour in a row. */
static void
trio(struct play *p, int colour)
{
	struct model_table *t = p->t;
	const int door = ONIRIM_CARD_DOOR + colour;

	if (doors_in_deck(t, colour) == 0)
		return;
	offer(p, ONIRIM_VERB_SEARCH, 0, 0);
	offer(p, ONIRIM_VERB_DECLINE, 0, 0);
	if (verb_of(ask(p, ONIRIM_ASK_SEARCH, t->active, door)) ==
	    ONIRIM_VERB_DECLINE)
		return;
	shuffle(t);
	pile_remove(&t->pool, door);
	place_door(p, door);
}

static void
play_room(struct play *p, int face, int place)
{
	struct model_table *t = p->t;
	struct model_pile *row = &t->row[t->active];
	int *series = &t->series[t->active];
	int *colour = &t->series_colour[t->active];

	hand_leave(t, face, place);
	pile_insert(row, row->count, face);
	if (*series == 0 || *colour != room_colour(face))
		*series = 0;
	*series += 1;
	*colour = room_colour(face);
	if (*series == 3) {
		*series = 0;
		trio(p, room_colour(face));
	}
}

/* 3.3, R11. */
static void
swap(struct play *p)
{
	struct model_table *t = p->t;
	const struct model_pile *own = &t->hand[t->active];
	uint32_t answer;

	for (int i = 0; i < own->count; i++)
		for (int j = 0; j < t->shared.count; j++)
			if (own->card[i] != t->shared.card[j])
				offer(p, ONIRIM_VERB_SWAP, own->card[i],
				    t->shared.card[j]);
	offer(p, ONIRIM_VERB_DECLINE, 0, 0);
	answer = ask(p, ONIRIM_ASK_SWAP, t->active, ONIRIM_NO_CARD);
	if (verb_of(answer) == ONIRIM_VERB_DECLINE)
		return;
	hand_leave(t, card_of(answer), 0);
	hand_leave(t, place_of(answer), 1);
	own_add(t, t->active, place_of(answer), ALL_SEE);
	pile_add(&t->shared, card_of(answer));
}

/* The cards looked at go back on top, in the order in which they are named;
 * only who names them knows it.  With the first that goes back the partner
 * has lost sight of those it had located before. */
static void
put_back(struct play *p)
{
	struct model_table *t = p->t;

	for (int depth = 0; t->pending.count > 0; depth++) {
		int face;

		for (int i = 0; i < t->pending.count; i++)
			offer(p, ONIRIM_VERB_NEXT, t->pending.card[i], 0);
		face = card_of(ask(p, ONIRIM_ASK_ORDER, t->active,
		    ONIRIM_NO_CARD));
		t->pending_known.count = 0;
		pile_remove(&t->pending, face);
		pile_insert(&t->top, depth, face);
		for (int i = t->top.count - 1; i > depth; i--)
			t->top_seen[i] = t->top_seen[i - 1];
		t->top_seen[depth] = (uint8_t)(1 << t->active);
	}
}

/* 2.5, R3, R4. */
static void
prophecy(struct play *p)
{
	struct model_table *t = p->t;
	int face;

	t->pending_seen = (uint8_t)(1 << t->active);
	for (int i = 0; i < LOOKED_AT && deck_count(t) > 0; i++) {
		uint8_t seen;
		const int card = draw(p, &seen);

		pile_add(&t->pending, card);
		if (seen >> (1 - t->active) & 1)
			pile_add(&t->pending_known, card);
	}
	if (t->pending.count == 0)
		return;
	for (int i = 0; i < t->pending.count; i++)
		offer(p, ONIRIM_VERB_DROP, t->pending.card[i], 0);
	face = card_of(ask(p, ONIRIM_ASK_PROPHECY, t->active,
	    ONIRIM_NO_CARD));
	pile_remove(&t->pending, face);
	pile_add(&t->discard, face);
	if (pile_has(&t->pending_known, face))
		pile_remove(&t->pending_known, face);
	put_back(p);
}

static bool
row_accepts(const struct model_pile *row, int face)
{
	if (row->count == 0)
		return true;
	return room_symbol(row->card[row->count - 1]) != room_symbol(face);
}

/* 2.2, 2.3, 2.5. */
static void
play_or_discard(struct play *p)
{
	struct model_table *t = p->t;
	uint32_t answer;

	for (int place = 0; place < 2; place++) {
		const struct model_pile *hand = hand_at(t, place);

		for (int i = 0; i < hand->count; i++) {
			if (row_accepts(&t->row[t->active], hand->card[i]))
				offer(p, ONIRIM_VERB_PLAY, hand->card[i],
				    place);
			offer(p, ONIRIM_VERB_DISCARD, hand->card[i], place);
		}
	}
	answer = ask(p, ONIRIM_ASK_ACT, t->active, ONIRIM_NO_CARD);
	if (verb_of(answer) == ONIRIM_VERB_PLAY) {
		play_room(p, card_of(answer), place_of(answer));
		return;
	}
	hand_discard(t, card_of(answer), place_of(answer));
	if (p->m->rules.players == 2)
		swap(p);
	if (is_key(card_of(answer)))
		prophecy(p);
}

/*
 * ---- Phase 2: fill the hand ---------------------------------------------
 */

/* 2.6, 7.3: a Key of the Door's colour, or Limbo. */
static void
meet_door(struct play *p, int door)
{
	struct model_table *t = p->t;
	const int key = ONIRIM_CARD_ROOM + 4 * (door - ONIRIM_CARD_DOOR) +
	    ONIRIM_SYMBOL_KEY;
	uint32_t answer;

	for (int place = 0; place < 2; place++)
		if (pile_has(hand_at(t, place), key))
			offer(p, ONIRIM_VERB_KEY, key, place);
	offer(p, ONIRIM_VERB_LIMBO, 0, 0);
	answer = ask(p, ONIRIM_ASK_DOOR, t->active, door);
	if (verb_of(answer) == ONIRIM_VERB_LIMBO) {
		pile_remove(&t->pending, door);
		pile_add(&t->limbo, door);
		return;
	}
	hand_discard(t, key, place_of(answer));
	pile_remove(&t->pending, door);
	place_door(p, door);
}

/* Option III, R6. */
static void
reveal(struct play *p)
{
	for (int i = 0; i < LOOKED_AT && deck_count(p->t) > 0; i++) {
		uint8_t seen;
		const int face = draw(p, &seen);

		if (is_room(face))
			pile_add(&p->t->discard, face);
		else
			pile_add(&p->t->limbo, face);
	}
}

/* Option IV: everything goes, own and shared, and a new hand comes. */
static void
whole_hand(struct play *p)
{
	struct model_table *t = p->t;

	for (int place = 0; place < 2; place++)
		while (hand_at(t, place)->count > 0)
			hand_discard(t, hand_at(t, place)->card[0], place);
	new_hand(p);
}

static void
offer_nightmare(struct play *p)
{
	struct model_table *t = p->t;
	const struct model_pile *doors = &t->doors[t->active];

	for (int place = 0; place < 2; place++) {
		const struct model_pile *hand = hand_at(t, place);

		for (int i = 0; i < hand->count; i++)
			if (is_key(hand->card[i]))
				offer(p, ONIRIM_VERB_KEY, hand->card[i],
				    place);
		if (hand->count > 0)
			offer(p, ONIRIM_VERB_HAND, 0, 0);
	}
	for (int i = 0; i < doors->count; i++)
		offer(p, ONIRIM_VERB_DOOR, doors->card[i], t->active);
	offer(p, ONIRIM_VERB_REVEAL, 0, 0);
}

/* 2.6, R7, R12. */
static void
meet_nightmare(struct play *p)
{
	struct model_table *t = p->t;
	uint32_t answer;

	offer_nightmare(p);
	answer = ask(p, ONIRIM_ASK_NIGHTMARE, t->active,
	    ONIRIM_CARD_NIGHTMARE);
	switch (verb_of(answer)) {
	case ONIRIM_VERB_KEY:
		hand_discard(t, card_of(answer), place_of(answer));
		break;
	case ONIRIM_VERB_DOOR:
		pile_remove(&t->doors[t->active], card_of(answer));
		pile_add(&t->limbo, card_of(answer));
		break;
	case ONIRIM_VERB_REVEAL:
		reveal(p);
		break;
	case ONIRIM_VERB_HAND:
		whole_hand(p);
		break;
	}
	pile_remove(&t->pending, ONIRIM_CARD_NIGHTMARE);
	pile_add(&t->discard, ONIRIM_CARD_NIGHTMARE);
}

static void
fill(struct play *p)
{
	struct model_table *t = p->t;

	while (hand_short(p)) {
		uint8_t seen;
		const int face = draw_needed(p, &seen);

		if (is_room(face)) {
			hand_join(p, face, seen);
			continue;
		}
		pile_add(&t->pending, face);
		t->pending_seen = ALL_SEE;
		if (is_door(face))
			meet_door(p, face);
		else
			meet_nightmare(p);
	}
}

/*
 * ---- The game -----------------------------------------------------------
 */

/* 3.1: eight Locations, and each seat takes three of them in turn. */
static void
draft(struct play *p)
{
	struct model_table *t = p->t;

	while (t->shared.count < DRAFT) {
		uint8_t seen;
		const int face = draw_needed(p, &seen);

		pile_add(is_room(face) ? &t->shared : &t->limbo, face);
	}
	empty_limbo(t);
	while (t->shared.count > SHARED) {
		int face;

		for (int i = 0; i < t->shared.count; i++)
			offer(p, ONIRIM_VERB_TAKE, t->shared.card[i], 0);
		face = card_of(ask(p, ONIRIM_ASK_DRAFT, t->active,
		    ONIRIM_NO_CARD));
		pile_remove(&t->shared, face);
		own_add(t, t->active, face, ALL_SEE);
		t->active = 1 - t->active;
	}
}

static void
set_up(struct play *p)
{
	struct model_table *t = p->t;
	const struct model_rules *rules = &p->m->rules;

	t->first = rules->first - 1;
	if (rules->first == 0)
		t->first = (int)model_below(&t->generator,
		    (uint32_t)rules->players);
	t->active = t->first;
	if (rules->players == 2) {
		draft(p);
	} else {
		new_hand(p);
		empty_limbo(t);
	}
	t->active = t->first;
	t->turn = 1;
}

static void
turn(struct play *p)
{
	struct model_table *t = p->t;

	play_or_discard(p);
	fill(p);
	empty_limbo(t);
	t->turn++;
	t->active = (t->active + 1) % p->m->rules.players;
}

/* Play on from the beginning of the turn until somebody has to be asked. */
static void
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

/* 1.1. */
static void
lay_out_deck(struct model_pile *pool)
{
	static const int suns[4] = { 9, 8, 7, 6 };

	for (int colour = 0; colour < 4; colour++) {
		const int room = ONIRIM_CARD_ROOM + 4 * colour;

		for (int i = 0; i < suns[colour]; i++)
			pile_add(pool, room + ONIRIM_SYMBOL_SUN);
		for (int i = 0; i < 4; i++)
			pile_add(pool, room + ONIRIM_SYMBOL_MOON);
		for (int i = 0; i < 3; i++)
			pile_add(pool, room + ONIRIM_SYMBOL_KEY);
		for (int i = 0; i < 2; i++)
			pile_add(pool, ONIRIM_CARD_DOOR + colour);
	}
	for (int i = 0; i < 10; i++)
		pile_add(pool, ONIRIM_CARD_NIGHTMARE);
	assert(pool->count == MODEL_CARDS);
}

void
model_new(struct model *m, const struct model_rules *rules)
{
	memset(m, 0, sizeof *m);
	m->rules = *rules;
	m->turn_start.generator = rules->seed;
	m->turn_start.outcome = ONIRIM_PLAYING;
	m->turn_start.winner = ONIRIM_NOBODY;
	lay_out_deck(&m->turn_start.pool);
	play_on(m);
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

/*
 * ---- Who knows what (DESIGN 6) ------------------------------------------
 */

/* Nobody sees what all seats see. */
static bool
viewer_has_seen(const struct model *m, int viewer, int seen)
{
	const int seats = m->rules.players == 1 ? 1 : ALL_SEE;

	if (viewer == ONIRIM_HOST)
		return true;
	if (viewer == ONIRIM_NOBODY)
		return (seen & seats) == seats;
	return (seen >> viewer & 1) != 0;
}

/* A pile of which some cards are known, as it is seen; what is hidden in it
 * goes to *hidden. */
static void
view_known(const struct model_pile *pile, const struct model_pile *known,
    struct model_pile *view, struct model_pile *hidden)
{
	struct model_pile left = *known;

	for (int i = 0; i < pile->count; i++) {
		const int face = pile->card[i];

		if (pile_has(&left, face)) {
			pile_remove(&left, face);
			pile_add(view, face);
		} else {
			pile_add(view, ONIRIM_HIDDEN_CARD);
			pile_add(hidden, face);
		}
	}
	assert(left.count == 0);
}

/* All seats see of a seat's own cards what the other one sees. */
static void
view_hand(const struct model *m, int viewer, int seat,
    struct model_pile *view, struct model_pile *hidden)
{
	const struct model_table *t = &m->table;
	struct model_pile known = t->known[seat];

	if (viewer == ONIRIM_HOST || viewer == seat || m->rules.open ||
	    m->rules.players == 1)
		known = t->hand[seat];
	view_known(&t->hand[seat], &known, view, hidden);
}

static void
view_top(const struct model *m, int viewer, struct model_pile *view,
    struct model_pile *hidden)
{
	const struct model_table *t = &m->table;

	for (int i = 0; i < t->top.count; i++) {
		int face = t->top.card[i];

		if (!viewer_has_seen(m, viewer, t->top_seen[i])) {
			pile_add(hidden, face);
			face = ONIRIM_HIDDEN_CARD;
		}
		pile_insert(view, i, face);
	}
}

static void
view_pending(const struct model *m, int viewer, struct model_pile *view,
    struct model_pile *hidden)
{
	const struct model_table *t = &m->table;
	struct model_pile known = t->pending_known;

	if (viewer_has_seen(m, viewer, t->pending_seen))
		known = t->pending;
	view_known(&t->pending, &known, view, hidden);
}

/* What a viewer has not located is, for that viewer, in the pool. */
static void
view_pool(const struct model *m, int viewer, struct model_pile *view)
{
	struct model_pile seen = { 0 }, hidden = { 0 };

	for (int seat = 0; seat < m->rules.players; seat++)
		view_hand(m, viewer, seat, &seen, &hidden);
	seen.count = 0;
	view_top(m, viewer, &seen, &hidden);
	view_pending(m, viewer, &seen, &hidden);
	*view = m->table.pool;
	for (int i = 0; i < hidden.count; i++)
		pile_add(view, hidden.card[i]);
}

int
model_cards(const struct model *m, int viewer, int zone, int index,
    uint8_t *cards)
{
	const struct model_table *t = &m->table;
	struct model_pile view = { 0 }, hidden = { 0 };

	switch (zone) {
	case ONIRIM_ZONE_HAND:
		view_hand(m, viewer, index, &view, &hidden);
		break;
	case ONIRIM_ZONE_SHARED:
		view = t->shared;
		break;
	case ONIRIM_ZONE_ROW:
		view = t->row[index];
		break;
	case ONIRIM_ZONE_DOORS:
		view = t->doors[index];
		break;
	case ONIRIM_ZONE_DISCARD:
		view = t->discard;
		break;
	case ONIRIM_ZONE_LIMBO:
		view = t->limbo;
		break;
	case ONIRIM_ZONE_POOL:
		view_pool(m, viewer, &view);
		break;
	case ONIRIM_ZONE_TOP:
		view_top(m, viewer, &view, &hidden);
		break;
	case ONIRIM_ZONE_BOTTOM:
		/* Nothing in the base game puts a card there. */
		break;
	case ONIRIM_ZONE_PENDING:
		view_pending(m, viewer, &view, &hidden);
		break;
	}
	memcpy(cards, view.card, (size_t)view.count);
	return view.count;
}

int
model_deck_size(const struct model *m)
{
	return deck_count(&m->table);
}

int
model_doors_left(const struct model *m, int colour)
{
	return doors_in_deck(&m->table, colour);
}
