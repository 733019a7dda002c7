// useReview.ts - judges the answers of a game, one after the other, beside it.
import { useEffect, useState } from "preact/hooks";
import type { Engine, Remote } from "../engine/engine";
import type { Judged, View } from "../engine/types";
import { usePage } from "../page/context";

const TRIES = 80;

export interface Review {
  /** Has the game that is reviewed, which nobody plays. */
  readonly engine: Remote<Engine> | null;
  readonly judged: readonly Judged[];
  readonly done: number;
}

const nothing: Review = { engine: null, judged: [], done: 0 };

export function useReview({ ply: all }: View): Review {
  const { engine: played, newEngine, play, settings, tried } = usePage();
  const [review, set] = useState(nothing);

  useEffect(() => {
    const engine = newEngine();
    let isLeft = false;
    const seats = play.seats.flatMap(({ level }, seat) =>
      level === null ? [seat] : []);
    const begin = async () => {
      await engine.open((await played.written()).record);
      set({ engine, judged: [], done: 0 });
      for (let ply = 0; ply < all && !isLeft; ply++) {
        const one = await engine.judge(ply, TRIES, seats, play.reader());

        set(({ judged }) =>
          ({ engine, judged: one ? [...judged, one] : judged, done: ply + 1 }));
      }
    };

    tried(begin());
    return () => {
      isLeft = true;
      engine.end();
    };
  }, [settings.language]);
  return review;
}

const MOST_TOLD = 3;

export const costOf = ({ best, given }: Judged): number =>
  best.chance - given.chance;

/** The answers that cost most; a cost as small as the errors says nothing. */
export const costliest = (judged: readonly Judged[]): Judged[] =>
  judged.filter((one) =>
    costOf(one) > one.best.error + one.given.error)
    .sort((one, other) => costOf(other) - costOf(one)).slice(0, MOST_TOLD);
