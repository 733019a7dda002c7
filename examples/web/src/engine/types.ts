// types.ts - what the engine tells the page, and what it is told.
import type { OnirimTarget } from "onirim";

/** A card by its face, with the traits that the library gives it. A trait that
 * a card does not have is missing. */
export interface Card {
  readonly value: number;
  /** What it is called in the reader's language. */
  readonly text: string;
  /** KIND_...; a card that nobody here knows has none. */
  readonly kind?: number;
  /** COLOUR_... */
  readonly colour?: number;
  /** SYMBOL_... */
  readonly symbol?: number;
  readonly number?: number;
  /** Sets of symbols: 1 << SYMBOL_... */
  readonly leftEdge?: number;
  readonly rightEdge?: number;
  /** LEGION_... */
  readonly legion?: number;
  /** A set of PART_... */
  readonly parts?: number;
  /** POWER_... */
  readonly power?: number;
}

/** A pile on the table. */
export interface Zone {
  /** ZONE_... and which of them, as for onirim_cards(3). */
  readonly zone: number;
  readonly index: number;
  readonly text: string;
  readonly cards: readonly Card[];
}

/** A face that is in the game, and how many cards have it. */
export interface Face {
  readonly card: Card;
  readonly copies: number;
}

export interface Count {
  /** NUMBER_... */
  readonly what: number;
  readonly index: number;
  readonly text: string;
  readonly value: number;
}

export interface Answer {
  readonly action: number;
  /** Its notation, such as "play:red-sun". */
  readonly name: string;
  readonly text: string;
  readonly help: string;
  readonly target: OnirimTarget;
  /** It takes the last of several cards that are asked for one by one. */
  readonly isLast: boolean;
}

/** A card that was chosen, of several that are asked for one by one. */
export interface Step {
  /** After how many answers it was chosen. */
  readonly ply: number;
  /** ASK_... */
  readonly decision: number;
  readonly text: string;
  readonly card: Card;
}

/** Where a card comes from or goes to, as in an event. */
export interface Spot {
  readonly zone: number;
  readonly index: number;
}

/** An event as its viewer saw it. */
export interface Happening {
  /** EVENT_... */
  readonly kind: number;
  readonly text: string;
  /** If it is about one. */
  readonly card: Card | null;
  readonly count: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** A sentence about what happened. */
export interface Sentence {
  readonly text: string;
  /** The faces that it speaks of. */
  readonly cards: readonly number[];
}

/** All that a viewer may know of a game at one question. */
export interface View {
  readonly config: string;
  readonly game: number;
  readonly players: number;
  readonly viewer: number;
  /** The seat that is asked, or NOBODY. */
  readonly asked: number;
  /** ASK_... */
  readonly decision: number;
  readonly question: string;
  /** What was chosen before, if this is one of several questions that belong
   * together. */
  readonly steps: readonly Step[];
  readonly subject: Card | null;
  readonly outcome: number;
  /** OVER_...: why the game is over. */
  readonly end: number;
  readonly zones: readonly Zone[];
  readonly faces: readonly Face[];
  /** A card that nobody here knows. */
  readonly back: Card;
  readonly counts: readonly Count[];
  readonly answers: readonly Answer[];
  /** How many answers were given, and how many there are to play again. */
  readonly ply: number;
  readonly length: number;
  /** Whether taking the last answer back would mean looking ahead. */
  readonly revealed: boolean;
  /** What the last answer set off. */
  readonly news: readonly Sentence[];
}

/** Who reads. */
export interface Reader {
  readonly language: string;
  readonly names: readonly string[];
  readonly viewer: number;
}

export interface Advice {
  readonly answer: Answer;
  /** Of 1, with its standard error. */
  readonly chance: number;
  readonly error: number;
  readonly tries: number;
  readonly reason: string;
}

/** A game to be kept. */
export interface Saved {
  /** With the answers that were taken back. */
  readonly record: string;
  /** At which of them the game stands. */
  readonly ply: number;
  /** The configuration of all games that are counted together. */
  readonly family: string;
  readonly outcome: number;
  /** WON, LOST and so on for each seat. */
  readonly results: readonly number[];
  /** How many answers were taken back although they had shown a card. */
  readonly undone: number;
}

/** A game as text, with all that is hidden. */
export interface Written {
  readonly record: string;
  /** Of the start of the latest turn, or empty if there was none. */
  readonly position: string;
}

/** What is thought of an answer that was given. */
export interface Judged {
  /** How many answers came before it. */
  readonly ply: number;
  readonly seat: number;
  readonly given: Advice;
  readonly best: Advice;
}

/** A value of a key of the configuration. */
export interface Choice {
  readonly name: string;
  readonly text: string;
  readonly help: string;
}

/** A key of the configuration. */
export interface Key extends Choice {
  /** VALUES_... */
  readonly kind: number;
  readonly value: string;
  readonly values: readonly Choice[];
}
