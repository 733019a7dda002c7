/* inputs.c - what the network looks at: the marks of a game as a seat sees it.
 */
#include <string.h>

#include "inputs.h"

/* Which networks know a row of the list below. */
enum {
	FOR_SOLO = 1 << NETWORK_SOLO,
	FOR_TWO = 1 << NETWORK_TWO,
	FOR_ONIRIM = FOR_SOLO | FOR_TWO,
	FOR_TERRORS = 1 << NETWORK_NIGHTMARIUM,
	FOR_ANY = FOR_ONIRIM | FOR_TERRORS
};

/* Marks that are worked out stand beside the parts of an observation, as a kind
 * of their own. */
enum { WORKED_OUT = UINT8_MAX };

enum {
	DECK_LEVEL,             /* how full the deck is */
	LAST_ROOM,              /* of the row of a seat */
	LAST_SYMBOL,
	SERIES,                 /* of a seat in one colour */
	REACH,                  /* the same, and what the hand has of it */
	NIGHTMARES_AMONG,       /* how often one comes from the deck */
	DOORS_AMONG,            /* the same of Doors of one colour, */
	KEYS_AMONG,             /* of Keys, */
	ROOMS_AMONG,            /* and of any rooms */
	GOAL_ORDER,             /* the Goal to be reached next, and so on */
	TOWER_PLACE,            /* the colours of the Towers in their order */
	LEFT_EDGE,
	RIGHT_EDGE,
	MISSING,                /* creatures that a seat still needs */
	BEGUN,                  /* creatures of one card */
	HALF,                   /* creatures of two cards */
	LEADER,                 /* what the best of the others needs */
	SEEN_LEGS_ALONE,        /* the legs of a creature of one card */
	SEEN_LEGS_BELOW,        /* the legs of a creature of two cards */
	SEEN_TORSO,             /* its torso */
	SEEN_HEAD,              /* the head of a complete one */
	SEEN_ALIKE,             /* two cards of one legion */
	SEEN_ALL_ALIKE          /* three of them */
};

/* Seats that are looked at alike in Nightmarium: oneself, the one that plays
 * next, the one that played before, and all between them. */
enum { SELF, NEXT, BEFORE, BETWEEN };

/* A row for each group of inputs. */
struct looked_at {
	uint8_t networks;
	uint8_t kind;           /* ONIRIM_LAYOUT_... or WORKED_OUT */
	uint8_t what;
	uint8_t index;          /* of the seat, or the group of seats */
	uint8_t form;           /* MARK_... */
	uint8_t max;
	uint8_t plain_sorts;    /* faces without a colour that come there */
	uint8_t plain_max;      /* as max, for these */
	uint8_t hidden;         /* as max, for hidden cards */
	uint8_t places;         /* with inputs of their own; others share */
};

#define BY_FRAME(networks, what, form, max) \
	{networks, ONIRIM_LAYOUT_FRAME, what, 0, form, max, 1, max, 0, 1}
#define BY_NUMBER(networks, what, form, max) \
	{networks, ONIRIM_LAYOUT_NUMBER, what, 0, form, max, 1, max, 0, 1}
#define BY_COUNTS(networks, what, index, max, sorts, plain_max, hidden) \
	{networks, ONIRIM_LAYOUT_COUNTS, what, index, MARK_STEPS, max, sorts, \
	    plain_max, hidden, 1}
#define BY_SLOTS(networks, what, sorts, places) \
	{networks, ONIRIM_LAYOUT_SLOTS, what, 0, MARK_FACE, 1, sorts, 1, 0, \
	    places}
#define BY_WORK(networks, what, index, form, max, places) \
	{networks, WORKED_OUT, what, index, form, max, 0, max, 0, places}
#define OF_GROUP(what, group) \
	BY_WORK(FOR_TERRORS, what, group, MARK_POWER, 1, 1)
#define OF_GROUP_COUNT(what, group) \
	BY_WORK(FOR_TERRORS, what, group, MARK_STEPS, 7, 1)
#define GROUP(group) \
	OF_GROUP_COUNT(MISSING, group), OF_GROUP_COUNT(BEGUN, group), \
	OF_GROUP_COUNT(HALF, group), OF_GROUP(SEEN_LEGS_ALONE, group), \
	OF_GROUP(SEEN_LEGS_BELOW, group), OF_GROUP(SEEN_TORSO, group), \
	OF_GROUP(SEEN_HEAD, group), \
	BY_WORK(FOR_TERRORS, SEEN_ALIKE, group, MARK_COLOUR, 1, 1), \
	BY_WORK(FOR_TERRORS, SEEN_ALL_ALIKE, group, MARK_COLOUR, 1, 1)

static const struct looked_at rows[] = {
	BY_FRAME(FOR_ONIRIM, ONIRIM_FRAME_DECISION, MARK_ONE, 20),
	BY_FRAME(FOR_TERRORS, ONIRIM_FRAME_DECISION, MARK_ONE, 41),
	BY_FRAME(FOR_ANY, ONIRIM_FRAME_LEFT, MARK_STEPS, 8),
	BY_FRAME(FOR_ANY, ONIRIM_FRAME_PLAYER, MARK_ONE, 9),
	{FOR_ONIRIM, ONIRIM_LAYOUT_FRAME, ONIRIM_FRAME_SUBJECT, 0, MARK_FACE, 1,
	    10, 1, 0, 1},
	{FOR_TERRORS, ONIRIM_LAYOUT_FRAME, ONIRIM_FRAME_SUBJECT, 0, MARK_FACE,
	    1, 0, 1, 0, 1},
	BY_NUMBER(FOR_TWO | FOR_TERRORS, ONIRIM_NUMBER_ACTIVE, MARK_ONE, 4),
	BY_NUMBER(FOR_ANY, ONIRIM_NUMBER_FROM, MARK_ONE, 16),
	BY_NUMBER(FOR_ANY, ONIRIM_NUMBER_TO, MARK_ONE, 16),
	BY_NUMBER(FOR_TWO | FOR_TERRORS, ONIRIM_NUMBER_TO_INDEX, MARK_ONE, 4),
	BY_NUMBER(FOR_ONIRIM, ONIRIM_NUMBER_ALIGNED, MARK_STEPS, 1),
	BY_NUMBER(FOR_TERRORS, ONIRIM_NUMBER_ACTIONS_LEFT, MARK_STEPS, 2),
	BY_COUNTS(FOR_ONIRIM, ONIRIM_ZONE_HAND, 0, 4, 0, 0, 0),
	BY_COUNTS(FOR_TWO, ONIRIM_ZONE_HAND, 1, 3, 0, 0, 5),
	BY_COUNTS(FOR_TWO, ONIRIM_ZONE_SHARED, 0, 2, 0, 0, 0),
	BY_COUNTS(FOR_ONIRIM, ONIRIM_ZONE_DOORS, 0, 2, 0, 0, 0),
	BY_COUNTS(FOR_TWO, ONIRIM_ZONE_DOORS, 1, 2, 0, 0, 0),
	BY_COUNTS(FOR_ONIRIM, ONIRIM_ZONE_DISCARD, 0, 5, 2, 10, 0),
	BY_COUNTS(FOR_ONIRIM, ONIRIM_ZONE_LIMBO, 0, 2, 2, 4, 0),
	BY_COUNTS(FOR_ONIRIM, ONIRIM_ZONE_POOL, 0, 9, 2, 10, 0),
	BY_COUNTS(FOR_ONIRIM, ONIRIM_ZONE_PREMONITIONS, 0, 1, 10, 1, 0),
	BY_COUNTS(FOR_ONIRIM, ONIRIM_ZONE_RESERVE, 0, 1, 10, 1, 0),
	BY_SLOTS(FOR_ONIRIM, ONIRIM_ZONE_TOP, 2, 6),
	BY_SLOTS(FOR_ONIRIM, ONIRIM_ZONE_BOTTOM, 2, 4),
	BY_SLOTS(FOR_ONIRIM, ONIRIM_ZONE_PENDING, 10, 1),
	BY_SLOTS(FOR_ONIRIM, ONIRIM_ZONE_TOWERS, 0, 1),
	BY_WORK(FOR_ANY, DECK_LEVEL, 0, MARK_STEPS, 30, 1),
	BY_WORK(FOR_ONIRIM, LAST_ROOM, 0, MARK_FACE, 1, 1),
	BY_WORK(FOR_ONIRIM, LAST_SYMBOL, 0, MARK_ONE, 3, 1),
	BY_WORK(FOR_ONIRIM, SERIES, 0, MARK_STEPS, 2, 1),
	BY_WORK(FOR_ONIRIM, REACH, 0, MARK_ONE, 126, 1),
	BY_WORK(FOR_TWO, LAST_ROOM, 1, MARK_FACE, 1, 1),
	BY_WORK(FOR_TWO, LAST_SYMBOL, 1, MARK_ONE, 3, 1),
	BY_WORK(FOR_TWO, SERIES, 1, MARK_STEPS, 2, 1),
	BY_WORK(FOR_TWO, REACH, 1, MARK_ONE, 56, 1),
	BY_WORK(FOR_ONIRIM, NIGHTMARES_AMONG, 0, MARK_STEPS, 20, 1),
	BY_WORK(FOR_ONIRIM, DOORS_AMONG, 0, MARK_STEPS, 10, 1),
	BY_WORK(FOR_ONIRIM, KEYS_AMONG, 0, MARK_STEPS, 10, 1),
	BY_WORK(FOR_ONIRIM, ROOMS_AMONG, 0, MARK_STEPS, 20, 1),
	BY_WORK(FOR_ONIRIM, GOAL_ORDER, 0, MARK_COLOUR, 1, 8),
	BY_WORK(FOR_ONIRIM, TOWER_PLACE, 0, MARK_COLOUR, 1, 12),
	BY_WORK(FOR_ONIRIM, LEFT_EDGE, 0, MARK_ONE, 8, 1),
	BY_WORK(FOR_ONIRIM, RIGHT_EDGE, 0, MARK_ONE, 8, 1),
	BY_COUNTS(FOR_TERRORS, ONIRIM_ZONE_HAND, SELF, 3, 0, 0, 0),
	BY_COUNTS(FOR_TERRORS, ONIRIM_ZONE_HAND, NEXT, 1, 0, 0, 10),
	BY_COUNTS(FOR_TERRORS, ONIRIM_ZONE_HAND, BEFORE, 1, 0, 0, 10),
	BY_COUNTS(FOR_TERRORS, ONIRIM_ZONE_HAND, BETWEEN, 1, 0, 0, 10),
	BY_COUNTS(FOR_TERRORS, ONIRIM_ZONE_POOL, 0, 2, 0, 0, 0),
	BY_SLOTS(FOR_TERRORS, ONIRIM_ZONE_PENDING, 0, 1),
	BY_WORK(FOR_TERRORS, LEADER, 0, MARK_STEPS, 7, 1),
	GROUP(SELF),
	GROUP(NEXT),
	GROUP(BEFORE),
	GROUP(BETWEEN),
};

enum {
	ROWS = sizeof(rows) / sizeof(*rows),
	GOAL_PLACES = 8,
	TOWER_PLACES = 12,
	CREATURE_CARDS = 3,
	CREATURE_MARKS = SEEN_ALL_ALIKE - SEEN_LEGS_ALONE + 1,
	CONSTANTS = 10
};

/* Sorts of faces of Onirim that have a colour, and those that have none. */
enum {
	SORT_TOWER = 3,         /* after the symbols of rooms */
	SORT_DOOR = 6,
	SORT_GOAL = 6,          /* never lies where a Door can lie */
	ONIRIM_SORTS = 7,
	SORTS_MAX = 64,
	POWER_SORTS = 7,
	SORT_NIGHTMARE = 0,
	SORT_DREAM = 1,
	SORT_PREMONITION = 2
};

/* Where the inputs of a row begin, and how many sorts of faces there are. */
struct plan {
	uint16_t input[ROWS];
	uint16_t plain[ROWS];
	uint16_t hidden[ROWS];
	uint8_t most[SORTS_MAX];        /* cards of one face, by sort */
	unsigned sorts;
};

static const uint8_t most_of_onirim[ONIRIM_SORTS] = {9, 4, 3, 1, 1, 1, 2};

/*
 * ---- Faces --------------------------------------------------------------
 */

static struct face_sort
sort_of_onirim(onirim_card face)
{
	const int colour = onirim_card_trait(face, ONIRIM_TRAIT_COLOUR);
	struct face_sort sort = {0, ADVICE_NO_COLOUR, 0};

	if (colour >= 0)
		sort.colour = (uint8_t)colour;
	switch (onirim_card_trait(face, ONIRIM_TRAIT_KIND)) {
	case ONIRIM_KIND_ROOM:
		sort.sort = (uint8_t)onirim_card_trait(face,
		    ONIRIM_TRAIT_SYMBOL);
		break;
	case ONIRIM_KIND_TOWER:
		sort.sort = (uint8_t)(SORT_TOWER - 3 +
		    onirim_card_trait(face, ONIRIM_TRAIT_NUMBER));
		break;
	case ONIRIM_KIND_DOOR:
		sort.sort = SORT_DOOR;
		break;
	case ONIRIM_KIND_GOAL:
	case ONIRIM_KIND_GOAL_DOWN:
		sort.sort = SORT_GOAL;
		break;
	case ONIRIM_KIND_HAPPY_DREAM:
		sort.sort = SORT_DREAM;
		break;
	case ONIRIM_KIND_PREMONITION:
		sort.sort = (uint8_t)(SORT_PREMONITION + face -
		    ONIRIM_CARD_PREMONITION);
		break;
	default:
		sort.sort = SORT_NIGHTMARE;
		break;
	}
	return sort;
}

/* Terrors of the same parts and power are of one sort.  Sorts are numbered as
 * they come. */
static void
sort_terrors(struct sight *sight, struct plan *plan, const onirim_card *faces,
    const uint8_t *copies, unsigned count)
{
	uint8_t numbers[8][8];

	memset(numbers, UINT8_MAX, sizeof(numbers));
	for (unsigned i = 0; i < count; i++) {
		const onirim_card face = faces[i];
		const int legion = onirim_card_trait(face,
		    ONIRIM_TRAIT_LEGION);
		const int power = onirim_card_trait(face, ONIRIM_TRAIT_POWER);
		uint8_t *number = &numbers[onirim_card_trait(face,
		    ONIRIM_TRAIT_PARTS) & 7][power & 7];

		if (*number == UINT8_MAX)
			*number = (uint8_t)plan->sorts++;
		if (copies[i] > plan->most[*number])
			plan->most[*number] = copies[i];
		sight->faces[face] = (struct face_sort){*number,
		    (uint8_t)legion, (uint8_t)power};
	}
}

static void
sort_faces(struct sight *sight, struct plan *plan, const onirim_game *game)
{
	onirim_card faces[UINT8_MAX + 1];
	uint8_t copies[UINT8_MAX + 1];
	const int count = onirim_faces(game, faces, copies,
	    sizeof(faces));

	if (sight->network == NETWORK_NIGHTMARIUM) {
		sort_terrors(sight, plan, faces, copies, (unsigned)count);
		return;
	}
	plan->sorts = ONIRIM_SORTS;
	memcpy(plan->most, most_of_onirim, sizeof(most_of_onirim));
	for (int i = 0; i < count; i++) {
		const onirim_card face = faces[i];
		const int left = onirim_card_trait(face,
		    ONIRIM_TRAIT_LEFT_EDGE);
		const int right = onirim_card_trait(face,
		    ONIRIM_TRAIT_RIGHT_EDGE);

		sight->faces[face] = sort_of_onirim(face);
		if (left >= 0)
			sight->edges[face] = (uint8_t)(left | right << 4);
	}
	for (int colour = 0; colour < ADVICE_COLOURS; colour++)
		sight->faces[ONIRIM_CARD_GOAL_DOWN + colour] =
		    (struct face_sort){SORT_GOAL, (uint8_t)colour, 0};
}

/*
 * ---- Inputs -------------------------------------------------------------
 */

/* How many inputs of a row the first so many sorts have. */
static unsigned
inputs_of_sorts(const struct plan *plan, const struct looked_at *row,
    unsigned sorts)
{
	unsigned inputs = 0;

	for (unsigned i = 0; i < sorts; i++)
		inputs += plan->most[i] < row->max ? plan->most[i] : row->max;
	return inputs;
}

/* Whether there is a mark that is worked out for each colour. */
static bool
has_colours(int what)
{
	return what == SERIES || what == REACH || what == DOORS_AMONG ||
	    what == KEYS_AMONG || what == ROOMS_AMONG;
}

/* Give every row of the network its inputs, also those that this family never
 * switches on. */
static void
plan_inputs(struct sight *sight, struct plan *plan)
{
	unsigned inputs = 0, plain = 0;

	for (unsigned i = 0; i < ROWS; i++) {
		const struct looked_at *const row = &rows[i];
		const unsigned places = row->places;

		if ((row->networks >> sight->network & 1) == 0)
			continue;
		plan->input[i] = (uint16_t)inputs;
		plan->plain[i] = (uint16_t)plain;
		if (row->form == MARK_COLOUR)
			inputs += places;
		else if (row->form == MARK_POWER)
			inputs += POWER_SORTS;
		else if (row->form == MARK_FACE ||
		    row->kind == ONIRIM_LAYOUT_COUNTS)
			inputs += inputs_of_sorts(plan, row, plan->sorts) *
			    places;
		else if (row->kind == WORKED_OUT && has_colours(row->what))
			inputs += row->max;
		else
			plain += row->max;
		plain += (unsigned)row->plain_sorts * row->plain_max * places;
		plan->hidden[i] = (uint16_t)plain;
		plain += row->hidden;
	}
	sight->inputs = (uint16_t)inputs;
	sight->plain = (uint16_t)plain;
}

/* The row for a part, or ROWS. */
static unsigned
row_of_inputs(const struct sight *sight, int kind, int what, int index)
{
	unsigned i = 0;

	while (i < ROWS && ((rows[i].networks >> sight->network & 1) == 0 ||
	    rows[i].kind != kind || rows[i].what != what ||
	    rows[i].index != index))
		i++;
	return i;
}

/* Which seats are looked at alike. */
static unsigned
group_of(const struct sight *sight, unsigned seat)
{
	if (sight->network != NETWORK_NIGHTMARIUM || seat < 2)
		return seat;
	return seat == (unsigned)sight->seats - 1 ? BEFORE : BETWEEN;
}

/* The mark of a byte of a row: for counts of this face, for slots in this
 * place, for series in this colour. */
static struct mark
mark_of(const struct sight *sight, const struct plan *plan, unsigned i,
    onirim_card face, unsigned place)
{
	const struct looked_at *const row = &rows[i];
	struct mark mark = {.form = row->form, .colour = ADVICE_NO_COLOUR,
	    .max = row->max, .input = plan->input[i],
	    .plain = plan->plain[i]};

	if (place >= row->places)
		place = row->places - 1u;
	if (row->kind == ONIRIM_LAYOUT_COUNTS) {
		const struct face_sort sort = sight->faces[face];

		if (face == ONIRIM_HIDDEN_CARD) {
			mark.max = row->hidden;
			mark.input = plan->hidden[i];
		} else if (sort.colour != ADVICE_NO_COLOUR) {
			mark.colour = sort.colour;
			mark.input = (uint16_t)(mark.input +
			    inputs_of_sorts(plan, row, sort.sort));
			if (plan->most[sort.sort] < mark.max)
				mark.max = plan->most[sort.sort];
		} else {
			mark.max = row->plain_max;
			mark.input = (uint16_t)(mark.plain +
			    sort.sort * mark.max);
		}
	} else if (row->form == MARK_COLOUR || row->form == MARK_POWER) {
		mark.input = (uint16_t)(mark.input + place);
	} else if (row->form == MARK_FACE) {
		mark.input = (uint16_t)(mark.input + place * plan->sorts);
		mark.plain = (uint16_t)(mark.plain +
		    place * row->plain_sorts);
	} else {
		mark.input = mark.plain;
	}
	return mark;
}

/* Where the marks are worked out from. */
static void
note_part(struct sight *sight, const onirim_layout *layout)
{
	const uint16_t at = (uint16_t)layout->offset;

	if (layout->kind == ONIRIM_LAYOUT_COUNTS &&
	    layout->what == ONIRIM_ZONE_HAND)
		sight->hands[layout->index] = at;
	if (layout->kind == ONIRIM_LAYOUT_COUNTS &&
	    layout->what == ONIRIM_ZONE_SHARED)
		sight->shared = at;
	if (layout->kind == ONIRIM_LAYOUT_COUNTS &&
	    layout->what == ONIRIM_ZONE_POOL)
		sight->pool = at;
	if (layout->kind == ONIRIM_LAYOUT_NUMBER) {
		if (layout->what == ONIRIM_NUMBER_DECK)
			sight->deck = at;
		else if (layout->index > 0)
			return;
		else if (layout->what == ONIRIM_NUMBER_SERIES)
			sight->series = at;
		else if (layout->what == ONIRIM_NUMBER_GOAL_RANK)
			sight->ranks = at;
	} else if (layout->kind == ONIRIM_LAYOUT_SLOTS && layout->index == 0) {
		if (layout->what == ONIRIM_ZONE_ROW) {
			sight->row = at;
			sight->row_length = (uint16_t)layout->length;
		} else if (layout->what == ONIRIM_ZONE_GOALS) {
			sight->goals = at;
		} else if (layout->what == ONIRIM_ZONE_TOWERS) {
			sight->towers = at;
		} else if (layout->what == ONIRIM_ZONE_CREATURE) {
			sight->creatures = at;
		}
	}
}

static void
mark_part(struct sight *sight, const struct plan *plan,
    const onirim_game *game, int part, const onirim_layout *layout)
{
	unsigned index = (unsigned)layout->index;
	unsigned row;

	if (layout->kind == ONIRIM_LAYOUT_COUNTS)
		index = group_of(sight, index);
	row = row_of_inputs(sight, layout->kind, layout->what, (int)index);
	if (row == ROWS)
		return;
	for (int i = 0; i < layout->length; i++) {
		const int face = onirim_observation_face(game, part, i);

		sight->mark[layout->offset + i] = mark_of(sight, plan, row,
		    face > 0 ? (onirim_card)face : 0, (unsigned)i);
	}
}

/* One more mark that is worked out. */
static void
mark_worked_out(struct sight *sight, const struct plan *plan, int what,
    unsigned index, unsigned place)
{
	const unsigned row = row_of_inputs(sight, WORKED_OUT, what, (int)index);

	sight->mark[sight->marks++] = mark_of(sight, plan, row, 0, place);
}

static void
mark_by_colour(struct sight *sight, const struct plan *plan, int what,
    unsigned seat)
{
	const unsigned row = row_of_inputs(sight, WORKED_OUT, what, (int)seat);

	for (unsigned i = 0; i < ADVICE_COLOURS; i++) {
		struct mark *const mark = &sight->mark[sight->marks++];

		*mark = mark_of(sight, plan, row, 0, 0);
		mark->colour = (uint8_t)i;
		mark->input = plan->input[row];
	}
}

/* In the order in which work_out_onirim() writes them. */
static void
mark_onirim(struct sight *sight, const struct plan *plan)
{
	for (unsigned seat = 0; seat < sight->seats; seat++) {
		mark_worked_out(sight, plan, LAST_ROOM, seat, 0);
		mark_worked_out(sight, plan, LAST_SYMBOL, seat, 0);
		mark_by_colour(sight, plan, SERIES, seat);
		mark_by_colour(sight, plan, REACH, seat);
	}
	mark_worked_out(sight, plan, NIGHTMARES_AMONG, 0, 0);
	mark_by_colour(sight, plan, DOORS_AMONG, 0);
	mark_by_colour(sight, plan, KEYS_AMONG, 0);
	mark_by_colour(sight, plan, ROOMS_AMONG, 0);
	for (unsigned i = 0; sight->goals > 0 && i < GOAL_PLACES; i++)
		mark_worked_out(sight, plan, GOAL_ORDER, 0, i);
	for (unsigned i = 0; sight->towers > 0 && i < TOWER_PLACES; i++)
		mark_worked_out(sight, plan, TOWER_PLACE, 0, i);
	if (sight->towers > 0) {
		mark_worked_out(sight, plan, LEFT_EDGE, 0, 0);
		mark_worked_out(sight, plan, RIGHT_EDGE, 0, 0);
	}
}

/* In the order in which work_out_terrors() writes them. */
static void
mark_terrors(struct sight *sight, const struct plan *plan)
{
	mark_worked_out(sight, plan, LEADER, 0, 0);
	for (unsigned seat = 0; seat < sight->seats; seat++) {
		const unsigned group = group_of(sight, seat);

		mark_worked_out(sight, plan, MISSING, group, 0);
		mark_worked_out(sight, plan, BEGUN, group, 0);
		mark_worked_out(sight, plan, HALF, group, 0);
		for (unsigned i = 0; i < sight->objective; i++)
			for (int what = SEEN_LEGS_ALONE;
			    what <= SEEN_ALL_ALIKE; what++)
				mark_worked_out(sight, plan, what, group, 0);
	}
}

static int
asked(const onirim_game *game, int number)
{
	return onirim_number(game, ONIRIM_NOBODY, number, 0);
}

/* The inputs that are the same in all games of the family: one that is always
 * on, the sets and the variants, or the number of players. */
static void
add_constants(struct sight *sight, const onirim_game *game)
{
	const int sets = asked(game, ONIRIM_NUMBER_SETS);
	const int variants = asked(game, ONIRIM_NUMBER_VARIANTS);
	const unsigned bits = sight->network == NETWORK_NIGHTMARIUM
	    ? 8u << sight->seats
	    : 1u | (unsigned)sets << 1 | (unsigned)variants << 4;

	sight->constants = 0;
	for (unsigned i = 0; i < CONSTANTS; i++)
		if ((bits >> i & 1) != 0 || i == 0)
			sight->constant[sight->constants++] =
			    (uint16_t)(sight->plain + i);
	sight->plain = (uint16_t)(sight->plain + CONSTANTS);
}

void
oni_sight_begin(struct sight *sight, const onirim_game *game)
{
	struct plan plan = {.sorts = 0};
	onirim_layout layout;

	memset(sight, 0, sizeof(*sight));
	sight->seats = (uint8_t)asked(game, ONIRIM_NUMBER_PLAYERS);
	if (asked(game, ONIRIM_NUMBER_GAME) == ONIRIM_GAME_NIGHTMARIUM) {
		sight->network = NETWORK_NIGHTMARIUM;
		sight->objective = (uint8_t)asked(game,
		    ONIRIM_NUMBER_OBJECTIVE);
	} else {
		sight->network = sight->seats == 1 ? NETWORK_SOLO : NETWORK_TWO;
	}
	sight->observed = (uint16_t)onirim_observation_size(game);
	sight->marks = sight->observed;
	sort_faces(sight, &plan, game);
	plan_inputs(sight, &plan);
	for (int i = 0; onirim_observation_part(game, i, &layout) ==
	    ONIRIM_OK; i++) {
		note_part(sight, &layout);
		mark_part(sight, &plan, game, i, &layout);
	}
	mark_worked_out(sight, &plan, DECK_LEVEL, 0, 0);
	if (sight->network == NETWORK_NIGHTMARIUM)
		mark_terrors(sight, &plan);
	else
		mark_onirim(sight, &plan);
	add_constants(sight, game);
}

/*
 * ---- Marks that are worked out ------------------------------------------
 */

/* Each of the last cards counts, and of more cards each fourth. */
static uint8_t
deck_level(uint8_t cards)
{
	return cards < 12 ? cards : (uint8_t)(12 + (cards - 12) / 4);
}

/* The last card in a row of slots, or ONIRIM_NO_CARD. */
static uint8_t
last_of(const uint8_t *slots, unsigned length)
{
	unsigned n = 0;

	while (n < length && slots[n] != ONIRIM_NO_CARD)
		n++;
	return n == 0 ? ONIRIM_NO_CARD : slots[n - 1];
}

static unsigned
at_most(unsigned value, unsigned max)
{
	return value < max ? value : max;
}

/* How near a seat is to a trio of a colour, as a number from 1. */
static uint8_t
reach(const uint8_t *rooms, const uint8_t *shared, unsigned most,
    unsigned series, unsigned last)
{
	const unsigned key = at_most(rooms[2] + shared[2], 1);
	const unsigned hand = most == 1
	    ? at_most(rooms[0] + shared[0], 1) + 2 *
	    at_most(rooms[1] + shared[1], 1) + 4 * key
	    : at_most(rooms[0] + shared[0], 2) + 3 *
	    at_most(rooms[1] + shared[1], 2) + 9 * key;

	return (uint8_t)(1 + hand + (most == 1 ? 8 : 18) * (series == 0 ? 0
	    : 1 + last + 3 * (at_most(series, 2) - 1)));
}

static const uint8_t no_rooms[3];

static uint8_t *
work_out_rows(const struct sight *sight, const uint8_t *seen, uint8_t *to)
{
	for (unsigned seat = 0; seat < sight->seats; seat++) {
		const uint8_t *const row = seen + sight->row +
		    seat * sight->row_length;
		const uint8_t last = last_of(row, sight->row_length);
		const uint8_t *const series = seen + sight->series + seat;

		*to++ = last;
		*to++ = last == ONIRIM_NO_CARD ? 0
		    : (uint8_t)(1 + sight->faces[last].sort);
		memset(to, 0, ADVICE_COLOURS);
		to[series[sight->seats] % ADVICE_COLOURS] = series[0];
		to += ADVICE_COLOURS;
		for (unsigned i = 0; i < ADVICE_COLOURS; i++)
			*to++ = reach(seen + sight->hands[seat] + 3 * i,
			    sight->shared > 0 ? seen + sight->shared + 3 * i
			    : no_rooms, seat == 0 ? 2 : 1,
			    series[sight->seats] == i ? series[0] : 0,
			    sight->faces[last].sort);
	}
	return to;
}

/* The more cards there are, the less each of them counts. */
static uint8_t
among(unsigned some, unsigned all)
{
	return (uint8_t)(64 * some / (all + 8));
}

/* The pool has the rooms first, three of each colour, then the Doors of each
 * colour, and the Nightmares. */
enum {
	POOL_DOORS = 3 * ADVICE_COLOURS,
	POOL_NIGHTMARES = POOL_DOORS + ADVICE_COLOURS
};

static uint8_t *
work_out_pool(const struct sight *sight, const uint8_t *seen, uint8_t *to)
{
	const uint8_t *const pool = seen + sight->pool;
	const unsigned all = seen[sight->deck];

	*to++ = among(pool[POOL_NIGHTMARES], all);
	for (unsigned i = 0; i < ADVICE_COLOURS; i++, to++) {
		const uint8_t *const rooms = pool + 3 * i;

		to[0] = among(pool[POOL_DOORS + i], all);
		to[ADVICE_COLOURS] = among(rooms[2], all);
		to[2 * ADVICE_COLOURS] = among((unsigned)rooms[0] +
		    rooms[1] + rooms[2], all);
	}
	return to + 2 * ADVICE_COLOURS;
}

/* Reopened Goals come first, the one reopened last before all; then the other
 * open ones from left to right. */
static uint8_t *
work_out_goals(const struct sight *sight, const uint8_t *seen, uint8_t *to)
{
	const uint8_t *const goals = seen + sight->goals;
	const uint8_t *const ranks = seen + sight->ranks;
	unsigned n = 0;

	memset(to, 0, GOAL_PLACES);
	for (unsigned i = 0; i < GOAL_PLACES; i++)
		if (ranks[i] > 0 && ranks[i] <= GOAL_PLACES)
			to[ranks[i] - 1] = goals[i];
	while (n < GOAL_PLACES && to[n] != 0)
		n++;
	for (unsigned i = 0; i < GOAL_PLACES; i++)
		if (ranks[i] == 0 && goals[i] != 0 &&
		    goals[i] < ONIRIM_CARD_GOAL_DOWN)
			to[n++] = goals[i];
	return to + GOAL_PLACES;
}

static uint8_t *
work_out_towers(const struct sight *sight, const uint8_t *seen, uint8_t *to)
{
	const uint8_t *const towers = seen + sight->towers;
	const uint8_t last = last_of(towers, TOWER_PLACES);

	memcpy(to, towers, TOWER_PLACES);
	to += TOWER_PLACES;
	*to++ = last == ONIRIM_NO_CARD ? 0
	    : (uint8_t)(1 + (sight->edges[towers[0]] & 7));
	*to++ = last == ONIRIM_NO_CARD ? 0
	    : (uint8_t)(1 + (sight->edges[last] >> 4 & 7));
	return to;
}

static void
work_out_onirim(const struct sight *sight, const uint8_t *seen, uint8_t *to)
{
	to = work_out_rows(sight, seen, to);
	to = work_out_pool(sight, seen, to);
	if (sight->goals > 0)
		to = work_out_goals(sight, seen, to);
	if (sight->towers > 0)
		work_out_towers(sight, seen, to);
}

/* A creature, and how many of its seat stand as it does. */
static void
work_out_creature(const struct sight *sight, const uint8_t *cards,
    uint8_t *standing, uint8_t *to)
{
	const unsigned n = (unsigned)(cards[0] != 0) + (cards[1] != 0) +
	    (cards[2] != 0);
	const bool two_alike = n >= 2 &&
	    sight->faces[cards[0]].colour == sight->faces[cards[1]].colour;

	memset(to, 0, CREATURE_MARKS);
	standing[n]++;
	if (n == 1)
		to[SEEN_LEGS_ALONE - SEEN_LEGS_ALONE] = cards[0];
	if (n == 2) {
		to[SEEN_LEGS_BELOW - SEEN_LEGS_ALONE] = cards[0];
		to[SEEN_TORSO - SEEN_LEGS_ALONE] = cards[1];
	}
	if (n == 3)
		to[SEEN_HEAD - SEEN_LEGS_ALONE] = cards[2];
	if (n == 2 && two_alike)
		to[SEEN_ALIKE - SEEN_LEGS_ALONE] = cards[0];
	if (n == 3 && two_alike &&
	    sight->faces[cards[0]].colour == sight->faces[cards[2]].colour)
		to[SEEN_ALL_ALIKE - SEEN_LEGS_ALONE] = cards[0];
}

static void
work_out_terrors(const struct sight *sight, const uint8_t *seen, uint8_t *to)
{
	const uint8_t *cards = seen + sight->creatures;
	uint8_t *const leader = to++;

	*leader = UINT8_MAX;
	for (unsigned seat = 0; seat < sight->seats; seat++) {
		uint8_t standing[4] = {0};
		uint8_t *const counts = to;

		to += 3;
		for (unsigned i = 0; i < sight->objective; i++) {
			work_out_creature(sight, cards, standing, to);
			cards += CREATURE_CARDS;
			to += CREATURE_MARKS;
		}
		counts[0] = (uint8_t)(sight->objective - standing[3]);
		counts[1] = standing[1];
		counts[2] = standing[2];
		if (seat > 0 && counts[0] < *leader)
			*leader = counts[0];
	}
}

void
oni_sight_see(const struct sight *sight, const onirim_game *game, int seat,
    uint8_t *marks)
{
	uint8_t *const worked_out = marks + sight->observed;

	onirim_observe(game, seat, marks, sight->observed);
	worked_out[0] = deck_level(marks[sight->deck]);
	if (sight->network == NETWORK_NIGHTMARIUM)
		work_out_terrors(sight, marks, worked_out + 1);
	else
		work_out_onirim(sight, marks, worked_out + 1);
}

/*
 * ---- Inputs that differ -------------------------------------------------
 */

/* The input that a face switches on; NO_INPUT if none. */
static input
input_of_face(const struct sight *sight, const struct mark *mark,
    uint8_t value)
{
	const struct face_sort face = sight->faces[value];

	if (value == ONIRIM_NO_CARD || value == ONIRIM_HIDDEN_CARD)
		return NO_INPUT;
	if (mark->form == MARK_COLOUR || mark->form == MARK_POWER)
		return (input)(face.colour * INPUT_COLOUR + mark->input +
		    (mark->form == MARK_POWER ? face.power : 0));
	return (input)(face.colour * INPUT_COLOUR + face.sort +
	    (face.colour == ADVICE_NO_COLOUR ? mark->plain : mark->input));
}

/* The input that a value switches on, of marks that switch on one at most. */
static input
input_of(const struct sight *sight, const struct mark *mark, uint8_t value)
{
	if (mark->form != MARK_ONE)
		return input_of_face(sight, mark, value);
	if (value == 0)
		return NO_INPUT;
	if (value > mark->max)
		value = mark->max;
	return (input)(mark->colour * INPUT_COLOUR + mark->input + value - 1);
}

static void
change_mark(const struct sight *sight, const struct mark *mark, uint8_t from,
    uint8_t to, struct change *change)
{
	input off, on;

	if (mark->form == MARK_UNSEEN)
		return;
	if (mark->form == MARK_STEPS) {
		const input first = (input)(mark->colour * INPUT_COLOUR +
		    mark->input);

		from = from < mark->max ? from : mark->max;
		to = to < mark->max ? to : mark->max;
		for (; from < to; from++)
			change->switched_on[change->on++] =
			    (input)(first + from);
		for (; to < from; to++)
			change->switched_off[change->off++] =
			    (input)(first + to);
		return;
	}
	off = input_of(sight, mark, from);
	on = input_of(sight, mark, to);
	if (off != NO_INPUT)
		change->switched_off[change->off++] = off;
	if (on != NO_INPUT)
		change->switched_on[change->on++] = on;
}

void
oni_sight_change(const struct sight *sight, const uint8_t *from,
    const uint8_t *to, struct change *change)
{
	change->on = 0;
	change->off = 0;
	for (unsigned i = 0; i < sight->marks; i += 8) {
		uint64_t a, b;

		memcpy(&a, from + i, sizeof(a));
		memcpy(&b, to + i, sizeof(b));
		if (a == b)
			continue;
		for (unsigned k = i; k < i + 8; k++)
			if (from[k] != to[k])
				change_mark(sight, &sight->mark[k], from[k],
				    to[k], change);
	}
}
