// places.tsx - the four places of the labyrinth, as paper cut in three layers.
import { disc, repeat } from "./shapes";

const Observatory = () => <>
  <path fill="var(--mist)" d="M0 108Q16 94 34 104T64 100T100 94V140H0z" />
  <path fill="var(--mid)" d="M40 124V108H44A19 19 0 0 1 53 91.500L44 77.5
    52 72.5 61.5 87.500A19 19 0 0 1 80 108H84V124z" />
  <path fill="var(--sun)" d="M55 93L62 104 66 102 59.5 91z" />
  <path fill="var(--ground)" d="M44 108H80V110.500H44z" />
  <path fill="var(--near)" d="M0 120Q26 106 52 118T100 114V140H0z" />
  <path fill="var(--sun)" d="M49 113.500h3v5h-3zM60.5 113.500h3v5h-3zM72
    113.500h3v5h-3z" />
</>;

const weed = (x: number, height: number, way: number) => `M${x} 140q${
  -7 * way}-${height / 4} 0-${height / 2}t${3 * way}-${height / 2}q${
  6 * way} ${height / 4} ${2 * way} ${height / 2}t${2 * way} ${height / 2}z`;

const Aquarium = () => <>
  <path fill="var(--mist)" d="M0 112Q14 96 30 108T58 108T82 100T100 106V140H0z" />
  <path fill="var(--mid)" d={weed(14, 52, 1) + weed(26, 38, -1) +
    weed(84, 60, -1) + weed(73, 40, 1)} />
  <path fill="var(--light)" fill-rule="evenodd" d={`M38 104C44 95 56 94 63 101
    L71 95C69.5 101 69.5 106 71 112L63 106C56 113 44 112 38 104z` +
    disc(45.5, 102, 1.6)} />
  <path fill="none" stroke="var(--mid)" stroke-width="1.2" d="M52 97.500Q55.5
    103.5 52 109.500M57 98.500Q60 103.5 57 108.5" />
  <path fill="none" stroke="var(--light)" d={disc(34, 96, 2.2) +
    disc(31, 89, 1.5) + disc(34, 83.5, 1)} />
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
  <path fill="var(--ground)" d="M33 119.500h4v3h-4zM55 112.500h3v3h-3z" />
  <path fill="var(--light)" d="M46.5 109C40 104 33 103 26 105V91C33 89 40 90
    46.5 95zM47.5 109C54 104 61 103 68 105V91C61 89 54 90 47.5 95z" />
  <path fill="none" stroke="var(--mid)" d="M30 95.500q6-1 12.5 2.500M30
    99.500q6-1 12.5 2.500M64 95.500q-6-1-12.5 2.500M64 99.500q-6-1-12.5
    2.5" />
  <path fill="var(--near)" d="M0 124H100V140H0z" />
  <path fill="var(--key)" d="M84 112h6v12h-6zM87 102c3 4 3 6 0 8-3-2-3-4 0-8z" />
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
