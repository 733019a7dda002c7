/* sound.h - the facts that hold for a sound game of any kind. */
#ifndef ONI_SOUND_H
#define ONI_SOUND_H

#include "ruleset.h"

/* The first fact that does not hold, and what is to blame for it; or NULL if
 * the game is sound.  A sound game can be played to its end, and can be written
 * as text and as bytes and read again.  Only the configuration must be valid;
 * everything else is checked. */
const struct fact *oni_unsound(const struct onirim_game *g,
    struct blame *blame);

/* Whether a game is sound, for assertions.  A build may define ONI_TELL_UNSOUND
 * to report the name of the broken fact. */
#ifndef ONI_TELL_UNSOUND
#define ONI_TELL_UNSOUND(name) ((void)(name))
#endif
bool oni_is_sound(const struct onirim_game *g);

/* Whether a fan that these seats see has only cards of this set, and as many as
 * it counts.  In a redacted game whose viewer does not see the fan, only the
 * cards that all seats know may be visible. */
bool oni_fan_fits(const struct onirim_game *g, const struct fan *fan,
    uint64_t cards, uint8_t seats);

/* Whether the cards looked at are a fan with cards of this set.  Somebody must
 * look at them, and no other seat may know any of them. */
bool oni_looked_fits(const struct onirim_game *g, uint64_t cards);

/* Whether the sums of a pile never go down, its sizes match the sums, and only
 * words of the mask `sizes` have cards. */
bool oni_pile_fits(const struct pile *pile, uint64_t sizes);

/* How many copies of each card have been found in all places. */
struct tally {
	uint16_t copies[CARDS_MAX];
};

static inline void
tally(struct tally *all, unsigned card, unsigned copies)
{
	all->copies[card] = (uint16_t)(all->copies[card] + copies);
}

void oni_tally_pile(struct tally *all, const struct pile *pile);
void oni_tally_fan(struct tally *all, const struct fan *fan);

#endif
