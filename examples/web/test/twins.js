// twins.js - the page twice: beside the game that is played, one that could be
// it for all that the seat before the screen knows.
//
// The engine runs in this process, so all that it tells the page passes here.
// Both pages are clicked alike. If they look alike always, nothing on them
// comes from what the seat does not know.
import assert from "node:assert";
import * as onirim from "onirim";

const { CHANCE, HOST, NOBODY } = onirim;

/** Put before the page's scripts: its workers are here. */
function bridge() {
  let last = 0;

  window.pending = 0;
  window.Worker = class {
    id = ++last;

    postMessage(data) {
      if (data instanceof ArrayBuffer) return;
      window.pending++;
      window.onirimCall(this.id, data).then((reply) => {
        this.onmessage({ data: reply });
        window.pending--;
      });
    }

    terminate() {}
  };
  window.added = null;
  const before = Object.getOwnPropertyNames(window);

  window.added = () => Object.getOwnPropertyNames(window).filter((name) =>
    !before.includes(name));
}

/** Who looks, and what is asked of the library for somebody else. */
const watch = { viewer: null, faults: new Set() };

function look(name, viewer) {
  if (watch.viewer !== null && viewer !== undefined && viewer !== NOBODY &&
    viewer !== watch.viewer)
    watch.faults.add(`${name} is told for ${viewer} to ${watch.viewer}`);
}

/** Methods that take a viewer, or a reader at the end. */
function watched(prototype, name, viewerOf) {
  const method = prototype[name];

  prototype[name] = function (...args) {
    look(name, viewerOf(args));
    return method.apply(this, args);
  };
}

for (const name of ["cards", "number", "events", "viewFormat", "observe"])
  watched(onirim.Game.prototype, name, ([viewer]) => viewer);
watched(onirim.Record.prototype, "events", ([, viewer]) => viewer);
for (const name of Object.getOwnPropertyNames(onirim.Game.prototype))
  if (name.endsWith("Text"))
    watched(onirim.Game.prototype, name, (args) => args.at(-1)?.viewer);

const isReader = (arg) => typeof arg === "object" && arg !== null &&
  "viewer" in arg;

/** A record says all, and is kept. This shows where it comes to. */
const marked = (saved) => typeof saved?.record !== "string" ? saved
  : { ...saved, record: saved.record.replace("\n", '\n[twin "1"]\n') };

/** All texts of an answer that are longer than a word. */
function* textsIn(value) {
  if (typeof value === "string" && /\S\s\S/.test(value))
    yield value.toLowerCase();
  else if (typeof value === "object" && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/** What one page hears. */
export class Desk {
  engines = new Map();
  looker = NOBODY;
  /** Who looks after the next answer, and who sees the last of a table that is
   * about to be covered. */
  next = NOBODY;
  leaving = NOBODY;
  /** The texts that everybody was told, and those that a seat was told. */
  open = new Set();
  own = new Set();

  constructor(Engine, isTwin) {
    this.Engine = Engine;
    this.isTwin = isTwin;
  }

  engine(id) {
    if (!this.engines.has(id)) this.engines.set(id, new this.Engine(onirim));
    return this.engines.get(id);
  }

  call(worker, { id, name, args }) {
    const engine = this.engine(worker);
    const reader = args.find(isReader);

    const viewer = this.viewerOf(name, reader);

    watch.viewer = viewer;
    try {
      if (reader) look(name, reader.viewer);
      const result = this.isTwin && reader && engine.session.game
        ? this.ofAnother(engine, viewer, () => engine[name](...args))
        : engine[name](...args);

      for (const text of reader ? textsIn(result) : [])
        (reader.viewer === NOBODY ? this.open : this.own).add(text);
      return { id, result: this.isTwin ? marked(result) : result };
    } catch (error) {
      return { id, refusal: { text: String(error) } };
    } finally {
      watch.viewer = null;
    }
  }

  sit(looker) {
    Object.assign(this, { looker, next: looker, leaving: NOBODY });
  }

  /** For whom a call may tell; without a reader it tells nothing. */
  viewerOf(name, reader) {
    if (name.startsWith("answer"))
      [this.leaving, this.looker] = [this.looker, this.next];
    if (!reader) return null;
    return reader.viewer === this.leaving ? this.leaving : this.looker;
  }

  /** What only seats were told. */
  get secrets() {
    return [...this.own].filter((text) => !this.open.has(text));
  }

  /** As if all that the seat does not know were dealt anew. The seed is no
   * secret: it is typed, and stands in the configuration. */
  ofAnother(engine, viewer, tell) {
    const { session } = engine;
    const truth = session.game;
    const config = truth.configFormat();

    session.game = truth.copy();
    session.game.resample(viewer, BigInt(session.record.ply() + 1));
    try {
      const result = tell();

      return result?.config ? { ...result, config } : result;
    } finally {
      session.game.free();
      session.game = truth;
    }
  }
}

/** Two pages, and what is noticed on them. */
export class Twins {
  faults = [];

  static async open(chromium, Engine, url, { locale, plant }) {
    const twins = new Twins();

    watch.faults.clear();
    twins.desks = [new Desk(Engine, false), new Desk(Engine, true)];
    twins.pages = await Promise.all(twins.desks.map(async (desk) => {
      const context = await chromium.browser.newContext(
        { locale, reducedMotion: "reduce" });
      const page = await context.newPage();

      page.on("pageerror", (error) => twins.faults.push(String(error)));
      page.on("console", (message) => twins.faults.push(message.text()));
      await page.exposeFunction("onirimCall", (worker, call) =>
        desk.call(worker, call));
      await page.addInitScript(bridge);
      if (plant) await page.addInitScript(plant);
      return page;
    }));
    twins.url = url;
    return twins;
  }

  both(work) {
    return Promise.all(this.pages.map(work));
  }

  begin(looker) {
    this.sit(looker);
    return this.both((page) => page.goto(this.url));
  }

  sit(looker) {
    for (const desk of this.desks) desk.sit(looker);
  }

  /** Who looks as soon as an answer is given. */
  seatAfter(looker) {
    for (const desk of this.desks) desk.next = looker;
  }

  /** Until all that was asked is answered and shown. */
  async settled(ply) {
    await this.both(async (page) => {
      await page.waitForSelector(`main[data-ply="${ply}"]`);
      await page.evaluate(async () => {
        for (let quiet = 0; quiet < 3; quiet++) {
          await new Promise((done) => setTimeout(done));
          if (window.pending > 0) quiet = -1;
        }
        await Promise.all(document.getAnimations().map((one) =>
          one.finished.catch(() => {})));
      });
    });
    for (const desk of this.desks) desk.leaving = NOBODY;
  }

  /** What the two pages show, keep and have. */
  async read() {
    const [truth, twin] = await this.both((page) => page.evaluate(async () => ({
      html: document.documentElement.outerHTML,
      values: [...document.querySelectorAll("input, textarea, select")]
        .map(({ value }) => value),
      names: window.added(),
      kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage },
        location.href, document.cookie, history.state]),
      databases: await indexedDB.databases(),
    })));

    if (truth.html !== twin.html)
      this.faults.push(difference(truth.html, twin.html));
    if (String(truth.values) !== String(twin.values))
      this.faults.push(`fields: ${truth.values} | ${twin.values}`);
    this.faults.push(...truth.names.map((name) => `a name: ${name}`));
    this.faults.push(...truth.databases.map(({ name }) =>
      `a database: ${name}`));
    this.faults.push(...watch.faults);
    return truth;
  }

  async close() {
    await this.both((page) => page.context().close());
  }
}

/** Where two texts part. */
function difference(a, b) {
  const i = [...a].findIndex((letter, at) => letter !== b[at]);

  return `differs: ${a.slice(i - 60, i + 60)} | ${b.slice(i - 60, i + 60)}`;
}

/** Who looks when this is asked. */
export const eyeOf = (game) =>
  game.player() === CHANCE ? HOST : game.player();

/** Faces that not everybody has seen, in the words of a language. */
export function secretTexts(record, language) {
  const game = record.game(record.ply());
  const zones = Array.from({ length: onirim.ZONE_CREATURE }, (_, i) => i + 1)
    .filter((zone) => zone !== onirim.ZONE_POOL);
  const open = new Set(zones.flatMap((zone) => cardsOf(game, zone)));

  for (let ply = 0; ply <= record.ply(); ply++)
    for (const { card } of record.events(ply, NOBODY)) open.add(card);
  const texts = [...game.faces().faces].filter((face) => !open.has(face))
    .map((face) => game.cardText(face, { language }).toLowerCase());

  game.free();
  assert.ok(texts.length > 0);
  return texts;
}

function cardsOf(game, zone) {
  const found = [];

  try {
    for (let i = 0; ; i++) found.push(...game.cards(NOBODY, zone, i));
  } catch {
    return found;
  }
}
