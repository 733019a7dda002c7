/*
 * trace.c - whole games as text, which bindings must play just so.
 *
 *     trace CONFIG...
 *
 * Each line is an answer, which is chosen by the host's hash: its name, the
 * host's hash and everybody's hash after it, and the events that the host and
 * everybody sees, as hexadecimal bytes.  The record and the snapshot of the
 * finished game follow.
 */
#include <inttypes.h>
#include <onirim.h>
#include <stdio.h>
#include <stdlib.h>

enum { RECORD_MAX = 1 << 20 };

static void
print_bytes(const void *bytes, size_t count)
{
	const uint8_t *const byte = bytes;

	putchar(' ');
	for (size_t i = 0; i < count; i++)
		printf("%02x", byte[i]);
}

static void
print_events(const onirim_game *game, int viewer)
{
	static onirim_event events[ONIRIM_EVENTS_MAX];
	const int count = onirim_events(game, viewer, events,
	    ONIRIM_EVENTS_MAX);

	print_bytes(events, (size_t)count * sizeof *events);
}

static void
play(onirim_game *game, onirim_record *record)
{
	onirim_action actions[ONIRIM_ACTIONS_MAX];
	char name[ONIRIM_TEXT_MAX];
	int count;

	while ((count = onirim_legal_actions(game, actions,
	    ONIRIM_ACTIONS_MAX)) > 0) {
		const onirim_action action = actions[
		    onirim_hash(game, ONIRIM_HOST) % (unsigned)count];

		onirim_apply(game, action);
		onirim_record_add(record, action);
		onirim_action_format(action, name, sizeof name);
		printf("%s %016" PRIx64 " %016" PRIx64, name,
		    onirim_hash(game, ONIRIM_HOST),
		    onirim_hash(game, ONIRIM_NOBODY));
		print_events(game, ONIRIM_HOST);
		print_events(game, ONIRIM_NOBODY);
		putchar('\n');
	}
}

int
main(int argc, char **argv)
{
	static char text[RECORD_MAX];
	uint8_t snapshot[ONIRIM_SNAPSHOT_MAX];

	for (int i = 1; i < argc; i++) {
		onirim_game *game;
		onirim_record *record;

		if (onirim_game_new(&game, argv[i], NULL) != ONIRIM_OK ||
		    onirim_record_new(&record, game) != ONIRIM_OK)
			return EXIT_FAILURE;
		play(game, record);
		if (onirim_record_format(record, text, sizeof text) >=
		    RECORD_MAX)
			return EXIT_FAILURE;
		printf("%ssnapshot", text);
		print_bytes(snapshot, (size_t)onirim_snapshot_save(game,
		    snapshot, sizeof snapshot));
		putchar('\n');
		onirim_record_free(record);
		onirim_game_free(game);
	}
	return EXIT_SUCCESS;
}
