/* lessons.c - games that a network plays against itself, to learn from.
 *
 * After each answer the table is noted as a seat sees it.  When the game is
 * over, each table is given a chance that it should have been judged by: the
 * result, mixed with what the network thought of the tables that followed
 * (TD(lambda)). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../crowd/options.h"
#include "../crowd/ranks.h"
#include "lessons.h"

enum {
	ANSWERS_MAX = 3000,     /* a game that takes more is stopped */
	SEEN_MAX = ANSWERS_MAX * 2
};

/* A table that was noted. */
struct seen {
	size_t at;              /* in the notes */
	int seat;
	double guess;           /* the chance that the network gave it */
	double follows;         /* what it should follow, if a random answer
				 * came next; else less than 0 */
};

/* A game that is being played. */
struct lesson {
	const struct lessons *lessons;
	struct player *player;
	struct notes *notes;
	struct dice dice;
	uint8_t marks[ADVICE_MARKS_MAX];
	unsigned count;
	struct seen seen[SEEN_MAX];
};

static const uint8_t nothing_seen[ADVICE_MARKS_MAX];

static void
end_without_memory(void)
{
	ranks_fail(onirim_strerror(ONIRIM_E_MEMORY));
}

void
player_begin(struct player *player, const char *config)
{
	char words[ONIRIM_TEXT_MAX];

	snprintf(words, sizeof(words), "%s chance=host", config);
	player->game = options_game(words);
	player->tried = options_game(words);
	oni_judge_begin(&player->judge, player->tried);
}

void
player_end(struct player *player)
{
	onirim_game_free(player->game);
	onirim_game_free(player->tried);
}

static double
chance_of(int32_t judged)
{
	return oni_network_chance(judged) / (double)CERTAIN;
}

/*
 * ---- Notes --------------------------------------------------------------
 */

static void
note_number(struct notes *notes, uint16_t number)
{
	if (notes->length == notes->room) {
		notes->room = notes->room * 2 + 4096;
		notes->rows = realloc(notes->rows,
		    notes->room * sizeof(*notes->rows));
		if (notes->rows == NULL)
			end_without_memory();
	}
	notes->rows[notes->length++] = number;
}

/* Note the table as a seat sees it. */
static void
note_table(struct lesson *lesson, int seat, int32_t judged)
{
	const struct sight *const sight = &lesson->player->judge.sight;
	struct change *const change = &lesson->player->judge.change;
	struct notes *const notes = lesson->notes;

	if (lesson->count == SEEN_MAX)
		return;
	lesson->seen[lesson->count++] = (struct seen){notes->length, seat,
	    chance_of(judged), -1};
	oni_sight_see(sight, lesson->player->game, seat, lesson->marks);
	oni_sight_change(sight, nothing_seen, lesson->marks, change);
	note_number(notes, (uint16_t)(change->on + sight->constants));
	note_number(notes, 0);
	for (unsigned i = 0; i < change->on; i++)
		note_number(notes, change->switched_on[i]);
	for (unsigned i = 0; i < sight->constants; i++)
		note_number(notes, (uint16_t)(ADVICE_NO_COLOUR *
		    INPUT_COLOUR + sight->constant[i]));
}

/* The seat that answers notes the table; of the others one for two players, and
 * any one for more. */
static void
note_tables(struct lesson *lesson, int answering, int32_t judged)
{
	struct judge *const judge = &lesson->player->judge;
	const int seats = judge->sight.seats;
	int other;

	note_table(lesson, answering, judged);
	if (seats == 1)
		return;
	other = (int)oni_dice_below(&lesson->dice, (uint32_t)(seats - 1));
	other += other >= answering;
	note_table(lesson, other,
	    oni_judge_table(judge, lesson->player->game, other));
}

/*
 * ---- The game -----------------------------------------------------------
 */

/* A random answer is not what the table before it led to: that table follows
 * the best answer. */
static void
follow_best(struct lesson *lesson, int seat, int32_t best)
{
	for (unsigned i = lesson->count; i-- > 0;)
		if (lesson->seen[i].seat == seat) {
			lesson->seen[i].follows = chance_of(best);
			return;
		}
}

static void
answer(struct lesson *lesson)
{
	struct judge *const judge = &lesson->player->judge;
	onirim_game *const game = lesson->player->game;
	const int seat = onirim_player(game);
	const int best = oni_judge_answers(judge, game);
	int chosen = best;
	int32_t judged;

	if (oni_dice_below(&lesson->dice, 65536) <
	    lesson->lessons->odd_answers)
		chosen = (int)oni_dice_below(&lesson->dice,
		    (uint32_t)judge->count);
	if (chosen != best)
		follow_best(lesson, seat, judge->judged[best]);
	judged = judge->judged[chosen];
	onirim_apply(game, judge->actions[chosen]);
	if (onirim_outcome(game) == ONIRIM_PLAYING)
		note_tables(lesson, seat, judged);
}

static bool
is_race(const onirim_game *game)
{
	const int variants = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_VARIANTS, 0);

	return variants > 0 && (variants & ONIRIM_VARIANT_RACE) != 0;
}

/* How many cards lie in a place. */
static unsigned
lying(const onirim_game *game, int zone, int index)
{
	return (unsigned)onirim_cards(game, ONIRIM_NOBODY, zone, index, NULL,
	    0);
}

/* How far a seat has come: the Doors, and of the Towers as much as three more;
 * nothing in Nightmarium, where somebody always wins. */
static unsigned
reached_by(const onirim_game *game, int seats, int seat)
{
	const bool race = is_race(game);
	const int sets = onirim_number(game, ONIRIM_NOBODY,
	    ONIRIM_NUMBER_SETS, 0);
	unsigned reached = 0;

	if (sets < 0)
		return 0;
	for (int i = 0; i < seats; i++)
		if (!race || i == seat)
			reached += lying(game, ONIRIM_ZONE_DOORS, i);
	if ((sets & ONIRIM_SET_TOWERS) != 0) {
		const unsigned towers = lying(game, ONIRIM_ZONE_TOWERS, 0);

		reached += onirim_number(game, ONIRIM_NOBODY,
		    ONIRIM_NUMBER_ALIGNED, 0) > 0 ? 3
		    : towers < 2 ? towers : 2;
	}
	return reached;
}

/* Give every table the chance that it should have had. */
static void
look_back(struct lesson *lesson, const double comfort[REACHED_MAX],
    uint64_t reached[REACHED_MAX])
{
	const onirim_game *const game = lesson->player->game;
	const double lambda = lesson->lessons->lambda;
	const int seats = lesson->player->judge.sight.seats;
	double came[ADVICE_SEATS_MAX], next[ADVICE_SEATS_MAX];

	for (int seat = 0; seat < seats; seat++) {
		const unsigned far = reached_by(game, seats, seat);

		reached[far]++;
		came[seat] = onirim_result(game, seat) == ONIRIM_WON
		    ? 1 : comfort[far];
		next[seat] = came[seat];
	}
	for (unsigned i = lesson->count; i-- > 0;) {
		const struct seen *const seen = &lesson->seen[i];
		const double chance = seen->follows >= 0 ? seen->follows
		    : lambda * came[seen->seat] +
		    (1 - lambda) * next[seen->seat];

		lesson->notes->rows[seen->at + 1] =
		    (uint16_t)(chance * (double)CERTAIN + 0.5);
		came[seen->seat] = chance;
		next[seen->seat] = seen->guess;
	}
}

int
lessons_play(const struct lessons *lessons, struct player *player,
    uint64_t seed, const double comfort[REACHED_MAX],
    uint64_t reached[REACHED_MAX], struct notes *notes)
{
	struct lesson *const lesson = calloc(1, sizeof(*lesson));
	onirim_game *const game = player->game;
	const size_t before = notes->length;
	int won = -1;

	if (lesson == NULL)
		end_without_memory();
	lesson->lessons = lessons;
	lesson->player = player;
	lesson->notes = notes;
	lesson->dice.state = seed;
	onirim_game_reset(game, 0);
	oni_judge_deal(game, &lesson->dice, player->judge.actions);
	for (int i = 0; i < ANSWERS_MAX &&
	    onirim_outcome(game) == ONIRIM_PLAYING; i++) {
		answer(lesson);
		oni_judge_deal(game, &lesson->dice, player->judge.actions);
	}
	if (onirim_outcome(game) == ONIRIM_PLAYING) {
		notes->length = before;
	} else {
		look_back(lesson, comfort, reached);
		won = onirim_outcome(game) == ONIRIM_WON;
	}
	free(lesson);
	return won;
}
