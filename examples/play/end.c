/* end.c - how the game ended, and what comes next. */
#include "again.h"
#include "screens.h"
#include "words.h"

static void
begin_again(struct table *table, bool is_same)
{
	char text[ONIRIM_TEXT_MAX] = "";
	const int status = session_again(table->session, is_same);

	if (status == ONIRIM_OK) {
		table_begin(table, table->program, table->session);
		return;
	}
	onirim_status_text(status, words_language(), text, sizeof(text));
	line_add(&table->note, "%s", text);
}

static void
begin_other(struct table *table)
{
	begin_again(table, false);
}

static void
begin_same(struct table *table)
{
	begin_again(table, true);
}

static const struct next {
	const char *letter;
	const char *whole;
	void (*run)(struct table *);
} nexts[] = {
	{ "n", "new",    begin_other },
	{ "a", "again",  begin_same },
	{ "v", "review", review_show },
};

/* The other commands are those of a game. */
static void
take_end_word(struct table *table, const char *word)
{
	for (size_t i = 0; i < COUNT_OF(nexts); i++)
		if (is_command(word, nexts[i].letter, nexts[i].whole)) {
			line_clear(&table->note);
			nexts[i].run(table);
			return;
		}
	table_take(table, word);
}

static void
tell_note(struct table *table)
{
	struct face *const face = table->program->face;
	struct page note = { .count = 0 };

	page_flow(&note, table->note.text, 0, face->columns);
	if (table->note.length > 0)
		face->show(&note);
	page_clear(&note);
}

/* Where nobody sits there is nothing to ask. */
void
end_show(struct table *table)
{
	struct program *const program = table->program;
	struct face *const face = program->face;
	const char *word = "";

	meet_question(table);
	if (!face->has_screen)
		tell_end(table);
	program->has_ended |= !face->is_terminal;
	while (word != NULL && is_over(table->session) && !table->has_left &&
	    !program->has_ended) {
		if (face->has_screen)
			show_end_page(table);
		else
			tell_note(table);
		word = ask(program, say(W_ASK_END));
		if (word != NULL)
			take_end_word(table, word);
	}
}
