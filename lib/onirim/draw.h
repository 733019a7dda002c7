/* draw.h - filling the hand, and what turns up. */
#ifndef ONI_ONIRIM_DRAW_H
#define ONI_ONIRIM_DRAW_H

#include "cards.h"

/* The place an action names: among the own or the shared cards. */
enum { PLACE_OWN, PLACE_SHARED };
struct place oni_hand_place(const struct onirim_game *g, unsigned place);

/* Where the next Location that is drawn goes, first to the own cards, then to
 * the shared ones (3.4): no zone when the hand is complete. */
static inline struct place
oni_drawn_to(const struct onirim_game *g)
{
	const struct onirim_table *table = &g->table.onirim;

	if (table->hands[g->active].count < table->complete.own)
		return (struct place){ONIRIM_ZONE_HAND, g->active};
	if (table->shared.count < table->complete.shared)
		return (struct place){ONIRIM_ZONE_SHARED, 0};
	return (struct place){0, 0};
}

/* Where the card that the host is asked for goes. */
struct place oni_onirim_dealt_to(const struct onirim_game *g);

/* How many cards are looked at. */
enum {
	PROPHECY_CARDS = 5,
	REVEAL_CARDS = 5,
	LOWEST_CARDS = 5,       /* Paradoxical Prophecy */
	HAPPY_CARDS = 7,
};

/* The step that looks at so many cards, or all there are; `seats` see them. */
static inline struct step
looking(uint8_t seats, unsigned cards)
{
	return (struct step){.kind = STEP_LOOK, .card = seats,
	    .left = (uint8_t)cards};
}

/* The step that puts back what is looked at, on top of the deck or to its
 * bottom. */
static inline struct step
ordering(const struct onirim_game *g, unsigned zone)
{
	return (struct step){.kind = STEP_ORDER, .seat = g->active,
	    .card = (uint8_t)zone};
}

/* The set of Doors before a seat; and one of them goes to Limbo. */
uint64_t oni_doors_before(const struct onirim_table *table, unsigned seat);
void oni_door_leaves(struct onirim_game *g, unsigned door, unsigned seat);

/* Whether a Door of this colour that is found comes to the table. */
bool oni_door_may_come(const struct onirim_game *g, unsigned colour);

/* Discard all own and shared cards. */
void oni_throw_hand_away(struct onirim_game *g);

/* Whether what lies on the table wins, and for which seat alone, if any. */
bool oni_is_won(const struct onirim_game *g, int *winner);

/* Victory is looked for when a Door or a Tower has come, or a Tower gone. */
void oni_look_for_victory(struct onirim_game *g);

/* With `unique` a seat takes no second Door of a colour (R14). */
bool oni_door_is_welcome(const struct onirim_game *g, unsigned seat,
    unsigned colour);

void oni_fill(struct onirim_game *g);
void oni_new_hand(struct onirim_game *g);
void oni_look(struct onirim_game *g);
void oni_look_lowest(struct onirim_game *g);
void oni_door_legal(const struct onirim_game *g, struct choices *choices);
void oni_door_answer(struct onirim_game *g, struct choice choice);
void oni_place(struct onirim_game *g);

#endif
