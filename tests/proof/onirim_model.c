/*
 * onirim_model.c - the rules of Onirim and its three expansions, written down
 * a second time.
 *
 * Numbers in brackets are chapters of the rules.
 */
#include "onirim_model.h"

#include "replay.h"

static const struct model_place told_places[MODEL_PLACES] = {
	{ ONIRIM_ZONE_HAND, 0 },     { ONIRIM_ZONE_HAND, 1 },
	{ ONIRIM_ZONE_SHARED, 0 },   { ONIRIM_ZONE_ROW, 0 },
	{ ONIRIM_ZONE_ROW, 1 },      { ONIRIM_ZONE_DOORS, 0 },
	{ ONIRIM_ZONE_DOORS, 1 },    { ONIRIM_ZONE_DISCARD, 0 },
	{ ONIRIM_ZONE_LIMBO, 0 },    { ONIRIM_ZONE_TOP, 0 },
	{ ONIRIM_ZONE_BOTTOM, 0 },   { ONIRIM_ZONE_PENDING, 0 },
	{ ONIRIM_ZONE_TOWERS, 0 },   { ONIRIM_ZONE_REMOVED, 0 },
	{ ONIRIM_ZONE_PREMONITIONS, 0 }
};

#include "tell.h"

enum {
	ALL_SEE = 3,	/* a bit for each seat */
	OWN_SOLO = 5,
	OWN_PAIR = 3,
	SHARED = 2,
	DRAFT = 8,
	LOOKED_AT = 5,
	DREAMT_OF = 7,
	FACES_END = 0x50	/* no face is as high */
};

/* 4.3: what a spell costs, and what it costs with `variants=lost`. */
static const int prices[3][2] = { { 5, 6 }, { 7, 9 }, { 10, 12 } };

/* 5.1: what the edges of a Tower show. */
enum { BLANK = 0, SUN = 1, MOON = 2, BOTH = 3 };

struct edges {
	int left, right;
};

static const struct edges towers[12] = {
	{ BOTH, MOON }, { SUN,  MOON }, { BLANK, MOON },	/* red */
	{ MOON, BOTH }, { MOON, MOON }, { MOON,  BLANK },	/* blue */
	{ SUN,  BOTH }, { SUN,  SUN },  { SUN,   BLANK },	/* green */
	{ BOTH, SUN },  { MOON, SUN },  { BLANK, SUN }		/* brown */
};

/* 6.1. */
enum {
	RED_PAIR = 0x48,
	BLUE_PAIR,
	GREEN_PAIR,
	BROWN_PAIR,
	ANY_PAIR,
	THREE_DOORS,
	FIVE_DOORS,
	EVERY_COLOUR
};

/*
 * ---- Cards --------------------------------------------------------------
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
is_tower(int face)
{
	return face >= 0x30 && face <= 0x3B;
}

static bool
is_location(int face)
{
	return is_room(face) || is_tower(face);
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

static int
tower_colour(int face)
{
	return (face - 0x30) / 3;
}

static int
tower_number(int face)
{
	return (face - 0x30) % 3 + 3;
}

bool
model_towers_touch(int left, int right)
{
	return (towers[left - 0x30].right & towers[right - 0x30].left) == 0;
}

static void
stack_insert(struct model_stack *stack, int place, int face, int seen)
{
	pile_insert(&stack->pile, place, face);
	for (int i = stack->pile.count - 1; i > place; i--)
		stack->seen[i] = stack->seen[i - 1];
	stack->seen[place] = (uint8_t)seen;
}

static int
stack_take(struct model_stack *stack, int place, uint8_t *seen)
{
	const int face = pile_take(&stack->pile, place);

	*seen = stack->seen[place];
	for (int i = place; i < stack->pile.count; i++)
		stack->seen[i] = stack->seen[i + 1];
	return face;
}

/*
 * ---- The deck -----------------------------------------------------------
 */

static int
deck_count(const struct model_table *t)
{
	return t->top.pile.count + t->pool.count + t->bottom.pile.count;
}

static int
face_in_deck(const struct model_table *t, int face)
{
	return pile_count(&t->top.pile, face) + pile_count(&t->pool, face) +
	    pile_count(&t->bottom.pile, face);
}

static int
doors_in_deck(const struct model_table *t, int colour)
{
	return face_in_deck(t, ONIRIM_CARD_DOOR + colour);
}

static int
come_to_light(struct play *p, struct model_pile *pool, int from)
{
	p->offer.from = from;
	return deal(p, pool);
}

/* The next card of the deck.  *seen is who knew that it lay there. */
static int
draw(struct play *p, uint8_t *seen)
{
	struct model_table *t = p->t;

	assert(deck_count(t) > 0);
	*seen = 0;
	if (t->top.pile.count > 0)
		return stack_take(&t->top, 0, seen);
	if (t->pool.count > 0)
		return come_to_light(p, &t->pool, ONIRIM_ZONE_TOP);
	return stack_take(&t->bottom, 0, seen);
}

/* The last card of the deck. */
static int
draw_last(struct play *p, uint8_t *seen)
{
	struct model_table *t = p->t;

	assert(deck_count(t) > 0);
	*seen = 0;
	if (t->bottom.pile.count > 0) {
		happen(p, MODEL_BOTTOM_LOOKED_AT_AGAIN);
		return stack_take(&t->bottom, t->bottom.pile.count - 1, seen);
	}
	if (t->pool.count > 0)
		return come_to_light(p, &t->pool, ONIRIM_ZONE_BOTTOM);
	happen(p, MODEL_BOTTOM_REACHES_TOP);
	return stack_take(&t->top, t->top.pile.count - 1, seen);
}

static bool can_cast(const struct play *p, int spell, enum model_window at);

/* A card that has to be drawn from an empty deck is defeat (2.8); `over` says
 * what it was for. */
static int
draw_needed(struct play *p, uint8_t *seen, int over)
{
	if (deck_count(p->t) == 0) {
		if (can_cast(p, ONIRIM_SPELL_PLANNING, MODEL_AT_DRAW))
			happen(p, MODEL_LOST_WITH_SPELL);
		if (pile_has(&p->t->deciding, ONIRIM_CARD_NIGHTMARE))
			happen(p, MODEL_LOST_UNDER_NIGHTMARE);
		if (p->t->in_penalty)
			happen(p, MODEL_LOST_IN_PENALTY);
		tell_end(p, over, ONIRIM_NOBODY);
	}
	if (p->t->top.pile.count + p->t->pool.count == 0)
		happen(p, MODEL_BOTTOM_DRAWN);
	return draw(p, seen);
}

/* That places in the deck are forgotten is no move. */
static void
shuffle(struct play *p)
{
	struct model_table *t = p->t;
	uint8_t seen;

	settle(p);
	tell_kind(p, ONIRIM_EVENT_SHUFFLE);
	while (t->top.pile.count > 0)
		pile_add(&t->pool, stack_take(&t->top, 0, &seen));
	while (t->bottom.pile.count > 0)
		pile_add(&t->pool, stack_take(&t->bottom, 0, &seen));
	settle_unnoted(p);
}

static void
empty_limbo(struct play *p)
{
	struct model_table *t = p->t;

	if (t->limbo.count == 0)
		return;
	shuffle(p);
	while (t->limbo.count > 0)
		pile_add(&t->pool, pile_take(&t->limbo, 0));
}

/*
 * ---- Cards of the deck that are looked at --------------------------------
 */

/* 3.6: what one seat looks at, it knows alone, or both do.  A bit for each. */
static int
lookers(const struct play *p)
{
	return p->m->rules.open ? ALL_SEE : 1 << p->t->active;
}

/* Take up so many cards of the deck, or as many as there are.  Who does not
 * look loses sight of those it had located (onirim_cards(3)). */
static void
look(struct play *p, int count, int seen_by)
{
	struct model_table *t = p->t;

	assert(t->looked.count == 0);
	t->looked_seen = (uint8_t)seen_by;
	for (int i = 0; i < count && deck_count(t) > 0; i++) {
		uint8_t seen;

		if (t->top.pile.count + t->pool.count == 0)
			happen(p, MODEL_LOOK_REACHES_BOTTOM);
		pile_add(&t->looked, draw(p, &seen));
	}
}

/* The cards looked at go back onto the deck or below it, in the order in which
 * they are named; those that saw them know it. */
static void
put_back(struct play *p, struct model_stack *stack)
{
	struct model_table *t = p->t;
	int place = stack == &t->top ? 0 : stack->pile.count;

	for (; t->looked.count > 0; place++) {
		int face;

		for (int i = 0; i < t->looked.count; i++)
			offer(p, ONIRIM_VERB_NEXT, t->looked.card[i], 0, 0);
		face = card_of(choose(p, ONIRIM_ASK_ORDER, t->active,
		    ONIRIM_NO_CARD));
		pile_remove(&t->looked, face);
		stack_insert(stack, place, face, t->looked_seen);
	}
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
 * its face there, that is now one fewer (onirim_cards(3)). */
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

/* 2.1, and for every new hand: Locations until the hand is full; what comes
 * besides is set aside in Limbo. */
static void
new_hand(struct play *p)
{
	while (hand_short(p)) {
		uint8_t seen;
		const int face = draw_needed(p, &seen,
		    ONIRIM_OVER_NEW_HAND);

		if (is_location(face))
			hand_join(p, face, seen);
		else
			pile_add(&p->t->limbo, face);
	}
}

/* Everything goes, own and shared, and a new hand comes. */
static void
change_hand(struct play *p)
{
	struct model_table *t = p->t;

	for (int place = 0; place < 2; place++)
		while (hand_at(t, place)->count > 0)
			hand_discard(t, hand_at(t, place)->card[0], place);
	new_hand(p);
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

/* 5.5: four neighbours of four different colours. */
static bool
aligned(const struct model_table *t)
{
	for (int i = 0; i + 3 < t->towers.count; i++) {
		int colours = 0;

		for (int j = i; j < i + 4; j++)
			colours |= 1 << tower_colour(t->towers.card[j]);
		if (colours == 15)
			return true;
	}
	return false;
}

static int
doors_on_table(const struct model_table *t, int colour)
{
	return pile_count(&t->doors[0], ONIRIM_CARD_DOOR + colour) +
	    pile_count(&t->doors[1], ONIRIM_CARD_DOOR + colour);
}

/* R23: all Doors on the table count, whosever they are. */
static bool
condition_holds(const struct model_table *t, int premonition)
{
	int doors = 0, pairs = 0, colours = 0;

	for (int colour = 0; colour < 4; colour++) {
		const int count = doors_on_table(t, colour);

		doors += count;
		pairs += count == 2;
		colours += count > 0;
	}
	switch (premonition) {
	case RED_PAIR:
	case BLUE_PAIR:
	case GREEN_PAIR:
	case BROWN_PAIR:
		return doors_on_table(t, premonition - RED_PAIR) == 2;
	case ANY_PAIR:
		return pairs > 0;
	case THREE_DOORS:
		return doors >= 3;
	case FIVE_DOORS:
		return doors >= 5;
	default:
		assert(premonition == EVERY_COLOUR);
		return colours == 4;
	}
}

/* 2.8, 3.5, 5.7 and R14, looked for whenever a Door or a Tower has come to the
 * table or a Tower has left it (R9). */
static void
look_for_victory(struct play *p, int event)
{
	const struct model_table *t = p->t;
	const struct model_rules *rules = &p->m->rules;
	int winner = ONIRIM_NOBODY;
	bool won;

	if (rules->towers && !aligned(t))
		return;
	if (rules->players == 1) {
		won = t->doors[0].count == 8;
	} else if (rules->race) {
		won = seat_has_all(t, 0) || seat_has_all(t, 1);
		winner = seat_has_all(t, t->active) ? t->active :
		    1 - t->active;
	} else {
		won = seat_has_all(t, 0) && seat_has_all(t, 1);
	}
	if (!won)
		return;
	happen(p, event);
	if (winner == 1 - t->active)
		happen(p, MODEL_WON_BY_PARTNER);
	if (winner != ONIRIM_NOBODY && seat_has_all(t, 1 - winner))
		happen(p, MODEL_WON_OF_TWO);
	for (int i = 0; i < t->premonitions.count; i++)
		if (event == MODEL_WON_BY_DOOR &&
		    condition_holds(t, t->premonitions.card[i]))
			happen(p, MODEL_WON_WITH_PREMONITION);
	tell_end(p, ONIRIM_OVER_WON, winner);
}

/*
 * ---- Goals (4.1, 4.2) ---------------------------------------------------
 */

static bool
is_open_goal(const struct model_table *t, int place)
{
	return t->goals.card[place] < ONIRIM_CARD_GOAL_DOWN;
}

/* R15: the places of the open Goals in the order in which they are to be found:
 * the reopened ones, last first, then the others from left to right. */
static struct model_pile
goals_in_order(const struct model_table *t)
{
	struct model_pile order = t->reopened;

	for (int i = 0; i < t->goals.count; i++)
		if (is_open_goal(t, i) && !pile_has(&t->reopened, i))
			pile_insert(&order, order.count, i);
	return order;
}

static int
leftmost_open_goal(const struct model_table *t)
{
	int place = 0;

	while (!is_open_goal(t, place))
		place++;
	return place;
}

static void
tell_flip(struct play *p, int place)
{
	tell(p, (onirim_event){
		.kind = ONIRIM_EVENT_FLIP, .seat = (uint8_t)p->t->active,
		.card = p->t->goals.card[place],
		.from_zone = ONIRIM_ZONE_GOALS, .from_index = (uint8_t)place,
		.detail = is_open_goal(p->t, place)
	});
}

/* R16: of the Goals of a colour that lie face down the leftmost is reopened,
 * and comes before all others. */
static void
reopen_goal(struct play *p, int colour)
{
	struct model_table *t = p->t;
	const int place = pile_find(&t->goals, ONIRIM_CARD_GOAL_DOWN + colour);

	assert(place >= 0);
	t->goals.card[place] = (uint8_t)(ONIRIM_CARD_GOAL + colour);
	tell_flip(p, place);
	pile_insert(&t->reopened, 0, place);
	t->found_of_two = false;
	happen(p, MODEL_GOAL_REOPENED);
	if (t->reopened.count > 1)
		happen(p, MODEL_TWO_REOPENED);
}

/* What the rank of a Goal that is found was good for. */
static void
notice_found(struct play *p, int place)
{
	struct model_table *t = p->t;

	happen(p, MODEL_REOPENED_FOUND);
	if (place != leftmost_open_goal(t))
		happen(p, MODEL_FOUND_NOT_LEFTMOST);
	if (t->reopened.count > 1) {
		happen(p, MODEL_FOUND_OF_TWO);
		t->found_of_two = true;
	} else if (t->found_of_two) {
		happen(p, MODEL_FOUND_IN_ORDER);
		t->found_of_two = false;
	}
}

/* 4.2: the first open Goal has found its Door and turns face down; a rank is
 * lost (R15).  False when the Door does not match. */
static bool
find_goal(struct play *p, int door)
{
	struct model_table *t = p->t;
	const int goal = ONIRIM_CARD_GOAL + door - ONIRIM_CARD_DOOR;
	const struct model_pile order = goals_in_order(t);
	const int place = order.card[0];

	if (order.count == 0)
		return false;
	if (t->goals.card[place] != goal) {
		if (t->goals.card[leftmost_open_goal(t)] == goal)
			happen(p, MODEL_LEFTMOST_UNMATCHED);
		return false;
	}
	if (pile_has(&t->reopened, place)) {
		notice_found(p, place);
		pile_remove(&t->reopened, place);
	}
	t->goals.card[place] = (uint8_t)(ONIRIM_CARD_GOAL_DOWN + door -
	    ONIRIM_CARD_DOOR);
	tell_flip(p, place);
	return true;
}

/* R19: a rank belongs to the place, and stays while an open Goal lies there. */
void
model_swap_goals(struct model_table *t, int one, int other)
{
	const uint8_t moved = t->goals.card[one];
	const int places[] = { one, other };

	t->goals.card[one] = t->goals.card[other];
	t->goals.card[other] = moved;
	for (int i = 0; i < 2; i++)
		if (!is_open_goal(t, places[i]) &&
		    pile_has(&t->reopened, places[i]))
			pile_remove(&t->reopened, places[i]);
}

/* A Door that lies on the table goes to Limbo. */
static void
give_door_up(struct play *p, int door, int seat)
{
	struct model_table *t = p->t;

	pile_remove(&t->doors[seat], door);
	pile_add(&t->limbo, door);
	if (p->m->rules.steps)
		reopen_goal(p, door - ONIRIM_CARD_DOOR);
}

/*
 * ---- Premonitions (6.1, 6.2) --------------------------------------------
 */

/* The other seat learns which of a seat's own cards are of that face, unless
 * they lie open. */
static void
locate(struct play *p, int seat, int face)
{
	struct model_table *t = p->t;

	if (p->m->rules.players == 1 || p->m->rules.open)
		return;
	while (pile_count(&t->known[seat], face) <
	    pile_count(&t->hand[seat], face)) {
		pile_add(&t->known[seat], face);
		note_located(p, 1 - seat, face);
	}
}

/* All cards of a face that the deck holds, which was shuffled, are discarded;
 * both know then that it has none, so those not seen are with the partner
 * (onirim-rules(7)). */
static void
discard_from_deck(struct play *p, int face)
{
	struct model_table *t = p->t;

	while (pile_has(&t->pool, face)) {
		pile_remove(&t->pool, face);
		pile_add(&t->discard, face);
	}
	for (int seat = 0; seat < p->m->rules.players; seat++)
		locate(p, seat, face);
}

static int
keys_in_deck(const struct model_table *t, int from)
{
	int count = 0;

	for (int face = from; face <= 0x1F; face++)
		if (is_key(face))
			count += face_in_deck(t, face);
	return count;
}

/* Who looks through the deck knows what the partner has (onirim_cards(3)). */
static void
locate_partner(struct play *p)
{
	const int partner = 1 - p->t->active;

	for (int face = 0; face < FACES_END; face++)
		locate(p, partner, face);
}

/* Two Keys of one's choice (7.5): the one that is named first has the lower
 * value, and another one must be left for the second. */
static void
blue_pair(struct play *p)
{
	struct model_table *t = p->t;
	int first, second;

	if (keys_in_deck(t, 0x10) <= 2) {
		happen(p, MODEL_KEYS_TOO_FEW);
		shuffle(p);
		for (int face = 0x10; face <= 0x1F; face++)
			if (is_key(face))
				discard_from_deck(p, face);
		return;
	}
	happen(p, MODEL_KEYS_CHOSEN);
	locate_partner(p);
	for (int face = 0x10; face <= 0x1F; face++)
		if (is_key(face) && face_in_deck(t, face) > 0 &&
		    keys_in_deck(t, face) >= 2)
			offer(p, ONIRIM_VERB_DROP, face, 0, 0);
	first = card_of(choose(p, ONIRIM_ASK_PENALTY, t->active, BLUE_PAIR));
	for (int face = first; face <= 0x1F; face++)
		if (is_key(face) &&
		    face_in_deck(t, face) > (face == first ? 1 : 0))
			offer(p, ONIRIM_VERB_DROP, face, 0, 0);
	second = card_of(choose(p, ONIRIM_ASK_PENALTY, t->active, BLUE_PAIR));
	shuffle(p);
	pile_remove(&t->pool, first);
	pile_remove(&t->pool, second);
	pile_add(&t->discard, first);
	pile_add(&t->discard, second);
}

/* The Doors before a seat, of those of which so many lie on the table. */
static void
offer_doors(struct play *p, int seat, int least)
{
	const struct model_table *t = p->t;

	for (int colour = 0; colour < 4; colour++) {
		const int door = ONIRIM_CARD_DOOR + colour;

		if (pile_has(&t->doors[seat], door) &&
		    doors_on_table(t, colour) >= least)
			offer(p, ONIRIM_VERB_DOOR, door, seat, 0);
	}
}

/* Returns the seat before which the Door lay.  The condition held, so that
 * there is one. */
static int
give_offered_door(struct play *p, int premonition)
{
	const uint32_t answer = choose(p, ONIRIM_ASK_PENALTY, p->t->active,
	    premonition);

	give_door_up(p, card_of(answer), place_of(answer));
	return place_of(answer);
}

/* R24, as R12: a Door of one's own; one of the other seat's only when there is
 * none. */
static void
brown_pair(struct play *p)
{
	offer_doors(p, p->t->active, 1);
	if (p->offer.count == 0)
		offer_doors(p, 1 - p->t->active, 1);
	if (give_offered_door(p, BROWN_PAIR) != p->t->active)
		happen(p, MODEL_BROWN_OF_PARTNER);
}

static bool
has_of_pair(const struct model_table *t, int seat)
{
	for (int colour = 0; colour < 4; colour++)
		if (pile_has(&t->doors[seat], ONIRIM_CARD_DOOR + colour) &&
		    doors_on_table(t, colour) == 2)
			return true;
	return false;
}

/* How the Doors of pairs lie. */
static void
notice_pairs(struct play *p)
{
	const struct model_table *t = p->t;
	const bool own = has_of_pair(t, t->active);
	const bool other = has_of_pair(t, 1 - t->active);

	if (own && other)
		happen(p, p->m->rules.race ? MODEL_RACE_OWN_FIRST :
		    MODEL_PAIR_OF_BOTH);
	if (!own && p->m->rules.race)
		happen(p, MODEL_RACE_OF_PARTNER);
	for (int door = ONIRIM_CARD_DOOR; door < ONIRIM_CARD_DOOR + 4; door++)
		if (pile_has(&t->doors[0], door) &&
		    pile_has(&t->doors[1], door))
			happen(p, MODEL_PAIR_SPLIT);
}

/* R24: a Door of any pair, on whichever side it lies; in a race one of the
 * other seat's only when no own one fits. */
static void
any_pair(struct play *p)
{
	notice_pairs(p);
	offer_doors(p, p->t->active, 2);
	if (!p->m->rules.race || p->offer.count == 0)
		offer_doors(p, 1 - p->t->active, 2);
	if (give_offered_door(p, ANY_PAIR) != p->t->active)
		happen(p, MODEL_PAIR_OF_PARTNER);
}

static void
reveal_premonition(struct play *p)
{
	struct model_table *t = p->t;

	if (t->reserve.count == 0) {
		happen(p, MODEL_NOTHING_TO_REVEAL);
		return;
	}
	pile_add(&t->premonitions, come_to_light(p, &t->reserve,
	    ONIRIM_ZONE_RESERVE));
}

/* The right column of 6.1. */
static void
strike(struct play *p, int premonition)
{
	struct model_table *t = p->t;

	switch (premonition) {
	case RED_PAIR:
		shuffle(p);
		discard_from_deck(p, ONIRIM_CARD_ROOM + ONIRIM_SYMBOL_SUN);
		discard_from_deck(p, ONIRIM_CARD_ROOM + ONIRIM_SYMBOL_MOON);
		discard_from_deck(p, ONIRIM_CARD_ROOM + ONIRIM_SYMBOL_KEY);
		break;
	case BLUE_PAIR:
		blue_pair(p);
		break;
	case GREEN_PAIR:
		if (pile_has(&t->discard, ONIRIM_CARD_NIGHTMARE)) {
			pile_remove(&t->discard, ONIRIM_CARD_NIGHTMARE);
			pile_add(&t->limbo, ONIRIM_CARD_NIGHTMARE);
		}
		break;
	case BROWN_PAIR:
		brown_pair(p);
		break;
	case ANY_PAIR:
		any_pair(p);
		break;
	case THREE_DOORS:
		p->t->in_penalty = true;
		change_hand(p);
		p->t->in_penalty = false;
		reveal_premonition(p);
		break;
	case FIVE_DOORS:
		reveal_premonition(p);
		reveal_premonition(p);
		break;
	case EVERY_COLOUR:
		shuffle(p);
		discard_from_deck(p, ONIRIM_CARD_HAPPY_DREAM);
		break;
	}
}

/* Those of the open ones whose condition holds. */
static struct model_pile
holding(struct play *p, const struct model_pile *held)
{
	const struct model_pile *open = &p->t->premonitions;
	struct model_pile now = { 0 };

	for (int i = 0; i < open->count; i++) {
		const int face = open->card[i];

		if (condition_holds(p->t, face))
			pile_add(&now, face);
		else if (pile_has(held, face))
			happen(p, MODEL_UNDONE + face - RED_PAIR);
	}
	if (now.count > 1)
		happen(p, MODEL_TWO_HOLD);
	return now;
}

/* 6.2, R23 to R25: one after the other, and looked at again after each.  Which
 * one is first is the doing of no card. */
static void
look_at_premonitions(struct play *p, int event)
{
	struct model_table *t = p->t;
	const struct model_pile open = t->premonitions;
	struct model_pile held = { 0 };

	for (;;) {
		int chosen;

		attribute(p, 0);
		held = holding(p, &held);
		if (held.count == 0)
			return;
		for (int i = 0; i < held.count; i++)
			offer(p, ONIRIM_VERB_RESOLVE, held.card[i], 0, 0);
		chosen = card_of(choose(p, ONIRIM_ASK_PREMONITION, t->active,
		    ONIRIM_NO_CARD));
		attribute(p, chosen);
		pile_remove(&t->premonitions, chosen);
		pile_add(&t->removed, chosen);
		happen(p, MODEL_RESOLVED + chosen - RED_PAIR);
		happen(p, event);
		if (!pile_has(&open, chosen))
			happen(p, MODEL_REVEALED_STRIKES);
		if (chosen == THREE_DOORS)
			happen(p, event == MODEL_STRIKES_IN_TRIO ?
			    MODEL_NEW_HAND_IN_TRIO : MODEL_NEW_HAND_IN_FILL);
		strike(p, chosen);
	}
}

/*
 * ---- A Door comes to the table -------------------------------------------
 */

static void
place_door(struct play *p, int door, bool by_trio)
{
	struct model_table *t = p->t;
	struct model_pile *doors = &t->doors[t->active];

	if (p->m->rules.unique && pile_has(doors, door)) {
		pile_add(&t->limbo, door);
		return;
	}
	if (p->m->rules.steps && !find_goal(p, door)) {
		happen(p, by_trio ? MODEL_TRIO_UNMATCHED :
		    MODEL_KEY_UNMATCHED);
		pile_add(&t->limbo, door);
		return;
	}
	pile_add(doors, door);
	look_for_victory(p, MODEL_WON_BY_DOOR);
	look_at_premonitions(p, by_trio ? MODEL_STRIKES_IN_TRIO :
	    MODEL_STRIKES_IN_FILL);
}

/*
 * ---- Spells (4.3) -------------------------------------------------------
 */

static int
price(const struct model_rules *rules, int spell)
{
	return prices[spell][rules->lost ? 1 : 0];
}

/* R19. */
static void
offer_goals(struct play *p)
{
	const struct model_pile *goals = &p->t->goals;

	for (int i = 0; i < goals->count; i++)
		for (int j = i + 1; j < goals->count; j++)
			if (goals->card[i] != goals->card[j])
				offer(p, ONIRIM_VERB_GOALS, i, j, 0);
}

/* 7.2.  The eight Goals are of four colours, so that two always differ. */
static bool
can_cast(const struct play *p, int spell, enum model_window at)
{
	const struct model_table *t = p->t;

	if (!p->m->rules.steps ||
	    t->discard.count < price(&p->m->rules, spell))
		return false;
	switch (spell) {
	case ONIRIM_SPELL_PROPHECY:
		return deck_count(t) > 0;
	case ONIRIM_SPELL_PLANNING:
		return true;
	default:
		return at == MODEL_AT_NIGHTMARE;
	}
}

static bool
offer_spells(struct play *p, enum model_window at)
{
	bool any = false;

	for (int spell = 0; spell < 3; spell++) {
		if (!can_cast(p, spell, at))
			continue;
		offer(p, ONIRIM_VERB_CAST, 0, 0, spell);
		any = true;
	}
	return any;
}

/* Card by card, in ascending order (7.5). */
static void
pay(struct play *p, int count)
{
	struct model_table *t = p->t;
	int least = 0;

	for (; count > 0; count--) {
		for (int i = 0; i < t->discard.count; i++)
			if (t->discard.card[i] >= least &&
			    t->discard.count - pile_find(&t->discard,
			    t->discard.card[i]) >= count)
				offer(p, ONIRIM_VERB_PAY, t->discard.card[i],
				    0, 0);
		least = card_of(choose(p, ONIRIM_ASK_PAY, t->active,
		    ONIRIM_NO_CARD));
		pile_remove(&t->discard, least);
		pile_add(&t->removed, least);
	}
}

/* R18: five cards of the bottom, one of them to the top. */
static void
paradoxical_prophecy(struct play *p)
{
	struct model_table *t = p->t;
	int face;

	t->looked_seen = (uint8_t)lookers(p);
	if (deck_count(t) < LOOKED_AT)
		happen(p, MODEL_PARADOX_SHORT);
	for (int i = 0; i < LOOKED_AT && deck_count(t) > 0; i++) {
		uint8_t seen;

		pile_add(&t->looked, draw_last(p, &seen));
	}
	for (int i = 0; i < t->looked.count; i++)
		offer(p, ONIRIM_VERB_TOP, t->looked.card[i], 0, 0);
	face = card_of(choose(p, ONIRIM_ASK_TOP, t->active, ONIRIM_NO_CARD));
	pile_remove(&t->looked, face);
	stack_insert(&t->top, 0, face, t->looked_seen);
	put_back(p, &t->bottom);
}

/* What becomes of ranks when the Goals at these places change places. */
static void
notice_planned(struct play *p, int one, int other)
{
	const struct model_table *t = p->t;
	const int ranks = pile_has(&t->reopened, one) +
	    pile_has(&t->reopened, other);

	if (is_open_goal(t, one) != is_open_goal(t, other)) {
		happen(p, MODEL_GOALS_UP_DOWN);
		if (ranks > 0)
			happen(p, MODEL_RANK_GONE);
	} else if (ranks == 1) {
		happen(p, MODEL_RANK_PASSED_ON);
	} else if (ranks == 2) {
		happen(p, MODEL_RANKS_SWAPPED);
	}
}

static void
parallel_planning(struct play *p)
{
	uint32_t answer;

	offer_goals(p);
	answer = choose(p, ONIRIM_ASK_GOALS, p->t->active, ONIRIM_NO_CARD);
	notice_planned(p, card_of(answer), place_of(answer));
	model_swap_goals(p->t, card_of(answer), place_of(answer));
	tell(p, (onirim_event){
		.kind = ONIRIM_EVENT_SWAP, .seat = (uint8_t)p->t->active,
		.count = 2, .from_zone = ONIRIM_ZONE_GOALS,
		.from_index = (uint8_t)card_of(answer),
		.to_zone = ONIRIM_ZONE_GOALS,
		.to_index = (uint8_t)place_of(answer)
	});
	p->t->found_of_two = false;
}

/* Cast instead of an answer.  What a Punishment does to the Nightmare, its
 * question says itself. */
static void
cast(struct play *p, int spell, enum model_window at)
{
	const int cause = p->t->cause;

	attribute(p, ONIRIM_CAUSE_SPELL + spell);
	happen(p, MODEL_CAST + spell * MODEL_WINDOWS + (int)at);
	pay(p, price(&p->m->rules, spell));
	if (spell == ONIRIM_SPELL_PROPHECY)
		paradoxical_prophecy(p);
	else if (spell == ONIRIM_SPELL_PLANNING)
		parallel_planning(p);
	attribute(p, cause);
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
	attribute(p, door);
	offer(p, ONIRIM_VERB_SEARCH, 0, 0, 0);
	offer(p, ONIRIM_VERB_DECLINE, 0, 0, 0);
	if (verb_of(choose(p, ONIRIM_ASK_SEARCH, t->active, door)) ==
	    ONIRIM_VERB_DECLINE)
		return;
	shuffle(p);
	pile_remove(&t->pool, door);
	place_door(p, door, true);
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
		attribute(p, 0);
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
				    t->shared.card[j], 0);
	offer(p, ONIRIM_VERB_DECLINE, 0, 0, 0);
	answer = choose(p, ONIRIM_ASK_SWAP, t->active, ONIRIM_NO_CARD);
	if (verb_of(answer) == ONIRIM_VERB_DECLINE)
		return;
	hand_leave(t, card_of(answer), 0);
	hand_leave(t, place_of(answer), 1);
	own_add(t, t->active, place_of(answer), ALL_SEE);
	pile_add(&t->shared, card_of(answer));
}

/* 2.5, R3, R4. */
static void
prophecy(struct play *p)
{
	struct model_table *t = p->t;
	int face;

	look(p, LOOKED_AT, lookers(p));
	if (t->looked.count == 0)
		return;
	if (p->m->rules.open)
		happen(p, MODEL_LOOKED_OPEN);
	for (int i = 0; i < t->looked.count; i++)
		offer(p, ONIRIM_VERB_DROP, t->looked.card[i], 0, 0);
	face = card_of(choose(p, ONIRIM_ASK_PROPHECY, t->active,
	    ONIRIM_NO_CARD));
	pile_remove(&t->looked, face);
	pile_add(&t->discard, face);
	put_back(p, &t->top);
}

/* 5.3. */
static void
look_from_tower(struct play *p, int tower)
{
	happen(p, MODEL_TOWER_LOOK);
	if (deck_count(p->t) < tower_number(tower))
		happen(p, MODEL_TOWER_LOOK_SHORT);
	look(p, tower_number(tower), lookers(p));
	put_back(p, &p->t->top);
}

static bool
row_accepts(const struct model_pile *row, int face)
{
	if (row->count == 0)
		return true;
	return room_symbol(row->card[row->count - 1]) != room_symbol(face);
}

/* 5.2, R20. */
static void
offer_tower(struct play *p, int tower, int place)
{
	const struct model_pile *row = &p->t->towers;
	const int last = row->count - 1;

	if (row->count == 0 || model_towers_touch(row->card[last], tower))
		offer(p, ONIRIM_VERB_PLAY, tower, place,
		    ONIRIM_END_RIGHT);
	if (row->count > 0 && !p->m->rules.right_only &&
	    model_towers_touch(tower, row->card[0]))
		offer(p, ONIRIM_VERB_PLAY, tower, place,
		    ONIRIM_END_LEFT);
}

static void
play_tower(struct play *p, uint32_t answer)
{
	struct model_table *t = p->t;

	hand_leave(t, card_of(answer), place_of(answer));
	pile_insert(&t->towers, extra_of(answer) == ONIRIM_END_LEFT ? 0 :
	    t->towers.count, card_of(answer));
	look_for_victory(p, MODEL_WON_BY_TOWER);
}

/* 2.2, 2.3, 2.5, R17. */
static uint32_t
ask_to_act(struct play *p)
{
	struct model_table *t = p->t;
	uint32_t answer;

	for (;;) {
		for (int i = 0; i < t->hand[t->active].count +
		    t->shared.count; i++) {
			const int own = t->hand[t->active].count;
			const int place = i < own ? 0 : 1;
			const int face = i < own ?
			    t->hand[t->active].card[i] :
			    t->shared.card[i - own];

			if (is_tower(face))
				offer_tower(p, face, place);
			else if (row_accepts(&t->row[t->active], face))
				offer(p, ONIRIM_VERB_PLAY, face, place, 0);
			offer(p, ONIRIM_VERB_DISCARD, face, place, 0);
		}
		offer_spells(p, MODEL_AT_ACT);
		answer = choose(p, ONIRIM_ASK_ACT, t->active, ONIRIM_NO_CARD);
		if (verb_of(answer) != ONIRIM_VERB_CAST)
			return answer;
		cast(p, extra_of(answer), MODEL_AT_ACT);
	}
}

static void
play_or_discard(struct play *p)
{
	const uint32_t answer = ask_to_act(p);
	const int face = card_of(answer);

	if (verb_of(answer) == ONIRIM_VERB_PLAY) {
		if (is_tower(face))
			play_tower(p, answer);
		else
			play_room(p, face, place_of(answer));
		return;
	}
	hand_discard(p->t, face, place_of(answer));
	if (p->m->rules.players == 2)
		swap(p);
	attribute(p, is_tower(face) || is_key(face) ? face : 0);
	if (is_tower(face))
		look_from_tower(p, face);
	else if (is_key(face))
		prophecy(p);
	attribute(p, 0);
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

	for (;;) {
		for (int place = 0; place < 2; place++)
			if (pile_has(hand_at(t, place), key))
				offer(p, ONIRIM_VERB_KEY, key, place, 0);
		offer(p, ONIRIM_VERB_LIMBO, 0, 0, 0);
		offer_spells(p, MODEL_AT_DOOR);
		answer = choose(p, ONIRIM_ASK_DOOR, t->active, door);
		if (verb_of(answer) != ONIRIM_VERB_CAST)
			break;
		cast(p, extra_of(answer), MODEL_AT_DOOR);
	}
	if (verb_of(answer) == ONIRIM_VERB_LIMBO) {
		pile_remove(&t->deciding, door);
		pile_add(&t->limbo, door);
		return;
	}
	hand_discard(t, key, place_of(answer));
	pile_remove(&t->deciding, door);
	place_door(p, door, false);
}

/* Option III, R6. */
static void
reveal(struct play *p)
{
	struct model_table *t = p->t;

	look(p, LOOKED_AT, ALL_SEE);
	while (t->looked.count > 0) {
		const int face = pile_take(&t->looked, 0);

		pile_add(is_location(face) ? &t->discard : &t->limbo, face);
	}
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
				    place, 0);
		if (hand->count > 0)
			offer(p, ONIRIM_VERB_HAND, 0, 0, 0);
	}
	for (int i = 0; i < doors->count; i++)
		offer(p, ONIRIM_VERB_DOOR, doors->card[i], t->active, 0);
	offer(p, ONIRIM_VERB_REVEAL, 0, 0, 0);
	offer_spells(p, MODEL_AT_NIGHTMARE);
}

/* 5.4, 5.5: one Tower is lost; or none is, and the answer is that the Nightmare
 * goes to Limbo. */
static bool
false_destruction(struct play *p)
{
	struct model_table *t = p->t;
	const struct model_pile *row = &t->towers;
	const bool was_aligned = aligned(t);
	uint32_t answer;
	int place;

	if (row->count == 0)
		return false;
	if (was_aligned)
		happen(p, p->m->rules.ruins ? MODEL_RUINS : MODEL_PROTECTED);
	if (was_aligned && !p->m->rules.ruins)
		return false;
	for (place = 0; place < row->count; place++)
		if (place == 0 || place == row->count - 1 ||
		    model_towers_touch(row->card[place - 1],
		    row->card[place + 1]))
			offer(p, ONIRIM_VERB_TOWER, 0, 0, place);
	offer(p, ONIRIM_VERB_SPARE, 0, 0, 0);
	answer = choose(p, ONIRIM_ASK_TOWER, t->active, ONIRIM_CARD_NIGHTMARE);
	if (verb_of(answer) == ONIRIM_VERB_SPARE) {
		happen(p, MODEL_SPARED);
		return true;
	}
	place = extra_of(answer);
	happen(p, place > 0 && place < row->count - 1 ? MODEL_MIDDLE_LOST :
	    MODEL_END_LOST);
	pile_add(&t->discard, pile_take(&t->towers, place));
	if (aligned(t) && !was_aligned)
		happen(p, MODEL_ALIGNED_BY_LOSS);
	look_for_victory(p, MODEL_WON_BY_LOSS);
	return false;
}

/* 2.6, R12, R17. */
static uint32_t
ask_nightmare(struct play *p)
{
	for (;;) {
		uint32_t answer;

		offer_nightmare(p);
		answer = choose(p, ONIRIM_ASK_NIGHTMARE, p->t->active,
		    ONIRIM_CARD_NIGHTMARE);
		if (verb_of(answer) != ONIRIM_VERB_CAST)
			return answer;
		cast(p, extra_of(answer), MODEL_AT_NIGHTMARE);
		if (extra_of(answer) == ONIRIM_SPELL_PUNISHMENT)
			return answer;
	}
}

/* R7. */
static void
meet_nightmare(struct play *p)
{
	struct model_table *t = p->t;
	const uint32_t answer = ask_nightmare(p);
	bool spared = false;

	switch (verb_of(answer)) {
	case ONIRIM_VERB_KEY:
		hand_discard(t, card_of(answer), place_of(answer));
		break;
	case ONIRIM_VERB_DOOR:
		give_door_up(p, card_of(answer), t->active);
		break;
	case ONIRIM_VERB_REVEAL:
		reveal(p);
		break;
	case ONIRIM_VERB_HAND:
		change_hand(p);
		break;
	case ONIRIM_VERB_CAST:
		attribute(p, ONIRIM_CAUSE_SPELL + ONIRIM_SPELL_PUNISHMENT);
		break;
	}
	if (verb_of(answer) != ONIRIM_VERB_CAST)
		spared = false_destruction(p);
	else if (t->towers.count > 0)
		happen(p, MODEL_PUNISHED_WITH_TOWERS);
	pile_remove(&t->deciding, ONIRIM_CARD_NIGHTMARE);
	pile_add(spared ? &t->limbo : &t->discard, ONIRIM_CARD_NIGHTMARE);
}

/* 6.3 (2): seven cards are revealed, any of them discarded. */
static void
look_at_seven(struct play *p)
{
	struct model_table *t = p->t;
	int least = 0;

	if (deck_count(t) < DREAMT_OF)
		happen(p, MODEL_SEVEN_SHORT);
	look(p, DREAMT_OF, ALL_SEE);
	for (;;) {
		uint32_t answer;

		for (int i = 0; i < t->looked.count; i++)
			if (t->looked.card[i] >= least)
				offer(p, ONIRIM_VERB_DROP, t->looked.card[i],
				    0, 0);
		offer(p, ONIRIM_VERB_STOP, 0, 0, 0);
		answer = choose(p, ONIRIM_ASK_DISCARD_ANY, t->active,
		    ONIRIM_CARD_HAPPY_DREAM);
		if (verb_of(answer) == ONIRIM_VERB_STOP)
			break;
		least = card_of(answer);
		pile_remove(&t->looked, least);
		pile_add(&t->discard, least);
	}
	put_back(p, &t->top);
}

/* 6.3 (3), R26: any card, the deck is shuffled, and it lies on top.  The
 * partner knows which it was only when all is open. */
static void
fetch(struct play *p)
{
	struct model_table *t = p->t;
	int face;

	locate_partner(p);
	for (face = 0; face < FACES_END; face++)
		if (face_in_deck(t, face) > 0)
			offer(p, ONIRIM_VERB_FETCH, face, 0, 0);
	face = card_of(choose(p, ONIRIM_ASK_FETCH, t->active,
	    ONIRIM_CARD_HAPPY_DREAM));
	shuffle(p);
	pile_remove(&t->pool, face);
	stack_insert(&t->top, 0, face, lookers(p));
	happen(p, p->m->rules.players == 1 ? MODEL_FETCHED_ALONE :
	    p->m->rules.open ? MODEL_FETCHED_OPEN : MODEL_FETCHED_SILENT);
}

/* 6.3, R26. */
static void
meet_happy_dream(struct play *p)
{
	struct model_table *t = p->t;
	uint32_t answer;

	for (;;) {
		for (int i = 0; i < t->premonitions.count; i++)
			offer(p, ONIRIM_VERB_DISPEL, t->premonitions.card[i],
			    0, 0);
		offer(p, ONIRIM_VERB_LOOK, 0, 0, 0);
		if (deck_count(t) > 0)
			offer(p, ONIRIM_VERB_FETCH, 0, 0, 0);
		offer_spells(p, MODEL_AT_HAPPY);
		answer = choose(p, ONIRIM_ASK_HAPPY, t->active,
		    ONIRIM_CARD_HAPPY_DREAM);
		if (verb_of(answer) != ONIRIM_VERB_CAST)
			break;
		cast(p, extra_of(answer), MODEL_AT_HAPPY);
	}
	switch (verb_of(answer)) {
	case ONIRIM_VERB_DISPEL:
		happen(p, MODEL_DISPELLED + card_of(answer) - RED_PAIR);
		pile_remove(&t->premonitions, card_of(answer));
		pile_add(&t->removed, card_of(answer));
		break;
	case ONIRIM_VERB_LOOK:
		look_at_seven(p);
		break;
	case ONIRIM_VERB_FETCH:
		fetch(p);
		break;
	}
	pile_remove(&t->deciding, ONIRIM_CARD_HAPPY_DREAM);
	pile_add(&t->discard, ONIRIM_CARD_HAPPY_DREAM);
}

/* R17: before a draw, as often as one likes.  With an empty deck nothing is
 * asked (2.8).  When no further spell can be cast, drawing is the only answer
 * that is left (onirim-rules(7)). */
static void
ask_to_draw(struct play *p)
{
	uint32_t answer;

	if (deck_count(p->t) == 0 || !offer_spells(p, MODEL_AT_DRAW))
		return;
	for (;;) {
		offer(p, ONIRIM_VERB_DRAW, 0, 0, 0);
		answer = choose(p, ONIRIM_ASK_DRAW, p->t->active,
		    ONIRIM_NO_CARD);
		if (verb_of(answer) == ONIRIM_VERB_DRAW)
			return;
		cast(p, extra_of(answer), MODEL_AT_DRAW);
		offer_spells(p, MODEL_AT_DRAW);
	}
}

static void
fill(struct play *p)
{
	struct model_table *t = p->t;

	while (hand_short(p)) {
		uint8_t seen;
		int face;

		ask_to_draw(p);
		face = draw_needed(p, &seen, ONIRIM_OVER_FILL);
		if (is_location(face)) {
			hand_join(p, face, seen);
			continue;
		}
		pile_add(&t->deciding, face);
		attribute(p, face);
		if (is_door(face))
			meet_door(p, face);
		else if (face == ONIRIM_CARD_NIGHTMARE)
			meet_nightmare(p);
		else
			meet_happy_dream(p);
		attribute(p, 0);
	}
}

/*
 * ---- Phase 3: Limbo is shuffled into the deck ---------------------------
 */

/* R17: two players may cast before that, as often as they like, also when the
 * deck is empty (7.1). */
static void
ask_to_end(struct play *p)
{
	uint32_t answer;

	if (p->m->rules.players == 1 || !offer_spells(p, MODEL_AT_END))
		return;
	happen(p, MODEL_END_ASKED);
	for (;;) {
		if (deck_count(p->t) == 0)
			happen(p, MODEL_END_DECK_EMPTY);
		offer(p, ONIRIM_VERB_STOP, 0, 0, 0);
		answer = choose(p, ONIRIM_ASK_END, p->t->active,
		    ONIRIM_NO_CARD);
		if (verb_of(answer) == ONIRIM_VERB_STOP)
			return;
		cast(p, extra_of(answer), MODEL_AT_END);
		if (offer_spells(p, MODEL_AT_END))
			happen(p, MODEL_END_ASKED_AGAIN);
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
		const int face = draw_needed(p, &seen,
		    ONIRIM_OVER_NEW_HAND);

		pile_add(is_location(face) ? &t->shared : &t->limbo, face);
	}
	empty_limbo(p);
	while (t->shared.count > SHARED) {
		int face;

		for (int i = 0; i < t->shared.count; i++)
			offer(p, ONIRIM_VERB_TAKE, t->shared.card[i], 0, 0);
		face = card_of(choose(p, ONIRIM_ASK_DRAFT, t->active,
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
	while (t->goals_pool.count > 0)
		pile_insert(&t->goals, t->goals.count, come_to_light(p,
		    &t->goals_pool, ONIRIM_ZONE_GOALS));
	if (rules->dreams)
		while (t->premonitions.count < rules->premonitions)
			reveal_premonition(p);
	if (rules->players == 2) {
		draft(p);
	} else {
		new_hand(p);
		empty_limbo(p);
	}
	t->active = t->first;
	t->turn = 1;
	tell_kind(p, ONIRIM_EVENT_TURN);
}

static void
turn(struct play *p)
{
	struct model_table *t = p->t;

	play_or_discard(p);
	fill(p);
	ask_to_end(p);
	empty_limbo(p);
	t->turn++;
	t->active = (t->active + 1) % p->m->rules.players;
	tell_kind(p, ONIRIM_EVENT_TURN);
}

/* 1.1, 4.1, 5.1, 6.1. */
static void
lay_out(struct model_table *t, const struct model_rules *rules)
{
	static const int suns[4] = { 9, 8, 7, 6 };
	struct model_pile *pool = &t->pool;

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
		for (int i = 0; i < 2 && rules->steps; i++)
			pile_add(&t->goals_pool, ONIRIM_CARD_GOAL + colour);
	}
	for (int i = 0; i < 10; i++)
		pile_add(pool, ONIRIM_CARD_NIGHTMARE);
	assert(pool->count == 76);
	for (int i = 0; i < 12 && rules->towers; i++)
		pile_add(pool, ONIRIM_CARD_TOWER + i);
	for (int i = 0; i < 4 && rules->dreams; i++)
		pile_add(pool, ONIRIM_CARD_HAPPY_DREAM);
	for (int i = 0; i < 8 && rules->dreams; i++)
		pile_add(&t->reserve, ONIRIM_CARD_PREMONITION + i);
}

void
model_new(struct model *m, const struct model_rules *rules)
{
	memset(m, 0, sizeof *m);
	m->rules = *rules;
	m->turn_start.generator = rules->seed;
	m->turn_start.outcome = ONIRIM_PLAYING;
	m->turn_start.winner = ONIRIM_NOBODY;
	lay_out(&m->turn_start, rules);
	play_on(m);
}

/*
 * ---- Who knows what: onirim_cards(3) ------------------------------------
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
view_stack(const struct model *m, int viewer,
    const struct model_stack *stack, struct model_pile *view,
    struct model_pile *hidden)
{
	for (int i = 0; i < stack->pile.count; i++) {
		int face = stack->pile.card[i];

		if (!viewer_has_seen(m, viewer, stack->seen[i])) {
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
	const struct model_pile none = { 0 };

	*view = t->deciding;
	if (viewer_has_seen(m, viewer, t->looked_seen))
		view_known(&t->looked, &t->looked, view, hidden);
	else
		view_known(&t->looked, &none, view, hidden);
}

/* What a viewer has not located is, for that viewer, in the pool. */
static void
view_pool(const struct model *m, int viewer, struct model_pile *view)
{
	struct model_pile seen = { 0 }, hidden = { 0 };

	for (int seat = 0; seat < m->rules.players; seat++)
		view_hand(m, viewer, seat, &seen, &hidden);
	seen.count = 0;
	view_stack(m, viewer, &m->table.top, &seen, &hidden);
	seen.count = 0;
	view_stack(m, viewer, &m->table.bottom, &seen, &hidden);
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
		view_stack(m, viewer, &t->top, &view, &hidden);
		break;
	case ONIRIM_ZONE_BOTTOM:
		view_stack(m, viewer, &t->bottom, &view, &hidden);
		break;
	case ONIRIM_ZONE_GOALS:
		view = t->goals;
		break;
	case ONIRIM_ZONE_PREMONITIONS:
		view = t->premonitions;
		break;
	case ONIRIM_ZONE_RESERVE:
		view = t->reserve;
		break;
	case ONIRIM_ZONE_TOWERS:
		view = t->towers;
		break;
	case ONIRIM_ZONE_REMOVED:
		view = t->removed;
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

/* Cards that a viewer has not located may lie in the deck. */
int
model_doors_left(const struct model *m, int viewer, int colour)
{
	const int door = ONIRIM_CARD_DOOR + colour;
	struct model_pile pool = { 0 }, top = { 0 }, bottom = { 0 };
	struct model_pile hidden = { 0 };

	if (viewer == ONIRIM_HOST)
		return doors_in_deck(&m->table, colour);
	view_pool(m, viewer, &pool);
	view_stack(m, viewer, &m->table.top, &top, &hidden);
	view_stack(m, viewer, &m->table.bottom, &bottom, &hidden);
	return pile_count(&pool, door) + pile_count(&top, door) +
	    pile_count(&bottom, door);
}

int
model_price(const struct model *m, int spell)
{
	return price(&m->rules, spell);
}

int
model_next_goal(const struct model *m, int k)
{
	const struct model_pile order = goals_in_order(&m->table);

	return k < order.count ? order.card[k] : ONIRIM_E_RANGE;
}

int
model_goal_rank(const struct model *m, int place)
{
	if (place >= m->table.goals.count)
		return ONIRIM_E_RANGE;
	return pile_find(&m->table.reopened, place) + 1;
}

bool
model_aligned(const struct model *m)
{
	return aligned(&m->table);
}
