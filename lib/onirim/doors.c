/* doors.c - the Doors: how they are found and lost; victory. */
#include "book.h"
#include "doors.h"
#include "hand.h"
#include "sets.h"
#include "tower_row.h"

/*
 * Victory.
 */

/* Whether a seat has Doors of all four colours. */
static bool
has_every_colour(const struct onirim_table *table, unsigned seat)
{
	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (table->doors[seat][colour] == 0)
			return false;
	return true;
}

/* Whether a single player has all Doors.  There are equally many of each
 * colour. */
static bool
has_all_doors(const struct onirim_game *g)
{
	const unsigned all = doors_of_colour(g);

	for (unsigned colour = 0; colour < COLOURS; colour++)
		if (g->table.onirim.doors[0][colour] < all)
			return false;
	return true;
}

/* Victory (2.8, 3.5): one player needs all Doors; with two players, each seat
 * needs all colours.  In a race one seat needs all colours, and if both have
 * them, the active seat wins (R14).  With Towers the alignment must stand, too
 * (5.7). */
bool
oni_doors_win(const struct onirim_game *g, int *winner)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned seat = g->active, other = 1 - seat;

	*winner = ONIRIM_NOBODY;
	if (plays_with(g, SET_TOWERS) && !oni_tower_row_is_aligned(table))
		return false;
	if (g->config.players == 1)
		return has_all_doors(g);
	if (!set_has(g->config.variants, VARIANT_RACE))
		return has_every_colour(table, 0) && has_every_colour(table, 1);
	*winner = (int)(has_every_colour(table, seat) ? seat : other);
	return has_every_colour(table, (unsigned)*winner);
}

void
oni_doors_look_for_victory(struct onirim_game *g)
{
	int winner;

	if (oni_doors_win(g, &winner))
		oni_end(g, ONIRIM_OVER_WON, winner);
}

/*
 * Doors on the table.
 */

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
oni_doors_lose(struct onirim_game *g, unsigned door, unsigned seat)
{
	move_card(g, door, doors_of(seat), LIMBO);
	oni_book_goal_reopened(g, door_colour(door));
}

bool
oni_doors_welcome(const struct onirim_game *g, unsigned seat,
    unsigned colour)
{
	return !set_has(g->config.variants, VARIANT_UNIQUE) ||
	    g->table.onirim.doors[seat][colour] == 0;
}

bool
oni_doors_may_come(const struct onirim_game *g, unsigned colour)
{
	return oni_doors_welcome(g, g->active, colour) &&
	    oni_book_accepts(g, colour);
}

/* A Door that was found comes to the table, or to Limbo if it may not (4.2,
 * R14).  Victory is checked at once (R9), Premonitions after that (R23). */
static void
place_run(struct onirim_game *g)
{
	const unsigned door = g->pending.card, colour = door_colour(door);

	pop(g);
	if (!oni_doors_may_come(g, colour)) {
		move_card(g, door, PENDING, LIMBO);
		if (is_logged(g) && oni_doors_welcome(g, g->active, colour))
			oni_log_detail(g, 1 +
			    oni_book_next_colour(&g->table.onirim));
		return;
	}
	move_card(g, door, PENDING, doors_of(g->active));
	oni_book_goal_reached(g);
	if (plays_with(g, SET_DREAMS))
		push(g, (struct step){.kind = STEP_PREMONITIONS});
	oni_doors_look_for_victory(g);
}

const struct rule oni_step_place = {
	.cause = CAUSE_PENDING, .run = place_run,
};

const struct wait oni_step_place_waits = {0};

/*
 * How Doors are found.
 */

/* After a trio: take a Door out of the deck and shuffle the deck, and then put
 * the Door on the table; or leave it (2.4, R2). */
static void
search_legal(const struct onirim_game *g, struct choices *choices)
{
	(void)g;
	choices_add_bare(choices, ONIRIM_VERB_SEARCH);
	choices_add_bare(choices, ONIRIM_VERB_DECLINE);
}

static void
search_answer(struct onirim_game *g, struct choice choice)
{
	const struct step step = pop(g);

	if (choice_verb(choice) == ONIRIM_VERB_DECLINE)
		return;
	oni_shuffle(g);
	move_card(g, step.card, POOL, PENDING);
	push(g, (struct step){.kind = STEP_PLACE});
}

static bool
search_fits(const struct onirim_game *g, const struct step *step)
{
	return set_holds(DOORS, step->card) &&
	    oni_deck_count(&g->deck, step->card) > 0;
}

const struct rule oni_step_search = {
	.cause = CAUSE_STEP, .legal = search_legal, .answer = search_answer,
	.ask = ONIRIM_ASK_SEARCH, .subject = ABOUT_STEP,
};

const struct wait oni_step_search_waits = {
	.on = ON(STEP_TURN), .operands = OPERAND_CARD, .fits = search_fits,
	.relies = "the Door searched for is in the deck",
};

/* A Door was drawn: spend a Key of its colour, own or shared, or put the Door
 * into Limbo (2.6). */
static void
door_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned door = g->pending.card;
	const uint64_t key = set_of(key_of_colour(door_colour(door)));

	choices_add(choices, table->hands[g->active].set & key,
	    ONIRIM_VERB_KEY, PLACE_OWN);
	choices_add(choices, table->shared.set & key,
	    ONIRIM_VERB_KEY, PLACE_SHARED);
	choices_add_bare(choices, ONIRIM_VERB_LIMBO);
	spells_offer(g, choices);
}

static void
door_answer(struct onirim_game *g, struct choice choice)
{
	if (spell_is_cast(g, choice))
		return;
	pop(g);
	if (choice_verb(choice) == ONIRIM_VERB_LIMBO) {
		move_card(g, g->pending.card, PENDING, LIMBO);
		return;
	}
	move_card(g, choice_card(choice),
	    hand_place(g, choice_place(choice)), DISCARD);
	push(g, (struct step){.kind = STEP_PLACE});
}

const struct rule oni_step_door = {
	.cause = CAUSE_PENDING, .legal = door_legal, .answer = door_answer,
	.ask = ONIRIM_ASK_DOOR, .subject = ABOUT_PENDING,
};

const struct wait oni_step_door_waits = {
	.pending = DOORS, .on = ON(STEP_TURN),
};
