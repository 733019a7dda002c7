/* engine.c - the loop that plays, and how cards leave the deck. */
#include <string.h>

#include "core/chance.h"
#include "engine.h"
#include "log.h"

const struct door *const oni_doors[GAMES] = {
	[GAME_ONIRIM] = &oni_onirim,
	[GAME_NIGHTMARIUM] = &oni_nightmarium,
};

static void
log_only(struct onirim_game *g, const struct choices *choices)
{
	onirim_action action;

	oni_choices_list(choices, &action, 1);
	oni_log_choice(g, action);
}

void
oni_run(struct onirim_game *g, struct choices *choices)
{
	const struct rule *rules = oni_door(g)->rules;

	while (g->outcome == ONIRIM_PLAYING) {
		const struct rule *rule = &rules[oni_step(g)->kind];

		if (rule->run != NULL) {
			rule->run(g);
			continue;
		}
		oni_legal(g, choices);
		if (choices_several(choices))
			return;
		/* One answer is no question. */
		if (is_logged(g))
			log_only(g, choices);
		rule->answer(g, choices_only(choices));
	}
}

void
oni_give(struct onirim_game *g, onirim_action action, struct choice choice,
    struct choices *choices)
{
	g->logged = 0;
	if (is_logged(g))
		oni_log_choice(g, action);
	oni_rule(g)->answer(g, choice);
	oni_run(g, choices);
	assert(oni_door(g)->sound(g));
}

void
oni_shuffle(struct onirim_game *g)
{
	oni_deck_shuffle(&g->deck);
	if (is_logged(g))
		oni_log_open(g, (onirim_event){
		    .kind = ONIRIM_EVENT_SHUFFLE, .seat = g->active});
}

void
oni_end(struct onirim_game *g, int outcome, int winner)
{
	g->outcome = (uint8_t)outcome;
	g->winner = (uint8_t)winner;
	memset(&g->steps, 0, sizeof g->steps);
	if (is_logged(g))
		oni_log_open(g, (onirim_event){.kind = ONIRIM_EVENT_END,
		    .seat = (uint8_t)winner, .count = (uint8_t)outcome});
}

static inline bool
is_of_deck(unsigned zone)
{
	return zone == ONIRIM_ZONE_TOP || zone == ONIRIM_ZONE_BOTTOM;
}

/* What the cards of a zone are dealt from when they have no known place. */
static const struct pile *
pool_of(const struct onirim_game *g, unsigned zone)
{
	return is_of_deck(zone) ? &g->deck.pool : oni_door(g)->apart(g, zone);
}

/* Chance brings a card. */
static inline void
bring(struct onirim_game *g, uint8_t card, unsigned zone)
{
	if (is_of_deck(zone))
		pile_take(&g->deck.pool, card);
	else
		oni_door(g)->take_out(g, card);
	g->dealt = (struct known){card, 0};
	g->dealt_from = (struct place){(uint8_t)zone, 0};
}

ONI_INLINE bool
deal_from(struct onirim_game *g, const struct pile *pool, unsigned zone)
{
	if (g->config.chance == CHANCE_HOST) {
		push(g, (struct step){STEP_CHANCE, ONIRIM_CHANCE,
		    (uint8_t)zone, 0});
		return false;
	}
	bring(g, pile_at(pool, oni_chance_below(&g->generator,
	    pile_size(pool))), zone);
	return true;
}

static void
deal_known(struct onirim_game *g, struct place place)
{
	g->dealt = oni_deck_take(&g->deck, place);
	g->dealt_from = place;
}

bool
oni_deal(struct onirim_game *g)
{
	if (!deck_next_is_known(&g->deck))
		return deal_from(g, &g->deck.pool, ONIRIM_ZONE_TOP);
	deal_known(g, oni_deck_next_known(&g->deck));
	return true;
}

bool
oni_deal_lowest(struct onirim_game *g)
{
	if (!deck_last_is_known(&g->deck))
		return deal_from(g, &g->deck.pool, ONIRIM_ZONE_BOTTOM);
	deal_known(g, oni_deck_last_known(&g->deck));
	return true;
}

bool
oni_deal_apart(struct onirim_game *g, unsigned zone)
{
	return deal_from(g, pool_of(g, zone), zone);
}

unsigned
oni_dealt_from(const struct onirim_game *g)
{
	return oni_step(g)->card;
}

const struct pile *
oni_dealt_pool(const struct onirim_game *g)
{
	return pool_of(g, oni_dealt_from(g));
}

void
oni_chance_legal(const struct onirim_game *g, struct choices *choices)
{
	choices_add(choices, pile_cards(oni_dealt_pool(g)),
	    ONIRIM_VERB_DEAL, 0);
}

void
oni_chance_answer(struct onirim_game *g, struct choice choice)
{
	const unsigned zone = pop(g).card;

	bring(g, choice.card, zone);
}

const struct step *
oni_step_dealt_to(const struct onirim_game *g)
{
	return oni_step(g) - 1;
}
