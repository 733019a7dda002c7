// Lessons.tsx - all lessons, and the one that is being taken.
import { useEffect, useState } from "preact/hooks";
import type { Choice } from "../engine/types";
import { usePage, useWords } from "../page/context";
import { kept } from "../page/kept";
import { LessonPage } from "./LessonPage";
import { lessons } from "./all";
import type { Lesson } from "./lesson";
import { learningWords } from "./words";

/** What the library calls the games and sets. */
function useNames(): (lesson: Lesson) => Choice | undefined {
  const { engine, settings: { language }, tried } = usePage();
  const [values, setValues] = useState(new Map<string, Choice>());

  useEffect(() => tried(engine.keys("", language).then((keys) =>
    setValues(new Map(keys.flatMap(({ name, values }) =>
      values.map((value) => [`${name}=${value.name}`, value])))))),
  [language]);
  return ({ about }) => values.get(about.join("="));
}

function Row({ lesson, name, isFinished, take }: {
  readonly lesson: Lesson;
  readonly name: Choice | undefined;
  readonly isFinished: boolean;
  readonly take: () => void;
}) {
  const words = useWords(learningWords);
  const title = lesson.id === "first" ? words.first : name?.text;

  return (
    <li>
      <button type="button" data-take={lesson.id} onClick={take}>
        <b>{title}</b>
        {isFinished && <span class="finished"> ✓ {words.finished}</span>}
        <span class="help">{name?.help}</span>
      </button>
    </li>
  );
}

export function Lessons({ begin, isFirst }: {
  readonly begin: (config: string) => void;
  /** The first lesson begins at once. */
  readonly isFirst: boolean;
}) {
  const words = useWords(learningWords);
  const nameOf = useNames();
  const [taken, take] = useState<Lesson | null>(isFirst ? lessons[0]! : null);
  const [time, setTime] = useState(0);
  const finished = kept.finished();

  if (taken)
    return <LessonPage key={`${taken.id} ${time}`} lesson={taken}
      again={() => setTime(time + 1)} leave={() => take(null)}
      begin={begin} />;
  return (
    <section class="lessons">
      <h1>{words.lessons}</h1>
      <ul>
        {lessons.map((lesson) =>
          <Row key={lesson.id} lesson={lesson} name={nameOf(lesson)}
            isFinished={finished.includes(lesson.id)}
            take={() => take(lesson)} />)}
      </ul>
    </section>
  );
}
