// chromium.js - Chromium, and a folder that it reaches as a site.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";

const types = { css: "text/css", html: "text/html", js: "text/javascript",
  wasm: "application/wasm" };

export async function openChromium(folder) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname === "/" ? "/index.html" : pathname;
    const bytes = await readFile(join(folder, name)).catch(() => null);

    response.writeHead(bytes ? 200 : 404,
      { "content-type": types[name.split(".").at(-1)] ?? "text/plain" });
    response.end(bytes);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const close = async () => {
    await browser.close();
    server.close();
  };

  return { browser, close,
    address: `http://127.0.0.1:${server.address().port}/` };
}
