/* weights.h - what the networks have learnt. */
#ifndef ONI_ADVICE_WEIGHTS_H
#define ONI_ADVICE_WEIGHTS_H

#include "network.h"

extern const struct network oni_networks[NETWORKS];

#endif
