/* thumb_nightmarium.c - a player by rules of thumb, for Nightmarium.
 *
 * Each answer gets a merit, and the best one is taken.  Merits are measured
 * in what an action is worth: a card that is drawn is WORTH_CARD.  The player
 * looks one turn ahead in its own hand, and guesses what powers will bring. */
#include <stdint.h>
#include <string.h>

#include "terrors.h"
#include "thumb_nightmarium.h"

enum {
	SEATS_MAX = 5,
	CREATURES_MAX = 7,
	PLACES = 8,        /* that a seat has in the numbers of creatures */
	DEPTH = 2          /* powers that place a card in powers that do */
};

enum {
	WORTH_CARD = 20,
	WORTH_HERALD = 45,  /* as one does not know what it will reveal */
	WORTH_PAYMENT = 12, /* a card that another seat discards */
	WORTH_LEGION = 6,   /* a creature that may become one of a legion */
	WORTH_SEIZED = 10,  /* to have the card oneself */
	WORTH_AHEAD = 20,   /* to harm a seat, for each creature it has */
	WORTH_THREAT = 150, /* to stop one that is about to win */
	WORTH_REBUILT = 60, /* a head that can be put on again */
	WORTH_FREEDOM = 3,  /* a card that fits one part more */
	WORTH_WIN = 100000,
	USELESS_LEAST = 4   /* cards that are worth an exchange */
};

/* A card in its place on a creature, and what its power promises there. */
static const int worth_placed[PARTS] = {
	[LEGS] = 30, [TORSO] = 40, [HEAD] = 100
};

static const int worth_power[POWERS] = {
	[ONIRIM_POWER_NONE] = 0,
	[ONIRIM_POWER_HERALD] = 14,
	[ONIRIM_POWER_MOURNER] = 10,
	[ONIRIM_POWER_JOKER] = 8,
	[ONIRIM_POWER_EXECUTIONER] = 10,
	[ONIRIM_POWER_SCAVENGER] = 6,
	[ONIRIM_POWER_DEVOURER] = -14,
};

struct creature {
	int height;
	onirim_card cards[PARTS];
};

struct side {
	int count;
	int complete;
	struct creature creatures[PLACES];
};

/* A card of the hand, and what matters of it. */
struct held {
	onirim_card card;
	uint8_t parts;      /* a set of ONIRIM_PART_... */
	int8_t worth;       /* of its power */
};

/* What the seat sees, and in thought what would become of it. */
struct sight {
	int seat;
	int seats;
	int objective;
	int pile;           /* cards that can be drawn */
	int hand_size;
	struct held hand[ONIRIM_CARDS_MAX];
	struct side sides[SEATS_MAX];
};

/*
 * ---- Looking ------------------------------------------------------------
 */

static void
see_side(struct side *side, const onirim_game *game, int viewer, int seat)
{
	side->count = side->complete = 0;
	memset(side->creatures, 0, sizeof(side->creatures));
	for (int i = 0; i < CREATURES_MAX; i++) {
		struct creature *creature = &side->creatures[i];

		creature->height = onirim_cards(game, viewer,
		    ONIRIM_ZONE_CREATURE, PLACES * seat + i, creature->cards,
		    PARTS);
		side->count += creature->height > 0;
		side->complete += creature->height == PARTS;
	}
}

static void
see_hand(struct sight *sight, const onirim_game *game)
{
	onirim_card cards[ONIRIM_CARDS_MAX];

	sight->hand_size = onirim_cards(game, sight->seat, ONIRIM_ZONE_HAND,
	    sight->seat, cards, ONIRIM_CARDS_MAX);
	for (int i = 0; i < sight->hand_size; i++)
		sight->hand[i] = (struct held){
			.card = cards[i],
			.parts = (uint8_t)onirim_card_trait(cards[i],
			    ONIRIM_TRAIT_PARTS),
			.worth = (int8_t)worth_power[terror_power(cards[i])],
		};
}

static void
see(struct sight *sight, const onirim_game *game)
{
	const int seat = onirim_player(game);

	sight->seat = seat;
	sight->seats = onirim_number(game, seat, ONIRIM_NUMBER_PLAYERS, 0);
	sight->objective =
	    onirim_number(game, seat, ONIRIM_NUMBER_OBJECTIVE, 0);
	sight->pile = onirim_number(game, seat, ONIRIM_NUMBER_DECK, 0) +
	    onirim_cards(game, seat, ONIRIM_ZONE_DISCARD, 0, NULL, 0);
	see_hand(sight, game);
	for (int i = 0; i < sight->seats; i++)
		see_side(&sight->sides[i], game, seat, i);
}

static const struct side *
own_side(const struct sight *sight)
{
	return &sight->sides[sight->seat];
}

static void
drop_from_hand(struct sight *sight, onirim_card card)
{
	for (int i = 0; i < sight->hand_size; i++) {
		if (sight->hand[i].card != card)
			continue;
		sight->hand_size--;
		memmove(&sight->hand[i], &sight->hand[i + 1],
		    (size_t)(sight->hand_size - i) * sizeof(sight->hand[0]));
		return;
	}
}

/* Place a card in thought; it may come from the hand. */
static void
place(struct sight *sight, onirim_card card, int i)
{
	struct side *side = &sight->sides[sight->seat];
	struct creature *creature = &side->creatures[i];

	drop_from_hand(sight, card);
	side->count += creature->height == 0;
	creature->cards[creature->height++] = card;
	side->complete += creature->height == PARTS;
}

/* Whether a card may come next on a creature of one's own, or begin the next
 * one. */
static bool
can_place(const struct sight *sight, onirim_card card, int i)
{
	const struct side *side = own_side(sight);
	const int height = side->creatures[i].height;

	return i <= side->count && i < sight->objective && height < PARTS &&
	    terror_fits(card, (enum part)height);
}

/* Whether the cards of a creature are of one legion. */
static bool
is_pure(const struct creature *creature)
{
	for (int i = 1; i < creature->height; i++)
		if (terror_legion(creature->cards[i]) !=
		    terror_legion(creature->cards[0]))
			return false;
	return true;
}

/*
 * ---- What others have, and what oneself has -----------------------------
 */

/* How much it matters to harm a seat. */
static int
danger(const struct sight *sight, int seat)
{
	const struct side *side = &sight->sides[seat];
	const bool threat = side->complete + 1 >= sight->objective;

	return side->complete * WORTH_AHEAD + (threat ? WORTH_THREAT : 0);
}

static int
merit_of_seizing(const struct sight *sight, int seat, int i)
{
	const int height = sight->sides[seat].creatures[i].height;
	const int worth = worth_placed[height - 1] + WORTH_SEIZED;

	return height == LEGS + 1 ? worth : worth + danger(sight, seat);
}

/* What is whole cannot be destroyed. */
static int
merit_of_destroying(const struct sight *sight, int seat, int i)
{
	const int height = sight->sides[seat].creatures[i].height;

	if (height == LEGS + 1)
		return worth_placed[LEGS];
	return worth_placed[LEGS] + worth_placed[TORSO] +
	    danger(sight, seat);
}

static bool
has_head(const struct sight *sight)
{
	for (int i = 0; i < sight->hand_size; i++)
		if ((sight->hand[i].parts & ONIRIM_PART_HEAD) != 0)
			return true;
	return false;
}

/* A bad power that goes is no loss, and a head can be replaced. */
static int
merit_of_devouring(const struct sight *sight, int i)
{
	const struct creature *creature = &own_side(sight)->creatures[i];
	const onirim_card card = creature->cards[creature->height - 1];
	int loss = worth_placed[creature->height - 1];

	if (creature->height < PARTS)
		loss += worth_power[terror_power(card)];
	else if (has_head(sight))
		loss -= WORTH_REBUILT;
	return -loss;
}

/* The best that a power can do to another seat; 0 is nothing at all. */
static int
best_harm(const struct sight *sight, int power)
{
	int best = 0;

	for (int seat = 0; seat < sight->seats; seat++) {
		const struct side *side = &sight->sides[seat];

		for (int i = 0; seat != sight->seat && i < side->count; i++) {
			int merit = 0;

			if (power == ONIRIM_POWER_EXECUTIONER)
				merit = merit_of_seizing(sight, seat, i);
			else if (side->creatures[i].height < PARTS)
				merit = merit_of_destroying(sight, seat, i);
			if (merit > best)
				best = merit;
		}
	}
	return best;
}

/* The least that a Devourer costs, less than 0; 0 is nothing at all. */
static int
least_loss(const struct sight *sight, int active)
{
	int best = -WORTH_WIN;

	for (int i = 0; i < own_side(sight)->count; i++)
		if (i != active && merit_of_devouring(sight, i) > best)
			best = merit_of_devouring(sight, i);
	return best == -WORTH_WIN ? 0 : best;
}

/*
 * ---- Building -----------------------------------------------------------
 */

static int merit_of_building(const struct sight *sight, onirim_card card,
    int i, int depth);

/* The best card of the hand to place, of a legion or of any; 0 is none. */
static int
best_build(const struct sight *sight, int legion, int depth)
{
	int best = 0;

	for (int n = 0; n < sight->hand_size; n++) {
		const onirim_card card = sight->hand[n].card;

		if ((legion < LEGIONS && terror_legion(card) != legion) ||
		    (n > 0 && card == sight->hand[n - 1].card))
			continue;
		for (int i = 0; i <= own_side(sight)->count; i++) {
			const int merit = can_place(sight, card, i)
			    ? merit_of_building(sight, card, i, depth) : 0;

			if (merit > best)
				best = merit;
		}
	}
	return best;
}

/* What a power of the active creature brings; 0 is nothing at all. */
static int
merit_of_power(const struct sight *sight, int power, int active,
    int depth)
{
	switch (power) {
	case ONIRIM_POWER_HERALD:
		return sight->pile > 0 ? WORTH_HERALD : 0;
	case ONIRIM_POWER_MOURNER:
		return sight->pile > 1 ? 2 * WORTH_CARD
				       : sight->pile * WORTH_CARD;
	case ONIRIM_POWER_JOKER:
		return best_build(sight, LEGIONS, depth - 1);
	case ONIRIM_POWER_EXECUTIONER:
	case ONIRIM_POWER_SCAVENGER:
		return best_harm(sight, power);
	case ONIRIM_POWER_DEVOURER:
		return least_loss(sight, active);
	}
	return 0;
}

/* The powers come from the head downwards, up to the first that finds nothing
 * to do; what is of one legion makes the others pay. */
static int
merit_of_waking(const struct sight *sight, int i, int depth)
{
	const struct creature *creature = &own_side(sight)->creatures[i];
	int sum = is_pure(creature) ? (sight->seats - 1) * WORTH_PAYMENT : 0;

	if (depth == 0)
		return sum;
	for (int part = HEAD; part >= LEGS; part--) {
		const int power = terror_power(creature->cards[part]);
		const int merit = merit_of_power(sight, power, i, depth);

		if (merit == 0 && power != ONIRIM_POWER_NONE)
			break;
		sum += merit;
	}
	return sum;
}

static int
merit_of_building(const struct sight *sight, onirim_card card, int i,
    int depth)
{
	const int height = own_side(sight)->creatures[i].height;
	int merit = worth_placed[height] -
	    (terror_parts(card) - 1) * WORTH_FREEDOM;
	struct sight after;

	after = *sight;
	place(&after, card, i);
	if (own_side(&after)->complete == sight->objective)
		return WORTH_WIN;
	if (height == HEAD)
		merit += merit_of_waking(&after, i, depth);
	else
		merit += worth_power[terror_power(card)];
	if (height == TORSO && is_pure(&own_side(&after)->creatures[i]))
		merit += WORTH_LEGION;
	return merit > 1 ? merit : 1;
}

/*
 * ---- The hand -----------------------------------------------------------
 */

/* How many creatures still lack a part. */
static int
need(const struct sight *sight, int part)
{
	int have = 0;

	for (int i = 0; i < own_side(sight)->count; i++)
		have += own_side(sight)->creatures[i].height > part;
	return sight->objective - have;
}

/* The cards of the hand that fit the same part and are better.  Equal ones
 * stand in their order. */
static int
better_cards(const struct sight *sight, int n, int part)
{
	const int worth = sight->hand[n].worth;
	int better = 0;

	for (int i = 0; i < sight->hand_size; i++) {
		const struct held *other = &sight->hand[i];

		better += i != n && (other->parts >> part & 1) != 0 &&
		    (other->worth > worth || (other->worth == worth && i > n));
	}
	return better;
}

/* Whether a card of the hand will hardly be built: for each part that it fits
 * there are enough better ones. */
static bool
is_useless(const struct sight *sight, int n)
{
	for (int part = LEGS; part < PARTS; part++)
		if ((sight->hand[n].parts >> part & 1) != 0 &&
		    better_cards(sight, n, part) < need(sight, part) + 1)
			return false;
	return true;
}

static int
useless_cards(const struct sight *sight)
{
	int useless = 0;

	for (int n = 0; n < sight->hand_size; n++)
		useless += is_useless(sight, n);
	return useless;
}

/* What it is worth to keep a card; that of a useless one is below 0. */
static int
worth_kept(const struct sight *sight, onirim_card card)
{
	int n = 0;

	while (n < sight->hand_size && sight->hand[n].card != card)
		n++;
	return (n < sight->hand_size && is_useless(sight, n) ? -WORTH_WIN
							     : WORTH_WIN) +
	    worth_power[terror_power(card)] +
	    terror_parts(card) * WORTH_FREEDOM;
}

/*
 * ---- Answers ------------------------------------------------------------
 */

/* What the second action of the turn may bring besides. */
static int
merit_of_second(const struct sight *sight, int legion)
{
	const int build = best_build(sight, legion, DEPTH);

	return build > WORTH_CARD ? build : WORTH_CARD;
}

/* An action of the turn, with the one that may follow.  Where a draw and a
 * build are as good in both orders, the draw comes first, for it shows a
 * card; but what wakes comes before. */
static int
merit_of_move(const struct sight *sight, onirim_action action, bool second)
{
	const onirim_card card = (onirim_card)onirim_action_card(action);
	const int i = onirim_action_extra(action);
	const int useless = useless_cards(sight);
	struct sight after;

	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_DRAW:
		return WORTH_CARD + 1 +
		    (second ? merit_of_second(sight, LEGIONS) : 0);
	case ONIRIM_VERB_EXCHANGE:
		return useless < USELESS_LEAST ? 0
		    : useless / 2 * WORTH_CARD - useless +
		    (second ? merit_of_second(sight, LEGIONS) : 0);
	default:
		break;
	}
	after = *sight;
	place(&after, card, i);
	return merit_of_building(sight, card, i, DEPTH) +
	    (after.sides[after.seat].creatures[i].height == PARTS ? 2 : 0) +
	    (second ? merit_of_second(&after, terror_legion(card)) : 0);
}

static int
merit_of(const struct sight *sight, const onirim_game *game,
    onirim_action action)
{
	const onirim_card card = (onirim_card)onirim_action_card(action);
	const int seat = onirim_action_place(action);
	const int i = onirim_action_extra(action);

	if (onirim_decision(game) == ONIRIM_ASK_MOVE)
		return merit_of_move(sight, action, onirim_number(game,
		    sight->seat, ONIRIM_NUMBER_ACTIONS_LEFT, 0) > 1);
	switch (onirim_action_verb(action)) {
	case ONIRIM_VERB_BUILD:
		return merit_of_building(sight, card, i, DEPTH);
	case ONIRIM_VERB_DISCARD:
		return -worth_kept(sight, card);
	case ONIRIM_VERB_WAKE:
		return merit_of_waking(sight, i, DEPTH);
	case ONIRIM_VERB_SEIZE:
		return merit_of_seizing(sight, seat, i);
	case ONIRIM_VERB_DESTROY:
		return merit_of_destroying(sight, seat, i);
	case ONIRIM_VERB_DEVOUR:
		return merit_of_devouring(sight, i);
	default:
		return 0; /* to stop, rather than to discard what is of use */
	}
}

onirim_action
thumb_nightmarium_choose(const onirim_game *game)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	const int count = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX);
	struct sight sight;
	int best = 0, merit = 0;

	if (count <= 0)
		return 0;
	see(&sight, game);
	for (int n = 0; n < count; n++) {
		const int other = merit_of(&sight, game, actions[n]);

		if (n > 0 && other <= merit)
			continue;
		best = n;
		merit = other;
	}
	return actions[best];
}
