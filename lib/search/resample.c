/* resample.c - a game that could be this one, for all that a viewer knows. */
#include "../engine.h"
#include "../seen/redact.h"

/* If the host deals, the generator stays equal to the seed. */
static void
replace_chance(struct onirim_game *g, uint64_t seed,
    struct generator generator)
{
	g->config.seed = seed;
	g->generator = g->config.chance == CHANCE_HOST
	    ? oni_chance_from(seed) : generator;
}

int
onirim_reseed(onirim_game *game, uint64_t seed)
{
	if (game == NULL)
		return ONIRIM_E_NULL;
	if (game->redacted != 0)
		return ONIRIM_E_REDACTED;
	replace_chance(game, seed, oni_chance_from(seed));
	return ONIRIM_OK;
}

/* Draw faces from the pool for all hidden cards.  Fewer cards can lie in hands
 * than in other places, so hands come first.  Whatever they get, the other
 * cards can then be dealt in the same number of ways. */
static bool
deal_all_hidden(struct onirim_game *g, struct generator *generator)
{
	struct deck *deck = &g->deck;

	return oni_search_of(g)->deal_hidden(g, generator) &&
	    oni_deck_deal_known(deck, deck->top, deck->top_count,
	    generator) &&
	    oni_deck_deal_known(deck, deck->bottom, deck->bottom_count,
	    generator) &&
	    oni_deck_deal_fan(deck, &g->looked, UINT64_MAX, generator);
}

/*
 * The question that is asked is known, and a question has at least two answers.
 * Arrangements with fewer answers are thrown away; the others stay equally
 * likely.  For a game that was played, at least one in a few thousand
 * arrangements is kept.  The limit is for redacted games from outside that no
 * arrangement fits.
 */
enum { TRIES_MAX = 131072 };

/* The events stay, as the viewer saw them. */
static void
redact_log(struct onirim_game *g, int viewer)
{
	const uint8_t seats = seats_of(g, viewer);

	for (unsigned i = 0; i < g->logged; i++)
		g->log[i] = oni_redact_entry(g->log[i], seats);
}

int
onirim_resample(onirim_game *game, int viewer, uint64_t seed)
{
	struct onirim_game guessed;
	struct generator generator = oni_chance_from(seed);

	if (game == NULL)
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	if (!oni_can_redact(game, viewer))
		return ONIRIM_E_REDACTED;
	for (unsigned tries = 0; tries < TRIES_MAX; tries++) {
		oni_redact(&guessed, game, viewer);
		guessed.redacted = 0;
		if (!deal_all_hidden(&guessed, &generator))
			continue;
		oni_list_answers(&guessed);
		if (!is_over(game) &&
		    !choices_several(&guessed.choices))
			continue;
		replace_chance(&guessed, seed, generator);
		assert(oni_is_sound(&guessed));
		redact_log(game, viewer);
		guessed.logged = game->logged;
		*game = guessed;
		return ONIRIM_OK;
	}
	return ONIRIM_E_POSITION;
}
