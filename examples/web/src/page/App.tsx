// App.tsx - the page: what is on the screen, and what all parts of it share.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardDefs } from "../cards/CardDefs";
import type { Ended } from "../engine/client";
import type { Engine, Remote } from "../engine/engine";
import { Games } from "../knowing/Games";
import { NotKept } from "../knowing/NotKept";
import { RecordPage } from "../knowing/RecordPage";
import { ReviewPage } from "../knowing/ReviewPage";
import { Statistics } from "../knowing/Statistics";
import { Lessons } from "../learning/Lessons";
import { Rules } from "../rules/Rules";
import { PageContext, type Page, type Screen } from "./context";
import { kept, type Seat, type Settings } from "./kept";
import { NewGame } from "./NewGame";
import { Play, type Shown } from "./play";
import { seedOfChance } from "./seeds";
import { Start, useDoors } from "./Start";
import { useScreen } from "./screen";
import { TablePage } from "./TablePage";
import { goOnHere, useLink } from "./link";
import { Top } from "./Top";
import { pageWords } from "./words";

const here: Seat = { name: "", level: null };
/** Whom one plays after a lesson. */
const opponent: Seat = { name: "", level: 4 };

function usualSettings(): Settings {
  const language = navigator.language.slice(0, 2);

  return { language: language in pageWords ? language : "en", theme: "",
    isCovering: true };
}

/** The screens that show a game. */
const OF_A_GAME: readonly Screen[] = ["table", "record", "review"];

export function App({ newEngine, tell }: {
  readonly newEngine: () => Remote<Engine> & Ended;
  /** In which language refusals are told from now on. */
  readonly tell: (language: string) => void;
}) {
  const [settings, set] = useState(() => kept.settings() ?? usualSettings());
  const latest = useRef(settings);
  const [shown, show] = useState<Shown | null>(null);
  const [wanted, go] = useScreen();
  const [fault, complain] = useState("");
  const engine = useMemo(newEngine, []);
  const doors = useDoors(engine);
  const play = useMemo(() => new Play(engine, () => latest.current, show),
    []);
  const tried = (work: Promise<unknown>) => {
    complain("");
    work.catch((error: Error) => complain(error.message));
  };
  const begin = (config: string, seats: readonly Seat[]) =>
    tried(play.begin(config, seats).then(() => go("table")));
  const [isLoading, load] = useState(() =>
    OF_A_GAME.includes(wanted) && location.hash === "");
  const screen = shown || isLoading || !OF_A_GAME.includes(wanted) ? wanted
    : "start";
  const page: Page =
    { engine, newEngine, play, settings, set, go, tried };

  useEffect(() => {
    latest.current = settings;
    tell(settings.language);
    document.documentElement.lang = settings.language;
    document.documentElement.dataset.theme = settings.theme;
    kept.keepSettings(settings);
    tried(play.tellAgain());
  }, [settings]);
  useEffect(() => {
    if (isLoading) tried(goOnHere(play).finally(() => load(false)));
  }, []);
  useLink(play, settings.language, shown, (work) =>
    tried(work.then(() => go("table"))));

  return (
    <PageContext.Provider value={page}>
      <Rules>
        <CardDefs />
        <Top />
        <main data-screen={screen} data-ply={shown?.view.ply}
          data-outcome={shown?.view.outcome}>
          <NotKept />
          {fault && <p class="fault" role="alert">{fault}</p>}
          {screen === "start" && <Start doors={doors}
            begin={(config) => begin(config, [here])} />}
          {screen === "new" && <NewGame begin={begin}
            close={() => go(shown ? "table" : "start")} />}
          {(screen === "lessons" || screen === "first-lesson") &&
            <Lessons key={screen} isFirst={screen === "first-lesson"}
              begin={(config) =>
                begin(`${config} seed=${seedOfChance()}`.trim(),
                  [here, opponent])} />}
          {screen === "table" && shown && <TablePage shown={shown} />}
          {screen === "games" && <Games />}
          {screen === "statistics" && <Statistics />}
          {screen === "record" && shown && <RecordPage view={shown.view} />}
          {screen === "review" && shown && <ReviewPage view={shown.view} />}
        </main>
      </Rules>
    </PageContext.Provider>
  );
}
