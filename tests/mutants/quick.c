/*
 * quick.c - linked with the tests of mutants: the first check that fails ends
 * the program, and the points that are passed are not written down.
 */
#include <stdlib.h>

void __wrap__mark_point(const char *file, int line);
void __wrap__ck_assert_failed(const char *file, int line, const char *text,
    ...);

void
__wrap__mark_point(const char *file, int line)
{
	(void)file;
	(void)line;
}

void
__wrap__ck_assert_failed(const char *file, int line, const char *text, ...)
{
	(void)file;
	(void)line;
	(void)text;
	exit(1);
}
