#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "disk.h"

int
text_read(const char *file, char **text, size_t *length)
{
	FILE *in = fopen(file, "rb");
	int error = 0;

	*text = NULL;
	if (in == NULL)
		return errno;
	*text = malloc(DISK_TEXT_MAX + 1);
	if (*text == NULL) {
		fclose(in);
		return ENOMEM;
	}
	*length = fread(*text, 1, DISK_TEXT_MAX, in);
	(*text)[*length] = '\0';
	if (ferror(in))
		error = errno;
	else if (getc(in) != EOF)
		error = EFBIG;
	fclose(in);
	if (error != 0) {
		free(*text);
		*text = NULL;
	}
	return error;
}

static mode_t
mode_of_new_file(void)
{
	const mode_t hidden = umask(0);

	umask(hidden);
	return 0666 & ~hidden;
}

/* The file itself, where the name is that of a link to it.  What is not a file,
 * such as /dev/null, must never be replaced by one. */
static int
find_place(const char *file, char place[DISK_PATH_BYTES], mode_t *mode)
{
	struct stat status;
	char *path = realpath(file, NULL);
	bool fits;

	if (path == NULL && errno != ENOENT)
		return errno;
	*mode = mode_of_new_file();
	if (path != NULL && stat(path, &status) == 0) {
		*mode = status.st_mode & 0777;
		if (!S_ISREG(status.st_mode)) {
			free(path);
			return S_ISDIR(status.st_mode) ? EISDIR : EINVAL;
		}
	}
	fits = snprintf(place, DISK_PATH_BYTES, "%s",
	    path != NULL ? path : file) < DISK_PATH_BYTES;
	free(path);
	return fits ? 0 : ENAMETOOLONG;
}

static bool
write_bytes(int out, const char *bytes, size_t count)
{
	while (count > 0) {
		const ssize_t written = write(out, bytes, count);

		if (written < 0 && errno != EINTR)
			return false;
		if (written > 0) {
			bytes += written;
			count -= (size_t)written;
		}
	}
	return true;
}

/* Write the text to the disk itself, and close the file. */
static int
finish_file(int out, const char *text, mode_t mode)
{
	const bool written = write_bytes(out, text, strlen(text)) &&
	    fsync(out) == 0;
	const int error = written ? 0 : errno;

	/* A file system without modes has its own. */
	fchmod(out, mode);
	if (close(out) != 0 && error == 0)
		return errno;
	return error;
}

/* The text is written to another file of the same directory, which then takes
 * the place of the old one.  Its name does not depend on that of the file,
 * which may be as long as a name can be. */
int
text_write(const char *file, const char *text)
{
	char place[DISK_PATH_BYTES];
	char beside[DISK_PATH_BYTES + sizeof(DISK_UNFINISHED "XXXXXX")];
	const char *name;
	mode_t mode = 0;
	int out, error = find_place(file, place, &mode);

	if (error == 0 && strlen(text) > DISK_TEXT_MAX)
		error = EFBIG;
	if (error != 0)
		return error;
	name = strrchr(place, '/');
	snprintf(beside, sizeof(beside), "%.*s" DISK_UNFINISHED "XXXXXX",
	    name == NULL ? 0 : (int)(name + 1 - place), place);
	out = mkstemp(beside);
	if (out < 0)
		return errno;
	error = finish_file(out, text, mode);
	if (error == 0 && rename(beside, place) != 0)
		error = errno;
	if (error != 0)
		unlink(beside);
	return error;
}

/* A text ends at a NUL, so what follows in the file could not be read. */
static int
refuse_nul(const char *text, onirim_problem *problem)
{
	const size_t length = strlen(text);

	*problem = (onirim_problem){ .status = ONIRIM_E_SYNTAX,
		.offset = (int32_t)length, .length = 1,
		.line = 1, .column = 1 };
	for (size_t i = 0; i < length; i++) {
		problem->column++;
		if (text[i] == '\n') {
			problem->line++;
			problem->column = 1;
		}
	}
	return problem->status;
}

int
record_read(const char *file, onirim_record **record, onirim_problem *problem)
{
	char *text;
	size_t length;
	int status = text_read(file, &text, &length);

	*record = NULL;
	if (status != 0)
		return status;
	if (strlen(text) < length)
		status = refuse_nul(text, problem);
	else
		status = onirim_record_parse(record, text, problem);
	free(text);
	return status;
}

int
record_write(const char *file, const onirim_record *record)
{
	const int length = onirim_record_format(record, NULL, 0);
	char *text = length < 0 ? NULL : malloc((size_t)length + 1);
	int error;

	if (text == NULL)
		return ENOMEM;
	onirim_record_format(record, text, (size_t)length + 1);
	error = text_write(file, text);
	free(text);
	return error;
}
