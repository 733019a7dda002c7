/* tally.c - how games ended, added up by what was played. */
#include <stdlib.h>
#include <string.h>

#include "seats.h"
#include "tally.h"

enum {
	COMPLETE = 3,      /* cards of a complete creature */
	CREATURES_MAX = 8, /* of a seat */
};

bool
says_what_is_played(const char *word)
{
	static const char *const others[] = {
		"seed=", "chance=", "events=", "first=",
	};

	for (size_t i = 0; i < sizeof(others) / sizeof(*others); i++)
		if (strncmp(word, others[i], strlen(others[i])) == 0)
			return false;
	return true;
}

static void
write_config(const onirim_game *game, char text[ONIRIM_TEXT_MAX])
{
	char config[ONIRIM_TEXT_MAX], *rest;

	onirim_config_format(game, config, sizeof(config));
	text[0] = '\0';
	for (const char *word = strtok_r(config, " ", &rest); word != NULL;
	     word = strtok_r(NULL, " ", &rest)) {
		if (!says_what_is_played(word))
			continue;
		if (text[0] != '\0')
			strcat(text, " ");
		strcat(text, word);
	}
}

/* The seats that the program played: bits.  Tags of strangers may say what they
 * like. */
static unsigned
computers_of(const onirim_record *record, int players)
{
	char tag[ONIRIM_TEXT_MAX];
	unsigned seats = 0;

	if (onirim_record_tag(record, "computer", tag, sizeof(tag)) < 0 ||
	    !seats_read(&seats, tag, players))
		return 0;
	return seats;
}

static void
write_level(const onirim_record *record, char level[TALLY_LEVEL_BYTES])
{
	const int length = onirim_record_tag(record, "level", level,
	    TALLY_LEVEL_BYTES);

	if (length < 0 || strspn(level, "0123456789,") != (size_t)length)
		level[0] = '\0';
}

/* An answer that had shown a card was taken back. */
static bool
has_looked(const onirim_record *record)
{
	char tag[ONIRIM_TEXT_MAX];

	return onirim_record_tag(record, "undone", tag, sizeof(tag)) > 0 &&
	    strtol(tag, NULL, 10) > 0;
}

static int
number(const onirim_game *game, int what)
{
	return onirim_number(game, ONIRIM_HOST, what, 0);
}

static int
zone_count(const onirim_game *game, int zone, int index)
{
	return onirim_cards(game, ONIRIM_HOST, zone, index, NULL, 0);
}

/* The Doors, or complete creatures, of a seat. */
static int
found_by(const onirim_game *game, int seat)
{
	int complete = 0;

	if (number(game, ONIRIM_NUMBER_GAME) == ONIRIM_GAME_ONIRIM)
		return zone_count(game, ONIRIM_ZONE_DOORS, seat);
	for (int i = 0; i < CREATURES_MAX; i++)
		complete += zone_count(game, ONIRIM_ZONE_CREATURE,
		    CREATURES_MAX * seat + i) == COMPLETE;
	return complete;
}

static bool
wins_alone(const onirim_game *game)
{
	return number(game, ONIRIM_NUMBER_GAME) == ONIRIM_GAME_NIGHTMARIUM ||
	    (number(game, ONIRIM_NUMBER_VARIANTS) & ONIRIM_VARIANT_RACE) != 0;
}

/* Count how a game ended for these people. */
static void
count_end(struct tally *row, const onirim_game *game, unsigned people,
    bool looked)
{
	const int players = number(game, ONIRIM_NUMBER_PLAYERS);
	const unsigned counted = wins_alone(game) ? people : ~0u;
	unsigned results = 0;

	for (int seat = 0; seat < players; seat++) {
		if ((people >> seat & 1) != 0)
			results |= 1u << onirim_result(game, seat);
		if ((counted >> seat & 1) != 0)
			row->found += found_by(game, seat);
	}
	row->played = 1;
	row->lost = results == 1u << ONIRIM_LOST;
	row->won = results == 1u << ONIRIM_WON && !looked;
	row->won_looking = results == 1u << ONIRIM_WON && looked;
	row->run = row->run_longest = row->won;
	if (row->won)
		row->cards_left = row->cards_left_most =
		    number(game, ONIRIM_NUMBER_DECK);
}

bool
tally_of(const onirim_record *record, struct tally *row)
{
	onirim_game *game;
	unsigned seats, computers;
	bool ended;

	memset(row, 0, sizeof(*row));
	if (onirim_record_game(record, onirim_record_ply(record), &game) !=
	    ONIRIM_OK)
		return false;
	seats = (1u << number(game, ONIRIM_NUMBER_PLAYERS)) - 1;
	computers = computers_of(record, number(game, ONIRIM_NUMBER_PLAYERS));
	ended = onirim_outcome(game) != ONIRIM_PLAYING && computers != seats;
	if (ended) {
		write_config(game, row->config);
		for (unsigned left = computers; left != 0; left &= left - 1)
			row->computers++;
		if (computers != 0)
			write_level(record, row->level);
		count_end(row, game, seats & ~computers, has_looked(record));
	}
	onirim_game_free(game);
	return ended;
}

static bool
is_alike(const struct tally *one, const struct tally *other)
{
	return strcmp(one->config, other->config) == 0 &&
	    one->computers == other->computers &&
	    strcmp(one->level, other->level) == 0;
}

static int
larger(int one, int other)
{
	return one > other ? one : other;
}

/* A game that is only played does not end a run. */
int
tally_add(struct tally *rows, int count, int capacity,
    const struct tally *game)
{
	struct tally *row = rows;

	while (row < rows + count && !is_alike(row, game))
		row++;
	if (row == rows + count) {
		if (count < capacity)
			*row = *game;
		return count < capacity ? count + 1 : count;
	}
	row->played += game->played;
	row->won += game->won;
	row->lost += game->lost;
	row->won_looking += game->won_looking;
	row->found += game->found;
	row->cards_left += game->cards_left;
	row->cards_left_most = larger(row->cards_left_most,
	    game->cards_left_most);
	if (game->won)
		row->run_longest = larger(row->run_longest, ++row->run);
	else if (game->lost || game->won_looking)
		row->run = 0;
	return count;
}
