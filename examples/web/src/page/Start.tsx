// Start.tsx - the first screen.
import { usePage, useWords } from "./context";
import { kept } from "./kept";
import { seedOfChance, seedOfToday } from "./seeds";
import { pageWords } from "./words";

export function Start({ begin }: {
  readonly begin: (config: string) => void;
}) {
  const { go, play, tried } = usePage();
  const words = useWords(pageWords);
  const left = kept.left();

  return (
    <section class="start">
      <h1>{words.title}</h1>
      {left && <button type="button" onClick={() =>
        tried(play.open(left.record, left.seats).then(() => go("table")))}>
        {words.goOn}</button>}
      <button type="button" onClick={() => begin(`seed=${seedOfChance()}`)}>
        {words.play}</button>
      <button type="button" onClick={() => begin(`seed=${seedOfToday()}`)}>
        {words.daily}</button>
      <button type="button" onClick={() => go("new")}>{words.newGame}</button>
    </section>
  );
}
