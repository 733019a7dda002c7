/* config.c - configurations that are put together word by word. */
#include <stdio.h>
#include <string.h>

#include "config.h"
#include "options.h"
#include "parts.h"

int
key_named(const char *name, size_t length)
{
	char key[ONIRIM_TEXT_MAX];

	for (int i = 0; onirim_config_key(i, key, sizeof(key)) >= 0; i++)
		if (strlen(key) == length && strncmp(key, name, length) == 0)
			return i;
	return -1;
}

int
key_called(const char *name)
{
	return key_named(name, strlen(name));
}

bool
config_key(int key, char name[ONIRIM_TEXT_MAX])
{
	return onirim_config_key(key, name, ONIRIM_TEXT_MAX) >= 0;
}

bool
config_value(const char *config, int key, int number,
    char value[ONIRIM_TEXT_MAX])
{
	return onirim_config_value(config, key, number, value,
	    ONIRIM_TEXT_MAX) >= 0;
}

/* The value that a configuration itself gives a key. */
static bool
is_given(const char *config, int key, struct line *value)
{
	struct line word;

	while ((config = next_part(config, ' ', &word)) != NULL) {
		const size_t length = strcspn(word.text, "=");

		if (word.text[length] != '=' ||
		    key_named(word.text, length) != key)
			continue;
		line_clear(value);
		line_add(value, "%s", word.text + length + 1);
		return true;
	}
	return false;
}

bool
config_look(const char *config, int key, char value[ONIRIM_TEXT_MAX])
{
	struct line given;

	if (!is_given(config, key, &given))
		return onirim_config_default(config, key, value,
		    ONIRIM_TEXT_MAX) >= 0;
	snprintf(value, ONIRIM_TEXT_MAX, "%.*s", ONIRIM_TEXT_MAX - 1,
	    given.text);
	return true;
}

/* Add a word if it goes with what is there. */
static bool
try_word(struct line *config, const char *name, const char *value)
{
	const struct line before = *config;

	line_add(config, "%s%s=%s", config->length > 0 ? " " : "", name,
	    value);
	if (onirim_game_size(config->text) > 0)
		return true;
	*config = before;
	return false;
}

/* Add those words of a list that go with what is there. */
static void
try_list(struct line *config, const char *name, const char *list)
{
	const struct line before = *config;
	struct line kept = { .length = 0 };
	struct line part;

	while ((list = next_part(list, ',', &part)) != NULL) {
		struct line longer = kept;

		line_add(&longer, "%s%s", kept.length > 0 ? "," : "",
		    part.text);
		*config = before;
		if (try_word(config, name, longer.text))
			kept = longer;
	}
	*config = before;
	if (kept.length > 0)
		try_word(config, name, kept.text);
}

struct line
config_before(const char *config, int key)
{
	struct line before = { .length = 0 };
	struct line value;
	char name[ONIRIM_TEXT_MAX];

	for (int i = 0; i < key && config_key(i, name); i++)
		if (is_given(config, i, &value))
			try_list(&before, name, value.text);
	return before;
}

void
config_set(struct line *config, int key, const char *value)
{
	const struct line old = *config;
	struct line given;
	char name[ONIRIM_TEXT_MAX];

	*config = config_before(old.text, key);
	if (config_key(key, name))
		try_list(config, name, value);
	for (int i = key + 1; config_key(i, name); i++)
		if (is_given(old.text, i, &given))
			try_list(config, name, given.text);
}
