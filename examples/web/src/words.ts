// words.ts - what the page itself says; all that is said of a game comes from
// the library.

const en = {
  itself: "English",
  title: "Onirim",
  newGame: "New game",
  play: "Play",
  goOn: "Go on with the game",
  daily: "The game of the day",
  undo: "Take back",
  undoRevealed: "This answer showed a card. Take it back all the same?",
  redo: "Play again",
  hint: "Hint",
  log: "What happened",
  close: "Close",
  language: "Language",
  theme: "Colours",
  light: "Light",
  dark: "Dark",
  system: "As the system",
  wins: "to win",
  begin: "Begin",
  here: "At this screen",
  computer: "The computer, level",
  handOver: "It is the turn of",
  show: "Show my cards",
  players: "Who plays",
  name: "Name",
};

export type Words = typeof en;

const fr: Words = {
  itself: "Français",
  title: "Onirim",
  newGame: "Nouvelle partie",
  play: "Jouer",
  goOn: "Reprendre la partie",
  daily: "La partie du jour",
  undo: "Annuler",
  undoRevealed: "Cette réponse a révélé une carte. L'annuler quand même ?",
  redo: "Rejouer",
  hint: "Conseil",
  log: "Ce qui s'est passé",
  close: "Fermer",
  language: "Langue",
  theme: "Couleurs",
  light: "Claires",
  dark: "Sombres",
  system: "Comme le système",
  wins: "de gagner",
  begin: "Commencer",
  here: "À cet écran",
  computer: "L'ordinateur, niveau",
  handOver: "C'est au tour de",
  show: "Montrer mes cartes",
  players: "Qui joue",
  name: "Nom",
};

const ru: Words = {
  itself: "Русский",
  title: "Onirim",
  newGame: "Новая игра",
  play: "Играть",
  goOn: "Продолжить игру",
  daily: "Игра дня",
  undo: "Вернуть ход",
  undoRevealed: "Этот ответ открыл карту. Всё равно вернуть?",
  redo: "Повторить ход",
  hint: "Подсказка",
  log: "Что произошло",
  close: "Закрыть",
  language: "Язык",
  theme: "Цвета",
  light: "Светлые",
  dark: "Тёмные",
  system: "Как в системе",
  wins: "на победу",
  begin: "Начать",
  here: "За этим экраном",
  computer: "Компьютер, уровень",
  handOver: "Ходит",
  show: "Показать мои карты",
  players: "Кто играет",
  name: "Имя",
};

/** The languages of the page, by their codes. */
export const languages: Record<string, Words> = { en, fr, ru };

export const wordsIn = (language: string): Words => languages[language] ?? en;
