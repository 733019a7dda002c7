// playing.test.js - games by keys, by touch and by pulling cards, and what the
// table tells meanwhile.
import { after, before, test } from "node:test";
import assert from "node:assert";
import * as onirim from "onirim";
import { findsNothing } from "./axe.js";
import { openChromium } from "./chromium.js";
import { open, settled } from "./page.js";
import {
  byClick, byKeys, byNumber, byPull, byTouch, cardOf, hasFocus, middle, play,
} from "./ways.js";

let chromium, address;

before(async () => {
  chromium = await openChromium(process.env.WEB);
  ({ address } = chromium);
});

after(() => chromium.close());

const at = (config) => `${address}#${encodeURIComponent(config)}`;
const text = onirim.actionFormat;

const moving = { reducedMotion: "no-preference" };
const ways = [
  ["keys", byKeys, "seed=3", 14, moving],
  ["keys", byKeys, "game=nightmarium players=2 seed=8", 10,
    { locale: "fr-FR" }],
  ["numbers", byNumber, "players=2 seed=5", 14, { locale: "ru-RU" }],
  ["touch", byTouch, "sets=steps,towers,dreams seed=4", 14,
    { hasTouch: true, viewport: { width: 360, height: 640 } }],
  ["pulling", byPull, "seed=12", 16,
    { ...moving, viewport: { width: 844, height: 390 } }],
];

for (const [name, way, config, most, options] of ways)
  test(`by ${name}: ${config}`, async (t) => {
    const page = await open(t, chromium, at(config), options);
    const game = await play(page, config, most, way);

    await page.locator(".question h1").waitFor();
    assert.equal(await page.locator("main").getAttribute("data-outcome"),
      String(game.outcome()));
  });

test("a card that is let go elsewhere stays", async (t) => {
  const page = await open(t, chromium, at("seed=3"));

  await settled(page, 0);
  const [x, y] = await middle(page.locator(".near .touch").first());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 40);
  assert.equal(await page.locator(".ghost").count(), 1);
  await page.mouse.up();
  assert.equal(await page.locator(".ghost, .goal, .menu").count(), 0);
  assert.equal(await page.locator("main").getAttribute("data-ply"), "0");
});

for (const [language, locale] of [["en", "en-GB"], ["ru", "ru-RU"]])
  test(`what is pointed at is told: ${language}`, async (t) => {
    const config = "seed=3";
    const page = await open(t, chromium, at(config), { locale });
    const game = await play(page, config, 20, byClick, (one) =>
      one.decision() === onirim.ASK_ACT && one.legalActions().some((action) =>
        onirim.actionVerb(action) === onirim.VERB_DISCARD &&
        !one.isLegal(onirim.actionMake(onirim.VERB_PLAY,
          onirim.actionCard(action), 0, 0))));
    const reader = { language, viewer: 0 };
    const discard = game.legalActions().find((action) =>
      onirim.actionVerb(action) === onirim.VERB_DISCARD &&
      !game.isLegal(onirim.actionMake(onirim.VERB_PLAY,
        onirim.actionCard(action), 0, 0)));
    const playIt = onirim.actionMake(onirim.VERB_PLAY,
      onirim.actionCard(discard), 0, 0);
    const told = page.locator(".told");

    await page.locator(`[data-action="${text(discard)}"]`).first().hover();
    for (const part of [game.helpText(discard, reader),
      game.actionText(playIt, reader), game.whyText(playIt, reader)])
      await told.filter({ hasText: part }).waitFor();
  });

test("a finger that stays on a card only asks what it does", async (t) => {
  const page = await open(t, chromium, at("players=2 seed=5"),
    { hasTouch: true, viewport: { width: 360, height: 640 } });

  await settled(page, 0);
  const client = await page.context().newCDPSession(page);
  const [x, y] = await middle(page.locator(".near .touch").first());
  const touch = (type, touchPoints) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  await page.locator(".touch.held").waitFor();
  await page.locator(".told", { hasText: /\S/ }).waitFor();
  await touch("touchEnd", []);
  assert.equal(await page.locator("main").getAttribute("data-ply"), "0");
});

test("several cards are put in order, and taken back singly", async (t) => {
  const config = "seed=3";
  const page = await open(t, chromium, at(config));
  const game = await play(page, config, 60, byClick, (one) =>
    one.decision() === onirim.ASK_ORDER);
  const ply = Number(await page.locator("main").getAttribute("data-ply"));
  const steps = page.locator(".chosen .step");
  const cards = game.legalActions();

  // The card that was discarded before belongs to it.
  assert.equal(await steps.count(), 1);
  await byClick(page, cards[0]);
  await settled(page, ply + 1);
  await byClick(page, cards[1]);
  await settled(page, ply + 2);
  assert.equal(await steps.count(), 3);
  await steps.nth(1).click();
  await settled(page, ply + 1);
  assert.equal(await page.locator(".chosen .counted [aria-label]").count(), 1);
  assert.equal(await page.locator(`[data-action="${text(cards[0])}"]`).count(),
    1);
  assert.equal(await page.locator(`[data-action="${text(cards[1])}"]`).count(),
    0);
  await byClick(page, cards[0]);
  await settled(page, ply + 2);

  // The last one is asked for twice.
  assert.equal(await page.locator(`[data-action="${text(cards[2])}"]`).count(),
    0);
  await findsNothing(page);
  await byClick(page, cards[2]);
  await settled(page, ply + 3);
  assert.equal(await steps.count(), 0);
});

/** The record that stays in the browser. */
const record = (page) => page.evaluate(() => {
  const name = Object.keys(localStorage)
    .find((key) => key.startsWith("onirim-game-"));

  return JSON.parse(atob(localStorage.getItem(name))).saved.record;
});

test("a game is the same with motion and without", async (t) => {
  const config = "seed=12";
  const records = [];

  for (const reducedMotion of ["no-preference", "reduce"]) {
    const page = await open(t, chromium, at(config), { reducedMotion });
    const game = await play(page, config, 8, byClick);
    let flights = 0;

    await page.exposeFunction("saw", (count) => { flights += count; });
    await page.evaluate(() => new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => saw([...addedNodes]
        .filter(({ className }) => className === "flights").length)))
      .observe(document.body, { childList: true }));
    await byClick(page, game.legalActions()[0]);
    await settled(page, 9);
    await page.locator(".flights").waitFor({ state: "detached" });
    assert.equal(flights > 0, reducedMotion === "no-preference");
    records.push(await record(page));
  }
  assert.equal(records[0], records[1]);
});

test("a line of the story shows its cards", async (t) => {
  const config = "seed=3";
  const page = await open(t, chromium, at(config));

  await play(page, config, 1, byClick);
  const line = page.locator(".log li").first();
  await line.hover();
  await page.locator(".place [data-card].spoken").waitFor();
  assert.ok(await line.locator("svg").count() > 0);
  await page.locator(".top .home").hover();
  assert.equal(await page.locator(".spoken, .log svg").count(), 0);
  await line.focus();
  assert.ok(await line.locator("svg").count() > 0);
});

test("keys do what buttons do", async (t) => {
  const config = "seed=3";
  const page = await open(t, chromium, at(config));

  await play(page, config, 1, byNumber);
  await page.keyboard.press("u");
  await page.locator("dialog[open] button").last().click();
  await settled(page, 0);
  await page.keyboard.press("r");
  await settled(page, 1);
  await page.keyboard.press("?");
  await page.locator("dialog.keys[open]").waitFor();
  await findsNothing(page);
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("dialog.keys[open]").count(), 0);
  assert.equal(await page.locator("main").getAttribute("data-ply"), "1");
  await page.keyboard.press("h");
  await page.locator(".hint").waitFor();
});

for (const [width, height, locale] of [[360, 640, "ru-RU"],
  [844, 390, "fr-FR"], [1280, 800, "en-GB"], [2560, 1440, "ru-RU"]])
  test(`large enough to touch: ${width} x ${height}`, async (t) => {
    const page = await open(t, chromium, at("players=2 seed=5"),
      { locale, viewport: { width, height } });

    await settled(page, 0);
    const small = await page.locator(".table button, .tools button")
      .evaluateAll((buttons) => buttons
        .map((button) => [button.className, button.getBoundingClientRect()])
        .filter(([, { width: w, height: h }]) =>
          w > 0 && (w < 44 || h < 44))
        .map(([name, { width: w, height: h }]) => `${name} ${w}x${h}`));

    assert.deepEqual(small, []);
    assert.ok(await page.evaluate(() =>
      document.documentElement.scrollWidth <= innerWidth));
  });
