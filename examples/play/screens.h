/* screens.h - what can be shown instead of the table, a file each. */
#ifndef PLAY_SCREENS_H
#define PLAY_SCREENS_H

#include "game.h"

/* The choices with what each does, and the keys (help.c). */
void help_show(struct table *table);

/* What the program would answer: in one line, and all that it thinks (hint.c).
 * The first is false if there is no advice here. */
bool hint_add(struct line *line, const struct table *table);
void hints_show(struct table *table);

/* The whole table; what the program's seats did since some answers before; and
 * nothing at all, until the next seat sits there (pause.c). */
void whole_show(struct table *table);
void others_show(struct table *table, int from);
void hand_over(struct program *program, int seat);

/* Choose several cards at once, if the question is of that kind; false if it is
 * still to be answered (sheet.c). */
bool sheet_ask(struct table *table);

/* The rules (rules.c). */
void rules_show(struct program *program, const struct view *view);

/* Where the program begins; a new game; and the language (menu.c, setup.c,
 * language.c). */
void menu_show(struct program *program);
void setup_show(struct program *program);
void language_show(struct program *program);

/* A game that explains itself, the games that are kept, and how they ended
 * (lesson.c, records.c, statistics.c). */
void lessons_show(struct program *program);
void records_show(struct program *program);
void statistics_show(struct program *program);

/* Ask what comes next when the game is over, which can be another one in its
 * place (end.c). */
void end_show(struct table *table);

/* How the game ended, on a screen and in a conversation; and what is said in a
 * conversation when somebody leaves before that (end_page.c). */
void show_end_page(struct table *table);
void tell_end(struct table *table);
void left_tell(struct table *table);

/* What each answer was worth, and the way back to one of them (review.c). */
void review_show(struct table *table);

/* A record, answer by answer (replay.c). */
void replay_show(struct program *program, const onirim_record *record);

#endif
