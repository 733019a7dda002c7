// slots.ts - which answer belongs to which card on the table.
import { NO_CARD } from "onirim/constants";
import type { Answer, View, Zone } from "../engine/types";

const UNORDERED = 255;

/** The answers that take each card, by the zone and the place in it; and those
 * that take no card that lies there to be touched. */
export interface Slots {
  readonly of: (zone: Zone, position: number) => readonly Answer[];
  readonly at: (zone: number, index: number, position: number) =>
    readonly Answer[];
  readonly others: readonly Answer[];
}

const key = (zone: number, index: number, position: number) =>
  `${zone} ${index} ${position}`;

/** Where the card of an answer lies among those that can be touched. In a zone
 * without an order all cards that look the same are meant. */
function placesOf({ target }: Answer, zones: readonly Zone[]): string[] {
  const zone = zones.find((one) =>
    one.zone === target.zone && one.index === target.index);

  if (zone === undefined || target.card === NO_CARD) return [];
  const positions = zone.cards.flatMap((card, i) =>
    target.position === i ||
    target.position === UNORDERED && card.value === target.card ? [i] : []);

  return positions.map((position) => key(zone.zone, zone.index, position));
}

/** `touchable` are the zones whose cards lie open before the player. */
export function slotsOf(view: View, touchable: readonly Zone[]): Slots {
  const by = new Map<string, Answer[]>();
  const others: Answer[] = [];

  for (const answer of view.answers) {
    const places = placesOf(answer, touchable);

    if (places.length === 0) others.push(answer);
    for (const place of places)
      by.set(place, [...by.get(place) ?? [], answer]);
  }
  const at = (zone: number, index: number, position: number) =>
    by.get(key(zone, index, position)) ?? [];

  return { at, others,
    of: ({ zone, index }, position) => at(zone, index, position) };
}
