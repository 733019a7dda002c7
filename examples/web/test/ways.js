// ways.js - how answers are given: by clicks, keys, numbers, touch and pulling.
import assert from "node:assert";
import * as onirim from "onirim";
import { give, settled } from "./page.js";

const text = onirim.actionFormat;

/** Plays beside the library until `until`, each answer in its own way. */
export async function play(page, config, most, answer, until = () => false) {
  const game = new onirim.Game(config);
  let ply = 0;

  for (; ply < most && !until(game); ply++) {
    await settled(page, ply);
    const actions = game.legalActions();
    const action = actions[(ply * 7) % actions.length];

    await answer(page, action, game);
    game.apply(action);
  }
  await settled(page, ply);
  return game;
}

export const byClick = (page, action) => give(page, text(action));

/** The lit card that an action takes, if it has to be touched first. */
export async function cardOf(page, action, game) {
  const { zone, index, position, card } = game.actionTarget(action);
  const place = position === 255 ? "" : `"][data-card$=" ${position}`;

  return page.locator(`[data-zone="${zone} ${index}"] ` +
    `[data-card^="${card} ${place}"] .touch`).first();
}

/** What of the page has the focus is the element. */
export const hasFocus = (element) =>
  element.evaluate((one) => one === document.activeElement);

/** Goes to an element as one does without a mouse. */
async function walk(page, element) {
  const isThere = () => hasFocus(element);
  const isNear = () => element.evaluate((one) =>
    one.closest("[data-zone], .menu")?.contains(document.activeElement));

  for (let i = 0; i < 80 && !await isThere() && !await isNear(); i++)
    await page.keyboard.press("Tab");
  for (let i = 0; i < 12 && !await isThere(); i++)
    await page.keyboard.press("ArrowRight");
  assert.ok(await isThere());
}

export async function byKeys(page, action, game) {
  const answer = page.locator(`[data-action="${text(action)}"]`).first();

  if (await answer.count() === 0) {
    await walk(page, await cardOf(page, action, game));
    await page.keyboard.press("Enter");
    await page.locator(".menu").waitFor();
  }
  await walk(page, answer);
  await page.keyboard.press("Enter");
}

export async function byNumber(page, action, game) {
  const answer = page.locator(`[data-action="${text(action)}"]`).first();
  const press = async (element) => {
    const number = await element.getAttribute("data-number");

    assert.match(number, /^[1-9]$/);
    await page.keyboard.press(number);
  };

  if (await answer.count() === 0) {
    await press(await cardOf(page, action, game));
    await page.locator(".menu [data-number]").first().waitFor();
  }
  await press(answer);
}

export async function byTouch(page, action, game) {
  const answer = page.locator(`[data-action="${text(action)}"]`).first();

  if (await answer.count() === 0)
    await (await cardOf(page, action, game)).tap();
  await answer.tap();
}

export async function middle(element) {
  const { x, y, width, height } = await element.boundingBox();

  return [x + width / 2, y + height / 2];
}

/** Pulls the card to where the answer puts it, and clicks what has no such
 * place. */
export async function byPull(page, action, game) {
  const { toZone, toIndex } = game.actionTarget(action);
  const goal = page.locator(`[data-zone="${toZone} ${toIndex}"].goal`).first();

  if (![onirim.ZONE_ROW, onirim.ZONE_DISCARD].includes(toZone))
    return byClick(page, action);
  const card = await cardOf(page, action, game);
  const [x, y] = await middle(card);

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y - 20);
  await goal.waitFor();
  await page.mouse.move(...await middle(goal));
  await page.locator(".goal.over").waitFor();
  await page.mouse.up();
}
