// all.ts - all lessons, in a sensible order.
import dreams from "../../../texts/lessons/dreams.txt";
import first from "../../../texts/lessons/first.txt";
import lostGame from "../../../texts/lessons/lost.txt";
import nightmarium from "../../../texts/lessons/nightmarium.txt";
import steps from "../../../texts/lessons/steps.txt";
import towers from "../../../texts/lessons/towers.txt";
import { endOf, lessonOf, type Lesson } from "./lesson";

export const lessons: readonly Lesson[] =
  [first, steps, towers, dreams, nightmarium].map(lessonOf);

/** What is said instead of a lesson's end if its game was lost. */
export const lost = endOf(lostGame);
