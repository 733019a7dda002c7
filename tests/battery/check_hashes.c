/* check_hashes.c - the number of a position is what onirim_hash(3) says it
 * is. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum { GAMES = 4, LONG_GAMES = 1 };

/* What is summed up. */
enum { STRIPE = 32, MESSAGE_MAX = ONIRIM_SNAPSHOT_MAX + STRIPE };

struct message {
	size_t length;
	uint8_t bytes[MESSAGE_MAX];
};

static void
add_byte(struct message *message, unsigned byte)
{
	MUST(message->length < MESSAGE_MAX);
	message->bytes[message->length++] = (uint8_t)byte;
}

/* The value of a key in the text of a configuration, or the default. */
static const char *
value_of(const char *config, const char *key, const char *otherwise)
{
	char word[32];
	const char *found;

	snprintf(word, sizeof word, " %s=", key);
	found = strstr(config, word);
	return found != NULL ? found + strlen(word) : otherwise;
}

static unsigned
number_of(const char *config, const char *key, const char *otherwise)
{
	return (unsigned)strtoul(value_of(config, key, otherwise), NULL, 10);
}

/* The sum of 1, 2, 4 ... for the names of a list. */
static unsigned
list_of(const char *config, const char *key, const char *const names[], int n)
{
	const char *value = value_of(config, key, "");
	const size_t length = strcspn(value, " ");
	unsigned set = 0;

	for (int i = 0; i < n; i++) {
		const char *found = strstr(value, names[i]);

		if (found != NULL && found < value + length)
			set |= 1u << i;
	}
	return set;
}

static void
add_config(struct message *message, const char *config)
{
	static const char *const sets[] = { "steps", "towers", "dreams" };
	static const char *const variants[] = { "open", "unique", "race",
	    "lost", "ruins", "right-only" };
	const int other = strncmp(config, "game=nightmarium", 16) == 0;
	const unsigned turns = number_of(config, "turns", "0");

	add_byte(message, turns & 0xFF);
	add_byte(message, turns >> 8);
	add_byte(message, other ? 1 : 0);
	add_byte(message, number_of(config, "players", other ? "2" : "1"));
	add_byte(message, list_of(config, "sets", sets, 3));
	add_byte(message, list_of(config, "variants", variants, 6));
	add_byte(message, number_of(config, "premonitions", other ? "0" : "4"));
	add_byte(message, *value_of(config, "first", "1") == 'r' ? 0
	    : number_of(config, "first", "1"));
	add_byte(message, number_of(config, "objective", other ? "5" : "0"));
	add_byte(message, *value_of(config, "chance", "seeded") == 'h');
}

/* Of the snapshot: behind the head of 8 bytes a list with the configuration,
 * and before the checksum of 8 bytes the end of the state. */
static void
take_snapshot(struct message *message, const onirim_game *known)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];
	char config[256] = "";
	const int n = onirim_snapshot_save(known, bytes, sizeof bytes);

	memcpy(config, bytes + 9, bytes[8]);
	message->length = 0;
	add_config(message, config);
	for (int i = 9 + bytes[8]; i < n - 8; i++)
		add_byte(message, bytes[i]);
	while (message->length % STRIPE != 0)
		add_byte(message, 0);
}

/*
 * XXH64.
 */

static const uint64_t primes[] = { 0,
	0x9E3779B185EBCA87, 0xC2B2AE3D27D4EB4F,
	0x165667B19E3779F9, 0x85EBCA77C2B2AE63,
};

static uint64_t
rotl(uint64_t x, int n)
{
	return (x << n) + (x >> (64 - n));
}

static uint64_t
step(uint64_t v, uint64_t w)
{
	return rotl(v + w * primes[2], 31) * primes[1];
}

static uint64_t
sum_of(const struct message *message)
{
	static const int turns[] = { 1, 7, 12, 18 };
	uint64_t v[] = { primes[1] + primes[2], primes[2], 0,
	    0 - primes[1] };
	uint64_t h = 0;

	for (size_t i = 0; i < message->length; i += 8) {
		uint64_t word = 0;

		for (size_t k = 8; k > 0; k--)
			word = word * 256 + message->bytes[i + k - 1];
		v[i / 8 % 4] = step(v[i / 8 % 4], word);
	}
	for (int i = 0; i < 4; i++)
		h += rotl(v[i], turns[i]);
	for (int i = 0; i < 4; i++)
		h = (h ^ step(0, v[i])) * primes[1] + primes[4];
	h += message->length;
	h = (h ^ h >> 33) * primes[2];
	h = (h ^ h >> 29) * primes[3];
	return h ^ h >> 32;
}

/* XXH64 of the 64 bytes 0 to 63, as its own program gives it. */
START_TEST(test_sum_is_xxh64)
{
	struct message message = {0};

	for (unsigned i = 0; i < 64; i++)
		add_byte(&message, i);
	ck_assert(sum_of(&message) == UINT64_C(0xF7C67301DB6713F0));
}
END_TEST

static void
check_viewer(const onirim_game *game, onirim_game *known, int viewer)
{
	struct message message;
	uint64_t sum;

	MUST(onirim_redact(known, game, viewer) == ONIRIM_OK);
	take_snapshot(&message, known);
	sum = sum_of(&message);
	MUST(onirim_hash(game, viewer) == (sum != 0 ? sum : 1));
	MUST(onirim_hash(known, viewer) == (sum != 0 ? sum : 1));
}

START_TEST(test_number_is_the_sum_of_the_snapshot)
{
	const struct config_row *row = battery_row(_i);
	const uint64_t games = battery_games(row, GAMES, LONG_GAMES);
	onirim_game *game = _i % 2 == 0 ? battery_game(_i)
	    : battery_game_with_events(_i);
	onirim_game *known = copy_of(game);
	struct uniform player;

	for (uint64_t seed = 0; seed < games; seed++) {
		battery_begin(game, &player, seed);
		do {
			for (int seat = 0; seat < row->players; seat++)
				check_viewer(game, known, seat);
			check_viewer(game, known, ONIRIM_NOBODY);
			check_viewer(game, known, ONIRIM_HOST);
			MUST(onirim_hash(game, row->players) == 0);
		} while (battery_step(&player, game));
	}
}
END_TEST

Suite *
hashes_suite(void)
{
	const struct test tests[] = {
		{ test_sum_is_xxh64, 1 },
		{ test_number_is_the_sum_of_the_snapshot, ALL_CONFIGS },
	};

	return battery_of("hashes", tests, COUNT_OF(tests));
}
