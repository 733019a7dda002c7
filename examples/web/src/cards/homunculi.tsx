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
    46M36 44.5l2 6M44 42l1.5 6M52 42l.5 6" />
</>;

const Torso = () => <>
  <g fill="none" stroke="var(--limb)" stroke-linecap="round">
    <Both>
      <path stroke-width="9.5" d="M36 32C20 34 12 48 13 74" />
      <path stroke-width="5" d="M11 76L7.5 86M13.5 78L14 89M16 76L20 85" />
    </Both>
  </g>
  <path fill="var(--body)" d="M41 0H59V14C60 22 69 26 71 40 72 52 80 66 80 88
    80 110 72 122 64 130V140H36V130C28 122 20 110 20 88 20 66 28 52 29 40 31
    26 40 22 41 14z" />
  <circle cx="50" cy="90" r="21" fill="var(--near)" stroke="var(--light)"
    stroke-width="2" />
  <path fill="var(--sun)" d="M30.5 92Q38 86 46 91T62 91 69.5 89A20 20 0 0 1
    30.5 92z" />
  <path fill="var(--light)" d={disc(44, 101, 2.4) + disc(55, 98, 1.7) +
    disc(50, 83, 1.8) + disc(56, 77, 1.3)} />
  <path stroke="var(--near)" stroke-width="1.8" stroke-linecap="round"
    d={`M50 28V60${repeat(4, (i) => `M46 ${33 + 7 * i}H54`)}M50
    118V132M46 125H54`} />
</>;

const Legs = () => <>
  <Both>
    <path fill="var(--body)" d="M24 56H46V108H24Q20 80 24 56z" />
    <path fill="var(--limb)" d={`M23 104H46V116Q48 119 48 124H11Q12 110 23
      104z${disc(16, 123, 5)}${disc(27.5, 124, 5.5)}${disc(40.5, 123.5, 6)}`} />
    <path fill="none" stroke="var(--near)" stroke-width="1.6"
      stroke-linecap="round" d="M28 82Q34 86 41 83M22 118v7M34 117v8" />
  </Both>
  <path fill="var(--body)" d="M36 0H64C86 10 88 40 77 62H23C12 40 14 10 36 0z"
    />
  <path fill="var(--limb)" d="M15 36Q50 54 85 36C85 54 78 72 62 78L50 66 38
    78C22 72 15 54 15 36z" />
  <path fill="none" stroke="var(--near)" stroke-width="1.8"
    stroke-linecap="round" d="M46 20q4-5 8 0t-5 5M26 50l3 7M36 54l2 7M64
    54l-2 7M74 50l-3 7" />
</>;

export const homunculi = { head: Head, torso: Torso, legs: Legs };
