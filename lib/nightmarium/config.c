/* config.c - what can be chosen in Nightmarium. */
#include "parts.h"

const struct config_key oni_nightmarium_keys[] = {
	{ .key = KEY_PLAYERS, .name = "players", .form = FORM_NUMBER,
	  .field = CONFIG_FIELD(players), .range = { 2, 2, SEATS_MAX } },
	{ .key = KEY_OBJECTIVE, .name = "objective", .form = FORM_NUMBER,
	  .field = CONFIG_FIELD(objective), .range = { 5, 1, CREATURES_MAX } },
	{ .key = KEY_TURNS, .name = "turns", .form = FORM_TURNS,
	  .field = CONFIG_FIELD(turns) },
	{ .name = "" },
};
