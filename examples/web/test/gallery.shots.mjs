// gallery.shots.mjs - pictures of the gallery, in the directory that is given.
import { join } from "node:path";
import { openGallery } from "./gallery.js";

const [folder] = process.argv.slice(2);

if (folder === undefined) {
  console.error("usage: node test/gallery.shots.mjs DIRECTORY");
  process.exit(1);
}
const { page, close } = await openGallery(console.error);
const devtools = await page.context().newCDPSession(page);
const shoot = async (name, part) =>
  page.locator(part).screenshot({ path: join(folder, `${name}.png`) });

for (const colorScheme of ["light", "dark"]) {
  await page.emulateMedia({ colorScheme });
  for (const part of ["tiny", "small", "seams", "creatures", "large"])
    await shoot(`${colorScheme}-${part}`, `.${part}`);
}
await page.emulateMedia({ colorScheme: "light" });
for (const type of ["deuteranopia", "protanopia", "tritanopia",
  "achromatopsia"]) {
  await devtools.send("Emulation.setEmulatedVisionDeficiency", { type });
  await shoot(type, ".small");
}
await devtools.send("Emulation.setEmulatedVisionDeficiency", { type: "none" });
for (const language of ["fr", "ru"]) {
  await page.goto(new URL(`?language=${language}`, page.url()).href);
  await page.waitForSelector(".small svg");
  await shoot(language, ".small");
}
await close();
