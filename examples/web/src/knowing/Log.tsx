// Log.tsx - what happened, a line for each answer.
import { useWords } from "../page/context";
import type { Sentence } from "../engine/types";
import { knowingWords } from "./words";

export function Log({ story }: { readonly story: readonly Sentence[] }) {
  const words = useWords(knowingWords);

  return (
    <section class="log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <ol reversed>
        {story.map(({ text }, i) => <li key={i}>{text}</li>).reverse()}
      </ol>
    </section>
  );
}
