// Start.tsx - the first screen.
import { KIND_DOOR } from "onirim/constants";
import { useEffect, useState } from "preact/hooks";
import { CardFace } from "../cards/Card";
import type { Engine, Remote } from "../engine/engine";
import type { Card, Choice } from "../engine/types";
import { learningWords } from "../learning/words";
import { usePage, useWords } from "./context";
import { GameList } from "../knowing/Games";
import { knowingWords } from "../knowing/words";
import { list } from "./games";
import { Place } from "./place";
import { seedOfChance, seedOfToday } from "./seeds";
import { pageWords } from "./words";

/** What is looked for, as the engine knows it before any game is chosen. */
export function useDoors(engine: Remote<Engine>): readonly Card[] {
  const [doors, find] = useState<readonly Card[]>([]);

  useEffect(() => {
    engine.view({ language: "en", names: [], viewer: 0 }).then(({ faces }) =>
      find(faces.map(({ card }) => card)
        .filter(({ kind }) => kind === KIND_DOOR)));
  }, []);
  return doors;
}

/** What the games are about, in the library's words. */
function About() {
  const { engine, settings: { language }, tried } = usePage();
  const [games, tell] = useState<readonly Choice[]>([]);

  useEffect(() => {
    tried(engine.keys("", language).then(([game]) =>
      tell(game?.values ?? [])));
  }, [language]);
  return <>{games.map(({ name, text, help }) =>
    <p key={name}><b>{text}</b> {help}</p>)}</>;
}

/** So many games that were left are listed here. */
const MOST = 5;

export function Start({ doors, begin }: {
  readonly doors: readonly Card[];
  readonly begin: (config: string) => void;
}) {
  const { go, play, tried } = usePage();
  const words = useWords(pageWords);
  const { games, leftGames, statistics } = useWords(knowingWords);
  const learning = useWords(learningWords);
  const left = list("game");
  const [latest] = left;

  return (
    <section class="start">
      <div class="fan" aria-hidden="true">
        {doors.map((card) =>
          <div class="slot" key={card.value}><CardFace card={card} /></div>)}
      </div>
      <h1>{words.title}</h1>
      <About />
      <div class="ways">
        {latest && <button type="button" class="main" onClick={() =>
          tried(play.goOn(latest, Place.of(latest)).then(() => go("table")))}>
          {words.goOn}</button>}
        <button type="button" class={latest ? "" : "main"}
          onClick={() => begin(`seed=${seedOfChance()}`)}>
          {words.play}</button>
        <button type="button" data-go="first-lesson"
          onClick={() => go("first-lesson")}>{learning.begin}</button>
        <button type="button" data-go="lessons" onClick={() => go("lessons")}>
          {learning.lessons}</button>
        <button type="button" onClick={() => begin(`seed=${seedOfToday()}`)}>
          {words.daily}</button>
        <button type="button" data-go="new" onClick={() => go("new")}>
          {words.newGame}</button>
        <button type="button" class="quiet" onClick={() => go("games")}>
          {games}</button>
        <button type="button" class="quiet" onClick={() => go("statistics")}>
          {statistics}</button>
      </div>
      {left.length > 1 && <section class="left">
        <h2>{leftGames}</h2>
        <GameList shelf="game" most={MOST} />
      </section>}
    </section>
  );
}
