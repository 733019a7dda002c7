/* transcript.c - a record as text, written and read. */
#include <string.h>

#include "../config.h"
#include "../kept/snapshot.h"
#include "notation.h"
#include "position.h"
#include "record.h"

enum { FORMAT = 1, RULES = 1, COLUMNS = 100, WORD_MAX = 64 };

static const char record_magic[] = "onirim-record";

/*
 * Writing.
 */

/* Lines that are being written, one for each turn.  If a turn is longer than a
 * line, it continues on the next line, which begins with a space. */
struct lines {
	struct text *text;
	size_t begin;           /* where the line begins */
	bool among_cards;       /* the next word is among cards, not actions */
	bool resumed;           /* the record does not begin with the set-up */
};

static void
write_word(struct lines *lines, const char *word)
{
	struct text *text = lines->text;

	if (text->length - lines->begin + 1 + strlen(word) > COLUMNS) {
		oni_text_add_byte(text, '\n');
		lines->begin = text->length;
	}
	oni_text_add_byte(text, ' ');
	oni_text_add(text, word);
}

static void
write_among(struct lines *lines, bool cards, const char *word)
{
	if (lines->among_cards != cards)
		write_word(lines, "|");
	lines->among_cards = cards;
	write_word(lines, word);
}

static void
write_turn(struct lines *lines, uint32_t turn)
{
	if (lines->begin > 0)
		oni_text_add_byte(lines->text, '\n');
	lines->begin = lines->text->length;
	lines->among_cards = turn == 0 && !lines->resumed;
	oni_text_add_number(lines->text, turn);
}

static void
write_item(struct lines *lines, const struct item *item)
{
	char word[WORD_MAX];
	struct text text = {word, sizeof word, 0};

	switch (item->kind) {
	case ITEM_TURN:
		write_turn(lines, item->value);
		return;
	case ITEM_ACTION:
		onirim_action_format(item->value, word, sizeof word);
		write_among(lines, false, word);
		return;
	case ITEM_FIRST:
		oni_text_add(&text, "first:");
		oni_text_add_number(&text, item->value);
		break;
	case ITEM_CARD:
		oni_face_write(item->value, &text);
		break;
	}
	oni_text_end(&text);
	write_among(lines, true, word);
}

/* Write the result in one or two words. */
static void
write_result(const struct onirim_game *g, struct text *text)
{
	if (!is_over(g)) {
		oni_text_add_byte(text, '*');
	} else if (g->winner != ONIRIM_NOBODY) {
		oni_text_add(text, "seat ");
		oni_text_add_number(text, g->winner + 1u);
	} else {
		oni_text_add(text,
		    outcome_of(g) == ONIRIM_WON ? "won" : "lost");
	}
}

static void
write_tag(const char *name, struct text *text)
{
	const char *value = name + strlen(name) + 1;

	oni_text_add(text, "tag ");
	oni_text_add(text, name);
	oni_text_add(text, " \"");
	for (; *value != '\0'; value++) {
		if (*value == '"' || *value == '\\')
			oni_text_add_byte(text, '\\');
		oni_text_add_byte(text, *value);
	}
	oni_text_add(text, "\"\n");
}

static void
write_numbered(struct text *text, const char *word, unsigned number)
{
	oni_text_add(text, word);
	oni_text_add_byte(text, ' ');
	oni_text_add_number(text, number);
	oni_text_add_byte(text, '\n');
}

/* Write the game with which a record begins: as a position, which people can
 * read, if it stands at the start of a turn, else as a snapshot. */
static void
write_start(const struct onirim_game *start, struct text *text)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	size_t length;

	if (is_position(start)) {
		oni_text_add(text, "position ");
		oni_position_write(start, text);
	} else {
		oni_text_add(text, "snapshot ");
		length = (size_t)onirim_snapshot_save(start, bytes,
		    sizeof bytes);
		for (size_t i = 0; i < length; i++)
			oni_text_add_digits(text, bytes[i], 2);
	}
	oni_text_add_byte(text, '\n');
}

static void
write_header(const struct onirim_record *record, struct text *text)
{
	struct onirim_game start;
	const char *tag;

	start = *record_start(record);
	start.config.events = record->events;
	write_numbered(text, record_magic, FORMAT);
	write_numbered(text, "rules", RULES);
	oni_text_add(text, "config ");
	oni_config_write(&start.config, text);
	oni_text_add_byte(text, '\n');
	for (size_t i = 0; (tag = oni_record_tag(record, i)) != NULL; i++)
		write_tag(tag, text);
	if (record->resumed)
		write_start(&start, text);
}

int
onirim_record_format(const onirim_record *record, char *text, size_t size)
{
	struct text written = {text, size, 0};
	struct lines lines = {.text = &written};

	if (record == NULL || (text == NULL && size > 0))
		return ONIRIM_E_NULL;
	lines.resumed = record->resumed;
	write_header(record, &written);
	for (size_t i = 0; i < record_items(record); i++)
		write_item(&lines, record_item(record, i));
	oni_text_add(&written, "\nresult ");
	write_result(record->now, &written);
	oni_text_add_byte(&written, '\n');
	return oni_text_end(&written);
}

/*
 * Reading.  An error is described by a status, a reason, and the word just
 * read.
 */

struct reader {
	struct word rest;       /* the lines after this one */
	struct word line;       /* what is left of this line */
	struct word word;       /* the word just read, empty at the end */
	bool begins;            /* it is the first one of a line */
	bool among_cards;
	bool resumed;           /* the record does not begin with the set-up */
	int32_t reason;         /* why the text is refused */
};

static int
because(struct reader *reader, int32_t reason, int status)
{
	reader->reason = reason;
	return status;
}

/* The fault is another word than the one just read. */
static int
because_of(struct reader *reader, struct fault fault, int status)
{
	reader->word = fault.word;
	return because(reader, fault.reason, status);
}

/* The line without its comment.  A `#` in quotes does not begin one. */
static struct word
without_comment(struct word line)
{
	bool quoted = false;

	for (size_t i = 0; i < line.length; i++) {
		if (quoted && line.start[i] == '\\')
			i++;
		else if (line.start[i] == '"')
			quoted = !quoted;
		else if (line.start[i] == '#' && !quoted)
			line.length = i;
	}
	return line;
}

/* Read the next word, on this line or a later one.  Returns false at the end of
 * the text. */
static bool
advance(struct reader *reader)
{
	reader->begins = false;
	while (!oni_word_next(&reader->line, &reader->word)) {
		if (reader->rest.length == 0)
			return false;
		reader->line = without_comment(
		    oni_word_cut(&reader->rest, '\n'));
		reader->begins = reader->line.length > 0 &&
		    reader->line.start[0] != ' ' &&
		    reader->line.start[0] != '\t';
	}
	return true;
}

/* Read the next word of this line.  Returns false if there is none. */
static bool
next_in_line(struct reader *reader)
{
	reader->begins = false;
	return oni_word_next(&reader->line, &reader->word);
}

/* Go to the next line, which must exist. */
static int
next_line(struct reader *reader)
{
	if (next_in_line(reader))
		return because(reader, ONIRIM_PROBLEM_LINE_GOES_ON,
		    ONIRIM_E_SYNTAX);
	return advance(reader) ? ONIRIM_OK : because(reader,
	    ONIRIM_PROBLEM_CUT_SHORT, ONIRIM_E_DAMAGED);
}

/* Read a line that is a word with a number. */
static bool
read_numbered(struct reader *reader, const char *word, uint64_t *number)
{
	return reader->begins && oni_word_is(reader->word, word) &&
	    next_in_line(reader) &&
	    oni_word_number(reader->word, UINT32_MAX, number);
}

/* Read what the text is, its version, and the rules. */
static int
read_kind(struct reader *reader)
{
	uint64_t number;
	int status;

	if (!advance(reader) || !read_numbered(reader, record_magic, &number) ||
	    number == 0)
		return because(reader, ONIRIM_PROBLEM_NOT_A_RECORD,
		    ONIRIM_E_SYNTAX);
	if (number > FORMAT)
		return because(reader, ONIRIM_PROBLEM_LATER_VERSION,
		    ONIRIM_E_VERSION);
	status = next_line(reader);
	if (status != ONIRIM_OK)
		return status;
	if (!read_numbered(reader, "rules", &number))
		return because(reader, ONIRIM_PROBLEM_NO_RULES_LINE,
		    ONIRIM_E_SYNTAX);
	return number == RULES ? next_line(reader) : because(reader,
	    ONIRIM_PROBLEM_OTHER_RULES, ONIRIM_E_REVISION);
}

/* Read the line with the configuration. */
static int
read_config_line(struct reader *reader, struct config *config)
{
	struct fault fault;

	if (!reader->begins || !oni_word_is(reader->word, "config"))
		return because(reader, ONIRIM_PROBLEM_NO_CONFIG_LINE,
		    ONIRIM_E_SYNTAX);
	if (!oni_config_read_word(config, reader->line, &fault))
		return because_of(reader, fault, ONIRIM_E_CONFIG);
	reader->line.length = 0;
	return next_line(reader);
}

/* Copy a word if it fits. */
static bool
copy_word(struct word word, char text[ONIRIM_TEXT_MAX])
{
	if (word.length >= ONIRIM_TEXT_MAX)
		return false;
	memcpy(text, word.start, word.length);
	text[word.length] = '\0';
	return true;
}

/* Read the text in quotes at the beginning of a line.  The rest of the line
 * stays. */
static bool
read_quoted(struct word *line, char text[ONIRIM_TEXT_MAX])
{
	struct text value = {text, ONIRIM_TEXT_MAX, 0};
	size_t i = 1;

	if (line->length == 0 || line->start[0] != '"')
		return false;
	for (; i < line->length && line->start[i] != '"'; i++) {
		if (line->start[i] == '\\' && (++i == line->length ||
		    (line->start[i] != '"' && line->start[i] != '\\')))
			return false;
		oni_text_add_byte(&value, line->start[i]);
	}
	if (i >= line->length || value.length >= ONIRIM_TEXT_MAX)
		return false;
	oni_text_end(&value);
	oni_word_take(line, i + 1);
	return true;
}

/* Read the name of a tag, which must be new, and add the tag without a
 * value. */
static int
read_tag_name(struct reader *reader, struct onirim_record *record,
    char name[ONIRIM_TEXT_MAX])
{
	int status = ONIRIM_E_SYNTAX;

	if (next_in_line(reader) && copy_word(reader->word, name)) {
		if (onirim_record_tag(record, name, NULL, 0) >= 0)
			return because(reader, ONIRIM_PROBLEM_TAG_TWICE,
			    ONIRIM_E_SYNTAX);
		status = onirim_record_set_tag(record, name, "");
	}
	switch (status) {
	case ONIRIM_E_SYNTAX:
		return because(reader, ONIRIM_PROBLEM_TAG_NAME, status);
	case ONIRIM_E_RANGE:
		return because(reader, ONIRIM_PROBLEM_MANY_TAGS,
		    ONIRIM_E_SYNTAX);
	}
	return status;
}

static int
read_tag(struct reader *reader, struct onirim_record *record)
{
	char name[ONIRIM_TEXT_MAX], value[ONIRIM_TEXT_MAX];
	int status = read_tag_name(reader, record, name);

	if (status != ONIRIM_OK)
		return status;
	reader->word = reader->line = oni_word_trimmed(reader->line);
	if (read_quoted(&reader->line, value))
		status = onirim_record_set_tag(record, name, value);
	else
		status = ONIRIM_E_SYNTAX;
	if (status == ONIRIM_E_SYNTAX)
		return because(reader, ONIRIM_PROBLEM_TAG_VALUE, status);
	return status == ONIRIM_OK ? next_line(reader) : status;
}

/* The word of a position that says which viewer it is for. */
static struct word
viewer_word(struct word line)
{
	struct word word;

	while (oni_word_next(&line, &word)) {
		struct word rest = word;

		if (oni_word_is(oni_word_cut(&rest, '='), "viewer"))
			return word;
	}
	return line;
}

/* Read a position to the end of the line.  It must not be redacted. */
static int
read_position(struct reader *reader, struct onirim_game *start)
{
	const struct word line = reader->line;
	struct fault fault;
	int status = oni_position_read(start, line, &fault);

	if (status == ONIRIM_OK && start->redacted != 0) {
		oni_fault(&fault, viewer_word(line),
		    ONIRIM_PROBLEM_REDACTED_RECORD);
		status = ONIRIM_E_POSITION;
	}
	if (status != ONIRIM_OK)
		return because_of(reader, fault, status);
	reader->word = line;
	reader->line.length = 0;
	return ONIRIM_OK;
}

/* Why a snapshot cannot begin a record. */
static int32_t
why_not_begun(int status)
{
	switch (status) {
	case ONIRIM_E_VERSION:
		return ONIRIM_PROBLEM_LATER_VERSION;
	case ONIRIM_E_REDACTED:
		return ONIRIM_PROBLEM_REDACTED_RECORD;
	case ONIRIM_E_OVER:
		return ONIRIM_PROBLEM_ALREADY_OVER;
	}
	return ONIRIM_PROBLEM_SNAPSHOT;
}

/* Read a snapshot, which is one word.  It must not be redacted.  If it is
 * longer than any snapshot, only its head is read. */
static int
read_snapshot(struct reader *reader, struct onirim_game *start)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	size_t length;
	int status;

	if (!next_in_line(reader) ||
	    !oni_word_bytes(reader->word, bytes, sizeof bytes, &length))
		return because(reader, ONIRIM_PROBLEM_SNAPSHOT,
		    ONIRIM_E_SYNTAX);
	status = oni_snapshot_read(start, bytes, length);
	if (status == ONIRIM_OK)
		status = oni_record_may_begin(start);
	return status == ONIRIM_OK ? ONIRIM_OK
	    : because(reader, why_not_begun(status), status);
}

/* Read the game with which the record begins, instead of the set-up.  It must
 * have the same configuration.  The record is created again. */
static int
read_start(struct reader *reader, const struct config *config,
    struct onirim_record **record)
{
	struct onirim_record *other;
	struct onirim_game start;
	int status = oni_word_is(reader->word, "position")
	    ? read_position(reader, &start) : read_snapshot(reader, &start);

	if (status != ONIRIM_OK)
		return status;
	if (start.config.seed != config->seed ||
	    !oni_config_same_family(&start.config, config))
		return because(reader, ONIRIM_PROBLEM_OTHER_CONFIG,
		    ONIRIM_E_DAMAGED);
	status = oni_record_begin(&other, *config, &start);
	if (status != ONIRIM_OK)
		return status;
	other->tags = (*record)->tags;
	(*record)->tags = (struct tags){NULL, 0};
	onirim_record_free(*record);
	*record = other;
	reader->resumed = true;
	return next_line(reader);
}

static int
read_header(struct reader *reader, struct onirim_record **record)
{
	struct config config;
	int status = read_kind(reader);

	if (status == ONIRIM_OK)
		status = read_config_line(reader, &config);
	if (status == ONIRIM_OK)
		status = oni_record_begin(record, config, NULL);
	while (status == ONIRIM_OK && reader->begins &&
	    oni_word_is(reader->word, "tag"))
		status = read_tag(reader, *record);
	if (status == ONIRIM_OK && reader->begins &&
	    (oni_word_is(reader->word, "position") ||
	    oni_word_is(reader->word, "snapshot")))
		status = read_start(reader, &config, record);
	return status;
}

/* Skip bars.  Each of them switches between cards and actions. */
static void
pass_bars(struct reader *reader)
{
	while (!reader->begins && oni_word_is(reader->word, "|")) {
		reader->among_cards = !reader->among_cards;
		advance(reader);
	}
}

/* Whether the line of the turn goes on with a card, or with an action. */
static bool
is_among(const struct reader *reader, bool cards)
{
	return !reader->begins && reader->word.length > 0 &&
	    reader->among_cards == cards;
}

/* Something else is where this should be, or the text ends. */
static int
is_missing(struct reader *reader, int32_t reason)
{
	return because(reader, reader->word.length == 0
	    ? ONIRIM_PROBLEM_CUT_SHORT : reason, ONIRIM_E_DAMAGED);
}

/* Read the number with which the line of a turn begins. */
static int
read_turn_number(struct reader *reader, uint32_t turn)
{
	uint64_t number;

	pass_bars(reader);
	if (!reader->begins)
		return is_missing(reader, ONIRIM_PROBLEM_TURN_IS_OVER);
	if (!oni_word_number(reader->word, UINT32_MAX, &number))
		return because(reader, ONIRIM_PROBLEM_TURN_NUMBER,
		    ONIRIM_E_SYNTAX);
	if (number != turn)
		return because(reader, ONIRIM_PROBLEM_TURN_NUMBER,
		    ONIRIM_E_DAMAGED);
	reader->among_cards = turn == 0 && !reader->resumed;
	advance(reader);
	return ONIRIM_OK;
}

static int
read_first(struct reader *reader, uint32_t seat)
{
	struct word number = reader->word;
	const struct word name = oni_word_cut(&number, ':');
	uint64_t first;

	if (!oni_word_is(name, "first") ||
	    !oni_word_number(number, UINT32_MAX, &first))
		return because(reader, ONIRIM_PROBLEM_FIRST_SEAT,
		    ONIRIM_E_SYNTAX);
	if (first != seat)
		return because(reader, ONIRIM_PROBLEM_FIRST_SEAT,
		    ONIRIM_E_DAMAGED);
	advance(reader);
	return ONIRIM_OK;
}

/* Read a card that came by chance.  It must be the card that came in the
 * game. */
static int
read_chance_card(struct reader *reader, uint32_t face)
{
	const uint8_t read = oni_face_read(reader->word);

	if (read == ONIRIM_NO_CARD)
		return because(reader, ONIRIM_PROBLEM_UNKNOWN_CARD,
		    ONIRIM_E_SYNTAX);
	if (read != face)
		return because(reader, ONIRIM_PROBLEM_OTHER_CARD,
		    ONIRIM_E_DAMAGED);
	advance(reader);
	return ONIRIM_OK;
}

/* Compare the text with an item that the game added by itself. */
static int
read_item(struct reader *reader, const struct item *item)
{
	if (item->kind == ITEM_ACTION)
		return ONIRIM_OK;
	if (item->kind == ITEM_TURN)
		return read_turn_number(reader, item->value);
	pass_bars(reader);
	if (!is_among(reader, true))
		return is_missing(reader, ONIRIM_PROBLEM_CARD_MISSING);
	return item->kind == ITEM_FIRST ? read_first(reader, item->value)
	    : read_chance_card(reader, item->value);
}

/* Deal the card of the next word.  The word is read again as the item of this
 * card. */
static int
play_deal(struct reader *reader, struct onirim_record *record)
{
	const uint8_t face = oni_face_read(reader->word);

	if (!is_among(reader, true))
		return is_missing(reader, ONIRIM_PROBLEM_CARD_MISSING);
	if (face == ONIRIM_NO_CARD)
		return because(reader, ONIRIM_PROBLEM_UNKNOWN_CARD,
		    ONIRIM_E_SYNTAX);
	return because(reader, ONIRIM_PROBLEM_NO_SUCH_DEAL,
	    onirim_record_add(record, onirim_action_make(ONIRIM_VERB_DEAL,
	    face, 0, 0)));
}

/* Apply the action of the next word. */
static int
play_choice(struct reader *reader, struct onirim_record *record)
{
	struct fault fault;
	onirim_action action;
	int status;

	if (!is_among(reader, false))
		return is_missing(reader, ONIRIM_PROBLEM_ANSWER_MISSING);
	action = oni_action_read(reader->word, &fault);
	if (action == 0)
		return because_of(reader, fault, ONIRIM_E_SYNTAX);
	status = onirim_record_add(record, action);
	if (status == ONIRIM_OK)
		advance(reader);
	return because(reader, status == ONIRIM_E_OVER
	    ? ONIRIM_PROBLEM_AFTER_END : ONIRIM_PROBLEM_ILLEGAL, status);
}

/* Read the last line.  It must say how the game stands. */
static int
read_result(struct reader *reader, const struct onirim_record *record)
{
	char result[WORD_MAX];
	struct text text = {result, sizeof result, 0};
	struct word told = {result, 0}, word;

	write_result(record->now, &text);
	told.length = text.length;
	while (oni_word_next(&told, &word)) {
		if (!next_in_line(reader) ||
		    reader->word.length != word.length ||
		    memcmp(reader->word.start, word.start, word.length) != 0)
			return because(reader, ONIRIM_PROBLEM_WRONG_RESULT,
			    ONIRIM_E_DAMAGED);
	}
	return advance(reader) ? because(reader, ONIRIM_PROBLEM_AFTER_RESULT,
	    ONIRIM_E_SYNTAX) : ONIRIM_OK;
}

/* Replay the game, word by word. */
static int
read_course(struct reader *reader, struct onirim_record *record)
{
	size_t read = 0;
	int status = ONIRIM_OK;

	for (;;) {
		while (status == ONIRIM_OK && read < record_items(record))
			status = read_item(reader, record_item(record, read++));
		if (status != ONIRIM_OK)
			return status;
		pass_bars(reader);
		if (reader->begins && oni_word_is(reader->word, "result"))
			return read_result(reader, record);
		status = onirim_player(record->now) == ONIRIM_CHANCE
		    ? play_deal(reader, record) : play_choice(reader, record);
	}
}

int
onirim_record_parse(onirim_record **record, const char *text,
    onirim_problem *problem)
{
	struct reader reader = {0};
	int status;

	if (record == NULL)
		return ONIRIM_E_NULL;
	*record = NULL;
	if (text == NULL)
		return ONIRIM_E_NULL;
	reader.rest = (struct word){text, strlen(text)};
	reader.line = reader.word = (struct word){text, 0};
	status = read_header(&reader, record);
	if (status == ONIRIM_OK)
		status = read_course(&reader, *record);
	if (status == ONIRIM_OK)
		return oni_problem_none(problem);
	onirim_record_free(*record);
	*record = NULL;
	if (status == ONIRIM_E_MEMORY)
		reader.reason = ONIRIM_PROBLEM_NO_MEMORY;
	return oni_problem_at(problem, status, text,
	    (struct fault){reader.word, reader.reason});
}
