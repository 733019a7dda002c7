// terror.tsx - a Terror: all the parts that it can be, or the one that it is.
import { PART_HEAD, PART_LEGS, PART_TORSO } from "onirim/constants";
import type { Card } from "../engine/types";
import { chimerids } from "./chimerids";
import { Frame, Ribbon } from "./frame";
import { homunculi } from "./homunculi";
import { insectoids } from "./insectoids";
import { necronauts } from "./necronauts";
import { legionOf, powerOf } from "./palette";
import { disc, Use } from "./shapes";

const legions = { necronauts, homunculi, insectoids, chimerids };

/** From the top, as a creature stands. */
const parts = [
  [PART_HEAD, "head", disc(83, 12.5, 4.2)],
  [PART_TORSO, "torso", "M78.8 19h8.4l1.2 9h-10.8z"],
  [PART_LEGS, "legs", "M78 30.5h10v8.5h-3.5v-4.5h-3v4.5h-3.5z"],
] as const;

export const TerrorDefs = () => <>
  {Object.entries(legions).map(([legion, drawn]) =>
    parts.map(([, name]) => {
      const Part = drawn[name];

      return <g id={`card-${legion}-${name}`}><Part /></g>;
    }))}
</>;

/** Which parts a Terror can be. */
const Pips = ({ set }: { set: number }) => <>
  <Use id="ribbon-2" x={66} />
  {parts.map(([part, , d]) => <path d={d} stroke="var(--light)"
    fill={set & part ? "var(--light)" : "none"}
    stroke-opacity={set & part ? 1 : 0.45} />)}
</>;

/** The parts one above the other, smaller the more there are, with a perforated
 * line between them. */
function Parts({ legion, names }: { legion: string; names: string[] }) {
  const size = 1 / names.length;

  return <>
    {names.map((name, i) => <g transform={
      `translate(${50 - 50 * size} ${140 * size * i})scale(${size})`}>
      <Use id={`${legion}-${name}`} />
    </g>)}
    {names.slice(1).map((_, i) => <path stroke="var(--light)" stroke-width="1.4"
      stroke-dasharray="3 3" d={`M8 ${140 * size * (i + 1)}H92`} />)}
  </>;
}

interface TerrorProps {
  readonly card: Card;
  /** PART_...: the place that it has in a creature, if it is in one. */
  readonly part: number | undefined;
}

export function Terror({ card, part }: TerrorProps) {
  const legion = legionOf(card.legion) ?? "necronauts";
  const power = powerOf(card.power);
  const set = part ?? card.parts ?? 0;
  const names = parts.filter(([bit]) => set & bit).map(([, name]) => name);
  const over = <>
    <Parts legion={legion} names={names} />
    <Ribbon signs={power ? [power, legion] : [legion]} />
    <Pips set={card.parts ?? 0} />
    <text x="91" y="132" text-anchor="end" font-size="8"
      fill="var(--light)" stroke="var(--near)" stroke-width="2.5"
      paint-order="stroke">{card.number}</text>
  </>;

  return <Frame card={card} tint={legion} over={over}>
    <Use id={`pattern-${legion}`} />
  </Frame>;
}
