/* games.c - games and records that are freed behind the test that made
 * them. */
#include "games.h"
#include "suites.h"

enum { KEPT_MAX = 4096 };

static onirim_game *games[KEPT_MAX];
static onirim_record *records[KEPT_MAX];
static int games_kept, records_kept;

const char *const longest_names[5] = {
	"0123456789012345678901234567890123456789",
	"Абвгдежзийклмнопрсту", "abcdefghijabcdefghijabcdefghijabcdefghij",
	"AbcdefghijAbcdefghijAbcdefghijAbcdefghij", "абвгдежзийабвгдежзий",
};

const onirim_reader *
reader_for(int viewer, const char *language)
{
	static onirim_reader reader;

	reader = (onirim_reader){language, NULL, viewer, 0};
	return &reader;
}

const onirim_reader *
reader_asked(const onirim_game *game, const char *language)
{
	const int asked = onirim_player(game);

	return reader_for(asked == ONIRIM_CHANCE ? ONIRIM_HOST : asked,
	    language);
}

onirim_game *
keep_game(onirim_game *game)
{
	ck_assert_int_lt(games_kept, KEPT_MAX);
	games[games_kept++] = game;
	return game;
}

onirim_record *
keep_record(onirim_record *record)
{
	ck_assert_int_lt(records_kept, KEPT_MAX);
	records[records_kept++] = record;
	return record;
}

onirim_game *
new_game(const char *config)
{
	onirim_game *game;

	ck_assert_int_eq(onirim_game_new(&game, config, NULL), ONIRIM_OK);
	return keep_game(game);
}

onirim_game *
copy_of(const onirim_game *game)
{
	onirim_game *copy;

	ck_assert_int_eq(onirim_game_copy(&copy, game), ONIRIM_OK);
	return keep_game(copy);
}

void
free_kept(void)
{
	while (games_kept > 0)
		onirim_game_free(games[--games_kept]);
	while (records_kept > 0)
		onirim_record_free(records[--records_kept]);
}
