// times.mjs - how long the page takes: times.mjs [FOLDER]
//
// The median and the longest of 20, in milliseconds, until the first question,
// from a click on an answer to its paint, and until a hint is shown.
import { fileURLToPath } from "node:url";
import { openChromium } from "./chromium.js";

const folder = process.argv[2] ??
  fileURLToPath(new URL("../../../build/web", import.meta.url));
const TIMES = 20;
const chromium = await openChromium(folder);

/** In the page: times of what is done to what is seen. */
function watch() {
  window.painted = () => new Promise((done) =>
    requestAnimationFrame(() => setTimeout(() => done(performance.now()))));
  window.seen = (what) => new Promise((done) => {
    const look = () => {
      if (!what()) return;
      observer.disconnect();
      done(window.painted());
    };
    const observer = new MutationObserver(look);

    observer.observe(document, { subtree: true, childList: true,
      attributes: true });
    look();
  });
  window.first = window.seen(() => document.querySelector(".table h1"));
}

function tell(what, times) {
  const sorted = times.toSorted((a, b) => a - b);

  console.log(`${what.padEnd(34)} ${sorted[times.length >> 1].toFixed(0)
    .padStart(5)} ms, at most ${sorted.at(-1).toFixed(0).padStart(5)} ms`);
}

const several = async (work) => {
  const times = [];

  for (let i = 0; i < TIMES; i++) times.push(await work(i));
  return times;
};

async function newPage() {
  const context = await chromium.browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();

  await page.addInitScript(watch);
  return page;
}

/** From the beginning of the navigation until the question is painted. */
async function firstQuestion(page, config) {
  await page.goto("about:blank");
  await page.goto(chromium.address + `#${encodeURIComponent(config)}`);
  return page.evaluate(() => window.first);
}

const cold = (config) => several(async () => {
  const page = await newPage();
  const time = await firstQuestion(page, config);

  await page.context().close();
  return time;
});

async function warm(config) {
  const page = await newPage();

  await firstQuestion(page, config);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const times = await several(() => firstQuestion(page, config));

  await page.context().close();
  return times;
}

/** From the click, as the browser was told of it, until the next question is
 * painted. */
async function answers(config) {
  const page = await newPage();

  await firstQuestion(page, config);
  const times = await several(async () => {
    await cover(page);
    if (await page.locator("[data-action]").count() === 0)
      await page.locator("[aria-haspopup]").first().click();
    const time = page.evaluate(() => new Promise((done) => {
      const { ply } = document.querySelector("main").dataset;

      addEventListener("click", ({ timeStamp }) => {
        window.seen(() => document.querySelector("main").dataset.ply !== ply)
          .then((end) => done(end - timeStamp));
      }, { once: true, capture: true });
    }));

    await page.locator("[data-action]").first().click();
    return time;
  });

  await page.context().close();
  return times;
}

async function cover(page) {
  const button = page.locator(".hand-over button");

  if (await button.count() > 0) await button.click();
  await page.waitForSelector(".table");
}

/** From the click on the button of that name until the hint is painted. */
async function hints(config) {
  const page = await newPage();
  const times = await several(async () => {
    await firstQuestion(page, config);
    const time = page.evaluate(() => new Promise((done) => {
      addEventListener("click", ({ timeStamp }) => {
        window.seen(() => document.querySelector(".hint"))
          .then((end) => done(end - timeStamp));
      }, { once: true, capture: true });
    }));

    await page.getByRole("button", { name: "Hint" }).click();
    return time;
  });

  await page.context().close();
  return times;
}

const plain = "seed=3";
const whole = "sets=steps,towers,dreams seed=4";

tell("first question, first visit", await cold(plain));
tell("first question, later visits", await warm(plain));
tell("first question, all sets", await warm(whole));
tell("answer to its paint", await answers(plain));
tell("answer to its paint, all sets", await answers(whole));
tell("answer to its paint, Nightmarium",
  await answers("game=nightmarium players=2 seed=8"));
tell("hint", await hints(plain));
tell("hint, all sets", await hints(whole));
await chromium.close();
