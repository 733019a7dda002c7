/* nights_list.c - the answers that the rules of Nightmarium allow, in the
 * order of their values. */
#include "nights.h"

static void
add(struct nights_list *list, int verb, int face, int place, int extra)
{
	const int card = face == NIGHTS_NONE ? ONIRIM_NO_CARD
	    : face + ONIRIM_CARD_TERROR;

	MUST(list->count < ONIRIM_ACTIONS_MAX);
	list->at[list->count++] = onirim_action_make(verb, card, place,
	    extra);
}

/* 3.3: from the bottom up; complete and unfinished ones are never more than
 * the objective. */
static int
may_lie(const struct nights *n, int face, int place)
{
	const int height = nights_height(&n->table, n->seat, place);

	return place < n->objective && height < NIGHTS_WHOLE &&
	    (n->deck[face].fits >> height & 1) != 0;
}

/* What these cards can be built on, from a legion or from all; after a card
 * of a Herald that completes a creature only what completes one, too (N15). */
static void
list_builds(const struct nights *n, const uint8_t *cards, int legion,
    struct nights_list *list)
{
	const int creatures = nights_creatures(&n->table, n->seat);
	const int least = n->due == ONIRIM_ASK_HERALD && n->completions > 0
	    ? NIGHTS_WHOLE - 1 : 0;

	for (int face = 0; face < NIGHTS_FACES; face++) {
		if (cards[face] == 0 || (legion != NIGHTS_NONE &&
		    n->deck[face].legion != legion))
			continue;
		for (int place = 0; place <= creatures; place++)
			if (may_lie(n, face, place) &&
			    nights_height(&n->table, n->seat, place) >= least)
				add(list, ONIRIM_VERB_BUILD, face, 0, place);
	}
}

static void
list_move(const struct nights *n, struct nights_list *list)
{
	const uint8_t *hand = n->table.hands[n->seat];

	if (nights_any_card(n))
		add(list, ONIRIM_VERB_DRAW, NIGHTS_NONE, 0, 0);
	if (nights_sum(hand) > 0)
		add(list, ONIRIM_VERB_EXCHANGE, NIGHTS_NONE, 0, 0);
	list_builds(n, hand, n->legion, list);
}

/* N5: in ascending order, and one at least. */
static void
list_exchange(const struct nights *n, struct nights_list *list)
{
	for (int face = n->lowest; face < NIGHTS_FACES; face++)
		if (n->table.hands[n->seat][face] > 0)
			add(list, ONIRIM_VERB_DISCARD, face, 0, 0);
	if (n->exchanged > 0)
		add(list, ONIRIM_VERB_STOP, NIGHTS_NONE, 0, 0);
}

/* N12: the other card, where there is one, is not lower. */
static void
list_penalty(const struct nights *n, struct nights_list *list)
{
	const uint8_t *hand = n->table.hands[n->payer];
	const int legion = nights_card_at(n, n->seat, n->creature, 0)->legion;
	int not_lower = 0;

	for (int face = n->lowest; face < NIGHTS_FACES; face++)
		not_lower += hand[face];
	for (int face = n->lowest; face < NIGHTS_FACES; face++) {
		if (hand[face] > 0 && not_lower >= n->owes &&
		    (!n->owes_legion || n->deck[face].legion == legion))
			add(list, ONIRIM_VERB_DISCARD, face, 0, 0);
		not_lower -= hand[face];
	}
}

static void
list_wakes(const struct nights *n, struct nights_list *list)
{
	const int first = n->completed[0] < n->completed[1] ? 0 : 1;

	add(list, ONIRIM_VERB_WAKE, NIGHTS_NONE, 0, n->completed[first]);
	add(list, ONIRIM_VERB_WAKE, NIGHTS_NONE, 0, n->completed[!first]);
}

/* Creatures of the other seats, complete or not. */
static void
list_others(const struct nights *n, int verb, int with_complete,
    struct nights_list *list)
{
	for (int seat = 0; seat < n->players; seat++) {
		const int creatures = nights_creatures(&n->table, seat);

		for (int i = 0; i < creatures && seat != n->seat; i++)
			if (with_complete || nights_height(&n->table, seat,
			    i) < NIGHTS_WHOLE)
				add(list, verb, NIGHTS_NONE, seat, i);
	}
}

/* N20: any other own creature. */
static void
list_own(const struct nights *n, struct nights_list *list)
{
	for (int i = 0; i < nights_creatures(&n->table, n->seat); i++)
		if (i != n->creature)
			add(list, ONIRIM_VERB_DEVOUR, NIGHTS_NONE, 0, i);
}

static void
list_pile(const struct nights *n, struct nights_list *list)
{
	for (int face = 0; face < NIGHTS_FACES; face++)
		if (n->table.pile[face] > 0)
			add(list, ONIRIM_VERB_DEAL, face, 0, 0);
}

void
nights_list(const struct nights *n, struct nights_list *list)
{
	list->count = 0;
	switch (n->due) {
	case ONIRIM_ASK_DEAL:
		list_pile(n, list);
		break;
	case ONIRIM_ASK_MOVE:
		list_move(n, list);
		break;
	case ONIRIM_ASK_EXCHANGE:
		list_exchange(n, list);
		break;
	case ONIRIM_ASK_LEGION:
		list_penalty(n, list);
		break;
	case ONIRIM_ASK_HERALD:
		list_builds(n, n->table.revealed, NIGHTS_NONE, list);
		break;
	case ONIRIM_ASK_WAKE:
		list_wakes(n, list);
		break;
	case ONIRIM_ASK_JOKER:
		list_builds(n, n->table.hands[n->seat], NIGHTS_NONE, list);
		break;
	case ONIRIM_ASK_EXECUTIONER:
		list_others(n, ONIRIM_VERB_SEIZE, 1, list);
		break;
	case ONIRIM_ASK_SCAVENGER:
		list_others(n, ONIRIM_VERB_DESTROY, 0, list);
		break;
	case ONIRIM_ASK_DEVOURER:
		list_own(n, list);
		break;
	}
}
