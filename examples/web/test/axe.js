// axe.js - what axe-core finds on a page: nothing, or the test fails.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import assert from "node:assert";

const source = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** The policy of the page lets no script in, so it comes by the debugger. */
export async function findsNothing(page) {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => axe.run());

  assert.deepEqual(violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(" ")}`), []);
}
