// page.test.js - whole games on the page, by clicks, beside the library.
import { after, before, test } from "node:test";
import assert from "node:assert";
import { pathToFileURL } from "node:url";
import * as onirim from "onirim";
import { findsNothing } from "./axe.js";
import { openChromium } from "./chromium.js";

const one = pathToFileURL(process.env.ONE);
const WAIT = 20000;

let chromium, address;

before(async () => {
  chromium = await openChromium(process.env.WEB);
  ({ address } = chromium);
});

after(() => chromium.close());

/** A page of its own, which complains of nothing until the test is over. */
async function open(t, url, options = {}) {
  const context = await chromium.browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  const faults = [];

  page.setDefaultTimeout(WAIT);
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => faults.push(message.text()));
  t.after(async () => {
    await context.close();
    assert.deepEqual(faults, []);
  });
  await page.goto(url);
  return page;
}

/** All answers that can be given, those behind a card, too. */
async function offered(page) {
  const names = await page.locator("[data-action]").evaluateAll((elements) =>
    elements.map((element) => element.dataset.action));

  for (const card of await page.locator(".touch[aria-haspopup]").all()) {
    await card.click();
    names.push(...await page.locator(".menu [data-action]").evaluateAll(
      (elements) => elements.map((element) => element.dataset.action)));
    await card.click();
  }
  return [...new Set(names)].sort();
}

/** Clicks an answer, and the card before it if need be. */
async function give(page, name) {
  const answer = page.locator(`[data-action="${name}"]`).first();

  for (const card of await page.locator(".touch[aria-haspopup]").all()) {
    if (await answer.count() > 0) break;
    await card.click();
    if (await answer.count() === 0) await card.click();
  }
  await answer.click();
}

async function settled(page, ply) {
  await page.waitForSelector(`[data-ply="${ply}"]`);
  const cover = page.locator(".hand-over button");

  if (await cover.count() > 0) await cover.click();
  await page.waitForSelector(".table");
}

/** Plays beside a game of the library; every fifth question is looked at
 * whole. */
async function play(page, config, most) {
  const game = new onirim.Game(config);

  for (let i = 0; i < most && game.outcome() === onirim.PLAYING; i++) {
    await settled(page, i);
    const actions = game.legalActions();
    const action = actions[(i * 7) % actions.length];

    if (i % 5 === 0)
      assert.deepEqual(await offered(page),
        actions.map(onirim.actionFormat).sort());
    await give(page, onirim.actionFormat(action));
    game.apply(action);
  }
  return game;
}

const configs = ["seed=3", "sets=steps,towers,dreams seed=4",
  "players=2 seed=5", "players=2 sets=steps,towers,dreams seed=6",
  "players=2 variants=race seed=7", "game=nightmarium players=3 seed=8"];

for (const config of configs)
  test(`by clicks: ${config}`, async (t) => {
    const page = await open(t, `${address}#${encodeURIComponent(config)}`);

    await play(page, config, 60);
  });

test("a game to its end, from a file", async (t) => {
  const page = await open(t, `${one}#${encodeURIComponent("seed=12")}`);
  const game = await play(page, "seed=12", 1000);

  await page.waitForSelector("[data-outcome]:not([data-outcome='0'])");
  assert.notEqual(game.outcome(), onirim.PLAYING);
});

test("a page that is closed goes on where it was", async (t) => {
  const page = await open(t, address);

  await page.getByRole("button", { name: "Play" }).click();
  for (let i = 0; i < 6; i++) {
    await settled(page, i);
    await give(page, (await offered(page))[0]);
  }
  await settled(page, 6);
  const before = await page.locator(".table").innerText();
  await page.reload();
  await page.getByRole("button", { name: "Go on" }).click();
  await settled(page, 6);
  assert.equal(await page.locator(".table").innerText(), before);
});

test("the computer has the other seat", async (t) => {
  const page = await open(t, address);

  await page.getByRole("button", { name: "New game" }).click();
  await page.locator("fieldset", { hasText: "Players" }).locator("input")
    .fill("2");
  await page.getByRole("button", { name: "Begin" }).click();
  await settled(page, 0);
  for (let i = 0; i < 4; i++) {
    await give(page, (await offered(page))[0]);
    await page.waitForTimeout(1500);
  }
  assert.equal(await page.locator(".hand-over").count(), 0);
});

for (const language of ["en-US", "fr-FR", "ru-RU"])
  test(`nothing is wrong for those who cannot see: ${language}`, async (t) => {
    const page = await open(t, address, { locale: language });

    await findsNothing(page);
    await page.locator(".start button").nth(2).click();
    await findsNothing(page);
    await page.goto(`${address}#players=2%20sets=towers,dreams%20seed=3`);
    await page.reload();
    await settled(page, 0);
    await findsNothing(page);
  });
