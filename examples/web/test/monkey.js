// monkey.js - somebody who clicks, taps and types at random.

/** Numbers from 0 to below 1 that are the same for the same seed. */
export function chanceOf(seed) {
  let state = seed >>> 0;

  return () => {
    state = state + 0x6d2b79f5 >>> 0;
    let t = Math.imul(state ^ state >>> 15, state | 1);

    t ^= t + Math.imul(t ^ t >>> 7, t | 61);
    return ((t ^ t >>> 14) >>> 0) / 2 ** 32;
  };
}

const KEYS = ["Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Space", "Escape",
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Delete",
  "Backspace", "h", "u", "r", "?", ..."123456789"];
const TEXTS = ["Ada", "", "0", "99999999999999999999", "-1", "1e9",
  "<b onclick=alert(1)>x</b>", "\u202eabc\u0000", "players=9",
  "onirim-record 1\nrules 1\nconfig game=onirim seed=1\n", "🂡".repeat(300)];
const LINKS = ["", "seed=1", "players=2 variants=race", "sets=nothing",
  "game=nightmarium players=5 seed=2", "%E0%A4%A", "record=abc", "a=<i>",
  "sets=steps,towers,dreams chance=host", "players=2 sets=towers seed=4"];
const SIZES = [[360, 640], [640, 360], [1280, 800], [2560, 1440]];

/** The middle of everything that is seen and can be touched. */
const targets = () =>
  [...document.querySelectorAll("button, a, input, select, textarea, " +
    "summary, label, dialog, [tabindex], [role=button]")].map((one) => {
    const box = one.getBoundingClientRect();

    return { tag: one.tagName, type: one.type, x: box.x + box.width / 2,
      y: box.y + box.height / 2, name: one.dataset.action ??
        (one.ariaLabel || one.textContent || one.tagName).slice(0, 40) };
  }).filter(({ x, y }) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);

export class Monkey {
  /** What it did last. */
  past = [];

  constructor(page, address, seed) {
    Object.assign(this, { page, address, chance: chanceOf(seed) });
  }

  pick(list) {
    return list[Math.floor(this.chance() * list.length)];
  }

  did(what) {
    this.past = [...this.past.slice(-40), what];
  }

  /** One deed; most of them on what can be touched. */
  async act() {
    const dice = this.chance();
    const [, deed] = this.deeds.find(([share]) => dice < share);

    await deed.call(this);
  }

  deeds = [[0.66, this.touch], [0.78, this.press], [0.83, this.type],
    [0.88, this.drag], [0.92, this.anywhere], [0.95, this.scroll],
    [0.965, this.resize], [0.98, this.reload], [1, this.follow]];

  async touch() {
    const target = this.pick(await this.page.evaluate(targets));

    if (target === undefined) return;
    this.did(`touch ${target.tag} ${target.name}`);
    if (target.tag === "SELECT") return this.choose(target);
    if (this.chance() < 0.3)
      await this.page.touchscreen.tap(target.x, target.y);
    else
      await this.page.mouse.click(target.x, target.y,
        { clickCount: this.chance() < 0.1 ? 2 : 1 });
  }

  /** A list that the system would open is chosen from by script. */
  choose({ x, y }) {
    return this.page.evaluate(({ x, y, share }) => {
      const list = document.elementFromPoint(x, y)?.closest("select");

      if (!list || list.disabled) return;
      list.selectedIndex = Math.floor(share * list.length);
      list.dispatchEvent(new Event("input", { bubbles: true }));
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }, { x, y, share: this.chance() });
  }

  async press() {
    const key = this.pick(KEYS);

    this.did(`press ${key}`);
    await this.page.keyboard.press(key);
  }

  async type() {
    const fields = (await this.page.evaluate(targets)).filter(({ tag, type }) =>
      tag === "TEXTAREA" || tag === "INPUT" && type !== "checkbox");
    const field = this.pick(fields);
    const text = this.pick(TEXTS);

    if (field === undefined) return;
    this.did(`type ${text.slice(0, 30)} into ${field.name}`);
    await this.page.mouse.click(field.x, field.y, { clickCount: 3 });
    await this.page.keyboard.insertText(text);
  }

  async drag() {
    const all = await this.page.evaluate(targets);
    const [from, to] = [this.pick(all), this.pick(all)];

    if (from === undefined || from.tag === "SELECT") return;
    this.did(`drag ${from.name} to ${to.name}`);
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 4 });
    await this.page.mouse.up();
  }

  async anywhere() {
    const { width, height } = this.page.viewportSize();
    const [x, y] = [this.chance() * width, this.chance() * height];

    // The list of a select is the system's, and takes the next key.
    if (await this.page.evaluate(([x, y]) =>
      document.elementFromPoint(x, y)?.tagName, [x, y]) === "SELECT") return;
    this.did(`click at ${x.toFixed()} ${y.toFixed()}`);
    await this.page.mouse.click(x, y);
  }

  async scroll() {
    this.did("scroll");
    await this.page.mouse.wheel(0, (this.chance() - 0.5) * 2000);
  }

  async resize() {
    const [width, height] = this.pick(SIZES);

    this.did(`resize to ${width} x ${height}`);
    await this.page.setViewportSize({ width, height });
  }

  async reload() {
    this.did("reload");
    await this.page.reload();
  }

  /** A link that somebody sent. */
  async follow() {
    const link = this.pick(LINKS);

    this.did(`follow #${link}`);
    await this.page.goto("about:blank");
    await this.page.goto(`${this.address}#${link}`);
  }
}
