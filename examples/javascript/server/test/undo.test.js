// undo.test.js - an answer is taken back by who gave it, if it showed no card.
import { test } from "node:test";
import assert from "node:assert";
import { Record } from "../../index.js";
import { Match, heardBack } from "./match.js";

const config = "players=2 sets=steps,towers,dreams";

const revealed = (text) => {
  const record = Record.parse(text);
  const ply = record.ply();
  const answer = record.revealed(ply - 1, ply);

  record.free();
  return answer;
};

/** Whether an answer leads to such a state; the match stops there. */
async function reaches(match, isWanted) {
  while (!match.state.ctx.gameover) {
    const before = match.state;

    await match.answer();
    if (isWanted(match.state, before)) return true;
  }
  return false;
}

async function matchAt(isWanted) {
  for (;;) {
    const match = await Match.open(config, 2);

    if (await reaches(match, isWanted)) return match;
    match.close();
  }
}

const goesOn = ({ G }, before) => G.asked === before.G.asked;

async function refuses(match, client) {
  const { state } = match;
  const count = match.states.size;

  client.undo();
  await heardBack(client);
  assert.equal(match.states.size, count);
  assert.deepEqual(match.state.G, state.G);
  await match.answer();
  assert.equal(match.states.size, count + 1);
}

test("what showed no card is taken back and given again", async () => {
  const match = await matchAt((state, before) =>
    goesOn(state, before) && state.G.undoable);
  const { state } = match;
  const before = match.states.get(match.states.size - 2);

  try {
    assert.equal(revealed(state.G.record), 0);
    await match.act(match.asked, (client) => client.undo());
    assert.deepEqual(match.state.G, before.G);
    await match.act(match.asked, (client) => client.redo());
    assert.deepEqual(match.state.G, state.G);
    await match.play();
  } finally {
    match.close();
  }
});

test("what showed a card is not taken back", async () => {
  const match = await matchAt((state, before) =>
    goesOn(state, before) && !state.G.undoable);

  try {
    assert.equal(revealed(match.state.G.record), 1);
    await refuses(match, match.asked);
  } finally {
    match.close();
  }
});

test("nobody takes back an answer of somebody else", async () => {
  const match = await matchAt((state, before) =>
    !goesOn(state, before) && state.G.undoable);

  try {
    await refuses(match, match.asked);
    await refuses(match, match.clients[1 - match.state.G.asked]);
    await refuses(match, match.spectator);
  } finally {
    match.close();
  }
});

test("nothing is taken back before the first answer", async () => {
  const match = await Match.open(config, 2);

  try {
    await refuses(match, match.asked);
  } finally {
    match.close();
  }
});
