/*
 * unsound.h - tells which fact is broken before an assertion ends the program;
 * it is included before every file of the library that asserts.
 */
#ifndef UNSOUND_H
#define UNSOUND_H

#include <stdio.h>

#define ONI_TELL_UNSOUND(name) fprintf(stderr, "not true: %s\n", name)

#endif
