// frame.tsx - what all cards share: paper, a panel, and ribbons that hang from
// the corners, by which a card is known in a fan.
import type { ComponentChildren } from "preact";
import type { Card } from "../engine/types";
import { Use } from "./shapes";

interface FrameProps {
  readonly card: Card;
  readonly tint: string;
  /** What is drawn over the panel's edge. */
  readonly over?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Frame = ({ card, tint, over, children }: FrameProps) =>
  <svg class={`card card-${tint}`} viewBox="0 0 100 140" role="img"
    aria-label={card.text}>
    <rect x=".5" y=".5" width="99" height="139" rx="8" fill="var(--paper)"
      stroke="var(--rim)" />
    <g clip-path="url(#card-panel)">
      <path d="M0 0H100V140H0z" fill="var(--ground)" />
      {children}
    </g>
    {over}
  </svg>;

const ribbon = { fill: "var(--near)", stroke: "var(--mist)" };

export const FrameDefs = () => <>
  <clipPath id="card-panel">
    <rect x="4" y="4" width="92" height="132" rx="5.5" />
  </clipPath>
  <path id="card-ribbon-1" {...ribbon} d="M7.5 3H26.5V29L17 24.5 7.5 29z" />
  <path id="card-ribbon-2" {...ribbon} d="M7.5 3H26.5V47L17 42.5 7.5 47z" />
</>;

interface SignProps {
  /** A drawing of CardDefs, or a number. */
  readonly sign: string | number;
  readonly y: number;
  readonly fill: string;
}

const Sign = ({ sign, y, fill }: SignProps) => typeof sign === "number"
  ? <text x="17" y={y + 5.5} text-anchor="middle" font-size="17"
      fill={fill}>{sign}</text>
  : <Use id={sign} x={17} y={y} size={0.8} fill={fill} />;

interface RibbonProps {
  readonly signs: readonly (string | number)[];
}

/** One or two signs in the upper corner. */
export const Ribbon = ({ signs }: RibbonProps) => <>
  <Use id={`ribbon-${signs.length}`} />
  {signs.map((sign, i) => <Sign sign={sign} y={14 + 18 * i}
    fill={signs[i + 1] ? "var(--sun)" : "var(--light)"} />)}
</>;

/** The same in two opposite corners. */
export const Ribbons = ({ signs }: RibbonProps) => <>
  <Ribbon signs={signs} />
  <g transform="rotate(180 50 70)"><Ribbon signs={signs} /></g>
</>;

/** Light around a point, in three breaths.  The innermost has no pattern, so
 * that a symbol on it is plain to see. */
export const Glow = ({ x, y, r }: { x: number; y: number; r: number }) => <>
  <g fill="var(--light)" fill-opacity=".03">
    <circle cx={x} cy={y} r={r} />
    <circle cx={x} cy={y} r={r * 0.8} />
  </g>
  <circle cx={x} cy={y} r={r * 0.64} fill="var(--halo)" />
</>;
