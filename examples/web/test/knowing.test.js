// knowing.test.js - hints, records, reviews and statistics.
import { after, before, test } from "node:test";
import assert from "node:assert";
import { readFile } from "node:fs/promises";
import * as onirim from "onirim";
import { findsNothing } from "./axe.js";
import { openChromium } from "./chromium.js";
import { give, open, settled } from "./page.js";

let chromium, address;

before(async () => {
  chromium = await openChromium(process.env.WEB);
  ({ address } = chromium);
});

after(() => chromium.close());

const button = (page, name) =>
  page.getByRole("button", { name, exact: true });
const start = (page) => page.locator("header .home").click();

/** A game that was played in some way to its end, or for some answers. */
function played(config, most = Infinity) {
  const game = new onirim.Game(config);
  const record = new onirim.Record(game);

  for (let i = 0; i < most && game.outcome() === onirim.PLAYING; i++) {
    const actions = game.legalActions();
    const action = actions[(i * 7) % actions.length];

    record.add(action);
    game.apply(action);
  }
  return { game, record };
}

/** Pastes a text and opens it. */
async function paste(page, text) {
  if (await page.locator("#open-text").count() === 0) {
    await start(page);
    await button(page, "Games and records").click();
  }
  await page.locator("#open-text").fill(text);
  await button(page, "Open").click();
}

async function opened(page, { record }) {
  await paste(page, record.format());
  await settled(page, record.ply());
}

/** The text of a box on the screen with the record. */
const boxed = (page, name) =>
  page.getByRole("textbox", { name }).inputValue();

/** What the page puts onto the clipboard when a button is clicked. */
async function copied(page, name) {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => { window.put = text; };
  });
  await name.click();
  await page.getByText("Copied.").waitFor();
  return page.evaluate(() => window.put);
}

test("a record goes out and comes in: text, file and link", async (t) => {
  const page = await open(t, chromium, address);
  const { record } = played("players=2 sets=dreams seed=7");
  const text = record.format();

  await opened(page, { record });
  await button(page, "Record").click();
  assert.equal(await boxed(page, "Record"), text);

  const [download] = await Promise.all([page.waitForEvent("download"),
    button(page, "Save as a file").click()]);
  assert.equal(await readFile(await download.path(), "utf-8"), text);

  const link = await copied(page, button(page, "Copy a link").first());
  await page.goto(link);
  await settled(page, record.ply());
  await button(page, "Record").click();
  assert.equal(await boxed(page, "Record"), text);
  assert.equal(await copied(page, button(page, "Copy").first()), text);

  await start(page);
  await button(page, "Games and records").click();
  const buffer = Buffer.from(text.replaceAll("\n", "\r\n"));
  await page.getByLabel("File").setInputFiles(
    { name: "a.txt", mimeType: "text/plain", buffer });
  await settled(page, record.ply());
});

test("a position can be played on, from a text and from a link", async (t) => {
  const page = await open(t, chromium, address);
  const { game } = played("sets=towers seed=7", 0);

  for (const play of game.legalActions().slice(0, 1)) game.apply(play);
  while (game.decision() !== onirim.ASK_ACT)
    game.apply(game.legalActions()[0]);
  const text = game.positionFormat();

  await paste(page, text);
  await settled(page, 0);
  await button(page, "Record").click();
  await button(page, "Show them all the same").click();
  await page.getByText("The position").waitFor();
  assert.equal(await boxed(page, "The position"), text);
  const link = await copied(page, button(page, "Copy a link").nth(1));
  await start(page);
  await page.goto(link);
  await settled(page, 0);
  await give(page, onirim.actionFormat(game.legalActions()[0]));
  await settled(page, 1);
});

test("while a game is played, only what one knows is told", async (t) => {
  const page = await open(t, chromium, `${address}#players=2%20seed=5`);
  const game = new onirim.Game("players=2 seed=5 events=on");

  await settled(page, 0);
  await button(page, "Record").click();
  await page.locator(".printed li").first().waitFor();
  assert.equal(await boxed(page, "The game as you see it"),
    game.viewFormat(game.player()));
  assert.equal(await page.locator("textarea").count(), 1);
  assert.ok(!(await page.content()).includes("onirim-record"));
  await page.emulateMedia({ media: "print" });
  assert.ok(await page.locator(".printed li").first().isVisible());
  assert.equal(await page.locator("textarea, button").first().isVisible(),
    false);
});

const { record: fine } = played("seed=3", 5);
const text = fine.format();
const markup = '<img src=x onerror="document.title=1"><script>1</script>';

/** Texts from strangers, and what is said about them. */
const hostile = {
  "nothing": ["", "Line 1, column 1: A record begins"],
  "markup": [markup, "Line 1, column 1: A record begins"],
  "a card that does not come": [text.replace(/^0 \S+/m, "0 nightmare"),
    "Line 4, column 3: This is not the card"],
  "other rules": [text.replace("rules 1", "rules 2"), "Line 2, column 7: "],
  "a later version": [text.replace("1", "7"), "Line 1, column 15: A later"],
  "the end is missing": [text.slice(0, text.indexOf("result")), "Line "],
  "ten megabytes": ["x ".repeat(5e6), "This is longer than any game."],
  "a redacted position": [new onirim.Game("seed=3").viewFormat(0)
    .split(" asked=")[0], ""],
  "a damaged link": [`${"http://a/"}#record=z!!!`, "This link is damaged"],
  "a cut link": ["http://a/#position=zq1bKT0", "This link is damaged"],
  "a link of another kind": ["http://a/#record=q123", "This link is damaged"],
};

for (const [name, [bad, said]] of Object.entries(hostile))
  test(`refused: ${name}`, async (t) => {
    const page = await open(t, chromium, `${address}#seed=5`);
    const fault = page.locator("#open-fault.fault");

    await settled(page, 0);
    await paste(page, bad);
    assert.ok((await fault.innerText()).includes(said));
    assert.notEqual(await fault.innerText(), "");
    // The game that was played is still there.
    await start(page);
    await page.getByRole("button", { name: "Go on" }).click();
    await settled(page, 0);
  });

test("a link that unpacks to very much is refused", async (t) => {
  const page = await open(t, chromium, address);
  const link = await page.evaluate(async () => {
    const stream = new Blob(["a".repeat(1e8)]).stream()
      .pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());

    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));

    return btoa(letters.join("")).replaceAll("+", "-").replaceAll("/", "_")
      .replaceAll("=", "");
  });

  await page.goto(`${address}#record=z${link}`);
  await page.locator(".fault", { hasText: "damaged" }).waitFor();
  await page.goto(`${address}#%E0%A4%A`);
  await page.locator(".fault", { hasText: "damaged" }).waitFor();
  await page.goto(`${address}#players=9`);
  await page.locator(".fault").waitFor();
  assert.equal(await page.locator(".start").count(), 1);
});

test("names and tags of strangers never become markup", async (t) => {
  const page = await open(t, chromium, address);
  const { record } = played("players=2 seed=7", 8);

  record.setTag("player1", markup);
  record.setTag("player2", `${markup}2`);
  await paste(page, record.format());
  await settled(page, 8);
  await button(page, "Record").click();
  await page.locator(".printed li").first().waitFor();
  assert.ok((await page.locator(".printed").innerText()).includes(markup));
  await button(page, "Show them all the same").click();
  await page.getByText("The position").waitFor();
  assert.equal(await page.locator("main img, main script").count(), 0);
  assert.equal(await page.title(), "Onirim");
});

test("a fault is told in the reader's language, and marked", async (t) => {
  const page = await open(t, chromium, address, { locale: "ru-RU" });
  const bad = text.replace(/^0 \S+/m, "0 nightmare");

  await page.locator(".start button", { hasText: "Игры и записи" }).click();
  await page.locator("#open-text").fill(bad);
  await page.locator(".open-box button").click();
  await page.locator(".fault", { hasText: "Строка 4, столбец 3: " }).waitFor();
  assert.equal(await page.locator("#open-text").evaluate((box) =>
    box.value.slice(box.selectionStart, box.selectionEnd)), "nightmare");
});

test("taking back an answer that showed a card is asked and told",
  async (t) => {
    const page = await open(t, chromium, address);
    const { record } = played("seed=3", 1);
    const undo = page.locator(".undo");

    assert.equal(record.revealed(0, 1), 1);
    await opened(page, { record });
    await undo.click();
    await findsNothing(page);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await undo.click();
    await button(page, "Take it back").click();
    await settled(page, 0);
    await button(page, "Redo").click();
    await settled(page, 1);
    await button(page, "Record").click();
    await button(page, "Show them all the same").click();
    await page.getByText("The position").waitFor();
    assert.match(await boxed(page, "Record"), /^tag undone "1"$/m);
  });

test("a hint is marked on its card; asked again, all answers", async (t) => {
  const page = await open(t, chromium, `${address}#seed=3`);
  const hint = button(page, "Hint");

  await settled(page, 0);
  await hint.click();
  await page.locator(".hint").waitFor();
  const game = new onirim.Game("seed=3");
  const [best] = new onirim.Advisor(game).advise(game, 40, 0n);
  const { card } = game.actionTarget(best.action);
  assert.equal(await page.locator(".hint b").innerText(),
    game.actionText(best.action));
  for (const marked of await page.locator("[data-advised]").all())
    assert.equal(await marked.locator("svg").getAttribute("aria-label"),
      game.cardText(card));
  assert.ok(await page.locator("[data-advised]").count() > 0);
  await hint.click();
  await page.locator(".hint tbody tr").first().waitFor();
  const chances = await page.locator(".hint td:nth-child(2)").allInnerTexts();
  assert.equal(chances.length, game.legalActions().length);
  for (const chance of chances) assert.match(chance, /^\d+\s%(\s±\s\d+)?$/);
  const numbers = chances.map((chance) => parseInt(chance));
  assert.deepEqual(numbers, numbers.toSorted((one, other) => other - one));
  await findsNothing(page);
  await page.locator(".hint tbody button").first().click();
  await settled(page, 1);
  assert.equal(await page.locator(".hint").count(), 0);
});

/** Plays well, and badly once. */
function withMistake() {
  const game = new onirim.Game("seed=8");
  const record = new onirim.Record(game);
  const advisor = new onirim.Advisor(game);
  let worst = { cost: 0 };

  for (let i = 0; game.outcome() === onirim.PLAYING; i++) {
    const advice = advisor.advise(game, 80, BigInt(i));
    const cost = (advice[0].chance - advice.at(-1).chance) / 655.35;
    const isBad = worst.cost === 0 && cost > 15;
    const { action } = isBad ? advice.at(-1) : advice[0];

    if (isBad)
      worst = { cost, ply: i, given: game.actionText(action),
        better: game.actionText(advice[0].action) };
    record.add(action);
    game.apply(action);
  }
  return { record, worst };
}

test("a review finds the worst answer, and goes on from there", async (t) => {
  const page = await open(t, chromium, address);
  const { record, worst } = withMistake();

  await opened(page, { record });
  await button(page, "Review").click();
  await page.locator(".review progress").waitFor({ state: "detached" });
  const first = page.locator(".worst button").first();
  const told = await first.innerText();
  assert.ok(told.includes(`${worst.ply + 1}. ${worst.given}`), told);
  assert.ok(told.includes(worst.better), told);
  await first.click();
  await page.locator(".review [role=status]", { hasText: worst.given })
    .waitFor();
  assert.equal(await page.locator("[data-action]").count(), 0);
  await findsNothing(page);
  const range = page.getByRole("slider");
  await range.focus();
  await page.keyboard.press("ArrowLeft");
  await page.locator(".review [role=status]", { hasText: `${worst.ply}. ` })
    .waitFor();
  await page.keyboard.press("ArrowRight");
  await button(page, "Try another answer from here").click();
  await settled(page, worst.ply);
  await give(page, onirim.actionFormat(
    record.game(worst.ply).legalActions()[0]));
  await settled(page, worst.ply + 1);
});

test("a review that is left stops", async (t) => {
  const page = await open(t, chromium, address);
  const workers = () => page.workers().length;

  await opened(page, played("sets=towers,dreams seed=7"));
  const before = workers();
  await button(page, "Review").click();
  await page.locator(".curve").waitFor();
  assert.equal(workers(), before + 1);
  const closed = new Promise((resolve) =>
    page.workers().at(-1).once("close", resolve));
  await button(page, "Back").click();
  await closed;
  assert.equal(workers(), before);
});

/** The answers of a game that is won. */
function winning(seed) {
  const game = new onirim.Game(`seed=${seed}`);
  const advisor = new onirim.Advisor(game);
  const answers = [];

  while (game.outcome() === onirim.PLAYING) {
    answers.push(advisor.choose(game, 8, BigInt(answers.length)));
    game.apply(answers.at(-1));
  }
  assert.equal(game.outcome(), onirim.WON);
  return answers.map(onirim.actionFormat);
}

const ply = (page, count) => page.waitForSelector(`[data-ply="${count}"]`);

/** Takes the last answer back, whatever is asked, and plays it again. */
async function retake(page, count) {
  const sure = button(page, "Take it back");

  await page.locator(".undo").click();
  await page.locator(`dialog[open], [data-ply="${count - 1}"]`).first()
    .waitFor();
  if (await sure.count() > 0) await sure.click();
  await ply(page, count - 1);
  await button(page, "Redo").click();
  await ply(page, count);
}

/** Wins a game; after so many answers one is taken back. */
async function win(page, seed, taken) {
  const answers = winning(seed);

  await page.goto(`${address}#seed=${seed}`);
  await settled(page, 0);
  for (const [i, answer] of answers.entries()) {
    await give(page, answer);
    await ply(page, i + 1);
    if (i + 1 === taken) await retake(page, taken);
  }
  return answers.length;
}

test("statistics count the games that were finished", async (t) => {
  const page = await open(t, chromium, address);
  const row = page.locator("tbody tr");

  // It counts once, though its end is taken back and played again.
  await retake(page, await win(page, 12));
  await win(page, 11, 1);
  await start(page);
  await button(page, "Statistics").click();
  await row.first().locator("th:not(:empty)").waitFor();
  assert.deepEqual(await row.locator("th, td").allInnerTexts(),
    ["Onirim", "2", "1", "50 %", "1", "0", "1"]);
  await findsNothing(page);

  await start(page);
  await button(page, "Games and records").click();
  assert.equal(await page.locator(".games button.remove").count(), 2);
  await findsNothing(page);
  await start(page);
  await button(page, "Statistics").click();
  await button(page, "Clear the statistics").click();
  await page.locator("dialog").getByRole("button",
    { name: "Clear the statistics" }).click();
  assert.equal(await row.count(), 0);
});

for (const locale of ["en-GB", "fr-FR", "ru-RU"])
  test(`nothing is wrong on these screens: ${locale}`, async (t) => {
    const page = await open(t, chromium, `${address}#seed=3`, { locale });
    const tools = page.locator(".tools button");

    await settled(page, 0);
    await tools.nth(3).click();
    await page.locator(".printed li").first().waitFor();
    await findsNothing(page);
    await page.locator(".text-box + p + .row button").click();
    await page.locator(".text-box").nth(1).waitFor();
    await findsNothing(page);
    for (const i of [0, 1]) {
      await start(page);
      await page.locator(".ways .quiet").nth(i).click();
      await findsNothing(page);
    }
  });
