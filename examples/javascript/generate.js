// generate.js - makes the package's interface from onirim.json:
//
//     node generate.js ONIRIM.JSON FOLDER
//
// It writes constants.js, interface.js, index.js and their types.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [, , source, folder] = process.argv;
const description = JSON.parse(readFileSync(source, "utf-8"));

// What has no place in JavaScript, or is done by constructors and free().
const LEFT_OUT = new Set([
  "onirim_game_new_at", "onirim_game_size", "onirim_advisor_new_at",
  "onirim_advisor_size", "onirim_step_many",
]);

// The classes, in the order of their functions.
const CLASSES = description.opaque.map(({ name, free }) =>
  ({ kind: name, free, title: capital(name.replace("onirim_", "")) }));

const NUMBERS = {
  int: "i32", int32_t: "i32", uint32_t: "u32", size_t: "u32", uint16_t: "u16",
  uint8_t: "u8", uint64_t: "u64",
};
for (const { name, type } of description.types) NUMBERS[name] = NUMBERS[type];

// Structs of numbers alone; a reader and rows have pointers.
const STRUCTS = Object.fromEntries(description.structs
  .filter(({ fields }) => fields.every(({ type }) => type in NUMBERS))
  .map((struct) => [struct.name, { ...struct, title: pascal(struct.name) }]));

function capital(word) {
  return word[0].toUpperCase() + word.slice(1);
}

function camel(name) {
  return name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
}

function pascal(name) {
  return capital(camel(name));
}

/** Lines of at most 80 columns as a documenting comment. */
function comment(text, indent) {
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    if (lines.at(-1).length + word.length > 76 - indent.length)
      lines.push("");
    lines[lines.length - 1] += (lines.at(-1) ? " " : "") + word;
  }
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`),
    `${indent} */`].join("\n");
}

/** The type that a pointer leads to, without `const`. */
function target(type) {
  return type.replace("const ", "").replace(/ ?\*$/, "").trim();
}

const isPointer = (type) => type.endsWith("*");
const classOf = (type) =>
  CLASSES.find(({ kind }) => target(type) === kind);

/*
 * What a function takes and gives, in JavaScript's terms.
 */

/** An argument that the caller gives: how it is named and typed, and what C
 * gets of it. */
function given(argument, sized, usualViewer) {
  const { name, type, optional } = argument;
  const word = camel(name);
  const missing = optional ? " | null" : "";
  const inner = target(type);

  if (!isPointer(type))
    return { word, type: NUMBERS[type] === "u64" ? "bigint | number" : "number",
      passed: `library.${NUMBERS[type]}(${word})` };
  if (inner === "char")
    return { word, type: "string" + missing, optional,
      passed: `library.text(${word})` };
  if (inner === "onirim_reader")
    return { word, type: "OnirimReader" + missing, optional,
      passed: `library.reader(${word}, ${usualViewer})` };
  if (classOf(type))
    return { word, type: classOf(type).title,
      passed: `Handle.at(${word}, "${inner}")` };
  if (inner in STRUCTS && sized)
    return { word, type: `readonly ${STRUCTS[inner].title}[]`,
      passed: `...library.structs(${STRUCTS[inner].title}, ${word})` };
  if (inner in STRUCTS)
    return { word, type: STRUCTS[inner].title,
      passed: `library.struct(${STRUCTS[inner].title}, ${word})` };
  if (inner === "uint8_t" && sized)
    return { word, type: "Uint8Array",
      passed: `...library.buffer(${word})` };
  throw new Error(`${name}: ${type} is not known`);
}

/** What a function fills: the type, the reader of `library` for it, and what
 * this is told first. */
function filled(outs) {
  const [{ name, type, size }] = outs;
  const inner = target(type);
  const names = outs.map((out) => out.name);

  if (outs.length > 1)
    return { type: `{ ${names.map((one) => `${one}: number[]`).join("; ")} }`,
      read: "readColumns", told: JSON.stringify(names), places: names };
  if (inner === "char")
    return { type: "string", read: "readText", places: [name] };
  if (inner in STRUCTS)
    return { type: STRUCTS[inner].title + (size ? "[]" : ""),
      read: size ? "readStructs" : "readStruct", told: STRUCTS[inner].title,
      places: [name] };
  if (inner === "uint8_t")
    return { type: "Uint8Array", read: "readBytes", places: [name] };
  if (size)
    return { type: "number[]", read: "readNumbers",
      told: `"${NUMBERS[inner]}"`, places: [name] };
  return { type: "number", read: "readPointer", places: [name] };
}

/** All that is to be known of a function to write it down. */
function analyse(c) {
  const sizes = new Set(c.arguments.map(({ size }) => size));
  const problem = c.arguments.find(({ type, direction }) =>
    type === "onirim_problem *" && direction === "out");
  const outs = c.arguments.filter((argument) =>
    argument.direction === "out" && argument !== problem);
  const made = outs.find(({ type }) => type.endsWith("**"));
  const isNew = c.name.endsWith("_new");
  const self = !isNew && c.arguments.find(({ type, direction }) =>
    classOf(type) && direction !== "out" && !type.endsWith("**"));
  const tellsWhatHappened = c.arguments.some(({ type }) =>
    /onirim_(event|advice)/.test(type));
  const usualViewer = tellsWhatHappened
    ? "constants.NOBODY" : "library.asked(this)";
  const ins = c.arguments.filter((argument) => argument !== self &&
    argument !== problem && !outs.includes(argument) &&
    !sizes.has(argument.name));
  const result = outs.length > 0 && !made ? filled(outs) : null;
  const inputs = new Map(ins.map((argument) =>
    [argument, given(argument, argument.size, usualViewer)]));
  // In the order of C; a size follows its buffer.
  const passed = [];

  for (const argument of c.arguments) {
    if (argument === self)
      passed.push(`Handle.at(this, "${target(argument.type)}")`);
    else if (argument === problem) passed.push("problem");
    else if (outs.includes(argument)) passed.push(camel(argument.name));
    else if (inputs.has(argument)) passed.push(inputs.get(argument).passed);
    else if (outs.some(({ size }) => size === argument.name))
      passed.push("room");
  }
  return { c, problem, made, self, isNew, result, passed,
    inputs: [...inputs.values()] };
}

/** Inputs are worked out before, in their order, as they take memory. */
function body(f, indent) {
  const lines = ["library.begin();"];
  const passed = f.passed.map((one) => {
    if (!/^(library|\.\.\.library|Handle)/.test(one)) return one;
    const spread = one.startsWith("...") ? "..." : "";
    const name = `in${lines.length}`;

    lines.push(`const ${name} = ${one.replace("...", "")};`);
    return spread + name;
  });
  const call = `wasm.${f.c.name}(${passed.join(", ")})`;

  if (f.made || f.result?.read === "readPointer") {
    const place = f.made ? camel(f.made.name) : f.result.places[0];
    const [second, struct] = f.problem
      ? [", problem", ", OnirimProblem"] : ["", ""];
    const read =
      `library.readPointer((${place}${second}) =>\n  ${call}${struct})`;

    lines.push(`return ${f.made && !f.isNew
      ? `new ${classOf(target(f.made.type)).title}(null, { [MADE]: ${read} })`
      : read};`);
  } else if (f.result) {
    const { read, told, places } = f.result;
    const room = passed.includes("room") ? ", room" : "";

    lines.push(`return library.${read}(${told ? told + ", " : ""}` +
      `(${places.join(", ")}${room}) =>\n  ${call});`);
  } else if (f.c.returns === "int") {
    lines.push(`return library.check(${call});`);
  } else if (f.c.returns === "uint64_t") {
    lines.push(`return BigInt.asUintN(64, ${call});`);
  } else if (isPointer(f.c.returns)) {
    lines.push(`return library.constantText(${call});`);
  } else {
    lines.push(`return ${call} >>> 0;`);
  }
  return lines.map((line) => line.replace(/^/gm, indent)).join("\n");
}

function resultType(f) {
  if (f.made) return classOf(target(f.made.type)).title;
  if (f.result) return f.result.type;
  if (f.c.returns === "uint64_t") return "bigint";
  return isPointer(f.c.returns) ? "string" : "number";
}

/*
 * The files.
 */

/** Where a function belongs: a class, or null for the module. */
function homeOf(f) {
  if (f.isNew || (f.made && !f.self)) return classOf(target(f.made.type));
  return f.self ? classOf(f.self.type) : null;
}

function nameOf(f, home) {
  const short = f.c.name.replace("onirim_", "");
  const prefix = home === null ? "" : `${home.title.toLowerCase()}_`;

  return camel(short.startsWith(prefix) ? short.slice(prefix.length) : short);
}

const functions = description.functions
  .filter(({ name }) => !LEFT_OUT.has(name) &&
    !CLASSES.some(({ free }) => free === name))
  .map((c) => {
    const f = analyse(c);
    f.home = homeOf(f);
    f.name = nameOf(f, f.home);
    f.isStatic = f.made && !f.self && !f.isNew;
    return f;
  });

const constants = description.constants.flatMap((group) => group.constants);
const short = (name) => name.replace("ONIRIM_", "");
const parameters = (f) => f.inputs.map(({ word }) => word).join(", ");

function constantsFile() {
  return "// constants.js - made by generate.js from onirim.json.\n" +
    constants.map(({ name, value }) =>
      `export const ${short(name)} = ${value};\n`).join("");
}

function structLines({ title, fields }) {
  const rows = fields.map(({ name, type, count }) =>
    `  ["${camel(name)}", "${NUMBERS[type]}"${count ? `, ${count}` : ""}],\n`);

  return `const ${title} = new Struct([\n${rows.join("")}]);\n`;
}

function classLines(home) {
  const own = functions.filter((f) => f.home === home);
  const maker = own.find((f) => f.isNew);
  const word = parameters(maker);
  const methods = own.filter((f) => !f.isNew).map((f) =>
    `    ${f.isStatic ? "static " : ""}${f.name}(${parameters(f)}) {\n` +
    `${body(f, "      ")}\n    }\n`);

  return `  function new${home.title}(${word}) {\n` +
    `${body(maker, "    ")}\n  }\n\n  class ${home.title} extends Handle {\n` +
    `    constructor(${word}, made) {\n      super(library, "${home.kind}", ` +
    `made?.[MADE] ?? new${home.title}(${word}));\n    }\n\n` +
    `${methods.join("\n")}  }\n`;
}

function interfaceFile() {
  const loose = functions.filter((f) => f.home === null);

  return "// interface.js - made by generate.js from onirim.json.\n" +
    'import * as constants from "./constants.js";\n' +
    'import { Handle, Library, MADE, Struct } from "./library.js";\n\n' +
    Object.values(STRUCTS).map(structLines).join("\n") +
    "\n/** The classes and functions, on the exports of a module. */\n" +
    "export function bind(wasm) {\n  const library = new Library(wasm);\n\n" +
    CLASSES.map(classLines).join("\n") + "\n  return {\n" +
    CLASSES.map(({ title }) => `    ${title},\n`).join("") +
    loose.map((f) => `    ${f.name}(${parameters(f)}) {\n` +
      `${body(f, "      ")}\n    },\n`).join("") + "  };\n}\n";
}

/** The module's functions stand one by one, as modules cannot export what they
 * only know while they run. */
function indexFile() {
  const names = [...CLASSES.map(({ title }) => title),
    ...functions.filter((f) => f.home === null).map((f) => f.name)];

  return "// index.js - made by generate.js from onirim.json.\n" +
    'import { load } from "./load.js";\n' +
    'import { packaged } from "./packaged.js";\n\n' +
    'export * from "./constants.js";\n' +
    'export { OnirimError } from "./library.js";\nexport { load };\n' +
    `export const {\n  ${names.join(",\n  ")},\n} = await load(await packaged());\n`;
}

function signature(f) {
  const typed = f.inputs.map(({ word, type, optional }, i) =>
    `${word}${optional && f.inputs.slice(i).every((input) => input.optional)
      ? "?" : ""}: ${type}`);

  return `(${typed.join(", ")})` + (f.isNew ? "" : `: ${resultType(f)}`);
}

function typedClass(home) {
  const own = functions.filter((f) => f.home === home);
  const lines = own.map((f) => comment(f.c.text, "  ") + "\n  " +
    (f.isStatic ? "static " : "") + (f.isNew ? "constructor" : f.name) +
    signature(f) + ";\n");

  return `export class ${home.title} {\n${lines.join("\n")}\n` +
    `${comment("Free its memory at once. Without this it is freed some time " +
      "after nobody needs the object any more.", "  ")}\n  free(): void;\n}\n`;
}

function typedStruct({ title, text, fields }) {
  const rows = fields.filter(({ name }) => name !== "reserved")
    .map((field) => (field.text ? comment(field.text, "  ") + "\n" : "") +
      `  ${camel(field.name)}: number;\n`);

  return `${comment(text, "")}\n` +
    `export interface ${title} {\n${rows.join("")}}\n`;
}

function typesFile(begin) {
  const loose = functions.filter((f) => f.home === null);

  return "// index.d.ts - made by generate.js from onirim.json.\n\n" + begin +
    Object.values(STRUCTS).map(typedStruct).join("\n") + "\n" +
    CLASSES.map(typedClass).join("\n") + "\n" +
    loose.map((f) => `${comment(f.c.text, "")}\nexport function ${f.name}` +
      `${signature(f)};\n`).join("\n") +
    '\nexport * from "./constants.js";\n';
}

function constantTypesFile() {
  return "// constants.d.ts - made by generate.js from onirim.json.\n\n" +
    constants.map(({ name, value, text }) =>
      (text ? comment(text, "") + "\n" : "") +
      `export const ${short(name)}: ${value};\n`).join("");
}

const write = (name, text) => writeFileSync(join(folder, name), text);

write("constants.js", constantsFile());
write("interface.js", interfaceFile());
write("constants.d.ts", constantTypesFile());
write("index.js", indexFile());
write("index.d.ts", typesFile(readFileSync(
  new URL("library.d.ts", import.meta.url), "utf-8") + "\n"));
