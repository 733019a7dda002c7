/* terrors.c - the facts of the cards of Nightmarium. */
#include "terrors.h"

enum { TERRORS = 108, OF_LEGION = TERRORS / LEGIONS };

/* By the number of the face, which is the lowest of its cards. */
static const struct {
	unsigned char fits;
	unsigned char power;
} faces[TERRORS + 1] = {
#define L (1 << LEGS)
#define T (1 << TORSO)
#define H (1 << HEAD)
	[1] = { H, POWER_SCAVENGER },
	[2] = { T, POWER_NONE },
	[3] = { L, POWER_NONE },
	[4] = { H, POWER_NONE },
	[5] = { T | H, POWER_MOURNER },
	[8] = { T, POWER_SCAVENGER },
	[9] = { L, POWER_SCAVENGER },
	[10] = { T | H, POWER_DEVOURER },
	[11] = { L | T, POWER_MOURNER },
	[12] = { L, POWER_MOURNER },
	[14] = { L | T, POWER_SCAVENGER },
	[17] = { T | H, POWER_SCAVENGER },
	[25] = { H, POWER_DEVOURER },
	[28] = { H, POWER_DEVOURER },
	[29] = { T | H, POWER_JOKER },
	[30] = { L, POWER_NONE },
	[31] = { H, POWER_JOKER },
	[32] = { T, POWER_JOKER },
	[34] = { T | H, POWER_MOURNER },
	[35] = { T, POWER_NONE },
	[37] = { H, POWER_NONE },
	[38] = { L | T, POWER_JOKER },
	[41] = { T | H, POWER_DEVOURER },
	[42] = { L, POWER_DEVOURER },
	[44] = { L | T, POWER_DEVOURER },
	[45] = { L, POWER_JOKER },
	[46] = { H, POWER_MOURNER },
	[47] = { T, POWER_MOURNER },
	[50] = { L | T, POWER_MOURNER },
	[53] = { T, POWER_DEVOURER },
	[54] = { L, POWER_MOURNER },
	[55] = { H, POWER_HERALD },
	[56] = { T, POWER_HERALD },
	[57] = { L, POWER_HERALD },
	[58] = { H, POWER_JOKER },
	[59] = { L | T | H, POWER_JOKER },
	[60] = { L, POWER_JOKER },
	[61] = { H, POWER_MOURNER },
	[62] = { L | T | H, POWER_MOURNER },
	[63] = { L, POWER_MOURNER },
	[65] = { L | T | H, POWER_HERALD },
	[66] = { L, POWER_NONE },
	[67] = { H, POWER_NONE },
	[71] = { T, POWER_NONE },
	[82] = { H, POWER_EXECUTIONER },
	[83] = { T | H, POWER_EXECUTIONER },
	[84] = { L, POWER_EXECUTIONER },
	[85] = { H, POWER_NONE },
	[86] = { T, POWER_NONE },
	[87] = { L, POWER_NONE },
	[88] = { H, POWER_JOKER },
	[89] = { T, POWER_JOKER },
	[90] = { L, POWER_JOKER },
	[91] = { H, POWER_DEVOURER },
	[92] = { T, POWER_DEVOURER },
	[93] = { L, POWER_DEVOURER },
	[95] = { T, POWER_EXECUTIONER },
	[104] = { L | T, POWER_EXECUTIONER },
#undef L
#undef T
#undef H
};

static int
number_of_card(onirim_card card)
{
	return card - ONIRIM_CARD_TERROR + 1;
}

bool
is_terror(onirim_card card)
{
	const int number = number_of_card(card);

	return number >= 1 && number <= TERRORS && faces[number].fits != 0;
}

enum legion
terror_legion(onirim_card card)
{
	return (enum legion)((number_of_card(card) - 1) / OF_LEGION);
}

enum power
terror_power(onirim_card card)
{
	return (enum power)faces[number_of_card(card)].power;
}

bool
terror_fits(onirim_card card, enum part part)
{
	return (faces[number_of_card(card)].fits >> part & 1) != 0;
}

int
terror_parts(onirim_card card)
{
	int parts = 0;

	for (int part = LEGS; part < PARTS; part++)
		parts += terror_fits(card, (enum part)part);
	return parts;
}
