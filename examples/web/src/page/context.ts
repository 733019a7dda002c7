// context.ts - what all parts of the page share.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Ended } from "../engine/client";
import type { Engine, Remote } from "../engine/engine";
import type { Settings } from "./kept";
import type { Play } from "./play";

export type Screen = "start" | "new" | "table" | "games" | "record" |
  "review" | "statistics" | "first-lesson" | "lessons";

export interface Page {
  /** The engine of the game that is being played. */
  readonly engine: Remote<Engine>;
  /** Another one, for games beside it. */
  readonly newEngine: () => Remote<Engine> & Ended;
  readonly play: Play;
  readonly settings: Settings;
  readonly set: (settings: Settings) => void;
  readonly go: (screen: Screen) => void;
  /** What is refused is told at the top of the page. */
  readonly tried: (work: Promise<unknown>) => void;
}

export const PageContext = createContext<Page | null>(null);

export const usePage = (): Page => useContext(PageContext)!;

/** What a part of the page says, in all languages. */
export interface Spoken<T> {
  readonly en: T;
  readonly fr: T;
  readonly ru: T;
}

export const inLanguage = <T>(spoken: Spoken<T>, language: string): T =>
  spoken[language as keyof Spoken<T>] ?? spoken.en;

/** ... in the reader's language. */
export const useWords = <T>(spoken: Spoken<T>): T =>
  inLanguage(spoken, usePage().settings.language);
