// Top.tsx - what can be chosen on every screen.
import { usePage, useWords } from "./context";
import { pageWords } from "./words";

export function Top() {
  const { go, set, settings } = usePage();
  const words = useWords(pageWords);

  return (
    <header class="top">
      <button type="button" class="home" onClick={() => go("start")}>
        {words.title}</button>
      <label>{words.language}{" "}
        <select value={settings.language} onChange={({ currentTarget }) =>
          set({ ...settings, language: currentTarget.value })}>
          {Object.entries(pageWords).map(([code, { itself }]) =>
            <option key={code} value={code}>{itself}</option>)}
        </select>
      </label>
      <label>{words.theme}{" "}
        <select value={settings.theme} onChange={({ currentTarget }) =>
          set({ ...settings, theme: currentTarget.value })}>
          <option value="">{words.system}</option>
          <option value="light">{words.light}</option>
          <option value="dark">{words.dark}</option>
        </select>
      </label>
    </header>
  );
}
