/** Who reads a text. */
export interface OnirimReader {
  /** "en", "fr" or "ru", also with more behind it, such as "fr-FR"; English
   * if it is missing. */
  language?: string | null;
  /** The names of the seats; without one a seat is "Player 2". */
  names?: readonly (string | null | undefined)[] | null;
  /** A seat, NOBODY or HOST. If it is missing, the seat that is asked reads,
   * or NOBODY if there is none; NOBODY reads what happened, and reasons. */
  viewer?: number;
}

/** A status of the library. The message says what is wrong. */
export class OnirimError extends Error {
  /** One of the constants E_... */
  status: number;
  /** What is wrong in which place of a text, or null. */
  problem: OnirimProblem | null;
  /** The message in a language of the library. */
  text(language: string): string;
}

/** What a module offers besides the constants. */
export type Onirim = Omit<typeof import("./index.js"), "load" | "OnirimError">;

/** The classes and functions on a module of their own, which is given by its
 * bytes or as a WebAssembly.Module. */
export function load(code: BufferSource | WebAssembly.Module):
  Promise<Onirim>;
