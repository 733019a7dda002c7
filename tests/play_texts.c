/* play_texts.c - the rules and the lessons as the game in the terminal reads
 * them: play_texts
 *
 * All languages have the same sections of the rules.  Each lesson is taken by
 * its own answers, and by others. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../examples/crowd/dice.h"
#include "../examples/play/chapters.h"
#include "../examples/play/lessons.h"
#include "../examples/play/teacher.h"

enum { SEED = 1, SEEDS = 20, SAID_MAX = 260, LANGUAGE_BYTES = 8 };

static int checks;

static void
check(bool is, const char *what, const char *where)
{
	checks++;
	if (is)
		return;
	fprintf(stderr, "play_texts: %s: %s\n", where, what);
	exit(1);
}

/* A paragraph or a point is a sentence or more, without a mark left in it. */
static void
check_block(const char *block, const char *id)
{
	const char *text = strncmp(block, "- ", 2) == 0 ? block + 2 : block;
	const size_t length = strlen(text);

	check(length > 0 && strchr("=#- ", text[0]) == NULL, "begins badly",
	    id);
	check(strchr(".:", text[length - 1]) != NULL, "ends badly", id);
}

static void
check_section(const struct section *section, const char *language)
{
	struct section found;

	check(section->title[0] != '\0', "has no title", section->id);
	check(section->block_count > 0, "says nothing", section->id);
	for (int i = 0; i < section->block_count; i++)
		check_block(section->blocks[i], section->id);
	check(rules_section(&found, section->id, language) &&
	    found.blocks == section->blocks, "is not found", section->id);
}

static void
check_rules(const char *language)
{
	struct chapter chapter, english;
	struct section found;
	int number = 0;

	while (rules_read(&chapter, number, language)) {
		rules_read(&english, number++, "en");
		check(chapter.title[0] != '\0', "has no title", language);
		check(chapter.section_count == english.section_count,
		    "has other sections", chapter.title);
		for (int i = 0; i < chapter.section_count; i++) {
			check_section(&chapter.sections[i], language);
			check(strcmp(chapter.sections[i].id,
			    english.sections[i].id) == 0,
			    "is another section", chapter.sections[i].id);
		}
	}
	check(number == 6, "has not all chapters", language);
	check(!rules_section(&found, "none", language), "is found", "none");
}

static void
check_spoken(const struct section *section, const char *lesson)
{
	char language[LANGUAGE_BYTES];

	for (int i = 0; onirim_language(i, language, sizeof language) > 0;
	    i++) {
		const char *text = spoken(section, language);
		int characters = 0;

		check(text != NULL, "is not in every language", lesson);
		for (; *text != '\0'; text++)
			characters += ((unsigned char)*text & 0xC0) != 0x80;
		check(characters > 0 && characters < SAID_MAX, "is too long",
		    lesson);
	}
}

static void
check_lesson(const struct lesson *lesson)
{
	char text[ONIRIM_TEXT_MAX];
	onirim_game *game;

	check(onirim_config_text(lesson->about, "en", text, sizeof text) > 0,
	    "is called after nothing", lesson->id);
	check(onirim_game_new(&game, lesson->next, NULL) == ONIRIM_OK,
	    "goes on with no game", lesson->id);
	onirim_game_free(game);
	check(lesson->deal_count > 0 && lesson->answer_count > 0,
	    "has no cards or answers", lesson->id);
	for (int i = 0; i < lesson->deal_count; i++)
		check(lesson->deals[i] != ONIRIM_NO_CARD, "deals no card",
		    lesson->id);
	for (int i = 0; i < lesson->answer_count; i++)
		check(lesson->answers[i] != 0, "has no answer", lesson->id);
	for (int i = 0; i < lesson->remark_count; i++)
		check_spoken(&lesson->remarks[i], lesson->id);
	check_spoken(&lesson->end, lesson->id);
	check_spoken(&lesson->lost, lesson->id);
}

static onirim_action
any_answer(const onirim_game *game, uint64_t *dice)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int count =
	    onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);

	return actions[dice_below(dice, (uint32_t)count)];
}

/* Deal, or answer: by the lesson if dice is NULL. */
static onirim_action
go_on(struct teacher *teacher, onirim_game *game, uint64_t *dice)
{
	const char *id = teacher->lesson->id;
	onirim_action action;

	if (onirim_player(game) == ONIRIM_CHANCE) {
		action = teacher_deal(teacher, game);
	} else {
		action = dice != NULL ? any_answer(game, dice)
		    : teacher_pointed(teacher, game);
		check(action != 0, "points at nothing", id);
		teacher_follow(teacher, action);
	}
	check(onirim_apply(game, action) == ONIRIM_OK, "is not legal", id);
	return action;
}

/* The record tells another teacher as much. */
static void
check_read(const struct teacher *teacher, const onirim_record *record)
{
	const char *id = teacher->lesson->id;
	struct teacher other;

	teacher_begin(&other, teacher->lesson, SEED);
	check(teacher_read(&other, record) == ONIRIM_OK, "is not read", id);
	check(other.is_done && other.end != NULL, "does not end", id);
	check(other.given == teacher->given && other.came == teacher->came &&
	    other.dice == teacher->dice && other.said == teacher->said,
	    "is read otherwise", id);
}

/* Say what there is to say, and tell whether that was all. */
static bool
is_done(struct teacher *teacher, const onirim_game *game)
{
	if (onirim_player(game) == LEARNER)
		teacher_remark(teacher, game);
	return onirim_player(game) != ONIRIM_CHANCE &&
	    teacher_is_done(teacher, game);
}

static void
take(const struct lesson *lesson, uint64_t *dice)
{
	struct teacher teacher;
	onirim_record *record;
	onirim_game *game;

	check(onirim_game_new(&game, lesson->config, NULL) == ONIRIM_OK,
	    "has no game", lesson->id);
	check(onirim_record_new(&record, game) == ONIRIM_OK, "has no record",
	    lesson->id);
	teacher_begin(&teacher, lesson, SEED);
	while (!is_done(&teacher, game))
		onirim_record_add(record, go_on(&teacher, game, dice));
	check_read(&teacher, record);
	onirim_record_free(record);
	if (dice == NULL) {
		check(teacher.said ==
		    (UINT64_C(1) << lesson->remark_count) - 1,
		    "does not say all", lesson->id);
		check(teacher.is_followed &&
		    teacher.given == lesson->answer_count,
		    "does not point at all", lesson->id);
		check(onirim_outcome(game) ==
		    (lesson->whole ? ONIRIM_WON : ONIRIM_PLAYING),
		    "ends otherwise", lesson->id);
	}
	check(teacher_end(&teacher, game) ==
	    (onirim_outcome(game) == ONIRIM_LOST ? &lesson->lost
	    : &lesson->end), "has another end", lesson->id);
	onirim_game_free(game);
}

int
main(void)
{
	char language[LANGUAGE_BYTES];
	struct lesson lesson;
	int number = 0;

	for (int i = 0; onirim_language(i, language, sizeof language) > 0; i++)
		check_rules(language);
	for (; lesson_read(&lesson, number); number++) {
		check_lesson(&lesson);
		take(&lesson, NULL);
		for (uint64_t seed = 1; seed <= SEEDS; seed++)
			take(&lesson, &(uint64_t){ seed });
	}
	check(number == 5, "there are not all", "lessons");
	printf("play_texts: %d checks passed\n", checks);
	return 0;
}
