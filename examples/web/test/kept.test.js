// kept.test.js - what stays in the browser, whatever happens to the page.
import { after, before, test } from "node:test";
import assert from "node:assert";
import { pathToFileURL } from "node:url";
import * as onirim from "onirim";
import { openChromium } from "./chromium.js";
import { give, open, settled } from "./page.js";

const one = pathToFileURL(process.env.ONE);
/** A hundred by hand. */
const MOMENTS = Number(process.env.KEPT_MOMENTS ?? 10);
let chromium, address;

before(async () => {
  chromium = await openChromium(process.env.WEB);
  ({ address } = chromium);
});

after(() => chromium.close());

const ply = async (page) =>
  Number(await page.locator("main").getAttribute("data-ply"));

/** One of the answers of the library's own game. */
function choice(game, number) {
  const actions = game.legalActions();

  return actions[number % actions.length];
}

/** Answers until the game stands after so many answers; always in the same
 * way. */
async function playTo(page, most, config = "seed=5") {
  const game = new onirim.Game(config);
  const from = await ply(page);

  for (let i = 0; i < most; i++) {
    const action = choice(game, i * 7);

    if (i >= from) {
      await settled(page, i);
      await give(page, onirim.actionFormat(action));
    }
    game.apply(action);
  }
  await settled(page, most);
}

/** The question and the cards on the table; what was told on the way there is
 * left out. */
async function table(page) {
  const cards = await page.locator(".table .slot svg").evaluateAll((all) =>
    all.map((card) => card.getAttribute("aria-label")));

  return [await page.locator(".question h1").innerText(), ...cards].join("\n");
}
const start = (page) =>
  page.locator("header .home").click();

async function begin(page, config) {
  await page.goto(`${address}#${encodeURIComponent(config)}`);
  await settled(page, 0);
}

/** A page that is loaded again has done it already. */
async function goOn(page) {
  await page.locator(".start, .table").first().waitFor();
  if (await page.locator(".start").count() > 0)
    await page.getByRole("button", { name: "Go on" }).click();
  await page.waitForSelector(".table");
}

/** Same numbers each time. */
function* luck(seed) {
  for (let n = seed;;) yield n = (n * 1103515245 + 12345) % 2147483648;
}

/** The page ends without being asked. */
const ends = {
  close: (page) => page.close({ runBeforeUnload: false }),
  reload: (page) => page.reload().then(() => page.close()),
  async crash(page) {
    const debug = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent("crash");

    await Promise.any([debug.send("Page.crash").catch(() => {}), crashed]);
    await crashed;
    await page.close();
  },
};

test(`a page that ends at ${MOMENTS} moments goes on where it was`,
  { timeout: MOMENTS * 20000 }, async (t) => {
    let page = await open(t, chromium, address);
    const context = page.context();
    const numbers = luck(7);
    const config = "sets=towers,dreams seed=5";
    let game, shown = 0;

    for (let i = 0; i < MOMENTS; i++) {
      if (game?.outcome() !== onirim.PLAYING) {
        await begin(page, config);
        game = new onirim.Game(config);
        shown = 0;
      }
      const action = choice(game, numbers.next().value);
      const way = Object.keys(ends)[numbers.next().value % 3];
      const after = game.copy();

      after.apply(action);
      if (after.outcome() !== onirim.PLAYING) {
        game = after;
        continue;
      }
      await give(page, onirim.actionFormat(action));
      // At times nobody waits until the answer is seen.
      const isSeen = numbers.next().value % 2 === 0;
      if (isSeen) await page.waitForSelector(`[data-ply="${shown + 1}"]`);
      await ends[way](page);
      page = await context.newPage();
      await page.goto(address);
      await goOn(page);
      const found = await ply(page);
      assert.ok(found === shown + 1 || found === shown && !isSeen,
        `${way}: ${found} after ${shown}`);
      if (found > shown) game = after;
      shown = found;
    }
  });

test("two tabs go on with one game, each with its own", async (t) => {
  const first = await open(t, chromium, address);
  const second = await first.context().newPage();

  await begin(first, "seed=5");
  await playTo(first, 3);
  await second.goto(address);
  await goOn(second);
  await playTo(first, 5);
  await playTo(second, 7);
  const other = await table(second);
  await playTo(first, 6);
  const last = await table(first);
  assert.notEqual(last, other);
  await second.close();

  // Both are there.
  await start(first);
  assert.equal(await first.locator(".games li").count(), 2);
  const found = [];
  for (let i = 0; i < 2; i++) {
    await first.locator(".games button").nth(i).click();
    await first.waitForSelector(".table");
    found.push(await table(first));
    await start(first);
  }
  assert.deepEqual(found.sort(), [last, other].sort());
});

test("a game that is only looked at in a second tab stays one", async (t) => {
  const first = await open(t, chromium, address);
  const second = await first.context().newPage();

  await begin(first, "seed=5");
  await playTo(first, 3);
  await second.goto(address);
  await goOn(second);
  await playTo(first, 5);
  await second.reload();
  await goOn(second);
  assert.equal(await ply(second), 5);
  assert.equal(await table(second), await table(first));
});

test("a link that is loaded again goes on with its game", async (t) => {
  const page = await open(t, chromium, address);

  await begin(page, "seed=5");
  await playTo(page, 4);
  await page.reload();
  await settled(page, 4);
});

for (const [name, home] of [["site", () => address], ["file", () => one]])
  test(`another game takes the link away: ${name}`, async (t) => {
    const page = await open(t, chromium, `${home()}#seed=5`);

    await settled(page, 0);
    await start(page);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await settled(page, 0);
    assert.equal(page.url(), String(home()));
    await page.goto(`${home()}#seed=5`);
    await settled(page, 0);
    assert.equal(page.url(), `${home()}#seed=5`);
  });

test("answers that were taken back are there after a reload", async (t) => {
  const page = await open(t, chromium, address);

  await begin(page, "seed=5");
  await playTo(page, 4);
  const before = await table(page);
  await page.locator(".undo").click();
  const sure = page.getByRole("button", { name: "Take it back" });
  await page.locator("dialog.ask, main[data-ply='3']").first().waitFor();
  if (await sure.count() > 0) await sure.click();
  await settled(page, 3);
  await page.goto("about:blank");
  await page.goto(address);
  await goOn(page);
  await settled(page, 3);
  await page.getByRole("button", { name: "Redo" }).click();
  await settled(page, 4);
  assert.equal(await table(page), before);
});

test("a game opened from a file is kept, too", async (t) => {
  const page = await open(t, chromium, `${one}#seed=5`);

  await settled(page, 0);
  await playTo(page, 3);
  await page.goto("about:blank");
  await page.goto(String(one));
  await goOn(page);
  assert.equal(await ply(page), 3);
});

/** What a browser does that keeps nothing. */
const refusals = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  forbidden: () => {
    const deny = { get() {
      throw new DOMException("forbidden", "SecurityError");
    } };

    Object.defineProperty(window, "localStorage", deny);
    Object.defineProperty(window, "sessionStorage", deny);
  },
};

for (const [name, refuse] of Object.entries(refusals))
  test(`storage that is ${name} is told once`, async (t) => {
    const page = await open(t, chromium, address);
    const fault = page.locator(".fault", { hasText: "does not keep" });

    await page.addInitScript(refuse);
    await page.reload();
    await fault.waitFor();
    await fault.getByRole("button").click();
    await begin(page, "seed=5");
    await playTo(page, 3);
    assert.equal(await fault.count(), 0);
  });

test("what is damaged in the storage is passed over", async (t) => {
  const page = await open(t, chromium, address);

  await begin(page, "seed=5");
  await playTo(page, 2);
  await page.evaluate(() => {
    localStorage.setItem("onirim-game-bad", "%%%");
    localStorage.setItem("onirim-game-worse", btoa("[1,2]"));
    localStorage.setItem("onirim-record-worst", btoa("{}"));
    localStorage.setItem("onirim-tally-x", btoa("7"));
  });
  await page.goto("about:blank");
  await page.goto(address);
  for (const name of ["Statistics", "Games and records"]) {
    await page.getByRole("button", { name }).click();
    await start(page);
  }
  await goOn(page);
  assert.equal(await ply(page), 2);
});
