// game.js - every configuration of the library as a game of boardgame.io.
import { randomBytes, randomInt } from "node:crypto";
import core from "boardgame.io/dist/cjs/core.js";
import {
  CHANCE, Game, NOBODY, NUMBER_PLAYERS, OnirimError, PLAYING, Record,
  actionParse,
} from "../index.js";
import { name } from "./client.js";

const newSeed = () => randomBytes(8).readBigUInt64LE();

const seatsOf = (game) => game.number(NOBODY, NUMBER_PLAYERS, 0);

function newGame(config) {
  // Without a text the library would take its usual configuration.
  if (typeof config !== "string")
    throw new TypeError("Give a configuration, such as players=2.");
  return new Game(config);
}

/** With `chance=host` the server is the host, which deals the cards. */
function deal(record) {
  const game = record.game(record.ply());

  while (game.player() === CHANCE) {
    const weights = game.weights();
    let left = randomInt(weights.reduce((sum, weight) => sum + weight));
    const card = weights.findIndex((weight) => (left -= weight) < 0);
    const action = game.legalActions()[card];

    record.add(action);
    game.apply(action);
  }
  return game;
}

/** What a viewer may know, and nothing else. */
function viewOf(record, game, viewer) {
  const known = game.copy();

  known.redact(game, viewer);
  const snapshot = Buffer.from(known.snapshotSave()).toString("base64");
  known.free();
  return { snapshot, events: record.events(record.ply(), viewer) };
}

function endOf(game) {
  if (game.outcome() === PLAYING) return null;
  const winner = game.winner();

  return {
    winner: winner === NOBODY ? null : String(winner),
    results: Array.from({ length: seatsOf(game) }, (_, i) => game.result(i)),
  };
}

/** The state of a match.  Only the server sees all of it: the record has the
 * seed and every card. */
function stateOf(record, before) {
  const game = deal(record);
  const seats = Array.from({ length: seatsOf(game) }, (_, seat) => seat);
  const state = {
    record: record.format(),
    views: seats.map((seat) => viewOf(record, game, seat)),
    spectator: viewOf(record, game, NOBODY),
    asked: game.player(),
    undoable: record.revealed(before, record.ply()) === 0,
    end: endOf(game),
  };

  game.free();
  return state;
}

function setup(_, config) {
  const game = newGame(config);
  game.reset(newSeed());
  const record = new Record(game);
  const state = stateOf(record, 0);

  record.free();
  game.free();
  return state;
}

function validateSetupData(config, numPlayers) {
  try {
    const game = newGame(config);
    const seats = seatsOf(game);
    game.free();
    if (seats !== numPlayers) return `This is a game for ${seats}.`;
  } catch (error) {
    const place = error.problem ? `column ${error.problem.column}: ` : "";
    return place + error.message;
  }
}

/** The only move: an action as text, such as play:red-sun. */
function answer({ G }, text) {
  const record = Record.parse(G.record);
  const before = record.ply();

  try {
    record.add(actionParse(text));
    return stateOf(record, before);
  } catch (error) {
    if (!(error instanceof OnirimError || error instanceof TypeError))
      throw error;
    console.error(`onirim: ${error.message}`);
    return core.INVALID_MOVE;
  } finally {
    record.free();
  }
}

export const onirim = {
  name,
  minPlayers: 1,
  maxPlayers: 5,
  setup,
  validateSetupData,
  moves: {
    answer: {
      move: answer,
      client: false,
      redact: true,
      undoable: ({ G }) => G.undoable,
    },
  },
  turn: {
    order: { first: ({ G }) => G.asked, next: ({ G }) => G.asked },
    endIf: ({ G, ctx }) => String(G.asked) !== ctx.currentPlayer,
  },
  endIf: ({ G }) => G.end,
  playerView: ({ G, playerID }) => G.views[playerID] ?? G.spectator,
};
