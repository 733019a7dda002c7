// chapter.ts - a text in marked sections, as examples/texts/README.md has it.

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
  const [id, title = ""] = head!.split(/: (.*)/);

  return { id: id!, title,
    blocks: rest.join("\n").trim().split("\n\n").flatMap(blocksOf) };
}

export function chapterOf(text: string): Chapter {
  const [head, ...sections] = text.split(/^# /m);

  return { title: inOneLine(head!.trim().slice(1)),
    sections: sections.map(sectionOf) };
}
