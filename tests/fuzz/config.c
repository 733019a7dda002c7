/* config.c - whatever is read as a configuration is written in its canonical
 * form, which is read as the same. */
#include <stdbool.h>

#include "fuzz.h"

enum { SIZE_MAX_TESTED = 1 << 16 };

/* The memory for a game at most as large as it has to be. */
static _Alignas(8) unsigned char memory[SIZE_MAX_TESTED];

static void
assert_canonical(const onirim_game *game, const char *canonical)
{
	char text[ONIRIM_TEXT_MAX];
	const int length = onirim_config_format(game, text, sizeof text);

	MUST(length > 0 && length < ONIRIM_TEXT_MAX);
	MUST(strcmp(text, canonical) == 0);
}

/* A game made in so much memory, and in no less. */
static void
assert_size(const char *config, const char *canonical)
{
	const int size = onirim_game_size(config);
	onirim_game *game;

	MUST(size > 0 && size <= SIZE_MAX_TESTED);
	MUST(onirim_game_new_at(&game, memory, (size_t)size - 1, config,
	    NULL) == ONIRIM_E_SPACE);
	MUST(game == NULL);
	MUST(onirim_game_new_at(&game, memory, (size_t)size, config, NULL) ==
	    ONIRIM_OK);
	assert_canonical(game, canonical);
}

/* The game of a configuration, and of the canonical text for it. */
static void
goes_round(const onirim_game *game, const char *config)
{
	char canonical[ONIRIM_TEXT_MAX];
	onirim_game *same;

	MUST(onirim_config_format(game, canonical, sizeof canonical) <
	    ONIRIM_TEXT_MAX);
	MUST(onirim_game_new(&same, canonical, NULL) == ONIRIM_OK);
	assert_canonical(same, canonical);
	MUST(memcmp(same, game, (size_t)onirim_game_size(NULL)) == 0);
	MUST(onirim_game_assign(same, game) == ONIRIM_OK);
	onirim_game_free(same);
	assert_size(config, canonical);
	assert_size(canonical, canonical);
}

/* What goes with the rest of it; where it can be read as it is, it can be asked
 * about, too. */
static void
ask_about(const char *config, bool readable)
{
	char value[ONIRIM_TEXT_MAX];
	int status;

	for (int key = 0; onirim_config_key(key, value, sizeof value) >= 0;
	    key++) {
		for (int i = 0; (status = onirim_config_value(config, key, i,
		    value, sizeof value)) >= 0; i++)
			MUST(status < ONIRIM_TEXT_MAX);
		MUST(status == ONIRIM_E_RANGE ||
		    (!readable && status == ONIRIM_E_CONFIG));
		status = onirim_config_default(config, key, value,
		    sizeof value);
		MUST(status > 0 || status == ONIRIM_E_RANGE ||
		    (!readable && status == ONIRIM_E_CONFIG));
	}
	status = onirim_config_text(config, "ru", value, sizeof value);
	MUST(status == ONIRIM_E_CONFIG ||
	    (status > 0 && status < ONIRIM_TEXT_MAX));
	MUST((onirim_config_help_text(config, "ru", value, sizeof value) ==
	    ONIRIM_E_CONFIG) == (status == ONIRIM_E_CONFIG));
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	char *text = fuzz_text(bytes, size);
	onirim_problem problem;
	onirim_game *game;
	const int status = onirim_game_new(&game, text, &problem);

	ask_about(text, status == ONIRIM_OK);
	if (status == ONIRIM_OK) {
		goes_round(game, text);
	} else {
		MUST(status == ONIRIM_E_CONFIG && game == NULL);
		MUST(onirim_game_size(text) == status);
		fuzz_problem(&problem, status, text);
	}
	onirim_game_free(game);
	free(text);
	return 0;
}
