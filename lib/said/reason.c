/* reason.c - why an answer is advised, in words. */
#include "say.h"

/*
 * The texts of all languages, as in the files of the languages.  They stand
 * here so that a library without advice does not have them.  {card} is the card
 * that the reason is about.  Anybody may read of an answer, so no text says
 * "you".
 */
enum { REASONS_END = ONIRIM_REASON_NEXT + 1 };

struct reason_texts {
	const char *texts;
	uint16_t reasons[REASONS_END];
};

#define ENGLISH_REASONS(ROW) \
	ROW(reasons, ONIRIM_REASON_NONE, "") \
	ROW(reasons, ONIRIM_REASON_WINS, "It wins at once.") \
	ROW(reasons, ONIRIM_REASON_LOSES, "Every answer loses.") \
	ROW(reasons, ONIRIM_REASON_ONLY, "Every other answer loses.") \
	ROW(reasons, ONIRIM_REASON_DOOR, "It brings {the card}.") \
	ROW(reasons, ONIRIM_REASON_CREATURE, \
	    "It completes a creature with {the card}.") \
	ROW(reasons, ONIRIM_REASON_KEY, \
	    "It keeps {the card} for a Door that can still come.") \
	ROW(reasons, ONIRIM_REASON_TIME, \
	    "It puts cards back into a deck that would run out too soon.") \
	ROW(reasons, ONIRIM_REASON_LOOKS, \
	    "It looks at cards that are still to come.") \
	ROW(reasons, ONIRIM_REASON_LEADER, \
	    "It takes from the player who leads.") \
	ROW(reasons, ONIRIM_REASON_SERIES, \
	    "It goes on with a series that can bring {the card}.") \
	ROW(reasons, ONIRIM_REASON_DOORS, \
	    "It leaves the Doors on the table.") \
	ROW(reasons, ONIRIM_REASON_TOWERS, \
	    "It leaves four Towers aligned.") \
	ROW(reasons, ONIRIM_REASON_GOAL, \
	    "The first Goal then asks for {the card}, and its Key is in hand.") \
	ROW(reasons, ONIRIM_REASON_PREMONITION, \
	    "It keeps {the card} from striking.") \
	ROW(reasons, ONIRIM_REASON_LEGION, \
	    "It wakes a creature of one legion, so the other players " \
	    "discard.") \
	ROW(reasons, ONIRIM_REASON_FITS, \
	    "The next card for the creature is already in hand: {card}.") \
	ROW(reasons, ONIRIM_REASON_HEAD, \
	    "It takes the head of a complete creature.") \
	ROW(reasons, ONIRIM_REASON_NEXT, \
	    "{the card} comes next, and its Key is in hand.")

#define FRENCH_REASONS(ROW) \
	ROW(reasons, ONIRIM_REASON_NONE, "") \
	ROW(reasons, ONIRIM_REASON_WINS, "C'est la victoire immédiate.") \
	ROW(reasons, ONIRIM_REASON_LOSES, \
	    "Tous les choix mènent à la défaite.") \
	ROW(reasons, ONIRIM_REASON_ONLY, \
	    "Tous les autres choix mènent à la défaite.") \
	ROW(reasons, ONIRIM_REASON_DOOR, \
	    "Cela permet d'obtenir {the card}.") \
	ROW(reasons, ONIRIM_REASON_CREATURE, \
	    "Cela complète une créature avec {the card}.") \
	ROW(reasons, ONIRIM_REASON_KEY, \
	    "{the card} reste en main pour une Porte qui peut encore " \
	    "arriver.") \
	ROW(reasons, ONIRIM_REASON_TIME, \
	    "Des cartes retournent dans une pioche qui, sinon, serait trop " \
	    "vite épuisée.") \
	ROW(reasons, ONIRIM_REASON_LOOKS, \
	    "Cela permet de regarder des cartes à venir.") \
	ROW(reasons, ONIRIM_REASON_LEADER, \
	    "C'est le joueur en tête qui y perd.") \
	ROW(reasons, ONIRIM_REASON_SERIES, \
	    "Cela poursuit une série qui peut apporter {the card}.") \
	ROW(reasons, ONIRIM_REASON_DOORS, \
	    "Les Portes obtenues restent sur la table.") \
	ROW(reasons, ONIRIM_REASON_TOWERS, \
	    "Ensuite, le Rempart de tours est en place.") \
	ROW(reasons, ONIRIM_REASON_GOAL, \
	    "Le premier Objectif demande alors {the card}, dont la Clé est " \
	    "en main.") \
	ROW(reasons, ONIRIM_REASON_PREMONITION, \
	    "Cela évite la pénalité de {the card}.") \
	ROW(reasons, ONIRIM_REASON_LEGION, \
	    "Une créature d'une seule légion se réveille, et les autres " \
	    "joueurs défaussent.") \
	ROW(reasons, ONIRIM_REASON_FITS, \
	    "La carte suivante de la créature est déjà en main : {card}.") \
	ROW(reasons, ONIRIM_REASON_HEAD, \
	    "Cela prend la tête d'une créature complète.") \
	ROW(reasons, ONIRIM_REASON_NEXT, \
	    "{the card} arrive ensuite, et sa Clé est en main.")

#define RUSSIAN_REASONS(ROW) \
	ROW(reasons, ONIRIM_REASON_NONE, "") \
	ROW(reasons, ONIRIM_REASON_WINS, "Это сразу приносит победу.") \
	ROW(reasons, ONIRIM_REASON_LOSES, \
	    "Любой выбор ведёт к поражению.") \
	ROW(reasons, ONIRIM_REASON_ONLY, \
	    "Любой другой выбор ведёт к поражению.") \
	ROW(reasons, ONIRIM_REASON_DOOR, "Так можно получить {the card}.") \
	ROW(reasons, ONIRIM_REASON_CREATURE, \
	    "Это завершает существо: {card}.") \
	ROW(reasons, ONIRIM_REASON_KEY, \
	    "В руке останется {card} для двери, которая ещё может прийти.") \
	ROW(reasons, ONIRIM_REASON_TIME, \
	    "Карты вернутся в колоду, которая иначе закончится слишком " \
	    "рано.") \
	ROW(reasons, ONIRIM_REASON_LOOKS, \
	    "Так можно посмотреть, какие карты придут.") \
	ROW(reasons, ONIRIM_REASON_LEADER, \
	    "Это ослабляет игрока, который впереди.") \
	ROW(reasons, ONIRIM_REASON_SERIES, \
	    "Это продолжает серию, за которую можно получить {the card}.") \
	ROW(reasons, ONIRIM_REASON_DOORS, \
	    "Найденные двери останутся на столе.") \
	ROW(reasons, ONIRIM_REASON_TOWERS, \
	    "После этого ряд башен будет закончен.") \
	ROW(reasons, ONIRIM_REASON_GOAL, \
	    "Тогда первой нужно найти {the card}, а ключ к ней уже в руке.") \
	ROW(reasons, ONIRIM_REASON_PREMONITION, \
	    "Так не сбудется {card}.") \
	ROW(reasons, ONIRIM_REASON_LEGION, \
	    "Проснётся существо одного легиона, и остальные сбросят карты.") \
	ROW(reasons, ONIRIM_REASON_FITS, \
	    "Следующая карта для существа уже в руке: {card}.") \
	ROW(reasons, ONIRIM_REASON_HEAD, \
	    "Это отнимает голову у завершённого существа.") \
	ROW(reasons, ONIRIM_REASON_NEXT, \
	    "Следующей придёт {card}, а ключ к ней уже в руке.")

#define TEXTS english_reasons
static const struct TEXTS {
	char none;
	ENGLISH_REASONS(ONI_ROW_ROOM)
} english_reasons = {
	0,
	ENGLISH_REASONS(ONI_ROW_TEXT)
};

static const struct reason_texts reasons_in_english = {
	.texts = (const char *)&english_reasons,
	ENGLISH_REASONS(ONI_ROW_BEGIN)
};
#undef TEXTS

#define TEXTS french_reasons
static const struct TEXTS {
	char none;
	FRENCH_REASONS(ONI_ROW_ROOM)
} french_reasons = {
	0,
	FRENCH_REASONS(ONI_ROW_TEXT)
};

static const struct reason_texts reasons_in_french = {
	.texts = (const char *)&french_reasons,
	FRENCH_REASONS(ONI_ROW_BEGIN)
};
#undef TEXTS

#define TEXTS russian_reasons
static const struct TEXTS {
	char none;
	RUSSIAN_REASONS(ONI_ROW_ROOM)
} russian_reasons = {
	0,
	RUSSIAN_REASONS(ONI_ROW_TEXT)
};

static const struct reason_texts reasons_in_russian = {
	.texts = (const char *)&russian_reasons,
	RUSSIAN_REASONS(ONI_ROW_BEGIN)
};
#undef TEXTS

/* In the order of the languages. */
static const struct reason_texts *const reason_texts[] = {
#define LANGUAGE(name, code) &reasons_in_##name,
	ONI_LANGUAGES
#undef LANGUAGE
};

static const struct reason_texts *
reasons_in(const struct language *language)
{
	unsigned i = 0;

	while (oni_languages[i] != language)
		i++;
	return reason_texts[i];
}

static bool
needs_card(unsigned reason)
{
	static const bool needs[REASONS_END] = {
		[ONIRIM_REASON_DOOR] = true,
		[ONIRIM_REASON_CREATURE] = true,
		[ONIRIM_REASON_KEY] = true,
		[ONIRIM_REASON_SERIES] = true,
		[ONIRIM_REASON_GOAL] = true,
		[ONIRIM_REASON_PREMONITION] = true,
		[ONIRIM_REASON_FITS] = true,
		[ONIRIM_REASON_NEXT] = true,
	};

	return needs[reason];
}

static bool
is_named_card(const struct saying *saying, unsigned card)
{
	return card != ONIRIM_HIDDEN_CARD &&
	    oni_card_has_words(saying->language, card);
}

int
onirim_reason_text(const onirim_game *game, const onirim_advice *advice,
    const onirim_reader *reader, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}, .capital = true};
	const struct reason_texts *said;
	int status;

	if (advice == NULL)
		return ONIRIM_E_NULL;
	status = oni_speak_of(&saying, game, reader);
	if (status != ONIRIM_OK)
		return status;
	if (advice->reason >= REASONS_END || (needs_card(advice->reason) &&
	    !is_named_card(&saying, advice->about)))
		return ONIRIM_E_RANGE;
	saying.card = advice->about;
	said = reasons_in(saying.language);
	oni_say(&saying, said->texts + said->reasons[advice->reason]);
	return oni_text_end(&saying.text);
}
