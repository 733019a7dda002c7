/* review.c - the page of what each answer of a game was worth. */
#include <stdlib.h>

#include "again.h"
#include "judged.h"
#include "screens.h"
#include "words.h"

struct review {
	const struct session *session;
	int count;
	struct judged *judged;
	int worst_count;
	const struct judged *worst[WORST];
};

static void
add_answer(struct line *line, const struct review *review,
    const struct judged *one, const struct view *view)
{
	if (people(review->session) > 1) {
		line_add(line, say(W_PLAYER), one->seat + 1);
		line_add(line, ": ");
	}
	add_action(line, view, one->given.action);
	line_add(line, ": %d %%", percent(one->given.chance));
}

static void
add_better(struct line *line, const struct judged *one,
    const struct view *view)
{
	struct line better = { .length = 0 };
	char why[ONIRIM_TEXT_MAX] = "";

	add_action(&better, view, one->best.action);
	line_add(line, ". ");
	line_add(line, say(W_BETTER), better.text, percent(one->best.chance),
	    percent(one->best.chance) - percent(one->given.chance));
	if (onirim_reason_text(view->game, &one->best, &view->reader, why,
	    sizeof(why)) > 0)
		line_add(line, " %s", why);
}

/* Whoever was asked reads the answer. */
static void
write_judged(struct page *page, const struct review *review,
    const struct judged *one, bool with_better, int columns)
{
	enum { INDENT = 6 };
	struct line text = { .length = 0 };
	struct view view;
	onirim_game *game;

	if (onirim_record_game(review->session->record, one->ply,
	    &game) != ONIRIM_OK)
		return;
	view = view_of(game, one->seat);
	add_answer(&text, review, one, &view);
	if (with_better)
		add_better(&text, one, &view);
	else if (one->is_worst)
		line_add(&text, " %c%s%c", STYLE_BOLD, say(W_COSTLY),
		    STYLE_PLAIN);
	page_add(page, "%4d.", one->ply + 1);
	page_flow(page, text.text, INDENT, columns);
	onirim_game_free(game);
}

static void
write_review(struct page *page, const void *what, int columns)
{
	const struct review *const review = what;

	page_line(page);
	page_flow(page, say(review->worst_count > 0 ? W_WORST : W_NO_WORST), 0,
	    columns);
	for (int i = 0; i < review->worst_count; i++)
		write_judged(page, review, review->worst[i], true, columns);
	page_line(page);
	page_line(page);
	page_flow(page, say(W_ALL_ANSWERS), 0, columns);
	for (int i = 0; i < review->count; i++)
		write_judged(page, review, &review->judged[i], false,
		    columns);
}

/* The answer is to be given once more, so the record ends before it. */
static void
go_back(struct table *table, const struct review *review)
{
	const char *const line = table->program->face->line(say(W_GO_WHERE));
	long number;

	if (line == NULL) {
		table->program->has_ended = true;
		return;
	}
	number = strtol(line, NULL, 10);
	for (int i = 0; i < review->count; i++)
		if (review->judged[i].ply + 1 == number) {
			session_branch(table->session, (int)number - 1);
			table_begin(table, table->program, table->session);
			line_add(&table->note, "%s", say(W_BRANCHED));
			return;
		}
	if (*line != '\0')
		line_add(&table->note, say(W_NO_CHOICE), line);
}

static void
read_review(struct table *table, const struct review *review)
{
	const struct reading reading = {
		.title = say(W_REVIEW),
		.write = write_review,
		.what = review,
		.keys = say(W_KEYS_REVIEW),
		.prompt = say(W_ASK_REVIEW),
	};
	const char *const word = read_through(table->program, &reading);

	if (word != NULL && is_command(word, "g", "go"))
		go_back(table, review);
}

void
review_show(struct table *table)
{
	const struct session *const session = table->session;
	struct review review = { .session = session };

	if (session->advisor == NULL) {
		line_add(&table->note, "%s", say(W_NO_HINT));
		return;
	}
	review.judged = calloc((size_t)onirim_record_ply(session->record) + 1,
	    sizeof(*review.judged));
	if (review.judged == NULL)
		return;
	review.count = judge_all(review.judged, table->program->face,
	    session);
	review.worst_count = find_worst(review.judged, review.count,
	    review.worst);
	read_review(table, &review);
	free(review.judged);
}
