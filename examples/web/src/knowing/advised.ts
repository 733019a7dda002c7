// advised.ts - which answer is advised, for the card that it takes.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Answer } from "../engine/types";

/** The action of the best answer, after somebody asked for a hint. */
export const AdvisedContext = createContext<number | null>(null);

/** What an element that gives one of these answers has to carry. */
export function useAdvised(answers: readonly Answer[]) {
  const advised = useContext(AdvisedContext);

  return answers.some(({ action }) => action === advised)
    ? { "data-advised": "" } : {};
}
