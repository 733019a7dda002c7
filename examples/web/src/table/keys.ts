// keys.ts - what keys do anywhere on the page of the table.
import { useEffect } from "preact/hooks";

const MOST = 9;
/** What a number can stand for, those nearest to the player first. */
const ANSWERS = [".answers button", ".near .touch", ".middle .touch",
  ".piles .touch"];

const isSeen = (element: Element) => element.getClientRects().length > 0;

/** The answers in the order of their numbers: of a menu that is open, or of
 * the table. */
function numbered(): HTMLElement[] {
  const menu = [...document.querySelectorAll<HTMLElement>(".menu button")];

  return (menu.length > 0 ? menu : ANSWERS.flatMap((which) =>
    [...document.querySelectorAll<HTMLElement>(`.table ${which}`)]))
    .filter(isSeen).slice(0, MOST);
}

/** Writes the numbers where they can be seen. */
function number(): void {
  for (const element of document.querySelectorAll("[data-number]"))
    element.removeAttribute("data-number");
  numbered().forEach((element, i) => {
    element.dataset.number = String(i + 1);
  });
}

const isWriting = (target: EventTarget | null) => target instanceof Element &&
  target.matches("input:not([type=checkbox]), select, textarea");

function press(event: KeyboardEvent): void {
  document.documentElement.dataset.keys = "";
  if (event.ctrlKey || event.altKey || event.metaKey ||
    isWriting(event.target) || document.querySelector("dialog:modal")) return;
  const chosen = /^[1-9]$/.test(event.key)
    ? numbered()[Number(event.key) - 1]
    : [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")]
      .find((button) =>
        button.getAttribute("aria-keyshortcuts") === event.key.toLowerCase());

  if (!chosen) return;
  event.preventDefault();
  chosen.focus();
  chosen.click();
}

/** Numbers are seen by those who use keys. */
const point = () => { delete document.documentElement.dataset.keys; };

export function useKeys(): void {
  useEffect(() => {
    document.addEventListener("keydown", press);
    document.addEventListener("pointerdown", point);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", point);
    };
  }, []);
  useEffect(() => {
    const watch = new MutationObserver(number);

    number();
    watch.observe(document.querySelector(".table")!,
      { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);
}
