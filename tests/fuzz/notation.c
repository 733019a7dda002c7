/* notation.c - whatever is read as a card or an action is written and read as
 * the same; whatever is written is read. */
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
	if (size >= 4)
		read_number(bytes);
	free(text);
	return 0;
}
