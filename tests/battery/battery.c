/* battery.c - random games, and what a viewer sees of one. */
#include <stdio.h>
#include <string.h>

#include "battery.h"
#include "games.h"

const struct config_row battery_configs[CONFIGS] = {
	{ "", 1, 0, 0, 0, 0 },
	{ "first=random", 1, 0, 0, 0, 0 },
	{ "players=2", 2, 0, 0, 0, 0 },
	{ "players=2 first=2", 2, 0, 0, 0, 0 },
	{ "players=2 first=random", 2, 0, 0, 0, 0 },
	{ "players=2 variants=open", 2, 0, OPEN, 0, 0 },
	{ "players=2 variants=unique", 2, 0, UNIQUE, 0, 0 },
	{ "players=2 variants=race", 2, 0, RACE, 0, 0 },
	{ "players=2 variants=open,unique first=2",
	  2, 0, OPEN | UNIQUE, 0, 0 },
	{ "players=2 variants=open,race first=random",
	  2, 0, OPEN | RACE, 0, 0 },
	{ "players=2 variants=unique,race first=2",
	  2, 0, UNIQUE | RACE, 0, 0 },
	{ "players=2 variants=open,unique,race first=random",
	  2, 0, OPEN | UNIQUE | RACE, 0, 0 },

	{ "sets=steps", 1, STEPS, 0, 0, 0 },
	{ "sets=towers", 1, TOWERS, 0, 0, 0 },
	{ "sets=dreams", 1, DREAMS, 0, 0, 0 },
	{ "sets=steps,towers variants=lost,right-only",
	  1, STEPS | TOWERS, LOST | RIGHT_ONLY, 0, 0 },
	{ "sets=steps,dreams premonitions=6 first=random",
	  1, STEPS | DREAMS, 0, 0, 0 },
	{ "sets=towers,dreams variants=ruins",
	  1, TOWERS | DREAMS, RUINS, 0, 0 },
	{ "sets=steps,towers,dreams premonitions=5",
	  1, STEPS | TOWERS | DREAMS, 0, 0, 0 },
	{ "players=2 sets=steps variants=unique", 2, STEPS, UNIQUE, 0, 0 },
	{ "players=2 sets=towers variants=race,ruins first=2",
	  2, TOWERS, RACE | RUINS, 0, 0 },
	{ "players=2 sets=dreams premonitions=5 first=random",
	  2, DREAMS, 0, 0, 0 },
	{ "players=2 sets=steps,towers variants=open",
	  2, STEPS | TOWERS, OPEN, 0, 0 },
	{ "players=2 sets=steps,dreams variants=race,lost first=2",
	  2, STEPS | DREAMS, RACE | LOST, 0, 0 },
	{ "players=2 sets=towers,dreams variants=right-only "
	  "premonitions=6",
	  2, TOWERS | DREAMS, RIGHT_ONLY, 0, 0 },
	{ "players=2 sets=steps,towers,dreams",
	  2, STEPS | TOWERS | DREAMS, 0, 0, 0 },
	{ "players=2 sets=steps,towers,dreams "
	  "variants=open,unique,race,lost,ruins,right-only "
	  "premonitions=6 first=random",
	  2, STEPS | TOWERS | DREAMS,
	  OPEN | UNIQUE | RACE | LOST | RUINS | RIGHT_ONLY, 0, 0 },

	{ "game=nightmarium", 2, 0, 0, 0, 5 },
	{ "game=nightmarium first=2 objective=1", 2, 0, 0, 0, 1 },
	{ "game=nightmarium objective=7 first=random", 2, 0, 0, 0, 7 },
	{ "game=nightmarium players=3 first=random", 3, 0, 0, 0, 5 },
	{ "game=nightmarium players=3 objective=7 turns=90", 3, 0, 0, 0, 7 },
	{ "game=nightmarium players=4 first=3 objective=3", 4, 0, 0, 0, 3 },
	{ "game=nightmarium players=5", 5, 0, 0, 0, 5 },
	{ "game=nightmarium players=5 objective=7 turns=60 first=random",
	  5, 0, 0, 0, 7 },

	{ "chance=host", 1, 0, 0, 1, 0 },
	{ "sets=steps variants=lost chance=host", 1, STEPS, LOST, 1, 0 },
	{ "sets=towers,dreams premonitions=6 chance=host",
	  1, TOWERS | DREAMS, 0, 1, 0 },
	{ "sets=steps,towers,dreams chance=host",
	  1, STEPS | TOWERS | DREAMS, 0, 1, 0 },

	{ "players=2 chance=host", 2, 0, 0, 1, 0 },
	{ "players=2 first=2 chance=host", 2, 0, 0, 1, 0 },
	{ "players=2 variants=open chance=host", 2, 0, OPEN, 1, 0 },
	{ "players=2 variants=unique chance=host", 2, 0, UNIQUE, 1, 0 },
	{ "players=2 variants=race chance=host", 2, 0, RACE, 1, 0 },
	{ "players=2 variants=open,unique first=2 chance=host",
	  2, 0, OPEN | UNIQUE, 1, 0 },
	{ "players=2 variants=open,race chance=host",
	  2, 0, OPEN | RACE, 1, 0 },
	{ "players=2 variants=unique,race first=2 chance=host",
	  2, 0, UNIQUE | RACE, 1, 0 },
	{ "players=2 variants=open,unique,race chance=host",
	  2, 0, OPEN | UNIQUE | RACE, 1, 0 },

	{ "players=2 sets=steps chance=host", 2, STEPS, 0, 1, 0 },
	{ "players=2 sets=towers first=2 chance=host", 2, TOWERS, 0, 1, 0 },
	{ "players=2 sets=dreams chance=host", 2, DREAMS, 0, 1, 0 },
	{ "players=2 sets=steps,towers variants=lost,right-only "
	  "chance=host",
	  2, STEPS | TOWERS, LOST | RIGHT_ONLY, 1, 0 },
	{ "players=2 sets=steps,dreams variants=race "
	  "premonitions=6 chance=host",
	  2, STEPS | DREAMS, RACE, 1, 0 },
	{ "players=2 sets=towers,dreams variants=unique,ruins "
	  "premonitions=5 first=2 chance=host",
	  2, TOWERS | DREAMS, UNIQUE | RUINS, 1, 0 },
	{ "players=2 sets=steps,towers,dreams chance=host",
	  2, STEPS | TOWERS | DREAMS, 0, 1, 0 },

	{ "game=nightmarium chance=host", 2, 0, 0, 1, 5 },
	{ "game=nightmarium first=2 objective=1 chance=host", 2, 0, 0, 1, 1 },
	{ "game=nightmarium players=3 objective=7 turns=60 chance=host",
	  3, 0, 0, 1, 7 },
	{ "game=nightmarium players=4 first=4 chance=host", 4, 0, 0, 1, 5 },
	{ "game=nightmarium players=5 objective=3 first=3 chance=host",
	  5, 0, 0, 1, 3 },
};

/*
 * All combinations.
 */

static const char *const sets[] = { "steps", "towers", "dreams" };

static const struct variant_row {
	const char *name;
	int players;            /* what it needs */
	int sets;
} variants[] = {
	{ "open", 2, 0 },
	{ "unique", 2, 0 },
	{ "race", 2, 0 },
	{ "lost", 1, STEPS },
	{ "ruins", 1, TOWERS },
	{ "right-only", 1, TOWERS },
};

enum { SETS = 3, VARIANTS = 6 };

static int
variants_fit(const struct config_row *row)
{
	for (int i = 0; i < VARIANTS; i++)
		if (row->variants >> i & 1 &&
		    (row->players < variants[i].players ||
		    (variants[i].sets & ~row->sets) != 0))
			return 0;
	return 1;
}

static int
write_word(char *text, const char *word, const char *before)
{
	return sprintf(text, "%s%s", before, word);
}

static int
is_first(int set, int i)
{
	return (set & ((1 << i) - 1)) == 0;
}

static void
write_row(char *text, const struct config_row *row)
{
	int n = sprintf(text, "players=%d", row->players);

	for (int i = 0; i < SETS; i++)
		if (row->sets >> i & 1)
			n += write_word(text + n, sets[i],
			    is_first(row->sets, i) ? " sets=" : ",");
	for (int i = 0; i < VARIANTS; i++)
		if (row->variants >> i & 1)
			n += write_word(text + n, variants[i].name,
			    is_first(row->variants, i) ? " variants=" : ",");
}

static struct config_row combinations[COMBINATIONS];

static void
lay_out_combinations(void)
{
	static char texts[COMBINATIONS][ONIRIM_TEXT_MAX];
	const int all = 1 << (1 + SETS + VARIANTS);
	int n = 0;

	for (int i = 0; i < all; i++) {
		const struct config_row row = {NULL, 1 + i % 2,
		    i / 2 % (1 << SETS), i / 2 >> SETS, 0, 0};

		if (!variants_fit(&row))
			continue;
		ck_assert_int_lt(n, COMBINATIONS);
		write_row(texts[n], &row);
		combinations[n] = row;
		combinations[n].text = texts[n];
		n++;
	}
	ck_assert_int_eq(n, COMBINATIONS);
}

const struct config_row *
battery_row(int config)
{
	if (config < CONFIGS)
		return &battery_configs[config];
	if (combinations[0].text == NULL)
		lay_out_combinations();
	return &combinations[config - CONFIGS];
}

/*
 * Games.
 */

struct scene battery_scene;

void
battery_fail(const char *file, int line, const char *fact)
{
	ck_abort_msg("%s:%d: not %s: \"%s\", seed %llu, question %d", file,
	    line, fact, battery_scene.config,
	    (unsigned long long)battery_scene.seed, battery_scene.question);
}

static onirim_game *
game_with(int config, const char *words)
{
	char text[ONIRIM_TEXT_MAX];

	battery_scene.config = battery_row(config)->text;
	snprintf(text, sizeof text, "%s%s", battery_scene.config, words);
	return new_game(text);
}

onirim_game *
battery_game(int config)
{
	return game_with(config, "");
}

onirim_game *
battery_game_with_events(int config)
{
	return game_with(config, " events=on");
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

/* The current series of the seat that is asked. */
struct series {
	int rooms;
	int colour;
};

static struct series
series_of(const onirim_game *game)
{
	const int seat = onirim_player(game);

	if (onirim_decision(game) != ONIRIM_ASK_ACT)
		return (struct series){0, 0};
	return (struct series){
		onirim_number(game, seat, ONIRIM_NUMBER_SERIES, seat),
		onirim_number(game, seat, ONIRIM_NUMBER_SERIES_COLOUR, seat),
	};
}

/* How well a card serves to be played. */
static int
merit_of_playing(int card, struct series series)
{
	if (card >= ONIRIM_CARD_TOWER)
		return 7;
	if (series.rooms == 0)
		return 5;
	return card / 4 % 4 == series.colour ? 8 : 2;
}

/* How well an answer serves to win, roughly. */
static int
merit(const onirim_game *game, onirim_action action, struct series series)
{
	const int card = onirim_action_card(action);

	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_DEAL:
		return card != ONIRIM_CARD_NIGHTMARE;
	case ONIRIM_VERB_SEARCH:
		return 9;
	case ONIRIM_VERB_CAST:
		return onirim_action_extra(action) ==
		    ONIRIM_SPELL_PUNISHMENT ? 8 : 1;
	case ONIRIM_VERB_FETCH:
		return card < ONIRIM_CARD_DOOR ? 3 :
		    card < ONIRIM_CARD_NIGHTMARE ? 9 : 4;
	case ONIRIM_VERB_DISPEL:
	case ONIRIM_VERB_SPARE:
	case ONIRIM_VERB_STOP:
		return 6;
	case ONIRIM_VERB_KEY:
		return onirim_decision(game) == ONIRIM_ASK_DOOR ? 9 : 3;
	case ONIRIM_VERB_HAND:
	case ONIRIM_VERB_DRAW:
		return 3;
	case ONIRIM_VERB_REVEAL:
		return 2;
	case ONIRIM_VERB_PLAY:
		return merit_of_playing(card, series);
	case ONIRIM_VERB_BUILD:
		return 8;
	case ONIRIM_VERB_EXCHANGE:
		return 1;
	case ONIRIM_VERB_DISCARD:
		if (card >= ONIRIM_CARD_TOWER)
			return 2;
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
	const struct series series = series_of(game);
	onirim_action chosen = actions[0];
	int most = -1;
	uint32_t equals = 0;

	for (int i = 0; i < n; i++) {
		const int worth = merit(game, actions[i], series);

		if (worth > most) {
			most = worth;
			equals = 0;
		}
		if (worth == most && uniform_below(player, ++equals) == 0)
			chosen = actions[i];
	}
	return chosen;
}

static onirim_action
choose(struct uniform *player, const onirim_game *game,
    const onirim_action *actions, int n)
{
	if (player->decisions % 2 == 1 && uniform_below(player, 10) > 0)
		return best(player, game, actions, n);
	return actions[uniform_below(player, (uint32_t)n)];
}

onirim_action
battery_answer(struct uniform *player, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	return n <= 0 ? 0 : choose(player, game, actions, n);
}

static void
apply(onirim_game *game, onirim_action action)
{
	MUST(onirim_apply(game, action) == ONIRIM_OK);
	battery_scene.question++;
	MUST(battery_scene.question < QUESTIONS_MAX);
}

void
battery_choose(struct uniform *player, onirim_game *game,
    const onirim_action *actions, int n)
{
	apply(game, choose(player, game, actions, n));
}

int
battery_step(struct uniform *player, onirim_game *game)
{
	const onirim_action action = battery_answer(player, game);

	if (action == 0)
		return 0;
	apply(game, action);
	return 1;
}

/* The bytes of a game without its events. */
static size_t
size_of_games(void)
{
	static size_t size;

	if (size == 0)
		size = (size_t)onirim_game_size(NULL);
	return size;
}

int
battery_same(const onirim_game *one, const onirim_game *other)
{
	return memcmp(one, other, size_of_games()) == 0;
}

int
battery_piles(int zone, const struct config_row *row)
{
	switch (zone) {
	case ONIRIM_ZONE_HAND:
		return row->players;
	case ONIRIM_ZONE_ROW:
	case ONIRIM_ZONE_DOORS:
		return is_nightmarium(row) ? 1 : row->players;
	case ONIRIM_ZONE_CREATURE:
		return is_nightmarium(row) ? PLACES * row->players : 1;
	}
	return 1;
}

int
battery_viewers(const struct config_row *row, int viewers[VIEWERS_MAX])
{
	int n = 0;

	for (int seat = 0; seat < row->players; seat++)
		viewers[n++] = seat;
	viewers[n++] = ONIRIM_NOBODY;
	viewers[n++] = ONIRIM_HOST;
	return n;
}

int
battery_count(const onirim_game *game, int viewer, int zone, int index,
    int counts[FACE_VALUES])
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game, viewer, zone, index, cards,
	    ONIRIM_CARDS_MAX);

	MUST(n >= 0 && n <= ONIRIM_CARDS_MAX);
	for (int i = 0; i < n; i++)
		counts[cards[i]]++;
	return n;
}

void
battery_look(struct table *table, const onirim_game *game, int viewer,
    const struct config_row *row)
{
	int size = 0;

	for (int zone = ONIRIM_ZONE_HAND; zone < ZONES; zone++) {
		for (int i = 0; i < battery_piles(zone, row); i++) {
			const int n = onirim_cards(game, viewer, zone, i,
			    table->cards + size, ONIRIM_CARDS_MAX);

			MUST(n >= 0);
			table->piles[zone][i].from = size;
			table->piles[zone][i].count = n;
			size += n;
			MUST(size <= ONIRIM_CARDS_MAX);
		}
	}
	table->size = size;
}

/* How many seats a game has, and which game it is. */
static struct config_row
row_of(const onirim_game *game)
{
	const int objective = onirim_number(game, ONIRIM_HOST,
	    ONIRIM_NUMBER_OBJECTIVE, 0);

	return (struct config_row){
		.players = onirim_number(game, ONIRIM_HOST,
		    ONIRIM_NUMBER_PLAYERS, 0),
		.objective = objective > 0 ? objective : 0,
	};
}

uint8_t *
battery_room(struct sight *sight, size_t size)
{
	MUST(sight->size + size <= SIGHT_MAX);
	return sight->bytes + sight->size;
}

void
battery_note_bytes(struct sight *sight, const void *bytes, size_t size)
{
	memcpy(battery_room(sight, size), bytes, size);
	sight->size += size;
}

void
battery_note(struct sight *sight, int64_t number)
{
	battery_note_bytes(sight, &number, sizeof number);
}

void
battery_note_cards(struct sight *sight, const onirim_card *cards, int n)
{
	battery_note(sight, n);
	battery_note_bytes(sight, cards, (size_t)n);
}

void
battery_note_game(struct sight *sight, const onirim_game *game)
{
	battery_note_bytes(sight, game, size_of_games());
}

void
battery_note_zones(struct sight *sight, const onirim_game *game, int viewer)
{
	const struct config_row row = row_of(game);
	onirim_card cards[ONIRIM_CARDS_MAX];

	for (int zone = ONIRIM_ZONE_HAND; zone < ZONES; zone++)
		for (int i = 0; i < battery_piles(zone, &row); i++) {
			const int n = onirim_cards(game, viewer, zone, i,
			    cards, ONIRIM_CARDS_MAX);

			MUST(n >= 0);
			battery_note_cards(sight, cards, n);
		}
}

int
battery_events(const onirim_game *game, int viewer,
    onirim_event events[EVENTS_MAX])
{
	const int n = onirim_events(game, viewer, events, EVENTS_MAX);
	const struct config_row row = row_of(game);

	MUST(n >= 0 && n <= (is_nightmarium(&row) ? EVENTS_MAX
	    : ALONE_OR_PAIR_EVENTS_MAX));
	return n;
}

int
battery_same_events(const onirim_game *one, const onirim_game *other,
    int viewer)
{
	onirim_event mine[EVENTS_MAX], theirs[EVENTS_MAX];
	const int n = battery_events(one, viewer, mine);

	return battery_events(other, viewer, theirs) == n &&
	    memcmp(mine, theirs, (size_t)n * sizeof *mine) == 0;
}

void
battery_note_events(struct sight *sight, const onirim_game *game, int viewer)
{
	onirim_event events[EVENTS_MAX];
	const int n = battery_events(game, viewer, events);

	battery_note(sight, n);
	battery_note_bytes(sight, events, (size_t)n * sizeof *events);
}

void
battery_see_table(struct sight *sight, const onirim_game *game, int viewer)
{
	sight->size = 0;
	battery_note(sight, onirim_outcome(game));
	battery_note(sight, onirim_winner(game));
	battery_note(sight, onirim_player(game));
	battery_note(sight, onirim_decision(game));
	battery_note(sight, onirim_subject(game));
	battery_note_zones(sight, game, viewer);
	for (int what = ONIRIM_NUMBER_PLAYERS;
	    what <= ONIRIM_NUMBER_TO_INDEX; what++)
		for (int index = 0; index < SEATS; index++)
			battery_note(sight, onirim_number(game, viewer, what,
			    index));
	for (int what = ONIRIM_NUMBER_NEXT_GOAL;
	    what <= ONIRIM_NUMBER_GOAL_RANK; what++)
		for (int index = 0; index < GOAL_PLACES; index++)
			battery_note(sight, onirim_number(game, viewer, what,
			    index));
}

void
battery_see(struct sight *sight, const onirim_game *game, int viewer)
{
	battery_see_table(sight, game, viewer);
	battery_note_events(sight, game, viewer);
}

int
battery_same_sight(const struct sight *one, const struct sight *other)
{
	return one->size == other->size &&
	    memcmp(one->bytes, other->bytes, one->size) == 0;
}
