/* say.c - cards, questions and actions in the words of players. */
#include "../engine.h"
#include "../seen/redact.h"
#include "../seen/view.h"
#include "say.h"

_Static_assert(sizeof(onirim_reader) == 2 * sizeof(void *) + 8,
    "a reader has no gaps");

int
oni_speak_of(struct saying *saying, const struct onirim_game *g,
    const onirim_reader *reader)
{
	static const onirim_reader nobody = {NULL, NULL, ONIRIM_NOBODY, 0};

	if (g == NULL)
		return ONIRIM_E_NULL;
	if (reader == NULL)
		reader = &nobody;
	if (reader->reserved != 0 || !is_viewer(g, reader->viewer))
		return ONIRIM_E_RANGE;
	saying->several = g->config.players > 1;
	saying->seats = g->config.players;
	saying->viewer = reader->viewer;
	saying->names = reader->names;
	saying->game = oni_said_of(g);
	return oni_speak(saying, reader->language != NULL
	    ? reader->language : oni_language_codes[0]);
}

/* The viewer of a text for which no reader is given. */
static int
usual_viewer(const struct onirim_game *g)
{
	const int asked = onirim_player(g);

	if (g->redacted != 0)
		return g->redacted - 1;
	return asked < g->config.players ? asked : ONIRIM_NOBODY;
}

/* Prepare a text; without a reader it is for the usual viewer. */
static int
speak_to(struct saying *saying, const struct onirim_game *g,
    const onirim_reader *reader)
{
	const int status = oni_speak_of(saying, g, reader);

	if (status == ONIRIM_OK && reader == NULL)
		saying->viewer = usual_viewer(g);
	return status;
}

/* Prepare a text for a reader from what this viewer knows of the game.  If the
 * game is redacted for another viewer, only what both know is used, and no
 * answers are listed, even for the host. */
static int
speak_of_view(struct saying *saying, struct onirim_game *view,
    const struct onirim_game *g, const onirim_reader *reader)
{
	const int status = speak_to(saying, g, reader);

	if (status != ONIRIM_OK)
		return status;
	oni_redact(view, g, saying->viewer);
	if (!oni_can_redact(g, saying->viewer))
		view->redacted = ONIRIM_NOBODY + 1;
	oni_list_answers(view);
	return ONIRIM_OK;
}

/*
 * Cards, zones and numbers.
 */

int
onirim_card_text(const onirim_game *game, onirim_card card,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}, .card = card};
	const int status = oni_speak_of(&saying, game, reader);

	if (status != ONIRIM_OK)
		return status;
	if (!oni_card_has_words(saying.language, card))
		return ONIRIM_E_RANGE;
	oni_say(&saying, "{card}");
	return oni_text_end(&saying.text);
}

int
onirim_zone_text(const onirim_game *game, int zone, int index,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	const int status = speak_to(&saying, game, reader);

	if (status != ONIRIM_OK)
		return status;
	if (!is_zone(zone) || index < 0 ||
	    index >= oni_piles(game, zone))
		return ONIRIM_E_RANGE;
	saying.place = (struct place){(uint8_t)zone, (uint8_t)index};
	oni_say(&saying, "{zone}");
	return oni_text_end(&saying.text);
}

/* Write what a number counts.  The words know whether the index is a seat, a
 * colour or a spell. */
static void
say_count(struct saying *saying, int what, int index)
{
	const uint16_t *words = saying->language->counts[what];

	saying->seat = saying->colour = saying->spell = (uint8_t)index;
	oni_say_text(saying, saying->several &&
	    is_you(saying, saying->seat) && words[COUNT_YOURS] != 0
	    ? words[COUNT_YOURS] : words[COUNT_ANY]);
}

int
onirim_number_text(const onirim_game *game, int what, int index,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct onirim_game view;
	const int status = speak_of_view(&saying, &view, game, reader);

	if (status != ONIRIM_OK)
		return status;
	if (oni_number(&view, what, index) < 0)
		return ONIRIM_E_RANGE;
	say_count(&saying, what, index);
	return oni_text_end(&saying.text);
}

/*
 * What is asked.
 */

void
oni_say_outcome(struct saying *saying, int outcome, int winner)
{
	const bool pair = saying->several;

	saying->seat = (uint8_t)winner;
	saying->capital = true;
	if (outcome == ONIRIM_PLAYING)
		oni_say_phrase(saying, PHRASE_PLAYING);
	else if (outcome == ONIRIM_LOST && saying->game->each_alone)
		oni_say_phrase(saying, PHRASE_LOST_ALL);
	else if (outcome == ONIRIM_LOST)
		oni_say_phrase(saying, pair ? PHRASE_LOST_PAIR : PHRASE_LOST);
	else
		oni_say_phrase(saying, pair && winner == ONIRIM_NOBODY
		    ? PHRASE_WON_PAIR : PHRASE_WON);
}

static void
say_ending(struct saying *saying, const onirim_game *game)
{
	oni_say_outcome(saying, outcome_of(game), game->winner);
	oni_text_add(&saying->text, ".");
}

/* The phrase that asks a dealer for this card. */
static unsigned
deal_asked(const onirim_game *game, struct place to)
{
	switch (oni_dealt_from(game)) {
	case ONIRIM_ZONE_BOTTOM:
		return PHRASE_DEAL_LOWEST;
	case ONIRIM_ZONE_GOALS:
		return PHRASE_DEAL_GOAL;
	case ONIRIM_ZONE_RESERVE:
		return PHRASE_DEAL_PREMONITION;
	}
	if (to.zone == ONIRIM_ZONE_HAND)
		return PHRASE_DEAL_DRAW;
	return to.zone == ONIRIM_ZONE_SHARED
	    ? PHRASE_DEAL_SHARED : PHRASE_DEAL_NEXT;
}

static void
say_deal(struct saying *saying, const onirim_game *game)
{
	const struct place to = oni_seen_of(game)->dealt_to(game);

	saying->seat = to.index;
	saying->capital = true;
	oni_say_phrase(saying, deal_asked(game, to));
}

/* Write who is asked, unless it is the reader. */
static void
say_asked(struct saying *saying, const onirim_game *game)
{
	const int seat = onirim_player(game);

	saying->seat = (uint8_t)seat;
	saying->capital = true;
	if (saying->several && seat < saying->seats &&
	    !is_you(saying, saying->seat))
		oni_say_phrase(saying, PHRASE_SEAT_ASKED);
}

/* Write the question that is asked now. */
static void
say_question(struct saying *saying, const onirim_game *game,
    const uint16_t *words)
{
	if (onirim_player(game) == ONIRIM_CHANCE) {
		say_deal(saying, game);
		return;
	}
	saying->card = (uint8_t)onirim_subject(game);
	saying->number = oni_seen_of(game)->left(game);
	say_asked(saying, game);
	oni_say_text(saying, words[PROMPT_NOW] == 0 ||
	    saying->number == LEFT_UNTOLD
	    ? words[PROMPT_ANY_TIME] : words[PROMPT_NOW]);
}

int
onirim_decision_text(const onirim_game *game, int decision,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct onirim_game view;
	const int status = speak_of_view(&saying, &view, game, reader);
	const uint16_t *words;

	if (status != ONIRIM_OK)
		return status;
	if (decision < 0 || decision >= ASKS_END)
		return ONIRIM_E_RANGE;
	words = saying.language->prompts[decision];
	if (decision != ONIRIM_ASK_NOTHING && words[PROMPT_ANY_TIME] == 0)
		return ONIRIM_E_RANGE;
	if (decision == ONIRIM_ASK_NOTHING)
		say_ending(&saying, &view);
	else if (decision == onirim_decision(&view))
		say_question(&saying, &view, words);
	else
		oni_say_text(&saying, words[PROMPT_ANY_TIME]);
	return oni_text_end(&saying.text);
}

/*
 * Actions.
 */

/* Prepare a text about an action: its cards and its numbers. */
static void
speak_of_action(struct saying *saying, onirim_action action)
{
	const unsigned card = (unsigned)onirim_action_card(action);
	const unsigned place = (unsigned)onirim_action_place(action);
	const unsigned extra = (unsigned)onirim_action_extra(action);
	const bool pair = onirim_action_verb(action) == ONIRIM_VERB_GOALS;

	saying->card = (uint8_t)card;
	saying->other = (uint8_t)place;
	saying->seat = (uint8_t)place;
	saying->spell = (uint8_t)extra;
	saying->number = (pair ? card : extra) + 1;
	saying->second = place + 1;
}

/* The label of an action in any state of the game. */
static unsigned
label_of(onirim_action action)
{
	const unsigned verb = (unsigned)onirim_action_verb(action);

	switch (verb) {
	case ONIRIM_VERB_PLAY:
		if (onirim_action_extra(action) == 0)
			return verb;
		return onirim_action_extra(action) == ONIRIM_END_LEFT
		    ? LABEL_PLAY_LEFT : LABEL_PLAY_RIGHT;
	case ONIRIM_VERB_FETCH:
		return onirim_action_card(action) == ONIRIM_NO_CARD
		    ? verb : LABEL_FETCH_CARD;
	}
	return verb;
}

/* The label of an action in the present state of the game.  Prepares the cards
 * that it names, too. */
static unsigned
label_now(struct saying *saying, const onirim_game *game, onirim_action action)
{
	const struct label label = saying->game->label(game, action);

	if (label.card != ONIRIM_NO_CARD)
		saying->card = label.card;
	if (label.other != ONIRIM_NO_CARD)
		saying->other = label.other;
	return label.id != 0 ? label.id : label_of(action);
}

/* Write who owns the card, if this may be unclear. */
static void
say_owner(struct saying *saying, onirim_action action)
{
	const int place = onirim_action_place(action);

	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_PLAY:
	case ONIRIM_VERB_DISCARD:
	case ONIRIM_VERB_KEY:
		if (place > 0)
			oni_say_phrase(saying, PHRASE_SHARED);
		return;
	case ONIRIM_VERB_DOOR:
	case ONIRIM_VERB_SEIZE:
	case ONIRIM_VERB_DESTROY:
		if (place > 0 || saying->several)
			oni_say_phrase(saying, PHRASE_SEAT);
		return;
	}
}

int
onirim_action_text(const onirim_game *game, onirim_action action,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct onirim_game view;
	const int status = speak_of_view(&saying, &view, game, reader);

	if (status != ONIRIM_OK)
		return status;
	if (!oni_is_action(action))
		return ONIRIM_E_ACTION;
	speak_of_action(&saying, action);
	oni_say_text(&saying,
	    saying.language->labels[label_now(&saying, &view, action)]);
	say_owner(&saying, action);
	return oni_text_end(&saying.text);
}

/* Write a sentence about an action, with the card and the number that the rules
 * give. */
static void
say_meaning(struct saying *saying, onirim_action action,
    struct meaning meaning, unsigned sentence)
{
	speak_of_action(saying, action);
	if (meaning.card != ONIRIM_NO_CARD)
		saying->card = meaning.card;
	saying->number = meaning.number;
	oni_say_text(saying, sentence);
}

/* The status that onirim_apply() would return. */
static int
answer_to(const onirim_game *game, onirim_action action)
{
	if (onirim_is_legal(game, action))
		return ONIRIM_OK;
	if (!oni_is_action(action))
		return ONIRIM_E_ACTION;
	return !is_over(game)
	    ? ONIRIM_E_ILLEGAL : ONIRIM_E_OVER;
}

int
onirim_help_text(const onirim_game *game, onirim_action action,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct onirim_game view;
	struct meaning meaning;
	int status = speak_of_view(&saying, &view, game, reader);

	if (status == ONIRIM_OK)
		status = answer_to(&view, action);
	if (status != ONIRIM_OK)
		return status;
	meaning = oni_said_of(&view)->help(&view, action);
	say_asked(&saying, &view);
	say_meaning(&saying, action, meaning,
	    saying.language->helps[meaning.id]);
	return oni_text_end(&saying.text);
}

static struct meaning
why_not(const onirim_game *game, onirim_action action, int answer)
{
	if (answer == ONIRIM_OK)
		return (struct meaning){.id = WHY_NOTHING};
	if (answer == ONIRIM_E_OVER)
		return (struct meaning){.id = WHY_OVER};
	if (!oni_answers_are_told(game))
		return (struct meaning){.id = WHY_NOT_TOLD};
	return oni_said_of(game)->why(game, action);
}

int
onirim_why_text(const onirim_game *game, onirim_action action,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct onirim_game view;
	const int status = speak_of_view(&saying, &view, game, reader);
	struct meaning meaning;
	int answer;

	if (status != ONIRIM_OK)
		return status;
	answer = answer_to(&view, action);
	if (answer == ONIRIM_E_ACTION)
		return answer;
	meaning = why_not(&view, action, answer);
	if (answer == ONIRIM_E_ILLEGAL && oni_answers_are_told(&view))
		say_asked(&saying, &view);
	say_meaning(&saying, action, meaning,
	    saying.language->whys[meaning.id]);
	return oni_text_end(&saying.text);
}
