/* battery.h - random games, and what a viewer sees of one. */
#ifndef BATTERY_H
#define BATTERY_H

#include <check.h>

#include "../bench/uniform.h"
#include "onirim.h"
#include "printed.h"

/* CARDS is the larger deck: Onirim's has 92 with all sets. */
enum { CARDS = 108, FACE_VALUES = 256, QUESTIONS_MAX = 4000 };

/* The configurations that are played. */
struct config_row {
	const char *text;
	int players;
	int sets;               /* a set of those in printed.h */
	int variants;           /* a set of those below */
	int is_host;
	int objective;          /* of Nightmarium; 0 in Onirim */
};

enum { OPEN = 1, UNIQUE = 2, RACE = 4, LOST = 8, RUINS = 16, RIGHT_ONLY = 32 };

/* Those that are looked at closely: first the seeded ones, then the hosted
 * ones, for one player, for two, and those of Nightmarium. */
enum { SEEDED = 35, HOSTED_PAIRS = 39, HOSTED_NIGHTMARIUM = 55, CONFIGS = 60 };
extern const struct config_row battery_configs[CONFIGS];

/* After them each combination of players, sets and variants, seeded. */
enum { COMBINATIONS = 270, ALL_CONFIGS = CONFIGS + COMBINATIONS };
const struct config_row *battery_row(int config);

static inline int
is_nightmarium(const struct config_row *row)
{
	return row->objective > 0;
}

/* Games with sets are long, and those of Nightmarium. */
static inline int
is_long(const struct config_row *row)
{
	return row->sets != 0 || is_nightmarium(row);
}

/* How many games to play, by whether they are long. */
static inline uint64_t
battery_games(const struct config_row *row, int games, int long_games)
{
	return (uint64_t)(is_long(row) ? long_games : games);
}

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

/* lib/README.md shows that no answer sets off more, in Onirim and in any
 * game. */
enum { ALONE_OR_PAIR_EVENTS_MAX = 431, EVENTS_MAX = 2635 };

/* The events of the last answer as a viewer saw them; how many. */
int battery_events(const onirim_game *game, int viewer,
    onirim_event events[EVENTS_MAX]);
int battery_same_events(const onirim_game *one, const onirim_game *other,
    int viewer);

/* What a viewer is told, in one piece. */
enum { SIGHT_MAX = 1 << 18 };

struct sight {
	size_t size;
	uint8_t bytes[SIGHT_MAX];
};

/* Add a number, bytes, a pile's cards with how many they are, and a game as it
 * lies in memory without its events; and where there is room for so many bytes
 * that are still to be counted in. */
void battery_note(struct sight *sight, int64_t number);
void battery_note_bytes(struct sight *sight, const void *bytes, size_t size);
void battery_note_cards(struct sight *sight, const onirim_card *cards, int n);
void battery_note_game(struct sight *sight, const onirim_game *game);
uint8_t *battery_room(struct sight *sight, size_t size);

/* Add the cards of all zones, and the events, as a viewer is told them. */
void battery_note_zones(struct sight *sight, const onirim_game *game,
    int viewer);
void battery_note_events(struct sight *sight, const onirim_game *game,
    int viewer);

/* What lies where, what can be counted, and what is asked of whom; and the
 * same with the events. */
void battery_see_table(struct sight *sight, const onirim_game *game,
    int viewer);
void battery_see(struct sight *sight, const onirim_game *game, int viewer);

int battery_same_sight(const struct sight *one, const struct sight *other);

/* How many cards of each face a viewer sees in a zone. */
int battery_count(const onirim_game *game, int viewer, int zone, int index,
    int counts[FACE_VALUES]);

/* All cards that a viewer sees, zone by zone.  Creatures are most piles: the
 * last place of each seat is always empty. */
enum { ZONES = ONIRIM_ZONE_CREATURE + 1, SEATS = 5, PLACES = 8,
    GOAL_PLACES = 8 };
enum { PILES = SEATS * PLACES };

struct table {
	int size;
	struct { int from, count; } piles[ZONES][PILES];
	onirim_card cards[2 * ONIRIM_CARDS_MAX];
};

void battery_look(struct table *table, const onirim_game *game, int viewer,
    const struct config_row *row);

/* How many piles a zone has; one that the game has no use for is empty. */
int battery_piles(int zone, const struct config_row *row);

/* Which seats and others may look; how many. */
enum { VIEWERS_MAX = SEATS + 2 };
int battery_viewers(const struct config_row *row, int viewers[VIEWERS_MAX]);

#endif
