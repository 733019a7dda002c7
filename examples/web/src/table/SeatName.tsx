// SeatName.tsx - who sits there, and how many cards the player holds.
import { NUMBER_ACTIVE, ZONE_HAND } from "onirim/constants";
import type { View } from "../engine/types";
import { usePage, useWords } from "../page/context";
import { pageWords } from "../page/words";
import { zoneMark } from "./marks";

export function SeatName({ view, seat }: {
  readonly view: View;
  readonly seat: number;
}) {
  const words = useWords(pageWords);
  const { names } = usePage().play.reader();
  const hand = view.zones.find(({ zone, index }) =>
    zone === ZONE_HAND && index === seat);
  const isActive = view.counts.some(({ what, value }) =>
    what === NUMBER_ACTIVE && value === seat);
  const isOwn = seat === view.viewer;

  return (
    <h2 class={isActive ? "seat active" : "seat"}
      {...!isOwn && { "data-zone": zoneMark(ZONE_HAND, seat) }}>
      <b>{names[seat] || `${words.seat} ${seat + 1}`}</b>
      {!isOwn && hand && <span>{hand.text} <b>{hand.cards.length}</b></span>}
    </h2>
  );
}
