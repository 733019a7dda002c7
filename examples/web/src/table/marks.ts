// marks.ts - what lies where, as the marks on the elements of the table say.
import type { Answer } from "../engine/types";
import type { Slots } from "./slots";

/** A card that lies on the table. */
export interface Mark {
  readonly zone: number;
  readonly index: number;
  readonly place: number;
  readonly card: number;
}

const numbers = (text = "") => text.split(" ").map(Number);

export const zoneMark = (zone: number, index: number) => `${zone} ${index}`;

/** The card of which the element is a part. */
export function markOf(element: Element): Mark | null {
  const slot = element.closest<HTMLElement>("[data-card]");
  const pile = slot?.closest<HTMLElement>("[data-zone]");

  if (!slot || !pile) return null;
  const [zone = 0, index = 0] = numbers(pile.dataset.zone);
  const [card = 0, place = 0] = numbers(slot.dataset.card);

  return { zone, index, place, card };
}

export const answersAt = (slots: Slots, mark: Mark): readonly Answer[] =>
  slots.at(mark.zone, mark.index, mark.place);

/** The element of a zone that is seen. */
export function zoneElement(table: Element, zone: number, index: number):
  HTMLElement | null {
  return [...table.querySelectorAll<HTMLElement>(
    `[data-zone="${zoneMark(zone, index)}"]`)]
    .find((element) => element.getClientRects().length > 0) ?? null;
}
