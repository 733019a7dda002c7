// flights.ts - which cards fly where, from what happened.
import {
  EVENT_DEAL, EVENT_MOVE, ZONE_BOTTOM, ZONE_POOL, ZONE_TOP,
} from "onirim/constants";
import type { Card, Happening, Spot } from "../engine/types";
import { zoneMark } from "./marks";

/** Where everything lay on the screen. */
export interface Picture {
  /** The cards of each zone that are seen. */
  readonly cards: ReadonlyMap<string, readonly Lying[]>;
  readonly zones: ReadonlyMap<string, DOMRect>;
}

interface Lying {
  readonly element: HTMLElement;
  readonly card: number;
  readonly rect: DOMRect;
}

/** A card on its way. Where a rectangle is missing, it lies beside the
 * question. */
export interface Flight {
  readonly card: Card;
  readonly from: DOMRect | undefined;
  readonly to: DOMRect | undefined;
  /** The card on the table that appears when the flight ends. */
  readonly lands: HTMLElement | undefined;
}

const DECK: number[] = [ZONE_TOP, ZONE_BOTTOM, ZONE_POOL];
const deck = zoneMark(ZONE_POOL, 0);

export function picture(table: Element): Picture {
  const cards = new Map<string, Lying[]>();
  const zones = new Map<string, DOMRect>();

  for (const zone of table.querySelectorAll<HTMLElement>("[data-zone]")) {
    const mark = zone.dataset.zone!;
    const pile = zone.querySelector(".pile, .cards") ?? zone;
    const lying = [...zone.querySelectorAll<HTMLElement>("[data-card]")]
      .map((element) => ({ element, rect: element.getBoundingClientRect(),
        card: Number(element.dataset.card!.split(" ")[0]) }))
      .filter(({ rect }) => rect.width > 0);

    cards.set(mark, [...cards.get(mark) ?? [], ...lying]);
    if (!zones.has(mark)) zones.set(mark, pile.getBoundingClientRect());
  }
  return { cards, zones };
}

const markOf = ({ zone, index }: Spot) => zoneMark(zone, index);

const zoneRect = ({ zones }: Picture, spot: Spot): DOMRect | undefined =>
  zones.get(markOf(spot)) ?? (DECK.includes(spot.zone)
    ? zones.get(deck) : undefined);

/** Takes a card of this face out of a list, from its end. */
function take(lying: Lying[] | undefined, card: number): Lying | undefined {
  const at = lying?.findLastIndex((one) => one.card === card) ?? -1;

  return at < 0 ? undefined : lying!.splice(at, 1)[0];
}

const copyOf = ({ cards }: Picture) =>
  new Map([...cards].map(([mark, lying]) => [mark, [...lying]]));

/** Cards that arrive where they stay, from the last back to the first: one
 * that leaves a zone later in the same answer does not lie there at the end. */
function landings(events: readonly Happening[], after: Picture):
  (Lying | undefined)[] {
  const lying = copyOf(after);
  const leaves = new Map<string, number>();

  return events.toReversed().map(({ card, from, to }) => {
    const came = `${markOf(to)} ${card!.value}`;
    const left = `${markOf(from)} ${card!.value}`;
    const goesOn = leaves.get(came) ?? 0;

    if (goesOn > 0) leaves.set(came, goesOn - 1);
    const landing = goesOn > 0 ? undefined
      : take(lying.get(markOf(to)), card!.value);
    leaves.set(left, (leaves.get(left) ?? 0) + 1);
    return landing;
  }).toReversed();
}

export function flightsOf(happened: readonly Happening[], before: Picture,
  after: Picture): Flight[] {
  const events = happened.filter(({ kind, card }) => card !== null &&
    (kind === EVENT_DEAL || kind === EVENT_MOVE));
  const lying = copyOf(before);
  const lands = landings(events, after);

  return events.map(({ card, from, to }, i) => ({
    card: card!,
    from: take(lying.get(markOf(from)), card!.value)?.rect ??
      zoneRect(before, from) ?? zoneRect(after, from),
    to: lands[i]?.rect ?? zoneRect(after, to) ?? zoneRect(before, to),
    lands: lands[i]?.element,
  }));
}
