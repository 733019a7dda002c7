// cards.test.js - the pictures of the cards, in Chromium.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import {
  CARD_GOAL_DOWN, cardFromName, cardTrait, COLOUR_BROWN, Game, HIDDEN_CARD,
  KIND_TOWER, TRAIT_KIND, TRAIT_LEFT_EDGE, TRAIT_RIGHT_EDGE,
} from "onirim";
import { openGallery } from "./gallery.js";

const complaints = [];
let gallery;
let page;

before(async () => {
  gallery = await openGallery((text) => complaints.push(text));
  page = gallery.page;
});
after(() => gallery?.close());

/** What every card of the gallery should be called. */
function names() {
  const onirim = new Game("sets=steps,towers,dreams");
  const nightmarium = new Game("game=nightmarium");
  const down = Array.from({ length: COLOUR_BROWN + 1 }, (_, colour) =>
    CARD_GOAL_DOWN + colour);
  const glyphs = ["red", "blue", "green", "brown"].map((colour) =>
    cardFromName(`${colour}-glyph`));
  const text = (game) => (card) => game.cardText(card, { language: "en" });

  return [
    ...[...onirim.faces().faces, ...glyphs, ...down, HIDDEN_CARD]
      .map(text(onirim)),
    ...nightmarium.faces().faces.map(text(nightmarium)),
    "A card of a later version",
  ];
}

test("every face of both games is drawn and called by its name", async () => {
  const cards = page.locator(".small svg[role=img]");
  const drawn = await cards.evaluateAll((all) => all.map((card) => ({
    label: card.getAttribute("aria-label"),
    shapes: card.querySelectorAll("use, path, circle, text").length,
    width: card.getBoundingClientRect().width,
    height: card.getBoundingClientRect().height,
  })));

  assert.deepEqual(drawn.map(({ label }) => label), names());
  for (const { label, shapes, width, height } of drawn) {
    assert.ok(shapes > 1, label);
    assert.equal(width, 96, label);
    assert.ok(Math.abs(height - 134.4) < 0.5, label);
  }
  assert.deepEqual(complaints, []);
});

test("what a card uses is on the page, once", async () => {
  const [ids, used] = await page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)];

    return [
      all("[id]").map((element) => element.id),
      [
        ...all("use").map((use) => use.getAttribute("href").slice(1)),
        ...all("[clip-path]").map((element) =>
          element.getAttribute("clip-path").slice("url(#".length, -1)),
      ],
    ];
  });

  assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), []);
  assert.ok(used.length > 1000);
  assert.deepEqual(used.filter((id) => !ids.includes(id)), []);
});

test("two faces never look alike, whatever is written on them", async () => {
  const drawn = await page.locator(".small svg").evaluateAll((all) =>
    all.map((card) => {
      const copy = card.cloneNode(true);

      copy.removeAttribute("aria-label");
      copy.querySelectorAll("text").forEach((text) => text.remove());
      return copy.outerHTML;
    }));

  assert.ok(drawn.length > 100);
  assert.equal(new Set(drawn).size, drawn.length);
});

test("a Tower shows the symbols of each edge on that side", async () => {
  const shown = await page.locator(".small svg").evaluateAll((all) =>
    all.filter((card) => card.querySelector("use[href='#card-mouth']"))
      .map((card) => {
        const { left, width } = card.getBoundingClientRect();
        const points = [...card.querySelectorAll("use[href*='-point-']")]
          .map((use) => [use.getAttribute("href").split("-").at(-1),
            use.getBoundingClientRect().left < left + width / 2]);
        const set = (side) =>
          points.filter(([, isLeft]) => isLeft === side)
            .reduce((bits, [symbol]) => bits | { sun: 1, moon: 2 }[symbol], 0);

        return [set(true), set(false)];
      }));
  const towers = [...new Game("sets=towers").faces().faces].filter((card) =>
    cardTrait(card, TRAIT_KIND) === KIND_TOWER);
  const edges = towers.map((card) => [
    cardTrait(card, TRAIT_LEFT_EDGE), cardTrait(card, TRAIT_RIGHT_EDGE)]);

  assert.equal(shown.length, 12);
  assert.deepEqual(shown, edges);
});

test("a creature's parts reach each other over the cards' edges", async () => {
  const parts = await page.locator(".creatures svg").evaluateAll((all) =>
    all.map((card) => {
      const uses = card.querySelectorAll("use[href$=head], use[href$=torso]," +
        "use[href$=legs]");
      const outer = card.getBoundingClientRect();
      const inner = uses[0].getBoundingClientRect();

      return {
        number: uses.length,
        name: uses[0].getAttribute("href").split("-").at(-1),
        up: inner.top <= outer.top + 0.5,
        down: inner.bottom >= outer.bottom - 0.5,
      };
    }));

  assert.equal(parts.length, 27);
  for (const part of parts) {
    assert.equal(part.number, 1);
    assert.equal(part.up, part.name !== "head", part.name);
    assert.equal(part.down, part.name !== "legs", part.name);
  }
});

test("each colour and each legion has a pattern of its own", async () => {
  const tints = ["red", "blue", "green", "brown", "necronauts", "homunculi",
    "insectoids", "chimerids"];
  const patterns = await page.evaluate((names) => names.map((name) => {
    const cards = document.querySelectorAll(`.small .card-${name}`);
    const id = `card-pattern-${name}`;

    return [...cards].some((card) => card.querySelector(`use[href="#${id}"]`))
      && document.getElementById(id).getAttribute("d");
  }), tints);

  assert.ok(patterns.every((d) => d && d.length > 100));
  assert.equal(new Set(patterns).size, tints.length);
});

/** How a tint's colours stand against each other, by WCAG. */
const contrasts = ({ tint, pairs }) => {
  const canvas = document.createElement("canvas").getContext("2d");
  const card = document.querySelector(`.small svg.card-${tint}`);
  const shape = card.querySelector("rect").cloneNode();
  const luminance = (name) => {
    shape.setAttribute("fill", `var(--${name})`);
    canvas.fillStyle = getComputedStyle(shape).fill;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
      byte <= 10 ? byte / 3294 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  card.append(shape);
  const found = pairs.map(([ink, ground]) => {
    const [low, high] = [luminance(ink), luminance(ground)].sort((a, b) =>
      a - b);

    return { tint, ink, ground, contrast: (high + 0.05) / (low + 0.05) };
  });

  shape.remove();
  return found;
};

const onRibbons = ["light", "sun", "moon", "key", "glyph"].map((ink) =>
  [ink, "near"]);
const onHalo = ["sun", "moon", "key", "glyph", "light"].map((ink) =>
  [ink, "halo"]);
const tints = {
  red: [...onRibbons, ...onHalo, ["body", "mid"]],
  blue: [...onRibbons, ...onHalo, ["body", "mid"]],
  green: [...onRibbons, ...onHalo, ["body", "mid"]],
  brown: [...onRibbons, ...onHalo, ["body", "mid"]],
  necronauts: onRibbons,
  homunculi: onRibbons,
  insectoids: onRibbons,
  chimerids: onRibbons,
  nightmare: onRibbons,
  omen: onRibbons,
  night: onRibbons,
  dawn: onRibbons,
};

for (const theme of ["light", "dark"])
  test(`text and symbols stand out in the ${theme} theme`, async () => {
    await page.emulateMedia({ colorScheme: theme });
    for (const [tint, pairs] of Object.entries(tints))
      for (const found of await page.evaluate(contrasts, { tint, pairs }))
        assert.ok(found.contrast >= 4.5, JSON.stringify(found));
  });

test("the page's theme goes before the reader's", async () => {
  const ground = (theme) => page.evaluate((name) => {
    document.documentElement.setAttribute("data-theme", name);
    const panel = document.querySelector(".small path[fill='var(--ground)']");

    return getComputedStyle(panel).fill;
  }, theme);

  await page.emulateMedia({ colorScheme: "light" });
  const [light, dark] = [await ground("light"), await ground("dark")];

  await page.emulateMedia({ colorScheme: "dark" });
  assert.notEqual(light, dark);
  assert.equal(await ground("light"), light);
  await page.evaluate(() =>
    document.documentElement.removeAttribute("data-theme"));
});

test("nothing asks for an inline style, a picture or a font", async () => {
  assert.equal(await page.locator("svg [style], svg[style]").count(), 0);
  assert.equal(await page.locator("svg image, foreignObject").count(), 0);
  assert.equal(await page.evaluate(() => document.fonts.size), 0);
});

test("axe finds nothing, by day and by night", async () => {
  const axe = createRequire(import.meta.url).resolve("axe-core");

  await page.evaluate(await readFile(axe, "utf8"));
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    const { violations, passes } = await page.evaluate(() => axe.run());

    assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes.length]), []);
    assert.ok(passes.length > 0);
  }
});
