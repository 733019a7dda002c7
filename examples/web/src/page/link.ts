// link.ts - a game that stands in the page's address.
import { useEffect, useRef } from "preact/hooks";
import { follow } from "../knowing/open";
import { find } from "./games";
import { Place } from "./place";
import type { Play, Shown } from "./play";

/** Which game was begun by which link in this tab, or without one. It is not
 * kept where there is no room: then the link begins the game again. */
const FOLLOWED = "onirim-link";

function remember(link: string, name: string): void {
  try {
    sessionStorage.setItem(FOLLOWED, JSON.stringify([link, name]));
  } catch {
    // Nothing is lost by that.
  }
}

function remembered(link: string): string | null {
  try {
    const [known, name] = JSON.parse(sessionStorage.getItem(FOLLOWED)!) as
      [string, string];

    return known === link ? name : null;
  } catch {
    return null;
  }
}

async function followOnce(play: Play, link: string, language: string):
  Promise<void> {
  const name = remembered(link);
  const game = name === null ? null : find("game", name);

  if (game) return play.goOn(game, Place.of(game));
  await follow(play, link, language);
  remember(link, play.name);
}

/** A page that is loaded again goes on with its game. */
export async function goOnHere(play: Play): Promise<void> {
  const name = remembered("") ?? "";
  const left = find("game", name);
  const ended = find("record", name);

  if (left) await play.goOn(left, Place.of(left));
  else if (ended) await play.goOn(ended, Place.anew(false));
}

/** ... with the game of its link, if it has one. Another game
 * takes the link away. */
export function useLink(play: Play, language: string, shown: Shown | null,
  tried: (work: Promise<void>) => void): void {
  const following = useRef(false);

  useEffect(() => {
    const begin = () => {
      const link = location.hash.slice(1);

      if (link === "") return;
      following.current = true;
      tried(followOnce(play, link, language)
        .finally(() => { following.current = false; }));
    };

    begin();
    addEventListener("hashchange", begin);
    return () => removeEventListener("hashchange", begin);
  }, []);
  useEffect(() => {
    const [page, link = ""] = location.href.split("#");

    if (link !== "" && shown && !following.current &&
      remembered(location.hash.slice(1)) !== play.name)
      history.replaceState(history.state, "", page);
    if (shown && location.hash === "") remember("", play.name);
  }, [shown]);
}
