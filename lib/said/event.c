/* event.c - events in the words of players. */
#include "say.h"

_Static_assert((int)NTHS == (int)CREATURES_MAX,
    "each creature of a seat has a word");

/*
 * Finding the row for an event.
 */

/* The cause as it appears in rows.  A cause that does not exist fits no row. */
static unsigned
cause_of(unsigned cause)
{
	const unsigned game = oni_game_of_face(cause);
	const unsigned spell = cause - ONIRIM_CAUSE_SPELL;
	int power;

	if (cause == 0)
		return 0;
	if (spell < SPELLS_END)
		return BY_SPELL + spell;
	if (game == GAMES)
		return ANYTHING;
	power = oni_seen_parts[game]->trait(cause, ONIRIM_TRAIT_POWER);
	return power > 0 ? BY_POWER + (unsigned)power : BY_KIND +
	    (unsigned)oni_seen_parts[game]->trait(cause, ONIRIM_TRAIT_KIND);
}

static uint8_t
zone_of(uint8_t zone, uint8_t index)
{
	return zone == ONIRIM_ZONE_PENDING && index > 0 ? ZONE_LOOKED : zone;
}

static struct telling
facts_of(const onirim_event *event)
{
	struct telling facts = {
		.kind = event->kind,
		.detail = event->detail,
		.from = zone_of(event->from_zone, event->from_index),
		.to = zone_of(event->to_zone, event->to_index),
		.cause = (uint8_t)cause_of(event->cause),
	};

	if (event->kind == ONIRIM_EVENT_CHOICE) {
		facts.from = event->card == ONIRIM_NO_CARD
		    ? NO_CARD_NAMED : event->from_index;
		facts.to = event->to_index;
	}
	return facts;
}

static bool
is_wanted(unsigned wanted, unsigned fact)
{
	return wanted == ANYTHING || wanted == fact;
}

/* The row for an event, or NULL. */
static const struct telling *
telling_of(const struct saying *saying, const onirim_event *event)
{
	const struct telling facts = facts_of(event);
	const struct telling *row = saying->game->tellings;

	for (; row->kind != 0; row++)
		if (row->kind == facts.kind &&
		    is_wanted(row->detail, facts.detail) &&
		    is_wanted(row->from, facts.from) &&
		    is_wanted(row->to, facts.to) &&
		    is_wanted(row->cause, facts.cause))
			return row;
	return NULL;
}

/*
 * Whether an event is possible in the game.
 */

static bool
is_seat(const struct saying *saying, unsigned seat)
{
	return seat < saying->seats;
}

static bool
is_place(const struct saying *saying, uint8_t zone, uint8_t index)
{
	const struct place place = {zone, index};

	if (zone == ONIRIM_ZONE_CREATURE &&
	    index % PLACES_OF_SEAT >= CREATURES_MAX)
		return false;
	return is_zone(zone) && (!oni_zone_has_owner(zone) ||
	    is_seat(saying, oni_owner(place)));
}

/* Which part of a creature the card is, or PARTS. */
static unsigned
part_of(const onirim_event *event)
{
	for (unsigned part = 0; part < PARTS; part++)
		if (event->detail == 1 << part)
			return part;
	return PARTS;
}

static bool
is_move(const struct saying *saying, const onirim_event *event)
{
	const bool builds = event->from_zone == ONIRIM_ZONE_CREATURE ||
	    event->to_zone == ONIRIM_ZONE_CREATURE;

	return oni_card_has_words(saying->language, event->card) &&
	    is_place(saying, event->from_zone, event->from_index) &&
	    is_place(saying, event->to_zone, event->to_index) &&
	    (builds ? part_of(event) < PARTS : event->detail <= COLOURS);
}

/* Whether this is a choice whose card the viewer does not see. */
static bool
is_hidden_choice(const onirim_event *event)
{
	return event->card == ONIRIM_HIDDEN_CARD &&
	    (event->detail == ONIRIM_VERB_NEXT ||
	    event->detail == ONIRIM_VERB_TOP ||
	    event->detail == ONIRIM_VERB_FETCH) &&
	    event->from_index == 0 && event->to_index == 0;
}

/* Whether the place of a choice is a seat. */
static bool
names_a_seat(const onirim_event *event)
{
	return event->detail == ONIRIM_VERB_DOOR ||
	    event->detail == ONIRIM_VERB_SEIZE ||
	    event->detail == ONIRIM_VERB_DESTROY;
}

/* The dealer makes choices, too. */
static bool
is_choice(const struct saying *saying, const onirim_event *event)
{
	const onirim_action action = onirim_action_make(event->detail,
	    event->card, event->from_index, event->to_index);

	if (!oni_is_action(action) && !is_hidden_choice(event))
		return false;
	if (names_a_seat(event) && !is_seat(saying, event->from_index))
		return false;
	return event->detail == ONIRIM_VERB_DEAL
	    ? event->seat == ONIRIM_CHANCE : is_seat(saying, event->seat);
}

static bool
is_end(const struct saying *saying, const onirim_event *event)
{
	if (event->seat != ONIRIM_NOBODY && !is_seat(saying, event->seat))
		return false;
	if (saying->game->each_alone &&
	    (event->count == ONIRIM_WON) != (event->seat != ONIRIM_NOBODY))
		return false;
	return event->count == (event->detail == ONIRIM_OVER_WON
	    ? ONIRIM_WON : ONIRIM_LOST);
}

static bool
is_event(const struct saying *saying, const onirim_event *event)
{
	switch (event->kind) {
	case ONIRIM_EVENT_CHOICE:
		return is_choice(saying, event);
	case ONIRIM_EVENT_DEAL:
	case ONIRIM_EVENT_MOVE:
		return is_move(saying, event);
	case ONIRIM_EVENT_LOCATE:
		return is_seat(saying, event->seat) &&
		    oni_card_has_words(saying->language, event->card);
	case ONIRIM_EVENT_FLIP:
		return oni_card_has_words(saying->language, event->card);
	case ONIRIM_EVENT_TURN:
		return is_seat(saying, event->seat);
	case ONIRIM_EVENT_WAKE:
		return is_seat(saying, event->seat) &&
		    event->from_zone == ONIRIM_ZONE_CREATURE &&
		    is_place(saying, event->from_zone, event->from_index);
	case ONIRIM_EVENT_END:
		return is_end(saying, event);
	}
	return true;
}

/*
 * Preparing a sentence.
 */

static void
speak_of_choice(struct saying *saying, const onirim_event *event)
{
	const bool goals = event->detail == ONIRIM_VERB_GOALS;

	if (names_a_seat(event))
		saying->owner = event->from_index;
	saying->other = event->from_index;
	saying->spell = saying->creature = event->to_index;
	saying->number = (goals ? event->card : event->to_index) + 1u;
	saying->second = event->from_index + 1u;
}

/* The subject of a move to a hand is the seat with this hand. */
static void
speak_of_move(struct saying *saying, const onirim_event *event)
{
	const bool taken = event->from_zone == ONIRIM_ZONE_CREATURE;
	const struct place place = {
		taken ? event->from_zone : event->to_zone,
		taken ? event->from_index : event->to_index,
	};

	if (oni_zone_has_owner(place.zone))
		saying->owner = (uint8_t)oni_owner(place);
	if (event->to_zone == ONIRIM_ZONE_HAND && !taken)
		saying->seat = event->to_index;
	saying->creature = place.index % PLACES_OF_SEAT;
	saying->part = (uint8_t)part_of(event);
	saying->number = event->count;
}

static void
speak_of_places(struct saying *saying, const onirim_event *event)
{
	saying->creature = event->from_index % PLACES_OF_SEAT;
	saying->number = event->from_index + 1u;
	saying->second = event->to_index + 1u;
}

/* The colour of the card; or if a Door goes to Limbo, the colour of the Goal
 * that must be reached first. */
static unsigned
colour_told(const onirim_event *event)
{
	const unsigned game = oni_game_of_face(event->card);
	const int colour = game < GAMES ? oni_seen_parts[game]->trait(
	    event->card, ONIRIM_TRAIT_COLOUR) : 0;

	if (event->to_zone == ONIRIM_ZONE_LIMBO && event->detail > 0)
		return event->detail - 1u;
	return colour > 0 ? (unsigned)colour : 0;
}

static void
speak_of_event(struct saying *saying, const onirim_event *event)
{
	saying->card = event->card;
	saying->seat = saying->owner = event->seat;
	saying->cause = event->cause;
	saying->colour = (uint8_t)colour_told(event);
	switch (event->kind) {
	case ONIRIM_EVENT_CHOICE:
		speak_of_choice(saying, event);
		return;
	case ONIRIM_EVENT_DEAL:
	case ONIRIM_EVENT_MOVE:
		speak_of_move(saying, event);
		return;
	}
	speak_of_places(saying, event);
}

/*
 * Clauses, and the sentences that they form.
 */

static const char who[] = "{who} ";
enum { WHO = sizeof who - 1 };

/* An event that happened once or several times in a row. */
struct clause {
	const struct telling *row;
	const onirim_event *event;
	unsigned times;
	uint8_t seat;           /* as the sentence has them */
	uint8_t owner;
	uint8_t creature;
};

/* How many cards a move has; 1 for all other events. */
static unsigned
times_of(const onirim_event *event)
{
	return event->kind == ONIRIM_EVENT_DEAL ||
	    event->kind == ONIRIM_EVENT_MOVE ? event->count : 1;
}

static struct clause
clause_of(struct saying *saying, const onirim_event *event)
{
	speak_of_event(saying, event);
	return (struct clause){
		telling_of(saying, event), event, times_of(event),
		saying->seat, saying->owner, saying->creature
	};
}

static bool
is_told_often(const struct saying *saying, const struct clause *clause)
{
	return clause->times > 1 &&
	    saying->language->told[clause->row->told][TOLD_OFTEN] != 0;
}

static const char *
pattern_of(const struct saying *saying, const struct clause *clause)
{
	return oni_text_at(saying->language,
	    saying->language->told[clause->row->told][
	    is_told_often(saying, clause) ? TOLD_OFTEN : TOLD_ONCE]);
}

static bool
is_of_seat(const struct saying *saying, const struct clause *clause)
{
	const char *pattern = pattern_of(saying, clause);

	for (unsigned i = 0; i < WHO; i++)
		if (pattern[i] != who[i])
			return false;
	return true;
}

static void
speak_of_clause(struct saying *saying, const struct clause *clause)
{
	speak_of_event(saying, clause->event);
	if (is_told_often(saying, clause))
		saying->number = clause->times;
}

/* Write the first clause of a sentence.  For the end, write the result first
 * and then why the game is lost. */
static void
say_first(struct saying *saying, const struct clause *clause)
{
	const onirim_event *event = clause->event;

	speak_of_clause(saying, clause);
	saying->capital = true;
	if (event->kind == ONIRIM_EVENT_END)
		oni_say_outcome(saying, event->count, event->seat);
	oni_say(saying, pattern_of(saying, clause));
}

/* Write something else that the same seat did. */
static void
say_next(struct saying *saying, const struct clause *clause)
{
	speak_of_clause(saying, clause);
	oni_say(saying, pattern_of(saying, clause) + WHO);
}

/* Write an event as a sentence.  If several cards of one face went together,
 * name the face, too. */
static void
say_event(struct saying *saying, const onirim_event *event)
{
	const struct clause clause = clause_of(saying, event);

	say_first(saying, &clause);
	if (is_told_often(saying, &clause) &&
	    event->card != ONIRIM_HIDDEN_CARD)
		oni_say_phrase(saying, PHRASE_NAMELY);
	oni_text_add(&saying->text, ".");
}

int
onirim_event_text(const onirim_game *game, const onirim_event *event,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	int status;

	if (event == NULL)
		return ONIRIM_E_NULL;
	status = oni_speak_of(&saying, game, reader);
	if (status != ONIRIM_OK)
		return status;
	if (telling_of(&saying, event) == NULL || !is_event(&saying, event))
		return ONIRIM_E_RANGE;
	say_event(&saying, event);
	return oni_text_end(&saying.text);
}

/*
 * The line for an answer and everything that it caused.
 */

/* The events of a line. */
struct course {
	const onirim_event *events;
	size_t count;
	size_t at;              /* the next event */
	bool whole;             /* tell all, because no row is for a line */
};

/* Look at all events: ONIRIM_OK, or ONIRIM_E_RANGE if one cannot be told. */
static int
look_at_events(const struct saying *saying, struct course *course)
{
	course->whole = true;
	for (size_t i = 0; i < course->count; i++) {
		const onirim_event *event = &course->events[i];
		const struct telling *row = telling_of(saying, event);

		if (row == NULL || !is_event(saying, event))
			return ONIRIM_E_RANGE;
		course->whole = course->whole && !row->in_line;
	}
	return ONIRIM_OK;
}

/* The next event that is told.  Its row is NULL if none is left. */
static struct clause
next_told(struct saying *saying, struct course *course)
{
	for (; course->at < course->count; course->at++) {
		const struct clause clause = clause_of(saying,
		    &course->events[course->at]);

		if (course->whole || clause.row->in_line)
			return clause;
	}
	return (struct clause){.row = NULL};
}

/* Whether a clause is the same as the one before it with another card. */
static bool
is_more(const struct saying *saying, const struct clause *clause,
    const struct clause *before)
{
	return clause->row != NULL && clause->row->told == before->row->told &&
	    saying->language->told[clause->row->told][TOLD_OFTEN] != 0 &&
	    clause->seat == before->seat && clause->owner == before->owner &&
	    clause->creature == before->creature &&
	    clause->event->cause == before->event->cause;
}

/* Take the next clause.  Its row is NULL if none is left. */
static struct clause
next_clause(struct saying *saying, struct course *course)
{
	struct clause clause = next_told(saying, course), next = clause;

	while (next.row != NULL) {
		course->at++;
		next = next_told(saying, course);
		if (!is_more(saying, &next, &clause))
			break;
		clause.times += next.times;
	}
	return clause;
}

/* Whether a clause continues with the same seat as the clause before it. */
static bool
goes_on(const struct saying *saying, const struct clause *clause,
    const struct clause *before)
{
	return clause->row != NULL && is_of_seat(saying, clause) &&
	    is_of_seat(saying, before) && clause->seat == before->seat;
}

/* Write the line.  What a seat did in a row is one sentence. */
static void
say_line(struct saying *saying, struct course *course)
{
	struct clause clause = next_clause(saying, course);
	bool on = false;

	while (clause.row != NULL) {
		const struct clause next = next_clause(saying, course);
		const bool more = goes_on(saying, &next, &clause);

		if (on && more)
			oni_text_add(&saying->text, ", ");
		else if (on)
			oni_say_phrase(saying, PHRASE_AND);
		if (on)
			say_next(saying, &clause);
		else
			say_first(saying, &clause);
		if (!more)
			oni_text_add(&saying->text,
			    next.row != NULL ? ". " : ".");
		on = more;
		clause = next;
	}
}

int
onirim_answer_text(const onirim_game *game, const onirim_event *events,
    size_t count, const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	struct course course = {.events = events, .count = count};
	int status;

	if (events == NULL && count > 0)
		return ONIRIM_E_NULL;
	status = oni_speak_of(&saying, game, reader);
	if (status == ONIRIM_OK)
		status = look_at_events(&saying, &course);
	if (status != ONIRIM_OK)
		return status;
	say_line(&saying, &course);
	return oni_text_end(&saying.text);
}
