/* facts.c - facts about cards, and which cards a game is played with. */
#include "../ruleset.h"

/* A value that is not a face can be the number of a card with another face.
 * Only the game of this card knows it. */
static ONI_COLD int
other_trait(onirim_card card, int trait)
{
	int found = ONIRIM_E_RANGE;

	for (unsigned game = 0; game < GAMES && found < 0; game++)
		found = oni_seen_parts[game]->trait(card, trait);
	return found;
}

/* Each face belongs to one game. */
int
onirim_card_trait(onirim_card card, int trait)
{
	for (unsigned game = 0; game < GAMES; game++)
		if (oni_rulesets[game]->ranks[card] != 0)
			return oni_seen_parts[game]->trait(card, trait);
	return other_trait(card, trait);
}

/* Ranks are in the order of the values of the faces. */
int
onirim_faces(const onirim_game *game, onirim_card *faces, uint8_t *copies,
    size_t capacity)
{
	size_t n = 0;

	if (game == NULL ||
	    ((faces == NULL || copies == NULL) && capacity > 0))
		return ONIRIM_E_NULL;
	for (unsigned card = 0; card < CARDS_MAX; card++) {
		const unsigned played = oni_seen_of(game)->copies(game, card);

		if (played == 0)
			continue;
		if (n < capacity) {
			faces[n] = oni_ruleset(game)->faces[card];
			copies[n] = (uint8_t)played;
		}
		n++;
	}
	return (int)n;
}
