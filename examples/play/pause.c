/* pause.c - pages that are looked at between two questions. */
#include "screens.h"
#include "story.h"
#include "table.h"
#include "words.h"

static void
write_table(struct page *page, const void *what, int columns)
{
	const struct view *const view = what;

	table_show_whole(page, view, columns);
}

void
whole_show(struct table *table)
{
	struct line title = { .length = 0 };
	const struct reading reading = {
		.title = title.text,
		.write = write_table,
		.what = &table->view,
	};

	add_state(&title, &table->view);
	read_through(table->program, &reading);
}

/* What happened from an answer on. */
struct since {
	const struct table *table;
	const struct view *view;
	int from;
};

static void
write_since(struct page *page, const void *what, int columns)
{
	const struct since *const since = what;
	const onirim_record *const record = since->table->session->record;

	story_tell(page, since->view, record, since->from,
	    onirim_record_ply(record), columns);
}

void
others_show(struct table *table, int from)
{
	const struct view view = view_of(table->session->game,
	    only_person(table->session));
	const struct since since = { table, &view, from };
	const struct reading reading = {
		.title = say(W_STORY),
		.write = write_since,
		.what = &since,
		.is_end_first = true,
	};

	read_through(table->program, &reading);
}

void
hand_over(struct program *program, int seat)
{
	struct face *const face = program->face;
	struct line prompt = { .length = 0 };
	struct page page = { .count = 0 };
	const char *word;

	face->wipe();
	line_add(&prompt, say(W_HAND_OVER), seat + 1);
	page_line(&page);
	page_add(&page, "  %c%s%c", STYLE_BOLD, prompt.text, STYLE_PLAIN);
	do {
		if (face->has_screen)
			show_with_keys(face, &page, say(W_KEYS_HAND_OVER));
		word = ask(program, prompt.text);
	} while (word != NULL && *word != '\0' && *word != 'q');
	if (word != NULL && *word == 'q')
		program->has_ended = true;
	page_clear(&page);
}
