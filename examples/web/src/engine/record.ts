// record.ts - records, and positions that become records.
import type { Onirim, OnirimError, Record } from "onirim";
import { all } from "./all";

/** The tag that counts answers which were taken back although they had shown a
 * card. */
const UNDONE = "undone";

export const undone = (record: Record): number =>
  Number(all(() => record.tag(UNDONE), 1)[0] ?? 0);

/** Takes an answer back, and writes it down if it was a look ahead. */
export function undoTold(record: Record): void {
  const ply = record.ply();
  const isSeen = ply > 0 && record.revealed(ply - 1, ply) === 1;

  record.undo();
  if (isSeen) record.setTag(UNDONE, String(undone(record) + 1));
}

const nameTag = (seat: number) => `player${seat + 1}`;

/** The names of so many seats. */
export const namesOf = (record: Record, seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) =>
    all(() => record.tag(nameTag(seat)), 1)[0] ?? "");

/** A name that no tag can hold is left out. */
export function setNames(record: Record, names: readonly string[]): void {
  names.forEach((name, seat) => {
    if (name !== "") all(() => record.setTag(nameTag(seat), name), 1);
  });
}

/** A record stands after this many answers. */
export function moveTo(record: Record, ply: number): void {
  while (record.ply() > ply) record.undo();
  while (record.ply() < ply) record.redo();
}

/** How far the library could read, in bytes. */
const farOf = (error: unknown): number =>
  (error as Partial<OnirimError>).problem?.offset ?? 0;

function fromPosition(onirim: Onirim, text: string): Record {
  const game = onirim.Game.positionParse(text);

  try {
    return new onirim.Record(game);
  } finally {
    game.free();
  }
}

/** What a text holds. If it is neither a record nor a position, the fault is
 * that of the form of which more could be read. */
export function recordOf(onirim: Onirim, text: string): Record {
  try {
    return onirim.Record.parse(text);
  } catch (error) {
    // A record begins with its first word, or it is none.
    if (farOf(error) > text.search(/\S|$/)) throw error;
    try {
      return fromPosition(onirim, text);
    } catch (other) {
      // A position that can be read can still be one that nobody can play.
      const isRead = !(other as Partial<OnirimError>).problem;

      throw isRead || farOf(other) > farOf(error) ? other : error;
    }
  }
}
