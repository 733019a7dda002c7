// useShown.ts - which zones lie on the table.
import { ZONE_CREATURE } from "onirim/constants";
import { useRef } from "preact/hooks";
import type { View, Zone } from "../engine/types";
import { isGoal } from "./goals";
import { zoneMark } from "./marks";

/** The zones with cards, and those where a card can be put. These stay, except
 * for the place of a creature that is not begun. */
export function useShown(view: View): Zone[] {
  const goals = useRef(new Set<string>());

  return view.zones.filter(({ zone, index, cards }) => {
    const mark = zoneMark(zone, index);
    const isHere = isGoal(view.answers, zone, index);

    if (isHere && zone !== ZONE_CREATURE) goals.current.add(mark);
    return cards.length > 0 || isHere || goals.current.has(mark);
  });
}
