// Printed.tsx - a game as a text to be read: what it is, and its story.
import type { Sentence, View } from "../engine/types";
import { usePage, useWords } from "../page/context";
import { dates } from "./dates";
import { dealOf } from "./deal";
import { useTitles } from "./titles";
import { knowingWords } from "./words";

export function Printed({ view, names, story }: {
  readonly view: View;
  readonly names: readonly string[];
  readonly story: readonly Sentence[];
}) {
  const { settings: { language } } = usePage();
  const words = useWords(knowingWords);
  const [title] = useTitles([view.config]);
  const date = dates(language, { dateStyle: "long" });
  const known = names.slice(0, view.players).filter((name) => name !== "");

  return (
    <article class="printed">
      <h1>{title}</h1>
      <p>{[...known, date.format(new Date())].join(", ")}</p>
      <p><code>{dealOf(view.config)}</code></p>
      <h2>{words.log}</h2>
      <ol>{story.map(({ text }, i) => <li key={i}>{text}</li>)}</ol>
      <p>{view.question}</p>
    </article>
  );
}
