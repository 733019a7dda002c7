// Dialog.tsx - a question of the page, with two answers.
import { useEffect, useRef } from "preact/hooks";

export function Dialog({ question, told, yes, no, close }: {
  readonly question: string;
  /** What there is to know about it. */
  readonly told?: string;
  readonly yes: string;
  readonly no: string;
  readonly close: (isYes: boolean) => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog ref={dialog} class="sheet ask" aria-label={question}
      onCancel={(event) => {
        event.preventDefault();
        close(false);
      }}>
      <h2>{question}</h2>
      {told && <p>{told}</p>}
      <div class="row">
        <button type="button" onClick={() => close(false)}>{no}</button>
        <button type="button" onClick={() => close(true)}>{yes}</button>
      </div>
    </dialog>
  );
}
