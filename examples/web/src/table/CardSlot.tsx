// CardSlot.tsx - a card on the table, lit if an answer takes it.
import { useEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../cards/Card";
import { useCardRules } from "../rules/Buttons";
import type { Answer, Card } from "../engine/types";
import { useAdvised } from "../knowing/advised";

interface Props {
  readonly card: Card;
  /** Its place in its zone. */
  readonly place: number;
  readonly answers: readonly Answer[];
  readonly part?: number | undefined;
  /** One might want to take it: if no answer does, it can be asked why. */
  readonly isNear?: boolean;
  readonly give: (answer: Answer) => void;
}

/** Above its card or below it, and inside the window. */
function place(menu: HTMLElement): void {
  menu.classList.toggle("below", menu.getBoundingClientRect().top < 0);
  const { left, right } = menu.getBoundingClientRect();
  const shift = Math.max(-left, Math.min(0, innerWidth - right));

  menu.style.translate = `${shift}px`;
}

/** The answers that take one card, to choose among. */
function Menu({ answers, give, close }: {
  readonly answers: readonly Answer[];
  readonly give: (answer: Answer) => void;
  readonly close: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    place(list.current!);
    list.current!.querySelector("button")?.focus();
  }, []);
  return (
    <ul class="menu" ref={list} onKeyDown={(event) => {
      if (event.key === "Escape") close();
    }}>
      {answers.map((answer) =>
        <li key={answer.action}>
          <button type="button" data-action={answer.name}
            onClick={() => give(answer)}>
            <b>{answer.text}</b> <span>{answer.help}</span>
          </button>
        </li>)}
    </ul>
  );
}

/** A card that no answer takes. */
const Rest = ({ card, part, isNear }: Props) => isNear
  ? <button type="button" class="rest" aria-disabled="true">
    <CardFace card={card} part={part} />
  </button>
  : <CardFace card={card} part={part} />;

/** The last of several cards is asked for twice, because the others cannot be
 * taken back as easily afterwards. */
const isChoice = (answers: readonly Answer[]) =>
  answers.length > 1 || answers.some(({ isLast }) => isLast);

/** A card that answers take. */
function Touch({ card, part, answers, give }: Props) {
  const [isOpen, open] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const advised = useAdvised(answers);
  const only = isChoice(answers) ? null : answers[0]!;
  const close = () => {
    button.current?.focus();
    open(false);
  };

  return (
    <div class={isOpen ? "lit open" : "lit"} {...advised}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) open(false);
      }}>
      <button type="button" class="touch" ref={button}
        {...only
          ? { "data-action": only.name, "aria-label": only.text }
          : { "aria-haspopup": "true", "aria-expanded": isOpen }}
        onClick={() => only ? give(only) : open(!isOpen)}>
        <CardFace card={card} part={part} />
      </button>
      {isOpen && <Menu answers={answers} close={close}
        give={(answer) => {
          open(false);
          give(answer);
        }} />}
    </div>
  );
}

export const CardSlot = (props: Props) =>
  <div class="slot" data-card={`${props.card.value} ${props.place}`}
    {...useCardRules(props.card)}>
    {props.answers.length > 0 ? <Touch {...props} /> : <Rest {...props} />}
  </div>;
