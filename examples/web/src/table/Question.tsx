// Question.tsx - what is asked, the answers that take no card on the table, and
// a line about what is pointed at.
import type { RefObject } from "preact";
import type { Answer, View } from "../engine/types";
import { useAdvised } from "../knowing/advised";
import { QuestionRulesButton } from "../rules/Buttons";
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
    <QuestionRulesButton view={props.view} />
    <Told {...props} />
    <div class="answers">
      {props.slots.others.map((answer) =>
        <AnswerButton key={answer.action} answer={answer}
          give={props.give} />)}
    </div>
  </section>;

function AnswerButton({ answer, give }: {
  readonly answer: Answer;
  readonly give: (answer: Answer) => void;
}) {
  const advised = useAdvised([answer]);

  return (
    <button type="button" data-action={answer.name} {...advised}
      onClick={() => give(answer)}>{answer.text}</button>
  );
}
