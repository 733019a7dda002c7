// TablePage.tsx - the table with its tools, or the cover between two players.
import { CHANCE, PLAYING } from "onirim/constants";
import { useEffect, useState } from "preact/hooks";
import type { Advice, Sentence } from "../engine/types";
import { Hint } from "../knowing/Hint";
import { Log } from "../knowing/Log";
import { knowingWords } from "../knowing/words";
import { Table } from "../table/Table";
import { usePage, useWords } from "./context";
import type { Shown } from "./play";
import { pageWords } from "./words";

const HINT_TRIES = 40;

function HandOver({ asked }: { readonly asked: number }) {
  const { play, tried } = usePage();
  const words = useWords(pageWords);
  const name = asked === CHANCE ? words.dealer
    : play.reader().names[asked] || `${words.seat} ${asked + 1}`;

  return (
    <section class="hand-over">
      <h1>{words.handOver} {name}</h1>
      <button type="button" onClick={() => tried(play.uncover())}>
        {words.show}</button>
    </section>
  );
}

export function TablePage({ shown }: { readonly shown: Shown }) {
  const { engine, play, go, tried } = usePage();
  const words = useWords(pageWords);
  const { hint } = useWords(knowingWords);
  const [story, setStory] = useState<Sentence[]>([]);
  const [advice, setAdvice] = useState<Advice[]>([]);
  const { view, isCovered } = shown;

  useEffect(() => {
    setAdvice([]);
    if (!isCovered) tried(engine.story(play.reader(view.viewer)).then(setStory));
  }, [shown]);
  if (isCovered) return <HandOver asked={view.asked} />;
  return (
    <>
      <nav class="tools">
        <button type="button" disabled={view.ply === 0} onClick={() => {
          if (!view.revealed || confirm(words.undoRevealed)) tried(play.undo());
        }}>{words.undo}</button>
        <button type="button" disabled={view.ply === view.length}
          onClick={() => tried(play.redo())}>{words.redo}</button>
        <button type="button" disabled={view.outcome !== PLAYING}
          onClick={() => tried(engine.advise(HINT_TRIES, play.reader())
            .then(setAdvice))}>{hint}</button>
        <button type="button" onClick={() => go("new")}>
          {words.newGame}</button>
      </nav>
      <Hint advice={advice} />
      <div class="played">
        <Table view={view} give={(answer) =>
          tried(play.answer(answer.action))} />
        <Log story={story} />
      </div>
    </>
  );
}
