// gallery.tsx - every face of both games, to be looked at.
import {
  CARD_GOAL_DOWN, cardFromName, cardTrait, COLOUR_BROWN, Game, HIDDEN_CARD,
  KIND_TERROR, KIND_TOWER, LEGION_CHIMERIDS, PART_HEAD, PART_LEGS, PART_TORSO,
  TRAIT_COLOUR, TRAIT_KIND, TRAIT_LEFT_EDGE, TRAIT_LEGION, TRAIT_NUMBER,
  TRAIT_PARTS, TRAIT_POWER, TRAIT_RIGHT_EDGE, TRAIT_SYMBOL,
} from "onirim";
import { render } from "preact";
import { CardFace } from "../src/cards/Card";
import { CardDefs } from "../src/cards/CardDefs";
import type { Card } from "../src/engine/types";
import "../src/cards/cards.css";
import "./gallery.css";

const language = new URLSearchParams(location.search).get("language") ?? "en";
const onirim = new Game("sets=steps,towers,dreams");
const nightmarium = new Game("game=nightmarium");

const traits = {
  kind: TRAIT_KIND, colour: TRAIT_COLOUR, symbol: TRAIT_SYMBOL,
  number: TRAIT_NUMBER, leftEdge: TRAIT_LEFT_EDGE,
  rightEdge: TRAIT_RIGHT_EDGE, legion: TRAIT_LEGION, parts: TRAIT_PARTS,
  power: TRAIT_POWER,
};

/** A trait that the card does not have is an error to the library. */
function trait(value: number, which: number) {
  try {
    return [cardTrait(value, which)];
  } catch {
    return [];
  }
}

const card = (game: Game) => (value: number): Card => ({
  value,
  text: game.cardText(value, { language }),
  ...Object.fromEntries(Object.entries(traits).flatMap(([name, which]) =>
    trait(value, which).map((found) => [name, found]))),
});

const goalsDown = Array.from({ length: COLOUR_BROWN + 1 }, (_, colour) =>
  CARD_GOAL_DOWN + colour);
const glyphs = ["red", "blue", "green", "brown"].map((colour) =>
  cardFromName(`${colour}-glyph`));
const faces = [
  ...[...onirim.faces().faces, ...glyphs, ...goalsDown, HIDDEN_CARD]
    .map(card(onirim)),
  ...nightmarium.faces().faces.map(card(nightmarium)),
  { value: 255, text: "A card of a later version" },
];

const Cards = ({ size }: { size: string }) =>
  <ul class={size}>
    {faces.map((face) => <li><CardFace card={face} /></li>)}
  </ul>;

/** Every Tower beside every other: half of them clash. */
function Seams() {
  const towers = faces.filter((face) => face.kind === KIND_TOWER);

  return <ul class="seams">
    {towers.flatMap((left, i) => [1, 4].map((step) => <li>
      <CardFace card={left} />
      <CardFace card={towers[(i + step) % towers.length] ?? left} />
    </li>))}
  </ul>;
}

const place = [PART_HEAD, PART_TORSO, PART_LEGS];

/** A creature of each legion, and creatures of several. */
function Creatures() {
  const terrors = faces.filter((face) => face.kind === KIND_TERROR);
  const fitting = (part: number, turn: number) => {
    const all = terrors.filter((face) => (face.parts ?? 0) & part);
    const wanted = turn <= LEGION_CHIMERIDS
      ? all.filter((face) => face.legion === turn) : all;

    return wanted[(turn * 7 + part * 3) % wanted.length];
  };

  return <ul class="creatures">
    {Array.from({ length: 9 }, (_, turn) => <li>
      {place.map((part) => {
        const face = fitting(part, turn);

        return face && <CardFace card={face} part={part} />;
      })}
    </li>)}
  </ul>;
}

const Gallery = () => <>
  <CardDefs />
  <main>
    <h1>The cards</h1>
    <Cards size="tiny" />
    <Cards size="small" />
    <Seams />
    <Creatures />
    <Cards size="large" />
  </main>
</>;

render(<Gallery />, document.getElementById("gallery") ?? document.body);
