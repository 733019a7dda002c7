/* names.c - the names of Onirim's cards, zones and actions. */
#include "parts.h"

bool
oni_onirim_write_face(unsigned face, struct text *text)
{
	const char *name = oni_cards[face - ONIRIM_FACE_FIRST];

	if (name != NULL)
		oni_text_add(text, name);
	return name != NULL;
}

uint8_t
oni_onirim_read_face(struct word name)
{
	for (unsigned i = 0; i < CARDS_MAX; i++)
		if (oni_cards[i] != NULL && oni_word_is(name, oni_cards[i]))
			return (uint8_t)(ONIRIM_FACE_FIRST + i);
	return ONIRIM_NO_CARD;
}

/* Two players have own cards in addition to shared ones. */
unsigned
oni_onirim_zone_words(struct place place, bool several)
{
	if (place.zone == ONIRIM_ZONE_HAND && several)
		return ZONE_PERSONAL;
	return place.zone;
}

static uint8_t
tower_face(const struct onirim_game *g, unsigned i)
{
	const struct onirim_table *table = &g->table.onirim;

	return i < table->tower_count
	    ? oni_ruleset(g)->faces[table->towers[i]] : ONIRIM_NO_CARD;
}

static uint8_t
goal_face(const struct onirim_game *g, unsigned i)
{
	const struct onirim_table *table = &g->table.onirim;

	return i < table->goal_count
	    ? oni_ruleset(g)->faces[RED_GOAL + table->goals[i]]
	    : ONIRIM_NO_CARD;
}

/* A search after a trio names the Door.  A Door that goes to Limbo is the one
 * that was drawn.  `stop` means to discard no more cards, or to end the
 * turn. */
static struct label
label_of_question(const struct onirim_game *g, unsigned verb)
{
	const struct step *step = oni_step(g);

	switch (oni_rule(g)->ask) {
	case ONIRIM_ASK_SEARCH:
		if (verb == ONIRIM_VERB_SEARCH)
			return (struct label){LABEL_SEARCH_DOOR,
			    oni_ruleset(g)->faces[step->card], 0};
		if (verb == ONIRIM_VERB_DECLINE)
			return (struct label){LABEL_SEARCH_DECLINE, 0, 0};
		break;
	case ONIRIM_ASK_SWAP:
		if (verb == ONIRIM_VERB_DECLINE)
			return (struct label){LABEL_SWAP_DECLINE, 0, 0};
		break;
	case ONIRIM_ASK_DISCARD_ANY:
		if (verb == ONIRIM_VERB_STOP)
			return (struct label){LABEL_STOP_DISCARD, 0, 0};
		break;
	case ONIRIM_ASK_END:
		if (verb == ONIRIM_VERB_STOP)
			return (struct label){LABEL_STOP_TURN, 0, 0};
		break;
	case ONIRIM_ASK_DOOR:
		if (verb == ONIRIM_VERB_LIMBO)
			return (struct label){ONIRIM_VERB_DOOR,
			    oni_ruleset(g)->faces[g->pending.card], 0};
		break;
	}
	return (struct label){0, 0, 0};
}

struct label
oni_onirim_label(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	struct label label = {0, 0, 0};

	switch (choice_verb(choice)) {
	case ONIRIM_VERB_TOWER:
		label.card = tower_face(g, choice_extra(choice));
		if (label.card != ONIRIM_NO_CARD)
			label.id = LABEL_TOWER_SEEN;
		return label;
	case ONIRIM_VERB_GOALS:
		label.card = goal_face(g, choice_card(choice));
		label.other = goal_face(g, choice_place(choice));
		if (label.other != ONIRIM_NO_CARD)
			label.id = LABEL_GOALS_SEEN;
		return label;
	}
	return is_over(g) ? label : label_of_question(g, choice_verb(choice));
}
