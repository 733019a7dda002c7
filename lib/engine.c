/* engine.c - how cards leave the deck, and how a game ends. */
#include <string.h>

#include "engine.h"
#include "log.h"

void
oni_shuffle(struct onirim_game *g)
{
	oni_deck_shuffle(&g->deck);
	if (is_logged(g))
		oni_log_open(g, (struct log_entry){
		    .kind = ONIRIM_EVENT_SHUFFLE, .seat = g->active});
}

void
oni_end(struct onirim_game *g, int over, int winner)
{
	g->over = (uint8_t)over;
	g->winner = (uint8_t)winner;
	memset(&g->steps, 0, sizeof g->steps);
	memset(&g->choices, 0, sizeof g->choices);
	if (is_logged(g))
		oni_log_open(g, (struct log_entry){.kind = ONIRIM_EVENT_END,
		    .seat = (uint8_t)winner,
		    .count = (uint8_t)outcome_of(g), .detail = g->over});
}

void
oni_list_answers(struct onirim_game *g)
{
	memset(&g->choices, 0, sizeof g->choices);
	if (oni_answers_are_told(g))
		oni_legal(g, oni_rule(g), &g->choices);
}

bool
oni_list_is_true(const struct onirim_game *g)
{
	struct onirim_game anew;

	anew = *g;
	oni_list_answers(&anew);
	return memcmp(&anew.choices, &g->choices, sizeof anew.choices) == 0;
}

void
oni_ask_host(struct onirim_game *g, unsigned zone)
{
	push(g, (struct step){STEP_CHANCE, ONIRIM_CHANCE, (uint8_t)zone, 0});
}

struct dealt
oni_take_known(struct onirim_game *g, struct place place)
{
	return (struct dealt){oni_deck_take(&g->deck, place), place};
}

bool
oni_deal_lowest(struct onirim_game *g, struct dealt *dealt)
{
	if (is_dealt(g))
		*dealt = take_dealt(g);
	else if (deck_last_is_known(&g->deck))
		*dealt = oni_take_known(g, oni_deck_last_known(&g->deck));
	else
		return deal_from_pool(g, ONIRIM_ZONE_BOTTOM, dealt);
	return true;
}

bool
oni_deal_of_zone(struct onirim_game *g, unsigned zone, struct dealt *dealt)
{
	struct pile pool;
	unsigned card;

	if (is_dealt(g)) {
		*dealt = take_dealt(g);
		return true;
	}
	if (g->config.chance == CHANCE_HOST) {
		oni_ask_host(g, zone);
		return false;
	}
	pool = oni_ruleset(g)->pool_of_zone(g, zone);
	card = pile_at(&pool, oni_chance_below(&g->generator,
	    pile_size(&pool)));
	oni_ruleset(g)->take_out(g, card);
	*dealt = card_from_pool(card, zone);
	return true;
}

unsigned
oni_dealt_from(const struct onirim_game *g)
{
	return oni_step(g)->card;
}

struct pile
oni_dealt_pool(const struct onirim_game *g)
{
	const unsigned zone = oni_dealt_from(g);

	return is_of_deck(zone)
	    ? g->deck.pool : oni_ruleset(g)->pool_of_zone(g, zone);
}

void
oni_chance_legal(const struct onirim_game *g, struct choices *choices)
{
	const struct pile pool = oni_dealt_pool(g);

	choices_add(choices, pile_cards(&pool), ONIRIM_VERB_DEAL, 0);
}

void
oni_chance_answer(struct onirim_game *g, struct choice choice)
{
	const unsigned zone = pop(g).card;

	if (is_of_deck(zone))
		pile_take(&g->deck.pool, choice_card(choice));
	else
		oni_ruleset(g)->take_out(g, choice_card(choice));
	g->dealt = card_from_pool(choice_card(choice), zone);
}

const struct step *
oni_step_dealt_to(const struct onirim_game *g)
{
	return oni_step(g) - 1;
}
