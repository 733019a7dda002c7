// necronauts.tsx - the parts of a dead diver.  A part fills the card.  At the
// card's edges all necks are 18 wide and all waists 28, so that parts of
// different legions join.
import { Both, disc, repeat } from "./shapes";

const Head = () => <>
  <path fill="var(--limb)" d="M41 140V112H59V140z" />
  <circle cx="50" cy="74" r="37" fill="var(--light)" fill-opacity=".14"
    stroke="var(--limb)" stroke-width="3.5" />
  <path fill="var(--body)" d="M50 44C31 44 25 57 25.5 71 26 79 30 84 34.5
    87V96Q34.5 101 39.5 101H60.5Q65.5 101 65.5 96V87C70 84 74 79 74.5 71
    75 57 69 44 50 44z" />
  <path fill="var(--near)" d={`${disc(39.5, 71, 8)}${disc(60.5, 71, 8)}M50
    80L46 88H54z`} />
  <path fill="var(--sun)" d={disc(41, 72, 2.2) + disc(59, 72, 2.2)} />
  <path stroke="var(--near)" stroke-width="1.4" d={repeat(5, (i) =>
    `M${40 + 5 * i} 92V100`)} />
  <path fill="none" stroke="var(--light)" stroke-width="2.6"
    stroke-linecap="round" stroke-opacity=".7" d="M20 72A30 30 0 0 1 30 50" />
  <path fill="var(--limb)" d="M22 108Q50 118 78 108L82 120Q50 132 18 120z" />
  <path fill="var(--near)" d={disc(29, 116, 1.8) + disc(43, 119.5, 1.8) +
    disc(57, 119.5, 1.8) + disc(71, 116, 1.8)} />
</>;

const rib = (i: number) => `M47 ${42 + 14 * i}C${36 - i} ${38 + 14 * i} ${
  24 + i} ${44 + 14 * i} ${27 + 2 * i} ${53 + 14 * i}`;

const Torso = () => <>
  <g fill="none" stroke="var(--body)" stroke-linecap="round"
    stroke-linejoin="round">
    <Both>
      <path stroke-width="6.5" d="M47 27Q34 20 25 29" />
      <path stroke-width="6" stroke="var(--limb)" d="M22 32L13 64 22 94" />
      <path stroke-width="3" stroke="var(--limb)" d="M22 94L16 106M22 94L22
        108M22 94L28 105" />
      <path stroke-width="5.5" d={repeat(4, rib)} />
    </Both>
    <path stroke-width="7" stroke-dasharray="5 4" stroke-linecap="butt"
      d="M50 22V122" />
  </g>
  <path fill="var(--limb)" d="M41 0H59V10L70 14Q68 22 50 22T30 14L41 10z" />
  <path fill="var(--limb)" d="M36 140V120Q50 112 64 120V140z" />
  <path fill="var(--near)" d={disc(50, 130, 4.5)} />
  <path fill="var(--sun)" d={disc(50, 130, 2)} />
</>;

const Legs = () => <>
  <path fill="var(--body)" fill-rule="evenodd" d={`M36 10H64C72 8 80 14 78 24
    76 36 66 42 60 40L50 30 40 40C34 42 24 36 22 24 20 14 28 8 36 10z${
    disc(36, 24, 5.5)}${disc(64, 24, 5.5)}`} />
  <path fill="var(--limb)" d="M36 0H64V12Q50 18 36 12z" />
  <Both>
    <g fill="none" stroke="var(--body)" stroke-linecap="round">
      <path stroke-width="7" d="M33 40L29 68" />
      <path stroke-width="6" d="M29 76L31 104" />
    </g>
    <path fill="var(--body)" d={disc(29, 71, 6)} />
    <path fill="var(--limb)" d="M20 98H42V116Q45 120 45 128H12Q12 118 20 115z"
      />
    <path fill="var(--near)" d="M20 103H42V106H20zM12 124H45V128H12z" />
  </Both>
</>;

export const necronauts = { head: Head, torso: Torso, legs: Legs };
