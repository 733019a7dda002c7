// Pile.tsx - a zone of the table whose cards all lie open.
import {
  PART_HEAD, PART_LEGS, PART_TORSO, ZONE_HAND, ZONE_PENDING, ZONE_SHARED,
} from "onirim/constants";
import type { Answer, Zone } from "../engine/types";
import { CardSlot } from "./CardSlot";
import { zoneMark } from "./marks";
import type { Slots } from "./slots";

interface Props {
  readonly zone: Zone;
  readonly slots: Slots;
  readonly give: (answer: Answer) => void;
}

/** Zones whose cards one might want to play: one that cannot be played can be
 * reached, too, and says why. */
const NEAR: number[] = [ZONE_HAND, ZONE_SHARED, ZONE_PENDING];

/** Where a card can go although none is there yet. */
export const Empty = () => <div class="slot empty" aria-hidden="true" />;

/** Its cards side by side. */
export const Spread = ({ zone, slots, give }: Props) =>
  <section class={`spread zone-${zone.zone}`} aria-label={zone.text}
    data-zone={zoneMark(zone.zone, zone.index)}>
    <h2>{zone.text}</h2>
    <div class="cards">
      {zone.cards.map((card, i) =>
        <CardSlot key={`${i} ${card.value}`} card={card} place={i}
          isNear={NEAR.includes(zone.zone)} answers={slots.of(zone, i)}
          give={give} />)}
      {zone.cards.length === 0 && <Empty />}
    </div>
  </section>;

const PARTS = [PART_LEGS, PART_TORSO, PART_HEAD];

/** The cards of a creature, the legs below. */
export const Creature = ({ zone, slots, give }: Props) =>
  <section class="creature" aria-label={zone.text}
    data-zone={zoneMark(zone.zone, zone.index)}>
    {zone.cards.length === 0 && <Empty />}
    {zone.cards.map((card, i) =>
      <CardSlot key={`${i} ${card.value}`} card={card} part={PARTS[i]}
        place={i} answers={slots.of(zone, i)} give={give} />).reverse()}
  </section>;
