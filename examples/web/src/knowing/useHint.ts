// useHint.ts - what the library advises at the question on the table.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Advice } from "../engine/types";
import { usePage } from "../page/context";
import type { Shown } from "../page/play";

/** Enough for a good answer at once, and enough to compare all of them. */
const TRIES = 40, MORE_TRIES = 400;

export interface Hinted {
  readonly advice: readonly Advice[];
  /** Asked for the second time, all answers are told. */
  readonly isWhole: boolean;
}

const nothing: Hinted = { advice: [], isWhole: false };

export function useHint(shown: Shown):
  [hinted: Hinted, ask: () => void, close: () => void] {
  const { engine, play, tried } = usePage();
  const [hinted, set] = useState(nothing);
  const latest = useRef(shown);

  latest.current = shown;
  useEffect(() => set(nothing), [shown]);
  return [hinted, () => {
    const isWhole = hinted.advice.length > 0;

    tried(engine.advise(isWhole ? MORE_TRIES : TRIES, play.reader())
      .then((advice) => {
        // What comes too late is not for who looks by then.
        if (latest.current === shown) set({ advice, isWhole });
      }));
  }, () => set(nothing)];
}
