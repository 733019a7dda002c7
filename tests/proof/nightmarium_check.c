/*
 * nightmarium_check.c - plays games of Nightmarium in lockstep with the library
 * on one side and the model on the other, and compares them at every question.
 *
 *     nightmarium_model [games] [first seed]
 *
 * A quarter of the games are played at random (onirim-chance(7)); in the others
 * each seat has a manner of its own, so that hands and piles swell and run
 * empty.  Two more are led by the hand into a chain of powers without end.
 * What happened is counted, so that it can be seen that nothing was left out.
 */
#include "nightmarium_model.h"

enum {
	GAMES_DEFAULT = 2000,
	PLAYERS_MIN = 2,
	OBJECTIVES = 7,
	SLIPS = 8,	/* one answer in so many is given at random */
	PROBES = 4	/* actions at a question that may be illegal */
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

struct habits {
	enum manner manner[MODEL_SEATS];
	uint64_t prober;	/* the generator of illegal actions */
};

#include "lockstep.h"

static uint32_t
below(uint64_t *state, int n)
{
	return model_below(state, (uint32_t)n);
}

/*
 * ---- Comparing ----------------------------------------------------------
 */

static void
compare_question(const struct match *match)
{
	const struct model *m = &match->model;
	const onirim_game *game = match->game;

	compare_int(match, "outcome", onirim_outcome(game),
	    m->table.outcome);
	compare_int(match, "winner", onirim_winner(game), m->table.winner);
	compare_results(match);
	compare_int(match, "decision", onirim_decision(game),
	    m->question.decision);
	compare_int(match, "player", onirim_player(game),
	    m->question.player);
	compare_int(match, "subject", onirim_subject(game),
	    m->question.subject);
	compare_lists(match);
}

static void
compare_number(const struct match *match, int viewer, int what, int index)
{
	const int library = onirim_number(match->game, viewer, what, index);
	const int model = model_number(&match->model, viewer, what, index);

	if (library != model)
		differ(match, "number %d of %d as viewer %d sees it: "
		    "library %d, model %d", what, index, viewer, library,
		    model);
}

static void
compare_zone(const struct match *match, int viewer, int zone, int index)
{
	const struct shown shown = show(match, viewer, zone, index);

	compare_shown(match, &shown);
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
		ONIRIM_NUMBER_FROM, ONIRIM_NUMBER_TO, ONIRIM_NUMBER_TO_INDEX,
		ONIRIM_NUMBER_GAME, ONIRIM_NUMBER_TURNS, ONIRIM_NUMBER_FIRST,
		ONIRIM_NUMBER_HOST, ONIRIM_NUMBER_END
	};
	const struct model *m = &match->model;

	for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++)
		compare_zone(match, viewer, zones[i], 0);
	for (int seat = 0; seat < m->rules.players; seat++) {
		compare_zone(match, viewer, ONIRIM_ZONE_HAND, seat);
		for (int i = 0; i < MODEL_CREATURES &&
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
	uint64_t *const lot = &match->habits.prober;
	const int viewer = (int)below(lot, 12);

	for (int zone = 0; zone <= ONIRIM_ZONE_CREATURE + 1; zone++) {
		const int indices = zone == ONIRIM_ZONE_CREATURE ? 48 : 7;

		compare_zone(match, viewer, zone, 0);
		compare_zone(match, viewer, zone, (int)below(lot, indices));
		compare_zone(match, viewer, zone, -1);
	}
	for (int what = 0; what <= ONIRIM_NUMBER_END + 1; what++) {
		compare_number(match, viewer, what, 0);
		compare_number(match, viewer, what, (int)below(lot, 6));
		compare_number(match, viewer, what, -1);
	}
}

/* Everything that can be seen from outside. */
static void
compare(struct match *match)
{
	match->tally->questions++;
	if (!model_sound(&match->model))
		differ(match, "the model is not sound");
	compare_question(match);
	compare_events(match);
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
is_listed(const struct model_question *q, uint32_t action)
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
	const struct model_question *q = &match->model.question;
	uint64_t *const lot = &match->habits.prober;
	const uint32_t action = q->action[below(lot, q->count)];
	const uint32_t one = 1u << field[below(lot, 4)];

	return below(lot, 2) == 0 ? action + one : action - one;
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
	uint64_t *const lot = &match->habits.prober;
	const int verb = verbs[below(lot, sizeof verbs / sizeof verbs[0])];
	int card = ONIRIM_CARD_TERROR + (int)below(lot, 108);
	int place = 0, extra = (int)below(lot, MODEL_CREATURES);

	if (verb == ONIRIM_VERB_SEIZE || verb == ONIRIM_VERB_DESTROY)
		place = (int)below(lot, MODEL_SEATS);
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
	const struct model_question *q = &match->model.question;
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
 * ---- The players --------------------------------------------------------
 */

/* 0 legs, 1 torso, 2 head. */
static int
built_position(const struct model *m, uint32_t action)
{
	const struct model_table *t = &m->table;
	const int place = extra_of(action);

	return place < t->creatures[t->active] ?
	    t->creature[t->active][place].count : 0;
}

static int
action_worth(const struct model *m, enum manner manner, uint32_t action)
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
	const struct model *m = &match->model;
	const enum manner manner = match->habits.manner[m->question.player];
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
config_words(const struct model_rules *rules, char *text)
{
	char first[16] = "random";

	if (rules->first > 0)
		snprintf(first, sizeof first, "%d", rules->first);
	snprintf(text, CONFIG_TEXT_MAX, "game=nightmarium players=%d first=%s "
	    "objective=%d turns=%d chance=%s seed=%llu events=on",
	    rules->players,
	    first, rules->objective, rules->turns,
	    rules->host ? "host" : "seeded",
	    (unsigned long long)rules->seed);
}

/* A game from its set-up to its end. */
static void
play_game(struct match *match, const struct model_rules *rules,
    uint32_t (*chooser)(struct match *match))
{
	config_words(rules, match->text);
	match->habits.prober = rules->seed ^ 0x9806Eu;
	begin(match, rules);
	play(match, chooser);
	end(match);
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
	const struct model *m = &match->model;
	const struct model_question *q = &m->question;
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
	const struct model_table *t = &match->model.table;
	const struct model_question *q = &match->model.question;
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
	struct tally tally = { 0 };
	const struct model_rules rules = {
		.players = 2, .first = 1, .objective = objective,
		.turns = 60, .host = true
	};

	match = (struct match){ .tally = &tally, .coverage = coverage };
	play_game(&match, &rules, choose_chain);
}

/*
 * ---- All configurations -------------------------------------------------
 */

enum {
	KIND_OBJECTIVE = MODEL_SEATS - PLAYERS_MIN + 1,
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
count_result(struct results *results, const struct match *match)
{
	const struct model_rules *rules = &match->model.rules;
	struct tally *kind = results->kind;

	tally_add(&results->all, match->tally);
	tally_add(&kind[rules->players - PLAYERS_MIN], match->tally);
	tally_add(&kind[KIND_OBJECTIVE + rules->objective - 1],
	    match->tally);
	if (rules->host)
		tally_add(&kind[KIND_HOST], match->tally);
	if (rules->first == 0)
		tally_add(&kind[KIND_RANDOM], match->tally);
	tally_add(&kind[rules->turns < 10 ? KIND_SHORT : KIND_LONG],
	    match->tally);
}

/* Players and objective one after the other, the rest by lot. */
static struct model_rules
choose_rules(long number, uint64_t *lot)
{
	static const int few[] = { 1, 2, 7 };
	static const int many[] = { 60, 60, 60, 60, 120, 120, 400 };
	struct model_rules rules = {
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
	struct tally tally = { 0 };
	uint64_t lot = seed ^ 0x10D5u;
	struct model_rules rules = choose_rules(number, &lot);
	const bool uniform = below(&lot, 4) == 0;

	rules.seed = seed;
	match = (struct match){
		.tally = &tally, .coverage = &results->coverage
	};
	for (int seat = 0; seat < MODEL_SEATS && !uniform; seat++)
		match.habits.manner[seat] =
		    (enum manner)below(&lot, MANNERS);
	play_game(&match, &rules, choose);
	count_result(results, &match);
}

/*
 * ---- What happened ------------------------------------------------------
 */

/* How many kinds were never won, short games left aside. */
static int
print_tallies(const struct tally *kind)
{
	static const char *const words[] = {
		"chance=host", "first=random", "turns=1, 2 or 7",
		"turns=60 and more"
	};
	int unwon = 0;

	print_tally_head();
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
	HAPPENED(MODEL_EXCHANGED + 0, "exchange of one card"),
	HAPPENED(MODEL_EXCHANGED + 1, "exchange of two"),
	HAPPENED(MODEL_EXCHANGED + 2, "exchange of three"),
	HAPPENED(MODEL_EXCHANGED + 3, "exchange of four and more"),
	HAPPENED(MODEL_EXCHANGED_ALL, "exchange of the whole hand"),
	HAPPENED(MODEL_NOTHING_TO_DRAW, "pile and discard pile empty"),
	HAPPENED(MODEL_BOUND, "a second build bound to a legion"),
	HAPPENED(MODEL_ONLY_MOVE, "an only possible action"),
	HAPPENED(MODEL_PASSED + 0, "the first action passed"),
	HAPPENED(MODEL_PASSED + 1, "the second action passed"),
	HAPPENED(MODEL_SECOND_FOLLOWS, "a second action after a waking"),
	HAPPENED(MODEL_MADE_ANEW + 0, "the pile made anew by a draw"),
	HAPPENED(MODEL_MADE_ANEW + 1, "made anew by an exchange"),
	HAPPENED(MODEL_MADE_ANEW + 2, "made anew by a Mourner's first card"),
	HAPPENED(MODEL_MADE_ANEW + 3, "made anew by a Mourner's second"),
	HAPPENED(MODEL_MADE_ANEW + 4, "made anew by a Herald's first card"),
	HAPPENED(MODEL_MADE_ANEW + 5, "made anew by a Herald's second"),
	HAPPENED(MODEL_PILE_STAYS_EMPTY, "empty, nothing to make it anew of"),
	HAPPENED(MODEL_MADE_ANEW_LATE + 0, "made anew late for a draw"),
	HAPPENED(MODEL_MADE_ANEW_LATE + 1, "made anew late for an exchange"),
	HAPPENED(MODEL_MADE_ANEW_LATE + 2, "made anew late for a Mourner"),
	HAPPENED(MODEL_MADE_ANEW_LATE + 4, "made anew late for a Herald"),
	HAPPENED(MODEL_KNOWN_LEAVES, "a known card leaves a hand"),
	HAPPENED(MODEL_WOKE, "a creature wakes"),
	HAPPENED(MODEL_WOKE_AGAIN, "a creature wakes again"),
	HAPPENED(MODEL_NOT_WOKEN, "a creature beyond 100 does not wake"),
	HAPPENED(MODEL_PAID_OF_LEGION, "penalty: one of the legion"),
	HAPPENED(MODEL_PAID_OTHERS + 2, "penalty: two others"),
	HAPPENED(MODEL_PAID_OTHERS + 1, "penalty: one other"),
	HAPPENED(MODEL_PAID_OTHERS + 0, "penalty: nothing"),
	HAPPENED(MODEL_PAID_ENOUGH_LEFT, "penalty: a face is too high"),
	HAPPENED(MODEL_PAID_AGAIN, "penalty of a creature again"),
	HAPPENED(MODEL_LOST_NO_TARGET, "powers lost without a target"),
	HAPPENED(MODEL_LOST_TAKEN_OVER, "powers lost to another creature"),
	HAPPENED(MODEL_HERALD_REVEALED + 0, "Herald reveals nothing"),
	HAPPENED(MODEL_HERALD_REVEALED + 1, "Herald reveals one card"),
	HAPPENED(MODEL_HERALD_REVEALED + 2, "Herald reveals two"),
	HAPPENED(MODEL_HERALD_PLACED + 0, "Herald places none of two"),
	HAPPENED(MODEL_HERALD_PLACED + 1, "Herald places one of two"),
	HAPPENED(MODEL_HERALD_PLACED + 2, "Herald places both of two"),
	HAPPENED(MODEL_HERALD_COMPLETED + 0, "Herald completes nothing"),
	HAPPENED(MODEL_HERALD_COMPLETED + 1, "Herald completes one creature"),
	HAPPENED(MODEL_HERALD_COMPLETED + 2, "Herald completes two"),
	HAPPENED(MODEL_HERALD_OTHER_GOES, "Herald: the other could stand"),
	HAPPENED(MODEL_HERALD_WAKES + 0, "Herald: the lower place wakes"),
	HAPPENED(MODEL_HERALD_WAKES + 1, "Herald: the higher place wakes"),
	HAPPENED(MODEL_MOURNER + 0, "Mourner draws nothing"),
	HAPPENED(MODEL_MOURNER + 1, "Mourner draws one card"),
	HAPPENED(MODEL_MOURNER + 2, "Mourner draws two"),
	HAPPENED(MODEL_JOKER_PLACED, "Joker places a card"),
	HAPPENED(MODEL_JOKER_COMPLETED, "Joker completes a creature"),
	HAPPENED(MODEL_JOKER_NONE, "Joker without a target"),
	HAPPENED(MODEL_SEIZED + 0, "Executioner: an only card"),
	HAPPENED(MODEL_SEIZED + 1, "Executioner: a torso"),
	HAPPENED(MODEL_SEIZED + 2, "Executioner: a head"),
	HAPPENED(MODEL_SEIZED_MOVED_UP, "Executioner: others move up"),
	HAPPENED(MODEL_SEIZED_NONE, "Executioner without a target"),
	HAPPENED(MODEL_DESTROYED + 0, "Scavenger: an only card"),
	HAPPENED(MODEL_DESTROYED + 1, "Scavenger: two cards"),
	HAPPENED(MODEL_DESTROYED_NONE, "Scavenger without a target"),
	HAPPENED(MODEL_DEVOURED + 0, "Devourer: an only card"),
	HAPPENED(MODEL_DEVOURED + 1, "Devourer: a torso"),
	HAPPENED(MODEL_DEVOURED + 2, "Devourer: a head"),
	HAPPENED(MODEL_DEVOURED_BELOW_ACTIVE, "Devourer: active one moves"),
	HAPPENED(MODEL_DEVOURED_FORMER, "Devourer: one it took over from"),
	HAPPENED(MODEL_DEVOURED_NONE, "Devourer without a target"),
	HAPPENED(MODEL_WON_BY + 0, "victory by a build"),
	HAPPENED(MODEL_WON_BY + 1, "victory by Herald"),
	HAPPENED(MODEL_WON_BY + 2, "victory by Joker"),
	HAPPENED(MODEL_WON_REVEALED, "victory, a card still revealed"),
	HAPPENED(MODEL_WON_BY_SEAT + 0, "victory of seat 1"),
	HAPPENED(MODEL_WON_BY_SEAT + 1, "victory of seat 2"),
	HAPPENED(MODEL_WON_BY_SEAT + 2, "victory of seat 3"),
	HAPPENED(MODEL_WON_BY_SEAT + 3, "victory of seat 4"),
	HAPPENED(MODEL_WON_BY_SEAT + 4, "victory of seat 5"),
	HAPPENED(MODEL_TURNS_OVER, "the last turn over")
};

int
main(int argc, char **argv)
{
	static struct results results;
	const long games = argc > 1 ? atol(argv[1]) : GAMES_DEFAULT;
	const uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
	int missing;

	if (!model_add_up()) {
		printf("nightmarium: the cards do not add up\n");
		return 1;
	}
	for (long i = 0; i < games; i++)
		play_match(&results, seed + (uint64_t)i, i);
	play_chain(&results.coverage, CHAIN_ALONE);
	play_chain(&results.coverage, CHAIN_COUNTED);
	missing = print_tallies(results.kind) + print_coverage(
	    &results.coverage, rows, sizeof rows / sizeof rows[0]);
	return verdict("nightmarium", games, GAMES_DEFAULT,
	    results.all.questions, missing);
}
