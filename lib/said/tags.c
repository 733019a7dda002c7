/* tags.c - the tags of a record: what it says about the game besides its
 * actions. */
#include <string.h>

#include "../core/text.h"
#include "../core/words.h"
#include "../memory.h"
#include "record.h"

/* A small limit: tags are searched one by one. */
enum { TAGS_MAX = 256 };

/* A name is a word, and a value is any text of one line.  Both must fit into
 * ONIRIM_TEXT_MAX. */
static bool
is_tag_name(const char *name)
{
	const size_t length = strlen(name);

	for (const char *c = name; *c != '\0'; c++)
		if (!(*c >= 'a' && *c <= 'z') && !(*c >= '0' && *c <= '9') &&
		    *c != '-' && *c != '_')
			return false;
	return length > 0 && length < ONIRIM_TEXT_MAX;
}

static bool
is_tag_value(const char *value)
{
	for (const char *c = value; *c != '\0'; c++)
		if ((unsigned char)*c < ' ' || *c == 0x7F)
			return false;
	return strlen(value) < ONIRIM_TEXT_MAX;
}

/* The length of a name and its value, including both NULs. */
static size_t
tag_length(const char *name)
{
	const size_t length = strlen(name) + 1;

	return length + strlen(name + length) + 1;
}

static const char *
tag_value(const char *name)
{
	return name + strlen(name) + 1;
}

const char *
oni_record_tag(const struct onirim_record *record, size_t i)
{
	size_t at = 0;

	while (i > 0 && at < record->tags.length) {
		at += tag_length(record->tags.bytes + at);
		i--;
	}
	return at < record->tags.length ? record->tags.bytes + at : NULL;
}

/* The tag with this name, or NULL. */
static const char *
find_tag(const struct onirim_record *record, const char *name)
{
	size_t at = 0;

	while (at < record->tags.length) {
		const char *tag = record->tags.bytes + at;

		if (oni_word_is((struct word){tag, strlen(tag)}, name))
			return tag;
		at += tag_length(tag);
	}
	return NULL;
}

static int
copy_tag(const char *value, char *text, size_t size)
{
	struct text written = {text, size, 0};

	oni_text_add(&written, value);
	return oni_text_end(&written);
}

int
onirim_record_tag(const onirim_record *record, const char *name, char *text,
    size_t size)
{
	const char *tag;

	if (record == NULL || name == NULL || (text == NULL && size > 0))
		return ONIRIM_E_NULL;
	tag = find_tag(record, name);
	return tag == NULL ? ONIRIM_E_RANGE
	    : copy_tag(tag_value(tag), text, size);
}

int
onirim_record_tag_name(const onirim_record *record, int index, char *text,
    size_t size)
{
	const char *tag;

	if (record == NULL || (text == NULL && size > 0))
		return ONIRIM_E_NULL;
	tag = index < 0 ? NULL : oni_record_tag(record, (size_t)index);
	return tag == NULL ? ONIRIM_E_RANGE : copy_tag(tag, text, size);
}

/* Remove a tag from the bytes. */
static void
remove_tag(struct onirim_record *record, const char *name)
{
	const char *tag = find_tag(record, name);
	size_t at, length;

	if (tag == NULL)
		return;
	at = (size_t)(tag - record->tags.bytes);
	length = tag_length(tag);
	record->tags.length -= length;
	memmove(record->tags.bytes + at, record->tags.bytes + at + length,
	    record->tags.length - at);
}

int
onirim_record_set_tag(onirim_record *record, const char *name,
    const char *value)
{
	size_t name_size, value_size;
	char *tags;

	if (record == NULL || name == NULL)
		return ONIRIM_E_NULL;
	if (!is_tag_name(name) || (value != NULL && !is_tag_value(value)))
		return ONIRIM_E_SYNTAX;
	if (value == NULL) {
		remove_tag(record, name);
		return ONIRIM_OK;
	}
	if (oni_record_tag(record, TAGS_MAX - 1) != NULL &&
	    find_tag(record, name) == NULL)
		return ONIRIM_E_RANGE;
	name_size = strlen(name) + 1;
	value_size = strlen(value) + 1;
	tags = oni_memory_new(record->tags.length + name_size + value_size);
	if (tags == NULL)
		return ONIRIM_E_MEMORY;
	remove_tag(record, name);
	if (record->tags.length > 0)
		memcpy(tags, record->tags.bytes, record->tags.length);
	oni_memory_free(record->tags.bytes);
	record->tags.bytes = tags;
	tags += record->tags.length;
	memcpy(tags, name, name_size);
	memcpy(tags + name_size, value, value_size);
	record->tags.length += name_size + value_size;
	return ONIRIM_OK;
}
