/* check_secrets.c - what a seat is not to know changes nothing it sees. */
#include <string.h>

#include "games.h"
#include "suites.h"
#include "told.h"

enum { GAMES = 40, LONG_GAMES = 10, GAMES_WALKED = 24, STEPS_MAX = 60 };
enum { NIGHTMARIUM_GAMES = 2, NIGHTMARIUM_WALKED = 4, NIGHTMARIUM_STEPS = 12 };
enum { GAMES_APART = 200 };

static uint64_t
games_of(const struct config_row *row)
{
	return is_nightmarium(row) ? NIGHTMARIUM_GAMES
	    : battery_games(row, GAMES, LONG_GAMES);
}

struct pair {
	onirim_game *one;
	onirim_game *other;
	const struct config_row *row;
};

/* Faces of the pool, not counting one card of `without`. */
static int
faces_without(const onirim_game *game, int without)
{
	int pool[FACE_VALUES] = {0};
	int faces = 0;

	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0, pool);
	pool[without]--;
	for (int face = 0; face < FACE_VALUES; face++)
		faces += pool[face] > 0;
	return faces;
}

static int
same_question(const struct pair *pair)
{
	return onirim_player(pair->one) == onirim_player(pair->other) &&
	    onirim_decision(pair->one) == onirim_decision(pair->other) &&
	    onirim_subject(pair->one) == onirim_subject(pair->other);
}

/* Nobody and every seat but this one cannot tell them apart. */
static void
check_others(const struct pair *pair, int seat)
{
	told_must_be_same(pair->one, pair->other, ONIRIM_NOBODY);
	for (int viewer = 0; viewer < pair->row->players; viewer++)
		if (viewer != seat)
			told_must_be_same(pair->one, pair->other, viewer);
}

/*
 * Leaks that are planted.  The kinds that are missing tell what is public, or
 * what is the same in all games of a family.
 */

static struct leak leak;

/* What a card in a hand changes. */
static const enum told of_a_card[] = {
	TOLD_CARDS, TOLD_EVENTS, TOLD_VIEW, TOLD_HASH, TOLD_OBSERVATION,
	TOLD_ANSWERS, TOLD_TARGETS, TOLD_RESAMPLED, TOLD_RECORD,
	KNOWN_BYTES, KNOWN_EVENTS, KNOWN_ANSWERS, KNOWN_TARGETS,
	KNOWN_OBSERVATION, KNOWN_SNAPSHOT, KNOWN_POSITION, KNOWN_ASSIGNED,
	TEXT_EVENT, TEXT_ANSWER, TEXT_HELP, TEXT_WHY,
};

/* What cards that are looked at change, too, as some are Doors, and as the seat
 * that looks is asked. */
static const enum told of_a_door[] = { TOLD_NUMBERS, TOLD_ROWS };

/* What a hand changes that has a card of a legion, or none. */
static const enum told of_a_legion[] = { TEXT_QUESTION };

static void
plant(const enum told *kinds, int count)
{
	leak = (struct leak){kinds, count, 0, {{0}}};
}

static void
look_for_leak(const struct pair *pair)
{
	if (same_question(pair))
		told_leak(&leak, pair->one, pair->other);
}

/* Whether a pile is the same for the host. */
static int
same_pile(const onirim_game *one, const onirim_game *other, int zone,
    int index)
{
	onirim_card cards[2][ONIRIM_CARDS_MAX];
	const int n = onirim_cards(one, ONIRIM_HOST, zone, index, cards[0],
	    ONIRIM_CARDS_MAX);

	return onirim_cards(other, ONIRIM_HOST, zone, index, cards[1],
	    ONIRIM_CARDS_MAX) == n && memcmp(cards[0], cards[1], (size_t)n)
	    == 0;
}

/* Whether the same cards have been discarded and built. */
static int
same_table(const onirim_game *one, const onirim_game *other,
    const struct config_row *row)
{
	const int creatures = battery_piles(ONIRIM_ZONE_CREATURE, row);

	for (int i = 0; i < creatures; i++)
		if (!same_pile(one, other, ONIRIM_ZONE_CREATURE, i))
			return 0;
	return same_pile(one, other, ONIRIM_ZONE_DISCARD, 0);
}

/* Whether a Joker, which must be used when a card of the hand can be built,
 * tells about the card that came. */
static int
joker_tells(const onirim_game *game, const struct pair *pair)
{
	return onirim_decision(pair->one) == ONIRIM_ASK_JOKER ||
	    onirim_decision(pair->other) == ONIRIM_ASK_JOKER ||
	    (is_nightmarium(pair->row) &&
	    (!same_table(game, pair->one, pair->row) ||
	    !same_table(game, pair->other, pair->row)));
}

/* A record of one answer. */
static onirim_record *
record_of(const onirim_game *game, onirim_action answer)
{
	onirim_record *record;

	MUST(onirim_record_new(&record, game) == ONIRIM_OK);
	MUST(onirim_record_add(record, answer) == ONIRIM_OK);
	return record;
}

/* What records of two answers tell nobody and every seat but this one. */
static void
check_records(const onirim_game *game, onirim_action one,
    onirim_action other, int seat)
{
	onirim_record *const mine = record_of(game, one);
	onirim_record *const theirs = record_of(game, other);
	const int seats = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0);
	struct differing differing = {{0}};

	told_compare_records(&differing, mine, theirs, ONIRIM_NOBODY);
	for (int viewer = 0; viewer < seats; viewer++)
		if (viewer != seat)
			told_compare_records(&differing, mine, theirs, viewer);
	told_must_not_differ(&differing);
	told_compare_records(&leak.noticed, mine, theirs, ONIRIM_HOST);
	onirim_record_free(theirs);
	onirim_record_free(mine);
}

/* Deal each two Locations or Terrors into a hand: the other seats and nobody
 * cannot tell them apart.  Where a pool of one face is left, what comes next is
 * not asked, and so tells; 1 when it was looked at. */
static int
check_two_deals(const onirim_game *game, const struct pair *pair,
    onirim_action one, onirim_action other)
{
	const int seat = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO_INDEX, 0);

	if (faces_without(game, onirim_action_card(one)) < 2 ||
	    faces_without(game, onirim_action_card(other)) < 2)
		return 0;
	onirim_game_assign(pair->one, game);
	onirim_game_assign(pair->other, game);
	MUST(onirim_apply(pair->one, one) == ONIRIM_OK);
	MUST(onirim_apply(pair->other, other) == ONIRIM_OK);
	if (joker_tells(game, pair))
		return 0;
	check_others(pair, seat);
	look_for_leak(pair);
	if (told_in_turn(TOLD_RECORD))
		check_records(game, one, other, seat);
	return 1;
}

/* Terrors all go to hands in the same way, as Locations do. */
static int
is_for_hand(onirim_action deal)
{
	const int card = onirim_action_card(deal);

	return card < ONIRIM_CARD_DOOR || card >= ONIRIM_CARD_TOWER;
}

/* How many cards of a zone, for the host. */
static int
cards_in(const onirim_game *game, int zone)
{
	return onirim_cards(game, ONIRIM_HOST, zone, 0, NULL, 0);
}

/* Whether a penalty may follow the card unasked, and lay open what the deck
 * loses. */
static int
may_be_struck(const onirim_game *game)
{
	return cards_in(game, ONIRIM_ZONE_PREMONITIONS) > 0 &&
	    onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TURN, 0) > 0 &&
	    cards_in(game, ONIRIM_ZONE_DOORS) +
	    onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_DOORS, 1, NULL, 0) >= 3;
}

static int
check_hand_deals(const onirim_game *game, const struct pair *pair)
{
	onirim_action deals[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, deals, ONIRIM_ACTIONS_MAX);
	int looked_at = 0;

	if (!is_for_hand(deals[0]) || may_be_struck(game))
		return 0;
	for (int i = 1; i < n; i++)
		if (is_for_hand(deals[i]))
			looked_at += check_two_deals(game, pair, deals[0],
			    deals[i]);
	return looked_at;
}

/* Two games to go different ways. */
static struct pair
pair_of(const onirim_game *game, const struct config_row *row)
{
	return (struct pair){copy_of(game), copy_of(game), row};
}

START_TEST(test_card_drawn_by_a_seat_is_hidden_from_the_others)
{
	const struct config_row *row = battery_row(HOSTED_PAIRS + _i);
	onirim_game *game = battery_game_with_events(HOSTED_PAIRS + _i);
	const int is_open = row->variants & OPEN;
	const struct pair pair = pair_of(game, row);
	struct uniform player;
	int looked_at = 0;

	plant(of_a_card, is_open ? 0 : COUNT_OF(of_a_card));
	for (uint64_t seed = 0; seed < games_of(row) && !is_open; seed++) {
		battery_begin(game, &player, seed);
		do
			if (onirim_number(game, ONIRIM_HOST,
			    ONIRIM_NUMBER_TO, 0) == ONIRIM_ZONE_HAND)
				looked_at += check_hand_deals(game, &pair);
		while (battery_step(&player, game));
	}
	MUST(looked_at > 1000 || is_open);
	told_must_be_noticed(&leak);
}
END_TEST

/*
 * Two games that differ in one hidden card of a hand go on with the same
 * answers, as long as they can; the other seats cannot tell them apart, also
 * when the deck is looked through by the seat that has the card.
 */

/* Premonitions that have left the game. */
static int
premonitions_gone(const onirim_game *game)
{
	int removed[FACE_VALUES] = {0};
	int gone = 0;

	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_REMOVED, 0, removed);
	for (int i = 0; i < 8; i++)
		gone += removed[ONIRIM_CARD_PREMONITION + i];
	return gone;
}

/* Whether the seat that has the card gives it away by what is asked or by what
 * it had to answer, or another one looks through the deck. */
static int
may_tell(const struct pair *pair, int seat)
{
	const int asked = onirim_decision(pair->one);

	return !same_question(pair) ||
	    !same_table(pair->one, pair->other, pair->row) ||
	    (onirim_player(pair->one) != seat &&
	    (asked == ONIRIM_ASK_FETCH || asked == ONIRIM_ASK_PENALTY));
}

/* An answer, which to a Happy Dream is to look through the deck. */
static onirim_action
answer_looking_through(const onirim_game *game, struct uniform *player)
{
	const onirim_action fetch = onirim_action_make(ONIRIM_VERB_FETCH, 0, 0,
	    0);

	return onirim_is_legal(game, fetch) == 1
	    ? fetch : battery_answer(player, game);
}

/* Answer both games alike; 0 when they cannot be, or when the cards that leave
 * a hand or the deck tell of the one that differs. */
static int
step_both(const struct pair *pair, struct uniform *player)
{
	const onirim_action answer = answer_looking_through(pair->one, player);
	const int gone = premonitions_gone(pair->one);

	if (answer == 0 || !onirim_is_legal(pair->other, answer) ||
	    onirim_action_verb(answer) == ONIRIM_VERB_HAND ||
	    faces_without(pair->one, ONIRIM_NO_CARD) < 4 ||
	    faces_without(pair->other, ONIRIM_NO_CARD) < 4)
		return 0;
	MUST(onirim_apply(pair->one, answer) == ONIRIM_OK);
	MUST(onirim_apply(pair->other, answer) == ONIRIM_OK);
	return premonitions_gone(pair->one) == gone &&
	    premonitions_gone(pair->other) == gone;
}

/* How many questions were seen alike, and how often the deck was looked
 * through. */
static int
walk_alike(const struct pair *pair, int seat, struct uniform *player,
    int *fetched)
{
	const int most = is_nightmarium(pair->row)
	    ? NIGHTMARIUM_STEPS : STEPS_MAX;
	int steps = 0;

	while (steps < most && step_both(pair, player) &&
	    !may_tell(pair, seat)) {
		check_others(pair, seat);
		*fetched += onirim_decision(pair->one) == ONIRIM_ASK_FETCH;
		steps++;
	}
	return steps;
}

/* A first deal into a hand, and another Location instead of it. */
static int
walk_from(const onirim_game *game, const struct pair *pair,
    struct uniform *chance, int *fetched)
{
	onirim_action deals[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, deals, ONIRIM_ACTIONS_MAX);
	const onirim_action one = deals[uniform_below(chance, (uint32_t)n)];
	const onirim_action other = deals[uniform_below(chance, (uint32_t)n)];
	const int seat = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO_INDEX, 0);

	if (!is_for_hand(one) || !is_for_hand(other) || may_be_struck(game) ||
	    faces_without(game, ONIRIM_NO_CARD) < 4)
		return 0;
	onirim_game_assign(pair->one, game);
	onirim_game_assign(pair->other, game);
	MUST(onirim_apply(pair->one, one) == ONIRIM_OK);
	MUST(onirim_apply(pair->other, other) == ONIRIM_OK);
	return may_tell(pair, seat) ? 0
	    : walk_alike(pair, seat, chance, fetched);
}

START_TEST(test_hidden_card_changes_nothing_the_others_see_later)
{
	const struct config_row *row = battery_row(HOSTED_PAIRS + _i);
	const uint64_t games = is_nightmarium(row)
	    ? NIGHTMARIUM_WALKED : GAMES_WALKED;
	onirim_game *game = battery_game_with_events(HOSTED_PAIRS + _i);
	const struct pair pair = pair_of(game, row);
	struct uniform player, chance = {11, 0, 0};
	int steps = 0, fetched = 0;

	for (uint64_t seed = 0; seed < games && !(row->variants & OPEN);
	    seed++) {
		battery_begin(game, &player, seed);
		do
			if (onirim_number(game, ONIRIM_HOST,
			    ONIRIM_NUMBER_TO, 0) == ONIRIM_ZONE_HAND)
				steps += walk_from(game, &pair, &chance,
				    &fetched);
		while (battery_step(&player, game));
	}
	MUST(steps > (is_nightmarium(row) ? 500 : 2500) ||
	    row->variants & OPEN);
	MUST(fetched > 10 || !(row->sets & DREAMS));
}
END_TEST

/*
 * A Prophecy: five cards are dealt to be looked at, in one of two ways; the
 * other seat cannot tell, but for the card that is discarded.  The same goes
 * for a Tower and for Paradoxical Prophecy.
 */

static int
in_prophecy(const onirim_game *game)
{
	const int asked = onirim_decision(game);

	return asked == ONIRIM_ASK_PROPHECY || asked == ONIRIM_ASK_ORDER ||
	    asked == ONIRIM_ASK_TOP ||
	    (asked == ONIRIM_ASK_DEAL && onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO, 0) == ONIRIM_ZONE_PENDING);
}

/* Go on in two ways as long as the questions are the same ones. */
static int
go_two_ways(const onirim_game *game, const struct pair *pair,
    struct uniform *player)
{
	const int seat = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_ACTIVE, 0);
	int looked_at = 0;

	onirim_game_assign(pair->one, game);
	onirim_game_assign(pair->other, game);
	while (in_prophecy(pair->one) && in_prophecy(pair->other) &&
	    onirim_decision(pair->one) == onirim_decision(pair->other)) {
		if (!same_table(pair->one, pair->other, pair->row))
			break;
		check_others(pair, seat);
		look_for_leak(pair);
		looked_at++;
		onirim_apply(pair->one, battery_answer(player, pair->one));
		onirim_apply(pair->other, battery_answer(player, pair->other));
	}
	return looked_at;
}

/* At every question of a Prophecy that cannot empty the deck. */
static int
look_many_ways(const onirim_game *game, const struct pair *pair,
    struct uniform *chance)
{
	int looked_at = 0;

	if (!in_prophecy(game) || onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_DECK, 0) <= 10)
		return 0;
	for (int i = 0; i < 2; i++)
		looked_at += go_two_ways(game, pair, chance);
	return looked_at;
}

/* Whether cards that are dealt to be seen now are revealed to all: after
 * `reveal`, and after `look` until they are put back. */
static int
is_revealing(const onirim_game *game, onirim_action answer, int is_reveal)
{
	switch (onirim_decision(game)) {
	case ONIRIM_ASK_DEAL:
	case ONIRIM_ASK_DISCARD_ANY:
	case ONIRIM_ASK_ORDER:
		return is_reveal;
	}
	return onirim_action_verb(answer) == ONIRIM_VERB_REVEAL ||
	    onirim_action_verb(answer) == ONIRIM_VERB_LOOK;
}

START_TEST(test_cards_looked_at_are_hidden_from_the_other)
{
	const struct config_row *row = battery_row(HOSTED_PAIRS + _i);
	onirim_game *game = battery_game_with_events(HOSTED_PAIRS + _i);
	const struct pair pair = pair_of(game, row);
	struct uniform player, chance = {7, 0, 0};
	const int is_open = row->variants & OPEN;
	onirim_action answer = 0;
	int looked_at = 0, is_reveal = 0;

	plant(of_a_door, is_open ? 0 : COUNT_OF(of_a_door));
	for (uint64_t seed = 0; seed < games_of(row) && !is_open; seed++) {
		battery_begin(game, &player, seed);
		while ((answer = battery_answer(&player, game)) != 0) {
			if (!is_reveal)
				looked_at += look_many_ways(game, &pair,
				    &chance);
			is_reveal = is_revealing(game, answer, is_reveal);
			MUST(onirim_apply(game, answer) == ONIRIM_OK);
			battery_scene.question++;
		}
	}
	MUST(looked_at > 500 || is_open);
	told_must_be_noticed(&leak);
}
END_TEST

/*
 * A card is fetched, one Location or another; the others cannot tell which as
 * long as it lies on top of the deck or among the own cards of its seat.
 */

static int
fetch_two_ways(const onirim_game *game, const struct pair *pair,
    struct uniform *chance)
{
	enum { OWN_CARDS = 3 };
	onirim_action cards[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, cards, ONIRIM_ACTIONS_MAX);
	const onirim_action one = cards[uniform_below(chance, (uint32_t)n)];
	const onirim_action other = cards[uniform_below(chance, (uint32_t)n)];
	const int seat = onirim_player(game);
	int fetched = 0;

	if (!is_for_hand(one) || !is_for_hand(other) || onirim_cards(game,
	    seat, ONIRIM_ZONE_HAND, seat, NULL, 0) == OWN_CARDS ||
	    faces_without(game, ONIRIM_NO_CARD) < 4)
		return 0;
	onirim_game_assign(pair->one, game);
	onirim_game_assign(pair->other, game);
	MUST(onirim_apply(pair->one, one) == ONIRIM_OK);
	MUST(onirim_apply(pair->other, other) == ONIRIM_OK);
	check_others(pair, seat);
	return 1 + walk_alike(pair, seat, chance, &fetched);
}

START_TEST(test_card_fetched_is_hidden_from_the_other)
{
	const struct config_row *row = battery_row(HOSTED_PAIRS + _i);
	onirim_game *game = battery_game_with_events(HOSTED_PAIRS + _i);
	const int is_secret = (row->sets & DREAMS) && !(row->variants & OPEN);
	const struct pair pair = pair_of(game, row);
	struct uniform player, chance = {13, 0, 0};
	int looked_at = 0;

	for (uint64_t seed = 0; seed < games_of(row) && is_secret; seed++) {
		onirim_action answer;

		battery_begin(game, &player, seed);
		while ((answer = answer_looking_through(game, &player)) != 0) {
			if (onirim_decision(game) == ONIRIM_ASK_FETCH)
				looked_at += fetch_two_ways(game, &pair,
				    &chance);
			MUST(onirim_apply(game, answer) == ONIRIM_OK);
			battery_scene.question++;
		}
	}
	MUST(looked_at > 100 || !is_secret);
}
END_TEST

/*
 * A card of the deck is fetched, or lost to a Premonition.  Whoever looks
 * through the deck does not learn where the card lies.  What is hidden is dealt
 * anew for each viewer.
 */

static int
looks_through(const onirim_game *game)
{
	return onirim_decision(game) == ONIRIM_ASK_FETCH ||
	    onirim_decision(game) == ONIRIM_ASK_PENALTY;
}

static int
deal_anew(const onirim_game *game, const struct pair *pair,
    struct uniform *chance)
{
	if (!looks_through(game))
		return 0;
	for (int viewer = 0; viewer < pair->row->players; viewer++) {
		onirim_game_assign(pair->other, game);
		MUST(onirim_resample(pair->other, viewer,
		    uniform_output(chance)) == ONIRIM_OK);
		told_must_be_same(game, pair->other, viewer);
	}
	return 1;
}

START_TEST(test_deck_looked_through_tells_nothing_hidden)
{
	const struct config_row *row = battery_row(HOSTED_PAIRS + _i);
	onirim_game *game = battery_game_with_events(HOSTED_PAIRS + _i);
	const int has_dreams = row->sets & DREAMS;
	const struct pair pair = pair_of(game, row);
	struct uniform player, chance = {17, 0, 0};
	int looked_at = 0;

	for (uint64_t seed = 0; seed < GAMES_WALKED && has_dreams; seed++) {
		onirim_action answer;

		battery_begin(game, &player, seed);
		while ((answer = answer_looking_through(game, &player)) != 0) {
			looked_at += deal_anew(game, &pair, &chance);
			MUST(onirim_apply(game, answer) == ONIRIM_OK);
			battery_scene.question++;
		}
	}
	MUST(looked_at > GAMES_WALKED || !has_dreams);
}
END_TEST

/*
 * What a seat pays for a legion depends on its whole hand.  Two games deal that
 * hand differently from the beginning, and go on alike as long as they can.
 */

static int
is_deal_to(const onirim_game *game, int seat)
{
	return onirim_decision(game) == ONIRIM_ASK_DEAL &&
	    onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0) ==
	    ONIRIM_ZONE_HAND && onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_TO_INDEX, 0) == seat;
}

/* One of the answers that both games list, of this verb unless it is 0; 0 when
 * there is none. */
static onirim_action
common_answer(const struct pair *pair, int verb, struct uniform *chance)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX], chosen = 0;
	const int n = onirim_legal_actions(pair->one, actions,
	    ONIRIM_ACTIONS_MAX);
	uint32_t common = 0;

	for (int i = 0; i < n; i++)
		if ((verb == 0 || onirim_action_verb(actions[i]) == verb) &&
		    onirim_is_legal(pair->other, actions[i]) == 1 &&
		    uniform_below(chance, ++common) == 0)
			chosen = actions[i];
	return chosen;
}

/* The seat with the other hand draws, and the others build what they can. */
static onirim_action
answer_alike(const struct pair *pair, int seat, struct uniform *chance)
{
	onirim_action build;

	if (onirim_player(pair->one) == seat)
		return common_answer(pair, ONIRIM_VERB_DRAW, chance);
	build = common_answer(pair, ONIRIM_VERB_BUILD, chance);
	return build != 0 ? build : common_answer(pair, 0, chance);
}

/* Whether both games go on, and nothing that is open tells them apart. */
static int
step_apart(const struct pair *pair, int seat, struct uniform *chance)
{
	const int is_apart = is_deal_to(pair->one, seat) &&
	    is_deal_to(pair->other, seat);
	const onirim_action one = is_apart ? battery_answer(chance, pair->one)
	    : answer_alike(pair, seat, chance);
	const onirim_action other = is_apart
	    ? battery_answer(chance, pair->other) : one;

	if (one == 0 || faces_without(pair->one, ONIRIM_NO_CARD) < 4 ||
	    faces_without(pair->other, ONIRIM_NO_CARD) < 4)
		return 0;
	MUST(onirim_apply(pair->one, one) == ONIRIM_OK);
	MUST(onirim_apply(pair->other, other) == ONIRIM_OK);
	battery_scene.question++;
	return same_question(pair) &&
	    same_table(pair->one, pair->other, pair->row);
}

/* The creature that wins does not wake, so that nobody pays for it. */
START_TEST(test_hand_is_hidden_from_the_others_by_what_it_pays)
{
	const int config = HOSTED_NIGHTMARIUM + _i;
	onirim_game *game = battery_game_with_events(config);
	const struct pair pair = pair_of(game, battery_row(config));
	const int can_wake = pair.row->objective > 1;
	struct uniform chance;

	plant(of_a_legion, can_wake ? COUNT_OF(of_a_legion) : 0);
	for (uint64_t seed = 0; seed < GAMES_APART && can_wake; seed++) {
		const int seat = (int)seed % pair.row->players;

		battery_begin(game, &chance, seed);
		onirim_game_assign(pair.one, game);
		onirim_game_assign(pair.other, game);
		while (step_apart(&pair, seat, &chance)) {
			if (onirim_decision(pair.one) != ONIRIM_ASK_LEGION ||
			    onirim_player(pair.one) != seat)
				continue;
			check_others(&pair, seat);
			look_for_leak(&pair);
		}
	}
	told_must_be_noticed(&leak);
}
END_TEST

Suite *
secrets_suite(void)
{
	enum { HOSTED = CONFIGS - HOSTED_PAIRS };
	const struct test tests[] = {
		{ test_card_drawn_by_a_seat_is_hidden_from_the_others,
		    HOSTED },
		{ test_hidden_card_changes_nothing_the_others_see_later,
		    HOSTED },
		{ test_cards_looked_at_are_hidden_from_the_other,
		    HOSTED_NIGHTMARIUM - HOSTED_PAIRS },
		{ test_card_fetched_is_hidden_from_the_other,
		    HOSTED_NIGHTMARIUM - HOSTED_PAIRS },
		{ test_deck_looked_through_tells_nothing_hidden,
		    HOSTED_NIGHTMARIUM - HOSTED_PAIRS },
		{ test_hand_is_hidden_from_the_others_by_what_it_pays,
		    CONFIGS - HOSTED_NIGHTMARIUM },
	};

	return battery_of("secrets", tests, COUNT_OF(tests));
}
