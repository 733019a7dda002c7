/* absent.c - the public functions of advice in a library without it. */
#include "onirim.h"

/* As after any failure. */
static int
no_advisor(onirim_advisor **advisor)
{
	if (advisor != NULL)
		*advisor = NULL;
	return ONIRIM_E_ABSENT;
}

int
onirim_advisor_new(onirim_advisor **advisor, const onirim_game *game)
{
	(void)game;
	return no_advisor(advisor);
}

int
onirim_advisor_new_at(onirim_advisor **advisor, void *memory, size_t size,
    const onirim_game *game)
{
	(void)memory;
	(void)size;
	(void)game;
	return no_advisor(advisor);
}

int
onirim_advisor_size(const onirim_game *game)
{
	(void)game;
	return ONIRIM_E_ABSENT;
}

void
onirim_advisor_free(onirim_advisor *advisor)
{
	(void)advisor;
}

int
onirim_advise(onirim_advisor *advisor, const onirim_game *game,
    uint32_t tries, uint64_t seed, onirim_advice *advice, size_t capacity)
{
	(void)advisor;
	(void)game;
	(void)tries;
	(void)seed;
	(void)advice;
	(void)capacity;
	return ONIRIM_E_ABSENT;
}

int
onirim_advisor_choose(onirim_advisor *advisor, const onirim_game *game,
    int level, uint64_t seed)
{
	(void)advisor;
	(void)game;
	(void)level;
	(void)seed;
	return ONIRIM_E_ABSENT;
}

int
onirim_reason_text(const onirim_game *game, const onirim_advice *advice,
    const onirim_reader *reader, char *text, size_t size)
{
	(void)game;
	(void)advice;
	(void)reader;
	(void)text;
	(void)size;
	return ONIRIM_E_ABSENT;
}
