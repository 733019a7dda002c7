// Top.tsx - the way back to the first screen, and what is set for all of them.
import { useRef } from "preact/hooks";
import { AllRulesButton } from "../rules/Buttons";
import { tableWords } from "../table/words";
import { usePage, useWords } from "./context";
import { pageWords } from "./words";

function Settings() {
  const { set, settings } = usePage();
  const words = useWords(pageWords);
  const { motion, off, quick, normal, slow } = useWords(tableWords);

  return (
    <>
      <label>{words.language}
        <select value={settings.language} onChange={({ currentTarget }) =>
          set({ ...settings, language: currentTarget.value })}>
          {Object.entries(pageWords).map(([code, { itself }]) =>
            <option key={code} value={code} lang={code}>{itself}</option>)}
        </select>
      </label>
      <label>{words.theme}
        <select value={settings.theme} onChange={({ currentTarget }) =>
          set({ ...settings, theme: currentTarget.value })}>
          <option value="">{words.system}</option>
          <option value="light">{words.light}</option>
          <option value="dark">{words.dark}</option>
        </select>
      </label>
      <label>{motion}
        <select value={settings.motion ?? "normal"}
          onChange={({ currentTarget }) =>
            set({ ...settings, motion: currentTarget.value })}>
          {([["off", off], ["quick", quick], ["normal", normal],
            ["slow", slow]] as const).map(([speed, text]) =>
            <option key={speed} value={speed}>{text}</option>)}
        </select>
      </label>
    </>
  );
}

export function Top() {
  const { go } = usePage();
  const words = useWords(pageWords);
  const sheet = useRef<HTMLDialogElement>(null);

  return (
    <header class="top">
      <button type="button" class="home" onClick={() => go("start")}>
        {words.title}</button>
      <AllRulesButton />
      <button type="button" class="quiet" onClick={() =>
        sheet.current?.showModal()}>{words.settings}</button>
      <dialog ref={sheet} class="sheet settings" aria-label={words.settings}>
        <h2>{words.settings}</h2>
        <Settings />
        <button type="button" onClick={() => sheet.current?.close()}>
          {words.close}</button>
      </dialog>
    </header>
  );
}
