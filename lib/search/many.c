/* many.c - many games that take a step at once. */
#include <limits.h>
#include <string.h>

#include "../config.h"
#include "../engine.h"

/* How a game ended, in the row `ended`. */
enum { ENDED_NOT, ENDED_OVER, ENDED_BY_TURNS };

/*
 * The rows of a game.  A row that the host did not give is not filled.
 */

static bool
strides_fit(const struct onirim_game *g, const onirim_rows *rows)
{
	if ((rows->observations != NULL || rows->last_observations != NULL) &&
	    rows->observation_stride < (size_t)onirim_observation_size(g))
		return false;
	if (rows->masks != NULL &&
	    rows->mask_stride < (size_t)onirim_action_space(g))
		return false;
	return rows->results == NULL ||
	    rows->result_stride >= g->config.players;
}

/* Games of one family have rows of the same lengths. */
static bool
all_strides_fit(onirim_game *const *games, size_t count,
    const onirim_rows *rows)
{
	const struct onirim_game *fitting = NULL;

	for (size_t i = 0; i < count; i++) {
		const struct onirim_game *g = games[i];

		if (g == NULL || (fitting != NULL &&
		    oni_config_same_family(&fitting->config, &g->config)))
			continue;
		if (!strides_fit(g, rows))
			return false;
		fitting = g;
	}
	return true;
}

/* Fill a row up to its stride with what a seat sees, or with 0 if there is no
 * seat. */
static void
fill_observation(const struct onirim_game *g, int seat, uint8_t *row,
    size_t stride)
{
	const size_t size = seat >= ONIRIM_CHANCE ? 0
	    : (size_t)onirim_observe(g, seat, row, stride);

	memset(row + size, 0, stride - size);
}

/* The same with what a seat can answer. */
static void
fill_mask(const struct onirim_game *g, int seat, uint8_t *row, size_t stride)
{
	const size_t size = seat >= ONIRIM_CHANCE ? 0
	    : (size_t)onirim_action_mask(g, row, stride);

	memset(row + size, 0, stride - size);
}

static void
fill_question(const struct onirim_game *g, int player, const onirim_rows *rows,
    size_t i)
{
	if (rows->players != NULL)
		rows->players[i] = (uint8_t)player;
	if (rows->observations != NULL)
		fill_observation(g, player, rows->observations +
		    i * rows->observation_stride, rows->observation_stride);
	if (rows->masks != NULL)
		fill_mask(g, player, rows->masks + i * rows->mask_stride,
		    rows->mask_stride);
}

/* Nothing has ended yet. */
static void
clear_end(const onirim_rows *rows, size_t i)
{
	if (rows->ended != NULL)
		rows->ended[i] = ENDED_NOT;
	if (rows->results != NULL)
		memset(rows->results + i * rows->result_stride, 0,
		    rows->result_stride);
}

static void
fill_results(const struct onirim_game *g, int8_t *row)
{
	for (int seat = 0; seat < g->config.players; seat++) {
		const int result = onirim_result(g, seat);

		row[seat] = (int8_t)((result == ONIRIM_WON) -
		    (result == ONIRIM_LOST));
	}
}

/* The game has ended with the answer of a seat. */
static void
fill_end(const struct onirim_game *g, int seat, const onirim_rows *rows,
    size_t i)
{
	if (rows->ended != NULL)
		rows->ended[i] = g->over == ONIRIM_OVER_TURNS
		    ? ENDED_BY_TURNS : ENDED_OVER;
	if (rows->results != NULL)
		fill_results(g, rows->results + i * rows->result_stride);
	if (rows->last_observations != NULL)
		fill_observation(g, seat, rows->last_observations +
		    i * rows->observation_stride, rows->observation_stride);
}

/*
 * The steps.
 */

/* Whether a game can be stepped: ONIRIM_OK, or why not. */
static int
status_of_game(const struct onirim_game *g)
{
	if (g == NULL)
		return ONIRIM_E_NULL;
	if (g->redacted != 0)
		return ONIRIM_E_REDACTED;
	return onirim_player(g) == ONIRIM_CHANCE ? ONIRIM_E_RANGE : ONIRIM_OK;
}

static void
begin_again(struct onirim_game *g, uint64_t *seed)
{
	struct generator generator = oni_chance_from(*seed);

	onirim_game_reset(g, oni_chance_output(&generator));
	*seed = generator.state;
}

/* Take the action of an index.  Returns ONIRIM_OK, or why it is refused. */
static int
take_index(struct onirim_game *g, int index, const onirim_rows *rows, size_t i)
{
	const int seat = onirim_player(g);
	const int action = onirim_index_action(g, index);
	const int status = action < 0 ? action
	    : onirim_apply(g, (onirim_action)action);

	if (is_over(g))
		fill_end(g, seat, rows, i);
	return status;
}

/* Step one game, and fill its rows.  Returns whether it took its action. */
static bool
step_one(struct onirim_game *g, const int32_t *indices, const onirim_rows *rows,
    size_t i)
{
	int status = status_of_game(g);
	const bool can_step = status == ONIRIM_OK;
	const bool takes = can_step && indices != NULL && !is_over(g);

	clear_end(rows, i);
	if (takes)
		status = take_index(g, indices[i], rows, i);
	if (can_step && indices != NULL && is_over(g) && rows->seeds != NULL)
		begin_again(g, &rows->seeds[i]);
	fill_question(g, can_step ? onirim_player(g) : ONIRIM_NOBODY, rows, i);
	if (rows->status != NULL)
		rows->status[i] = status;
	return takes && status == ONIRIM_OK;
}

int
onirim_step_many(onirim_game *const *games, size_t count,
    const int32_t *indices, const onirim_rows *rows)
{
	int taken = 0;

	if (rows == NULL || (games == NULL && count > 0))
		return ONIRIM_E_NULL;
	if (rows->size != sizeof *rows || count > INT_MAX ||
	    !all_strides_fit(games, count, rows))
		return ONIRIM_E_RANGE;
	for (size_t i = 0; i < count; i++)
		taken += step_one(games[i], indices, rows, i);
	return taken;
}
