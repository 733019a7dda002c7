// tower.tsx - a Tower: as many lit storeys as its number, and edges that meet.
import { SYMBOL_MOON, SYMBOL_SUN } from "onirim/constants";
import type { Card } from "../engine/types";
import { Frame, Ribbon } from "./frame";
import { symbolOf, tintOf } from "./palette";
import { repeat, Use } from "./shapes";
import { moon, sun } from "./symbols";

/** Each symbol has its own height, so that edges are compared at a glance. */
const slots = [[SYMBOL_SUN, 64], [SYMBOL_MOON, 92]] as const;

/** The right edge.  A symbol is a point that ends at the edge: against another
 * point it clashes.  No symbol is a mouth, into which a point goes. */
const Edge = ({ set }: { set: number }) => <>
  {slots.map(([symbol, y]) => set & (1 << symbol)
    ? <Use id={`point-${symbolOf(symbol)}`} x={100} y={y} />
    : <Use id="mouth" x={100} y={y} />)}
</>;

export const TowerDefs = () => <>
  <path id="card-mouth" d="M0-12L-16 0 0 12" fill="var(--near)"
    stroke="var(--light)" stroke-width="1.2" />
  {Object.entries({ sun, moon }).map(([symbol, d]) =>
    <g id={`card-point-${symbol}`}>
      <path d="M-25-12H-15L0 0-15 12H-25z" fill={`var(--${symbol})`}
        stroke="var(--near)" stroke-width="1.2" />
      <path d={d} transform="translate(-15)scale(.76)" fill="var(--near)" />
    </g>)}
</>;

const storey = (i: number) => `M42.5 ${112 - 17 * i}v-7a3 3 0 0 1 6 0v7zM51.5 ${
  112 - 17 * i}v-7a3 3 0 0 1 6 0v7z`;

function Building({ storeys }: { storeys: number }) {
  const top = 118 - 17 * storeys;

  return <>
    <path fill="var(--near)" d={`M36 140V${top}H32v-11h7v4h6v-4h10v4h6v-4h7v11
      H64V140z`} />
    <path fill="var(--mid)" d={`M57 140V${top}h7v140z`} />
    <path fill="var(--sun)" d={repeat(storeys, storey)} />
  </>;
}

export function Tower({ card }: { card: Card }) {
  const tint = tintOf(card.colour) ?? "night";
  const number = card.number ?? 0;
  const edges = <>
    <Edge set={card.rightEdge ?? 0} />
    <g transform="matrix(-1 0 0 1 100 0)"><Edge set={card.leftEdge ?? 0} /></g>
  </>;

  return <Frame card={card} tint={tint} over={edges}>
    <Use id={`pattern-${tint}`} />
    <path fill="var(--mist)" d="M0 116Q24 104 50 114T100 108V140H0z" />
    <Building storeys={number} />
    <path fill="var(--near)" d="M0 128Q24 120 50 126T100 122V140H0z" />
    <Ribbon signs={[number, `place-${tint}`]} />
  </Frame>;
}
