/* view.c - everything that a viewer knows, as a line of text. */
#include "../engine.h"
#include "../seen/redact.h"
#include "notation.h"
#include "position.h"

/* The names of questions and legions are the last parts of their constants. */
static const char *const question_names[] = {
	[ONIRIM_ASK_DEAL] = "deal",
	[ONIRIM_ASK_DRAFT] = "draft",
	[ONIRIM_ASK_ACT] = "act",
	[ONIRIM_ASK_SEARCH] = "search",
	[ONIRIM_ASK_SWAP] = "swap",
	[ONIRIM_ASK_PROPHECY] = "prophecy",
	[ONIRIM_ASK_ORDER] = "order",
	[ONIRIM_ASK_DRAW] = "draw",
	[ONIRIM_ASK_DOOR] = "door",
	[ONIRIM_ASK_NIGHTMARE] = "nightmare",
	[ONIRIM_ASK_PAY] = "pay",
	[ONIRIM_ASK_GOALS] = "goals",
	[ONIRIM_ASK_TOP] = "top",
	[ONIRIM_ASK_TOWER] = "tower",
	[ONIRIM_ASK_PREMONITION] = "premonition",
	[ONIRIM_ASK_PENALTY] = "penalty",
	[ONIRIM_ASK_HAPPY] = "happy",
	[ONIRIM_ASK_FETCH] = "fetch",
	[ONIRIM_ASK_DISCARD_ANY] = "discard-any",
	[ONIRIM_ASK_END] = "end",
	[ONIRIM_ASK_MOVE] = "move",
	[ONIRIM_ASK_EXCHANGE] = "exchange",
	[ONIRIM_ASK_LEGION] = "legion",
	[ONIRIM_ASK_HERALD] = "herald",
	[ONIRIM_ASK_WAKE] = "wake",
	[ONIRIM_ASK_JOKER] = "joker",
	[ONIRIM_ASK_EXECUTIONER] = "executioner",
	[ONIRIM_ASK_SCAVENGER] = "scavenger",
	[ONIRIM_ASK_DEVOURER] = "devourer",
};

_Static_assert(sizeof question_names / sizeof question_names[0] == ASKS_END,
    "the last question has its name");

static const char *const legion_names[LEGIONS] = {
	[NECRONAUTS] = "necronauts",
	[HOMUNCULI] = "homunculi",
	[INSECTOIDS] = "insectoids",
	[CHIMERIDS] = "chimerids",
};

static const struct position_word pending_word = {
	.name = "pending", .form = WORD_PILE,
};

static const struct position_word looked_word = {
	.name = "looked", .form = WORD_LOOKED,
};

static void
write_named(struct text *text, const char *key, const char *name)
{
	oni_write_key(text, key);
	oni_text_add(text, name);
}

static void
write_seat(struct text *text, const char *key, unsigned seat)
{
	oni_write_key(text, key);
	oni_text_add_number(text, seat + 1);
}

static void
write_end(const struct onirim_game *g, struct text *text)
{
	write_named(text, "outcome",
	    outcome_of(g) == ONIRIM_WON ? "won" : "lost");
	if (g->winner != ONIRIM_NOBODY)
		write_seat(text, "winner", g->winner);
}

/* Write who is asked, what, and about which card. */
static void
write_question(const struct onirim_game *g, struct text *text)
{
	const unsigned seat = oni_step(g)->seat;
	const int subject = onirim_subject(g);

	if (seat == ONIRIM_CHANCE)
		write_named(text, "asked", "chance");
	else
		write_seat(text, "asked", seat);
	write_named(text, "question", question_names[oni_rule(g)->ask]);
	if (subject != ONIRIM_NO_CARD) {
		oni_write_key(text, "subject");
		oni_face_write((unsigned)subject, text);
	}
}

/* Write the pending cards and the cards looked at. */
static void
write_pending(const struct onirim_game *g, struct text *text)
{
	struct told pending = {0}, looked = {0};

	if (g->pending.card != NO_CARD)
		list_card(&pending, g->pending.card);
	oni_tell_fan(&looked, &g->looked, g->lookers, g->lookers);
	oni_write_told(g, &pending_word, &pending, text);
	oni_write_told(g, &looked_word, &looked, text);
}

/* Write how many cards or actions are left, and which legion counts. */
static void
write_left(const struct onirim_game *g, struct text *text)
{
	const struct said_part *part = oni_said_of(g);
	const unsigned left = oni_seen_of(g)->left(g);
	const unsigned legion = part->legion == NULL ? 0 : part->legion(g);

	if (left == LEFT_UNTOLD) {
		write_named(text, "left", "?");
	} else if (left > 0) {
		oni_write_key(text, "left");
		oni_text_add_number(text, left);
	}
	if (legion > 0)
		write_named(text, "legion", legion_names[legion - 1]);
}

static void
write_legal(const struct onirim_game *g, struct text *text)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char action[ONIRIM_TEXT_MAX];
	const int n = onirim_legal_actions(g, actions, ONIRIM_ACTIONS_MAX);

	for (int i = 0; i < n; i++) {
		if (i == 0)
			oni_write_key(text, "legal");
		else
			oni_text_add_byte(text, ',');
		onirim_action_format(actions[i], action, sizeof action);
		oni_text_add(text, action);
	}
}

int
onirim_view_format(const onirim_game *game, int viewer, char *text,
    size_t size)
{
	struct text written = {text, size, 0};
	struct onirim_game view;

	if (game == NULL || (text == NULL && size > 0))
		return ONIRIM_E_NULL;
	if (!is_viewer(game, viewer))
		return ONIRIM_E_RANGE;
	oni_redact(&view, game, viewer);
	oni_text_add(&written, "viewer=");
	oni_write_viewer(&written, (unsigned)viewer);
	oni_text_add_byte(&written, ' ');
	oni_position_write_words(&view, &written);
	if (is_over(&view))
		write_end(&view, &written);
	else
		write_question(&view, &written);
	write_pending(&view, &written);
	if (is_over(&view))
		return oni_text_end(&written);
	write_left(&view, &written);
	if (oni_answers_are_told(&view))
		write_legal(game, &written);
	return oni_text_end(&written);
}
