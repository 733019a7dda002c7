/* log.h - what has happened since the last answer. */
#ifndef ONI_LOG_H
#define ONI_LOG_H

#include "ruleset.h"

/* Whether a game keeps events.  If not, this test is all that events cost. */
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

/* How many bytes a game with its log needs, and how many of them are in use. */
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

/* Cards of one face that went from one place to another.  `before` is the set
 * of the seats that knew them before, which is empty if they came by chance;
 * `after` is the set of those that know them now. */
struct moved {
	uint8_t card;
	uint8_t count;
	struct place from;
	struct place to;
	uint8_t before;
	uint8_t after;
};

ONI_COLD void oni_log_move(struct onirim_game *g, struct moved moved);

/* Log all cards of a pile that goes from one open place to another. */
ONI_COLD void oni_log_pile(struct onirim_game *g, struct pile pile,
    struct place from, struct place to);

/* Log that a seat learned which card lies in a place. */
ONI_COLD void oni_log_locate(struct onirim_game *g, unsigned seat,
    struct known card, struct place place);

/* Set the cause of all that is logged from now on to that of the step on
 * top. */
ONI_COLD void oni_log_step(struct onirim_game *g);

/* Log an answer, which was given or was the only one. */
ONI_COLD void oni_log_choice(struct onirim_game *g, onirim_action action);

/* Set the detail of the event logged last. */
ONI_COLD void oni_log_detail(struct onirim_game *g, unsigned detail);

/* Log something that all seats see. */
ONI_COLD void oni_log_open(struct onirim_game *g, onirim_event event);

#endif
