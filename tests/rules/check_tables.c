/*
 * check_tables.c - what takes too many games, or a look into the library, to
 * be written down as cases: each alignment of Towers, each payment, each output
 * of the generator, each sentence.
 *
 * A test's name begins with the section, ruling (R, N) or case of the rules
 * that it plays.
 */
#include <check.h>
#include <ctype.h>
#include <onirim.h>
#include <stdio.h>
#include <string.h>

#include "../../lib/core/chance.h"
#include "../../lib/said/language.h"
#include "printed.h"
#include "suites.h"

static onirim_game *
position(const char *text)
{
	onirim_game *g = NULL;

	ck_assert_msg(onirim_position_parse(&g, text, NULL) == ONIRIM_OK,
	    "%s", text);
	return g;
}

static void
apply(onirim_game *g, const char *word)
{
	onirim_action action;

	ck_assert_int_eq(onirim_action_parse(&action, word, NULL), ONIRIM_OK);
	ck_assert_msg(onirim_apply(g, action) == ONIRIM_OK, "%s", word);
}

static void
apply_all(onirim_game *g, const char *const *words, int count)
{
	for (int i = 0; i < count; i++)
		apply(g, words[i]);
}

static int
has_cards(const onirim_game *g, int zone, const onirim_card *cards, int count)
{
	onirim_card is[ONIRIM_CARDS_MAX];

	return onirim_cards(g, ONIRIM_NOBODY, zone, 0, is, ONIRIM_CARDS_MAX) ==
	    count && memcmp(is, cards, (size_t)count) == 0;
}

/*
 * ---- Towers -------------------------------------------------------------
 */

/* Table 5.1, and in how many ways four of them can be taken. */
static const struct tower *const towers = printed_towers;
enum { FOURS = PRINTED_TOWERS * PRINTED_TOWERS * PRINTED_TOWERS *
    PRINTED_TOWERS };

#define COLOUR_OF(tower) ((tower) / 3)

static onirim_card
card_of(int tower)
{
	return (onirim_card)onirim_card_from_name(towers[tower].name);
}

/* These two may stand side by side. */
static int
touch(int left, int right)
{
	return left != right && (towers[left].right & towers[right].left) == 0;
}

/* Put a Tower of the own cards at this end. */
static onirim_action
put(int tower, int end)
{
	return onirim_action_make(ONIRIM_VERB_PLAY, card_of(tower), 0, end);
}

static int
four_colours(const int *four)
{
	int colours = 0;

	for (int i = 0; i < 4; i++)
		colours |= 1 << COLOUR_OF(four[i]);
	return colours == 15;
}

/* These four may stand side by side. */
static int
in_a_row(const int *four)
{
	return touch(four[0], four[1]) && touch(four[1], four[2]) &&
	    touch(four[2], four[3]);
}

START_TEST(test_5_1_seventy_pairs_of_towers_touch)
{
	int pairs = 0, mixed = 0;

	for (int left = 0; left < PRINTED_TOWERS; left++)
		for (int right = 0; right < PRINTED_TOWERS; right++) {
			pairs += touch(left, right);
			mixed += touch(left, right) &&
			    COLOUR_OF(left) != COLOUR_OF(right);
		}
	ck_assert_int_eq(pairs, 70);
	ck_assert_int_eq(mixed, 58);
}
END_TEST

/* What each of them does in a game is played under 5.5. */
START_TEST(test_5_1_there_are_350_alignments)
{
	int count = 0;

	for (int i = 0; i < FOURS; i++) {
		int four[4], rest = i;

		for (int place = 0; place < 4; place++,
		    rest /= PRINTED_TOWERS)
			four[place] = rest % PRINTED_TOWERS;
		count += four_colours(four) && in_a_row(four);
	}
	ck_assert_int_eq(count, 350);
}
END_TEST

/* Three Towers in a row: the middle one goes if the others may touch. */
static void
check_middle(int left, int middle, int right)
{
	static const char *const words[] = { "discard:red-moon",
	    "deal:nightmare", "key:red-key" };
	const onirim_card row[] = { card_of(left), card_of(right) };
	const onirim_action tower2 = onirim_action_make(ONIRIM_VERB_TOWER, 0,
	    0, 1);
	char text[2 * ONIRIM_TEXT_MAX];
	onirim_game *g;

	snprintf(text, sizeof text, "sets=towers chance=host towers=%s,%s,%s "
	    "hand1=red-key,red-sun,red-moon,blue-sun,green-sun",
	    towers[left].name, towers[middle].name, towers[right].name);
	g = position(text);
	apply_all(g, words, COUNT_OF(words));
	ck_assert_int_eq(onirim_legal_actions(g, NULL, 0),
	    3 + touch(left, right));
	ck_assert_int_eq(onirim_is_legal(g, tower2), touch(left, right));
	if (touch(left, right)) {
		apply(g, "tower:2");
		ck_assert(has_cards(g, ONIRIM_ZONE_TOWERS, row, 2));
	}
	onirim_game_free(g);
}

START_TEST(test_case_11_each_middle_tower_that_may_go_and_that_may_not)
{
	for (int left = 0; left < PRINTED_TOWERS; left++)
		for (int right = 0; right < PRINTED_TOWERS; right++)
			if (left != right && touch(left, _i) &&
			    touch(_i, right))
				check_middle(left, _i, right);
}
END_TEST

/* Play these Towers in order at the right end, or backwards at the left; the
 * answer is whether that can be done. */
static int
play_four(const int *four, int end)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *g;
	int i, aligned;

	snprintf(text, sizeof text,
	    "sets=towers chance=host hand1=red-sun,%s,%s,%s,%s",
	    towers[four[0]].name, towers[four[1]].name, towers[four[2]].name,
	    towers[four[3]].name);
	g = position(text);
	for (i = 0; i < 4; i++) {
		const int tower = four[end == ONIRIM_END_RIGHT ? i : 3 - i];

		ck_assert_int_eq(onirim_number(g, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_ALIGNED, 0), 0);
		if (onirim_apply(g, put(tower, i == 0 ? ONIRIM_END_RIGHT :
		    end)) != ONIRIM_OK)
			break;
		apply(g, "deal:red-sun");
	}
	aligned = onirim_number(g, ONIRIM_NOBODY, ONIRIM_NUMBER_ALIGNED, 0);
	ck_assert_int_eq(aligned, i == 4);
	onirim_game_free(g);
	return aligned;
}

/* Play all orders of four colours that begin with this Tower. */
static void
check_alignments(int first, int end)
{
	int four[4] = { first, 0, 0, 0 };
	int *b = &four[1], *c = &four[2], *d = &four[3];

	for (*b = 0; *b < PRINTED_TOWERS; ++*b)
	for (*c = 0; *c < PRINTED_TOWERS; ++*c)
	for (*d = 0; *d < PRINTED_TOWERS; ++*d)
		if (four_colours(four))
			ck_assert_int_eq(play_four(four, end),
			    in_a_row(four));
}

START_TEST(test_5_5_each_alignment_can_be_played_to_the_right)
{
	check_alignments(_i, ONIRIM_END_RIGHT);
}
END_TEST

START_TEST(test_5_5_each_alignment_can_be_played_to_the_left)
{
	check_alignments(_i, ONIRIM_END_LEFT);
}
END_TEST

/*
 * ---- Payments -----------------------------------------------------------
 */

/* The last payment that was found, and how many there are. */
struct payments {
	onirim_card last[ONIRIM_CARDS_MAX];
	int size;
	int count;
};

static void
take_payment(const onirim_game *g, struct payments *payments)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(g, ONIRIM_NOBODY, ONIRIM_ZONE_REMOVED, 0,
	    cards, ONIRIM_CARDS_MAX);

	ck_assert_int_eq(n, payments->size);
	if (payments->count > 0)
		ck_assert_int_gt(memcmp(cards, payments->last, (size_t)n), 0);
	memcpy(payments->last, cards, (size_t)n);
	payments->count++;
}

/* Pay in every way; each set must come after the one before. */
static void
pay_in_every_way(const onirim_game *g, struct payments *payments)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	int n;

	if (onirim_decision(g) != ONIRIM_ASK_PAY) {
		take_payment(g, payments);
		return;
	}
	n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);
	for (int i = 0; i < n; i++) {
		onirim_game *copy;

		ck_assert_int_eq(onirim_game_copy(&copy, g), ONIRIM_OK);
		ck_assert_int_eq(onirim_apply(copy, actions[i]), ONIRIM_OK);
		pay_in_every_way(copy, payments);
		onirim_game_free(copy);
	}
}

/* How many different sets of so many cards a pile holds. */
static int
sets_of(const onirim_card *cards, int n, int size)
{
	int ways[ONIRIM_CARDS_MAX] = { 1 };

	for (int i = 0, same; i < n; i += same) {
		for (same = 1; i + same < n && cards[i + same] == cards[i];)
			same++;
		for (int j = size; j > 0; j--)
			for (int k = 1; k <= same && k <= j; k++)
				ways[j] += ways[j - k];
	}
	return ways[size];
}

static const struct {
	const char *discards;
	const char *cast;
	int size;
	int sets;
} payments[] = {
	{ "3red-sun,red-moon,2blue-sun",  "cast:prophecy", 5, 3  },
	{ "5red-sun,blue-sun",            "cast:prophecy", 5, 2  },
	{ "2red-sun,2red-moon,2blue-sun,2blue-moon",
	  "cast:prophecy", 5, 16 },
	{ "3red-sun,2red-moon,2blue-sun,blue-moon,green-sun,green-moon",
	  "cast:prophecy", 5, 60 },
	{ "red-sun,red-moon,blue-sun,blue-moon,green-sun,green-moon,"
	  "brown-sun,brown-moon", "cast:planning", 7, 8 },
	{ "3red-sun,3red-moon,3blue-sun,3blue-moon",
	  "cast:planning", 7, 40 },
};

START_TEST(test_R19_each_payment_is_offered_once)
{
	struct payments all = { .size = payments[_i].size };
	onirim_card cards[ONIRIM_CARDS_MAX];
	char text[4 * ONIRIM_TEXT_MAX];
	onirim_game *g;
	int n;

	snprintf(text, sizeof text, "sets=steps chance=host "
	    "hand1=red-key,blue-key,2green-key,brown-key discard=%s "
	    "goals=red-goal,blue-goal,green-goal,brown-goal,red-goal,"
	    "blue-goal,green-goal,brown-goal", payments[_i].discards);
	g = position(text);
	n = onirim_cards(g, ONIRIM_NOBODY, ONIRIM_ZONE_DISCARD, 0, cards,
	    ONIRIM_CARDS_MAX);
	apply(g, payments[_i].cast);
	pay_in_every_way(g, &all);
	ck_assert_int_eq(all.count, sets_of(cards, n, all.size));
	ck_assert_int_eq(all.count, payments[_i].sets);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Outputs of the generator -------------------------------------------
 */

/* The cards of the pile, or of the discard pile, which becomes the pile when
 * that is empty and takes no output for it. */
static int
next_pile(const onirim_game *g, onirim_card *cards)
{
	const int n = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0, cards,
	    ONIRIM_CARDS_MAX);

	return n > 0 ? n : onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_DISCARD,
	    0, cards, ONIRIM_CARDS_MAX);
}

static int
count_in_hand(const onirim_game *g, int seat, onirim_card card)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(g, ONIRIM_HOST, ONIRIM_ZONE_HAND, seat,
	    cards, ONIRIM_CARDS_MAX);
	int count = 0;

	for (int i = 0; i < n; i++)
		count += cards[i] == card;
	return count;
}

/* Draw the card that the generator tells of. */
static void
draw_foreseen(onirim_game *g, struct generator *generator)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int seat = onirim_player(g);
	const int n = next_pile(g, cards);
	const onirim_card card = cards[oni_chance_below(generator,
	    (uint32_t)n)];
	const int count = count_in_hand(g, seat, card);

	apply(g, "draw");
	ck_assert_int_eq(count_in_hand(g, seat, card), count + 1);
}

/* Draw, and discard a card, until the pile has come round twice. */
START_TEST(test_9_each_card_takes_one_output_and_a_shuffle_none)
{
	struct generator generator = oni_chance_from(71);
	onirim_game *g = NULL;

	ck_assert_int_eq(onirim_game_new(&g, "game=nightmarium seed=71",
	    NULL), ONIRIM_OK);
	for (int i = 0; i < 10; i++)
		oni_chance_below(&generator, (uint32_t)(108 - i));
	for (int i = 0; i < 250; i++) {
		onirim_action actions[ONIRIM_ACTIONS_MAX];

		draw_foreseen(g, &generator);
		apply(g, "exchange");
		onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);
		ck_assert_int_eq(onirim_apply(g, actions[0]), ONIRIM_OK);
		if (onirim_decision(g) == ONIRIM_ASK_EXCHANGE)
			apply(g, "stop");
	}
	onirim_game_free(g);
}
END_TEST

static const struct {
	uint64_t output;
	int pool;
	int place;
	const char *card;
} first_outputs[] = {
	{ UINT64_C(0xF4FF3092CE9ABC2D), 108, 103, "deal:n93" },
	{ UINT64_C(0x93D2A07E05840BCE), 107,  61, "deal:n57" },
	{ UINT64_C(0x900A39B1B7A2591A), 106,  59, "deal:n56" },
	{ UINT64_C(0x4E4C94BB0BC42A03), 105,  32, "deal:n30" },
	{ UINT64_C(0x9850593B9C3232C4), 104,  61, "deal:n58" },
};

START_TEST(test_manual_example_takes_these_outputs)
{
	struct generator generator = oni_chance_from(2910), same = generator;
	onirim_game *g = NULL;

	ck_assert_int_eq(onirim_game_new(&g, "game=nightmarium chance=host",
	    NULL), ONIRIM_OK);
	for (int i = 0; i < COUNT_OF(first_outputs); i++) {
		onirim_card cards[ONIRIM_CARDS_MAX];
		const int n = next_pile(g, cards);

		ck_assert_uint_eq(oni_chance_output(&generator),
		    first_outputs[i].output);
		ck_assert_int_eq(n, first_outputs[i].pool);
		ck_assert_int_eq((int)oni_chance_below(&same, (uint32_t)n),
		    first_outputs[i].place);
		ck_assert_int_eq(cards[first_outputs[i].place],
		    onirim_card_from_name(first_outputs[i].card + 5));
		apply(g, first_outputs[i].card);
	}
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Sentences ----------------------------------------------------------
 */

#define CASES_MAX 200000

/* Read a file of cases behind a text, each space or end of line as one
 * space. */
static void
read_cases(const char *name, char *text)
{
	FILE *in = fopen(name, "r");
	int c;

	ck_assert_ptr_nonnull(in);
	text += strlen(text);
	for (char last = ' '; (c = getc(in)) != EOF; last = *text++) {
		if (c == '\n')
			c = ' ';
		if (c == ' ' && last == ' ')
			text--;
		*text = (char)c;
	}
	*text = '\0';
	fclose(in);
}

/* Whether a text begins with a sentence.  A number in it is digits; anything
 * else that depends on the game goes up to where the sentence goes on. */
static int
begins_with(const char *text, const char *sentence)
{
	const char *behind;

	for (; *sentence != '\0' && *sentence != '{' && *text == *sentence;
	    sentence++)
		text++;
	if (*sentence != '{')
		return *sentence == '\0';
	behind = strchr(sentence, '}') + 1;
	if (strncmp(sentence, "{n}", 3) == 0)
		return isdigit((unsigned char)*text) &&
		    begins_with(text + strspn(text, "0123456789"), behind);
	for (; *text != '\0' && *text != '='; text++)
		if (begins_with(text, behind))
			return 1;
	return 0;
}

/* A case has the sentence, in a statement or in the last field of a row. */
static int
is_heard(const char *cases, const char *sentence)
{
	for (; (cases = strpbrk(cases, "=;")) != NULL; cases++)
		if (cases[1] == ' ' && begins_with(cases + 2, sentence))
			return 1;
	return 0;
}

/* Effects that are other ones in other positions, and all of Nightmarium. */
static const struct {
	int first, last;
} effects_heard[] = {
	{ HELP_CAST_PROPHECY, HELP_CAST_PROPHECY_ALL },
	{ HELP_NIGHTMARE_HAND, HELP_END_BARE },
	{ HELP_RESOLVE, HELP_RESOLVE_ONE_MORE },
	{ HELP_DRAW_ANEW, HELPS - 1 },
};

START_TEST(test_every_reason_and_effects_that_vary_are_heard)
{
	static char cases[CASES_MAX];

	read_cases("tests/rules/why.cases", cases);
	read_cases("tests/rules/nightmarium-said.cases", cases);
	read_cases("tests/rules/nightmarium-end.cases", cases);
	for (int id = WHY_OVER; id < WHYS; id++)
		ck_assert_msg(is_heard(cases, oni_text_at(&oni_english,
		    oni_english.whys[id])),
		    "no case hears reason %d", id);
	for (int i = 0; i < COUNT_OF(effects_heard); i++)
		for (int id = effects_heard[i].first;
		    id <= effects_heard[i].last; id++)
			ck_assert_msg(is_heard(cases,
			    oni_text_at(&oni_english, oni_english.helps[id])),
			    "no case hears effect %d", id);
}
END_TEST

static void
add_towers(TCase *tcase)
{
	tcase_add_test(tcase, test_5_1_seventy_pairs_of_towers_touch);
	tcase_add_test(tcase, test_5_1_there_are_350_alignments);
	tcase_add_loop_test(tcase,
	    test_case_11_each_middle_tower_that_may_go_and_that_may_not, 0,
	    PRINTED_TOWERS);
	tcase_add_loop_test(tcase,
	    test_5_5_each_alignment_can_be_played_to_the_right, 0,
	    PRINTED_TOWERS);
	tcase_add_loop_test(tcase,
	    test_5_5_each_alignment_can_be_played_to_the_left, 0,
	    PRINTED_TOWERS);
}

Suite *
rules_tables_suite(void)
{
	Suite *suite = suite_create("rules, whole tables");
	TCase *tcase = tcase_create("tables");

	add_towers(tcase);
	tcase_add_loop_test(tcase, test_R19_each_payment_is_offered_once, 0,
	    COUNT_OF(payments));
	tcase_add_test(tcase,
	    test_9_each_card_takes_one_output_and_a_shuffle_none);
	tcase_add_test(tcase, test_manual_example_takes_these_outputs);
	tcase_add_test(tcase,
	    test_every_reason_and_effects_that_vary_are_heard);
	suite_add_tcase(suite, tcase);
	return suite;
}
