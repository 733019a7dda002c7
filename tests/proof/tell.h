/*
 * tell.h - how both models tell what happens (told.h).  No rule of a game is
 * in here.
 *
 * A model includes this file behind replay.h, and defines told_places, the
 * places whose cards are told of.
 */
#ifndef TELL_H
#define TELL_H

#include "replay.h"

/* What happens before the last answer is used was told already. */
static inline bool
is_new(const struct play *p)
{
	return p->used == p->m->answers;
}

static inline void
tell(struct play *p, onirim_event event)
{
	struct model_told *told = &p->m->told;

	if (!is_new(p))
		return;
	assert(told->count < MODEL_TOLD_MAX);
	event.cause = (uint8_t)p->t->cause;
	told->event[told->count++] = event;
}

static inline void
tell_kind(struct play *p, int kind)
{
	tell(p, (onirim_event){
		.kind = (uint8_t)kind, .seat = (uint8_t)p->t->active
	});
}

/* When the last answer has just been used, what was told so far is old. */
static inline void
begin_to_tell(struct play *p, int used)
{
	if (p->used == used || !is_new(p))
		return;
	p->m->told.count = 0;
	p->m->told.changes = 0;
}

/*
 * ---- Moves --------------------------------------------------------------
 */

static inline void
note(struct play *p, struct model_place place, int face, int by)
{
	struct model_told *told = &p->m->told;

	if (!is_new(p))
		return;
	assert(told->changes < MODEL_TOLD_MAX);
	told->change[told->changes++] = (struct model_change){
		place, (uint8_t)face, (uint8_t)p->t->cause, (int8_t)by
	};
}

static inline void
note_located(struct play *p, int seat, int face)
{
	note(p, (struct model_place){ 0, (uint8_t)seat }, face, 1);
}

/* What the one pile has more of than the other, as gained or lost. */
static inline void
note_surplus(struct play *p, struct model_place place,
    const struct model_pile *more, const struct model_pile *less, int sign)
{
	for (int i = 0; i < more->count; i++) {
		const int face = more->card[i];
		const int by = pile_count(more, face) - pile_count(less, face);

		if (by > 0 && pile_find(more, face) == i)
			note(p, place, face, sign * by);
	}
}

static inline struct model_pile
cards_at(const struct model *m, struct model_place place)
{
	const bool creatures = place.zone == ONIRIM_ZONE_CREATURE;
	struct model_pile cards = { 0 };

	for (int i = 0; i < (creatures ? 8 : 1); i++) {
		const int count = model_cards(m, ONIRIM_HOST, place.zone,
		    creatures ? 8 * place.index + i : place.index,
		    cards.card + cards.count);

		/* Fewer than 0 where the game has no such seat. */
		cards.count += count > 0 ? count : 0;
	}
	return cards;
}

/* All that has moved since the last time has one cause. */
static inline void
settle(struct play *p)
{
	for (int i = 0; is_new(p) && i < MODEL_PLACES; i++) {
		const struct model_place place = told_places[i];
		const struct model_pile now = cards_at(p->m, place);
		struct model_pile *before = &p->m->told.stood[i];

		if (now.count == before->count && memcmp(now.card,
		    before->card, (size_t)now.count) == 0)
			continue;
		note_surplus(p, place, &now, before, 1);
		note_surplus(p, place, before, &now, -1);
		*before = now;
	}
}

/* What has changed since the last time was no move. */
static inline void
settle_unnoted(struct play *p)
{
	const int changes = p->m->told.changes;

	settle(p);
	p->m->told.changes = changes;
}

/* From here on everything has this cause. */
static inline void
attribute(struct play *p, int cause)
{
	settle(p);
	p->t->cause = cause;
}

/*
 * ---- Choices, chance, the end -------------------------------------------
 */

static inline uint32_t
choose(struct play *p, int decision, int player, int subject)
{
	const int used = p->used;
	uint32_t answer;

	settle(p);
	answer = ask(p, decision, player, subject);
	begin_to_tell(p, used);
	tell(p, (onirim_event){
		.kind = ONIRIM_EVENT_CHOICE, .seat = (uint8_t)player,
		.card = (uint8_t)card_of(answer),
		.from_index = (uint8_t)place_of(answer),
		.to_index = (uint8_t)extra_of(answer),
		.detail = (uint8_t)verb_of(answer)
	});
	return answer;
}

/* A card comes out of a pool, from and to where the offer says. */
static inline int
deal(struct play *p, struct model_pile *pool)
{
	const struct model_question *offer = &p->offer;
	const int used = p->used;
	int face;

	settle(p);
	face = come_out(p, pool);
	begin_to_tell(p, used);
	tell(p, (onirim_event){
		.kind = ONIRIM_EVENT_DEAL, .seat = (uint8_t)p->t->active,
		.card = (uint8_t)face, .count = 1,
		.from_zone = (uint8_t)offer->from,
		.to_zone = (uint8_t)offer->to,
		/* What is revealed lies behind what is decided about. */
		.to_index = offer->to == ONIRIM_ZONE_PENDING ? 1 :
		    (uint8_t)offer->to_index
	});
	return face;
}

/* The game ends with it. */
static inline void
tell_end(struct play *p, int over, int winner)
{
	settle(p);
	tell(p, (onirim_event){
		.kind = ONIRIM_EVENT_END, .seat = (uint8_t)winner,
		.count = over == ONIRIM_OVER_WON ? ONIRIM_WON : ONIRIM_LOST,
		.detail = (uint8_t)over
	});
	end_game(p, over, winner);
}

#endif
