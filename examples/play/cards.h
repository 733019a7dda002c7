/* cards.h - how cards and piles are written. */
#ifndef PLAY_CARDS_H
#define PLAY_CARDS_H

#include "view.h"

/* In a conversation, which may be read aloud, cards have no marks and no
 * abbreviations. */
void cards_use_words(bool words);
bool cards_in_words(void);

/* A card by its mark, in its colour, and its name; a Tower on the table shows
 * its edges. */
void add_card(struct line *line, const struct view *view, onirim_card card);
void add_tower(struct line *line, const struct view *view, onirim_card card);

/* A Terror in few letters, such as "N_=Sca": a Scavenger of the Necronauts for
 * legs or torso. */
void add_terror(struct line *line, const struct view *view, onirim_card card);

/* The letter of its legion in its colour, and the power. */
void add_built(struct line *line, const struct view *view, onirim_card card);

/* A colour by its name. */
void add_colour(struct line *line, int colour);

/* The mark of a card in its colour. */
void add_card_mark(struct line *line, onirim_card card);

/* A zone in the library's words, without whose it is. */
void add_zone(struct line *line, const struct view *view, int zone);

/* The columns that such names need before the lines of a table. */
int names_width(const struct view *view);

#endif
