// wire.js - has a viewer heard what it must not know?
import assert from "node:assert";
import { isDeepStrictEqual } from "node:util";
import { Game, HOST, NOBODY, OnirimError, Record } from "../../index.js";

const BASE64 = /[A-Za-z0-9+/]{24,}={0,2}/g;
const PLUGINS = { random: {}, log: { data: {} }, events: { data: {} } };

const base64 = (bytes) => Buffer.from(bytes).toString("base64");

/** The game of a state as the server knows it. */
export function truthOf({ G }) {
  const record = Record.parse(G.record);
  const game = record.game(record.ply());

  record.free();
  return game;
}

/** What a viewer has to get from a game that looks to it like this one. */
function snapshotOf(game, viewer) {
  const known = game.copy();

  known.redact(game, viewer);
  const text = base64(known.snapshotSave());
  known.free();
  return text;
}

function viewOf(state, viewer) {
  const record = Record.parse(state.G.record);
  const game = record.game(record.ply());
  const view = {
    snapshot: snapshotOf(game, viewer),
    events: record.events(record.ply(), viewer),
  };

  game.free();
  record.free();
  return view;
}

/** Deal anew what the viewer does not know: whether the game is another one
 * now, and whether the viewer gets the same. */
export function resampled(state, viewer, seed) {
  const game = truthOf(state);
  const other = game.copy();

  other.resample(viewer, seed);
  const result = {
    differs: other.hash(HOST) !== game.hash(HOST),
    looksTheSame: snapshotOf(other, viewer) === state.G.views[viewer].snapshot,
  };
  game.free();
  other.free();
  return result;
}

const isGame = (bytes) => {
  try {
    Game.snapshotLoad(bytes).free();
    return true;
  } catch (error) {
    if (error instanceof OnirimError) return false;
    throw error;
  }
};

const seedOf = ({ G }) => {
  const game = truthOf({ G });
  const seed = game.seed();

  game.free();
  return [String(seed), seed.toString(16)];
};

const logged = ({ action, automatic }, viewer) =>
  automatic || action.payload.playerID === String(viewer) ||
  action.payload.args === null;

/** All that is wrong in what a viewer has heard: messages as JSON, and the
 * states of the match by their numbers. */
export function leaks(viewer, heard, states) {
  const views = new Map([...states].map(([id, state]) =>
    [id, viewOf(state, viewer)]));
  const own = new Set([...views.values()].map(({ snapshot }) => snapshot));
  const seeds = seedOf(states.get(0));
  const found = new Set();

  function search(text) {
    if (text.includes("onirim-record")) found.add("record");
    if (seeds.some((seed) => text.includes(seed))) found.add("seed");
    for (const [part] of text.matchAll(BASE64)) {
      const bytes = Buffer.from(part, "base64");

      if (own.has(part)) continue;
      if (isGame(new Uint8Array(bytes))) found.add("snapshot");
      else search(bytes.toString("latin1"));
    }
  }

  function compare(state, log) {
    const { ctx } = states.get(state._stateID);
    const wanted = {
      G: views.get(state._stateID), ctx, plugins: PLUGINS, _undo: [],
      _redo: [], _stateID: state._stateID,
    };

    if (!isDeepStrictEqual(state, wanted)) found.add("state");
    if (!log.every((entry) => logged(entry, viewer))) found.add("move");
  }

  const kinds = {
    update: (_, state, log) => compare(state, log),
    sync: (_, { state, log, filteredMetadata, ...more }) => {
      if (Object.keys(more).length > 0) found.add("more");
      matchData(filteredMetadata);
      compare(state, log);
    },
    matchData: (_, players) => matchData(players),
  };

  function matchData(players) {
    for (const { id, name, isConnected, ...more } of players)
      if (Object.keys(more).length > 0) found.add("more");
  }

  for (const text of heard) {
    const [kind, ...parts] = JSON.parse(text);

    search(text);
    if (Object.hasOwn(kinds, kind)) kinds[kind](...parts);
    else found.add(kind);
  }
  return [...found].sort();
}

const EVENT = "2/onirim,";

/** All messages to a socket; what it says on its own has no more than ids. */
export function messages({ heard }) {
  return heard.filter((data) => {
    if (data.startsWith(EVENT)) return true;
    assert.ok(data.length < 100, data);
    return false;
  }).map((data) => data.slice(EVENT.length));
}

/** All that is wrong in what the socket of a client has received. */
export const leaksTo = ({ states }, client) =>
  leaks(client.playerID ? Number(client.playerID) : NOBODY, messages(client),
    states);
