// all.ts - asking the library until it knows no more.

/** The answers to 0, 1 and so on, up to the first that there is not, or to a
 * number of them. */
export function all<T>(ask: (index: number) => T, most = Infinity): T[] {
  const found: T[] = [];

  try {
    while (found.length < most) found.push(ask(found.length));
  } catch {
    // That was the last one.
  }
  return found;
}
