// socket.test.js - whole games over sockets, and all that goes over the wire.
import { test } from "node:test";
import assert from "node:assert";
import { PLAYING } from "../../index.js";
import { gameOf } from "../client.js";
import { onirim } from "../game.js";
import { Match, connect, until } from "./match.js";
import { leaksTo, messages, resampled } from "./wire.js";

const games = [
  ["players=2 sets=steps,towers,dreams", 2],
  ["players=2 variants=race", 2],
  ["game=nightmarium players=3 objective=2", 3],
];

for (const [config, players] of games)
  test(`nobody hears what is hidden: ${config}`, async () => {
    const match = await Match.open(config, players);

    try {
      await match.play();
      match.all.push(connect(match.server, match.id));
      await match.settled();
      for (const client of match.all) {
        assert.ok(messages(client).length > 0);
        assert.deepEqual(leaksTo(match, client), []);
        const game = gameOf(client.getState().G);
        assert.notEqual(game.outcome(), PLAYING);
        assert.equal(client.getState().ctx.gameover.results[0],
          game.result(0));
      }
      assert.equal(messages(match.spectator).filter((text) =>
        text.startsWith('["update"')).length, match.states.size - 1);
    } finally {
      match.close();
    }
  });

for (const [config, players] of games)
  test(`a view is the same if hidden cards differ: ${config}`, async () => {
    const match = await Match.open(config, players);
    let differing = 0;

    try {
      await match.play(60);
    } finally {
      match.close();
    }
    for (const state of match.states.values())
      for (let viewer = 0; viewer < players; viewer++) {
        const { differs, looksTheSame } =
          resampled(state, viewer, state._stateID);

        assert.ok(looksTheSame);
        differing += differs;
      }
    assert.ok(differing > match.states.size / 2, `${differing} differ`);
  });

// Games that leak on purpose, and what is noticed by the messages to the
// spectator.
const view = onirim.playerView;
const seen = (leak) => ({
  playerView: (all) =>
    all.playerID === null ? leak(all.G, view(all)) : view(all),
});
const leaky = {
  "moves in the log": [
    { moves: { answer: { ...onirim.moves.answer, redact: false } } },
    ["move"]],
  "the record": [
    seen(({ record }, view) => ({ ...view, record })),
    ["record", "seed", "state"]],
  "the record in disguise": [
    seen(({ record }, view) => ({ ...view, note: btoa(btoa(record)) })),
    ["record", "seed", "state"]],
  "what seat 0 sees": [
    seen(({ views }, view) => ({ ...view, snapshot: views[0].snapshot })),
    ["snapshot", "state"]],
  "what happened, as seat 0 sees it": [
    seen(({ views }, view) => ({ ...view, events: views[0].events })),
    ["state"]],
  "a number that depends on hidden cards": [
    seen(({ record }, view) => ({ ...view, size: record.length })),
    ["state"]],
};

for (const [name, [changes, noticed]] of Object.entries(leaky))
  test(`a leak is noticed: ${name}`, async () => {
    const match = await Match.open("game=nightmarium players=2", 2,
      { ...onirim, ...changes });

    try {
      await match.play(20);
      assert.deepEqual(leaksTo(match, match.spectator), noticed);
    } finally {
      match.close();
    }
  });

test("a leak is noticed: the initial state", async () => {
  const match = await Match.open("players=2", 2);

  try {
    delete match.server.db.fetch; // as the framework has it
    const late = connect(match.server, match.id);
    await until(late, () => true);
    assert.deepEqual(leaksTo(match, late), ["more", "record", "seed",
      "snapshot"]);
  } finally {
    match.close();
  }
});
