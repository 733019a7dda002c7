/* config.h - configurations that are put together word by word. */
#ifndef PLAY_CONFIG_H
#define PLAY_CONFIG_H

#include <onirim.h>

#include "page.h"

/* The number of a key of configurations, or -1 when there is none; the name may
 * be the beginning of a text. */
int key_named(const char *name, size_t length);
int key_called(const char *name);

/* A key of configurations, or one of its values that goes with a configuration;
 * false past the last one. */
bool config_key(int key, char name[ONIRIM_TEXT_MAX]);
bool config_value(const char *config, int key, int number,
    char value[ONIRIM_TEXT_MAX]);

/* The value that a configuration has for a key, which may be its default; false
 * if the game has no such key. */
bool config_look(const char *config, int key, char value[ONIRIM_TEXT_MAX]);

/* The words for the keys before this one, which decide what it can be. */
struct line config_before(const char *config, int key);

/* Give a key another value.  What comes after it and does not go with that is
 * left out, and so is a value that is not possible. */
void config_set(struct line *config, int key, const char *value);

#endif
