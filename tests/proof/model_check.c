/*
 * model_check.c - plays games in lockstep with the library on one side and the
 * model on the other, and compares them at every question.
 *
 *     model_check [games] [first seed]
 *
 * Games of all base configurations for one and two players are played, by
 * three players: one that plays at random (DESIGN 5), one that plays by rules
 * of thumb, so that games are won too, and near the end of the latter's games
 * the former again, on copies of both sides.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "model.h"
#include "onirim.h"

enum {
	GAMES_DEFAULT = 20000,
	CONFIGS_MAX = 64,
	HISTORY_MAX = 4096,
	REHEARSALS = 6,
	SLIPS_SOME = 20,	/* one answer in so many is given at random */
	SLIPS_MANY = 8,
	CONFIG_TEXT_MAX = 120,
	WORD_MAX = 20,
	ACTION_WORD_MAX = 80
};

/* What was found out about one configuration. */
struct config {
	struct model_rules rules;	/* but for the seed */
	long games, branches, questions;
	long won, lost, winner[MODEL_SEATS];
};

/* One game, on both sides. */
struct match {
	struct config *config;
	onirim_game *game;
	struct model model;
	char text[CONFIG_TEXT_MAX];	/* the configuration, seed and all */
	uint64_t policy;	/* the generator of whoever plays */
	uint32_t slips;	/* of the player by rules of thumb; 0 for none */
	bool careless;	/* it throws away in a Prophecy what it needs */
	uint64_t dealer;	/* the generator of the host that deals */
	int history_count;
	uint32_t history[HISTORY_MAX];
};

struct zone {
	int viewer, zone, index;
};

/*
 * ---- Words for what went wrong ------------------------------------------
 */

static const char *const colours[4] = { "red", "blue", "green", "brown" };
static const char *const symbols[4] = { "sun", "moon", "key", "glyph" };

static void
card_words(int face, char *text)
{
	if (face >= 0x10 && face <= 0x1F)
		snprintf(text, WORD_MAX, "%s-%s", colours[(face - 0x10) / 4],
		    symbols[face % 4]);
	else if (face >= 0x20 && face <= 0x23)
		snprintf(text, WORD_MAX, "%s-door", colours[face - 0x20]);
	else if (face == ONIRIM_CARD_NIGHTMARE)
		snprintf(text, WORD_MAX, "nightmare");
	else if (face == ONIRIM_HIDDEN_CARD)
		snprintf(text, WORD_MAX, "hidden");
	else
		snprintf(text, WORD_MAX, "0x%02x", (unsigned)face);
}

static void
action_words(uint32_t action, char *text)
{
	static const char *const verbs[26] = {
		[ONIRIM_VERB_DEAL] = "deal", [ONIRIM_VERB_TAKE] = "take",
		[ONIRIM_VERB_PLAY] = "play",
		[ONIRIM_VERB_DISCARD] = "discard",
		[ONIRIM_VERB_SEARCH] = "search", [ONIRIM_VERB_SWAP] = "swap",
		[ONIRIM_VERB_KEY] = "key", [ONIRIM_VERB_DOOR] = "door",
		[ONIRIM_VERB_REVEAL] = "reveal", [ONIRIM_VERB_HAND] = "hand",
		[ONIRIM_VERB_LIMBO] = "limbo", [ONIRIM_VERB_DROP] = "drop",
		[ONIRIM_VERB_NEXT] = "next",
		[ONIRIM_VERB_DECLINE] = "decline",
	};
	const int verb = (int)(action >> 24);
	const int card = (int)(action >> 16 & 0xFF);
	const int place = (int)(action >> 8 & 0xFF);
	char name[WORD_MAX], other[WORD_MAX];

	card_words(card, name);
	card_words(place, other);
	if (verb >= 26 || verbs[verb] == NULL || (action & 0xFF) != 0)
		snprintf(text, ACTION_WORD_MAX, "0x%08lx",
		    (unsigned long)action);
	else if (card == 0)
		snprintf(text, ACTION_WORD_MAX, "%s", verbs[verb]);
	else if (verb == ONIRIM_VERB_SWAP)
		snprintf(text, ACTION_WORD_MAX, "swap:%s/%s", name, other);
	else if (place == 0)
		snprintf(text, ACTION_WORD_MAX, "%s:%s", verbs[verb], name);
	else if (verb == ONIRIM_VERB_DOOR)
		snprintf(text, ACTION_WORD_MAX, "door:%s@%d", name, place + 1);
	else
		snprintf(text, ACTION_WORD_MAX, "%s:%s@shared", verbs[verb],
		    name);
}

static void
print_actions(const char *title, const uint32_t *action, int count)
{
	printf("%s", title);
	for (int i = 0; i < count; i++) {
		char words[ACTION_WORD_MAX];

		action_words(action[i], words);
		printf(" %s", words);
	}
	printf("\n");
}

static void
print_cards(const char *title, const uint8_t *card, int count)
{
	printf("%s", title);
	for (int i = 0; i < count; i++) {
		char words[WORD_MAX];

		card_words(card[i], words);
		printf(" %s", words);
	}
	printf("\n");
}

/* Tell where the two sides part, and give up. */
static void
differ(const struct match *match, const char *format, ...)
{
	const struct model_question *q = &match->model.question;
	va_list arguments;

	printf("model_check: the library and the model differ\n");
	printf("configuration: %s\n", match->text);
	print_actions("actions so far:", match->history,
	    match->history_count);
	printf("model: turn %d active %d decision %d player %d\n",
	    match->model.table.turn, match->model.table.active, q->decision,
	    q->player);
	va_start(arguments, format);
	vprintf(format, arguments);
	va_end(arguments);
	printf("\n");
	exit(1);
}

/*
 * ---- Comparing ----------------------------------------------------------
 */

static void
compare_int(const struct match *match, const char *what, int library,
    int model)
{
	if (library != model)
		differ(match, "%s: library %d, model %d", what, library,
		    model);
}

static void
compare_lists(const struct match *match)
{
	const struct model_question *q = &match->model.question;
	onirim_action action[ONIRIM_ACTIONS_MAX];
	uint32_t weight[ONIRIM_ACTIONS_MAX];
	const int count = onirim_legal_actions(match->game, action,
	    ONIRIM_ACTIONS_MAX);
	const int weights = onirim_weights(match->game, weight,
	    ONIRIM_ACTIONS_MAX);
	const int weights_due = q->decision == ONIRIM_ASK_DEAL ? q->count : 0;

	if (count != q->count || memcmp(action, q->action,
	    (size_t)q->count * sizeof action[0]) != 0) {
		print_actions("library's list:", action, count);
		print_actions("model's list:  ", q->action, q->count);
		differ(match, "legal list");
	}
	compare_int(match, "number of weights", weights, weights_due);
	for (int i = 0; i < weights_due; i++)
		compare_int(match, "weight", (int)weight[i],
		    (int)q->weight[i]);
}

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
	if (q->decision == ONIRIM_ASK_DEAL)
		return;
	compare_int(match, "subject", onirim_subject(game), q->subject);
	compare_int(match, "winner", onirim_winner(game), m->table.winner);
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
	for (int colour = 0; colour < 4; colour++)
		compare_int(match, "doors left", onirim_number(game, viewer,
		    ONIRIM_NUMBER_DOORS_LEFT, colour),
		    model_doors_left(&match->model, colour));
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

/* The library's cards must be those of this model. */
static bool
zone_agrees(const struct match *match, const struct model *m,
    struct zone zone, bool print)
{
	uint8_t library[ONIRIM_CARDS_MAX], model[ONIRIM_CARDS_MAX];
	const int count = onirim_cards(match->game, zone.viewer, zone.zone,
	    zone.index, library, ONIRIM_CARDS_MAX);
	const int due = model_cards(m, zone.viewer, zone.zone, zone.index,
	    model);

	/* Where the hidden cards stand in a hand is left to the library, and
	 * so is the order of cards looked at. */
	if (zone.zone == ONIRIM_ZONE_HAND ||
	    zone.zone == ONIRIM_ZONE_PENDING) {
		sort_cards(library, count);
		sort_cards(model, due);
	}
	if (print) {
		print_cards("library's cards:", library, count);
		print_cards("model's cards:  ", model, due);
	}
	return count == due && memcmp(library, model, (size_t)due) == 0;
}

/* Of cards looked at, those that the partner had located before may still be
 * known to it or not, until the first goes back: the texts leave it open. */
static void
compare_zone(const struct match *match, int viewer, int zone, int index)
{
	const struct zone which = { viewer, zone, index };
	struct model forgetful;

	if (zone_agrees(match, &match->model, which, false))
		return;
	forgetful = match->model;
	forgetful.table.pending_known.count = 0;
	if (zone_agrees(match, &forgetful, which, false))
		return;
	zone_agrees(match, &match->model, which, true);
	differ(match, "zone %d of %d as viewer %d sees it", zone, index,
	    viewer);
}

static void
compare_zones(const struct match *match, int viewer)
{
	static const int zones[] = {
		ONIRIM_ZONE_SHARED, ONIRIM_ZONE_DISCARD, ONIRIM_ZONE_LIMBO,
		ONIRIM_ZONE_POOL, ONIRIM_ZONE_TOP, ONIRIM_ZONE_BOTTOM,
		ONIRIM_ZONE_PENDING
	};
	static const int seat_zones[] = {
		ONIRIM_ZONE_HAND, ONIRIM_ZONE_ROW, ONIRIM_ZONE_DOORS
	};

	for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++)
		compare_zone(match, viewer, zones[i], 0);
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

	match->config->questions++;
	compare_question(match);
	if (q->decision == ONIRIM_ASK_DEAL) {
		compare_zone(match, ONIRIM_HOST, ONIRIM_ZONE_POOL, 0);
		return;
	}
	compare_numbers(match, ONIRIM_HOST);
	compare_zones(match, ONIRIM_HOST);
	for (int seat = 0; seat < match->model.rules.players; seat++)
		compare_zones(match, seat);
	compare_zones(match, ONIRIM_NOBODY);
	/* Nothing is hidden from the counts when nothing is pending. */
	if (q->decision == ONIRIM_ASK_ACT)
		for (int seat = 0; seat < match->model.rules.players; seat++)
			compare_numbers(match, seat);
}

/*
 * ---- The dealer and the random player -----------------------------------
 */

static uint32_t
choose_any(struct match *match)
{
	const struct model_question *q = &match->model.question;

	return q->action[model_below(&match->policy, (uint32_t)q->count)];
}

/* Each card that could come is as likely as any other. */
static uint32_t
choose_deal(struct match *match)
{
	const struct model_question *q = &match->model.question;
	uint32_t sum = 0, place;
	int i;

	for (i = 0; i < q->count; i++)
		sum += q->weight[i];
	place = model_below(&match->dealer, sum);
	for (i = 0; place >= q->weight[i]; i++)
		place -= q->weight[i];
	return q->action[i];
}

/*
 * ---- The player by rules of thumb ---------------------------------------
 *
 * It looks for Doors that its seat still lacks, and for the rooms in its hand
 * that could still become a trio of that colour; the other rooms are junk.
 * It need not be fair: it looks at all hands.
 */

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

static bool
wants(const struct model *m, int seat, int colour)
{
	const struct model_pile *doors = &m->table.doors[seat];

	if (model_doors_left(m, colour) == 0)
		return false;
	if (m->rules.players == 1)
		return true;
	for (int i = 0; i < doors->count; i++)
		if (doors->card[i] == ONIRIM_CARD_DOOR + colour)
			return false;
	return true;
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

	if (is_key_face(face))
		return wants(m, seat, colour) ? 40 : 26;
	if (!wants(m, seat, colour))
		return face % 4 == ONIRIM_SYMBOL_MOON ? 1 : 0;
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

	if (m->rules.players == 2 && !m->rules.race) {
		const int other = room_worth(m, 1 - seat, face);

		worth += shared ? other * 3 / 4 : other / 4;
	}
	return worth;
}

static int
act_worth(const struct model *m, uint32_t action)
{
	const int seat = m->table.active;
	const int face = (int)(action >> 16 & 0xFF);
	const bool shared = (action >> 8 & 0xFF) == 1;
	const bool play = action >> 24 == ONIRIM_VERB_PLAY;
	const struct plan plan = plan_best(m, seat);
	const struct model_pile *top = &m->table.top;
	const int kept = keep_worth(m, face, shared);
	int worth = 200 - 2 * kept;

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
	if (m->rules.race)
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
	if (face >= ONIRIM_CARD_DOOR)
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
	if (face >= ONIRIM_CARD_DOOR) {
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
	case ONIRIM_VERB_KEY:
		return 60 - keep_worth(m, face,
		    (action >> 8 & 0xFF) == 1) / 2;
	case ONIRIM_VERB_DOOR:
		for (int i = 0; i < m->table.doors[seat].count; i++)
			doors += m->table.doors[seat].card[i] == face;
		return m->rules.players == 2 && doors > 1 ? 100 : 0;
	case ONIRIM_VERB_REVEAL:
		return model_deck_size(m) > 12 ? 22 : 15;
	default:
		return 38 - plan.worth / 2 - 8 * keys_in_hand(m, seat);
	}
}

static int
action_worth(const struct match *match, uint32_t action)
{
	const struct model *m = &match->model;
	const int seat = m->table.active;
	const int door = m->question.subject - ONIRIM_CARD_DOOR;

	switch (m->question.decision) {
	case ONIRIM_ASK_ACT:
		return act_worth(m, action);
	case ONIRIM_ASK_DRAFT:
		return room_worth(m, seat, (int)(action >> 16 & 0xFF));
	case ONIRIM_ASK_SEARCH:
	case ONIRIM_ASK_DOOR:
		/* The Door of the question is pending, not in the deck, so
		 * that what is wanted is looked up on the table. */
		if (m->rules.players == 2 && memchr(m->table.doors[seat].card,
		    ONIRIM_CARD_DOOR + door,
		    (size_t)m->table.doors[seat].count) != NULL)
			return action >> 24 == ONIRIM_VERB_DECLINE ||
			    action >> 24 == ONIRIM_VERB_LIMBO;
		return action >> 24 == ONIRIM_VERB_SEARCH ||
		    action >> 24 == ONIRIM_VERB_KEY;
	case ONIRIM_ASK_SWAP:
		return swap_worth(m, action);
	case ONIRIM_ASK_PROPHECY:
		return (match->careless ? -1 : 1) * drop_worth(m, action);
	case ONIRIM_ASK_ORDER:
		return next_worth(m, action);
	case ONIRIM_ASK_NIGHTMARE:
		return nightmare_worth(m, action);
	default:
		return 0;
	}
}

/* One answer in so many slips and is given at random. */
static uint32_t
choose_well(struct match *match)
{
	const struct model_question *q = &match->model.question;
	int best = 0, best_worth = 0;

	if (match->slips > 0 && model_below(&match->policy, match->slips) == 0)
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
step(struct match *match, uint32_t action)
{
	int status;

	if (match->history_count == HISTORY_MAX)
		differ(match, "the game does not end");
	match->history[match->history_count++] = action;
	status = onirim_apply(match->game, action);
	if (status != ONIRIM_OK)
		differ(match, "the last action: the library says %d", status);
	if (!model_apply(&match->model, action))
		differ(match, "the last action: the model refuses it");
}

static bool
is_over(const struct match *match)
{
	return match->model.question.count == 0;
}

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
	copy.config->branches++;
	play_randomly(&copy);
	onirim_game_free(copy.game);
}

static int
doors_placed(const struct match *match)
{
	return match->model.table.doors[0].count +
	    match->model.table.doors[1].count;
}

static void
play_well(struct match *match)
{
	int placed = match->model.rules.race ? 3 : 5;

	for (;;) {
		compare(match);
		if (is_over(match))
			return;
		if (match->model.question.decision == ONIRIM_ASK_DEAL) {
			step(match, choose_deal(match));
			continue;
		}
		/* Once for each further Door that is placed. */
		if (doors_placed(match) >= placed) {
			branch(match);
			placed = doors_placed(match) + 1;
		}
		step(match, choose_well(match));
	}
}

static bool
wins_alone(struct match match)
{
	while (!is_over(&match)) {
		const bool deal = match.model.question.decision ==
		    ONIRIM_ASK_DEAL;

		model_apply(&match.model, deal ? choose_deal(&match) :
		    choose_well(&match));
	}
	return match.model.table.outcome == ONIRIM_WON;
}

/* Victories are rare and have to be compared, too.  So the game is played
 * with the model alone at first, with other slips each time, until it is won;
 * the same generators then win it again on both sides. */
static void
rehearse(struct match *match)
{
	for (int i = 0; i < REHEARSALS && !wins_alone(*match); i++) {
		match->slips = SLIPS_SOME;
		match->policy++;
	}
}

static void
count_result(const struct match *match)
{
	struct config *config = match->config;
	const struct model_table *t = &match->model.table;

	config->games++;
	config->won += t->outcome == ONIRIM_WON;
	config->lost += t->outcome == ONIRIM_LOST;
	if (t->winner != ONIRIM_NOBODY)
		config->winner[t->winner]++;
}

static void
config_words(const struct model_rules *rules, char *text)
{
	const char *const comma = rules->open ? "," : "";
	int n = snprintf(text, CONFIG_TEXT_MAX, "players=%d", rules->players);

	if (rules->open || rules->unique || rules->race)
		n += snprintf(text + n, CONFIG_TEXT_MAX - (size_t)n,
		    " variants=%s%s%s%s%s", rules->open ? "open" : "",
		    rules->unique ? comma : "",
		    rules->unique ? "unique" : "",
		    rules->race && (rules->open || rules->unique) ? "," : "",
		    rules->race ? "race" : "");
	if (rules->first == 0)
		n += snprintf(text + n, CONFIG_TEXT_MAX - (size_t)n,
		    " first=random");
	else
		n += snprintf(text + n, CONFIG_TEXT_MAX - (size_t)n,
		    " first=%d", rules->first);
	if (rules->host)
		snprintf(text + n, CONFIG_TEXT_MAX - (size_t)n,
		    " chance=host");
}

/* Half of the games at random; of the others every third carelessly, so that
 * what good play avoids comes up late in a game, too: a deck that runs out
 * because no Door comes back to it any more, a second Door of one colour. */
static void
play_game(struct config *config, uint64_t seed, long round)
{
	struct match match = { .config = config };
	struct model_rules rules = config->rules;
	size_t length;

	rules.seed = seed;
	config_words(&rules, match.text);
	length = strlen(match.text);
	snprintf(match.text + length, sizeof match.text - length,
	    " seed=%llu", (unsigned long long)seed);
	match.policy = seed ^ 0x5DEECE66Du;
	match.dealer = seed ^ 0xDEA1u;
	model_new(&match.model, &rules);
	if (onirim_game_new(&match.game, match.text, NULL) != ONIRIM_OK)
		differ(&match, "onirim_game_new fails");
	if (round % 2 == 0) {
		play_randomly(&match);
	} else {
		match.careless = round % 6 == 5;
		if (match.careless)
			match.slips = SLIPS_MANY;
		else
			rehearse(&match);
		play_well(&match);
	}
	count_result(&match);
	onirim_game_free(match.game);
}

/*
 * ---- All configurations -------------------------------------------------
 */

static int
list_configs(struct config *config)
{
	int count = 0;

	for (int players = 1; players <= 2; players++)
		for (int variants = 0; variants < 8; variants++)
			for (int first = 0; first <= players; first++)
				for (int host = 0; host < 2; host++) {
					if (players == 1 && variants != 0)
						continue;
					if (host == 1 && first == 0)
						continue;
					config[count++].rules =
					    (struct model_rules){
						.players = players,
						.first = first,
						.open = variants & 1,
						.unique = (variants & 2) != 0,
						.race = (variants & 4) != 0,
						.host = host == 1
					};
				}
	return count;
}

static void
print_config(const struct config *config)
{
	char text[CONFIG_TEXT_MAX];

	config_words(&config->rules, text);
	printf("%-58s %6ld %6ld %9ld %5ld %5ld %5ld %5ld\n", text,
	    config->games, config->branches, config->questions, config->won,
	    config->lost, config->winner[0], config->winner[1]);
}

int
main(int argc, char **argv)
{
	static struct config config[CONFIGS_MAX];
	const long games = argc > 1 ? atol(argv[1]) : GAMES_DEFAULT;
	const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
	const int configs = list_configs(config);
	long questions = 0;
	bool unwon = false;

	for (long i = 0; i < games; i++)
		play_game(&config[i % configs], seed + (uint64_t)i,
		    i / configs);
	printf("%-58s %6s %6s %9s %5s %5s %5s %5s\n", "configuration", "games",
	    "forks", "questions", "won", "lost", "seat1", "seat2");
	for (int i = 0; i < configs; i++) {
		print_config(&config[i]);
		questions += config[i].questions;
		unwon = unwon || config[i].won == 0;
	}
	if (unwon && games >= GAMES_DEFAULT) {
		printf("model: a configuration without a victory\n");
		return 1;
	}
	printf("model: %ld games agree, %ld questions\n", games, questions);
	return 0;
}
