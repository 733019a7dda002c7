/* encoding.c - texts in the character set of the terminal. */
#include <string.h>

#include "encoding.h"

enum {
	CHARACTER_MAX = 4, /* bytes of a character in UTF-8 */
	CONVERTED_MAX = 32 /* and in any other set */
};

/* How characters look in ASCII: small ones and signs, the capitals, which begin
 * with a capital, and the letters. */
static const struct {
	const char *small, *capital, *ascii;
} rows[] = {
	{ "àâä",    "ÀÂÄ",  "a"    },
	{ "æ",      "Æ",    "ae"   },
	{ "ç",      "Ç",    "c"    },
	{ "éèêë",   "ÉÈÊË", "e"    },
	{ "îï",     "ÎÏ",   "i"    },
	{ "ôö",     "ÔÖ",   "o"    },
	{ "œ",      "Œ",    "oe"   },
	{ "ùûü",    "ÙÛÜ",  "u"    },
	{ "ÿ",      "Ÿ",    "y"    },
	{ "а",      "А",    "a"    },
	{ "б",      "Б",    "b"    },
	{ "в",      "В",    "v"    },
	{ "г",      "Г",    "g"    },
	{ "д",      "Д",    "d"    },
	{ "е",      "Е",    "e"    },
	{ "ё",      "Ё",    "yo"   },
	{ "ж",      "Ж",    "zh"   },
	{ "з",      "З",    "z"    },
	{ "и",      "И",    "i"    },
	{ "й",      "Й",    "y"    },
	{ "к",      "К",    "k"    },
	{ "л",      "Л",    "l"    },
	{ "м",      "М",    "m"    },
	{ "н",      "Н",    "n"    },
	{ "о",      "О",    "o"    },
	{ "п",      "П",    "p"    },
	{ "р",      "Р",    "r"    },
	{ "с",      "С",    "s"    },
	{ "т",      "Т",    "t"    },
	{ "у",      "У",    "u"    },
	{ "ф",      "Ф",    "f"    },
	{ "х",      "Х",    "kh"   },
	{ "ц",      "Ц",    "ts"   },
	{ "ч",      "Ч",    "ch"   },
	{ "ш",      "Ш",    "sh"   },
	{ "щ",      "Щ",    "shch" },
	{ "ъЪ",     "",     ""     },
	{ "ы",      "Ы",    "y"    },
	{ "ьЬ",     "",     "'"    },
	{ "э",      "Э",    "e"    },
	{ "ю",      "Ю",    "yu"   },
	{ "я",      "Я",    "ya"   },
	{ "«»“”„",  "",     "\""   },
	{ "‘’",     "",     "'"    },
	{ "–—−‑",   "",     "-"    },
	{ "·•★",    "",     "*"    },
	{ "…",      "",     "..."  },
	{ "×",      "",     "x"    },
	{ "±",      "",     "+/-"  },
	{ "→",      "",     "->"   },
	{ "←",      "",     "<-"   },
	{ "№",      "",     "No."  },
	{ "✓",      "",     "+"    },
	/* Blanks: one that does not break, a narrow one, and a thin one. */
	{ "\u00A0\u202F\u2009", "", " " },
};

/* What is written of a text. */
struct output {
	char *text;
	size_t size, length; /* the length if all of it fitted */
	size_t end;          /* where the written part ends */
};

void
encoding_open(struct encoding *encoding, const char *codeset)
{
	encoding->utf8 = strcmp(codeset, "UTF-8") == 0;
	encoding->converts = false;
	if (encoding->utf8)
		return;
	encoding->converter = iconv_open(codeset, "UTF-8");
	encoding->converts = encoding->converter != (iconv_t)-1;
}

void
encoding_shut(struct encoding *encoding)
{
	if (encoding->converts)
		iconv_close(encoding->converter);
	encoding->converts = false;
}

static void
put(struct output *output, const char *bytes, size_t count)
{
	if (output->length + count < output->size) {
		memcpy(output->text + output->length, bytes, count);
		output->end = output->length + count;
	}
	output->length += count;
}

/* The length of a character: its first byte and those that go on with it. */
static size_t
character_length(const char *character)
{
	size_t length = 1;

	while (length < CHARACTER_MAX && (character[length] & 0xC0) == 0x80)
		length++;
	return length;
}

/* Whether a character is one of these.  A byte in the middle of a character may
 * look like another one that is cut. */
static bool
is_among(const char *characters, const char *character, size_t length)
{
	while (*characters != '\0') {
		const size_t next = character_length(characters);

		if (next == length &&
		    memcmp(characters, character, length) == 0)
			return true;
		characters += next;
	}
	return false;
}

/* Write a character as the set has it; false if the set does not.  Some iconv()
 * write something else then, and count it. */
static bool
convert(struct encoding *encoding, const char *character, size_t length,
    struct output *output)
{
	char from[CHARACTER_MAX], to[CONVERTED_MAX];
	char *in = from, *out = to;
	size_t left = length, room = sizeof(to);

	if (encoding->utf8 ||
	    (!encoding->converts && (character[0] & 0x80) == 0)) {
		put(output, character, length);
		return true;
	}
	memcpy(from, character, length);
	if (!encoding->converts ||
	    iconv(encoding->converter, &in, &left, &out, &room) != 0)
		return false;
	put(output, to, sizeof(to) - room);
	return true;
}

static void
put_letters(struct encoding *encoding, const char *letters, bool capital,
    struct output *output)
{
	for (; *letters != '\0'; letters++) {
		const int up = capital ? 'A' - 'a' : 0;
		const char letter = (char)(*letters + up);

		convert(encoding, &letter, 1, output);
		capital = false;
	}
}

static void
put_ascii(struct encoding *encoding, const char *character, size_t length,
    struct output *output)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		const bool capital = is_among(rows[i].capital, character,
		    length);

		if (capital || is_among(rows[i].small, character, length)) {
			put_letters(encoding, rows[i].ascii, capital, output);
			return;
		}
	}
	put_letters(encoding, "?", false, output);
}

/* Some sets go back to where they began at the end of a text. */
static void
end_text(struct encoding *encoding, struct output *output)
{
	char to[CONVERTED_MAX], *out = to;
	size_t room = sizeof(to);

	if (encoding->converts &&
	    iconv(encoding->converter, NULL, NULL, &out, &room) == 0)
		put(output, to, sizeof(to) - room);
}

size_t
encode(struct encoding *encoding, const char *utf8, char *text, size_t size)
{
	struct output output = { text, size, 0, 0 };

	while (*utf8 != '\0') {
		const size_t length = character_length(utf8);

		if (!convert(encoding, utf8, length, &output))
			put_ascii(encoding, utf8, length, &output);
		utf8 += length;
	}
	end_text(encoding, &output);
	if (size > 0)
		text[output.end] = '\0';
	return output.length;
}
