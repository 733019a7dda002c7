// kept.ts - what stays in the browser from one visit to the next.
import { read, write } from "./store";

export interface Settings {
  readonly language: string;
  /** "light", "dark", or "" as the system has it. */
  readonly theme: string;
  /** Whether hands are covered while the screen changes hands. */
  readonly isCovering: boolean;
  /** How fast cards fly: "off", "quick", "normal" or "slow". */
  readonly motion?: string;
}

/** Who has a seat: somebody at this screen, or the computer at a level. */
export interface Seat {
  readonly name: string;
  readonly level: number | null;
}

const finished = () => read<readonly string[]>("lessons") ?? [];

export const kept = {
  settings: () => read<Settings>("settings"),
  keepSettings: (settings: Settings) => write("settings", settings),
  /** The lessons that were taken to their end. */
  finished,
  keepFinished: (lesson: string) =>
    write("lessons", [...new Set([...finished(), lesson])]),
};
