// types.ts - what the types allow, and what they refuse.
import {
  Advisor, Game, Record, OnirimError, PLAYING, ZONE_HAND, cardName, load,
} from "onirim";
import type { OnirimAdvice, OnirimEvent } from "onirim";

const game = new Game("players=2");
const actions: number[] = game.legalActions();
const events: OnirimEvent[] = game.events(0);
const seed: bigint = game.seed();
const saved: Uint8Array = game.snapshotSave();
const again: Game = Game.snapshotLoad(saved);
const record: Record = Record.parse(new Record(again).format());
const advice: OnirimAdvice[] = new Advisor(game).advise(game, 40, 1n);
const text: string = game.actionText(actions[0]!, { language: "fr" });
const names: string[] = Array.from(game.cards(0, ZONE_HAND, 0), cardName);
const other: Game = new (await load(new Uint8Array(0))).Game(null);
const playing: 0 = PLAYING;

try {
  game.apply(actions[0]!);
} catch (error) {
  if (error instanceof OnirimError) error.problem?.column.toFixed();
}
game.reasonText(advice[0]!);
game.reset(5);
game.answerText(events, { names: ["Ada", null], viewer: 1 });

// @ts-expect-error
new Game(5);
// @ts-expect-error
game.reset("5");
// @ts-expect-error
game.apply("play:red-sun");
// @ts-expect-error
new Advisor(record);

export { seed, text, names, other, playing };
