// errors.test.js - what strangers hand over is refused in words, and nothing
// changes.
import { test } from "node:test";
import assert from "node:assert";
import { onirim } from "./onirim.js";

const { Game, Record, Advisor, OnirimError } = onirim;

function refuses(call, status, words) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof OnirimError, String(error));
    assert.equal(error.status, status);
    if (words) assert.equal(error.message, words);
    return true;
  });
}

function play(config, count) {
  const game = new Game(config);

  for (let i = 0; i < count; i++) game.apply(game.legalActions()[0]);
  return game;
}

const games = ["", "players=2 sets=steps,towers,dreams",
  "game=nightmarium players=3"].map((config) => play(config, 30));

function staysAsItWas(game, act) {
  const before = game.snapshotSave();

  act();
  assert.deepEqual(game.snapshotSave(), before);
}

test("a wrong configuration is told with its place", () => {
  assert.throws(() => new Game("sets=towers players=3"), (error) => {
    assert.equal(error.status, onirim.E_CONFIG);
    assert.equal(error.problem.offset, 20);
    assert.equal(error.problem.length, 1);
    assert.equal(error.problem.column, 21);
    assert.equal(error.message, "This needs game=nightmarium.");
    assert.equal(error.text("fr-CA"), "Il faut pour cela game=nightmarium.");
    refuses(() => error.text("xx"), onirim.E_LANGUAGE);
    return true;
  });
});

test("what is no text is no configuration", () => {
  for (const wrong of [5, 5n, true, {}, [], Symbol("a"), () => 1])
    assert.throws(() => new Game(wrong), TypeError);
  for (const wrong of ["\0", "players=2\0", "\ud800", "\udc00x"])
    refuses(() => new Game(wrong), onirim.E_SYNTAX);
  assert.equal(new Game(null).configFormat(), new Game().configFormat());
});

test("numbers out of range are refused", () => {
  for (const game of games)
    staysAsItWas(game, () => {
      for (const wrong of [NaN, Infinity, 1.5, -1, 2 ** 32, -(2 ** 31) - 1,
        2 ** 53])
        refuses(() => game.apply(wrong), onirim.E_RANGE);
      for (const wrong of ["1", 1n, null, undefined, {}, [1], Symbol("a")])
        assert.throws(() => game.apply(wrong), TypeError);
      refuses(() => game.apply(0), onirim.E_ACTION);
      refuses(() => game.cards(0, 99, 0), onirim.E_RANGE);
      refuses(() => game.cards(0, 1, 2 ** 31), onirim.E_RANGE);
      refuses(() => game.number(77, onirim.NUMBER_TURN, 0), onirim.E_RANGE);
    });
});

test("seeds have 64 bits", () => {
  const [game] = games;

  staysAsItWas(game, () => {
    for (const wrong of [-1n, 2n ** 64n, -1, 0.5, 2 ** 53])
      refuses(() => game.reset(wrong), onirim.E_RANGE);
    assert.throws(() => game.reset("7"), TypeError);
  });
  const other = game.copy();

  other.reset(2n ** 64n - 1n);
  assert.equal(other.seed(), 2n ** 64n - 1n);
  other.reset(7);
  assert.equal(other.seed(), 7n);
});

test("a freed object is refused", () => {
  const game = games[0].copy();
  const record = new Record(game);
  const advisor = new Advisor(game);

  for (const object of [record, advisor, game, game]) object.free();
  refuses(() => game.outcome(), onirim.E_NULL);
  refuses(() => game.hash(0), onirim.E_NULL);
  refuses(() => games[0].assign(game), onirim.E_NULL);
  refuses(() => new Record(game), onirim.E_NULL);
  refuses(() => record.undo(), onirim.E_NULL);
  refuses(() => advisor.advise(games[0], 4, 1), onirim.E_NULL);
});

test("an object of another class is refused", () => {
  const [game] = games;
  const record = new Record(game);

  for (const wrong of [null, undefined, 0, 65536, {}, record, Game, "",
    Object.create(Game.prototype),
    Object.setPrototypeOf(new Record(game), Game.prototype)])
    assert.throws(() => game.assign(wrong), TypeError);
  assert.throws(() => Game.prototype.outcome.call(record), TypeError);
  assert.throws(() => new Record({}), TypeError);
});

test("nothing of a text is shown that is none", () => {
  const [, pair] = games;
  const action = pair.legalActions()[0];

  for (const reader of [{ language: "xx" }, { language: "e\0" }])
    assert.throws(() => pair.actionText(action, reader), OnirimError);
  for (const reader of [5, "fr", { language: 5 }, { names: 5 },
    { names: [7] }, { viewer: "0" }])
    assert.throws(() => pair.actionText(action, reader), TypeError);
  refuses(() => pair.actionText(action, { viewer: 77 }), onirim.E_RANGE);
});

test("bytes of strangers are no game", () => {
  for (const game of games) {
    const saved = game.snapshotSave();
    const copy = game.copy();

    for (let i = 0; i < saved.length; i++) {
      const broken = saved.slice();

      broken[i] ^= 1 << (i % 8);
      assert.throws(() => Game.snapshotLoad(broken), OnirimError);
      staysAsItWas(copy, () =>
        assert.throws(() => copy.snapshotRestore(broken), OnirimError));
    }
    for (const wrong of [[1, 2], "abc", new Uint16Array(saved), saved.buffer])
      assert.throws(() => Game.snapshotLoad(wrong), TypeError);
    refuses(() => Game.snapshotLoad(new Uint8Array(100000)),
      onirim.E_DAMAGED);
    assert.deepEqual(Game.snapshotLoad(saved).snapshotSave(), saved);
  }
});

test("a view that died holds nothing", () => {
  const saved = games[0].snapshotSave();
  const dead = new Uint8Array(saved);

  structuredClone(dead.buffer, { transfer: [dead.buffer] });
  assert.throws(() => Game.snapshotLoad(dead), TypeError);
});

test("a view that lies about its length does no harm", () => {
  class Liar extends Uint8Array {
    get length() { return 3; }
  }
  const saved = games[0].snapshotSave();

  assert.deepEqual(Game.snapshotLoad(new Liar(saved)).snapshotSave(), saved);
});

test("what is given stays good when the memory grows", () => {
  const kept = games.map((game) => game.snapshotSave());
  const faces = games.map((game) => game.faces());
  const more = [];

  for (let i = 0; i < 5000; i++) more.push(games[i % 3].copy());
  games.forEach((game, i) => {
    assert.deepEqual(game.snapshotSave(), kept[i]);
    assert.deepEqual(game.faces(), faces[i]);
  });
  more.forEach((game) => game.free());
});

test("long texts come whole", () => {
  const record = new Record(games[1]);
  const value = "é".repeat(120);

  for (let i = 0; i < 256; i++) record.setTag(`note-${i}`, value);
  const text = record.format();
  assert.ok(text.length > 65536 / 2);
  assert.equal(Record.parse(text).format(), text);
  assert.equal(record.tag("note-255"), value);
  refuses(() => record.setTag("note-0", "a\nb"), onirim.E_SYNTAX);
  refuses(() => record.setTag("note-0", "\0"), onirim.E_SYNTAX);
  refuses(() => record.setTag("one more", "a"), onirim.E_SYNTAX);
  assert.equal(record.format(), text);
});

test("a text that is missing is told", () => {
  assert.throws(() => new Game("x".repeat(100)), OnirimError);
  const words = onirim.strerror(onirim.E_NULL);

  refuses(() => Record.parse(), onirim.E_NULL, words);
  refuses(() => Game.positionParse(null), onirim.E_NULL, words);
  refuses(() => onirim.actionParse(undefined), onirim.E_NULL, words);
});

test("records of strangers are told with their place", () => {
  const record = new Record(games[0]);
  const lines = `${record.format()}1 play:red-door\n`;

  assert.throws(() => Record.parse(lines), (error) => {
    assert.ok(error.problem.line > 1);
    assert.equal(error.message.length > 10, true);
    return true;
  });
});

test("events are bytes", () => {
  const game = new Game("events=on");
  const [event] = game.events(onirim.NOBODY);

  assert.equal(typeof game.eventText(event), "string");
  for (const wrong of [null, 5, "x", {}, { ...event, kind: "1" }])
    assert.throws(() => game.eventText(wrong));
  refuses(() => game.eventText({ ...event, card: 256 }), onirim.E_RANGE);
  assert.throws(() => game.answerText(event), TypeError);
  assert.equal(typeof game.answerText(game.events(onirim.NOBODY)), "string");
});

test("a getter that calls the library itself does no harm", () => {
  const [game] = games;
  const action = game.legalActions()[0];
  const reader = {
    get language() { return game.configFormat() && "fr"; },
    get names() { return [game.configFormat() && "Ada"]; },
    get viewer() { return game.configFormat() ? 0 : 1; },
  };

  assert.equal(game.actionText(action, reader),
    game.actionText(action, { language: "fr", viewer: 0 }));
});

test("an advisor takes games of its family only", () => {
  const [alone, pair] = games;
  const advisor = new Advisor(alone);

  refuses(() => advisor.advise(pair, 4, 1), onirim.E_FAMILY);
  refuses(() => advisor.choose(alone, 10, 1), onirim.E_RANGE);
  assert.throws(() => advisor.advise(null, 4, 1), TypeError);
  staysAsItWas(alone, () => {
    const [best] = advisor.advise(alone, 10, 1);

    assert.equal(alone.isLegal(best.action), 1);
    assert.equal(typeof alone.reasonText(best), "string");
  });
});
