/* ruleset.h - what a game offers to the engine and to those that look at it. */
#ifndef ONI_RULESET_H
#define ONI_RULESET_H

#include "core/choices.h"
#include "core/config.h"
#include "core/list.h"
#include "core/meanings.h"
#include "core/place.h"
#include "core/observation.h"
#include "core/action_space.h"
#include "core/stream.h"
#include "core/text.h"
#include "core/words.h"
#include "state.h"

/* What is at fault where a fact does not hold: the word of a position that
 * says otherwise, and the card in it, or NO_CARD for all of it. */
struct blame {
	const struct fact *fact;
	const char *word;
	uint8_t card;
};

/* Something that is true of every sound game.  It may blame another word than
 * its own, a card in it, or a fact that it stands for. */
struct fact {
	const char *name;       /* told where it does not hold */
	const char *word;       /* of a position; NULL when none tells it */
	bool (*holds)(const struct onirim_game *g, struct blame *blame);
	int32_t reason;         /* ONIRIM_PROBLEM_...; 0: no text breaks it */
};

/* A kind of step.  It either runs by itself, or asks; one that asks lists the
 * answers and takes one. */
struct rule {
	void (*run)(struct onirim_game *g);
	void (*legal)(const struct onirim_game *g, struct choices *choices);
	void (*answer)(struct onirim_game *g, struct choice choice);
	uint8_t ask;            /* ONIRIM_ASK_... */
	uint8_t subject;        /* where the card lies that it is about */
	uint8_t sets;           /* all of which must be played */
	uint8_t deals_from;     /* the zone of the cards it takes, if any */
	uint8_t deals_to;       /* where they go; 0 where the card says it */
	uint8_t looked;         /* how many cards it looks at, at most */
	uint8_t operands;       /* those that it makes use of */
	uint8_t cause;          /* by whose rule it happens */
	uint64_t pending;       /* cards, one of which is pending meanwhile */
	uint64_t on;            /* the kinds that it can lie on in a turn */
	uint64_t on_in_set_up;

	/* Whether the table and the other steps are as this one needs them,
	 * and the fact that is broken where they are not. */
	bool (*fits)(const struct onirim_game *g, const struct step *step);
	struct fact relies;
};

/* A set of kinds of step. */
#define ON(kind) (UINT64_C(1) << (kind))

enum { ABOUT_NOTHING, ABOUT_STEP, ABOUT_PENDING };
enum { OPERAND_CARD = 1, OPERAND_LEFT = 2 };

/* By whose rule or power something happens: as with the step beneath, no
 * card's, that of the step's card or of the pending one, or that of a spell. */
enum { CAUSE_BENEATH, CAUSE_NONE, CAUSE_STEP, CAUSE_PENDING,
	CAUSE_SPELL = ONIRIM_CAUSE_SPELL };

/* The kind of step every game has; its own begin with STEP_GAME. */
enum { STEP_CHANCE, STEP_GAME };

/* How a word of a position tells its cards. */
enum {
	WORD_PILE,      /* counted, without an order */
	WORD_HAND,      /* the same, and some may lie hidden */
	WORD_KNOWN,     /* those of a hand that other seats know, and which */
	WORD_ROW,       /* one by one */
	WORD_GOALS,     /* one by one, some face down: `seen` is the rank */
	WORD_DECK,      /* one by one, and the seats that know each */
	WORD_CREATURES, /* one by one, pile after pile: `seen` is the pile */
	WORD_LOOKED,    /* counted, and the seats that see them; of views */
};

struct position_word {
	const char *name;       /* NULL behind the last one */
	uint8_t form;
	struct place place;
	uint64_t cards;         /* that may lie there */
};

/* A face that is called by the parts that it fits, its legion and its
 * power. */
struct composed_face {
	uint8_t fits;
	uint8_t legion;
	uint8_t power;
};

enum { LEFT_UNTOLD = 0xFF };

struct ruleset {
	/* How much an answer can set off; lib/BOUNDS.md shows why it is no
	 * more. */
	uint16_t events_max;

	const struct rule *const *rules; /* by kind of step */
	const uint8_t *faces;           /* by rank */
	const uint8_t *ranks;           /* by face, plus 1 */
	const struct config_key *keys;  /* of its own, by place */

	/* Each seat plays for itself, and whoever wins wins alone. */
	bool each_alone;

	/* Write the name of a face of the game; false when it has none. */
	bool (*write_face)(unsigned face, struct text *text);

	/* The face of a name, or ONIRIM_NO_CARD. */
	uint8_t (*read_face)(struct word name);

	/* A trait of one of its faces, or ONIRIM_E_RANGE where it has none or
	 * there is no such face. */
	int (*trait)(unsigned face, int trait);

	/* How many of a card are played with. */
	unsigned (*copies)(const struct onirim_game *g, unsigned card);

	/* What the words for a face are made of; NULL when each face has words
	 * of its own. */
	struct composed_face (*composed)(unsigned face);

	/* The words for a zone, where seats have zones of their own. */
	unsigned (*zone_words)(struct place place, bool several);

	/* How an action is called while the game stands as it does; an id of 0
	 * is the name that it has at any time. */
	struct label (*label)(const struct onirim_game *g, uint32_t action);

	/* Which events are told how; the last row has no kind. */
	const struct telling *tellings;

	/* Lay out a game whose configuration and generator are set, with the
	 * first steps on the stack. */
	void (*set_up)(struct onirim_game *g);

	/* The cards that one for a zone outside the deck is dealt from. */
	struct pile (*pool_of_zone)(const struct onirim_game *g, unsigned zone);

	/* Take a card out of those that have no place yet; false when none is
	 * left. */
	bool (*take_out)(struct onirim_game *g, unsigned card);

	/* At DEAL, the place the card is for. */
	struct place (*dealt_to)(const struct onirim_game *g);

	/* Hide what those seats have not all seen on the table. */
	void (*redact)(struct onirim_game *g, uint8_t seats);

	/* Hidden cards of the table turn out to be cards of the pool, so that
	 * each arrangement that fits is as likely; false when one cannot. */
	bool (*deal_hidden)(struct onirim_game *g, uint64_t *generator);

	/* How many piles a zone has. */
	int (*piles)(const struct onirim_game *g, int zone);

	/* List the cards of a pile.  It is not asked for the deck and the
	 * pending cards, which every game has. */
	void (*list)(const struct onirim_game *g, struct place place,
	    struct told *list);

	/* A number of the game's own, or ONIRIM_E_RANGE. */
	int (*number)(const struct onirim_game *g, int what, int index);

	/* What a legal action takes, and where from and where to; the game is
	 * as the seat that is asked knows it. */
	struct onirim_target (*target)(const struct onirim_game *g,
	    uint32_t action);

	/* What a legal action does, as a HELP_... */
	struct meaning (*help)(const struct onirim_game *g, uint32_t action);

	/* Why an action is not legal now, as a WHY_...; the game goes on. */
	struct meaning (*why)(const struct onirim_game *g, uint32_t action);

	/* How many cards the question asks for, one by one, or has been given
	 * when it asks for any number, or how many actions are left; 0 when
	 * that is no matter of counting, and LEFT_UNTOLD when a redacted
	 * game's viewer may not know. */
	unsigned (*left)(const struct onirim_game *g);

	/* The legion, from 1, that the question is about, or else the one that
	 * binds what is built next; 0 when there is none.  NULL when no card
	 * has a legion. */
	unsigned (*legion)(const struct onirim_game *g);

	/* All actions that a game of this configuration can list. */
	void (*action_space)(const struct onirim_game *g,
	    struct action_space *space);

	/* The parts of an observation behind those of every game. */
	void (*observation)(const struct onirim_game *g,
	    struct observation *observation);

	/* How many decisions a game takes at most; 0 when there is no end to
	 * them. */
	unsigned (*decisions_most)(const struct onirim_game *g);

	/* Whether a turn has begun and nothing else is under way. */
	bool (*turn_has_begun)(const struct onirim_game *g);

	/* The words that a position has beside those of every game. */
	const struct position_word *words;

	/* List the cards that a word of a position tells. */
	void (*tell)(const struct onirim_game *g,
	    const struct position_word *word, struct told *told);

	/* Begin to read a position: no card has a place. */
	void (*gather)(struct onirim_game *g);

	/* Lay a card where a word of a position says; 0, or why it may not lie
	 * there, as ONIRIM_PROBLEM_... */
	int32_t (*lay)(struct onirim_game *g, const struct position_word *word,
	    struct known card);

	/* Work out what is left, before anything is judged. */
	void (*settle)(struct onirim_game *g);

	/* Write or read the table of a game of which all else is set; what
	 * follows from the rest is set besides. */
	void (*fields)(struct stream *stream, struct onirim_game *g);

	/* What is true of a sound game beyond what is true of any, each row
	 * relying on those before; the last one has no name.  The game may be
	 * anything but for its configuration. */
	const struct fact *facts;
};

extern const struct ruleset oni_onirim;
extern const struct ruleset oni_nightmarium;

/* The rulesets of all games. */
extern const struct ruleset *const oni_rulesets[GAMES];

/* The ruleset of the game that is played. */
static inline const struct ruleset *
oni_ruleset(const struct onirim_game *g)
{
	return oni_rulesets[g->config.game];
}

/* The rank of a face in a game, or more than any when it has no such face. */
static inline unsigned
oni_rank(const struct onirim_game *g, unsigned face)
{
	return oni_ruleset(g)->ranks[face & 0xFF] - 1u;
}

/* The ruleset of the game that has a face, or NULL. */
const struct ruleset *oni_ruleset_of_face(unsigned face);

/* An answer taken apart, with the rank of its face.  Two Goals are named by
 * their places, which are no faces. */
static inline struct choice
oni_choice(const struct onirim_game *g, uint32_t action)
{
	return action >> VERB_SHIFT == ONIRIM_VERB_GOALS
	    ? (struct choice){action}
	    : choice_of(action, oni_rank(g, action >> CARD_SHIFT));
}

#endif
