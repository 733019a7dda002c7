// ReviewPage.tsx - what the answers of a game were worth.
import { useEffect, useState } from "preact/hooks";
import type { Engine, Remote } from "../engine/engine";
import type { Judged, View } from "../engine/types";
import { usePage, useWords } from "../page/context";
import { Table } from "../table/Table";
import { Curve } from "./Curve";
import { percent, percentOf } from "./percent";
import { costliest, costOf, useReview } from "./useReview";
import { knowingWords } from "./words";

/** An answer, and what would have been better. */
function Verdict({ one }: { readonly one: Judged }) {
  const words = useWords(knowingWords);
  const { best, given } = one;

  return (
    <span class="verdict">
      <b>{one.ply + 1}. {given.answer.text}</b> {percentOf(given)}
      {best.answer.action !== given.answer.action && <>
        <br />{words.better} <b>{best.answer.text}</b> {percentOf(best)}
        {best.reason && <>. {best.reason}</>}
      </>}
    </span>
  );
}

function Worst({ judged, choose }: {
  readonly judged: readonly Judged[];
  readonly choose: (one: Judged) => void;
}) {
  const words = useWords(knowingWords);
  const worst = costliest(judged);

  return (
    <section>
      <h2>{words.costliest}</h2>
      {worst.length === 0 ? <p>{words.noneCostly}</p> :
        <ol class="worst">{worst.map((one) =>
          <li key={one.ply}>
            <button type="button" onClick={() => choose(one)}>
              <Verdict one={one} />
              <span class="cost">−{percent(costOf(one))}</span>
            </button>
          </li>)}</ol>}
    </section>
  );
}

/** The table before an answer, to be looked at only. */
function Moment({ engine, one }: {
  readonly engine: Remote<Engine>;
  readonly one: Judged;
}) {
  const { go, play, tried } = usePage();
  const words = useWords(knowingWords);
  const [view, setView] = useState<View | null>(null);
  const reader = play.reader(one.seat);

  useEffect(() => {
    tried(engine.viewAt(one.ply, reader).then(setView));
  }, [engine, one]);
  const playOn = async () => {
    void engine.viewAt(one.ply, reader);
    await play.open(await engine.text(), play.seats);
    go("table");
  };

  return (
    <section aria-label={words.thisMoment}>
      <h2>{words.thisMoment}</h2>
      <p role="status"><Verdict one={one} /></p>
      <button type="button" onClick={() => tried(playOn())}>
        {words.fromHere}</button>
      {view && <div class="moment">
        <Table view={{ ...view, answers: [] }} give={() => {}} /></div>}
    </section>
  );
}

/** All that the curve shows, in words. */
function Answers({ judged }: { readonly judged: readonly Judged[] }) {
  const words = useWords(knowingWords);

  return (
    <details>
      <summary>{words.allAnswers}</summary>
      <div class="wide" tabIndex={0} role="region"
        aria-label={words.allAnswers}>
        <table>
          <thead><tr>
            <th scope="col">{words.move}</th>
            <th scope="col">{words.answer}</th>
            <th scope="col">{words.chance}</th>
            <th scope="col">{words.cost}</th>
          </tr></thead>
          <tbody>{judged.map((one) =>
            <tr key={one.ply}>
              <td>{one.ply + 1}</td>
              <th scope="row">{one.given.answer.text}</th>
              <td>{percentOf(one.given)}</td>
              <td>{percent(costOf(one))}</td>
            </tr>)}</tbody>
        </table>
      </div>
    </details>
  );
}

export function ReviewPage({ view }: { readonly view: View }) {
  const { go } = usePage();
  const words = useWords(knowingWords);
  const { engine, judged, done } = useReview(view);
  const [ply, setPly] = useState(-1);
  const chosen = judged.find((one) => one.ply === ply) ?? judged[0];
  const choose = (one: Judged) => setPly(one.ply);

  return (
    <section class="knowing review">
      <button type="button" onClick={() => go("table")}>{words.back}</button>
      <h1>{words.review}</h1>
      {done < view.ply &&
        <p>
          <progress max={view.ply} value={done} aria-label={words.review} />
          {" "}{words.reviewing(done, view.ply)}
        </p>}
      {engine && chosen && <>
        <Curve judged={judged} all={view.ply} chosen={chosen}
          choose={choose} />
        <Worst judged={judged} choose={choose} />
        <Moment engine={engine} one={chosen} />
        <Answers judged={judged} />
      </>}
    </section>
  );
}
