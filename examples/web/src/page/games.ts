// games.ts - the games that were left, and the records of those that ended.
import type { Saved } from "../engine/types";
import type { Seat } from "./kept";
import { names, read, remove, write } from "./store";

/** A game as it is kept, each under an id of its own. */
export interface KeptGame {
  readonly id: string;
  readonly saved: Saved;
  readonly seats: readonly Seat[];
  /** In milliseconds, as Date.now() tells it. */
  readonly when: number;
  /** Another one each time that the game is kept: who finds a mark that it
   * does not know was overtaken by another tab. */
  readonly mark: string;
  /** Whether it was begun here, so that its end counts. */
  readonly isCounted: boolean;
}

export type Shelf = "game" | "record";

// The oldest ones beyond these make room.
const MOST = { game: 100, record: 50 };

const nameOf = (shelf: Shelf, id: string) => `${shelf}-${id}`;

export function newMark(): string {
  const parts = crypto.getRandomValues(new Uint32Array(2));

  return Array.from(parts, (part) => part.toString(36)).join("");
}

/** Something else under such a name is passed over. */
function take(name: string): KeptGame | null {
  const game = read<Partial<KeptGame>>(name);

  return typeof game?.saved?.record === "string" &&
    Array.isArray(game.seats) && typeof game.when === "number"
    ? game as KeptGame : null;
}

export const find = (shelf: Shelf, id: string) => take(nameOf(shelf, id));

export const forget = (shelf: Shelf, id: string) =>
  remove(nameOf(shelf, id));

/** All of a shelf, the latest first. */
export const list = (shelf: Shelf): KeptGame[] =>
  names(nameOf(shelf, "")).map(take)
    .filter((game) => game !== null)
    .sort((one, other) => other.when - one.when);

export function keep(shelf: Shelf, game: KeptGame): boolean {
  const isNew = find(shelf, game.id) === null;
  const isKept = write(nameOf(shelf, game.id), game);

  if (isNew && names(nameOf(shelf, "")).length > MOST[shelf])
    for (const { id } of list(shelf).slice(MOST[shelf])) forget(shelf, id);
  return isKept;
}
