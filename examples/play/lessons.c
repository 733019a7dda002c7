/* lessons.c - the lessons, as examples/texts/README.md describes them. */
#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "lessons.h"

/* The lessons in a sensible order. */
static const char *const lesson_names[] = {
	"lessons/first", "lessons/steps", "lessons/towers", "lessons/dreams",
	"lessons/nightmarium", NULL
};

bool
lesson_word(const char **text, char word[WORD_BYTES])
{
	const char *begin = *text + strspn(*text, " ");
	const size_t length = strcspn(begin, " ");

	assert(length < WORD_BYTES);
	memcpy(word, begin, length);
	word[length] = '\0';
	*text = begin + length;
	return length > 0;
}

static void
read_deals(struct lesson *lesson, const char *text)
{
	char word[WORD_BYTES];

	while (lesson_word(&text, word)) {
		const int card = onirim_card_from_name(word);

		assert(card > 0 && lesson->deal_count < DEALS_MAX);
		lesson->deals[lesson->deal_count++] = (onirim_card)card;
	}
}

static void
read_answers(struct lesson *lesson, const char *text)
{
	char word[WORD_BYTES];

	while (lesson_word(&text, word)) {
		onirim_action answer = 0;

		onirim_action_parse(&answer, word, NULL);
		assert(answer != 0 && lesson->answer_count < ANSWERS_MAX);
		lesson->answers[lesson->answer_count++] = answer;
	}
}

static const char *
title_of(const struct chapter *text, const char *id)
{
	return chapter_section(text, id)->title;
}

bool
lesson_read(struct lesson *lesson, int number)
{
	struct chapter text;

	if (lesson_names[number] == NULL)
		return false;
	*lesson = (struct lesson){ .id = NULL };
	chapter_read(&text, "lessons/lost");
	lesson->lost = *chapter_section(&text, "end");
	chapter_read(&text, lesson_names[number]);
	lesson->id = text.title;
	lesson->about = title_of(&text, "about");
	lesson->config = title_of(&text, "config");
	lesson->next = title_of(&text, "next");
	lesson->whole = strcmp(title_of(&text, "whole"), "yes") == 0;
	lesson->end = *chapter_section(&text, "end");
	read_deals(lesson, chapter_section(&text, "deals")->blocks[0]);
	read_answers(lesson, chapter_section(&text, "answers")->blocks[0]);
	for (int i = 0; i < text.section_count; i++)
		if (strcmp(text.sections[i].id, "remark") == 0)
			lesson->remarks[lesson->remark_count++] =
			    text.sections[i];
	return true;
}

const char *
spoken(const struct section *section, const char *language)
{
	const size_t length = strlen(language);

	for (int i = 0; i < section->block_count; i++) {
		const char *point = section->blocks[i] + strlen("- ");

		if (strncmp(point, language, length) == 0 &&
		    strncmp(point + length, ": ", 2) == 0)
			return point + length + 2;
	}
	return NULL;
}
