// Told.tsx - one line that tells what is pointed at: what an answer will do,
// or why a card cannot be taken.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { View } from "../engine/types";
import { answersAt, markOf, type Mark } from "./marks";
import type { Slots } from "./slots";

export type Why = (mark: Mark) => Promise<readonly string[]>;

interface Props {
  readonly view: View;
  readonly slots: Slots;
  readonly table: RefObject<HTMLElement | null>;
  readonly why: Why | undefined;
}

/** Something is said after each of these. */
const POINTED = ["pointerover", "focusin", "tell"] as const;

/** What will happen is known at once, and why something cannot be done is
 * asked. */
async function textOf(element: Element, { view, slots, why }: Props):
  Promise<string> {
  const button = element.closest<HTMLElement>("[data-action]");
  const mark = markOf(element);
  const given = view.answers.filter(({ name }) =>
    name === button?.dataset.action);
  const answers = given.length > 0 || mark === null ? given
    : answersAt(slots, mark);
  const [only] = answers;
  const will = answers.length === 1 ? only!.help
    : answers.map(({ text }) => text).join(" · ");
  const cannot = mark && why && !element.closest(".menu")
    ? await why(mark) : [];

  return [will, ...cannot].filter((text) => text !== "").join(" ");
}

export function Told(props: Props) {
  const [text, tell] = useState("");
  const latest = useRef(props);

  latest.current = props;
  useEffect(() => {
    const around = props.table.current!;
    let calls = 0;
    const point = ({ target }: Event) => {
      const call = ++calls;

      textOf(target as Element, latest.current).then(
        (found) => { if (call === calls) tell(found); },
        () => tell(""));
    };

    for (const name of POINTED) around.addEventListener(name, point);
    return () => {
      for (const name of POINTED) around.removeEventListener(name, point);
    };
  }, []);
  // What was told belongs to the question before.
  useEffect(() => tell(""), [props.view.ply]);
  return <p class="told" aria-live="polite">{text}</p>;
}
