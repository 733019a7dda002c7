// lesson.ts - a lesson: what is dealt, what is pointed at, and what is said.
// It is read from a text, as examples/texts/README.md has it.
import * as C from "onirim/constants";
import type { View } from "../engine/types";
import type { Spoken } from "../page/context";
import { chapterOf, type Section } from "../rules/chapter";

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

const constants: Readonly<Record<string, number>> = C;

const constant = (name: string) =>
  constants[name.toUpperCase().replaceAll("-", "_")];

const CONDITIONS: Readonly<Record<string, (value: string) => When>> = {
  /** A question of this kind. */
  question: (name) => ({ view }) => view.decision === constant(`ASK_${name}`),
  dealt: (card) => (moment) => moment.dealt.includes(card),
  /** An answer of this kind can be given, such as "cast". */
  offers: (verb) => ({ view }) =>
    view.answers.some(({ name }) => name.split(":")[0] === verb),
};

/** At least so many cards lie in a pile of the player, such as "doors" or
 * "creature2". */
function lie(pile: string, count: number): When {
  const zone = constant(`ZONE_${pile.replace(/\d/, "")}`);
  const index = Number(pile.match(/\d/) ?? 1) - 1;

  return ({ view }) => view.zones.some((one) => one.zone === zone &&
    one.index === index && one.cards.length >= count);
}

/** A condition is one word, such as "question=act" or "doors>=3". */
function conditionOf(word: string): When {
  const [what, value] = word.split(/>?=/) as [string, string];

  return CONDITIONS[what]?.(value) ?? lie(what, Number(value));
}

/** A list with a point for each language, such as "en: You have won!". */
const spokenOf = ({ blocks: [points] }: Section): Spoken<string> =>
  Object.fromEntries((points as readonly string[]).map((point) =>
    point.split(/: (.*)/)));

function remarkOf(section: Section): Remark {
  const conditions = section.title.split(" ").map(conditionOf);

  return { when: (moment) => conditions.every((holds) => holds(moment)),
    text: spokenOf(section) };
}

/** What is said at the end. */
export const endOf = (text: string): Spoken<string> =>
  spokenOf(chapterOf(text).sections.find(({ id }) => id === "end")!);

export function lessonOf(text: string): Lesson {
  const { title: id, sections } = chapterOf(text);
  const section = (id: string) => sections.find((one) => one.id === id)!;

  return {
    id,
    about: section("about").title.split("=") as [string, string],
    config: section("config").title,
    next: section("next").title,
    deals: section("deals").blocks.join(),
    answers: section("answers").blocks.join(),
    remarks: sections.filter(({ id }) => id === "remark").map(remarkOf),
    isWhole: section("whole").title === "yes",
    end: endOf(text),
  };
}
