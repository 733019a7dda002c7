/*
 * golden.c - games played at random by public functions alone, as text.
 *
 *     golden              all names
 *     golden NAME         a configuration's games, and its signature over many
 *     golden record-NAME  the record of one of its games
 *     golden records      digests over the records of more
 *     golden snapshots    a snapshot of a game of each, byte by byte
 *     golden search       digests of what a search is told of each
 *     golden views        what seats know at some questions, line by line
 *     golden advice       the best answer at some questions, and a digest of
 *                         all that is advised and of what each level chooses
 *
 * A line is a question: its number, the turn, who is asked what, the answer,
 * and a digest of all that the seats, the table and the host have seen so far.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "../bench/uniform.h"

enum { SEEDS = 3, SIGNED_GAMES = 1000, DIGESTED_RECORDS = 20 };
enum { RECORD_MAX = 1 << 16 };

static const struct row {
	const char *name;
	const char *config;
	int courses;            /* games that are written out */
} rows[] = {
	{ "alone", "", SEEDS },
	{ "alone-random", "first=random", 1 },
	{ "pair", "players=2", SEEDS },
	{ "pair-second", "players=2 first=2", 1 },
	{ "pair-random", "players=2 first=random", 1 },
	{ "pair-open", "players=2 variants=open", 1 },
	{ "pair-unique", "players=2 variants=unique", 1 },
	{ "pair-race", "players=2 variants=race", 1 },
	{ "pair-all", "players=2 variants=open,unique,race first=2", 1 },
	{ "alone-host", "chance=host", 2 },
	{ "pair-host", "players=2 chance=host", 2 },

	/* Every combination of sets. */
	{ "alone-steps", "sets=steps", 1 },
	{ "alone-towers", "sets=towers", 1 },
	{ "alone-dreams", "sets=dreams", 1 },
	{ "alone-steps-towers", "sets=steps,towers", 1 },
	{ "alone-steps-dreams", "sets=steps,dreams", 1 },
	{ "alone-towers-dreams", "sets=towers,dreams", 1 },
	{ "alone-sets", "sets=steps,towers,dreams", 2 },
	{ "pair-steps", "players=2 sets=steps", 1 },
	{ "pair-towers", "players=2 sets=towers", 1 },
	{ "pair-dreams", "players=2 sets=dreams", 1 },
	{ "pair-steps-towers", "players=2 sets=steps,towers", 1 },
	{ "pair-steps-dreams", "players=2 sets=steps,dreams", 1 },
	{ "pair-towers-dreams", "players=2 sets=towers,dreams", 1 },
	{ "pair-sets", "players=2 sets=steps,towers,dreams", 2 },

	/* Their variants, and a host that deals. */
	{ "alone-lost", "sets=steps variants=lost", 1 },
	{ "alone-ruins", "sets=towers variants=ruins", 1 },
	{ "alone-right-only", "sets=towers variants=right-only", 1 },
	{ "alone-five", "sets=dreams premonitions=5", 1 },
	{ "alone-six", "sets=dreams premonitions=6", 1 },
	{ "alone-sets-host", "sets=steps,towers,dreams chance=host", 1 },
	{ "pair-sets-all", "players=2 sets=steps,towers,dreams "
	  "variants=open,unique,race,lost,ruins,right-only premonitions=6 "
	  "first=random", 1 },
	{ "pair-sets-host", "players=2 sets=steps,towers,dreams first=2 "
	  "chance=host", 1 },

	/* Nightmarium. */
	{ "nightmarium-two", "game=nightmarium", 2 },
	{ "nightmarium-three", "game=nightmarium players=3 first=random "
	  "objective=3", 1 },
	{ "nightmarium-four", "game=nightmarium players=4 first=4", 1 },
	{ "nightmarium-five", "game=nightmarium players=5 objective=7 "
	  "turns=300", 1 },
	{ "nightmarium-short", "game=nightmarium players=5 objective=1 "
	  "turns=20", 2 },
	{ "nightmarium-host", "game=nightmarium players=3 first=2 objective=2 "
	  "chance=host", 1 },
};

enum { ROWS = sizeof rows / sizeof rows[0] };

/* More than there are zones or numbers: those that come later are seen. */
enum { VALUES = 64, RANGES = 15 };

/* Take bytes into a digest (FNV-1a). */
static uint64_t
digested(uint64_t digest, const uint8_t *bytes, int n)
{
	for (int i = 0; i < n; i++)
		digest = (digest ^ bytes[i]) * UINT64_C(0x100000001B3);
	return digest;
}

static uint64_t
zone_digested(uint64_t digest, const uint8_t *head, const onirim_card *cards,
    int n)
{
	digest = digested(digest, head, 1);
	return digested(digest, cards, n);
}

/* As many seats as are looked at, though one may play alone. */
static int
seats_of(const onirim_game *game)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);

	return players > 2 ? players : 2;
}

static uint64_t
creatures_digested(uint64_t digest, const onirim_game *game, int viewer)
{
	onirim_card cards[ONIRIM_CARDS_MAX];

	for (int index = 0; index < 8 * seats_of(game); index++) {
		const int n = onirim_cards(game, viewer, ONIRIM_ZONE_CREATURE,
		    index, cards, ONIRIM_CARDS_MAX);
		const uint8_t name = (uint8_t)(0x80 + index);

		if (n > 0)
			digest = zone_digested(digest, &name, cards, n);
	}
	return digest;
}

static uint64_t
zones_digested(uint64_t digest, const onirim_game *game, int viewer)
{
	const int seats = seats_of(game);
	onirim_card cards[ONIRIM_CARDS_MAX];

	for (int zone = ONIRIM_ZONE_HAND; zone <= ONIRIM_ZONE_PENDING; zone++) {
		for (int index = 0; index < seats; index++) {
			const int n = onirim_cards(game, viewer, zone, index,
			    cards, ONIRIM_CARDS_MAX);
			const uint8_t count = (uint8_t)n;

			if (n >= 0)
				digest = zone_digested(digest, &count, cards,
				    n);
		}
	}
	/* Of the zones of the sets those that have cards. */
	for (int zone = ONIRIM_ZONE_GOALS; zone < VALUES; zone++) {
		const int n = onirim_cards(game, viewer, zone, 0, cards,
		    ONIRIM_CARDS_MAX);
		const uint8_t name = (uint8_t)zone;

		if (n > 0 && zone != ONIRIM_ZONE_CREATURE)
			digest = zone_digested(digest, &name, cards, n);
	}
	return creatures_digested(digest, game, viewer);
}

/* Of the first numbers it counts, too, that a game does not have them. */
static uint64_t
numbers_digested(uint64_t digest, const onirim_game *game, int viewer)
{
	for (int what = 1; what < VALUES; what++) {
		for (int index = 0; index < 4; index++) {
			const int number = onirim_number(game, viewer, what,
			    index);
			const uint8_t byte = (uint8_t)number;

			if (number != ONIRIM_E_RANGE || what < RANGES)
				digest = digested(digest, &byte, 1);
		}
	}
	return digest;
}

static uint64_t
seen_by(uint64_t digest, const onirim_game *game, int viewer)
{
	digest = zones_digested(digest, game, viewer);
	return numbers_digested(digest, game, viewer);
}

/* What all viewers see now, on top of what they saw. */
static uint64_t
sight(uint64_t digest, const onirim_game *game)
{
	for (int seat = 0; seat < seats_of(game); seat++)
		digest = seen_by(digest, game, seat);
	digest = seen_by(digest, game, ONIRIM_NOBODY);
	return seen_by(digest, game, ONIRIM_HOST);
}

/* Play a game and write its course. */
static void
write_course(onirim_game *game, uint64_t seed)
{
	static const char *const outcomes[] = { "playing", "won", "lost" };
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	uint64_t seen = UNIFORM_DIGEST;
	int asked = 0, n;

	onirim_game_reset(game, seed);
	uniform_begin(&player, seed);
	onirim_config_format(game, text, sizeof text);
	printf("%s\n", text);
	while ((n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		const onirim_action action = actions[uniform_choose(&player,
		    (uint32_t)n)];

		seen = sight(seen, game);
		onirim_action_format(action, text, sizeof text);
		printf("%d %d %d %d %d/%d %s %08" PRIx32 "\n", ++asked,
		    onirim_number(game, 0, ONIRIM_NUMBER_TURN, 0),
		    onirim_player(game), onirim_decision(game),
		    onirim_subject(game), n, text,
		    (uint32_t)(seen ^ seen >> 32));
		onirim_apply(game, action);
	}
	seen = sight(seen, game);
	printf("%s %d %016" PRIx64 "\n\n", outcomes[onirim_outcome(game)],
	    onirim_winner(game), seen);
}

/* One digest over many games. */
static void
write_signature(onirim_game *game)
{
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	int won = 0;

	for (uint64_t seed = 1; seed <= SIGNED_GAMES; seed++)
		won += uniform_play(&player, game, seed);
	printf("signature %016" PRIx64 " games %d questions %" PRIu64
	    " won %d\n", player.digest, SIGNED_GAMES, player.decisions, won);
}

static int
write_row(const struct row *row)
{
	static const uint64_t seeds[SEEDS] = {
		0, 42, UINT64_C(0xFFFFFFFFFFFFFFFF),
	};
	onirim_game *game;

	if (onirim_game_new(&game, row->config, NULL) != ONIRIM_OK)
		return 1;
	for (int i = 0; i < row->courses; i++)
		write_course(game, seeds[i]);
	write_signature(game);
	onirim_game_free(game);
	return 0;
}

/*
 * Records.
 */

/* Play a game with a record alongside; NULL when something fails. */
static onirim_record *
play_recorded(onirim_game *game, uint64_t seed)
{
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_record *record;
	int status, n;

	onirim_game_reset(game, seed);
	uniform_begin(&player, seed);
	status = onirim_record_new(&record, game);
	while (status == ONIRIM_OK && (n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		const onirim_action action = actions[uniform_choose(&player,
		    (uint32_t)n)];

		onirim_apply(game, action);
		status = onirim_record_add(record, action);
	}
	if (status == ONIRIM_OK)
		return record;
	onirim_record_free(record);
	return NULL;
}

/* What is read must be written as it was. */
static int
reads(const char *text)
{
	static char again[RECORD_MAX];
	onirim_record *record;

	if (onirim_record_parse(&record, text, NULL) != ONIRIM_OK)
		return 0;
	onirim_record_format(record, again, sizeof again);
	onirim_record_free(record);
	return strcmp(text, again) == 0;
}

/* The record of a game, or NULL when something fails. */
static const char *
told(onirim_game *game, const struct row *row, uint64_t seed)
{
	static char text[RECORD_MAX];
	onirim_record *record = play_recorded(game, seed);

	if (record == NULL)
		return NULL;
	onirim_record_set_tag(record, "game", row->name);
	onirim_record_format(record, text, sizeof text);
	onirim_record_free(record);
	return reads(text) ? text : NULL;
}

static int
write_record(const struct row *row)
{
	onirim_game *game;
	const char *text;

	if (onirim_game_new(&game, row->config, NULL) != ONIRIM_OK)
		return 1;
	text = told(game, row, 42);
	if (text != NULL)
		fputs(text, stdout);
	onirim_game_free(game);
	return text == NULL;
}

static int
write_digest(const struct row *row)
{
	uint64_t digest = UNIFORM_DIGEST;
	onirim_game *game;
	const char *text;

	if (onirim_game_new(&game, row->config, NULL) != ONIRIM_OK)
		return 1;
	for (uint64_t seed = 1; seed <= DIGESTED_RECORDS; seed++) {
		text = told(game, row, seed);
		if (text == NULL)
			return 1;
		digest = digested(digest, (const uint8_t *)text,
		    (int)strlen(text));
	}
	printf("%s %016" PRIx64 "\n", row->name, digest);
	onirim_game_free(game);
	return 0;
}

static int
write_digests(void)
{
	for (int i = 0; i < ROWS; i++)
		if (write_digest(&rows[i]) != 0)
			return 1;
	return 0;
}

/*
 * Snapshots.
 */

/* Write a snapshot, which must load and be the same bytes again. */
static int
write_snapshot(const onirim_game *game)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX], again[ONIRIM_SNAPSHOT_MAX];
	const int n = onirim_snapshot_save(game, bytes, sizeof bytes);
	onirim_game *loaded;

	for (int i = 0; i < n; i++)
		printf("%02x%s", bytes[i],
		    i % 36 == 35 || i + 1 == n ? "\n" : "");
	putchar('\n');
	if (onirim_snapshot_load(&loaded, bytes, (size_t)n) != ONIRIM_OK)
		return 1;
	memset(again, 0, sizeof again);
	onirim_snapshot_save(loaded, again, sizeof again);
	onirim_game_free(loaded);
	return memcmp(again, bytes, (size_t)n) != 0;
}

/* After so many questions, in full and as the last seat knows it. */
static int
write_snapshots_of(const struct row *row, int questions)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	onirim_game *game, *view;
	int n, failed;

	if (onirim_game_new(&game, row->config, NULL) != ONIRIM_OK ||
	    onirim_game_copy(&view, game) != ONIRIM_OK)
		return 1;
	onirim_game_reset(game, 42);
	uniform_begin(&player, 42);
	while (questions-- > 0 && (n = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0)
		onirim_apply(game, actions[uniform_choose(&player,
		    (uint32_t)n)]);
	printf("%s\n", row->name);
	onirim_redact(view, game, onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0) - 1);
	failed = write_snapshot(game) | write_snapshot(view);
	onirim_game_free(view);
	onirim_game_free(game);
	return failed;
}

static int
write_snapshots(void)
{
	int failed = 0;

	for (int i = 0; i < ROWS; i++)
		failed |= write_snapshots_of(&rows[i], 5 * i + 10);
	return failed;
}

/*
 * Numbers, observations, masks, and games made anew.
 */

enum { SEARCHED_GAMES = 10, VECTOR_MAX = 4096 };

struct search {
	uint64_t hashes;
	uint64_t observations;
	uint64_t masks;
	uint64_t made;
};

static uint64_t
number_digested(uint64_t digest, uint64_t number)
{
	for (int i = 0; i < 64; i += 8) {
		const uint8_t byte = (uint8_t)(number >> i);

		digest = digested(digest, &byte, 1);
	}
	return digest;
}

static void
search_for(struct search *search, const onirim_game *game, onirim_game *made,
    int viewer)
{
	uint8_t bytes[VECTOR_MAX];

	search->hashes = number_digested(search->hashes,
	    onirim_hash(game, viewer));
	search->observations = digested(search->observations, bytes,
	    onirim_observe(game, viewer, bytes, sizeof bytes));
	onirim_game_assign(made, game);
	onirim_resample(made, viewer, search->made);
	search->made = number_digested(search->made,
	    onirim_hash(made, ONIRIM_HOST));
}

/* A playout for each question, and at each what all viewers are told. */
static void
search_game(struct search *search, onirim_game *game, onirim_game *made)
{
	const int players = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_PLAYERS, 0);
	uint8_t mask[VECTOR_MAX];
	uint64_t seed = 0;

	do {
		for (int seat = 0; seat < players; seat++)
			search_for(search, game, made, seat);
		search_for(search, game, made, ONIRIM_NOBODY);
		search_for(search, game, made, ONIRIM_HOST);
		search->masks = digested(search->masks, mask,
		    onirim_action_mask(game, mask, sizeof mask));
	} while (onirim_playout(game, seed++, 1) == ONIRIM_PLAYING);
}

static int
write_search(const struct row *row)
{
	struct search search = {UNIFORM_DIGEST, UNIFORM_DIGEST,
	    UNIFORM_DIGEST, UNIFORM_DIGEST};
	onirim_game *game, *made;

	if (onirim_game_new(&game, row->config, NULL) != ONIRIM_OK ||
	    onirim_game_copy(&made, game) != ONIRIM_OK)
		return 1;
	for (uint64_t seed = 1; seed <= SEARCHED_GAMES; seed++) {
		onirim_game_reset(game, seed);
		search_game(&search, game, made);
	}
	printf("%s: actions %d, observation %d\n", row->name,
	    onirim_action_space(game), onirim_observation_size(game));
	printf("%016" PRIx64 " %016" PRIx64 " %016" PRIx64 " %016" PRIx64
	    "\n", search.hashes, search.observations, search.masks,
	    search.made);
	onirim_game_free(made);
	onirim_game_free(game);
	return 0;
}

static int
write_searches(void)
{
	int failed = 0;

	for (int i = 0; i < ROWS; i++)
		failed |= write_search(&rows[i]);
	return failed;
}

/*
 * Views.
 */

enum { VIEW_MAX = 1 << 14, MOMENTS = 3 };

static void
write_view(const onirim_game *game, int viewer)
{
	static char line[VIEW_MAX];

	onirim_view_format(game, viewer, line, sizeof line);
	puts(line);
}

/* What the first and the last seat know at some moments of a game. */
static int
write_views_of(const struct row *row)
{
	static const int questions[MOMENTS] = { 9, 20, 33 };
	struct uniform player = {0, 0, UNIFORM_DIGEST};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	onirim_game *game;
	int last, n;

	if (onirim_game_new(&game, row->config, NULL) != ONIRIM_OK)
		return 1;
	onirim_game_reset(game, 42);
	uniform_begin(&player, 42);
	last = onirim_number(game, ONIRIM_HOST, ONIRIM_NUMBER_PLAYERS, 0) - 1;
	printf("%s\n", row->name);
	for (int i = 0; i < MOMENTS; i++) {
		for (int j = 0; j < questions[i] && (n = onirim_legal_actions(
		    game, actions, ONIRIM_ACTIONS_MAX)) > 0; j++)
			onirim_apply(game, actions[uniform_choose(&player,
			    (uint32_t)n)]);
		write_view(game, 0);
		if (last > 0)
			write_view(game, last);
	}
	onirim_game_free(game);
	return 0;
}

static const struct row *
row_named(const char *name)
{
	const struct row *row = rows;

	while (row < rows + ROWS - 1 && strcmp(row->name, name) != 0)
		row++;
	return row;
}

static int
write_views(void)
{
	static const char *const names[] = {
		"alone", "pair", "pair-open", "pair-race", "alone-steps",
		"alone-towers", "alone-dreams", "alone-sets", "alone-lost",
		"alone-ruins", "alone-six", "pair-sets", "pair-sets-host",
		"nightmarium-two", "nightmarium-three", "nightmarium-four",
		"nightmarium-five",
	};
	int failed = 0;

	for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
		failed |= write_views_of(row_named(names[i]));
	return failed;
}

/*
 * Advice.
 */

/* The highest levels would take longer than all others. */
enum { ADVISED = 5, APART = 8, TRIES = 40, GOES_ON = 6, LEVELS = 8 };

static void
write_advice(onirim_advisor *advisor, const onirim_game *game)
{
	onirim_advice list[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	uint64_t digest = UNIFORM_DIGEST;
	const int n = onirim_advise(advisor, game, TRIES, 1, list,
	    ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++) {
		digest = number_digested(digest, list[i].action);
		digest = number_digested(digest, list[i].tries);
		digest = number_digested(digest, list[i].chance);
		digest = number_digested(digest, list[i].error);
		digest = number_digested(digest, list[i].reason);
	}
	for (int level = 0; level < LEVELS; level++)
		digest = number_digested(digest, (uint64_t)
		    onirim_advisor_choose(advisor, game, level, 1));
	onirim_action_format(list[0].action, text, sizeof text);
	printf("%d %s %d %016" PRIx64 "\n", n, text, list[0].chance, digest);
}

/* Give some answers as a level does, at which no answer is tried. */
static void
play_on(onirim_advisor *advisor, onirim_game *game, uint64_t seed)
{
	for (int i = 0; i < APART && onirim_outcome(game) == ONIRIM_PLAYING;
	    i++) {
		if (onirim_player(game) != ONIRIM_CHANCE)
			onirim_apply(game, (onirim_action)
			    onirim_advisor_choose(advisor, game, GOES_ON,
			    seed));
		while (onirim_player(game) == ONIRIM_CHANCE)
			onirim_playout(game, seed++, 1);
	}
}

static int
write_advice_of(const struct row *row)
{
	onirim_advisor *advisor;
	onirim_game *game;

	if (onirim_game_new(&game, row->config, NULL) != ONIRIM_OK ||
	    onirim_advisor_new(&advisor, game) != ONIRIM_OK)
		return 1;
	printf("%s\n", row->name);
	onirim_game_reset(game, 42);
	for (uint64_t seed = 0; seed < ADVISED; seed++) {
		play_on(advisor, game, seed * ADVISED);
		if (onirim_outcome(game) == ONIRIM_PLAYING)
			write_advice(advisor, game);
	}
	onirim_advisor_free(advisor);
	onirim_game_free(game);
	return 0;
}

static int
write_all_advice(void)
{
	int failed = 0;

	for (int i = 0; i < ROWS; i++)
		failed |= write_advice_of(&rows[i]);
	return failed;
}

static int
write_names(void)
{
	for (int i = 0; i < ROWS; i++)
		printf("%s\nrecord-%s\n", rows[i].name, rows[i].name);
	puts("records\nsnapshots\nsearch\nviews\nadvice");
	return 0;
}

int
main(int argc, char **argv)
{
	static const char record[] = "record-";
	const size_t before = sizeof record - 1;

	if (argc < 2)
		return write_names();
	if (strcmp(argv[1], "records") == 0)
		return write_digests();
	if (strcmp(argv[1], "snapshots") == 0)
		return write_snapshots();
	if (strcmp(argv[1], "search") == 0)
		return write_searches();
	if (strcmp(argv[1], "views") == 0)
		return write_views();
	if (strcmp(argv[1], "advice") == 0)
		return write_all_advice();
	for (int i = 0; i < ROWS; i++) {
		if (strcmp(argv[1], rows[i].name) == 0)
			return write_row(&rows[i]);
		if (strncmp(argv[1], record, before) == 0 &&
		    strcmp(argv[1] + before, rows[i].name) == 0)
			return write_record(&rows[i]);
	}
	return 1;
}
