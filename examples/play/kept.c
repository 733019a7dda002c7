/* kept.c - games that are kept, to be told of and gone on with. */
#include <errno.h>
#include <string.h>

#include "game.h"
#include "kept.h"
#include "parts.h"
#include "tally.h"
#include "words.h"

enum { LOOKED_AT = 100 }; /* games that were played last */

/* Each value of a word. */
static void
add_word(struct line *line, const char *word)
{
	const size_t length = strcspn(word, "=");
	const char *rest = word + length + (word[length] == '=');
	struct line value;

	while ((rest = next_part(rest, ',', &value)) != NULL) {
		struct line single = { .length = 0 };
		char text[ONIRIM_TEXT_MAX] = "";

		line_add(&single, "%.*s=%s", (int)length, word, value.text);
		onirim_config_text(single.text, words_language(), text,
		    sizeof(text));
		line_add(line, "%s%s", line->length > 0 ? ", " : "", text);
	}
}

void
add_played(struct line *line, const char *config)
{
	struct line word;

	while ((config = next_part(config, ' ', &word)) != NULL)
		if (says_what_is_played(word.text))
			add_word(line, word.text);
}

/* How the game stands that a record holds, or NULL. */
static onirim_game *
game_of(const onirim_record *record)
{
	onirim_game *game = NULL;

	onirim_record_game(record, onirim_record_ply(record), &game);
	return game;
}

void
add_standing(struct line *line, const onirim_record *record)
{
	onirim_game *const game = game_of(record);
	const struct view view = view_of(game, ONIRIM_NOBODY);

	if (onirim_outcome(game) == ONIRIM_PLAYING)
		add_state(line, &view);
	else
		add_decision(line, &view, ONIRIM_ASK_NOTHING);
	onirim_game_free(game);
}

static void
format_config(const onirim_record *record, char config[ONIRIM_TEXT_MAX])
{
	onirim_game *const game = game_of(record);

	onirim_config_format(game, config, ONIRIM_TEXT_MAX);
	onirim_game_free(game);
}

static void
take(struct found *found, game_number number, enum kept_state state,
    const onirim_record *record)
{
	char config[ONIRIM_TEXT_MAX];

	*found = (struct found){ .number = number };
	format_config(record, config);
	add_played(&found->played, config);
	if (state == KEPT_ELSEWHERE)
		line_add(&found->stands, "%s", say(W_ELSEWHERE));
	else
		add_standing(&found->stands, record);
}

void
find_last(struct store *store, struct found *found)
{
	struct kept_game games[LOOKED_AT];
	const int count = store_list(store, games, LOOKED_AT);

	*found = (struct found){ .number = 0 };
	for (int i = 0; i < count && found->number == 0; i++) {
		onirim_record *record;
		const enum kept_state state = store_look(store,
		    games[i].number, &record);

		if (state == KEPT_GOES_ON)
			take(found, games[i].number, state, record);
		onirim_record_free(record);
	}
}

void
find_begun(struct store *store, time_t since, const char *config,
    struct found *found)
{
	static struct kept_game games[STORE_GAMES_MAX];
	const int count = store_list(store, games, STORE_GAMES_MAX);

	*found = (struct found){ .number = 0 };
	for (int i = 0; i < count; i++) {
		char other[ONIRIM_TEXT_MAX] = "";
		onirim_record *record;
		enum kept_state state;

		if (games[i].number < since || (found->number != 0 &&
		    games[i].number > found->number))
			continue;
		state = store_look(store, games[i].number, &record);
		if (record != NULL)
			format_config(record, other);
		if (strcmp(other, config) == 0)
			take(found, games[i].number, state, record);
		onirim_record_free(record);
	}
}

int
play_kept(struct program *program, game_number number)
{
	struct store *const store = &program->store;
	struct session session;
	char file[DISK_PATH_BYTES];
	onirim_problem problem;
	onirim_record *record;
	int error = store_lock(store, number);

	if (error == EBUSY)
		return error;
	store_file(store, number, file);
	error = record_read(file, &record, &problem);
	if (error != 0) {
		store_unlock(store, number);
		return error;
	}
	error = session_open_kept(&session, store, record, number);
	if (error == ONIRIM_OK)
		play(program, &session);
	session_close(&session);
	return error;
}
