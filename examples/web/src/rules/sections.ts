// sections.ts - the rules as chapters of sections, read from plain text.
//
//     = The title of a chapter
//     # id: The title of a section
//     A paragraph, over any number of lines.
//     - A point of a list
//
// An empty line ends a paragraph.
import * as en from "./en/all";
import * as fr from "./fr/all";
import * as ru from "./ru/all";
import type { Spoken } from "../page/context";

/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];

export interface Section {
  /** The same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  readonly title: string;
  readonly sections: readonly Section[];
}

const inOneLine = (text: string) => text.trim().replaceAll("\n", " ");

/** The points of a list that may have a paragraph before it. */
function blocksOf(text: string): Block[] {
  const [first, ...points] = text.split(/^- /m);
  const before = first!.trim() === "" ? [] : [inOneLine(first!)];

  return points.length === 0 ? before : [...before, points.map(inOneLine)];
}

function sectionOf(text: string): Section {
  const [head, ...rest] = text.split("\n");
  const [id, title] = head!.split(/: (.*)/);

  return { id: id!, title: title!,
    blocks: rest.join("\n").trim().split("\n\n").flatMap(blocksOf) };
}

function chapterOf(text: string): Chapter {
  const [head, ...sections] = text.split(/^# /m);

  return { title: inOneLine(head!.trim().slice(1)),
    sections: sections.map(sectionOf) };
}

const read = (texts: Readonly<Record<string, string>>, order: string[]) =>
  order.map((name) => chapterOf(texts[name]!));

const order = ["base", "two", "steps", "towers", "dreams", "nightmarium"];

export const chapters: Spoken<readonly Chapter[]> =
  { en: read(en, order), fr: read(fr, order), ru: read(ru, order) };
