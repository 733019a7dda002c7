/* resample.c - a game that could be this one, for all that a viewer knows. */
#include "../engine.h"
#include "../seen/redact.h"

/* Where the host deals there is no generator but the seed. */
static void
replace_chance(struct onirim_game *g, uint64_t seed, uint64_t generator)
{
	g->config.seed = seed;
	g->generator = g->config.chance == CHANCE_HOST ? seed : generator;
}

int
onirim_reseed(onirim_game *game, uint64_t seed)
{
	if (game == NULL)
		return ONIRIM_E_NULL;
	if (game->redacted != 0)
		return ONIRIM_E_REDACTED;
	replace_chance(game, seed, seed);
	return ONIRIM_OK;
}

/* Let all hidden cards turn out to be some of the pool.  In hands fewer cards
 * can lie than elsewhere, so they come first: then whatever lies in them, the
 * others can be dealt in as many ways. */
static bool
deal_all_hidden(struct onirim_game *g, uint64_t *generator)
{
	struct deck *deck = &g->deck;

	return oni_ruleset(g)->deal_hidden(g, generator) &&
	    oni_deck_deal_known(deck, deck->top, deck->top_count,
	    generator) &&
	    oni_deck_deal_known(deck, deck->bottom, deck->bottom_count,
	    generator) &&
	    oni_deck_deal_fan(deck, &g->looked, UINT64_MAX, generator);
}

/*
 * What is asked is known, so there are two answers to it.  Arrangements
 * without are thrown away, which leaves the others as likely as each other.
 * Of a game that was played at least one in some thousand is kept; the bound
 * is for redacted ones from outside that nothing fits.
 */
enum { TRIES_MAX = 131072 };

int
onirim_resample(onirim_game *game, int viewer, uint64_t seed)
{
	struct onirim_game known, guessed;
	uint64_t generator = seed;

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	if (!oni_can_redact(game, viewer))
		return ONIRIM_E_REDACTED;
	oni_redact(&known, game, viewer);
	known.redacted = 0;
	for (unsigned tries = 0; tries < TRIES_MAX; tries++) {
		guessed = known;
		if (!deal_all_hidden(&guessed, &generator))
			continue;
		oni_list_answers(&guessed);
		if (!is_over(game) &&
		    !choices_several(&guessed.choices))
			continue;
		replace_chance(&guessed, seed, generator);
		assert(oni_is_sound(&guessed));
		/* What was seen to happen stays as it was. */
		onirim_redact(game, game, viewer);
		guessed.logged = game->logged;
		*game = guessed;
		return ONIRIM_OK;
	}
	return ONIRIM_E_POSITION;
}
