/* usage.c - what the options of the program are. */
#include <stdio.h>

#include "face.h"
#include "options.h"
#include "usage.h"

enum {
	COLUMN = 20,  /* what an option is begins there */
	COLUMNS = 80
};

void
usage_entry(struct page *page, const struct line *option, const char *what)
{
	struct line *line = page_line(page);

	line_add(line, "%s", option->text);
	if (line_width(line) >= COLUMN)
		line = page_line(page);
	line_pad(line, COLUMN);
	page_flow(page, what, COLUMN, COLUMNS);
}

static void
show_languages(struct page *page)
{
	char code[ONIRIM_TEXT_MAX], now[ONIRIM_TEXT_MAX];

	snprintf(now, sizeof(now), "%s", words_language());
	for (int i = 0; onirim_language(i, code, sizeof(code)) >= 0 &&
	    words_use(code); i++) {
		struct line option = { .length = 0 };

		line_add(&option, "    %s", code);
		usage_entry(page, &option, say(W_OWN_NAME));
	}
	words_use(now);
}

/* Another name of the same option stands beside it. */
static void
show_own(struct page *page)
{
	const struct option *option;

	for (int i = 0; (option = option_at(i)) != NULL; i++) {
		const struct option *const next = option_at(i + 1);
		struct line text = { .length = 0 };

		line_add(&text, "  %s", option->name);
		if (option->value != WORDS)
			line_add(&text, " %s", say(option->value));
		if (next != NULL && next->help == option->help)
			line_add(&text, ", %s", option_at(++i)->name);
		usage_entry(page, &text, say(option->help));
		if (option->purpose == FOR_LANGUAGE)
			show_languages(page);
	}
}

static void
show_text(struct page *page, const char *text)
{
	if (page->count > 0)
		page_line(page);
	page_line(page);
	page_flow(page, text, 0, COLUMNS);
}

void
usage_print(const struct store *store)
{
	struct page page = { .count = 0 };
	struct line files = { .length = 0 };

	show_text(&page, say(W_USAGE));
	show_text(&page, say(W_USAGE_WHAT));
	show_text(&page, say(W_USAGE_GAMES));
	page_line(&page);
	usage_games(&page);
	show_text(&page, say(W_USAGE_OWN));
	page_line(&page);
	show_own(&page);
	line_add(&files, say(W_USAGE_FILES), store->directory);
	show_text(&page, *store->directory != '\0' ? files.text
						   : say(W_USAGE_NO_FILES));
	face_plain()->show(&page);
	page_clear(&page);
}
