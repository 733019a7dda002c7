/*
 * terrors_check.c - plays games of Nightmarium in lockstep with the library on
 * one side and the model on the other, and compares them at every question.
 *
 *     terrors_check [games] [first seed]
 *
 * A quarter of the games are played at random (onirim-chance(7)); in the others
 * each seat has a manner of its own, so that hands and piles swell and run
 * empty.  Two more are led by the hand into a chain of powers without end.
 * What happened is counted, so that it can be seen that nothing was left out.
 */
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "onirim.h"
#include "report.h"
#include "terrors.h"

enum {
	GAMES_DEFAULT = 2000,
	PLAYERS_MIN = 2,
	OBJECTIVES = 7,
	HISTORY_MAX = 16384,
	SLIPS = 8,	/* one answer in so many is given at random */
	PROBES = 4,	/* actions at a question that may be illegal */
	CONFIG_TEXT_MAX = 160,
	ASKS_MAX = 64,
	VERBS_MAX = 64
};

/* How a seat plays. */
enum manner {
	UNIFORM,
	HOARDING,	/* draws */
	BUILDING,
	WAITING,	/* builds, but leaves the heads to the powers */
	SPARING,	/* throws away what it cannot build */
	MANNERS
};

struct tally {
	long games, questions, won, lost, winner[TERRORS_SEATS];
};

/* What happened in all games. */
struct coverage {
	long action[ASKS_MAX][VERBS_MAX];
	long event[TERRORS_EVENTS];
};

/* One game, on both sides. */
struct match {
	struct tally tally;
	struct coverage *coverage;
	onirim_game *game;
	struct terrors model;
	char text[CONFIG_TEXT_MAX];	/* the configuration, seed and all */
	uint64_t policy;	/* the generator of whoever plays */
	uint64_t dealer;	/* the generator of the host that deals */
	uint64_t prober;	/* the generator of illegal actions */
	enum manner manner[TERRORS_SEATS];
	int history_count;
	uint32_t history[HISTORY_MAX];
};

static uint32_t
below(uint64_t *state, int n)
{
	return model_below(state, (uint32_t)n);
}

/* Tell where the two sides part, and give up. */
static void
differ(const struct match *match, const char *format, ...)
{
	const struct terrors_question *q = &match->model.question;
	const struct terrors_table *t = &match->model.table;
	va_list arguments;

	printf("terrors_check: the library and the model differ\n");
	printf("configuration: %s\n", match->text);
	print_actions("actions so far:", match->history,
	    match->history_count);
	printf("model: step %d turn %d active %d decision %d player %d\n",
	    match->history_count, t->turn, t->active, q->decision, q->player);
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
	const struct terrors_question *q = &match->model.question;
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
	const struct terrors *m = &match->model;
	const onirim_game *game = match->game;

	compare_int(match, "outcome", onirim_outcome(game),
	    m->table.outcome);
	compare_int(match, "winner", onirim_winner(game), m->table.winner);
	compare_int(match, "decision", onirim_decision(game),
	    m->question.decision);
	compare_int(match, "player", onirim_player(game),
	    m->question.player);
	compare_int(match, "subject", onirim_subject(game),
	    m->question.subject);
	compare_lists(match);
}

static bool
is_over(const struct match *match)
{
	return match->model.question.count == 0;
}

static void
compare_number(const struct match *match, int viewer, int what, int index)
{
	const int library = onirim_number(match->game, viewer, what, index);
	const int model = terrors_number(&match->model, viewer, what, index);

	if (library != model)
		differ(match, "number %d of %d as viewer %d sees it: "
		    "library %d, model %d", what, index, viewer, library,
		    model);
}

static void
compare_zone(const struct match *match, int viewer, int zone, int index)
{
	uint8_t library[ONIRIM_CARDS_MAX], model[ONIRIM_CARDS_MAX];
	const int count = onirim_cards(match->game, viewer, zone, index,
	    library, ONIRIM_CARDS_MAX);
	const int due = terrors_cards(&match->model, viewer, zone, index,
	    model);

	if (count == due && (due <= 0 ||
	    memcmp(library, model, (size_t)due) == 0))
		return;
	print_cards("library's cards:", library, count);
	print_cards("model's cards:  ", model, due);
	differ(match, "zone %d of %d as viewer %d sees it: library %d, "
	    "model %d", zone, index, viewer, count, due);
}

/* Everything that is there for a viewer, and the first place in each row of
 * creatures where none stands. */
static void
compare_view(const struct match *match, int viewer)
{
	static const int zones[] = {
		ONIRIM_ZONE_DISCARD, ONIRIM_ZONE_POOL, ONIRIM_ZONE_TOP,
		ONIRIM_ZONE_BOTTOM, ONIRIM_ZONE_PENDING
	};
	static const int numbers[] = {
		ONIRIM_NUMBER_PLAYERS, ONIRIM_NUMBER_TURN,
		ONIRIM_NUMBER_ACTIVE, ONIRIM_NUMBER_DECK,
		ONIRIM_NUMBER_ACTIONS_LEFT, ONIRIM_NUMBER_OBJECTIVE,
		ONIRIM_NUMBER_FROM, ONIRIM_NUMBER_TO, ONIRIM_NUMBER_TO_INDEX
	};
	const struct terrors *m = &match->model;

	for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++)
		compare_zone(match, viewer, zones[i], 0);
	for (int seat = 0; seat < m->rules.players; seat++) {
		compare_zone(match, viewer, ONIRIM_ZONE_HAND, seat);
		for (int i = 0; i < TERRORS_CREATURES &&
		    i <= m->table.creatures[seat]; i++)
			compare_zone(match, viewer, ONIRIM_ZONE_CREATURE,
			    8 * seat + i);
	}
	for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
		compare_number(match, viewer, numbers[i], 0);
}

/* Where nothing is, and where there is no such thing at all: any viewer, also
 * one that is none, any zone and any number with any index. */
static void
compare_edges(struct match *match)
{
	uint64_t *const lot = &match->prober;
	const int viewer = (int)below(lot, 12);

	for (int zone = 0; zone <= ONIRIM_ZONE_CREATURE + 1; zone++) {
		const int indices = zone == ONIRIM_ZONE_CREATURE ? 48 : 7;

		compare_zone(match, viewer, zone, 0);
		compare_zone(match, viewer, zone, (int)below(lot, indices));
		compare_zone(match, viewer, zone, -1);
	}
	for (int what = 0; what <= ONIRIM_NUMBER_TO_INDEX + 1; what++) {
		compare_number(match, viewer, what, 0);
		compare_number(match, viewer, what, (int)below(lot, 6));
		compare_number(match, viewer, what, -1);
	}
}

/* Everything that can be seen from outside. */
static void
compare(struct match *match)
{
	match->tally.questions++;
	if (!terrors_sound(&match->model))
		differ(match, "the model is not sound");
	compare_question(match);
	compare_view(match, ONIRIM_HOST);
	compare_view(match, ONIRIM_NOBODY);
	for (int seat = 0; seat < match->model.rules.players; seat++)
		compare_view(match, seat);
	compare_edges(match);
}

/*
 * ---- Actions that may be illegal ----------------------------------------
 */

static bool
is_listed(const struct terrors_question *q, uint32_t action)
{
	for (int i = 0; i < q->count; i++)
		if (q->action[i] == action)
			return true;
	return false;
}

/* One of the list with a field that is a little off. */
static uint32_t
spoil(struct match *match)
{
	static const int field[] = { 0, 8, 16, 24 };
	const struct terrors_question *q = &match->model.question;
	const uint32_t action = q->action[below(&match->prober, q->count)];
	const uint32_t one = 1u << field[below(&match->prober, 4)];

	return below(&match->prober, 2) == 0 ? action + one : action - one;
}

/* Any of the verbs of this game, with fields of about the right size. */
static uint32_t
invent(struct match *match)
{
	static const int verbs[] = {
		ONIRIM_VERB_DEAL, ONIRIM_VERB_PLAY, ONIRIM_VERB_DISCARD,
		ONIRIM_VERB_DRAW, ONIRIM_VERB_DECLINE, ONIRIM_VERB_STOP,
		ONIRIM_VERB_EXCHANGE, ONIRIM_VERB_BUILD, ONIRIM_VERB_SEIZE,
		ONIRIM_VERB_DESTROY, ONIRIM_VERB_DEVOUR, ONIRIM_VERB_WAKE
	};
	uint64_t *const lot = &match->prober;
	const int verb = verbs[below(lot, sizeof verbs / sizeof verbs[0])];
	int card = ONIRIM_CARD_TERROR + (int)below(lot, 108);
	int place = 0, extra = (int)below(lot, TERRORS_CREATURES);

	if (verb == ONIRIM_VERB_SEIZE || verb == ONIRIM_VERB_DESTROY)
		place = (int)below(lot, TERRORS_SEATS);
	if (verb == ONIRIM_VERB_DEAL || verb == ONIRIM_VERB_DISCARD)
		extra = 0;
	else if (verb != ONIRIM_VERB_BUILD)
		card = 0;
	if (verb >= ONIRIM_VERB_DRAW && verb <= ONIRIM_VERB_EXCHANGE)
		extra = 0;
	return action_of(verb, card, place, extra);
}

/* What is refused leaves the game as it was. */
static void
probe(struct match *match)
{
	const struct terrors_question *q = &match->model.question;
	const bool over = q->count == 0;

	for (int i = 0; i < PROBES; i++) {
		const uint32_t action = i % 2 == 0 && !over ? spoil(match) :
		    invent(match);
		const bool listed = is_listed(q, action);
		const bool is_action =
		    onirim_action_format(action, NULL, 0) > 0;

		if (onirim_is_legal(match->game, action) != listed) {
			print_actions("action:", &action, 1);
			differ(match, "0x%X is %s by the model",
			    (unsigned int)action, listed ? "legal" : "illegal");
		}
		if (listed)
			continue;
		compare_int(match, "status of what is not on the list",
		    onirim_apply(match->game, action), !is_action ?
		    ONIRIM_E_ACTION : over ? ONIRIM_E_OVER :
		    ONIRIM_E_ILLEGAL);
	}
}

/*
 * ---- The dealer and the players -----------------------------------------
 */

static uint32_t
choose_any(struct match *match)
{
	const struct terrors_question *q = &match->model.question;

	return q->action[model_below(&match->policy, (uint32_t)q->count)];
}

/* Each card that could come is as likely as any other. */
static uint32_t
choose_deal(struct match *match)
{
	const struct terrors_question *q = &match->model.question;
	uint32_t sum = 0, place;
	int i;

	for (i = 0; i < q->count; i++)
		sum += q->weight[i];
	place = model_below(&match->dealer, sum);
	for (i = 0; place >= q->weight[i]; i++)
		place -= q->weight[i];
	return q->action[i];
}

/* 0 legs, 1 torso, 2 head. */
static int
built_position(const struct terrors *m, uint32_t action)
{
	const struct terrors_table *t = &m->table;
	const int place = extra_of(action);

	return place < t->creatures[t->active] ?
	    t->creature[t->active][place].count : 0;
}

static int
action_worth(const struct terrors *m, enum manner manner, uint32_t action)
{
	/* By manner: draw, exchange, then build of legs, torso, head. */
	static const int worth[MANNERS][5] = {
		[HOARDING] = { 5, 1, 2, 2, 2 },
		[BUILDING] = { 3, 1, 4, 5, 6 },
		[WAITING] = { 3, 2, 4, 5, 1 },
		[SPARING] = { 1, 2, 3, 3, 3 }
	};

	switch (verb_of(action)) {
	case ONIRIM_VERB_DRAW:
		return worth[manner][0];
	case ONIRIM_VERB_EXCHANGE:
		return worth[manner][1];
	case ONIRIM_VERB_BUILD:
		return m->question.decision == ONIRIM_ASK_MOVE ?
		    worth[manner][2 + built_position(m, action)] : 0;
	case ONIRIM_VERB_DISCARD:
		return manner == SPARING;
	default:
		return 0;
	}
}

/* One of the best by the seat's manner. */
static uint32_t
choose_by_manner(struct match *match)
{
	const struct terrors *m = &match->model;
	const enum manner manner = match->manner[m->question.player];
	uint32_t best = 0;
	int best_worth = -1;
	uint32_t equals = 0;

	if (manner == UNIFORM || model_below(&match->policy, SLIPS) == 0)
		return choose_any(match);
	for (int i = 0; i < m->question.count; i++) {
		const uint32_t action = m->question.action[i];
		const int worth = action_worth(m, manner, action);

		if (worth > best_worth)
			equals = 0;
		if (worth < best_worth ||
		    model_below(&match->policy, ++equals) != 0)
			continue;
		best = action;
		best_worth = worth;
	}
	return best;
}

/*
 * ---- Matches ------------------------------------------------------------
 */

static void
step(struct match *match, uint32_t action)
{
	const int decision = match->model.question.decision;
	int status;

	if (match->history_count == HISTORY_MAX)
		differ(match, "the game does not end");
	match->history[match->history_count++] = action;
	match->coverage->action[decision % ASKS_MAX][verb_of(action)]++;
	status = onirim_apply(match->game, action);
	if (status != ONIRIM_OK)
		differ(match, "the last action: the library says %d", status);
	if (!terrors_apply(&match->model, action))
		differ(match, "the last action: the model refuses it");
}

/* To the end, answering as the function says.  Everything is compared after
 * the probes, so that what they leave behind is seen. */
static void
play(struct match *match, uint32_t (*choose)(struct match *match))
{
	for (;;) {
		compare_question(match);
		probe(match);
		compare(match);
		if (is_over(match))
			return;
		step(match, choose(match));
	}
}

static uint32_t
choose(struct match *match)
{
	if (match->model.question.decision == ONIRIM_ASK_DEAL)
		return choose_deal(match);
	return choose_by_manner(match);
}

static void
config_words(const struct terrors_rules *rules, char *text)
{
	char first[16] = "random";

	if (rules->first > 0)
		snprintf(first, sizeof first, "%d", rules->first);
	snprintf(text, CONFIG_TEXT_MAX, "game=nightmarium players=%d first=%s "
	    "objective=%d turns=%d chance=%s seed=%llu", rules->players,
	    first, rules->objective, rules->turns,
	    rules->host ? "host" : "seeded",
	    (unsigned long long)rules->seed);
}

static void
begin(struct match *match, const struct terrors_rules *rules,
    struct coverage *coverage)
{
	memset(match, 0, sizeof *match);
	match->coverage = coverage;
	config_words(rules, match->text);
	match->policy = rules->seed ^ 0x5DEECE66Du;
	match->dealer = rules->seed ^ 0xDEA1u;
	match->prober = rules->seed ^ 0x9806Eu;
	terrors_new(&match->model, rules);
	if (onirim_game_new(&match->game, match->text, NULL) != ONIRIM_OK)
		differ(match, "onirim_game_new fails");
}

static void
end(struct match *match)
{
	const struct terrors_table *t = &match->model.table;

	for (int i = 0; i < TERRORS_EVENTS; i++)
		match->coverage->event[i] += t->happened[i];
	match->tally.games = 1;
	match->tally.won = t->outcome == ONIRIM_WON;
	match->tally.lost = t->outcome == ONIRIM_LOST;
	if (t->winner != ONIRIM_NOBODY)
		match->tally.winner[t->winner] = 1;
	onirim_game_free(match->game);
}

/*
 * ---- A chain without end ------------------------------------------------
 *
 * Seat 0 builds two creatures of Herald legs and Devourer torso, the first one
 * with its head, while there is nothing yet to be devoured.  All other cards
 * are drawn by both seats, but for two heads like that one, without a power:
 * one in the hand of seat 0 for its second creature, and one in the pile.  Then
 * the two creatures wake each other without a question (N22).  In another such
 * game a further card goes round with them, and the questions count how often.
 */

enum {
	CHAIN_LEGS = ONIRIM_CARD_TERROR + 57 - 1,
	CHAIN_TORSO = ONIRIM_CARD_TERROR + 53 - 1,
	CHAIN_TORSO_OTHER = ONIRIM_CARD_TERROR + 92 - 1,
	CHAIN_HEAD = ONIRIM_CARD_TERROR + 67 - 1,
	/* Seat 1 builds these, or draws, so that one card is left in the pile
	 * or two. */
	CHAIN_LEGS_SPARE = ONIRIM_CARD_TERROR + 30 - 1,
	CHAIN_TORSO_SPARE = ONIRIM_CARD_TERROR + 35 - 1,
	CHAIN_ALONE = 3,	/* the objective of the first game */
	CHAIN_COUNTED = 4	/* and of the other */
};

/* The first of those wanted that is on the list, or else a card drawn, or else
 * any. */
static uint32_t
first_listed(struct match *match, const uint32_t *wanted, int count)
{
	const uint32_t draw = action_of(ONIRIM_VERB_DRAW, 0, 0, 0);

	for (int i = 0; i < count; i++)
		if (is_listed(&match->model.question, wanted[i]))
			return wanted[i];
	return is_listed(&match->model.question, draw) ? draw :
	    choose_any(match);
}

static uint32_t
deal_of(int face)
{
	return action_of(ONIRIM_VERB_DEAL, face, 0, 0);
}

static uint32_t
build_of(int face, int place)
{
	return action_of(ONIRIM_VERB_BUILD, face, 0, place);
}

/* Each seat gets first what it builds with; other heads come last. */
static uint32_t
deal_chain(struct match *match)
{
	static const int faces[2][6] = {
		{ CHAIN_LEGS, CHAIN_LEGS, CHAIN_TORSO, CHAIN_TORSO_OTHER,
		    CHAIN_HEAD, CHAIN_HEAD },
		{ CHAIN_LEGS_SPARE, CHAIN_TORSO_SPARE }
	};
	const struct terrors *m = &match->model;
	const struct terrors_question *q = &m->question;
	const int due = q->to_index == 0 ? 6 : 2;
	int count = m->table.hand[q->to_index].count;

	for (int i = 0; i < m->table.creatures[q->to_index]; i++)
		count += m->table.creature[q->to_index][i].count;
	if (q->to == ONIRIM_ZONE_HAND && count < due)
		return deal_of(faces[q->to_index][count]);
	return q->action[q->action[0] == deal_of(CHAIN_HEAD)];
}

static uint32_t
choose_chain(struct match *match)
{
	const struct terrors_table *t = &match->model.table;
	const struct terrors_question *q = &match->model.question;
	const bool first_stands = t->creatures[0] > 0 &&
	    t->creature[0][0].count == 3;
	const uint32_t first[] = {
		build_of(CHAIN_LEGS, 0), build_of(CHAIN_TORSO, 0),
		build_of(CHAIN_HEAD, 0)
	};
	const uint32_t second[] = {
		build_of(CHAIN_LEGS, 1), build_of(CHAIN_TORSO_OTHER, 1)
	};
	const uint32_t last[] = {
		build_of(CHAIN_HEAD, 1), build_of(CHAIN_HEAD, 0)
	};
	const uint32_t spare[] = {
		build_of(CHAIN_LEGS_SPARE, 0), build_of(CHAIN_TORSO_SPARE, 0)
	};

	if (q->decision == ONIRIM_ASK_DEAL)
		return deal_chain(match);
	if (q->player != 0 && match->model.rules.objective == CHAIN_ALONE)
		return first_listed(match, spare, 2);
	if (q->decision != ONIRIM_ASK_MOVE || t->pile.count <= 2)
		return first_listed(match, last, 2);
	return first_stands ? first_listed(match, second, 2) :
	    first_listed(match, first, 3);
}

static void
play_chain(struct coverage *coverage, int objective)
{
	static struct match match;
	const struct terrors_rules rules = {
		.players = 2, .first = 1, .objective = objective,
		.turns = 60, .host = true
	};

	begin(&match, &rules, coverage);
	play(&match, choose_chain);
	end(&match);
}

/*
 * ---- All configurations -------------------------------------------------
 */

enum {
	KIND_OBJECTIVE = TERRORS_SEATS - PLAYERS_MIN + 1,
	KIND_HOST = KIND_OBJECTIVE + OBJECTIVES,
	KIND_RANDOM,
	KIND_SHORT,
	KIND_LONG,
	KINDS
};

struct results {
	struct tally all, kind[KINDS];
	struct coverage coverage;
};

static void
tally_add(struct tally *sum, const struct tally *game)
{
	sum->games += game->games;
	sum->questions += game->questions;
	sum->won += game->won;
	sum->lost += game->lost;
	for (int seat = 0; seat < TERRORS_SEATS; seat++)
		sum->winner[seat] += game->winner[seat];
}

static void
count_result(struct results *results, const struct match *match)
{
	const struct terrors_rules *rules = &match->model.rules;
	struct tally *kind = results->kind;

	tally_add(&results->all, &match->tally);
	tally_add(&kind[rules->players - PLAYERS_MIN], &match->tally);
	tally_add(&kind[KIND_OBJECTIVE + rules->objective - 1],
	    &match->tally);
	if (rules->host)
		tally_add(&kind[KIND_HOST], &match->tally);
	if (rules->first == 0)
		tally_add(&kind[KIND_RANDOM], &match->tally);
	tally_add(&kind[rules->turns < 10 ? KIND_SHORT : KIND_LONG],
	    &match->tally);
}

/* Players and objective one after the other, the rest by lot. */
static struct terrors_rules
choose_rules(long number, uint64_t *lot)
{
	static const int few[] = { 1, 2, 7 };
	static const int many[] = { 60, 60, 60, 60, 120, 120, 400 };
	struct terrors_rules rules = {
		.players = PLAYERS_MIN + (int)(number % 4),
		.objective = 1 + (int)(number / 4 % OBJECTIVES)
	};

	rules.turns = below(lot, 10) == 0 ? few[below(lot, 3)] :
	    many[below(lot, 7)];
	rules.host = below(lot, 2) == 1;
	rules.first = (int)below(lot, rules.players + 1);
	if (rules.host && rules.first == 0)
		rules.first = 1;
	return rules;
}

static void
play_match(struct results *results, uint64_t seed, long number)
{
	static struct match match;
	uint64_t lot = seed ^ 0x10D5u;
	struct terrors_rules rules = choose_rules(number, &lot);
	const bool uniform = below(&lot, 4) == 0;

	rules.seed = seed;
	begin(&match, &rules, &results->coverage);
	for (int seat = 0; seat < TERRORS_SEATS && !uniform; seat++)
		match.manner[seat] = (enum manner)below(&lot, MANNERS);
	play(&match, choose);
	end(&match);
	count_result(results, &match);
}

/*
 * ---- What happened ------------------------------------------------------
 */

static void
print_tally(const char *name, const struct tally *tally)
{
	printf("%-20s %6ld %9ld %6ld %6ld", name, tally->games,
	    tally->questions, tally->won, tally->lost);
	for (int seat = 0; seat < TERRORS_SEATS; seat++)
		printf(" %5ld", tally->winner[seat]);
	printf("\n");
}

/* How many kinds were never won, short games left aside. */
static int
print_tallies(const struct tally *kind)
{
	static const char *const words[] = {
		"chance=host", "first=random", "turns=1, 2 or 7",
		"turns=60 and more"
	};
	int unwon = 0;

	printf("%-20s %6s %9s %6s %6s %5s %5s %5s %5s %5s\n", "configuration",
	    "games", "questions", "won", "lost", "seat1", "seat2", "seat3",
	    "seat4", "seat5");
	for (int i = 0; i < KINDS; i++) {
		char name[CONFIG_TEXT_MAX];

		if (i < KIND_OBJECTIVE)
			snprintf(name, sizeof name, "players=%d",
			    i + PLAYERS_MIN);
		else if (i < KIND_HOST)
			snprintf(name, sizeof name, "objective=%d",
			    i - KIND_OBJECTIVE + 1);
		else
			snprintf(name, sizeof name, "%s",
			    words[i - KIND_HOST]);
		print_tally(name, &kind[i]);
		unwon += kind[i].won == 0 && i != KIND_SHORT;
	}
	return unwon;
}

/* A row of the table. */
struct row {
	const char *name;
	int ask, verb;	/* an answer, when ask is not 0 */
	int event;
};

#define ANSWER(ask, verb) { #ask " " #verb, ONIRIM_ASK_##ask, \
	ONIRIM_VERB_##verb, 0 }
#define HAPPENED(event, name) { name, 0, 0, event }

static const struct row rows[] = {
	ANSWER(DEAL, DEAL),
	ANSWER(MOVE, DRAW),
	ANSWER(MOVE, EXCHANGE),
	ANSWER(MOVE, BUILD),
	ANSWER(EXCHANGE, DISCARD),
	ANSWER(EXCHANGE, STOP),
	ANSWER(LEGION, DISCARD),
	ANSWER(HERALD, BUILD),
	ANSWER(WAKE, WAKE),
	ANSWER(JOKER, BUILD),
	ANSWER(EXECUTIONER, SEIZE),
	ANSWER(SCAVENGER, DESTROY),
	ANSWER(DEVOURER, DEVOUR),
	HAPPENED(TERRORS_EXCHANGED + 0, "exchange of one card"),
	HAPPENED(TERRORS_EXCHANGED + 1, "exchange of two"),
	HAPPENED(TERRORS_EXCHANGED + 2, "exchange of three"),
	HAPPENED(TERRORS_EXCHANGED + 3, "exchange of four and more"),
	HAPPENED(TERRORS_EXCHANGED_ALL, "exchange of the whole hand"),
	HAPPENED(TERRORS_NOTHING_TO_DRAW, "pile and discard pile empty"),
	HAPPENED(TERRORS_BOUND, "a second build bound to a legion"),
	HAPPENED(TERRORS_ONLY_MOVE, "an only possible action"),
	HAPPENED(TERRORS_PASSED + 0, "the first action passed"),
	HAPPENED(TERRORS_PASSED + 1, "the second action passed"),
	HAPPENED(TERRORS_SECOND_FOLLOWS, "a second action after a waking"),
	HAPPENED(TERRORS_REFILLED + 0, "the pile refilled at draw"),
	HAPPENED(TERRORS_REFILLED + 1, "the pile refilled at exchange"),
	HAPPENED(TERRORS_REFILLED + 2, "the pile refilled at Mourner"),
	HAPPENED(TERRORS_REFILLED + 3, "the pile refilled at Herald"),
	HAPPENED(TERRORS_REFILLED + 4, "the same for its second card"),
	HAPPENED(TERRORS_KNOWN_LEAVES, "a known card leaves a hand"),
	HAPPENED(TERRORS_WOKE, "a creature wakes"),
	HAPPENED(TERRORS_WOKE_AGAIN, "a creature wakes again"),
	HAPPENED(TERRORS_NOT_WOKEN, "a creature beyond 100 does not wake"),
	HAPPENED(TERRORS_PAID_OF_LEGION, "penalty: one of the legion"),
	HAPPENED(TERRORS_PAID_OTHERS + 2, "penalty: two others"),
	HAPPENED(TERRORS_PAID_OTHERS + 1, "penalty: one other"),
	HAPPENED(TERRORS_PAID_OTHERS + 0, "penalty: nothing"),
	HAPPENED(TERRORS_PAID_ENOUGH_LEFT, "penalty: a face is too high"),
	HAPPENED(TERRORS_PAID_AGAIN, "penalty of a creature again"),
	HAPPENED(TERRORS_LOST_NO_TARGET, "powers lost without a target"),
	HAPPENED(TERRORS_LOST_TAKEN_OVER, "powers lost to another creature"),
	HAPPENED(TERRORS_HERALD_REVEALED + 0, "Herald reveals nothing"),
	HAPPENED(TERRORS_HERALD_REVEALED + 1, "Herald reveals one card"),
	HAPPENED(TERRORS_HERALD_REVEALED + 2, "Herald reveals two"),
	HAPPENED(TERRORS_HERALD_PLACED + 0, "Herald places nothing"),
	HAPPENED(TERRORS_HERALD_PLACED + 1, "Herald places one card"),
	HAPPENED(TERRORS_HERALD_PLACED + 2, "Herald places two"),
	HAPPENED(TERRORS_HERALD_COMPLETED + 0, "Herald completes nothing"),
	HAPPENED(TERRORS_HERALD_COMPLETED + 1, "Herald completes one creature"),
	HAPPENED(TERRORS_HERALD_COMPLETED + 2, "Herald completes two"),
	HAPPENED(TERRORS_HERALD_OTHER_GOES, "Herald: the other could stand"),
	HAPPENED(TERRORS_HERALD_WAKES + 0, "Herald: the lower place wakes"),
	HAPPENED(TERRORS_HERALD_WAKES + 1, "Herald: the higher place wakes"),
	HAPPENED(TERRORS_MOURNER + 0, "Mourner draws nothing"),
	HAPPENED(TERRORS_MOURNER + 1, "Mourner draws one card"),
	HAPPENED(TERRORS_MOURNER + 2, "Mourner draws two"),
	HAPPENED(TERRORS_JOKER_PLACED, "Joker places a card"),
	HAPPENED(TERRORS_JOKER_COMPLETED, "Joker completes a creature"),
	HAPPENED(TERRORS_JOKER_NONE, "Joker without a target"),
	HAPPENED(TERRORS_SEIZED + 0, "Executioner: an only card"),
	HAPPENED(TERRORS_SEIZED + 1, "Executioner: a torso"),
	HAPPENED(TERRORS_SEIZED + 2, "Executioner: a head"),
	HAPPENED(TERRORS_SEIZED_MOVED_UP, "Executioner: others move up"),
	HAPPENED(TERRORS_SEIZED_NONE, "Executioner without a target"),
	HAPPENED(TERRORS_DESTROYED + 0, "Scavenger: an only card"),
	HAPPENED(TERRORS_DESTROYED + 1, "Scavenger: two cards"),
	HAPPENED(TERRORS_DESTROYED_NONE, "Scavenger without a target"),
	HAPPENED(TERRORS_DEVOURED + 0, "Devourer: an only card"),
	HAPPENED(TERRORS_DEVOURED + 1, "Devourer: a torso"),
	HAPPENED(TERRORS_DEVOURED + 2, "Devourer: a head"),
	HAPPENED(TERRORS_DEVOURED_BELOW_ACTIVE, "Devourer: active one moves"),
	HAPPENED(TERRORS_DEVOURED_FORMER, "Devourer: one it took over from"),
	HAPPENED(TERRORS_DEVOURED_NONE, "Devourer without a target"),
	HAPPENED(TERRORS_WON_BY + 0, "victory by a build"),
	HAPPENED(TERRORS_WON_BY + 1, "victory by Herald"),
	HAPPENED(TERRORS_WON_BY + 2, "victory by Joker"),
	HAPPENED(TERRORS_WON_REVEALED, "victory, a card still revealed"),
	HAPPENED(TERRORS_WON_BY_SEAT + 0, "victory of seat 1"),
	HAPPENED(TERRORS_WON_BY_SEAT + 1, "victory of seat 2"),
	HAPPENED(TERRORS_WON_BY_SEAT + 2, "victory of seat 3"),
	HAPPENED(TERRORS_WON_BY_SEAT + 3, "victory of seat 4"),
	HAPPENED(TERRORS_WON_BY_SEAT + 4, "victory of seat 5"),
	HAPPENED(TERRORS_TURNS_OVER, "the last turn over")
};

/* How many rows are 0. */
static int
print_coverage(const struct coverage *coverage)
{
	int uncovered = 0;

	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
		const struct row *row = &rows[i];
		const long count = row->ask != 0 ?
		    coverage->action[row->ask][row->verb] :
		    coverage->event[row->event];

		printf("%-40s %9ld\n", row->name, count);
		uncovered += count == 0;
	}
	return uncovered;
}

int
main(int argc, char **argv)
{
	static struct results results;
	const long games = argc > 1 ? atol(argv[1]) : GAMES_DEFAULT;
	const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
	int unwon, uncovered;

	if (!terrors_add_up()) {
		printf("terrors: the cards do not add up\n");
		return 1;
	}
	for (long i = 0; i < games; i++)
		play_match(&results, seed + (uint64_t)i, i);
	play_chain(&results.coverage, CHAIN_ALONE);
	play_chain(&results.coverage, CHAIN_COUNTED);
	unwon = print_tallies(results.kind);
	uncovered = print_coverage(&results.coverage);
	if (unwon + uncovered > 0 && games >= GAMES_DEFAULT) {
		printf("terrors: %d kinds of games without a victory, "
		    "%d things that never happened\n", unwon, uncovered);
		return 1;
	}
	printf("terrors: %ld games agree, %ld questions\n", games,
	    results.all.questions);
	return results.all.questions == 0;
}
