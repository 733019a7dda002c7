/* powers.h - what a creature that wakes does. */
#ifndef ONI_NIGHTMARIUM_POWERS_H
#define ONI_NIGHTMARIUM_POWERS_H

#include "cards.h"

/* Whether a power finds something to do; otherwise the activation is over
 * (N14). */
bool oni_has_target(const struct onirim_game *g, unsigned power);

void oni_powers(struct onirim_game *g);

/* While a Herald asks: whether one of its cards has completed a creature, so
 * that the other one has to, too (N15). */
bool oni_herald_has_completed(const struct onirim_game *g);

void oni_herald(struct onirim_game *g);
void oni_herald_legal(const struct onirim_game *g, struct choices *choices);
void oni_herald_answer(struct onirim_game *g, struct choice choice);
void oni_wake_legal(const struct onirim_game *g, struct choices *choices);
void oni_wake_answer(struct onirim_game *g, struct choice choice);

void oni_joker_legal(const struct onirim_game *g, struct choices *choices);
void oni_joker_answer(struct onirim_game *g, struct choice choice);

void oni_executioner_legal(const struct onirim_game *g,
    struct choices *choices);
void oni_executioner_answer(struct onirim_game *g, struct choice choice);

void oni_scavenger_legal(const struct onirim_game *g,
    struct choices *choices);
void oni_scavenger_answer(struct onirim_game *g, struct choice choice);

void oni_devourer_legal(const struct onirim_game *g, struct choices *choices);
void oni_devourer_answer(struct onirim_game *g, struct choice choice);

#endif
