/* state.h - the whole state of a game: what all games have, and the table of
 * the game that is played. */
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

/* A card that has left the deck or another pool, the seats that know it, and
 * where it came from. */
struct dealt {
	struct known known;
	struct place from;
};

/* Something that happened, as it is kept most quickly.  The kind of event, the
 * face and the seats that learned something are worked out when they are asked
 * for. */
struct log_entry {
	struct known card;      /* and the seats that knew it before */
	struct place from;
	struct place to;
	uint8_t kind;
	uint8_t count;
	uint8_t seat;
	uint8_t cause;
	uint8_t detail;
	uint8_t seen;           /* the seats that see the card */
};

/* The struct is flat and has no pointers.  Bytes without a meaning are 0, so
 * that equal games have equal bytes.  `=` copies all of it except the log at
 * the end.  Only games that keep events have memory for the log. */
struct onirim_game {
	struct config config;
	struct generator generator;
	uint32_t turn;          /* over all seats, from 1; 0: the set-up */
	uint8_t over;           /* ONIRIM_OVER_...; this gives the outcome */
	uint8_t winner;
	uint8_t owned;          /* the library allocated the memory */
	uint8_t redacted;       /* 0, or 1 + the viewer it is made for */
	uint8_t active;         /* the seat whose turn it is */
	uint8_t cause;          /* of what is logged now; 0 after an answer */
	uint16_t logged;        /* the number of entries in the log */
	struct steps steps;
	struct choices choices; /* the answers, unless they are not told */
	struct deck deck;
	struct fan looked;      /* the cards being looked at */
	uint8_t lookers;        /* the seats that see them; 0 without cards */
	struct dealt dealt;     /* for the step on top, or no card */
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

/* The seat that began, whether it was drawn or given.  Seats take turns. */
static inline unsigned
first_seat(const struct onirim_game *g)
{
	const unsigned players = g->config.players;
	const unsigned before = g->turn > 0 ? (g->turn - 1) % players : 0;

	return (g->active + players - before) % players;
}

/* The seat whose turn comes after that of another one. */
static inline uint8_t
seat_after(const struct onirim_game *g, unsigned seat)
{
	return (uint8_t)(seat + 1 < g->config.players ? seat + 1 : 0);
}

/* The value of pending and of dealt when there is no card. */
static const struct known nothing = {NO_CARD, 0};
static const struct dealt not_dealt = {{NO_CARD, 0}, {0, 0}};

static inline bool
is_dealt(const struct onirim_game *g)
{
	return g->dealt.known.card != NO_CARD;
}

/* Start a game of this configuration, with nothing laid out. */
static inline void
begin_blank(struct onirim_game *g, struct config config)
{
	memset(g, 0, sizeof *g);
	g->config = config;
	g->generator = oni_chance_from(config.seed);
	g->winner = ONIRIM_NOBODY;
	g->dealt = not_dealt;
	g->pending = nothing;
}

/* The set of all seats. */
static inline uint8_t
all_seats(const struct onirim_game *g)
{
	return (uint8_t)((1u << g->config.players) - 1);
}

/* The seats that know which cards a seat holds, looks at and fetches: all seats
 * with the variant `open`, else only the seat itself. */
static inline uint8_t
seats_told(const struct onirim_game *g, unsigned seat)
{
	return set_has(g->config.variants, VARIANT_OPEN) ? all_seats(g)
	    : (uint8_t)set_of(seat);
}

/* The seats whose hands are hidden from some of these seats: from one seat
 * those of the others, from several all. */
static inline uint64_t
hands_hidden(const struct onirim_game *g, uint8_t seats)
{
	if (seats == 0 || set_has(g->config.variants, VARIANT_OPEN))
		return 0;
	return set_several(seats) ? all_seats(g) : all_seats(g) & ~seats;
}

/* Whether the game has such a viewer. */
static inline bool
is_viewer(const struct onirim_game *g, int viewer)
{
	return (viewer >= 0 && viewer < g->config.players) ||
	    viewer == ONIRIM_NOBODY || viewer == ONIRIM_HOST;
}

/* The seats that must all have seen a card so that a viewer knows it: no seat
 * for ONIRIM_HOST, all seats for ONIRIM_NOBODY. */
static inline uint8_t
seats_of(const struct onirim_game *g, int viewer)
{
	if (viewer == ONIRIM_HOST)
		return 0;
	if (viewer == ONIRIM_NOBODY)
		return all_seats(g);
	return (uint8_t)(1u << viewer);
}

/* The number of a seat if another one is counted as 0, in the order of the
 * turns.  Values that are not a seat stay as they are.  seat_meant() is the
 * reverse. */
static inline unsigned
seat_counted(const struct onirim_game *g, unsigned from, unsigned seat)
{
	const unsigned seats = g->config.players;

	if (seat >= seats)
		return seat;
	return seat >= from ? seat - from : seat + seats - from;
}

static inline unsigned
seat_meant(const struct onirim_game *g, unsigned from, unsigned counted)
{
	const unsigned seats = g->config.players;

	return counted + from < seats ? counted + from
	    : counted + from - seats;
}

/* The seat from which to count: this one, or seat 0 if it is not a seat. */
static inline unsigned
counted_from(const struct onirim_game *g, int seat)
{
	return seat < g->config.players ? (unsigned)seat : 0;
}

/* Add a card to those that these seats look at.  look_away() takes one away and
 * returns the seats that saw it. */
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
