/* check_terror_sound.c - tests of what makes a game of Nightmarium one that
 * play can lead to: each row spoils one fact of a game and leaves all
 * others. */
#include "../../lib/nightmarium/powers.h"
#include "../../lib/nightmarium/creatures.h"
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

/* The step at the bottom, which is the turn's. */
static struct step *
bottom(struct onirim_game *g)
{
	return &g->steps.stack[0];
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

/* Add a card of the pool to a hand. */
static bool
add_to_hand(struct onirim_game *g, struct fan *hand)
{
	const uint64_t set = pile_cards(&g->deck.pool);

	if (set == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(set));
	fan_add(hand, set_lowest(set), false);
	return true;
}

/*
 * Numbers, cards, and who knows them.
 */

static bool
one_more(struct onirim_game *g)
{
	pile_add(&g->deck.pool, 3);
	return true;
}

static bool
no_such_card(struct onirim_game *g)
{
	pile_add(&g->deck.pool, TERROR_FACES);
	return true;
}

static bool
wrong_sizes(struct onirim_game *g)
{
	table_of(g)->discard.sizes += bytes_of(1, 2);
	return true;
}

static bool
top_of_the_pile_known(struct onirim_game *g)
{
	const uint64_t set = pile_cards(&g->deck.pool);

	if (set == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(set));
	oni_deck_put(&g->deck, (struct known){(uint8_t)set_lowest(set), 1}, 0);
	return true;
}

static bool
card_pending(struct onirim_game *g)
{
	const uint64_t set = pile_cards(&g->deck.pool);

	if (set == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(set));
	g->pending = (struct known){(uint8_t)set_lowest(set), all_seats(g)};
	return true;
}

static bool
hand_of_nobody(struct onirim_game *g)
{
	return add_to_hand(g, &table_of(g)->hands[SEATS_MAX - 1]);
}

static bool
wrong_size_of_hand(struct onirim_game *g)
{
	own_hand(g)->count++;
	return true;
}

static bool
wrong_set_of_hand(struct onirim_game *g)
{
	own_hand(g)->set ^= 1;
	return true;
}

static bool
more_known_than_held(struct onirim_game *g)
{
	struct fan *hand = own_hand(g);

	if (hand->set == 0)
		return false;
	hand->copies[set_lowest(hand->set)] = 0x21;
	return true;
}

static bool
hidden_in_a_full_game(struct onirim_game *g)
{
	own_hand(g)->hidden++;
	own_hand(g)->count++;
	g->deck.hidden++;
	return true;
}

static bool
creature_of_nobody(struct onirim_game *g)
{
	const uint64_t set = pile_cards(&g->deck.pool) &
	    UINT64_C(0x029243DA53A08744);
	struct nightmarium_table *table = table_of(g);

	if (set == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(set));
	table->begun[SEATS_MAX - 1] = 1;
	table->creatures[SEATS_MAX - 1][0] =
	    (struct creature){1, {(uint8_t)set_lowest(set)}};
	return true;
}

/* Swap the legs of a creature for a card that is a head alone. */
static bool
head_for_legs(struct onirim_game *g)
{
	if (table_of(g)->begun[g->active] == 0 ||
	    pile_count(&g->deck.pool, 0) == 0)
		return false;
	pile_take(&g->deck.pool, 0);
	pile_add(&g->deck.pool, creature(g, 0)->cards[LEGS]);
	creature(g, 0)->cards[LEGS] = 0;
	return true;
}

static bool
creature_without_cards(struct onirim_game *g)
{
	if (table_of(g)->begun[g->active] == g->config.objective)
		return false;
	table_of(g)->begun[g->active]++;
	return true;
}

static bool
gap_between_creatures(struct onirim_game *g)
{
	struct nightmarium_table *table = table_of(g);
	const unsigned n = table->begun[g->active];

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
too_many_woken(struct onirim_game *g)
{
	table_of(g)->woken = WOKEN_MAX + 1;
	return true;
}

/*
 * The course.
 */

static bool
wrong_seat(struct onirim_game *g)
{
	g->active = (uint8_t)(1 - g->active);
	return true;
}

static bool
too_many_turns(struct onirim_game *g)
{
	if (g->turn < 2)
		return false;
	g->config.turns = (uint16_t)(g->turn - 1);
	return true;
}

static bool
won_without_creatures(struct onirim_game *g)
{
	if (g->outcome != ONIRIM_LOST)
		return false;
	g->outcome = ONIRIM_WON;
	g->winner = g->active;
	return true;
}

static bool
won_by_another(struct onirim_game *g)
{
	if (g->outcome != ONIRIM_WON)
		return false;
	g->winner = (uint8_t)(1 - g->winner);
	return true;
}

static bool
lost_before_the_end(struct onirim_game *g)
{
	if (g->outcome != ONIRIM_LOST)
		return false;
	g->config.turns++;
	return true;
}

static bool
not_over(struct onirim_game *g)
{
	if (g->outcome != ONIRIM_WON)
		return false;
	g->outcome = ONIRIM_PLAYING;
	g->winner = ONIRIM_NOBODY;
	push(g, (struct step){STEP_ACTIONS, (uint8_t)(1 - g->active), 0, 1});
	push(g, (struct step){.kind = STEP_MOVE, .seat = g->active});
	return true;
}

static bool
over_with_a_step(struct onirim_game *g)
{
	push(g, (struct step){.kind = STEP_ACTIONS});
	return true;
}

/*
 * The steps.
 */

static bool
no_such_kind(struct onirim_game *g)
{
	top(g)->kind = STEPS_OF_NIGHTMARIUM;
	return true;
}

static bool
another_is_asked(struct onirim_game *g)
{
	top(g)->seat = (uint8_t)(1 - top(g)->seat);
	return true;
}

static bool
deal_from_elsewhere(struct onirim_game *g)
{
	top(g)->card = ONIRIM_ZONE_BOTTOM;
	return true;
}

static bool
chance_is_a_seat(struct onirim_game *g)
{
	top(g)->seat = g->active;
	return true;
}

static bool
operand_card(struct onirim_game *g)
{
	top(g)->card++;
	return true;
}

static bool
operand_left(struct onirim_game *g)
{
	top(g)->left++;
	return true;
}

static bool
three_actions(struct onirim_game *g)
{
	bottom(g)->left = 3;
	return true;
}

static bool
no_action_left(struct onirim_game *g)
{
	bottom(g)->left = 0;
	return true;
}

static bool
bound_by_no_legion(struct onirim_game *g)
{
	bottom(g)->card = LEGIONS + 1;
	bottom(g)->left = 1;
	return true;
}

static bool
bound_at_the_first_action(struct onirim_game *g)
{
	if (bottom(g)->left != 2)
		return false;
	bottom(g)->card = 1;
	return true;
}

static bool
wrong_seat_to_come(struct onirim_game *g)
{
	bottom(g)->seat = g->active;
	return true;
}

static bool
woken_unbound(struct onirim_game *g)
{
	if (bottom(g)->left != 1)
		return false;
	bottom(g)->card = 0;
	return true;
}

static bool
nothing_woke(struct onirim_game *g)
{
	table_of(g)->woken = 0;
	return true;
}

static bool
exchanged_without_a_trace(struct onirim_game *g)
{
	if (top(g)->left == 0)
		return false;
	pile_pour(&table_of(g)->discard, &g->deck.pool);
	return true;
}

static bool
exchange_of_nothing(struct onirim_game *g)
{
	if (top(g)->left != 0)
		return false;
	top(g)->card = 1;
	return true;
}

static bool
another_power(struct onirim_game *g)
{
	struct step *powers = &g->steps.stack[1];

	powers->left = (uint8_t)((powers->left + 1) % PARTS);
	return oni_terrors[creature(g, powers->card)->cards[powers->left]]
	    .power != oni_terrors[top(g)->card].power;
}

static bool
action_among_powers(struct onirim_game *g)
{
	if (g->steps.stack[1].left == 0)
		return false;
	*top(g) = (struct step){STEP_MOVE, g->active, 0, 0};
	return true;
}

static bool
unfinished_creature_awake(struct onirim_game *g)
{
	struct step *powers = &g->steps.stack[1];

	for (unsigned i = 0; i < table_of(g)->begun[g->active]; i++) {
		if (is_complete(creature(g, i)))
			continue;
		powers->card = (uint8_t)i;
		return true;
	}
	return false;
}

static bool
powers_before_the_penalty(struct onirim_game *g)
{
	g->steps.stack[1].left = 1;
	return true;
}

static bool
penalty_of_another_legion(struct onirim_game *g)
{
	struct step *penalty = &g->steps.stack[2];

	penalty->card = (uint8_t)((penalty->card + 1) % LEGIONS);
	return true;
}

static bool
active_seat_pays(struct onirim_game *g)
{
	top(g)->seat = g->active;
	g->steps.stack[2].seat = bottom(g)->seat;
	return true;
}

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
revealed_to_one(struct onirim_game *g)
{
	g->lookers = 1;
	return true;
}

static bool
three_revealed(struct onirim_game *g)
{
	while (g->looked.count < 3) {
		const uint64_t set = pile_cards(&g->deck.pool);

		if (set == 0)
			return false;
		pile_take(&g->deck.pool, set_lowest(set));
		look_at(g, set_lowest(set), all_seats(g));
	}
	return true;
}

static bool
revealed_without_a_herald(struct onirim_game *g)
{
	const uint64_t set = pile_cards(&g->deck.pool);

	if (set == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(set));
	look_at(g, set_lowest(set), all_seats(g));
	return true;
}

static bool
completed_the_active_one(struct onirim_game *g)
{
	struct step *herald = top(g) - 1;

	if (g->looked.count != 1)
		return false;
	herald->left = (uint8_t)set_of(herald[-1].card);
	return true;
}

static bool
one_wakes(struct onirim_game *g)
{
	top(g)->left &= (uint8_t)(top(g)->left - 1);
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
deal_in_a_seeded_game(struct onirim_game *g)
{
	g->config.chance = CHANCE_SEEDED;
	return true;
}

static bool
first_hand_too_large(struct onirim_game *g)
{
	return g->turn == 0 && add_to_hand(g, own_hand(g));
}

static bool
played_in_the_set_up(struct onirim_game *g)
{
	return g->turn == 0 &&
	    shift(&g->deck.pool, &table_of(g)->discard, UINT64_MAX);
}

static bool
set_up_out_of_turn(struct onirim_game *g)
{
	if (g->turn != 0 || g->steps.count != 4)
		return false;
	g->steps.stack[1].seat = g->active;
	g->steps.stack[2].seat = (uint8_t)(1 - g->active);
	return true;
}

static bool
drawing_too_many(struct onirim_game *g)
{
	struct step *draw = top(g) - 1;

	if (g->turn == 0 || draw[-1].kind == STEP_ACTIONS)
		return false;
	draw->left = 3;
	return true;
}

/*
 * All of them.
 */

#define TERRORS_OF "game=nightmarium turns=200"
#define FULL TERRORS_OF " players=5 objective=7"
#define HOST TERRORS_OF " chance=host"

static const struct spoiled rows[] = {
#define ROW(config, ask, spoil) { config, ONIRIM_ASK_##ask, spoil }
	ROW(TERRORS_OF, MOVE, one_more),
	ROW(TERRORS_OF, MOVE, no_such_card),
	ROW(TERRORS_OF, MOVE, wrong_sizes),
	ROW(TERRORS_OF, MOVE, top_of_the_pile_known),
	ROW(TERRORS_OF, MOVE, card_pending),
	ROW(TERRORS_OF, MOVE, hand_of_nobody),
	ROW(TERRORS_OF, MOVE, wrong_size_of_hand),
	ROW(TERRORS_OF, MOVE, wrong_set_of_hand),
	ROW(TERRORS_OF, MOVE, more_known_than_held),
	ROW(TERRORS_OF, MOVE, hidden_in_a_full_game),
	ROW(TERRORS_OF, MOVE, creature_of_nobody),
	ROW(TERRORS_OF, MOVE, head_for_legs),
	ROW(TERRORS_OF, MOVE, creature_without_cards),
	ROW(TERRORS_OF, MOVE, gap_between_creatures),
	ROW(FULL, MOVE, too_many_creatures),
	ROW(TERRORS_OF, MOVE, too_many_woken),
	ROW(TERRORS_OF, MOVE, wrong_seat),
	ROW(TERRORS_OF, MOVE, too_many_turns),
	ROW("game=nightmarium turns=9", NOTHING, won_without_creatures),
	ROW("game=nightmarium turns=9", NOTHING, lost_before_the_end),
	ROW(TERRORS_OF, NOTHING, won_by_another),
	ROW(TERRORS_OF, NOTHING, not_over),
	ROW(TERRORS_OF, NOTHING, over_with_a_step),
	ROW(TERRORS_OF, MOVE, no_such_kind),
	ROW(TERRORS_OF, MOVE, no_question),
	ROW(TERRORS_OF, MOVE, another_is_asked),
	ROW(TERRORS_OF, EXCHANGE, another_is_asked),
	ROW(TERRORS_OF, JOKER, another_is_asked),
	ROW(TERRORS_OF, HERALD, another_is_asked),
	ROW(TERRORS_OF, MOVE, operand_card),
	ROW(TERRORS_OF, MOVE, operand_left),
	ROW(TERRORS_OF, HERALD, operand_card),
	ROW(TERRORS_OF, HERALD, operand_left),
	ROW(FULL, WAKE, operand_card),
	ROW(TERRORS_OF, JOKER, operand_card),
	ROW(TERRORS_OF, JOKER, operand_left),
	ROW(TERRORS_OF, EXECUTIONER, operand_card),
	ROW(TERRORS_OF, SCAVENGER, operand_left),
	ROW(TERRORS_OF, DEVOURER, operand_card),
	ROW(TERRORS_OF, LEGION, operand_left),
	ROW(TERRORS_OF, MOVE, three_actions),
	ROW(TERRORS_OF, MOVE, no_action_left),
	ROW(TERRORS_OF, MOVE, bound_by_no_legion),
	ROW(TERRORS_OF, MOVE, bound_at_the_first_action),
	ROW(TERRORS_OF, MOVE, wrong_seat_to_come),
	ROW(TERRORS_OF, JOKER, woken_unbound),
	ROW(TERRORS_OF, JOKER, nothing_woke),
	ROW(TERRORS_OF, EXCHANGE, exchanged_without_a_trace),
	ROW(TERRORS_OF, EXCHANGE, exchange_of_nothing),
	ROW(TERRORS_OF, JOKER, another_power),
	ROW(TERRORS_OF, DEVOURER, another_power),
	ROW(TERRORS_OF, JOKER, action_among_powers),
	ROW(TERRORS_OF, DEVOURER, unfinished_creature_awake),
	ROW(TERRORS_OF, LEGION, powers_before_the_penalty),
	ROW(TERRORS_OF, LEGION, penalty_of_another_legion),
	ROW(TERRORS_OF, LEGION, active_seat_pays),
	ROW(TERRORS_OF, HERALD, nothing_revealed),
	ROW(TERRORS_OF, HERALD, revealed_to_one),
	ROW(TERRORS_OF, HERALD, three_revealed),
	ROW(TERRORS_OF, MOVE, revealed_without_a_herald),
	ROW(TERRORS_OF, HERALD, completed_the_active_one),
	ROW(FULL, WAKE, one_wakes),
	ROW(TERRORS_OF, EXCHANGE, one_answer),
	ROW(TERRORS_OF, JOKER, one_answer),
	ROW(HOST, DEAL, deal_in_a_seeded_game),
	ROW(HOST, DEAL, deal_from_elsewhere),
	ROW(HOST, DEAL, chance_is_a_seat),
	ROW(HOST, DEAL, first_hand_too_large),
	ROW(HOST, DEAL, played_in_the_set_up),
	ROW(HOST, DEAL, set_up_out_of_turn),
	ROW(HOST, DEAL, drawing_too_many),
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
	const unsigned card = set_lowest(pile_cards(&g->deck.pool));

	pile_take(&g->deck.pool, card);
	g->deck.hidden--;
	hand->hidden--;
	hand->count--;
	fan_add(hand, card, false);
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
	hand->hidden++;
	hand->count++;
	return true;
}

static bool
more_hidden_than_there_are(struct onirim_game *g)
{
	while (shift(&g->deck.pool, &table_of(g)->discard, UINT64_MAX))
		;
	return true;
}

static spoiler *const spoilers_of_views[] = {
	hidden_uncounted, one_card_told, own_card_hidden,
	more_hidden_than_there_are, generator_told, no_such_viewer,
};

START_TEST(test_view_with_one_fact_spoiled_is_not_sound)
{
	onirim_game *game, *view;

	onirim_game_new(&game, "game=nightmarium players=3 seed=4", NULL);
	onirim_game_copy(&view, game);
	ck_assert_int_eq(onirim_redact(view, game, 0), ONIRIM_OK);
	ck_assert_int_eq(view->deck.hidden, 10);
	ck_assert_ptr_null(broken_fact(view));
	ck_assert(spoilers_of_views[_i](view));
	ck_assert_ptr_nonnull(broken_fact(view));
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

Suite *
terror_sound_suite(void)
{
	Suite *suite = suite_create("sound, Nightmarium");
	TCase *tc = tcase_create("sound");

	tcase_set_timeout(tc, 0);
	tcase_add_loop_test(tc, test_game_with_one_fact_spoiled_is_not_sound,
	    0, COUNT_OF(rows));
	tcase_add_loop_test(tc, test_view_with_one_fact_spoiled_is_not_sound,
	    0, COUNT_OF(spoilers_of_views));
	tcase_add_loop_test(tc, test_herald_completes_no_such_creature, 0, 3);
	tcase_add_test(tc, test_unseen_payment_is_told_when_it_has_begun);
	tcase_add_test(tc, test_nothing_that_fits_is_not_resampled);
	suite_add_tcase(suite, tc);
	return suite;
}
