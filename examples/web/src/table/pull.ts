// pull.ts - a card between two places, and the places where it can be put.
import type { Answer } from "../engine/types";
import { answerAt, goalsOf } from "./goals";

/** Whether nothing covers the middle of a place. */
function isSeen(goal: Element): boolean {
  const { left, top, width, height } = goal.getBoundingClientRect();

  return goal.contains(
    document.elementFromPoint(left + width / 2, top + height / 2));
}

export class Pull {
  private readonly ghost = document.createElement("div");
  private readonly goals: Map<HTMLElement, Answer[]>;

  constructor(private readonly card: HTMLElement, table: Element,
    answers: readonly Answer[]) {
    this.goals = goalsOf(table, answers);
    this.ghost.className = "ghost";
    this.ghost.append(card.querySelector("svg")!.cloneNode(true));
    this.ghost.style.width = `${card.offsetWidth}px`;
    document.body.append(this.ghost);
    card.classList.add("pulled");
    for (const goal of this.goals.keys()) goal.classList.add("goal");
    this.reach();
  }

  /** Brings a place into sight that is not, because a card cannot be pulled
   * there otherwise. */
  private reach(): void {
    const far = [...this.goals.keys()].find((goal) => !isSeen(goal));

    far?.scrollIntoView({ block: "center" });
  }

  private goalAt({ clientX, clientY }: PointerEvent): HTMLElement | undefined {
    const under = document.elementsFromPoint(clientX, clientY);

    return [...this.goals.keys()].find((goal) => under.includes(goal));
  }

  move(event: PointerEvent): void {
    const over = this.goalAt(event);

    this.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    for (const goal of this.goals.keys())
      goal.classList.toggle("over", goal === over);
  }

  /** The answer of the place where the card is let go. */
  answer(event: PointerEvent): Answer | undefined {
    const goal = this.goalAt(event);

    return goal && answerAt(goal, this.goals.get(goal)!, event.clientX);
  }

  end(): void {
    this.ghost.remove();
    this.card.classList.remove("pulled");
    for (const goal of this.goals.keys())
      goal.classList.remove("goal", "over");
  }
}
