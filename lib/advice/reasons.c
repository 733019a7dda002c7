/* reasons.c - why an answer is good. */
#include "reasons.h"

enum {
	DOOR_COLOURS = 4,
	ROOMS_FOR_A_DOOR = 3,
	TABLE_PLACES = 8,       /* of creatures, for each seat */
	WHOLE_CREATURE = 3,
	FULL_HAND = 5,
	OPEN_LOOK = 7,          /* cards that a Happy Dream reveals */
	KEY_LOOK = 5,           /* that a Prophecy looks at, of either kind */
	PENALTIES = 8           /* faces of Premonitions */
};

/* An answer whose reasons are looked for.  `tried` is the game after it. */
struct looking {
	struct reasons *of;
	const struct trial *trial;
	int verb;
	int card;
	int place;
	int extra;
	uint8_t about;
};

/*
 * What lies where, as the seat that is asked knows it.
 */

static int
count_in(const onirim_game *game, int viewer, int zone, int index, int card)
{
	onirim_card cards[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(game, viewer, zone, index, cards,
	    ONIRIM_CARDS_MAX);
	int found = 0;

	for (int i = 0; i < n; i++)
		found += cards[i] == card;
	return found;
}

static int
size_of(const onirim_game *game, int viewer, int zone, int index)
{
	return onirim_cards(game, viewer, zone, index, NULL, 0);
}

static int
asked_number(const struct reasons *reasons, int what, int index)
{
	return onirim_number(reasons->asked, reasons->seat, what, index);
}

static int
tried_number(const struct reasons *reasons, int what, int index)
{
	return onirim_number(reasons->tried, reasons->seat, what, index);
}

static bool
is_race(const struct reasons *reasons)
{
	return (asked_number(reasons, ONIRIM_NUMBER_VARIANTS, 0) &
	    ONIRIM_VARIANT_RACE) != 0;
}

static int
seats_in(const struct reasons *reasons)
{
	return asked_number(reasons, ONIRIM_NUMBER_PLAYERS, 0);
}

static int
cards_of_others(const struct reasons *reasons, const onirim_game *game)
{
	int cards = 0;

	for (int seat = 0; seat < seats_in(reasons); seat++)
		if (seat != reasons->seat)
			cards += size_of(game, reasons->seat,
			    ONIRIM_ZONE_HAND, seat);
	return cards;
}

/* Go back to the question, and give an answer. */
static int
give(struct reasons *reasons, onirim_action action)
{
	onirim_game_assign(reasons->tried, reasons->asked);
	return onirim_apply(reasons->tried, action);
}

/*
 * Doors and Keys.
 */

static int
door_of(int colour)
{
	return ONIRIM_CARD_DOOR + colour;
}

static int
key_of(int colour)
{
	return ONIRIM_CARD_ROOM + 4 * colour + ONIRIM_SYMBOL_KEY;
}

static int
doors_before(const struct reasons *reasons, int colour)
{
	return count_in(reasons->asked, reasons->seat, ONIRIM_ZONE_DOORS,
	    reasons->seat, door_of(colour));
}

/* One player needs both Doors of a colour, one of two players needs one. */
static bool
needs_door(const struct reasons *reasons, int colour)
{
	return seats_in(reasons) == 1 || doors_before(reasons, colour) == 0;
}

static bool
holds_key(const struct reasons *reasons, int colour)
{
	const onirim_game *const game = reasons->asked;
	const int seat = reasons->seat;

	return count_in(game, seat, ONIRIM_ZONE_HAND, seat,
	    key_of(colour)) > 0 || count_in(game, seat, ONIRIM_ZONE_SHARED,
	    0, key_of(colour)) > 0;
}

/* Whether a Door that the seat needs is in the deck, or goes back there. */
static bool
door_can_come(const struct reasons *reasons, int colour)
{
	static const uint8_t zones[] = {
		ONIRIM_ZONE_POOL, ONIRIM_ZONE_TOP, ONIRIM_ZONE_BOTTOM,
		ONIRIM_ZONE_LIMBO,
	};

	if (!needs_door(reasons, colour))
		return false;
	for (unsigned i = 0; i < sizeof zones; i++)
		if (count_in(reasons->asked, reasons->seat, zones[i], 0,
		    door_of(colour)) > 0)
			return true;
	return false;
}

/* The colour that the first Goal asks for, or less than 0. */
static int
goal_colour(const onirim_game *game, int viewer)
{
	onirim_card goals[ONIRIM_CARDS_MAX];
	const int place = onirim_number(game, viewer,
	    ONIRIM_NUMBER_NEXT_GOAL, 0);

	if (place < 0)
		return -1;
	onirim_cards(game, viewer, ONIRIM_ZONE_GOALS, 0, goals,
	    ONIRIM_CARDS_MAX);
	return onirim_card_trait(goals[place], ONIRIM_TRAIT_COLOUR);
}

/* Whether a Door of this colour may come to the table now. */
static bool
goal_allows(const struct reasons *reasons, int colour)
{
	const int goal = goal_colour(reasons->asked, reasons->seat);

	return goal < 0 || goal == colour;
}

/* How many Doors are missing after the answer: of eight for one player, of four
 * colours for each of two, and only one's own in a race. */
static int
doors_missing(const struct reasons *reasons)
{
	const int seats = seats_in(reasons);
	int missing = 0;

	for (int seat = 0; seat < seats; seat++) {
		if (is_race(reasons) && seat != reasons->seat)
			continue;
		for (int colour = 0; colour < DOOR_COLOURS; colour++) {
			const int found = count_in(reasons->tried,
			    reasons->seat, ONIRIM_ZONE_DOORS, seat,
			    door_of(colour));

			missing += seats == 1 ? 2 - found : found == 0;
		}
	}
	return missing;
}

/*
 * Answers that end the game, or lose it.
 */

/* Whether the game is over now whatever others hold or know, which was made up.
 * In Onirim that is a card of the deck that only another seat knows.  In
 * Nightmarium it is their hands, which let another player win, and which the
 * others discard from before the powers of a creature are done. */
static bool
end_is_certain(const struct reasons *reasons, int result)
{
	if (asked_number(reasons, ONIRIM_NUMBER_GAME, 0) ==
	    ONIRIM_GAME_ONIRIM)
		return count_in(reasons->asked, reasons->seat,
		    ONIRIM_ZONE_TOP, 0, ONIRIM_HIDDEN_CARD) == 0;
	return result == ONIRIM_WON &&
	    cards_of_others(reasons, reasons->tried) ==
	    cards_of_others(reasons, reasons->asked);
}

/* Whether the answer ends the game with this result for certain. */
static bool
ends_with(const struct reasons *reasons, int result)
{
	return onirim_result(reasons->tried, reasons->seat) == result &&
	    end_is_certain(reasons, result);
}

/* Players who play together need all eight Doors. */
static bool
lost_a_door(const struct reasons *reasons)
{
	int lost = 0;

	for (int colour = 0; colour < DOOR_COLOURS; colour++)
		lost += count_in(reasons->tried, reasons->seat,
		    ONIRIM_ZONE_DISCARD, 0, door_of(colour)) +
		    count_in(reasons->tried, reasons->seat,
		    ONIRIM_ZONE_REMOVED, 0, door_of(colour));
	return lost > 0 && !is_race(reasons);
}

/* The answer has been given. */
static bool
answer_loses(const struct reasons *reasons, const struct trial *trial)
{
	if (trial->always_lost && trial->tries >= TRIED_ENOUGH)
		return true;
	return lost_a_door(reasons) || ends_with(reasons, ONIRIM_LOST);
}

/*
 * Reasons.  Each function says whether its reason holds, and what it is about.
 */

static bool
wins_at_once(struct looking *looking)
{
	return ends_with(looking->of, ONIRIM_WON);
}

/* The colour of a Door that the seat needs and gets, or less than 0. */
static int
door_gained(const struct reasons *reasons)
{
	for (int colour = 0; colour < DOOR_COLOURS; colour++)
		if (needs_door(reasons, colour) &&
		    count_in(reasons->tried, reasons->seat,
		    ONIRIM_ZONE_DOORS, reasons->seat, door_of(colour)) >
		    doors_before(reasons, colour))
			return colour;
	return -1;
}

/* A Door that is offered after the third room of a series counts, if it comes
 * to the table when it is taken. */
static bool
brings_door(struct looking *looking)
{
	struct reasons *const reasons = looking->of;
	int colour;

	if (looking->verb == ONIRIM_VERB_PLAY &&
	    onirim_decision(reasons->tried) == ONIRIM_ASK_SEARCH)
		onirim_apply(reasons->tried,
		    onirim_action_make(ONIRIM_VERB_SEARCH, 0, 0, 0));
	colour = door_gained(reasons);
	give(reasons, looking->trial->action);
	if (colour < 0)
		return false;
	looking->about = (uint8_t)door_of(colour);
	return true;
}

/* How many cards a creature has before the answer. */
static int
height_of(const struct reasons *reasons, int seat, int place)
{
	return size_of(reasons->asked, reasons->seat, ONIRIM_ZONE_CREATURE,
	    TABLE_PLACES * seat + place);
}

static bool
completes_creature(struct looking *looking)
{
	looking->about = (uint8_t)looking->card;
	return looking->verb == ONIRIM_VERB_BUILD &&
	    height_of(looking->of, looking->of->seat, looking->extra) ==
	    WHOLE_CREATURE - 1;
}

/* Whoever has only one way to discard is not asked. */
static bool
makes_others_discard(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;

	return (looking->verb == ONIRIM_VERB_BUILD ||
	    looking->verb == ONIRIM_VERB_WAKE) &&
	    (onirim_decision(reasons->tried) == ONIRIM_ASK_LEGION ||
	    cards_of_others(reasons, reasons->tried) <
	    cards_of_others(reasons, reasons->asked));
}

static bool
aligns_towers(struct looking *looking)
{
	return tried_number(looking->of, ONIRIM_NUMBER_ALIGNED, 0) == 1;
}

static bool
brings_goal(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;
	const int colour = goal_colour(reasons->tried, reasons->seat);

	if (looking->verb != ONIRIM_VERB_GOALS || colour < 0 ||
	    goal_allows(reasons, colour) || !holds_key(reasons, colour))
		return false;
	looking->about = (uint8_t)door_of(colour);
	return true;
}

static bool
is_next_card(const struct reasons *reasons, int card)
{
	onirim_card top = ONIRIM_NO_CARD;

	if (onirim_decision(reasons->tried) == ONIRIM_ASK_DOOR)
		return onirim_subject(reasons->tried) == card;
	onirim_cards(reasons->tried, reasons->seat, ONIRIM_ZONE_TOP, 0, &top,
	    1);
	return top == card;
}

/* With a full hand, the next card is drawn by the partner, if there is one. */
static bool
draws_next(const struct reasons *reasons)
{
	return seats_in(reasons) == 1 ||
	    size_of(reasons->asked, reasons->seat, ONIRIM_ZONE_HAND,
	    reasons->seat) + size_of(reasons->asked, reasons->seat,
	    ONIRIM_ZONE_SHARED, 0) < FULL_HAND;
}

static bool
puts_door_next(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;
	const int colour = looking->card - ONIRIM_CARD_DOOR;

	looking->about = (uint8_t)looking->card;
	return (looking->verb == ONIRIM_VERB_NEXT ||
	    looking->verb == ONIRIM_VERB_TOP ||
	    looking->verb == ONIRIM_VERB_FETCH) && colour >= 0 &&
	    colour < DOOR_COLOURS && needs_door(reasons, colour) &&
	    goal_allows(reasons, colour) && holds_key(reasons, colour) &&
	    draws_next(reasons) && is_next_card(reasons, looking->card);
}

/* Doors, and a Nightmare that destroys no Tower. */
static bool
puts_back(onirim_action action)
{
	const int verb = onirim_action_verb(action);

	return verb == ONIRIM_VERB_LIMBO || verb == ONIRIM_VERB_DOOR ||
	    verb == ONIRIM_VERB_SPARE;
}

/* The deck does not last for three rooms for each Door that is missing, and the
 * search expects more of this answer than of all that put nothing back. */
static bool
buys_time(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;
	const int left = asked_number(reasons, ONIRIM_NUMBER_DECK, 0) +
	    size_of(reasons->asked, reasons->seat, ONIRIM_ZONE_LIMBO, 0);

	return puts_back(looking->trial->action) &&
	    left < ROOMS_FOR_A_DOOR * doors_missing(reasons) &&
	    looking->trial->chance > reasons->short_chance;
}

/* When the condition of an open Premonition holds. */
static const struct condition {
	uint8_t pairs;          /* colours of which one lies twice, as bits */
	uint8_t doors;          /* at least so many */
	uint8_t colours;        /* of so many colours */
} conditions[PENALTIES] = {
	{.pairs = 1 << ONIRIM_COLOUR_RED},
	{.pairs = 1 << ONIRIM_COLOUR_BLUE},
	{.pairs = 1 << ONIRIM_COLOUR_GREEN},
	{.pairs = 1 << ONIRIM_COLOUR_BROWN},
	{.pairs = (1 << DOOR_COLOURS) - 1},
	{.doors = 3},
	{.doors = 5},
	{.colours = DOOR_COLOURS},
};

/* Whether the condition holds with one more Door of a colour. */
static bool
condition_holds(const struct reasons *reasons,
    const struct condition *condition, int more)
{
	int doors = 0, colours = 0;
	bool pair = condition->pairs == 0;

	for (int colour = 0; colour < DOOR_COLOURS; colour++) {
		int found = colour == more;

		for (int seat = 0; seat < seats_in(reasons); seat++)
			found += count_in(reasons->asked, reasons->seat,
			    ONIRIM_ZONE_DOORS, seat, door_of(colour));
		doors += found;
		colours += found > 0;
		pair = pair || (found > 1 &&
		    (condition->pairs >> colour & 1) != 0);
	}
	return pair && doors >= condition->doors &&
	    colours >= condition->colours;
}

/* Whether any Door that can still come would set the Premonition off. */
static bool
strikes_next(const struct reasons *reasons, int card)
{
	for (int colour = 0; colour < DOOR_COLOURS; colour++)
		if (door_can_come(reasons, colour) &&
		    condition_holds(reasons,
		    &conditions[card - ONIRIM_CARD_PREMONITION], colour))
			return true;
	return false;
}

/* The answer has been given.  A Premonition that strikes is gone, or is one of
 * those among which the player has to choose. */
static bool
is_set_off(const struct reasons *reasons, int card)
{
	if (count_in(reasons->asked, reasons->seat,
	    ONIRIM_ZONE_PREMONITIONS, 0, card) == 0)
		return false;
	return count_in(reasons->tried, reasons->seat,
	    ONIRIM_ZONE_PREMONITIONS, 0, card) == 0 ||
	    onirim_is_legal(reasons->tried,
	    onirim_action_make(ONIRIM_VERB_RESOLVE, card, 0, 0));
}

static uint8_t
penalties_set_off(const struct reasons *reasons)
{
	uint8_t set = 0;

	for (int i = 0; i < PENALTIES; i++)
		if (is_set_off(reasons, ONIRIM_CARD_PREMONITION + i))
			set |= (uint8_t)(1u << i);
	return set;
}

/* Another answer brings a Door that sets it off, or the next Door would. */
static bool
avoids_premonition(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;
	const unsigned avoided = reasons->penalties &
	    ~(unsigned)penalties_set_off(reasons);

	if (looking->verb == ONIRIM_VERB_DISPEL) {
		looking->about = (uint8_t)looking->card;
		return strikes_next(reasons, looking->card);
	}
	if (looking->verb != ONIRIM_VERB_LIMBO &&
	    looking->verb != ONIRIM_VERB_DECLINE)
		return false;
	for (int i = 0; i < PENALTIES; i++) {
		if ((avoided >> i & 1) == 0)
			continue;
		looking->about = (uint8_t)(ONIRIM_CARD_PREMONITION + i);
		return true;
	}
	return false;
}

static int
complete_creatures(const struct reasons *reasons, int seat)
{
	int complete = 0;

	for (int place = 0; place < TABLE_PLACES; place++)
		complete += height_of(reasons, seat, place) ==
		    WHOLE_CREATURE;
	return complete;
}

/* Whoever has more complete creatures than every other player leads. */
static bool
takes_from_leader(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;

	if (looking->verb != ONIRIM_VERB_SEIZE &&
	    looking->verb != ONIRIM_VERB_DESTROY)
		return false;
	for (int seat = 0; seat < seats_in(reasons); seat++)
		if (seat != looking->place &&
		    complete_creatures(reasons, seat) >=
		    complete_creatures(reasons, looking->place))
			return false;
	return true;
}

static bool
takes_head(struct looking *looking)
{
	return looking->verb == ONIRIM_VERB_SEIZE &&
	    height_of(looking->of, looking->place, looking->extra) ==
	    WHOLE_CREATURE;
}

static bool
continues_series(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;
	const int seat = reasons->seat;
	const int colour = onirim_card_trait((onirim_card)looking->card,
	    ONIRIM_TRAIT_COLOUR);

	if (looking->verb != ONIRIM_VERB_PLAY || looking->extra != 0 ||
	    tried_number(reasons, ONIRIM_NUMBER_SERIES, seat) !=
	    ROOMS_FOR_A_DOOR - 1 || !door_can_come(reasons, colour))
		return false;
	looking->about = (uint8_t)door_of(colour);
	return true;
}

/* Whether a card of the hand, without the one that is built, can be a part. */
static bool
has_part(struct looking *looking, int part)
{
	const struct reasons *const reasons = looking->of;
	onirim_card hand[ONIRIM_CARDS_MAX];
	const int n = onirim_cards(reasons->asked, reasons->seat,
	    ONIRIM_ZONE_HAND, reasons->seat, hand, ONIRIM_CARDS_MAX);
	bool is_built = onirim_decision(reasons->asked) != ONIRIM_ASK_HERALD;

	for (int i = 0; i < n; i++) {
		if (is_built && hand[i] == looking->card) {
			is_built = false;
		} else if ((onirim_card_trait(hand[i], ONIRIM_TRAIT_PARTS) &
		    part) != 0) {
			looking->about = hand[i];
			return true;
		}
	}
	return false;
}

static bool
next_part_fits(struct looking *looking)
{
	static const uint8_t next_parts[WHOLE_CREATURE] = {
		ONIRIM_PART_TORSO, ONIRIM_PART_HEAD, 0,
	};

	return looking->verb == ONIRIM_VERB_BUILD && has_part(looking,
	    next_parts[height_of(looking->of, looking->of->seat,
	    looking->extra)]);
}

/* What answers to a Nightmare there are besides spells that do not end it. */
static bool
answers_nightmare(const struct looking *looking)
{
	return onirim_decision(looking->of->asked) == ONIRIM_ASK_NIGHTMARE &&
	    (looking->verb != ONIRIM_VERB_CAST ||
	    looking->extra == ONIRIM_SPELL_PUNISHMENT);
}

/* A Key that another answer to the Nightmare would spend. */
static bool
keeps_key(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;

	if (!answers_nightmare(looking) || looking->verb == ONIRIM_VERB_HAND)
		return false;
	for (int colour = 0; colour < DOOR_COLOURS; colour++) {
		const int key = key_of(colour);

		if (!holds_key(reasons, colour) ||
		    !door_can_come(reasons, colour) ||
		    (looking->verb == ONIRIM_VERB_KEY && looking->card == key))
			continue;
		looking->about = (uint8_t)key;
		return true;
	}
	return false;
}

/* A Nightmare can take any Door of the seat. */
static bool
keeps_doors(struct looking *looking)
{
	return answers_nightmare(looking) &&
	    looking->verb != ONIRIM_VERB_DOOR &&
	    size_of(looking->of->asked, looking->of->seat, ONIRIM_ZONE_DOORS,
	    looking->of->seat) > 0;
}

/* How many cards an answer looks at, if the deck has them.  A Tower shows its
 * number of cards. */
static int
cards_looked_at(const struct looking *looking)
{
	const onirim_card card = (onirim_card)looking->card;

	if (looking->verb == ONIRIM_VERB_LOOK)
		return OPEN_LOOK;
	if (looking->verb == ONIRIM_VERB_CAST)
		return looking->extra == ONIRIM_SPELL_PROPHECY ? KEY_LOOK : 0;
	if (onirim_decision(looking->of->asked) != ONIRIM_ASK_ACT ||
	    looking->verb != ONIRIM_VERB_DISCARD)
		return 0;
	if (onirim_card_trait(card, ONIRIM_TRAIT_KIND) == ONIRIM_KIND_TOWER)
		return onirim_card_trait(card, ONIRIM_TRAIT_NUMBER);
	return onirim_card_trait(card, ONIRIM_TRAIT_SYMBOL) ==
	    ONIRIM_SYMBOL_KEY ? KEY_LOOK : 0;
}

/* How many cards of an end of the deck the seat knows already. */
static int
known_at(const struct reasons *reasons, int zone)
{
	return size_of(reasons->asked, reasons->seat, zone, 0) -
	    count_in(reasons->asked, reasons->seat, zone, 0,
	    ONIRIM_HIDDEN_CARD);
}

/* Paradoxical Prophecy looks at the lowest cards. */
static bool
shows_cards(struct looking *looking)
{
	const struct reasons *const reasons = looking->of;
	const int top = known_at(reasons, ONIRIM_ZONE_TOP);
	const int bottom = known_at(reasons, ONIRIM_ZONE_BOTTOM);
	const int known = looking->verb == ONIRIM_VERB_CAST ? bottom : top;

	return known < cards_looked_at(looking) &&
	    top + bottom < asked_number(reasons, ONIRIM_NUMBER_DECK, 0);
}

/* All reasons but those that losing answers give, the most important ones
 * first. */
static const struct {
	uint16_t reason;
	bool (*holds)(struct looking *looking);
} reason_rows[] = {
	{ONIRIM_REASON_WINS, wins_at_once},
	{ONIRIM_REASON_DOOR, brings_door},
	{ONIRIM_REASON_LEGION, makes_others_discard},
	{ONIRIM_REASON_CREATURE, completes_creature},
	{ONIRIM_REASON_TOWERS, aligns_towers},
	{ONIRIM_REASON_GOAL, brings_goal},
	{ONIRIM_REASON_NEXT, puts_door_next},
	{ONIRIM_REASON_TIME, buys_time},
	{ONIRIM_REASON_PREMONITION, avoids_premonition},
	{ONIRIM_REASON_LEADER, takes_from_leader},
	{ONIRIM_REASON_HEAD, takes_head},
	{ONIRIM_REASON_SERIES, continues_series},
	{ONIRIM_REASON_FITS, next_part_fits},
	{ONIRIM_REASON_KEY, keeps_key},
	{ONIRIM_REASON_DOORS, keeps_doors},
	{ONIRIM_REASON_LOOKS, shows_cards},
};

enum { REASON_ROWS = sizeof reason_rows / sizeof reason_rows[0] };

static struct looking
look_for(struct reasons *reasons, const struct trial *trial)
{
	return (struct looking){
		.of = reasons,
		.trial = trial,
		.verb = onirim_action_verb(trial->action),
		.card = onirim_action_card(trial->action),
		.place = onirim_action_place(trial->action),
		.extra = onirim_action_extra(trial->action),
	};
}

/* The reasons that hold of an answer, as bits. */
static uint32_t
all_that_hold(struct looking *looking)
{
	uint32_t set = 0;

	for (unsigned i = 0; i < REASON_ROWS; i++)
		if (reason_rows[i].holds(looking))
			set |= UINT32_C(1) << reason_rows[i].reason;
	return set;
}

static void
look_at_answer(struct reasons *reasons, const struct trial *trial)
{
	give(reasons, trial->action);
	reasons->losing += answer_loses(reasons, trial);
	reasons->penalties |= penalties_set_off(reasons);
	if (!puts_back(trial->action) &&
	    trial->chance > reasons->short_chance)
		reasons->short_chance = trial->chance;
}

void
oni_reasons_begin(struct reasons *reasons, const onirim_game *asked,
    onirim_game *tried, const struct trial *trials, int count)
{
	*reasons = (struct reasons){
		.asked = asked,
		.tried = tried,
		.trials = trials,
		.count = count,
		.seat = onirim_player(asked),
		.common = UINT32_MAX,
		.short_chance = -1,
	};
	for (int i = 0; i < count; i++)
		look_at_answer(reasons, &trials[i]);
	/* Some reasons compare an answer with all others. */
	for (int i = 0; i < count; i++) {
		struct looking looking = look_for(reasons, &trials[i]);

		give(reasons, trials[i].action);
		reasons->common &= all_that_hold(&looking);
	}
}

/* The first reason in the rows that holds, and not of all answers. */
static struct reason
first_reason(struct looking *looking)
{
	for (unsigned i = 0; i < REASON_ROWS; i++) {
		looking->about = ONIRIM_NO_CARD;
		if ((looking->of->common >> reason_rows[i].reason & 1) == 0 &&
		    reason_rows[i].holds(looking))
			return (struct reason){reason_rows[i].reason,
			    looking->about};
	}
	return (struct reason){ONIRIM_REASON_NONE, ONIRIM_NO_CARD};
}

/* Winning and buying time say more than that all other answers lose. */
static bool
explains_itself(struct reason reason)
{
	return reason.reason == ONIRIM_REASON_WINS ||
	    reason.reason == ONIRIM_REASON_TIME;
}

/* An answer that loses has no other reason than that all do. */
struct reason
oni_reason_of(struct reasons *reasons, const struct trial *trial)
{
	struct looking looking = look_for(reasons, trial);
	struct reason reason = {ONIRIM_REASON_NONE, ONIRIM_NO_CARD};

	give(reasons, trial->action);
	if (reasons->losing == reasons->count) {
		reason.reason = ONIRIM_REASON_LOSES;
		return reason;
	}
	if (answer_loses(reasons, trial))
		return reason;
	reason = first_reason(&looking);
	if (reasons->losing == reasons->count - 1 && !trial->always_lost &&
	    !explains_itself(reason))
		reason = (struct reason){ONIRIM_REASON_ONLY, ONIRIM_NO_CARD};
	return reason;
}
