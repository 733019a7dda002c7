/* config.h - what can be chosen in Nightmarium. */
#ifndef ONI_NIGHTMARIUM_CONFIG_H
#define ONI_NIGHTMARIUM_CONFIG_H

#include "cards.h"

extern const struct config_key oni_nightmarium_keys[CONFIG_KEYS];

#endif
