/* printed.c - the cards as they are printed. */
#include <string.h>

#include "onirim.h"
#include "printed.h"

static int
is_between(int face, int first, int last)
{
	return face >= first && face <= last;
}

int
printed_copies(int face, int sets)
{
	static const int of_symbol[4] = { 9, 4, 3, 0 };
	const int colour = face / 4 % 4, symbol = face % 4;

	if (is_between(face, ONIRIM_CARD_ROOM, 0x1F))
		return of_symbol[symbol] - (symbol == ONIRIM_SYMBOL_SUN ?
		    colour : 0);
	if (is_between(face, ONIRIM_CARD_DOOR, 0x23))
		return 2;
	if (face == ONIRIM_CARD_NIGHTMARE)
		return 10;
	if (face == ONIRIM_CARD_HAPPY_DREAM)
		return sets & DREAMS ? 4 : 0;
	if (is_between(face, ONIRIM_CARD_TOWER, 0x3B))
		return sets & TOWERS ? 1 : 0;
	if (is_between(face, ONIRIM_CARD_GOAL, 0x43))
		return sets & STEPS ? 2 : 0;
	if (is_between(face, ONIRIM_CARD_PREMONITION, 0x4F))
		return sets & DREAMS ? 1 : 0;
	return 0;
}

/* The symbols on the edges (5.1). */
enum { BLANK = 0, SUN = 1, MOON = 2, BOTH = 3 };

const struct tower printed_towers[PRINTED_TOWERS] = {
	{ "red-tower-3",    BOTH,  MOON },
	{ "red-tower-4",    SUN,   MOON },
	{ "red-tower-5",    BLANK, MOON },
	{ "blue-tower-3",   MOON,  BOTH },
	{ "blue-tower-4",   MOON,  MOON },
	{ "blue-tower-5",   MOON,  BLANK },
	{ "green-tower-3",  SUN,   BOTH },
	{ "green-tower-4",  SUN,   SUN  },
	{ "green-tower-5",  SUN,   BLANK },
	{ "brown-tower-3",  BOTH,  SUN  },
	{ "brown-tower-4",  MOON,  SUN  },
	{ "brown-tower-5",  BLANK, SUN  },
};

const struct terror printed_terrors[PRINTED] = {
	/*   1 */ { "necronauts",  "head",            "scavenger"   },
	/*   2 */ { "necronauts",  "torso",           "none"        },
	/*   3 */ { "necronauts",  "legs",            "none"        },
	/*   4 */ { "necronauts",  "head",            "none"        },
	/*   5 */ { "necronauts",  "torso+head",      "mourner"     },
	/*   6 */ { "necronauts",  "legs",            "none"        },
	/*   7 */ { "necronauts",  "head",            "scavenger"   },
	/*   8 */ { "necronauts",  "torso",           "scavenger"   },
	/*   9 */ { "necronauts",  "legs",            "scavenger"   },
	/*  10 */ { "necronauts",  "torso+head",      "devourer"    },
	/*  11 */ { "necronauts",  "legs+torso",      "mourner"     },
	/*  12 */ { "necronauts",  "legs",            "mourner"     },
	/*  13 */ { "necronauts",  "head",            "none"        },
	/*  14 */ { "necronauts",  "legs+torso",      "scavenger"   },
	/*  15 */ { "necronauts",  "legs",            "none"        },
	/*  16 */ { "necronauts",  "head",            "scavenger"   },
	/*  17 */ { "necronauts",  "torso+head",      "scavenger"   },
	/*  18 */ { "necronauts",  "legs",            "scavenger"   },
	/*  19 */ { "necronauts",  "head",            "scavenger"   },
	/*  20 */ { "necronauts",  "torso",           "scavenger"   },
	/*  21 */ { "necronauts",  "legs+torso",      "scavenger"   },
	/*  22 */ { "necronauts",  "head",            "none"        },
	/*  23 */ { "necronauts",  "torso",           "scavenger"   },
	/*  24 */ { "necronauts",  "legs",            "scavenger"   },
	/*  25 */ { "necronauts",  "head",            "devourer"    },
	/*  26 */ { "necronauts",  "torso",           "none"        },
	/*  27 */ { "necronauts",  "legs",            "none"        },
	/*  28 */ { "homunculi",   "head",            "devourer"    },
	/*  29 */ { "homunculi",   "torso+head",      "joker"       },
	/*  30 */ { "homunculi",   "legs",            "none"        },
	/*  31 */ { "homunculi",   "head",            "joker"       },
	/*  32 */ { "homunculi",   "torso",           "joker"       },
	/*  33 */ { "homunculi",   "legs",            "none"        },
	/*  34 */ { "homunculi",   "torso+head",      "mourner"     },
	/*  35 */ { "homunculi",   "torso",           "none"        },
	/*  36 */ { "homunculi",   "legs",            "none"        },
	/*  37 */ { "homunculi",   "head",            "none"        },
	/*  38 */ { "homunculi",   "legs+torso",      "joker"       },
	/*  39 */ { "homunculi",   "legs",            "none"        },
	/*  40 */ { "homunculi",   "head",            "devourer"    },
	/*  41 */ { "homunculi",   "torso+head",      "devourer"    },
	/*  42 */ { "homunculi",   "legs",            "devourer"    },
	/*  43 */ { "homunculi",   "head",            "joker"       },
	/*  44 */ { "homunculi",   "legs+torso",      "devourer"    },
	/*  45 */ { "homunculi",   "legs",            "joker"       },
	/*  46 */ { "homunculi",   "head",            "mourner"     },
	/*  47 */ { "homunculi",   "torso",           "mourner"     },
	/*  48 */ { "homunculi",   "legs",            "none"        },
	/*  49 */ { "homunculi",   "head",            "mourner"     },
	/*  50 */ { "homunculi",   "legs+torso",      "mourner"     },
	/*  51 */ { "homunculi",   "legs",            "none"        },
	/*  52 */ { "homunculi",   "head",            "none"        },
	/*  53 */ { "homunculi",   "torso",           "devourer"    },
	/*  54 */ { "homunculi",   "legs",            "mourner"     },
	/*  55 */ { "insectoids",  "head",            "herald"      },
	/*  56 */ { "insectoids",  "torso",           "herald"      },
	/*  57 */ { "insectoids",  "legs",            "herald"      },
	/*  58 */ { "insectoids",  "head",            "joker"       },
	/*  59 */ { "insectoids",  "legs+torso+head", "joker"       },
	/*  60 */ { "insectoids",  "legs",            "joker"       },
	/*  61 */ { "insectoids",  "head",            "mourner"     },
	/*  62 */ { "insectoids",  "legs+torso+head", "mourner"     },
	/*  63 */ { "insectoids",  "legs",            "mourner"     },
	/*  64 */ { "insectoids",  "head",            "herald"      },
	/*  65 */ { "insectoids",  "legs+torso+head", "herald"      },
	/*  66 */ { "insectoids",  "legs",            "none"        },
	/*  67 */ { "insectoids",  "head",            "none"        },
	/*  68 */ { "insectoids",  "torso",           "herald"      },
	/*  69 */ { "insectoids",  "legs",            "none"        },
	/*  70 */ { "insectoids",  "head",            "none"        },
	/*  71 */ { "insectoids",  "torso",           "none"        },
	/*  72 */ { "insectoids",  "legs",            "none"        },
	/*  73 */ { "insectoids",  "head",            "herald"      },
	/*  74 */ { "insectoids",  "legs+torso+head", "herald"      },
	/*  75 */ { "insectoids",  "legs",            "herald"      },
	/*  76 */ { "insectoids",  "head",            "herald"      },
	/*  77 */ { "insectoids",  "torso",           "herald"      },
	/*  78 */ { "insectoids",  "legs",            "herald"      },
	/*  79 */ { "insectoids",  "head",            "none"        },
	/*  80 */ { "insectoids",  "torso",           "none"        },
	/*  81 */ { "insectoids",  "legs",            "none"        },
	/*  82 */ { "chimerids",   "head",            "executioner" },
	/*  83 */ { "chimerids",   "torso+head",      "executioner" },
	/*  84 */ { "chimerids",   "legs",            "executioner" },
	/*  85 */ { "chimerids",   "head",            "none"        },
	/*  86 */ { "chimerids",   "torso",           "none"        },
	/*  87 */ { "chimerids",   "legs",            "none"        },
	/*  88 */ { "chimerids",   "head",            "joker"       },
	/*  89 */ { "chimerids",   "torso",           "joker"       },
	/*  90 */ { "chimerids",   "legs",            "joker"       },
	/*  91 */ { "chimerids",   "head",            "devourer"    },
	/*  92 */ { "chimerids",   "torso",           "devourer"    },
	/*  93 */ { "chimerids",   "legs",            "devourer"    },
	/*  94 */ { "chimerids",   "head",            "executioner" },
	/*  95 */ { "chimerids",   "torso",           "executioner" },
	/*  96 */ { "chimerids",   "legs",            "executioner" },
	/*  97 */ { "chimerids",   "head",            "none"        },
	/*  98 */ { "chimerids",   "torso",           "none"        },
	/*  99 */ { "chimerids",   "legs",            "none"        },
	/* 100 */ { "chimerids",   "head",            "executioner" },
	/* 101 */ { "chimerids",   "torso",           "executioner" },
	/* 102 */ { "chimerids",   "legs",            "executioner" },
	/* 103 */ { "chimerids",   "head",            "executioner" },
	/* 104 */ { "chimerids",   "legs+torso",      "executioner" },
	/* 105 */ { "chimerids",   "legs",            "executioner" },
	/* 106 */ { "chimerids",   "head",            "executioner" },
	/* 107 */ { "chimerids",   "torso",           "executioner" },
	/* 108 */ { "chimerids",   "legs",            "executioner" },
};

static int
look_the_same(const struct terror *a, const struct terror *b)
{
	return strcmp(a->legion, b->legion) == 0 &&
	    strcmp(a->positions, b->positions) == 0 &&
	    strcmp(a->power, b->power) == 0;
}

int
lowest_terror(int number)
{
	int lowest = 1;

	while (!look_the_same(&printed_terrors[lowest - 1],
	    &printed_terrors[number - 1]))
		lowest++;
	return lowest;
}
