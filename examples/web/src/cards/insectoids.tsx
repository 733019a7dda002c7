// insectoids.tsx - the parts of a mantis.
import { Both } from "./shapes";

const Head = () => <>
  <path fill="var(--limb)" d="M41 140V112H59V140z" />
  <Both>
    <path fill="none" stroke="var(--limb)" stroke-width="2.8"
      stroke-linecap="round" d="M45 56C46 40 42 30 34 22" />
    <circle cx="33" cy="20.5" r="3.4" fill="var(--body)" />
    <path fill="var(--light)" d="M42 106C26 112 26 126 36 136 35 126 38 119 48
      116z" />
  </Both>
  <path fill="var(--body)" d="M22 56Q50 40 78 56C82 74 72 90 64 100L57 116Q50
    123
    43 116L36 100C28 90 18 74 22 56z" />
  <Both>
    <path fill="var(--near)" d="M14 62C12 48 24 44 32 50 42 58 44 76 38 84 28
      90 16 80 14 62z" />
    <path fill="none" stroke="var(--limb)" stroke-width="1.3" d="M16 58L36
      54M17 68L41 64M21 78L42 74M24 47L30 86M33 51L38 84M17 54L20 78" />
  </Both>
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" d="M50 56V80M44 62L50 68 56 62M43 104Q50 108 57 104"
    />
</>;

const Torso = () => <>
  <Both>
    <path fill="var(--light)" fill-opacity=".3" stroke="var(--limb)"
      stroke-width="1.2" d="M44 30C20 16 2 44 8 104 30 100 42 70 46 46z" />
    <path fill="none" stroke="var(--limb)" d="M42 34C24 38 14 64 12 98M43 40C30
      56 22 76 14 92" />
    <path fill="none" stroke="var(--limb)" stroke-width="5"
      stroke-linejoin="round" stroke-linecap="round" d="M34 30L15 54 20 70" />
    <path fill="var(--body)" d="M22 68C30 80 28 94 16 106 18 94 16 84 15 72z" />
    <path fill="none" stroke="var(--limb)" stroke-width="4.5"
      stroke-linejoin="round" stroke-linecap="round" d="M36 92L20 110 26 132" />
  </Both>
  <path fill="var(--body)" d="M41 0H59V8C70 16 72 34 64 50 74 66 72 96 62 114L64
    140H36L38 114C28 96 26 66 36 50 28 34 30 16 41 8z" />
  <path fill="none" stroke="var(--near)" stroke-width="1.8" d="M36 50Q50 58 64
    50M31 70Q50 80 69 70M31 92Q50 102 69 92M38 114Q50 121 62 114M50
    14V34M44 20L50 26 56 20" />
</>;

const Legs = () => <>
  <Both>
    <g fill="none" stroke="var(--limb)" stroke-linejoin="round"
      stroke-linecap="round">
      <path stroke-width="5.5" d="M36 18L13 44 10 88 6 126" />
      <path stroke-width="5" d="M36 40L23 68 21 106 16 128" />
      <path stroke-width="4.5" d="M40 64L35 88 34 114 30 130" />
    </g>
  </Both>
  <path fill="var(--body)" d="M36 0H64C74 22 72 58 62 84 58 98 53 108 50 126 47
    108 42 98 38 84 28 58 26 22 36 0z" />
  <path fill="none" stroke="var(--near)" stroke-width="1.8" d="M31 18Q50 27 69
    18M29 40Q50 50 71 40M32 62Q50 72 68 62M38 84Q50 91 62 84M44 102Q50 106 56
    102" />
</>;

export const insectoids = { head: Head, torso: Torso, legs: Legs };
