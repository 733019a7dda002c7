// learning.test.js - lessons are taken to their end, and the rules say
// something of everything that can come.
import { mkdtemp, rm } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import assert from "node:assert";
import { build } from "esbuild";
import * as onirim from "onirim";
import { findsNothing } from "./axe.js";
import { openChromium } from "./chromium.js";
import { give, offered, open, settled } from "./page.js";

const languages = ["en", "fr", "ru"];
const room = await mkdtemp(join(tmpdir(), "learning-"));

async function load(path) {
  const outfile = join(room, path.replaceAll("/", "-") + ".mjs");

  await build({
    entryPoints: [new URL(`../src/${path}`, import.meta.url).pathname],
    bundle: true, format: "esm", outfile,
  });
  return import(outfile);
}

const { Engine } = await load("engine/engine.ts");
const { Teacher } = await load("learning/teacher.ts");
const { lessons } = await load("learning/all.ts");
const { chapters } = await load("rules/sections.ts");
const { aboutCard, aboutQuestion } = await load("rules/where.ts");
const configs = readFileSync(
  new URL("../../../tests/bindings/configs", import.meta.url), "utf-8")
  .trim().split("\n").map((config) => config.replace(" events=on", ""));

let chromium, address;

before(async () => {
  chromium = await openChromium(process.env.WEB);
  ({ address } = chromium);
});

after(async () => {
  await chromium.close();
  await rm(room, { recursive: true });
});

/** Numbers from 0 to 1, the same for the same seed. */
function dice(seed) {
  let state = seed;

  return () => (state = (state * 48271 + 11) % 2147483647) / 2147483647;
}

/** Takes a lesson; `choose` answers what is shown.  The computer advises only
 * the first answer, which is quick. */
async function take(lesson, choose, random, isEnough = () => false) {
  const engine = new Engine(onirim);
  const shown = [];
  const teacher = new Teacher({ engine, lesson, random,
    language: () => "en", pause: async () => {},
    show: (taught) => shown.push(taught) });

  engine.advise = (_, reader) => engine.view(reader).answers
    .slice(0, 1).map((answer) => ({ answer }));
  await teacher.begin();
  while (shown.at(-1).view.outcome === onirim.PLAYING &&
    !isEnough(shown.at(-1)))
    await teacher.answer(choose(shown.at(-1)));
  return shown;
}

const asked = ({ view }) => view.asked === 0;

for (const lesson of lessons) {
  test(`${lesson.id}: what is pointed at leads through all of it`, async () => {
    const count = lesson.answers.trim().split(/\s+/).length;
    const shown = await take(lesson, ({ pointed }) => pointed, dice(1),
      ({ isDone }) => isDone);
    const questions = shown.filter(asked);
    const said = new Set(shown.flatMap((one) => one.said));

    assert.ok(questions.every(({ given }) => given !== null));
    for (const text of [...lesson.remarks.map((one) => one.text), lesson.end])
      assert.ok(said.has(text), text.en);
    assert.equal(shown.at(-1).given, count);
    assert.equal(shown.at(-1).view.outcome,
      lesson.isWhole ? onirim.WON : onirim.PLAYING);
  });

  test(`${lesson.id}: any answers lead to its end`, async () => {
    for (let seed = 1; seed <= 2; seed++) {
      const random = dice(seed);
      const shown = await take(lesson, ({ view, pointed }) => {
        assert.ok(view.answers.some(({ name }) => name === pointed.name));
        return view.answers[Math.floor(random() * view.answers.length)];
      }, random);
      const texts = shown.filter(asked).flatMap(({ said }) => said);

      assert.ok(shown.at(-1).isDone);
      assert.equal(new Set(texts).size, texts.length);
    }
  });
}

test("a lesson is as long as it says", () => {
  const [first] = lessons;

  assert.equal(first.answers.trim().split(/\s+/).length, 26);
  for (const { remarks, end } of lessons)
    for (const text of [...remarks.map((one) => one.text), end])
      for (const language of languages)
        assert.ok(text[language].length < 260, text[language]);
});

const sectionsOf = (language) =>
  chapters[language].flatMap(({ sections }) => sections);
const idsOf = (language) => sectionsOf(language).map(({ id }) => id);

test("the rules have the same sections in all languages", () => {
  assert.equal(new Set(idsOf("en")).size, idsOf("en").length);
  for (const language of languages) {
    assert.deepEqual(idsOf(language), idsOf("en"));
    for (const { blocks, title } of sectionsOf(language)) {
      assert.ok(title.length > 0 && blocks.length > 0);
      for (const line of blocks.flat()) assert.match(line, /^[^=#-].*[.:]$/);
    }
  }
});

test("the rules use the library's names", () => {
  const named = ["game=onirim", null, "sets=steps", "sets=towers",
    "sets=dreams", "game=nightmarium"];
  const powers = { herald: "n57", mourner: "n12", joker: "n31",
    executioner: "n82", scavenger: "n1", devourer: "n42" };

  for (const language of languages) {
    chapters[language].forEach(({ title }, i) => {
      if (named[i])
        assert.equal(title, onirim.configText(named[i], language));
    });
    for (const [id, name] of Object.entries(powers)) {
      const { title } = sectionsOf(language).find((one) => one.id === id);
      const text = new onirim.Game("game=nightmarium")
        .cardText(onirim.cardFromName(name), { language });

      assert.ok(text.includes(title.replace(/^L[ea] /, "")), text);
    }
  }
});

/** Plays with answers from anywhere in the lists. */
function* views(config) {
  const engine = new Engine(onirim);

  engine.begin(config);
  for (let i = 0; ; i++) {
    const open = engine.view({ language: "en", names: [], viewer: 9 });
    const viewer = open.asked === onirim.CHANCE ? onirim.HOST : open.asked;
    const view = engine.view({ language: "en", names: [], viewer });

    yield view;
    if (view.outcome !== onirim.PLAYING) return;
    engine.answer(view.answers[(i * 7) % view.answers.length].action);
  }
}

test("the rules say something of each card and question that comes", () => {
  const ids = new Set(idsOf("en"));

  for (const config of configs)
    for (const view of views(config)) {
      const cards = view.zones.flatMap((zone) => zone.cards)
        .filter(({ kind }) => kind !== undefined);

      assert.ok(aboutQuestion(view).length > 0);
      for (const card of cards) {
        assert.ok(aboutCard(card).length > 0, card.text);
        for (const id of aboutCard(card)) assert.ok(ids.has(id), id);
      }
    }
  for (const [name, kind] of Object.entries(onirim))
    if (name.startsWith("KIND_"))
      assert.ok(aboutCard({ kind }).length > 0, name);
});

test("the rules say something of each question that there is", () => {
  const ids = new Set(idsOf("en"));

  for (const [name, decision] of Object.entries(onirim)) {
    if (!name.startsWith("ASK_")) continue;
    for (const game of [onirim.GAME_ONIRIM, onirim.GAME_NIGHTMARIUM]) {
      const about = aboutQuestion({ decision, game });

      assert.ok(about.every((id) => ids.has(id)), name);
      assert.equal(about.some((id) => id.endsWith("end")),
        decision === onirim.ASK_NOTHING, name);
    }
  }
});

const locales = { en: "en-GB", fr: "fr-FR", ru: "ru-RU" };

/** Clicks the card that is pointed at, if its answers are behind it, and then
 * the answer. */
async function givePointed(page) {
  const name = await page.locator(".lesson").getAttribute("data-pointed");
  const answer = page.locator(`[data-action="${name}"]`).first();

  if (await answer.count() === 0)
    await page.locator("[data-advised] .touch").first().click();
  await answer.click();
}

/** Follows what is pointed at, by clicks. */
async function follow(page) {
  const lesson = page.locator(".lesson");

  await page.waitForSelector("[data-pointed], [data-done=true]");
  while (await lesson.getAttribute("data-done") === "false") {
    const given = await lesson.getAttribute("data-given");

    await givePointed(page);
    await page.waitForSelector(`[data-pointed]:not([data-given="${given}"]),
      [data-done=true]`);
  }
}

for (const language of languages)
  test(`the first lesson by clicks: ${language}`, async (t) => {
    const page = await open(t, chromium, address,
      { locale: locales[language], viewport: { width: 360, height: 640 } });

    await page.locator("[data-go=first-lesson]").click();
    await page.waitForSelector("[data-pointed]");
    await findsNothing(page);
    await follow(page);
    await page.locator(".said", { hasText: lessons[0].end[language] })
      .waitFor();
    await findsNothing(page);
    await page.locator(".coach .next").click();
    await settled(page, 0);
  });

test("the other lessons by clicks are marked as finished", async (t) => {
  const page = await open(t, chromium, address);

  await page.locator("[data-go=lessons]").click();
  for (const { id } of lessons.slice(1)) {
    await page.locator(`[data-take=${id}]`).click();
    await follow(page);
    await page.getByRole("button", { name: "All lessons" }).click();
    await page.locator(`[data-take=${id}] .finished`).waitFor();
  }
  assert.equal(await page.locator(".finished").count(), lessons.length - 1);
  await page.reload();
  await page.locator("[data-take]").first().waitFor();
  assert.equal(await page.locator(".finished").count(), lessons.length - 1);
  await findsNothing(page);
});

test("a lesson is told in another language at once", async (t) => {
  const page = await open(t, chromium, address);
  const [, remark] = lessons[0].remarks.filter(({ text }) =>
    text.en.startsWith("This labyrinth") || text.en.startsWith("You have"));

  await page.locator("[data-go=first-lesson]").click();
  await page.locator(".said", { hasText: remark.text.en }).waitFor();
  await page.locator("header .quiet").click();
  await page.locator(".settings select").first().selectOption("ru");
  await page.locator(".settings button").click();
  await page.locator(".said", { hasText: remark.text.ru }).waitFor();
  await page.locator(".try b", { hasText: /[а-я]/ }).waitFor();
});

test("a lesson leaves the game that is played as it is", async (t) => {
  const page = await open(t, chromium, `${address}#seed=3`);

  await settled(page, 0);
  const before = await page.locator(".table").innerText();
  const [first] = await offered(page);
  await page.locator(".home").click();
  await page.locator("[data-go=first-lesson]").click();
  await page.waitForSelector("[data-pointed]");
  await givePointed(page);
  await page.waitForSelector("[data-given='1']");
  await page.locator(".home").click();
  await page.getByRole("button", { name: "New game" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await settled(page, 0);
  assert.equal(await page.locator(".table").innerText(), before);
  await give(page, first);
  await settled(page, 1);
});

for (const language of languages)
  test(`the rules over the game: ${language}`, async (t) => {
    const page = await open(t, chromium, `${address}#sets=dreams%20seed=3`,
      { locale: locales[language] });
    const shown = async (last) => {
      const sections = page.locator(".rules [data-section]");

      await page.locator(`.rules [data-section="${last}"]`).waitFor();
      return sections.evaluateAll((all) =>
        all.map((one) => one.dataset.section));
    };

    await settled(page, 0);
    await page.locator(".about").click();
    assert.deepEqual(await shown("discard"), ["turn", "play", "trio", "discard"]);
    await findsNothing(page);
    await page.locator(".rules header button").first().click();
    await page.locator(".rules .options li").first().waitFor();
    assert.deepEqual(await shown("n-end"), idsOf(language));
    await findsNothing(page);
    await page.locator(".contents button").nth(4).click();
    assert.equal(await page.evaluate(() => document.activeElement.innerText),
      chapters[language][4].title);
    await page.keyboard.press("Escape");
    await page.locator(".rules").waitFor({ state: "detached" });
    await page.locator(".zone-12 .slot").first().click({ button: "right" });
    assert.deepEqual(await shown("penalties"), ["premonitions", "penalties"]);
    await page.locator(".rules header button").last().click();
    await settled(page, 0);
  });
