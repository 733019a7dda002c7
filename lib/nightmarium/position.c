/* position.c - the words of a position of Nightmarium. */
#include "creatures.h"
#include "parts.h"
#include "turn.h"

/* Where cards lie at the start of a turn, in the order of the words.  What is
 * known of a hand comes after the hand. */
const struct position_word oni_nightmarium_words[] = {
#define TERROR_WORD(word, form, zone, index) { \
	word, WORD_##form, { ONIRIM_ZONE_##zone, index }, ALL_TERRORS }
#define HAND_WORDS(number) \
	TERROR_WORD("hand" #number, HAND, HAND, number - 1), \
	TERROR_WORD("known" #number, KNOWN, HAND, number - 1)
#define CREATURES_WORD(number) TERROR_WORD("creatures" #number, \
	CREATURES, CREATURE, PLACES_OF_SEAT * (number - 1))
	HAND_WORDS(1),
	HAND_WORDS(2),
	HAND_WORDS(3),
	HAND_WORDS(4),
	HAND_WORDS(5),
	CREATURES_WORD(1),
	CREATURES_WORD(2),
	CREATURES_WORD(3),
	CREATURES_WORD(4),
	CREATURES_WORD(5),
	TERROR_WORD("discard", PILE, DISCARD, 0),
	{ .name = NULL },
#undef TERROR_WORD
#undef HAND_WORDS
#undef CREATURES_WORD
};

/*
 * Writing.
 */

/* Each card is written with the place of its creature. */
static void
tell_creatures(const struct nightmarium_table *table, unsigned seat,
    struct told *told)
{
	for (unsigned i = 0; i < table->begun[seat]; i++) {
		const struct creature *creature = &table->creatures[seat][i];

		for (unsigned part = 0; part < creature->height; part++)
			told_card(told, creature->cards[part], (uint8_t)i);
	}
}

void
oni_nightmarium_tell(const struct onirim_game *g,
    const struct position_word *word, struct told *told)
{
	const struct nightmarium_table *table = &g->table.nightmarium;
	const unsigned index = word->place.index;

	switch (word->form) {
	case WORD_HAND:
		oni_tell_fan(told, &table->hands[index],
		    (uint8_t)set_of(index), all_seats(g));
		return;
	case WORD_KNOWN:
		oni_tell_known(told, &table->hands[index],
		    (uint8_t)(all_seats(g) & ~set_of(index)));
		return;
	case WORD_CREATURES:
		tell_creatures(table, index / PLACES_OF_SEAT, told);
		return;
	}
	oni_list_pile(told, &table->discard);
}

/*
 * Reading.
 */

/* A card of a hand is known either to all other seats or to none. */
static int32_t
lay_known_terror(struct onirim_game *g, unsigned seat, struct known card)
{
	struct fan *hand = &g->table.nightmarium.hands[seat];

	if ((card.seen ^ set_of(seat)) != all_seats(g))
		return ONIRIM_PROBLEM_WRONG_KNOWERS;
	if (fan_known(hand, card.card) == fan_copies(hand, card.card))
		return ONIRIM_PROBLEM_NOT_IN_HAND;
	fan_tell(hand, card.card);
	return 0;
}

static int32_t
lay_in_hand(struct onirim_game *g, unsigned seat, unsigned card)
{
	struct fan *hand = &g->table.nightmarium.hands[seat];

	if (card == HIDDEN_CARD) {
		if (g->deck.hidden == TERRORS)
			return ONIRIM_PROBLEM_MANY_HIDDEN;
		g->deck.hidden++;
		fan_add_hidden(hand);
		return 0;
	}
	if (!oni_nightmarium_take_out(g, card))
		return ONIRIM_PROBLEM_TOO_MANY_CARDS;
	fan_add(hand, card, false);
	return 0;
}

/* Lay the next card of the last creature, or the legs of a new one. */
static int32_t
lay_on_creature(struct onirim_game *g, unsigned seat, struct known card)
{
	struct nightmarium_table *table = &g->table.nightmarium;
	const unsigned i = card.seen;

	assert(i <= table->begun[seat]);
	if (i >= g->config.objective)
		return ONIRIM_PROBLEM_MANY_CREATURES;
	if (!set_has(part_cards[creature_at(g, seat, i)->height], card.card))
		return ONIRIM_PROBLEM_WRONG_PART;
	if (!oni_nightmarium_take_out(g, card.card))
		return ONIRIM_PROBLEM_TOO_MANY_CARDS;
	put_on(table, creature_of(seat, i).index, card.card);
	return 0;
}

int32_t
oni_nightmarium_lay(struct onirim_game *g, const struct position_word *word,
    struct known card)
{
	const unsigned index = word->place.index;

	switch (word->form) {
	case WORD_KNOWN:
		return lay_known_terror(g, index, card);
	case WORD_HAND:
		return lay_in_hand(g, index, card.card);
	case WORD_CREATURES:
		return lay_on_creature(g, index / PLACES_OF_SEAT, card);
	}
	if (!oni_nightmarium_take_out(g, card.card))
		return ONIRIM_PROBLEM_TOO_MANY_CARDS;
	pile_add(&g->table.nightmarium.discard, card.card);
	return 0;
}

/* Push the steps of a turn that has begun. */
void
oni_nightmarium_settle(struct onirim_game *g)
{
	push(g, (struct step){STEP_ACTIONS, seat_after(g, g->active), 0,
	    ACTIONS});
	push(g, (struct step){.kind = STEP_MOVE, .seat = g->active});
}
