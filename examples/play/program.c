/* program.c - what all screens have in common. */
#include <string.h>
#include <strings.h>

#include "program.h"
#include "words.h"

const char *
ask(struct program *program, const char *prompt)
{
	const char *word = program->has_ended ? NULL
	    : program->face->word(prompt);

	if (word == NULL)
		program->has_ended = true;
	return word;
}

void
add_bar(struct page *page, const struct face *face, const char *text)
{
	struct line *line = page_line(page);

	line_add(line, "%c%s", STYLE_BAR, text);
	line_shorten(line, face->columns);
	if (face->has_screen)
		line_pad(line, face->columns);
	line_add(line, "%c", STYLE_PLAIN);
}

/* A key stands before what it does, such as "h hint", and both can be clicked;
 * two blanks separate them. */
static void
add_keys(struct line *line, const char *keys)
{
	while (*keys != '\0') {
		const char *end = strstr(keys, "  ");
		const size_t length = end != NULL ? (size_t)(end - keys)
						  : strlen(keys);

		line_add(line, "%c%.*s%c", SPOT_BEGIN, (int)length, keys,
		    SPOT_END);
		keys += length;
		if (*keys != '\0')
			line_add(line, "  ");
		keys += strspn(keys, " ");
	}
}

void
show_with_keys(struct face *face, struct page *page, const char *keys)
{
	struct line line = { .length = 0 };

	page_fill(page, face->lines - 1);
	if (page->count > face->lines - 1)
		page->count = face->lines - 1;
	add_keys(&line, keys);
	add_bar(page, face, line.text);
	face->show(page);
}

static void
show_part(struct face *face, const struct reading *reading,
    const struct page *page, int from)
{
	struct page part = { .count = 0 };

	add_bar(&part, face, reading->title);
	page_append(&part, page, from, face->lines - 2);
	show_with_keys(face, &part, reading->keys != NULL ? reading->keys
	    : say(W_KEYS_READ));
	page_clear(&part);
}

/* Where a page is read on after a word, or -1 if the word does not scroll. */
static int
scrolled(const struct face *face, const char *word, int from, int count)
{
	const int seen = face->lines - 2;
	int to = -1;

	if (strcmp(word, WORD_RESIZED) == 0)
		to = from;
	else if (strcmp(word, WORD_DOWN) == 0)
		to = from + 1;
	else if (strcmp(word, WORD_UP) == 0)
		to = from > 0 ? from - 1 : 0;
	else if (strcmp(word, WORD_PAGE_DOWN) == 0)
		to = from + seen - 1;
	else if (strcmp(word, WORD_PAGE_UP) == 0)
		to = from > seen ? from - seen + 1 : 0;
	if (to > 0 && to > count - seen)
		to = count > seen ? count - seen : 0;
	return to;
}

static const char *
tell_all(struct program *program, const struct reading *reading)
{
	struct page page = { .count = 0 };

	page_line(&page);
	page_add(&page, "%s", reading->title);
	page_line(&page);
	reading->write(&page, reading->what, program->face->columns);
	program->face->show(&page);
	page_clear(&page);
	return reading->prompt != NULL ? ask(program, reading->prompt) : "";
}

const char *
read_through(struct program *program, const struct reading *reading)
{
	struct face *const face = program->face;
	struct page page = { .count = 0 };
	const char *word = WORD_RESIZED;
	int from = 0;

	if (!face->has_screen)
		return tell_all(program, reading);
	for (int to = 0; word != NULL && to >= 0;) {
		if (strcmp(word, WORD_RESIZED) == 0) {
			page_clear(&page);
			reading->write(&page, reading->what, face->columns);
			from = scrolled(face, WORD_RESIZED,
			    reading->is_end_first ? page.count : from,
			    page.count);
		}
		show_part(face, reading, &page, from);
		word = ask(program, "");
		to = word == NULL ? -1
		    : scrolled(face, word, from, page.count);
		from = to >= 0 ? to : from;
	}
	page_clear(&page);
	return word;
}

bool
is_command(const char *word, const char *letter, const char *whole)
{
	return strcmp(word, letter) == 0 || strcasecmp(word, whole) == 0;
}
