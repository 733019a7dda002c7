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
    <path fill="var(--sun)" d="M38.5 72.500L44 75.500Q41 78 39 76z" />
    <path fill="var(--light)" d="M41 102L45 105 42 112z" />
  </Both>
  <path fill="var(--near)" d="M43 91H57L50 99z" />
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" d="M50 98V103M42 105Q46 107 50 103 54 107 58
    105M50 56V68" />
</>;

const feather = (i: number) => `M${30 - 2 * i} ${40 + 5 * i}C${16 - i} ${
  40 + 9 * i} ${6 + i} ${56 + 11 * i} ${5 + 3 * i} ${72 + 10 * i} ${18 + i} ${
  72 + 8 * i} ${28} ${60 + 7 * i} ${32} ${46 + 5 * i}z`;

const Torso = () => <>
  <Both>
    <path fill="var(--limb)" stroke="var(--near)" stroke-width="1.2"
      d={repeat(4, (i) => feather(3 - i))} />
    <path fill="var(--limb)" d="M34 26C18 24 8 40 5 66 16 56 26 50 36 48z" />
  </Both>
  <path fill="var(--body)" d="M41 0H59V10C74 14 80 30 74 52 70 74 66 110 64
    140H36C34 110 30 74 26 52 20 30 26 14 41 10z" />
  <Both>
    <path fill="none" stroke="var(--body)" stroke-width="10"
      stroke-linecap="round" stroke-linejoin="round" d="M29 34L25 66 33 92" />
    <path fill="none" stroke="var(--near)" stroke-width="1.6" d="M35.5 44L31
      68 38 88" />
    <path fill="var(--light)" d="M27 94L27 106 32 98 34 108 36.5 97 41 104 39
      91z" />
  </Both>
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" stroke-linejoin="round" d="M42 28L46 34 50 28 54 34
    58 28M44 46L47 51 50 46 53 51 56 46M45 64L50 70 55 64M44 112L47 117 50 112
    53 117 56 112" />
</>;

const Legs = () => <>
  <path fill="none" stroke="var(--limb)" stroke-width="6.5"
    stroke-linecap="round" d="M64 26C86 24 94 44 86 60 78 74 80 84 90 82" />
  <path fill="var(--limb)" d="M84 76C94 72 99 80 95 88 90 92 84 90 82 86z" />
  <path fill="var(--sun)" d="M89 79l2.5 1-1 2.5-2-1z" />
  <path fill="var(--body)" d="M36 0H64C76 10 80 34 70 58L60 56Q56 40 50 36 44 40
    40 56L30 58C20 34 24 10 36 0z" />
  <Both>
    <path fill="none" stroke="var(--body)" stroke-width="9"
      stroke-linejoin="round" d="M34 52L40 66 28 88 32 112" />
    <path fill="var(--body)" d="M29 50L30 68 35 62 38 72 42 60 44 50z" />
    <path fill="var(--light)" d="M26 110H39L43 127H32L31 121 29 127H20z" />
  </Both>
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" stroke-linejoin="round" d="M33 14L36 19 39 14M61 14L64
    19 67 14M46 18L50 23 54 18M30 30L33 35 36 30M64 30L67 35 70 30" />
</>;

export const chimerids = { head: Head, torso: Torso, legs: Legs };
