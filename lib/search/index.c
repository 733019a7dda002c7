/* index.c - actions as numbers without gaps. */
#include <string.h>

#include "../engine.h"

/* Returned for actions that are not in a range; larger than any place. */
enum { NO_INDEX = SPACE_MAX };

/* Seats are counted from the seat that is asked. */
static unsigned
asked_seat(const struct onirim_game *g)
{
	return is_over(g) ? 0 : counted_from(g, oni_step(g)->seat);
}

/* All actions of a game. */
static inline struct action_space
space_of(const struct onirim_game *g)
{
	const struct action_ranges *all = oni_search_of(g)->ranges;

	return (struct action_space){all,
	    all->numbers + (size_t)g->config.layout * all->number_count};
}

/* The number of indices.  The dealer's answers are the last range, which only
 * games whose host deals have. */
static inline unsigned
space_size(const struct onirim_game *g, const struct action_space *space)
{
	const unsigned count = space->all->range_count;

	return space->numbers[g->config.chance == CHANCE_HOST ? count
	    : count - 1u];
}

/* The number of the range of an action, if it has one.  `card` is 0 if the
 * action has no card.  The second range of a verb is found without a guess. */
static inline unsigned
range_of(const struct action_space *space, uint32_t action, unsigned card)
{
	const unsigned i = space->all->of_verb[action >> VERB_SHIFT];
	const struct action_range *range = &space->all->ranges[i];
	const unsigned kind = (action & 0xFF) | card << KIND_CARD_SHIFT;

	return i + ((range[1].kinds & kind) != 0);
}

static inline const struct card_set *
cards_of_range(const struct action_space *space,
    const struct action_range *range)
{
	return &space->all->sets[space->numbers[range->cards]];
}

/* The place of a face in a set. */
static unsigned
place_of_face(const struct onirim_game *g, const struct card_set *set,
    unsigned face)
{
	return set->places[oni_ruleset(g)->ranks[face & 0xFF]];
}

/* Swaps are ordered by the own card, then by the shared card, which is any
 * other card. */
static unsigned
place_of_other(unsigned shared, unsigned own)
{
	return shared == own ? NO_INDEX : shared - (shared > own);
}

/* The number of pairs whose lower position is below i. */
static unsigned
pairs_before(unsigned n, unsigned i)
{
	return i * (2 * n - i - 1) / 2;
}

/* The place of the pair of i and i + 1, less i + 1. */
static unsigned
pairs_origin(unsigned n, unsigned i)
{
	return pairs_before(n, i) - i - 1;
}

static unsigned
place_of_pair(unsigned positions, uint32_t action)
{
	const unsigned i = action >> CARD_SHIFT & 0xFF;
	const unsigned j = action >> PLACE_SHIFT & 0xFF;

	if (i >= j || j >= positions || (action & 0xFF) != 0)
		return NO_INDEX;
	return pairs_origin(positions, i) + j;
}

/* The index of a place in a range, unless the range ends before it. */
static inline int
index_of_place(const struct action_space *space, unsigned number,
    unsigned place)
{
	const uint16_t *first = &space->numbers[number];
	const unsigned index = *first + place;

	return index < first[1] ? (int)index : ONIRIM_E_ACTION;
}

/* The index of an action with the i-th place of a range of its verb.  If the
 * card does not belong to the range, the place is too large for it. */
static inline int
index_in(const struct onirim_game *g, const struct action_space *space,
    unsigned number, uint32_t action, unsigned i)
{
	const struct action_range *range = &space->all->ranges[number];
	const struct card_set *set = cards_of_range(space, range);
	const unsigned places = space->numbers[range->places];
	const unsigned extras = space->numbers[range->extras];
	const unsigned extra = (action & 0xFF) - space->numbers[range->extra];
	const unsigned face = action >> CARD_SHIFT & 0xFF;

	if (i >= places || extra >= extras || (set->cards == 0 && face != 0))
		return ONIRIM_E_ACTION;
	return index_of_place(space, number,
	    (place_of_face(g, set, face) * places + i) * extras + extra);
}

/* The same if the place of the action is a seat, as seen from the seat that is
 * asked, or the other card of a swap, or a position. */
static ONI_NOINLINE int
index_counted(const struct onirim_game *g, struct action_space space,
    unsigned number, uint32_t action)
{
	const struct action_range *range = &space.all->ranges[number];
	const struct card_set *set = cards_of_range(&space, range);
	unsigned i = action >> PLACE_SHIFT & 0xFF;

	if (range->shape == RANGE_PAIRS)
		return index_of_place(&space, number,
		    place_of_pair(space.numbers[range->places], action));
	i = range->shape == RANGE_SEATS ? seat_counted(g, asked_seat(g), i)
	    : place_of_other(place_of_face(g, set, i),
	    place_of_face(g, set, action >> CARD_SHIFT));
	return index_in(g, &space, number, action, i);
}

/* The action at a place of a swap. */
static onirim_action
swap_at(const uint8_t *faces, const struct card_set *set, unsigned others,
    unsigned place)
{
	const unsigned own = set_at(set->cards, place / others);

	return (onirim_action)faces[own] << CARD_SHIFT |
	    (onirim_action)faces[set_at(set->cards & ~set_of(own),
	    place % others)] << PLACE_SHIFT;
}

static onirim_action
pair_at(unsigned positions, unsigned place)
{
	unsigned i = 0;

	while (pairs_before(positions, i + 1) <= place)
		i++;
	return (onirim_action)i << CARD_SHIFT |
	    (onirim_action)(place - pairs_origin(positions, i)) << PLACE_SHIFT;
}

/* The action at a place of a range, without the verb. */
static onirim_action
action_at(const struct onirim_game *g, const struct action_space *space,
    const struct action_range *range, unsigned place)
{
	const struct card_set *set = cards_of_range(space, range);
	const uint8_t *faces = oni_ruleset(g)->faces;
	const unsigned places = space->numbers[range->places];
	const unsigned extras = space->numbers[range->extras];
	const unsigned extra = space->numbers[range->extra] + place % extras;
	unsigned i = place / extras % places;

	switch (range->shape) {
	case RANGE_SEATS:
		i = seat_meant(g, asked_seat(g), i);
		break;
	case RANGE_SWAPS:
		return swap_at(faces, set, places, place);
	case RANGE_PAIRS:
		return pair_at(places, place);
	}
	return i << PLACE_SHIFT | extra | (set->cards == 0 ? 0
	    : (onirim_action)faces[set_at(set->cards,
	    place / extras / places)] << CARD_SHIFT);
}

/*
 * Masks are made from the rows of answers.  The members of a row are a fixed
 * step from each other, except in swaps.
 */

static inline void
mark_members(uint8_t *mask, const struct card_set *set, unsigned origin,
    unsigned step, uint64_t left)
{
	const uint8_t *places = &set->places[1];
	uint8_t *first = mask + origin;

	do
		first[places[set_lowest(left)] * step] = 1;
	while ((left &= left - 1) != 0);
}

/* A row of swaps has one shared card with several own ones. */
static ONI_NOINLINE void
mark_swaps(uint8_t *mask, const struct card_set *set, unsigned others,
    unsigned shared, uint64_t left)
{
	for (; left != 0; left &= left - 1) {
		const unsigned own = set->places[1 + set_lowest(left)];

		mask[own * others + place_of_other(shared, own)] = 1;
	}
}

ONI_INLINE void
mark_row(const struct onirim_game *g, const struct action_space *space,
    uint8_t *mask, unsigned row)
{
	const uint32_t action = g->choices.actions[row];
	const bool has_cards = g->choices.fields[row] == ROW_OF_CARDS;
	const unsigned number = range_of(space, action, has_cards);
	const struct action_range *range = &space->all->ranges[number];
	const struct card_set *set = cards_of_range(space, range);
	const unsigned places = space->numbers[range->places];
	const unsigned extras = space->numbers[range->extras];
	unsigned i = action >> PLACE_SHIFT & 0xFF;

	if (range->shape == RANGE_SWAPS) {
		mark_swaps(mask + space->numbers[number], set, places,
		    place_of_face(g, set, i), g->choices.sets[row]);
		return;
	}
	if (range->shape != RANGE_PLACES)
		i = range->shape == RANGE_SEATS
		    ? seat_counted(g, asked_seat(g), i)
		    : pairs_origin(places, action >> CARD_SHIFT & 0xFF);
	mark_members(mask, set, space->numbers[number] + i * extras +
	    (action & 0xFF) - space->numbers[range->extra],
	    has_cards ? places * extras : 1, g->choices.sets[row]);
}

/* Write as much of the mask as fits. */
static ONI_COLD void
mask_some(const struct onirim_game *g, uint8_t *mask, size_t size)
{
	uint8_t all[SPACE_MAX];

	if (size == 0)
		return;
	onirim_action_mask(g, all, sizeof all);
	memcpy(mask, all, size);
}

int
onirim_action_space(const onirim_game *game)
{
	struct action_space space;

	if (game == NULL)
		return ONIRIM_E_NULL;
	space = space_of(game);
	return (int)space_size(game, &space);
}

int
onirim_action_index(const onirim_game *game, onirim_action action)
{
	const unsigned verb = action >> VERB_SHIFT;
	struct action_space space;
	unsigned i;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (verb >= VERBS_END || (verb == ONIRIM_VERB_DEAL &&
	    game->config.chance != CHANCE_HOST))
		return ONIRIM_E_ACTION;
	space = space_of(game);
	i = range_of(&space, action, action >> CARD_SHIFT & 0xFF);
	if (space.all->ranges[i].verb != verb)
		return ONIRIM_E_ACTION;
	if (space.all->ranges[i].shape != RANGE_PLACES)
		return index_counted(game, space, i, action);
	return index_in(game, &space, i, action,
	    action >> PLACE_SHIFT & 0xFF);
}

int
onirim_index_action(const onirim_game *game, int index)
{
	const struct action_range *range;
	struct action_space space;
	unsigned i = 0;

	if (game == NULL)
		return ONIRIM_E_NULL;
	space = space_of(game);
	if (index < 0 || (unsigned)index >= space_size(game, &space))
		return ONIRIM_E_RANGE;
	while (space.numbers[i + 1] <= (unsigned)index)
		i++;
	range = &space.all->ranges[i];
	return (int)((onirim_action)range->verb << VERB_SHIFT |
	    action_at(game, &space, range, (unsigned)index - space.numbers[i]));
}

int
onirim_action_mask(const onirim_game *game, uint8_t *mask, size_t size)
{
	struct action_space space;
	unsigned all;

	if (game == NULL || (mask == NULL && size > 0))
		return ONIRIM_E_NULL;
	space = space_of(game);
	all = space_size(game, &space);
	if (size < all) {
		mask_some(game, mask, size);
		return (int)all;
	}
	memset(mask, 0, all);
	for (unsigned row = 0; row < game->choices.count; row++)
		mark_row(game, &space, mask, row);
	return (int)all;
}

int
onirim_max_decisions(const onirim_game *game)
{
	if (game == NULL)
		return ONIRIM_E_NULL;
	return (int)oni_search_of(game)->decisions_most(game);
}
