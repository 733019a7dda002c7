/* check_event_text.c - tests of what happened, a sentence for each event. */
#include <stdio.h>
#include <string.h>

#include "../../lib/ruleset.h"
#include "../../lib/said/language.h"
#include "../battery/battery.h"
#include "events.h"
#include "games.h"
#include "said.h"
#include "suites.h"

/* Each sentence in each way, told to a viewer. */
static const struct {
	const char *config;
	int viewer;
	onirim_event event;
	const char *texts[SPELT_OUT];
} sentences[] = {
	/* What a seat has chosen. */
	{ PAIR, 0, CHOSE(TAKE, RED_SUN, 0, 0),
	  { "You took the red Sun.",
	  "Vous prenez le Soleil rouge.",
	  "Вы берёте красное солнце." } },
	{ PAIR, 0, CHOICE(1, BLUE_SUN, ONIRIM_VERB_PLAY, 0, 0),
	  { "Player 2 played the blue Sun.",
	  "Le joueur 2 joue le Soleil bleu.",
	  "Игрок 2 выкладывает синее солнце." } },
	{ PAIR, 0, CHOSE(PLAY, BLUE_KEY, 1, 0),
	  { "You played the shared blue Key.",
	  "Vous jouez la Clé bleue de la main commune.",
	  "Вы выкладываете синий ключ из общих карт." } },
	{ PAIR, 0, CHOSE(PLAY, RED_TOWER, 0, ONIRIM_END_LEFT),
	  { "You placed the red Tower 3 at the left end of the row.",
	  "Vous jouez la Tour rouge 3 à gauche.",
	  "Вы выкладываете красную башню 3 слева." } },
	{ PAIR, 1, CHOSE(PLAY, BLUE_TOWER, 1, ONIRIM_END_RIGHT),
	  { "Player 1 placed the blue Tower 3 at the right end of the row.",
	  "Le joueur 1 joue la Tour bleue 3 à droite.",
	  "Игрок 1 выкладывает синюю башню 3 справа." } },
	{ PAIR, 0, CHOSE(DISCARD, RED_KEY, 0, 0),
	  { "You discarded the red Key.",
	  "Vous défaussez la Clé rouge.",
	  "Вы сбрасываете красный ключ." } },
	{ PAIR, ONIRIM_NOBODY, CHOSE(DISCARD, BLUE_KEY, 1, 0),
	  { "Player 1 discarded the shared blue Key.",
	  "Le joueur 1 défausse la Clé bleue de la main commune.",
	  "Игрок 1 сбрасывает синий ключ из общих карт." } },
	{ PAIR, 0, CHOSE_BY(BLUE_DOOR, SEARCH, 0, 0, 0),
	  { "You searched the deck for the blue Door.",
	  "Vous cherchez une Porte dans la pioche.",
	  "Вы обыскиваете колоду." } },
	{ PAIR, 1, CHOSE_BY(BLUE_DOOR, DECLINE, 0, 0, 0),
	  { "Player 1 left the blue Door in the deck.",
	  "Le joueur 1 laisse la Porte bleue dans la pioche.",
	  "Игрок 1 оставляет синюю дверь в колоде." } },
	{ PAIR, 0, CHOSE(SWAP, RED_SUN, BLUE_MOON, 0),
	  { "You swapped the red Sun for the blue Moon.",
	  "Vous échangez le Soleil rouge contre la Lune bleue.",
	  "Вы меняете красное солнце на синюю луну." } },
	{ PAIR, 0, CHOSE(DECLINE, 0, 0, 0), { "You swapped nothing.",
	  "Vous n'échangez rien.",
	  "Вы ничего не меняете." } },
	{ PAIR, 0, CHOSE_BY(RED_DOOR, KEY, RED_KEY, 0, 0),
	  { "You spent the red Key on the red Door.",
	  "Vous dépensez la Clé rouge.",
	  "Вы сбрасываете красный ключ." } },
	{ PAIR, 1, CHOSE_BY(NIGHTMARE, KEY, RED_KEY, 1, 0),
	  { "Player 1 spent the red Key against the Nightmare.",
	  "Le joueur 1 dépense la Clé rouge contre le Cauchemar.",
	  "Игрок 1 сбрасывает красный ключ из-за кошмара." } },
	{ PAIR, 0, CHOSE_BY(NIGHTMARE, DOOR, RED_DOOR, 0, 0),
	  { "You gave up the red Door to the Nightmare.",
	  "Vous sacrifiez la Porte rouge pour résoudre le Cauchemar.",
	  "Кошмар забирает красную дверь." } },
	{ PAIR, 0, CHOSE_BY(ANY_PAIR, DOOR, RED_DOOR, 1, 0),
	  { "You gave up the red Door because of the Premonition of two "
	  "Doors of one colour.",
	  "Vous sacrifiez la Porte rouge comme pénalité.",
	  "Вы теряете красную дверь в наказание." } },
	{ PAIR, 0, CHOSE_BY(RED_PAIR + 1, DROP, BLUE_KEY, 0, 0),
	  { "You gave up the blue Key because of the Premonition of two "
	  "blue Doors.",
	  "Vous sacrifiez la Clé bleue comme pénalité.",
	  "Вы теряете синий ключ в наказание." } },
	{ PAIR, 0, CHOSE_BY(RED_KEY, DROP, RED_SUN, 0, 0),
	  { "You discarded the red Sun.",
	  "Vous défaussez le Soleil rouge.",
	  "Вы сбрасываете красное солнце." } },
	{ PAIR, 0, CHOSE_BY(NIGHTMARE, TOWER, 0, 0, 2),
	  { "You gave up the Tower in place 3.",
	  "Vous défaussez la Tour à la place 3.",
	  "Вы сбрасываете башню на месте 3." } },
	{ PAIR, 1, CHOSE_BY(NIGHTMARE, SPARE, 0, 0, 0),
	  { "Player 1 used false destruction and kept the Towers.",
	  "Le joueur 1 sauve les Tours par une fausse destruction.",
	  "Игрок 1 сохраняет башню." } },
	{ PAIR, 0, CHOSE_BY(NIGHTMARE, REVEAL, 0, 0, 0),
	  { "You revealed cards of the deck.",
	  "Vous révélez des cartes de la pioche.",
	  "Вы открываете карты колоды." } },
	{ PAIR, 1, CHOSE_BY(HAPPY_DREAM, LOOK, 0, 0, 0),
	  { "Player 1 revealed cards of the deck.",
	  "Le joueur 1 révèle des cartes de la pioche.",
	  "Игрок 1 открывает карты колоды." } },
	{ PAIR, 0, CHOSE_BY(NIGHTMARE, HAND, 0, 0, 0),
	  { "You discarded your hand.",
	  "Vous défaussez toute votre main.",
	  "Вы сбрасываете всю руку." } },
	{ PAIR, 1, CHOSE_BY(NIGHTMARE, HAND, 0, 0, 0),
	  { "Player 1 discarded their hand.",
	  "Le joueur 1 défausse toute sa main.",
	  "Игрок 1 сбрасывает всю руку." } },
	{ PAIR, 0, CHOSE_BY(GREEN_DOOR, LIMBO, 0, 0, 0),
	  { "You let the green Door go.",
	  "Vous renoncez à la Porte verte.",
	  "Вы откладываете зелёную дверь в лимбо." } },
	{ PAIR, 0, CHOSE_BY(RED_KEY, NEXT, RED_SUN, 0, 0),
	  { "You put the red Sun back on the deck.",
	  "Vous reposez le Soleil rouge au sommet de la pioche.",
	  "Вы возвращаете на колоду красное солнце." } },
	{ PAIR, 1, CHOSE_BY(RED_KEY, NEXT, HIDDEN, 0, 0),
	  { "Player 1 put a card back on the deck.",
	  "Le joueur 1 repose une carte au sommet de la pioche.",
	  "Игрок 1 возвращает на колоду карту." } },
	{ PAIR, 1, CHOSE_BY(SPELL(PROPHECY), NEXT, HIDDEN, 0, 0),
	  { "Player 1 put a card under the deck.",
	  "Le joueur 1 repose une carte au bas de la pioche.",
	  "Игрок 1 кладёт под низ колоды карту." } },
	{ PAIR, 1, CHOSE_BY(SPELL(PROPHECY), TOP, HIDDEN, 0, 0),
	  { "Player 1 put a card on top of the deck.",
	  "Le joueur 1 place une carte au sommet de la pioche.",
	  "Игрок 1 кладёт поверх колоды карту." } },
	{ PAIR, 0, CHOSE(CAST, 0, 0, ONIRIM_SPELL_PROPHECY),
	  { "You cast Paradoxical Prophecy.",
	  "Vous lancez la Prophétie Paradoxale.",
	  "Вы произносите «Парадоксальное пророчество»." } },
	{ PAIR, 1, CHOSE_BY(SPELL(PLANNING), PAY, RED_SUN, 0, 0),
	  { "Player 1 paid the red Sun for Parallel Planning.",
	  "Le joueur 1 paie le sort avec le Soleil rouge.",
	  "Игрок 1 убирает из сброса красное солнце." } },
	{ PAIR, 0, CHOSE_BY(SPELL(PROPHECY), PAY, RED_SUN, 0, 0),
	  { "You paid the red Sun for Paradoxical Prophecy.",
	  "Vous payez le sort avec le Soleil rouge.",
	  "Вы убираете из сброса красное солнце." } },
	{ PAIR, 0, CHOSE_BY(SPELL(PUNISHMENT), PAY, RED_SUN, 0, 0),
	  { "You paid the red Sun for Powerful Punishment.",
	  "Vous payez le sort avec le Soleil rouge.",
	  "Вы убираете из сброса красное солнце." } },
	{ PAIR, 0, CHOSE_BY(SPELL(PLANNING), GOALS, 1, 3, 0),
	  { "You swapped Goals 2 and 4.",
	  "Vous intervertissez les Objectifs 2 et 4.",
	  "Вы меняете местами цели 2 и 4." } },
	{ PAIR, 0, CHOSE(RESOLVE, FIVE_DOORS, 0, 0),
	  { "You faced the Premonition of five Doors.",
	  "Vous résolvez la Funeste Prémonitoire des cinq Portes.",
	  "Сбывается предчувствие пяти дверей." } },
	{ PAIR, 0, CHOSE_BY(HAPPY_DREAM, DISPEL, RED_PAIR, 0, 0),
	  { "You removed the Premonition of two red Doors from the game.",
	  "Vous retirez du jeu la Funeste Prémonitoire des deux Portes "
	  "rouges.",
	  "Вы убираете из игры предчувствие двух красных дверей." } },
	{ PAIR, 1, CHOSE_BY(HAPPY_DREAM, FETCH, 0, 0, 0),
	  { "Player 1 searched the deck for a card.",
	  "Le joueur 1 cherche une carte dans la pioche.",
	  "Игрок 1 ищет карту в колоде." } },
	{ PAIR, 1, CHOSE_BY(HAPPY_DREAM, FETCH, HIDDEN, 0, 0),
	  { "Player 1 put a card on top of the deck.",
	  "Le joueur 1 place une carte au sommet de la pioche.",
	  "Игрок 1 кладёт поверх колоды карту." } },
	{ PAIR, 0, CHOSE_BY(HAPPY_DREAM, FETCH, RED_KEY, 0, 0),
	  { "You put the red Key on top of the deck.",
	  "Vous placez la Clé rouge au sommet de la pioche.",
	  "Вы кладёте поверх колоды красный ключ." } },
	{ PAIR, 0, CHOSE(DRAW, 0, 0, 0),
	  { "You cast no spell before drawing.",
	  "Vous ne lancez pas de sort avant de piocher.",
	  "Вы решаете взять карту." } },
	{ PAIR, 1, CHOSE_BY(HAPPY_DREAM, STOP, 0, 0, 0),
	  { "Player 1 discarded no more.",
	  "Le joueur 1 ne défausse plus rien.",
	  "Игрок 1 больше ничего не сбрасывает." } },
	{ PAIR, 1, CHOSE(STOP, 0, 0, 0), { "Player 1 ended the turn.",
	  "Le joueur 1 termine son tour.",
	  "Игрок 1 заканчивает ход." } },
	{ PAIR, 0, CHOICE(ONIRIM_CHANCE, NIGHTMARE, ONIRIM_VERB_DEAL, 0, 0),
	  { "The dealer turned up the Nightmare.",
	  "Le donneur distribue un Cauchemar.",
	  "Раздающий сдаёт кошмар." } },

	/* Cards that come. */
	{ PAIR, 0, CAME(RED_KEY, TOP, HAND(1)), { "You drew a red Key.",
	  "Vous piochez une Clé rouge.",
	  "Вы берёте красный ключ." } },
	{ PAIR, 0, CAME(HIDDEN, BOTTOM, HAND(2)),
	  { "Player 2 drew a card.",
	  "Le joueur 2 pioche une carte.",
	  "Игрок 2 берёт карту." } },
	{ PAIR, 0, WENT(RED_KEY, 1, TOP, HAND(1)),
	  { "You drew a red Key.",
	  "Vous piochez une Clé rouge.",
	  "Вы берёте красный ключ." } },
	{ PAIR, 0, WENT(RED_KEY, 2, TOP, HAND(1)),
	  { "You drew two cards: red Key.",
	  "Vous piochez deux cartes : 2 × Clé rouge.",
	  "Вы берёте две карты: «красный ключ»." } },
	{ PAIR, 0, WENT(HIDDEN, 2, TOP, HAND(2)),
	  { "Player 2 drew two cards.",
	  "Le joueur 2 pioche deux cartes.",
	  "Игрок 2 берёт две карты." } },
	{ "", 0, CAME(NIGHTMARE, TOP, MET), { "You drew a Nightmare.",
	  "Vous tombez sur un Cauchemar.",
	  "Вы тянете кошмар." } },
	{ PAIR, 1, CAME(BLUE_DOOR, TOP, MET),
	  { "Player 1 drew a blue Door.",
	  "Le joueur 1 tombe sur une Porte bleue.",
	  "Игрок 1 тянет синюю дверь." } },
	{ PAIR, 1, WENT(HAPPY_DREAM, 1, TOP, MET),
	  { "Player 1 drew a Happy Dream.",
	  "Le joueur 1 tombe sur un Songe Heureux.",
	  "Игрок 1 тянет сладкий сон." } },
	{ PAIR, 1, CAME(HAPPY_DREAM, BOTTOM, MET),
	  { "Player 1 drew a Happy Dream.",
	  "Le joueur 1 tombe sur un Songe Heureux.",
	  "Игрок 1 тянет сладкий сон." } },
	{ PAIR, 1, WENT(HAPPY_DREAM, 1, BOTTOM, MET),
	  { "Player 1 drew a Happy Dream.",
	  "Le joueur 1 tombe sur un Songe Heureux.",
	  "Игрок 1 тянет сладкий сон." } },
	{ PAIR, 0, CAME_BY(RED_KEY, RED_SUN, TOP, LOOKED),
	  { "You looked at a red Sun.",
	  "Vous regardez un Soleil rouge.",
	  "Вы видите в колоде красное солнце." } },
	{ PAIR, 1, WENT_BY(RED_KEY, HIDDEN, 5, TOP, LOOKED),
	  { "Player 1 looked at five cards.",
	  "Le joueur 1 regarde cinq cartes.",
	  "Игрок 1 смотрит пять карт." } },
	{ PAIR, 1, CAME_BY(NIGHTMARE, RED_SUN, TOP, LOOKED),
	  { "Player 1 revealed a red Sun.",
	  "Le joueur 1 révèle un Soleil rouge.",
	  "Игрок 1 открывает из колоды красное солнце." } },
	{ PAIR, 0, WENT_BY(HAPPY_DREAM, RED_SUN, 2, TOP, LOOKED),
	  { "You revealed two cards: red Sun.",
	  "Vous révélez deux cartes : 2 × Soleil rouge.",
	  "Вы открываете две карты: «красное солнце»." } },
	{ PAIR, 0, CAME_BY(HAPPY_DREAM, RED_SUN, TOP, LOOKED),
	  { "You revealed a red Sun.",
	  "Vous révélez un Soleil rouge.",
	  "Вы открываете из колоды красное солнце." } },
	{ PAIR, 0, WENT_BY(NIGHTMARE, RED_SUN, 1, TOP, LOOKED),
	  { "You revealed a red Sun.",
	  "Vous révélez un Soleil rouge.",
	  "Вы открываете из колоды красное солнце." } },
	{ PAIR, 0, CAME(RED_SUN, TOP, SHARED),
	  { "The red Sun joins the shared cards.",
	  "Le Soleil rouge rejoint la main commune.",
	  "Красное солнце — в общий резерв." } },
	{ PAIR, 0, CAME(RED_SUN, BOTTOM, SHARED),
	  { "The red Sun joins the shared cards.",
	  "Le Soleil rouge rejoint la main commune.",
	  "Красное солнце — в общий резерв." } },
	{ PAIR, 0, WENT(RED_SUN, 2, TOP, SHARED),
	  { "Two cards join the shared cards: red Sun.",
	  "Deux cartes rejoignent la main commune : 2 × Soleil rouge.",
	  "Две карты — в общий резерв: «красное солнце»." } },
	{ PAIR, 0, WENT(RED_SUN, 1, BOTTOM, SHARED),
	  { "The red Sun joins the shared cards.",
	  "Le Soleil rouge rejoint la main commune.",
	  "Красное солнце — в общий резерв." } },
	{ PAIR, 0, CAME(RED_GOAL, GOALS, GOALS),
	  { "The red Goal is laid out.",
	  "L'Objectif rouge est posé sur la table.",
	  "На стол ложится красная цель." } },
	{ PAIR, 0, WENT(RED_GOAL, 2, GOALS, GOALS),
	  { "Two Goals are laid out: red Goal.",
	  "Deux Objectifs sont posés sur la table : 2 × Objectif rouge.",
	  "На стол ложатся две карты цели: «красная цель»." } },
	{ PAIR, 0, CAME(RED_PAIR, RESERVE, PREMONITIONS),
	  { "A Premonition of two red Doors is turned up.",
	  "La Funeste Prémonitoire des deux Portes rouges est révélée.",
	  "Открывается предчувствие двух красных дверей." } },
	{ PAIR, 0, WENT(RED_PAIR, 2, RESERVE, PREMONITIONS),
	  { "Two Premonitions are turned up: Premonition of two red Doors.",
	  "Deux Funestes Prémonitoires sont révélées : 2 × Funeste "
	  "Prémonitoire des deux Portes rouges.",
	  "Открываются две карты дурных предчувствий: «предчувствие двух "
	  "красных дверей»." } },
	{ PAIR, 0, CAME(NIGHTMARE, TOP, LIMBO),
	  { "The Nightmare goes to Limbo.",
	  "Le Cauchemar va dans les Limbes.",
	  "Кошмар — в лимбо." } },
	{ PAIR, 0, CAME(NIGHTMARE, BOTTOM, LIMBO),
	  { "The Nightmare goes to Limbo.",
	  "Le Cauchemar va dans les Limbes.",
	  "Кошмар — в лимбо." } },
	{ PAIR, 0, WENT(NIGHTMARE, 1, BOTTOM, LIMBO),
	  { "The Nightmare goes to Limbo.",
	  "Le Cauchemar va dans les Limbes.",
	  "Кошмар — в лимбо." } },
	{ PAIR, 0, WENT(NIGHTMARE, 1, TOP, LIMBO),
	  { "The Nightmare goes to Limbo.",
	  "Le Cauchemar va dans les Limbes.",
	  "Кошмар — в лимбо." } },

	/* Where cards go. */
	{ PAIR, 0, WENT(BLUE_SUN, 1, HAND(2), OWN_ROW(2)),
	  { "The blue Sun joins Player 2's row.",
	  "Le Soleil bleu rejoint le labyrinthe (joueur 2).",
	  "Синее солнце ложится в лабиринт (игрок 2)." } },
	{ PAIR, 0, WENT(BLUE_SUN, 1, HAND(1), OWN_ROW(1)),
	  { "The blue Sun joins your row.",
	  "Le Soleil bleu rejoint votre labyrinthe.",
	  "Синее солнце ложится в ваш лабиринт." } },
	{ PAIR, 0, WENT(RED_TOWER, 1, HAND(1), TOWER_ROW),
	  { "The red Tower 3 joins the row of Towers.",
	  "La Tour rouge 3 rejoint la rangée de Tours.",
	  "Красная башня 3 встаёт в ряд башен." } },
	{ PAIR, 0, WENT(RED_SUN, 1, SHARED, HAND(1)),
	  { "The red Sun joins your hand.",
	  "Le Soleil rouge rejoint votre main personnelle.",
	  "Красное солнце попадает в ваш личный резерв." } },
	{ PAIR, 0, WENT(RED_SUN, 1, SHARED, HAND(2)),
	  { "The red Sun joins Player 2's hand.",
	  "Le Soleil rouge rejoint la main personnelle (joueur 2).",
	  "Красное солнце попадает в личный резерв (игрок 2)." } },
	{ PAIR, 0, WENT(RED_SUN, 1, HAND(1), SHARED),
	  { "The red Sun joins the shared cards.",
	  "Le Soleil rouge rejoint la main commune.",
	  "Красное солнце — в общий резерв." } },
	{ PAIR, 0, WENT_BY(SPELL(PUNISHMENT), NIGHTMARE, 1, MET, DISCARD),
	  { "Powerful Punishment discards the Nightmare.",
	  "La Puissante Punition défausse le Cauchemar.",
	  "Суровое наказание отправляет кошмар в сброс." } },
	{ PAIR, 0, WENT_BY(NIGHTMARE, RED_TOWER, 1, TOWER_ROW, DISCARD),
	  { "The Nightmare destroys the red Tower 3.",
	  "Le Cauchemar détruit la Tour rouge 3.",
	  "Кошмар разрушает красную башню 3." } },
	{ PAIR, 0, WENT_BY(THREE_DOORS, RED_TOWER, 1, TOWER_ROW, DISCARD),
	  { "The Premonition of three Doors destroys the red Tower 3.",
	  "La Funeste Prémonitoire des trois Portes détruit la Tour "
	  "rouge 3.",
	  "Предчувствие трёх дверей разрушает красную башню 3." } },
	{ PAIR, 0, WENT_BY(THREE_DOORS, RED_SUN, 1, HAND(1), DISCARD),
	  { "You lost the red Sun to the Premonition of three Doors.",
	  "Vous perdez le Soleil rouge comme pénalité.",
	  "Вы теряете красное солнце." } },
	{ PAIR, 1, WENT_BY(THREE_DOORS, RED_SUN, 2, SHARED, DISCARD),
	  { "Player 1 lost two cards to the Premonition of three Doors: "
	  "red Sun.",
	  "Le joueur 1 perd deux cartes comme pénalité : 2 × Soleil "
	  "rouge.",
	  "Игрок 1 теряет две карты: «красное солнце»." } },
	{ PAIR, 0, WENT_BY(RED_DOOR, RED_KEY, 1, HAND(1), DISCARD),
	  { "The red Key is discarded because of the red Door.",
	  "La Clé rouge va dans la défausse à cause de la carte Porte "
	  "rouge.",
	  "Красная дверь отправляет в сброс красный ключ." } },
	{ PAIR, 0, WENT_BY(RED_DOOR, RED_KEY, 1, SHARED, DISCARD),
	  { "The red Key is discarded because of the red Door.",
	  "La Clé rouge va dans la défausse à cause de la carte Porte "
	  "rouge.",
	  "Красная дверь отправляет в сброс красный ключ." } },
	{ PAIR, 0, WENT_BY(NIGHTMARE, RED_KEY, 1, HAND(1), DISCARD),
	  { "The red Key is discarded because of the Nightmare.",
	  "La Clé rouge va dans la défausse à cause de la carte "
	  "Cauchemar.",
	  "Кошмар отправляет в сброс красный ключ." } },
	{ PAIR, 0, WENT_BY(NIGHTMARE, RED_SUN, 2, SHARED, DISCARD),
	  { "Two cards are discarded because of the Nightmare: red Sun.",
	  "Deux cartes vont dans la défausse à cause de la carte "
	  "Cauchemar : 2 × Soleil rouge.",
	  "Кошмар отправляет в сброс две карты: «красное солнце»." } },
	{ PAIR, 0, WENT_BY(NIGHTMARE, RED_SUN, 1, LOOKED, DISCARD),
	  { "The red Sun is discarded because of the Nightmare.",
	  "Le Soleil rouge va dans la défausse à cause de la carte "
	  "Cauchemar.",
	  "Кошмар отправляет в сброс красное солнце." } },
	{ PAIR, 0, WENT_BY(RED_PAIR, RED_SUN, 9, POOL, DISCARD),
	  { "Nine cards are discarded because of the Premonition of two "
	  "red Doors: red Sun.",
	  "Neuf cartes vont dans la défausse à cause de la carte Funeste "
	  "Prémonitoire des deux Portes rouges : 9 × Soleil rouge.",
	  "Предчувствие двух красных дверей отправляет в сброс девять "
	  "карт: «красное солнце»." } },
	{ PAIR, 0, WENT(RED_SUN, 1, HAND(1), DISCARD),
	  { "The red Sun is discarded.",
	  "Le Soleil rouge va dans la défausse.",
	  "Красное солнце уходит в сброс." } },
	{ PAIR, 0, WENT(RED_SUN, 12, HAND(1), DISCARD),
	  { "Twelve cards are discarded: red Sun.",
	  "Douze cartes vont dans la défausse : 12 × Soleil rouge.",
	  "Двенадцать карт уходят в сброс: «красное солнце»." } },
	{ PAIR, 0, WENT(RED_SUN, 21, HAND(1), DISCARD),
	  { "21 cards are discarded: red Sun.",
	  "21 cartes vont dans la défausse : 21 × Soleil rouge.",
	  "21 карта уходит в сброс: «красное солнце»." } },
	{ PAIR, 0, WENT_BY(BLUE_DOOR, BLUE_DOOR, 1, MET, LIMBO),
	  { "The blue Door goes to Limbo.",
	  "La Porte bleue va dans les Limbes.",
	  "Дверь — в лимбо." } },
	{ PAIR, 0, EVENT_WITH(1, BLUE_DOOR, ONIRIM_EVENT_MOVE, 0, BLUE_DOOR, 1,
	    MET, LIMBO),
	  { "The blue Door goes to Limbo: the next Door to find is red.",
	  "La Porte bleue va dans les Limbes : la prochaine Porte à "
	  "obtenir est rouge.",
	  "Синяя дверь уходит в лимбо: следующей нужна красная." } },
	{ PAIR, 0, EVENT_WITH(4, BLUE_DOOR, ONIRIM_EVENT_MOVE, 0, BLUE_DOOR, 1,
	    MET, LIMBO),
	  { "The blue Door goes to Limbo: the next Door to find is brown.",
	  "La Porte bleue va dans les Limbes : la prochaine Porte à "
	  "obtenir est brune.",
	  "Синяя дверь уходит в лимбо: следующей нужна коричневая." } },
	{ PAIR, 0, WENT_BY(NIGHTMARE, BROWN_DOOR, 1, DOORS(1), LIMBO),
	  { "The brown Door goes to Limbo.",
	  "La Porte brune va dans les Limbes.",
	  "Коричневая дверь — в лимбо." } },
	{ PAIR, 0, WENT(HAPPY_DREAM, 3, LOOKED, LIMBO),
	  { "Three cards go to Limbo: Happy Dream.",
	  "Trois cartes vont dans les Limbes : 3 × Songe Heureux.",
	  "Три карты — в лимбо: «сладкий сон»." } },
	{ PAIR, 0, WENT_BY(RED_DOOR, RED_DOOR, 1, MET, DOORS(1)),
	  { "You obtained the red Door.",
	  "Vous obtenez la Porte rouge.",
	  "Вы получаете красную дверь." } },
	{ PAIR, 1, WENT_BY(RED_DOOR, RED_DOOR, 1, MET, DOORS(1)),
	  { "Player 1 obtained the red Door.",
	  "Le joueur 1 obtient la Porte rouge.",
	  "Игрок 1 получает красную дверь." } },
	{ PAIR, 0, WENT_BY(RED_DOOR, RED_DOOR, 1, POOL, MET),
	  { "You found the red Door in the deck.",
	  "Vous trouvez la Porte rouge dans la pioche.",
	  "Вы находите в колоде красную дверь." } },
	{ PAIR, 0, WENT_BY(RED_KEY, RED_SUN, 1, LOOKED, TOP),
	  { "The red Sun goes on top of the deck.",
	  "Le Soleil rouge va au sommet de la pioche.",
	  "Красное солнце кладут поверх колоды." } },
	{ PAIR, 0, WENT_BY(SPELL(PROPHECY), HIDDEN, 1, LOOKED, BOTTOM),
	  { "A card goes under the deck.",
	  "Une carte va au bas de la pioche.",
	  "Карту кладут под низ колоды." } },
	{ PAIR, 0, WENT(NIGHTMARE, 1, LIMBO, POOL),
	  { "The Nightmare goes back into the deck.",
	  "Le Cauchemar retourne dans la pioche.",
	  "Кошмар снова в колоде." } },
	{ PAIR, 0, WENT(NIGHTMARE, 10, LIMBO, POOL),
	  { "Ten cards go back into the deck: Nightmare.",
	  "Dix cartes retournent dans la pioche : 10 × Cauchemar.",
	  "Десять карт снова в колоде: «кошмар»." } },
	{ PAIR, 0, WENT_BY(RED_PAIR, RED_PAIR, 1, PREMONITIONS, REMOVED),
	  { "The Premonition of two red Doors strikes and leaves the game.",
	  "La Funeste Prémonitoire des deux Portes rouges frappe et "
	  "quitte le jeu.",
	  "Предчувствие двух красных дверей сбывается и уходит из игры." } },
	{ PAIR, 0, WENT(RED_SUN, 1, DISCARD, REMOVED),
	  { "The red Sun leaves the game.",
	  "Le Soleil rouge quitte le jeu.",
	  "Красное солнце уходит из игры." } },
	{ PAIR, 0, WENT(RED_SUN, 5, DISCARD, REMOVED),
	  { "Five cards leave the game: red Sun.",
	  "Cinq cartes quittent le jeu : 5 × Soleil rouge.",
	  "Пять карт уходят из игры: «красное солнце»." } },

	/* What happens to the table. */
	{ PAIR, 0, EVENT(ONIRIM_EVENT_SHUFFLE, 0, 0, 0, NOWHERE, NOWHERE),
	  { "The deck is shuffled.",
	  "La pioche est mélangée.",
	  "Колоду перемешивают." } },
	{ PAIR, 0, EVENT(ONIRIM_EVENT_LOCATE, 0, RED_KEY, 1, HAND(2), NOWHERE),
	  { "You learned that the partner has the red Key.",
	  "Vous apprenez que l'autre joueur a une Clé rouge en main.",
	  "Вы узнаёте, что у другого игрока есть красный ключ." } },
	{ PAIR, 0, EVENT(ONIRIM_EVENT_LOCATE, 1, RED_KEY, 1, HAND(1), NOWHERE),
	  { "Player 2 learned that the partner has the red Key.",
	  "Le joueur 2 apprend que l'autre joueur a une Clé rouge en "
	  "main.",
	  "Игрок 2 узнаёт, что у другого игрока есть красный ключ." } },
	{ PAIR, 0, EVENT(ONIRIM_EVENT_TURN, 0, 0, 0, NOWHERE, NOWHERE),
	  { "It is your turn.",
	  "Vous commencez votre tour.",
	  "Вы начинаете ход." } },
	{ PAIR, 0, EVENT(ONIRIM_EVENT_TURN, 1, 0, 0, NOWHERE, NOWHERE),
	  { "It is Player 2's turn.",
	  "Le joueur 2 commence son tour.",
	  "Игрок 2 начинает ход." } },
	{ PAIR, 0, EVENT(ONIRIM_EVENT_FLIP, 0, RED_GOAL_DOWN, 0,
	    ONIRIM_ZONE_GOALS, 2, NOWHERE),
	  { "The red Goal is reached.",
	  "L'Objectif rouge est atteint.",
	  "Красная цель достигнута." } },
	{ PAIR, 0, EVENT_WITH(1, 0, ONIRIM_EVENT_FLIP, 0, BLUE_GOAL, 0,
	    ONIRIM_ZONE_GOALS, 2, NOWHERE),
	  { "The blue Goal is turned up again and comes first.",
	  "L'Objectif bleu redevient visible et passe en premier.",
	  "Синяя цель снова открывается и становится первой." } },
	{ PAIR, 0, EVENT(ONIRIM_EVENT_SWAP, 0, 0, 2, ONIRIM_ZONE_GOALS, 0,
	    ONIRIM_ZONE_GOALS, 7),
	  { "Goals 1 and 8 change places.",
	  "Les Objectifs 1 et 8 changent de place.",
	  "Цели 1 и 8 меняются местами." } },

	/* Nightmarium. */
	{ FIVE, 0, CHOICE(ONIRIM_CHANCE, N3, ONIRIM_VERB_DEAL, 0, 0),
	  { "The dealer turned up the Necronaut legs.",
	  "Le donneur distribue des membres inférieurs de Nécronaute.",
	  "Раздающий сдаёт ноги некромункула." } },
	{ FIVE, 0, CHOSE(DRAW, 0, 0, 0), { "You chose to draw a card.",
	  "Vous choisissez de piocher une carte.",
	  "Вы решаете взять карту." } },
	{ FIVE, 1, CHOSE(EXCHANGE, 0, 0, 0),
	  { "Player 1 chose to discard cards and draw half as many.",
	  "Le joueur 1 choisit de défausser des cartes pour en piocher "
	  "moitié moins.",
	  "Игрок 1 решает обменять карты." } },
	{ FIVE, 0, CHOSE(DISCARD, N1, 0, 0),
	  { "You discarded the Necronaut head (Scavenger).",
	  "Vous défaussez la tête de Nécronaute (Charognard).",
	  "Вы сбрасываете голову некромункула (Падальщик)." } },
	{ FIVE, 0, CHOSE(STOP, 0, 0, 0), { "You discarded no more.",
	  "Vous ne défaussez plus rien.",
	  "Вы больше ничего не сбрасываете." } },
	{ FIVE, 1, CHOSE(BUILD, N3, 0, 6),
	  { "Player 1 played the Necronaut legs.",
	  "Le joueur 1 joue les membres inférieurs de Nécronaute.",
	  "Игрок 1 выкладывает ноги некромункула." } },
	{ FIVE, 0, CHOSE_BY(N84, SEIZE, 0, 4, 1),
	  { "You chose Player 5's second creature.",
	  "Vous choisissez la deuxième créature (joueur 5).",
	  "Вы выбираете жертву: 2-е существо (игрок 5)." } },
	{ FIVE, 4, CHOSE_BY(N1, DESTROY, 0, 4, 6),
	  { "Player 1 chose your seventh creature.",
	  "Le joueur 1 choisit votre septième créature.",
	  "Игрок 1 выбирает жертву: ваше 7-е существо." } },
	{ FIVE, 1, CHOSE_BY(N28, DEVOUR, 0, 0, 2),
	  { "Player 1 chose their third creature.",
	  "Le joueur 1 choisit sa troisième créature.",
	  "Игрок 1 выбирает своё 3-е существо." } },
	{ FIVE, 0, CHOSE_BY(N55, WAKE, 0, 0, 3),
	  { "You chose to wake your fourth creature.",
	  "Vous choisissez de réveiller votre quatrième créature.",
	  "Вы будите 4-е существо." } },
	{ FIVE, 1, CHOSE_BY(N55, WAKE, 0, 0, 4),
	  { "Player 1 chose to wake their fifth creature.",
	  "Le joueur 1 choisit de réveiller sa cinquième créature.",
	  "Игрок 1 будит 5-е существо." } },
	{ FIVE, 0, CAME_BY(N5, N55, TOP, HAND(1)),
	  { "You drew an Insektoid head (Herald) by the Mourner.",
	  "Vous piochez une tête d'Insectoïde (Héraut) avec le Pleureur.",
	  "Вы берёте голову констрикта (Певчий) благодаря Плакальщику." } },
	{ FIVE, 0, WENT_BY(N5, HIDDEN, 2, TOP, HAND(2)),
	  { "Player 2 drew two cards by the Mourner.",
	  "Le joueur 2 pioche deux cartes avec le Pleureur.",
	  "Игрок 2 берёт две карты благодаря Плакальщику." } },
	{ FIVE, 0, CAME(N3, TOP, HAND(1)), { "You drew Necronaut legs.",
	  "Vous piochez des membres inférieurs de Nécronaute.",
	  "Вы берёте ноги некромункула." } },
	{ FIVE, 0, WENT(HIDDEN, 5, TOP, HAND(3)),
	  { "Player 3 drew five cards.",
	  "Le joueur 3 pioche cinq cartes.",
	  "Игрок 3 берёт пять карт." } },
	{ FIVE, 0, CAME_BY(N55, N1, TOP, LOOKED),
	  { "The Herald reveals a Necronaut head (Scavenger).",
	  "Le Héraut révèle une tête de Nécronaute (Charognard).",
	  "Певчий открывает голову некромункула (Падальщик)." } },
	{ FIVE, 0, WENT_BY(N55, N1, 2, TOP, LOOKED),
	  { "The Herald reveals two cards: Necronaut head (Scavenger).",
	  "Le Héraut révèle deux cartes : 2 × tête de Nécronaute "
	  "(Charognard).",
	  "Певчий открывает две карты: «голова некромункула "
	  "(Падальщик)»." } },
	{ FIVE, 0, WENT_AS(LEGS, 0, N3, 1, HAND(1), CREATURE(1, 1)),
	  { "You began your first creature with the Necronaut legs.",
	  "Vous commencez votre première créature avec les membres "
	  "inférieurs de Nécronaute.",
	  "Вы кладёте ноги некромункула в основу 1-го существа." } },
	{ FIVE, 1, WENT_AS(LEGS, 0, N3, 1, HAND(1), CREATURE(1, 2)),
	  { "Player 1 began a second creature with the Necronaut legs.",
	  "Le joueur 1 commence sa deuxième créature avec les membres "
	  "inférieurs de Nécronaute.",
	  "Игрок 1 кладёт ноги некромункула в основу 2-го существа." } },
	{ FIVE, 0, WENT_AS(HEAD, N55, N4, 1, LOOKED, CREATURE(1, 3)),
	  { "You added the Necronaut head to your third creature.",
	  "Vous ajoutez la tête de Nécronaute à votre troisième "
	  "créature.",
	  "Вы выкладываете голову некромункула на 3-е существо." } },
	{ FIVE, 1, WENT_AS(TORSO, 0, N5, 1, HAND(1), CREATURE(1, 6)),
	  { "Player 1 added the Necronaut torso or head (Mourner) to their "
	  "sixth creature.",
	  "Le joueur 1 ajoute la carte torse ou tête de Nécronaute "
	  "(Pleureur) à sa sixième créature.",
	  "Игрок 1 выкладывает туловище или голову некромункула "
	  "(Плакальщик) на 6-е существо." } },
	{ FIVE, 2, WENT_AS(HEAD, N84, N4, 1, CREATURE(1, 2), HAND(3)),
	  { "The Executioner takes the head of Player 1's second creature.",
	  "Le Bourreau prend la tête de la deuxième créature (joueur 1).",
	  "Палач забирает голову 2-го существа (игрок 1)." } },
	{ FIVE, 0, WENT_AS(LEGS, N84, N3, 1, CREATURE(1, 7), HAND(3)),
	  { "The Executioner takes the legs of your seventh creature.",
	  "Le Bourreau prend les membres inférieurs de votre septième "
	  "créature.",
	  "Палач забирает ноги вашего 7-го существа." } },
	{ FIVE, 0, WENT_AS(TORSO, N1, N5, 1, CREATURE(2, 1), DISCARD),
	  { "The Scavenger discards the torso of Player 2's first "
	  "creature.",
	  "Le Charognard défausse le torse de la première créature "
	  "(joueur 2).",
	  "Падальщик сбрасывает туловище 1-го существа (игрок 2)." } },
	{ FIVE, 0, WENT_AS(TORSO, N28, HIDDEN, 2, CREATURE(1, 4), DISCARD),
	  { "The Devourer discards two cards of your fourth creature.",
	  "Le Dévoreur défausse deux cartes de votre quatrième créature.",
	  "Пожиратель сбрасывает две карты вашего 4-го существа." } },
	{ FIVE, 0, WENT(N3, 1, HAND(1), DISCARD),
	  { "The discard pile receives the Necronaut legs.",
	  "La défausse reçoit les membres inférieurs de Nécronaute.",
	  "В сброс кладут ноги некромункула." } },
	{ FIVE, 0, WENT(N3, 2, HAND(1), DISCARD),
	  { "The discard pile receives two cards: Necronaut legs.",
	  "La défausse reçoit deux cartes : 2 × membres inférieurs de "
	  "Nécronaute.",
	  "В сброс кладут две карты: «ноги некромункула»." } },
	{ FIVE, 0, EVENT(ONIRIM_EVENT_SHUFFLE, 0, 0, 0, NOWHERE, NOWHERE),
	  { "The discard pile is shuffled and becomes the deck.",
	  "La défausse est mélangée et devient la pioche.",
	  "Сброс перемешивают, и он становится колодой." } },
	{ FIVE, 0, WENT(N3, 1, DISCARD, POOL),
	  { "The deck gets the Necronaut legs back.",
	  "La pioche récupère les membres inférieurs de Nécronaute.",
	  "В новую колоду замешивают ноги некромункула." } },
	{ FIVE, 0, WENT(N3, 4, DISCARD, POOL),
	  { "The deck gets four cards back: Necronaut legs.",
	  "La pioche récupère quatre cartes : 4 × membres inférieurs de "
	  "Nécronaute.",
	  "В новую колоду замешивают четыре карты: «ноги некромункула»." } },
	{ FIVE, 0, EVENT(ONIRIM_EVENT_TURN, 4, 0, 0, NOWHERE, NOWHERE),
	  { "It is Player 5's turn.",
	  "Le joueur 5 commence son tour.",
	  "Игрок 5 начинает ход." } },
	{ FIVE, 0, EVENT(ONIRIM_EVENT_WAKE, 3, 0, 0, CREATURE(4, 2), NOWHERE),
	  { "Player 4's second creature wakes.",
	  "La deuxième créature (joueur 4) se réveille.",
	  "Просыпается 2-е существо (игрок 4)." } },
	{ FIVE, 3, EVENT(ONIRIM_EVENT_WAKE, 3, 0, 0, CREATURE(4, 7), NOWHERE),
	  { "Your seventh creature wakes.",
	  "Votre septième créature se réveille.",
	  "Просыпается ваше 7-е существо." } },

	/* The end. */
	{ ALONE, 0, OVER(ONIRIM_WON, ONIRIM_NOBODY, WON),
	  { "You have won.",
	  "Vous avez gagné.",
	  "Вы победили." } },
	{ ALONE, 0, OVER(ONIRIM_LOST, ONIRIM_NOBODY, FILL),
	  { "You have lost: the deck has no card left to fill the hand.",
	  "Vous avez perdu : la pioche n'a plus de carte pour compléter "
	  "la main.",
	  "Вы проиграли: в колоде не осталось карт, чтобы пополнить "
	  "руку." } },
	{ ALONE, 0, OVER(ONIRIM_LOST, ONIRIM_NOBODY, NEW_HAND),
	  { "You have lost: the deck has no card left for a new hand.",
	  "Vous avez perdu : la pioche n'a plus de carte pour une "
	  "nouvelle main.",
	  "Вы проиграли: в колоде не осталось карт для новой руки." } },
	{ PAIR, 0, OVER(ONIRIM_WON, ONIRIM_NOBODY, WON),
	  { "Both players have won.",
	  "Les deux joueurs ont gagné.",
	  "Оба игрока победили." } },
	{ PAIR, 1, OVER(ONIRIM_LOST, ONIRIM_NOBODY, FILL),
	  { "Both players have lost: the deck has no card left to fill the "
	  "hand.",
	  "Les deux joueurs ont perdu : la pioche n'a plus de carte pour "
	  "compléter la main.",
	  "Оба игрока проиграли: в колоде не осталось карт, чтобы "
	  "пополнить руку." } },
	{ RIVALS, 1, OVER(ONIRIM_WON, 1, WON), { "You have won.",
	  "Vous avez gagné.",
	  "Вы победили." } },
	{ RIVALS, 0, OVER(ONIRIM_WON, 1, WON), { "Player 2 has won.",
	  "Le joueur 2 a gagné.",
	  "Игрок 2 побеждает." } },
	{ FIVE, 0, OVER(ONIRIM_WON, 4, WON), { "Player 5 has won.",
	  "Le joueur 5 a gagné.",
	  "Игрок 5 побеждает." } },
	{ FIVE, 0, OVER(ONIRIM_LOST, ONIRIM_NOBODY, TURNS),
	  { "The game is over without a winner: the last turn is over.",
	  "La partie se termine sans vainqueur : le dernier tour est "
	  "terminé.",
	  "Игра окончена без победителя: последний ход сыгран." } },
};

START_TEST(test_event_is_told)
{
	onirim_game *game = new_game(sentences[_i].config);
	char text[ONIRIM_TEXT_MAX];

	for (int i = 0; i < SPELT_OUT; i++) {
		ck_assert_int_gt(onirim_event_text(game, &sentences[_i].event,
		    reader_for(sentences[_i].viewer, spelt_out[i]), text,
		    sizeof text), 0);
		assert_spelt(text, sentences[_i].texts[i]);
	}
}
END_TEST

/*
 * Every row tells something.
 */

enum { GAMES_EACH = 4, ROWS_MAX = 128 };

/* A cause as rows have it. */
static int
cause_in_rows(int cause)
{
	const int kind = onirim_card_trait((onirim_card)cause,
	    ONIRIM_TRAIT_KIND);
	const int power = onirim_card_trait((onirim_card)cause,
	    ONIRIM_TRAIT_POWER);

	if (cause >= ONIRIM_CAUSE_SPELL &&
	    cause <= SPELL(PUNISHMENT))
		return BY_SPELL + cause - ONIRIM_CAUSE_SPELL;
	if (power > ONIRIM_POWER_NONE)
		return BY_POWER + power;
	return kind > 0 ? BY_KIND + kind : cause == 0 ? 0 : -1;
}

/* A place as rows have it. */
static int
zone_in_rows(int zone, int index)
{
	return zone == ONIRIM_ZONE_PENDING && index == 1 ? ZONE_LOOKED : zone;
}

static int
tells(const struct telling *row, const onirim_event *e)
{
	const int is_choice = e->kind == ONIRIM_EVENT_CHOICE;
	const int from = !is_choice
	    ? zone_in_rows(e->from_zone, e->from_index)
	    : e->card == ONIRIM_NO_CARD ? NO_CARD_NAMED : e->from_index;
	const int to = is_choice
	    ? e->to_index : zone_in_rows(e->to_zone, e->to_index);

	return row->kind == e->kind &&
	    (row->detail == ANYTHING || row->detail == e->detail) &&
	    (row->from == ANYTHING || row->from == from) &&
	    (row->to == ANYTHING || row->to == to) &&
	    (row->cause == ANYTHING || row->cause == cause_in_rows(e->cause));
}

/* The row that tells an event, by its place. */
static int
row_of(int game, const onirim_event *event)
{
	const struct telling *rows = oni_said_parts[game]->tellings;

	for (int i = 0; rows[i].kind != 0; i++)
		if (tells(&rows[i], event))
			return i;
	ck_abort_msg("no row tells an event of kind %d", event->kind);
}

static int
game_of(const char *config)
{
	return strstr(config, "nightmarium") != NULL;
}

START_TEST(test_every_row_tells_an_event)
{
	const struct telling *rows = oni_said_parts[_i]->tellings;
	int counts[ROWS_MAX] = {0};

	for (int i = 0; i < COUNT_OF(sentences); i++)
		if (game_of(sentences[i].config) == _i)
			counts[row_of(_i, &sentences[i].event)]++;
	for (int i = 0; rows[i].kind != 0; i++)
		ck_assert_msg(counts[i] > 0, "row %d tells nothing", i);
}
END_TEST

static int
is_told_often(const onirim_event *event, int id)
{
	return event->kind <= ONIRIM_EVENT_MOVE &&
	    event->kind >= ONIRIM_EVENT_DEAL && event->count > 1 &&
	    oni_english.told[id][TOLD_OFTEN] != 0;
}

/* Choices are told several times in a row only in a line. */
START_TEST(test_every_sentence_is_told)
{
	int counts[TOLDS][TOLD_WORDS] = {{0}};

	for (int i = 0; i < COUNT_OF(sentences); i++) {
		const onirim_event *event = &sentences[i].event;
		const int game = game_of(sentences[i].config);
		const int id = oni_said_parts[game]->tellings[
		    row_of(game, event)].told;

		counts[id][is_told_often(event, id)]++;
	}
	for (int id = TOLD_NOTHING + 1; id < TOLDS; id++)
		ck_assert_msg(counts[id][TOLD_ONCE] > 0, "%d", id);
	for (int id = TOLD_DRAW; id < TOLDS; id++)
		ck_assert_msg(counts[id][TOLD_OFTEN] > 0 ||
		    oni_english.told[id][TOLD_OFTEN] == 0, "%d", id);
}
END_TEST

static int happened[TOLDS];

static void
note_events(const onirim_game *game)
{
	static onirim_event events[EVENTS_MAX];
	const int which = onirim_number(game, 0, ONIRIM_NUMBER_GAME, 0);
	const int n = battery_events(game, ONIRIM_HOST, events);

	for (int i = 0; i < n; i++)
		happened[oni_said_parts[which]->tellings[
		    row_of(which, &events[i])].told]++;
}

/* What a dealer says is no event, as the card that comes is one. */
START_TEST(test_every_sentence_is_told_in_games)
{
	for (int config = 0; config < CONFIGS; config++) {
		onirim_game *game = battery_game_with_events(config);
		struct uniform player;

		for (uint64_t seed = 0; seed < GAMES_EACH; seed++) {
			battery_begin(game, &player, seed);
			do
				note_events(game);
			while (battery_step(&player, game));
		}
	}
	for (int id = TOLD_NOTHING + 1; id < TOLDS; id++)
		ck_assert_msg(happened[id] > 0 || id == TOLD_DEAL, "%d", id);
}
END_TEST

/*
 * What is no event.
 */

static const struct {
	const char *config;
	onirim_event event;
} not_events[] = {
	/* There is no such kind. */
	{ PAIR, EVENT(0, 0, 0, 0, NOWHERE, NOWHERE) },
	{ PAIR, EVENT(ONIRIM_EVENT_WAKE + 1, 0, 0, 0, NOWHERE, NOWHERE) },
	{ PAIR, EVENT(255, 0, 0, 0, NOWHERE, NOWHERE) },

	/* No such action, or none that may hide its card. */
	{ PAIR, CHOICE(0, RED_SUN, 0, 0, 0) },
	{ PAIR, CHOICE(0, RED_SUN, 200, 0, 0) },
	{ PAIR, CHOICE(0, 0x0F, ONIRIM_VERB_TAKE, 0, 0) },
	{ PAIR, CHOICE(0, HIDDEN, ONIRIM_VERB_TAKE, 0, 0) },
	{ PAIR, CHOICE(0, HIDDEN, ONIRIM_VERB_NEXT, 0, 1) },
	{ PAIR, CHOICE(0, HIDDEN, ONIRIM_VERB_TOP, 1, 0) },
	{ PAIR, CHOICE(0, 0, ONIRIM_VERB_CAST, 0, 3) },
	{ PAIR, CHOICE(0, 8, ONIRIM_VERB_GOALS, 3, 0) },

	/* The other game's, or asked by nothing there. */
	{ PAIR, CHOICE(0, 0, ONIRIM_VERB_EXCHANGE, 0, 0) },
	{ FIVE, CHOICE(0, RED_SUN, ONIRIM_VERB_TAKE, 0, 0) },
	{ PAIR, CHOICE(0, 0, ONIRIM_VERB_LIMBO, 0, 0) },
	{ PAIR, CHOICE(0, RED_KEY, ONIRIM_VERB_KEY, 0, 0) },
	{ PAIR, CHOICE_BY(RED_KEY, 0, RED_SUN, ONIRIM_VERB_PAY, 0, 0) },

	/* No such seat, or not the dealer. */
	{ PAIR, CHOICE(2, RED_SUN, ONIRIM_VERB_TAKE, 0, 0) },
	{ PAIR, CHOICE(ONIRIM_NOBODY, RED_SUN, ONIRIM_VERB_TAKE, 0, 0) },
	{ PAIR, CHOICE(ONIRIM_CHANCE, RED_SUN, ONIRIM_VERB_TAKE, 0, 0) },
	{ PAIR, CHOICE(0, RED_SUN, ONIRIM_VERB_DEAL, 0, 0) },
	{ PAIR, CHOSE_BY(NIGHTMARE, DOOR, RED_DOOR, 2, 0) },
	{ FIVE, CHOSE_BY(N84, SEIZE, 0, 5, 0) },
	{ PAIR, EVENT(ONIRIM_EVENT_LOCATE, 2, RED_KEY, 1, HAND(2), NOWHERE) },
	{ PAIR, EVENT(ONIRIM_EVENT_TURN, 2, 0, 0, NOWHERE, NOWHERE) },
	{ FIVE, EVENT(ONIRIM_EVENT_WAKE, 5, 0, 0, CREATURE(5, 1), NOWHERE) },

	/* No such card. */
	{ PAIR, CAME(0, TOP, HAND(1)) },
	{ PAIR, WENT(0x27, 1, POOL, LIMBO) },
	{ PAIR, WENT(0x85, 1, POOL, LIMBO) },
	{ FIVE, WENT(N3 + 3, 1, HAND(1), DISCARD) },
	{ FIVE, WENT(255, 1, HAND(1), DISCARD) },
	{ PAIR, EVENT(ONIRIM_EVENT_LOCATE, 0, 0xFF, 1, HAND(2), NOWHERE) },
	{ PAIR, EVENT(ONIRIM_EVENT_FLIP, 0, 0, 0, GOALS, NOWHERE) },

	/* No such place, or no way from the one to the other. */
	{ PAIR, CAME(RED_SUN, TOP, NOWHERE) },
	{ PAIR, CAME(RED_SUN, TOP, HAND(3)) },
	{ PAIR, WENT(RED_SUN, 1, NOWHERE, LIMBO) },
	{ PAIR, WENT(RED_SUN, 1, LIMBO, ONIRIM_ZONE_CREATURE + 1, 0) },
	{ PAIR, WENT(RED_SUN, 1, OWN_ROW(3), LIMBO) },
	{ PAIR, WENT(RED_SUN, 1, DISCARD, RESERVE) },
	{ FIVE, WENT(N3, 1, POOL, LIMBO) },
	{ FIVE, WENT_AS(LEGS, 0, N3, 1, HAND(1), CREATURE(6, 1)) },
	{ FIVE, WENT_AS(LEGS, 0, N3, 1, HAND(1), CREATURE(1, 8)) },
	{ FIVE, WENT_AS(HEAD, N84, N4, 1, CREATURE(3, 8), HAND(1)) },
	{ FIVE, WENT(N3, 1, HAND(6), DISCARD) },
	{ FIVE, EVENT(ONIRIM_EVENT_WAKE, 0, 0, 0, CREATURE(1, 8), NOWHERE) },
	{ FIVE, EVENT(ONIRIM_EVENT_WAKE, 0, 0, 0, NOWHERE, NOWHERE) },
	{ FIVE, EVENT(ONIRIM_EVENT_WAKE, 0, 0, 0, ONIRIM_ZONE_DISCARD, 7,
	    NOWHERE) },

	/* No part, or more than one; no colour. */
	{ FIVE, WENT(N3, 1, HAND(1), CREATURE(1, 1)) },
	{ FIVE, EVENT_WITH(3, 0, ONIRIM_EVENT_MOVE, 0, N3, 1, HAND(1),
	    CREATURE(1, 1)) },
	{ PAIR, EVENT_WITH(5, BLUE_DOOR, ONIRIM_EVENT_MOVE, 0, BLUE_DOOR, 1,
	    MET, LIMBO) },

	/* Nothing ends so. */
	{ PAIR, OVER(ONIRIM_PLAYING, ONIRIM_NOBODY, NOT) },
	{ PAIR, OVER(ONIRIM_LOST, ONIRIM_NOBODY, WON) },
	{ PAIR, OVER(ONIRIM_WON, ONIRIM_NOBODY, FILL) },
	{ PAIR, OVER(ONIRIM_UNDECIDED, ONIRIM_NOBODY, FILL) },
	{ PAIR, OVER(ONIRIM_LOST, ONIRIM_NOBODY, TURNS) },
	{ PAIR, OVER(ONIRIM_WON, 2, WON) },
	{ FIVE, OVER(ONIRIM_WON, 5, WON) },
	{ FIVE, OVER(ONIRIM_WON, ONIRIM_NOBODY, WON) },
	{ FIVE, OVER(ONIRIM_LOST, 0, TURNS) },
	{ FIVE, OVER(ONIRIM_LOST, ONIRIM_NOBODY, FILL) },
};

START_TEST(test_what_is_no_event_is_not_told)
{
	onirim_game *game = new_game(not_events[_i].config);
	char text[] = "as it was";

	ck_assert_int_eq(onirim_event_text(game, &not_events[_i].event, NULL,
	    text, sizeof text), ONIRIM_E_RANGE);
	ck_assert_str_eq(text, "as it was");
}
END_TEST

/*
 * Whatever is told is whole.
 */

/* With the longest names, in every language that has sentences of its own;
 * whether it is told. */
static int
check_whole(const onirim_game *game, const onirim_event *event)
{
	int told = 0;

	for (int i = 0; i < SPELT_OUT; i++) {
		const onirim_reader reader = {spelt_out[i], longest_names,
		    ONIRIM_NOBODY, 0};
		char text[ONIRIM_TEXT_MAX];
		const int length = onirim_event_text(game, event, &reader,
		    text, sizeof text);

		ck_assert_int_lt(length, ONIRIM_TEXT_MAX);
		if (length != ONIRIM_E_RANGE)
			ck_assert_msg(is_sentence(text, length,
			    longest_names), "%s", text);
		told += length > 0;
	}
	return told == SPELT_OUT;
}

/* The longest cause of each kind. */
static uint8_t
longest_cause(uint8_t cause)
{
	return cause >= RED_PAIR && cause <= RED_PAIR + 7 ? ANY_PAIR : cause;
}

START_TEST(test_sentence_is_whole_whatever_it_tells)
{
	static const uint8_t counts[] = { 0, 1, 2, 5, 12, 13, 21, 255 };
	onirim_game *game = new_game(sentences[_i].config);
	onirim_event event = sentences[_i].event;

	event.cause = longest_cause(event.cause);
	for (int i = 0; i < 256 * COUNT_OF(counts); i++) {
		if (event.kind != ONIRIM_EVENT_CHOICE)
			event.card = (uint8_t)(i / COUNT_OF(counts));
		if (event.kind != ONIRIM_EVENT_END)
			event.count = counts[i % COUNT_OF(counts)];
		check_whole(game, &event);
	}
}
END_TEST

/* Any bytes, most of which are no event. */
enum { STRANGE_EVENTS = 200000, STRANGE_TOLD = 10000, ODD_BYTE = 16 };

static uint8_t
any_byte(struct uniform *uniform, uint32_t below)
{
	return (uint8_t)uniform_below(uniform,
	    uniform_below(uniform, ODD_BYTE) == 0 ? 256 : below);
}

START_TEST(test_strange_event_is_told_whole_or_not)
{
	onirim_game *game = new_game(_i == 0 ? PAIR : FIVE);
	struct uniform u = {0, 0, 0};
	int told = 0;

	uniform_begin(&u, 20);
	for (int i = 0; i < STRANGE_EVENTS; i++) {
		const onirim_event event = {
			any_byte(&u, ONIRIM_EVENT_WAKE + 1), any_byte(&u, 2),
			any_byte(&u, 128), any_byte(&u, 3),
			any_byte(&u, ONIRIM_ZONE_CREATURE + 1),
			any_byte(&u, 16), any_byte(&u,
			ONIRIM_ZONE_CREATURE + 1), any_byte(&u, 16),
			any_byte(&u, 128), any_byte(&u,
			ONIRIM_VERB_WAKE + 1), {0}
		};

		told += check_whole(game, &event);
	}
	ck_assert_int_gt(told, STRANGE_TOLD);
}
END_TEST

/*
 * Names.
 */

#define U "\xEF\xBF\xBD" /* what stands for bytes that cannot be shown */
#define TEN "0123456789"

/* A name, and how the subject and the owner of something is called. */
static const struct {
	const char *name;
	const char *subject;
	const char *owner;
} names[] = {
	{ "Ada", "Ada", "Ada's" },
	{ NULL, "Player 2", "Player 2's" },
	{ "", "Player 2", "Player 2's" },
	{ "James", "James", "James's" },

	/* A small letter stays as it is. */
	{ "bob", "bob", "bob's" },
	{ "élise", "élise", "élise's" },
	{ "кот", "кот", "кот's" },
	{ "Zoé 幸子 🃏", "Zoé 幸子 🃏", "Zoé 幸子 🃏's" },

	/* No pattern, and nothing that a terminal obeys. */
	{ "{card}|~^%s", "{card}|~^%s", "{card}|~^%s's" },
	{ "a\nb\x1B[2J", "a" U "b" U "[2J", "a" U "b" U "[2J's" },
	{ "\xC3\x28\xFF", U "(" U, U "(" U "'s" },
	{ "\xC2\x9B", U U, U U "'s" },

	/* At most 40 bytes. */
	{ TEN TEN TEN TEN, TEN TEN TEN TEN, TEN TEN TEN TEN "'s" },
	{ TEN TEN TEN TEN "1", TEN TEN TEN TEN, TEN TEN TEN TEN "'s" },
	{ TEN TEN TEN "012345678é", TEN TEN TEN "012345678",
	  TEN TEN TEN "012345678's" },
};

START_TEST(test_name_stands_in_its_sentence)
{
	const char *const called[] = { NULL, names[_i].name };
	const onirim_reader reader = {NULL, called, 0, 0};
	const struct {
		const char *config;
		onirim_event event;
		const char *name;
		const char *before, *behind;
	} rows[] = {
		{ PAIR, CHOICE(1, BLUE_SUN, ONIRIM_VERB_PLAY, 0, 0),
		  names[_i].subject, "", " played the blue Sun." },
		{ PAIR, WENT(BLUE_SUN, 1, HAND(2), OWN_ROW(2)),
		  names[_i].owner, "The blue Sun joins ", " row." },
		{ "game=nightmarium", EVENT(ONIRIM_EVENT_WAKE, 1, 0, 0,
		    CREATURE(2, 2), NOWHERE),
		  names[_i].owner, "", " second creature wakes." },
		{ RIVALS, OVER(ONIRIM_WON, 1, WON),
		  names[_i].subject, "", " has won." },
	};

	for (int i = 0; i < COUNT_OF(rows); i++) {
		char text[ONIRIM_TEXT_MAX], wanted[ONIRIM_TEXT_MAX];

		snprintf(wanted, sizeof wanted, "%s%s%s", rows[i].before,
		    rows[i].name, rows[i].behind);
		onirim_event_text(new_game(rows[i].config), &rows[i].event,
		    &reader, text, sizeof text);
		ck_assert_str_eq(text, wanted);
	}
}
END_TEST

/* Two of them, of characters of every length. */
START_TEST(test_text_is_cut_behind_a_whole_character)
{
	static const char *const called[] = { "aé幸🃏é", "🃏幸éa" };
	const onirim_reader reader = {NULL, called, ONIRIM_NOBODY, 0};
	const onirim_event event = CHOICE(0, 0, ONIRIM_VERB_SEIZE, 1, 0);
	char text[ONIRIM_TEXT_MAX], part[ONIRIM_TEXT_MAX];
	onirim_game *game = new_game("game=nightmarium");
	const int length = onirim_event_text(game, &event, &reader, text,
	    sizeof text);

	ck_assert_str_eq(text, "aé幸🃏é chose 🃏幸éa's first creature.");
	for (int size = 0; size <= length + 1; size++) {
		memset(part, '#', sizeof part);
		ck_assert_int_eq(onirim_event_text(game, &event, &reader,
		    part, (size_t)size), length);
		ck_assert(is_cut(part, text, (size_t)size));
	}
}
END_TEST

Suite *
event_text_suite(void)
{
	const struct test tests[] = {
		{ test_event_is_told, COUNT_OF(sentences) },
		{ test_every_row_tells_an_event, GAMES },
		{ test_every_sentence_is_told, 1 },
		{ test_every_sentence_is_told_in_games, 1 },
		{ test_what_is_no_event_is_not_told, COUNT_OF(not_events) },
		{ test_sentence_is_whole_whatever_it_tells,
		    COUNT_OF(sentences) },
		{ test_strange_event_is_told_whole_or_not, GAMES },
		{ test_name_stands_in_its_sentence, COUNT_OF(names) },
		{ test_text_is_cut_behind_a_whole_character, 1 },
	};

	return suite_of("event_text", tests, COUNT_OF(tests));
}
