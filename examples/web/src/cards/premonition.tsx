// premonition.tsx - a Dark Premonition: a comet over its own words.
import type { Card } from "../engine/types";
import { Frame } from "./frame";
import { disc, polar, repeat } from "./shapes";

/** Breaks a text into lines of at most a width, if its words let it. */
function wrap(text: string, width: number) {
  const lines: string[] = [];

  for (const word of text.split(" ")) {
    const last = lines.at(-1);

    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else
      lines.push(word);
  }
  return lines;
}

/** How large lines can be written in 86 by 46. */
const sizeOf = (lines: string[]) => Math.min(12, 40 / lines.length,
  150 / Math.max(...lines.map((line) => line.length)));

/** Words about a height, in the lines that let them be largest. */
export function Words({ text, y }: { text: string; y: number }) {
  const lines = Array.from({ length: 12 }, (_, i) => wrap(text, 9 + i))
    .reduce((best, other) => sizeOf(other) > sizeOf(best) ? other : best);
  const size = sizeOf(lines);
  const top = y + size / 3 - (lines.length - 1) / 2 * size * 1.16;

  return <text text-anchor="middle" font-size={size.toFixed(2)}
    fill="var(--light)">
    {lines.map((line, i) =>
      <tspan x="50" y={(top + i * size * 1.16).toFixed(2)}>{line}</tspan>)}
  </text>;
}

/** Its head lies below the middle, and its tail goes up. */
export const OmenDefs = () => <g id="card-comet">
  <path d="M-9 13C-9-4-3-16 0-30 3-16 9-4 9 13z" fill="var(--body)" />
  <path d="M-13 10C-14-2-12-10-11-18M13 10C14-2 12-10 11-18" fill="none"
    stroke="var(--limb)" stroke-width="2" stroke-linecap="round" />
  <circle cy="13" r="10" fill="var(--light)" />
  <path d="M-7 13Q0 5 7 13 0 21-7 13z" fill="var(--near)" />
  <circle cy="13" r="2" fill="var(--sun)" />
</g>;

/** What a Premonition demands is no trait, so its words say it.  The comet
 * comes from another side for each, by which one is known at a glance. */
export const Premonition = ({ card }: { card: Card }) =>
  <Frame card={card} tint="omen">
    <path d={repeat(8, (i) => disc(...side(i)))} fill="var(--mist)" />
    <path d={disc(50, 38, 28)} fill="none" stroke="var(--soft)" />
    <use href="#card-comet"
      transform={`translate(50 38)rotate(${45 * (card.value % 8)})`} />
    <path d="M0 78Q50 68 100 78V140H0z" fill="var(--near)" />
    <Words text={card.text} y={106} />
  </Frame>;

function side(i: number): [number, number, number] {
  const [x, y] = polar(i / 8, 28, 50, 38).split(" ").map(Number);

  return [x ?? 50, y ?? 38, 1.8];
}
