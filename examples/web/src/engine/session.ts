// session.ts - a game with its record, as one viewer may see it.
import type { Game, Onirim, OnirimAdvice, OnirimEvent, Record } from "onirim";
import * as C from "onirim/constants";
import { all } from "./all";
import { moveTo, recordOf, undoTold } from "./record";
import { isLast, steps, takeBack } from "./series";
import type {
  Advice, Answer, Card, Count, Face, Happening, Reader, Sentence, Step, View,
  Zone,
} from "./types";
import { whyNot, type Place } from "./why";

const TRAITS: [keyof Card, number][] = [
  ["kind", C.TRAIT_KIND], ["colour", C.TRAIT_COLOUR],
  ["symbol", C.TRAIT_SYMBOL], ["number", C.TRAIT_NUMBER],
  ["leftEdge", C.TRAIT_LEFT_EDGE], ["rightEdge", C.TRAIT_RIGHT_EDGE],
  ["legion", C.TRAIT_LEGION], ["parts", C.TRAIT_PARTS],
  ["power", C.TRAIT_POWER],
];
const ZONES = Array.from({ length: C.ZONE_CREATURE }, (_, i) => i + 1);
const COUNTS = Array.from({ length: C.NUMBER_END }, (_, i) => i + 1);
/** An answer that names no card can have a place there. */
const isFace = (card: number) =>
  card === C.HIDDEN_CARD || card >= C.CARD_ROOM;
const CERTAIN = 65535;

export class Session {
  game: Game;
  private readonly cards = new Map<string, Card>();
  private readonly piles: readonly [zone: number, index: number][];

  private constructor(private readonly onirim: Onirim,
    readonly record: Record) {
    this.game = record.game(record.ply());
    // The same in the whole game.
    this.piles = ZONES.flatMap((zone) =>
      all((index) => this.game.zoneText(zone, index))
        .map((_, index): [number, number] => [zone, index]));
  }

  static begin(onirim: Onirim, config: string): Session {
    const game = new onirim.Game(`${config} events=on`.trim());

    return new Session(onirim, new onirim.Record(game));
  }

  static open(onirim: Onirim, text: string): Session {
    return new Session(onirim, recordOf(onirim, text));
  }

  /** Everything, to be kept and opened again. */
  text(): string {
    return this.record.format();
  }

  answer(action: number): void {
    this.record.add(action);
    this.stand();
  }

  undo(): void {
    undoTold(this.record);
    this.stand();
  }

  redo(): void {
    this.record.redo();
    this.stand();
  }

  /** One of the steps to here, which need not be the last. */
  takeBack(ply: number): void {
    takeBack(this.record, ply);
    this.stand();
  }

  /** Stands after this many answers, of those that there are. */
  go(ply: number): void {
    moveTo(this.record, ply);
    this.stand();
  }

  /** What holds before the answer that follows the first `ply` ones. */
  at<T>(ply: number, ask: () => T): T {
    const { game } = this;

    this.game = this.record.game(ply);
    try {
      return ask();
    } finally {
      this.game.free();
      this.game = game;
    }
  }

  private stand(): void {
    this.game.free();
    this.game = this.record.game(this.record.ply());
  }

  get ply(): number {
    return this.record.ply();
  }

  get players(): number {
    return this.game.number(C.NOBODY, C.NUMBER_PLAYERS, 0);
  }

  view(reader: Reader): View {
    const { game, record } = this;
    const asked = game.player();
    const subject = game.subject();
    const number = (what: number) => game.number(C.NOBODY, what, 0);

    return {
      config: game.configFormat(),
      game: number(C.NUMBER_GAME),
      players: number(C.NUMBER_PLAYERS),
      viewer: reader.viewer,
      asked,
      decision: game.decision(),
      steps: this.steps(reader),
      question: game.decisionText(game.decision(), reader),
      subject: subject === C.NO_CARD ? null : this.card(subject, reader),
      outcome: game.outcome(),
      end: number(C.NUMBER_END),
      zones: this.zones(reader),
      faces: this.faces(reader),
      back: this.card(C.HIDDEN_CARD, reader),
      counts: this.counts(reader),
      answers: asked === reader.viewer || reader.viewer === C.HOST
        ? game.legalActions().map((action) => this.answerOf(action, reader))
        : [],
      ply: record.ply(),
      length: record.length(),
      revealed: record.ply() > 0 &&
        record.revealed(record.ply() - 1, record.ply()) === 1,
      news: this.news(record.ply(), reader),
    };
  }

  card(value: number, { language }: Reader): Card {
    const known = `${value} ${language}`;
    const card = this.cards.get(known) ?? this.newCard(value, language);

    this.cards.set(known, card);
    return card;
  }

  private newCard(value: number, language: string): Card {
    const traits = TRAITS.flatMap(([name, trait]) =>
      all(() => [name, this.onirim.cardTrait(value, trait)], 1));
    const text = this.game.cardText(value, { language });

    return { ...Object.fromEntries(traits), value, text };
  }

  private zones(reader: Reader): Zone[] {
    const { game } = this;

    return this.piles.map(([zone, index]) => ({
      zone, index,
      text: game.zoneText(zone, index, reader),
      cards: game.cards(reader.viewer, zone, index)
        .map((card) => this.card(card, reader)),
    }));
  }

  private faces(reader: Reader): Face[] {
    const { faces, copies } = this.game.faces();

    return faces.map((face, i) =>
      ({ card: this.card(face, reader), copies: copies[i]! }));
  }

  private counts(reader: Reader): Count[] {
    const { game } = this;

    return COUNTS.flatMap((what) =>
      all((index) => ({
        what, index,
        value: game.number(reader.viewer, what, index),
        text: game.numberText(what, index, reader),
      })));
  }

  private answerOf(action: number, reader: Reader): Answer {
    return {
      action,
      name: this.onirim.actionFormat(action),
      text: this.game.actionText(action, reader),
      help: this.game.helpText(action, reader),
      target: this.game.actionTarget(action),
      isLast: isLast(this.record, this.game, action),
    };
  }

  /** What the viewer chose, if it is still asked for more of it. */
  private steps(reader: Reader): Step[] {
    return this.game.player() === reader.viewer
      ? steps(this.record, this.game, reader, (card) =>
        this.card(card, reader))
      : [];
  }

  /** What one answer set off, sentence by sentence; of the first `ply` answers
   * the last one, or the set-up. */
  news(ply: number, reader: Reader): Sentence[] {
    const tell = (event: OnirimEvent): Sentence => ({
      text: this.game.eventText(event, reader),
      cards: event.card > C.HIDDEN_CARD ? [event.card] : [],
    });

    return this.record.events(ply, reader.viewer).map(tell)
      .filter(({ text }) => text !== "");
  }

  /** The same in one line. */
  line(ply: number, reader: Reader): Sentence {
    const events = this.record.events(ply, reader.viewer);
    const cards = new Set(events.map(({ card }) => card)
      .filter((card) => card > C.HIDDEN_CARD));

    return { text: this.game.answerText(events, reader), cards: [...cards] };
  }

  /** What one answer set off, event by event. */
  happened(ply: number, reader: Reader): Happening[] {
    return this.record.events(ply, reader.viewer).map((event) => ({
      kind: event.kind,
      text: this.game.eventText(event, reader),
      card: isFace(event.card) ? this.card(event.card, reader) : null,
      count: event.count,
      from: { zone: event.fromZone, index: event.fromIndex },
      to: { zone: event.toZone, index: event.toIndex },
    }));
  }

  /** Why a card on the table cannot be taken, thing by thing. */
  whyNot(place: Place, reader: Reader): string[] {
    return whyNot(this.onirim, this.game, place, reader);
  }

  /** The luck in what is tried is another one for each `ply`. */
  advise(tries: number, reader: Reader, ply = this.ply): Advice[] {
    const advisor = new this.onirim.Advisor(this.game);
    const told = advisor.advise(this.game, tries, BigInt(ply));

    advisor.free();
    return told.map((one) => this.adviceOf(one, reader));
  }

  private adviceOf(one: OnirimAdvice, reader: Reader): Advice {
    return {
      answer: this.answerOf(one.action, reader),
      chance: one.chance / CERTAIN,
      error: one.error / CERTAIN,
      tries: one.tries,
      reason: this.game.reasonText(one, reader),
    };
  }

  /** What a player of this level answers. */
  choose(level: number): number {
    const advisor = new this.onirim.Advisor(this.game);
    const action = advisor.choose(this.game, level, BigInt(this.record.ply()));

    advisor.free();
    return action;
  }

  free(): void {
    this.game.free();
    this.record.free();
  }
}
