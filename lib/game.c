/* game.c - how games are created, copied and freed. */
#include <string.h>

#include "config.h"
#include "engine.h"
#include "game.h"
#include "log.h"
#include "memory.h"

_Static_assert(sizeof(struct onirim_game) <= 1024, "a game is at most 1 KiB");
_Static_assert(_Alignof(struct onirim_game) <= 8, "aligned to 8 is enough");

void
oni_game_begin(struct onirim_game *g, struct config config, bool owned)
{
	begin_blank(g, config);
	g->owned = owned;
	oni_ruleset(g)->set_up(g);
	oni_run(g, oni_ruleset(g)->rules);
	assert(oni_is_sound(g));
}

int
onirim_game_new(onirim_game **game, const char *config,
    onirim_problem *problem)
{
	struct config read;
	int status;

	if (game == NULL)
		return ONIRIM_E_NULL;
	*game = NULL;
	status = oni_config_read(&read, config, problem);
	if (status != ONIRIM_OK)
		return status;
	*game = oni_memory_new(game_size(&read));
	if (*game == NULL)
		return ONIRIM_E_MEMORY;
	oni_game_begin(*game, read, true);
	return ONIRIM_OK;
}

int
onirim_game_new_at(onirim_game **game, void *memory, size_t size,
    const char *config, onirim_problem *problem)
{
	struct config read;
	int status;

	if (game == NULL)
		return ONIRIM_E_NULL;
	*game = NULL;
	if (memory == NULL)
		return ONIRIM_E_NULL;
	if ((uintptr_t)memory % 8 != 0)
		return ONIRIM_E_RANGE;
	status = oni_config_read(&read, config, problem);
	if (status != ONIRIM_OK)
		return status;
	if (size < game_size(&read))
		return ONIRIM_E_SPACE;
	*game = memory;
	oni_game_begin(*game, read, false);
	return ONIRIM_OK;
}

int
onirim_game_size(const char *config)
{
	struct config read;
	const int status = oni_config_read(&read, config, NULL);

	return status == ONIRIM_OK ? (int)game_size(&read) : status;
}

int
onirim_game_copy(onirim_game **copy, const onirim_game *game)
{
	if (copy == NULL)
		return ONIRIM_E_NULL;
	*copy = NULL;
	if (game == NULL)
		return ONIRIM_E_NULL;
	*copy = oni_memory_new(game_size(&game->config));
	if (*copy == NULL)
		return ONIRIM_E_MEMORY;
	memcpy(*copy, game, game_used(game));
	(*copy)->owned = true;
	return ONIRIM_OK;
}

/* Copy the first bytes of a game.  The owner of the memory stays the same. */
static inline void
copy_into(struct onirim_game *to, const struct onirim_game *from, size_t size)
{
	const uint8_t owned = to->owned;

	memmove(to, from, size);
	to->owned = owned;
}

/* Make a game equal to one that differs in `chance`, `events` or `first`.  It
 * keeps its own `chance` and `events`.  If `chance` differs, it also keeps its
 * seed and generator, unless the game is redacted.  If `first` differs, it
 * becomes the seat that began. */
static ONI_COLD void
stand_like(struct onirim_game *to, const struct onirim_game *from)
{
	const struct config config = to->config;
	const struct generator generator = to->generator;
	const bool logged = is_logged(to) && is_logged(from);

	copy_into(to, from, logged ? game_used(from) : sizeof *from);
	if (!logged)
		to->logged = 0;
	to->config.events = config.events;
	if (to->config.first != config.first)
		to->config.first = (uint8_t)(first_seat(to) + 1);
	if (to->config.chance == config.chance)
		return;
	to->config.chance = config.chance;
	if (to->redacted == 0) {
		to->config.seed = config.seed;
		to->generator = generator;
	}
}

/* A seeded game never asks chance. */
static ONI_COLD int
assign_another(struct onirim_game *to, const struct onirim_game *from)
{
	if (!oni_config_alike(&to->config, &from->config) ||
	    (to->config.chance == CHANCE_SEEDED &&
	    onirim_decision(from) == ONIRIM_ASK_DEAL))
		return ONIRIM_E_FAMILY;
	stand_like(to, from);
	assert(oni_is_sound(to));
	return ONIRIM_OK;
}

int
onirim_game_assign(onirim_game *to, const onirim_game *from)
{
	if (to == NULL || from == NULL)
		return ONIRIM_E_NULL;
	if (!oni_config_same_family(&to->config, &from->config))
		return assign_another(to, from);
	copy_into(to, from, game_used(from));
	return ONIRIM_OK;
}

int
onirim_game_reset(onirim_game *game, uint64_t seed)
{
	struct config config;

	if (game == NULL)
		return ONIRIM_E_NULL;
	config = game->config;
	config.seed = seed;
	oni_game_begin(game, config, game->owned);
	return ONIRIM_OK;
}

void
onirim_game_free(onirim_game *game)
{
	if (game != NULL && game->owned)
		oni_memory_free(game);
}

uint64_t
onirim_seed(const onirim_game *game)
{
	return game == NULL ? 0 : game->config.seed;
}

int
onirim_config_format(const onirim_game *game, char *text, size_t size)
{
	struct text written = {text, size, 0};

	if (game == NULL || (text == NULL && size > 0))
		return ONIRIM_E_NULL;
	oni_config_write(&game->config, &written);
	return oni_text_end(&written);
}
