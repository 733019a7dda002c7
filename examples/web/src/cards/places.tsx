// places.tsx - the four places of the labyrinth, as paper cut in three layers.
import { disc, repeat } from "./shapes";

const Observatory = () => <>
  <path fill="var(--mist)" d="M0 108Q16 94 34 104T64 100T100 94V140H0z" />
  <path fill="var(--light)" d="M37 88L44.5 83.5 55 98 48 104z" />
  <path fill="var(--light)" d="M33 109A19 19 0 0 1 71 109V122H33z" />
  <path fill="var(--mid)" d="M47.5 109V96A5 5 0 0 1 57.5 93V109z" />
  <path fill="var(--mid)" d="M33 109H71V111.5H33zM39 114.5h3.5v6H39zM50.5
    114.5h3.5v6h-3.5zM62 114.5h3.5v6H62z" />
  <path fill="var(--near)" d="M0 121Q26 110 52 119T100 114V140H0z" />
</>;

const weed = (x: number, height: number, way: number) => `M${x} 140q${
  -7 * way}-${height / 4} 0-${height / 2}t${3 * way}-${height / 2}q${
  6 * way} ${height / 4} ${2 * way} ${height / 2}t${2 * way} ${height / 2}z`;

const Aquarium = () => <>
  <path fill="var(--mist)" d="M0 112Q14 96 30 108T58 108T82 100T100 106V140H0z"
    />
  <path fill="var(--mid)" d={weed(14, 52, 1) + weed(26, 38, -1) +
    weed(84, 60, -1) + weed(73, 40, 1)} />
  <g transform="translate(-8 0)">
    <path fill="var(--light)" fill-rule="evenodd" d={`M38 104C44 94 57 93 64
      101L73 94C71 100 71 107 73 113L64 106C57 114 44 113 38 104z${
      disc(45.5, 102, 1.7)}`} />
    <path fill="none" stroke="var(--mid)" stroke-width="1.3" d="M52 96.5Q56
      103.5 52 110.5M57.5 97.5Q61 103.5 57.5 109.5" />
    <path fill="none" stroke="var(--light)" d={disc(33, 97, 2.2) +
      disc(30, 90, 1.5) + disc(33, 85, 1)} />
  </g>
  <path fill="var(--near)" d="M0 124Q18 112 36 121T68 121T100 116V140H0z" />
</>;

const Garden = () => <>
  <path fill="var(--mist)" d="M0 106q5-9 12-4 4-8 12-3 5-7 12 0 5-6 12 1 6-7 13
    0 5-8 13-2 6-7 13-1 6-5 13 1V140H0z" />
  <path fill="var(--mid)" d={`M20 128V108h3v20z${disc(21.5, 100, 10)}${
    disc(21.5, 84, 6.5)}M77 128V118L66 118 78.5 82 91 118H80V128z`} />
  <path fill="none" stroke="var(--light)" stroke-width="2.4" d="M36 126V104A14
    14 0 0 1 64 104V126" />
  <path fill="none" stroke="var(--light)" stroke-width="1.3" d="M43
    126V92M50 126V90M57 126V92M36 108H64" />
  <path fill="var(--near)" d="M0 122Q24 114 50 121T100 116V140H0z" />
  <path fill="var(--key)" d="M34 118c-3-1-4-4-3-7l2 2 1-3 1 3 2-2c1 3 0 6-3
    7zM66 117c-3-1-4-4-3-7l2 2 1-3 1 3 2-2c1 3 0 6-3 7z" />
</>;

const Library = () => <>
  <path fill="var(--mist)" d="M0 104H100V140H0z" />
  <path fill="none" stroke="var(--mid)" stroke-width="2.6" d={`M67 134L81 62M78
    134L92 62${repeat(6, (i) => `M${69.5 + 2 * i} ${122 - 10.5 * i}h11`)}`} />
  <path fill="var(--mid)" d="M30 118h34v6H30zM33 111h28v6H33z" />
  <path fill="var(--ground)" d="M33 119.5h4v3h-4zM55 112.5h3v3h-3z" />
  <path fill="var(--light)" d="M46.5 109C40 104 33 103 26 105V91C33 89 40 90
    46.5 95zM47.5 109C54 104 61 103 68 105V91C61 89 54 90 47.5 95z" />
  <path fill="none" stroke="var(--mid)" d="M30 95.5q6-1 12.5 2.5M30
    99.5q6-1 12.5 2.5M64 95.5q-6-1-12.5 2.5M64 99.5q-6-1-12.5
    2.5" />
  <path fill="var(--near)" d="M0 124H100V140H0z" />
  <path fill="var(--key)" d="M84 112h6v12h-6zM87 102c3 4 3 6 0 8-3-2-3-4 0-8z"
    />
</>;

/** An arch of the place's stone, on which Doors and Goals stand. */
const arch = "M14 140V54A36 36 0 0 1 86 54V140z";

export const Places = () => <>
  <g id="card-scene-red"><Observatory /></g>
  <g id="card-scene-blue"><Aquarium /></g>
  <g id="card-scene-green"><Garden /></g>
  <g id="card-scene-brown"><Library /></g>
  <path id="card-arch" d={arch} />
</>;
