// Question.tsx - what is asked, the answers that take no card on the table, and
// a line about what is pointed at.
import type { RefObject } from "preact";
import type { Answer, View } from "../engine/types";
import { Chosen } from "./Chosen";
import type { Slots } from "./slots";
import { Told, type Why } from "./Told";

interface Props {
  readonly view: View;
  readonly slots: Slots;
  readonly table: RefObject<HTMLElement | null>;
  readonly give: (answer: Answer) => void;
  readonly why: Why | undefined;
  readonly takeBack: ((ply: number) => void) | undefined;
}

export const Question = (props: Props) => {
  const { view, slots, give, takeBack } = props;

  return (
    <section class="question">
      <h1 tabIndex={-1} aria-live="polite">{view.question}</h1>
      <Told {...props} />
      {takeBack && <Chosen steps={view.steps} takeBack={takeBack} />}
      <div class="answers">
        {slots.others.map((answer) =>
          <button type="button" key={answer.action} data-action={answer.name}
            onClick={() => give(answer)}>
            {answer.text}
          </button>)}
      </div>
    </section>
  );
};
