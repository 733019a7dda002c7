/* computer.h - what the program thinks, and the seats that it plays. */
#ifndef PLAY_COMPUTER_H
#define PLAY_COMPUTER_H

#include <stdbool.h>

#include <onirim.h>

enum { LEVEL_USUAL = 7 };

/* Read a list of seats, such as "2,3", into a set with a bit for each; false
 * when it is none, or has a seat that is not there. */
bool seats_read(unsigned *set, const char *list, int seats);

/* Read a level, 0 to 9; false when it is none. */
bool level_read(int *level, const char *text);

/* Answer for the seat that is asked, with what it may know and nothing else;
 * or a status.  The same question of the same game gets the same answer. */
int computer_answer(onirim_advisor *advisor, const onirim_game *game,
    int level);

/* Advise the seat that is asked, alike: how many answers there are, of which
 * the best come first; or a status. */
int computer_advise(onirim_advisor *advisor, const onirim_game *game,
    onirim_advice *advice, size_t capacity);

#endif
