/*
 * report.h - how the comparisons of both games print actions and cards.
 */
#ifndef REPORT_H
#define REPORT_H

#include <stdint.h>
#include <stdio.h>

#include "onirim.h"

static inline void
print_actions(const char *title, const uint32_t *action, int count)
{
	printf("%s", title);
	for (int i = 0; i < count; i++) {
		char words[ONIRIM_TEXT_MAX];

		onirim_action_format(action[i], words, sizeof words);
		printf(" %s", words);
	}
	printf("\n");
}

static inline void
print_cards(const char *title, const uint8_t *card, int count)
{
	printf("%s", title);
	for (int i = 0; i < count; i++) {
		char words[ONIRIM_TEXT_MAX] = "hidden";

		if (card[i] != ONIRIM_HIDDEN_CARD)
			onirim_card_name(card[i], words, sizeof words);
		printf(" %s", words);
	}
	printf("\n");
}

#endif
