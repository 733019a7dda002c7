/* ruleset.h - what a game offers to the engine and to the rooms above. */
#ifndef ONI_RULESET_H
#define ONI_RULESET_H

#include "core/action_space.h"
#include "core/choices.h"
#include "core/config.h"
#include "core/list.h"
#include "core/meanings.h"
#include "core/place.h"
#include "core/stream.h"
#include "core/text.h"
#include "core/words.h"
#include "observation.h"
#include "state.h"
#include "zones.h"

/* What is to blame if a fact does not hold: what is reported; the word of a
 * position that contradicts it; and the card in this word, or NO_CARD if no
 * single card is to blame. */
struct blame {
	const char *name;
	const char *word;
	uint8_t card;
};

/* Something that is true of every sound game.  A check may blame another word
 * than its own, a card in it, or a name that says more. */
struct fact {
	const char *name;       /* reported if the fact does not hold */
	const char *word;       /* of a position; NULL if no word says it */
	bool (*holds)(const struct onirim_game *g, struct blame *blame);
	int32_t reason;         /* ONIRIM_PROBLEM_...; 0: no text breaks it */
};

/* A kind of step.  It either runs by itself or asks.  If it asks, it lists the
 * answers and takes one of them. */
struct rule {
	void (*run)(struct onirim_game *g);
	void (*legal)(const struct onirim_game *g, struct choices *choices);
	void (*answer)(struct onirim_game *g, struct choice choice);
	uint8_t ask;            /* ONIRIM_ASK_... */
	uint8_t subject;        /* where the card of the question lies */
	uint8_t deals_from;     /* the zone whose cards it takes, or 0 */
	uint8_t deals_to;       /* where they go; 0: it depends on the card */
	uint8_t cause;          /* the rule or power that causes it */
};

/* What is true while a kind of step waits.  Only `sound` looks at it. */
struct wait {
	uint64_t pending;       /* one of these cards is pending */
	uint64_t on;            /* the kinds that can be below it in a turn */
	uint64_t on_in_set_up;
	uint8_t sets;           /* the step exists only with all these sets */
	uint8_t looked;         /* the most cards that it looks at */
	uint8_t operands;       /* the operands that it uses */

	/* Whether the table and the other steps are as this step needs them;
	 * and what is reported if they are not. */
	bool (*fits)(const struct onirim_game *g, const struct step *step);
	const char *relies;
};

/* A set of kinds of step. */
#define ON(kind) (UINT64_C(1) << (kind))

enum { ABOUT_NOTHING, ABOUT_STEP, ABOUT_PENDING };
enum { OPERAND_CARD = 1, OPERAND_LEFT = 2 };

/* Which rule or power causes what a step does: that of the step below, none,
 * that of the step's card, that of the pending card, or a spell. */
enum { CAUSE_BENEATH, CAUSE_NONE, CAUSE_STEP, CAUSE_PENDING,
	CAUSE_SPELL = ONIRIM_CAUSE_SPELL };

/* The kind of step that every game has.  The kinds of a game begin at
 * STEP_GAME. */
enum { STEP_CHANCE, STEP_GAME };

/* How the cards in a word of a position are written. */
enum {
	WORD_PILE,      /* counted, without an order */
	WORD_HAND,      /* the same, and some may be hidden */
	WORD_KNOWN,     /* those of a hand that other seats know */
	WORD_ROW,       /* one by one */
	WORD_GOALS,     /* one by one, some face down: `seen` is the rank */
	WORD_DECK,      /* one by one, with the seats that know each */
	WORD_CREATURES, /* one by one, pile by pile: `seen` is the pile */
	WORD_LOOKED,    /* counted, with the seats that see them; in views */
};

struct position_word {
	const char *name;       /* NULL ends the table */
	uint8_t form;
	struct place place;
	uint64_t cards;         /* those that can lie there */
};

/* A face that is named by its parts, its legion and its power. */
struct composed_face {
	uint8_t fits;
	uint8_t legion;
	uint8_t power;
};

enum { LEFT_UNTOLD = 0xFF };

/* A set of numbers. */
#define ONE_NUMBER(name) (UINT32_C(1) << ONIRIM_NUMBER_##name)

_Static_assert((int)NUMBERS_END <= 32, "a word is a set of numbers");

/*
 * What a game offers.  The ruleset itself has what play needs.  Its parts have
 * what one of the rooms above needs besides, so a program carries that only if
 * it calls this room.
 */
struct ruleset {
	/* The most events that an answer can cause.  lib/BOUNDS.md shows why
	 * there are never more. */
	uint16_t events_max;

	const struct rule *const *rules; /* by kind of step */
	const uint8_t *faces;           /* by rank */
	const uint8_t *ranks;           /* by face, plus 1 */
	const struct config_key *keys;  /* the game's own keys */

	/* The layout of the indices in games of this configuration. */
	uint8_t (*layout)(const struct config *config);

	/* Lay out a game whose configuration and generator are set, and push
	 * its first steps. */
	void (*set_up)(struct onirim_game *g);

	/* The cards from which one for a zone outside the deck is dealt. */
	struct pile (*pool_of_zone)(const struct onirim_game *g, unsigned zone);

	/* Take a card out of those that do not have a place yet.  Returns false
	 * if there is no such card. */
	bool (*take_out)(struct onirim_game *g, unsigned card);
};

/* For seen/: zones, numbers, and facts about cards. */
struct seen_part {
	/* A trait of a face, or ONIRIM_E_RANGE if the face does not have this
	 * trait or the game does not have this face. */
	int (*trait)(unsigned face, int trait);

	/* How many copies of a card are in the game. */
	unsigned (*copies)(const struct onirim_game *g, unsigned card);

	/* Hide the cards on the table that not all these seats have seen. */
	void (*redact)(struct onirim_game *g, uint8_t seats);

	/* At ONIRIM_ASK_DEAL: the place that the card goes to. */
	struct place (*dealt_to)(const struct onirim_game *g);

	const struct zone *zones;       /* by ONIRIM_ZONE_... */

	/* One of the game's own numbers, or ONIRIM_E_RANGE. */
	int (*number)(const struct onirim_game *g, int what, int index);

	/* The set of the game's own numbers that are open to all. */
	uint32_t open_numbers;

	/* What a legal action takes, from where, and to where.  The game is as
	 * the asked seat knows it. */
	struct onirim_target (*target)(const struct onirim_game *g,
	    uint32_t action);

	/* How many cards the question still asks for, one by one; or how many
	 * it has been given if it asks for any number; or how many actions are
	 * left.  0 if nothing is counted, LEFT_UNTOLD if the viewer of a
	 * redacted game may not know it. */
	unsigned (*left)(const struct onirim_game *g);
};

/* For said/notation: the names of cards. */
struct notation_part {
	/* Write the name of a face.  Returns false if the game does not have
	 * this face. */
	bool (*write_face)(unsigned face, struct text *text);

	/* The face of a name, or ONIRIM_NO_CARD. */
	uint8_t (*read_face)(struct word name);
};

/* For said/: what actions do, and what happened. */
struct said_part {
	/* Each seat plays against the others, so that only one wins. */
	bool each_alone;

	/* The parts from which the words for a face are made.  NULL if each
	 * face has its own words. */
	struct composed_face (*composed)(unsigned face);

	/* Which words name a zone.  `several`: seats have their own zones. */
	unsigned (*zone_words)(struct place place, bool several);

	/* What an action is called in the present state of the game.  An id of
	 * 0 means the name that it has in any state. */
	struct label (*label)(const struct onirim_game *g, uint32_t action);

	/* How events are told.  The last row has no kind. */
	const struct telling *tellings;

	/* What a legal action does (HELP_...). */
	struct meaning (*help)(const struct onirim_game *g, uint32_t action);

	/* Why an action is not legal now (WHY_...).  The game is not over. */
	struct meaning (*why)(const struct onirim_game *g, uint32_t action);

	/* The legion that the question is about, or else the one to which the
	 * next card built must belong; counted from 1, 0 if there is none.
	 * NULL if the cards of the game have no legions. */
	unsigned (*legion)(const struct onirim_game *g);
};

/* For said/position: a game as a line. */
struct position_part {
	/* The words that a position has in addition to those of every game. */
	const struct position_word *words;

	/* List the cards that a word of a position names. */
	void (*tell)(const struct onirim_game *g,
	    const struct position_word *word, struct told *told);

	/* Begin to read a position: take all cards out of their places. */
	void (*gather)(struct onirim_game *g);

	/* Lay a card where a word of a position says.  Returns 0, or the
	 * ONIRIM_PROBLEM_... that says why it cannot lie there. */
	int32_t (*lay)(struct onirim_game *g, const struct position_word *word,
	    struct known card);

	/* Compute what follows from the words, before the facts are checked. */
	void (*settle)(struct onirim_game *g);

	/* Whether a turn has just begun and nothing else is being done. */
	bool (*turn_has_begun)(const struct onirim_game *g);
};

/* For kept/: a game as bytes. */
struct kept_part {
	/* Write or read the table of a game whose other fields are set.  Fields
	 * that follow from the others are set, too. */
	void (*fields)(struct stream *stream, struct onirim_game *g);
};

/* For search/: all that can be listed, seen or dealt. */
struct search_part {
	/* Draw faces from the pool for the hidden cards of the table.  All
	 * arrangements that fit are equally likely.  Returns false if one card
	 * cannot be drawn. */
	bool (*deal_hidden)(struct onirim_game *g, struct generator *generator);

	/* All actions that games of any configuration can list. */
	const struct action_ranges *ranges;

	/* Go through the game's own parts of an observation, after those that
	 * every game has. */
	void (*observation)(struct observation *observation);

	/* The most decisions that a game can take, or 0 if there is no
	 * bound. */
	unsigned (*decisions_most)(const struct onirim_game *g);
};

/* For `sound`. */
struct sound_part {
	/* The facts that hold for a sound game in addition to those of every
	 * game.  Each row may rely on the rows before it.  The last one has no
	 * name.  Only the configuration of the game is known to be valid. */
	const struct fact *facts;
};

/* The tables of all games, each in a file of games/, by game. */
extern const struct ruleset *const oni_rulesets[GAMES];
extern const struct seen_part *const oni_seen_parts[GAMES];
extern const struct notation_part *const oni_notation_parts[GAMES];
extern const struct said_part *const oni_said_parts[GAMES];
extern const struct position_part *const oni_position_parts[GAMES];
extern const struct kept_part *const oni_kept_parts[GAMES];
extern const struct search_part *const oni_search_parts[GAMES];
extern const struct sound_part *const oni_sound_parts[GAMES];

extern const struct ruleset oni_onirim;
extern const struct ruleset oni_nightmarium;
extern const struct seen_part oni_onirim_seen, oni_nightmarium_seen;
extern const struct notation_part oni_onirim_notation, oni_nightmarium_notation;
extern const struct said_part oni_onirim_said, oni_nightmarium_said;
extern const struct position_part oni_onirim_position, oni_nightmarium_position;
extern const struct kept_part oni_onirim_kept, oni_nightmarium_kept;
extern const struct search_part oni_onirim_search, oni_nightmarium_search;
extern const struct sound_part oni_onirim_sound, oni_nightmarium_sound;

/* The tables of the game that is played. */
static inline const struct ruleset *
oni_ruleset(const struct onirim_game *g)
{
	return oni_rulesets[g->config.game];
}

static inline const struct seen_part *
oni_seen_of(const struct onirim_game *g)
{
	return oni_seen_parts[g->config.game];
}

static inline const struct said_part *
oni_said_of(const struct onirim_game *g)
{
	return oni_said_parts[g->config.game];
}

static inline const struct position_part *
oni_position_of(const struct onirim_game *g)
{
	return oni_position_parts[g->config.game];
}

static inline const struct kept_part *
oni_kept_of(const struct onirim_game *g)
{
	return oni_kept_parts[g->config.game];
}

static inline const struct search_part *
oni_search_of(const struct onirim_game *g)
{
	return oni_search_parts[g->config.game];
}

static inline const struct sound_part *
oni_sound_of(const struct onirim_game *g)
{
	return oni_sound_parts[g->config.game];
}

/* The rank of a face in this game, or a number above all ranks if the game does
 * not have this face. */
static inline unsigned
oni_rank(const struct onirim_game *g, unsigned face)
{
	return oni_ruleset(g)->ranks[face & 0xFF] - 1u;
}

/* The game that has this face, or GAMES. */
unsigned oni_game_of_face(unsigned face);

static inline const struct zone *
oni_zone(const struct onirim_game *g, unsigned zone)
{
	return &oni_seen_of(g)->zones[zone];
}

/* How many piles a zone has. */
static inline int
oni_piles(const struct onirim_game *g, int zone)
{
	const struct zone *row = oni_zone(g, (unsigned)zone);

	return row->of_seats ? g->config.players << row->shift : 1;
}

/* An answer with the rank instead of the face.  An action with Goals has places
 * instead of faces and does not change. */
static inline struct choice
oni_choice(const struct onirim_game *g, uint32_t action)
{
	return action >> VERB_SHIFT == ONIRIM_VERB_GOALS
	    ? (struct choice){action}
	    : choice_of(action, oni_rank(g, action >> CARD_SHIFT));
}

#endif
