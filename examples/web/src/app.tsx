// app.tsx - the page: the beginning, and the table.
import { PLAYING } from "onirim/constants";
import { useEffect, useMemo, useState } from "preact/hooks";
import { CardDefs } from "./cards/CardDefs";
import type { Engine, Remote } from "./engine/engine";
import type { Advice, Answer } from "./engine/types";
import { Play, type Shown } from "./game";
import { kept, type Seat, type Settings } from "./kept";
import { NewGame } from "./NewGame";
import { seedOfChance, seedOfToday } from "./seeds";
import { Table } from "./table/Table";
import { languages, wordsIn, type Words } from "./words";

const HINT_TRIES = 40;

const here: Seat = { name: "", level: null };
const alone: readonly Seat[] = [here];

/** Everybody plays at this screen: as many as a configuration can seat. */
const atThisScreen = (config: string): readonly Seat[] =>
  config.includes("players=") || config.includes("game=")
    ? Array<Seat>(5).fill(here) : alone;

function usualSettings(): Settings {
  const language = navigator.language.slice(0, 2);

  return { language: language in languages ? language : "en", theme: "" };
}

const Log = ({ story, words }: {
  readonly story: readonly string[];
  readonly words: Words;
}) =>
  <section class="log" aria-label={words.log}>
    <h2>{words.log}</h2>
    <ol reversed>
      {story.map((line, i) => <li key={i}>{line}</li>).reverse()}
    </ol>
  </section>;

const Hint = ({ advice, words }: {
  readonly advice: readonly Advice[];
  readonly words: Words;
}) => {
  const [best] = advice;

  return best === undefined ? null :
    <p class="hint" role="status">
      <b>{best.answer.text}</b> {Math.round(best.chance * 100)} % {words.wins}.
      {" "}{best.reason}
    </p>;
};

export function App({ engine, tell }: {
  readonly engine: Remote<Engine>;
  /** In which language refusals are told from now on. */
  readonly tell: (language: string) => void;
}) {
  const [settings, set] = useState(() => kept.settings() ?? usualSettings());
  const [shown, show] = useState<Shown | null>(null);
  const [story, setStory] = useState<string[]>([]);
  const [advice, setAdvice] = useState<Advice[]>([]);
  const [isChoosing, choose] = useState(false);
  const [fault, complain] = useState("");
  const words = wordsIn(settings.language);
  const play = useMemo(() =>
    new Play(engine, () => settings.language, show), [engine, settings]);

  useEffect(() => {
    tell(settings.language);
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
    kept.keepSettings(settings);
  }, [settings]);
  // A link to a game has its configuration behind the number sign.
  useEffect(() => {
    const config = decodeURIComponent(location.hash.slice(1));

    if (config !== "") begin(config, atThisScreen(config));
  }, []);
  useEffect(() => {
    setAdvice([]);
    if (shown && !shown.isCovered)
      engine.story(play.reader(shown.view.viewer)).then(setStory);
  }, [shown]);

  const tried = (work: Promise<void>) => {
    complain("");
    work.catch((error: Error) => complain(error.message));
  };
  const begin = (config: string, seats = alone) => {
    choose(false);
    tried(play.begin(config, seats));
  };
  const goOn = () => {
    const left = kept.left();

    if (left) tried(play.open(left.record, left.seats));
  };
  const hint = () =>
    engine.advise(HINT_TRIES, play.reader()).then(setAdvice);
  const undo = (view: Shown["view"]) => {
    if (!view.revealed || confirm(words.undoRevealed)) tried(play.undo());
  };

  return (
    <>
      <CardDefs />
      <Top settings={settings} set={set} words={words} />
      <main data-ply={shown?.view.ply} data-outcome={shown?.view.outcome}>
        {fault && <p class="fault" role="alert">{fault}</p>}
        {isChoosing && <NewGame engine={engine} words={words}
          language={settings.language} begin={begin}
          close={() => choose(false)} />}
        {!shown && !isChoosing && <Start words={words}
          begin={begin} goOn={kept.left() ? goOn : null}
          choose={() => choose(true)} />}
        {shown?.isCovered && <HandOver words={words}
          look={() => tried(play.look())}
          name={play.reader().names[shown.view.asked] ||
            String(shown.view.asked + 1)} />}
        {shown && !shown.isCovered && !isChoosing && <>
          <nav class="tools">
            <button type="button" disabled={shown.view.ply === 0}
              onClick={() => undo(shown.view)}>{words.undo}</button>
            <button type="button"
              disabled={shown.view.ply === shown.view.length}
              onClick={() => tried(play.redo())}>{words.redo}</button>
            <button type="button" disabled={shown.view.outcome !== PLAYING}
              onClick={hint}>{words.hint}</button>
            <button type="button" onClick={() => choose(true)}>
              {words.newGame}</button>
          </nav>
          <Hint advice={advice} words={words} />
          <Table view={shown.view} words={words} give={(answer: Answer) =>
            tried(play.answer(answer.action))} />
          <Log story={story} words={words} />
        </>}
      </main>
    </>
  );
}

const Start = ({ words, begin, goOn, choose }: {
  readonly words: Words;
  readonly begin: (config: string) => void;
  readonly goOn: (() => void) | null;
  readonly choose: () => void;
}) =>
  <section class="start">
    <h1>{words.title}</h1>
    {goOn && <button type="button" onClick={goOn}>{words.goOn}</button>}
    <button type="button" onClick={() => begin(`seed=${seedOfChance()}`)}>
      {words.play}</button>
    <button type="button" onClick={() => begin(`seed=${seedOfToday()}`)}>
      {words.daily}</button>
    <button type="button" onClick={choose}>{words.newGame}</button>
  </section>;

const HandOver = ({ words, name, look }: {
  readonly words: Words;
  readonly name: string;
  readonly look: () => void;
}) =>
  <section class="hand-over">
    <h2>{words.handOver} {name}</h2>
    <button type="button" onClick={look}>{words.show}</button>
  </section>;

const Top = ({ settings, set, words }: {
  readonly settings: Settings;
  readonly set: (settings: Settings) => void;
  readonly words: Words;
}) =>
  <header class="top">
    <label>{words.language}{" "}
      <select value={settings.language} onChange={({ currentTarget }) =>
        set({ ...settings, language: currentTarget.value })}>
        {Object.entries(languages).map(([code, { itself }]) =>
          <option key={code} value={code}>{itself}</option>)}
      </select>
    </label>
    <label>{words.theme}{" "}
      <select value={settings.theme} onChange={({ currentTarget }) =>
        set({ ...settings, theme: currentTarget.value })}>
        <option value="">{words.system}</option>
        <option value="light">{words.light}</option>
        <option value="dark">{words.dark}</option>
      </select>
    </label>
  </header>;
