/* nightmare.c - a Nightmare, and the four ways to resolve it. */
#include "book.h"
#include "doors.h"
#include "hand.h"
#include "looks.h"
#include "nightmare.h"

/* Discard a Key; put an own Door into Limbo (R12); reveal five cards, which is
 * always possible (R6); or discard the hand, if there is a card in it. */
static void
nightmare_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint64_t own = table->hands[g->active].set;
	const uint64_t shared = table->shared.set;

	choices_add(choices, own & KEYS, ONIRIM_VERB_KEY, PLACE_OWN);
	choices_add(choices, shared & KEYS, ONIRIM_VERB_KEY, PLACE_SHARED);
	choices_add(choices, oni_doors_before(table, g->active),
	    ONIRIM_VERB_DOOR, g->active);
	choices_add_bare(choices, ONIRIM_VERB_REVEAL);
	if ((own | shared) != 0)
		choices_add_bare(choices, ONIRIM_VERB_HAND);
	spells_offer(g, choices);
}

/* The option is carried out first, then a Tower is lost (5.4), then the
 * Nightmare is discarded. */
static void
nightmare_answer(struct onirim_game *g, struct choice choice)
{
	if (spell_is_cast(g, choice))
		return;
	pop(g);
	if (plays_with(g, SET_TOWERS))
		push(g, (struct step){.kind = STEP_TOWERS_SHAKE});
	switch (choice_verb(choice)) {
	case ONIRIM_VERB_KEY:
		move_card(g, choice_card(choice),
		    hand_place(g, choice_place(choice)), DISCARD);
		return;
	case ONIRIM_VERB_DOOR:
		oni_doors_lose(g, choice_card(choice), choice_place(choice));
		return;
	case ONIRIM_VERB_REVEAL:
		push(g, (struct step){.kind = STEP_REVEALED});
		push(g, looking(all_seats(g), REVEAL_CARDS));
		return;
	case ONIRIM_VERB_HAND:
		oni_hand_throw_away(g);
		push(g, (struct step){.kind = STEP_NEW_HAND});
		return;
	}
	assert(0);
}

const struct rule oni_step_nightmare = {
	.cause = CAUSE_PENDING, .legal = nightmare_legal,
	.answer = nightmare_answer, .ask = ONIRIM_ASK_NIGHTMARE,
	.subject = ABOUT_PENDING,
};

const struct wait oni_step_nightmare_waits = {
	.on = ON(STEP_NIGHTMARE_END),
};

/* Locations among the revealed cards are discarded.  Doors and Dreams go to
 * Limbo (2.6 III). */
static void
revealed_run(struct onirim_game *g)
{
	pop(g);
	while (g->looked.count > 0) {
		const unsigned card = set_lowest(g->looked.set);

		move_card(g, card, LOOKED,
		    set_has(LOCATIONS, card) ? DISCARD : LIMBO);
	}
}

const struct rule oni_step_revealed = {
	.run = revealed_run,
};

const struct wait oni_step_revealed_waits = {
	.looked = REVEAL_CARDS,
	.on = ON(STEP_NIGHTMARE_END) | ON(STEP_TOWERS_SHAKE),
};

/* The Nightmare is discarded after everything that its option caused (R7). */
static void
nightmare_end_run(struct onirim_game *g)
{
	pop(g);
	move_card(g, NIGHTMARE, PENDING, DISCARD);
}

const struct rule oni_step_nightmare_end = {
	.cause = CAUSE_PENDING, .run = nightmare_end_run,
};

const struct wait oni_step_nightmare_end_waits = {
	.pending = CARD(NIGHTMARE), .on = ON(STEP_TURN),
};
