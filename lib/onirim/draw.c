/* draw.c - filling the hand, and what turns up. */
#include "book.h"
#include "draw.h"
#include "move.h"
#include "towers.h"

struct place
oni_hand_place(const struct onirim_game *g, unsigned place)
{
	return place == PLACE_OWN ? own_cards(g->active) : SHARED;
}

/* Whether a card must be drawn for a place of the hand, and can be: otherwise
 * filling is over, or the game is lost, as there is nothing to draw (2.8);
 * Limbo is not the deck (R8). */
static inline bool
must_draw(struct onirim_game *g, struct place to)
{
	if (to.zone == 0) {
		pop(g);
		return false;
	}
	if (deck_is_out(&g->deck)) {
		oni_end(g, ONIRIM_LOST, ONIRIM_NOBODY);
		return false;
	}
	return true;
}

/* The card that was dealt joins the hand; each place is a constant where it is
 * moved to. */
static inline void
join_hand(struct onirim_game *g, struct place to)
{
	if (to.zone == ONIRIM_ZONE_HAND)
		move_card(g, g->dealt.card, DEALT, own_cards(to.index));
	else
		move_card(g, g->dealt.card, DEALT, SHARED);
}

/* What is drawn while filling: a Location joins the hand, Doors and Dreams are
 * shown to all and decided about.  Whether it joined the hand. */
static inline bool
meet(struct onirim_game *g, struct place to)
{
	const unsigned card = g->dealt.card;

	if (set_has(LOCATIONS, card)) {
		join_hand(g, to);
		return true;
	}
	move_card(g, card, DEALT, PENDING);
	if (set_has(DOORS, card)) {
		push(g, (struct step){.kind = STEP_DOOR, .seat = g->active});
	} else if (card == NIGHTMARE) {
		push(g, (struct step){.kind = STEP_NIGHTMARE_END});
		push(g, (struct step){.kind = STEP_NIGHTMARE,
		    .seat = g->active});
	} else {
		push(g, (struct step){.kind = STEP_HAPPY_END});
		push(g, (struct step){.kind = STEP_HAPPY, .seat = g->active});
	}
	return false;
}

/* Phase 2: draw until the hand is complete (2.6).  Before each draw a spell
 * may be cast (R17). */
void
oni_fill(struct onirim_game *g)
{
	struct place to = oni_drawn_to(g);

	do {
		if (is_dealt(g)) {
			if (!meet(g, to))
				return;
			to = oni_drawn_to(g);
		}
		if (!must_draw(g, to))
			return;
		if (spell_is_there(g)) {
			push(g, (struct step){.kind = STEP_DRAW,
			    .seat = g->active});
			return;
		}
	} while (oni_deal(g));
}

/* A new hand, as at the beginning: Locations until it is complete, and what
 * else comes is set aside in Limbo, without effect (2.1, 2.6 IV). */
void
oni_new_hand(struct onirim_game *g)
{
	struct place to = oni_drawn_to(g);

	do {
		if (is_dealt(g)) {
			if (set_has(LOCATIONS, g->dealt.card))
				join_hand(g, to);
			else
				move_card(g, g->dealt.card, DEALT, LIMBO);
			to = oni_drawn_to(g);
		}
	} while (must_draw(g, to) && oni_deal(g));
}

static void
throw_away(struct onirim_game *g, struct fan *hand, struct place place)
{
	while (hand->count > 0)
		move_card(g, set_lowest(hand->set), place, DISCARD);
}

void
oni_throw_hand_away(struct onirim_game *g)
{
	struct onirim_table *table = &g->table.onirim;

	throw_away(g, &table->hands[g->active], own_cards(g->active));
	throw_away(g, &table->shared, SHARED);
}

/* A drawn Door: spend a Key of its colour, own or shared, or let it go to
 * Limbo (2.6). */
void
oni_door_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned door = g->pending.card;
	const uint64_t key = set_of(key_of(door_colour(door)));

	choices_add(choices, table->hands[g->active].set & key,
	    ONIRIM_VERB_KEY, PLACE_OWN);
	choices_add(choices, table->shared.set & key,
	    ONIRIM_VERB_KEY, PLACE_SHARED);
	choices_add_bare(choices, ONIRIM_VERB_LIMBO);
	spells_offer(g, choices);
}

void
oni_door_answer(struct onirim_game *g, struct choice choice)
{
	if (choice_verb(choice) == ONIRIM_VERB_CAST) {
		oni_spell_cast(g, choice_extra(choice));
		return;
	}
	pop(g);
	if (choice_verb(choice) == ONIRIM_VERB_LIMBO) {
		move_card(g, g->pending.card, PENDING, LIMBO);
		return;
	}
	move_card(g, choice_card(choice),
	    oni_hand_place(g, choice_place(choice)), DISCARD);
	push(g, (struct step){.kind = STEP_PLACE});
}

/* A seat with Doors of all four colours. */
static bool
has_every_colour(const struct onirim_table *table, unsigned seat)
{
	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (table->doors[seat][colour] == 0)
			return false;
	return true;
}

/* Alone all eight Doors, which is two of each colour. */
static bool
has_all_doors(const struct onirim_table *table)
{
	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (table->doors[0][colour] < 2)
			return false;
	return true;
}

/* Victory (2.8, 3.5): alone all Doors, in a pair all colours before each seat,
 * in a race before one, and when both have them the active seat wins (R14).
 * With Towers the alignment has to stand (5.7). */
bool
oni_is_won(const struct onirim_game *g, int *winner)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned seat = g->active, other = 1 - seat;

	*winner = ONIRIM_NOBODY;
	if (plays_with(g, SET_TOWERS) && !oni_towers_aligned(table))
		return false;
	if (g->config.players == 1)
		return has_all_doors(table);
	if (!set_has(g->config.variants, VARIANT_RACE))
		return has_every_colour(table, 0) && has_every_colour(table, 1);
	*winner = (int)(has_every_colour(table, seat) ? seat : other);
	return has_every_colour(table, (unsigned)*winner);
}

void
oni_look_for_victory(struct onirim_game *g)
{
	int winner;

	if (oni_is_won(g, &winner))
		oni_end(g, ONIRIM_WON, winner);
}

uint64_t
oni_doors_before(const struct onirim_table *table, unsigned seat)
{
	uint64_t doors = 0;

	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (table->doors[seat][colour] > 0)
			doors |= set_of(RED_DOOR + colour);
	return doors;
}

void
oni_door_leaves(struct onirim_game *g, unsigned door, unsigned seat)
{
	move_card(g, door, doors_of(seat), LIMBO);
	oni_goal_reopened(g, door_colour(door));
}

bool
oni_door_is_welcome(const struct onirim_game *g, unsigned seat,
    unsigned colour)
{
	return !set_has(g->config.variants, VARIANT_UNIQUE) ||
	    g->table.onirim.doors[seat][colour] == 0;
}

bool
oni_door_may_come(const struct onirim_game *g, unsigned colour)
{
	return oni_door_is_welcome(g, g->active, colour) &&
	    oni_goal_accepts(g, colour);
}

/* A Door found comes to the table, or to Limbo when it may not (4.2, R14).
 * Victory is looked for at once (R9); then Premonitions are (R23). */
void
oni_place(struct onirim_game *g)
{
	const unsigned door = g->pending.card, colour = door_colour(door);

	pop(g);
	if (!oni_door_may_come(g, colour)) {
		move_card(g, door, PENDING, LIMBO);
		return;
	}
	move_card(g, door, PENDING, doors_of(g->active));
	oni_goal_reached(g);
	if (plays_with(g, SET_DREAMS))
		push(g, (struct step){.kind = STEP_PREMONITIONS});
	oni_look_for_victory(g);
}

/* Lay the next cards of the deck open to the seats that see them, one by one;
 * the step beneath finds them.  Those who knew where one lay know it no more
 * once another seat holds it among those it looks at. */
ONI_INLINE void
look(struct onirim_game *g, bool (*deal)(struct onirim_game *g))
{
	struct step *step = step_top(&g->steps);

	do {
		if (is_dealt(g)) {
			move_card(g, g->dealt.card, DEALT,
			    looked_by(step->card));
			step->left--;
		}
		if (step->left == 0 || deck_is_out(&g->deck)) {
			pop(g);
			return;
		}
	} while (deal(g));
}

void
oni_look(struct onirim_game *g)
{
	look(g, oni_deal);
}

void
oni_look_lowest(struct onirim_game *g)
{
	look(g, oni_deal_lowest);
}

struct place
oni_onirim_dealt_to(const struct onirim_game *g)
{
	switch (oni_step_dealt_to(g)->kind) {
	case STEP_LOOK:
	case STEP_LOOK_LOWEST:
		return PENDING;
	case STEP_LAY_GOALS:
		return (struct place){ONIRIM_ZONE_GOALS, 0};
	case STEP_PREMONITIONS_COME:
		return PREMONITIONS;
	}
	return oni_drawn_to(g);
}
