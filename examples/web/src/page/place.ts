// place.ts - where the game that is being played is kept.
import { PLAYING } from "onirim/constants";
import type { Saved } from "../engine/types";
import { find, forget, keep, newMark, type KeptGame } from "./games";
import type { Seat } from "./kept";
import { count } from "./tally";

/** A game has a place of its own. If another tab has gone on with the same
 * game, this one goes on in another place. */
export class Place {
  private constructor(private id: string, private mark: string | null,
    private isCounted: boolean) {}

  /** `isCounted`: whether the end of this game counts. */
  static anew(isCounted: boolean): Place {
    return new Place(newMark(), null, isCounted);
  }

  static of({ id, mark, isCounted }: KeptGame): Place {
    return new Place(id, mark, isCounted);
  }

  get name(): string {
    return this.id;
  }

  /** To be called whenever something has changed. */
  keep(saved: Saved, seats: readonly Seat[]): void {
    const there = find("game", this.id);

    if ((there?.mark ?? null) !== this.mark) this.leave();
    const mark = newMark();
    const game = { id: this.id, saved, seats, when: Date.now(), mark,
      isCounted: this.isCounted };

    if (saved.outcome !== PLAYING) this.end(game);
    else if (keep("game", game)) this.mark = mark;
  }

  /** Another tab has this game: it counts there. */
  private leave(): void {
    this.id = newMark();
    this.mark = null;
    this.isCounted = false;
  }

  private end(game: KeptGame): void {
    const isFirst = find("record", game.id) === null;

    if (!keep("record", game)) return;
    if (isFirst && game.isCounted) count(game);
    forget("game", game.id);
    this.mark = null;
    this.isCounted = false;
  }

  /** A game in which nothing was answered is not worth going back to. */
  drop(): void {
    const there = find("game", this.id);

    if (there?.mark === this.mark && there?.saved.ply === 0)
      forget("game", this.id);
  }
}
