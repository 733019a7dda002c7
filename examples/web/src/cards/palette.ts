// palette.ts - which tint of cards.css, and which drawing, a trait stands for.
import {
  COLOUR_BLUE, COLOUR_BROWN, COLOUR_GREEN, COLOUR_RED,
  LEGION_CHIMERIDS, LEGION_HOMUNCULI, LEGION_INSECTOIDS, LEGION_NECRONAUTS,
  POWER_DEVOURER, POWER_EXECUTIONER, POWER_HERALD, POWER_JOKER, POWER_MOURNER,
  POWER_SCAVENGER, SYMBOL_GLYPH, SYMBOL_KEY, SYMBOL_MOON, SYMBOL_SUN,
} from "onirim/constants";

export type Tint = "red" | "blue" | "green" | "brown";
export type Symbol = "sun" | "moon" | "key" | "glyph";
export type Legion = "necronauts" | "homunculi" | "insectoids" | "chimerids";
export type Power = "herald" | "mourner" | "joker" | "executioner" |
  "scavenger" | "devourer";

const tints = new Map<number | undefined, Tint>([
  [COLOUR_RED, "red"], [COLOUR_BLUE, "blue"], [COLOUR_GREEN, "green"],
  [COLOUR_BROWN, "brown"],
]);

const symbols = new Map<number | undefined, Symbol>([
  [SYMBOL_SUN, "sun"], [SYMBOL_MOON, "moon"], [SYMBOL_KEY, "key"],
  [SYMBOL_GLYPH, "glyph"],
]);

const legions = new Map<number | undefined, Legion>([
  [LEGION_NECRONAUTS, "necronauts"], [LEGION_HOMUNCULI, "homunculi"],
  [LEGION_INSECTOIDS, "insectoids"], [LEGION_CHIMERIDS, "chimerids"],
]);

const powers = new Map<number | undefined, Power>([
  [POWER_HERALD, "herald"], [POWER_MOURNER, "mourner"], [POWER_JOKER, "joker"],
  [POWER_EXECUTIONER, "executioner"], [POWER_SCAVENGER, "scavenger"],
  [POWER_DEVOURER, "devourer"],
]);

export const tintOf = (colour?: number) => tints.get(colour);
export const symbolOf = (symbol?: number) => symbols.get(symbol);
export const legionOf = (legion?: number) => legions.get(legion);
export const powerOf = (power?: number) => powers.get(power);
