/* network.c - the network that judges a table. */
#include "network.h"

/* Loops have a fixed length, so that compilers make vectors of them. */
static inline void
add(int16_t *restrict sums, const int8_t *restrict weights)
{
	for (unsigned i = 0; i < UNITS; i++)
		sums[i] = (int16_t)(sums[i] + weights[i]);
}

static inline void
take_away(int16_t *restrict sums, const int8_t *restrict weights)
{
	for (unsigned i = 0; i < UNITS; i++)
		sums[i] = (int16_t)(sums[i] - weights[i]);
}

void
oni_network_begin(const struct network *network, const struct sight *sight,
    struct sums *sums)
{
	*sums = (struct sums){.all = {0}};
	for (unsigned i = 0; i < sight->constants; i++)
		add(sums->all, network->plain + sight->constant[i] * UNITS);
}

/* What inputs say, to the units of their colour and to all. */
static inline void
walk(const struct network *network, const input *inputs, unsigned count,
    void (*step)(int16_t *restrict sums, const int8_t *restrict weights),
    struct sums *sums)
{
	for (unsigned i = 0; i < count; i++) {
		const unsigned colour = inputs[i] / INPUT_COLOUR;
		const unsigned k = inputs[i] % INPUT_COLOUR;

		if (colour == ADVICE_NO_COLOUR) {
			step(sums->all, network->plain + k * UNITS);
			continue;
		}
		step(sums->colour[colour], network->inputs + k * 2 * UNITS);
		step(sums->all, network->inputs + (k * 2 + 1) * UNITS);
	}
}

void
oni_network_change(const struct network *network, const struct change *change,
    struct sums *sums)
{
	walk(network, change->switched_off, change->off, take_away, sums);
	walk(network, change->switched_on, change->on, add, sums);
}

static inline int16_t
clip(int16_t value)
{
	value = value < 0 ? 0 : value;
	return value > UNIT_MAX ? UNIT_MAX : value;
}

/* The units of the first layer, added up over the colours. */
static void
add_colours(const struct sums *sums, int16_t *restrict units)
{
	for (unsigned i = 0; i < UNITS; i++)
		units[i] = (int16_t)(
		    clip((int16_t)(sums->colour[0][i] + sums->all[i])) +
		    clip((int16_t)(sums->colour[1][i] + sums->all[i])) +
		    clip((int16_t)(sums->colour[2][i] + sums->all[i])) +
		    clip((int16_t)(sums->colour[3][i] + sums->all[i])));
}

void
oni_network_widen(const struct network *network, struct wide *wide)
{
	for (unsigned i = 0; i < SECOND * UNITS; i++)
		wide->second[i] = network->second[i];
}

int32_t
oni_network_judge(const struct network *network, const struct wide *wide,
    const struct sums *sums)
{
	int16_t units[UNITS];
	int32_t judged = network->bias[SECOND];

	add_colours(sums, units);
	for (unsigned i = 0; i < SECOND; i++) {
		const int16_t *const weights = wide->second + i * UNITS;
		int32_t sum = network->bias[i];

		for (unsigned k = 0; k < UNITS; k++)
			sum += units[k] * weights[k];
		sum /= ONE_WEIGHT;
		sum = sum < 0 ? 0 : sum > SECOND_MAX ? SECOND_MAX : sum;
		judged += sum * network->third[i];
	}
	return judged;
}

/* The chances for each eighth of a log of odds from 0 to 12. */
static const uint16_t chances[] = {
	32768, 34813, 36842, 38840, 40793, 42687, 44510, 46254, 47910, 49473,
	50940, 52309, 53580, 54753, 55833, 56821, 57723, 58543, 59286, 59958,
	60564, 61108, 61597, 62035, 62427, 62777, 63089, 63367, 63614, 63834,
	64029, 64203, 64356, 64493, 64613, 64720, 64815, 64899, 64973, 65038,
	65096, 65148, 65193, 65233, 65268, 65299, 65327, 65351, 65373, 65392,
	65409, 65424, 65437, 65448, 65458, 65467, 65475, 65482, 65488, 65494,
	65499, 65503, 65507, 65510, 65513, 65516, 65518, 65520, 65522, 65523,
	65525, 65526, 65527, 65528, 65529, 65529, 65530, 65531, 65531, 65532,
	65532, 65532, 65533, 65533, 65533, 65533, 65534, 65534, 65534, 65534,
	65534, 65534, 65534, 65534, 65534, 65535, 65535,
};

enum {
	EIGHTH = ONE_ODDS / 8,
	EIGHTHS = sizeof(chances) / sizeof(*chances) - 1
};

uint32_t
oni_network_chance(int32_t judged)
{
	const uint32_t size = (uint32_t)(judged < 0 ? -judged : judged);
	const uint32_t i = size / EIGHTH, rest = size % EIGHTH;
	uint32_t chance = CERTAIN;

	if (i < EIGHTHS)
		chance = chances[i] +
		    (chances[i + 1] - (uint32_t)chances[i]) * rest / EIGHTH;
	return judged < 0 ? CERTAIN - chance : chance;
}

int32_t
oni_network_odds(uint32_t chance)
{
	const uint32_t more = chance * 2 > CERTAIN ? chance : CERTAIN - chance;
	uint32_t i = 0, size;

	while (i < EIGHTHS && chances[i + 1] <= more)
		i++;
	size = i * EIGHTH;
	if (i < EIGHTHS)
		size += (more - chances[i]) * EIGHTH /
		    (chances[i + 1] - (uint32_t)chances[i]);
	return chance == more ? (int32_t)size : -(int32_t)size;
}
