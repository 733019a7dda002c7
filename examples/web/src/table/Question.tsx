// Question.tsx - what is asked, the answers that take no card on the table, and
// a line about what is pointed at.
import type { RefObject } from "preact";
import type { Answer, View } from "../engine/types";
import type { Slots } from "./slots";
import { Told, type Why } from "./Told";

interface Props {
  readonly view: View;
  readonly slots: Slots;
  readonly table: RefObject<HTMLElement | null>;
  readonly give: (answer: Answer) => void;
  readonly why: Why | undefined;
}

export const Question = (props: Props) =>
  <section class="question">
    <h1 tabIndex={-1} aria-live="polite">{props.view.question}</h1>
    <Told {...props} />
    <div class="answers">
      {props.slots.others.map((answer) =>
        <button type="button" key={answer.action} data-action={answer.name}
          onClick={() => props.give(answer)}>
          {answer.text}
        </button>)}
    </div>
  </section>;
