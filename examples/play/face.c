/* face.c - which face suits the terminal. */
#include <langinfo.h>
#include <stdlib.h>
#include <string.h>

#include "encoding.h"
#include "face.h"

enum { TEXT_BYTES = 4 * LINE_BYTES };

const char *
in_charset(const char *utf8)
{
	static struct encoding encoding;
	static bool is_open;
	static char text[TEXT_BYTES];

	if (!is_open)
		encoding_open(&encoding, nl_langinfo(CODESET));
	is_open = true;
	encode(&encoding, utf8, text, sizeof(text));
	return text;
}

void
typed_begin(struct typed *typed)
{
	typed->rest = typed->text + strspn(typed->text, " ");
}

const char *
typed_next(struct typed *typed)
{
	static char word[INPUT_BYTES];
	const size_t length = typed->rest != NULL
	    ? strcspn(typed->rest, " ") : 0;

	if (length == 0)
		return NULL;
	memcpy(word, typed->rest, length);
	word[length] = '\0';
	typed->rest += length;
	typed->rest += strspn(typed->rest, " ");
	return word;
}

/* A screen of its own needs somebody who sits there, and a terminal that can
 * move its cursor. */
struct face *
face_open(bool plain)
{
	struct face *face = face_plain();
	struct face *screen;
	const char *term = getenv("TERM");

	if (plain || !face->is_terminal || term == NULL ||
	    strcmp(term, "dumb") == 0)
		return face;
	screen = face_screen();
	return screen != NULL ? screen : face;
}
