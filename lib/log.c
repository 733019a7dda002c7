/* log.c - what has happened since the last answer. */
#include "engine.h"
#include "log.h"

static unsigned
face_of(const struct onirim_game *g, unsigned card)
{
	return card < CARDS_MAX ? oni_ruleset(g)->faces[card] : 0;
}

/* The cause of the step on top, or of the first step below that has one. */
static unsigned
cause_of_step(const struct onirim_game *g)
{
	const struct rule *const *rules = oni_ruleset(g)->rules;
	const struct step *step = oni_step(g);

	while (step > g->steps.stack && rules[step->kind]->cause ==
	    CAUSE_BENEATH)
		step--;
	switch (rules[step->kind]->cause) {
	case CAUSE_BENEATH:
	case CAUSE_NONE:
		return 0;
	case CAUSE_STEP:
		return face_of(g, step->card);
	case CAUSE_PENDING:
		return face_of(g, g->pending.card);
	}
	return rules[step->kind]->cause;
}

void
oni_log_cause(struct onirim_game *g)
{
	g->cause = (uint8_t)cause_of_step(g);
}

static void
keep_entry(struct onirim_game *g, struct log_entry entry)
{
	assert(g->logged < log_max(&g->config));
	entry.cause = g->cause;
	g->log[g->logged++] = entry;
}

void
oni_log_card(struct onirim_game *g, struct known card, struct place from,
    struct place to, uint8_t seen)
{
	struct log_entry *entry = &g->log[g->logged++];

	assert(g->logged <= log_max(&g->config));
	entry->kind = card.seen == 0 ? ONIRIM_EVENT_DEAL : ONIRIM_EVENT_MOVE;
	entry->seat = g->active;
	entry->card = oni_ruleset(g)->faces[card.card];
	entry->count = 1;
	entry->from = from;
	entry->to = to;
	entry->cause = g->cause;
	entry->detail = 0;
	entry->seen = seen;
	entry->learners = (uint8_t)(seen & ~card.seen);
}

void
oni_log_pile(struct onirim_game *g, struct pile pile,
    struct place from, struct place to)
{
	const uint8_t all = all_seats(g);

	for (uint64_t left = pile_cards(&pile); left != 0; left &= left - 1) {
		const unsigned card = set_lowest(left);

		oni_log_card(g, (struct known){(uint8_t)card, all}, from, to,
		    all);
		g->log[g->logged - 1].count =
		    (uint8_t)pile_count(&pile, card);
	}
}

void
oni_log_locate(struct onirim_game *g, unsigned seat, struct known card,
    struct place place)
{
	const uint8_t learner = (uint8_t)set_of(seat);

	keep_entry(g, (struct log_entry){
	    .kind = ONIRIM_EVENT_LOCATE,
	    .seat = (uint8_t)seat,
	    .card = oni_ruleset(g)->faces[card.card],
	    .count = 1,
	    .from = place,
	    .seen = card.seen | learner, .learners = learner,
	});
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
	    .card = choice_card(faced),
	    .from = {0, choice_place(faced)},
	    .to = {0, choice_extra(faced)},
	    .detail = choice_verb(faced),
	    .seen = who_see(g, faced),
	});
}

void
oni_log_detail(struct onirim_game *g, unsigned detail)
{
	g->log[g->logged - 1].detail = (uint8_t)detail;
}

void
oni_log_open(struct onirim_game *g, struct log_entry entry)
{
	entry.seen = all_seats(g);
	keep_entry(g, entry);
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

onirim_event
oni_log_event(const struct log_entry *entry)
{
	const struct place from = shown(entry->from), to = shown(entry->to);

	return (onirim_event){
	    .kind = entry->kind, .seat = entry->seat,
	    .card = entry->card, .count = entry->count,
	    .from_zone = from.zone, .from_index = from.index,
	    .to_zone = to.zone, .to_index = to.index,
	    .cause = entry->cause, .detail = entry->detail,
	};
}
