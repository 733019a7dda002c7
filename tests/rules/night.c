/*
 * night.c - drives games of Nightmarium to a position.
 */
#include <check.h>
#include <stdio.h>
#include <string.h>

#include "night.h"

#define FACES 256

/* No drive takes longer. */
#define ANSWERS_MAX 2000

/* What a seat is to build, in order, and then to keep. */
struct plan {
	onirim_card cards[ONIRIM_CARDS_MAX];
	int creature[ONIRIM_CARDS_MAX]; /* of those to be built */
	int builds;
	int built;
	int count;
	int keeps_all;
};

struct drive {
	struct place at;
	onirim_game *g;
	int seats;
	int active;
	int has_rest;
	int rest_count;
	int rest[FACES];
	struct plan plans[NIGHT_SEATS];
};

/*
 * ---- Plans --------------------------------------------------------------
 */

/* Add the cards of one creature, and answer what stands behind it. */
static const char *
plan_creature(struct place at, struct plan *plan, const char *text, int i)
{
	char cards[ONIRIM_TEXT_MAX];
	size_t length = strcspn(text, "/");
	int n;

	ck_assert_uint_lt(length, sizeof cards);
	memcpy(cards, text, length);
	cards[length] = '\0';
	n = script_cards(at, cards, &plan->cards[plan->count]);
	while (n-- > 0)
		plan->creature[plan->count++] = i;
	return text[length] == '/' ? text + length + 1 : NULL;
}

static void
plan_seat(struct place at, struct plan *plan, const char *creatures,
    const char *hand)
{
	for (int i = 0; creatures != NULL; i++)
		creatures = plan_creature(at, plan, creatures, i);
	plan->builds = plan->count;
	plan->keeps_all = hand == NULL;
	if (hand != NULL)
		plan->count += script_cards(at, hand,
		    &plan->cards[plan->count]);
}

static void
plan_rest(struct drive *drive, const char *text)
{
	onirim_card cards[ONIRIM_CARDS_MAX];

	if (text == NULL)
		return;
	drive->has_rest = 1;
	drive->rest_count = script_cards(drive->at, text, cards);
	for (int i = 0; i < drive->rest_count; i++)
		drive->rest[cards[i]]++;
}

/*
 * ---- What there is and what is missing ----------------------------------
 */

static int
count_pile(const onirim_game *g, int zone, int index, int *counts)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int i, n = onirim_cards(g, ONIRIM_HOST, zone, index, cards,
	    ONIRIM_CARDS_MAX);

	memset(counts, 0, FACES * sizeof counts[0]);
	for (i = 0; i < n; i++)
		counts[cards[i]]++;
	return n;
}

/* Take what a seat wants out of the counts of its hand, which leaves what it
 * does not want.  What is missing is counted, and the first of it answered. */
static onirim_card
stock_hand(const struct drive *drive, int seat, int *hand, int *missing)
{
	const struct plan *plan = &drive->plans[seat];
	onirim_card first = ONIRIM_NO_CARD;

	count_pile(drive->g, ONIRIM_ZONE_HAND, seat, hand);
	for (int i = plan->built; i < plan->count; i++) {
		onirim_card card = plan->cards[i];

		if (hand[card] > 0) {
			hand[card]--;
			continue;
		}
		missing[card]++;
		if (first == ONIRIM_NO_CARD)
			first = card;
	}
	return first;
}

static onirim_card
first_missing(const struct drive *drive, int seat)
{
	int hand[FACES], missing[FACES] = { 0 };

	return stock_hand(drive, seat, hand, missing);
}

/* Count the cards of a hand that its seat does not want. */
static int
count_unwanted(const struct drive *drive, int seat, int *hand)
{
	int n = 0, missing[FACES] = { 0 };

	stock_hand(drive, seat, hand, missing);
	for (int card = 0; card < FACES; card++)
		n += hand[card];
	return n;
}

/* The face that a hand can best do without: of those that are wanted nowhere
 * the one with most copies, so that some of each are left. */
static onirim_card
spare_card(const struct drive *drive)
{
	int pool[FACES], hand[FACES], missing[FACES];
	int card, best = ONIRIM_NO_CARD, most = 0;

	memcpy(missing, drive->rest, sizeof missing);
	for (int seat = 0; seat < drive->seats; seat++)
		stock_hand(drive, seat, hand, missing);
	count_pile(drive->g, ONIRIM_ZONE_POOL, 0, pool);
	for (card = 0; card < FACES; card++) {
		if (pool[card] - missing[card] > most) {
			most = pool[card] - missing[card];
			best = card;
		}
	}
	return (onirim_card)best;
}

/* What is to be left at the end is best drawn by who discards it again. */
static onirim_card
card_of_rest(const struct drive *drive)
{
	int pool[FACES];

	count_pile(drive->g, ONIRIM_ZONE_POOL, 0, pool);
	for (int card = 0; card < FACES; card++)
		if (pool[card] > 0 && drive->rest[card] > 0)
			return (onirim_card)card;
	return ONIRIM_NO_CARD;
}

static int
rest_is_right(const struct drive *drive)
{
	int unused[FACES];

	if (!drive->has_rest)
		return 1;
	return drive->rest_count ==
	    count_pile(drive->g, ONIRIM_ZONE_POOL, 0, unused) +
	    count_pile(drive->g, ONIRIM_ZONE_DISCARD, 0, unused);
}

static int
seat_is_done(const struct drive *drive, int seat)
{
	const struct plan *plan = &drive->plans[seat];
	int hand[FACES];

	return plan->built == plan->builds &&
	    first_missing(drive, seat) == ONIRIM_NO_CARD &&
	    (plan->keeps_all || count_unwanted(drive, seat, hand) == 0);
}

static int
actions_left(const struct drive *drive)
{
	return onirim_number(drive->g, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_ACTIONS_LEFT, 0);
}

static int
is_there(const struct drive *drive)
{
	if (onirim_player(drive->g) != drive->active ||
	    onirim_decision(drive->g) != ONIRIM_ASK_MOVE ||
	    actions_left(drive) != 2 || !rest_is_right(drive))
		return 0;
	for (int seat = 0; seat < drive->seats; seat++)
		if (!seat_is_done(drive, seat))
			return 0;
	return 1;
}

/*
 * ---- Answers ------------------------------------------------------------
 */

static void
answer(struct drive *drive, int verb, int card, int extra)
{
	script_apply(drive->at, drive->g, onirim_action_make(verb, card, 0,
	    extra));
}

static void
deal_next(struct drive *drive)
{
	int seat = onirim_number(drive->g, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO_INDEX, 0);
	onirim_card card = first_missing(drive, seat);

	if (card == ONIRIM_NO_CARD && !drive->plans[seat].keeps_all)
		card = card_of_rest(drive);
	if (card == ONIRIM_NO_CARD)
		card = spare_card(drive);
	answer(drive, ONIRIM_VERB_DEAL, card, 0);
}

static int
can_answer(const struct drive *drive, int verb, int card, int extra)
{
	return onirim_is_legal(drive->g,
	    onirim_action_make(verb, card, 0, extra));
}

/* Build the next card, when all seats before have built theirs. */
static int
can_build(struct drive *drive, int seat)
{
	const struct plan *plan = &drive->plans[seat];

	for (int i = 0; i < seat; i++)
		if (drive->plans[i].built < drive->plans[i].builds)
			return 0;
	return plan->built < plan->builds &&
	    can_answer(drive, ONIRIM_VERB_BUILD, plan->cards[plan->built],
	    plan->creature[plan->built]);
}

/* Who exchanges one card has one less.  With two, three come about in the
 * same turn or by the next, of which an exchange leaves one. */
static void
move(struct drive *drive, int seat)
{
	struct plan *plan = &drive->plans[seat];
	int hand[FACES], unwanted = count_unwanted(drive, seat, hand);

	if (can_build(drive, seat)) {
		int i = plan->built++;

		answer(drive, ONIRIM_VERB_BUILD, plan->cards[i],
		    plan->creature[i]);
		return;
	}
	if (plan->keeps_all || first_missing(drive, seat) != ONIRIM_NO_CARD ||
	    unwanted == 0 || unwanted + actions_left(drive) == 3)
		answer(drive, ONIRIM_VERB_DRAW, 0, 0);
	else
		answer(drive, ONIRIM_VERB_EXCHANGE, 0, 0);
}

static void
exchange(struct drive *drive, int seat)
{
	int hand[FACES];

	count_unwanted(drive, seat, hand);
	for (int card = 0; card < FACES; card++)
		if (hand[card] > 0 &&
		    can_answer(drive, ONIRIM_VERB_DISCARD, card, 0)) {
			answer(drive, ONIRIM_VERB_DISCARD, card, 0);
			return;
		}
	answer(drive, ONIRIM_VERB_STOP, 0, 0);
}

static void
drive_on(struct drive *drive)
{
	int seat = onirim_player(drive->g);

	switch (onirim_decision(drive->g)) {
	case ONIRIM_ASK_DEAL:
		deal_next(drive);
		return;
	case ONIRIM_ASK_MOVE:
		move(drive, seat);
		return;
	case ONIRIM_ASK_EXCHANGE:
		exchange(drive, seat);
		return;
	}
	ck_abort_msg("%s:%d: question %d is in the way", drive->at.file,
	    drive->at.line, onirim_decision(drive->g));
}

onirim_game *
night_game(struct place at, const struct night *night)
{
	struct drive drive = { .at = at, .active = night->active };
	char config[ONIRIM_TEXT_MAX];
	int answers = 0;

	snprintf(config, sizeof config, "game=nightmarium %s",
	    night->config != NULL ? night->config : "");
	drive.g = script_begin(at, config);
	drive.seats = onirim_number(drive.g, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	for (int seat = 0; seat < drive.seats; seat++)
		plan_seat(at, &drive.plans[seat], night->creatures[seat],
		    night->hands[seat]);
	plan_rest(&drive, night->rest);
	while (!is_there(&drive)) {
		if (answers++ == ANSWERS_MAX)
			ck_abort_msg("%s:%d: there is no way to this night",
			    at.file, at.line);
		drive_on(&drive);
	}
	return drive.g;
}

void
night_action(struct place at, const onirim_game *g, int seat, int left)
{
	script_asked(at, g, seat, ONIRIM_ASK_MOVE);
	script_number_is(at, g, ONIRIM_NUMBER_ACTIVE, seat);
	script_number_is(at, g, ONIRIM_NUMBER_ACTIONS_LEFT, left);
}
