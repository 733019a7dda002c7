/* offers.c - what can be chosen before a new game. */
#include <stdio.h>
#include <string.h>

#include "config.h"
#include "offers.h"
#include "parts.h"
#include "session.h"

enum { FEW = 10 }; /* values that are not typed */

static bool
has_kind(int key, int kind)
{
	return onirim_config_key_trait(key, ONIRIM_CONFIG_KIND) == kind;
}

/* A list is offered word by word. */
static int
offer_key(struct offer *offers, int count, const struct wanted *wanted, int key)
{
	const bool is_list = has_kind(key, ONIRIM_VALUES_LIST);
	const struct line before = config_before(wanted->config.text, key);
	char value[ONIRIM_TEXT_MAX];

	for (int i = 0; (is_list || i == 0) && count < OFFERS_MAX &&
	    config_value(before.text, key, i, value); i++) {
		struct offer *const offer = &offers[count++];

		*offer = (struct offer){ .number = key, .kind = is_list
		    ? OFFER_WORD : key == key_called("seed") ? OFFER_SEED
		    : OFFER_VALUE };
		if (is_list)
			memcpy(offer->word, value, sizeof(value));
	}
	return count;
}

/* The program tells what happens however a game is asked for, and a single
 * player always begins. */
static bool
is_offered(const char *key, int seats)
{
	return strcmp(key, "events") != 0 &&
	    (seats > 1 || strcmp(key, "first") != 0);
}

int
offers_list(struct offer offers[OFFERS_MAX], const struct wanted *wanted)
{
	const int seats = wanted_seats(wanted);
	char name[ONIRIM_TEXT_MAX];
	int count = 0;

	for (int i = 0; config_key(i, name); i++)
		if (is_offered(name, seats))
			count = offer_key(offers, count, wanted, i);
	for (int i = 0; seats > 1 && i < seats && count < OFFERS_MAX; i++)
		offers[count++] = (struct offer){ .kind = OFFER_SEAT,
			.number = i };
	if (wanted->computers != 0 && count < OFFERS_MAX)
		offers[count++] = (struct offer){ .kind = OFFER_LEVEL };
	return count;
}

bool
offer_value(const struct offer *offer, const struct wanted *wanted,
    int number, char value[ONIRIM_TEXT_MAX])
{
	const int key = offer->number;
	const struct line before = config_before(wanted->config.text, key);
	int least, most;

	if (!has_kind(key, ONIRIM_VALUES_NUMBER))
		return config_value(before.text, key, number, value);
	if (!config_value(before.text, key, 0, value) ||
	    sscanf(value, "%d..%d", &least, &most) != 2 ||
	    most - least >= FEW || number > most - least)
		return false;
	snprintf(value, ONIRIM_TEXT_MAX, "%d", least + number);
	return true;
}

static bool
next_value(const struct offer *offer, struct wanted *wanted)
{
	char now[ONIRIM_TEXT_MAX], value[ONIRIM_TEXT_MAX];
	int number = 0;

	wanted_look(wanted, offer->number, now);
	while (offer_value(offer, wanted, number, value) &&
	    strcmp(value, now) != 0)
		number++;
	if (!offer_value(offer, wanted, number + 1, value) &&
	    !offer_value(offer, wanted, 0, value))
		return false;
	wanted_set(wanted, offer->number, value);
	return true;
}

static bool
turn_word(const struct offer *offer, struct wanted *wanted)
{
	char value[ONIRIM_TEXT_MAX];
	struct line list = { .length = 0 };

	wanted_look(wanted, offer->number, value);
	line_add(&list, "%s", value);
	turn_part(&list, offer->word);
	wanted_set(wanted, offer->number, list.text);
	return true;
}

/* One seat at least is somebody's. */
static bool
turn_seat(struct wanted *wanted, int seat)
{
	const unsigned all = (1u << wanted_seats(wanted)) - 1;

	wanted->computers ^= 1u << seat;
	if (wanted->computers == all)
		wanted->computers = all ^ (seat == 0 ? 2u : 1u);
	return true;
}

bool
offer_next(const struct offer *offer, struct wanted *wanted)
{
	switch (offer->kind) {
	case OFFER_VALUE:
		return next_value(offer, wanted);
	case OFFER_WORD:
		return turn_word(offer, wanted);
	case OFFER_SEED:
		return false;
	case OFFER_SEAT:
		return turn_seat(wanted, offer->number);
	case OFFER_LEVEL:
		wanted->level = (wanted->level + 1) % LEVELS;
		return true;
	}
	return false;
}

static bool
typed_seed(struct wanted *wanted, const char *value)
{
	struct line word = { .length = 0 };

	line_add(&word, "seed=%s", value);
	if (*value != '\0' && onirim_game_size(word.text) < 0)
		return false;
	line_clear(&wanted->seed);
	line_add(&wanted->seed, "%s", value);
	return true;
}

/* Nothing typed wants what is usual. */
bool
offer_typed(const struct offer *offer, struct wanted *wanted,
    const char *value)
{
	char now[ONIRIM_TEXT_MAX];

	if (strpbrk(value, " ,") != NULL)
		return false;
	if (offer->kind == OFFER_SEED)
		return typed_seed(wanted, value);
	wanted_set(wanted, offer->number, value);
	wanted_look(wanted, offer->number, now);
	return *value == '\0' || strcmp(now, value) == 0;
}
