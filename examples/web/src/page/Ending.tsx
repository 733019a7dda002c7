// Ending.tsx - what one can do when a game is over.
import { useWords, usePage } from "./context";
import { knowingWords } from "../knowing/words";
import { seedOfChance } from "./seeds";
import { pageWords } from "./words";

const SEED = /\bseed=\d+/;

export function Ending({ config }: { readonly config: string }) {
  const { go, play, tried } = usePage();
  const words = useWords(pageWords);
  const { review } = useWords(knowingWords);
  const begin = (other: string) => tried(play.begin(other, play.seats));

  return (
    <div class="answers">
      <button type="button" class="main" onClick={() => go("review")}>
        {review}</button>
      <button type="button" onClick={() =>
        begin(config.replace(SEED, `seed=${seedOfChance()}`))}>
        {words.another}</button>
      <button type="button" onClick={() => begin(config)}>
        {words.again}</button>
    </div>
  );
}
