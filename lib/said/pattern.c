/* pattern.c - the patterns of a language, filled in. */
#include <string.h>

#include "../core/words.h"
#include "../ruleset.h"
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

int
oni_speak(struct saying *saying, const char *language)
{
	struct word code;

	if (language == NULL ||
	    (saying->text.bytes == NULL && saying->text.size > 0))
		return ONIRIM_E_NULL;
	code = (struct word){language, strlen(language)};
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

/* Faces that are composed have words in every language. */
bool
oni_card_has_words(const struct language *language, unsigned card)
{
	const struct ruleset *ruleset = oni_ruleset_of_face(card);

	if (ruleset != NULL && ruleset->composed != NULL)
		return true;
	return card < FACES && language->cards[card].name != NULL;
}

/* What it can be a part of, whose, and its power. */
static void
say_composed(struct saying *saying, struct composed_face face, bool object)
{
	const struct language *language = saying->language;
	const struct part_words *words = &language->parts[face.fits];
	struct text *text = &saying->text;

	oni_text_add(text, object ? words->object : words->name);
	oni_text_add(text, language->legions[face.legion]);
	oni_text_add(text, words->behind);
	if (face.power == POWER_NONE)
		return;
	oni_text_add(text, " (");
	oni_text_add(text, language->powers[face.power]);
	oni_text_add(text, ")");
}

static void
say_card(struct saying *saying, unsigned card, bool object)
{
	const struct ruleset *ruleset = oni_ruleset_of_face(card);
	const struct card_words *words = &saying->language->cards[card];

	if (ruleset != NULL && ruleset->composed != NULL)
		say_composed(saying, ruleset->composed(card), object);
	else
		oni_text_add(&saying->text,
		    object ? words->object : words->name);
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

static const struct zone_words *
words_of_zone(const struct saying *saying, struct place place)
{
	return &saying->language->zones[saying->ruleset->zone_words(place,
	    saying->several)];
}

static void
say_place(struct saying *saying, struct place place, const char *words)
{
	oni_text_add(&saying->text, words);
	if (place.zone == ONIRIM_ZONE_CREATURE) {
		oni_text_add(&saying->text, " ");
		oni_text_add_number(&saying->text,
		    place.index % PLACES_OF_SEAT + 1u);
	}
	if (!saying->several || !oni_zone_has_owner(place.zone))
		return;
	oni_text_add(&saying->text, saying->language->phrases[PHRASE_OF_SEAT]);
	oni_text_add_number(&saying->text, oni_owner(place) + 1u);
}

static void
say_zone(struct saying *saying)
{
	oni_text_add(&saying->text, words_of_zone(saying, saying->from)->name);
}

static void
say_from(struct saying *saying)
{
	say_place(saying, saying->from, words_of_zone(saying,
	    saying->from)->from);
}

static void
say_to(struct saying *saying)
{
	say_place(saying, saying->to, words_of_zone(saying, saying->to)->to);
}

static void
say_at(struct saying *saying)
{
	say_place(saying, saying->from, words_of_zone(saying,
	    saying->from)->at);
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
	{ "card",      say_name },
	{ "the card",  say_object },
	{ "other",     say_other_name },
	{ "the other", say_other_object },
	{ "seat",      say_seat },
	{ "spell",     say_spell },
	{ "zone",      say_zone },
	{ "from",      say_from },
	{ "to",        say_to },
	{ "at",        say_at },
	{ "n",         say_number },
	{ "m",         say_second },
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

static void
say_form(struct saying *saying, struct word forms)
{
	unsigned form = form_of(saying->language->plural, saying->number);

	for (; form > 0; form--)
		oni_word_cut(&forms, '|');
	say_word(saying, oni_word_cut(&forms, '|'));
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
	say_form(saying, name);
}

void
oni_say(struct saying *saying, const char *pattern)
{
	struct word rest = {pattern, strlen(pattern)};

	while (rest.length > 0) {
		say_word(saying, oni_word_cut(&rest, '{'));
		say_slot(saying, oni_word_cut(&rest, '}'));
	}
}
