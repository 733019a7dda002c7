/* rules.c - the rules, of what is played or of everything. */
#include <string.h>

#include "chapters.h"
#include "screens.h"
#include "words.h"

/* The chapters in their order. */
enum { BASE, TWO, STEPS, TOWERS, DREAMS, NIGHTMARIUM };

/* Whether a game needs a chapter. */
static bool
is_played(const struct view *view, int chapter)
{
	switch (chapter) {
	case BASE:
		return !view->is_nightmarium;
	case TWO:
		return !view->is_nightmarium && view->seats > 1;
	case STEPS:
		return plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_STEPS);
	case TOWERS:
		return plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_TOWERS);
	case DREAMS:
		return plays(view, ONIRIM_NUMBER_SETS, ONIRIM_SET_DREAMS);
	default:
		return view->is_nightmarium;
	}
}

static void
write_block(struct page *page, const char *block, int columns)
{
	const char point[] = "- ";
	const bool is_point = strncmp(block, point, strlen(point)) == 0;

	page_add(page, is_point ? "  %s" : "", point);
	page_flow(page, is_point ? block + strlen(point) : block,
	    is_point ? 4 : 0, columns);
}

static void
write_section(struct page *page, const struct section *section, int columns)
{
	page_line(page);
	page_add(page, "%c%s%c", STYLE_BOLD, section->title, STYLE_PLAIN);
	for (int i = 0; i < section->block_count; i++)
		write_block(page, section->blocks[i], columns);
}

static void
write_chapter(struct page *page, const struct chapter *chapter, int columns)
{
	if (page->count > 0)
		page_line(page);
	page_add(page, "%c %s %c", STYLE_BAR, chapter->title, STYLE_PLAIN);
	for (int i = 0; i < chapter->section_count; i++)
		write_section(page, &chapter->sections[i], columns);
}

/* Without a view, everything. */
static void
write_rules(struct page *page, const void *what, int columns)
{
	const struct view *const view = what;
	struct chapter chapter;

	for (int i = 0; rules_read(&chapter, i, words_language()); i++)
		if (view == NULL || is_played(view, i))
			write_chapter(page, &chapter, columns);
}

void
rules_show(struct program *program, const struct view *view)
{
	const struct reading reading = {
		.title = say(W_RULES),
		.write = write_rules,
		.what = view,
	};

	read_through(program, &reading);
}
