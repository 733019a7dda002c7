/* nights.c - how a game of Nightmarium goes on, told from the answers that
 * were given and the cards that came. */
#include <string.h>

#include "nights.h"

enum {
	FIRST_HAND = 5,
	ACTIONS = 2,
	REVEALED = 2,
	MOURNED = 2,
	OTHERS = 2,             /* cards of the penalty */
	WAKINGS_MAX = 100       /* N22 */
};

static void
move_card(uint8_t *from, uint8_t *to, int face)
{
	MUST(from[face] > 0);
	from[face]--;
	to[face]++;
}

/* N24: one fewer of this face is known to be in the hand. */
static void
leave_hand(struct nights *n, int seat, int face, uint8_t *to)
{
	move_card(n->table.hands[seat], to, face);
	if (n->known[seat][face] == 0)
		return;
	n->known[seat][face]--;
	n->met[MET_FORGOTTEN]++;
}

/* Take the last card; N6: a creature without a card is none, and those after
 * it move up, also the active one. */
static int
behead(struct nights *n, int seat, int place)
{
	uint8_t (*creatures)[NIGHTS_WHOLE] = n->table.creatures[seat];
	int last = 0, face;

	while (last + 1 < nights_height(&n->table, seat, place))
		last++;
	face = nights_face(creatures[place][last]);
	creatures[place][last] = ONIRIM_NO_CARD;
	if (last > 0)
		return face;
	memmove(creatures[place], creatures[place + 1],
	    (size_t)(NIGHTS_PLACES - 1 - place) * sizeof *creatures);
	n->met[MET_VANISHED]++;
	if (seat == n->seat && place < n->creature) {
		n->creature--;
		n->met[MET_MOVED_UP]++;
	}
	return face;
}

/*
 * Cards come.
 */

/* N9: the pile is made anew when a card is needed, and not before. */
static void
need_card(struct nights *n)
{
	if (nights_sum(n->table.pile) > 0)
		return;
	memcpy(n->table.pile, n->table.discards, sizeof n->table.pile);
	memset(n->table.discards, 0, sizeof n->table.discards);
	n->made_anew = 1;
	n->met[MET_PILE_ANEW]++;
}

static void
begin_to_draw(struct nights *n, int cards)
{
	n->stage = DRAWING;
	n->to_come = cards;
	n->came = 0;
}

/* N10: there are as many as there are. */
static void
all_came(struct nights *n)
{
	n->met[MET_CUT_SHORT] += n->to_come > 0;
	n->stage = n->power == NO_POWER ? ACTING
	    : n->power == HERALD ? PLACING : AWAKE;
	if (n->power == MOURNER)
		n->met[n->came == MOURNED ? MET_MOURNER_TWO
		    : MET_MOURNER_ONE]++;
}

static int
draws(struct nights *n)
{
	if (n->to_come > 0 && nights_any_card(n)) {
		need_card(n);
		return ONIRIM_ASK_DEAL;
	}
	all_came(n);
	return ONIRIM_ASK_NOTHING;
}

/* N3: five cards for each seat, one seat after the other. */
static int
deals(struct nights *n)
{
	if (n->dealt < FIRST_HAND * n->players) {
		if (n->dealt > 0 && n->dealt % FIRST_HAND == 0)
			n->seat = (n->seat + 1) % n->players;
		return ONIRIM_ASK_DEAL;
	}
	n->seat = (n->seat + 1) % n->players;
	n->turn = 1;
	n->left = ACTIONS;
	n->stage = ACTING;
	return ONIRIM_ASK_NOTHING;
}

static void
come(struct nights *n, const onirim_event *e)
{
	const int is_revealed = nights_reveals(n);
	uint8_t *to = is_revealed ? n->table.revealed
	    : n->table.hands[n->seat];
	const int face = nights_face(e->card);

	MUST(n->due == ONIRIM_ASK_DEAL);
	MUST(face >= 0 && face < NIGHTS_FACES);
	MUST(e->seat == n->seat || n->turn == 0);
	MUST(e->from == ONIRIM_ZONE_TOP);
	MUST(e->to == (is_revealed ? ONIRIM_ZONE_PENDING : ONIRIM_ZONE_HAND));
	MUST(e->to_index == (is_revealed ? 1 : n->seat));
	move_card(n->table.pile, to, face);
	n->dealt += n->stage == DEALING;
	n->came++;
	n->to_come--;
}

/*
 * A creature wakes.
 */

/* In whatever way, the activation is over. */
static void
fall_asleep(struct nights *n)
{
	n->creature = NIGHTS_NONE;
	n->power = NO_POWER;
	n->stage = ACTING;
}

static int
is_of_one_legion(const struct nights *n, int place)
{
	const int legion = nights_card_at(n, n->seat, place, 0)->legion;

	return nights_card_at(n, n->seat, place, 1)->legion == legion &&
	    nights_card_at(n, n->seat, place, 2)->legion == legion;
}

/* What is left of the powers of the active creature. */
static int
powers_are_left(const struct nights *n)
{
	for (int i = 0; n->creature != NIGHTS_NONE && i < n->powers_left; i++)
		if (nights_card_at(n, n->seat, n->creature, i)->power !=
		    NO_POWER)
			return 1;
	return 0;
}

/* 4.2 to 4.4: it takes over.  N22: after a hundred none wakes. */
static void
wake(struct nights *n, int place)
{
	n->met[MET_TAKEOVER] += powers_are_left(n) != 0;
	fall_asleep(n);
	if (n->wakings == WAKINGS_MAX)
		return;
	n->wakings++;
	n->woken = NIGHTS_PLACES * n->seat + place;
	n->creature = place;
	n->powers_left = NIGHTS_WHOLE;
	n->stage = AWAKE;
	if (!is_of_one_legion(n, place))
		return;
	n->stage = PAYING;
	n->payer = (n->seat + 1) % n->players;
	n->owes = NIGHTS_NONE;
}

/* 4.1: a head may win; it does not matter where it came from. */
static int
put(struct nights *n, int face, int place)
{
	uint8_t *creature = n->table.creatures[n->seat][place];
	const int height = nights_height(&n->table, n->seat, place);

	MUST(height < NIGHTS_WHOLE);
	creature[height] = (uint8_t)(face + ONIRIM_CARD_TERROR);
	if (height + 1 < NIGHTS_WHOLE)
		return 0;
	if (nights_complete(&n->table, n->seat) == n->objective) {
		n->winner = n->seat;
		n->stage = OVER;
	}
	return 1;
}

static void
build(struct nights *n, int face, int place)
{
	uint8_t none[NIGHTS_FACES] = {0};
	const int is_joker = n->due == ONIRIM_ASK_JOKER;
	int completes;

	leave_hand(n, n->seat, face, none);
	completes = put(n, face, place);
	if (is_joker)
		n->met[completes ? MET_JOKER_COMPLETES : MET_JOKER_BUILDS]++;
	if (n->stage == OVER)
		n->met[is_joker ? MET_WON_BY_JOKER : MET_WON_BY_BUILD]++;
	else if (completes)
		wake(n, place);
}

/* N12: one card of the legion, or two others, or what there is. */
static int
owed(struct nights *n)
{
	const uint8_t *hand = n->table.hands[n->payer];
	const int legion = nights_card_at(n, n->seat, n->creature, 0)->legion;
	const int size = nights_sum(hand);

	n->lowest = 0;
	n->owes_legion = 0;
	for (int face = 0; face < NIGHTS_FACES; face++)
		n->owes_legion |= hand[face] > 0 &&
		    n->deck[face].legion == legion;
	n->met[n->owes_legion ? MET_PAID_LEGION : size >= OTHERS
	    ? MET_PAID_OTHERS : size > 0 ? MET_PAID_FEWER
	    : MET_PAID_NOTHING]++;
	return n->owes_legion ? 1 : size < OTHERS ? size : OTHERS;
}

static int
pays(struct nights *n)
{
	if (n->payer == n->seat) {
		n->stage = AWAKE;
		return ONIRIM_ASK_NOTHING;
	}
	if (n->owes == NIGHTS_NONE)
		n->owes = owed(n);
	if (n->owes > 0)
		return ONIRIM_ASK_LEGION;
	n->payer = (n->payer + 1) % n->players;
	n->owes = NIGHTS_NONE;
	return ONIRIM_ASK_NOTHING;
}

/*
 * Powers.
 */

static const struct {
	int ask;                /* or it draws */
	int draws;
	enum nights_met fails;
} powers[] = {
	[HERALD]      = { 0, REVEALED, MET_HERALD_FAILS },
	[MOURNER]     = { 0, MOURNED, MET_MOURNER_FAILS },
	[JOKER]       = { ONIRIM_ASK_JOKER, 0, MET_JOKER_FAILS },
	[EXECUTIONER] = { ONIRIM_ASK_EXECUTIONER, 0, MET_EXECUTIONER_FAILS },
	[SCAVENGER]   = { ONIRIM_ASK_SCAVENGER, 0, MET_SCAVENGER_FAILS },
	[DEVOURER]    = { ONIRIM_ASK_DEVOURER, 0, MET_DEVOURER_FAILS },
};

/* N14. */
static int
has_target(struct nights *n)
{
	struct nights_list list;

	if (powers[n->power].draws > 0)
		return nights_any_card(n);
	n->due = powers[n->power].ask;
	nights_list(n, &list);
	return list.count > 0;
}

/* 4.3: head, torso, legs. */
static int
does_power(struct nights *n)
{
	const struct nights_card *card;

	if (n->powers_left == 0) {
		fall_asleep(n);
		return ONIRIM_ASK_NOTHING;
	}
	n->powers_left--;
	card = nights_card_at(n, n->seat, n->creature, n->powers_left);
	n->power = card->power;
	n->power_card = (int)(card - n->deck);
	if (n->power == NO_POWER)
		return ONIRIM_ASK_NOTHING;
	if (!has_target(n)) {
		n->met[powers[n->power].fails]++;
		fall_asleep(n);
		return ONIRIM_ASK_NOTHING;
	}
	n->placed = n->completions = 0;
	if (powers[n->power].draws > 0)
		begin_to_draw(n, powers[n->power].draws);
	return powers[n->power].ask;
}

/* N15: what cannot be placed is discarded, and only then does one wake. */
static int
places(struct nights *n)
{
	struct nights_list list;

	n->due = ONIRIM_ASK_HERALD;
	nights_list(n, &list);
	if (list.count > 0)
		return ONIRIM_ASK_HERALD;
	for (int face = 0; face < NIGHTS_FACES; face++)
		while (n->table.revealed[face] > 0)
			move_card(n->table.revealed, n->table.discards, face);
	n->met[n->came < REVEALED ? MET_HERALD_ONE_CAME
	    : n->placed == 2 ? MET_HERALD_BOTH
	    : n->placed == 1 ? MET_HERALD_ONE : MET_HERALD_NEITHER]++;
	if (n->completions == 2)
		return ONIRIM_ASK_WAKE;
	n->stage = AWAKE;
	if (n->completions == 1) {
		n->met[MET_HERALD_COMPLETES]++;
		wake(n, n->completed[0]);
	}
	return ONIRIM_ASK_NOTHING;
}

static void
place(struct nights *n, int face, int creature)
{
	uint8_t none[NIGHTS_FACES] = {0};

	move_card(n->table.revealed, none, face);
	n->placed++;
	if (put(n, face, creature))
		n->completed[n->completions++] = creature;
	if (n->stage == OVER)
		n->met[MET_WON_BY_HERALD]++;
}

static void
seize(struct nights *n, int seat, int creature)
{
	const int is_head = nights_height(&n->table, seat, creature) ==
	    NIGHTS_WHOLE;
	const int face = behead(n, seat, creature);

	n->met[is_head ? MET_EXECUTIONER_HEAD : MET_EXECUTIONER_PART]++;
	n->table.hands[n->seat][face]++;
	n->known[n->seat][face]++;
}

static void
destroy(struct nights *n, int seat, int creature)
{
	n->met[MET_SCAVENGER_DESTROYS]++;
	for (int i = nights_height(&n->table, seat, creature); i > 0; i--)
		n->table.discards[behead(n, seat, creature)]++;
}

static void
devour(struct nights *n, int creature)
{
	const int is_head = nights_height(&n->table, n->seat, creature) ==
	    NIGHTS_WHOLE;

	n->met[is_head ? MET_DEVOURER_HEAD : MET_DEVOURER_PART]++;
	n->table.discards[behead(n, n->seat, creature)]++;
}

/*
 * The turn.
 */

static void
end_turn(struct nights *n)
{
	if (n->turn == n->turns_max) {
		n->met[MET_TURNS_OVER]++;
		n->stage = OVER;
		return;
	}
	n->turn++;
	n->seat = (n->seat + 1) % n->players;
	n->left = ACTIONS;
	n->legion = NIGHTS_NONE;
	n->wakings = 0;
}

/* N8: an action that is not possible is passed. */
static int
acts(struct nights *n)
{
	if (n->left == 0) {
		end_turn(n);
		return ONIRIM_ASK_NOTHING;
	}
	n->met[MET_NO_DRAW] += !nights_any_card(n);
	if (nights_any_card(n) || nights_sum(n->table.hands[n->seat]) > 0)
		return ONIRIM_ASK_MOVE;
	n->met[MET_PASSED]++;
	n->left--;
	return ONIRIM_ASK_NOTHING;
}

static int
stage_asks(struct nights *n)
{
	switch (n->stage) {
	case DEALING:
		return deals(n);
	case ACTING:
		return acts(n);
	case NAMING:
		return ONIRIM_ASK_EXCHANGE;
	case DRAWING:
		return draws(n);
	case PAYING:
		return pays(n);
	case AWAKE:
		return does_power(n);
	case PLACING:
		return places(n);
	case OVER:
		break;
	}
	return ONIRIM_ASK_NOTHING;
}

/* Go on to what must come from outside. */
static void
go_on(struct nights *n)
{
	do
		n->due = stage_asks(n);
	while (n->due == ONIRIM_ASK_NOTHING && n->stage != OVER);
}

static void
act(struct nights *n, onirim_action action)
{
	const int face = nights_face(onirim_action_card(action));

	n->left--;
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_DRAW:
		begin_to_draw(n, 1);
		break;
	case ONIRIM_VERB_EXCHANGE:
		n->stage = NAMING;
		n->exchanged = n->lowest = 0;
		break;
	default:
		n->legion = n->deck[face].legion;
		build(n, face, onirim_action_extra(action));
	}
}

/* An exchange, or a penalty. */
static void
discard(struct nights *n, onirim_action action)
{
	const int face = nights_face(onirim_action_card(action));
	const int is_exchange = n->stage == NAMING;

	leave_hand(n, is_exchange ? n->seat : n->payer, face,
	    n->table.discards);
	n->lowest = face;
	if (is_exchange)
		n->exchanged++;
	else
		n->owes--;
}

static void
answer(struct nights *n, onirim_action action)
{
	const int face = nights_face(onirim_action_card(action));
	const int seat = onirim_action_place(action);
	const int creature = onirim_action_extra(action);

	switch (n->due) {
	case ONIRIM_ASK_MOVE:
		act(n, action);
		break;
	case ONIRIM_ASK_EXCHANGE:
	case ONIRIM_ASK_LEGION:
		if (onirim_action_verb(action) == ONIRIM_VERB_STOP)
			begin_to_draw(n, n->exchanged / 2);
		else
			discard(n, action);
		break;
	case ONIRIM_ASK_HERALD:
		place(n, face, creature);
		break;
	case ONIRIM_ASK_WAKE:
		n->met[MET_HERALD_COMPLETES_TWO]++;
		wake(n, creature);
		break;
	case ONIRIM_ASK_JOKER:
		build(n, face, creature);
		break;
	case ONIRIM_ASK_EXECUTIONER:
		seize(n, seat, creature);
		break;
	case ONIRIM_ASK_SCAVENGER:
		destroy(n, seat, creature);
		break;
	default:
		MUST(n->due == ONIRIM_ASK_DEVOURER);
		devour(n, creature);
	}
}

/*
 * What events tell.
 */

void
nights_begin(struct nights *n, int first)
{
	for (int face = 0; face < NIGHTS_FACES; face++)
		n->table.pile[face] = (uint8_t)n->deck[face].copies;
	n->stage = DEALING;
	n->seat = first;
	n->legion = n->creature = n->woken = n->winner = NIGHTS_NONE;
	go_on(n);
}

/* What came of the last answer or card has been told. */
static int
is_all_told(const struct nights *n)
{
	return n->woken == NIGHTS_NONE && !n->made_anew &&
	    n->turns_told == n->turn && n->end_told == (n->stage == OVER);
}

/* An answer is on the list; one that nobody gave is the only one there. */
static void
choose(struct nights *n, const onirim_event *e, onirim_action given)
{
	const onirim_action action = onirim_action_make(e->count, e->card,
	    e->from, e->to);
	struct nights_list list;
	int on_list = 0;

	MUST(is_all_told(n));
	MUST(e->seat == (n->due == ONIRIM_ASK_LEGION ? n->payer : n->seat));
	nights_list(n, &list);
	for (int i = 0; i < list.count; i++)
		on_list |= list.at[i] == action;
	MUST(on_list);
	MUST(given != 0 ? given == action : list.count == 1);
	answer(n, action);
	go_on(n);
}

static void
deal(struct nights *n, const onirim_event *e, onirim_action given)
{
	MUST(is_all_told(n));
	MUST(given == 0 || onirim_action_card(given) == e->card);
	come(n, e);
	go_on(n);
}

/* Seats take turns in their order; several may pass at once. */
static void
begin_turn(struct nights *n, const onirim_event *e)
{
	const int behind = n->turn - ++n->turns_told;

	MUST(behind >= 0);
	MUST((e->seat + behind) % n->players == n->seat);
}

static void
end(struct nights *n, const onirim_event *e)
{
	const int is_won = n->winner != NIGHTS_NONE;

	MUST(n->stage == OVER);
	MUST(e->count == (is_won ? ONIRIM_WON : ONIRIM_LOST));
	MUST(e->seat == (is_won ? n->winner : ONIRIM_NOBODY));
	n->end_told = 1;
}

/* What moved follows from the answers. */
static void
follow(struct nights *n, const onirim_event *e, onirim_action given)
{
	switch (e->kind) {
	case ONIRIM_EVENT_CHOICE:
		choose(n, e, given);
		break;
	case ONIRIM_EVENT_DEAL:
		deal(n, e, given);
		break;
	case ONIRIM_EVENT_SHUFFLE:
		MUST(n->made_anew);
		n->made_anew = 0;
		break;
	case ONIRIM_EVENT_TURN:
		begin_turn(n, e);
		break;
	case ONIRIM_EVENT_WAKE:
		MUST(e->from == ONIRIM_ZONE_CREATURE);
		MUST(e->from_index == n->woken);
		MUST(e->seat == n->woken / NIGHTS_PLACES);
		n->woken = NIGHTS_NONE;
		break;
	case ONIRIM_EVENT_END:
		end(n, e);
		break;
	default:
		MUST(e->kind == ONIRIM_EVENT_MOVE);
	}
}

/* The first event is the answer itself. */
void
nights_follow(struct nights *n, const onirim_event *events, int count,
    onirim_action given)
{
	MUST(given == 0 || (count > 0 &&
	    (events[0].kind == ONIRIM_EVENT_CHOICE ||
	    events[0].kind == ONIRIM_EVENT_DEAL)));
	for (int i = 0; i < count; i++)
		follow(n, &events[i], i == 0 ? given : 0);
	MUST(is_all_told(n));
}
