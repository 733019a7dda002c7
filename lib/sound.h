/* sound.h - what is true of a sound game of any kind. */
#ifndef ONI_SOUND_H
#define ONI_SOUND_H

#include "ruleset.h"

/* Whether counts and seats are such that others can be looked up by them. */
bool oni_frame_is_bounded(const struct onirim_game *g);

/* Whether a fan that those seats see holds cards of a set, as many as it
 * counts; and to a viewer that does not see it, those that all know. */
bool oni_fan_fits(const struct onirim_game *g, const struct fan *fan,
    uint64_t cards, uint8_t seats);

/* The same for the cards looked at: somebody looks at them, and nobody knows
 * any of them besides. */
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

/* Whether it is the right seat's turn, no card is left dealt, what is pending
 * is seen by all, and there is a generator just where one is used. */
bool oni_course_fits(const struct onirim_game *g);

#endif
