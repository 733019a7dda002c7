// patterns.tsx - what tells colours and legions apart without their hue.  Each
// is one path over the whole card, drawn once for the page.
import { disc, polar, repeat } from "./shapes";

/** The heavens turn about the point at which a room's symbol stands. */
const orbits = repeat(7, (i) => disc(50, 54, 31 + 9 * i) + planet(i, 0) +
  planet(i, 1 / 3) + planet(i, 2 / 3));

function planet(ring: number, turn: number) {
  const at = polar(turn + 0.134 * ring, 31 + 9 * ring, 50, 54);

  return `M${at}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0`;
}

const wave = (x: number, y: number) => `M${x} ${y}q6-5.5 12 0t12 0`;
const waves = repeat(15, (row) => repeat(6, (i) =>
  wave(24 * i - 24 + 6 * (row % 2 ? 2 : 0), 10 * row + 4)));

/** A leaf with its rib, about a point, leaning one way or the other. */
const leaf = (x: number, y: number, way: number) =>
  `M${x - 6 * way} ${y + 7}q${-1 * way}-13 ${12 * way}-14q${2 * way} 13 ${
    -12 * way} 14l${8 * way}-9`;
const leaves = repeat(7, (row) => repeat(6, (i) =>
  leaf(20 * i + (row % 2 ? 10 : 0), 22 * row + 4, row % 2 ? 1 : -1)));

const book = (i: number, y: number) => {
  const height = 17 + ((i * 7 + y) % 5);

  return `M${8 * i + 1} ${y}v${-height}h6v${height}z` +
    `M${8 * i + 1} ${y - height + 4}h6`;
};
const shelves = repeat(6, (row) => `M0 ${26 * row + 12}h100` +
  repeat(13, (i) => (i * 5 + row * 3) % 9 ? book(i, 26 * row + 10) : ""));

const crosses = repeat(12, (row) => repeat(7, (i) =>
  `M${16 * i + (row % 2 ? 8 : 0) - 2} ${12 * row + 3}v6m-3-4h6`));
const bubbles = repeat(10, (row) => repeat(7, (i) =>
  disc(17 * i + (row % 2 ? 8.5 : 0), 15 * row + 4, 2 + ((i * 3 + row) % 4))));
const cells = repeat(12, (row) => repeat(7, (i) => {
  const x = 18 * i + (row % 2 ? 9 : 0) - 4;

  return `M${x} ${15 * row - 6}v10l9 5 9-5v-10M${x + 9} ${15 * row + 9}`;
}));
const claws = repeat(9, (row) => repeat(5, (i) =>
  `M${26 * i + (row % 2 ? 13 : 0) - 6} ${18 * row}` +
  "l-4 10m8-10l-4 10m8-10l-4 10"));

const lines = {
  red: orbits, blue: waves, green: leaves, brown: shelves,
  necronauts: crosses, homunculi: bubbles, insectoids: cells,
  chimerids: claws,
};

export const Patterns = () => <>
  {Object.entries(lines).map(([name, d]) =>
    <path id={`card-pattern-${name}`} d={d} fill="none" stroke="var(--soft)"
      stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />)}
</>;
