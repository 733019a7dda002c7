/* table.c - the table as somebody sees it. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "creatures.h"
#include "table.h"
#include "terrors.h"

/*
 * ---- Cards --------------------------------------------------------------
 */

/* What the table tells apart: a row of the kind and, of rooms, the symbol.  Its
 * mark tells it without its colour. */
enum { ANY_SYMBOL = -1 };

static const struct mark {
	int8_t kind;
	int8_t symbol;
	char mark;
} marks[] = {
	{ 0,                       ANY_SYMBOL,         '?' }, /* any card */
	{ ONIRIM_KIND_ROOM,        ONIRIM_SYMBOL_SUN,  '*' },
	{ ONIRIM_KIND_ROOM,        ONIRIM_SYMBOL_MOON, ')' },
	{ ONIRIM_KIND_ROOM,        ONIRIM_SYMBOL_KEY,  '%' },
	{ ONIRIM_KIND_TOWER,       ANY_SYMBOL,         '^' },
	{ ONIRIM_KIND_DOOR,        ANY_SYMBOL,         '#' },
	{ ONIRIM_KIND_NIGHTMARE,   ANY_SYMBOL,         '!' },
	{ ONIRIM_KIND_HAPPY_DREAM, ANY_SYMBOL,         '+' },
	{ ONIRIM_KIND_GOAL,        ANY_SYMBOL,         '@' },
	{ ONIRIM_KIND_GOAL_DOWN,   ANY_SYMBOL,         '@' },
	{ ONIRIM_KIND_PREMONITION, ANY_SYMBOL,         '!' },
};

/* Whoever looks at the table reads; a card that is asked for is dealt by
 * somebody who may know all of them. */
static onirim_reader
reader_of(const onirim_game *game, int viewer, const struct words *words)
{
	return (onirim_reader){
		.language = words->language,
		.viewer = onirim_player(game) == ONIRIM_CHANCE ? ONIRIM_HOST
							       : viewer,
	};
}

struct view
view_of(const onirim_game *game, int viewer, const struct words *words)
{
	return (struct view){
		.game = game,
		.words = words,
		.viewer = viewer,
		.reader = reader_of(game, viewer, words),
		.seats = onirim_number(game, viewer, ONIRIM_NUMBER_PLAYERS, 0),
		.nightmarium = onirim_number(game, viewer, ONIRIM_NUMBER_GAME,
		    0) == ONIRIM_GAME_NIGHTMARIUM,
	};
}

struct pile
pile_of(const struct view *view, int zone, int index)
{
	struct pile pile;

	pile.count = onirim_cards(view->game, view->viewer, zone, index,
	    pile.cards, ONIRIM_CARDS_MAX);
	if (pile.count < 0)
		pile.count = 0;
	return pile;
}

int
number_of(const struct view *view, int what, int index)
{
	return onirim_number(view->game, view->viewer, what, index);
}

int
count_in(const struct pile *pile, onirim_card card)
{
	int count = 0;

	for (int i = 0; i < pile->count; i++)
		if (pile->cards[i] == card)
			count++;
	return count;
}

bool
plays(const struct view *view, int what, int word)
{
	const int words = number_of(view, what, 0);

	return words > 0 && (words & word) != 0;
}

static int
kind_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_KIND);
}

/* The place of a card's mark; what has none is marked like any card. */
static size_t
mark_of(onirim_card card)
{
	const int kind = kind_of(card);
	const int symbol = onirim_card_trait(card, ONIRIM_TRAIT_SYMBOL);

	for (size_t i = 1; i < COUNT_OF(marks); i++)
		if (marks[i].kind == kind && (marks[i].symbol == ANY_SYMBOL ||
		    marks[i].symbol == symbol))
			return i;
	return 0;
}

/* The colour of a card, less than 0 where it has none. */
static int
card_colour(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_COLOUR);
}

enum style
card_style(onirim_card card)
{
	if (card == ONIRIM_HIDDEN_CARD)
		return STYLE_FAINT;
	if (is_terror(card))
		return STYLE_RED + (unsigned)terror_legion(card);
	if (card_colour(card) >= 0)
		return STYLE_RED + (unsigned)card_colour(card);
	return STYLE_DREAM;
}

void
add_card(struct line *line, const struct view *view, onirim_card card)
{
	char name[ONIRIM_TEXT_MAX] = "";

	onirim_card_text(view->game, card, &view->reader, name,
	    sizeof(name));
	line_add(line, "%c%c %s%c", card_style(card),
	    marks[mark_of(card)].mark, name, STYLE_PLAIN);
}

/* The symbols on an edge of a Tower. */
static void
add_edge(struct line *line, onirim_card tower, int edge)
{
	const int symbols = onirim_card_trait(tower, edge);

	for (size_t i = 1; i < COUNT_OF(marks); i++)
		if (marks[i].kind == ONIRIM_KIND_ROOM &&
		    (symbols >> marks[i].symbol & 1) != 0)
			line_add(line, "%c", marks[i].mark);
}

/* A card as it lies on the table: a Tower shows its edges. */
static void
draw_card(struct line *line, const struct view *view, onirim_card card)
{
	if (kind_of(card) != ONIRIM_KIND_TOWER) {
		add_card(line, view, card);
		return;
	}
	line_add(line, "%c", card_style(card));
	add_edge(line, card, ONIRIM_TRAIT_LEFT_EDGE);
	line_add(line, "[%s %d]", view->words->colours[card_colour(card)],
	    onirim_card_trait(card, ONIRIM_TRAIT_NUMBER));
	add_edge(line, card, ONIRIM_TRAIT_RIGHT_EDGE);
	line_add(line, "%c", STYLE_PLAIN);
}

static void
add_colour(struct line *line, const struct view *view, int colour)
{
	line_add(line, "%c%s%c", STYLE_RED + colour,
	    view->words->colours[colour], STYLE_PLAIN);
}

/*
 * ---- Blocks -------------------------------------------------------------
 */

void
show_blocks(struct page *page, const struct view *view,
    const struct block *blocks, size_t count, int squeeze)
{
	struct view shown = *view;

	page->count = 0;
	for (size_t i = 0; i < count; i++) {
		shown.detail = DETAIL_WHOLE;
		for (int step = 0; step < DETAIL_GONE; step++)
			if (squeeze >= blocks[i].steps[step])
				shown.detail = DETAIL_SHORT + (unsigned)step;
		if (shown.detail < DETAIL_GONE)
			blocks[i].show(page, &shown);
	}
}

struct line *
labelled(struct page *page, const struct view *view, enum caption caption,
    int seat)
{
	struct line *line = page_line(page);

	line_add(line, "%c%s", STYLE_FAINT, view->words->captions[caption]);
	if (view->seats > 1 && seat != ONIRIM_NOBODY)
		line_add(line, " %d", seat + 1);
	line_add(line, "%c", STYLE_PLAIN);
	line_pad(line, LABEL_WIDTH);
	return line;
}

struct list
list_begin(struct page *page, const struct view *view, enum caption caption,
    int seat)
{
	return (struct list){
		.page = page,
		.line = labelled(page, view, caption, seat),
		.lines = PAGE_LINES,
	};
}

void
list_add(struct list *list, const struct line *thing)
{
	const int room = PAGE_WIDTH - line_width(list->line) - 2;

	if (list->lines < 0)
		return;
	if (line_width(list->line) > LABEL_WIDTH &&
	    line_width(thing) > room - (list->lines == 0 ? 5 : 0)) {
		if (list->lines-- == 0) {
			line_add(list->line, "  ...");
			return;
		}
		list->line = page_line(list->page);
		line_pad(list->line, LABEL_WIDTH);
	}
	line_add(list->line, "%s%s",
	    line_width(list->line) > LABEL_WIDTH ? "  " : "", thing->text);
}

/*
 * ---- The table ----------------------------------------------------------
 */

static void
list_add_cards(struct list *list, const struct view *view,
    const struct pile *pile)
{
	if (pile->count == 0)
		line_add(list->line, "%s", view->words->none);
	for (int i = 0; i < pile->count; i++) {
		struct line card = { .length = 0 };

		draw_card(&card, view, pile->cards[i]);
		list_add(list, &card);
	}
}

/* A pile that is worth a line only when something of it is known. */
static void
show_pile(struct page *page, const struct view *view, enum caption caption,
    const struct pile *pile)
{
	struct list list;

	if (count_in(pile, ONIRIM_HIDDEN_CARD) == pile->count)
		return;
	list = list_begin(page, view, caption, ONIRIM_NOBODY);
	list_add_cards(&list, view, pile);
}

/* Doors of a colour that help a seat to win: alone one needs both of them,
 * two players one each. */
static int
doors_needed(const struct view *view)
{
	return view->seats > 1 ? 1 : 2;
}

static onirim_card
door_of(int colour)
{
	return (onirim_card)(ONIRIM_CARD_DOOR + colour);
}

static int
doors_found(const struct view *view, int seat)
{
	const struct pile doors = pile_of(view, ONIRIM_ZONE_DOORS, seat);
	int found = 0;

	for (int colour = 0; colour < COLOURS; colour++) {
		const int have = count_in(&doors, door_of(colour));

		found += have < doors_needed(view) ? have : doors_needed(view);
	}
	return found;
}

static void
add_boxes(struct line *line, const struct view *view, int colour, int have)
{
	const int needed = doors_needed(view);

	add_colour(line, view, colour);
	line_add(line, " %c", STYLE_RED + colour);
	for (int i = 0; i < have || i < needed; i++)
		line_add(line, i < have ? "[#]" : "[ ]");
	line_add(line, "%c  ", STYLE_PLAIN);
}

/* The Doors of both seats on one line, such as "1: red, blue". */
static void
show_doors_briefly(struct page *page, const struct view *view)
{
	struct line *line =
	    labelled(page, view, CAPTION_DOORS, ONIRIM_NOBODY);

	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile doors =
		    pile_of(view, ONIRIM_ZONE_DOORS, seat);

		line_add(line, "%s%d: ", seat > 0 ? "   " : "", seat + 1);
		for (int i = 0; i < doors.count; i++) {
			line_add(line, i > 0 ? ", " : "");
			add_colour(line, view, card_colour(doors.cards[i]));
		}
		line_add(line, "%s", doors.count > 0 ? "" : view->words->none);
	}
}

static void
show_doors(struct page *page, const struct view *view)
{
	if (view->seats > 1 && view->detail != DETAIL_WHOLE) {
		show_doors_briefly(page, view);
		return;
	}
	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile doors =
		    pile_of(view, ONIRIM_ZONE_DOORS, seat);
		struct line *line = labelled(page, view, CAPTION_DOORS, seat);

		for (int colour = 0; colour < COLOURS; colour++)
			add_boxes(line, view, colour,
			    count_in(&doors, door_of(colour)));
		line_add(line, "%d/%d", doors_found(view, seat),
		    doors_needed(view) * COLOURS);
	}
}

/* Goals that are reached are put in brackets, and the next one in arrows. */
static void
show_goals(struct page *page, const struct view *view)
{
	const struct pile goals = pile_of(view, ONIRIM_ZONE_GOALS, 0);
	const int next = number_of(view, ONIRIM_NUMBER_NEXT_GOAL, 0);
	struct line *line;

	if (goals.count == 0)
		return;
	line = labelled(page, view, CAPTION_GOALS, ONIRIM_NOBODY);
	for (int i = 0; i < goals.count; i++) {
		const char *around = "  ";

		if (i == next)
			around = "><";
		else if (kind_of(goals.cards[i]) ==
		    ONIRIM_KIND_GOAL_DOWN)
			around = "()";
		line_add(line, "%s%d%c", i > 0 ? " " : "", i + 1, around[0]);
		add_colour(line, view, card_colour(goals.cards[i]));
		line_add(line, "%c", around[1]);
	}
}

/* What there is to pay with, and what each spell costs. */
static void
show_spells(struct page *page, const struct view *view)
{
	const int cards = pile_of(view, ONIRIM_ZONE_DISCARD, 0).count;
	struct line *line;

	if (!plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_STEPS))
		return;
	line = labelled(page, view, CAPTION_SPELLS, ONIRIM_NOBODY);
	for (int spell = 0; spell < SPELLS; spell++) {
		const int price = number_of(view, ONIRIM_NUMBER_PRICE, spell);

		line_add(line, "%s%c%s %d/%d%c", spell > 0 ? "   " : "",
		    price <= cards ? STYLE_BOLD : STYLE_PLAIN,
		    view->words->spells[spell], cards, price, STYLE_PLAIN);
	}
}

static void
show_towers(struct page *page, const struct view *view)
{
	const struct pile towers = pile_of(view, ONIRIM_ZONE_TOWERS, 0);
	struct list list;

	if (!plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_TOWERS))
		return;
	list = list_begin(page, view, CAPTION_TOWERS, ONIRIM_NOBODY);
	if (view->detail != DETAIL_WHOLE)
		list.lines = 0;
	if (towers.count > 0)
		line_add(list.line, "%s", view->words->aligned[
		    number_of(view, ONIRIM_NUMBER_ALIGNED, 0) == 1]);
	list_add_cards(&list, view, &towers);
}

/* Which Doors on the table set a Premonition off, and what then. */
static void
add_premonition(struct line *line, const struct view *view, onirim_card card)
{
	const int i = card - ONIRIM_CARD_PREMONITION;

	line_add(line, "%c%s%c", STYLE_DREAM,
	    view->words->premonitions[i].condition, STYLE_PLAIN);
	if (view->detail == DETAIL_WHOLE)
		line_add(line, " -> %s",
		    view->words->premonitions[i].penalty);
}

static void
show_premonitions(struct page *page, const struct view *view)
{
	const struct pile open = pile_of(view, ONIRIM_ZONE_PREMONITIONS, 0);
	const int reserve = pile_of(view, ONIRIM_ZONE_RESERVE, 0).count;
	char name[ONIRIM_TEXT_MAX] = "";
	struct line line;
	struct list list;

	if (!plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_DREAMS))
		return;
	list = list_begin(page, view, CAPTION_DARK, ONIRIM_NOBODY);
	for (int i = 0; i < open.count; i++) {
		line_clear(&line);
		add_premonition(&line, view, open.cards[i]);
		list_add(&list, &line);
	}
	line_clear(&line);
	onirim_zone_text(view->game, ONIRIM_ZONE_RESERVE, 0, &view->reader,
	    name, sizeof(name));
	if (view->detail == DETAIL_WHOLE)
		line_add(&line, "%s (%d)", name, reserve);
	else
		line_add(&line, "(+%d)", reserve);
	list_add(&list, &line);
}

/* How many of a face there are, if any. */
static void
add_count(struct line *line, const struct view *view, const struct pile *pile,
    onirim_card card)
{
	const int count = count_in(pile, card);

	if (count == 0)
		return;
	line_add(line, "  ");
	add_card(line, view, card);
	line_add(line, " %d", count);
}

/* How many cards there are, and what matters among them: Dreams and Doors. */
static void
add_dreams(struct line *line, const struct view *view, int cards,
    const struct pile *pile)
{
	const char *between = "  #";

	line_add(line, "%d", cards);
	add_count(line, view, pile, ONIRIM_CARD_NIGHTMARE);
	add_count(line, view, pile, ONIRIM_CARD_HAPPY_DREAM);
	for (int colour = 0; colour < COLOURS; colour++) {
		const int doors = count_in(pile, door_of(colour));

		if (doors == 0)
			continue;
		line_add(line, "%s ", between);
		add_colour(line, view, colour);
		line_add(line, " %d", doors);
		between = "";
	}
}

static void
show_deck(struct page *page, const struct view *view)
{
	const int zones[] = { ONIRIM_ZONE_TOP, ONIRIM_ZONE_BOTTOM };
	struct pile deck = pile_of(view, ONIRIM_ZONE_POOL, 0);

	for (size_t i = 0; i < COUNT_OF(zones); i++) {
		const struct pile known = pile_of(view, zones[i], 0);

		memcpy(deck.cards + deck.count, known.cards,
		    (size_t)known.count);
		deck.count += known.count;
	}
	add_dreams(labelled(page, view, CAPTION_DECK, ONIRIM_NOBODY), view,
	    number_of(view, ONIRIM_NUMBER_DECK, 0), &deck);
}

static void
show_next(struct page *page, const struct view *view)
{
	const struct pile top = pile_of(view, ONIRIM_ZONE_TOP, 0);

	show_pile(page, view, CAPTION_NEXT, &top);
}

static void
show_bottom(struct page *page, const struct view *view)
{
	const struct pile bottom = pile_of(view, ONIRIM_ZONE_BOTTOM, 0);

	show_pile(page, view, CAPTION_BOTTOM, &bottom);
}

/* The first card from which on the row's end fits into some columns. */
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

/* How the running series stands, such as "(red 2/3)". */
static void
add_series(struct line *line, const struct view *view, int seat)
{
	const int series = number_of(view, ONIRIM_NUMBER_SERIES, seat);

	if (series <= 0)
		return;
	line_add(line, "   (");
	add_colour(line, view,
	    number_of(view, ONIRIM_NUMBER_SERIES_COLOUR, seat));
	line_add(line, " %d/3)", series);
}

/* A long row is counted but for its end. */
static void
show_row(struct page *page, const struct view *view, int seat)
{
	const struct pile row = pile_of(view, ONIRIM_ZONE_ROW, seat);
	struct line *line = labelled(page, view, CAPTION_ROW, seat);
	struct line series = { .length = 0 };
	int first;

	add_series(&series, view, seat);
	first = first_to_show(view, &row, PAGE_WIDTH - LABEL_WIDTH -
	    (int)strlen("+99  ") - line_width(&series) + 2);
	if (first > 0)
		line_add(line, "%c+%d%c  ", STYLE_FAINT, first, STYLE_PLAIN);
	line_add(line, "%s", row.count > 0 ? "" : view->words->none);
	for (int i = first; i < row.count; i++) {
		line_add(line, i > first ? "  " : "");
		add_card(line, view, row.cards[i]);
	}
	line_add(line, "%s", series.text);
}

/* Shortened, it is the row of the seat whose turn it is. */
static void
show_rows(struct page *page, const struct view *view)
{
	const int active = number_of(view, ONIRIM_NUMBER_ACTIVE, 0);

	for (int seat = 0; seat < view->seats; seat++)
		if (view->detail == DETAIL_WHOLE || seat == active)
			show_row(page, view, seat);
}

/* What the discard pile holds, kind by kind. */
static void
show_discard(struct page *page, const struct view *view)
{
	const struct pile discard = pile_of(view, ONIRIM_ZONE_DISCARD, 0);
	struct line *line =
	    labelled(page, view, CAPTION_GONE, ONIRIM_NOBODY);
	int counts[COUNT_OF(marks)] = { 0 };

	line_add(line, "%d ", discard.count);
	for (int i = 0; i < discard.count; i++)
		counts[mark_of(discard.cards[i])]++;
	for (size_t i = 0; i < COUNT_OF(marks); i++)
		if (counts[i] > 0)
			line_add(line, "  %c %d", marks[i].mark, counts[i]);
}

static void
show_limbo(struct page *page, const struct view *view)
{
	const struct pile limbo = pile_of(view, ONIRIM_ZONE_LIMBO, 0);

	if (limbo.count > 0)
		add_dreams(labelled(page, view, CAPTION_LIMBO, ONIRIM_NOBODY),
		    view, limbo.count, &limbo);
}

/* A partner's hand of which nothing is known is not worth a line; shortened,
 * no partner's hand is.  Who sees all hands looks over the active seat's
 * shoulder. */
static void
show_hands(struct page *page, const struct view *view)
{
	const int own = view->viewer == ONIRIM_HOST
	    ? number_of(view, ONIRIM_NUMBER_ACTIVE, 0) : view->viewer;

	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);
		struct list list;

		if (seat != own && (view->detail != DETAIL_WHOLE ||
		    count_in(&hand, ONIRIM_HIDDEN_CARD) == hand.count))
			continue;
		list = list_begin(page, view, CAPTION_HAND, seat);
		list_add_cards(&list, view, &hand);
	}
}

static void
show_shared(struct page *page, const struct view *view)
{
	const struct pile shared = pile_of(view, ONIRIM_ZONE_SHARED, 0);
	const bool draft = onirim_decision(view->game) == ONIRIM_ASK_DRAFT;

	show_pile(page, view, draft ? CAPTION_OPEN : CAPTION_SHARED, &shared);
}

/* The cards looked at.  One that the question names need not be shown. */
static void
show_pending(struct page *page, const struct view *view)
{
	const struct pile pending = pile_of(view, ONIRIM_ZONE_PENDING, 0);

	if (pending.count != 1 ||
	    pending.cards[0] != onirim_subject(view->game))
		show_pile(page, view, CAPTION_SEEN, &pending);
}

static const struct block blocks[] = {
	/* block               short    gone */
	{ show_doors,        {     4,  NEVER } },
	{ show_goals,        { NEVER,  NEVER } },
	{ show_towers,       {     5,  NEVER } },
	{ show_premonitions, {     2,     14 } },
	{ show_deck,         { NEVER,     16 } },
	{ show_next,         { NEVER,     12 } },
	{ show_bottom,       { NEVER,      6 } },
	{ show_rows,         {     9,     15 } },
	{ show_discard,      { NEVER,     10 } },
	{ show_spells,       { NEVER,     11 } },
	{ show_limbo,        { NEVER,      7 } },
	{ show_hands,        {     1,  NEVER } },
	{ show_shared,       { NEVER,  NEVER } },
	{ show_pending,      { NEVER,     13 } },
};

void
show_table(struct page *page, const struct view *view, int squeeze)
{
	if (view->nightmarium)
		show_creatures(page, view, squeeze);
	else
		show_blocks(page, view, blocks, COUNT_OF(blocks), squeeze);
}

int
least_squeeze(const struct view *view)
{
	return view->nightmarium ? SQUEEZE_QUESTION : 0;
}

/* The table in as much detail as some lines can hold. */
void
fit_table(struct page *page, const struct view *view, int lines)
{
	int squeeze = 0;

	do
		show_table(page, view, squeeze++);
	while (page->count > lines && squeeze <= SQUEEZE_MAX);
}

void
show_header(struct page *page, const struct view *view)
{
	const struct words *words = view->words;
	const int player = onirim_player(view->game);
	const int turn = number_of(view, ONIRIM_NUMBER_TURN, 0);
	struct line *line = page_line(page);
	char seed[LINE_BYTES];

	snprintf(seed, sizeof(seed), "%" PRIu64, onirim_seed(view->game));
	line_add(line, "%c%s%c   ", STYLE_BOLD,
	    view->nightmarium ? "NIGHTMARIUM" : "ONIRIM", STYLE_PLAIN);
	line_add(line, words->seed, seed);
	line_add(line, "   ");
	line_add(line, turn > 0 ? words->turn : words->set_up, turn);
	line_add(line, "   %c", STYLE_BOLD);
	if (player == ONIRIM_CHANCE)
		line_add(line, "%s", words->dealer);
	else if (view->seats > 1 && player != ONIRIM_NOBODY)
		line_add(line, words->player, player + 1);
	line_add(line, "%c", STYLE_PLAIN);
	if (view->nightmarium)
		add_actions_left(line, view);
}

void
add_progress(struct line *line, const struct view *view)
{
	const struct words *words = view->words;
	const int whole = doors_needed(view) * COLOURS;

	line_add(line, words->turn, number_of(view, ONIRIM_NUMBER_TURN, 0));
	line_add(line, ", %s %d, ", words->captions[CAPTION_DECK],
	    number_of(view, ONIRIM_NUMBER_DECK, 0));
	if (view->nightmarium) {
		add_completed(line, view);
		return;
	}
	line_add(line, "%s", words->captions[CAPTION_DOORS]);
	for (int seat = 0; seat < view->seats; seat++)
		line_add(line, "%s %d/%d", seat > 0 ? "," : "",
		    doors_found(view, seat), whole);
}
