// onirim.js - the package, or its code on another module: ONIRIM_WASM=FILE.
import { readFileSync } from "node:fs";
import * as constants from "../constants.js";
import { OnirimError } from "../library.js";
import { load } from "../load.js";

const file = process.env.ONIRIM_WASM;

export const onirim = file
  ? { ...constants, OnirimError, ...await load(readFileSync(file)) }
  : await import("../index.js");
