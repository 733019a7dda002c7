// screen.ts - which screen is shown; the browser's Back leads to the one before.
import { useEffect, useState } from "preact/hooks";
import type { Screen } from "./context";

const first: Screen = "start";

export function useScreen(): [Screen, (screen: Screen) => void] {
  const [screen, set] = useState(history.state?.screen as Screen ?? first);

  useEffect(() => {
    const show = ({ state }: PopStateEvent) => set(state?.screen ?? first);

    addEventListener("popstate", show);
    return () => removeEventListener("popstate", show);
  }, []);
  useEffect(() => scrollTo(0, 0), [screen]);
  return [screen, (next) => {
    if (next !== (history.state?.screen ?? first))
      history.pushState({ screen: next }, "");
    set(next);
  }];
}
