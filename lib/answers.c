/* answers.c - what answers do, what they take, and why they are not legal: the
 * parts that both games share. */
#include "answers.h"

struct meaning
oni_help_deal(const struct onirim_game *g, struct choice choice)
{
	const struct pile pool = oni_dealt_pool(g);

	return counted(HELP_DEAL, pile_count(&pool, choice_card(choice)));
}

const struct target_row *
oni_find_target(const struct onirim_game *g, const struct target_row *rows,
    unsigned count, struct choice choice)
{
	const unsigned asked = oni_rule(g)->ask;

	for (const struct target_row *row = rows; row < rows + count; row++)
		if (row->verb == choice_verb(choice) && row->ask == asked)
			return row;
	return NULL;
}

struct spot
oni_spot_in_deck(const struct onirim_game *g, unsigned card)
{
	const struct deck *deck = &g->deck;

	if (pile_count(&deck->pool, card) > 0)
		return anywhere_in(ONIRIM_ZONE_POOL, 0);
	for (unsigned i = 0; i < deck->top_count; i++)
		if (deck->top[deck->top_count - 1 - i].card == card)
			return (struct spot){ONIRIM_ZONE_TOP, 0, (uint8_t)i};
	for (unsigned i = 0; i < deck->bottom_count; i++)
		if (deck->bottom[i].card == card)
			return (struct spot){ONIRIM_ZONE_BOTTOM, 0, (uint8_t)i};
	assert(0);
	return (struct spot){0, 0, 0};
}

struct spot
oni_spot_before_deal(const struct onirim_game *g)
{
	const unsigned zone = oni_dealt_from(g);

	if (is_of_deck(zone))
		return anywhere_in(ONIRIM_ZONE_POOL, 0);
	return zone == ONIRIM_ZONE_RESERVE ? anywhere_in(zone, 0)
	    : (struct spot){0, 0, 0};
}

struct onirim_target
oni_target(unsigned face, struct spot from, struct spot to)
{
	return (struct onirim_target){
	    .card = (uint8_t)face,
	    .zone = from.zone, .index = from.index, .position = from.position,
	    .to_zone = to.zone, .to_index = to.index,
	    .to_position = to.position,
	};
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
