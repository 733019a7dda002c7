/*
 * lockstep.h - a game that is played on two sides at once, the library and a
 * model, and what happened in all such games.  No rule of a game is in here.
 *
 * A comparison includes this file behind the header of its model, and defines
 * struct habits: how the seats play.
 */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "onirim.h"

enum {
	HISTORY_MAX = 16384,
	CONFIG_TEXT_MAX = 160,
	ASKS_MAX = 64,
	VERBS_MAX = 64
};

/* What was found out about some of the games. */
struct tally {
	long games, branches, questions;
	long won, lost, winner[MODEL_SEATS];
};

/* What happened in all of them. */
struct coverage {
	long action[ASKS_MAX][VERBS_MAX];
	long event[MODEL_EVENTS];
};

/* One game, on both sides. */
struct match {
	struct tally *tally;
	struct coverage *coverage;
	onirim_game *game;
	struct model model;
	char text[CONFIG_TEXT_MAX];	/* the configuration, seed and all */
	uint64_t policy;	/* the generator of whoever plays */
	uint64_t dealer;	/* the generator of the host that deals */
	struct habits habits;
	int history_count;
	uint32_t history[HISTORY_MAX];
};

/*
 * ---- Words for what went wrong ------------------------------------------
 */

static inline void
print_actions(const char *title, const uint32_t *action, int count)
{
	printf("%s", title);
	for (int i = 0; i < count; i++) {
		char words[ONIRIM_TEXT_MAX];

		onirim_action_format(action[i], words, sizeof words);
		printf(" %s", words);
	}
	printf("\n");
}

static inline void
print_cards(const char *title, const uint8_t *card, int count)
{
	printf("%s", title);
	for (int i = 0; i < count; i++) {
		char words[ONIRIM_TEXT_MAX] = "hidden";

		if (card[i] != ONIRIM_HIDDEN_CARD)
			onirim_card_name(card[i], words, sizeof words);
		printf(" %s", words);
	}
	printf("\n");
}

/* Tell where the two sides part, and give up. */
static inline void
differ(const struct match *match, const char *format, ...)
{
	const struct model_question *q = &match->model.question;
	const struct model_table *t = &match->model.table;
	va_list arguments;

	printf("the library and the model differ\n");
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

static inline void
compare_int(const struct match *match, const char *what, int library,
    int model)
{
	if (library != model)
		differ(match, "%s: library %d, model %d", what, library,
		    model);
}

/* How the game stands for a seat. */
static inline int
result_of(const struct model_table *t, int seat)
{
	if (t->over == ONIRIM_OVER_NOT)
		return ONIRIM_PLAYING;
	if (t->over == ONIRIM_OVER_TURNS)
		return ONIRIM_UNDECIDED;
	return t->outcome == ONIRIM_WON &&
	    (t->winner == ONIRIM_NOBODY || t->winner == seat)
	    ? ONIRIM_WON : ONIRIM_LOST;
}

static inline void
compare_results(const struct match *match)
{
	for (int seat = 0; seat < match->model.rules.players; seat++)
		compare_int(match, "result", onirim_result(match->game, seat),
		    result_of(&match->model.table, seat));
}

static inline void
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

/* What the library shows of a zone and what it must show. */
struct shown {
	int viewer, zone, index, count, due;
	uint8_t library[ONIRIM_CARDS_MAX], model[ONIRIM_CARDS_MAX];
};

static inline struct shown
show(const struct match *match, int viewer, int zone, int index)
{
	struct shown shown = { .viewer = viewer, .zone = zone,
		.index = index };

	shown.count = onirim_cards(match->game, viewer, zone, index,
	    shown.library, ONIRIM_CARDS_MAX);
	shown.due = model_cards(&match->model, viewer, zone, index,
	    shown.model);
	return shown;
}

static inline void
compare_shown(const struct match *match, const struct shown *shown)
{
	if (shown->count == shown->due && (shown->due <= 0 ||
	    memcmp(shown->library, shown->model, (size_t)shown->due) == 0))
		return;
	print_cards("library's cards:", shown->library, shown->count);
	print_cards("model's cards:  ", shown->model, shown->due);
	differ(match, "zone %d of %d as viewer %d sees it: library %d, "
	    "model %d", shown->zone, shown->index, shown->viewer,
	    shown->count, shown->due);
}

/*
 * ---- Events: what is told of the last answer -----------------------------
 *
 * All of them one by one, but for moves and what a seat learns, which are added
 * up as told.h says.  tests/battery/check_events.c sees to it that they turn
 * the view before into the view after.
 */

/* A model need not say where a card goes that is dealt; the sum does. */
static inline bool
is_as_told(onirim_event e, const onirim_event *due)
{
	if (e.kind == ONIRIM_EVENT_DEAL && due->to_zone == 0)
		e.to_zone = e.to_index = 0;
	return memcmp(&e, due, sizeof e) == 0;
}

static inline void
compare_told(const struct match *match, const onirim_event *events, int count)
{
	const struct model_told *told = &match->model.told;
	int next = 0;

	for (int i = 0; i < count; i++) {
		const onirim_event *due = &told->event[next];

		if (events[i].kind == ONIRIM_EVENT_MOVE ||
		    events[i].kind == ONIRIM_EVENT_LOCATE)
			continue;
		if (next == told->count || !is_as_told(events[i], due))
			differ(match, "event %d of %d: library %d by %d, "
			    "model %d by %d", i, count, events[i].kind,
			    events[i].cause, due->kind, due->cause);
		next++;
	}
	compare_int(match, "events", next, told->count);
}

static inline struct model_change
change_of(const onirim_event *e, int zone, int index, int by)
{
	if (zone == ONIRIM_ZONE_CREATURE)
		index /= 8;
	else if (zone >= ONIRIM_ZONE_DISCARD)
		index = 0;
	return (struct model_change){
		{ (uint8_t)zone, (uint8_t)index }, e->card, e->cause,
		(int8_t)by
	};
}

/* A card that is dealt had no place before. */
static inline int
changes_of(const onirim_event *events, int count, struct model_change *change)
{
	int changes = 0;

	for (int i = 0; i < count; i++) {
		const onirim_event *e = &events[i];

		if (e->kind == ONIRIM_EVENT_MOVE)
			change[changes++] = change_of(e, e->from_zone,
			    e->from_index, -e->count);
		if (e->kind == ONIRIM_EVENT_MOVE ||
		    e->kind == ONIRIM_EVENT_DEAL)
			change[changes++] = change_of(e, e->to_zone,
			    e->to_index, e->count);
		if (e->kind == ONIRIM_EVENT_LOCATE)
			change[changes++] = change_of(e, 0, e->seat, 1);
	}
	return changes;
}

static inline int16_t *
moved_by(const struct model_change *change)
{
	/* By cause, zone, index and face; all are 0 between comparisons. */
	static int16_t moved[256][ONIRIM_ZONE_CREATURE + 1][8][256];

	return &moved[change->cause][change->place.zone][change->place.index]
	    [change->face];
}

/* Of the others nothing is told. */
static inline bool
is_place(const struct model_change *change)
{
	return change->place.zone != ONIRIM_ZONE_POOL &&
	    change->place.zone != ONIRIM_ZONE_RESERVE &&
	    change->place.zone != ONIRIM_ZONE_GOALS;
}

static inline void
compare_moves(const struct match *match, const onirim_event *events, int count)
{
	static struct model_change change[2 * ONIRIM_EVENTS_MAX];
	const struct model_told *told = &match->model.told;
	const int changes = changes_of(events, count, change);

	for (int i = 0; i < changes; i++)
		*moved_by(&change[i]) += change[i].by;
	for (int i = 0; i < told->changes; i++)
		*moved_by(&told->change[i]) -= told->change[i].by;
	for (int i = 0; i < changes + told->changes; i++) {
		const struct model_change *c = i < changes ? &change[i] :
		    &told->change[i - changes];

		if (is_place(c) && *moved_by(c) != 0)
			differ(match, "cards %d moved by %d in zone %d of %d: "
			    "library has %d more", c->face, c->cause,
			    c->place.zone, c->place.index, *moved_by(c));
		*moved_by(c) = 0;
	}
}

static inline void
compare_events(const struct match *match)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int count = onirim_events(match->game, ONIRIM_HOST, events,
	    ONIRIM_EVENTS_MAX);

	compare_told(match, events, count);
	compare_moves(match, events, count);
}

/*
 * ---- Playing ------------------------------------------------------------
 */

static inline bool
is_over(const struct match *match)
{
	return match->model.question.count == 0;
}

static inline uint32_t
choose_any(struct match *match)
{
	const struct model_question *q = &match->model.question;

	return q->action[model_below(&match->policy, (uint32_t)q->count)];
}

/* Each card that could come is as likely as any other. */
static inline uint32_t
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

static inline void
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
	if (!model_apply(&match->model, action))
		differ(match, "the last action: the model refuses it");
}

/* Both sides set up the game that match->text says. */
static inline void
begin(struct match *match, const struct model_rules *rules)
{
	match->policy = rules->seed ^ 0x5DEECE66Du;
	match->dealer = rules->seed ^ 0xDEA1u;
	model_new(&match->model, rules);
	if (onirim_game_new(&match->game, match->text, NULL) != ONIRIM_OK)
		differ(match, "onirim_game_new fails");
}

/* Count what happened since the table looked like that. */
static inline void
count_events(const struct match *match, const struct model_table *since)
{
	for (int i = 0; i < MODEL_EVENTS; i++) {
		const int before = since != NULL ? since->happened[i] : 0;

		match->coverage->event[i] +=
		    match->model.table.happened[i] - before;
	}
}

static inline void
end(struct match *match)
{
	const struct model_table *t = &match->model.table;

	count_events(match, NULL);
	match->tally->games = 1;
	match->tally->won = t->outcome == ONIRIM_WON;
	match->tally->lost = t->outcome == ONIRIM_LOST;
	if (t->winner != ONIRIM_NOBODY)
		match->tally->winner[t->winner] = 1;
	onirim_game_free(match->game);
}

/*
 * ---- What happened ------------------------------------------------------
 */

static inline void
tally_add(struct tally *sum, const struct tally *game)
{
	sum->games += game->games;
	sum->branches += game->branches;
	sum->questions += game->questions;
	sum->won += game->won;
	sum->lost += game->lost;
	for (int seat = 0; seat < MODEL_SEATS; seat++)
		sum->winner[seat] += game->winner[seat];
}

static inline void
print_tally(const char *name, const struct tally *tally)
{
	printf("%-36s %6ld %6ld %9ld %6ld %6ld", name, tally->games,
	    tally->branches, tally->questions, tally->won, tally->lost);
	for (int seat = 0; seat < MODEL_SEATS; seat++)
		printf(" %5ld", tally->winner[seat]);
	printf("\n");
}

static inline void
print_tally_head(void)
{
	printf("%-36s %6s %6s %9s %6s %6s  won by each seat\n",
	    "configuration", "games", "forks", "questions", "won", "lost");
}

/* A thing that must have happened. */
struct row {
	const char *name;
	int ask, verb;	/* an answer, when ask is not 0 */
	int event;
};

#define ANSWER(ask, verb) { #ask " " #verb, ONIRIM_ASK_##ask, \
	ONIRIM_VERB_##verb, 0 }
#define HAPPENED(event, name) { name, 0, 0, event }

/* How many rows are 0. */
static inline int
print_coverage(const struct coverage *coverage, const struct row *rows,
    int count)
{
	int uncovered = 0;

	for (int i = 0; i < count; i++) {
		const struct row *row = &rows[i];
		const long times = row->ask != 0 ?
		    coverage->action[row->ask][row->verb] :
		    coverage->event[row->event];

		printf("%-40s %9ld\n", row->name, times);
		uncovered += times == 0;
	}
	return uncovered;
}

/* What the program ends with.  Few games cannot meet with everything. */
static inline int
verdict(const char *name, long games, long due, long questions, int missing)
{
	if (missing > 0 && games >= due) {
		printf("%s: %d kinds of games were never won or things never "
		    "happened\n", name, missing);
		return 1;
	}
	printf("%s: %ld games agree, %ld questions\n", name, games,
	    questions);
	return questions == 0;
}

#endif
