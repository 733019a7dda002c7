/* nights_view.c - whether a game of Nightmarium shows to everyone what it must
 * show. */
#include <string.h>

#include "../unit/suites.h"
#include "nights.h"

static int
number(const onirim_game *game, int what)
{
	return onirim_number(game, ONIRIM_HOST, what, 0);
}

/*
 * The table, as the host sees it.
 */

static void
count_zone(const onirim_game *game, int zone, int index, uint8_t *faces)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game, ONIRIM_HOST, zone, index, cards,
	    ONIRIM_CARDS_MAX);

	MUST(n >= 0);
	for (int i = 0; i < n; i++) {
		MUST(nights_face(cards[i]) >= 0);
		MUST(nights_face(cards[i]) < NIGHTS_FACES);
		faces[nights_face(cards[i])]++;
	}
}

/* Up to the first place that is empty.  Were there others behind it, their
 * cards would be missing. */
static void
look_at_creatures(const onirim_game *game, int seat,
    uint8_t creatures[NIGHTS_PLACES][NIGHTS_WHOLE])
{
	int place = 0, height;

	do {
		height = onirim_cards(game, ONIRIM_HOST, ONIRIM_ZONE_CREATURE,
		    NIGHTS_PLACES * seat + place, creatures[place],
		    NIGHTS_WHOLE);
		MUST(height >= 0 && height <= NIGHTS_WHOLE);
	} while (height > 0 && ++place < NIGHTS_PLACES - 1);
}

static void
look(const onirim_game *game, int players, struct nights_table *table)
{
	memset(table, 0, sizeof *table);
	count_zone(game, ONIRIM_ZONE_POOL, 0, table->pile);
	count_zone(game, ONIRIM_ZONE_DISCARD, 0, table->discards);
	count_zone(game, ONIRIM_ZONE_PENDING, 0, table->revealed);
	for (int seat = 0; seat < players; seat++) {
		count_zone(game, ONIRIM_ZONE_HAND, seat, table->hands[seat]);
		look_at_creatures(game, seat, table->creatures[seat]);
	}
}

/* A creature's cards fit where they lie, and are counted. */
static void
stands(const struct nights *n, const uint8_t *creature, uint8_t *faces)
{
	for (int i = 0; i < NIGHTS_WHOLE; i++) {
		const int face = nights_face(creature[i]);

		if (creature[i] == ONIRIM_NO_CARD)
			return;
		MUST(face >= 0 && face < NIGHTS_FACES);
		MUST((n->deck[face].fits >> i & 1) != 0);
		faces[face]++;
	}
}

/* No seat has more creatures than the objective, and who has as many complete
 * ones has won. */
static void
stand(const struct nights *n, const onirim_game *game,
    const struct nights_table *table, uint8_t *faces)
{
	const int winner = onirim_outcome(game) == ONIRIM_WON
	    ? onirim_winner(game) : NIGHTS_NONE;

	for (int seat = 0; seat < n->players; seat++) {
		const int creatures = nights_creatures(table, seat);

		MUST(creatures <= n->objective);
		for (int i = 0; i < creatures; i++)
			stands(n, table->creatures[seat][i], faces);
		MUST((nights_complete(table, seat) == n->objective) ==
		    (seat == winner));
	}
}

static void
add_up(uint8_t *faces, const uint8_t *more)
{
	for (int face = 0; face < NIGHTS_FACES; face++)
		faces[face] = (uint8_t)(faces[face] + more[face]);
}

/* Every card is in one place, whatever led there. */
static void
compare_table(const struct nights *n, const onirim_game *game)
{
	struct nights_table table;
	uint8_t faces[NIGHTS_FACES] = {0};

	look(game, n->players, &table);
	stand(n, game, &table, faces);
	add_up(faces, table.pile);
	add_up(faces, table.discards);
	add_up(faces, table.revealed);
	for (int seat = 0; seat < n->players; seat++)
		add_up(faces, table.hands[seat]);
	for (int face = 0; face < NIGHTS_FACES; face++)
		MUST(faces[face] == n->deck[face].copies);
	MUST(memcmp(&table, &n->table, sizeof table) == 0);
	MUST(number(game, ONIRIM_NUMBER_DECK) == nights_sum(table.pile));
}

/*
 * Who sees what.
 */

struct row {
	int count;
	onirim_card cards[NIGHTS_FACES];
};

static void
lay(struct row *row, const uint8_t *faces)
{
	row->count = 0;
	for (int face = 0; face < NIGHTS_FACES; face++)
		for (int i = 0; i < faces[face]; i++)
			row->cards[row->count++] =
			    (onirim_card)(face + ONIRIM_CARD_TERROR);
}

static int
shows(const onirim_game *game, int viewer, int zone, int index,
    const struct row *row)
{
	onirim_card cards[ONIRIM_CARDS_MAX];

	return onirim_cards(game, viewer, zone, index, cards,
	    ONIRIM_CARDS_MAX) == row->count &&
	    memcmp(cards, row->cards, (size_t)row->count) == 0;
}

/* 7 and N24: hidden cards of a hand come last, and are counted in the pool.
 * Others see the same of it, whoever they are. */
struct knowledge {
	struct row whole[NIGHTS_SEATS], open[NIGHTS_SEATS];
	uint8_t hidden[NIGHTS_SEATS][NIGHTS_FACES];
};

static void
know(const struct nights *n, struct knowledge *all)
{
	for (int seat = 0; seat < n->players; seat++) {
		struct row *open = &all->open[seat];

		lay(&all->whole[seat], n->table.hands[seat]);
		lay(open, n->known[seat]);
		while (open->count < all->whole[seat].count)
			open->cards[open->count++] = ONIRIM_HIDDEN_CARD;
		for (int face = 0; face < NIGHTS_FACES; face++)
			all->hidden[seat][face] =
			    (uint8_t)(n->table.hands[seat][face] -
			    n->known[seat][face]);
	}
}

static void
compare_view(const struct nights *n, const onirim_game *game,
    const struct knowledge *all, int viewer)
{
	uint8_t faces[NIGHTS_FACES];
	struct row pool;

	memcpy(faces, n->table.pile, sizeof faces);
	for (int seat = 0; seat < n->players; seat++) {
		MUST(shows(game, viewer, ONIRIM_ZONE_HAND, seat,
		    viewer == seat ? &all->whole[seat] : &all->open[seat]));
		if (viewer != seat)
			add_up(faces, all->hidden[seat]);
	}
	lay(&pool, faces);
	MUST(shows(game, viewer, ONIRIM_ZONE_POOL, 0, &pool));
}

/* The seats look in turn, one at each question. */
static void
compare_views(const struct nights *n, const onirim_game *game)
{
	struct knowledge all;

	know(n, &all);
	compare_view(n, game, &all, ONIRIM_NOBODY);
	compare_view(n, game, &all, battery_scene.question % n->players);
}

/*
 * The question.
 */

static int
asks_for_power(int ask)
{
	return ask == ONIRIM_ASK_HERALD || ask == ONIRIM_ASK_WAKE ||
	    ask == ONIRIM_ASK_JOKER || ask == ONIRIM_ASK_EXECUTIONER ||
	    ask == ONIRIM_ASK_SCAVENGER || ask == ONIRIM_ASK_DEVOURER;
}

static int
player_due(const struct nights *n)
{
	switch (n->due) {
	case ONIRIM_ASK_NOTHING:
		return ONIRIM_NOBODY;
	case ONIRIM_ASK_DEAL:
		return ONIRIM_CHANCE;
	case ONIRIM_ASK_LEGION:
		return n->payer;
	}
	return n->seat;
}

static void
compare_deal(const struct nights *n, const onirim_game *game)
{
	const int is_revealed = nights_reveals(n);
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	int i = 0;

	MUST(number(game, ONIRIM_NUMBER_FROM) == ONIRIM_ZONE_TOP);
	MUST(number(game, ONIRIM_NUMBER_TO) == (is_revealed
	    ? ONIRIM_ZONE_PENDING : ONIRIM_ZONE_HAND));
	MUST(is_revealed ||
	    number(game, ONIRIM_NUMBER_TO_INDEX) == n->seat);
	onirim_weights(game, weights, ONIRIM_ACTIONS_MAX);
	for (int face = 0; face < NIGHTS_FACES; face++)
		MUST(n->table.pile[face] == 0 ||
		    weights[i++] == n->table.pile[face]);
}

static void
compare_question(const struct nights *n, const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct nights_list list;

	nights_list(n, &list);
	MUST(onirim_decision(game) == n->due);
	MUST(onirim_player(game) == player_due(n));
	MUST(onirim_subject(game) == (asks_for_power(n->due)
	    ? n->power_card + ONIRIM_CARD_TERROR : ONIRIM_NO_CARD));
	MUST(onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX) ==
	    list.count);
	MUST(memcmp(actions, list.at,
	    (size_t)list.count * sizeof *actions) == 0);
	MUST(list.count > 1 || n->stage == OVER);
	if (n->due == ONIRIM_ASK_DEAL)
		compare_deal(n, game);
}

static void
compare_numbers(const struct nights *n, const onirim_game *game)
{
	MUST(number(game, ONIRIM_NUMBER_TURN) == n->turn);
	MUST(number(game, ONIRIM_NUMBER_OBJECTIVE) == n->objective);
	MUST(number(game, ONIRIM_NUMBER_ACTIONS_LEFT) ==
	    (n->stage == OVER ? 0 : n->left));
	MUST(n->turn == 0 || number(game, ONIRIM_NUMBER_ACTIVE) == n->seat);
}

/* N22 and N23. */
static void
compare_end(const struct nights *n, const onirim_game *game)
{
	const int is_won = n->winner != NIGHTS_NONE;

	MUST(onirim_outcome(game) == (n->stage != OVER ? ONIRIM_PLAYING
	    : is_won ? ONIRIM_WON : ONIRIM_LOST));
	MUST(onirim_winner(game) == (is_won ? n->winner : ONIRIM_NOBODY));
	MUST(n->turns_max == 0 || n->turn <= n->turns_max);
	MUST(onirim_outcome(game) != ONIRIM_LOST ||
	    (n->turns_max > 0 && n->turn == n->turns_max));
}

void
nights_compare(const struct nights *n, const onirim_game *game)
{
	compare_end(n, game);
	compare_table(n, game);
	compare_numbers(n, game);
	compare_question(n, game);
	compare_views(n, game);
}
