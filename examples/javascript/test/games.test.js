// games.test.js - whole games are those of the library in C.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import assert from "node:assert";
import { onirim } from "./onirim.js";
import { trace } from "./trace.js";

const configs = readFileSync(
  new URL("../../../tests/bindings/configs", import.meta.url), "utf-8")
  .trim().split("\n");

for (const config of configs)
  test(config, () => {
    assert.equal(trace(onirim, config),
      execFileSync(process.env.TRACE, [config], { encoding: "utf-8" }));
  });
