/* battery.h - random games, and what a viewer sees of one. */
#ifndef BATTERY_H
#define BATTERY_H

#include <check.h>

#include "../bench/uniform.h"
#include "onirim.h"

/* CARDS is the deck with all sets. */
enum { CARDS = 92, FACE_VALUES = 256, QUESTIONS_MAX = 4000 };

/* The configurations that are played. */
struct config_row {
	const char *text;
	int players;
	int sets;               /* a set of those below */
	int variants;           /* a set of those below */
	int is_host;
};

enum { STEPS = 1, TOWERS = 2, DREAMS = 4 };
enum { OPEN = 1, UNIQUE = 2, RACE = 4, LOST = 8, RUINS = 16, RIGHT_ONLY = 32 };

/* Those that are looked at closely; seeded ones come first, and for two come
 * last. */
enum { CONFIGS = 47, SEEDED = 27, HOSTED_PAIRS = 31 };
extern const struct config_row battery_configs[CONFIGS];

/* After them each combination of players, sets and variants, seeded. */
enum { COMBINATIONS = 270, ALL_CONFIGS = CONFIGS + COMBINATIONS };
const struct config_row *battery_row(int config);

/* Where a random game is, to be told when something does not hold. */
extern struct scene {
	const char *config;
	uint64_t seed;
	int question;
} battery_scene;

/* As ck_assert(), but cheap while it holds. */
#define MUST(fact) \
	((fact) ? (void)0 : battery_fail(__FILE__, __LINE__, #fact))
void battery_fail(const char *file, int line, const char *fact);

/* A game of a configuration, of its own seed; and one that keeps events. */
onirim_game *battery_game(int config);
onirim_game *battery_game_with_events(int config);

/* Begin a random game: reset it, and seed the player. */
void battery_begin(onirim_game *game, struct uniform *player, uint64_t seed);

/* The next answer: uniform, or with an odd seed mostly what wins games. */
onirim_action battery_answer(struct uniform *player, const onirim_game *game);

/* Give one of the answers on this list. */
void battery_choose(struct uniform *player, onirim_game *game,
    const onirim_action *actions, int n);

/* Give the next answer; 0 when there is none to give. */
int battery_step(struct uniform *player, onirim_game *game);

/* Whether two games are the same bytes. */
int battery_same(const onirim_game *one, const onirim_game *other);

/* lib/README.md shows that no answer sets off more. */
enum { EVENTS_MAX = 424 };

/* The events of the last answer as a viewer saw them; how many. */
int battery_events(const onirim_game *game, int viewer,
    onirim_event events[EVENTS_MAX]);
int battery_same_events(const onirim_game *one, const onirim_game *other,
    int viewer);

/* All that a viewer can ask about a game, in one piece. */
struct sight {
	size_t size;
	uint8_t bytes[1024 + EVENTS_MAX * sizeof(onirim_event)];
};

void battery_see(struct sight *sight, const onirim_game *game, int viewer);
int battery_same_sight(const struct sight *one, const struct sight *other);

/* How many cards of each face a viewer sees in a zone. */
int battery_count(const onirim_game *game, int viewer, int zone, int index,
    int counts[FACE_VALUES]);

/* All cards that a viewer sees, zone by zone. */
enum { ZONES = ONIRIM_ZONE_CREATURE + 1, SEATS = 2 };

struct table {
	int size;
	struct { int from, count; } piles[ZONES][SEATS];
	onirim_card cards[2 * ONIRIM_CARDS_MAX];
};

void battery_look(struct table *table, const onirim_game *game, int viewer,
    const struct config_row *row);

/* How many piles a zone has. */
int battery_piles(int zone, int players);

#endif
