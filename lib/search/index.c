/* index.c - actions as dense numbers. */
#include <string.h>

#include "../engine.h"

/* The place of a card of a set among the others. */
static unsigned
place_in(uint64_t cards, unsigned card)
{
	return set_count(cards & (set_of(card) - 1));
}

/* Among the cards of a set, or the only place where no card is. */
static bool
find_card(const struct span *span, unsigned face, unsigned rank,
    unsigned *place)
{
	*place = 0;
	if (span->cards == 0)
		return face == 0;
	if (rank >= CARDS_MAX || !set_has(span->cards, rank))
		return false;
	*place = place_in(span->cards, rank);
	return true;
}

/* The cards before the two, each with all others. */
static bool
find_swap(const struct onirim_game *g, const struct span *span,
    uint32_t action, unsigned *place)
{
	const unsigned others = span_cards(span) - 1;
	const unsigned own = oni_rank(g, action >> CARD_SHIFT);
	const unsigned shared = oni_rank(g, action >> 8);
	unsigned i, j;

	if (own == shared || (action & 0xFF) != 0 ||
	    !find_card(span, 1, own, &i) || !find_card(span, 1, shared, &j))
		return false;
	*place = i * others + j - (j > i);
	return true;
}

/* Pairs that begin with a lower position come first. */
static unsigned
pairs_before(unsigned n, unsigned i)
{
	return i * (2 * n - i - 1) / 2;
}

static bool
find_pair(const struct span *span, uint32_t action, unsigned *place)
{
	const unsigned i = action >> CARD_SHIFT & 0xFF;
	const unsigned j = action >> 8 & 0xFF;

	if (i >= j || j >= span->places || (action & 0xFF) != 0)
		return false;
	*place = pairs_before(span->places, i) + j - i - 1;
	return true;
}

/* Where in a stretch an action lies. */
static bool
find(const struct onirim_game *g, const struct span *span, uint32_t action,
    unsigned *place)
{
	const unsigned face = action >> CARD_SHIFT & 0xFF;
	const unsigned i = action >> 8 & 0xFF;
	const unsigned extra = (action & 0xFF) - span->extra;

	if (action >> VERB_SHIFT != span->verb)
		return false;
	switch (span->shape) {
	case SPAN_SWAPS:
		return find_swap(g, span, action, place);
	case SPAN_PAIRS:
		return find_pair(span, action, place);
	}
	if (i >= span->places || extra >= span->extras ||
	    !find_card(span, face, oni_rank(g, face), place))
		return false;
	*place = (*place * span->places + i) * span->extras + extra;
	return true;
}

/* The index of an action, or of none ONIRIM_E_ACTION. */
static int
index_of(const struct onirim_game *g, const struct spans *spans,
    uint32_t action)
{
	unsigned place;

	for (unsigned i = 0; i < spans->count; i++)
		if (find(g, &spans->rows[i], action, &place))
			return (int)(spans->rows[i].first + place);
	return ONIRIM_E_ACTION;
}

static onirim_action
swap_at(const struct onirim_game *g, const struct span *span, unsigned place)
{
	const uint8_t *faces = oni_door(g)->faces;
	const unsigned others = span_cards(span) - 1;
	const unsigned own = set_at(span->cards, place / others);

	return (onirim_action)faces[own] << CARD_SHIFT |
	    (onirim_action)faces[set_at(span->cards & ~set_of(own),
	    place % others)] << 8;
}

static onirim_action
pair_at(const struct span *span, unsigned place)
{
	unsigned i = 0;

	while (pairs_before(span->places, i + 1) <= place)
		i++;
	place -= pairs_before(span->places, i);
	return (onirim_action)i << CARD_SHIFT |
	    (onirim_action)(i + 1 + place) << 8;
}

static onirim_action
place_at(const struct onirim_game *g, const struct span *span,
    unsigned place)
{
	onirim_action action = span->extra + place % span->extras;

	place /= span->extras;
	action |= place % span->places << 8;
	if (span->cards == 0)
		return action;
	return action | (onirim_action)oni_door(g)->faces[set_at(span->cards,
	    place / span->places)] << CARD_SHIFT;
}

/* The action at a place in a stretch. */
static onirim_action
action_at(const struct onirim_game *g, const struct span *span,
    unsigned place)
{
	const onirim_action verb = (onirim_action)span->verb << VERB_SHIFT;

	switch (span->shape) {
	case SPAN_SWAPS:
		return verb | swap_at(g, span, place);
	case SPAN_PAIRS:
		return verb | pair_at(span, place);
	}
	return verb | place_at(g, span, place);
}

static void
list_spans(const struct onirim_game *g, struct spans *spans)
{
	spans->count = 0;
	oni_door(g)->spans(g, spans);
}

int
onirim_action_space(const onirim_game *game)
{
	struct spans spans;

	if (game == NULL)
		return ONIRIM_E_NULL;
	list_spans(game, &spans);
	return (int)spans_size(&spans);
}

int
onirim_action_index(const onirim_game *game, onirim_action action)
{
	struct spans spans;

	if (game == NULL)
		return ONIRIM_E_NULL;
	list_spans(game, &spans);
	return index_of(game, &spans, action);
}

int
onirim_index_action(const onirim_game *game, int index)
{
	const unsigned i = (unsigned)index;
	const struct span *span;
	struct spans spans;

	if (game == NULL)
		return ONIRIM_E_NULL;
	list_spans(game, &spans);
	if (index < 0 || i >= spans_size(&spans))
		return ONIRIM_E_RANGE;
	for (span = spans.rows; i - span->first >= span->size; span++)
		;
	return (int)action_at(game, span, i - span->first);
}

int
onirim_action_mask(const onirim_game *game, uint8_t *mask, size_t size)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct spans spans;
	size_t all;
	int n;

	if (game == NULL || (mask == NULL && size > 0))
		return ONIRIM_E_NULL;
	list_spans(game, &spans);
	all = spans_size(&spans);
	if (size > 0)
		memset(mask, 0, size < all ? size : all);
	n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	for (int i = 0; i < n; i++) {
		const size_t index = (size_t)index_of(game, &spans, actions[i]);

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
	return (int)oni_door(game)->decisions_most(game);
}
