/*
 * play.c - Onirim at the terminal, for one or two players.
 *
 * Everything that is shown is written as lines of plain text with styles in
 * between (single bytes that take no width), so that a page can be measured
 * before it is printed.  What is said stands in tables: the blocks of the
 * table, the questions, the choices, the news, the commands, the options.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <onirim.h>

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

enum {
	PAGE_LINES = 24,
	PAGE_ROOM = 48, /* a page may be longer until it is fitted */
	PAGE_WIDTH = 80,
	LINE_BYTES = 1024,
	INPUT_BYTES = 128,
	LABEL_WIDTH = 9,
	COLUMNS_MAX = 5,
	NEWS_LINES = 2,      /* at most, beside a question */
	NEWS_LINES_KEPT = 4, /* for the page of the table */
	HINTS_MAX = 2,
	SEATS_MAX = 2,
	COLOURS = 4,
	FACES = 256,
	ROOM_SYMBOLS = 4,
	TOWERS = 12,
	TOWERS_EACH = TOWERS / COLOURS,
	TOWER_LOWEST = 3, /* its number */
	PREMONITIONS = 8,
	SPELLS = 3,
	SERIES_WHOLE = 3,
	SEEDS = 1000000, /* a seed of the clock is short enough to be told */
	EXIT_USAGE = 2
};

/*
 * ---- Lines and pages ----------------------------------------------------
 */

/* The styles of the colours come in the order of the colours. */
enum style {
	STYLE_PLAIN = 1,
	STYLE_BOLD,
	STYLE_FAINT,
	STYLE_RED,
	STYLE_BLUE,
	STYLE_GREEN,
	STYLE_BROWN,
	STYLE_DREAM
};

static const char *const escapes[] = {
	[STYLE_PLAIN] = "\033[0m",
	[STYLE_BOLD]  = "\033[1m",
	[STYLE_FAINT] = "\033[2m",
	[STYLE_RED]   = "\033[91m",
	[STYLE_BLUE]  = "\033[94m",
	[STYLE_GREEN] = "\033[92m",
	[STYLE_BROWN] = "\033[33m",
	[STYLE_DREAM] = "\033[1;95m",
};

struct line {
	size_t length;
	char text[LINE_BYTES];
};

struct page {
	int count;
	struct line lines[PAGE_ROOM];
};

/* Add to the end of a line; what does not fit is left out. */
static void
line_add(struct line *line, const char *format, ...)
{
	const size_t room = sizeof(line->text) - line->length;
	va_list arguments;
	int needed;

	va_start(arguments, format);
	needed = vsnprintf(line->text + line->length, room, format, arguments);
	va_end(arguments);
	if (needed > 0)
		line->length += (size_t)needed < room ? (size_t)needed
						      : room - 1;
}

/* Keep apart what follows, if something stands there already. */
static void
line_space(struct line *line)
{
	line_add(line, line->length > 0 ? " " : "");
}

static void
line_clear(struct line *line)
{
	line->length = 0;
	line->text[0] = '\0';
}

static bool
is_style(char byte)
{
	return byte >= STYLE_PLAIN && byte <= STYLE_DREAM;
}

/* The columns a line takes on the screen. */
static int
line_width(const struct line *line)
{
	int width = 0;

	for (size_t i = 0; i < line->length; i++)
		if (!is_style(line->text[i]))
			width++;
	return width;
}

static void
line_pad(struct line *line, int width)
{
	for (int have = line_width(line); have < width; have++)
		line_add(line, " ");
}

/* Cut a line that is wider than it may be. */
static void
line_clip(struct line *line, int width)
{
	int have = 0;

	for (size_t i = 0; i < line->length; i++) {
		if (is_style(line->text[i]) || ++have <= width)
			continue;
		line->length = i;
		line->text[i] = '\0';
		line_add(line, "%c", STYLE_PLAIN);
	}
}

/* The next empty line of a page; a full page goes on in its last line. */
static struct line *
page_line(struct page *page)
{
	struct line *line;

	if (page->count < PAGE_ROOM)
		page->count++;
	line = &page->lines[page->count - 1];
	line_clear(line);
	return line;
}

static void
page_append(struct page *page, const struct page *more, int count)
{
	for (int i = 0; i < count; i++)
		line_add(page_line(page), "%s", more->lines[i].text);
}

/*
 * ---- The terminal -------------------------------------------------------
 */

struct terminal {
	bool escapes;  /* colours, and the screen can be cleared */
	bool dialogue; /* somebody sits there, reads and types */
};

static struct terminal
terminal_open(void)
{
	const char *no_color = getenv("NO_COLOR");
	const char *term = getenv("TERM");
	const bool in = isatty(STDIN_FILENO) == 1;
	const bool out = isatty(STDOUT_FILENO) == 1;

	return (struct terminal){
		.escapes = out && (no_color == NULL || *no_color == '\0') &&
		    term != NULL && strcmp(term, "dumb") != 0,
		.dialogue = in && out,
	};
}

static void
print_text(const struct terminal *terminal, const char *text)
{
	for (; *text != '\0'; text++) {
		if (!is_style(*text))
			putchar(*text);
		else if (terminal->escapes)
			fputs(escapes[(unsigned char)*text], stdout);
	}
}

/* Take what the screen shows out of sight, also out of what can be scrolled
 * back to.  A terminal without escapes has blank lines for that. */
static void
clear_screen(const struct terminal *terminal)
{
	if (terminal->escapes)
		fputs("\033[2J\033[3J\033[H", stdout);
	for (int i = 0; i < PAGE_LINES; i++)
		if (terminal->dialogue && !terminal->escapes)
			putchar('\n');
}

/* A page takes the whole screen where that can be had; elsewhere a line of
 * equals signs says where the next one begins. */
static void
print_page(const struct terminal *terminal, struct page *page)
{
	clear_screen(terminal);
	if (!terminal->escapes)
		puts("========================================");
	for (int i = 0; i < page->count; i++) {
		line_clip(&page->lines[i], PAGE_WIDTH);
		print_text(terminal, page->lines[i].text);
		putchar('\n');
	}
}

enum input { INPUT_LINE, INPUT_LONG, INPUT_END };

/* A byte as it is kept: blanks are equal, and a byte that is no plain text is
 * a mark that no answer has. */
static char
plain_byte(int byte)
{
	if (byte == '\t' || byte == '\r')
		return ' ';
	return byte >= ' ' && byte < 127 ? (char)byte : '\a';
}

/* Read a line to its end, however long it is.  A last line without newline is
 * a line, too. */
static enum input
read_line(char text[INPUT_BYTES])
{
	size_t length = 0;
	int byte;

	while ((byte = getchar()) != '\n' && byte != EOF) {
		if (length < INPUT_BYTES)
			text[length] = plain_byte(byte);
		length++;
	}
	if (byte == EOF && length == 0)
		return INPUT_END;
	if (length >= INPUT_BYTES)
		return INPUT_LONG;
	text[length] = '\0';
	return INPUT_LINE;
}

/* Take the blanks from both ends. */
static void
trim(char *text)
{
	const size_t leading = strspn(text, " ");
	size_t length = strlen(text + leading);

	while (length > 0 && text[leading + length - 1] == ' ')
		length--;
	memmove(text, text + leading, length);
	text[length] = '\0';
}

/* Ask for a line.  A terminal shows the Enter that was typed; where nobody
 * types, the prompt is ended here. */
static enum input
prompt(const struct terminal *terminal, const char *words,
    char text[INPUT_BYTES])
{
	enum input input;

	print_text(terminal, words);
	fflush(stdout);
	input = read_line(text);
	if (!terminal->dialogue || input == INPUT_END)
		putchar('\n');
	if (input == INPUT_LINE)
		trim(text);
	return input;
}

/*
 * ---- Cards --------------------------------------------------------------
 */

struct pile {
	int count;
	onirim_card cards[ONIRIM_CARDS_MAX];
};

/* How much of a part of the table is shown. */
enum detail { DETAIL_WHOLE, DETAIL_SHORT, DETAIL_BRIEF, DETAIL_GONE };

/* A game as somebody sees it, and how far a spell's casting has come. */
struct view {
	const onirim_game *game;
	int viewer;
	int seats;
	int spell;
	int unpaid;      /* cards that are still to be paid for it */
	bool to_bottom;  /* what is put in order goes below the deck */
	enum detail detail;
};

/* The kinds of cards.  A kind's faces are `step` apart, colour by colour where
 * it has colours; its mark tells it without its colour. */
enum kind {
	KIND_ANY,
	KIND_SUN,
	KIND_MOON,
	KIND_KEY,
	KIND_TOWER,
	KIND_DOOR,
	KIND_NIGHTMARE,
	KIND_HAPPY,
	KIND_GOAL,
	KIND_REACHED,
	KIND_PREMONITION
};

static const struct {
	uint8_t first;
	uint8_t count;
	uint8_t step;
	bool coloured;
	char mark;
	const char *name;
} kinds[] = {
	[KIND_ANY]         = { ONIRIM_HIDDEN_CARD, 1, 1, false, '?', "card" },
	[KIND_SUN]         = { ONIRIM_CARD_ROOM + ONIRIM_SYMBOL_SUN, 4,
	    ROOM_SYMBOLS, true, '*', "sun" },
	[KIND_MOON]        = { ONIRIM_CARD_ROOM + ONIRIM_SYMBOL_MOON, 4,
	    ROOM_SYMBOLS, true, ')', "moon" },
	[KIND_KEY]         = { ONIRIM_CARD_ROOM + ONIRIM_SYMBOL_KEY, 4,
	    ROOM_SYMBOLS, true, '%', "key" },
	[KIND_TOWER]       = { ONIRIM_CARD_TOWER, 12, 1, true, '^', "Tower" },
	[KIND_DOOR]        = { ONIRIM_CARD_DOOR, 4, 1, true, '#', "Door" },
	[KIND_NIGHTMARE]   = { ONIRIM_CARD_NIGHTMARE, 1, 1, false, '!',
	    "nightmare" },
	[KIND_HAPPY]       = { ONIRIM_CARD_HAPPY_DREAM, 1, 1, false, '+',
	    "happy dream" },
	[KIND_GOAL]        = { ONIRIM_CARD_GOAL, 4, 1, true, '@', "Goal" },
	[KIND_REACHED]     = { ONIRIM_CARD_GOAL_DOWN, 4, 1, true, '@',
	    "reached Goal" },
	[KIND_PREMONITION] = { ONIRIM_CARD_PREMONITION, 8, 1, false, '!',
	    "Premonition" },
};

static const char *const colour_names[COLOURS] = {
	[ONIRIM_COLOUR_RED] = "red",
	[ONIRIM_COLOUR_BLUE] = "blue",
	[ONIRIM_COLOUR_GREEN] = "green",
	[ONIRIM_COLOUR_BROWN] = "brown",
};

static struct pile
pile_of(const struct view *view, int zone, int index)
{
	struct pile pile;

	pile.count = onirim_cards(view->game, view->viewer, zone, index,
	    pile.cards, ONIRIM_CARDS_MAX);
	if (pile.count < 0)
		pile.count = 0;
	return pile;
}

static int
number_of(const struct view *view, int what, int index)
{
	return onirim_number(view->game, view->viewer, what, index);
}

static int
count_in(const struct pile *pile, onirim_card card)
{
	int count = 0;

	for (int i = 0; i < pile->count; i++)
		if (pile->cards[i] == card)
			count++;
	return count;
}

static int
zone_count(const struct view *view, int zone)
{
	return pile_of(view, zone, 0).count;
}

/* Whether the game's configuration has a word, such as "towers". */
static bool
plays(const struct view *view, const char *word)
{
	char config[LINE_BYTES];

	return onirim_config_format(view->game, config, sizeof(config)) > 0 &&
	    strstr(config, word) != NULL;
}

/* Whether a card is of a kind; `place` is its place among that kind's. */
static bool
is_kind(onirim_card card, size_t kind, int *place)
{
	const int distance = card - kinds[kind].first;

	*place = distance / kinds[kind].step;
	return distance >= 0 && distance % kinds[kind].step == 0 &&
	    *place < kinds[kind].count;
}

static enum kind
kind_of(onirim_card card, int *place)
{
	for (size_t kind = KIND_ANY; kind < COUNT_OF(kinds); kind++)
		if (is_kind(card, kind, place))
			return (enum kind)kind;
	return KIND_ANY;
}

/* The colour of a card, or -1 where it has none. */
static int
card_colour(onirim_card card)
{
	int place;
	const enum kind kind = kind_of(card, &place);

	return kinds[kind].coloured ? place * COLOURS / kinds[kind].count : -1;
}

static enum style
card_style(onirim_card card)
{
	if (card == ONIRIM_HIDDEN_CARD)
		return STYLE_FAINT;
	if (card_colour(card) >= 0)
		return STYLE_RED + (unsigned)card_colour(card);
	return STYLE_DREAM;
}

/* A card in words: its name in the notation, with blanks for hyphens. */
static void
add_card(struct line *line, onirim_card card)
{
	char name[ONIRIM_TEXT_MAX] = "hidden";
	int place;

	if (card != ONIRIM_HIDDEN_CARD)
		onirim_card_name(card, name, sizeof(name));
	for (char *hyphen = name; (hyphen = strchr(hyphen, '-')) != NULL;)
		*hyphen = ' ';
	line_add(line, "%c%c %s%c", card_style(card),
	    kinds[kind_of(card, &place)].mark, name, STYLE_PLAIN);
}

/* The symbols on the edges of the Towers, by colour and number. */
static const struct {
	const char *left;
	const char *right;
} edges[TOWERS] = {
	{ "*)", ")"  }, { "*", ")"  }, { "",  ")" }, /* red 3, 4, 5 */
	{ ")",  "*)" }, { ")", ")"  }, { ")", ""  }, /* blue */
	{ "*",  "*)" }, { "*", "*"  }, { "*", ""  }, /* green */
	{ "*)", "*"  }, { ")", "*"  }, { "",  "*" }, /* brown */
};

/* A card as it lies on the table: a Tower shows its edges. */
static void
draw_card(struct line *line, onirim_card card)
{
	int place;

	if (kind_of(card, &place) != KIND_TOWER) {
		add_card(line, card);
		return;
	}
	line_add(line, "%c%s[%s %d]%s%c", card_style(card), edges[place].left,
	    colour_names[card_colour(card)],
	    TOWER_LOWEST + place % TOWERS_EACH, edges[place].right,
	    STYLE_PLAIN);
}

static void
add_cards(struct line *line, const struct pile *pile, int first)
{
	if (pile->count == 0)
		line_add(line, "none");
	for (int i = first; i < pile->count; i++) {
		line_add(line, i > first ? "  " : "");
		add_card(line, pile->cards[i]);
	}
}

static void
add_colour(struct line *line, int colour)
{
	line_add(line, "%c%s%c", STYLE_RED + colour, colour_names[colour],
	    STYLE_PLAIN);
}

/* Different cards of a pile, each with how many there are. */
static void
add_counts(struct line *line, const uint8_t counts[FACES])
{
	const char *between = "";

	for (int face = 0; face < FACES; face++) {
		if (counts[face] == 0)
			continue;
		line_add(line, "%s", between);
		if (counts[face] > 1)
			line_add(line, "%d x ", counts[face]);
		add_card(line, (onirim_card)face);
		between = ", ";
	}
}

/* Count the cards of a kind that can be seen, face by face. */
static void
count_kind(const struct pile *pile, enum kind kind, uint8_t counts[FACES])
{
	int place;

	memset(counts, 0, FACES);
	for (int i = 0; i < pile->count; i++)
		if (kind == KIND_ANY ||
		    kind_of(pile->cards[i], &place) == kind)
			counts[pile->cards[i]]++;
	counts[ONIRIM_HIDDEN_CARD] = 0;
}

/*
 * ---- The table ----------------------------------------------------------
 *
 * The table is made of blocks.  Where a page has too few lines, the blocks are
 * shortened and left out step by step; each has the steps in its row.
 */

/* A new line of the table with its label; with two players a seat's lines
 * carry its number. */
static struct line *
labelled(struct page *page, const struct view *view, const char *label,
    int seat)
{
	struct line *line = page_line(page);

	line_add(line, "%c%s", STYLE_FAINT, label);
	if (view->seats > 1 && seat != ONIRIM_NOBODY)
		line_add(line, " %d", seat + 1);
	line_add(line, "%c", STYLE_PLAIN);
	line_pad(line, LABEL_WIDTH);
	return line;
}

/* Things side by side that go on in the next line when one is full. */
struct list {
	struct page *page;
	struct line *line;
	int column;  /* each begins a column of this width, or 0 */
	int lines;   /* that may still follow */
};

static struct list
list_begin(struct page *page, const struct view *view, const char *label,
    int seat)
{
	return (struct list){
		.page = page,
		.line = labelled(page, view, label, seat),
		.lines = PAGE_LINES,
	};
}

/* Where on its line the next thing of a list begins. */
static int
list_place(const struct list *list)
{
	const int used = line_width(list->line) - LABEL_WIDTH;

	if (used == 0)
		return LABEL_WIDTH;
	if (list->column == 0)
		return LABEL_WIDTH + used + 2;
	return LABEL_WIDTH +
	    (used + list->column - 1) / list->column * list->column;
}

static void
list_add(struct list *list, const struct line *thing)
{
	const int end = list_place(list) + line_width(thing);

	if (list->lines < 0)
		return;
	if (line_width(list->line) > LABEL_WIDTH &&
	    end > PAGE_WIDTH - (list->lines == 0 ? 5 : 0)) {
		if (list->lines-- == 0) {
			line_add(list->line, "  ...");
			return;
		}
		list->line = page_line(list->page);
		line_pad(list->line, LABEL_WIDTH);
	}
	line_pad(list->line, list_place(list));
	line_add(list->line, "%s", thing->text);
}

static void
list_add_cards(struct list *list, const struct pile *pile)
{
	if (pile->count == 0)
		line_add(list->line, "none");
	for (int i = 0; i < pile->count; i++) {
		struct line card = { .length = 0 };

		draw_card(&card, pile->cards[i]);
		list_add(list, &card);
	}
}

/* A pile that is worth a line only when something of it is known. */
static void
show_pile(struct page *page, const struct view *view, const char *label,
    const struct pile *pile)
{
	struct list list;

	if (count_in(pile, ONIRIM_HIDDEN_CARD) == pile->count)
		return;
	list = list_begin(page, view, label, ONIRIM_NOBODY);
	list_add_cards(&list, pile);
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
add_boxes(struct line *line, int colour, int have, int needed)
{
	add_colour(line, colour);
	line_add(line, " %c", STYLE_RED + colour);
	for (int i = 0; i < have || i < needed; i++)
		line_add(line, i < have ? "[#]" : "[ ]");
	line_add(line, "%c   ", STYLE_PLAIN);
}

/* The Doors of both seats on one line, such as "seat 1: red, blue". */
static void
show_doors_briefly(struct page *page, const struct view *view)
{
	struct line *line = labelled(page, view, "Doors", ONIRIM_NOBODY);

	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile doors =
		    pile_of(view, ONIRIM_ZONE_DOORS, seat);

		line_add(line, "%sseat %d: ", seat > 0 ? "   " : "", seat + 1);
		for (int i = 0; i < doors.count; i++) {
			line_add(line, i > 0 ? ", " : "");
			add_colour(line, card_colour(doors.cards[i]));
		}
		line_add(line, doors.count > 0 ? "" : "none");
	}
}

static void
show_doors(struct page *page, const struct view *view)
{
	const int needed = doors_needed(view);

	if (view->seats > 1 && view->detail != DETAIL_WHOLE) {
		show_doors_briefly(page, view);
		return;
	}
	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile doors =
		    pile_of(view, ONIRIM_ZONE_DOORS, seat);
		struct line *line = labelled(page, view, "Doors", seat);

		for (int colour = 0; colour < COLOURS; colour++)
			add_boxes(line, colour,
			    count_in(&doors, door_of(colour)), needed);
		line_add(line, "%d of %d%s", doors_found(view, seat),
		    needed * COLOURS, needed == 1 ? " colours" : "");
	}
}

/* The first open Goal, or -1. */
static int
next_goal(const struct pile *goals)
{
	int place;

	for (int i = 0; i < goals->count; i++)
		if (kind_of(goals->cards[i], &place) == KIND_GOAL)
			return i;
	return -1;
}

/* Goals that are reached are put in brackets, and the next one in arrows. */
static void
show_goals(struct page *page, const struct view *view)
{
	const struct pile goals = pile_of(view, ONIRIM_ZONE_GOALS, 0);
	struct line *line;
	int place;

	if (goals.count == 0)
		return;
	line = labelled(page, view, "Goals", ONIRIM_NOBODY);
	for (int i = 0; i < goals.count; i++) {
		const char *around = "  ";

		if (i == next_goal(&goals))
			around = "><";
		else if (kind_of(goals.cards[i], &place) == KIND_REACHED)
			around = "()";
		line_add(line, "%s%d%c", i > 0 ? " " : "", i + 1, around[0]);
		add_colour(line, card_colour(goals.cards[i]));
		line_add(line, "%c", around[1]);
	}
}

static const struct {
	const char *name;
	const char *full_name;
	const char *effect;
	const char *brief;
} spells[SPELLS] = {
	[ONIRIM_SPELL_PROPHECY] = { "Prophecy", "Paradoxical Prophecy",
	    "one of the bottom five goes on top", "bottom five" },
	[ONIRIM_SPELL_PLANNING] = { "Planning", "Parallel Planning",
	    "swap two Goals", "swap Goals" },
	[ONIRIM_SPELL_PUNISHMENT] = { "Punishment", "Powerful Punishment",
	    "the nightmare is gone, and does no harm", "no harm" },
};

static void
show_spells(struct page *page, const struct view *view)
{
	const int cards = zone_count(view, ONIRIM_ZONE_DISCARD);
	struct line *line;

	if (!plays(view, "steps"))
		return;
	line = labelled(page, view, "Spells", ONIRIM_NOBODY);
	line_add(line, "paid by %d discarded:", cards);
	for (int spell = 0; spell < SPELLS; spell++) {
		const int price = number_of(view, ONIRIM_NUMBER_PRICE, spell);

		line_add(line, "%s %s %d %s", spell > 0 ? "," : "",
		    spells[spell].name, price, price <= cards ? "yes" : "no");
	}
}

static void
show_towers(struct page *page, const struct view *view)
{
	const struct pile towers = pile_of(view, ONIRIM_ZONE_TOWERS, 0);
	struct list list;

	if (!plays(view, "towers"))
		return;
	list = list_begin(page, view, "Towers", ONIRIM_NOBODY);
	if (view->detail != DETAIL_WHOLE)
		list.lines = 0;
	if (towers.count > 0)
		line_add(list.line, number_of(view, ONIRIM_NUMBER_ALIGNED, 0)
		    ? "ALIGNED:" : "not aligned:");
	list_add_cards(&list, &towers);
}

/* The Premonitions: which Doors on the table set them off, and what then. */
static const struct {
	const char *condition;
	const char *penalty;
	const char *brief_condition;
	const char *brief_penalty;
} premonitions[PREMONITIONS] = {
	{ "two red Doors", "all red rooms in the deck are discarded",
	    "2 red", "no red rooms in the deck" },
	{ "two blue Doors", "two keys in the deck are discarded",
	    "2 blue", "deck loses two keys" },
	{ "two green Doors", "a discarded nightmare goes to Limbo",
	    "2 green", "a nightmare comes back" },
	{ "two brown Doors", "one Door goes to Limbo",
	    "2 brown", "lose a Door" },
	{ "two of any colour", "one Door of such a pair goes to Limbo",
	    "a pair", "lose a Door of it" },
	{ "three Doors", "discard the hand, draw anew; reveal another",
	    "3 Doors", "new hand, 1 revealed" },
	{ "five Doors", "two others are revealed",
	    "5 Doors", "2 revealed" },
	{ "Doors of all colours", "happy dreams in the deck are discarded",
	    "4 colours", "no happy dreams" },
};

static void
add_premonition(struct line *line, onirim_card card, enum detail detail)
{
	const int i = card - ONIRIM_CARD_PREMONITION;
	const bool whole = detail == DETAIL_WHOLE;

	line_add(line, "%c%s%c", STYLE_DREAM, whole
	    ? premonitions[i].condition : premonitions[i].brief_condition,
	    STYLE_PLAIN);
	if (detail != DETAIL_BRIEF)
		line_add(line, ": %s", whole
		    ? premonitions[i].penalty : premonitions[i].brief_penalty);
}

static void
show_premonitions(struct page *page, const struct view *view)
{
	static const int columns[] = { PAGE_WIDTH - LABEL_WIDTH,
		(PAGE_WIDTH - LABEL_WIDTH + 1) / 2, 0 };
	const struct pile open = pile_of(view, ONIRIM_ZONE_PREMONITIONS, 0);
	const int reserve = zone_count(view, ONIRIM_ZONE_RESERVE);
	struct line line = { .length = 0 };
	struct list list;

	if (!plays(view, "dreams"))
		return;
	list = list_begin(page, view, "Dark", ONIRIM_NOBODY);
	list.column = columns[view->detail];
	for (int i = 0; i < open.count; i++) {
		line_clear(&line);
		add_premonition(&line, open.cards[i], view->detail);
		list_add(&list, &line);
	}
	line_clear(&line);
	line_add(&line, "%d in reserve", reserve);
	list_add(&list, &line);
}

/* How many cards there are, and what matters among them: Dreams and Doors. */
static void
add_dreams(struct line *line, int cards, const struct pile *pile)
{
	const int nightmares = count_in(pile, ONIRIM_CARD_NIGHTMARE);
	const int happy = count_in(pile, ONIRIM_CARD_HAPPY_DREAM);
	const char *between = "; Doors ";

	line_add(line, "%d card%s; %c%d nightmare%s", cards,
	    cards == 1 ? "" : "s", STYLE_DREAM, nightmares,
	    nightmares == 1 ? "" : "s");
	if (happy > 0)
		line_add(line, ", %d happy", happy);
	line_add(line, "%c", STYLE_PLAIN);
	for (int colour = 0; colour < COLOURS; colour++) {
		const int doors = count_in(pile, door_of(colour));

		if (doors == 0)
			continue;
		line_add(line, "%s%d ", between, doors);
		add_colour(line, colour);
		between = ", ";
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
	add_dreams(labelled(page, view, "Deck", ONIRIM_NOBODY),
	    number_of(view, ONIRIM_NUMBER_DECK, 0), &deck);
}

static void
show_next(struct page *page, const struct view *view)
{
	const struct pile top = pile_of(view, ONIRIM_ZONE_TOP, 0);

	show_pile(page, view, "Next", &top);
}

static void
show_bottom(struct page *page, const struct view *view)
{
	const struct pile bottom = pile_of(view, ONIRIM_ZONE_BOTTOM, 0);

	show_pile(page, view, "Bottom", &bottom);
}

/* The first card from which on the row's end fits into some columns. */
static int
first_to_show(const struct pile *row, int width)
{
	int first = row->count;

	while (first > 0) {
		struct line line = { .length = 0 };

		add_card(&line, row->cards[first - 1]);
		width -= line_width(&line) + 2;
		if (width < 0)
			break;
		first--;
	}
	return first;
}

/* How the running series stands, such as "(2 red in a row)". */
static void
add_series(struct line *line, const struct view *view, int seat)
{
	const int series = number_of(view, ONIRIM_NUMBER_SERIES, seat);

	if (series <= 0)
		return;
	line_add(line, "   (%d ", series);
	add_colour(line, number_of(view, ONIRIM_NUMBER_SERIES_COLOUR, seat));
	line_add(line, "%s)", series > 1 ? " in a row" : "");
}

/* A long row is counted but for its end. */
static void
show_row(struct page *page, const struct view *view, int seat)
{
	const struct pile row = pile_of(view, ONIRIM_ZONE_ROW, seat);
	struct line *line = labelled(page, view, "Row", seat);
	struct line series = { .length = 0 };
	int first;

	add_series(&series, view, seat);
	first = first_to_show(&row, PAGE_WIDTH - LABEL_WIDTH -
	    (int)strlen("99 before  ") - line_width(&series) + 2);
	if (first > 0)
		line_add(line, "%c%d before%c  ", STYLE_FAINT, first,
		    STYLE_PLAIN);
	add_cards(line, &row, first);
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
	struct list list = list_begin(page, view, "Gone", ONIRIM_NOBODY);
	int counts[COUNT_OF(kinds)] = { 0 };
	int place;

	for (int i = 0; i < discard.count; i++)
		counts[kind_of(discard.cards[i], &place)]++;
	for (size_t i = 0; i < COUNT_OF(kinds); i++) {
		struct line line = { .length = 0 };

		if (counts[i] == 0)
			continue;
		line_add(&line, "%d %s%s", counts[i], kinds[i].name,
		    counts[i] == 1 ? "" : "s");
		list_add(&list, &line);
	}
	if (discard.count == 0)
		line_add(list.line, "none");
}

static void
show_limbo(struct page *page, const struct view *view)
{
	const struct pile limbo = pile_of(view, ONIRIM_ZONE_LIMBO, 0);

	if (limbo.count > 0)
		add_dreams(labelled(page, view, "Limbo", ONIRIM_NOBODY),
		    limbo.count, &limbo);
}

/* A partner's hand of which nothing is known is not worth a line; shortened,
 * no partner's hand is. */
static void
show_hands(struct page *page, const struct view *view)
{
	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);
		struct list list;

		if (seat != view->viewer && (view->detail != DETAIL_WHOLE ||
		    count_in(&hand, ONIRIM_HIDDEN_CARD) == hand.count))
			continue;
		list = list_begin(page, view, "Hand", seat);
		list_add_cards(&list, &hand);
	}
}

static void
show_shared(struct page *page, const struct view *view)
{
	const struct pile shared = pile_of(view, ONIRIM_ZONE_SHARED, 0);
	const bool draft = onirim_decision(view->game) == ONIRIM_ASK_DRAFT;

	show_pile(page, view, draft ? "Open" : "Shared", &shared);
}

/* The cards looked at.  One that the question names need not be shown. */
static void
show_pending(struct page *page, const struct view *view)
{
	const struct pile pending = pile_of(view, ONIRIM_ZONE_PENDING, 0);

	if (pending.count != 1 ||
	    pending.cards[0] != onirim_subject(view->game))
		show_pile(page, view, "Seen", &pending);
}

enum {
	NEVER = 99,
	SQUEEZE_COLUMNS = 8, /* the choices lie in more columns */
	SQUEEZE_MAX = 16
};

/* The blocks, and at which step each becomes short, brief, and gone. */
static const struct {
	void (*show)(struct page *, const struct view *);
	int steps[DETAIL_GONE];
} blocks[] = {
	/* block               short   brief  gone */
	{ show_doors,        {     4,  NEVER, NEVER } },
	{ show_goals,        { NEVER,  NEVER, NEVER } },
	{ show_towers,       {     5,  NEVER, NEVER } },
	{ show_premonitions, {     1,      3,    14 } },
	{ show_deck,         { NEVER,  NEVER,    16 } },
	{ show_next,         { NEVER,  NEVER,    12 } },
	{ show_bottom,       { NEVER,  NEVER,     6 } },
	{ show_rows,         {     9,  NEVER,    15 } },
	{ show_discard,      { NEVER,  NEVER,    10 } },
	{ show_spells,       { NEVER,  NEVER,    11 } },
	{ show_limbo,        { NEVER,  NEVER,     7 } },
	{ show_hands,        {     2,  NEVER, NEVER } },
	{ show_shared,       { NEVER,  NEVER, NEVER } },
	{ show_pending,      { NEVER,  NEVER,    13 } },
};

static void
show_table(struct page *page, const struct view *view, int squeeze)
{
	struct view shown = *view;

	page->count = 0;
	for (size_t i = 0; i < COUNT_OF(blocks); i++) {
		shown.detail = DETAIL_WHOLE;
		for (int step = 0; step < DETAIL_GONE; step++)
			if (squeeze >= blocks[i].steps[step])
				shown.detail = DETAIL_SHORT + (unsigned)step;
		if (shown.detail < DETAIL_GONE)
			blocks[i].show(page, &shown);
	}
}

/* The table in as much detail as some lines can hold. */
static void
fit_table(struct page *page, const struct view *view, int lines)
{
	int squeeze = 0;

	do
		show_table(page, view, squeeze++);
	while (page->count > lines && squeeze <= SQUEEZE_MAX);
}

/* The value of a word of the game's configuration. */
static void
config_value(const onirim_game *game, const char *key, char value[LINE_BYTES])
{
	char config[LINE_BYTES];
	const char *word;

	*value = '\0';
	if (onirim_config_format(game, config, sizeof(config)) < 0 ||
	    (word = strstr(config, key)) == NULL)
		return;
	snprintf(value, LINE_BYTES, "%s", word + strlen(key));
	value[strcspn(value, " ")] = '\0';
}

static void
show_header(struct page *page, const struct view *view)
{
	const int player = onirim_player(view->game);
	const int turn = number_of(view, ONIRIM_NUMBER_TURN, 0);
	struct line *line = page_line(page);
	char seed[LINE_BYTES];

	config_value(view->game, "seed=", seed);
	line_add(line, "%cONIRIM%c   seed %s   ", STYLE_BOLD, STYLE_PLAIN,
	    seed);
	line_add(line, turn > 0 ? "turn %d" : "set-up", turn);
	if (player == ONIRIM_CHANCE)
		line_add(line, "   %cthe dealer%c", STYLE_BOLD, STYLE_PLAIN);
	else if (view->seats > 1 && player != ONIRIM_NOBODY)
		line_add(line, "   %cseat %d of %d%c", STYLE_BOLD, player + 1,
		    view->seats, STYLE_PLAIN);
}

/*
 * ---- Sentences ----------------------------------------------------------
 *
 * A sentence is a text with gaps: `$` and a letter.
 */

/* What a sentence is about. */
struct topic {
	const struct view *view;
	onirim_action action;
	uint32_t weight;         /* of a card to be dealt */
	int seat;                /* whose deed it was */
	const uint8_t *counts;   /* cards, by face */
};

/* The card of an action, else that of the question. */
static onirim_card
topic_card(const struct topic *topic)
{
	const int card = onirim_action_card(topic->action);

	return (onirim_card)(card != ONIRIM_NO_CARD ? card
	    : onirim_subject(topic->view->game));
}

static void
gap_card(struct line *line, const struct topic *topic)
{
	add_card(line, topic_card(topic));
}

static void
gap_other_card(struct line *line, const struct topic *topic)
{
	add_card(line, (onirim_card)onirim_action_place(topic->action));
}

static void
gap_place(struct line *line, const struct topic *topic)
{
	if (onirim_action_place(topic->action) == 1)
		line_add(line, "shared ");
}

static void
gap_colour(struct line *line, const struct topic *topic)
{
	if (card_colour(topic_card(topic)) >= 0)
		add_colour(line, card_colour(topic_card(topic)));
}

/* How many of a card lie in the discard pile. */
static void
gap_discarded(struct line *line, const struct topic *topic)
{
	const struct pile discard =
	    pile_of(topic->view, ONIRIM_ZONE_DISCARD, 0);

	line_add(line, "%d", count_in(&discard, topic_card(topic)));
}

/* A Tower's number. */
static void
gap_height(struct line *line, const struct topic *topic)
{
	int place;

	kind_of(topic_card(topic), &place);
	line_add(line, "%d", TOWER_LOWEST + place % TOWERS_EACH);
}

static void
gap_end(struct line *line, const struct topic *topic)
{
	line_add(line, onirim_action_extra(topic->action) == ONIRIM_END_LEFT
	    ? "left" : "right");
}

static void
gap_tower(struct line *line, const struct topic *topic)
{
	const struct pile towers = pile_of(topic->view, ONIRIM_ZONE_TOWERS, 0);

	draw_card(line, towers.cards[onirim_action_extra(topic->action)]);
}

/* Two Goals with their places. */
static void
gap_goals(struct line *line, const struct topic *topic)
{
	const int places[] = { onirim_action_card(topic->action),
		onirim_action_place(topic->action) };
	const struct pile goals = pile_of(topic->view, ONIRIM_ZONE_GOALS, 0);

	for (size_t i = 0; i < COUNT_OF(places); i++) {
		line_add(line, "%s%d ", i > 0 ? ", " : "", places[i] + 1);
		add_colour(line, card_colour(goals.cards[places[i]]));
	}
}

static void
gap_seat(struct line *line, const struct topic *topic)
{
	line_add(line, "seat %d", onirim_action_place(topic->action) + 1);
}

/* The spell that is or would be cast. */
static int
topic_spell(const struct topic *topic)
{
	return onirim_action_verb(topic->action) == ONIRIM_VERB_CAST
	    ? onirim_action_extra(topic->action) : topic->view->spell;
}

static void
gap_spell(struct line *line, const struct topic *topic)
{
	line_add(line, "%s", spells[topic_spell(topic)].name);
}

static void
gap_full_spell(struct line *line, const struct topic *topic)
{
	line_add(line, "%s", spells[topic_spell(topic)].full_name);
}

static void
gap_effect(struct line *line, const struct topic *topic)
{
	line_add(line, "%s", spells[topic_spell(topic)].effect);
}

static void
gap_brief_effect(struct line *line, const struct topic *topic)
{
	line_add(line, "%s", spells[topic_spell(topic)].brief);
}

static void
gap_price(struct line *line, const struct topic *topic)
{
	line_add(line, "%d", number_of(topic->view, ONIRIM_NUMBER_PRICE,
	    topic_spell(topic)));
}

static void
gap_unpaid(struct line *line, const struct topic *topic)
{
	line_add(line, "%d", topic->view->unpaid);
}

static void
gap_penalty(struct line *line, const struct topic *topic)
{
	line_add(line, "%s",
	    premonitions[topic_card(topic) - ONIRIM_CARD_PREMONITION].penalty);
}

static void
gap_weight(struct line *line, const struct topic *topic)
{
	line_add(line, "%u", (unsigned)topic->weight);
}

static void
gap_notation(struct line *line, const struct topic *topic)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_action_format(topic->action, text, sizeof(text));
	line_add(line, "%s", text);
}

static void
gap_who(struct line *line, const struct topic *topic)
{
	if (topic->view->seats == 1 || topic->seat == topic->view->viewer)
		line_add(line, "You");
	else
		line_add(line, "Seat %d", topic->seat + 1);
}

static void
gap_counts(struct line *line, const struct topic *topic)
{
	add_counts(line, topic->counts);
}

/* The colours of the cards. */
static void
gap_colours(struct line *line, const struct topic *topic)
{
	const char *between = "";

	for (int face = 0; face < FACES; face++) {
		if (topic->counts[face] == 0)
			continue;
		line_add(line, "%s", between);
		add_colour(line, card_colour((onirim_card)face));
		between = ", ";
	}
}

/* What the dealer has to turn, by the zones it comes from and goes to. */
static const struct {
	int from; /* or 0 for any */
	int to;
	const char *words;
} deals[] = {
	{ ONIRIM_ZONE_GOALS, 0, "Goal" },
	{ ONIRIM_ZONE_RESERVE, 0, "Premonition" },
	{ ONIRIM_ZONE_BOTTOM, 0, "card from the bottom, to be looked at" },
	{ 0, ONIRIM_ZONE_HAND, "card for the hand" },
	{ 0, ONIRIM_ZONE_SHARED, "card for the shared cards" },
	{ 0, 0, "card to be looked at" },
};

static void
gap_deal(struct line *line, const struct topic *topic)
{
	const struct view *view = topic->view;
	const int from = number_of(view, ONIRIM_NUMBER_FROM, 0);
	const int to = number_of(view, ONIRIM_NUMBER_TO, 0);
	size_t i = 0;

	while ((deals[i].from != 0 && deals[i].from != from) ||
	    (deals[i].to != 0 && deals[i].to != to))
		i++;
	line_add(line, "%s", deals[i].words);
	if (deals[i].to == ONIRIM_ZONE_HAND && view->seats > 1)
		line_add(line, " of seat %d",
		    number_of(view, ONIRIM_NUMBER_TO_INDEX, 0) + 1);
}

static const struct gap {
	char letter;
	void (*fill)(struct line *, const struct topic *);
} gaps[] = {
	{ 'c', gap_card },
	{ 'o', gap_other_card },
	{ 'p', gap_place },
	{ 'k', gap_colour },
	{ 'n', gap_weight },
	{ 'd', gap_discarded },
	{ 'a', gap_notation },
	{ 'w', gap_who },
	{ 'r', gap_seat },
	{ 'f', gap_counts },
	{ 'l', gap_colours },
	{ 'g', gap_deal },
	{ 'h', gap_height },
	{ 'e', gap_end },
	{ 't', gap_tower },
	{ 'i', gap_goals },
	{ 'z', gap_spell },
	{ 'Z', gap_full_spell },
	{ 'x', gap_effect },
	{ 'b', gap_brief_effect },
	{ 'm', gap_price },
	{ 'u', gap_unpaid },
	{ 'y', gap_penalty },
};

static void
fill_gap(struct line *line, char letter, const struct topic *topic)
{
	for (size_t i = 0; i < COUNT_OF(gaps); i++)
		if (gaps[i].letter == letter)
			gaps[i].fill(line, topic);
}

static void
say(struct line *line, const char *sentence, const struct topic *topic)
{
	for (; *sentence != '\0'; sentence++) {
		if (*sentence == '$' && sentence[1] != '\0')
			fill_gap(line, *++sentence, topic);
		else
			line_add(line, "%c", *sentence);
	}
}

/*
 * ---- Questions and choices ----------------------------------------------
 */

/* How many rooms the series of the asked seat has with the room played. */
static int
series_with(const struct topic *topic)
{
	const struct view *view = topic->view;
	const int seat = onirim_player(view->game);
	const int series = number_of(view, ONIRIM_NUMBER_SERIES, seat);

	if (series < 1 || series >= SERIES_WHOLE ||
	    number_of(view, ONIRIM_NUMBER_SERIES_COLOUR, seat) !=
	    card_colour(topic_card(topic)))
		return 1;
	return series + 1;
}

static bool
completes_series(const struct topic *topic)
{
	return series_with(topic) == SERIES_WHOLE;
}

static bool
finds_door(const struct topic *topic)
{
	return completes_series(topic) &&
	    number_of(topic->view, ONIRIM_NUMBER_DOORS_LEFT,
	    card_colour(topic_card(topic))) > 0;
}

static bool
continues_series(const struct topic *topic)
{
	return series_with(topic) == SERIES_WHOLE - 1;
}

/* Whether a Door of the topic's colour would go to Limbo: its Goal is not the
 * next one, or the seat has such a Door and may not have two. */
static bool
loses_door(const struct topic *topic)
{
	const struct view *view = topic->view;
	const int colour = card_colour(topic_card(topic));
	const struct pile goals = pile_of(view, ONIRIM_ZONE_GOALS, 0);
	const struct pile doors = pile_of(view, ONIRIM_ZONE_DOORS,
	    onirim_player(view->game));
	const int next = next_goal(&goals);

	return (goals.count > 0 &&
	    (next < 0 || card_colour(goals.cards[next]) != colour)) ||
	    (plays(view, "unique") && count_in(&doors, door_of(colour)) > 0);
}

static bool
finds_no_goal(const struct topic *topic)
{
	return finds_door(topic) && loses_door(topic);
}

static bool
of_partner(const struct topic *topic)
{
	return onirim_action_place(topic->action) != topic->view->viewer;
}

static bool
with_goals(const struct topic *topic)
{
	return zone_count(topic->view, ONIRIM_ZONE_GOALS) > 0;
}

static bool
to_bottom(const struct topic *topic)
{
	return topic->view->to_bottom;
}

/* Whether the hand has a key of the topic's colour. */
static bool
has_key(const struct topic *topic)
{
	const struct view *view = topic->view;
	const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND,
	    onirim_player(view->game));
	const struct pile shared = pile_of(view, ONIRIM_ZONE_SHARED, 0);
	const onirim_card key = (onirim_card)(ONIRIM_CARD_ROOM +
	    ROOM_SYMBOLS * card_colour(topic_card(topic)) + ONIRIM_SYMBOL_KEY);

	return count_in(&hand, key) + count_in(&shared, key) > 0;
}

static const struct question {
	int ask;
	int columns;   /* in which its choices are laid out at least */
	bool by_verb;  /* every verb has its column */
	bool (*when)(const struct topic *);
	const char *sentence;
	const char *hints[HINTS_MAX]; /* said where there are lines left */
} questions[] = {
	{ ONIRIM_ASK_DEAL, 3, false, NULL,
	    "You are the dealer. Turn the next $g: which is it?",
	    { "In brackets: how many of them could come." } },
	{ ONIRIM_ASK_DRAFT, 2, false, NULL,
	    "Take one of the open cards into your hand.",
	    { "Each seat takes three in turn; the last two are shared." } },
	{ ONIRIM_ASK_ACT, 2, true, NULL,
	    "Play a card into your labyrinth, or discard one.",
	    { "Three of a colour in a row find a Door; "
	      "neighbours never share a symbol.",
	      "A discarded key is a Prophecy: "
	      "look at the next five cards, discard one." } },
	{ ONIRIM_ASK_SEARCH, 1, false, NULL,
	    "Three in a row! You may search the deck for the $c.",
	    { NULL } },
	{ ONIRIM_ASK_SWAP, 1, false, NULL,
	    "You may swap one card of your hand for a shared one.",
	    { NULL } },
	{ ONIRIM_ASK_PROPHECY, 1, false, NULL,
	    "Prophecy: discard one of the cards you look at.",
	    { "The others go back on top, in an order you choose next." } },
	{ ONIRIM_ASK_ORDER, 1, false, to_bottom,
	    "At the bottom of the deck: which of these is to be drawn first?",
	    { "Those that are not named yet follow below it." } },
	{ ONIRIM_ASK_ORDER, 1, false, NULL,
	    "On top of the deck: which of these is to be drawn next?",
	    { "Those that are not named yet follow below it." } },
	{ ONIRIM_ASK_DRAW, 1, false, NULL,
	    "A card must be drawn. You may cast a spell before that.",
	    { NULL } },
	{ ONIRIM_ASK_DOOR, 1, false, has_key,
	    "You drew the $c, and you have a key of its colour.",
	    { NULL } },
	{ ONIRIM_ASK_DOOR, 1, false, NULL,
	    "You drew the $c, and you have no key of its colour.",
	    { NULL } },
	{ ONIRIM_ASK_NIGHTMARE, 1, false, NULL,
	    "You drew a $c! Choose how to bear it.",
	    { NULL } },
	{ ONIRIM_ASK_PAY, 3, false, NULL,
	    "Pay for $Z with discarded cards (still to pay: $u).",
	    { "They leave the game. In brackets: how many are there.",
	      "They are paid in this order: none above one already paid." } },
	{ ONIRIM_ASK_GOALS, 4, false, NULL,
	    "$Z: which two Goals are to change places?",
	    { NULL } },
	{ ONIRIM_ASK_TOP, 1, false, NULL,
	    "$Z: which of these cards goes on top of the deck?",
	    { "The others go back to the bottom, in an order you choose "
	      "next." } },
	{ ONIRIM_ASK_TOWER, 2, false, NULL,
	    "After the $c one of the Towers is lost.",
	    { "One between two others only if these may then touch." } },
	{ ONIRIM_ASK_PREMONITION, 1, false, NULL,
	    "Dark Premonitions come true! Which of them strikes first?",
	    { "It may be that the others do not hold any more after that." } },
	{ ONIRIM_ASK_PENALTY, 1, false, NULL,
	    "The Premonition $c strikes: $y.",
	    { NULL } },
	{ ONIRIM_ASK_HAPPY, 1, false, NULL,
	    "You drew a $c: choose what it brings.",
	    { NULL } },
	{ ONIRIM_ASK_FETCH, 4, false, NULL,
	    "The $c: which card of the deck goes on top?",
	    { NULL } },
	{ ONIRIM_ASK_DISCARD_ANY, 2, false, NULL,
	    "The $c: discard as many of these cards as you like.",
	    { "They go in this order: none above one already discarded." } },
};

static const struct question any_question = { ONIRIM_ASK_NOTHING, 2, false,
	NULL, "Choose one.", { NULL } };

static const struct question *
question_of(const struct view *view)
{
	const struct topic topic = { .view = view };
	const int ask = onirim_decision(view->game);

	for (size_t i = 0; i < COUNT_OF(questions); i++)
		if (questions[i].ask == ask && (questions[i].when == NULL ||
		    questions[i].when(&topic)))
			return &questions[i];
	return &any_question;
}

/* What a choice is called, and what it brings: in full or, where there is
 * less room, in brief.  The first row that fits is taken. */
static const struct wording {
	int ask;        /* or ONIRIM_ASK_NOTHING for any */
	int verb;
	enum kind kind; /* of the card; KIND_ANY for any */
	bool (*when)(const struct topic *);
	const char *name;
	const char *full;
	const char *brief;
} wordings[] = {
	{ ONIRIM_ASK_DEAL, ONIRIM_VERB_DEAL, KIND_ANY, NULL,
	    "$c", " ($n)", " ($n)" },
	{ ONIRIM_ASK_DRAFT, ONIRIM_VERB_TAKE, KIND_ANY, NULL,
	    "take $c", "", "" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, KIND_TOWER, NULL,
	    "play $p$c $e", "", "" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, KIND_ANY, finds_no_goal,
	    "play $p$c", ": 3rd $k, not its Goal", ": 3rd $k" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, KIND_ANY, finds_door,
	    "play $p$c", ": 3rd $k, a Door!", ": 3rd: Door!" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, KIND_ANY, completes_series,
	    "play $p$c", ": 3rd, no Door left", ": 3rd $k" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, KIND_ANY, continues_series,
	    "play $p$c", ": 2nd $k", ": 2nd" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, KIND_ANY, NULL,
	    "play $p$c", ": 1st $k", ": 1st" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_DISCARD, KIND_KEY, NULL,
	    "discard $p$c", ": look at the next five (Prophecy)",
	    ": Prophecy" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_DISCARD, KIND_TOWER, NULL,
	    "discard $p$c", ": put the next $h in order", ": look at $h" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_DISCARD, KIND_ANY, NULL,
	    "discard $p$c", "", "" },
	{ ONIRIM_ASK_SEARCH, ONIRIM_VERB_SEARCH, KIND_ANY, loses_door,
	    "search", ": the Door goes to Limbo, and the deck is shuffled",
	    ": it goes to Limbo" },
	{ ONIRIM_ASK_SEARCH, ONIRIM_VERB_SEARCH, KIND_ANY, NULL,
	    "search", ": the Door is yours, and the deck is shuffled",
	    ": take it, and shuffle" },
	{ ONIRIM_ASK_SEARCH, ONIRIM_VERB_DECLINE, KIND_ANY, NULL,
	    "decline", ": leave it there, and do not shuffle", "" },
	{ ONIRIM_ASK_SWAP, ONIRIM_VERB_SWAP, KIND_ANY, NULL,
	    "give $c for $o", "", "" },
	{ ONIRIM_ASK_SWAP, ONIRIM_VERB_DECLINE, KIND_ANY, NULL,
	    "keep them all as they are", "", "" },
	{ ONIRIM_ASK_PROPHECY, ONIRIM_VERB_DROP, KIND_DOOR, NULL,
	    "discard $c", ": a Door that will never be found!",
	    ": a Door!" },
	{ ONIRIM_ASK_PROPHECY, ONIRIM_VERB_DROP, KIND_NIGHTMARE, NULL,
	    "discard $c", ": it will frighten nobody", "" },
	{ ONIRIM_ASK_PROPHECY, ONIRIM_VERB_DROP, KIND_ANY, NULL,
	    "discard $c", "", "" },
	{ ONIRIM_ASK_ORDER, ONIRIM_VERB_NEXT, KIND_ANY, NULL,
	    "$c comes next", "", "" },
	{ ONIRIM_ASK_DRAW, ONIRIM_VERB_DRAW, KIND_ANY, NULL,
	    "draw", ": cast nothing", "" },
	{ ONIRIM_ASK_DOOR, ONIRIM_VERB_KEY, KIND_ANY, loses_door,
	    "spend $p$c", ": but the Door goes to Limbo all the same",
	    ": still to Limbo" },
	{ ONIRIM_ASK_DOOR, ONIRIM_VERB_KEY, KIND_ANY, NULL,
	    "spend $p$c", ": the Door is yours", "" },
	{ ONIRIM_ASK_DOOR, ONIRIM_VERB_LIMBO, KIND_ANY, NULL,
	    "limbo", ": the Door is shuffled back into the deck after the turn",
	    ": the Door goes back" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_KEY, KIND_ANY, NULL,
	    "discard $p$c", "", "" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_DOOR, KIND_ANY, with_goals,
	    "lose $c", ": it goes back, and its Goal is open again",
	    ": Goal reopened" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_DOOR, KIND_ANY, NULL,
	    "lose $c", ": it goes back into the deck", "" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_REVEAL, KIND_ANY, NULL,
	    "reveal five", ": the Locations among the next five are lost",
	    ": Locations are lost" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_HAND, KIND_ANY, NULL,
	    "discard your hand", ": all of it, and draw a new one",
	    ", draw anew" },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_CAST, KIND_ANY, NULL,
	    "cast $z", ": pay $m; $x", ": pay $m; $b" },
	{ ONIRIM_ASK_PAY, ONIRIM_VERB_PAY, KIND_ANY, NULL,
	    "$c", " ($d)", "" },
	{ ONIRIM_ASK_GOALS, ONIRIM_VERB_GOALS, KIND_ANY, NULL,
	    "$i", "", "" },
	{ ONIRIM_ASK_TOP, ONIRIM_VERB_TOP, KIND_ANY, NULL,
	    "$c goes on top", "", "" },
	{ ONIRIM_ASK_TOWER, ONIRIM_VERB_TOWER, KIND_ANY, NULL,
	    "lose $t", "", "" },
	{ ONIRIM_ASK_TOWER, ONIRIM_VERB_SPARE, KIND_ANY, NULL,
	    "spare all", ": the nightmare goes to Limbo",
	    ": it goes to Limbo" },
	{ ONIRIM_ASK_PREMONITION, ONIRIM_VERB_RESOLVE, KIND_ANY, NULL,
	    "$c", ": $y", "" },
	{ ONIRIM_ASK_PENALTY, ONIRIM_VERB_DOOR, KIND_ANY, of_partner,
	    "lose $c of $r", "", "" },
	{ ONIRIM_ASK_PENALTY, ONIRIM_VERB_DOOR, KIND_ANY, NULL,
	    "lose $c", "", "" },
	{ ONIRIM_ASK_PENALTY, ONIRIM_VERB_DROP, KIND_ANY, NULL,
	    "discard $c", "", "" },
	{ ONIRIM_ASK_HAPPY, ONIRIM_VERB_DISPEL, KIND_ANY, NULL,
	    "dispel $c", ": it leaves the game unharmed", "" },
	{ ONIRIM_ASK_HAPPY, ONIRIM_VERB_LOOK, KIND_ANY, NULL,
	    "look", ": reveal seven cards, discard any of them, order the rest",
	    " at the next seven" },
	{ ONIRIM_ASK_HAPPY, ONIRIM_VERB_FETCH, KIND_ANY, NULL,
	    "fetch", ": shuffle, with a card of your choice on top",
	    " a card onto the deck" },
	{ ONIRIM_ASK_FETCH, ONIRIM_VERB_FETCH, KIND_ANY, NULL,
	    "$c", "", "" },
	{ ONIRIM_ASK_DISCARD_ANY, ONIRIM_VERB_DROP, KIND_ANY, NULL,
	    "discard $c", "", "" },
	{ ONIRIM_ASK_DISCARD_ANY, ONIRIM_VERB_STOP, KIND_ANY, NULL,
	    "enough", ": the rest goes back on top", "" },
};

static const struct wording any_wording = { ONIRIM_ASK_NOTHING, 0, KIND_ANY,
	NULL, "$a", "", "" };

static bool
fits(const struct wording *wording, const struct topic *topic)
{
	const int ask = onirim_decision(topic->view->game);
	int place;

	return (wording->ask == ask || wording->ask == ONIRIM_ASK_NOTHING) &&
	    wording->verb == onirim_action_verb(topic->action) &&
	    (wording->kind == KIND_ANY ||
	    wording->kind == kind_of(topic_card(topic), &place)) &&
	    (wording->when == NULL || wording->when(topic));
}

static const struct wording *
wording_of(const struct topic *topic)
{
	for (size_t i = 0; i < COUNT_OF(wordings); i++)
		if (fits(&wordings[i], topic))
			return &wordings[i];
	return &any_wording;
}

/* Add a choice in as many words as fit. */
static void
add_choice(struct line *line, int number, const struct topic *topic, int width)
{
	const struct wording *wording = wording_of(topic);
	const char *const more[] = { wording->full, wording->brief, "" };
	struct line cell;

	for (size_t i = 0; i < COUNT_OF(more); i++) {
		line_clear(&cell);
		line_add(&cell, "%c%2d%c ", STYLE_BOLD, number, STYLE_PLAIN);
		say(&cell, wording->name, topic);
		say(&cell, more[i], topic);
		if (line_width(&cell) <= width)
			break;
	}
	line_clip(&cell, width);
	line_add(line, "%s", cell.text);
}

/* The answers to a question. */
struct choices {
	int count;
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
};

static void
choices_read(struct choices *choices, const onirim_game *game)
{
	memset(choices->weights, 0, sizeof(choices->weights));
	choices->count = onirim_legal_actions(game, choices->actions,
	    ONIRIM_ACTIONS_MAX);
	onirim_weights(game, choices->weights, ONIRIM_ACTIONS_MAX);
}

/* How choices lie in columns: each holds those from its start to the start
 * of the next. */
struct layout {
	int columns;
	int rows;
	int starts[COLUMNS_MAX + 1];
};

static struct layout
layout_even(int count, int columns)
{
	struct layout layout = { .columns = columns };

	layout.rows = (count + columns - 1) / columns;
	for (int i = 0; i <= columns; i++) {
		const int start = i * layout.rows;

		layout.starts[i] = start < count ? start : count;
	}
	return layout;
}

/* Two columns, one for the first verb and one for what follows. */
static struct layout
layout_by_verb(const struct choices *choices)
{
	struct layout layout = { .columns = 2, .starts = { 0, 0,
	    choices->count } };
	const int verb = onirim_action_verb(choices->actions[0]);
	int first = 0;

	while (first < choices->count &&
	    onirim_action_verb(choices->actions[first]) == verb)
		first++;
	layout.starts[1] = first;
	layout.rows = first > choices->count - first ? first
						     : choices->count - first;
	return layout;
}

/* Whether every choice has its name in full. */
static bool
names_fit(const struct view *view, const struct choices *choices, int columns)
{
	struct line name;

	for (int i = 0; i < choices->count; i++) {
		const struct topic topic = {
			.view = view,
			.action = choices->actions[i],
		};

		line_clear(&name);
		say(&name, wording_of(&topic)->name, &topic);
		if ((int)strlen("99 ") + line_width(&name) >=
		    PAGE_WIDTH / columns)
			return false;
	}
	return true;
}

/* As few columns as the lines that are left allow. */
static struct layout
layout_for(const struct view *view, const struct question *question,
    const struct choices *choices, int lines)
{
	struct layout layout = question->by_verb ? layout_by_verb(choices)
	    : layout_even(choices->count, question->columns);

	for (int columns = question->columns; layout.rows > lines &&
	    columns <= COLUMNS_MAX && names_fit(view, choices, columns);
	    columns++)
		layout = layout_even(choices->count, columns);
	return layout;
}

static void
show_choice_row(struct line *line, const struct view *view,
    const struct choices *choices, const struct layout *layout, int row)
{
	const int width = PAGE_WIDTH / layout->columns;

	for (int column = 0; column < layout->columns; column++) {
		const int i = layout->starts[column] + row;
		struct topic topic = { .view = view };

		if (i >= layout->starts[column + 1])
			continue;
		topic.action = choices->actions[i];
		topic.weight = choices->weights[i];
		line_pad(line, column * width);
		add_choice(line, i + 1, &topic, width - 1);
	}
}

/*
 * ---- News ---------------------------------------------------------------
 *
 * What happened since a viewer was last asked is told by the deeds that were
 * seen and by the difference between two summaries of the table.
 */

static const struct change {
	int zone;
	int seat;         /* ONIRIM_NOBODY where the zone is nobody's */
	enum kind kind;   /* of the cards; KIND_ANY for any */
	const char *came; /* NULL: not told */
	const char *went;
} changes[] = {
	{ ONIRIM_ZONE_ROW, 0, KIND_ANY, "$w played $f.", NULL },
	{ ONIRIM_ZONE_ROW, 1, KIND_ANY, "$w played $f.", NULL },
	{ ONIRIM_ZONE_DOORS, 0, KIND_ANY, "$w found $f!", "$w lost $f!" },
	{ ONIRIM_ZONE_DOORS, 1, KIND_ANY, "$w found $f!", "$w lost $f!" },
	{ ONIRIM_ZONE_GOALS, ONIRIM_NOBODY, KIND_GOAL,
	    NULL, "Goal reached: $l." },
	{ ONIRIM_ZONE_GOALS, ONIRIM_NOBODY, KIND_REACHED,
	    NULL, "Goal open again: $l." },
	{ ONIRIM_ZONE_TOWERS, ONIRIM_NOBODY, KIND_ANY,
	    "Built: $f.", "Tower lost: $f." },
	{ ONIRIM_ZONE_PREMONITIONS, ONIRIM_NOBODY, KIND_ANY,
	    "Premonition revealed: $f.", "Premonition came true: $f." },
	{ ONIRIM_ZONE_DISCARD, ONIRIM_NOBODY, KIND_ANY,
	    "Discarded: $f.", NULL },
	{ ONIRIM_ZONE_LIMBO, ONIRIM_NOBODY, KIND_ANY, "Into Limbo: $f.",
	    "Limbo was shuffled into the deck." },
	{ ONIRIM_ZONE_HAND, 0, KIND_ANY, "$w got $f.", NULL },
	{ ONIRIM_ZONE_HAND, 1, KIND_ANY, "$w got $f.", NULL },
	{ ONIRIM_ZONE_SHARED, ONIRIM_NOBODY, KIND_ANY,
	    "New shared: $f.", NULL },
};

struct summary {
	bool taken;
	int deck;
	int known_top;
	struct line deeds; /* that were told since */
	uint8_t counts[COUNT_OF(changes)][FACES];
};

static void
summary_take(struct summary *summary, const struct view *view)
{
	const struct pile top = pile_of(view, ONIRIM_ZONE_TOP, 0);

	summary->taken = true;
	summary->deck = number_of(view, ONIRIM_NUMBER_DECK, 0);
	summary->known_top = top.count;
	line_clear(&summary->deeds);
	for (size_t i = 0; i < COUNT_OF(changes); i++) {
		const int seat = changes[i].seat;
		const struct pile pile = pile_of(view, changes[i].zone,
		    seat == ONIRIM_NOBODY ? 0 : seat);

		count_kind(&pile, changes[i].kind, summary->counts[i]);
	}
}

/* Take a card away from where a summary has it, so that another of its face
 * that is drawn for it counts as new.  NO_CARD takes all. */
static void
summary_spend(struct summary *summary, int zone, int seat, onirim_card card)
{
	for (size_t i = 0; i < COUNT_OF(changes); i++) {
		if (changes[i].zone != zone || changes[i].seat != seat)
			continue;
		if (card == ONIRIM_NO_CARD)
			memset(summary->counts[i], 0, FACES);
		else if (summary->counts[i][card] > 0)
			summary->counts[i][card]--;
	}
}

/* The actions that take a card from where it is counted, and those that are
 * told. */
static const struct deed {
	int ask;  /* or ONIRIM_ASK_NOTHING for any */
	int verb;
	int zone; /* or 0; the hand's actions say whether it is a shared card */
	const char *sentence;
} deeds[] = {
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_PLAY, ONIRIM_ZONE_HAND, NULL },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_DISCARD, ONIRIM_ZONE_HAND, NULL },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_KEY, ONIRIM_ZONE_HAND, NULL },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_HAND, ONIRIM_ZONE_HAND, NULL },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_PAY, ONIRIM_ZONE_DISCARD, NULL },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_DISPEL, ONIRIM_ZONE_PREMONITIONS,
	    "$w dispelled $c." },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_CAST, 0, "$w cast $Z." },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_GOALS, 0,
	    "$w swapped the Goals $i." },
	{ ONIRIM_ASK_NOTHING, ONIRIM_VERB_SPARE, 0,
	    "$w spared the Towers." },
	{ ONIRIM_ASK_FETCH, ONIRIM_VERB_FETCH, 0,
	    "$w put $c on top of the deck." },
};

/* Take the card of an action away from the places it may come from.  An action
 * without a card takes them all. */
static void
summary_take_away(struct summary *summary, const struct topic *topic, int zone)
{
	const onirim_card card =
	    (onirim_card)onirim_action_card(topic->action);
	const int shared = onirim_action_place(topic->action);

	if (zone != ONIRIM_ZONE_HAND)
		summary_spend(summary, zone, ONIRIM_NOBODY, card);
	else if (shared == 0)
		summary_spend(summary, zone, topic->seat, card);
	if (zone == ONIRIM_ZONE_HAND &&
	    (shared == 1 || card == ONIRIM_NO_CARD))
		summary_spend(summary, ONIRIM_ZONE_SHARED, ONIRIM_NOBODY,
		    card);
}

/* Tell a summary what is done. */
static void
summary_act(struct summary *summary, const struct topic *topic)
{
	const int ask = onirim_decision(topic->view->game);
	const int verb = onirim_action_verb(topic->action);

	for (size_t i = 0; i < COUNT_OF(deeds); i++) {
		if (deeds[i].verb != verb || (deeds[i].ask != ask &&
		    deeds[i].ask != ONIRIM_ASK_NOTHING))
			continue;
		if (deeds[i].zone != 0)
			summary_take_away(summary, topic, deeds[i].zone);
		if (deeds[i].sentence == NULL)
			continue;
		line_space(&summary->deeds);
		say(&summary->deeds, deeds[i].sentence, topic);
	}
}

/* The faces of which there are more now than before; whether there are any. */
static bool
gained(const uint8_t before[FACES], const uint8_t now[FACES],
    uint8_t more[FACES])
{
	bool any = false;

	for (int face = 0; face < FACES; face++) {
		more[face] = now[face] > before[face]
		    ? (uint8_t)(now[face] - before[face]) : 0;
		any = any || more[face] > 0;
	}
	return any;
}

static void
tell_difference(struct line *line, const char *sentence,
    const struct topic *about, const uint8_t before[FACES],
    const uint8_t now[FACES])
{
	uint8_t more[FACES];
	struct topic topic = *about;

	if (sentence == NULL || !gained(before, now, more))
		return;
	topic.counts = more;
	line_space(line);
	say(line, sentence, &topic);
}

static void
tell_changes(struct line *line, const struct view *view,
    const struct summary *before, const struct summary *now)
{
	for (size_t i = 0; i < COUNT_OF(changes); i++) {
		const struct topic topic = {
			.view = view,
			.seat = changes[i].seat,
		};

		tell_difference(line, changes[i].came, &topic,
		    before->counts[i], now->counts[i]);
		tell_difference(line, changes[i].went, &topic,
		    now->counts[i], before->counts[i]);
	}
}

/* Known cards on top go one by one as they are drawn: when they are gone and
 * the deck has lost fewer cards than that, it was shuffled. */
static bool
forgot_top(const struct summary *before, const struct summary *now)
{
	return now->known_top == 0 &&
	    before->known_top > before->deck - now->deck;
}

static void
tell_news(struct line *line, const struct view *view, struct summary *before)
{
	struct summary now;

	line_clear(line);
	summary_take(&now, view);
	line_add(line, "%s", before->deeds.text);
	if (!before->taken)
		line_add(line, "%s%s before the deck runs out. Type ? for the "
		    "rules.", view->seats == 1 ? "Find all eight Doors"
		    : "Each of you needs a Door of every colour",
		    plays(view, "towers") ? ", and align four Towers," : "");
	else
		tell_changes(line, view, before, &now);
	if (before->taken && forgot_top(before, &now)) {
		line_space(line);
		line_add(line, "The deck was shuffled.");
	}
	*before = now;
}

/* Whether a text may be broken at a blank: behind a comma or a full stop, but
 * not behind the mark of a card. */
static bool
may_break(const char *text, size_t i)
{
	return i > 1 && text[i] == ' ' && strchr(",.!", text[i - 1]) != NULL &&
	    (!is_style(text[i - 2]) || text[i - 2] == STYLE_PLAIN);
}

/* Where to break a text that is too wide: at the last place that fits. */
static size_t
break_at(const char *text, int width)
{
	size_t at = 0;
	size_t i;

	for (i = 0; text[i] != '\0' && width > 0; i++) {
		if (is_style(text[i]))
			continue;
		if (may_break(text, i))
			at = i;
		width--;
	}
	return text[i] == '\0' || at == 0 ? i : at;
}

static void
wrap(struct page *page, const struct line *line, int lines_max)
{
	const char *text = line->text;

	while (*text != '\0' && page->count < lines_max) {
		const size_t length = break_at(text, PAGE_WIDTH - 4);

		line_add(page_line(page), "%.*s", (int)length, text);
		text += length + strspn(text + length, " ");
	}
	if (*text != '\0')
		line_add(&page->lines[lines_max - 1], "%c ...", STYLE_PLAIN);
}

/*
 * ---- Playing ------------------------------------------------------------
 */

struct play {
	struct terminal terminal;
	const char *program;
	onirim_game *game;
	int shown_to;  /* the seat whose hand was shown last */
	bool open;     /* nothing need be hidden between two turns */
	struct summary summaries[ONIRIM_HOST + 1]; /* by viewer */
	struct choices choices;
	struct page news;
	struct line note; /* what was wrong with the last input */
	int spell;        /* that was cast last */
	int removed;      /* the cards out of the game before it was paid */
	bool to_bottom;   /* what is put in order now goes below the deck */
};

static struct view
view_of(const struct play *play)
{
	const int player = onirim_player(play->game);
	struct view view = {
		.game = play->game,
		.viewer = player < SEATS_MAX ? player : ONIRIM_NOBODY,
		.spell = play->spell,
		.to_bottom = play->to_bottom,
	};

	if (onirim_outcome(play->game) != ONIRIM_PLAYING)
		view.viewer = ONIRIM_HOST;
	view.seats = number_of(&view, ONIRIM_NUMBER_PLAYERS, 0);
	view.unpaid = number_of(&view, ONIRIM_NUMBER_PRICE, play->spell) +
	    play->removed - zone_count(&view, ONIRIM_ZONE_REMOVED);
	return view;
}

/* Read the question and tell what led to it. */
static void
meet_question(struct play *play)
{
	const struct view view = view_of(play);
	struct line line;

	choices_read(&play->choices, play->game);
	tell_news(&line, &view, &play->summaries[view.viewer]);
	play->news.count = 0;
	wrap(&play->news, &line, NEWS_LINES_KEPT);
	line_clear(&play->note);
	if (view.viewer < SEATS_MAX)
		play->shown_to = view.viewer;
}

/* Lines of news; three dots say that there are more. */
static void
show_news(struct page *page, const struct page *news, int lines)
{
	if (lines <= 0)
		return;
	page_append(page, news, lines);
	if (lines < news->count)
		line_add(&page->lines[page->count - 1], " ...");
	page_line(page);
}

static void
show_question(struct page *page, const struct view *view,
    const struct question *question, int hints)
{
	const struct topic topic = { .view = view };
	struct line *line = page_line(page);

	line_add(line, "%c", STYLE_BOLD);
	say(line, question->sentence, &topic);
	line_add(line, "%c", STYLE_PLAIN);
	for (int i = 0; i < hints; i++)
		line_add(page_line(page), "%c%s%c", STYLE_FAINT,
		    question->hints[i], STYLE_PLAIN);
}

/* How the lines of a page are shared out. */
struct share {
	int news;
	int hints;
	struct layout layout;
	struct page table;
};

/* Fit the table and the choices into some lines: the table is shortened, and
 * from one step on the choices lie in as many columns as they need. */
static int
share_table(struct share *share, const struct play *play,
    const struct view *view, int lines)
{
	const struct question *question = question_of(view);
	int left = 0;

	for (int squeeze = 0; squeeze <= SQUEEZE_MAX; squeeze++) {
		show_table(&share->table, view, squeeze);
		left = lines - share->table.count;
		share->layout = layout_for(view, question, &play->choices,
		    squeeze < SQUEEZE_COLUMNS ? PAGE_LINES : left);
		if (share->layout.rows <= left)
			break;
	}
	return left - share->layout.rows;
}

/* A line of news and the choices come first, then a hint, the second line of
 * news, and the second hint. */
static void
share_out(struct share *share, const struct play *play,
    const struct view *view, int lines)
{
	const struct question *question = question_of(view);
	const int news = play->news.count < NEWS_LINES ? play->news.count
						       : NEWS_LINES;
	int left;

	share->news = news > 0 ? 1 : 0;
	left = share_table(share, play, view, lines - 2 * share->news);
	share->hints = 0;
	while (left > 0 && share->hints < HINTS_MAX &&
	    question->hints[share->hints] != NULL) {
		share->hints++;
		left--;
		if (left > 0 && share->news < news) {
			share->news++;
			left--;
		}
	}
	if (left > 0)
		share->news = news;
}

static void
show_position(struct play *play)
{
	const struct view view = view_of(play);
	const int around = 6; /* header, sentence, note, prompt, two blanks */
	struct page page = { .count = 0 };
	struct share share;

	share_out(&share, play, &view, PAGE_LINES - around);
	show_header(&page, &view);
	page_line(&page);
	show_news(&page, &play->news, share.news);
	page_append(&page, &share.table, share.table.count);
	page_line(&page);
	show_question(&page, &view, question_of(&view), share.hints);
	for (int row = 0; row < share.layout.rows; row++)
		show_choice_row(page_line(&page), &view, &play->choices,
		    &share.layout, row);
	line_add(page_line(&page), "%s", play->note.text);
	print_page(&play->terminal, &page);
}

static const char rules_text[] =
	"ONIRIM IN SHORT\n"
	"\n"
	"You walk through a labyrinth of dreams and look for its Doors: alone\n"
	"for all eight, two players for one of each colour each.  When a card\n"
	"must be drawn and the deck is empty, you are lost in the dream.\n"
	"\n"
	"Each turn, play a room or discard a card; then fill your hand.\n"
	"PLAY     A room goes to the end of your row.  Its symbol (* sun,\n"
	"         ) moon, % key) must differ from that of the room before it.\n"
	"         The third room in a row of one colour finds a # Door of it.\n"
	"DISCARD  A sun or a moon is just gone.  A key is a Prophecy: look at\n"
	"         the next five cards, discard one, put the others back on\n"
	"         top in any order.\n"
	"DRAW     A # Door: spend a key of its colour, and it is yours.  Else\n"
	"         it goes to Limbo, which is shuffled back after the turn.\n"
	"         A ! nightmare: discard a key, lose a Door to Limbo, reveal\n"
	"         five cards and lose their rooms, or lose your whole hand.\n"
	"TWO      Three cards are your own, two are shared by both seats.\n"
	"         After a discard you may swap one of yours for a shared one.\n"
	"\n"
	"Type the number of a choice, or its notation (play:red-sun), t for\n"
	"the whole table, ? for the rules, q to quit.\n";

static const struct {
	const char *set;
	const char *text;
} sets_texts[] = {
	{ "steps",
	"\n"
	"THE BOOK OF STEPS LOST AND FOUND\n"
	"Doors must be found in the order of the Goals: (red) is reached,\n"
	">red< is next.  Any other Door goes to Limbo.  A Door that is lost\n"
	"opens its Goal again.  Spells are paid with discarded cards, which\n"
	"leave the game: Paradoxical Prophecy puts one of the bottom five\n"
	"cards on top, Parallel Planning swaps two Goals, and by Powerful\n"
	"Punishment a nightmare just drawn does no harm.\n" },
	{ "towers",
	"\n"
	"THE TOWERS\n"
	"*)[red 3]) is a Tower with its number and the symbols on its edges.\n"
	"It goes to an end of the row of Towers; edges that touch share no\n"
	"symbol.  A discarded one lets you look at that many cards and order\n"
	"them.  After a nightmare a Tower is lost, or the nightmare goes to\n"
	"Limbo.  You need four neighbours of four colours to win, and while\n"
	"they stand no Tower is lost (variant ruins: they do not protect).\n" },
	{ "dreams",
	"\n"
	"HAPPY DREAMS AND DARK PREMONITIONS\n"
	"A Premonition (Dark) strikes when the Doors on the table are as it\n"
	"says.  A + happy dream sends one of them away, or lets you discard\n"
	"some of the next seven cards, or puts one of your choice on top.\n" },
};

enum verdict { VERDICT_AGAIN, VERDICT_ANSWERED, VERDICT_STOP };

/* Let what is on the screen be read. */
static enum verdict
pause_reading(const struct terminal *terminal)
{
	char text[INPUT_BYTES];

	return terminal->dialogue && prompt(terminal, "Press Enter to go on. ",
	    text) == INPUT_END ? VERDICT_STOP : VERDICT_AGAIN;
}

static enum verdict
command_rules(struct play *play)
{
	const struct view view = view_of(play);
	bool second = false;

	clear_screen(&play->terminal);
	fputs(rules_text, stdout);
	for (size_t i = 0; i < COUNT_OF(sets_texts); i++) {
		if (!plays(&view, sets_texts[i].set))
			continue;
		if (!second && pause_reading(&play->terminal) == VERDICT_STOP)
			return VERDICT_STOP;
		if (!second)
			clear_screen(&play->terminal);
		fputs(sets_texts[i].text, stdout);
		second = true;
	}
	return pause_reading(&play->terminal);
}

static enum verdict
command_table(struct play *play)
{
	const struct view view = view_of(play);
	const int around = 3; /* header, blank, prompt */
	struct page table;
	struct page page = { .count = 0 };

	fit_table(&table, &view, PAGE_LINES - around);
	show_header(&page, &view);
	page_line(&page);
	if (table.count + play->news.count + 1 <= PAGE_LINES - around)
		show_news(&page, &play->news, play->news.count);
	page_append(&page, &table, table.count);
	print_page(&play->terminal, &page);
	return pause_reading(&play->terminal);
}

static enum verdict
command_quit(struct play *play)
{
	(void)play;
	return VERDICT_STOP;
}

static const struct command {
	const char *word;
	enum verdict (*run)(struct play *);
} commands[] = {
	{ "t", command_table },
	{ "table", command_table },
	{ "?", command_rules },
	{ "help", command_rules },
	{ "q", command_quit },
	{ "quit", command_quit },
};

static bool
is_number(const char *text)
{
	return *text != '\0' && text[strspn(text, "0123456789")] == '\0';
}

static enum verdict
answer_number(struct play *play, const char *text, onirim_action *action)
{
	const unsigned long number = strtoul(text, NULL, 10);

	if (number < 1 || number > (unsigned long)play->choices.count) {
		line_add(&play->note, "There is no choice %.20s.", text);
		return VERDICT_AGAIN;
	}
	*action = play->choices.actions[number - 1];
	return VERDICT_ANSWERED;
}

static enum verdict
answer_notation(struct play *play, const char *text, onirim_action *action)
{
	if (onirim_action_parse(action, text, NULL) != ONIRIM_OK)
		line_add(&play->note, "That is not understood: type a number, "
		    "t, ? or q.");
	else if (onirim_is_legal(play->game, *action) != 1)
		line_add(&play->note, "That cannot be done now.");
	else
		return VERDICT_ANSWERED;
	return VERDICT_AGAIN;
}

static enum verdict
answer(struct play *play, const char *text, onirim_action *action)
{
	for (size_t i = 0; i < COUNT_OF(commands); i++)
		if (strcmp(text, commands[i].word) == 0)
			return commands[i].run(play);
	if (*text == '\0') {
		line_add(&play->note, "Please type the number of your choice.");
		return VERDICT_AGAIN;
	}
	if (is_number(text))
		return answer_number(play, text, action);
	return answer_notation(play, text, action);
}

/* Ask once.  What was wrong is told with the next page on a terminal, and in
 * a line of its own elsewhere. */
static enum verdict
ask_once(struct play *play, onirim_action *action)
{
	char words[LINE_BYTES];
	char text[INPUT_BYTES];
	enum input input;

	snprintf(words, sizeof(words), "Your choice (1-%d, t table, ? rules, "
	    "q quit): ", play->choices.count);
	input = prompt(&play->terminal, words, text);
	line_clear(&play->note);
	if (input == INPUT_END)
		return VERDICT_STOP;
	if (input == INPUT_LINE)
		return answer(play, text, action);
	line_add(&play->note, "That line is too long.");
	return VERDICT_AGAIN;
}

static bool
ask(struct play *play, onirim_action *action)
{
	enum verdict verdict;

	show_position(play);
	while ((verdict = ask_once(play, action)) == VERDICT_AGAIN) {
		if (play->terminal.dialogue)
			show_position(play);
		else if (play->note.length > 0)
			puts(play->note.text);
	}
	return verdict == VERDICT_ANSWERED;
}

/* Between two seats nobody's hand is on the screen.  The cards of the draft
 * lie open, and the dealer knows what was dealt. */
static bool
change_seats(struct play *play)
{
	const int player = onirim_player(play->game);
	struct line words = { .length = 0 };
	char text[INPUT_BYTES];

	if (!play->terminal.dialogue || play->open || player >= SEATS_MAX ||
	    player == play->shown_to ||
	    onirim_decision(play->game) == ONIRIM_ASK_DRAFT)
		return true;
	clear_screen(&play->terminal);
	line_add(&words, "%cSeat %d's turn: press Enter.%c ", STYLE_BOLD,
	    player + 1, STYLE_PLAIN);
	return prompt(&play->terminal, words.text, text) != INPUT_END &&
	    strcmp(text, "q") != 0;
}

/* Tell everybody who was asked before what is done, and keep count of the spell
 * that is cast. */
static void
note_action(struct play *play, onirim_action action)
{
	const struct view view = view_of(play);
	const int verb = onirim_action_verb(action);

	for (size_t i = 0; i < COUNT_OF(play->summaries); i++) {
		struct view theirs = view;
		const struct topic topic = {
			.view = &theirs,
			.action = action,
			.seat = onirim_player(play->game),
		};

		theirs.viewer = (int)i;
		if (play->summaries[i].taken)
			summary_act(&play->summaries[i], &topic);
	}
	if (verb == ONIRIM_VERB_CAST) {
		play->spell = onirim_action_extra(action);
		play->removed = zone_count(&view, ONIRIM_ZONE_REMOVED);
	}
	play->to_bottom = verb == ONIRIM_VERB_TOP ||
	    (verb == ONIRIM_VERB_NEXT && play->to_bottom);
}

static void
play_game(struct play *play)
{
	while (onirim_outcome(play->game) == ONIRIM_PLAYING) {
		onirim_action action;

		if (!change_seats(play))
			return;
		meet_question(play);
		if (!ask(play, &action))
			return;
		note_action(play, action);
		onirim_apply(play->game, action);
	}
}

/*
 * ---- Options ------------------------------------------------------------
 */

static const char help_text[] =
	"usage: play [option value]...\n"
	"\n"
	"Play Onirim, a card game of dreams, alone or with two players.\n"
	"\n"
	"  --seed N          the game of this number; else the clock chooses\n"
	"  --players N       1 or 2\n"
	"  --sets LIST       expansions: steps, towers, dreams, such as\n"
	"                    steps,dreams\n"
	"  --variants LIST   open, unique, race (two players), lost (steps),\n"
	"                    ruins, right-only (towers)\n"
	"  --premonitions N  4, 5 or 6 at the beginning (dreams)\n"
	"  --config TEXT     words of a configuration, such as\n"
	"                    'chance=host': you deal real cards\n"
	"  --help            this text\n"
	"  --version         the version of the library\n"
	"\n"
	"In the game, t shows the whole table, ? the rules in short, and q\n"
	"quits.\n";

static int
print_help(void)
{
	fputs(help_text, stdout);
	return EXIT_SUCCESS;
}

static int
print_version(void)
{
	printf("play, libonirim %s\n", onirim_version());
	return EXIT_SUCCESS;
}

/* An option either adds words to the configuration, where the last of them
 * adds any, or does something else instead of a game. */
static const struct option {
	const char *name;
	const char *words; /* what to put before its value */
	int (*instead)(void);
} options[] = {
	{ "--seed", "seed=", NULL },
	{ "--players", "players=", NULL },
	{ "--sets", "sets=", NULL },
	{ "--variants", "variants=", NULL },
	{ "--premonitions", "premonitions=", NULL },
	{ "--config", "", NULL },
	{ "--help", NULL, print_help },
	{ "--version", NULL, print_version },
};

static const struct option *
option_named(const char *argument)
{
	const size_t length = strcspn(argument, "=");

	for (size_t i = 0; i < COUNT_OF(options); i++)
		if (strlen(options[i].name) == length &&
		    strncmp(options[i].name, argument, length) == 0)
			return &options[i];
	return NULL;
}

static int
refuse(const char *argument, const char *why)
{
	fprintf(stderr, "play: '%s': %s; see play --help\n", argument, why);
	return EXIT_USAGE;
}

/* Read the options into a configuration.  -1: go on to play; else the status
 * to end with. */
static int
read_options(int count, char **arguments, struct line *config)
{
	for (int i = 1; i < count; i++) {
		const struct option *option = option_named(arguments[i]);
		const char *value = strchr(arguments[i], '=');

		if (option == NULL)
			return refuse(arguments[i], "there is no such option");
		if (option->instead != NULL && value != NULL)
			return refuse(arguments[i], "it takes no value");
		if (option->instead != NULL)
			return option->instead();
		if (value == NULL && i + 1 == count)
			return refuse(arguments[i], "it needs a value");
		value = value != NULL ? value + 1 : arguments[++i];
		line_space(config);
		line_add(config, "%s%s", option->words, value);
	}
	return -1;
}

static bool
has_seed(const char *config)
{
	const char *seed = strstr(config, "seed=");

	while (seed != NULL && seed > config && seed[-1] != ' ')
		seed = strstr(seed + 1, "seed=");
	return seed != NULL;
}

static void
add_clock_seed(struct line *config)
{
	struct timespec now = { .tv_sec = 0 };

	clock_gettime(CLOCK_REALTIME, &now);
	line_space(config);
	line_add(config, "seed=%ld", ((long)(now.tv_sec % SEEDS) * 1000 +
	    now.tv_nsec / 1000000) % SEEDS);
}

/* Print the configuration and mark the word that is at fault. */
static int
refuse_config(const struct line *config, int status,
    const onirim_problem *problem)
{
	fprintf(stderr, "play: %s\n", onirim_strerror(status));
	if (status != ONIRIM_E_CONFIG)
		return EXIT_FAILURE;
	fprintf(stderr, "  %s\n  %*s^", config->text, (int)problem->offset,
	    "");
	for (int32_t i = 1; i < problem->length; i++)
		fputc('~', stderr);
	fputc('\n', stderr);
	return EXIT_USAGE;
}

/*
 * ---- The end ------------------------------------------------------------
 */

static void
add_progress(struct line *line, const struct view *view)
{
	if (view->seats == 1)
		line_add(line, "%d of 8 Doors found.", doors_found(view, 0));
	else
		line_add(line, "%d and %d of 4 colours.",
		    doors_found(view, 0), doors_found(view, 1));
}

static void
add_reason(struct line *line, const struct view *view)
{
	const int winner = onirim_winner(view->game);
	const int outcome = onirim_outcome(view->game);
	const char *towers = plays(view, "towers")
	    ? ", the Towers aligned" : "";

	if (outcome == ONIRIM_PLAYING)
		line_add(line, "You left before the end.");
	else if (outcome == ONIRIM_LOST)
		line_add(line, "LOST: a card had to be drawn, "
		    "and the deck had run out.");
	else if (view->seats == 1)
		line_add(line, "WON: all eight Doors are found%s!", towers);
	else if (winner < SEATS_MAX)
		line_add(line, "WON by seat %d: it has Doors of all four "
		    "colours%s!", winner + 1, towers);
	else
		line_add(line, "WON together: both seats have Doors of all "
		    "colours%s!", towers);
}

static void
show_result(struct page *page, const struct view *view)
{
	const int deck = number_of(view, ONIRIM_NUMBER_DECK, 0);
	struct line *line = page_line(page);

	line_add(line, "%c", STYLE_BOLD);
	add_reason(line, view);
	line_add(line, "%c", STYLE_PLAIN);
	line = page_line(page);
	line_add(line, "In turn %d, with %d card%s left in the deck, ",
	    number_of(view, ONIRIM_NUMBER_TURN, 0), deck,
	    deck == 1 ? "" : "s");
	add_progress(line, view);
}

/* Write a word so that a shell reads it as one. */
static void
add_shell_word(struct line *line, const char *word)
{
	const char *plain = "abcdefghijklmnopqrstuvwxyz"
	    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+./,=:@%";

	if (*word != '\0' && word[strspn(word, plain)] == '\0') {
		line_add(line, "%s", word);
		return;
	}
	line_add(line, "'");
	for (; *word != '\0'; word++) {
		if (*word == '\'')
			line_add(line, "'\\'");
		line_add(line, "%c", *word);
	}
	line_add(line, "'");
}

/* The option that says a word of a configuration. */
static void
add_option(struct line *line, const char *word)
{
	const struct option *option = options;

	while (strncmp(word, option->words, strlen(option->words)) != 0)
		option++;
	line_add(line, " %s ", option->name);
	add_shell_word(line, word + strlen(option->words));
}

/* How to begin the same game again, in as many lines as it needs. */
static void
show_replay(struct page *page, const struct play *play)
{
	struct line *line;
	char config[LINE_BYTES] = "";

	line_add(page_line(page), "To begin the same game again:");
	line = page_line(page);
	line_add(line, "  ");
	add_shell_word(line, play->program);
	onirim_config_format(play->game, config, sizeof(config));
	for (char *word = strtok(config, " "); word != NULL;
	    word = strtok(NULL, " ")) {
		struct line option = { .length = 0 };

		if (strcmp(word, "game=onirim") == 0)
			continue;
		add_option(&option, word);
		if (line_width(line) + line_width(&option) + 2 > PAGE_WIDTH) {
			line_add(line, " \\");
			line = page_line(page);
			line_add(line, "   ");
		}
		line_add(line, "%s", option.text);
	}
}

/* The last page shows the whole table; somebody who left has seen it. */
static void
show_end(struct play *play)
{
	const struct view view = view_of(play);
	const bool over = onirim_outcome(play->game) != ONIRIM_PLAYING;
	const int around = 5; /* header, three blanks, the shell's prompt */
	struct page end = { .count = 0 };
	struct page table;
	struct page page = { .count = 0 };

	show_result(&end, &view);
	page_line(&end);
	show_replay(&end, play);
	if (over) {
		fit_table(&table, &view, PAGE_LINES - around - end.count);
		show_header(&page, &view);
		page_line(&page);
		page_append(&page, &table, table.count);
		page_line(&page);
	}
	page_append(&page, &end, end.count);
	print_page(&play->terminal, &page);
}

/* Whether nobody has cards that somebody else at the table must not see. */
static bool
hides_nothing(const struct view *view)
{
	return view->seats == 1 || plays(view, "open");
}

int
main(int count, char **arguments)
{
	static struct play play = { .shown_to = ONIRIM_NOBODY };
	struct line config = { .length = 0 };
	onirim_problem problem = { .offset = 0 };
	struct view view;
	int status = read_options(count, arguments, &config);

	if (status >= 0)
		return status;
	if (config.length >= LINE_BYTES / 2)
		return refuse("--config", "that is too long");
	if (!has_seed(config.text))
		add_clock_seed(&config);
	status = onirim_game_new(&play.game, config.text, &problem);
	if (status != ONIRIM_OK)
		return refuse_config(&config, status, &problem);
	play.terminal = terminal_open();
	play.program = count > 0 ? arguments[0] : "play";
	view = view_of(&play);
	play.open = hides_nothing(&view);
	play_game(&play);
	show_end(&play);
	onirim_game_free(play.game);
	return fflush(stdout) == 0 && ferror(stdout) == 0 ? EXIT_SUCCESS
							  : EXIT_FAILURE;
}
