/* english.c - the words of English. */
#include <stddef.h>

#include "language.h"

const struct language oni_english = {
	.code = "en",
	.plural = PLURAL_ONE,

	.cards = {
		/* face    name, as an object, as one of several */
		[0x01] = { "hidden card", "a card", "a card" },
		[0x10] = { "{red/blue/green/brown} Sun" },
		[0x11] = { "{red/blue/green/brown} Moon" },
		[0x12] = { "{red/blue/green/brown} Key" },
		[0x13] = { "{red/blue/green/brown} Glyph" },
		[0x20] = { "{red/blue/green/brown} Door" },
		[0x24] = { "Nightmare" },
		[0x25] = { "Happy Dream" },
		[0x30] = { "{red/blue/green/brown} Tower 3" },
		[0x31] = { "{red/blue/green/brown} Tower 4" },
		[0x32] = { "{red/blue/green/brown} Tower 5" },
		[0x40] = { "{red/blue/green/brown} Goal" },
		[0x44] = { "{red/blue/green/brown} Goal (face down)" },
		[0x48] = { "Premonition of two {red/blue/green/brown} Doors" },
		[0x4C] = { "Premonition of two Doors of one colour" },
		[0x4D] = { "Premonition of three Doors" },
		[0x4E] = { "Premonition of five Doors" },
		[0x4F] = { "Premonition of Doors of every colour" },
	},
	.parts = {
		[FITS_L] = { "{legion} legs", NULL, "{name}" },
		[FITS_T] = { "{legion} torso", NULL, "{a/a/an/a} {name}" },
		[FITS_H] = { "{legion} head", NULL, "{a/a/an/a} {name}" },
		[FITS_LT] = { "{legion} legs or torso", NULL, "{name}" },
		[FITS_TH] = { "{legion} torso or head", NULL,
			"{a/a/an/a} {name}" },
		[FITS_LTH] = { "{legion} for any part", NULL,
			"{a/a/an/a} {name}" },
	},
	.legions = {
		[NECRONAUTS] = "Necronaut",
		[HOMUNCULI]  = "Homunculus",
		[INSECTOIDS] = "Insektoid",
		[CHIMERIDS]  = "Chimerida",
	},
	.powers = {
		[POWER_HERALD]      = { "Herald" },
		[POWER_MOURNER]     = { "Mourner" },
		[POWER_JOKER]       = { "Joker" },
		[POWER_EXECUTIONER] = { "Executioner" },
		[POWER_SCAVENGER]   = { "Scavenger" },
		[POWER_DEVOURER]    = { "Devourer" },
	},

	.zones = {
		[ONIRIM_ZONE_HAND] = { "hand", [ZONE_AT] = "in the hand" },
		[ZONE_PERSONAL] = { "Personal resources" },
		[ONIRIM_ZONE_SHARED] = { "Shared resources" },
		[ONIRIM_ZONE_ROW] = { "Labyrinth row",
			[ZONE_AT] = "in the Labyrinth row" },
		[ONIRIM_ZONE_DOORS] = { "Doors on the table", "from the Doors",
			"to the Doors", "among the Doors" },
		[ONIRIM_ZONE_DISCARD] = { "discard pile",
			[ZONE_AT] = "in the discard pile" },
		[ONIRIM_ZONE_LIMBO] = { "Limbo pile",
			[ZONE_AT] = "in the Limbo pile" },
		[ONIRIM_ZONE_POOL] = { "deck", [ZONE_AT] = "in the deck" },
		[ONIRIM_ZONE_TOP] = { "top of the deck",
			[ZONE_AT] = "on top of the deck" },
		[ONIRIM_ZONE_BOTTOM] = { "bottom of the deck",
			[ZONE_AT] = "at the bottom of the deck" },
		[ONIRIM_ZONE_PENDING] = { "cards being resolved" },
		[ZONE_LOOKED] = { "cards looked at" },
		[ZONE_REVEALED] = { "revealed cards" },
		[ONIRIM_ZONE_GOALS] = { "Goals" },
		[ONIRIM_ZONE_PREMONITIONS] = { "open Premonitions" },
		[ONIRIM_ZONE_RESERVE] = { "Premonitions face down" },
		[ONIRIM_ZONE_TOWERS] = { "row of Towers",
			[ZONE_AT] = "in the row of Towers" },
		[ONIRIM_ZONE_REMOVED] = { "cards out of the game" },
		[ONIRIM_ZONE_CREATURE] = { "creature", "from creature",
			"to creature", "on creature" },
	},
	.yours = {
		[ONIRIM_ZONE_HAND] = { "your hand", "from your hand",
			"to your hand", "in your hand" },
		[ZONE_PERSONAL] = { "your Personal resources",
			"from your Personal resources",
			"to your Personal resources",
			"among your Personal resources" },
		[ONIRIM_ZONE_ROW] = { "your Labyrinth row",
			"from your Labyrinth row", "to your Labyrinth row",
			"in your Labyrinth row" },
		[ONIRIM_ZONE_DOORS] = { "your Doors on the table",
			"from your Doors", "to your Doors",
			"among your Doors" },
		[ONIRIM_ZONE_CREATURE] = { "your creature",
			"from your creature", "to your creature",
			"on your creature" },
	},
	.counts = {
		[ONIRIM_NUMBER_PLAYERS] = { "players" },
		[ONIRIM_NUMBER_TURN] = { "turn" },
		[ONIRIM_NUMBER_ACTIVE] = { "player whose turn it is" },
		[ONIRIM_NUMBER_DECK] = { "cards in the deck" },
		[ONIRIM_NUMBER_SERIES] = {
			"cards in the series{of player}",
			"cards in your series" },
		[ONIRIM_NUMBER_SERIES_COLOUR] = {
			"colour of the series{of player}",
			"colour of your series" },
		[ONIRIM_NUMBER_DOORS_LEFT] = {
			"{red/blue/green/brown} Doors in the deck" },
		[ONIRIM_NUMBER_PRICE] = { "price of {spell}" },
		[ONIRIM_NUMBER_ALIGNED] = { "four Towers aligned" },
		[ONIRIM_NUMBER_ACTIONS_LEFT] = { "actions left" },
		[ONIRIM_NUMBER_OBJECTIVE] = { "creatures to complete" },
		[ONIRIM_NUMBER_FROM] = { "pile the card comes from" },
		[ONIRIM_NUMBER_TO] = { "pile the card goes to" },
		[ONIRIM_NUMBER_TO_INDEX] = { "player the card goes to" },
		[ONIRIM_NUMBER_GAME] = { "game that is played" },
		[ONIRIM_NUMBER_SETS] = { "sets that are played" },
		[ONIRIM_NUMBER_VARIANTS] = { "variants that are played" },
		[ONIRIM_NUMBER_NEXT_GOAL] = {
			"place of the Goal to be found" },
		[ONIRIM_NUMBER_GOAL_RANK] = {
			"rank of a Goal that was turned up again" },
		[ONIRIM_NUMBER_TURNS] = { "turns that the game lasts" },
		[ONIRIM_NUMBER_FIRST] = { "player who began" },
		[ONIRIM_NUMBER_PREMONITIONS] = {
			"Premonitions open at the beginning" },
		[ONIRIM_NUMBER_HOST] = { "host that deals the cards" },
		[ONIRIM_NUMBER_END] = { "reason why the game is over" },
	},

	.spells = {
		[ONIRIM_SPELL_PROPHECY]   = { "Paradoxical Prophecy", "{name}" },
		[ONIRIM_SPELL_PLANNING]   = { "Parallel Planning", "{name}" },
		[ONIRIM_SPELL_PUNISHMENT] = { "Powerful Punishment", "{name}" },
	},

	.served = {
		[LEGS] = "legs", [TORSO] = "torso", [HEAD] = "head",
	},
	.places = { "first", "second", "third", "fourth", "fifth", "sixth",
		"seventh" },
	.few = { "no", "one", "two", "three", "four", "five", "six", "seven",
		"eight", "nine", "ten", "eleven", "twelve" },

	.phrases = {
		[PHRASE_OBJECT]        = "the {name}",
		[PHRASE_SOME]          = "a {name}",
		[PHRASE_FROM]          = "from the {name}",
		[PHRASE_TO]            = "to the {name}",
		[PHRASE_AT]            = "among the {name}",
		[PHRASE_YOU]           = "you",
		[PHRASE_PLAYER]        = "Player {seat}",
		[PHRASE_PLAYER_FIRST]  = "Player {seat}",
		[PHRASE_SUBJECT]       = "Player {seat}",
		[PHRASE_YOUR]          = "your",
		[PHRASE_WHOSE]         = "{The player}'s",
		[PHRASE_OF_OWNER]      = " of {player}",
		[PHRASE_AND]           = " and ",
		[PHRASE_NAMELY]        = ": {card}",
		[PHRASE_OF_PLAYER]     = " of {player}",
		[PHRASE_OF_NAME]       = " of {player}",
		[PHRASE_SHARED]        = " (shared)",
		[PHRASE_SEAT]          = " ({player})",
		[PHRASE_SEAT_ASKED]    = "{Player}: ",
		[PHRASE_DEAL_APART]    = "Which card comes next {to}?",
		[PHRASE_PLAYING]       = "The game goes on",
		[PHRASE_WON]           = "You have won",
		[PHRASE_WON_PAIR]      = "Both players have won",
		[PHRASE_WON_SEAT]      = "{The player} has won",
		[PHRASE_LOST]          = "You have lost",
		[PHRASE_LOST_PAIR]     = "Both players have lost",
		[PHRASE_LOST_ALL]      = "The game is over without a winner",
	},

	.prompts = {
		[ONIRIM_ASK_DEAL] = {
			"Which card comes next?",
			"Which card comes {from} {to}?" },
		[ONIRIM_ASK_DRAFT] = {
			"Which of the open cards do you take?",
			"Which of the open cards do you take ({n} {is|are} "
			"still to be taken)?" },
		[ONIRIM_ASK_ACT] = { "Play or discard a card." },
		[ONIRIM_ASK_SEARCH] = {
			"Three of a colour in a row: do you search the deck "
			"for a Door?",
			"Three of a colour in a row: do you take {the card} "
			"out of the deck?" },
		[ONIRIM_ASK_SWAP] = {
			"Do you swap one of your Personal resources with a "
			"Shared one?" },
		[ONIRIM_ASK_PROPHECY] = {
			"Prophecy: which of these cards do you discard?" },
		[ONIRIM_ASK_ORDER] = {
			"Which card is to be drawn first?",
			"{n} {card goes|cards go} back: which is to be drawn "
			"first?" },
		[ONIRIM_ASK_DRAW] = {
			"Do you draw a card, or cast a spell first?" },
		[ONIRIM_ASK_DOOR] = {
			"A Door was drawn: do you obtain it?",
			"You drew {the card}: do you obtain it?" },
		[ONIRIM_ASK_NIGHTMARE] = {
			"A Nightmare was drawn: how do you resolve it?" },
		[ONIRIM_ASK_PAY] = {
			"Which discarded card pays for the spell?",
			"Which discarded card pays for the spell ({n} {is|are} "
			"still to be paid)?" },
		[ONIRIM_ASK_GOALS] = { "Which two Goals do you swap?" },
		[ONIRIM_ASK_TOP] = {
			"Which of these cards goes on top of the deck?" },
		[ONIRIM_ASK_TOWER] = {
			"Which Tower do you lose to the Nightmare?" },
		[ONIRIM_ASK_PREMONITION] = {
			"Which Premonition do you resolve first?" },
		[ONIRIM_ASK_PENALTY] = {
			"What do you lose to the Premonition?",
			"What do you lose to {the card}?" },
		[ONIRIM_ASK_HAPPY] = {
			"A Happy Dream was drawn: how do you use it?" },
		[ONIRIM_ASK_FETCH] = {
			"Which card of the deck goes on top of it?" },
		[ONIRIM_ASK_DISCARD_ANY] = {
			"Which of the revealed cards do you discard?" },
		[ONIRIM_ASK_END] = {
			"Do you end your turn, or cast a spell first?" },

		[ONIRIM_ASK_MOVE] = {
			"Draw a card, exchange cards or play one.",
			"Draw a card, exchange cards or play one ({n} "
			"{action|actions} left)." },
		[ONIRIM_ASK_EXCHANGE] = {
			"Which card do you discard? Two of them bring one "
			"card." },
		[ONIRIM_ASK_LEGION] = {
			"A creature of one legion wakes: which card do you "
			"discard?",
			"A creature of one legion wakes: which card do you "
			"discard ({n} {is|are} still to be discarded)?" },
		[ONIRIM_ASK_HERALD] = {
			"Herald: which revealed card do you play, and onto "
			"which creature?" },
		[ONIRIM_ASK_WAKE] = {
			"Two creatures are complete: which one wakes?" },
		[ONIRIM_ASK_JOKER] = {
			"Joker: which card of your hand do you play, and onto "
			"which creature?" },
		[ONIRIM_ASK_EXECUTIONER] = {
			"Executioner: of which creature do you take the last "
			"card?" },
		[ONIRIM_ASK_SCAVENGER] = {
			"Scavenger: which unfinished creature do you "
			"discard?" },
		[ONIRIM_ASK_DEVOURER] = {
			"Devourer: of which other creature of yours do you "
			"discard the last card?" },
	},

	.labels = {
		[ONIRIM_VERB_DEAL]     = "Deal {the card}",
		[ONIRIM_VERB_TAKE]     = "Take {the card}",
		[ONIRIM_VERB_PLAY]     = "Play {the card}",
		[LABEL_PLAY_LEFT]      = "Play {the card} at the left end",
		[LABEL_PLAY_RIGHT]     = "Play {the card} at the right end",
		[ONIRIM_VERB_DISCARD]  = "Discard {the card}",
		[ONIRIM_VERB_SEARCH]   = "Take a Door out of the deck",
		[LABEL_SEARCH_DOOR]    = "Take {the card} out of the deck",
		[ONIRIM_VERB_SWAP]     = "Swap {the card} for {the other}",
		[ONIRIM_VERB_KEY]      = "Spend {the card}",
		[ONIRIM_VERB_DOOR]     = "Put {the card} into the Limbo pile",
		[ONIRIM_VERB_REVEAL]   = "Reveal cards of the deck",
		[ONIRIM_VERB_HAND]     = "Discard the whole hand",
		[ONIRIM_VERB_LIMBO]    = "Put the Door into the Limbo pile",
		[ONIRIM_VERB_DROP]     = "Discard {the card}",
		[ONIRIM_VERB_NEXT]     = "Draw {the card} first",
		[ONIRIM_VERB_TOP]      = "Put {the card} on top of the deck",
		[ONIRIM_VERB_CAST]     = "Cast {spell}",
		[ONIRIM_VERB_PAY]      = "Pay with {the card}",
		[ONIRIM_VERB_GOALS]    = "Swap Goals {n} and {m}",
		[LABEL_GOALS_SEEN]     = "Swap Goals {n} and {m}: {card}, "
		                         "{other}",
		[ONIRIM_VERB_TOWER]    = "Discard the Tower in place {n}",
		[LABEL_TOWER_SEEN]     = "Discard {the card} (place {n})",
		[ONIRIM_VERB_SPARE]    = "False destruction",
		[ONIRIM_VERB_RESOLVE]  = "Resolve {the card}",
		[ONIRIM_VERB_DISPEL]   = "Remove {the card} from the game",
		[ONIRIM_VERB_LOOK]     = "Reveal cards and discard any of them",
		[ONIRIM_VERB_FETCH]    = "Search the deck for any card",
		[LABEL_FETCH_CARD]     = "Put {the card} on top of the deck",
		[ONIRIM_VERB_DRAW]     = "Draw a card",
		[ONIRIM_VERB_DECLINE]  = "Decline",
		[LABEL_SEARCH_DECLINE] = "Leave the Door in the deck",
		[LABEL_SWAP_DECLINE]   = "Swap nothing",
		[ONIRIM_VERB_STOP]     = "Stop here",
		[LABEL_STOP_DISCARD]   = "Discard no more",
		[LABEL_STOP_TURN]      = "End the turn",
		[ONIRIM_VERB_EXCHANGE] = "Discard cards and draw half as many",
		[ONIRIM_VERB_BUILD]    = "Play {the card} onto creature {n}",
		[LABEL_BUILD_NEW]      = "Begin creature {n} with {the card}",
		[ONIRIM_VERB_SEIZE]    = "Take the last card of creature {n}",
		[LABEL_SEIZE_SEEN]     = "Take {the card} of creature {n}",
		[ONIRIM_VERB_DESTROY]  = "Discard creature {n}",
		[LABEL_DESTROY_ONE]    = "Discard creature {n}: {card}",
		[LABEL_DESTROY_TWO]    = "Discard creature {n}: {card}, "
		                         "{other}",
		[ONIRIM_VERB_DEVOUR]   = "Discard the last card of creature "
		                         "{n}",
		[LABEL_DEVOUR_SEEN]    = "Discard {the card} of creature {n}",
		[ONIRIM_VERB_WAKE]     = "Wake creature {n}",
		[LABEL_WAKE_SEEN]      = "Wake creature {n}: {card}",
	},

	.helps = {
		[HELP_DEAL] =
		    "The card comes next; {n} such {card|cards} could come.",
		[HELP_TAKE] = "The card joins your Personal resources.",

		[HELP_ROOM_FIRST] =
		    "The card begins a series of its colour in your row.",
		[HELP_ROOM_SECOND] =
		    "The card is the second of its colour in a row.",
		[HELP_ROOM_THIRD] =
		    "Third in a row: you may take {the card} out of the deck.",
		[HELP_ROOM_THIRD_NONE] =
		    "Third in a row, but there is no {card} in the deck.",
		[HELP_TOWER_LEFT] =
		    "The Tower joins the row of Towers at its left end.",
		[HELP_TOWER_RIGHT] =
		    "The Tower joins the row of Towers at its right end.",

		[HELP_DISCARD] =
		    "The card is discarded, and nothing more happens.",
		[HELP_DISCARD_SWAP] =
		    "The card is discarded, and you may swap two cards.",
		[HELP_DISCARD_KEY] =
		    "Prophecy: look at the next {n} {card|cards} of the deck "
		    "and discard {it|one of them}.",
		[HELP_DISCARD_TOWER] =
		    "Look at the next {n} {card|cards} of the deck and put "
		    "{it back|them back in any order}.",

		[HELP_CAST_PROPHECY] =
		    "For {n} {card|cards} of the discard pile: look at the "
		    "five lowest cards of the deck and put one of them on "
		    "top.",
		[HELP_CAST_PLANNING] =
		    "For {n} {card|cards} of the discard pile: swap two Goals.",
		[HELP_CAST_PUNISHMENT] =
		    "For {n} {card|cards} of the discard pile: the Nightmare "
		    "is discarded without effect.",

		[HELP_SEARCH] =
		    "The deck is shuffled, and the Door comes to the table.",
		[HELP_SEARCH_LIMBO] =
		    "The deck is shuffled, but the Door goes to the Limbo "
		    "pile: it may not come to the table now.",
		[HELP_SEARCH_DECLINE] =
		    "The Door stays in the deck, which is not shuffled.",
		[HELP_SWAP] = "The two cards change places.",
		[HELP_SWAP_DECLINE] = "All cards stay where they are.",
		[HELP_PROPHECY_DROP] =
		    "The card is discarded without effect; the others go back "
		    "on top of the deck.",
		[HELP_DROP_DOOR] =
		    "The Door is discarded without effect, and without it the "
		    "game cannot be won.",
		[HELP_ORDER_TOP] =
		    "The card goes on top of the deck, to be drawn before "
		    "those that are left.",
		[HELP_ORDER_BOTTOM] =
		    "The card goes under the deck, to be drawn before those "
		    "that are left.",

		[HELP_DRAW] = "The next card of the deck is drawn.",
		[HELP_KEY_DOOR] =
		    "The Key is discarded, and {the card} comes to the table.",
		[HELP_KEY_DOOR_LIMBO] =
		    "The Key is discarded, but {the card} goes to the Limbo "
		    "pile: it may not come to the table now.",
		[HELP_LIMBO] =
		    "The Door is shuffled back into the deck at the end of "
		    "the turn.",
		[HELP_NIGHTMARE_KEY] =
		    "The Key is discarded, without a Prophecy.",
		[HELP_NIGHTMARE_DOOR] =
		    "Your Door is shuffled back into the deck at the end of "
		    "the turn.",
		[HELP_NIGHTMARE_REVEAL] =
		    "{n} {card is|cards are} revealed: Locations are "
		    "discarded, Doors and Dreams go to the Limbo pile.",
		[HELP_NIGHTMARE_HAND] =
		    "All cards of the hand are discarded without effect, and "
		    "you draw a new hand.",
		[HELP_END] =
		    "Your turn ends, and the cards of the Limbo pile are "
		    "shuffled into the deck.",

		[HELP_PAY] = "The card leaves the discard pile and the game.",
		[HELP_TOP] =
		    "The card goes on top of the deck, the others go under "
		    "it.",
		[HELP_GOALS] =
		    "The two Goals change places, and keep the side that they "
		    "show.",
		[HELP_GOALS_RANK] =
		    "The two Goals change places, and keep the side that they "
		    "show, but the one that was turned up again is no longer "
		    "found before the others.",
		[HELP_TOWER] = "The Tower is discarded, and the row closes up.",
		[HELP_SPARE] =
		    "No Tower is lost, but the Nightmare goes to the Limbo "
		    "pile.",

		[HELP_RESOLVE + 0] =
		    "All red rooms that are in the deck are discarded.",
		[HELP_RESOLVE + 1] =
		    "You discard two Keys of your choice out of the deck.",
		[HELP_RESOLVE + 2] =
		    "A Nightmare goes from the discard pile to the Limbo pile.",
		[HELP_RESOLVE + 3] =
		    "A Door of any colour goes to the Limbo pile.",
		[HELP_RESOLVE + 4] =
		    "A Door of a colour of which there are two goes to the "
		    "Limbo pile.",
		[HELP_RESOLVE + 5] =
		    "You discard your hand and draw a new one; then another "
		    "Premonition is revealed.",
		[HELP_RESOLVE + 6] = "Two more Premonitions are revealed.",
		[HELP_RESOLVE + 7] =
		    "All Happy Dreams that are in the deck are discarded.",
		[HELP_PENALTY_KEY] =
		    "The Key is discarded out of the deck, without a "
		    "Prophecy.",

		[HELP_DISPEL] =
		    "The Premonition leaves the game without its penalty.",
		[HELP_LOOK] =
		    "{n} {card is|cards are} revealed: discard as many as you "
		    "like, and put back the rest in any order.",
		[HELP_FETCH] =
		    "You choose any card of the deck, and it goes on top.",
		[HELP_FETCH_CARD] =
		    "The deck is shuffled, and the card goes on top of it.",
		[HELP_DISCARD_ANY] = "The card is discarded without effect.",
		[HELP_STOP] =
		    "The cards that are left go back on top of the deck in "
		    "any order.",

		[HELP_DRAW_ANEW] =
		    "The discard pile is shuffled and becomes the deck, and "
		    "its next card is drawn.",
		[HELP_EXCHANGE] =
		    "You discard cards, as many as you like, and draw one for "
		    "every two.",
		[HELP_EXCHANGE_ODD] =
		    "The card is discarded; only together with another one "
		    "does it bring a card.",
		[HELP_EXCHANGE_EVEN] =
		    "The card is discarded; so far the exchange brings {n} "
		    "{card|cards}.",
		[HELP_EXCHANGE_STOP] =
		    "You discard no more, and draw {n} {card|cards}.",
		[HELP_EXCHANGE_NOTHING] =
		    "You discard no more, and draw nothing for a single card.",

		[HELP_BUILD_LEGS] = "The card begins a creature, as its legs.",
		[HELP_BUILD_TORSO] =
		    "The card becomes the torso of the creature, which then "
		    "lacks its head.",
		[HELP_BUILD_LAST] =
		    "The head completes your last creature, and you win.",
		[HELP_BUILD_HEAD] =
		    "The creature is complete and wakes; it has {n} "
		    "{power|powers}.",
		[HELP_BUILD_HEAD_LEGION] =
		    "The creature is complete and wakes: the other players "
		    "discard for its legion; it has {n} {power|powers}.",
		[HELP_BUILD_HEAD_ASLEEP] =
		    "The creature is complete, but in this turn no more "
		    "creatures wake.",
		[HELP_BUILD_FIRST_HEAD] =
		    "The creature is complete, and the other card can "
		    "complete one, too.",
		[HELP_BUILD_SECOND_HEAD] =
		    "This creature is complete, too, and you choose which of "
		    "the two wakes.",

		[HELP_LEGION_FIRST] =
		    "The card is discarded, and another one after it, as none "
		    "of yours is of the creature's legion.",
		[HELP_LEGION_LAST] =
		    "The card is discarded, and you have paid for the "
		    "creature.",
		[HELP_SEIZE] =
		    "The card comes to your hand, and everybody knows it "
		    "there.",
		[HELP_SEIZE_HEAD] =
		    "The head comes to your hand, and the creature is "
		    "unfinished again.",
		[HELP_SEIZE_ONLY] =
		    "The card comes to your hand, and nothing is left of the "
		    "creature.",
		[HELP_DESTROY] =
		    "The whole creature is discarded: {n} {card|cards}.",
		[HELP_DEVOUR] =
		    "The card is discarded, and you can play another one in "
		    "its place.",
		[HELP_DEVOUR_HEAD] =
		    "The head is discarded, and the creature wakes again when "
		    "it gets another one.",
		[HELP_DEVOUR_ONLY] =
		    "The card is discarded, and nothing is left of the "
		    "creature.",
		[HELP_WAKE] =
		    "This creature wakes, and the other one does not; it has "
		    "{n} {power|powers}.",
		[HELP_WAKE_LEGION] =
		    "This creature wakes, the other one does not: the other "
		    "players discard for its legion; it has {n} "
		    "{power|powers}.",
		[HELP_WAKE_NEITHER] =
		    "Neither creature wakes: too many have woken in this "
		    "turn.",
	},

	.whys = {
		[WHY_NOTHING] = "",
		[WHY_OVER] = "The game is over.",
		[WHY_NOT_ASKED] = "This is not asked now.",
		[WHY_NOT_TOLD] =
		    "Another is asked, whose answers are not known here.",
		[WHY_NO_SEAT] = "There is no such player.",
		[WHY_NOT_TO_COME] = "No such card can come now.",

		[WHY_NOT_OPEN] = "No such card is among the open ones.",
		[WHY_NOT_IN_HAND] = "No such card is in your hand.",
		[WHY_NOT_SHARED] =
		    "No such card is among the Shared resources.",
		[WHY_NOT_LOOKED_AT] = "No such card is among those looked at.",
		[WHY_NOT_DISCARDED] = "No such card is in the discard pile.",
		[WHY_NOT_IN_DECK] = "No such card is left in the deck.",
		[WHY_NO_DOOR] = "No such Door lies there.",
		[WHY_NO_TOWER] = "No Tower stands in this place.",
		[WHY_NO_PREMONITION] = "No such Premonition lies open.",
		[WHY_EMPTY_HAND] = "There is no card in your hand.",
		[WHY_EMPTY_DECK] = "There is no card in the deck.",

		[WHY_SAME_SYMBOL] =
		    "It has the same symbol as the last card of the row.",
		[WHY_ONLY_TOWERS] =
		    "Only Towers are played at an end of the row of Towers.",
		[WHY_NAME_END] =
		    "A Tower is played at one end of the row: say which.",
		[WHY_FIRST_TOWER] =
		    "The first Tower begins the row at its right end.",
		[WHY_RIGHT_ONLY] =
		    "Towers are only played at the right end of the row.",
		[WHY_TOWER_SYMBOL] =
		    "The Tower shares a symbol with its neighbour.",

		[WHY_NO_SPELLS] = "There are no spells in this game.",
		[WHY_NO_SPELL_NOW] = "No spell can be cast at this moment.",
		[WHY_TOO_DEAR] =
		    "The discard pile has fewer than {n} {card|cards}.",
		[WHY_NO_NIGHTMARE] =
		    "This spell needs a Nightmare that has just been drawn.",

		[WHY_SAME_CARD] =
		    "The two cards are the same: that is no swap.",
		[WHY_SAME_GOALS] =
		    "The two Goals have the same colour and show the same "
		    "side: that is no swap.",
		[WHY_NO_KEY] = "The card is no Key.",
		[WHY_OTHER_COLOUR] =
		    "The Key does not have the colour of the Door.",
		[WHY_PARTNERS_DOOR] =
		    "A Nightmare only takes a Door of your own.",
		[WHY_OWN_DOOR_FIRST] =
		    "It must be one of your own Doors while you have one "
		    "that fits.",
		[WHY_NO_PAIR] =
		    "There is only one Door of this colour on the table.",
		[WHY_HELD_TOWER] =
		    "The Towers beside it share a symbol and may not touch.",
		[WHY_CONDITION] =
		    "The condition of this Premonition does not hold.",

		[WHY_ASCENDING] =
		    "Cards are named in ascending order, and a higher one "
		    "has been named.",
		[WHY_TOO_FEW] =
		    "Cards are named in ascending order, and too few would "
		    "be left after this one.",

		[WHY_NOTHING_TO_DRAW] =
		    "There is no card to draw: deck and discard pile are "
		    "empty.",
		[WHY_NONE_DISCARDED] = "An exchange takes at least one card.",
		[WHY_NOT_OF_LEGION] =
		    "It must be a card of the creature's legion while you "
		    "have one.",
		[WHY_NOT_REVEALED] = "The Herald has not revealed such a card.",

		[WHY_NO_CREATURE] = "There is no such creature.",
		[WHY_ENOUGH_CREATURES] =
		    "You may not have more than {n} {creature|creatures}.",
		[WHY_COMPLETE] = "The creature is complete.",
		[WHY_NO_LEGS] =
		    "A creature begins with its legs, and the card does not "
		    "fit there.",
		[WHY_NO_TORSO] =
		    "The creature needs a torso next, and the card does not "
		    "fit there.",
		[WHY_NO_HEAD] =
		    "The creature needs its head next, and the card does not "
		    "fit there.",
		[WHY_OTHER_LEGION] =
		    "When both actions play a card, the two are of one "
		    "legion.",
		[WHY_COMPLETES_NONE] =
		    "After a card that has completed a creature, the other "
		    "one has to complete one, too.",

		[WHY_OWN_CREATURE] = "It must be a creature of another player.",
		[WHY_NOT_UNFINISHED] =
		    "A Scavenger only takes unfinished creatures.",
		[WHY_ACTIVE_CREATURE] =
		    "A Devourer does not take from its own creature.",
		[WHY_NOT_COMPLETED] =
		    "The Herald has not completed this creature.",
	},

	.told = {
		[TOLD_TAKE] = { "{who} took {the card}" },
		[TOLD_PLAY] = { "{who} played {the card}" },
		[TOLD_PLAY_SHARED] = { "{who} played the shared {card}" },
		[TOLD_PLAY_LEFT] = {
			"{who} placed {the card} at the left end of the row" },
		[TOLD_PLAY_RIGHT] = {
			"{who} placed {the card} at the right end of the "
			"row" },
		[TOLD_DISCARD] = { "{who} discarded {the card}",
			"{who} discarded {count} cards" },
		[TOLD_DISCARD_SHARED] = {
			"{who} discarded the shared {card}" },
		[TOLD_SEARCH_DOOR] = {
			"{who} searched the deck for {the cause}" },
		[TOLD_LEAVE_DOOR] = { "{who} left {the cause} in the deck" },
		[TOLD_SWAP] = { "{who} swapped {the card} for {the other}" },
		[TOLD_SWAP_NOTHING] = { "{who} swapped nothing" },
		[TOLD_KEY_FOR_DOOR] = {
			"{who} spent {the card} on {the cause}" },
		[TOLD_KEY_FOR_NIGHTMARE] = {
			"{who} spent {the card} against {the cause}" },
		[TOLD_GIVE_UP] = {
			"{who} gave up {the card} because of {the cause}" },
		[TOLD_GIVE_UP_TOWER] = {
			"{who} gave up the Tower in place {n}" },
		[TOLD_SPARE] = {
			"{who} used false destruction and kept the Towers" },
		[TOLD_REVEAL] = { "{who} revealed cards of the deck" },
		[TOLD_DISCARD_HAND] = {
			"{who} discarded {your~their} hand" },
		[TOLD_LET_GO] = { "{who} let {the cause} go" },
		[TOLD_PUT_BACK] = { "{who} put {the card} back on the deck",
			"{who} put {count} cards back on the deck" },
		[TOLD_PUT_UNDER] = { "{who} put {the card} under the deck",
			"{who} put {count} cards under the deck" },
		[TOLD_PUT_ON_TOP] = {
			"{who} put {the card} on top of the deck" },
		[TOLD_CAST] = { "{who} cast {spell}" },
		[TOLD_PAY] = { "{who} paid {the card} for {the cause}",
			"{who} paid {count} cards for {the cause}" },
		[TOLD_SWAP_GOALS] = { "{who} swapped Goals {n} and {m}" },
		[TOLD_FACE_PREMONITION] = { "{who} faced {the card}" },
		[TOLD_DISPEL] = { "{who} removed {the card} from the game" },
		[TOLD_SEARCH] = { "{who} searched the deck for a card" },
		[TOLD_DRAW_ON] = { "{who} cast no spell before drawing" },
		[TOLD_DISCARD_NO_MORE] = { "{who} discarded no more" },
		[TOLD_END_TURN] = { "{who} ended the turn" },
		[TOLD_DEAL] = { "The dealer turned up {the card}" },

		[TOLD_DRAW] = { "{who} drew {a card}",
			"{who} drew {count} cards" },
		[TOLD_MEET] = { "{who} drew {a card}" },
		[TOLD_LOOK_AT] = { "{who} looked at {a card}",
			"{who} looked at {count} cards" },
		[TOLD_REVEAL_CARD] = { "{who} revealed {a card}",
			"{who} revealed {count} cards" },
		[TOLD_JOIN_SHARED] = {
			"{the card} joins the Shared resources",
			"{count} cards join the Shared resources" },
		[TOLD_LAY_GOAL] = { "{the card} is laid out",
			"{count} Goals are laid out" },
		[TOLD_LAY_PREMONITION] = { "{a card} is turned up",
			"{count} Premonitions are turned up" },

		[TOLD_JOIN_ROW] = { "{the card} joins {whose} row" },
		[TOLD_JOIN_TOWERS] = {
			"{the card} joins the row of Towers" },
		[TOLD_JOIN_HAND] = { "{the card} joins {whose} hand" },
		[TOLD_DISCARDED] = { "{the card} is discarded",
			"{count} cards are discarded" },
		[TOLD_DISCARDED_FOR] = {
			"{the card} is discarded because of {the cause}",
			"{count} cards are discarded because of {the cause}" },
		[TOLD_LOSE] = { "{who} lost {the card} to {the cause}",
			"{who} lost {count} cards to {the cause}" },
		[TOLD_LOSE_TOWER] = { "{the cause} destroys {the card}" },
		[TOLD_PUNISH] = { "{the cause} discards {the card}" },
		[TOLD_TO_LIMBO] = { "{the card} goes to Limbo",
			"{count} cards go to Limbo" },
		[TOLD_DOOR_TO_LIMBO] = { "{the card} goes to Limbo" },
		[TOLD_DOOR_TO_LIMBO_FOR] = {
			"{the card} goes to Limbo: the next Door to find is "
			"{red/blue/green/brown}" },
		[TOLD_OBTAIN_DOOR] = { "{who} obtained {the card}" },
		[TOLD_FIND_DOOR] = { "{who} found {the card} in the deck" },
		[TOLD_ONTO_DECK] = { "{the card} goes on top of the deck" },
		[TOLD_UNDER_DECK] = { "{the card} goes under the deck" },
		[TOLD_INTO_DECK] = { "{the card} goes back into the deck",
			"{count} cards go back into the deck" },
		[TOLD_OUT_OF_GAME] = { "{the card} leaves the game",
			"{count} cards leave the game" },
		[TOLD_STRIKE] = { "{the card} strikes and leaves the game" },

		[TOLD_SHUFFLE] = { "The deck is shuffled" },
		[TOLD_LOCATE] = {
			"{who} learned that the partner has {the card}" },
		[TOLD_TURN] = { "It is {whose} turn" },
		[TOLD_REACH_GOAL] = {
			"The {red/blue/green/brown} Goal is reached" },
		[TOLD_REOPEN_GOAL] = {
			"{the card} is turned up again and comes first" },
		[TOLD_GOALS_SWAPPED] = { "Goals {n} and {m} change places" },

		[TOLD_CHOOSE_DRAW] = { "{who} chose to draw a card" },
		[TOLD_CHOOSE_EXCHANGE] = {
			"{who} chose to discard cards and draw half as many" },
		[TOLD_CHOOSE_BUILD] = { "{who} played {the card}" },
		[TOLD_CHOOSE_CREATURE] = {
			"{who} chose {whose} {nth} creature" },
		[TOLD_CHOOSE_WAKE] = {
			"{who} chose to wake {your~their} {nth} creature" },
		[TOLD_DRAW_BY] = { "{who} drew {a card} by {the cause}",
			"{who} drew {count} cards by {the cause}" },
		[TOLD_REVEAL_BY] = { "{the cause} reveals {a card}",
			"{the cause} reveals {count} cards" },
		[TOLD_BEGIN_CREATURE] = {
			"{who} began {your~a} {nth} creature with "
			"{the card}" },
		[TOLD_BUILD] = {
			"{who} added {the card} to {your~their} {nth} "
			"creature" },
		[TOLD_SEIZE] = {
			"{the cause} takes the {part} of {whose} {nth} "
			"creature" },
		[TOLD_DESTROY] = {
			"{the cause} discards the {part} of {whose} {nth} "
			"creature",
			"{the cause} discards {count} cards of {whose} {nth} "
			"creature" },
		[TOLD_ONTO_DISCARDS] = {
			"The discard pile receives {the card}",
			"The discard pile receives {count} cards" },
		[TOLD_WAKE] = { "{whose} {nth} creature wakes" },
		[TOLD_NEW_DECK] = {
			"The discard pile is shuffled and becomes the deck" },
		[TOLD_INTO_NEW_DECK] = {
			"The deck gets {the card} back",
			"The deck gets {count} cards back" },

		[TOLD_NO_FILL] = {
			": the deck has no card left to fill the hand" },
		[TOLD_NO_NEW_HAND] = {
			": the deck has no card left for a new hand" },
		[TOLD_NO_TURNS] = { ": the last turn is over" },
	},

	.statuses = {
		[-ONIRIM_OK] = "nothing to mend",
		[-ONIRIM_E_NULL] =
		    "an argument is missing: pass a pointer that is not NULL",
		[-ONIRIM_E_MEMORY] =
		    "no memory could be had: free some and try again",
		[-ONIRIM_E_SPACE] =
		    "the memory is too small: ask onirim_game_size() how much",
		[-ONIRIM_E_CONFIG] =
		    "the configuration is not understood: mend the word the "
		    "problem points at",
		[-ONIRIM_E_ACTION] =
		    "there is no such action: take one from "
		    "onirim_legal_actions()",
		[-ONIRIM_E_ILLEGAL] =
		    "the action is not legal now: take one from "
		    "onirim_legal_actions()",
		[-ONIRIM_E_OVER] =
		    "the game is over: reset it or make a new one",
		[-ONIRIM_E_RANGE] =
		    "there is no such seat, zone, index or constant here",
		[-ONIRIM_E_LANGUAGE] = "there is no such language",
		[-ONIRIM_E_SYNTAX] =
		    "the text cannot be read: mend the word the problem points "
		    "at",
		[-ONIRIM_E_VERSION] =
		    "this was written by a later version: use a later library",
		[-ONIRIM_E_DAMAGED] =
		    "the bytes are damaged: take another copy",
		[-ONIRIM_E_POSITION] =
		    "the position does not add up, or the game is not at the "
		    "start of a turn: mend the word the problem points at, or "
		    "play on",
		[-ONIRIM_E_REVISION] =
		    "this record was played by other rules: use the library "
		    "that wrote it",
		[-ONIRIM_E_REDACTED] =
		    "a redacted game is not played on: ask the one it was made "
		    "from",
		[-ONIRIM_E_FAMILY] =
		    "the games have different configurations: make them alike "
		    "but for the seed",
	},

	.problems = {
		[ONIRIM_PROBLEM_NONE] = "",
		[ONIRIM_PROBLEM_UNKNOWN_KEY] = "This key is not known.",
		[ONIRIM_PROBLEM_NO_EQUALS] =
		    "A word is a key, an equals sign and a value, such as "
		    "players=2.",
		[ONIRIM_PROBLEM_TWICE] =
		    "This key is given for the second time.",
		[ONIRIM_PROBLEM_MISSING] = "A value is missing here.",
		[ONIRIM_PROBLEM_UNKNOWN_WORD] = "This word cannot stand here.",
		[ONIRIM_PROBLEM_WORD_TWICE] =
		    "This word is in the list already.",
		[ONIRIM_PROBLEM_NONE_ALONE] =
		    "The word none stands alone, without other words.",
		[ONIRIM_PROBLEM_NOT_A_NUMBER] =
		    "A number is needed here: decimal digits, without a zero "
		    "before them.",
		[ONIRIM_PROBLEM_OUT_OF_RANGE] =
		    "This number is too small or too large.",
		[ONIRIM_PROBLEM_NOT_A_SEED] =
		    "A seed is a decimal number, or 0x and 1 to 16 "
		    "hexadecimal digits.",
		[ONIRIM_PROBLEM_NO_SUCH_SEAT] =
		    "There is no such seat: the game has fewer players.",
		[ONIRIM_PROBLEM_NEEDS_ONIRIM] = "This needs game=onirim.",
		[ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM] =
		    "This needs game=nightmarium.",
		[ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS] =
		    "This needs two players: players=2.",
		[ONIRIM_PROBLEM_NEEDS_STEPS] =
		    "This needs the Book of Steps Lost and Found: sets=steps.",
		[ONIRIM_PROBLEM_NEEDS_TOWERS] =
		    "This needs the Towers: sets=towers.",
		[ONIRIM_PROBLEM_NEEDS_DREAMS] =
		    "This needs Happy Dreams and Dark Premonitions: "
		    "sets=dreams.",
		[ONIRIM_PROBLEM_NEEDS_SEEDED] =
		    "This needs chance=seeded: here the host deals the cards.",

		[ONIRIM_PROBLEM_UNKNOWN_VERB] = "No action has this name.",
		[ONIRIM_PROBLEM_UNKNOWN_CARD] = "No card has this name.",
		[ONIRIM_PROBLEM_INCOMPLETE] =
		    "The action is not complete: a card, a number or a word "
		    "is missing.",
		[ONIRIM_PROBLEM_TOO_LONG] =
		    "The action should end before this.",
		[ONIRIM_PROBLEM_GOALS_ORDER] =
		    "Two different Goals are needed, and the left one comes "
		    "first.",

		[ONIRIM_PROBLEM_NOT_HEXADECIMAL] =
		    "A generator is 0x and 1 to 16 hexadecimal digits.",
		[ONIRIM_PROBLEM_UNKNOWN_VIEWER] =
		    "A viewer is the number of a seat, nobody or host.",
		[ONIRIM_PROBLEM_UNKNOWN_SEATS] =
		    "Behind the slash come the seats that know the card, each "
		    "of them once.",
		[ONIRIM_PROBLEM_WRONG_TURN] =
		    "In this turn it is another seat's turn.",
		[ONIRIM_PROBLEM_REDACTED] =
		    "A game as one viewer knows it has no seed and no "
		    "generator.",
		[ONIRIM_PROBLEM_NO_SUCH_PLACE] =
		    "This game has no such place for cards.",
		[ONIRIM_PROBLEM_NOT_IN_GAME] =
		    "This card is not in the game with this configuration.",
		[ONIRIM_PROBLEM_WRONG_PLACE] = "Such a card cannot lie there.",
		[ONIRIM_PROBLEM_TOO_MANY_CARDS] =
		    "There are not so many of this card, or they lie "
		    "elsewhere already.",
		[ONIRIM_PROBLEM_HAND_SIZE] =
		    "A hand does not have the number of cards it has when a "
		    "turn begins.",
		[ONIRIM_PROBLEM_ROW_ORDER] =
		    "This card has the same symbol as the card before it.",
		[ONIRIM_PROBLEM_SECOND_DOOR] =
		    "With the variant unique nobody has two Doors of one "
		    "colour.",
		[ONIRIM_PROBLEM_TOP_FULL] =
		    "So many cards cannot be known on top of the deck.",
		[ONIRIM_PROBLEM_BOTTOM_FULL] =
		    "So many cards cannot be known at the bottom of the deck.",
		[ONIRIM_PROBLEM_GOALS_MISSING] =
		    "All eight Goals must lie there.",
		[ONIRIM_PROBLEM_GOALS_DOWN] =
		    "Of each colour as many Goals lie face down as there are "
		    "Doors on the table.",
		[ONIRIM_PROBLEM_PREMONITIONS] =
		    "There cannot be so many or so few open Premonitions.",
		[ONIRIM_PROBLEM_PREMONITION_STRIKES] =
		    "The Doors on the table fulfil the condition of this "
		    "Premonition, so it would not lie open.",
		[ONIRIM_PROBLEM_TOWER_EDGES] =
		    "Edges of neighbouring Towers share a symbol.",
		[ONIRIM_PROBLEM_WRONG_PART] =
		    "A creature is built from legs, torso and head, and this "
		    "card does not fit here.",
		[ONIRIM_PROBLEM_MANY_CREATURES] =
		    "Nobody has more creatures than it takes to win.",
		[ONIRIM_PROBLEM_WRONG_KNOWERS] =
		    "A card of a hand is known to all other seats or to none "
		    "of them; its own seat always knows it.",
		[ONIRIM_PROBLEM_NOT_IN_HAND] =
		    "There are not so many of this card in the hand.",
		[ONIRIM_PROBLEM_HIDDEN] =
		    "A card is hidden (?) where the viewer does not know it, "
		    "and nowhere else.",
		[ONIRIM_PROBLEM_MANY_HIDDEN] =
		    "More cards are hidden than are left.",
		[ONIRIM_PROBLEM_WRONG_POOL] =
		    "This is not what the other words leave in the deck.",
		[ONIRIM_PROBLEM_ALREADY_OVER] =
		    "In this position the game has been won already.",
		[ONIRIM_PROBLEM_TURN_TOO_LATE] =
		    "So many turns cannot have been played.",
		[ONIRIM_PROBLEM_ONE_ANSWER] =
		    "There is only one choice, so there would be no question.",

		[ONIRIM_PROBLEM_NOT_A_RECORD] =
		    "A record begins with the line onirim-record 1.",
		[ONIRIM_PROBLEM_LATER_VERSION] =
		    "A later version of the library wrote this record.",
		[ONIRIM_PROBLEM_OTHER_RULES] =
		    "This record was played by other rules than those of this "
		    "library.",
		[ONIRIM_PROBLEM_NO_RULES_LINE] =
		    "The line with the rules should stand here, such as rules "
		    "1.",
		[ONIRIM_PROBLEM_NO_CONFIG_LINE] =
		    "The line with the configuration should stand here: "
		    "config and its words.",
		[ONIRIM_PROBLEM_LINE_GOES_ON] =
		    "The line should end before this.",
		[ONIRIM_PROBLEM_CUT_SHORT] =
		    "The record ends too early: something is missing.",
		[ONIRIM_PROBLEM_TAG_NAME] =
		    "The name of a tag has 1 to 255 letters a to z, digits, - "
		    "and _.",
		[ONIRIM_PROBLEM_TAG_TWICE] =
		    "There is a tag of this name already.",
		[ONIRIM_PROBLEM_TAG_VALUE] =
		    "The value of a tag is a text in quotes, on one line and "
		    "with at most 255 bytes.",
		[ONIRIM_PROBLEM_MANY_TAGS] = "A record has at most 256 tags.",
		[ONIRIM_PROBLEM_REDACTED_RECORD] =
		    "A record begins with a game that is known whole, not as "
		    "one viewer knows it.",
		[ONIRIM_PROBLEM_OTHER_CONFIG] =
		    "The position has another configuration than the record.",
		[ONIRIM_PROBLEM_TURN_NUMBER] =
		    "The number of the next turn should stand here.",
		[ONIRIM_PROBLEM_TURN_IS_OVER] =
		    "This turn is over: a new line with the number of a turn "
		    "should begin here.",
		[ONIRIM_PROBLEM_FIRST_SEAT] =
		    "The seat that was drawn to begin should stand here, such "
		    "as first:1.",
		[ONIRIM_PROBLEM_CARD_MISSING] =
		    "The next card should stand here; a bar (|) parts cards "
		    "from actions.",
		[ONIRIM_PROBLEM_OTHER_CARD] =
		    "This is not the card that comes here in this game.",
		[ONIRIM_PROBLEM_NO_SUCH_DEAL] =
		    "This card cannot come here: it is not in the game, or "
		    "none is left.",
		[ONIRIM_PROBLEM_ANSWER_MISSING] =
		    "The next action should stand here; a bar (|) parts "
		    "actions from cards.",
		[ONIRIM_PROBLEM_ILLEGAL] = "This action is not legal here.",
		[ONIRIM_PROBLEM_AFTER_END] =
		    "The game is over before this action.",
		[ONIRIM_PROBLEM_WRONG_RESULT] =
		    "This is not how the game stands.",
		[ONIRIM_PROBLEM_AFTER_RESULT] =
		    "Nothing but comments may follow the result.",
		[ONIRIM_PROBLEM_NO_MEMORY] =
		    "There was not enough memory to read it.",
		[ONIRIM_PROBLEM_GOAL_RANKS] =
		    "Goals that were turned up again are numbered from +1 on, "
		    "each once.",
		[ONIRIM_PROBLEM_SNAPSHOT] =
		    "The snapshot is not whole, or is none.",
	},

	.options = {
		{ "game", "Game",
		  "Which of the two games is played." },
		{ "game=onirim", "Onirim",
		  "You walk through a labyrinth of dreams and look for its "
		  "Doors, alone or together with a partner." },
		{ "game=nightmarium", "Nightmarium",
		  "Two to five players build creatures. Whoever first has "
		  "enough complete ones wins." },
		{ "players", "Players",
		  "How many people play." },
		{ "sets", "Expansions",
		  "Cards and rules that are added to the game. They go "
		  "together in any combination." },
		{ "sets=none", "None",
		  "The game is played without expansions." },
		{ "sets=steps", "The Book of Steps Lost and Found",
		  "Goals tell in which order the Doors must be found. "
		  "Discarded cards pay for three spells." },
		{ "sets=towers", "The Towers",
		  "To win, you also need four neighbouring Towers of four "
		  "colours. Nightmares take Towers away." },
		{ "sets=dreams", "Happy Dreams and Dark Premonitions",
		  "Dark Premonitions strike as soon as the Doors on the "
		  "table fulfil their conditions. Happy Dreams help "
		  "against them." },
		{ "variants", "Variants",
		  "Changes of the rules. They go together in any "
		  "combination." },
		{ "variants=none", "None",
		  "The game is played by its usual rules." },
		{ "variants=open", "Open hands",
		  "Both players see each other's Personal resources." },
		{ "variants=unique", "Unique Doors",
		  "A player cannot lay down a second Door of a colour. It "
		  "goes to Limbo, so no Door is used up that the partner "
		  "needs." },
		{ "variants=race", "Race",
		  "The players are opponents. Whoever first has Doors of "
		  "all four colours wins alone." },
		{ "variants=lost", "Lost",
		  "The game is harder: spells cost more cards." },
		{ "variants=ruins", "Scattered ruins",
		  "The game is harder: Nightmares take Towers away even "
		  "when four of them are aligned." },
		{ "variants=right-only", "To the right only",
		  "The game is harder: a Tower goes to the right end of "
		  "its row, never to the left." },
		{ "premonitions", "Premonitions",
		  "How many Dark Premonitions lie open at the beginning. "
		  "More of them make the game harder." },
		{ "first", "First player",
		  "The player who begins." },
		{ "first=random", "Drawn by lot",
		  "The player who begins is drawn by lot." },
		{ "objective", "Creatures to complete",
		  "How many complete creatures win the game. Fewer make it "
		  "shorter." },
		{ "turns", "Limit of turns",
		  "After so many turns of all players together the game "
		  "ends without a winner." },
		{ "turns=0", "No limit",
		  "The game goes on until somebody wins." },
		{ "seed", "Seed",
		  "The number that the cards are dealt from. With the same "
		  "number and the same answers the same game is played "
		  "again." },
		{ "chance", "Dealer",
		  "Who deals the cards." },
		{ "chance=seeded", "Dealt by the program",
		  "The cards are dealt from the seed." },
		{ "chance=host", "Real cards",
		  "A person or a program deals, and says for each card "
		  "which one came." },
		{ "events", "Events",
		  "Whether the game keeps what each answer set off, so "
		  "that it can be told." },
		{ "events=off", "Not kept",
		  "The game takes less memory and tells nothing about what "
		  "happened." },
		{ "events=on", "Kept",
		  "The game can tell what each answer set off, and takes "
		  "more memory." },
	},
	.numbers = {
		{ "players", "{n} {player|players}", NULL },
		{ "premonitions", "{n} {Premonition|Premonitions}", NULL },
		{ "first", "Player {n}", NULL },
		{ "objective", "{n} {creature|creatures}", NULL },
		{ "turns", "{n} {turn|turns}", NULL },
	},
};
