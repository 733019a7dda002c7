/* help.c - what an answer does. */
#include "../answers.h"
#include "book.h"
#include "doors.h"
#include "dreams.h"
#include "looks.h"
#include "parts.h"
#include "row.h"
#include "sets.h"

static struct meaning
about(const struct onirim_game *g, unsigned id, unsigned card)
{
	return (struct meaning){.id = (uint8_t)id,
	    .card = oni_ruleset(g)->faces[card]};
}

/* How many of the next cards there are, at most `cards`. */
static unsigned
next_cards(const struct onirim_game *g, unsigned cards)
{
	const unsigned size = deck_size(&g->deck);

	return size < cards ? size : cards;
}

static struct meaning
help_play(const struct onirim_game *g, struct choice choice)
{
	const struct onirim_table *table = &g->table.onirim;
	unsigned door;

	if (set_has(TOWERS, choice_card(choice)))
		return only(choice_extra(choice) == ONIRIM_END_LEFT
		    ? HELP_TOWER_LEFT : HELP_TOWER_RIGHT);
	switch (series_with(table, g->active, choice_card(choice))) {
	case 1:
		return only(HELP_ROOM_FIRST);
	case 2:
		return only(HELP_ROOM_SECOND);
	}
	door = RED_DOOR + room_colour(choice_card(choice));
	return about(g, oni_deck_count(&g->deck, door) > 0
	    ? HELP_ROOM_THIRD : HELP_ROOM_THIRD_NONE, door);
}

static struct meaning
help_discard(const struct onirim_game *g, struct choice choice)
{
	const bool deck = next_cards(g, 1) > 0;

	if (set_has(KEYS, choice_card(choice)) && deck)
		return counted(HELP_DISCARD_KEY,
		    next_cards(g, PROPHECY_CARDS));
	if (set_has(TOWERS, choice_card(choice)) && deck)
		return counted(HELP_DISCARD_TOWER,
		    next_cards(g, tower_number(choice_card(choice))));
	assert(!deck || !set_has(oni_sets_asked_of(g), choice_card(choice)));
	return only(g->config.players == 2 ? HELP_DISCARD_SWAP : HELP_DISCARD);
}

static struct meaning
help_cast(const struct onirim_game *g, struct choice choice)
{
	static const uint8_t ids[] = {
		[ONIRIM_SPELL_PROPHECY]   = HELP_CAST_PROPHECY,
		[ONIRIM_SPELL_PLANNING]   = HELP_CAST_PLANNING,
		[ONIRIM_SPELL_PUNISHMENT] = HELP_CAST_PUNISHMENT,
	};
	const unsigned spell = choice_extra(choice);
	const bool all = spell == ONIRIM_SPELL_PROPHECY &&
	    deck_size(&g->deck) < LOWEST_CARDS;

	return counted(all ? HELP_CAST_PROPHECY_ALL : ids[spell],
	    oni_book_price(g, spell));
}

static struct meaning
help_search(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return only(oni_doors_may_come(g, door_colour(oni_step(g)->card))
	    ? HELP_SEARCH : HELP_SEARCH_LIMBO);
}

/* If a Door is discarded, nobody can win any more (R4), except in a race: it
 * has two Doors of a colour, and a seat needs one. */
static struct meaning
help_drop(const struct onirim_game *g, struct choice choice, unsigned id)
{
	return only(set_has(DOORS, choice_card(choice)) &&
	    !set_has(g->config.variants, VARIANT_RACE) ? HELP_DROP_DOOR : id);
}

static struct meaning
help_prophecy(const struct onirim_game *g, struct choice choice)
{
	return help_drop(g, choice, HELP_PROPHECY_DROP);
}

static struct meaning
help_discard_any(const struct onirim_game *g, struct choice choice)
{
	return help_drop(g, choice, HELP_DISCARD_ANY);
}

static struct meaning
help_order(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return only(oni_step(g)->kind == STEP_ORDER
	    ? HELP_ORDER_TOP : HELP_ORDER_BOTTOM);
}

static struct meaning
help_key(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return about(g, oni_doors_may_come(g, door_colour(g->pending.card))
	    ? HELP_KEY_DOOR : HELP_KEY_DOOR_LIMBO, g->pending.card);
}

static struct meaning
help_reveal(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return counted(HELP_NIGHTMARE_REVEAL, next_cards(g, REVEAL_CARDS));
}

static struct meaning
help_look(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return counted(HELP_LOOK, next_cards(g, HAPPY_CARDS));
}

/* Whether the deck has as many cards as a new hand needs.  They may not be
 * enough, because cards that are not Locations go to Limbo. */
static bool
has_new_hand(const struct onirim_game *g)
{
	const struct hand_size complete = g->table.onirim.complete;

	return deck_size(&g->deck) >= complete.own + complete.shared;
}

static struct meaning
help_hand(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return only(has_new_hand(g)
	    ? HELP_NIGHTMARE_HAND : HELP_NIGHTMARE_HAND_LOST);
}

static struct meaning
help_end(const struct onirim_game *g, struct choice choice)
{
	(void)choice;
	return only(short_size(&g->table.onirim.limbo) > 0
	    ? HELP_END : HELP_END_BARE);
}

/* Whether the deck has one of these cards.  Cards of the partner that the
 * viewer does not know count, too. */
static bool
deck_has(const struct onirim_game *g, uint64_t cards)
{
	for (; cards != 0; cards &= cards - 1)
		if (oni_deck_count(&g->deck, set_lowest(cards)) > 0)
			return true;
	return false;
}

/* If there are not more Keys than are lost, all of them are lost. */
static struct meaning
help_lose_keys(const struct onirim_game *g)
{
	const unsigned keys = oni_dreams_keys_in_deck(g, 0);

	if (keys == 0)
		return only(HELP_RESOLVE_NOTHING);
	return keys <= KEYS_LOST && g->deck.hidden == 0
	    ? counted(HELP_RESOLVE_KEYS, keys)
	    : only(HELP_RESOLVE + BLUE_PAIR);
}

/* If only one Door can be lost, it is named. */
static struct meaning
help_lose_door(const struct onirim_game *g, unsigned premonition)
{
	uint64_t doors = 0;
	unsigned sides = 0;

	for (unsigned seat = 0; seat < g->config.players; seat++) {
		const uint64_t more = oni_dreams_doors_to_lose(g, premonition,
		    seat);

		sides += more != 0;
		doors |= more;
	}
	return sides == 1 && (doors & (doors - 1)) == 0
	    ? about(g, HELP_RESOLVE_DOOR, set_lowest(doors))
	    : only(HELP_RESOLVE + premonition - FIRST_PREMONITION);
}

static struct meaning
help_lose_hand(const struct onirim_game *g)
{
	if (!has_new_hand(g))
		return only(HELP_RESOLVE_HAND_LOST);
	return only(short_size(&g->table.onirim.reserve) > 0
	    ? HELP_RESOLVE + THREE_DOORS : HELP_RESOLVE_HAND);
}

static struct meaning
help_reveal_two(const struct onirim_game *g)
{
	switch (short_size(&g->table.onirim.reserve)) {
	case 0:
		return only(HELP_RESOLVE_NOTHING);
	case 1:
		return only(HELP_RESOLVE_ONE_MORE);
	}
	return only(HELP_RESOLVE + FIVE_DOORS);
}

/* A penalty that takes all cards of a kind has no effect if there are none. */
static struct meaning
help_if(bool any, unsigned premonition)
{
	return only(any ? HELP_RESOLVE + premonition : HELP_RESOLVE_NOTHING);
}

static struct meaning
help_resolve(const struct onirim_game *g, struct choice choice)
{
	const unsigned premonition = choice_card(choice) - FIRST_PREMONITION;

	switch (premonition) {
	case RED_PAIR:
		return help_if(deck_has(g, ROOMS_OF(ONIRIM_COLOUR_RED)),
		    premonition);
	case BLUE_PAIR:
		return help_lose_keys(g);
	case GREEN_PAIR:
		return help_if(pile_count(&g->table.onirim.discard,
		    NIGHTMARE) > 0, premonition);
	case THREE_DOORS:
		return help_lose_hand(g);
	case FIVE_DOORS:
		return help_reveal_two(g);
	case EVERY_COLOUR:
		return help_if(deck_has(g, set_of(HAPPY_DREAM)), premonition);
	}
	return help_lose_door(g, choice_card(choice));
}

/* Whether a Goal that lies face down comes to the place of a reopened one,
 * which then loses its rank (R19). */
static bool
loses_rank(const struct onirim_table *table, unsigned place, unsigned other)
{
	return table->goal_ranks[place] > 0 && table->goals[other] >= GOAL_DOWN;
}

static struct meaning
help_goals(const struct onirim_game *g, struct choice choice)
{
	const struct onirim_table *table = &g->table.onirim;
	const unsigned i = choice_card(choice), j = choice_place(choice);

	return only(loses_rank(table, i, j) || loses_rank(table, j, i)
	    ? HELP_GOALS_RANK : HELP_GOALS);
}

/* What each answer to a question does, or the function that finds it out.  A
 * spell does the same at any question. */
enum { ANY = ONIRIM_ASK_NOTHING };

static const struct help_row {
	uint8_t ask;
	uint8_t verb;
	uint8_t id;
	struct meaning (*find)(const struct onirim_game *g,
	    struct choice choice);
} helps[] = {
#define ROW(ask, verb, id) { ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, id, NULL }
#define FIND(ask, verb, find) \
	{ ONIRIM_ASK_##ask, ONIRIM_VERB_##verb, 0, find }
	FIND(DEAL,        DEAL,    oni_help_deal),
	ROW(DRAFT,        TAKE,    HELP_TAKE),
	FIND(ACT,         PLAY,    help_play),
	FIND(ACT,         DISCARD, help_discard),
	FIND(SEARCH,      SEARCH,  help_search),
	ROW(SEARCH,       DECLINE, HELP_SEARCH_DECLINE),
	ROW(SWAP,         SWAP,    HELP_SWAP),
	ROW(SWAP,         DECLINE, HELP_SWAP_DECLINE),
	FIND(PROPHECY,    DROP,    help_prophecy),
	FIND(ORDER,       NEXT,    help_order),
	ROW(DRAW,         DRAW,    HELP_DRAW),
	FIND(DOOR,        KEY,     help_key),
	ROW(DOOR,         LIMBO,   HELP_LIMBO),
	ROW(NIGHTMARE,    KEY,     HELP_NIGHTMARE_KEY),
	ROW(NIGHTMARE,    DOOR,    HELP_NIGHTMARE_DOOR),
	FIND(NIGHTMARE,   REVEAL,  help_reveal),
	FIND(NIGHTMARE,   HAND,    help_hand),
	ROW(PAY,          PAY,     HELP_PAY),
	ROW(TOP,          TOP,     HELP_TOP),
	FIND(GOALS,       GOALS,   help_goals),
	ROW(TOWER,        TOWER,   HELP_TOWER),
	ROW(TOWER,        SPARE,   HELP_SPARE),
	FIND(PREMONITION, RESOLVE, help_resolve),
	ROW(PENALTY,      DOOR,    HELP_LIMBO),
	ROW(PENALTY,      DROP,    HELP_PENALTY_KEY),
	ROW(HAPPY,        DISPEL,  HELP_DISPEL),
	FIND(HAPPY,       LOOK,    help_look),
	ROW(HAPPY,        FETCH,   HELP_FETCH),
	ROW(FETCH,        FETCH,   HELP_FETCH_CARD),
	FIND(DISCARD_ANY, DROP,    help_discard_any),
	ROW(DISCARD_ANY,  STOP,    HELP_STOP),
	FIND(END,         STOP,    help_end),
	{ ANY, ONIRIM_VERB_CAST, 0, help_cast },
#undef ROW
#undef FIND
};

struct meaning
oni_onirim_help(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	const struct help_row *row = helps;

	for (; row->verb != choice_verb(choice) ||
	    (row->ask != oni_rule(g)->ask && row->ask != ANY); row++)
		assert(row + 1 < helps + sizeof helps / sizeof helps[0]);
	return row->find == NULL ? only(row->id) : row->find(g, choice);
}

/* Steps count different things: cards to come, or cards named. */
unsigned
oni_onirim_left(const struct onirim_game *g)
{
	const struct step *step = oni_step(g);

	switch (step->kind) {
	case STEP_DRAFT:
	case STEP_PAY:
		return step->left;
	case STEP_ORDER:
	case STEP_ORDER_LOWEST:
		return g->looked.count;
	case STEP_LOSE_KEYS:
		return step->left == 0 ? KEYS_LOST : 1;
	}
	return 0;
}
