/* state.h - the whole state of a game: what is common to all games, and the
 * table of the one that is played. */
#ifndef ONI_STATE_H
#define ONI_STATE_H

#include "core/config.h"
#include "core/deck.h"
#include "core/steps.h"
#include "onirim/table.h"

/* Flat, without pointers, copied by `=`; bytes that mean nothing are 0, so
 * that equal games are equal bytes. */
struct onirim_game {
	struct config config;
	uint64_t generator;
	uint16_t turn;          /* over all seats, from 1; 0 is the set-up */
	uint8_t outcome;
	uint8_t winner;
	uint8_t active;         /* the seat whose turn it is */
	uint8_t owned;          /* the library allocated the memory */
	struct steps steps;
	struct deck deck;
	struct pile goals;      /* not laid out yet */
	struct pile reserve;    /* Premonitions that nobody has seen */
	struct fan looked;      /* cards being looked at */
	struct known dealt;     /* the card just dealt, or no card */
	struct known pending;   /* the card being decided about, or no card */
	union {
		struct labyrinth onirim;
	} table;
};

/* What lies in a place for one card when none does. */
static const struct known nothing = {NO_CARD, 0};

/* The set of all seats. */
static inline uint8_t
all_seats(const struct onirim_game *g)
{
	return (uint8_t)((1u << g->config.players) - 1);
}

static inline void
push(struct onirim_game *g, struct step step)
{
	step_push(&g->steps, step);
}

static inline struct step
pop(struct onirim_game *g)
{
	return step_pop(&g->steps);
}

#endif
