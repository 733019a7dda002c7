// motion.tsx - cards fly over the table in the order in which it happened.
// The table beneath is that of the next question already, so that nothing has
// to wait for them.
import { render } from "preact";
import { CardFace } from "../cards/Card";
import type { Flight } from "./flights";

/** How long one card flies, in milliseconds. */
const SPEEDS: Readonly<Record<string, number>> =
  { off: 0, quick: 130, normal: 260, slow: 520 };
/** Many cards together take as long as so many. */
const MOST = 8;
const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";

const isCalm = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;

let running: Animation[] = [];
let layer: HTMLElement | null = null;

/** Everything lands at once. */
export function land(): void {
  for (const animation of running) animation.finish();
  running = [];
  layer?.remove();
  layer = null;
}

/** When everything has landed. */
export const landed = (): Promise<unknown> =>
  Promise.allSettled(running.map(({ finished }) => finished));

const place = ({ x, y, width }: DOMRect, own: number) =>
  `translate(${x + width / 2 - own / 2}px, ${y}px) scale(${
    Math.min(width, own) / own})`;

/** A card of the width with which it lands. */
function raise({ card, from, to }: Flight, spare: DOMRect, delay: number,
  duration: number): Animation {
  const element = document.createElement("div");
  const width = Math.min((to ?? spare).width, (from ?? spare).width) || 1;

  render(<CardFace card={card} />, element);
  element.className = "flight";
  element.style.width = `${width}px`;
  layer!.append(element);
  const flight = element.animate([
    { opacity: 1, transform: place(from ?? spare, width) },
    { opacity: 1, transform: place(to ?? spare, width) },
  ], { delay, duration, easing: EASING });
  flight.onfinish = () => element.remove();
  return flight;
}

/** What lies on the table appears when it has landed. */
const hide = (element: Element, until: number) =>
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until });

/** The question is put when the cards have come to rest. */
const ask = (question: Element, delay: number) =>
  question.animate([{ opacity: 0 }, { opacity: 1 }],
    { delay, duration: 120, fill: "backwards" });

function spareOf(question: Element): DOMRect {
  const { left, top, width } = question.getBoundingClientRect();

  return new DOMRect(left + width / 2 - 40, top - 60, 80, 112);
}

/** Lets the cards fly; a click or a key brings them all to rest. */
export function fly(table: Element, flights: readonly Flight[],
  speed: string): void {
  const usual = SPEEDS[speed] ?? SPEEDS.normal!;
  const question = table.querySelector(".question");

  land();
  if (usual === 0 || flights.length === 0 || isCalm() || !question) return;
  const each = Math.min(usual, usual * MOST / flights.length);
  const spare = spareOf(question);

  layer = document.createElement("div");
  layer.className = "flights";
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  running = flights.flatMap((flight, i) => [
    raise(flight, spare, i * each, each),
    ...flight.lands ? [hide(flight.lands, (i + 1) * each)] : [],
  ]);
  running.push(ask(question, flights.length * each));
  const mine = layer;
  void landed().then(() => mine.remove());
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, land, { once: true, capture: true });
}
