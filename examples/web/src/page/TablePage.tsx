// TablePage.tsx - the table with its tools, or the cover between two players.
import { CHANCE } from "onirim/constants";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Sentence } from "../engine/types";
import { AdvisedContext } from "../knowing/advised";
import { Hint } from "../knowing/Hint";
import { Log } from "../knowing/Log";
import { Undo } from "../knowing/Undo";
import { useHint } from "../knowing/useHint";
import { knowingWords } from "../knowing/words";
import { KeySheet } from "../table/KeySheet";
import { Table } from "../table/Table";
import { usePage, useWords } from "./context";
import { Ending } from "./Ending";
import type { Shown } from "./play";
import { pageWords } from "./words";

function HandOver({ asked }: { readonly asked: number }) {
  const { play, tried } = usePage();
  const words = useWords(pageWords);
  const name = asked === CHANCE ? words.dealer
    : play.reader().names[asked] || `${words.seat} ${asked + 1}`;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus(), []);
  return (
    <section class="hand-over">
      <h1>{words.handOver} {name}</h1>
      <button type="button" ref={button} onClick={() => tried(play.uncover())}>
        {words.show}</button>
    </section>
  );
}

export function TablePage({ shown }: { readonly shown: Shown }) {
  const { engine, play, go, tried } = usePage();
  const words = useWords(pageWords);
  const { hint, record } = useWords(knowingWords);
  const [story, setStory] = useState<Sentence[]>([]);
  const [{ advice, isWhole }, ask, close] = useHint(shown);
  const { view, isCovered, happened } = shown;

  useEffect(() => {
    if (!isCovered)
      tried(engine.story(play.reader(view.viewer)).then(setStory));
  }, [shown]);
  if (isCovered) return <HandOver asked={view.asked} />;
  return (
    <>
      <nav class="tools">
        <Undo view={view} />
        <button type="button" aria-keyshortcuts="r"
          disabled={view.ply === view.length}
          onClick={() => tried(play.redo())}>{words.redo}</button>
        <button type="button" aria-keyshortcuts="h"
          disabled={view.answers.length === 0 || view.asked === CHANCE}
          onClick={ask}>{hint}</button>
        <button type="button" onClick={() => go("record")}>
          {record}</button>
        <button type="button" onClick={() => go("new")}>
          {words.newGame}</button>
        <KeySheet />
      </nav>
      <Hint advice={advice} isWhole={isWhole} close={close} />
      <div class="played">
        <AdvisedContext.Provider value={advice[0]?.answer.action ?? null}>
          <Table view={view} happened={happened}
            give={(answer) => tried(play.answer(answer.action))}
            takeBack={(ply) => tried(play.takeBack(ply))}
            why={(place) => engine.whyNot(place, play.reader(view.viewer))}
            ending={<Ending config={view.config} />} />
        </AdvisedContext.Provider>
        <Log story={story} faces={view.faces} />
      </div>
      <p class="unseen" role="log">
        {happened.map(({ text }) => text).join(" ")}</p>
    </>
  );
}
