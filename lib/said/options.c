/* options.c - what can be chosen in a configuration. */
#include <string.h>

#include "../config.h"
#include "../ruleset.h"
#include "pattern.h"

/* A question about a key: the key as the game has it (NULL if it does not have
 * it), and the rest of the configuration. */
struct asked {
	struct config_words rest;
	const struct config_key *row;
	unsigned key;
};

/* Whether the value of a key is a number in a range. */
static bool
is_range(const struct config_key *row)
{
	return row->form == FORM_TURNS || row->form == FORM_SEED ||
	    (row->form == FORM_NUMBER && row->words[0][0] == '\0');
}

/* A configuration in which only this key has a value; for a list it is a
 * set. */
static struct config
config_with(const struct config_key *row, unsigned number)
{
	struct config config = {0};

	((uint8_t *)&config)[row->field] = (uint8_t)number;
	return config;
}

static bool
is_readable(const struct config_words *words)
{
	struct config config;
	struct fault fault;

	return oni_config_read_words(&config, words, &fault);
}

/* Whether a value is possible with the rest of the configuration. */
static bool
value_goes(const struct asked *asked, unsigned number)
{
	const struct config config = config_with(asked->row, number);
	struct config_words words = asked->rest;
	char value[ONIRIM_TEXT_MAX];
	struct text text = {value, sizeof value, 0};

	oni_config_write_value(&config, asked->row, &text);
	words.values[asked->key] = (struct word){value, text.length};
	return is_readable(&words);
}

/* Whether some list with this word is possible. */
static bool
word_goes(const struct asked *asked, unsigned place)
{
	unsigned words = 0;

	for (unsigned i = 0; i < CONFIG_WORDS_MAX; i++)
		if (asked->row->words[i][0] != '\0')
			words |= 1u << i;
	for (unsigned set = words; set != 0; set = (set - 1) & words)
		if (set_has(set, place) && value_goes(asked, set))
			return true;
	return false;
}

/* Values are numbered by place: the words; or the numbers, followed by the word
 * that stands for 0. */
static unsigned
places_of(const struct config_key *row)
{
	if (row->form != FORM_NUMBER)
		return CONFIG_WORDS_MAX;
	return row->range.most - row->range.least + 1u +
	    (row->words[0][0] != '\0');
}

static unsigned
number_at(const struct config_key *row, unsigned place)
{
	if (row->form != FORM_NUMBER)
		return place;
	return place <= row->range.most - (unsigned)row->range.least
	    ? row->range.least + place : 0;
}

static bool
place_goes(const struct asked *asked, unsigned place)
{
	const struct config_key *row = asked->row;

	if (row->form == FORM_TURNS || row->form == FORM_SEED)
		return is_readable(&asked->rest);
	if (row->form == FORM_NUMBER)
		return value_goes(asked, number_at(row, place));
	if (row->words[place][0] == '\0')
		return false;
	return row->form == FORM_LIST ? word_goes(asked, place)
	    : value_goes(asked, place);
}

/* The first possible place from this one on, or the number of places. */
static unsigned
next_that_goes(const struct asked *asked, unsigned place)
{
	while (place < places_of(asked->row) && !place_goes(asked, place))
		place++;
	return place;
}

static bool
has_value(const struct asked *asked)
{
	return asked->row != NULL &&
	    next_that_goes(asked, 0) < places_of(asked->row);
}

/* Find the key of the game that the rest of the configuration is for.  Returns
 * false if the rest does not give a valid game. */
static bool
find_row(struct asked *asked)
{
	struct config_words words = {{{NULL, 0}}};
	struct config config;
	struct fault fault;

	words.values[KEY_GAME] = asked->rest.values[KEY_GAME];
	if (!oni_config_read_words(&config, &words, &fault))
		return false;
	asked->row = oni_config_key(config.game, asked->key);
	return true;
}

/* What the configuration says about the key itself is ignored.  The rest must
 * be valid with some value of the key, or without the key. */
static int
ask_about(struct asked *asked, const char *config, int key)
{
	const char *text = config != NULL ? config : "";
	struct fault fault;

	*asked = (struct asked){.key = (unsigned)key};
	if (key < 0 || key >= CONFIG_KEYS)
		return ONIRIM_E_RANGE;
	if (!oni_config_split((struct word){text, strlen(text)}, &asked->rest,
	    &fault))
		return ONIRIM_E_CONFIG;
	asked->rest.values[key] = (struct word){NULL, 0};
	if (!find_row(asked) ||
	    (!has_value(asked) && !is_readable(&asked->rest)))
		return ONIRIM_E_CONFIG;
	return ONIRIM_OK;
}

int
onirim_config_key(int key, char *text, size_t size)
{
	struct text written = {text, size, 0};

	if (text == NULL && size > 0)
		return ONIRIM_E_NULL;
	if (key < 0 || key >= CONFIG_KEYS)
		return ONIRIM_E_RANGE;
	oni_text_add(&written, oni_config_key_name((unsigned)key));
	return oni_text_end(&written);
}

/* Write the smallest and the largest possible number. */
static void
write_range(const struct asked *asked, struct text *text)
{
	const struct config_key *row = asked->row;
	unsigned least = next_that_goes(asked, 0), most = least;

	for (unsigned i = least; i < places_of(row); i++)
		if (place_goes(asked, i))
			most = i;
	oni_text_add_number(text, row->form == FORM_NUMBER
	    ? number_at(row, least) : 0);
	oni_text_add(text, "..");
	if (row->form == FORM_NUMBER)
		oni_text_add_number(text, number_at(row, most));
	else
		oni_text_add_number(text, row->form == FORM_TURNS
		    ? UINT16_MAX : UINT64_MAX);
}

static void
write_place(const struct config_key *row, unsigned place, struct text *text)
{
	const unsigned number = number_at(row, place);
	const struct config config = config_with(row, row->form == FORM_LIST
	    ? 1u << number : number);

	oni_config_write_value(&config, row, text);
}

int
onirim_config_value(const char *config, int key, int value, char *text,
    size_t size)
{
	struct text written = {text, size, 0};
	struct asked asked;
	unsigned place;
	int status;

	if (text == NULL && size > 0)
		return ONIRIM_E_NULL;
	status = ask_about(&asked, config, key);
	if (status != ONIRIM_OK)
		return status;
	if (value < 0 || !has_value(&asked) ||
	    (is_range(asked.row) && value > 0))
		return ONIRIM_E_RANGE;
	if (is_range(asked.row)) {
		write_range(&asked, &written);
		return oni_text_end(&written);
	}
	place = next_that_goes(&asked, 0);
	for (; value > 0 && place < places_of(asked.row); value--)
		place = next_that_goes(&asked, place + 1);
	if (place >= places_of(asked.row))
		return ONIRIM_E_RANGE;
	write_place(asked.row, place, &written);
	return oni_text_end(&written);
}

int
onirim_config_default(const char *config, int key, char *text, size_t size)
{
	struct text written = {text, size, 0};
	struct asked asked;
	struct config usual;
	int status;

	if (text == NULL && size > 0)
		return ONIRIM_E_NULL;
	status = ask_about(&asked, config, key);
	if (status != ONIRIM_OK)
		return status;
	if (asked.row == NULL ||
	    (asked.row->form != FORM_LIST && !has_value(&asked)))
		return ONIRIM_E_RANGE;
	usual = config_with(asked.row, asked.row->range.usual);
	if (asked.row->form == FORM_LIST)
		oni_text_add(&written, "none");
	else
		oni_config_write_value(&usual, asked.row, &written);
	return oni_text_end(&written);
}

/* The set of the games that have a key; *row is the key of one of them. */
static unsigned
games_with(unsigned key, const struct config_key **row)
{
	unsigned games = 0;

	for (unsigned game = 0; game < GAMES; game++)
		if (oni_config_key(game, key) != NULL) {
			*row = oni_config_key(game, key);
			games |= 1u << game;
		}
	return games;
}

int
onirim_config_key_trait(int key, int what)
{
	const struct config_key *row = NULL;
	unsigned games;

	if (key < 0 || key >= CONFIG_KEYS)
		return ONIRIM_E_RANGE;
	games = games_with((unsigned)key, &row);
	switch (what) {
	case ONIRIM_CONFIG_KIND:
		if (is_range(row))
			return ONIRIM_VALUES_NUMBER;
		return row->form == FORM_LIST
		    ? ONIRIM_VALUES_LIST : ONIRIM_VALUES_ONE;
	case ONIRIM_CONFIG_GAMES:
		return (int)games;
	}
	return ONIRIM_E_RANGE;
}

/*
 * Labels and help.
 */

/* The words that can be asked about. */
static const char option_names[OPTIONS][20] = {
	[OPTION_GAME] = "game",
	[OPTION_GAME_ONIRIM] = "game=onirim",
	[OPTION_GAME_NIGHTMARIUM] = "game=nightmarium",
	[OPTION_PLAYERS] = "players",
	[OPTION_SETS] = "sets",
	[OPTION_SETS_NONE] = "sets=none",
	[OPTION_SETS_STEPS] = "sets=steps",
	[OPTION_SETS_TOWERS] = "sets=towers",
	[OPTION_SETS_DREAMS] = "sets=dreams",
	[OPTION_VARIANTS] = "variants",
	[OPTION_VARIANTS_NONE] = "variants=none",
	[OPTION_VARIANTS_OPEN] = "variants=open",
	[OPTION_VARIANTS_UNIQUE] = "variants=unique",
	[OPTION_VARIANTS_RACE] = "variants=race",
	[OPTION_VARIANTS_LOST] = "variants=lost",
	[OPTION_VARIANTS_RUINS] = "variants=ruins",
	[OPTION_VARIANTS_RIGHT_ONLY] = "variants=right-only",
	[OPTION_PREMONITIONS] = "premonitions",
	[OPTION_FIRST] = "first",
	[OPTION_FIRST_RANDOM] = "first=random",
	[OPTION_OBJECTIVE] = "objective",
	[OPTION_TURNS] = "turns",
	[OPTION_TURNS_0] = "turns=0",
	[OPTION_SEED] = "seed",
	[OPTION_CHANCE] = "chance",
	[OPTION_CHANCE_SEEDED] = "chance=seeded",
	[OPTION_CHANCE_HOST] = "chance=host",
	[OPTION_EVENTS] = "events",
	[OPTION_EVENTS_OFF] = "events=off",
	[OPTION_EVENTS_ON] = "events=on",
};

/* Which of them a word is, or OPTIONS. */
static unsigned
find_option(struct word word)
{
	unsigned option = 0;

	while (option < OPTIONS && !oni_word_is(word, option_names[option]))
		option++;
	return option;
}

/* The label of the numbers of a key, or 0. */
static unsigned
label_of_numbers(const struct language *language, struct word key)
{
	for (unsigned i = 0; i < CONFIG_KEYS; i++)
		if (oni_word_is(key, oni_config_key_name(i)))
			return language->numbers[i];
	return 0;
}

/* Whether a key has numbers, and this is one of them in some game. */
static bool
is_number(struct word key, struct word value)
{
	struct config config = {0};
	struct fault fault;

	if (value.length == 0 || value.start[0] < '0' || value.start[0] > '9')
		return false;
	for (unsigned i = 0; i < GAMES * CONFIG_KEYS; i++) {
		const struct config_key *row =
		    oni_config_key(i / CONFIG_KEYS, i % CONFIG_KEYS);

		if (row != NULL && row->form >= FORM_NUMBER &&
		    oni_word_is(key, row->name) &&
		    oni_config_read_value(&config, row, value, &fault))
			return true;
	}
	return false;
}

/* A key with a number, or with a range of numbers. */
struct numbered {
	struct word key;
	struct word first;
	struct word last;
};

/* Take such a word apart.  Returns false if the word is something else. */
static bool
take_numbers(struct word word, struct numbered *numbered)
{
	struct word rest;

	numbered->key = oni_word_cut(&word, '=');
	rest = word;
	numbered->first = numbered->last = oni_word_cut(&rest, '.');
	if (rest.length > 0 && rest.start[0] == '.') {
		oni_word_take(&rest, 1);
		numbered->last = rest;
	} else if (numbered->first.length < word.length) {
		return false;
	}
	return is_number(numbered->key, numbered->first) &&
	    is_number(numbered->key, numbered->last);
}

/* A seed may be decimal or hexadecimal.  It is always shown in decimal. */
static uint64_t
number_of_word(struct word word)
{
	uint64_t number = 0;

	if (!oni_word_hexadecimal(word, &number))
		oni_word_number(word, UINT64_MAX, &number);
	return number;
}

static void
say_numbers(struct saying *saying, const struct numbered *numbered)
{
	const uint64_t first = number_of_word(numbered->first);
	const uint64_t last = number_of_word(numbered->last);
	const unsigned label =
	    label_of_numbers(saying->language, numbered->key);

	if (first == last && label != 0) {
		saying->number = (unsigned)first;
		oni_say_text(saying, label);
		return;
	}
	oni_text_add_number(&saying->text, first);
	if (first == last)
		return;
	oni_text_add(&saying->text, "–");
	oni_text_add_number(&saying->text, last);
}

/* Prepare a text about a word of a configuration. */
static int
speak_of_option(struct saying *saying, struct word *option, const char *word,
    const char *language)
{
	if (word == NULL)
		return ONIRIM_E_NULL;
	*option = (struct word){word, strlen(word)};
	return oni_speak(saying, language);
}

int
onirim_config_text(const char *word, const char *language, char *text,
    size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct word option;
	const int status = speak_of_option(&saying, &option, word, language);
	struct numbered numbered;
	unsigned found;

	if (status != ONIRIM_OK)
		return status;
	found = find_option(option);
	if (found < OPTIONS)
		oni_say_text(&saying,
		    saying.language->options[found][OPTION_LABEL]);
	else if (take_numbers(option, &numbered))
		say_numbers(&saying, &numbered);
	else
		return ONIRIM_E_CONFIG;
	return oni_text_end(&saying.text);
}

int
onirim_config_help_text(const char *word, const char *language, char *text,
    size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct word option;
	const int status = speak_of_option(&saying, &option, word, language);
	struct numbered numbered;
	unsigned found;

	if (status != ONIRIM_OK)
		return status;
	found = find_option(option);
	if (found == OPTIONS && take_numbers(option, &numbered))
		found = find_option(numbered.key);
	if (found == OPTIONS)
		return ONIRIM_E_CONFIG;
	oni_say_text(&saying, saying.language->options[found][OPTION_HELP]);
	return oni_text_end(&saying.text);
}
