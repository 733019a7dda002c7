/* config.c - what is played: a line of text, and the same as numbers. */
#include <string.h>

#include "bits.h"
#include "cards.h"
#include "config.h"
#include "words.h"

/* How the value of a key is written. */
enum form {
	FORM_WORD,      /* one of the words: its place */
	FORM_LIST,      /* words, each once, or none: the set of their places */
	FORM_NUMBER,    /* in the range, or the word that stands for 0 */
	FORM_TURNS,     /* 16 bits */
	FORM_SEED,      /* 64 bits, decimal or hexadecimal */
};

enum key {
	KEY_GAME, KEY_PLAYERS, KEY_SETS, KEY_VARIANTS, KEY_PREMONITIONS,
	KEY_FIRST, KEY_OBJECTIVE, KEY_TURNS, KEY_SEED, KEY_CHANCE, KEY_EVENTS,
	KEYS
};

_Static_assert(CONFIG_KEYS == (int)KEYS, "a value for each key");

enum { WORDS_MAX = 6 };

/* Whose key it is: one game's, or that of every game. */
enum { EVERY_GAME = GAMES };

/* The numbers a key allows, and the one that it need not write. */
struct range {
	uint8_t usual;
	uint8_t least;
	uint8_t most;
};

/* The keys in their canonical order. */
static const struct key_row {
	const char *name;
	enum form form;
	uint8_t game;
	uint8_t field;          /* where struct config keeps it */
	struct range range;
	const char *words[WORDS_MAX];
} keys[KEYS] = {
#define AT(field) (uint8_t)offsetof(struct config, field)
	/*                     key             form         game     kept */
	[KEY_GAME]         = { "game",         FORM_WORD,   EVERY_GAME,
	                       AT(game),       {GAME_ONIRIM, 0, 0},
	                       {"onirim", "nightmarium"} },
	[KEY_PLAYERS]      = { "players",      FORM_NUMBER, EVERY_GAME,
	                       AT(players),    {0, 0, 0}, {NULL} },
	[KEY_SETS]         = { "sets",         FORM_LIST,   GAME_ONIRIM,
	                       AT(sets),       {0, 0, 0},
	                       {[SET_STEPS] = "steps", [SET_TOWERS] = "towers",
	                       [SET_DREAMS] = "dreams"} },
	[KEY_VARIANTS]     = { "variants",     FORM_LIST,   GAME_ONIRIM,
	                       AT(variants),   {0, 0, 0},
	                       {[VARIANT_OPEN] = "open",
	                       [VARIANT_UNIQUE] = "unique",
	                       [VARIANT_RACE] = "race",
	                       [VARIANT_LOST] = "lost",
	                       [VARIANT_RUINS] = "ruins",
	                       [VARIANT_RIGHT_ONLY] = "right-only"} },
	[KEY_PREMONITIONS] = { "premonitions", FORM_NUMBER, GAME_ONIRIM,
	                       AT(premonitions), {4, 4, 6}, {NULL} },
	[KEY_FIRST]        = { "first",        FORM_NUMBER, EVERY_GAME,
	                       AT(first),      {1, 1, SEATS_MAX}, {"random"} },
	[KEY_OBJECTIVE]    = { "objective",    FORM_NUMBER, GAME_NIGHTMARIUM,
	                       AT(objective),  {5, 1, 7}, {NULL} },
	[KEY_TURNS]        = { "turns",        FORM_TURNS,  GAME_NIGHTMARIUM,
	                       AT(turns),      {0, 0, 0}, {NULL} },
	[KEY_SEED]         = { "seed",         FORM_SEED,   EVERY_GAME,
	                       AT(seed),       {0, 0, 0}, {NULL} },
	[KEY_CHANCE]       = { "chance",       FORM_WORD,   EVERY_GAME,
	                       AT(chance),     {CHANCE_SEEDED, 0, 0},
	                       {"seeded", "host"} },
	[KEY_EVENTS]       = { "events",       FORM_WORD,   EVERY_GAME,
	                       AT(events),     {0, 0, 0}, {"off", "on"} },
#undef AT
};

/* How many play. */
static const struct range seats[GAMES] = {
	[GAME_ONIRIM]      = { 1, 1, 2 },
	[GAME_NIGHTMARIUM] = { 2, 2, SEATS_MAX },
};

static struct range
range_of(const struct config *config, enum key key)
{
	return key == KEY_PLAYERS ? seats[config->game] : keys[key].range;
}

/* Whether the game has such a key. */
static bool
has_key(const struct config *config, enum key key)
{
	return keys[key].game == EVERY_GAME || keys[key].game == config->game;
}

static uint8_t *
field_of(struct config *config, enum key key)
{
	return (uint8_t *)config + keys[key].field;
}

static unsigned
value_of(const struct config *config, enum key key)
{
	if (keys[key].form == FORM_TURNS)
		return config->turns;
	return ((const uint8_t *)config)[keys[key].field];
}

/* The place of a word among those of a key, or WORDS_MAX. */
static unsigned
find_word(const struct key_row *row, struct word word)
{
	unsigned i = 0;

	while (i < WORDS_MAX &&
	    (row->words[i] == NULL || !oni_word_is(word, row->words[i])))
		i++;
	return i;
}

/* The reading functions return false and leave in *value the word at fault. */

static bool
read_list(const struct key_row *row, struct word *value, uint8_t *field)
{
	struct word rest = *value;

	if (oni_word_is(*value, "none")) {
		*field = 0;
		return true;
	}
	for (bool more = true; more;) {
		struct word word;
		unsigned place;

		word = oni_word_cut(&rest, ',');
		more = rest.start > word.start + word.length;
		place = find_word(row, word);
		if (place == WORDS_MAX || set_has(*field, place)) {
			*value = word;
			return false;
		}
		*field |= (uint8_t)set_of(place);
	}
	return true;
}

static bool
read_number(const struct key_row *row, struct range range, struct word value,
    uint8_t *field)
{
	uint64_t number;

	if (row->words[0] != NULL && oni_word_is(value, row->words[0])) {
		*field = 0;
		return true;
	}
	if (!oni_word_number(value, range.most, &number) ||
	    number < range.least)
		return false;
	*field = (uint8_t)number;
	return true;
}

static bool
read_turns(struct word value, uint16_t *turns)
{
	uint64_t number;

	if (!oni_word_number(value, UINT16_MAX, &number))
		return false;
	*turns = (uint16_t)number;
	return true;
}

static bool
read_seed(struct word value, uint64_t *seed)
{
	return oni_word_hexadecimal(value, seed) ||
	    oni_word_number(value, UINT64_MAX, seed);
}

static bool
read_value(struct config *config, enum key key, struct word *value)
{
	const struct key_row *row = &keys[key];
	uint8_t *field = field_of(config, key);
	unsigned place;

	switch (row->form) {
	case FORM_WORD:
		place = find_word(row, *value);
		*field = (uint8_t)place;
		return place < WORDS_MAX;
	case FORM_LIST:
		return read_list(row, value, field);
	case FORM_NUMBER:
		return read_number(row, range_of(config, key), *value, field);
	case FORM_TURNS:
		return read_turns(*value, &config->turns);
	case FORM_SEED:
		return read_seed(*value, &config->seed);
	}
	return false;
}

struct word *
oni_config_value(struct config_words *words, struct word key)
{
	for (unsigned i = 0; i < KEYS; i++)
		if (oni_word_is(key, keys[i].name))
			return &words->values[i];
	return NULL;
}

/* Split the text into a value for each key; false with the word at fault
 * when a key is unknown or comes twice, or a word has no `=`. */
static bool
split(struct word text, struct config_words *words, struct word *fault)
{
	struct word word;

	while (oni_word_next(&text, &word)) {
		struct word name, *value;

		*fault = word;
		name = oni_word_cut(&word, '=');
		value = oni_config_value(words, name);
		if (value == NULL || value->start != NULL ||
		    word.start == name.start + name.length)
			return false;
		*value = word;
	}
	return true;
}

/* The word of a list, for pointing at it. */
static struct word
word_in(struct word list, const char *name)
{
	struct word word;

	do
		word = oni_word_cut(&list, ',');
	while (!oni_word_is(word, name));
	return word;
}

/* What a variant needs: a second player, or a set. */
enum { NEEDS_PAIR = SETS };

static const uint8_t variant_needs[] = {
	[VARIANT_OPEN]       = NEEDS_PAIR,
	[VARIANT_UNIQUE]     = NEEDS_PAIR,
	[VARIANT_RACE]       = NEEDS_PAIR,
	[VARIANT_LOST]       = SET_STEPS,
	[VARIANT_RUINS]      = SET_TOWERS,
	[VARIANT_RIGHT_ONLY] = SET_TOWERS,
};

static bool
variants_fit(const struct config *config, struct word list,
    struct word *fault)
{
	for (uint64_t left = config->variants; left != 0; left &= left - 1) {
		const unsigned variant = set_lowest(left);
		const unsigned needs = variant_needs[variant];

		if (needs == NEEDS_PAIR ? config->players == 2
		    : set_has(config->sets, needs))
			continue;
		*fault = word_in(list, keys[KEY_VARIANTS].words[variant]);
		return false;
	}
	return true;
}

/* Point at a key that another game has, with its value, which stands behind
 * it and a `=`. */
static bool
keys_fit(const struct config *config, const struct word values[KEYS],
    struct word *fault)
{
	for (unsigned key = 0; key < KEYS; key++) {
		const size_t before = strlen(keys[key].name) + 1;

		if (values[key].start == NULL || has_key(config, key))
			continue;
		*fault = (struct word){values[key].start - before,
		    values[key].length + before};
		return false;
	}
	return true;
}

/* What single values allow but not together. */
static bool
fits_together(const struct config *config, const struct word values[KEYS],
    struct word *fault)
{
	if (!variants_fit(config, values[KEY_VARIANTS], fault))
		return false;
	*fault = values[KEY_PREMONITIONS];
	if (fault->start != NULL && !set_has(config->sets, SET_DREAMS))
		return false;
	*fault = values[KEY_FIRST];
	return config->first <= config->players &&
	    (config->first != FIRST_RANDOM || config->chance != CHANCE_HOST);
}

bool
oni_config_read_words(struct config *config,
    const struct config_words *words, struct word *fault)
{
	memset(config, 0, sizeof *config);
	for (unsigned key = 0; key < KEYS; key++) {
		struct word value = words->values[key];

		if (value.start == NULL) {
			if (has_key(config, key))
				*field_of(config, key) =
				    range_of(config, key).usual;
			continue;
		}
		if (!read_value(config, key, &value)) {
			*fault = value;
			return false;
		}
	}
	return keys_fit(config, words->values, fault) &&
	    fits_together(config, words->values, fault);
}

bool
oni_config_read_word(struct config *config, struct word text,
    struct word *fault)
{
	struct config_words words = {{{NULL, 0}}};

	return split(text, &words, fault) &&
	    oni_config_read_words(config, &words, fault);
}

int
oni_config_read(struct config *config, const char *text,
    onirim_problem *problem)
{
	struct word fault;

	if (text == NULL)
		text = "";
	if (!oni_config_read_word(config, (struct word){text, strlen(text)},
	    &fault))
		return oni_problem_at(problem, ONIRIM_E_CONFIG, text, fault);
	return oni_problem_none(problem);
}

static void
write_list(const struct key_row *row, uint8_t set, struct text *text)
{
	for (bool first = true; set != 0; set &= (uint8_t)(set - 1)) {
		if (!first)
			oni_text_add_byte(text, ',');
		oni_text_add(text, row->words[set_lowest(set)]);
		first = false;
	}
}

static void
write_value(const struct config *config, enum key key, struct text *text)
{
	const struct key_row *row = &keys[key];
	const unsigned value = value_of(config, key);

	switch (row->form) {
	case FORM_WORD:
		oni_text_add(text, row->words[value]);
		return;
	case FORM_LIST:
		write_list(row, (uint8_t)value, text);
		return;
	case FORM_TURNS:
		oni_text_add_number(text, value);
		return;
	case FORM_NUMBER:
		if (value == 0)
			oni_text_add(text, row->words[0]);
		else
			oni_text_add_number(text, value);
		return;
	case FORM_SEED:
		oni_text_add_number(text, config->seed);
		return;
	}
}

void
oni_config_write(const struct config *config, struct text *text)
{
	for (unsigned key = 0; key < KEYS; key++) {
		const bool always = key == KEY_GAME || key == KEY_SEED;

		if (!has_key(config, key) || (!always &&
		    value_of(config, key) == range_of(config, key).usual))
			continue;
		if (key != KEY_GAME)
			oni_text_add_byte(text, ' ');
		oni_text_add(text, keys[key].name);
		oni_text_add_byte(text, '=');
		write_value(config, key, text);
	}
}

/* The seed comes first, and behind it there is no hole. */
bool
oni_config_same_family(const struct config *one, const struct config *other)
{
	enum { FROM = sizeof one->seed, FIELDS = sizeof one->turns + 9 };

	_Static_assert(offsetof(struct config, events) + 1 == FROM + FIELDS,
	    "the fields that are compared are all others");
	return memcmp((const char *)one + FROM, (const char *)other + FROM,
	    FIELDS) == 0;
}
