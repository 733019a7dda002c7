// lesson.ts - a lesson: what is dealt, what is pointed at, and what is said.
import type { View } from "../engine/types";
import type { Spoken } from "../page/context";

/** A question to the player of a lesson. */
export interface Moment {
  readonly view: View;
  /** The cards that were dealt since the question before. */
  readonly dealt: readonly string[];
}

/** What is said once, at the first question where it fits. It is true there
 * whatever was answered before. */
export interface Remark {
  readonly when: (moment: Moment) => boolean;
  readonly text: Spoken<string>;
}

export interface Lesson {
  readonly id: string;
  /** The key and the value of a configuration that it is called after. */
  readonly about: readonly [key: string, value: string];
  readonly config: string;
  /** The game of one's own that comes afterwards. */
  readonly next: string;
  /** The cards that come, one after the other. One that cannot come when its
   * turn is there waits. */
  readonly deals: string;
  /** The answers that are pointed at, those of other seats, too. */
  readonly answers: string;
  /** Those that need more come before those that need less. */
  readonly remarks: readonly Remark[];
  /** Whether it goes on to the end of the game. */
  readonly isWhole: boolean;
  readonly end: Spoken<string>;
}

type When = Remark["when"];

export const say = (when: When, en: string, fr: string, ru: string): Remark =>
  ({ when, text: { en, fr, ru } });

export const both = (one: When, other: When): When => (moment) =>
  one(moment) && other(moment);

/** A question of this kind: ASK_... */
export const asks = (decision: number): When => ({ view }) =>
  view.decision === decision;

/** At least so many cards lie there: ZONE_... of the player. */
export const lie = (zone: number, count: number, index = 0): When =>
  ({ view }) => view.zones.some((one) => one.zone === zone &&
    one.index === index && one.cards.length >= count);

export const dealt = (card: string): When => (moment) =>
  moment.dealt.includes(card);

/** An answer of this kind can be given, such as "cast". */
export const offers = (verb: string): When => ({ view }) =>
  view.answers.some(({ name }) => name.split(":")[0] === verb);
