/* session.c - a game that is played: its record, its players, and where it is
 * kept. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "seats.h"
#include "session.h"
#include "view.h"

/* A game is kept from its first answer on. */
static void
write_down(struct session *session)
{
	session->error = 0;
	if (session->file[0] == '\0' && session->store == NULL)
		return;
	if (session->file[0] == '\0') {
		session->error = store_begin(session->store,
		    &session->number);
		if (session->error != 0)
			return;
		store_file(session->store, session->number, session->file);
	}
	session->error = record_write(session->file, session->record);
}

/* Let the game stand as its record does. */
static int
take_up(struct session *session)
{
	onirim_game *game;
	const int status = onirim_record_game(session->record,
	    onirim_record_ply(session->record), &game);

	if (status != ONIRIM_OK)
		return status;
	onirim_game_free(session->game);
	session->game = game;
	return session->teacher == NULL ? ONIRIM_OK
	    : teacher_read(session->teacher, session->record);
}

static int
seats_of(const struct session *session)
{
	return onirim_number(session->game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
}

/* Tags of a stranger may say what they like. */
static void
read_tags(struct session *session)
{
	char tag[ONIRIM_TEXT_MAX] = "";

	session->computers = 0;
	if (onirim_record_tag(session->record, TAG_COMPUTER, tag,
	    sizeof(tag)) > 0 && (seats_of(session) == 1 ||
	    !seats_read(&session->computers, tag, seats_of(session))))
		session->computers = 0;
	session->level = LEVEL_USUAL;
	if (onirim_record_tag(session->record, TAG_LEVEL, tag,
	    sizeof(tag)) == 1 && tag[0] >= '0' && tag[0] <= '9')
		session->level = tag[0] - '0';
}

int
session_open(struct session *session, struct store *store,
    onirim_record *record, const char *file)
{
	int status;

	*session = (struct session){ .record = record, .store = store };
	if (file != NULL)
		snprintf(session->file, sizeof(session->file), "%s", file);
	status = take_up(session);
	if (status != ONIRIM_OK)
		return status;
	read_tags(session);
	status = onirim_advisor_new(&session->advisor, session->game);
	return session->computers == 0 ? ONIRIM_OK : status;
}

int
session_open_kept(struct session *session, struct store *store,
    onirim_record *record, game_number number)
{
	char file[DISK_PATH_BYTES];
	int status;

	store_file(store, number, file);
	status = session_open(session, store, record, file);
	session->number = number;
	return status;
}

int
session_teach(struct session *session, struct teacher *teacher)
{
	session->teacher = teacher;
	session->computers = ((1u << seats_of(session)) - 1) & ~(1u << LEARNER);
	session->level = LEVEL_LESSON;
	return take_up(session);
}

void
session_close(struct session *session)
{
	if (session->number != 0)
		store_unlock(session->store, session->number);
	onirim_advisor_free(session->advisor);
	onirim_game_free(session->game);
	onirim_record_free(session->record);
	*session = (struct session){ .record = NULL };
}

bool
is_over(const struct session *session)
{
	return onirim_outcome(session->game) != ONIRIM_PLAYING;
}

bool
is_computer(const struct session *session, int seat)
{
	if (seat == ONIRIM_CHANCE)
		return session->teacher != NULL;
	return seat < SEATS_MAX && (session->computers >> seat & 1) != 0;
}

int
people(const struct session *session)
{
	int count = 0;

	for (int seat = 0; seat < seats_of(session); seat++)
		count += !is_computer(session, seat);
	return count;
}

int
only_person(const struct session *session)
{
	int seat = 0;

	if (people(session) != 1)
		return ONIRIM_NOBODY;
	while (is_computer(session, seat))
		seat++;
	return seat;
}

bool
has_secrets(const struct session *session)
{
	const int variants = onirim_number(session->game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_VARIANTS, 0);

	return people(session) > 1 &&
	    (variants < 0 || (variants & ONIRIM_VARIANT_OPEN) == 0);
}

int
viewer_of(const struct session *session)
{
	const struct view view = view_of(session->game, ONIRIM_NOBODY);
	const int player = onirim_player(session->game);

	if (is_over(session))
		return view.is_nightmarium ? only_person(session)
					   : ONIRIM_HOST;
	if (is_computer(session, player))
		return only_person(session);
	return player < SEATS_MAX ? player : ONIRIM_NOBODY;
}

int
session_answer(struct session *session, onirim_action action)
{
	const int status = onirim_record_add(session->record, action);

	if (status != ONIRIM_OK)
		return status;
	write_down(session);
	return take_up(session);
}

/* What the seat that is asked knows, and nothing else, so that the same
 * question gets the same answer. */
static uint64_t
seed_of(const struct session *session)
{
	return onirim_hash(session->game, onirim_player(session->game));
}

static int
computer_answer(struct session *session)
{
	const onirim_action taught = session->teacher != NULL
	    ? teacher_answer(session->teacher, session->game) : 0;

	return taught != 0 ? (int)taught
	    : onirim_advisor_choose(session->advisor, session->game,
	    session->level, seed_of(session));
}

int
session_let_answer(struct session *session)
{
	int answer;

	if (!is_computer(session, onirim_player(session->game)))
		return ONIRIM_E_RANGE;
	answer = computer_answer(session);
	return answer < 0 ? answer
	    : session_answer(session, (onirim_action)answer);
}

/* Whom the game asked after so many answers. */
static int
player_after(const struct session *session, int ply)
{
	onirim_game *game = NULL;
	int player = ONIRIM_NOBODY;

	if (onirim_record_game(session->record, ply, &game) == ONIRIM_OK)
		player = onirim_player(game);
	onirim_game_free(game);
	return player;
}

static bool
moved(struct session *session)
{
	write_down(session);
	return take_up(session) == ONIRIM_OK;
}

/* The record says how often somebody looked ahead. */
static void
count_undone(struct session *session)
{
	char tag[ONIRIM_TEXT_MAX] = "";
	char count[ONIRIM_TEXT_MAX];

	onirim_record_tag(session->record, TAG_UNDONE, tag, sizeof(tag));
	snprintf(count, sizeof(count), "%d", atoi(tag) + 1);
	onirim_record_set_tag(session->record, TAG_UNDONE, count);
}

/* In a lesson it is no secret what comes. */
static bool
shows_card(const struct session *session, int ply)
{
	return session->teacher == NULL &&
	    onirim_record_revealed(session->record, ply,
	    onirim_record_ply(session->record)) == 1;
}

bool
session_go(struct session *session, int ply)
{
	const bool shows = shows_card(session, ply);

	while (onirim_record_ply(session->record) > ply)
		onirim_record_undo(session->record);
	if (shows)
		count_undone(session);
	return moved(session);
}

enum undo
session_undo(struct session *session, bool is_sure)
{
	int ply = onirim_record_ply(session->record) - 1;

	while (ply >= 0 && is_computer(session, player_after(session, ply)))
		ply--;
	if (ply < 0)
		return UNDO_NOTHING;
	if (!is_sure && shows_card(session, ply))
		return UNDO_SHOWS_CARD;
	return session_go(session, ply) ? UNDO_DONE : UNDO_NOTHING;
}

/* What the program answered is given again with what led to it. */
bool
session_redo(struct session *session)
{
	if (onirim_record_redo(session->record) != ONIRIM_OK)
		return false;
	while (is_computer(session, player_after(session,
	    onirim_record_ply(session->record))) &&
	    onirim_record_redo(session->record) == ONIRIM_OK)
		;
	return moved(session);
}

int
session_save_as(struct session *session, const char *file)
{
	const int error = record_write(file, session->record);

	if (error != 0)
		return error;
	snprintf(session->file, sizeof(session->file), "%s", file);
	session->error = 0;
	return 0;
}

static int
advise(struct session *session, uint32_t tries, onirim_advice *advice,
    size_t capacity)
{
	return onirim_advise(session->advisor, session->game, tries,
	    seed_of(session), advice, capacity);
}

onirim_action
session_pointed(struct session *session)
{
	const struct teacher *const teacher = session->teacher;
	onirim_advice best = { .action = 0 };
	onirim_action pointed;

	if (teacher == NULL || teacher->is_done)
		return 0;
	pointed = teacher_pointed(teacher, session->game);
	if (pointed == 0)
		advise(session, LESSON_TRIES, &best, 1);
	return pointed != 0 ? pointed : best.action;
}

int
session_advise(struct session *session, onirim_advice *advice,
    size_t capacity)
{
	return advise(session, HINT_TRIES, advice, capacity);
}
