/* draw.c - drawing and revealing cards of the pile. */
#include "draw.h"

/* When a card is needed and the pile is empty, the discard pile is shuffled
 * and becomes the pile (3.4, N9).  Whether there is a card now. */
static bool
find_card(struct onirim_game *g)
{
	struct pile *discard = &g->table.nightmarium.discard;

	if (!deck_is_out(&g->deck))
		return true;
	if (discard->sizes == 0)
		return false;
	oni_shuffle(g);
	if (is_logged(g))
		oni_log_pile(g, *discard, DISCARD, POOL);
	pile_pour(discard, &g->deck.pool);
	return true;
}

/* The card that was dealt comes to the seat's hand, or is laid open. */
static inline void
take_dealt(struct onirim_game *g, const struct step *step)
{
	if (step->card == ONIRIM_ZONE_HAND)
		move_terror(g, g->dealt.card, DEALT, hand_of(step->seat));
	else
		move_terror(g, g->dealt.card, DEALT, REVEALED);
}

void
oni_draw(struct onirim_game *g)
{
	struct step *step = step_top(&g->steps);

	do {
		if (is_dealt(g)) {
			take_dealt(g, step);
			step->left--;
		}
		if (step->left == 0 || !find_card(g)) {
			pop(g);
			return;
		}
	} while (oni_deal(g));
}

struct place
oni_nightmarium_dealt_to(const struct onirim_game *g)
{
	const struct step *step = oni_step_dealt_to(g);

	if (step->card == ONIRIM_ZONE_HAND)
		return hand_of(step->seat);
	return (struct place){ONIRIM_ZONE_PENDING, 0};
}
