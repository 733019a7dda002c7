/* config.c - configurations as lines of text. */
#include <string.h>

#include "config.h"
#include "ruleset.h"

/* The keys that every game has. */
static const struct config_key keys_of_all[] = {
	{ .key = KEY_GAME, .name = "game", .form = FORM_WORD,
	  .field = CONFIG_FIELD(game),
	  .words = { [ONIRIM_GAME_ONIRIM] = "onirim",
	  [ONIRIM_GAME_NIGHTMARIUM] = "nightmarium" } },
	{ .key = KEY_FIRST, .name = "first", .form = FORM_NUMBER,
	  .field = CONFIG_FIELD(first), .range = { 1, 1, SEATS_MAX },
	  .words = { [FIRST_RANDOM] = "random" } },
	{ .key = KEY_SEED, .name = "seed", .form = FORM_SEED,
	  .field = CONFIG_FIELD(seed) },
	{ .key = KEY_CHANCE, .name = "chance", .form = FORM_WORD,
	  .field = CONFIG_FIELD(chance),
	  .words = { [CHANCE_SEEDED] = "seeded", [CHANCE_HOST] = "host" } },
	{ .key = KEY_EVENTS, .name = "events", .form = FORM_WORD,
	  .field = CONFIG_FIELD(events), .words = { "off", "on" } },
	{ .name = "" },
};

/* The row of a list for a key, or NULL. */
static const struct config_key *
find_key(const struct config_key *row, unsigned key)
{
	while (row->name[0] != '\0' && row->key != key)
		row++;
	return row->name[0] != '\0' ? row : NULL;
}

const struct config_key *
oni_config_key(unsigned game, unsigned key)
{
	const struct config_key *row = find_key(keys_of_all, key);

	return row != NULL ? row : find_key(oni_rulesets[game]->keys, key);
}

const char *
oni_config_key_name(unsigned key)
{
	for (unsigned game = 0; game < GAMES; game++)
		if (oni_config_key(game, key) != NULL)
			return oni_config_key(game, key)->name;
	return "";
}

static unsigned
value_of_key(const struct config *config, const struct config_key *row)
{
	if (row->form == FORM_TURNS)
		return config->turns;
	return ((const uint8_t *)config)[row->field];
}

/* The place of a word among the words of a key, or CONFIG_WORDS_MAX. */
static unsigned
find_word(const struct config_key *row, struct word word)
{
	unsigned i = 0;

	while (i < CONFIG_WORDS_MAX &&
	    (row->words[i][0] == '\0' || !oni_word_is(word, row->words[i])))
		i++;
	return i;
}

/* The functions that read return false if they find a fault. */

static bool
read_listed_word(const struct config_key *row, struct word word,
    uint8_t *field, struct fault *fault)
{
	const unsigned place = find_word(row, word);

	if (word.length == 0)
		return oni_fault(fault, word, ONIRIM_PROBLEM_MISSING);
	if (oni_word_is(word, "none"))
		return oni_fault(fault, word, ONIRIM_PROBLEM_NONE_ALONE);
	if (place == CONFIG_WORDS_MAX)
		return oni_fault(fault, word, ONIRIM_PROBLEM_UNKNOWN_WORD);
	if (set_has(*field, place))
		return oni_fault(fault, word, ONIRIM_PROBLEM_WORD_TWICE);
	*field |= (uint8_t)set_of(place);
	return true;
}

static bool
read_list(const struct config_key *row, struct word value, uint8_t *field,
    struct fault *fault)
{
	struct word rest = value;

	*field = 0;
	if (oni_word_is(value, "none"))
		return true;
	for (bool more = true; more;) {
		const struct word word = oni_word_cut(&rest, ',');

		more = rest.start > word.start + word.length;
		if (!read_listed_word(row, word, field, fault))
			return false;
	}
	return true;
}

static bool
read_single_word(const struct config_key *row, struct word value,
    uint8_t *field, struct fault *fault)
{
	*field = (uint8_t)find_word(row, value);
	return *field < CONFIG_WORDS_MAX || oni_fault(fault, value,
	    value.length == 0 ? ONIRIM_PROBLEM_MISSING
	    : ONIRIM_PROBLEM_UNKNOWN_WORD);
}

/* Read a number in a range, or the word that stands for 0. */
static bool
read_range(const struct config_key *row, struct word value, uint8_t *field,
    struct fault *fault)
{
	uint64_t number;

	if (row->words[0][0] != '\0' && oni_word_is(value, row->words[0])) {
		*field = 0;
		return true;
	}
	if (!oni_word_number(value, row->range.most, &number) ||
	    number < row->range.least)
		return oni_fault(fault, value, oni_word_why_no_number(value));
	*field = (uint8_t)number;
	return true;
}

static bool
read_turns(struct config *config, struct word value, struct fault *fault)
{
	uint64_t number;

	if (!oni_word_number(value, UINT16_MAX, &number))
		return oni_fault(fault, value, oni_word_why_no_number(value));
	config->turns = (uint16_t)number;
	return true;
}

static bool
read_seed(struct config *config, struct word value, struct fault *fault)
{
	const int32_t reason = oni_word_why_no_number(value);

	return oni_word_hexadecimal(value, &config->seed) ||
	    oni_word_number(value, UINT64_MAX, &config->seed) ||
	    oni_fault(fault, value, reason == ONIRIM_PROBLEM_NOT_A_NUMBER
	    ? ONIRIM_PROBLEM_NOT_A_SEED : reason);
}

bool
oni_config_read_value(struct config *config, const struct config_key *row,
    struct word value, struct fault *fault)
{
	uint8_t *field = (uint8_t *)config + row->field;

	switch ((enum config_form)row->form) {
	case FORM_WORD:
		return read_single_word(row, value, field, fault);
	case FORM_LIST:
		return read_list(row, value, field, fault);
	case FORM_NUMBER:
		return read_range(row, value, field, fault);
	case FORM_TURNS:
		return read_turns(config, value, fault);
	case FORM_SEED:
		return read_seed(config, value, fault);
	}
	return false;
}

/* The problem of a key or a value that needs this game. */
static const uint8_t needs_of_games[GAMES] = {
	[ONIRIM_GAME_ONIRIM]      = ONIRIM_PROBLEM_NEEDS_ONIRIM,
	[ONIRIM_GAME_NIGHTMARIUM] = ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM,
};

/* Read the value of a key.  If a number is out of range, but another game
 * allows it, the problem says that it needs that game. */
static bool
read_value_of_game(struct config *config, unsigned key, struct word value,
    struct fault *fault)
{
	struct config other = {0};
	struct fault none;

	if (oni_config_read_value(config, oni_config_key(config->game, key),
	    value, fault))
		return true;
	for (unsigned game = 0; game < GAMES; game++)
		if (fault->reason == ONIRIM_PROBLEM_OUT_OF_RANGE &&
		    oni_config_key(game, key) != NULL &&
		    oni_config_read_value(&other, oni_config_key(game, key),
		    value, &none))
			fault->reason = needs_of_games[game];
	return false;
}

struct word *
oni_config_value(struct config_words *words, struct word key)
{
	for (unsigned i = 0; i < CONFIG_KEYS; i++)
		if (oni_word_is(key, oni_config_key_name(i)))
			return &words->values[i];
	return NULL;
}

bool
oni_config_keep(struct word *value, struct word word, struct word key,
    struct word rest, struct fault *fault)
{
	if (rest.start == key.start + key.length)
		return oni_fault(fault, word, ONIRIM_PROBLEM_NO_EQUALS);
	if (value == NULL)
		return oni_fault(fault, word, ONIRIM_PROBLEM_UNKNOWN_KEY);
	if (value->start != NULL)
		return oni_fault(fault, word, ONIRIM_PROBLEM_TWICE);
	*value = rest;
	return true;
}

bool
oni_config_split(struct word text, struct config_words *words,
    struct fault *fault)
{
	struct word word;

	while (oni_word_next(&text, &word)) {
		struct word rest = word;
		const struct word key = oni_word_cut(&rest, '=');

		if (!oni_config_keep(oni_config_value(words, key), word, key,
		    rest, fault))
			return false;
	}
	return true;
}

/* Find a word in the text of a list, for a fault. */
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

/* Find the first word of a list that needs something that is not played. */
static bool
list_is_met(const struct config *config, const struct config_key *row,
    struct word list, struct fault *fault)
{
	if (row->form != FORM_LIST)
		return true;
	for (uint64_t left = value_of_key(config, row); left != 0;
	    left &= left - 1) {
		const unsigned place = set_lowest(left);
		const struct config_need need = row->word_needs[place];

		if (!is_met(config, need))
			return oni_fault(fault, word_in(list,
			    row->words[place]), need.reason);
	}
	return true;
}

/* Check that the game has the key.  If not, the fault is the key with its
 * value, which stands after the key and a `=`. */
static bool
is_of_game(const struct config *config, unsigned key, struct word value,
    struct fault *fault)
{
	const size_t before = strlen(oni_config_key_name(key)) + 1;
	unsigned game = 0;

	if (oni_config_key(config->game, key) != NULL)
		return true;
	while (oni_config_key(game, key) == NULL)
		game++;
	return oni_fault(fault, (struct word){value.start - before,
	    value.length + before}, needs_of_games[game]);
}

static bool
key_is_met(const struct config *config, unsigned key, struct word value,
    struct fault *fault)
{
	const struct config_key *row = oni_config_key(config->game, key);

	return list_is_met(config, row, value, fault) &&
	    (is_met(config, row->need) ||
	    oni_fault(fault, value, row->need.reason));
}

/* The first seat must be a seat of the game.  It can only be drawn if the
 * library draws. */
static bool
first_fits(const struct config *config, struct word value,
    struct fault *fault)
{
	if (config->first > config->players)
		return oni_fault(fault, value, ONIRIM_PROBLEM_NO_SUCH_SEAT);
	return config->first != FIRST_RANDOM ||
	    config->chance != CHANCE_HOST ||
	    oni_fault(fault, value, ONIRIM_PROBLEM_NEEDS_SEEDED);
}

/* Whether all keys and values that are written fit the rest. */
static bool
needs_are_met(const struct config *config,
    const struct word values[CONFIG_KEYS], struct fault *fault)
{
	for (unsigned key = 0; key < CONFIG_KEYS; key++)
		if (values[key].start != NULL &&
		    !is_of_game(config, key, values[key], fault))
			return false;
	for (unsigned key = 0; key < CONFIG_KEYS; key++)
		if (values[key].start != NULL &&
		    !key_is_met(config, key, values[key], fault))
			return false;
	return first_fits(config, values[KEY_FIRST], fault);
}

bool
oni_config_read_words(struct config *config,
    const struct config_words *words, struct fault *fault)
{
	memset(config, 0, sizeof *config);
	for (unsigned key = 0; key < CONFIG_KEYS; key++) {
		const struct config_key *row =
		    oni_config_key(config->game, key);
		const struct word value = words->values[key];

		if (row == NULL)
			continue;
		if (value.start == NULL && row->range.usual > 0)
			((uint8_t *)config)[row->field] = row->range.usual;
		if (value.start != NULL &&
		    !read_value_of_game(config, key, value, fault))
			return false;
	}
	config->layout = oni_rulesets[config->game]->layout(config);
	return needs_are_met(config, words->values, fault);
}

bool
oni_config_read_word(struct config *config, struct word text,
    struct fault *fault)
{
	struct config_words words = {{{NULL, 0}}};

	return oni_config_split(text, &words, fault) &&
	    oni_config_read_words(config, &words, fault);
}

int
oni_config_read(struct config *config, const char *text,
    onirim_problem *problem)
{
	struct fault fault;

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

void
oni_config_write_value(const struct config *config,
    const struct config_key *row, struct text *text)
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

/* The game and the seed are always written, other keys only if they do not have
 * their default value. */
void
oni_config_write(const struct config *config, struct text *text)
{
	for (unsigned key = 0; key < CONFIG_KEYS; key++) {
		const struct config_key *row =
		    oni_config_key(config->game, key);
		const bool always = key == KEY_GAME || key == KEY_SEED;

		if (row == NULL || (!always &&
		    value_of_key(config, row) == row->range.usual))
			continue;
		if (key != KEY_GAME)
			oni_text_add_byte(text, ' ');
		oni_text_add(text, row->name);
		oni_text_add_byte(text, '=');
		oni_config_write_value(config, row, text);
	}
}

/* The fields from `game` to `chance` are bytes in a row. */
void
oni_config_fields(struct stream *stream, struct config *config)
{
	enum { FROM = offsetof(struct config, game),
		TO = offsetof(struct config, chance) };

	_Static_assert(TO - FROM == 7, "these are all fields except the "
	    "seed, the turns and the events");
	config->turns = (uint16_t)stream_number(stream, config->turns, 2);
	stream_bytes(stream, &config->game, TO - FROM + 1);
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
