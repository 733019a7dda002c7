// drag.ts - a card is pulled to where an answer puts it.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Answer } from "../engine/types";
import { answersAt, markOf } from "./marks";
import { Pull } from "./pull";
import type { Slots } from "./slots";

/** A card that moves less than this is only touched. */
const SLACK = 8;
/** A card that is held so long without moving tells what it does. */
const HOLD = 450;

interface Hand {
  readonly slots: Slots;
  readonly give: (answer: Answer) => void;
}

/** A finger or a mouse button that is down on a card. */
class Grip {
  private pull: Pull | null = null;
  private isHeld = false;
  private readonly hold: number;

  constructor(private readonly begin: PointerEvent,
    private readonly card: HTMLElement, private readonly table: HTMLElement,
    private readonly hand: () => Hand) {
    this.hold = window.setTimeout(() => this.tell(), HOLD);
  }

  private tell(): void {
    if (this.begin.pointerType === "mouse") return;
    this.isHeld = true;
    this.card.classList.add("held");
    this.card.dispatchEvent(new Event("tell", { bubbles: true }));
  }

  move(event: PointerEvent): void {
    const way = Math.hypot(event.clientX - this.begin.clientX,
      event.clientY - this.begin.clientY);
    const mark = markOf(this.card);

    if (!this.pull && way > SLACK && mark) {
      clearTimeout(this.hold);
      this.pull = new Pull(this.card, this.table,
        answersAt(this.hand().slots, mark));
    }
    this.pull?.move(event);
  }

  /** The click that follows a pull, or a look, is none. */
  end(event: PointerEvent): void {
    const answer = this.pull?.answer(event);
    const isMore = this.pull !== null || this.isHeld;

    this.stop();
    if (isMore) swallowClick();
    if (answer) this.hand().give(answer);
  }

  stop(): void {
    clearTimeout(this.hold);
    this.card.classList.remove("held");
    this.pull?.end();
  }
}

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  window.addEventListener("click", swallow, { capture: true, once: true });
  // It comes before anything else is done, or not at all.
  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(type, () =>
      window.removeEventListener("click", swallow, { capture: true }),
    { capture: true, once: true });
}

export function useDrag(table: RefObject<HTMLElement | null>, hand: Hand):
  void {
  const latest = useRef(hand);

  latest.current = hand;
  useEffect(() => {
    const around = table.current!;
    let grip: Grip | null = null;
    const down = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>(".touch");

      grip?.stop();
      grip = card && event.isPrimary && event.button === 0
        ? new Grip(event, card, around, () => latest.current) : null;
    };
    const move = (event: PointerEvent) => grip?.move(event);
    const up = (event: PointerEvent) => {
      grip?.end(event);
      grip = null;
    };
    const stop = () => {
      grip?.stop();
      grip = null;
    };
    const hush = (event: Event) => {
      if ((event.target as Element).closest(".touch, .rest"))
        event.preventDefault();
    };

    around.addEventListener("pointerdown", down);
    around.addEventListener("contextmenu", hush);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", stop);
    return () => {
      stop();
      around.removeEventListener("pointerdown", down);
      around.removeEventListener("contextmenu", hush);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", stop);
    };
  }, []);
}
