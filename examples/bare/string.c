/* string.c - the whole C library of a small machine. */
#include <stdint.h>
#include <string.h>

void *
memcpy(void *restrict to, const void *restrict from, size_t size)
{
	return memmove(to, from, size);
}

void *
memmove(void *to, const void *from, size_t size)
{
	uint8_t *into = to;
	const uint8_t *out = from;

	if (into <= out)
		for (size_t i = 0; i < size; i++)
			into[i] = out[i];
	else
		while (size-- > 0)
			into[size] = out[size];
	return to;
}

void *
memset(void *memory, int byte, size_t size)
{
	uint8_t *bytes = memory;

	for (size_t i = 0; i < size; i++)
		bytes[i] = (uint8_t)byte;
	return memory;
}

int
memcmp(const void *one, const void *other, size_t size)
{
	const uint8_t *a = one, *b = other;

	for (size_t i = 0; i < size; i++)
		if (a[i] != b[i])
			return a[i] - b[i];
	return 0;
}

size_t
strlen(const char *text)
{
	size_t length = 0;

	while (text[length] != '\0')
		length++;
	return length;
}
