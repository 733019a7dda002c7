// Undo.tsx - takes an answer back, and asks first if it showed a card.
import { useState } from "preact/hooks";
import type { View } from "../engine/types";
import { usePage, useWords } from "../page/context";
import { pageWords } from "../page/words";
import { Dialog } from "./Dialog";
import { knowingWords } from "./words";

export function Undo({ view }: { readonly view: View }) {
  const { play, tried } = usePage();
  const { undo } = useWords(pageWords);
  const words = useWords(knowingWords);
  const [isAsking, ask] = useState(false);

  return (
    <>
      <button type="button" class="undo" aria-keyshortcuts="u"
        disabled={view.ply === 0}
        onClick={() => view.revealed ? ask(true) : tried(play.undo())}>
        {undo}</button>
      {isAsking && <Dialog question={words.undoAsk} told={words.undoTold}
        yes={words.undoYes} no={words.undoNo} close={(isYes) => {
          ask(false);
          if (isYes) tried(play.undo());
        }} />}
    </>
  );
}
