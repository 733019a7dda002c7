// page.js - what tests do on the page.
import assert from "node:assert";
import * as onirim from "onirim";

const WAIT = 20000;

/** A page of its own, which complains of nothing until the test is over. */
export async function open(t, chromium, url, options = {}) {
  const context = await chromium.browser.newContext(
    { locale: "en-GB", reducedMotion: "reduce", ...options });
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

/** The answers that stand on the page at once, and those behind each card that
 * has several. Such cards are opened by script, which takes no time; the one
 * that is meant is clicked as people do. */
const behind = (page) => page.evaluate(async () => {
  const rendered = () => new Promise((done) => setTimeout(done));
  const namesIn = (root) =>
    [...root.querySelectorAll("[data-action]")].map((one) =>
      one.dataset.action);
  const cards = [];

  for (const card of document.querySelectorAll(".touch[aria-haspopup]")) {
    card.click();
    while (card.ariaExpanded !== "true") await rendered();
    cards.push(namesIn(document));
    card.click();
    while (card.ariaExpanded !== "false") await rendered();
  }
  return { plain: namesIn(document), cards };
});

/** All answers that can be given, those behind a card, too. */
export async function offered(page) {
  const { plain, cards } = await behind(page);

  return [...new Set([...plain, ...cards.flat()])].sort();
}

/** Clicks an answer, and the card before it if need be. */
export async function give(page, name) {
  const answer = page.locator(`[data-action="${name}"]`).first();
  const { plain, cards } = await behind(page);

  if (!plain.includes(name))
    await page.locator(".touch[aria-haspopup]")
      .nth(cards.findIndex((names) => names.includes(name))).click();
  await answer.click();
}

export async function settled(page, ply) {
  await page.waitForSelector(`[data-ply="${ply}"]`);
  const cover = page.locator(".hand-over button");

  if (await cover.count() > 0) await cover.click();
  await page.waitForSelector(".table");
}

/** Plays beside a game of the library; every fifth question is looked at
 * whole. */
export async function play(page, config, most) {
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
