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
	PAGE_WIDTH = 80,
	LINE_BYTES = 1024,
	INPUT_BYTES = 128,
	LABEL_WIDTH = 9,
	COLUMNS_MAX = 5,
	NEWS_LINES = 2,
	HINTS_MAX = 2,
	SEATS_MAX = 2,
	COLOURS = 4,
	FACES = 256,
	ROOM_SYMBOLS = 4,
	ROOM_FACES = COLOURS * ROOM_SYMBOLS,
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
	struct line lines[PAGE_LINES];
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

	if (page->count < PAGE_LINES)
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

/* A game as somebody sees it. */
struct view {
	const onirim_game *game;
	int viewer;
	int seats;
};

static const char room_symbols[ROOM_SYMBOLS] = "*)%&";

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

static bool
is_room(onirim_card card)
{
	return card >= ONIRIM_CARD_ROOM && card < ONIRIM_CARD_ROOM + ROOM_FACES;
}

static bool
is_door(onirim_card card)
{
	return card >= ONIRIM_CARD_DOOR && card < ONIRIM_CARD_DOOR + COLOURS;
}

/* The colour of a card, or -1 where it has none. */
static int
card_colour(onirim_card card)
{
	if (is_room(card))
		return (card - ONIRIM_CARD_ROOM) / ROOM_SYMBOLS;
	if (is_door(card))
		return card - ONIRIM_CARD_DOOR;
	return -1;
}

/* The symbol of a room, or -1 where the card is none. */
static int
card_symbol(onirim_card card)
{
	return is_room(card) ? (card - ONIRIM_CARD_ROOM) % ROOM_SYMBOLS : -1;
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

/* A mark that tells the kind of a card without its colour. */
static char
card_mark(onirim_card card)
{
	if (is_room(card))
		return room_symbols[card_symbol(card)];
	if (is_door(card))
		return '#';
	return card == ONIRIM_HIDDEN_CARD ? '?' : '!';
}

/* A card in words: its name in the notation, with blanks for hyphens. */
static void
add_card(struct line *line, onirim_card card)
{
	char name[ONIRIM_TEXT_MAX] = "hidden";

	if (card != ONIRIM_HIDDEN_CARD)
		onirim_card_name(card, name, sizeof(name));
	for (char *hyphen = name; (hyphen = strchr(hyphen, '-')) != NULL;)
		*hyphen = ' ';
	line_add(line, "%c%c %s%c", card_style(card), card_mark(card), name,
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

static void
count_faces(const struct pile *pile, uint8_t counts[FACES])
{
	memset(counts, 0, FACES);
	for (int i = 0; i < pile->count; i++)
		counts[pile->cards[i]]++;
}

/*
 * ---- The table ----------------------------------------------------------
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

/* Doors of a colour that help a seat to win: alone one needs both of them,
 * two players one each. */
static int
doors_needed(const struct view *view)
{
	return view->seats > 1 ? 1 : 2;
}

static int
doors_found(const struct view *view, int seat)
{
	const struct pile doors = pile_of(view, ONIRIM_ZONE_DOORS, seat);
	int found = 0;

	for (int colour = 0; colour < COLOURS; colour++) {
		const int have = count_in(&doors,
		    (onirim_card)(ONIRIM_CARD_DOOR + colour));

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

static void
show_doors(struct page *page, const struct view *view)
{
	const int needed = doors_needed(view);

	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile doors =
		    pile_of(view, ONIRIM_ZONE_DOORS, seat);
		struct line *line = labelled(page, view, "Doors", seat);

		for (int colour = 0; colour < COLOURS; colour++)
			add_boxes(line, colour, count_in(&doors,
			    (onirim_card)(ONIRIM_CARD_DOOR + colour)), needed);
		line_add(line, "%d of %d%s", doors_found(view, seat),
		    needed * COLOURS, needed == 1 ? " colours" : "");
	}
}

/* How many cards there are, how many of them are Nightmares, and the Doors. */
static void
add_dreams(struct line *line, int cards, int nightmares,
    const int doors[COLOURS])
{
	const char *between = "; Doors: ";

	line_add(line, "%d card%s; %c%d nightmare%s%c", cards,
	    cards == 1 ? "" : "s", STYLE_DREAM, nightmares,
	    nightmares == 1 ? "" : "s", STYLE_PLAIN);
	for (int colour = 0; colour < COLOURS; colour++) {
		if (doors[colour] <= 0)
			continue;
		line_add(line, "%s%d ", between, doors[colour]);
		add_colour(line, colour);
		between = ", ";
	}
}

static void
show_deck(struct page *page, const struct view *view)
{
	const int zones[] = { ONIRIM_ZONE_POOL, ONIRIM_ZONE_TOP,
		ONIRIM_ZONE_BOTTOM };
	int doors[COLOURS];
	int nightmares = 0;

	for (size_t i = 0; i < COUNT_OF(zones); i++) {
		const struct pile pile = pile_of(view, zones[i], 0);

		nightmares += count_in(&pile, ONIRIM_CARD_NIGHTMARE);
	}
	for (int colour = 0; colour < COLOURS; colour++)
		doors[colour] = number_of(view, ONIRIM_NUMBER_DOORS_LEFT,
		    colour);
	add_dreams(labelled(page, view, "Deck", ONIRIM_NOBODY),
	    number_of(view, ONIRIM_NUMBER_DECK, 0), nightmares, doors);
}

static void
show_next(struct page *page, const struct view *view)
{
	const struct pile top = pile_of(view, ONIRIM_ZONE_TOP, 0);

	if (top.count > 0)
		add_cards(labelled(page, view, "Next", ONIRIM_NOBODY), &top, 0);
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

static void
show_rows(struct page *page, const struct view *view)
{
	for (int seat = 0; seat < view->seats; seat++)
		show_row(page, view, seat);
}

/* What the discard pile holds, kind by kind. */
static const struct kind {
	int symbol; /* of rooms; -1 for what is no room */
	onirim_card first;
	onirim_card last;
	const char *name;
} kinds[] = {
	{ ONIRIM_SYMBOL_SUN,  0, UINT8_MAX, "sun" },
	{ ONIRIM_SYMBOL_MOON, 0, UINT8_MAX, "moon" },
	{ ONIRIM_SYMBOL_KEY,  0, UINT8_MAX, "key" },
	{ -1, ONIRIM_CARD_DOOR, ONIRIM_CARD_DOOR + COLOURS - 1, "Door" },
	{ -1, ONIRIM_CARD_NIGHTMARE, ONIRIM_CARD_NIGHTMARE, "nightmare" },
};

static int
count_kind(const struct pile *pile, const struct kind *kind)
{
	int count = 0;

	for (int i = 0; i < pile->count; i++)
		if (card_symbol(pile->cards[i]) == kind->symbol &&
		    pile->cards[i] >= kind->first &&
		    pile->cards[i] <= kind->last)
			count++;
	return count;
}

static void
show_discard(struct page *page, const struct view *view)
{
	const struct pile discard = pile_of(view, ONIRIM_ZONE_DISCARD, 0);
	struct line *line = labelled(page, view, "Gone", ONIRIM_NOBODY);
	const char *between = "";

	for (size_t i = 0; i < COUNT_OF(kinds); i++) {
		const int count = count_kind(&discard, &kinds[i]);

		if (count == 0)
			continue;
		line_add(line, "%s%d %s%s", between, count, kinds[i].name,
		    count == 1 ? "" : "s");
		between = ", ";
	}
	if (*between == '\0')
		line_add(line, "none");
}

static void
show_limbo(struct page *page, const struct view *view)
{
	const struct pile limbo = pile_of(view, ONIRIM_ZONE_LIMBO, 0);
	int doors[COLOURS];

	if (limbo.count == 0)
		return;
	for (int colour = 0; colour < COLOURS; colour++)
		doors[colour] = count_in(&limbo,
		    (onirim_card)(ONIRIM_CARD_DOOR + colour));
	add_dreams(labelled(page, view, "Limbo", ONIRIM_NOBODY), limbo.count,
	    count_in(&limbo, ONIRIM_CARD_NIGHTMARE), doors);
}

/* A partner's hand of which nothing is known is not worth a line. */
static void
show_hands(struct page *page, const struct view *view)
{
	for (int seat = 0; seat < view->seats; seat++) {
		const struct pile hand = pile_of(view, ONIRIM_ZONE_HAND, seat);

		if (seat != view->viewer &&
		    count_in(&hand, ONIRIM_HIDDEN_CARD) == hand.count)
			continue;
		add_cards(labelled(page, view, "Hand", seat), &hand, 0);
	}
}

/* The shared cards; in the draft they are eight and need two lines. */
static void
show_shared(struct page *page, const struct view *view)
{
	const struct pile shared = pile_of(view, ONIRIM_ZONE_SHARED, 0);
	struct pile begin = shared;
	struct pile end = shared;
	const bool draft = onirim_decision(view->game) == ONIRIM_ASK_DRAFT;
	const int half = 5;

	if (shared.count == 0)
		return;
	begin.count = shared.count < half ? shared.count : half;
	add_cards(labelled(page, view, draft ? "Open" : "Shared",
	    ONIRIM_NOBODY), &begin, 0);
	if (shared.count > half)
		add_cards(labelled(page, view, "", ONIRIM_NOBODY), &end, half);
}

/* The cards looked at.  One that the question names need not be shown. */
static void
show_pending(struct page *page, const struct view *view)
{
	const struct pile pending = pile_of(view, ONIRIM_ZONE_PENDING, 0);

	if (pending.count == 0 || (pending.count == 1 &&
	    pending.cards[0] == onirim_subject(view->game)))
		return;
	add_cards(labelled(page, view, "Seen", ONIRIM_NOBODY), &pending, 0);
}

static void (*const blocks[])(struct page *, const struct view *) = {
	show_doors,
	show_deck,
	show_next,
	show_rows,
	show_discard,
	show_limbo,
	show_hands,
	show_shared,
	show_pending,
};

static void
show_table(struct page *page, const struct view *view)
{
	for (size_t i = 0; i < COUNT_OF(blocks); i++)
		blocks[i](page, view);
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

static void
gap_card(struct line *line, const struct topic *topic)
{
	add_card(line, (onirim_card)onirim_action_card(topic->action));
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
	const int colour =
	    card_colour((onirim_card)onirim_action_card(topic->action));

	if (colour >= 0)
		add_colour(line, colour);
}

static void
gap_subject(struct line *line, const struct topic *topic)
{
	add_card(line, (onirim_card)onirim_subject(topic->view->game));
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

/* Whom the dealt card is for. */
static void
gap_goal(struct line *line, const struct topic *topic)
{
	const struct view *view = topic->view;
	const int zone = number_of(view, ONIRIM_NUMBER_TO, 0);
	const int index = number_of(view, ONIRIM_NUMBER_TO_INDEX, 0);

	if (zone == ONIRIM_ZONE_HAND && view->seats > 1)
		line_add(line, " for the hand of seat %d", index + 1);
	else if (zone == ONIRIM_ZONE_HAND)
		line_add(line, " for the hand");
	else if (zone == ONIRIM_ZONE_SHARED)
		line_add(line, " for the shared cards");
	else
		line_add(line, " to be looked at");
}

static const struct gap {
	char letter;
	void (*fill)(struct line *, const struct topic *);
} gaps[] = {
	{ 'c', gap_card },
	{ 'o', gap_other_card },
	{ 'p', gap_place },
	{ 'k', gap_colour },
	{ 's', gap_subject },
	{ 'n', gap_weight },
	{ 'a', gap_notation },
	{ 'w', gap_who },
	{ 'f', gap_counts },
	{ 'g', gap_goal },
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

static const struct question {
	int ask;
	int columns;   /* in which its choices are laid out at least */
	bool by_verb;  /* every verb has its column */
	const char *sentence;
	const char *hints[HINTS_MAX]; /* said where there are lines left */
} questions[] = {
	{ ONIRIM_ASK_DEAL, 3, false,
	    "You are the dealer. Turn the next card$g: which is it?",
	    { "In brackets: how many of them could come." } },
	{ ONIRIM_ASK_DRAFT, 2, false,
	    "Take one of the open cards into your hand.",
	    { "Each seat takes three in turn; the last two are shared." } },
	{ ONIRIM_ASK_ACT, 2, true,
	    "Play a card into your labyrinth, or discard one.",
	    { "Three of a colour in a row find a Door; "
	      "neighbours never share a symbol.",
	      "A discarded key is a Prophecy: "
	      "look at the next five cards, discard one." } },
	{ ONIRIM_ASK_SEARCH, 1, false,
	    "Three in a row! You may search the deck for the $s.",
	    { NULL } },
	{ ONIRIM_ASK_SWAP, 1, false,
	    "You may swap one card of your hand for a shared one.",
	    { NULL } },
	{ ONIRIM_ASK_PROPHECY, 1, false,
	    "Prophecy: discard one of the cards you look at.",
	    { "The others go back on top, in an order you choose next." } },
	{ ONIRIM_ASK_ORDER, 1, false,
	    "Prophecy: which of these cards is to be drawn next?",
	    { "Those that are not named yet follow below it." } },
	{ ONIRIM_ASK_DOOR, 1, false,
	    "You drew the $s, and you have a key of its colour.",
	    { NULL } },
	{ ONIRIM_ASK_NIGHTMARE, 1, false,
	    "You drew a $s! Choose how to bear it.",
	    { NULL } },
};

static const struct question any_question = { ONIRIM_ASK_NOTHING, 2, false,
	"Choose one.", { NULL } };

static const struct question *
question_of(const onirim_game *game)
{
	const int ask = onirim_decision(game);

	for (size_t i = 0; i < COUNT_OF(questions); i++)
		if (questions[i].ask == ask)
			return &questions[i];
	return &any_question;
}

static onirim_card
topic_card(const struct topic *topic)
{
	return (onirim_card)onirim_action_card(topic->action);
}

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

static bool
about_key(const struct topic *topic)
{
	return card_symbol(topic_card(topic)) == ONIRIM_SYMBOL_KEY;
}

static bool
about_door(const struct topic *topic)
{
	return is_door(topic_card(topic));
}

static bool
about_nightmare(const struct topic *topic)
{
	return topic_card(topic) == ONIRIM_CARD_NIGHTMARE;
}

/* What a choice is called, and what it brings: in full or, where there is
 * less room, in brief.  The first row that fits is taken. */
static const struct wording {
	int ask; /* or ONIRIM_ASK_NOTHING for any */
	int verb;
	bool (*when)(const struct topic *);
	const char *name;
	const char *full;
	const char *brief;
} wordings[] = {
	{ ONIRIM_ASK_DEAL, ONIRIM_VERB_DEAL, NULL,
	    "$c", " ($n)", " ($n)" },
	{ ONIRIM_ASK_DRAFT, ONIRIM_VERB_TAKE, NULL,
	    "take $c", "", "" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, finds_door,
	    "play $p$c", ": 3rd $k, a Door!", ": 3rd: Door!" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, completes_series,
	    "play $p$c", ": 3rd, no Door left", ": 3rd $k" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, continues_series,
	    "play $p$c", ": 2nd $k", ": 2nd" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_PLAY, NULL,
	    "play $p$c", ": 1st $k", ": 1st" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_DISCARD, about_key,
	    "discard $p$c", ": look at the next five (Prophecy)",
	    ": Prophecy" },
	{ ONIRIM_ASK_ACT, ONIRIM_VERB_DISCARD, NULL,
	    "discard $p$c", "", "" },
	{ ONIRIM_ASK_SEARCH, ONIRIM_VERB_SEARCH, NULL,
	    "search", ": the Door is yours, and the deck is shuffled",
	    ": take it, and shuffle" },
	{ ONIRIM_ASK_SEARCH, ONIRIM_VERB_DECLINE, NULL,
	    "decline", ": leave it there, and do not shuffle", "" },
	{ ONIRIM_ASK_SWAP, ONIRIM_VERB_SWAP, NULL,
	    "give $c and take the shared $o", "", "" },
	{ ONIRIM_ASK_SWAP, ONIRIM_VERB_DECLINE, NULL,
	    "keep them all as they are", "", "" },
	{ ONIRIM_ASK_PROPHECY, ONIRIM_VERB_DROP, about_door,
	    "discard $c", ": a Door that will never be found!",
	    ": a Door!" },
	{ ONIRIM_ASK_PROPHECY, ONIRIM_VERB_DROP, about_nightmare,
	    "discard $c", ": it will frighten nobody", "" },
	{ ONIRIM_ASK_PROPHECY, ONIRIM_VERB_DROP, NULL,
	    "discard $c", "", "" },
	{ ONIRIM_ASK_ORDER, ONIRIM_VERB_NEXT, NULL,
	    "$c comes next", "", "" },
	{ ONIRIM_ASK_DOOR, ONIRIM_VERB_KEY, NULL,
	    "spend $p$c", ": the Door is yours", "" },
	{ ONIRIM_ASK_DOOR, ONIRIM_VERB_LIMBO, NULL,
	    "limbo", ": keep the key; the Door is shuffled back into the deck",
	    ": the Door goes back" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_KEY, NULL,
	    "discard $p$c", ": nothing else happens", "" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_DOOR, NULL,
	    "lose $c", ": it goes back into the deck", "" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_REVEAL, NULL,
	    "reveal five", ": the rooms among the next five cards are lost",
	    ": their rooms are gone" },
	{ ONIRIM_ASK_NIGHTMARE, ONIRIM_VERB_HAND, NULL,
	    "discard your hand", ": all of it, and draw a new one",
	    ", draw anew" },
};

static const struct wording any_wording = { ONIRIM_ASK_NOTHING, 0, NULL,
	"$a", "", "" };

static const struct wording *
wording_of(const struct topic *topic)
{
	const int ask = onirim_decision(topic->view->game);
	const int verb = onirim_action_verb(topic->action);

	for (size_t i = 0; i < COUNT_OF(wordings); i++)
		if (wordings[i].ask == ask && wordings[i].verb == verb &&
		    (wordings[i].when == NULL || wordings[i].when(topic)))
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

/* As few columns as the lines that are left allow. */
static struct layout
layout_for(const struct question *question, const struct choices *choices,
    int lines)
{
	struct layout layout = question->by_verb ? layout_by_verb(choices)
	    : layout_even(choices->count, question->columns);

	for (int columns = 1; layout.rows > lines && columns <= COLUMNS_MAX;
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
 * What happened since a viewer was last asked is told by the difference
 * between two summaries of the table.
 */

static const struct change {
	int zone;
	int seat;         /* ONIRIM_NOBODY where the zone is nobody's */
	const char *came; /* NULL: not told */
	const char *went;
} changes[] = {
	{ ONIRIM_ZONE_ROW, 0, "$w played $f.", NULL },
	{ ONIRIM_ZONE_ROW, 1, "$w played $f.", NULL },
	{ ONIRIM_ZONE_DISCARD, ONIRIM_NOBODY, "Discarded: $f.", NULL },
	{ ONIRIM_ZONE_DOORS, 0, "$w found $f!", "$w lost $f!" },
	{ ONIRIM_ZONE_DOORS, 1, "$w found $f!", "$w lost $f!" },
	{ ONIRIM_ZONE_LIMBO, ONIRIM_NOBODY, "Into Limbo: $f.",
	    "Limbo was shuffled into the deck." },
	{ ONIRIM_ZONE_HAND, 0, "$w got $f.", NULL },
	{ ONIRIM_ZONE_HAND, 1, "$w got $f.", NULL },
	{ ONIRIM_ZONE_SHARED, ONIRIM_NOBODY, "New shared: $f.", NULL },
};

struct summary {
	bool taken;
	int deck;
	int known_top;
	uint8_t counts[COUNT_OF(changes)][FACES];
};

static void
summary_take(struct summary *summary, const struct view *view)
{
	const struct pile top = pile_of(view, ONIRIM_ZONE_TOP, 0);

	summary->taken = true;
	summary->deck = number_of(view, ONIRIM_NUMBER_DECK, 0);
	summary->known_top = top.count;
	for (size_t i = 0; i < COUNT_OF(changes); i++) {
		const int seat = changes[i].seat;
		const struct pile pile = pile_of(view, changes[i].zone,
		    seat == ONIRIM_NOBODY ? 0 : seat);

		count_faces(&pile, summary->counts[i]);
		summary->counts[i][ONIRIM_HIDDEN_CARD] = 0;
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

/* The actions that take cards from the hand. */
static const struct spending {
	int verb;
	bool everything; /* else the card that it names */
} spendings[] = {
	{ ONIRIM_VERB_PLAY,    false },
	{ ONIRIM_VERB_DISCARD, false },
	{ ONIRIM_VERB_KEY,     false },
	{ ONIRIM_VERB_HAND,    true  },
};

/* Tell a summary what an action takes from the hand. */
static void
summary_act(struct summary *summary, int seat, onirim_action action)
{
	const int card = onirim_action_card(action);
	const int shared = onirim_action_place(action);

	for (size_t i = 0; i < COUNT_OF(spendings); i++) {
		if (spendings[i].verb != onirim_action_verb(action))
			continue;
		if (spendings[i].everything || shared == 0)
			summary_spend(summary, ONIRIM_ZONE_HAND, seat,
			    (onirim_card)card);
		if (spendings[i].everything || shared == 1)
			summary_spend(summary, ONIRIM_ZONE_SHARED,
			    ONIRIM_NOBODY, (onirim_card)card);
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
	line_add(line, line->length > 0 ? " " : "");
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
	if (!before->taken)
		line_add(line, "%s Type ? for the rules.", view->seats == 1
		    ? "Find all eight Doors before the deck runs out."
		    : "Each of you needs a Door of every colour before the "
		      "deck runs out.");
	else
		tell_changes(line, view, before, &now);
	if (before->taken && forgot_top(before, &now))
		line_add(line, " The deck was shuffled.");
	*before = now;
}

/* Where to break a text that is too wide: behind the last comma or full stop
 * that fits, so that no card is torn apart. */
static size_t
break_at(const char *text, int width)
{
	size_t at = 0;
	size_t i;

	for (i = 0; text[i] != '\0' && width > 0; i++) {
		if (is_style(text[i]))
			continue;
		if (text[i] == ' ' && i > 0 && strchr(",.!", text[i - 1]))
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
};

static struct view
view_of(const struct play *play)
{
	const int player = onirim_player(play->game);
	struct view view = {
		.game = play->game,
		.viewer = player < SEATS_MAX ? player : ONIRIM_NOBODY,
	};

	if (onirim_outcome(play->game) != ONIRIM_PLAYING)
		view.viewer = ONIRIM_HOST;
	view.seats = number_of(&view, ONIRIM_NUMBER_PLAYERS, 0);
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
	wrap(&play->news, &line, NEWS_LINES);
	line_clear(&play->note);
	if (view.viewer < SEATS_MAX)
		play->shown_to = view.viewer;
}

static void
show_news(struct page *page, const struct page *news, int lines)
{
	if (lines <= 0)
		return;
	page_append(page, news, lines);
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
};

/* The choices come first, then a line of news, a hint, the second line of
 * news, and the second hint. */
static struct share
share_out(const struct play *play, const struct question *question, int left)
{
	struct share share = { .news = play->news.count > 0 ? 1 : 0 };

	left -= 2 * share.news;
	share.layout = layout_for(question, &play->choices, left);
	left -= share.layout.rows;
	while (left > 0 && share.hints < HINTS_MAX &&
	    question->hints[share.hints] != NULL) {
		share.hints++;
		left--;
		if (left > 0 && share.news < play->news.count) {
			share.news++;
			left--;
		}
	}
	if (left > 0)
		share.news = play->news.count;
	return share;
}

static void
show_position(struct play *play)
{
	const struct view view = view_of(play);
	const struct question *question = question_of(play->game);
	const int around = 6; /* header, sentence, note, prompt, two blanks */
	struct page table = { .count = 0 };
	struct page page = { .count = 0 };
	struct share share;

	show_table(&table, &view);
	share = share_out(play, question, PAGE_LINES - table.count - around);
	show_header(&page, &view);
	page_line(&page);
	show_news(&page, &play->news, share.news);
	page_append(&page, &table, table.count);
	page_line(&page);
	show_question(&page, &view, question, share.hints);
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
	"Type the number of a choice, or its notation (play:red-sun), ? for\n"
	"this page, q to quit.\n";

enum verdict { VERDICT_AGAIN, VERDICT_ANSWERED, VERDICT_STOP };

static enum verdict
command_rules(struct play *play)
{
	char text[INPUT_BYTES];

	clear_screen(&play->terminal);
	fputs(rules_text, stdout);
	if (!play->terminal.dialogue)
		return VERDICT_AGAIN;
	if (prompt(&play->terminal, "Press Enter to go on. ", text) ==
	    INPUT_END)
		return VERDICT_STOP;
	return VERDICT_AGAIN;
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
		    "? for the rules, or q to quit.");
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

	snprintf(words, sizeof(words), "Your choice (1-%d, ? rules, q quit): ",
	    play->choices.count);
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

static void
play_game(struct play *play)
{
	while (onirim_outcome(play->game) == ONIRIM_PLAYING) {
		const int player = onirim_player(play->game);
		onirim_action action;

		if (!change_seats(play))
			return;
		meet_question(play);
		if (!ask(play, &action))
			return;
		for (size_t i = 0; i < COUNT_OF(play->summaries); i++)
			summary_act(&play->summaries[i], player, action);
		onirim_apply(play->game, action);
	}
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

	if (outcome == ONIRIM_PLAYING)
		line_add(line, "You left before the end.");
	else if (outcome == ONIRIM_LOST)
		line_add(line, "LOST: a card had to be drawn, "
		    "and the deck had run out.");
	else if (view->seats == 1)
		line_add(line, "WON: all eight Doors are found!");
	else if (winner < SEATS_MAX)
		line_add(line, "WON by seat %d: it found Doors of all four "
		    "colours first!", winner + 1);
	else
		line_add(line, "WON together: both seats have Doors of all "
		    "four colours!");
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

/* The words of the configuration but for the seed, and the game when it is the
 * usual one. */
static void
config_without_seed(const onirim_game *game, char words[LINE_BYTES])
{
	char config[LINE_BYTES] = "";
	size_t length = 0;

	onirim_config_format(game, config, sizeof(config));
	words[0] = '\0';
	for (char *word = strtok(config, " "); word != NULL;
	    word = strtok(NULL, " "))
		if (strncmp(word, "seed=", 5) != 0 &&
		    strcmp(word, "game=onirim") != 0)
			length += (size_t)snprintf(words + length,
			    LINE_BYTES - length, "%s%s", length > 0 ? " " : "",
			    word);
}

/* How to begin the same game again, on one line where it fits. */
static void
show_replay(struct page *page, const struct play *play)
{
	struct line *line;
	struct line config = { .length = 0 };
	char words[LINE_BYTES];
	char seed[LINE_BYTES];

	line_add(page_line(page), "To begin the same game again:");
	config_value(play->game, "seed=", seed);
	config_without_seed(play->game, words);
	if (*words != '\0') {
		line_add(&config, " --config ");
		add_shell_word(&config, words);
	}
	line = page_line(page);
	line_add(line, "  ");
	add_shell_word(line, play->program);
	line_add(line, " --seed %s", seed);
	if (line_width(line) + line_width(&config) <= PAGE_WIDTH) {
		line_add(line, "%s", config.text);
		return;
	}
	line_add(line, " \\");
	line_add(page_line(page), "   %s", config.text);
}

/* The last page shows the whole table; somebody who left has seen it. */
static void
show_end(struct play *play)
{
	const struct view view = view_of(play);
	struct page page = { .count = 0 };

	if (onirim_outcome(play->game) != ONIRIM_PLAYING) {
		show_header(&page, &view);
		page_line(&page);
		show_table(&page, &view);
		page_line(&page);
	}
	show_result(&page, &view);
	page_line(&page);
	show_replay(&page, play);
	print_page(&play->terminal, &page);
}

/*
 * ---- Options ------------------------------------------------------------
 */

static const char help_text[] =
	"usage: play [--seed N] [--players N] [--config TEXT]\n"
	"\n"
	"Play Onirim, a card game of dreams, alone or with two players.\n"
	"\n"
	"  --seed N       the game of this number; else the clock chooses one\n"
	"  --players N    1 or 2\n"
	"  --config TEXT  words of a configuration, such as\n"
	"                 'players=2 variants=open': the hands lie open\n"
	"                 'chance=host': you deal real cards, and tell them\n"
	"  --help         this text\n"
	"  --version      the version of the library\n"
	"\n"
	"In the game, ? shows the rules in short and q quits.\n";

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

/* An option either adds words to the configuration or does something else
 * instead of a game. */
static const struct option {
	const char *name;
	const char *words; /* what to put before its value */
	int (*instead)(void);
} options[] = {
	{ "--seed", "seed=", NULL },
	{ "--players", "players=", NULL },
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
		line_add(config, "%s%s%s", config->length > 0 ? " " : "",
		    option->words, value);
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
	line_add(config, "%sseed=%ld", config->length > 0 ? " " : "",
	    ((long)(now.tv_sec % SEEDS) * 1000 + now.tv_nsec / 1000000) %
	    SEEDS);
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

/* Whether nobody has cards that somebody else at the table must not see. */
static bool
hides_nothing(const onirim_game *game)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	char variants[LINE_BYTES];

	config_value(game, "variants=", variants);
	return players == 1 || strstr(variants, "open") != NULL;
}

int
main(int count, char **arguments)
{
	static struct play play = { .shown_to = ONIRIM_NOBODY };
	struct line config = { .length = 0 };
	onirim_problem problem = { .offset = 0 };
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
	play.open = hides_nothing(play.game);
	play_game(&play);
	show_end(&play);
	onirim_game_free(play.game);
	return fflush(stdout) == 0 && ferror(stdout) == 0 ? EXIT_SUCCESS
							  : EXIT_FAILURE;
}
