/* wanted.c - a game that somebody would like to play. */
#include <stdlib.h>
#include <string.h>

#include "config.h"
#include "options.h"
#include "parts.h"
#include "seats.h"
#include "session.h"
#include "wanted.h"

#define SETTING "game"

void
wanted_look(const struct wanted *wanted, int key, char value[ONIRIM_TEXT_MAX])
{
	value[0] = '\0';
	config_look(wanted->config.text, key, value);
}

int
wanted_seats(const struct wanted *wanted)
{
	char value[ONIRIM_TEXT_MAX];

	wanted_look(wanted, key_called("players"), value);
	return atoi(value);
}

/* Another game or number of players sits down anew: people play Onirim
 * together, and in Nightmarium one of them plays against the program. */
static void
sit_down(struct wanted *wanted)
{
	char game[ONIRIM_TEXT_MAX];

	wanted_look(wanted, key_called("game"), game);
	wanted->computers = strcmp(game, "nightmarium") == 0
	    ? (1u << wanted_seats(wanted)) - 2 : 0;
}

void
wanted_set(struct wanted *wanted, int key, const char *value)
{
	config_set(&wanted->config, key, value);
	if (key == key_called("game") || key == key_called("players"))
		sit_down(wanted);
}

void
add_computers(struct line *line, const struct wanted *wanted)
{
	const char *between = "";

	for (int seat = 0; seat < wanted_seats(wanted); seat++)
		if ((wanted->computers >> seat & 1) != 0) {
			line_add(line, "%s%d", between, seat + 1);
			between = ",";
		}
}

/* A word of the setting: the seats and the level are named as the tags of
 * records are, and everything else is of the configuration. */
static void
read_word(struct wanted *wanted, const char *word)
{
	const size_t length = strcspn(word, "=");
	const char *value = word + length + (word[length] == '=');
	struct line name = { .length = 0 };
	const int key = key_named(word, length);

	line_add(&name, "%.*s", (int)length, word);
	if (key >= 0)
		wanted_set(wanted, key, value);
	else if (strcmp(name.text, TAG_LEVEL) == 0)
		wanted->level = (int)strtoul(value, NULL, 10) % LEVELS;
	else if (strcmp(name.text, TAG_COMPUTER) == 0 &&
	    !seats_read(&wanted->computers, value, wanted_seats(wanted)))
		wanted->computers = 0;
}

void
wanted_read(struct wanted *wanted, const struct store *store)
{
	char setting[ONIRIM_TEXT_MAX];
	const char *rest = setting;
	struct line word;

	*wanted = (struct wanted){ .level = LEVEL_USUAL };
	store_word(store, SETTING, setting, sizeof(setting));
	while ((rest = next_part(rest, ' ', &word)) != NULL)
		read_word(wanted, word.text);
}

/* A setting that cannot be kept is no harm. */
void
wanted_keep(const struct wanted *wanted, const struct store *store)
{
	struct line setting = wanted->config;

	line_add(&setting, "%s" TAG_LEVEL "=%d", setting.length > 0 ? " " : "",
	    wanted->level);
	if (wanted->computers != 0) {
		line_add(&setting, " " TAG_COMPUTER "=");
		add_computers(&setting, wanted);
	}
	store_set_word(store, SETTING, setting.text);
}
