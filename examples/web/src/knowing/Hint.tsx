// Hint.tsx - the best answer, its chance, and a reason.
import { useWords } from "../page/context";
import type { Advice } from "../engine/types";
import { knowingWords } from "./words";

export function Hint({ advice }: { readonly advice: readonly Advice[] }) {
  const words = useWords(knowingWords);
  const [best] = advice;

  return best === undefined ? null :
    <p class="hint" role="status">
      <b>{best.answer.text}</b> {Math.round(best.chance * 100)} % {words.wins}.
      {" "}{best.reason}
    </p>;
}
