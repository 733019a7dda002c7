// dreams.ts - the lesson about Happy Dreams and Dark Premonitions.
import * as C from "onirim/constants";
import { asks, both, lie, say, type Lesson } from "../lesson";

const act = asks(C.ASK_ACT);

const remarks = [
  say(both(act, lie(C.ZONE_DOORS, 1)),
    "A Door counts for the Premonitions at once. Before you take another, " +
    "see which of them would strike.",
    "Une Porte compte aussitôt pour les Funestes Prémonitoires. Avant d'en " +
    "prendre une autre, voyez lesquelles frapperaient.",
    "Дверь сразу считается для предчувствий. Прежде чем брать ещё одну, " +
    "посмотрите, что тогда сбудется."),
  say(act,
    "Four Dark Premonitions lie open. Each waits for certain Doors on the " +
    "table and then strikes. Press one long, or with the right button, to " +
    "read its penalty.",
    "Quatre Funestes Prémonitoires sont visibles. Chacune attend certaines " +
    "Portes sur la table, puis frappe. Un appui long ou un clic droit sur " +
    "l'une d'elles montre sa pénalité.",
    "Открыты четыре дурных предчувствия. Каждое ждёт, когда будут найдены " +
    "определённые двери, и тогда сбывается. Долгое нажатие или правая кнопка " +
    "мыши покажет наказание."),
  say(asks(C.ASK_HAPPY),
    "A Happy Dream helps you, in one of three ways: against a Premonition, " +
    "with the next seven cards, or with any card of the deck.",
    "Un Songe Heureux vous aide, de trois façons au choix : contre une " +
    "Funeste Prémonitoire, avec sept cartes de la pioche, ou avec la carte " +
    "de votre choix.",
    "Сладкий сон помогает одним из трёх способов: против предчувствия, с " +
    "семью следующими картами или с любой картой колоды."),
  say(asks(C.ASK_FETCH),
    "Take the card that you need most. You draw it next: a Door is good if " +
    "you hold its Key.",
    "Prenez la carte qui vous manque le plus. Vous la piochez aussitôt : une " +
    "Porte convient si vous tenez sa Clé.",
    "Возьмите карту, которая нужнее всего. Она придёт следующей: дверь " +
    "хороша, если у вас есть её ключ."),
  say(asks(C.ASK_PREMONITION),
    "Several Premonitions strike at once. You choose which comes first. If " +
    "its penalty takes a Door away, the other may not strike at all.",
    "Plusieurs Funestes Prémonitoires frappent en même temps. Vous " +
    "choisissez la première. Si sa pénalité vous retire une Porte, l'autre " +
    "ne frappera peut-être pas.",
    "Сбываются сразу несколько предчувствий. Вы решаете, какое первым. Если " +
    "наказание отнимет дверь, другое, может быть, и не сбудется."),
];

export const dreams: Lesson = {
  id: "dreams",
  about: ["sets", "dreams"],
  config: "sets=dreams chance=host",
  next: "sets=dreams",
  deals: `any-pair red-pair five-doors every-colour
    red-sun red-moon red-sun red-key blue-moon
    happy-dream blue-sun green-sun brown-moon happy-dream blue-moon`,
  answers: `play:red-sun fetch fetch:red-door key:red-key play:red-moon
    play:red-sun search resolve:any-pair dispel:red-pair`,
  remarks,
  isWhole: false,
  end: {
    en: "Premonitions that are out of the game never strike. A Happy Dream " +
      "at the right time saves a Door.",
    fr: "Une Funeste Prémonitoire hors du jeu ne frappe plus jamais. Un " +
      "Songe Heureux au bon moment sauve une Porte.",
    ru: "Предчувствия, которые вышли из игры, уже не сбудутся. Сладкий сон " +
      "вовремя спасает дверь.",
  },
};
