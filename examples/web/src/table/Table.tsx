// Table.tsx - the table as its viewer sees it.
import {
  HIDDEN_CARD, NUMBER_DECK, NUMBER_OBJECTIVE, PLAYING, ZONE_BOTTOM,
  ZONE_CREATURE, ZONE_DISCARD, ZONE_DOORS, ZONE_GOALS, ZONE_HAND, ZONE_LIMBO,
  ZONE_PENDING, ZONE_POOL, ZONE_PREMONITIONS, ZONE_REMOVED, ZONE_RESERVE,
  ZONE_ROW, ZONE_SHARED, ZONE_TOP, ZONE_TOWERS,
} from "onirim/constants";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { Answer, Happening, View, Zone } from "../engine/types";
import { usePage } from "../page/context";
import { Chosen } from "./Chosen";
import { Doors } from "./Doors";
import { useDrag } from "./drag";
import { useFocus } from "./focus";
import { useKeys } from "./keys";
import { Creature, Spread } from "./Pile";
import { Question } from "./Question";
import { SeatName } from "./SeatName";
import { slotsOf, type Slots } from "./slots";
import { Stack } from "./Stack";
import type { Why } from "./Told";
import { useMotion } from "./useMotion";
import { shownOf } from "./shown";

/** Seats have so many places for creatures in the numbers of their zones. */
const PLACES = 8;

const OPEN: number[] = [ZONE_GOALS, ZONE_PREMONITIONS, ZONE_RESERVE,
  ZONE_TOWERS];
const STACKS: number[] = [ZONE_DISCARD, ZONE_LIMBO, ZONE_REMOVED];
const KNOWN: number[] = [ZONE_TOP, ZONE_BOTTOM];

interface Props {
  readonly view: View;
  readonly give: (answer: Answer) => void;
  /** Since the view that was shown before. */
  readonly happened?: readonly Happening[];
  readonly why?: Why;
  readonly takeBack?: (ply: number) => void;
  /** What can be done when the game is over. */
  readonly ending?: ComponentChildren;
}

interface Part {
  readonly view: View;
  readonly zones: readonly Zone[];
  readonly slots: Slots;
  readonly give: (answer: Answer) => void;
}

const Spreads = ({ zones, slots, give }: Omit<Part, "view">) =>
  <>{zones.map((zone) =>
    <Spread key={`${zone.zone} ${zone.index}`} zone={zone} slots={slots}
      give={give} />)}</>;

/** What lies before a seat. */
function Place({ view, zones, slots, give, seat, isOwn = false }: Part & {
  readonly seat: number;
  readonly isOwn?: boolean;
}) {
  const own = (kind: number) =>
    zones.filter(({ zone, index }) => zone === kind && index === seat);
  const doors = view.zones.filter(({ zone, index }) =>
    zone === ZONE_DOORS && index === seat);
  const creatures = zones.filter(({ zone, index }) =>
    zone === ZONE_CREATURE && Math.floor(index / PLACES) === seat);

  return (
    <section class={isOwn ? "place mine" : "place"}>
      {view.players > 1 && <SeatName view={view} seat={seat} />}
      {doors.map((zone) => <Doors key={zone.index} zone={zone}
        faces={view.faces} slots={slots} give={give} />)}
      <Spreads zones={own(ZONE_ROW)} slots={slots} give={give} />
      {creatures.length > 0 && <div class="creatures">
        {creatures.map((zone) =>
          <Creature key={zone.index} zone={zone} slots={slots} give={give} />)}
      </div>}
      <Spreads zones={own(ZONE_HAND).filter(({ cards }) =>
        !isOwn &&
        cards.some(({ value }) => value !== HIDDEN_CARD))}
        slots={slots} give={give} />
    </section>
  );
}

function Piles({ view, zones, slots, give }: Part) {
  const number = (what: number) =>
    view.counts.find((count) => count.what === what);
  const pool = view.zones.find(({ zone }) => zone === ZONE_POOL)!;
  const objective = number(NUMBER_OBJECTIVE);
  const rest = { slots, give };
  const isNextKnown = zones.some(({ zone, cards }) =>
    zone === ZONE_TOP && cards.length > 0);

  return (
    <aside class="piles">
      <Stack zone={pool} count={number(NUMBER_DECK)?.value ?? 0}
        hasOdds={!isNextKnown} top={view.back} {...rest} />
      <Spreads zones={zones.filter(({ zone }) => KNOWN.includes(zone))}
        slots={slots} give={give} />
      {zones.filter(({ zone }) => STACKS.includes(zone)).map((zone) =>
        <Stack key={zone.zone} zone={zone} count={zone.cards.length}
          top={zone.cards.at(-1)} {...rest} />)}
      {objective && <p>{objective.text} <b>{objective.value}</b></p>}
    </aside>
  );
}

export function Table(props: Props) {
  const { view, give, happened = [], why, takeBack, ending } = props;
  const table = useRef<HTMLDivElement>(null);
  const zones = shownOf(view);
  const slots = slotsOf(view, zones.filter(({ zone }) => zone !== ZONE_POOL));
  const part = { view, zones, slots, give };
  const those = (...kinds: number[]) =>
    zones.filter(({ zone }) => kinds.includes(zone));
  const seats = Array.from({ length: view.players }, (_, seat) => seat);
  // Alone, one sits there while dealing, too.
  const own = seats.length === 1 ? 0 : view.viewer;

  useMotion(table, view, happened, usePage().settings.motion ?? "normal");
  useFocus(table);
  useDrag(table, { slots, give });
  useKeys();
  return (
    <div class="table" ref={table}>
      <Piles {...part} />
      <div class="middle">
        <Spreads zones={those(...OPEN)} slots={slots} give={give} />
        {seats.filter((seat) => seat !== own).map((seat) =>
          <Place key={seat} {...part} seat={seat} />)}
        {seats.includes(own) && <Place {...part} seat={own} isOwn />}
      </div>
      <div class="near">
        <Question view={view} slots={slots} table={table} give={give}
          why={why} />
        {view.outcome !== PLAYING && ending}
        <div class="hands">
          {takeBack && <Chosen steps={view.steps} decision={view.decision}
            takeBack={takeBack} />}
          <Spreads zones={those(ZONE_PENDING, ZONE_SHARED)} slots={slots}
            give={give} />
          <Spreads slots={slots} give={give} zones={those(ZONE_HAND)
            .filter(({ index }) => index === own)} />
        </div>
      </div>
    </div>
  );
}
