/*
 * late.c - drives a game that the host deals to a position late in it.
 */
#include <check.h>
#include <string.h>

#include "late.h"

#define FACES 256
#define SEATS 2
#define REVEALED 5
#define REVEALED_HAPPY 7

/* What is still to happen.  A queue holds the rooms that a seat plays and the
 * cards that stay in its hand, in the order in which they are dealt. */
struct drive {
	struct place at;
	onirim_game *g;
	onirim_card queue[SEATS][ONIRIM_CARDS_MAX];
	int queue_count[SEATS];
	int play_count[SEATS];
	int dealt[SEATS];
	int played[SEATS];
	int seats;
	int wears;          /* a deck is wanted */
	int deck[FACES];    /* how many of each face the wanted deck has */
	int pool[FACES];    /* and the pool now */
	int spare[FACES];   /* what of it is wanted nowhere */
};

/* Keys and Towers do more when they are discarded, Suns and Moons do not; no
 * Locations are Doors and Dreams. */
enum kind { KEYS, OTHER_ROOMS, NO_ROOMS };

static int
is_kind(int card, enum kind kind)
{
	if (card >= ONIRIM_CARD_TOWER)
		return kind == KEYS;
	if (card >= ONIRIM_CARD_DOOR)
		return kind == NO_ROOMS;
	return kind == (card % 4 == ONIRIM_SYMBOL_KEY ? KEYS : OTHER_ROOMS);
}

static int
count_kind(const int *counts, enum kind kind)
{
	int card, n = 0;

	for (card = ONIRIM_CARD_ROOM; card < FACES; card++)
		if (is_kind(card, kind))
			n += counts[card] > 0 ? counts[card] : 0;
	return n;
}

/* The face of this kind of which there are most. */
static int
most_of_kind(const int *counts, enum kind kind)
{
	int card, best = ONIRIM_NO_CARD;

	for (card = ONIRIM_CARD_ROOM; card < FACES; card++)
		if (is_kind(card, kind) && counts[card] > 0 &&
		    (best == ONIRIM_NO_CARD || counts[card] > counts[best]))
			best = card;
	return best;
}

static void
count_pile(const onirim_game *g, int zone, int index, int *counts)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int i, n = onirim_cards(g, ONIRIM_HOST, zone, index, cards,
	    ONIRIM_CARDS_MAX);

	memset(counts, 0, FACES * sizeof counts[0]);
	for (i = 0; i < n; i++)
		counts[cards[i]]++;
}

/* Count the pool, and what of it is wanted nowhere. */
static void
take_stock(struct drive *drive)
{
	int card, i, seat;

	count_pile(drive->g, ONIRIM_ZONE_POOL, 0, drive->pool);
	for (card = 0; card < FACES; card++)
		drive->spare[card] = drive->pool[card] - drive->deck[card];
	for (seat = 0; seat < drive->seats; seat++)
		for (i = drive->dealt[seat]; i < drive->queue_count[seat]; i++)
			drive->spare[drive->queue[seat][i]]--;
}

static int
spares(const struct drive *drive)
{
	return count_kind(drive->spare, KEYS) +
	    count_kind(drive->spare, OTHER_ROOMS) +
	    count_kind(drive->spare, NO_ROOMS);
}

static void
answer(struct drive *drive, int verb, int card)
{
	script_apply(drive->at, drive->g, onirim_action_make(verb, card, 0,
	    0));
}

static void
first_answer(struct drive *drive)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];

	ck_assert_int_gt(onirim_legal_actions(drive->g, actions,
	    ONIRIM_ACTIONS_MAX), 0);
	script_apply(drive->at, drive->g, actions[0]);
}

static void
deal_card(struct drive *drive, int card)
{
	if (card == ONIRIM_NO_CARD)
		ck_abort_msg("%s:%d: there is no way to this position",
		    drive->at.file, drive->at.line);
	answer(drive, ONIRIM_VERB_DEAL, card);
}

/* Reveal spare Keys, then what comes back out of Limbo, then other rooms; to
 * a Happy Dream nothing but what is spare, for all of it is discarded. */
static void
deal_revealed(struct drive *drive)
{
	int pending[FACES];

	count_pile(drive->g, ONIRIM_ZONE_PENDING, 0, pending);
	if (count_kind(drive->spare, KEYS) > 0)
		deal_card(drive, most_of_kind(drive->spare, KEYS));
	else if (pending[ONIRIM_CARD_HAPPY_DREAM] > 0 &&
	    count_kind(drive->spare, NO_ROOMS) > 0)
		deal_card(drive, most_of_kind(drive->spare, NO_ROOMS));
	else if (count_kind(drive->pool, NO_ROOMS) > 0)
		deal_card(drive, most_of_kind(drive->pool, NO_ROOMS));
	else
		deal_card(drive, most_of_kind(drive->spare, OTHER_ROOMS));
}

/* A spare Nightmare comes while there is enough for it to reveal; Nightmares
 * that lie in Limbo are waited for, since they are the cheapest. */
static int
nightmare_comes(const struct drive *drive)
{
	return drive->spare[ONIRIM_CARD_NIGHTMARE] > 0 &&
	    onirim_cards(drive->g, ONIRIM_HOST, ONIRIM_ZONE_LIMBO, 0, NULL,
	    0) == 0 &&
	    count_kind(drive->spare, KEYS) +
	    count_kind(drive->spare, OTHER_ROOMS) +
	    count_kind(drive->pool, NO_ROOMS) > REVEALED;
}

/* A spare Happy Dream comes while all that it reveals can be discarded. */
static int
happy_dream_comes(const struct drive *drive)
{
	return drive->spare[ONIRIM_CARD_HAPPY_DREAM] > 0 &&
	    spares(drive) > REVEALED_HAPPY;
}

static void
deal_drawn(struct drive *drive, int seat)
{
	int left = drive->queue_count[seat] - drive->dealt[seat];

	if (left > 1 || (left == 1 && (!drive->wears || spares(drive) == 0)))
		deal_card(drive, drive->queue[seat][drive->dealt[seat]++]);
	else if (happy_dream_comes(drive))
		deal_card(drive, ONIRIM_CARD_HAPPY_DREAM);
	else if (nightmare_comes(drive))
		deal_card(drive, ONIRIM_CARD_NIGHTMARE);
	else
		deal_card(drive, most_of_kind(drive->spare, OTHER_ROOMS));
}

static void
deal_next(struct drive *drive)
{
	int to = onirim_number(drive->g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0);

	take_stock(drive);
	if (to == ONIRIM_ZONE_PENDING)
		deal_revealed(drive);
	else
		deal_drawn(drive, onirim_number(drive->g, ONIRIM_HOST,
		    ONIRIM_NUMBER_TO_INDEX, 0));
}

/* Discard what is too much in the hand, else the last card of the queue. */
static void
discard(struct drive *drive, int seat)
{
	int card, i, counts[FACES];

	count_pile(drive->g, ONIRIM_ZONE_HAND, seat, counts);
	for (i = drive->play_count[seat]; i < drive->queue_count[seat]; i++)
		counts[drive->queue[seat][i]]--;
	for (card = ONIRIM_CARD_ROOM; card < FACES; card++)
		if (counts[card] > 0)
			break;
	if (card == FACES)
		card = drive->queue[seat][drive->queue_count[seat] - 1];
	answer(drive, ONIRIM_VERB_DISCARD, card);
}

/* Play the next room, or the next Tower at the right end. */
static void
play_next(struct drive *drive, int seat)
{
	int card = drive->queue[seat][drive->played[seat]++];
	int end = card >= ONIRIM_CARD_TOWER ? ONIRIM_END_RIGHT : 0;

	script_apply(drive->at, drive->g, onirim_action_make(ONIRIM_VERB_PLAY,
	    card, 0, end));
}

static void
act(struct drive *drive, int seat)
{
	if (drive->played[seat] < drive->play_count[seat])
		play_next(drive, seat);
	else
		discard(drive, seat);
}

/* Everything has been played, dealt and worn away. */
static int
arrived(struct drive *drive)
{
	int seat;

	if (onirim_decision(drive->g) != ONIRIM_ASK_ACT ||
	    onirim_player(drive->g) != 0)
		return 0;
	take_stock(drive);
	for (seat = 0; seat < drive->seats; seat++)
		if (drive->played[seat] < drive->play_count[seat])
			return 0;
	return !drive->wears ||
	    memcmp(drive->pool, drive->deck, sizeof drive->pool) == 0;
}

static void
go_on(struct drive *drive)
{
	int seat = onirim_player(drive->g);

	switch (onirim_decision(drive->g)) {
	case ONIRIM_ASK_DEAL:
		deal_next(drive);
		break;
	case ONIRIM_ASK_ACT:
		act(drive, seat);
		break;
	case ONIRIM_ASK_SEARCH:
		answer(drive, ONIRIM_VERB_SEARCH, 0);
		break;
	case ONIRIM_ASK_DRAW:
		answer(drive, ONIRIM_VERB_DRAW, 0);
		break;
	case ONIRIM_ASK_NIGHTMARE:
		answer(drive, ONIRIM_VERB_REVEAL, 0);
		break;
	case ONIRIM_ASK_HAPPY:
		answer(drive, ONIRIM_VERB_LOOK, 0);
		break;
	case ONIRIM_ASK_DISCARD_ANY:
	case ONIRIM_ASK_PREMONITION:
	case ONIRIM_ASK_PENALTY:
		first_answer(drive);
		break;
	default:
		ck_abort_msg("%s:%d: question %d on the way", drive->at.file,
		    drive->at.line, onirim_decision(drive->g));
	}
}

/* Deal Goals or Premonitions; NULL is none. */
static void
set_up(struct place at, onirim_game *g, const char *text)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int i, n = text == NULL ? 0 : script_cards(at, text, cards);

	for (i = 0; i < n; i++)
		script_apply(at, g, onirim_action_make(ONIRIM_VERB_DEAL,
		    cards[i], 0, 0));
}

/* Let both seats take their first cards, and leave the shared ones. */
static void
draft(struct drive *drive, const char *shared)
{
	int i, seat;

	for (seat = 0; seat < SEATS; seat++)
		for (i = 0; i < 3; i++)
			deal_card(drive,
			    drive->queue[seat][drive->dealt[seat]++]);
	script_deal(drive->at, drive->g, shared);
	while (onirim_decision(drive->g) == ONIRIM_ASK_DRAFT) {
		seat = onirim_player(drive->g);
		i = onirim_cards(drive->g, ONIRIM_HOST, ONIRIM_ZONE_HAND, seat,
		    NULL, 0);
		answer(drive, ONIRIM_VERB_TAKE, drive->queue[seat][i]);
	}
}

static void
prepare(struct drive *drive, const struct late *late)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int i, n, seat;

	drive->seats = late->hands[1] == NULL ? 1 : SEATS;
	for (seat = 0; seat < drive->seats; seat++) {
		const char *plays = late->plays[seat];

		n = plays == NULL ? 0 : script_cards(drive->at, plays,
		    drive->queue[seat]);
		drive->play_count[seat] = n;
		drive->queue_count[seat] = n + script_cards(drive->at,
		    late->hands[seat], drive->queue[seat] + n);
	}
	drive->wears = late->deck != NULL;
	n = drive->wears ? script_cards(drive->at, late->deck, cards) : 0;
	for (i = 0; i < n; i++)
		drive->deck[cards[i]]++;
}

onirim_game *
late_game(struct place at, const struct late *late)
{
	struct drive drive = { .at = at };
	int seat;

	prepare(&drive, late);
	drive.g = script_begin(at, late->config);
	set_up(at, drive.g, late->goals);
	set_up(at, drive.g, late->open);
	if (drive.seats == SEATS)
		draft(&drive, late->shared);
	while (!arrived(&drive))
		go_on(&drive);
	for (seat = 0; seat < drive.seats; seat++)
		script_cards_are(at, drive.g, (struct view){ ONIRIM_HOST,
		    ONIRIM_ZONE_HAND, seat }, late->hands[seat]);
	return drive.g;
}

void
late_wear(struct place at, onirim_game *g, const char *text)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int i, n = script_cards(at, text, cards);
	struct drive drive = { .at = at, .g = g };

	for (i = 0; i + 1 < n; i++) {
		answer(&drive, ONIRIM_VERB_DISCARD, cards[i]);
		if (onirim_decision(g) == ONIRIM_ASK_DRAW)
			answer(&drive, ONIRIM_VERB_DRAW, ONIRIM_NO_CARD);
		deal_card(&drive, cards[i + 1]);
	}
}

void
give_up(onirim_game *g)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int n;

	while ((n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX)) > 0)
		script_apply(HERE, g, actions[n - 1]);
}
