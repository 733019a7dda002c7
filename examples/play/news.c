/* news.c - what happened, told to those who saw it. */
#include "news.h"

enum { NEWS_BYTES = 1 << 14 };

/* Each answer, with all that it set off, begins a line. */
static void
tell_answer(struct page *page, const struct view *view,
    const onirim_record *record, int ply)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	static char text[NEWS_BYTES];
	const int count = onirim_record_events(record, ply, view->viewer,
	    events, ONIRIM_EVENTS_MAX);

	if (count <= 0 || onirim_answer_text(view->game, events,
	    (size_t)count, &view->reader, text, sizeof(text)) <= 0)
		return;
	page_line(page);
	page_flow(page, text, 0);
}

void
tell_news(struct page *page, const struct view *view,
    const onirim_record *record, int from, int to)
{
	page->count = 0;
	for (int ply = from + 1; ply <= to; ply++)
		tell_answer(page, view, record, ply);
}
