/* texts.c - what readers are told of two games that look the same to them. */
#include <string.h>

#include "texts.h"

/* Those that do not belong to the question are told in turn. */
enum { ZONES_TOLD = 24, NUMBERS_TOLD = 32, ASKS_TOLD = 48, INDICES_TOLD = 2,
    ACTIONS_TOLD = 4, EVENTS_TOLD = 4, LINE_MAX = 1 << 18 };

/* Names that fill their room, of characters of one byte and more, and of what
 * is shown instead of others; longer than what is shown. */
static const char *const names[SEATS] = {
	"Maximiliane-Alexandrina von Hohenschwanengau",
	"Пётр Ильич Воскресенский-Белозерский",
	"\x1B[31m\xFF\xFE\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n",
	"幸子幸子幸子幸子幸子幸子幸子幸子",
	"🃏🃏🃏🃏🃏🃏🃏🃏🃏🃏🃏",
};

/* Two games and their reader. */
struct pair_told {
	struct differing *differing;
	const onirim_game *games[2];
	onirim_reader reader;
};

/* One text of both games; lengths may be statuses. */
struct both {
	char texts[2][ONIRIM_TEXT_MAX];
	int lengths[2];
};

static void
compare(const struct pair_told *told, enum told kind, const struct both *both)
{
	for (int i = 0; i < 2; i++)
		MUST(both->lengths[i] < ONIRIM_TEXT_MAX);
	told->differing->kinds[kind] += both->lengths[0] != both->lengths[1] ||
	    (both->lengths[0] >= 0 &&
	    strcmp(both->texts[0], both->texts[1]) != 0);
}

static void
compare_card(const struct pair_told *told, int card)
{
	struct both both;

	for (int i = 0; i < 2; i++)
		both.lengths[i] = onirim_card_text(told->games[i],
		    (onirim_card)card, &told->reader, both.texts[i],
		    ONIRIM_TEXT_MAX);
	compare(told, TEXT_CARD, &both);
}

static void
compare_zone(const struct pair_told *told, int zone, int index)
{
	struct both both;

	for (int i = 0; i < 2; i++)
		both.lengths[i] = onirim_zone_text(told->games[i], zone,
		    index, &told->reader, both.texts[i], ONIRIM_TEXT_MAX);
	compare(told, TEXT_ZONE, &both);
}

static void
compare_number(const struct pair_told *told, int what, int index)
{
	struct both both;

	for (int i = 0; i < 2; i++)
		both.lengths[i] = onirim_number_text(told->games[i], what,
		    index, &told->reader, both.texts[i], ONIRIM_TEXT_MAX);
	compare(told, TEXT_NUMBER, &both);
}

static void
compare_question(const struct pair_told *told, int ask)
{
	struct both both;

	for (int i = 0; i < 2; i++)
		both.lengths[i] = onirim_decision_text(told->games[i], ask,
		    &told->reader, both.texts[i], ONIRIM_TEXT_MAX);
	compare(told, TEXT_QUESTION, &both);
}

/* The line of the last answer. */
static void
compare_lines(const struct pair_told *told,
    const onirim_event events[2][EVENTS_MAX], const int n[2])
{
	static char lines[2][LINE_MAX];

	for (int i = 0; i < 2; i++)
		MUST(onirim_answer_text(told->games[i], events[i],
		    (size_t)n[i], &told->reader, lines[i], LINE_MAX) >= 0);
	told->differing->kinds[TEXT_ANSWER] += strcmp(lines[0], lines[1]) != 0;
}

/* The last events of both, as this viewer saw them. */
static void
compare_events(const struct pair_told *told)
{
	static onirim_event events[2][EVENTS_MAX];
	struct both both;
	int n[2];

	for (int i = 0; i < 2; i++)
		n[i] = battery_events(told->games[i], told->reader.viewer,
		    events[i]);
	compare_lines(told, events, n);
	for (int k = 1; k <= EVENTS_TOLD && k <= n[0] && k <= n[1]; k++) {
		for (int i = 0; i < 2; i++) {
			both.lengths[i] = onirim_event_text(told->games[i],
			    &events[i][n[i] - k], &told->reader,
			    both.texts[i], ONIRIM_TEXT_MAX);
			MUST(both.lengths[i] > 0);
		}
		compare(told, TEXT_EVENT, &both);
	}
}

typedef int teller(const onirim_game *game, onirim_action action,
    const onirim_reader *reader, char *text, size_t size);

static void
compare_action(const struct pair_told *told, onirim_action action)
{
	static teller *const tellers[TOLD_KINDS] = {
		[TEXT_LABEL] = onirim_action_text,
		[TEXT_HELP] = onirim_help_text,
		[TEXT_WHY] = onirim_why_text,
	};
	struct both both;

	for (int kind = TEXT_LABEL; kind <= TEXT_WHY; kind++) {
		for (int i = 0; i < 2; i++)
			both.lengths[i] = tellers[kind](told->games[i],
			    action, &told->reader, both.texts[i],
			    ONIRIM_TEXT_MAX);
		compare(told, (enum told)kind, &both);
	}
}

/* The answer at a place of a list, or none. */
static onirim_action
answer_at(const onirim_game *game, int place)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	return n > 0 ? actions[place % n] : 0;
}

/* Some answers of each, and once what is an answer to both. */
static void
compare_actions(const struct pair_told *told)
{
	for (int i = 0; i < ACTIONS_TOLD; i++) {
		const int place = battery_scene.question + i;
		const onirim_action one = answer_at(told->games[0], place);
		const onirim_action other = answer_at(told->games[1], place);

		if (one != 0)
			compare_action(told, one);
		if (other != 0 && other != one)
			compare_action(told, other);
	}
}

static void
compare_table(const struct pair_told *told)
{
	compare_card(told, battery_scene.question % FACE_VALUES);
	for (int i = 0; i < ZONES_TOLD * INDICES_TOLD; i++)
		if (told_in_turn(i))
			compare_zone(told, i / INDICES_TOLD, i % INDICES_TOLD);
	for (int i = 0; i < NUMBERS_TOLD * INDICES_TOLD; i++)
		if (told_in_turn(i))
			compare_number(told, i / INDICES_TOLD,
			    i % INDICES_TOLD);
	for (int ask = 0; ask < ASKS_TOLD; ask++)
		if (told_in_turn(ask))
			compare_question(told, ask);
}

void
texts_compare(struct differing *differing, const onirim_game *one,
    const onirim_game *other, int viewer)
{
	static const char *const languages[] = { "en", "fr", "ru" };
	const struct pair_told told = { differing, { one, other },
	    { languages[battery_scene.question % 3], names, viewer, 0 } };

	compare_table(&told);
	compare_question(&told, onirim_decision(one));
	compare_events(&told);
	compare_actions(&told);
}
