// browser.test.js - the package in a page and in a worker, in Chromium.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import assert from "node:assert";
import { chromium } from "playwright-core";

const configs = ["players=2 sets=steps,towers,dreams seed=5 events=on",
  "game=nightmarium players=4 seed=6 events=on"];
const folder = new URL("..", import.meta.url);
const types = { js: "text/javascript", wasm: "application/wasm" };

// A worker plays when it is told a configuration.
const worker = `
  import * as onirim from "/index.js";
  import { trace } from "/test/trace.js";
  onmessage = ({ data }) => postMessage(trace(onirim, data));
  postMessage("ready");
`;
const made = {
  "/": ["text/html", `<!doctype html><title>onirim</title>
    <link rel="icon" href="data:,">`],
  "/worker.js": [types.js, worker],
};

async function serve(request, response) {
  const [type, text] = made[request.url] ??
    [types[request.url.split(".").at(-1)] ?? "text/plain",
      await readFile(new URL(`.${request.url}`, folder)).catch(() => null)];

  response.writeHead(text === null ? 404 : 200, { "content-type": type });
  response.end(text);
}

let server, browser, page;
const faults = [];

before(async () => {
  server = createServer(serve).listen(0, "127.0.0.1");
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  page = await browser.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => faults.push(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
});

after(async () => {
  await browser.close();
  server.close();
});

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
