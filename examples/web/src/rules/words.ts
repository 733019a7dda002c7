// words.ts - what is said around the rules.
export const rulesWords = {
  en: {
    rules: "Rules",
    here: "The rules for this question",
    all: "All the rules",
    contents: "Contents",
    options: "What can be chosen",
    close: "Close",
  },
  fr: {
    rules: "Règles",
    here: "Les règles pour cette question",
    all: "Toutes les règles",
    contents: "Sommaire",
    options: "Ce qu'on peut choisir",
    close: "Fermer",
  },
  ru: {
    rules: "Правила",
    here: "Правила для этого вопроса",
    all: "Все правила",
    contents: "Содержание",
    options: "Что можно выбрать",
    close: "Закрыть",
  },
};
