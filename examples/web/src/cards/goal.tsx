// goal.tsx - a Goal: stepping stones to a seal, which dims when it is reached.
import { KIND_GOAL_DOWN } from "onirim/constants";
import type { Card } from "../engine/types";
import { Frame, Glow } from "./frame";
import { tintOf } from "./palette";
import { disc, repeat, Use } from "./shapes";

const stone = (i: number) => {
  const size = 8 - 1.5 * i;
  const x = 50 + (i % 2 ? -1 : 1) * (13 - 3 * i);

  return `M${x - size} ${131 - 10 * i + 1.2 * i}a${size} ${size / 2.4} 0 1 0 ${
    2 * size} 0a${size} ${size / 2.4} 0 1 0 ${-2 * size} 0z`;
};

export const GoalDefs = () => <>
  <path id="card-stones" d={repeat(4, stone)} />
  <g id="card-seal">
    <circle cx="50" cy="54" r="33" fill="var(--near)" />
    <path d={disc(50, 54, 36.5)} fill="none" stroke="var(--near)"
      stroke-width="3" stroke-dasharray="3.2 5.355" />
    <path d={disc(50, 54, 29.5)} fill="none" stroke="var(--mist)" />
  </g>
</>;

const Up = ({ tint }: { tint: string }) => <>
  <Use id={`pattern-${tint}`} />
  <Glow x={50} y={54} r={48} />
  <path d="M0 100Q50 84 100 100V140H0z" fill="var(--mid)" />
  <Use id="stones" fill="var(--light)" />
  <Use id="seal" />
  <Use id={`place-${tint}`} x={50} y={54} size={2} fill="var(--light)" />
</>;

const Down = ({ tint }: { tint: string }) => <>
  <path d="M0 0H100V140H0z" fill="var(--near)" />
  <Use id="maze" />
  <path d={disc(50, 70, 20)} fill="var(--mid)" stroke="var(--mist)"
    stroke-width="1.5" />
  <Use id={`place-${tint}`} x={50} y={70} size={1.25} fill="var(--body)" />
</>;

export function Goal({ card }: { card: Card }) {
  const tint = tintOf(card.colour) ?? "night";

  return <Frame card={card} tint={tint}>
    {card.kind === KIND_GOAL_DOWN ? <Down tint={tint} /> : <Up tint={tint} />}
  </Frame>;
}
