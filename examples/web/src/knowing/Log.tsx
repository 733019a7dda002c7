// Log.tsx - what happened, a line for each answer.
import { ZONE_POOL } from "onirim/constants";
import { useState } from "preact/hooks";
import { CardFace } from "../cards/Card";
import { useWords } from "../page/context";
import type { Card, Face, Sentence } from "../engine/types";
import { knowingWords } from "./words";

interface Props {
  readonly story: readonly Sentence[];
  /** The cards of the game, to show those that a line speaks of. */
  readonly faces: readonly Face[];
}

/** Lights the cards on the table that a line speaks of, or the pile in which
 * they lie.  What the deck may hold is not meant. */
function light(cards: readonly number[]): void {
  const isSpoken = (slot: HTMLElement) =>
    cards.includes(Number(slot.dataset.card!.split(" ")[0]));

  for (const zone of document.querySelectorAll("[data-zone]")) {
    if (zone.matches(`.zone-${ZONE_POOL}`)) continue;
    const slots = [...zone.querySelectorAll<HTMLElement>("[data-card]")];

    for (const slot of slots) slot.classList.toggle("spoken", isSpoken(slot));
    zone.querySelector(".pile")?.classList.toggle("spoken",
      slots.some(isSpoken));
  }
}

/** Arrows go from line to line. */
function step({ key, target, currentTarget }: KeyboardEvent): void {
  const lines = [...(currentTarget as Element).querySelectorAll("li")];
  const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;

  if (by !== 0) lines[lines.indexOf(target as HTMLLIElement) + by]?.focus();
}

const Faces = ({ cards }: { readonly cards: readonly Card[] }) =>
  <span class="spoken-of" aria-hidden="true">
    {cards.map((card) =>
      <span key={card.value}><CardFace card={card} /></span>)}
  </span>;

export function Log({ story, faces }: Props) {
  const words = useWords(knowingWords);
  const [pointed, point] = useState<Sentence | null>(null);
  const look = (line: Sentence | null) => {
    point(line);
    light(line?.cards ?? []);
  };

  return (
    <section class="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <ol reversed onKeyDown={step} onMouseLeave={() => look(null)}
        onBlur={() => look(null)}>
        {story.map((line, i) =>
          <li key={i} tabIndex={i === story.length - 1 ? 0 : -1}
            onMouseEnter={() => look(line)} onFocus={() => look(line)}>
            {line.text}
            {line === pointed && <Faces cards={faces.flatMap(({ card }) =>
              line.cards.includes(card.value) ? [card] : [])} />}
          </li>).reverse()}
      </ol>
    </section>
  );
}
