// useMotion.ts - shows what happened between two questions as motion.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Happening, View } from "../engine/types";
import { flightsOf, picture, type Picture } from "./flights";
import { fly, land } from "./motion";

export function useMotion(table: RefObject<HTMLElement | null>, view: View,
  happened: readonly Happening[], speed: string): void {
  const last = useRef(view);
  const isNext = view !== last.current && view.viewer === last.current.viewer &&
    view.ply > last.current.ply;
  // The table still shows the question before.
  const before = useRef<Picture | null>(null);

  if (isNext && table.current && happened.length > 0)
    before.current = picture(table.current);
  useLayoutEffect(() => {
    last.current = view;
    if (before.current)
      fly(table.current!, flightsOf(happened, before.current,
        picture(table.current!)), speed);
    before.current = null;
  }, [view]);
  // Nothing flies over another screen.
  useLayoutEffect(() => land, []);
}
