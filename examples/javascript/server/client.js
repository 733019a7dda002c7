// client.js - the same match as a front-end sees it.
import { Game } from "../index.js";

export const name = "onirim";

/** What a Client of boardgame.io takes as its game. */
export const table = {
  name,
  moves: { answer: { move: () => {}, client: false } },
};

/** The game as this viewer knows it; `view` is the state's G. */
export function gameOf(view) {
  const bytes = atob(view.snapshot);

  return Game.snapshotLoad(Uint8Array.from(bytes, (c) => c.charCodeAt(0)));
}
