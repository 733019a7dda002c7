/* usage.c - what the options of the program are.
 *
 * The library knows the keys of configurations, their values and what they are
 * called; the program has words for its other options. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <onirim.h>

#include "options.h"
#include "screen.h"
#include "usage.h"

enum { COLUMN = 20 }; /* what an option is begins there */

/* A key of configurations, as a game has it. */
struct key {
	int number;
	int kind;
	char name[ONIRIM_TEXT_MAX];
	char usual[ONIRIM_TEXT_MAX]; /* its value by default */
	struct line config;          /* offers all its values */
};

/* One of the games, as a configuration names it. */
static bool
find_game(int number, char game[ONIRIM_TEXT_MAX])
{
	return onirim_config_value(NULL, key_named("game", strlen("game")),
	    number, game, ONIRIM_TEXT_MAX) >= 0;
}

static bool
find_value(const struct key *key, int number, char value[ONIRIM_TEXT_MAX])
{
	return onirim_config_value(key->config.text, key->number, number,
	    value, ONIRIM_TEXT_MAX) >= 0;
}

/* Add the most that a key can have to a configuration: all words of a list, or
 * the end of the range of a number. */
static void
add_most(struct line *config, const struct key *key)
{
	char value[ONIRIM_TEXT_MAX];

	if (key->kind == ONIRIM_VALUES_ONE)
		return;
	for (int i = 0; find_value(key, i, value); i++) {
		if (i == 0)
			line_add(config, " %s=", key->name);
		line_add(config, "%s%s", i > 0 ? "," : "",
		    key->kind == ONIRIM_VALUES_NUMBER ? strstr(value, "..") + 2
						      : value);
	}
}

/* What a key needs is said by the keys before it. */
static struct key
key_of(const char *game, int number)
{
	struct key key = { .usual = "" };

	line_add(&key.config, "game=%s", game);
	for (key.number = 0;; key.number++) {
		key.kind = onirim_config_key_trait(key.number,
		    ONIRIM_CONFIG_KIND);
		onirim_config_key(key.number, key.name, sizeof(key.name));
		if (key.number == number)
			break;
		add_most(&key.config, &key);
	}
	onirim_config_default(key.config.text, number, key.usual,
	    sizeof(key.usual));
	return key;
}

/* Add what the library calls a key or one of its values. */
static void
add_name(struct line *line, const struct words *words, const struct key *key,
    const char *value)
{
	struct line word = { .length = 0 };
	char text[ONIRIM_TEXT_MAX] = "";

	line_add(&word, "%s%s%s", key->name, *value != '\0' ? "=" : "", value);
	onirim_config_text(word.text, words->language, text, sizeof(text));
	line_add(line, "%s", text);
}

static void
show_entry(struct page *page, const struct line *option,
    const struct line *what)
{
	struct line *line = page_line(page);

	line_add(line, "%s", option->text);
	line_pad(line, COLUMN);
	page_flow(page, what->text, COLUMN);
}

static const char *
value_word(const struct words *words, const struct key *key)
{
	if (key->kind == ONIRIM_VALUES_NUMBER)
		return "N";
	return key->kind == ONIRIM_VALUES_LIST ? words->list : words->word;
}

/* The default is told as it is typed, but of a number what it stands for. */
static void
show_option(struct page *page, const struct words *words,
    const struct key *key)
{
	struct line option = { .length = 0 };
	struct line what = { .length = 0 };
	struct line usual = { .length = 0 };
	char range[ONIRIM_TEXT_MAX];

	line_add(&option, "  --%s %s", key->name, value_word(words, key));
	add_name(&what, words, key, "");
	if (key->kind == ONIRIM_VALUES_NUMBER && find_value(key, 0, range)) {
		line_add(&what, ", %s", range);
		add_name(&usual, words, key, key->usual);
	} else {
		line_add(&usual, "%s", key->usual);
	}
	line_add(&what, words->by_default, usual.text);
	show_entry(page, &option, &what);
}

static void
show_value(struct page *page, const struct words *words,
    const struct key *key, const char *value)
{
	struct line option = { .length = 0 };
	struct line what = { .length = 0 };

	line_add(&option, "    %s", value);
	add_name(&what, words, key, value);
	show_entry(page, &option, &what);
}

/* The option of a key with the words that it can have, if the game has it. */
static void
show_key(struct page *page, const struct words *words, const char *game,
    int number)
{
	const struct key key = key_of(game, number);
	char value[ONIRIM_TEXT_MAX];

	if (*key.usual == '\0')
		return;
	show_option(page, words, &key);
	for (int i = 0; key.kind != ONIRIM_VALUES_NUMBER &&
	    find_value(&key, i, value); i++)
		show_value(page, words, &key, value);
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
is_common(const struct words *words, int number)
{
	static struct page pages[2];
	char game[ONIRIM_TEXT_MAX];

	for (int i = 0; find_game(i, game); i++) {
		struct page *page = &pages[i > 0];

		page->count = 0;
		show_key(page, words, game, number);
		if (i > 0 && !is_equal(&pages[0], page))
			return false;
	}
	return true;
}

/* The keys of a game that are common to all games, or those that are not.  The
 * clock chooses the seed, so the program has its own words for it. */
static void
show_keys(struct page *page, const struct words *words, const char *game,
    bool common)
{
	for (int i = 0; onirim_config_key(i, NULL, 0) >= 0; i++)
		if (i != key_named("seed", strlen("seed")) &&
		    is_common(words, i) == common)
			show_key(page, words, game, i);
}

static void
print_keys(const struct words *words)
{
	static struct page page;
	char game[ONIRIM_TEXT_MAX];

	find_game(0, game);
	show_keys(&page, words, game, true);
	for (int i = 0; find_game(i, game); i++) {
		page_line(&page);
		line_add(page_line(&page), words->with_game, game);
		page_line(&page);
		show_keys(&page, words, game, false);
	}
	for (int i = 0; i < page.count; i++)
		puts(page.lines[i].text);
}

void
print_usage(const struct words *words)
{
	struct line languages = { .length = 0 };
	char language[ONIRIM_TEXT_MAX];

	for (int i = 0; onirim_language(i, language, sizeof(language)) >= 0;
	    i++)
		line_add(&languages, i > 0 ? ", %s" : "%s", language);
	fputs(words->usage, stdout);
	print_keys(words);
	printf(words->usage_own, languages.text);
}
