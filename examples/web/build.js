// build.js - puts the page together: build.js FOLDER FILE
//
// FOLDER gets the page for a web server.  FILE is the same as one file, which
// needs no server.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { icon } from "./build.icon.js";

const [folder, file] = process.argv.slice(2);

const hash = (text, as = "hex") =>
  createHash("sha256").update(text).digest(as);

/** What a page may load: nothing but itself. */
const policy = (own) => `<meta http-equiv="Content-Security-Policy" content="${
  Object.entries({ "default-src": "'none'", "base-uri": "'none'",
    "form-action": "'none'", ...own })
    .map((rule) => rule.join(" ")).join("; ")}">`;

const always = { bundle: true, minify: true, target: "es2022", write: false,
  jsx: "automatic", jsxImportSource: "preact", logLevel: "warning" };

async function scriptOf(path, define = {}) {
  const { outputFiles } =
    await build({ ...always, entryPoints: [path], define });

  return outputFiles[0].text;
}

function nameOf(path, text) {
  const [name, type] = basename(path).replace(/\.tsx?$/, ".js").split(".");

  return `${name}-${hash(text).slice(0, 8)}.${type}`;
}

/** `import address from "worker:./some.ts"` is where to start a worker. */
const workers = (address) => ({
  name: "workers",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^worker:/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace("worker:", "")),
      namespace: "worker",
    }));
    onLoad({ filter: /./, namespace: "worker" }, async ({ path }) => ({
      contents: `export default ${await address(path, await scriptOf(path))};`,
    }));
  },
});

/** The script and the style of the page, and the files they need. */
async function bundle(address, wasm, offline) {
  const { outputFiles } = await build({
    ...always, entryPoints: ["src/main.tsx"], format: "esm",
    outdir: folder, assetNames: "[name]-[hash]", loader: { ".wasm": wasm },
    define: { OFFLINE: JSON.stringify(offline) },
    plugins: [workers(address)],
  });
  const take = (type) =>
    outputFiles.find(({ path }) => path.endsWith(type));

  return { script: take(".js").text, style: take(".css").text,
    wasm: take(".wasm") };
}

const page = (head) =>
  readFile("index.html", "utf-8").then((html) =>
    html.replace(/<script.*<\/script>/, () => head));

/** What a system needs to know to have the page as one of its own. */
const manifest = (icon) => JSON.stringify({
  name: "Onirim", start_url: "./", display: "standalone",
  background_color: "#17203f", theme_color: "#17203f",
  icons: [{ src: icon, sizes: "any", type: "image/svg+xml" }],
});

async function manyFiles() {
  const files = new Map();
  const put = (path, bytes) => {
    const name = nameOf(path, bytes);

    files.set(name, bytes);
    return name;
  };
  const { script, style, wasm } = await bundle((path, text) =>
    JSON.stringify(put(path, text)), "file", "offline.js");
  const picture = put("icon.svg", await icon(always));

  files.set(basename(wasm.path), wasm.contents);
  files.set("index.html", await page(`${policy({
    "img-src": "'self'", "style-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'", "worker-src": "'self'",
    "connect-src": "'self'", "manifest-src": "'self'",
  })}
<link rel="icon" href="${picture}">
<link rel="manifest" href="${
  put("onirim.webmanifest", manifest(picture))}">
<link rel="stylesheet" href="${put("page.css", style)}">
<script type="module" src="${put("page.js", script)}"></script>`));
  return files;
}

/** The worker that keeps the files; its version is what is in them. */
const offlineWorker = (files) =>
  scriptOf("src/offline/worker.ts", {
    FILES: JSON.stringify([...files.keys()].map((name) =>
      name === "index.html" ? "./" : name)),
    VERSION: JSON.stringify(hash([...files.values()].map((bytes) =>
      hash(bytes)).join()).slice(0, 8)),
  });

async function oneFile() {
  const { script, style } = await bundle((_, text) =>
    `URL.createObjectURL(new Blob([${JSON.stringify(text)}], ` +
    '{ type: "text/javascript" }))', "dataurl", "");
  const inside = script.replaceAll("</script", "<\\/script");
  const picture = Buffer.from(await icon(always)).toString("base64");

  return page(`${policy({
    "img-src": "data:", "style-src": `'sha256-${hash(style, "base64")}'`,
    "script-src": `'sha256-${hash(inside, "base64")}' 'wasm-unsafe-eval'`,
    "worker-src": "blob:", "connect-src": "data:",
  })}
<link rel="icon" href="data:image/svg+xml;base64,${picture}">
<style>${style}</style>
<script type="module">${inside}</script>`);
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const files = await manyFiles();

files.set("offline.js", await offlineWorker(files));
for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
await writeFile(file, await oneFile());
