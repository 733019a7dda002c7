/* names.c - the names of Nightmarium's cards, zones and actions. */
#include "creatures.h"
#include "parts.h"

/* The name of a card is `n` with its number. */
bool
oni_nightmarium_write_face(unsigned face, struct text *text)
{
	oni_text_add_byte(text, 'n');
	oni_text_add_number(text, face - TERROR_FACE_FIRST + 1);
	return true;
}

/* All numbers of the cards with the same face can be read. */
uint8_t
oni_nightmarium_read_face(struct word name)
{
	uint64_t number;

	if (name.length == 0 || name.start[0] != 'n')
		return ONIRIM_NO_CARD;
	name.start++;
	name.length--;
	if (!oni_word_number(name, TERRORS, &number) || number == 0)
		return ONIRIM_NO_CARD;
	return (uint8_t)(TERROR_FACE_FIRST - 1 +
	    oni_terror_of((unsigned)number)->number);
}

struct composed_face
oni_nightmarium_composed(unsigned face)
{
	const struct terror_row *terror =
	    &oni_terrors[oni_nightmarium.ranks[face] - 1];

	return (struct composed_face){terror->fits, terror->legion,
	    terror->power};
}

/* The only pending cards are those that a Herald has revealed. */
unsigned
oni_nightmarium_zone_words(struct place place, bool several)
{
	(void)several;
	return place.zone == ONIRIM_ZONE_PENDING ? ZONE_REVEALED : place.zone;
}

/* The label of an action on the last card of a creature.  If it wakes, this is
 * its head. */
static struct label
label_of_last(const struct onirim_game *g, unsigned id,
    const struct creature *creature)
{
	return (struct label){(uint8_t)id,
	    oni_ruleset(g)->faces[last_card(creature)], 0};
}

/* If a Scavenger cannot take a creature, its cards are not named. */
static struct label
label_of_destroy(const struct onirim_game *g, const struct creature *creature)
{
	const uint8_t *faces = oni_ruleset(g)->faces;

	if (is_complete(creature))
		return label_of_last(g, 0, creature);
	return (struct label){
	    creature->height == 1 ? LABEL_DESTROY_ONE : LABEL_DESTROY_TWO,
	    faces[creature->cards[LEGS]], faces[last_card(creature)]};
}

struct label
oni_nightmarium_label(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	const unsigned verb = choice_verb(choice), i = choice_extra(choice);
	const unsigned seat = verb == ONIRIM_VERB_SEIZE ||
	    verb == ONIRIM_VERB_DESTROY ? choice_place(choice) : g->active;
	const struct creature *creature = oni_creatures_find(g, seat, i);

	if (verb == ONIRIM_VERB_STOP)
		return (struct label){LABEL_STOP_DISCARD, 0, 0};
	/* In the first empty place a creature can be begun. */
	if (creature == NULL)
		return (struct label){verb == ONIRIM_VERB_BUILD &&
		    i == g->table.nightmarium.begun[g->active]
		    ? LABEL_BUILD_NEW : 0, 0, 0};
	switch (verb) {
	case ONIRIM_VERB_SEIZE:
		return label_of_last(g, LABEL_SEIZE_SEEN, creature);
	case ONIRIM_VERB_DESTROY:
		return label_of_destroy(g, creature);
	case ONIRIM_VERB_DEVOUR:
		return label_of_last(g, LABEL_DEVOUR_SEEN, creature);
	case ONIRIM_VERB_WAKE:
		return label_of_last(g, LABEL_WAKE_SEEN, creature);
	}
	return (struct label){0, 0, 0};
}
