/* config.h - what can be chosen in Onirim. */
#ifndef ONI_ONIRIM_CONFIG_H
#define ONI_ONIRIM_CONFIG_H

#include "cards.h"

extern const struct config_key oni_onirim_keys[CONFIG_KEYS];

#endif
