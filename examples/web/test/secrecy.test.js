// secrecy.test.js - the whole page, read for what the seat before it must not
// know: text, markup, what is kept, and what the engine tells.
import { after, before, test } from "node:test";
import assert from "node:assert";
import * as onirim from "onirim";
import { openChromium } from "./chromium.js";
import { loadEngine } from "./engine.js";
import { give } from "./page.js";
import { eyeOf, secretTexts, Twins } from "./twins.js";

const { NOBODY, PLAYING } = onirim;
const Engine = await loadEngine();
let chromium;

before(async () => {
  chromium = await openChromium(process.env.WEB);
});

after(() => chromium.close());

/** Nothing of a hand is in the page while the screen changes hands, or in what
 * is kept, where anybody could read it. */
function readCover(twins, record, { html, kept }, language) {
  const text = html.toLowerCase();

  for (const secret of [...secretTexts(record, language),
    ...twins.desks[0].secrets])
    if (text.includes(secret)) twins.faults.push(`under the cover: ${secret}`);
  readKept(twins, kept);
}

function readKept(twins, kept) {
  if (/(red|blue|green|brown)-\w+|\bn\d+\b|onirim-record|deal:/.test(kept))
    twins.faults.push(`kept: ${kept}`);
}

/** The screen goes to who is asked. */
async function changeHands(twins, game, record, language) {
  const cover = (page) => page.locator(".hand-over button");

  if (await cover(twins.pages[0]).count() === 0) return;
  readCover(twins, record, await twins.read(), language);
  twins.sit(eyeOf(game));
  await twins.both((page) => cover(page).click());
  await twins.settled(record.ply());
}

/** Reads the page at each question of a game, and between them, until
 * something is noticed. */
async function readGame(config, most, options = {}) {
  const { locale = "en-GB", Told = Engine } = options;
  const language = locale.slice(0, 2);
  const game = new onirim.Game(`${config} events=on`);
  const record = new onirim.Record(game);
  const twins = await Twins.open(chromium, Told,
    `${chromium.address}#${encodeURIComponent(config)}`,
    { locale, plant: options.plant });

  try {
    await twins.begin(eyeOf(game) === 0 ? 0 : NOBODY);
    for (let i = 0; i < most && game.outcome() === PLAYING; i++) {
      await twins.settled(i);
      await changeHands(twins, game, record, language);
      readKept(twins, (await twins.read()).kept);
      if (twins.faults.length > 0) break;
      const actions = game.legalActions();
      const action = actions[(i * 5) % actions.length];
      const before = eyeOf(game);

      game.apply(action);
      record.add(action);
      twins.seatAfter(eyeOf(game) === before ? before : NOBODY);
      await twins.both((page) => give(page, onirim.actionFormat(action)));
    }
  } finally {
    await twins.close();
  }
  return [...new Set(twins.faults)];
}

for (const [config, locale] of [["players=2 seed=5", "en-GB"],
  ["players=2 sets=steps,towers,dreams variants=race seed=7", "fr-FR"],
  ["game=nightmarium players=3 seed=8", "ru-RU"]])
  test(`nothing hidden is on the page: ${config}`, async () => {
    assert.deepEqual(await readGame(config, 10, { locale }), []);
  });

class Zones extends Engine {
  view(reader) {
    const { zones } = super.view({ ...reader, viewer: onirim.HOST });

    return { ...super.view(reader), zones };
  }
}

class Story extends Engine {
  story(reader) {
    return super.story({ ...reader, viewer: 1 });
  }
}

/** By the game itself, without asking for anybody's view. */
class Truth extends Engine {
  view(reader) {
    const view = super.view(reader);
    const game = this.session.game.snapshotSave();

    return { ...view, question: `${view.question} ${game[40]} ${game[60]}` };
  }
}

const inEngine = [["another's zones", Zones], ["another's story", Story],
  ["what nobody knows, in a sentence", Truth]];

for (const [what, Told] of inEngine)
  test(`it is noticed: ${what}`, async () => {
    assert.notDeepEqual(await readGame("players=2 seed=5", 12, { Told }), []);
  });

/** Each of them begins before the page's own scripts. */
const onPage = {
  "the log that stays under the cover": () => {
    let last;

    new MutationObserver(() => {
      last = document.querySelector("main .log")?.cloneNode(true) ?? last;
      if (last && document.querySelector(".hand-over")) {
        last.hidden = true;
        document.body.append(last);
        last = undefined;
      }
    }).observe(document, { subtree: true, childList: true });
  },
  "a hand in an attribute under the cover": () => {
    new MutationObserver(() => {
      const names = [...document.querySelectorAll(".hands [aria-label]")]
        .map((one) => one.ariaLabel);

      if (names.length > 0) document.body.dataset.hand = names;
    }).observe(document, { subtree: true, childList: true });
  },
  "the record in an attribute": () => {
    const { call } = Function.prototype;
    const { stringify } = JSON;

    JSON.stringify = (value, ...rest) => {
      const { record } = value?.saved ?? {};

      if (record) document.body.dataset.record = record;
      return call.call(stringify, JSON, value, ...rest);
    };
  },
  "the record as it is in the storage": () => {
    const { stringify } = JSON;

    JSON.stringify = (value, ...rest) => {
      const { record } = value?.saved ?? {};

      if (record) sessionStorage.setItem("record", record);
      return stringify(value, ...rest);
    };
  },
  "a name that anybody can ask for": () => {
    addEventListener("click", () => { window.game = document.title; });
  },
};

for (const [what, plant] of Object.entries(onPage))
  test(`it is noticed: ${what}`, async () => {
    const found = await readGame("players=2 variants=race seed=7", 12,
      { plant });

    assert.notDeepEqual(found, []);
  });
