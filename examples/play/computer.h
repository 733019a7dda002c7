/* computer.h - seats that the program plays. */
#ifndef PLAY_COMPUTER_H
#define PLAY_COMPUTER_H

#include <stdbool.h>

#include <onirim.h>

/* Read a list of seats, such as "2,3", into a set with a bit for each; false
 * when it is none, or has a seat that is not there. */
bool seats_read(unsigned *set, const char *list, int seats);

/* Answer for the seat that is asked, with what it may know and nothing else;
 * 0 when there is no answer, or no memory. */
onirim_action computer_answer(const onirim_game *game);

#endif
