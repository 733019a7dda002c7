/* names.c - how cards, zones and actions of Nightmarium are called. */
#include "parts.h"

/* The number of the card, behind an n. */
bool
oni_nightmarium_write_face(unsigned face, struct text *text)
{
	oni_text_add_byte(text, 'n');
	oni_text_add_number(text, face - TERROR_FACE_FIRST + 1);
	return true;
}

/* Any number of a face is read. */
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
	    oni_terror_lowest((unsigned)number));
}

struct composed_face
oni_nightmarium_composed(unsigned face)
{
	const struct terror_row *terror =
	    &oni_terrors[oni_nightmarium.ranks[face] - 1];

	return (struct composed_face){terror->fits, terror->legion,
	    terror->power};
}

/* Only a Herald's cards are ever pending. */
unsigned
oni_nightmarium_zone_words(struct place place, bool several)
{
	(void)several;
	return place.zone == ONIRIM_ZONE_PENDING ? ZONE_REVEALED : place.zone;
}

/* The creature in a place of a seat, or NULL. */
static const struct creature *
creature_seen(const struct onirim_game *g, unsigned seat, unsigned i)
{
	const struct nightmarium_table *table = &g->table.nightmarium;

	return seat < g->config.players && i < table->begun[seat]
	    ? &table->creatures[seat][i] : NULL;
}

static uint8_t
part_face(const struct onirim_game *g, const struct creature *creature,
    unsigned part)
{
	return oni_ruleset(g)->faces[creature->cards[part]];
}

/* An action that takes the last card of a creature, or wakes it by its
 * head. */
static struct label
label_of_last(const struct onirim_game *g, unsigned id,
    const struct creature *creature)
{
	if (creature == NULL)
		return (struct label){0, 0, 0};
	return (struct label){(uint8_t)id,
	    part_face(g, creature, creature->height - 1u), 0};
}

/* A creature that a Scavenger may not take is not told. */
static struct label
label_of_destroy(const struct onirim_game *g, const struct creature *creature)
{
	if (creature == NULL)
		return (struct label){0, 0, 0};
	if (creature->height > 2)
		return (struct label){0, part_face(g, creature,
		    creature->height - 1u), 0};
	return (struct label){
	    creature->height == 1 ? LABEL_DESTROY_ONE : LABEL_DESTROY_TWO,
	    part_face(g, creature, 0),
	    part_face(g, creature, creature->height - 1u)};
}

struct label
oni_nightmarium_label(const struct onirim_game *g, uint32_t action)
{
	const struct choice choice = oni_choice(g, action);
	const unsigned seat = choice_place(choice), i = choice_extra(choice);

	switch (choice_verb(choice)) {
	case ONIRIM_VERB_BUILD:
		/* A creature is begun in the first place without one. */
		return (struct label){
		    i == g->table.nightmarium.begun[g->active]
		    ? LABEL_BUILD_NEW : 0, 0, 0};
	case ONIRIM_VERB_SEIZE:
		return label_of_last(g, LABEL_SEIZE_SEEN,
		    creature_seen(g, seat, i));
	case ONIRIM_VERB_DESTROY:
		return label_of_destroy(g, creature_seen(g, seat, i));
	case ONIRIM_VERB_DEVOUR:
		return label_of_last(g, LABEL_DEVOUR_SEEN,
		    creature_seen(g, g->active, i));
	case ONIRIM_VERB_WAKE:
		return label_of_last(g, LABEL_WAKE_SEEN,
		    creature_seen(g, g->active, i));
	}
	return (struct label){0, 0, 0};
}
