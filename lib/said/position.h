#ifndef ONI_POSITION_H
#define ONI_POSITION_H
#include "../state.h"
#include "../core/words.h"
#include "../core/text.h"
static inline int oni_position_read(struct onirim_game *g, struct word text, struct word *fault){(void)g;*fault=text;return ONIRIM_E_POSITION;}
static inline void oni_position_write(const struct onirim_game *g, struct text *text){(void)g;(void)text;}
static inline bool oni_position_is_start(const struct onirim_game *g){(void)g;return false;}
#endif
