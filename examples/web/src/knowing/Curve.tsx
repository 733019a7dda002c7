// Curve.tsx - the chance after each answer, as a curve for each seat.
import type { Judged } from "../engine/types";
import { useWords } from "../page/context";
import { percent } from "./percent";
import { knowingWords } from "./words";

const HEIGHT = 100, WIDTH = 400, EDGE = 4;

interface Props {
  readonly judged: readonly Judged[];
  /** All answers of the game, those that are not judged yet included. */
  readonly all: number;
  readonly chosen: Judged;
  readonly choose: (one: Judged) => void;
}

const across = (ply: number, all: number) =>
  EDGE + ply / Math.max(1, all - 1) * (WIDTH - 2 * EDGE);
const down = (chance: number) => EDGE + (1 - chance) * (HEIGHT - 2 * EDGE);

const pointOf = ({ ply, given }: Judged, all: number) =>
  `${across(ply, all).toFixed(1)},${down(given.chance).toFixed(1)}`;

function Picture({ judged, all, chosen }: Omit<Props, "choose">) {
  const seats = [...new Set(judged.map(({ seat }) => seat))];

  return (
    <>
      {[0, 0.5, 1].map((chance) =>
        <line key={chance} class="scale" x1="0" x2={WIDTH}
          y1={down(chance)} y2={down(chance)} />)}
      {seats.map((seat) =>
        <polyline key={seat} class={`line seat-${seat}`}
          points={judged.filter((one) => one.seat === seat)
            .map((one) => pointOf(one, all)).join(" ")} />)}
      <line class="chosen" x1={across(chosen.ply, all)}
        x2={across(chosen.ply, all)} y1="0" y2={HEIGHT} />
      <line class="dot" x1={across(chosen.ply, all)}
        x2={across(chosen.ply, all)} y1={down(chosen.given.chance)}
        y2={down(chosen.given.chance)} />
    </>
  );
}

export function Curve({ judged, all, chosen, choose }: Props) {
  const { curve } = useWords(knowingWords);
  const touch = (event: MouseEvent) => {
    const { left, width } =
      (event.currentTarget as Element).getBoundingClientRect();
    const ply = (event.clientX - left) / width * (all - 1);
    const [nearest] = judged.toSorted((one, other) =>
      Math.abs(one.ply - ply) - Math.abs(other.ply - ply));

    choose(nearest!);
  };

  return (
    <div class="curve">
      <p>{curve}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none"
        aria-hidden="true" onClick={touch}>
        <Picture judged={judged} all={all} chosen={chosen} />
      </svg>
      <input type="range" min={0} max={judged.length - 1}
        aria-label={curve} value={judged.indexOf(chosen)}
        aria-valuetext={`${chosen.ply + 1}: ${chosen.given.answer.text}, ${
          percent(chosen.given.chance)}`}
        onInput={({ currentTarget }) =>
          choose(judged[Number(currentTarget.value)]!)} />
    </div>
  );
}
