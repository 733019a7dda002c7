/* battery.c - random games, and what a viewer sees of one. */
#include <string.h>

#include "battery.h"

const struct config_row battery_configs[CONFIGS] = {
	{ "", 1, 0, 0 },
	{ "first=random", 1, 0, 0 },
	{ "players=2", 2, 0, 0 },
	{ "players=2 first=2", 2, 0, 0 },
	{ "players=2 first=random", 2, 0, 0 },
	{ "players=2 variants=open", 2, OPEN, 0 },
	{ "players=2 variants=unique", 2, UNIQUE, 0 },
	{ "players=2 variants=race", 2, RACE, 0 },
	{ "players=2 variants=open,unique first=2", 2, OPEN | UNIQUE, 0 },
	{ "players=2 variants=open,race first=random", 2, OPEN | RACE, 0 },
	{ "players=2 variants=unique,race first=2", 2, UNIQUE | RACE, 0 },
	{ "players=2 variants=open,unique,race first=random", 2,
	  OPEN | UNIQUE | RACE, 0 },
	{ "chance=host", 1, 0, 1 },
	{ "players=2 chance=host", 2, 0, 1 },
	{ "players=2 first=2 chance=host", 2, 0, 1 },
	{ "players=2 variants=open chance=host", 2, OPEN, 1 },
	{ "players=2 variants=unique chance=host", 2, UNIQUE, 1 },
	{ "players=2 variants=race chance=host", 2, RACE, 1 },
	{ "players=2 variants=open,unique first=2 chance=host", 2,
	  OPEN | UNIQUE, 1 },
	{ "players=2 variants=open,race chance=host", 2, OPEN | RACE, 1 },
	{ "players=2 variants=unique,race first=2 chance=host", 2,
	  UNIQUE | RACE, 1 },
	{ "players=2 variants=open,unique,race chance=host", 2,
	  OPEN | UNIQUE | RACE, 1 },
};

struct scene battery_scene;

void
battery_fail(const char *file, int line, const char *fact)
{
	ck_abort_msg("%s:%d: not %s: \"%s\", seed %llu, question %d", file,
	    line, fact, battery_scene.config,
	    (unsigned long long)battery_scene.seed, battery_scene.question);
}

onirim_game *
battery_game(int config)
{
	onirim_game *game;

	battery_scene.config = battery_configs[config].text;
	ck_assert_int_eq(onirim_game_new(&game, battery_scene.config, NULL),
	    ONIRIM_OK);
	return game;
}

void
battery_begin(onirim_game *game, struct uniform *player, uint64_t seed)
{
	battery_scene.seed = seed;
	battery_scene.question = 0;
	uniform_begin(player, seed);
	player->decisions = seed;
	MUST(onirim_game_reset(game, seed) == ONIRIM_OK);
}

/* How well an answer serves to win, roughly. */
static int
merit(const onirim_game *game, onirim_action action)
{
	const int card = onirim_action_card(action);
	const int seat = onirim_player(game);
	int series;

	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_SEARCH:
		return 9;
	case ONIRIM_VERB_KEY:
		return onirim_decision(game) == ONIRIM_ASK_DOOR ? 9 : 3;
	case ONIRIM_VERB_HAND:
		return 3;
	case ONIRIM_VERB_REVEAL:
		return 2;
	case ONIRIM_VERB_PLAY:
		series = onirim_number(game, seat, ONIRIM_NUMBER_SERIES, seat);
		if (series == 0)
			return 5;
		return card / 4 % 4 == onirim_number(game, seat,
		    ONIRIM_NUMBER_SERIES_COLOUR, seat) ? 8 : 2;
	case ONIRIM_VERB_DISCARD:
		return card % 4 == ONIRIM_SYMBOL_SUN ? 4 : 3;
	case ONIRIM_VERB_DROP:
		return card == ONIRIM_CARD_NIGHTMARE ? 9 : 1;
	}
	return 0;
}

/* Of the actions of the greatest merit any one. */
static onirim_action
best(struct uniform *player, const onirim_game *game,
    const onirim_action *actions, int n)
{
	onirim_action chosen = actions[0];
	int most = -1;
	uint32_t equals = 0;

	for (int i = 0; i < n; i++) {
		const int worth = merit(game, actions[i]);

		if (worth > most) {
			most = worth;
			equals = 0;
		}
		if (worth == most && uniform_below(player, ++equals) == 0)
			chosen = actions[i];
	}
	return chosen;
}

onirim_action
battery_answer(struct uniform *player, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	if (n <= 0)
		return 0;
	if (player->decisions % 2 == 1 && uniform_below(player, 10) > 0)
		return best(player, game, actions, n);
	return actions[uniform_below(player, (uint32_t)n)];
}

int
battery_step(struct uniform *player, onirim_game *game)
{
	const onirim_action action = battery_answer(player, game);

	if (action == 0)
		return 0;
	MUST(onirim_apply(game, action) == ONIRIM_OK);
	battery_scene.question++;
	MUST(battery_scene.question < QUESTIONS_MAX);
	return 1;
}

int
battery_same(const onirim_game *one, const onirim_game *other)
{
	static size_t size;

	if (size == 0)
		size = (size_t)onirim_game_size(NULL);
	return memcmp(one, other, size) == 0;
}

int
battery_piles(int zone, int players)
{
	return zone == ONIRIM_ZONE_HAND || zone == ONIRIM_ZONE_ROW ||
	    zone == ONIRIM_ZONE_DOORS ? players : 1;
}

int
battery_count(const onirim_game *game, int viewer, int zone, int index,
    int counts[FACES_MAX])
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game, viewer, zone, index, cards,
	    ONIRIM_CARDS_MAX);

	MUST(n >= 0 && n <= ONIRIM_CARDS_MAX);
	for (int i = 0; i < n; i++)
		counts[cards[i]]++;
	return n;
}

static void
note(struct sight *sight, int number)
{
	sight->bytes[sight->size++] = (uint8_t)(number >> 8);
	sight->bytes[sight->size++] = (uint8_t)number;
}

static void
see_zones(struct sight *sight, const onirim_game *game, int viewer,
    int players)
{
	for (int zone = 1; zone <= ONIRIM_ZONE_CREATURE; zone++) {
		for (int i = 0; i < battery_piles(zone, players); i++) {
			uint8_t *const room = sight->bytes + sight->size + 2;
			const int n = onirim_cards(game, viewer, zone, i, room,
			    ONIRIM_CARDS_MAX);

			MUST(n >= 0);
			note(sight, n);
			sight->size += (size_t)n;
		}
	}
}

void
battery_see(struct sight *sight, const onirim_game *game, int viewer)
{
	const int players = onirim_number(game, viewer, ONIRIM_NUMBER_PLAYERS,
	    0);

	sight->size = 0;
	note(sight, onirim_outcome(game));
	note(sight, onirim_winner(game));
	note(sight, onirim_player(game));
	note(sight, onirim_decision(game));
	note(sight, onirim_subject(game));
	see_zones(sight, game, viewer, players);
	for (int what = ONIRIM_NUMBER_PLAYERS;
	    what <= ONIRIM_NUMBER_TO_INDEX; what++)
		for (int index = 0; index < 4; index++)
			note(sight, onirim_number(game, viewer, what, index));
}

int
battery_same_sight(const struct sight *one, const struct sight *other)
{
	return one->size == other->size &&
	    memcmp(one->bytes, other->bytes, one->size) == 0;
}
