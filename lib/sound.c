/* sound.c - the facts that hold for a sound game of any kind. */
#include "sound.h"

/* Counts and seats must be small enough to be used as indices. */
static bool
frame_is_bounded(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->active < g->config.players &&
	    g->over < OVERS_END && g->winner <= ONIRIM_NOBODY &&
	    (g->redacted == 0 || is_viewer(g, g->redacted - 1)) &&
	    g->steps.count <= STEPS_MAX && g->deck.top_count <= TOP_MAX &&
	    g->deck.bottom_count <= BOTTOM_MAX;
}

bool
oni_pile_fits(const struct pile *pile, uint64_t sizes)
{
	unsigned size = 0;

	for (unsigned i = 0; i < PILE_WORDS; i++) {
		const uint64_t sums = pile->sums[i];

		size += bytes_get(sums, 7);
		if (((sums | bytes_steps(sums)) & BYTES_HIGHS) != 0 ||
		    size >= 0x80 || bytes_get(pile->sizes, i) != size)
			return false;
	}
	return (bytes_steps(pile->sizes) & ~sizes) == 0;
}

bool
oni_fan_fits(const struct onirim_game *g, const struct fan *fan,
    uint64_t cards, uint8_t seats)
{
	const uint8_t viewers = g->redacted == 0 ? 0
	    : seats_of(g, g->redacted - 1);
	const bool open = (viewers & ~seats) == 0;
	unsigned count = fan->hidden;

	for (unsigned card = 0; card < FAN_CARDS; card++) {
		const unsigned copies = fan_copies(fan, card);
		const unsigned known = fan_known(fan, card);

		if (known > (seats == all_seats(g) ? 0 : copies) ||
		    (!open && known < copies) ||
		    set_has(fan->set, card) != (copies > 0))
			return false;
		count += copies;
	}
	return (fan->set & ~cards) == 0 && fan->count == count &&
	    (!open || fan->hidden == 0);
}

bool
oni_looked_fits(const struct onirim_game *g, uint64_t cards)
{
	for (unsigned card = 0; card < FAN_CARDS; card++)
		if (fan_known(&g->looked, card) > 0)
			return false;
	return oni_fan_fits(g, &g->looked, cards, g->lookers) &&
	    (g->looked.count > 0) == (g->lookers != 0) &&
	    (g->lookers & ~all_seats(g)) == 0;
}

void
oni_tally_pile(struct tally *all, const struct pile *pile)
{
	for (unsigned card = 0; card < CARDS_MAX; card++)
		tally(all, card, pile_count(pile, card));
}

void
oni_tally_fan(struct tally *all, const struct fan *fan)
{
	for (unsigned card = 0; card < FAN_CARDS; card++)
		tally(all, card, fan_copies(fan, card));
}

/* Seats take turns. */
static bool
turn_is_the_seats(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->config.first == FIRST_RANDOM ||
	    first_seat(g) == g->config.first - 1u;
}

/* A redacted game has no generator.  If the host deals, the generator is never
 * used. */
static bool
generator_is_used(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	if (g->redacted != 0)
		return g->generator.state == 0 && g->config.seed == 0;
	return g->config.chance != CHANCE_HOST ||
	    g->generator.state == g->config.seed;
}

static bool
next_output_follows(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return g->generator.next == oni_chance_from(g->generator.state).next;
}

/* No card is left dealt, and all seats see the pending card. */
static bool
single_cards_are_seen(const struct onirim_game *g, struct blame *blame)
{
	(void)blame;
	return !is_dealt(g) && g->dealt.known.seen == 0 &&
	    g->dealt.from.zone == 0 && g->dealt.from.index == 0 &&
	    g->pending.seen == (g->pending.card == NO_CARD
	    ? 0 : all_seats(g));
}

static const struct fact facts_of_all[] = {
	{ "counts and seats are in their bounds", NULL, frame_is_bounded, 0 },
	{ "it is the turn of the seat that is active", "active",
	  turn_is_the_seats, 0 },
	{ "there is a generator just where one is used", NULL,
	  generator_is_used, 0 },
	{ "the next output follows from the generator", NULL,
	  next_output_follows, 0 },
	{ "a card alone is seen by all", NULL, single_cards_are_seen, 0 },
	{ .name = NULL },
};

/* The first of these facts that does not hold. */
static const struct fact *
first_broken(const struct fact *facts, const struct onirim_game *g,
    struct blame *blame)
{
	for (; facts->name != NULL; facts++) {
		*blame = (struct blame){facts->name, facts->word, NO_CARD};
		if (!facts->holds(g, blame))
			return facts;
	}
	return NULL;
}

const struct fact *
oni_unsound(const struct onirim_game *g, struct blame *blame)
{
	const struct fact *broken = first_broken(facts_of_all, g, blame);

	return broken != NULL ? broken
	    : first_broken(oni_sound_of(g)->facts, g, blame);
}

bool
oni_is_sound(const struct onirim_game *g)
{
	struct blame blame;
	const bool sound = oni_unsound(g, &blame) == NULL;

	if (!sound)
		ONI_TELL_UNSOUND(blame.name);
	return sound;
}
