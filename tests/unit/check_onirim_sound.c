/* check_onirim_sound.c - tests of what is true of a sound game of Onirim: each
 * row spoils one fact and leaves those before it. */
#include <string.h>

#include "../../lib/onirim/cards.h"
#include "../../lib/onirim/dreams.h"
#include "../../lib/onirim/parts.h"
#include "../../lib/onirim/tower_row.h"
#include "scene.h"
#include "spoil.h"
#include "suites.h"

#define ANY_CARD UINT64_MAX

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

/* The step beneath. */
static struct step *
under(struct onirim_game *g)
{
	return top(g) - 1;
}

static uint8_t
active_seat(const struct onirim_game *g)
{
	return (uint8_t)set_of(g->active);
}

/* Take a card of a set out of the pool; false when there is none. */
static bool
take_of(struct onirim_game *g, uint64_t cards, uint8_t *card)
{
	const uint64_t set = pile_cards(&g->deck.pool) & cards;

	if (set == 0)
		return false;
	*card = (uint8_t)set_lowest(set);
	pile_take(&g->deck.pool, *card);
	return true;
}

/* Put a card of the pool to those looked at, as one more that they saw. */
static bool
look_at_one(struct onirim_game *g, uint8_t seats)
{
	uint8_t card;

	if (!take_of(g, ANY_CARD, &card))
		return false;
	look_at(g, card, seats);
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

/* The lowest card of a hand. */
static uint8_t *
lowest(struct fan *hand)
{
	return &hand->copies[set_lowest(hand->set)];
}

/*
 * Cards, and who knows them.
 */

SPOIL(turn_of_no_seat, g->active = g->config.players)
SPOIL(no_tower_in_the_row, table_of(g)->tower_count = 1)
SPOIL(one_more, pile_add(&g->deck.pool, NIGHTMARE))
SPOIL(limbo_in_disorder, table_of(g)->limbo.sums += bytes_of(1, 0))
SPOIL(wrong_sizes, g->deck.pool.sizes += bytes_of(1, 0))
SPOIL(own_card_known_twice, *lowest(&table_of(g)->hands[0]) = 0x21)
SPOIL(open_card_known_besides,
    fan_tell(&table_of(g)->hands[0], set_lowest(table_of(g)->hands[0].set)))
SPOIL(wrong_set, table_of(g)->hands[0].set ^= set_of(RED_TOWER))
SPOIL(wrong_count, table_of(g)->hands[0].count--)
SPOIL(seen_by_nobody, g->lookers = 0)
SPOIL(looked_at_by_a_stranger, g->lookers |= 4)
SPOIL(lookers_without_a_card, g->lookers = 1)
SPOIL(looked_at_and_known_besides,
    fan_tell(&g->looked, set_lowest(g->looked.set)))
SPOIL(shared_known_besides,
    fan_tell(&table_of(g)->shared, set_lowest(table_of(g)->shared.set)))

static bool
door_in_hand(struct onirim_game *g)
{
	uint8_t door;

	if (!take_of(g, DOORS, &door))
		return false;
	drop_from_hand(g, &table_of(g)->hands[0]);
	fan_add(&table_of(g)->hands[0], door, false);
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

/* The lowest cards are looked at, and one of them goes on top. */
static bool
top_full_before_one_comes(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK_LOWEST ||
	    pile_size(&g->deck.pool) < 40)
		return false;
	while (g->deck.top_count < oni_onirim_top_most(g))
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

static bool
out_of_the_game(struct onirim_game *g)
{
	return shift(&table_of(g)->discard, &table_of(g)->removed, ROOMS);
}

static bool
bottom_of_no_set(struct onirim_game *g)
{
	struct known card = {0, 1};

	if (!take_of(g, ANY_CARD, &card.card))
		return false;
	oni_deck_put_last(&g->deck, card);
	return true;
}

/* As many as lie there without a spell, and one more. */
static bool
top_too_high(struct onirim_game *g)
{
	struct known card = {0, 1};

	while (g->deck.top_count <= 20 && take_of(g, ANY_CARD, &card.card))
		oni_deck_put(&g->deck, card, 0);
	return g->deck.top_count > 20 && pile_size(&table_of(g)->removed) == 0;
}

/*
 * The table.
 */

SPOIL(wrong_series,
    table_of(g)->series[0] = (uint8_t)((table_of(g)->series[0] + 1) % 3))
SPOIL(flipped_goal, table_of(g)->goals[3] ^= GOAL_DOWN)
SPOIL(rank_without_goals, table_of(g)->goal_ranks[0] = 1)
SPOIL(rank_above_a_gap, table_of(g)->goal_ranks[7] = 2)
SPOIL(rank_above_all, table_of(g)->goal_ranks[7] = 9)
SPOIL(rank_of_two, table_of(g)->goal_ranks[6] = table_of(g)->goal_ranks[7] = 1)

static bool
rank_of_one_face_down(struct onirim_game *g)
{
	const bool down = table_of(g)->goals[0] >= GOAL_DOWN;

	table_of(g)->goal_ranks[0] = 1;
	return down && table_of(g)->goal_ranks[1] == 0;
}

SPOIL(greater_hand, table_of(g)->complete.own++)

static bool
same_symbols(struct onirim_game *g)
{
	const unsigned count = table_of(g)->row_count[0];
	uint8_t *row = table_of(g)->rows[0], room;

	if (count < 2 || !take_of(g, ROOMS_WITH(room_symbol(row[count - 2])),
	    &room))
		return false;
	pile_add(&g->deck.pool, row[count - 1]);
	row[count - 1] = room;
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
partner_lacks_a_card(struct onirim_game *g)
{
	return drop_from_hand(g, &table_of(g)->hands[1 - g->active]);
}

static bool
lacks_a_card(struct onirim_game *g)
{
	return drop_from_hand(g, &table_of(g)->hands[g->active]);
}

static bool
hand_of_nobody(struct onirim_game *g)
{
	uint8_t room;

	if (!take_of(g, ROOMS, &room))
		return false;
	fan_add(&table_of(g)->hands[1], room, false);
	return true;
}

/*
 * The course.
 */

SPOIL(generator_used, g->generator.state++)
SPOIL(output_of_another, g->generator.next++)
SPOIL(card_dealt, pile_take(&g->deck.pool, NIGHTMARE);
    g->dealt.known.card = NIGHTMARE)
SPOIL(pending_unseen, g->pending.seen = 0)
SPOIL(winner_too_early, g->winner = 0)
SPOIL(lost_is_won, g->over = ONIRIM_OVER_WON)
SPOIL(lost_by_turns, g->over = ONIRIM_OVER_TURNS)
SPOIL(over_for_no_reason, g->over = OVERS_END)
SPOIL(over_with_a_step, push(g, (struct step){.kind = STEP_TURN}))
SPOIL(too_many_turns, g->turn += 60)
SPOIL(before_the_first_turn, g->turn = 0)

/* Another reason for a loss than the one there was. */
static bool
lost_otherwise(struct onirim_game *g, int was, int over)
{
	if (g->over != was)
		return false;
	g->over = (uint8_t)over;
	return true;
}

static bool
filled_for_a_new_hand(struct onirim_game *g)
{
	return lost_otherwise(g, ONIRIM_OVER_FILL, ONIRIM_OVER_NEW_HAND);
}

static bool
new_hand_for_filling(struct onirim_game *g)
{
	return lost_otherwise(g, ONIRIM_OVER_NEW_HAND, ONIRIM_OVER_FILL);
}

static bool
lost_with_a_card(struct onirim_game *g)
{
	return shift(&table_of(g)->discard, &g->deck.pool, UINT64_MAX);
}

static bool
wrong_seat_to_move(struct onirim_game *g)
{
	g->turn--;
	return g->turn > 0;
}

/*
 * Premonitions.
 */

static bool
open_premonition(struct onirim_game *g, unsigned premonition)
{
	table_of(g)->premonitions |= (uint8_t)set_of(premonition);
	return true;
}

static bool
premonition_forgotten(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);

	for (unsigned i = 0; i < PREMONITIONS_MAX; i++)
		if (i != THREE_DOORS && i != FIVE_DOORS &&
		    oni_dreams_condition_holds(table, i) &&
		    pile_count(&table->removed, FIRST_PREMONITION + i) > 0) {
			pile_take(&table->removed, FIRST_PREMONITION + i);
			return open_premonition(g, i);
		}
	return false;
}

static bool
premonition_too_early(struct onirim_game *g)
{
	struct onirim_table *table = table_of(g);

	for (unsigned i = 0; i < PREMONITIONS_MAX; i++)
		if (!oni_dreams_condition_holds(table, i) &&
		    short_count(&table->reserve, FIRST_PREMONITION + i) > 0 &&
		    pile_cards(&table->removed) >> FIRST_PREMONITION == 0) {
			short_take(&table->reserve, FIRST_PREMONITION + i);
			return open_premonition(g, i);
		}
	return false;
}

/*
 * Steps in general.
 */

SPOIL(no_such_kind, top(g)->kind = STEPS_OF_ONIRIM)
SPOIL(no_such_kind_at_the_bottom, g->steps.stack[0].kind = STEPS_OF_ONIRIM)
SPOIL(placing, top(g)->kind = STEP_PLACE)
SPOIL(limbo_in_a_turn,
    push(g, *top(g));
    *under(g) = (struct step){.kind = STEP_LIMBO})
SPOIL(wrong_seat, top(g)->seat ^= 1)
SPOIL(operand_card, top(g)->card = 1)
SPOIL(operand_left, top(g)->left = 1)
SPOIL(set_not_played,
    top(g)->kind = STEP_HAPPY;
    push(g, *top(g));
    *under(g) = (struct step){.kind = STEP_HAPPY_END})
SPOIL(pending_without_step,
    pile_take(&g->deck.pool, NIGHTMARE);
    g->pending = (struct known){NIGHTMARE, all_seats(g)})
SPOIL(other_card_pending,
    pile_add(&g->deck.pool, g->pending.card);
    pile_take(&g->deck.pool, NIGHTMARE);
    g->pending.card = NIGHTMARE)
SPOIL(looked_by_another, g->lookers = (uint8_t)set_of(1u - g->active))

static bool
look_at_one_more(struct onirim_game *g)
{
	return look_at_one(g, active_seat(g));
}

static bool
one_answer(struct onirim_game *g)
{
	while (g->looked.count > 0) {
		pile_add(&g->deck.pool, set_lowest(g->looked.set));
		look_away(g, set_lowest(g->looked.set));
	}
	while (g->looked.count < 5 && pile_count(&g->deck.pool, RED_ROOM) > 0)
		look_at_one(g, 1);
	return g->looked.count == 5 && !set_several(g->looked.set);
}

/*
 * Single kinds.
 */

SPOIL(deal_in_a_seeded_game, g->config.chance = CHANCE_SEEDED)
SPOIL(order_for_a_room, top(g)->card = RED_ROOM)
SPOIL(search_for_a_room, top(g)->card = RED_ROOM)
SPOIL(pays_all_and_more,
    top(g)->left = (uint8_t)(pile_size(&table_of(g)->discard) + 1))

static bool
deal_from_elsewhere(struct onirim_game *g)
{
	top(g)->card = ONIRIM_ZONE_BOTTOM;
	return under(g)->kind == STEP_TURN;
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
no_premonition_to_come(struct onirim_game *g)
{
	if (under(g)->kind != STEP_PREMONITIONS_COME)
		return false;
	under(g)->left = 0;
	return short_size(&table_of(g)->reserve) == 0 || g->turn == 0;
}

static bool
draft_out_of_step(struct onirim_game *g)
{
	top(g)->left++;
	top(g)->seat ^= 1;
	return top(g)->left <= 6;
}

/* One seat has taken a card of the other's. */
static bool
draft_into_one_hand(struct onirim_game *g)
{
	struct fan *own = &table_of(g)->hands[g->active];
	struct fan *other = &table_of(g)->hands[1 - g->active];
	uint8_t card;

	if (other->count == 0 || own->count == 3)
		return false;
	card = (uint8_t)set_lowest(other->set);
	fan_take(other, card);
	fan_add(own, card, true);
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

/* Above a look that has begun. */
static bool
asks_while_looking(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK && under(g)->kind != STEP_LOOK_LOWEST)
		return false;
	under(g)->left--;
	return look_at_one_more(g);
}

static bool
looks_for_another(struct onirim_game *g)
{
	if (under(g)->kind != STEP_LOOK)
		return false;
	under(g)->card = (uint8_t)set_of(1u - g->active);
	return true;
}

static bool
order_beneath_unknown(struct onirim_game *g)
{
	top(g)->left = (uint8_t)(g->deck.top_count + 1);
	return top(g)->kind == STEP_ORDER;
}

static bool
order_without_room(struct onirim_game *g)
{
	if (top(g)->kind != STEP_ORDER_LOWEST)
		return false;
	while (g->looked.count + g->deck.bottom_count < 5)
		if (!look_at_one_more(g))
			return false;
	return true;
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
	uint8_t room;

	if (table_of(g)->hands[0].count != 4 || !take_of(g, ROOMS, &room))
		return false;
	fan_add(&table_of(g)->hands[0], room, false);
	return true;
}

static bool
end_with_a_card_to_draw(struct onirim_game *g)
{
	return drop_from_hand(g, &table_of(g)->shared);
}

static bool
deal_to_a_whole_hand(struct onirim_game *g)
{
	return under(g)->kind == STEP_TURN && draw_with_a_whole_hand(g);
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
lowest_left_behind(struct onirim_game *g)
{
	return bottom_of_no_set(g);
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
first_key_is_none(struct onirim_game *g)
{
	top(g)->left = 1;
	return top(g)->kind == STEP_LOSE_KEYS;
}

static bool
partner_unlocated(struct onirim_game *g)
{
	struct fan *hand = &table_of(g)->hands[1 - g->active];

	*lowest(hand) = (uint8_t)fan_copies(hand, set_lowest(hand->set));
	return true;
}

/*
 * All of them.
 */

#define PAIR "players=2"
#define HOST " chance=host"
#define ALL_SETS "sets=steps,towers,dreams"

static const struct spoiled rows[] = {
#define ROW(config, ask, spoil, fact) \
	{ config, ONIRIM_ASK_##ask, spoil, fact }
	ROW("", ACT, one_more,
	    "each card lies in one place"),
	ROW("", DOOR, limbo_in_disorder,
	    "piles count their cards"),
	ROW("", ACT, wrong_sizes,
	    "piles count their cards"),
	ROW("sets=towers", ACT, no_tower_in_the_row,
	    "rows and Goals are of cards that can lie there"),
	ROW(PAIR, ACT, own_card_known_twice,
	    "a hand holds Locations, and who sees it knows them"),
	ROW(PAIR " variants=open", ACT, open_card_known_besides,
	    "a hand holds Locations, and who sees it knows them"),
	ROW("", ACT, wrong_set,
	    "a hand holds Locations, and who sees it knows them"),
	ROW("", ACT, wrong_count,
	    "a hand holds Locations, and who sees it knows them"),
	ROW("", PROPHECY, seen_by_nobody,
	    "who looks at cards knows them"),
	ROW(PAIR, ORDER, looked_at_by_a_stranger,
	    "who looks at cards knows them"),
	ROW("", ACT, lookers_without_a_card,
	    "who looks at cards knows them"),
	ROW(PAIR, PROPHECY, looked_at_and_known_besides,
	    "who looks at cards knows them"),
	ROW(PAIR, ACT, shared_known_besides,
	    "a hand holds Locations, and who sees it knows them"),
	ROW("", ACT, door_in_hand,
	    "a hand holds Locations, and who sees it knows them"),
	ROW(PAIR, ACT, top_unseen,
	    "each known card of the deck is known to somebody"),
	ROW(PAIR " sets=steps", ACT, bottom_unseen,
	    "each known card of the deck is known to somebody"),
	ROW(PAIR, ACT, hidden_without_viewer,
	    "each known card of the deck is known to somebody"),
	ROW("sets=towers", ACT, out_of_the_game,
	    "cards leave the game where a set lets them"),
	ROW("sets=towers,dreams", ACT, bottom_of_no_set,
	    "the bottom is known where a set puts cards there"),
	ROW("sets=steps", ACT, top_too_high,
	    "there is room on top for all that will be known there"),
	ROW("sets=steps chance=host", DEAL, top_full_before_one_comes,
	    "there is room on top for all that will be known there"),
	ROW("chance=host", DEAL, deal_to_a_whole_hand,
	    "the host deals what a step waits for"),
	ROW("", ACT, same_symbols,
	    "symbols change along a row, and its end is its series"),
	ROW("", ACT, wrong_series,
	    "symbols change along a row, and its end is its series"),
	ROW("sets=towers", ACT, towers_in_disorder,
	    "edges of Towers that touch share no symbol"),
	ROW(PAIR " variants=unique", ACT, two_doors_of_a_colour,
	    "no seat has two Doors of a colour"),
	ROW("sets=steps", ACT, flipped_goal,
	    "a Goal lies face down for each Door"),
	ROW("", ACT, rank_without_goals,
	    "ranks of reopened Goals have no gaps"),
	ROW("sets=steps", ACT, rank_above_a_gap,
	    "ranks of reopened Goals have no gaps"),
	ROW("sets=steps", ACT, rank_above_all,
	    "ranks of reopened Goals have no gaps"),
	ROW("sets=steps", ACT, rank_of_two,
	    "ranks of reopened Goals have no gaps"),
	ROW("sets=steps", ACT, rank_of_one_face_down,
	    "ranks of reopened Goals have no gaps"),
	ROW(PAIR, ACT, partner_lacks_a_card,
	    "hands are complete"),
	ROW("", ACT, lacks_a_card,
	    "hands are complete"),
	ROW("", ACT, hand_of_nobody,
	    "hands are complete"),
	ROW("", DOOR, greater_hand,
	    "hands are complete"),
	ROW("", ACT, turn_of_no_seat,
	    "counts and seats are in their bounds"),
	ROW(PAIR, ACT, wrong_seat_to_move,
	    "it is the turn of the seat that is active"),
	ROW("chance=host", ACT, generator_used,
	    "there is a generator just where one is used"),
	ROW("", ACT, output_of_another,
	    "the next output follows from the generator"),
	ROW("", ACT, card_dealt,
	    "a card alone is seen by all"),
	ROW("", DOOR, pending_unseen,
	    "a card alone is seen by all"),
	ROW(PAIR, ACT, winner_too_early,
	    "the game is won when Doors and Towers say so"),
	ROW("", NOTHING, lost_is_won,
	    "the game is won when Doors and Towers say so"),
	ROW("", NOTHING, lost_by_turns,
	    "a game is lost when a hand lacks a card"),
	ROW("", NOTHING, filled_for_a_new_hand,
	    "a game is lost when a hand lacks a card"),
	ROW("", NOTHING, new_hand_for_filling,
	    "a game is lost when a hand lacks a card"),
	ROW("", NOTHING, lost_with_a_card,
	    "a game is lost when a hand lacks a card"),
	ROW("", NOTHING, over_for_no_reason,
	    "counts and seats are in their bounds"),
	ROW("", NOTHING, over_with_a_step,
	    "a game that goes on waits with a step"),
	ROW("", ACT, too_many_turns,
	    "each turn used a Location"),
	ROW("", NIGHTMARE, before_the_first_turn,
	    "each step lies on one that it can lie on"),
	ROW(PAIR " sets=dreams", ACT, premonition_forgotten,
	    "a Premonition whose condition holds strikes"),
	ROW("sets=dreams", ACT, premonition_too_early,
	    "Premonitions were revealed by those that do"),
	ROW("", ACT, no_such_kind,
	    "each step is of a kind that there is"),
	ROW("", ACT, no_such_kind_at_the_bottom,
	    "each step is of a kind that there is"),
	ROW("", ACT, placing,
	    "each step lies on one that it can lie on"),
	ROW("", ACT, no_question,
	    "each step lies on one that it can lie on"),
	ROW("", ACT, limbo_in_a_turn,
	    "each step lies on one that it can lie on"),
	ROW(PAIR, ACT, wrong_seat,
	    "each step has its seat and its operands"),
	ROW("", ACT, operand_card,
	    "each step has its seat and its operands"),
	ROW("", ACT, operand_left,
	    "each step has its seat and its operands"),
	ROW("", DOOR, set_not_played,
	    "each step belongs to a set that is played"),
	ROW("", ACT, pending_without_step,
	    "a card is pending as long as its step waits"),
	ROW("", DOOR, other_card_pending,
	    "a card is pending as long as its step waits"),
	ROW("", ACT, look_at_one_more,
	    "cards are looked at as long as their step waits"),
	ROW("", PROPHECY, look_at_one_more,
	    "cards are looked at as long as their step waits"),
	ROW("sets=steps", TOP, look_at_one_more,
	    "the lowest cards are looked at before others"),
	ROW(PAIR, PROPHECY, looked_by_another,
	    "cards are looked at as long as their step waits"),
	ROW(PAIR, ORDER, looked_by_another,
	    "cards are looked at as long as their step waits"),
	ROW(PAIR " sets=steps", TOP, looked_by_another,
	    "cards are looked at as long as their step waits"),
	ROW("", PROPHECY, one_answer,
	    "the question has two answers"),
	ROW("chance=host", DEAL, deal_in_a_seeded_game,
	    "the host deals what a step waits for"),
	ROW("chance=host", DEAL, deal_from_elsewhere,
	    "the host deals what a step waits for"),
	ROW("chance=host", DEAL, deal_over_a_known_card,
	    "the host deals what a step waits for"),
	ROW("sets=steps,dreams chance=host", DEAL, goals_without_premonitions,
	    "Premonitions were revealed by those that do"),
	ROW("sets=dreams chance=host", DEAL, more_premonitions_to_come,
	    "Premonitions were revealed by those that do"),
	ROW("sets=dreams chance=host", DEAL, no_premonition_to_come,
	    "a Premonition is to come"),
	ROW(PAIR, DRAFT, draft_out_of_step,
	    "the seats have drafted in turn"),
	ROW(PAIR, DRAFT, draft_into_one_hand,
	    "the seats have drafted in turn"),
	ROW(PAIR HOST, DEAL, no_draft,
	    "two players draft when Limbo has been shuffled back"),
	ROW("", SEARCH, search_for_a_room,
	    "the Door searched for is in the deck"),
	ROW(PAIR, SWAP, asks_while_looking,
	    "who looks at cards is asked, and there are some"),
	ROW("sets=steps", PAY, asks_while_looking,
	    "who looks at lowest cards is asked, and there are some"),
	ROW(PAIR, SWAP, looks_for_another,
	    "who looks at cards is asked, and there are some"),
	ROW("", ORDER, order_for_a_room,
	    "cards are put back behind those put back before"),
	ROW("", ORDER, order_beneath_unknown,
	    "cards are put back behind those put back before"),
	ROW("sets=steps", ORDER, order_without_room,
	    "there is room at the bottom for what is put back"),
	ROW("sets=steps", DRAW, draw_from_nothing,
	    "a card is to be drawn, and there is one"),
	ROW("sets=steps", DRAW, draw_with_a_whole_hand,
	    "a card is to be drawn, and there is one"),
	ROW(PAIR " sets=steps", END, end_with_a_card_to_draw,
	    "two players have filled the hand"),
	ROW("chance=host", DEAL, revealing_too_many,
	    "cards are looked at as long as their step waits"),
	ROW("sets=steps", PAY, pays_all_and_more,
	    "there are as many discarded cards as are to be paid"),
	ROW("sets=steps", TOP, lowest_left_behind,
	    "the lowest cards are looked at before others"),
	ROW("sets=towers", TOWER, no_tower,
	    "there is a Tower to lose"),
	ROW("sets=dreams", PENALTY, penalty_of_no_door,
	    "the Premonition is one that takes a Door"),
	ROW("sets=dreams", PENALTY, first_key_is_none,
	    "the first Key named is in the deck, which is known"),
	ROW(PAIR " sets=dreams", FETCH, partner_unlocated,
	    "who fetches a card knows those of the deck"),
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

#define ITS_OPERANDS "each step has its seat and its operands"

static const uint64_t without_operands = ON(STEP_LAY_GOALS) | ON(STEP_TURN) |
    ON(STEP_LIMBO) | ON(STEP_ACT) | ON(STEP_SWAP) | ON(STEP_END) | ON(STEP_DRAW) | ON(STEP_DOOR) |
    ON(STEP_NIGHTMARE_END) | ON(STEP_NIGHTMARE) | ON(STEP_REVEALED) |
    ON(STEP_NEW_HAND) | ON(STEP_TOWERS_SHAKE) | ON(STEP_TOWER) | ON(STEP_TOP) |
    ON(STEP_ORDER_LOWEST) | ON(STEP_GOALS) | ON(STEP_PUNISH) |
    ON(STEP_PREMONITIONS) |
    ON(STEP_PREMONITION) | ON(STEP_HAPPY_END) | ON(STEP_HAPPY) |
    ON(STEP_FETCH);

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
		ck_assert_str_eq(broken_fact(copy), ITS_OPERANDS);
		copy->steps.stack[i].card = 0;
		copy->steps.stack[i].left = 1;
		ck_assert_str_eq(broken_fact(copy), ITS_OPERANDS);
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

SPOIL(seed_told, g->config.seed = 1)
SPOIL(more_is_known, g->redacted = 2)

/* The other's hand of Locations where the pool has only Doors and Dreams. */
SPOIL(no_locations_to_hold,
    while (shift(&g->deck.pool, &table_of(g)->discard, LOCATIONS)))

static const struct spoiled views[] = {
#define VIEW(spoil, fact) { PAIR, 0, spoil, fact }
	VIEW(hidden_uncounted, "each hidden card lies in the pool besides"),
	VIEW(generator_told, "there is a generator just where one is used"),
	VIEW(seed_told, "there is a generator just where one is used"),
	VIEW(no_such_viewer, "counts and seats are in their bounds"),
	VIEW(more_is_known,
	    "a hand holds Locations, and who sees it knows them"),
	VIEW(no_locations_to_hold,
	    "each hidden card lies in the pool besides"),
#undef VIEW
};

START_TEST(test_view_with_one_fact_spoiled_is_not_sound)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game, *view;

	onirim_game_new(&game, views[_i].config, NULL);
	onirim_game_copy(&view, game);
	for (int i = 0; i < 20; i++)
		if (onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX) > 0)
			onirim_apply(game, actions[0]);
	ck_assert_int_eq(onirim_redact(view, game, 0), ONIRIM_OK);
	ck_assert_int_gt(view->deck.hidden, 0);
	ck_assert_ptr_null(broken_fact(view));
	ck_assert(views[_i].spoil(view));
	ck_assert_str_eq(broken_fact(view), views[_i].fact);
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
	    0, COUNT_OF(views));
	suite_add_tcase(suite, tc);
	return suite;
}
