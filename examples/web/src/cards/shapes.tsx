// shapes.tsx - points, paths, and a drawing that stands in the page's defs.
import type { ComponentChildren } from "preact";

const round = (value: number) => Math.round(value * 100) / 100;

/** A point at an angle, in turns from the top, clockwise. */
export function polar(turn: number, radius: number, x = 0, y = 0) {
  const angle = (turn - 0.25) * 2 * Math.PI;

  return `${round(x + radius * Math.cos(angle))} ${
    round(y + radius * Math.sin(angle))}`;
}

export const repeat = (count: number, path: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => path(index)).join("");

/** A full circle as a part of a path. */
export const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${
    -2 * r} 0z`;

interface UseProps {
  readonly id: string;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly turn?: number | undefined;
  readonly fill?: string | undefined;
}

/** A drawing of CardDefs with its centre at (x, y).  Its colours are those of
 * the card on which it is used, because a use inherits. */
export function Use({ id, x = 0, y = 0, size = 1, turn, fill }: UseProps) {
  const move = x === 0 && y === 0 ? "" : `translate(${x} ${y})`;
  const rotate = turn === undefined ? "" : `rotate(${turn})`;
  const scale = size === 1 ? "" : `scale(${size})`;

  return <use href={`#card-${id}`} fill={fill}
    transform={move + rotate + scale || undefined} />;
}

/** A drawing and its mirror image about the card's upright axis. */
export function Both({ children }: { children: ComponentChildren }) {
  return <>
    {children}
    <g transform="matrix(-1 0 0 1 100 0)">{children}</g>
  </>;
}
