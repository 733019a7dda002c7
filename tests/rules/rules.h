/*
 * rules.h - the suite of the rules that is not written as cases.
 */
#ifndef RULES_H
#define RULES_H

#include <check.h>

/* What takes whole tables. */
Suite *rules_tables_suite(void);

#endif
