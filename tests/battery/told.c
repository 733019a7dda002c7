/* told.c - all that is told of two games that look the same to a viewer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "texts.h"
#include "told.h"

enum { TURNS = 16, MASK_MAX = 4096, LINE_MAX = 1 << 14 };

int
told_in_turn(int i)
{
	return i % TURNS == battery_scene.question % TURNS;
}

/*
 * What a game tells a viewer.
 */

static void
tell_question(struct sight *sight, const onirim_game *game, int viewer)
{
	(void)viewer;
	battery_note(sight, onirim_outcome(game));
	battery_note(sight, onirim_winner(game));
	battery_note(sight, onirim_player(game));
	battery_note(sight, onirim_decision(game));
	battery_note(sight, onirim_subject(game));
	for (int seat = 0; seat < SEATS; seat++)
		battery_note(sight, onirim_result(game, seat));
}

/* How many indices a number can have. */
static int
indices_of(int what)
{
	switch (what) {
	case ONIRIM_NUMBER_SERIES:
	case ONIRIM_NUMBER_SERIES_COLOUR:
	case ONIRIM_NUMBER_DOORS_LEFT:
	case ONIRIM_NUMBER_PRICE:
		return SEATS;
	case ONIRIM_NUMBER_NEXT_GOAL:
	case ONIRIM_NUMBER_GOAL_RANK:
		return GOAL_PLACES;
	}
	return 1;
}

static void
tell_numbers(struct sight *sight, const onirim_game *game, int viewer)
{
	for (int what = ONIRIM_NUMBER_PLAYERS; what <= ONIRIM_NUMBER_END;
	    what++)
		for (int i = 0; i < indices_of(what); i++)
			battery_note(sight, onirim_number(game, viewer, what,
			    i));
}

static void
tell_view(struct sight *sight, const onirim_game *game, int viewer)
{
	char *const line = (char *)battery_room(sight, LINE_MAX);
	const int n = onirim_view_format(game, viewer, line, LINE_MAX);

	MUST(n > 0 && n < LINE_MAX);
	sight->size += (size_t)n;
}

static void
tell_hash(struct sight *sight, const onirim_game *game, int viewer)
{
	battery_note(sight, (int64_t)onirim_hash(game, viewer));
}

static void
tell_observation(struct sight *sight, const onirim_game *game, int viewer)
{
	const int size = onirim_observation_size(game);

	MUST(size > 0 && onirim_observe(game, viewer,
	    battery_room(sight, (size_t)size), (size_t)size) == size);
	sight->size += (size_t)size;
}

/* Whatever is listed. */
static void
tell_answers(struct sight *sight, const onirim_game *game, int viewer)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int w = onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);

	(void)viewer;
	battery_note(sight, n);
	for (int i = 0; i < n; i++) {
		battery_note(sight, actions[i]);
		battery_note(sight, onirim_is_legal(game, actions[i]));
	}
	battery_note(sight, w);
	for (int i = 0; i < w; i++)
		battery_note(sight, weights[i]);
	sight->size += (size_t)onirim_action_mask(game,
	    battery_room(sight, MASK_MAX), MASK_MAX);
}

/* What the answers take. */
static void
tell_targets(struct sight *sight, const onirim_game *game, int viewer)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	(void)viewer;
	for (int i = 0; i < n; i++) {
		onirim_target target;

		MUST(onirim_action_target(game, actions[i], &target) ==
		    ONIRIM_OK);
		battery_note_bytes(sight, &target, sizeof target);
	}
}

/* Answers are told who is asked, and the host. */
static int
is_told_answers(const onirim_game *game, int viewer)
{
	return viewer == ONIRIM_HOST || viewer == onirim_player(game);
}

static void
tell_own_answers(struct sight *sight, const onirim_game *game, int viewer)
{
	if (is_told_answers(game, viewer))
		tell_answers(sight, game, viewer);
}

static void
tell_own_targets(struct sight *sight, const onirim_game *game, int viewer)
{
	if (is_told_answers(game, viewer))
		tell_targets(sight, game, viewer);
}

/* What single calls tell whoever is asked.  A redacted game has no rows. */
static void
tell_asked(const onirim_game *game, uint8_t *observation, uint8_t *mask)
{
	memset(observation, 0, MASK_MAX);
	memset(mask, 0, MASK_MAX);
	MUST(onirim_observe(game, onirim_player(game), observation,
	    MASK_MAX) > 0);
	MUST(onirim_action_mask(game, mask, MASK_MAX) > 0);
}

/* The rows of many games, of which this is one; whether it is stepped. */
static int
tell_rows(const onirim_game *game, uint8_t *observation, uint8_t *mask)
{
	int32_t status;
	const onirim_rows given = {
		.size = sizeof given, .observations = observation,
		.observation_stride = MASK_MAX, .masks = mask,
		.mask_stride = MASK_MAX, .status = &status,
	};
	onirim_game *copy;

	MUST(onirim_game_copy(&copy, game) == ONIRIM_OK);
	MUST(onirim_step_many(&copy, 1, NULL, &given) == 0);
	onirim_game_free(copy);
	return status == ONIRIM_OK;
}

static void
tell_own_rows(struct sight *sight, const onirim_game *game, int viewer)
{
	uint8_t *const observation = battery_room(sight, 2 * MASK_MAX);
	uint8_t *const mask = observation + MASK_MAX;

	if (!is_told_answers(game, viewer) ||
	    onirim_player(game) >= ONIRIM_CHANCE)
		return;
	if (!tell_rows(game, observation, mask))
		tell_asked(game, observation, mask);
	sight->size += 2 * MASK_MAX;
}

/* A game that could be this one. */
static void
tell_resampled(struct sight *sight, const onirim_game *game, int viewer)
{
	onirim_game *made;

	MUST(onirim_game_copy(&made, game) == ONIRIM_OK);
	MUST(onirim_resample(made, viewer, battery_scene.seed) == ONIRIM_OK);
	battery_note_game(sight, made);
	onirim_game_free(made);
}

/* What an advisor says to the seat that is asked. */
static void
tell_advice(struct sight *sight, const onirim_game *game, int viewer)
{
	onirim_advice advice[ONIRIM_ACTIONS_MAX];
	onirim_advisor *advisor = NULL, *own;
	void *memory;
	int n;

	if (viewer >= ONIRIM_CHANCE || viewer != onirim_player(game))
		return;
	n = onirim_advisor_size(game);
	battery_note(sight, n);
	memory = malloc((size_t)n);
	MUST(memory != NULL && onirim_advisor_new_at(&advisor, memory,
	    (size_t)n, game) == ONIRIM_OK);
	MUST(onirim_advisor_new(&own, game) == ONIRIM_OK);
	n = onirim_advise(advisor, game, 3, battery_scene.seed, advice,
	    ONIRIM_ACTIONS_MAX);
	MUST(n > 0);
	battery_note_bytes(sight, advice, (size_t)n * sizeof *advice);
	battery_note(sight, onirim_advisor_choose(own, game, 1,
	    battery_scene.seed));
	n = onirim_reason_text(game, &advice[0], NULL,
	    (char *)battery_room(sight, ONIRIM_TEXT_MAX), ONIRIM_TEXT_MAX);
	MUST(n >= 0);
	sight->size += (size_t)n;
	onirim_advisor_free(own);
	free(memory);
}

/* One of the family's, which need not be legal. */
static onirim_action
any_action(const onirim_game *game)
{
	return (onirim_action)onirim_index_action(game,
	    battery_scene.question % onirim_action_space(game));
}

/* What is the same in all games of the family. */
static void
tell_family(struct sight *sight, const onirim_game *game, int viewer)
{
	const onirim_action action = any_action(game);
	onirim_card faces[FACE_VALUES];
	uint8_t copies[FACE_VALUES];
	const int n = onirim_faces(game, faces, copies, FACE_VALUES);
	const int part = battery_scene.question / TURNS;
	onirim_layout layout = {0};

	(void)viewer;
	battery_note(sight, onirim_action_space(game));
	battery_note(sight, action);
	battery_note(sight, onirim_action_index(game, action));
	battery_note(sight, onirim_max_decisions(game));
	battery_note_bytes(sight, faces, (size_t)n);
	battery_note_bytes(sight, copies, (size_t)n);
	battery_note(sight, onirim_observation_part(game, part, &layout));
	battery_note_bytes(sight, &layout, sizeof layout);
	battery_note(sight, onirim_observation_face(game, part, 0));
}

/*
 * What a game tells that is made for the viewer.
 */

static void
tell_bytes(struct sight *sight, const onirim_game *known, int viewer)
{
	(void)viewer;
	battery_note_game(sight, known);
}

static void
tell_all_events(struct sight *sight, const onirim_game *known, int viewer)
{
	(void)viewer;
	battery_note_events(sight, known, ONIRIM_HOST);
}

static void
tell_config(struct sight *sight, const onirim_game *known, int viewer)
{
	const int n = onirim_config_format(known,
	    (char *)battery_room(sight, ONIRIM_TEXT_MAX), ONIRIM_TEXT_MAX);

	(void)viewer;
	sight->size += (size_t)n;
	battery_note(sight, (int64_t)onirim_seed(known));
}

static void
tell_for_host(struct sight *sight, const onirim_game *known, int viewer)
{
	(void)viewer;
	tell_observation(sight, known, ONIRIM_HOST);
}

static void
tell_snapshot(struct sight *sight, const onirim_game *known, int viewer)
{
	(void)viewer;
	sight->size += (size_t)onirim_snapshot_save(known,
	    battery_room(sight, ONIRIM_SNAPSHOT_MAX), ONIRIM_SNAPSHOT_MAX);
}

/* Only at the start of a turn there is one. */
static void
tell_position(struct sight *sight, const onirim_game *known, int viewer)
{
	const int n = onirim_position_format(known,
	    (char *)battery_room(sight, LINE_MAX), LINE_MAX);

	(void)viewer;
	MUST(n != 0 && n < LINE_MAX);
	if (n > 0)
		sight->size += (size_t)n;
	battery_note(sight, n);
}

/* A game of the same cards that stands like it, with other chance where that
 * can be, and without events. */
static void
tell_assigned(struct sight *sight, const onirim_game *known, int viewer)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *other;

	(void)viewer;
	onirim_config_format(known, text, sizeof text);
	strcpy(strstr(text, " seed="), onirim_decision(known) ==
	    ONIRIM_ASK_DEAL ? " chance=host" : "");
	MUST(onirim_game_new(&other, text, NULL) == ONIRIM_OK);
	MUST(onirim_game_assign(other, known) == ONIRIM_OK);
	battery_note_game(sight, other);
	onirim_game_free(other);
}

/* What is not done with it, whatever the action. */
static void
tell_refusals(struct sight *sight, const onirim_game *known, int viewer)
{
	const onirim_action action = any_action(known);
	onirim_target target = {0};
	onirim_record *record;
	onirim_game *copy;
	uint8_t *room;

	(void)viewer;
	MUST(onirim_game_copy(&copy, known) == ONIRIM_OK);
	battery_note(sight, onirim_is_legal(copy, action));
	battery_note(sight, onirim_action_target(copy, action, &target));
	battery_note_bytes(sight, &target, sizeof target);
	battery_note(sight, onirim_apply(copy, action));
	battery_note(sight, onirim_playout(copy, 0, 1));
	battery_note(sight, onirim_reseed(copy, 0));
	battery_note(sight, onirim_record_new(&record, copy));
	room = battery_room(sight, 2 * MASK_MAX);
	MUST(!tell_rows(copy, room, room + MASK_MAX));
	sight->size += 2 * MASK_MAX;
	onirim_game_free(copy);
}

/*
 * Comparing.
 */

typedef void teller(struct sight *sight, const onirim_game *game, int viewer);

/* What is the same, and who tells it: of the game or of the game as the viewer
 * knows it, at each question or in turn.  Others tell records and words. */
static const struct row {
	const char *name;
	teller *tell;
	int is_of_known;
	int in_turn;
} rows[TOLD_KINDS] = {
	[TOLD_QUESTION]     = { "question", tell_question, 0, 0 },
	[TOLD_CARDS]        = { "cards", battery_note_zones, 0, 0 },
	[TOLD_NUMBERS]      = { "numbers", tell_numbers, 0, 0 },
	[TOLD_EVENTS]       = { "events", battery_note_events, 0, 0 },
	[TOLD_VIEW]         = { "view as text", tell_view, 0, 0 },
	[TOLD_HASH]         = { "hash", tell_hash, 0, 0 },
	[TOLD_OBSERVATION]  = { "observation", tell_observation, 0, 0 },
	[TOLD_ANSWERS]      = { "answers", tell_own_answers, 0, 0 },
	[TOLD_TARGETS]      = { "targets", tell_own_targets, 0, 0 },
	[TOLD_ROWS]         = { "rows", tell_own_rows, 0, 1 },
	[TOLD_RESAMPLED]    = { "game dealt anew", tell_resampled, 0, 1 },
	[TOLD_ADVICE]       = { "advice", tell_advice, 0, 1 },
	[TOLD_FAMILY]       = { "family", tell_family, 0, 1 },
	[TOLD_RECORD]       = { "record", NULL, 0, 0 },

	[KNOWN_BYTES]       = { "known game", tell_bytes, 1, 0 },
	[KNOWN_EVENTS]      = { "known events", tell_all_events, 1, 0 },
	[KNOWN_CONFIG]      = { "known configuration", tell_config, 1, 1 },
	[KNOWN_ANSWERS]     = { "known answers", tell_answers, 1, 1 },
	[KNOWN_TARGETS]     = { "known targets", tell_targets, 1, 1 },
	[KNOWN_OBSERVATION] = { "known observation", tell_for_host, 1, 1 },
	[KNOWN_SNAPSHOT]    = { "known snapshot", tell_snapshot, 1, 1 },
	[KNOWN_POSITION]    = { "known position", tell_position, 1, 0 },
	[KNOWN_ASSIGNED]    = { "known game assigned", tell_assigned, 1, 1 },
	[KNOWN_REFUSALS]    = { "known refusals", tell_refusals, 1, 1 },

	[TEXT_CARD]         = { "text of a card", NULL, 0, 0 },
	[TEXT_ZONE]         = { "text of a zone", NULL, 0, 0 },
	[TEXT_NUMBER]       = { "text of a number", NULL, 0, 0 },
	[TEXT_QUESTION]     = { "text of a question", NULL, 0, 0 },
	[TEXT_EVENT]        = { "text of an event", NULL, 0, 0 },
	[TEXT_ANSWER]       = { "line of an answer", NULL, 0, 0 },
	[TEXT_LABEL]        = { "label of an action", NULL, 0, 0 },
	[TEXT_HELP]         = { "help", NULL, 0, 0 },
	[TEXT_WHY]          = { "reason", NULL, 0, 0 },
};

/* Two games as the viewer knows them, each made where the whole one was. */
static onirim_game *
known_of(const onirim_game *game, int viewer)
{
	onirim_game *known;

	MUST(onirim_game_copy(&known, game) == ONIRIM_OK);
	MUST(onirim_redact(known, game, viewer) == ONIRIM_OK);
	return known;
}

static int
differ(teller *tell, const onirim_game *one, const onirim_game *other,
    int viewer)
{
	static struct sight mine, theirs;

	mine.size = theirs.size = 0;
	tell(&mine, one, viewer);
	tell(&theirs, other, viewer);
	return !battery_same_sight(&mine, &theirs);
}

void
told_compare(struct differing *differing, const onirim_game *one,
    const onirim_game *other, int viewer)
{
	onirim_game *known = known_of(one, viewer);
	onirim_game *other_known = known_of(other, viewer);

	for (int kind = 0; kind < TOLD_KINDS; kind++) {
		const struct row *row = &rows[kind];

		if (row->tell == NULL || (row->in_turn && !told_in_turn(kind)))
			continue;
		differing->kinds[kind] += row->is_of_known
		    ? differ(row->tell, known, other_known, viewer)
		    : differ(row->tell, one, other, viewer);
	}
	texts_compare(differing, one, other, viewer);
	onirim_game_free(other_known);
	onirim_game_free(known);
}

void
told_compare_records(struct differing *differing, const onirim_record *one,
    const onirim_record *other, int viewer)
{
	static onirim_event mine[EVENTS_MAX], theirs[EVENTS_MAX];
	const int n = onirim_record_events(one, 1, viewer, mine, EVENTS_MAX);

	MUST(n > 0);
	differing->kinds[TOLD_RECORD] += onirim_record_events(other, 1, viewer,
	    theirs, EVENTS_MAX) != n ||
	    memcmp(mine, theirs, (size_t)n * sizeof *mine) != 0 ||
	    onirim_record_revealed(one, 0, 1) !=
	    onirim_record_revealed(other, 0, 1);
}

static void
blame(const char *fact, const char *name)
{
	char text[ONIRIM_TEXT_MAX];

	snprintf(text, sizeof text, "%s: %s", fact, name);
	battery_fail(__FILE__, __LINE__, text);
}

void
told_must_not_differ(const struct differing *differing)
{
	for (int kind = 0; kind < TOLD_KINDS; kind++)
		if (differing->kinds[kind] > 0)
			blame("told the same", rows[kind].name);
}

void
told_must_be_same(const onirim_game *one, const onirim_game *other,
    int viewer)
{
	struct differing differing = {{0}};

	told_compare(&differing, one, other, viewer);
	told_must_not_differ(&differing);
}

/*
 * Leaks.
 */

/* A kind in which a leak has not been noticed, or TOLD_KINDS. */
static int
unnoticed(const struct leak *leak)
{
	for (int i = 0; i < leak->count; i++)
		if (leak->noticed.kinds[leak->kinds[i]] == 0)
			return (int)leak->kinds[i];
	return TOLD_KINDS;
}

void
told_leak(struct leak *leak, const onirim_game *one, const onirim_game *other)
{
	const int question = battery_scene.question;

	if (unnoticed(leak) == TOLD_KINDS)
		return;
	battery_scene.question = leak->turn++;
	told_compare(&leak->noticed, one, other, ONIRIM_HOST);
	battery_scene.question = question;
}

void
told_must_be_noticed(const struct leak *leak)
{
	const int kind = unnoticed(leak);

	if (kind < TOLD_KINDS)
		blame("a leak is noticed", rows[kind].name);
}
