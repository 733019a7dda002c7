// shown.ts - which zones lie on the table.
import {
  KIND_DOOR, KIND_TOWER, ZONE_DISCARD, ZONE_LIMBO, ZONE_ROW, ZONE_TOWERS,
} from "onirim/constants";
import type { View, Zone } from "../engine/types";
import { isGoal } from "./goals";

/** Those that keep their place while they are empty. */
function lasting({ faces }: View): number[] {
  const has = (kind: number) => faces.some(({ card }) => card.kind === kind);

  return [ZONE_DISCARD, ...has(KIND_DOOR) ? [ZONE_ROW, ZONE_LIMBO] : [],
    ...has(KIND_TOWER) ? [ZONE_TOWERS] : []];
}

/** ..., those with cards, and those where a card can be put. */
export function shownOf(view: View): Zone[] {
  const always = lasting(view);

  return view.zones.filter(({ zone, index, cards }) => cards.length > 0 ||
    always.includes(zone) || isGoal(view.answers, zone, index));
}
