// load.js - a module of the library, from wherever it comes.
import { bind } from "./interface.js";

export { OnirimError } from "./library.js";

const packaged = new URL("./onirim.wasm", import.meta.url);

// In Node, fetch() reads no files.
async function bytesOf(address) {
  const url = new URL(address, import.meta.url);

  if (url.protocol === "file:" && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}

export async function load(source = packaged) {
  const isAddress = typeof source === "string" || source instanceof URL;
  const code = isAddress ? await bytesOf(source) : source;
  const module = code instanceof WebAssembly.Module
    ? code : await WebAssembly.compile(code);

  return bind((await WebAssembly.instantiate(module)).exports);
}
