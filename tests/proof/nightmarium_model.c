/*
 * nightmarium_model.c - the rules of Nightmarium, written down a second time.
 *
 * Numbers in brackets are chapters of the rules, and N1 to N24 their rulings.
 */
#include "nightmarium_model.h"

#include "replay.h"

static const struct model_place told_places[MODEL_PLACES] = {
	{ ONIRIM_ZONE_HAND, 0 },     { ONIRIM_ZONE_HAND, 1 },
	{ ONIRIM_ZONE_HAND, 2 },     { ONIRIM_ZONE_HAND, 3 },
	{ ONIRIM_ZONE_HAND, 4 },     { ONIRIM_ZONE_CREATURE, 0 },
	{ ONIRIM_ZONE_CREATURE, 1 }, { ONIRIM_ZONE_CREATURE, 2 },
	{ ONIRIM_ZONE_CREATURE, 3 }, { ONIRIM_ZONE_CREATURE, 4 },
	{ ONIRIM_ZONE_DISCARD, 0 },  { ONIRIM_ZONE_PENDING, 0 }
};

#include "tell.h"

enum {
	CARDS = 108,
	FACES = 58,
	LEGION_SIZE = 27,
	HAND_DEALT = 5,
	PENALTY_OTHERS = 2,
	WAKINGS_MAX = 100,	/* N22 */
	LEGS = 0,
	TORSO = 1,
	HEAD = 2,
	WHOLE = 3,	/* cards of a complete creature */
	NO_LEGION = -1,
	NO_CREATURE = -1
};

/* Where a card fits: a bit for each position. */
enum { L = 1, T = 2, LT = 3, H = 4, TH = 6, LTH = 7 };

enum power {
	NO_POWER,
	HERALD,
	MOURNER,
	JOKER,
	EXECUTIONER,
	SCAVENGER,
	DEVOURER,
	POWERS
};

struct printed {
	int fits;
	enum power power;
};

/* 1: the number of a card is its place, from 1. */
static const struct printed deck[CARDS] = {
	/* necronauts */
	{ H, SCAVENGER },     { T, NO_POWER },      { L, NO_POWER },
	{ H, NO_POWER },      { TH, MOURNER },      { L, NO_POWER },
	{ H, SCAVENGER },     { T, SCAVENGER },     { L, SCAVENGER },
	{ TH, DEVOURER },     { LT, MOURNER },      { L, MOURNER },
	{ H, NO_POWER },      { LT, SCAVENGER },    { L, NO_POWER },
	{ H, SCAVENGER },     { TH, SCAVENGER },    { L, SCAVENGER },
	{ H, SCAVENGER },     { T, SCAVENGER },     { LT, SCAVENGER },
	{ H, NO_POWER },      { T, SCAVENGER },     { L, SCAVENGER },
	{ H, DEVOURER },      { T, NO_POWER },      { L, NO_POWER },
	/* homunculi */
	{ H, DEVOURER },      { TH, JOKER },        { L, NO_POWER },
	{ H, JOKER },         { T, JOKER },         { L, NO_POWER },
	{ TH, MOURNER },      { T, NO_POWER },      { L, NO_POWER },
	{ H, NO_POWER },      { LT, JOKER },        { L, NO_POWER },
	{ H, DEVOURER },      { TH, DEVOURER },     { L, DEVOURER },
	{ H, JOKER },         { LT, DEVOURER },     { L, JOKER },
	{ H, MOURNER },       { T, MOURNER },       { L, NO_POWER },
	{ H, MOURNER },       { LT, MOURNER },      { L, NO_POWER },
	{ H, NO_POWER },      { T, DEVOURER },      { L, MOURNER },
	/* insectoids */
	{ H, HERALD },        { T, HERALD },        { L, HERALD },
	{ H, JOKER },         { LTH, JOKER },       { L, JOKER },
	{ H, MOURNER },       { LTH, MOURNER },     { L, MOURNER },
	{ H, HERALD },        { LTH, HERALD },      { L, NO_POWER },
	{ H, NO_POWER },      { T, HERALD },        { L, NO_POWER },
	{ H, NO_POWER },      { T, NO_POWER },      { L, NO_POWER },
	{ H, HERALD },        { LTH, HERALD },      { L, HERALD },
	{ H, HERALD },        { T, HERALD },        { L, HERALD },
	{ H, NO_POWER },      { T, NO_POWER },      { L, NO_POWER },
	/* chimerids */
	{ H, EXECUTIONER },   { TH, EXECUTIONER },  { L, EXECUTIONER },
	{ H, NO_POWER },      { T, NO_POWER },      { L, NO_POWER },
	{ H, JOKER },         { T, JOKER },         { L, JOKER },
	{ H, DEVOURER },      { T, DEVOURER },      { L, DEVOURER },
	{ H, EXECUTIONER },   { T, EXECUTIONER },   { L, EXECUTIONER },
	{ H, NO_POWER },      { T, NO_POWER },      { L, NO_POWER },
	{ H, EXECUTIONER },   { T, EXECUTIONER },   { L, EXECUTIONER },
	{ H, EXECUTIONER },   { LT, EXECUTIONER },  { L, EXECUTIONER },
	{ H, EXECUTIONER },   { T, EXECUTIONER },   { L, EXECUTIONER },
};

/* What a card is drawn for, and how a pile made anew is counted. */
enum purpose {
	FOR_DRAW,
	FOR_EXCHANGE,
	FOR_MOURNER,
	FOR_MOURNER_AGAIN,
	FOR_HERALD,
	FOR_HERALD_AGAIN
};

/* By what a card came onto a creature. */
enum by { BY_BUILD, BY_HERALD, BY_JOKER };

/* The powers of one creature being resolved.  When it is over, in whatever
 * way, another creature may have taken over. */
struct activation {
	int creature;	/* its place now (N6) */
	bool over;
	int taken_over_by;	/* a place, or NO_CREATURE */
};

/*
 * ---- Cards --------------------------------------------------------------
 */

static int
number_of(int face)
{
	return face - ONIRIM_CARD_TERROR + 1;
}

static int
legion_of(int face)
{
	return (number_of(face) - 1) / LEGION_SIZE;
}

static enum power
power_of(int face)
{
	return deck[number_of(face) - 1].power;
}

bool
model_fits(int face, int position)
{
	return (deck[number_of(face) - 1].fits >> position & 1) != 0;
}

/* N1. */
static int
face_of(int number)
{
	const struct printed *card = &deck[number - 1];
	int lowest = (number - 1) / LEGION_SIZE * LEGION_SIZE + 1;

	while (deck[lowest - 1].fits != card->fits ||
	    deck[lowest - 1].power != card->power)
		lowest++;
	return ONIRIM_CARD_TERROR + lowest - 1;
}

/*
 * ---- Piles and hands ----------------------------------------------------
 */

static bool
can_draw(const struct model_table *t)
{
	return t->pile.count + t->discard.count > 0;
}

/* 3.4. */
static void
make_pile_anew(struct play *p)
{
	struct model_table *t = p->t;

	t->pile = t->discard;
	t->discard.count = 0;
	tell_kind(p, ONIRIM_EVENT_SHUFFLE);
}

/* N9: the last card has left the pile, which is made anew of what lies on the
 * discard pile then. */
static void
pile_runs_out(struct play *p, enum purpose purpose)
{
	if (p->t->discard.count == 0) {
		happen(p, MODEL_PILE_STAYS_EMPTY);
		return;
	}
	happen(p, MODEL_MADE_ANEW + (int)purpose);
	make_pile_anew(p);
}

/* N9: where nothing lay on the discard pile when the pile ran out, the pile is
 * made anew now.  The card is on its way to the zone `to` of index `index`. */
static int
draw(struct play *p, int to, int index, enum purpose purpose)
{
	struct model_table *t = p->t;
	int face;

	assert(can_draw(t));
	if (t->pile.count == 0) {
		happen(p, MODEL_MADE_ANEW_LATE + (int)purpose);
		make_pile_anew(p);
	}
	p->offer.from = ONIRIM_ZONE_TOP;
	p->offer.to = to;
	p->offer.to_index = index;
	face = deal(p, &t->pile);
	if (t->pile.count == 0)
		pile_runs_out(p, purpose);
	return face;
}

static void
draw_to_hand(struct play *p, int seat, enum purpose purpose)
{
	const int face = draw(p, ONIRIM_ZONE_HAND, seat, purpose);

	pile_add(&p->t->hand[seat], face);
}

/* N24: a card leaves the hand and is seen by all; if one of its face was known
 * to be there, it is now one fewer. */
static void
hand_leave(struct play *p, int seat, int face)
{
	pile_remove(&p->t->hand[seat], face);
	if (!pile_has(&p->t->known[seat], face))
		return;
	happen(p, MODEL_KNOWN_LEAVES);
	pile_remove(&p->t->known[seat], face);
}

static void
hand_discard(struct play *p, int seat, int face)
{
	hand_leave(p, seat, face);
	pile_add(&p->t->discard, face);
}

/*
 * ---- Creatures ----------------------------------------------------------
 */

static bool
is_complete(const struct model_creature *creature)
{
	return creature->count == WHOLE;
}

static int
complete_count(const struct model_table *t, int seat)
{
	int count = 0;

	for (int i = 0; i < t->creatures[seat]; i++)
		count += is_complete(&t->creature[seat][i]);
	return count;
}

/* 3.3: from the bottom up; complete and unfinished creatures together are never
 * more than the objective. */
static bool
can_stand(const struct play *p, int face, int place)
{
	const struct model_table *t = p->t;
	const int seat = t->active;

	if (place == t->creatures[seat])
		return place < p->m->rules.objective &&
		    model_fits(face, LEGS);
	return !is_complete(&t->creature[seat][place]) &&
	    model_fits(face, t->creature[seat][place].count);
}

static bool
would_complete(const struct model_table *t, int place)
{
	return place < t->creatures[t->active] &&
	    t->creature[t->active][place].count == HEAD;
}

/* Everywhere this card may go, or only where it completes a creature. */
static void
offer_builds(struct play *p, int face, bool completing)
{
	for (int i = 0; i <= p->t->creatures[p->t->active]; i++)
		if (can_stand(p, face, i) &&
		    (!completing || would_complete(p->t, i)))
			offer(p, ONIRIM_VERB_BUILD, face, 0, i);
}

/* 4.1 and N11: the creature that reaches the objective ends the game at that
 * moment.  True when the card has completed one that does not. */
static bool
place_card(struct play *p, uint32_t action, enum by by)
{
	struct model_table *t = p->t;
	const int seat = t->active, place = extra_of(action);
	struct model_creature *creature = &t->creature[seat][place];

	if (place == t->creatures[seat]) {
		memset(creature, 0, sizeof *creature);
		t->creatures[seat]++;
	}
	creature->card[creature->count++] = (uint8_t)card_of(action);
	if (!is_complete(creature))
		return false;
	if (complete_count(t, seat) < p->m->rules.objective)
		return true;
	happen(p, MODEL_WON_BY + (int)by);
	happen(p, MODEL_WON_BY_SEAT + seat);
	if (t->revealed.count > 0)
		happen(p, MODEL_WON_REVEALED);
	tell_end(p, ONIRIM_OVER_WON, seat);
	return true;
}

/* N6: those after it move up. */
static void
creature_vanishes(struct model_table *t, int seat, int place)
{
	t->creatures[seat]--;
	for (int i = place; i < t->creatures[seat]; i++)
		t->creature[seat][i] = t->creature[seat][i + 1];
}

/* The last card of a creature; with its only one the creature disappears. */
static int
take_last(struct model_table *t, int seat, int place)
{
	struct model_creature *creature = &t->creature[seat][place];
	const int face = creature->card[creature->count - 1];

	creature->count--;
	if (creature->count == 0)
		creature_vanishes(t, seat, place);
	return face;
}

/*
 * ---- 4.2: the legion penalty --------------------------------------------
 */

static bool
is_pure(const struct model_creature *creature)
{
	return legion_of(creature->card[LEGS]) ==
	    legion_of(creature->card[TORSO]) &&
	    legion_of(creature->card[TORSO]) ==
	    legion_of(creature->card[HEAD]);
}

static void
pay_offered(struct play *p, int seat, int *paid)
{
	*paid = card_of(choose(p, ONIRIM_ASK_LEGION, seat, ONIRIM_NO_CARD));
	hand_discard(p, seat, *paid);
}

/* N12: two others, or as many as there are, in ascending order. */
static void
pay_others(struct play *p, int seat)
{
	const struct model_pile *hand = &p->t->hand[seat];
	int due = PENALTY_OTHERS, last = 0;

	if (hand->count < due)
		due = hand->count;
	happen(p, MODEL_PAID_OTHERS + due);
	for (; due > 0; due--) {
		/* The hand lies ascending: from a card on, there are as many
		 * that are not lower as lie from its first like on. */
		for (int i = 0; i < hand->count; i++) {
			const int face = hand->card[i];

			if (face < last)
				continue;
			if (hand->count - pile_find(hand, face) >= due)
				offer(p, ONIRIM_VERB_DISCARD, face, 0, 0);
			else
				happen(p, MODEL_PAID_ENOUGH_LEFT);
		}
		pay_offered(p, seat, &last);
	}
}

static void
pay_penalty(struct play *p, int seat, int legion)
{
	const struct model_pile *hand = &p->t->hand[seat];
	int paid;

	for (int i = 0; i < hand->count; i++)
		if (legion_of(hand->card[i]) == legion)
			offer(p, ONIRIM_VERB_DISCARD, hand->card[i], 0, 0);
	if (p->offer.count == 0) {
		pay_others(p, seat);
		return;
	}
	happen(p, MODEL_PAID_OF_LEGION);
	pay_offered(p, seat, &paid);
}

/* N13: at every awakening. */
static void
legion_penalty(struct play *p, struct model_creature *creature)
{
	const int players = p->m->rules.players;
	const int legion = legion_of(creature->card[HEAD]);

	if (!is_pure(creature))
		return;
	if (creature->has_cost)
		happen(p, MODEL_PAID_AGAIN);
	creature->has_cost = true;
	for (int i = 1; i < players; i++)
		pay_penalty(p, (p->t->active + i) % players, legion);
}

/*
 * ---- 5: the powers ------------------------------------------------------
 */

/* N14. */
static void
no_target(struct play *p, struct activation *a, int event)
{
	happen(p, event);
	a->over = true;
}

/* 4.4. */
static void
take_over(struct activation *a, int place)
{
	a->over = true;
	a->taken_over_by = place;
}

/* N15: while a card can be placed, one has to be; once one has completed a
 * creature, another only where it completes one too.  Fills in the places of
 * those completed and returns how many. */
static int
place_revealed(struct play *p, int herald, int completed[2])
{
	struct model_table *t = p->t;
	const bool two_came = t->revealed.count == 2;
	int count = 0, placed = 0;

	for (;; placed++) {
		uint32_t action;

		for (int i = 0; i < t->revealed.count; i++)
			offer_builds(p, t->revealed.card[i], count > 0);
		if (p->offer.count == 0)
			break;
		action = choose(p, ONIRIM_ASK_HERALD, t->active, herald);
		pile_remove(&t->revealed, card_of(action));
		if (place_card(p, action, BY_HERALD))
			completed[count++] = extra_of(action);
	}
	if (two_came)
		happen(p, MODEL_HERALD_PLACED + placed);
	happen(p, MODEL_HERALD_COMPLETED + count);
	return count;
}

/* That a card goes which could have stood somewhere. */
static void
notice_placeable(struct play *p)
{
	const struct model_pile *revealed = &p->t->revealed;

	for (int i = 0; i < revealed->count; i++)
		offer_builds(p, revealed->card[i], false);
	if (p->offer.count > 0)
		happen(p, MODEL_HERALD_OTHER_GOES);
	p->offer.count = 0;
}

/* N17: of two creatures completed, the seat chooses which wakes. */
static int
choose_waking(struct play *p, int herald, const int completed[2])
{
	int place;

	for (int i = 0; i < 2; i++)
		offer(p, ONIRIM_VERB_WAKE, 0, 0, completed[i]);
	place = extra_of(choose(p, ONIRIM_ASK_WAKE, p->t->active, herald));
	happen(p, MODEL_HERALD_WAKES + (place > completed[0] ||
	    place > completed[1]));
	return place;
}

static void
herald(struct play *p, int face, struct activation *a)
{
	struct model_pile *revealed = &p->t->revealed;
	int completed[2] = { 0 }, count = 0;

	for (; count < 2 && can_draw(p->t); count++)
		pile_add(revealed, draw(p, ONIRIM_ZONE_PENDING, 0,
		    count == 0 ? FOR_HERALD : FOR_HERALD_AGAIN));
	happen(p, MODEL_HERALD_REVEALED + count);
	if (count == 0) {
		a->over = true;
		return;
	}
	count = place_revealed(p, face, completed);
	notice_placeable(p);
	while (revealed->count > 0)
		pile_add(&p->t->discard, pile_take(revealed, 0));
	if (count == 2)
		completed[0] = choose_waking(p, face, completed);
	if (count > 0)
		take_over(a, completed[0]);
}

static void
mourner(struct play *p, struct activation *a)
{
	int count = 0;

	for (; count < 2 && can_draw(p->t); count++)
		draw_to_hand(p, p->t->active, count == 0 ? FOR_MOURNER :
		    FOR_MOURNER_AGAIN);
	happen(p, MODEL_MOURNER + count);
	if (count == 0)
		a->over = true;
}

/* N18: of any legion. */
static void
joker(struct play *p, int face, struct activation *a)
{
	struct model_table *t = p->t;
	const int seat = t->active;
	uint32_t action;

	for (int i = 0; i < t->hand[seat].count; i++)
		offer_builds(p, t->hand[seat].card[i], false);
	if (p->offer.count == 0) {
		no_target(p, a, MODEL_JOKER_NONE);
		return;
	}
	action = choose(p, ONIRIM_ASK_JOKER, seat, face);
	hand_leave(p, seat, card_of(action));
	if (place_card(p, action, BY_JOKER)) {
		happen(p, MODEL_JOKER_COMPLETED);
		take_over(a, extra_of(action));
	} else {
		happen(p, MODEL_JOKER_PLACED);
	}
}

/* The creatures of all other seats, or only the unfinished ones. */
static void
offer_others(struct play *p, int verb, bool unfinished)
{
	const struct model_table *t = p->t;

	for (int seat = 0; seat < p->m->rules.players; seat++)
		for (int i = 0; i < t->creatures[seat]; i++)
			if (seat != t->active && !(unfinished &&
			    is_complete(&t->creature[seat][i])))
				offer(p, verb, 0, seat, i);
}

/* N19: everybody sees which card comes to the hand. */
static void
executioner(struct play *p, int face, struct activation *a)
{
	struct model_table *t = p->t;
	uint32_t action;
	int seat, place, seized;

	offer_others(p, ONIRIM_VERB_SEIZE, false);
	if (p->offer.count == 0) {
		no_target(p, a, MODEL_SEIZED_NONE);
		return;
	}
	action = choose(p, ONIRIM_ASK_EXECUTIONER, t->active, face);
	seat = place_of(action);
	place = extra_of(action);
	happen(p, MODEL_SEIZED + t->creature[seat][place].count - 1);
	if (t->creature[seat][place].count == 1 &&
	    place < t->creatures[seat] - 1)
		happen(p, MODEL_SEIZED_MOVED_UP);
	seized = take_last(t, seat, place);
	pile_add(&t->hand[t->active], seized);
	pile_add(&t->known[t->active], seized);
}

static void
scavenger(struct play *p, int face, struct activation *a)
{
	struct model_table *t = p->t;
	struct model_creature *creature;
	uint32_t action;

	offer_others(p, ONIRIM_VERB_DESTROY, true);
	if (p->offer.count == 0) {
		no_target(p, a, MODEL_DESTROYED_NONE);
		return;
	}
	action = choose(p, ONIRIM_ASK_SCAVENGER, t->active, face);
	creature = &t->creature[place_of(action)][extra_of(action)];
	happen(p, MODEL_DESTROYED + creature->count - 1);
	for (int i = 0; i < creature->count; i++)
		pile_add(&t->discard, creature->card[i]);
	creature_vanishes(t, place_of(action), extra_of(action));
}

/* N20: never the active creature, which may move up when another one
 * disappears (N6). */
static void
devourer(struct play *p, int face, struct activation *a)
{
	struct model_table *t = p->t;
	const int seat = t->active;
	const int chain = t->creature[seat][a->creature].chain;
	const struct model_creature *creature;
	int place;

	for (int i = 0; i < t->creatures[seat]; i++)
		if (i != a->creature)
			offer(p, ONIRIM_VERB_DEVOUR, 0, 0, i);
	if (p->offer.count == 0) {
		no_target(p, a, MODEL_DEVOURED_NONE);
		return;
	}
	place = extra_of(choose(p, ONIRIM_ASK_DEVOURER, seat, face));
	creature = &t->creature[seat][place];
	happen(p, MODEL_DEVOURED + creature->count - 1);
	if (creature->chain == chain)
		happen(p, MODEL_DEVOURED_FORMER);
	if (creature->count == 1 && place < a->creature) {
		happen(p, MODEL_DEVOURED_BELOW_ACTIVE);
		a->creature--;
	}
	pile_add(&t->discard, take_last(t, seat, place));
}

static void
use_power(struct play *p, int face, struct activation *a)
{
	attribute(p, face);
	switch (power_of(face)) {
	case HERALD:
		herald(p, face, a);
		return;
	case MOURNER:
		mourner(p, a);
		return;
	case JOKER:
		joker(p, face, a);
		return;
	case EXECUTIONER:
		executioner(p, face, a);
		return;
	case SCAVENGER:
		scavenger(p, face, a);
		return;
	case DEVOURER:
		devourer(p, face, a);
		return;
	case NO_POWER:
	case POWERS:
		return;
	}
}

/*
 * ---- 4: a creature wakes ------------------------------------------------
 */

/* That powers below this one are lost. */
static void
notice_lost(struct play *p, const struct activation *a, int position)
{
	const struct model_creature *creature =
	    &p->t->creature[p->t->active][a->creature];

	for (int i = 0; i < position; i++) {
		if (power_of(creature->card[i]) == NO_POWER)
			continue;
		happen(p, a->taken_over_by == NO_CREATURE ?
		    MODEL_LOST_NO_TARGET : MODEL_LOST_TAKEN_OVER);
		return;
	}
}

/* Penalty and powers of one creature.  Returns the place of the one that takes
 * over, or NO_CREATURE.  That it wakes is still the doing of the power that has
 * completed it; the penalty is nobody's. */
static int
activate(struct play *p, int place)
{
	struct model_table *t = p->t;
	struct model_creature *const row = t->creature[t->active];
	struct activation a = { place, false, NO_CREATURE };

	if (t->woken == WAKINGS_MAX) {
		happen(p, MODEL_NOT_WOKEN);
		return NO_CREATURE;
	}
	t->woken++;
	happen(p, MODEL_WOKE);
	tell(p, (onirim_event){
		.kind = ONIRIM_EVENT_WAKE, .seat = (uint8_t)t->active,
		.from_zone = ONIRIM_ZONE_CREATURE,
		.from_index = (uint8_t)(8 * t->active + place)
	});
	attribute(p, 0);
	if (row[place].has_woken)
		happen(p, MODEL_WOKE_AGAIN);
	row[place].has_woken = true;
	row[place].chain = t->chains;
	legion_penalty(p, &row[place]);
	for (int position = HEAD; position >= LEGS && !a.over; position--) {
		use_power(p, row[a.creature].card[position], &a);
		if (a.over)
			notice_lost(p, &a, position);
	}
	return a.taken_over_by;
}

static void
wake(struct play *p, int place)
{
	p->t->chains++;
	while (place != NO_CREATURE)
		place = activate(p, place);
	attribute(p, 0);
}

/*
 * ---- 3: the turn --------------------------------------------------------
 */

/* 3.2 and N5: in ascending order, one at least. */
static void
exchange(struct play *p)
{
	struct model_table *t = p->t;
	const struct model_pile *hand = &t->hand[t->active];
	int count = 0, last = 0;

	for (;;) {
		uint32_t action;

		for (int i = 0; i < hand->count; i++)
			if (hand->card[i] >= last)
				offer(p, ONIRIM_VERB_DISCARD, hand->card[i],
				    0, 0);
		if (count > 0)
			offer(p, ONIRIM_VERB_STOP, 0, 0, 0);
		action = choose(p, ONIRIM_ASK_EXCHANGE, t->active,
		    ONIRIM_NO_CARD);
		if (verb_of(action) == ONIRIM_VERB_STOP)
			break;
		last = card_of(action);
		hand_discard(p, t->active, last);
		count++;
	}
	happen(p, MODEL_EXCHANGED + (count < 4 ? count : 4) - 1);
	if (hand->count == 0)
		happen(p, MODEL_EXCHANGED_ALL);
	for (int i = 0; i < count / 2; i++)
		draw_to_hand(p, t->active, FOR_EXCHANGE);
}

/* N7: a legion binds when the first action has built a card of it. */
static void
offer_moves(struct play *p, int legion)
{
	const struct model_table *t = p->t;
	const struct model_pile *hand = &t->hand[t->active];
	int bound;

	for (int i = 0; i < hand->count; i++)
		offer_builds(p, hand->card[i], false);
	bound = p->offer.count;
	p->offer.count = 0;
	for (int i = 0; i < hand->count; i++)
		if (legion == NO_LEGION || legion_of(hand->card[i]) == legion)
			offer_builds(p, hand->card[i], false);
	if (p->offer.count < bound)
		happen(p, MODEL_BOUND);
	if (can_draw(t))
		offer(p, ONIRIM_VERB_DRAW, 0, 0, 0);
	else
		happen(p, MODEL_NOTHING_TO_DRAW);
	if (hand->count > 0)
		offer(p, ONIRIM_VERB_EXCHANGE, 0, 0, 0);
}

/* The legion of the card that it has built, or NO_LEGION. */
static int
build(struct play *p, uint32_t action)
{
	hand_leave(p, p->t->active, card_of(action));
	if (place_card(p, action, BY_BUILD))
		wake(p, extra_of(action));
	return legion_of(card_of(action));
}

/* One of the two actions.  Returns what binds the next one.  N8: where nothing
 * is possible it is passed, without a question. */
static int
take_action(struct play *p, int legion)
{
	struct model_table *t = p->t;
	uint32_t action;

	offer_moves(p, legion);
	if (p->offer.count == 0) {
		happen(p, MODEL_PASSED + 2 - t->actions_left--);
		return NO_LEGION;
	}
	if (p->offer.count == 1)
		happen(p, MODEL_ONLY_MOVE);
	if (t->woken > 0)
		happen(p, MODEL_SECOND_FOLLOWS);
	action = choose(p, ONIRIM_ASK_MOVE, t->active, ONIRIM_NO_CARD);
	t->actions_left--;
	if (verb_of(action) == ONIRIM_VERB_BUILD)
		return build(p, action);
	if (verb_of(action) == ONIRIM_VERB_DRAW)
		draw_to_hand(p, t->active, FOR_DRAW);
	else
		exchange(p);
	return NO_LEGION;
}

static void
turn(struct play *p)
{
	struct model_table *t = p->t;
	int legion;

	t->actions_left = 2;
	t->woken = 0;
	legion = take_action(p, NO_LEGION);
	take_action(p, legion);
	/* 6: the turn that would go beyond the limit does not begin, so that
	 * turn and active seat stay those of the last one. */
	if (t->turn == p->m->rules.turns) {
		happen(p, MODEL_TURNS_OVER);
		tell_end(p, ONIRIM_OVER_TURNS, ONIRIM_NOBODY);
	}
	t->turn++;
	t->active = (t->active + 1) % p->m->rules.players;
	tell_kind(p, ONIRIM_EVENT_TURN);
}

/*
 * ---- The game -----------------------------------------------------------
 */

/* N3: the first seat gets all its cards, then the next one. */
static void
set_up(struct play *p)
{
	struct model_table *t = p->t;
	const struct model_rules *rules = &p->m->rules;

	t->active = rules->first - 1;
	if (rules->first == 0)
		t->active = (int)model_below(&t->generator,
		    (uint32_t)rules->players);
	t->first = t->active;
	for (int i = 0; i < rules->players; i++)
		for (int j = 0; j < HAND_DEALT; j++)
			draw_to_hand(p, (t->active + i) % rules->players,
			    FOR_DRAW);
	t->turn = 1;
	tell_kind(p, ONIRIM_EVENT_TURN);
}

void
model_new(struct model *m, const struct model_rules *rules)
{
	memset(m, 0, sizeof *m);
	m->rules = *rules;
	m->turn_start.generator = rules->seed;
	m->turn_start.outcome = ONIRIM_PLAYING;
	m->turn_start.winner = ONIRIM_NOBODY;
	for (int number = 1; number <= CARDS; number++)
		pile_add(&m->turn_start.pile, face_of(number));
	play_on(m);
}

/*
 * ---- 7: what is open ----------------------------------------------------
 */

static bool
is_viewer(const struct model *m, int viewer)
{
	return (viewer >= 0 && viewer < m->rules.players) ||
	    viewer == ONIRIM_NOBODY || viewer == ONIRIM_HOST;
}

static bool
sees_hand(int viewer, int seat)
{
	return viewer == ONIRIM_HOST || viewer == seat;
}

/* What is not known of it is hidden and comes last (onirim_cards(3)). */
static void
view_hand(const struct model *m, int viewer, int seat,
    struct model_pile *view)
{
	const struct model_table *t = &m->table;

	*view = sees_hand(viewer, seat) ? t->hand[seat] : t->known[seat];
	while (view->count < t->hand[seat].count)
		pile_insert(view, view->count, ONIRIM_HIDDEN_CARD);
}

/* The pile, and what the viewer has not located. */
static void
view_pool(const struct model *m, int viewer, struct model_pile *view)
{
	const struct model_table *t = &m->table;

	*view = t->pile;
	for (int seat = 0; seat < m->rules.players; seat++) {
		if (sees_hand(viewer, seat))
			continue;
		for (int i = 0; i < t->hand[seat].count; i++)
			pile_add(view, t->hand[seat].card[i]);
		for (int i = 0; i < t->known[seat].count; i++)
			pile_remove(view, t->known[seat].card[i]);
	}
}

static int
copy_cards(uint8_t *cards, const struct model_pile *view)
{
	memcpy(cards, view->card, (size_t)view->count);
	return view->count;
}

static int
creature_cards(const struct model *m, int index, uint8_t *cards)
{
	const int seat = index / 8, place = index % 8;
	const struct model_creature *creature;

	if (index < 0 || seat >= m->rules.players)
		return ONIRIM_E_RANGE;
	if (place >= m->table.creatures[seat])
		return 0;
	creature = &m->table.creature[seat][place];
	memcpy(cards, creature->card, (size_t)creature->count);
	return creature->count;
}

int
model_cards(const struct model *m, int viewer, int zone, int index,
    uint8_t *cards)
{
	const int zone_indices = zone == ONIRIM_ZONE_HAND ?
	    m->rules.players : 1;
	struct model_pile view = { 0 };

	if (!is_viewer(m, viewer))
		return ONIRIM_E_RANGE;
	if (zone == ONIRIM_ZONE_CREATURE)
		return creature_cards(m, index, cards);
	if (index < 0 || index >= zone_indices)
		return ONIRIM_E_RANGE;
	switch (zone) {
	case ONIRIM_ZONE_HAND:
		view_hand(m, viewer, index, &view);
		return copy_cards(cards, &view);
	case ONIRIM_ZONE_POOL:
		view_pool(m, viewer, &view);
		return copy_cards(cards, &view);
	case ONIRIM_ZONE_DISCARD:
		return copy_cards(cards, &m->table.discard);
	case ONIRIM_ZONE_PENDING:
		return copy_cards(cards, &m->table.revealed);
	default:
		/* The other zones are there, and empty in this game. */
		return zone >= ONIRIM_ZONE_HAND && zone <= ONIRIM_ZONE_REMOVED
		    ? 0 : ONIRIM_E_RANGE;
	}
}

int
model_number(const struct model *m, int viewer, int what, int index)
{
	const struct model_question *q = &m->question;
	const bool dealt = q->decision == ONIRIM_ASK_DEAL;

	if (!is_viewer(m, viewer) || index != 0)
		return ONIRIM_E_RANGE;
	switch (what) {
	case ONIRIM_NUMBER_PLAYERS:
		return m->rules.players;
	case ONIRIM_NUMBER_TURN:
		return m->table.turn;
	case ONIRIM_NUMBER_ACTIVE:
		return m->table.active;
	case ONIRIM_NUMBER_DECK:
		return m->table.pile.count;
	case ONIRIM_NUMBER_ACTIONS_LEFT:
		return q->count == 0 ? 0 : m->table.actions_left;
	case ONIRIM_NUMBER_OBJECTIVE:
		return m->rules.objective;
	case ONIRIM_NUMBER_GAME:
		return ONIRIM_GAME_NIGHTMARIUM;
	case ONIRIM_NUMBER_TURNS:
		return m->rules.turns;
	case ONIRIM_NUMBER_FIRST:
		return m->table.first;
	case ONIRIM_NUMBER_HOST:
		return m->rules.host;
	case ONIRIM_NUMBER_END:
		return m->table.over;
	case ONIRIM_NUMBER_FROM:
		return dealt ? q->from : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO:
		return dealt ? q->to : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO_INDEX:
		return dealt ? q->to_index : ONIRIM_E_RANGE;
	default:
		return ONIRIM_E_RANGE;
	}
}

/*
 * ---- What is true of all games ------------------------------------------
 */

static void
count_cards(int *seen, const uint8_t *card, int count)
{
	for (int i = 0; i < count; i++)
		seen[card[i]]++;
}

/* Each face as often as there are cards of it. */
static bool
cards_conserved(const struct model_table *t)
{
	int seen[256] = { 0 };

	for (int seat = 0; seat < MODEL_SEATS; seat++) {
		count_cards(seen, t->hand[seat].card, t->hand[seat].count);
		for (int i = 0; i < t->creatures[seat]; i++)
			count_cards(seen, t->creature[seat][i].card,
			    t->creature[seat][i].count);
	}
	count_cards(seen, t->pile.card, t->pile.count);
	count_cards(seen, t->discard.card, t->discard.count);
	count_cards(seen, t->revealed.card, t->revealed.count);
	for (int number = 1; number <= CARDS; number++)
		seen[face_of(number)]--;
	for (int face = 0; face < 256; face++)
		if (seen[face] != 0)
			return false;
	return true;
}

static bool
creatures_stand(const struct model *m, int seat)
{
	const struct model_table *t = &m->table;

	if (t->creatures[seat] > m->rules.objective)
		return false;
	for (int i = 0; i < t->creatures[seat]; i++) {
		const struct model_creature *creature =
		    &t->creature[seat][i];

		if (creature->count < 1 || creature->count > WHOLE)
			return false;
		for (int j = 0; j < creature->count; j++)
			if (!model_fits(creature->card[j], j))
				return false;
	}
	return true;
}

static bool
known_lies_in_hand(const struct model_table *t, int seat)
{
	const struct model_pile *known = &t->known[seat];

	for (int i = 0; i < known->count; i++)
		if (pile_count(known, known->card[i]) >
		    pile_count(&t->hand[seat], known->card[i]))
			return false;
	return true;
}

static bool
question_is_one(const struct model *m)
{
	const struct model_question *q = &m->question;

	if (m->table.outcome != ONIRIM_PLAYING)
		return q->count == 0;
	for (int i = 1; i < q->count; i++)
		if (q->action[i - 1] >= q->action[i])
			return false;
	return q->count >= 2;
}

bool
model_sound(const struct model *m)
{
	const struct model_table *t = &m->table;

	for (int seat = 0; seat < MODEL_SEATS; seat++) {
		const bool won = t->winner == seat;

		if (!creatures_stand(m, seat) ||
		    !known_lies_in_hand(t, seat) || won !=
		    (complete_count(t, seat) == m->rules.objective))
			return false;
	}
	return cards_conserved(t) && question_is_one(m) &&
	    (t->revealed.count == 0 || t->outcome == ONIRIM_WON ||
	    m->question.decision == ONIRIM_ASK_HERALD ||
	    m->question.decision == ONIRIM_ASK_DEAL);
}

/* 1 and N2. */
static bool
card_adds_up(int number)
{
	static const int least[3] = { L, H, T };	/* by number mod 3 */
	const struct printed *card = &deck[number - 1];

	return (card->fits & least[number % 3]) != 0 &&
	    (card->fits == least[number % 3] || card->power != NO_POWER);
}

bool
model_add_up(void)
{
	static const int powers_due[POWERS] = { 33, 12, 12, 12, 15, 13, 11 };
	static const int fits_due[4] = { 0, 90, 14, 4 };	/* positions */
	int powers[POWERS] = { 0 }, fits[4] = { 0 }, faces = 0;

	for (int number = 1; number <= CARDS; number++) {
		const struct printed *card = &deck[number - 1];

		if (!card_adds_up(number))
			return false;
		powers[card->power]++;
		fits[(card->fits & 1) + (card->fits >> 1 & 1) +
		    (card->fits >> 2)]++;
		faces += face_of(number) == ONIRIM_CARD_TERROR + number - 1;
	}
	return memcmp(powers, powers_due, sizeof powers) == 0 &&
	    memcmp(fits, fits_due, sizeof fits) == 0 && faces == FACES;
}
