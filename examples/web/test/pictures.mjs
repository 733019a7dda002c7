// pictures.mjs - pictures of the page: pictures.mjs [FOLDER]
//
// Without a folder, it makes table.webp here, the picture for README. Otherwise
// every screen at four sizes, by day and by night, goes to the folder.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as onirim from "onirim";
import { openChromium } from "./chromium.js";
import { give, settled } from "./page.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = process.argv[2];
const chromium = await openChromium(here("../../../build/web"));
const SIZES = [[360, 640], [640, 360], [1280, 800], [2560, 1440]];

/** So many answers of a good player, and of the dealer. */
async function playOn(page, config, answers) {
  const game = new onirim.Game(config);
  const advisor = new onirim.Advisor(game);
  const choose = () => game.player() === onirim.CHANCE
    ? game.legalActions()[0] : advisor.choose(game, 6, 1n);

  await settled(page, 0);
  for (let i = 0; i < answers && game.outcome() === onirim.PLAYING; i++) {
    const action = choose();

    await give(page, onirim.actionFormat(action));
    game.apply(action);
    await settled(page, i + 1);
  }
}

const begin = async (page, config) => {
  await page.goto("about:blank");
  await page.goto(`${chromium.address}#${encodeURIComponent(config)}`);
  await page.waitForSelector("[data-ply='0']");
};

const table = (config, answers) => async (page) => {
  await begin(page, config);
  await playOn(page, config, answers);
};

/** How each screen is reached, from the first one. A part of the page that has
 * a screen of its own adds it here. */
const screens = {
  start: async () => {},
  settings: (page) => page.getByRole("button", { name: "Settings" }).click(),
  "new-game": (page) => page.getByRole("button", { name: "New game" }).click(),
  "new-game-two": async (page) => {
    await page.getByRole("button", { name: "New game" }).click();
    await page.locator("fieldset", { hasText: "Players" })
      .getByText("2", { exact: true }).click();
    await page.locator(".seat").nth(1).waitFor();
  },
  deal: table("seed=3", 0),
  table: table("seed=3", 30),
  "table-all-sets": table("sets=steps,towers,dreams seed=4", 40),
  "table-two": table("players=2 seed=5", 30),
  "table-race": table("players=2 sets=towers variants=race seed=7", 30),
  "hand-over": async (page) => {
    await table("players=2 seed=5", 0)(page);
    await page.locator("[data-action]").first().click();
    await page.waitForSelector(".hand-over");
  },
  nightmarium: table("game=nightmarium players=3 seed=8", 60),
  host: table("chance=host", 3),
  "choice-at-a-card": async (page) => {
    await table("seed=3", 0)(page);
    await page.locator("[aria-haspopup]").first().click();
  },
  deck: async (page) => {
    await table("seed=3", 10)(page);
    await page.locator(".pile").first().click();
  },
  hint: async (page) => {
    await table("seed=3", 10)(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hint").waitFor();
  },
  "hint-whole": async (page) => {
    await screens.hint(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".hint table, .hint li").first().waitFor();
  },
  "take-back": async (page) => {
    await table("seed=3", 10)(page);
    await page.getByRole("button", { name: "Take back" }).click();
  },
  record: async (page) => {
    await table("seed=3", 10)(page);
    await page.getByRole("button", { name: "Record" }).click();
  },
  lessons: (page) => page.getByRole("button", { name: "Lessons" }).click(),
  lesson: async (page) => {
    await page.getByRole("button", { name: "Learn the game" }).click();
    await page.locator("[data-given]").waitFor();
  },
  rules: (page) => page.getByRole("button", { name: "Rules" }).click(),
  "rules-in-place": async (page) => {
    await table("seed=3", 10)(page);
    await page.locator(".about").first().click();
  },
  end: table("seed=12", 1000),
  review: async (page) => {
    await screens.end(page);
    await page.getByRole("button", { name: "Review" }).click();
    await page.locator("[data-reviewed], .curve").first().waitFor();
    await page.locator("progress").waitFor({ state: "detached" });
  },
  statistics: async (page) => {
    await screens.end(page);
    await page.getByRole("button", { name: "Onirim" }).click();
    await page.getByRole("button", { name: "Statistics" }).click();
  },
  games: async (page) => {
    await screens.record(page);
    await page.getByRole("button", { name: "Onirim" }).click();
    await page.getByRole("button", { name: "Games and records" }).click();
  },
  refused: (page) => page.goto(`${chromium.address}#players=9`)
    .then(() => page.reload()),
};

async function openPage([width, height], colorScheme) {
  const context = await chromium.browser.newContext({ locale: "en-GB",
    viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
  const page = await context.newPage();

  page.setDefaultTimeout(15000);
  await page.goto(chromium.address);
  await page.waitForSelector(".start");
  return page;
}

/** One screen; the window and the colours are changed where it stands. */
async function takeScreen(name) {
  const page = await openPage([1280, 800], "light");

  try {
    await screens[name](page);
    for (const [width, height] of SIZES)
      for (const colorScheme of ["light", "dark"]) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ animations: "disabled", path: join(folder,
          `${name}-${width}x${height}-${colorScheme}.png`) });
      }
  } catch (error) {
    console.log(`${name}: ${error.message.split("\n")[0]}`);
  }
  await page.context().close();
}

/** A picture in a format that Playwright does not write, by Chromium itself. */
async function smaller(page, png, width) {
  const data = await page.evaluate(async ([bytes, width]) => {
    const picture = new Image();

    picture.src = `data:image/png;base64,${bytes}`;
    await picture.decode();
    const canvas = document.createElement("canvas");

    canvas.width = width;
    canvas.height = width * picture.height / picture.width;
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width,
      canvas.height);
    return canvas.toDataURL("image/webp", 0.8);
  }, [png.toString("base64"), width]);

  return Buffer.from(data.split(",")[1], "base64");
}

async function forReadme() {
  const page = await openPage([1280, 800], "dark");

  await screens.table(page);
  const png = await page.screenshot({ animations: "disabled" });

  // The page's policy lets no such picture in.
  await page.goto("about:blank");
  const webp = await smaller(page, png, 960);

  await writeFile(here("../table.webp"), webp);
  console.log(`table.webp: ${webp.length} bytes`);
}

if (folder === undefined)
  await forReadme();
else {
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(screens)) await takeScreen(name);
}
await chromium.close();
