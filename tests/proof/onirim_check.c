/*
 * onirim_check.c - plays games in lockstep with the library on one side and the
 * model on the other, and compares them at every question.
 *
 *     onirim_model [games] [first seed]
 *
 * Games of all configurations for one and two players are played, by three
 * players: one at random (onirim-chance(7)), one by rules of thumb, so that
 * games are won too, and near the end of the latter's games the former again,
 * on copies of both sides.  Two more are led by the hand to where a seat has no
 * Door to lose.  What happened is counted, so that it can be seen that nothing
 * was left out.
 */
#include "onirim_model.h"

enum {
	GAMES_DEFAULT = 20000,
	CELLS = 16,	/* players and sets */
	VARIANTS_MAX = 192,	/* of one cell, premonitions= among them */
	SCRIPT_MAX = 4096,
	REHEARSALS = 24,
	REHEARSALS_MORE = 300,	/* of what was never won yet */
	FAILURES_MAX = 4,	/* from one position */
	STANDS_MAX = 40,
	SLIPS_FEW = 60,	/* one answer in so many is given at random */
	SLIPS_MANY = 8,
	EVENTLESS = 3,	/* one game in so many is played without events */
	WORD_MAX = 24,
	GOALS = 8
};

struct habits {
	uint32_t slips;	/* of the player by rules of thumb; 0 for none */
	bool careless;	/* it throws away in a Prophecy what it needs */
};

#include "lockstep.h"

/* How many games of each exact variant were played, and won. */
struct variants {
	long games[CELLS][VARIANTS_MAX], won[CELLS][VARIANTS_MAX];
};

/* What is to be played. */
struct script {
	int count;
	uint32_t action[SCRIPT_MAX];
};

/*
 * ---- Comparing ----------------------------------------------------------
 */

static void
compare_question(const struct match *match)
{
	const struct model *m = &match->model;
	const struct model_question *q = &m->question;
	const onirim_game *game = match->game;

	compare_int(match, "outcome", onirim_outcome(game),
	    m->table.outcome);
	compare_int(match, "decision", onirim_decision(game), q->decision);
	compare_int(match, "player", onirim_player(game), q->player);
	compare_lists(match);
	if (q->decision == ONIRIM_ASK_DEAL) {
		compare_int(match, "from", onirim_number(game, ONIRIM_HOST,
		    ONIRIM_NUMBER_FROM, 0), q->from);
		return;
	}
	compare_int(match, "subject", onirim_subject(game), q->subject);
	compare_int(match, "winner", onirim_winner(game), m->table.winner);
	compare_int(match, "end", onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_END, 0), m->table.over);
	compare_results(match);
}

/* R15, and one place further than there can be anything. */
static void
compare_goals(const struct match *match, int viewer)
{
	for (int i = 0; i <= GOALS; i++) {
		compare_int(match, "a Goal to be found", onirim_number(
		    match->game, viewer, ONIRIM_NUMBER_NEXT_GOAL, i),
		    model_next_goal(&match->model, i));
		compare_int(match, "a Goal's rank", onirim_number(match->game,
		    viewer, ONIRIM_NUMBER_GOAL_RANK, i),
		    model_goal_rank(&match->model, i));
	}
}

static void
compare_numbers(const struct match *match, int viewer)
{
	const struct model_table *t = &match->model.table;
	const onirim_game *game = match->game;

	compare_int(match, "turn", onirim_number(game, viewer,
	    ONIRIM_NUMBER_TURN, 0), t->turn);
	/* Whose turn it is before the first one no text says. */
	if (t->turn > 0)
		compare_int(match, "active", onirim_number(game, viewer,
		    ONIRIM_NUMBER_ACTIVE, 0), t->active);
	compare_int(match, "first", onirim_number(game, viewer,
	    ONIRIM_NUMBER_FIRST, 0), t->first);
	compare_int(match, "host", onirim_number(game, viewer,
	    ONIRIM_NUMBER_HOST, 0), match->model.rules.host);
	compare_int(match, "deck", onirim_number(game, viewer,
	    ONIRIM_NUMBER_DECK, 0), model_deck_size(&match->model));
	compare_int(match, "players", onirim_number(game, viewer,
	    ONIRIM_NUMBER_PLAYERS, 0), match->model.rules.players);
	for (int seat = 0; seat < match->model.rules.players; seat++) {
		compare_int(match, "series", onirim_number(game, viewer,
		    ONIRIM_NUMBER_SERIES, seat), t->series[seat]);
		if (t->series[seat] > 0)
			compare_int(match, "series' colour", onirim_number(
			    game, viewer, ONIRIM_NUMBER_SERIES_COLOUR, seat),
			    t->series_colour[seat]);
	}
	for (int spell = 0; spell < 3 && match->model.rules.steps; spell++)
		compare_int(match, "price", onirim_number(game, viewer,
		    ONIRIM_NUMBER_PRICE, spell),
		    model_price(&match->model, spell));
	if (match->model.rules.towers)
		compare_int(match, "aligned", onirim_number(game, viewer,
		    ONIRIM_NUMBER_ALIGNED, 0), model_aligned(&match->model));
	for (int colour = 0; colour < 4; colour++)
		compare_int(match, "doors left", onirim_number(game, viewer,
		    ONIRIM_NUMBER_DOORS_LEFT, colour),
		    model_doors_left(&match->model, viewer, colour));
	compare_goals(match, viewer);
}

static void
sort_cards(uint8_t *card, int count)
{
	for (int i = 1; i < count; i++) {
		const uint8_t face = card[i];
		int j = i;

		for (; j > 0 && card[j - 1] > face; j--)
			card[j] = card[j - 1];
		card[j] = face;
	}
}

static void
compare_zone(const struct match *match, int viewer, int zone, int index)
{
	struct shown shown = show(match, viewer, zone, index);

	/* Where the hidden cards stand in a hand is left to the library, and
	 * so is the order of cards looked at. */
	if (zone == ONIRIM_ZONE_HAND || zone == ONIRIM_ZONE_PENDING) {
		sort_cards(shown.library, shown.count);
		sort_cards(shown.model, shown.due);
	}
	compare_shown(match, &shown);
}

static void
compare_zones(const struct match *match, int viewer)
{
	static const int zones[] = {
		ONIRIM_ZONE_SHARED, ONIRIM_ZONE_DISCARD, ONIRIM_ZONE_LIMBO,
		ONIRIM_ZONE_POOL, ONIRIM_ZONE_TOP, ONIRIM_ZONE_BOTTOM,
		ONIRIM_ZONE_PENDING, ONIRIM_ZONE_GOALS,
		ONIRIM_ZONE_PREMONITIONS, ONIRIM_ZONE_TOWERS,
		ONIRIM_ZONE_REMOVED
	};
	static const int seat_zones[] = {
		ONIRIM_ZONE_HAND, ONIRIM_ZONE_ROW, ONIRIM_ZONE_DOORS
	};

	for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++)
		compare_zone(match, viewer, zones[i], 0);
	/* Before the first turn the library lists what was not seen yet. */
	if (match->model.table.turn > 0)
		compare_zone(match, viewer, ONIRIM_ZONE_RESERVE, 0);
	for (int seat = 0; seat < match->model.rules.players; seat++)
		for (size_t i = 0; i < 3; i++)
			compare_zone(match, viewer, seat_zones[i], seat);
}

/* Everything that can be seen from outside.  While cards are being dealt one
 * by one only the pool counts: where those lie that came already is the
 * library's own affair until the next choice. */
static void
compare(struct match *match)
{
	const struct model_question *q = &match->model.question;

	match->tally->questions++;
	compare_question(match);
	if (match->model.rules.events)
		compare_events(match);
	if (q->decision == ONIRIM_ASK_DEAL) {
		compare_zone(match, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0);
		return;
	}
	compare_numbers(match, ONIRIM_HOST);
	compare_zones(match, ONIRIM_HOST);
	for (int seat = 0; seat < match->model.rules.players; seat++)
		compare_zones(match, seat);
	compare_zones(match, ONIRIM_NOBODY);
	for (int seat = 0; seat < match->model.rules.players; seat++)
		compare_numbers(match, seat);
	compare_numbers(match, ONIRIM_NOBODY);
}

/*
 * ---- The player by rules of thumb ---------------------------------------
 *
 * It looks for Doors that its seat still lacks, and for the rooms in its hand
 * that could still become a trio of that colour; the other rooms are junk.
 * With Goals it looks for the first Door of the row, or, when Planning can be
 * paid, for any.  Towers it plays when more of them stand in line than before.
 * It need not be fair: it looks at all hands.
 */

static bool
is_tower_face(int face)
{
	return face >= ONIRIM_CARD_TOWER && face < ONIRIM_CARD_TOWER + 12;
}

/* The most neighbours of different colours, those in the middle of the row,
 * where nothing can be added, counting only when they are four. */
static int
towers_worth(const struct model_pile *row)
{
	int best = 0;

	for (int i = 0; i < row->count; i++) {
		int colours = 0, count = 0;

		for (int j = i; j < row->count && count < 4; j++) {
			const int bit = 1 << (row->card[j] -
			    ONIRIM_CARD_TOWER) / 3;

			if ((colours & bit) != 0)
				break;
			colours |= bit;
			count++;
		}
		if (i > 0 && i + count < row->count && count < 4)
			count = 0;
		if (count > best)
			best = count;
	}
	return best;
}

/* Some games are played oddly: every Tower is played but for the one that
 * would complete an alignment; that is to come about by a Tower's loss, when
 * all Doors are there. */
static bool
plays_oddly(const struct model *m)
{
	uint64_t lot = m->rules.seed ^ 0x40A2Du;

	return model_below(&lot, 4) == 0;
}

/* In half of those even a race is not to end before both seats have all
 * Doors. */
static bool
races_alone(const struct model *m)
{
	uint64_t lot = m->rules.seed ^ 0xB074u;

	return m->rules.race && !(m->rules.towers && plays_oddly(m) &&
	    model_below(&lot, 2) == 0);
}

/* And in some the first of two seats wants a pair of Doors and the second none
 * before that, so that a penalty meets a seat without a Door that fits. */
static bool
wants_pairs(const struct model *m)
{
	uint64_t lot = m->rules.seed ^ 0x9A125u;

	return m->rules.players == 2 && m->rules.dreams &&
	    !m->rules.unique && model_below(&lot, 3) == 0;
}

static struct model_pile
row_with(const struct model *m, int tower, int end)
{
	struct model_pile row = m->table.towers;
	const int place = end == ONIRIM_END_LEFT ? 0 : row.count;

	for (int i = row.count; i > place; i--)
		row.card[i] = row.card[i - 1];
	row.card[place] = (uint8_t)tower;
	row.count++;
	return row;
}

static struct model_pile
row_without(const struct model_pile *towers, int place)
{
	struct model_pile row = *towers;

	row.count--;
	for (int i = place; i < row.count; i++)
		row.card[i] = row.card[i + 1];
	return row;
}

/* Could an alignment come about by a Tower's loss? */
static bool
loss_would_align(const struct model_pile *row)
{
	if (towers_worth(row) == 4)
		return false;
	for (int i = 1; i < row->count - 1; i++) {
		const struct model_pile after = row_without(row, i);

		if (model_towers_touch(row->card[i - 1], row->card[i + 1]) &&
		    towers_worth(&after) == 4)
			return true;
	}
	return false;
}

/* What the row of Towers gains by another one. */
static int
tower_gain(const struct model *m, int tower, int end)
{
	const struct model_pile row = row_with(m, tower, end);
	const int before = towers_worth(&m->table.towers);

	return before == 4 ? 0 : towers_worth(&row) - before;
}

static int
play_tower_worth(const struct model *m, int tower, int end)
{
	const struct model_pile row = row_with(m, tower, end);

	if (!plays_oddly(m))
		return 120 + 130 * tower_gain(m, tower, end);
	if (towers_worth(&row) == 4 || (loss_would_align(&m->table.towers) &&
	    !loss_would_align(&row)))
		return -500;
	return 300 + 200 * loss_would_align(&row);
}

static int
tower_worth(const struct model *m, int tower)
{
	const struct model_pile *row = &m->table.towers;
	int best = 0;

	if (towers_worth(row) == 4)
		return 2;
	if (row->count == 0)
		return 30;
	if (model_towers_touch(row->card[row->count - 1], tower))
		best = tower_gain(m, tower, ONIRIM_END_RIGHT);
	if (best <= 0 && !m->rules.right_only &&
	    model_towers_touch(tower, row->card[0]))
		best = tower_gain(m, tower, ONIRIM_END_LEFT);
	return best > 0 ? 45 : 6;
}

/* The rooms of one colour in reach of a seat. */
struct reach {
	int symbol[3];
};

/* How far a seat gets towards a trio, and with which room it begins. */
struct plan {
	int worth;	/* 0 when nothing can be done for that colour */
	int length;	/* 3 when the trio is in the hand */
	int first;	/* a face, 0 when the hand has none that fits */
	int colour;
};

/* Does a seat, or do the seats, have all the Doors that victory takes? */
static bool
doors_complete(const struct model *m)
{
	bool all[MODEL_SEATS] = { true, true };

	if (m->rules.players == 1)
		return m->table.doors[0].count == 8;
	for (int seat = 0; seat < MODEL_SEATS; seat++)
		for (int colour = 0; colour < 4; colour++)
			if (pile_count(&m->table.doors[seat],
			    ONIRIM_CARD_DOOR + colour) == 0)
				all[seat] = false;
	return races_alone(m) ? all[0] || all[1] : all[0] && all[1];
}

/* Does a seat lack a Door of this colour that can still come? */
static bool
lacks(const struct model *m, int seat, int colour)
{
	bool had;

	if (model_doors_left(m, ONIRIM_HOST, colour) == 0 &&
	    pile_count(&m->table.deciding, ONIRIM_CARD_DOOR + colour) == 0)
		return false;
	if (m->rules.players == 1)
		return true;
	had = pile_count(&m->table.doors[seat], ONIRIM_CARD_DOOR + colour) > 0;
	if (!wants_pairs(m))
		return !had;
	if (seat == 0)
		return had || m->table.doors[0].count == 0;
	return m->table.doors[0].count >= 2;
}

/* The colour of the first Goal that lies face up, or -1. */
static int
goal_ahead(const struct model *m)
{
	const int place = model_next_goal(m, 0);

	return place < 0 ? -1 : m->table.goals.card[place] - ONIRIM_CARD_GOAL;
}

static bool
matches(const struct model *m, int colour)
{
	return !m->rules.steps || goal_ahead(m) == colour;
}

/* With a Goal to be had by Planning. */
static bool
can_plan(const struct model *m, int colour)
{
	return m->rules.steps && pile_count(&m->table.goals,
	    ONIRIM_CARD_GOAL + colour) > 0 && m->table.discard.count >=
	    model_price(m, ONIRIM_SPELL_PLANNING);
}

static bool
wants(const struct model *m, int seat, int colour)
{
	return lacks(m, seat, colour) &&
	    (matches(m, colour) || can_plan(m, colour));
}

static void
reach_add(struct reach *reach, const struct model_pile *hand, int colour)
{
	for (int i = 0; i < hand->count; i++)
		if ((hand->card[i] - 0x10) / 4 == colour)
			reach->symbol[hand->card[i] % 4]++;
}

/* The longest way on from a last symbol, Keys counting a little against it;
 * *first is the symbol it begins with. */
static int
longest(struct reach *reach, int last, int left, int *first)
{
	static const int gain[3] = { 10, 10, 8 };
	int best = 0, next;

	*first = -1;
	if (left == 0)
		return 0;
	for (int symbol = 0; symbol < 3; symbol++) {
		int worth;

		if (symbol == last || reach->symbol[symbol] == 0)
			continue;
		reach->symbol[symbol]--;
		worth = gain[symbol] + longest(reach, symbol, left - 1, &next);
		reach->symbol[symbol]++;
		if (worth > best) {
			best = worth;
			*first = symbol;
		}
	}
	return best;
}

static struct plan
plan_colour(const struct model *m, int seat, int colour)
{
	const struct model_table *t = &m->table;
	const struct model_pile *row = &t->row[seat];
	struct plan plan = { .colour = colour };
	struct reach reach = { { 0 } };
	int begun = 0, last = -1, symbol;

	reach_add(&reach, &t->hand[seat], colour);
	reach_add(&reach, &t->shared, colour);
	if (t->series[seat] > 0 && t->series_colour[seat] == colour)
		begun = t->series[seat];
	if (row->count > 0)
		last = row->card[row->count - 1] % 4;
	plan.worth = longest(&reach, last, 3 - begun, &symbol);
	plan.length = begun + (plan.worth + 9) / 10;
	plan.worth += 10 * begun;
	if (symbol >= 0)
		plan.first = 0x10 + 4 * colour + symbol;
	return plan;
}

/* The colour a seat gets furthest with, among those it wants. */
static struct plan
plan_best(const struct model *m, int seat)
{
	struct plan best = { 0 };

	best.colour = -1;
	for (int colour = 0; colour < 4; colour++) {
		struct plan plan = { 0 };

		if (!wants(m, seat, colour))
			continue;
		plan = plan_colour(m, seat, colour);
		if (!matches(m, colour))
			plan.worth = plan.worth * 3 / 4;
		/* A series begun is dearer than one that could begin. */
		if (plan.worth > best.worth ||
		    (plan.worth == best.worth && plan.length > best.length))
			best = plan;
	}
	return best;
}

static bool
is_key_face(int face)
{
	return face >= 0x10 && face <= 0x1F && face % 4 == ONIRIM_SYMBOL_KEY;
}

static int
keys_in_hand(const struct model *m, int seat)
{
	const struct model_table *t = &m->table;
	int count = 0;

	for (int i = 0; i < t->hand[seat].count; i++)
		count += is_key_face(t->hand[seat].card[i]);
	for (int i = 0; i < t->shared.count; i++)
		count += is_key_face(t->shared.card[i]);
	return count;
}

/* How many of a face the seat has at hand. */
static int
at_hand(const struct model *m, int seat, int face)
{
	const struct model_table *t = &m->table;
	int count = 0;

	for (int i = 0; i < t->hand[seat].count; i++)
		count += t->hand[seat].card[i] == face;
	for (int i = 0; i < t->shared.count; i++)
		count += t->shared.card[i] == face;
	return count;
}

/* What a room at hand is worth to a seat: Keys most, then Moons, and rooms of
 * the colour it gets furthest with. */
static int
room_worth(const struct model *m, int seat, int face)
{
	const int colour = (face - 0x10) / 4;
	const struct plan plan = plan_best(m, seat);
	int worth = 0;

	if (is_tower_face(face))
		return tower_worth(m, face);
	if (is_key_face(face))
		return wants(m, seat, colour) ? 40 : 26;
	if (!wants(m, seat, colour))
		return (face % 4 == ONIRIM_SYMBOL_MOON ? 1 : 0) +
		    (lacks(m, seat, colour) ? 4 : 0);
	worth = 6 + plan_colour(m, seat, colour).worth / 3;
	if (face % 4 == ONIRIM_SYMBOL_MOON)
		worth += 5;
	if (colour == plan.colour)
		worth += 6;
	if (at_hand(m, seat, face) > 2)
		worth -= 8;
	return worth;
}

/* Shared cards and those that may become so are worth something to the
 * partner, too. */
static int
keep_worth(const struct model *m, int face, bool shared)
{
	const int seat = m->table.active;
	int worth = room_worth(m, seat, face);

	if (m->rules.players == 2 && !races_alone(m)) {
		const int other = room_worth(m, 1 - seat, face);

		worth += shared ? other * 3 / 4 : other / 4;
	}
	return worth;
}

/* Planning, when the Goal in front is not that of the trio that is about to be
 * completed, or of the Door that has come; Punishment, when it can be paid. */
static int
cast_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	const struct plan plan = plan_best(m, seat);
	const int door = m->question.subject - ONIRIM_CARD_DOOR;

	switch (action & 0xFF) {
	case ONIRIM_SPELL_PLANNING:
		if (m->question.decision == ONIRIM_ASK_DOOR)
			return lacks(m, seat, door) && !matches(m, door) &&
			    can_plan(m, door) && at_hand(m, seat, 0x10 +
			    4 * door + ONIRIM_SYMBOL_KEY) > 0 ? 10 : -10;
		if (m->question.decision != ONIRIM_ASK_ACT)
			return -10;
		return plan.length == 3 && m->table.series[seat] == 2 &&
		    m->table.series_colour[seat] == plan.colour &&
		    !matches(m, plan.colour) ? 2000 : -1000;
	case ONIRIM_SPELL_PUNISHMENT:
		return plays_oddly(m) && doors_complete(m) ? -10 : 45;
	default:
		return -1000;
	}
}

/* The swap that brings the Goal of that colour to the front. */
static int
goals_worth(const struct model *m, uint32_t action)
{
	struct model after = *m;
	int colour;

	if (m->table.deciding.count > 0 && m->table.deciding.card[0] <=
	    ONIRIM_CARD_DOOR + 3)
		colour = m->table.deciding.card[0] - ONIRIM_CARD_DOOR;
	else
		colour = m->table.series_colour[m->table.active];
	model_swap_goals(&after.table, card_of(action), place_of(action));
	return goal_ahead(&after) == colour;
}

/* A Tower that is not missed; else rather none. */
static int
loss_worth(const struct model *m, uint32_t action)
{
	const struct model_pile *towers = &m->table.towers;
	const struct model_pile row = row_without(towers,
	    (int)(action & 0xFF));
	const int before = towers_worth(towers);

	if (action >> 24 == ONIRIM_VERB_SPARE)
		return before >= 2 ? -1 : -15;
	if (plays_oddly(m) && !doors_complete(m) &&
	    (towers_worth(&row) == 4 || loss_would_align(towers)))
		return -50;
	return 10 * (towers_worth(&row) - before);
}

static int
happy_worth(uint32_t action)
{
	static const int evil[8] = { 30, 20, 5, 45, 40, 35, 15, 10 };

	switch (action >> 24) {
	case ONIRIM_VERB_DISPEL:
		return evil[(action >> 16 & 0xFF) - ONIRIM_CARD_PREMONITION];
	case ONIRIM_VERB_FETCH:
		return 25;
	case ONIRIM_VERB_LOOK:
		return 28;
	default:
		return -10;
	}
}

/* A Door that can be had with a Key; else what one would like in the hand. */
static int
fetch_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	const int face = (int)(action >> 16 & 0xFF);

	if (face >= ONIRIM_CARD_DOOR && face < ONIRIM_CARD_NIGHTMARE) {
		const int colour = face - ONIRIM_CARD_DOOR;

		return lacks(m, seat, colour) && matches(m, colour) &&
		    at_hand(m, seat, 0x10 + 4 * colour + ONIRIM_SYMBOL_KEY) > 0
		    ? 200 : -100;
	}
	if (face == ONIRIM_CARD_NIGHTMARE || face == ONIRIM_CARD_HAPPY_DREAM)
		return -200;
	return keep_worth(m, face, false);
}

static int
penalty_worth(const struct model *m, uint32_t action)
{
	const int face = (int)(action >> 16 & 0xFF);

	if (action >> 24 == ONIRIM_VERB_DROP)
		return -keep_worth(m, face, true);
	return pile_count(&m->table.doors[place_of(action)], face);
}

static int
act_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	const int face = (int)(action >> 16 & 0xFF);
	const bool shared = (action >> 8 & 0xFF) == 1;
	const bool play = action >> 24 == ONIRIM_VERB_PLAY;
	const struct plan plan = plan_best(m, seat);
	const struct model_pile *top = &m->table.top.pile;
	const int kept = keep_worth(m, face, shared);
	int worth = 200 - 2 * kept;

	if (action >> 24 == ONIRIM_VERB_CAST)
		return cast_worth(m, action);
	if (play && is_tower_face(face))
		return play_tower_worth(m, face, (int)(action & 0xFF));
	if (play && face == plan.first) {
		if (plan.length == 3)
			return 1000 - kept;
		if (plan.length == 2 && m->table.series[seat] == 1 &&
		    m->table.series_colour[seat] == plan.colour)
			return 210;
	}
	if (play) {
		/* Junk may as well be played when it breaks nothing, but it
		 * may change the last symbol for the worse. */
		if (m->table.series[seat] > 0)
			return worth - 100;
		return worth - 5;
	}
	if (is_key_face(face)) {
		worth += 20 * (keys_in_hand(m, seat) - 1);
		for (int i = 0; i < top->count && i < 2; i++)
			if (top->card[i] == ONIRIM_CARD_NIGHTMARE)
				worth += 40;
	}
	return worth;
}

/* The plan of the seat that comes next counts more: it acts first. */
static int
swap_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	struct model after = *m;
	struct model_table *t = &after.table;

	if (action >> 24 == ONIRIM_VERB_SWAP) {
		const uint8_t own = (uint8_t)(action >> 16);
		const uint8_t other = (uint8_t)(action >> 8);
		uint8_t *from = memchr(t->hand[seat].card, own,
		    (size_t)t->hand[seat].count);
		uint8_t *to = memchr(t->shared.card, other,
		    (size_t)t->shared.count);

		*from = other;
		*to = own;
	}
	if (races_alone(m))
		return 4 * plan_best(&after, seat).worth -
		    plan_best(&after, 1 - seat).worth;
	return 4 * plan_best(&after, seat).worth +
	    5 * plan_best(&after, 1 - seat).worth +
	    (action >> 24 == ONIRIM_VERB_DECLINE);
}

static int
drop_worth(const struct model *m, uint32_t action)
{
	const int face = (int)(action >> 16 & 0xFF);

	if (face == ONIRIM_CARD_NIGHTMARE)
		return 500;
	if (face >= ONIRIM_CARD_DOOR && !is_tower_face(face))
		return -500;
	return -keep_worth(m, face, true);
}

/* A Door is drawn first while its Key is at hand, and a Nightmare last. */
static int
next_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	const int face = (int)(action >> 16 & 0xFF);

	if (face == ONIRIM_CARD_NIGHTMARE)
		return -100;
	if (face == ONIRIM_CARD_HAPPY_DREAM)
		return 100;
	if (face >= ONIRIM_CARD_DOOR && !is_tower_face(face)) {
		const int colour = face - ONIRIM_CARD_DOOR;

		if (wants(m, seat, colour) && at_hand(m, seat, 0x10 +
		    4 * colour + ONIRIM_SYMBOL_KEY) > 0)
			return 200;
		return -50;
	}
	return keep_worth(m, face, false);
}

static int
nightmare_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	const int face = (int)(action >> 16 & 0xFF);
	const struct plan plan = plan_best(m, seat);
	int doors = 0;

	switch (action >> 24) {
	case ONIRIM_VERB_CAST:
		return cast_worth(m, action);
	case ONIRIM_VERB_KEY:
		return 60 - keep_worth(m, face,
		    (action >> 8 & 0xFF) == 1) / 2;
	case ONIRIM_VERB_DOOR:
		for (int i = 0; i < m->table.doors[seat].count; i++)
			doors += m->table.doors[seat].card[i] == face;
		return m->rules.players == 2 && doors > 1 && !wants_pairs(m) ?
		    100 : 0;
	case ONIRIM_VERB_REVEAL:
		return model_deck_size(m) > 12 ? 22 : 15;
	default:
		return 38 - plan.worth / 2 - 8 * keys_in_hand(m, seat);
	}
}

/* Is a Door welcome?  Those that would go to Limbo are not. */
static int
door_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	const int colour = m->question.subject - ONIRIM_CARD_DOOR;
	const bool welcome = lacks(m, seat, colour) && matches(m, colour);

	switch (action >> 24) {
	case ONIRIM_VERB_CAST:
		return cast_worth(m, action);
	case ONIRIM_VERB_SEARCH:
	case ONIRIM_VERB_KEY:
		return welcome;
	default:
		return !welcome;
	}
}

static int
action_worth(const struct match *match, uint32_t action)
{
	const struct model *m = &match->model;
	const int face = (int)(action >> 16 & 0xFF);
	const int sign = match->habits.careless ? -1 : 1;

	switch (m->question.decision) {
	case ONIRIM_ASK_ACT:
		return act_worth(m, action);
	case ONIRIM_ASK_DRAFT:
		return room_worth(m, m->table.active, face);
	case ONIRIM_ASK_SEARCH:
	case ONIRIM_ASK_DOOR:
		return door_worth(m, action);
	case ONIRIM_ASK_SWAP:
		return swap_worth(m, action);
	case ONIRIM_ASK_PROPHECY:
		return sign * drop_worth(m, action);
	case ONIRIM_ASK_ORDER:
	case ONIRIM_ASK_TOP:
		return next_worth(m, action);
	case ONIRIM_ASK_NIGHTMARE:
		return nightmare_worth(m, action);
	case ONIRIM_ASK_DRAW:
		return action >> 24 == ONIRIM_VERB_DRAW;
	case ONIRIM_ASK_END:
		return action >> 24 == ONIRIM_VERB_STOP;
	case ONIRIM_ASK_GOALS:
		return goals_worth(m, action);
	case ONIRIM_ASK_PAY:
		return face == ONIRIM_CARD_NIGHTMARE ? -1 :
		    is_key_face(face);
	case ONIRIM_ASK_TOWER:
		return loss_worth(m, action);
	case ONIRIM_ASK_PENALTY:
		return penalty_worth(m, action);
	case ONIRIM_ASK_HAPPY:
		return happy_worth(action);
	case ONIRIM_ASK_FETCH:
		return fetch_worth(m, action);
	case ONIRIM_ASK_DISCARD_ANY:
		return face == ONIRIM_CARD_NIGHTMARE ? 2 :
		    action >> 24 == ONIRIM_VERB_STOP;
	default:
		return 0;
	}
}

/* One answer in so many slips and is given at random. */
static uint32_t
choose_well(struct match *match)
{
	const struct model_question *q = &match->model.question;
	const uint32_t slips = match->habits.slips;
	int best = 0, best_worth = 0;

	if (slips > 0 && model_below(&match->policy, slips) == 0)
		return choose_any(match);
	for (int i = 0; i < q->count; i++) {
		const int worth = action_worth(match, q->action[i]);

		if (i == 0 || worth > best_worth) {
			best = i;
			best_worth = worth;
		}
	}
	return q->action[best];
}

/*
 * ---- Matches ------------------------------------------------------------
 */

static void
play_randomly(struct match *match)
{
	for (;;) {
		compare(match);
		if (is_over(match))
			return;
		if (match->model.question.decision == ONIRIM_ASK_DEAL)
			step(match, choose_deal(match));
		else
			step(match, choose_any(match));
	}
}

/* Go on from here at random, on copies of both sides. */
static void
branch(const struct match *from)
{
	struct match copy = *from;

	if (onirim_game_copy(&copy.game, from->game) != ONIRIM_OK)
		differ(from, "onirim_game_copy fails");
	copy.tally->branches++;
	play_randomly(&copy);
	count_events(&copy, &from->model.table);
	onirim_game_free(copy.game);
}

static int
doors_placed(const struct match *match)
{
	return match->model.table.doors[0].count +
	    match->model.table.doors[1].count;
}

/* By rules of thumb; as long as there is one, as the script says. */
static void
play_well(struct match *match, const struct script *script)
{
	int placed = match->model.rules.race ? 3 : 5;

	for (int i = 0;; i++) {
		compare(match);
		if (is_over(match))
			return;
		if (i < script->count)
			step(match, script->action[i]);
		else if (match->model.question.decision == ONIRIM_ASK_DEAL)
			step(match, choose_deal(match));
		else
			step(match, choose_well(match));
		/* Once for each further Door that is placed. */
		if (doors_placed(match) >= placed && !is_over(match)) {
			branch(match);
			placed = doors_placed(match) + 1;
		}
	}
}

/*
 * ---- Rehearsals ---------------------------------------------------------
 *
 * Victories are rare and have to be compared, too.  So a game is played with
 * the model alone at first, again and again from where it stood best, until it
 * is won or nobody believes in it any more; what was played then is the script
 * for both sides.
 */

/* A position worth going back to, and how it came about. */
struct stand {
	struct model model;
	struct script script;
	int score, failures;
};

static int
stand_score(const struct model *m)
{
	const struct model_table *t = &m->table;
	int seat_doors[MODEL_SEATS] = { 0 }, score = 0;

	for (int seat = 0; seat < m->rules.players; seat++)
		for (int colour = 0; colour < 4; colour++)
			seat_doors[seat] += pile_count(&t->doors[seat],
			    ONIRIM_CARD_DOOR + colour) > 0;
	if (m->rules.players == 1)
		score = 100 * t->doors[0].count;
	else if (races_alone(m))
		score = 100 * (seat_doors[0] > seat_doors[1] ?
		    seat_doors[0] : seat_doors[1]);
	else
		score = 100 * (seat_doors[0] + seat_doors[1]);
	if (m->rules.towers && plays_oddly(m))
		score += 150 * loss_would_align(&t->towers);
	else if (m->rules.towers)
		score += 60 * (model_aligned(m) ? 5 : towers_worth(&t->towers));
	return score;
}

static void
script_add(struct script *script, uint32_t action)
{
	if (script->count < SCRIPT_MAX)
		script->action[script->count++] = action;
}

/* Play on to the end of the game or to a turn that stands better. */
static void
try_on(struct match *match, struct stand *stand, int score)
{
	int turn = match->model.table.turn;

	while (!is_over(match)) {
		const struct model_question *q = &match->model.question;
		const uint32_t action = q->decision == ONIRIM_ASK_DEAL ?
		    choose_deal(match) : choose_well(match);

		script_add(&stand->script, action);
		model_apply(&match->model, action);
		if (match->model.table.turn == turn)
			continue;
		turn = match->model.table.turn;
		if (stand_score(&match->model) > score)
			break;
	}
	stand->model = match->model;
	stand->score = stand_score(&match->model);
	stand->failures = 0;
}

/* True when the script leads to a victory. */
static bool
rehearse(const struct match *from, struct script *script, int rehearsals)
{
	static struct stand stand[STANDS_MAX];
	static struct match match;
	int depth = 0;

	match = *from;
	match.habits.slips = SLIPS_FEW;
	stand[0] = (struct stand){ .model = from->model };
	for (int i = 0; i < rehearsals; i++) {
		match.model = stand[depth].model;
		stand[depth + 1].script = stand[depth].script;
		try_on(&match, &stand[depth + 1], stand[depth].score);
		if (match.model.table.outcome == ONIRIM_WON) {
			*script = stand[depth + 1].script;
			return true;
		}
		if (!is_over(&match) && depth + 2 < STANDS_MAX) {
			depth++;
			continue;
		}
		stand[depth].failures++;
		if (stand[depth].failures == FAILURES_MAX && depth > 0)
			depth--;
	}
	script->count = 0;
	return false;
}

/*
 * ---- All configurations -------------------------------------------------
 */

/* A cell is the players and the sets. */
static struct model_rules
cell_rules(int cell)
{
	return (struct model_rules){
		.players = cell / 8 + 1,
		.steps = (cell & 1) != 0,
		.towers = (cell & 2) != 0,
		.dreams = (cell & 4) != 0
	};
}

static void
add_word(char *text, const char *key, const char *word)
{
	const size_t length = strlen(text);
	const char *last = strrchr(text, ' ');

	if (last != NULL && strncmp(last + 1, key, strlen(key)) == 0)
		snprintf(text + length, CONFIG_TEXT_MAX - length, ",%s", word);
	else
		snprintf(text + length, CONFIG_TEXT_MAX - length, " %s%s",
		    key, word);
}

static void
sets_words(const struct model_rules *rules, char *text)
{
	snprintf(text, CONFIG_TEXT_MAX, "players=%d", rules->players);
	if (rules->steps)
		add_word(text, "sets=", "steps");
	if (rules->towers)
		add_word(text, "sets=", "towers");
	if (rules->dreams)
		add_word(text, "sets=", "dreams");
}

static void
config_words(const struct model_rules *rules, char *text)
{
	char number[WORD_MAX];

	sets_words(rules, text);
	if (rules->open)
		add_word(text, "variants=", "open");
	if (rules->unique)
		add_word(text, "variants=", "unique");
	if (rules->race)
		add_word(text, "variants=", "race");
	if (rules->lost)
		add_word(text, "variants=", "lost");
	if (rules->ruins)
		add_word(text, "variants=", "ruins");
	if (rules->right_only)
		add_word(text, "variants=", "right-only");
	snprintf(number, sizeof number, "%d", rules->premonitions);
	if (rules->dreams)
		add_word(text, "premonitions=", number);
	snprintf(number, sizeof number, "%d", rules->first);
	add_word(text, "first=", rules->first == 0 ? "random" : number);
	if (rules->host)
		add_word(text, "chance=", "host");
	if (rules->events)
		add_word(text, "events=", "on");
	snprintf(number, sizeof number, "%llu",
	    (unsigned long long)rules->seed);
	add_word(text, "seed=", number);
}

/* The variants that go with a cell, in all their subsets one after the other;
 * the rest by lot.  *variant is the number of the variant. */
static struct model_rules
choose_rules(int cell, long round, uint64_t *lot, int *variant)
{
	struct model_rules rules = cell_rules(cell);
	int bit = 1;
	const bool two = rules.players == 2;
	bool *const words[] = {
		two ? &rules.race : NULL, two ? &rules.open : NULL,
		two ? &rules.unique : NULL, rules.steps ? &rules.lost : NULL,
		rules.towers ? &rules.ruins : NULL,
		rules.towers ? &rules.right_only : NULL
	};

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
		if (words[i] == NULL)
			continue;
		*words[i] = round % 2 == 1;
		*variant += *words[i] ? bit : 0;
		bit *= 2;
		round /= 2;
	}
	rules.premonitions = rules.dreams ? 4 + (int)(round % 3) : 4;
	*variant += bit * (rules.premonitions - 4);
	rules.host = model_below(lot, 2) == 1;
	rules.first = (int)model_below(lot, (uint32_t)rules.players + 1);
	if (rules.host && rules.first == 0)
		rules.first = 1;
	return rules;
}

/*
 * ---- Results ------------------------------------------------------------
 */

/* All games of one kind: a cell, or a word of the configuration. */
enum {
	WORD_OPEN = CELLS,
	WORD_UNIQUE,
	WORD_RACE,
	WORD_LOST,
	WORD_RUINS,
	WORD_RIGHT_ONLY,
	WORD_FOUR,
	WORD_FIVE,
	WORD_SIX,
	WORD_HOST,
	WORD_RANDOM,
	TALLIES
};

struct results {
	struct tally tally[TALLIES];
	struct variants variants;
	struct coverage coverage;
};

static const char *const tally_words[TALLIES] = {
	[WORD_OPEN] = "variants=open",
	[WORD_UNIQUE] = "variants=unique",
	[WORD_RACE] = "variants=race",
	[WORD_LOST] = "variants=lost",
	[WORD_RUINS] = "variants=ruins",
	[WORD_RIGHT_ONLY] = "variants=right-only",
	[WORD_FOUR] = "premonitions=4",
	[WORD_FIVE] = "premonitions=5",
	[WORD_SIX] = "premonitions=6",
	[WORD_HOST] = "chance=host",
	[WORD_RANDOM] = "first=random"
};

static void
count_result(struct tally *tally, const struct match *match, int cell)
{
	const struct model_rules *rules = &match->model.rules;
	const bool fits[TALLIES] = {
		[WORD_OPEN] = rules->open,
		[WORD_UNIQUE] = rules->unique,
		[WORD_RACE] = rules->race,
		[WORD_LOST] = rules->lost,
		[WORD_RUINS] = rules->ruins,
		[WORD_RIGHT_ONLY] = rules->right_only,
		[WORD_FOUR] = rules->dreams && rules->premonitions == 4,
		[WORD_FIVE] = rules->dreams && rules->premonitions == 5,
		[WORD_SIX] = rules->dreams && rules->premonitions == 6,
		[WORD_HOST] = rules->host,
		[WORD_RANDOM] = rules->first == 0
	};
	for (int i = 0; i < TALLIES; i++)
		if (i == cell || fits[i])
			tally_add(&tally[i], match->tally);
}

/* How many kinds were never won. */
static int
print_tallies(const struct tally *tally)
{
	int unwon = 0;

	print_tally_head();
	for (int i = 0; i < TALLIES; i++) {
		char text[CONFIG_TEXT_MAX];
		const struct model_rules rules = cell_rules(i % CELLS);

		sets_words(&rules, text);
		print_tally(i < CELLS ? text : tally_words[i], &tally[i]);
		unwon += tally[i].won == 0;
	}
	return unwon;
}

/* A victory in each exact variant would cost too much. */
static void
print_variants(const struct variants *variants)
{
	printf("exact variants won, of those played:\n");
	for (int cell = 0; cell < CELLS; cell++) {
		const struct model_rules rules = cell_rules(cell);
		char text[CONFIG_TEXT_MAX];
		int played = 0, won = 0;

		for (int i = 0; i < VARIANTS_MAX; i++) {
			played += variants->games[cell][i] > 0;
			won += variants->won[cell][i] > 0;
		}
		sets_words(&rules, text);
		printf("%-36s %6d %6d\n", text, won, played);
	}
}

/* Half of the games at random; of the others every third carelessly, so that
 * what good play avoids comes up late in a game, too: a deck that runs out
 * because no Door comes back to it any more, a second Door of one colour.  The
 * rest is rehearsed, most of all where there was no victory yet, and where
 * both seats of a race are to get there. */
static void
play_game(struct match *match, int round, bool won_before)
{
	static struct script script;

	script.count = 0;
	if (round % 2 == 0) {
		play_randomly(match);
		return;
	}
	match->habits.careless = round % 6 == 5;
	if (match->habits.careless)
		match->habits.slips = SLIPS_MANY;
	else if (!won_before || (match->model.rules.race &&
	    !races_alone(&match->model)))
		rehearse(match, &script, REHEARSALS_MORE);
	else if (round % 4 == 1)
		rehearse(match, &script, REHEARSALS);
	play_well(match, &script);
}

static void
play_match(struct results *results, uint64_t seed, long number)
{
	static struct match match;
	uint64_t lot = seed ^ 0x10D5u;
	const int cell = (int)(number % CELLS);
	int variant = 0;
	struct model_rules rules = choose_rules(cell, number / CELLS, &lot,
	    &variant);
	struct tally game = { 0 };

	rules.seed = seed;
	rules.events = number % EVENTLESS != 0;
	match = (struct match){
		.tally = &game, .coverage = &results->coverage
	};
	config_words(&rules, match.text);
	begin(&match, &rules);
	play_game(&match, (int)model_below(&lot, 12),
	    results->variants.won[cell][variant] > 0);
	end(&match);
	count_result(results->tally, &match, cell);
	results->variants.games[cell][variant]++;
	results->variants.won[cell][variant] += game.won;
}

/*
 * ---- A seat that has no Door to lose ------------------------------------
 *
 * Seat 0 gets four Doors by their Keys, two of them brown.  The first one of
 * seat 1 is the fifth on the table, and five-doors reveals any-pair and
 * brown-pair.  In a race no own Door makes a pair.  Otherwise it does, and goes
 * first, so that seat 1 has none left for brown-pair (R24).
 */

/* The colour of the Door that whoever is active is to get, or -1. */
static int
led_to(const struct model *m)
{
	static const int first[] = {
		ONIRIM_COLOUR_BROWN, ONIRIM_COLOUR_BROWN, ONIRIM_COLOUR_RED,
		ONIRIM_COLOUR_BLUE
	};
	const struct model_table *t = &m->table;
	const int doors = t->doors[0].count;

	if (t->turn > 0 && t->active == 0 && doors < 4)
		return first[doors];
	if (t->active == 1 && doors == 4 && t->doors[1].count == 0)
		return m->rules.race ? ONIRIM_COLOUR_GREEN : ONIRIM_COLOUR_RED;
	return -1;
}

/* The first of those wanted that is on the list, or else any. */
static uint32_t
first_listed(struct match *match, const uint32_t *wanted, int count)
{
	const struct model_question *q = &match->model.question;

	for (int i = 0; i < count; i++)
		for (int j = 0; j < q->count; j++)
			if (q->action[j] == wanted[i])
				return wanted[i];
	return choose_any(match);
}

static uint32_t
deal_of(int face)
{
	return action_of(ONIRIM_VERB_DEAL, face, 0, 0);
}

static uint32_t
deal_premonition(struct match *match)
{
	/* By the table of chapter 6.1: five-doors, some that do not strike
	 * yet, any-pair and brown-pair. */
	static const int place[] = { 6, 1, 2, 7, 4, 3 };
	uint32_t wanted[6];

	for (int i = 0; i < 6; i++)
		wanted[i] = deal_of(ONIRIM_CARD_PREMONITION + place[i]);
	return first_listed(match, wanted, 6);
}

/* A Door when its Key is at hand, else the Key; and Suns besides. */
static uint32_t
deal_led(struct match *match)
{
	const struct model *m = &match->model;
	const int colour = led_to(m);
	const int key = ONIRIM_CARD_ROOM + 4 * colour + ONIRIM_SYMBOL_KEY;
	uint32_t wanted[5] = { 0 };

	if (m->question.from == ONIRIM_ZONE_RESERVE)
		return deal_premonition(match);
	if (colour >= 0)
		wanted[0] = deal_of(at_hand(m, m->table.active, key) > 0 ?
		    ONIRIM_CARD_DOOR + colour : key);
	for (int i = 0; i < 4; i++)
		wanted[1 + i] = deal_of(ONIRIM_CARD_ROOM + 4 * i);
	return first_listed(match, wanted, 5);
}

/* Keys are kept for Doors.  any-pair strikes first, and takes an own Door where
 * it can. */
static uint32_t
choose_led(struct match *match)
{
	const int seat = match->model.table.active;
	uint32_t wanted[16];
	int count = 0;

	if (match->model.question.decision == ONIRIM_ASK_DEAL)
		return deal_led(match);
	wanted[count++] = action_of(ONIRIM_VERB_DECLINE, 0, 0, 0);
	wanted[count++] = action_of(ONIRIM_VERB_RESOLVE,
	    ONIRIM_CARD_PREMONITION + 4, 0, 0);
	for (int colour = 0; colour < 4; colour++) {
		const int sun = ONIRIM_CARD_ROOM + 4 * colour;
		const int door = ONIRIM_CARD_DOOR + colour;

		wanted[count++] = action_of(ONIRIM_VERB_DISCARD, sun, 0, 0);
		wanted[count++] = action_of(ONIRIM_VERB_DOOR, door, seat, 0);
	}
	/* The lowest answer to a drawn Door is a Key. */
	if (match->model.question.decision == ONIRIM_ASK_DOOR)
		wanted[0] = match->model.question.action[0];
	return first_listed(match, wanted, count);
}

static void
play_led(struct coverage *coverage, bool race)
{
	static struct match match;
	struct tally game = { 0 };
	const struct model_rules rules = {
		.players = 2, .first = 1, .dreams = true, .race = race,
		.premonitions = 4, .host = true, .events = true
	};

	match = (struct match){ .tally = &game, .coverage = coverage };
	config_words(&rules, match.text);
	begin(&match, &rules);
	for (compare(&match); !is_over(&match); compare(&match))
		step(&match, choose_led(&match));
	end(&match);
}

/*
 * ---- What happened ------------------------------------------------------
 */

#define CAST(spell, window, name) HAPPENED(MODEL_CAST + \
	ONIRIM_SPELL_##spell * MODEL_WINDOWS + MODEL_AT_##window, name)

static const struct row rows[] = {
	ANSWER(DEAL, DEAL),
	ANSWER(DRAFT, TAKE),
	ANSWER(ACT, PLAY),
	ANSWER(ACT, DISCARD),
	ANSWER(ACT, CAST),
	ANSWER(SEARCH, SEARCH),
	ANSWER(SEARCH, DECLINE),
	ANSWER(SWAP, SWAP),
	ANSWER(SWAP, DECLINE),
	ANSWER(PROPHECY, DROP),
	ANSWER(ORDER, NEXT),
	ANSWER(DRAW, DRAW),
	ANSWER(DRAW, CAST),
	ANSWER(DOOR, KEY),
	ANSWER(DOOR, LIMBO),
	ANSWER(DOOR, CAST),
	ANSWER(NIGHTMARE, KEY),
	ANSWER(NIGHTMARE, DOOR),
	ANSWER(NIGHTMARE, REVEAL),
	ANSWER(NIGHTMARE, HAND),
	ANSWER(NIGHTMARE, CAST),
	ANSWER(PAY, PAY),
	ANSWER(GOALS, GOALS),
	ANSWER(TOP, TOP),
	ANSWER(TOWER, TOWER),
	ANSWER(TOWER, SPARE),
	ANSWER(PREMONITION, RESOLVE),
	ANSWER(PENALTY, DOOR),
	ANSWER(PENALTY, DROP),
	ANSWER(HAPPY, DISPEL),
	ANSWER(HAPPY, LOOK),
	ANSWER(HAPPY, FETCH),
	ANSWER(HAPPY, CAST),
	ANSWER(FETCH, FETCH),
	ANSWER(DISCARD_ANY, DROP),
	ANSWER(DISCARD_ANY, STOP),
	{ "END CAST", ONIRIM_ASK_END, ONIRIM_VERB_CAST, 0 },
	{ "END STOP", ONIRIM_ASK_END, ONIRIM_VERB_STOP, 0 },
	HAPPENED(MODEL_RESOLVED + 0, "red-pair resolved"),
	HAPPENED(MODEL_RESOLVED + 1, "blue-pair resolved"),
	HAPPENED(MODEL_RESOLVED + 2, "green-pair resolved"),
	HAPPENED(MODEL_RESOLVED + 3, "brown-pair resolved"),
	HAPPENED(MODEL_RESOLVED + 4, "any-pair resolved"),
	HAPPENED(MODEL_RESOLVED + 5, "three-doors resolved"),
	HAPPENED(MODEL_RESOLVED + 6, "five-doors resolved"),
	HAPPENED(MODEL_RESOLVED + 7, "every-colour resolved"),
	HAPPENED(MODEL_UNDONE + 0, "red-pair undone by another"),
	HAPPENED(MODEL_UNDONE + 1, "blue-pair undone by another"),
	HAPPENED(MODEL_UNDONE + 2, "green-pair undone by another"),
	HAPPENED(MODEL_UNDONE + 3, "brown-pair undone by another"),
	HAPPENED(MODEL_UNDONE + 4, "any-pair undone by another"),
	HAPPENED(MODEL_UNDONE + 5, "three-doors undone by another"),
	HAPPENED(MODEL_UNDONE + 6, "five-doors undone by another"),
	HAPPENED(MODEL_UNDONE + 7, "every-colour undone by another"),
	HAPPENED(MODEL_DISPELLED + 0, "red-pair dispelled"),
	HAPPENED(MODEL_DISPELLED + 1, "blue-pair dispelled"),
	HAPPENED(MODEL_DISPELLED + 2, "green-pair dispelled"),
	HAPPENED(MODEL_DISPELLED + 3, "brown-pair dispelled"),
	HAPPENED(MODEL_DISPELLED + 4, "any-pair dispelled"),
	HAPPENED(MODEL_DISPELLED + 5, "three-doors dispelled"),
	HAPPENED(MODEL_DISPELLED + 6, "five-doors dispelled"),
	HAPPENED(MODEL_DISPELLED + 7, "every-colour dispelled"),
	HAPPENED(MODEL_TWO_HOLD, "two Premonitions hold at once"),
	HAPPENED(MODEL_REVEALED_STRIKES, "a revealed one strikes at once"),
	HAPPENED(MODEL_NOTHING_TO_REVEAL, "no reserve left to reveal"),
	HAPPENED(MODEL_STRIKES_IN_TRIO, "a Premonition strikes after a trio"),
	HAPPENED(MODEL_STRIKES_IN_FILL, "a Premonition strikes in a fill"),
	HAPPENED(MODEL_NEW_HAND_IN_TRIO, "three-doors after a trio"),
	HAPPENED(MODEL_NEW_HAND_IN_FILL, "three-doors in a fill"),
	HAPPENED(MODEL_KEYS_CHOSEN, "blue-pair: more than two Keys"),
	HAPPENED(MODEL_KEYS_TOO_FEW, "blue-pair: two Keys or fewer"),
	HAPPENED(MODEL_BROWN_OF_PARTNER, "brown-pair: the partner's Door"),
	HAPPENED(MODEL_PAIR_SPLIT, "any-pair: a pair of two sides"),
	HAPPENED(MODEL_PAIR_OF_BOTH, "any-pair: Doors of both seats"),
	HAPPENED(MODEL_PAIR_OF_PARTNER, "any-pair: the partner's Door goes"),
	HAPPENED(MODEL_RACE_OWN_FIRST, "any-pair in a race: own Doors first"),
	HAPPENED(MODEL_RACE_OF_PARTNER, "any-pair in a race: no own one fits"),
	HAPPENED(MODEL_TRIO_UNMATCHED, "a trio's Door matches no Goal"),
	HAPPENED(MODEL_KEY_UNMATCHED, "a Key's Door matches no Goal"),
	HAPPENED(MODEL_GOAL_REOPENED, "a Goal reopened"),
	HAPPENED(MODEL_TWO_REOPENED, "two Goals reopened at once"),
	HAPPENED(MODEL_REOPENED_FOUND, "a reopened Goal found"),
	HAPPENED(MODEL_FOUND_NOT_LEFTMOST, "found before one further left"),
	HAPPENED(MODEL_FOUND_OF_TWO, "the first of two reopened ones found"),
	HAPPENED(MODEL_FOUND_IN_ORDER, "two reopened ones found in order"),
	HAPPENED(MODEL_LEFTMOST_UNMATCHED, "a Door of the leftmost only"),
	HAPPENED(MODEL_GOALS_UP_DOWN, "Planning across open and closed"),
	HAPPENED(MODEL_RANK_GONE, "Planning: a rank is gone"),
	HAPPENED(MODEL_RANK_PASSED_ON, "Planning: another gets the rank"),
	HAPPENED(MODEL_RANKS_SWAPPED, "Planning: two ranks swapped"),
	CAST(PROPHECY, ACT, "prophecy at ACT"),
	CAST(PROPHECY, DRAW, "prophecy at DRAW"),
	CAST(PROPHECY, DOOR, "prophecy at DOOR"),
	CAST(PROPHECY, NIGHTMARE, "prophecy at NIGHTMARE"),
	CAST(PROPHECY, HAPPY, "prophecy at HAPPY"),
	CAST(PROPHECY, END, "prophecy at END"),
	CAST(PLANNING, ACT, "planning at ACT"),
	CAST(PLANNING, DRAW, "planning at DRAW"),
	CAST(PLANNING, DOOR, "planning at DOOR"),
	CAST(PLANNING, NIGHTMARE, "planning at NIGHTMARE"),
	CAST(PLANNING, HAPPY, "planning at HAPPY"),
	CAST(PLANNING, END, "planning at END"),
	CAST(PUNISHMENT, NIGHTMARE, "punishment at NIGHTMARE"),
	HAPPENED(MODEL_PUNISHED_WITH_TOWERS, "punishment with Towers"),
	HAPPENED(MODEL_PARADOX_SHORT, "prophecy with a short deck"),
	HAPPENED(MODEL_BOTTOM_LOOKED_AT_AGAIN, "known bottom looked at again"),
	HAPPENED(MODEL_BOTTOM_REACHES_TOP, "the bottom's look reaches the top"),
	HAPPENED(MODEL_LOOK_REACHES_BOTTOM, "a look reaches the known bottom"),
	HAPPENED(MODEL_BOTTOM_DRAWN, "the known bottom drawn"),
	HAPPENED(MODEL_TOWER_LOOK, "a Tower discarded"),
	HAPPENED(MODEL_TOWER_LOOK_SHORT, "a Tower's look with a short deck"),
	HAPPENED(MODEL_SPARED, "false destruction"),
	HAPPENED(MODEL_END_LOST, "a Tower at an end lost"),
	HAPPENED(MODEL_MIDDLE_LOST, "a Tower in the middle lost"),
	HAPPENED(MODEL_ALIGNED_BY_LOSS, "an alignment by a Tower's loss"),
	HAPPENED(MODEL_PROTECTED, "Towers protected"),
	HAPPENED(MODEL_RUINS, "an alignment that does not protect"),
	HAPPENED(MODEL_SEVEN_SHORT, "a look at seven with a short deck"),
	HAPPENED(MODEL_FETCHED_ALONE, "a card fetched by a seat alone"),
	HAPPENED(MODEL_FETCHED_SILENT, "a card fetched in a silent game"),
	HAPPENED(MODEL_FETCHED_OPEN, "a card fetched in an open one"),
	HAPPENED(MODEL_LOOKED_OPEN, "a Prophecy in an open one"),
	HAPPENED(MODEL_END_ASKED, "END asked"),
	HAPPENED(MODEL_END_ASKED_AGAIN, "END asked again after a spell"),
	HAPPENED(MODEL_END_DECK_EMPTY, "END with an empty deck"),
	HAPPENED(MODEL_WON_BY_DOOR, "victory by a Door"),
	HAPPENED(MODEL_WON_BY_TOWER, "victory by a Tower"),
	HAPPENED(MODEL_WON_BY_LOSS, "victory by a Tower's loss"),
	HAPPENED(MODEL_WON_BY_PARTNER, "victory of the seat that waits"),
	HAPPENED(MODEL_WON_OF_TWO, "victory, both seats have all Doors"),
	HAPPENED(MODEL_WON_WITH_PREMONITION, "victory, a Premonition waiting"),
	HAPPENED(MODEL_LOST_IN_PENALTY, "defeat within a penalty"),
	HAPPENED(MODEL_LOST_UNDER_NIGHTMARE, "defeat within a Nightmare"),
	HAPPENED(MODEL_LOST_WITH_SPELL, "defeat, a spell could be paid")
};

/* Rules 5.1: the edges of the Towers are typed, and so they are counted. */
static bool
towers_add_up(void)
{
	int touching = 0, of_two_colours = 0;

	for (int i = 0; i < 12; i++)
		for (int j = 0; j < 12; j++) {
			if (i == j || !model_towers_touch(ONIRIM_CARD_TOWER +
			    i, ONIRIM_CARD_TOWER + j))
				continue;
			touching++;
			of_two_colours += i / 3 != j / 3;
		}
	return touching == 70 && of_two_colours == 58;
}

int
main(int argc, char **argv)
{
	static struct results results;
	const long games = argc > 1 ? atol(argv[1]) : GAMES_DEFAULT;
	const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
	long questions = 0;
	int missing;

	if (!towers_add_up()) {
		printf("onirim: the Towers do not add up\n");
		return 1;
	}
	for (long i = 0; i < games; i++)
		play_match(&results, seed + (uint64_t)i, i);
	play_led(&results.coverage, false);
	play_led(&results.coverage, true);
	for (int i = 0; i < CELLS; i++)
		questions += results.tally[i].questions;
	missing = print_tallies(results.tally);
	print_variants(&results.variants);
	missing += print_coverage(&results.coverage, rows,
	    sizeof rows / sizeof rows[0]);
	return verdict("onirim", games, GAMES_DEFAULT, questions, missing);
}
