/*
 * onirim.h - the card games Onirim and Nightmarium, as a library.
 *
 * A game always waits for one seat (or for a host that deals the cards) to
 * choose one action from a list:
 *
 *     onirim_game *game;
 *     onirim_action actions[ONIRIM_ACTIONS_MAX];
 *
 *     if (onirim_game_new(&game, "players=1 seed=42", NULL) != ONIRIM_OK)
 *             return 1;
 *     while (onirim_legal_actions(game, actions, ONIRIM_ACTIONS_MAX) > 0)
 *             onirim_apply(game, actions[0]);
 *     puts(onirim_outcome(game) == ONIRIM_WON ? "won" : "lost");
 *     onirim_game_free(game);
 *
 * The same program plays the other game if its configuration says
 * "game=nightmarium players=4".  Constants and functions that belong to one of
 * the games only say so.
 *
 * Most functions return an int: 0 or more is the answer, less than 0 is one of
 * the statuses below.  The others return a pointer, nothing, an action or 64
 * bits.  A call that fails changes nothing.
 *
 * Functions that fill a buffer take its capacity as their last argument.  They
 * return how much there is and write what fits.  A text always ends with a NUL
 * if the capacity is not 0.  NULL with capacity 0 asks for the size.
 *
 * The library has no global state.  Several threads may use different games at
 * the same time, but each game may be used by only one thread at a time.
 *
 * Every value in this file is part of the ABI.  As long as the soname is the
 * same, values and signatures do not change; new ones may be added.  onirim(3)
 * describes everything.
 */
#ifndef ONIRIM_H
#define ONIRIM_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ONIRIM_VERSION_MAJOR 1
#define ONIRIM_VERSION_MINOR 0
#define ONIRIM_VERSION_PATCH 0

/* You can define this differently, for example as nothing for a tool that
 * reads headers. */
#ifndef ONIRIM_API
#if defined(__GNUC__)
#define ONIRIM_API __attribute__((visibility("default")))
#else
#define ONIRIM_API
#endif
#endif

/*
 * ---- Constants ----------------------------------------------------------
 */

/* One anonymous enum, so that tools which read headers take it over. */
enum {
	/* Statuses. onirim_strerror() says what to do. */
	ONIRIM_OK = 0, /**< Success. */
	ONIRIM_E_NULL = -1, /**< An argument is NULL. */
	ONIRIM_E_MEMORY = -2, /**< Out of memory. */
	ONIRIM_E_SPACE = -3, /**< The memory given is too small. */
	ONIRIM_E_CONFIG = -4, /**< The configuration is not valid. */
	ONIRIM_E_ACTION = -5, /**< No game has such an action. */
	ONIRIM_E_ILLEGAL = -6, /**< The action is not legal now. */
	ONIRIM_E_OVER = -7, /**< The game is over. */
	ONIRIM_E_RANGE = -8, /**< No such seat, zone, index or constant. */
	ONIRIM_E_LANGUAGE = -9, /**< The language is not known. */
	ONIRIM_E_SYNTAX = -10, /**< The text cannot be read. */
	ONIRIM_E_VERSION = -11, /**< A later version wrote it. */
	ONIRIM_E_DAMAGED = -12, /**< The data is damaged. */
	ONIRIM_E_POSITION = -13, /**< The position is not possible. */
	ONIRIM_E_REVISION = -14, /**< Other rules than those played. */
	ONIRIM_E_REDACTED = -15, /**< A redacted game cannot be played. */
	ONIRIM_E_FAMILY = -16, /**< The configurations differ. */
	ONIRIM_E_ABSENT = -17, /**< The library was built without this. */

	/* Why a text is refused (onirim_problem.reason).
	 * onirim_problem_text() says it in a sentence. */
	ONIRIM_PROBLEM_NONE = 0, /**< Nothing is wrong. */
	/* Configurations. */
	ONIRIM_PROBLEM_UNKNOWN_KEY = 1, /**< There is no such key. */
	ONIRIM_PROBLEM_NO_EQUALS = 2, /**< No `=` between key and value. */
	ONIRIM_PROBLEM_TWICE = 3, /**< The key is given twice. */
	ONIRIM_PROBLEM_MISSING = 4, /**< A value is missing. */
	ONIRIM_PROBLEM_UNKNOWN_WORD = 5, /**< The word cannot stand here. */
	ONIRIM_PROBLEM_WORD_TWICE = 6, /**< The word is in the list twice. */
	ONIRIM_PROBLEM_NONE_ALONE = 7, /**< `none` in a list with words. */
	ONIRIM_PROBLEM_NOT_A_NUMBER = 8, /**< Not a decimal number. */
	/** The number is too small or large. */
	ONIRIM_PROBLEM_OUT_OF_RANGE = 9,
	ONIRIM_PROBLEM_NOT_A_SEED = 10, /**< Neither decimal nor 0x... */
	ONIRIM_PROBLEM_NO_SUCH_SEAT = 11, /**< The game has fewer seats. */
	ONIRIM_PROBLEM_NEEDS_ONIRIM = 12, /**< Needs game=onirim. */
	ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM = 13, /**< Needs game=nightmarium. */
	ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS = 14, /**< Needs players=2. */
	ONIRIM_PROBLEM_NEEDS_STEPS = 15, /**< Needs sets=steps. */
	ONIRIM_PROBLEM_NEEDS_TOWERS = 16, /**< Needs sets=towers. */
	ONIRIM_PROBLEM_NEEDS_DREAMS = 17, /**< Needs sets=dreams. */
	ONIRIM_PROBLEM_NEEDS_SEEDED = 18, /**< Needs chance=seeded. */
	/* Actions and cards. */
	ONIRIM_PROBLEM_UNKNOWN_VERB = 19, /**< No action is called that. */
	ONIRIM_PROBLEM_UNKNOWN_CARD = 20, /**< No card is called that. */
	ONIRIM_PROBLEM_INCOMPLETE = 21, /**< A part of the action is missing. */
	ONIRIM_PROBLEM_TOO_LONG = 22, /**< The action ends before this. */
	/** Goals are named in ascending order. */
	ONIRIM_PROBLEM_GOALS_ORDER = 23,
	/* Positions. */
	ONIRIM_PROBLEM_NOT_HEXADECIMAL = 24, /**< Not 0x and up to 16 digits. */
	ONIRIM_PROBLEM_UNKNOWN_VIEWER = 25, /**< Not a seat, nobody or host. */
	/** Not digits of seats, each once. */
	ONIRIM_PROBLEM_UNKNOWN_SEATS = 26,
	ONIRIM_PROBLEM_WRONG_TURN = 27, /**< It is another seat's turn. */
	ONIRIM_PROBLEM_REDACTED = 28, /**< A redacted game has no seed. */
	ONIRIM_PROBLEM_NO_SUCH_PLACE = 29, /**< The game has no such place. */
	ONIRIM_PROBLEM_NOT_IN_GAME = 30, /**< The game has no such card. */
	ONIRIM_PROBLEM_WRONG_PLACE = 31, /**< Such a card cannot lie there. */
	ONIRIM_PROBLEM_TOO_MANY_CARDS = 32, /**< More copies than there are. */
	/** Too few or too many cards in a hand. */
	ONIRIM_PROBLEM_HAND_SIZE = 33,
	ONIRIM_PROBLEM_ROW_ORDER = 34, /**< Same symbol as the card before. */
	/** `unique` allows one of a colour. */
	ONIRIM_PROBLEM_SECOND_DOOR = 35,
	ONIRIM_PROBLEM_TOP_FULL = 36, /**< More than can be known on top. */
	ONIRIM_PROBLEM_BOTTOM_FULL = 37, /**< More than can be known below. */
	/** Not all eight Goals lie there. */
	ONIRIM_PROBLEM_GOALS_MISSING = 38,
	/** Not a Goal face down for each Door. */
	ONIRIM_PROBLEM_GOALS_DOWN = 39,
	ONIRIM_PROBLEM_PREMONITIONS = 40, /**< Not as many as there must be. */
	ONIRIM_PROBLEM_PREMONITION_STRIKES = 41, /**< Its condition holds. */
	/** Edges that touch share a symbol. */
	ONIRIM_PROBLEM_TOWER_EDGES = 42,
	ONIRIM_PROBLEM_WRONG_PART = 43, /**< The card is not this part. */
	ONIRIM_PROBLEM_MANY_CREATURES = 44, /**< More creatures than win. */
	/** Not the seats that can know it. */
	ONIRIM_PROBLEM_WRONG_KNOWERS = 45,
	ONIRIM_PROBLEM_NOT_IN_HAND = 46, /**< The hand has no such card. */
	ONIRIM_PROBLEM_HIDDEN = 47, /**< Hidden but known, or the reverse. */
	/** More hidden cards than are left. */
	ONIRIM_PROBLEM_MANY_HIDDEN = 48,
	ONIRIM_PROBLEM_WRONG_POOL = 49, /**< Something else is left. */
	ONIRIM_PROBLEM_ALREADY_OVER = 50, /**< The game would be over. */
	/** Too many turns. */
	ONIRIM_PROBLEM_TURN_TOO_LATE = 51,
	ONIRIM_PROBLEM_ONE_ANSWER = 52, /**< There is no choice to make. */
	/* Records. */
	ONIRIM_PROBLEM_NOT_A_RECORD = 53, /**< The first line is another one. */
	ONIRIM_PROBLEM_LATER_VERSION = 54, /**< A later version wrote it. */
	ONIRIM_PROBLEM_OTHER_RULES = 55, /**< Played by other rules. */
	/** The line `rules` should be here. */
	ONIRIM_PROBLEM_NO_RULES_LINE = 56,
	/** The line `config` should be here. */
	ONIRIM_PROBLEM_NO_CONFIG_LINE = 57,
	/** The line should end before this. */
	ONIRIM_PROBLEM_LINE_GOES_ON = 58,
	ONIRIM_PROBLEM_CUT_SHORT = 59, /**< The text ends too early. */
	ONIRIM_PROBLEM_TAG_NAME = 60, /**< Not a name for a tag. */
	ONIRIM_PROBLEM_TAG_TWICE = 61, /**< The tag exists already. */
	ONIRIM_PROBLEM_TAG_VALUE = 62, /**< Not a text in quotes. */
	ONIRIM_PROBLEM_MANY_TAGS = 63, /**< More tags than there can be. */
	/** A record begins with a whole game. */
	ONIRIM_PROBLEM_REDACTED_RECORD = 64,
	/** Not the record's configuration. */
	ONIRIM_PROBLEM_OTHER_CONFIG = 65,
	ONIRIM_PROBLEM_TURN_NUMBER = 66, /**< Another turn begins here. */
	/** The turn should end before this. */
	ONIRIM_PROBLEM_TURN_IS_OVER = 67,
	ONIRIM_PROBLEM_FIRST_SEAT = 68, /**< Another seat begins. */
	ONIRIM_PROBLEM_CARD_MISSING = 69, /**< A card should come here. */
	ONIRIM_PROBLEM_OTHER_CARD = 70, /**< Another card comes here. */
	ONIRIM_PROBLEM_NO_SUCH_DEAL = 71, /**< That card cannot come here. */
	ONIRIM_PROBLEM_ANSWER_MISSING = 72, /**< An answer should come here. */
	ONIRIM_PROBLEM_ILLEGAL = 73, /**< The answer is not legal there. */
	ONIRIM_PROBLEM_AFTER_END = 74, /**< The game is over before this. */
	ONIRIM_PROBLEM_WRONG_RESULT = 75, /**< The game stands otherwise. */
	ONIRIM_PROBLEM_AFTER_RESULT = 76, /**< Nothing follows the result. */
	ONIRIM_PROBLEM_NO_MEMORY = 77, /**< There was no memory to read it. */
	ONIRIM_PROBLEM_GOAL_RANKS = 78, /**< Not `+1`, `+2` ..., each once. */
	ONIRIM_PROBLEM_SNAPSHOT = 79, /**< The snapshot is incomplete. */

	/* Why an answer is advised (onirim_advice.reason); about is the card
	 * in parentheses.  onirim_reason_text() says it in a sentence. */
	ONIRIM_REASON_NONE = 0, /**< No reason is given. */
	ONIRIM_REASON_WINS = 1, /**< It wins at once. */
	ONIRIM_REASON_LOSES = 2, /**< Every answer loses. */
	ONIRIM_REASON_ONLY = 3, /**< Every other answer loses. */
	ONIRIM_REASON_DOOR = 4, /**< It brings a Door (the Door). */
	ONIRIM_REASON_CREATURE = 5, /**< It completes a creature (the head). */
	/** It keeps a Key for a Door that can still come (the Key). */
	ONIRIM_REASON_KEY = 6,
	/** It puts cards back into a deck that would run out too soon. */
	ONIRIM_REASON_TIME = 7,
	ONIRIM_REASON_LOOKS = 8, /**< It looks at cards that come. */
	/** It takes from the player with the most complete creatures. */
	ONIRIM_REASON_LEADER = 9,
	/** The second room of a series for a Door (the Door). */
	ONIRIM_REASON_SERIES = 10,
	/** A Nightmare does not take a Door from the table. */
	ONIRIM_REASON_DOORS = 11,
	ONIRIM_REASON_TOWERS = 12, /**< Four Towers are aligned then. */
	/** The next Goal asks for a Door whose Key is in hand (the Door). */
	ONIRIM_REASON_GOAL = 13,
	/** A Premonition does not strike (the Premonition). */
	ONIRIM_REASON_PREMONITION = 14,
	/** A creature of one legion wakes, and the others discard. */
	ONIRIM_REASON_LEGION = 15,
	/** The next card for the creature is in hand (the card). */
	ONIRIM_REASON_FITS = 16,
	/** Another player's complete creature loses its head. */
	ONIRIM_REASON_HEAD = 17,
	/** A Door comes next whose Key is in hand (the Door). */
	ONIRIM_REASON_NEXT = 18,

	/* What can be asked of a key (onirim_config_key_trait). */
	ONIRIM_CONFIG_KIND = 1, /**< One of ONIRIM_VALUES_... */
	/** A set of games: 1 << ONIRIM_GAME_... for each. */
	ONIRIM_CONFIG_GAMES = 2,
	/* How the value of a key is chosen. */
	ONIRIM_VALUES_ONE = 1, /**< One of its values. */
	ONIRIM_VALUES_LIST = 2, /**< Any of its values, or `none`. */
	ONIRIM_VALUES_NUMBER = 3, /**< A number in its range. */

	/* Bounds that hold for every game, so that you can use plain
	 * arrays. */
	ONIRIM_ACTIONS_MAX = 512, /**< Actions on one list. */
	ONIRIM_CARDS_MAX = 160, /**< Cards in one pile. */
	ONIRIM_TEXT_MAX = 256, /**< Bytes of one text with its NUL. */
	ONIRIM_EVENTS_MAX = 4096, /**< Events of one answer. */
	ONIRIM_SNAPSHOT_MAX = 1024, /**< Bytes of one snapshot. */

	/* How a game stands. */
	ONIRIM_PLAYING = 0, /**< It goes on. */
	ONIRIM_WON = 1, /**< It is won. */
	ONIRIM_LOST = 2, /**< It is lost. */
	ONIRIM_UNDECIDED = 3, /**< For a seat: `turns` ended it. */

	/* Why a game is over (ONIRIM_NUMBER_END). */
	ONIRIM_OVER_NOT = 0, /**< It goes on. */
	ONIRIM_OVER_WON = 1, /**< It is won. */
	ONIRIM_OVER_FILL = 2, /**< No card was left to fill the hand. */
	ONIRIM_OVER_NEW_HAND = 3, /**< No card was left for a new hand. */
	ONIRIM_OVER_TURNS = 4, /**< All turns of `turns` are played. */

	/* Seats are 0 to 4; these stand where a seat may stand. */
	ONIRIM_CHANCE = 8, /**< Asked: the host that deals the cards. */
	ONIRIM_NOBODY = 9, /**< No seat; as a viewer, what all seats see. */
	ONIRIM_HOST = 10, /**< As a viewer: every card that has a place. */

	/* What is asked (onirim_decision): from 2 on by Onirim, from 32 on by
	 * Nightmarium. */
	ONIRIM_ASK_NOTHING = 0, /**< The game is over. */
	ONIRIM_ASK_DEAL = 1, /**< Chance: which card comes next? */
	ONIRIM_ASK_DRAFT = 2, /**< Which of the open cards to take? */
	ONIRIM_ASK_ACT = 3, /**< Play or discard which card? */
	ONIRIM_ASK_SEARCH = 4, /**< Take a Door after a trio? */
	ONIRIM_ASK_SWAP = 5, /**< Swap an own with a shared card? */
	ONIRIM_ASK_PROPHECY = 6, /**< Which of the cards looked at goes? */
	ONIRIM_ASK_ORDER = 7, /**< Which card is to be drawn next? */
	ONIRIM_ASK_DRAW = 8, /**< Draw, or cast a spell first? */
	ONIRIM_ASK_DOOR = 9, /**< A Door was drawn: Key or Limbo? */
	ONIRIM_ASK_NIGHTMARE = 10, /**< A Nightmare was drawn: which loss? */
	ONIRIM_ASK_PAY = 11, /**< Which card pays for a spell? */
	ONIRIM_ASK_GOALS = 12, /**< Which two Goals to swap? */
	ONIRIM_ASK_TOP = 13, /**< Which card goes on top? */
	ONIRIM_ASK_TOWER = 14, /**< Which Tower is lost? */
	ONIRIM_ASK_PREMONITION = 15, /**< Which Premonition strikes first? */
	ONIRIM_ASK_PENALTY = 16, /**< How to pay a Premonition's penalty? */
	ONIRIM_ASK_HAPPY = 17, /**< A Happy Dream was drawn: which gift? */
	ONIRIM_ASK_FETCH = 18, /**< Which card of the deck to fetch? */
	ONIRIM_ASK_DISCARD_ANY = 19, /**< Which of the revealed cards go? */
	ONIRIM_ASK_END = 20, /**< End the turn, or cast a spell first? */
	ONIRIM_ASK_MOVE = 32, /**< Which action: draw, exchange, build? */
	ONIRIM_ASK_EXCHANGE = 33, /**< Which card to discard, and draw half? */
	ONIRIM_ASK_LEGION = 34, /**< Which card goes for another's creature? */
	ONIRIM_ASK_HERALD = 35, /**< Which revealed card goes where? */
	ONIRIM_ASK_WAKE = 36, /**< Which of two creatures wakes? */
	ONIRIM_ASK_JOKER = 37, /**< Which card to build besides? */
	ONIRIM_ASK_EXECUTIONER = 38, /**< Whose last card to take? */
	ONIRIM_ASK_SCAVENGER = 39, /**< Which unfinished creature to destroy? */
	ONIRIM_ASK_DEVOURER = 40, /**< Which own creature loses a card? */

	/* What an action does (onirim_action_verb). card, place and extra say
	 * what with: onirim-notation(7) has the table. */
	ONIRIM_VERB_DEAL = 1, /**< Chance: this card comes. */
	ONIRIM_VERB_TAKE = 2, /**< Take a card in the draft. */
	ONIRIM_VERB_PLAY = 3, /**< Play a card. */
	ONIRIM_VERB_DISCARD = 4, /**< Discard a card of the hand. */
	ONIRIM_VERB_SEARCH = 5, /**< Take the Door out of the deck. */
	ONIRIM_VERB_SWAP = 6, /**< Swap an own with a shared card. */
	ONIRIM_VERB_KEY = 7, /**< Spend a Key. */
	ONIRIM_VERB_DOOR = 8, /**< A Door of the table goes to Limbo. */
	ONIRIM_VERB_REVEAL = 9, /**< Nightmare: reveal five cards. */
	ONIRIM_VERB_HAND = 10, /**< Nightmare: discard the whole hand. */
	ONIRIM_VERB_LIMBO = 11, /**< The drawn Door goes to Limbo. */
	ONIRIM_VERB_DROP = 12, /**< Discard a card looked at, or of the deck. */
	ONIRIM_VERB_NEXT = 13, /**< The next card of those put back. */
	ONIRIM_VERB_TOP = 14, /**< This card goes on top of the deck. */
	ONIRIM_VERB_CAST = 15, /**< Cast a spell. */
	ONIRIM_VERB_PAY = 16, /**< Pay for a spell with this card. */
	ONIRIM_VERB_GOALS = 17, /**< Swap two Goals. */
	ONIRIM_VERB_TOWER = 18, /**< Lose a Tower. */
	ONIRIM_VERB_SPARE = 19, /**< False destruction: lose no Tower. */
	ONIRIM_VERB_RESOLVE = 20, /**< This Premonition strikes first. */
	ONIRIM_VERB_DISPEL = 21, /**< This Premonition leaves the game. */
	ONIRIM_VERB_LOOK = 22, /**< Happy Dream: reveal seven cards. */
	ONIRIM_VERB_FETCH = 23, /**< Happy Dream: fetch a card. */
	ONIRIM_VERB_DRAW = 24, /**< Draw a card. */
	ONIRIM_VERB_DECLINE = 25, /**< No, to an offer. */
	ONIRIM_VERB_STOP = 26, /**< Enough. */
	ONIRIM_VERB_EXCHANGE = 27, /**< Discard cards and draw half as many. */
	ONIRIM_VERB_BUILD = 28, /**< Place a card on a creature. */
	ONIRIM_VERB_SEIZE = 29, /**< Take a creature's last card. */
	ONIRIM_VERB_DESTROY = 30, /**< Destroy an unfinished creature. */
	ONIRIM_VERB_DEVOUR = 31, /**< Discard an own creature's last card. */
	ONIRIM_VERB_WAKE = 32, /**< This creature wakes. */

	/* Where cards lie (onirim_cards). Zones that a game does not use are
	 * empty. */
	ONIRIM_ZONE_HAND = 1, /**< A seat's own cards; index: seat. */
	ONIRIM_ZONE_SHARED = 2, /**< The face-up cards of both seats. */
	ONIRIM_ZONE_ROW = 3, /**< The labyrinth; index: seat. */
	ONIRIM_ZONE_DOORS = 4, /**< Doors on the table; index: seat. */
	ONIRIM_ZONE_DISCARD = 5, /**< The discard pile. */
	ONIRIM_ZONE_LIMBO = 6, /**< Limbo. */
	ONIRIM_ZONE_POOL = 7, /**< Cards of the deck without a known place. */
	ONIRIM_ZONE_TOP = 8, /**< Known top, next to be drawn first. */
	ONIRIM_ZONE_BOTTOM = 9, /**< Known bottom, next to be drawn first. */
	ONIRIM_ZONE_PENDING = 10, /**< Being decided about or looked at. */
	ONIRIM_ZONE_GOALS = 11, /**< Goals, from left to right. */
	ONIRIM_ZONE_PREMONITIONS = 12, /**< Open Premonitions. */
	ONIRIM_ZONE_RESERVE = 13, /**< Premonitions that nobody has seen. */
	ONIRIM_ZONE_TOWERS = 14, /**< Towers, from left to right. */
	ONIRIM_ZONE_REMOVED = 15, /**< Out of the game. */
	/** From the legs; index: 8 x seat + place. */
	ONIRIM_ZONE_CREATURE = 16,

	/* What can be counted (onirim_number). A number that a game does not
	 * have is ONIRIM_E_RANGE. */
	ONIRIM_NUMBER_PLAYERS = 1, /**< How many seats there are. */
	ONIRIM_NUMBER_TURN = 2, /**< Over all seats, from 1; 0: the set-up. */
	ONIRIM_NUMBER_ACTIVE = 3, /**< The seat whose turn it is. */
	ONIRIM_NUMBER_DECK = 4, /**< Cards in the deck. */
	ONIRIM_NUMBER_SERIES = 5, /**< Rooms in the series; index: seat. */
	ONIRIM_NUMBER_SERIES_COLOUR = 6, /**< Its colour; index: seat. */
	ONIRIM_NUMBER_DOORS_LEFT = 7, /**< Doors in the deck; index: colour. */
	ONIRIM_NUMBER_PRICE = 8, /**< Cards that a spell costs; index: spell. */
	ONIRIM_NUMBER_ALIGNED = 9, /**< 1 while four Towers are aligned. */
	/** Actions of the turn, not begun yet. */
	ONIRIM_NUMBER_ACTIONS_LEFT = 10,
	ONIRIM_NUMBER_OBJECTIVE = 11, /**< Complete creatures that win. */
	ONIRIM_NUMBER_FROM = 12, /**< At DEAL: the zone the card comes from. */
	ONIRIM_NUMBER_TO = 13, /**< At DEAL: the zone the card is for. */
	ONIRIM_NUMBER_TO_INDEX = 14, /**< At DEAL: that zone's index. */
	ONIRIM_NUMBER_GAME = 15, /**< Which game: ONIRIM_GAME_... */
	ONIRIM_NUMBER_SETS = 16, /**< The sets: a set of ONIRIM_SET_... */
	/** The variants: a set of ONIRIM_VARIANT_... */
	ONIRIM_NUMBER_VARIANTS = 17,
	ONIRIM_NUMBER_NEXT_GOAL = 18, /**< Its place; index: 0 is the next. */
	ONIRIM_NUMBER_GOAL_RANK = 19, /**< Reopened: from 1; index: place. */
	ONIRIM_NUMBER_TURNS = 20, /**< Turns that it lasts; 0: no limit. */
	ONIRIM_NUMBER_FIRST = 21, /**< The seat that began, drawn or not. */
	/** Premonitions that are open at the beginning. */
	ONIRIM_NUMBER_PREMONITIONS = 22,
	ONIRIM_NUMBER_HOST = 23, /**< 1 when the host deals, else 0. */
	ONIRIM_NUMBER_END = 24, /**< Why it is over: ONIRIM_OVER_... */

	/* Which game is played. */
	ONIRIM_GAME_ONIRIM = 0, /**< Onirim. */
	ONIRIM_GAME_NIGHTMARIUM = 1, /**< Nightmarium. */
	/* Sets, each a bit. */
	ONIRIM_SET_STEPS = 1, /**< The Book of Steps Lost and Found. */
	ONIRIM_SET_TOWERS = 2, /**< The Towers. */
	ONIRIM_SET_DREAMS = 4, /**< Happy Dreams and Dark Premonitions. */
	/* Variants, each a bit. */
	ONIRIM_VARIANT_OPEN = 1, /**< Own cards are open. */
	ONIRIM_VARIANT_UNIQUE = 2, /**< No second Door of a colour. */
	ONIRIM_VARIANT_RACE = 4, /**< The first seat with all colours wins. */
	ONIRIM_VARIANT_LOST = 8, /**< Spells cost more. */
	ONIRIM_VARIANT_RUINS = 16, /**< The alignment protects no Tower. */
	/** Towers are put at the right end only. */
	ONIRIM_VARIANT_RIGHT_ONLY = 32,

	/* What caused an event (onirim_event), if it is not a face. */
	ONIRIM_CAUSE_SPELL = 8, /**< + spell, to 10. */

	/* What happened (onirim_events). onirim_events(3) describes how events
	 * turn what a viewer saw before into what it sees afterwards. */
	ONIRIM_EVENT_CHOICE = 1, /**< An answer, given or the only one. */
	ONIRIM_EVENT_DEAL = 2, /**< A card came by chance. */
	ONIRIM_EVENT_MOVE = 3, /**< Cards of one face went elsewhere. */
	ONIRIM_EVENT_SHUFFLE = 4, /**< The deck was shuffled. */
	ONIRIM_EVENT_LOCATE = 5, /**< A seat learned what lies somewhere. */
	ONIRIM_EVENT_TURN = 6, /**< A seat's turn began. */
	ONIRIM_EVENT_FLIP = 7, /**< A Goal was turned over. */
	ONIRIM_EVENT_SWAP = 8, /**< Two Goals changed places. */
	ONIRIM_EVENT_END = 9, /**< The game is over. */
	ONIRIM_EVENT_WAKE = 10, /**< A creature woke. */

	/* What a part of an observation has (onirim_observation_part). */
	ONIRIM_LAYOUT_COUNTS = 1, /**< How many there are of each face. */
	ONIRIM_LAYOUT_SLOTS = 2, /**< A face in each place. */
	ONIRIM_LAYOUT_NUMBER = 3, /**< A number, the lowest byte first. */
	ONIRIM_LAYOUT_FRAME = 4, /**< One of those below. */

	/* How the game stands, in an observation. */
	ONIRIM_FRAME_VIEWER = 1, /**< The viewer's seat, or 255. */
	ONIRIM_FRAME_OUTCOME = 2, /**< As onirim_outcome(). */
	ONIRIM_FRAME_WINNER = 3, /**< As onirim_winner(). */
	ONIRIM_FRAME_PLAYER = 4, /**< As onirim_player(). */
	ONIRIM_FRAME_DECISION = 5, /**< As onirim_decision(). */
	ONIRIM_FRAME_SUBJECT = 6, /**< As onirim_subject(). */
	ONIRIM_FRAME_LEFT = 7, /**< How many are left to be named. */

	/* Colours. */
	ONIRIM_COLOUR_RED = 0, /**< The observatory. */
	ONIRIM_COLOUR_BLUE = 1, /**< The aquarium. */
	ONIRIM_COLOUR_GREEN = 2, /**< The garden. */
	ONIRIM_COLOUR_BROWN = 3, /**< The library. */
	/* Symbols. */
	ONIRIM_SYMBOL_SUN = 0, /**< A Sun. */
	ONIRIM_SYMBOL_MOON = 1, /**< A Moon. */
	ONIRIM_SYMBOL_KEY = 2, /**< A Key. */
	ONIRIM_SYMBOL_GLYPH = 3, /**< A Glyph. */

	/* Facts about a card (onirim_card_trait). A trait that the card does
	 * not have is ONIRIM_E_RANGE. */
	ONIRIM_TRAIT_KIND = 1, /**< What it is: ONIRIM_KIND_... */
	ONIRIM_TRAIT_COLOUR = 2, /**< ONIRIM_COLOUR_... */
	ONIRIM_TRAIT_SYMBOL = 3, /**< Of a room: ONIRIM_SYMBOL_... */
	ONIRIM_TRAIT_NUMBER = 4, /**< Of a Tower; the lowest of a Terror. */
	/** Of a Tower: a set of 1 << ONIRIM_SYMBOL_... */
	ONIRIM_TRAIT_LEFT_EDGE = 5,
	ONIRIM_TRAIT_RIGHT_EDGE = 6, /**< The same of its right edge. */
	ONIRIM_TRAIT_LEGION = 7, /**< Of a Terror: ONIRIM_LEGION_... */
	/** What a Terror can be: a set of ONIRIM_PART_... */
	ONIRIM_TRAIT_PARTS = 8,
	ONIRIM_TRAIT_POWER = 9, /**< Of a Terror: ONIRIM_POWER_... */
	/* What a card is. */
	ONIRIM_KIND_ROOM = 1, /**< A room of the labyrinth. */
	ONIRIM_KIND_DOOR = 2, /**< A Door. */
	ONIRIM_KIND_NIGHTMARE = 3, /**< A Nightmare. */
	ONIRIM_KIND_HAPPY_DREAM = 4, /**< A Happy Dream. */
	ONIRIM_KIND_TOWER = 5, /**< A Tower. */
	ONIRIM_KIND_GOAL = 6, /**< A Goal. */
	ONIRIM_KIND_GOAL_DOWN = 7, /**< A Goal that lies face down. */
	ONIRIM_KIND_PREMONITION = 8, /**< A Dark Premonition. */
	ONIRIM_KIND_TERROR = 9, /**< A Terror of Nightmarium. */
	/* Legions of Terrors. */
	ONIRIM_LEGION_NECRONAUTS = 0, /**< The necronauts. */
	ONIRIM_LEGION_HOMUNCULI = 1, /**< The homunculi. */
	ONIRIM_LEGION_INSECTOIDS = 2, /**< The insectoids. */
	ONIRIM_LEGION_CHIMERIDS = 3, /**< The chimerids. */
	/* Parts of a creature, each a bit. */
	ONIRIM_PART_LEGS = 1, /**< The legs, where a creature begins. */
	ONIRIM_PART_TORSO = 2, /**< The torso. */
	ONIRIM_PART_HEAD = 4, /**< The head, which completes it. */
	/* What a Terror can do when its creature wakes. */
	ONIRIM_POWER_NONE = 0, /**< No power. */
	ONIRIM_POWER_HERALD = 1, /**< Build of two revealed cards. */
	ONIRIM_POWER_MOURNER = 2, /**< Draw two cards. */
	ONIRIM_POWER_JOKER = 3, /**< Build one more card. */
	ONIRIM_POWER_EXECUTIONER = 4, /**< Take another's last card. */
	ONIRIM_POWER_SCAVENGER = 5, /**< Destroy an unfinished creature. */
	ONIRIM_POWER_DEVOURER = 6, /**< Discard an own last card. */

	/* Spells (extra of CAST, index of PRICE). */
	ONIRIM_SPELL_PROPHECY = 0, /**< Paradoxical Prophecy. */
	ONIRIM_SPELL_PLANNING = 1, /**< Parallel Planning. */
	ONIRIM_SPELL_PUNISHMENT = 2, /**< Powerful Punishment. */

	/* Ends of the row of Towers (extra of PLAY). */
	ONIRIM_END_LEFT = 1, /**< The left end. */
	ONIRIM_END_RIGHT = 2, /**< The right end. */

	/* Cards are faces: two cards that look the same have the same value.
	 * Sets that this version does not play have their values already, so
	 * that values never change. */
	ONIRIM_NO_CARD = 0x00, /**< No card. */
	ONIRIM_HIDDEN_CARD = 0x01, /**< A card that the viewer does not know. */
	ONIRIM_CARD_ROOM = 0x10, /**< + 4 x colour + symbol, to 0x1F. */
	ONIRIM_CARD_DOOR = 0x20, /**< + colour, to 0x23. */
	ONIRIM_CARD_NIGHTMARE = 0x24, /**< A Nightmare. */
	ONIRIM_CARD_HAPPY_DREAM = 0x25, /**< A Happy Dream. */
	ONIRIM_CARD_TOWER = 0x30, /**< + 3 x colour + number - 3, to 0x3B. */
	ONIRIM_CARD_GOAL = 0x40, /**< + colour, to 0x43. */
	ONIRIM_CARD_GOAL_DOWN = 0x44, /**< + colour: a Goal face down. */
	ONIRIM_CARD_PREMONITION = 0x48, /**< To 0x4F. */
	ONIRIM_CARD_TERROR = 0x80 /**< + number - 1 (1 to 108). */
};

/*
 * ---- Types --------------------------------------------------------------
 */

typedef struct onirim_game onirim_game;
typedef struct onirim_record onirim_record;
typedef struct onirim_advisor onirim_advisor;

/** One answer to a question: verb << 24 | card << 16 | place << 8 | extra.
 * 0 is no action.  Every action is a positive int32_t. */
typedef uint32_t onirim_action;

/** A face. */
typedef uint8_t onirim_card;

/** Something that happened.  What the fields mean depends on the kind; fields
 * without a meaning are 0. */
typedef struct onirim_event {
	uint8_t kind;       /* ONIRIM_EVENT_... */
	uint8_t seat;
	uint8_t card;       /* a face, or ONIRIM_HIDDEN_CARD */
	uint8_t count;
	uint8_t from_zone;  /* ONIRIM_ZONE_... */
	uint8_t from_index;
	uint8_t to_zone;    /* ONIRIM_ZONE_... */
	uint8_t to_index;
	uint8_t cause;      /* a face, ONIRIM_CAUSE_SPELL + spell, or 0 */
	uint8_t detail;     /* depends on the kind: onirim_events(3) */
	uint8_t reserved[2];
} onirim_event;

/** Which card an action takes, where it lies, and where it goes first.  A zone
 * of 0 means nowhere; a position of 255 means that the zone has no order. */
typedef struct onirim_target {
	uint8_t card;       /* a face; 0 when the action takes no single card */
	uint8_t zone;       /* ONIRIM_ZONE_... */
	uint8_t index;
	uint8_t position;
	uint8_t to_zone;    /* ONIRIM_ZONE_... */
	uint8_t to_index;
	uint8_t to_position;
	uint8_t other;      /* of a swap the shared card, else 0 */
} onirim_target;

/** Which word of a text is wrong, and why.  Offset and length are in bytes;
 * line and column are counted from 1.  After a success all fields are 0. */
typedef struct onirim_problem {
	int32_t status;
	int32_t reason;     /* ONIRIM_PROBLEM_... */
	int32_t offset;
	int32_t length;
	int32_t line;
	int32_t column;
	int32_t reserved[2];
} onirim_problem;

/** A part of an observation.  offset and length are in bytes. */
typedef struct onirim_layout {
	int32_t offset;
	int32_t length;
	int32_t kind;       /* ONIRIM_LAYOUT_... */
	int32_t what;       /* a zone, a number, or ONIRIM_FRAME_... */
	int32_t index;      /* of it, with seats counted from the viewer */
	int32_t max;        /* the largest value of a byte */
	int32_t reserved[2];
} onirim_layout;

/** Where onirim_step_many() writes: arrays with a row for each game.  An array
 * that is NULL is not filled.  A stride is the length of a row in bytes. */
typedef struct onirim_rows {
	size_t size;                /* sizeof (onirim_rows) */
	uint64_t *seeds;            /* the state of a generator of seeds */
	uint8_t *observations;      /* what the seat that is asked sees */
	size_t observation_stride;
	uint8_t *masks;             /* what it can answer */
	size_t mask_stride;
	uint8_t *last_observations; /* what was seen of a game that ended */
	uint8_t *players;           /* who is asked */
	int8_t *results;            /* of each seat: 1 won, -1 lost, else 0 */
	size_t result_stride;
	uint8_t *ended;             /* 0 no, 1 the game ended, 2 by `turns` */
	int32_t *status;            /* ONIRIM_OK, or why nothing changed */
} onirim_rows;

/** For whom a text is written: in which language, how it calls the seats, and
 * who reads it.  The text contains what this viewer knows, and calls its seat
 * "you". */
typedef struct onirim_reader {
	const char *language;     /* such as "fr"; NULL is "en" */
	const char *const *names; /* one for each seat, or NULL */
	int32_t viewer;           /* a seat, ONIRIM_NOBODY or ONIRIM_HOST */
	int32_t reserved;         /* 0 */
} onirim_reader;

/** What is thought of an answer.  Chances are parts of 65535. */
typedef struct onirim_advice {
	onirim_action action;
	uint32_t tries;     /* how often it was tried; 0: only guessed */
	uint16_t chance;    /* that the seat that is asked wins with it */
	uint16_t error;     /* the standard error of the chance */
	uint16_t reason;    /* ONIRIM_REASON_... */
	uint8_t about;      /* the face that the reason is about, or 0 */
	uint8_t reserved;   /* 0 */
} onirim_advice;

/*
 * ---- Life of a game -----------------------------------------------------
 *
 * A configuration is one line of `key=value` words, such as
 * "players=2 variants=open,race seed=42" or "game=nightmarium players=5".  NULL
 * and "" mean base Onirim for one player with seed 0.  onirim_config(3) lists
 * the keys.
 */

/** Create a game. Free it with onirim_game_free(). problem may be NULL. Returns
 * ONIRIM_OK, ONIRIM_E_NULL, ONIRIM_E_CONFIG or ONIRIM_E_MEMORY; *game is NULL
 * on failure. */
ONIRIM_API int onirim_game_new(onirim_game **game, const char *config,
    onirim_problem *problem);

/** Create a game in memory of the caller, which must be aligned to 8 bytes and
 * have at least onirim_game_size() bytes. The library does not free this
 * memory. Returns what onirim_game_new() does, or ONIRIM_E_RANGE (not aligned)
 * or ONIRIM_E_SPACE (too small). */
ONIRIM_API int onirim_game_new_at(onirim_game **game, void *memory,
    size_t size, const char *config, onirim_problem *problem);

/** The number of bytes that onirim_game_new_at() needs for this configuration,
 * or ONIRIM_E_CONFIG. */
ONIRIM_API int onirim_game_size(const char *config);

/** Create a copy of a game, which will go on exactly like the original. */
ONIRIM_API int onirim_game_copy(onirim_game **copy, const onirim_game *game);

/** Make a game equal to another game of its family (games whose configurations
 * differ in the seed only). Nothing is allocated. The two may also differ in
 * `events`, which `to` keeps; in `chance`, which it keeps with its seed and
 * generator; and in `first`, which becomes the seat that began. Returns
 * ONIRIM_OK, or ONIRIM_E_FAMILY, also if `to` is seeded and chance is being
 * asked. */
ONIRIM_API int onirim_game_assign(onirim_game *to, const onirim_game *from);

/** Begin the same game again with another seed. Nothing is allocated. */
ONIRIM_API int onirim_game_reset(onirim_game *game, uint64_t seed);

/** Free a game that the library allocated. NULL is allowed. A game in memory of
 * the caller is left alone. */
ONIRIM_API void onirim_game_free(onirim_game *game);

/** Write the complete configuration of a game in its canonical form. */
ONIRIM_API int onirim_config_format(const onirim_game *game, char *text,
    size_t size);

/** The seed of the configuration; 0 if the game is redacted or NULL. */
ONIRIM_API uint64_t onirim_seed(const onirim_game *game);

/** The name of a key of configurations, such as "players". Keys are numbered
 * from 0 in canonical order; past the last one this is ONIRIM_E_RANGE. The
 * numbers are for walking through the keys: another version may number them
 * differently. */
ONIRIM_API int onirim_config_key(int key, char *text, size_t size);

/** A fact about a key, one of ONIRIM_CONFIG_...: how its value is chosen, or
 * which games have it. */
ONIRIM_API int onirim_config_key_trait(int key, int what);

/** A value that a key can have together with everything that `config` says
 * about other keys: a word, or one range such as "0..65535". Values are
 * numbered from 0. ONIRIM_E_RANGE past the last one, and if the game has no
 * such key; ONIRIM_E_CONFIG if `config` cannot be read. */
ONIRIM_API int onirim_config_value(const char *config, int key, int value,
    char *text, size_t size);

/** The value that a key has if `config` does not mention it. The statuses are
 * those of onirim_config_value(). */
ONIRIM_API int onirim_config_default(const char *config, int key, char *text,
    size_t size);

/*
 * ---- Asking and answering -----------------------------------------------
 */

/** ONIRIM_PLAYING, ONIRIM_WON or ONIRIM_LOST. */
ONIRIM_API int onirim_outcome(const onirim_game *game);

/** The seat that won alone, in a race or in Nightmarium, else ONIRIM_NOBODY. */
ONIRIM_API int onirim_winner(const onirim_game *game);

/** The result for one seat: ONIRIM_PLAYING, ONIRIM_WON, ONIRIM_LOST or
 * ONIRIM_UNDECIDED. ONIRIM_E_RANGE if the game has no such seat. */
ONIRIM_API int onirim_result(const onirim_game *game, int seat);

/** Who is asked: a seat, ONIRIM_CHANCE, or ONIRIM_NOBODY after the end. */
ONIRIM_API int onirim_player(const onirim_game *game);

/** What is asked: one of ONIRIM_ASK_... */
ONIRIM_API int onirim_decision(const onirim_game *game);

/** The card that the question is about, or ONIRIM_NO_CARD. */
ONIRIM_API int onirim_subject(const onirim_game *game);

/** The legal answers in strictly ascending order: two or more, or none if the
 * game is over, or if it is redacted for a viewer who is not asked. */
ONIRIM_API int onirim_legal_actions(const onirim_game *game,
    onirim_action *actions, size_t capacity);

/** If chance is asked: how many cards of its face could come, for each action
 * of the list, in the same order, as ONIRIM_HOST knows. Otherwise the answer
 * is 0. */
ONIRIM_API int onirim_weights(const onirim_game *game, uint32_t *weights,
    size_t capacity);

/** 1 if the action is on the list, else 0. */
ONIRIM_API int onirim_is_legal(const onirim_game *game, onirim_action action);

/** Give an answer and go on to the next question. Returns ONIRIM_OK, or
 * ONIRIM_E_ACTION, ONIRIM_E_OVER, ONIRIM_E_ILLEGAL or ONIRIM_E_REDACTED, and
 * then the game is exactly as before. */
ONIRIM_API int onirim_apply(onirim_game *game, onirim_action action);

/** Put an action together, and take it apart. onirim_action_make() returns 0 if
 * a value does not fit its field. */
ONIRIM_API onirim_action onirim_action_make(int verb, int card, int place,
    int extra);
ONIRIM_API int onirim_action_verb(onirim_action action);
ONIRIM_API int onirim_action_card(onirim_action action);
ONIRIM_API int onirim_action_place(onirim_action action);
ONIRIM_API int onirim_action_extra(onirim_action action);

/*
 * ---- Seeing -------------------------------------------------------------
 *
 * A viewer is a seat, ONIRIM_NOBODY or ONIRIM_HOST.  If a viewer does not know
 * where a card lies, the card shows as ONIRIM_HIDDEN_CARD in its place and is
 * counted in the pool.
 */

/** The cards of a zone as a viewer knows them. index chooses the pile if the
 * zone has several (a seat, or a creature); otherwise it is 0. Piles without an
 * order come in ascending order, hidden cards last. */
ONIRIM_API int onirim_cards(const onirim_game *game, int viewer, int zone,
    int index, onirim_card *cards, size_t capacity);

/** One of ONIRIM_NUMBER_... as a viewer knows it. index is 0 unless the
 * constant says otherwise. */
ONIRIM_API int onirim_number(const onirim_game *game, int viewer, int what,
    int index);

/** What the last onirim_apply() set off, in order, as a viewer saw it,
 * including answers that were the only ones. After onirim_game_new() and
 * onirim_game_reset() these are the events of the set-up. Only games with
 * events=on keep events; for others the answer is 0. */
ONIRIM_API int onirim_events(const onirim_game *game, int viewer,
    onirim_event *events, size_t capacity);

/** A number that is equal, on every machine, for games of a family of which the
 * viewer knows the same, including what the others know. For other games it is
 * different, except with a chance of 2^-64. It is never 0; 0 says that the game
 * is NULL or has no such viewer. */
ONIRIM_API uint64_t onirim_hash(const onirim_game *game, int viewer);

/** Make a game of the same family equal to what a viewer knows: cards that the
 * viewer has not located are hidden, the generator is gone, and the seed is 0.
 * A redacted game can be looked at, copied and saved, but not played
 * (ONIRIM_E_REDACTED). It lists answers only if the viewer is asked or is
 * ONIRIM_HOST. It can be redacted again for the same viewer or for
 * ONIRIM_NOBODY, and for everybody if it was made for ONIRIM_HOST. */
ONIRIM_API int onirim_redact(onirim_game *to, const onirim_game *from,
    int viewer);

/*
 * ---- Facts --------------------------------------------------------------
 */

/** A fact that is printed on a card, one of ONIRIM_TRAIT_... ONIRIM_E_RANGE if
 * the card has no such trait, or if there is no such card. */
ONIRIM_API int onirim_card_trait(onirim_card card, int trait);

/** The faces that a game is played with, Goals and Premonitions included, in
 * ascending order, and how many cards there are of each. */
ONIRIM_API int onirim_faces(const onirim_game *game, onirim_card *faces,
    uint8_t *copies, size_t capacity);

/** Which card an action takes, where it lies as the seat that is asked sees it,
 * and where it goes first. If the action is not on the list, this returns the
 * status of onirim_apply(). */
ONIRIM_API int onirim_action_target(const onirim_game *game,
    onirim_action action, onirim_target *target);

/*
 * ---- Notation -----------------------------------------------------------
 */

/** The name of a face, such as "red-sun" or "n30". */
ONIRIM_API int onirim_card_name(onirim_card card, char *text, size_t size);

/** The face with this name, or ONIRIM_E_SYNTAX. */
ONIRIM_API int onirim_card_from_name(const char *text);

/** The text of an action, such as "play:red-sun". It does not depend on the
 * game. */
ONIRIM_API int onirim_action_format(onirim_action action, char *text,
    size_t size);

/** Read the text of an action. problem may be NULL. */
ONIRIM_API int onirim_action_parse(onirim_action *action, const char *text,
    onirim_problem *problem);

/*
 * ---- Words --------------------------------------------------------------
 *
 * Texts that a program shows to its players.  They are UTF-8 and fit into
 * ONIRIM_TEXT_MAX bytes.  onirim_language() lists the languages; any other one
 * is ONIRIM_E_LANGUAGE.  More may follow the code of a language, as in "fr-FR"
 * or "ru_RU.UTF-8".
 *
 * A text contains only what the reader's viewer knows.  If reader is NULL, the
 * text is English and uses no names; it is written for the viewer of a redacted
 * game, otherwise for the seat that is asked, otherwise for ONIRIM_NOBODY.  At
 * most 40 bytes of each name are shown; control characters and bytes that are
 * not UTF-8 are shown as U+FFFD.  A viewer that does not exist and a reserved
 * field that is not 0 are ONIRIM_E_RANGE.
 */

/** The code of a language, such as "fr". Languages are numbered from 0; past
 * the last one this is ONIRIM_E_RANGE. The first is English, "en", and a number
 * always stays the same language. */
ONIRIM_API int onirim_language(int index, char *text, size_t size);

/** The name of a card, such as "red Sun". */
ONIRIM_API int onirim_card_text(const onirim_game *game, onirim_card card,
    const onirim_reader *reader, char *text, size_t size);

/** The name of a pile, such as "discard pile" or "your hand"; index as for
 * onirim_cards(). */
ONIRIM_API int onirim_zone_text(const onirim_game *game, int zone, int index,
    const onirim_reader *reader, char *text, size_t size);

/** What a number counts, such as "cards in the deck". ONIRIM_E_RANGE if
 * onirim_number() has no such number for the reader's viewer. */
ONIRIM_API int onirim_number_text(const onirim_game *game, int what,
    int index, const onirim_reader *reader, char *text, size_t size);

/** A question. The question that is asked now is told in full, any other one in
 * general; ONIRIM_ASK_NOTHING tells how the game stands. */
ONIRIM_API int onirim_decision_text(const onirim_game *game, int decision,
    const onirim_reader *reader, char *text, size_t size);

/** A label for an action, such as "Play the red Sun". No other answer to the
 * same question has the same label. */
ONIRIM_API int onirim_action_text(const onirim_game *game,
    onirim_action action, const onirim_reader *reader, char *text,
    size_t size);

/** A sentence that says what a legal action will do. For any other action this
 * is the status that onirim_apply() would return, and ONIRIM_E_ILLEGAL for
 * every action if the reader's viewer is neither asked nor the host. */
ONIRIM_API int onirim_help_text(const onirim_game *game, onirim_action action,
    const onirim_reader *reader, char *text, size_t size);

/** A sentence that says why an action is not legal now. For a legal action the
 * text is empty and the answer 0. A viewer who is neither asked nor the host
 * only learns that another player is asked. */
ONIRIM_API int onirim_why_text(const onirim_game *game, onirim_action action,
    const onirim_reader *reader, char *text, size_t size);

/** A sentence that tells one of the events that this viewer was given. It
 * depends only on the event and on the family of the game. If reader is NULL,
 * ONIRIM_NOBODY reads. */
ONIRIM_API int onirim_event_text(const onirim_game *game,
    const onirim_event *event, const onirim_reader *reader, char *text,
    size_t size);

/** A line for a log that tells an answer and all that it set off: the `count`
 * events of one answer that onirim_events() or onirim_record_events() gave to
 * this viewer. Without events it is empty. It may be longer than
 * ONIRIM_TEXT_MAX. If reader is NULL, ONIRIM_NOBODY reads. */
ONIRIM_API int onirim_answer_text(const onirim_game *game,
    const onirim_event *events, size_t count, const onirim_reader *reader,
    char *text, size_t size);

/** What onirim_strerror() says, in the given language. */
ONIRIM_API int onirim_status_text(int status, const char *language,
    char *text, size_t size);

/** A sentence that says why a text was refused, and what it needs. It is empty
 * if nothing is wrong. */
ONIRIM_API int onirim_problem_text(const onirim_problem *problem,
    const char *language, char *text, size_t size);

/** A label for a key of a configuration, such as "sets", or for a key with one
 * of its values, such as "sets=towers" or "players=2". Any other word is
 * ONIRIM_E_CONFIG. */
ONIRIM_API int onirim_config_text(const char *word, const char *language,
    char *text, size_t size);

/** What the key or the value changes, in a sentence or two. */
ONIRIM_API int onirim_config_help_text(const char *word, const char *language,
    char *text, size_t size);

/*
 * ---- Positions ----------------------------------------------------------
 *
 * A position is a game at the start of a turn, when the active seat is asked
 * ACT or the first MOVE, as one line of words: its configuration, and where
 * every card lies.  onirim-notation(7) describes the words.
 */

/** Write the position in its canonical form. It may be longer than
 * ONIRIM_TEXT_MAX: onirim_position_format(game, NULL, 0) returns its length.
 * ONIRIM_E_POSITION if the game is not at the start of a turn. */
ONIRIM_API int onirim_position_format(const onirim_game *game, char *text,
    size_t size);

/** Create the game that a position describes. Free it with onirim_game_free().
 * It will go on exactly like the game that was written. problem may be NULL.
 * Returns ONIRIM_OK, ONIRIM_E_NULL, ONIRIM_E_CONFIG, ONIRIM_E_SYNTAX,
 * ONIRIM_E_POSITION or ONIRIM_E_MEMORY; *game is NULL on failure. */
ONIRIM_API int onirim_position_parse(onirim_game **game, const char *text,
    onirim_problem *problem);

/** Write all that a viewer knows, at any question or at the end, as one line of
 * words: those of a position as the viewer knows it, the question, and the
 * answers if the viewer is asked. It is for eyes, logs and players that read,
 * and may be longer than ONIRIM_TEXT_MAX. ONIRIM_E_RANGE if there is no such
 * viewer. */
ONIRIM_API int onirim_view_format(const onirim_game *game, int viewer,
    char *text, size_t size);

/*
 * ---- Records ------------------------------------------------------------
 *
 * A record is a game with all its actions.  Actions can be taken back and
 * played again, and the record can be written as text.  onirim-notation(7)
 * describes the text.
 */

/** Begin a record with a game as it stands now, at any question. A game that is
 * over (ONIRIM_E_OVER) or redacted (ONIRIM_E_REDACTED) is refused. The game
 * itself does not change. */
ONIRIM_API int onirim_record_new(onirim_record **record,
    const onirim_game *game);

/** Free a record. NULL is allowed. */
ONIRIM_API void onirim_record_free(onirim_record *record);

/** Play an action after the last one; actions that were taken back are
 * forgotten. Returns what onirim_apply() does, or ONIRIM_E_MEMORY. */
ONIRIM_API int onirim_record_add(onirim_record *record, onirim_action action);

/** Take the last action back, or play it again. ONIRIM_E_RANGE if there is
 * none. */
ONIRIM_API int onirim_record_undo(onirim_record *record);
ONIRIM_API int onirim_record_redo(onirim_record *record);

/** How many actions are played, and how many there are together with those that
 * were taken back. */
ONIRIM_API int onirim_record_ply(const onirim_record *record);
ONIRIM_API int onirim_record_length(const onirim_record *record);

/** The action that follows the first `ply` actions, or 0 if there is none. */
ONIRIM_API onirim_action onirim_record_action(const onirim_record *record,
    int ply);

/** Create the game as it stands after `ply` actions. Free it with
 * onirim_game_free(). With events=on its events are those of the last of these
 * actions, or of the set-up. */
ONIRIM_API int onirim_record_game(const onirim_record *record, int ply,
    onirim_game **game);

/** The events of the last of the first `ply` actions, or of the set-up if ply
 * is 0, as onirim_events() would return them, even if the record's
 * configuration keeps no events. */
ONIRIM_API int onirim_record_events(const onirim_record *record, int ply,
    int viewer, onirim_event *events, size_t capacity);

/** 1 if the actions after `from` up to `to` showed a seat a card that it had
 * not seen in its place, so that taking them back would mean looking ahead;
 * else 0. */
ONIRIM_API int onirim_record_revealed(const onirim_record *record, int from,
    int to);

/** Attach a note to the record, and read it: a name of letters a to z, digits,
 * `-` and `_`, and one line of text (otherwise ONIRIM_E_SYNTAX). A value of
 * NULL removes the tag. ONIRIM_E_RANGE if there is no such tag to read, or for
 * a 257th one. */
ONIRIM_API int onirim_record_set_tag(onirim_record *record, const char *name,
    const char *value);
ONIRIM_API int onirim_record_tag(const onirim_record *record,
    const char *name, char *text, size_t size);

/** The name of a tag; tags are numbered from 0. */
ONIRIM_API int onirim_record_tag_name(const onirim_record *record, int index,
    char *text, size_t size);

/** Write the record as text, up to the action at which it stands. The text is
 * longer than ONIRIM_TEXT_MAX. */
ONIRIM_API int onirim_record_format(const onirim_record *record, char *text,
    size_t size);

/** Read a record and replay it. problem may be NULL; it points to the first
 * word that is wrong. Returns ONIRIM_E_SYNTAX, ONIRIM_E_VERSION,
 * ONIRIM_E_REVISION (played by other rules), ONIRIM_E_CONFIG,
 * ONIRIM_E_POSITION, ONIRIM_E_REDACTED, ONIRIM_E_ILLEGAL, ONIRIM_E_OVER,
 * ONIRIM_E_MEMORY, or ONIRIM_E_DAMAGED if it contradicts its own game or ends
 * too early. */
ONIRIM_API int onirim_record_parse(onirim_record **record, const char *text,
    onirim_problem *problem);

/*
 * ---- Saving -------------------------------------------------------------
 *
 * A snapshot is a game as bytes, at any question or at the end, complete or
 * redacted.  It is the same on every machine, and later versions can read it.
 */

/** Write a snapshot of a game. It does not contain the events. */
ONIRIM_API int onirim_snapshot_save(const onirim_game *game, uint8_t *bytes,
    size_t size);

/** Create a game from a snapshot. It will go on exactly like the game that was
 * saved. The bytes may come from anywhere. Returns ONIRIM_OK, ONIRIM_E_NULL,
 * ONIRIM_E_MEMORY, ONIRIM_E_VERSION, ONIRIM_E_DAMAGED, or ONIRIM_E_POSITION if
 * play cannot lead to this state; *game is NULL on failure. */
ONIRIM_API int onirim_snapshot_load(onirim_game **game, const uint8_t *bytes,
    size_t length);

/** Make a game equal to a snapshot of a game of its family. Nothing is
 * allocated. Returns what onirim_snapshot_load() does, or ONIRIM_E_FAMILY if
 * the configurations differ in more than the seed. Afterwards the game has no
 * events. */
ONIRIM_API int onirim_snapshot_restore(onirim_game *to, const uint8_t *bytes,
    size_t length);

/*
 * ---- Search -------------------------------------------------------------
 */

/** Replace a game by one that could be this game for all that a viewer knows:
 * every card that the viewer has not located is dealt again, all arrangements
 * that fit are equally likely, and chance goes on from the seed. A redacted
 * game becomes one that can be played. Returns ONIRIM_OK, ONIRIM_E_NULL,
 * ONIRIM_E_RANGE, ONIRIM_E_REDACTED (made for another viewer), or
 * ONIRIM_E_POSITION if nothing fits, which does not happen in a game that was
 * played. */
ONIRIM_API int onirim_resample(onirim_game *game, int viewer, uint64_t seed);

/** Let chance go on from another seed; cards that have a place keep it. */
ONIRIM_API int onirim_reseed(onirim_game *game, uint64_t seed);

/** Number the actions from 0 without gaps, with seats counted from the seat
 * that is asked. onirim_action_space() returns how many there are, the same in
 * all games of a family. onirim_action_index() returns the index of an action,
 * or ONIRIM_E_ACTION if this family never lists it. onirim_index_action()
 * returns the action of an index, or ONIRIM_E_RANGE. */
ONIRIM_API int onirim_action_space(const onirim_game *game);
ONIRIM_API int onirim_action_index(const onirim_game *game,
    onirim_action action);
ONIRIM_API int onirim_index_action(const onirim_game *game, int index);

/** Write one byte for each of these actions: 1 if it is legal now, else 0. */
ONIRIM_API int onirim_action_mask(const onirim_game *game, uint8_t *mask,
    size_t size);

/** An upper bound for the number of decisions of any game of this family, those
 * of chance included; 0 if there is no bound, as for Nightmarium without
 * `turns`. */
ONIRIM_API int onirim_max_decisions(const onirim_game *game);

/** All that a viewer sees as a row of small numbers, in the same places in all
 * games of a family, with seats counted from the viewer; onirim-observation(7)
 * describes the layout. ONIRIM_E_RANGE if there is no such viewer. */
ONIRIM_API int onirim_observation_size(const onirim_game *game);
ONIRIM_API int onirim_observe(const onirim_game *game, int viewer,
    uint8_t *out, size_t capacity);

/** One part of the observations of this family. Parts are numbered from 0; past
 * the last one this is ONIRIM_E_RANGE. */
ONIRIM_API int onirim_observation_part(const onirim_game *game, int part,
    onirim_layout *out);

/** Which face a byte counts in a part that counts cards. Bytes are numbered
 * from 0; ONIRIM_HIDDEN_CARD stands for the cards that the viewer does not
 * know. ONIRIM_E_RANGE if there is no such byte, or if the part does not count
 * cards. */
ONIRIM_API int onirim_observation_face(const onirim_game *game, int part,
    int byte);

/** Play on with uniform random answers that come from the seed, to the end or
 * for at most `decisions_max` decisions. Returns the outcome, or ONIRIM_PLAYING
 * if the limit was reached. */
ONIRIM_API int onirim_playout(onirim_game *game, uint64_t seed,
    uint32_t decisions_max);

/** Give each game the action of its index, begin a game again that is over, and
 * fill the rows that are there. onirim_step_many(3) says what each row holds.
 * An index that is refused is the status of its row, and its game stays as it
 * was. If `indices` is NULL, the rows are filled and no game changes. Several
 * threads may each step games of their own. Returns how many games took their
 * action, or before any game changes ONIRIM_E_NULL, or ONIRIM_E_RANGE if the
 * size is wrong or a stride is shorter than a row. */
ONIRIM_API int onirim_step_many(onirim_game *const *games, size_t count,
    const int32_t *indices, const onirim_rows *rows);

/*
 * ---- Advice -------------------------------------------------------------
 *
 * An advisor is a player that knows no more than the seat that is asked.  It
 * tries answers out in games that could be this one.  What it says depends only
 * on what this seat knows, on the tries or the level, and on the seed, and is
 * the same on every machine.  In a library that was built without advice these
 * functions return ONIRIM_E_ABSENT.
 */

/** Create an advisor for games of the same family as `game`; `chance`, `events`
 * and `first` may differ. Free it with onirim_advisor_free(). Returns
 * ONIRIM_OK, ONIRIM_E_NULL or ONIRIM_E_MEMORY; *advisor is NULL on failure. */
ONIRIM_API int onirim_advisor_new(onirim_advisor **advisor,
    const onirim_game *game);

/** Create an advisor in memory of the caller, which must be aligned to 8 bytes
 * and have at least onirim_advisor_size() bytes. The library does not free this
 * memory. Returns ONIRIM_OK, ONIRIM_E_NULL, ONIRIM_E_RANGE (not aligned) or
 * ONIRIM_E_SPACE (too small). */
ONIRIM_API int onirim_advisor_new_at(onirim_advisor **advisor, void *memory,
    size_t size, const onirim_game *game);

/** The number of bytes that onirim_advisor_new_at() needs for games of this
 * family. */
ONIRIM_API int onirim_advisor_size(const onirim_game *game);

/** Free an advisor that the library allocated. NULL is allowed. An advisor in
 * memory of the caller is left alone. */
ONIRIM_API void onirim_advisor_free(onirim_advisor *advisor);

/** Judge the legal answers, for the seat that is asked. The best one comes
 * first. `tries` is how many trials are played in all; with 0 the answers are
 * only guessed. Nothing is allocated. The game may be redacted for the seat
 * that is asked. Returns how many actions are legal, or ONIRIM_E_NULL,
 * ONIRIM_E_OVER, ONIRIM_E_FAMILY, ONIRIM_E_REDACTED (made for another viewer)
 * or ONIRIM_E_RANGE (chance is asked). */
ONIRIM_API int onirim_advise(onirim_advisor *advisor, const onirim_game *game,
    uint32_t tries, uint64_t seed, onirim_advice *advice, size_t capacity);

/** Choose an answer as a player of a level from 0 (at random) to 9 (the
 * strongest). Returns the action, or one of the statuses of onirim_advise(), or
 * ONIRIM_E_RANGE if there is no such level. */
ONIRIM_API int onirim_advisor_choose(onirim_advisor *advisor,
    const onirim_game *game, int level, uint64_t seed);

/** A sentence that says why an answer is advised, such as "It brings the red
 * Door." It is empty if no reason is given. ONIRIM_E_RANGE if there is no such
 * reason, or if it needs a card and `about` is none. If reader is NULL,
 * ONIRIM_NOBODY reads. */
ONIRIM_API int onirim_reason_text(const onirim_game *game,
    const onirim_advice *advice, const onirim_reader *reader, char *text,
    size_t size);

/*
 * ---- The library itself -------------------------------------------------
 */

/** The version of the library that runs, such as "1.0.0". */
ONIRIM_API const char *onirim_version(void);

/** The same as a number: 10000 x major + 100 x minor + patch. */
ONIRIM_API int onirim_version_number(void);

/** A sentence that says what is wrong and what to do. Never NULL. */
ONIRIM_API const char *onirim_strerror(int status);

/** The name of a status, such as "ONIRIM_E_NULL". Never NULL. */
ONIRIM_API const char *onirim_status_name(int status);

#ifdef __cplusplus
}
#endif

#endif
