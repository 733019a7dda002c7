/* parts.c - texts of which a byte separates the parts. */
#include <string.h>

#include "parts.h"

const char *
next_part(const char *text, char between, struct line *part)
{
	const char separators[] = { between, '\0' };
	const size_t length = strcspn(text, separators);

	line_clear(part);
	if (*text == '\0')
		return NULL;
	line_add(part, "%.*s", (int)length, text);
	return text + length + (text[length] != '\0');
}

bool
has_part(const char *list, const char *word)
{
	struct line part;

	while ((list = next_part(list, ',', &part)) != NULL)
		if (strcmp(part.text, word) == 0)
			return true;
	return false;
}

void
turn_part(struct line *list, const char *word)
{
	const bool is_on = has_part(list->text, word);
	const struct line old = *list;
	const char *rest = old.text;
	struct line part;

	line_clear(list);
	while ((rest = next_part(rest, ',', &part)) != NULL)
		if (strcmp(part.text, word) != 0 &&
		    strcmp(part.text, "none") != 0)
			line_add(list, "%s%s", list->length > 0 ? "," : "",
			    part.text);
	if (!is_on)
		line_add(list, "%s%s", list->length > 0 ? "," : "", word);
	if (list->length == 0)
		line_add(list, "none");
}
