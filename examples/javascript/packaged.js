// packaged.js - the module that lies beside this file.
const url = new URL("./onirim.wasm", import.meta.url);

export async function packaged() {
  // In Node, fetch() reads no files.
  if (url.protocol === "file:" && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
}
