// all.ts - all lessons, in a sensible order.
import type { Lesson } from "../lesson";
import { dreams } from "./dreams";
import { first } from "./first";
import { nightmarium } from "./nightmarium";
import { steps } from "./steps";
import { towersLesson as towers } from "./towers";

export const lessons: readonly Lesson[] =
  [first, steps, towers, dreams, nightmarium];
