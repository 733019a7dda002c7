/* Play many games and count: simulate [options]; --help tells which.
 *
 * Each game is played from a seed of its own, by a player with a generator of
 * its own, and all totals are sums of whole numbers: the result is the same
 * however the games are shared out among threads, and among MPI ranks. */
#include <inttypes.h>
#include <limits.h>
#include <onirim.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../crowd/crowd.h"
#include "../crowd/dice.h"
#include "../crowd/options.h"
#include "../crowd/rate.h"

enum {
	THREADS_MAX = 256,
	SEATS_MAX = 5,
	DECISIONS_MAX = 10000, /* a game that takes more is stopped */
	ROWS_MAX = 20,         /* of the histogram */
	BAR_MAX = 40
};

#define GAMES_MAX UINT64_C(1000000000000)

/* All are sums, so that they can be added up as one array, in any order.  What
 * is written to often comes last: there the next thread's seldom begins. */
struct totals {
	uint64_t lengths[DECISIONS_MAX + 1];
	uint64_t won;
	uint64_t lost;
	uint64_t decisions;
	uint64_t digest;
	uint64_t alone[SEATS_MAX]; /* won alone, by seat */
};

#define TOTALS (sizeof(struct totals) / sizeof(uint64_t))

struct options {
	const char *config;
	const char *player;
	int level;              /* of the library's player, or -1 */
	uint64_t games;
	uint64_t seed;
	uint64_t threads;
};

/* What a thread has for itself. */
struct worker {
	struct totals totals;
	const struct options *options;
	onirim_game *game;
	onirim_advisor *advisor;
};

/*
 * ---- The players --------------------------------------------------------
 */

/* What the player looks at when it plays or discards a room. */
struct sight {
	int series;        /* rooms in it */
	int series_colour;
	int wanted[4];     /* Doors, by colour */
	int held[4];       /* rooms, by colour */
};

static bool
is_room(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_KIND) == ONIRIM_KIND_ROOM;
}

static int
colour_of(onirim_card card)
{
	return onirim_card_trait(card, ONIRIM_TRAIT_COLOUR);
}

static void
see(struct sight *sight, const onirim_game *game, int seat)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int wanted = 2 / onirim_number(game, seat,
	    ONIRIM_NUMBER_PLAYERS, 0);
	int n;

	sight->series = onirim_number(game, seat, ONIRIM_NUMBER_SERIES, seat);
	sight->series_colour = onirim_number(game, seat,
	    ONIRIM_NUMBER_SERIES_COLOUR, seat);
	for (int i = 0; i < 4; i++) {
		sight->wanted[i] = wanted;
		sight->held[i] = 0;
	}
	n = onirim_cards(game, seat, ONIRIM_ZONE_DOORS, seat, cards,
	    sizeof(cards));
	for (int i = 0; i < n; i++)
		sight->wanted[colour_of(cards[i])]--;
	n = onirim_cards(game, seat, ONIRIM_ZONE_HAND, seat, cards,
	    sizeof(cards));
	for (int i = 0; i < n; i++)
		if (is_room(cards[i]))
			sight->held[colour_of(cards[i])]++;
}

static int
merit_of_room(const struct sight *sight, onirim_card card, int verb)
{
	const int colour = colour_of(card);
	const int symbol = onirim_card_trait(card, ONIRIM_TRAIT_SYMBOL);
	const bool is_key = symbol == ONIRIM_SYMBOL_KEY;
	const bool continues = sight->series > 0 &&
	    colour == sight->series_colour;

	if (verb == ONIRIM_VERB_DISCARD)
		return is_key ? 10 : 40 - 4 * sight->held[colour] -
		    5 * sight->wanted[colour] - symbol;
	if (sight->wanted[colour] <= 0)
		return 10;
	if (continues)
		return is_key ? 90 : 100;
	return (is_key ? 15 : 40) + 5 * sight->held[colour] -
	    20 * sight->series;
}

/* Rules of thumb; what has none is as good as the rest of the list. */
static int
merit(const struct sight *sight, onirim_action action)
{
	const int verb = onirim_action_verb(action);
	const onirim_card card = (onirim_card)onirim_action_card(action);

	switch (verb) {
	case ONIRIM_VERB_PLAY:
	case ONIRIM_VERB_DISCARD:
		return is_room(card) ? merit_of_room(sight, card, verb) : 30;
	case ONIRIM_VERB_KEY:
	case ONIRIM_VERB_SEARCH:
	case ONIRIM_VERB_BUILD:
		return 100;
	case ONIRIM_VERB_DROP:
		return card == ONIRIM_CARD_NIGHTMARE ? 100 : 50 - card;
	case ONIRIM_VERB_REVEAL:
	case ONIRIM_VERB_DRAW:
		return 50;
	default:
		return 0;
	}
}

/* The best answer; of equal ones any, with the same chance. */
static onirim_action
choose_by_thumb(const onirim_game *game, uint64_t *player)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	struct sight sight = { 0 };
	int best = INT_MIN;
	uint32_t equal = 0;

	if (onirim_decision(game) == ONIRIM_ASK_ACT)
		see(&sight, game, onirim_player(game));
	for (int i = 0; i < n; i++) {
		const int worth = merit(&sight, actions[i]);

		if (worth > best)
			equal = 0;
		if (worth >= best) {
			best = worth;
			actions[equal++] = actions[i];
		}
	}
	return actions[dice_below(player, equal)];
}

static onirim_action
choose(const struct worker *worker, uint64_t *player)
{
	const int level = worker->options->level;

	return level < 0 ? choose_by_thumb(worker->game, player)
	    : (onirim_action)onirim_advisor_choose(worker->advisor,
	    worker->game, level, dice_roll(player));
}

/* With chance=host this host deals, and fairly: from the same seed nearly
 * always the cards that chance=seeded deals. */
static onirim_action
deal(const onirim_game *game, uint64_t *dealer)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	uint32_t sum = 0;
	uint32_t place;
	int i = 0;

	onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	for (int j = 0; j < n; j++)
		sum += weights[j];
	for (place = dice_below(dealer, sum); place >= weights[i]; i++)
		place -= weights[i];
	return actions[i];
}

/*
 * ---- Games --------------------------------------------------------------
 */

static void
begin(void *argument, const void *options)
{
	struct worker *const worker = argument;
	int status = ONIRIM_OK;

	worker->options = options;
	worker->game = options_game(worker->options->config);
	if (worker->options->level >= 0)
		status = onirim_advisor_new(&worker->advisor, worker->game);
	if (status != ONIRIM_OK)
		ranks_fail(onirim_strerror(status));
}

static void
end(void *argument)
{
	struct worker *const worker = argument;

	onirim_advisor_free(worker->advisor);
	onirim_game_free(worker->game);
}

/* Play one game, and add what came of it. */
static void
play(void *argument, uint64_t number)
{
	struct worker *worker = argument;
	struct totals *totals = &worker->totals;
	onirim_game *game = worker->game;
	const uint64_t seed = worker->options->seed + number;
	uint64_t player = dice_of_players(seed);
	uint64_t dealer = seed;
	uint64_t digest = seed;
	unsigned length = 0;

	onirim_game_reset(game, seed);
	while (onirim_outcome(game) == ONIRIM_PLAYING &&
	    length < DECISIONS_MAX) {
		onirim_action action;

		if (onirim_player(game) == ONIRIM_CHANCE) {
			onirim_apply(game, deal(game, &dealer));
			continue;
		}
		action = choose(worker, &player);
		onirim_apply(game, action);
		digest = (digest ^ action) * UINT64_C(0x100000001B3);
		length++;
	}
	totals->won += onirim_outcome(game) == ONIRIM_WON;
	totals->lost += onirim_outcome(game) == ONIRIM_LOST;
	if (onirim_winner(game) < SEATS_MAX)
		totals->alone[onirim_winner(game)]++;
	totals->decisions += length;
	totals->digest += digest ^ digest >> 32;
	totals->lengths[length]++;
}

/* Play them all, and leave the totals with every rank. */
static void
play_all(struct totals *totals, const struct options *options)
{
	const struct crowd crowd = {
		.worker_size = sizeof(struct worker),
		.threads = (size_t)options->threads,
		.begin = begin,
		.play = play,
		.end = end,
		.options = options,
	};

	crowd_do(&crowd, options->games, (uint64_t *)totals, TOTALS);
}

/*
 * ---- Results ------------------------------------------------------------
 */

/* How many lengths one row holds: 1, 2, 5, 10, 20 ..., so that the rows are
 * not too many. */
static int
row_width(int least, int most)
{
	static const int steps[] = { 1, 2, 5 };
	int unit = 1;

	for (int i = 0;; i++) {
		const int width = unit * steps[i % 3];

		if (most / width - least / width < ROWS_MAX)
			return width;
		if (i % 3 == 2)
			unit *= 10;
	}
}

static uint64_t
sum_of_row(const uint64_t *lengths, int row, int width)
{
	uint64_t sum = 0;

	for (int i = row * width; i < (row + 1) * width; i++)
		sum += i <= DECISIONS_MAX ? lengths[i] : 0;
	return sum;
}

static void
print_lengths(const uint64_t *lengths)
{
	int least = 0;
	int most = DECISIONS_MAX;
	uint64_t highest = 1;
	int width;

	while (lengths[least] == 0)
		least++;
	while (lengths[most] == 0)
		most--;
	width = row_width(least, most);
	for (int row = least / width; row <= most / width; row++)
		if (sum_of_row(lengths, row, width) > highest)
			highest = sum_of_row(lengths, row, width);
	for (int row = least / width; row <= most / width; row++) {
		const uint64_t sum = sum_of_row(lengths, row, width);
		char bar[BAR_MAX + 1] = "";

		memset(bar, '#', (size_t)((sum * BAR_MAX + highest - 1) /
		    highest));
		printf("%5d to %5d %12" PRIu64 "%s%s\n", row * width,
		    (row + 1) * width - 1, sum, *bar != '\0' ? " " : "", bar);
	}
}

static void
print_totals(const struct totals *totals, const struct options *options)
{
	const uint64_t games = options->games;

	printf("games       %" PRIu64 "\n", games);
	printf("won         %" PRIu64 "\n", totals->won);
	printf("lost        %" PRIu64 "\n", totals->lost);
	printf("stopped     %" PRIu64 "\n",
	    games - totals->won - totals->lost);
	rate_print("win rate", totals->won, games);
	for (int seat = 0; seat < SEATS_MAX; seat++) {
		char what[16];

		snprintf(what, sizeof(what), "  seat %d", seat + 1);
		if (totals->alone[seat] > 0)
			rate_print(what, totals->alone[seat], games);
	}
	printf("decisions   %" PRIu64 " (%.2f a game)\n", totals->decisions,
	    (double)totals->decisions / (double)games);
	printf("digest      %016" PRIx64 "\n", totals->digest);
	printf("decisions of a game, and games of that length:\n");
	print_lengths(totals->lengths);
}

/*
 * ---- Options ------------------------------------------------------------
 */

static const char help[] =
    "usage: simulate [--config TEXT] [--player WORD] [--games N] [--seed N]\n"
    "                [--threads N]\n"
    "\n"
    "  --config TEXT  what is played, such as \"players=2 sets=towers\" (see\n"
    "                 onirim_config(3)); base Onirim for one player\n"
    "  --player WORD  thumb, or a level of the library's player, 0 to 9 (see\n"
    "                 onirim_advisor(3)); thumb\n"
    "  --games N      how many games, 1 to 1000000000000; 10000\n"
    "  --seed N       the first game's seed, the others' follow it; 1\n"
    "  --threads N    how many threads, 1 to 256, of each rank; 1\n"
    "  --help         this text\n"
    "\n"
    "The player thumb goes by rules of thumb: it takes every Door it can get,\n"
    "goes on with the series it has begun, begins one with the colour it\n"
    "holds most of, and keeps its Keys for Doors and Nightmares; without a\n"
    "Key a Nightmare gets five cards of the deck.  Of Nightmarium it knows\n"
    "that building is better than drawing.  What it has no rule for it\n"
    "chooses at random, from the game's seed.  A game of 10000 decisions is\n"
    "stopped.\n"
    "\n"
    "Everything printed but the last line is the same for every number of\n"
    "threads, and of MPI ranks when built with `make examples MPI=1`.\n";

static void
simulate(const struct options *options)
{
	static struct totals totals;
	const double began = crowd_seconds();
	double took;

	play_all(&totals, options);
	if (!ranks_first())
		return;
	took = crowd_seconds() - began;
	print_totals(&totals, options);
	printf("%.3f seconds, %.0f games a second, %.0f decisions a second\n",
	    took, (double)options->games / took,
	    (double)totals.decisions / took);
}

int
main(int count, char **arguments)
{
	struct options options = {
		.config = "",
		.player = "thumb",
		.games = 10000,
		.seed = 1,
		.threads = 1,
	};
	const struct option known[] = {
		{ "--config", .text = &options.config },
		{ "--player", .text = &options.player },
		{ "--games", .number = &options.games, 1, GAMES_MAX },
		{ "--seed", .number = &options.seed, 0, UINT64_MAX },
		{ "--threads", .number = &options.threads, 1, THREADS_MAX },
		{ .name = NULL },
	};

	ranks_begin("simulate", &count, &arguments);
	options_read(known, help, arguments);
	options.level = options_level(options.player);
	if (options.level < 0 && strcmp(options.player, "thumb") != 0)
		ranks_refuse("--player is thumb, or 0 to 9, not \"%s\"",
		    options.player);
	options_print_config(options.config, options.seed);
	simulate(&options);
	return ranks_end(0);
}
