/* log.c - what has happened since the last answer. */
#include "engine.h"
#include "log.h"

static unsigned
face_of(const struct onirim_game *g, unsigned card)
{
	return card < CARDS_MAX ? oni_ruleset(g)->faces[card] : 0;
}

void
oni_log_cause(struct onirim_game *g, const struct rule *rule)
{
	const struct step *step = oni_step(g);
	unsigned cause = 0;

	while (rule->cause == CAUSE_BENEATH && step > g->steps.stack)
		rule = oni_ruleset(g)->rules[(--step)->kind];
	if (rule->cause == CAUSE_PENDING)
		cause = face_of(g, g->pending.card);
	else if (rule->cause == CAUSE_STEP)
		cause = face_of(g, step->card);
	else if (rule->cause >= CAUSE_SPELL)
		cause = rule->cause;
	g->cause = (uint8_t)cause;
}

/* The next entry, to be filled in. */
static inline struct log_entry *
next_entry(struct onirim_game *g)
{
	assert(g->logged < log_max(&g->config));
	return &g->log[g->logged++];
}

void
oni_log_card(struct onirim_game *g, struct known card, struct place from,
    struct place to, uint8_t seen)
{
	const uint8_t seat = g->active, cause = g->cause;
	struct log_entry *entry = next_entry(g);

	entry->card = card;
	entry->from = from;
	entry->to = to;
	entry->kind = ONIRIM_EVENT_MOVE;
	entry->count = 1;
	entry->seat = seat;
	entry->cause = cause;
	entry->detail = 0;
	entry->seen = seen;
}

void
oni_log_few(struct onirim_game *g, struct short_pile few, unsigned first,
    struct place from, struct place to)
{
	const uint8_t all = all_seats(g);

	for (uint64_t left = bytes_steps(few.sums); left != 0;) {
		const unsigned i = set_lowest(left) / 8;
		const unsigned count = bytes_get(left, i);

		left -= bytes_of(count, i);
		oni_log_card(g, (struct known){(uint8_t)(first + i), all},
		    from, to, all);
		g->log[g->logged - 1].count = (uint8_t)count;
	}
}

/* Keep an entry whose card these seats see. */
static inline void
keep_entry(struct onirim_game *g, struct log_entry entry, uint8_t seen)
{
	const uint8_t cause = g->cause;
	struct log_entry *kept = next_entry(g);

	*kept = entry;
	kept->cause = cause;
	kept->seen = seen;
}

void
oni_log_locate(struct onirim_game *g, unsigned seat, struct known card,
    struct place place)
{
	keep_entry(g, (struct log_entry){
	    .kind = ONIRIM_EVENT_LOCATE, .seat = (uint8_t)seat,
	    .card = card, .count = 1, .from = place,
	}, card.seen | (uint8_t)set_of(seat));
}

/* Which seats see the card of an answer.  The order in which cards are put back
 * is seen by the seats that look at them.  A card that is fetched is seen by
 * the seat that chooses it, or with `open` by all.  All other answers are
 * open. */
static uint8_t
who_see(const struct onirim_game *g, struct choice choice)
{
	switch (choice_verb(choice)) {
	case ONIRIM_VERB_NEXT:
	case ONIRIM_VERB_TOP:
		return g->lookers;
	case ONIRIM_VERB_FETCH:
		if (choice_card(choice) != ONIRIM_NO_CARD)
			return seats_told(g, oni_step(g)->seat);
	}
	return all_seats(g);
}

/* An answer of the dealer is not logged, because the event of the card that
 * comes tells it. */
void
oni_log_action(struct onirim_game *g, uint32_t action)
{
	const struct choice faced = {action};

	if (choice_verb(faced) == ONIRIM_VERB_DEAL)
		return;
	keep_entry(g, (struct log_entry){
	    .kind = ONIRIM_EVENT_CHOICE,
	    .seat = oni_step(g)->seat,
	    .card.card = choice_card(faced),
	    .from.index = choice_place(faced),
	    .to.index = choice_extra(faced),
	    .detail = choice_verb(faced),
	}, who_see(g, faced));
}

void
oni_log_detail(struct onirim_game *g, unsigned detail)
{
	g->log[g->logged - 1].detail = (uint8_t)detail;
}

void
oni_log_open(struct onirim_game *g, struct log_entry entry)
{
	keep_entry(g, entry, all_seats(g));
}

/* A place as a viewer sees it.  The pending cards are two piles: 0 is the card
 * being decided about, 1 is the cards being looked at. */
static struct place
shown(struct place place)
{
	switch (place.zone) {
	case ONIRIM_ZONE_PENDING:
		return (struct place){ONIRIM_ZONE_PENDING, 0};
	case PLACE_LOOKED:
		return (struct place){ONIRIM_ZONE_PENDING, 1};
	}
	return place;
}

/* Whether an entry tells of a card that moved or was located.  Then it has the
 * rank of the card.  Other entries have a face, or what an action has there. */
static bool
is_of_card(const struct log_entry *entry)
{
	return entry->kind == ONIRIM_EVENT_MOVE ||
	    entry->kind == ONIRIM_EVENT_LOCATE;
}

uint8_t
oni_log_learners(const struct log_entry *entry)
{
	return is_of_card(entry)
	    ? (uint8_t)(entry->seen & ~entry->card.seen) : 0;
}

static unsigned
face_in(const struct onirim_game *g, const struct log_entry *entry)
{
	const unsigned card = entry->card.card;

	if (!is_of_card(entry))
		return card;
	return card == HIDDEN_CARD ? ONIRIM_HIDDEN_CARD : face_of(g, card);
}

/* A card that no seat knew before came by chance. */
static unsigned
kind_of_event(const struct log_entry *entry)
{
	return entry->kind == ONIRIM_EVENT_MOVE && entry->card.seen == 0
	    ? ONIRIM_EVENT_DEAL : entry->kind;
}

onirim_event
oni_log_event(const struct onirim_game *g, const struct log_entry *entry)
{
	const struct place from = shown(entry->from), to = shown(entry->to);

	return (onirim_event){
	    .kind = (uint8_t)kind_of_event(entry), .seat = entry->seat,
	    .card = (uint8_t)face_in(g, entry), .count = entry->count,
	    .from_zone = from.zone, .from_index = from.index,
	    .to_zone = to.zone, .to_index = to.index,
	    .cause = entry->cause, .detail = entry->detail,
	};
}
