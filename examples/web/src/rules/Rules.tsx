// Rules.tsx - the rules on a sheet over the page, whole or a few sections, so
// that what lies under it stays as it is.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { useWords } from "../page/context";
import { chapters } from "./sections";
import { ChapterText } from "./Text";
import { Whole } from "./Whole";
import { rulesWords } from "./words";

/** The sections that are asked for, or null for all the rules. */
type Asked = readonly string[] | null;

const RulesContext = createContext<(asked: Asked) => void>(() => {});

/** Shows some sections of the rules, or all. */
export const useRules = () => useContext(RulesContext);

/** Sections with the chapters that they stand in. */
const Some = ({ ids }: { readonly ids: readonly string[] }) => {
  const some = useWords(chapters).map(({ title, sections }) =>
    ({ title, sections: sections.filter(({ id }) => ids.includes(id)) }));

  return <>{some.filter(({ sections }) => sections.length > 0)
    .map((chapter) => <ChapterText key={chapter.title} chapter={chapter} />)}
  </>;
};

function RulesSheet({ asked, ask, close }: {
  readonly asked: Asked;
  readonly ask: (asked: Asked) => void;
  readonly close: () => void;
}) {
  const words = useWords(rulesWords);
  const sheet = useRef<HTMLDialogElement>(null);

  useEffect(() => sheet.current?.showModal(), []);
  useEffect(() => { sheet.current!.scrollTop = 0; }, [asked]);
  return (
    <dialog ref={sheet} class="sheet rules" aria-labelledby="rules-title"
      onClose={close}>
      <header>
        <h1 id="rules-title">{words.rules}</h1>
        {asked && <button type="button" onClick={() => ask(null)}>
          {words.all}</button>}
        <button type="button" onClick={() => sheet.current?.close()}>
          {words.close}</button>
      </header>
      {asked ? <Some ids={asked} /> : <Whole />}
    </dialog>
  );
}

export function Rules({ children }: { readonly children: ComponentChildren }) {
  const [asked, ask] = useState<Asked | undefined>();

  return (
    <RulesContext.Provider value={ask}>
      {children}
      {asked !== undefined && <RulesSheet asked={asked} ask={ask}
        close={() => ask(undefined)} />}
    </RulesContext.Provider>
  );
}
