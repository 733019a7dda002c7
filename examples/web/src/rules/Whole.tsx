// Whole.tsx - all the rules, with their contents.
import { useRef } from "preact/hooks";
import { useWords } from "../page/context";
import { Options } from "./Options";
import { chapters } from "./sections";
import { ChapterText } from "./Text";
import { rulesWords } from "./words";

function goTo(heading: HTMLElement | null | undefined): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

export function Whole() {
  const words = useWords(rulesWords);
  const all = useWords(chapters);
  const text = useRef<HTMLDivElement>(null);
  const titles = [...all.map(({ title }) => title), words.options];

  return (
    <>
      <nav aria-label={words.contents}>
        <ul class="contents">
          {titles.map((title, i) =>
            <li key={title}><button type="button" onClick={() =>
              goTo(text.current?.querySelectorAll("h2")[i])}>
              {title}</button></li>)}
        </ul>
      </nav>
      <div ref={text}>
        {all.map((chapter) =>
          <ChapterText key={chapter.title} chapter={chapter} />)}
        <Options />
      </div>
    </>
  );
}
