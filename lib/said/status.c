/* status.c - statuses and problems in words, and the version. */
#include "pattern.h"

#define STRING(number) #number
#define VERSION_TEXT(major, minor, patch) \
	STRING(major) "." STRING(minor) "." STRING(patch)

/* The names by value without the sign. */
static const char *const status_names[STATUSES_END] = {
#define NAME(status) [-(status)] = #status
	NAME(ONIRIM_OK),
	NAME(ONIRIM_E_NULL),
	NAME(ONIRIM_E_MEMORY),
	NAME(ONIRIM_E_SPACE),
	NAME(ONIRIM_E_CONFIG),
	NAME(ONIRIM_E_ACTION),
	NAME(ONIRIM_E_ILLEGAL),
	NAME(ONIRIM_E_OVER),
	NAME(ONIRIM_E_RANGE),
	NAME(ONIRIM_E_LANGUAGE),
	NAME(ONIRIM_E_SYNTAX),
	NAME(ONIRIM_E_VERSION),
	NAME(ONIRIM_E_DAMAGED),
	NAME(ONIRIM_E_POSITION),
	NAME(ONIRIM_E_REVISION),
	NAME(ONIRIM_E_REDACTED),
	NAME(ONIRIM_E_FAMILY),
	NAME(ONIRIM_E_ABSENT),
#undef NAME
};

static bool
is_status(int status)
{
	return status <= 0 && status > -STATUSES_END;
}

const char *
onirim_strerror(int status)
{
	return is_status(status)
	    ? oni_text_at(&oni_english,
	    oni_english.statuses[-status]) : "there is no such status";
}

const char *
onirim_status_name(int status)
{
	return is_status(status) ? status_names[-status] : "unknown";
}

int
onirim_status_text(int status, const char *language, char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	const int spoken = oni_speak(&saying, language);

	if (spoken != ONIRIM_OK)
		return spoken;
	if (!is_status(status))
		return ONIRIM_E_RANGE;
	oni_say_text(&saying, saying.language->statuses[-status]);
	return oni_text_end(&saying.text);
}

int
onirim_problem_text(const onirim_problem *problem, const char *language,
    char *text, size_t size)
{
	struct saying saying = {.text = {text, size, 0}};
	int status;

	if (problem == NULL)
		return ONIRIM_E_NULL;
	status = oni_speak(&saying, language);
	if (status != ONIRIM_OK)
		return status;
	if (problem->reason < 0 || problem->reason >= PROBLEMS_END)
		return ONIRIM_E_RANGE;
	oni_say_text(&saying, saying.language->problems[problem->reason]);
	return oni_text_end(&saying.text);
}

const char *
onirim_version(void)
{
	return VERSION_TEXT(ONIRIM_VERSION_MAJOR, ONIRIM_VERSION_MINOR,
	    ONIRIM_VERSION_PATCH);
}

int
onirim_version_number(void)
{
	return 10000 * ONIRIM_VERSION_MAJOR + 100 * ONIRIM_VERSION_MINOR +
	    ONIRIM_VERSION_PATCH;
}
