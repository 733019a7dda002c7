/* index.c - actions as numbers without gaps. */
#include <string.h>

#include "../engine.h"

/* Seats are counted from the seat that is asked. */
static unsigned
asked_seat(const struct onirim_game *g)
{
	return counted_from(g, onirim_player(g));
}

/* Find the place of a card in the set of the range.  A range without cards has
 * one place, for actions without a card. */
static bool
find_ranked(const struct action_range *range, unsigned face, unsigned rank,
    unsigned *place)
{
	*place = 0;
	if (range->cards == 0)
		return face == 0;
	if (!set_holds(range->cards, rank))
		return false;
	*place = set_count(range->cards & (set_of(rank) - 1));
	return true;
}

/* Find the place of a swap.  Swaps are ordered by the own card, then by the
 * shared card, which is any other card. */
static bool
find_swap(const struct onirim_game *g, const struct action_range *range,
    uint32_t action, unsigned *place)
{
	const unsigned others = range_cards(range) - 1;
	const unsigned own = oni_rank(g, action >> CARD_SHIFT);
	const unsigned shared = oni_rank(g, action >> 8);
	unsigned i, j;

	if (own == shared || (action & 0xFF) != 0 ||
	    !find_ranked(range, 1, own, &i) || !find_ranked(range, 1, shared,
	    &j))
		return false;
	*place = i * others + j - (j > i);
	return true;
}

/* The number of pairs whose lower position is below i. */
static unsigned
pairs_before(unsigned n, unsigned i)
{
	return i * (2 * n - i - 1) / 2;
}

static bool
find_pair(const struct action_range *range, uint32_t action, unsigned *place)
{
	const unsigned i = action >> CARD_SHIFT & 0xFF;
	const unsigned j = action >> 8 & 0xFF;

	if (i >= j || j >= range->places || (action & 0xFF) != 0)
		return false;
	*place = pairs_before(range->places, i) + j - i - 1;
	return true;
}

/* Find the place of an action in a range. */
static bool
find_place(const struct onirim_game *g, const struct action_range *range,
    uint32_t action, unsigned *place)
{
	const unsigned face = action >> CARD_SHIFT & 0xFF;
	const unsigned extra = (action & 0xFF) - range->extra;
	unsigned i = action >> 8 & 0xFF;

	if (action >> VERB_SHIFT != range->verb)
		return false;
	switch (range->shape) {
	case RANGE_SEATS:
		i = seat_counted(g, asked_seat(g), i);
		break;
	case RANGE_SWAPS:
		return find_swap(g, range, action, place);
	case RANGE_PAIRS:
		return find_pair(range, action, place);
	}
	if (i >= range->places || extra >= range->extras ||
	    !find_ranked(range, face, oni_rank(g, face), place))
		return false;
	*place = (*place * range->places + i) * range->extras + extra;
	return true;
}

/* The index of an action, or ONIRIM_E_ACTION if it has no index. */
static int
index_of(const struct onirim_game *g, const struct action_space *space,
    uint32_t action)
{
	unsigned place;

	for (unsigned i = 0; i < space->count; i++)
		if (find_place(g, &space->rows[i], action, &place))
			return (int)(space->rows[i].first + place);
	return ONIRIM_E_ACTION;
}

static onirim_action
swap_at(const struct onirim_game *g, const struct action_range *range,
    unsigned place)
{
	const uint8_t *faces = oni_ruleset(g)->faces;
	const unsigned others = range_cards(range) - 1;
	const unsigned own = set_at(range->cards, place / others);

	return (onirim_action)faces[own] << CARD_SHIFT |
	    (onirim_action)faces[set_at(range->cards & ~set_of(own),
	    place % others)] << 8;
}

static onirim_action
pair_at(const struct action_range *range, unsigned place)
{
	unsigned i = 0;

	while (pairs_before(range->places, i + 1) <= place)
		i++;
	place -= pairs_before(range->places, i);
	return (onirim_action)i << CARD_SHIFT |
	    (onirim_action)(i + 1 + place) << 8;
}

static onirim_action
place_at(const struct onirim_game *g, const struct action_range *range,
    unsigned place)
{
	onirim_action action = range->extra + place % range->extras;
	unsigned i;

	place /= range->extras;
	i = place % range->places;
	if (range->shape == RANGE_SEATS)
		i = seat_meant(g, asked_seat(g), i);
	action |= i << 8;
	if (range->cards == 0)
		return action;
	return action |
	    (onirim_action)oni_ruleset(g)->faces[set_at(range->cards,
	    place / range->places)] << CARD_SHIFT;
}

/* The action at a place of a range. */
static onirim_action
action_at(const struct onirim_game *g, const struct action_range *range,
    unsigned place)
{
	const onirim_action verb = (onirim_action)range->verb << VERB_SHIFT;

	switch (range->shape) {
	case RANGE_SWAPS:
		return verb | swap_at(g, range, place);
	case RANGE_PAIRS:
		return verb | pair_at(range, place);
	}
	return verb | place_at(g, range, place);
}

static void
list_ranges(const struct onirim_game *g, struct action_space *space)
{
	space->count = 0;
	oni_ruleset(g)->action_space(g, space);
}

int
onirim_action_space(const onirim_game *game)
{
	struct action_space space;

	if (game == NULL)
		return ONIRIM_E_NULL;
	list_ranges(game, &space);
	return (int)space_size(&space);
}

int
onirim_action_index(const onirim_game *game, onirim_action action)
{
	struct action_space space;

	if (game == NULL)
		return ONIRIM_E_NULL;
	list_ranges(game, &space);
	return index_of(game, &space, action);
}

int
onirim_index_action(const onirim_game *game, int index)
{
	const unsigned i = (unsigned)index;
	const struct action_range *range;
	struct action_space space;

	if (game == NULL)
		return ONIRIM_E_NULL;
	list_ranges(game, &space);
	if (index < 0 || i >= space_size(&space))
		return ONIRIM_E_RANGE;
	for (range = space.rows; i - range->first >= range->size; range++)
		;
	return (int)action_at(game, range, i - range->first);
}

int
onirim_action_mask(const onirim_game *game, uint8_t *mask, size_t size)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct action_space space;
	size_t all;
	int n;

	if (game == NULL || (mask == NULL && size > 0))
		return ONIRIM_E_NULL;
	list_ranges(game, &space);
	all = space_size(&space);
	if (size > 0)
		memset(mask, 0, size < all ? size : all);
	n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	for (int i = 0; i < n; i++) {
		const size_t index = (size_t)index_of(game, &space, actions[i]);

		if (index < size)
			mask[index] = 1;
	}
	return (int)all;
}

int
onirim_max_decisions(const onirim_game *game)
{
	if (game == NULL)
		return ONIRIM_E_NULL;
	return (int)oni_ruleset(game)->decisions_most(game);
}
