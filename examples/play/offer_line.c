/* offer_line.c - what is offered for a new game, in words. */
#include <string.h>

#include "offers.h"
#include "parts.h"
#include "session.h"
#include "words.h"

static void
config_word(struct line *word, int key, const char *value)
{
	char name[ONIRIM_TEXT_MAX] = "";

	onirim_config_key(key, name, sizeof(name));
	line_add(word, "%s%s%s", name, *value != '\0' ? "=" : "", value);
}

/* What the library calls a key, or one of its values. */
static void
add_name(struct line *line, int key, const char *value)
{
	struct line word = { .length = 0 };
	char text[ONIRIM_TEXT_MAX] = "";

	config_word(&word, key, value);
	onirim_config_text(word.text, words_language(), text, sizeof(text));
	if (*value != '\0' && strncmp(text, value, strlen(value)) == 0)
		line_add(line, "%s", value);
	else
		line_add(line, "%s", text);
}

static void
add_label(struct line *line, int key)
{
	struct line name = { .length = 0 };

	add_name(&name, key, "");
	line_add(line, say(W_OF_IT), name.text);
}

/* One of several; which of them is wanted is seen without colours, too. */
static void
add_one(struct line *line, const char *text, bool is_wanted)
{
	if (is_wanted)
		line_add(line, " %c[%s]%c", STYLE_BOLD, text, STYLE_PLAIN);
	else
		line_add(line, "  %s ", text);
}

static void
add_values(struct line *line, const struct offer *offer,
    const struct wanted *wanted)
{
	char now[ONIRIM_TEXT_MAX], value[ONIRIM_TEXT_MAX];

	wanted_look(wanted, offer->number, now);
	for (int i = 0; offer_value(offer, wanted, i, value); i++) {
		struct line name = { .length = 0 };

		add_name(&name, offer->number, value);
		add_one(line, name.text, strcmp(value, now) == 0);
	}
}

/* Where there are too many values the one that is wanted stands alone. */
static void
add_value(struct line *line, const struct offer *offer,
    const struct wanted *wanted, int columns)
{
	struct line whole;
	char now[ONIRIM_TEXT_MAX];

	add_label(line, offer->number);
	whole = *line;
	add_values(&whole, offer, wanted);
	if (whole.length > line->length && line_width(&whole) <= columns) {
		*line = whole;
		return;
	}
	wanted_look(wanted, offer->number, now);
	line_add(line, " ");
	add_name(line, offer->number, now);
}

static void
add_part(struct line *line, const struct offer *offer,
    const struct wanted *wanted)
{
	char list[ONIRIM_TEXT_MAX];
	struct line name = { .length = 0 };

	wanted_look(wanted, offer->number, list);
	add_name(&name, offer->number, offer->word);
	line_add(line, has_part(list, offer->word) ? "%c[x] %s%c"
	    : "%c[ ] %s%c", has_part(list, offer->word) ? STYLE_BOLD
	    : STYLE_PLAIN, name.text, STYLE_PLAIN);
}

static void
add_seats(struct line *line, const struct wanted *wanted, int seat)
{
	const bool is_computer = (wanted->computers >> seat & 1) != 0;
	struct line name = { .length = 0 };

	line_add(&name, say(W_PLAYER), seat + 1);
	line_add(line, say(W_OF_IT), name.text);
	add_one(line, say(W_SOMEBODY), !is_computer);
	add_one(line, say(W_PROGRAM), is_computer);
}

static void
add_levels(struct line *line, const struct wanted *wanted)
{
	line_add(line, say(W_OF_IT), say(W_LEVEL));
	for (int level = 0; level < LEVELS; level++) {
		const char digit[] = { (char)('0' + level), '\0' };

		add_one(line, digit, level == wanted->level);
	}
}

void
add_offer(struct line *line, const struct offer *offer,
    const struct wanted *wanted, int columns)
{
	switch (offer->kind) {
	case OFFER_VALUE:
		add_value(line, offer, wanted, columns);
		break;
	case OFFER_WORD:
		add_part(line, offer, wanted);
		break;
	case OFFER_SEED:
		add_label(line, offer->number);
		line_add(line, " %s", wanted->seed.length > 0
		    ? wanted->seed.text : say(W_BY_CLOCK));
		break;
	case OFFER_SEAT:
		add_seats(line, wanted, offer->number);
		break;
	case OFFER_LEVEL:
		add_levels(line, wanted);
		break;
	}
}

void
add_offer_help(struct line *line, const struct offer *offer,
    const struct wanted *wanted)
{
	struct line word = { .length = 0 };
	char text[ONIRIM_TEXT_MAX] = "";

	if (offer->kind == OFFER_LEVEL)
		line_add(line, "%s", say(W_LEVEL_HELP));
	if (offer->kind == OFFER_LEVEL || offer->kind == OFFER_SEAT)
		return;
	if (offer->kind == OFFER_VALUE)
		wanted_look(wanted, offer->number, text);
	config_word(&word, offer->number, offer->kind == OFFER_WORD
	    ? offer->word : text);
	onirim_config_help_text(word.text, words_language(), text,
	    sizeof(text));
	line_add(line, "%s", text);
}
