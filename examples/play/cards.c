/* cards.c - how cards and piles are written. */
#include <string.h>

#include "cards.h"
#include "words.h"

enum { ANY_SYMBOL = -1, POWER_WIDTH = 3 };

/* What the table tells apart: a row of the kind and, of rooms, the symbol.  Its
 * mark tells it without its colour. */
static const struct {
	int8_t kind;
	int8_t symbol;
	char mark;
} marks[] = {
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

/* What stands for the parts that a Terror fits, from the legs on. */
static const char part_marks[] = "_=^";

static bool in_words;

void
cards_use_words(bool words)
{
	in_words = words;
}

bool
cards_in_words(void)
{
	return in_words;
}

static int
trait(onirim_card card, int what)
{
	return onirim_card_trait(card, what);
}

static char
mark_of(onirim_card card)
{
	for (size_t i = 0; i < COUNT_OF(marks); i++)
		if (marks[i].kind == trait(card, ONIRIM_TRAIT_KIND) &&
		    (marks[i].symbol == ANY_SYMBOL ||
		    marks[i].symbol == trait(card, ONIRIM_TRAIT_SYMBOL)))
			return marks[i].mark;
	return '?';
}

/* That of its colour, or of its legion. */
static enum style
card_style(onirim_card card)
{
	const int legion = trait(card, ONIRIM_TRAIT_LEGION);
	const int colour = trait(card, ONIRIM_TRAIT_COLOUR);

	if (card == ONIRIM_HIDDEN_CARD)
		return STYLE_PLAIN;
	if (legion >= 0)
		return STYLE_RED + (unsigned)legion;
	return colour >= 0 ? STYLE_RED + (unsigned)colour : STYLE_DREAM;
}

void
add_card_mark(struct line *line, onirim_card card)
{
	line_add(line, "%c%c%c", card_style(card), mark_of(card), STYLE_PLAIN);
}

static void
add_name(struct line *line, const struct view *view, onirim_card card)
{
	char name[ONIRIM_TEXT_MAX] = "";

	onirim_card_text(view->game, card, &view->reader, name,
	    sizeof(name));
	line_add(line, "%s", name);
}

void
add_card(struct line *line, const struct view *view, onirim_card card)
{
	if (!in_words && trait(card, ONIRIM_TRAIT_LEGION) < 0) {
		add_card_mark(line, card);
		line_add(line, " ");
	}
	add_name(line, view, card);
}

void
add_colour(struct line *line, int colour)
{
	line_add(line, "%s", say_part(W_COLOURS, colour));
}

/* The symbols on an edge of a Tower. */
static void
add_edge(struct line *line, onirim_card tower, int edge)
{
	const int symbols = trait(tower, edge);

	for (size_t i = 0; i < COUNT_OF(marks); i++)
		if (marks[i].kind == ONIRIM_KIND_ROOM &&
		    (symbols >> marks[i].symbol & 1) != 0)
			line_add(line, "%c", marks[i].mark);
}

void
add_tower(struct line *line, const struct view *view, onirim_card card)
{
	if (in_words) {
		add_name(line, view, card);
		line_add(line, " ");
		add_edge(line, card, ONIRIM_TRAIT_LEFT_EDGE);
		line_add(line, "|");
		add_edge(line, card, ONIRIM_TRAIT_RIGHT_EDGE);
		return;
	}
	add_edge(line, card, ONIRIM_TRAIT_LEFT_EDGE);
	line_add(line, "[");
	add_card_mark(line, card);
	line_add(line, " ");
	add_colour(line, trait(card, ONIRIM_TRAIT_COLOUR));
	line_add(line, " %d]", trait(card, ONIRIM_TRAIT_NUMBER));
	add_edge(line, card, ONIRIM_TRAIT_RIGHT_EDGE);
}

static void
add_legion(struct line *line, onirim_card card)
{
	line_add(line, "%c%s%c", card_style(card), say_part(W_LEGIONS,
	    trait(card, ONIRIM_TRAIT_LEGION)), STYLE_PLAIN);
}

/* The library calls a Terror by its power in brackets, if it has one. */
static void
add_power(struct line *line, const struct view *view, onirim_card card)
{
	struct line name = { .length = 0 };
	const char *power;

	add_name(&name, view, card);
	power = strchr(name.text, '(');
	if (power == NULL)
		return;
	power++;
	line_add(line, "%.*s", (int)strcspn(power, ")"), power);
}

static void
add_short_power(struct line *line, const struct view *view, onirim_card card)
{
	struct line power = { .length = 0 };
	const char *c = power.text;

	add_power(&power, view, card);
	for (int i = 0; i < POWER_WIDTH; i++) {
		const size_t length = *c != '\0' ? character_bytes(c) : 0;

		line_add(line, "%.*s", length > 0 ? (int)length : 1,
		    length > 0 ? c : "-");
		c += length;
	}
}

void
add_terror(struct line *line, const struct view *view, onirim_card card)
{
	if (in_words) {
		add_name(line, view, card);
		return;
	}
	if (trait(card, ONIRIM_TRAIT_LEGION) < 0) {
		line_add(line, "?");
		return;
	}
	add_legion(line, card);
	for (int part = 0; part < PARTS; part++)
		if ((trait(card, ONIRIM_TRAIT_PARTS) >> part & 1) != 0)
			line_add(line, "%c", part_marks[part]);
	add_short_power(line, view, card);
}

void
add_built(struct line *line, const struct view *view, onirim_card card)
{
	if (in_words) {
		add_name(line, view, card);
		return;
	}
	add_legion(line, card);
	line_add(line, ".");
	add_short_power(line, view, card);
}

/*
 * ---- Zones --------------------------------------------------------------
 */

/* In a game for one nobody's name is added to the zones. */
static const onirim_game *
game_of_one(void)
{
	static onirim_game *game;

	if (game == NULL)
		onirim_game_new(&game, NULL, NULL);
	return game;
}

void
add_zone(struct line *line, const struct view *view, int zone)
{
	const onirim_reader reader = {
		.language = view->reader.language,
		.viewer = ONIRIM_NOBODY,
	};
	char name[ONIRIM_TEXT_MAX] = "";

	onirim_zone_text(zone == ONIRIM_ZONE_PENDING ? view->game
	    : game_of_one(), zone, 0, &reader, name, sizeof(name));
	line_add(line, "%s", name);
}

int
names_width(const struct view *view)
{
	static const int zones[] = { ONIRIM_ZONE_DOORS, ONIRIM_ZONE_ROW,
		ONIRIM_ZONE_DISCARD, ONIRIM_ZONE_POOL, ONIRIM_ZONE_HAND,
		ONIRIM_ZONE_LIMBO };
	int width = 0;

	for (size_t i = 0; i < COUNT_OF(zones); i++) {
		struct line name = { .length = 0 };

		add_zone(&name, view, zones[i]);
		if (line_width(&name) > width)
			width = line_width(&name);
	}
	return width + (view->seats > 1 ? 4 : 2);
}
