/* pattern.c - filling in the patterns of a language. */
#include <string.h>

#include "../core/words.h"
#include "../ruleset.h"
#include "name.h"
#include "pattern.h"

const struct language *const oni_languages[] = {
#define LANGUAGE(name, code) &oni_##name,
	ONI_LANGUAGES
#undef LANGUAGE
	NULL,
};

/* The language in a name of a locale.  A country, an encoding or a modifier may
 * follow it. */
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
	for (unsigned i = 0; oni_languages[i] != NULL; i++) {
		if (oni_word_is(code, oni_language_codes[i])) {
			saying->language = oni_languages[i];
			return ONIRIM_OK;
		}
	}
	return ONIRIM_E_LANGUAGE;
}

/*
 * Words.  The first one of a sentence gets a capital letter.
 */

/* The capital of a letter that has one byte, or two bytes in these languages: A
 * to Z with and without accents, and А to Я.  All others stay as they are. */
static unsigned
capital_of(unsigned letter)
{
	if ((letter >= 'a' && letter <= 'z') ||
	    (letter >= 0xE0 && letter <= 0xFE && letter != 0xF7) ||
	    (letter >= 0x430 && letter <= 0x44F))
		return letter - 0x20;
	return letter == 0x451 ? 0x401 : letter;
}

/* Write the first letter of a word as a capital.  Returns the rest of the
 * word. */
static struct word
say_capital(struct saying *saying, struct word word)
{
	const unsigned lead = (unsigned char)word.start[0];
	unsigned letter;

	if (lead < 0x80) {
		oni_text_add_byte(&saying->text, (char)capital_of(lead));
		oni_word_take(&word, 1);
		return word;
	}
	if (word.length < 2 || lead >= 0xE0)
		return word;
	letter = capital_of((lead & 0x1F) << 6 |
	    ((unsigned char)word.start[1] & 0x3F));
	oni_text_add_byte(&saying->text, (char)(0xC0 | letter >> 6));
	oni_text_add_byte(&saying->text, (char)(0x80 | (letter & 0x3F)));
	oni_word_take(&word, 2);
	return word;
}

static void
say_word(struct saying *saying, struct word word)
{
	if (word.length == 0)
		return;
	if (saying->capital)
		word = say_capital(saying, word);
	saying->capital = false;
	for (size_t i = 0; i < word.length; i++)
		oni_text_add_byte(&saying->text, word.start[i]);
}

static void
say_text(struct saying *saying, const char *text)
{
	say_word(saying, (struct word){text, strlen(text)});
}

/* Write a text that is not a pattern. */
static void
say_plain(struct saying *saying, unsigned begin)
{
	say_text(saying, oni_text_at(saying->language, begin));
}

static void
say_digits(struct saying *saying, unsigned number)
{
	saying->capital = false;
	oni_text_add_number(&saying->text, number);
}

/*
 * The slots.
 */

/* Cards that exist in every colour: the first face, and how many kinds of one
 * colour follow each other.  Of the Premonitions, only those of two Doors of
 * one colour have a colour. */
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
static const uint16_t *
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
is_composed(unsigned face)
{
	const unsigned game = oni_game_of_face(face);

	return game < GAMES && oni_said_parts[game]->composed != NULL;
}

static struct composed_face
composed(unsigned face)
{
	return oni_said_parts[oni_game_of_face(face)]->composed(face);
}

/* Faces that are composed have words in every language. */
bool
oni_card_has_words(const struct language *language, unsigned card)
{
	uint8_t colour;

	if (is_composed(card))
		return true;
	return card < FACES &&
	    words_of_face(language, card, &colour)[CARD_NAME] != 0;
}

/* Write words of their own, or else the phrase. */
static void
say_words(struct saying *saying, unsigned words, unsigned phrase)
{
	oni_say_text(saying, words != 0
	    ? words : saying->language->phrases[phrase]);
}

/* Write something that has a name, in one of its forms. */
static void
say_as(struct saying *saying, const uint16_t *words, unsigned as)
{
	static const uint8_t phrases[CARD_WORDS] = {
		[CARD_OBJECT] = PHRASE_OBJECT, [CARD_SOME] = PHRASE_SOME,
	};

	saying->name = words[CARD_NAME];
	say_words(saying, words[as], phrases[as]);
}

/* Write a card.  A composed card is named by the parts that it can be, its
 * legion and its power.  There are as many legions as colours, so words can
 * have forms for legions, too. */
static void
say_card(struct saying *saying, unsigned card, unsigned as)
{
	const struct language *language = saying->language;
	struct composed_face face = {.power = POWER_NONE};
	const uint8_t colour = saying->colour;
	const uint16_t *words;

	if (is_composed(card)) {
		face = composed(card);
		words = language->parts[face.fits];
		saying->legion = saying->colour = face.legion;
	} else {
		words = words_of_face(language, card, &saying->colour);
	}
	say_as(saying, words, as);
	saying->colour = colour;
	if (face.power == POWER_NONE)
		return;
	say_text(saying, " (");
	say_plain(saying, language->powers[face.power][CARD_NAME]);
	say_text(saying, ")");
}

static void
say_name(struct saying *saying)
{
	say_card(saying, saying->card, CARD_NAME);
}

static void
say_object(struct saying *saying)
{
	say_card(saying, saying->card, CARD_OBJECT);
}

static void
say_some(struct saying *saying)
{
	say_card(saying, saying->card, CARD_SOME);
}

static void
say_other_name(struct saying *saying)
{
	say_card(saying, saying->other, CARD_NAME);
}

static void
say_other_object(struct saying *saying)
{
	say_card(saying, saying->other, CARD_OBJECT);
}

/* Write the cause of an event: the spell, the power of a composed card, or the
 * card. */
static void
say_cause_as(struct saying *saying, unsigned as)
{
	const struct language *language = saying->language;
	const unsigned spell = saying->cause - ONIRIM_CAUSE_SPELL;

	if (spell < SPELLS_END)
		say_as(saying, language->spells[spell], as);
	else if (is_composed(saying->cause))
		say_as(saying, language->powers[
		    composed(saying->cause).power], as);
	else
		say_card(saying, saying->cause, as);
}

static void
say_cause(struct saying *saying)
{
	say_cause_as(saying, CARD_NAME);
}

static void
say_the_cause(struct saying *saying)
{
	say_cause_as(saying, CARD_OBJECT);
}

static void
say_seat(struct saying *saying)
{
	say_digits(saying, saying->seat + 1u);
}

/* The name that the host gives a seat, or NULL.  An empty name counts as no
 * name. */
static const char *
name_of_seat(const struct saying *saying)
{
	const char *const *names = saying->names;
	const char *name = names != NULL && saying->seat < saying->seats
	    ? names[saying->seat] : NULL;

	return name != NULL && name[0] != '\0' ? name : NULL;
}

/* Write the name of a seat, or the phrase if it has none. */
static void
say_name_or(struct saying *saying, unsigned phrase)
{
	const char *name = name_of_seat(saying);

	if (name == NULL) {
		oni_say_phrase(saying, phrase);
		return;
	}
	saying->capital = false;
	oni_name_add(&saying->text, name);
}

static void
say_player(struct saying *saying)
{
	if (is_you(saying, saying->seat))
		oni_say_phrase(saying, PHRASE_YOU);
	else
		say_name_or(saying, PHRASE_PLAYER);
}

/* Whether a text calls this seat "you".  With one player, every text does. */
static bool
is_addressed(const struct saying *saying, unsigned seat)
{
	return !saying->several || is_you(saying, seat);
}

/* Write the reader or another seat as the subject of a sentence. */
static void
say_who(struct saying *saying)
{
	if (is_addressed(saying, saying->seat))
		oni_say_phrase(saying, PHRASE_YOU);
	else
		say_name_or(saying, PHRASE_SUBJECT);
}

/* Write the phrase for the owner of something. */
static void
say_owner_as(struct saying *saying, unsigned phrase)
{
	const uint8_t seat = saying->seat;

	saying->seat = saying->owner;
	oni_say_phrase(saying, phrase);
	saying->seat = seat;
}

static void
say_whose(struct saying *saying)
{
	say_owner_as(saying, is_addressed(saying, saying->owner)
	    ? PHRASE_YOUR : PHRASE_WHOSE);
}

static void
say_of_owner(struct saying *saying)
{
	if (!is_addressed(saying, saying->owner))
		say_owner_as(saying, PHRASE_SEAT);
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
	say_plain(saying, saying->language->spells[saying->spell][CARD_NAME]);
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

/* Write the owner of a place after the place. */
static void
say_owner_of(struct saying *saying, struct place place)
{
	const uint8_t seat = saying->seat;

	saying->seat = (uint8_t)oni_owner(place);
	say_of_player(saying);
	saying->seat = seat;
}

/* Write the name of a place, and who owns it. */
static void
say_zone(struct saying *saying)
{
	const struct language *language = saying->language;
	const struct place place = saying->place;
	const unsigned zone = saying->game->zone_words(place,
	    saying->several);
	const bool owned = saying->several && oni_zone_has_owner(place.zone);
	const bool yours = owned && is_you(saying, oni_owner(place));

	oni_say_text(saying,
	    yours ? language->yours[zone] : language->zones[zone]);
	if (place.zone == ONIRIM_ZONE_CREATURE) {
		say_text(saying, " ");
		say_digits(saying, place.index % PLACES_OF_SEAT + 1u);
	}
	if (owned && !yours)
		say_owner_of(saying, place);
}

static void
say_its_name(struct saying *saying)
{
	oni_say_text(saying, saying->name);
}

static void
say_legion(struct saying *saying)
{
	say_plain(saying, saying->language->legions[saying->legion]);
}

static void
say_number(struct saying *saying)
{
	say_digits(saying, saying->number);
}

static void
say_second(struct saying *saying)
{
	say_digits(saying, saying->second);
}

/* Write a small number as a word. */
static void
say_small_number(struct saying *saying)
{
	const unsigned word = saying->number < FEW
	    ? saying->language->few[saying->number] : 0;

	if (word != 0)
		say_plain(saying, word);
	else
		say_number(saying);
}

static void
say_nth(struct saying *saying)
{
	say_plain(saying, saying->language->nths[saying->creature]);
}

static void
say_part(struct saying *saying)
{
	say_plain(saying, saying->language->part_names[saying->part]);
}

static const struct slot {
	const char *name;
	void (*say)(struct saying *saying);
} slot_rows[] = {
	{ "card",       say_name },
	{ "the card",   say_object },
	{ "a card",     say_some },
	{ "other",      say_other_name },
	{ "the other",  say_other_object },
	{ "cause",      say_cause },
	{ "the cause",  say_the_cause },
	{ "who",        say_who },
	{ "whose",      say_whose },
	{ "of owner",   say_of_owner },
	{ "player",     say_player },
	{ "of player",  say_of_player },
	{ "seat",       say_seat },
	{ "spell",      say_spell },
	{ "zone",       say_zone },
	{ "n",          say_number },
	{ "m",          say_second },
	{ "count",      say_small_number },
	{ "nth",        say_nth },
	{ "part",       say_part },
	{ "name",       say_its_name },
	{ "legion",     say_legion },
};

enum { SLOTS = sizeof slot_rows / sizeof slot_rows[0] };

/*
 * Patterns.
 */

/* The index of the form that goes with a number. */
static unsigned
form_of(unsigned plural, unsigned n)
{
	switch ((enum plural)plural) {
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

/* Write one of several forms. */
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
	else if (oni_word_find(name, '~') < name.length)
		say_form(saying, name, !is_addressed(saying, saying->seat),
		    '~');
	else if (oni_word_find(name, '^') < name.length)
		say_form(saying, name, !is_addressed(saying, saying->owner),
		    '^');
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
