// tally.ts - how the games of each configuration ended.
import { UNDECIDED, WON } from "onirim/constants";
import type { KeptGame } from "./games";
import { names, read, remove, write } from "./store";

/** The ends of the games of one configuration, a letter for each, the first
 * game first. */
const LOST_ONE = "l", WON_ONE = "w";
/** Won after an answer that showed a card was taken back. */
const WON_WITH_A_LOOK = "u";

export interface Tally {
  readonly config: string;
  readonly played: number;
  readonly won: number;
  readonly wonWithALook: number;
  /** Games won one after the other, up to the last one. */
  readonly streak: number;
  readonly best: number;
}

const nameOf = (config: string) => `tally-${config}`;

/** How a game ended for those at this screen; nothing if some of them won
 * and others lost. */
function endOf({ saved, seats }: KeptGame): string | null {
  const results = new Set(saved.results.filter((_, seat) =>
    seats[seat]?.level === null));
  const [result] = results;

  if (results.size !== 1 || result === UNDECIDED) return null;
  if (result !== WON) return LOST_ONE;
  return saved.undone > 0 ? WON_WITH_A_LOOK : WON_ONE;
}

/** Something else under such a name counts for nothing. */
const endsOf = (name: string) => String(read<string>(name) ?? "");

export function count(game: KeptGame): void {
  const name = nameOf(game.saved.family);
  const end = endOf(game);

  if (end !== null) write(name, endsOf(name) + end);
}

function tallyOf(config: string, ends: string): Tally {
  const times = (end: string) => ends.split(end).length - 1;
  const streaks = ends.split(/[^w]/).map(({ length }) => length);

  return { config, played: ends.length, won: times(WON_ONE),
    wonWithALook: times(WON_WITH_A_LOOK), streak: streaks.at(-1)!,
    best: Math.max(...streaks) };
}

/** Of all configurations, the one that was played most first. */
export const tallies = (): Tally[] =>
  names(nameOf("")).map((name) =>
    tallyOf(name.slice(nameOf("").length), endsOf(name)))
    .sort((one, other) => other.played - one.played);

export function clearTallies(): void {
  for (const name of names(nameOf(""))) remove(name);
}
