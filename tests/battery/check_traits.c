/* check_traits.c - what is told of cards is what is printed on them. */
#include <string.h>

#include "battery.h"
#include "games.h"
#include "suites.h"

enum {
	TRAITS_END = ONIRIM_TRAIT_POWER + 1,
	KINDS_END = ONIRIM_KIND_TERROR + 1
};

/* What a face has of each trait; -1 is none. */
struct traits {
	int is[TRAITS_END];
};

static const char *const colours[] = { "red", "blue", "green", "brown" };
static const char *const symbols[] = { "sun", "moon", "key", "glyph" };
static const char *const legions[] = {
	"necronauts", "homunculi", "insectoids", "chimerids"
};
static const char *const powers[] = {
	"none", "herald", "mourner", "joker", "executioner", "scavenger",
	"devourer"
};

/* The place of a word among some. */
static int
place_of(const char *const *words, int count, const char *word)
{
	for (int i = 0; i < count; i++)
		if (strcmp(words[i], word) == 0)
			return i;
	return -1;
}

#define PLACE_OF(words, word) place_of(words, COUNT_OF(words), word)

/* Names of faces are made of the colour, the kind or the symbol, and the
 * number. */
static void
read_name(struct traits *traits, const char *name)
{
	char part[ONIRIM_TEXT_MAX];
	const char *dash = strchr(name, '-');
	const char *rest = dash + 1;

	memcpy(part, name, (size_t)(dash - name));
	part[dash - name] = '\0';
	traits->is[ONIRIM_TRAIT_COLOUR] = PLACE_OF(colours, part);
	traits->is[ONIRIM_TRAIT_SYMBOL] = PLACE_OF(symbols, rest);
	if (traits->is[ONIRIM_TRAIT_SYMBOL] >= 0)
		traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_ROOM;
	else if (strcmp(rest, "door") == 0)
		traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_DOOR;
	else if (strcmp(rest, "goal") == 0)
		traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_GOAL;
	else if (strncmp(rest, "tower-", 6) == 0)
		traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_TOWER;
}

/* The edges of a Tower stand in a table, its number in the name. */
static void
read_tower(struct traits *traits, const char *name)
{
	const struct tower *tower = printed_towers;

	while (strcmp(tower->name, name) != 0)
		tower++;
	traits->is[ONIRIM_TRAIT_NUMBER] = name[strlen(name) - 1] - '0';
	traits->is[ONIRIM_TRAIT_LEFT_EDGE] = tower->left;
	traits->is[ONIRIM_TRAIT_RIGHT_EDGE] = tower->right;
}

static void
read_terror(struct traits *traits, int number)
{
	const struct terror *terror = &printed_terrors[number - 1];
	const char *positions = terror->positions;

	traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_TERROR;
	traits->is[ONIRIM_TRAIT_NUMBER] = lowest_terror(number);
	traits->is[ONIRIM_TRAIT_LEGION] = PLACE_OF(legions, terror->legion);
	traits->is[ONIRIM_TRAIT_POWER] = PLACE_OF(powers, terror->power);
	traits->is[ONIRIM_TRAIT_PARTS] =
	    (strstr(positions, "legs") != NULL ? ONIRIM_PART_LEGS : 0) |
	    (strstr(positions, "torso") != NULL ? ONIRIM_PART_TORSO : 0) |
	    (strstr(positions, "head") != NULL ? ONIRIM_PART_HEAD : 0);
}

/* What is printed on a face that has a name of its own. */
static void
read_face(struct traits *traits, int face, const char *name)
{
	if (face == ONIRIM_CARD_NIGHTMARE)
		traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_NIGHTMARE;
	else if (face == ONIRIM_CARD_HAPPY_DREAM)
		traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_HAPPY_DREAM;
	else if (face >= ONIRIM_CARD_PREMONITION)
		traits->is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_PREMONITION;
	else
		read_name(traits, name);
	if (traits->is[ONIRIM_TRAIT_KIND] == ONIRIM_KIND_TOWER)
		read_tower(traits, name);
}

/* What is printed on any value; a Goal that lies face down shows nothing but
 * its colour, and there is no trait 0. */
static struct traits
printed_on(int face)
{
	char name[ONIRIM_TEXT_MAX];
	struct traits traits;

	for (int trait = 0; trait < TRAITS_END; trait++)
		traits.is[trait] = -1;
	if (face >= ONIRIM_CARD_TERROR && face < ONIRIM_CARD_TERROR + PRINTED) {
		read_terror(&traits, face - ONIRIM_CARD_TERROR + 1);
	} else if (face >= ONIRIM_CARD_GOAL_DOWN &&
	    face < ONIRIM_CARD_GOAL_DOWN + 4) {
		traits.is[ONIRIM_TRAIT_KIND] = ONIRIM_KIND_GOAL_DOWN;
		traits.is[ONIRIM_TRAIT_COLOUR] = face - ONIRIM_CARD_GOAL_DOWN;
	} else if (onirim_card_name((onirim_card)face, name, sizeof name) > 0) {
		read_face(&traits, face, name);
	}
	return traits;
}

START_TEST(test_traits_are_those_printed)
{
	const struct traits traits = printed_on(_i);

	for (int trait = -2; trait < 300; trait++) {
		const int is = onirim_card_trait((onirim_card)_i, trait);
		const int printed = trait >= 0 && trait < TRAITS_END
		    ? traits.is[trait] : -1;

		ck_assert_msg(is == (printed < 0 ? ONIRIM_E_RANGE : printed),
		    "trait %d is %d", trait, is);
	}
}
END_TEST

START_TEST(test_each_kind_has_as_many_faces_as_there_are)
{
	static const int faces[KINDS_END] = {
		[ONIRIM_KIND_ROOM] = 16, [ONIRIM_KIND_DOOR] = 4,
		[ONIRIM_KIND_NIGHTMARE] = 1, [ONIRIM_KIND_HAPPY_DREAM] = 1,
		[ONIRIM_KIND_TOWER] = 12, [ONIRIM_KIND_GOAL] = 4,
		[ONIRIM_KIND_GOAL_DOWN] = 4, [ONIRIM_KIND_PREMONITION] = 8,
		[ONIRIM_KIND_TERROR] = PRINTED,
	};
	int found[KINDS_END] = {0};

	for (int face = 0; face < FACE_VALUES; face++) {
		const int kind = onirim_card_trait((onirim_card)face,
		    ONIRIM_TRAIT_KIND);

		if (kind >= 0)
			found[kind]++;
	}
	for (int kind = 0; kind < KINDS_END; kind++)
		ck_assert_int_eq(found[kind], faces[kind]);
}
END_TEST

/* How many cards of a value a configuration has. */
static int
copies_of(const struct config_row *row, int face)
{
	int copies = 0;

	if (!is_nightmarium(row))
		return printed_copies(face, row->sets);
	for (int number = 1; number <= PRINTED; number++)
		copies += ONIRIM_CARD_TERROR + lowest_terror(number) - 1 ==
		    face;
	return copies;
}

START_TEST(test_faces_are_those_of_the_deck)
{
	const struct config_row *row = battery_row(_i);
	const onirim_game *game = battery_game(_i);
	onirim_card faces[FACE_VALUES];
	uint8_t copies[FACE_VALUES];
	const int count = onirim_faces(game, faces, copies, FACE_VALUES);
	int n = 0;

	for (int face = 0; face < FACE_VALUES; face++) {
		if (copies_of(row, face) == 0)
			continue;
		MUST(n < count && faces[n] == face);
		MUST(copies[n] == copies_of(row, face));
		n++;
	}
	MUST(n == count);
}
END_TEST

Suite *
traits_suite(void)
{
	const struct test tests[] = {
		{ test_traits_are_those_printed, FACE_VALUES },
		{ test_each_kind_has_as_many_faces_as_there_are, 1 },
		{ test_faces_are_those_of_the_deck, ALL_CONFIGS },
	};

	return battery_of("traits", tests, COUNT_OF(tests));
}
