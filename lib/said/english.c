/* english.c - the texts of English. */
#include "language.h"

#define ENGLISH(ROW, FORM) \
	FORM(cards, 0x01, CARD_NAME, "hidden card") \
	FORM(cards, 0x01, CARD_OBJECT, "a card") \
	FORM(cards, 0x01, CARD_SOME, "a card") \
	FORM(cards, 0x10, CARD_NAME, "{red/blue/green/brown} Sun") \
	FORM(cards, 0x11, CARD_NAME, "{red/blue/green/brown} Moon") \
	FORM(cards, 0x12, CARD_NAME, "{red/blue/green/brown} Key") \
	FORM(cards, 0x13, CARD_NAME, "{red/blue/green/brown} Glyph") \
	FORM(cards, 0x20, CARD_NAME, "{red/blue/green/brown} Door") \
	FORM(cards, 0x24, CARD_NAME, "Nightmare") \
	FORM(cards, 0x25, CARD_NAME, "Happy Dream") \
	FORM(cards, 0x30, CARD_NAME, "{red/blue/green/brown} Tower 3") \
	FORM(cards, 0x31, CARD_NAME, "{red/blue/green/brown} Tower 4") \
	FORM(cards, 0x32, CARD_NAME, "{red/blue/green/brown} Tower 5") \
	FORM(cards, 0x40, CARD_NAME, "{red/blue/green/brown} Goal") \
	FORM(cards, 0x44, CARD_NAME, \
	    "{red/blue/green/brown} Goal (face down)") \
	FORM(cards, 0x48, CARD_NAME, \
	    "Premonition of two {red/blue/green/brown} Doors") \
	FORM(cards, 0x4C, CARD_NAME, "Premonition of two Doors of one colour") \
	FORM(cards, 0x4D, CARD_NAME, "Premonition of three Doors") \
	FORM(cards, 0x4E, CARD_NAME, "Premonition of five Doors") \
	FORM(cards, 0x4F, CARD_NAME, "Premonition of Doors of every colour") \
\
	FORM(parts, FITS_L, CARD_NAME, "{legion} legs") \
	FORM(parts, FITS_L, CARD_SOME, "{name}") \
	FORM(parts, FITS_T, CARD_NAME, "{legion} torso") \
	FORM(parts, FITS_T, CARD_SOME, "{a/a/an/a} {name}") \
	FORM(parts, FITS_H, CARD_NAME, "{legion} head") \
	FORM(parts, FITS_H, CARD_SOME, "{a/a/an/a} {name}") \
	FORM(parts, FITS_LT, CARD_NAME, "{legion} legs or torso") \
	FORM(parts, FITS_LT, CARD_SOME, "{name}") \
	FORM(parts, FITS_TH, CARD_NAME, "{legion} torso or head") \
	FORM(parts, FITS_TH, CARD_SOME, "{a/a/an/a} {name}") \
	FORM(parts, FITS_LTH, CARD_NAME, "{legion} for any part") \
	FORM(parts, FITS_LTH, CARD_SOME, "{a/a/an/a} {name}") \
\
	ROW(legions, NECRONAUTS, "Necronaut") \
	ROW(legions, HOMUNCULI, "Homunculus") \
	ROW(legions, INSECTOIDS, "Insektoid") \
	ROW(legions, CHIMERIDS, "Chimerida") \
\
	FORM(powers, POWER_HERALD, CARD_NAME, "Herald") \
	FORM(powers, POWER_MOURNER, CARD_NAME, "Mourner") \
	FORM(powers, POWER_JOKER, CARD_NAME, "Joker") \
	FORM(powers, POWER_EXECUTIONER, CARD_NAME, "Executioner") \
	FORM(powers, POWER_SCAVENGER, CARD_NAME, "Scavenger") \
	FORM(powers, POWER_DEVOURER, CARD_NAME, "Devourer") \
\
	ROW(zones, ONIRIM_ZONE_HAND, "hand") \
	ROW(zones, ZONE_PERSONAL, "hand") \
	ROW(zones, ONIRIM_ZONE_SHARED, "shared cards") \
	ROW(zones, ONIRIM_ZONE_ROW, "row") \
	ROW(zones, ONIRIM_ZONE_DOORS, "Doors") \
	ROW(zones, ONIRIM_ZONE_DISCARD, "discard pile") \
	ROW(zones, ONIRIM_ZONE_LIMBO, "Limbo") \
	ROW(zones, ONIRIM_ZONE_POOL, "deck") \
	ROW(zones, ONIRIM_ZONE_TOP, "top of the deck") \
	ROW(zones, ONIRIM_ZONE_BOTTOM, "bottom of the deck") \
	ROW(zones, ONIRIM_ZONE_PENDING, "cards drawn or looked at") \
	ROW(zones, ZONE_REVEALED, "revealed cards") \
	ROW(zones, ONIRIM_ZONE_GOALS, "Goals") \
	ROW(zones, ONIRIM_ZONE_PREMONITIONS, "Premonitions") \
	ROW(zones, ONIRIM_ZONE_RESERVE, "Premonitions face down") \
	ROW(zones, ONIRIM_ZONE_TOWERS, "row of Towers") \
	ROW(zones, ONIRIM_ZONE_REMOVED, "cards out of the game") \
	ROW(zones, ONIRIM_ZONE_CREATURE, "creature") \
\
	ROW(yours, ONIRIM_ZONE_HAND, "your hand") \
	ROW(yours, ZONE_PERSONAL, "your hand") \
	ROW(yours, ONIRIM_ZONE_ROW, "your row") \
	ROW(yours, ONIRIM_ZONE_DOORS, "your Doors") \
	ROW(yours, ONIRIM_ZONE_CREATURE, "your creature") \
\
	FORM(counts, ONIRIM_NUMBER_PLAYERS, COUNT_ANY, "players") \
	FORM(counts, ONIRIM_NUMBER_TURN, COUNT_ANY, "turn") \
	FORM(counts, ONIRIM_NUMBER_ACTIVE, COUNT_ANY, \
	    "player whose turn it is") \
	FORM(counts, ONIRIM_NUMBER_DECK, COUNT_ANY, "cards in the deck") \
	FORM(counts, ONIRIM_NUMBER_SERIES, COUNT_ANY, \
	    "cards in the series{of player}") \
	FORM(counts, ONIRIM_NUMBER_SERIES, COUNT_YOURS, \
	    "cards in your series") \
	FORM(counts, ONIRIM_NUMBER_SERIES_COLOUR, COUNT_ANY, \
	    "colour of the series{of player}") \
	FORM(counts, ONIRIM_NUMBER_SERIES_COLOUR, COUNT_YOURS, \
	    "colour of your series") \
	FORM(counts, ONIRIM_NUMBER_DOORS_LEFT, COUNT_ANY, \
	    "{red/blue/green/brown} Doors in the deck") \
	FORM(counts, ONIRIM_NUMBER_PRICE, COUNT_ANY, "price of {spell}") \
	FORM(counts, ONIRIM_NUMBER_ALIGNED, COUNT_ANY, \
	    "whether four Towers are aligned") \
	FORM(counts, ONIRIM_NUMBER_ACTIONS_LEFT, COUNT_ANY, "actions left") \
	FORM(counts, ONIRIM_NUMBER_OBJECTIVE, COUNT_ANY, \
	    "creatures to complete") \
	FORM(counts, ONIRIM_NUMBER_FROM, COUNT_ANY, \
	    "where the card comes from") \
	FORM(counts, ONIRIM_NUMBER_TO, COUNT_ANY, "where the card goes") \
	FORM(counts, ONIRIM_NUMBER_TO_INDEX, COUNT_ANY, \
	    "player the card goes to") \
	FORM(counts, ONIRIM_NUMBER_GAME, COUNT_ANY, "game") \
	FORM(counts, ONIRIM_NUMBER_SETS, COUNT_ANY, "sets in play") \
	FORM(counts, ONIRIM_NUMBER_VARIANTS, COUNT_ANY, "variants in play") \
	FORM(counts, ONIRIM_NUMBER_NEXT_GOAL, COUNT_ANY, \
	    "place of the Goal to find") \
	FORM(counts, ONIRIM_NUMBER_GOAL_RANK, COUNT_ANY, \
	    "rank of a Goal that was turned up again") \
	FORM(counts, ONIRIM_NUMBER_TURNS, COUNT_ANY, \
	    "turns until the game ends") \
	FORM(counts, ONIRIM_NUMBER_FIRST, COUNT_ANY, "player who began") \
	FORM(counts, ONIRIM_NUMBER_PREMONITIONS, COUNT_ANY, \
	    "Premonitions open at the beginning") \
	FORM(counts, ONIRIM_NUMBER_HOST, COUNT_ANY, \
	    "whether a dealer deals the cards") \
	FORM(counts, ONIRIM_NUMBER_END, COUNT_ANY, \
	    "reason why the game is over") \
\
	FORM(spells, ONIRIM_SPELL_PROPHECY, CARD_NAME, "Paradoxical Prophecy") \
	FORM(spells, ONIRIM_SPELL_PROPHECY, CARD_OBJECT, "{name}") \
	FORM(spells, ONIRIM_SPELL_PLANNING, CARD_NAME, "Parallel Planning") \
	FORM(spells, ONIRIM_SPELL_PLANNING, CARD_OBJECT, "{name}") \
	FORM(spells, ONIRIM_SPELL_PUNISHMENT, CARD_NAME, \
	    "Powerful Punishment") \
	FORM(spells, ONIRIM_SPELL_PUNISHMENT, CARD_OBJECT, "{name}") \
\
	ROW(part_names, LEGS, "legs") \
	ROW(part_names, TORSO, "torso") \
	ROW(part_names, HEAD, "head") \
\
	ROW(nths, 0, "first") \
	ROW(nths, 1, "second") \
	ROW(nths, 2, "third") \
	ROW(nths, 3, "fourth") \
	ROW(nths, 4, "fifth") \
	ROW(nths, 5, "sixth") \
	ROW(nths, 6, "seventh") \
\
	ROW(few, 0, "no") \
	ROW(few, 1, "one") \
	ROW(few, 2, "two") \
	ROW(few, 3, "three") \
	ROW(few, 4, "four") \
	ROW(few, 5, "five") \
	ROW(few, 6, "six") \
	ROW(few, 7, "seven") \
	ROW(few, 8, "eight") \
	ROW(few, 9, "nine") \
	ROW(few, 10, "ten") \
	ROW(few, 11, "eleven") \
	ROW(few, 12, "twelve") \
\
	ROW(phrases, PHRASE_OBJECT, "the {name}") \
	ROW(phrases, PHRASE_SOME, "a {name}") \
	ROW(phrases, PHRASE_YOU, "you") \
	ROW(phrases, PHRASE_PLAYER, "Player {seat}") \
	ROW(phrases, PHRASE_SUBJECT, "Player {seat}") \
	ROW(phrases, PHRASE_YOUR, "your") \
	ROW(phrases, PHRASE_WHOSE, "{player}'s") \
	ROW(phrases, PHRASE_AND, " and ") \
	ROW(phrases, PHRASE_NAMELY, ": {card}") \
	ROW(phrases, PHRASE_OF_PLAYER, " of {player}") \
	ROW(phrases, PHRASE_OF_NAME, " of {player}") \
	ROW(phrases, PHRASE_SHARED, " (shared)") \
	ROW(phrases, PHRASE_SEAT, " ({player})") \
	ROW(phrases, PHRASE_SEAT_ASKED, "{player}: ") \
	ROW(phrases, PHRASE_DEAL_DRAW, "Which card {do~does} {who} draw?") \
	ROW(phrases, PHRASE_DEAL_SHARED, "Which card joins the shared cards?") \
	ROW(phrases, PHRASE_DEAL_NEXT, "Which card is next in the deck?") \
	ROW(phrases, PHRASE_DEAL_LOWEST, \
	    "Which card is the lowest of the deck?") \
	ROW(phrases, PHRASE_DEAL_GOAL, "Which Goal is laid out next?") \
	ROW(phrases, PHRASE_DEAL_PREMONITION, \
	    "Which Premonition is turned up next?") \
	ROW(phrases, PHRASE_PLAYING, "The game goes on") \
	ROW(phrases, PHRASE_WON, "{who} {have~has} won") \
	ROW(phrases, PHRASE_WON_PAIR, "Both players have won") \
	ROW(phrases, PHRASE_LOST, "You have lost") \
	ROW(phrases, PHRASE_LOST_PAIR, "Both players have lost") \
	ROW(phrases, PHRASE_LOST_ALL, "The game is over without a winner") \
\
	FORM(prompts, ONIRIM_ASK_DEAL, PROMPT_ANY_TIME, \
	    "Which card comes next?") \
	FORM(prompts, ONIRIM_ASK_DRAFT, PROMPT_ANY_TIME, \
	    "Which of the open cards do you take?") \
	FORM(prompts, ONIRIM_ASK_DRAFT, PROMPT_NOW, \
	    "Which of the open cards do you take ({n} more to take)?") \
	FORM(prompts, ONIRIM_ASK_ACT, PROMPT_ANY_TIME, \
	    "Which card do you play or discard?") \
	FORM(prompts, ONIRIM_ASK_SEARCH, PROMPT_ANY_TIME, \
	    "Three of a colour in a row: do you take a Door out of the deck?") \
	FORM(prompts, ONIRIM_ASK_SEARCH, PROMPT_NOW, \
	    "Three of a colour in a row: do you take {the card} out of the " \
	    "deck?") \
	FORM(prompts, ONIRIM_ASK_SWAP, PROMPT_ANY_TIME, \
	    "Do you swap a card of your hand for a shared one?") \
	FORM(prompts, ONIRIM_ASK_PROPHECY, PROMPT_ANY_TIME, \
	    "Prophecy: which of these cards do you discard?") \
	FORM(prompts, ONIRIM_ASK_ORDER, PROMPT_ANY_TIME, \
	    "Which card do you put back to be drawn first?") \
	FORM(prompts, ONIRIM_ASK_ORDER, PROMPT_NOW, \
	    "{n} {card goes|cards go} back: which one do you want to draw " \
	    "first?") \
	FORM(prompts, ONIRIM_ASK_DRAW, PROMPT_ANY_TIME, \
	    "Do you draw a card or cast a spell first?") \
	FORM(prompts, ONIRIM_ASK_DOOR, PROMPT_ANY_TIME, \
	    "You drew a Door. Do you spend a Key on it?") \
	FORM(prompts, ONIRIM_ASK_DOOR, PROMPT_NOW, \
	    "You drew {the card}. Do you spend a Key on it?") \
	FORM(prompts, ONIRIM_ASK_NIGHTMARE, PROMPT_ANY_TIME, \
	    "You drew a Nightmare. What do you do?") \
	FORM(prompts, ONIRIM_ASK_PAY, PROMPT_ANY_TIME, \
	    "Which discarded card pays for the spell?") \
	FORM(prompts, ONIRIM_ASK_PAY, PROMPT_NOW, \
	    "Which discarded card pays for the spell ({n} more to pay)?") \
	FORM(prompts, ONIRIM_ASK_GOALS, PROMPT_ANY_TIME, \
	    "Which two Goals do you swap?") \
	FORM(prompts, ONIRIM_ASK_TOP, PROMPT_ANY_TIME, \
	    "Which of these cards do you put on top of the deck?") \
	FORM(prompts, ONIRIM_ASK_TOWER, PROMPT_ANY_TIME, \
	    "Which Tower do you give up to the Nightmare?") \
	FORM(prompts, ONIRIM_ASK_PREMONITION, PROMPT_ANY_TIME, \
	    "Which Premonition do you face first?") \
	FORM(prompts, ONIRIM_ASK_PENALTY, PROMPT_ANY_TIME, \
	    "What do you give up to the Premonition?") \
	FORM(prompts, ONIRIM_ASK_PENALTY, PROMPT_NOW, \
	    "What do you give up to {the card}?") \
	FORM(prompts, ONIRIM_ASK_HAPPY, PROMPT_ANY_TIME, \
	    "You drew a Happy Dream. What do you do?") \
	FORM(prompts, ONIRIM_ASK_FETCH, PROMPT_ANY_TIME, \
	    "Which card of the deck do you put on top of it?") \
	FORM(prompts, ONIRIM_ASK_DISCARD_ANY, PROMPT_ANY_TIME, \
	    "Which of the revealed cards do you discard?") \
	FORM(prompts, ONIRIM_ASK_END, PROMPT_ANY_TIME, \
	    "Do you end your turn or cast a spell first?") \
\
	FORM(prompts, ONIRIM_ASK_MOVE, PROMPT_ANY_TIME, \
	    "Do you draw a card, discard cards for new ones, or play a card?") \
	FORM(prompts, ONIRIM_ASK_MOVE, PROMPT_NOW, \
	    "Do you draw a card, discard cards for new ones, or play a card " \
	    "({n} {action|actions} left)?") \
	FORM(prompts, ONIRIM_ASK_EXCHANGE, PROMPT_ANY_TIME, \
	    "Which card do you discard? You draw one for every two.") \
	FORM(prompts, ONIRIM_ASK_LEGION, PROMPT_ANY_TIME, \
	    "A creature of one legion woke. Which card do you discard?") \
	FORM(prompts, ONIRIM_ASK_LEGION, PROMPT_NOW, \
	    "A creature of one legion woke. Which card do you discard ({n} " \
	    "more to discard)?") \
	FORM(prompts, ONIRIM_ASK_HERALD, PROMPT_ANY_TIME, \
	    "Herald: which revealed card do you play, and onto which " \
	    "creature?") \
	FORM(prompts, ONIRIM_ASK_WAKE, PROMPT_ANY_TIME, \
	    "You completed two creatures. Which one wakes?") \
	FORM(prompts, ONIRIM_ASK_JOKER, PROMPT_ANY_TIME, \
	    "Joker: which card of your hand do you play, and onto which " \
	    "creature?") \
	FORM(prompts, ONIRIM_ASK_EXECUTIONER, PROMPT_ANY_TIME, \
	    "Executioner: from which creature do you take the last card?") \
	FORM(prompts, ONIRIM_ASK_SCAVENGER, PROMPT_ANY_TIME, \
	    "Scavenger: which unfinished creature do you discard?") \
	FORM(prompts, ONIRIM_ASK_DEVOURER, PROMPT_ANY_TIME, \
	    "Devourer: of which other creature of yours do you discard the " \
	    "last card?") \
\
	ROW(labels, ONIRIM_VERB_DEAL, "Deal {the card}") \
	ROW(labels, ONIRIM_VERB_TAKE, "Take {the card}") \
	ROW(labels, ONIRIM_VERB_PLAY, "Play {the card}") \
	ROW(labels, LABEL_PLAY_LEFT, "Play {the card} at the left end") \
	ROW(labels, LABEL_PLAY_RIGHT, "Play {the card} at the right end") \
	ROW(labels, ONIRIM_VERB_DISCARD, "Discard {the card}") \
	ROW(labels, ONIRIM_VERB_SEARCH, "Take a Door out of the deck") \
	ROW(labels, LABEL_SEARCH_DOOR, "Take {the card} out of the deck") \
	ROW(labels, ONIRIM_VERB_SWAP, "Swap {the card} for {the other}") \
	ROW(labels, ONIRIM_VERB_KEY, "Spend {the card}") \
	ROW(labels, ONIRIM_VERB_DOOR, "Put {the card} into Limbo") \
	ROW(labels, ONIRIM_VERB_REVEAL, "Reveal cards of the deck") \
	ROW(labels, ONIRIM_VERB_HAND, "Discard the whole hand") \
	ROW(labels, ONIRIM_VERB_LIMBO, "Put the Door into Limbo") \
	ROW(labels, ONIRIM_VERB_DROP, "Discard {the card}") \
	ROW(labels, ONIRIM_VERB_NEXT, "Put {the card} back first") \
	ROW(labels, ONIRIM_VERB_TOP, "Put {the card} on top of the deck") \
	ROW(labels, ONIRIM_VERB_CAST, "Cast {spell}") \
	ROW(labels, ONIRIM_VERB_PAY, "Pay with {the card}") \
	ROW(labels, ONIRIM_VERB_GOALS, "Swap Goals {n} and {m}") \
	ROW(labels, LABEL_GOALS_SEEN, \
	    "Swap Goals {n} and {m}: {card}, {other}") \
	ROW(labels, ONIRIM_VERB_TOWER, "Discard the Tower in place {n}") \
	ROW(labels, LABEL_TOWER_SEEN, "Discard {the card} (place {n})") \
	ROW(labels, ONIRIM_VERB_SPARE, "Use false destruction") \
	ROW(labels, ONIRIM_VERB_RESOLVE, "Face {the card}") \
	ROW(labels, ONIRIM_VERB_DISPEL, "Remove {the card} from the game") \
	ROW(labels, ONIRIM_VERB_LOOK, "Reveal cards, and discard any of them") \
	ROW(labels, ONIRIM_VERB_FETCH, "Search the deck for any card") \
	ROW(labels, LABEL_FETCH_CARD, "Put {the card} on top of the deck") \
	ROW(labels, ONIRIM_VERB_DRAW, "Draw a card") \
	ROW(labels, ONIRIM_VERB_DECLINE, "Decline") \
	ROW(labels, LABEL_SEARCH_DECLINE, "Leave the Door in the deck") \
	ROW(labels, LABEL_SWAP_DECLINE, "Swap nothing") \
	ROW(labels, ONIRIM_VERB_STOP, "Stop") \
	ROW(labels, LABEL_STOP_DISCARD, "Discard no more") \
	ROW(labels, LABEL_STOP_TURN, "End the turn") \
	ROW(labels, ONIRIM_VERB_EXCHANGE, \
	    "Discard cards and draw half as many") \
	ROW(labels, ONIRIM_VERB_BUILD, "Play {the card} onto creature {n}") \
	ROW(labels, LABEL_BUILD_NEW, "Begin creature {n} with {the card}") \
	ROW(labels, ONIRIM_VERB_SEIZE, "Take the last card of creature {n}") \
	ROW(labels, LABEL_SEIZE_SEEN, "Take {the card} of creature {n}") \
	ROW(labels, ONIRIM_VERB_DESTROY, "Discard creature {n}") \
	ROW(labels, LABEL_DESTROY_ONE, "Discard creature {n}: {card}") \
	ROW(labels, LABEL_DESTROY_TWO, \
	    "Discard creature {n}: {card}, {other}") \
	ROW(labels, ONIRIM_VERB_DEVOUR, \
	    "Discard the last card of creature {n}") \
	ROW(labels, LABEL_DEVOUR_SEEN, "Discard {the card} of creature {n}") \
	ROW(labels, ONIRIM_VERB_WAKE, "Wake creature {n}") \
	ROW(labels, LABEL_WAKE_SEEN, "Wake creature {n}: {card}") \
\
	ROW(helps, HELP_DEAL, \
	    "This card comes next; {n} such {card|cards} could come.") \
	ROW(helps, HELP_TAKE, "The card joins your hand.") \
\
	ROW(helps, HELP_ROOM_FIRST, \
	    "The card is the first of its colour in your row.") \
	ROW(helps, HELP_ROOM_SECOND, \
	    "The card is the second of its colour in a row.") \
	ROW(helps, HELP_ROOM_THIRD, \
	    "The card is the third in a row: you may take {the card} out of " \
	    "the deck.") \
	ROW(helps, HELP_ROOM_THIRD_NONE, \
	    "The card is the third in a row, but the deck has no {card}.") \
	ROW(helps, HELP_TOWER_LEFT, \
	    "The Tower joins the left end of the row of Towers.") \
	ROW(helps, HELP_TOWER_RIGHT, \
	    "The Tower joins the right end of the row of Towers.") \
\
	ROW(helps, HELP_DISCARD, \
	    "The card is discarded, and nothing else happens.") \
	ROW(helps, HELP_DISCARD_SWAP, \
	    "The card is discarded, and then you may swap a card of your " \
	    "hand for a shared one.") \
	ROW(helps, HELP_DISCARD_KEY, \
	    "Prophecy: you look at the next {n} {card|cards} of the deck " \
	    "and discard {it|one of them}.") \
	ROW(helps, HELP_DISCARD_TOWER, \
	    "You look at the next {n} {card|cards} of the deck and put {it " \
	    "back|them back in any order}.") \
\
	ROW(helps, HELP_CAST_PROPHECY, \
	    "You pay {n} {card|cards} from the discard pile, look at the " \
	    "five lowest cards of the deck and put one of them on top.") \
	ROW(helps, HELP_CAST_PROPHECY_ALL, \
	    "You pay {n} {card|cards} from the discard pile, look at all " \
	    "cards of the deck and put one of them on top.") \
	ROW(helps, HELP_CAST_PLANNING, \
	    "You pay {n} {card|cards} from the discard pile and swap two " \
	    "Goals.") \
	ROW(helps, HELP_CAST_PUNISHMENT, \
	    "You pay {n} {card|cards} from the discard pile, and the " \
	    "Nightmare is discarded without effect.") \
\
	ROW(helps, HELP_SEARCH, \
	    "You obtain the Door, and the deck is shuffled.") \
	ROW(helps, HELP_SEARCH_LIMBO, \
	    "The deck is shuffled, but you may not obtain the Door now: it " \
	    "goes to Limbo.") \
	ROW(helps, HELP_SEARCH_DECLINE, \
	    "The Door stays in the deck, and the deck is not shuffled.") \
	ROW(helps, HELP_SWAP, "The two cards change places.") \
	ROW(helps, HELP_SWAP_DECLINE, "All cards stay where they are.") \
	ROW(helps, HELP_PROPHECY_DROP, \
	    "The card is discarded without effect, and you put the others " \
	    "back on the deck.") \
	ROW(helps, HELP_DROP_DOOR, \
	    "The Door is discarded without effect, and without it you " \
	    "cannot win any more.") \
	ROW(helps, HELP_ORDER_TOP, \
	    "The card goes back on the deck; it is drawn before the cards " \
	    "that are left.") \
	ROW(helps, HELP_ORDER_BOTTOM, \
	    "The card goes under the deck; it is drawn before the cards " \
	    "that are left.") \
\
	ROW(helps, HELP_DRAW, "You draw the next card of the deck.") \
	ROW(helps, HELP_KEY_DOOR, \
	    "You discard the Key and obtain {the card}.") \
	ROW(helps, HELP_KEY_DOOR_LIMBO, \
	    "You discard the Key, but you may not obtain {the card} now: it " \
	    "goes to Limbo.") \
	ROW(helps, HELP_LIMBO, \
	    "The Door goes to Limbo; at the end of the turn it is shuffled " \
	    "back into the deck.") \
	ROW(helps, HELP_NIGHTMARE_KEY, \
	    "You discard the Key, without a Prophecy.") \
	ROW(helps, HELP_NIGHTMARE_DOOR, \
	    "Your Door goes to Limbo; at the end of the turn it is shuffled " \
	    "back into the deck.") \
	ROW(helps, HELP_NIGHTMARE_REVEAL, \
	    "{n} {card is|cards are} revealed: rooms and Towers are " \
	    "discarded, Doors and Dreams go to Limbo.") \
	ROW(helps, HELP_NIGHTMARE_HAND, \
	    "You discard all cards of your hand without effect and draw a " \
	    "new hand.") \
	ROW(helps, HELP_NIGHTMARE_HAND_LOST, \
	    "You discard all cards of your hand, but the deck cannot give " \
	    "you a new hand: you lose.") \
	ROW(helps, HELP_END, \
	    "Your turn ends, and Limbo is shuffled into the deck.") \
	ROW(helps, HELP_END_BARE, "Your turn ends.") \
\
	ROW(helps, HELP_PAY, "The card leaves the discard pile and the game.") \
	ROW(helps, HELP_TOP, \
	    "The card goes on top of the deck, and the others go under the " \
	    "deck.") \
	ROW(helps, HELP_GOALS, \
	    "The two Goals change places, each with the side that it shows.") \
	ROW(helps, HELP_GOALS_RANK, \
	    "The two Goals change places, each with the side that it shows; " \
	    "the Goal that was turned up again does not come first any more.") \
	ROW(helps, HELP_TOWER, \
	    "The Tower is discarded, and its neighbours move together.") \
	ROW(helps, HELP_SPARE, \
	    "You lose no Tower, but the Nightmare goes to Limbo.") \
\
	ROW(helps, HELP_RESOLVE_RED_PAIR, \
	    "All red rooms in the deck are discarded.") \
	ROW(helps, HELP_RESOLVE_BLUE_PAIR, \
	    "You discard two Keys of your choice from the deck.") \
	ROW(helps, HELP_RESOLVE_GREEN_PAIR, \
	    "A Nightmare goes from the discard pile to Limbo.") \
	ROW(helps, HELP_RESOLVE_BROWN_PAIR, \
	    "A Door of your choice goes to Limbo.") \
	ROW(helps, HELP_RESOLVE_ANY_PAIR, \
	    "A Door of a colour that lies there twice goes to Limbo.") \
	ROW(helps, HELP_RESOLVE_THREE_DOORS, \
	    "You discard your hand and draw a new one; then another " \
	    "Premonition is turned up.") \
	ROW(helps, HELP_RESOLVE_FIVE_DOORS, \
	    "Two more Premonitions are turned up.") \
	ROW(helps, HELP_RESOLVE_EVERY_COLOUR, \
	    "All Happy Dreams in the deck are discarded.") \
	ROW(helps, HELP_RESOLVE_NOTHING, \
	    "Its penalty finds nothing to take, so nothing happens.") \
	ROW(helps, HELP_RESOLVE_KEYS, \
	    "The last {Key|Keys} of the deck {is|are} discarded.") \
	ROW(helps, HELP_RESOLVE_DOOR, \
	    "The only Door that fits goes to Limbo: {card}.") \
	ROW(helps, HELP_RESOLVE_HAND, \
	    "You discard your hand and draw a new one.") \
	ROW(helps, HELP_RESOLVE_HAND_LOST, \
	    "You discard your hand, but the deck cannot give you a new one: " \
	    "you lose.") \
	ROW(helps, HELP_RESOLVE_ONE_MORE, \
	    "The last Premonition is turned up.") \
	ROW(helps, HELP_PENALTY_KEY, \
	    "The Key is discarded from the deck, without a Prophecy.") \
\
	ROW(helps, HELP_DISPEL, \
	    "The Premonition leaves the game and never strikes.") \
	ROW(helps, HELP_LOOK, \
	    "{n} {card is|cards are} revealed: you discard as many as you " \
	    "like and put the rest back in any order.") \
	ROW(helps, HELP_FETCH, \
	    "You choose any card of the deck, and it goes on top of the " \
	    "deck.") \
	ROW(helps, HELP_FETCH_CARD, \
	    "The deck is shuffled, and the card goes on top of it.") \
	ROW(helps, HELP_DISCARD_ANY, "The card is discarded without effect.") \
	ROW(helps, HELP_STOP, \
	    "The cards that are left go back on the deck in any order.") \
\
	ROW(helps, HELP_DRAW_ANEW, \
	    "The discard pile is shuffled and becomes the deck, and you " \
	    "draw its first card.") \
	ROW(helps, HELP_EXCHANGE, \
	    "You discard as many cards as you like and draw one for every " \
	    "two.") \
	ROW(helps, HELP_EXCHANGE_ODD, \
	    "The card is discarded; with one more you draw another card.") \
	ROW(helps, HELP_EXCHANGE_EVEN, \
	    "The card is discarded; for the cards so far you draw {n}.") \
	ROW(helps, HELP_EXCHANGE_STOP, \
	    "You discard no more and draw {n} {card|cards}.") \
	ROW(helps, HELP_EXCHANGE_NOTHING, \
	    "You discard no more and draw nothing for a single card.") \
\
	ROW(helps, HELP_BUILD_LEGS, \
	    "The card begins a creature: it becomes its legs.") \
	ROW(helps, HELP_BUILD_TORSO, \
	    "The card becomes the torso; the creature then needs a head.") \
	ROW(helps, HELP_BUILD_LAST, \
	    "The head completes your last creature, and you win.") \
	ROW(helps, HELP_BUILD_HEAD, \
	    "The creature is complete and wakes. It has {n} {power|powers}.") \
	ROW(helps, HELP_BUILD_HEAD_PLAIN, \
	    "The creature is complete and wakes. It has no powers.") \
	ROW(helps, HELP_BUILD_HEAD_LEGION, \
	    "The creature is complete and wakes: the other players discard " \
	    "for its legion. It has {n} {power|powers}.") \
	ROW(helps, HELP_BUILD_HEAD_LEGION_PLAIN, \
	    "The creature is complete and wakes: the other players discard " \
	    "for its legion. It has no powers.") \
	ROW(helps, HELP_BUILD_HEAD_ASLEEP, \
	    "The creature is complete, but no more creatures wake in this " \
	    "turn.") \
	ROW(helps, HELP_BUILD_FIRST_HEAD, \
	    "The creature is complete, and the other card can complete one, " \
	    "too.") \
	ROW(helps, HELP_BUILD_SECOND_HEAD, \
	    "This creature is complete, too, and you choose which of the " \
	    "two wakes.") \
\
	ROW(helps, HELP_LEGION_FIRST, \
	    "You have no card of the creature's legion, so you discard this " \
	    "card and another one.") \
	ROW(helps, HELP_LEGION_LAST, \
	    "You discard the card, and nothing more is asked of you.") \
	ROW(helps, HELP_SEIZE, \
	    "The card joins your hand, and everybody knows that you have it.") \
	ROW(helps, HELP_SEIZE_HEAD, \
	    "The head joins your hand, and the creature is unfinished again.") \
	ROW(helps, HELP_SEIZE_ONLY, \
	    "The card joins your hand, and nothing is left of the creature.") \
	ROW(helps, HELP_DESTROY, \
	    "The whole creature is discarded: {n} {card|cards}.") \
	ROW(helps, HELP_DEVOUR, \
	    "The card is discarded, and you can play another one in its " \
	    "place.") \
	ROW(helps, HELP_DEVOUR_HEAD, \
	    "The head is discarded; the creature wakes again when it gets a " \
	    "new one.") \
	ROW(helps, HELP_DEVOUR_ONLY, \
	    "The card is discarded, and nothing is left of the creature.") \
	ROW(helps, HELP_WAKE, \
	    "This creature wakes, and the other one does not. It has {n} " \
	    "{power|powers}.") \
	ROW(helps, HELP_WAKE_PLAIN, \
	    "This creature wakes, and the other one does not. It has no " \
	    "powers.") \
	ROW(helps, HELP_WAKE_LEGION, \
	    "This creature wakes, and the other one does not: the other " \
	    "players discard for its legion. It has {n} {power|powers}.") \
	ROW(helps, HELP_WAKE_LEGION_PLAIN, \
	    "This creature wakes, and the other one does not: the other " \
	    "players discard for its legion. It has no powers.") \
	ROW(helps, HELP_WAKE_NEITHER, \
	    "Neither creature wakes, because too many have woken in this " \
	    "turn.") \
\
	ROW(whys, WHY_NOTHING, "") \
	ROW(whys, WHY_OVER, "The game is over.") \
	ROW(whys, WHY_NOT_ASKED, "This is not what is asked now.") \
	ROW(whys, WHY_NOT_TOLD, "Another player is asked.") \
	ROW(whys, WHY_NO_SEAT, "This player does not exist.") \
	ROW(whys, WHY_NOT_TO_COME, "This card cannot come now.") \
\
	ROW(whys, WHY_NOT_OPEN, "This card is not one of the open cards.") \
	ROW(whys, WHY_NOT_IN_HAND, "This card is not in your hand.") \
	ROW(whys, WHY_NOT_SHARED, "This card is not one of the shared cards.") \
	ROW(whys, WHY_NOT_LOOKED_AT, \
	    "This card is not one of the cards you look at.") \
	ROW(whys, WHY_NOT_DISCARDED, "This card is not in the discard pile.") \
	ROW(whys, WHY_NOT_IN_DECK, "The deck has no such card.") \
	ROW(whys, WHY_NO_DOOR, "No such Door lies there.") \
	ROW(whys, WHY_NO_TOWER, "No Tower stands in this place.") \
	ROW(whys, WHY_NO_PREMONITION, "This Premonition does not lie open.") \
	ROW(whys, WHY_EMPTY_HAND, "Your hand is empty.") \
	ROW(whys, WHY_EMPTY_DECK, "The deck is empty.") \
\
	ROW(whys, WHY_SAME_SYMBOL, \
	    "It has the same symbol as the last card of the row.") \
	ROW(whys, WHY_ONLY_TOWERS, \
	    "Only a Tower is played at an end of the row of Towers.") \
	ROW(whys, WHY_NAME_END, \
	    "A Tower is played at one end of the row: say which one.") \
	ROW(whys, WHY_FIRST_TOWER, \
	    "The first Tower is played at the right end.") \
	ROW(whys, WHY_RIGHT_ONLY, "Towers are played at the right end only.") \
	ROW(whys, WHY_TOWER_SYMBOL, \
	    "The Tower has the same symbol as its neighbour.") \
\
	ROW(whys, WHY_NO_SPELLS, "This game has no spells.") \
	ROW(whys, WHY_NO_SPELL_NOW, "You cannot cast a spell now.") \
	ROW(whys, WHY_TOO_DEAR, \
	    "The discard pile has fewer than {n} {card|cards}.") \
	ROW(whys, WHY_NO_NIGHTMARE, \
	    "This spell needs a Nightmare that was just drawn.") \
\
	ROW(whys, WHY_SAME_CARD, \
	    "The two cards are the same, so there is nothing to swap.") \
	ROW(whys, WHY_SAME_GOALS, \
	    "The two Goals look the same, so there is nothing to swap.") \
	ROW(whys, WHY_NO_KEY, "This card is not a Key.") \
	ROW(whys, WHY_OTHER_COLOUR, \
	    "The Key does not have the colour of the Door.") \
	ROW(whys, WHY_PARTNERS_DOOR, "A Nightmare takes a Door of your own.") \
	ROW(whys, WHY_OWN_DOOR_FIRST, \
	    "If one of your own Doors fits, you must give up that one.") \
	ROW(whys, WHY_NO_PAIR, \
	    "Only one Door of this colour lies on the table.") \
	ROW(whys, WHY_HELD_TOWER, \
	    "Without this Tower, two Towers with the same symbol would " \
	    "touch.") \
	ROW(whys, WHY_CONDITION, \
	    "The condition of this Premonition is not met.") \
\
	ROW(whys, WHY_ASCENDING, \
	    "Cards are named in ascending order, and you have named a " \
	    "higher one.") \
	ROW(whys, WHY_TOO_FEW, \
	    "Cards are named in ascending order, and too few would be left " \
	    "after this one.") \
\
	ROW(whys, WHY_NOTHING_TO_DRAW, \
	    "There is nothing to draw: the deck and the discard pile are " \
	    "empty.") \
	ROW(whys, WHY_NONE_DISCARDED, "Discard at least one card.") \
	ROW(whys, WHY_NOT_OF_LEGION, \
	    "You have a card of the creature's legion, so it must be one of " \
	    "those.") \
	ROW(whys, WHY_NOT_REVEALED, "The Herald has not revealed this card.") \
\
	ROW(whys, WHY_NO_CREATURE, "This creature does not exist.") \
	ROW(whys, WHY_ENOUGH_CREATURES, \
	    "You cannot have more than {n} {creature|creatures}.") \
	ROW(whys, WHY_COMPLETE, "The creature is already complete.") \
	ROW(whys, WHY_NO_LEGS, \
	    "A creature begins with its legs, and this card cannot be legs.") \
	ROW(whys, WHY_NO_TORSO, \
	    "The creature needs a torso next, and this card cannot be a " \
	    "torso.") \
	ROW(whys, WHY_NO_HEAD, \
	    "The creature needs a head next, and this card cannot be a head.") \
	ROW(whys, WHY_OTHER_LEGION, \
	    "If you play a card with both actions, both must be of the same " \
	    "legion.") \
	ROW(whys, WHY_COMPLETES_NONE, \
	    "The first card completed a creature, so the second must " \
	    "complete one, too.") \
\
	ROW(whys, WHY_OWN_CREATURE, \
	    "It must be a creature of another player.") \
	ROW(whys, WHY_NOT_UNFINISHED, \
	    "A Scavenger takes unfinished creatures only.") \
	ROW(whys, WHY_ACTIVE_CREATURE, \
	    "A Devourer does not take from its own creature.") \
	ROW(whys, WHY_NOT_COMPLETED, \
	    "The Herald did not complete this creature.") \
\
	FORM(told, TOLD_TAKE, TOLD_ONCE, "{who} took {the card}") \
	FORM(told, TOLD_PLAY, TOLD_ONCE, "{who} played {the card}") \
	FORM(told, TOLD_PLAY_SHARED, TOLD_ONCE, \
	    "{who} played the shared {card}") \
	FORM(told, TOLD_PLAY_LEFT, TOLD_ONCE, \
	    "{who} placed {the card} at the left end of the row") \
	FORM(told, TOLD_PLAY_RIGHT, TOLD_ONCE, \
	    "{who} placed {the card} at the right end of the row") \
	FORM(told, TOLD_DISCARD, TOLD_ONCE, "{who} discarded {the card}") \
	FORM(told, TOLD_DISCARD, TOLD_OFTEN, "{who} discarded {count} cards") \
	FORM(told, TOLD_DISCARD_SHARED, TOLD_ONCE, \
	    "{who} discarded the shared {card}") \
	FORM(told, TOLD_SEARCH_DOOR, TOLD_ONCE, \
	    "{who} searched the deck for {the cause}") \
	FORM(told, TOLD_LEAVE_DOOR, TOLD_ONCE, \
	    "{who} left {the cause} in the deck") \
	FORM(told, TOLD_SWAP, TOLD_ONCE, \
	    "{who} swapped {the card} for {the other}") \
	FORM(told, TOLD_SWAP_NOTHING, TOLD_ONCE, "{who} swapped nothing") \
	FORM(told, TOLD_KEY_FOR_DOOR, TOLD_ONCE, \
	    "{who} spent {the card} on {the cause}") \
	FORM(told, TOLD_KEY_FOR_NIGHTMARE, TOLD_ONCE, \
	    "{who} spent {the card} against {the cause}") \
	FORM(told, TOLD_GIVE_UP, TOLD_ONCE, \
	    "{who} gave up {the card} to {the cause}") \
	FORM(told, TOLD_PAY_PENALTY, TOLD_ONCE, \
	    "{who} gave up {the card} because of {the cause}") \
	FORM(told, TOLD_GIVE_UP_TOWER, TOLD_ONCE, \
	    "{who} gave up the Tower in place {n}") \
	FORM(told, TOLD_SPARE, TOLD_ONCE, \
	    "{who} used false destruction and kept the Towers") \
	FORM(told, TOLD_REVEAL, TOLD_ONCE, "{who} revealed cards of the deck") \
	FORM(told, TOLD_DISCARD_HAND, TOLD_ONCE, \
	    "{who} discarded {your~their} hand") \
	FORM(told, TOLD_LET_GO, TOLD_ONCE, "{who} let {the cause} go") \
	FORM(told, TOLD_PUT_BACK, TOLD_ONCE, \
	    "{who} put {the card} back on the deck") \
	FORM(told, TOLD_PUT_BACK, TOLD_OFTEN, \
	    "{who} put {count} cards back on the deck") \
	FORM(told, TOLD_PUT_UNDER, TOLD_ONCE, \
	    "{who} put {the card} under the deck") \
	FORM(told, TOLD_PUT_UNDER, TOLD_OFTEN, \
	    "{who} put {count} cards under the deck") \
	FORM(told, TOLD_PUT_ON_TOP, TOLD_ONCE, \
	    "{who} put {the card} on top of the deck") \
	FORM(told, TOLD_CAST, TOLD_ONCE, "{who} cast {spell}") \
	FORM(told, TOLD_PAY, TOLD_ONCE, \
	    "{who} paid {the card} for {the cause}") \
	FORM(told, TOLD_PAY, TOLD_OFTEN, "{who} paid {count} cards") \
	FORM(told, TOLD_SWAP_GOALS, TOLD_ONCE, \
	    "{who} swapped Goals {n} and {m}") \
	FORM(told, TOLD_FACE_PREMONITION, TOLD_ONCE, "{who} faced {the card}") \
	FORM(told, TOLD_DISPEL, TOLD_ONCE, \
	    "{who} removed {the card} from the game") \
	FORM(told, TOLD_SEARCH, TOLD_ONCE, \
	    "{who} searched the deck for a card") \
	FORM(told, TOLD_DRAW_ON, TOLD_ONCE, \
	    "{who} cast no spell before drawing") \
	FORM(told, TOLD_DISCARD_NO_MORE, TOLD_ONCE, "{who} discarded no more") \
	FORM(told, TOLD_END_TURN, TOLD_ONCE, "{who} ended the turn") \
	FORM(told, TOLD_DEAL, TOLD_ONCE, "The dealer turned up {the card}") \
\
	FORM(told, TOLD_DRAW, TOLD_ONCE, "{who} drew {a card}") \
	FORM(told, TOLD_DRAW, TOLD_OFTEN, "{who} drew {count} cards") \
	FORM(told, TOLD_MEET, TOLD_ONCE, "{who} drew {a card}") \
	FORM(told, TOLD_LOOK_AT, TOLD_ONCE, "{who} looked at {a card}") \
	FORM(told, TOLD_LOOK_AT, TOLD_OFTEN, "{who} looked at {count} cards") \
	FORM(told, TOLD_REVEAL_CARD, TOLD_ONCE, "{who} revealed {a card}") \
	FORM(told, TOLD_REVEAL_CARD, TOLD_OFTEN, \
	    "{who} revealed {count} cards") \
	FORM(told, TOLD_JOIN_SHARED, TOLD_ONCE, \
	    "{the card} joins the shared cards") \
	FORM(told, TOLD_JOIN_SHARED, TOLD_OFTEN, \
	    "{count} cards join the shared cards") \
	FORM(told, TOLD_LAY_GOAL, TOLD_ONCE, "{the card} is laid out") \
	FORM(told, TOLD_LAY_GOAL, TOLD_OFTEN, "{count} Goals are laid out") \
	FORM(told, TOLD_LAY_PREMONITION, TOLD_ONCE, "{a card} is turned up") \
	FORM(told, TOLD_LAY_PREMONITION, TOLD_OFTEN, \
	    "{count} Premonitions are turned up") \
\
	FORM(told, TOLD_JOIN_ROW, TOLD_ONCE, "{the card} joins {whose} row") \
	FORM(told, TOLD_JOIN_TOWERS, TOLD_ONCE, \
	    "{the card} joins the row of Towers") \
	FORM(told, TOLD_JOIN_HAND, TOLD_ONCE, "{the card} joins {whose} hand") \
	FORM(told, TOLD_DISCARDED, TOLD_ONCE, "{the card} is discarded") \
	FORM(told, TOLD_DISCARDED, TOLD_OFTEN, "{count} cards are discarded") \
	FORM(told, TOLD_DISCARDED_FOR, TOLD_ONCE, \
	    "{the card} is discarded because of {the cause}") \
	FORM(told, TOLD_DISCARDED_FOR, TOLD_OFTEN, \
	    "{count} cards are discarded because of {the cause}") \
	FORM(told, TOLD_LOSE, TOLD_ONCE, \
	    "{who} lost {the card} to {the cause}") \
	FORM(told, TOLD_LOSE, TOLD_OFTEN, \
	    "{who} lost {count} cards to {the cause}") \
	FORM(told, TOLD_LOSE_TOWER, TOLD_ONCE, \
	    "{the cause} destroys {the card}") \
	FORM(told, TOLD_PUNISH, TOLD_ONCE, "{the cause} discards {the card}") \
	FORM(told, TOLD_TO_LIMBO, TOLD_ONCE, "{the card} goes to Limbo") \
	FORM(told, TOLD_TO_LIMBO, TOLD_OFTEN, "{count} cards go to Limbo") \
	FORM(told, TOLD_DOOR_TO_LIMBO, TOLD_ONCE, "{the card} goes to Limbo") \
	FORM(told, TOLD_DOOR_TO_LIMBO_FOR, TOLD_ONCE, \
	    "{the card} goes to Limbo: the next Door to find is {red/blue/" \
	    "green/brown}") \
	FORM(told, TOLD_OBTAIN_DOOR, TOLD_ONCE, "{who} obtained {the card}") \
	FORM(told, TOLD_FIND_DOOR, TOLD_ONCE, \
	    "{who} found {the card} in the deck") \
	FORM(told, TOLD_ONTO_DECK, TOLD_ONCE, \
	    "{the card} goes on top of the deck") \
	FORM(told, TOLD_UNDER_DECK, TOLD_ONCE, \
	    "{the card} goes under the deck") \
	FORM(told, TOLD_INTO_DECK, TOLD_ONCE, \
	    "{the card} goes back into the deck") \
	FORM(told, TOLD_INTO_DECK, TOLD_OFTEN, \
	    "{count} cards go back into the deck") \
	FORM(told, TOLD_OUT_OF_GAME, TOLD_ONCE, "{the card} leaves the game") \
	FORM(told, TOLD_OUT_OF_GAME, TOLD_OFTEN, \
	    "{count} cards leave the game") \
	FORM(told, TOLD_STRIKE, TOLD_ONCE, \
	    "{the card} strikes and leaves the game") \
\
	FORM(told, TOLD_SHUFFLE, TOLD_ONCE, "The deck is shuffled") \
	FORM(told, TOLD_LOCATE, TOLD_ONCE, \
	    "{who} learned that the partner has {the card}") \
	FORM(told, TOLD_TURN, TOLD_ONCE, "It is {whose} turn") \
	FORM(told, TOLD_REACH_GOAL, TOLD_ONCE, \
	    "The {red/blue/green/brown} Goal is reached") \
	FORM(told, TOLD_REOPEN_GOAL, TOLD_ONCE, \
	    "{the card} is turned up again and comes first") \
	FORM(told, TOLD_GOALS_SWAPPED, TOLD_ONCE, \
	    "Goals {n} and {m} change places") \
\
	FORM(told, TOLD_CHOOSE_DRAW, TOLD_ONCE, "{who} chose to draw a card") \
	FORM(told, TOLD_CHOOSE_EXCHANGE, TOLD_ONCE, \
	    "{who} chose to discard cards and draw half as many") \
	FORM(told, TOLD_CHOOSE_BUILD, TOLD_ONCE, "{who} played {the card}") \
	FORM(told, TOLD_CHOOSE_CREATURE, TOLD_ONCE, \
	    "{who} chose {whose} {nth} creature") \
	FORM(told, TOLD_CHOOSE_OWN, TOLD_ONCE, \
	    "{who} chose {your~their} {nth} creature") \
	FORM(told, TOLD_CHOOSE_WAKE, TOLD_ONCE, \
	    "{who} chose to wake {your~their} {nth} creature") \
	FORM(told, TOLD_DRAW_BY, TOLD_ONCE, \
	    "{who} drew {a card} by {the cause}") \
	FORM(told, TOLD_DRAW_BY, TOLD_OFTEN, \
	    "{who} drew {count} cards by {the cause}") \
	FORM(told, TOLD_REVEAL_BY, TOLD_ONCE, "{the cause} reveals {a card}") \
	FORM(told, TOLD_REVEAL_BY, TOLD_OFTEN, \
	    "{the cause} reveals {count} cards") \
	FORM(told, TOLD_BEGIN_CREATURE, TOLD_ONCE, \
	    "{who} began {your~a} {nth} creature with {the card}") \
	FORM(told, TOLD_BUILD, TOLD_ONCE, \
	    "{who} added {the card} to {your~their} {nth} creature") \
	FORM(told, TOLD_SEIZE, TOLD_ONCE, \
	    "{the cause} takes the {part} of {whose} {nth} creature") \
	FORM(told, TOLD_DESTROY, TOLD_ONCE, \
	    "{the cause} discards the {part} of {whose} {nth} creature") \
	FORM(told, TOLD_DESTROY, TOLD_OFTEN, \
	    "{the cause} discards {count} cards of {whose} {nth} creature") \
	FORM(told, TOLD_ONTO_DISCARDS, TOLD_ONCE, \
	    "The discard pile receives {the card}") \
	FORM(told, TOLD_ONTO_DISCARDS, TOLD_OFTEN, \
	    "The discard pile receives {count} cards") \
	FORM(told, TOLD_WAKE, TOLD_ONCE, "{whose} {nth} creature wakes") \
	FORM(told, TOLD_NEW_DECK, TOLD_ONCE, \
	    "The discard pile is shuffled and becomes the deck") \
	FORM(told, TOLD_INTO_NEW_DECK, TOLD_ONCE, \
	    "The deck gets {the card} back") \
	FORM(told, TOLD_INTO_NEW_DECK, TOLD_OFTEN, \
	    "The deck gets {count} cards back") \
\
	FORM(told, TOLD_WON, TOLD_ONCE, "") \
	FORM(told, TOLD_NO_FILL, TOLD_ONCE, \
	    ": the deck has no card left to fill the hand") \
	FORM(told, TOLD_NO_NEW_HAND, TOLD_ONCE, \
	    ": the deck has no card left for a new hand") \
	FORM(told, TOLD_NO_TURNS, TOLD_ONCE, ": the last turn is over") \
\
	ROW(statuses, ONIRIM_OK, "no error") \
	ROW(statuses, ONIRIM_E_NULL, "an argument is NULL: pass a pointer") \
	ROW(statuses, ONIRIM_E_MEMORY, \
	    "out of memory: free some memory and try again") \
	ROW(statuses, ONIRIM_E_SPACE, \
	    "the memory is too small: onirim_game_size() says how much is " \
	    "needed") \
	ROW(statuses, ONIRIM_E_CONFIG, \
	    "the configuration is not valid: correct the word that the " \
	    "problem points to") \
	ROW(statuses, ONIRIM_E_ACTION, \
	    "this action does not exist: take one from " \
	    "onirim_legal_actions()") \
	ROW(statuses, ONIRIM_E_ILLEGAL, \
	    "the action is not legal now: take one from " \
	    "onirim_legal_actions()") \
	ROW(statuses, ONIRIM_E_OVER, \
	    "the game is over: reset it or create a new one") \
	ROW(statuses, ONIRIM_E_RANGE, \
	    "this seat, zone, index or constant does not exist here") \
	ROW(statuses, ONIRIM_E_LANGUAGE, \
	    "the library does not speak this language: onirim_language() " \
	    "lists those it does") \
	ROW(statuses, ONIRIM_E_SYNTAX, \
	    "the text cannot be read: correct the word that the problem " \
	    "points to") \
	ROW(statuses, ONIRIM_E_VERSION, \
	    "this was written by a later version: use a later version of " \
	    "the library") \
	ROW(statuses, ONIRIM_E_DAMAGED, \
	    "the data is damaged: use another copy") \
	ROW(statuses, ONIRIM_E_POSITION, \
	    "the position is not possible, or the game is not at the start " \
	    "of a turn: correct the word that the problem points to, or " \
	    "play on") \
	ROW(statuses, ONIRIM_E_REVISION, \
	    "this record was played by other rules: use the version of the " \
	    "library that wrote it") \
	ROW(statuses, ONIRIM_E_REDACTED, \
	    "a redacted game cannot be played: use the game that it was " \
	    "made from") \
	ROW(statuses, ONIRIM_E_FAMILY, \
	    "the games have different configurations: only the seeds may " \
	    "differ") \
	ROW(statuses, ONIRIM_E_ABSENT, \
	    "the library was built without this: use a complete one") \
\
	ROW(problems, ONIRIM_PROBLEM_NONE, "") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_KEY, "This key is not known.") \
	ROW(problems, ONIRIM_PROBLEM_NO_EQUALS, \
	    "A word is a key, an equals sign and a value, such as players=2.") \
	ROW(problems, ONIRIM_PROBLEM_TWICE, \
	    "This key is given for the second time.") \
	ROW(problems, ONIRIM_PROBLEM_MISSING, "A value is missing here.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_WORD, \
	    "This word cannot stand here.") \
	ROW(problems, ONIRIM_PROBLEM_WORD_TWICE, \
	    "This word is in the list already.") \
	ROW(problems, ONIRIM_PROBLEM_NONE_ALONE, \
	    "The word none stands alone, without other words.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_A_NUMBER, \
	    "A number is needed here: decimal digits without a leading zero.") \
	ROW(problems, ONIRIM_PROBLEM_OUT_OF_RANGE, \
	    "This number is too small or too large.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_A_SEED, \
	    "A seed is a decimal number, or 0x and 1 to 16 hexadecimal " \
	    "digits.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_SEAT, \
	    "This seat does not exist: the game has fewer players.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_ONIRIM, "This needs game=onirim.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM, \
	    "This needs game=nightmarium.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS, \
	    "This needs two players: players=2.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_STEPS, \
	    "This needs the Book of Steps Lost and Found: sets=steps.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_TOWERS, \
	    "This needs the Towers: sets=towers.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_DREAMS, \
	    "This needs Happy Dreams and Dark Premonitions: sets=dreams.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_SEEDED, \
	    "This needs chance=seeded: here the host deals the cards.") \
\
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_VERB, "No action has this name.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_CARD, "No card has this name.") \
	ROW(problems, ONIRIM_PROBLEM_INCOMPLETE, \
	    "The action is not complete: a card, a number or a word is " \
	    "missing.") \
	ROW(problems, ONIRIM_PROBLEM_TOO_LONG, \
	    "The action must end before this.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_ORDER, \
	    "Two different Goals are needed, and the left one comes first.") \
\
	ROW(problems, ONIRIM_PROBLEM_NOT_HEXADECIMAL, \
	    "A generator is 0x and 1 to 16 hexadecimal digits.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_VIEWER, \
	    "A viewer is the number of a seat, nobody or host.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_SEATS, \
	    "The slash must be followed by the seats that know the card, " \
	    "each of them once.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_TURN, \
	    "In this turn it is another seat's turn.") \
	ROW(problems, ONIRIM_PROBLEM_REDACTED, \
	    "A game as one viewer knows it has neither a seed nor a " \
	    "generator.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_PLACE, \
	    "This game has no such place for cards.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_IN_GAME, \
	    "This card is not in the game with this configuration.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_PLACE, \
	    "This card cannot lie there.") \
	ROW(problems, ONIRIM_PROBLEM_TOO_MANY_CARDS, \
	    "The game has fewer cards of this kind, or they already lie " \
	    "elsewhere.") \
	ROW(problems, ONIRIM_PROBLEM_HAND_SIZE, \
	    "The hand does not have as many cards as at the start of a turn.") \
	ROW(problems, ONIRIM_PROBLEM_ROW_ORDER, \
	    "This card has the same symbol as the card before it.") \
	ROW(problems, ONIRIM_PROBLEM_SECOND_DOOR, \
	    "With the variant unique, no player has two Doors of one colour.") \
	ROW(problems, ONIRIM_PROBLEM_TOP_FULL, \
	    "No more cards can be known on top of the deck.") \
	ROW(problems, ONIRIM_PROBLEM_BOTTOM_FULL, \
	    "No more cards can be known at the bottom of the deck.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_MISSING, \
	    "All eight Goals must lie there.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_DOWN, \
	    "In each colour, as many Goals must lie face down as Doors lie " \
	    "on the table.") \
	ROW(problems, ONIRIM_PROBLEM_PREMONITIONS, \
	    "This number of open Premonitions is not possible.") \
	ROW(problems, ONIRIM_PROBLEM_PREMONITION_STRIKES, \
	    "The Doors on the table meet the condition of this Premonition, " \
	    "so it would not lie open.") \
	ROW(problems, ONIRIM_PROBLEM_TOWER_EDGES, \
	    "Two neighbouring Towers have the same symbol where they touch.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_PART, \
	    "A creature is built from legs, torso and head, and this card " \
	    "does not fit here.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_CREATURES, \
	    "No player has more creatures than it takes to win.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_KNOWERS, \
	    "A card of a hand is known to all other seats or to none of " \
	    "them; its own seat always knows it.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_IN_HAND, \
	    "The hand has fewer cards of this kind.") \
	ROW(problems, ONIRIM_PROBLEM_HIDDEN, \
	    "A card is hidden (?) if the viewer does not know it, and only " \
	    "then.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_HIDDEN, \
	    "More cards are hidden than are left.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_POOL, \
	    "This is not what the other words leave in the deck.") \
	ROW(problems, ONIRIM_PROBLEM_ALREADY_OVER, \
	    "In this position the game is already won.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_TOO_LATE, \
	    "The game cannot have had so many turns.") \
	ROW(problems, ONIRIM_PROBLEM_ONE_ANSWER, \
	    "There is only one choice, so there would be no question.") \
\
	ROW(problems, ONIRIM_PROBLEM_NOT_A_RECORD, \
	    "A record begins with the line onirim-record 1.") \
	ROW(problems, ONIRIM_PROBLEM_LATER_VERSION, \
	    "A later version of the library wrote this record.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_RULES, \
	    "This record was played by other rules than this library's.") \
	ROW(problems, ONIRIM_PROBLEM_NO_RULES_LINE, \
	    "The line with the rules must stand here, for example: rules 1.") \
	ROW(problems, ONIRIM_PROBLEM_NO_CONFIG_LINE, \
	    "The line with the configuration must stand here: config and " \
	    "its words.") \
	ROW(problems, ONIRIM_PROBLEM_LINE_GOES_ON, \
	    "The line must end before this.") \
	ROW(problems, ONIRIM_PROBLEM_CUT_SHORT, \
	    "The record ends too early: something is missing.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_NAME, \
	    "The name of a tag has 1 to 255 letters a to z, digits, - and _.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_TWICE, \
	    "A tag of this name exists already.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_VALUE, \
	    "The value of a tag is a text in quotes, on one line and with " \
	    "at most 255 bytes.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_TAGS, \
	    "A record has at most 256 tags.") \
	ROW(problems, ONIRIM_PROBLEM_REDACTED_RECORD, \
	    "A record cannot begin with a game as only one viewer knows it.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_CONFIG, \
	    "The position has another configuration than the record.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_NUMBER, \
	    "The number of the next turn must stand here.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_IS_OVER, \
	    "This turn is over: a new line with the number of a turn must " \
	    "begin here.") \
	ROW(problems, ONIRIM_PROBLEM_FIRST_SEAT, \
	    "The seat that was drawn to begin must stand here, for example: " \
	    "first:1.") \
	ROW(problems, ONIRIM_PROBLEM_CARD_MISSING, \
	    "The next card must stand here; a bar (|) separates cards from " \
	    "actions.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_CARD, \
	    "This is not the card that comes here in this game.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_DEAL, \
	    "This card cannot come here: the game does not have it, or none " \
	    "is left.") \
	ROW(problems, ONIRIM_PROBLEM_ANSWER_MISSING, \
	    "The next action must stand here; a bar (|) separates actions " \
	    "from cards.") \
	ROW(problems, ONIRIM_PROBLEM_ILLEGAL, \
	    "This action is not legal here.") \
	ROW(problems, ONIRIM_PROBLEM_AFTER_END, \
	    "The game is over before this action.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_RESULT, \
	    "This is not how the game stands.") \
	ROW(problems, ONIRIM_PROBLEM_AFTER_RESULT, \
	    "Nothing but comments may follow the result.") \
	ROW(problems, ONIRIM_PROBLEM_NO_MEMORY, \
	    "There was not enough memory to read it.") \
	ROW(problems, ONIRIM_PROBLEM_GOAL_RANKS, \
	    "Goals that were turned up again are numbered from +1, each " \
	    "number once.") \
	ROW(problems, ONIRIM_PROBLEM_SNAPSHOT, \
	    "The snapshot is incomplete or not valid.") \
\
	FORM(options, OPTION_GAME, OPTION_LABEL, "Game") \
	FORM(options, OPTION_GAME, OPTION_HELP, \
	    "Which of the two games is played.") \
	FORM(options, OPTION_GAME_ONIRIM, OPTION_LABEL, "Onirim") \
	FORM(options, OPTION_GAME_ONIRIM, OPTION_HELP, \
	    "You walk through a labyrinth of dreams and look for its Doors, " \
	    "alone or together with a partner.") \
	FORM(options, OPTION_GAME_NIGHTMARIUM, OPTION_LABEL, "Nightmarium") \
	FORM(options, OPTION_GAME_NIGHTMARIUM, OPTION_HELP, \
	    "Two to five players build creatures. Whoever first has enough " \
	    "complete ones wins.") \
	FORM(options, OPTION_PLAYERS, OPTION_LABEL, "Players") \
	FORM(options, OPTION_PLAYERS, OPTION_HELP, "How many people play.") \
	FORM(options, OPTION_SETS, OPTION_LABEL, "Expansions") \
	FORM(options, OPTION_SETS, OPTION_HELP, \
	    "Cards and rules that are added to the game. They go together " \
	    "in any combination.") \
	FORM(options, OPTION_SETS_NONE, OPTION_LABEL, "None") \
	FORM(options, OPTION_SETS_NONE, OPTION_HELP, \
	    "The game is played without expansions.") \
	FORM(options, OPTION_SETS_STEPS, OPTION_LABEL, \
	    "The Book of Steps Lost and Found") \
	FORM(options, OPTION_SETS_STEPS, OPTION_HELP, \
	    "Goals tell in which order the Doors must be found. Discarded " \
	    "cards pay for three spells.") \
	FORM(options, OPTION_SETS_TOWERS, OPTION_LABEL, "The Towers") \
	FORM(options, OPTION_SETS_TOWERS, OPTION_HELP, \
	    "To win, you also need four neighbouring Towers of four " \
	    "colours. Nightmares take Towers away.") \
	FORM(options, OPTION_SETS_DREAMS, OPTION_LABEL, \
	    "Happy Dreams and Dark Premonitions") \
	FORM(options, OPTION_SETS_DREAMS, OPTION_HELP, \
	    "Dark Premonitions strike as soon as the Doors on the table " \
	    "meet their conditions. Happy Dreams help against them.") \
	FORM(options, OPTION_VARIANTS, OPTION_LABEL, "Variants") \
	FORM(options, OPTION_VARIANTS, OPTION_HELP, \
	    "Changes of the rules. They go together in any combination.") \
	FORM(options, OPTION_VARIANTS_NONE, OPTION_LABEL, "None") \
	FORM(options, OPTION_VARIANTS_NONE, OPTION_HELP, \
	    "The game is played by its usual rules.") \
	FORM(options, OPTION_VARIANTS_OPEN, OPTION_LABEL, "Open hands") \
	FORM(options, OPTION_VARIANTS_OPEN, OPTION_HELP, \
	    "Both players see each other's hand.") \
	FORM(options, OPTION_VARIANTS_UNIQUE, OPTION_LABEL, "Unique Doors") \
	FORM(options, OPTION_VARIANTS_UNIQUE, OPTION_HELP, \
	    "A player cannot obtain a second Door of a colour. It goes to " \
	    "Limbo, so that no Door is lost that the partner needs.") \
	FORM(options, OPTION_VARIANTS_RACE, OPTION_LABEL, "Race") \
	FORM(options, OPTION_VARIANTS_RACE, OPTION_HELP, \
	    "The players are opponents. Whoever first has Doors of all four " \
	    "colours wins alone.") \
	FORM(options, OPTION_VARIANTS_LOST, OPTION_LABEL, "Lost") \
	FORM(options, OPTION_VARIANTS_LOST, OPTION_HELP, \
	    "The game is harder: spells cost more cards.") \
	FORM(options, OPTION_VARIANTS_RUINS, OPTION_LABEL, "Scattered ruins") \
	FORM(options, OPTION_VARIANTS_RUINS, OPTION_HELP, \
	    "The game is harder: Nightmares take Towers away even when four " \
	    "of them are aligned.") \
	FORM(options, OPTION_VARIANTS_RIGHT_ONLY, OPTION_LABEL, \
	    "To the right only") \
	FORM(options, OPTION_VARIANTS_RIGHT_ONLY, OPTION_HELP, \
	    "The game is harder: a Tower goes to the right end of its row, " \
	    "never to the left.") \
	FORM(options, OPTION_PREMONITIONS, OPTION_LABEL, "Premonitions") \
	FORM(options, OPTION_PREMONITIONS, OPTION_HELP, \
	    "How many Dark Premonitions lie open at the beginning. More of " \
	    "them make the game harder.") \
	FORM(options, OPTION_FIRST, OPTION_LABEL, "First player") \
	FORM(options, OPTION_FIRST, OPTION_HELP, "The player who begins.") \
	FORM(options, OPTION_FIRST_RANDOM, OPTION_LABEL, "Drawn by lot") \
	FORM(options, OPTION_FIRST_RANDOM, OPTION_HELP, \
	    "The player who begins is drawn by lot.") \
	FORM(options, OPTION_OBJECTIVE, OPTION_LABEL, "Creatures to complete") \
	FORM(options, OPTION_OBJECTIVE, OPTION_HELP, \
	    "How many complete creatures win the game. Fewer make it " \
	    "shorter.") \
	FORM(options, OPTION_TURNS, OPTION_LABEL, "Limit of turns") \
	FORM(options, OPTION_TURNS, OPTION_HELP, \
	    "After this many turns of all players together, the game ends " \
	    "without a winner.") \
	FORM(options, OPTION_TURNS_0, OPTION_LABEL, "No limit") \
	FORM(options, OPTION_TURNS_0, OPTION_HELP, \
	    "The game goes on until somebody wins.") \
	FORM(options, OPTION_SEED, OPTION_LABEL, "Seed") \
	FORM(options, OPTION_SEED, OPTION_HELP, \
	    "The number that decides which cards come. The same seed and " \
	    "the same answers give the same game.") \
	FORM(options, OPTION_CHANCE, OPTION_LABEL, "Dealer") \
	FORM(options, OPTION_CHANCE, OPTION_HELP, "Who deals the cards.") \
	FORM(options, OPTION_CHANCE_SEEDED, OPTION_LABEL, \
	    "Dealt by the program") \
	FORM(options, OPTION_CHANCE_SEEDED, OPTION_HELP, \
	    "The cards are dealt from the seed.") \
	FORM(options, OPTION_CHANCE_HOST, OPTION_LABEL, "Real cards") \
	FORM(options, OPTION_CHANCE_HOST, OPTION_HELP, \
	    "A person or a program deals, and says for each card which one " \
	    "came.") \
	FORM(options, OPTION_EVENTS, OPTION_LABEL, "Events") \
	FORM(options, OPTION_EVENTS, OPTION_HELP, \
	    "Whether the game keeps what each answer set off, so that " \
	    "players can be told.") \
	FORM(options, OPTION_EVENTS_OFF, OPTION_LABEL, "Not kept") \
	FORM(options, OPTION_EVENTS_OFF, OPTION_HELP, \
	    "The game takes less memory and tells nothing about what " \
	    "happened.") \
	FORM(options, OPTION_EVENTS_ON, OPTION_LABEL, "Kept") \
	FORM(options, OPTION_EVENTS_ON, OPTION_HELP, \
	    "The game can tell what each answer set off, and takes more " \
	    "memory.") \
\
	ROW(numbers, KEY_PLAYERS, "{n} {player|players}") \
	ROW(numbers, KEY_PREMONITIONS, "{n} {Premonition|Premonitions}") \
	ROW(numbers, KEY_FIRST, "Player {n}") \
	ROW(numbers, KEY_OBJECTIVE, "{n} {creature|creatures}") \
	ROW(numbers, KEY_TURNS, "{n} {turn|turns}")

#define TEXTS english_texts
static const struct TEXTS {
	char none;
	ENGLISH(ONI_ROW_ROOM, ONI_FORM_ROOM)
} english_texts = {
	0,
	ENGLISH(ONI_ROW_TEXT, ONI_FORM_TEXT)
};

_Static_assert(sizeof english_texts <= UINT16_MAX, "each text can be told");

const struct language oni_english = {
	.plural = PLURAL_ONE,
	.texts = (const char *)&english_texts,
	ENGLISH(ONI_ROW_BEGIN, ONI_FORM_BEGIN)
};
#undef TEXTS
