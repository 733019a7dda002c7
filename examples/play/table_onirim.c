/* table_onirim.c - the table of Onirim. */
#include <string.h>

#include "cards.h"
#include "table.h"
#include "words.h"

enum {
	WIDE = 76,       /* columns in which a pile has two lines */
	HAND_WIDE = 96,  /* and a hand one */
	KINDS_MAX = 12
};

static void
add_cards(struct list *list, const struct view *view, const struct pile *pile)
{
	for (int i = 0; i < pile->count; i++) {
		const onirim_card card = pile->cards[i];
		struct line thing = { .length = 0 };

		if (onirim_card_trait(card, ONIRIM_TRAIT_KIND) ==
		    ONIRIM_KIND_TOWER)
			add_tower(&thing, view, card);
		else
			add_card(&thing, view, card);
		list_add(list, &thing);
	}
	if (pile->count == 0)
		list_add(list, &(struct line){ .text = "-" });
}

/* Faces of a pile that are told apart by their marks only: how many of each. */
static void
add_faces(struct list *list, const struct view *view,
    const struct pile *pile, onirim_card first, int count)
{
	for (int i = 0; i < count; i++) {
		const onirim_card card = (onirim_card)(first + i);
		const int copies = count_in(pile, card);
		struct line thing = { .length = 0 };

		if (copies == 0)
			continue;
		add_card(&thing, view, card);
		line_add(&thing, " %d", copies);
		list_add(list, &thing);
	}
}

/* Add the mark of a face and how many of it there are. */
static void
add_copies(struct line *line, const struct pile *pile, onirim_card card)
{
	const int copies = count_in(pile, card);

	if (copies == 0)
		return;
	line_add(line, " ");
	add_card_mark(line, card);
	line_add(line, "%d", copies);
}

/* What a pile holds, face by face. */
static void
add_all_faces(struct list *list, const struct view *view,
    const struct pile *pile)
{
	for (int card = ONIRIM_CARD_ROOM; card < ONIRIM_CARD_GOAL; card++)
		add_faces(list, view, pile, (onirim_card)card, 1);
}

/* What a pile holds, colour by colour, and then its Dreams. */
static void
add_census(struct list *list, const struct view *view,
    const struct pile *pile)
{
	enum { SYMBOLS = 3, TOWERS = 3, ROOMS_OF_COLOUR = 4 };

	if (cards_in_words()) {
		add_all_faces(list, view, pile);
		return;
	}
	for (int colour = 0; colour < COLOURS; colour++) {
		struct line thing = { .length = 0 };
		size_t empty;

		add_colour(&thing, colour);
		empty = thing.length;
		for (int i = 0; i < SYMBOLS; i++)
			add_copies(&thing, pile, (onirim_card)(
			    ONIRIM_CARD_ROOM + ROOMS_OF_COLOUR * colour + i));
		add_copies(&thing, pile, (onirim_card)(ONIRIM_CARD_DOOR +
		    colour));
		for (int i = 0; i < TOWERS; i++)
			add_copies(&thing, pile, (onirim_card)(
			    ONIRIM_CARD_TOWER + TOWERS * colour + i));
		if (thing.length > empty)
			list_add(list, &thing);
	}
	add_faces(list, view, pile, ONIRIM_CARD_NIGHTMARE, 2);
}

static void
add_number(struct list *list, int number)
{
	struct line thing = { .length = 0 };

	line_add(&thing, "%c%d%c", STYLE_BOLD, number, STYLE_PLAIN);
	list_add(list, &thing);
}

/* A pile of which something is known. */
static bool
is_known(const struct pile *pile)
{
	return count_in(pile, ONIRIM_HIDDEN_CARD) < pile->count;
}

static void
show_pile(struct list *list, const struct view *view, int zone)
{
	const struct pile pile = pile_of(view, zone, 0);

	if (!is_known(&pile))
		return;
	list_begin(list, view, zone, ONIRIM_NOBODY);
	add_cards(list, view, &pile);
}

/*
 * ---- Blocks -------------------------------------------------------------
 */

static void
show_doors_of(struct list *list, const struct view *view, int seat)
{
	const struct pile doors = pile_of(view, ONIRIM_ZONE_DOORS, seat);
	struct line progress = { .length = 0 };

	list_begin(list, view, ONIRIM_ZONE_DOORS, seat);
	line_add(&progress, "%c%d/%d%c", STYLE_BOLD, doors_found(view, seat),
	    doors_needed(view) * COLOURS, STYLE_PLAIN);
	list_add(list, &progress);
	for (int colour = 0; colour < COLOURS; colour++) {
		const onirim_card door =
		    (onirim_card)(ONIRIM_CARD_DOOR + colour);
		const int have = count_in(&doors, door);
		struct line thing = { .length = 0 };

		add_colour(&thing, colour);
		line_add(&thing, " ");
		if (cards_in_words())
			line_add(&thing, "%d", have);
		for (int i = 0; !cards_in_words() &&
		    (i < have || i < doors_needed(view)); i++) {
			if (i < have)
				add_card_mark(&thing, door);
			else
				line_add(&thing, ".");
		}
		list_add(list, &thing);
	}
}

/* The colours that a seat has, such as "1: red blue". */
static void
add_doors_briefly(struct list *list, const struct view *view, int seat)
{
	const struct pile doors = pile_of(view, ONIRIM_ZONE_DOORS, seat);
	struct line thing = { .length = 0 };

	line_add(&thing, "%d:", seat + 1);
	for (int i = 0; i < doors.count; i++) {
		line_add(&thing, " ");
		add_colour(&thing, onirim_card_trait(doors.cards[i],
		    ONIRIM_TRAIT_COLOUR));
	}
	line_add(&thing, doors.count > 0 ? "" : " -");
	list_add(list, &thing);
}

static void
show_doors(struct list *list, const struct view *view)
{
	const bool is_brief = list->left < view->seats;

	if (is_brief)
		list_begin(list, view, ONIRIM_ZONE_DOORS, ONIRIM_NOBODY);
	for (int seat = 0; seat < view->seats; seat++) {
		if (is_brief)
			add_doors_briefly(list, view, seat);
		else
			show_doors_of(list, view, seat);
	}
}

static int
doors_lines(const struct view *view, int columns)
{
	(void)columns;
	return view->seats;
}

/* Goals that are reached are put in brackets, and the next one in arrows. */
static void
show_goals(struct list *list, const struct view *view)
{
	const struct pile goals = pile_of(view, ONIRIM_ZONE_GOALS, 0);
	const int next = number_of(view, ONIRIM_NUMBER_NEXT_GOAL, 0);

	list_begin(list, view, ONIRIM_ZONE_GOALS, ONIRIM_NOBODY);
	for (int i = 0; i < goals.count; i++) {
		const char *around = "  ";
		struct line thing = { .length = 0 };

		if (i == next)
			around = "><";
		else if (onirim_card_trait(goals.cards[i], ONIRIM_TRAIT_KIND)
		    == ONIRIM_KIND_GOAL_DOWN)
			around = "()";
		line_add(&thing, "%d%c", i + 1, around[0]);
		add_colour(&thing, onirim_card_trait(goals.cards[i],
		    ONIRIM_TRAIT_COLOUR));
		line_add(&thing, "%c", around[1]);
		list_add(list, &thing);
	}
}

static int
goals_lines(const struct view *view, int columns)
{
	(void)columns;
	return plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_STEPS) ? 2 : 0;
}

static void
show_towers(struct list *list, const struct view *view)
{
	const struct pile towers = pile_of(view, ONIRIM_ZONE_TOWERS, 0);
	struct line state = { .length = 0 };

	list_begin(list, view, ONIRIM_ZONE_TOWERS, ONIRIM_NOBODY);
	line_add(&state, "%s",
	    say(number_of(view, ONIRIM_NUMBER_ALIGNED, 0) == 1 ? W_ALIGNED
							: W_NOT_ALIGNED));
	if (towers.count > 0)
		list_add(list, &state);
	add_cards(list, view, &towers);
}

static int
towers_lines(const struct view *view, int columns)
{
	(void)columns;
	return plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_TOWERS) ? 2 : 0;
}

static void
show_premonitions(struct list *list, const struct view *view)
{
	const struct pile open = pile_of(view, ONIRIM_ZONE_PREMONITIONS, 0);
	const int reserve = pile_of(view, ONIRIM_ZONE_RESERVE, 0).count;
	struct line more = { .length = 0 };

	list_begin(list, view, ONIRIM_ZONE_PREMONITIONS, ONIRIM_NOBODY);
	add_cards(list, view, &open);
	add_zone(&more, view, ONIRIM_ZONE_RESERVE);
	line_add(&more, ": %d", reserve);
	list_add(list, &more);
}

static int
premonitions_lines(const struct view *view, int columns)
{
	if (!plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_DREAMS))
		return 0;
	return columns < WIDE ? 4 : 3;
}

/* All that may come, whether it is known where it lies or not. */
static void
show_deck(struct list *list, const struct view *view)
{
	static const int zones[] = { ONIRIM_ZONE_TOP, ONIRIM_ZONE_BOTTOM };
	struct pile deck = pile_of(view, ONIRIM_ZONE_POOL, 0);

	for (size_t i = 0; i < COUNT_OF(zones); i++) {
		const struct pile known = pile_of(view, zones[i], 0);

		memcpy(deck.cards + deck.count, known.cards,
		    (size_t)known.count);
		deck.count += known.count;
	}
	list_begin(list, view, ONIRIM_ZONE_POOL, ONIRIM_NOBODY);
	add_number(list, number_of(view, ONIRIM_NUMBER_DECK, 0));
	add_census(list, view, &deck);
}

static int
pile_lines(const struct view *view, int columns)
{
	return (columns < WIDE ? 3 : 2) + plays(view, ONIRIM_NUMBER_SETS,
	    ONIRIM_SET_TOWERS);
}

static void
show_discard(struct list *list, const struct view *view)
{
	const struct pile discard = pile_of(view, ONIRIM_ZONE_DISCARD, 0);

	list_begin(list, view, ONIRIM_ZONE_DISCARD, ONIRIM_NOBODY);
	add_number(list, discard.count);
	add_census(list, view, &discard);
}

static void
show_limbo(struct list *list, const struct view *view)
{
	const struct pile limbo = pile_of(view, ONIRIM_ZONE_LIMBO, 0);

	list_begin(list, view, ONIRIM_ZONE_LIMBO, ONIRIM_NOBODY);
	add_number(list, limbo.count);
	add_census(list, view, &limbo);
}

/* What each spell costs; one that can be paid is bold. */
static void
show_spells(struct list *list, const struct view *view)
{
	const int cards = pile_of(view, ONIRIM_ZONE_DISCARD, 0).count;

	list_begin_named(list, say(W_PRICES));
	for (int spell = 0; spell < SPELLS; spell++) {
		const int price = number_of(view, ONIRIM_NUMBER_PRICE, spell);
		struct line thing = { .length = 0 };

		line_add(&thing, "%c", price <= cards ? STYLE_BOLD
						      : STYLE_PLAIN);
		add_action(&thing, view, onirim_action_make(ONIRIM_VERB_CAST,
		    0, 0, spell));
		line_add(&thing, " %d%c", price, STYLE_PLAIN);
		list_add(list, &thing);
	}
}

static int
spells_lines(const struct view *view, int columns)
{
	if (!plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_STEPS))
		return 0;
	return columns < WIDE ? 3 : 2;
}

/* How the running series stands, such as "(red 2/3)". */
static void
add_series(struct line *line, const struct view *view, int seat)
{
	const int series = number_of(view, ONIRIM_NUMBER_SERIES, seat);

	if (series <= 0)
		return;
	line_add(line, "(");
	add_colour(line, number_of(view, ONIRIM_NUMBER_SERIES_COLOUR, seat));
	line_add(line, " %d/3)", series);
}

/* The first card from which on the end of a row fits into some columns. */
static int
first_to_show(const struct view *view, const struct pile *row, int width)
{
	int first = row->count;

	while (first > 0) {
		struct line line = { .length = 0 };

		add_card(&line, view, row->cards[first - 1]);
		width -= line_width(&line) + 2;
		if (width < 0)
			break;
		first--;
	}
	return first;
}

/* A row goes on at its end, so that is what is shown of a long one: how many
 * cards lie before it is told. */
static void
show_row(struct list *list, const struct view *view, int seat)
{
	const struct pile row = pile_of(view, ONIRIM_ZONE_ROW, seat);
	struct pile end = { .count = 0 };
	struct line series = { .length = 0 };
	struct line before = { .length = 0 };
	int first;

	add_series(&series, view, seat);
	list_begin(list, view, ONIRIM_ZONE_ROW, seat);
	first = list->left > ANY_LINES / 2 ? 0 : first_to_show(view, &row,
	    list->columns - list->indent - line_width(&series) - 12);
	if (first > 0) {
		line_add(&before, "+%d", first);
		list_add(list, &before);
	}
	end.count = row.count - first;
	memcpy(end.cards, row.cards + first, (size_t)end.count);
	add_cards(list, view, &end);
	if (series.length > 0 && list->left > 0)
		list_add(list, &series);
	else if (series.length > 0)
		line_add(list->line, "  %s", series.text);
}

/* With one line it is the row of the seat whose turn it is. */
static void
show_rows(struct list *list, const struct view *view)
{
	const int active = number_of(view, ONIRIM_NUMBER_ACTIVE, 0);
	const bool is_short = list->left == 1;

	for (int seat = 0; seat < view->seats; seat++)
		if (!is_short || seat == active)
			show_row(list, view, seat);
}

static int
rows_lines(const struct view *view, int columns)
{
	(void)columns;
	return view->seats;
}

/* Who looks at all hands looks over the active seat's shoulder first. */
static int
own_seat(const struct view *view)
{
	return view->viewer < view->seats ? view->viewer
	    : number_of(view, ONIRIM_NUMBER_ACTIVE, 0);
}

static void
show_hand(struct list *list, const struct view *view, int seat)
{
	const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);

	list_begin(list, view, ONIRIM_ZONE_HAND, seat);
	add_cards(list, view, &hand);
}

static void
show_own_hand(struct list *list, const struct view *view)
{
	show_hand(list, view, own_seat(view));
}

static int
hand_lines(const struct view *view, int columns)
{
	(void)view;
	return columns < HAND_WIDE ? 2 : 1;
}

static void
show_other_hand(struct list *list, const struct view *view)
{
	show_hand(list, view, 1 - own_seat(view));
}

static int
other_hand_lines(const struct view *view, int columns)
{
	return view->seats > 1 ? hand_lines(view, columns) : 0;
}

static void
show_shared(struct list *list, const struct view *view)
{
	show_pile(list, view, ONIRIM_ZONE_SHARED);
}

static int
shared_lines(const struct view *view, int columns)
{
	(void)columns;
	return view->seats > 1 ? 1 : 0;
}

/* The cards looked at; or else, as they have come back by then, what is known
 * of the deck.  One card that the question names need not be shown. */
static void
show_ahead(struct list *list, const struct view *view)
{
	static const int zones[] = { ONIRIM_ZONE_TOP, ONIRIM_ZONE_BOTTOM };
	const struct pile pending = pile_of(view, ONIRIM_ZONE_PENDING, 0);

	if (pending.count > 1 || (pending.count == 1 &&
	    pending.cards[0] != onirim_subject(view->game)))
		show_pile(list, view, ONIRIM_ZONE_PENDING);
	for (size_t i = 0; i < COUNT_OF(zones); i++)
		if (list->left > 0)
			show_pile(list, view, zones[i]);
}

static int
ahead_lines(const struct view *view, int columns)
{
	return columns < WIDE || plays(view, ONIRIM_NUMBER_SETS,
	    ONIRIM_SET_STEPS) ? 2 : 1;
}

const struct block onirim_blocks[] = {
	/* block             lines               short, out, by seat, near */
	{ show_doors,        doors_lines,         7,  3, false, false, { 0 } },
	{ show_goals,        goals_lines,        17, 11, false, false,
	    { ONIRIM_ASK_GOALS, ONIRIM_ASK_DOOR, ONIRIM_ASK_SEARCH } },
	{ show_towers,       towers_lines,        6,  0, false, false, { 0 } },
	{ show_premonitions, premonitions_lines, 14, 12, false, false,
	    { ONIRIM_ASK_PREMONITION, ONIRIM_ASK_PENALTY, ONIRIM_ASK_HAPPY } },
	{ show_deck,         pile_lines,          5,  0, false, false, { 0 } },
	{ show_discard,      pile_lines,         13, 16, false, false,
	    { ONIRIM_ASK_PAY } },
	{ show_limbo,        one_line,            0, 18, false, false, { 0 } },
	{ show_spells,       spells_lines,       16, 19, false, false,
	    { ONIRIM_ASK_DRAW, ONIRIM_ASK_END } },
	{ show_rows,         rows_lines,          9,  0, false, true, { 0 } },
	{ show_shared,       shared_lines,        0,  0, false, true, { 0 } },
	{ show_other_hand,   other_hand_lines,   15, 17, false, false, { 0 } },
	{ show_own_hand,     hand_lines,          4,  0, false, true, { 0 } },
	{ show_ahead,        ahead_lines,        18,  9, false, false,
	    { ONIRIM_ASK_PROPHECY, ONIRIM_ASK_ORDER,
	    ONIRIM_ASK_DISCARD_ANY } },
};

const size_t onirim_blocks_count = COUNT_OF(onirim_blocks);
