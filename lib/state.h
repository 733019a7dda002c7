/* state.h - the whole state of a game: what is common to all games, and the
 * table of the one that is played. */
#ifndef ONI_STATE_H
#define ONI_STATE_H

#include <string.h>

#include "core/choices.h"
#include "core/config.h"
#include "core/deck.h"
#include "core/place.h"
#include "core/steps.h"
#include "nightmarium/table.h"
#include "onirim/table.h"

/* Something that happened, with who sees the card, and who learned something
 * by it. */
struct log_entry {
	onirim_event event;
	uint8_t seen;
	uint8_t learners;
};

/* Flat, without pointers; bytes that mean nothing are 0, so that equal games
 * are equal bytes.  It is copied by `=`, but for the log behind it, which only
 * games that keep events have memory for. */
struct onirim_game {
	struct config config;
	uint64_t generator;
	uint32_t turn;          /* over all seats, from 1; 0 is the set-up */
	uint8_t over;           /* ONIRIM_OVER_...; the outcome follows */
	uint8_t winner;
	uint8_t active;         /* the seat whose turn it is */
	uint8_t owned;          /* the library allocated the memory */
	uint8_t redacted;       /* 0, or the viewer it is made for, from 1 */
	uint8_t cause;          /* of what is logged; 0 between answers */
	uint16_t logged;        /* what lies in the log */
	struct steps steps;
	struct choices choices; /* the answers to what is asked, as far as they
	                         * can be told */
	struct deck deck;
	struct fan looked;      /* cards being looked at */
	uint8_t lookers;        /* the seats that see them, none when there
	                         * are no cards */
	struct known dealt;     /* the card just dealt, or no card */
	struct place dealt_from;
	struct known pending;   /* the card being decided about, or no card */
	union {
		struct onirim_table onirim;
		struct nightmarium_table nightmarium;
	} table;
	_Alignas(8) struct log_entry log[];
};

static inline bool
is_over(const struct onirim_game *g)
{
	return g->over != ONIRIM_OVER_NOT;
}

static inline int
outcome_of(const struct onirim_game *g)
{
	if (!is_over(g))
		return ONIRIM_PLAYING;
	return g->over == ONIRIM_OVER_WON ? ONIRIM_WON : ONIRIM_LOST;
}

/* The seat that began, drawn or not: the seats take turns. */
static inline unsigned
first_seat(const struct onirim_game *g)
{
	const unsigned players = g->config.players;
	const unsigned before = g->turn > 0 ? (g->turn - 1) % players : 0;

	return (g->active + players - before) % players;
}

/* What lies in a place for one card when none does. */
static const struct known nothing = {NO_CARD, 0};

/* A game of a configuration before anything is laid out. */
static inline void
begin_blank(struct onirim_game *g, struct config config)
{
	memset(g, 0, sizeof *g);
	g->config = config;
	g->generator = config.seed;
	g->winner = ONIRIM_NOBODY;
	g->dealt = nothing;
	g->pending = nothing;
}

/* The set of all seats. */
static inline uint8_t
all_seats(const struct onirim_game *g)
{
	return (uint8_t)((1u << g->config.players) - 1);
}

/* The seats that are told what one of them holds, looks at and fetches: with
 * `open` all. */
static inline uint8_t
seats_told(const struct onirim_game *g, unsigned seat)
{
	return set_has(g->config.variants, VARIANT_OPEN) ? all_seats(g)
	    : (uint8_t)set_of(seat);
}

/* Whether there is such a viewer in a game. */
static inline bool
is_viewer(const struct onirim_game *g, int viewer)
{
	return (viewer >= 0 && viewer < g->config.players) ||
	    viewer == ONIRIM_NOBODY || viewer == ONIRIM_HOST;
}

/* The seats all of which must have seen a card for a viewer to know it: none
 * for the host, and for nobody all. */
static inline uint8_t
seats_of(const struct onirim_game *g, int viewer)
{
	if (viewer == ONIRIM_HOST)
		return 0;
	if (viewer == ONIRIM_NOBODY)
		return all_seats(g);
	return (uint8_t)(1u << viewer);
}

/* The number of a seat when another one is counted as 0, in the order of the
 * turns; whoever is no seat stays the same.  And the seat of such a number. */
static inline unsigned
seat_counted(const struct onirim_game *g, unsigned from, unsigned seat)
{
	const unsigned seats = g->config.players;

	return seat < seats ? (seat + seats - from) % seats : seat;
}

static inline unsigned
seat_meant(const struct onirim_game *g, unsigned from, unsigned counted)
{
	return (counted + from) % g->config.players;
}

/* The seat to count from: this one, or the first for who is no seat. */
static inline unsigned
counted_from(const struct onirim_game *g, int seat)
{
	return seat < g->config.players ? (unsigned)seat : 0;
}

/* Lay a card among those that some seats look at, and take one away; the seats
 * that saw it. */
static inline void
look_at(struct onirim_game *g, unsigned card, uint8_t seats)
{
	fan_add(&g->looked, card, false);
	g->lookers = seats;
}

static inline uint8_t
look_away(struct onirim_game *g, unsigned card)
{
	const uint8_t seats = g->lookers;

	fan_take(&g->looked, card);
	if (g->looked.count == 0)
		g->lookers = 0;
	return seats;
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
