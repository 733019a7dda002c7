/* help.c - the choices with what each does, and the keys. */
#include "cards.h"
#include "screens.h"
#include "words.h"

static void
write_help(struct page *page, const void *what, int columns)
{
	const struct table *const table = what;
	const struct choices *const choices = &table->choices;
	struct line text = { .length = 0 };

	page_line(page);
	add_decision(&text, &table->view, onirim_decision(table->view.game));
	page_flow(page, text.text, 0, columns);
	for (int i = 0; i < choices->count; i++) {
		struct line *const line = page_line(page);

		line_add(line, "%c", STYLE_BOLD);
		add_key(line, table->program->face, i);
		line_add(line, "%c ", STYLE_PLAIN);
		line_clear(&text);
		add_action(&text, &table->view, choices->actions[i]);
		line_add(&text, ". ");
		add_help(&text, &table->view, choices->actions[i]);
		page_flow(page, text.text, 4, columns);
	}
	page_line(page);
	page_line(page);
	page_flow(page, say(table->program->face->has_screen ? W_HELP_SCREEN
							     : W_HELP_LINES),
	    0, columns);
	page_flow(page, say(W_HELP_KEYS), 0, columns);
	if (cards_in_words())
		return;
	page_line(page);
	page_line(page);
	page_flow(page, say(table->view.is_nightmarium ? W_MARKS_NIGHTMARIUM
						       : W_MARKS_ONIRIM),
	    0, columns);
}

void
help_show(struct table *table)
{
	const struct reading reading = {
		.title = say(W_HELP),
		.write = write_help,
		.what = table,
	};

	read_through(table->program, &reading);
}
