// chromium.js - Chromium, and a folder that it reaches as a site.
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "playwright-core";

const types = { css: "text/css", html: "text/html", js: "text/javascript",
  svg: "image/svg+xml", wasm: "application/wasm",
  webmanifest: "application/manifest+json" };

/** A folder as a site; `server` is what answers. */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const name = pathname === "/" ? "/index.html" : pathname;
    const bytes = await readFile(join(folder, name)).catch(() => null);

    response.writeHead(bytes ? 200 : 404,
      { "content-type": types[name.split(".").at(-1)] ?? "text/plain" });
    response.end(bytes);
  }).listen(0, "127.0.0.1");
  const close = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });

  await once(server, "listening");
  return { server, close,
    address: `http://127.0.0.1:${server.address().port}/` };
}

export async function openChromium(folder) {
  const { server, address, close: closeServer } = await serve(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const close = async () => {
    await browser.close();
    await closeServer();
  };

  return { browser, server, address, close };
}
