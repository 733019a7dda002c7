/* games.h - games and records that are freed behind the test that made them.
 * The cases of suites.h see to that. */
#ifndef GAMES_H
#define GAMES_H

#include "onirim.h"

/* An event in a table: kind, seat, card, count, and where from and where to,
 * each a zone and its index.  An answer that was given: seat, card, verb,
 * place and extra. */
#define EVENT(...) EVENT_BY(0, __VA_ARGS__)
#define CHOICE(...) CHOICE_BY(0, __VA_ARGS__)

/* The same where something causes it, and with a detail. */
#define EVENT_BY(cause, ...) EVENT_WITH(0, cause, __VA_ARGS__)
#define EVENT_WITH(detail, cause, ...) { __VA_ARGS__, cause, detail, {0} }
#define CHOICE_BY(cause, seat, card, verb, place, extra) \
	{ ONIRIM_EVENT_CHOICE, seat, card, 0, 0, place, 0, extra, cause, \
	verb, {0} }

/* A game of this configuration, and a copy of a game.  The test fails where
 * there is none. */
onirim_game *new_game(const char *config);
onirim_game *copy_of(const onirim_game *game);

/* A reader of this language without names: this viewer, or whoever is asked, a
 * dealer as the host.  It holds until the next call. */
const onirim_reader *reader_for(int viewer, const char *language);
const onirim_reader *reader_asked(const onirim_game *game,
    const char *language);

/* Names for five seats, as long as they are shown. */
extern const char *const longest_names[5];

/* Take over what was made otherwise. */
onirim_game *keep_game(onirim_game *game);
onirim_record *keep_record(onirim_record *record);

/* Free all of them. */
void free_kept(void);

#endif
