// own-words.js - what the page's source says that the library says already.
import ts from "typescript";
import * as onirim from "onirim";

const LANGUAGES = ["en", "fr", "ru"];
/** A run of so many words is no accident. */
const LONG = 6;
/** Fewer words are no sentence. */
const SHORT = 3;
/** Names of variants that are words of any page, too. */
const COMMON = ["none", "open", "lost"];

const wordsOf = (text) =>
  text.normalize("NFC").toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];

/** Its words between blanks, so that whole words are found in it. */
const spaced = (text) => ` ${wordsOf(text).join(" ")} `;

const sentencesOf = (text) =>
  text.split(/[.!?;:]\s/u).map(wordsOf).filter(({ length }) =>
    length >= SHORT);

function all(ask, most = Infinity) {
  const found = [];

  try {
    while (found.length < most) found.push(ask(found.length));
    return found;
  } catch (error) {
    if (!(error instanceof onirim.OnirimError)) throw error;
    return found;
  }
}

function* choices(config) {
  for (const [i, key] of all((n) => onirim.configKey(n)).entries()) {
    yield key;
    for (const value of all((n) => onirim.configValue(config, i, n)))
      if (!value.includes("..")) yield `${key}=${value}`;
  }
}

const asked = (constant) => Object.entries(onirim)
  .filter(([name]) => name.startsWith(constant)).map(([, value]) => value);

/** What is said whatever is played. */
function* standing(language) {
  for (const config of ["players=2 sets=steps,towers,dreams",
    "game=nightmarium players=3"])
    for (const word of choices(config)) {
      yield onirim.configText(word, language);
      yield onirim.configHelpText(word, language);
    }
  for (const status of asked("E_")) yield onirim.statusText(status, language);
  for (const reason of asked("PROBLEM_"))
    yield onirim.problemText({ status: onirim.E_SYNTAX, reason, offset: 0,
      length: 0, line: 1, column: 1 }, language);
}

/** What is said of a game, however it stands. */
function* ofGame(game, reader) {
  for (const face of game.faces().faces) yield game.cardText(face, reader);
  for (let zone = 1; zone <= onirim.ZONE_CREATURE; zone++)
    yield* all((index) => game.zoneText(zone, index, reader));
  for (let what = 1; what <= onirim.NUMBER_END; what++)
    yield* all((index) => game.numberText(what, index, reader));
  for (const ask of asked("ASK_"))
    yield* all(() => game.decisionText(ask, reader), 1);
}

/** What is said at one question. */
function* atQuestion(game, advisor, reader, earlier) {
  const own = { ...reader, viewer: game.player() };

  if (own.viewer === onirim.CHANCE) own.viewer = onirim.HOST;
  yield game.decisionText(game.decision(), own);
  for (const action of game.legalActions()) {
    yield game.actionText(action, own);
    yield game.helpText(action, own);
  }
  for (const action of earlier) yield game.whyText(action, own);
  if (own.viewer !== onirim.HOST)
    for (const advice of advisor.advise(game, 0, 1n))
      yield game.reasonText(advice, own);
  for (const viewer of [own.viewer, onirim.NOBODY])
    for (const event of game.events(viewer))
      yield game.eventText(event, { ...reader, viewer });
}

function* ofPlay(config) {
  const game = new onirim.Game(`${config} events=on`);
  const advisor = new onirim.Advisor(game);
  const earlier = [];

  yield* LANGUAGES.flatMap((language) => [...ofGame(game, { language })]);
  for (let i = 0; game.outcome() === onirim.PLAYING && i < 400; i++) {
    const actions = game.legalActions();
    const reader = { language: LANGUAGES[i % 3] };

    yield* atQuestion(game, advisor, reader, earlier.slice(-10));
    earlier.push(...actions);
    game.apply(actions[(i * 7) % actions.length]);
  }
  advisor.free();
  game.free();
}

/** All that the library says, as far as such games come. */
export function librarySays(configs) {
  const texts = new Set(LANGUAGES.flatMap((one) => [...standing(one)]));

  for (const config of configs)
    for (const text of ofPlay(config)) texts.add(text);
  return new Library(texts);
}

const runs = (words) =>
  words.slice(LONG - 1).map((_, i) => words.slice(i, i + LONG).join(" "));

class Library {
  constructor(texts) {
    const sentences = [...texts].flatMap(sentencesOf);

    this.sentences = [...new Set(sentences.map((words) =>
      ` ${words.join(" ")} `))];
    this.runs = new Set(sentences.flatMap(runs));
    this.cards = cardNames();
    this.choices = choiceNames();
  }

  /** What a text of the page repeats, or nothing: a sentence, the greater part
   * of one, or many words in a row. */
  repeated(text) {
    const words = spaced(text);
    const list = wordsOf(text);

    return runs(list).find((run) => this.runs.has(run)) ??
      this.sentences.find((one) => words.includes(one) ||
        list.length >= SHORT && one.includes(words) &&
        2 * words.length >= one.length)?.trim();
  }
}

/** Names such as "red-sun" and "n12"; a plain word may mean something else. */
function cardNames() {
  const faces = ["sets=steps,towers,dreams", "game=nightmarium players=2"]
    .flatMap((config) => new onirim.Game(config).faces().faces);

  return new Set(faces.map(onirim.cardName).filter((name) =>
    /[-\d]/.test(name)));
}

/** Keys of a configuration, and the names of its sets and variants. */
function choiceNames() {
  const words = [...choices("players=2 sets=steps,towers,dreams")];

  return {
    keys: words.filter((word) => !word.includes("=")),
    lists: words.filter((word) => /^(sets|variants)=/.test(word))
      .map((word) => word.split("=")[1])
      .filter((word) => !COMMON.includes(word)),
  };
}

/** The texts of a source: literals, those that are put together, and what
 * stands between tags.  Names of modules are none. */
export function literalsOf(name, source) {
  const found = [];
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isModuleDeclaration(node)) return;
    const text = textOf(node);

    if (text === undefined) ts.forEachChild(node, visit);
    else found.push({ text, node,
      line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  };

  visit(tree);
  return found;
}

function textOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateExpression(node) &&
    node.templateSpans.every(({ expression }) => !hasText(expression)))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map(({ text }) => text).join("\u2026");
  if (!ts.isBinaryExpression(node) ||
    node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];

  return left === undefined || right === undefined ? undefined : left + right;
}

const hasText = (node) => textOf(node) !== undefined ||
  ts.forEachChild(node, (child) => hasText(child) || undefined) === true;

/** Lists of small numbers, such as how often a card is in the game. */
function tables(name, source) {
  const found = [];
  const tree = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const isNumber = (node) => /^[1-9]\d?$/.test(
    (ts.isPropertyAssignment(node) ? node.initializer : node).getText());
  const visit = (node) => {
    const parts = node.elements ?? node.properties;

    if ((ts.isArrayLiteralExpression(node) ||
      ts.isObjectLiteralExpression(node)) && parts.filter(isNumber).length > 2)
      found.push(node);
    ts.forEachChild(node, visit);
  };

  visit(tree);
  return found.map((node) => ({ text: node.getText(),
    line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1 }));
}

/** What a source has that it should ask the library for. */
export function borrowed(library, name, source) {
  const found = literalsOf(name, source).flatMap(({ text, line }) => {
    const words = text.split(/[^\p{L}\p{N}=-]+/u);
    const reasons = [
      library.repeated(text),
      words.find((word) => library.cards.has(word)),
      words.find((word) => library.choices.lists.includes(word)),
      library.choices.keys.find((key) => !OWN_KEYS.includes(key) &&
        words.some((word) => word.startsWith(`${key}=`))),
    ].filter((reason) => reason !== undefined);

    return reasons.map((reason) => `${name}:${line}: ${reason}`);
  });

  return isDrawing(name) ? found : [...found, ...tables(name, source)
    .map(({ text, line }) => `${name}:${line}: ${text}`)];
}

/** What the page chooses itself, without knowing what it means. */
const OWN_KEYS = ["game", "players", "seed", "chance", "events"];

/** Pictures are made of numbers. */
const isDrawing = (name) => /\bcards\//.test(name);
