// open.ts - what somebody pasted, or a link that was followed.
import { inLanguage } from "../page/context";
import type { Seat } from "../page/kept";
import type { Play } from "../page/play";
import { found, LONGEST, type Found } from "./links";
import { knowingWords } from "./words";

const here: Seat = { name: "", level: null };

/** Everybody plays at this screen: as many as a configuration can seat. */
const atThisScreen = (config: string): readonly Seat[] =>
  Array<Seat>(config.includes("players=") || config.includes("game=") ? 5 : 1)
    .fill(here);

async function unpacked(end: string, language: string): Promise<Found> {
  try {
    return await found(end);
  } catch {
    throw new Error(inLanguage(knowingWords, language).badLink);
  }
}

/** What stands behind the number sign of a link. */
export async function follow(play: Play, end: string, language: string):
  Promise<void> {
  const there = await unpacked(end, language);

  if ("text" in there) await play.open(there.text);
  else await play.begin(there.config, atThisScreen(there.config));
}

/** A record, a position or a link; of a link one pastes the whole. */
export async function openText(play: Play, text: string, language: string):
  Promise<void> {
  if (text.length > LONGEST)
    throw new Error(inLanguage(knowingWords, language).tooLong);
  const [, end] = /^\s*\S+:\S*#(\S+)\s*$/.exec(text) ?? [];

  if (end === undefined) return play.open(text);
  try {
    await follow(play, end, language);
  } catch (error) {
    // Its place is one in the link's end, and not one in the text.
    throw new Error((error as Error).message);
  }
}
