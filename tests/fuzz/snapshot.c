/* snapshot.c - bytes from anywhere, loaded as a snapshot; and the same with a
 * checksum that fits.  What loads is saved again, goes through its texts and is
 * played on, with the library's assertions in. */
#include "round.h"
#include "seal.h"

enum { DECISIONS_MAX = 200, OBSERVATION_MAX = 2048, ANSWERS_READ = 8 };

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max,
    unsigned seed);

/* Every text fits, whoever reads; only who is asked and the host are told what
 * an answer does. */
static void
read_texts(const onirim_game *game, int viewer)
{
	const onirim_reader reader = {"ru", NULL, viewer, 0};
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int n = onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX);
	const int decision = onirim_decision(game);

	if (onirim_hash(game, viewer) == 0)
		return;
	MUST(onirim_decision_text(game, decision, &reader, NULL, 0) > 0);
	for (int i = 0; i < n && i < ANSWERS_READ; i++) {
		const int length = onirim_help_text(game, actions[i], &reader,
		    NULL, 0);

		MUST(length > 0 || length == ONIRIM_E_ILLEGAL);
		MUST(length < ONIRIM_TEXT_MAX);
		MUST(onirim_action_text(game, actions[i], &reader, NULL,
		    0) > 0);
		MUST((onirim_why_text(game, actions[i], &reader, NULL,
		    0) == 0) == (length > 0));
	}
}

/* All that can be asked about it. */
static void
look_at(const onirim_game *game)
{
	static const int viewers[] = { 0, 1, ONIRIM_NOBODY, ONIRIM_HOST };
	onirim_card cards[ONIRIM_CARDS_MAX];

	for (int i = 0; i < 4; i++) {
		const int length = onirim_view_format(game, viewers[i], NULL,
		    0);

		MUST(length > 0 || length == ONIRIM_E_RANGE);
		for (int zone = 1; zone <= ONIRIM_ZONE_CREATURE; zone++)
			for (int index = 0; index < 2; index++)
				onirim_cards(game, viewers[i], zone, index,
				    cards, ONIRIM_CARDS_MAX);
		for (int what = 1; what <= ONIRIM_NUMBER_GOAL_RANK; what++)
			for (int index = 0; index < 4; index++)
				onirim_number(game, viewers[i], what, index);
		read_texts(game, viewers[i]);
	}
	MUST(onirim_weights(game, NULL, 0) >= 0);
}

static void
play_on(onirim_game *game, uint64_t seed)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	struct uniform player = {seed, 0, 0};

	for (int i = 0; i < DECISIONS_MAX; i++) {
		const int n = onirim_legal_actions(game, actions,
		    ONIRIM_ACTIONS_MAX);

		if (n == 0)
			break;
		MUST(n > 1 && n <= ONIRIM_ACTIONS_MAX);
		MUST(onirim_apply(game, actions[uniform_below(&player,
		    (uint32_t)n)]) == ONIRIM_OK);
	}
	look_at(game);
}

/* What a search does: a redacted game, too, can be one to play on, unless
 * nothing fits it. */
static void
search(const onirim_game *game, int viewer, uint64_t seed)
{
	uint8_t seen[OBSERVATION_MAX];
	onirim_game *guess;
	int status;

	MUST((onirim_hash(game, viewer) != 0) ==
	    (onirim_observe(game, viewer, seen, sizeof seen) > 0));
	MUST(onirim_game_copy(&guess, game) == ONIRIM_OK);
	status = onirim_resample(guess, viewer, seed);
	MUST(status == ONIRIM_OK || status == ONIRIM_E_RANGE ||
	    status == ONIRIM_E_REDACTED || status == ONIRIM_E_POSITION);
	if (status == ONIRIM_OK) {
		MUST(onirim_action_mask(guess, NULL, 0) > 0);
		MUST(onirim_playout(guess, seed, DECISIONS_MAX) >= 0);
		look_at(guess);
	}
	onirim_game_free(guess);
}

static void
load(const uint8_t *bytes, size_t length)
{
	uint8_t again[ONIRIM_SNAPSHOT_MAX];
	onirim_game *game;
	const int status = onirim_snapshot_load(&game, bytes, length);

	if (status != ONIRIM_OK) {
		MUST(game == NULL && (status == ONIRIM_E_VERSION ||
		    status == ONIRIM_E_DAMAGED ||
		    status == ONIRIM_E_POSITION));
		return;
	}
	MUST(onirim_snapshot_save(game, again, sizeof again) == (int)length &&
	    memcmp(again, bytes, length) == 0);
	look_at(game);
	for (int viewer = 0; viewer <= ONIRIM_HOST; viewer++)
		search(game, viewer, bytes[length - 1]);
	round_position(game);
	if (onirim_apply(game, 0) != ONIRIM_E_REDACTED) {
		round_record(game, bytes[length - 1]);
		play_on(game, bytes[length - 1]);
	}
	onirim_game_free(game);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	uint8_t bytes[ONIRIM_SNAPSHOT_MAX];

	load(data, size);
	if (size < SEAL_FRAME || size > sizeof bytes)
		return 0;
	memcpy(bytes, data, size);
	seal(bytes, size);
	load(bytes, size);
	return 0;
}

/* A card that goes from one place to another changes two bytes at once, by one
 * each or by changing places. */
size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)
{
	struct uniform chance = {seed, 0, 0};
	uint8_t *one, *other, byte;

	if (size < 2 || uniform_below(&chance, 2) == 0)
		return LLVMFuzzerMutate(data, size, max);
	one = &data[uniform_below(&chance, (uint32_t)size)];
	other = &data[uniform_below(&chance, (uint32_t)size)];
	byte = *one;
	if (uniform_below(&chance, 2) == 0) {
		*one = *other;
		*other = byte;
	} else {
		--*one;
		++*other;
	}
	return size;
}
