/* nights_table.c - the cards of Nightmarium, and where they lie. */
#include <string.h>

#include "../rules/terrors.h"
#include "../unit/suites.h"
#include "nights.h"

/*
 * The cards.
 */

/* Where a word stands among others. */
static int
rank_of(const char *word, const char *const *words, int count)
{
	for (int i = 0; i < count; i++)
		if (strcmp(words[i], word) == 0)
			return i;
	ck_abort_msg("no such word: %s", word);
	return count;
}

static int
positions_of(const char *words)
{
	return (strstr(words, "legs") != NULL) |
	    (strstr(words, "torso") != NULL) << 1 |
	    (strstr(words, "head") != NULL) << 2;
}

void
nights_read_deck(struct nights_card deck[NIGHTS_FACES])
{
	static const char *const legions[] = { "necronauts", "homunculi",
	    "insectoids", "chimerids" };
	static const char *const powers[] = { "none", "herald", "mourner",
	    "joker", "executioner", "scavenger", "devourer" };

	memset(deck, 0, NIGHTS_FACES * sizeof *deck);
	for (int number = 1; number <= PRINTED; number++) {
		const struct terror *terror = &printed_terrors[number - 1];
		struct nights_card *card = &deck[lowest_terror(number) - 1];

		card->copies++;
		card->legion = rank_of(terror->legion, legions,
		    COUNT_OF(legions));
		card->fits = positions_of(terror->positions);
		card->power = (enum nights_power)rank_of(terror->power,
		    powers, COUNT_OF(powers));
	}
}

/*
 * The table.
 */

int
nights_sum(const uint8_t faces[NIGHTS_FACES])
{
	int sum = 0;

	for (int face = 0; face < NIGHTS_FACES; face++)
		sum += faces[face];
	return sum;
}

int
nights_height(const struct nights_table *table, int seat, int place)
{
	int height = 0;

	while (height < NIGHTS_WHOLE &&
	    table->creatures[seat][place][height] != ONIRIM_NO_CARD)
		height++;
	return height;
}

int
nights_creatures(const struct nights_table *table, int seat)
{
	int count = 0;

	while (count < NIGHTS_PLACES - 1 &&
	    nights_height(table, seat, count) > 0)
		count++;
	return count;
}

int
nights_complete(const struct nights_table *table, int seat)
{
	int count = 0;

	for (int place = 0; place < NIGHTS_PLACES; place++)
		count += nights_height(table, seat, place) == NIGHTS_WHOLE;
	return count;
}

int
nights_any_card(const struct nights *n)
{
	for (int face = 0; face < NIGHTS_FACES; face++)
		if (n->table.pile[face] + n->table.discards[face] > 0)
			return 1;
	return 0;
}

const struct nights_card *
nights_card_at(const struct nights *n, int seat, int place, int position)
{
	const int card = n->table.creatures[seat][place][position];

	return &n->deck[nights_face(card)];
}
