// build.icon.js - the page's icon, drawn as its cards are.
import { build } from "esbuild";

const escaped = (text) =>
  String(text).replaceAll("&", "&amp;").replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;");

/** What Preact would draw, as text.  Pictures have no state. */
function drawn(node) {
  if (node === null || typeof node === "boolean") return "";
  if (Array.isArray(node)) return node.map(drawn).join("");
  if (typeof node !== "object") return escaped(node);
  const { type, props: { children = null, ...rest } } = node;

  if (typeof type === "function") return drawn(type(node.props));
  const traits = Object.entries(rest).filter(([, value]) => value != null)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);

  return `<${type}${traits.join("")}>${drawn(children)}</${type}>`;
}

export async function icon(always) {
  const { outputFiles } = await build({
    ...always, entryPoints: ["src/cards/icon.tsx"], format: "esm",
  });
  const module = Buffer.from(outputFiles[0].text).toString("base64");
  const { Icon } = await import(`data:text/javascript;base64,${module}`);

  return drawn(Icon({}));
}
