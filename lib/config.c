/* config.c - a configuration as a line of text. */
#include <string.h>

#include "config.h"
#include "ruleset.h"

/* The keys of every game. */
static const struct config_key keys_of_all[CONFIG_KEYS] = {
	[KEY_GAME]   = { .name = "game",   .form = FORM_WORD,
	                 .field = CONFIG_FIELD(game),
	                 .words = { [GAME_ONIRIM] = "onirim",
	                 [GAME_NIGHTMARIUM] = "nightmarium" } },
	[KEY_FIRST]  = { .name = "first",  .form = FORM_NUMBER,
	                 .field = CONFIG_FIELD(first),
	                 .range = { 1, 1, SEATS_MAX },
	                 .words = { [FIRST_RANDOM] = "random" } },
	[KEY_SEED]   = { .name = "seed",   .form = FORM_SEED,
	                 .field = CONFIG_FIELD(seed) },
	[KEY_CHANCE] = { .name = "chance", .form = FORM_WORD,
	                 .field = CONFIG_FIELD(chance),
	                 .words = { [CHANCE_SEEDED] = "seeded",
	                 [CHANCE_HOST] = "host" } },
	[KEY_EVENTS] = { .name = "events", .form = FORM_WORD,
	                 .field = CONFIG_FIELD(events),
	                 .words = { "off", "on" } },
};

/* A key as a game has it, or NULL when it has none of the name. */
static const struct config_key *
key_of_game(unsigned game, unsigned key)
{
	const struct config_key *row = &keys_of_all[key];

	if (row->name == NULL)
		row = &oni_rulesets[game]->keys[key];
	return row->name != NULL ? row : NULL;
}

/* The name of a key, whichever game has it. */
static const char *
key_name(unsigned key)
{
	for (unsigned game = 0; game < GAMES; game++)
		if (key_of_game(game, key) != NULL)
			return key_of_game(game, key)->name;
	return "";
}

static unsigned
value_of_key(const struct config *config, const struct config_key *row)
{
	if (row->form == FORM_TURNS)
		return config->turns;
	return ((const uint8_t *)config)[row->field];
}

/* The place of a word among those of a key, or CONFIG_WORDS_MAX. */
static unsigned
find_word(const struct config_key *row, struct word word)
{
	unsigned i = 0;

	while (i < CONFIG_WORDS_MAX &&
	    (row->words[i] == NULL || !oni_word_is(word, row->words[i])))
		i++;
	return i;
}

/* The reading functions return false and leave in *value the word at fault. */

static bool
read_list(const struct config_key *row, struct word *value, uint8_t *field)
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
		if (place == CONFIG_WORDS_MAX || set_has(*field, place)) {
			*value = word;
			return false;
		}
		*field |= (uint8_t)set_of(place);
	}
	return true;
}

static bool
read_range(const struct config_key *row, struct word value, uint8_t *field)
{
	uint64_t number;

	if (row->words[0] != NULL && oni_word_is(value, row->words[0])) {
		*field = 0;
		return true;
	}
	if (!oni_word_number(value, row->range.most, &number) ||
	    number < row->range.least)
		return false;
	*field = (uint8_t)number;
	return true;
}

static bool
read_value(struct config *config, const struct config_key *row,
    struct word *value)
{
	uint8_t *field = (uint8_t *)config + row->field;
	uint64_t number;
	unsigned place;

	switch ((enum config_form)row->form) {
	case FORM_WORD:
		place = find_word(row, *value);
		*field = (uint8_t)place;
		return place < CONFIG_WORDS_MAX;
	case FORM_LIST:
		return read_list(row, value, field);
	case FORM_NUMBER:
		return read_range(row, *value, field);
	case FORM_TURNS:
		if (!oni_word_number(*value, UINT16_MAX, &number))
			return false;
		config->turns = (uint16_t)number;
		return true;
	case FORM_SEED:
		return oni_word_hexadecimal(*value, &config->seed) ||
		    oni_word_number(*value, UINT64_MAX, &config->seed);
	}
	return false;
}

struct word *
oni_config_value(struct config_words *words, struct word key)
{
	for (unsigned i = 0; i < CONFIG_KEYS; i++)
		if (oni_word_is(key, key_name(i)))
			return &words->values[i];
	return NULL;
}

/* Split the text into a value for each key; false with the word at fault
 * when a key is unknown or comes twice, or a word has no `=`. */
static bool
split_config(struct word text, struct config_words *words, struct word *fault)
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

static bool
is_met(const struct config *config, struct config_need need)
{
	return config->players >= need.players &&
	    (need.sets & ~config->sets) == 0;
}

/* Point at the first word of a list that needs what is not played. */
static bool
list_is_met(const struct config *config, const struct config_key *row,
    struct word list, struct word *fault)
{
	if (row->form != FORM_LIST)
		return true;
	for (uint64_t left = value_of_key(config, row); left != 0;
	    left &= left - 1) {
		const unsigned place = set_lowest(left);

		if (is_met(config, row->word_needs[place]))
			continue;
		*fault = word_in(list, row->words[place]);
		return false;
	}
	return true;
}

/* Point at a key that another game has, with its value, which stands behind
 * it and a `=`. */
static bool
is_of_game(const struct config *config, unsigned key, struct word value,
    struct word *fault)
{
	const size_t before = strlen(key_name(key)) + 1;

	if (key_of_game(config->game, key) != NULL)
		return true;
	*fault = (struct word){value.start - before, value.length + before};
	return false;
}

/* Whether what is written goes with the rest that is played. */
static bool
needs_are_met(const struct config *config,
    const struct word values[CONFIG_KEYS], struct word *fault)
{
	for (unsigned key = 0; key < CONFIG_KEYS; key++)
		if (values[key].start != NULL &&
		    !is_of_game(config, key, values[key], fault))
			return false;
	for (unsigned key = 0; key < CONFIG_KEYS; key++) {
		const struct config_key *row = key_of_game(config->game, key);

		if (values[key].start == NULL)
			continue;
		if (!list_is_met(config, row, values[key], fault))
			return false;
		*fault = values[key];
		if (!is_met(config, row->need))
			return false;
	}
	*fault = values[KEY_FIRST];
	return config->first <= config->players &&
	    (config->first != FIRST_RANDOM || config->chance != CHANCE_HOST);
}

bool
oni_config_read_words(struct config *config,
    const struct config_words *words, struct word *fault)
{
	memset(config, 0, sizeof *config);
	for (unsigned key = 0; key < CONFIG_KEYS; key++) {
		const struct config_key *row = key_of_game(config->game, key);
		struct word value = words->values[key];

		if (row == NULL)
			continue;
		if (value.start == NULL && row->range.usual > 0)
			((uint8_t *)config)[row->field] = row->range.usual;
		if (value.start != NULL && !read_value(config, row, &value)) {
			*fault = value;
			return false;
		}
	}
	return needs_are_met(config, words->values, fault);
}

bool
oni_config_read_word(struct config *config, struct word text,
    struct word *fault)
{
	struct config_words words = {{{NULL, 0}}};

	return split_config(text, &words, fault) &&
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
write_list(const struct config_key *row, uint8_t set, struct text *text)
{
	for (bool first = true; set != 0; set &= (uint8_t)(set - 1)) {
		if (!first)
			oni_text_add_byte(text, ',');
		oni_text_add(text, row->words[set_lowest(set)]);
		first = false;
	}
}

static void
write_value(const struct config *config, const struct config_key *row,
    struct text *text)
{
	const unsigned value = value_of_key(config, row);

	switch ((enum config_form)row->form) {
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

/* The game and the seed are always there, other keys where their value is not
 * the usual one. */
void
oni_config_write(const struct config *config, struct text *text)
{
	for (unsigned key = 0; key < CONFIG_KEYS; key++) {
		const struct config_key *row = key_of_game(config->game, key);
		const bool always = key == KEY_GAME || key == KEY_SEED;

		if (row == NULL || (!always &&
		    value_of_key(config, row) == row->range.usual))
			continue;
		if (key != KEY_GAME)
			oni_text_add_byte(text, ' ');
		oni_text_add(text, row->name);
		oni_text_add_byte(text, '=');
		write_value(config, row, text);
	}
}

void
oni_config_fields(struct stream *stream, struct config *config)
{
	config->turns = (uint16_t)oni_stream_number(stream, config->turns, 2);
	oni_stream_byte(stream, &config->game);
	oni_stream_byte(stream, &config->players);
	oni_stream_byte(stream, &config->sets);
	oni_stream_byte(stream, &config->variants);
	oni_stream_byte(stream, &config->premonitions);
	oni_stream_byte(stream, &config->first);
	oni_stream_byte(stream, &config->objective);
	oni_stream_byte(stream, &config->chance);
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

bool
oni_config_alike(const struct config *one, const struct config *other)
{
	struct config like = *other;

	like.chance = one->chance;
	like.events = one->events;
	like.first = one->first;
	return oni_config_same_family(one, &like);
}
