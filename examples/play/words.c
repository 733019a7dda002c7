/* words.c - the few words that the library has not, in its languages. */
#include <stdlib.h>
#include <string.h>

#include <onirim.h>

#include "nightmarium_words.h"
#include "words.h"

static const struct words english = {
	.language = "en",
	.nightmarium = &nightmarium_english,
	.captions = {
		[CAPTION_DOORS]  = "Doors",
		[CAPTION_GOALS]  = "Goals",
		[CAPTION_TOWERS] = "Towers",
		[CAPTION_DARK]   = "Dark",
		[CAPTION_DECK]   = "Deck",
		[CAPTION_NEXT]   = "Next",
		[CAPTION_BOTTOM] = "Bottom",
		[CAPTION_ROW]    = "Row",
		[CAPTION_GONE]   = "Gone",
		[CAPTION_SPELLS] = "Spells",
		[CAPTION_LIMBO]  = "Limbo",
		[CAPTION_HAND]   = "Hand",
		[CAPTION_SHARED] = "Shared",
		[CAPTION_OPEN]   = "Open",
		[CAPTION_SEEN]   = "Seen",
		[CAPTION_HANDS]  = "Hands",
	},
	.colours = { "red", "blue", "green", "brown" },
	.spells = { "Prophecy", "Planning", "Punishment" },
	.premonitions = {
		{ "2 red",     "no red rooms in the deck" },
		{ "2 blue",    "the deck loses 2 Keys" },
		{ "2 green",   "a Nightmare to Limbo" },
		{ "2 brown",   "a Door to Limbo" },
		{ "a pair",    "a Door of it to Limbo" },
		{ "3 Doors",   "new hand, 1 revealed" },
		{ "5 Doors",   "2 revealed" },
		{ "4 colours", "no Happy Dreams in deck" },
	},
	.shared = " (shared)",
	.none = "none",
	.aligned = { "not aligned:", "ALIGNED:" },

	.seed = "seed %s",
	.turn = "turn %d",
	.set_up = "set-up",
	.dealer = "the dealer",
	.player = "Player %d",
	.welcome = {
		"Find all eight Doors before the deck runs out.",
		"Each of you needs a Door of every colour before the deck "
		"runs out.",
	},
	.welcome_towers = "Four neighbouring Towers must be aligned, too.",

	.ask = "Your choice (1-%d, ? help, h hint, u undo, s save, q quit): ",
	.ask_end = "The end (Enter to leave, t table, u undo, s save): ",
	.ask_replay = "Enter next, b back, a number goes to that move, n news, "
	    "q quit: ",
	.ask_name = "Name of the file: ",
	.pause = "Press Enter to go on, q to stop. ",
	.hand_over = "Player %d: press Enter. ",
	.commands =
	    "A number or its notation (play:red-sun) chooses. ? N help on one "
	    "choice, h hint, i rules, t whole table, n all news, u undo, "
	    "r redo, s [NAME] save, q quit.",
	.all_alike = "Each: %s",
	.advice = "What the program would choose, the best first: how likely "
	    "you are to win with it, give or take its error, and how often it "
	    "was tried out. What has no numbers was not tried out.",
	.no_advice = "There is no hint here.",

	.type_number = "Please type the number of your choice.",
	.no_choice = "There is no choice %s.",
	.not_understood =
	    "That is not understood: type a number, or ? for help.",
	.too_long = "That line is too long",
	.no_news = "Nothing has happened.",
	.no_undo = "There is nothing to take back.",
	.no_redo = "There is nothing to play again.",
	.undone = "Taken back: %s.",
	.confirm = "That showed a hidden card. Type u again to take it back "
	    "all the same.",
	.no_ply = "There is no move %s.",
	.replay_end = "The record ends here.",
	.saved = "Saved in %s.",
	.not_saved = "%s is not saved: %s.",
	.exists = "%s is there already: give another name.",
	.left = "You left before the end.",
	.again = "To begin the same game again:",
	.go_on = "To go on with it:",

	.no_option = "there is no such option",
	.no_value = "it takes no value",
	.needs_value = "it needs a value",
	.not_with_record = "a record brings its own game",
	.no_seats = "no seats of this game (such as 2, or 2,3)",
	.one_seat = "the program cannot play the only seat (try --players 2)",
	.no_level = "a level is a number from 0 to 9",
	.see_help = "see play --help",

	.usage =
"usage: play [option value]...\n"
"\n"
"Play Onirim, a card game of dreams, alone or with two players, or\n"
"Nightmarium, each of two to five against all others.\n"
"\n"
"WORD is one of the words below it, LIST any of them with commas between\n"
"them, and N a number.\n"
"\n",
	.word = "WORD",
	.list = "LIST",
	.by_default = " (default: %s)",
	.with_game = "With --game %s:",
	.usage_own =
"\n"
"Other options:\n"
"\n"
"  --seed N          the game of this number; else the clock chooses\n"
"  --computer LIST   the seats that the program plays, such as 2 or 2,3\n"
"  --level N         how well it plays, from 0 (at random) to 9 (its best);\n"
"                    7 by default\n"
"  --config TEXT     words of a configuration, such as\n"
"                    'players=2 first=random'\n"
"  --record FILE     write the game to this new file after each answer,\n"
"                    so that nothing is lost whatever happens\n"
"  --resume FILE     go on with a game that was written; with --record\n"
"                    of the same file it is written on\n"
"  --replay FILE     look at a game that was written, move by move\n"
"  --lang LANGUAGE   %s; else that of the environment\n"
"  --help            this text\n"
"  --version         the version of the library\n"
"\n"
"In the game: ? says what the choices do, ? N what choice N does, h what\n"
"the program would choose, i the rules in short, t the whole table, n all\n"
"news; u takes back, r plays again, s [NAME] saves, and q quits.\n",

	.rules =
"ONIRIM IN SHORT\n"
"\n"
"You walk through a labyrinth of dreams and look for its Doors: alone\n"
"for all eight, two players for one of each colour each.  When a card\n"
"must be drawn and the deck is empty, you are lost in the dream.\n"
"\n"
"Each turn, play a room or discard a card; then fill your hand.\n"
"PLAY     A room goes to the end of your row.  Its symbol (* Sun,\n"
"         ) Moon, % Key) must differ from that of the room before it.\n"
"         The third room in a row of one colour finds a # Door of it.\n"
"DISCARD  A Sun or a Moon is just gone.  A Key is a Prophecy: look at\n"
"         the next five cards, discard one, put the others back on\n"
"         top in any order.\n"
"DRAW     A # Door: spend a Key of its colour, and it is yours.  Else\n"
"         it goes to Limbo, which is shuffled back after the turn.\n"
"         A ! Nightmare: discard a Key, lose a Door to Limbo, reveal\n"
"         five cards and lose their rooms, or lose your whole hand.\n"
"TWO      Three cards are your own, two are shared by both players.\n"
"         After a discard you may swap one of yours for a shared one.\n",
	.rules_sets = {
"\n"
"THE BOOK OF STEPS LOST AND FOUND\n"
"Doors must be found in the order of the Goals: (red) is reached,\n"
">red< is next.  Any other Door goes to Limbo.  A Door that is lost\n"
"opens its Goal again.  Spells are paid with discarded cards, which\n"
"leave the game (12/5: there are 12, it costs 5).\n",
"\n"
"THE TOWERS\n"
"*)[red 3]) is a Tower with its number and the symbols on its edges.\n"
"It goes to an end of the row of Towers; edges that touch share no\n"
"symbol.  A discarded one lets you look at that many cards and order\n"
"them.  After a Nightmare a Tower is lost, or the Nightmare goes to\n"
"Limbo.  You need four neighbours of four colours to win, and while\n"
"they stand no Tower is lost (variant ruins: they do not protect).\n",
"\n"
"HAPPY DREAMS AND DARK PREMONITIONS\n"
"A Premonition (Dark) strikes when the Doors on the table are as it\n"
"says.  A + Happy Dream sends one of them away, or lets you discard\n"
"some of the next seven cards, or puts one of your choice on top.\n",
	},
};

static const struct words french = {
	.language = "fr",
	.nightmarium = &nightmarium_french,
	.captions = {
		[CAPTION_DOORS]  = "Portes",
		[CAPTION_GOALS]  = "Objectifs",
		[CAPTION_TOWERS] = "Tours",
		[CAPTION_DARK]   = "Funestes",
		[CAPTION_DECK]   = "Pioche",
		[CAPTION_NEXT]   = "Sommet",
		[CAPTION_BOTTOM] = "Bas",
		[CAPTION_ROW]    = "Rangée",
		[CAPTION_GONE]   = "Défausse",
		[CAPTION_SPELLS] = "Sorts",
		[CAPTION_LIMBO]  = "Limbes",
		[CAPTION_HAND]   = "Main",
		[CAPTION_SHARED] = "Commune",
		[CAPTION_OPEN]   = "Révélées",
		[CAPTION_SEEN]   = "Vues",
		[CAPTION_HANDS]  = "Mains",
	},
	.colours = { "rouge", "bleu", "vert", "brun" },
	.spells = { "Prophétie", "Planification", "Punition" },
	.premonitions = {
		{ "2 rouges",   "pioche sans rouge" },
		{ "2 bleues",   "2 Clés défaussées" },
		{ "2 vertes",   "Cauchemar aux Limbes" },
		{ "2 brunes",   "une Porte aux Limbes" },
		{ "une paire",  "en perdre une" },
		{ "3 Portes",   "main neuve, 1 révélée" },
		{ "5 Portes",   "2 révélées" },
		{ "4 couleurs", "plus de Songes" },
	},
	.shared = " (com.)",
	.none = "aucune",
	.aligned = { "non alignées :", "ALIGNÉES :" },

	.seed = "graine %s",
	.turn = "tour %d",
	.set_up = "mise en place",
	.dealer = "le donneur",
	.player = "Joueur %d",
	.welcome = {
		"Trouvez les huit Portes avant que la pioche ne soit vide.",
		"Chacun doit obtenir une Porte de chaque couleur avant que la "
		"pioche ne soit vide.",
	},
	.welcome_towers = "Il faut aussi aligner quatre Tours voisines.",

	.ask = "Votre choix (1-%d, ? aide, h conseil, u annuler, s garder, "
	    "q quitter) : ",
	.ask_end = "Fin (Entrée pour quitter, t table, u annuler, s garder) : ",
	.ask_replay = "Entrée suite, b retour, un numéro y va, n nouvelles, "
	    "q quitter : ",
	.ask_name = "Nom du fichier : ",
	.pause = "Appuyez sur Entrée, q pour arrêter. ",
	.hand_over = "Joueur %d : appuyez sur Entrée. ",
	.commands =
	    "Un numéro ou sa notation (play:red-sun) choisit. ? N aide sur un "
	    "choix, h conseil, i règles, t toute la table, n toutes les "
	    "nouvelles, u annuler, r rejouer, s [NOM] garder, q quitter.",
	.all_alike = "Chaque choix : %s",
	.advice = "Ce que le programme choisirait, du meilleur au moins bon : "
	    "vos chances de gagner, leur marge d'erreur et le nombre "
	    "d'essais. Un choix sans chiffres n'a pas été essayé.",
	.no_advice = "Il n'y a pas de conseil ici.",

	.type_number = "Tapez le numéro de votre choix.",
	.no_choice = "Il n'y a pas de choix %s.",
	.not_understood =
	    "Ce n'est pas compris : tapez un numéro, ou ? pour l'aide.",
	.too_long = "Cette ligne est trop longue",
	.no_news = "Il ne s'est rien passé.",
	.no_undo = "Il n'y a rien à annuler.",
	.no_redo = "Il n'y a rien à rejouer.",
	.undone = "Annulé : %s.",
	.confirm = "Ce coup a montré une carte cachée. Tapez encore u pour "
	    "l'annuler quand même.",
	.no_ply = "Il n'y a pas de coup %s.",
	.replay_end = "La partie écrite s'arrête ici.",
	.saved = "Partie gardée dans %s.",
	.not_saved = "%s n'est pas écrit : %s.",
	.exists = "%s existe déjà : donnez un autre nom.",
	.left = "Vous avez quitté avant la fin.",
	.again = "Pour recommencer la même partie :",
	.go_on = "Pour la continuer :",

	.no_option = "cette option n'existe pas",
	.no_value = "elle ne prend pas de valeur",
	.needs_value = "il lui faut une valeur",
	.not_with_record = "une partie écrite a sa propre configuration",
	.no_seats = "ce ne sont pas des places de cette partie "
	    "(par exemple 2, ou 2,3)",
	.one_seat = "l'ordinateur ne peut pas jouer la seule place "
	    "(essayez --players 2)",
	.no_level = "un niveau est un nombre de 0 à 9",
	.see_help = "voyez play --help",

	.usage =
"usage : play [option valeur]...\n"
"\n"
"Jouez à Onirim, un jeu de cartes et de songes, seul ou à deux, ou à\n"
"Nightmarium, de deux à cinq, chacun pour soi.\n"
"\n"
"MOT est un des mots donnés dessous, LISTE un ou plusieurs de ces mots,\n"
"séparés par des virgules, et N un nombre.\n"
"\n",
	.word = "MOT",
	.list = "LISTE",
	.by_default = " (par défaut : %s)",
	.with_game = "Avec --game %s :",
	.usage_own =
"\n"
"Autres options :\n"
"\n"
"  --seed N          la partie de ce numéro ; sinon l'horloge choisit\n"
"  --computer LISTE  les places que joue l'ordinateur, par exemple 2 ou 2,3\n"
"  --level N         son niveau, de 0 (au hasard) à 9 (le plus fort) ;\n"
"                    7 par défaut\n"
"  --config TEXTE    mots d'une configuration, par exemple\n"
"                    'players=2 first=random'\n"
"  --record FICHIER  écrire la partie dans ce nouveau fichier après\n"
"                    chaque réponse : rien ne se perd, quoi qu'il arrive\n"
"  --resume FICHIER  continuer une partie écrite ; avec --record du même\n"
"                    fichier, elle y est écrite à mesure\n"
"  --replay FICHIER  revoir une partie écrite, coup par coup\n"
"  --lang LANGUE     %s ; sinon celle de l'environnement\n"
"  --help            ce texte\n"
"  --version         la version de la bibliothèque\n"
"\n"
"En jeu : ? dit ce que font les choix, ? N ce que fait le choix N, h ce que\n"
"le programme choisirait, i les règles en bref, t toute la table, n toutes\n"
"les nouvelles ; u annule, r rejoue, s [NOM] garde la partie, et q quitte.\n",

	.rules =
"ONIRIM EN BREF\n"
"\n"
"Vous parcourez un labyrinthe de songes et en cherchez les Portes : seul,\n"
"les huit ; à deux, une de chaque couleur chacun.  Si une carte doit être\n"
"piochée et que la pioche est vide, la partie est perdue.\n"
"\n"
"À chaque tour, jouez ou défaussez une carte, puis complétez la main.\n"
"JOUER      La carte va au bout de votre rangée.  Son symbole (* Soleil,\n"
"           ) Lune, % Clé) doit différer de celui de la précédente.\n"
"           La troisième de suite d'une couleur trouve une # Porte.\n"
"DÉFAUSSER  Un Soleil ou une Lune est juste perdu.  Une Clé est une\n"
"           Prophétie : regardez cinq cartes, défaussez-en une, reposez\n"
"           les autres au sommet dans l'ordre voulu.\n"
"PIOCHER    Une # Porte : une Clé de sa couleur l'obtient ; sinon elle\n"
"           va aux Limbes, mélangés dans la pioche à la fin du tour.\n"
"           Un ! Cauchemar : défaussez une Clé, mettez une Porte aux\n"
"           Limbes, révélez cinq cartes et perdez celles du labyrinthe,\n"
"           ou défaussez toute la main.\n"
"À DEUX     Trois cartes sont à vous, deux à la main commune.  Après une\n"
"           défausse vous pouvez en échanger une avec la main commune.\n",
	.rules_sets = {
"\n"
"LE GRIMOIRE DES PAS PERDUS\n"
"Les Portes se trouvent dans l'ordre des Objectifs : (rouge) est atteint,\n"
">rouge< vient ensuite.  Toute autre Porte va aux Limbes.  Une Porte\n"
"perdue rouvre son Objectif.  Les sorts se paient en cartes de la\n"
"défausse, qui sortent du jeu (12/5 : il y en a 12, il en coûte 5).\n",
"\n"
"LES TOURS\n"
"*)[rouge 3]) est une Tour, avec son nombre et les symboles de ses bords.\n"
"Elle va à un bout de la rangée de Tours ; les bords qui se touchent\n"
"n'ont aucun symbole en commun.  Défaussée, elle fait regarder et ranger\n"
"autant de cartes.  Après un Cauchemar une Tour est perdue, ou bien le\n"
"Cauchemar va aux Limbes.  Pour gagner il faut quatre voisines de quatre\n"
"couleurs ; elles protègent les Tours (sauf avec la variante ruins).\n",
"\n"
"SONGES HEUREUX ET FUNESTES PRÉMONITOIRES\n"
"Une Funeste frappe quand les Portes sur la table sont comme elle le dit.\n"
"Un + Songe Heureux en écarte une, ou laisse défausser parmi les sept\n"
"cartes suivantes, ou place une carte de votre choix au sommet.\n",
	},
};

static const struct words russian = {
	.language = "ru",
	.nightmarium = &nightmarium_russian,
	.captions = {
		[CAPTION_DOORS]  = "Двери",
		[CAPTION_GOALS]  = "Цели",
		[CAPTION_TOWERS] = "Башни",
		[CAPTION_DARK]   = "Дурные",
		[CAPTION_DECK]   = "Колода",
		[CAPTION_NEXT]   = "Сверху",
		[CAPTION_BOTTOM] = "Снизу",
		[CAPTION_ROW]    = "Ряд",
		[CAPTION_GONE]   = "Сброс",
		[CAPTION_SPELLS] = "Чары",
		[CAPTION_LIMBO]  = "Лимбо",
		[CAPTION_HAND]   = "Рука",
		[CAPTION_SHARED] = "Общие",
		[CAPTION_OPEN]   = "Открыты",
		[CAPTION_SEEN]   = "Видны",
		[CAPTION_HANDS]  = "Руки",
	},
	.colours = { "красн.", "син.", "зел.", "кор." },
	.spells = { "Пророчество", "Планирование", "Наказание" },
	.premonitions = {
		{ "2 красные",    "сброс красных" },
		{ "2 синие",      "сброс 2 ключей" },
		{ "2 зелёные",    "кошмар в лимбо" },
		{ "2 коричневые", "дверь в лимбо" },
		{ "пара",         "дверь из неё в лимбо" },
		{ "3 двери",      "новая рука, ещё одно" },
		{ "5 дверей",     "открыть ещё два" },
		{ "4 цвета",      "сброс сладких снов" },
	},
	.shared = " (общ.)",
	.none = "нет",
	.aligned = { "не по цветам:", "ПО ЦВЕТАМ:" },

	.seed = "зерно %s",
	.turn = "ход %d",
	.set_up = "подготовка",
	.dealer = "раздающий",
	.player = "Игрок %d",
	.welcome = {
		"Найдите все восемь дверей, пока не кончилась колода.",
		"Каждому нужна дверь каждого цвета, пока не кончилась колода.",
	},
	.welcome_towers = "Нужны и четыре соседние башни разных цветов.",

	.ask = "Ваш выбор (1-%d, ? справка, h совет, u назад, s запись, "
	    "q выход): ",
	.ask_end = "Конец (Enter - выход, t стол, u назад, s запись): ",
	.ask_replay = "Enter дальше, b назад, номер хода, n новости, q выход: ",
	.ask_name = "Имя файла: ",
	.pause = "Нажмите Enter, q - прервать. ",
	.hand_over = "Игрок %d: нажмите Enter. ",
	.commands =
	    "Выбирают номером или записью (play:red-sun). ? N справка о "
	    "выборе, h совет, i правила, t весь стол, n все новости, "
	    "u назад, r вперёд, "
	    "s [ИМЯ] запись, q выход.",
	.all_alike = "Каждый выбор: %s",
	.advice = "Что выбрала бы программа, от лучшего к худшему: "
	    "вероятность победы, её погрешность и число проб. Выбор без чисел "
	    "не пробовался.",
	.no_advice = "Здесь нет совета.",

	.type_number = "Введите номер выбора.",
	.no_choice = "Такого выбора нет: %s.",
	.not_understood = "Непонятно: введите номер или ? для справки.",
	.too_long = "Слишком длинная строка",
	.no_news = "Ничего не произошло.",
	.no_undo = "Возвращать нечего.",
	.no_redo = "Повторять нечего.",
	.undone = "Взято назад: %s.",
	.confirm = "Этот ход показал скрытую карту. Введите u ещё раз, чтобы "
	    "всё же вернуть его.",
	.no_ply = "Такого хода нет: %s.",
	.replay_end = "Здесь запись кончается.",
	.saved = "Записано в %s.",
	.not_saved = "%s не записан: %s.",
	.exists = "%s уже есть: назовите другое имя.",
	.left = "Вы вышли до конца игры.",
	.again = "Начать ту же игру заново:",
	.go_on = "Продолжить её:",

	.no_option = "такого ключа нет",
	.no_value = "значение здесь не нужно",
	.needs_value = "нужно значение",
	.not_with_record = "у записи своя игра",
	.no_seats = "таких мест в этой игре нет (например, 2 или 2,3)",
	.one_seat = "единственное место компьютеру не занять "
	    "(попробуйте --players 2)",
	.no_level = "уровень - это число от 0 до 9",
	.see_help = "смотрите play --help",

	.usage =
"play [ключ значение]...\n"
"\n"
"Onirim, карточная игра о снах, для одного или двух игроков, и\n"
"Nightmarium, где от двух до пяти играют каждый за себя.\n"
"\n"
"СЛОВО - одно из слов под ключом, СПИСОК - любые из них через запятую,\n"
"N - число.\n"
"\n",
	.word = "СЛОВО",
	.list = "СПИСОК",
	.by_default = " (по умолчанию: %s)",
	.with_game = "При --game %s:",
	.usage_own =
"\n"
"Прочие ключи:\n"
"\n"
"  --seed N          игра с этим номером; иначе его выберут часы\n"
"  --computer СПИСОК места, за которые играет компьютер, например 2 или\n"
"                    2,3\n"
"  --level N         его уровень, от 0 (наугад) до 9 (сильнейший);\n"
"                    по умолчанию 7\n"
"  --config ТЕКСТ    слова настройки, например\n"
"                    'players=2 first=random'\n"
"  --record ФАЙЛ     писать игру в этот новый файл после каждого ответа:\n"
"                    что бы ни случилось, ничего не пропадёт\n"
"  --resume ФАЙЛ     продолжить записанную игру; с --record того же\n"
"                    файла она пишется в него дальше\n"
"  --replay ФАЙЛ     посмотреть записанную игру ход за ходом\n"
"  --lang ЯЗЫК       %s; иначе язык окружения\n"
"  --help            этот текст\n"
"  --version         версия библиотеки\n"
"\n"
"В игре: ? говорит, что делает каждый выбор, ? N - один выбор, h - что\n"
"выбрала бы программа, i - правила, t - весь стол, n - все новости;\n"
"u берёт назад, r повторяет, s [ИМЯ] записывает, q - выход.\n",

	.rules =
"ONIRIM ВКРАТЦЕ\n"
"\n"
"Вы идёте по лабиринту снов и ищете его двери: один - все восемь, вдвоём -\n"
"каждый по одной каждого цвета.  Если надо взять карту, а колода пуста,\n"
"игра проиграна.\n"
"\n"
"Каждый ход выложите или сбросьте карту, затем доберите руку.\n"
"ВЫЛОЖИТЬ  Карта ложится в конец ряда.  Её символ (* солнце, ) луна,\n"
"          % ключ) не должен совпадать с символом предыдущей.  Третья\n"
"          подряд одного цвета находит # дверь этого цвета.\n"
"СБРОСИТЬ  Солнце или луна просто пропадает.  Ключ - это пророчество:\n"
"          посмотрите пять карт, одну сбросьте, прочие верните наверх\n"
"          в любом порядке.\n"
"ДОБРАТЬ   # Дверь: ключ её цвета отдаёт её вам; иначе она уходит в\n"
"          лимбо, которое в конце хода замешивают в колоду.\n"
"          ! Кошмар: сбросьте ключ, отложите дверь в лимбо, откройте\n"
"          пять карт и потеряйте из них карты лабиринта или сбросьте\n"
"          всю руку.\n"
"ВДВОЁМ    Три карты ваши, две общие.  После сброса можно поменять\n"
"          свою карту на общую.\n",
	.rules_sets = {
"\n"
"КНИГА НАЙДЕННЫХ СТУПЕНЕЙ\n"
"Двери находят в порядке целей: (красн.) уже достигнута, >красн.< -\n"
"следующая.  Всякая другая дверь уходит в лимбо.  Потерянная дверь снова\n"
"открывает свою цель.  За заклинания платят картами сброса, они уходят из\n"
"игры (12/5: карт 12, цена 5).\n",
"\n"
"БАШНИ\n"
"*)[красн. 3]) - башня с её числом и символами на краях.  Её ставят с края\n"
"ряда башен; у соседних краёв нет общих символов.  Сброшенная башня даёт\n"
"посмотреть столько карт и вернуть в любом порядке.  После кошмара одна\n"
"башня пропадает, или кошмар уходит в лимбо.  Для победы нужны четыре\n"
"соседние башни четырёх цветов; они защищают ряд (кроме варианта ruins).\n",
"\n"
"СЛАДКИЕ СНЫ И ДУРНЫЕ ПРЕДЧУВСТВИЯ\n"
"Дурное предчувствие сбывается, когда двери на столе таковы, как в нём\n"
"сказано.  + Сладкий сон убирает одно из них, или даёт сбросить любые из\n"
"семи следующих карт, или кладёт наверх карту по вашему выбору.\n",
	},
};

static const struct words *const languages[] = {
	&english, &french, &russian
};

/* The library knows what may follow a language, as in "fr_BE.UTF-8". */
const struct words *
words_of(const char *language)
{
	if (onirim_status_text(ONIRIM_OK, language, NULL, 0) < 0)
		return NULL;
	for (size_t i = 0; i < sizeof(languages) / sizeof(languages[0]); i++)
		if (strncmp(language, languages[i]->language,
		    strlen(languages[i]->language)) == 0)
			return languages[i];
	return NULL;
}

/* The first of the variables that is set counts, as for all programs. */
const struct words *
words_of_environment(void)
{
	static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
	const char *value = NULL;
	const struct words *words;

	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]) &&
	    (value == NULL || *value == '\0'); i++)
		value = getenv(names[i]);
	words = value != NULL ? words_of(value) : NULL;
	return words != NULL ? words : &english;
}
