// percent.ts - chances as they are read.
import type { Advice } from "../engine/types";

export const percent = (chance: number) =>
  `${Math.round(chance * 100)}\u00a0%`;

/** With the error, where tries were made. */
export const percentOf = ({ chance, error, tries }: Advice) =>
  tries === 0 ? percent(chance)
    : `${percent(chance)}\u00a0±\u00a0${Math.max(1, Math.round(error * 100))}`;
