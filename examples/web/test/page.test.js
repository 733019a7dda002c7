// page.test.js - whole games on the page, by clicks, beside the library.
import { after, before, test } from "node:test";
import assert from "node:assert";
import { pathToFileURL } from "node:url";
import * as onirim from "onirim";
import { findsNothing } from "./axe.js";
import { openChromium } from "./chromium.js";
import { give, offered, open, play, settled } from "./page.js";

const one = pathToFileURL(process.env.ONE);
let chromium, address;

before(async () => {
  chromium = await openChromium(process.env.WEB);
  ({ address } = chromium);
});

after(() => chromium.close());

const link = (page, config) => `${page}#${encodeURIComponent(config)}`;

const configs = ["seed=3", "sets=steps,towers,dreams seed=4",
  "players=2 seed=5", "players=2 sets=steps,towers,dreams seed=6",
  "players=2 variants=race seed=7", "game=nightmarium players=3 seed=8"];

for (const config of configs)
  test(`by clicks: ${config}`, async (t) => {
    const page = await open(t, chromium, link(address, config));

    await play(page, config, 60);
  });

test("a game to its end, from a file", async (t) => {
  const page = await open(t, chromium, link(one, "seed=12"));
  const game = await play(page, "seed=12", 1000);

  await page.waitForSelector("[data-outcome]:not([data-outcome='0'])");
  assert.notEqual(game.outcome(), onirim.PLAYING);
});

test("who has real cards deals them", async (t) => {
  const config = "chance=host";
  const page = await open(t, chromium, `${address}#${config}`);

  await play(page, config, 30);
});

test("another language in the middle of a game", async (t) => {
  const page = await open(t, chromium, `${address}#players=2%20seed=5`);

  await settled(page, 0);
  const before = await page.locator(".question h1").innerText();
  for (const [language, question] of [["ru", /[а-я]/], ["en", before]]) {
    await page.locator("header .quiet").click();
    await page.locator(".settings select").first().selectOption(language);
    await page.locator(".settings button").click();
    await page.locator(".question h1", { hasText: question }).waitFor();
  }
  assert.equal(await page.locator(".hand-over").count(), 0);
});

test("a page that is closed goes on where it was", async (t) => {
  const page = await open(t, chromium, address);

  await page.getByRole("button", { name: "Play" }).click();
  for (let i = 0; i < 6; i++) {
    await settled(page, i);
    await give(page, (await offered(page))[0]);
  }
  await settled(page, 6);
  // What is pointed at is told as well, and is no part of the game.
  const seen = () => page.locator(".piles, .middle, .question h1, .hands")
    .allInnerTexts();
  const before = await seen();
  await page.reload();
  await settled(page, 6);
  assert.deepEqual(await seen(), before);
  await page.getByRole("button", { name: "Onirim" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Go on" }).click();
  await settled(page, 6);
  assert.deepEqual(await seen(), before);
});

test("Back leads to the screen before", async (t) => {
  const page = await open(t, chromium, address);

  await page.getByRole("button", { name: "New game" }).click();
  await page.locator(".new-game").waitFor();
  await page.goBack();
  await page.getByRole("button", { name: "Play" }).click();
  await settled(page, 0);
  await page.goBack();
  await page.locator(".start").waitFor();
  await page.goForward();
  await settled(page, 0);
  await page.reload();
  await settled(page, 0);
});

test("another game can be chosen whatever is chosen", async (t) => {
  const page = await open(t, chromium, address);

  await page.getByRole("button", { name: "New game" }).click();
  await page.getByText("The Towers", { exact: true }).click();
  await page.getByText("Nightmarium", { exact: true }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await settled(page, 0);
  assert.ok(await page.getByText("Computer", { exact: true }).count() > 0);
});

test("a hand is covered when a game goes on", async (t) => {
  const page = await open(t, chromium, `${address}#players=2%20seed=5`);

  await settled(page, 0);
  await page.reload();
  await page.locator(".hand-over").waitFor();
  assert.equal(await page.locator(".table").count(), 0);
});

test("the computer has the other seat", async (t) => {
  const page = await open(t, chromium, address);

  await page.getByRole("button", { name: "New game" }).click();
  await page.locator("fieldset", { hasText: "Players" })
    .getByText("2", { exact: true }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  await settled(page, 0);
  for (let i = 0; i < 4; i++) {
    const ply = await page.getAttribute("main", "data-ply");

    await give(page, (await offered(page))[0]);
    await page.waitForSelector(`main:not([data-ply="${ply}"])`);
    await page.locator("[data-action], [aria-haspopup]").first().waitFor();
  }
  assert.equal(await page.locator(".hand-over").count(), 0);
});

for (const language of ["en-US", "fr-FR", "ru-RU"])
  test(`nothing is wrong for those who cannot see: ${language}`, async (t) => {
    const page = await open(t, chromium, address, { locale: language });

    await findsNothing(page);
    await page.locator("[data-go=new]").click();
    await findsNothing(page);
    await page.goto(`${address}#players=2%20sets=towers,dreams%20seed=3`);
    await page.reload();
    await settled(page, 0);
    await findsNothing(page);
  });
