// dream.tsx - Nightmares and Happy Dreams.
import type { Card } from "../engine/types";
import { Frame, Glow, Ribbons } from "./frame";
import { polar, repeat } from "./shapes";

/** Tongues of the dark that reach for the middle. */
const tongue = (turn: number, reach: number) => {
  const tip = polar(turn + 0.03, 98 - reach, 50, 66);

  return `M${polar(turn - 0.05, 110, 50, 66)}Q${
    polar(turn + 0.05, 80 - reach / 2, 50, 66)} ${tip}Q${
    polar(turn + 0.09, 84 - reach / 2, 50, 66)} ${
    polar(turn + 0.05, 110, 50, 66)}z`;
};
const tongues = repeat(13, (i) => tongue(i / 13, 48 + 9 * ((i * 5) % 3)));

const spike = (i: number) => `M${polar(i / 20 - 0.022, 27, 50, 66)}L${
  polar(i / 20, i % 2 ? 33 : 38, 50, 66)}L${
  polar(i / 20 + 0.022, 27, 50, 66)}z`;

export const Nightmare = ({ card }: { card: Card }) =>
  <Frame card={card} tint="nightmare">
    <Glow x={50} y={66} r={60} />
    <path d={repeat(20, spike)} fill="var(--body)" />
    <circle cx="50" cy="66" r="28" fill="var(--body)" />
    <circle cx="50" cy="66" r="26" fill="var(--near)" />
    <path d="M27 66Q50 44 73 66 50 88 27 66z" fill="var(--key)" />
    <path d="M50 53Q41 66 50 79 59 66 50 53z" fill="var(--near)" />
    <path d={tongues} fill="var(--near)" />
    <Ribbons signs={["nightmare"]} />
  </Frame>;

/** A gore of the balloon, from its crown to its mouth. */
const gore = (left: number, right: number) =>
  `M50 22C${50 + left * 1.34} 22 ${50 + left * 1.34} 58 ${50 + left * 0.3} 78H${
    50 + right * 0.3}C${50 + right * 1.34} 58 ${50 + right * 1.34} 22 50 22z`;
const gores = ["red", "blue", "green", "brown"] as const;

const Balloon = () => <>
  {gores.map((tint, i) => <g class={`card-tinted card-${tint}`}>
    <path d={gore(-26 + 13 * i, -13 + 13 * i)} fill="var(--mist)" />
  </g>)}
  <path d="M43 80L46 92M57 80L54 92M50 80V92" stroke="var(--near)" />
  <path d="M44.5 92H55.5L54 101H46z" fill="var(--near)" />
</>;

export const HappyDream = ({ card }: { card: Card }) =>
  <Frame card={card} tint="dawn">
    <path d="M0 74Q50 50 100 74V140H0z" fill="var(--mist)" />
    <Balloon />
    <path d="M78 44q3-3.5 5.5 0 2.5-3.5 5.5 0M68 60q2-2.5 4 0 2-2.5 4 0M14
      66q2.5-3 5 0 2.5-3 5 0" fill="none" stroke="var(--near)"
      stroke-width="1.3" stroke-linecap="round" />
    <path d="M-4 140V112a14 14 0 0 1 22-8 17 17 0 0 1 30 4 12 12 0 0 1 16 6 15
      15 0 0 1 26-4 12 12 0 0 1 14 6V140z" fill="var(--light)"
      fill-opacity=".7" />
    <path d="M-4 140V126a12 12 0 0 1 20-2 14 14 0 0 1 24 0 14 14 0 0 1 24 2 12
      12 0 0 1 20-2 12 12 0 0 1 20 2V140z" fill="var(--light)" />
    <Ribbons signs={["dream"]} />
  </Frame>;
