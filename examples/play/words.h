/* words.h - the few words that the library has not, in its languages. */
#ifndef PLAY_WORDS_H
#define PLAY_WORDS_H

struct nightmarium_words;

enum {
	COLOURS = 4,
	SPELLS = 3,
	PREMONITIONS = 8
};

/* What stands before the lines of the table. */
enum caption {
	CAPTION_DOORS,
	CAPTION_GOALS,
	CAPTION_TOWERS,
	CAPTION_DARK,
	CAPTION_DECK,
	CAPTION_NEXT,
	CAPTION_BOTTOM,
	CAPTION_ROW,
	CAPTION_GONE,
	CAPTION_SPELLS,
	CAPTION_LIMBO,
	CAPTION_HAND,
	CAPTION_SHARED,
	CAPTION_OPEN,
	CAPTION_SEEN,
	CAPTION_HANDS,
	CAPTIONS
};

/* A sentence with %d or %s in it is one of a format. */
struct words {
	const char *language;
	const char *captions[CAPTIONS];
	const char *colours[COLOURS];   /* short, as there are many */
	const char *spells[SPELLS];
	struct {
		const char *condition;
		const char *penalty;
	} premonitions[PREMONITIONS];
	const char *shared;             /* behind a label without room */
	const char *none;
	const char *aligned[2];         /* the Towers: not, and yes */

	const char *seed;
	const char *turn;
	const char *set_up;
	const char *dealer;
	const char *player;
	const char *welcome[2];         /* for one player, for two */
	const char *welcome_towers;

	const char *ask;
	const char *ask_end;
	const char *ask_replay;
	const char *ask_name;
	const char *pause;
	const char *hand_over;
	const char *commands;
	const char *all_alike;          /* what all choices do */
	const char *advice;              /* before what the program advises */
	const char *no_advice;

	const char *type_number;
	const char *no_choice;
	const char *not_understood;
	const char *too_long;
	const char *no_news;
	const char *no_undo;
	const char *no_redo;
	const char *undone;
	const char *confirm;
	const char *no_ply;
	const char *replay_end;
	const char *saved;
	const char *not_saved;
	const char *exists;
	const char *left;
	const char *again;
	const char *go_on;

	const char *no_option;
	const char *no_value;
	const char *needs_value;
	const char *not_with_record;
	const char *no_seats;           /* for computer players */
	const char *one_seat;
	const char *no_level;
	const char *see_help;

	const char *usage;              /* before the keys */
	const char *word;               /* what a key takes */
	const char *list;
	const char *by_default;
	const char *with_game;          /* before the keys of one game */
	const char *usage_own;          /* behind them; %s: the languages */
	const char *rules;
	const char *rules_sets[3];      /* steps, towers, dreams */
	const struct nightmarium_words *nightmarium;
};

/* The words of a language, or NULL. */
const struct words *words_of(const char *language);

/* Those of the environment, else English. */
const struct words *words_of_environment(void);

#endif
