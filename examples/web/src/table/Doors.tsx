// Doors.tsx - the Doors that are found, and those that are still missing.
import { KIND_DOOR } from "onirim/constants";
import { CardFace } from "../cards/Card";
import type { Answer, Face, Zone } from "../engine/types";
import { CardSlot } from "./CardSlot";
import { zoneMark } from "./marks";
import type { Slots } from "./slots";

interface Props {
  readonly zone: Zone;
  readonly faces: readonly Face[];
  readonly slots: Slots;
  readonly give: (answer: Answer) => void;
}

export function Doors({ zone, faces, slots, give }: Props) {
  const doors = faces.filter(({ card }) => card.kind === KIND_DOOR);

  return doors.length === 0 ? null : (
    <section class="doors" aria-label={zone.text}
      data-zone={zoneMark(zone.zone, zone.index)}>
      <h2>{zone.text}</h2>
      <div class="cards">
        {doors.map(({ card, copies }) => {
          const found = zone.cards.flatMap(({ value }, i) =>
            value === card.value ? [i] : []);
          const missing = Math.max(0, copies - found.length);

          return (
            <div class="pair" key={card.value}
              title={`${card.text}: ${found.length}/${copies}`}>
              {found.map((i) =>
                <CardSlot key={i} card={card} place={i}
                  answers={slots.of(zone, i)} give={give} />)}
              {Array.from({ length: missing }, (_, i) =>
                <div class="slot missing" key={i} aria-hidden="true">
                  <CardFace card={card} /></div>)}
            </div>
          );
        })}
      </div>
    </section>
  );
}
