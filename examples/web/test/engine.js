// engine.js - the page's engine, in this process.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

export async function loadEngine() {
  const room = await mkdtemp(join(tmpdir(), "engine-"));
  const outfile = join(room, "engine.js");

  await build({
    entryPoints: [new URL("../src/engine/engine.ts", import.meta.url).pathname],
    bundle: true, format: "esm", outfile,
  });
  const { Engine } = await import(outfile);

  await rm(room, { recursive: true });
  return Engine;
}
