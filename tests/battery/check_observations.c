/* check_observe.c - all that a viewer sees, made again from an observation. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { GAMES = 2, OTHER_STRIDE = 5, OBSERVATION_MAX = 1024 };

/* Played with either chance. */
static const char *const pairs[] = {
	"", "players=2", "sets=steps,towers,dreams",
	"players=2 sets=steps,towers,dreams", "game=nightmarium",
	"game=nightmarium players=5 objective=7",
};

/*
 * The layout, as onirim-observation(7) has it.
 */

/* The faces that are counted, in ascending order. */
enum faces {
	NO_FACES,
	LOCATIONS,
	DOORS,
	DREAMS_AND_DOORS,
	DECK,
	PREMONITIONS,
	DECK_AND_PREMONITIONS,
	TERRORS,
	FACES_KINDS,
};

/* What a configuration plays with. */
struct kind {
	int is_nightmarium;
	int players;
	int sets;
	int variants;
	int objective;
	uint8_t has[FACES_KINDS][FACE_VALUES];
};

enum { ROOMS = 58, PART_CARDS = 3, CREATURE_PLACES = 8 };

/* What a part needs to be there: one of some sets, or two players. */
enum { ALWAYS = 0, PAIR = 8 };

/* Piles of a zone one after the other: of each either a face in each of so
 * many slots, those past the last card being 0, or how many there are of each
 * of some faces, and, where hands may be hidden, of hidden cards. */
struct part {
	int zone;
	int slots;
	enum faces faces;
	int needs;
};

static const struct part of_onirim[] = {
	/* zone                    slots  faces                  needs */
	{ ONIRIM_ZONE_HAND,         0, LOCATIONS,             ALWAYS },
	{ ONIRIM_ZONE_SHARED,       0, LOCATIONS,             PAIR },
	{ ONIRIM_ZONE_ROW,      ROOMS, NO_FACES,              ALWAYS },
	{ ONIRIM_ZONE_DOORS,        0, DOORS,                 ALWAYS },
	{ ONIRIM_ZONE_DISCARD,      0, DECK,                  ALWAYS },
	{ ONIRIM_ZONE_LIMBO,        0, DREAMS_AND_DOORS,      ALWAYS },
	{ ONIRIM_ZONE_POOL,         0, DECK,                  ALWAYS },
	{ ONIRIM_ZONE_TOP,         32, NO_FACES,              ALWAYS },
	{ ONIRIM_ZONE_BOTTOM,       4, NO_FACES,              STEPS },
	{ ONIRIM_ZONE_PENDING,      8, NO_FACES,              ALWAYS },
	{ ONIRIM_ZONE_GOALS, GOAL_PLACES, NO_FACES,             STEPS },
	{ ONIRIM_ZONE_PREMONITIONS, 0, PREMONITIONS,          DREAMS },
	{ ONIRIM_ZONE_RESERVE,      0, PREMONITIONS,          DREAMS },
	{ ONIRIM_ZONE_TOWERS,      12, NO_FACES,              TOWERS },
	{ ONIRIM_ZONE_REMOVED,      0, DECK_AND_PREMONITIONS, STEPS | DREAMS },
};

static const struct part of_nightmarium[] = {
	{ ONIRIM_ZONE_HAND,              0, TERRORS,  ALWAYS },
	{ ONIRIM_ZONE_DISCARD,           0, TERRORS,  ALWAYS },
	{ ONIRIM_ZONE_POOL,              0, TERRORS,  ALWAYS },
	{ ONIRIM_ZONE_PENDING,           2, NO_FACES, ALWAYS },
	{ ONIRIM_ZONE_CREATURE, PART_CARDS, NO_FACES, ALWAYS },
};

static int
is_there(const struct part *part, const struct kind *kind)
{
	if (part->needs == PAIR)
		return kind->players == 2;
	return part->needs == ALWAYS || (part->needs & kind->sets) != 0;
}

static int
is_location(int face, const struct kind *kind)
{
	if (face >= ONIRIM_CARD_TOWER)
		return face < ONIRIM_CARD_TOWER + 12 &&
		    (kind->sets & TOWERS) != 0;
	return face >= ONIRIM_CARD_ROOM && face < ONIRIM_CARD_DOOR &&
	    face % 4 != ONIRIM_SYMBOL_GLYPH;
}

static int
is_door(int face)
{
	return face >= ONIRIM_CARD_DOOR && face < ONIRIM_CARD_DOOR + 4;
}

static int
is_dream_or_door(int face, const struct kind *kind)
{
	return is_door(face) || face == ONIRIM_CARD_NIGHTMARE ||
	    (face == ONIRIM_CARD_HAPPY_DREAM && kind->sets & DREAMS);
}

static int
is_premonition(int face, const struct kind *kind)
{
	return (kind->sets & DREAMS) != 0 && face >= ONIRIM_CARD_PREMONITION &&
	    face < ONIRIM_CARD_PREMONITION + 8;
}

/* A face has the name of its lowest number. */
static int
is_terror(int face)
{
	char name[16];

	if (face < ONIRIM_CARD_TERROR || face > ONIRIM_CARD_TERROR + 107)
		return 0;
	snprintf(name, sizeof name, "n%d", face - ONIRIM_CARD_TERROR + 1);
	return onirim_card_from_name(name) == face;
}

static int
has_face(enum faces faces, int face, const struct kind *kind)
{
	const int is_of_deck = is_location(face, kind) ||
	    is_dream_or_door(face, kind);

	switch (faces) {
	case NO_FACES:
		return 0;
	case LOCATIONS:
		return is_location(face, kind);
	case DOORS:
		return is_door(face);
	case DREAMS_AND_DOORS:
		return is_dream_or_door(face, kind);
	case DECK:
		return is_of_deck;
	case PREMONITIONS:
		return is_premonition(face, kind);
	case DECK_AND_PREMONITIONS:
		return is_of_deck || is_premonition(face, kind);
	case TERRORS:
		return is_terror(face);
	case FACES_KINDS:
		return 0;
	}
	return 0;
}

static struct kind
kind_of(const struct config_row *row)
{
	struct kind kind = {
		.is_nightmarium = is_nightmarium(row),
		.players = row->players,
		.sets = row->sets,
		.variants = row->variants,
		.objective = row->objective,
	};

	for (int faces = NO_FACES; faces < FACES_KINDS; faces++)
		for (int face = 0; face < FACE_VALUES; face++)
			kind.has[faces][face] = (uint8_t)has_face(
			    (enum faces)faces, face, &kind);
	return kind;
}

/*
 * Reading an observation.
 */

struct pile {
	int count;
	onirim_card cards[ONIRIM_CARDS_MAX];
};

/* Of everything that lies somewhere, and the numbers. */
struct seen {
	int viewer, outcome, winner, player, decision, subject, left;
	int active, turn;
	int deck;
	int series[2], series_colour[2], aligned;
	int ranks[GOAL_PLACES];
	int actions_left;
	int from, to, to_index;
	struct pile piles[ONIRIM_ZONE_CREATURE + 1][5 * CREATURE_PLACES];
};

struct reader {
	const uint8_t *at;
	const uint8_t *end;
};

static int
next(struct reader *reader)
{
	MUST(reader->at < reader->end);
	return *reader->at++;
}

static int
next_long(struct reader *reader)
{
	int number = 0;

	for (int shift = 0; shift < 32; shift += 8)
		number |= next(reader) << shift;
	return number;
}

static void
read_frame(struct reader *reader, struct seen *seen)
{
	seen->viewer = next(reader);
	seen->outcome = next(reader);
	seen->winner = next(reader);
	seen->player = next(reader);
	seen->decision = next(reader);
	seen->subject = next(reader);
	seen->left = next(reader);
	seen->active = next(reader);
	seen->turn = next_long(reader);
	seen->from = next(reader);
	seen->to = next(reader);
	seen->to_index = next(reader);
	seen->deck = next(reader);
}

static void
read_numbers(struct reader *reader, struct seen *seen,
    const struct kind *kind)
{
	if (kind->is_nightmarium) {
		seen->actions_left = next(reader);
	} else {
		for (int seat = 0; seat < kind->players; seat++)
			seen->series[seat] = next(reader);
		for (int seat = 0; seat < kind->players; seat++)
			seen->series_colour[seat] = next(reader);
		if (kind->sets & TOWERS)
			seen->aligned = next(reader);
		for (int i = 0; i < GOAL_PLACES && kind->sets & STEPS; i++)
			seen->ranks[i] = next(reader);
	}
}

static void
put(struct pile *pile, int face)
{
	MUST(pile->count < ONIRIM_CARDS_MAX);
	pile->cards[pile->count++] = (onirim_card)face;
}

/* Cards come without gaps. */
static void
read_slots(struct reader *reader, struct pile *pile, int slots)
{
	int behind = 0;

	for (int i = 0; i < slots; i++) {
		const int face = next(reader);

		MUST(face == ONIRIM_NO_CARD || !behind);
		behind = face == ONIRIM_NO_CARD;
		if (!behind)
			put(pile, face);
	}
}

static void
read_counts(struct reader *reader, struct pile *pile,
    const struct part *part, const struct kind *kind)
{
	for (int face = 0; face < FACE_VALUES; face++)
		if (kind->has[part->faces][face])
			for (int n = next(reader); n > 0; n--)
				put(pile, face);
	if (part->zone == ONIRIM_ZONE_HAND && kind->players > 1)
		for (int n = next(reader); n > 0; n--)
			put(pile, ONIRIM_HIDDEN_CARD);
}

static void
read_pile(struct reader *reader, struct pile *pile, const struct part *part,
    const struct kind *kind)
{
	if (part->slots > 0)
		read_slots(reader, pile, part->slots);
	else
		read_counts(reader, pile, part, kind);
}

/* How many piles a zone has. */
static int
piles_of(int zone, const struct kind *kind)
{
	switch (zone) {
	case ONIRIM_ZONE_HAND:
		return kind->players;
	case ONIRIM_ZONE_ROW:
	case ONIRIM_ZONE_DOORS:
		return kind->is_nightmarium ? 1 : kind->players;
	case ONIRIM_ZONE_CREATURE:
		return kind->is_nightmarium
		    ? CREATURE_PLACES * kind->players : 1;
	}
	return 1;
}

/* No more creatures stand before a seat than the objective. */
static void
read_part(struct reader *reader, struct seen *seen, const struct part *part,
    const struct kind *kind)
{
	for (int i = 0; i < piles_of(part->zone, kind); i++)
		if (part->zone != ONIRIM_ZONE_CREATURE ||
		    i % CREATURE_PLACES < kind->objective)
			read_pile(reader, &seen->piles[part->zone][i], part,
			    kind);
}

static void
read_all(struct seen *seen, const uint8_t *bytes, int size,
    const struct kind *kind)
{
	const struct part *const parts = kind->is_nightmarium
	    ? of_nightmarium : of_onirim;
	const int n = kind->is_nightmarium
	    ? COUNT_OF(of_nightmarium) : COUNT_OF(of_onirim);
	struct reader reader = {bytes, bytes + size};

	memset(seen, 0, sizeof *seen);
	read_frame(&reader, seen);
	read_numbers(&reader, seen, kind);
	for (int i = 0; i < n; i++)
		if (is_there(&parts[i], kind))
			read_part(&reader, seen, &parts[i], kind);
	MUST(reader.at == reader.end);
}

/*
 * Seats were told from the viewer on.
 */

static int
seat_meant(const struct kind *kind, int from, int told)
{
	return told < kind->players ? (told + from) % kind->players : told;
}

/* Piles of a zone, so many for each seat. */
static void
turn_zone(struct pile *to, const struct pile *from, const struct kind *kind,
    int viewer, int each)
{
	for (int seat = 0; seat < kind->players; seat++)
		memcpy(to + seat_meant(kind, viewer, seat) * each,
		    from + seat * each, (size_t)each * sizeof *to);
}

static void
turn_seats(struct seen *seen, const struct kind *kind, int viewer)
{
	static struct seen told;
	const int from = viewer < kind->players ? viewer : 0;

	told = *seen;
	MUST(seen->viewer == (viewer < kind->players ? viewer : 255));
	seen->winner = seat_meant(kind, from, told.winner);
	seen->player = seat_meant(kind, from, told.player);
	seen->active = seat_meant(kind, from, told.active);
	if (told.to == ONIRIM_ZONE_HAND)
		seen->to_index = seat_meant(kind, from, told.to_index);
	for (int seat = 0; seat < kind->players && seat < 2; seat++) {
		const int meant = seat_meant(kind, from, seat) % 2;

		seen->series[meant] = told.series[seat];
		seen->series_colour[meant] = told.series_colour[seat];
	}
	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_DOORS; zone++)
		if (zone != ONIRIM_ZONE_SHARED)
			turn_zone(seen->piles[zone], told.piles[zone], kind,
			    from, 1);
	turn_zone(seen->piles[ONIRIM_ZONE_CREATURE],
	    told.piles[ONIRIM_ZONE_CREATURE], kind, from, CREATURE_PLACES);
}

/*
 * What can be asked follows from what was read.
 */

static int
doors_in(const struct pile *pile, int colour)
{
	int doors = 0;

	for (int i = 0; i < pile->count; i++)
		doors += pile->cards[i] == ONIRIM_CARD_DOOR + colour;
	return doors;
}

static int
doors_left(const struct seen *seen, int colour)
{
	return doors_in(&seen->piles[ONIRIM_ZONE_POOL][0], colour) +
	    doors_in(&seen->piles[ONIRIM_ZONE_TOP][0], colour) +
	    doors_in(&seen->piles[ONIRIM_ZONE_BOTTOM][0], colour);
}

static int
price(const struct kind *kind, int spell)
{
	static const int prices[2][3] = { { 5, 7, 10 }, { 6, 9, 12 } };

	return prices[(kind->variants & LOST) != 0][spell];
}

/* Reopened Goals are found by their ranks, the others from left to right. */
static int
next_goal(const struct seen *seen, int k)
{
	const struct pile *goals = &seen->piles[ONIRIM_ZONE_GOALS][0];

	for (int i = 0; i < goals->count; i++)
		if (seen->ranks[i] == k + 1)
			return i;
	for (int i = 0; i < goals->count; i++)
		k -= seen->ranks[i] > 0;
	for (int i = 0; i < goals->count; i++)
		if (goals->cards[i] < ONIRIM_CARD_GOAL_DOWN &&
		    seen->ranks[i] == 0 && k-- == 0)
			return i;
	return ONIRIM_E_RANGE;
}

static int
number_of_onirim(const struct seen *seen, const struct kind *kind, int what,
    int i)
{
	switch (what) {
	case ONIRIM_NUMBER_SERIES:
		return i < kind->players ? seen->series[i] : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_SERIES_COLOUR:
		return i < kind->players
		    ? seen->series_colour[i] : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_DOORS_LEFT:
		return i < 4 ? doors_left(seen, i) : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_PRICE:
		return kind->sets & STEPS && i < 3
		    ? price(kind, i) : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_ALIGNED:
		return kind->sets & TOWERS && i == 0
		    ? seen->aligned : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_NEXT_GOAL:
		return next_goal(seen, i);
	case ONIRIM_NUMBER_GOAL_RANK:
		return kind->sets & STEPS && i < GOAL_PLACES
		    ? seen->ranks[i] : ONIRIM_E_RANGE;
	}
	return ONIRIM_E_RANGE;
}

static int
number_of(const struct seen *seen, const struct kind *kind, int what, int i)
{
	const int dealing = seen->decision == ONIRIM_ASK_DEAL;

	if (i > 0)
		return kind->is_nightmarium ? ONIRIM_E_RANGE
		    : number_of_onirim(seen, kind, what, i);
	switch (what) {
	case ONIRIM_NUMBER_PLAYERS:
		return kind->players;
	case ONIRIM_NUMBER_TURN:
		return seen->turn;
	case ONIRIM_NUMBER_ACTIVE:
		return seen->active;
	case ONIRIM_NUMBER_DECK:
		return seen->deck;
	case ONIRIM_NUMBER_FROM:
		return dealing ? seen->from : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO:
		return dealing ? seen->to : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_TO_INDEX:
		return dealing ? seen->to_index : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_ACTIONS_LEFT:
		return kind->is_nightmarium
		    ? seen->actions_left : ONIRIM_E_RANGE;
	case ONIRIM_NUMBER_OBJECTIVE:
		return kind->is_nightmarium ? kind->objective : ONIRIM_E_RANGE;
	}
	return kind->is_nightmarium ? ONIRIM_E_RANGE
	    : number_of_onirim(seen, kind, what, 0);
}

/* In the order of battery_see_table(). */
static void
tell_again(struct sight *told, const struct seen *seen,
    const struct kind *kind)
{
	told->size = 0;
	battery_note(told, seen->outcome);
	battery_note(told, seen->winner);
	battery_note(told, seen->player);
	battery_note(told, seen->decision);
	battery_note(told, seen->subject);
	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_CREATURE; zone++)
		for (int i = 0; i < piles_of(zone, kind); i++)
			battery_note_cards(told, seen->piles[zone][i].cards,
			    seen->piles[zone][i].count);
	for (int what = ONIRIM_NUMBER_PLAYERS;
	    what <= ONIRIM_NUMBER_TO_INDEX; what++)
		for (int i = 0; i < 5; i++)
			battery_note(told, number_of(seen, kind, what, i));
	for (int what = ONIRIM_NUMBER_NEXT_GOAL;
	    what <= ONIRIM_NUMBER_GOAL_RANK; what++)
		for (int i = 0; i < GOAL_PLACES; i++)
			battery_note(told, number_of(seen, kind, what, i));
}

/* How many are left, as far as it can be seen of them. */
static void
check_left(const struct seen *seen, int viewer)
{
	const int pending = seen->piles[ONIRIM_ZONE_PENDING][0].count;
	const int shared = seen->piles[ONIRIM_ZONE_SHARED][0].count;

	switch (seen->decision) {
	case ONIRIM_ASK_DRAFT:
		MUST(seen->left == shared - 2);
		return;
	case ONIRIM_ASK_ORDER:
		MUST(seen->left > 1 && (seen->left == pending ||
		    seen->left == pending - 1));
		return;
	case ONIRIM_ASK_PAY:
		MUST(seen->left >= 1 && seen->left <= 12);
		return;
	case ONIRIM_ASK_PENALTY:
		MUST(seen->left <= 2);
		return;
	case ONIRIM_ASK_MOVE:
		MUST(seen->left == seen->actions_left);
		return;
	case ONIRIM_ASK_EXCHANGE:
		MUST(seen->left <= seen->piles[ONIRIM_ZONE_DISCARD][0].count);
		return;
	case ONIRIM_ASK_LEGION:
		if (viewer == seen->player || viewer == ONIRIM_HOST)
			MUST(seen->left == 1 || seen->left == 2);
		else
			MUST(seen->left == 255);
		return;
	}
	MUST(seen->left == 0);
}

/* Where nothing is dealt there is nothing to tell of it. */
static void
check_dealt(const struct seen *seen)
{
	MUST(seen->decision == ONIRIM_ASK_DEAL ||
	    (seen->from == 0 && seen->to == 0 && seen->to_index == 0));
}

static void
check_viewer(const onirim_game *game, int viewer, const struct kind *kind,
    int size)
{
	static struct sight told, again;
	static struct seen seen;
	uint8_t bytes[OBSERVATION_MAX];

	MUST(onirim_observe(game, viewer, bytes, sizeof bytes) == size);
	read_all(&seen, bytes, size, kind);
	turn_seats(&seen, kind, viewer);
	check_left(&seen, viewer);
	check_dealt(&seen);
	tell_again(&again, &seen, kind);
	battery_see_table(&told, game, viewer);
	MUST(battery_same_sight(&told, &again));
}

START_TEST(test_view_can_be_made_from_an_observation)
{
	const struct kind kind = kind_of(battery_row(_i));
	onirim_game *game = battery_game_with_events(_i);
	const int size = onirim_observation_size(game);
	const int stride = _i < CONFIGS ? 1 : OTHER_STRIDE;
	struct uniform player;
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(battery_row(_i), viewers);

	for (uint64_t seed = 0; seed < GAMES; seed++) {
		battery_begin(game, &player, seed + (uint64_t)_i);
		do {
			MUST(onirim_observation_size(game) == size);
			for (int i = 0; i < n; i++)
				if (battery_scene.question % stride == 0)
					check_viewer(game, viewers[i], &kind,
					    size);
		} while (battery_step(&player, game));
		for (int i = 0; i < n; i++)
			check_viewer(game, viewers[i], &kind, size);
	}
}
END_TEST

/*
 * The layout as the library tells it.
 */

static int
compare_cards(const void *one, const void *other)
{
	return *(const onirim_card *)one - *(const onirim_card *)other;
}

/* What a part of cards has; hidden ones come last. */
static int
cards_of_part(const onirim_game *game, int i, const onirim_layout *part,
    const uint8_t *bytes, onirim_card *cards)
{
	int n = 0, hidden = 0;

	for (int byte = 0; byte < part->length; byte++) {
		const int face = part->kind == ONIRIM_LAYOUT_SLOTS
		    ? bytes[byte] : onirim_observation_face(game, i, byte);
		const int count = part->kind == ONIRIM_LAYOUT_SLOTS
		    ? face != ONIRIM_NO_CARD : bytes[byte];

		MUST(face >= 0);
		for (int k = 0; k < count; k++)
			if (part->kind == ONIRIM_LAYOUT_COUNTS &&
			    face == ONIRIM_HIDDEN_CARD)
				hidden++;
			else
				cards[n++] = (onirim_card)face;
	}
	if (part->kind == ONIRIM_LAYOUT_COUNTS)
		qsort(cards, (size_t)n, 1, compare_cards);
	while (hidden-- > 0)
		cards[n++] = ONIRIM_HIDDEN_CARD;
	return n;
}

/* The index in the game; seats are told from the viewer on. */
static int
index_meant(const struct kind *kind, const onirim_layout *part, int viewer)
{
	const int from = viewer < kind->players ? viewer : 0;

	switch (part->what) {
	case ONIRIM_ZONE_HAND:
	case ONIRIM_ZONE_ROW:
	case ONIRIM_ZONE_DOORS:
		return seat_meant(kind, from, part->index);
	case ONIRIM_ZONE_CREATURE:
		return seat_meant(kind, from, part->index / CREATURE_PLACES) *
		    CREATURE_PLACES + part->index % CREATURE_PLACES;
	}
	return part->index;
}

static void
check_part(const onirim_game *game, const struct kind *kind, int viewer,
    int i, const onirim_layout *part, const uint8_t *bytes)
{
	onirim_card cards[OBSERVATION_MAX], there[ONIRIM_CARDS_MAX];
	int n;

	for (int byte = 0; byte < part->length; byte++)
		MUST(bytes[byte] <= part->max);
	if (part->kind != ONIRIM_LAYOUT_COUNTS &&
	    part->kind != ONIRIM_LAYOUT_SLOTS)
		return;
	n = cards_of_part(game, i, part, bytes, cards);
	MUST(onirim_cards(game, viewer, part->what, index_meant(kind, part,
	    viewer), there, ONIRIM_CARDS_MAX) == n);
	MUST(memcmp(cards, there, (size_t)n) == 0);
}

/* Parts come one after the other, and together are all of it. */
static void
check_parts(const onirim_game *game, const struct kind *kind, int viewer)
{
	uint8_t bytes[OBSERVATION_MAX];
	const int size = onirim_observe(game, viewer, bytes, sizeof bytes);
	onirim_layout part;
	int behind = 0, i = 0;

	for (; onirim_observation_part(game, i, &part) == ONIRIM_OK; i++) {
		MUST(part.offset == behind && part.length > 0);
		behind += part.length;
		check_part(game, kind, viewer, i, &part, bytes + part.offset);
	}
	MUST(behind == size);
}

START_TEST(test_layout_tells_where_every_card_is)
{
	const struct kind kind = kind_of(battery_row(_i));
	onirim_game *game = battery_game_with_events(_i);
	struct uniform player;
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(battery_row(_i), viewers);

	battery_begin(game, &player, (uint64_t)_i);
	do {
		if (battery_scene.question % OTHER_STRIDE == 0)
			for (int i = 0; i < n; i++)
				check_parts(game, &kind, viewers[i]);
	} while (battery_step(&player, game));
}
END_TEST

/* The same with a host that deals, but for what is dealt. */
START_TEST(test_layout_is_the_same_with_either_chance)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game = new_game(pairs[_i]), *hosted;
	onirim_layout part, other;
	int i = 0;

	snprintf(text, sizeof text, "%s chance=host", pairs[_i]);
	hosted = new_game(text);
	for (; onirim_observation_part(game, i, &part) == ONIRIM_OK; i++) {
		MUST(onirim_observation_part(hosted, i, &other) == ONIRIM_OK);
		MUST(memcmp(&part, &other, sizeof part) == 0);
	}
	MUST(onirim_observation_part(hosted, i, &other) == ONIRIM_E_RANGE);
	for (i = 0; i < onirim_action_space(game); i++)
		MUST(onirim_index_action(game, i) ==
		    onirim_index_action(hosted, i));
	MUST(onirim_action_space(hosted) > i);
	for (; i < onirim_action_space(hosted); i++)
		MUST(onirim_action_verb((onirim_action)onirim_index_action(
		    hosted, i)) == ONIRIM_VERB_DEAL);
}
END_TEST

Suite *
observations_suite(void)
{
	const struct test tests[] = {
		{ test_layout_tells_where_every_card_is, ALL_CONFIGS },
		{ test_layout_is_the_same_with_either_chance,
		    COUNT_OF(pairs) },
		{ test_view_can_be_made_from_an_observation, ALL_CONFIGS },
	};

	return battery_of("observations", tests, COUNT_OF(tests));
}
