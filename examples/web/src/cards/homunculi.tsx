// homunculi.tsx - the parts of somebody made in a flask.
import { Both, disc, repeat } from "./shapes";

const Head = () => <>
  <path fill="var(--limb)" d="M41 140V108H59V140z" />
  <Both>
    <path fill="var(--limb)" d="M20 66C8 60 4 72 8 82 11 91 18 92 22 88z" />
  </Both>
  <path fill="none" stroke="var(--limb)" stroke-width="4" stroke-linecap="round"
    d="M50 38C49 28 54 22 60 24 66 27 62 34 57 32" />
  <path fill="var(--body)" d="M50 36C76 36 86 56 84 80 82 103 67 118 50
    118S18 103 16 80C14 56 24 36 50 36z" />
  <circle cx="50" cy="76" r="20" fill="var(--light)" />
  <circle cx="50" cy="78" r="11" fill="var(--mid)" />
  <circle cx="50" cy="78" r="5.5" fill="var(--near)" />
  <circle cx="54" cy="73.5" r="2.6" fill="var(--light)" />
  <path fill="var(--limb)" d="M28 76A22 22 0 0 1 72 76Q50 60 28 76z" />
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" d="M38 104Q50 111 62 104M30 50Q44 42 58
    46M36 44.500l2 6M44 42l1.5 6M52 42l.5 6" />
</>;

const Torso = () => <>
  <g fill="none" stroke="var(--limb)" stroke-linecap="round">
    <Both>
      <path stroke-width="10" d="M27 46C12 54 10 72 16 88" />
      <path stroke-width="5" d="M15 90L10 98M17 92L17 101M20 90L24 97" />
    </Both>
  </g>
  <path fill="var(--body)" d="M41 0H59V12C60 22 74 26 78 48 84 82 80 116 64
    132V140H36V132C20 116 16 82 22 48 26 26 40 22 41 12z" />
  <circle cx="50" cy="82" r="22" fill="var(--near)" stroke="var(--light)"
    stroke-width="2" />
  <path fill="var(--sun)" d="M30 84Q38 79 46 84T62 84 70 82A20 20 0 0 1 30 84z" />
  <path fill="var(--light)" d={disc(44, 94, 2.4) + disc(54, 91, 1.7) +
    disc(50, 76, 1.8) + disc(56, 70, 1.3)} />
  <path stroke="var(--near)" stroke-width="1.8" stroke-linecap="round"
    d={`M50 24V54${repeat(4, (i) => `M46 ${29 + 7 * i}H54`)}M50
    110V128M46 115H54M46 123H54`} />
</>;

const Legs = () => <>
  <path fill="var(--body)" d="M36 0H64V8C76 14 82 28 80 46 78 68 78 88 78
    108H57C57 86 56 66 50 50 44 66 43 86 43 108H22C22 88 22 68 20 46 18 28 24 14
    36 8z" />
  <Both>
    <path fill="var(--limb)" d={`M22 104H43V114Q46 118 46 124H12Q12 112 22
      108z${disc(17, 123, 5)}${disc(28, 124, 5)}${disc(39, 123.5, 5)}`} />
    <path fill="none" stroke="var(--near)" stroke-width="1.6"
      stroke-linecap="round" d="M26 66Q32 70 40 67M26 80Q32 83 40 81" />
  </Both>
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" d="M46 22q4-5 8 0t-5 5M58 34L72 40M62 31l-1.5 7M68
    34l-1.5 7" />
</>;

export const homunculi = { head: Head, torso: Torso, legs: Legs };
