/* menu.c - where the program begins. */
#include <errno.h>
#include <string.h>

#include "daily.h"
#include "kept.h"
#include "screens.h"
#include "words.h"

struct menu {
	struct program *program;
	struct found last;  /* the game that goes on */
	struct found daily; /* today's */
	struct line note;   /* what went wrong */
};

/* What went wrong with a game, in words. */
static void
note_failure(struct menu *menu, int error)
{
	char text[ONIRIM_TEXT_MAX] = "";

	if (error < 0)
		onirim_status_text(error, words_language(), text,
		    sizeof(text));
	if (error != 0)
		line_add(&menu->note, say(W_NOT_OPENED), error == EBUSY
		    ? say(W_ELSEWHERE) : error > 0 ? strerror(error) : text);
}

static void
go_on(struct menu *menu)
{
	if (menu->last.number != 0)
		note_failure(menu, play_kept(menu->program,
		    menu->last.number));
}

static void
play_daily(struct menu *menu)
{
	note_failure(menu, menu->daily.number != 0
	    ? play_kept(menu->program, menu->daily.number)
	    : daily_begin(menu->program));
}

static void
begin_new(struct menu *menu)
{
	setup_show(menu->program);
}

static void
begin_first(struct menu *menu)
{
	lessons_show(menu->program);
}

static void
look_records(struct menu *menu)
{
	records_show(menu->program);
}

static void
look_statistics(struct menu *menu)
{
	statistics_show(menu->program);
}

static void
look_rules(struct menu *menu)
{
	rules_show(menu->program, NULL);
}

static void
choose_language(struct menu *menu)
{
	language_show(menu->program);
}

static void
leave(struct menu *menu)
{
	menu->program->has_ended = true;
}

static const struct entry {
	const char *letter;
	const char *whole;
	enum word text;
	void (*run)(struct menu *);
} entries[] = {
	{ "y", "yes",        W_MENU_GO_ON,      go_on },
	{ "n", "new",        W_NEW_GAME,        begin_new },
	{ "d", "daily",      W_MENU_DAILY,      play_daily },
	{ "f", "first",      W_MENU_FIRST,      begin_first },
	{ "l", "last",       W_MENU_RECORDS,    look_records },
	{ "s", "statistics", W_MENU_STATISTICS, look_statistics },
	{ "i", "rules",      W_MENU_RULES,      look_rules },
	{ "g", "language",   W_LANGUAGE,        choose_language },
	{ "q", "quit",       W_MENU_QUIT,       leave },
};

/* Enter goes on with the last game, or begins a new one. */
static const struct entry *
likely(const struct menu *menu)
{
	return &entries[menu->last.number != 0 ? 0 : 1];
}

static const struct entry *
entry_of(const struct menu *menu, const char *word)
{
	if (*word == '\0')
		return likely(menu);
	for (size_t i = 0; i < COUNT_OF(entries); i++)
		if (is_command(word, entries[i].letter, entries[i].whole))
			return &entries[i];
	return NULL;
}

static void
write_fact(struct page *page, const struct line *fact, int columns)
{
	enum { INDENT = 5 };

	if (fact->length == 0)
		return;
	page_line(page);
	page_flow(page, fact->text, INDENT, columns);
}

static void
write_entry(struct page *page, const struct menu *menu,
    const struct entry *entry, int columns)
{
	page_add(page, "  %c%c%s%c  %s%c", SPOT_BEGIN, STYLE_BOLD,
	    entry->letter, STYLE_PLAIN, say(entry->text), SPOT_END);
	if (entry == likely(menu))
		line_add(&page->lines[page->count - 1], "  %s", say(W_ENTER));
	if (entry->run == go_on) {
		write_fact(page, &menu->last.played, columns);
		write_fact(page, &menu->last.stands, columns);
	}
	if (entry->run == play_daily)
		write_fact(page, &menu->daily.stands, columns);
}

static void
write_menu(struct page *page, const void *what, int columns)
{
	const struct menu *const menu = what;

	if (menu->program->face->has_screen || menu->note.length > 0)
		page_line(page);
	page_flow(page, menu->note.text, 0, columns);
	for (size_t i = 0; i < COUNT_OF(entries); i++)
		if (entries[i].run != go_on || menu->last.number != 0)
			write_entry(page, menu, &entries[i], columns);
}

/* The other words of the line would go astray. */
static void
note_unknown(struct menu *menu, const char *word)
{
	menu->program->face->forget();
	if (strcmp(word, WORD_LEAVE) != 0)
		line_add(&menu->note, say(W_NO_CHOICE), word);
}

static const char *
ask_menu(struct menu *menu)
{
	const struct reading reading = {
		.title = say(W_MENU),
		.write = write_menu,
		.what = menu,
		.prompt = say(W_ASK_MENU),
		.keys = say(W_KEYS_MENU),
	};

	find_last(&menu->program->store, &menu->last);
	daily_find(menu->program, &menu->daily);
	return read_through(menu->program, &reading);
}

void
menu_show(struct program *program)
{
	static struct menu menu;
	const char *word;

	menu = (struct menu){ .program = program };
	while (!program->has_ended && (word = ask_menu(&menu)) != NULL) {
		const struct entry *const entry = entry_of(&menu, word);

		line_clear(&menu.note);
		if (entry != NULL)
			entry->run(&menu);
		else
			note_unknown(&menu, word);
	}
}
