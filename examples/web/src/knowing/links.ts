// links.ts - records and positions as the end of a link, and back.

/** More than any game that is played to its end. */
export const LONGEST = 1 << 20;

export type Linked = "record" | "position";

/** A letter says how the text was packed. */
const PACKED = "z", PLAIN = "t";

/** A link can hold a text of a game, or begin a game by its configuration. */
export type Found = { readonly text: string } | { readonly config: string };

const base = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")),
    (letter) => letter.charCodeAt(0));

/** All that comes through, unless it is too long: a short link can hold very
 * much. */
async function through(bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream): Promise<Uint8Array> {
  const parts: number[][] = [];
  let length = 0;

  for (const reader = new Blob([bytes]).stream().pipeThrough(stream)
    .getReader();;) {
    const { done, value } = await reader.read();

    if (done) return Uint8Array.from(parts.flat());
    length += value.length;
    if (length > LONGEST) {
      await reader.cancel();
      throw new RangeError();
    }
    parts.push(Array.from(value as Uint8Array));
  }
}

/** What stands behind the number sign. */
export async function linkOf(kind: Linked, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);

  return typeof CompressionStream === "undefined"
    ? `${kind}=${PLAIN}${base(bytes)}`
    : `${kind}=${PACKED}${base(await through(bytes,
      new CompressionStream("deflate-raw")))}`;
}

async function unpack(packed: string): Promise<string> {
  const bytes = bytesOf(packed.slice(1));

  switch (packed[0]) {
    case PLAIN: return new TextDecoder().decode(bytes);
    case PACKED: return new TextDecoder().decode(await through(bytes,
      new DecompressionStream("deflate-raw")));
    default: throw new RangeError();
  }
}

/** What a link holds behind the number sign. Whatever cannot be unpacked is an
 * error without words. */
export async function found(end: string): Promise<Found> {
  const [, packed] = /^(?:record|position)=(.*)$/.exec(end) ?? [];

  return packed === undefined ? { config: decodeURIComponent(end) }
    : { text: await unpack(packed) };
}
