/* daily.c - the game of the day, which is the same for everybody. */
#include <stdio.h>

#include "begin.h"
#include "daily.h"

/* Its seed is the date. */
static void
config_of(const struct tm *day, char config[ONIRIM_TEXT_MAX])
{
	onirim_game *game = NULL;

	strftime(config, ONIRIM_TEXT_MAX, "seed=%Y%m%d", day);
	if (onirim_game_new(&game, config, NULL) == ONIRIM_OK)
		onirim_config_format(game, config, ONIRIM_TEXT_MAX);
	onirim_game_free(game);
}

void
daily_find(struct program *program, struct found *found)
{
	const time_t now = time(NULL);
	struct tm day;
	char config[ONIRIM_TEXT_MAX];

	localtime_r(&now, &day);
	config_of(&day, config);
	day.tm_hour = day.tm_min = day.tm_sec = 0;
	day.tm_isdst = -1;
	find_begun(&program->store, mktime(&day), config, found);
}

int
daily_begin(struct program *program)
{
	const time_t now = time(NULL);
	struct tm day;
	char config[ONIRIM_TEXT_MAX];
	onirim_record *record;
	int status;

	localtime_r(&now, &day);
	config_of(&day, config);
	status = record_begin(&record, config, NULL, NULL, NULL);
	return status == ONIRIM_OK ? play_record(program, record, NULL)
				   : status;
}
