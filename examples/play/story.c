/* story.c - what happened, told to those who saw it. */
#include "story.h"
#include "words.h"

enum { ANSWER_BYTES = 1 << 14 };

static void
tell_answer(struct page *page, const struct view *view,
    const onirim_record *record, int ply, int columns)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	static char text[ANSWER_BYTES];
	const int count = onirim_record_events(record, ply, view->viewer,
	    events, ONIRIM_EVENTS_MAX);

	if (count <= 0 || onirim_answer_text(view->game, events,
	    (size_t)count, &view->reader, text, sizeof(text)) <= 0)
		return;
	page_line(page);
	page_flow(page, text, 0, columns);
}

void
story_tell(struct page *page, const struct view *view,
    const onirim_record *record, int from, int to, int columns)
{
	for (int ply = from + 1; ply <= to; ply++)
		tell_answer(page, view, record, ply, columns);
}

/* Whose story it is. */
struct teller {
	const struct session *session;
	int viewer;
};

static void
write_story(struct page *page, const void *what, int columns)
{
	const struct teller *const teller = what;
	const onirim_record *const record = teller->session->record;
	const struct view view = view_of(teller->session->game,
	    teller->viewer);

	story_tell(page, &view, record, 0, onirim_record_ply(record),
	    columns);
}

void
story_show(struct program *program, const struct session *session, int viewer)
{
	const struct teller teller = { session, viewer };
	const struct reading reading = {
		.title = say(W_STORY),
		.write = write_story,
		.what = &teller,
		.is_end_first = true,
	};

	read_through(program, &reading);
}
