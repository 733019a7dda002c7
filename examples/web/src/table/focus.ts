// focus.ts - where the focus is: Tab goes from zone to zone, arrows go from
// card to card, and an answer that is gone leaves it near.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

const CARDS = ".touch, .rest";
const ANSWERS = ".answers button, .near .touch, .touch";
const STEPS = new Map([["ArrowLeft", -1], ["ArrowUp", -1],
  ["ArrowRight", 1], ["ArrowDown", 1]]);

const groupOf = (element: Element) => element.closest("[data-zone], .menu");

/** The cards of a zone, or the answers of a menu. */
const cardsOf = (group: Element) =>
  [...group.querySelectorAll<HTMLElement>(
    group.matches(".menu") ? "button" : CARDS)]
    .filter((card) => group === groupOf(card));

/** One card of each zone is where Tab comes to: the one that had the focus, or
 * the first that an answer takes. */
function tabStops(table: Element): void {
  for (const zone of table.querySelectorAll("[data-zone]")) {
    const cards = cardsOf(zone);
    const stop = cards.find((card) => card === document.activeElement) ??
      cards.find((card) => card.matches(".touch")) ?? cards[0];

    for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  }
}

function step(event: KeyboardEvent): void {
  const element = event.target as Element;
  const by = STEPS.get(event.key);
  const group = groupOf(element);

  if (by === undefined || group === null) return;
  const cards = cardsOf(group);
  const at = cards.indexOf(element as HTMLElement);

  if (at < 0) return;
  event.preventDefault();
  cards.at((at + by) % cards.length)?.focus();
}

/** The focus comes back to the zone where it was, or to the first answer, or to
 * the question. */
function findAgain(table: Element, zone: string): void {
  const there = [...table.querySelectorAll(`[data-zone="${zone}"]`)]
    .flatMap(cardsOf).find((card) => card.matches(".touch"));
  const next = there ??
    ANSWERS.split(", ").map((which) =>
      table.querySelector<HTMLElement>(which)).find((one) => one !== null) ??
    table.querySelector<HTMLElement>(".question h1");

  next?.focus({ preventScroll: !("keys" in document.documentElement.dataset) });
}

/** Keeps the focus on the table from one question to the next. */
export function useFocus(table: RefObject<HTMLElement | null>): void {
  const zone = useRef<string | null>(null);

  useLayoutEffect(() => {
    const around = table.current!;
    const enter = ({ target }: FocusEvent) => {
      zone.current =
        (target as Element).closest<HTMLElement>("[data-zone]")?.dataset.zone
        ?? "";
      tabStops(around);
    };

    around.addEventListener("focusin", enter);
    around.addEventListener("keydown", step);
    return () => {
      around.removeEventListener("focusin", enter);
      around.removeEventListener("keydown", step);
    };
  }, []);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;

    tabStops(table.current!);
    if (isLost && zone.current !== null)
      findAgain(table.current!, zone.current);
  });
}
