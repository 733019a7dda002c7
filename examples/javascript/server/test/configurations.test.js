// configurations.test.js - every kind of game is a match, and hides its cards.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import assert from "node:assert";
import framework from "boardgame.io/dist/cjs/server.js";
import { NOBODY, actionFormat } from "../../index.js";
import { onirim } from "../game.js";
import { withhold } from "../guard.js";
import { leaks, truthOf } from "./wire.js";

const require = createRequire(import.meta.url);
const { Master } = require("boardgame.io/master");
const { createMatch, getFilterPlayerView } = require("boardgame.io/internal");

const ANSWERS = 120; // of a game, so that long ones do not take all the time

const configs = readFileSync(
  new URL("../../../../tests/bindings/configs", import.meta.url), "utf-8")
  .trim().split("\n");

/** A match whose messages stay in this process. */
function open(config) {
  const numPlayers = Number(/players=(\d)/.exec(config)?.[1] ?? 1);
  const { db } = framework.Server({ games: [onirim], origins: [] });
  const match = createMatch({ game: onirim, numPlayers, setupData: config });
  const viewers = [...Array(numPlayers).keys(), NOBODY];
  const heard = new Map(viewers.map((viewer) => [viewer, []]));
  const filter = getFilterPlayerView(onirim);
  const tell = (viewer, data) => {
    const { type, args } =
      filter(viewer === NOBODY ? null : String(viewer), data);

    heard.get(viewer).push(JSON.stringify([type, ...args]));
  };
  const master = new Master(onirim, db, {
    send: ({ playerID, ...data }) => tell(Number(playerID ?? NOBODY), data),
    sendAll: (data) => viewers.forEach((viewer) => tell(viewer, data)),
  });

  withhold(db);
  db.createMatch("here", match);
  return { db, heard, master, viewers };
}

const stateOf = (db) => db.fetch("here", { state: true }).state;

/** Give an answer to the game as the server knows it. */
async function answer(master, state) {
  const game = truthOf(state);
  const actions = game.legalActions();
  const action = actions[(state._stateID * 7919) % 101 % actions.length];
  const playerID = String(state.G.asked);

  game.free();
  await master.onUpdate({ type: "MAKE_MOVE", payload:
    { type: "answer", args: [actionFormat(action)], playerID } },
  state._stateID, "here", playerID);
}

for (const config of configs)
  test(config, async () => {
    const { db, heard, master, viewers } = open(config);
    const states = new Map([[0, stateOf(db)]]);

    for (let i = 0; i < ANSWERS && !stateOf(db).ctx.gameover; i++) {
      await answer(master, stateOf(db));
      states.set(i + 1, stateOf(db));
    }
    assert.ok(stateOf(db)._stateID > 10);
    for (const viewer of viewers) {
      await master.onSync("here", viewer === NOBODY ? null : String(viewer));
      assert.equal(heard.get(viewer).length, states.size);
      assert.deepEqual(leaks(viewer, heard.get(viewer), states), []);
    }
  });
