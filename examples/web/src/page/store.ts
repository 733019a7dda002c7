// store.ts - values in the browser's storage, which can be full or forbidden.

// A record can name cards that a player has hidden, so that it does not stand
// here as it is for everybody who looks.
const cover = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) =>
    String.fromCharCode(byte)).join(""));
const uncover = (text: string) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

const address = (name: string) => `onirim-${name}`;

let complain = () => {};

/** What is done when something could not be kept. */
export function onRefused(tell: () => void): void {
  complain = tell;
}

export function read<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(address(name));

    return text === null ? null : JSON.parse(uncover(text)) as T;
  } catch {
    return null;
  }
}

/** Whether it is kept. If it is not, what was there before stays. */
export function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(address(name), cover(JSON.stringify(value)));
    return true;
  } catch {
    complain();
    return false;
  }
}

export function remove(name: string): void {
  try {
    localStorage.removeItem(address(name));
  } catch {
    // Then there is nothing to remove.
  }
}

/** The names that begin like this. */
export function names(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(address(beginning)))
      .map((key) => key.slice(address("").length));
  } catch {
    return [];
  }
}
