// match.js - a match on a server of its own, with all seats and a spectator.
import { createRequire } from "node:module";
import { mock } from "node:test";
import { actionFormat } from "../../index.js";
import { gameOf, table } from "../client.js";
import { serve } from "../server.js";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

/** A request to the lobby: its status and what it answers. */
export async function lobby(server, path, body) {
  const { port } = server.app.server.address();
  const answer = await fetch(`http://127.0.0.1:${port}/games${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", connection: "close" },
    body: JSON.stringify(body),
  });
  const text = await answer.text();

  return [answer.status, answer.ok ? JSON.parse(text) : text];
}

const clients = new Map();

/** A client; all that its socket receives is kept in `heard`. */
export function connect(server, matchID, playerID, credentials) {
  const { port } = server.app.server.address();
  const client = Client({
    game: table, matchID, playerID, credentials, debug: false,
    multiplayer: SocketIO({
      server: `http://127.0.0.1:${port}`,
      socketOpts: { transports: ["websocket"], forceNew: true },
    }),
  });

  client.heard = [];
  client.waiting = [];
  clients.set(server, [...clients.get(server) ?? [], client]);
  client.start();
  client.subscribe(() => wake(client));
  client.transport.socket.io.engine.on("packet", ({ data }) =>
    client.heard.push(String(data)));
  return client;
}

/** Until the server has read all that a client sent so far, though it may
 * not get an answer: then the server has refused what came last. */
export async function read(client) {
  const { socket } = client.transport;

  if (!socket.connected)
    await new Promise((done) => socket.once("connect", done));
  await new Promise((done) => {
    const said = mock.method(console, "error", () => {
      said.mock.restore();
      done();
    });

    socket.emit("nothing that there is");
  });
}

function wake(client) {
  const state = client.getState();

  client.waiting = client.waiting.filter(({ isWanted, done }) => {
    if (state === null || !isWanted(state)) return true;
    done(state);
    return false;
  });
}

/** Wait until what a client knows is as wanted. */
export function until(client, isWanted) {
  return new Promise((done) => {
    client.waiting.push({ isWanted, done });
    wake(client);
  });
}

/** Until the server has read all that a client sent so far. */
export async function heardBack(client) {
  const count = () =>
    client.heard.filter((data) => data.includes('["sync"')).length;
  const before = count();

  client.transport.requestSync();
  await until(client, () => count() > before);
}

export class Match {
  #states = new Map();

  static async open(config, players, game) {
    const match = new Match();

    match.server = await serve({ host: "127.0.0.1", port: 0, game });
    try {
      await match.begin(config, players);
    } catch (error) {
      match.close();
      throw error;
    }
    return match;
  }

  async begin(setupData, numPlayers) {
    this.watch();
    const [, { matchID }] = await lobby(this.server, "/onirim/create",
      { numPlayers, setupData });

    this.id = matchID;
    this.clients = [];
    for (let seat = 0; seat < numPlayers; seat++)
      await this.join(String(seat));
    this.spectator = connect(this.server, matchID);
    this.all = [...this.clients, this.spectator];
    await this.settled();
  }

  watch() {
    const { db } = this.server;
    const { setState } = db;

    db.setState = (id, state, log) => {
      if (!this.#states.has(id)) this.#states.set(id, new Map());
      this.#states.get(id).set(state._stateID, state);
      return setState.call(db, id, state, log);
    };
  }

  async join(playerID) {
    const [, { playerCredentials }] = await lobby(this.server,
      `/onirim/${this.id}/join`, { playerID, playerName: "Ada" });

    this.clients.push(connect(this.server, this.id, playerID,
      playerCredentials));
  }

  /** The states of the match as the server knows them, by their numbers. */
  get states() {
    return this.#states.get(this.id);
  }

  get state() {
    return this.states.get(this.states.size - 1);
  }

  get asked() {
    return this.clients[this.state.G.asked];
  }

  /** Until everybody has heard of the last answer. */
  async settled() {
    await Promise.all(this.all.map((client) =>
      until(client, (state) => state._stateID === this.states.size - 1)));
  }

  /** A client does something that the server takes. */
  async act(client, does) {
    const next = this.states.size;

    does(client);
    await Promise.all(this.all.map((other) =>
      until(other, (state) => state._stateID === next)));
  }

  /** The actions that a client finds in its own view. */
  actions() {
    const game = gameOf(this.asked.getState().G);
    const actions = game.legalActions().map((action) => actionFormat(action));

    game.free();
    return actions;
  }

  /** An answer that looks random and is the same each time. */
  async answer() {
    const actions = this.actions();
    const place = (this.states.size * 7919) % 101 % actions.length;

    await this.act(this.asked, (client) =>
      client.moves.answer(actions[place]));
  }

  async play(most = Infinity) {
    for (let i = 0; i < most && !this.state.ctx.gameover; i++)
      await this.answer();
  }

  close() {
    clients.get(this.server)?.forEach((client) => client.stop());
    this.server.app._io.close();
  }
}
