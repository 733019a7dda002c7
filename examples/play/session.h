/* session.h - a game that is played: its record, its players, and where it is
 * kept. */
#ifndef PLAY_SESSION_H
#define PLAY_SESSION_H

#include <stdbool.h>

#include <onirim.h>

#include "store.h"
#include "teacher.h"

enum {
	LEVELS = 10,    /* of the program's play, from 0 */
	LEVEL_USUAL = 7,
	LEVEL_LESSON = 2,
	HINT_TRIES = 400, /* which take a second at most */
	LESSON_TRIES = 20
};

/* The tags of a record that name the seats that the program plays, and how well
 * it plays them; and the one that counts the answers that were taken back
 * although they had shown a card. */
#define TAG_COMPUTER "computer"
#define TAG_LEVEL "level"
#define TAG_UNDONE "undone"

struct session {
	onirim_record *record;
	onirim_game *game;       /* as the record stands */
	onirim_advisor *advisor; /* NULL in a library without advice */
	unsigned computers;      /* a bit for each seat of the program */
	int level;
	struct teacher *teacher; /* of a lesson, or NULL */
	struct store *store;     /* NULL keeps the game nowhere */
	game_number number;      /* under which it is kept, or 0 */
	char file[DISK_PATH_BYTES]; /* where it is written; "" not yet */
	int error;               /* why it could not be written, or 0 */
};

/* Take up a record, which is the session's from now on; its tags name the seats
 * of the program.  It is written to a file, or kept in the store if that is
 * NULL.  Returns ONIRIM_OK or a status. */
int session_open(struct session *session, struct store *store,
    onirim_record *record, const char *file);

/* Take up a game that is kept, and locked.  Returns a status. */
int session_open_kept(struct session *session, struct store *store,
    onirim_record *record, game_number number);

/* Let a teacher, who has begun, deal and play for the others from now on.  A
 * status. */
int session_teach(struct session *session, struct teacher *teacher);

void session_close(struct session *session);

bool is_over(const struct session *session);
bool is_computer(const struct session *session, int seat);

/* How many seats people play, and the only one of them or ONIRIM_NOBODY. */
int people(const struct session *session);
int only_person(const struct session *session);

/* Whether one person must not see what another one sees. */
bool has_secrets(const struct session *session);

/* Who looks at the table: whoever is asked.  At the end all of it may be seen,
 * but where each plays for itself, as the end can be taken back. */
int viewer_of(const struct session *session);

/* Give an answer, and write it down. */
int session_answer(struct session *session, onirim_action action);

/* Let the program answer if one of its seats is asked; ONIRIM_E_RANGE if none
 * is. */
int session_let_answer(struct session *session);

enum undo { UNDO_NOTHING, UNDO_SHOWS_CARD, UNDO_DONE };

/* Take back the last answer of a person, and what followed it.  One that showed
 * a card is taken back only if that is sure. */
enum undo session_undo(struct session *session, bool is_sure);

/* Give again what was taken back; false when there is nothing. */
bool session_redo(struct session *session);

/* Go to another place of the record, which then ends there. */
bool session_go(struct session *session, int ply);

/* Write the record into another file, from now on; an errno value on
 * failure. */
int session_save_as(struct session *session, const char *file);

/* The answer that a lesson points at: its own, or a good one for a player who
 * went another way.  0 if it points at none, or is no lesson. */
onirim_action session_pointed(struct session *session);

/* What the program thinks of the answers: how many, or a status. */
int session_advise(struct session *session, onirim_advice *advice,
    size_t capacity);

#endif
