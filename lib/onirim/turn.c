/* turn.c - the turn of Onirim, in the order of the rulebook. */
#include "book.h"
#include "draw.h"
#include "dreams.h"
#include "move.h"
#include "nightmare.h"
#include "setup.h"
#include "towers.h"
#include "turn.h"

/*
 * The turn (2.2): play or discard a card, fill the hand, shuffle Limbo into
 * the deck.  Then it is the next seat's.  The step stays at the bottom of the
 * stack, and its seat is the one to come.
 */
void
oni_turn_begins(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);
	const uint8_t seat = step->seat;

	g->active = seat;
	step->seat = (uint8_t)((seat + 1) % g->config.players);
	push(g, (struct step){.kind = STEP_LIMBO});
	push(g, (struct step){.kind = STEP_FILL});
	push(g, (struct step){.kind = STEP_ACT, .seat = seat});
}

static void
turn(struct onirim_game *g)
{
	g->turn++;
	oni_turn_begins(g);
	if (is_logged(g))
		oni_log_open(g, (onirim_event){.kind = ONIRIM_EVENT_TURN,
		    .seat = g->active});
}

/* Nothing but a spell is cast from the question of phase 1, and it waits above
 * that question. */
bool
oni_onirim_turn_has_begun(const struct onirim_game *g)
{
	return g->outcome == ONIRIM_PLAYING && oni_step(g)->kind == STEP_ACT;
}

/*
 * Phase 1: play a room whose symbol differs from that of the row's last room
 * (2.3), or a Tower (5.2), or discard any card (2.5).  Two players choose from
 * their own and the shared cards (3.2).  Spells can be cast first (R17).
 */
ONI_INLINE void
offer_acts(const struct onirim_game *g, struct choices *choices, bool sets)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint64_t own = table->hands[g->active].set;
	const uint64_t shared = table->shared.set;
	const uint64_t fit = rooms_that_fit(table, g->active);

	choices_add(choices, own & fit, ONIRIM_VERB_PLAY, PLACE_OWN);
	choices_add(choices, shared & fit, ONIRIM_VERB_PLAY, PLACE_SHARED);
	if (sets && ((own | shared) & TOWERS) != 0) {
		oni_towers_offer(g, choices, own, PLACE_OWN);
		oni_towers_offer(g, choices, shared, PLACE_SHARED);
	}
	choices_add(choices, own, ONIRIM_VERB_DISCARD, PLACE_OWN);
	choices_add(choices, shared, ONIRIM_VERB_DISCARD, PLACE_SHARED);
	if (sets)
		spells_offer(g, choices);
}

static ONI_NOINLINE void
act_legal_with_sets(const struct onirim_game *g, struct choices *choices)
{
	offer_acts(g, choices, true);
}

/* Without sets nothing is called, which is the most frequent question. */
static void
act_legal(const struct onirim_game *g, struct choices *choices)
{
	if (g->config.sets == 0)
		offer_acts(g, choices, false);
	else
		act_legal_with_sets(g, choices);
}

uint8_t
oni_series(const struct onirim_table *table, unsigned seat)
{
	const uint8_t *row = table->rows[seat];
	const unsigned count = table->row_count[seat];
	unsigned run = 0;

	while (run < count &&
	    room_colour(row[count - 1 - run]) == room_colour(row[count - 1]))
		run++;
	return (uint8_t)(run % TRIO);
}

/* The third room of a colour in a row may bring a Door of that colour, when
 * the deck has one (2.4, R2). */
ONI_INLINE void
play(struct onirim_game *g, unsigned room, struct place from)
{
	struct onirim_table *table = &g->table.onirim;
	const unsigned seat = g->active, door = RED_DOOR + room_colour(room);
	const uint8_t series = series_with(table, seat, room);

	table->series[seat] = series;
	move_card(g, room, from, row_of(seat));
	if (series == 0 && oni_deck_count(&g->deck, door) > 0)
		push(g, (struct step){STEP_SEARCH, (uint8_t)seat,
		    (uint8_t)door, 0});
}

/* A Key that is discarded here is a Prophecy (2.5, R5), a Tower lets one look
 * at as many cards as its number says and order them (5.3).  Two players are
 * offered a swap before that (3.3, R11). */
ONI_INLINE void
discard(struct onirim_game *g, unsigned card, struct place from)
{
	const uint8_t looker = (uint8_t)set_of(g->active);

	move_card(g, card, from, DISCARD);
	if (set_has(KEYS, card) && deck_size(&g->deck) > 0) {
		push(g, (struct step){.kind = STEP_PROPHECY,
		    .seat = g->active});
		push(g, looking(looker, PROPHECY_CARDS));
	} else if (set_has(TOWERS, card) && deck_size(&g->deck) > 0) {
		push(g, ordering(g, ONIRIM_ZONE_TOP));
		push(g, looking(looker, oni_tower_number(card)));
	}
	if (g->config.players == 2)
		push(g, (struct step){.kind = STEP_SWAP, .seat = g->active});
}

ONI_INLINE void
act(struct onirim_game *g, struct choice choice, struct place from)
{
	if (choice_verb(choice) == ONIRIM_VERB_DISCARD)
		discard(g, choice_card(choice), from);
	else if (set_has(TOWERS, choice_card(choice)))
		oni_tower_play(g, choice);
	else
		play(g, choice_card(choice), from);
}

static void
act_answer(struct onirim_game *g, struct choice choice)
{
	if (choice_verb(choice) == ONIRIM_VERB_CAST) {
		oni_spell_cast(g, choice_extra(choice));
		return;
	}
	pop(g);
	if (choice_place(choice) == PLACE_OWN)
		act(g, choice, own_cards(g->active));
	else
		act(g, choice, SHARED);
}

/* After a trio: take a Door out of the deck and shuffle it, and only then
 * comes the Door to the table; or leave it (2.4, R2). */
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

/* Swap one own card with one shared card of another face, or not (3.3, R11). */
static void
swap_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct onirim_table *table = &g->table.onirim;
	const uint64_t own = table->hands[g->active].set;
	uint64_t shared = table->shared.set;

	for (; shared != 0; shared &= shared - 1) {
		const unsigned card = set_lowest(shared);

		choices_add(choices, own & ~set_of(card), ONIRIM_VERB_SWAP,
		    oni_ruleset(g)->faces[card]);
	}
	choices_add_bare(choices, ONIRIM_VERB_DECLINE);
}

static void
swap_answer(struct onirim_game *g, struct choice choice)
{
	const struct place own = own_cards(g->active);

	pop(g);
	if (choice_verb(choice) == ONIRIM_VERB_DECLINE)
		return;
	move_card(g, choice_card(choice), own, SHARED);
	move_card(g, oni_rank(g, choice_place(choice)), SHARED, own);
}

/* Prophecy (2.5, R3): of the cards looked at one goes to the discard pile
 * without effect (R4), the others back on top in any order. */
static void
prophecy_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->looked.set, ONIRIM_VERB_DROP, 0);
}

static void
prophecy_answer(struct onirim_game *g, struct choice choice)
{
	pop(g);
	move_card(g, choice_card(choice), LOOKED, DISCARD);
	if (g->looked.count > 0)
		push(g, ordering(g, ONIRIM_ZONE_TOP));
}

/* Put back what was looked at, the card to be drawn first before the others
 * (7.4): on top, where as many as `left` says lie already, or to the
 * bottom. */
static void
order_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, g->looked.set, ONIRIM_VERB_NEXT, 0);
}

static void
order_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);

	if (step->card == ONIRIM_ZONE_TOP)
		move_card(g, choice_card(choice), LOOKED,
		    deck_under(step->left++));
	else
		move_card(g, choice_card(choice), LOOKED, DECK_BOTTOM);
	if (g->looked.count == 0)
		pop(g);
}

/* Phase 3: Limbo is shuffled into the deck; when it is empty, known cards
 * stay where they are (2.7). */
static void
limbo(struct onirim_game *g)
{
	struct short_pile *few = &g->table.onirim.limbo;

	pop(g);
	if (few->sums == 0)
		return;
	oni_shuffle(g);
	if (is_logged(g))
		oni_log_pile(g, short_pile(*few, RED_DOOR), LIMBO, POOL);
	short_pour(few, &g->deck.pool, RED_DOOR);
}

const struct rule *const oni_onirim_rules[STEPS_OF_ONIRIM] = {
	[STEP_CHANCE] = &(const struct rule){ .legal = oni_chance_legal,
	                  .answer = oni_chance_answer,
	                  .ask = ONIRIM_ASK_DEAL },

	[STEP_LAY_GOALS]         = &(const struct rule){ .run = oni_lay_goals },
	[STEP_PREMONITIONS_COME] = &(const struct rule){ .run = oni_premonitions_come },
	[STEP_DRAFT]  = &(const struct rule){ .legal = oni_draft_legal,
	                  .answer = oni_draft_answer,
	                  .ask = ONIRIM_ASK_DRAFT },

	[STEP_TURN]     = &(const struct rule){ .run = turn },
	[STEP_ACT]      = &(const struct rule){ .legal = act_legal, .answer = act_answer,
	                    .ask = ONIRIM_ASK_ACT },
	[STEP_SEARCH]   = &(const struct rule){ .legal = search_legal, .answer = search_answer,
	                    .ask = ONIRIM_ASK_SEARCH, .subject = ABOUT_STEP },
	[STEP_SWAP]     = &(const struct rule){ .legal = swap_legal, .answer = swap_answer,
	                    .ask = ONIRIM_ASK_SWAP },
	[STEP_PROPHECY] = &(const struct rule){ .legal = prophecy_legal, .answer = prophecy_answer,
	                    .ask = ONIRIM_ASK_PROPHECY },
	[STEP_ORDER]    = &(const struct rule){ .legal = order_legal, .answer = order_answer,
	                    .ask = ONIRIM_ASK_ORDER },

	[STEP_FILL]     = &(const struct rule){ .run = oni_fill },
	[STEP_NEW_HAND] = &(const struct rule){ .run = oni_new_hand },
	[STEP_LOOK]     = &(const struct rule){ .run = oni_look },
	[STEP_DRAW]     = &(const struct rule){ .legal = oni_draw_legal, .answer = oni_draw_answer,
	                    .ask = ONIRIM_ASK_DRAW },
	[STEP_DOOR]     = &(const struct rule){ .legal = oni_door_legal, .answer = oni_door_answer,
	                    .ask = ONIRIM_ASK_DOOR,
	                    .subject = ABOUT_PENDING },
	[STEP_PLACE]    = &(const struct rule){ .run = oni_place },

	[STEP_NIGHTMARE]     = &(const struct rule){ .legal = oni_nightmare_legal,
	                         .answer = oni_nightmare_answer,
	                         .ask = ONIRIM_ASK_NIGHTMARE,
	                         .subject = ABOUT_PENDING },
	[STEP_REVEALED]      = &(const struct rule){ .run = oni_revealed },
	[STEP_NIGHTMARE_END] = &(const struct rule){ .run = oni_nightmare_end },

	[STEP_LIMBO] = &(const struct rule){ .run = limbo },

	[STEP_PAY]         = &(const struct rule){ .legal = oni_pay_legal,
	                       .answer = oni_pay_answer,
	                       .ask = ONIRIM_ASK_PAY },
	[STEP_LOOK_LOWEST] = &(const struct rule){ .run = oni_look_lowest },
	[STEP_TOP]         = &(const struct rule){ .legal = oni_top_legal,
	                       .answer = oni_top_answer,
	                       .ask = ONIRIM_ASK_TOP },
	[STEP_GOALS]       = &(const struct rule){ .legal = oni_goals_legal,
	                       .answer = oni_goals_answer,
	                       .ask = ONIRIM_ASK_GOALS },
	[STEP_PUNISH]      = &(const struct rule){ .run = oni_punish },

	[STEP_TOWERS_SHAKE] = &(const struct rule){ .run = oni_towers_shake },
	[STEP_TOWER]        = &(const struct rule){ .legal = oni_tower_legal,
	                        .answer = oni_tower_answer,
	                        .ask = ONIRIM_ASK_TOWER,
	                        .subject = ABOUT_PENDING },

	[STEP_PREMONITIONS] = &(const struct rule){ .run = oni_premonitions },
	[STEP_PREMONITION]  = &(const struct rule){ .legal = oni_premonition_legal,
	                        .answer = oni_premonition_answer,
	                        .ask = ONIRIM_ASK_PREMONITION },
	[STEP_LOSE_DOOR]    = &(const struct rule){ .legal = oni_lose_door_legal,
	                        .answer = oni_lose_door_answer,
	                        .ask = ONIRIM_ASK_PENALTY,
	                        .subject = ABOUT_STEP },
	[STEP_LOSE_KEYS]    = &(const struct rule){ .legal = oni_lose_keys_legal,
	                        .answer = oni_lose_keys_answer,
	                        .ask = ONIRIM_ASK_PENALTY,
	                        .subject = ABOUT_STEP },
	[STEP_HAPPY]        = &(const struct rule){ .legal = oni_happy_legal,
	                        .answer = oni_happy_answer,
	                        .ask = ONIRIM_ASK_HAPPY,
	                        .subject = ABOUT_PENDING },
	[STEP_FETCH]        = &(const struct rule){ .legal = oni_fetch_legal,
	                        .answer = oni_fetch_answer,
	                        .ask = ONIRIM_ASK_FETCH,
	                        .subject = ABOUT_PENDING },
	[STEP_DISCARD_ANY]  = &(const struct rule){ .legal = oni_discard_any_legal,
	                        .answer = oni_discard_any_answer,
	                        .ask = ONIRIM_ASK_DISCARD_ANY,
	                        .subject = ABOUT_PENDING },
	[STEP_HAPPY_END]    = &(const struct rule){ .run = oni_happy_end },
};
