/* check_reasons.c - tests of why an answer is good, and how it is told. */
#include <stdio.h>
#include <string.h>

#include "../../lib/advice/reasons.h"
#include "games.h"
#include "said.h"
#include "scene.h"
#include "suites.h"

enum { REASONS = ONIRIM_REASON_NEXT + 1 };

/* What the search says of the answer and of the others. */
enum {
	NOT_SEARCHED,
	BETTER,                 /* it promises more than the others */
	EQUAL,                  /* all promise the same */
	ALL_LOST,               /* all were tried to the end, and lost */
	NOT_ENOUGH_LOST,        /* the same, with too few tries */
	OTHERS_LOST,            /* all others were, and lost */
	OTHERS_LOST_SO_FAR,     /* the same, and it has not won either */
};

#define ALONE "chance=host hand1="
#define PAIR "chance=host players=2 hand1="
#define STEPS "chance=host sets=steps hand1="
#define GOALS " goals=red-goal,blue-goal,green-goal,brown-goal,red-goal," \
	"blue-goal,green-goal,brown-goal"
#define TOWER_GAME "chance=host sets=towers "
#define DREAMS "chance=host sets=dreams hand1="
#define NIGHT "chance=host game=nightmarium "

/* Hands without and with what some rows need. */
#define MIXED "red-sun,red-key,blue-sun,blue-moon,green-moon"
#define KEYS "red-sun,red-key,blue-key,green-sun,brown-sun"

/* One brown Door, brown Keys, a Nightmare and as many others as the row says
 * are left in the deck. */
#define LATE ALONE "red-key,brown-key,3brown-moon " \
	"doors1=2red-door,2blue-door,2green-door discard=9red-sun," \
	"4red-moon,8blue-sun,4blue-moon,7green-sun,4green-moon,6brown-sun," \
	"2red-key,3green-key,9nightmare"

/* One player misses the brown Door and the other all four, and eight cards are
 * left; and one misses a Door that is the only card, which these seats know. */
#define LATE_PAIR(variants) "chance=host players=2 " variants \
	"hand1=3brown-moon hand2=2brown-sun,brown-moon shared=2brown-key " \
	"doors1=red-door,blue-door,green-door discard=9red-sun,4red-moon," \
	"3red-key,8blue-sun,4blue-moon,3blue-key,7green-sun,4green-moon," \
	"2green-key,3brown-sun,10nightmare"
#define LAST_CARD(knowers) PAIR "2brown-moon,brown-sun hand2=3brown-key " \
	"shared=brown-sun,brown-moon doors1=red-door,blue-door,green-door " \
	"doors2=red-door,blue-door,green-door,brown-door discard=9red-sun," \
	"4red-moon,3red-key,8blue-sun,4blue-moon,3blue-key,7green-sun," \
	"4green-moon,3green-key,4brown-sun,brown-moon,10nightmare " \
	"top=brown-door/" knowers

/* The discard pile pays for one spell. */
#define PLANNING STEPS "red-sun,red-key,blue-key,green-sun,brown-moon " \
	"turn=8 discard=6brown-sun,green-sun" GOALS

#define PROPHECY "red-sun,red-key,blue-key,green-sun,brown-moon " \
	"discard=5brown-sun" GOALS

/* It pays for any spell. */
#define SPELLS STEPS KEYS " discard=8red-sun,2blue-sun"
#define WITH_DOORS " doors1=2red-door goals=red-goal-,blue-goal,green-goal," \
	"brown-goal,red-goal-,blue-goal,green-goal,brown-goal"

/* The Herald brings two heads. */
#define TWO_WAKE NIGHT "hand1=n55 hand2=n9,n30,n37,n63 " \
	"creatures1=n57,n71/n30,n35/n3,n2"

/* Seven Doors lie on the table. */
#define LAST ALONE "red-key,blue-key,green-key,brown-sun,brown-key " \
	"doors1=2red-door,2blue-door,2green-door,brown-door "

/* Whatever is known, a reason is told as one card or none. */
static const struct reason_case {
	const char *position;
	const char *words;
	const char *answer;
	int reason;
	const char *about;
	int searched;
} cases[] = {
#define CASE(reason, about, position, words, answer, searched) \
	{ position, words, answer, ONIRIM_REASON_##reason, about, searched }
#define TOLD(reason, about, position, words, answer) \
	CASE(reason, about, position, words, answer, NOT_SEARCHED)

	/* The eighth Door, and the last creature. */
	TOLD(WINS, NULL, LAST, "discard:brown-sun brown-door",
	    "key:brown-key"),
	TOLD(WINS, NULL, NIGHT "objective=1 hand1=n1,n2 hand2=n9 "
	    "creatures1=n3,n2", "", "build:n1@1"),
	CASE(WINS, NULL, LAST, "discard:brown-sun brown-door",
	    "key:brown-key", OTHERS_LOST),
	TOLD(NONE, NULL, NIGHT "objective=2 hand1=n1,n2 hand2=n9 "
	    "creatures1=n3,n2", "", "draw"),

	/* A Door is lost, or all tries were; but a race goes on. */
	TOLD(LOSES, NULL, ALONE MIXED " discard=red-door", "",
	    "play:red-key"),
	CASE(LOSES, NULL, ALONE MIXED, "", "play:red-key", ALL_LOST),
	CASE(NONE, NULL, ALONE MIXED, "", "play:red-key", NOT_ENOUGH_LOST),
	TOLD(NONE, NULL, "chance=host players=2 variants=race "
	    "hand1=red-sun,red-moon,red-key hand2=blue-sun,blue-moon,"
	    "blue-key shared=green-sun,green-moon discard=red-door", "",
	    "play:red-key"),

	/* No card is left for the hand, as far as the seat knows. */
	TOLD(LOSES, NULL, LAST_CARD("12"), "discard:brown-moon", "decline"),
	TOLD(NONE, NULL, LAST_CARD("2"), "discard:brown-moon", "decline"),

	/* What others hold can end the game: the Joker places the last head,
	 * and a creature of one legion wakes before. */
	TOLD(NONE, NULL, NIGHT "objective=2 hand1=n1,n58 hand2=n55,n67 "
	    "creatures1=n66,n71/n3,n2", "build:n58@1", "discard:n55"),
	TOLD(LEGION, NULL, NIGHT "objective=2 hand1=n1,n58 hand2=n67 "
	    "creatures1=n66,n71/n3,n2", "", "build:n58@1"),

	/* One looked at is no Door; or all others lost. */
	TOLD(ONLY, NULL, ALONE MIXED, "discard:red-key red-door blue-door "
	    "blue-door green-door brown-moon", "drop:brown-moon"),
	CASE(ONLY, NULL, ALONE MIXED, "", "play:red-key", OTHERS_LOST),
	TOLD(NONE, NULL, ALONE MIXED, "discard:red-key red-door blue-door "
	    "blue-door green-door brown-moon", "drop:red-door"),
	TOLD(NONE, NULL, ALONE MIXED, "discard:red-key red-door blue-door "
	    "blue-door green-moon brown-moon", "drop:brown-moon"),
	CASE(NONE, NULL, ALONE MIXED, "", "play:red-key",
	    OTHERS_LOST_SO_FAR),

	/* For a Key, and after three rooms; not one that goes to Limbo. */
	TOLD(DOOR, "red-door", ALONE MIXED, "discard:green-moon red-door",
	    "key:red-key"),
	TOLD(DOOR, "red-door", ALONE MIXED " row1=red-sun,red-moon", "",
	    "play:red-key"),
	TOLD(DOOR, "red-door", ALONE MIXED " row1=red-sun,red-moon",
	    "play:red-key", "search"),
	TOLD(NONE, NULL, STEPS KEYS GOALS, "discard:red-sun blue-door",
	    "key:blue-key"),
	TOLD(NONE, NULL, ALONE MIXED " row1=red-sun,red-moon "
	    "doors1=2red-door", "", "play:red-key"),
	TOLD(NONE, NULL, PAIR "red-sun,red-moon,red-key "
	    "hand2=blue-sun,blue-moon,blue-key shared=green-sun,green-moon "
	    "doors1=red-door", "discard:red-sun decline red-door",
	    "key:red-key"),

	/* A head, and not legs. */
	TOLD(CREATURE, "n37", NIGHT "hand1=n1,n2,n37 hand2=n9 "
	    "creatures1=n3,n2", "", "build:n37@1"),
	TOLD(CREATURE, "n1", NIGHT "hand1=n1,n2,n9 hand2=n9 "
	    "creatures1=n30,n35", "", "build:n1@1"),
	TOLD(NONE, NULL, NIGHT "hand1=n1,n54 hand2=n9 creatures1=n3,n2", "",
	    "build:n54@2"),

	/* Not the Key that is spent, nor one whose Doors are found. */
	TOLD(KEY, "red-key", ALONE MIXED " doors1=blue-door",
	    "discard:green-moon nightmare", "door:blue-door"),
	TOLD(KEY, "red-key", ALONE KEYS " doors1=blue-door",
	    "discard:red-sun nightmare", "key:blue-key"),
	TOLD(DOORS, NULL, ALONE MIXED " doors1=blue-door",
	    "discard:green-moon nightmare", "key:red-key"),
	TOLD(NONE, NULL, ALONE MIXED " doors1=2red-door",
	    "discard:green-moon nightmare", "door:red-door"),

	/* A Door in the hand, and one of the table; not if the deck lasts, or
	 * if the search does not think so. */
	CASE(TIME, NULL, LATE ",3blue-key", "discard:brown-moon brown-door",
	    "limbo", BETTER),
	CASE(TIME, NULL, LATE ",2blue-key", "discard:brown-moon nightmare",
	    "door:red-door", BETTER),
	CASE(TIME, NULL, LATE ",3blue-key", "discard:brown-moon brown-door",
	    "limbo", OTHERS_LOST),
	CASE(ONLY, NULL, LATE ",2blue-key", "discard:brown-moon brown-door",
	    "limbo", OTHERS_LOST),
	CASE(NONE, NULL, LATE ",2blue-key", "discard:brown-moon brown-door",
	    "limbo", BETTER),
	CASE(NONE, NULL, LATE ",3blue-key", "discard:brown-moon brown-door",
	    "limbo", EQUAL),
	CASE(TIME, NULL, LATE_PAIR(""), "discard:brown-moon decline "
	    "brown-door", "limbo", BETTER),
	CASE(NONE, NULL, LATE_PAIR("variants=race "), "discard:brown-moon "
	    "decline brown-door", "limbo", BETTER),

	/* A Prophecy, a Tower, a Happy Dream; not what is known, and not a
	 * Key that is thrown away with the hand. */
	TOLD(LOOKS, NULL, ALONE MIXED " top=red-sun,red-moon", "",
	    "discard:red-key"),
	TOLD(LOOKS, NULL, TOWER_GAME "hand1=red-sun,red-moon,blue-tower-5,"
	    "green-sun,brown-sun", "", "discard:blue-tower-5"),
	TOLD(LOOKS, NULL, DREAMS KEYS " premonitions=five-doors,"
	    "three-doors,brown-pair,every-colour",
	    "discard:red-sun happy-dream", "look"),
	TOLD(NONE, NULL, ALONE MIXED " top=red-sun,red-moon,blue-moon,"
	    "green-moon,blue-moon", "", "discard:red-key"),
	TOLD(NONE, NULL, TOWER_GAME "hand1=red-sun,red-moon,red-tower-3,"
	    "green-sun,brown-sun top=red-moon,blue-moon,green-moon", "",
	    "discard:red-tower-3"),
	TOLD(NONE, NULL, ALONE MIXED, "", "discard:red-sun"),
	TOLD(LOOKS, NULL, PLANNING, "", "cast:prophecy"),
	TOLD(NONE, NULL, PLANNING, "", "cast:planning"),
	TOLD(NONE, NULL, LATE ",3blue-key,brown-moon,2brown-key "
	    "top=brown-door,brown-door,nightmare", "", "discard:red-key"),

	/* Two complete creatures against one, but not against two. */
	TOLD(LEADER, NULL, NIGHT "players=3 hand1=n1,n54 hand2=n30 "
	    "hand3=n84 creatures1=n3,n2 creatures2=n30,n35,n37/"
	    "n57,n86,n85/n3 creatures3=n3,n71/n57", "build:n1@1",
	    "destroy:2/3"),
	TOLD(LEADER, NULL, NIGHT "players=3 hand1=n82,n54 hand2=n30 "
	    "hand3=n84 creatures1=n3,n2 creatures2=n30,n35,n37/"
	    "n57,n86,n85/n3 creatures3=n3,n71/n57", "build:n82@1",
	    "seize:2/3"),
	TOLD(NONE, NULL, NIGHT "players=3 hand1=n1,n54 hand2=n30 "
	    "hand3=n84 creatures1=n3,n2 creatures2=n30,n35,n37/n57 "
	    "creatures3=n3,n71/n57", "build:n1@1", "destroy:2/2"),
	TOLD(NONE, NULL, NIGHT "players=3 hand1=n1,n54 hand2=n30 "
	    "hand3=n84 creatures1=n3,n2 creatures2=n30,n35,n37/"
	    "n57,n86,n85/n3 creatures3=n3,n71/n57", "build:n1@1",
	    "destroy:3/1"),

	/* The second room, if a Door can come. */
	TOLD(SERIES, "red-door", ALONE MIXED " row1=red-sun", "",
	    "play:red-key"),
	TOLD(SERIES, "blue-door", ALONE MIXED " row1=red-moon,blue-key "
	    "doors1=blue-door", "", "play:blue-sun"),
	TOLD(NONE, NULL, ALONE MIXED " row1=red-sun doors1=2red-door", "",
	    "play:red-key"),
	TOLD(NONE, NULL, ALONE MIXED " row1=red-sun", "", "play:blue-moon"),
	TOLD(NONE, NULL, PAIR "red-moon,blue-moon,blue-key "
	    "hand2=blue-sun,blue-moon,brown-key shared=green-sun,green-moon "
	    "doors1=red-door row1=red-sun", "", "play:red-moon"),
	TOLD(NONE, NULL, TOWER_GAME "hand1=red-sun,red-moon,red-tower-3,"
	    "green-sun,brown-sun row1=red-sun,red-key", "",
	    "play:red-tower-3@right"),

	/* Whatever spares the Doors, if there is one. */
	TOLD(DOORS, NULL, ALONE MIXED " doors1=2red-door",
	    "discard:green-moon nightmare", "reveal"),
	TOLD(DOORS, NULL, ALONE MIXED " doors1=blue-door",
	    "discard:green-moon nightmare", "hand"),
	TOLD(NONE, NULL, ALONE MIXED, "discard:green-moon nightmare",
	    "hand"),
	TOLD(KEY, "blue-key", SPELLS WITH_DOORS,
	    "discard:green-sun draw nightmare", "cast:punishment"),
	TOLD(NONE, NULL, SPELLS WITH_DOORS,
	    "discard:green-sun draw nightmare", "cast:planning"),
	TOLD(NONE, NULL, SPELLS GOALS, "discard:green-sun draw nightmare",
	    "hand"),

	/* The fourth colour, and a Tower lost that stood between; not a
	 * third colour, and not if they stand anyway. */
	TOLD(TOWERS, NULL, TOWER_GAME "turn=4 hand1=red-sun,red-moon,"
	    "blue-tower-3,green-sun,brown-sun towers=red-tower-3,"
	    "green-tower-3,brown-tower-5", "", "play:blue-tower-3@right"),
	TOLD(TOWERS, NULL, TOWER_GAME "turn=6 hand1=red-sun,red-moon,red-key,"
	    "blue-sun,green-sun towers=red-tower-3,green-tower-3,"
	    "brown-tower-5,brown-tower-4,blue-tower-3",
	    "discard:red-moon nightmare key:red-key", "tower:4"),
	TOLD(NONE, NULL, TOWER_GAME "turn=3 hand1=red-sun,red-moon,"
	    "blue-tower-5,green-sun,brown-sun towers=red-tower-3,"
	    "green-tower-3", "", "play:blue-tower-5@left"),
	TOLD(NONE, NULL, TOWER_GAME "turn=5 hand1=red-sun,red-moon,red-key,"
	    "blue-sun,green-sun towers=red-tower-3,green-tower-4,"
	    "blue-tower-4,brown-tower-5", "", "play:red-sun"),

	/* A Goal whose Key is there. */
	TOLD(GOAL, "blue-door", PLANNING, "cast:planning", "goals:1/2"),
	TOLD(GOAL, "blue-door", PLANNING, "cast:planning", "goals:1/6"),
	TOLD(GOAL, "red-door", STEPS KEYS " discard=7red-sun goals=blue-goal,"
	    "red-goal,green-goal,brown-goal,red-goal,blue-goal,green-goal,"
	    "brown-goal", "cast:planning", "goals:1/2"),
	TOLD(NONE, NULL, PLANNING, "cast:planning", "goals:1/3"),

	/* A Door left out, and a Premonition sent away; not one that is far
	 * off. */
	TOLD(PREMONITION, "red-pair", DREAMS KEYS " doors1=red-door "
	    "premonitions=red-pair,five-doors,brown-pair,every-colour",
	    "discard:red-sun red-door", "limbo"),
	TOLD(PREMONITION, "any-pair", DREAMS KEYS " doors1=red-door,"
	    "green-door premonitions=any-pair,three-doors,brown-pair,"
	    "every-colour", "discard:red-sun red-door", "limbo"),
	TOLD(PREMONITION, "three-doors", DREAMS KEYS " doors1=red-door,"
	    "green-door premonitions=five-doors,three-doors,brown-pair,"
	    "every-colour", "discard:red-sun happy-dream",
	    "dispel:three-doors"),
	TOLD(PREMONITION, "every-colour", DREAMS KEYS " doors1=red-door,"
	    "blue-door,green-door premonitions=five-doors,red-pair,"
	    "brown-pair,every-colour", "discard:red-sun happy-dream",
	    "dispel:every-colour"),
	TOLD(NONE, NULL, DREAMS KEYS " doors1=red-door,green-door "
	    "premonitions=five-doors,three-doors,brown-pair,every-colour",
	    "discard:red-sun happy-dream", "dispel:brown-pair"),
	TOLD(NONE, NULL, DREAMS KEYS " doors1=red-door premonitions="
	    "blue-pair,five-doors,brown-pair,every-colour",
	    "discard:red-sun red-door", "limbo"),
	TOLD(PREMONITION, "any-pair", DREAMS KEYS " doors1=red-door "
	    "premonitions=any-pair,three-doors,brown-pair,every-colour",
	    "discard:red-sun happy-dream", "dispel:any-pair"),
	TOLD(PREMONITION, "red-pair", DREAMS KEYS " doors1=red-door "
	    "premonitions=red-pair,three-doors,brown-pair,every-colour",
	    "discard:red-sun happy-dream", "dispel:red-pair"),
	TOLD(NONE, NULL, DREAMS KEYS " doors1=red-door,green-door "
	    "premonitions=red-pair,five-doors,brown-pair,every-colour",
	    "discard:red-sun happy-dream", "dispel:every-colour"),
	TOLD(NONE, NULL, DREAMS KEYS " doors1=red-door,green-door,"
	    "blue-door premonitions=red-pair,five-doors,brown-pair,"
	    "every-colour", "discard:red-sun happy-dream",
	    "dispel:five-doors"),
	TOLD(PREMONITION, "red-pair", DREAMS MIXED " doors1=red-door "
	    "row1=red-sun,red-moon premonitions=red-pair,five-doors,"
	    "brown-pair,every-colour", "play:red-key", "decline"),

	/* One legion, whether the others choose or not; but somebody must
	 * have a card. */
	TOLD(LEGION, NULL, NIGHT "hand1=n1,n2,n37 hand2=n9,n63 "
	    "creatures1=n3,n2", "", "build:n1@1"),
	TOLD(LEGION, NULL, NIGHT "hand1=n4,n37 hand2=n30,n63,n9,n11 "
	    "creatures1=n3,n2", "", "build:n4@1"),
	TOLD(CREATURE, "n4", NIGHT "hand1=n4,n37 "
	    "creatures1=n3,n2", "", "build:n4@1"),
	TOLD(LEGION, NULL, TWO_WAKE, "build:n55@1 n1 n4 build:n1@2",
	    "wake:3"),
	TOLD(NONE, NULL, TWO_WAKE, "build:n55@1 n1 n4 build:n1@2",
	    "wake:2"),

	/* What goes on it next, which is not the same card. */
	TOLD(FITS, "n2", NIGHT "hand1=n2,n54 hand2=n9", "", "build:n54@1"),
	TOLD(FITS, "n37", NIGHT "hand1=n2,n37 hand2=n9 creatures1=n3", "",
	    "build:n2@1"),
	TOLD(NONE, NULL, NIGHT "hand1=n2,n54 hand2=n9 creatures1=n3", "",
	    "build:n2@1"),
	TOLD(NONE, NULL, NIGHT "hand1=n11,n54 hand2=n9", "", "build:n11@1"),

	/* The head, and not another last card. */
	TOLD(HEAD, NULL, NIGHT "hand1=n82,n2 hand2=n9,n63 creatures1=n3,n2 "
	    "creatures2=n30,n35,n37/n3", "build:n82@1", "seize:2/1"),
	TOLD(HEAD, NULL, NIGHT "players=3 hand1=n82,n54 hand2=n30 "
	    "hand3=n84 creatures1=n3,n2 creatures2=n30,n35/n57 "
	    "creatures3=n3,n71,n85", "build:n82@1", "seize:3/1"),
	TOLD(NONE, NULL, NIGHT "hand1=n82,n2 hand2=n9,n63 creatures1=n3,n2 "
	    "creatures2=n30,n35,n37/n3", "build:n82@1", "seize:2/2"),

	/* A Door and its Key, if it comes first. */
	TOLD(NEXT, "blue-door", ALONE KEYS, "discard:red-key red-door "
	    "blue-door blue-sun green-sun brown-sun drop:green-sun",
	    "next:blue-door"),
	TOLD(NEXT, "red-door", DREAMS KEYS " premonitions=five-doors,"
	    "three-doors,brown-pair,every-colour",
	    "discard:red-sun happy-dream fetch", "fetch:red-door"),
	TOLD(NONE, NULL, ALONE KEYS, "discard:red-key red-door blue-door "
	    "blue-sun green-sun brown-sun drop:green-sun", "next:red-door"),
	TOLD(NONE, NULL, ALONE KEYS, "discard:red-key red-door blue-door "
	    "blue-sun green-sun brown-sun drop:green-sun next:blue-sun",
	    "next:blue-door"),
	TOLD(NEXT, "red-door", STEPS PROPHECY, "cast:prophecy red-door "
	    "blue-door red-sun red-sun red-moon", "top:red-door"),
	TOLD(NONE, NULL, STEPS PROPHECY, "cast:prophecy red-door "
	    "blue-door red-sun red-sun red-moon", "top:blue-door"),
	TOLD(NEXT, "red-door", PAIR "red-sun,red-moon,red-key "
	    "hand2=blue-sun,blue-moon,blue-key shared=green-sun,green-key",
	    "discard:green-key@shared decline red-door blue-door blue-sun "
	    "green-sun brown-sun drop:green-sun", "next:red-door"),
	TOLD(NONE, NULL, "chance=host players=2 sets=steps "
	    "hand1=red-sun,red-moon,red-key hand2=blue-sun,blue-moon,"
	    "blue-key shared=green-sun,red-key discard=5brown-sun" GOALS,
	    "cast:prophecy red-door blue-door red-sun red-sun red-moon",
	    "top:red-door"),
#undef TOLD
#undef CASE
};

/*
 * Which reason is told.
 */

static void
search_of(const struct reason_case *row, struct trial *trial, bool is_it)
{
	const bool all = row->searched == ALL_LOST ||
	    row->searched == NOT_ENOUGH_LOST;
	const bool lost = all || (row->searched == OTHERS_LOST && !is_it) ||
	    row->searched == OTHERS_LOST_SO_FAR;
	const bool few = row->searched == NOT_ENOUGH_LOST ||
	    (row->searched == OTHERS_LOST_SO_FAR && is_it);

	trial->tries = few ? TRIED_ENOUGH - 1 : TRIED_ENOUGH;
	trial->always_lost = lost;
	trial->chance = lost ? 0 : row->searched == BETTER && is_it ? 2 : 1;
}

/* List the answers as the search would.  Returns how many there are. */
static int
list_trials(const struct reason_case *row, const onirim_game *game,
    struct trial *trials, int *it)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX], answer;
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	*it = -1;
	ck_assert_int_eq(onirim_action_parse(&answer, row->answer, NULL),
	    ONIRIM_OK);
	for (int i = 0; i < n; i++) {
		trials[i] = (struct trial){.action = actions[i]};
		if (actions[i] == answer)
			*it = i;
		if (row->searched != NOT_SEARCHED)
			search_of(row, &trials[i], actions[i] == answer);
	}
	ck_assert_msg(*it >= 0, "%s is not on the list", row->answer);
	return n;
}

START_TEST(test_reason_is_told_where_it_holds_alone)
{
	const struct reason_case *const row = &cases[_i];
	onirim_game *const game = keep_game(scene(row->position, row->words));
	struct trial trials[ONIRIM_ACTIONS_MAX];
	struct reasons reasons;
	struct reason reason;
	char name[ONIRIM_TEXT_MAX] = "";
	int it;
	const int n = list_trials(row, game, trials, &it);

	oni_reasons_begin(&reasons, game, copy_of(game), trials, n);
	reason = oni_reason_of(&reasons, &trials[it]);
	if (reason.about != ONIRIM_NO_CARD)
		onirim_card_name(reason.about, name, sizeof name);
	ck_assert_msg(reason.reason == row->reason &&
	    strcmp(name, row->about != NULL ? row->about : "") == 0,
	    "row %d, %s: %d %s", _i, row->answer, reason.reason, name);
}
END_TEST

/* Only that every answer loses stands in every row. */
START_TEST(test_reason_is_not_told_of_all_answers)
{
	const struct reason_case *const row = &cases[_i];
	onirim_game *const game = keep_game(scene(row->position, row->words));
	struct trial trials[ONIRIM_ACTIONS_MAX];
	struct reasons reasons;
	int told[REASONS] = {0}, it;
	const int n = list_trials(row, game, trials, &it);

	oni_reasons_begin(&reasons, game, copy_of(game), trials, n);
	for (int i = 0; i < n; i++)
		told[oni_reason_of(&reasons, &trials[i]).reason]++;
	for (int i = ONIRIM_REASON_WINS; i < REASONS; i++)
		ck_assert_msg(told[i] < n || i == ONIRIM_REASON_LOSES,
		    "row %d: all have reason %d", _i, i);
}
END_TEST

START_TEST(test_each_reason_is_told_twice_and_left_out_once)
{
	int told[REASONS] = {0};

	for (int i = 0; i < COUNT_OF(cases); i++)
		told[cases[i].reason]++;
	for (int i = ONIRIM_REASON_WINS; i < REASONS; i++)
		ck_assert_msg(told[i] >= 2, "reason %d", i);
	ck_assert_int_ge(told[ONIRIM_REASON_NONE], REASONS - 1);
}
END_TEST

/*
 * That nothing hidden changes a reason.
 */

enum { PEEKING_GAMES = 10, PEEKING_DECISIONS = 300, DEALS = 2 };

static const char *const families[] = {
	"players=2", "players=2 variants=race sets=steps,towers,dreams",
	"players=2 sets=steps,towers,dreams", "game=nightmarium players=3",
	"game=nightmarium players=5",
};

static void
reasons_of(const onirim_game *game, onirim_game *tried,
    const struct trial *trials, int n, struct reason *found)
{
	struct reasons reasons;

	oni_reasons_begin(&reasons, game, tried, trials, n);
	for (int i = 0; i < n; i++)
		found[i] = oni_reason_of(&reasons, &trials[i]);
}

/* The same answers in the game itself and dealt anew. */
static void
compare_reasons(const onirim_game *game, onirim_game *seen,
    onirim_game *tried, const onirim_action *actions, int n)
{
	struct reason first[ONIRIM_ACTIONS_MAX], other[ONIRIM_ACTIONS_MAX];
	struct trial trials[ONIRIM_ACTIONS_MAX];

	for (int i = 0; i < n; i++)
		trials[i] = (struct trial){.action = actions[i],
		    .chance = (uint16_t)(actions[i] % 1009)};
	onirim_game_assign(seen, game);
	reasons_of(seen, tried, trials, n, first);
	for (uint64_t deal = 0; deal < DEALS; deal++) {
		ck_assert_int_eq(onirim_resample(seen, onirim_player(game),
		    deal), ONIRIM_OK);
		reasons_of(seen, tried, trials, n, other);
		for (int i = 0; i < n; i++)
			ck_assert(first[i].reason == other[i].reason &&
			    first[i].about == other[i].about);
	}
}

START_TEST(test_nothing_hidden_changes_a_reason)
{
	onirim_game *const game = new_game(families[_i]);
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char host[ONIRIM_TEXT_MAX];
	onirim_game *seen, *tried;
	int n;

	snprintf(host, sizeof host, "%s chance=host", families[_i]);
	seen = new_game(host);
	tried = new_game(host);
	for (uint64_t seed = 1; seed <= PEEKING_GAMES; seed++) {
		onirim_game_reset(game, seed);
		for (unsigned i = 0; i < PEEKING_DECISIONS &&
		    (n = onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX)) > 0; i++) {
			compare_reasons(game, seen, tried, actions, n);
			onirim_apply(game, actions[i * 7919 % (unsigned)n]);
		}
	}
}
END_TEST

/*
 * The words.
 */

static const struct {
	int reason;
	const char *about;
	const char *texts[SPELT_OUT];
} spelt[] = {
	{ ONIRIM_REASON_WINS, NULL, { "It wins at once.",
	    "C'est la victoire immédiate.", "Это сразу приносит победу." } },
	{ ONIRIM_REASON_LOSES, NULL, { "Every answer loses.",
	    "Tous les choix mènent à la défaite.",
	    "Любой выбор ведёт к поражению." } },
	{ ONIRIM_REASON_ONLY, NULL, { "Every other answer loses.",
	    "Tous les autres choix mènent à la défaite.",
	    "Любой другой выбор ведёт к поражению." } },
	{ ONIRIM_REASON_DOOR, "red-door", { "It brings the red Door.",
	    "Cela permet d'obtenir la Porte rouge.",
	    "Так можно получить красную дверь." } },
	{ ONIRIM_REASON_CREATURE, "n1", {
	    "It completes a creature with the Necronaut head (Scavenger).",
	    "Cela complète une créature avec la tête de Nécronaute "
	    "(Charognard).",
	    "Это завершает существо: голова некромункула (Падальщик)." } },
	{ ONIRIM_REASON_KEY, "blue-key", {
	    "It keeps the blue Key for a Door that can still come.",
	    "La Clé bleue reste en main pour une Porte qui peut encore "
	    "arriver.",
	    "В руке останется синий ключ для двери, которая ещё может "
	    "прийти." } },
	{ ONIRIM_REASON_TIME, NULL, {
	    "It puts cards back into a deck that would run out too soon.",
	    "Des cartes retournent dans une pioche qui, sinon, serait trop "
	    "vite épuisée.",
	    "Карты вернутся в колоду, которая иначе закончится слишком "
	    "рано." } },
	{ ONIRIM_REASON_LOOKS, NULL, {
	    "It looks at cards that are still to come.",
	    "Cela permet de regarder des cartes à venir.",
	    "Так можно посмотреть, какие карты придут." } },
	{ ONIRIM_REASON_LEADER, NULL, {
	    "It takes from the player who leads.",
	    "C'est le joueur en tête qui y perd.",
	    "Это ослабляет игрока, который впереди." } },
	{ ONIRIM_REASON_SERIES, "green-door", {
	    "It goes on with a series that can bring the green Door.",
	    "Cela poursuit une série qui peut apporter la Porte verte.",
	    "Это продолжает серию, за которую можно получить зелёную "
	    "дверь." } },
	{ ONIRIM_REASON_DOORS, NULL, { "It leaves the Doors on the table.",
	    "Les Portes obtenues restent sur la table.",
	    "Найденные двери останутся на столе." } },
	{ ONIRIM_REASON_TOWERS, NULL, { "It leaves four Towers aligned.",
	    "Ensuite, le Rempart de tours est en place.",
	    "После этого ряд башен будет закончен." } },
	{ ONIRIM_REASON_GOAL, "brown-door", {
	    "The first Goal then asks for the brown Door, and its Key is in "
	    "hand.",
	    "Le premier Objectif demande alors la Porte brune, dont la Clé "
	    "est en main.",
	    "Тогда первой нужно найти коричневую дверь, а ключ к ней уже в "
	    "руке." } },
	{ ONIRIM_REASON_PREMONITION, "three-doors", {
	    "It keeps the Premonition of three Doors from striking.",
	    "Cela évite la pénalité de la Funeste Prémonitoire des trois "
	    "Portes.",
	    "Так не сбудется предчувствие трёх дверей." } },
	{ ONIRIM_REASON_LEGION, NULL, {
	    "It wakes a creature of one legion, so the other players "
	    "discard.",
	    "Une créature d'une seule légion se réveille, et les autres "
	    "joueurs défaussent.",
	    "Проснётся существо одного легиона, и остальные сбросят "
	    "карты." } },
	{ ONIRIM_REASON_FITS, "n5", {
	    "The next card for the creature is already in hand: Necronaut "
	    "torso or head (Mourner).",
	    "La carte suivante de la créature est déjà en main : torse ou "
	    "tête de Nécronaute (Pleureur).",
	    "Следующая карта для существа уже в руке: туловище или голова "
	    "некромункула (Плакальщик)." } },
	{ ONIRIM_REASON_HEAD, NULL, {
	    "It takes the head of a complete creature.",
	    "Cela prend la tête d'une créature complète.",
	    "Это отнимает голову у завершённого существа." } },
	{ ONIRIM_REASON_NEXT, "red-door", {
	    "The red Door comes next, and its Key is in hand.",
	    "La Porte rouge arrive ensuite, et sa Clé est en main.",
	    "Следующей придёт красная дверь, а ключ к ней уже в руке." } },
};

static onirim_advice
advice_about(int reason, int about)
{
	return (onirim_advice){.reason = (uint16_t)reason,
	    .about = (uint8_t)about};
}

START_TEST(test_reason_is_said_in_each_language)
{
	const int about = spelt[_i].about == NULL ? 0
	    : onirim_card_from_name(spelt[_i].about);
	const onirim_advice advice = advice_about(spelt[_i].reason, about);
	const onirim_game *const game = new_game("");
	char text[ONIRIM_TEXT_MAX];

	ck_assert_int_eq(spelt[_i].reason, _i + 1);
	for (int i = 0; i < SPELT_OUT; i++) {
		ck_assert(is_sentence(text, onirim_reason_text(game, &advice,
		    reader_for(0, spelt_out[i]), text, sizeof text), NULL));
		assert_spelt(text, spelt[_i].texts[i]);
	}
}
END_TEST

/* Whether the reason needs one or not. */
START_TEST(test_reason_about_any_card_is_a_sentence)
{
	const onirim_game *const game = new_game("");
	char text[ONIRIM_TEXT_MAX];

	for (int card = 1; card <= UINT8_MAX; card++) {
		const onirim_advice advice = advice_about(_i + 1, card);

		if (card == ONIRIM_HIDDEN_CARD || onirim_card_text(game,
		    (onirim_card)card, NULL, NULL, 0) < 0)
			continue;
		for (int i = 0; i < SPELT_OUT; i++)
			ck_assert_msg(is_sentence(text, onirim_reason_text(
			    game, &advice, reader_for(0, spelt_out[i]), text,
			    sizeof text), NULL), "%s", text);
	}
}
END_TEST

START_TEST(test_no_reason_is_an_empty_text)
{
	const onirim_advice advice = advice_about(ONIRIM_REASON_NONE, 0);
	char text[] = "#";

	ck_assert_int_eq(onirim_reason_text(new_game(""), &advice, NULL, text,
	    sizeof text), 0);
	ck_assert_str_eq(text, "");
}
END_TEST

/* The hidden card is none, nor is a Terror by another number than its face. */
START_TEST(test_reason_without_its_card_is_out_of_range)
{
	static const int no_cards[] = {
		ONIRIM_NO_CARD, ONIRIM_HIDDEN_CARD, 0x0F, 0x26, 0x85, 0xFF,
	};
	const onirim_game *const game = new_game("");
	char text[] = "#";

	for (int i = 0; i < COUNT_OF(no_cards); i++) {
		const onirim_advice advice = advice_about(_i + 1,
		    no_cards[i]);
		const int length = onirim_reason_text(game, &advice, NULL,
		    text, 0);

		if (spelt[_i].about == NULL)
			ck_assert_int_eq(length,
			    (int)strlen(spelt[_i].texts[0]));
		else
			ck_assert_int_eq(length, ONIRIM_E_RANGE);
		ck_assert_str_eq(text, "#");
	}
}
END_TEST

START_TEST(test_reason_text_refuses)
{
	const onirim_game *const game = new_game("");
	const onirim_advice wins = advice_about(ONIRIM_REASON_WINS, 0);
	const onirim_advice unknown = advice_about(REASONS, 0);
	const onirim_advice far = advice_about(UINT16_MAX, 0x20);
	const onirim_reader reader = {"tlh", NULL, 0, 0};
	const onirim_reader nobody = {"en", NULL, 7, 0};
	char text[] = "#";

	ck_assert_int_eq(onirim_reason_text(NULL, &wins, NULL, text, 2),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_reason_text(game, NULL, NULL, text, 2),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_reason_text(game, &wins, NULL, NULL, 2),
	    ONIRIM_E_NULL);
	ck_assert_int_eq(onirim_reason_text(game, &unknown, NULL, text, 2),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_reason_text(game, &far, NULL, text, 2),
	    ONIRIM_E_RANGE);
	ck_assert_int_eq(onirim_reason_text(game, &wins, &reader, text, 2),
	    ONIRIM_E_LANGUAGE);
	ck_assert_int_eq(onirim_reason_text(game, &wins, &nobody, text, 2),
	    ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "#");
}
END_TEST

Suite *
reasons_suite(void)
{
	const struct test tests[] = {
		{ test_reason_is_told_where_it_holds_alone, COUNT_OF(cases) },
		{ test_reason_is_not_told_of_all_answers, COUNT_OF(cases) },
		{ test_each_reason_is_told_twice_and_left_out_once, 1 },
		{ test_nothing_hidden_changes_a_reason, COUNT_OF(families) },
		{ test_reason_is_said_in_each_language, COUNT_OF(spelt) },
		{ test_reason_about_any_card_is_a_sentence,
		    COUNT_OF(spelt) },
		{ test_no_reason_is_an_empty_text, 1 },
		{ test_reason_without_its_card_is_out_of_range,
		    COUNT_OF(spelt) },
		{ test_reason_text_refuses, 1 },
	};

	return suite_of("reasons", tests, COUNT_OF(tests));
}
