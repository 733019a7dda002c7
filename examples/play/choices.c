/* choices.c - the answers to a question: how they are typed, and shown. */
#include <stdlib.h>
#include <string.h>

#include "cards.h"
#include "choices.h"
#include "words.h"

enum {
	COLUMNS_MAX = 5,
	GAP = 2,     /* between columns */
	HELP_COLUMNS = 24
};

/* The keys that no command has.  Where they do not do, numbers are typed. */
static const char keys[] =
    "123456789abcdefgjkopvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* The answers that are given most often to questions that come often. */
static const struct {
	int decision;
	int verb;
} usual[] = {
	{ ONIRIM_ASK_DRAW,        ONIRIM_VERB_DRAW },
	{ ONIRIM_ASK_END,         ONIRIM_VERB_STOP },
	{ ONIRIM_ASK_SEARCH,      ONIRIM_VERB_SEARCH },
	{ ONIRIM_ASK_SWAP,        ONIRIM_VERB_DECLINE },
	{ ONIRIM_ASK_DISCARD_ANY, ONIRIM_VERB_STOP },
	{ ONIRIM_ASK_DOOR,        ONIRIM_VERB_KEY },
};

static bool
are_alike(const struct choices *choices, const struct view *view)
{
	struct line first = { .length = 0 };

	add_help(&first, view, choices->actions[0]);
	for (int i = 1; i < choices->count; i++) {
		struct line help = { .length = 0 };

		add_help(&help, view, choices->actions[i]);
		if (strcmp(first.text, help.text) != 0)
			return false;
	}
	return choices->count > 1;
}

/* The only answer of the usual kind. */
static int
likely_of(const struct choices *choices, int decision)
{
	int likely = -1;
	int found = 0;

	for (size_t k = 0; k < COUNT_OF(usual); k++)
		for (int i = 0; i < choices->count &&
		    usual[k].decision == decision; i++)
			if (onirim_action_verb(choices->actions[i]) ==
			    usual[k].verb) {
				likely = i;
				found++;
			}
	return found == 1 ? likely : -1;
}

void
choices_read(struct choices *choices, const struct view *view)
{
	*choices = (struct choices){ .likely = -1 };
	choices->count = onirim_legal_actions(view->game, choices->actions,
	    ONIRIM_ACTIONS_MAX);
	if (choices->count <= 0) {
		choices->count = 0;
		return;
	}
	onirim_weights(view->game, choices->weights, ONIRIM_ACTIONS_MAX);
	choices->likely = likely_of(choices, onirim_decision(view->game));
	choices->all_alike = are_alike(choices, view);
}

void
choices_point(struct choices *choices, onirim_action action)
{
	choices->likely = -1;
	for (int i = 0; i < choices->count; i++)
		if (choices->actions[i] == action)
			choices->likely = i;
	choices->is_pointed = choices->likely >= 0;
}

void
add_key(struct line *line, const struct face *face, int choice)
{
	if (face->has_screen && choice < (int)strlen(keys))
		line_add(line, "%c", keys[choice]);
	else
		line_add(line, "%d", choice + 1);
}

int
choice_of(const struct face *face, const struct choices *choices,
    const char *word)
{
	const char *key = strchr(keys, *word);
	unsigned long number;
	char *end;

	if (face->has_screen && *word != '\0' && word[1] == '\0' &&
	    key != NULL)
		return key - keys < choices->count ? (int)(key - keys) : -1;
	number = strtoul(word, &end, 10);
	if (*word < '1' || *word > '9' || *end != '\0' ||
	    number > (unsigned long)choices->count)
		return -1;
	return (int)number - 1;
}

/*
 * ---- Labels -------------------------------------------------------------
 */

/* How many cards of its face a choice takes one from, where that is worth
 * knowing. */
static void
add_supply(struct line *line, const struct view *view,
    const struct choices *choices, int i)
{
	const onirim_action action = choices->actions[i];
	const struct pile discard = pile_of(view, ONIRIM_ZONE_DISCARD, 0);

	if (onirim_action_verb(action) == ONIRIM_VERB_DEAL)
		line_add(line, " (%u)", (unsigned)choices->weights[i]);
	else if (onirim_action_verb(action) == ONIRIM_VERB_PAY)
		line_add(line, " (%d)", count_in(&discard,
		    (onirim_card)onirim_action_card(action)));
}

/* What a Terror does, in few letters. */
static bool
add_brief(struct line *line, const struct view *view, onirim_action action)
{
	const int verb = onirim_action_verb(action);

	if (!view->is_nightmarium || (verb != ONIRIM_VERB_DEAL &&
	    verb != ONIRIM_VERB_DISCARD && verb != ONIRIM_VERB_BUILD))
		return false;
	add_terror(line, view, (onirim_card)onirim_action_card(action));
	if (verb == ONIRIM_VERB_BUILD)
		line_add(line, " > %d", onirim_action_extra(action) + 1);
	return true;
}

/* What stands before a choice and can be clicked with it. */
static void
begin_choice(struct line *line, const struct face *face,
    const struct choices *choices, int i)
{
	if (choices->is_pointed)
		line_add(line, i == choices->likely ? ">" : " ");
	line_add(line, "%c%c", SPOT_BEGIN, STYLE_BOLD);
	add_key(line, face, i);
	line_add(line, "%c ", STYLE_PLAIN);
}

static void
add_choice(struct line *line, const struct view *view,
    const struct face *face, const struct choices *choices, int i, bool brief)
{
	const onirim_action action = choices->actions[i];
	const onirim_card card = (onirim_card)onirim_action_card(action);

	begin_choice(line, face, choices, i);
	if (face->has_screen && card >= ONIRIM_CARD_ROOM &&
	    !view->is_nightmarium) {
		add_card_mark(line, card);
		line_add(line, " ");
	}
	if (!brief || !add_brief(line, view, action))
		add_action(line, view, action);
	add_supply(line, view, choices, i);
	if (i == choices->likely)
		line_add(line, " %s", say(W_ENTER));
	line_add(line, "%c", SPOT_END);
}

/*
 * ---- Layouts ------------------------------------------------------------
 */

/* How choices lie in columns: each holds those from its start to the start of
 * the next. */
struct layout {
	int columns;
	int rows;
	int starts[COLUMNS_MAX + 1];
	bool brief;
};

static void
lay_evenly(struct layout *layout, int count, int columns)
{
	layout->columns = columns;
	layout->rows = (count + columns - 1) / columns;
	for (int i = 0; i <= columns; i++) {
		const int start = i * layout->rows;

		layout->starts[i] = start < count ? start : count;
	}
}

/* Two columns, one for the first verb and one for what follows. */
static void
lay_by_verb(struct layout *layout, const struct choices *choices)
{
	const int verb = onirim_action_verb(choices->actions[0]);
	int first = 0;

	while (first < choices->count &&
	    onirim_action_verb(choices->actions[first]) == verb)
		first++;
	layout->columns = 2;
	layout->starts[0] = 0;
	layout->starts[1] = first;
	layout->starts[2] = choices->count;
	layout->rows = first > choices->count - first ? first
						      : choices->count - first;
}

/* What is shown, and where. */
struct shown {
	const struct view *view;
	const struct face *face;
	const struct choices *choices;
	int columns;
};

static int
column_width(const struct shown *shown, const struct layout *layout, int c)
{
	int width = 0;

	for (int i = layout->starts[c]; i < layout->starts[c + 1]; i++) {
		struct line line = { .length = 0 };

		add_choice(&line, shown->view, shown->face, shown->choices, i,
		    layout->brief);
		if (line_width(&line) > width)
			width = line_width(&line);
	}
	return width;
}

static bool
is_wide_enough(const struct shown *shown, const struct layout *layout)
{
	int width = -GAP;

	for (int c = 0; c < layout->columns; c++)
		width += column_width(shown, layout, c) + GAP;
	return width <= shown->columns;
}

static void
show_layout(struct page *page, const struct shown *shown,
    const struct layout *layout)
{
	const int from = page->count;
	int column = 0;

	page_fill(page, from + layout->rows);
	for (int c = 0; c < layout->columns; c++) {
		const int each = column_width(shown, layout, c);

		for (int i = layout->starts[c]; i < layout->starts[c + 1];
		    i++) {
			struct line *line =
			    &page->lines[from + i - layout->starts[c]];

			line_pad(line, column);
			add_choice(line, shown->view, shown->face,
			    shown->choices, i, layout->brief);
		}
		column += each + GAP;
	}
}

/* Each with what it does, beside it. */
static void
show_helped(struct page *page, const struct shown *shown, int indent)
{
	for (int i = 0; i < shown->choices->count; i++) {
		struct line help = { .length = 0 };

		add_choice(page_line(page), shown->view, shown->face,
		    shown->choices, i, false);
		add_help(&help, shown->view, shown->choices->actions[i]);
		line_pad(&page->lines[page->count - 1], indent);
		page_flow(page, help.text, indent, shown->columns);
	}
}

static bool
helped_fits(struct page *page, const struct shown *shown, int lines)
{
	const int from = page->count;
	struct layout one = { .brief = false };
	int indent;

	lay_evenly(&one, shown->choices->count, 1);
	indent = column_width(shown, &one, 0) + GAP;
	if (shown->choices->all_alike ||
	    shown->columns - indent < HELP_COLUMNS)
		return false;
	show_helped(page, shown, indent);
	if (page->count - from <= lines)
		return true;
	page->count = from;
	return false;
}

/* One below the other, with labels that go on in the next line. */
static void
show_wrapped(struct page *page, const struct shown *shown)
{
	for (int i = 0; i < shown->choices->count; i++) {
		struct line *const line = page_line(page);
		struct line choice = { .length = 0 };
		const char *label;

		add_choice(&choice, shown->view, shown->face, shown->choices,
		    i, false);
		label = strchr(strchr(choice.text, SPOT_BEGIN), ' ') + 1;
		line_add(line, "%.*s", (int)(label - choice.text),
		    choice.text);
		page_flow(page, label, line_width(line), shown->columns);
	}
}

static bool
wrapped_fits(struct page *page, const struct shown *shown, int lines)
{
	const int start = page->count;

	show_wrapped(page, shown);
	if (page->count - start <= lines)
		return true;
	page->count = start;
	return false;
}

/*
 * ---- In few lines -------------------------------------------------------
 */

/* The bytes that two labels begin with alike, in whole words. */
static size_t
alike(const char *one, const char *other)
{
	size_t words = 0;

	for (size_t i = 0; one[i] != '\0' && one[i] == other[i]; i++)
		if (one[i] == ' ')
			words = i + 1;
	return words;
}

/* The end of the choices of one verb, and what all their labels begin with. */
static int
group_end(const struct shown *shown, int from, size_t *prefix)
{
	const struct choices *const choices = shown->choices;
	const int verb = onirim_action_verb(choices->actions[from]);
	struct line first = { .length = 0 };
	int end = from;

	add_action(&first, shown->view, choices->actions[from]);
	*prefix = first.length;
	for (; end < choices->count &&
	    onirim_action_verb(choices->actions[end]) == verb; end++) {
		struct line label = { .length = 0 };
		size_t common;

		add_action(&label, shown->view, choices->actions[end]);
		common = alike(first.text, label.text);
		if (end > from && common < *prefix)
			*prefix = common;
	}
	if (end == from + 1)
		*prefix = 0;
	return end;
}

/* What the labels of a verb begin with stands once before them. */
static void
flow_group(struct page *page, const struct shown *shown, int from, int end,
    size_t prefix)
{
	struct line head = { .length = 0 };

	add_action(&head, shown->view, shown->choices->actions[from]);
	page_add(page, "%.*s", (int)prefix, head.text);
	for (int i = from; i < end; i++) {
		const onirim_action action = shown->choices->actions[i];
		struct line label = { .length = 0 };
		struct line thing = { .length = 0 };

		add_action(&label, shown->view, action);
		begin_choice(&thing, shown->face, shown->choices, i);
		add_card_mark(&thing,
		    (onirim_card)onirim_action_card(action));
		line_add(&thing, " %s %c", label.text + prefix, SPOT_END);
		page_flow(page, thing.text, 2, shown->columns);
	}
}

static bool
flow_fits(struct page *page, const struct shown *shown, int lines)
{
	const int start = page->count;
	size_t prefix;

	if (shown->view->is_nightmarium)
		return false;
	for (int from = 0, end; from < shown->choices->count; from = end) {
		end = group_end(shown, from, &prefix);
		flow_group(page, shown, from, end, prefix);
	}
	if (page->count - start <= lines)
		return true;
	page->count = start;
	return false;
}

/*
 * ---- What suits best ----------------------------------------------------
 */

static bool
layout_fits(struct page *page, const struct shown *shown,
    const struct layout *layout, int lines)
{
	if (layout->rows > lines || !is_wide_enough(shown, layout))
		return false;
	show_layout(page, shown, layout);
	return true;
}

static bool
columns_fit(struct page *page, const struct shown *shown, int lines,
    bool brief)
{
	struct layout layout = { .brief = brief };

	for (int columns = 1; columns <= COLUMNS_MAX; columns++) {
		lay_evenly(&layout, shown->choices->count, columns);
		if (layout_fits(page, shown, &layout, lines))
			return true;
	}
	return false;
}

bool
choices_show(struct page *page, const struct view *view,
    const struct face *face, const struct choices *choices, int columns,
    int lines)
{
	const struct shown shown = { view, face, choices, columns };
	struct layout layout = { .brief = false };

	if (helped_fits(page, &shown, lines))
		return true;
	lay_by_verb(&layout, choices);
	if (onirim_decision(view->game) == ONIRIM_ASK_ACT &&
	    layout_fits(page, &shown, &layout, lines))
		return true;
	return columns_fit(page, &shown, lines, false) ||
	    wrapped_fits(page, &shown, lines) ||
	    flow_fits(page, &shown, lines) ||
	    columns_fit(page, &shown, lines, true);
}

void
choices_show_likely(struct page *page, const struct view *view,
    const struct face *face, const struct choices *choices)
{
	if (choices->likely >= 0)
		add_choice(page_line(page), view, face, choices,
		    choices->likely, false);
}

void
choices_list(struct page *page, const struct view *view,
    const struct face *face, const struct choices *choices)
{
	const struct shown shown = { view, face, choices, face->columns };

	show_wrapped(page, &shown);
}
