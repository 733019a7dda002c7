// browser.test.js - the package in a page and in a worker, in Chromium.
import { execFileSync } from "node:child_process";
import { after, before, test } from "node:test";
import assert from "node:assert";
import { openPage } from "./page.js";

const configs = ["players=2 sets=steps,towers,dreams seed=5 events=on",
  "game=nightmarium players=4 seed=6 events=on"];

// A worker plays when it is told a configuration.
const worker = `
  import * as onirim from "/index.js";
  import { trace } from "/test/trace.js";
  onmessage = ({ data }) => postMessage(trace(onirim, data));
  postMessage("ready");
`;

let page, close;
const faults = [];

before(async () => {
  ({ page, close } = await openPage({ "/worker.js": worker },
    (fault) => faults.push(fault)));
});

after(() => close());

const native = (config) =>
  execFileSync(process.env.TRACE, [config], { encoding: "utf-8" });

for (const config of configs) {
  test(`a page plays ${config}`, async () => {
    assert.equal(await page.evaluate(async (text) => {
      const onirim = await import("/index.js");
      const { trace } = await import("/test/trace.js");
      return trace(onirim, text);
    }, config), native(config));
  });

  test(`a worker plays ${config}`, async () => {
    assert.equal(await page.evaluate((text) => new Promise((done) => {
      const other = new Worker("/worker.js", { type: "module" });
      other.onmessage = ({ data }) =>
        data === "ready" ? other.postMessage(text) : done(data);
    }), config), native(config));
  });
}

test("a page that has the bytes loads a module of its own", async () => {
  assert.equal(await page.evaluate(async () => {
    const { load } = await import("/load.js");
    const bytes = await (await fetch("/onirim.wasm")).arrayBuffer();
    const { Game } = await load(bytes);
    return new Game("seed=3").configFormat();
  }), "game=onirim seed=3");
});

test("nothing went wrong on the page", () => {
  assert.deepEqual(faults, []);
});
