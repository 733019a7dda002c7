/*
 * play.c - Onirim and Nightmarium at the terminal.
 *
 * What is asked, what the choices are called, what they do and what happened
 * is in the library's words.  The game is kept as a record, so that answers
 * can be taken back, and games be saved, gone on with and looked at.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "choices.h"
#include "computer.h"
#include "files.h"
#include "news.h"
#include "nightmarium_words.h"
#include "options.h"
#include "usage.h"

enum {
	NEWS_LEAST = 2,    /* lines beside a question */
	NEWS_MOST = 4,
	NEWS_OTHERS = 8,   /* where others have turns in between */
	NEWS_REPLAYED = 8, /* lines that are kept for them */
	ADVICE_MOST = 12,
	ADVICE_COLUMN = 20,  /* behind the numbers of an answer */
	SEEDS = 1000000    /* a seed of the clock is short enough to be told */
};

struct play {
	struct terminal terminal;
	const struct words *words;
	const char *program;
	struct wishes wishes;
	onirim_record *record;
	onirim_game *game;       /* as the record stands */
	struct view view;        /* of whoever is asked */
	struct choices choices;
	struct page news;
	struct line note;        /* what the last input brought */
	int shown_to;            /* the seat whose hand was shown last */
	unsigned computers;      /* the seats that the program plays */
	int level;               /* how well it plays them */
	onirim_advisor *advisor; /* NULL in a library without advice */
	bool open;               /* nothing need be hidden between two turns */
	bool confirming;         /* taking back is to be asked for again */
	int told[ONIRIM_HOST + 1]; /* up to which ply, by viewer; -1 nothing */
	const char *file;        /* that the record is saved in, or NULL */
	char name[INPUT_BYTES];  /* its name, when it was typed */
	bool writes;             /* after each answer */
};

/* The tags of a record that name the seats that the program plays, and how well
 * it plays them. */
#define TAG_COMPUTER "computer"
#define TAG_LEVEL "level"

static bool
is_over(const struct play *play)
{
	return onirim_outcome(play->game) != ONIRIM_PLAYING;
}

/* Say why a call of the library failed. */
static void
complain(const struct play *play, int status)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_status_text(status, play->words->language, text, sizeof(text));
	fprintf(stderr, "play: %s\n", text);
}

/* Let the game stand as its record does after a ply. */
static bool
take_up(struct play *play, int ply)
{
	onirim_game *game;
	const int status = onirim_record_game(play->record, ply, &game);

	if (status != ONIRIM_OK) {
		complain(play, status);
		return false;
	}
	onirim_game_free(play->game);
	play->game = game;
	return true;
}

/* Write the record down, and note when that fails. */
static bool
write_record(struct play *play, const char *file)
{
	if (file_write(file, play->record))
		return true;
	line_space(&play->note);
	line_add(&play->note, play->words->not_saved, file, strerror(errno));
	return false;
}

static bool
is_computer(const struct play *play, int seat)
{
	return seat < SEATS_MAX && (play->computers >> seat & 1) != 0;
}

/* The only seat that somebody plays, or ONIRIM_NOBODY. */
static int
only_seat(const struct play *play)
{
	int only = ONIRIM_NOBODY;

	for (int seat = 0; seat < play->view.seats; seat++) {
		if (is_computer(play, seat))
			continue;
		if (only != ONIRIM_NOBODY)
			return ONIRIM_NOBODY;
		only = seat;
	}
	return only;
}

/* Whether there is news of seats whose questions nobody has seen. */
static bool
others_play(const struct play *play)
{
	return play->view.nightmarium || play->computers != 0;
}

/* Who looks at the table.  At the end all of it may be seen, but where each
 * plays for itself, as the end can be taken back. */
static int
viewer_of(const struct play *play)
{
	const int player = onirim_player(play->game);

	if (is_over(play))
		return play->view.nightmarium ? only_seat(play) : ONIRIM_HOST;
	return player < SEATS_MAX ? player : ONIRIM_NOBODY;
}

/* What there is to do. */
static void
tell_welcome(struct page *page, const struct view *view)
{
	const struct words *words = view->words;
	struct line line = { .length = 0 };

	page->count = 0;
	if (view->nightmarium)
		line_add(&line, words->nightmarium->welcome,
		    number_of(view, ONIRIM_NUMBER_OBJECTIVE, 0));
	else
		line_add(&line, "%s", words->welcome[view->seats - 1]);
	page_flow(page, line.text, 0);
	if (plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_TOWERS))
		page_flow(page, words->welcome_towers, 0);
}

/* What led to a question: at first, what there is to do, and what others have
 * done before this seat was asked; in the end, what led to it since somebody
 * was asked last. */
static void
tell(struct play *play)
{
	const struct view *view = &play->view;
	const int ply = onirim_record_ply(play->record);
	int *told = &play->told[view->viewer];
	struct page news = { .count = 0 };

	if (*told < 0 && is_over(play))
		*told = play->shown_to < SEATS_MAX ? play->told[play->shown_to]
						   : ply - 1;
	if (*told >= 0) {
		tell_news(&play->news, view, play->record, *told, ply);
	} else {
		tell_welcome(&play->news, view);
		if (others_play(play))
			tell_news(&news, view, play->record, 0, ply);
		page_append(&play->news, &news, news.count);
	}
	*told = ply;
}

/* Read the question and tell what led to it. */
static void
meet_question(struct play *play)
{
	const int viewer = viewer_of(play);

	play->view = view_of(play->game, viewer, play->words);
	choices_read(&play->choices, &play->view);
	tell(play);
	if (viewer < SEATS_MAX)
		play->shown_to = viewer;
}

/*
 * ---- Pages --------------------------------------------------------------
 */

/* Lines of news, which say when there are more. */
static void
show_news(struct page *page, const struct page *news, int lines)
{
	const int more = 4; /* the columns of "(n)" */
	struct line *last;

	if (lines <= 0)
		return;
	page_append(page, news, lines);
	last = &page->lines[page->count - 1];
	if (lines < news->count) {
		line_add(last, " ...");
		line_shorten(last, PAGE_WIDTH - more);
		line_add(last, " (n)");
	}
	page_line(page);
}

static void
show_question(struct page *page, const struct play *play)
{
	struct line line = { .length = 0 };
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_decision_text(play->game, onirim_decision(play->game),
	    &play->view.reader, text, sizeof(text));
	line_add(&line, "%c%s%c", STYLE_BOLD, text, STYLE_PLAIN);
	page_line(page);
	page_flow(page, line.text, 0);
}

/* What all choices do alike. */
static void
show_alike(struct page *page, const struct play *play)
{
	struct line help = { .length = 0 };
	struct line *line = page_line(page);

	add_help(&help, &play->view, play->choices.actions[0]);
	line_add(line, "%c", STYLE_FAINT);
	line_add(line, play->words->all_alike, help.text);
	line_shorten(line, PAGE_WIDTH - 1);
	line_add(line, "%c", STYLE_PLAIN);
}

/* How the lines of a page are shared out. */
struct share {
	int news;
	bool alike;
	struct layout layout;
	struct page table;
};

/* Fit the table and the choices into some lines: the table is shortened step
 * by step.  What is left over is returned. */
static int
share_table(struct share *share, const struct play *play, int lines)
{
	int left = 0;

	for (int squeeze = least_squeeze(&play->view); squeeze <= SQUEEZE_MAX;
	    squeeze++) {
		show_table(&share->table, &play->view, squeeze);
		left = lines - share->table.count;
		if (layout_fit(&share->layout, &play->view, &play->choices,
		    left, squeeze >= SQUEEZE_LATE))
			return left - share->layout.rows;
	}
	layout_force(&share->layout, &play->choices, left);
	return left - share->layout.rows -
	    (share->layout.shown < play->choices.count);
}

static int
least(int one, int other)
{
	return one < other ? one : other;
}

static int
news_most(const struct play *play)
{
	return others_play(play) ? NEWS_OTHERS : NEWS_MOST;
}

/* Some lines of news, the choices and the table come first, then what all
 * choices do, and more news. */
static void
share_out(struct share *share, const struct play *play, int lines)
{
	const int news = play->news.count;
	int left;

	share->news = least(news, NEWS_LEAST);
	left = share_table(share, play, lines - share->news - (news > 0));
	share->alike = play->choices.all_alike && left > 0;
	left -= share->alike;
	if (left > 0)
		share->news = least(least(news, news_most(play)),
		    share->news + left);
}

static void
show_position(struct play *play)
{
	const int around = 4; /* header, two blanks, prompt */
	struct page page = { .count = 0 };
	struct page question = { .count = 0 };
	struct page note = { .count = 0 };
	struct share share;

	show_question(&question, play);
	page_line(&note);
	page_flow(&note, play->note.text, 0);
	share_out(&share, play, PAGE_LINES - around - question.count -
	    note.count);
	show_header(&page, &play->view);
	page_line(&page);
	show_news(&page, &play->news, share.news);
	page_append(&page, &share.table, share.table.count);
	page_line(&page);
	page_append(&page, &question, question.count);
	if (share.alike)
		show_alike(&page, play);
	show_choices(&page, &play->view, &play->choices, &share.layout);
	page_append(&page, &note, note.count);
	print_page(&play->terminal, &page);
}

/*
 * ---- The options and the end --------------------------------------------
 */

/* How to call this program in the same language. */
static void
add_program(struct line *line, const struct play *play)
{
	line_add(line, "  ");
	add_shell_word(line, play->program);
	if (play->wishes.language != NULL)
		line_add(line, " --lang %s", play->words->language);
}

/* Which seats the program played, and how well. */
static void
add_computers(struct line *line, const struct play *play)
{
	const char *before = " --computer ";

	for (int seat = 0; seat < SEATS_MAX; seat++) {
		if (!is_computer(play, seat))
			continue;
		line_add(line, "%s%d", before, seat + 1);
		before = ",";
	}
	if (play->computers != 0 && play->level != LEVEL_USUAL)
		line_add(line, " --level %d", play->level);
}

/* Add an option to a command that may take several lines. */
static void
add_to_command(struct page *page, const struct line *option)
{
	struct line *line = &page->lines[page->count - 1];

	if (line_width(line) + line_width(option) + 2 > PAGE_WIDTH) {
		line_add(line, " \\");
		line = page_line(page);
		line_add(line, "   ");
	}
	line_add(line, "%s", option->text);
}

/* How to begin the same game again, in as many lines as it needs. */
static void
show_again(struct page *page, const struct play *play)
{
	struct line option = { .length = 0 };
	char config[LINE_BYTES] = "";

	line_add(page_line(page), "%s", play->words->again);
	add_program(page_line(page), play);
	onirim_config_format(play->game, config, sizeof(config));
	for (char *word = strtok(config, " "); word != NULL;
	    word = strtok(NULL, " ")) {
		if (strcmp(word, "game=onirim") == 0)
			continue;
		line_clear(&option);
		add_option(&option, word);
		add_to_command(page, &option);
	}
	line_clear(&option);
	add_computers(&option, play);
	add_to_command(page, &option);
}

static void
show_result(struct page *page, const struct play *play)
{
	struct line *line = page_line(page);
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_decision_text(play->game, ONIRIM_ASK_NOTHING,
	    &play->view.reader, text, sizeof(text));
	line_add(line, "%c%s%c ", STYLE_BOLD, is_over(play) ? text
	    : play->words->left, STYLE_PLAIN);
	line_add(line, "(");
	add_progress(line, &play->view);
	line_add(line, ")");
}

/* The last page shows the whole table; somebody who left has seen it. */
static void
show_end(struct play *play)
{
	const int around = 5; /* header, two blanks, note, prompt */
	struct page end = { .count = 0 };
	struct page table;
	struct page page = { .count = 0 };

	show_result(&end, play);
	page_line(&end);
	show_again(&end, play);
	if (play->file != NULL && !is_over(play)) {
		struct line *line;

		line_add(page_line(&end), "%s", play->words->go_on);
		line = page_line(&end);
		add_program(line, play);
		line_add(line, " --resume ");
		add_shell_word(line, play->file);
	}
	if (is_over(play)) {
		const int news = others_play(play)
		    ? least(play->news.count, NEWS_MOST) : 0;

		fit_table(&table, &play->view, PAGE_LINES - around -
		    end.count - news - (news > 0));
		show_header(&page, &play->view);
		page_line(&page);
		show_news(&page, &play->news, news);
		page_append(&page, &table, table.count);
		page_line(&page);
	}
	page_append(&page, &end, end.count);
	if (is_over(play) && play->terminal.dialogue)
		line_add(page_line(&page), "%s", play->note.text);
	print_page(&play->terminal, &page);
}

/*
 * ---- Commands -----------------------------------------------------------
 */

enum verdict { VERDICT_AGAIN, VERDICT_ANSWERED, VERDICT_MOVED, VERDICT_STOP };

static bool
is_number(const char *text)
{
	return *text != '\0' && text[strspn(text, "0123456789")] == '\0';
}

/* The place of a choice of a number, or -1, which is noted. */
static int
choice_numbered(struct play *play, const char *text)
{
	const unsigned long number = strtoul(text, NULL, 10);
	char shown[INPUT_BYTES];

	if (number >= 1 && number <= (unsigned long)play->choices.count)
		return (int)number - 1;
	snprintf(shown, sizeof(shown), "%.20s", text);
	line_add(&play->note, play->words->no_choice, shown);
	return -1;
}

static enum verdict
show_pages(struct play *play, struct page *page)
{
	return turn_page(&play->terminal, page, play->words->pause)
	    ? VERDICT_AGAIN : VERDICT_STOP;
}

/* What one choice does, or all of them, and what else can be typed. */
static enum verdict
command_help(struct play *play, const char *number)
{
	struct page page = { .count = 0 };

	if (*number != '\0') {
		const int i = is_number(number)
		    ? choice_numbered(play, number) : -1;

		if (i >= 0)
			add_help(&play->note, &play->view,
			    play->choices.actions[i]);
		else if (play->note.length == 0)
			line_add(&play->note, "%s",
			    play->words->not_understood);
		return VERDICT_AGAIN;
	}
	show_question(&page, play);
	show_helps(&page, &play->view, &play->choices);
	if (play->choices.all_alike)
		show_alike(&page, play);
	page_line(&page);
	page_line(&page);
	page_flow(&page, play->view.nightmarium
	    ? play->words->nightmarium->commands : play->words->commands, 0);
	return show_pages(play, &page);
}

/* A choice by its number, with what the program thinks of it. */
static void
show_advice(struct page *page, const struct play *play,
    const onirim_advice *advice)
{
	const double percent = 65535 / 100.0;
	struct line *line = page_line(page);
	int number = 1;

	while (play->choices.actions[number - 1] != advice->action)
		number++;
	if (advice->tries > 0)
		line_add(line, "%3.0f %% +-%-3.0f%5" PRIu32,
		    advice->chance / percent, advice->error / percent,
		    advice->tries);
	line_pad(line, ADVICE_COLUMN - 3);
	line_add(line, "%2d ", number);
	add_label(line, &play->view, advice->action);
	line_shorten(line, PAGE_WIDTH);
}

/* Why the program would choose an answer, if it has a reason. */
static void
show_reason(struct page *page, const struct play *play,
    const onirim_advice *advice)
{
	char text[ONIRIM_TEXT_MAX];

	if (onirim_reason_text(play->game, advice, &play->view.reader, text,
	    sizeof(text)) <= 0)
		return;
	line_pad(page_line(page), ADVICE_COLUMN);
	page_flow(page, text, ADVICE_COLUMN);
}

/* The program knows what the player knows, and the same position gets the same
 * advice. */
static enum verdict
command_advice(struct play *play, const char *nothing)
{
	onirim_advice advice[ADVICE_MOST];
	struct page page = { .count = 0 };
	const int count = computer_advise(play->advisor, play->game, advice,
	    ADVICE_MOST);

	(void)nothing;
	if (count <= 0) {
		line_add(&play->note, "%s", play->words->no_advice);
		return VERDICT_AGAIN;
	}
	show_question(&page, play);
	page_line(&page);
	page_flow(&page, play->words->advice, 0);
	page_line(&page);
	for (int i = 0; i < count && i < ADVICE_MOST; i++) {
		show_advice(&page, play, &advice[i]);
		if (i == 0)
			show_reason(&page, play, &advice[i]);
	}
	return show_pages(play, &page);
}

static void
add_lines(struct page *page, const char *text)
{
	while (*text != '\0') {
		const size_t length = strcspn(text, "\n");

		line_add(page_line(page), "%.*s", (int)length, text);
		text += length + 1;
	}
}

static enum verdict
command_rules(struct play *play, const char *nothing)
{
	static const int sets[] = { ONIRIM_SET_STEPS, ONIRIM_SET_TOWERS,
		ONIRIM_SET_DREAMS };
	struct page page = { .count = 0 };
	struct page more = { .count = 0 };

	(void)nothing;
	add_lines(&page, play->view.nightmarium ? play->words->nightmarium->rules
						: play->words->rules);
	if (play->view.nightmarium)
		add_lines(&more, play->words->nightmarium->marks);
	for (size_t i = 0; i < COUNT_OF(sets); i++)
		if (plays(&play->view, ONIRIM_NUMBER_SETS, sets[i]))
			add_lines(&more, play->words->rules_sets[i]);
	if (show_pages(play, &page) == VERDICT_STOP)
		return VERDICT_STOP;
	return show_pages(play, &more);
}

static enum verdict
command_table(struct play *play, const char *nothing)
{
	const int around = 3; /* header, blank, prompt */
	struct page table;
	struct page page = { .count = 0 };

	(void)nothing;
	fit_table(&table, &play->view, PAGE_LINES - around);
	show_header(&page, &play->view);
	page_line(&page);
	page_append(&page, &table, table.count);
	return show_pages(play, &page);
}

static enum verdict
command_news(struct play *play, const char *nothing)
{
	(void)nothing;
	if (play->news.count > 0)
		return show_pages(play, &play->news);
	line_add(&play->note, "%s", play->words->no_news);
	return VERDICT_AGAIN;
}

/* The record has gone to another ply: nobody was told of one behind it. */
static enum verdict
moved(struct play *play)
{
	const int ply = onirim_record_ply(play->record);

	if (!take_up(play, ply))
		return VERDICT_STOP;
	for (size_t i = 0; i < COUNT_OF(play->told); i++)
		play->told[i] = least(play->told[i], ply);
	if (play->writes)
		write_record(play, play->file);
	return VERDICT_MOVED;
}

/* Whom the game asked after so many actions. */
static int
player_after(const struct play *play, int ply)
{
	onirim_game *game;
	int player = ONIRIM_NOBODY;

	if (onirim_record_game(play->record, ply, &game) == ONIRIM_OK)
		player = onirim_player(game);
	onirim_game_free(game);
	return player;
}

/* How many actions there were when somebody was asked last, who is not the
 * program; -1 when nobody was. */
static int
ply_before(const struct play *play)
{
	int ply = onirim_record_ply(play->record) - 1;

	while (ply >= 0 && is_computer(play, player_after(play, ply)))
		ply--;
	return ply;
}

/* What showed a hidden card is taken back only when that is asked for
 * twice. */
static enum verdict
command_undo(struct play *play, const char *again)
{
	const int ply = onirim_record_ply(play->record);
	const int before = ply_before(play);
	const onirim_action action =
	    onirim_record_action(play->record, before);
	struct line label = { .length = 0 };
	enum verdict verdict;

	if (before < 0) {
		line_add(&play->note, "%s", play->words->no_undo);
		return VERDICT_AGAIN;
	}
	if (*again == '\0' &&
	    onirim_record_revealed(play->record, before, ply) == 1) {
		line_add(&play->note, "%s", play->words->confirm);
		play->confirming = true;
		return VERDICT_AGAIN;
	}
	while (onirim_record_ply(play->record) > before)
		onirim_record_undo(play->record);
	verdict = moved(play);
	play->view.game = play->game;
	add_label(&label, &play->view, action);
	line_space(&play->note);
	line_add(&play->note, play->words->undone, label.text);
	return verdict;
}

/* What the program answered is played again with what led to it. */
static enum verdict
command_redo(struct play *play, const char *nothing)
{
	(void)nothing;
	if (onirim_record_redo(play->record) != ONIRIM_OK) {
		line_add(&play->note, "%s", play->words->no_redo);
		return VERDICT_AGAIN;
	}
	while (is_computer(play, player_after(play,
	    onirim_record_ply(play->record))) &&
	    onirim_record_redo(play->record) == ONIRIM_OK)
		;
	return moved(play);
}

/* Nothing is written over but the game's own file. */
static void
save(struct play *play, const char *file)
{
	const bool own = play->file != NULL && strcmp(file, play->file) == 0;

	if (strchr(file, '\a') != NULL) {
		line_add(&play->note, "%s", play->words->not_understood);
		return;
	}
	if (!own && file_exists(file)) {
		line_add(&play->note, play->words->exists, file);
		return;
	}
	if (!write_record(play, file))
		return;
	line_add(&play->note, play->words->saved, file);
	if (play->file == NULL) {
		snprintf(play->name, sizeof(play->name), "%s", file);
		play->file = play->name;
	}
}

static enum verdict
command_save(struct play *play, const char *name)
{
	char text[INPUT_BYTES];
	enum input input = INPUT_LINE;

	if (*name != '\0') {
		save(play, name);
	} else if (play->file != NULL) {
		save(play, play->file);
	} else {
		input = prompt(&play->terminal, play->words->ask_name, text);
		if (input == INPUT_LONG)
			line_add(&play->note, "%s", play->words->too_long);
		else if (*text != '\0')
			save(play, text);
	}
	return input == INPUT_END ? VERDICT_STOP : VERDICT_AGAIN;
}

static enum verdict
command_quit(struct play *play, const char *nothing)
{
	(void)play;
	(void)nothing;
	return VERDICT_STOP;
}

static const struct command {
	const char *word;
	enum verdict (*run)(struct play *, const char *argument);
	bool takes; /* an argument */
} commands[] = {
	{ "?",     command_help,  true },
	{ "help",  command_help,  true },
	{ "h",     command_advice, false },
	{ "hint",  command_advice, false },
	{ "i",     command_rules, false },
	{ "rules", command_rules, false },
	{ "t",     command_table, false },
	{ "table", command_table, false },
	{ "n",     command_news,  false },
	{ "news",  command_news,  false },
	{ "u",     command_undo,  false },
	{ "undo",  command_undo,  false },
	{ "r",     command_redo,  false },
	{ "redo",  command_redo,  false },
	{ "s",     command_save,  true },
	{ "save",  command_save,  true },
	{ "q",     command_quit,  false },
	{ "quit",  command_quit,  false },
};

/* The command a line begins with, and what follows it. */
static const struct command *
command_of(const char *text, const char **argument)
{
	const size_t length = *text == '?' ? 1 : strcspn(text, " ");

	*argument = text + length + strspn(text + length, " ");
	for (size_t i = 0; i < COUNT_OF(commands); i++)
		if (strlen(commands[i].word) == length &&
		    strncmp(text, commands[i].word, length) == 0 &&
		    (commands[i].takes || **argument == '\0'))
			return &commands[i];
	return NULL;
}

/* An answer in its notation, or why it is none. */
static enum verdict
answer_notation(struct play *play, const char *text, onirim_action *action)
{
	char why[ONIRIM_TEXT_MAX] = "";

	if (onirim_action_parse(action, text, NULL) != ONIRIM_OK) {
		line_add(&play->note, "%s", play->words->not_understood);
		return VERDICT_AGAIN;
	}
	if (onirim_is_legal(play->game, *action) == 1)
		return VERDICT_ANSWERED;
	onirim_why_text(play->game, *action, &play->view.reader, why,
	    sizeof(why));
	line_add(&play->note, "%s", why);
	return VERDICT_AGAIN;
}

static enum verdict
answer(struct play *play, const char *text, bool confirmed,
    onirim_action *action)
{
	const char *argument;
	const struct command *command = command_of(text, &argument);
	int i;

	if (command != NULL)
		return command->run(play, confirmed &&
		    command->run == command_undo ? "again" : argument);
	if (*text == '\0' && is_over(play))
		return VERDICT_STOP;
	if (*text == '\0') {
		line_add(&play->note, "%s", play->words->type_number);
		return VERDICT_AGAIN;
	}
	if (!is_number(text))
		return answer_notation(play, text, action);
	i = choice_numbered(play, text);
	if (i < 0)
		return VERDICT_AGAIN;
	*action = play->choices.actions[i];
	return VERDICT_ANSWERED;
}

/*
 * ---- Playing ------------------------------------------------------------
 */

/* Ask once.  What was wrong is told with the next page on a terminal, and in
 * a line of its own elsewhere. */
static enum verdict
ask_once(struct play *play, onirim_action *action)
{
	const bool confirmed = play->confirming;
	struct line words = { .length = 0 };
	char text[INPUT_BYTES];
	enum input input;

	line_add(&words, is_over(play) ? play->words->ask_end
	    : play->words->ask, play->choices.count);
	input = prompt(&play->terminal, words.text, text);
	line_clear(&play->note);
	play->confirming = false;
	if (input == INPUT_END)
		return VERDICT_STOP;
	if (input == INPUT_LINE)
		return answer(play, text, confirmed, action);
	line_add(&play->note, "%s", play->words->too_long);
	return VERDICT_AGAIN;
}

static void
show(struct play *play)
{
	if (is_over(play))
		show_end(play);
	else
		show_position(play);
}

/* Where nobody sits the pages do not come again, but what is noted does. */
static void
tell_note(struct play *play)
{
	struct page page = { .count = 0 };

	if (play->note.length == 0)
		return;
	page_line(&page);
	page_flow(&page, play->note.text, 0);
	show_pages(play, &page);
}

static enum verdict
ask(struct play *play, onirim_action *action)
{
	enum verdict verdict;

	show(play);
	while ((verdict = ask_once(play, action)) == VERDICT_AGAIN) {
		if (play->terminal.dialogue)
			show(play);
		else
			tell_note(play);
	}
	return verdict;
}

/* Between two seats nobody's hand is on the screen.  The cards of the draft
 * lie open, and the dealer knows what was dealt. */
static bool
change_seats(struct play *play)
{
	const int player = onirim_player(play->game);
	struct line words = { .length = 0 };
	char text[INPUT_BYTES];

	if (!play->terminal.dialogue || play->open || player >= SEATS_MAX ||
	    player == play->shown_to ||
	    onirim_decision(play->game) == ONIRIM_ASK_DRAFT)
		return true;
	clear_screen(&play->terminal);
	line_add(&words, "%c", STYLE_BOLD);
	line_add(&words, play->words->hand_over, player + 1);
	line_add(&words, "%c", STYLE_PLAIN);
	return prompt(&play->terminal, words.text, text) != INPUT_END &&
	    strcmp(text, "q") != 0;
}

static bool
do_action(struct play *play, onirim_action action)
{
	const int status = onirim_record_add(play->record, action);

	if (status != ONIRIM_OK) {
		complain(play, status);
		return false;
	}
	if (play->writes)
		write_record(play, play->file);
	return take_up(play, onirim_record_ply(play->record));
}

/* Let the program play its seats, until somebody else is asked. */
static bool
play_computers(struct play *play)
{
	while (is_computer(play, onirim_player(play->game))) {
		const int answer = computer_answer(play->advisor, play->game,
		    play->level);

		if (answer < 0) {
			complain(play, answer);
			return false;
		}
		if (!do_action(play, (onirim_action)answer))
			return false;
	}
	return true;
}

/* At the end somebody who sits there may take back, and save. */
static void
play_game(struct play *play)
{
	for (;;) {
		onirim_action action;
		enum verdict verdict;

		if (!play_computers(play) || !change_seats(play))
			return;
		meet_question(play);
		if (is_over(play) && !play->terminal.dialogue)
			return;
		verdict = ask(play, &action);
		if (verdict == VERDICT_STOP)
			return;
		if (verdict == VERDICT_ANSWERED && !do_action(play, action))
			return;
	}
}

/* Where a record was made nobody has to be told all of it again. */
static void
begin(struct play *play)
{
	const int ply = onirim_record_ply(play->record);

	play->view = view_of(play->game, ONIRIM_NOBODY, play->words);
	play->open = only_seat(play) != ONIRIM_NOBODY ||
	    plays(&play->view, ONIRIM_NUMBER_VARIANTS, ONIRIM_VARIANT_OPEN);
	play->shown_to = ONIRIM_NOBODY;
	for (size_t i = 0; i < COUNT_OF(play->told); i++)
		play->told[i] = ply - 1;
}

static int
play_record(struct play *play)
{
	const int status = onirim_advisor_new(&play->advisor, play->game);

	if (status != ONIRIM_OK && play->computers != 0) {
		complain(play, status);
		return EXIT_FAILURE;
	}
	begin(play);
	if (play->writes && !file_write(play->file, play->record)) {
		fprintf(stderr, "play: %s: %s\n", play->file, strerror(errno));
		return EXIT_FAILURE;
	}
	play_game(play);
	if (!is_over(play) || !play->terminal.dialogue)
		show_end(play);
	return EXIT_SUCCESS;
}

/*
 * ---- Looking at a record ------------------------------------------------
 */

static void
show_ply(struct play *play, int ply)
{
	const int around = 5; /* header, two blanks, note, prompt */
	struct page page = { .count = 0 };
	struct page table;
	int news;

	tell_news(&play->news, &play->view, play->record, ply - 1, ply);
	news = least(play->news.count, NEWS_REPLAYED);
	fit_table(&table, &play->view, PAGE_LINES - around - news);
	news = least(play->news.count, PAGE_LINES - around - table.count);
	show_header(&page, &play->view);
	line_add(&page.lines[0], "   %d/%d", ply,
	    onirim_record_length(play->record));
	page_line(&page);
	show_news(&page, &play->news, news);
	page_append(&page, &table, table.count);
	line_add(page_line(&page), "%s", play->note.text);
	print_page(&play->terminal, &page);
	line_clear(&play->note);
}

/* Where a line that was typed leads to, or -1 to the end.  What leads nowhere
 * is noted. */
static int
next_ply(struct play *play, int ply, const char *text)
{
	const unsigned long number = strtoul(text, NULL, 10);
	const int length = onirim_record_length(play->record);
	char shown[INPUT_BYTES];

	if (strcmp(text, "q") == 0)
		return -1;
	if (strcmp(text, "n") == 0)
		return command_news(play, "") == VERDICT_STOP ? -1 : ply;
	if (strcmp(text, "b") == 0)
		return ply > 0 ? ply - 1 : 0;
	if (is_number(text) && number <= (unsigned long)length)
		return (int)number;
	snprintf(shown, sizeof(shown), "%.20s", text);
	if (is_number(text))
		line_add(&play->note, play->words->no_ply, shown);
	else if (*text != '\0')
		line_add(&play->note, "%s", play->words->not_understood);
	else if (ply == length)
		line_add(&play->note, "%s", play->words->replay_end);
	else
		return ply + 1;
	return ply;
}

static int
replay_record(struct play *play)
{
	char text[INPUT_BYTES];
	int ply = 0;

	while (ply >= 0) {
		if (!take_up(play, ply))
			return EXIT_FAILURE;
		play->view = view_of(play->game, ONIRIM_HOST, play->words);
		show_ply(play, ply);
		if (prompt(&play->terminal, play->words->ask_replay, text) ==
		    INPUT_END)
			break;
		ply = next_ply(play, ply, text);
	}
	return EXIT_SUCCESS;
}

/*
 * ---- Options ------------------------------------------------------------
 */

static bool
has_seed(const char *config)
{
	const char *seed = strstr(config, "seed=");

	while (seed != NULL && seed > config && seed[-1] != ' ')
		seed = strstr(seed + 1, "seed=");
	return seed != NULL;
}

static void
add_clock_seed(struct line *config)
{
	struct timespec now = { .tv_sec = 0 };

	clock_gettime(CLOCK_REALTIME, &now);
	line_space(config);
	line_add(config, "seed=%ld", ((long)(now.tv_sec % SEEDS) * 1000 +
	    now.tv_nsec / 1000000) % SEEDS);
}

/* Print the word that is at fault, and mark the fault in it. */
static int
refuse_config(const struct play *play, const onirim_problem *problem)
{
	const char *config = play->wishes.config.text;
	const char *fault = config + problem->offset;
	const char *word = fault;
	struct line before = { .length = 0 };
	struct line marked = { .length = 0 };
	char text[ONIRIM_TEXT_MAX] = "";

	while (word > config && strchr(" \t\r\n", word[-1]) == NULL)
		word--;
	onirim_problem_text(problem, play->words->language, text,
	    sizeof(text));
	line_add(&before, "%.*s", (int)(fault - word), word);
	line_add(&marked, "%.*s", (int)problem->length, fault);
	fprintf(stderr, "play: %s\n  %.*s\n  %*s^", text,
	    (int)strcspn(word, " \t\r\n"), word, line_width(&before), "");
	for (int i = 1; i < line_width(&marked); i++)
		fputc('~', stderr);
	fputc('\n', stderr);
	return EXIT_USAGE;
}

/* Begin a new game, as the options say. */
static int
make_record(struct play *play)
{
	struct line *config = &play->wishes.config;
	onirim_problem problem = { .reason = ONIRIM_PROBLEM_NONE };
	onirim_game *game;
	int status;

	if (config->length >= LINE_BYTES / 2)
		return refuse(play->words, "--config", play->words->too_long);
	if (!has_seed(config->text))
		add_clock_seed(config);
	status = onirim_game_new(&game, config->text, &problem);
	if (status == ONIRIM_OK)
		status = onirim_record_new(&play->record, game);
	onirim_game_free(game);
	if (problem.reason != ONIRIM_PROBLEM_NONE)
		return refuse_config(play, &problem);
	if (status == ONIRIM_OK)
		return EXIT_SUCCESS;
	complain(play, status);
	return EXIT_FAILURE;
}

/* How well the program plays, by the option or, where a game is gone on with, as
 * the record tells; somebody else's tag may say what it likes. */
static int
find_level(struct play *play)
{
	const char *level = play->wishes.level;
	char tag[ONIRIM_TEXT_MAX] = "";

	play->level = LEVEL_USUAL;
	if (level == NULL) {
		onirim_record_tag(play->record, TAG_LEVEL, tag, sizeof(tag));
		level_read(&play->level, tag);
	} else if (level_read(&play->level, level)) {
		onirim_record_set_tag(play->record, TAG_LEVEL, level);
	} else {
		return refuse(play->words, level, play->words->no_level);
	}
	return EXIT_SUCCESS;
}

/* The seats that the program plays, alike. */
static int
find_computers(struct play *play)
{
	const struct view view = view_of(play->game, ONIRIM_NOBODY,
	    play->words);
	const char *list = play->wishes.computer;
	char tag[ONIRIM_TEXT_MAX] = "";

	if (list != NULL && view.seats == 1)
		return refuse(play->words, list, play->words->one_seat);
	if (list != NULL && !seats_read(&play->computers, list, view.seats))
		return refuse(play->words, list, play->words->no_seats);
	if (list != NULL)
		onirim_record_set_tag(play->record, TAG_COMPUTER, list);
	else if (onirim_record_tag(play->record, TAG_COMPUTER, tag,
	    sizeof(tag)) > 0 && (view.seats == 1 ||
	    !seats_read(&play->computers, tag, view.seats)))
		play->computers = 0;
	return EXIT_SUCCESS;
}

/* The record to look at, to go on with, or to begin. */
static int
find_record(struct play *play)
{
	const struct wishes *wishes = &play->wishes;
	const char *file = wishes->replay != NULL ? wishes->replay
						  : wishes->resume;

	if (file == NULL)
		return make_record(play);
	if (wishes->config.length > 0 || (wishes->replay != NULL &&
	    (wishes->resume != NULL || wishes->record != NULL)))
		return refuse(play->words, file, play->words->not_with_record);
	play->record = file_read(file, play->words);
	return play->record != NULL ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* The file that the game is written to is new, or the one it came from. */
static int
find_file(struct play *play)
{
	const struct wishes *wishes = &play->wishes;
	struct line line = { .length = 0 };

	play->file = wishes->record != NULL ? wishes->record : wishes->resume;
	play->writes = wishes->record != NULL;
	if (!play->writes || !file_exists(play->file) ||
	    (wishes->resume != NULL &&
	    strcmp(wishes->resume, wishes->record) == 0))
		return EXIT_SUCCESS;
	line_add(&line, play->words->exists, play->file);
	fprintf(stderr, "play: %s\n", line.text);
	return EXIT_FAILURE;
}

static int
run(struct play *play)
{
	const char *language = play->wishes.language;
	char text[ONIRIM_TEXT_MAX] = "";
	int status;

	if (language != NULL && words_of(language) == NULL) {
		onirim_status_text(ONIRIM_E_LANGUAGE, play->words->language,
		    text, sizeof(text));
		return refuse(play->words, language, text);
	}
	status = find_file(play);
	if (status == EXIT_SUCCESS)
		status = find_record(play);
	if (status != EXIT_SUCCESS)
		return status;
	if (!take_up(play, onirim_record_ply(play->record)))
		return EXIT_FAILURE;
	status = find_computers(play);
	if (status == EXIT_SUCCESS)
		status = find_level(play);
	if (status != EXIT_SUCCESS)
		return status;
	return play->wishes.replay != NULL ? replay_record(play)
					   : play_record(play);
}

int
main(int count, char **arguments)
{
	static struct play play;
	int status;

	play.terminal = terminal_open();
	play.wishes.words = words_of_environment();
	play.program = count > 0 ? arguments[0] : "play";
	status = read_options(&play.wishes, count, arguments);
	play.words = play.wishes.words;
	if (status == EXIT_SUCCESS && play.wishes.help)
		print_usage(play.words);
	else if (status == EXIT_SUCCESS && play.wishes.version)
		printf("play, libonirim %s\n", onirim_version());
	else if (status == EXIT_SUCCESS)
		status = run(&play);
	onirim_advisor_free(play.advisor);
	onirim_record_free(play.record);
	onirim_game_free(play.game);
	if (fflush(stdout) != 0 || ferror(stdout) != 0)
		return EXIT_FAILURE;
	return status;
}
