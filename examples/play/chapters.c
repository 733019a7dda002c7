/* chapters.c - the texts of texts.h as titles and sections, and the rules. */
#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "chapters.h"
#include "texts.h"

enum { NAME_BYTES = 64 };

/* The chapters of the rules in their order. */
static const char *const chapter_names[] = {
	"base", "two", "steps", "towers", "dreams", "nightmarium", NULL
};

/* Read "# id: The title" or "# id". */
static void
read_head(struct section *section, const char *block)
{
	const char *id = block + strlen("# ");
	const size_t length = strcspn(id, ":");
	const char *title = id + length;

	assert(length < sizeof section->id);
	memcpy(section->id, id, length);
	section->id[length] = '\0';
	section->title = title + strspn(title, ": ");
}

bool
chapter_read(struct chapter *chapter, const char *name)
{
	const struct text *text = texts;
	struct section *section = NULL;

	while (text->name != NULL && strcmp(text->name, name) != 0)
		text++;
	if (text->name == NULL)
		return false;
	*chapter = (struct chapter){
		.title = text->blocks[0] + strlen("= "),
	};
	for (const char *const *b = text->blocks + 1; *b != NULL; b++) {
		if (strncmp(*b, "# ", 2) != 0) {
			assert(section != NULL);
			section->block_count++;
			continue;
		}
		assert(chapter->section_count < SECTIONS_MAX);
		section = &chapter->sections[chapter->section_count++];
		read_head(section, *b);
		section->blocks = b + 1;
	}
	return true;
}

const struct section *
chapter_section(const struct chapter *chapter, const char *id)
{
	for (int i = 0; i < chapter->section_count; i++)
		if (strcmp(chapter->sections[i].id, id) == 0)
			return &chapter->sections[i];
	return NULL;
}

bool
rules_read(struct chapter *chapter, int number, const char *language)
{
	char name[NAME_BYTES];

	if (chapter_names[number] == NULL)
		return false;
	snprintf(name, sizeof name, "rules/%s/%s", language,
	    chapter_names[number]);
	return chapter_read(chapter, name);
}

bool
rules_section(struct section *section, const char *id, const char *language)
{
	struct chapter chapter;

	for (int i = 0; rules_read(&chapter, i, language); i++) {
		const struct section *found = chapter_section(&chapter, id);

		if (found != NULL) {
			*section = *found;
			return true;
		}
	}
	return false;
}
