// library.js - what crosses the border of the WebAssembly module.
import * as constants from "./constants.js";

const SCRATCH = 65536; // bytes, enough for nearly every call
const SEATS = constants.CHANCE; // what is no seat comes behind

// The numbers of C: their size, and the methods of DataView for them.
const NUMBERS = {
  u8: [1, "getUint8", "setUint8"],
  u16: [2, "getUint16", "setUint16"],
  i32: [4, "getInt32", "setInt32"],
  u32: [4, "getUint32", "setUint32"],
};

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const isMissing = (value) => value === undefined || value === null;

const kindOf = (value) =>
  value === null ? "null" : Array.isArray(value) ? "an array" : typeof value;

function refuseKind(expected, value) {
  throw new TypeError(`expected ${expected}, got ${kindOf(value)}`);
}

function needNumber(value) {
  if (typeof value !== "number") refuseKind("number", value);
}

function needObject(value) {
  if (typeof value !== "object" || value === null) refuseKind("object", value);
}

/** An answer of the library below 0. */
export class OnirimError extends Error {
  #tell;

  constructor(status, problem, tell) {
    super(tell("en"));
    this.name = "OnirimError";
    /** One of the constants E_... */
    this.status = status;
    /** Where a text is wrong, or null. */
    this.problem = problem;
    this.#tell = tell;
  }

  /** The message in a language of the library. */
  text(language) {
    return this.#tell(language);
  }
}

/** The fields of a C struct, which all are numbers. */
export class Struct {
  constructor(fields) {
    let end = 0;
    this.fields = fields.map(([name, kind, count = 1]) => {
      const [size, get, set] = NUMBERS[kind];
      const at = Math.ceil(end / size) * size;
      end = at + count * size;
      return { name, at, get, set, kind };
    });
    const largest = Math.max(...fields.map(([, kind]) => NUMBERS[kind][0]));
    this.size = Math.ceil(end / largest) * largest;
    this.named = this.fields.filter((field) => field.name !== "reserved");
  }

  read(view, at) {
    const object = {};
    for (const field of this.named)
      object[field.name] = view[field.get](at + field.at, true);
    return object;
  }

  write(view, at, object) {
    for (const field of this.named)
      view[field.set](at + field.at, object[field.name], true);
  }
}

/** Under this name constructors are given an object that there is already.
 * It is nobody else's, so that no pointer comes from outside. */
export const MADE = Symbol("made");

// An object of the library, which is freed when nobody needs it any more.
export class Handle {
  #kind;
  #at;
  #library;

  constructor(library, kind, at) {
    this.#library = library;
    this.#kind = kind;
    this.#at = at;
    library.keep(this, kind, at);
  }

  /** Where an object of this kind lies. */
  static at(handle, kind) {
    if (typeof handle !== "object" || handle === null || !(#kind in handle) ||
        handle.#kind !== kind)
      refuseKind(kind, handle);
    return handle.#at || handle.#library.refuse(constants.E_NULL);
  }

  /** Free its memory at once. */
  free() {
    this.#library.drop(this, this.#kind, this.#at);
    this.#at = 0;
  }
}

// What crosses the border lies in scratch memory, and the next call uses that
// again.  Callers only get copies: views die when the memory grows.
export class Library {
  #blocks = [];
  #next = 0;
  #end = 0;
  #forgotten = new FinalizationRegistry(([kind, at]) => this.#free(kind, at));

  constructor(wasm) {
    this.wasm = wasm;
    this.view = new DataView(wasm.memory.buffer);
    this.bytes = new Uint8Array(wasm.memory.buffer);
    this.begin();
  }

  keep(handle, kind, at) {
    this.#forgotten.register(handle, [kind, at], handle);
  }

  drop(handle, kind, at) {
    this.#forgotten.unregister(handle);
    this.#free(kind, at);
  }

  #free(kind, at) {
    this.wasm[`${kind}_free`](at);
  }

  /** A call begins. */
  begin() {
    while (this.#blocks.length > 1) this.wasm.free(this.#blocks.pop());
    if (this.#blocks.length === 0) this.#add(SCRATCH);
    this.#next = this.#blocks[0];
    this.#end = this.#next + SCRATCH;
  }

  #add(size) {
    const at = this.wasm.malloc(size);
    this.refresh();
    if (at === 0) this.refuse(constants.E_MEMORY);
    this.#blocks.push(at);
    return at;
  }

  /** Scratch memory, until the next call begins. */
  take(size) {
    if (size > this.#end - this.#next) return this.#add(size);
    const at = this.#next;
    this.#next += Math.ceil(size / 8) * 8;
    return at;
  }

  /** The views of the memory, after it may have grown. */
  refresh() {
    if (this.bytes.length > 0) return;
    this.view = new DataView(this.wasm.memory.buffer);
    this.bytes = new Uint8Array(this.wasm.memory.buffer);
  }

  /** The answer of a function, unless it is a status. */
  check(answer) {
    this.refresh();
    return answer >= 0 ? answer : this.refuse(answer);
  }

  refuse(status, problem = null, struct = null) {
    throw new OnirimError(status, problem, (language) => {
      this.begin();
      const code = this.text(language);
      if (problem === null)
        return this.readText((at, room) =>
          this.wasm.onirim_status_text(status, code, at, room));
      const place = this.struct(struct, problem);
      return this.readText((at, room) =>
        this.wasm.onirim_problem_text(place, code, at, room));
    });
  }

  // Numbers from outside.

  i32(value) {
    needNumber(value);
    return value === (value | 0) ? value : this.refuse(constants.E_RANGE);
  }

  u32(value) {
    needNumber(value);
    return value === (value >>> 0) ? value : this.refuse(constants.E_RANGE);
  }

  u16(value) {
    needNumber(value);
    return value === (value & 0xffff) ? value : this.refuse(constants.E_RANGE);
  }

  u8(value) {
    needNumber(value);
    return value === (value & 0xff) ? value : this.refuse(constants.E_RANGE);
  }

  u64(value) {
    if (typeof value !== "bigint") needNumber(value);
    const big = Number.isSafeInteger(value) ? BigInt(value) : value;
    return typeof big === "bigint" && big === BigInt.asUintN(64, big)
      ? big : this.refuse(constants.E_RANGE);
  }

  // Texts, bytes and structs from outside; what is missing is NULL.

  text(value) {
    if (isMissing(value)) return 0;
    if (typeof value !== "string") refuseKind("string", value);
    // NUL would end the text, and half a character has no UTF-8.
    if (/\0|\p{Surrogate}/u.test(value)) this.refuse(constants.E_SYNTAX);
    return this.buffer(encoder.encode(value + "\0"))[0];
  }

  /** Where the bytes lie, and how many they are. */
  buffer(value) {
    if (isMissing(value)) return [0, 0];
    if (!(value instanceof Uint8Array)) refuseKind("Uint8Array", value);
    const copy = new Uint8Array(value);
    const at = this.take(copy.length);
    this.bytes.set(copy, at);
    return [at, copy.length];
  }

  struct(struct, object) {
    return isMissing(object) ? 0 : this.structs(struct, [object])[0];
  }

  /** Where the structs lie, and how many they are. */
  structs(struct, objects) {
    if (isMissing(objects)) return [0, 0];
    if (!Array.isArray(objects)) refuseKind("array", objects);
    // All is read first: an object's getter could use the library itself.
    const rows = objects.map((object) => this.#plain(struct, object));
    const size = struct.size * rows.length;
    const at = this.take(size);
    this.bytes.fill(0, at, at + size);
    rows.forEach((row, i) =>
      struct.write(this.view, at + i * struct.size, row));
    return [at, rows.length];
  }

  #plain(struct, object) {
    needObject(object);
    const plain = {};
    for (const { name, kind } of struct.named)
      plain[name] = this[kind](object[name]);
    return plain;
  }

  /** The seat that a game asks, or NOBODY. */
  asked(game) {
    const player = this.wasm.onirim_player(Handle.at(game, "onirim_game"));

    return player < SEATS ? player : constants.NOBODY;
  }

  /** Who reads a text: { language, names, viewer }; without a viewer it is the
   * usual one. */
  reader(reader, usual) {
    if (isMissing(reader)) return 0;
    needObject(reader);
    const { language, names, viewer = usual } = reader;
    const seats = isMissing(names) ? [] : names;
    if (!Array.isArray(seats)) refuseKind("array", seats);
    const who = this.i32(viewer);
    const code = this.text(language);
    const texts = seats.slice(0, SEATS).map((name) => this.text(name));
    const at = this.take(16 + 4 * SEATS);
    [code, at + 16, who, 0].forEach((word, i) =>
      this.view.setInt32(at + 4 * i, word, true));
    for (let i = 0; i < SEATS; i++)
      this.view.setUint32(at + 16 + 4 * i, texts[i] ?? 0, true);
    return at;
  }

  // What the library fills: `call` is given a place and how much fits there,
  // and returns how much there is.

  #fill(width, room, call, ended = 0) {
    for (;;) {
      const at = this.take(width * room);
      const count = this.check(call(at, room));
      if (count + ended <= room) return [at, count];
      room = count + ended;
    }
  }

  readText(call) {
    const [at, length] = this.#fill(1, constants.TEXT_MAX, call, 1);
    return decoder.decode(this.bytes.subarray(at, at + length));
  }

  readBytes(call) {
    const [at, count] = this.#fill(1, constants.SNAPSHOT_MAX, call);
    return this.bytes.slice(at, at + count);
  }

  readNumbers(kind, call) {
    const [size, get] = NUMBERS[kind];
    const [at, count] = this.#fill(size, constants.ACTIONS_MAX, call);
    const numbers = new Array(count);
    for (let i = 0; i < count; i++)
      numbers[i] = this.view[get](at + i * size, true);
    return numbers;
  }

  readStructs(struct, call) {
    const [at, count] = this.#fill(struct.size, constants.CARDS_MAX, call);
    return Array.from({ length: count }, (_, i) =>
      struct.read(this.view, at + i * struct.size));
  }

  /** Arrays of bytes that are filled together. */
  readColumns(names, call) {
    let columns;
    const [, count] = this.#fill(names.length, constants.CARDS_MAX,
      (at, room) => {
        columns = names.map((_, i) => at + i * room);
        return call(...columns, room);
      });
    return Object.fromEntries(names.map((name, i) =>
      [name, Array.from(this.bytes.subarray(columns[i], columns[i] + count))]));
  }

  readStruct(struct, call) {
    const at = this.take(struct.size);
    this.check(call(at));
    return struct.read(this.view, at);
  }

  /** What a function writes to a pointer, such as a new game.  The second
   * place is for what is wrong with the text that the function reads. */
  readPointer(call, problems = null) {
    const at = this.take(4);
    const place = problems === null ? 0 : this.take(problems.size);
    this.bytes.fill(0, place, place + (problems?.size ?? 0));
    const answer = call(at, place);
    this.refresh();
    const problem = problems?.read(this.view, place);
    if (answer < 0 && problem?.reason > constants.PROBLEM_NONE)
      this.refuse(answer, problem, problems);
    this.check(answer);
    return this.view.getUint32(at, true);
  }

  /** A text of the library's own. */
  constantText(at) {
    this.refresh();
    return decoder.decode(this.bytes.subarray(at, this.bytes.indexOf(0, at)));
  }
}
