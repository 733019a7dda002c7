// goals.ts - where cards can be put, and which answer puts them there.
import {
  ZONE_BOTTOM, ZONE_HAND, ZONE_PENDING, ZONE_POOL, ZONE_TOP,
} from "onirim/constants";
import type { Answer } from "../engine/types";
import { zoneElement } from "./marks";

/** These places are not seen before a card lies there, so that a card cannot
 * be pulled there. */
const UNSEEN: number[] = [0, ZONE_HAND, ZONE_PENDING];
const DECK: number[] = [ZONE_TOP, ZONE_BOTTOM];

/** Whether a card can be put to a zone. */
export const isGoal = (answers: readonly Answer[], zone: number,
  index: number): boolean =>
  !UNSEEN.includes(zone) && !DECK.includes(zone) && answers.some(({ target }) =>
    target.toZone === zone && target.toIndex === index);

/** Where the answer puts its card. */
function goalOf(table: Element, { target }: Answer): HTMLElement | null {
  if (UNSEEN.includes(target.toZone)) return null;
  return zoneElement(table, target.toZone, target.toIndex) ??
    (DECK.includes(target.toZone) ? zoneElement(table, ZONE_POOL, 0) : null);
}

/** The places where the answers put a card. */
export function goalsOf(table: Element, answers: readonly Answer[]):
  Map<HTMLElement, Answer[]> {
  const goals = new Map<HTMLElement, Answer[]>();

  for (const answer of answers) {
    const goal = goalOf(table, answer);

    if (goal) goals.set(goal, [...goals.get(goal) ?? [], answer]);
  }
  return goals;
}

/** Of several answers for one place the one on this side: where the place is
 * a row, a card goes to its left or to its right end. */
export function answerAt(goal: Element, answers: readonly Answer[], x: number):
  Answer | undefined {
  const { left, width } = goal.getBoundingClientRect();
  const inOrder = [...answers].sort((one, other) =>
    one.target.toPosition - other.target.toPosition);
  const isRight = x > left + width / 2;

  return isRight ? inOrder.at(-1) : inOrder[0];
}
