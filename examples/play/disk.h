/* disk.h - texts in files, records among them. */
#ifndef PLAY_DISK_H
#define PLAY_DISK_H

#include <stddef.h>

#include <onirim.h>

enum {
	DISK_TEXT_MAX = 1 << 20, /* bytes of a text */
	DISK_PATH_BYTES = 4096,  /* of a name of a file with its NUL */
};

/* The beginning of the name of a file that is not finished yet. */
#define DISK_UNFINISHED ".onirim-"

/* Read a whole file.  The text has a NUL behind its last byte, and may have
 * others before.  Free it with free().  Returns 0, or an errno value, and then
 * *text is NULL. */
int text_read(const char *file, char **text, size_t *length);

/* Write a text in the place of what was there: at any time the file has all of
 * the old text or all of the new one.  A file keeps its mode.  Returns 0, or an
 * errno value, and then the file is as before. */
int text_write(const char *file, const char *text);

/* Read a record.  Returns 0, or an errno value if the file cannot be read, or a
 * status of the library, which is negative, if the text is not a record that
 * can be played.  Then the problem says why and where; if its reason is
 * ONIRIM_PROBLEM_NONE, its status says why.  *record is NULL on failure. */
int record_read(const char *file, onirim_record **record,
    onirim_problem *problem);

/* Write a record as text_write() does. */
int record_write(const char *file, const onirim_record *record);

#endif
