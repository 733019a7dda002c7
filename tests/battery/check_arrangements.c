/* check_arrangements.c - what lies hidden from a viewer turns out each way as
 * often as it can, in small positions of which all ways are counted. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { SEEDS = 20000, HIDDEN_MAX = 8, WAYS_MAX = 1 << 13 };

/* What a position is like when the hidden cards are these: how many of each
 * face the seat that is asked has, both share, are looked at, and are left. */
struct guess {
	int held[FACE_VALUES];
	int shared[FACE_VALUES];
	int looked[FACE_VALUES];
	int left[FACE_VALUES];
};

/* Whether the question has two answers or more. */
typedef int condition(const struct guess *guess, int face);

static int
faces_of(const int counts[FACE_VALUES], int from, int behind)
{
	int faces = 0;

	for (int face = from; face < behind; face++)
		faces += counts[face] > 0;
	return faces;
}

/* There are always two. */
static int
always(const struct guess *guess, int face)
{
	(void)guess, (void)face;
	return 1;
}

/* The Key of a drawn Door is spent, or it is not. */
static int
has_key(const struct guess *guess, int key)
{
	return guess->held[key] + guess->shared[key] > 0;
}

/* Cards of one face are no swap. */
static int
has_swap(const struct guess *guess, int face)
{
	(void)face;
	for (int own = 0; own < FACE_VALUES; own++)
		for (int shared = 0; shared < FACE_VALUES; shared++)
			if (guess->held[own] > 0 && guess->shared[shared] > 0 &&
			    own != shared)
				return 1;
	return 0;
}

static int
looks_at_two(const struct guess *guess, int face)
{
	(void)face;
	return faces_of(guess->looked, 0, FACE_VALUES) >= 2;
}

static int
deals_two(const struct guess *guess, int face)
{
	(void)face;
	return faces_of(guess->left, 0, FACE_VALUES) >= 2;
}

/* Two Keys of the deck are named in ascending order, and there must be a
 * second one. */
static int
has_two_keys(const struct guess *guess, int face)
{
	int firsts = 0, above = 0;

	for (face = 0x1E; face >= 0x12; face -= 4) {
		above += guess->left[face];
		firsts += guess->left[face] > 0 && above >= 2;
	}
	return firsts >= 2;
}

static int
has_two_faces(const struct guess *guess, int face)
{
	return faces_of(guess->held, face, FACE_VALUES) >= 2;
}

/* From the second card on one may stop as well. */
static int
has_face_from(const struct guess *guess, int face)
{
	return faces_of(guess->held, face, FACE_VALUES) >= 1;
}

/* Necronauts are the first 27 cards. */
enum { OTHERS = ONIRIM_CARD_TERROR + 27 };

static int
has_two_necronauts(const struct guess *guess, int face)
{
	(void)face;
	return faces_of(guess->held, ONIRIM_CARD_TERROR, OTHERS) >= 2;
}

static int
has_no_necronaut(const struct guess *guess)
{
	return faces_of(guess->held, ONIRIM_CARD_TERROR, OTHERS) == 0;
}

/* Two others are named in ascending order: after the first one there must be
 * another one, equal or higher. */
static int
has_two_firsts(const struct guess *guess, int unused)
{
	int firsts = 0, above = 0;

	(void)unused;
	for (int face = FACE_VALUES - 1; face >= 0; face--) {
		above += guess->held[face];
		firsts += guess->held[face] > 0 && above >= 2;
	}
	return has_no_necronaut(guess) && firsts >= 2;
}

/* Until the first of two others is named, who does not see the hand does not
 * know which of both is paid. */
static int
has_two_payments(const struct guess *guess, int face)
{
	return has_two_necronauts(guess, face) || has_two_firsts(guess, face);
}

static int
has_two_seconds(const struct guess *guess, int first)
{
	return has_no_necronaut(guess) && has_two_faces(guess, first);
}

#define N(number) (ONIRIM_CARD_TERROR + (number) - 1)

/* One creature waits for its torso, and another one may be begun. */
static int
has_two_builds(const struct guess *guess, int face)
{
	static const uint8_t fitting[] = {N(2), N(35), N(71), N(3), N(30),
	    N(57)};
	int builds = 0;

	(void)face;
	for (int i = 0; i < COUNT_OF(fitting); i++)
		builds += guess->held[fitting[i]] > 0;
	return builds >= 2;
}

/*
 * The positions.  Cards that are not told of lie on the discard pile.
 */

#define GOALS "goals=red-goal,red-goal,blue-goal,blue-goal,green-goal," \
    "green-goal,brown-goal,brown-goal "
#define OPEN_ONES "premonitions=red-pair,blue-pair,green-pair,brown-pair "
#define PURE "game=nightmarium players=3 creatures1=n3,n2 "
#define SECOND "turn=2 active=2 "

static const struct arrangement_row {
	const char *position;
	const char *answers;    /* that lead from there to the question */
	int viewer;
	int asked;
	int player;
	condition *has_answers;
	int face;
} rows[] = {
	/* The partner's own cards. */
	{ "players=2 hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-moon,blue-key,green-moon shared=red-sun,brown-sun "
	  "pool=2red-sun,red-moon,blue-key,2nightmare,red-door",
	  "", 0, ONIRIM_ASK_ACT, 0, always, 0 },
	{ "players=2 hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-moon,blue-key,green-moon shared=red-sun,brown-sun "
	  "pool=2red-sun,red-moon,blue-key,2nightmare,red-door",
	  "", 1, ONIRIM_ASK_ACT, 0, always, 0 },
	{ "players=2 hand1=2red-sun,red-moon hand2=red-sun,2blue-sun "
	  "shared=red-sun,brown-sun pool=red-sun,red-moon,nightmare",
	  "", ONIRIM_NOBODY, ONIRIM_ASK_ACT, 0, always, 0 },
	{ "players=2 hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-moon,blue-key,green-moon known2=blue-key/1 "
	  "shared=red-sun,brown-sun "
	  "pool=2red-sun,red-moon,blue-key,2nightmare,red-door",
	  "", 0, ONIRIM_ASK_ACT, 0, always, 0 },
	{ "players=2 sets=towers hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-tower-3,2red-sun shared=red-sun,brown-sun "
	  "pool=red-tower-4,3red-sun,2nightmare,red-door",
	  "", 0, ONIRIM_ASK_ACT, 0, always, 0 },

	/* Cards of the deck that only the partner has seen. */
	{ "players=2 hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-moon,2red-sun shared=red-sun,brown-sun "
	  "top=nightmare/2,red-sun/2 pool=2red-sun,red-moon,red-door",
	  "", 0, ONIRIM_ASK_ACT, 0, always, 0 },
	{ "players=2 hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-moon,2red-sun shared=red-sun,brown-sun "
	  "top=red-door/2,nightmare,red-sun/2,red-sun/1 "
	  "pool=2red-sun,red-moon,2nightmare",
	  "", 0, ONIRIM_ASK_ACT, 0, always, 0 },
	{ "players=2 sets=steps " GOALS "hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-moon,2red-sun shared=red-sun,brown-sun "
	  "top=nightmare/2 bottom=red-sun/2,red-door,red-door/2 "
	  "pool=2red-sun,red-moon,2nightmare",
	  "", 0, ONIRIM_ASK_ACT, 0, always, 0 },

	/* Cards that the partner is looking at. */
	{ "players=2 " SECOND "hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-sun,red-moon,blue-sun shared=red-key,green-sun "
	  "pool=5nightmare,red-sun,blue-moon",
	  "discard:red-key@shared decline", 0, ONIRIM_ASK_PROPHECY, 1,
	  looks_at_two, 0 },
	{ "players=2 " SECOND "hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-sun,red-moon,blue-sun shared=red-key,green-sun "
	  "top=nightmare/1,nightmare,red-sun/2 pool=3nightmare,blue-moon",
	  "discard:red-key@shared decline", 0, ONIRIM_ASK_PROPHECY, 1,
	  looks_at_two, 0 },

	{ "players=2 sets=towers " SECOND "hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-sun,red-moon,blue-sun shared=red-tower-3,green-sun "
	  "pool=4nightmare,red-sun,blue-moon",
	  "discard:red-tower-3@shared decline", 0, ONIRIM_ASK_ORDER, 1,
	  looks_at_two, 0 },

	/* Questions that tell of the partner's cards. */
	{ "players=2 chance=host " SECOND "hand1=red-sun,blue-sun,green-sun "
	  "hand2=red-key,red-sun,blue-sun shared=green-sun,brown-sun "
	  "pool=red-door,2red-key,red-sun,blue-sun,nightmare",
	  "discard:green-sun@shared decline deal:red-door", 0,
	  ONIRIM_ASK_DOOR, 1, has_key, 0x12 },
	{ "players=2 chance=host " SECOND "hand1=red-key,2red-sun "
	  "hand2=red-key,red-sun,blue-sun shared=green-sun,brown-sun "
	  "pool=red-door,red-sun,nightmare",
	  "discard:green-sun@shared decline deal:red-door", ONIRIM_NOBODY,
	  ONIRIM_ASK_DOOR, 1, has_key, 0x12 },
	{ "players=2 " SECOND "hand1=red-moon,blue-sun,green-sun "
	  "hand2=2red-sun,blue-sun shared=green-sun,red-sun "
	  "pool=3red-sun,red-moon,2nightmare",
	  "discard:green-sun@shared", 0, ONIRIM_ASK_SWAP, 1, has_swap, 0 },
	{ "players=2 chance=host hand1=red-moon,blue-sun,green-sun "
	  "hand2=red-moon,red-sun,blue-sun shared=green-sun,brown-sun "
	  "pool=2red-sun,red-moon",
	  "discard:green-sun@shared decline", 0, ONIRIM_ASK_DEAL,
	  ONIRIM_CHANCE, deals_two, 0 },

	{ "players=2 sets=dreams chance=host " OPEN_ONES SECOND
	  "hand1=red-moon,blue-sun,green-sun "
	  "hand2=red-moon,red-sun,blue-sun shared=green-sun,brown-sun "
	  "pool=happy-dream,2red-sun,red-moon",
	  "discard:green-sun@shared decline deal:happy-dream fetch", 0,
	  ONIRIM_ASK_FETCH, 1, deals_two, 0 },
	{ "players=2 sets=dreams chance=host " OPEN_ONES SECOND
	  "hand1=red-moon,blue-sun,green-sun "
	  "hand2=red-key,red-sun,blue-sun shared=green-sun,blue-key "
	  "doors2=blue-door "
	  "pool=blue-door,red-key,green-key,brown-key,red-sun,nightmare",
	  "discard:green-sun@shared decline deal:blue-door key:blue-key@shared",
	  0, ONIRIM_ASK_PENALTY, 1, has_two_keys, 0 },

	/* Hands in Nightmarium. */
	{ "game=nightmarium players=3 hand1=n2,n3 hand2=n3,n4,n57 "
	  "known2=n57/13 hand3=n2,n30 pool=2n3,n4,n30",
	  "", 0, ONIRIM_ASK_MOVE, 0, always, 0 },
	{ "game=nightmarium players=3 hand1=n2,n3 hand2=n3,n4,n57 "
	  "known2=n57/13 hand3=n2,n30 pool=2n3,n4,n30",
	  "", 2, ONIRIM_ASK_MOVE, 0, always, 0 },
	{ "game=nightmarium players=3 hand1=2n3 hand2=n3,n4,n57 "
	  "known2=n57/13 hand3=n30 pool=2n30,n57",
	  "", ONIRIM_NOBODY, ONIRIM_ASK_MOVE, 0, always, 0 },
	{ "game=nightmarium hand1=n2,n3 hand2=5n30 pool=n2,2n3,n4,n30",
	  "", 0, ONIRIM_ASK_MOVE, 0, always, 0 },
	{ "game=nightmarium players=4 hand1=n2 hand2=n3,n30 hand3=n3 "
	  "hand4=n4,n57 known4=n57/123 pool=2n3,n30",
	  "", 0, ONIRIM_ASK_MOVE, 0, always, 0 },
	{ "game=nightmarium players=5 hand1=n2 hand2=n3 hand3=n30 hand4=n3 "
	  "hand5=n4,n57 known5=n4/1234 pool=n3,n30,n57",
	  "", 3, ONIRIM_ASK_MOVE, 0, always, 0 },

	/* The penalty of a legion. */
	{ PURE "hand1=n4,n30 hand2=n3,n2,n30 hand3=n30 pool=n3,n4,2n30",
	  "build:n4@1", 0, ONIRIM_ASK_LEGION, 1, has_two_payments, 0 },
	{ PURE "hand1=n4,n30 hand2=n3,n2,n30 hand3=n30,n57 pool=n3,n4,2n30",
	  "build:n4@1", 2, ONIRIM_ASK_LEGION, 1, has_two_payments, 0 },
	{ PURE "hand1=n4,n57 hand2=n3,n4,n30 hand3=n1,n3 pool=n1,2n30",
	  "build:n4@1 discard:n4", 0, ONIRIM_ASK_LEGION, 2,
	  has_two_payments, 0 },
	{ PURE "hand1=n4,n57 hand2=n30,n57,n71 hand3=n3 "
	  "pool=n2,n3,2n30,n71",
	  "build:n4@1", 0, ONIRIM_ASK_LEGION, 1, has_two_payments, 0 },
	{ PURE "hand1=n4,n57 hand2=2n30,n57 hand3=n3 pool=n2,n3,n30,2n71",
	  "build:n4@1", 0, ONIRIM_ASK_LEGION, 1, has_two_seconds, N(30) },
	{ PURE "hand1=n4,n57 hand2=n30,n57,n71,n85 hand3=n3 "
	  "pool=n2,n30,n57,n71",
	  "build:n4@1 discard:n57", 0, ONIRIM_ASK_LEGION, 1, has_two_seconds,
	  N(57) },
	{ PURE "hand1=n4,n57 hand2=n30,n57,n71,n85 hand3=n3,n30 "
	  "pool=2n3,n30,n71",
	  "build:n4@1 discard:n30", 2, ONIRIM_ASK_LEGION, 1, has_two_seconds,
	  N(30) },

	{ PURE "hand1=n4,n57 hand2=n30,n57,n71 known2=n57/13 hand3=n3 "
	  "pool=n2,n3,2n30,n71",
	  "build:n4@1", 0, ONIRIM_ASK_LEGION, 1, has_two_payments, 0 },

	/* Other questions of other seats. */
	{ "game=nightmarium players=3 " SECOND "hand1=n2 hand2=2n3,n30 "
	  "hand3=n30 pool=2n3,n57", "exchange", 0, ONIRIM_ASK_EXCHANGE, 1,
	  has_two_faces, 0 },
	{ "game=nightmarium players=3 " SECOND "hand1=n2 hand2=2n3,n30,n57 "
	  "hand3=n30 pool=2n3,n57", "exchange discard:n30", 0,
	  ONIRIM_ASK_EXCHANGE, 1, has_face_from, N(30) },
	{ "game=nightmarium players=3 " SECOND "hand1=n2 "
	  "hand2=n31,n35,n30,n4 hand3=n71 creatures2=n3,n2/n30 "
	  "pool=2n4,n30,n57,n3", "build:n31@1", 0, ONIRIM_ASK_JOKER, 1,
	  has_two_builds, 0 },
};

/* What is left of a deck when some words of a position have taken theirs. */
static void
take_words(int counts[FACE_VALUES], const char *position)
{
	char text[ONIRIM_TEXT_MAX * 3], *word, *rest = text;

	snprintf(text, sizeof text, "%s", position);
	while ((word = strtok_r(rest, " =,/", &rest)) != NULL) {
		const int copies = atoi(word);
		const int face = onirim_card_from_name(word +
		    strspn(word, "0123456789"));

		if (strncmp(word, "known", 5) == 0)
			strtok_r(rest, " ", &rest);
		else if (face > 0)
			counts[face] -= copies > 0 ? copies : 1;
	}
}

/* The deck of a configuration, which is what its position begins with. */
static void
fill_deck(int counts[FACE_VALUES], const char *position)
{
	static const char *const decks[] = {"sets=steps", "sets=towers",
	    "sets=dreams", ""};
	const char *config = "game=nightmarium chance=host";
	onirim_game *game;

	if (strstr(position, "nightmarium") == NULL)
		for (int i = COUNT_OF(decks) - 1; i >= 0; i--)
			if (strstr(position, decks[i]) != NULL)
				config = decks[i];
	ck_assert_int_eq(onirim_game_new(&game, config, NULL), ONIRIM_OK);
	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0, counts);
	battery_count(game, ONIRIM_HOST, ONIRIM_ZONE_HAND, 0, counts);
	onirim_game_free(game);
}

static onirim_game *
position_of(const char *position)
{
	int counts[FACE_VALUES] = {0};
	char text[4096], name[ONIRIM_TEXT_MAX];
	const char *between = " discard=";
	int n = snprintf(text, sizeof text, "%s", position);
	onirim_problem problem;
	onirim_game *game;

	fill_deck(counts, position);
	take_words(counts, position);
	for (int face = 0; face < FACE_VALUES; face++) {
		if (counts[face] <= 0 || (face >= ONIRIM_CARD_GOAL &&
		    face < ONIRIM_CARD_TERROR))
			continue;
		onirim_card_name((onirim_card)face, name, sizeof name);
		n += snprintf(text + n, sizeof text - (size_t)n, "%s%d%s",
		    between, counts[face], name);
		between = ",";
	}
	if (onirim_position_parse(&game, text, &problem) != ONIRIM_OK)
		ck_abort_msg("%s: %s", text, text + problem.offset);
	return game;
}

static onirim_game *
game_of(const struct arrangement_row *row)
{
	onirim_game *game = position_of(row->position);
	char text[ONIRIM_TEXT_MAX], *word, *rest = text;

	snprintf(text, sizeof text, "%s", row->answers);
	while ((word = strtok_r(rest, " ", &rest)) != NULL) {
		onirim_action action;

		ck_assert_int_eq(onirim_action_parse(&action, word, NULL),
		    ONIRIM_OK);
		if (onirim_apply(game, action) != ONIRIM_OK)
			ck_abort_msg("%s: not %s", row->position, word);
	}
	ck_assert_int_eq(onirim_decision(game), row->asked);
	ck_assert_int_eq(onirim_player(game), row->player);
	return game;
}

/*
 * Where cards lie hidden.
 */

/* A pile with hidden cards, as the viewer knows it. */
struct group {
	int zone;
	int index;
	int is_ordered;
	int count;
	onirim_card known[ONIRIM_CARDS_MAX];
	int hidden;
};

enum { GROUPS_MAX = 8 };

struct hidden {
	int groups;
	struct group group[GROUPS_MAX];
	int is_onirim;
	int pool[FACE_VALUES];
	struct guess known;     /* but for what is left */
	int asked;
};

static void
count_known(int counts[FACE_VALUES], const onirim_game *game, int viewer,
    int zone, int index)
{
	battery_count(game, viewer, zone, index, counts);
	counts[ONIRIM_HIDDEN_CARD] = 0;
}

static void
find_group(struct hidden *hidden, const onirim_game *game, int viewer,
    int zone, int index)
{
	struct group *const group = &hidden->group[hidden->groups];

	*group = (struct group){.zone = zone, .index = index,
	    .is_ordered = zone == ONIRIM_ZONE_TOP ||
	    zone == ONIRIM_ZONE_BOTTOM};
	group->count = onirim_cards(game, viewer, zone, index, group->known,
	    ONIRIM_CARDS_MAX);
	for (int i = 0; i < group->count; i++)
		group->hidden += group->known[i] == ONIRIM_HIDDEN_CARD;
	hidden->groups += group->hidden > 0;
}

static void
find_hidden(struct hidden *hidden, const onirim_game *game,
    const struct arrangement_row *row)
{
	const int players = onirim_number(game, 0, ONIRIM_NUMBER_PLAYERS, 0);

	memset(hidden, 0, sizeof *hidden);
	hidden->is_onirim = strstr(row->position, "nightmarium") == NULL;
	hidden->asked = row->player;
	for (int seat = 0; seat < players; seat++)
		find_group(hidden, game, row->viewer, ONIRIM_ZONE_HAND, seat);
	find_group(hidden, game, row->viewer, ONIRIM_ZONE_TOP, 0);
	find_group(hidden, game, row->viewer, ONIRIM_ZONE_BOTTOM, 0);
	find_group(hidden, game, row->viewer, ONIRIM_ZONE_PENDING, 0);
	battery_count(game, row->viewer, ONIRIM_ZONE_POOL, 0, hidden->pool);
	if (row->player < players)
		count_known(hidden->known.held, game, row->viewer,
		    ONIRIM_ZONE_HAND, row->player);
	count_known(hidden->known.shared, game, row->viewer,
	    ONIRIM_ZONE_SHARED, 0);
	count_known(hidden->known.looked, game, row->viewer,
	    ONIRIM_ZONE_PENDING, 0);
}

/*
 * Ways in which they can lie.  A way is the hidden cards side by side, sorted
 * where their pile has no order.
 */

struct way {
	uint64_t cards;
	double chance;
	double count;
};

struct ways {
	int count;
	struct way way[WAYS_MAX];
};

static struct way *
find_way(struct ways *ways, uint64_t cards)
{
	uint64_t place = cards * UINT64_C(0x9E3779B97F4A7C15) >> 51;

	while (ways->way[place].cards != 0 && ways->way[place].cards != cards)
		place = (place + 1) % WAYS_MAX;
	if (ways->way[place].cards == 0) {
		ways->way[place].cards = cards;
		MUST(++ways->count < WAYS_MAX / 2);
	}
	return &ways->way[place];
}

static void
sort(uint8_t *cards, int n)
{
	for (int i = 1; i < n; i++)
		for (int j = i; j > 0 && cards[j - 1] > cards[j]; j--) {
			const uint8_t card = cards[j];

			cards[j] = cards[j - 1];
			cards[j - 1] = card;
		}
}

static uint64_t
way_of(const struct hidden *hidden, const uint8_t cards[HIDDEN_MAX])
{
	uint8_t sorted[HIDDEN_MAX] = {0};
	uint64_t way = 0;
	int at = 0;

	memcpy(sorted, cards, sizeof sorted);
	for (int i = 0; i < hidden->groups; i++) {
		if (!hidden->group[i].is_ordered)
			sort(sorted + at, hidden->group[i].hidden);
		at += hidden->group[i].hidden;
	}
	for (int i = 0; i < HIDDEN_MAX; i++)
		way = way << 8 | sorted[i];
	return way;
}

/* Dealing the hidden cards one by one from what the viewer's pool has. */
struct dealing {
	const struct hidden *hidden;
	const struct arrangement_row *row;
	struct ways *ways;
	int is_conditional;     /* on two answers to the question */
	int counts_copies;
	uint8_t cards[HIDDEN_MAX];
	int left[FACE_VALUES];
	double all;
};

/* Where the next card goes. */
static const struct group *
group_of(const struct hidden *hidden, int place)
{
	int i = 0;

	while (place >= hidden->group[i].hidden)
		place -= hidden->group[i++].hidden;
	return &hidden->group[i];
}

static int
may_lie(const struct hidden *hidden, const struct group *group, int face)
{
	return group->zone != ONIRIM_ZONE_HAND || !hidden->is_onirim ||
	    face < ONIRIM_CARD_DOOR || face >= ONIRIM_CARD_TOWER;
}

static int
has_answers(const struct dealing *dealing, int dealt)
{
	struct guess guess = dealing->hidden->known;

	for (int i = 0; i < dealt; i++) {
		const struct group *group = group_of(dealing->hidden, i);

		if (group->zone == ONIRIM_ZONE_HAND &&
		    group->index == dealing->hidden->asked)
			guess.held[dealing->cards[i]]++;
		if (group->zone == ONIRIM_ZONE_PENDING)
			guess.looked[dealing->cards[i]]++;
	}
	memcpy(guess.left, dealing->left, sizeof guess.left);
	return dealing->row->has_answers(&guess, dealing->row->face);
}

static void
count_way(struct dealing *dealing, int dealt, double chance)
{
	struct way *way;

	if (dealing->is_conditional && !has_answers(dealing, dealt))
		return;
	way = find_way(dealing->ways, way_of(dealing->hidden,
	    dealing->cards));
	if (!dealing->counts_copies)
		chance = way->chance > 0 ? 0 : 1;
	way->chance += chance;
	dealing->all += chance;
}

/* The next hidden card is each that is left. */
static void
deal(struct dealing *dealing, int dealt, int slots, double chance)
{
	if (dealt == slots) {
		count_way(dealing, dealt, chance);
		return;
	}
	for (int face = 0; face < FACE_VALUES; face++) {
		if (dealing->left[face] == 0 || !may_lie(dealing->hidden,
		    group_of(dealing->hidden, dealt), face))
			continue;
		dealing->cards[dealt] = (uint8_t)face;
		deal(dealing, dealt + 1, slots,
		    chance * dealing->left[face]--);
		dealing->left[face]++;
	}
	dealing->cards[dealt] = 0;
}

/* How likely each way is. */
static void
count_ways(struct ways *ways, const struct hidden *hidden,
    const struct arrangement_row *row, int is_conditional, int counts_copies)
{
	struct dealing dealing = {.hidden = hidden, .row = row, .ways = ways,
	    .is_conditional = is_conditional, .counts_copies = counts_copies};
	int slots = 0;

	for (int i = 0; i < hidden->groups; i++)
		slots += hidden->group[i].hidden;
	ck_assert_int_gt(slots, 0);
	ck_assert_int_le(slots, HIDDEN_MAX);
	for (int i = 0; i < WAYS_MAX; i++)
		ways->way[i].chance = 0;
	memcpy(dealing.left, hidden->pool, sizeof dealing.left);
	deal(&dealing, 0, slots, 1);
	for (int i = 0; i < WAYS_MAX; i++)
		ways->way[i].chance /= dealing.all;
}

/* The hidden cards of a pile that turned out so. */
static int
read_group(uint8_t *cards, const onirim_game *made, const struct group *group)
{
	onirim_card all[ONIRIM_CARDS_MAX];
	int counts[FACE_VALUES] = {0};
	int n = 0;

	MUST(onirim_cards(made, ONIRIM_HOST, group->zone, group->index, all,
	    ONIRIM_CARDS_MAX) == group->count);
	for (int i = 0; i < group->count; i++) {
		if (group->is_ordered &&
		    group->known[i] == ONIRIM_HIDDEN_CARD)
			cards[n++] = all[i];
		counts[all[i]]++;
		counts[group->known[i]]--;
	}
	if (!group->is_ordered)
		for (int face = ONIRIM_HIDDEN_CARD + 1; face < FACE_VALUES;
		    face++)
			for (; counts[face] > 0; counts[face]--)
				cards[n++] = (uint8_t)face;
	MUST(n == group->hidden);
	return n;
}

static void
sample(struct ways *ways, const onirim_game *game,
    const struct hidden *hidden, int viewer)
{
	onirim_game *made = copy_of(game);

	for (uint64_t seed = 0; seed < SEEDS; seed++) {
		uint8_t cards[HIDDEN_MAX] = {0};
		int n = 0;

		MUST(onirim_game_assign(made, game) == ONIRIM_OK);
		MUST(onirim_resample(made, viewer, seed) == ONIRIM_OK);
		for (int i = 0; i < hidden->groups; i++)
			n += read_group(cards + n, made, &hidden->group[i]);
		find_way(ways, way_of(hidden, cards))->count++;
	}
}

/*
 * Chi-square.
 */

static double
root(double x)
{
	double guess = x > 1 ? x : 1;

	for (int i = 0; i < 60; i++)
		guess = (guess + x / guess) / 2;
	return guess;
}

/* What is passed by chance once in a thousand times (Wilson and Hilferty). */
static double
critical(int freedom)
{
	const double part = 2 / (9.0 * freedom);
	const double side = 1 - part + 3.0902 * root(part);

	return freedom * side * side * side;
}

/* Ways of which less than five are expected are taken together. */
static int
fits(const struct ways *ways)
{
	double distance = 0, rare = 0, rare_expected = 0;
	int cells = 0;

	for (int i = 0; i < WAYS_MAX; i++) {
		const struct way *way = &ways->way[i];
		const double expected = way->chance * SEEDS;
		const double off = way->count - expected;

		if (way->count > 0 && expected <= 0)
			return 0;
		if (expected < 5) {
			rare += way->count;
			rare_expected += expected;
			continue;
		}
		distance += off * off / expected;
		cells++;
	}
	if (rare_expected >= 5) {
		distance += (rare - rare_expected) * (rare - rare_expected) /
		    rare_expected;
		cells++;
	}
	ck_assert_int_gt(cells, 1);
	return distance < critical(cells - 1);
}

/* An eighth of every other count goes to the way behind it. */
static void
skew(struct ways *ways)
{
	struct way *last = NULL;

	for (int i = 0; i < WAYS_MAX; i++) {
		struct way *const way = &ways->way[i];

		if (way->count < 5)
			continue;
		if (last == NULL) {
			last = way;
			continue;
		}
		way->count += last->count / 8;
		last->count -= last->count / 8;
		last = NULL;
	}
}

static struct ways ways;

START_TEST(test_hidden_cards_turn_out_as_often_as_they_can)
{
	const struct arrangement_row *row = &rows[_i];
	onirim_game *game = game_of(row);
	struct hidden hidden;

	battery_scene.config = row->position;
	memset(&ways, 0, sizeof ways);
	find_hidden(&hidden, game, row);
	sample(&ways, game, &hidden, row->viewer);
	count_ways(&ways, &hidden, row, 1, 1);
	ck_assert(fits(&ways));

	/* Ways that are taken to be equally likely. */
	count_ways(&ways, &hidden, row, 1, 0);
	ck_assert(!fits(&ways));

	/* What the question tells left out of account. */
	count_ways(&ways, &hidden, row, 0, 1);
	ck_assert_int_eq(fits(&ways), row->has_answers == always);

	count_ways(&ways, &hidden, row, 1, 1);
	skew(&ways);
	ck_assert(!fits(&ways));
	onirim_game_free(game);
}
END_TEST

Suite *
arrangements_suite(void)
{
	const struct test tests[] = {
		{ test_hidden_cards_turn_out_as_often_as_they_can,
		    COUNT_OF(rows) },
	};

	return battery_of("arrangements", tests, COUNT_OF(tests));
}
