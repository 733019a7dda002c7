/* sound.h - what is true of a sound game of any kind. */
#ifndef ONI_SOUND_H
#define ONI_SOUND_H

#include "ruleset.h"

/* The first fact that does not hold of a game, and what is to blame for it, or
 * NULL when the game is sound: it can be played to its end, and told as text
 * and bytes from which it is read again.  The game may be anything but for its
 * configuration. */
const struct fact *oni_unsound(const struct onirim_game *g,
    struct blame *blame);

/* Whether a game is sound, for assertions: builds that assert may define where
 * the name of a broken fact is told. */
#ifndef ONI_TELL_UNSOUND
#define ONI_TELL_UNSOUND(name) ((void)(name))
#endif
bool oni_is_sound(const struct onirim_game *g);

/* Whether a fan that those seats see holds cards of a set, as many as it
 * counts; and to a viewer that does not see it, those that all know. */
bool oni_fan_fits(const struct onirim_game *g, const struct fan *fan,
    uint64_t cards, uint8_t seats);

/* Whether the cards looked at are a fan of cards of a set, at which somebody
 * looks and of which nobody knows any besides. */
bool oni_looked_fits(const struct onirim_game *g, uint64_t cards);

/* Whether a pile's sums go up and its sizes are those of its sums, and only
 * words of this mask have cards. */
bool oni_pile_fits(const struct pile *pile, uint64_t sizes);

/* How many copies of each card lie somewhere. */
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
