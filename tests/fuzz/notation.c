/* notation.c - whatever is read as a card or an action is written and read as
 * the same; whatever is written is read.  Whatever is a name can be shown, and
 * whatever is an event can be told. */
#include "fuzz.h"

static void
card_goes_round(int card)
{
	char name[ONIRIM_TEXT_MAX];

	MUST(onirim_card_name((onirim_card)card, name, sizeof name) > 0);
	MUST(onirim_card_from_name(name) == card);
}

static void
action_goes_round(onirim_action action)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_action same = 0;
	const int length = onirim_action_format(action, text, sizeof text);

	MUST(length > 0 && length < ONIRIM_TEXT_MAX);
	MUST(strlen(text) == (size_t)length);
	MUST(onirim_action_parse(&same, text, NULL) == ONIRIM_OK);
	MUST(same == action);
}

static void
read_text(const char *text)
{
	const int card = onirim_card_from_name(text);
	onirim_problem problem;
	onirim_action action = 0;
	const int status = onirim_action_parse(&action, text, &problem);

	MUST(card > 0 || card == ONIRIM_E_SYNTAX);
	if (card > 0)
		card_goes_round(card);
	MUST(status == ONIRIM_OK || status == ONIRIM_E_SYNTAX);
	if (status == ONIRIM_OK) {
		action_goes_round(action);
	} else {
		MUST(action == 0);
		fuzz_problem(&problem, status, text);
	}
}

/* What is said has this length, and nothing that a terminal obeys. */
static void
is_shown(const char *said, int length)
{
	MUST(length > 0 && strlen(said) == (size_t)length);
	for (const char *c = said; *c != '\0'; c++)
		MUST((unsigned char)*c >= ' ' && *c != 0x7F);
}

/* As the names of two players, which fit in what is said of them. */
static void
read_names(const char *text)
{
	const char *const names[] = {text, text};
	const onirim_reader reader = {NULL, names, ONIRIM_NOBODY, 0};
	const onirim_event events[] = {
		{ ONIRIM_EVENT_CHOICE, 0, 0, 0, 0, 1, 0, 0, 0,
		    ONIRIM_VERB_SEIZE, {0} },
		{ ONIRIM_EVENT_TURN, 1, 0, 0, 0, 0, 0, 0, 0, 0, {0} },
	};
	char said[ONIRIM_TEXT_MAX], line[2 * ONIRIM_TEXT_MAX];
	onirim_game *game;
	int length;

	MUST(onirim_game_new(&game, "game=nightmarium", NULL) == ONIRIM_OK);
	length = onirim_event_text(game, events, &reader, said, sizeof said);
	MUST(length < ONIRIM_TEXT_MAX);
	is_shown(said, length);
	is_shown(line, onirim_answer_text(game, events, 2, &reader, line,
	    sizeof line));
	onirim_game_free(game);
}

enum { EVENTS_READ = 64 };

/* As events, of which each is told or refused, and so are all of them. */
static void
read_events(const uint8_t *bytes, size_t size, const char *config)
{
	const onirim_reader reader = {"ru", NULL, 1, 0};
	static char line[EVENTS_READ * 2 * ONIRIM_TEXT_MAX];
	onirim_event events[EVENTS_READ];
	const size_t read = size / sizeof events[0];
	const size_t count = read < EVENTS_READ ? read : EVENTS_READ;
	onirim_game *game;
	int status = ONIRIM_OK, length;

	if (count > 0)
		memcpy(events, bytes, count * sizeof events[0]);
	MUST(onirim_game_new(&game, config, NULL) == ONIRIM_OK);
	for (size_t i = 0; i < count; i++) {
		length = onirim_event_text(game, &events[i], &reader, line,
		    ONIRIM_TEXT_MAX);
		MUST(length < ONIRIM_TEXT_MAX);
		if (length < 0)
			status = length;
		else
			is_shown(line, length);
	}
	MUST(status == ONIRIM_OK || status == ONIRIM_E_RANGE);
	length = onirim_answer_text(game, events, count, &reader, line,
	    sizeof line);
	if (status != ONIRIM_OK || count == 0)
		MUST(length == status);
	else
		is_shown(line, length);
	onirim_game_free(game);
}

/* The first bytes as a number. */
static void
read_number(const uint8_t *bytes)
{
	const onirim_action action = (onirim_action)bytes[0] << 24 |
	    (onirim_action)bytes[1] << 16 | (onirim_action)bytes[2] << 8 |
	    bytes[3];

	if (onirim_action_format(action, NULL, 0) > 0)
		action_goes_round(action);
	if (onirim_card_name(bytes[0], NULL, 0) > 0)
		card_goes_round(bytes[0]);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = fuzz_text(bytes, size);

	read_text(text);
	read_names(text);
	read_events(bytes, size, "players=2 sets=steps,towers,dreams");
	read_events(bytes, size, "game=nightmarium players=5");
	if (size >= 4)
		read_number(bytes);
	free(text);
	return 0;
}
