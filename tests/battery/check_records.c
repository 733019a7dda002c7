/* check_retold.c - games told again by their records. */
#include <stdio.h>
#include <string.h>

#include "battery.h"
#include "suites.h"

enum {
	RETOLD_GAMES = 10,
	COMBINED_GAMES = 1,
	DEALT_GAMES = 12,
	PLIES_LOOKED_AT = 4,
	STEPS_WALKED = 12,
	COLUMNS = 100,
	TEXT_MAX = 1 << 16,
};

/* A game with its record; what becomes of it is drawn by a player. */
struct told {
	onirim_game *game;
	onirim_record *record;
	struct uniform player;
};

/* Play a whole game, with a record alongside. */
static void
play(struct told *told, uint64_t seed)
{
	onirim_action action;

	battery_begin(told->game, &told->player, seed);
	MUST(onirim_record_new(&told->record, told->game) == ONIRIM_OK);
	while ((action = battery_answer(&told->player, told->game)) != 0) {
		MUST(onirim_record_add(told->record, action) == ONIRIM_OK);
		MUST(onirim_apply(told->game, action) == ONIRIM_OK);
		battery_scene.question++;
	}
}

static void
write(const onirim_record *record, char *text)
{
	const int length = onirim_record_format(record, text, TEXT_MAX);

	MUST(length > 0 && length < TEXT_MAX);
	MUST(text[length - 1] == '\n');
}

static onirim_record *
read(const char *text)
{
	onirim_problem problem;
	onirim_record *record;

	MUST(onirim_record_parse(&record, text, &problem) == ONIRIM_OK);
	return record;
}

static int
stands_like(const onirim_record *record, int ply, const onirim_game *game)
{
	onirim_game *there;
	int same;

	MUST(onirim_record_game(record, ply, &there) == ONIRIM_OK);
	same = battery_same(there, game);
	onirim_game_free(there);
	return same;
}

static int
any_ply(struct told *told)
{
	return (int)uniform_below(&told->player,
	    (uint32_t)onirim_record_length(told->record) + 1);
}

/* Turn lines are narrow, but for nothing else. */
static void
assert_narrow(const char *text)
{
	while (*text != '\0') {
		const char *end = strchr(text, '\n');

		MUST(end != NULL);
		MUST(end - text <= COLUMNS ||
		    strncmp(text, "config ", 7) == 0);
		text = end + 1;
	}
}

/* The record stands at each ply as a game does that is given the same
 * answers. */
static void
look_at_plies(struct told *told, const onirim_record *other)
{
	for (int i = 0; i < PLIES_LOOKED_AT; i++) {
		const int ply = any_ply(told);

		MUST(onirim_game_reset(told->game, battery_scene.seed) ==
		    ONIRIM_OK);
		for (int j = 0; j < ply; j++)
			MUST(onirim_apply(told->game,
			    onirim_record_action(told->record, j)) ==
			    ONIRIM_OK);
		MUST(stands_like(told->record, ply, told->game));
		MUST(stands_like(other, ply, told->game));
	}
}

/* Back and forth at random; what is written is the text of a record that
 * never went further. */
static void
walk(struct told *told)
{
	static char text[TEXT_MAX], shorter[TEXT_MAX];
	const int length = onirim_record_length(told->record);
	int ply = onirim_record_ply(told->record);
	onirim_record *other;

	for (int i = 0; i < STEPS_WALKED; i++) {
		const int to = any_ply(told);

		for (; ply > to && ply > to - 8; ply--)
			MUST(onirim_record_undo(told->record) == ONIRIM_OK);
		for (; ply < to; ply++)
			MUST(onirim_record_redo(told->record) == ONIRIM_OK);
		MUST(onirim_record_ply(told->record) == ply);
		MUST(onirim_record_length(told->record) == length);
	}
	write(told->record, text);
	other = read(text);
	MUST(onirim_record_length(other) == ply);
	write(other, shorter);
	MUST(strcmp(text, shorter) == 0);
	onirim_record_free(other);
	while (onirim_record_redo(told->record) == ONIRIM_OK)
		;
}

START_TEST(test_record_tells_the_game_again)
{
	static char text[TEXT_MAX], again[TEXT_MAX];
	const uint64_t games = _i < CONFIGS ? RETOLD_GAMES : COMBINED_GAMES;
	const uint64_t first = (uint64_t)_i;    /* even and odd ones */
	struct told told = { .game = battery_game(_i) };

	for (uint64_t seed = first; seed < first + games; seed++) {
		onirim_record *other;
		int length;

		play(&told, seed);
		write(told.record, text);
		assert_narrow(text);
		other = read(text);
		write(other, again);
		MUST(strcmp(text, again) == 0);
		length = onirim_record_length(told.record);
		MUST(onirim_record_length(other) == length);
		MUST(stands_like(told.record, length, told.game));
		MUST(stands_like(other, length, told.game));
		look_at_plies(&told, other);
		walk(&told);
		write(told.record, again);
		MUST(strcmp(text, again) == 0);
		onirim_record_free(other);
		onirim_record_free(told.record);
	}
}
END_TEST

/* Let the host deal what the seed brought. */
static void
host(const char *text, char *hosted)
{
	const char *const seed = strstr(text, " seed=");
	const char *const end = strchr(seed, '\n');

	sprintf(hosted, "%.*s seed=0 chance=host%s", (int)(seed - text), text,
	    end);
}

static int
looks_like(const onirim_record *one, const onirim_record *other,
    const struct config_row *row)
{
	int viewers[VIEWERS_MAX];
	const int n = battery_viewers(row, viewers);
	struct sight sight, other_sight;
	onirim_game *game, *other_game;
	int same = 1;

	MUST(onirim_record_game(one, onirim_record_ply(one), &game) ==
	    ONIRIM_OK);
	MUST(onirim_record_game(other, onirim_record_ply(other),
	    &other_game) == ONIRIM_OK);
	for (int i = 0; i < n; i++) {
		battery_see(&sight, game, viewers[i]);
		battery_see(&other_sight, other_game, viewers[i]);
		same &= battery_same_sight(&sight, &other_sight);
	}
	onirim_game_free(other_game);
	onirim_game_free(game);
	return same;
}

/* The cards of a seeded game are a dealer's script: whole, and at any ply.  A
 * dealer cannot let chance choose the first seat. */
START_TEST(test_record_of_a_seeded_game_can_be_dealt)
{
	static char text[TEXT_MAX], hosted[TEXT_MAX], again[TEXT_MAX];
	struct told told = { .game = battery_game(_i) };

	if (strstr(battery_row(_i)->text, "random") != NULL)
		return;
	for (uint64_t seed = 0; seed < DEALT_GAMES; seed++) {
		onirim_record *dealt;
		int back;

		play(&told, seed);
		back = seed % 2 == 0 ? 0 : any_ply(&told);
		while (back-- > 0)
			onirim_record_undo(told.record);
		write(told.record, text);
		host(text, hosted);
		dealt = read(hosted);
		write(dealt, again);
		MUST(strcmp(hosted, again) == 0);
		MUST(looks_like(told.record, dealt, battery_row(_i)));
		onirim_record_free(dealt);
		onirim_record_free(told.record);
	}
}
END_TEST

Suite *
records_suite(void)
{
	const struct test tests[] = {
		{ test_record_tells_the_game_again, ALL_CONFIGS },
		{ test_record_of_a_seeded_game_can_be_dealt, SEEDED },
	};

	return battery_of("records", tests, COUNT_OF(tests));
}
