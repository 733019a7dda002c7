// Pile.tsx - a zone of the table whose cards all lie open.
import { PART_HEAD, PART_LEGS, PART_TORSO } from "onirim/constants";
import type { Answer, Zone } from "../engine/types";
import { CardSlot } from "./CardSlot";
import type { Slots } from "./slots";

interface Props {
  readonly zone: Zone;
  readonly slots: Slots;
  readonly give: (answer: Answer) => void;
}

/** Its cards side by side. */
export const Spread = ({ zone, slots, give }: Props) =>
  <section class={`spread zone-${zone.zone}`} aria-label={zone.text}>
    <h2>{zone.text}</h2>
    <div class="cards">
      {zone.cards.map((card, i) =>
        <CardSlot key={`${i} ${card.value}`} card={card}
          answers={slots.of(zone, i)} give={give} />)}
    </div>
  </section>;

const PARTS = [PART_LEGS, PART_TORSO, PART_HEAD];

/** The cards of a creature, the legs below. */
export const Creature = ({ zone, slots, give }: Props) =>
  <section class="creature" aria-label={zone.text}>
    {zone.cards.map((card, i) =>
      <CardSlot key={`${i} ${card.value}`} card={card} part={PARTS[i]}
        answers={slots.of(zone, i)} give={give} />).reverse()}
  </section>;
