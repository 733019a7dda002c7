// teacher.ts - plays a lesson with its player: deals, points, and says what
// fits.
import { CHANCE, HOST, LOST, PLAYING } from "onirim/constants";
import type { Engine, Remote } from "../engine/engine";
import type { Answer, Happening, Reader, View } from "../engine/types";
import type { Spoken } from "../page/context";
import type { Mark } from "../table/marks";
import { lost } from "./all";
import { Dealer, words } from "./dealer";
import type { Lesson, Remark } from "./lesson";

/** The seat of who learns. */
const PLAYER = 0;
/** How good another player of a lesson is, and the advice in it. */
const LEVEL = 2;
const TRIES = 20;

/** What the player of a lesson sees. */
export interface Taught {
  readonly view: View;
  readonly said: readonly Spoken<string>[];
  /** The answer that is pointed at. */
  readonly pointed: Answer | null;
  /** What happened since the player's last answer, or, if others have played,
   * since then. */
  readonly news: readonly string[];
  readonly haveOthersPlayed: boolean;
  /** ... since the table was shown before. */
  readonly happened: readonly Happening[];
  /** How many answers were given, of those that the lesson points at; nothing
   * if the player went another way. */
  readonly given: number | null;
  /** All is said; the game can be played on. */
  readonly isDone: boolean;
}

interface Options {
  readonly engine: Remote<Engine>;
  readonly lesson: Lesson;
  readonly language: () => string;
  readonly show: (taught: Taught) => void;
  /** A moment, so that one can follow the others. */
  readonly pause: () => Promise<unknown>;
  /** From 0 to 1. */
  readonly random?: () => number;
}

export class Teacher {
  private readonly dealer: Dealer;
  private readonly answers: readonly string[];
  private unsaid: readonly Remark[];
  private given = 0;
  private isFollowed = true;
  private hasEnded = false;
  private isBusy = false;
  private dealt: string[] = [];
  /** How many answers there were before what is told. */
  private since = 0;
  /** ... and when the table was shown last. */
  private shown = Infinity;
  private haveOthersPlayed = false;
  private said: Spoken<string>[] = [];
  private view: View | null = null;

  constructor(private readonly options: Options) {
    const { deals, answers, remarks } = options.lesson;

    this.dealer = new Dealer(deals, options.random ?? Math.random);
    this.answers = words(answers);
    this.unsaid = remarks;
  }

  private get engine(): Remote<Engine> {
    return this.options.engine;
  }

  private reader(viewer: number): Reader {
    return { language: this.options.language(), names: [], viewer };
  }

  async begin(): Promise<void> {
    await this.engine.begin(this.options.lesson.config);
    await this.next();
  }

  /** What is answered before all have seen the last answer is ignored. */
  async answer({ name }: Answer): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.give(name);
    } finally {
      this.isBusy = false;
    }
  }

  private async give(name: string): Promise<void> {
    this.since = this.view!.ply;
    this.dealt = [];
    this.haveOthersPlayed = false;
    await this.engine.answerNamed(name);
    this.follow(name);
    await this.next();
  }

  private follow(name: string): void {
    this.isFollowed &&= this.given >= this.answers.length ||
      name === this.answers[this.given];
    this.given++;
  }

  /** Chance and the others answer, until the player is asked. */
  private async next(): Promise<void> {
    for (;;) {
      const { asked, outcome } = await this.look();

      if (outcome !== PLAYING || asked === PLAYER) break;
      if (asked === CHANCE) await this.deal();
      else await this.other(asked);
    }
    this.remark(this.view!);
    await this.show();
  }

  private async look(): Promise<View> {
    this.view = await this.engine.view(this.reader(PLAYER));
    return this.view;
  }

  private async deal(): Promise<void> {
    const name = this.dealer.next(await this.engine.view(this.reader(HOST)));

    await this.engine.answerNamed(name);
    this.dealt.push(name.replace("deal:", ""));
  }

  private async other(seat: number): Promise<void> {
    const { answers } = await this.engine.view(this.reader(seat));
    const wanted = this.answers[this.given]!;

    if (!this.haveOthersPlayed) this.since = this.view!.ply;
    this.haveOthersPlayed = true;
    await this.show();
    await this.options.pause();
    if (this.isFollowed && answers.some(({ name }) => name === wanted)) {
      await this.engine.answerNamed(wanted);
      this.given++;
    } else {
      this.isFollowed = false;
      await this.engine.play(LEVEL);
    }
  }

  private remark(view: View): void {
    const { lesson } = this.options;
    const moment = { view, dealt: this.dealt };
    const remark = this.unsaid.find(({ when }) => when(moment));

    this.unsaid = this.unsaid.filter((one) => one !== remark);
    this.said = remark ? [remark.text] : [];
    if (this.isDone && !this.hasEnded) {
      this.hasEnded = true;
      this.said.push(view.outcome === LOST ? lost : lesson.end);
    }
  }

  private get isDone(): boolean {
    return this.view?.outcome !== PLAYING ||
      !this.options.lesson.isWhole && this.unsaid.length === 0 &&
      (!this.isFollowed || this.given >= this.answers.length);
  }

  /** The sensible answer: the lesson's, or the library's advice. */
  private async best(view: View): Promise<Answer | null> {
    const planned = this.isFollowed && view.answers.find(({ name }) =>
      name === this.answers[this.given]);

    if (planned) return planned;
    if (view.answers.length === 0) return null;
    const [best] = await this.engine.advise(TRIES, this.reader(PLAYER));

    return best?.answer ?? null;
  }

  /** Why a card cannot be taken. */
  why(mark: Mark): Promise<readonly string[]> {
    return this.engine.whyNot(mark, this.reader(PLAYER));
  }

  /** The same in another language. */
  async tell(): Promise<void> {
    await this.look();
    await this.show();
  }

  private async show(): Promise<void> {
    const view = this.view!;
    const reader = this.reader(PLAYER);
    const news = await this.engine.happened(this.since, view.ply, reader);
    const happened =
      await this.engine.happened(this.shown, view.ply, reader);

    this.shown = view.ply;
    this.options.show({
      view, said: this.said, isDone: this.isDone,
      happened, haveOthersPlayed: this.haveOthersPlayed,
      news: news.map(({ text }) => text).filter((text) => text !== ""),
      pointed: await this.best(view),
      given: this.isFollowed ? Math.min(this.given, this.answers.length)
        : null,
    });
  }
}
