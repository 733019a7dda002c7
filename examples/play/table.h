/* table.h - the table, made of blocks. */
#ifndef PLAY_TABLE_H
#define PLAY_TABLE_H

#include "view.h"

enum {
	ANY_LINES = 1000,
	ASKS_MAX = 3
};

/* Things side by side, behind the name of what they are, that go on in the next
 * line when one is full. */
struct list {
	struct page *page;
	struct line *line;
	int columns;
	int indent;
	int left;       /* lines that may still follow */
};

/* A part of the table.  With too little room some blocks are shortened to their
 * least, those with the highest number first, and then left out; 0 is never. */
struct block {
	/* Add it, in so many lines at most. */
	void (*show)(struct list *list, const struct view *view);
	/* The lines that are kept for it in a game; 0 if it has none there. */
	int (*lines)(const struct view *view, int columns);
	int shortened;
	int left_out;
	bool by_seat;   /* it needs a line for each seat at least */
	bool is_near;   /* told at every turn of a conversation */
	int asks[ASKS_MAX]; /* questions that cannot be answered without it */
};

/* Begin the next line of a list with a name from the library, and the number of
 * a seat where there are several. */
void list_begin(struct list *list, const struct view *view, int zone,
    int seat);

/* The same with another name. */
void list_begin_named(struct list *list, const char *name);

void list_add(struct list *list, const struct line *thing);

/* The lines of a block that always has one. */
int one_line(const struct view *view, int columns);

extern const struct block onirim_blocks[];
extern const size_t onirim_blocks_count;
extern const struct block nightmarium_blocks[];
extern const size_t nightmarium_blocks_count;

/* The lines that the whole table would like to have. */
int table_lines(const struct view *view, int columns);

/* The lines without which the question cannot be answered. */
int table_least(const struct view *view);

/* Show the table in so many lines and columns; what is left out is named in its
 * last line. */
void table_show(struct page *page, const struct view *view, int columns,
    int lines);

/* Where everything is in its full length. */
void table_show_whole(struct page *page, const struct view *view,
    int columns);

/* What is needed at every turn. */
void table_show_near(struct page *page, const struct view *view, int columns);

/* How far the seats have come, such as "3 of 8 Doors". */
void add_progress(struct line *line, const struct view *view);

#endif
