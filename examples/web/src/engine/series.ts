// series.ts - questions that are asked for one card after another.
import type { Game, Record } from "onirim";
import * as C from "onirim/constants";
import type { Card, Reader, Step } from "./types";

/** Questions that belong together: several cards are chosen, or put in order,
 * and each question takes one of them. */
const SERIES: readonly (readonly number[])[] = [
  [C.ASK_PROPHECY, C.ASK_ORDER], [C.ASK_PAY], [C.ASK_DISCARD_ANY],
  [C.ASK_EXCHANGE], [C.ASK_LEGION],
];

const seriesOf = (game: Game): number =>
  SERIES.findIndex((kinds) => kinds.includes(game.decision()));

const isSame = (one: Game, other: Game): boolean =>
  seriesOf(one) === seriesOf(other) && one.player() === other.player();

/** After how many answers the series began that is asked now. Answers that
 * showed a card are left out: they are not to be taken back lightly. */
function begun(record: Record, game: Game): number {
  let ply = record.ply();

  if (seriesOf(game) < 0) return ply;
  while (ply > 0 && record.revealed(ply - 1, record.ply()) === 0) {
    const before = record.game(ply - 1);
    const belongs = isSame(before, game);

    before.free();
    if (!belongs) break;
    ply--;
  }
  return ply;
}

/** Whether the game goes on after an answer, which takes a card. */
function ends(game: Game, action: number): boolean {
  if (game.actionTarget(action).card === C.NO_CARD) return false;
  const next = game.copy();

  next.apply(action);
  const is = !isSame(next, game);
  next.free();
  return is;
}

/** Whether an answer takes the last of several cards. */
export function isLast(record: Record, game: Game, action: number): boolean {
  return seriesOf(game) >= 0 && begun(record, game) < record.ply() &&
    ends(game, action);
}

/** What was chosen in the series that is asked now. */
export function steps(record: Record, game: Game, reader: Reader,
  cardOf: (card: number) => Card): Step[] {
  const chosen: Step[] = [];

  for (let ply = begun(record, game); ply < record.ply(); ply++) {
    const before = record.game(ply);
    const action = record.action(ply);

    chosen.push({ ply, decision: before.decision(),
      text: before.actionText(action, reader),
      card: cardOf(before.actionTarget(action).card) });
    before.free();
  }
  return chosen;
}

/** Takes back one answer of the series; those after it are given again if
 * they can be. */
export function takeBack(record: Record, ply: number): void {
  const later: number[] = [];

  for (let i = ply + 1; i < record.ply(); i++) later.push(record.action(i));
  while (record.ply() > ply) record.undo();
  for (const action of later) {
    const game = record.game(record.ply());
    const fits = game.isLegal(action) === 1 && !ends(game, action);

    game.free();
    if (fits) record.add(action);
  }
}
