/* table_nightmarium.c - the table of Nightmarium. */
#include "cards.h"
#include "table.h"
#include "words.h"

enum { LEGIONS = 4, FEW = 3, WIDE = 76 };

/* A creature from the legs to the head, such as "2[N.Sca H.Jok I.Her]".
 * Without brackets it lacks what the dots stand for. */
static void
add_creature(struct line *line, const struct view *view, int seat, int i)
{
	const struct pile cards = pile_of(view, ONIRIM_ZONE_CREATURE,
	    PLACES * seat + i);
	const bool is_complete = cards.count == PARTS;

	line_add(line, "%d%c", i + 1, is_complete ? '[' : ' ');
	for (int part = 0; part < PARTS; part++) {
		if (part > 0)
			line_add(line, " ");
		if (part < cards.count)
			add_built(line, view, cards.cards[part]);
		else
			line_add(line, "..");
	}
	line_add(line, "%s", is_complete ? "]" : "");
}

/* The cards of a pile, those of one face together. */
static void
add_terrors(struct list *list, const struct view *view,
    const struct pile *pile)
{
	for (int i = 0; i < pile->count; i++) {
		const int copies = count_in(pile, pile->cards[i]);
		struct line thing = { .length = 0 };

		if (i > 0 && pile->cards[i] == pile->cards[i - 1])
			continue;
		add_terror(&thing, view, pile->cards[i]);
		if (copies > 1)
			line_add(&thing, " x%d", copies);
		list_add(list, &thing);
	}
	if (pile->count == 0)
		list_add(list, &(struct line){ .text = "-" });
}

/*
 * ---- Blocks -------------------------------------------------------------
 */

/* A seat's creatures, how many of them are complete, and whether it is its
 * turn. */
static void
show_side(struct list *list, const struct view *view, int seat)
{
	const bool is_active =
	    number_of(view, ONIRIM_NUMBER_ACTIVE, 0) == seat;
	struct line name = { .length = 0 };
	int count = 0;

	line_add(&name, "%c", is_active ? '>' : ' ');
	add_seat(&name, view, seat);
	line_add(&name, " %d/%d", complete_creatures(view, seat),
	    number_of(view, ONIRIM_NUMBER_OBJECTIVE, 0));
	list_begin_named(list, name.text);
	for (int i = 0; i < PLACES; i++) {
		struct line thing = { .length = 0 };

		if (pile_of(view, ONIRIM_ZONE_CREATURE, PLACES * seat +
		    i).count == 0)
			continue;
		add_creature(&thing, view, seat, i);
		list_add(list, &thing);
		count++;
	}
	if (count == 0)
		list_add(list, &(struct line){ .text = "-" });
}

static void
show_sides(struct list *list, const struct view *view)
{
	const int lines = list->left / view->seats;

	for (int seat = 0; seat < view->seats; seat++) {
		const int end = list->page->count + lines;

		list->left = lines;
		show_side(list, view, seat);
		if (lines < FEW)
			page_fill(list->page, end);
	}
}

static int
sides_lines(const struct view *view, int columns)
{
	(void)columns;
	return 2 * view->seats;
}

/* How many cards somebody else holds, and which of them are known, in
 * brackets. */
static void
show_other_hand(struct list *list, const struct view *view, int seat)
{
	const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);
	const int known = hand.count - count_in(&hand, ONIRIM_HIDDEN_CARD);
	struct line thing = { .length = 0 };

	line_add(&thing, "%d: %d%s", seat + 1, hand.count,
	    known > 0 ? " (" : "");
	for (int i = 0; i < known; i++) {
		add_terror(&thing, view, hand.cards[i]);
		line_add(&thing, i == known - 1 ? ")" : "");
		list_add(list, &thing);
		line_clear(&thing);
	}
	if (known == 0)
		list_add(list, &thing);
}

static void
show_other_hands(struct list *list, const struct view *view)
{
	list_begin_named(list, say(W_HANDS));
	for (int seat = 0; seat < view->seats; seat++)
		if (seat != view->viewer)
			show_other_hand(list, view, seat);
}

static int
hands_lines(const struct view *view, int columns)
{
	(void)columns;
	return view->seats <= FEW ? 1 : 2;
}

/* How many cards of each legion a pile holds, and then which they are. */
static void
show_discard(struct list *list, const struct view *view)
{
	const struct pile discard = pile_of(view, ONIRIM_ZONE_DISCARD, 0);
	struct line thing = { .length = 0 };

	list_begin(list, view, ONIRIM_ZONE_DISCARD, ONIRIM_NOBODY);
	line_add(&thing, "%c%d%c", STYLE_BOLD, discard.count, STYLE_PLAIN);
	list_add(list, &thing);
	if (discard.count > 0)
		add_terrors(list, view, &discard);
}

static int
discard_lines(const struct view *view, int columns)
{
	(void)view;
	return columns < WIDE ? 3 : 2;
}

static void
show_deck(struct list *list, const struct view *view)
{
	struct line thing = { .length = 0 };

	list_begin(list, view, ONIRIM_ZONE_POOL, ONIRIM_NOBODY);
	line_add(&thing, "%c%d%c", STYLE_BOLD,
	    number_of(view, ONIRIM_NUMBER_DECK, 0), STYLE_PLAIN);
	list_add(list, &thing);
}

/* What a Herald has revealed. */
static void
show_revealed(struct list *list, const struct view *view)
{
	const struct pile cards = pile_of(view, ONIRIM_ZONE_PENDING, 0);

	if (cards.count == 0)
		return;
	list_begin(list, view, ONIRIM_ZONE_PENDING, ONIRIM_NOBODY);
	add_terrors(list, view, &cards);
}

/* Who sees all hands sees that of the seat whose turn it is. */
static void
show_own_hand(struct list *list, const struct view *view)
{
	const int seat = view->viewer < view->seats ? view->viewer
	    : number_of(view, ONIRIM_NUMBER_ACTIVE, 0);
	const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);

	list_begin(list, view, ONIRIM_ZONE_HAND, seat);
	add_terrors(list, view, &hand);
}

static int
own_hand_lines(const struct view *view, int columns)
{
	(void)view;
	return columns < WIDE ? 3 : 2;
}

const struct block nightmarium_blocks[] = {
	/* block             lines           short, out, by seat, near */
	{ show_sides,        sides_lines,    13,  0, true, false, { 0 } },
	{ show_deck,         one_line,        0,  0, false, false, { 0 } },
	{ show_discard,      discard_lines,  12, 11, false, false, { 0 } },
	{ show_other_hands,  hands_lines,    10,  9, false, false, { 0 } },
	{ show_revealed,     one_line,        0, 10, false, false,
	    { ONIRIM_ASK_HERALD } },
	{ show_own_hand,     own_hand_lines,  8,  0, false, true, { 0 } },
};

const size_t nightmarium_blocks_count = COUNT_OF(nightmarium_blocks);
