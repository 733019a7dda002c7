// engine.ts - all that the page asks of the library, in the worker.
import type { Onirim } from "onirim";
import { keys, title } from "./configuration";
import { judge, saved, written } from "./keeping";
import { namesOf, setNames } from "./record";
import { Session } from "./session";
import type {
  Advice, Happening, Judged, Key, Reader, Saved, Sentence, View, Written,
} from "./types";
import type { Place } from "./why";

export class Engine {
  private session: Session;

  constructor(private readonly onirim: Onirim) {
    this.session = Session.begin(onirim, "");
  }

  /** A game takes the place of the one before, unless it is refused. */
  private take(session: Session): void {
    this.session.free();
    this.session = session;
  }

  begin(config: string, names: readonly string[] = []): void {
    this.take(Session.begin(this.onirim, config));
    setNames(this.session.record, names.slice(0, this.session.players));
  }

  /** A record or a position; gives the names of its seats. */
  open(text: string, ply?: number): string[] {
    const session = Session.open(this.onirim, text);

    if (ply !== undefined) session.go(ply);
    this.take(session);
    return namesOf(session.record, session.players);
  }

  text(): string {
    return this.session.text();
  }

  saved(): Saved {
    return saved(this.session);
  }

  /** Tells all that is hidden. */
  written(): Written {
    return written(this.session);
  }

  /** What the viewer knows, in a line. */
  viewText({ viewer }: Reader): string {
    return this.session.game.viewFormat(viewer);
  }

  /** The game at another moment, which it keeps. */
  viewAt(ply: number, reader: Reader): View {
    this.session.go(ply);
    return this.session.view(reader);
  }

  /** What is thought of the answer after the first `ply` ones. */
  judge(ply: number, tries: number, seats: readonly number[],
    reader: Reader): Judged | null {
    return judge(this.session, ply, tries, seats, reader);
  }

  /** Configurations in words. */
  titles(configs: readonly string[], language: string): string[] {
    return configs.map((config) => title(this.onirim, config, language));
  }

  view(reader: Reader): View {
    return this.session.view(reader);
  }

  answer(action: number): void {
    this.session.answer(action);
  }

  /** An answer as text, such as "play:red-sun". */
  answerNamed(name: string): void {
    this.session.answer(this.onirim.actionParse(name));
  }

  undo(): void {
    this.session.undo();
  }

  redo(): void {
    this.session.redo();
  }

  /** Why a card on the table cannot be taken. */
  whyNot(place: Place, reader: Reader): string[] {
    return this.session.whyNot(place, reader);
  }

  /** What happened after the first `from` answers up to the first `to`. */
  happened(from: number, to: number, reader: Reader): Happening[] {
    const plies = Array.from({ length: Math.max(0, to - from) }, (_, i) =>
      from + 1 + i);

    return plies.flatMap((ply) => this.session.happened(ply, reader));
  }

  /** One of the answers that the view tells as steps. */
  takeBack(ply: number): void {
    this.session.takeBack(ply);
  }

  advise(tries: number, reader: Reader): Advice[] {
    return this.session.advise(tries, reader);
  }

  /** A partner or an opponent of this level answers. */
  play(level: number): void {
    this.session.answer(this.session.choose(level));
  }

  /** What happened, a line for the set-up and for each answer. */
  story(reader: Reader): Sentence[] {
    return Array.from({ length: this.session.ply + 1 }, (_, ply) =>
      this.session.line(ply, reader)).filter(({ text }) => text !== "");
  }

  keys(config: string, language: string): Key[] {
    return keys(this.onirim, config, language);
  }
}

/** The same from the page: each call answers later. */
export type Remote<T> = {
  [name in keyof T]: T[name] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<R> : never;
};

/** What the page sends, and what comes back. */
export interface Call {
  readonly id: number;
  readonly name: keyof Engine;
  readonly args: unknown[];
  /** The language in which a refusal is told. */
  readonly language: string;
}

export interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly refusal?: Refusal;
}

/** Why the library refused something, and where in a text. */
export interface Refusal {
  readonly text: string;
  /** Offset and length are in bytes. */
  readonly place?: {
    readonly line: number;
    readonly column: number;
    readonly offset: number;
    readonly length: number;
  };
}
