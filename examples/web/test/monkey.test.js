// monkey.test.js - random clicks, taps and keys, and the page still answers.
//
// MONKEY_MINUTES says how long it goes on, MONKEY_SEED with which numbers.
import { after, before, test } from "node:test";
import assert from "node:assert";
import { openChromium } from "./chromium.js";
import { Monkey } from "./monkey.js";
import { settled } from "./page.js";

const minutes = Number(process.env.MONKEY_MINUTES ?? 0.2);
const first = Number(process.env.MONKEY_SEED ?? Date.now() % 2 ** 31);
const DEEDS = 120;
let chromium;

before(async () => {
  chromium = await openChromium(process.env.WEB);
});

after(() => chromium.close());

/** A page with everything that it complains of. */
async function openPage(seed) {
  const context = await chromium.browser.newContext({ hasTouch: true,
    locale: ["en-GB", "fr-FR", "ru-RU"][seed % 3],
    colorScheme: seed % 2 ? "dark" : "light" });
  const page = await context.newPage();
  const faults = [];

  page.setDefaultTimeout(20000);
  page.on("pageerror", (error) => faults.push(String(error.stack)));
  page.on("console", (message) => faults.push(message.text()));
  page.on("crash", () => faults.push("crashed"));
  page.on("dialog", (dialog) =>
    seed % 2 ? dialog.accept() : dialog.dismiss());
  // Nobody is there to choose a printer or a file.
  await page.addInitScript(() => { window.print = () => {}; });
  await page.goto(chromium.address);
  return { page, faults };
}

/** Whatever was done before, a game can be begun and its question is read. */
async function answers(page) {
  await page.goto("about:blank");
  await page.goto(`${chromium.address}#players=2%20seed=5`);
  await settled(page, 0);
  await page.locator("[data-action], [aria-haspopup]").first().waitFor();
}

async function round(seed) {
  const { page, faults } = await openPage(seed);
  const monkey = new Monkey(page, chromium.address, seed);
  let said = "";

  try {
    for (let i = 0; i < DEEDS && faults.length === 0; i++) await monkey.act();
    await answers(page);
  } catch (error) {
    said = String(error.stack);
  }
  await page.context().close();
  assert.ok(faults.length === 0 && said === "",
    `MONKEY_SEED=${seed}\n${monkey.past.join("\n")}\n${faults}\n${said}`);
}

test(`random clicks do no harm, from seed ${first}`, async () => {
  const end = Date.now() + minutes * 60000;

  for (let seed = first; seed === first || Date.now() < end; seed++)
    await round(seed);
});
