// build.js - puts the page together: build.js FOLDER FILE
//
// FOLDER gets the page for a web server.  FILE is the same as one file, which
// needs no server.
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "esbuild";

const [folder, file] = process.argv.slice(2);

// Scripts and styles are the page's own files.
const policy = ["default-src 'none'", "img-src 'self' data:",
  "style-src 'self'", "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'", "connect-src 'self'", "base-uri 'none'",
  "form-action 'none'"].join("; ");

const always = { bundle: true, minify: true, target: "es2022", write: false,
  jsx: "automatic", jsxImportSource: "preact", logLevel: "warning" };

async function scriptOf(path) {
  const { outputFiles } = await build({ ...always, entryPoints: [path] });

  return outputFiles[0].text;
}

function nameOf(path, text) {
  const [name, type] = basename(path).replace(/\.tsx?$/, ".js").split(".");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);

  return `${name}-${hash}.${type}`;
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
async function bundle(address, wasm) {
  const { outputFiles } = await build({
    ...always, entryPoints: ["src/main.tsx"], format: "esm",
    outdir: folder, assetNames: "[name]-[hash]", loader: { ".wasm": wasm },
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

async function manyFiles() {
  const put = async (path, text) => {
    const name = nameOf(path, text);

    await writeFile(join(folder, name), text);
    return name;
  };
  const { script, style, wasm } = await bundle(async (path, text) =>
    JSON.stringify(await put(path, text)), "file");

  await writeFile(wasm.path, wasm.contents);
  return page(`<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${await put("page.css", style)}">
<script type="module" src="${await put("page.js", script)}"></script>`);
}

async function oneFile() {
  const { script, style } = await bundle((_, text) =>
    `URL.createObjectURL(new Blob([${JSON.stringify(text)}], ` +
    '{ type: "text/javascript" }))', "dataurl");
  const inside = (text) => text.replaceAll("</script", "<\\/script");

  return page(`<style>${style}</style>
<script type="module">${inside(script)}</script>`);
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "index.html"), await manyFiles());
await writeFile(file, await oneFile());
