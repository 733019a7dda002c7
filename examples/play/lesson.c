/* lesson.c - the lessons, which are games that explain themselves. */
#include <time.h>

#include "screens.h"
#include "taught.h"
#include "words.h"

struct lessons {
	struct program *program;
	int count;
	int likely; /* the first that was not taken, or -1 */
};

static void
count_lessons(struct lessons *lessons)
{
	struct lesson lesson;

	lessons->likely = -1;
	for (lessons->count = 0; lesson_read(&lesson, lessons->count);
	    lessons->count++)
		if (lessons->likely < 0 &&
		    !was_taught(&lessons->program->store, &lesson))
			lessons->likely = lessons->count;
}

/* A lesson is called by what it is about. */
static void
add_name(struct line *line, const struct lesson *lesson)
{
	char text[ONIRIM_TEXT_MAX] = "";

	onirim_config_text(lesson->about, words_language(), text,
	    sizeof(text));
	line_add(line, "%s", text);
}

static void
write_lesson(struct page *page, const struct lessons *lessons, int number,
    int columns)
{
	enum { INDENT = 5 };
	const struct program *const program = lessons->program;
	struct line *const line = page_line(page);
	char help[ONIRIM_TEXT_MAX] = "";
	struct lesson lesson;

	lesson_read(&lesson, number);
	line_add(line, "  %c%c", SPOT_BEGIN, STYLE_BOLD);
	add_key(line, program->face, number);
	line_add(line, "%c  ", STYLE_PLAIN);
	add_name(line, &lesson);
	line_add(line, "%c", SPOT_END);
	if (was_taught(&program->store, &lesson))
		line_add(line, "  (%s)", say(W_TAKEN));
	if (number == lessons->likely)
		line_add(line, "  %s", say(W_ENTER));
	onirim_config_help_text(lesson.about, words_language(), help,
	    sizeof(help));
	page_line(page);
	page_flow(page, help, INDENT, columns);
}

static void
write_lessons(struct page *page, const void *what, int columns)
{
	const struct lessons *const lessons = what;

	page_line(page);
	page_flow(page, say(W_LESSONS_HOW), 0, columns);
	for (int i = 0; i < lessons->count; i++)
		write_lesson(page, lessons, i, columns);
}

static void
take_lesson(struct program *program, int number)
{
	static struct lesson lesson;
	static struct teacher teacher;
	struct session session;

	lesson_read(&lesson, number);
	teacher_begin(&teacher, &lesson, (uint64_t)time(NULL));
	if (taught_open(&session, &teacher) != ONIRIM_OK)
		return;
	play(program, &session);
	session_close(&session);
}

static const char *
ask_lesson(struct lessons *lessons)
{
	const struct reading reading = {
		.title = say(W_LESSONS),
		.write = write_lessons,
		.what = lessons,
		.prompt = say(W_ASK_LESSON),
		.keys = say(W_KEYS_LESSONS),
	};

	count_lessons(lessons);
	return read_through(lessons->program, &reading);
}

/* Any other word leaves the list. */
void
lessons_show(struct program *program)
{
	struct lessons lessons = { .program = program };
	const char *word;

	while (!program->has_ended && (word = ask_lesson(&lessons)) != NULL) {
		const struct choices choices = { .count = lessons.count };
		const int number = *word == '\0' ? lessons.likely
		    : choice_of(program->face, &choices, word);

		if (number < 0)
			return;
		take_lesson(program, number);
	}
}
