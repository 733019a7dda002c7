// words.ts - what is said around the story and the advice.
export const knowingWords = {
  en: {
    log: "What happened",
    hint: "Hint",
    wins: "to win",
  },
  fr: {
    log: "Ce qui s'est passé",
    hint: "Conseil",
    wins: "de gagner",
  },
  ru: {
    log: "Что произошло",
    hint: "Подсказка",
    wins: "на победу",
  },
};
