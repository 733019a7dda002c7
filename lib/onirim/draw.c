/* draw.c - filling the hand, and what turns up. */
#include "draw.h"
#include "move.h"

struct place
oni_hand_place(const struct onirim_game *g, unsigned place)
{
	return place == PLACE_OWN ? own_cards(g->active) : SHARED;
}

/* How many own and shared cards make a hand complete. */
struct hand_size {
	uint8_t own;
	uint8_t shared;
};

static struct hand_size
hand_size(const struct onirim_game *g)
{
	static const struct hand_size alone = {5, 0}, pair = {3, 2},
	    draft = {0, 8};

	if (g->config.players == 1)
		return alone;
	return g->turn == 0 ? draft : pair;
}

/* Own cards come first, then shared ones (3.4). */
struct place
oni_drawn_to(const struct onirim_game *g)
{
	const struct labyrinth *table = &g->table.onirim;
	const struct hand_size complete = hand_size(g);

	if (table->hands[g->active].count < complete.own)
		return own_cards(g->active);
	if (table->shared.count < complete.shared)
		return SHARED;
	return (struct place){0, 0};
}

/* Draw the next card of a hand; false when there is none to be met now: the
 * hand is complete, the host is asked for the card, or there is nothing to
 * draw, which is defeat (2.8): Limbo is not the deck (R8). */
static bool
draw(struct onirim_game *g)
{
	if (is_dealt(g))
		return true;
	if (oni_drawn_to(g).zone == 0) {
		pop(g);
		return false;
	}
	if (deck_size(&g->deck) == 0) {
		oni_end(g, ONIRIM_LOST, ONIRIM_NOBODY);
		return false;
	}
	return oni_deal(g);
}

/* Phase 2: draw until the hand is complete (2.6).  A Location joins it; Doors
 * and Dreams are shown to all and decided about. */
void
oni_fill(struct onirim_game *g)
{
	uint8_t card;

	if (!draw(g))
		return;
	card = g->dealt.card;
	if (set_has(LOCATIONS, card)) {
		move_card(g, card, DEALT, oni_drawn_to(g));
		return;
	}
	move_card(g, card, DEALT, PENDING);
	if (set_has(DOORS, card)) {
		push(g, (struct step){.kind = STEP_DOOR, .seat = g->active});
	} else {
		push(g, (struct step){.kind = STEP_NIGHTMARE_END});
		push(g, (struct step){.kind = STEP_NIGHTMARE, .seat = g->active});
	}
}

/* A new hand, as at the beginning: Locations until it is complete, and what
 * else comes is set aside in Limbo, without effect (2.1, 2.6 IV). */
void
oni_new_hand(struct onirim_game *g)
{
	uint8_t card;

	if (!draw(g))
		return;
	card = g->dealt.card;
	move_card(g, card, DEALT,
	    set_has(LOCATIONS, card) ? oni_drawn_to(g) : LIMBO);
}

/* A drawn Door: spend a Key of its colour, own or shared, or let it go to
 * Limbo (2.6). */
void
oni_door_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct labyrinth *table = &g->table.onirim;
	const unsigned door = g->pending.card;
	const uint64_t key = set_of(key_of(door_colour(door)));

	choices_add(choices, table->hands[g->active].set & key,
	    ONIRIM_VERB_KEY, PLACE_OWN);
	choices_add(choices, table->shared.set & key,
	    ONIRIM_VERB_KEY, PLACE_SHARED);
	choices_add_bare(choices, ONIRIM_VERB_LIMBO);
}

void
oni_door_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	if (choice.verb == ONIRIM_VERB_LIMBO) {
		move_card(g, g->pending.card, PENDING, LIMBO);
		return;
	}
	move_card(g, choice.card, oni_hand_place(g, choice.place), DISCARD);
	push(g, (struct step){.kind = STEP_PLACE});
}

/* A seat with Doors of all four colours. */
static bool
has_every_colour(const struct labyrinth *table, unsigned seat)
{
	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (table->doors[seat][colour] == 0)
			return false;
	return true;
}

/* Victory (2.8, 3.5): alone all eight Doors, which is two of each colour; in
 * a pair all colours before each seat, in a race before one (R14). */
static void
look_for_victory(struct onirim_game *g)
{
	const struct labyrinth *table = &g->table.onirim;
	const bool race = set_has(g->config.variants, VARIANT_RACE);
	bool won = true;

	if (g->config.players == 1) {
		for (unsigned colour = 0; colour < COLOURS; colour++)
			won = won && table->doors[0][colour] == 2;
	} else if (race) {
		won = has_every_colour(table, g->active);
	} else {
		won = has_every_colour(table, 0) && has_every_colour(table, 1);
	}
	if (won)
		oni_end(g, ONIRIM_WON, race ? g->active : ONIRIM_NOBODY);
}

/* A Door found comes to the table, or with `unique` to Limbo when its seat
 * has one of its colour (R14).  Victory is looked for at once (R9). */
void
oni_place(struct onirim_game *g)
{
	const struct labyrinth *table = &g->table.onirim;
	const unsigned door = g->pending.card;

	pop(g);
	if (set_has(g->config.variants, VARIANT_UNIQUE) &&
	    table->doors[g->active][door_colour(door)] > 0) {
		move_card(g, door, PENDING, LIMBO);
		return;
	}
	move_card(g, door, PENDING, doors_of(g->active));
	look_for_victory(g);
}

/* Lay the next cards of the deck open to the seats that see them, one by one;
 * the step beneath finds them.  Those who knew where one lay know it no more
 * once another seat holds it among those it looks at. */
void
oni_look(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);

	do {
		if (is_dealt(g)) {
			g->dealt.seen = step->card;
			move_card(g, g->dealt.card, DEALT, LOOKED);
			step->left--;
		}
		if (step->left == 0 || deck_size(&g->deck) == 0) {
			pop(g);
			return;
		}
	} while (oni_deal(g));
}

struct place
oni_dealt_to(const struct onirim_game *g)
{
	if (oni_step_dealt_to(g)->kind == STEP_LOOK)
		return PENDING;
	return oni_drawn_to(g);
}
