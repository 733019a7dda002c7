/* log.h - what has happened since the last answer was given. */
#ifndef ONI_LOG_H
#define ONI_LOG_H

#include "ruleset.h"

/* Whether a game keeps events.  One that keeps none pays for this test
 * alone. */
static inline bool
is_logged(const struct onirim_game *g)
{
	return g->config.events != 0;
}

static inline size_t
log_max(const struct config *config)
{
	return oni_rulesets[config->game]->events_max;
}

/* How many bytes a game takes with its log, and how many of them are in
 * use. */
static inline size_t
game_size(const struct config *config)
{
	return sizeof(struct onirim_game) +
	    (config->events ? log_max(config) * sizeof(struct log_entry) : 0);
}

static inline size_t
game_used(const struct onirim_game *g)
{
	return sizeof *g + g->logged * sizeof g->log[0];
}

/* Cards of one face that went from one place to another: the seats that knew
 * them before, none when chance brought them, and those that know them now. */
struct moved {
	uint8_t card;
	uint8_t count;
	struct place from;
	struct place to;
	uint8_t before;
	uint8_t after;
};

ONI_COLD void oni_log_move(struct onirim_game *g, struct moved moved);

/* All cards of a pile that goes from one open place to another. */
ONI_COLD void oni_log_pile(struct onirim_game *g, struct pile pile,
    struct place from, struct place to);

/* A seat learned that a card lies in a place, where others have seen it. */
ONI_COLD void oni_log_locate(struct onirim_game *g, unsigned seat,
    struct known card, struct place place);

/* A step goes on: what is logged from now on happens by its rule. */
ONI_COLD void oni_log_step(struct onirim_game *g);

/* An answer is given, or is the only one, to the question that is asked. */
ONI_COLD void oni_log_choice(struct onirim_game *g, onirim_action action);

/* A detail of what was logged last. */
ONI_COLD void oni_log_detail(struct onirim_game *g, unsigned detail);

/* Something that all can see. */
ONI_COLD void oni_log_open(struct onirim_game *g, onirim_event event);

#endif
