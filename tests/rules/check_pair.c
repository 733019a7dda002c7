/*
 * check_pair.c - plays the rules for two players, card by card.
 *
 * A test's name begins with the section, ruling (R) or case of the rules that
 * it plays; those about who knows what begin with `seen`.
 */
#include <check.h>

#include "late.h"
#include "rules.h"

#define NOBODY ONIRIM_NOBODY
#define HOST ONIRIM_HOST

/* What lies before a seat: its own cards for a viewer, its row, its Doors. */
#define own(g, viewer, seat, text) \
	cards_are(g, viewer, ONIRIM_ZONE_HAND, seat, text)
#define row(g, seat, text) cards_are(g, NOBODY, ONIRIM_ZONE_ROW, seat, text)
#define doors(g, seat, text) \
	cards_are(g, NOBODY, ONIRIM_ZONE_DOORS, seat, text)

/* The next card of the dealer is for this zone. */
#define dealt_to(g, zone, index) check_dealt_to(HERE, g, zone, index)

/* What most games here begin with. */
#define OWN1 "red-sun red-moon red-key"
#define OWN2 "blue-sun blue-moon blue-key"
#define BOTH "green-sun green-moon"

/* Nine rooms for a red, a blue and a green Door, after which brown ones fit
 * that begin with a Moon; and nine for no Door. */
#define THREE_DOORS TRIO_SUN("red") TRIO_MOON("blue") TRIO_SUN("green")
#define NO_DOORS "red-sun green-moon brown-sun red-moon green-sun " \
	"blue-key red-sun green-moon brown-sun "

static void
check_dealt_to(struct place at, const onirim_game *g, int zone, int index)
{
	int is = onirim_number(g, HOST, ONIRIM_NUMBER_TO, 0);
	int is_index = onirim_number(g, HOST, ONIRIM_NUMBER_TO_INDEX, 0);

	script_asked(at, g, ONIRIM_CHANCE, ONIRIM_ASK_DEAL);
	if (is != zone || is_index != index)
		ck_abort_msg("%s:%d: the card is for zone %d, index %d",
		    at.file, at.line, is, is_index);
}

static int
series(const onirim_game *g, int seat)
{
	return onirim_number(g, NOBODY, ONIRIM_NUMBER_SERIES, seat);
}

/*
 * ---- 3.1 Draft ----------------------------------------------------------
 */

START_TEST(test_case_8_draft_takes_three_in_turn_and_shares_two)
{
	onirim_game *g = begin("players=2");

	deal(g, "2red-sun blue-moon green-key brown-sun brown-moon blue-key "
	    "green-sun");
	asked(g, 0, ONIRIM_ASK_DRAFT);
	legal_are(g, "take:red-sun take:blue-moon take:blue-key "
	    "take:green-sun take:green-key take:brown-sun take:brown-moon");
	play(g, "take:red-sun");
	asked(g, 1, ONIRIM_ASK_DRAFT);
	play(g, "take:red-sun take:blue-moon take:green-key");
	lies(g, ONIRIM_ZONE_SHARED,
	    "blue-key,green-sun,brown-sun,brown-moon");
	asked(g, 0, ONIRIM_ASK_DRAFT);
	turn_is(g, 0);
	play(g, "take:green-sun");
	legal_are(g, "take:blue-key take:brown-sun take:brown-moon");
	play(g, "take:blue-key");
	own(g, 0, 0, "red-sun,blue-moon,green-sun");
	own(g, 1, 1, "red-sun,blue-key,green-key");
	lies(g, ONIRIM_ZONE_SHARED, "brown-sun,brown-moon");
	asked(g, 0, ONIRIM_ASK_ACT);
	turn_is(g, 1);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_1_cards_set_aside_are_back_before_the_draft)
{
	onirim_game *g = begin("players=2");

	deal(g, "2red-sun nightmare blue-moon red-door green-key brown-sun "
	    "brown-moon 2blue-door blue-key ...");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door,2blue-door,nightmare");
	deal(g, "green-sun");
	asked(g, 0, ONIRIM_ASK_DRAFT);
	lies(g, ONIRIM_ZONE_LIMBO, "");
	lies(g, ONIRIM_ZONE_SHARED, "2red-sun,blue-moon,blue-key,green-sun,"
	    "green-key,brown-sun,brown-moon");
	deck_is(g, 68);
	pool_has(g, "2blue-door");
	pool_has(g, "10nightmare");
	onirim_game_free(g);
}
END_TEST

static const struct {
	const char *config;
	int first;
} beginners[] = {
	{ "players=2",         0 },
	{ "players=2 first=1", 0 },
	{ "players=2 first=2", 1 },
};

START_TEST(test_R10_the_same_seat_begins_the_draft_and_the_play)
{
	onirim_game *g = begin(beginners[_i].config);
	int first = beginners[_i].first;

	deal(g, "red-sun red-moon red-key blue-sun blue-moon blue-key "
	    "green-sun green-moon");
	ck_assert_int_eq(onirim_number(g, NOBODY, ONIRIM_NUMBER_ACTIVE, 0),
	    first);
	asked(g, first, ONIRIM_ASK_DRAFT);
	play(g, "take:red-sun");
	own(g, NOBODY, first, "red-sun");
	asked(g, 1 - first, ONIRIM_ASK_DRAFT);
	play(g, "take:blue-sun take:red-moon take:blue-moon take:red-key "
	    "take:blue-key");
	own(g, NOBODY, first, "red-sun,red-moon,red-key");
	asked(g, first, ONIRIM_ASK_ACT);
	play(g, "play:red-sun | brown-sun");
	row(g, first, "red-sun");
	asked(g, 1 - first, ONIRIM_ASK_ACT);
	turn_is(g, 2);
	ck_assert_int_eq(onirim_number(g, NOBODY, ONIRIM_NUMBER_ACTIVE, 0),
	    1 - first);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.2 Own and shared cards -------------------------------------------
 */

START_TEST(test_3_2_the_hand_is_own_and_shared_cards)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	legal_are(g, "play:red-sun play:red-moon play:red-key "
	    "play:green-sun@shared play:green-moon@shared "
	    "discard:red-sun discard:red-moon discard:red-key "
	    "discard:green-sun@shared discard:green-moon@shared");
	play(g, "play:green-sun@shared ...");
	dealt_to(g, ONIRIM_ZONE_SHARED, 0);
	deal(g, "brown-sun");
	row(g, 0, "green-sun");
	lies(g, ONIRIM_ZONE_SHARED, "green-moon,brown-sun");
	own(g, 0, 0, "red-sun,red-moon,red-key");
	asked(g, 1, ONIRIM_ASK_ACT);
	legal_are(g, "play:blue-sun play:blue-moon play:blue-key "
	    "play:green-moon@shared play:brown-sun@shared "
	    "discard:blue-sun discard:blue-moon discard:blue-key "
	    "discard:green-moon@shared discard:brown-sun@shared");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_the_same_face_own_and_shared_is_two_actions)
{
	onirim_game *g = pair("2red-sun red-moon", OWN2, "red-sun green-moon");

	legal_are(g, "play:red-sun play:red-sun@shared play:red-moon "
	    "play:green-moon@shared discard:red-sun discard:red-sun@shared "
	    "discard:red-moon discard:green-moon@shared");
	play(g, "play:red-sun@shared | brown-sun");
	own(g, 0, 0, "2red-sun,red-moon");
	lies(g, ONIRIM_ZONE_SHARED, "green-moon,brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_2_the_symbol_rule_looks_at_the_own_row)
{
	onirim_game *g = pair("2red-sun red-moon", OWN2, BOTH);

	play(g, "play:red-sun | brown-sun | play:blue-sun | brown-moon");
	row(g, 0, "red-sun");
	row(g, 1, "blue-sun");
	legal_are(g, "play:red-moon play:green-moon@shared "
	    "discard:red-sun discard:red-moon discard:green-sun@shared "
	    "discard:green-moon@shared discard:brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_9_each_seat_has_its_own_series_and_doors)
{
	onirim_game *g = pair("2red-sun red-moon", OWN1, BOTH);

	play(g, "play:red-sun | blue-sun | play:red-moon | blue-sun | "
	    "play:red-moon | blue-sun");
	ck_assert_int_eq(series(g, 0), 2);
	ck_assert_int_eq(series(g, 1), 1);
	play(g, "play:red-sun | blue-sun | play:red-sun");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "search | brown-sun");
	doors(g, 0, "red-door");
	doors(g, 1, "");
	ck_assert_int_eq(series(g, 0), 0);
	ck_assert_int_eq(series(g, 1), 2);
	play(g, "play:red-key");
	asked(g, 1, ONIRIM_ASK_SEARCH);
	play(g, "search | brown-sun");
	doors(g, 1, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R2_doors_of_the_partner_are_not_in_the_deck)
{
	onirim_game *g = late(.config = "players=2",
	    .plays = { TRIO_SUN("red"), TRIO_SUN("red") },
	    .hands = { "red-moon red-sun red-key", "3green-sun" },
	    .shared = "green-moon brown-moon");

	play(g, "play:red-moon | blue-sun | discard:green-sun decline | "
	    "green-sun | play:red-sun | blue-sun | discard:green-sun decline | "
	    "green-sun | play:red-key | blue-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	ck_assert_int_eq(series(g, 0), 0);
	doors(g, 0, "red-door");
	doors(g, 1, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_2_shared_rooms_count_for_who_plays_them)
{
	onirim_game *g = pair("red-sun blue-sun blue-moon",
	    "2green-sun green-moon", "red-sun red-moon");

	play(g, "play:red-sun | brown-sun | discard:green-sun decline | "
	    "brown-sun | play:red-moon@shared | brown-moon | "
	    "discard:green-sun decline | brown-moon | play:red-sun@shared");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "search ...");
	dealt_to(g, ONIRIM_ZONE_SHARED, 0);
	doors(g, 0, "red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_8_a_shared_key_opens_a_door_of_the_active_seat)
{
	onirim_game *g = pair(OWN1, OWN2, "green-key green-moon");

	play(g, "play:red-sun | green-door");
	legal_are(g, "key:green-key@shared limbo");
	play(g, "key:green-key@shared ...");
	doors(g, 0, "green-door");
	lies(g, ONIRIM_ZONE_DISCARD, "green-key");
	dealt_to(g, ONIRIM_ZONE_HAND, 0);
	deal(g, "brown-sun ...");
	dealt_to(g, ONIRIM_ZONE_SHARED, 0);
	deal(g, "brown-moon");
	play(g, "play:blue-sun | blue-door | key:blue-key | 2brown-key");
	doors(g, 0, "green-door");
	doors(g, 1, "blue-door");
	own(g, 1, 1, "blue-moon,2brown-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_8_an_own_and_a_shared_key_are_two_answers)
{
	onirim_game *g = pair(OWN1, OWN2, "red-key green-moon");

	play(g, "play:red-sun | red-door");
	legal_are(g, "key:red-key key:red-key@shared limbo");
	play(g, "key:red-key@shared | 2brown-sun");
	own(g, 0, 0, "red-moon,red-key,brown-sun");
	lies(g, ONIRIM_ZONE_SHARED, "green-moon,brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_2_the_key_of_the_partner_opens_nothing)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | blue-door ...");
	lies(g, ONIRIM_ZONE_LIMBO, "blue-door");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.3 Swap -----------------------------------------------------------
 */

START_TEST(test_3_3_a_discard_offers_a_swap)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-sun");
	asked(g, 0, ONIRIM_ASK_SWAP);
	lies(g, ONIRIM_ZONE_DISCARD, "red-sun");
	legal_are(g, "swap:red-moon/green-sun swap:red-moon/green-moon "
	    "swap:red-key/green-sun swap:red-key/green-moon decline");
	play(g, "swap:red-key/green-moon | brown-sun");
	own(g, 0, 0, "red-moon,green-moon,brown-sun");
	lies(g, ONIRIM_ZONE_SHARED, "red-key,green-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_3_a_swap_declined_changes_nothing)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-sun decline | brown-sun");
	own(g, 0, 0, "red-moon,red-key,brown-sun");
	lies(g, ONIRIM_ZONE_SHARED, "green-sun,green-moon");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_3_a_room_played_offers_no_swap)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | brown-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_3_a_shared_discard_leaves_one_card_to_swap_for)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:green-sun@shared");
	legal_are(g, "swap:red-sun/green-moon swap:red-moon/green-moon "
	    "swap:red-key/green-moon decline");
	play(g, "swap:red-sun/green-moon ...");
	dealt_to(g, ONIRIM_ZONE_SHARED, 0);
	deal(g, "brown-sun");
	own(g, 0, 0, "red-moon,red-key,green-moon");
	lies(g, ONIRIM_ZONE_SHARED, "red-sun,brown-sun");
	onirim_game_free(g);
}
END_TEST

static const char *const before_prophecy[] = {
	"discard:red-key decline ...",
	"discard:red-key swap:red-sun/green-sun ...",
	"discard:green-key@shared decline ...",
	"discard:green-key@shared swap:red-key/green-sun ...",
};

START_TEST(test_case_8_R11_the_swap_comes_before_the_prophecy)
{
	onirim_game *g = pair(OWN1, OWN2, "green-sun green-key");

	play(g, before_prophecy[_i]);
	dealt_to(g, ONIRIM_ZONE_PENDING, 0);
	deal(g, "nightmare 3brown-sun brown-moon");
	asked(g, 0, ONIRIM_ASK_PROPHECY);
	play(g, "drop:nightmare next:brown-sun next:brown-sun "
	    "next:brown-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	turn_is(g, 2);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R11_the_discard_lies_in_the_pile_when_the_swap_is_offered)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-key");
	asked(g, 0, ONIRIM_ASK_SWAP);
	lies(g, ONIRIM_ZONE_DISCARD, "red-key");
	lies(g, ONIRIM_ZONE_PENDING, "");
	legal_are(g, "swap:red-sun/green-sun swap:red-sun/green-moon "
	    "swap:red-moon/green-sun swap:red-moon/green-moon decline");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R11_a_key_swapped_away_leaves_the_prophecy)
{
	onirim_game *g = pair("red-sun red-key blue-key", OWN2, BOTH);

	play(g, "discard:red-key swap:blue-key/green-sun | 5brown-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,brown-sun");
	lies(g, ONIRIM_ZONE_SHARED, "blue-key,green-moon");
	own(g, 0, 0, "red-sun,green-sun,brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R11_a_key_swapped_in_after_a_sun_is_no_prophecy)
{
	onirim_game *g = pair(OWN1, OWN2, "green-sun green-key");

	play(g, "discard:red-sun swap:red-key/green-key | brown-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R11_cards_of_one_face_are_no_swap)
{
	onirim_game *g = pair(OWN1, OWN2, "red-sun green-sun");

	play(g, "discard:red-key");
	legal_are(g, "swap:red-sun/green-sun swap:red-moon/red-sun "
	    "swap:red-moon/green-sun decline");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R11_without_two_faces_no_swap_is_offered)
{
	onirim_game *g = pair("2red-sun red-moon", OWN2, "2red-sun");

	play(g, "discard:red-moon | brown-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.4 Fill -----------------------------------------------------------
 */

START_TEST(test_3_4_own_cards_are_filled_before_shared_ones)
{
	onirim_game *g = pair("red-sun red-moon blue-key", OWN2,
	    "red-key green-sun");

	play(g, "play:red-sun | nightmare | key:red-key@shared ...");
	dealt_to(g, ONIRIM_ZONE_HAND, 0);
	deal(g, "brown-sun ...");
	own(g, 0, 0, "red-moon,blue-key,brown-sun");
	dealt_to(g, ONIRIM_ZONE_SHARED, 0);
	deal(g, "brown-moon");
	lies(g, ONIRIM_ZONE_SHARED, "green-sun,brown-moon");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_4_a_fill_of_seat_two_is_for_its_own_cards)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | brown-sun | play:blue-sun ...");
	dealt_to(g, ONIRIM_ZONE_HAND, 1);
	deal(g, "brown-moon");
	own(g, 1, 1, "blue-moon,blue-key,brown-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_8_9_IV_throws_away_own_and_shared_cards)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | nightmare | hand ...");
	own(g, 0, 0, "");
	lies(g, ONIRIM_ZONE_SHARED, "");
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,red-key,green-sun,green-moon");
	own(g, 1, 1, "blue-sun,blue-moon,blue-key");
	dealt_to(g, ONIRIM_ZONE_HAND, 0);
	deal(g, "brown-sun blue-door brown-moon nightmare brown-key ...");
	dealt_to(g, ONIRIM_ZONE_SHARED, 0);
	deal(g, "red-sun red-door ...");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door,blue-door,nightmare");
	lies(g, ONIRIM_ZONE_PENDING, "nightmare");
	deal(g, "blue-sun");
	own(g, 0, 0, "brown-sun,brown-moon,brown-key");
	lies(g, ONIRIM_ZONE_SHARED, "red-sun,blue-sun");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_4_IV_of_seat_two_fills_its_own_cards)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | brown-sun | play:blue-sun | nightmare | "
	    "hand ...");
	dealt_to(g, ONIRIM_ZONE_HAND, 1);
	deal(g, "3red-sun 2brown-moon");
	own(g, 0, 0, "red-moon,red-key,brown-sun");
	own(g, 1, 1, "3red-sun");
	lies(g, ONIRIM_ZONE_SHARED, "2brown-moon");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R12_a_nightmare_takes_own_and_shared_keys_of_the_active)
{
	onirim_game *g = pair(OWN1, OWN2, "red-key green-key");

	play(g, "play:red-sun | nightmare");
	legal_are(g, "key:red-key key:red-key@shared key:green-key@shared "
	    "reveal hand");
	play(g, "key:red-key | 2brown-sun");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,nightmare");
	lies(g, ONIRIM_ZONE_SHARED, "red-key,green-key");
	onirim_game_free(g);
}
END_TEST

/* Each seat has one Door, of a colour of its own. */
static onirim_game *
a_door_each(void)
{
	return late(.config = "players=2",
	    .plays = { TRIO_SUN("red"), TRIO_SUN("blue") },
	    .hands = { "2green-sun red-key", "2brown-sun blue-key" },
	    .shared = "green-moon brown-moon");
}

START_TEST(test_R12_9_a_nightmare_takes_doors_of_the_active_side_alone)
{
	onirim_game *g = a_door_each();

	play(g, "discard:green-sun decline | nightmare");
	legal_are(g, "key:red-key door:red-door reveal hand");
	play(g, "door:red-door ...");
	doors(g, 0, "");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	deal(g, "red-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	doors(g, 1, "blue-door");
	pool_has(g, "2red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_case_8_R12_9_seat_two_gives_its_door_as_door_at_2)
{
	onirim_game *g = a_door_each();

	play(g, "discard:green-sun decline | red-sun | "
	    "discard:brown-sun decline | nightmare");
	asked(g, 1, ONIRIM_ASK_NIGHTMARE);
	legal_are(g, "key:blue-key door:blue-door@2 reveal hand");
	play(g, "door:blue-door@2 | red-sun");
	doors(g, 0, "red-door");
	doors(g, 1, "");
	pool_has(g, "2blue-door");
	asked(g, 0, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R12_without_doors_of_its_own_a_seat_gives_none)
{
	onirim_game *g = late(.config = "players=2",
	    .plays = { TRIO_SUN("red"), "green-sun blue-moon green-sun" },
	    .hands = { "2green-sun red-key", "2brown-sun blue-key" },
	    .shared = "green-moon brown-moon");

	play(g, "discard:green-sun decline | red-sun | "
	    "discard:brown-sun decline | nightmare");
	legal_are(g, "key:blue-key reveal hand");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.5 Victory --------------------------------------------------------
 */

/* Each seat has three Doors and is one trio away from the brown one. */
static onirim_game *
before_the_last_trios(const char *config)
{
	return late(.config = config, .plays = { THREE_DOORS, THREE_DOORS },
	    .hands = { "2brown-moon brown-sun", "2brown-moon brown-sun" },
	    .shared = "red-key blue-key");
}

START_TEST(test_3_5_both_seats_with_all_four_doors_win_together)
{
	onirim_game *g = before_the_last_trios("players=2");

	play(g, "play:brown-moon | red-sun | play:brown-moon | red-sun | "
	    "play:brown-sun | red-sun | play:brown-sun | red-sun | "
	    "play:brown-moon search | red-sun");
	doors(g, 0, "red-door,blue-door,green-door,brown-door");
	doors(g, 1, "red-door,blue-door,green-door");
	ck_assert_int_eq(onirim_outcome(g), ONIRIM_PLAYING);
	play(g, "play:brown-moon search");
	over(g, ONIRIM_WON);
	doors(g, 1, "red-door,blue-door,green-door,brown-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_5_a_seat_that_loses_a_door_again_has_not_four)
{
	onirim_game *g = before_the_last_trios("players=2");

	play(g, "play:brown-moon | red-sun | play:brown-moon | red-sun | "
	    "play:brown-sun | red-sun | play:brown-sun | red-sun | "
	    "play:brown-moon search | nightmare | door:red-door | red-sun | "
	    "play:brown-moon search | green-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	doors(g, 0, "blue-door,green-door,brown-door");
	doors(g, 1, "red-door,blue-door,green-door,brown-door");
	play(g, "discard:red-sun decline | red-door | key:red-key@shared");
	over(g, ONIRIM_WON);
	onirim_game_free(g);
}
END_TEST

/* All eight Doors are on the table, two red ones on the first seat's side. */
static onirim_game *
two_red_doors(void)
{
	return late(.config = "players=2",
	    .plays = { TWO_TRIOS("red") TRIO_SUN("blue") TRIO_MOON("green")
	    TRIO_SUN("brown"),
	    "red-sun blue-moon green-sun red-moon blue-sun blue-key "
	    TRIO_MOON("blue") TRIO_SUN("green") TRIO_MOON("brown") },
	    .hands = { "3red-sun", "red-key 2green-sun" },
	    .shared = "green-key brown-key");
}

START_TEST(test_R13_a_second_door_of_a_colour_counts_for_nothing)
{
	onirim_game *g = two_red_doors();

	asked(g, 0, ONIRIM_ASK_ACT);
	doors(g, 0, "2red-door,blue-door,green-door,brown-door");
	doors(g, 1, "blue-door,green-door,brown-door");
	ck_assert_int_eq(onirim_outcome(g), ONIRIM_PLAYING);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R13_a_second_door_may_be_given_to_a_nightmare)
{
	onirim_game *g = two_red_doors();

	play(g, "discard:red-sun decline | nightmare | door:red-door | "
	    "blue-sun");
	doors(g, 0, "red-door,blue-door,green-door,brown-door");
	play(g, "discard:green-sun decline | red-door | key:red-key");
	over(g, ONIRIM_WON);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R13_a_second_door_of_a_colour_may_be_taken_with_a_key)
{
	onirim_game *g = a_door_each();

	play(g, "discard:green-sun decline | red-door");
	legal_are(g, "key:red-key limbo");
	play(g, "key:red-key | 2red-sun");
	doors(g, 0, "2red-door");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- 3.6 Variants -------------------------------------------------------
 */

START_TEST(test_R14_unique_second_door_by_trio_goes_to_limbo)
{
	onirim_game *g = late(.config = "players=2 variants=unique",
	    .plays = { TRIO_SUN("red") "red-moon red-sun ",
	    "green-sun blue-moon green-sun blue-moon green-sun " },
	    .hands = { "red-moon red-key blue-sun", "3brown-sun" },
	    .shared = "green-moon brown-moon");

	play(g, "play:red-moon");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	legal_are(g, "search decline");
	play(g, "search ...");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	doors(g, 0, "red-door");
	ck_assert_int_eq(onirim_number(g, 0, ONIRIM_NUMBER_DOORS_LEFT,
	    ONIRIM_COLOUR_RED), 0);
	deal(g, "brown-sun");
	lies(g, ONIRIM_ZONE_LIMBO, "");
	pool_has(g, "1red-door");
	ck_assert_int_eq(series(g, 0), 0);
	asked(g, 1, ONIRIM_ASK_ACT);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_unique_second_door_by_key_goes_to_limbo)
{
	onirim_game *g = late(.config = "players=2 variants=unique",
	    .plays = { TRIO_SUN("red"), "green-sun blue-moon green-sun" },
	    .hands = { "2green-sun red-key", "2brown-sun blue-key" },
	    .shared = "green-moon brown-moon");

	play(g, "discard:green-sun decline | red-door");
	legal_are(g, "key:red-key limbo");
	play(g, "key:red-key ...");
	doors(g, 0, "red-door");
	lies(g, ONIRIM_ZONE_LIMBO, "red-door");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,green-sun");
	deal(g, "red-sun red-moon");
	pool_has(g, "1red-door");
	own(g, 0, 0, "red-sun,red-moon,green-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_unique_the_other_seat_may_have_the_colour)
{
	onirim_game *g = late(.config = "players=2 variants=unique",
	    .plays = { TRIO_SUN("red"), "green-sun blue-moon green-sun" },
	    .hands = { "2green-sun blue-sun", "2brown-sun red-key" },
	    .shared = "green-moon brown-moon");

	play(g, "discard:green-sun decline | red-sun | "
	    "discard:brown-sun decline | red-door | key:red-key | 2red-sun");
	doors(g, 0, "red-door");
	doors(g, 1, "red-door");
	onirim_game_free(g);
}
END_TEST

static const char *const races[] = {
	"players=2 variants=race",
	"players=2 variants=unique,race",
	"players=2 variants=open,race",
};

START_TEST(test_R14_race_the_first_seat_wins_alone_by_trio)
{
	onirim_game *g = late(.config = races[_i],
	    .plays = { THREE_DOORS, NO_DOORS },
	    .hands = { "2brown-moon brown-sun", "3blue-sun" },
	    .shared = "red-key green-key");

	play(g, "play:brown-moon | red-sun | discard:blue-sun decline | "
	    "blue-sun | play:brown-sun | red-sun | "
	    "discard:blue-sun decline | blue-sun | play:brown-moon");
	asked(g, 0, ONIRIM_ASK_SEARCH);
	play(g, "search");
	won_by(g, 0);
	doors(g, 1, "");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_race_the_second_seat_wins_alone_by_key)
{
	onirim_game *g = late(.config = races[_i],
	    .plays = { NO_DOORS, THREE_DOORS },
	    .hands = { "3blue-sun", "brown-moon brown-key red-moon" },
	    .shared = "red-key green-key");

	play(g, "discard:blue-sun decline | blue-sun | "
	    "discard:red-moon decline | brown-door | key:brown-key");
	won_by(g, 1);
	lies(g, ONIRIM_ZONE_DISCARD, "red-moon,blue-sun,brown-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_R14_race_both_lose_when_the_deck_runs_out)
{
	onirim_game *g = late(.config = races[_i],
	    .plays = { THREE_DOORS, NO_DOORS },
	    .hands = { "2brown-moon brown-sun", "3blue-sun" },
	    .shared = "red-key green-key");

	give_up(g);
	over(g, ONIRIM_LOST);
	onirim_game_free(g);
}
END_TEST

START_TEST(test_2_8_two_players_lose_together_when_the_deck_runs_out)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	give_up(g);
	over(g, ONIRIM_LOST);
	deck_is(g, 0);
	onirim_game_free(g);
}
END_TEST

/*
 * ---- Who knows what -----------------------------------------------------
 */

START_TEST(test_seen_cards_of_the_draft_are_known_to_all)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);
	static const int viewers[] = { 0, 1, NOBODY, HOST };
	int i;

	for (i = 0; i < COUNT_OF(viewers); i++) {
		own(g, viewers[i], 0, "red-sun,red-moon,red-key");
		own(g, viewers[i], 1, "blue-sun,blue-moon,blue-key");
		pool_seen(g, viewers[i], "8red-sun");
	}
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_own_cards_drawn_are_hidden)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-sun decline | brown-sun");
	own(g, 0, 0, "red-moon,red-key,brown-sun");
	own(g, HOST, 0, "red-moon,red-key,brown-sun");
	own(g, 1, 0, "red-moon,red-key,hidden");
	own(g, NOBODY, 0, "red-moon,red-key,hidden");
	pool_seen(g, 0, "5brown-sun");
	pool_seen(g, HOST, "5brown-sun");
	pool_seen(g, 1, "6brown-sun");
	pool_seen(g, NOBODY, "6brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_shared_cards_drawn_are_known_to_all)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:green-sun@shared | brown-sun");
	cards_are(g, 0, ONIRIM_ZONE_SHARED, 0, "green-moon,brown-sun");
	cards_are(g, 1, ONIRIM_ZONE_SHARED, 0, "green-moon,brown-sun");
	lies(g, ONIRIM_ZONE_SHARED, "green-moon,brown-sun");
	pool_seen(g, NOBODY, "5brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_hidden_card_played_leaves_the_known_ones)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-sun decline | brown-sun | play:blue-sun | "
	    "brown-moon | play:brown-sun | red-sun");
	own(g, 1, 0, "red-moon,red-key,hidden");
	row(g, 0, "brown-sun");
	pool_seen(g, 1, "5brown-sun");
	own(g, 0, 1, "blue-moon,blue-key,hidden");
	onirim_game_free(g);
}
END_TEST

/* The partner cannot tell which of two equal cards has left. */
START_TEST(test_seen_a_known_face_that_leaves_is_one_fewer_known)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-sun decline | red-moon | play:blue-sun | "
	    "brown-moon");
	own(g, 1, 0, "red-moon,red-key,hidden");
	play(g, "play:red-moon | brown-sun");
	own(g, 0, 0, "red-moon,red-key,brown-sun");
	own(g, 1, 0, "red-key,2hidden");
	own(g, NOBODY, 0, "red-key,2hidden");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_card_swapped_in_is_known)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-sun swap:red-key/green-moon | brown-sun");
	own(g, 1, 0, "red-moon,green-moon,hidden");
	own(g, NOBODY, 0, "red-moon,green-moon,hidden");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_hidden_card_swapped_out_is_shown)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-sun decline | brown-sun | play:blue-sun | "
	    "brown-moon | discard:red-key swap:brown-sun/green-sun ...");
	own(g, 1, 0, "red-moon,green-sun");
	lies(g, ONIRIM_ZONE_SHARED, "green-moon,brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_cards_looked_at_are_known_to_the_looker_alone)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-key decline | "
	    "nightmare red-door 2brown-sun brown-moon");
	cards_are(g, 0, ONIRIM_ZONE_PENDING, 0,
	    "2brown-sun,brown-moon,red-door,nightmare");
	cards_are(g, HOST, ONIRIM_ZONE_PENDING, 0,
	    "2brown-sun,brown-moon,red-door,nightmare");
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0, "5hidden");
	lies(g, ONIRIM_ZONE_PENDING, "5hidden");
	pool_seen(g, 0, "1red-door");
	pool_seen(g, 1, "2red-door");
	pool_seen(g, 1, "10nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_cards_put_back_are_known_to_the_looker_alone)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-key decline | "
	    "nightmare red-door 2brown-sun brown-moon | drop:nightmare "
	    "next:brown-sun next:red-door next:brown-moon");
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "red-door,brown-moon,brown-sun");
	cards_are(g, HOST, ONIRIM_ZONE_TOP, 0,
	    "red-door,brown-moon,brown-sun");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0, "3hidden");
	lies(g, ONIRIM_ZONE_TOP, "3hidden");
	lies(g, ONIRIM_ZONE_DISCARD, "red-key,nightmare");
	own(g, 1, 0, "red-sun,red-moon,hidden");
	pool_seen(g, 1, "6brown-sun");
	pool_seen(g, 1, "9nightmare");
	onirim_game_free(g);
}
END_TEST

/* Seat one has put back two brown Suns, a Moon and a Key between them. */
static onirim_game *
after_a_look(const char *config)
{
	onirim_game *g = late(.config = config, .hands = { OWN1, OWN2 },
	    .shared = BOTH);

	play(g, "discard:red-key decline | "
	    "nightmare 2brown-sun brown-moon green-key | drop:nightmare "
	    "next:brown-sun next:brown-moon next:brown-sun");
	asked(g, 1, ONIRIM_ASK_ACT);
	return g;
}

/* The looker knows what its partner draws, and so do both. */
START_TEST(test_seen_a_card_looked_at_is_known_in_the_partners_hand)
{
	onirim_game *g = after_a_look("players=2");

	play(g, "play:blue-sun");
	own(g, 0, 1, "blue-moon,blue-key,brown-moon");
	own(g, 1, 1, "blue-moon,blue-key,brown-moon");
	own(g, NOBODY, 1, "blue-moon,blue-key,brown-moon");
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "brown-sun,green-key");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0, "2hidden");
	play(g, "play:red-sun");
	own(g, 1, 0, "red-moon,2hidden");
	own(g, NOBODY, 0, "red-moon,2hidden");
	play(g, "play:brown-moon");
	own(g, 0, 1, "blue-moon,blue-key,green-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_card_looked_at_is_known_until_its_face_leaves)
{
	onirim_game *g = after_a_look("players=2");

	play(g, "play:blue-sun play:red-sun discard:blue-moon decline");
	own(g, 0, 1, "blue-key,green-key,brown-moon");
	play(g, "play:red-moon | red-sun | discard:blue-key decline | "
	    "brown-moon 4blue-sun | drop:blue-sun next:brown-moon");
	own(g, 0, 1, "green-key,brown-moon,hidden");
	own(g, 1, 1, "green-key,2brown-moon");
	play(g, "discard:red-sun decline play:brown-moon");
	own(g, 0, 1, "green-key,2hidden");
	own(g, 1, 1, "green-key,brown-moon,blue-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_second_look_is_known_to_the_second_looker_alone)
{
	onirim_game *g = after_a_look("players=2");

	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "brown-moon,brown-sun,green-key");
	play(g, "discard:blue-key decline | red-door red-sun");
	asked(g, 1, ONIRIM_ASK_PROPHECY);
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0,
	    "red-sun,green-key,brown-sun,brown-moon,red-door");
	cards_are(g, 0, ONIRIM_ZONE_PENDING, 0, "5hidden");
	lies(g, ONIRIM_ZONE_PENDING, "5hidden");
	play(g, "drop:red-door next:brown-moon next:brown-sun next:red-sun");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0, "brown-sun,red-sun,green-key");
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "3hidden");
	lies(g, ONIRIM_ZONE_TOP, "3hidden");
	own(g, 0, 1, "blue-sun,blue-moon,hidden");
	pool_seen(g, 0, "3green-key");
	pool_seen(g, 1, "2green-key");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_the_last_looker_knows_the_cards_its_partner_draws)
{
	onirim_game *g = after_a_look("players=2");

	play(g, "discard:blue-key decline | red-door red-sun | "
	    "drop:red-door next:brown-moon next:brown-sun next:red-sun "
	    "play:red-sun");
	own(g, 1, 0, "red-moon,brown-sun,hidden");
	own(g, 0, 0, "red-moon,2brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_shuffle_makes_all_forget_places)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "discard:red-key decline | "
	    "nightmare red-door 3brown-sun | drop:nightmare "
	    "next:brown-sun next:red-door play:blue-sun");
	asked(g, 0, ONIRIM_ASK_ACT);
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0, "");
	cards_are(g, HOST, ONIRIM_ZONE_TOP, 0, "");
	own(g, 0, 1, "blue-moon,blue-key,brown-sun");
	pool_seen(g, 0, "4brown-sun");
	pool_seen(g, 0, "2red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_doors_and_nightmares_drawn_are_shown)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | red-door");
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0, "red-door");
	lies(g, ONIRIM_ZONE_PENDING, "red-door");
	play(g, "limbo | nightmare");
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0, "nightmare");
	cards_are(g, 1, ONIRIM_ZONE_LIMBO, 0, "red-door");
	pool_seen(g, 1, "1red-door");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_cards_revealed_are_known_to_all)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | nightmare | reveal | brown-sun red-door "
	    "brown-moon ...");
	cards_are(g, 1, ONIRIM_ZONE_PENDING, 0,
	    "brown-sun,brown-moon,red-door,nightmare");
	lies(g, ONIRIM_ZONE_PENDING,
	    "brown-sun,brown-moon,red-door,nightmare");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_a_new_hand_under_IV_is_hidden)
{
	onirim_game *g = pair(OWN1, OWN2, BOTH);

	play(g, "play:red-sun | nightmare | hand | 3brown-sun 2brown-moon");
	own(g, 0, 0, "3brown-sun");
	own(g, 1, 0, "3hidden");
	own(g, NOBODY, 0, "3hidden");
	lies(g, ONIRIM_ZONE_SHARED, "2brown-moon");
	pool_seen(g, 1, "6brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_6_open_shows_own_cards_to_all)
{
	onirim_game *g = late(.config = "players=2 variants=open",
	    .hands = { OWN1, OWN2 }, .shared = BOTH);

	play(g, "discard:red-sun decline | brown-sun | play:blue-sun | "
	    "brown-moon");
	own(g, 1, 0, "red-moon,red-key,brown-sun");
	own(g, 0, 1, "blue-moon,blue-key,brown-moon");
	own(g, NOBODY, 0, "red-moon,red-key,brown-sun");
	own(g, NOBODY, 1, "blue-moon,blue-key,brown-moon");
	pool_seen(g, 1, "5brown-sun");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_3_6_open_keeps_cards_looked_at_for_the_looker)
{
	onirim_game *g = after_a_look("players=2 variants=open");

	own(g, 1, 0, "red-sun,red-moon,brown-sun");
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "brown-moon,brown-sun,green-key");
	cards_are(g, 1, ONIRIM_ZONE_TOP, 0, "3hidden");
	lies(g, ONIRIM_ZONE_TOP, "3hidden");
	onirim_game_free(g);
}
END_TEST

START_TEST(test_seen_one_player_sees_what_everybody_sees)
{
	onirim_game *g = alone("red-key 2red-sun blue-sun green-sun");

	play(g, "discard:red-key | nightmare 3brown-sun brown-moon | "
	    "drop:nightmare next:brown-sun next:brown-moon");
	cards_are(g, 0, ONIRIM_ZONE_TOP, 0, "brown-moon,2brown-sun");
	lies(g, ONIRIM_ZONE_TOP, "brown-moon,2brown-sun");
	own(g, NOBODY, 0, "2red-sun,blue-sun,green-sun,brown-sun");
	onirim_game_free(g);
}
END_TEST

/*
 * ---- The suite ----------------------------------------------------------
 */

static void
add_draft(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_case_8_draft_takes_three_in_turn_and_shares_two);
	tcase_add_test(tcase,
	    test_3_1_cards_set_aside_are_back_before_the_draft);
	tcase_add_loop_test(tcase,
	    test_R10_the_same_seat_begins_the_draft_and_the_play, 0,
	    COUNT_OF(beginners));
}

static void
add_own_and_shared(TCase *tcase)
{
	tcase_add_test(tcase, test_3_2_the_hand_is_own_and_shared_cards);
	tcase_add_test(tcase,
	    test_9_the_same_face_own_and_shared_is_two_actions);
	tcase_add_test(tcase, test_3_2_the_symbol_rule_looks_at_the_own_row);
	tcase_add_test(tcase, test_9_each_seat_has_its_own_series_and_doors);
	tcase_add_test(tcase, test_R2_doors_of_the_partner_are_not_in_the_deck);
	tcase_add_test(tcase, test_3_2_shared_rooms_count_for_who_plays_them);
	tcase_add_test(tcase,
	    test_case_8_a_shared_key_opens_a_door_of_the_active_seat);
	tcase_add_test(tcase,
	    test_case_8_an_own_and_a_shared_key_are_two_answers);
	tcase_add_test(tcase, test_3_2_the_key_of_the_partner_opens_nothing);
}

static void
add_swap(TCase *tcase)
{
	tcase_add_test(tcase, test_3_3_a_discard_offers_a_swap);
	tcase_add_test(tcase, test_3_3_a_swap_declined_changes_nothing);
	tcase_add_test(tcase, test_3_3_a_room_played_offers_no_swap);
	tcase_add_test(tcase,
	    test_3_3_a_shared_discard_leaves_one_card_to_swap_for);
	tcase_add_loop_test(tcase,
	    test_case_8_R11_the_swap_comes_before_the_prophecy, 0,
	    COUNT_OF(before_prophecy));
	tcase_add_test(tcase,
	    test_R11_the_discard_lies_in_the_pile_when_the_swap_is_offered);
	tcase_add_test(tcase, test_R11_a_key_swapped_away_leaves_the_prophecy);
	tcase_add_test(tcase,
	    test_R11_a_key_swapped_in_after_a_sun_is_no_prophecy);
	tcase_add_test(tcase, test_R11_cards_of_one_face_are_no_swap);
	tcase_add_test(tcase, test_R11_without_two_faces_no_swap_is_offered);
}

static void
add_fill(TCase *tcase)
{
	tcase_add_test(tcase, test_3_4_own_cards_are_filled_before_shared_ones);
	tcase_add_test(tcase, test_3_4_a_fill_of_seat_two_is_for_its_own_cards);
	tcase_add_test(tcase,
	    test_case_8_9_IV_throws_away_own_and_shared_cards);
	tcase_add_test(tcase, test_3_4_IV_of_seat_two_fills_its_own_cards);
	tcase_add_test(tcase,
	    test_R12_a_nightmare_takes_own_and_shared_keys_of_the_active);
	tcase_add_test(tcase,
	    test_R12_9_a_nightmare_takes_doors_of_the_active_side_alone);
	tcase_add_test(tcase,
	    test_case_8_R12_9_seat_two_gives_its_door_as_door_at_2);
	tcase_add_test(tcase,
	    test_R12_without_doors_of_its_own_a_seat_gives_none);
}

static void
add_victory(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_3_5_both_seats_with_all_four_doors_win_together);
	tcase_add_test(tcase,
	    test_3_5_a_seat_that_loses_a_door_again_has_not_four);
	tcase_add_test(tcase,
	    test_R13_a_second_door_of_a_colour_counts_for_nothing);
	tcase_add_test(tcase,
	    test_R13_a_second_door_may_be_given_to_a_nightmare);
	tcase_add_test(tcase,
	    test_R13_a_second_door_of_a_colour_may_be_taken_with_a_key);
}

static void
add_variants(TCase *tcase)
{
	tcase_add_test(tcase,
	    test_R14_unique_second_door_by_trio_goes_to_limbo);
	tcase_add_test(tcase, test_R14_unique_second_door_by_key_goes_to_limbo);
	tcase_add_test(tcase,
	    test_R14_unique_the_other_seat_may_have_the_colour);
	tcase_add_loop_test(tcase,
	    test_R14_race_the_first_seat_wins_alone_by_trio, 0,
	    COUNT_OF(races));
	tcase_add_loop_test(tcase,
	    test_R14_race_the_second_seat_wins_alone_by_key, 0,
	    COUNT_OF(races));
	tcase_add_loop_test(tcase,
	    test_R14_race_both_lose_when_the_deck_runs_out, 0,
	    COUNT_OF(races));
	tcase_add_test(tcase,
	    test_2_8_two_players_lose_together_when_the_deck_runs_out);
}

static void
add_who_knows_what(TCase *tcase)
{
	tcase_add_test(tcase, test_seen_cards_of_the_draft_are_known_to_all);
	tcase_add_test(tcase, test_seen_own_cards_drawn_are_hidden);
	tcase_add_test(tcase, test_seen_shared_cards_drawn_are_known_to_all);
	tcase_add_test(tcase,
	    test_seen_a_hidden_card_played_leaves_the_known_ones);
	tcase_add_test(tcase,
	    test_seen_a_known_face_that_leaves_is_one_fewer_known);
	tcase_add_test(tcase, test_seen_a_card_swapped_in_is_known);
	tcase_add_test(tcase, test_seen_a_hidden_card_swapped_out_is_shown);
	tcase_add_test(tcase,
	    test_seen_cards_looked_at_are_known_to_the_looker_alone);
	tcase_add_test(tcase,
	    test_seen_cards_put_back_are_known_to_the_looker_alone);
	tcase_add_test(tcase,
	    test_seen_a_card_looked_at_is_known_in_the_partners_hand);
	tcase_add_test(tcase,
	    test_seen_a_card_looked_at_is_known_until_its_face_leaves);
	tcase_add_test(tcase,
	    test_seen_a_second_look_is_known_to_the_second_looker_alone);
	tcase_add_test(tcase,
	    test_seen_the_last_looker_knows_the_cards_its_partner_draws);
	tcase_add_test(tcase, test_seen_a_shuffle_makes_all_forget_places);
	tcase_add_test(tcase, test_seen_doors_and_nightmares_drawn_are_shown);
	tcase_add_test(tcase, test_seen_cards_revealed_are_known_to_all);
	tcase_add_test(tcase, test_seen_a_new_hand_under_IV_is_hidden);
	tcase_add_test(tcase, test_3_6_open_shows_own_cards_to_all);
	tcase_add_test(tcase,
	    test_3_6_open_keeps_cards_looked_at_for_the_looker);
	tcase_add_test(tcase, test_seen_one_player_sees_what_everybody_sees);
}

Suite *
rules_pair_suite(void)
{
	Suite *suite = suite_create("rules, two players");

	script_add_case(suite, "draft", add_draft);
	script_add_case(suite, "own and shared", add_own_and_shared);
	script_add_case(suite, "swap", add_swap);
	script_add_case(suite, "fill", add_fill);
	script_add_case(suite, "victory", add_victory);
	script_add_case(suite, "variants", add_variants);
	script_add_case(suite, "who knows what", add_who_knows_what);
	return suite;
}
