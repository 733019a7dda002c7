// sections.ts - the chapters of the rules in each language.
import type { Spoken } from "../page/context";
import { chapterOf, type Chapter } from "./chapter";
import { en } from "./en";
import { fr } from "./fr";
import { ru } from "./ru";

export const chapters: Spoken<readonly Chapter[]> =
  { en: en.map(chapterOf), fr: fr.map(chapterOf), ru: ru.map(chapterOf) };
