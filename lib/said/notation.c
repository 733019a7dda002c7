/* notation.c - cards and actions as text that people can read and type. */
#include <string.h>

#include "../ruleset.h"
#include "notation.h"

/*
 * Cards.
 */

bool
oni_face_write(unsigned face, struct text *text)
{
	const unsigned game = oni_game_of_face(face);

	return game < GAMES && oni_notation_parts[game]->write_face(face, text);
}

static bool
is_face(unsigned value)
{
	struct text nowhere = {NULL, 0, 0};

	return value <= 0xFF && oni_face_write(value, &nowhere);
}

uint8_t
oni_face_read(struct word name)
{
	uint8_t face = ONIRIM_NO_CARD;

	for (unsigned i = 0; i < GAMES && face == ONIRIM_NO_CARD; i++)
		face = oni_notation_parts[i]->read_face(name);
	return face;
}

int
onirim_card_name(onirim_card card, char *text, size_t size)
{
	struct text written = {text, size, 0};

	if (text == NULL && size > 0)
		return ONIRIM_E_NULL;
	if (!is_face(card))
		return ONIRIM_E_RANGE;
	oni_face_write(card, &written);
	return oni_text_end(&written);
}

int
onirim_card_from_name(const char *text)
{
	uint8_t face;

	if (text == NULL)
		return ONIRIM_E_NULL;
	face = oni_face_read((struct word){text, strlen(text)});
	return face == ONIRIM_NO_CARD ? ONIRIM_E_SYNTAX : face;
}

/*
 * Actions: the verb, and after a colon one or two parts.
 */

/* How a part is written. */
enum kind {
	NOTHING,        /* not at all: its value is 0 */
	FACE,
	FACE_OR_NONE,   /* not written if 0 */
	NUMBER,         /* counted from 1 */
	NUMBER_OR_NONE, /* not written if 0, else counted from 1 */
	WORD,           /* one of the words below */
};

/* The field of an action that has the value of a part, as the number of its
 * lowest bit. */
enum { AT_CARD = 16, AT_PLACE = 8, AT_EXTRA = 0 };

struct part {
	uint8_t kind;
	uint8_t field;
	uint8_t before;         /* the byte before it */
	uint8_t bound;          /* of numbers; or which list of words */
};

/* Words for the values of a field together with all fields below it.  An empty
 * word is not written.  The words of each part are one list. */
enum { IN_HAND, AT_END, SPELL, PART_WORDS, WORDS_OF_PART = 6 };

static const struct word_row {
	uint16_t value;
	const char *word;
} part_rows[PART_WORDS][WORDS_OF_PART] = {
	[IN_HAND] = {
		{ 0x00, "" }, { 0x01, "shared" },
	},
	[AT_END] = {
		{ 0x0000, "" },       { 0x0001, "left" },
		{ 0x0002, "right" },  { 0x0100, "shared" },
		{ 0x0101, "shared-left" }, { 0x0102, "shared-right" },
	},
	[SPELL] = {
		{ 0, "prophecy" }, { 1, "planning" }, { 2, "punishment" },
	},
};

static const struct verb_row {
	const char *name;
	struct part parts[2];
} verbs[] = {
#define A_FACE { FACE, AT_CARD, ':', 0 }
#define AN_INDEX(bound) { NUMBER, AT_EXTRA, ':', bound }
	[ONIRIM_VERB_DEAL]     = { "deal",     { A_FACE } },
	[ONIRIM_VERB_TAKE]     = { "take",     { A_FACE } },
	[ONIRIM_VERB_PLAY]     = { "play",     { A_FACE,
	                           { WORD, AT_EXTRA, '@', AT_END } } },
	[ONIRIM_VERB_DISCARD]  = { "discard",  { A_FACE,
	                           { WORD, AT_PLACE, '@', IN_HAND } } },
	[ONIRIM_VERB_SEARCH]   = { "search",   { {0} } },
	[ONIRIM_VERB_SWAP]     = { "swap",     { A_FACE,
	                           { FACE, AT_PLACE, '/', 0 } } },
	[ONIRIM_VERB_KEY]      = { "key",      { A_FACE,
	                           { WORD, AT_PLACE, '@', IN_HAND } } },
	[ONIRIM_VERB_DOOR]     = { "door",     { A_FACE,
	                           { NUMBER_OR_NONE, AT_PLACE, '@',
	                             SEATS_MAX } } },
	[ONIRIM_VERB_REVEAL]   = { "reveal",   { {0} } },
	[ONIRIM_VERB_HAND]     = { "hand",     { {0} } },
	[ONIRIM_VERB_LIMBO]    = { "limbo",    { {0} } },
	[ONIRIM_VERB_DROP]     = { "drop",     { A_FACE } },
	[ONIRIM_VERB_NEXT]     = { "next",     { A_FACE } },
	[ONIRIM_VERB_TOP]      = { "top",      { A_FACE } },
	[ONIRIM_VERB_CAST]     = { "cast",     {
	                           { WORD, AT_EXTRA, ':', SPELL } } },
	[ONIRIM_VERB_PAY]      = { "pay",      { A_FACE } },
	[ONIRIM_VERB_GOALS]    = { "goals",    {
	                           { NUMBER, AT_CARD, ':', GOALS_MAX },
	                           { NUMBER, AT_PLACE, '/', GOALS_MAX } } },
	[ONIRIM_VERB_TOWER]    = { "tower",    { AN_INDEX(TOWERS_MAX) } },
	[ONIRIM_VERB_SPARE]    = { "spare",    { {0} } },
	[ONIRIM_VERB_RESOLVE]  = { "resolve",  { A_FACE } },
	[ONIRIM_VERB_DISPEL]   = { "dispel",   { A_FACE } },
	[ONIRIM_VERB_LOOK]     = { "look",     { {0} } },
	[ONIRIM_VERB_FETCH]    = { "fetch",    {
	                           { FACE_OR_NONE, AT_CARD, ':', 0 } } },
	[ONIRIM_VERB_DRAW]     = { "draw",     { {0} } },
	[ONIRIM_VERB_DECLINE]  = { "decline",  { {0} } },
	[ONIRIM_VERB_STOP]     = { "stop",     { {0} } },
	[ONIRIM_VERB_EXCHANGE] = { "exchange", { {0} } },
	[ONIRIM_VERB_BUILD]    = { "build",    { A_FACE,
	                           { NUMBER, AT_EXTRA, '@', CREATURES_MAX } } },
	[ONIRIM_VERB_SEIZE]    = { "seize",    {
	                           { NUMBER, AT_PLACE, ':', SEATS_MAX },
	                           { NUMBER, AT_EXTRA, '/', CREATURES_MAX } } },
	[ONIRIM_VERB_DESTROY]  = { "destroy",  {
	                           { NUMBER, AT_PLACE, ':', SEATS_MAX },
	                           { NUMBER, AT_EXTRA, '/', CREATURES_MAX } } },
	[ONIRIM_VERB_DEVOUR]   = { "devour",   { AN_INDEX(CREATURES_MAX) } },
	[ONIRIM_VERB_WAKE]     = { "wake",     { AN_INDEX(CREATURES_MAX) } },
#undef A_FACE
#undef AN_INDEX
};

enum { VERBS = sizeof verbs / sizeof verbs[0] };

/* The bits of an action that have the value of a part.  The words for the end
 * of the row of Towers include the place. */
static uint32_t
mask_of(const struct part *part)
{
	if (part->kind == NOTHING)
		return 0;
	if (part->kind == WORD && part->bound == AT_END)
		return 0xFFFF;
	return (uint32_t)0xFF << part->field;
}

/* The word for a value, or NULL. */
static const char *
word_for(unsigned list, unsigned value)
{
	for (unsigned i = 0; i < WORDS_OF_PART; i++)
		if (part_rows[list][i].word != NULL &&
		    part_rows[list][i].value == value)
			return part_rows[list][i].word;
	return NULL;
}

/* Write a part.  Returns false if no action has this value there. */
static bool
write_part(const struct part *part, unsigned value, struct text *text)
{
	const char *word;

	if (value == 0 && (part->kind == NOTHING ||
	    part->kind == FACE_OR_NONE || part->kind == NUMBER_OR_NONE))
		return true;
	switch (part->kind) {
	case FACE:
	case FACE_OR_NONE:
		if (!is_face(value))
			return false;
		oni_text_add_byte(text, (char)part->before);
		oni_face_write(value, text);
		return true;
	case NUMBER:
	case NUMBER_OR_NONE:
		if (value >= part->bound)
			return false;
		oni_text_add_byte(text, (char)part->before);
		oni_text_add_number(text, value + 1);
		return true;
	case WORD:
		word = word_for(part->bound, value);
		if (word == NULL)
			return false;
		if (word[0] != '\0')
			oni_text_add_byte(text, (char)part->before);
		oni_text_add(text, word);
		return true;
	}
	return false;
}

/* Two Goals are named in ascending order, so that each pair has one name. */
static bool
in_order(onirim_action action)
{
	return onirim_action_verb(action) != ONIRIM_VERB_GOALS ||
	    onirim_action_card(action) < onirim_action_place(action);
}

int
onirim_action_format(onirim_action action, char *text, size_t size)
{
	/* First written into a buffer that is always large enough, so that the
	 * text does not change if there is a fault. */
	char bytes[64];
	struct text draft = {bytes, sizeof bytes, 0};
	struct text written = {text, size, 0};
	const unsigned verb = action >> 24;
	uint32_t fields = action & 0xFFFFFF;

	if (text == NULL && size > 0)
		return ONIRIM_E_NULL;
	if (verb >= VERBS || verbs[verb].name == NULL || !in_order(action))
		return ONIRIM_E_ACTION;
	oni_text_add(&draft, verbs[verb].name);
	for (unsigned i = 0; i < 2; i++) {
		const struct part *part = &verbs[verb].parts[i];
		const uint32_t mask = mask_of(part);

		if (!write_part(part, (fields & mask) >> part->field, &draft))
			return ONIRIM_E_ACTION;
		fields &= ~mask;
	}
	if (fields != 0)
		return ONIRIM_E_ACTION;
	oni_text_end(&draft);
	oni_text_add(&written, bytes);
	return oni_text_end(&written);
}

static bool
read_part_face(struct word word, uint32_t *value, struct fault *fault)
{
	*value = oni_face_read(word);
	return *value != ONIRIM_NO_CARD || oni_fault(fault, word,
	    word.length == 0 ? ONIRIM_PROBLEM_INCOMPLETE
	    : ONIRIM_PROBLEM_UNKNOWN_CARD);
}

static bool
read_part_number(struct word word, unsigned bound, uint32_t *value,
    struct fault *fault)
{
	uint64_t number;

	if (!oni_word_number(word, bound, &number) || number == 0)
		return oni_fault(fault, word, word.length == 0
		    ? ONIRIM_PROBLEM_INCOMPLETE
		    : oni_word_why_no_number(word));
	*value = (uint32_t)number - 1;
	return true;
}

static bool
read_part_word(struct word word, unsigned list, uint32_t *value,
    struct fault *fault)
{
	for (unsigned i = 0; i < WORDS_OF_PART; i++) {
		const struct word_row *row = &part_rows[list][i];

		if (row->word == NULL || row->word[0] == '\0' ||
		    !oni_word_is(word, row->word))
			continue;
		*value = row->value;
		return true;
	}
	return oni_fault(fault, word, word.length == 0
	    ? ONIRIM_PROBLEM_INCOMPLETE : ONIRIM_PROBLEM_UNKNOWN_WORD);
}

/* Read a part that is there.  Returns false if no action has it. */
static bool
read_part(const struct part *part, struct word word, uint32_t *value,
    struct fault *fault)
{
	switch (part->kind) {
	case FACE:
	case FACE_OR_NONE:
		return read_part_face(word, value, fault);
	case NUMBER:
	case NUMBER_OR_NONE:
		return read_part_number(word, part->bound, value, fault);
	case WORD:
		return read_part_word(word, part->bound, value, fault);
	}
	return false;
}

/* A part that is not written is 0, if this is possible. */
static bool
may_be_unwritten(const struct part *part)
{
	return part->kind == NOTHING || part->kind == FACE_OR_NONE ||
	    part->kind == NUMBER_OR_NONE ||
	    (part->kind == WORD && word_for(part->bound, 0)[0] == '\0');
}

/* Take one part off the rest and read it. */
static bool
take_part(const struct part *part, const struct part *after,
    struct word *rest, onirim_action *action, struct fault *fault)
{
	struct word word;
	uint32_t value;

	if (rest->length == 0 || rest->start[0] != (char)part->before)
		return may_be_unwritten(part) ||
		    oni_fault(fault, *rest, ONIRIM_PROBLEM_INCOMPLETE);
	oni_word_take(rest, 1);
	word = oni_word_take(rest, after->kind == NOTHING
	    ? rest->length : oni_word_find(*rest, (char)after->before));
	if (!read_part(part, word, &value, fault))
		return false;
	*action |= value << part->field;
	return true;
}

static unsigned
find_verb(struct word name)
{
	unsigned verb = 1;

	while (verb < VERBS && !oni_word_is(name, verbs[verb].name))
		verb++;
	return verb;
}

onirim_action
oni_action_read(struct word word, struct fault *fault)
{
	static const struct part none = {NOTHING, 0, 0, 0};
	struct word rest = word;
	const struct word name = oni_word_take(&rest,
	    oni_word_find(word, ':'));
	const unsigned verb = find_verb(name);
	onirim_action read = (onirim_action)verb << 24;

	*fault = (struct fault){name, ONIRIM_PROBLEM_UNKNOWN_VERB};
	if (verb == VERBS ||
	    !take_part(&verbs[verb].parts[0], &verbs[verb].parts[1], &rest,
	    &read, fault) ||
	    !take_part(&verbs[verb].parts[1], &none, &rest, &read, fault))
		return 0;
	*fault = (struct fault){rest, ONIRIM_PROBLEM_TOO_LONG};
	if (rest.length > 0)
		return 0;
	*fault = (struct fault){word, ONIRIM_PROBLEM_GOALS_ORDER};
	return in_order(read) ? read : 0;
}

int
onirim_action_parse(onirim_action *action, const char *text,
    onirim_problem *problem)
{
	struct fault fault;
	onirim_action read;

	if (action == NULL || text == NULL)
		return ONIRIM_E_NULL;
	read = oni_action_read((struct word){text, strlen(text)}, &fault);
	if (read == 0)
		return oni_problem_at(problem, ONIRIM_E_SYNTAX, text, fault);
	*action = read;
	return oni_problem_none(problem);
}
