/* french.c - the words of French. */
#include <stddef.h>

#include "language.h"

const struct language oni_french = {
	.code = "fr",
	.plural = PLURAL_ONE_OR_NONE,

	.cards = {
		/* face    name, as an object, as one of several */
		[0x01] = { "carte cachée", "une carte", "une carte" },
		[0x10] = { "Soleil {rouge/bleu/vert/brun}", "le {name}",
		           "un {name}" },
		[0x11] = { "Lune {rouge/bleue/verte/brune}" },
		[0x12] = { "Clé {rouge/bleue/verte/brune}" },
		[0x13] = { "Glyphe {rouge/bleu/vert/brun}", "le {name}",
		           "un {name}" },
		[0x20] = { "Porte {rouge/bleue/verte/brune}" },
		[0x24] = { "Cauchemar", "le {name}", "un {name}" },
		[0x25] = { "Songe Heureux", "le {name}", "un {name}" },
		[0x30] = { "Tour {rouge/bleue/verte/brune} 3" },
		[0x31] = { "Tour {rouge/bleue/verte/brune} 4" },
		[0x32] = { "Tour {rouge/bleue/verte/brune} 5" },
		[0x40] = { "Objectif {rouge/bleu/vert/brun}", "l'{name}",
		           "un {name}" },
		[0x44] = { "Objectif {rouge/bleu/vert/brun} (face cachée)",
		           "l'{name}", "un {name}" },
		[0x48] = { "Funeste Prémonitoire des deux Portes "
		           "{rouges/bleues/vertes/brunes}", NULL,
		           "la {name}" },
		[0x4C] = { "Funeste Prémonitoire des deux Portes de même "
		           "couleur", NULL, "la {name}" },
		[0x4D] = { "Funeste Prémonitoire des trois Portes", NULL,
		           "la {name}" },
		[0x4E] = { "Funeste Prémonitoire des cinq Portes", NULL,
		           "la {name}" },
		[0x4F] = { "Funeste Prémonitoire des quatre couleurs", NULL,
		           "la {name}" },
	},
	.parts = {
		[FITS_L] = { "membres inférieurs {legion}", "les {name}",
			"des {name}" },
		[FITS_T] = { "torse {legion}", "le {name}", "un {name}" },
		[FITS_H] = { "tête {legion}" },
		[FITS_LT] = { "membres inférieurs ou torse {legion}",
			"la carte {name}", "une carte {name}" },
		[FITS_TH] = { "torse ou tête {legion}", "la carte {name}",
			"une carte {name}" },
		[FITS_LTH] = { "passe-partout {legion}", "la carte {name}",
			"une carte {name}" },
	},
	.legions = {
		[NECRONAUTS] = "de Nécronaute",
		[HOMUNCULI]  = "d'Homoncule",
		[INSECTOIDS] = "d'Insectoïde",
		[CHIMERIDS]  = "de Chiméridé",
	},
	.powers = {
		[POWER_HERALD]      = { "Héraut", "le {name}" },
		[POWER_MOURNER]     = { "Pleureur", "le {name}" },
		[POWER_JOKER]       = { "Joker", "le {name}" },
		[POWER_EXECUTIONER] = { "Bourreau", "le {name}" },
		[POWER_SCAVENGER]   = { "Charognard", "le {name}" },
		[POWER_DEVOURER]    = { "Dévoreur", "le {name}" },
	},

	.zones = {
		[ONIRIM_ZONE_HAND] = "main",
		[ZONE_PERSONAL] = "main personnelle",
		[ONIRIM_ZONE_SHARED] = "main commune",
		[ONIRIM_ZONE_ROW] = "labyrinthe",
		[ONIRIM_ZONE_DOORS] = "Portes obtenues",
		[ONIRIM_ZONE_DISCARD] = "défausse",
		[ONIRIM_ZONE_LIMBO] = "Limbes",
		[ONIRIM_ZONE_POOL] = "pioche",
		[ONIRIM_ZONE_TOP] = "sommet de la pioche",
		[ONIRIM_ZONE_BOTTOM] = "bas de la pioche",
		[ONIRIM_ZONE_PENDING] = "cartes piochées ou regardées",
		[ZONE_REVEALED] = "cartes révélées",
		[ONIRIM_ZONE_GOALS] = "Objectifs",
		[ONIRIM_ZONE_PREMONITIONS] = "Funestes Prémonitoires visibles",
		[ONIRIM_ZONE_RESERVE] = "Funestes Prémonitoires face cachée",
		[ONIRIM_ZONE_TOWERS] = "rangée de Tours",
		[ONIRIM_ZONE_REMOVED] = "cartes hors du jeu",
		[ONIRIM_ZONE_CREATURE] = "créature",
	},
	.yours = {
		[ONIRIM_ZONE_HAND] = "votre main",
		[ZONE_PERSONAL] = "votre main personnelle",
		[ONIRIM_ZONE_ROW] = "votre labyrinthe",
		[ONIRIM_ZONE_DOORS] = "vos Portes obtenues",
		[ONIRIM_ZONE_CREATURE] = "votre créature",
	},
	.counts = {
		[ONIRIM_NUMBER_PLAYERS] = { "joueurs" },
		[ONIRIM_NUMBER_TURN] = { "tour" },
		[ONIRIM_NUMBER_ACTIVE] = { "joueur dont c'est le tour" },
		[ONIRIM_NUMBER_DECK] = { "cartes dans la pioche" },
		[ONIRIM_NUMBER_SERIES] = {
			"cartes de la série{of player}",
			"cartes de votre série" },
		[ONIRIM_NUMBER_SERIES_COLOUR] = {
			"couleur de la série{of player}",
			"couleur de votre série" },
		[ONIRIM_NUMBER_DOORS_LEFT] = {
			"Portes {rouges/bleues/vertes/brunes} dans la "
			"pioche" },
		[ONIRIM_NUMBER_PRICE] = { "coût de la {spell}" },
		[ONIRIM_NUMBER_ALIGNED] = {
			"si quatre Tours forment un Rempart" },
		[ONIRIM_NUMBER_ACTIONS_LEFT] = { "actions restantes" },
		[ONIRIM_NUMBER_OBJECTIVE] = { "créatures à compléter" },
		[ONIRIM_NUMBER_FROM] = { "provenance de la carte" },
		[ONIRIM_NUMBER_TO] = { "destination de la carte" },
		[ONIRIM_NUMBER_TO_INDEX] = { "joueur qui reçoit la carte" },
		[ONIRIM_NUMBER_GAME] = { "jeu" },
		[ONIRIM_NUMBER_SETS] = { "extensions en jeu" },
		[ONIRIM_NUMBER_VARIANTS] = { "variantes en jeu" },
		[ONIRIM_NUMBER_NEXT_GOAL] = {
			"place de l'Objectif à atteindre" },
		[ONIRIM_NUMBER_GOAL_RANK] = {
			"rang d'un Objectif redevenu visible" },
		[ONIRIM_NUMBER_TURNS] = { "limite de tours" },
		[ONIRIM_NUMBER_FIRST] = { "joueur qui a commencé" },
		[ONIRIM_NUMBER_PREMONITIONS] = {
			"Funestes Prémonitoires visibles au début" },
		[ONIRIM_NUMBER_HOST] = { "si un donneur distribue les cartes" },
		[ONIRIM_NUMBER_END] = { "raison de la fin de la partie" },
	},

	.spells = {
		[ONIRIM_SPELL_PROPHECY]   = { "Prophétie Paradoxale" },
		[ONIRIM_SPELL_PLANNING]   = { "Planification Parallèle" },
		[ONIRIM_SPELL_PUNISHMENT] = { "Puissante Punition" },
	},

	.part_names = {
		[LEGS] = "les membres inférieurs", [TORSO] = "le torse",
		[HEAD] = "la tête",
	},
	.nths = { "première", "deuxième", "troisième", "quatrième",
		"cinquième", "sixième", "septième" },
	.few = { "aucune", "une", "deux", "trois", "quatre", "cinq", "six",
		"sept", "huit", "neuf", "dix", "onze", "douze" },

	.phrases = {
		[PHRASE_OBJECT]        = "la {name}",
		[PHRASE_SOME]          = "une {name}",
		[PHRASE_YOUR]          = "",
		[PHRASE_WHOSE]         = "",
		[PHRASE_AND]           = " et ",
		[PHRASE_NAMELY]        = " : {n} × {card}",
		[PHRASE_YOU]           = "vous",
		[PHRASE_PLAYER]        = "joueur {seat}",
		[PHRASE_SUBJECT]       = "le joueur {seat}",
		[PHRASE_OF_PLAYER]     = " du {player}",
		[PHRASE_OF_NAME]       = " ({player})",
		[PHRASE_SHARED]        = " (main commune)",
		[PHRASE_SEAT]          = " ({player})",
		[PHRASE_SEAT_ASKED]    = "{player} : ",
		[PHRASE_DEAL_DRAW] =
		    "{who} {piochez~pioche} : quelle carte ?",
		[PHRASE_DEAL_SHARED] =
		    "Quelle carte rejoint la main commune ?",
		[PHRASE_DEAL_NEXT] =
		    "Quelle est la carte suivante de la pioche ?",
		[PHRASE_DEAL_LOWEST] =
		    "Quelle est la carte au bas de la pioche ?",
		[PHRASE_DEAL_GOAL] =
		    "Quel Objectif est posé ensuite ?",
		[PHRASE_DEAL_PREMONITION] =
		    "Quelle Funeste Prémonitoire est révélée ?",
		[PHRASE_PLAYING]       = "La partie continue",
		[PHRASE_WON]           = "{who} {avez~a} gagné",
		[PHRASE_WON_PAIR]      = "Les deux joueurs ont gagné",
		[PHRASE_LOST]          = "Vous avez perdu",
		[PHRASE_LOST_PAIR]     = "Les deux joueurs ont perdu",
		[PHRASE_LOST_ALL]      = "La partie se termine sans vainqueur",
	},

	.prompts = {
		[ONIRIM_ASK_DEAL] = { "Quelle carte arrive ensuite ?" },
		[ONIRIM_ASK_DRAFT] = {
			"Quelle carte révélée prenez-vous ?",
			"Quelle carte révélée prenez-vous (encore {n} à "
			"prendre) ?" },
		[ONIRIM_ASK_ACT] = {
			"Quelle carte jouez-vous ou défaussez-vous ?" },
		[ONIRIM_ASK_SEARCH] = {
			"Trois cartes de suite d'une couleur : cherchez-vous "
			"une Porte dans la pioche ?",
			"Trois cartes de suite d'une couleur : cherchez-vous "
			"{the card} dans la pioche ?" },
		[ONIRIM_ASK_SWAP] = {
			"Échangez-vous une carte de votre main personnelle "
			"avec une carte de la main commune ?" },
		[ONIRIM_ASK_PROPHECY] = {
			"Prophétie : laquelle de ces cartes défaussez-vous ?" },
		[ONIRIM_ASK_ORDER] = {
			"Quelle carte reposez-vous pour la piocher en "
			"premier ?",
			"{n} {carte retourne|cartes retournent} dans la "
			"pioche : laquelle voulez-vous piocher en premier ?" },
		[ONIRIM_ASK_DRAW] = {
			"Piochez-vous une carte ou lancez-vous d'abord un "
			"sort ?" },
		[ONIRIM_ASK_DOOR] = {
			"Vous tombez sur une Porte. Que faites-vous ?",
			"Vous tombez sur {a card}. Que faites-vous ?" },
		[ONIRIM_ASK_NIGHTMARE] = {
			"Vous tombez sur un Cauchemar. Que faites-vous ?" },
		[ONIRIM_ASK_PAY] = {
			"Avec quelle carte de la défausse payez-vous le sort ?",
			"Avec quelle carte de la défausse payez-vous le sort "
			"(encore {n} à payer) ?" },
		[ONIRIM_ASK_GOALS] = {
			"Quels Objectifs intervertissez-vous ?" },
		[ONIRIM_ASK_TOP] = {
			"Laquelle de ces cartes placez-vous au sommet de la "
			"pioche ?" },
		[ONIRIM_ASK_TOWER] = {
			"Quelle Tour défaussez-vous à cause du Cauchemar ?" },
		[ONIRIM_ASK_PREMONITION] = {
			"Quelle Funeste Prémonitoire résolvez-vous en "
			"premier ?" },
		[ONIRIM_ASK_PENALTY] = {
			"Que perdez-vous comme pénalité ?",
			"{card} : que perdez-vous ?" },
		[ONIRIM_ASK_HAPPY] = {
			"Vous tombez sur un Songe Heureux. Que faites-vous ?" },
		[ONIRIM_ASK_FETCH] = {
			"Quelle carte de la pioche placez-vous au sommet ?" },
		[ONIRIM_ASK_DISCARD_ANY] = {
			"Laquelle des cartes révélées défaussez-vous ?" },
		[ONIRIM_ASK_END] = {
			"Terminez-vous votre tour ou lancez-vous d'abord un "
			"sort ?" },

		[ONIRIM_ASK_MOVE] = {
			"Quelle action choisissez-vous ?",
			"Quelle action choisissez-vous (il vous en reste "
			"{n}) ?" },
		[ONIRIM_ASK_EXCHANGE] = {
			"Quelle carte défaussez-vous ? Pour deux cartes, vous "
			"en piochez une." },
		[ONIRIM_ASK_LEGION] = {
			"Une créature d'une seule légion se réveille : quelle "
			"carte défaussez-vous ?",
			"Une créature d'une seule légion se réveille : quelle "
			"carte défaussez-vous (encore {n} à défausser) ?" },
		[ONIRIM_ASK_HERALD] = {
			"Héraut : quelle carte révélée jouez-vous, et sur "
			"quelle créature ?" },
		[ONIRIM_ASK_WAKE] = {
			"Deux créatures sont complètes : laquelle se "
			"réveille ?" },
		[ONIRIM_ASK_JOKER] = {
			"Joker : quelle carte de votre main jouez-vous, et sur "
			"quelle créature ?" },
		[ONIRIM_ASK_EXECUTIONER] = {
			"Bourreau : de quelle créature prenez-vous la dernière "
			"carte ?" },
		[ONIRIM_ASK_SCAVENGER] = {
			"Charognard : quelle créature incomplète "
			"défaussez-vous ?" },
		[ONIRIM_ASK_DEVOURER] = {
			"Dévoreur : de quelle autre de vos créatures "
			"défaussez-vous la dernière carte ?" },
	},

	.labels = {
		[ONIRIM_VERB_DEAL]     = "Distribuer {the card}",
		[ONIRIM_VERB_TAKE]     = "Prendre {the card}",
		[ONIRIM_VERB_PLAY]     = "Jouer {the card}",
		[LABEL_PLAY_LEFT]      = "Jouer {the card} à gauche",
		[LABEL_PLAY_RIGHT]     = "Jouer {the card} à droite",
		[ONIRIM_VERB_DISCARD]  = "Défausser {the card}",
		[ONIRIM_VERB_SEARCH]   = "Chercher une Porte dans la pioche",
		[LABEL_SEARCH_DOOR]    = "Chercher {the card} dans la pioche",
		[ONIRIM_VERB_SWAP]     = "Échanger {the card} contre "
		                         "{the other}",
		[ONIRIM_VERB_KEY]      = "Dépenser {the card}",
		[ONIRIM_VERB_DOOR]     = "Poser {the card} dans les Limbes",
		[ONIRIM_VERB_REVEAL]   = "Révéler des cartes de la pioche",
		[ONIRIM_VERB_HAND]     = "Défausser toute la main",
		[ONIRIM_VERB_LIMBO]    = "Poser la Porte dans les Limbes",
		[ONIRIM_VERB_DROP]     = "Défausser {the card}",
		[ONIRIM_VERB_NEXT]     = "Reposer d'abord {the card}",
		[ONIRIM_VERB_TOP]      = "Placer {the card} au sommet de la "
		                         "pioche",
		[ONIRIM_VERB_CAST]     = "Lancer la {spell}",
		[ONIRIM_VERB_PAY]      = "Payer avec {the card}",
		[ONIRIM_VERB_GOALS]    = "Intervertir les Objectifs {n} et {m}",
		[LABEL_GOALS_SEEN]     = "Intervertir les Objectifs {n} et "
		                         "{m} : {card}, {other}",
		[ONIRIM_VERB_TOWER]    = "Défausser la Tour à la place {n}",
		[LABEL_TOWER_SEEN]     = "Défausser {the card} (place {n})",
		[ONIRIM_VERB_SPARE]    = "Jouer une fausse destruction",
		[ONIRIM_VERB_RESOLVE]  = "Résoudre {the card}",
		[ONIRIM_VERB_DISPEL]   = "Retirer du jeu {the card}",
		[ONIRIM_VERB_LOOK]     = "Révéler des cartes et en défausser",
		[ONIRIM_VERB_FETCH]    = "Chercher une carte dans la pioche",
		[LABEL_FETCH_CARD]     = "Placer {the card} au sommet de la "
		                         "pioche",
		[ONIRIM_VERB_DRAW]     = "Piocher une carte",
		[ONIRIM_VERB_DECLINE]  = "Refuser",
		[LABEL_SEARCH_DECLINE] = "Laisser la Porte dans la pioche",
		[LABEL_SWAP_DECLINE]   = "Ne rien échanger",
		[ONIRIM_VERB_STOP]     = "S'arrêter là",
		[LABEL_STOP_DISCARD]   = "Ne plus rien défausser",
		[LABEL_STOP_TURN]      = "Terminer le tour",
		[ONIRIM_VERB_EXCHANGE] = "Défausser des cartes et en piocher "
		                         "la moitié",
		[ONIRIM_VERB_BUILD]    = "Jouer {the card} sur la créature {n}",
		[LABEL_BUILD_NEW]      = "Commencer la créature {n} avec "
		                         "{the card}",
		[ONIRIM_VERB_SEIZE]    = "Prendre la dernière carte de la "
		                         "créature {n}",
		[LABEL_SEIZE_SEEN]     = "Prendre {the card} de la créature "
		                         "{n}",
		[ONIRIM_VERB_DESTROY]  = "Défausser la créature {n}",
		[LABEL_DESTROY_ONE]    = "Défausser la créature {n} : {card}",
		[LABEL_DESTROY_TWO]    = "Défausser la créature {n} : {card}, "
		                         "{other}",
		[ONIRIM_VERB_DEVOUR]   = "Défausser la dernière carte de la "
		                         "créature {n}",
		[LABEL_DEVOUR_SEEN]    = "Défausser {the card} de la créature "
		                         "{n}",
		[ONIRIM_VERB_WAKE]     = "Réveiller la créature {n}",
		[LABEL_WAKE_SEEN]      = "Réveiller la créature {n} : {card}",
	},

	.helps = {
		[HELP_DEAL] =
		    "La carte arrive ensuite ; {n} {carte|cartes} de ce genre "
		    "{peut|peuvent} encore arriver.",
		[HELP_TAKE] = "La carte rejoint votre main personnelle.",

		[HELP_ROOM_FIRST] =
		    "La carte commence une série de sa couleur dans votre "
		    "labyrinthe.",
		[HELP_ROOM_SECOND] =
		    "C'est la deuxième carte de suite de sa couleur.",
		[HELP_ROOM_THIRD] =
		    "C'est la troisième de suite : vous pourrez chercher "
		    "{the card} dans la pioche.",
		[HELP_ROOM_THIRD_NONE] =
		    "C'est la troisième de suite, mais la pioche n'a plus de "
		    "{card}.",
		[HELP_TOWER_LEFT] =
		    "La Tour rejoint la rangée de Tours à gauche.",
		[HELP_TOWER_RIGHT] =
		    "La Tour rejoint la rangée de Tours à droite.",

		[HELP_DISCARD] = "La carte est défaussée, sans autre effet.",
		[HELP_DISCARD_SWAP] =
		    "La carte est défaussée, puis vous pourrez échanger une "
		    "carte avec la main commune.",
		[HELP_DISCARD_KEY] =
		    "Prophétie : vous regardez {n} {carte|cartes} de la pioche "
		    "et {la défaussez|en défaussez une}.",
		[HELP_DISCARD_TOWER] =
		    "Vous regardez {n} {carte|cartes} de la pioche et "
		    "{la reposez|les reposez dans l'ordre de votre choix}.",

		[HELP_CAST_PROPHECY] =
		    "Vous payez {n} {carte|cartes} de la défausse, regardez "
		    "les cinq dernières cartes de la pioche et en placez une "
		    "au sommet.",
		[HELP_CAST_PROPHECY_ALL] =
		    "Vous payez {n} {carte|cartes} de la défausse, regardez "
		    "toutes les cartes de la pioche et en placez une au "
		    "sommet.",
		[HELP_CAST_PLANNING] =
		    "Vous payez {n} {carte|cartes} de la défausse et "
		    "intervertissez deux Objectifs.",
		[HELP_CAST_PUNISHMENT] =
		    "Vous payez {n} {carte|cartes} de la défausse, et le "
		    "Cauchemar est défaussé sans effet.",

		[HELP_SEARCH] =
		    "La pioche est mélangée, et vous obtenez la Porte.",
		[HELP_SEARCH_LIMBO] =
		    "La pioche est mélangée, mais la Porte va dans les "
		    "Limbes : elle ne peut pas encore être obtenue.",
		[HELP_SEARCH_DECLINE] =
		    "La Porte reste dans la pioche, qui n'est pas mélangée.",
		[HELP_SWAP] = "Les deux cartes changent de main.",
		[HELP_SWAP_DECLINE] =
		    "Toutes les cartes restent où elles sont.",
		[HELP_PROPHECY_DROP] =
		    "La carte est défaussée sans effet ; les autres "
		    "retournent au sommet de la pioche.",
		[HELP_DROP_DOOR] =
		    "La Porte est défaussée sans effet, et sans elle la partie "
		    "ne peut plus être gagnée.",
		[HELP_ORDER_TOP] =
		    "La carte retourne au sommet de la pioche ; elle sera "
		    "piochée avant celles qui restent.",
		[HELP_ORDER_BOTTOM] =
		    "La carte retourne au bas de la pioche ; elle sera piochée "
		    "avant celles qui restent.",

		[HELP_DRAW] = "Vous piochez la première carte de la pioche.",
		[HELP_KEY_DOOR] =
		    "La Clé est défaussée, et vous obtenez {the card}.",
		[HELP_KEY_DOOR_LIMBO] =
		    "La Clé est défaussée, mais {the card} va dans les "
		    "Limbes : elle ne peut pas encore être obtenue.",
		[HELP_LIMBO] =
		    "La Porte va dans les Limbes ; elle sera mélangée dans la "
		    "pioche à la fin du tour.",
		[HELP_NIGHTMARE_KEY] = "La Clé est défaussée, sans Prophétie.",
		[HELP_NIGHTMARE_DOOR] =
		    "Votre Porte va dans les Limbes ; elle sera mélangée dans "
		    "la pioche à la fin du tour.",
		[HELP_NIGHTMARE_REVEAL] =
		    "{n} {carte est révélée|cartes sont révélées} : les "
		    "cartes Labyrinthe vont dans la défausse, les Portes et "
		    "les Songes dans les Limbes.",
		[HELP_NIGHTMARE_HAND] =
		    "Vous défaussez toute votre main sans effet et piochez une "
		    "nouvelle main.",
		[HELP_NIGHTMARE_HAND_LOST] =
		    "Vous défaussez toute votre main, mais la pioche ne suffit "
		    "pas pour une nouvelle main : vous perdez.",
		[HELP_END] =
		    "Votre tour se termine, et les cartes des Limbes sont "
		    "mélangées dans la pioche.",
		[HELP_END_BARE] = "Votre tour se termine.",

		[HELP_PAY] = "La carte quitte la défausse et le jeu.",
		[HELP_TOP] =
		    "La carte va au sommet de la pioche, les autres au bas.",
		[HELP_GOALS] =
		    "Les deux Objectifs changent de place sans se retourner.",
		[HELP_GOALS_RANK] =
		    "Les deux Objectifs changent de place sans se retourner, "
		    "mais celui qui était redevenu visible ne passe plus avant "
		    "les autres.",
		[HELP_TOWER] =
		    "La Tour est défaussée, et ses voisines se rejoignent.",
		[HELP_SPARE] =
		    "Vous ne perdez aucune Tour, mais le Cauchemar va dans les "
		    "Limbes.",

		[HELP_RESOLVE + 0] =
		    "Toutes les Pièces rouges de la pioche sont défaussées.",
		[HELP_RESOLVE + 1] =
		    "Vous défaussez de la pioche deux Clés de votre choix.",
		[HELP_RESOLVE + 2] =
		    "Un Cauchemar de la défausse va dans les Limbes.",
		[HELP_RESOLVE + 3] =
		    "Une Porte de n'importe quelle couleur va dans les Limbes.",
		[HELP_RESOLVE + 4] =
		    "Une Porte d'une couleur présente deux fois va dans les "
		    "Limbes.",
		[HELP_RESOLVE + 5] =
		    "Vous défaussez votre main et en piochez une nouvelle ; "
		    "puis une autre Funeste Prémonitoire est révélée.",
		[HELP_RESOLVE + 6] =
		    "Deux autres Funestes Prémonitoires sont révélées.",
		[HELP_RESOLVE + 7] =
		    "Tous les Songes Heureux de la pioche sont défaussés.",
		[HELP_RESOLVE_NOTHING] =
		    "La pénalité ne trouve rien à prendre et reste sans effet.",
		[HELP_RESOLVE_KEYS] =
		    "{La dernière Clé|Les dernières Clés} de la pioche "
		    "{est défaussée|sont défaussées}.",
		[HELP_RESOLVE_DOOR] =
		    "La seule Porte qui convient va dans les Limbes : {card}.",
		[HELP_RESOLVE_HAND] =
		    "Vous défaussez votre main et en piochez une nouvelle.",
		[HELP_RESOLVE_HAND_LOST] =
		    "Vous défaussez votre main, mais la pioche ne suffit pas "
		    "pour une nouvelle main : vous perdez.",
		[HELP_RESOLVE_ONE_MORE] =
		    "La dernière Funeste Prémonitoire est révélée.",
		[HELP_PENALTY_KEY] =
		    "La Clé est défaussée de la pioche, sans Prophétie.",

		[HELP_DISPEL] =
		    "La Funeste Prémonitoire quitte le jeu sans que vous en "
		    "subissiez la pénalité.",
		[HELP_LOOK] =
		    "{n} {carte est révélée|cartes sont révélées} : vous en "
		    "défaussez autant que vous voulez et reposez les autres "
		    "dans l'ordre de votre choix.",
		[HELP_FETCH] =
		    "Vous choisissez une carte de la pioche et la placez au "
		    "sommet.",
		[HELP_FETCH_CARD] =
		    "La pioche est mélangée, et la carte va au sommet.",
		[HELP_DISCARD_ANY] = "La carte est défaussée sans effet.",
		[HELP_STOP] =
		    "Les cartes qui restent retournent au sommet de la pioche "
		    "dans l'ordre de votre choix.",

		[HELP_DRAW_ANEW] =
		    "La défausse est mélangée et devient la pioche, dont vous "
		    "piochez la première carte.",
		[HELP_EXCHANGE] =
		    "Vous défaussez autant de cartes que vous voulez, puis en "
		    "piochez la moitié.",
		[HELP_EXCHANGE_ODD] =
		    "La carte est défaussée ; il en faut encore une pour "
		    "piocher une carte de plus.",
		[HELP_EXCHANGE_EVEN] =
		    "La carte est défaussée ; jusqu'ici, vous piocherez {n} "
		    "{carte|cartes}.",
		[HELP_EXCHANGE_STOP] =
		    "Vous ne défaussez plus rien et piochez {n} "
		    "{carte|cartes}.",
		[HELP_EXCHANGE_NOTHING] =
		    "Vous ne défaussez plus rien et ne piochez rien, car une "
		    "seule carte ne suffit pas.",

		[HELP_BUILD_LEGS] =
		    "La carte commence une créature, dont elle forme les "
		    "membres inférieurs.",
		[HELP_BUILD_TORSO] =
		    "La carte devient le torse de la créature, à qui il ne "
		    "manque plus que la tête.",
		[HELP_BUILD_LAST] =
		    "La tête termine votre dernière créature, et vous gagnez.",
		[HELP_BUILD_HEAD] =
		    "La créature est complète et se réveille. Elle a {n} "
		    "{pouvoir|pouvoirs}.",
		[HELP_BUILD_HEAD_PLAIN] =
		    "La créature est complète et se réveille. Elle n'a pas de "
		    "pouvoir.",
		[HELP_BUILD_HEAD_LEGION] =
		    "La créature est complète et se réveille : les autres "
		    "joueurs défaussent pour sa légion. Elle a {n} "
		    "{pouvoir|pouvoirs}.",
		[HELP_BUILD_HEAD_LEGION_PLAIN] =
		    "La créature est complète et se réveille : les autres "
		    "joueurs défaussent pour sa légion. Elle n'a pas de "
		    "pouvoir.",
		[HELP_BUILD_HEAD_ASLEEP] =
		    "La créature est complète, mais aucune ne se réveille "
		    "plus pendant ce tour.",
		[HELP_BUILD_FIRST_HEAD] =
		    "La créature est complète, et l'autre carte peut aussi en "
		    "compléter une.",
		[HELP_BUILD_SECOND_HEAD] =
		    "Cette créature est complète aussi, et vous choisissez "
		    "laquelle des deux se réveille.",

		[HELP_LEGION_FIRST] =
		    "La carte est défaussée, puis une autre, car vous n'avez "
		    "pas de carte de la légion de cette créature.",
		[HELP_LEGION_LAST] =
		    "La carte est défaussée, et vous ne devez plus rien à la "
		    "créature.",
		[HELP_SEIZE] =
		    "La carte rejoint votre main, et tous savent qu'elle y "
		    "est.",
		[HELP_SEIZE_HEAD] =
		    "La tête rejoint votre main, et la créature est de "
		    "nouveau incomplète.",
		[HELP_SEIZE_ONLY] =
		    "La carte rejoint votre main, et il ne reste rien de la "
		    "créature.",
		[HELP_DESTROY] =
		    "Toute la créature est défaussée : {n} {carte|cartes}.",
		[HELP_DEVOUR] =
		    "La carte est défaussée, et vous pourrez en jouer une "
		    "autre à sa place.",
		[HELP_DEVOUR_HEAD] =
		    "La tête est défaussée, et la créature se réveillera quand "
		    "elle en aura une autre.",
		[HELP_DEVOUR_ONLY] =
		    "La carte est défaussée, et il ne reste rien de la "
		    "créature.",
		[HELP_WAKE] =
		    "Cette créature se réveille, l'autre non. Elle a {n} "
		    "{pouvoir|pouvoirs}.",
		[HELP_WAKE_PLAIN] =
		    "Cette créature se réveille, l'autre non. Elle n'a pas de "
		    "pouvoir.",
		[HELP_WAKE_LEGION] =
		    "Cette créature se réveille, l'autre non : les autres "
		    "joueurs défaussent pour sa légion. Elle a {n} "
		    "{pouvoir|pouvoirs}.",
		[HELP_WAKE_LEGION_PLAIN] =
		    "Cette créature se réveille, l'autre non : les autres "
		    "joueurs défaussent pour sa légion. Elle n'a pas de "
		    "pouvoir.",
		[HELP_WAKE_NEITHER] =
		    "Aucune des deux ne se réveille : il y en a eu trop "
		    "pendant ce tour.",
	},

	.whys = {
		[WHY_NOTHING] = "",
		[WHY_OVER] = "La partie est terminée.",
		[WHY_NOT_ASKED] = "Ce n'est pas la question en ce moment.",
		[WHY_NOT_TOLD] = "La question est posée à un autre joueur.",
		[WHY_NO_SEAT] = "Ce joueur n'existe pas.",
		[WHY_NOT_TO_COME] =
		    "Cette carte ne peut pas arriver maintenant.",

		[WHY_NOT_OPEN] =
		    "Cette carte n'est pas parmi les cartes révélées.",
		[WHY_NOT_IN_HAND] = "Cette carte n'est pas dans votre main.",
		[WHY_NOT_SHARED] =
		    "Cette carte n'est pas dans la main commune.",
		[WHY_NOT_LOOKED_AT] =
		    "Cette carte n'est pas parmi les cartes regardées.",
		[WHY_NOT_DISCARDED] = "Cette carte n'est pas dans la défausse.",
		[WHY_NOT_IN_DECK] = "Cette carte n'est plus dans la pioche.",
		[WHY_NO_DOOR] = "Cette Porte ne se trouve pas là.",
		[WHY_NO_TOWER] = "Il n'y a pas de Tour à cette place.",
		[WHY_NO_PREMONITION] =
		    "Cette Funeste Prémonitoire n'est pas visible.",
		[WHY_EMPTY_HAND] = "Votre main est vide.",
		[WHY_EMPTY_DECK] = "La pioche est vide.",

		[WHY_SAME_SYMBOL] =
		    "La carte a le même symbole que la dernière carte du "
		    "labyrinthe.",
		[WHY_ONLY_TOWERS] =
		    "Seules les Tours se jouent à un bout de la rangée de "
		    "Tours.",
		[WHY_NAME_END] =
		    "Une Tour se joue à un bout de la rangée : dites lequel.",
		[WHY_FIRST_TOWER] =
		    "La première Tour commence la rangée à droite.",
		[WHY_RIGHT_ONLY] =
		    "Les Tours ne se jouent qu'à droite de la rangée.",
		[WHY_TOWER_SYMBOL] =
		    "La Tour a un symbole en commun avec sa voisine.",

		[WHY_NO_SPELLS] = "Il n'y a pas de sorts dans cette partie.",
		[WHY_NO_SPELL_NOW] =
		    "Vous ne pouvez pas lancer de sort en ce moment.",
		[WHY_TOO_DEAR] = "La défausse a moins de {n} {carte|cartes}.",
		[WHY_NO_NIGHTMARE] =
		    "Ce sort demande un Cauchemar qui vient d'être pioché.",

		[WHY_SAME_CARD] =
		    "Les deux cartes sont identiques : rien ne changerait.",
		[WHY_SAME_GOALS] =
		    "Les deux Objectifs ont la même couleur et montrent la "
		    "même face : rien ne changerait.",
		[WHY_NO_KEY] = "Cette carte n'est pas une Clé.",
		[WHY_OTHER_COLOUR] = "La Clé n'a pas la couleur de la Porte.",
		[WHY_PARTNERS_DOOR] =
		    "Un Cauchemar ne prend qu'une de vos propres Portes.",
		[WHY_OWN_DOOR_FIRST] =
		    "Si une de vos propres Portes convient, vous devez la "
		    "choisir.",
		[WHY_NO_PAIR] =
		    "Il n'y a qu'une Porte de cette couleur sur la table.",
		[WHY_HELD_TOWER] =
		    "Sans cette Tour, deux Tours qui ont un symbole en commun "
		    "se toucheraient.",
		[WHY_CONDITION] =
		    "La condition de cette Funeste Prémonitoire n'est pas "
		    "remplie.",

		[WHY_ASCENDING] =
		    "Les cartes se nomment dans l'ordre croissant, et une "
		    "carte plus haute est déjà nommée.",
		[WHY_TOO_FEW] =
		    "Les cartes se nomment dans l'ordre croissant, et il en "
		    "resterait trop peu après celle-ci.",

		[WHY_NOTHING_TO_DRAW] =
		    "Il n'y a rien à piocher : la pioche et la défausse sont "
		    "vides.",
		[WHY_NONE_DISCARDED] = "Il faut défausser au moins une carte.",
		[WHY_NOT_OF_LEGION] =
		    "Vous avez une carte de la légion de cette créature : "
		    "défaussez-en une.",
		[WHY_NOT_REVEALED] = "Le Héraut n'a pas révélé cette carte.",

		[WHY_NO_CREATURE] = "Cette créature n'existe pas.",
		[WHY_ENOUGH_CREATURES] =
		    "Vous ne pouvez pas avoir plus de {n} "
		    "{créature|créatures}.",
		[WHY_COMPLETE] = "La créature est déjà complète.",
		[WHY_NO_LEGS] =
		    "Une créature commence par ses membres inférieurs, et "
		    "cette carte n'en est pas.",
		[WHY_NO_TORSO] =
		    "Il faut d'abord un torse à la créature, et cette carte "
		    "n'en est pas un.",
		[WHY_NO_HEAD] =
		    "Il faut une tête à la créature, et cette carte n'en est "
		    "pas une.",
		[WHY_OTHER_LEGION] =
		    "Si vos deux actions jouent une carte, les deux cartes "
		    "sont de la même légion.",
		[WHY_COMPLETES_NONE] =
		    "La première carte a complété une créature : la seconde "
		    "doit en compléter une aussi.",

		[WHY_OWN_CREATURE] =
		    "Ce doit être une créature d'un autre joueur.",
		[WHY_NOT_UNFINISHED] =
		    "Un Charognard ne prend que des créatures incomplètes.",
		[WHY_ACTIVE_CREATURE] =
		    "Un Dévoreur ne prend rien à sa propre créature.",
		[WHY_NOT_COMPLETED] =
		    "Le Héraut n'a pas complété cette créature.",
	},

	.told = {
		[TOLD_TAKE] = { "{who} {prenez~prend} {the card}" },
		[TOLD_PLAY] = { "{who} {jouez~joue} {the card}" },
		[TOLD_PLAY_SHARED] = {
			"{who} {jouez~joue} {the card} de la main commune" },
		[TOLD_PLAY_LEFT] = { "{who} {jouez~joue} {the card} à gauche" },
		[TOLD_PLAY_RIGHT] = {
			"{who} {jouez~joue} {the card} à droite" },
		[TOLD_DISCARD] = { "{who} {défaussez~défausse} {the card}",
			"{who} {défaussez~défausse} {count} cartes" },
		[TOLD_DISCARD_SHARED] = {
			"{who} {défaussez~défausse} {the card} de la main "
			"commune" },
		[TOLD_SEARCH_DOOR] = {
			"{who} {cherchez~cherche} une Porte dans la pioche" },
		[TOLD_LEAVE_DOOR] = {
			"{who} {laissez~laisse} {the cause} dans la pioche" },
		[TOLD_SWAP] = {
			"{who} {échangez~échange} {the card} contre "
			"{the other}" },
		[TOLD_SWAP_NOTHING] = { "{who} {n'échangez~n'échange} rien" },
		[TOLD_KEY_FOR_DOOR] = { "{who} {dépensez~dépense} {the card}" },
		[TOLD_KEY_FOR_NIGHTMARE] = {
			"{who} {dépensez~dépense} {the card} contre "
			"{the cause}" },
		[TOLD_GIVE_UP] = {
			"{who} {sacrifiez~sacrifie} {the card} pour résoudre "
			"{the cause}" },
		[TOLD_PAY_PENALTY] = {
			"{who} {sacrifiez~sacrifie} {the card} comme "
			"pénalité" },
		[TOLD_GIVE_UP_TOWER] = {
			"{who} {défaussez~défausse} la Tour à la place {n}" },
		[TOLD_SPARE] = {
			"{who} {sauvez~sauve} les Tours par une fausse "
			"destruction" },
		[TOLD_REVEAL] = {
			"{who} {révélez~révèle} des cartes de la pioche" },
		[TOLD_DISCARD_HAND] = {
			"{who} {défaussez~défausse} toute {votre~sa} main" },
		[TOLD_LET_GO] = { "{who} {renoncez~renonce} à {the cause}" },
		[TOLD_PUT_BACK] = {
			"{who} {reposez~repose} {the card} au sommet de la "
			"pioche",
			"{who} {reposez~repose} {count} cartes au sommet de la "
			"pioche" },
		[TOLD_PUT_UNDER] = {
			"{who} {reposez~repose} {the card} au bas de la pioche",
			"{who} {reposez~repose} {count} cartes au bas de la "
			"pioche" },
		[TOLD_PUT_ON_TOP] = {
			"{who} {placez~place} {the card} au sommet de la "
			"pioche" },
		[TOLD_CAST] = { "{who} {lancez~lance} la {spell}" },
		[TOLD_PAY] = { "{who} {payez~paie} le sort avec {the card}",
			"{who} {payez~paie} le sort avec {count} cartes" },
		[TOLD_SWAP_GOALS] = {
			"{who} {intervertissez~intervertit} les Objectifs {n} "
			"et {m}" },
		[TOLD_FACE_PREMONITION] = {
			"{who} {résolvez~résout} {the card}" },
		[TOLD_DISPEL] = { "{who} {retirez~retire} du jeu {the card}" },
		[TOLD_SEARCH] = {
			"{who} {cherchez~cherche} une carte dans la pioche" },
		[TOLD_DRAW_ON] = {
			"{who} ne {lancez~lance} pas de sort avant de "
			"piocher" },
		[TOLD_DISCARD_NO_MORE] = {
			"{who} ne {défaussez~défausse} plus rien" },
		[TOLD_END_TURN] = {
			"{who} {terminez~termine} {votre~son} tour" },
		[TOLD_DEAL] = { "le donneur distribue {a card}" },

		[TOLD_DRAW] = { "{who} {piochez~pioche} {a card}",
			"{who} {piochez~pioche} {count} cartes" },
		[TOLD_MEET] = { "{who} {tombez~tombe} sur {a card}" },
		[TOLD_LOOK_AT] = { "{who} {regardez~regarde} {a card}",
			"{who} {regardez~regarde} {count} cartes" },
		[TOLD_REVEAL_CARD] = { "{who} {révélez~révèle} {a card}",
			"{who} {révélez~révèle} {count} cartes" },
		[TOLD_JOIN_SHARED] = { "{the card} rejoint la main commune",
			"{count} cartes rejoignent la main commune" },
		[TOLD_LAY_GOAL] = { "{the card} est posé sur la table",
			"{count} Objectifs sont posés sur la table" },
		[TOLD_LAY_PREMONITION] = { "{the card} est révélée",
			"{count} Funestes Prémonitoires sont révélées" },

		[TOLD_JOIN_ROW] = {
			"{the card} rejoint {votre^le} labyrinthe{of owner}" },
		[TOLD_JOIN_TOWERS] = {
			"{the card} rejoint la rangée de Tours" },
		[TOLD_JOIN_HAND] = {
			"{the card} rejoint {votre^la} main "
			"personnelle{of owner}" },
		[TOLD_DISCARDED] = { "{the card} va dans la défausse",
			"{count} cartes vont dans la défausse" },
		[TOLD_DISCARDED_FOR] = {
			"{the card} va dans la défausse à cause de la carte "
			"{cause}",
			"{count} cartes vont dans la défausse à cause de la "
			"carte {cause}" },
		[TOLD_LOSE] = { "{who} {perdez~perd} {the card} comme pénalité",
			"{who} {perdez~perd} {count} cartes comme pénalité" },
		[TOLD_LOSE_TOWER] = { "{the cause} détruit {the card}" },
		[TOLD_PUNISH] = { "{the cause} défausse {the card}" },
		[TOLD_TO_LIMBO] = { "{the card} va dans les Limbes",
			"{count} cartes vont dans les Limbes" },
		[TOLD_DOOR_TO_LIMBO] = { "{the card} va dans les Limbes" },
		[TOLD_DOOR_TO_LIMBO_FOR] = {
			"{the card} va dans les Limbes : la prochaine Porte à "
			"obtenir est {rouge/bleue/verte/brune}" },
		[TOLD_OBTAIN_DOOR] = { "{who} {obtenez~obtient} {the card}" },
		[TOLD_FIND_DOOR] = {
			"{who} {trouvez~trouve} {the card} dans la pioche" },
		[TOLD_ONTO_DECK] = { "{the card} va au sommet de la pioche" },
		[TOLD_UNDER_DECK] = { "{the card} va au bas de la pioche" },
		[TOLD_INTO_DECK] = { "{the card} retourne dans la pioche",
			"{count} cartes retournent dans la pioche" },
		[TOLD_OUT_OF_GAME] = { "{the card} quitte le jeu",
			"{count} cartes quittent le jeu" },
		[TOLD_STRIKE] = { "{the card} frappe et quitte le jeu" },

		[TOLD_SHUFFLE] = { "la pioche est mélangée" },
		[TOLD_LOCATE] = {
			"{who} {apprenez~apprend} que l'autre joueur a {a "
			"card} en main" },
		[TOLD_TURN] = { "{who} {commencez~commence} {votre~son} tour" },
		[TOLD_REACH_GOAL] = {
			"l'Objectif {rouge/bleu/vert/brun} est atteint" },
		[TOLD_REOPEN_GOAL] = {
			"{the card} redevient visible et passe en premier" },
		[TOLD_GOALS_SWAPPED] = {
			"les Objectifs {n} et {m} changent de place" },

		[TOLD_CHOOSE_DRAW] = {
			"{who} {choisissez~choisit} de piocher une carte" },
		[TOLD_CHOOSE_EXCHANGE] = {
			"{who} {choisissez~choisit} de défausser des cartes et "
			"d'en piocher la moitié" },
		[TOLD_CHOOSE_BUILD] = { "{who} {jouez~joue} {the card}" },
		[TOLD_CHOOSE_CREATURE] = {
			"{who} {choisissez~choisit} {votre^la} {nth} "
			"créature{of owner}" },
		[TOLD_CHOOSE_OWN] = {
			"{who} {choisissez~choisit} {votre~sa} {nth} "
			"créature" },
		[TOLD_CHOOSE_WAKE] = {
			"{who} {choisissez~choisit} de réveiller {votre~sa} "
			"{nth} créature" },
		[TOLD_DRAW_BY] = {
			"{who} {piochez~pioche} {a card} avec {the cause}",
			"{who} {piochez~pioche} {count} cartes avec "
			"{the cause}" },
		[TOLD_REVEAL_BY] = { "{the cause} révèle {a card}",
			"{the cause} révèle {count} cartes" },
		[TOLD_BEGIN_CREATURE] = {
			"{who} {commencez~commence} {votre~sa} {nth} créature "
			"avec {the card}" },
		[TOLD_BUILD] = {
			"{who} {ajoutez~ajoute} {the card} à {votre~sa} {nth} "
			"créature" },
		[TOLD_SEIZE] = {
			"{the cause} prend {part} de {votre^la} {nth} "
			"créature{of owner}" },
		[TOLD_DESTROY] = {
			"{the cause} défausse {part} de {votre^la} {nth} "
			"créature{of owner}",
			"{the cause} défausse {count} cartes de {votre^la} "
			"{nth} créature{of owner}" },
		[TOLD_ONTO_DISCARDS] = { "la défausse reçoit {the card}",
			"la défausse reçoit {count} cartes" },
		[TOLD_WAKE] = {
			"{votre^la} {nth} créature{of owner} se réveille" },
		[TOLD_NEW_DECK] = {
			"la défausse est mélangée et devient la pioche" },
		[TOLD_INTO_NEW_DECK] = { "la pioche récupère {the card}",
			"la pioche récupère {count} cartes" },

		[TOLD_WON] = { "" },
		[TOLD_NO_FILL] = {
			" : la pioche n'a plus de carte pour compléter la "
			"main" },
		[TOLD_NO_NEW_HAND] = {
			" : la pioche n'a plus de carte pour une nouvelle "
			"main" },
		[TOLD_NO_TURNS] = { " : le dernier tour est terminé" },
	},

	.statuses = {
		[-ONIRIM_OK] = "pas d'erreur",
		[-ONIRIM_E_NULL] = "un argument est NULL : donnez un pointeur",
		[-ONIRIM_E_MEMORY] =
		    "la mémoire manque : libérez-en et réessayez",
		[-ONIRIM_E_SPACE] =
		    "la mémoire donnée est trop petite : onirim_game_size() "
		    "dit combien il en faut",
		[-ONIRIM_E_CONFIG] =
		    "la configuration est incorrecte : corrigez le mot que le "
		    "problème désigne",
		[-ONIRIM_E_ACTION] =
		    "cette action n'existe pas : prenez-en une de "
		    "onirim_legal_actions()",
		[-ONIRIM_E_ILLEGAL] =
		    "cette action n'est pas permise maintenant : prenez-en "
		    "une de onirim_legal_actions()",
		[-ONIRIM_E_OVER] =
		    "la partie est terminée : recommencez-la ou créez-en une "
		    "autre",
		[-ONIRIM_E_RANGE] =
		    "ce joueur, cette zone, cet indice ou cette constante "
		    "n'existe pas ici",
		[-ONIRIM_E_LANGUAGE] =
		    "la bibliothèque ne parle pas cette langue : "
		    "onirim_language() donne celles qu'elle parle",
		[-ONIRIM_E_SYNTAX] =
		    "le texte est illisible : corrigez le mot que le problème "
		    "désigne",
		[-ONIRIM_E_VERSION] =
		    "ceci vient d'une version plus récente : prenez une "
		    "version plus récente de la bibliothèque",
		[-ONIRIM_E_DAMAGED] =
		    "les données sont abîmées : prenez une autre copie",
		[-ONIRIM_E_POSITION] =
		    "la position est impossible, ou la partie n'est pas au "
		    "début d'un tour : corrigez le mot que le problème "
		    "désigne, ou jouez",
		[-ONIRIM_E_REVISION] =
		    "cette partie suit d'autres règles : prenez la version de "
		    "la bibliothèque qui l'a enregistrée",
		[-ONIRIM_E_REDACTED] =
		    "une partie censurée ne se joue pas : jouez celle dont "
		    "elle est tirée",
		[-ONIRIM_E_FAMILY] =
		    "les parties ont des configurations différentes : seules "
		    "les graines peuvent différer",
	},

	.problems = {
		[ONIRIM_PROBLEM_NONE] = "",
		[ONIRIM_PROBLEM_UNKNOWN_KEY] = "Ce mot-clé est inconnu.",
		[ONIRIM_PROBLEM_NO_EQUALS] =
		    "Un mot se compose d'un mot-clé, du signe égal et d'une "
		    "valeur, comme players=2.",
		[ONIRIM_PROBLEM_TWICE] =
		    "Ce mot-clé est donné pour la deuxième fois.",
		[ONIRIM_PROBLEM_MISSING] = "Il manque une valeur ici.",
		[ONIRIM_PROBLEM_UNKNOWN_WORD] = "Ce mot n'a pas sa place ici.",
		[ONIRIM_PROBLEM_WORD_TWICE] = "Ce mot est déjà dans la liste.",
		[ONIRIM_PROBLEM_NONE_ALONE] =
		    "Le mot none reste seul, sans autre mot.",
		[ONIRIM_PROBLEM_NOT_A_NUMBER] =
		    "Il faut ici un nombre : des chiffres décimaux, sans zéro "
		    "initial.",
		[ONIRIM_PROBLEM_OUT_OF_RANGE] =
		    "Ce nombre est trop petit ou trop grand.",
		[ONIRIM_PROBLEM_NOT_A_SEED] =
		    "Une graine est un nombre décimal, ou 0x suivi de 1 à 16 "
		    "chiffres hexadécimaux.",
		[ONIRIM_PROBLEM_NO_SUCH_SEAT] =
		    "Ce joueur n'existe pas : il y a moins de joueurs.",
		[ONIRIM_PROBLEM_NEEDS_ONIRIM] =
		    "Il faut pour cela game=onirim.",
		[ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM] =
		    "Il faut pour cela game=nightmarium.",
		[ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS] =
		    "Il faut pour cela deux joueurs : players=2.",
		[ONIRIM_PROBLEM_NEEDS_STEPS] =
		    "Il faut pour cela le Grimoire des Pas Perdus : "
		    "sets=steps.",
		[ONIRIM_PROBLEM_NEEDS_TOWERS] =
		    "Il faut pour cela les Tours : sets=towers.",
		[ONIRIM_PROBLEM_NEEDS_DREAMS] =
		    "Il faut pour cela les Songes Heureux et Funestes "
		    "Prémonitoires : sets=dreams.",
		[ONIRIM_PROBLEM_NEEDS_SEEDED] =
		    "Il faut pour cela chance=seeded : ici, c'est le donneur "
		    "qui distribue les cartes.",

		[ONIRIM_PROBLEM_UNKNOWN_VERB] =
		    "Aucune action ne porte ce nom.",
		[ONIRIM_PROBLEM_UNKNOWN_CARD] = "Aucune carte ne porte ce nom.",
		[ONIRIM_PROBLEM_INCOMPLETE] =
		    "L'action est incomplète : il manque une carte, un nombre "
		    "ou un mot.",
		[ONIRIM_PROBLEM_TOO_LONG] =
		    "L'action doit s'arrêter avant cela.",
		[ONIRIM_PROBLEM_GOALS_ORDER] =
		    "Il faut deux Objectifs différents, celui de gauche en "
		    "premier.",

		[ONIRIM_PROBLEM_NOT_HEXADECIMAL] =
		    "Un générateur s'écrit 0x suivi de 1 à 16 chiffres "
		    "hexadécimaux.",
		[ONIRIM_PROBLEM_UNKNOWN_VIEWER] =
		    "Un observateur est le numéro d'un joueur, nobody ou host.",
		[ONIRIM_PROBLEM_UNKNOWN_SEATS] =
		    "Après la barre oblique viennent les joueurs qui "
		    "connaissent la carte, chacun une seule fois.",
		[ONIRIM_PROBLEM_WRONG_TURN] =
		    "À ce tour, c'est à un autre joueur de jouer.",
		[ONIRIM_PROBLEM_REDACTED] =
		    "Une partie telle qu'un observateur la connaît n'a ni "
		    "graine ni générateur.",
		[ONIRIM_PROBLEM_NO_SUCH_PLACE] =
		    "Cet emplacement n'existe pas dans cette partie.",
		[ONIRIM_PROBLEM_NOT_IN_GAME] =
		    "Cette carte n'est pas dans le jeu avec cette "
		    "configuration.",
		[ONIRIM_PROBLEM_WRONG_PLACE] =
		    "Cette carte ne peut pas se trouver là.",
		[ONIRIM_PROBLEM_TOO_MANY_CARDS] =
		    "Il n'y a pas autant d'exemplaires de cette carte, ou "
		    "bien ils sont déjà ailleurs.",
		[ONIRIM_PROBLEM_HAND_SIZE] =
		    "La main n'a pas autant de cartes qu'au début d'un tour.",
		[ONIRIM_PROBLEM_ROW_ORDER] =
		    "Cette carte a le même symbole que la carte précédente.",
		[ONIRIM_PROBLEM_SECOND_DOOR] =
		    "Avec la variante unique, personne n'a deux Portes d'une "
		    "même couleur.",
		[ONIRIM_PROBLEM_TOP_FULL] =
		    "On ne peut pas connaître autant de cartes au sommet de "
		    "la pioche.",
		[ONIRIM_PROBLEM_BOTTOM_FULL] =
		    "On ne peut pas connaître autant de cartes au bas de la "
		    "pioche.",
		[ONIRIM_PROBLEM_GOALS_MISSING] =
		    "Les huit Objectifs doivent se trouver là.",
		[ONIRIM_PROBLEM_GOALS_DOWN] =
		    "Dans chaque couleur, il doit y avoir autant d'Objectifs "
		    "face cachée que de Portes obtenues.",
		[ONIRIM_PROBLEM_PREMONITIONS] =
		    "Ce nombre de Funestes Prémonitoires visibles est "
		    "impossible.",
		[ONIRIM_PROBLEM_PREMONITION_STRIKES] =
		    "Les Portes obtenues remplissent la condition de cette "
		    "Funeste Prémonitoire : elle ne serait plus visible.",
		[ONIRIM_PROBLEM_TOWER_EDGES] =
		    "Deux Tours voisines ont un symbole en commun sur les "
		    "bords qui se touchent.",
		[ONIRIM_PROBLEM_WRONG_PART] =
		    "Une créature se compose de membres inférieurs, d'un "
		    "torse et d'une tête : cette carte ne convient pas ici.",
		[ONIRIM_PROBLEM_MANY_CREATURES] =
		    "Personne n'a plus de créatures qu'il n'en faut pour "
		    "gagner.",
		[ONIRIM_PROBLEM_WRONG_KNOWERS] =
		    "Une carte en main est connue de tous les autres joueurs "
		    "ou d'aucun ; celui qui la tient la connaît toujours.",
		[ONIRIM_PROBLEM_NOT_IN_HAND] =
		    "La main n'a pas autant d'exemplaires de cette carte.",
		[ONIRIM_PROBLEM_HIDDEN] =
		    "Une carte est cachée (?) si l'observateur ne la connaît "
		    "pas, et seulement dans ce cas.",
		[ONIRIM_PROBLEM_MANY_HIDDEN] =
		    "Il y a plus de cartes cachées que de cartes restantes.",
		[ONIRIM_PROBLEM_WRONG_POOL] =
		    "Ce n'est pas ce que les autres mots laissent dans la "
		    "pioche.",
		[ONIRIM_PROBLEM_ALREADY_OVER] =
		    "Dans cette position, la partie est déjà gagnée.",
		[ONIRIM_PROBLEM_TURN_TOO_LATE] =
		    "La partie n'a pas pu compter autant de tours.",
		[ONIRIM_PROBLEM_ONE_ANSWER] =
		    "Il n'y a qu'un seul choix : la question ne se poserait "
		    "pas.",

		[ONIRIM_PROBLEM_NOT_A_RECORD] =
		    "Une partie enregistrée commence par la ligne "
		    "onirim-record 1.",
		[ONIRIM_PROBLEM_LATER_VERSION] =
		    "Une version plus récente de la bibliothèque a enregistré "
		    "cette partie.",
		[ONIRIM_PROBLEM_OTHER_RULES] =
		    "Cette partie suit d'autres règles que celles de cette "
		    "bibliothèque.",
		[ONIRIM_PROBLEM_NO_RULES_LINE] =
		    "La ligne des règles doit se trouver ici, par exemple : "
		    "rules 1.",
		[ONIRIM_PROBLEM_NO_CONFIG_LINE] =
		    "La ligne de la configuration doit se trouver ici : config "
		    "et ses mots.",
		[ONIRIM_PROBLEM_LINE_GOES_ON] =
		    "La ligne doit s'arrêter avant cela.",
		[ONIRIM_PROBLEM_CUT_SHORT] =
		    "La partie enregistrée s'arrête trop tôt : il manque "
		    "quelque chose.",
		[ONIRIM_PROBLEM_TAG_NAME] =
		    "Le nom d'une étiquette a de 1 à 255 lettres de a à z, "
		    "chiffres, - et _.",
		[ONIRIM_PROBLEM_TAG_TWICE] =
		    "Une étiquette de ce nom existe déjà.",
		[ONIRIM_PROBLEM_TAG_VALUE] =
		    "La valeur d'une étiquette est un texte entre guillemets "
		    "droits, sur une ligne et de 255 octets au plus.",
		[ONIRIM_PROBLEM_MANY_TAGS] =
		    "Une partie enregistrée a 256 étiquettes au plus.",
		[ONIRIM_PROBLEM_REDACTED_RECORD] =
		    "Une partie enregistrée ne peut pas commencer par une "
		    "partie telle qu'un seul observateur la connaît.",
		[ONIRIM_PROBLEM_OTHER_CONFIG] =
		    "La position n'a pas la configuration de la partie "
		    "enregistrée.",
		[ONIRIM_PROBLEM_TURN_NUMBER] =
		    "Le numéro du tour suivant doit se trouver ici.",
		[ONIRIM_PROBLEM_TURN_IS_OVER] =
		    "Ce tour est terminé : une nouvelle ligne doit commencer "
		    "ici par le numéro d'un tour.",
		[ONIRIM_PROBLEM_FIRST_SEAT] =
		    "Le joueur tiré au sort pour commencer doit se trouver "
		    "ici, par exemple : first:1.",
		[ONIRIM_PROBLEM_CARD_MISSING] =
		    "La carte suivante doit se trouver ici ; une barre (|) "
		    "sépare les cartes des actions.",
		[ONIRIM_PROBLEM_OTHER_CARD] =
		    "Ce n'est pas la carte qui arrive ici dans cette partie.",
		[ONIRIM_PROBLEM_NO_SUCH_DEAL] =
		    "Cette carte ne peut pas arriver ici : elle n'est pas "
		    "dans le jeu, ou il n'en reste plus.",
		[ONIRIM_PROBLEM_ANSWER_MISSING] =
		    "L'action suivante doit se trouver ici ; une barre (|) "
		    "sépare les actions des cartes.",
		[ONIRIM_PROBLEM_ILLEGAL] =
		    "Cette action n'est pas permise ici.",
		[ONIRIM_PROBLEM_AFTER_END] =
		    "La partie est terminée avant cette action.",
		[ONIRIM_PROBLEM_WRONG_RESULT] =
		    "La partie n'en est pas là.",
		[ONIRIM_PROBLEM_AFTER_RESULT] =
		    "Rien ne doit suivre le résultat, sauf des commentaires.",
		[ONIRIM_PROBLEM_NO_MEMORY] =
		    "Il n'y a pas eu assez de mémoire pour lire ce texte.",
		[ONIRIM_PROBLEM_GOAL_RANKS] =
		    "Les Objectifs redevenus visibles se numérotent à partir "
		    "de +1, chaque numéro une fois.",
		[ONIRIM_PROBLEM_SNAPSHOT] =
		    "L'instantané est incomplet ou incorrect.",
	},

	.options = {
		{ "game", "Jeu",
		  "Le jeu auquel on joue." },
		{ "game=onirim", "Onirim",
		  "Vous parcourez un labyrinthe de songes à la recherche "
		  "de ses Portes, en solitaire ou avec un partenaire." },
		{ "game=nightmarium", "Nightmarium",
		  "De deux à cinq joueurs assemblent des créatures. Le "
		  "premier à en avoir assez de complètes gagne." },
		{ "players", "Joueurs",
		  "Le nombre de joueurs." },
		{ "sets", "Extensions",
		  "Des cartes et des règles qui s'ajoutent au jeu. Toutes "
		  "les combinaisons sont possibles." },
		{ "sets=none", "Aucune",
		  "On joue sans extension." },
		{ "sets=steps", "Le Grimoire des Pas Perdus",
		  "Des Objectifs donnent l'ordre dans lequel trouver les "
		  "Portes. Les cartes de la défausse paient trois sorts." },
		{ "sets=towers", "Les Tours",
		  "Pour gagner, il faut aussi quatre Tours voisines de quatre "
		  "couleurs. Les Cauchemars détruisent des Tours." },
		{ "sets=dreams", "Songes Heureux et Funestes Prémonitoires",
		  "Les Funestes Prémonitoires frappent dès que les Portes "
		  "obtenues remplissent leur condition. Les Songes Heureux "
		  "aident à les combattre." },
		{ "variants", "Variantes",
		  "Des changements de règles. Toutes les combinaisons sont "
		  "possibles." },
		{ "variants=none", "Aucune",
		  "On joue selon les règles habituelles." },
		{ "variants=open", "Communication totale",
		  "Les deux joueurs se montrent leurs mains personnelles." },
		{ "variants=unique", "Portes uniques",
		  "Un joueur ne peut pas obtenir deux Portes d'une même "
		  "couleur. La seconde va dans les Limbes et reste pour le "
		  "partenaire." },
		{ "variants=race", "Course",
		  "Les joueurs sont adversaires. Le premier qui a des "
		  "Portes des quatre couleurs gagne seul." },
		{ "variants=lost", "Perdus !",
		  "Le jeu est plus difficile : les sorts coûtent plus de "
		  "cartes." },
		{ "variants=ruins", "Les ruines dispersées",
		  "Le jeu est plus difficile : les Cauchemars détruisent des "
		  "Tours malgré un Rempart de tours." },
		{ "variants=right-only", "À droite seulement",
		  "Le jeu est plus difficile : une Tour se joue à droite de la "
		  "rangée, jamais à gauche." },
		{ "premonitions", "Funestes Prémonitoires",
		  "Le nombre de Funestes Prémonitoires visibles au début. Plus "
		  "il y en a, plus le jeu est difficile." },
		{ "first", "Premier joueur",
		  "Le joueur qui commence." },
		{ "first=random", "Tiré au sort",
		  "Le joueur qui commence est tiré au sort." },
		{ "objective", "Créatures à compléter",
		  "Le nombre de créatures complètes qu'il faut pour gagner. "
		  "Moins il en faut, plus la partie est courte." },
		{ "turns", "Limite de tours",
		  "Après ce nombre de tours, tous joueurs confondus, la "
		  "partie se termine sans vainqueur." },
		{ "turns=0", "Sans limite",
		  "La partie continue jusqu'à la victoire d'un joueur." },
		{ "seed", "Graine",
		  "Le nombre qui décide des cartes qui arrivent. La même "
		  "graine et les mêmes choix donnent la même partie." },
		{ "chance", "Donneur",
		  "Qui distribue les cartes." },
		{ "chance=seeded", "Le programme distribue",
		  "Les cartes sont distribuées d'après la graine." },
		{ "chance=host", "De vraies cartes",
		  "Une personne ou un programme distribue, et annonce "
		  "chaque carte qui arrive." },
		{ "events", "Événements",
		  "Si la partie retient ce que chaque choix entraîne, pour le "
		  "raconter aux joueurs." },
		{ "events=off", "Non retenus",
		  "La partie prend moins de mémoire et ne raconte pas ce "
		  "qui s'est passé." },
		{ "events=on", "Retenus",
		  "La partie peut raconter ce que chaque choix entraîne, "
		  "et prend plus de mémoire." },
	},
	.numbers = {
		{ "players", "{n} {joueur|joueurs}", NULL },
		{ "premonitions",
		  "{n} {Funeste Prémonitoire|Funestes Prémonitoires}", NULL },
		{ "first", "Joueur {n}", NULL },
		{ "objective", "{n} {créature|créatures}", NULL },
		{ "turns", "{n} {tour|tours}", NULL },
	},
};
