/* files.h - records in files. */
#ifndef PLAY_FILES_H
#define PLAY_FILES_H

#include <stdbool.h>

#include <onirim.h>

#include "words.h"

/* Read a record; what is wrong with the file is told on standard error. */
onirim_record *file_read(const char *file, const struct words *words);

/* Write a record in the place of what was there, all or nothing; false, and
 * errno, when it cannot be written. */
bool file_write(const char *file, const onirim_record *record);

bool file_exists(const char *file);

#endif
