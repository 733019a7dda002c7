// where.ts - which sections of the rules are about a question or a card.
import * as C from "onirim/constants";
import type { Card, View } from "../engine/types";

const QUESTIONS: Readonly<Record<number, readonly string[]>> = {
  [C.ASK_DEAL]: ["deal"],
  [C.ASK_DRAFT]: ["draft"],
  [C.ASK_ACT]: ["turn", "play", "trio", "discard"],
  [C.ASK_SEARCH]: ["trio"],
  [C.ASK_SWAP]: ["swap"],
  [C.ASK_PROPHECY]: ["prophecy"],
  [C.ASK_ORDER]: ["order"],
  [C.ASK_DRAW]: ["fill", "spells"],
  [C.ASK_DOOR]: ["door", "limbo"],
  [C.ASK_NIGHTMARE]: ["nightmare", "limbo"],
  [C.ASK_PAY]: ["spells"],
  [C.ASK_GOALS]: ["planning", "goals"],
  [C.ASK_TOP]: ["paradox"],
  [C.ASK_TOWER]: ["loss"],
  [C.ASK_PREMONITION]: ["premonitions", "penalties"],
  [C.ASK_PENALTY]: ["penalties"],
  [C.ASK_HAPPY]: ["happy"],
  [C.ASK_FETCH]: ["happy"],
  [C.ASK_DISCARD_ANY]: ["happy"],
  [C.ASK_END]: ["turn", "spells"],
  [C.ASK_MOVE]: ["n-turn", "n-build"],
  [C.ASK_EXCHANGE]: ["n-exchange"],
  [C.ASK_LEGION]: ["n-legion"],
  [C.ASK_HERALD]: ["herald"],
  [C.ASK_WAKE]: ["n-wake", "herald"],
  [C.ASK_JOKER]: ["joker"],
  [C.ASK_EXECUTIONER]: ["executioner"],
  [C.ASK_SCAVENGER]: ["scavenger"],
  [C.ASK_DEVOURER]: ["devourer"],
};

const KINDS: Readonly<Record<number, readonly string[]>> = {
  [C.KIND_ROOM]: ["play", "trio"],
  [C.KIND_DOOR]: ["trio", "door"],
  [C.KIND_NIGHTMARE]: ["nightmare"],
  [C.KIND_HAPPY_DREAM]: ["happy"],
  [C.KIND_TOWER]: ["towers", "look", "loss"],
  [C.KIND_GOAL]: ["goals"],
  [C.KIND_GOAL_DOWN]: ["goals"],
  [C.KIND_PREMONITION]: ["premonitions", "penalties"],
  [C.KIND_TERROR]: ["n-build"],
};

const POWERS: Readonly<Record<number, readonly string[]>> = {
  [C.POWER_HERALD]: ["herald"],
  [C.POWER_MOURNER]: ["mourner"],
  [C.POWER_JOKER]: ["joker"],
  [C.POWER_EXECUTIONER]: ["executioner"],
  [C.POWER_SCAVENGER]: ["scavenger"],
  [C.POWER_DEVOURER]: ["devourer"],
};

export const aboutQuestion = ({ decision, game }: View): readonly string[] =>
  QUESTIONS[decision] ??
    (game === C.GAME_NIGHTMARIUM ? ["n-end"] : ["end"]);

/** None for a card that nobody here knows. */
export const aboutCard = ({ kind, power, symbol }: Card): readonly string[] =>
  [...POWERS[power ?? 0] ?? [], ...KINDS[kind ?? 0] ?? [],
    ...symbol === C.SYMBOL_KEY ? ["prophecy", "door"] : []];
