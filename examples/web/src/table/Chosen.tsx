// Chosen.tsx - cards that were chosen one after another, each to be taken back
// as long as more of them are asked for.
import { HIDDEN_CARD } from "onirim/constants";
import { CardFace } from "../cards/Card";
import type { Step } from "../engine/types";
import { useWords } from "../page/context";
import { tableWords } from "./words";

interface Props {
  readonly steps: readonly Step[];
  /** What is asked now. Those chosen for it are counted. */
  readonly decision: number;
  readonly takeBack: (ply: number) => void;
}

export function Chosen({ steps, decision, takeBack }: Props) {
  const { chosen, putBack } = useWords(tableWords);
  const cards = steps.filter(({ card }) => card.value > HIDDEN_CARD);

  return cards.length === 0 ? null : (
    <section class="chosen" aria-label={chosen}>
      <h2>{chosen}</h2>
      <ol class="cards">
        {cards.map(({ ply, text, card, ...step }) =>
          <li class="slot" key={ply}>
            <button type="button" data-step={ply}
              class={step.decision === decision ? "step counted" : "step"}
              aria-label={`${putBack} ${text}`} title={`${putBack} ${text}`}
              onClick={() => takeBack(ply)}>
              <CardFace card={card} />
            </button>
          </li>)}
      </ol>
    </section>
  );
}
