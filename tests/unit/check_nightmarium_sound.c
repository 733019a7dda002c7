/* check_nightmarium_sound.c - tests of what is true of a sound game of
 * Nightmarium: each row spoils one fact and leaves those before it. */
#include "../../lib/nightmarium/powers.h"
#include "scene.h"
#include "spoil.h"
#include "suites.h"

static struct nightmarium_table *
table_of(struct onirim_game *g)
{
	return &g->table.nightmarium;
}

static struct step *
top(struct onirim_game *g)
{
	return step_top(&g->steps);
}

/* The steps that wait, from the bottom: the turn, the powers, what they set
 * off. */
static struct step *
waiting(struct onirim_game *g, unsigned i)
{
	return &g->steps.stack[i];
}

static struct fan *
own_hand(struct onirim_game *g)
{
	return &table_of(g)->hands[g->active];
}

static struct creature *
creature(struct onirim_game *g, unsigned i)
{
	return &table_of(g)->creatures[g->active][i];
}

/* Take a card of that set out of the pool, where there is one. */
static unsigned
take_of(struct onirim_game *g, uint64_t set)
{
	const unsigned card = set_lowest(set & pile_cards(&g->deck.pool));

	pile_take(&g->deck.pool, card);
	return card;
}

static uint8_t
take_any(struct onirim_game *g)
{
	return (uint8_t)take_of(g, UINT64_MAX);
}

/*
 * The table.
 */

SPOIL(one_more, pile_add(&g->deck.pool, 3))
SPOIL(no_such_card, pile_add(&g->deck.pool, TERROR_FACES))
SPOIL(wrong_sizes, table_of(g)->discard.sizes += bytes_of(1, 2))
SPOIL(top_of_the_pile_known,
    oni_deck_put(&g->deck, (struct known){take_any(g), 1}, 0))
SPOIL(card_pending, g->pending = (struct known){take_any(g), all_seats(g)})
SPOIL(hand_of_nobody,
    fan_add(&table_of(g)->hands[SEATS_MAX - 1], take_any(g), false))
SPOIL(wrong_size_of_hand, own_hand(g)->count++)
SPOIL(wrong_set_of_hand, own_hand(g)->set ^= 1)
SPOIL(more_known_than_held,
    own_hand(g)->copies[set_lowest(own_hand(g)->set)] = 0x21)
SPOIL(hidden_in_a_full_game,
    fan_add_hidden(own_hand(g)); g->deck.hidden++)
SPOIL(creature_of_nobody,
    table_of(g)->begun[SEATS_MAX - 1] = 1;
    table_of(g)->creatures[SEATS_MAX - 1][0] = (struct creature){1,
    {(uint8_t)take_of(g, part_cards[LEGS])}})
SPOIL(creature_without_cards, table_of(g)->begun[g->active]++)
SPOIL(too_many_woken, table_of(g)->woken = WOKEN_MAX + 1)
SPOIL(woken_at_the_start, table_of(g)->woken = 1)
SPOIL(revealed_to_one, g->lookers = 1)
SPOIL(revealed_without_a_herald, look_at(g, take_any(g), all_seats(g)))

/* A card that is a head alone where the legs are. */
static bool
head_for_legs(struct onirim_game *g)
{
	if (table_of(g)->begun[g->active] == 0 ||
	    pile_count(&g->deck.pool, TERROR_1) == 0)
		return false;
	pile_take(&g->deck.pool, TERROR_1);
	pile_add(&g->deck.pool, creature(g, 0)->cards[LEGS]);
	creature(g, 0)->cards[LEGS] = TERROR_1;
	return true;
}

static bool
gap_between_creatures(struct onirim_game *g)
{
	const unsigned n = table_of(g)->begun[g->active];

	if (n == 0 || n == g->config.objective)
		return false;
	*creature(g, n) = *creature(g, n - 1);
	*creature(g, n - 1) = (struct creature){0};
	return true;
}

static bool
too_many_creatures(struct onirim_game *g)
{
	if (table_of(g)->begun[g->active] < g->config.objective)
		return false;
	g->config.objective--;
	return true;
}

static bool
three_revealed(struct onirim_game *g)
{
	while (g->looked.count < 3 && g->deck.pool.sizes != 0)
		look_at(g, take_any(g), all_seats(g));
	return g->looked.count == 3;
}

/*
 * The course.
 */

SPOIL(wrong_seat, g->active = (uint8_t)(1 - g->active))
SPOIL(over_with_a_step, push(g, (struct step){.kind = STEP_ACTIONS}))
SPOIL(won_by_another, g->winner = (uint8_t)(1 - g->winner))
SPOIL(won_by_nobody, g->winner = ONIRIM_NOBODY)
SPOIL(won_without_creatures,
    g->over = ONIRIM_OVER_WON; g->winner = g->active)
SPOIL(lost_for_a_card, g->over = ONIRIM_OVER_FILL)
SPOIL(lost_for_a_hand, g->over = ONIRIM_OVER_NEW_HAND)
SPOIL(turns_are_to_come, g->config.turns++)
SPOIL(not_over,
    g->over = ONIRIM_OVER_NOT; g->winner = ONIRIM_NOBODY;
    push(g, (struct step){STEP_ACTIONS, (uint8_t)(1 - g->active), 0, 1});
    push(g, (struct step){.kind = STEP_MOVE, .seat = g->active}))

static bool
too_many_turns(struct onirim_game *g)
{
	if (g->turn < 2)
		return false;
	g->config.turns = (uint16_t)(g->turn - 1);
	return true;
}

/*
 * The steps.
 */

SPOIL(no_such_kind, top(g)->kind = STEPS_OF_NIGHTMARIUM)
SPOIL(another_kind, top(g)->kind = STEP_WAKE)
SPOIL(turn_on_a_turn, top(g)->kind = STEP_ACTIONS)
SPOIL(waits_for_nothing, top(g)->kind = STEP_CARDS_COME)
SPOIL(another_is_asked, top(g)->seat = (uint8_t)(1 - top(g)->seat))
SPOIL(nobody_is_asked, top(g)->seat = SEATS_MAX)
SPOIL(operand_card, top(g)->card++)
SPOIL(operand_left, top(g)->left++)
SPOIL(deal_from_elsewhere, top(g)->card = ONIRIM_ZONE_BOTTOM)
SPOIL(chance_is_a_seat, top(g)->seat = g->active)
SPOIL(deal_in_a_seeded_game, g->config.chance = CHANCE_SEEDED)
SPOIL(three_actions, waiting(g, 0)->left = 3)
SPOIL(no_action_left, waiting(g, 0)->left = 0)
SPOIL(bound_by_no_legion,
    waiting(g, 0)->card = LEGIONS + 1; waiting(g, 0)->left = 1)
SPOIL(bound_at_the_first_action, waiting(g, 0)->card = 1)
SPOIL(wrong_seat_to_come, waiting(g, 0)->seat = g->active)
SPOIL(action_not_begun, waiting(g, 0)->left = 2)
SPOIL(nothing_woke, table_of(g)->woken = 0)
SPOIL(exchange_of_no_card, top(g)->card = TERROR_FACES)
SPOIL(powers_before_the_penalty, waiting(g, 1)->left = 1)
SPOIL(powers_of_no_part, waiting(g, 1)->left = PARTS)
SPOIL(powers_of_no_creature,
    waiting(g, 1)->card = table_of(g)->begun[g->active])
SPOIL(penalty_of_no_legion, waiting(g, 2)->card = LEGIONS)
SPOIL(penalty_of_nobody, waiting(g, 2)->seat = SEATS_MAX)
SPOIL(active_seat_pays, top(g)->seat = g->active)
SPOIL(completed_the_active_one,
    waiting(g, 2)->left = (uint8_t)set_of(waiting(g, 1)->card))
SPOIL(completed_no_creature, waiting(g, 2)->left = 0x80)
SPOIL(one_wakes, top(g)->left &= (uint8_t)(top(g)->left - 1))
SPOIL(a_stranger_wakes, top(g)->left |= 0x80)

static bool
nothing_revealed(struct onirim_game *g)
{
	while (g->looked.count > 0) {
		pile_add(&g->deck.pool, set_lowest(g->looked.set));
		look_away(g, set_lowest(g->looked.set));
	}
	return true;
}

static bool
one_answer(struct onirim_game *g)
{
	struct fan *hand = own_hand(g);

	while (hand->set != 0) {
		pile_add(&g->deck.pool, set_lowest(hand->set));
		fan_take(hand, set_lowest(hand->set));
	}
	return true;
}

static bool
exchanged_without_a_trace(struct onirim_game *g)
{
	pile_pour(&table_of(g)->discard, &g->deck.pool);
	return top(g)->left > 0;
}

static bool
another_power(struct onirim_game *g)
{
	struct step *powers = waiting(g, 1);

	powers->left = (uint8_t)((powers->left + 1) % PARTS);
	return oni_terrors[creature(g, powers->card)->cards[powers->left]]
	    .power != oni_terrors[top(g)->card].power;
}

static bool
unfinished_creature_awake(struct onirim_game *g)
{
	struct step *powers = waiting(g, 1);

	for (unsigned i = 0; i < table_of(g)->begun[g->active]; i++)
		if (!is_complete(creature(g, i)))
			powers->card = (uint8_t)i;
	return !is_complete(creature(g, powers->card));
}

/* The payment of others where one of the legion is held. */
static bool
others_beside_the_legion(struct onirim_game *g)
{
	if (top(g)->card != NO_CARD)
		return false;
	top(g)->card = 0;
	return true;
}

static bool
lowest_before_the_first(struct onirim_game *g)
{
	if (top(g)->left != 2)
		return false;
	top(g)->card = TERROR_FACES - 1;
	return true;
}

static bool
drawing_too_many(struct onirim_game *g)
{
	struct step *draw = top(g) - 1;

	draw->left = draw[-1].kind == STEP_ACTIONS ? TERRORS / 2 + 1 : 3;
	return g->turn > 0;
}

static bool
first_hand_too_large(struct onirim_game *g)
{
	top(g)[-1].left = 6;
	return g->turn == 0;
}

/* More seats wait for their first hands than there are. */
static bool
first_hands_of_many(struct onirim_game *g)
{
	const struct step deal = pop(g), draw = *top(g);

	while (g->steps.count < STEPS_MAX - 1)
		push(g, draw);
	push(g, deal);
	return g->turn == 0;
}

static bool
revealing_to_a_hand(struct onirim_game *g)
{
	top(g)[-1].card = ONIRIM_ZONE_HAND;
	return top(g)[-2].kind == STEP_HERALD && g->looked.count == 0;
}

/*
 * All of them.
 */

#define GAME "game=nightmarium turns=200"
#define SHORT "game=nightmarium turns=9"
#define FULL GAME " players=5 objective=7"
#define HOST GAME " chance=host"

static bool
action_among_powers(struct onirim_game *g)
{
	if (g->steps.stack[1].left == 0)
		return false;
	*top(g) = (struct step){STEP_MOVE, g->active, 0, 0};
	return true;
}

static const struct spoiled rows[] = {
#define ROW(config, ask, spoil) { config, ONIRIM_ASK_##ask, spoil, NOT }
#define NOT "no card of the pile has a place, and it has what lies hidden"
	ROW(GAME, MOVE, top_of_the_pile_known),
	ROW(GAME, MOVE, card_pending),
#undef NOT
#define NOT "creatures are built of parts that fit"
	ROW(GAME, MOVE, creature_of_nobody),
	ROW(GAME, MOVE, creature_without_cards),
	ROW(GAME, MOVE, head_for_legs),
	ROW(GAME, MOVE, gap_between_creatures),
	ROW(FULL, MOVE, too_many_creatures),
#undef NOT
#define NOT "a hand is seen by its seat"
	ROW(GAME, MOVE, hand_of_nobody),
	ROW(GAME, MOVE, wrong_size_of_hand),
	ROW(GAME, MOVE, wrong_set_of_hand),
	ROW(GAME, MOVE, more_known_than_held),
	ROW(GAME, MOVE, hidden_in_a_full_game),
#undef NOT
#define NOT "two cards at most are revealed, to all"
	ROW(GAME, HERALD, revealed_to_one),
	ROW(GAME, HERALD, three_revealed),
#undef NOT
#define NOT "each card lies in one place"
	ROW(GAME, MOVE, one_more),
	ROW(GAME, MOVE, no_such_card),
	ROW(GAME, MOVE, wrong_sizes),
#undef NOT
#define NOT "it is the turn of the seat that is active"
	ROW(GAME, MOVE, wrong_seat),
#undef NOT
#define NOT "there are not more turns than can be"
	ROW(GAME, MOVE, too_many_turns),
#undef NOT
#define NOT "a game without a winner ends with the last turn"
	ROW(SHORT, NOTHING, lost_for_a_card),
	ROW(SHORT, NOTHING, lost_for_a_hand),
	ROW(SHORT, NOTHING, turns_are_to_come),
#undef NOT
#define NOT "whoever has completed the creatures has won"
	ROW(SHORT, NOTHING, won_without_creatures),
	ROW(GAME, NOTHING, won_by_another),
	ROW(GAME, NOTHING, won_by_nobody),
	ROW(GAME, NOTHING, not_over),
#undef NOT
#define NOT "no more creatures wake in a turn than can"
	ROW(GAME, EXCHANGE, too_many_woken),
	ROW(GAME, MOVE, woken_at_the_start),
#undef NOT
#define NOT "each step lies where it can, and the one on top asks"
	ROW(GAME, NOTHING, over_with_a_step),
	ROW(GAME, MOVE, no_question),
	ROW(GAME, MOVE, no_such_kind),
	ROW(GAME, MOVE, another_kind),
	ROW(GAME, JOKER, action_among_powers),
	ROW(GAME, MOVE, turn_on_a_turn),
	ROW(GAME, MOVE, waits_for_nothing),
	ROW(GAME, MOVE, operand_card),
	ROW(GAME, MOVE, operand_left),
	ROW(GAME, HERALD, operand_left),
	ROW(GAME, JOKER, operand_left),
	ROW(GAME, SCAVENGER, operand_left),
#undef NOT
#define NOT "a turn has two actions, and the next seat's follows"
	ROW(GAME, MOVE, three_actions),
	ROW(GAME, MOVE, bound_by_no_legion),
	ROW(GAME, MOVE, bound_at_the_first_action),
	ROW(GAME, MOVE, wrong_seat_to_come),
	ROW(GAME, EXCHANGE, action_not_begun),
#undef NOT
#define NOT "there is an action left to the active seat"
	ROW(GAME, MOVE, no_action_left),
	ROW(GAME, MOVE, another_is_asked),
#undef NOT
#define NOT "what is exchanged lies on the discard pile"
	ROW(GAME, EXCHANGE, another_is_asked),
	ROW(GAME, EXCHANGE, exchanged_without_a_trace),
	ROW(GAME, EXCHANGE, exchange_of_no_card),
#undef NOT
#define NOT "no more cards come than are due"
	ROW(HOST, DEAL, first_hand_too_large),
	ROW(HOST, DEAL, first_hands_of_many),
	ROW(HOST, DEAL, drawing_too_many),
	ROW(HOST, DEAL, revealing_to_a_hand),
#undef NOT
#define NOT "the host deals what is left in the pile"
	ROW(HOST, DEAL, deal_in_a_seeded_game),
	ROW(HOST, DEAL, deal_from_elsewhere),
	ROW(HOST, DEAL, chance_is_a_seat),
#undef NOT
#define NOT "the powers are those of a creature that woke"
	ROW(GAME, JOKER, nothing_woke),
	ROW(GAME, JOKER, powers_of_no_part),
	ROW(GAME, JOKER, powers_of_no_creature),
	ROW(GAME, DEVOURER, unfinished_creature_awake),
	ROW(GAME, LEGION, powers_before_the_penalty),
#undef NOT
#define NOT "the other seats pay for a legion"
	ROW(GAME, LEGION, penalty_of_no_legion),
	ROW(GAME, LEGION, penalty_of_nobody),
#undef NOT
#define NOT "a seat pays one card of the legion, or two others when it has none"
	ROW(GAME, LEGION, operand_left),
	ROW(GAME, LEGION, active_seat_pays),
	ROW(GAME, LEGION, nobody_is_asked),
	ROW(GAME, LEGION, others_beside_the_legion),
	ROW(GAME, LEGION, lowest_before_the_first),
#undef NOT
#define NOT "a Herald has completed other creatures"
	ROW(GAME, HERALD, completed_the_active_one),
	ROW(GAME, HERALD, completed_no_creature),
#undef NOT
#define NOT "the active seat builds for its Herald"
	ROW(GAME, HERALD, another_is_asked),
	ROW(GAME, HERALD, operand_card),
#undef NOT
#define NOT "a Herald has completed those that may wake"
	ROW(FULL, WAKE, operand_card),
	ROW(FULL, WAKE, a_stranger_wakes),
#undef NOT
#define NOT "a Joker belongs to the creature that is active"
	ROW(GAME, JOKER, another_is_asked),
	ROW(GAME, JOKER, operand_card),
	ROW(GAME, JOKER, another_power),
#undef NOT
#define NOT "an Executioner belongs to the creature that is active"
	ROW(GAME, EXECUTIONER, operand_card),
#undef NOT
#define NOT "a Scavenger belongs to the creature that is active"
	ROW(GAME, SCAVENGER, operand_card),
#undef NOT
#define NOT "a Devourer belongs to the creature that is active"
	ROW(GAME, DEVOURER, operand_card),
	ROW(GAME, DEVOURER, another_power),
#undef NOT
#define NOT "a Herald asks about what is revealed"
	ROW(GAME, MOVE, revealed_without_a_herald),
#undef NOT
#define NOT "what is asked has two answers"
	ROW(GAME, EXCHANGE, one_answer),
	ROW(GAME, JOKER, one_answer),
	ROW(GAME, HERALD, nothing_revealed),
	ROW(FULL, WAKE, one_wakes),
#undef NOT
#undef ROW
};

START_TEST(test_game_with_one_fact_spoiled_is_not_sound)
{
	check_spoiled(&rows[_i]);
}
END_TEST

/*
 * What a viewer knows.
 */

static bool
one_card_told(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[1];

	g->deck.hidden--;
	fan_reveal(hand, take_any(g));
	return true;
}

static bool
own_card_hidden(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[0];
	const unsigned card = set_lowest(hand->set);

	pile_add(&g->deck.pool, card);
	g->deck.hidden++;
	fan_take(hand, card);
	fan_add_hidden(hand);
	return true;
}

static bool
more_hidden_than_there_are(struct onirim_game *g)
{
	while (shift(&g->deck.pool, &table_of(g)->discard, UINT64_MAX))
		;
	return true;
}

static const struct {
	spoiler *spoil;
	const char *fact;
} views[] = {
#define NOT "no card of the pile has a place, and it has what lies hidden"
	{ hidden_uncounted, NOT },
	{ more_hidden_than_there_are, NOT },
#undef NOT
	{ one_card_told, "a hand is seen by its seat" },
	{ own_card_hidden, "a hand is seen by its seat" },
	{ generator_told, "there is a generator just where one is used" },
	{ no_such_viewer, "counts and seats are in their bounds" },
};

START_TEST(test_view_with_one_fact_spoiled_is_not_sound)
{
	onirim_game *game, *view;

	onirim_game_new(&game, "game=nightmarium players=3 seed=4", NULL);
	onirim_game_copy(&view, game);
	ck_assert_int_eq(onirim_redact(view, game, 0), ONIRIM_OK);
	ck_assert_int_eq(view->deck.hidden, 10);
	ck_assert_ptr_null(broken_fact(view));
	ck_assert(views[_i].spoil(view));
	ck_assert_str_eq(broken_fact(view), views[_i].fact);
	onirim_game_free(view);
	onirim_game_free(game);
}
END_TEST

/*
 * Scenes that random games hardly come to.
 */

/* A Herald has placed one of two cards, and seven creatures stand there: the
 * first is the Herald's, the fifth has legs alone.  In memory that of the next
 * seat, which is complete, lies behind them. */
START_TEST(test_herald_completes_no_such_creature)
{
	static const unsigned creatures[] = { 0, 4, 7 };
	onirim_game *game = scene("game=nightmarium objective=7 chance=host "
	    "hand1=n85 creatures1=n57,n71/n30,n35/n30,n47/n84/n30/n9/n66 "
	    "creatures2=n45,n32,n28", "build:n85@1 n4 n2 build:n2@4");
	struct step *herald = top(game) - 1;

	ck_assert_int_eq(herald->kind, STEP_HERALD);
	ck_assert_ptr_null(broken_fact(game));
	herald->left = (uint8_t)set_of(creatures[_i]);
	ck_assert_ptr_nonnull(broken_fact(game));
	onirim_game_free(game);
}
END_TEST

/* The second seat has no necronaut, and pays with two others.  The first
 * sees what it has named, and nothing else of its hand. */
static onirim_game *
paying_unseen(const char *words)
{
	onirim_game *game = scene("game=nightmarium chance=host hand1=n4,n85 "
	    "hand2=2n30,n37,n66 creatures1=n3,n2", words);

	ck_assert_int_eq(onirim_redact(game, game, 0), ONIRIM_OK);
	ck_assert_ptr_null(broken_fact(game));
	return game;
}

START_TEST(test_unseen_payment_is_told_when_it_has_begun)
{
	onirim_game *begins = paying_unseen("build:n4@1");
	onirim_game *goes_on = paying_unseen("build:n4@1 discard:n30");

	*top(begins) = (struct step){STEP_LEGION, 1, NO_CARD, 1};
	ck_assert_ptr_nonnull(broken_fact(begins));
	top(goes_on)->left = 2;
	ck_assert_ptr_nonnull(broken_fact(goes_on));
	onirim_game_free(goes_on);
	onirim_game_free(begins);
}
END_TEST

/* Three cards of other legions lie in the hand, and the pool has two. */
START_TEST(test_nothing_that_fits_is_not_resampled)
{
	onirim_game *game = paying_unseen("build:n4@1 discard:n30"), *before;
	struct pile *pool = &game->deck.pool;
	struct pile *discard = &table_of(game)->discard;

	while (shift(pool, discard, ~legion_cards[0]))
		;
	shift(discard, pool, legion_cards[2]);
	shift(discard, pool, legion_cards[3]);
	ck_assert_ptr_null(broken_fact(game));
	onirim_game_copy(&before, game);
	ck_assert_int_eq(onirim_resample(game, 0, 1), ONIRIM_E_POSITION);
	ck_assert_uint_eq(onirim_hash(game, 0), onirim_hash(before, 0));
	onirim_game_free(before);
	onirim_game_free(game);
}
END_TEST

static void
give_first_answer(onirim_game *game)
{
	onirim_action action;

	ck_assert_int_ge(onirim_legal_actions(game, &action, 1), 2);
	ck_assert_int_eq(onirim_apply(game, action), ONIRIM_OK);
}

/* No game comes to a Herald's question with an empty pile beside cards on the
 * discard pile (N9).  It does no harm: when a card is needed, the pile is made
 * anew. */
START_TEST(test_herald_beside_a_pile_not_made_anew_is_played_on)
{
	onirim_game *game = scene("game=nightmarium chance=host hand1=n3,n85 "
	    "creatures1=n57,n71/n30,n35/n66,n86", "build:n85@1 n4 n2"), *loaded;
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];

	while (shift(&game->deck.pool, &table_of(game)->discard, UINT64_MAX))
		;
	ck_assert_int_eq(onirim_decision(game), ONIRIM_ASK_HERALD);
	ck_assert_ptr_null(broken_fact(game));
	ck_assert_int_eq(onirim_snapshot_load(&loaded, bytes, (size_t)
	    onirim_snapshot_save(game, bytes, sizeof bytes)), ONIRIM_OK);
	give_first_answer(loaded);
	ck_assert_int_eq(onirim_decision(loaded), ONIRIM_ASK_MOVE);
	ck_assert_uint_eq(deck_size(&loaded->deck), 0);
	give_first_answer(loaded);
	ck_assert_int_eq(onirim_decision(loaded), ONIRIM_ASK_DEAL);
	ck_assert_uint_eq(table_of(loaded)->discard.sizes, 0);
	onirim_game_free(loaded);
	onirim_game_free(game);
}
END_TEST

Suite *
nightmarium_sound_suite(void)
{
	const struct test tests[] = {
		{ test_game_with_one_fact_spoiled_is_not_sound,
		    COUNT_OF(rows) },
		{ test_view_with_one_fact_spoiled_is_not_sound,
		    COUNT_OF(views) },
		{ test_herald_completes_no_such_creature, 3 },
		{ test_unseen_payment_is_told_when_it_has_begun, 1 },
		{ test_nothing_that_fits_is_not_resampled, 1 },
		{ test_herald_beside_a_pile_not_made_anew_is_played_on, 1 },
	};

	return suite_of("nightmarium_sound", tests, COUNT_OF(tests));
}
