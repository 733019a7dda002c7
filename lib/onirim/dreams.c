/* dreams.c - Happy Dreams and Dark Premonitions. */
#include "book.h"
#include "doors.h"
#include "dreams.h"
#include "hand.h"
#include "looks.h"

/*
 * Dark Premonitions (6.1, 6.2).
 */

uint64_t
oni_dreams_pairs(const struct onirim_table *table)
{
	uint64_t pairs = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (doors_on_table(table, colour) >= 2)
			pairs |= set_of(RED_DOOR + colour);
	return pairs;
}

bool
oni_dreams_condition_holds(const struct onirim_table *table,
    unsigned premonition)
{
	unsigned doors = 0, colours = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++) {
		doors += doors_on_table(table, colour);
		colours += doors_on_table(table, colour) > 0;
	}
	switch (premonition) {
	case ANY_PAIR:
		return oni_dreams_pairs(table) != 0;
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
oni_dreams_that_hold(const struct onirim_table *table)
{
	uint64_t hold = 0;

	for (unsigned i = 0; i < PREMONITIONS_MAX; i++)
		if (set_has(table->premonitions, i) &&
		    oni_dreams_condition_holds(table, i))
			hold |= set_of(FIRST_PREMONITION + i);
	return hold;
}

/* Reveal as many Premonitions of the reserve as `left` says, or as many as
 * there are (7.7). */
static void
premonitions_come_run(struct onirim_game *g)
{
	const struct short_pile *reserve = &g->table.onirim.reserve;
	struct step *step = step_top(&g->steps);
	struct dealt dealt;

	for (; step->left > 0 && (is_dealt(g) || short_size(reserve) > 0);
	    step->left--) {
		if (!oni_deal_of_zone(g, ONIRIM_ZONE_RESERVE, &dealt))
			return;
		bring_card(g, &dealt, PREMONITIONS);
	}
	pop(g);
}

/* In the set-up no Premonition has struck. */
static bool
premonitions_come_fits(const struct onirim_game *g, const struct step *step)
{
	return step->left > 0 && (g->turn == 0 ? step->card == NO_CARD
	    : set_holds(OMENS, step->card));
}

const struct rule oni_step_premonitions_come = {
	.cause = CAUSE_STEP, .run = premonitions_come_run,
	.deals_from = ONIRIM_ZONE_RESERVE, .deals_to = ONIRIM_ZONE_PREMONITIONS,
};

const struct wait oni_step_premonitions_come_waits = {
	.sets = 1 << SET_DREAMS, .on = ON(STEP_PREMONITIONS),
	.on_in_set_up = ON(STEP_NEW_HAND),
	.operands = OPERAND_CARD | OPERAND_LEFT, .fits = premonitions_come_fits,
	.relies = "a Premonition is to come",
};

/* As long as the condition of an open Premonition holds, one strikes.  After
 * each one, all are checked again. */
static void
premonitions_run(struct onirim_game *g)
{
	if (oni_dreams_that_hold(&g->table.onirim) == 0)
		pop(g);
	else
		push(g, (struct step){.kind = STEP_PREMONITION,
		    .seat = g->active});
}

const struct rule oni_step_premonitions = {
	.cause = CAUSE_NONE, .run = premonitions_run,
};

const struct wait oni_step_premonitions_waits = {
	.sets = 1 << SET_DREAMS, .on = ON(STEP_TURN),
};

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

/* A seat that has seen which of these cards are in the deck knows from then on
 * which of them its partner holds. */
static void
locate(struct onirim_game *g, unsigned seat, uint64_t cards)
{
	for (unsigned other = 0; other < g->config.players; other++) {
		struct fan *hand = &g->table.onirim.hands[other];

		if (set_has(seats_told(g, other), seat))
			continue;
		for (uint64_t left = hand->set & cards; left != 0;
		    left &= left - 1)
			locate_card(g, seat, hand, set_lowest(left),
			    own_cards(other));
	}
}

/* A seat that looks through the deck learns this about all cards. */
static void
locate_partner(struct onirim_game *g)
{
	locate(g, g->active, LOCATIONS);
}

/* Whether the active seat, which has looked through the deck, knows the own
 * cards of each seat. */
static bool
is_partner_located(const struct onirim_game *g)
{
	for (unsigned seat = 0; seat < g->config.players; seat++)
		if (!set_has(seats_told(g, seat), g->active) &&
		    !fan_is_known(&g->table.onirim.hands[seat]))
			return false;
	return true;
}

/* Discard all of these cards that are in the deck.  To look for them, the deck
 * is shuffled, even if none is found (R24).  Both seats see that the deck has
 * none of them afterwards. */
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
oni_dreams_keys_in_deck(const struct onirim_game *g, unsigned from)
{
	unsigned keys = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (key_of_colour(colour) >= from)
			keys += oni_deck_count(&g->deck, key_of_colour(colour));
	return keys;
}

/*
 * The penalties (R24), by Premonition.
 */

static void
lose_red_rooms(struct onirim_game *g, unsigned premonition)
{
	(void)premonition;
	discard_from_deck(g, ROOMS_OF(ONIRIM_COLOUR_RED));
}

static void
lose_keys(struct onirim_game *g, unsigned premonition)
{
	if (oni_dreams_keys_in_deck(g, 0) <= KEYS_LOST) {
		discard_from_deck(g, KEYS);
		return;
	}
	locate_partner(g);
	push(g, (struct step){.kind = STEP_LOSE_KEYS, .seat = g->active,
	    .card = (uint8_t)premonition});
}

static void
bring_nightmare_back(struct onirim_game *g, unsigned premonition)
{
	(void)premonition;
	if (pile_count(&g->table.onirim.discard, NIGHTMARE) > 0)
		move_card(g, NIGHTMARE, DISCARD, LIMBO);
}

static void
lose_door(struct onirim_game *g, unsigned premonition)
{
	push(g, (struct step){.kind = STEP_LOSE_DOOR, .seat = g->active,
	    .card = (uint8_t)premonition});
}

static void
reveal_more(struct onirim_game *g, unsigned premonition, unsigned cards)
{
	push(g, (struct step){.kind = STEP_PREMONITIONS_COME,
	    .card = (uint8_t)premonition, .left = (uint8_t)cards});
}

static void
lose_hand(struct onirim_game *g, unsigned premonition)
{
	reveal_more(g, premonition, 1);
	oni_hand_throw_away(g);
	push(g, (struct step){.kind = STEP_NEW_HAND});
}

static void
reveal_two(struct onirim_game *g, unsigned premonition)
{
	reveal_more(g, premonition, 2);
}

static void
lose_happy_dreams(struct onirim_game *g, unsigned premonition)
{
	(void)premonition;
	discard_from_deck(g, set_of(HAPPY_DREAM));
}

static void (*const penalties[PREMONITIONS_MAX])(struct onirim_game *g,
    unsigned premonition) = {
	[RED_PAIR] = lose_red_rooms,
	[BLUE_PAIR] = lose_keys,
	[GREEN_PAIR] = bring_nightmare_back,
	[BROWN_PAIR] = lose_door,
	[ANY_PAIR] = lose_door,
	[THREE_DOORS] = lose_hand,
	[FIVE_DOORS] = reveal_two,
	[EVERY_COLOUR] = lose_happy_dreams,
};

static void
premonition_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, oni_dreams_that_hold(&g->table.onirim),
	    ONIRIM_VERB_RESOLVE, 0);
}

static void
premonition_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	push(g, (struct step){.kind = STEP_STRIKE, .seat = g->active,
	    .card = choice_card(choice)});
}

const struct rule oni_step_premonition = {
	.cause = CAUSE_NONE, .legal = premonition_legal,
	.answer = premonition_answer, .ask = ONIRIM_ASK_PREMONITION,
};

const struct wait oni_step_premonition_waits = {
	.sets = 1 << SET_DREAMS, .on = ON(STEP_PREMONITIONS),
};

/* The Premonition leaves the game before its penalty is carried out (R25).  A
 * penalty that is not possible has no effect (R24). */
static void
strike_run(struct onirim_game *g)
{
	const unsigned premonition = pop(g).card;

	move_card(g, premonition, PREMONITIONS, REMOVED);
	penalties[premonition - FIRST_PREMONITION](g, premonition);
}

const struct rule oni_step_strike = {
	.cause = CAUSE_STEP, .run = strike_run,
};

const struct wait oni_step_strike_waits = {0};

/* Whether the active seat must give a Door of its own if one fits.  any-pair
 * takes a Door of either seat, but in a race a seat cannot give the other's
 * Door if one of its own fits (R24). */
static bool
takes_own_first(const struct onirim_game *g, unsigned premonition)
{
	return premonition == FIRST_PREMONITION + BROWN_PAIR ||
	    set_has(g->config.variants, VARIANT_RACE);
}

/* Which Doors of a seat can go to Limbo.  If the active seat must give its own
 * Doors first, those of the other seat count only if it has none that fits
 * (R24, 7.6). */
uint64_t
oni_dreams_doors_to_lose(const struct onirim_game *g, unsigned premonition,
    unsigned seat)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint64_t fit = premonition == FIRST_PREMONITION + ANY_PAIR
	    ? oni_dreams_pairs(table) : DOORS;

	if (seat != g->active && takes_own_first(g, premonition) &&
	    (oni_doors_before(table, g->active) & fit) != 0)
		return 0;
	return oni_doors_before(table, seat) & fit;
}

static void
lose_door_legal(const struct onirim_game *g, struct choices *choices)
{
	const unsigned premonition = oni_step(g)->card;

	for (unsigned seat = 0; seat < g->config.players; seat++)
		choices_add(choices,
		    oni_dreams_doors_to_lose(g, premonition, seat),
		    ONIRIM_VERB_DOOR, seat);
}

static void
lose_door_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	oni_doors_lose(g, choice_card(choice), choice_place(choice));
}

static bool
lose_door_fits(const struct onirim_game *g, const struct step *step)
{
	(void)g;
	return step->card == FIRST_PREMONITION + BROWN_PAIR ||
	    step->card == FIRST_PREMONITION + ANY_PAIR;
}

const struct rule oni_step_lose_door = {
	.cause = CAUSE_STEP, .legal = lose_door_legal,
	.answer = lose_door_answer, .ask = ONIRIM_ASK_PENALTY,
	.subject = ABOUT_STEP,
};

const struct wait oni_step_lose_door_waits = {
	.sets = 1 << SET_DREAMS, .on = ON(STEP_PREMONITIONS),
	.operands = OPERAND_CARD, .fits = lose_door_fits,
	.relies = "the Premonition is one that takes a Door",
};

/* Two Keys of the deck are discarded.  They are named in ascending order, and
 * leave the deck when both are named (7.5).  `left` is the first Key named, or
 * 0. */
static void
lose_keys_legal(const struct onirim_game *g, struct choices *choices)
{
	const unsigned first = oni_step(g)->left;
	uint64_t keys = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++) {
		const unsigned key = key_of_colour(colour);
		const unsigned count = oni_deck_count(&g->deck, key);

		if (first == 0
		    ? count > 0 && oni_dreams_keys_in_deck(g, key) >= KEYS_LOST
		    : key >= first && count > (key == first))
			keys |= set_of(key);
	}
	choices_add(choices, keys, ONIRIM_VERB_DROP, 0);
}

static void
lose_keys_answer(struct onirim_game *g, struct choice choice)
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

/* The first Key, if it is named, is in the deck.  The active seat, which has
 * looked through the deck, knows what its partner holds. */
static bool
lose_keys_fits(const struct onirim_game *g, const struct step *step)
{
	const unsigned first = step->left;

	return step->card == FIRST_PREMONITION + BLUE_PAIR &&
	    is_partner_located(g) && (first == 0 || (set_holds(KEYS, first) &&
	    oni_deck_count(&g->deck, first) > 0));
}

const struct rule oni_step_lose_keys = {
	.cause = CAUSE_STEP, .legal = lose_keys_legal,
	.answer = lose_keys_answer, .ask = ONIRIM_ASK_PENALTY,
	.subject = ABOUT_STEP,
};

const struct wait oni_step_lose_keys_waits = {
	.sets = 1 << SET_DREAMS, .on = ON(STEP_PREMONITIONS),
	.operands = OPERAND_CARD | OPERAND_LEFT, .fits = lose_keys_fits,
	.relies = "the first Key named is in the deck, which is known",
};

/*
 * Happy Dreams (6.3, R26).
 */

static void
happy_legal(const struct onirim_game *g, struct choices *choices)
{
	const uint64_t open = g->table.onirim.premonitions;

	spells_offer(g, choices);
	choices_add(choices, open << FIRST_PREMONITION,
	    ONIRIM_VERB_DISPEL, 0);
	choices_add_bare(choices, ONIRIM_VERB_LOOK);
	if (deck_size(&g->deck) > 0)
		choices_add_bare(choices, ONIRIM_VERB_FETCH);
}

static void
happy_answer(struct onirim_game *g, struct choice choice)
{
	if (spell_is_cast(g, choice))
		return;
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

const struct rule oni_step_happy = {
	.cause = CAUSE_PENDING, .legal = happy_legal, .answer = happy_answer,
	.ask = ONIRIM_ASK_HAPPY, .subject = ABOUT_PENDING,
};

const struct wait oni_step_happy_waits = {
	.sets = 1 << SET_DREAMS, .on = ON(STEP_HAPPY_END),
};

/* Fetch any card of the deck and put it on top, where the seat that fetched it
 * knows it.  All other cards lose their known places (R26). */
static void
fetch_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, oni_deck_cards(&g->deck), ONIRIM_VERB_FETCH, 0);
}

static void
fetch_answer(struct onirim_game *g, struct choice choice)
{
	const struct dealt fetched = {{choice_card(choice),
	    seats_told(g, g->active)}, POOL};

	pop(g);
	oni_shuffle(g);
	pile_take(&g->deck.pool, choice_card(choice));
	bring_card(g, &fetched, deck_under(0));
}

static bool
fetch_fits(const struct onirim_game *g, const struct step *step)
{
	(void)step;
	return is_partner_located(g);
}

const struct rule oni_step_fetch = {
	.legal = fetch_legal, .answer = fetch_answer, .ask = ONIRIM_ASK_FETCH,
	.subject = ABOUT_PENDING,
};

const struct wait oni_step_fetch_waits = {
	.sets = 1 << SET_DREAMS, .on = ON(STEP_HAPPY_END), .fits = fetch_fits,
	.relies = "who fetches a card knows those of the deck",
};

/* Discard any of the revealed cards, in ascending order, and put the others
 * back.  `card` is the lowest one that can be discarded now. */
static void
discard_any_legal(const struct onirim_game *g, struct choices *choices)
{
	const uint64_t lower = set_of(oni_step(g)->card) - 1;

	choices_add(choices, g->looked.set & ~lower, ONIRIM_VERB_DROP, 0);
	choices_add_bare(choices, ONIRIM_VERB_STOP);
}

static void
discard_any_answer(struct onirim_game *g, struct choice choice)
{
	if (choice_verb(choice) == ONIRIM_VERB_DROP) {
		step_top(&g->steps)->card = choice_card(choice);
		move_card(g, choice_card(choice), LOOKED, DISCARD);
		return;
	}
	pop(g);
	if (g->looked.count > 0)
		push(g, ordering(g, HAPPY_DREAM));
}

const struct rule oni_step_discard_any = {
	.legal = discard_any_legal, .answer = discard_any_answer,
	.ask = ONIRIM_ASK_DISCARD_ANY, .subject = ABOUT_PENDING,
};

const struct wait oni_step_discard_any_waits = {
	.sets = 1 << SET_DREAMS, .looked = HAPPY_CARDS,
	.on = ON(STEP_HAPPY_END), .operands = OPERAND_CARD,
};

static void
happy_end_run(struct onirim_game *g)
{
	pop(g);
	move_card(g, HAPPY_DREAM, PENDING, DISCARD);
}

const struct rule oni_step_happy_end = {
	.cause = CAUSE_PENDING, .run = happy_end_run,
};

const struct wait oni_step_happy_end_waits = {
	.sets = 1 << SET_DREAMS, .pending = CARD(HAPPY_DREAM),
	.on = ON(STEP_TURN),
};
