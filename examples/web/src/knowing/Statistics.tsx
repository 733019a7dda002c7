// Statistics.tsx - how the games ended that were played in this browser.
import { useState } from "preact/hooks";
import { usePage, useWords } from "../page/context";
import { clearTallies, tallies, type Tally } from "../page/tally";
import { Dialog } from "./Dialog";
import { useTitles } from "./titles";
import { knowingWords } from "./words";

const Row = ({ tally, title }: {
  readonly tally: Tally;
  readonly title: string | undefined;
}) =>
  <tr>
    <th scope="row">{title}</th>
    <td>{tally.played}</td>
    <td>{tally.won}</td>
    <td>{Math.round(tally.won / tally.played * 100)} %</td>
    <td>{tally.wonWithALook}</td>
    <td>{tally.streak}</td>
    <td>{tally.best}</td>
  </tr>;

export function Statistics() {
  const { go } = usePage();
  const words = useWords(knowingWords);
  const [rows, setRows] = useState(tallies);
  const [isAsking, ask] = useState(false);
  const titles = useTitles(rows.map(({ config }) => config));
  const heads = [words.configuration, words.played, words.wonGames,
    words.share, words.wonWithALook, words.streak, words.bestStreak];

  return (
    <section class="knowing">
      <h1>{words.statistics}</h1>
      {rows.length === 0 ? <p>{words.nothingYet}</p> :
        <div class="wide" tabIndex={0} role="region"
          aria-label={words.statistics}>
          <table>
            <thead><tr>{heads.map((head) =>
              <th key={head} scope="col">{head}</th>)}</tr></thead>
            <tbody>{rows.map((tally, i) =>
              <Row key={tally.config} tally={tally} title={titles[i]} />)}
            </tbody>
          </table>
        </div>}
      <p class="faint">{words.onlyHere}</p>
      <div class="row">
        {rows.length > 0 && <button type="button" onClick={() => ask(true)}>
          {words.clear}</button>}
        <button type="button" onClick={() => go("start")}>{words.back}</button>
      </div>
      {isAsking && <Dialog question={words.clearAsk} yes={words.clear}
        no={words.back} close={(isYes) => {
          ask(false);
          if (isYes) clearTallies();
          setRows(tallies());
        }} />}
    </section>
  );
}
