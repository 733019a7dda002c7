/* game.c - the table, where a game is played. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "game.h"
#include "screens.h"
#include "story.h"
#include "taught.h"
#include "words.h"

/*
 * ---- What is asked, and what led to it ----------------------------------
 */

/* What there is to do in this game. */
static void
tell_goal(struct page *page, const struct view *view, int columns)
{
	struct line line = { .length = 0 };

	if (view->is_nightmarium)
		line_add(&line, say(W_GOAL_NIGHTMARIUM),
		    number_of(view, ONIRIM_NUMBER_OBJECTIVE, 0));
	else
		line_add(&line, "%s", say(view->seats > 1 ? W_GOAL_TWO
							  : W_GOAL_ONE));
	page_line(page);
	page_flow(page, line.text, 0, columns);
	page_line(page);
	page_flow(page, say(W_NEW_HERE), 0, columns);
}

/* Nobody was told of what lies behind the place where the record is now. */
static void
forget_news(struct table *table)
{
	const int ply = onirim_record_ply(table->session->record);

	for (size_t i = 0; i < COUNT_OF(table->told); i++)
		if (table->told[i] > ply)
			table->told[i] = ply;
}

/* What was not told yet to whoever looks.  Who sees everything in the end is
 * told what led to it since somebody was asked last. */
static void
tell_news(struct table *table, int columns)
{
	const int ply = onirim_record_ply(table->session->record);
	int *told = &table->told[table->view.viewer];

	page_clear(&table->news);
	if (is_over(table->session)) {
		const int asked = table->shown_to < SEATS_MAX
		    ? table->told[table->shown_to] : ply - 1;

		*told = *told < asked ? asked : *told;
	}
	if (*told < 0 && table->session->teacher == NULL)
		tell_goal(&table->news, &table->view, columns);
	story_tell(&table->news, &table->view, table->session->record,
	    *told < 0 ? 0 : *told, ply, columns);
	*told = ply;
}

/* See what is asked as whoever is asked does, and what led to it. */
void
meet_question(struct table *table)
{
	const int viewer = viewer_of(table->session);

	forget_news(table);
	table->view = view_of(table->session->game, viewer);
	choices_read(&table->choices, &table->view);
	taught_meet(table);
	tell_news(table, table->program->face->columns);
	table->is_hinted = false;
	table->is_fresh = table->shown_to == ONIRIM_NOBODY ||
	    (has_secrets(table->session) && viewer != table->shown_to);
	if (viewer < SEATS_MAX)
		table->shown_to = viewer;
}

/* A game that cannot be written is told once for each reason. */
static void
note_error(struct table *table)
{
	static int told;

	if (table->session->error == told)
		return;
	told = table->session->error;
	if (told != 0)
		line_add(&table->note, say(W_NOT_SAVED),
		    *table->session->file != '\0' ? table->session->file
		    : table->program->store.directory, strerror(told));
}

/*
 * ---- Commands -----------------------------------------------------------
 */

static void
look_help(struct table *table)
{
	const char *const word = table->program->face->more();
	const int choice = word != NULL
	    ? choice_of(table->program->face, &table->choices, word) : -1;

	if (choice >= 0) {
		add_action(&table->note, &table->view,
		    table->choices.actions[choice]);
		line_add(&table->note, ". ");
		add_help(&table->note, &table->view,
		    table->choices.actions[choice]);
	} else {
		help_show(table);
	}
}

static void
look_hint(struct table *table)
{
	if (table->is_hinted)
		hints_show(table);
	else
		table->is_hinted = hint_add(&table->note, table);
}

static void
look_story(struct table *table)
{
	story_show(table->program, table->session, table->view.viewer);
}

static void
look_table(struct table *table)
{
	whole_show(table);
}

static void
look_rules(struct table *table)
{
	rules_show(table->program, &table->view);
}

static void
take_back(struct table *table)
{
	const bool is_sure = table->is_unsure;
	const enum undo undo = session_undo(table->session, is_sure);

	table->is_unsure = undo == UNDO_SHOWS_CARD;
	if (undo == UNDO_NOTHING)
		line_add(&table->note, "%s", say(W_NO_UNDO));
	else if (undo == UNDO_SHOWS_CARD)
		line_add(&table->note, "%s", say(W_SURE));
	else
		line_add(&table->note, "%s", say(W_UNDONE));
}

static void
give_again(struct table *table)
{
	if (!session_redo(table->session))
		line_add(&table->note, "%s", say(W_NO_REDO));
}

/* Nothing is written over but the game's own file. */
static void
save_as(struct table *table)
{
	const char *const name = table->program->face->line(say(W_FILE_NAME));
	int error;

	if (name == NULL) {
		table->program->has_ended = true;
		return;
	}
	if (*name == '\0')
		return;
	error = access(name, F_OK) == 0 &&
	    strcmp(name, table->session->file) != 0 ? EEXIST
	    : session_save_as(table->session, name);
	if (error != 0)
		line_add(&table->note, say(W_NOT_SAVED), name,
		    strerror(error));
	else
		line_add(&table->note, say(W_SAVED), name);
}

static void
go_to_menu(struct table *table)
{
	table->has_left = true;
}

static void
leave(struct table *table)
{
	table->has_left = true;
	table->program->has_ended = true;
}

static const struct command {
	const char *letter;
	const char *whole;
	void (*run)(struct table *);
} commands[] = {
	{ "?", "help",  look_help },
	{ "h", "hint",  look_hint },
	{ "l", "log",   look_story },
	{ "t", "table", look_table },
	{ "i", "rules", look_rules },
	{ "u", "undo",  take_back },
	{ "r", "redo",  give_again },
	{ "s", "save",  save_as },
	{ "m", "menu",  go_to_menu },
	{ "q", "quit",  leave },
};

static const struct command *
command_of(const char *word)
{
	for (size_t i = 0; i < COUNT_OF(commands); i++)
		if (is_command(word, commands[i].letter, commands[i].whole))
			return &commands[i];
	return NULL;
}

/*
 * ---- Answers ------------------------------------------------------------
 */

/* The beginning of a word that may be long. */
static const char *
in_short(const char *word)
{
	static char text[24];

	snprintf(text, sizeof(text), "%s", word);
	return text;
}

/* The answer that a word gives, or 0 and a note of why it is none. */
static onirim_action
answer_of(struct table *table, const char *word)
{
	struct choices *const choices = &table->choices;
	const int choice = *word == '\0' ? choices->likely
	    : choice_of(table->program->face, choices, word);
	char why[ONIRIM_TEXT_MAX] = "";
	onirim_action action;

	if (choice >= 0)
		return choices->actions[choice];
	if (*word == '\0')
		line_add(&table->note, "%s", say(W_TYPE_NUMBER));
	else if (*word >= '0' && *word <= '9')
		line_add(&table->note, say(W_NO_CHOICE), in_short(word));
	else if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		line_add(&table->note, say(W_NOT_UNDERSTOOD), in_short(word));
	else if (onirim_is_legal(table->session->game, action) == 1)
		return action;
	else if (onirim_why_text(table->session->game, action,
	    &table->view.reader, why, sizeof(why)) > 0)
		line_add(&table->note, "%s", why);
	return 0;
}

/* After an answer that was not understood the others of the line would go
 * astray. */
void
table_take(struct table *table, const char *word)
{
	const struct command *const command = command_of(word);
	onirim_action action;

	if (strcmp(word, WORD_RESIZED) == 0)
		return;
	line_clear(&table->note);
	if (taught_take(table, word))
		return;
	if (command == NULL || command->run != take_back)
		table->is_unsure = false;
	if (command != NULL) {
		command->run(table);
		return;
	}
	table->is_hinted = false;
	action = answer_of(table, word);
	if (action == 0)
		table->program->face->forget();
	else if (session_answer(table->session, action) == ONIRIM_OK)
		note_error(table);
}

/*
 * ---- Playing ------------------------------------------------------------
 */

static const char *
prompt_of(const struct table *table)
{
	static struct line prompt;

	line_clear(&prompt);
	line_add(&prompt, say(is_taught(table) ? W_ASK_TAUGHT
	    : table->is_fresh ? W_ASK : W_ASK_AGAIN), table->choices.count);
	return prompt.text;
}

static void
show(struct table *table, bool is_new)
{
	struct face *const face = table->program->face;
	struct page note = { .count = 0 };

	if (face->has_screen) {
		show_table_page(table);
		return;
	}
	if (is_new)
		tell_table(table, table->is_fresh);
	if (table->note.length == 0)
		return;
	page_flow(&note, table->note.text, 0, face->columns);
	face->show(&note);
	page_clear(&note);
}

/* Ask until an answer is given, or one is taken back. */
static void
ask_question(struct table *table)
{
	int ply = onirim_record_ply(table->session->record);
	bool is_new = true;

	meet_question(table);
	if (table->program->face->has_screen &&
	    table->session->teacher == NULL && sheet_ask(table))
		return;
	do {
		const char *word;

		show(table, is_new);
		word = ask(table->program, prompt_of(table));
		if (word == NULL)
			return;
		table_take(table, word);
		is_new = false;
	} while (onirim_record_ply(table->session->record) == ply &&
	    !table->has_left && !table->program->has_ended);
}

/* Between two people nobody's hand is to be seen.  The cards of the draft lie
 * open, and the dealer knows what was dealt. */
static void
change_seats(struct table *table)
{
	const int player = onirim_player(table->session->game);

	if (!table->program->face->is_terminal ||
	    !has_secrets(table->session) || player >= SEATS_MAX ||
	    player == table->shown_to ||
	    onirim_decision(table->session->game) == ONIRIM_ASK_DRAFT)
		return;
	hand_over(table->program, player);
}

/* Let the program play its seats.  Whoever is asked next sees what they did
 * before the next question, where there is a screen that would hide it. */
static void
let_others_play(struct table *table)
{
	const int from = onirim_record_ply(table->session->record);
	int seat = onirim_player(table->session->game);
	bool have_played = false;

	while (session_let_answer(table->session) == ONIRIM_OK) {
		have_played |= seat != ONIRIM_CHANCE;
		seat = onirim_player(table->session->game);
	}
	note_error(table);
	if (have_played &&
	    only_person(table->session) != ONIRIM_NOBODY &&
	    table->program->face->has_screen)
		others_show(table, from);
}

void
table_begin(struct table *table, struct program *program,
    struct session *session)
{
	page_clear(&table->news);
	*table = (struct table){ .program = program, .session = session,
	    .shown_to = ONIRIM_NOBODY };
	for (size_t i = 0; i < COUNT_OF(table->told); i++)
		table->told[i] = onirim_record_ply(session->record) - 1;
}

void
play(struct program *program, struct session *session)
{
	static struct table table;

	table_begin(&table, program, session);
	taught_begin(&table);
	while (!table.has_left && !program->has_ended) {
		let_others_play(&table);
		change_seats(&table);
		if (is_over(session) && session->teacher == NULL)
			end_show(&table);
		else
			ask_question(&table);
	}
	if (program->has_ended && !is_over(session) &&
	    session->teacher == NULL && !program->face->has_screen)
		left_tell(&table);
	page_clear(&table.news);
}
