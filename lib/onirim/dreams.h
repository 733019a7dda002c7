/* dreams.h - Happy Dreams and Dark Premonitions. */
#ifndef ONI_ONIRIM_DREAMS_H
#define ONI_ONIRIM_DREAMS_H

#include "cards.h"

/* Premonitions by number.  Those of two Doors of one colour come first, in the
 * order of the colours. */
enum {
	RED_PAIR, BLUE_PAIR, GREEN_PAIR, BROWN_PAIR, ANY_PAIR, THREE_DOORS,
	FIVE_DOORS, EVERY_COLOUR
};

/* The Doors of those colours of which at least two lie on the table. */
uint64_t oni_dreams_pairs(const struct onirim_table *table);

/* Whether the Doors on the table fulfil the condition of a Premonition. */
bool oni_dreams_condition_holds(const struct onirim_table *table,
    unsigned premonition);

/* The set of the open Premonitions whose conditions hold. */
uint64_t oni_dreams_that_hold(const struct onirim_table *table);

/* How many Keys of the deck are lost. */
enum { KEYS_LOST = 2 };

/* How many Keys are in the deck, from this card on. */
unsigned oni_dreams_keys_in_deck(const struct onirim_game *g, unsigned from);

/* The Doors of a seat that a Premonition can take. */
uint64_t oni_dreams_doors_to_lose(const struct onirim_game *g,
    unsigned premonition, unsigned seat);

extern const struct rule oni_step_premonitions_come;
extern const struct wait oni_step_premonitions_come_waits;
extern const struct rule oni_step_premonitions;
extern const struct wait oni_step_premonitions_waits;
extern const struct rule oni_step_premonition;
extern const struct wait oni_step_premonition_waits;
extern const struct rule oni_step_strike;
extern const struct wait oni_step_strike_waits;
extern const struct rule oni_step_lose_door;
extern const struct wait oni_step_lose_door_waits;
extern const struct rule oni_step_lose_keys;
extern const struct wait oni_step_lose_keys_waits;
extern const struct rule oni_step_happy;
extern const struct wait oni_step_happy_waits;
extern const struct rule oni_step_fetch;
extern const struct wait oni_step_fetch_waits;
extern const struct rule oni_step_discard_any;
extern const struct wait oni_step_discard_any_waits;
extern const struct rule oni_step_happy_end;
extern const struct wait oni_step_happy_end_waits;

#endif
