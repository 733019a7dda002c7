/*
 * whole.c - counts the cards of a game in all its places, as the host sees
 * them, against the cards that are printed.
 */
#include <stdio.h>
#include <string.h>

#include "terrors.h"
#include "whole.h"
#include "words.h"

#define FACES 256
#define SEATS 5
#define CREATURES 8

/* How many cards there are of a face for each colour, and the set that they
 * belong to. */
static const struct {
	const char *name;
	int counts[4];
	const char *set;
} of_colours[] = {
	{ "sun",     { 9, 8, 7, 6 }, ""       },
	{ "moon",    { 4, 4, 4, 4 }, ""       },
	{ "key",     { 3, 3, 3, 3 }, ""       },
	{ "door",    { 2, 2, 2, 2 }, ""       },
	{ "tower-3", { 1, 1, 1, 1 }, "towers" },
	{ "tower-4", { 1, 1, 1, 1 }, "towers" },
	{ "tower-5", { 1, 1, 1, 1 }, "towers" },
	{ "goal",    { 2, 2, 2, 2 }, "steps"  },
	{ "pair",    { 1, 1, 1, 1 }, "dreams" },
};

static const struct {
	const char *name;
	int count;
	const char *set;
} of_no_colour[] = {
	{ "nightmare",    10, ""       },
	{ "happy-dream",   4, "dreams" },
	{ "any-pair",      1, "dreams" },
	{ "three-doors",   1, "dreams" },
	{ "five-doors",    1, "dreams" },
	{ "every-colour",  1, "dreams" },
};

#define COUNT_OF(table) ((int)(sizeof(table) / sizeof((table)[0])))

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
goals_are_dealt(const onirim_game *g)
{
	return onirim_number(g, ONIRIM_HOST, ONIRIM_NUMBER_TO, 0) ==
	    ONIRIM_ZONE_GOALS;
}

static void
take_off(const onirim_game *g, const char *config, const char *name,
    const char *set, int printed, int *counts)
{
	const int card = onirim_card_from_name(name);

	if (strstr(config, set) == NULL)
		return;
	if (strcmp(set, "steps") == 0 && goals_are_dealt(g) &&
	    counts[card] < printed)
		counts[card] = printed;
	counts[card] -= printed;
}

static void
take_off_rooms(const onirim_game *g, const char *config, int *counts)
{
	char name[ONIRIM_TEXT_MAX];

	for (int i = 0; i < COUNT_OF(of_colours); i++)
		for (int colour = 0; colour < 4; colour++) {
			snprintf(name, sizeof name, "%s-%s",
			    colour_words[colour].name, of_colours[i].name);
			take_off(g, config, name, of_colours[i].set,
			    of_colours[i].counts[colour], counts);
		}
	for (int i = 0; i < COUNT_OF(of_no_colour); i++)
		take_off(g, config, of_no_colour[i].name, of_no_colour[i].set,
		    of_no_colour[i].count, counts);
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
