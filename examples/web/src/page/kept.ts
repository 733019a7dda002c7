// kept.ts - what stays in the browser from one visit to the next.

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

/** A game as it was left. */
export interface Left {
  readonly record: string;
  readonly seats: readonly Seat[];
}

// A record can name cards that a player has hidden, so that it does not stand
// here as it is for everybody who looks.
const cover = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const uncover = (text: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

function read<T>(name: string): T | null {
  try {
    return JSON.parse(uncover(localStorage.getItem(`onirim-${name}`)!)) as T;
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`onirim-${name}`, cover(JSON.stringify(value)));
  } catch {
    // Storage is full or forbidden; the game goes on without it.
  }
}

export const kept = {
  settings: () => read<Settings>("settings"),
  left: () => read<Left>("left"),
  keepSettings: (settings: Settings) => write("settings", settings),
  keepLeft: (left: Left) => write("left", left),
};
