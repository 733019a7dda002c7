// load.js - a module of the library, from its bytes.
import { bind } from "./interface.js";

export { OnirimError } from "./library.js";

export async function load(code) {
  const module = code instanceof WebAssembly.Module
    ? code : await WebAssembly.compile(code);

  return bind((await WebAssembly.instantiate(module)).exports);
}
