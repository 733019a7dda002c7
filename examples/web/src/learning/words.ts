// words.ts - what is said around the lessons.
import type { Spoken } from "../page/context";

export const learningWords = {
  en: {
    first: "The first game",
    begin: "Learn the game",
    lessons: "Lessons",
    finished: "finished",
    try: "Try this:",
    steps: "How far the lesson is",
    again: "Begin again",
    leave: "All lessons",
    play: "Play a game of your own",
    others: "What happened",
  },
  fr: {
    first: "La première partie",
    begin: "Apprendre en jouant",
    lessons: "Leçons",
    finished: "terminée",
    try: "Essayez :",
    steps: "Où en est la leçon",
    again: "Recommencer",
    leave: "Toutes les leçons",
    play: "Jouer une vraie partie",
    others: "Ce qui s'est passé",
  },
  ru: {
    first: "Первая игра",
    begin: "Научиться в игре",
    lessons: "Уроки",
    finished: "пройден",
    try: "Попробуйте:",
    steps: "Сколько урока пройдено",
    again: "Начать заново",
    leave: "Все уроки",
    play: "Сыграть самому",
    others: "Что произошло",
  },
};

export const lost: Spoken<string> = {
  en: "The deck is empty, and the game is lost. That happens often in " +
    "Onirim. Begin the lesson again, or play a game of your own.",
  fr: "La pioche est vide, et la partie est perdue. Cela arrive souvent à " +
    "Onirim. Recommencez la leçon, ou jouez une vraie partie.",
  ru: "Колода кончилась, и игра проиграна. В «Онириме» это бывает часто. " +
    "Начните урок заново или сыграйте сами.",
};
