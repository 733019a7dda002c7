// offline.test.js - what the page loads, and that it needs no more.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import assert from "node:assert";
import { pathToFileURL } from "node:url";
import { openChromium, serve } from "./chromium.js";
import { open, play, settled } from "./page.js";

const one = pathToFileURL(process.env.ONE);
const config = "sets=towers%20seed=3";
let chromium, address;

before(async () => {
  chromium = await openChromium(process.env.WEB);
  ({ address } = chromium);
});

after(() => chromium.close());

/** Until the service worker has all files, and answers for this page. */
const kept = (page) => page.evaluate(async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => {
      navigator.serviceWorker.oncontrollerchange = done;
    });
});

/** What is asked of the server from here on. */
function requestsTo(server) {
  const urls = [];

  server.on("request", ({ url }) => urls.push(url));
  return urls;
}

/** What a page asks of anybody, but for what it made itself. */
function requestsOf(page) {
  const urls = [];

  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

test("nothing comes from the network after loading", async (t) => {
  const page = await open(t, chromium, `${address}#${config}`);

  await settled(page, 0);
  await kept(page);
  const asked = requestsTo(chromium.server);
  const all = requestsOf(page);

  await play(page, config.replace("%20", " "), 6);
  assert.deepEqual(asked, []);
  assert.deepEqual(all, []);
});

test("while loading, nothing comes from anywhere else", async (t) => {
  const page = await open(t, chromium, "about:blank");
  const all = requestsOf(page);

  await page.goto(`${address}#${config}`);
  await settled(page, 0);
  await kept(page);
  assert.ok(all.length > 3);
  assert.deepEqual(all.filter((url) => !url.startsWith(address)), []);
});

test("the page in one file asks for nothing", async (t) => {
  const page = await open(t, chromium, "about:blank");
  const all = requestsOf(page);

  await page.goto(`${one}#${config}`);
  await play(page, config.replace("%20", " "), 6);
  assert.deepEqual(all, [`${one}`]);
});

test("once loaded, the page opens and plays without a server", async (t) => {
  const own = await serve(process.env.WEB);
  const page = await open(t, chromium, own.address);

  await kept(page);
  await own.close();
  await page.goto(`${own.address}?from=home#${config}`);
  await play(page, config.replace("%20", " "), 6);
  await page.reload();
  await settled(page, 6);
});

test("a further worker needs no server", async (t) => {
  const own = await serve(process.env.WEB);
  const page = await open(t, chromium, `${own.address}#${config}`);

  await settled(page, 0);
  await kept(page);
  await own.close();
  assert.equal(await page.evaluate(() => {
    const { name } = performance.getEntriesByType("resource").find((one) =>
      /worker-/.test(one.name));

    // It answers that there is no module, and that is an answer.
    return new Promise((done) => {
      const worker = new Worker(name);

      worker.onmessage = ({ data }) => done(data.id);
      worker.onerror = () => done("not found");
      worker.postMessage({ id: 7, name: "text", args: [], language: "en" });
    });
  }), 7);
});

/** The page with another title, as its next version. */
async function another(folder, title) {
  const path = (name) => join(folder, name);
  const edit = async (name, from, to) =>
    writeFile(path(name), (await readFile(path(name), "utf-8"))
      .replace(from, to));

  await edit("index.html", /<title>.*<\/title>/, `<title>${title}</title>`);
  await edit("offline.js", /"[0-9a-f]{8}"/, '"76543210"');
}

test("a new version takes over at the next visit", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "onirim-web."));

  t.after(() => rm(folder, { recursive: true }));
  await cp(process.env.WEB, folder, { recursive: true });
  const own = await serve(folder);

  t.after(() => own.close());
  const page = await open(t, chromium, own.address);

  await kept(page);
  await another(folder, "Next");
  await page.reload();
  assert.equal(await page.title(), "Onirim");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;

    await registration.update();
    while (!registration.waiting)
      await new Promise((done) => setTimeout(done, 20));
  });
  await page.goto("about:blank");
  await page.goto(own.address);
  assert.equal(await page.title(), "Next");
  assert.deepEqual(await page.evaluate(async () =>
    (await caches.keys()).map((name) => name.split(" ").at(-1))),
  ["76543210"]);
});

for (const [what, url] of [["folder", () => address], ["file", () => `${one}`]])
  test(`no script and no style from elsewhere: ${what}`, async (t) => {
    const page = await open(t, chromium, "about:blank");

    // What the policy forbids, Chromium complains of.
    page.removeAllListeners("console");
    await page.goto(url());
    await page.waitForSelector(".start");
    const policy = await page.locator("meta[http-equiv]")
      .getAttribute("content");

    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval|\*/);
    assert.equal(await page.evaluate(() => {
      const script = document.createElement("script");

      script.textContent = "window.isOpen = true";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend",
        "<img src=x onerror='window.isOpen = true'>" +
        "<p id=styled style='color: red'>");
      return window.isOpen === undefined &&
        document.getElementById("styled").style.color === "";
    }), true);
    assert.equal(await page.evaluate(() =>
      fetch("https://example.org/").then(() => "came", () => "refused")),
    "refused");
  });

test("the page can stand among the system's own", async (t) => {
  const page = await open(t, chromium, address);
  const manifest = await page.evaluate(async () =>
    (await fetch(document.querySelector("link[rel=manifest]").href)).json());

  assert.equal(manifest.name, "Onirim");
  for (const { src } of manifest.icons)
    assert.ok(await page.evaluate(async (src) => {
      const picture = new Image();

      picture.src = src;
      await picture.decode();
      return picture.width > 0;
    }, src));
});
