/*
 * hash_check.c - plays random games and looks whether onirim_hash() tells
 * positions apart as a viewer does.
 *
 *     hash_model [positions] [first seed]
 *
 * What a viewer knows is the game redacted for that viewer; the bytes of its
 * snapshot are told apart by a digest of 128 bits.  Two positions of different
 * digests must have different numbers, and two of the same digest the same.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "hash_model.h"
#include "onirim.h"

enum { POSITIONS_DEFAULT = 200000, SEEDED_APART = 1000003 };

static const char *const configs[] = {
	"",
	"players=2",
	"players=2 variants=open,race",
	"sets=steps",
	"sets=towers variants=ruins",
	"sets=dreams",
	"sets=steps,towers,dreams",
	"players=2 sets=steps,towers,dreams",
	"players=2 sets=dreams chance=host",
	"game=nightmarium",
	"game=nightmarium players=3 objective=7 turns=90",
	"game=nightmarium players=5",
	"game=nightmarium players=4 chance=host",
};

enum { CONFIGS = sizeof configs / sizeof configs[0] };

static void
fail(const char *what)
{
	printf("hash: %s\n", what);
	exit(1);
}

static void
must(bool fact, const char *what)
{
	if (!fact)
		fail(what);
}

/* Games of one configuration, and a row for each position of one of them. */
struct play {
	onirim_game *game;
	onirim_game *known;
	int viewers;
	struct numbered *rows;
	size_t count;
	size_t capacity;
};

static void
begin(struct play *play, const char *config)
{
	must(onirim_game_new(&play->game, config, NULL) == ONIRIM_OK &&
	    onirim_game_copy(&play->known, play->game) == ONIRIM_OK,
	    "no game");
	play->viewers = 2 + onirim_number(play->game, ONIRIM_HOST,
	    ONIRIM_NUMBER_PLAYERS, 0);
}

static void
end(struct play *play)
{
	onirim_game_free(play->known);
	onirim_game_free(play->game);
}

/* A seat, nobody or the host. */
static int
viewer_of(const struct play *play, size_t i)
{
	const int viewer = (int)(i % (size_t)play->viewers);

	return viewer < play->viewers - 2 ? viewer :
	    viewer == play->viewers - 2 ? ONIRIM_NOBODY : ONIRIM_HOST;
}

static void
number(struct play *play, int viewer)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	struct numbered *const row = &play->rows[play->count];
	int size;

	must(onirim_redact(play->known, play->game, viewer) == ONIRIM_OK,
	    "not redacted");
	size = onirim_snapshot_save(play->known, bytes, sizeof bytes);
	must(size > 0 && size <= (int)sizeof bytes, "not saved");
	row->hash = onirim_hash(play->game, viewer);
	row->digest = digest_of(bytes, (size_t)size);
	must(row->hash != 0, "a number is 0");
	play->count++;
}

/* One random game after the other, a viewer at each question. */
static void
play_on(struct play *play, uint64_t seed)
{
	while (play->count < play->capacity) {
		uint64_t answers = ++seed * 0x9E3779B97F4A7C15u;
		int outcome = ONIRIM_PLAYING;

		must(onirim_game_reset(play->game, seed) == ONIRIM_OK,
		    "not begun");
		while (outcome == ONIRIM_PLAYING &&
		    play->count < play->capacity) {
			number(play, viewer_of(play, play->count));
			outcome = onirim_playout(play->game, answers++, 1);
		}
		must(outcome >= 0, "not played");
	}
}

static long
argument(int argc, char **argv, int i, long otherwise)
{
	return argc > i ? atol(argv[i]) : otherwise;
}

int
main(int argc, char **argv)
{
	const long asked = argument(argc, argv, 1, POSITIONS_DEFAULT);
	const long first = argument(argc, argv, 2, 0);
	const size_t count = asked > 0 ? (size_t)asked : 1;
	struct play play = {.rows = malloc(count * sizeof *play.rows)};
	struct comparison result;

	must(play.rows != NULL, "no memory");
	for (size_t i = 0; i < CONFIGS; i++) {
		play.capacity = count * (i + 1) / CONFIGS;
		begin(&play, configs[i]);
		play_on(&play, (uint64_t)first + i * SEEDED_APART);
		end(&play);
	}
	result = compare_numbers(play.rows, play.count);
	free(play.rows);
	printf("hash: %zu positions, %zu different, %zu numbers shared, "
	    "%zu split\n", count, result.different, result.shared,
	    result.split);
	return result.shared > 0 || result.split > 0 || result.different < 2;
}
