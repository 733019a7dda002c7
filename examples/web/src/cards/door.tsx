// door.tsx - a Door, ajar, and light behind it.
import type { Card } from "../engine/types";
import { Frame, Ribbon } from "./frame";
import { tintOf } from "./palette";
import { Use } from "./shapes";

export const DoorDefs = () => <g id="card-door">
  <use href="#card-arch" fill="var(--near)" />
  <path d="M20 140V54A30 30 0 0 1 80 54V140z" fill="var(--mist)" />
  <path d="M26 124V54A24 24 0 0 1 74 54V124z" fill="var(--sun)" />
  <path d="M26 124V54A24 24 0 0 1 50 30Q62 36 63 58V130z" fill="var(--mid)" />
  <path d="M31 120V56A19 19 0 0 1 49 37Q57 42 58 60V124z" fill="none"
    stroke="var(--mist)" stroke-width="1.6" />
  <circle cx="57.5" cy="88" r="2.6" fill="var(--sun)" />
  <path d="M0 124H26L63 130 74 124H100V140H0z" fill="var(--near)" />
  <path d="M63 130L74 124 92 140H66z" fill="var(--sun)" fill-opacity=".85" />
</g>;

export function Door({ card }: { card: Card }) {
  const tint = tintOf(card.colour) ?? "night";

  return <Frame card={card} tint={tint}>
    <Use id={`pattern-${tint}`} />
    <Use id="door" />
    <Use id={`place-${tint}`} x={44.5} y={68} size={1.25} fill="var(--light)" />
    <Ribbon signs={[`place-${tint}`]} />
  </Frame>;
}
