/* search.h - games of both kinds, and all that a viewer is told of one. */
#ifndef BATTERY_SEARCH_H
#define BATTERY_SEARCH_H

#include "battery.h"

/* A copy; free it. */
onirim_game *search_copy(const onirim_game *game);

/* All who can look at a game: its seats, nobody and the host. */
enum { VIEWERS_MOST = 7 };
int search_viewers(const onirim_game *game, int viewers[VIEWERS_MOST]);

/* Answers that make a game long, mostly. */
onirim_action search_dawdle(struct uniform *player, const onirim_game *game);

/* Whatever the functions tell a viewer, in one piece. */
enum { TOLD_MAX = 1 << 18 };

struct told {
	size_t size;
	uint8_t bytes[TOLD_MAX];
};

/* Add a number, and a pile's cards with how many they are. */
void search_note(struct told *told, int64_t number);
void search_note_cards(struct told *told, const onirim_card *cards, int n);

/* What lies where, what can be counted, and what is asked of whom. */
void search_see(struct told *told, const onirim_game *game, int viewer);

/* Everything: that, the events, the hash, the observation, and of the viewer's
 * own questions the answers and their texts. */
void search_tell(struct told *told, const onirim_game *game, int viewer);

int search_same(const struct told *one, const struct told *other);

#endif
