/* fields.c - all fields of a game except its configuration, in a fixed
 * order. */
#include "fields.h"

_Static_assert(sizeof(struct step) == 4 && sizeof(struct known) == 2,
    "lists of steps and of known cards are their bytes");

void
oni_fields(struct stream *stream, struct onirim_game *g)
{
	g->generator = oni_chance_from(stream_number(stream,
	    g->generator.state, 8));
	g->turn = (uint32_t)stream_number(stream, g->turn, 4);
	stream_byte(stream, &g->over);
	stream_byte(stream, &g->winner);
	stream_byte(stream, &g->active);
	stream_byte(stream, &g->redacted);
	stream_list(stream, &g->steps.count, g->steps.stack,
	    sizeof g->steps.stack[0], STEPS_MAX);
	oni_stream_deck(stream, &g->deck);
	stream_byte(stream, &g->lookers);
	oni_stream_fan(stream, &g->looked);
	stream_known(stream, &g->pending);
	oni_kept_of(g)->fields(stream, g);
}
