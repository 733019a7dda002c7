/* sheet.c - several cards chosen on one screen, for questions that come one by
 * one: the cards that pay for a spell, or the order in which cards are put
 * back. */
#include <string.h>

#include "cards.h"
#include "screens.h"
#include "table.h"
#include "words.h"

static const struct {
	int decision;
	bool is_ordered; /* else the library wants them in ascending order */
} suited[] = {
	{ ONIRIM_ASK_PAY,         false },
	{ ONIRIM_ASK_EXCHANGE,    false },
	{ ONIRIM_ASK_DISCARD_ANY, false },
	{ ONIRIM_ASK_ORDER,       true },
};

struct sheet {
	struct table *table;
	int decision;
	bool is_ordered;
	onirim_action like;      /* an answer, of which the card is another */
	struct choices faces;    /* an answer for each face that lies there */
	int copies[ONIRIM_ACTIONS_MAX];
	int count;               /* of what is chosen, as places of faces */
	int chosen[ONIRIM_CARDS_MAX];
};

static onirim_action
answer_with(const struct sheet *sheet, onirim_card card)
{
	return onirim_action_make(onirim_action_verb(sheet->like), card,
	    onirim_action_place(sheet->like),
	    onirim_action_extra(sheet->like));
}

/* The faces that lie where the first answer takes its card from. */
static bool
sheet_open(struct sheet *sheet, struct table *table)
{
	const onirim_action like = table->choices.actions[0];
	const int decision = onirim_decision(table->view.game);
	onirim_target target;
	struct pile pile;

	*sheet = (struct sheet){ .table = table, .like = like };
	for (size_t i = 0; i < COUNT_OF(suited); i++)
		if (suited[i].decision == decision) {
			sheet->decision = decision;
			sheet->is_ordered = suited[i].is_ordered;
		}
	if (sheet->decision == 0 || onirim_action_target(table->view.game,
	    like, &target) != ONIRIM_OK)
		return false;
	pile = pile_of(&table->view, target.zone, target.index);
	sheet->faces.likely = -1;
	for (int i = 0; i < pile.count; i++) {
		if (i > 0 && pile.cards[i] == pile.cards[i - 1])
			continue;
		sheet->copies[sheet->faces.count] = count_in(&pile,
		    pile.cards[i]);
		sheet->faces.actions[sheet->faces.count++] =
		    answer_with(sheet, pile.cards[i]);
	}
	return true;
}

static int
times_chosen(const struct sheet *sheet, int face)
{
	int times = 0;

	for (int i = 0; i < sheet->count; i++)
		times += sheet->chosen[i] == face;
	return times;
}

/* The answers in the order in which they are to be given. */
static void
sort_answers(const struct sheet *sheet, onirim_action *answers)
{
	for (int i = 0; i < sheet->count; i++) {
		const onirim_action answer =
		    sheet->faces.actions[sheet->chosen[i]];
		int k = i;

		for (; k > 0 && !sheet->is_ordered &&
		    answers[k - 1] > answer; k--)
			answers[k] = answers[k - 1];
		answers[k] = answer;
	}
}

/* Give what is chosen in a game, as far as it is asked for: what is left at the
 * end follows by itself.  Returns the status of what is refused. */
static int
give_all(const struct sheet *sheet, onirim_game *game,
    struct session *session)
{
	const onirim_action stop = onirim_action_make(ONIRIM_VERB_STOP, 0, 0,
	    0);
	onirim_action answers[ONIRIM_CARDS_MAX + 1];
	int count = sheet->count;
	int status = ONIRIM_OK;

	sort_answers(sheet, answers);
	answers[count++] = stop;
	for (int i = 0; i < count && status == ONIRIM_OK &&
	    onirim_decision(game) == sheet->decision; i++) {
		if (answers[i] == stop && onirim_is_legal(game, stop) != 1)
			break;
		if (session != NULL)
			status = session_answer(session, answers[i]);
		if (session == NULL || status == ONIRIM_OK)
			status = onirim_apply(game, answers[i]);
	}
	return status;
}

/* Whether what is chosen answers all; if not, the game goes as far as it
 * does. */
static bool
is_complete(const struct sheet *sheet, onirim_game **after)
{
	bool is_whole = false;

	if (onirim_game_copy(after, sheet->table->view.game) == ONIRIM_OK)
		is_whole = give_all(sheet, *after, NULL) == ONIRIM_OK &&
		    onirim_decision(*after) != sheet->decision;
	return is_whole;
}

static bool
is_enough(const struct sheet *sheet)
{
	onirim_game *after = NULL;
	const bool is_whole = is_complete(sheet, &after);

	onirim_game_free(after);
	return is_whole;
}

/*
 * ---- The screen ---------------------------------------------------------
 */

static void
show_face(struct page *page, const struct sheet *sheet, int face)
{
	const struct view *const view = &sheet->table->view;
	const onirim_card card = (onirim_card)onirim_action_card(
	    sheet->faces.actions[face]);
	struct line *const line = page_line(page);

	line_add(line, "%c%c", SPOT_BEGIN, STYLE_BOLD);
	add_key(line, sheet->table->program->face, face);
	line_add(line, "%c ", STYLE_PLAIN);
	add_card(line, view, card);
	line_add(line, "%c", SPOT_END);
	if (sheet->copies[face] > 1)
		line_add(line, "  %d/%d", times_chosen(sheet, face),
		    sheet->copies[face]);
	for (int i = 0; i < sheet->count; i++)
		if (sheet->is_ordered && sheet->chosen[i] == face)
			line_add(line, "  <- %d", i + 1);
	if (!sheet->is_ordered && times_chosen(sheet, face) > 0)
		line_add(line, "  <-");
}

/* The table helps to choose, where there is room for it. */
static void
show_table_below(struct page *page, const struct view *view,
    const struct face *face)
{
	enum { WORTH_IT = 4 };
	const int lines = face->lines - 3 - page->count;

	page_line(page);
	if (lines >= WORTH_IT)
		table_show(page, view, face->columns, lines);
	page_fill(page, face->lines - 2);
}

static void
show_sheet(const struct sheet *sheet)
{
	struct table *const table = sheet->table;
	struct face *const face = table->program->face;
	struct line title = { .length = 0 };
	struct line question = { .length = 0 };
	struct page page = { .count = 0 };
	int first = 0;

	add_state(&title, &table->view);
	add_bar(&page, face, title.text);
	line_add(&question, "%c", STYLE_BOLD);
	add_decision(&question, &table->view, sheet->decision);
	line_add(&question, "%c", STYLE_PLAIN);
	page_line(&page);
	page_flow(&page, question.text, 0, face->columns);
	page_line(&page);
	page_flow(&page, say(sheet->is_ordered ? W_SHEET_ORDER : W_SHEET), 0,
	    face->columns);
	page_line(&page);
	if (sheet->faces.count > face->lines - page.count - 3)
		first = sheet->faces.count - (face->lines - page.count - 3);
	if (sheet->count == 0)
		first = 0;
	for (int i = first; i < sheet->faces.count; i++)
		show_face(&page, sheet, i);
	show_table_below(&page, &table->view, face);
	page_add(&page, "%s", table->note.text);
	line_shorten(&page.lines[page.count - 1], face->columns);
	show_with_keys(face, &page, say(W_KEYS_SHEET));
	page_clear(&page);
}

static void
choose(struct sheet *sheet, int face)
{
	if (times_chosen(sheet, face) == sheet->copies[face] ||
	    sheet->count == ONIRIM_CARDS_MAX ||
	    (sheet->count > 0 && sheet->decision == ONIRIM_ASK_PAY &&
	    is_enough(sheet)))
		line_add(&sheet->table->note, "%s", say(W_SHEET_FULL));
	else
		sheet->chosen[sheet->count++] = face;
}

/* Say what is still missing, or what is wrong. */
static void
note_missing(struct sheet *sheet, onirim_game *after)
{
	const struct view view = view_of(after, sheet->table->view.viewer);

	add_decision(&sheet->table->note, &view, sheet->decision);
}

static bool
commit(struct sheet *sheet)
{
	onirim_game *after = NULL;
	const bool is_whole = is_complete(sheet, &after);

	if (is_whole) {
		onirim_game_free(after);
		after = NULL;
		if (onirim_game_copy(&after, sheet->table->view.game) ==
		    ONIRIM_OK)
			give_all(sheet, after, sheet->table->session);
	} else if (after != NULL) {
		note_missing(sheet, after);
	}
	onirim_game_free(after);
	return is_whole;
}

bool
sheet_ask(struct table *table)
{
	static struct sheet sheet;
	const char *word;

	if (!sheet_open(&sheet, table))
		return false;
	for (;;) {
		int face;

		show_sheet(&sheet);
		word = ask(table->program, "");
		line_clear(&table->note);
		if (word == NULL)
			return true;
		face = choice_of(table->program->face, &sheet.faces, word);
		if (strcmp(word, WORD_LEAVE) == 0)
			return false;
		if (face >= 0)
			choose(&sheet, face);
		else if (strcmp(word, WORD_BACK) == 0 && sheet.count > 0)
			sheet.count--;
		else if (*word == '\0' && commit(&sheet))
			return true;
	}
}
