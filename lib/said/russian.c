/* russian.c - the words of Russian. */
#include <stddef.h>

#include "language.h"

const struct language oni_russian = {
	.code = "ru",
	.plural = PLURAL_LAST_DIGIT,

	.cards = {
		/* face    name, and as an object */
		[0x01] = { "скрытая карта", "скрытую карту" },
		[0x10] = { "{красное/синее/зелёное/коричневое} солнце" },
		[0x11] = { "{красная/синяя/зелёная/коричневая} луна",
		           "{красную/синюю/зелёную/коричневую} луну" },
		[0x12] = { "{красный/синий/зелёный/коричневый} ключ" },
		[0x13] = { "{красный/синий/зелёный/коричневый} глиф" },
		[0x20] = { "{красная/синяя/зелёная/коричневая} дверь",
		           "{красную/синюю/зелёную/коричневую} дверь" },
		[0x24] = { "кошмар" },
		[0x25] = { "сладкий сон" },
		[0x30] = { "{красная/синяя/зелёная/коричневая} башня 3",
		           "{красную/синюю/зелёную/коричневую} башню 3" },
		[0x31] = { "{красная/синяя/зелёная/коричневая} башня 4",
		           "{красную/синюю/зелёную/коричневую} башню 4" },
		[0x32] = { "{красная/синяя/зелёная/коричневая} башня 5",
		           "{красную/синюю/зелёную/коричневую} башню 5" },
		[0x40] = { "{красная/синяя/зелёная/коричневая} цель",
		           "{красную/синюю/зелёную/коричневую} цель" },
		[0x44] = { "{красная/синяя/зелёная/коричневая} закрытая цель",
		           "{красную/синюю/зелёную/коричневую} закрытую цель" },
		[0x48] = { "предчувствие двух {красных/синих/зелёных/"
		           "коричневых} дверей" },
		[0x4C] = { "предчувствие двух дверей одного цвета" },
		[0x4D] = { "предчувствие трёх дверей" },
		[0x4E] = { "предчувствие пяти дверей" },
		[0x4F] = { "предчувствие дверей всех цветов" },
	},
	.parts = {
		[FITS_L] = { "ноги {legion}" },
		[FITS_T] = { "туловище {legion}" },
		[FITS_H] = { "голова {legion}", "голову {legion}" },
		[FITS_LT] = { "ноги или туловище {legion}" },
		[FITS_TH] = { "туловище или голова {legion}",
		             "туловище или голову {legion}" },
		[FITS_LTH] = { "любая часть {legion}", "любую часть {legion}" },
	},
	.legions = {
		[NECRONAUTS] = "некромункула",
		[HOMUNCULI]  = "людовища",
		[INSECTOIDS] = "констрикта",
		[CHIMERIDS]  = "химериды",
	},
	.powers = {
		[POWER_HERALD]      = { "Певчий" },
		[POWER_MOURNER]     = { "Плакальщик" },
		[POWER_JOKER]       = { "Пересмешник" },
		[POWER_EXECUTIONER] = { "Палач" },
		[POWER_SCAVENGER]   = { "Падальщик" },
		[POWER_DEVOURER]    = { "Пожиратель" },
	},

	.zones = {
		[ONIRIM_ZONE_HAND] = "рука",
		[ZONE_PERSONAL] = "личный резерв",
		[ONIRIM_ZONE_SHARED] = "общий резерв",
		[ONIRIM_ZONE_ROW] = "лабиринт",
		[ONIRIM_ZONE_DOORS] = "найденные двери",
		[ONIRIM_ZONE_DISCARD] = "стопка сброса",
		[ONIRIM_ZONE_LIMBO] = "лимбо",
		[ONIRIM_ZONE_POOL] = "колода",
		[ONIRIM_ZONE_TOP] = "верх колоды",
		[ONIRIM_ZONE_BOTTOM] = "низ колоды",
		[ONIRIM_ZONE_PENDING] = "вытянутые или просматриваемые карты",
		[ZONE_REVEALED] = "открытые карты",
		[ONIRIM_ZONE_GOALS] = "карты цели",
		[ONIRIM_ZONE_PREMONITIONS] = "открытые дурные предчувствия",
		[ONIRIM_ZONE_RESERVE] = "закрытые дурные предчувствия",
		[ONIRIM_ZONE_TOWERS] = "ряд башен",
		[ONIRIM_ZONE_REMOVED] = "карты вне игры",
		[ONIRIM_ZONE_CREATURE] = "существо",
	},
	.yours = {
		[ONIRIM_ZONE_HAND] = "ваша рука",
		[ZONE_PERSONAL] = "ваш личный резерв",
		[ONIRIM_ZONE_ROW] = "ваш лабиринт",
		[ONIRIM_ZONE_DOORS] = "ваши найденные двери",
		[ONIRIM_ZONE_CREATURE] = "ваше существо",
	},
	.counts = {
		[ONIRIM_NUMBER_PLAYERS] = { "игроки" },
		[ONIRIM_NUMBER_TURN] = { "ход" },
		[ONIRIM_NUMBER_ACTIVE] = { "чей ход" },
		[ONIRIM_NUMBER_DECK] = { "карты в колоде" },
		[ONIRIM_NUMBER_SERIES] = {
			"карты в серии{of player}", "карты в вашей серии" },
		[ONIRIM_NUMBER_SERIES_COLOUR] = {
			"цвет серии{of player}", "цвет вашей серии" },
		[ONIRIM_NUMBER_DOORS_LEFT] = {
			"{красные/синие/зелёные/коричневые} двери в колоде" },
		[ONIRIM_NUMBER_PRICE] = { "цена заклинания «{spell}»" },
		[ONIRIM_NUMBER_ALIGNED] = { "четыре башни в ряд" },
		[ONIRIM_NUMBER_ACTIONS_LEFT] = { "оставшиеся действия" },
		[ONIRIM_NUMBER_OBJECTIVE] = { "существа для победы" },
		[ONIRIM_NUMBER_FROM] = { "откуда идёт карта" },
		[ONIRIM_NUMBER_TO] = { "куда идёт карта" },
		[ONIRIM_NUMBER_TO_INDEX] = { "к кому идёт карта" },
		[ONIRIM_NUMBER_GAME] = { "игра, в которую играют" },
		[ONIRIM_NUMBER_SETS] = { "дополнения в игре" },
		[ONIRIM_NUMBER_VARIANTS] = { "варианты в игре" },
		[ONIRIM_NUMBER_NEXT_GOAL] = {
			"место карты цели, которую надо найти" },
		[ONIRIM_NUMBER_GOAL_RANK] = {
			"очередь снова открытой карты цели" },
		[ONIRIM_NUMBER_TURNS] = { "сколько ходов длится игра" },
		[ONIRIM_NUMBER_FIRST] = { "игрок, который начинал" },
		[ONIRIM_NUMBER_PREMONITIONS] = {
			"дурные предчувствия, открытые вначале" },
		[ONIRIM_NUMBER_HOST] = { "раздающий карты" },
		[ONIRIM_NUMBER_END] = { "почему игра окончена" },
	},

	.spells = {
		[ONIRIM_SPELL_PROPHECY]   = { "Парадоксальное пророчество", "{name}" },
		[ONIRIM_SPELL_PLANNING]   = { "Параллельное планирование", "{name}" },
		[ONIRIM_SPELL_PUNISHMENT] = { "Суровое наказание", "{name}" },
	},

	.served = {
		[LEGS] = "legs", [TORSO] = "torso", [HEAD] = "head",
	},
	.places = { "first", "second", "third", "fourth", "fifth", "sixth",
		"seventh" },
	.few = { "no", "one", "two", "three", "four", "five", "six", "seven",
		"eight", "nine", "ten", "eleven", "twelve" },

	.phrases = {
		[PHRASE_SOME]          = "{name}",
		[PHRASE_YOUR]          = "",
		[PHRASE_WHOSE]         = "",
		[PHRASE_OF_OWNER]      = " ({player})",
		[PHRASE_AND]           = " и ",
		[PHRASE_NAMELY]        = ": {card}",
		[PHRASE_OBJECT]        = "{name}",
		[PHRASE_YOU]           = "вы",
		[PHRASE_PLAYER]        = "игрок {seat}",
		[PHRASE_PLAYER_FIRST]  = "Игрок {seat}",
		[PHRASE_SUBJECT]       = "Игрок {seat}",
		[PHRASE_OF_PLAYER]     = " игрока {seat}",
		[PHRASE_OF_NAME]       = " ({player})",
		[PHRASE_SHARED]        = " (общий резерв)",
		[PHRASE_SEAT]          = " ({player})",
		[PHRASE_SEAT_ASKED]    = "{Player}: ",
		[PHRASE_DEAL_DRAW] =
		    "{who} {берёте~берёт} карту: какую?",
		[PHRASE_DEAL_SHARED] =
		    "Какая карта ложится в общий резерв?",
		[PHRASE_DEAL_NEXT] =
		    "Какая карта в колоде следующая?",
		[PHRASE_DEAL_LOWEST] =
		    "Какая карта в колоде нижняя?",
		[PHRASE_DEAL_GOAL] =
		    "Какая карта цели следующая?",
		[PHRASE_DEAL_PREMONITION] =
		    "Какое предчувствие открывается?",
		[PHRASE_PLAYING]       = "Игра продолжается",
		[PHRASE_WON]           = "Вы победили",
		[PHRASE_WON_PAIR]      = "Оба игрока победили",
		[PHRASE_WON_SEAT]      = "{The player} побеждает",
		[PHRASE_LOST]          = "Вы проиграли",
		[PHRASE_LOST_PAIR]     = "Оба игрока проиграли",
		[PHRASE_LOST_ALL]      = "Игра окончена без победителя",
	},

	.prompts = {
		[ONIRIM_ASK_DEAL] = { "Какая карта следующая?" },
		[ONIRIM_ASK_DRAFT] = {
			"Какую из открытых карт взять?",
			"Какую из открытых карт взять (осталось взять {n})?" },
		[ONIRIM_ASK_ACT] = { "Выложите или сбросьте карту." },
		[ONIRIM_ASK_SEARCH] = {
			"Три карты одного цвета подряд: взять дверь из колоды?",
			"Три карты одного цвета подряд: взять {the card} из "
			"колоды?" },
		[ONIRIM_ASK_SWAP] = {
			"Поменять карту личного резерва на карту общего?" },
		[ONIRIM_ASK_PROPHECY] = {
			"Пророчество: какую из этих карт сбросить?" },
		[ONIRIM_ASK_ORDER] = {
			"Какая карта придёт первой?",
			"В колоду {возвращается|возвращаются|возвращается} {n} "
			"{карта|карты|карт}: какая придёт первой?" },
		[ONIRIM_ASK_DRAW] = {
			"Взять карту или сначала произнести заклинание?" },
		[ONIRIM_ASK_DOOR] = {
			"Получена карта двери: положить её перед собой?",
			"Получена карта двери ({card}): положить её перед "
			"собой?" },
		[ONIRIM_ASK_NIGHTMARE] = {
			"Получена карта кошмаров: что вы сделаете?" },
		[ONIRIM_ASK_PAY] = {
			"Какой картой сброса заплатить за заклинание?",
			"Какой картой сброса заплатить за заклинание (осталось "
			"{n})?" },
		[ONIRIM_ASK_GOALS] = {
			"Какие две карты цели поменять местами?" },
		[ONIRIM_ASK_TOP] = {
			"Какую из этих карт положить поверх колоды?" },
		[ONIRIM_ASK_TOWER] = { "Какую башню сбросить из-за кошмара?" },
		[ONIRIM_ASK_PREMONITION] = {
			"Какое дурное предчувствие сбудется первым?" },
		[ONIRIM_ASK_PENALTY] = {
			"Что вы теряете в наказание?",
			"Наказание ({card}): что вы теряете?" },
		[ONIRIM_ASK_HAPPY] = {
			"Получена карта сладких снов: что вы сделаете?" },
		[ONIRIM_ASK_FETCH] = {
			"Какую карту колоды положить поверх неё?" },
		[ONIRIM_ASK_DISCARD_ANY] = {
			"Какие из открытых карт сбросить?" },
		[ONIRIM_ASK_END] = {
			"Закончить ход или сначала произнести заклинание?" },

		[ONIRIM_ASK_MOVE] = {
			"Возьмите карту, обменяйте карты или выложите одну.",
			"Возьмите карту, обменяйте карты или выложите одну "
			"(осталось действий: {n})." },
		[ONIRIM_ASK_EXCHANGE] = {
			"Какую карту сбросить? За каждые две берут одну." },
		[ONIRIM_ASK_LEGION] = {
			"Просыпается существо одного легиона: какую карту "
			"сбросить?",
			"Просыпается существо одного легиона: какую карту "
			"сбросить (осталось сбросить {n})?" },
		[ONIRIM_ASK_HERALD] = {
			"Певчий: какую открытую карту выложить и на какое "
			"существо?" },
		[ONIRIM_ASK_WAKE] = {
			"Завершены два существа: какое из них проснётся?" },
		[ONIRIM_ASK_JOKER] = {
			"Пересмешник: какую карту из руки выложить и на "
			"какое существо?" },
		[ONIRIM_ASK_EXECUTIONER] = {
			"Палач: у какого существа забрать последнюю карту?" },
		[ONIRIM_ASK_SCAVENGER] = {
			"Падальщик: какое незавершённое существо сбросить?" },
		[ONIRIM_ASK_DEVOURER] = {
			"Пожиратель: у какого другого своего существа сбросить "
			"последнюю карту?" },
	},

	.labels = {
		[ONIRIM_VERB_DEAL]     = "Сдать {the card}",
		[ONIRIM_VERB_TAKE]     = "Взять {the card}",
		[ONIRIM_VERB_PLAY]     = "Выложить {the card}",
		[LABEL_PLAY_LEFT]      = "Выложить {the card} слева",
		[LABEL_PLAY_RIGHT]     = "Выложить {the card} справа",
		[ONIRIM_VERB_DISCARD]  = "Сбросить {the card}",
		[ONIRIM_VERB_SEARCH]   = "Взять дверь из колоды",
		[LABEL_SEARCH_DOOR]    = "Взять {the card} из колоды",
		[ONIRIM_VERB_SWAP]     = "Поменять {the card} на {the other}",
		[ONIRIM_VERB_KEY]      = "Сбросить {the card}",
		[ONIRIM_VERB_DOOR]     = "Отложить {the card} в лимбо",
		[ONIRIM_VERB_REVEAL]   = "Открыть карты из колоды",
		[ONIRIM_VERB_HAND]     = "Сбросить все карты из руки",
		[ONIRIM_VERB_LIMBO]    = "Отложить дверь в лимбо",
		[ONIRIM_VERB_DROP]     = "Сбросить {the card}",
		[ONIRIM_VERB_NEXT]     = "Первой взять {the card}",
		[ONIRIM_VERB_TOP]      = "Положить {the card} поверх колоды",
		[ONIRIM_VERB_CAST]     = "Произнести заклинание «{spell}»",
		[ONIRIM_VERB_PAY]      = "Убрать из сброса {the card}",
		[ONIRIM_VERB_GOALS]    = "Поменять местами цели {n} и {m}",
		[LABEL_GOALS_SEEN]     = "Поменять местами цели {n} и {m}: "
		                         "{card}, {other}",
		[ONIRIM_VERB_TOWER]    = "Сбросить башню на месте {n}",
		[LABEL_TOWER_SEEN]     = "Сбросить {the card} (место {n})",
		[ONIRIM_VERB_SPARE]    = "Сохранить башню",
		[ONIRIM_VERB_RESOLVE]  = "Получить наказание: {card}",
		[ONIRIM_VERB_DISPEL]   = "Убрать из игры {the card}",
		[ONIRIM_VERB_LOOK]     = "Открыть карты и сбросить любые",
		[ONIRIM_VERB_FETCH]    = "Выбрать карту из колоды",
		[LABEL_FETCH_CARD]     = "Выбрать {the card}",
		[ONIRIM_VERB_DRAW]     = "Взять карту",
		[ONIRIM_VERB_DECLINE]  = "Отказаться",
		[LABEL_SEARCH_DECLINE] = "Оставить дверь в колоде",
		[LABEL_SWAP_DECLINE]   = "Ничего не менять",
		[ONIRIM_VERB_STOP]     = "На этом остановиться",
		[LABEL_STOP_DISCARD]   = "Больше ничего не сбрасывать",
		[LABEL_STOP_TURN]      = "Закончить ход",
		[ONIRIM_VERB_EXCHANGE] = "Сбросить карты и взять вдвое меньше",
		[ONIRIM_VERB_BUILD]    = "Выложить {the card} на существо {n}",
		[LABEL_BUILD_NEW]      = "Начать существо {n}: {card}",
		[ONIRIM_VERB_SEIZE]    = "Забрать последнюю карту существа {n}",
		[LABEL_SEIZE_SEEN]     = "Забрать {the card} у существа {n}",
		[ONIRIM_VERB_DESTROY]  = "Сбросить существо {n}",
		[LABEL_DESTROY_ONE]    = "Сбросить существо {n}: {card}",
		[LABEL_DESTROY_TWO]    = "Сбросить существо {n}: {card}, "
		                         "{other}",
		[ONIRIM_VERB_DEVOUR]   = "Сбросить последнюю карту существа "
		                         "{n}",
		[LABEL_DEVOUR_SEEN]    = "Сбросить {the card} у существа {n}",
		[ONIRIM_VERB_WAKE]     = "Разбудить существо {n}",
		[LABEL_WAKE_SEEN]      = "Разбудить существо {n}: {card}",
	},

	.helps = {
		[HELP_DEAL] =
		    "Карта придёт следующей; таких карт осталось: {n}.",
		[HELP_TAKE] = "Карта попадает в ваш личный резерв.",

		[HELP_ROOM_FIRST] =
		    "Карта начинает в вашем ряду серию своего цвета.",
		[HELP_ROOM_SECOND] = "Карта станет второй своего цвета подряд.",
		[HELP_ROOM_THIRD] =
		    "Третья подряд: можно будет взять {the card} из колоды.",
		[HELP_ROOM_THIRD_NONE] =
		    "Третья подряд, но такой двери в колоде нет: {card}.",
		[HELP_TOWER_LEFT] = "Башня встаёт в ряд башен слева.",
		[HELP_TOWER_RIGHT] = "Башня встаёт в ряд башен справа.",

		[HELP_DISCARD] =
		    "Карта уходит в сброс, и больше ничего не происходит.",
		[HELP_DISCARD_SWAP] =
		    "Карта уходит в сброс, и можно поменять две карты.",
		[HELP_DISCARD_KEY] =
		    "Пророчество: посмотрите {n} {карту|карты|карт} колоды и "
		    "одну сбросьте.",
		[HELP_DISCARD_TOWER] =
		    "Посмотрите {n} {карту|карты|карт} колоды и верните в "
		    "любом порядке.",

		[HELP_CAST_PROPHECY] =
		    "За {n} {карту|карты|карт} сброса: посмотреть 5 нижних "
		    "карт колоды и одну положить поверх неё.",
		[HELP_CAST_PROPHECY_ALL] =
		    "Вы платите {n} {карту|карты|карт} из сброса, смотрите всю "
		    "колоду и кладёте одну карту наверх.",
		[HELP_CAST_PLANNING] =
		    "За {n} {карту|карты|карт} сброса: поменять местами две "
		    "карты цели.",
		[HELP_CAST_PUNISHMENT] =
		    "За {n} {карту|карты|карт} сброса: кошмар уходит в сброс "
		    "без последствий.",

		[HELP_SEARCH] =
		    "Колода перемешивается, а дверь ложится перед вами.",
		[HELP_SEARCH_LIMBO] =
		    "Колода перемешивается, но дверь уходит в лимбо: сейчас "
		    "её получить нельзя.",
		[HELP_SEARCH_DECLINE] =
		    "Дверь остаётся в колоде, колода не перемешивается.",
		[HELP_SWAP] = "Две карты меняются местами.",
		[HELP_SWAP_DECLINE] = "Все карты остаются на своих местах.",
		[HELP_PROPHECY_DROP] =
		    "Карта уходит в сброс без последствий, прочие ложатся "
		    "обратно на колоду.",
		[HELP_DROP_DOOR] =
		    "Дверь уходит в сброс без последствий, и без неё уже не "
		    "победить.",
		[HELP_ORDER_TOP] =
		    "Карта ложится поверх колоды и придёт раньше оставшихся.",
		[HELP_ORDER_BOTTOM] =
		    "Карта ложится под колоду и придёт раньше оставшихся.",

		[HELP_DRAW] = "Вы берёте верхнюю карту колоды.",
		[HELP_KEY_DOOR] =
		    "Ключ уходит в сброс, и вы получаете {the card}.",
		[HELP_KEY_DOOR_LIMBO] =
		    "Ключ уходит в сброс, а дверь ({card}) — в лимбо: сейчас "
		    "её получить нельзя.",
		[HELP_LIMBO] =
		    "В конце хода дверь замешивается обратно в колоду.",
		[HELP_NIGHTMARE_KEY] = "Ключ уходит в сброс, без пророчества.",
		[HELP_NIGHTMARE_DOOR] =
		    "В конце хода ваша дверь замешивается обратно в колоду.",
		[HELP_NIGHTMARE_REVEAL] =
		    "{Откроется|Откроются|Откроется} {n} {карта|карты|карт}: "
		    "карты лабиринта уйдут в сброс, двери и сны — в лимбо.",
		[HELP_NIGHTMARE_HAND] =
		    "Все карты из руки уходят в сброс без последствий, и вы "
		    "берёте новые.",
		[HELP_NIGHTMARE_HAND_LOST] =
		    "Вы сбрасываете все карты из руки, но на новые в колоде не "
		    "хватает карт: вы проигрываете.",
		[HELP_END] =
		    "Ход заканчивается, и карты из лимбо замешиваются в "
		    "колоду.",
		[HELP_END_BARE] = "Ваш ход заканчивается.",

		[HELP_PAY] = "Карта уходит из сброса и из игры.",
		[HELP_TOP] =
		    "Карта ложится поверх колоды, остальные — под низ.",
		[HELP_GOALS] =
		    "Две карты цели меняются местами и не переворачиваются.",
		[HELP_GOALS_RANK] =
		    "Две карты цели меняются местами и не переворачиваются, "
		    "но вновь открытая цель больше не идёт раньше других.",
		[HELP_TOWER] = "Башня уходит в сброс, и ряд смыкается.",
		[HELP_SPARE] = "Все башни остаются, но кошмар уходит в лимбо.",

		[HELP_RESOLVE + 0] =
		    "Все красные комнаты из колоды уходят в сброс.",
		[HELP_RESOLVE + 1] =
		    "Вы сбрасываете из колоды два ключа на свой выбор.",
		[HELP_RESOLVE + 2] = "Один кошмар уходит из сброса в лимбо.",
		[HELP_RESOLVE + 3] = "Одна дверь любого цвета уходит в лимбо.",
		[HELP_RESOLVE + 4] =
		    "Одна дверь из пары одного цвета уходит в лимбо.",
		[HELP_RESOLVE + 5] =
		    "Вы сбрасываете руку и берёте новую; затем откроется ещё "
		    "одно предчувствие.",
		[HELP_RESOLVE + 6] = "Открываются ещё два дурных предчувствия.",
		[HELP_RESOLVE + 7] =
		    "Все сладкие сны из колоды уходят в сброс.",
		[HELP_RESOLVE_NOTHING] =
		    "Наказание ничего не находит: ничего не происходит.",
		[HELP_RESOLVE_KEYS] =
		    "{Последний ключ|Последние ключи|Последние ключи} колоды "
		    "{уходит|уходят|уходят} в сброс.",
		[HELP_RESOLVE_DOOR] =
		    "Единственная подходящая дверь уходит в лимбо: {card}.",
		[HELP_RESOLVE_HAND] =
		    "Вы сбрасываете все карты из руки и берёте новые.",
		[HELP_RESOLVE_HAND_LOST] =
		    "Вы сбрасываете все карты из руки, но на новые в колоде не "
		    "хватает карт: вы проигрываете.",
		[HELP_RESOLVE_ONE_MORE] =
		    "Открывается последнее дурное предчувствие.",
		[HELP_PENALTY_KEY] =
		    "Ключ уходит из колоды в сброс, без пророчества.",

		[HELP_DISPEL] =
		    "Дурное предчувствие уходит из игры без наказания.",
		[HELP_LOOK] =
		    "{Откроется|Откроются|Откроется} {n} {карта|карты|карт}: "
		    "сбросьте сколько угодно, прочие верните в любом порядке.",
		[HELP_FETCH] =
		    "Вы выберете любую карту колоды, и она ляжет сверху.",
		[HELP_FETCH_CARD] =
		    "Колода перемешивается, и карта ложится поверх неё.",
		[HELP_DISCARD_ANY] = "Карта уходит в сброс без последствий.",
		[HELP_STOP] =
		    "Остальные карты ложатся поверх колоды в любом порядке.",

		[HELP_DRAW_ANEW] =
		    "Сброс перемешивается и становится колодой, и вы берёте "
		    "из неё карту.",
		[HELP_EXCHANGE] =
		    "Вы сбрасываете сколько угодно карт и за каждые две "
		    "берёте одну.",
		[HELP_EXCHANGE_ODD] =
		    "Карта уходит в сброс; новую она принесёт только вместе с "
		    "ещё одной.",
		[HELP_EXCHANGE_EVEN] =
		    "Карта уходит в сброс; пока обмен приносит {n} "
		    "{карту|карты|карт}.",
		[HELP_EXCHANGE_STOP] =
		    "Вы больше ничего не сбрасываете и берёте {n} "
		    "{карту|карты|карт}.",
		[HELP_EXCHANGE_NOTHING] =
		    "Вы больше ничего не сбрасываете и за одну карту ничего "
		    "не берёте.",

		[HELP_BUILD_LEGS] =
		    "Карта начинает существо и станет его ногами.",
		[HELP_BUILD_TORSO] =
		    "Карта станет туловищем существа, и ему будет не хватать "
		    "головы.",
		[HELP_BUILD_LAST] =
		    "Голова завершает ваше последнее существо, и вы "
		    "побеждаете.",
		[HELP_BUILD_HEAD] =
		    "Существо завершено и просыпается; способностей у него: "
		    "{n}.",
		[HELP_BUILD_HEAD_PLAIN] =
		    "Существо завершено и просыпается. Способностей у него "
		    "нет.",
		[HELP_BUILD_HEAD_LEGION] =
		    "Существо завершено и просыпается: остальные сбрасывают "
		    "карты за его легион; способностей у него: {n}.",
		[HELP_BUILD_HEAD_LEGION_PLAIN] =
		    "Существо завершено и просыпается: остальные сбрасывают "
		    "карты за его легион. Способностей у него нет.",
		[HELP_BUILD_HEAD_ASLEEP] =
		    "Существо завершено, но в этот ход никто больше не "
		    "просыпается.",
		[HELP_BUILD_FIRST_HEAD] =
		    "Существо завершено, и другая карта тоже может завершить "
		    "существо.",
		[HELP_BUILD_SECOND_HEAD] =
		    "И это существо завершено, и вы выберете, какое из двух "
		    "проснётся.",

		[HELP_LEGION_FIRST] =
		    "Карта уходит в сброс, а за ней ещё одна, раз карт этого "
		    "легиона у вас нет.",
		[HELP_LEGION_LAST] =
		    "Карта уходит в сброс, и больше за существо платить не "
		    "надо.",
		[HELP_SEIZE] =
		    "Карта попадает в вашу руку, и все знают, что она там.",
		[HELP_SEIZE_HEAD] =
		    "Голова попадает в вашу руку, и существо снова не "
		    "завершено.",
		[HELP_SEIZE_ONLY] =
		    "Карта попадает в вашу руку, и от существа ничего не "
		    "остаётся.",
		[HELP_DESTROY] =
		    "Всё существо уходит в сброс: {n} {карта|карты|карт}.",
		[HELP_DEVOUR] =
		    "Карта уходит в сброс, и на её место можно будет "
		    "выложить другую.",
		[HELP_DEVOUR_HEAD] =
		    "Голова уходит в сброс, и с новой головой существо "
		    "проснётся опять.",
		[HELP_DEVOUR_ONLY] =
		    "Карта уходит в сброс, и от существа ничего не остаётся.",
		[HELP_WAKE] =
		    "Это существо просыпается, другое — нет; способностей у "
		    "него: {n}.",
		[HELP_WAKE_PLAIN] =
		    "Это существо просыпается, другое — нет. Способностей у "
		    "него нет.",
		[HELP_WAKE_LEGION] =
		    "Это существо просыпается, другое — нет: остальные "
		    "сбрасывают карты за его легион; способностей у него: "
		    "{n}.",
		[HELP_WAKE_LEGION_PLAIN] =
		    "Это существо просыпается, другое — нет: остальные "
		    "сбрасывают карты за его легион. Способностей у него нет.",
		[HELP_WAKE_NEITHER] =
		    "Ни одно из двух не проснётся: их было слишком много за "
		    "этот ход.",
	},

	.whys = {
		[WHY_NOTHING] = "",
		[WHY_OVER] = "Игра окончена.",
		[WHY_NOT_ASKED] = "Сейчас вопрос не об этом.",
		[WHY_NOT_TOLD] =
		    "Спрашивают другого, и его ответы здесь неизвестны.",
		[WHY_NO_SEAT] = "Такого игрока нет.",
		[WHY_NOT_TO_COME] = "Такая карта сейчас прийти не может.",

		[WHY_NOT_OPEN] = "Такой карты нет среди открытых.",
		[WHY_NOT_IN_HAND] = "Такой карты нет в вашей руке.",
		[WHY_NOT_SHARED] = "Такой карты нет в общем резерве.",
		[WHY_NOT_LOOKED_AT] = "Такой карты нет среди просматриваемых.",
		[WHY_NOT_DISCARDED] = "Такой карты нет в сбросе.",
		[WHY_NOT_IN_DECK] = "Такой карты больше нет в колоде.",
		[WHY_NO_DOOR] = "Такой двери там нет.",
		[WHY_NO_TOWER] = "На этом месте башни нет.",
		[WHY_NO_PREMONITION] = "Такое дурное предчувствие не открыто.",
		[WHY_EMPTY_HAND] = "В руке нет карт.",
		[WHY_EMPTY_DECK] = "В колоде нет карт.",

		[WHY_SAME_SYMBOL] =
		    "Её символ совпадает с символом последней карты ряда.",
		[WHY_ONLY_TOWERS] =
		    "С краю ряда башен выкладывают только башни.",
		[WHY_NAME_END] =
		    "Башню выкладывают с одного края ряда: назовите его.",
		[WHY_FIRST_TOWER] = "Первая башня начинает ряд справа.",
		[WHY_RIGHT_ONLY] = "Башни выкладывают только справа.",
		[WHY_TOWER_SYMBOL] =
		    "Символ башни совпадает с символом соседней.",

		[WHY_NO_SPELLS] = "В этой игре нет заклинаний.",
		[WHY_NO_SPELL_NOW] = "Сейчас заклинания произносить нельзя.",
		[WHY_TOO_DEAR] = "В сбросе меньше {n} {карты|карт|карт}.",
		[WHY_NO_NIGHTMARE] =
		    "Этому заклинанию нужен только что полученный кошмар.",

		[WHY_SAME_CARD] = "Карты одинаковы: это не обмен.",
		[WHY_SAME_GOALS] =
		    "Карты цели одного цвета и лежат одной стороной вверх: "
		    "это не обмен.",
		[WHY_NO_KEY] = "Эта карта — не ключ.",
		[WHY_OTHER_COLOUR] = "Ключ не того цвета, что дверь.",
		[WHY_PARTNERS_DOOR] =
		    "Кошмар забирает только вашу собственную дверь.",
		[WHY_OWN_DOOR_FIRST] =
		    "Пока у вас есть подходящая дверь, отдать надо свою.",
		[WHY_NO_PAIR] = "На столе только одна дверь этого цвета.",
		[WHY_HELD_TOWER] =
		    "У соседних с ней башен совпадает символ, им нельзя "
		    "стоять рядом.",
		[WHY_CONDITION] =
		    "Условие этого дурного предчувствия не выполнено.",

		[WHY_ASCENDING] =
		    "Карты называют по возрастанию, а старшая уже названа.",
		[WHY_TOO_FEW] =
		    "Карты называют по возрастанию, а после этой их не "
		    "хватит.",

		[WHY_NOTHING_TO_DRAW] =
		    "Брать нечего: и колода, и сброс пусты.",
		[WHY_NONE_DISCARDED] = "Для обмена нужна хотя бы одна карта.",
		[WHY_NOT_OF_LEGION] =
		    "Пока у вас есть карта легиона этого существа, сбросить "
		    "надо её.",
		[WHY_NOT_REVEALED] = "Певчий не открыл такой карты.",

		[WHY_NO_CREATURE] = "Такого существа нет.",
		[WHY_ENOUGH_CREATURES] =
		    "Больше {n} {существа|существ|существ} держать нельзя.",
		[WHY_COMPLETE] = "Это существо завершено.",
		[WHY_NO_LEGS] =
		    "Существо начинают с ног, а эта карта туда не подходит.",
		[WHY_NO_TORSO] =
		    "Сначала существу нужно туловище, а эта карта туда не "
		    "подходит.",
		[WHY_NO_HEAD] =
		    "Существу нужна голова, а эта карта туда не подходит.",
		[WHY_OTHER_LEGION] =
		    "Если оба действия выкладывают карту, обе они одного "
		    "легиона.",
		[WHY_COMPLETES_NONE] =
		    "После карты, которая завершила существо, и вторая должна "
		    "завершить существо.",

		[WHY_OWN_CREATURE] = "Это должно быть существо другого игрока.",
		[WHY_NOT_UNFINISHED] =
		    "Падальщик берёт только незавершённые существа.",
		[WHY_ACTIVE_CREATURE] =
		    "Пожиратель не трогает собственное существо.",
		[WHY_NOT_COMPLETED] = "Певчий не завершал этого существа.",
	},

	.told = {
		[TOLD_TAKE] = { "{who} took {the card}" },
		[TOLD_PLAY] = { "{who} played {the card}" },
		[TOLD_PLAY_SHARED] = { "{who} played the shared {card}" },
		[TOLD_PLAY_LEFT] = {
			"{who} placed {the card} at the left end of the row" },
		[TOLD_PLAY_RIGHT] = {
			"{who} placed {the card} at the right end of the "
			"row" },
		[TOLD_DISCARD] = { "{who} discarded {the card}",
			"{who} discarded {count} cards" },
		[TOLD_DISCARD_SHARED] = {
			"{who} discarded the shared {card}" },
		[TOLD_SEARCH_DOOR] = {
			"{who} searched the deck for {the cause}" },
		[TOLD_LEAVE_DOOR] = { "{who} left {the cause} in the deck" },
		[TOLD_SWAP] = { "{who} swapped {the card} for {the other}" },
		[TOLD_SWAP_NOTHING] = { "{who} swapped nothing" },
		[TOLD_KEY_FOR_DOOR] = {
			"{who} spent {the card} on {the cause}" },
		[TOLD_KEY_FOR_NIGHTMARE] = {
			"{who} spent {the card} against {the cause}" },
		[TOLD_GIVE_UP] = {
			"{who} gave up {the card} because of {the cause}" },
		[TOLD_GIVE_UP_TOWER] = {
			"{who} gave up the Tower in place {n}" },
		[TOLD_SPARE] = {
			"{who} used false destruction and kept the Towers" },
		[TOLD_REVEAL] = { "{who} revealed cards of the deck" },
		[TOLD_DISCARD_HAND] = {
			"{who} discarded {your~their} hand" },
		[TOLD_LET_GO] = { "{who} let {the cause} go" },
		[TOLD_PUT_BACK] = { "{who} put {the card} back on the deck",
			"{who} put {count} cards back on the deck" },
		[TOLD_PUT_UNDER] = { "{who} put {the card} under the deck",
			"{who} put {count} cards under the deck" },
		[TOLD_PUT_ON_TOP] = {
			"{who} put {the card} on top of the deck" },
		[TOLD_CAST] = { "{who} cast {spell}" },
		[TOLD_PAY] = { "{who} paid {the card} for {the cause}",
			"{who} paid {count} cards for {the cause}" },
		[TOLD_SWAP_GOALS] = { "{who} swapped Goals {n} and {m}" },
		[TOLD_FACE_PREMONITION] = { "{who} faced {the card}" },
		[TOLD_DISPEL] = { "{who} removed {the card} from the game" },
		[TOLD_SEARCH] = { "{who} searched the deck for a card" },
		[TOLD_DRAW_ON] = { "{who} cast no spell before drawing" },
		[TOLD_DISCARD_NO_MORE] = { "{who} discarded no more" },
		[TOLD_END_TURN] = { "{who} ended the turn" },
		[TOLD_DEAL] = { "The dealer turned up {the card}" },

		[TOLD_DRAW] = { "{who} drew {a card}",
			"{who} drew {count} cards" },
		[TOLD_MEET] = { "{who} drew {a card}" },
		[TOLD_LOOK_AT] = { "{who} looked at {a card}",
			"{who} looked at {count} cards" },
		[TOLD_REVEAL_CARD] = { "{who} revealed {a card}",
			"{who} revealed {count} cards" },
		[TOLD_JOIN_SHARED] = {
			"{the card} joins the Shared resources",
			"{count} cards join the Shared resources" },
		[TOLD_LAY_GOAL] = { "{the card} is laid out",
			"{count} Goals are laid out" },
		[TOLD_LAY_PREMONITION] = { "{a card} is turned up",
			"{count} Premonitions are turned up" },

		[TOLD_JOIN_ROW] = { "{the card} joins {whose} row" },
		[TOLD_JOIN_TOWERS] = {
			"{the card} joins the row of Towers" },
		[TOLD_JOIN_HAND] = { "{the card} joins {whose} hand" },
		[TOLD_DISCARDED] = { "{the card} is discarded",
			"{count} cards are discarded" },
		[TOLD_DISCARDED_FOR] = {
			"{the card} is discarded because of {the cause}",
			"{count} cards are discarded because of {the cause}" },
		[TOLD_LOSE] = { "{who} lost {the card} to {the cause}",
			"{who} lost {count} cards to {the cause}" },
		[TOLD_LOSE_TOWER] = { "{the cause} destroys {the card}" },
		[TOLD_PUNISH] = { "{the cause} discards {the card}" },
		[TOLD_TO_LIMBO] = { "{the card} goes to Limbo",
			"{count} cards go to Limbo" },
		[TOLD_DOOR_TO_LIMBO] = { "{the card} goes to Limbo" },
		[TOLD_DOOR_TO_LIMBO_FOR] = {
			"{the card} goes to Limbo: the next Door to find is "
			"{red/blue/green/brown}" },
		[TOLD_OBTAIN_DOOR] = { "{who} obtained {the card}" },
		[TOLD_FIND_DOOR] = { "{who} found {the card} in the deck" },
		[TOLD_ONTO_DECK] = { "{the card} goes on top of the deck" },
		[TOLD_UNDER_DECK] = { "{the card} goes under the deck" },
		[TOLD_INTO_DECK] = { "{the card} goes back into the deck",
			"{count} cards go back into the deck" },
		[TOLD_OUT_OF_GAME] = { "{the card} leaves the game",
			"{count} cards leave the game" },
		[TOLD_STRIKE] = { "{the card} strikes and leaves the game" },

		[TOLD_SHUFFLE] = { "The deck is shuffled" },
		[TOLD_LOCATE] = {
			"{who} learned that the partner has {the card}" },
		[TOLD_TURN] = { "It is {whose} turn" },
		[TOLD_REACH_GOAL] = {
			"The {red/blue/green/brown} Goal is reached" },
		[TOLD_REOPEN_GOAL] = {
			"{the card} is turned up again and comes first" },
		[TOLD_GOALS_SWAPPED] = { "Goals {n} and {m} change places" },

		[TOLD_CHOOSE_DRAW] = { "{who} chose to draw a card" },
		[TOLD_CHOOSE_EXCHANGE] = {
			"{who} chose to discard cards and draw half as many" },
		[TOLD_CHOOSE_BUILD] = { "{who} played {the card}" },
		[TOLD_CHOOSE_CREATURE] = {
			"{who} chose {whose} {nth} creature" },
		[TOLD_CHOOSE_WAKE] = {
			"{who} chose to wake {your~their} {nth} creature" },
		[TOLD_DRAW_BY] = { "{who} drew {a card} by {the cause}",
			"{who} drew {count} cards by {the cause}" },
		[TOLD_REVEAL_BY] = { "{the cause} reveals {a card}",
			"{the cause} reveals {count} cards" },
		[TOLD_BEGIN_CREATURE] = {
			"{who} began {your~a} {nth} creature with "
			"{the card}" },
		[TOLD_BUILD] = {
			"{who} added {the card} to {your~their} {nth} "
			"creature" },
		[TOLD_SEIZE] = {
			"{the cause} takes the {part} of {whose} {nth} "
			"creature" },
		[TOLD_DESTROY] = {
			"{the cause} discards the {part} of {whose} {nth} "
			"creature",
			"{the cause} discards {count} cards of {whose} {nth} "
			"creature" },
		[TOLD_ONTO_DISCARDS] = {
			"The discard pile receives {the card}",
			"The discard pile receives {count} cards" },
		[TOLD_WAKE] = { "{whose} {nth} creature wakes" },
		[TOLD_NEW_DECK] = {
			"The discard pile is shuffled and becomes the deck" },
		[TOLD_INTO_NEW_DECK] = {
			"The deck gets {the card} back",
			"The deck gets {count} cards back" },

		[TOLD_WON] = { "" },
		[TOLD_NO_FILL] = {
			": the deck has no card left to fill the hand" },
		[TOLD_NO_NEW_HAND] = {
			": the deck has no card left for a new hand" },
		[TOLD_NO_TURNS] = { ": the last turn is over" },
	},

	.statuses = {
		[-ONIRIM_OK] = "исправлять нечего",
		[-ONIRIM_E_NULL] =
		    "не хватает аргумента: передайте указатель, а не NULL",
		[-ONIRIM_E_MEMORY] = "нет памяти: освободите её и повторите",
		[-ONIRIM_E_SPACE] =
		    "памяти мало: сколько нужно, скажет onirim_game_size()",
		[-ONIRIM_E_CONFIG] =
		    "настройка непонятна: исправьте слово, на которое "
		    "указано",
		[-ONIRIM_E_ACTION] =
		    "такого действия нет: возьмите его из "
		    "onirim_legal_actions()",
		[-ONIRIM_E_ILLEGAL] =
		    "действие сейчас невозможно: возьмите другое из "
		    "onirim_legal_actions()",
		[-ONIRIM_E_OVER] =
		    "игра окончена: начните её заново или создайте другую",
		[-ONIRIM_E_RANGE] =
		    "такого места, зоны, номера или постоянной здесь нет",
		[-ONIRIM_E_LANGUAGE] = "такого языка нет",
		[-ONIRIM_E_SYNTAX] =
		    "текст не читается: исправьте слово, на которое указано",
		[-ONIRIM_E_VERSION] =
		    "записано более новой версией: возьмите новую библиотеку",
		[-ONIRIM_E_DAMAGED] = "байты повреждены: возьмите другую копию",
		[-ONIRIM_E_POSITION] =
		    "позиция не сходится или игра не в начале хода: "
		    "исправьте указанное слово или играйте дальше",
		[-ONIRIM_E_REVISION] =
		    "запись по другим правилам: возьмите библиотеку, которой "
		    "она сделана",
		[-ONIRIM_E_REDACTED] =
		    "скрытую игру не продолжают: обратитесь к исходной",
		[-ONIRIM_E_FAMILY] =
		    "настройки игр различаются: приравняйте их, кроме зерна",
	},

	.problems = {
		[ONIRIM_PROBLEM_NONE] = "",
		[ONIRIM_PROBLEM_UNKNOWN_KEY] = "Такого параметра нет.",
		[ONIRIM_PROBLEM_NO_EQUALS] =
		    "Слово состоит из параметра, знака равенства и значения, "
		    "например players=2.",
		[ONIRIM_PROBLEM_TWICE] = "Этот параметр указан второй раз.",
		[ONIRIM_PROBLEM_MISSING] = "Здесь не хватает значения.",
		[ONIRIM_PROBLEM_UNKNOWN_WORD] =
		    "Такого слова здесь быть не может.",
		[ONIRIM_PROBLEM_WORD_TWICE] = "Это слово уже есть в списке.",
		[ONIRIM_PROBLEM_NONE_ALONE] =
		    "Слово none стоит само по себе, без других слов.",
		[ONIRIM_PROBLEM_NOT_A_NUMBER] =
		    "Здесь нужно число: десятичные цифры без нуля впереди.",
		[ONIRIM_PROBLEM_OUT_OF_RANGE] =
		    "Это число слишком мало или слишком велико.",
		[ONIRIM_PROBLEM_NOT_A_SEED] =
		    "Зерно: десятичное число или 0x и от 1 до 16 "
		    "шестнадцатеричных цифр.",
		[ONIRIM_PROBLEM_NO_SUCH_SEAT] =
		    "Такого места нет: игроков меньше.",
		[ONIRIM_PROBLEM_NEEDS_ONIRIM] = "Для этого нужно game=onirim.",
		[ONIRIM_PROBLEM_NEEDS_NIGHTMARIUM] =
		    "Для этого нужно game=nightmarium.",
		[ONIRIM_PROBLEM_NEEDS_TWO_PLAYERS] =
		    "Для этого нужны два игрока: players=2.",
		[ONIRIM_PROBLEM_NEEDS_STEPS] =
		    "Для этого нужна «Книга найденных ступеней»: sets=steps.",
		[ONIRIM_PROBLEM_NEEDS_TOWERS] =
		    "Для этого нужны «Башни»: sets=towers.",
		[ONIRIM_PROBLEM_NEEDS_DREAMS] =
		    "Для этого нужны «Дурные предчувствия и сладкие сны»: "
		    "sets=dreams.",
		[ONIRIM_PROBLEM_NEEDS_SEEDED] =
		    "Для этого нужно chance=seeded: здесь карты сдаёт "
		    "раздающий.",

		[ONIRIM_PROBLEM_UNKNOWN_VERB] =
		    "Действия с таким названием нет.",
		[ONIRIM_PROBLEM_UNKNOWN_CARD] = "Карты с таким названием нет.",
		[ONIRIM_PROBLEM_INCOMPLETE] =
		    "Действие неполное: не хватает карты, числа или слова.",
		[ONIRIM_PROBLEM_TOO_LONG] = "Действие должно кончаться раньше.",
		[ONIRIM_PROBLEM_GOALS_ORDER] =
		    "Нужны две разные карты цели, первой названа левая.",

		[ONIRIM_PROBLEM_NOT_HEXADECIMAL] =
		    "Генератор: 0x и от 1 до 16 шестнадцатеричных цифр.",
		[ONIRIM_PROBLEM_UNKNOWN_VIEWER] =
		    "Наблюдатель: номер игрока, nobody или host.",
		[ONIRIM_PROBLEM_UNKNOWN_SEATS] =
		    "После косой черты стоят игроки, которые знают карту, "
		    "каждый один раз.",
		[ONIRIM_PROBLEM_WRONG_TURN] =
		    "На этом ходу очередь другого игрока.",
		[ONIRIM_PROBLEM_REDACTED] =
		    "В игре, какой её знает один наблюдатель, нет ни зерна, "
		    "ни генератора.",
		[ONIRIM_PROBLEM_NO_SUCH_PLACE] =
		    "В этой игре нет такого места для карт.",
		[ONIRIM_PROBLEM_NOT_IN_GAME] =
		    "При такой настройке этой карты в игре нет.",
		[ONIRIM_PROBLEM_WRONG_PLACE] =
		    "Такая карта не может там лежать.",
		[ONIRIM_PROBLEM_TOO_MANY_CARDS] =
		    "Столько таких карт нет, или они уже лежат в другом месте.",
		[ONIRIM_PROBLEM_HAND_SIZE] =
		    "В руке не столько карт, сколько бывает в начале хода.",
		[ONIRIM_PROBLEM_ROW_ORDER] =
		    "На карте тот же символ, что и на предыдущей.",
		[ONIRIM_PROBLEM_SECOND_DOOR] =
		    "С вариантом unique ни у кого нет двух дверей одного "
		    "цвета.",
		[ONIRIM_PROBLEM_TOP_FULL] =
		    "Столько карт наверху колоды не может быть известно.",
		[ONIRIM_PROBLEM_BOTTOM_FULL] =
		    "Столько карт внизу колоды не может быть известно.",
		[ONIRIM_PROBLEM_GOALS_MISSING] =
		    "Должны лежать все восемь карт цели.",
		[ONIRIM_PROBLEM_GOALS_DOWN] =
		    "Каждого цвета закрыто столько карт цели, сколько найдено "
		    "дверей.",
		[ONIRIM_PROBLEM_PREMONITIONS] =
		    "Столько открытых дурных предчувствий не бывает.",
		[ONIRIM_PROBLEM_PREMONITION_STRIKES] =
		    "Найденные двери уже выполняют условие этого дурного "
		    "предчувствия: оно бы не осталось открытым.",
		[ONIRIM_PROBLEM_TOWER_EDGES] =
		    "На соседних краях двух башен есть общий символ.",
		[ONIRIM_PROBLEM_WRONG_PART] =
		    "Существо складывают из ног, торса и головы, и эта карта "
		    "сюда не подходит.",
		[ONIRIM_PROBLEM_MANY_CREATURES] =
		    "Ни у кого не бывает больше существ, чем нужно для победы.",
		[ONIRIM_PROBLEM_WRONG_KNOWERS] =
		    "Карту из руки знают все остальные игроки или никто из "
		    "них; её владелец знает её всегда.",
		[ONIRIM_PROBLEM_NOT_IN_HAND] = "В руке нет столько таких карт.",
		[ONIRIM_PROBLEM_HIDDEN] =
		    "Карта скрыта (?) там, где наблюдатель её не знает, и "
		    "больше нигде.",
		[ONIRIM_PROBLEM_MANY_HIDDEN] =
		    "Скрытых карт больше, чем осталось.",
		[ONIRIM_PROBLEM_WRONG_POOL] =
		    "Остальные слова оставляют в колоде не это.",
		[ONIRIM_PROBLEM_ALREADY_OVER] =
		    "В этой позиции игра уже выиграна.",
		[ONIRIM_PROBLEM_TURN_TOO_LATE] =
		    "Столько ходов сыграть нельзя.",
		[ONIRIM_PROBLEM_ONE_ANSWER] =
		    "Выбор только один, и вопроса не было бы.",

		[ONIRIM_PROBLEM_NOT_A_RECORD] =
		    "Запись начинается со строки onirim-record 1.",
		[ONIRIM_PROBLEM_LATER_VERSION] =
		    "Эту запись сделала более новая версия библиотеки.",
		[ONIRIM_PROBLEM_OTHER_RULES] =
		    "Эта игра сыграна не по тем правилам, что у этой "
		    "библиотеки.",
		[ONIRIM_PROBLEM_NO_RULES_LINE] =
		    "Здесь должна стоять строка с правилами, например rules 1.",
		[ONIRIM_PROBLEM_NO_CONFIG_LINE] =
		    "Здесь должна стоять строка с настройкой: config и её "
		    "слова.",
		[ONIRIM_PROBLEM_LINE_GOES_ON] =
		    "Строка должна кончаться раньше.",
		[ONIRIM_PROBLEM_CUT_SHORT] =
		    "Запись кончается слишком рано: чего-то не хватает.",
		[ONIRIM_PROBLEM_TAG_NAME] =
		    "Имя метки: от 1 до 255 букв от a до z, цифр, - и _.",
		[ONIRIM_PROBLEM_TAG_TWICE] = "Метка с таким именем уже есть.",
		[ONIRIM_PROBLEM_TAG_VALUE] =
		    "Значение метки: текст в прямых кавычках на одной строке, "
		    "не больше 255 байтов.",
		[ONIRIM_PROBLEM_MANY_TAGS] = "В записи не больше 256 меток.",
		[ONIRIM_PROBLEM_REDACTED_RECORD] =
		    "Запись начинается с игры, известной целиком, а не одному "
		    "наблюдателю.",
		[ONIRIM_PROBLEM_OTHER_CONFIG] =
		    "У позиции другая настройка, чем у записи.",
		[ONIRIM_PROBLEM_TURN_NUMBER] =
		    "Здесь должен стоять номер следующего хода.",
		[ONIRIM_PROBLEM_TURN_IS_OVER] =
		    "Этот ход закончен: здесь должна начинаться новая строка "
		    "с номером хода.",
		[ONIRIM_PROBLEM_FIRST_SEAT] =
		    "Здесь должен стоять игрок, которому выпало начинать, "
		    "например first:1.",
		[ONIRIM_PROBLEM_CARD_MISSING] =
		    "Здесь должна стоять следующая карта; черта (|) отделяет "
		    "карты от действий.",
		[ONIRIM_PROBLEM_OTHER_CARD] =
		    "В этой игре здесь приходит другая карта.",
		[ONIRIM_PROBLEM_NO_SUCH_DEAL] =
		    "Эта карта прийти не может: её нет в игре, или таких "
		    "больше не осталось.",
		[ONIRIM_PROBLEM_ANSWER_MISSING] =
		    "Здесь должно стоять следующее действие; черта (|) "
		    "отделяет действия от карт.",
		[ONIRIM_PROBLEM_ILLEGAL] = "Здесь такое действие невозможно.",
		[ONIRIM_PROBLEM_AFTER_END] =
		    "Игра закончилась раньше этого действия.",
		[ONIRIM_PROBLEM_WRONG_RESULT] = "Итог игры другой.",
		[ONIRIM_PROBLEM_AFTER_RESULT] =
		    "После итога могут стоять только комментарии.",
		[ONIRIM_PROBLEM_NO_MEMORY] = "Для чтения не хватило памяти.",
		[ONIRIM_PROBLEM_GOAL_RANKS] =
		    "Снова открытые карты цели нумеруются с +1, каждый номер "
		    "один раз.",
		[ONIRIM_PROBLEM_SNAPSHOT] =
		    "Снимок игры неполон, или это не снимок.",
	},

	.options = {
		{ "game", "Игра",
		  "В какую из двух игр играть." },
		{ "game=onirim", "Онирим",
		  "Вы бродите по лабиринту снов и ищете его двери, в "
		  "одиночку или вместе с напарником." },
		{ "game=nightmarium", "Кошмариум",
		  "От двух до пяти игроков собирают существ. Побеждает "
		  "тот, кто первым завершит нужное их число." },
		{ "players", "Игроки",
		  "Сколько человек играет." },
		{ "sets", "Дополнения",
		  "Карты и правила, которые добавляются к игре. Их можно "
		  "сочетать как угодно." },
		{ "sets=none", "Нет",
		  "Игра идёт без дополнений." },
		{ "sets=steps", "Книга найденных ступеней",
		  "Карты цели задают порядок, в котором находят двери. За "
		  "карты сброса можно произнести три заклинания." },
		{ "sets=towers", "Башни",
		  "Для победы нужны ещё четыре соседние башни четырёх "
		  "цветов. Кошмары забирают башни." },
		{ "sets=dreams", "Дурные предчувствия и сладкие сны",
		  "Дурное предчувствие сбывается, как только найденные "
		  "двери выполнят его условие. Сладкие сны помогают с ними "
		  "бороться." },
		{ "variants", "Варианты",
		  "Изменения правил. Их можно сочетать как угодно." },
		{ "variants=none", "Нет",
		  "Игра идёт по обычным правилам." },
		{ "variants=open", "Полностью открытая игра",
		  "Игроки видят личные резервы друг друга." },
		{ "variants=unique", "Без вторых дверей",
		  "Вторую дверь того же цвета игрок выложить не может. Она "
		  "уходит в лимбо и достанется напарнику." },
		{ "variants=race", "Гонка",
		  "Игроки соперничают. Побеждает тот, у кого первым "
		  "окажутся двери всех четырёх цветов." },
		{ "variants=lost", "Потерянные ступени",
		  "Игра сложнее: заклинания стоят больше карт." },
		{ "variants=ruins", "Камень на камне",
		  "Игра сложнее: кошмары забирают башни даже из "
		  "законченного ряда." },
		{ "variants=right-only", "Только справа",
		  "Игра сложнее: башню ставят только с правого края ряда." },
		{ "premonitions", "Дурные предчувствия",
		  "Сколько дурных предчувствий открыто в начале. Чем их "
		  "больше, тем сложнее игра." },
		{ "first", "Первый игрок",
		  "Игрок, который начинает." },
		{ "first=random", "По жребию",
		  "Кто начинает, решает жребий." },
		{ "objective", "Сколько существ завершить",
		  "Сколько завершённых существ приносят победу. Чем их "
		  "меньше, тем короче игра." },
		{ "turns", "Предел ходов",
		  "После стольких ходов всех игроков вместе игра кончается "
		  "без победителя." },
		{ "turns=0", "Без предела",
		  "Игра идёт, пока кто-нибудь не победит." },
		{ "seed", "Зерно",
		  "Число, по которому сдаются карты. С тем же числом и "
		  "теми же ответами игра повторится." },
		{ "chance", "Раздающий",
		  "Кто сдаёт карты." },
		{ "chance=seeded", "Сдаёт программа",
		  "Карты сдаются по зерну." },
		{ "chance=host", "Настоящие карты",
		  "Карты сдаёт человек или программа и о каждой говорит, "
		  "какая пришла." },
		{ "events", "События",
		  "Запоминает ли игра, что вызвал каждый ответ, чтобы "
		  "рассказать об этом." },
		{ "events=off", "Не запоминать",
		  "Игре нужно меньше памяти, но о случившемся она не "
		  "расскажет." },
		{ "events=on", "Запоминать",
		  "Игра может рассказать, что вызвал каждый ответ, но ей "
		  "нужно больше памяти." },
	},
	.numbers = {
		{ "players", "{n} {игрок|игрока|игроков}", NULL },
		{ "premonitions",
		  "{n} {предчувствие|предчувствия|предчувствий}", NULL },
		{ "first", "Игрок {n}", NULL },
		{ "objective", "{n} {существо|существа|существ}", NULL },
		{ "turns", "{n} {ход|хода|ходов}", NULL },
	},
};
