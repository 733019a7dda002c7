/* hint.c - what the program would answer. */
#include "screens.h"
#include "words.h"

static int
place_of(const struct choices *choices, onirim_action action)
{
	int place = 0;

	while (place < choices->count - 1 &&
	    choices->actions[place] != action)
		place++;
	return place;
}

/* A choice by its key and what it does. */
static void
add_advised(struct line *line, const struct table *table,
    const onirim_advice *advice)
{
	add_key(line, table->program->face,
	    place_of(&table->choices, advice->action));
	line_add(line, " ");
	add_action(line, &table->view, advice->action);
}

static void
add_reason(struct line *line, const struct table *table,
    const onirim_advice *advice)
{
	char text[ONIRIM_TEXT_MAX] = "";

	if (onirim_reason_text(table->view.game, advice, &table->view.reader,
	    text, sizeof(text)) > 0)
		line_add(line, " %s", text);
}

bool
hint_add(struct line *line, const struct table *table)
{
	struct line best = { .length = 0 };
	onirim_advice advice;

	if (table->session->advisor == NULL ||
	    session_advise(table->session, &advice, 1) <= 0) {
		line_add(line, "%s", say(W_NO_HINT));
		return false;
	}
	add_advised(&best, table, &advice);
	line_add(line, say(W_HINT), best.text, percent(advice.chance));
	add_reason(line, table, &advice);
	return true;
}

/* What is advised, of a table. */
struct advised {
	const struct table *table;
	int count;
	onirim_advice advice[ONIRIM_ACTIONS_MAX];
};

/* What was not tried has no numbers worth telling. */
static void
write_hints(struct page *page, const void *what, int columns)
{
	enum { NUMBERS = 15 };
	const struct advised *const advised = what;

	page_line(page);
	page_flow(page, say(W_HINTS), 0, columns);
	page_line(page);
	for (int i = 0; i < advised->count; i++) {
		const onirim_advice *const advice = &advised->advice[i];
		struct line text = { .length = 0 };
		struct line *const line = page_line(page);

		if (advice->tries > 0)
			line_add(line, "%3d %% +-%-2d %4u",
			    percent(advice->chance), percent(advice->error),
			    (unsigned)advice->tries);
		line_pad(line, NUMBERS);
		add_advised(&text, advised->table, advice);
		line_add(&text, ".");
		add_reason(&text, advised->table, advice);
		page_flow(page, text.text, NUMBERS, columns);
	}
}

void
hints_show(struct table *table)
{
	static struct advised advised;
	const struct reading reading = {
		.title = say(W_HINTS_TITLE),
		.write = write_hints,
		.what = &advised,
	};

	advised.table = table;
	advised.count = session_advise(table->session, advised.advice,
	    ONIRIM_ACTIONS_MAX);
	if (advised.count > 0)
		read_through(table->program, &reading);
}
