/* check_onirim_sound.c - tests of what makes a game of Onirim one that play can lead
 * to: each row spoils one fact of a game and leaves all others. */
#include <string.h>

#include "../../lib/onirim/dreams.h"
#include "../../lib/onirim/cards.h"
#include "../../lib/onirim/history.h"
#include "../../lib/onirim/tower_row.h"
#include "scene.h"
#include "spoil.h"
#include "suites.h"

static struct onirim_table *
table_of(struct onirim_game *g)
{
	return &g->table.onirim;
}

static struct step *
top(struct onirim_game *g)
{
	return step_top(&g->steps);
}

/* The step beneath, and whether one of a kind is on the stack. */
static struct step *
under(struct onirim_game *g)
{
	return top(g) - 1;
}

static bool
is_waiting(const struct onirim_game *g, unsigned kind)
{
	for (unsigned i = 0; i < g->steps.count; i++)
		if (g->steps.stack[i].kind == kind)
			return true;
	return false;
}

#define ANY_CARD UINT64_MAX

/* Put a card of the pool to those looked at, as one more that they saw. */
static bool
look_at_one(struct onirim_game *g, uint8_t seats)
{
	const uint64_t set = pile_cards(&g->deck.pool);

	if (set == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(set));
	look_at(g, set_lowest(set), seats);
	return true;
}

static bool
unlook_one(struct onirim_game *g)
{
	const unsigned card = set_lowest(g->looked.set);

	look_away(g, card);
	pile_add(&g->deck.pool, card);
	return true;
}

static bool
drop_from_hand(struct onirim_game *g, struct fan *hand)
{
	const unsigned card = set_lowest(hand->set);

	if (hand->count == 0)
		return false;
	fan_take(hand, card);
	pile_add(&g->deck.pool, card);
	return true;
}

/*
 * Cards, and who knows them.
 */

static bool
one_more(struct onirim_game *g)
{
	pile_add(&g->deck.pool, NIGHTMARE);
	return true;
}

static bool
limbo_in_disorder(struct onirim_game *g)
{
	table_of(g)->limbo.sums += bytes_of(1, 0);
	return true;
}

static bool
wrong_sizes(struct onirim_game *g)
{
	g->deck.pool.sizes += bytes_of(1, 0);
	return true;
}

static bool
own_card_known_twice(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[0];

	hand->copies[set_lowest(hand->set)] = 0x21;
	return true;
}

static bool
open_card_known_besides(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[0];

	fan_tell(hand, set_lowest(hand->set));
	return true;
}

static bool
wrong_set(struct onirim_game *g)
{
	table_of(g)->hands[0].set ^= set_of(RED_TOWER);
	return true;
}

static bool
wrong_count(struct onirim_game *g)
{
	table_of(g)->hands[0].count--;
	return true;
}

static bool
seen_by_nobody(struct onirim_game *g)
{
	g->lookers = 0;
	return true;
}

static bool
looked_at_by_a_stranger(struct onirim_game *g)
{
	g->lookers |= 4;
	return true;
}

static bool
lookers_without_a_card(struct onirim_game *g)
{
	g->lookers = 1;
	return true;
}

static bool
looked_at_and_known_besides(struct onirim_game *g)
{
	fan_tell(&g->looked, set_lowest(g->looked.set));
	return true;
}

static bool
shared_known_besides(struct onirim_game *g)
{
	struct fan *shared = &table_of(g)->shared;

	fan_tell(shared, set_lowest(shared->set));
	return true;
}

static bool
door_in_hand(struct onirim_game *g)
{
	const uint64_t doors = pile_cards(&g->deck.pool) & DOORS;

	if (doors == 0)
		return false;
	drop_from_hand(g, &table_of(g)->hands[0]);
	pile_take(&g->deck.pool, set_lowest(doors));
	fan_add(&table_of(g)->hands[0], set_lowest(doors), false);
	return true;
}

static bool
top_unseen(struct onirim_game *g)
{
	g->deck.top[0].seen = 0;
	return g->deck.top_count > 0;
}

/* A card of the pool whose place all know. */
static struct known
known_of_pool(struct onirim_game *g)
{
	const unsigned card = set_lowest(pile_cards(&g->deck.pool));

	pile_take(&g->deck.pool, card);
	return (struct known){(uint8_t)card, all_seats(g)};
}

static bool
bottom_without_spells(struct onirim_game *g)
{
	g->deck.bottom[g->deck.bottom_count++] = known_of_pool(g);
	return true;
}

static bool
top_too_long(struct onirim_game *g)
{
	if (g->deck.top_count > 0)
		return false;
	while (g->deck.top_count <= oni_history_top_most(g))
		g->deck.top[g->deck.top_count++] = known_of_pool(g);
	return true;
}

/* The lowest cards are looked at, and one of them goes on top. */
static bool
top_full_before_one_comes(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK_LOWEST ||
	    pile_size(&g->deck.pool) < 40)
		return false;
	while (g->deck.top_count < oni_history_top_most(g))
		g->deck.top[g->deck.top_count++] = known_of_pool(g);
	return true;
}

static bool
bottom_unseen(struct onirim_game *g)
{
	g->deck.bottom[0].seen = 0;
	return g->deck.bottom_count > 0;
}

static bool
hidden_without_viewer(struct onirim_game *g)
{
	if (g->deck.top_count == 0)
		return false;
	oni_deck_hide(&g->deck, g->deck.top, 1, 3);
	return g->deck.hidden == 1;
}

/*
 * The table.
 */

static bool
same_symbols(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);
	const unsigned count = table->row_count[0];
	uint8_t *row = table->rows[0];
	unsigned room;

	if (count < 2)
		return false;
	room = row[count - 1] / 4u * 4 + room_symbol(row[count - 2]);
	if (pile_count(&g->deck.pool, room) == 0)
		return false;
	pile_add(&g->deck.pool, row[count - 1]);
	pile_take(&g->deck.pool, room);
	row[count - 1] = (uint8_t)room;
	return true;
}

static bool
wrong_series(struct onirim_game *g)
{
	table_of(g)->series[0] = (uint8_t)((table_of(g)->series[0] + 1) % 3);
	return true;
}

static bool
towers_in_disorder(struct onirim_game *g)
{
	uint8_t *towers = table_of(g)->towers;
	const uint8_t first = towers[0];

	towers[0] = towers[1];
	towers[1] = first;
	return table_of(g)->tower_count > 1 &&
	    !oni_tower_row_fits(table_of(g));
}

static bool
two_doors_of_a_colour(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);

	for (unsigned colour = 0; colour < COLOURS; colour++) {
		if (table->doors[0][colour] != 1 ||
		    table->doors[1][colour] != 1)
			continue;
		table->doors[0][colour]++;
		table->doors[1][colour]--;
		return true;
	}
	return false;
}

static bool
flipped_goal(struct onirim_game *g)
{
	table_of(g)->goals[3] ^= GOAL_DOWN;
	return true;
}

static bool
partner_lacks_a_card(struct onirim_game *g)
{
	return drop_from_hand(g, &table_of(g)->hands[1 - g->active]);
}

static bool
hand_of_nobody(struct onirim_game *g)
{
	const uint64_t rooms = pile_cards(&g->deck.pool) & ROOMS;

	if (rooms == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(rooms));
	fan_add(&g->table.onirim.hands[1], set_lowest(rooms), false);
	return true;
}

static bool
lacks_a_card(struct onirim_game *g)
{
	return drop_from_hand(g, &table_of(g)->hands[g->active]);
}

static bool
greater_hand(struct onirim_game *g)
{
	table_of(g)->complete.own++;
	return true;
}

/*
 * The course.
 */

static bool
wrong_seat_to_move(struct onirim_game *g)
{
	const struct onirim_table *table = table_of(g);

	g->turn--;
	return (table->row_count[0] + table->row_count[1]) * 3 < g->turn;
}

static bool
generator_used(struct onirim_game *g)
{
	g->generator++;
	return true;
}

static bool
card_dealt(struct onirim_game *g)
{
	pile_take(&g->deck.pool, NIGHTMARE);
	g->dealt = (struct known){NIGHTMARE, 0};
	return true;
}

static bool
pending_unseen(struct onirim_game *g)
{
	g->pending.seen = 0;
	return true;
}

static bool
winner_too_early(struct onirim_game *g)
{
	g->winner = 0;
	return true;
}

static bool
lost_is_won(struct onirim_game *g)
{
	g->outcome = ONIRIM_WON;
	return true;
}

static bool
lost_with_a_card(struct onirim_game *g)
{
	return shift(&table_of(g)->discard, &g->deck.pool, ROOMS);
}

static bool
over_and_looking(struct onirim_game *g)
{
	return shift(&table_of(g)->discard, &g->deck.pool, ROOMS) &&
	    look_at_one(g, 1);
}

static bool
over_with_a_step(struct onirim_game *g)
{
	push(g, (struct step){.kind = STEP_TURN});
	return true;
}

/*
 * Steps in general.
 */

static bool
no_such_kind(struct onirim_game *g)
{
	top(g)->kind = STEPS_OF_ONIRIM;
	return true;
}

static bool
no_such_kind_at_the_bottom(struct onirim_game *g)
{
	g->steps.stack[0].kind = STEPS_OF_ONIRIM;
	return true;
}

static bool
placing(struct onirim_game *g)
{
	top(g)->kind = STEP_PLACE;
	return true;
}

static bool
fill_without_limbo(struct onirim_game *g)
{
	g->steps.stack[1] = g->steps.stack[2];
	return true;
}

static bool
wrong_seat(struct onirim_game *g)
{
	top(g)->seat ^= 1;
	return true;
}

static bool
operand_card(struct onirim_game *g)
{
	top(g)->card = 1;
	return true;
}

static bool
operand_left(struct onirim_game *g)
{
	top(g)->left = 1;
	return true;
}

static bool
set_not_played(struct onirim_game *g)
{
	top(g)->kind = STEP_HAPPY;
	push(g, *top(g));
	under(g)->kind = STEP_HAPPY_END;
	under(g)->seat = 0;
	shift(&g->deck.pool, &g->deck.pool, ANY_CARD);
	return true;
}

static bool
pending_without_step(struct onirim_game *g)
{
	pile_take(&g->deck.pool, NIGHTMARE);
	g->pending = (struct known){NIGHTMARE, all_seats(g)};
	return true;
}

static bool
other_card_pending(struct onirim_game *g)
{
	pile_add(&g->deck.pool, g->pending.card);
	pile_take(&g->deck.pool, NIGHTMARE);
	g->pending.card = NIGHTMARE;
	return true;
}

static bool
looked_without_step(struct onirim_game *g)
{
	return look_at_one(g, 1);
}

static bool
one_answer(struct onirim_game *g)
{
	while (g->looked.count > 0)
		unlook_one(g);
	while (g->looked.count < 5 && pile_count(&g->deck.pool, RED_ROOM) > 0)
		look_at_one(g, 1);
	return g->looked.count == 5 && !set_several(g->looked.set);
}

/*
 * Single kinds.
 */

static bool
deal_in_a_seeded_game(struct onirim_game *g)
{
	g->config.chance = CHANCE_SEEDED;
	return true;
}

static bool
deal_from_elsewhere(struct onirim_game *g)
{
	top(g)->card = ONIRIM_ZONE_BOTTOM;
	return under(g)->kind == STEP_FILL;
}

static bool
deal_over_a_known_card(struct onirim_game *g)
{
	const struct known card = {NIGHTMARE, 1};

	if (top(g)->card != ONIRIM_ZONE_TOP || g->turn == 0 ||
	    pile_count(&g->deck.pool, NIGHTMARE) < 2)
		return false;
	pile_take(&g->deck.pool, NIGHTMARE);
	oni_deck_put(&g->deck, card, 0);
	return true;
}

static bool
goals_after_premonitions(struct onirim_game *g)
{
	if (!is_waiting(g, STEP_LAY_GOALS))
		return false;
	short_take(&g->table.onirim.reserve, FIRST_PREMONITION);
	table_of(g)->premonitions = 1;
	g->steps.stack[3].left--;
	return g->steps.stack[3].kind == STEP_PREMONITIONS_COME;
}

static bool
goals_without_premonitions(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LAY_GOALS)
		return false;
	under(g)[-1] = *under(g);
	*under(g) = *top(g);
	pop(g);
	return true;
}

static bool
more_premonitions_to_come(struct onirim_game *g)
{
	if (under(g)->kind != STEP_PREMONITIONS_COME)
		return false;
	under(g)->left = 3;
	return g->turn > 0;
}

static bool
draft_out_of_step(struct onirim_game *g)
{
	top(g)->left++;
	top(g)->seat ^= 1;
	return top(g)->left <= 6;
}

static bool
draft_unseen(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[g->active];

	if (hand->count != 1)
		return false;
	hand->copies[set_lowest(hand->set)] = IN_FAN;
	return true;
}

static bool
search_for_another(struct onirim_game *g)
{
	top(g)->card = (uint8_t)(RED_DOOR + (top(g)->card + 1) % 4);
	return oni_deck_count(&g->deck, top(g)->card) > 0;
}

static bool
search_in_a_series(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);

	table->row_count[0]--;
	pile_add(&table->discard, table->rows[0][table->row_count[0]]);
	table->rows[0][table->row_count[0]] = 0;
	table->series[0] = 2;
	return true;
}

static bool
swap_for_a_key(struct onirim_game *g)
{
	struct pile *discard = &table_of(g)->discard;

	return under(g)->kind == STEP_FILL && pile_size(discard) == 1 &&
	    shift(discard, &g->deck.pool, ROOMS & ~KEYS) &&
	    shift(&g->deck.pool, discard, KEYS);
}

static bool
swap_while_looking(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK)
		return false;
	under(g)->left--;
	return look_at_one(g, (uint8_t)set_of(g->active));
}

static bool
prophecy_without_key(struct onirim_game *g)
{
	while (shift(&table_of(g)->discard, &g->deck.pool, KEYS))
		;
	return true;
}

static bool
looked_too_few(struct onirim_game *g)
{
	return g->looked.count > 3 && unlook_one(g);
}

static bool
looked_by_another(struct onirim_game *g)
{
	g->lookers = (uint8_t)set_of(1u - g->active);
	return true;
}

static bool
order_elsewhere(struct onirim_game *g)
{
	top(g)->card = ONIRIM_ZONE_POOL;
	return true;
}

static bool
order_beneath_unknown(struct onirim_game *g)
{
	top(g)->left = (uint8_t)(g->deck.top_count + 1);
	return top(g)->card == ONIRIM_ZONE_TOP;
}

static bool
order_of_cards_others_saw(struct onirim_game *g)
{
	if (top(g)->card != ONIRIM_ZONE_TOP || top(g)->left == 0)
		return false;
	g->deck.top[g->deck.top_count - 1].seen ^= 3;
	return g->deck.top[g->deck.top_count - 1].seen > 0;
}

static bool
order_at_bottom_of_too_few(struct onirim_game *g)
{
	return top(g)->card == ONIRIM_ZONE_BOTTOM && g->looked.count > 2 &&
	    deck_size(&g->deck) > 5 && unlook_one(g);
}

static bool
order_of_happy_too_few(struct onirim_game *g)
{
	const unsigned seen = pile_size(&table_of(g)->discard) +
	    g->looked.count + top(g)->left;

	return under(g)->kind == STEP_HAPPY_END && seen == 7 &&
	    deck_size(&g->deck) > 7 && g->looked.count > 3 && unlook_one(g);
}

static bool
shared_before_own(struct onirim_game *g)
{
	return under(g)->kind == STEP_NEW_HAND && g->turn > 0 &&
	    table_of(g)->shared.count > 0 && lacks_a_card(g);
}

static bool
draw_from_nothing(struct onirim_game *g)
{
	if (pile_size(&table_of(g)->discard) < 7)
		return false;
	oni_deck_shuffle(&g->deck);
	pile_pour(&g->deck.pool, &table_of(g)->discard);
	return true;
}

static bool
draw_with_a_whole_hand(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[0];
	const uint64_t rooms = pile_cards(&g->deck.pool) & ROOMS;

	if (hand->count != 4 || rooms == 0)
		return false;
	pile_take(&g->deck.pool, set_lowest(rooms));
	fan_add(hand, set_lowest(rooms), false);
	return true;
}

static bool
deal_to_a_whole_hand(struct onirim_game *g)
{
	return under(g)->kind == STEP_FILL && draw_with_a_whole_hand(g);
}

static bool
dropped_before_it_is_seen(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK ||
	    under(g)[-1].kind != STEP_DISCARD_ANY)
		return false;
	under(g)[-1].card = 1;
	return true;
}

static bool
revealing_too_many(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK || under(g)[-1].kind != STEP_REVEALED)
		return false;
	under(g)->left++;
	return true;
}

static bool
new_hand_without_towers(struct onirim_game *g)
{
	if (under(g)->kind != STEP_NEW_HAND ||
	    under(g)[-1].kind != STEP_TOWERS_SHAKE)
		return false;
	under(g)[-1] = *under(g);
	*under(g) = *top(g);
	pop(g);
	return true;
}

static bool
no_draft(struct onirim_game *g)
{
	if (g->steps.stack[1].kind != STEP_DRAFT)
		return false;
	memmove(&g->steps.stack[1], &g->steps.stack[2],
	    (STEPS_MAX - 2) * sizeof g->steps.stack[0]);
	g->steps.count--;
	return true;
}

static bool
pays_too_much(struct onirim_game *g)
{
	if (top(g)->card != 0)
		return false;
	top(g)->left++;
	return true;
}

static bool
paid_another_card(struct onirim_game *g)
{
	if (top(g)->card == 0)
		return false;
	top(g)->card++;
	return pile_count(&table_of(g)->removed, top(g)->card) == 0 &&
	    pile_cards(&table_of(g)->discard) >> top(g)->card != 0;
}

static bool
paid_before_it_began(struct onirim_game *g)
{
	if (pile_size(&table_of(g)->removed) > 0)
		return false;
	top(g)->card = 1;
	return true;
}

static bool
pays_while_looking(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK_LOWEST)
		return false;
	under(g)->left--;
	return look_at_one(g, (uint8_t)set_of(g->active));
}

static bool
lowest_left_behind(struct onirim_game *g)
{
	struct known card = {NIGHTMARE, (uint8_t)set_of(g->active)};

	if (pile_count(&g->deck.pool, NIGHTMARE) == 0)
		return false;
	pile_take(&g->deck.pool, NIGHTMARE);
	oni_deck_put_last(&g->deck, card);
	return true;
}

static bool
no_tower(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);

	for (unsigned i = 0; i < table->tower_count; i++) {
		pile_add(&table->discard, table->towers[i]);
		table->towers[i] = 0;
	}
	table->tower_count = 0;
	return true;
}

static bool
penalty_of_no_door(struct onirim_game *g)
{
	top(g)->card = FIRST_PREMONITION + FIVE_DOORS;
	return top(g)->kind == STEP_LOSE_DOOR;
}

static bool
keys_without_choice(struct onirim_game *g)
{
	if (top(g)->kind != STEP_LOSE_KEYS)
		return false;
	oni_deck_shuffle(&g->deck);
	while (oni_dreams_keys_in_deck(g, 0) > 2)
		shift(&g->deck.pool, &table_of(g)->discard, KEYS);
	return true;
}

static bool
first_key_is_none(struct onirim_game *g)
{
	top(g)->left = 1;
	return top(g)->kind == STEP_LOSE_KEYS;
}

static bool
partner_unlocated(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[1 - g->active];

	hand->copies[set_lowest(hand->set)] = (uint8_t)
	    fan_copies(hand, set_lowest(hand->set));
	return true;
}

static bool
dropped_without_a_trace(struct onirim_game *g)
{
	return top(g)->card == 0 && deck_size(&g->deck) > 0 &&
	    pile_count(&table_of(g)->discard, RED_ROOM) == 0 &&
	    g->looked.count > 3 && unlook_one(g);
}

static bool
dropped_nothing_of_it(struct onirim_game *g)
{
	top(g)->card = NIGHTMARE;
	while (shift(&table_of(g)->discard, &g->deck.pool,
	    set_of(NIGHTMARE)))
		;
	return (g->looked.set >> NIGHTMARE) != 0;
}

static bool
premonition_forgotten(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);

	for (unsigned i = 0; i < PREMONITIONS_MAX; i++) {
		if (i == THREE_DOORS || i == FIVE_DOORS ||
		    !oni_dreams_condition_holds(table, i) ||
		    pile_count(&table->removed, FIRST_PREMONITION + i) == 0)
			continue;
		pile_take(&table->removed, FIRST_PREMONITION + i);
		table->premonitions |= (uint8_t)(1 << i);
		return true;
	}
	return false;
}

/*
 * The past.
 */

static bool
too_many_turns(struct onirim_game *g)
{
	g->turn = (uint16_t)(g->turn + 60);
	return true;
}

static bool
premonition_too_early(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);

	for (unsigned i = 0; i < PREMONITIONS_MAX; i++) {
		if (oni_dreams_condition_holds(table, i) ||
		    short_count(&table->reserve, FIRST_PREMONITION + i) == 0 ||
		    pile_cards(&table->removed) >> FIRST_PREMONITION != 0)
			continue;
		short_take(&table->reserve, FIRST_PREMONITION + i);
		table->premonitions |= (uint8_t)(1 << i);
		return true;
	}
	return false;
}

static bool
discarded_in_the_set_up(struct onirim_game *g)
{
	return g->turn == 0 &&
	    shift(&g->deck.pool, &table_of(g)->discard, ROOMS);
}

/*
 * All of them.
 */

#define PAIR "players=2"
#define HOST " chance=host"
#define ALL_SETS "sets=steps,towers,dreams"

static const struct spoiled rows[] = {
#define ROW(config, ask, spoil) { config, ONIRIM_ASK_##ask, spoil, NULL }
	ROW("", ACT, one_more),
	ROW("", DOOR, limbo_in_disorder),
	ROW("", ACT, wrong_sizes),
	ROW(PAIR, ACT, own_card_known_twice),
	ROW(PAIR " variants=open", ACT, open_card_known_besides),
	ROW("", ACT, wrong_set),
	ROW("", ACT, wrong_count),
	ROW("", PROPHECY, seen_by_nobody),
	ROW(PAIR, ORDER, looked_at_by_a_stranger),
	ROW("", ACT, lookers_without_a_card),
	ROW(PAIR, PROPHECY, looked_at_and_known_besides),
	ROW(PAIR, ACT, shared_known_besides),
	ROW("", ACT, door_in_hand),
	ROW(PAIR, ACT, top_unseen),
	ROW("", ACT, bottom_without_spells),
	ROW("sets=steps", ACT, top_too_long),
	ROW("sets=steps chance=host", DEAL, top_full_before_one_comes),
	ROW(PAIR " sets=steps", ACT, bottom_unseen),
	ROW(PAIR, ACT, hidden_without_viewer),
	ROW("", ACT, same_symbols),
	ROW("", ACT, wrong_series),
	ROW("sets=towers", ACT, towers_in_disorder),
	ROW(PAIR " variants=unique", ACT, two_doors_of_a_colour),
	ROW("sets=steps", ACT, flipped_goal),
	ROW(PAIR, ACT, partner_lacks_a_card),
	ROW("", ACT, hand_of_nobody),
	ROW("", ACT, lacks_a_card),
	ROW("", DOOR, greater_hand),
	ROW(PAIR, ACT, wrong_seat_to_move),
	ROW("chance=host", ACT, generator_used),
	ROW("", ACT, card_dealt),
	ROW("", DOOR, pending_unseen),
	ROW(PAIR, ACT, winner_too_early),
	ROW("", NOTHING, lost_is_won),
	ROW("", NOTHING, lost_with_a_card),
	ROW("", NOTHING, over_and_looking),
	ROW("", NOTHING, over_with_a_step),
	ROW("", ACT, no_such_kind),
	ROW("", ACT, no_such_kind_at_the_bottom),
	ROW("", ACT, placing),
	ROW("", ACT, no_question),
	ROW("", ACT, fill_without_limbo),
	ROW(PAIR, ACT, wrong_seat),
	ROW("", ACT, operand_card),
	ROW("", ACT, operand_left),
	ROW("", DOOR, set_not_played),
	ROW("", ACT, pending_without_step),
	ROW("", DOOR, other_card_pending),
	ROW("", ACT, looked_without_step),
	ROW("", PROPHECY, one_answer),
	ROW("chance=host", DEAL, deal_in_a_seeded_game),
	ROW("chance=host", DEAL, deal_from_elsewhere),
	ROW("chance=host", DEAL, deal_over_a_known_card),
	ROW("sets=steps,dreams chance=host", DEAL, goals_after_premonitions),
	ROW("sets=steps,dreams chance=host", DEAL, goals_without_premonitions),
	ROW("sets=dreams chance=host", DEAL, more_premonitions_to_come),
	ROW(PAIR, DRAFT, draft_out_of_step),
	ROW(PAIR, DRAFT, draft_unseen),
	ROW("", SEARCH, search_for_another),
	ROW("", SEARCH, search_in_a_series),
	ROW(PAIR, SWAP, swap_for_a_key),
	ROW(PAIR, SWAP, swap_while_looking),
	ROW("", PROPHECY, prophecy_without_key),
	ROW("", PROPHECY, looked_too_few),
	ROW("", ORDER, looked_too_few),
	ROW(PAIR, PROPHECY, looked_by_another),
	ROW(PAIR, ORDER, looked_by_another),
	ROW(PAIR " sets=steps", TOP, looked_by_another),
	ROW("", ORDER, order_elsewhere),
	ROW("", ORDER, order_beneath_unknown),
	ROW(PAIR, ORDER, order_of_cards_others_saw),
	ROW("sets=steps", ORDER, order_at_bottom_of_too_few),
	ROW("sets=dreams", ORDER, order_of_happy_too_few),
	ROW(PAIR HOST, DEAL, shared_before_own),
	ROW("sets=steps", DRAW, draw_from_nothing),
	ROW("sets=steps", DRAW, draw_with_a_whole_hand),
	ROW("chance=host", DEAL, deal_to_a_whole_hand),
	ROW("sets=dreams chance=host", DEAL, dropped_before_it_is_seen),
	ROW("chance=host", DEAL, revealing_too_many),
	ROW("sets=towers chance=host", DEAL, new_hand_without_towers),
	ROW(PAIR HOST, DEAL, no_draft),
	ROW("sets=steps", PAY, pays_too_much),
	ROW("sets=steps", PAY, paid_another_card),
	ROW("sets=steps", PAY, paid_before_it_began),
	ROW("sets=steps", PAY, pays_while_looking),
	ROW("sets=steps", TOP, looked_too_few),
	ROW("sets=steps", TOP, lowest_left_behind),
	ROW("sets=towers", TOWER, no_tower),
	ROW("sets=dreams", PENALTY, penalty_of_no_door),
	ROW("sets=dreams", PENALTY, keys_without_choice),
	ROW("sets=dreams", PENALTY, first_key_is_none),
	ROW(PAIR " sets=dreams", FETCH, partner_unlocated),
	ROW("sets=dreams", DISCARD_ANY, dropped_without_a_trace),
	ROW("sets=dreams", DISCARD_ANY, dropped_nothing_of_it),
	ROW(PAIR " " ALL_SETS, ACT, premonition_forgotten),
	ROW("", ACT, too_many_turns),
	ROW("sets=dreams", ACT, premonition_too_early),
	ROW(PAIR, DRAFT, discarded_in_the_set_up),
#undef ROW
};

START_TEST(test_game_with_one_fact_spoiled_is_not_sound)
{
	check_spoiled(&rows[_i]);
}
END_TEST

/*
 * Operands that a step does not use are 0.
 */

#define KIND(kind) (UINT64_C(1) << STEP_##kind)

static const uint64_t without_operands = KIND(LAY_GOALS) | KIND(TURN) |
    KIND(LIMBO) | KIND(FILL) | KIND(ACT) | KIND(SWAP) | KIND(PROPHECY) |
    KIND(DRAW) | KIND(DOOR) | KIND(NIGHTMARE_END) | KIND(NIGHTMARE) |
    KIND(REVEALED) | KIND(NEW_HAND) | KIND(TOWERS_SHAKE) | KIND(TOWER) |
    KIND(TOP) | KIND(GOALS) | KIND(PUNISH) | KIND(PREMONITIONS) |
    KIND(PREMONITION) | KIND(HAPPY_END) | KIND(HAPPY) | KIND(FETCH);

/* Look at all steps of a game; the set of kinds that were met. */
static uint64_t
check_operands(const onirim_game *game, onirim_game *copy)
{
	uint64_t met = 0;

	for (unsigned i = 0; i < game->steps.count; i++) {
		const uint64_t kind = set_of(game->steps.stack[i].kind) &
		    without_operands;

		if (kind == 0)
			continue;
		onirim_game_assign(copy, game);
		copy->steps.stack[i].card = 1;
		ck_assert_ptr_nonnull(broken_fact(copy));
		copy->steps.stack[i].card = 0;
		copy->steps.stack[i].left = 1;
		ck_assert_ptr_nonnull(broken_fact(copy));
		met |= kind;
	}
	return met;
}

/* Random games that begin at this one. */
static uint64_t
check_operands_from(onirim_game *start, unsigned games)
{
	onirim_game *game, *copy;
	uint64_t met = 0, answers = 0;

	onirim_game_copy(&game, start);
	onirim_game_copy(&copy, start);
	while (games-- > 0) {
		onirim_game_assign(game, start);
		do
			met |= check_operands(game, copy);
		while (onirim_playout(game, answers++, 1) == ONIRIM_PLAYING);
	}
	onirim_game_free(copy);
	onirim_game_free(game);
	onirim_game_free(start);
	return met;
}

/* In the second the next Door may set off two Premonitions. */
START_TEST(test_operand_that_is_not_used_is_not_sound)
{
	onirim_game *all_sets;
	uint64_t met;

	onirim_game_new(&all_sets, PAIR " " ALL_SETS HOST, NULL);
	met = check_operands_from(all_sets, 100);
	met |= check_operands_from(scene("sets=dreams chance=host "
	    "hand1=blue-key,4red-sun doors1=red-door,blue-door top=blue-door "
	    "premonitions=red-pair,blue-pair,brown-pair,three-doors", ""), 20);
	ck_assert_uint_eq(met, without_operands);
}
END_TEST

/*
 * What a viewer knows.
 */

static bool
seed_told(struct onirim_game *g)
{
	g->config.seed = 1;
	return true;
}

static bool
more_is_known(struct onirim_game *g)
{
	g->redacted = 2;
	return true;
}

/* The other's hand of Locations where the pool has only Doors and Dreams. */
static bool
no_locations_to_hold(struct onirim_game *g)
{
	while (shift(&g->deck.pool, &table_of(g)->discard, LOCATIONS))
		;
	return true;
}

static spoiler *const spoilers_of_views[] = {
	hidden_uncounted, generator_told, seed_told, no_such_viewer,
	more_is_known, no_locations_to_hold,
};

START_TEST(test_view_with_one_fact_spoiled_is_not_sound)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game, *view;

	onirim_game_new(&game, PAIR, NULL);
	onirim_game_copy(&view, game);
	for (int i = 0; i < 20; i++)
		if (onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX) > 0)
			onirim_apply(game, actions[0]);
	ck_assert_int_eq(onirim_redact(view, game, 0), ONIRIM_OK);
	ck_assert_int_gt(view->deck.hidden, 0);
	ck_assert_ptr_null(broken_fact(view));
	ck_assert(spoilers_of_views[_i](view));
	ck_assert_ptr_nonnull(broken_fact(view));
	onirim_game_free(view);
	onirim_game_free(game);
}
END_TEST

Suite *
onirim_sound_suite(void)
{
	Suite *suite = suite_create("onirim_sound");
	TCase *tc = tcase_create("sound");

	tcase_set_timeout(tc, 0);
	tcase_add_loop_test(tc, test_game_with_one_fact_spoiled_is_not_sound,
	    0, COUNT_OF(rows));
	tcase_add_test(tc, test_operand_that_is_not_used_is_not_sound);
	tcase_add_loop_test(tc, test_view_with_one_fact_spoiled_is_not_sound,
	    0, COUNT_OF(spoilers_of_views));
	suite_add_tcase(suite, tc);
	return suite;
}
