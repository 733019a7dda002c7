/* creatures.c - building creatures, and what happens when one wakes. */
#include "creatures.h"
#include "move.h"

unsigned
oni_complete(const struct nightmarium_table *table, unsigned seat)
{
	unsigned complete = 0;

	for (unsigned i = 0; i < table->begun[seat]; i++)
		complete += is_complete(&table->creatures[seat][i]);
	return complete;
}

/* The cards that may come next onto a creature, from the legs upwards (3.3), by
 * its height; when `completing`, to the head alone. */
static inline const uint64_t *
cards_by_height(bool completing)
{
	static const uint64_t completing_cards[PARTS + 1] = {
		[HEAD] = HEAD_CARDS,
	};

	return completing ? completing_cards : part_cards;
}

/* The places of the active seat that a card may come to; at the first empty
 * one a creature may be begun, while there are fewer than the objective. */
static unsigned
places(const struct onirim_game *g)
{
	const unsigned begun = g->table.nightmarium.begun[g->active];

	return begun < g->config.objective ? begun + 1 : begun;
}

uint64_t
oni_cards_that_fit(const struct onirim_game *g, uint64_t cards,
    bool completing)
{
	const struct creature *creature =
	    g->table.nightmarium.creatures[g->active];
	const struct creature *const end = creature + places(g);
	uint64_t fit = 0;

	for (; creature < end; creature++)
		fit |= cards_by_height(completing)[creature->height];
	return fit & cards;
}

void
oni_offer_builds(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, bool completing)
{
	const struct creature *creature =
	    g->table.nightmarium.creatures[g->active];
	const uint64_t *const fitting = cards_by_height(completing);
	const unsigned n = places(g);

	for (unsigned i = 0; i < n; i++)
		choices_add_at(choices, cards & fitting[creature[i].height],
		    ONIRIM_VERB_BUILD, 0, i);
}

bool
oni_place_terror(struct onirim_game *g, unsigned card, struct place from,
    unsigned creature)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	move_terror(g, card, from, creature_of(g->active, creature));
	if (!is_complete(&table->creatures[g->active][creature]))
		return false;
	/* The one that reaches the objective ends the game (4.1). */
	if (oni_complete(table, g->active) == g->config.objective) {
		oni_end(g, ONIRIM_WON, g->active);
		return false;
	}
	return true;
}

unsigned
oni_legion_of(const struct creature *creature)
{
	const unsigned legion = oni_terrors[creature->cards[LEGS]].legion;

	return oni_terrors[creature->cards[TORSO]].legion == legion &&
	    oni_terrors[creature->cards[HEAD]].legion == legion
	    ? legion : LEGIONS;
}

/* What is left of an activation that it takes over from is lost (4.4).  Before
 * the first power, a creature of one legion makes the other seats pay (4.2,
 * N13). */
void
oni_wake(struct onirim_game *g, unsigned creature)
{
	struct nightmarium_table *table = &g->table.nightmarium;
	const unsigned legion =
	    oni_legion_of(&table->creatures[g->active][creature]);

	if (step_top(&g->steps)->kind == STEP_POWERS)
		pop(g);
	if (table->woken == WOKEN_MAX)
		return;
	table->woken++;
	if (is_logged(g)) {
		const struct place place = creature_of(g->active, creature);

		oni_log_open(g, (onirim_event){.kind = ONIRIM_EVENT_WAKE,
		    .seat = g->active, .from = place.zone,
		    .from_index = place.index});
	}
	push(g, (struct step){STEP_POWERS, g->active, (uint8_t)creature,
	    PARTS});
	if (legion < LEGIONS)
		push(g, (struct step){STEP_PENALTY, seat_after(g, g->active),
		    (uint8_t)legion, 0});
}

/* A card of that legion, or two others, or what there is (N12). */
struct step
oni_payment(const struct onirim_game *g, unsigned seat, unsigned legion)
{
	const struct fan *hand = &g->table.nightmarium.hands[seat];
	const uint8_t others = hand->count < 2 ? hand->count : 2;

	if ((hand->set & legion_cards[legion]) != 0)
		return (struct step){STEP_LEGION, (uint8_t)seat, NO_CARD, 1};
	return (struct step){STEP_LEGION, (uint8_t)seat, 0, others};
}

/* Once the first of two others lies on the discard pile, all know. */
void
oni_hide_payment(struct onirim_game *g, uint8_t seats)
{
	struct step *step;

	if (onirim_decision(g) != ONIRIM_ASK_LEGION)
		return;
	step = step_top(&g->steps);
	if ((seats & ~set_of(step->seat)) == 0 ||
	    (pays_others(step) && step->left == 1))
		return;
	step->card = HIDDEN_CARD;
	step->left = 0;
}

/* The opponents pay in turn, clockwise (N12). */
void
oni_penalty(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);
	const uint8_t seat = step->seat;

	if (seat == g->active) {
		pop(g);
		return;
	}
	step->seat = seat_after(g, seat);
	if (g->table.nightmarium.hands[seat].count > 0)
		push(g, oni_payment(g, seat, step->card));
}

/* Cards of the legion, which is known to the step that asks everybody.  Others
 * in ascending order: none below the one named before, and when two are to be
 * named, not the last one of all (N12). */
void
oni_legion_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct step *step = oni_step(g);
	const struct fan *hand = &g->table.nightmarium.hands[step->seat];
	uint64_t cards = pays_others(step) ? set_from(hand->set, step->card)
	    : hand->set & legion_cards[step[-1].card];

	if (step->left == 2 && fan_copies(hand, set_highest(cards)) == 1)
		cards &= ~set_of(set_highest(cards));
	choices_add(choices, cards, ONIRIM_VERB_DISCARD, 0);
}

uint64_t
oni_may_hold(const struct onirim_game *g, unsigned seat)
{
	const struct step *step;

	/* A game that is over has no step. */
	if (g->outcome != ONIRIM_PLAYING)
		return UINT64_MAX;
	step = oni_step(g);
	if (step->kind == STEP_LEGION && step->seat == seat &&
	    pays_others(step))
		return ~legion_cards[step[-1].card];
	return UINT64_MAX;
}

void
oni_legion_answer(struct onirim_game *g, struct choice choice)
{
	struct step *step = step_top(&g->steps);
	const unsigned seat = step->seat;

	step->card = choice_card(choice);
	if (--step->left == 0)
		pop(g);
	move_terror(g, choice_card(choice), hand_of(seat), DISCARD);
}
