// Hint.tsx - the best answer, its chance, and a reason; all answers if asked.
import { usePage, useWords } from "../page/context";
import type { Advice } from "../engine/types";
import { pageWords } from "../page/words";
import { percent, percentOf } from "./percent";
import { knowingWords } from "./words";

function All({ advice }: { readonly advice: readonly Advice[] }) {
  const { play, tried } = usePage();
  const words = useWords(knowingWords);

  return (
    <div class="wide" tabIndex={0} role="region"
      aria-label={words.allAnswers}>
      <table>
        <thead><tr>
          <th scope="col">{words.answer}</th>
          <th scope="col">{words.chance}</th>
          <th scope="col">{words.tries}</th>
          <th scope="col">{words.reason}</th>
        </tr></thead>
        <tbody>{advice.map((one) =>
          <tr key={one.answer.action}>
            <th scope="row"><button type="button" onClick={() =>
              tried(play.answer(one.answer.action))}>
              {one.answer.text}</button></th>
            <td>{percentOf(one)}</td>
            <td>{one.tries}</td>
            <td>{one.reason}</td>
          </tr>)}</tbody>
      </table>
    </div>
  );
}

export function Hint({ advice, isWhole, close }: {
  readonly advice: readonly Advice[];
  /** All answers are told. */
  readonly isWhole: boolean;
  readonly close: () => void;
}) {
  const words = useWords(knowingWords);
  const page = useWords(pageWords);
  const [best] = advice;

  return best === undefined ? null :
    <section class="hint">
      <p role="status">
        <b>{best.answer.text}</b> {percent(best.chance)} {words.wins}.
        {" "}{best.reason}
      </p>
      <button type="button" class="quiet" aria-keyshortcuts="escape"
        onClick={close}>{page.close}</button>
      {isWhole && <All advice={advice} />}
    </section>;
}
