// LessonPage.tsx - a lesson: what is said, above the table that it is about.
import { useEffect, useRef, useState } from "preact/hooks";
import { PLAYING } from "onirim/constants";
import { AdvisedContext } from "../knowing/advised";
import { usePage, useWords } from "../page/context";
import { kept } from "../page/kept";
import { landed } from "../table/motion";
import { Table } from "../table/Table";
import { Coach } from "./Coach";
import type { Lesson } from "./lesson";
import { Teacher, type Taught } from "./teacher";
import { learningWords } from "./words";

/** So long another player of a lesson thinks. */
const PAUSE = 900;

export function LessonPage({ lesson, again, leave, begin }: {
  readonly lesson: Lesson;
  readonly again: () => void;
  readonly leave: () => void;
  readonly begin: (config: string) => void;
}) {
  const { newEngine, settings, tried } = usePage();
  const words = useWords(learningWords);
  const [taught, show] = useState<Taught | null>(null);
  const language = useRef(settings.language);
  const teacher = useRef<Teacher | null>(null);
  const top = useRef<HTMLDivElement>(null);

  language.current = settings.language;
  useEffect(() => {
    const engine = newEngine();

    teacher.current = new Teacher({ engine, lesson, show,
      language: () => language.current,
      pause: () => new Promise((done) => setTimeout(done, PAUSE))
        .then(landed) });
    tried(teacher.current.begin());
    return () => engine.end();
  }, []);
  useEffect(() => {
    if (taught) tried(teacher.current!.tell());
  }, [settings.language]);
  // What is said stands on top, and there is room for the table.
  useEffect(() => top.current?.scrollIntoView(), [taught === null]);
  useEffect(() => {
    if (taught?.isDone) kept.keepFinished(lesson.id);
  }, [taught?.isDone]);
  if (!taught) return null;
  return (
    <AdvisedContext.Provider value={taught.pointed?.action ?? null}>
      <div class="lesson" ref={top}
        data-lesson={lesson.id} data-given={taught.given}
        data-pointed={taught.pointed?.name} data-done={taught.isDone}
        data-ply={taught.view.ply}>
        <Coach lesson={lesson} taught={taught} begin={begin} />
        <Table view={taught.view} happened={taught.happened}
          why={(mark) => teacher.current!.why(mark)} give={(answer) =>
          taught.view.outcome === PLAYING &&
          tried(teacher.current!.answer(answer))} />
        <nav class="ways-out">
          <button type="button" onClick={leave}>{words.leave}</button>
          <button type="button" onClick={again}>{words.again}</button>
        </nav>
      </div>
    </AdvisedContext.Provider>
  );
}
