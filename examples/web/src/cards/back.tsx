// back.tsx - the back of a card: the labyrinth.
import type { Card } from "../engine/types";
import { Frame } from "./frame";
import { disc, polar, repeat, Use } from "./shapes";

/** A ring of the labyrinth with one gap, and a wall beside the gap. */
function ring(i: number) {
  const r = 22 + 9 * i;
  const gap = 5.5 / (2 * Math.PI * r);
  const turn = (i * 0.381966) % 1;

  return `M${polar(turn + gap, r, 50, 70)}A${r} ${r} 0 1 1 ${
    polar(turn - gap, r, 50, 70)}M${polar(turn - gap, r, 50, 70)}L${
    polar(turn - gap, r + 9, 50, 70)}`;
}

export const BackDefs = () =>
  <path id="card-maze" d={repeat(8, ring)} fill="none" stroke="var(--soft)"
    stroke-width="2" stroke-linecap="round" />;

export const Back = ({ card }: { card: Card }) =>
  <Frame card={card} tint="night">
    <path d="M0 0H100V140H0z" fill="var(--mid)" />
    <Use id="maze" />
    <path d={disc(50, 70, 17)} fill="var(--near)" />
    <Use id="moon" x={50} y={70} size={1.25} />
    <Use id="moon-face" x={50} y={70} size={1.25} />
  </Frame>;
