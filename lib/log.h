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

/* Log a card that goes from one place to another, before it goes.  `card` has
 * the seats that knew it before, which are none if it comes by chance; `seen`
 * are those that know it then. */
ONI_COLD void oni_log_card(struct onirim_game *g, struct known card,
    struct place from, struct place to, uint8_t seen);

/* Log all cards of a short pile, whose ranks begin at `first`, that goes from
 * one open place to another. */
ONI_COLD void oni_log_few(struct onirim_game *g, struct short_pile few,
    unsigned first, struct place from, struct place to);

/* Log that a seat learned which card lies in a place. */
ONI_COLD void oni_log_locate(struct onirim_game *g, unsigned seat,
    struct known card, struct place place);

/* Set the cause of all that is logged from now on to that of the step on top,
 * which has this rule. */
ONI_COLD void oni_log_cause(struct onirim_game *g, const struct rule *rule);

static inline void
log_step(struct onirim_game *g, const struct rule *rule)
{
	if (rule->cause == CAUSE_NONE)
		g->cause = 0;
	else
		oni_log_cause(g, rule);
}

/* Log an answer, which was given or was the only one. */
ONI_COLD void oni_log_action(struct onirim_game *g, uint32_t action);

/* Set the detail of the event logged last. */
ONI_COLD void oni_log_detail(struct onirim_game *g, unsigned detail);

/* Log something that all seats see. */
ONI_COLD void oni_log_open(struct onirim_game *g, struct log_entry entry);

/* The seats that learned something from what an entry tells. */
uint8_t oni_log_learners(const struct log_entry *entry);

/* The event that an entry tells. */
onirim_event oni_log_event(const struct onirim_game *g,
    const struct log_entry *entry);

#endif
