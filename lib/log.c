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
oni_log_step(struct onirim_game *g)
{
	g->cause = (uint8_t)cause_of_step(g);
}

static void
keep_entry(struct onirim_game *g, onirim_event event, uint8_t seen,
    uint8_t learners)
{
	assert(g->logged < log_max(&g->config));
	event.cause = g->cause;
	g->log[g->logged++] = (struct log_entry){event, seen, learners};
}

/* Turn a place into a zone.  The pending cards are two piles: 0 is the card
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

void
oni_log_move(struct onirim_game *g, struct moved moved)
{
	const struct place from = shown(moved.from), to = shown(moved.to);

	keep_entry(g, (onirim_event){
	    .kind = moved.before == 0 ? ONIRIM_EVENT_DEAL : ONIRIM_EVENT_MOVE,
	    .seat = g->active,
	    .card = oni_ruleset(g)->faces[moved.card],
	    .count = moved.count,
	    .from_zone = from.zone, .from_index = from.index,
	    .to_zone = to.zone, .to_index = to.index,
	}, moved.after, (uint8_t)(moved.after & ~moved.before));
}

void
oni_log_pile(struct onirim_game *g, struct pile pile,
    struct place from, struct place to)
{
	const uint8_t all = all_seats(g);

	for (uint64_t left = pile_cards(&pile); left != 0; left &= left - 1) {
		const unsigned card = set_lowest(left);

		oni_log_move(g, (struct moved){(uint8_t)card,
		    (uint8_t)pile_count(&pile, card), from, to, all, all});
	}
}

void
oni_log_locate(struct onirim_game *g, unsigned seat, struct known card,
    struct place place)
{
	const uint8_t learner = (uint8_t)set_of(seat);

	keep_entry(g, (onirim_event){
	    .kind = ONIRIM_EVENT_LOCATE,
	    .seat = (uint8_t)seat,
	    .card = oni_ruleset(g)->faces[card.card],
	    .count = 1,
	    .from_zone = place.zone, .from_index = place.index,
	}, card.seen | learner, learner);
}

/* Which seats see the card of an answer.  The order in which cards are put back
 * is seen by the seats that look at them.  A card that is fetched is seen by
 * the seat that chooses it, or with `open` by all.  All other answers are
 * open. */
static uint8_t
who_see(const struct onirim_game *g, onirim_action action)
{
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_NEXT:
	case ONIRIM_VERB_TOP:
		return g->lookers;
	case ONIRIM_VERB_FETCH:
		if (onirim_action_card(action) != ONIRIM_NO_CARD)
			return seats_told(g, oni_step(g)->seat);
	}
	return all_seats(g);
}

/* An answer of the dealer is not logged, because the event of the card that
 * comes tells it. */
void
oni_log_choice(struct onirim_game *g, onirim_action action)
{
	const int verb = onirim_action_verb(action);

	if (verb == ONIRIM_VERB_DEAL)
		return;
	keep_entry(g, (onirim_event){
	    .kind = ONIRIM_EVENT_CHOICE,
	    .seat = oni_step(g)->seat,
	    .card = (uint8_t)onirim_action_card(action),
	    .from_index = (uint8_t)onirim_action_place(action),
	    .to_index = (uint8_t)onirim_action_extra(action),
	    .detail = (uint8_t)verb,
	}, who_see(g, action), 0);
}

void
oni_log_detail(struct onirim_game *g, unsigned detail)
{
	g->log[g->logged - 1].event.detail = (uint8_t)detail;
}

void
oni_log_open(struct onirim_game *g, onirim_event event)
{
	keep_entry(g, event, all_seats(g), 0);
}
