/* scene.c - a game that begins at a position and is played on in words. */
#include <check.h>
#include <string.h>

#include "scene.h"

static onirim_action
action_of(const char *word)
{
	const int card = onirim_card_from_name(word);
	onirim_action action;

	if (card > 0)
		return onirim_action_make(ONIRIM_VERB_DEAL, (onirim_card)card,
		    0, 0);
	if (onirim_action_parse(&action, word, NULL) != ONIRIM_OK)
		ck_abort_msg("%s is no card and no answer", word);
	return action;
}

onirim_game *
scene(const char *position, const char *words)
{
	char word[ONIRIM_TEXT_MAX];
	onirim_game *game;

	ck_assert_int_eq(onirim_position_parse(&game, position, NULL),
	    ONIRIM_OK);
	while (*(words += strspn(words, " ")) != '\0') {
		const size_t length = strcspn(words, " ");

		memcpy(word, words, length);
		word[length] = '\0';
		words += length;
		if (onirim_apply(game, action_of(word)) != ONIRIM_OK)
			ck_abort_msg("%s is not legal", word);
	}
	return game;
}
