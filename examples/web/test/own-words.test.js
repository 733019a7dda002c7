// own-words.test.js - the page says nothing of the game itself.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import assert from "node:assert";
import { fileURLToPath } from "node:url";
import * as onirim from "onirim";
import { borrowed, librarySays } from "./own-words.js";

const src = fileURLToPath(new URL("../src", import.meta.url));
const configs = readFileSync(
  new URL("../../../tests/bindings/configs", import.meta.url), "utf-8")
  .trim().split("\n").map((config) => config.replace(" events=on", ""));
const library = librarySays(configs);

/** Lessons and rules speak of the game in their own words. */
const isTeaching = (name) => /^(rules|learning)\//.test(name);

test("what the library says stands nowhere in the source again", () => {
  const files = readdirSync(src, { recursive: true }).filter((name) =>
    /\.tsx?$/.test(name) && !isTeaching(name));

  assert.ok(files.length > 30);
  assert.deepEqual(files.flatMap((name) =>
    borrowed(library, name, readFileSync(join(src, name), "utf-8"))), []);
});

const game = new onirim.Game("sets=towers,dreams players=2 seed=3");
const [action] = game.legalActions();
const said = (language) =>
  game.helpText(action, { language, viewer: game.player() });

const planted = [
  ...["en", "fr", "ru"].map((language) =>
    [`a sentence, ${language}`, JSON.stringify(said(language))]),
  ["a sentence within another",
    JSON.stringify(`Well: ${said("en").toUpperCase()} Yes.`)],
  ["a sentence put together", said("en").split(" ")
    .map((word) => JSON.stringify(`${word} `)).join(" + ")],
  ["a part of a sentence",
    JSON.stringify(said("en").split(" ").slice(0, 6).join(" "))],
  ["a sentence around a value",
    `\`${said("en").replace(/^(\S+ \S+)/, "${name} $1")}\``],
  ["a sentence between tags", `<p>${said("en")}</p>`],
  ["a help of a variant",
    JSON.stringify(onirim.configHelpText("variants=race", "fr"))],
  ["a status", JSON.stringify(onirim.strerror(onirim.E_DAMAGED))],
  ["a card", '"red-sun"'],
  ["a card of a list", '`card-${x} blue-key`'],
  ["a Terror",
    JSON.stringify(onirim.cardName(new onirim.Game(
      "game=nightmarium players=2").faces().faces[0]))],
  ["a set", '"towers"'],
  ["a variant", 'config.includes("right-only")'],
  ["a key", '"sets=" + x'],
  ["how many there are", "[9, 8, 7, 6]"],
  ["how many there are, by colour", "({ red: 9, blue: 8, green: 7 })"],
];

for (const [what, source] of planted)
  test(`it is noticed: ${what}`, () => {
    assert.notDeepEqual(borrowed(library, "planted.tsx", source), []);
  });
