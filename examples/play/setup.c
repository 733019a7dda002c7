/* setup.c - a new game, chosen on one page. */
#include <string.h>

#include "begin.h"
#include "choices.h"
#include "game.h"
#include "offers.h"
#include "screens.h"
#include "words.h"

/* How much is explained, where there is room. */
enum detail { NOTHING, WHAT_WAS_CHANGED, WHAT_IS_ADDED, EVERYTHING };

enum { INDENT = 6 };

struct setup {
	struct program *program;
	struct wanted wanted;
	struct offer offers[OFFERS_MAX];
	int count;
	int changed;   /* the offer that was taken last */
	bool was_told; /* in a conversation all is explained once */
};

static bool
is_explained(const struct setup *setup, int i, enum detail detail)
{
	const bool is_added = i == 0 || setup->offers[i].kind == OFFER_WORD;

	return detail == EVERYTHING || (detail == WHAT_IS_ADDED && is_added) ||
	    (detail >= WHAT_WAS_CHANGED && i == setup->changed);
}

static void
write_offer(struct page *page, const struct setup *setup, int i,
    enum detail detail, int columns)
{
	const struct offer *const offer = &setup->offers[i];
	struct line text = { .length = 0 };
	struct line *const line = page_line(page);

	line_add(line, "%c", SPOT_BEGIN);
	add_key(line, setup->program->face, i);
	line_pad(line, 3);
	add_offer(line, offer, &setup->wanted, columns);
	line_add(line, "%c", SPOT_END);
	line_shorten(line, columns);
	if (is_explained(setup, i, detail))
		add_offer_help(&text, offer, &setup->wanted);
	if (text.length == 0)
		return;
	page_line(page);
	page_flow(page, text.text, INDENT, columns);
}

static void
write_offers(struct page *page, const struct setup *setup, enum detail detail,
    int columns)
{
	for (int i = 0; i < setup->count; i++)
		write_offer(page, setup, i, detail, columns);
}

static void
write_setup(struct page *page, const void *what, int columns)
{
	const struct setup *const setup = what;
	const struct face *const face = setup->program->face;
	const int above = page->count;
	enum detail detail = setup->was_told ? WHAT_WAS_CHANGED : EVERYTHING;

	write_offers(page, setup, detail, columns);
	while (face->has_screen && detail > NOTHING &&
	    page->count > face->lines - 2) {
		page->count = above;
		write_offers(page, setup, --detail, columns);
	}
}

/* Begin what is wanted; it is wanted the next time, too. */
static void
begin_wanted(struct program *program, const struct wanted *wanted)
{
	struct line config = wanted->config;
	struct line computers = { .length = 0 };
	const char level[] = { (char)('0' + wanted->level), '\0' };
	onirim_record *record;
	onirim_problem problem;

	wanted_keep(wanted, &program->store);
	if (wanted->seed.length > 0)
		line_add(&config, "%sseed=%s", config.length > 0 ? " " : "",
		    wanted->seed.text);
	add_seed(&config);
	add_computers(&computers, wanted);
	if (record_begin(&record, config.text,
	    computers.length > 0 ? computers.text : NULL,
	    computers.length > 0 ? level : NULL, &problem) == ONIRIM_OK)
		play_record(program, record, NULL);
	else
		onirim_record_free(record);
}

/* Change what a word names. */
static void
change(struct setup *setup, const char *word, struct line *note)
{
	struct program *const program = setup->program;
	const struct choices choices = { .count = setup->count };
	const int i = choice_of(program->face, &choices, word);
	const char *value;

	if (i < 0) {
		program->face->forget();
		line_add(note, say(W_NO_CHOICE), word);
		return;
	}
	setup->changed = i;
	if (offer_next(&setup->offers[i], &setup->wanted))
		return;
	value = program->face->line(say(W_NUMBER));
	if (value == NULL)
		program->has_ended = true;
	else if (!offer_typed(&setup->offers[i], &setup->wanted, value))
		line_add(note, say(W_NO_NUMBER), value);
}

static const char *
ask_setup(struct setup *setup, const struct line *note)
{
	struct line title = { .length = 0 };
	const struct reading reading = {
		.title = title.text,
		.write = write_setup,
		.what = setup,
		.prompt = say(W_ASK_SETUP),
		.keys = say(W_KEYS_SETUP),
	};
	const char *word;

	line_add(&title, "%s", say(W_NEW_GAME));
	if (note->length > 0)
		line_add(&title, "   %s", note->text);
	setup->count = offers_list(setup->offers, &setup->wanted);
	word = read_through(setup->program, &reading);
	setup->was_told = !setup->program->face->has_screen;
	return word;
}

void
setup_show(struct program *program)
{
	static struct setup setup;
	struct line note = { .length = 0 };
	const char *word;

	setup = (struct setup){ .program = program, .changed = -1 };
	wanted_read(&setup.wanted, &program->store);
	while ((word = ask_setup(&setup, &note)) != NULL) {
		line_clear(&note);
		if (is_command(word, "", "Enter")) {
			begin_wanted(program, &setup.wanted);
			return;
		}
		if (is_command(word, "m", WORD_LEAVE) ||
		    is_command(word, "q", "quit"))
			return;
		change(&setup, word, &note);
	}
}
