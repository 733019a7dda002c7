/* advisor.c - the public functions of advice. */
#include <stdlib.h>
#include <string.h>

#include "correction.h"
#include "reasons.h"
#include "search.h"
#include "weights.h"

/* Three games of the family lie behind it in the same memory: what the seat
 * that is asked knows, and the two in which answers are tried. */
struct onirim_advisor {
	struct search search;
	struct trial trials[ONIRIM_ACTIONS_MAX];
	struct reasons reasons;
	bool allocated;         /* by the library */
};

_Static_assert(_Alignof(struct onirim_advisor) <= 8, "aligned to 8 is enough");

enum { MIND_GAMES = 3, ALIGNED = 8 };

/* Of these words the games in the mind have their own: the host deals, and
 * nobody asks what happened, who began, or which seed it was. */
static const char *const own_words[] = {
	"chance=", "events=", "first=", "seed=",
};
static const char own_config[] = "chance=host events=off";

/* What an advisor is made of. */
struct mind {
	char config[ONIRIM_TEXT_MAX + sizeof(own_config)];
	size_t begin;           /* where the games begin */
	size_t game;            /* how long each of them is */
	size_t size;            /* of it all */
};

static bool
begins_with(const char *text, const char *word)
{
	while (*word != '\0' && *text == *word) {
		text++;
		word++;
	}
	return *word == '\0';
}

static bool
is_own_word(const char *word)
{
	for (size_t i = 0; i < sizeof(own_words) / sizeof(*own_words); i++)
		if (begins_with(word, own_words[i]))
			return true;
	return false;
}

/* Write the configuration of the games in the mind. */
static void
write_config(const onirim_game *game, char *to)
{
	char config[ONIRIM_TEXT_MAX];
	const char *end;

	onirim_config_format(game, config, sizeof(config));
	for (const char *word = config; *word != '\0'; word = end) {
		for (end = word; *end != '\0' && *end++ != ' ';)
			;
		if (is_own_word(word))
			continue;
		for (; word < end; word++)
			*to++ = *word;
		if (to[-1] != ' ')
			*to++ = ' ';
	}
	memcpy(to, own_config, sizeof(own_config));
}

static size_t
aligned(size_t size)
{
	return (size + ALIGNED - 1) / ALIGNED * ALIGNED;
}

static struct mind
mind_for(const onirim_game *game)
{
	struct mind mind;

	write_config(game, mind.config);
	mind.begin = aligned(sizeof(struct onirim_advisor));
	mind.game = aligned((size_t)onirim_game_size(mind.config));
	mind.size = mind.begin + MIND_GAMES * mind.game;
	return mind;
}

static onirim_game *
imagine(struct onirim_advisor *advisor, const struct mind *mind, unsigned i)
{
	unsigned char *const memory = (unsigned char *)advisor;
	onirim_game *game;

	onirim_game_new_at(&game, memory + mind->begin + i * mind->game,
	    mind->game, mind->config, NULL);
	return game;
}

static void
begin(struct onirim_advisor *advisor, const struct mind *mind, bool allocated)
{
	struct search *const search = &advisor->search;
	struct judge *const judge = &search->judge;

	advisor->allocated = allocated;
	search->asked = imagine(advisor, mind, 0);
	search->imagined = imagine(advisor, mind, 1);
	judge->tried = imagine(advisor, mind, 2);
	oni_judge_begin(judge, judge->tried);
	oni_judge_use(judge, &oni_networks[judge->sight.network]);
}

int
onirim_advisor_new(onirim_advisor **advisor, const onirim_game *game)
{
	struct mind mind;

	if (advisor == NULL)
		return ONIRIM_E_NULL;
	*advisor = NULL;
	if (game == NULL)
		return ONIRIM_E_NULL;
	mind = mind_for(game);
	*advisor = malloc(mind.size);
	if (*advisor == NULL)
		return ONIRIM_E_MEMORY;
	begin(*advisor, &mind, true);
	return ONIRIM_OK;
}

int
onirim_advisor_new_at(onirim_advisor **advisor, void *memory, size_t size,
    const onirim_game *game)
{
	struct mind mind;

	if (advisor == NULL)
		return ONIRIM_E_NULL;
	*advisor = NULL;
	if (memory == NULL || game == NULL)
		return ONIRIM_E_NULL;
	if ((uintptr_t)memory % ALIGNED != 0)
		return ONIRIM_E_RANGE;
	mind = mind_for(game);
	if (size < mind.size)
		return ONIRIM_E_SPACE;
	*advisor = memory;
	begin(*advisor, &mind, false);
	return ONIRIM_OK;
}

int
onirim_advisor_size(const onirim_game *game)
{
	return game == NULL ? ONIRIM_E_NULL : (int)mind_for(game).size;
}

void
onirim_advisor_free(onirim_advisor *advisor)
{
	if (advisor != NULL && advisor->allocated)
		free(advisor);
}

/* Look at a game as the seat that is asked knows it. */
static int
look_into(struct search *search, const onirim_game *game)
{
	const int status = onirim_game_assign(search->asked, game);
	int seat;

	if (status != ONIRIM_OK)
		return status;
	seat = onirim_player(search->asked);
	if (seat == ONIRIM_NOBODY)
		return ONIRIM_E_OVER;
	if (seat == ONIRIM_CHANCE)
		return ONIRIM_E_RANGE;
	return onirim_redact(search->asked, search->asked, seat);
}

static uint32_t
square_root(uint32_t square)
{
	uint32_t root = 0;

	for (uint32_t bit = 1u << 15; bit > 0; bit /= 2)
		if ((root + bit) * (root + bit) <= square)
			root += bit;
	return root;
}

/* The square of the standard error of what is expected.  The guess counts as
 * one more try, which is either won or lost. */
static uint64_t
square_of_error(const struct candidate *candidate, uint32_t chance)
{
	const uint64_t count = (uint64_t)candidate->tries + 1;
	const uint64_t mean = ((candidate->sum + chance) << 16) / count;
	const uint64_t squares = candidate->squares / count +
	    (uint64_t)chance * CERTAIN / count;
	const uint64_t of_mean = mean * mean >> 32;

	return squares < of_mean ? 0 : (squares - of_mean) / count;
}

/* Towards both ends of the scale errors are smaller, so they change with the
 * chance when that is corrected. */
static uint32_t
error_of(const struct candidate *candidate, uint32_t chance,
    uint32_t corrected)
{
	uint64_t square = square_of_error(candidate, chance);

	if (chance != corrected)
		square = square * corrected / chance *
		    (CERTAIN - corrected) / (CERTAIN - chance);
	return square_root((uint32_t)square);
}

/* What the search says of an answer, for its reason. */
static struct trial
trial_of(const struct search *search, const struct candidate *candidate)
{
	return (struct trial){
		.action = candidate->action,
		.tries = candidate->tries,
		.chance = (uint16_t)oni_candidate_chance(search, candidate),
		.always_lost = search->is_endgame && candidate->tries > 0 &&
		    candidate->sum == 0,
	};
}

/* Look for reasons in a game that can be played.  No reason depends on what was
 * made up in it. */
static void
look_for_reasons(struct onirim_advisor *advisor, uint64_t seed)
{
	struct search *const search = &advisor->search;

	for (int i = 0; i < search->count; i++)
		advisor->trials[i] = trial_of(search, &search->candidates[i]);
	onirim_game_assign(search->imagined, search->asked);
	onirim_resample(search->imagined, search->seat, seed);
	oni_reasons_begin(&advisor->reasons, search->imagined,
	    search->judge.tried, advisor->trials, search->count);
}

/* The i-th best answer of a search with so many tries, in a game whose chances
 * are corrected by this row.  Where every answer loses, what is left of guesses
 * is no chance. */
static onirim_advice
advice_of(struct onirim_advisor *advisor, int row, uint32_t tries, int i)
{
	const struct search *const search = &advisor->search;
	const struct candidate *const candidate = &search->candidates[i];
	const uint32_t chance = oni_candidate_chance(search, candidate);
	const struct reason reason = oni_reason_of(&advisor->reasons,
	    &advisor->trials[i]);
	const uint32_t corrected = reason.reason == ONIRIM_REASON_LOSES ? 0
	    : oni_correction(row, tries, chance);

	return (onirim_advice){
		.action = candidate->action,
		.tries = candidate->tries,
		.chance = (uint16_t)corrected,
		.error = (uint16_t)error_of(candidate, chance, corrected),
		.reason = reason.reason,
		.about = reason.about,
	};
}

int
onirim_advise(onirim_advisor *advisor, const onirim_game *game,
    uint32_t tries, uint64_t seed, onirim_advice *advice, size_t capacity)
{
	struct search *search;
	int status, row;

	if (advisor == NULL || game == NULL ||
	    (advice == NULL && capacity > 0))
		return ONIRIM_E_NULL;
	search = &advisor->search;
	status = look_into(search, game);
	if (status != ONIRIM_OK)
		return status;
	if (capacity == 0)
		return onirim_legal_actions(search->asked, NULL, 0);
	oni_search(search, tries, seed);
	look_for_reasons(advisor, seed);
	row = oni_correction_row(search->asked);
	for (int i = 0; i < search->count && (size_t)i < capacity; i++)
		advice[i] = advice_of(advisor, row, tries, i);
	return search->count;
}

/*
 * Levels.
 */

/* How a level chooses: an answer has half the odds of one whose log of odds is
 * judged higher by `half`, in ONE_ODDS.  0 always takes the best one. */
struct level {
	uint64_t half;
	uint32_t tries;
};

/* So large that the worst answer is as likely as the best one. */
#define UNIFORM (UINT64_C(1) << 60)

static const struct level levels[] = {
	{UNIFORM, 0},
	{1024, 0},
	{704, 0},
	{448, 0},
	{288, 0},
	{160, 0},
	{0, 0},
	{0, 10},
	{0, 40},
	{0, 160},
};

enum { LEVELS = sizeof(levels) / sizeof(*levels), BEST_WEIGHT = 1 << 20 };

/* How likely an answer is, beside BEST_WEIGHT for the best one. */
static uint32_t
weight_of(uint64_t behind, uint64_t half)
{
	const uint64_t halvings = behind / half;
	uint32_t weight;

	if (halvings > 20)
		return 0;
	weight = (uint32_t)BEST_WEIGHT >> halvings;
	return weight - (uint32_t)(weight / 2 * (behind % half) / half);
}

/* Draw one of the answers that were judged last. */
static onirim_action
draw_judged(const struct judge *judge, uint64_t half, struct dice *dice)
{
	uint32_t weights[ONIRIM_ACTIONS_MAX];
	int32_t best = judge->judged[0];

	for (int k = 1; k < judge->count; k++)
		if (judge->judged[k] > best)
			best = judge->judged[k];
	for (int k = 0; k < judge->count; k++)
		weights[k] = weight_of((uint64_t)(best - judge->judged[k]),
		    half);
	return judge->actions[oni_dice_draw(dice, weights, judge->count)];
}

int
onirim_advisor_choose(onirim_advisor *advisor, const onirim_game *game,
    int level, uint64_t seed)
{
	struct dice dice = {seed};
	struct search *search;
	int status;

	if (advisor == NULL || game == NULL)
		return ONIRIM_E_NULL;
	if (level < 0 || level >= LEVELS)
		return ONIRIM_E_RANGE;
	search = &advisor->search;
	status = look_into(search, game);
	if (status != ONIRIM_OK)
		return status;
	/* The first roll is for the cards that the guess imagines. */
	oni_dice_roll(&dice);
	oni_search(search, levels[level].tries, seed);
	return (int)(levels[level].half == 0 ? search->candidates[0].action
	    : draw_judged(&search->judge, levels[level].half, &dice));
}
