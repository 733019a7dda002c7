// gallery.js - the gallery of the cards, built and open in Chromium.
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { openChromium } from "./chromium.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const wasm = createRequire(import.meta.url).resolve("onirim/onirim.wasm");

/** What the page complains of comes to `complain`. */
export async function openGallery(complain) {
  const folder = await mkdtemp(join(tmpdir(), "onirim-gallery."));

  await build({
    entryPoints: [join(here, "gallery.tsx")], outdir: folder, bundle: true,
    format: "esm", target: "es2022", jsx: "automatic",
    jsxImportSource: "preact", external: ["node:*"],
  });
  await copyFile(join(here, "gallery.html"), join(folder, "gallery.html"));
  await copyFile(wasm, join(folder, "onirim.wasm"));
  const chromium = await openChromium(folder);
  const viewport = { width: 1320, height: 900 };
  const page = await chromium.browser.newPage({ viewport });

  page.on("pageerror", (error) => complain(String(error)));
  page.on("console", (message) => complain(message.text()));
  await page.goto(`${chromium.address}gallery.html`);
  await page.waitForSelector("svg[role=img]");
  const close = async () => {
    await chromium.close();
    await rm(folder, { recursive: true });
  };
  return { page, close };
}
