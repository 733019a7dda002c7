/* status.c - statuses in words, and the version. */
#include "onirim.h"

#define STRING(number) #number
#define VERSION_TEXT(major, minor, patch) \
	STRING(major) "." STRING(minor) "." STRING(patch)

/* The row of a status is its value without the sign. */
static const struct status_row {
	const char *name;
	const char *mend;
} status_rows[] = {
#define STATUS(status) [-(status)] = { #status,
	STATUS(ONIRIM_OK)
	    "nothing to mend" },
	STATUS(ONIRIM_E_NULL)
	    "an argument is missing: pass a pointer that is not NULL" },
	STATUS(ONIRIM_E_MEMORY)
	    "no memory could be had: free some and try again" },
	STATUS(ONIRIM_E_SPACE)
	    "the memory is too small: ask onirim_game_size() how much" },
	STATUS(ONIRIM_E_CONFIG)
	    "the configuration is not understood: mend the word the problem "
	    "points at" },
	STATUS(ONIRIM_E_ACTION)
	    "there is no such action: take one from onirim_legal_actions()" },
	STATUS(ONIRIM_E_ILLEGAL)
	    "the action is not legal now: take one from "
	    "onirim_legal_actions()" },
	STATUS(ONIRIM_E_OVER)
	    "the game is over: reset it or make a new one" },
	STATUS(ONIRIM_E_RANGE)
	    "there is no such seat, zone, index or constant here" },
	STATUS(ONIRIM_E_LANGUAGE)
	    "there is no such language" },
	STATUS(ONIRIM_E_SYNTAX)
	    "the text cannot be read: mend the word the problem points at" },
	STATUS(ONIRIM_E_VERSION)
	    "this was written by a later version: use a later library" },
	STATUS(ONIRIM_E_DAMAGED)
	    "the bytes are damaged: take another copy" },
	STATUS(ONIRIM_E_POSITION)
	    "the position does not add up, or the game is not at the start of "
	    "a turn: mend the word the problem points at, or play on" },
	STATUS(ONIRIM_E_REVISION)
	    "this record was played by other rules: use the library that "
	    "wrote it" },
	STATUS(ONIRIM_E_REDACTED)
	    "a redacted game is not played on: ask the one it was made from" },
	STATUS(ONIRIM_E_FAMILY)
	    "the games have different configurations: make them alike but for "
	    "the seed" },
#undef STATUS
};

enum { STATUS_ROWS = sizeof status_rows / sizeof status_rows[0] };

static const struct status_row unknown_status = {
	"unknown", "there is no such status",
};

static const struct status_row *
row_of_status(int status)
{
	return status <= 0 && status > -(int)STATUS_ROWS
	    ? &status_rows[-status] : &unknown_status;
}

const char *
onirim_strerror(int status)
{
	return row_of_status(status)->mend;
}

const char *
onirim_status_name(int status)
{
	return row_of_status(status)->name;
}

const char *
onirim_version(void)
{
	return VERSION_TEXT(ONIRIM_VERSION_MAJOR, ONIRIM_VERSION_MINOR,
	    ONIRIM_VERSION_PATCH);
}
