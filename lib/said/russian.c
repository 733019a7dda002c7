/* russian.c - the texts of Russian. */
#include "language.h"

#define RUSSIAN(ROW, FORM) \
	FORM(cards, 0x01, CARD_NAME, "скрытая карта") \
	FORM(cards, 0x01, CARD_OBJECT, "карту") \
	FORM(cards, 0x10, CARD_NAME, \
	    "{красное/синее/зелёное/коричневое} солнце") \
	FORM(cards, 0x11, CARD_NAME, \
	    "{красная/синяя/зелёная/коричневая} луна") \
	FORM(cards, 0x11, CARD_OBJECT, \
	    "{красную/синюю/зелёную/коричневую} луну") \
	FORM(cards, 0x12, CARD_NAME, \
	    "{красный/синий/зелёный/коричневый} ключ") \
	FORM(cards, 0x13, CARD_NAME, \
	    "{красный/синий/зелёный/коричневый} глиф") \
	FORM(cards, 0x20, CARD_NAME, \
	    "{красная/синяя/зелёная/коричневая} дверь") \
	FORM(cards, 0x20, CARD_OBJECT, \
	    "{красную/синюю/зелёную/коричневую} дверь") \
	FORM(cards, 0x24, CARD_NAME, "кошмар") \
	FORM(cards, 0x25, CARD_NAME, "сладкий сон") \
	FORM(cards, 0x30, CARD_NAME, \
	    "{красная/синяя/зелёная/коричневая} башня 3") \
	FORM(cards, 0x30, CARD_OBJECT, \
	    "{красную/синюю/зелёную/коричневую} башню 3") \
	FORM(cards, 0x31, CARD_NAME, \
	    "{красная/синяя/зелёная/коричневая} башня 4") \
	FORM(cards, 0x31, CARD_OBJECT, \
	    "{красную/синюю/зелёную/коричневую} башню 4") \
	FORM(cards, 0x32, CARD_NAME, \
	    "{красная/синяя/зелёная/коричневая} башня 5") \
	FORM(cards, 0x32, CARD_OBJECT, \
	    "{красную/синюю/зелёную/коричневую} башню 5") \
	FORM(cards, 0x40, CARD_NAME, \
	    "{красная/синяя/зелёная/коричневая} цель") \
	FORM(cards, 0x40, CARD_OBJECT, \
	    "{красную/синюю/зелёную/коричневую} цель") \
	FORM(cards, 0x44, CARD_NAME, \
	    "{красная/синяя/зелёная/коричневая} закрытая цель") \
	FORM(cards, 0x44, CARD_OBJECT, \
	    "{красную/синюю/зелёную/коричневую} закрытую цель") \
	FORM(cards, 0x48, CARD_NAME, \
	    "предчувствие двух {красных/синих/зелёных/коричневых} дверей") \
	FORM(cards, 0x4C, CARD_NAME, "предчувствие двух дверей одного цвета") \
	FORM(cards, 0x4D, CARD_NAME, "предчувствие трёх дверей") \
	FORM(cards, 0x4E, CARD_NAME, "предчувствие пяти дверей") \
	FORM(cards, 0x4F, CARD_NAME, "предчувствие дверей всех цветов") \
\
	FORM(parts, FITS_L, CARD_NAME, "ноги {legion}") \
	FORM(parts, FITS_T, CARD_NAME, "туловище {legion}") \
	FORM(parts, FITS_H, CARD_NAME, "голова {legion}") \
	FORM(parts, FITS_H, CARD_OBJECT, "голову {legion}") \
	FORM(parts, FITS_LT, CARD_NAME, "ноги или туловище {legion}") \
	FORM(parts, FITS_TH, CARD_NAME, "туловище или голова {legion}") \
	FORM(parts, FITS_TH, CARD_OBJECT, "туловище или голову {legion}") \
	FORM(parts, FITS_LTH, CARD_NAME, "универсальная часть {legion}") \
	FORM(parts, FITS_LTH, CARD_OBJECT, "универсальную часть {legion}") \
\
	ROW(legions, NECRONAUTS, "некромункула") \
	ROW(legions, HOMUNCULI, "людовища") \
	ROW(legions, INSECTOIDS, "констрикта") \
	ROW(legions, CHIMERIDS, "химериды") \
\
	FORM(powers, POWER_HERALD, CARD_NAME, "Певчий") \
	FORM(powers, POWER_MOURNER, CARD_NAME, "Плакальщик") \
	FORM(powers, POWER_JOKER, CARD_NAME, "Пересмешник") \
	FORM(powers, POWER_EXECUTIONER, CARD_NAME, "Палач") \
	FORM(powers, POWER_SCAVENGER, CARD_NAME, "Падальщик") \
	FORM(powers, POWER_DEVOURER, CARD_NAME, "Пожиратель") \
\
	ROW(zones, ONIRIM_ZONE_HAND, "рука") \
	ROW(zones, ZONE_PERSONAL, "личный резерв") \
	ROW(zones, ONIRIM_ZONE_SHARED, "общий резерв") \
	ROW(zones, ONIRIM_ZONE_ROW, "лабиринт") \
	ROW(zones, ONIRIM_ZONE_DOORS, "найденные двери") \
	ROW(zones, ONIRIM_ZONE_DISCARD, "сброс") \
	ROW(zones, ONIRIM_ZONE_LIMBO, "лимбо") \
	ROW(zones, ONIRIM_ZONE_POOL, "колода") \
	ROW(zones, ONIRIM_ZONE_TOP, "верх колоды") \
	ROW(zones, ONIRIM_ZONE_BOTTOM, "низ колоды") \
	ROW(zones, ONIRIM_ZONE_PENDING, "вытянутые или просматриваемые карты") \
	ROW(zones, ZONE_REVEALED, "открытые карты") \
	ROW(zones, ONIRIM_ZONE_GOALS, "карты цели") \
	ROW(zones, ONIRIM_ZONE_PREMONITIONS, "открытые дурные предчувствия") \
	ROW(zones, ONIRIM_ZONE_RESERVE, "закрытые дурные предчувствия") \
	ROW(zones, ONIRIM_ZONE_TOWERS, "ряд башен") \
	ROW(zones, ONIRIM_ZONE_REMOVED, "карты вне игры") \
	ROW(zones, ONIRIM_ZONE_CREATURE, "существо") \
\
	ROW(yours, ONIRIM_ZONE_HAND, "ваша рука") \
	ROW(yours, ZONE_PERSONAL, "ваш личный резерв") \
	ROW(yours, ONIRIM_ZONE_ROW, "ваш лабиринт") \
	ROW(yours, ONIRIM_ZONE_DOORS, "ваши найденные двери") \
	ROW(yours, ONIRIM_ZONE_CREATURE, "ваше существо") \
\
	FORM(counts, ONIRIM_NUMBER_PLAYERS, COUNT_ANY, "игроки") \
	FORM(counts, ONIRIM_NUMBER_TURN, COUNT_ANY, "ход") \
	FORM(counts, ONIRIM_NUMBER_ACTIVE, COUNT_ANY, "чей ход") \
	FORM(counts, ONIRIM_NUMBER_DECK, COUNT_ANY, "карты в колоде") \
	FORM(counts, ONIRIM_NUMBER_SERIES, COUNT_ANY, \
	    "карты в серии{of player}") \
	FORM(counts, ONIRIM_NUMBER_SERIES, COUNT_YOURS, "карты в вашей серии") \
	FORM(counts, ONIRIM_NUMBER_SERIES_COLOUR, COUNT_ANY, \
	    "цвет серии{of player}") \
	FORM(counts, ONIRIM_NUMBER_SERIES_COLOUR, COUNT_YOURS, \
	    "цвет вашей серии") \
	FORM(counts, ONIRIM_NUMBER_DOORS_LEFT, COUNT_ANY, \
	    "{красные/синие/зелёные/коричневые} двери в колоде") \
	FORM(counts, ONIRIM_NUMBER_PRICE, COUNT_ANY, \
	    "стоимость заклинания «{spell}»") \
	FORM(counts, ONIRIM_NUMBER_ALIGNED, COUNT_ANY, \
	    "закончен ли ряд башен") \
	FORM(counts, ONIRIM_NUMBER_ACTIONS_LEFT, COUNT_ANY, \
	    "оставшиеся действия") \
	FORM(counts, ONIRIM_NUMBER_OBJECTIVE, COUNT_ANY, \
	    "существа для победы") \
	FORM(counts, ONIRIM_NUMBER_FROM, COUNT_ANY, "откуда приходит карта") \
	FORM(counts, ONIRIM_NUMBER_TO, COUNT_ANY, "куда приходит карта") \
	FORM(counts, ONIRIM_NUMBER_TO_INDEX, COUNT_ANY, \
	    "к кому приходит карта") \
	FORM(counts, ONIRIM_NUMBER_GAME, COUNT_ANY, "игра") \
	FORM(counts, ONIRIM_NUMBER_SETS, COUNT_ANY, "дополнения в игре") \
	FORM(counts, ONIRIM_NUMBER_VARIANTS, COUNT_ANY, "варианты в игре") \
	FORM(counts, ONIRIM_NUMBER_NEXT_GOAL, COUNT_ANY, \
	    "место следующей цели") \
	FORM(counts, ONIRIM_NUMBER_GOAL_RANK, COUNT_ANY, \
	    "очередь снова открытой цели") \
	FORM(counts, ONIRIM_NUMBER_TURNS, COUNT_ANY, "ходы до конца игры") \
	FORM(counts, ONIRIM_NUMBER_FIRST, COUNT_ANY, "игрок, который начинал") \
	FORM(counts, ONIRIM_NUMBER_PREMONITIONS, COUNT_ANY, \
	    "дурные предчувствия, открытые вначале") \
	FORM(counts, ONIRIM_NUMBER_HOST, COUNT_ANY, \
	    "сдаёт ли карты раздающий") \
	FORM(counts, ONIRIM_NUMBER_END, COUNT_ANY, "почему игра окончена") \
\
	FORM(spells, ONIRIM_SPELL_PROPHECY, CARD_NAME, \
	    "Парадоксальное пророчество") \
	FORM(spells, ONIRIM_SPELL_PLANNING, CARD_NAME, \
	    "Параллельное планирование") \
	FORM(spells, ONIRIM_SPELL_PUNISHMENT, CARD_NAME, "Суровое наказание") \
\
	ROW(part_names, LEGS, "ноги") \
	ROW(part_names, TORSO, "туловище") \
	ROW(part_names, HEAD, "голову") \
\
	ROW(nths, 0, "1") \
	ROW(nths, 1, "2") \
	ROW(nths, 2, "3") \
	ROW(nths, 3, "4") \
	ROW(nths, 4, "5") \
	ROW(nths, 5, "6") \
	ROW(nths, 6, "7") \
\
	ROW(few, 0, "ноль") \
	ROW(few, 1, "одну") \
	ROW(few, 2, "две") \
	ROW(few, 3, "три") \
	ROW(few, 4, "четыре") \
	ROW(few, 5, "пять") \
	ROW(few, 6, "шесть") \
	ROW(few, 7, "семь") \
	ROW(few, 8, "восемь") \
	ROW(few, 9, "девять") \
	ROW(few, 10, "десять") \
	ROW(few, 11, "одиннадцать") \
	ROW(few, 12, "двенадцать") \
\
	ROW(phrases, PHRASE_SOME, "{name}") \
	ROW(phrases, PHRASE_YOUR, "") \
	ROW(phrases, PHRASE_WHOSE, "") \
	ROW(phrases, PHRASE_AND, " и ") \
	ROW(phrases, PHRASE_NAMELY, ": «{card}»") \
	ROW(phrases, PHRASE_OBJECT, "{name}") \
	ROW(phrases, PHRASE_YOU, "вы") \
	ROW(phrases, PHRASE_PLAYER, "игрок {seat}") \
	ROW(phrases, PHRASE_SUBJECT, "игрок {seat}") \
	ROW(phrases, PHRASE_OF_PLAYER, " игрока {seat}") \
	ROW(phrases, PHRASE_OF_NAME, " ({player})") \
	ROW(phrases, PHRASE_SHARED, " (общий резерв)") \
	ROW(phrases, PHRASE_SEAT, " ({player})") \
	ROW(phrases, PHRASE_SEAT_ASKED, "{player}: ") \
	ROW(phrases, PHRASE_DEAL_DRAW, "Какую карту {who} {берёте~берёт}?") \
	ROW(phrases, PHRASE_DEAL_SHARED, \
	    "Какая карта попадает в общий резерв?") \
	ROW(phrases, PHRASE_DEAL_NEXT, "Какая карта в колоде следующая?") \
	ROW(phrases, PHRASE_DEAL_LOWEST, "Какая карта в колоде самая нижняя?") \
	ROW(phrases, PHRASE_DEAL_GOAL, "Какая карта цели ложится следующей?") \
	ROW(phrases, PHRASE_DEAL_PREMONITION, \
	    "Какое дурное предчувствие открывается?") \
	ROW(phrases, PHRASE_PLAYING, "Игра продолжается") \
	ROW(phrases, PHRASE_WON, "{who} {победили~побеждает}") \
	ROW(phrases, PHRASE_WON_PAIR, "Оба игрока победили") \
	ROW(phrases, PHRASE_LOST, "Вы проиграли") \
	ROW(phrases, PHRASE_LOST_PAIR, "Оба игрока проиграли") \
	ROW(phrases, PHRASE_LOST_ALL, "Игра окончена без победителя") \
\
	FORM(prompts, ONIRIM_ASK_DEAL, PROMPT_ANY_TIME, \
	    "Какая карта следующая?") \
	FORM(prompts, ONIRIM_ASK_DRAFT, PROMPT_ANY_TIME, \
	    "Какую из открытых карт вы берёте?") \
	FORM(prompts, ONIRIM_ASK_DRAFT, PROMPT_NOW, \
	    "Какую из открытых карт вы берёте (осталось взять {n})?") \
	FORM(prompts, ONIRIM_ASK_ACT, PROMPT_ANY_TIME, \
	    "Какую карту вы выложите или сбросите?") \
	FORM(prompts, ONIRIM_ASK_SEARCH, PROMPT_ANY_TIME, \
	    "Три карты одного цвета подряд. Найти дверь в колоде?") \
	FORM(prompts, ONIRIM_ASK_SEARCH, PROMPT_NOW, \
	    "Три карты одного цвета подряд. Найти {the card} в колоде?") \
	FORM(prompts, ONIRIM_ASK_SWAP, PROMPT_ANY_TIME, \
	    "Поменять карту личного резерва на карту общего?") \
	FORM(prompts, ONIRIM_ASK_PROPHECY, PROMPT_ANY_TIME, \
	    "Пророчество: какую из этих карт вы сбросите?") \
	FORM(prompts, ONIRIM_ASK_ORDER, PROMPT_ANY_TIME, \
	    "Какая карта придёт первой?") \
	FORM(prompts, ONIRIM_ASK_ORDER, PROMPT_NOW, \
	    "В колоду {возвращается|возвращаются|возвращается} {n} " \
	    "{карта|карты|карт}. Какая придёт первой?") \
	FORM(prompts, ONIRIM_ASK_DRAW, PROMPT_ANY_TIME, \
	    "Взять карту или сначала произнести заклинание?") \
	FORM(prompts, ONIRIM_ASK_DOOR, PROMPT_ANY_TIME, \
	    "Вы вытянули дверь. Что будете делать?") \
	FORM(prompts, ONIRIM_ASK_DOOR, PROMPT_NOW, \
	    "Вы вытянули {the card}. Что будете делать?") \
	FORM(prompts, ONIRIM_ASK_NIGHTMARE, PROMPT_ANY_TIME, \
	    "Вы вытянули кошмар. Что будете делать?") \
	FORM(prompts, ONIRIM_ASK_PAY, PROMPT_ANY_TIME, \
	    "Какую карту убрать из сброса за заклинание?") \
	FORM(prompts, ONIRIM_ASK_PAY, PROMPT_NOW, \
	    "Какую карту убрать из сброса за заклинание (осталось убрать " \
	    "{n})?") \
	FORM(prompts, ONIRIM_ASK_GOALS, PROMPT_ANY_TIME, \
	    "Какие две цели поменять местами?") \
	FORM(prompts, ONIRIM_ASK_TOP, PROMPT_ANY_TIME, \
	    "Какую из этих карт положить поверх колоды?") \
	FORM(prompts, ONIRIM_ASK_TOWER, PROMPT_ANY_TIME, \
	    "Какую башню вы сбросите из-за кошмара?") \
	FORM(prompts, ONIRIM_ASK_PREMONITION, PROMPT_ANY_TIME, \
	    "Какое дурное предчувствие сбудется первым?") \
	FORM(prompts, ONIRIM_ASK_PENALTY, PROMPT_ANY_TIME, \
	    "Дурное предчувствие сбылось. Что вы отдадите?") \
	FORM(prompts, ONIRIM_ASK_PENALTY, PROMPT_NOW, \
	    "Сбылось {card}. Что вы отдадите?") \
	FORM(prompts, ONIRIM_ASK_HAPPY, PROMPT_ANY_TIME, \
	    "Вы вытянули сладкий сон. Что будете делать?") \
	FORM(prompts, ONIRIM_ASK_FETCH, PROMPT_ANY_TIME, \
	    "Какую карту из колоды положить поверх неё?") \
	FORM(prompts, ONIRIM_ASK_DISCARD_ANY, PROMPT_ANY_TIME, \
	    "Какую из открытых карт вы сбросите?") \
	FORM(prompts, ONIRIM_ASK_END, PROMPT_ANY_TIME, \
	    "Закончить ход или сначала произнести заклинание?") \
\
	FORM(prompts, ONIRIM_ASK_MOVE, PROMPT_ANY_TIME, \
	    "Взять карту, обменять карты или выложить одну?") \
	FORM(prompts, ONIRIM_ASK_MOVE, PROMPT_NOW, \
	    "Взять карту, обменять карты или выложить одну (осталось " \
	    "действий: {n})?") \
	FORM(prompts, ONIRIM_ASK_EXCHANGE, PROMPT_ANY_TIME, \
	    "Какую карту вы сбросите? За каждые две вы берёте одну.") \
	FORM(prompts, ONIRIM_ASK_LEGION, PROMPT_ANY_TIME, \
	    "Проснулось существо одного легиона. Какую карту вы сбросите?") \
	FORM(prompts, ONIRIM_ASK_LEGION, PROMPT_NOW, \
	    "Проснулось существо одного легиона. Какую карту вы сбросите " \
	    "(осталось сбросить {n})?") \
	FORM(prompts, ONIRIM_ASK_HERALD, PROMPT_ANY_TIME, \
	    "Певчий: какую открытую карту выложить и на какое существо?") \
	FORM(prompts, ONIRIM_ASK_WAKE, PROMPT_ANY_TIME, \
	    "Вы завершили два существа. Какое из них проснётся?") \
	FORM(prompts, ONIRIM_ASK_JOKER, PROMPT_ANY_TIME, \
	    "Пересмешник: какую карту из руки выложить и на какое существо?") \
	FORM(prompts, ONIRIM_ASK_EXECUTIONER, PROMPT_ANY_TIME, \
	    "Палач: у какого существа забрать последнюю карту?") \
	FORM(prompts, ONIRIM_ASK_SCAVENGER, PROMPT_ANY_TIME, \
	    "Падальщик: какое незавершённое существо сбросить?") \
	FORM(prompts, ONIRIM_ASK_DEVOURER, PROMPT_ANY_TIME, \
	    "Пожиратель: у какого другого вашего существа сбросить " \
	    "последнюю карту?") \
\
	ROW(labels, ONIRIM_VERB_DEAL, "Сдать {the card}") \
	ROW(labels, ONIRIM_VERB_TAKE, "Взять {the card}") \
	ROW(labels, ONIRIM_VERB_PLAY, "Выложить {the card}") \
	ROW(labels, LABEL_PLAY_LEFT, "Выложить {the card} слева") \
	ROW(labels, LABEL_PLAY_RIGHT, "Выложить {the card} справа") \
	ROW(labels, ONIRIM_VERB_DISCARD, "Сбросить {the card}") \
	ROW(labels, ONIRIM_VERB_SEARCH, "Найти дверь в колоде") \
	ROW(labels, LABEL_SEARCH_DOOR, "Найти {the card} в колоде") \
	ROW(labels, ONIRIM_VERB_SWAP, "Поменять {the card} на {the other}") \
	ROW(labels, ONIRIM_VERB_KEY, "Сбросить {the card}") \
	ROW(labels, ONIRIM_VERB_DOOR, "Отложить {the card} в лимбо") \
	ROW(labels, ONIRIM_VERB_REVEAL, "Открыть карты колоды") \
	ROW(labels, ONIRIM_VERB_HAND, "Сбросить все карты из руки") \
	ROW(labels, ONIRIM_VERB_LIMBO, "Отложить дверь в лимбо") \
	ROW(labels, ONIRIM_VERB_DROP, "Сбросить {the card}") \
	ROW(labels, ONIRIM_VERB_NEXT, "Первой взять {the card}") \
	ROW(labels, ONIRIM_VERB_TOP, "Положить {the card} поверх колоды") \
	ROW(labels, ONIRIM_VERB_CAST, "Произнести «{spell}»") \
	ROW(labels, ONIRIM_VERB_PAY, "Убрать из сброса {the card}") \
	ROW(labels, ONIRIM_VERB_GOALS, "Поменять местами цели {n} и {m}") \
	ROW(labels, LABEL_GOALS_SEEN, \
	    "Поменять местами цели {n} и {m}: {card}, {other}") \
	ROW(labels, ONIRIM_VERB_TOWER, "Сбросить башню на месте {n}") \
	ROW(labels, LABEL_TOWER_SEEN, "Сбросить {the card} (место {n})") \
	ROW(labels, ONIRIM_VERB_SPARE, "Сохранить башню") \
	ROW(labels, ONIRIM_VERB_RESOLVE, "Пусть сбудется {card}") \
	ROW(labels, ONIRIM_VERB_DISPEL, "Убрать из игры {the card}") \
	ROW(labels, ONIRIM_VERB_LOOK, "Открыть карты и сбросить любые") \
	ROW(labels, ONIRIM_VERB_FETCH, "Найти любую карту в колоде") \
	ROW(labels, LABEL_FETCH_CARD, "Положить {the card} поверх колоды") \
	ROW(labels, ONIRIM_VERB_DRAW, "Взять карту") \
	ROW(labels, ONIRIM_VERB_DECLINE, "Отказаться") \
	ROW(labels, LABEL_SEARCH_DECLINE, "Оставить дверь в колоде") \
	ROW(labels, LABEL_SWAP_DECLINE, "Ничего не менять") \
	ROW(labels, ONIRIM_VERB_STOP, "На этом остановиться") \
	ROW(labels, LABEL_STOP_DISCARD, "Больше ничего не сбрасывать") \
	ROW(labels, LABEL_STOP_TURN, "Закончить ход") \
	ROW(labels, ONIRIM_VERB_EXCHANGE, "Обменять карты, две на одну") \
	ROW(labels, ONIRIM_VERB_BUILD, \
	    "Выложить {the card} на {n}-е существо") \
	ROW(labels, LABEL_BUILD_NEW, "Начать {n}-е существо: {card}") \
	ROW(labels, ONIRIM_VERB_SEIZE, \
	    "Забрать последнюю карту {n}-го существа") \
	ROW(labels, LABEL_SEIZE_SEEN, "Забрать {the card} у {n}-го существа") \
	ROW(labels, ONIRIM_VERB_DESTROY, "Сбросить {n}-е существо") \
	ROW(labels, LABEL_DESTROY_ONE, "Сбросить {n}-е существо: {card}") \
	ROW(labels, LABEL_DESTROY_TWO, \
	    "Сбросить {n}-е существо: {card}, {other}") \
	ROW(labels, ONIRIM_VERB_DEVOUR, \
	    "Сбросить последнюю карту {n}-го существа") \
	ROW(labels, LABEL_DEVOUR_SEEN, \
	    "Сбросить {the card} у {n}-го существа") \
	ROW(labels, ONIRIM_VERB_WAKE, "Разбудить {n}-е существо") \
	ROW(labels, LABEL_WAKE_SEEN, "Разбудить {n}-е существо: {card}") \
\
	ROW(helps, HELP_DEAL, \
	    "Следующей придёт эта карта; таких карт осталось: {n}.") \
	ROW(helps, HELP_TAKE, "Карта попадает в ваш личный резерв.") \
\
	ROW(helps, HELP_ROOM_FIRST, \
	    "Карта начинает в вашем лабиринте серию своего цвета.") \
	ROW(helps, HELP_ROOM_SECOND, \
	    "Карта станет второй подряд своего цвета.") \
	ROW(helps, HELP_ROOM_THIRD, \
	    "Карта станет третьей подряд: можно будет найти {the card} в " \
	    "колоде.") \
	ROW(helps, HELP_ROOM_THIRD_NONE, \
	    "Карта станет третьей подряд, но такой двери в колоде нет: " \
	    "{card}.") \
	ROW(helps, HELP_TOWER_LEFT, "Башня встаёт в ряд башен слева.") \
	ROW(helps, HELP_TOWER_RIGHT, "Башня встаёт в ряд башен справа.") \
\
	ROW(helps, HELP_DISCARD, \
	    "Карта уходит в сброс, и больше ничего не происходит.") \
	ROW(helps, HELP_DISCARD_SWAP, \
	    "Карта уходит в сброс, а затем можно поменять карту личного " \
	    "резерва на карту общего.") \
	ROW(helps, HELP_DISCARD_KEY, \
	    "Пророчество: вы смотрите {n} {верхнюю карту|верхние карты|" \
	    "верхних карт} колоды " \
	    "и {сбрасываете её|одну сбрасываете|одну сбрасываете}.") \
	ROW(helps, HELP_DISCARD_TOWER, \
	    "Вы смотрите {n} {верхнюю карту|верхние карты|верхних карт} " \
	    "колоды и возвращаете {её|их в любом порядке|их в любом порядке}.") \
\
	ROW(helps, HELP_CAST_PROPHECY, \
	    "Вы убираете из сброса {n} {карту|карты|карт}, смотрите пять " \
	    "нижних карт колоды и одну кладёте поверх неё.") \
	ROW(helps, HELP_CAST_PROPHECY_ALL, \
	    "Вы убираете из сброса {n} {карту|карты|карт}, смотрите всю " \
	    "колоду и одну карту кладёте поверх неё.") \
	ROW(helps, HELP_CAST_PLANNING, \
	    "Вы убираете из сброса {n} {карту|карты|карт} и меняете местами " \
	    "две цели.") \
	ROW(helps, HELP_CAST_PUNISHMENT, \
	    "Вы убираете из сброса {n} {карту|карты|карт}, и кошмар уходит " \
	    "в сброс без последствий.") \
\
	ROW(helps, HELP_SEARCH, \
	    "Вы получаете дверь, а колода перемешивается.") \
	ROW(helps, HELP_SEARCH_LIMBO, \
	    "Колода перемешивается, но эту дверь сейчас получить нельзя: " \
	    "она уходит в лимбо.") \
	ROW(helps, HELP_SEARCH_DECLINE, \
	    "Дверь остаётся в колоде, и колода не перемешивается.") \
	ROW(helps, HELP_SWAP, "Две карты меняются местами.") \
	ROW(helps, HELP_SWAP_DECLINE, "Все карты остаются на своих местах.") \
	ROW(helps, HELP_PROPHECY_DROP, \
	    "Карта уходит в сброс без последствий, а остальные вы " \
	    "возвращаете на колоду.") \
	ROW(helps, HELP_DROP_DOOR, \
	    "Дверь уходит в сброс без последствий, и без неё вам уже не " \
	    "победить.") \
	ROW(helps, HELP_ORDER_TOP, \
	    "Карта возвращается на колоду и придёт раньше оставшихся.") \
	ROW(helps, HELP_ORDER_BOTTOM, \
	    "Карта ложится под низ колоды и придёт раньше оставшихся.") \
\
	ROW(helps, HELP_DRAW, "Вы берёте следующую карту колоды.") \
	ROW(helps, HELP_KEY_DOOR, \
	    "Вы сбрасываете ключ и получаете {the card}.") \
	ROW(helps, HELP_KEY_DOOR_LIMBO, \
	    "Вы сбрасываете ключ, но получить {the card} сейчас нельзя: " \
	    "дверь уходит в лимбо.") \
	ROW(helps, HELP_LIMBO, \
	    "Дверь уходит в лимбо, а в конце хода её замешивают обратно в " \
	    "колоду.") \
	ROW(helps, HELP_NIGHTMARE_KEY, \
	    "Вы сбрасываете ключ, без пророчества.") \
	ROW(helps, HELP_NIGHTMARE_DOOR, \
	    "Ваша дверь уходит в лимбо, а в конце хода её замешивают " \
	    "обратно в колоду.") \
	ROW(helps, HELP_NIGHTMARE_REVEAL, \
	    "{Откроется|Откроются|Откроется} {n} {карта|карты|карт}: карты " \
	    "лабиринта уйдут в сброс, двери и сны — в лимбо.") \
	ROW(helps, HELP_NIGHTMARE_HAND, \
	    "Вы сбрасываете все карты из руки без последствий и берёте " \
	    "новые.") \
	ROW(helps, HELP_NIGHTMARE_HAND_LOST, \
	    "Вы сбрасываете все карты из руки, а на новую руку карт в " \
	    "колоде не хватит: вы проиграете.") \
	ROW(helps, HELP_END, \
	    "Ваш ход заканчивается, и лимбо замешивают в колоду.") \
	ROW(helps, HELP_END_BARE, "Ваш ход заканчивается.") \
\
	ROW(helps, HELP_PAY, "Карта уходит из сброса и из игры.") \
	ROW(helps, HELP_TOP, \
	    "Карта ложится поверх колоды, а остальные — под низ.") \
	ROW(helps, HELP_GOALS, \
	    "Две цели меняются местами и не переворачиваются.") \
	ROW(helps, HELP_GOALS_RANK, \
	    "Две цели меняются местами и не переворачиваются, но снова " \
	    "открытая цель больше не первая.") \
	ROW(helps, HELP_TOWER, "Башня уходит в сброс, и ряд смыкается.") \
	ROW(helps, HELP_SPARE, \
	    "Все башни остаются, но кошмар уходит в лимбо.") \
\
	ROW(helps, HELP_RESOLVE_RED_PAIR, \
	    "Все красные комнаты колоды уходят в сброс.") \
	ROW(helps, HELP_RESOLVE_BLUE_PAIR, \
	    "Вы сбрасываете из колоды два ключа на свой выбор.") \
	ROW(helps, HELP_RESOLVE_GREEN_PAIR, \
	    "Один кошмар уходит из сброса в лимбо.") \
	ROW(helps, HELP_RESOLVE_BROWN_PAIR, \
	    "Одна дверь на ваш выбор уходит в лимбо.") \
	ROW(helps, HELP_RESOLVE_ANY_PAIR, \
	    "Одна дверь из пары одного цвета уходит в лимбо.") \
	ROW(helps, HELP_RESOLVE_THREE_DOORS, \
	    "Вы сбрасываете все карты из руки и берёте новые, а затем " \
	    "открывается ещё одно дурное предчувствие.") \
	ROW(helps, HELP_RESOLVE_FIVE_DOORS, \
	    "Открываются ещё два дурных предчувствия.") \
	ROW(helps, HELP_RESOLVE_EVERY_COLOUR, \
	    "Все сладкие сны колоды уходят в сброс.") \
	ROW(helps, HELP_RESOLVE_NOTHING, \
	    "Наказанию нечего забрать: ничего не происходит.") \
	ROW(helps, HELP_RESOLVE_KEYS, \
	    "{Последний ключ|Последние ключи|Последние ключи} колоды " \
	    "{уходит|уходят|уходят} в сброс.") \
	ROW(helps, HELP_RESOLVE_DOOR, \
	    "Единственная подходящая дверь уходит в лимбо: {card}.") \
	ROW(helps, HELP_RESOLVE_HAND, \
	    "Вы сбрасываете все карты из руки и берёте новые.") \
	ROW(helps, HELP_RESOLVE_HAND_LOST, \
	    "Вы сбрасываете все карты из руки, а на новую руку карт в " \
	    "колоде не хватит: вы проиграете.") \
	ROW(helps, HELP_RESOLVE_ONE_MORE, \
	    "Открывается последнее дурное предчувствие.") \
	ROW(helps, HELP_PENALTY_KEY, \
	    "Ключ уходит из колоды в сброс, без пророчества.") \
\
	ROW(helps, HELP_DISPEL, \
	    "Дурное предчувствие уходит из игры и уже не сбудется.") \
	ROW(helps, HELP_LOOK, \
	    "{Откроется|Откроются|Откроется} {n} {карта|карты|карт}: " \
	    "сбросьте сколько угодно, остальные верните в любом порядке.") \
	ROW(helps, HELP_FETCH, \
	    "Вы выбираете любую карту колоды, и она ложится поверх колоды.") \
	ROW(helps, HELP_FETCH_CARD, \
	    "Колода перемешивается, и карта ложится поверх неё.") \
	ROW(helps, HELP_DISCARD_ANY, "Карта уходит в сброс без последствий.") \
	ROW(helps, HELP_STOP, \
	    "Остальные карты вы возвращаете на колоду в любом порядке.") \
\
	ROW(helps, HELP_DRAW_ANEW, \
	    "Сброс перемешивается и становится колодой, и вы берёте её " \
	    "первую карту.") \
	ROW(helps, HELP_EXCHANGE, \
	    "Вы сбрасываете сколько угодно карт и за каждые две берёте одну.") \
	ROW(helps, HELP_EXCHANGE_ODD, \
	    "Карта уходит в сброс; новую вы возьмёте, только если сбросите " \
	    "ещё одну.") \
	ROW(helps, HELP_EXCHANGE_EVEN, \
	    "Карта уходит в сброс; пока обмен даёт {n} {карту|карты|карт}.") \
	ROW(helps, HELP_EXCHANGE_STOP, \
	    "Вы больше ничего не сбрасываете и берёте {n} " \
	    "{карту|карты|карт}.") \
	ROW(helps, HELP_EXCHANGE_NOTHING, \
	    "Вы больше ничего не сбрасываете и за одну карту ничего не " \
	    "берёте.") \
\
	ROW(helps, HELP_BUILD_LEGS, "Карта станет ногами нового существа.") \
	ROW(helps, HELP_BUILD_TORSO, \
	    "Карта станет туловищем; останется добавить голову.") \
	ROW(helps, HELP_BUILD_LAST, \
	    "Голова завершает ваше последнее существо, и вы побеждаете.") \
	ROW(helps, HELP_BUILD_HEAD, \
	    "Существо завершено и просыпается. У него {n} " \
	    "{способность|способности|способностей}.") \
	ROW(helps, HELP_BUILD_HEAD_PLAIN, \
	    "Существо завершено и просыпается. Способностей у него нет.") \
	ROW(helps, HELP_BUILD_HEAD_LEGION, \
	    "Существо завершено и просыпается: остальные сбрасывают карты " \
	    "за его легион. У него {n} " \
	    "{способность|способности|способностей}.") \
	ROW(helps, HELP_BUILD_HEAD_LEGION_PLAIN, \
	    "Существо завершено и просыпается: остальные сбрасывают карты " \
	    "за его легион. Способностей у него нет.") \
	ROW(helps, HELP_BUILD_HEAD_ASLEEP, \
	    "Существо завершено, но в этот ход больше никто не проснётся.") \
	ROW(helps, HELP_BUILD_FIRST_HEAD, \
	    "Существо завершено, и другая карта тоже может завершить " \
	    "существо.") \
	ROW(helps, HELP_BUILD_SECOND_HEAD, \
	    "Это существо тоже завершено, и вы выберете, какое из двух " \
	    "проснётся.") \
\
	ROW(helps, HELP_LEGION_FIRST, \
	    "У вас нет карты этого легиона, поэтому вы сбросите эту карту и " \
	    "ещё одну.") \
	ROW(helps, HELP_LEGION_LAST, \
	    "Вы сбрасываете карту, и больше от вас ничего не требуется.") \
	ROW(helps, HELP_SEIZE, \
	    "Карта попадает в вашу руку, и все знают, что она там.") \
	ROW(helps, HELP_SEIZE_HEAD, \
	    "Голова попадает в вашу руку, и существо снова не завершено.") \
	ROW(helps, HELP_SEIZE_ONLY, \
	    "Карта попадает в вашу руку, и от существа ничего не остаётся.") \
	ROW(helps, HELP_DESTROY, \
	    "Всё существо уходит в сброс: {n} {карта|карты|карт}.") \
	ROW(helps, HELP_DEVOUR, \
	    "Карта уходит в сброс, и на её место можно выложить другую.") \
	ROW(helps, HELP_DEVOUR_HEAD, \
	    "Голова уходит в сброс; с новой головой существо проснётся " \
	    "снова.") \
	ROW(helps, HELP_DEVOUR_ONLY, \
	    "Карта уходит в сброс, и от существа ничего не остаётся.") \
	ROW(helps, HELP_WAKE, \
	    "Это существо просыпается, а другое — нет. У него {n} " \
	    "{способность|способности|способностей}.") \
	ROW(helps, HELP_WAKE_PLAIN, \
	    "Это существо просыпается, а другое — нет. Способностей у него " \
	    "нет.") \
	ROW(helps, HELP_WAKE_LEGION, \
	    "Это существо просыпается, а другое — нет: остальные сбрасывают " \
	    "карты за его легион. У него {n} " \
	    "{способность|способности|способностей}.") \
	ROW(helps, HELP_WAKE_LEGION_PLAIN, \
	    "Это существо просыпается, а другое — нет: остальные сбрасывают " \
	    "карты за его легион. Способностей у него нет.") \
	ROW(helps, HELP_WAKE_NEITHER, \
	    "Ни одно из двух не проснётся: за этот ход их проснулось " \
	    "слишком много.") \
\
	ROW(whys, WHY_NOTHING, "") \
	ROW(whys, WHY_OVER, "Игра окончена.") \
	ROW(whys, WHY_NOT_ASKED, "Сейчас вопрос не об этом.") \
	ROW(whys, WHY_NOT_TOLD, "Сейчас решает другой игрок.") \
	ROW(whys, WHY_NO_SEAT, "Такого игрока нет.") \
	ROW(whys, WHY_NOT_TO_COME, "Такая карта сейчас прийти не может.") \
\
	ROW(whys, WHY_NOT_OPEN, "Такой карты нет среди открытых.") \
	ROW(whys, WHY_NOT_IN_HAND, "Такой карты нет в вашей руке.") \
	ROW(whys, WHY_NOT_SHARED, "Такой карты нет в общем резерве.") \
	ROW(whys, WHY_NOT_LOOKED_AT, \
	    "Такой карты нет среди тех, что вы смотрите.") \
	ROW(whys, WHY_NOT_DISCARDED, "Такой карты нет в сбросе.") \
	ROW(whys, WHY_NOT_IN_DECK, "Такой карты нет в колоде.") \
	ROW(whys, WHY_NO_DOOR, "Такой двери там нет.") \
	ROW(whys, WHY_NO_TOWER, "На этом месте башни нет.") \
	ROW(whys, WHY_NO_PREMONITION, "Такое дурное предчувствие не открыто.") \
	ROW(whys, WHY_EMPTY_HAND, "В вашей руке нет карт.") \
	ROW(whys, WHY_EMPTY_DECK, "В колоде нет карт.") \
\
	ROW(whys, WHY_SAME_SYMBOL, \
	    "Её символ совпадает с символом последней карты лабиринта.") \
	ROW(whys, WHY_ONLY_TOWERS, \
	    "С края ряда башен выкладывают только башни.") \
	ROW(whys, WHY_NAME_END, \
	    "Башню выкладывают с одного края ряда: скажите, с какого.") \
	ROW(whys, WHY_FIRST_TOWER, "Первую башню выкладывают справа.") \
	ROW(whys, WHY_RIGHT_ONLY, "Башни выкладывают только справа.") \
	ROW(whys, WHY_TOWER_SYMBOL, \
	    "Символ башни совпадает с символом соседней.") \
\
	ROW(whys, WHY_NO_SPELLS, "В этой игре нет заклинаний.") \
	ROW(whys, WHY_NO_SPELL_NOW, "Сейчас произнести заклинание нельзя.") \
	ROW(whys, WHY_TOO_DEAR, "В сбросе меньше {n} {карты|карт|карт}.") \
	ROW(whys, WHY_NO_NIGHTMARE, \
	    "Этому заклинанию нужен только что вытянутый кошмар.") \
\
	ROW(whys, WHY_SAME_CARD, "Карты одинаковы: менять нечего.") \
	ROW(whys, WHY_SAME_GOALS, "Цели одинаковы: менять нечего.") \
	ROW(whys, WHY_NO_KEY, "Эта карта — не ключ.") \
	ROW(whys, WHY_OTHER_COLOUR, "Ключ не того цвета, что дверь.") \
	ROW(whys, WHY_PARTNERS_DOOR, \
	    "Кошмар забирает только вашу собственную дверь.") \
	ROW(whys, WHY_OWN_DOOR_FIRST, \
	    "Пока у вас есть подходящая дверь, отдать надо свою.") \
	ROW(whys, WHY_NO_PAIR, "На столе только одна дверь этого цвета.") \
	ROW(whys, WHY_HELD_TOWER, \
	    "Без неё рядом окажутся две башни с одинаковым символом.") \
	ROW(whys, WHY_CONDITION, \
	    "Условие этого дурного предчувствия не выполнено.") \
\
	ROW(whys, WHY_ASCENDING, \
	    "Карты называют по возрастанию, а старшая уже названа.") \
	ROW(whys, WHY_TOO_FEW, \
	    "Карты называют по возрастанию, а после этой их не хватит.") \
\
	ROW(whys, WHY_NOTHING_TO_DRAW, \
	    "Брать нечего: и колода, и сброс пусты.") \
	ROW(whys, WHY_NONE_DISCARDED, \
	    "Для обмена надо сбросить хотя бы одну карту.") \
	ROW(whys, WHY_NOT_OF_LEGION, \
	    "Пока у вас есть карта легиона этого существа, сбросить надо её.") \
	ROW(whys, WHY_NOT_REVEALED, "Певчий не открыл такой карты.") \
\
	ROW(whys, WHY_NO_CREATURE, "Такого существа нет.") \
	ROW(whys, WHY_ENOUGH_CREATURES, \
	    "У вас не может быть больше {n} {существа|существ|существ}.") \
	ROW(whys, WHY_COMPLETE, "Это существо уже завершено.") \
	ROW(whys, WHY_NO_LEGS, \
	    "Существо начинают с ног, а эта карта ими быть не может.") \
	ROW(whys, WHY_NO_TORSO, \
	    "Существу нужно туловище, а эта карта им быть не может.") \
	ROW(whys, WHY_NO_HEAD, \
	    "Существу нужна голова, а эта карта ею быть не может.") \
	ROW(whys, WHY_OTHER_LEGION, \
	    "Если оба действия выкладывают карту, обе карты должны быть " \
	    "одного легиона.") \
	ROW(whys, WHY_COMPLETES_NONE, \
	    "Первая карта завершила существо, значит, и вторая должна " \
	    "завершить существо.") \
\
	ROW(whys, WHY_OWN_CREATURE, \
	    "Это должно быть существо другого игрока.") \
	ROW(whys, WHY_NOT_UNFINISHED, \
	    "Падальщик сбрасывает только незавершённые существа.") \
	ROW(whys, WHY_ACTIVE_CREATURE, \
	    "Пожиратель не трогает собственное существо.") \
	ROW(whys, WHY_NOT_COMPLETED, "Певчий не завершал этого существа.") \
\
	FORM(told, TOLD_TAKE, TOLD_ONCE, "{who} {берёте~берёт} {the card}") \
	FORM(told, TOLD_PLAY, TOLD_ONCE, \
	    "{who} {выкладываете~выкладывает} {the card}") \
	FORM(told, TOLD_PLAY_SHARED, TOLD_ONCE, \
	    "{who} {выкладываете~выкладывает} {the card} из общих карт") \
	FORM(told, TOLD_PLAY_LEFT, TOLD_ONCE, \
	    "{who} {выкладываете~выкладывает} {the card} слева") \
	FORM(told, TOLD_PLAY_RIGHT, TOLD_ONCE, \
	    "{who} {выкладываете~выкладывает} {the card} справа") \
	FORM(told, TOLD_DISCARD, TOLD_ONCE, \
	    "{who} {сбрасываете~сбрасывает} {the card}") \
	FORM(told, TOLD_DISCARD, TOLD_OFTEN, \
	    "{who} {сбрасываете~сбрасывает} {count} {карту|карты|карт}") \
	FORM(told, TOLD_DISCARD_SHARED, TOLD_ONCE, \
	    "{who} {сбрасываете~сбрасывает} {the card} из общих карт") \
	FORM(told, TOLD_SEARCH_DOOR, TOLD_ONCE, \
	    "{who} {обыскиваете~обыскивает} колоду") \
	FORM(told, TOLD_LEAVE_DOOR, TOLD_ONCE, \
	    "{who} {оставляете~оставляет} {the cause} в колоде") \
	FORM(told, TOLD_SWAP, TOLD_ONCE, \
	    "{who} {меняете~меняет} {the card} на {the other}") \
	FORM(told, TOLD_SWAP_NOTHING, TOLD_ONCE, \
	    "{who} ничего не {меняете~меняет}") \
	FORM(told, TOLD_KEY_FOR_DOOR, TOLD_ONCE, \
	    "{who} {сбрасываете~сбрасывает} {the card}") \
	FORM(told, TOLD_KEY_FOR_NIGHTMARE, TOLD_ONCE, \
	    "{who} {сбрасываете~сбрасывает} {the card} из-за кошмара") \
	FORM(told, TOLD_GIVE_UP, TOLD_ONCE, \
	    "{cause} забирает {the card}{of owner}") \
	FORM(told, TOLD_PAY_PENALTY, TOLD_ONCE, \
	    "{who} {теряете~теряет} {the card} в наказание") \
	FORM(told, TOLD_GIVE_UP_TOWER, TOLD_ONCE, \
	    "{who} {сбрасываете~сбрасывает} башню на месте {n}") \
	FORM(told, TOLD_SPARE, TOLD_ONCE, \
	    "{who} {сохраняете~сохраняет} башню") \
	FORM(told, TOLD_REVEAL, TOLD_ONCE, \
	    "{who} {открываете~открывает} карты колоды") \
	FORM(told, TOLD_DISCARD_HAND, TOLD_ONCE, \
	    "{who} {сбрасываете~сбрасывает} всю руку") \
	FORM(told, TOLD_LET_GO, TOLD_ONCE, \
	    "{who} {откладываете~откладывает} {the cause} в лимбо") \
	FORM(told, TOLD_PUT_BACK, TOLD_ONCE, \
	    "{who} {возвращаете~возвращает} на колоду {the card}") \
	FORM(told, TOLD_PUT_BACK, TOLD_OFTEN, \
	    "{who} {возвращаете~возвращает} на колоду {count} " \
	    "{карту|карты|карт}") \
	FORM(told, TOLD_PUT_UNDER, TOLD_ONCE, \
	    "{who} {кладёте~кладёт} под низ колоды {the card}") \
	FORM(told, TOLD_PUT_UNDER, TOLD_OFTEN, \
	    "{who} {кладёте~кладёт} под низ колоды {count} " \
	    "{карту|карты|карт}") \
	FORM(told, TOLD_PUT_ON_TOP, TOLD_ONCE, \
	    "{who} {кладёте~кладёт} поверх колоды {the card}") \
	FORM(told, TOLD_CAST, TOLD_ONCE, \
	    "{who} {произносите~произносит} «{spell}»") \
	FORM(told, TOLD_PAY, TOLD_ONCE, \
	    "{who} {убираете~убирает} из сброса {the card}") \
	FORM(told, TOLD_PAY, TOLD_OFTEN, \
	    "{who} {убираете~убирает} из сброса {count} {карту|карты|карт}") \
	FORM(told, TOLD_SWAP_GOALS, TOLD_ONCE, \
	    "{who} {меняете~меняет} местами цели {n} и {m}") \
	FORM(told, TOLD_FACE_PREMONITION, TOLD_ONCE, "сбывается {card}") \
	FORM(told, TOLD_DISPEL, TOLD_ONCE, \
	    "{who} {убираете~убирает} из игры {the card}") \
	FORM(told, TOLD_SEARCH, TOLD_ONCE, \
	    "{who} {ищете~ищет} карту в колоде") \
	FORM(told, TOLD_DRAW_ON, TOLD_ONCE, \
	    "{who} {решаете~решает} взять карту") \
	FORM(told, TOLD_DISCARD_NO_MORE, TOLD_ONCE, \
	    "{who} больше ничего не {сбрасываете~сбрасывает}") \
	FORM(told, TOLD_END_TURN, TOLD_ONCE, \
	    "{who} {заканчиваете~заканчивает} ход") \
	FORM(told, TOLD_DEAL, TOLD_ONCE, "раздающий сдаёт {the card}") \
\
	FORM(told, TOLD_DRAW, TOLD_ONCE, "{who} {берёте~берёт} {the card}") \
	FORM(told, TOLD_DRAW, TOLD_OFTEN, \
	    "{who} {берёте~берёт} {count} {карту|карты|карт}") \
	FORM(told, TOLD_MEET, TOLD_ONCE, "{who} {тянете~тянет} {the card}") \
	FORM(told, TOLD_LOOK_AT, TOLD_ONCE, \
	    "{who} {видите~видит} в колоде {the card}") \
	FORM(told, TOLD_LOOK_AT, TOLD_OFTEN, \
	    "{who} {смотрите~смотрит} {count} {карту|карты|карт}") \
	FORM(told, TOLD_REVEAL_CARD, TOLD_ONCE, \
	    "{who} {открываете~открывает} из колоды {the card}") \
	FORM(told, TOLD_REVEAL_CARD, TOLD_OFTEN, \
	    "{who} {открываете~открывает} {count} {карту|карты|карт}") \
	FORM(told, TOLD_JOIN_SHARED, TOLD_ONCE, "{card} — в общий резерв") \
	FORM(told, TOLD_JOIN_SHARED, TOLD_OFTEN, \
	    "{count} {карта|карты|карт} — в общий резерв") \
	FORM(told, TOLD_LAY_GOAL, TOLD_ONCE, "на стол ложится {card}") \
	FORM(told, TOLD_LAY_GOAL, TOLD_OFTEN, \
	    "на стол {ложится|ложатся|ложится} {count} {карта|карты|карт} " \
	    "цели") \
	FORM(told, TOLD_LAY_PREMONITION, TOLD_ONCE, "открывается {card}") \
	FORM(told, TOLD_LAY_PREMONITION, TOLD_OFTEN, \
	    "{открывается|открываются|открывается} {count} " \
	    "{карта|карты|карт} дурных предчувствий") \
\
	FORM(told, TOLD_JOIN_ROW, TOLD_ONCE, \
	    "{card} ложится в {ваш ^}лабиринт{of owner}") \
	FORM(told, TOLD_JOIN_TOWERS, TOLD_ONCE, "{card} встаёт в ряд башен") \
	FORM(told, TOLD_JOIN_HAND, TOLD_ONCE, \
	    "{card} попадает в {ваш ^}личный резерв{of owner}") \
	FORM(told, TOLD_DISCARDED, TOLD_ONCE, "{card} уходит в сброс") \
	FORM(told, TOLD_DISCARDED, TOLD_OFTEN, \
	    "{count} {карта уходит|карты уходят|карт уходят} в сброс") \
	FORM(told, TOLD_DISCARDED_FOR, TOLD_ONCE, \
	    "{cause} отправляет в сброс {the card}") \
	FORM(told, TOLD_DISCARDED_FOR, TOLD_OFTEN, \
	    "{cause} отправляет в сброс {count} {карту|карты|карт}") \
	FORM(told, TOLD_LOSE, TOLD_ONCE, "{who} {теряете~теряет} {the card}") \
	FORM(told, TOLD_LOSE, TOLD_OFTEN, \
	    "{who} {теряете~теряет} {count} {карту|карты|карт}") \
	FORM(told, TOLD_LOSE_TOWER, TOLD_ONCE, "{cause} разрушает {the card}") \
	FORM(told, TOLD_PUNISH, TOLD_ONCE, \
	    "{cause} отправляет {the card} в сброс") \
	FORM(told, TOLD_TO_LIMBO, TOLD_ONCE, "{card} — в лимбо") \
	FORM(told, TOLD_TO_LIMBO, TOLD_OFTEN, \
	    "{count} {карта|карты|карт} — в лимбо") \
	FORM(told, TOLD_DOOR_TO_LIMBO, TOLD_ONCE, "дверь — в лимбо") \
	FORM(told, TOLD_DOOR_TO_LIMBO_FOR, TOLD_ONCE, \
	    "{card} уходит в лимбо: следующей нужна {красная/синяя/зелёная/" \
	    "коричневая}") \
	FORM(told, TOLD_OBTAIN_DOOR, TOLD_ONCE, \
	    "{who} {получаете~получает} {the card}") \
	FORM(told, TOLD_FIND_DOOR, TOLD_ONCE, \
	    "{who} {находите~находит} в колоде {the card}") \
	FORM(told, TOLD_ONTO_DECK, TOLD_ONCE, \
	    "{the card} кладут поверх колоды") \
	FORM(told, TOLD_UNDER_DECK, TOLD_ONCE, \
	    "{the card} кладут под низ колоды") \
	FORM(told, TOLD_INTO_DECK, TOLD_ONCE, "{card} снова в колоде") \
	FORM(told, TOLD_INTO_DECK, TOLD_OFTEN, \
	    "{count} {карта|карты|карт} снова в колоде") \
	FORM(told, TOLD_OUT_OF_GAME, TOLD_ONCE, "{card} уходит из игры") \
	FORM(told, TOLD_OUT_OF_GAME, TOLD_OFTEN, \
	    "{count} {карта уходит|карты уходят|карт уходят} из игры") \
	FORM(told, TOLD_STRIKE, TOLD_ONCE, \
	    "{card} сбывается и уходит из игры") \
\
	FORM(told, TOLD_SHUFFLE, TOLD_ONCE, "колоду перемешивают") \
	FORM(told, TOLD_LOCATE, TOLD_ONCE, \
	    "{who} {узнаёте~узнаёт}, что у другого игрока есть {card}") \
	FORM(told, TOLD_TURN, TOLD_ONCE, "{who} {начинаете~начинает} ход") \
	FORM(told, TOLD_REACH_GOAL, TOLD_ONCE, \
	    "{красная/синяя/зелёная/коричневая} цель достигнута") \
	FORM(told, TOLD_REOPEN_GOAL, TOLD_ONCE, \
	    "{card} снова открывается и становится первой") \
	FORM(told, TOLD_GOALS_SWAPPED, TOLD_ONCE, \
	    "цели {n} и {m} меняются местами") \
\
	FORM(told, TOLD_CHOOSE_DRAW, TOLD_ONCE, \
	    "{who} {решаете~решает} взять карту") \
	FORM(told, TOLD_CHOOSE_EXCHANGE, TOLD_ONCE, \
	    "{who} {решаете~решает} обменять карты") \
	FORM(told, TOLD_CHOOSE_BUILD, TOLD_ONCE, \
	    "{who} {выкладываете~выкладывает} {the card}") \
	FORM(told, TOLD_CHOOSE_CREATURE, TOLD_ONCE, \
	    "{who} {выбираете~выбирает} жертву: {ваше ^}{nth}-е существо{of " \
	    "owner}") \
	FORM(told, TOLD_CHOOSE_OWN, TOLD_ONCE, \
	    "{who} {выбираете~выбирает} своё {nth}-е существо") \
	FORM(told, TOLD_CHOOSE_WAKE, TOLD_ONCE, \
	    "{who} {будите~будит} {nth}-е существо") \
	FORM(told, TOLD_DRAW_BY, TOLD_ONCE, \
	    "{who} {берёте~берёт} {the card} благодаря Плакальщику") \
	FORM(told, TOLD_DRAW_BY, TOLD_OFTEN, \
	    "{who} {берёте~берёт} {count} {карту|карты|карт} благодаря " \
	    "Плакальщику") \
	FORM(told, TOLD_REVEAL_BY, TOLD_ONCE, "{cause} открывает {the card}") \
	FORM(told, TOLD_REVEAL_BY, TOLD_OFTEN, \
	    "{cause} открывает {count} {карту|карты|карт}") \
	FORM(told, TOLD_BEGIN_CREATURE, TOLD_ONCE, \
	    "{who} {кладёте~кладёт} {the card} в основу {nth}-го существа") \
	FORM(told, TOLD_BUILD, TOLD_ONCE, \
	    "{who} {выкладываете~выкладывает} {the card} на {nth}-е существо") \
	FORM(told, TOLD_SEIZE, TOLD_ONCE, \
	    "{cause} забирает {part} {вашего ^}{nth}-го существа{of owner}") \
	FORM(told, TOLD_DESTROY, TOLD_ONCE, \
	    "{cause} сбрасывает {part} {вашего ^}{nth}-го существа{of owner}") \
	FORM(told, TOLD_DESTROY, TOLD_OFTEN, \
	    "{cause} сбрасывает {count} {карту|карты|карт} {вашего " \
	    "^}{nth}-го существа{of owner}") \
	FORM(told, TOLD_ONTO_DISCARDS, TOLD_ONCE, "в сброс кладут {the card}") \
	FORM(told, TOLD_ONTO_DISCARDS, TOLD_OFTEN, \
	    "в сброс кладут {count} {карту|карты|карт}") \
	FORM(told, TOLD_WAKE, TOLD_ONCE, \
	    "просыпается {ваше ^}{nth}-е существо{of owner}") \
	FORM(told, TOLD_NEW_DECK, TOLD_ONCE, \
	    "сброс перемешивают, и он становится колодой") \
	FORM(told, TOLD_INTO_NEW_DECK, TOLD_ONCE, \
	    "в новую колоду замешивают {the card}") \
	FORM(told, TOLD_INTO_NEW_DECK, TOLD_OFTEN, \
	    "в новую колоду замешивают {count} {карту|карты|карт}") \
\
	FORM(told, TOLD_WON, TOLD_ONCE, "") \
	FORM(told, TOLD_NO_FILL, TOLD_ONCE, \
	    ": в колоде не осталось карт, чтобы пополнить руку") \
	FORM(told, TOLD_NO_NEW_HAND, TOLD_ONCE, \
	    ": в колоде не осталось карт для новой руки") \
	FORM(told, TOLD_NO_TURNS, TOLD_ONCE, ": последний ход сыгран") \
\
	ROW(statuses, ONIRIM_OK, "ошибки нет") \
	ROW(statuses, ONIRIM_E_NULL, \
	    "аргумент равен NULL: передайте указатель") \
	ROW(statuses, ONIRIM_E_MEMORY, \
	    "не хватает памяти: освободите её и повторите") \
	ROW(statuses, ONIRIM_E_SPACE, \
	    "места в памяти мало: сколько нужно, скажет onirim_game_size()") \
	ROW(statuses, ONIRIM_E_CONFIG, \
	    "настройка неверна: исправьте слово, на которое указано") \
	ROW(statuses, ONIRIM_E_ACTION, \
	    "такого действия нет: возьмите его из onirim_legal_actions()") \
	ROW(statuses, ONIRIM_E_ILLEGAL, \
	    "сейчас это действие невозможно: возьмите другое из " \
	    "onirim_legal_actions()") \
	ROW(statuses, ONIRIM_E_OVER, \
	    "игра окончена: начните её заново или создайте другую") \
	ROW(statuses, ONIRIM_E_RANGE, \
	    "такого игрока, зоны, номера или константы здесь нет") \
	ROW(statuses, ONIRIM_E_LANGUAGE, \
	    "этого языка библиотека не знает: какие знает, скажет " \
	    "onirim_language()") \
	ROW(statuses, ONIRIM_E_SYNTAX, \
	    "текст не читается: исправьте слово, на которое указано") \
	ROW(statuses, ONIRIM_E_VERSION, \
	    "записано более новой версией: возьмите новую библиотеку") \
	ROW(statuses, ONIRIM_E_DAMAGED, \
	    "данные повреждены: возьмите другую копию") \
	ROW(statuses, ONIRIM_E_POSITION, \
	    "такой позиции не бывает, или игра не в начале хода: исправьте " \
	    "слово, на которое указано, или играйте дальше") \
	ROW(statuses, ONIRIM_E_REVISION, \
	    "запись сделана по другим правилам: возьмите ту версию " \
	    "библиотеки, что её сделала") \
	ROW(statuses, ONIRIM_E_REDACTED, \
	    "в игру со скрытыми картами не играют: возьмите ту, из которой " \
	    "она сделана") \
	ROW(statuses, ONIRIM_E_FAMILY, \
	    "настройки игр различаются: разными могут быть только зёрна") \
	ROW(statuses, ONIRIM_E_ABSENT, \
	    "библиотека собрана без этого: возьмите полную") \
\
	ROW(problems, ONIRIM_PROBLEM_NONE, "") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_KEY, "Такого параметра нет.") \
	ROW(problems, ONIRIM_PROBLEM_NO_EQUALS, \
	    "Слово состоит из параметра, знака равенства и значения, " \
	    "например players=2.") \
	ROW(problems, ONIRIM_PROBLEM_TWICE, \
	    "Этот параметр указан второй раз.") \
	ROW(problems, ONIRIM_PROBLEM_MISSING, "Здесь не хватает значения.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_WORD, \
	    "Такого слова здесь быть не может.") \
	ROW(problems, ONIRIM_PROBLEM_WORD_TWICE, \
	    "Это слово уже есть в списке.") \
	ROW(problems, ONIRIM_PROBLEM_NONE_ALONE, \
	    "Слово none пишут одно, без других слов.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_A_NUMBER, \
	    "Здесь нужно число: десятичные цифры без нуля впереди.") \
	ROW(problems, ONIRIM_PROBLEM_OUT_OF_RANGE, \
	    "Это число слишком мало или слишком велико.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_A_SEED, \
	    "Зерно — это десятичное число или 0x и от 1 до 16 " \
	    "шестнадцатеричных цифр.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_SEAT, \
	    "Такого игрока нет: игроков меньше.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_ONIRIM, \
	    "Для этого нужно game=onirim.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM, \
	    "Для этого нужно game=nightmarium.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS, \
	    "Для этого нужны два игрока: players=2.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_STEPS, \
	    "Для этого нужна «Книга найденных ступеней»: sets=steps.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_TOWERS, \
	    "Для этого нужны «Башни»: sets=towers.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_DREAMS, \
	    "Для этого нужны «Дурные предчувствия и сладкие сны»: " \
	    "sets=dreams.") \
	ROW(problems, ONIRIM_PROBLEM_NEEDS_SEEDED, \
	    "Для этого нужно chance=seeded: здесь карты сдаёт раздающий.") \
\
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_VERB, \
	    "Действия с таким названием нет.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_CARD, \
	    "Карты с таким названием нет.") \
	ROW(problems, ONIRIM_PROBLEM_INCOMPLETE, \
	    "Действие неполное: не хватает карты, числа или слова.") \
	ROW(problems, ONIRIM_PROBLEM_TOO_LONG, \
	    "Действие должно кончаться раньше.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_ORDER, \
	    "Нужны две разные карты цели, первой названа левая.") \
\
	ROW(problems, ONIRIM_PROBLEM_NOT_HEXADECIMAL, \
	    "Генератор — это 0x и от 1 до 16 шестнадцатеричных цифр.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_VIEWER, \
	    "Наблюдатель — это номер игрока, nobody или host.") \
	ROW(problems, ONIRIM_PROBLEM_UNKNOWN_SEATS, \
	    "После косой черты стоят игроки, которые знают карту, каждый " \
	    "один раз.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_TURN, \
	    "На этом ходу очередь другого игрока.") \
	ROW(problems, ONIRIM_PROBLEM_REDACTED, \
	    "В игре, какой её знает один наблюдатель, нет ни зерна, ни " \
	    "генератора.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_PLACE, \
	    "В этой игре нет такого места для карт.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_IN_GAME, \
	    "При такой настройке этой карты в игре нет.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_PLACE, \
	    "Такая карта не может там лежать.") \
	ROW(problems, ONIRIM_PROBLEM_TOO_MANY_CARDS, \
	    "Таких карт меньше, или они уже лежат в другом месте.") \
	ROW(problems, ONIRIM_PROBLEM_HAND_SIZE, \
	    "В руке не столько карт, сколько бывает в начале хода.") \
	ROW(problems, ONIRIM_PROBLEM_ROW_ORDER, \
	    "На карте тот же символ, что и на предыдущей.") \
	ROW(problems, ONIRIM_PROBLEM_SECOND_DOOR, \
	    "С вариантом unique ни у кого нет двух дверей одного цвета.") \
	ROW(problems, ONIRIM_PROBLEM_TOP_FULL, \
	    "Столько карт наверху колоды не может быть известно.") \
	ROW(problems, ONIRIM_PROBLEM_BOTTOM_FULL, \
	    "Столько карт внизу колоды не может быть известно.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_MISSING, \
	    "Должны лежать все восемь карт цели.") \
	ROW(problems, ONIRIM_PROBLEM_GOALS_DOWN, \
	    "Закрытых карт цели каждого цвета должно быть столько, сколько " \
	    "найдено дверей этого цвета.") \
	ROW(problems, ONIRIM_PROBLEM_PREMONITIONS, \
	    "Столько открытых дурных предчувствий не бывает.") \
	ROW(problems, ONIRIM_PROBLEM_PREMONITION_STRIKES, \
	    "Найденные двери уже выполняют условие этого дурного " \
	    "предчувствия: оно не осталось бы открытым.") \
	ROW(problems, ONIRIM_PROBLEM_TOWER_EDGES, \
	    "Две соседние башни соприкасаются одинаковыми символами.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_PART, \
	    "Существо строят из ног, туловища и головы, и эта карта сюда не " \
	    "подходит.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_CREATURES, \
	    "Ни у кого не бывает больше существ, чем нужно для победы.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_KNOWERS, \
	    "Карту из руки знают все остальные игроки или никто из них; её " \
	    "владелец знает её всегда.") \
	ROW(problems, ONIRIM_PROBLEM_NOT_IN_HAND, "Таких карт в руке меньше.") \
	ROW(problems, ONIRIM_PROBLEM_HIDDEN, \
	    "Карта скрыта (?) там, где наблюдатель её не знает, и больше " \
	    "нигде.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_HIDDEN, \
	    "Скрытых карт больше, чем осталось.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_POOL, \
	    "По остальным словам в колоде остаются другие карты.") \
	ROW(problems, ONIRIM_PROBLEM_ALREADY_OVER, \
	    "В этой позиции игра уже выиграна.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_TOO_LATE, \
	    "Столько ходов сыграть нельзя.") \
	ROW(problems, ONIRIM_PROBLEM_ONE_ANSWER, \
	    "Выбор только один, и вопроса не было бы.") \
\
	ROW(problems, ONIRIM_PROBLEM_NOT_A_RECORD, \
	    "Запись начинается со строки onirim-record 1.") \
	ROW(problems, ONIRIM_PROBLEM_LATER_VERSION, \
	    "Эту запись сделала более новая версия библиотеки.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_RULES, \
	    "Эта игра сыграна не по тем правилам, что у этой библиотеки.") \
	ROW(problems, ONIRIM_PROBLEM_NO_RULES_LINE, \
	    "Здесь должна стоять строка с правилами, например rules 1.") \
	ROW(problems, ONIRIM_PROBLEM_NO_CONFIG_LINE, \
	    "Здесь должна стоять строка с настройкой: config и её слова.") \
	ROW(problems, ONIRIM_PROBLEM_LINE_GOES_ON, \
	    "Строка должна кончаться раньше.") \
	ROW(problems, ONIRIM_PROBLEM_CUT_SHORT, \
	    "Запись кончается слишком рано: чего-то не хватает.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_NAME, \
	    "Имя метки: от 1 до 255 букв от a до z, цифр, - и _.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_TWICE, \
	    "Метка с таким именем уже есть.") \
	ROW(problems, ONIRIM_PROBLEM_TAG_VALUE, \
	    "Значение метки: текст в прямых кавычках на одной строке, не " \
	    "больше 255 байтов.") \
	ROW(problems, ONIRIM_PROBLEM_MANY_TAGS, \
	    "В записи не больше 256 меток.") \
	ROW(problems, ONIRIM_PROBLEM_REDACTED_RECORD, \
	    "Запись начинается с игры, известной целиком, а не одному " \
	    "наблюдателю.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_CONFIG, \
	    "У позиции другая настройка, чем у записи.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_NUMBER, \
	    "Здесь должен стоять номер следующего хода.") \
	ROW(problems, ONIRIM_PROBLEM_TURN_IS_OVER, \
	    "Этот ход закончен: здесь должна начинаться новая строка с " \
	    "номером хода.") \
	ROW(problems, ONIRIM_PROBLEM_FIRST_SEAT, \
	    "Здесь должен стоять игрок, которому выпало начинать, например " \
	    "first:1.") \
	ROW(problems, ONIRIM_PROBLEM_CARD_MISSING, \
	    "Здесь должна стоять следующая карта; черта (|) отделяет карты " \
	    "от действий.") \
	ROW(problems, ONIRIM_PROBLEM_OTHER_CARD, \
	    "В этой игре здесь приходит другая карта.") \
	ROW(problems, ONIRIM_PROBLEM_NO_SUCH_DEAL, \
	    "Эта карта прийти не может: её нет в игре, или таких больше не " \
	    "осталось.") \
	ROW(problems, ONIRIM_PROBLEM_ANSWER_MISSING, \
	    "Здесь должно стоять следующее действие; черта (|) отделяет " \
	    "действия от карт.") \
	ROW(problems, ONIRIM_PROBLEM_ILLEGAL, \
	    "Здесь такое действие невозможно.") \
	ROW(problems, ONIRIM_PROBLEM_AFTER_END, \
	    "Игра закончилась раньше этого действия.") \
	ROW(problems, ONIRIM_PROBLEM_WRONG_RESULT, "Итог игры другой.") \
	ROW(problems, ONIRIM_PROBLEM_AFTER_RESULT, \
	    "После итога могут стоять только комментарии.") \
	ROW(problems, ONIRIM_PROBLEM_NO_MEMORY, \
	    "Для чтения не хватило памяти.") \
	ROW(problems, ONIRIM_PROBLEM_GOAL_RANKS, \
	    "Снова открытые карты цели нумеруются с +1, каждый номер один " \
	    "раз.") \
	ROW(problems, ONIRIM_PROBLEM_SNAPSHOT, \
	    "Снимок игры неполон или неверен.") \
\
	FORM(options, OPTION_GAME, OPTION_LABEL, "Игра") \
	FORM(options, OPTION_GAME, OPTION_HELP, "В какую из двух игр играют.") \
	FORM(options, OPTION_GAME_ONIRIM, OPTION_LABEL, "Онирим") \
	FORM(options, OPTION_GAME_ONIRIM, OPTION_HELP, \
	    "Вы бродите по лабиринту снов и ищете его двери, в одиночку или " \
	    "вместе с напарником.") \
	FORM(options, OPTION_GAME_NIGHTMARIUM, OPTION_LABEL, "Кошмариум") \
	FORM(options, OPTION_GAME_NIGHTMARIUM, OPTION_HELP, \
	    "От двух до пяти игроков собирают существ. Побеждает тот, кто " \
	    "первым завершит нужное их число.") \
	FORM(options, OPTION_PLAYERS, OPTION_LABEL, "Игроки") \
	FORM(options, OPTION_PLAYERS, OPTION_HELP, "Сколько человек играет.") \
	FORM(options, OPTION_SETS, OPTION_LABEL, "Дополнения") \
	FORM(options, OPTION_SETS, OPTION_HELP, \
	    "Карты и правила, которые добавляются к игре. Их можно сочетать " \
	    "как угодно.") \
	FORM(options, OPTION_SETS_NONE, OPTION_LABEL, "Нет") \
	FORM(options, OPTION_SETS_NONE, OPTION_HELP, \
	    "Игра идёт без дополнений.") \
	FORM(options, OPTION_SETS_STEPS, OPTION_LABEL, \
	    "Книга найденных ступеней") \
	FORM(options, OPTION_SETS_STEPS, OPTION_HELP, \
	    "Карты цели задают порядок, в котором находят двери. Картами " \
	    "из сброса оплачивают три заклинания.") \
	FORM(options, OPTION_SETS_TOWERS, OPTION_LABEL, "Башни") \
	FORM(options, OPTION_SETS_TOWERS, OPTION_HELP, \
	    "Для победы нужны ещё четыре соседние башни четырёх цветов. " \
	    "Кошмары отнимают башни.") \
	FORM(options, OPTION_SETS_DREAMS, OPTION_LABEL, \
	    "Дурные предчувствия и сладкие сны") \
	FORM(options, OPTION_SETS_DREAMS, OPTION_HELP, \
	    "Дурное предчувствие сбывается, как только найденные двери " \
	    "выполнят его условие. Сладкие сны помогают с ними бороться.") \
	FORM(options, OPTION_VARIANTS, OPTION_LABEL, "Варианты") \
	FORM(options, OPTION_VARIANTS, OPTION_HELP, \
	    "Изменения правил. Их можно сочетать как угодно.") \
	FORM(options, OPTION_VARIANTS_NONE, OPTION_LABEL, "Нет") \
	FORM(options, OPTION_VARIANTS_NONE, OPTION_HELP, \
	    "Игра идёт по обычным правилам.") \
	FORM(options, OPTION_VARIANTS_OPEN, OPTION_LABEL, \
	    "Полностью открытая игра") \
	FORM(options, OPTION_VARIANTS_OPEN, OPTION_HELP, \
	    "Игроки видят личные резервы друг друга.") \
	FORM(options, OPTION_VARIANTS_UNIQUE, OPTION_LABEL, \
	    "Без вторых дверей") \
	FORM(options, OPTION_VARIANTS_UNIQUE, OPTION_HELP, \
	    "Вторую дверь того же цвета игрок получить не может. Она уходит " \
	    "в лимбо и ещё может достаться напарнику.") \
	FORM(options, OPTION_VARIANTS_RACE, OPTION_LABEL, "Гонка") \
	FORM(options, OPTION_VARIANTS_RACE, OPTION_HELP, \
	    "Игроки соперничают. Побеждает тот, кто первым соберёт двери " \
	    "всех четырёх цветов.") \
	FORM(options, OPTION_VARIANTS_LOST, OPTION_LABEL, \
	    "Потерянные ступени") \
	FORM(options, OPTION_VARIANTS_LOST, OPTION_HELP, \
	    "Игра сложнее: заклинания стоят больше карт.") \
	FORM(options, OPTION_VARIANTS_RUINS, OPTION_LABEL, "Камень на камне") \
	FORM(options, OPTION_VARIANTS_RUINS, OPTION_HELP, \
	    "Игра сложнее: кошмары отнимают башни даже из законченного ряда.") \
	FORM(options, OPTION_VARIANTS_RIGHT_ONLY, OPTION_LABEL, \
	    "Только справа") \
	FORM(options, OPTION_VARIANTS_RIGHT_ONLY, OPTION_HELP, \
	    "Игра сложнее: башни выкладывают только справа.") \
	FORM(options, OPTION_PREMONITIONS, OPTION_LABEL, \
	    "Дурные предчувствия") \
	FORM(options, OPTION_PREMONITIONS, OPTION_HELP, \
	    "Сколько дурных предчувствий открыто в начале. Чем их больше, " \
	    "тем сложнее игра.") \
	FORM(options, OPTION_FIRST, OPTION_LABEL, "Первый игрок") \
	FORM(options, OPTION_FIRST, OPTION_HELP, "Игрок, который начинает.") \
	FORM(options, OPTION_FIRST_RANDOM, OPTION_LABEL, "По жребию") \
	FORM(options, OPTION_FIRST_RANDOM, OPTION_HELP, \
	    "Кто начинает, решает жребий.") \
	FORM(options, OPTION_OBJECTIVE, OPTION_LABEL, \
	    "Сколько существ завершить") \
	FORM(options, OPTION_OBJECTIVE, OPTION_HELP, \
	    "Сколько завершённых существ приносят победу. Чем их меньше, " \
	    "тем короче игра.") \
	FORM(options, OPTION_TURNS, OPTION_LABEL, "Предел ходов") \
	FORM(options, OPTION_TURNS, OPTION_HELP, \
	    "После стольких ходов всех игроков вместе игра кончается без " \
	    "победителя.") \
	FORM(options, OPTION_TURNS_0, OPTION_LABEL, "Без предела") \
	FORM(options, OPTION_TURNS_0, OPTION_HELP, \
	    "Игра идёт, пока кто-нибудь не победит.") \
	FORM(options, OPTION_SEED, OPTION_LABEL, "Зерно") \
	FORM(options, OPTION_SEED, OPTION_HELP, \
	    "Число, от которого зависит расклад. С тем же зерном и теми же " \
	    "ответами игра повторится.") \
	FORM(options, OPTION_CHANCE, OPTION_LABEL, "Раздающий") \
	FORM(options, OPTION_CHANCE, OPTION_HELP, "Кто сдаёт карты.") \
	FORM(options, OPTION_CHANCE_SEEDED, OPTION_LABEL, "Сдаёт программа") \
	FORM(options, OPTION_CHANCE_SEEDED, OPTION_HELP, \
	    "Расклад задаёт зерно.") \
	FORM(options, OPTION_CHANCE_HOST, OPTION_LABEL, "Настоящие карты") \
	FORM(options, OPTION_CHANCE_HOST, OPTION_HELP, \
	    "Карты сдаёт человек или программа и о каждой сообщает, какая " \
	    "пришла.") \
	FORM(options, OPTION_EVENTS, OPTION_LABEL, "События") \
	FORM(options, OPTION_EVENTS, OPTION_HELP, \
	    "Запоминает ли игра, к чему привёл каждый ответ, чтобы " \
	    "рассказать об этом.") \
	FORM(options, OPTION_EVENTS_OFF, OPTION_LABEL, "Не запоминать") \
	FORM(options, OPTION_EVENTS_OFF, OPTION_HELP, \
	    "Игре нужно меньше памяти, но о случившемся она не расскажет.") \
	FORM(options, OPTION_EVENTS_ON, OPTION_LABEL, "Запоминать") \
	FORM(options, OPTION_EVENTS_ON, OPTION_HELP, \
	    "Игра может рассказать, к чему привёл каждый ответ, но ей нужно " \
	    "больше памяти.") \
\
	ROW(numbers, KEY_PLAYERS, "{n} {игрок|игрока|игроков}") \
	ROW(numbers, KEY_PREMONITIONS, \
	    "{n} {предчувствие|предчувствия|предчувствий}") \
	ROW(numbers, KEY_FIRST, "Игрок {n}") \
	ROW(numbers, KEY_OBJECTIVE, "{n} {существо|существа|существ}") \
	ROW(numbers, KEY_TURNS, "{n} {ход|хода|ходов}")

#define TEXTS russian_texts
static const struct TEXTS {
	char none;
	RUSSIAN(ONI_ROW_ROOM, ONI_FORM_ROOM)
} russian_texts = {
	0,
	RUSSIAN(ONI_ROW_TEXT, ONI_FORM_TEXT)
};

_Static_assert(sizeof russian_texts <= UINT16_MAX, "each text can be told");

const struct language oni_russian = {
	.plural = PLURAL_LAST_DIGIT,
	.texts = (const char *)&russian_texts,
	RUSSIAN(ONI_ROW_BEGIN, ONI_FORM_BEGIN)
};
#undef TEXTS
