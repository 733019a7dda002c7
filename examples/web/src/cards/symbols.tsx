// symbols.tsx - sun, moon, key and glyph, in a square from -10 to 10.
import { disc, polar, repeat } from "./shapes";

const ray = (turn: number, length: number) =>
  `M${polar(turn - 0.035, 6)}L${polar(turn, length)}L${
    polar(turn + 0.035, 6)}z`;
/** Each as one path. */
export const sun =  repeat(16, (i) => ray(i / 16, i % 2 ? 8.2 : 10.4)) +
  disc(0, 0, 5.3);

export const moon = "M3.4-9.2A9.6 9.6 0 1 0 9.2 4.2A8 8 0 0 1 3.4-9.2z" +
  "M5.2-4.6l.9 2.3 2.3.9-2.3.9-.9 2.3-.9-2.3-2.3-.9 2.3-.9z";

const bow = disc(0, -5.6, 4.6) + disc(0, -5.6, 2.3);
const bit = "M-1.1-1.2h2.2v1.4h1.6v1.3h-1.6v3h4v1.5h-1.5v1.7h1.5v1.7h-4" +
  "v.6h-2.2z";

/** Faces are asleep: this is a dream. */
const sleeping = "M-3.2-.2q1.1 1 2.2 0M1-.2q1.1 1 2.2 0M-1.5 2.4q1.5 1.1 3 0";

export const Symbols = () => <>
  <g id="card-sun" fill="var(--sun)">
    <path d={sun} />
  </g>
  <g id="card-moon" fill="var(--moon)">
    <path d={moon} />
  </g>
  <g id="card-key" fill="var(--key)" fill-rule="evenodd">
    <path d={bow + disc(0, -10, 1.1) + disc(-4.9, -6, 1.1) +
      disc(4.9, -6, 1.1)} />
    <path d={bit} />
  </g>
  <g id="card-glyph" fill="none" stroke="var(--glyph)" stroke-width="1.9"
    stroke-linecap="round" stroke-linejoin="round">
    <path d="M0-9.2L9.2 0 0 9.2-9.2 0z" />
    <path d="M-3.6 2.6A4 4 0 1 1 3.2 3.2Q0 5.2-.4 1.6A1.2 1.2 0 1 1 .9.6" />
  </g>
  <g id="card-sun-face" fill="none" stroke="var(--mid)" stroke-width=".7"
    stroke-linecap="round">
    <path d={sleeping} />
  </g>
  <g id="card-moon-face" fill="none" stroke="var(--mid)" stroke-width=".7"
    stroke-linecap="round">
    <path d="M-4.6-.6q1.1 1 2.3.1M-3.9 3.6q1 .5 2-.2" />
  </g>
</>;
