/* pattern.c - the patterns of a language, filled in. */
#include <string.h>

#include "../core/words.h"
#include "../ruleset.h"
#include "name.h"
#include "pattern.h"

const struct language *const oni_languages[] = {
#define LANGUAGE(name) &oni_##name,
	ONI_LANGUAGES
#undef LANGUAGE
	NULL,
};

enum { LANGUAGES = sizeof oni_languages / sizeof oni_languages[0] - 1 };

int
onirim_language(int index, char *text, size_t size)
{
	struct text written = {text, size, 0};

	if (text == NULL && size > 0)
		return ONIRIM_E_NULL;
	if (index < 0 || index >= LANGUAGES)
		return ONIRIM_E_RANGE;
	oni_text_add(&written, oni_languages[index]->code);
	return oni_text_end(&written);
}

/* The language of a code, which a country, an encoding or a modifier may
 * follow. */
static struct word
code_of(const char *language)
{
	static const char ends[] = { '-', '_', '.', '@' };
	struct word code = {language, strlen(language)};

	for (unsigned i = 0; i < sizeof ends; i++)
		code.length = oni_word_find(code, ends[i]);
	return code;
}

int
oni_speak(struct saying *saying, const char *language)
{
	struct word code;

	if (language == NULL ||
	    (saying->text.bytes == NULL && saying->text.size > 0))
		return ONIRIM_E_NULL;
	code = code_of(language);
	for (unsigned i = 0; i < LANGUAGES; i++) {
		if (oni_word_is(code, oni_languages[i]->code)) {
			saying->language = oni_languages[i];
			return ONIRIM_OK;
		}
	}
	return ONIRIM_E_LANGUAGE;
}

/*
 * What stands in braces.
 */

/* Cards that there are in every colour: the first face, and how many kinds of
 * a colour stand together.  Of the Premonitions those of two Doors of a colour
 * come first. */
static const struct {
	uint8_t face;
	uint8_t kinds;
} in_colours[] = {
	{ ONIRIM_CARD_ROOM,        4 },
	{ ONIRIM_CARD_DOOR,        1 },
	{ ONIRIM_CARD_TOWER,       3 },
	{ ONIRIM_CARD_GOAL,        1 },
	{ ONIRIM_CARD_GOAL_DOWN,   1 },
	{ ONIRIM_CARD_PREMONITION, 1 },
};

enum { IN_COLOURS = sizeof in_colours / sizeof in_colours[0] };

/* The words for a card, and its colour if it has one. */
static const char *const *
words_of_face(const struct language *language, unsigned face, uint8_t *colour)
{
	for (unsigned i = 0; i < IN_COLOURS; i++) {
		const unsigned kinds = in_colours[i].kinds;
		const unsigned from_first = face - in_colours[i].face;

		if (from_first >= COLOURS * kinds)
			continue;
		*colour = (uint8_t)(from_first / kinds);
		return language->cards[face - *colour * kinds];
	}
	return language->cards[face];
}

static bool
is_composed(const struct ruleset *ruleset)
{
	return ruleset != NULL && ruleset->composed != NULL;
}

/* Faces that are composed have words in every language. */
bool
oni_card_has_words(const struct language *language, unsigned card)
{
	uint8_t colour;

	if (is_composed(oni_ruleset_of_face(card)))
		return true;
	return card < FACES &&
	    words_of_face(language, card, &colour)[CARD_NAME] != NULL;
}

/* Words of its own, or else what most are called. */
static void
say_words(struct saying *saying, const char *words, unsigned phrase)
{
	oni_say(saying, words != NULL
	    ? words : saying->language->phrases[phrase]);
}

/* A composed card is told by what it can be a part of, whose, and its
 * power. */
static void
say_card(struct saying *saying, unsigned card, bool object)
{
	const struct language *language = saying->language;
	const struct ruleset *ruleset = oni_ruleset_of_face(card);
	struct composed_face face = {.power = POWER_NONE};
	const char *const *words;

	if (is_composed(ruleset)) {
		face = ruleset->composed(card);
		words = language->parts[face.fits];
	} else {
		words = words_of_face(language, card, &saying->colour);
	}
	saying->name = words[CARD_NAME];
	saying->legion = face.legion;
	if (object)
		say_words(saying, words[CARD_OBJECT], PHRASE_OBJECT);
	else
		oni_say(saying, words[CARD_NAME]);
	if (face.power == POWER_NONE)
		return;
	oni_text_add(&saying->text, " (");
	oni_text_add(&saying->text, language->powers[face.power]);
	oni_text_add(&saying->text, ")");
}

static void
say_name(struct saying *saying)
{
	say_card(saying, saying->card, false);
}

static void
say_object(struct saying *saying)
{
	say_card(saying, saying->card, true);
}

static void
say_other_name(struct saying *saying)
{
	say_card(saying, saying->other, false);
}

static void
say_other_object(struct saying *saying)
{
	say_card(saying, saying->other, true);
}

static void
say_seat(struct saying *saying)
{
	oni_text_add_number(&saying->text, saying->seat + 1u);
}

/* What a seat is called, or NULL.  An empty name is none. */
static const char *
name_of_seat(const struct saying *saying)
{
	const char *const *names = saying->names;
	const char *name = names != NULL && saying->seat < saying->seats
	    ? names[saying->seat] : NULL;

	return name != NULL && name[0] != '\0' ? name : NULL;
}

/* The name of a seat, or as a phrase tells one that has none. */
static void
say_name_or(struct saying *saying, unsigned phrase)
{
	const char *name = name_of_seat(saying);

	if (name != NULL)
		oni_name_add(&saying->text, name);
	else
		oni_say_phrase(saying, phrase);
}

static void
say_player(struct saying *saying)
{
	if (is_you(saying, saying->seat))
		oni_say_phrase(saying, PHRASE_YOU);
	else
		say_name_or(saying, PHRASE_PLAYER);
}

static void
say_player_first(struct saying *saying)
{
	say_name_or(saying, PHRASE_PLAYER_FIRST);
}

static void
say_player_subject(struct saying *saying)
{
	say_name_or(saying, PHRASE_SUBJECT);
}

static void
say_of_player(struct saying *saying)
{
	if (saying->several)
		oni_say_phrase(saying, name_of_seat(saying) != NULL
		    ? PHRASE_OF_NAME : PHRASE_OF_PLAYER);
}

static void
say_spell(struct saying *saying)
{
	oni_text_add(&saying->text, saying->language->spells[saying->spell]);
}

bool
oni_zone_has_owner(unsigned zone)
{
	return zone == ONIRIM_ZONE_HAND || zone == ONIRIM_ZONE_ROW ||
	    zone == ONIRIM_ZONE_DOORS || zone == ONIRIM_ZONE_CREATURE;
}

unsigned
oni_owner(struct place place)
{
	return place.zone == ONIRIM_ZONE_CREATURE
	    ? place.index / PLACES_OF_SEAT : place.index;
}

/* The owner of a place, behind it. */
static void
say_owner_of(struct saying *saying, struct place place)
{
	const uint8_t seat = saying->seat;

	saying->seat = (uint8_t)oni_owner(place);
	say_of_player(saying);
	saying->seat = seat;
}

/* A place as one of the words of its zone tells it. */
static void
say_place(struct saying *saying, struct place place, unsigned as)
{
	const struct language *language = saying->language;
	const unsigned zone = saying->ruleset->zone_words(place,
	    saying->several);
	const bool owned = saying->several && oni_zone_has_owner(place.zone);
	const bool yours = owned && is_you(saying, oni_owner(place));
	const char *const *words = yours
	    ? language->yours[zone] : language->zones[zone];

	saying->name = words[ZONE_NAME];
	say_words(saying, words[as], PHRASE_FROM + as - ZONE_FROM);
	if (place.zone == ONIRIM_ZONE_CREATURE) {
		oni_text_add(&saying->text, " ");
		oni_text_add_number(&saying->text,
		    place.index % PLACES_OF_SEAT + 1u);
	}
	if (owned && !yours)
		say_owner_of(saying, place);
}

static void
say_zone(struct saying *saying)
{
	say_place(saying, saying->from, ZONE_NAME);
}

static void
say_from(struct saying *saying)
{
	say_place(saying, saying->from, ZONE_FROM);
}

static void
say_to(struct saying *saying)
{
	say_place(saying, saying->to, ZONE_TO);
}

static void
say_at(struct saying *saying)
{
	say_place(saying, saying->from, ZONE_AT);
}

static void
say_its_name(struct saying *saying)
{
	oni_say(saying, saying->name);
}

static void
say_legion(struct saying *saying)
{
	oni_text_add(&saying->text, saying->language->legions[saying->legion]);
}

static void
say_number(struct saying *saying)
{
	oni_text_add_number(&saying->text, saying->number);
}

static void
say_second(struct saying *saying)
{
	oni_text_add_number(&saying->text, saying->second);
}

static const struct slot {
	const char *name;
	void (*say)(struct saying *saying);
} slot_rows[] = {
	{ "card",       say_name },
	{ "the card",   say_object },
	{ "other",      say_other_name },
	{ "the other",  say_other_object },
	{ "player",     say_player },
	{ "Player",     say_player_first },
	{ "The player", say_player_subject },
	{ "of player",  say_of_player },
	{ "seat",       say_seat },
	{ "spell",      say_spell },
	{ "zone",       say_zone },
	{ "from",       say_from },
	{ "to",         say_to },
	{ "at",         say_at },
	{ "n",          say_number },
	{ "m",          say_second },
	{ "name",       say_its_name },
	{ "legion",     say_legion },
};

enum { SLOTS = sizeof slot_rows / sizeof slot_rows[0] };

/*
 * The pattern.
 */

/* The place of the form that goes with a number. */
static unsigned
form_of(enum plural plural, unsigned n)
{
	switch (plural) {
	case PLURAL_ONE:
		return n != 1;
	case PLURAL_ONE_OR_NONE:
		return n > 1;
	case PLURAL_LAST_DIGIT:
		if (n / 10 % 10 == 1 || n % 10 == 0 || n % 10 > 4)
			return 2;
		return n % 10 != 1;
	}
	return 0;
}

static void
say_word(struct saying *saying, struct word word)
{
	for (size_t i = 0; i < word.length; i++)
		oni_text_add_byte(&saying->text, word.start[i]);
}

/* One of several forms. */
static void
say_form(struct saying *saying, struct word forms, unsigned form, char end)
{
	for (; form > 0; form--)
		oni_word_cut(&forms, end);
	say_word(saying, oni_word_cut(&forms, end));
}

static void
say_slot(struct saying *saying, struct word name)
{
	for (unsigned i = 0; i < SLOTS; i++) {
		if (oni_word_is(name, slot_rows[i].name)) {
			slot_rows[i].say(saying);
			return;
		}
	}
	if (oni_word_find(name, '/') < name.length)
		say_form(saying, name, saying->colour, '/');
	else
		say_form(saying, name, form_of(saying->language->plural,
		    saying->number), '|');
}

void
oni_say(struct saying *saying, const char *pattern)
{
	struct word rest = {pattern, 0};

	assert(pattern != NULL);
	rest.length = strlen(pattern);
	while (rest.length > 0) {
		say_word(saying, oni_word_cut(&rest, '{'));
		say_slot(saying, oni_word_cut(&rest, '}'));
	}
}
