/*
 * statements.h - what the lines of a case do.
 */
#ifndef STATEMENTS_H
#define STATEMENTS_H

#include "read.h"

/* Carry out a line, which is cut at each `;`. */
void carry_out(struct run *r, char *text);

#endif
