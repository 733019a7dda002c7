// strangers.test.js - what strangers send is refused, and the match goes on.
import { test } from "node:test";
import assert from "node:assert";
import { Game } from "../../index.js";
import { Match, connect, heardBack, lobby, read } from "./match.js";
import { leaksTo, truthOf } from "./wire.js";

/** What a client sends to the server, as it is. */
const emit = (client, ...message) => client.transport.socket.emit(...message);

const move = (playerID, credentials, ...args) => ({
  type: "MAKE_MOVE",
  payload: { type: "answer", args, playerID, credentials },
});

/** Nothing that these clients send changes the match; what is said of it. */
async function changesNothing(t, match, client, send) {
  const said = t.mock.method(console, "error", () => {});
  const { state } = match;
  const count = match.states.size;

  send();
  await heardBack(client);
  assert.equal(match.states.size, count);
  assert.deepEqual([match.state.G, match.state.ctx], [state.G, state.ctx]);
  said.mock.restore();
  return said.mock.calls.map((call) => call.arguments.join(" ")).join("\n");
}

async function withMatch(config, players, body) {
  const match = await Match.open(config, players);

  try {
    await match.play(10);
    await body(match);
    await match.play();
    assert.ok(match.state.ctx.gameover);
  } finally {
    match.close();
  }
}

test("an answer that is not legal is refused in words", (t) =>
  withMatch("players=2", 2, async (match) => {
    const wrong = [
      ["discard:red-door", "not legal now"],
      ["play:blue-banana", "No card has this name."],
      ["x", "No action has this name."],
      ["", "No action has this name."],
      ["play:red-sun\0", "cannot be read"],
      ["\ud800", "cannot be read"],
    ];

    for (const [text, words] of wrong) {
      const { asked } = match;
      const said = await changesNothing(t, match, asked, () =>
        asked.moves.answer(text));

      assert.ok(said.includes(words), `${text}: ${said}`);
    }
  }));

test("a move of the wrong kind is refused", (t) =>
  withMatch("game=nightmarium players=3 objective=2", 3, async (match) => {
    const { asked, id } = match;
    const { playerID, credentials } = asked;
    const [legal] = match.actions();
    const number = match.state._stateID;
    const payload = move(playerID, credentials, legal).payload;
    const nasty = { toString: 1, valueOf: 1 };
    const actions = [
      ...[7, null, true, [], {}, nasty, [legal]].map((arg) =>
        move(playerID, credentials, arg)),
      ...[null, 7, "x", [], {}, { payload: null }, { payload: 5 }],
      ...["constructor", "toString", "__proto__", "", null, 7, nasty].map(
        (type) => ({ type: "MAKE_MOVE", payload: { ...payload, type } })),
      ...[null, legal, {}, nasty].map((args) =>
        ({ type: "MAKE_MOVE", payload: { ...payload, args } })),
      ...[null, undefined, 0, "", "9", nasty].map((seat) =>
        ({ type: "MAKE_MOVE", payload: { ...payload, playerID: seat } })),
      ...["endGame", "endTurn", "setActivePlayers", "toString"].map((type) =>
        ({ type: "GAME_EVENT", payload: { ...payload, type, args: [] } })),
      ...["UPDATE", "SYNC", "RESET"].map((type) =>
        ({ type, payload, state: { G: {}, ctx: {}, _stateID: 0 } })),
      { type: "PATCH", payload, patch:
        [{ op: "copy", from: "/G/record", path: "/ctx/phase" }] },
      { type: "UNDO", payload: { ...payload, type: nasty } },
      { type: nasty, payload },
    ];
    const said = await changesNothing(t, match, asked, () => {
      for (const action of actions)
        emit(asked, "update", action, number, id, playerID);
      for (const wrong of [null, "0", nasty, 0.5])
        emit(asked, "update", move(playerID, credentials, legal), wrong, id,
          playerID);
      for (const wrong of [null, 7, nasty, [id]])
        emit(asked, "update", move(playerID, credentials, legal), number,
          wrong, playerID);
      for (const wrong of [null, 7])
        emit(asked, "update", move(wrong, credentials, legal), number, id,
          wrong);
      emit(asked, "update");
      emit(asked, "chat", id, nasty);
      emit(asked, "sync", nasty, nasty);
      emit(asked, "other");
    });

    assert.deepEqual(said.split("\n"), Array(actions.length + 14)
      .fill("onirim: a message was refused"));
    for (const client of match.all)
      assert.deepEqual(leaksTo(match, client), []);
  }));

test("only the seat that is asked answers", (t) =>
  withMatch("players=2 variants=race", 2, async (match) => {
    const other = match.clients[1 - match.state.G.asked];
    const [legal] = match.actions();
    const number = match.state._stateID;
    const { id, asked, spectator } = match;

    assert.match(await changesNothing(t, match, other, () =>
      other.moves.answer(legal)), /not active/);
    await changesNothing(t, match, spectator, () =>
      spectator.moves.answer(legal));
    for (const credentials of [other.credentials, "", null, undefined, "x"])
      await changesNothing(t, match, other, () => emit(other, "update",
        move(asked.playerID, credentials, legal), number, id,
        asked.playerID));
  }));

test("nobody watches from a seat that is not his own", async () => {
  const match = await Match.open("players=2", 2);
  const [, made] = await lobby(match.server, "/onirim/create",
    { numPlayers: 2, setupData: "players=2" });

  try {
    for (const [id, seat, credentials] of [[match.id, "0", "x"],
      [match.id, "1", match.clients[0].credentials], [made.matchID, "0"],
      [match.id, "__proto__"], [match.id, "2"],
      [match.id, "00", match.clients[0].credentials],
      [match.id, { toString: 1, valueOf: 1 }], [{}, null]]) {
      const client = connect(match.server, id, seat, credentials);

      await read(client);
      emit(client, "sync", id, seat); // without credentials
      await read(client);
      await match.answer();
      await heardBack(match.spectator);
      assert.equal(client.getState(), null);
    }
  } finally {
    match.close();
  }
});

test("a socket stays with one match and one seat", async (t) => {
  const match = await Match.open("players=2 sets=dreams", 2);
  const [, made] = await lobby(match.server, "/onirim/create",
    { numPlayers: 2, setupData: "players=2" });
  const [, { playerCredentials }] = await lobby(match.server,
    `/onirim/${made.matchID}/join`, { playerID: "1", playerName: "Eve" });
  const { spectator } = match;

  t.mock.method(console, "error", () => {});
  try {
    emit(spectator, "sync", match.id, null);
    emit(spectator, "sync", made.matchID, "1", playerCredentials);
    await heardBack(spectator);
    await match.play(20);
    assert.ok(spectator.heard.every((data) => !data.includes(made.matchID)));
    assert.deepEqual(leaksTo(match, spectator), []);
  } finally {
    match.close();
  }
});

test("a match is made only of a configuration", async (t) => {
  const match = await Match.open("players=2", 2);
  const words = {
    "players=3": "column 9: This needs game=nightmarium.",
    "game=nightmarium players=3": "This is a game for 3.",
    "players=1": "This is a game for 1.",
  };
  const wrong = [undefined, null, 7, true, {}, [], ["players=2"], "x",
    "players=2\0", "sets=towers players=2 sets=towers", "\ud800"];
  const { server } = match;

  t.mock.method(console, "error", () => {});
  try {
    for (const [setupData, text] of Object.entries(words))
      assert.deepEqual(await lobby(server, "/onirim/create",
        { numPlayers: 2, setupData }), [400, text]);
    for (const setupData of wrong) {
      const [status, text] = await lobby(server, "/onirim/create",
        { numPlayers: 1, setupData });

      assert.equal(status, 400);
      assert.ok(text.length > 10, text);
    }
    for (const numPlayers of [0, 6, -1, 1e9, "x", null])
      assert.equal((await lobby(server, "/onirim/create",
        { numPlayers, setupData: "players=2" }))[0], 400);
    // Without the lobby nobody makes a match, however many seats it has.
    for (const numPlayers of [1, 2, 1e9]) {
      const client = connect(server, "nowhere");

      client.transport.numPlayers = numPlayers;
      await read(client);
      assert.equal(server.db.fetch("nowhere", { state: true }).state,
        undefined);
    }
    await match.play(5);
  } finally {
    match.close();
  }
});

test("nobody takes a seat that is none", async () => {
  const match = await Match.open("players=2", 2);

  try {
    for (const playerID of ["__proto__", "constructor", "toString", "2", "-1",
      {}, [], ["__proto__"]]) {
      const [status] = await lobby(match.server, `/onirim/${match.id}/join`,
        { playerID, playerName: "Eve" });

      assert.ok(status === 404 || status === 409, `${playerID} ${status}`);
      assert.equal(({}).credentials, undefined);
    }
  } finally {
    match.close();
  }
});

test("the seed is the server's own", async () => {
  const seeds = new Set();

  for (const config of ["players=2 seed=42", "players=2 seed=42"]) {
    const match = await Match.open(config, 2);
    const game = truthOf(match.state);

    seeds.add(game.seed());
    assert.ok(game.seed() > 2n ** 32n);
    game.free();
    match.close();
  }
  assert.equal(seeds.size, 2);
  assert.equal(new Game("players=2 seed=42").seed(), 42n);
});
