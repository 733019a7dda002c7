// whole.test.js - games of every kind to their end, by clicks, touch and keys.
import { after, before, test } from "node:test";
import assert from "node:assert";
import * as onirim from "onirim";
import { openChromium } from "./chromium.js";
import { open } from "./page.js";
import { byClick, byKeys, byTouch, play } from "./ways.js";

const kinds = ["seed=3", "sets=steps,towers,dreams seed=4", "players=2 seed=5",
  "players=2 variants=race sets=towers seed=7",
  "game=nightmarium players=3 objective=2 turns=40 seed=8", "chance=host"];
const ways = [["touch", byTouch], ["keys", byKeys], ["clicks", byClick]];
const locales = ["en-GB", "fr-FR", "ru-RU"];
const sizes = [[360, 640], [844, 390], [1280, 800], [2560, 1440]];

// All of them take some ten minutes, so a few are played unless all are asked
// for.
const games = kinds.flatMap((config) =>
  ways.map(([way, answer]) => ({ config, way, answer })));
const step = process.env.WHOLE_GAMES ? 1 : 7;

let chromium;

before(async () => {
  chromium = await openChromium(process.env.WEB);
});

after(() => chromium.close());

games.forEach(({ config, way, answer }, i) => {
  if (i % step !== 0) return;
  const locale = locales[(i + Math.floor(i / 3)) % 3];
  const [width, height] = sizes[i % 4];

  test(`by ${way}, ${locale}, ${width} x ${height}: ${config}`, async (t) => {
    const page = await open(t, chromium,
      `${chromium.address}#${encodeURIComponent(config)}`,
      { locale, viewport: { width, height }, hasTouch: way === "touch" });
    const game = await play(page, config, 2000, answer,
      (one) => one.outcome() !== onirim.PLAYING);

    assert.notEqual(game.outcome(), onirim.PLAYING);
    assert.equal(await page.locator("main").getAttribute("data-outcome"),
      String(game.outcome()));
  });
});
