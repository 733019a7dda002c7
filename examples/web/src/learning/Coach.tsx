// Coach.tsx - what is said in a lesson, and the answer that it points at.
import { inLanguage, usePage, useWords } from "../page/context";
import { words as wordsOf } from "./dealer";
import type { Lesson } from "./lesson";
import type { Taught } from "./teacher";
import { learningWords } from "./words";

/** Whether the table can be seen below a longer text. */
const hasRoom = () => matchMedia("(min-width: 40rem)").matches;

export function Coach({ lesson, taught, begin }: {
  readonly lesson: Lesson;
  readonly taught: Taught;
  readonly begin: (config: string) => void;
}) {
  const words = useWords(learningWords);
  const { settings: { language } } = usePage();
  const { said, pointed, news, haveOthersPlayed, given, isDone } = taught;
  const total = wordsOf(lesson.answers).length;

  return (
    <section class="coach">
      <div aria-live="polite">
        {said.map((text) =>
          <p class="said" key={text.en}>{inLanguage(text, language)}</p>)}
        {pointed && <p class="try">{words.try} <b>{pointed.text}.</b>{" "}
          {pointed.help}</p>}
      </div>
      {isDone && <button type="button" class="next"
        onClick={() => begin(lesson.next)}>{words.play}</button>}
      {news.length > 0 &&
        <details class="news" open={haveOthersPlayed && hasRoom()}>
          <summary>{words.others}</summary>
          <p>{news.join(" ")}</p>
        </details>}
      {given !== null && <progress aria-label={words.steps} value={given}
        max={total} />}
    </section>
  );
}
