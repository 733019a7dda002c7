/* usage_games.c - the options that say which game is played.
 *
 * The library knows the keys of configurations, their values, and what they
 * change. */
#include <string.h>

#include "config.h"
#include "options.h"
#include "usage.h"

/* A key of configurations, as a game has it. */
struct key {
	int number;
	int kind;
	char name[ONIRIM_TEXT_MAX];
	char usual[ONIRIM_TEXT_MAX]; /* its value by default */
	struct line config;          /* offers all its values */
};

/* Add the most that a key can have to a configuration: all words of a list, or
 * the end of the range of a number. */
static void
add_most(struct line *config, const struct key *key)
{
	char value[ONIRIM_TEXT_MAX];

	if (key->kind == ONIRIM_VALUES_ONE)
		return;
	for (int i = 0; config_value(config->text, key->number, i, value);
	    i++) {
		if (i == 0)
			line_add(config, " %s=", key->name);
		line_add(config, "%s%s", i > 0 ? "," : "",
		    key->kind == ONIRIM_VALUES_NUMBER ? strstr(value, "..") + 2
						      : value);
	}
}

/* What a key can be is said by the keys before it. */
static struct key
key_of(const char *game, int number)
{
	struct key key = { .usual = "" };

	line_add(&key.config, "game=%s", game);
	for (key.number = 0;; key.number++) {
		key.kind = onirim_config_key_trait(key.number,
		    ONIRIM_CONFIG_KIND);
		config_key(key.number, key.name);
		if (key.number == number)
			break;
		add_most(&key.config, &key);
	}
	onirim_config_default(key.config.text, number, key.usual,
	    sizeof(key.usual));
	return key;
}

static bool
has_name(const struct key *key, const char *name)
{
	return strcmp(key->name, name) == 0;
}

/* What a key or one of its values is called, and what it changes. */
static void
add_facts(struct line *line, const struct key *key, const char *value)
{
	struct line word = { .length = 0 };
	char text[ONIRIM_TEXT_MAX] = "";
	char usual[ONIRIM_TEXT_MAX] = "";

	line_add(&word, "%s%s%s", key->name, *value != '\0' ? "=" : "",
	    value);
	onirim_config_text(word.text, words_language(), text, sizeof(text));
	line_add(line, strchr(text, '!') != NULL ? "%s" : "%s.", text);
	onirim_config_help_text(word.text, words_language(), text,
	    sizeof(text));
	onirim_config_help_text(key->name, words_language(), usual,
	    sizeof(usual));
	if (*value == '\0' || strcmp(text, usual) != 0)
		line_add(line, " %s", text);
}

/* A seed is of the clock unless there is one. */
static void
show_option(struct page *page, const struct key *key)
{
	struct line option = { .length = 0 };
	struct line what = { .length = 0 };
	char range[ONIRIM_TEXT_MAX];

	line_add(&option, "  --%s %s", key->name,
	    say(key->kind == ONIRIM_VALUES_NUMBER ? W_A_NUMBER
	    : key->kind == ONIRIM_VALUES_LIST ? W_A_LIST : W_A_WORD));
	add_facts(&what, key, "");
	if (has_name(key, "seed"))
		line_add(&what, say(W_BY_DEFAULT), say(W_BY_CLOCK));
	else if (key->kind == ONIRIM_VALUES_NUMBER &&
	    config_value(key->config.text, key->number, 0, range))
		line_add(&what, say(W_RANGE), range, key->usual);
	else
		line_add(&what, say(W_BY_DEFAULT), key->usual);
	usage_entry(page, &option, what.text);
}

static void
show_value(struct page *page, const struct key *key, const char *value)
{
	struct line option = { .length = 0 };
	struct line what = { .length = 0 };

	line_add(&option, "    %s", value);
	add_facts(&what, key, value);
	usage_entry(page, &option, what.text);
}

/* The option of a key with the words that it can have, if the game has it.  The
 * program keeps events in any case. */
static void
show_key(struct page *page, const char *game, int number)
{
	const struct key key = key_of(game, number);
	char value[ONIRIM_TEXT_MAX];

	if (*key.usual == '\0' || has_name(&key, "events"))
		return;
	show_option(page, &key);
	for (int i = 0; key.kind != ONIRIM_VALUES_NUMBER &&
	    config_value(key.config.text, number, i, value); i++)
		show_value(page, &key, value);
}

static bool
game_at(int number, char game[ONIRIM_TEXT_MAX])
{
	return config_value(NULL, key_called("game"), number,
	    game);
}

static bool
is_equal(const struct page *one, const struct page *other)
{
	for (int i = 0; i < one->count && i < other->count; i++)
		if (strcmp(one->lines[i].text, other->lines[i].text) != 0)
			return false;
	return one->count == other->count;
}

/* Whether a key has the same values in all games. */
static bool
is_common(int number)
{
	struct page first = { .count = 0 };
	char game[ONIRIM_TEXT_MAX];
	bool is = true;

	for (int i = 0; game_at(i, game); i++) {
		struct page page = { .count = 0 };

		show_key(i == 0 ? &first : &page, game, number);
		is = is && (i == 0 || is_equal(&first, &page));
		page_clear(&page);
	}
	page_clear(&first);
	return is;
}

/* The keys of a game that are common to all games, or those that are not. */
static void
show_keys(struct page *page, const char *game, bool common)
{
	char name[ONIRIM_TEXT_MAX];

	for (int i = 0; config_key(i, name); i++)
		if (is_common(i) == common)
			show_key(page, game, i);
}

/* First what they have in common. */
void
usage_games(struct page *page)
{
	char game[ONIRIM_TEXT_MAX];

	game_at(0, game);
	show_keys(page, game, true);
	for (int i = 0; game_at(i, game); i++) {
		page_line(page);
		page_add(page, say(W_WITH_GAME), game);
		page_line(page);
		show_keys(page, game, false);
	}
}
