/* answers.c - what answers do and what forbids them: what both
 * games share. */
#include "answers.h"

struct meaning
oni_help_deal(const struct onirim_game *g, struct choice choice)
{
	const struct pile pool = oni_dealt_pool(g);

	return counted(HELP_DEAL, pile_count(&pool, choice_card(choice)));
}

unsigned
oni_find_why(const struct onirim_game *g, const struct why_row *rows,
    unsigned count, struct choice choice)
{
	const unsigned asked = oni_rule(g)->ask;

	for (const struct why_row *row = rows; row < rows + count; row++)
		if (row->verb == choice_verb(choice) &&
		    (row->ask == asked || row->ask == ANY_QUESTION))
			return row->find == NULL
			    ? row->id : row->find(g, choice);
	return WHY_NOT_ASKED;
}
