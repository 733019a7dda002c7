// Table.tsx - the table as its viewer sees it.
import {
  HIDDEN_CARD, NUMBER_DECK, NUMBER_OBJECTIVE, ZONE_BOTTOM, ZONE_CREATURE,
  ZONE_DISCARD, ZONE_DOORS, ZONE_GOALS, ZONE_HAND, ZONE_LIMBO, ZONE_PENDING,
  ZONE_POOL, ZONE_PREMONITIONS, ZONE_REMOVED, ZONE_RESERVE, ZONE_ROW,
  ZONE_SHARED, ZONE_TOP, ZONE_TOWERS,
} from "onirim/constants";
import type { Answer, View, Zone } from "../engine/types";
import { Creature, Spread, Stack } from "./Pile";
import { slotsOf } from "./slots";

/** Seats have so many places for creatures in the numbers of their zones. */
const PLACES = 8;

const OPEN = [ZONE_GOALS, ZONE_PREMONITIONS, ZONE_RESERVE, ZONE_TOWERS];
const STACKS = [ZONE_DISCARD, ZONE_LIMBO, ZONE_REMOVED];
const CLOSE = [ZONE_PENDING, ZONE_SHARED];

interface Props {
  readonly view: View;
  readonly give: (answer: Answer) => void;
}

export function Table({ view, give }: Props) {
  const filled = view.zones.filter(({ cards }) => cards.length > 0);
  const touchable = filled.filter(({ zone }) => zone !== ZONE_POOL);
  const slots = slotsOf(view, touchable);
  const spread = (zones: readonly Zone[]) => zones.map((zone) =>
    <Spread key={`${zone.zone} ${zone.index}`} zone={zone} slots={slots}
      give={give} />);
  const those = (kinds: readonly number[], index?: number) =>
    filled.filter((one) => kinds.includes(one.zone) &&
      (index === undefined || one.index === index));
  const number = (what: number) =>
    view.counts.find((count) => count.what === what);
  const others = Array.from({ length: view.players }, (_, seat) => seat)
    .filter((seat) => seat !== view.viewer);
  const place = (seat: number) => {
    const creatures = filled.filter(({ zone, index }) =>
      zone === ZONE_CREATURE && Math.floor(index / PLACES) === seat);

    return (
      <section class="place" key={seat}>
        {spread(those([ZONE_DOORS], seat))}
        {spread(those([ZONE_ROW], seat))}
        {creatures.length > 0 && <div class="creatures">
          {creatures.map((zone) =>
            <Creature key={zone.index} zone={zone} slots={slots}
              give={give} />)}
        </div>}
      </section>
    );
  };
  const stack = (zone: Zone, count: number) =>
    <Stack key={zone.zone} zone={zone} count={count} slots={slots}
      give={give} />;
  const deck = number(NUMBER_DECK);
  const objective = number(NUMBER_OBJECTIVE);

  return (
    <div class="table">
      <header class="piles">
        {those([ZONE_POOL]).map((zone) => stack(zone, deck?.value ?? 0))}
        {spread(those([ZONE_TOP, ZONE_BOTTOM]))}
        {those(STACKS).map((zone) => stack(zone, zone.cards.length))}
        {objective && <p>{objective.text} <b>{objective.value}</b></p>}
      </header>
      {spread(those(OPEN))}
      {others.map((seat) => <>
        {spread(those([ZONE_HAND], seat).filter(({ cards }) =>
          cards.some(({ value }) => value !== HIDDEN_CARD)))}
        {place(seat)}
      </>)}
      {place(view.viewer)}
      {spread(those(CLOSE))}
      {spread(those([ZONE_HAND], view.viewer))}
      <Question view={view} others={slots.others} give={give} />
    </div>
  );
}

/** What is asked, and the answers that take no card on the table. */
const Question = ({ view, others, give }: Props & {
  readonly others: readonly Answer[];
}) =>
  <section class="question" aria-live="polite">
    <h1>{view.question}</h1>
    <div class="answers">
      {others.map((answer) =>
        <button type="button" key={answer.action} data-action={answer.name}
          title={answer.help} onClick={() => give(answer)}>
          {answer.text}
        </button>)}
    </div>
  </section>;
