// KeySheet.tsx - the keys, on a sheet that a button opens.
import { useRef } from "preact/hooks";
import { useWords } from "../page/context";
import { pageWords } from "../page/words";
import { tableWords } from "./words";

export function KeySheet() {
  const { keys, keyList } = useWords(tableWords);
  const { close } = useWords(pageWords);
  const sheet = useRef<HTMLDialogElement>(null);

  return (
    <>
      <button type="button" class="for-keys" aria-keyshortcuts="?"
        onClick={() => sheet.current?.showModal()}>{keys}</button>
      <dialog ref={sheet} class="sheet keys" aria-label={keys}>
        <h2>{keys}</h2>
        <dl>
          {keyList.map(([key, what]) => <div key={key}>
            <dt><kbd>{key}</kbd></dt><dd>{what}</dd>
          </div>)}
        </dl>
        <button type="button" onClick={() => sheet.current?.close()}>
          {close}</button>
      </dialog>
    </>
  );
}
