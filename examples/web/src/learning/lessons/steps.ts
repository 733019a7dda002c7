// steps.ts - the lesson about Goals and spells.
import * as C from "onirim/constants";
import { asks, both, lie, offers, say, type Lesson } from "../lesson";

const act = asks(C.ASK_ACT);

const remarks = [
  say(both(act, lie(C.ZONE_DOORS, 2)),
    "Two Goals done, in their order. If you lose a Door, its Goal is turned " +
    "up again, and it is then the first one.",
    "Deux Objectifs atteints, dans l'ordre. Si vous perdez une Porte, son " +
    "Objectif redevient visible et passe avant tous les autres.",
    "Две цели достигнуты по порядку. Если потерять дверь, её цель снова " +
    "откроется и станет первой."),
  say(act,
    "The eight Goals in a row tell in which order the Doors must be found. " +
    "The first one that lies face up, from the left, is next.",
    "Les huit Objectifs donnent l'ordre dans lequel il faut trouver les " +
    "Portes. Le premier visible, à partir de la gauche, est le prochain.",
    "Восемь карт цели задают порядок, в котором нужно находить двери. " +
    "Следующая — первая открытая слева."),
  say(asks(C.ASK_DOOR),
    "A Door counts only if it has the colour of the first open Goal. Any " +
    "other goes to Limbo, and the Key would be lost. Look at the Goals " +
    "before you spend a Key.",
    "Une Porte ne compte que si elle a la couleur du premier Objectif " +
    "visible. Sinon elle va dans les Limbes, et la Clé serait perdue. " +
    "Regardez les Objectifs avant de dépenser une Clé.",
    "Дверь засчитывается, только если она цвета первой открытой цели. Иначе " +
    "она уйдёт в лимбо, а ключ пропадёт. Посмотрите на цели, прежде чем " +
    "отдавать ключ."),
  say(asks(C.ASK_SEARCH),
    "For three cards in a row the same holds: the Door must have the colour " +
    "of the first open Goal. Then the Goal is turned face down.",
    "Il en va de même pour trois cartes de suite : la Porte doit avoir la " +
    "couleur du premier Objectif visible. L'Objectif est alors retourné.",
    "С тремя картами подряд то же самое: дверь должна быть цвета первой " +
    "открытой цели. Тогда карта цели переворачивается."),
  say(asks(C.ASK_NIGHTMARE),
    "Discarded cards are worth something here: you pay spells with them. So " +
    "five cards from the deck are not all loss.",
    "Ici, la défausse a de la valeur : elle paie vos sorts. Céder cinq " +
    "cartes de la pioche n'est donc pas une pure perte.",
    "Сброшенные карты здесь чего-то стоят: ими платят за заклинания. Так что " +
    "пять карт колоды — не сплошная потеря."),
  say(offers("cast"),
    "Five cards lie on the discard pile: enough for a spell. Its price " +
    "leaves the game. This one brings the best of the five lowest cards to " +
    "the top of the deck.",
    "La défausse compte cinq cartes : assez pour un sort. Les cartes payées " +
    "quittent le jeu. Ce sort amène au sommet la meilleure des cinq " +
    "dernières cartes de la pioche.",
    "В сбросе пять карт: на заклинание хватит. Карты, которыми вы платите, " +
    "уходят из игры. Это заклинание поднимает наверх лучшую из пяти нижних " +
    "карт колоды."),
  say(asks(C.ASK_TOP),
    "Which card do you want to draw next? A Door is welcome if it fits the " +
    "first Goal and you hold its Key.",
    "Quelle carte voulez-vous piocher maintenant ? Une Porte est la " +
    "bienvenue si elle convient au premier Objectif et que vous tenez sa Clé.",
    "Какую карту вы хотите взять следующей? Дверь кстати, если она подходит " +
    "к первой цели и у вас есть её ключ."),
];

export const steps: Lesson = {
  id: "steps",
  about: ["sets", "steps"],
  config: "sets=steps chance=host",
  next: "sets=steps",
  deals: `red-goal green-goal red-goal blue-goal green-goal blue-goal
    red-sun red-moon red-sun green-key blue-key
    blue-door blue-sun brown-moon
    nightmare red-moon blue-sun green-sun brown-sun nightmare
    green-door brown-sun brown-sun brown-sun brown-sun green-sun green-moon`,
  answers: `play:red-sun limbo play:red-moon play:red-sun search reveal
    cast:prophecy top:green-door key:green-key`,
  remarks,
  isWhole: false,
  end: {
    en: "There are two more spells: one swaps two Goals, one does away with " +
      "a Nightmare. They are offered when the discard pile can pay for them.",
    fr: "Il y a deux autres sorts : l'un intervertit deux Objectifs, l'autre " +
      "chasse un Cauchemar. Ils vous sont proposés dès que la défausse " +
      "suffit à les payer.",
    ru: "Есть ещё два заклинания: одно меняет местами две цели, другое " +
      "прогоняет кошмар. Их можно произнести, когда хватает карт в сбросе.",
  },
};
