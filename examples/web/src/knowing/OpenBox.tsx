// OpenBox.tsx - where a record, a position or a link from anywhere is opened.
import { useRef, useState } from "preact/hooks";
import { Refused } from "../engine/client";
import { usePage, useWords } from "../page/context";
import { LONGEST } from "./links";
import { openText } from "./open";
import { knowingWords } from "./words";

/** A place in a text, which the library counts in bytes. */
function letters(text: string, bytes: number): number {
  const before = new TextEncoder().encode(text).slice(0, bytes);

  return new TextDecoder().decode(before).length;
}

/** The place of a fault is marked. */
function mark(box: HTMLTextAreaElement, { offset, length }: {
  readonly offset: number;
  readonly length: number;
}): void {
  const begin = letters(box.value, offset);

  box.focus();
  box.setSelectionRange(begin,
    Math.max(begin + 1, letters(box.value, offset + length)));
}

export function OpenBox() {
  const { go, play, settings: { language } } = usePage();
  const words = useWords(knowingWords);
  const box = useRef<HTMLTextAreaElement>(null);
  const [fault, complain] = useState("");

  const refuse = (error: Error) => {
    const place = error instanceof Refused ? error.refusal.place : undefined;

    complain([place && words.place(place.line, place.column), error.message]
      .filter(Boolean).join(" "));
    if (place) mark(box.current!, place);
  };
  const open = () =>
    openText(play, box.current!.value, language)
      .then(() => go("table"), refuse);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LONGEST) return complain(words.tooLong);
    box.current!.value = await file.text();
    await open();
  };

  return (
    <form class="open-box" onSubmit={(event) => {
      event.preventDefault();
      void open();
    }}>
      <label for="open-text">{words.openHelp}</label>
      <textarea id="open-text" ref={box} rows={4} spellcheck={false}
        aria-label={words.text} aria-invalid={fault !== ""}
        aria-describedby="open-fault" />
      <p id="open-fault" role="alert" class={fault && "fault"}>{fault}</p>
      <div class="row">
        <button type="submit">{words.open}</button>
        <input type="file" accept=".txt,text/plain" aria-label={words.file}
          onChange={({ currentTarget }) =>
            void take(currentTarget.files?.[0])} />
      </div>
    </form>
  );
}
