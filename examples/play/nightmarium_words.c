/* nightmarium_words.c - words for Nightmarium that the library has not. */
#include "nightmarium_words.h"

const struct nightmarium_words nightmarium_english = {
	.legions = { "N", "H", "I", "C" },
	.powers = {
		[ONIRIM_POWER_NONE]        = { "---", "-" },
		[ONIRIM_POWER_HERALD]      = { "Her", "h" },
		[ONIRIM_POWER_MOURNER]     = { "Mou", "m" },
		[ONIRIM_POWER_JOKER]       = { "Jok", "j" },
		[ONIRIM_POWER_EXECUTIONER] = { "Exe", "e" },
		[ONIRIM_POWER_SCAVENGER]   = { "Sca", "s" },
		[ONIRIM_POWER_DEVOURER]    = { "Dev", "d" },
	},
	.seat = "P",
	.actions = "actions left: %d",
	.welcome =
	    "Creatures to complete before the others: %d. Legs, torso, head. "
	    "i explains how cards are written.",
	.commands =
	    "A number or its notation (build:n30@1) chooses. ? N help on one "
	    "choice, h hint, i rules, t whole table, n all news, u undo, "
	    "r redo, s [NAME] save, q quit.",
	.more = "and %d more: ? lists all of them",
	.rules =
"NIGHTMARIUM IN SHORT\n"
"\n"
"Whoever first has as many complete creatures as the game asks for wins.\n"
"A creature is built upwards: legs, torso, head.\n"
"\n"
"Each turn has two actions; both may be the same.\n"
"DRAW      A card comes to your hand, which has no limit.\n"
"EXCHANGE  Discard any cards and draw half as many.\n"
"BUILD     A card goes onto one of your creatures, or begins one.  When\n"
"          both actions build, the two cards are of one legion.\n"
"\n"
"A creature that gets its head wakes.  When its cards are of one legion,\n"
"every other player discards a card of that legion, or two others.  Then\n"
"its powers are done, from the head down; one that finds nothing to do\n"
"ends them.  A creature that a power completes takes over.\n"
"HERALD       Reveal two cards, place what fits, discard the rest.\n"
"MOURNER      Draw two cards.\n"
"JOKER        Build one more card, of any legion.\n"
"EXECUTIONER  Take the last card of somebody else's creature.\n"
"SCAVENGER    Discard an unfinished creature of somebody else.\n"
"DEVOURER     Discard the last card of another creature of yours.\n",
	.marks =
"HOW CARDS ARE WRITTEN\n"
"\n"
"N_=Sca is a Necronaut, fits the legs or the torso, and is a Scavenger.\n"
"\n"
"LEGION    N Necronauts, H Homunculi, I Insektoids, C Chimeridae\n"
"PART      _ legs, = torso, ^ head\n"
"POWER     Her Herald, Mou Mourner, Jok Joker, Exe Executioner,\n"
"          Sca Scavenger, Dev Devourer, --- none\n"
"CREATURE  2[N.Sca H.Jok I.Her] is the second of a player, from the legs\n"
"          to the head; in brackets it is complete.  Of 3 C.--- .. ..\n"
"          only the legs are there.  Where there is little room these are\n"
"          2[NsHjIh] and 3 C-.. with the first letters of the powers.\n"
"PLAYER    >P1 2/5: it is the turn of player 1, who has two complete\n"
"          creatures and needs five.\n"
"CHOICE    N_=Sca > 2 builds that card onto your creature 2.\n",
};

const struct nightmarium_words nightmarium_french = {
	.legions = { "N", "H", "I", "C" },
	.powers = {
		[ONIRIM_POWER_NONE]        = { "---", "-" },
		[ONIRIM_POWER_HERALD]      = { "Hér", "h" },
		[ONIRIM_POWER_MOURNER]     = { "Ple", "p" },
		[ONIRIM_POWER_JOKER]       = { "Jok", "j" },
		[ONIRIM_POWER_EXECUTIONER] = { "Bou", "b" },
		[ONIRIM_POWER_SCAVENGER]   = { "Cha", "c" },
		[ONIRIM_POWER_DEVOURER]    = { "Dév", "d" },
	},
	.seat = "J",
	.actions = "actions : %d",
	.welcome =
	    "Créatures à compléter avant les autres : %d. Membres "
	    "inférieurs, torse, tête. i explique l'écriture des cartes.",
	.commands =
	    "Un numéro ou sa notation (build:n30@1) choisit. ? N aide sur un "
	    "choix, h conseil, i règles, t toute la table, n toutes les "
	    "nouvelles, u annuler, r rejouer, s [NOM] garder, q quitter.",
	.more = "et %d de plus : ? les donne tous",
	.rules =
"NIGHTMARIUM EN BREF\n"
"\n"
"Le premier qui a autant de créatures complètes qu'il en faut gagne.  Une\n"
"créature se construit de bas en haut : membres inférieurs, torse, tête.\n"
"\n"
"Un tour a deux actions, qui peuvent être la même.\n"
"PIOCHER    Une carte rejoint votre main, qui n'a pas de limite.\n"
"DÉFAUSSER  Défaussez des cartes et piochez-en la moitié.\n"
"JOUER      Une carte va sur une de vos créatures, ou en commence une.\n"
"           Si les deux actions en jouent une, la légion est la même.\n"
"\n"
"Une créature qui reçoit sa tête se réveille.  Si elle est d'une seule\n"
"légion, chaque adversaire défausse une carte de cette légion, ou deux\n"
"autres.  Puis ses pouvoirs agissent, de la tête vers le bas ; celui qui\n"
"n'a rien à faire y met fin.  Une créature qu'un pouvoir complète prend\n"
"le relais.\n"
"HÉRAUT      Révélez deux cartes, jouez ce qui convient.\n"
"PLEUREUR    Piochez deux cartes.\n"
"JOKER       Jouez une carte de plus, de n'importe quelle légion.\n"
"BOURREAU    Prenez la dernière carte d'une créature adverse.\n"
"CHAROGNARD  Défaussez une créature adverse incomplète.\n"
"DÉVOREUR    Défaussez la dernière carte d'une autre de vos créatures.\n",
	.marks =
"L'ÉCRITURE DES CARTES\n"
"\n"
"N_=Cha est un Nécronaute, pour les membres inférieurs ou le torse, et un\n"
"Charognard.\n"
"\n"
"LÉGION    N Nécronautes, H Homoncules, I Insectoïdes, C Chiméridés\n"
"PARTIE    _ membres inférieurs, = torse, ^ tête\n"
"POUVOIR   Hér Héraut, Ple Pleureur, Jok Joker, Bou Bourreau,\n"
"          Cha Charognard, Dév Dévoreur, --- aucun\n"
"CRÉATURE  2[N.Cha H.Jok I.Hér] est la deuxième d'un joueur, de bas en\n"
"          haut ; entre crochets elle est complète.  De 3 C.--- .. .. il\n"
"          n'y a que les membres inférieurs.  Si la place manque, ce sont\n"
"          2[NcHjIh] et 3 C-.. avec l'initiale des pouvoirs.\n"
"JOUEUR    >J1 2/5 : c'est le tour du joueur 1, qui a deux créatures\n"
"          complètes sur cinq.\n"
"CHOIX     N_=Cha > 2 joue cette carte sur votre créature 2.\n",
};

const struct nightmarium_words nightmarium_russian = {
	.legions = { "Н", "Л", "К", "Х" },
	.powers = {
		[ONIRIM_POWER_NONE]        = { "---", "-" },
		[ONIRIM_POWER_HERALD]      = { "Пев", "в" },
		[ONIRIM_POWER_MOURNER]     = { "Пла", "л" },
		[ONIRIM_POWER_JOKER]       = { "Пер", "р" },
		[ONIRIM_POWER_EXECUTIONER] = { "Пал", "ч" },
		[ONIRIM_POWER_SCAVENGER]   = { "Пад", "к" },
		[ONIRIM_POWER_DEVOURER]    = { "Пож", "ж" },
	},
	.seat = "И",
	.actions = "осталось действий: %d",
	.welcome =
	    "Первым завершите столько существ: %d. Ноги, туловище, голова. "
	    "i объяснит, как записаны карты.",
	.commands =
	    "Выбирают номером или записью (build:n30@1). ? N справка о "
	    "выборе, h совет, i правила, t весь стол, n все новости, "
	    "u назад, r вперёд, "
	    "s [ИМЯ] запись, q выход.",
	.more = "и ещё %d: ? покажет все",
	.rules =
"NIGHTMARIUM ВКРАТЦЕ\n"
"\n"
"Побеждает тот, у кого первым столько завершённых существ, сколько нужно.\n"
"Существо строят снизу вверх: ноги, туловище, голова.\n"
"\n"
"В каждом ходе два действия, можно и одинаковые.\n"
"ВЗЯТЬ     Карта приходит в руку, размер которой не ограничен.\n"
"ОБМЕНЯТЬ  Сбросьте любые карты и возьмите вдвое меньше.\n"
"ВЫЛОЖИТЬ  Карта ложится на ваше существо или начинает новое.  Если оба\n"
"          действия выкладывают карту, обе они одного легиона.\n"
"\n"
"Получив голову, существо просыпается.  Если все его карты одного\n"
"легиона, остальные сбрасывают по карте этого легиона или по две другие.\n"
"Затем его способности действуют от головы вниз; та, которой нечего\n"
"делать, прерывает остальные.  Существо, которое завершила способность,\n"
"сменяет прежнее.\n"
"ПЕВЧИЙ       Откройте две карты, подходящие выложите, прочие сбросьте.\n"
"ПЛАКАЛЬЩИК   Возьмите две карты.\n"
"ПЕРЕСМЕШНИК  Выложите ещё одну карту любого легиона.\n"
"ПАЛАЧ        Заберите последнюю карту чужого существа.\n"
"ПАДАЛЬЩИК    Сбросьте чужое незавершённое существо.\n"
"ПОЖИРАТЕЛЬ   Сбросьте последнюю карту другого своего существа.\n",
	.marks =
"КАК ЗАПИСАНЫ КАРТЫ\n"
"\n"
"Н_=Пад - некромункул, ноги или туловище, Падальщик.\n"
"\n"
"ЛЕГИОН       Н некромункулы, Л людовища, К констрикты, Х химериды\n"
"ЧАСТЬ        _ ноги, = туловище, ^ голова\n"
"СПОСОБНОСТЬ  Пев (в) Певчий, Пла (л) Плакальщик,\n"
"             Пер (р) Пересмешник, Пал (ч) Палач, Пад (к) Падальщик,\n"
"             Пож (ж) Пожиратель, --- нет\n"
"СУЩЕСТВО     2[Н.Пад Л.Пер К.Пев] - второе у игрока, от ног к голове;\n"
"             в скобках оно завершено.  У 3 Х.--- .. .. есть только\n"
"             ноги.  Где мало места, это 2[НкЛрКв] и 3 Х-.. с буквами\n"
"             способностей.\n"
"ИГРОК        >И1 2/5: ход игрока 1, у которого завершены два существа\n"
"             из пяти.\n"
"ВЫБОР        Н_=Пад > 2 выкладывает эту карту на ваше существо 2.\n",
};
