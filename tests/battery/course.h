/* course.h - what has happened when a question is asked. */
#ifndef COURSE_H
#define COURSE_H

#include "battery.h"

/* Any position may be loaded; but play alone leads to no question before what
 * it is asked after. */
void battery_check_course(const onirim_game *game, const struct table *table,
    const struct config_row *row);

#endif
