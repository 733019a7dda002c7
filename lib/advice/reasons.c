/* reasons.c - why an answer is advised, in words. */
#include "onirim.h"

int
onirim_reason_text(const onirim_game *game, const onirim_advice *advice,
    const onirim_reader *reader, char *text, size_t size)
{
	int status;

	if (game == NULL || advice == NULL || (text == NULL && size > 0))
		return ONIRIM_E_NULL;
	/* Whether there is such a reader. */
	status = onirim_decision_text(game, ONIRIM_ASK_NOTHING, reader, NULL,
	    0);
	if (status < 0)
		return status;
	if (advice->reason != ONIRIM_REASON_NONE)
		return ONIRIM_E_RANGE;
	if (size > 0)
		text[0] = '\0';
	return 0;
}
