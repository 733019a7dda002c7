/* fields.c - all fields of a game except its configuration, in a fixed
 * order. */
#include "fields.h"

static void
steps_fields(struct stream *stream, struct steps *steps)
{
	oni_stream_count(stream, &steps->count, STEPS_MAX);
	for (unsigned i = 0; i < steps->count; i++) {
		struct step *step = &steps->stack[i];

		oni_stream_byte(stream, &step->kind);
		oni_stream_byte(stream, &step->seat);
		oni_stream_byte(stream, &step->card);
		oni_stream_byte(stream, &step->left);
	}
}

void
oni_fields(struct stream *stream, struct onirim_game *g)
{
	g->generator = oni_chance_from(oni_stream_number(stream,
	    g->generator.state, 8));
	g->turn = (uint32_t)oni_stream_number(stream, g->turn, 4);
	oni_stream_byte(stream, &g->over);
	oni_stream_byte(stream, &g->winner);
	oni_stream_byte(stream, &g->active);
	oni_stream_byte(stream, &g->redacted);
	steps_fields(stream, &g->steps);
	oni_stream_deck(stream, &g->deck);
	g->lookers = oni_stream_looked(stream, &g->looked, g->lookers);
	oni_stream_known(stream, &g->pending);
	oni_ruleset(g)->fields(stream, g);
}
