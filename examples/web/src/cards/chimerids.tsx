// chimerids.tsx - the parts of a beast of many beasts.
import { Both, polar, repeat } from "./shapes";

const lock = (i: number) => `M${polar(i / 18 - 0.04, 26, 50, 78)}L${
  polar(i / 18, i % 2 ? 40 : 36, 50, 78)}L${polar(i / 18 + 0.04, 26, 50, 78)}z`;

const Head = () => <>
  <path fill="var(--limb)" d="M41 140V104H59V140z" />
  <path fill="var(--limb)" d={repeat(18, lock)} />
  <circle cx="50" cy="78" r="28" fill="var(--limb)" />
  <Both>
    <path fill="var(--light)" d="M46 56C34 54 24 42 30 20 34 34 42 40 50 46z" />
    <path fill="var(--body)" d="M34 62C24 56 18 60 15 68 22 74 30 74 36 70z" />
  </Both>
  <path fill="var(--body)" d="M32 60Q50 46 68 60L64 84Q63 106 50 112 37 106 36
    84z" />
  <Both>
    <path fill="var(--near)" d="M34 68L48 75Q42 82 36 77z" />
    <path fill="var(--sun)" d="M38.5 72.5L44 75.5Q41 78 39 76z" />
    <path fill="var(--light)" d="M41 102L45 105 42 112z" />
  </Both>
  <path fill="var(--near)" d="M43 91H57L50 99z" />
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" d="M50 98V103M42 105Q46 107 50 103 54 107 58
    105M50 56V68" />
</>;

/** From the one that hangs to the one that is spread. */
const feather = (i: number) =>
  `M30 30C${20 - 3 * i} ${44 - i} ${12 - 2 * i} ${
    66 - 4 * i} ${17 - 3 * i} ${112 - 15 * i} ${28 - 2 * i} ${
    100 - 14 * i} ${34 - i} ${70 - 6 * i} 34 40z`;

const Torso = () => <>
  <Both>
    <path fill="var(--limb)" stroke="var(--near)" stroke-width="1.2"
      d={repeat(4, (i) => feather(3 - i))} />
  </Both>
  <path fill="var(--body)" d="M41 0H59V9C70 11 79 20 78 34 76 50 65 64 64
    84V140H36V84C35 64 24 50 22 34 21 20 30 11 41 9z" />
  <Both>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path stroke="var(--near)" stroke-width="13" d="M29 36L23 64 30 88" />
      <path stroke="var(--body)" stroke-width="10" d="M29 36L23 64 30 88" />
    </g>
    <path fill="var(--light)" d="M24.5 90L23.5 104 29 96 31 107 34 95 38.5 103
      36 88z" />
  </Both>
  <path fill="var(--limb)" d="M34 12L38 27 42 22 45 38 50 30 55 38 58 22 62 27
    66 12Q50 20 34 12z" />
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" stroke-linejoin="round" d="M46 54L50 60 54 54M45
    76L50 82 55 76M43 100L47 105 50 100 53 105 57 100M43 122L47 127 50 122 53
    127 57 122" />
</>;

const Legs = () => <>
  <path fill="none" stroke="var(--limb)" stroke-width="6.5"
    stroke-linecap="round" d="M62 30C84 30 92 52 85 68 79 82 80 94 86 100" />
  <path fill="var(--limb)" d="M80 98C84 90 95 92 96 102 96 110 90 114 85 111z"
    />
  <circle cx="90" cy="101" r="1.8" fill="var(--sun)" />
  <path fill="var(--body)" d="M36 0H64C76 10 80 34 70 58L60 56Q56 40 50 36 44 40
    40 56L30 58C20 34 24 10 36 0z" />
  <Both>
    <path fill="none" stroke="var(--body)" stroke-width="9"
      stroke-linejoin="round" d="M34 52L40 66 28 88 32 112" />
    <path fill="var(--body)" d="M29 50L30 68 35 62 38 72 42 60 44 50z" />
    <path fill="var(--light)" d="M26 110H39L43 127H32L31 121 29 127H20z" />
  </Both>
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" stroke-linejoin="round" d="M33 14L36 19 39 14M61
    14L64
    19 67 14M46 18L50 23 54 18M30 30L33 35 36 30M64 30L67 35 70 30" />
</>;

export const chimerids = { head: Head, torso: Torso, legs: Legs };
