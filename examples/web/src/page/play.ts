// play.ts - the game that is being played, and who has its seats.
import { CHANCE, HOST, NOBODY, PLAYING } from "onirim/constants";
import type { Engine, Remote } from "../engine/engine";
import type { Happening, Reader, View } from "../engine/types";
import { landed } from "../table/motion";
import type { KeptGame } from "./games";
import type { Seat, Settings } from "./kept";
import { Place } from "./place";

/** How long the computer thinks, so that one can follow. */
const PAUSE = 600;

export interface Shown {
  readonly view: View;
  /** Somebody else is to look now: the screen is covered until then. */
  readonly isCovered: boolean;
  /** What its viewer saw since the view that was shown before. */
  readonly happened: readonly Happening[];
}

export class Play {
  seats: readonly Seat[] = [];
  private place = Place.anew(true);
  private viewer = 0;
  private shown: Shown | null = null;
  /** How many answers had been given when the table was shown last. */
  private told = 0;
  /** Who answers while the computer thinks takes the game from it. */
  private turn = 0;

  constructor(private readonly engine: Remote<Engine>,
    private readonly settings: () => Settings,
    private readonly show: (shown: Shown) => void) {}

  reader(viewer = this.viewer): Reader {
    return {
      language: this.settings().language,
      names: this.seats.map(({ name }) => name),
      viewer,
    };
  }

  async begin(config: string, seats: readonly Seat[]): Promise<void> {
    const before = this.place;

    await this.take(Place.anew(true), () => this.change(() =>
      this.engine.begin(config, seats.map(({ name }) => name)), seats));
    before.drop();
    this.sitDown(seats);
    await this.next();
  }

  /** A text from anywhere. Somebody at this screen has each seat that is not
   * given. */
  async open(text: string, seats: readonly Seat[] = []): Promise<void> {
    await this.lay(Place.anew(false), seats, text);
    await this.change(async () => {});
    await this.next();
  }

  /** A game that is kept here. It is kept again when something changes. */
  async goOn({ saved, seats }: KeptGame, place: Place): Promise<void> {
    const here = seats.filter(({ level }) => level === null);

    await this.lay(place, seats, saved.record, saved.ply);
    // Anybody may have come to the screen meanwhile.
    if (here.length > 1 && saved.outcome === PLAYING) this.viewer = NOBODY;
    await this.next();
  }

  private async lay(place: Place, seats: readonly Seat[], text: string,
    ply?: number): Promise<void> {
    const names = await this.take(place, () => this.engine.open(text, ply));

    this.sitDown(names.map((name, i) => seats[i] ?? { name, level: null }));
  }

  /** Another game is played from here on, unless it is refused. */
  private async take<T>(place: Place, work: () => Promise<T>): Promise<T> {
    const before = this.place;

    this.turn++;
    this.place = place;
    try {
      return await work();
    } catch (error) {
      this.place = before;
      if (this.shown) await this.next();
      throw error;
    }
  }

  /** Changes the game and keeps it. Nothing comes between the two messages to
   * the engine, so that no other game is kept in this place. */
  private async change(work: () => Promise<void>, seats = this.seats):
    Promise<void> {
    const { place } = this;
    const done = work();
    const saved = this.engine.saved();

    await done;
    place.keep(await saved, seats);
  }

  /** Under which name the game is kept. */
  get name(): string {
    return this.place.name;
  }

  private sitDown(seats: readonly Seat[]): void {
    this.seats = seats;
    this.viewer = this.firstHere();
    this.told = Infinity;
  }

  private firstHere(): number {
    return Math.max(0, this.seats.findIndex(({ level }) => level === null));
  }

  async answer(action: number): Promise<void> {
    await this.change(() => this.engine.answer(action));
    await this.next();
  }

  /** One of several cards that were chosen. */
  async takeBack(ply: number): Promise<void> {
    await this.change(() => this.engine.takeBack(ply));
    await this.next();
  }

  async undo(): Promise<void> {
    await this.change(() => this.engine.undo());
    // Back to where somebody at this screen was asked.
    while (await this.computer() !== null &&
      (await this.engine.view(this.reader())).ply > 0)
      await this.change(() => this.engine.undo());
    await this.next();
  }

  async redo(): Promise<void> {
    await this.change(() => this.engine.redo());
    await this.next();
  }

  /** The level of the computer if it is asked, else nothing. */
  private async computer(): Promise<number | null> {
    const { asked } = await this.engine.view(this.reader(NOBODY));

    return this.seats[asked]?.level ?? null;
  }

  /** The computer answers as long as it is asked; then somebody looks. */
  private async next(): Promise<void> {
    const turn = ++this.turn;

    for (let level; (level = await this.computer()) !== null;) {
      await this.uncover();
      await new Promise((done) => setTimeout(done, PAUSE));
      await landed();
      if (turn !== this.turn) return;
      await this.change(() => this.engine.play(level));
    }
    await this.changeHands();
  }

  /** Shows the game to who is asked; nothing of a hand is on the page while the
   * screen changes hands. */
  private async changeHands(): Promise<void> {
    const { asked, outcome, players } =
      await this.engine.view(this.reader(NOBODY));
    // Who deals sees all cards that have a place.
    const eye = asked === CHANCE ? HOST : asked;

    if (outcome !== PLAYING || eye === this.viewer) return this.uncover();
    this.viewer = eye;
    if (players === 1 || !this.settings().isCovering) return this.uncover();
    await this.put(NOBODY, true);
  }

  private async put(viewer: number, isCovered: boolean): Promise<void> {
    const reader = this.reader(viewer);
    const view = await this.engine.view(reader);
    const happened = isCovered ? []
      : await this.engine.happened(this.told, view.ply, reader);

    if (!isCovered) this.told = view.ply;
    this.shown = { view, isCovered, happened };
    this.show(this.shown);
  }

  /** Whose turn it is has come to the screen. */
  uncover(): Promise<void> {
    return this.put(this.viewer, false);
  }

  /** The same in another language. */
  async tellAgain(): Promise<void> {
    if (this.shown)
      await this.put(this.shown.view.viewer, this.shown.isCovered);
  }
}
