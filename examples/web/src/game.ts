// game.ts - the game that is being played, and who has its seats.
import { NOBODY, PLAYING } from "onirim/constants";
import { kept, type Seat } from "./kept";
import type { Engine, Remote } from "./engine/engine";
import type { Reader, View } from "./engine/types";

/** How long the computer thinks, so that one can follow. */
const PAUSE = 600;

export interface Shown {
  readonly view: View;
  /** Somebody else is to look now: the screen is covered until then. */
  readonly isCovered: boolean;
}

export class Play {
  private seats: readonly Seat[] = [];
  private viewer = 0;

  constructor(private readonly engine: Remote<Engine>,
    private readonly language: () => string,
    private readonly show: (shown: Shown) => void) {}

  reader(viewer = this.viewer): Reader {
    return {
      language: this.language(),
      names: this.seats.map(({ name }) => name),
      viewer,
    };
  }

  async begin(config: string, seats: readonly Seat[]): Promise<void> {
    await this.engine.begin(config);
    await this.sit(seats);
  }

  async open(record: string, seats: readonly Seat[]): Promise<void> {
    await this.engine.open(record);
    await this.sit(seats);
  }

  private async sit(seats: readonly Seat[]): Promise<void> {
    this.seats = seats;
    this.viewer = seats.findIndex(({ level }) => level === null);
    await this.next();
  }

  async answer(action: number): Promise<void> {
    await this.engine.answer(action);
    await this.next();
  }

  async undo(): Promise<void> {
    await this.engine.undo();
    // Back to where somebody at this screen was asked.
    while (await this.computer() !== null &&
      (await this.engine.view(this.reader())).ply > 0)
      await this.engine.undo();
    await this.next();
  }

  async redo(): Promise<void> {
    await this.engine.redo();
    await this.next();
  }

  /** The level of the computer if it is asked, else nothing. */
  private async computer(): Promise<number | null> {
    const { asked } = await this.engine.view(this.reader(NOBODY));

    return this.seats[asked]?.level ?? null;
  }

  /** The computer answers as long as it is asked; then somebody looks. */
  private async next(): Promise<void> {
    await this.keep();
    for (let level; (level = await this.computer()) !== null;) {
      this.show({ view: await this.engine.view(this.reader()),
        isCovered: false });
      await new Promise((done) => setTimeout(done, PAUSE));
      await this.engine.play(level);
      await this.keep();
    }
    const { asked, outcome } = await this.engine.view(this.reader(NOBODY));
    const isCovered = outcome === PLAYING && asked !== this.viewer;

    if (isCovered) this.viewer = asked;
    // Nothing of a hand is on the page while the screen changes hands.
    const viewer = isCovered ? NOBODY : this.viewer;
    this.show({ view: await this.engine.view(this.reader(viewer)), isCovered });
  }

  /** Whose turn it is has come to the screen. */
  async look(): Promise<void> {
    this.show({ view: await this.engine.view(this.reader()),
      isCovered: false });
  }

  private async keep(): Promise<void> {
    kept.keepLeft({ record: await this.engine.text(), seats: this.seats });
  }
}
