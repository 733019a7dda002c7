// Options.tsx - sets, variants and all else that can be chosen before a game,
// in the library's own words.
import { useEffect, useState } from "preact/hooks";
import type { Choice, Key } from "../engine/types";
import { usePage, useWords } from "../page/context";
import { rulesWords } from "./words";

/** With these, every variant can be chosen. */
const WIDEST = ["players=2 sets=steps,towers,dreams",
  "game=nightmarium"];

/** What only lists names or numbers says nothing of the rules. */
const told = ({ values }: Key) => values.filter(({ help }) => help !== "");

const Line = ({ choice }: { readonly choice: Choice }) =>
  <li><b>{choice.text}.</b> {choice.help}</li>;

export function Options() {
  const { engine, settings: { language }, tried } = usePage();
  const words = useWords(rulesWords);
  const [fields, setFields] = useState<Key[]>([]);

  useEffect(() => tried(Promise.all(WIDEST.map((config) =>
    engine.keys(config, language))).then((found) =>
    setFields([...new Map(found.flat().reverse().map((key) =>
      [key.name, key])).values()].reverse()))), [language]);
  return (
    <section class="options">
      <h2 tabIndex={-1}>{words.options}</h2>
      {fields.map((field) =>
        <section key={field.name}>
          <h3>{field.text}</h3>
          <p>{field.help}</p>
          <ul>{told(field).map((choice) =>
            <Line key={choice.name} choice={choice} />)}</ul>
        </section>)}
    </section>
  );
}
