/*
 * whole.c - counts the cards of a game in all its places, as the host sees
 * them, against the cards that are printed.
 */
#include <stdio.h>
#include <string.h>

#include "../printed.h"
#include "whole.h"
#include "words.h"

#define FACES 256
#define SEATS 5
#define CREATURES 8

static void
count_pile(const onirim_game *g, int zone, int index, int *counts)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	int n = onirim_cards(g, ONIRIM_HOST, zone, index, cards,
	    ONIRIM_CARDS_MAX);

	for (int i = 0; i < n; i++)
		counts[cards[i]]++;
}

/* A Goal counts as the same face whether it lies face up or down. */
static void
count_all(const onirim_game *g, int *counts)
{
	static const int piles[] = { [ONE] = 1, [SEAT] = SEATS,
	    [CREATURE] = SEATS * CREATURES };

	for (const struct word *zone = zone_words; zone->name != NULL; zone++)
		for (int i = 0; i < piles[zone->index]; i++)
			count_pile(g, zone->value, i, counts);
	for (int goal = ONIRIM_CARD_GOAL; goal < ONIRIM_CARD_GOAL + 4;
	    goal++) {
		counts[goal] += counts[goal + 4];
		counts[goal + 4] = 0;
	}
}

/* Goals that have not been dealt yet are not in any place. */
static int
goals_are_coming(const onirim_game *g)
{
	return onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0) ==
	    ONIRIM_ZONE_GOALS;
}

static int
sets_of(const char *config)
{
	return (strstr(config, "steps") != NULL ? STEPS : 0) |
	    (strstr(config, "towers") != NULL ? TOWERS : 0) |
	    (strstr(config, "dreams") != NULL ? DREAMS : 0);
}

static void
take_off_rooms(const onirim_game *g, const char *config, int *counts)
{
	for (int face = 0; face < FACES; face++) {
		const int printed = printed_copies(face, sets_of(config));
		const int is_goal = face >= ONIRIM_CARD_GOAL &&
		    face < ONIRIM_CARD_GOAL_DOWN;

		if (is_goal && goals_are_coming(g) && counts[face] < printed)
			counts[face] = printed;
		counts[face] -= printed;
	}
}

static void
take_off_terrors(int *counts)
{
	for (int i = 1; i <= PRINTED; i++)
		counts[ONIRIM_CARD_TERROR + lowest_terror(i) - 1]--;
}

const char *
whole_fault(const onirim_game *g)
{
	static char fault[2 * ONIRIM_TEXT_MAX];
	char config[ONIRIM_TEXT_MAX], name[ONIRIM_TEXT_MAX] = "no card";
	int counts[FACES] = { 0 };

	onirim_config_format(g, config, sizeof config);
	count_all(g, counts);
	if (strstr(config, "game=nightmarium") != NULL)
		take_off_terrors(counts);
	else
		take_off_rooms(g, config, counts);
	for (int card = 0; card < FACES; card++)
		if (counts[card] != 0) {
			onirim_card_name((onirim_card)card, name, sizeof name);
			snprintf(fault, sizeof fault, "%+d %s", counts[card],
			    name);
			return fault;
		}
	return NULL;
}
