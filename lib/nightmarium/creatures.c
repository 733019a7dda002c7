/* creatures.c - building creatures. */
#include "creatures.h"

const struct creature *
oni_creatures_find(const struct onirim_game *g, unsigned seat, unsigned i)
{
	return seat < g->config.players && i < g->table.nightmarium.begun[seat]
	    ? creature_at(g, seat, i) : NULL;
}

unsigned
oni_creatures_complete(const struct onirim_game *g, unsigned seat)
{
	unsigned complete = 0;

	for (unsigned i = 0; i < g->table.nightmarium.begun[seat]; i++)
		complete += is_complete(creature_at(g, seat, i));
	return complete;
}

/* The cards that can come next onto a creature of each height, from the legs
 * upwards (3.3).  If `completing`, only cards that complete it. */
static inline const uint64_t *
cards_by_height(bool completing)
{
	static const uint64_t completing_cards[PARTS + 1] = {
		[HEAD] = TERRORS_THAT_FIT(HEAD),
	};

	return completing ? completing_cards : part_cards;
}

/* The places of the active seat where a card can be built.  In the first empty
 * place a creature can be begun if there are fewer than the objective. */
static unsigned
places_to_build(const struct onirim_game *g)
{
	const unsigned begun = g->table.nightmarium.begun[g->active];

	return begun < g->config.objective ? begun + 1 : begun;
}

uint64_t
oni_creatures_fitting(const struct onirim_game *g, uint64_t cards,
    bool completing)
{
	const struct creature *creature = own_creature(g, 0);
	const struct creature *const end = creature + places_to_build(g);
	uint64_t fit = 0;

	for (; creature < end; creature++)
		fit |= cards_by_height(completing)[creature->height];
	return fit & cards;
}

void
oni_creatures_offer(const struct onirim_game *g, struct choices *choices,
    uint64_t cards, bool completing)
{
	const struct creature *creature = own_creature(g, 0);
	const uint64_t *const fitting = cards_by_height(completing);
	const unsigned n = places_to_build(g);

	for (unsigned i = 0; i < n; i++)
		choices_add_at(choices, cards & fitting[creature[i].height],
		    ONIRIM_VERB_BUILD, 0, i);
}

bool
oni_creatures_place(struct onirim_game *g, unsigned card, struct place from,
    unsigned creature)
{
	move_terror(g, card, from, creature_of(g->active, creature));
	if (!is_complete(own_creature(g, creature)))
		return false;
	/* When the objective is reached, the game is won (4.1). */
	if (oni_creatures_complete(g, g->active) == g->config.objective) {
		oni_end(g, ONIRIM_OVER_WON, g->active);
		return false;
	}
	return true;
}

unsigned
oni_creatures_legion(const struct creature *creature)
{
	const unsigned legion = oni_terrors[creature->cards[LEGS]].legion;

	return oni_terrors[creature->cards[TORSO]].legion == legion &&
	    oni_terrors[creature->cards[HEAD]].legion == legion
	    ? legion : LEGIONS;
}
