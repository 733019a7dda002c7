// page.js - the package's folder on a page of its own in Chromium.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { chromium } from "playwright-core";

const folder = new URL("..", import.meta.url);
const types = { js: "text/javascript", wasm: "application/wasm" };
const html = `<!doctype html><title>onirim</title>
  <link rel="icon" href="data:,">`;

/** A page on which the package lies at "/", and besides the texts of modules in
 * `more`.  All that the page complains of comes to `complain`. */
export async function openPage(more, complain) {
  const made = { "/": ["text/html", html] };

  for (const [name, text] of Object.entries(more))
    made[name] = [types.js, text];
  const server = createServer(async (request, response) => {
    const [type, text] = made[request.url] ??
      [types[request.url.split(".").at(-1)] ?? "text/plain",
        await readFile(new URL(`.${request.url}`, folder)).catch(() => null)];

    response.writeHead(text === null ? 404 : 200, { "content-type": type });
    response.end(text);
  }).listen(0, "127.0.0.1");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const page = await browser.newPage();

  page.on("pageerror", (error) => complain(String(error)));
  page.on("console", (message) => complain(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page, close };
}
