/* game.h - the table, where a game is played. */
#ifndef PLAY_GAME_H
#define PLAY_GAME_H

#include "choices.h"
#include "program.h"

/* The table as it lies before somebody. */
struct table {
	struct program *program;
	struct session *session;
	struct view view;
	struct choices choices;
	struct page news;
	struct line note;  /* what the last word brought */
	int shown_to;      /* the seat whose hand was shown last */
	bool is_fresh;     /* whoever looks has not seen the table before */
	bool is_hinted;    /* the note is a hint */
	bool is_unsure;    /* taking back is to be asked for again */
	bool has_left;
	int told[ONIRIM_HOST + 1]; /* up to which answer, by viewer; or -1 */
};

/* Play until the game is left.  It can be over at the beginning. */
void play(struct program *program, struct session *session);

/* The table as it lies at the beginning of a game, or of another one. */
void table_begin(struct table *table, struct program *program,
    struct session *session);

/* Look at what is asked now, or at the end, and at what led to it. */
void meet_question(struct table *table);

/* Take a word as an answer or as a command. */
void table_take(struct table *table, const char *word);

/* Show the table with its question, as far as there is room. */
void show_table_page(struct table *table);

/* Go on in a conversation: what happened, and the question. */
void tell_table(struct table *table, bool whole);

/* Whether the window is too small for the table; then it is told. */
bool is_too_small(struct face *face);

/* The game with what is in sight and its seed, for the first line. */
void add_title(struct line *line, const struct view *view);

/* What is in sight in a line, such as "turn 12, deck 40, Doors 3/8". */
void add_state(struct line *line, const struct view *view);

#endif
