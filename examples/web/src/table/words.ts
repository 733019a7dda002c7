// words.ts - what the table itself says.

const en = {
  chosen: "Chosen so far",
  putBack: "Take back:",
  motion: "Motion",
  off: "Off",
  quick: "Quick",
  normal: "Normal",
  slow: "Slow",
  keys: "Shortcuts",
  keyList: [
    ["Tab", "from pile to pile"],
    ["← →", "from card to card"],
    ["Enter", "take the card, or give the answer"],
    ["1 – 9", "the answers that have these numbers"],
    ["H", "a hint"],
    ["U", "take the last answer back"],
    ["R", "give it again"],
    ["Esc", "close what is open"],
    ["?", "these keys"],
  ],
};

type Words = typeof en;

const fr: Words = {
  chosen: "Déjà choisi",
  putBack: "Reprendre :",
  motion: "Animation",
  off: "Aucune",
  quick: "Rapide",
  normal: "Normale",
  slow: "Lente",
  keys: "Raccourcis",
  keyList: [
    ["Tab", "d'une pile à l'autre"],
    ["← →", "d'une carte à l'autre"],
    ["Entrée", "prendre la carte, ou donner la réponse"],
    ["1 – 9", "les réponses qui portent ces numéros"],
    ["H", "un conseil"],
    ["U", "annuler la dernière réponse"],
    ["R", "la rétablir"],
    ["Échap", "fermer ce qui est ouvert"],
    ["?", "ces touches"],
  ],
};

const ru: Words = {
  chosen: "Уже выбрано",
  putBack: "Вернуть:",
  motion: "Анимация",
  off: "Нет",
  quick: "Быстрая",
  normal: "Обычная",
  slow: "Медленная",
  keys: "Клавиши",
  keyList: [
    ["Tab", "от стопки к стопке"],
    ["← →", "от карты к карте"],
    ["Enter", "взять карту или дать ответ"],
    ["1 – 9", "ответы с этими номерами"],
    ["H", "подсказка"],
    ["U", "вернуть последний ход"],
    ["R", "повторить его"],
    ["Esc", "закрыть то, что открыто"],
    ["?", "эти клавиши"],
  ],
};

export const tableWords = { en, fr, ru };
