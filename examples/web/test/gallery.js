// gallery.js - the gallery of the cards, built and open in Chromium.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { build, preview } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));

/** What the page complains of comes to `complain`. */
export async function openGallery(complain) {
  const outDir = await mkdtemp(join(tmpdir(), "onirim-gallery."));
  const options = {
    root, configFile: false, logLevel: "warn",
    build: {
      outDir, emptyOutDir: true, target: "es2022",
      rollupOptions: { input: join(root, "gallery.html") },
    },
  };

  await build(options);
  const server = await preview({ ...options, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const viewport = { width: 1320, height: 900 };
  const page = await browser.newPage({ viewport });
  const { port } = server.httpServer.address();

  page.on("pageerror", (error) => complain(String(error)));
  page.on("console", (message) => complain(message.text()));
  await page.goto(`http://127.0.0.1:${port}/gallery.html`);
  await page.waitForSelector("svg[role=img]");
  const close = async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true });
  };
  return { page, close };
}
