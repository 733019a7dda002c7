// dealer.ts - the card that comes next in a lesson.
import { ZONE_POOL } from "onirim/constants";
import type { Answer, View } from "../engine/types";

export const words = (text: string) => text.trim().split(/\s+/);

export class Dealer {
  private readonly wishes: string[];

  /** `deals` are the faces that should come, in their order. */
  constructor(deals: string, private readonly random: () => number) {
    this.wishes = words(deals);
  }

  /** The first wish that can come, else any card; `view` is that of the
   * host. */
  next(view: View): string {
    const wish = this.wishes.findIndex((card) =>
      view.answers.some(({ name }) => name === `deal:${card}`));

    return wish < 0 ? this.anyOf(view).name
      : `deal:${this.wishes.splice(wish, 1)[0]}`;
  }

  /** Each card of the pool is as likely as any other. */
  private anyOf({ answers, zones }: View): Answer {
    const pool = zones.find(({ zone }) => zone === ZONE_POOL)?.cards ?? [];
    const weights = answers.map(({ target }) => Math.max(1,
      pool.filter(({ value }) => value === target.card).length));
    let left = this.random() * weights.reduce((sum, one) => sum + one);
    const place = weights.findIndex((weight) => (left -= weight) < 0);

    return answers[Math.max(0, place)]!;
  }
}
