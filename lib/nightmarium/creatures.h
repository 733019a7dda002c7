/* creatures.h - building creatures, and what happens when one wakes. */
#ifndef ONI_NIGHTMARIUM_CREATURES_H
#define ONI_NIGHTMARIUM_CREATURES_H

#include "cards.h"

/* In one turn no more creatures wake (N22). */
enum { WOKEN_MAX = 100 };

static inline bool
is_complete(const struct creature *creature)
{
	return creature->height == PARTS_MAX;
}

/* The card on top, which is the last to have come. */
static inline uint8_t
last_card(const struct creature *creature)
{
	return creature->cards[creature->height - 1];
}

/* How many creatures of a seat are complete. */
unsigned oni_complete(const struct nightmarium_table *table, unsigned seat);

/* Of some cards, those that the active seat can place on one of its creatures
 * or begin one with; when `completing`, those that complete one. */
uint64_t oni_cards_that_fit(const struct onirim_game *g, uint64_t cards,
    bool completing);

/* Offer every card with every creature it can be placed on. */
void oni_offer_builds(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, bool completing);

/* Place a card on a creature of the active seat.  Whether that completes it,
 * and has not won the game. */
bool oni_place_terror(struct onirim_game *g, unsigned card,
    struct place from, unsigned creature);

/* A creature of the active seat wakes. */
void oni_wake(struct onirim_game *g, unsigned creature);

/* The legion of a creature all of whose cards are of one, or LEGIONS. */
unsigned oni_legion_of(const struct creature *creature);

/* Whether a seat pays other cards, as it has none of the legion.  The step's
 * card is the first of them once it is named.  Before that it tells of the
 * hand, so to those who do not see the hand it is a hidden card. */
static inline bool
pays_untold(const struct step *step)
{
	return step->card == HIDDEN_CARD;
}

static inline bool
pays_others(const struct step *step)
{
	return step->card != NO_CARD && !pays_untold(step);
}

/* What is asked of a seat that pays, by what it has; and the same hidden from
 * seats that have not all seen that. */
struct step oni_payment(const struct onirim_game *g, unsigned seat,
    unsigned legion);
void oni_hide_payment(struct onirim_game *g, uint8_t seats);

/* The cards that a seat may have in its hand, by what it is asked. */
uint64_t oni_may_hold(const struct onirim_game *g, unsigned seat);

void oni_penalty(struct onirim_game *g);
void oni_legion_legal(const struct onirim_game *g, struct choices *choices);
void oni_legion_answer(struct onirim_game *g, struct choice choice);

#endif
