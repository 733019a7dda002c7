/* french.c - the texts of French. */
#include "language.h"

#define FRENCH(ROW, FORM) \
	FORM(cards, 0x01, CARD_NAME, "carte cachée") \
	FORM(cards, 0x01, CARD_OBJECT, "une carte") \
	FORM(cards, 0x01, CARD_SOME, "une carte") \
	FORM(cards, 0x10, CARD_NAME, "Soleil {rouge/bleu/vert/brun}") \
	FORM(cards, 0x10, CARD_OBJECT, "le {name}") \
	FORM(cards, 0x10, CARD_SOME, "un {name}") \
	FORM(cards, 0x11, CARD_NAME, "Lune {rouge/bleue/verte/brune}") \
	FORM(cards, 0x12, CARD_NAME, "Clé {rouge/bleue/verte/brune}") \
	FORM(cards, 0x13, CARD_NAME, "Glyphe {rouge/bleu/vert/brun}") \
	FORM(cards, 0x13, CARD_OBJECT, "le {name}") \
	FORM(cards, 0x13, CARD_SOME, "un {name}") \
	FORM(cards, 0x20, CARD_NAME, "Porte {rouge/bleue/verte/brune}") \
	FORM(cards, 0x24, CARD_NAME, "Cauchemar") \
	FORM(cards, 0x24, CARD_OBJECT, "le {name}") \
	FORM(cards, 0x24, CARD_SOME, "un {name}") \
	FORM(cards, 0x25, CARD_NAME, "Songe Heureux") \
	FORM(cards, 0x25, CARD_OBJECT, "le {name}") \
	FORM(cards, 0x25, CARD_SOME, "un {name}") \
	FORM(cards, 0x30, CARD_NAME, "Tour {rouge/bleue/verte/brune} 3") \
	FORM(cards, 0x31, CARD_NAME, "Tour {rouge/bleue/verte/brune} 4") \
	FORM(cards, 0x32, CARD_NAME, "Tour {rouge/bleue/verte/brune} 5") \
	FORM(cards, 0x40, CARD_NAME, "Objectif {rouge/bleu/vert/brun}") \
	FORM(cards, 0x40, CARD_OBJECT, "l'{name}") \
	FORM(cards, 0x40, CARD_SOME, "un {name}") \
	FORM(cards, 0x44, CARD_NAME, \
	    "Objectif {rouge/bleu/vert/brun} (face cachée)") \
	FORM(cards, 0x44, CARD_OBJECT, "l'{name}") \
	FORM(cards, 0x44, CARD_SOME, "un {name}") \
	FORM(cards, 0x48, CARD_NAME, \
	    "Funeste Prémonitoire des deux Portes {rouges/bleues/vertes/" \
	    "brunes}") \
	FORM(cards, 0x48, CARD_SOME, "la {name}") \
	FORM(cards, 0x4C, CARD_NAME, \
	    "Funeste Prémonitoire des deux Portes de même couleur") \
	FORM(cards, 0x4C, CARD_SOME, "la {name}") \
	FORM(cards, 0x4D, CARD_NAME, "Funeste Prémonitoire des trois Portes") \
	FORM(cards, 0x4D, CARD_SOME, "la {name}") \
	FORM(cards, 0x4E, CARD_NAME, "Funeste Prémonitoire des cinq Portes") \
	FORM(cards, 0x4E, CARD_SOME, "la {name}") \
	FORM(cards, 0x4F, CARD_NAME, \
	    "Funeste Prémonitoire des quatre couleurs") \
	FORM(cards, 0x4F, CARD_SOME, "la {name}") \
\
	FORM(parts, FITS_L, CARD_NAME, "membres inférieurs {legion}") \
	FORM(parts, FITS_L, CARD_OBJECT, "les {name}") \
	FORM(parts, FITS_L, CARD_SOME, "des {name}") \
	FORM(parts, FITS_T, CARD_NAME, "torse {legion}") \
	FORM(parts, FITS_T, CARD_OBJECT, "le {name}") \
	FORM(parts, FITS_T, CARD_SOME, "un {name}") \
	FORM(parts, FITS_H, CARD_NAME, "tête {legion}") \
	FORM(parts, FITS_LT, CARD_NAME, \
	    "membres inférieurs ou torse {legion}") \
	FORM(parts, FITS_LT, CARD_OBJECT, "la carte {name}") \
	FORM(parts, FITS_LT, CARD_SOME, "une carte {name}") \
	FORM(parts, FITS_TH, CARD_NAME, "torse ou tête {legion}") \
	FORM(parts, FITS_TH, CARD_OBJECT, "la carte {name}") \
	FORM(parts, FITS_TH, CARD_SOME, "une carte {name}") \
	FORM(parts, FITS_LTH, CARD_NAME, "passe-partout {legion}") \
	FORM(parts, FITS_LTH, CARD_OBJECT, "la carte {name}") \
	FORM(parts, FITS_LTH, CARD_SOME, "une carte {name}") \
\
	ROW(legions, NECRONAUTS, "de Nécronaute") \
	ROW(legions, HOMUNCULI, "d'Homoncule") \
	ROW(legions, INSECTOIDS, "d'Insectoïde") \
	ROW(legions, CHIMERIDS, "de Chiméridé") \
\
	FORM(powers, POWER_HERALD, CARD_NAME, "Héraut") \
	FORM(powers, POWER_HERALD, CARD_OBJECT, "le {name}") \
	FORM(powers, POWER_MOURNER, CARD_NAME, "Pleureur") \
	FORM(powers, POWER_MOURNER, CARD_OBJECT, "le {name}") \
	FORM(powers, POWER_JOKER, CARD_NAME, "Joker") \
	FORM(powers, POWER_JOKER, CARD_OBJECT, "le {name}") \
	FORM(powers, POWER_EXECUTIONER, CARD_NAME, "Bourreau") \
	FORM(powers, POWER_EXECUTIONER, CARD_OBJECT, "le {name}") \
	FORM(powers, POWER_SCAVENGER, CARD_NAME, "Charognard") \
	FORM(powers, POWER_SCAVENGER, CARD_OBJECT, "le {name}") \
	FORM(powers, POWER_DEVOURER, CARD_NAME, "Dévoreur") \
	FORM(powers, POWER_DEVOURER, CARD_OBJECT, "le {name}") \
\
	ROW(zones, ONIRIM_ZONE_HAND, "main") \
	ROW(zones, ZONE_PERSONAL, "main personnelle") \
	ROW(zones, ONIRIM_ZONE_SHARED, "main commune") \
	ROW(zones, ONIRIM_ZONE_ROW, "labyrinthe") \
	ROW(zones, ONIRIM_ZONE_DOORS, "Portes obtenues") \
	ROW(zones, ONIRIM_ZONE_DISCARD, "défausse") \
	ROW(zones, ONIRIM_ZONE_LIMBO, "Limbes") \
	ROW(zones, ONIRIM_ZONE_POOL, "pioche") \
	ROW(zones, ONIRIM_ZONE_TOP, "sommet de la pioche") \
	ROW(zones, ONIRIM_ZONE_BOTTOM, "bas de la pioche") \
	ROW(zones, ONIRIM_ZONE_PENDING, "cartes piochées ou regardées") \
	ROW(zones, ZONE_REVEALED, "cartes révélées") \
	ROW(zones, ONIRIM_ZONE_GOALS, "Objectifs") \
	ROW(zones, ONIRIM_ZONE_PREMONITIONS, \
	    "Funestes Prémonitoires visibles") \
	ROW(zones, ONIRIM_ZONE_RESERVE, "Funestes Prémonitoires face cachée") \
	ROW(zones, ONIRIM_ZONE_TOWERS, "rangée de Tours") \
	ROW(zones, ONIRIM_ZONE_REMOVED, "cartes hors du jeu") \
	ROW(zones, ONIRIM_ZONE_CREATURE, "créature") \
\
	ROW(yours, ONIRIM_ZONE_HAND, "votre main") \
	ROW(yours, ZONE_PERSONAL, "votre main personnelle") \
	ROW(yours, ONIRIM_ZONE_ROW, "votre labyrinthe") \
	ROW(yours, ONIRIM_ZONE_DOORS, "vos Portes obtenues") \
	ROW(yours, ONIRIM_ZONE_CREATURE, "votre créature") \
\
	FORM(counts, ONIRIM_NUMBER_PLAYERS, COUNT_ANY, "joueurs") \
	FORM(counts, ONIRIM_NUMBER_TURN, COUNT_ANY, "tour") \
	FORM(counts, ONIRIM_NUMBER_ACTIVE, COUNT_ANY, \
	    "joueur dont c'est le tour") \
	FORM(counts, ONIRIM_NUMBER_DECK, COUNT_ANY, "cartes dans la pioche") \
	FORM(counts, ONIRIM_NUMBER_SERIES, COUNT_ANY, \
	    "cartes de la série{of player}") \
	FORM(counts, ONIRIM_NUMBER_SERIES, COUNT_YOURS, \
	    "cartes de votre série") \
	FORM(counts, ONIRIM_NUMBER_SERIES_COLOUR, COUNT_ANY, \
	    "couleur de la série{of player}") \
	FORM(counts, ONIRIM_NUMBER_SERIES_COLOUR, COUNT_YOURS, \
	    "couleur de votre série") \
	FORM(counts, ONIRIM_NUMBER_DOORS_LEFT, COUNT_ANY, \
	    "Portes {rouges/bleues/vertes/brunes} dans la pioche") \
	FORM(counts, ONIRIM_NUMBER_PRICE, COUNT_ANY, "coût de la {spell}") \
	FORM(counts, ONIRIM_NUMBER_ALIGNED, COUNT_ANY, \
	    "si quatre Tours forment un Rempart") \
	FORM(counts, ONIRIM_NUMBER_ACTIONS_LEFT, COUNT_ANY, \
	    "actions restantes") \
	FORM(counts, ONIRIM_NUMBER_OBJECTIVE, COUNT_ANY, \
	    "créatures à compléter") \
	FORM(counts, ONIRIM_NUMBER_FROM, COUNT_ANY, "provenance de la carte") \
	FORM(counts, ONIRIM_NUMBER_TO, COUNT_ANY, "destination de la carte") \
	FORM(counts, ONIRIM_NUMBER_TO_INDEX, COUNT_ANY, \
	    "joueur qui reçoit la carte") \
	FORM(counts, ONIRIM_NUMBER_GAME, COUNT_ANY, "jeu") \
	FORM(counts, ONIRIM_NUMBER_SETS, COUNT_ANY, "extensions en jeu") \
	FORM(counts, ONIRIM_NUMBER_VARIANTS, COUNT_ANY, "variantes en jeu") \
	FORM(counts, ONIRIM_NUMBER_NEXT_GOAL, COUNT_ANY, \
	    "place de l'Objectif à atteindre") \
	FORM(counts, ONIRIM_NUMBER_GOAL_RANK, COUNT_ANY, \
	    "rang d'un Objectif redevenu visible") \
	FORM(counts, ONIRIM_NUMBER_TURNS, COUNT_ANY, "limite de tours") \
	FORM(counts, ONIRIM_NUMBER_FIRST, COUNT_ANY, "joueur qui a commencé") \
	FORM(counts, ONIRIM_NUMBER_PREMONITIONS, COUNT_ANY, \
	    "Funestes Prémonitoires visibles au début") \
	FORM(counts, ONIRIM_NUMBER_HOST, COUNT_ANY, \
	    "si un donneur distribue les cartes") \
	FORM(counts, ONIRIM_NUMBER_END, COUNT_ANY, \
	    "raison de la fin de la partie") \
\
	FORM(spells, ONIRIM_SPELL_PROPHECY, CARD_NAME, "Prophétie Paradoxale") \
	FORM(spells, ONIRIM_SPELL_PLANNING, CARD_NAME, \
	    "Planification Parallèle") \
	FORM(spells, ONIRIM_SPELL_PUNISHMENT, CARD_NAME, "Puissante Punition") \
\
	ROW(part_names, LEGS, "les membres inférieurs") \
	ROW(part_names, TORSO, "le torse") \
	ROW(part_names, HEAD, "la tête") \
\
	ROW(nths, 0, "première") \
	ROW(nths, 1, "deuxième") \
	ROW(nths, 2, "troisième") \
	ROW(nths, 3, "quatrième") \
	ROW(nths, 4, "cinquième") \
	ROW(nths, 5, "sixième") \
	ROW(nths, 6, "septième") \
\
	ROW(few, 0, "aucune") \
	ROW(few, 1, "une") \
	ROW(few, 2, "deux") \
	ROW(few, 3, "trois") \
	ROW(few, 4, "quatre") \
	ROW(few, 5, "cinq") \
	ROW(few, 6, "six") \
	ROW(few, 7, "sept") \
	ROW(few, 8, "huit") \
	ROW(few, 9, "neuf") \
	ROW(few, 10, "dix") \
	ROW(few, 11, "onze") \
	ROW(few, 12, "douze") \
\
	ROW(phrases, PHRASE_OBJECT, "la {name}") \
	ROW(phrases, PHRASE_SOME, "une {name}") \
	ROW(phrases, PHRASE_YOUR, "") \
	ROW(phrases, PHRASE_WHOSE, "") \
	ROW(phrases, PHRASE_AND, " et ") \
	ROW(phrases, PHRASE_NAMELY, " : {n} × {card}") \
	ROW(phrases, PHRASE_YOU, "vous") \
	ROW(phrases, PHRASE_PLAYER, "joueur {seat}") \
	ROW(phrases, PHRASE_SUBJECT, "le joueur {seat}") \
	ROW(phrases, PHRASE_OF_PLAYER, " du {player}") \
	ROW(phrases, PHRASE_OF_NAME, " ({player})") \
	ROW(phrases, PHRASE_SHARED, " (main commune)") \
	ROW(phrases, PHRASE_SEAT, " ({player})") \
	ROW(phrases, PHRASE_SEAT_ASKED, "{player} : ") \
	ROW(phrases, PHRASE_DEAL_DRAW, \
	    "{who} {piochez~pioche} : quelle carte ?") \
	ROW(phrases, PHRASE_DEAL_SHARED, \
	    "Quelle carte rejoint la main commune ?") \
	ROW(phrases, PHRASE_DEAL_NEXT, \
	    "Quelle est la carte suivante de la pioche ?") \
	ROW(phrases, PHRASE_DEAL_LOWEST, \
	    "Quelle est la carte au bas de la pioche ?") \
	ROW(phrases, PHRASE_DEAL_GOAL, "Quel Objectif est posé ensuite ?") \
	ROW(phrases, PHRASE_DEAL_PREMONITION, \
	    "Quelle Funeste Prémonitoire est révélée ?") \
	ROW(phrases, PHRASE_PLAYING, "La partie continue") \
	ROW(phrases, PHRASE_WON, "{who} {avez~a} gagné") \
	ROW(phrases, PHRASE_WON_PAIR, "Les deux joueurs ont gagné") \
	ROW(phrases, PHRASE_LOST, "Vous avez perdu") \
	ROW(phrases, PHRASE_LOST_PAIR, "Les deux joueurs ont perdu") \
	ROW(phrases, PHRASE_LOST_ALL, "La partie se termine sans vainqueur") \
\
	FORM(prompts, ONIRIM_ASK_DEAL, PROMPT_ANY_TIME, \
	    "Quelle carte arrive ensuite ?") \
	FORM(prompts, ONIRIM_ASK_DRAFT, PROMPT_ANY_TIME, \
	    "Quelle carte révélée prenez-vous ?") \
	FORM(prompts, ONIRIM_ASK_DRAFT, PROMPT_NOW, \
	    "Quelle carte révélée prenez-vous (encore {n} à prendre) ?") \
	FORM(prompts, ONIRIM_ASK_ACT, PROMPT_ANY_TIME, \
	    "Quelle carte jouez-vous ou défaussez-vous ?") \
	FORM(prompts, ONIRIM_ASK_SEARCH, PROMPT_ANY_TIME, \
	    "Trois cartes de suite d'une couleur : cherchez-vous une Porte " \
	    "dans la pioche ?") \
	FORM(prompts, ONIRIM_ASK_SEARCH, PROMPT_NOW, \
	    "Trois cartes de suite d'une couleur : cherchez-vous {the card} " \
	    "dans la pioche ?") \
	FORM(prompts, ONIRIM_ASK_SWAP, PROMPT_ANY_TIME, \
	    "Échangez-vous une carte de votre main personnelle avec une " \
	    "carte de la main commune ?") \
	FORM(prompts, ONIRIM_ASK_PROPHECY, PROMPT_ANY_TIME, \
	    "Prophétie : laquelle de ces cartes défaussez-vous ?") \
	FORM(prompts, ONIRIM_ASK_ORDER, PROMPT_ANY_TIME, \
	    "Quelle carte reposez-vous pour la piocher en premier ?") \
	FORM(prompts, ONIRIM_ASK_ORDER, PROMPT_NOW, \
	    "{n} {carte retourne|cartes retournent} dans la pioche : " \
	    "laquelle voulez-vous piocher en premier ?") \
	FORM(prompts, ONIRIM_ASK_DRAW, PROMPT_ANY_TIME, \
	    "Piochez-vous une carte ou lancez-vous d'abord un sort ?") \
	FORM(prompts, ONIRIM_ASK_DOOR, PROMPT_ANY_TIME, \
	    "Vous tombez sur une Porte. Que faites-vous ?") \
	FORM(prompts, ONIRIM_ASK_DOOR, PROMPT_NOW, \
	    "Vous tombez sur {a card}. Que faites-vous ?") \
	FORM(prompts, ONIRIM_ASK_NIGHTMARE, PROMPT_ANY_TIME, \
	    "Vous tombez sur un Cauchemar. Que faites-vous ?") \
	FORM(prompts, ONIRIM_ASK_PAY, PROMPT_ANY_TIME, \
	    "Avec quelle carte de la défausse payez-vous le sort ?") \
	FORM(prompts, ONIRIM_ASK_PAY, PROMPT_NOW, \
	    "Avec quelle carte de la défausse payez-vous le sort (encore " \
	    "{n} à payer) ?") \
	FORM(prompts, ONIRIM_ASK_GOALS, PROMPT_ANY_TIME, \
	    "Quels Objectifs intervertissez-vous ?") \
	FORM(prompts, ONIRIM_ASK_TOP, PROMPT_ANY_TIME, \
	    "Laquelle de ces cartes placez-vous au sommet de la pioche ?") \
	FORM(prompts, ONIRIM_ASK_TOWER, PROMPT_ANY_TIME, \
	    "Quelle Tour défaussez-vous à cause du Cauchemar ?") \
	FORM(prompts, ONIRIM_ASK_PREMONITION, PROMPT_ANY_TIME, \
	    "Quelle Funeste Prémonitoire résolvez-vous en premier ?") \
	FORM(prompts, ONIRIM_ASK_PENALTY, PROMPT_ANY_TIME, \
	    "Que perdez-vous comme pénalité ?") \
	FORM(prompts, ONIRIM_ASK_PENALTY, PROMPT_NOW, \
	    "{card} : que perdez-vous ?") \
	FORM(prompts, ONIRIM_ASK_HAPPY, PROMPT_ANY_TIME, \
	    "Vous tombez sur un Songe Heureux. Que faites-vous ?") \
	FORM(prompts, ONIRIM_ASK_FETCH, PROMPT_ANY_TIME, \
	    "Quelle carte de la pioche placez-vous au sommet ?") \
	FORM(prompts, ONIRIM_ASK_DISCARD_ANY, PROMPT_ANY_TIME, \
	    "Laquelle des cartes révélées défaussez-vous ?") \
	FORM(prompts, ONIRIM_ASK_END, PROMPT_ANY_TIME, \
	    "Terminez-vous votre tour ou lancez-vous d'abord un sort ?") \
\
	FORM(prompts, ONIRIM_ASK_MOVE, PROMPT_ANY_TIME, \
	    "Quelle action choisissez-vous ?") \
	FORM(prompts, ONIRIM_ASK_MOVE, PROMPT_NOW, \
	    "Quelle action choisissez-vous (il vous en reste {n}) ?") \
	FORM(prompts, ONIRIM_ASK_EXCHANGE, PROMPT_ANY_TIME, \
	    "Quelle carte défaussez-vous ? Pour deux cartes, vous en " \
	    "piochez une.") \
	FORM(prompts, ONIRIM_ASK_LEGION, PROMPT_ANY_TIME, \
	    "Une créature d'une seule légion se réveille : quelle carte " \
	    "défaussez-vous ?") \
	FORM(prompts, ONIRIM_ASK_LEGION, PROMPT_NOW, \
	    "Une créature d'une seule légion se réveille : quelle carte " \
	    "défaussez-vous (encore {n} à défausser) ?") \
	FORM(prompts, ONIRIM_ASK_HERALD, PROMPT_ANY_TIME, \
	    "Héraut : quelle carte révélée jouez-vous, et sur quelle " \
	    "créature ?") \
	FORM(prompts, ONIRIM_ASK_WAKE, PROMPT_ANY_TIME, \
	    "Deux créatures sont complètes : laquelle se réveille ?") \
	FORM(prompts, ONIRIM_ASK_JOKER, PROMPT_ANY_TIME, \
	    "Joker : quelle carte de votre main jouez-vous, et sur quelle " \
	    "créature ?") \
	FORM(prompts, ONIRIM_ASK_EXECUTIONER, PROMPT_ANY_TIME, \
	    "Bourreau : de quelle créature prenez-vous la dernière carte ?") \
	FORM(prompts, ONIRIM_ASK_SCAVENGER, PROMPT_ANY_TIME, \
	    "Charognard : quelle créature incomplète défaussez-vous ?") \
	FORM(prompts, ONIRIM_ASK_DEVOURER, PROMPT_ANY_TIME, \
	    "Dévoreur : de quelle autre de vos créatures défaussez-vous la " \
	    "dernière carte ?") \
\
	ROW(labels, ONIRIM_VERB_DEAL, "Distribuer {the card}") \
	ROW(labels, ONIRIM_VERB_TAKE, "Prendre {the card}") \
	ROW(labels, ONIRIM_VERB_PLAY, "Jouer {the card}") \
	ROW(labels, LABEL_PLAY_LEFT, "Jouer {the card} à gauche") \
	ROW(labels, LABEL_PLAY_RIGHT, "Jouer {the card} à droite") \
	ROW(labels, ONIRIM_VERB_DISCARD, "Défausser {the card}") \
	ROW(labels, ONIRIM_VERB_SEARCH, "Chercher une Porte dans la pioche") \
	ROW(labels, LABEL_SEARCH_DOOR, "Chercher {the card} dans la pioche") \
	ROW(labels, ONIRIM_VERB_SWAP, \
	    "Échanger {the card} contre {the other}") \
	ROW(labels, ONIRIM_VERB_KEY, "Dépenser {the card}") \
	ROW(labels, ONIRIM_VERB_DOOR, "Poser {the card} dans les Limbes") \
	ROW(labels, ONIRIM_VERB_REVEAL, "Révéler des cartes de la pioche") \
	ROW(labels, ONIRIM_VERB_HAND, "Défausser toute la main") \
	ROW(labels, ONIRIM_VERB_LIMBO, "Poser la Porte dans les Limbes") \
	ROW(labels, ONIRIM_VERB_DROP, "Défausser {the card}") \
	ROW(labels, ONIRIM_VERB_NEXT, "Reposer d'abord {the card}") \
	ROW(labels, ONIRIM_VERB_TOP, \
	    "Placer {the card} au sommet de la pioche") \
	ROW(labels, ONIRIM_VERB_CAST, "Lancer la {spell}") \
	ROW(labels, ONIRIM_VERB_PAY, "Payer avec {the card}") \
	ROW(labels, ONIRIM_VERB_GOALS, "Intervertir les Objectifs {n} et {m}") \
	ROW(labels, LABEL_GOALS_SEEN, \
	    "Intervertir les Objectifs {n} et {m} : {card}, {other}") \
	ROW(labels, ONIRIM_VERB_TOWER, "Défausser la Tour à la place {n}") \
	ROW(labels, LABEL_TOWER_SEEN, "Défausser {the card} (place {n})") \
	ROW(labels, ONIRIM_VERB_SPARE, "Jouer une fausse destruction") \
	ROW(labels, ONIRIM_VERB_RESOLVE, "Résoudre {the card}") \
	ROW(labels, ONIRIM_VERB_DISPEL, "Retirer du jeu {the card}") \
	ROW(labels, ONIRIM_VERB_LOOK, "Révéler des cartes et en défausser") \
	ROW(labels, ONIRIM_VERB_FETCH, "Chercher une carte dans la pioche") \
	ROW(labels, LABEL_FETCH_CARD, \
	    "Placer {the card} au sommet de la pioche") \
	ROW(labels, ONIRIM_VERB_DRAW, "Piocher une carte") \
	ROW(labels, ONIRIM_VERB_DECLINE, "Refuser") \
	ROW(labels, LABEL_SEARCH_DECLINE, "Laisser la Porte dans la pioche") \
	ROW(labels, LABEL_SWAP_DECLINE, "Ne rien échanger") \
	ROW(labels, ONIRIM_VERB_STOP, "S'arrêter là") \
	ROW(labels, LABEL_STOP_DISCARD, "Ne plus rien défausser") \
	ROW(labels, LABEL_STOP_TURN, "Terminer le tour") \
	ROW(labels, ONIRIM_VERB_EXCHANGE, \
	    "Défausser des cartes pour en piocher moitié moins") \
	ROW(labels, ONIRIM_VERB_BUILD, "Jouer {the card} sur la créature {n}") \
	ROW(labels, LABEL_BUILD_NEW, \
	    "Commencer la créature {n} avec {the card}") \
	ROW(labels, ONIRIM_VERB_SEIZE, \
	    "Prendre la dernière carte de la créature {n}") \
	ROW(labels, LABEL_SEIZE_SEEN, "Prendre {the card} de la créature {n}") \
	ROW(labels, ONIRIM_VERB_DESTROY, "Défausser la créature {n}") \
	ROW(labels, LABEL_DESTROY_ONE, "Défausser la créature {n} : {card}") \
	ROW(labels, LABEL_DESTROY_TWO, \
	    "Défausser la créature {n} : {card}, {other}") \
	ROW(labels, ONIRIM_VERB_DEVOUR, \
	    "Défausser la dernière carte de la créature {n}") \
	ROW(labels, LABEL_DEVOUR_SEEN, \
	    "Défausser {the card} de la créature {n}") \
	ROW(labels, ONIRIM_VERB_WAKE, "Réveiller la créature {n}") \
	ROW(labels, LABEL_WAKE_SEEN, "Réveiller la créature {n} : {card}") \
\
	ROW(helps, HELP_DEAL, \
	    "La carte arrive ensuite ; {n} {carte|cartes} de ce genre " \
	    "{peut|peuvent} encore arriver.") \
	ROW(helps, HELP_TAKE, "La carte rejoint votre main personnelle.") \
\
	ROW(helps, HELP_ROOM_FIRST, \
	    "La carte commence une série de sa couleur dans votre " \
	    "labyrinthe.") \
	ROW(helps, HELP_ROOM_SECOND, \
	    "C'est la deuxième carte de suite de sa couleur.") \
	ROW(helps, HELP_ROOM_THIRD, \
	    "C'est la troisième de suite : vous pourrez chercher {the card} " \
	    "dans la pioche.") \
	ROW(helps, HELP_ROOM_THIRD_NONE, \
	    "C'est la troisième de suite, mais la pioche n'a plus de {card}.") \
	ROW(helps, HELP_TOWER_LEFT, \
	    "La Tour rejoint la rangée de Tours à gauche.") \
	ROW(helps, HELP_TOWER_RIGHT, \
	    "La Tour rejoint la rangée de Tours à droite.") \
\
	ROW(helps, HELP_DISCARD, "La carte est défaussée, sans autre effet.") \
	ROW(helps, HELP_DISCARD_SWAP, \
	    "La carte est défaussée, puis vous pourrez échanger une carte " \
	    "avec la main commune.") \
	ROW(helps, HELP_DISCARD_KEY, \
	    "Prophétie : vous regardez {n} {carte|cartes} de la pioche et " \
	    "{la défaussez|en défaussez une}.") \
	ROW(helps, HELP_DISCARD_TOWER, \
	    "Vous regardez {n} {carte|cartes} de la pioche et {la " \
	    "reposez|les reposez dans l'ordre de votre choix}.") \
\
	ROW(helps, HELP_CAST_PROPHECY, \
	    "Vous payez {n} {carte|cartes} de la défausse, regardez les " \
	    "cinq dernières cartes de la pioche et en placez une au sommet.") \
	ROW(helps, HELP_CAST_PROPHECY_ALL, \
	    "Vous payez {n} {carte|cartes} de la défausse, regardez toutes " \
	    "les cartes de la pioche et en placez une au sommet.") \
	ROW(helps, HELP_CAST_PLANNING, \
	    "Vous payez {n} {carte|cartes} de la défausse et intervertissez " \
	    "deux Objectifs.") \
	ROW(helps, HELP_CAST_PUNISHMENT, \
	    "Vous payez {n} {carte|cartes} de la défausse, et le Cauchemar " \
	    "est défaussé sans effet.") \
\
	ROW(helps, HELP_SEARCH, \
	    "La pioche est mélangée, et vous obtenez la Porte.") \
	ROW(helps, HELP_SEARCH_LIMBO, \
	    "La pioche est mélangée, mais la Porte va dans les Limbes : " \
	    "elle ne peut pas encore être obtenue.") \
	ROW(helps, HELP_SEARCH_DECLINE, \
	    "La Porte reste dans la pioche, qui n'est pas mélangée.") \
	ROW(helps, HELP_SWAP, "Les deux cartes changent de main.") \
	ROW(helps, HELP_SWAP_DECLINE, \
	    "Toutes les cartes restent où elles sont.") \
	ROW(helps, HELP_PROPHECY_DROP, \
	    "La carte est défaussée sans effet ; les autres retournent au " \
	    "sommet de la pioche.") \
	ROW(helps, HELP_DROP_DOOR, \
	    "La Porte est défaussée sans effet, et sans elle la partie ne " \
	    "peut plus être gagnée.") \
	ROW(helps, HELP_ORDER_TOP, \
	    "La carte retourne au sommet de la pioche ; elle sera piochée " \
	    "avant celles qui restent.") \
	ROW(helps, HELP_ORDER_BOTTOM, \
	    "La carte retourne au bas de la pioche ; elle sera piochée " \
	    "avant celles qui restent.") \
\
	ROW(helps, HELP_DRAW, "Vous piochez la première carte de la pioche.") \
	ROW(helps, HELP_KEY_DOOR, \
	    "La Clé est défaussée, et vous obtenez {the card}.") \
	ROW(helps, HELP_KEY_DOOR_LIMBO, \
	    "La Clé est défaussée, mais {the card} va dans les Limbes : " \
	    "elle ne peut pas encore être obtenue.") \
	ROW(helps, HELP_LIMBO, \
	    "La Porte va dans les Limbes ; elle sera mélangée dans la " \
	    "pioche à la fin du tour.") \
	ROW(helps, HELP_NIGHTMARE_KEY, \
	    "La Clé est défaussée, sans Prophétie.") \
	ROW(helps, HELP_NIGHTMARE_DOOR, \
	    "Votre Porte va dans les Limbes ; elle sera mélangée dans la " \
	    "pioche à la fin du tour.") \
	ROW(helps, HELP_NIGHTMARE_REVEAL, \
	    "{n} {carte est révélée|cartes sont révélées} : les cartes " \
	    "Labyrinthe vont dans la défausse, les Portes et les Songes " \
	    "dans les Limbes.") \
	ROW(helps, HELP_NIGHTMARE_HAND, \
	    "Vous défaussez toute votre main sans effet et piochez une " \
	    "nouvelle main.") \
	ROW(helps, HELP_NIGHTMARE_HAND_LOST, \
	    "Vous défaussez toute votre main, mais la pioche ne suffit pas " \
	    "pour une nouvelle main : vous perdez.") \
	ROW(helps, HELP_END, \
	    "Votre tour se termine, et les cartes des Limbes sont mélangées " \
	    "dans la pioche.") \
	ROW(helps, HELP_END_BARE, "Votre tour se termine.") \
\
	ROW(helps, HELP_PAY, "La carte quitte la défausse et le jeu.") \
	ROW(helps, HELP_TOP, \
	    "La carte va au sommet de la pioche, les autres au bas.") \
	ROW(helps, HELP_GOALS, \
	    "Les deux Objectifs changent de place sans se retourner.") \
	ROW(helps, HELP_GOALS_RANK, \
	    "Les deux Objectifs changent de place sans se retourner, mais " \
	    "celui qui était redevenu visible ne passe plus avant les " \
	    "autres.") \
	ROW(helps, HELP_TOWER, \
	    "La Tour est défaussée, et ses voisines se rejoignent.") \
	ROW(helps, HELP_SPARE, \
	    "Vous ne perdez aucune Tour, mais le Cauchemar va dans les " \
	    "Limbes.") \
\
	ROW(helps, HELP_RESOLVE_RED_PAIR, \
	    "Toutes les Pièces rouges de la pioche sont défaussées.") \
	ROW(helps, HELP_RESOLVE_BLUE_PAIR, \
	    "Vous défaussez de la pioche deux Clés de votre choix.") \
	ROW(helps, HELP_RESOLVE_GREEN_PAIR, \
	    "Un Cauchemar de la défausse va dans les Limbes.") \
	ROW(helps, HELP_RESOLVE_BROWN_PAIR, \
	    "Une Porte de n'importe quelle couleur va dans les Limbes.") \
	ROW(helps, HELP_RESOLVE_ANY_PAIR, \
	    "Une Porte d'une couleur présente deux fois va dans les Limbes.") \
	ROW(helps, HELP_RESOLVE_THREE_DOORS, \
	    "Vous défaussez votre main et en piochez une nouvelle ; puis " \
	    "une autre Funeste Prémonitoire est révélée.") \
	ROW(helps, HELP_RESOLVE_FIVE_DOORS, \
	    "Deux autres Funestes Prémonitoires sont révélées.") \
	ROW(helps, HELP_RESOLVE_EVERY_COLOUR, \
	    "Tous les Songes Heureux de la pioche sont défaussés.") \
	ROW(helps, HELP_RESOLVE_NOTHING, \
	    "La pénalité ne trouve rien à prendre et reste sans effet.") \
	ROW(helps, HELP_RESOLVE_KEYS, \
	    "{La dernière Clé|Les dernières Clés} de la pioche {est " \
	    "défaussée|sont défaussées}.") \
	ROW(helps, HELP_RESOLVE_DOOR, \
	    "La seule Porte qui convient va dans les Limbes : {card}.") \
	ROW(helps, HELP_RESOLVE_HAND, \
	    "Vous défaussez votre main et en piochez une nouvelle.") \
	ROW(helps, HELP_RESOLVE_HAND_LOST, \
	    "Vous défaussez votre main, mais la pioche ne suffit pas pour " \
	    "une nouvelle main : vous perdez.") \
	ROW(helps, HELP_RESOLVE_ONE_MORE, \
	    "La dernière Funeste Prémonitoire est révélée.") \
	ROW(helps, HELP_PENALTY_KEY, \
	    "La Clé est défaussée de la pioche, sans Prophétie.") \
\
	ROW(helps, HELP_DISPEL, \
	    "La Funeste Prémonitoire quitte le jeu sans que vous en " \
	    "subissiez la pénalité.") \
	ROW(helps, HELP_LOOK, \
	    "{n} {carte est révélée|cartes sont révélées} : vous en " \
	    "défaussez autant que vous voulez et reposez les autres dans " \
	    "l'ordre de votre choix.") \
	ROW(helps, HELP_FETCH, \
	    "Vous choisissez une carte de la pioche et la placez au sommet.") \
	ROW(helps, HELP_FETCH_CARD, \
	    "La pioche est mélangée, et la carte va au sommet.") \
	ROW(helps, HELP_DISCARD_ANY, "La carte est défaussée sans effet.") \
	ROW(helps, HELP_STOP, \
	    "Les cartes qui restent retournent au sommet de la pioche dans " \
	    "l'ordre de votre choix.") \
\
	ROW(helps, HELP_DRAW_ANEW, \
	    "La défausse est mélangée et devient la pioche, dont vous " \
	    "piochez la première carte.") \
	ROW(helps, HELP_EXCHANGE, \
	    "Vous défaussez autant de cartes que vous voulez, puis en " \
	    "piochez la moitié.") \
	ROW(helps, HELP_EXCHANGE_ODD, \
	    "La carte est défaussée ; il en faut encore une pour piocher " \
	    "une carte de plus.") \
	ROW(helps, HELP_EXCHANGE_EVEN, \
	    "La carte est défaussée ; jusqu'ici, vous piocherez {n} " \
	    "{carte|cartes}.") \
	ROW(helps, HELP_EXCHANGE_STOP, \
	    "Vous ne défaussez plus rien et piochez {n} {carte|cartes}.") \
	ROW(helps, HELP_EXCHANGE_NOTHING, \
	    "Vous ne défaussez plus rien et ne piochez rien, car une seule " \
	    "carte ne suffit pas.") \
\
	ROW(helps, HELP_BUILD_LEGS, \
	    "La carte commence une créature, dont elle forme les membres " \
	    "inférieurs.") \
	ROW(helps, HELP_BUILD_TORSO, \
	    "La carte devient le torse de la créature, à qui il ne manque " \
	    "plus que la tête.") \
	ROW(helps, HELP_BUILD_LAST, \
	    "La tête termine votre dernière créature, et vous gagnez.") \
	ROW(helps, HELP_BUILD_HEAD, \
	    "La créature est complète et se réveille. Elle a {n} " \
	    "{pouvoir|pouvoirs}.") \
	ROW(helps, HELP_BUILD_HEAD_PLAIN, \
	    "La créature est complète et se réveille. Elle n'a pas de " \
	    "pouvoir.") \
	ROW(helps, HELP_BUILD_HEAD_LEGION, \
	    "La créature est complète et se réveille : les autres joueurs " \
	    "défaussent pour sa légion. Elle a {n} {pouvoir|pouvoirs}.") \
	ROW(helps, HELP_BUILD_HEAD_LEGION_PLAIN, \
	    "La créature est complète et se réveille : les autres joueurs " \
	    "défaussent pour sa légion. Elle n'a pas de pouvoir.") \
	ROW(helps, HELP_BUILD_HEAD_ASLEEP, \
	    "La créature est complète, mais aucune ne se réveille plus " \
	    "pendant ce tour.") \
	ROW(helps, HELP_BUILD_FIRST_HEAD, \
	    "La créature est complète, et l'autre carte peut aussi en " \
	    "compléter une.") \
	ROW(helps, HELP_BUILD_SECOND_HEAD, \
	    "Cette créature est complète aussi, et vous choisissez laquelle " \
	    "des deux se réveille.") \
\
	ROW(helps, HELP_LEGION_FIRST, \
	    "La carte est défaussée, puis une autre, car vous n'avez pas de " \
	    "carte de la légion de cette créature.") \
	ROW(helps, HELP_LEGION_LAST, \
	    "La carte est défaussée, et vous ne devez plus rien à la " \
	    "créature.") \
	ROW(helps, HELP_SEIZE, \
	    "La carte rejoint votre main, et tous savent qu'elle y est.") \
	ROW(helps, HELP_SEIZE_HEAD, \
	    "La tête rejoint votre main, et la créature est de nouveau " \
	    "incomplète.") \
	ROW(helps, HELP_SEIZE_ONLY, \
	    "La carte rejoint votre main, et il ne reste rien de la " \
	    "créature.") \
	ROW(helps, HELP_DESTROY, \
	    "Toute la créature est défaussée : {n} {carte|cartes}.") \
	ROW(helps, HELP_DEVOUR, \
	    "La carte est défaussée, et vous pourrez en jouer une autre à " \
	    "sa place.") \
	ROW(helps, HELP_DEVOUR_HEAD, \
	    "La tête est défaussée, et la créature se réveillera quand elle " \
	    "en aura une autre.") \
	ROW(helps, HELP_DEVOUR_ONLY, \
	    "La carte est défaussée, et il ne reste rien de la créature.") \
	ROW(helps, HELP_WAKE, \
	    "Cette créature se réveille, l'autre non. Elle a {n} " \
	    "{pouvoir|pouvoirs}.") \
	ROW(helps, HELP_WAKE_PLAIN, \
	    "Cette créature se réveille, l'autre non. Elle n'a pas de " \
	    "pouvoir.") \
	ROW(helps, HELP_WAKE_LEGION, \
	    "Cette créature se réveille, l'autre non : les autres joueurs " \
	    "défaussent pour sa légion. Elle a {n} {pouvoir|pouvoirs}.") \
	ROW(helps, HELP_WAKE_LEGION_PLAIN, \
	    "Cette créature se réveille, l'autre non : les autres joueurs " \
	    "défaussent pour sa légion. Elle n'a pas de pouvoir.") \
	ROW(helps, HELP_WAKE_NEITHER, \
	    "Aucune des deux ne se réveille : il y en a eu trop pendant ce " \
	    "tour.") \
\
	ROW(whys, WHY_NOTHING, "") \
	ROW(whys, WHY_OVER, "La partie est terminée.") \
	ROW(whys, WHY_NOT_ASKED, "Ce n'est pas la question en ce moment.") \
	ROW(whys, WHY_NOT_TOLD, "La question est posée à un autre joueur.") \
	ROW(whys, WHY_NO_SEAT, "Ce joueur n'existe pas.") \
	ROW(whys, WHY_NOT_TO_COME, \
	    "Cette carte ne peut pas arriver maintenant.") \
\
	ROW(whys, WHY_NOT_OPEN, \
	    "Cette carte n'est pas parmi les cartes révélées.") \
	ROW(whys, WHY_NOT_IN_HAND, "Cette carte n'est pas dans votre main.") \
	ROW(whys, WHY_NOT_SHARED, \
	    "Cette carte n'est pas dans la main commune.") \
	ROW(whys, WHY_NOT_LOOKED_AT, \
	    "Cette carte n'est pas parmi les cartes regardées.") \
	ROW(whys, WHY_NOT_DISCARDED, \
	    "Cette carte n'est pas dans la défausse.") \
	ROW(whys, WHY_NOT_IN_DECK, "Cette carte n'est plus dans la pioche.") \
	ROW(whys, WHY_NO_DOOR, "Cette Porte ne se trouve pas là.") \
	ROW(whys, WHY_NO_TOWER, "Il n'y a pas de Tour à cette place.") \
	ROW(whys, WHY_NO_PREMONITION, \
	    "Cette Funeste Prémonitoire n'est pas visible.") \
	ROW(whys, WHY_EMPTY_HAND, "Votre main est vide.") \
	ROW(whys, WHY_EMPTY_DECK, "La pioche est vide.") \
\
	ROW(whys, WHY_SAME_SYMBOL, \
	    "La carte a le même symbole que la dernière carte du labyrinthe.") \
	ROW(whys, WHY_ONLY_TOWERS, \
	    "Seules les Tours se jouent à un bout de la rangée de Tours.") \
	ROW(whys, WHY_NAME_END, \
	    "Une Tour se joue à un bout de la rangée : dites lequel.") \
	ROW(whys, WHY_FIRST_TOWER, \
	    "La première Tour commence la rangée à droite.") \
	ROW(whys, WHY_RIGHT_ONLY, \
	    "Les Tours ne se jouent qu'à droite de la rangée.") \
	ROW(whys, WHY_TOWER_SYMBOL, \
	    "La Tour a un symbole en commun avec sa voisine.") \
\
	ROW(whys, WHY_NO_SPELLS, "Il n'y a pas de sorts dans cette partie.") \
	ROW(whys, WHY_NO_SPELL_NOW, \
	    "Vous ne pouvez pas lancer de sort en ce moment.") \
	ROW(whys, WHY_TOO_DEAR, "La défausse a moins de {n} {carte|cartes}.") \
	ROW(whys, WHY_NO_NIGHTMARE, \
	    "Ce sort demande un Cauchemar qui vient d'être pioché.") \
\
	ROW(whys, WHY_SAME_CARD, \
	    "Les deux cartes sont identiques : rien ne changerait.") \
	ROW(whys, WHY_SAME_GOALS, \
	    "Les deux Objectifs ont la même couleur et montrent la même " \
	    "face : rien ne changerait.") \
	ROW(whys, WHY_NO_KEY, "Cette carte n'est pas une Clé.") \
	ROW(whys, WHY_OTHER_COLOUR, "La Clé n'a pas la couleur de la Porte.") \
	ROW(whys, WHY_PARTNERS_DOOR, \
	    "Un Cauchemar ne prend qu'une de vos propres Portes.") \
	ROW(whys, WHY_OWN_DOOR_FIRST, \
	    "Si une de vos propres Portes convient, vous devez la choisir.") \
	ROW(whys, WHY_NO_PAIR, \
	    "Il n'y a qu'une Porte de cette couleur sur la table.") \
	ROW(whys, WHY_HELD_TOWER, \
	    "Sans cette Tour, deux Tours qui ont un symbole en commun se " \
	    "toucheraient.") \
	ROW(whys, WHY_CONDITION, \
	    "La condition de cette Funeste Prémonitoire n'est pas remplie.") \
\
	ROW(whys, WHY_ASCENDING, \
	    "Les cartes se nomment dans l'ordre croissant, et une carte " \
	    "plus haute est déjà nommée.") \
	ROW(whys, WHY_TOO_FEW, \
	    "Les cartes se nomment dans l'ordre croissant, et il en " \
	    "resterait trop peu après celle-ci.") \
\
	ROW(whys, WHY_NOTHING_TO_DRAW, \
	    "Il n'y a rien à piocher : la pioche et la défausse sont vides.") \
	ROW(whys, WHY_NONE_DISCARDED, "Il faut défausser au moins une carte.") \
	ROW(whys, WHY_NOT_OF_LEGION, \
	    "Vous avez une carte de la légion de cette créature : " \
	    "défaussez-en une.") \
	ROW(whys, WHY_NOT_REVEALED, "Le Héraut n'a pas révélé cette carte.") \
\
	ROW(whys, WHY_NO_CREATURE, "Cette créature n'existe pas.") \
	ROW(whys, WHY_ENOUGH_CREATURES, \
	    "Vous ne pouvez pas avoir plus de {n} {créature|créatures}.") \
	ROW(whys, WHY_COMPLETE, "La créature est déjà complète.") \
	ROW(whys, WHY_NO_LEGS, \
	    "Une créature commence par ses membres inférieurs, et cette " \
	    "carte n'en est pas.") \
	ROW(whys, WHY_NO_TORSO, \
	    "Il faut d'abord un torse à la créature, et cette carte n'en " \
	    "est pas un.") \
	ROW(whys, WHY_NO_HEAD, \
	    "Il faut une tête à la créature, et cette carte n'en est pas " \
	    "une.") \
	ROW(whys, WHY_OTHER_LEGION, \
	    "Si vos deux actions jouent une carte, les deux cartes sont de " \
	    "la même légion.") \
	ROW(whys, WHY_COMPLETES_NONE, \
	    "La première carte a complété une créature : la seconde doit en " \
	    "compléter une aussi.") \
\
	ROW(whys, WHY_OWN_CREATURE, \
	    "Ce doit être une créature d'un autre joueur.") \
	ROW(whys, WHY_NOT_UNFINISHED, \
	    "Un Charognard ne prend que des créatures incomplètes.") \
	ROW(whys, WHY_ACTIVE_CREATURE, \
	    "Un Dévoreur ne prend rien à sa propre créature.") \
	ROW(whys, WHY_NOT_COMPLETED, \
	    "Le Héraut n'a pas complété cette créature.") \
\
	FORM(told, TOLD_TAKE, TOLD_ONCE, "{who} {prenez~prend} {the card}") \
	FORM(told, TOLD_PLAY, TOLD_ONCE, "{who} {jouez~joue} {the card}") \
	FORM(told, TOLD_PLAY_SHARED, TOLD_ONCE, \
	    "{who} {jouez~joue} {the card} de la main commune") \
	FORM(told, TOLD_PLAY_LEFT, TOLD_ONCE, \
	    "{who} {jouez~joue} {the card} à gauche") \
	FORM(told, TOLD_PLAY_RIGHT, TOLD_ONCE, \
	    "{who} {jouez~joue} {the card} à droite") \
	FORM(told, TOLD_DISCARD, TOLD_ONCE, \
	    "{who} {défaussez~défausse} {the card}") \
	FORM(told, TOLD_DISCARD, TOLD_OFTEN, \
	    "{who} {défaussez~défausse} {count} cartes") \
	FORM(told, TOLD_DISCARD_SHARED, TOLD_ONCE, \
	    "{who} {défaussez~défausse} {the card} de la main commune") \
	FORM(told, TOLD_SEARCH_DOOR, TOLD_ONCE, \
	    "{who} {cherchez~cherche} une Porte dans la pioche") \
	FORM(told, TOLD_LEAVE_DOOR, TOLD_ONCE, \
	    "{who} {laissez~laisse} {the cause} dans la pioche") \
	FORM(told, TOLD_SWAP, TOLD_ONCE, \
	    "{who} {échangez~échange} {the card} contre {the other}") \
	FORM(told, TOLD_SWAP_NOTHING, TOLD_ONCE, \
	    "{who} {n'échangez~n'échange} rien") \
	FORM(told, TOLD_KEY_FOR_DOOR, TOLD_ONCE, \
	    "{who} {dépensez~dépense} {the card}") \
	FORM(told, TOLD_KEY_FOR_NIGHTMARE, TOLD_ONCE, \
	    "{who} {dépensez~dépense} {the card} contre {the cause}") \
	FORM(told, TOLD_GIVE_UP, TOLD_ONCE, \
	    "{who} {sacrifiez~sacrifie} {the card} pour résoudre {the cause}") \
	FORM(told, TOLD_PAY_PENALTY, TOLD_ONCE, \
	    "{who} {sacrifiez~sacrifie} {the card} comme pénalité") \
	FORM(told, TOLD_GIVE_UP_TOWER, TOLD_ONCE, \
	    "{who} {défaussez~défausse} la Tour à la place {n}") \
	FORM(told, TOLD_SPARE, TOLD_ONCE, \
	    "{who} {sauvez~sauve} les Tours par une fausse destruction") \
	FORM(told, TOLD_REVEAL, TOLD_ONCE, \
	    "{who} {révélez~révèle} des cartes de la pioche") \
	FORM(told, TOLD_DISCARD_HAND, TOLD_ONCE, \
	    "{who} {défaussez~défausse} toute {votre~sa} main") \
	FORM(told, TOLD_LET_GO, TOLD_ONCE, \
	    "{who} {renoncez~renonce} à {the cause}") \
	FORM(told, TOLD_PUT_BACK, TOLD_ONCE, \
	    "{who} {reposez~repose} {the card} au sommet de la pioche") \
	FORM(told, TOLD_PUT_BACK, TOLD_OFTEN, \
	    "{who} {reposez~repose} {count} cartes au sommet de la pioche") \
	FORM(told, TOLD_PUT_UNDER, TOLD_ONCE, \
	    "{who} {reposez~repose} {the card} au bas de la pioche") \
	FORM(told, TOLD_PUT_UNDER, TOLD_OFTEN, \
	    "{who} {reposez~repose} {count} cartes au bas de la pioche") \
	FORM(told, TOLD_PUT_ON_TOP, TOLD_ONCE, \
	    "{who} {placez~place} {the card} au sommet de la pioche") \
	FORM(told, TOLD_CAST, TOLD_ONCE, "{who} {lancez~lance} la {spell}") \
	FORM(told, TOLD_PAY, TOLD_ONCE, \
	    "{who} {payez~paie} le sort avec {the card}") \
	FORM(told, TOLD_PAY, TOLD_OFTEN, \
	    "{who} {payez~paie} le sort avec {count} cartes") \
	FORM(told, TOLD_SWAP_GOALS, TOLD_ONCE, \
	    "{who} {intervertissez~intervertit} les Objectifs {n} et {m}") \
	FORM(told, TOLD_FACE_PREMONITION, TOLD_ONCE, \
	    "{who} {résolvez~résout} {the card}") \
	FORM(told, TOLD_DISPEL, TOLD_ONCE, \
	    "{who} {retirez~retire} du jeu {the card}") \
	FORM(told, TOLD_SEARCH, TOLD_ONCE, \
	    "{who} {cherchez~cherche} une carte dans la pioche") \
	FORM(told, TOLD_DRAW_ON, TOLD_ONCE, \
	    "{who} ne {lancez~lance} pas de sort avant de piocher") \
	FORM(told, TOLD_DISCARD_NO_MORE, TOLD_ONCE, \
	    "{who} ne {défaussez~défausse} plus rien") \
	FORM(told, TOLD_END_TURN, TOLD_ONCE, \
	    "{who} {terminez~termine} {votre~son} tour") \
	FORM(told, TOLD_DEAL, TOLD_ONCE, "le donneur distribue {a card}") \
\
	FORM(told, TOLD_DRAW, TOLD_ONCE, "{who} {piochez~pioche} {a card}") \
	FORM(told, TOLD_DRAW, TOLD_OFTEN, \
	    "{who} {piochez~pioche} {count} cartes") \
	FORM(told, TOLD_MEET, TOLD_ONCE, "{who} {tombez~tombe} sur {a card}") \
	FORM(told, TOLD_LOOK_AT, TOLD_ONCE, \
	    "{who} {regardez~regarde} {a card}") \
	FORM(told, TOLD_LOOK_AT, TOLD_OFTEN, \
	    "{who} {regardez~regarde} {count} cartes") \
	FORM(told, TOLD_REVEAL_CARD, TOLD_ONCE, \
	    "{who} {révélez~révèle} {a card}") \
	FORM(told, TOLD_REVEAL_CARD, TOLD_OFTEN, \
	    "{who} {révélez~révèle} {count} cartes") \
	FORM(told, TOLD_JOIN_SHARED, TOLD_ONCE, \
	    "{the card} rejoint la main commune") \
	FORM(told, TOLD_JOIN_SHARED, TOLD_OFTEN, \
	    "{count} cartes rejoignent la main commune") \
	FORM(told, TOLD_LAY_GOAL, TOLD_ONCE, \
	    "{the card} est posé sur la table") \
	FORM(told, TOLD_LAY_GOAL, TOLD_OFTEN, \
	    "{count} Objectifs sont posés sur la table") \
	FORM(told, TOLD_LAY_PREMONITION, TOLD_ONCE, "{the card} est révélée") \
	FORM(told, TOLD_LAY_PREMONITION, TOLD_OFTEN, \
	    "{count} Funestes Prémonitoires sont révélées") \
\
	FORM(told, TOLD_JOIN_ROW, TOLD_ONCE, \
	    "{the card} rejoint {votre^le} labyrinthe{of owner}") \
	FORM(told, TOLD_JOIN_TOWERS, TOLD_ONCE, \
	    "{the card} rejoint la rangée de Tours") \
	FORM(told, TOLD_JOIN_HAND, TOLD_ONCE, \
	    "{the card} rejoint {votre^la} main personnelle{of owner}") \
	FORM(told, TOLD_DISCARDED, TOLD_ONCE, \
	    "{the card} va dans la défausse") \
	FORM(told, TOLD_DISCARDED, TOLD_OFTEN, \
	    "{count} cartes vont dans la défausse") \
	FORM(told, TOLD_DISCARDED_FOR, TOLD_ONCE, \
	    "{the card} va dans la défausse à cause de la carte {cause}") \
	FORM(told, TOLD_DISCARDED_FOR, TOLD_OFTEN, \
	    "{count} cartes vont dans la défausse à cause de la carte " \
	    "{cause}") \
	FORM(told, TOLD_LOSE, TOLD_ONCE, \
	    "{who} {perdez~perd} {the card} comme pénalité") \
	FORM(told, TOLD_LOSE, TOLD_OFTEN, \
	    "{who} {perdez~perd} {count} cartes comme pénalité") \
	FORM(told, TOLD_LOSE_TOWER, TOLD_ONCE, \
	    "{the cause} détruit {the card}") \
	FORM(told, TOLD_PUNISH, TOLD_ONCE, "{the cause} défausse {the card}") \
	FORM(told, TOLD_TO_LIMBO, TOLD_ONCE, "{the card} va dans les Limbes") \
	FORM(told, TOLD_TO_LIMBO, TOLD_OFTEN, \
	    "{count} cartes vont dans les Limbes") \
	FORM(told, TOLD_DOOR_TO_LIMBO, TOLD_ONCE, \
	    "{the card} va dans les Limbes") \
	FORM(told, TOLD_DOOR_TO_LIMBO_FOR, TOLD_ONCE, \
	    "{the card} va dans les Limbes : la prochaine Porte à obtenir " \
	    "est {rouge/bleue/verte/brune}") \
	FORM(told, TOLD_OBTAIN_DOOR, TOLD_ONCE, \
	    "{who} {obtenez~obtient} {the card}") \
	FORM(told, TOLD_FIND_DOOR, TOLD_ONCE, \
	    "{who} {trouvez~trouve} {the card} dans la pioche") \
	FORM(told, TOLD_ONTO_DECK, TOLD_ONCE, \
	    "{the card} va au sommet de la pioche") \
	FORM(told, TOLD_UNDER_DECK, TOLD_ONCE, \
	    "{the card} va au bas de la pioche") \
	FORM(told, TOLD_INTO_DECK, TOLD_ONCE, \
	    "{the card} retourne dans la pioche") \
	FORM(told, TOLD_INTO_DECK, TOLD_OFTEN, \
	    "{count} cartes retournent dans la pioche") \
	FORM(told, TOLD_OUT_OF_GAME, TOLD_ONCE, "{the card} quitte le jeu") \
	FORM(told, TOLD_OUT_OF_GAME, TOLD_OFTEN, \
	    "{count} cartes quittent le jeu") \
	FORM(told, TOLD_STRIKE, TOLD_ONCE, \
	    "{the card} frappe et quitte le jeu") \
\
	FORM(told, TOLD_SHUFFLE, TOLD_ONCE, "la pioche est mélangée") \
	FORM(told, TOLD_LOCATE, TOLD_ONCE, \
	    "{who} {apprenez~apprend} que l'autre joueur a {a card} en main") \
	FORM(told, TOLD_TURN, TOLD_ONCE, \
	    "{who} {commencez~commence} {votre~son} tour") \
	FORM(told, TOLD_REACH_GOAL, TOLD_ONCE, \
	    "l'Objectif {rouge/bleu/vert/brun} est atteint") \
	FORM(told, TOLD_REOPEN_GOAL, TOLD_ONCE, \
	    "{the card} redevient visible et passe en premier") \
	FORM(told, TOLD_GOALS_SWAPPED, TOLD_ONCE, \
	    "les Objectifs {n} et {m} changent de place") \
\
	FORM(told, TOLD_CHOOSE_DRAW, TOLD_ONCE, \
	    "{who} {choisissez~choisit} de piocher une carte") \
	FORM(told, TOLD_CHOOSE_EXCHANGE, TOLD_ONCE, \
	    "{who} {choisissez~choisit} de défausser des cartes pour en " \
	    "piocher moitié moins") \
	FORM(told, TOLD_CHOOSE_BUILD, TOLD_ONCE, \
	    "{who} {jouez~joue} {the card}") \
	FORM(told, TOLD_CHOOSE_CREATURE, TOLD_ONCE, \
	    "{who} {choisissez~choisit} {votre^la} {nth} créature{of owner}") \
	FORM(told, TOLD_CHOOSE_OWN, TOLD_ONCE, \
	    "{who} {choisissez~choisit} {votre~sa} {nth} créature") \
	FORM(told, TOLD_CHOOSE_WAKE, TOLD_ONCE, \
	    "{who} {choisissez~choisit} de réveiller {votre~sa} {nth} " \
	    "créature") \
	FORM(told, TOLD_DRAW_BY, TOLD_ONCE, \
	    "{who} {piochez~pioche} {a card} avec {the cause}") \
	FORM(told, TOLD_DRAW_BY, TOLD_OFTEN, \
	    "{who} {piochez~pioche} {count} cartes avec {the cause}") \
	FORM(told, TOLD_REVEAL_BY, TOLD_ONCE, "{the cause} révèle {a card}") \
	FORM(told, TOLD_REVEAL_BY, TOLD_OFTEN, \
	    "{the cause} révèle {count} cartes") \
	FORM(told, TOLD_BEGIN_CREATURE, TOLD_ONCE, \
	    "{who} {commencez~commence} {votre~sa} {nth} créature avec {the " \
	    "card}") \
	FORM(told, TOLD_BUILD, TOLD_ONCE, \
	    "{who} {ajoutez~ajoute} {the card} à {votre~sa} {nth} créature") \
	FORM(told, TOLD_SEIZE, TOLD_ONCE, \
	    "{the cause} prend {part} de {votre^la} {nth} créature{of owner}") \
	FORM(told, TOLD_DESTROY, TOLD_ONCE, \
	    "{the cause} défausse {part} de {votre^la} {nth} créature{of " \
	    "owner}") \
	FORM(told, TOLD_DESTROY, TOLD_OFTEN, \
	    "{the cause} défausse {count} cartes de {votre^la} {nth} " \
	    "créature{of owner}") \
	FORM(told, TOLD_ONTO_DISCARDS, TOLD_ONCE, \
	    "la défausse reçoit {the card}") \
	FORM(told, TOLD_ONTO_DISCARDS, TOLD_OFTEN, \
	    "la défausse reçoit {count} cartes") \
	FORM(told, TOLD_WAKE, TOLD_ONCE, \
	    "{votre^la} {nth} créature{of owner} se réveille") \
	FORM(told, TOLD_NEW_DECK, TOLD_ONCE, \
	    "la défausse est mélangée et devient la pioche") \
	FORM(told, TOLD_INTO_NEW_DECK, TOLD_ONCE, \
	    "la pioche récupère {the card}") \
	FORM(told, TOLD_INTO_NEW_DECK, TOLD_OFTEN, \
	    "la pioche récupère {count} cartes") \
\
	FORM(told, TOLD_WON, TOLD_ONCE, "") \
	FORM(told, TOLD_NO_FILL, TOLD_ONCE, \
	    " : la pioche n'a plus de carte pour compléter la main") \
	FORM(told, TOLD_NO_NEW_HAND, TOLD_ONCE, \
	    " : la pioche n'a plus de carte pour une nouvelle main") \
	FORM(told, TOLD_NO_TURNS, TOLD_ONCE, " : le dernier tour est terminé") \
\
	ROW(statuses, ONIRIM_OK, "pas d'erreur") \
	ROW(statuses, ONIRIM_E_NULL, \
	    "un argument est NULL : donnez un pointeur") \
	ROW(statuses, ONIRIM_E_MEMORY, \
	    "la mémoire manque : libérez-en et réessayez") \
	ROW(statuses, ONIRIM_E_SPACE, \
	    "la mémoire donnée est trop petite : onirim_game_size() dit " \
	    "combien il en faut") \
	ROW(statuses, ONIRIM_E_CONFIG, \
	    "la configuration est incorrecte : corrigez le mot que le " \
	    "problème désigne") \
	ROW(statuses, ONIRIM_E_ACTION, \
	    "cette action n'existe pas : prenez-en une de " \
	    "onirim_legal_actions()") \
	ROW(statuses, ONIRIM_E_ILLEGAL, \
	    "cette action n'est pas permise maintenant : prenez-en une de " \
	    "onirim_legal_actions()") \
	ROW(statuses, ONIRIM_E_OVER, \
	    "la partie est terminée : recommencez-la ou créez-en une autre") \
	ROW(statuses, ONIRIM_E_RANGE, \
	    "ce joueur, cette zone, cet indice ou cette constante n'existe " \
	    "pas ici") \
	ROW(statuses, ONIRIM_E_LANGUAGE, \
	    "la bibliothèque ne parle pas cette langue : onirim_language() " \
	    "donne celles qu'elle parle") \
	ROW(statuses, ONIRIM_E_SYNTAX, \
	    "le texte est illisible : corrigez le mot que le problème " \
	    "désigne") \
	ROW(statuses, ONIRIM_E_VERSION, \
	    "ceci vient d'une version plus récente : prenez une version " \
	    "plus récente de la bibliothèque") \
	ROW(statuses, ONIRIM_E_DAMAGED, \
	    "les données sont abîmées : prenez une autre copie") \
	ROW(statuses, ONIRIM_E_POSITION, \
	    "la position est impossible, ou la partie n'est pas au début " \
	    "d'un tour : corrigez le mot que le problème désigne, ou jouez") \
	ROW(statuses, ONIRIM_E_REVISION, \
	    "cette partie suit d'autres règles : prenez la version de la " \
	    "bibliothèque qui l'a enregistrée") \
	ROW(statuses, ONIRIM_E_REDACTED, \
	    "une partie censurée ne se joue pas : jouez celle dont elle est " \
	    "tirée") \
	ROW(statuses, ONIRIM_E_FAMILY, \
	    "les parties ont des configurations différentes : seules les " \
	    "graines peuvent différer") \
	ROW(statuses, ONIRIM_E_ABSENT, \
	    "la bibliothèque a été compilée sans cela : prenez-en une " \
	    "complète") \
\
	ROW(problems, ONIRIM_PROBLEM_NONE, "") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_KEY, "Ce mot-clé est inconnu.") \
	ROW(problems, ONIRIM_PROBLEM_NO_EQUALS, \
	    "Un mot se compose d'un mot-clé, du signe égal et d'une valeur, " \
	    "comme players=2.") \
	ROW(problems, ONIRIM_PROBLEM_TWICE, \
	    "Ce mot-clé est donné pour la deuxième fois.") \
	ROW(problems, ONIRIM_PROBLEM_MISSING, "Il manque une valeur ici.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_WORD, \
	    "Ce mot n'a pas sa place ici.") \
	ROW(problems, ONIRIM_PROBLEM_WORD_TWICE, \
	    "Ce mot est déjà dans la liste.") \
	ROW(problems, ONIRIM_PROBLEM_NONE_ALONE, \
	    "Le mot none reste seul, sans autre mot.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_A_NUMBER, \
	    "Il faut ici un nombre : des chiffres décimaux, sans zéro " \
	    "initial.") \
	ROW(problems, ONIRIM_PROBLEM_OUT_OF_RANGE, \
	    "Ce nombre est trop petit ou trop grand.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_A_SEED, \
	    "Une graine est un nombre décimal, ou 0x suivi de 1 à 16 " \
	    "chiffres hexadécimaux.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_SEAT, \
	    "Ce joueur n'existe pas : il y a moins de joueurs.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_ONIRIM, \
	    "Il faut pour cela game=onirim.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM, \
	    "Il faut pour cela game=nightmarium.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS, \
	    "Il faut pour cela deux joueurs : players=2.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_STEPS, \
	    "Il faut pour cela le Grimoire des Pas Perdus : sets=steps.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_TOWERS, \
	    "Il faut pour cela les Tours : sets=towers.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_DREAMS, \
	    "Il faut pour cela les Songes Heureux et Funestes Prémonitoires " \
	    ": sets=dreams.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_SEEDED, \
	    "Il faut pour cela chance=seeded : ici, c'est le donneur qui " \
	    "distribue les cartes.") \
\
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_VERB, \
	    "Aucune action ne porte ce nom.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_CARD, \
	    "Aucune carte ne porte ce nom.") \
	ROW(problems, ONIRIM_PROBLEM_INCOMPLETE, \
	    "L'action est incomplète : il manque une carte, un nombre ou un " \
	    "mot.") \
	ROW(problems, ONIRIM_PROBLEM_TOO_LONG, \
	    "L'action doit s'arrêter avant cela.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_ORDER, \
	    "Il faut deux Objectifs différents, celui de gauche en premier.") \
\
	ROW(problems, ONIRIM_PROBLEM_NOT_HEXADECIMAL, \
	    "Un générateur s'écrit 0x suivi de 1 à 16 chiffres hexadécimaux.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_VIEWER, \
	    "Un observateur est le numéro d'un joueur, nobody ou host.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_SEATS, \
	    "Après la barre oblique viennent les joueurs qui connaissent la " \
	    "carte, chacun une seule fois.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_TURN, \
	    "À ce tour, c'est à un autre joueur de jouer.") \
	ROW(problems, ONIRIM_PROBLEM_REDACTED, \
	    "Une partie telle qu'un observateur la connaît n'a ni graine ni " \
	    "générateur.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_PLACE, \
	    "Cet emplacement n'existe pas dans cette partie.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_IN_GAME, \
	    "Cette carte n'est pas dans le jeu avec cette configuration.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_PLACE, \
	    "Cette carte ne peut pas se trouver là.") \
	ROW(problems, ONIRIM_PROBLEM_TOO_MANY_CARDS, \
	    "Il n'y a pas autant d'exemplaires de cette carte, ou bien ils " \
	    "sont déjà ailleurs.") \
	ROW(problems, ONIRIM_PROBLEM_HAND_SIZE, \
	    "La main n'a pas autant de cartes qu'au début d'un tour.") \
	ROW(problems, ONIRIM_PROBLEM_ROW_ORDER, \
	    "Cette carte a le même symbole que la carte précédente.") \
	ROW(problems, ONIRIM_PROBLEM_SECOND_DOOR, \
	    "Avec la variante unique, personne n'a deux Portes d'une même " \
	    "couleur.") \
	ROW(problems, ONIRIM_PROBLEM_TOP_FULL, \
	    "On ne peut pas connaître autant de cartes au sommet de la " \
	    "pioche.") \
	ROW(problems, ONIRIM_PROBLEM_BOTTOM_FULL, \
	    "On ne peut pas connaître autant de cartes au bas de la pioche.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_MISSING, \
	    "Les huit Objectifs doivent se trouver là.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_DOWN, \
	    "Dans chaque couleur, il doit y avoir autant d'Objectifs face " \
	    "cachée que de Portes obtenues.") \
	ROW(problems, ONIRIM_PROBLEM_PREMONITIONS, \
	    "Ce nombre de Funestes Prémonitoires visibles est impossible.") \
	ROW(problems, ONIRIM_PROBLEM_PREMONITION_STRIKES, \
	    "Les Portes obtenues remplissent la condition de cette Funeste " \
	    "Prémonitoire : elle ne serait plus visible.") \
	ROW(problems, ONIRIM_PROBLEM_TOWER_EDGES, \
	    "Deux Tours voisines ont un symbole en commun sur les bords qui " \
	    "se touchent.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_PART, \
	    "Une créature se compose de membres inférieurs, d'un torse et " \
	    "d'une tête : cette carte ne convient pas ici.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_CREATURES, \
	    "Personne n'a plus de créatures qu'il n'en faut pour gagner.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_KNOWERS, \
	    "Une carte en main est connue de tous les autres joueurs ou " \
	    "d'aucun ; celui qui la tient la connaît toujours.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_IN_HAND, \
	    "La main n'a pas autant d'exemplaires de cette carte.") \
	ROW(problems, ONIRIM_PROBLEM_HIDDEN, \
	    "Une carte est cachée (?) si l'observateur ne la connaît pas, " \
	    "et seulement dans ce cas.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_HIDDEN, \
	    "Il y a plus de cartes cachées que de cartes restantes.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_POOL, \
	    "Ce n'est pas ce que les autres mots laissent dans la pioche.") \
	ROW(problems, ONIRIM_PROBLEM_ALREADY_OVER, \
	    "Dans cette position, la partie est déjà gagnée.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_TOO_LATE, \
	    "La partie n'a pas pu compter autant de tours.") \
	ROW(problems, ONIRIM_PROBLEM_ONE_ANSWER, \
	    "Il n'y a qu'un seul choix : la question ne se poserait pas.") \
\
	ROW(problems, ONIRIM_PROBLEM_NOT_A_RECORD, \
	    "Une partie enregistrée commence par la ligne onirim-record 1.") \
	ROW(problems, ONIRIM_PROBLEM_LATER_VERSION, \
	    "Une version plus récente de la bibliothèque a enregistré cette " \
	    "partie.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_RULES, \
	    "Cette partie suit d'autres règles que celles de cette " \
	    "bibliothèque.") \
	ROW(problems, ONIRIM_PROBLEM_NO_RULES_LINE, \
	    "La ligne des règles doit se trouver ici, par exemple : rules 1.") \
	ROW(problems, ONIRIM_PROBLEM_NO_CONFIG_LINE, \
	    "La ligne de la configuration doit se trouver ici : config et " \
	    "ses mots.") \
	ROW(problems, ONIRIM_PROBLEM_LINE_GOES_ON, \
	    "La ligne doit s'arrêter avant cela.") \
	ROW(problems, ONIRIM_PROBLEM_CUT_SHORT, \
	    "La partie enregistrée s'arrête trop tôt : il manque quelque " \
	    "chose.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_NAME, \
	    "Le nom d'une étiquette a de 1 à 255 lettres de a à z, " \
	    "chiffres, - et _.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_TWICE, \
	    "Une étiquette de ce nom existe déjà.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_VALUE, \
	    "La valeur d'une étiquette est un texte entre guillemets " \
	    "droits, sur une ligne et de 255 octets au plus.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_TAGS, \
	    "Une partie enregistrée a 256 étiquettes au plus.") \
	ROW(problems, ONIRIM_PROBLEM_REDACTED_RECORD, \
	    "Une partie enregistrée ne peut pas commencer par une partie " \
	    "telle qu'un seul observateur la connaît.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_CONFIG, \
	    "La position n'a pas la configuration de la partie enregistrée.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_NUMBER, \
	    "Le numéro du tour suivant doit se trouver ici.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_IS_OVER, \
	    "Ce tour est terminé : une nouvelle ligne doit commencer ici " \
	    "par le numéro d'un tour.") \
	ROW(problems, ONIRIM_PROBLEM_FIRST_SEAT, \
	    "Le joueur tiré au sort pour commencer doit se trouver ici, par " \
	    "exemple : first:1.") \
	ROW(problems, ONIRIM_PROBLEM_CARD_MISSING, \
	    "La carte suivante doit se trouver ici ; une barre (|) sépare " \
	    "les cartes des actions.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_CARD, \
	    "Ce n'est pas la carte qui arrive ici dans cette partie.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_DEAL, \
	    "Cette carte ne peut pas arriver ici : elle n'est pas dans le " \
	    "jeu, ou il n'en reste plus.") \
	ROW(problems, ONIRIM_PROBLEM_ANSWER_MISSING, \
	    "L'action suivante doit se trouver ici ; une barre (|) sépare " \
	    "les actions des cartes.") \
	ROW(problems, ONIRIM_PROBLEM_ILLEGAL, \
	    "Cette action n'est pas permise ici.") \
	ROW(problems, ONIRIM_PROBLEM_AFTER_END, \
	    "La partie est terminée avant cette action.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_RESULT, \
	    "La partie n'en est pas là.") \
	ROW(problems, ONIRIM_PROBLEM_AFTER_RESULT, \
	    "Rien ne doit suivre le résultat, sauf des commentaires.") \
	ROW(problems, ONIRIM_PROBLEM_NO_MEMORY, \
	    "Il n'y a pas eu assez de mémoire pour lire ce texte.") \
	ROW(problems, ONIRIM_PROBLEM_GOAL_RANKS, \
	    "Les Objectifs redevenus visibles se numérotent à partir de +1, " \
	    "chaque numéro une fois.") \
	ROW(problems, ONIRIM_PROBLEM_SNAPSHOT, \
	    "L'instantané est incomplet ou incorrect.") \
\
	FORM(options, OPTION_GAME, OPTION_LABEL, "Jeu") \
	FORM(options, OPTION_GAME, OPTION_HELP, "Le jeu auquel on joue.") \
	FORM(options, OPTION_GAME_ONIRIM, OPTION_LABEL, "Onirim") \
	FORM(options, OPTION_GAME_ONIRIM, OPTION_HELP, \
	    "Vous parcourez un labyrinthe de songes à la recherche de ses " \
	    "Portes, en solitaire ou avec un partenaire.") \
	FORM(options, OPTION_GAME_NIGHTMARIUM, OPTION_LABEL, "Nightmarium") \
	FORM(options, OPTION_GAME_NIGHTMARIUM, OPTION_HELP, \
	    "De deux à cinq joueurs assemblent des créatures. Le premier à " \
	    "en avoir assez de complètes gagne.") \
	FORM(options, OPTION_PLAYERS, OPTION_LABEL, "Joueurs") \
	FORM(options, OPTION_PLAYERS, OPTION_HELP, "Le nombre de joueurs.") \
	FORM(options, OPTION_SETS, OPTION_LABEL, "Extensions") \
	FORM(options, OPTION_SETS, OPTION_HELP, \
	    "Des cartes et des règles qui s'ajoutent au jeu. Toutes les " \
	    "combinaisons sont possibles.") \
	FORM(options, OPTION_SETS_NONE, OPTION_LABEL, "Aucune") \
	FORM(options, OPTION_SETS_NONE, OPTION_HELP, \
	    "On joue sans extension.") \
	FORM(options, OPTION_SETS_STEPS, OPTION_LABEL, \
	    "Le Grimoire des Pas Perdus") \
	FORM(options, OPTION_SETS_STEPS, OPTION_HELP, \
	    "Des Objectifs donnent l'ordre dans lequel trouver les Portes. " \
	    "Les cartes de la défausse permettent de payer trois sorts.") \
	FORM(options, OPTION_SETS_TOWERS, OPTION_LABEL, "Les Tours") \
	FORM(options, OPTION_SETS_TOWERS, OPTION_HELP, \
	    "Pour gagner, il faut aussi quatre Tours voisines de quatre " \
	    "couleurs. Les Cauchemars détruisent des Tours.") \
	FORM(options, OPTION_SETS_DREAMS, OPTION_LABEL, \
	    "Songes Heureux et Funestes Prémonitoires") \
	FORM(options, OPTION_SETS_DREAMS, OPTION_HELP, \
	    "Les Funestes Prémonitoires frappent dès que les Portes " \
	    "obtenues remplissent leur condition. Les Songes Heureux aident " \
	    "à les combattre.") \
	FORM(options, OPTION_VARIANTS, OPTION_LABEL, "Variantes") \
	FORM(options, OPTION_VARIANTS, OPTION_HELP, \
	    "Des changements de règles. Toutes les combinaisons sont " \
	    "possibles.") \
	FORM(options, OPTION_VARIANTS_NONE, OPTION_LABEL, "Aucune") \
	FORM(options, OPTION_VARIANTS_NONE, OPTION_HELP, \
	    "On joue selon les règles habituelles.") \
	FORM(options, OPTION_VARIANTS_OPEN, OPTION_LABEL, \
	    "Communication totale") \
	FORM(options, OPTION_VARIANTS_OPEN, OPTION_HELP, \
	    "Les deux joueurs se montrent leurs mains personnelles.") \
	FORM(options, OPTION_VARIANTS_UNIQUE, OPTION_LABEL, "Portes uniques") \
	FORM(options, OPTION_VARIANTS_UNIQUE, OPTION_HELP, \
	    "Un joueur ne peut pas obtenir deux Portes d'une même couleur. " \
	    "La seconde va dans les Limbes et reste pour le partenaire.") \
	FORM(options, OPTION_VARIANTS_RACE, OPTION_LABEL, "Course") \
	FORM(options, OPTION_VARIANTS_RACE, OPTION_HELP, \
	    "Les joueurs sont adversaires. Le premier qui a des Portes des " \
	    "quatre couleurs gagne seul.") \
	FORM(options, OPTION_VARIANTS_LOST, OPTION_LABEL, "Perdus !") \
	FORM(options, OPTION_VARIANTS_LOST, OPTION_HELP, \
	    "Le jeu est plus difficile : les sorts coûtent plus de cartes.") \
	FORM(options, OPTION_VARIANTS_RUINS, OPTION_LABEL, \
	    "Les ruines dispersées") \
	FORM(options, OPTION_VARIANTS_RUINS, OPTION_HELP, \
	    "Le jeu est plus difficile : les Cauchemars détruisent des " \
	    "Tours malgré un Rempart de tours.") \
	FORM(options, OPTION_VARIANTS_RIGHT_ONLY, OPTION_LABEL, \
	    "À droite seulement") \
	FORM(options, OPTION_VARIANTS_RIGHT_ONLY, OPTION_HELP, \
	    "Le jeu est plus difficile : une Tour se joue à droite de la " \
	    "rangée, jamais à gauche.") \
	FORM(options, OPTION_PREMONITIONS, OPTION_LABEL, \
	    "Funestes Prémonitoires") \
	FORM(options, OPTION_PREMONITIONS, OPTION_HELP, \
	    "Le nombre de Funestes Prémonitoires visibles au début. Plus il " \
	    "y en a, plus le jeu est difficile.") \
	FORM(options, OPTION_FIRST, OPTION_LABEL, "Premier joueur") \
	FORM(options, OPTION_FIRST, OPTION_HELP, "Le joueur qui commence.") \
	FORM(options, OPTION_FIRST_RANDOM, OPTION_LABEL, "Tiré au sort") \
	FORM(options, OPTION_FIRST_RANDOM, OPTION_HELP, \
	    "Le joueur qui commence est tiré au sort.") \
	FORM(options, OPTION_OBJECTIVE, OPTION_LABEL, "Créatures à compléter") \
	FORM(options, OPTION_OBJECTIVE, OPTION_HELP, \
	    "Le nombre de créatures complètes qu'il faut pour gagner. Moins " \
	    "il en faut, plus la partie est courte.") \
	FORM(options, OPTION_TURNS, OPTION_LABEL, "Limite de tours") \
	FORM(options, OPTION_TURNS, OPTION_HELP, \
	    "Après ce nombre de tours, tous joueurs confondus, la partie se " \
	    "termine sans vainqueur.") \
	FORM(options, OPTION_TURNS_0, OPTION_LABEL, "Sans limite") \
	FORM(options, OPTION_TURNS_0, OPTION_HELP, \
	    "La partie continue jusqu'à la victoire d'un joueur.") \
	FORM(options, OPTION_SEED, OPTION_LABEL, "Graine") \
	FORM(options, OPTION_SEED, OPTION_HELP, \
	    "Le nombre qui détermine l'ordre des cartes. La même graine " \
	    "et les mêmes choix donnent la même partie.") \
	FORM(options, OPTION_CHANCE, OPTION_LABEL, "Donneur") \
	FORM(options, OPTION_CHANCE, OPTION_HELP, "Qui distribue les cartes.") \
	FORM(options, OPTION_CHANCE_SEEDED, OPTION_LABEL, \
	    "Le programme distribue") \
	FORM(options, OPTION_CHANCE_SEEDED, OPTION_HELP, \
	    "Les cartes sont distribuées d'après la graine.") \
	FORM(options, OPTION_CHANCE_HOST, OPTION_LABEL, "De vraies cartes") \
	FORM(options, OPTION_CHANCE_HOST, OPTION_HELP, \
	    "Une personne ou un programme distribue, et annonce chaque " \
	    "carte qui arrive.") \
	FORM(options, OPTION_EVENTS, OPTION_LABEL, "Événements") \
	FORM(options, OPTION_EVENTS, OPTION_HELP, \
	    "Si la partie retient ce que chaque choix entraîne, pour le " \
	    "raconter aux joueurs.") \
	FORM(options, OPTION_EVENTS_OFF, OPTION_LABEL, "Non retenus") \
	FORM(options, OPTION_EVENTS_OFF, OPTION_HELP, \
	    "La partie prend moins de mémoire et ne raconte pas ce qui " \
	    "s'est passé.") \
	FORM(options, OPTION_EVENTS_ON, OPTION_LABEL, "Retenus") \
	FORM(options, OPTION_EVENTS_ON, OPTION_HELP, \
	    "La partie peut raconter ce que chaque choix entraîne, et prend " \
	    "plus de mémoire.") \
\
	ROW(numbers, KEY_PLAYERS, "{n} {joueur|joueurs}") \
	ROW(numbers, KEY_PREMONITIONS, \
	    "{n} {Funeste Prémonitoire|Funestes Prémonitoires}") \
	ROW(numbers, KEY_FIRST, "Joueur {n}") \
	ROW(numbers, KEY_OBJECTIVE, "{n} {créature|créatures}") \
	ROW(numbers, KEY_TURNS, "{n} {tour|tours}")

#define TEXTS french_texts
static const struct TEXTS {
	char none;
	FRENCH(ONI_ROW_ROOM, ONI_FORM_ROOM)
} french_texts = {
	0,
	FRENCH(ONI_ROW_TEXT, ONI_FORM_TEXT)
};

_Static_assert(sizeof french_texts <= UINT16_MAX, "each text can be told");

const struct language oni_french = {
	.plural = PLURAL_ONE_OR_NONE,
	.texts = (const char *)&french_texts,
	FRENCH(ONI_ROW_BEGIN, ONI_FORM_BEGIN)
};
#undef TEXTS
