/* dreams.c - Happy Dreams and Dark Premonitions. */
#include "book.h"
#include "draw.h"
#include "dreams.h"
#include "move.h"

/*
 * Dark Premonitions (6.1, 6.2).
 */

/* Reveal Premonitions of the reserve, as many as `left` says or as there
 * are (7.7). */
void
oni_premonitions_come(struct onirim_game *g)
{
	const struct short_pile *reserve = &g->table.onirim.reserve;
	struct step *step = step_top(&g->steps);

	do {
		if (is_dealt(g)) {
			move_card(g, g->dealt.card, DEALT, PREMONITIONS);
			step->left--;
		}
		if (step->left == 0 || short_size(reserve) == 0) {
			pop(g);
			return;
		}
	} while (oni_deal_of_zone(g, ONIRIM_ZONE_RESERVE));
}

/* The Doors on the table, of both seats (R23). */
static unsigned
doors_on_table(const struct onirim_table *table, unsigned colour)
{
	return (unsigned)table->doors[0][colour] + table->doors[1][colour];
}

uint64_t
oni_pairs_on_table(const struct onirim_table *table)
{
	uint64_t pairs = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (doors_on_table(table, colour) >= 2)
			pairs |= set_of(RED_DOOR + colour);
	return pairs;
}

bool
oni_condition_holds(const struct onirim_table *table, unsigned premonition)
{
	unsigned doors = 0, colours = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++) {
		doors += doors_on_table(table, colour);
		colours += doors_on_table(table, colour) > 0;
	}
	switch (premonition) {
	case ANY_PAIR:
		return oni_pairs_on_table(table) != 0;
	case THREE_DOORS:
		return doors >= 3;
	case FIVE_DOORS:
		return doors >= 5;
	case EVERY_COLOUR:
		return colours == COLOURS;
	}
	return doors_on_table(table, premonition) >= 2;
}

uint64_t
oni_premonitions_that_hold(const struct onirim_table *table)
{
	uint64_t hold = 0;

	for (unsigned i = 0; i < PREMONITIONS_MAX; i++)
		if (set_has(table->premonitions, i) &&
		    oni_condition_holds(table, i))
			hold |= set_of(FIRST_PREMONITION + i);
	return hold;
}

/* As long as the condition of an open Premonition holds, one strikes; after
 * each all are looked at again. */
void
oni_premonitions(struct onirim_game *g)
{
	if (oni_premonitions_that_hold(&g->table.onirim) == 0)
		pop(g);
	else
		push(g, (struct step){.kind = STEP_PREMONITION,
		    .seat = g->active});
}

void
oni_premonition_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, oni_premonitions_that_hold(&g->table.onirim),
	    ONIRIM_VERB_RESOLVE, 0);
}

/* A seat learns of all copies of a card that its partner holds. */
static void
locate_card(struct onirim_game *g, unsigned seat, struct fan *hand,
    unsigned card, struct place place)
{
	const struct known known = {(uint8_t)card,
	    (uint8_t)set_of(place.index)};

	while (fan_known(hand, card) < fan_copies(hand, card)) {
		fan_tell(hand, card);
		if (is_logged(g))
			oni_log_locate(g, seat, known, place);
	}
}

/* Who has seen which of some cards are in the deck knows from then on those
 * that the partner holds. */
static void
locate(struct onirim_game *g, unsigned seat, uint64_t cards)
{
	for (unsigned other = 0; other < g->config.players; other++) {
		struct fan *hand = &g->table.onirim.hands[other];

		if (set_has(hand_seats(g, other), seat))
			continue;
		for (uint64_t left = hand->set & cards; left != 0;
		    left &= left - 1)
			locate_card(g, seat, hand, set_lowest(left),
			    own_cards(other));
	}
}

/* Who looks through the deck learns that of all cards. */
static void
locate_partner(struct onirim_game *g)
{
	locate(g, g->active, LOCATIONS);
}

/* Discard all of some cards that the deck holds; looking for them shuffles
 * it, also when none was found (R24).  Both seats see that it has none now. */
static void
discard_from_deck(struct onirim_game *g, uint64_t cards)
{
	uint64_t left;

	oni_shuffle(g);
	for (left = cards & pile_cards(&g->deck.pool); left != 0;
	    left &= left - 1)
		for (unsigned i = pile_count(&g->deck.pool, set_lowest(left));
		    i > 0; i--)
			move_card(g, set_lowest(left), POOL, DISCARD);
	for (unsigned seat = 0; seat < g->config.players; seat++)
		locate(g, seat, cards);
}

unsigned
oni_keys_in_deck(const struct onirim_game *g, unsigned from)
{
	unsigned keys = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (key_of(colour) >= from)
			keys += oni_deck_count(&g->deck, key_of(colour));
	return keys;
}

static void
lose_keys(struct onirim_game *g, unsigned premonition)
{
	if (oni_keys_in_deck(g, 0) <= KEYS_LOST) {
		discard_from_deck(g, KEYS);
		return;
	}
	locate_partner(g);
	push(g, (struct step){.kind = STEP_LOSE_KEYS, .seat = g->active,
	    .card = (uint8_t)premonition});
}

/* The Premonition leaves the game before its penalty strikes (R25); one that
 * can do nothing does nothing (R24). */
void
oni_premonition_answer(struct onirim_game *g, struct choice choice)
{
	const unsigned premonition = choice_card(choice);

	pop(g);
	move_card(g, premonition, PREMONITIONS, REMOVED);
	switch (premonition - FIRST_PREMONITION) {
	case RED_PAIR:
		discard_from_deck(g, ROOMS_OF(ONIRIM_COLOUR_RED));
		return;
	case BLUE_PAIR:
		lose_keys(g, premonition);
		return;
	case GREEN_PAIR:
		if (pile_count(&g->table.onirim.discard, NIGHTMARE) > 0)
			move_card(g, NIGHTMARE, DISCARD, LIMBO);
		return;
	case BROWN_PAIR:
	case ANY_PAIR:
		push(g, (struct step){.kind = STEP_LOSE_DOOR,
		    .seat = g->active, .card = (uint8_t)premonition});
		return;
	case THREE_DOORS:
		push(g, (struct step){.kind = STEP_PREMONITIONS_COME,
		    .left = 1});
		oni_throw_hand_away(g);
		push(g, (struct step){.kind = STEP_NEW_HAND});
		return;
	case FIVE_DOORS:
		push(g, (struct step){.kind = STEP_PREMONITIONS_COME,
		    .left = 2});
		return;
	case EVERY_COLOUR:
		discard_from_deck(g, set_of(HAPPY_DREAM));
		return;
	}
	assert(0);
}

/* A Door that fits goes to Limbo: one of the active seat's, and only when it
 * has none, one of the other's (R24, 7.6). */
void
oni_lose_door_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint64_t fit =
	    oni_step(g)->card == FIRST_PREMONITION + ANY_PAIR
	    ? oni_pairs_on_table(table) : DOORS;
	const uint64_t own = oni_doors_before(table, g->active) & fit;
	const unsigned other = 1u - g->active;

	if (own != 0)
		choices_add(choices, own, ONIRIM_VERB_DOOR, g->active);
	else
		choices_add(choices, oni_doors_before(table, other) & fit,
		    ONIRIM_VERB_DOOR, other);
}

void
oni_lose_door_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	oni_door_leaves(g, choice_card(choice), choice_place(choice));
}

/* Two Keys of the deck, named in ascending order; both leave it when both are
 * named (7.5).  The first one named is in `left`, where 0 is none. */
void
oni_lose_keys_legal(const struct onirim_game *g, struct choices *choices)
{
	const unsigned first = oni_step(g)->left;
	uint64_t keys = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++) {
		const unsigned key = key_of(colour);
		const unsigned count = oni_deck_count(&g->deck, key);

		if (first == 0
		    ? count > 0 && oni_keys_in_deck(g, key) >= KEYS_LOST
		    : key >= first && count > (key == first))
			keys |= set_of(key);
	}
	choices_add(choices, keys, ONIRIM_VERB_DROP, 0);
}

void
oni_lose_keys_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);
	const unsigned first = step->left;

	if (first == 0) {
		step->left = choice_card(choice);
		return;
	}
	pop(g);
	oni_shuffle(g);
	move_card(g, first, POOL, DISCARD);
	move_card(g, choice_card(choice), POOL, DISCARD);
}

/*
 * Happy Dreams (6.3, R26).
 */

void
oni_happy_legal(const struct onirim_game *g, struct choices *choices)
{
	const uint64_t open = g->table.onirim.premonitions;

	spells_offer(g, choices);
	choices_add(choices, open << FIRST_PREMONITION,
	    ONIRIM_VERB_DISPEL, 0);
	choices_add_bare(choices, ONIRIM_VERB_LOOK);
	if (deck_size(&g->deck) > 0)
		choices_add_bare(choices, ONIRIM_VERB_FETCH);
}

void
oni_happy_answer(struct onirim_game *g, struct choice choice)
{
	if (choice_verb(choice) == ONIRIM_VERB_CAST) {
		oni_spell_cast(g, choice_extra(choice));
		return;
	}
	pop(g);
	switch (choice_verb(choice)) {
	case ONIRIM_VERB_DISPEL:
		move_card(g, choice_card(choice), PREMONITIONS, REMOVED);
		return;
	case ONIRIM_VERB_LOOK:
		push(g, (struct step){.kind = STEP_DISCARD_ANY,
		    .seat = g->active});
		push(g, looking(all_seats(g), HAPPY_CARDS));
		return;
	case ONIRIM_VERB_FETCH:
		locate_partner(g);
		push(g, (struct step){.kind = STEP_FETCH, .seat = g->active});
		return;
	}
	assert(0);
}

/* Fetch any card of the deck: all other cards lose their known places, and it
 * lies on top for all to see. */
void
oni_fetch_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, oni_deck_cards(&g->deck), ONIRIM_VERB_FETCH, 0);
}

void
oni_fetch_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	oni_shuffle(g);
	move_card(g, choice_card(choice), POOL, deck_under(0));
}

/* Discard any of the cards revealed, in ascending order, and put the others
 * back; `card` is the lowest that may go now. */
void
oni_discard_any_legal(const struct onirim_game *g, struct choices *choices)
{
	const uint64_t lower = set_of(oni_step(g)->card) - 1;

	choices_add(choices, g->looked.set & ~lower, ONIRIM_VERB_DROP, 0);
	choices_add_bare(choices, ONIRIM_VERB_STOP);
}

void
oni_discard_any_answer(struct onirim_game *g, struct choice choice)
{
	if (choice_verb(choice) == ONIRIM_VERB_DROP) {
		step_top(&g->steps)->card = choice_card(choice);
		move_card(g, choice_card(choice), LOOKED, DISCARD);
		return;
	}
	pop(g);
	if (g->looked.count > 0)
		push(g, ordering(g, ONIRIM_ZONE_TOP));
}

void
oni_happy_end(struct onirim_game *g)
{
	pop(g);
	move_card(g, HAPPY_DREAM, PENDING, DISCARD);
}
