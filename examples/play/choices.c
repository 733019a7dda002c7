/* choices.c - a question and its answers, in the room that there is. */
#include <stdio.h>
#include <string.h>

#include "choices.h"
#include "creatures.h"
#include "nightmarium_words.h"

enum {
	NUMBER_WIDTH = 3,
	GAP = 2,          /* between columns */
	FEW = 4,          /* choices that are worth a line each */
	HINT_WIDTH = 30   /* a hint that is cut needs so much room */
};

/*
 * ---- Labels -------------------------------------------------------------
 */

void
add_label(struct line *line, const struct view *view, onirim_action action)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_action_text(view->game, action, &view->reader, text,
	    sizeof(text));
	line_add(line, "%s", text);
}

void
add_help(struct line *line, const struct view *view, onirim_action action)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_help_text(view->game, action, &view->reader, text,
	    sizeof(text));
	line_add(line, "%s", text);
}

/* Whether an action is about a card of the hand, which may be a shared one. */
static bool
is_of_hand(onirim_action action)
{
	const int verb = onirim_action_verb(action);

	return verb == ONIRIM_VERB_PLAY || verb == ONIRIM_VERB_DISCARD ||
	    verb == ONIRIM_VERB_KEY;
}

/* A label in fewer words: that of an own card with a short word for a shared
 * one, and Goals by their places alone; Terrors as they are on the table. */
static void
add_brief_label(struct line *line, const struct view *view,
    onirim_action action)
{
	const bool shared = is_of_hand(action) &&
	    onirim_action_place(action) == 1;
	char *colon;

	if (view->nightmarium && add_terror_label(line, view, action))
		return;
	add_label(line, view, shared ? onirim_action_make(
	    onirim_action_verb(action), onirim_action_card(action), 0,
	    onirim_action_extra(action)) : action);
	if (shared)
		line_add(line, "%s", view->words->shared);
	if (onirim_action_verb(action) != ONIRIM_VERB_GOALS)
		return;
	colon = strchr(line->text, ':');
	if (colon != NULL)
		*colon = '\0';
	line->length = strlen(line->text);
}

static size_t
alike_before(const struct line *one, const struct line *other)
{
	size_t n = 0;

	while (n < one->length && one->text[n] == other->text[n])
		n++;
	return n;
}

static size_t
alike_after(const struct line *one, const struct line *other)
{
	size_t n = 0;

	while (n < one->length && n < other->length &&
	    one->text[one->length - 1 - n] ==
	    other->text[other->length - 1 - n])
		n++;
	return n;
}

/* Find what the labels of a verb begin and end with, in whole words: what
 * those of two different cards, or pairs of Goals, have in common. */
static void
find_alike(struct choices *choices, const struct view *view)
{
	const int verb = onirim_action_verb(choices->actions[0]);
	const bool goals = verb == ONIRIM_VERB_GOALS;
	struct line one = { .length = 0 };
	struct line other = { .length = 0 };

	add_brief_label(&one, view, goals
	    ? onirim_action_make(verb, 0, 1, 0)
	    : onirim_action_make(verb, ONIRIM_CARD_ROOM, 0, 0));
	add_brief_label(&other, view, goals
	    ? onirim_action_make(verb, 2, 3, 0)
	    : onirim_action_make(verb, ONIRIM_CARD_DOOR + 1, 0, 0));
	choices->before = alike_before(&one, &other);
	choices->after = alike_after(&one, &other);
	while (choices->before > 0 && one.text[choices->before - 1] != ' ')
		choices->before--;
	while (choices->after > 0 &&
	    one.text[one.length - choices->after] != ' ')
		choices->after--;
}

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

void
choices_read(struct choices *choices, const struct view *view)
{
	memset(choices, 0, sizeof(*choices));
	choices->count = onirim_legal_actions(view->game, choices->actions,
	    ONIRIM_ACTIONS_MAX);
	onirim_weights(view->game, choices->weights, ONIRIM_ACTIONS_MAX);
	if (choices->count <= 0)
		return;
	choices->one_verb = true;
	for (int i = 1; i < choices->count; i++)
		if (onirim_action_verb(choices->actions[i]) !=
		    onirim_action_verb(choices->actions[0]))
			choices->one_verb = false;
	if (choices->one_verb && !view->nightmarium)
		find_alike(choices, view);
	choices->all_alike = are_alike(choices, view);
}

/* How many cards of its face a choice has to take one from, where that is
 * worth knowing. */
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

static void
add_numbered(struct line *line, const struct view *view,
    const struct choices *choices, int i, bool brief)
{
	const onirim_action action = choices->actions[i];
	const int card = onirim_action_card(action);
	const bool is_card = card >= ONIRIM_CARD_ROOM;
	struct line label = { .length = 0 };

	if (brief)
		add_brief_label(&label, view, action);
	else
		add_label(&label, view, action);
	if (brief && choices->one_verb) {
		label.length -= choices->after;
		label.text[label.length] = '\0';
	}
	line_add(line, "%c%2d%c %c%s%c", STYLE_BOLD, i + 1, STYLE_PLAIN,
	    is_card ? card_style((onirim_card)card) : STYLE_PLAIN,
	    label.text + (brief ? choices->before : 0), STYLE_PLAIN);
	add_supply(line, view, choices, i);
}

/*
 * ---- Layouts ------------------------------------------------------------
 */

static void
lay_evenly(struct layout *layout, int count, int columns)
{
	layout->columns = columns;
	layout->shown = count;
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
	layout->shown = choices->count;
	layout->starts[0] = 0;
	layout->starts[1] = first;
	layout->starts[2] = choices->count;
	layout->rows = first > choices->count - first ? first
						      : choices->count - first;
}

/* Make each column as wide as its widest label, and share out the room that is
 * left; false when there is too little. */
static bool
share_width(struct layout *layout, const struct view *view,
    const struct choices *choices)
{
	int left = PAGE_WIDTH + GAP - 1;

	for (int c = 0; c < layout->columns; c++) {
		layout->labels[c] = 0;
		for (int i = layout->starts[c]; i < layout->starts[c + 1];
		    i++) {
			struct line line = { .length = 0 };

			add_numbered(&line, view, choices, i, layout->brief);
			if (line_width(&line) > layout->labels[c])
				layout->labels[c] = line_width(&line);
		}
		left -= layout->labels[c] + GAP;
	}
	for (int c = 0; c < layout->columns; c++)
		layout->widths[c] = layout->labels[c] + left / layout->columns;
	return left >= 0;
}

static void
lay(struct layout *layout, const struct view *view,
    const struct choices *choices, int columns)
{
	if (columns == 2 && !choices->one_verb &&
	    onirim_decision(view->game) == ONIRIM_ASK_ACT)
		lay_by_verb(layout, choices);
	else
		lay_evenly(layout, choices->count, columns);
}

bool
layout_fit(struct layout *layout, const struct view *view,
    const struct choices *choices, int lines, bool late)
{
	const int most = choices->count <= FEW && !late ? 1 : COLUMNS_MAX;
	const int worth_brief = view->nightmarium ? 1 : 2; /* columns */

	for (int columns = 1; columns <= most; columns++) {
		for (int brief = 0; brief <= (columns >= worth_brief);
		    brief++) {
			layout->brief = brief == 1;
			lay(layout, view, choices, columns);
			if (layout->rows <= lines &&
			    share_width(layout, view, choices))
				return true;
		}
	}
	return false;
}

/* Where even that is too little room, a line tells how many are left out. */
void
layout_force(struct layout *layout, const struct choices *choices, int lines)
{
	const int columns = lines < 1 ? COLUMNS_MAX
				      : (choices->count + lines - 1) / lines;
	int shown = choices->count;

	if (lines > 1 && columns > COLUMNS_MAX)
		shown = (lines - 1) * COLUMNS_MAX;
	layout->brief = true;
	lay_evenly(layout, shown,
	    columns < COLUMNS_MAX ? columns : COLUMNS_MAX);
	for (int c = 0; c < layout->columns; c++)
		layout->widths[c] = layout->labels[c] =
		    PAGE_WIDTH / layout->columns - GAP;
}

/* What a choice does, as far as there is room: to its end, to a colon, behind
 * which comes what is less important, or to the end of a word. */
static void
add_hint(struct line *line, const struct view *view, onirim_action action,
    int room)
{
	struct line help = { .length = 0 };
	char *colon;

	add_help(&help, view, action);
	colon = strchr(help.text, ':');
	if (line_width(&help) > room && room >= HINT_WIDTH) {
		line_shorten(&help, room);
	} else if (line_width(&help) > room && colon != NULL) {
		while (colon > help.text && colon[-1] == ' ')
			colon--;
		*colon = '\0';
		help.length = (size_t)(colon - help.text);
	}
	if (help.length > 0 && line_width(&help) <= room)
		line_add(line, "%c%s%c", STYLE_FAINT, help.text, STYLE_PLAIN);
}

static void
show_choice(struct line *line, const struct view *view,
    const struct choices *choices, const struct layout *layout, int i, int c)
{
	struct line cell = { .length = 0 };

	add_numbered(&cell, view, choices, i, layout->brief);
	line_clip(&cell, layout->widths[c]);
	if (!choices->all_alike) {
		line_pad(&cell, layout->labels[c] + GAP);
		add_hint(&cell, view, choices->actions[i],
		    layout->widths[c] - line_width(&cell));
	}
	line_add(line, "%s", cell.text);
}

void
show_choices(struct page *page, const struct view *view,
    const struct choices *choices, const struct layout *layout)
{
	for (int row = 0; row < layout->rows; row++) {
		struct line *line = page_line(page);
		int at = 0;

		for (int c = 0; c < layout->columns; c++) {
			const int i = layout->starts[c] + row;

			line_pad(line, at);
			if (i < layout->starts[c + 1])
				show_choice(line, view, choices, layout, i, c);
			at += layout->widths[c] + GAP;
		}
	}
	if (layout->shown < choices->count)
		line_add(page_line(page), view->words->nightmarium->more,
		    choices->count - layout->shown);
}

void
show_helps(struct page *page, const struct view *view,
    const struct choices *choices)
{
	for (int i = 0; i < choices->count; i++) {
		struct line help = { .length = 0 };

		add_numbered(page_line(page), view, choices, i, false);
		if (choices->all_alike)
			continue;
		add_help(&help, view, choices->actions[i]);
		line_pad(page_line(page), NUMBER_WIDTH);
		page_flow(page, help.text, NUMBER_WIDTH);
	}
}
