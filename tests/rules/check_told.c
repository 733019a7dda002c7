/*
 * check_told.c - plays Nightmarium and hears what each answer does, what
 * forbids others, and how they read.
 */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../lib/ruleset.h"
#include "../../lib/said/language.h"
#include "rules.h"

#define COUNT_OF(table) ((int)(sizeof(table) / sizeof((table)[0])))

/* What the second seat draws while the first one builds. */
#define DRAWS_1 "draw n30 draw n66 "
#define DRAWS_2 DRAWS_1 DRAWS_1
#define DRAWS_3 "draw n1 draw n28 "

/* The first seat lacks the head of one creature; the second has one that is
 * complete, one without a head and one of legs alone.  The first seat adds the
 * head, and keeps n66 and n87; with an empty hand the other one only draws. */
#define THREE_TARGETS(legs, torso) \
	legs " " torso " n85 n66 n87 n30 n35 n4 n3 n2 " \
	"build:" legs "@1 draw n67 build:n30@1 build:n35@1 " \
	"build:" torso "@1 draw n67 build:n4@1 draw n57 " \
	"draw n1 draw n1 build:n3@2 build:n2@2 " \
	"draw n1 draw n1 build:n57@3 n30 build:n85@1"

/* The first seat has a creature of each height, and completes a fourth whose
 * legs are a Devourer; with an empty hand it only draws. */
#define DEVOURERS_TARGETS \
	"n3 n2 n37 n30 n35 5n84 build:n3@1 build:n2@1 " DRAWS_1 \
	"build:n37@1 build:n30@2 " DRAWS_1 "build:n35@2 n66 " DRAWS_1 \
	"build:n66@3 n93 " DRAWS_3 "draw n86 draw n67 " DRAWS_3 \
	"build:n93@4 build:n86@4 draw n1 draw n1 build:n67@4"

/* Creatures 1 to 3 lack their heads, 4 has legs alone, and 5 wakes as a
 * Herald, who is to reveal two cards. */
#define HERALD \
	"2n3 n2 n8 n30 5n84 build:n3@1 build:n2@1 " DRAWS_1 \
	"build:n3@2 build:n8@2 " DRAWS_1 "draw n35 draw n57 " DRAWS_1 \
	"build:n30@3 build:n35@3 " DRAWS_3 "draw n71 draw n85 " DRAWS_3 \
	"draw n9 build:n9@4 draw n1 draw n1 build:n57@5 build:n71@5 " \
	"draw n56 draw n56 build:n85@5 "

#define FIRST_TURN "n3 n2 n4 n30 n66 n3 n9 n30 n66 n87 "
#define WITHOUT_HEAD FIRST_TURN "build:n3@1 build:n2@1 draw n35 draw n86 "
#define TWO_OTHERS "n3 n2 n4 n30 n66 2n30 n66 n87 n37 " \
	"build:n3@1 build:n2@1 draw n35 draw n86 build:n4@1 "

enum {
	DEALER, START, SECOND, EXCHANGE, ONE_GONE, TWO_GONE, HEADLESS, PAY,
	PAY_FIRST, PAY_SECOND, WAS_BUILT, LAST_HEAD, OVER, EXECUTIONER,
	SCAVENGER, JOKER, DEVOURER, ONE_HEAD, TWO_HEADS, SECOND_HEAD, WAKE,
	NO_DECK, NO_CARDS,
	SCENES
};

/* Answers, and cards for the dealer. */
static const struct scene {
	const char *config;
	const char *words;
} scenes[SCENES] = {
	[DEALER]      = { "", "" },
	[START]       = { "", FIRST_TURN },
	[SECOND]      = { "", FIRST_TURN "build:n3@1" },
	[EXCHANGE]    = { "", FIRST_TURN "exchange" },
	[ONE_GONE]    = { "", FIRST_TURN "exchange discard:n4" },
	[TWO_GONE]    = { "", FIRST_TURN "exchange discard:n4 discard:n30" },
	[HEADLESS]    = { "", WITHOUT_HEAD },
	[PAY]         = { "", WITHOUT_HEAD "build:n4@1" },
	[PAY_FIRST]   = { "", TWO_OTHERS },
	[PAY_SECOND]  = { "", TWO_OTHERS "discard:n37" },
	[WAS_BUILT]   = { "", WITHOUT_HEAD "build:n4@1 discard:n3" },
	[LAST_HEAD]   = { "objective=1", WITHOUT_HEAD },
	[OVER]        = { "objective=1", WITHOUT_HEAD "build:n4@1" },
	[EXECUTIONER] = { "", THREE_TARGETS("n84", "n2") },
	[SCAVENGER]   = { "", THREE_TARGETS("n9", "n71") },
	[JOKER]       = { "", THREE_TARGETS("n45", "n2") },
	[DEVOURER]    = { "", DEVOURERS_TARGETS },
	[ONE_HEAD]    = { "", HERALD "n4 n66" },
	[TWO_HEADS]   = { "objective=7", HERALD "n4 n5" },
	[SECOND_HEAD] = { "objective=7", HERALD "n4 n5 build:n4@1" },
	[WAKE]        = { "objective=7", HERALD "n4 n5 build:n4@1 build:n5@3" },
};

/*
 * Playing.
 */

static void
apply(onirim_game *g, const char *word, onirim_action action)
{
	if (onirim_apply(g, action) != ONIRIM_OK)
		ck_abort_msg("%s is not legal at question %d", word,
		    onirim_decision(g));
}

/* A number before a card, as in `3n30`, repeats it. */
static void
deal_terrors(onirim_game *g, const char *word)
{
	char *name;
	long count = strtol(word, &name, 10);

	if (name == word)
		count = 1;
	for (; count > 0; count--)
		apply(g, word, onirim_action_make(ONIRIM_VERB_DEAL,
		    onirim_card_from_name(name), 0, 0));
}

static void
play_word(onirim_game *g, const char *word)
{
	onirim_action action;

	if (onirim_player(g) == ONIRIM_CHANCE) {
		deal_terrors(g, word);
		return;
	}
	if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		ck_abort_msg("%s is asked for at question %d", word,
		    onirim_decision(g));
	apply(g, word, action);
}

static void
play_words(onirim_game *g, const char *words)
{
	char word[ONIRIM_TEXT_MAX];

	for (words += strspn(words, " "); *words != '\0';
	    words += strspn(words, " ")) {
		const size_t length = strcspn(words, " ");

		memcpy(word, words, length);
		word[length] = '\0';
		play_word(g, word);
		words += length;
	}
}

static onirim_game *
new_game(const char *config)
{
	char line[ONIRIM_TEXT_MAX];
	onirim_game *g;

	snprintf(line, sizeof line, "game=nightmarium %s", config);
	ck_assert_int_eq(onirim_game_new(&g, line, NULL), ONIRIM_OK);
	return g;
}

/* Everybody draws until all cards are in hands; then perhaps one is
 * discarded. */
static onirim_game *
draw_all(int scene)
{
	const onirim_action draw = onirim_action_make(ONIRIM_VERB_DRAW, 0, 0,
	    0);
	onirim_action actions[2];
	onirim_game *g = new_game("players=2");

	while (onirim_is_legal(g, draw))
		apply(g, "draw", draw);
	if (scene == NO_DECK) {
		play_words(g, "exchange");
		onirim_legal_actions(g, actions, 2);
		apply(g, "any card", actions[0]);
		play_words(g, "stop");
	}
	return g;
}

static onirim_game *
scene_game(int scene)
{
	char config[ONIRIM_TEXT_MAX];
	onirim_game *g;

	if (scene == NO_DECK || scene == NO_CARDS)
		return draw_all(scene);
	snprintf(config, sizeof config, "chance=host %s",
	    scenes[scene].config);
	g = new_game(config);
	play_words(g, scenes[scene].words);
	return g;
}

static onirim_action
action_of(const char *word)
{
	onirim_action action;

	ck_assert_int_eq(onirim_action_parse(&action, word, NULL), ONIRIM_OK);
	return action;
}

/*
 * What answers do.
 */

#define POWERLESS "; it has 0 powers."

static const struct help_row {
	int help;
	int scene;
	const char *action;
	const char *text;
} helps[] = {
	{ HELP_DEAL, DEALER, "deal:n1",
	  "The card comes next; 4 such cards could come." },
	{ HELP_DRAW, START, "draw", "The next card of the deck is drawn." },
	{ HELP_DRAW_ANEW, NO_DECK, "draw",
	  "The discard pile is shuffled and becomes the deck, and its next "
	  "card is drawn." },
	{ HELP_EXCHANGE, START, "exchange",
	  "You discard cards, as many as you like, and draw one for every "
	  "two." },
	{ HELP_EXCHANGE_ODD, EXCHANGE, "discard:n2",
	  "The card is discarded; only together with another one does it "
	  "bring a card." },
	{ HELP_EXCHANGE_EVEN, ONE_GONE, "discard:n66",
	  "The card is discarded; so far the exchange brings 1 card." },
	{ HELP_EXCHANGE_ODD, TWO_GONE, "discard:n66",
	  "The card is discarded; only together with another one does it "
	  "bring a card." },
	{ HELP_EXCHANGE_NOTHING, ONE_GONE, "stop",
	  "You discard no more, and draw nothing for a single card." },
	{ HELP_EXCHANGE_STOP, TWO_GONE, "stop",
	  "You discard no more, and draw 1 card." },

	{ HELP_BUILD_LEGS, START, "build:n3@1",
	  "The card begins a creature, as its legs." },
	{ HELP_BUILD_LEGS, JOKER, "build:n87@2",
	  "The card begins a creature, as its legs." },
	{ HELP_BUILD_TORSO, SECOND, "build:n2@1",
	  "The card becomes the torso of the creature, which then lacks its "
	  "head." },
	{ HELP_BUILD_TORSO, TWO_HEADS, "build:n5@4",
	  "The card becomes the torso of the creature, which then lacks its "
	  "head." },
	{ HELP_BUILD_LAST, LAST_HEAD, "build:n4@1",
	  "The head completes your last creature, and you win." },
	{ HELP_BUILD_HEAD, ONE_HEAD, "build:n4@3",
	  "The creature is complete and wakes" POWERLESS },
	{ HELP_BUILD_HEAD_LEGION, HEADLESS, "build:n4@1",
	  "The creature is complete and wakes: the other players discard for "
	  "its legion" POWERLESS },
	{ HELP_BUILD_HEAD_LEGION, ONE_HEAD, "build:n4@2",
	  "The creature is complete and wakes: the other players discard for "
	  "its legion; it has 1 power." },
	{ HELP_BUILD_FIRST_HEAD, TWO_HEADS, "build:n4@1",
	  "The creature is complete, and the other card can complete one, "
	  "too." },
	{ HELP_BUILD_SECOND_HEAD, SECOND_HEAD, "build:n5@2",
	  "This creature is complete, too, and you choose which of the two "
	  "wakes." },

	{ HELP_LEGION_FIRST, PAY_FIRST, "discard:n30",
	  "The card is discarded, and another one after it, as none of yours "
	  "is of the creature's legion." },
	{ HELP_LEGION_LAST, PAY_SECOND, "discard:n66",
	  "The card is discarded, and you have paid for the creature." },
	{ HELP_LEGION_LAST, PAY, "discard:n9",
	  "The card is discarded, and you have paid for the creature." },
	{ HELP_SEIZE_HEAD, EXECUTIONER, "seize:2/1",
	  "The head comes to your hand, and the creature is unfinished "
	  "again." },
	{ HELP_SEIZE, EXECUTIONER, "seize:2/2",
	  "The card comes to your hand, and everybody knows it there." },
	{ HELP_SEIZE_ONLY, EXECUTIONER, "seize:2/3",
	  "The card comes to your hand, and nothing is left of the "
	  "creature." },
	{ HELP_DESTROY, SCAVENGER, "destroy:2/2",
	  "The whole creature is discarded: 2 cards." },
	{ HELP_DESTROY, SCAVENGER, "destroy:2/3",
	  "The whole creature is discarded: 1 card." },
	{ HELP_DEVOUR_HEAD, DEVOURER, "devour:1",
	  "The head is discarded, and the creature wakes again when it gets "
	  "another one." },
	{ HELP_DEVOUR, DEVOURER, "devour:2",
	  "The card is discarded, and you can play another one in its "
	  "place." },
	{ HELP_DEVOUR_ONLY, DEVOURER, "devour:3",
	  "The card is discarded, and nothing is left of the creature." },
	{ HELP_WAKE_LEGION, WAKE, "wake:1",
	  "This creature wakes, the other one does not: the other players "
	  "discard for its legion" POWERLESS },
	{ HELP_WAKE, WAKE, "wake:3",
	  "This creature wakes, and the other one does not; it has 1 "
	  "power." },
};

START_TEST(test_answer_says_what_it_does)
{
	const struct help_row *row = &helps[_i];
	onirim_game *g = scene_game(row->scene);
	const onirim_action action = action_of(row->action);
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_gt(onirim_help_text(g, action, "en", text, sizeof text),
	    0);
	ck_assert_str_eq(text, row->text);
	ck_assert_int_eq(oni_ruleset(g)->help(g, action).id, row->help);
	onirim_game_free(g);
}
END_TEST

static onirim_action
first_of(const onirim_game *g, int verb)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);
	int i = 0;

	while (i < n && onirim_action_verb(actions[i]) != verb)
		i++;
	ck_assert_int_lt(i, n);
	return actions[i];
}

/* Until 100 have woken play would be long (N22); the game counts them. */
START_TEST(test_answer_says_when_no_more_creatures_wake)
{
	static const struct {
		int help, scene, verb;
		const char *text;
	} rows[] = {
		{ HELP_BUILD_HEAD_ASLEEP, ONE_HEAD, ONIRIM_VERB_BUILD,
		  "The creature is complete, but in this turn no more "
		  "creatures wake." },
		{ HELP_WAKE_NEITHER, WAKE, ONIRIM_VERB_WAKE,
		  "Neither creature wakes: too many have woken in this "
		  "turn." },
	};
	onirim_game *g = scene_game(rows[_i].scene);
	const onirim_action action = first_of(g, rows[_i].verb);
	char text[ONIRIM_TEXT_MAX];

	g->table.nightmarium.woken = 99;
	ck_assert_int_ne(oni_ruleset(g)->help(g, action).id, rows[_i].help);
	g->table.nightmarium.woken = 100;
	onirim_help_text(g, action, "en", text, sizeof text);
	ck_assert_str_eq(text, rows[_i].text);
	ck_assert_int_eq(oni_ruleset(g)->help(g, action).id, rows[_i].help);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_every_help_is_heard)
{
	int heard[HELPS] = { [HELP_BUILD_HEAD_ASLEEP] = 1,
	    [HELP_WAKE_NEITHER] = 1 };

	for (int i = 0; i < COUNT_OF(helps); i++)
		heard[helps[i].help] = 1;
	for (int id = HELP_DRAW_ANEW; id < HELPS; id++)
		ck_assert_msg(heard[id], "no test hears help %d", id);
}
END_TEST

/*
 * What forbids others.
 */

static const struct why_row {
	int why;
	int scene;
	const char *action;
	const char *text;
} whys[] = {
	{ WHY_OVER, OVER, "draw", "The game is over." },
	{ WHY_NOT_ASKED, START, "stop", "This is not asked now." },
	{ WHY_NOT_ASKED, START, "discard:n3", "This is not asked now." },
	{ WHY_NOT_ASKED, START, "seize:2/1", "This is not asked now." },
	{ WHY_NOT_ASKED, START, "play:red-sun", "This is not asked now." },
	{ WHY_NOT_ASKED, EXCHANGE, "draw", "This is not asked now." },
	{ WHY_NOT_ASKED, SCAVENGER, "seize:2/1", "This is not asked now." },
	{ WHY_NOT_TO_COME, DEALER, "deal:red-sun",
	  "No such card can come now." },
	{ WHY_NOTHING_TO_DRAW, NO_CARDS, "draw",
	  "There is no card to draw: deck and discard pile are empty." },

	{ WHY_NONE_DISCARDED, EXCHANGE, "stop",
	  "An exchange takes at least one card." },
	{ WHY_NOT_IN_HAND, EXCHANGE, "discard:n87",
	  "No such card is in your hand." },
	{ WHY_NOT_IN_HAND, EXCHANGE, "discard:red-sun",
	  "No such card is in your hand." },
	{ WHY_NOT_SHARED, EXCHANGE, "discard:n3@shared",
	  "No such card is among the Shared resources." },
	{ WHY_ASCENDING, ONE_GONE, "discard:n3",
	  "Cards are named in ascending order, and a higher one has been "
	  "named." },

	{ WHY_NOT_IN_HAND, PAY, "discard:n4",
	  "No such card is in your hand." },
	{ WHY_NOT_SHARED, PAY, "discard:n9@shared",
	  "No such card is among the Shared resources." },
	{ WHY_NOT_OF_LEGION, PAY, "discard:n30",
	  "It must be a card of the creature's legion while you have one." },
	{ WHY_TOO_FEW, PAY_FIRST, "discard:n87",
	  "Cards are named in ascending order, and too few would be left "
	  "after this one." },
	{ WHY_ASCENDING, PAY_SECOND, "discard:n30",
	  "Cards are named in ascending order, and a higher one has been "
	  "named." },

	{ WHY_NOT_IN_HAND, START, "build:n87@1",
	  "No such card is in your hand." },
	{ WHY_NOT_IN_HAND, START, "build:red-sun@1",
	  "No such card is in your hand." },
	{ WHY_NOT_IN_HAND, JOKER, "build:n3@2",
	  "No such card is in your hand." },
	{ WHY_NOT_REVEALED, TWO_HEADS, "build:n85@1",
	  "The Herald has not revealed such a card." },
	{ WHY_NO_CREATURE, START, "build:n3@2",
	  "There is no such creature." },
	{ WHY_NO_CREATURE, TWO_HEADS, "build:n4@7",
	  "There is no such creature." },
	{ WHY_ENOUGH_CREATURES, START, "build:n3@6",
	  "You may not have more than 5 creatures." },
	{ WHY_ENOUGH_CREATURES, LAST_HEAD, "build:n30@2",
	  "You may not have more than 1 creature." },
	{ WHY_COMPLETE, WAS_BUILT, "build:n66@1",
	  "The creature is complete." },
	{ WHY_COMPLETE, TWO_HEADS, "build:n4@5",
	  "The creature is complete." },
	{ WHY_COMPLETE, JOKER, "build:n66@1",
	  "The creature is complete." },
	{ WHY_NO_LEGS, START, "build:n4@1",
	  "A creature begins with its legs, and the card does not fit "
	  "there." },
	{ WHY_NO_LEGS, TWO_HEADS, "build:n5@6",
	  "A creature begins with its legs, and the card does not fit "
	  "there." },
	{ WHY_NO_TORSO, SECOND, "build:n4@1",
	  "The creature needs a torso next, and the card does not fit "
	  "there." },
	{ WHY_NO_HEAD, HEADLESS, "build:n30@1",
	  "The creature needs its head next, and the card does not fit "
	  "there." },
	{ WHY_OTHER_LEGION, SECOND, "build:n30@2",
	  "When both actions play a card, the two are of one legion." },
	{ WHY_COMPLETES_NONE, SECOND_HEAD, "build:n5@4",
	  "After a card that has completed a creature, the other one has to "
	  "complete one, too." },

	{ WHY_NO_SEAT, EXECUTIONER, "seize:3/1",
	  "There is no such player." },
	{ WHY_OWN_CREATURE, EXECUTIONER, "seize:1/1",
	  "It must be a creature of another player." },
	{ WHY_NO_CREATURE, EXECUTIONER, "seize:2/4",
	  "There is no such creature." },
	{ WHY_NO_SEAT, SCAVENGER, "destroy:5/1",
	  "There is no such player." },
	{ WHY_OWN_CREATURE, SCAVENGER, "destroy:1/1",
	  "It must be a creature of another player." },
	{ WHY_NO_CREATURE, SCAVENGER, "destroy:2/7",
	  "There is no such creature." },
	{ WHY_NOT_UNFINISHED, SCAVENGER, "destroy:2/1",
	  "A Scavenger only takes unfinished creatures." },
	{ WHY_NO_CREATURE, DEVOURER, "devour:5",
	  "There is no such creature." },
	{ WHY_ACTIVE_CREATURE, DEVOURER, "devour:4",
	  "A Devourer does not take from its own creature." },
	{ WHY_NO_CREATURE, WAKE, "wake:6",
	  "There is no such creature." },
	{ WHY_NOT_COMPLETED, WAKE, "wake:2",
	  "The Herald has not completed this creature." },
	{ WHY_NOT_COMPLETED, WAKE, "wake:5",
	  "The Herald has not completed this creature." },
};

static void
check_why(const onirim_game *g, const char *word, const char *why)
{
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(onirim_is_legal(g, action_of(word)), 0);
	ck_assert_int_gt(onirim_why_text(g, action_of(word), "en", text,
	    sizeof text), 0);
	ck_assert_str_eq(text, why);
}

START_TEST(test_what_is_forbidden_has_its_reason)
{
	const struct why_row *row = &whys[_i];
	onirim_game *g = scene_game(row->scene);

	check_why(g, row->action, row->text);
	if (row->scene != OVER)
		ck_assert_int_eq(oni_ruleset(g)->why(g,
		    action_of(row->action)).id, row->why);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_every_reason_is_heard)
{
	int heard[WHYS] = { 0 };

	for (int i = 0; i < COUNT_OF(whys); i++)
		heard[whys[i].why] = 1;
	for (int id = WHY_NOTHING_TO_DRAW; id < WHYS; id++)
		ck_assert_msg(heard[id], "no test hears reason %d", id);
}
END_TEST

START_TEST(test_what_is_legal_has_no_reason)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	onirim_game *g = scene_game(_i);
	const int n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++) {
		text[0] = '?';
		ck_assert_int_eq(onirim_why_text(g, actions[i], "en", text,
		    sizeof text), 0);
		ck_assert_str_eq(text, "");
	}
	onirim_game_free(g);
}
END_TEST

/*
 * How questions and answers read.
 */

static const struct {
	int scene;
	const char *text;
} questions[] = {
	{ DEALER, "Which card comes from the top of the deck to the hand of "
	  "Player 1?" },
	{ START, "Player 1: Draw a card, exchange cards or play one (2 "
	  "actions left)." },
	{ SECOND, "Player 1: Draw a card, exchange cards or play one (1 "
	  "action left)." },
	{ EXCHANGE, "Player 1: Which card do you discard? Two of them bring "
	  "one card." },
	{ PAY, "Player 2: A creature of one legion wakes: which card do you "
	  "discard (1 is still to be discarded)?" },
	{ PAY_FIRST, "Player 2: A creature of one legion wakes: which card do "
	  "you discard (2 are still to be discarded)?" },
	{ PAY_SECOND, "Player 2: A creature of one legion wakes: which card "
	  "do you discard (1 is still to be discarded)?" },
	{ OVER, "Player 1 has won." },
	{ EXECUTIONER, "Player 1: Executioner: of which creature do you take "
	  "the last card?" },
	{ SCAVENGER, "Player 1: Scavenger: which unfinished creature do you "
	  "discard?" },
	{ JOKER, "Player 1: Joker: which card of your hand do you play, and "
	  "onto which creature?" },
	{ DEVOURER, "Player 1: Devourer: of which other creature of yours do "
	  "you discard the last card?" },
	{ ONE_HEAD, "Player 1: Herald: which revealed card do you play, and "
	  "onto which creature?" },
	{ WAKE, "Player 1: Two creatures are complete: which one wakes?" },
};

START_TEST(test_question_reads_well)
{
	onirim_game *g = scene_game(questions[_i].scene);
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_gt(onirim_decision_text(g, onirim_decision(g), "en",
	    text, sizeof text), 0);
	ck_assert_str_eq(text, questions[_i].text);
	onirim_game_free(g);
}
END_TEST

/* What a creature is built of is told where it is known; a place where none
 * stands has no cards. */
static const struct {
	int scene;
	const char *action;
	const char *texts[3];
} labels[] = {
	{ START, "draw", { "Draw a card", "Piocher une carte",
	  "Взять карту" } },
	{ START, "exchange", { "Discard cards and draw half as many",
	  "Défausser des cartes et en piocher la moitié",
	  "Сбросить карты и взять вдвое меньше" } },
	{ START, "build:n3@1", { "Begin creature 1 with the Necronaut legs",
	  "Commencer la créature 1 avec les Membres inférieurs de Nécronaute",
	  "Начать существо 1: ноги некронавта" } },
	{ START, "build:n3@2", { "Play the Necronaut legs onto creature 2",
	  "Jouer les Membres inférieurs de Nécronaute sur la créature 2",
	  "Выложить ноги некронавта на существо 2" } },
	{ SECOND, "build:n2@1", { "Play the Necronaut torso onto creature 1",
	  "Jouer le Torse de Nécronaute sur la créature 1",
	  "Выложить торс некронавта на существо 1" } },
	{ SECOND, "build:n3@2", { "Begin creature 2 with the Necronaut legs",
	  "Commencer la créature 2 avec les Membres inférieurs de Nécronaute",
	  "Начать существо 2: ноги некронавта" } },
	{ ONE_GONE, "discard:n66", { "Discard the Insectoid legs",
	  "Défausser les Membres inférieurs d'Insectoïde",
	  "Сбросить ноги инсектоида" } },
	{ ONE_GONE, "stop", { "Discard no more", "Ne plus rien défausser",
	  "Больше ничего не сбрасывать" } },
	{ EXECUTIONER, "seize:2/1", {
	  "Take the Necronaut head of creature 1 (Player 2)",
	  "Prendre la Tête de Nécronaute de la créature 1 (joueur 2)",
	  "Забрать голову некронавта у существа 1 (игрок 2)" } },
	{ EXECUTIONER, "seize:2/4", {
	  "Take the last card of creature 4 (Player 2)",
	  "Prendre la dernière carte de la créature 4 (joueur 2)",
	  "Забрать последнюю карту существа 4 (игрок 2)" } },
	{ EXECUTIONER, "seize:5/7", {
	  "Take the last card of creature 7 (Player 5)",
	  "Prendre la dernière carte de la créature 7 (joueur 5)",
	  "Забрать последнюю карту существа 7 (игрок 5)" } },
	{ SCAVENGER, "destroy:2/1", { "Discard creature 1 (Player 2)",
	  "Défausser la créature 1 (joueur 2)",
	  "Сбросить существо 1 (игрок 2)" } },
	{ SCAVENGER, "destroy:2/2", {
	  "Discard creature 2: Necronaut legs, Necronaut torso (Player 2)",
	  "Défausser la créature 2 : Membres inférieurs de Nécronaute, Torse "
	  "de Nécronaute (joueur 2)",
	  "Сбросить существо 2: ноги некронавта, торс некронавта "
	  "(игрок 2)" } },
	{ SCAVENGER, "destroy:2/3", {
	  "Discard creature 3: Insectoid legs (Herald) (Player 2)",
	  "Défausser la créature 3 : Membres inférieurs d'Insectoïde "
	  "(Héraut) (joueur 2)",
	  "Сбросить существо 3: ноги инсектоида (Глашатай) (игрок 2)" } },
	{ DEVOURER, "devour:2", { "Discard the Homunculus torso of creature 2",
	  "Défausser le Torse d'Homoncule de la créature 2",
	  "Сбросить торс гомункула у существа 2" } },
	{ DEVOURER, "devour:7", { "Discard the last card of creature 7",
	  "Défausser la dernière carte de la créature 7",
	  "Сбросить последнюю карту существа 7" } },
	{ WAKE, "wake:3", {
	  "Wake creature 3: Necronaut torso or head (Mourner)",
	  "Réveiller la créature 3 : Torse ou tête de Nécronaute (Pleureur)",
	  "Разбудить существо 3: торс или голова некронавта "
	  "(Плакальщик)" } },
	{ WAKE, "wake:7", { "Wake creature 7", "Réveiller la créature 7",
	  "Разбудить существо 7" } },
};

START_TEST(test_label_names_what_lies_there)
{
	static const char *const codes[] = { "en", "fr", "ru" };
	onirim_game *g = scene_game(labels[_i].scene);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < COUNT_OF(codes); i++) {
		onirim_action_text(g, action_of(labels[_i].action), codes[i],
		    text, sizeof text);
		ck_assert_str_eq(text, labels[_i].texts[i]);
	}
	onirim_game_free(g);
}
END_TEST

/*
 * What others are told.
 */

/* Two cards to be discarded would tell of the hand that they are in. */
START_TEST(test_in_a_redacted_game_the_answers_of_others_are_not_told)
{
	onirim_game *full = scene_game(PAY_FIRST);
	onirim_game *g = scene_game(DEALER);
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(onirim_redact(g, full, 1), ONIRIM_OK);
	check_why(g, "discard:n87", "Cards are named in ascending order, and "
	    "too few would be left after this one.");
	ck_assert_int_gt(onirim_help_text(g, action_of("discard:n30"), "en",
	    text, sizeof text), 0);
	onirim_decision_text(g, ONIRIM_ASK_LEGION, "en", text, sizeof text);
	ck_assert_str_eq(text, "Player 2: A creature of one legion wakes: "
	    "which card do you discard (2 are still to be discarded)?");

	ck_assert_int_eq(onirim_redact(g, full, 0), ONIRIM_OK);
	check_why(g, "discard:n87",
	    "Another is asked, whose answers are not known here.");
	ck_assert_int_eq(onirim_help_text(g, action_of("discard:n30"), "en",
	    text, sizeof text), ONIRIM_E_ILLEGAL);
	onirim_decision_text(g, ONIRIM_ASK_LEGION, "en", text, sizeof text);
	ck_assert_str_eq(text, "Player 2: A creature of one legion wakes: "
	    "which card do you discard?");
	onirim_game_free(g);
	onirim_game_free(full);
}
END_TEST

static void
add_meanings(TCase *tc)
{
	tcase_add_loop_test(tc, test_answer_says_what_it_does,
	    0, COUNT_OF(helps));
	tcase_add_loop_test(tc, test_answer_says_when_no_more_creatures_wake,
	    0, 2);
	tcase_add_test(tc, test_every_help_is_heard);
	tcase_add_loop_test(tc, test_what_is_forbidden_has_its_reason,
	    0, COUNT_OF(whys));
	tcase_add_test(tc, test_every_reason_is_heard);
	tcase_add_loop_test(tc, test_what_is_legal_has_no_reason, 0, SCENES);
}

static void
add_words(TCase *tc)
{
	tcase_add_loop_test(tc, test_question_reads_well,
	    0, COUNT_OF(questions));
	tcase_add_loop_test(tc, test_label_names_what_lies_there,
	    0, COUNT_OF(labels));
	tcase_add_test(tc,
	    test_in_a_redacted_game_the_answers_of_others_are_not_told);
}

static void
add_case(Suite *suite, const char *name, void (*add)(TCase *))
{
	TCase *tc = tcase_create(name);

	add(tc);
	suite_add_tcase(suite, tc);
}

Suite *
rules_told_suite(void)
{
	Suite *suite = suite_create("rules, what is told of Nightmarium");

	add_case(suite, "meanings", add_meanings);
	add_case(suite, "words", add_words);
	return suite;
}
