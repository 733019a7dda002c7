// engine.test.js - what the engine tells the page of whole games.
import { readFileSync } from "node:fs";
import { test } from "node:test";
import assert from "node:assert";
import * as onirim from "onirim";
import { loadEngine } from "./engine.js";

const Engine = await loadEngine();
const { HOST, NOBODY, CHANCE, PLAYING } = onirim;
const configs = readFileSync(
  new URL("../../../tests/bindings/configs", import.meta.url), "utf-8")
  .trim().split("\n").map((config) => config.replace(" events=on", ""));

const reader = (viewer, language = "en") =>
  ({ language, names: ["Ada", "Blaise"], viewer });

function begun(config) {
  const engine = new Engine(onirim);

  engine.begin(config);
  return engine;
}

/** Plays with answers from anywhere in the lists; calls `each` before every
 * one.  Where chance is asked, the host looks. */
function play(engine, each) {
  for (let i = 0; engine.view(reader(NOBODY)).outcome === PLAYING; i++) {
    const { asked } = engine.view(reader(NOBODY));
    const seat = asked === CHANCE ? HOST : asked;
    const { answers } = engine.view(reader(seat));

    each(seat, answers, i);
    engine.answer(answers[(i * 7) % answers.length].action);
  }
}

/** What a viewer is told, but for the seed in the configuration. */
function told(engine, viewer) {
  const { config: _, ...view } = engine.view(reader(viewer));

  return view;
}

/** The same if all that the viewer does not know were dealt anew. */
function toldOfAnother(engine, viewer, seed) {
  const { session } = engine;
  const truth = session.game;

  session.game = truth.copy();
  session.game.resample(viewer, seed);
  const view = told(engine, viewer);
  session.game.free();
  session.game = truth;
  return view;
}

for (const config of configs) {
  test(`each question has words: ${config}`, () => {
    const engine = begun(config);

    play(engine, (seat, answers, i) => {
      const language = ["en", "fr", "ru"][i % 3];
      const view = engine.view(reader(seat, language));

      assert.ok(answers.length > 1);
      assert.notEqual(view.question, "");
      for (const answer of view.answers) {
        assert.notEqual(answer.text, "");
        assert.notEqual(answer.help, "");
      }
    });
    assert.ok(engine.story(reader(NOBODY)).length > 20);
  });

  if (!config.includes("chance=host"))
    test(`a view tells nothing that is hidden: ${config}`, () => {
      const engine = begun(config);

      play(engine, (_, __, i) => {
        for (const viewer of i % 5 === 0 ? [NOBODY, 0] : [])
          assert.deepEqual(toldOfAnother(engine, viewer, BigInt(i)),
            told(engine, viewer));
      });
    });
}

test("chosen cards are taken back singly, and show nothing", () => {
  let taken = 0;

  for (const config of configs.filter((one) => !one.includes("host"))) {
    if (taken > 80) break;
    const engine = begun(config);

    play(engine, (seat) => {
      const { steps, ply, decision } = engine.view(reader(seat));
      const text = engine.text();
      const { record } = engine.session;

      if (steps.length === 0) return;
      assert.equal(record.revealed(steps[0].ply, ply), 0);
      engine.takeBack(steps.at(-1).ply);
      const before = engine.view(reader(seat));
      assert.equal(before.ply, ply - 1);
      assert.equal(before.steps.length, steps.length - 1);
      engine.redo();
      assert.equal(engine.text(), text);
      engine.takeBack(steps[0].ply);
      const now = engine.view(reader(seat));
      assert.ok(now.ply < ply && now.ply >= steps[0].ply);
      assert.ok(now.decision === decision || now.steps.length === 0);
      engine.open(text);
      taken++;
    });
  }
  assert.ok(taken > 50);
});

test("a card that is not lit has a reason", () => {
  let reasons = 0;

  for (const config of configs.slice(0, 12)) {
    const engine = begun(config);

    play(engine, (seat) => {
      const view = engine.view(reader(seat, "fr"));

      for (const { zone, index, cards } of view.zones)
        for (const { value } of zone === onirim.ZONE_HAND ? cards : []) {
          const place = { zone, index, card: value };
          const why = engine.whyNot(place, reader(seat, "fr"));

          assert.ok(why.every((one) => one.includes(": ")));
          reasons += why.length;
        }
    });
  }
  assert.ok(reasons > 50);
});

test("undone answers are played again", () => {
  const engine = begun("players=2 seed=9");

  play(engine, () => {});
  const text = engine.text();
  const { ply } = engine.view(reader(0));
  let looks = 0;
  for (let i = 0; i < 10; i++) {
    looks += engine.view(reader(0)).revealed;
    engine.undo();
  }
  assert.ok(looks > 0);
  assert.equal(engine.saved().undone, looks);
  assert.equal(engine.saved().ply, ply - 10);
  assert.equal(engine.view(reader(0)).length, ply);
  for (let i = 0; i < 10; i++) engine.redo();
  assert.equal(engine.text().replace(`tag undone "${looks}"\n`, ""), text);
});

test("a game that is opened again has the answers that were taken back", () => {
  const engine = begun("seed=9");

  play(engine, () => {});
  for (let i = 0; i < 5; i++) engine.undo();
  const { record, ply } = engine.saved();
  const before = engine.view(reader(0));
  const other = new Engine(onirim);
  other.open(record, ply);
  assert.deepEqual(other.view(reader(0)), before);
  assert.deepEqual(other.saved(), engine.saved());
});

test("an answer is judged as it stood when it was given", () => {
  const engine = begun("players=2 seed=7");
  const ours = [];

  play(engine, (seat, answers, i) => {
    if (i === 6) ours.push(engine.advise(40, reader(seat)));
  });
  const text = engine.text();
  const { given, best, seat } = engine.judge(6, 40, [0, 1], reader(0));
  assert.deepEqual(best, ours[0][0]);
  assert.deepEqual(given, ours[0].find(({ answer }) =>
    answer.action === given.answer.action));
  assert.equal(engine.judge(6, 40, [1 - seat], reader(0)), null);
  assert.equal(engine.text(), text);
});

test("a text that is neither a record nor a position is told where", () => {
  const engine = begun("seed=4");
  const at = (text) => {
    try {
      engine.open(text);
    } catch (error) {
      const { line, column } = error.problem;

      return `${line}:${column}`;
    }
    return "opened";
  };

  assert.equal(at("onirim-record 1\nbad"), "2:1");
  assert.equal(at("onirim-record 2"), "1:15");
  assert.equal(at("bad"), "1:1");
  assert.equal(at("game=onirim seed=1 hand1=red-sun,blue-cat"), "1:34");
  const { position } = engine.written();
  assert.equal(at(` ${position}\n`), "opened");
  assert.equal(engine.written().position, position);
});

test("a game that is refused leaves the one before", () => {
  const engine = begun("seed=4");
  const text = engine.text();

  for (const call of [() => engine.begin("players=9"),
    () => engine.open("onirim-record 1\nbad"), () => engine.open(""),
    () => engine.answer(1), () => engine.answerNamed("play:red-door"),
    () => engine.undo(), () => engine.redo()]) {
    assert.throws(call, onirim.OnirimError);
    assert.equal(engine.text(), text);
  }
});

test("advice is for the answers that there are", () => {
  const engine = begun("sets=towers seed=5");
  const { answers } = engine.view(reader(0));
  const advice = engine.advise(20, reader(0, "fr"));

  assert.deepEqual(advice.map(({ answer }) => answer.action).sort(),
    answers.map(({ action }) => action).sort());
  assert.ok(advice.every(({ chance }) => chance >= 0 && chance <= 1));
  engine.play(9);
  assert.equal(engine.view(reader(0)).ply, 1);
});

test("every value that is offered can begin a game", () => {
  const engine = new Engine(onirim);
  let games = 0;

  for (const config of ["", "players=2", "players=2 sets=towers",
    "game=nightmarium players=5", "sets=dreams"])
    for (const { name, values } of engine.keys(config, "ru"))
      for (const value of values.filter((one) => !one.name.includes(".."))) {
        const rest = config.split(" ").filter((word) =>
          !word.startsWith(`${name}=`));

        assert.notEqual(value.text, "");
        engine.begin([...rest, `${name}=${value.name}`].join(" ").trim());
        games++;
      }
  assert.ok(games > 30);
});
