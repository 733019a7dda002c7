/* config.c - what can be chosen in Onirim. */
#include "parts.h"

/* What a word can need: two players, or a set of cards. */
#define PAIR { .players = 2, .reason = ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS }
#define WITH(set) { .sets = 1 << SET_##set, \
	.reason = ONIRIM_PROBLEM_NEEDS_##set }

_Static_assert(ONIRIM_SET_STEPS == 1 << SET_STEPS &&
    ONIRIM_SET_TOWERS == 1 << SET_TOWERS &&
    ONIRIM_SET_DREAMS == 1 << SET_DREAMS, "sets are told as they are kept");
_Static_assert(ONIRIM_VARIANT_OPEN == 1 << VARIANT_OPEN &&
    ONIRIM_VARIANT_UNIQUE == 1 << VARIANT_UNIQUE &&
    ONIRIM_VARIANT_RACE == 1 << VARIANT_RACE &&
    ONIRIM_VARIANT_LOST == 1 << VARIANT_LOST &&
    ONIRIM_VARIANT_RUINS == 1 << VARIANT_RUINS &&
    ONIRIM_VARIANT_RIGHT_ONLY == 1 << VARIANT_RIGHT_ONLY,
    "variants are told as they are kept");

const struct config_key oni_onirim_keys[] = {
	{ .key = KEY_PLAYERS, .name = "players", .form = FORM_NUMBER,
	  .field = CONFIG_FIELD(players), .range = { 1, 1, 2 } },
	{ .key = KEY_SETS, .name = "sets", .form = FORM_LIST,
	  .field = CONFIG_FIELD(sets),
	  .words = { [SET_STEPS] = "steps", [SET_TOWERS] = "towers",
	  [SET_DREAMS] = "dreams" } },
	{ .key = KEY_VARIANTS, .name = "variants", .form = FORM_LIST,
	  .field = CONFIG_FIELD(variants),
	  .words = { [VARIANT_OPEN] = "open", [VARIANT_UNIQUE] = "unique",
	  [VARIANT_RACE] = "race", [VARIANT_LOST] = "lost",
	  [VARIANT_RUINS] = "ruins", [VARIANT_RIGHT_ONLY] = "right-only" },
	  .word_needs = { [VARIANT_OPEN] = PAIR, [VARIANT_UNIQUE] = PAIR,
	  [VARIANT_RACE] = PAIR, [VARIANT_LOST] = WITH(STEPS),
	  [VARIANT_RUINS] = WITH(TOWERS),
	  [VARIANT_RIGHT_ONLY] = WITH(TOWERS) } },
	{ .key = KEY_PREMONITIONS, .name = "premonitions", .form = FORM_NUMBER,
	  .field = CONFIG_FIELD(premonitions), .range = { 4, 4, 6 },
	  .need = WITH(DREAMS) },
	{ .name = "" },
};
