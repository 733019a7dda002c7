// keeping.ts - a game in the forms in which it is kept, shown and judged.
import { all } from "./all";
import { familyOf } from "./configuration";
import { moveTo, undone } from "./record";
import type { Session } from "./session";
import type { Judged, Reader, Saved, Written } from "./types";

/** All answers, those that were taken back, too. */
function wholeText({ record }: Session): string {
  const ply = record.ply();

  moveTo(record, record.length());
  const text = record.format();
  moveTo(record, ply);
  return text;
}

export function saved(session: Session): Saved {
  const { game, record } = session;

  return {
    record: wholeText(session),
    ply: record.ply(),
    family: familyOf(game),
    outcome: game.outcome(),
    results: all((seat) => game.result(seat)),
    undone: undone(record),
  };
}

/** The latest moment at which a position can be written. */
function position(session: Session): string {
  for (let { ply } = session; ply >= 0; ply--) {
    const [text] = session.at(ply, () =>
      all(() => session.game.positionFormat(), 1));

    if (text !== undefined) return text;
  }
  return "";
}

export const written = (session: Session): Written =>
  ({ record: session.text(), position: position(session) });

/** What is thought of the answer that follows the first `ply` ones; nothing if
 * it was none of these seats'. */
export function judge(session: Session, ply: number, tries: number,
  seats: readonly number[], reader: Reader): Judged | null {
  return session.at(ply, () => {
    const seat = session.game.player();
    const action = session.record.action(ply);

    if (!seats.includes(seat) || action === 0) return null;
    const advice = session.advise(tries, { ...reader, viewer: seat }, ply);
    const given = advice.find(({ answer }) => answer.action === action)!;

    return { ply, seat, given, best: advice[0]! };
  });
}
