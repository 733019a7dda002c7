// copy.ts - text to other programs.

/** From an element that is marked, where the clipboard is not at hand. */
function copyMarked(text: string): void {
  const box = document.createElement("textarea");

  box.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(box);
  box.select();
  const isCopied = document.execCommand("copy");

  box.remove();
  if (!isCopied) throw new Error();
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyMarked(text);
  }
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text],
    { type: "text/plain" }));

  Object.assign(document.createElement("a"),
    { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
}

export const pageLink = (end: string): string =>
  `${location.href.split("#")[0]}#${end}`;
