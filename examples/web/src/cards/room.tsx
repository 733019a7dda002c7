// room.tsx - a room: its symbol over its place.
import type { Card } from "../engine/types";
import { Frame, Glow, Ribbons } from "./frame";
import { symbolOf, tintOf } from "./palette";
import { Use } from "./shapes";

const turns = { sun: undefined, moon: undefined, key: 38, glyph: undefined };

export function Room({ card }: { card: Card }) {
  const tint = tintOf(card.colour) ?? "night";
  const symbol = symbolOf(card.symbol) ?? "glyph";

  return <Frame card={card} tint={tint}>
    <Use id={`pattern-${tint}`} />
    <Glow x={50} y={54} r={44} />
    <Use id={`scene-${tint}`} />
    <Use id={symbol} x={50} y={54} size={2.5} turn={turns[symbol]} />
    {(symbol === "sun" || symbol === "moon") &&
      <Use id={`${symbol}-face`} x={50} y={54} size={2.5} />}
    <Ribbons signs={[symbol, `place-${tint}`]} />
  </Frame>;
}
