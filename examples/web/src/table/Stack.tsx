// Stack.tsx - a pile of which the top is seen, and all of it when it is opened.
import { useEffect, useRef } from "preact/hooks";
import { CardFace } from "../cards/Card";
import type { Answer, Card, Zone } from "../engine/types";
import { CardSlot } from "./CardSlot";
import { useWords } from "../page/context";
import { pageWords } from "../page/words";
import { zoneMark } from "./marks";
import { Empty } from "./Pile";
import type { Slots } from "./slots";

/** Cards that look the same, with the place of the first of them. */
interface Group {
  readonly card: Card;
  readonly first: number;
  readonly count: number;
}

function groupsOf(cards: readonly Card[]): Group[] {
  const groups = new Map<number, Group>();

  cards.forEach((card, i) => {
    const group = groups.get(card.value);

    groups.set(card.value, { card, first: group?.first ?? i,
      count: (group?.count ?? 0) + 1 });
  });
  return [...groups.values()];
}

interface Props {
  readonly zone: Zone;
  readonly count: number;
  /** The card on top; a pile that nobody sees into shows a back. */
  readonly top: Card | undefined;
  /** The odds of the next card are told, too. */
  readonly hasOdds?: boolean;
  readonly slots: Slots;
  readonly give: (answer: Answer) => void;
}

export function Stack(props: Props) {
  const { zone, count, top, hasOdds, slots, give } = props;
  const { close } = useWords(pageWords);
  const sheet = useRef<HTMLDialogElement>(null);
  const groups = groupsOf(zone.cards);
  const isAsked = groups.some(({ first }) =>
    slots.of(zone, first).length > 0);

  // What an answer takes lies open before it is asked for.
  useEffect(() => {
    if (isAsked) sheet.current?.show();
    else sheet.current?.close();
  }, [isAsked, zone]);
  return (
    <section class={`stack zone-${zone.zone}`}
      data-zone={zoneMark(zone.zone, zone.index)}>
      <button type="button" class="pile" aria-label={`${zone.text}: ${count}`}
        onClick={() => sheet.current?.showModal()}>
        {top ? <CardFace card={top} /> : <Empty />}
        <b>{count}</b>
      </button>
      <h2>{zone.text}</h2>
      <dialog ref={sheet} class={isAsked ? "sheet asked" : "sheet"}
        aria-label={zone.text}>
        <h2>{zone.text} <b>{count}</b></h2>
        <div class="groups">
          {groups.map((group) =>
            <figure key={group.card.value}>
              <CardSlot card={group.card} place={group.first} give={give}
                answers={slots.of(zone, group.first)} />
              <figcaption>
                {group.count > 1 && `× ${group.count}`}
                {hasOdds && <span>
                  {(group.count / zone.cards.length * 100).toFixed(0)} %
                </span>}
              </figcaption>
            </figure>)}
        </div>
        {!isAsked && <button type="button"
          onClick={() => sheet.current?.close()}>{close}</button>}
      </dialog>
    </section>
  );
}
