/* moments.c - when a remark of a lesson fits. */
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "lessons.h"
#include "moments.h"

/* Whether a text begins with a word, and it or the word ends there. */
static bool
begins_with(const char *text, const char *word, const char *ends)
{
	const size_t length = strlen(word);

	return strncmp(text, word, length) == 0 &&
	    strcspn(text + length, ends) == 0;
}

/* The view of the game names the question; there is none at the end. */
static bool
is_asked(const struct moment *moment, const char *question)
{
	static const char key[] = " question=";
	const int length =
	    onirim_view_format(moment->game, LEARNER, NULL, 0);
	const size_t size = (size_t)length + 1;
	char *view = malloc(size);

	if (view == NULL)
		return false;
	onirim_view_format(moment->game, LEARNER, view, size);
	const char *found = strstr(view, key);
	const bool is = found != NULL &&
	    begins_with(found + strlen(key), question, " ");

	free(view);
	return is;
}

static bool
was_dealt(const struct moment *moment, const char *name)
{
	const int card = onirim_card_from_name(name);

	for (int i = 0; i < moment->dealt_count; i++)
		if (moment->dealt[i] == card)
			return true;
	return false;
}

static bool
is_offered(const struct moment *moment, const char *verb)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char text[ONIRIM_TEXT_MAX];
	const int count = onirim_legal_actions(moment->game, actions,
	    ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < count; i++) {
		onirim_action_format(actions[i], text, sizeof text);
		if (begins_with(text, verb, ":"))
			return true;
	}
	return false;
}

/* What a condition can begin with, if it does not need cards in a zone. */
static const struct {
	const char *name;
	bool (*holds)(const struct moment *moment, const char *value);
} kinds[] = {
	{ "question", is_asked   },
	{ "dealt",    was_dealt  },
	{ "offers",   is_offered },
	{ NULL, NULL }
};

/* The zones of the player that a condition can need cards in. */
static const struct {
	const char *name;
	int zone;
	int index;
} zones[] = {
	{ "row",       ONIRIM_ZONE_ROW,      LEARNER },
	{ "doors",     ONIRIM_ZONE_DOORS,    LEARNER },
	{ "towers",    ONIRIM_ZONE_TOWERS,   0       },
	{ "creature1", ONIRIM_ZONE_CREATURE, 0       },
	{ "creature2", ONIRIM_ZONE_CREATURE, 1       },
	{ NULL, 0, 0 }
};

/* Whether a condition holds: its name, `=` or `>=`, and its value. */
static bool
holds(const struct moment *moment, const char *condition)
{
	const char *value = strchr(condition, '=') + 1;

	for (int i = 0; kinds[i].name != NULL; i++)
		if (begins_with(condition, kinds[i].name, "="))
			return kinds[i].holds(moment, value);
	for (int i = 0; zones[i].name != NULL; i++)
		if (begins_with(condition, zones[i].name, ">"))
			return onirim_cards(moment->game, LEARNER,
			    zones[i].zone, zones[i].index, NULL, 0) >=
			    atoi(value);
	assert(0);
	return false;
}

bool
moment_fits(const struct moment *moment, const char *conditions)
{
	char condition[WORD_BYTES];

	while (lesson_word(&conditions, condition))
		if (!holds(moment, condition))
			return false;
	return true;
}
