// CardSlot.tsx - a card on the table, lit if an answer takes it.
import { useEffect, useRef, useState } from "preact/hooks";
import { CardFace } from "../cards/Card";
import type { Answer, Card } from "../engine/types";

interface Props {
  readonly card: Card;
  readonly answers: readonly Answer[];
  readonly part?: number | undefined;
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

export function CardSlot({ card, answers, part, give }: Props) {
  const [isOpen, open] = useState(false);
  const [only] = answers;

  if (only === undefined)
    return <div class="slot"><CardFace card={card} part={part} /></div>;
  return (
    <div class={isOpen ? "slot lit open" : "slot lit"}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) open(false);
      }}>
      <button type="button" class="touch" title={only.help}
        {...answers.length === 1
          ? { "data-action": only.name, "aria-label": only.text }
          : { "aria-haspopup": "true", "aria-expanded": isOpen }}
        onClick={() => answers.length === 1 ? give(only) : open(!isOpen)}>
        <CardFace card={card} part={part} />
      </button>
      {isOpen && <Menu answers={answers} close={() => open(false)}
        give={(answer) => {
          open(false);
          give(answer);
        }} />}
    </div>
  );
}
