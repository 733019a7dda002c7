/* news.c - what happened, told to those who saw it. */
#include <string.h>

#include "news.h"

/* What happened, on its way to the page: events that go together wait for
 * more of them. */
struct news {
	struct page *page;
	const struct view *view;
	int count;
	onirim_event events[ONIRIM_EVENTS_MAX];
};

/* A card that goes where a choice has just put it is no news. */
static bool
follows_choice(const onirim_event *events, int i)
{
	return i > 0 && events[i].kind == ONIRIM_EVENT_MOVE &&
	    events[i - 1].kind == ONIRIM_EVENT_CHOICE &&
	    events[i].card != ONIRIM_HIDDEN_CARD &&
	    events[i].card == events[i - 1].card;
}

/* What a seat chose itself it knows, but for answers that were the only ones:
 * of these it is told what follows, as of those it does not see.  Whose turn it
 * is stands on the page. */
static bool
is_news(const onirim_event *events, int i, int viewer)
{
	if (viewer < SEATS_MAX && (events[i].kind == ONIRIM_EVENT_TURN ||
	    (events[i].kind == ONIRIM_EVENT_CHOICE &&
	    (events[i].seat == viewer ||
	    events[i].card == ONIRIM_HIDDEN_CARD))))
		return false;
	return !follows_choice(events, i) ||
	    (i > 1 && events[i - 1].seat == viewer);
}

/* Whether two events are of cards that go the same way, and can be told in one
 * sentence. */
static bool
go_together(const onirim_event *one, const onirim_event *other)
{
	return one->kind == other->kind &&
	    (one->kind == ONIRIM_EVENT_MOVE ||
	    one->kind == ONIRIM_EVENT_DEAL) &&
	    one->from_zone == other->from_zone &&
	    one->to_zone == other->to_zone &&
	    one->from_index == other->from_index &&
	    one->to_index == other->to_index &&
	    one->from_zone != one->to_zone &&
	    (one->card == ONIRIM_HIDDEN_CARD) ==
	    (other->card == ONIRIM_HIDDEN_CARD);
}

/* Name the other cards of a sentence that has named the first. */
static void
add_names(struct line *line, const struct view *view,
    const onirim_event *events, int count)
{
	char name[ONIRIM_TEXT_MAX];

	line->length -= line->text[line->length - 1] == '.';
	for (int i = 0; i < count; i++) {
		const int known = i == 0 ? 1 : 0;

		if (onirim_card_text(view->game, events[i].card, &view->reader,
		    name, sizeof(name)) < 0)
			continue;
		for (int n = known; n < events[i].count; n++)
			line_add(line, ", %s", name);
	}
	line_add(line, ".");
}

/* Tell some events that go together.  Cards that chance brought are told as
 * those that move, which may be many. */
static void
tell(struct page *page, const struct view *view, const onirim_event *events,
    int count)
{
	onirim_event event = events[0];
	struct line line = { .length = 0 };
	char text[ONIRIM_TEXT_MAX];

	for (int i = 1; i < count; i++) {
		event.kind = ONIRIM_EVENT_MOVE;
		event.count = (uint8_t)(event.count + events[i].count);
	}
	if (onirim_event_text(view->game, &event, &view->reader, text,
	    sizeof(text)) <= 0)
		return;
	line_add(&line, "%s", text);
	if (count > 1 && event.card != ONIRIM_HIDDEN_CARD)
		add_names(&line, view, events, count);
	else if (strchr(".!?", line.text[line.length - 1]) == NULL)
		line_add(&line, ".");
	page_flow(page, line.text, 0);
}

static void
tell_waiting(struct news *news)
{
	if (news->count > 0)
		tell(news->page, news->view, news->events, news->count);
	news->count = 0;
}

static void
add_news(struct news *news, const onirim_event *event)
{
	if (news->count == ONIRIM_EVENTS_MAX ||
	    (news->count > 0 && !go_together(news->events, event)))
		tell_waiting(news);
	news->events[news->count++] = *event;
}

static void
add_ply(struct news *news, const onirim_record *record, int ply)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int viewer = news->view->viewer;
	const int count = onirim_record_events(record, ply, viewer, events,
	    ONIRIM_EVENTS_MAX);

	for (int i = 0; i < count; i++)
		if (is_news(events, i, viewer))
			add_news(news, &events[i]);
}

void
tell_news(struct page *page, const struct view *view,
    const onirim_record *record, int from, int to)
{
	static struct news news;

	news.page = page;
	news.view = view;
	news.count = 0;
	page->count = 0;
	for (int ply = from + 1; ply <= to; ply++)
		add_ply(&news, record, ply);
	tell_waiting(&news);
}
