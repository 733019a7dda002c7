/* taught.c - a lesson at the table. */
#include "begin.h"
#include "taught.h"
#include "words.h"

/*
 * ---- The game of a lesson, and the one that follows it ------------------
 */

static int
open_config(struct session *session, struct store *store, const char *config,
    const char *computer)
{
	onirim_record *record;
	int status = record_begin(&record, config, computer, NULL, NULL);

	if (status != ONIRIM_OK) {
		onirim_record_free(record);
		return status;
	}
	status = session_open(session, store, record, NULL);
	if (status != ONIRIM_OK)
		session_close(session);
	return status;
}

int
taught_open(struct session *session, struct teacher *teacher)
{
	int status = open_config(session, NULL, teacher->lesson->config, NULL);

	if (status != ONIRIM_OK)
		return status;
	status = session_teach(session, teacher);
	if (status != ONIRIM_OK)
		session_close(session);
	return status;
}

/* Who had another player in the lesson plays against the program afterwards. */
static int
open_next(struct session *session, struct table *table)
{
	struct line config = { .length = 0 };

	line_add(&config, "%s", table->session->teacher->lesson->next);
	add_seed(&config);
	return open_config(session, &table->program->store, config.text,
	    table->view.seats > 1 ? "2" : NULL);
}

static void
begin_next(struct table *table)
{
	struct session *const session = table->session;
	struct session next;
	char text[ONIRIM_TEXT_MAX] = "";
	const int status = open_next(&next, table);

	if (status != ONIRIM_OK) {
		onirim_status_text(status, words_language(), text,
		    sizeof(text));
		line_add(&table->note, "%s", text);
		return;
	}
	session_close(session);
	*session = next;
	table_begin(table, table->program, session);
}

/*
 * ---- Which lessons were taken -------------------------------------------
 */

static void
name_word(struct line *name, const struct lesson *lesson)
{
	line_clear(name);
	line_add(name, "lesson-%s", lesson->id);
}

bool
was_taught(const struct store *store, const struct lesson *lesson)
{
	char text[ONIRIM_TEXT_MAX];
	struct line name;

	name_word(&name, lesson);
	return store_word(store, name.text, text, sizeof(text)) == 0;
}

/* A lesson that cannot be noted down is no harm. */
static void
note_taught(const struct store *store, const struct lesson *lesson)
{
	struct line name;

	name_word(&name, lesson);
	store_set_word(store, name.text, "taken");
}

/*
 * ---- At the table -------------------------------------------------------
 */

bool
is_taught(const struct table *table)
{
	const struct teacher *const teacher = table->session->teacher;

	return teacher != NULL && teacher->is_done;
}

void
taught_begin(struct table *table)
{
	const struct session *const session = table->session;
	const struct view view = view_of(session->game, ONIRIM_NOBODY);

	if (session->teacher != NULL && table->program->face->has_screen)
		line_add(&table->note, "%s", say(view.is_nightmarium
		    ? W_LESSON_MARKS_NIGHTMARIUM : W_LESSON_MARKS));
}

void
taught_meet(struct table *table)
{
	struct session *const session = table->session;

	if (session->teacher == NULL)
		return;
	choices_point(&table->choices, session_pointed(session));
	if (session->teacher->end != NULL)
		note_taught(&table->program->store, session->teacher->lesson);
}

bool
taught_take(struct table *table, const char *word)
{
	if (!is_taught(table) || !is_command(word, "", "Enter"))
		return false;
	begin_next(table);
	return true;
}

static void
add_spoken(struct line *line, const struct section *section)
{
	const char *const text = section == NULL ? NULL
	    : spoken(section, words_language());

	if (text != NULL)
		line_add(line, "%s%s", line->length > 0 ? " " : "", text);
}

/* On a screen a bar sets off what is said, elsewhere an empty line, with which
 * the page begins. */
static void
set_off(struct page *page, const struct page *said, bool has_screen)
{
	if (!has_screen && page->count > 1)
		page_line(page);
	for (int i = 0; i < said->count; i++) {
		struct line *const line = page_line(page);

		if (has_screen)
			line_add(line, "%c|%c ", STYLE_BOLD, STYLE_PLAIN);
		line_add(line, "%s", said->lines[i].text);
	}
}

void
taught_tell(struct page *page, const struct table *table, int columns)
{
	enum { BAR = 2 };
	const struct teacher *const teacher = table->session->teacher;
	struct page said = { .count = 0 };
	struct line text = { .length = 0 };

	if (teacher == NULL)
		return;
	add_spoken(&text, teacher->remark);
	add_spoken(&text, teacher->end);
	if (text.length > 0)
		page_flow(&said, text.text, 0, columns - BAR);
	if (teacher->is_done)
		page_add(&said, "%s", say(W_NEXT));
	if (said.count > 0)
		set_off(page, &said, table->program->face->has_screen);
	page_clear(&said);
}
