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
		[ONIRIM_ZONE_HAND] = "hand",
		[ZONE_PERSONAL] = "hand",
		[ONIRIM_ZONE_SHARED] = "shared cards",
		[ONIRIM_ZONE_ROW] = "row",
		[ONIRIM_ZONE_DOORS] = "Doors",
		[ONIRIM_ZONE_DISCARD] = "discard pile",
		[ONIRIM_ZONE_LIMBO] = "Limbo",
		[ONIRIM_ZONE_POOL] = "deck",
		[ONIRIM_ZONE_TOP] = "top of the deck",
		[ONIRIM_ZONE_BOTTOM] = "bottom of the deck",
		[ONIRIM_ZONE_PENDING] = "cards drawn or looked at",
		[ZONE_REVEALED] = "revealed cards",
		[ONIRIM_ZONE_GOALS] = "Goals",
		[ONIRIM_ZONE_PREMONITIONS] = "Premonitions",
		[ONIRIM_ZONE_RESERVE] = "Premonitions face down",
		[ONIRIM_ZONE_TOWERS] = "row of Towers",
		[ONIRIM_ZONE_REMOVED] = "cards out of the game",
		[ONIRIM_ZONE_CREATURE] = "creature",
	},
	.yours = {
		[ONIRIM_ZONE_HAND] = "your hand",
		[ZONE_PERSONAL] = "your hand",
		[ONIRIM_ZONE_ROW] = "your row",
		[ONIRIM_ZONE_DOORS] = "your Doors",
		[ONIRIM_ZONE_CREATURE] = "your creature",
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
		[ONIRIM_NUMBER_ALIGNED] = { "whether four Towers are aligned" },
		[ONIRIM_NUMBER_ACTIONS_LEFT] = { "actions left" },
		[ONIRIM_NUMBER_OBJECTIVE] = { "creatures to complete" },
		[ONIRIM_NUMBER_FROM] = { "where the card comes from" },
		[ONIRIM_NUMBER_TO] = { "where the card goes" },
		[ONIRIM_NUMBER_TO_INDEX] = { "player the card goes to" },
		[ONIRIM_NUMBER_GAME] = { "game" },
		[ONIRIM_NUMBER_SETS] = { "sets in play" },
		[ONIRIM_NUMBER_VARIANTS] = { "variants in play" },
		[ONIRIM_NUMBER_NEXT_GOAL] = {
			"place of the Goal to find" },
		[ONIRIM_NUMBER_GOAL_RANK] = {
			"rank of a Goal that was turned up again" },
		[ONIRIM_NUMBER_TURNS] = { "turns until the game ends" },
		[ONIRIM_NUMBER_FIRST] = { "player who began" },
		[ONIRIM_NUMBER_PREMONITIONS] = {
			"Premonitions open at the beginning" },
		[ONIRIM_NUMBER_HOST] = { "whether a dealer deals the cards" },
		[ONIRIM_NUMBER_END] = { "reason why the game is over" },
	},

	.spells = {
		[ONIRIM_SPELL_PROPHECY]   = {
			"Paradoxical Prophecy", "{name}" },
		[ONIRIM_SPELL_PLANNING]   = { "Parallel Planning", "{name}" },
		[ONIRIM_SPELL_PUNISHMENT] = { "Powerful Punishment", "{name}" },
	},

	.part_names = {
		[LEGS] = "legs", [TORSO] = "torso", [HEAD] = "head",
	},
	.nths = { "first", "second", "third", "fourth", "fifth", "sixth",
		"seventh" },
	.few = { "no", "one", "two", "three", "four", "five", "six", "seven",
		"eight", "nine", "ten", "eleven", "twelve" },

	.phrases = {
		[PHRASE_OBJECT]        = "the {name}",
		[PHRASE_SOME]          = "a {name}",
		[PHRASE_YOU]           = "you",
		[PHRASE_PLAYER]        = "Player {seat}",
		[PHRASE_SUBJECT]       = "Player {seat}",
		[PHRASE_YOUR]          = "your",
		[PHRASE_WHOSE]         = "{player}'s",
		[PHRASE_AND]           = " and ",
		[PHRASE_NAMELY]        = ": {card}",
		[PHRASE_OF_PLAYER]     = " of {player}",
		[PHRASE_OF_NAME]       = " of {player}",
		[PHRASE_SHARED]        = " (shared)",
		[PHRASE_SEAT]          = " ({player})",
		[PHRASE_SEAT_ASKED]    = "{player}: ",
		[PHRASE_DEAL_DRAW] =
		    "Which card {do~does} {who} draw?",
		[PHRASE_DEAL_SHARED] =
		    "Which card joins the shared cards?",
		[PHRASE_DEAL_NEXT] =
		    "Which card is next in the deck?",
		[PHRASE_DEAL_LOWEST] =
		    "Which card is the lowest of the deck?",
		[PHRASE_DEAL_GOAL] =
		    "Which Goal is laid out next?",
		[PHRASE_DEAL_PREMONITION] =
		    "Which Premonition is turned up next?",
		[PHRASE_PLAYING]       = "The game goes on",
		[PHRASE_WON]           = "{who} {have~has} won",
		[PHRASE_WON_PAIR]      = "Both players have won",
		[PHRASE_LOST]          = "You have lost",
		[PHRASE_LOST_PAIR]     = "Both players have lost",
		[PHRASE_LOST_ALL]      = "The game is over without a winner",
	},

	.prompts = {
		[ONIRIM_ASK_DEAL] = { "Which card comes next?" },
		[ONIRIM_ASK_DRAFT] = {
			"Which of the open cards do you take?",
			"Which of the open cards do you take ({n} more to "
			"take)?" },
		[ONIRIM_ASK_ACT] = { "Which card do you play or discard?" },
		[ONIRIM_ASK_SEARCH] = {
			"Three of a colour in a row: do you take a Door out "
			"of the deck?",
			"Three of a colour in a row: do you take {the card} "
			"out of the deck?" },
		[ONIRIM_ASK_SWAP] = {
			"Do you swap a card of your hand for a shared one?" },
		[ONIRIM_ASK_PROPHECY] = {
			"Prophecy: which of these cards do you discard?" },
		[ONIRIM_ASK_ORDER] = {
			"Which card do you put back to be drawn first?",
			"{n} {card goes|cards go} back: which one do you "
			"want to draw first?" },
		[ONIRIM_ASK_DRAW] = {
			"Do you draw a card or cast a spell first?" },
		[ONIRIM_ASK_DOOR] = {
			"You drew a Door. Do you spend a Key on it?",
			"You drew {the card}. Do you spend a Key on it?" },
		[ONIRIM_ASK_NIGHTMARE] = {
			"You drew a Nightmare. What do you do?" },
		[ONIRIM_ASK_PAY] = {
			"Which discarded card pays for the spell?",
			"Which discarded card pays for the spell ({n} more "
			"to pay)?" },
		[ONIRIM_ASK_GOALS] = { "Which two Goals do you swap?" },
		[ONIRIM_ASK_TOP] = {
			"Which of these cards do you put on top of the deck?" },
		[ONIRIM_ASK_TOWER] = {
			"Which Tower do you give up to the Nightmare?" },
		[ONIRIM_ASK_PREMONITION] = {
			"Which Premonition do you face first?" },
		[ONIRIM_ASK_PENALTY] = {
			"What do you give up to the Premonition?",
			"What do you give up to {the card}?" },
		[ONIRIM_ASK_HAPPY] = {
			"You drew a Happy Dream. What do you do?" },
		[ONIRIM_ASK_FETCH] = {
			"Which card of the deck do you put on top of it?" },
		[ONIRIM_ASK_DISCARD_ANY] = {
			"Which of the revealed cards do you discard?" },
		[ONIRIM_ASK_END] = {
			"Do you end your turn or cast a spell first?" },

		[ONIRIM_ASK_MOVE] = {
			"Do you draw a card, discard cards for new ones, or "
			"play a card?",
			"Do you draw a card, discard cards for new ones, or "
			"play a card ({n} {action|actions} left)?" },
		[ONIRIM_ASK_EXCHANGE] = {
			"Which card do you discard? You draw one for every "
			"two." },
		[ONIRIM_ASK_LEGION] = {
			"A creature of one legion woke. Which card do you "
			"discard?",
			"A creature of one legion woke. Which card do you "
			"discard ({n} more to discard)?" },
		[ONIRIM_ASK_HERALD] = {
			"Herald: which revealed card do you play, and onto "
			"which creature?" },
		[ONIRIM_ASK_WAKE] = {
			"You completed two creatures. Which one wakes?" },
		[ONIRIM_ASK_JOKER] = {
			"Joker: which card of your hand do you play, and "
			"onto which creature?" },
		[ONIRIM_ASK_EXECUTIONER] = {
			"Executioner: from which creature do you take the "
			"last card?" },
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
		[ONIRIM_VERB_DOOR]     = "Put {the card} into Limbo",
		[ONIRIM_VERB_REVEAL]   = "Reveal cards of the deck",
		[ONIRIM_VERB_HAND]     = "Discard the whole hand",
		[ONIRIM_VERB_LIMBO]    = "Put the Door into Limbo",
		[ONIRIM_VERB_DROP]     = "Discard {the card}",
		[ONIRIM_VERB_NEXT]     = "Put {the card} back first",
		[ONIRIM_VERB_TOP]      = "Put {the card} on top of the deck",
		[ONIRIM_VERB_CAST]     = "Cast {spell}",
		[ONIRIM_VERB_PAY]      = "Pay with {the card}",
		[ONIRIM_VERB_GOALS]    = "Swap Goals {n} and {m}",
		[LABEL_GOALS_SEEN]     = "Swap Goals {n} and {m}: {card}, "
		                         "{other}",
		[ONIRIM_VERB_TOWER]    = "Discard the Tower in place {n}",
		[LABEL_TOWER_SEEN]     = "Discard {the card} (place {n})",
		[ONIRIM_VERB_SPARE]    = "Use false destruction",
		[ONIRIM_VERB_RESOLVE]  = "Face {the card}",
		[ONIRIM_VERB_DISPEL]   = "Remove {the card} from the game",
		[ONIRIM_VERB_LOOK]     =
			"Reveal cards, and discard any of them",
		[ONIRIM_VERB_FETCH]    = "Search the deck for any card",
		[LABEL_FETCH_CARD]     = "Put {the card} on top of the deck",
		[ONIRIM_VERB_DRAW]     = "Draw a card",
		[ONIRIM_VERB_DECLINE]  = "Decline",
		[LABEL_SEARCH_DECLINE] = "Leave the Door in the deck",
		[LABEL_SWAP_DECLINE]   = "Swap nothing",
		[ONIRIM_VERB_STOP]     = "Stop",
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
		    "This card comes next; {n} such {card|cards} could come.",
		[HELP_TAKE] = "The card joins your hand.",

		[HELP_ROOM_FIRST] =
		    "The card is the first of its colour in your row.",
		[HELP_ROOM_SECOND] =
		    "The card is the second of its colour in a row.",
		[HELP_ROOM_THIRD] =
		    "The card is the third in a row: you may take {the card} "
		    "out of the deck.",
		[HELP_ROOM_THIRD_NONE] =
		    "The card is the third in a row, but the deck has no "
		    "{card}.",
		[HELP_TOWER_LEFT] =
		    "The Tower joins the left end of the row of Towers.",
		[HELP_TOWER_RIGHT] =
		    "The Tower joins the right end of the row of Towers.",

		[HELP_DISCARD] =
		    "The card is discarded, and nothing else happens.",
		[HELP_DISCARD_SWAP] =
		    "The card is discarded, and then you may swap a card of "
		    "your hand for a shared one.",
		[HELP_DISCARD_KEY] =
		    "Prophecy: you look at the next {n} {card|cards} of the "
		    "deck and discard {it|one of them}.",
		[HELP_DISCARD_TOWER] =
		    "You look at the next {n} {card|cards} of the deck and put "
		    "{it back|them back in any order}.",

		[HELP_CAST_PROPHECY] =
		    "You pay {n} {card|cards} from the discard pile, look at "
		    "the five lowest cards of the deck and put one of them on "
		    "top.",
		[HELP_CAST_PROPHECY_ALL] =
		    "You pay {n} {card|cards} from the discard pile, look at "
		    "all cards of the deck and put one of them on top.",
		[HELP_CAST_PLANNING] =
		    "You pay {n} {card|cards} from the discard pile and swap "
		    "two Goals.",
		[HELP_CAST_PUNISHMENT] =
		    "You pay {n} {card|cards} from the discard pile, and the "
		    "Nightmare is discarded without effect.",

		[HELP_SEARCH] =
		    "You obtain the Door, and the deck is shuffled.",
		[HELP_SEARCH_LIMBO] =
		    "The deck is shuffled, but you may not obtain the Door "
		    "now: it goes to Limbo.",
		[HELP_SEARCH_DECLINE] =
		    "The Door stays in the deck, and the deck is not shuffled.",
		[HELP_SWAP] = "The two cards change places.",
		[HELP_SWAP_DECLINE] = "All cards stay where they are.",
		[HELP_PROPHECY_DROP] =
		    "The card is discarded without effect, and you put the "
		    "others back on the deck.",
		[HELP_DROP_DOOR] =
		    "The Door is discarded without effect, and without it you "
		    "cannot win any more.",
		[HELP_ORDER_TOP] =
		    "The card goes back on the deck; it is drawn before the "
		    "cards that are left.",
		[HELP_ORDER_BOTTOM] =
		    "The card goes under the deck; it is drawn before the "
		    "cards that are left.",

		[HELP_DRAW] = "You draw the next card of the deck.",
		[HELP_KEY_DOOR] = "You discard the Key and obtain {the card}.",
		[HELP_KEY_DOOR_LIMBO] =
		    "You discard the Key, but you may not obtain {the card} "
		    "now: it goes to Limbo.",
		[HELP_LIMBO] =
		    "The Door goes to Limbo; at the end of the turn it is "
		    "shuffled back into the deck.",
		[HELP_NIGHTMARE_KEY] =
		    "You discard the Key, without a Prophecy.",
		[HELP_NIGHTMARE_DOOR] =
		    "Your Door goes to Limbo; at the end of the turn it is "
		    "shuffled back into the deck.",
		[HELP_NIGHTMARE_REVEAL] =
		    "{n} {card is|cards are} revealed: rooms and Towers are "
		    "discarded, Doors and Dreams go to Limbo.",
		[HELP_NIGHTMARE_HAND] =
		    "You discard all cards of your hand without effect and "
		    "draw a new hand.",
		[HELP_NIGHTMARE_HAND_LOST] =
		    "You discard all cards of your hand, but the deck cannot "
		    "give you a new hand: you lose.",
		[HELP_END] =
		    "Your turn ends, and Limbo is shuffled into the deck.",
		[HELP_END_BARE] = "Your turn ends.",

		[HELP_PAY] = "The card leaves the discard pile and the game.",
		[HELP_TOP] =
		    "The card goes on top of the deck, and the others go under "
		    "the deck.",
		[HELP_GOALS] =
		    "The two Goals change places, each with the side that it "
		    "shows.",
		[HELP_GOALS_RANK] =
		    "The two Goals change places, each with the side that it "
		    "shows; the Goal that was turned up again does not come "
		    "first any more.",
		[HELP_TOWER] =
		    "The Tower is discarded, and its neighbours move together.",
		[HELP_SPARE] =
		    "You lose no Tower, but the Nightmare goes to Limbo.",

		[HELP_RESOLVE + 0] =
		    "All red rooms in the deck are discarded.",
		[HELP_RESOLVE + 1] =
		    "You discard two Keys of your choice from the deck.",
		[HELP_RESOLVE + 2] =
		    "A Nightmare goes from the discard pile to Limbo.",
		[HELP_RESOLVE + 3] = "A Door of your choice goes to Limbo.",
		[HELP_RESOLVE + 4] =
		    "A Door of a colour that lies there twice goes to Limbo.",
		[HELP_RESOLVE + 5] =
		    "You discard your hand and draw a new one; then another "
		    "Premonition is turned up.",
		[HELP_RESOLVE + 6] = "Two more Premonitions are turned up.",
		[HELP_RESOLVE + 7] =
		    "All Happy Dreams in the deck are discarded.",
		[HELP_RESOLVE_NOTHING] =
		    "Its penalty finds nothing to take, so nothing happens.",
		[HELP_RESOLVE_KEYS] =
		    "The last {Key|Keys} of the deck {is|are} discarded.",
		[HELP_RESOLVE_DOOR] =
		    "The only Door that fits goes to Limbo: {card}.",
		[HELP_RESOLVE_HAND] =
		    "You discard your hand and draw a new one.",
		[HELP_RESOLVE_HAND_LOST] =
		    "You discard your hand, but the deck cannot give you a new "
		    "one: you lose.",
		[HELP_RESOLVE_ONE_MORE] = "The last Premonition is turned up.",
		[HELP_PENALTY_KEY] =
		    "The Key is discarded from the deck, without a Prophecy.",

		[HELP_DISPEL] =
		    "The Premonition leaves the game and never strikes.",
		[HELP_LOOK] =
		    "{n} {card is|cards are} revealed: you discard as many as "
		    "you like and put the rest back in any order.",
		[HELP_FETCH] =
		    "You choose any card of the deck, and it goes on top of "
		    "the deck.",
		[HELP_FETCH_CARD] =
		    "The deck is shuffled, and the card goes on top of it.",
		[HELP_DISCARD_ANY] = "The card is discarded without effect.",
		[HELP_STOP] =
		    "The cards that are left go back on the deck in any order.",

		[HELP_DRAW_ANEW] =
		    "The discard pile is shuffled and becomes the deck, and "
		    "you draw its first card.",
		[HELP_EXCHANGE] =
		    "You discard as many cards as you like and draw one for "
		    "every two.",
		[HELP_EXCHANGE_ODD] =
		    "The card is discarded; with one more you draw another "
		    "card.",
		[HELP_EXCHANGE_EVEN] =
		    "The card is discarded; for the cards so far you draw {n}.",
		[HELP_EXCHANGE_STOP] =
		    "You discard no more and draw {n} {card|cards}.",
		[HELP_EXCHANGE_NOTHING] =
		    "You discard no more and draw nothing for a single card.",

		[HELP_BUILD_LEGS] =
		    "The card begins a creature: it becomes its legs.",
		[HELP_BUILD_TORSO] =
		    "The card becomes the torso; the creature then needs a "
		    "head.",
		[HELP_BUILD_LAST] =
		    "The head completes your last creature, and you win.",
		[HELP_BUILD_HEAD] =
		    "The creature is complete and wakes. It has {n} "
		    "{power|powers}.",
		[HELP_BUILD_HEAD_PLAIN] =
		    "The creature is complete and wakes. It has no powers.",
		[HELP_BUILD_HEAD_LEGION] =
		    "The creature is complete and wakes: the other players "
		    "discard for its legion. It has {n} {power|powers}.",
		[HELP_BUILD_HEAD_LEGION_PLAIN] =
		    "The creature is complete and wakes: the other players "
		    "discard for its legion. It has no powers.",
		[HELP_BUILD_HEAD_ASLEEP] =
		    "The creature is complete, but no more creatures wake in "
		    "this turn.",
		[HELP_BUILD_FIRST_HEAD] =
		    "The creature is complete, and the other card can complete "
		    "one, too.",
		[HELP_BUILD_SECOND_HEAD] =
		    "This creature is complete, too, and you choose which of "
		    "the two wakes.",

		[HELP_LEGION_FIRST] =
		    "You have no card of the creature's legion, so you discard "
		    "this card and another one.",
		[HELP_LEGION_LAST] =
		    "You discard the card, and nothing more is asked of you.",
		[HELP_SEIZE] =
		    "The card joins your hand, and everybody knows that you "
		    "have it.",
		[HELP_SEIZE_HEAD] =
		    "The head joins your hand, and the creature is unfinished "
		    "again.",
		[HELP_SEIZE_ONLY] =
		    "The card joins your hand, and nothing is left of the "
		    "creature.",
		[HELP_DESTROY] =
		    "The whole creature is discarded: {n} {card|cards}.",
		[HELP_DEVOUR] =
		    "The card is discarded, and you can play another one in "
		    "its place.",
		[HELP_DEVOUR_HEAD] =
		    "The head is discarded; the creature wakes again when it "
		    "gets a new one.",
		[HELP_DEVOUR_ONLY] =
		    "The card is discarded, and nothing is left of the "
		    "creature.",
		[HELP_WAKE] =
		    "This creature wakes, and the other one does not. It has "
		    "{n} {power|powers}.",
		[HELP_WAKE_PLAIN] =
		    "This creature wakes, and the other one does not. It has "
		    "no powers.",
		[HELP_WAKE_LEGION] =
		    "This creature wakes, and the other one does not: the "
		    "other players discard for its legion. It has {n} "
		    "{power|powers}.",
		[HELP_WAKE_LEGION_PLAIN] =
		    "This creature wakes, and the other one does not: the "
		    "other players discard for its legion. It has no powers.",
		[HELP_WAKE_NEITHER] =
		    "Neither creature wakes, because too many have woken in "
		    "this turn.",
	},

	.whys = {
		[WHY_NOTHING] = "",
		[WHY_OVER] = "The game is over.",
		[WHY_NOT_ASKED] = "This is not what is asked now.",
		[WHY_NOT_TOLD] = "Another player is asked.",
		[WHY_NO_SEAT] = "This player does not exist.",
		[WHY_NOT_TO_COME] = "This card cannot come now.",

		[WHY_NOT_OPEN] = "This card is not one of the open cards.",
		[WHY_NOT_IN_HAND] = "This card is not in your hand.",
		[WHY_NOT_SHARED] = "This card is not one of the shared cards.",
		[WHY_NOT_LOOKED_AT] =
		    "This card is not one of the cards you look at.",
		[WHY_NOT_DISCARDED] = "This card is not in the discard pile.",
		[WHY_NOT_IN_DECK] = "The deck has no such card.",
		[WHY_NO_DOOR] = "No such Door lies there.",
		[WHY_NO_TOWER] = "No Tower stands in this place.",
		[WHY_NO_PREMONITION] = "This Premonition does not lie open.",
		[WHY_EMPTY_HAND] = "Your hand is empty.",
		[WHY_EMPTY_DECK] = "The deck is empty.",

		[WHY_SAME_SYMBOL] =
		    "It has the same symbol as the last card of the row.",
		[WHY_ONLY_TOWERS] =
		    "Only a Tower is played at an end of the row of Towers.",
		[WHY_NAME_END] =
		    "A Tower is played at one end of the row: say which one.",
		[WHY_FIRST_TOWER] =
		    "The first Tower is played at the right end.",
		[WHY_RIGHT_ONLY] = "Towers are played at the right end only.",
		[WHY_TOWER_SYMBOL] =
		    "The Tower has the same symbol as its neighbour.",

		[WHY_NO_SPELLS] = "This game has no spells.",
		[WHY_NO_SPELL_NOW] = "You cannot cast a spell now.",
		[WHY_TOO_DEAR] =
		    "The discard pile has fewer than {n} {card|cards}.",
		[WHY_NO_NIGHTMARE] =
		    "This spell needs a Nightmare that was just drawn.",

		[WHY_SAME_CARD] =
		    "The two cards are the same, so there is nothing to swap.",
		[WHY_SAME_GOALS] =
		    "The two Goals look the same, so there is nothing to swap.",
		[WHY_NO_KEY] = "This card is not a Key.",
		[WHY_OTHER_COLOUR] =
		    "The Key does not have the colour of the Door.",
		[WHY_PARTNERS_DOOR] = "A Nightmare takes a Door of your own.",
		[WHY_OWN_DOOR_FIRST] =
		    "If one of your own Doors fits, you must give up that one.",
		[WHY_NO_PAIR] =
		    "Only one Door of this colour lies on the table.",
		[WHY_HELD_TOWER] =
		    "Without this Tower, two Towers with the same symbol would "
		    "touch.",
		[WHY_CONDITION] =
		    "The condition of this Premonition is not met.",

		[WHY_ASCENDING] =
		    "Cards are named in ascending order, and you have named a "
		    "higher one.",
		[WHY_TOO_FEW] =
		    "Cards are named in ascending order, and too few would be "
		    "left after this one.",

		[WHY_NOTHING_TO_DRAW] =
		    "There is nothing to draw: the deck and the discard pile "
		    "are empty.",
		[WHY_NONE_DISCARDED] = "Discard at least one card.",
		[WHY_NOT_OF_LEGION] =
		    "You have a card of the creature's legion, so it must be "
		    "one of those.",
		[WHY_NOT_REVEALED] = "The Herald has not revealed this card.",

		[WHY_NO_CREATURE] = "This creature does not exist.",
		[WHY_ENOUGH_CREATURES] =
		    "You cannot have more than {n} {creature|creatures}.",
		[WHY_COMPLETE] = "The creature is already complete.",
		[WHY_NO_LEGS] =
		    "A creature begins with its legs, and this card cannot be "
		    "legs.",
		[WHY_NO_TORSO] =
		    "The creature needs a torso next, and this card cannot be "
		    "a torso.",
		[WHY_NO_HEAD] =
		    "The creature needs a head next, and this card cannot be a "
		    "head.",
		[WHY_OTHER_LEGION] =
		    "If you play a card with both actions, both must be of the "
		    "same legion.",
		[WHY_COMPLETES_NONE] =
		    "The first card completed a creature, so the second must "
		    "complete one, too.",

		[WHY_OWN_CREATURE] =
		    "It must be a creature of another player.",
		[WHY_NOT_UNFINISHED] =
		    "A Scavenger takes unfinished creatures only.",
		[WHY_ACTIVE_CREATURE] =
		    "A Devourer does not take from its own creature.",
		[WHY_NOT_COMPLETED] =
		    "The Herald did not complete this creature.",
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
			"{who} gave up {the card} to {the cause}" },
		[TOLD_PAY_PENALTY] = {
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
			"{who} paid {count} cards" },
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
			"{the card} joins the shared cards",
			"{count} cards join the shared cards" },
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
		[TOLD_CHOOSE_OWN] = {
			"{who} chose {your~their} {nth} creature" },
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

		[TOLD_WON] = { "" },
		[TOLD_NO_FILL] = {
			": the deck has no card left to fill the hand" },
		[TOLD_NO_NEW_HAND] = {
			": the deck has no card left for a new hand" },
		[TOLD_NO_TURNS] = { ": the last turn is over" },
	},

	.statuses = {
		[-ONIRIM_OK] = "no error",
		[-ONIRIM_E_NULL] = "an argument is NULL: pass a pointer",
		[-ONIRIM_E_MEMORY] =
		    "out of memory: free some memory and try again",
		[-ONIRIM_E_SPACE] =
		    "the memory is too small: onirim_game_size() says how much "
		    "is needed",
		[-ONIRIM_E_CONFIG] =
		    "the configuration is not valid: correct the word that the "
		    "problem points to",
		[-ONIRIM_E_ACTION] =
		    "this action does not exist: take one from "
		    "onirim_legal_actions()",
		[-ONIRIM_E_ILLEGAL] =
		    "the action is not legal now: take one from "
		    "onirim_legal_actions()",
		[-ONIRIM_E_OVER] =
		    "the game is over: reset it or create a new one",
		[-ONIRIM_E_RANGE] =
		    "this seat, zone, index or constant does not exist here",
		[-ONIRIM_E_LANGUAGE] =
		    "the library does not speak this language: "
		    "onirim_language() lists those it does",
		[-ONIRIM_E_SYNTAX] =
		    "the text cannot be read: correct the word that the "
		    "problem points to",
		[-ONIRIM_E_VERSION] =
		    "this was written by a later version: use a later version "
		    "of the library",
		[-ONIRIM_E_DAMAGED] = "the data is damaged: use another copy",
		[-ONIRIM_E_POSITION] =
		    "the position is not possible, or the game is not at the "
		    "start of a turn: correct the word that the problem points "
		    "to, or play on",
		[-ONIRIM_E_REVISION] =
		    "this record was played by other rules: use the version of "
		    "the library that wrote it",
		[-ONIRIM_E_REDACTED] =
		    "a redacted game cannot be played: use the game that it "
		    "was made from",
		[-ONIRIM_E_FAMILY] =
		    "the games have different configurations: only the seeds "
		    "may differ",
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
		    "A number is needed here: decimal digits without a leading "
		    "zero.",
		[ONIRIM_PROBLEM_OUT_OF_RANGE] =
		    "This number is too small or too large.",
		[ONIRIM_PROBLEM_NOT_A_SEED] =
		    "A seed is a decimal number, or 0x and 1 to 16 "
		    "hexadecimal digits.",
		[ONIRIM_PROBLEM_NO_SUCH_SEAT] =
		    "This seat does not exist: the game has fewer players.",
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
		[ONIRIM_PROBLEM_TOO_LONG] = "The action must end before this.",
		[ONIRIM_PROBLEM_GOALS_ORDER] =
		    "Two different Goals are needed, and the left one comes "
		    "first.",

		[ONIRIM_PROBLEM_NOT_HEXADECIMAL] =
		    "A generator is 0x and 1 to 16 hexadecimal digits.",
		[ONIRIM_PROBLEM_UNKNOWN_VIEWER] =
		    "A viewer is the number of a seat, nobody or host.",
		[ONIRIM_PROBLEM_UNKNOWN_SEATS] =
		    "The slash must be followed by the seats that know the "
		    "card, each of them once.",
		[ONIRIM_PROBLEM_WRONG_TURN] =
		    "In this turn it is another seat's turn.",
		[ONIRIM_PROBLEM_REDACTED] =
		    "A game as one viewer knows it has neither a seed nor a "
		    "generator.",
		[ONIRIM_PROBLEM_NO_SUCH_PLACE] =
		    "This game has no such place for cards.",
		[ONIRIM_PROBLEM_NOT_IN_GAME] =
		    "This card is not in the game with this configuration.",
		[ONIRIM_PROBLEM_WRONG_PLACE] = "This card cannot lie there.",
		[ONIRIM_PROBLEM_TOO_MANY_CARDS] =
		    "The game has fewer cards of this kind, or they already "
		    "lie elsewhere.",
		[ONIRIM_PROBLEM_HAND_SIZE] =
		    "The hand does not have as many cards as at the start of a "
		    "turn.",
		[ONIRIM_PROBLEM_ROW_ORDER] =
		    "This card has the same symbol as the card before it.",
		[ONIRIM_PROBLEM_SECOND_DOOR] =
		    "With the variant unique, no player has two Doors of one "
		    "colour.",
		[ONIRIM_PROBLEM_TOP_FULL] =
		    "No more cards can be known on top of the deck.",
		[ONIRIM_PROBLEM_BOTTOM_FULL] =
		    "No more cards can be known at the bottom of the deck.",
		[ONIRIM_PROBLEM_GOALS_MISSING] =
		    "All eight Goals must lie there.",
		[ONIRIM_PROBLEM_GOALS_DOWN] =
		    "In each colour, as many Goals must lie face down as Doors "
		    "lie on the table.",
		[ONIRIM_PROBLEM_PREMONITIONS] =
		    "This number of open Premonitions is not possible.",
		[ONIRIM_PROBLEM_PREMONITION_STRIKES] =
		    "The Doors on the table meet the condition of this "
		    "Premonition, so it would not lie open.",
		[ONIRIM_PROBLEM_TOWER_EDGES] =
		    "Two neighbouring Towers have the same symbol where they "
		    "touch.",
		[ONIRIM_PROBLEM_WRONG_PART] =
		    "A creature is built from legs, torso and head, and this "
		    "card does not fit here.",
		[ONIRIM_PROBLEM_MANY_CREATURES] =
		    "No player has more creatures than it takes to win.",
		[ONIRIM_PROBLEM_WRONG_KNOWERS] =
		    "A card of a hand is known to all other seats or to none "
		    "of them; its own seat always knows it.",
		[ONIRIM_PROBLEM_NOT_IN_HAND] =
		    "The hand has fewer cards of this kind.",
		[ONIRIM_PROBLEM_HIDDEN] =
		    "A card is hidden (?) if the viewer does not know it, and "
		    "only then.",
		[ONIRIM_PROBLEM_MANY_HIDDEN] =
		    "More cards are hidden than are left.",
		[ONIRIM_PROBLEM_WRONG_POOL] =
		    "This is not what the other words leave in the deck.",
		[ONIRIM_PROBLEM_ALREADY_OVER] =
		    "In this position the game is already won.",
		[ONIRIM_PROBLEM_TURN_TOO_LATE] =
		    "The game cannot have had so many turns.",
		[ONIRIM_PROBLEM_ONE_ANSWER] =
		    "There is only one choice, so there would be no question.",

		[ONIRIM_PROBLEM_NOT_A_RECORD] =
		    "A record begins with the line onirim-record 1.",
		[ONIRIM_PROBLEM_LATER_VERSION] =
		    "A later version of the library wrote this record.",
		[ONIRIM_PROBLEM_OTHER_RULES] =
		    "This record was played by other rules than this "
		    "library's.",
		[ONIRIM_PROBLEM_NO_RULES_LINE] =
		    "The line with the rules must stand here, for example: "
		    "rules 1.",
		[ONIRIM_PROBLEM_NO_CONFIG_LINE] =
		    "The line with the configuration must stand here: config "
		    "and its words.",
		[ONIRIM_PROBLEM_LINE_GOES_ON] =
		    "The line must end before this.",
		[ONIRIM_PROBLEM_CUT_SHORT] =
		    "The record ends too early: something is missing.",
		[ONIRIM_PROBLEM_TAG_NAME] =
		    "The name of a tag has 1 to 255 letters a to z, digits, - "
		    "and _.",
		[ONIRIM_PROBLEM_TAG_TWICE] =
		    "A tag of this name exists already.",
		[ONIRIM_PROBLEM_TAG_VALUE] =
		    "The value of a tag is a text in quotes, on one line and "
		    "with at most 255 bytes.",
		[ONIRIM_PROBLEM_MANY_TAGS] = "A record has at most 256 tags.",
		[ONIRIM_PROBLEM_REDACTED_RECORD] =
		    "A record cannot begin with a game as only one viewer "
		    "knows it.",
		[ONIRIM_PROBLEM_OTHER_CONFIG] =
		    "The position has another configuration than the record.",
		[ONIRIM_PROBLEM_TURN_NUMBER] =
		    "The number of the next turn must stand here.",
		[ONIRIM_PROBLEM_TURN_IS_OVER] =
		    "This turn is over: a new line with the number of a turn "
		    "must begin here.",
		[ONIRIM_PROBLEM_FIRST_SEAT] =
		    "The seat that was drawn to begin must stand here, for "
		    "example: first:1.",
		[ONIRIM_PROBLEM_CARD_MISSING] =
		    "The next card must stand here; a bar (|) separates cards "
		    "from actions.",
		[ONIRIM_PROBLEM_OTHER_CARD] =
		    "This is not the card that comes here in this game.",
		[ONIRIM_PROBLEM_NO_SUCH_DEAL] =
		    "This card cannot come here: the game does not have it, or "
		    "none is left.",
		[ONIRIM_PROBLEM_ANSWER_MISSING] =
		    "The next action must stand here; a bar (|) separates "
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
		    "Goals that were turned up again are numbered from +1, "
		    "each number once.",
		[ONIRIM_PROBLEM_SNAPSHOT] =
		    "The snapshot is incomplete or not valid.",
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
		  "table meet their conditions. Happy Dreams help against "
		  "them." },
		{ "variants", "Variants",
		  "Changes of the rules. They go together in any "
		  "combination." },
		{ "variants=none", "None",
		  "The game is played by its usual rules." },
		{ "variants=open", "Open hands",
		  "Both players see each other's hand." },
		{ "variants=unique", "Unique Doors",
		  "A player cannot obtain a second Door of a colour. It "
		  "goes to Limbo, so that no Door is lost that the partner "
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
		  "After this many turns of all players together, the game "
		  "ends without a winner." },
		{ "turns=0", "No limit",
		  "The game goes on until somebody wins." },
		{ "seed", "Seed",
		  "The number that decides which cards come. The same seed "
		  "and the same answers give the same game." },
		{ "chance", "Dealer",
		  "Who deals the cards." },
		{ "chance=seeded", "Dealt by the program",
		  "The cards are dealt from the seed." },
		{ "chance=host", "Real cards",
		  "A person or a program deals, and says for each card "
		  "which one came." },
		{ "events", "Events",
		  "Whether the game keeps what each answer set off, so "
		  "that players can be told." },
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
