// NotKept.tsx - says once that the browser does not keep the games.
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../page/context";
import { onRefused } from "../page/store";
import { pageWords } from "../page/words";
import { knowingWords } from "./words";

type State = "unknown" | "told" | "heard";

export function NotKept() {
  const { notKept } = useWords(knowingWords);
  const { close } = useWords(pageWords);
  const [state, set] = useState<State>("unknown");

  useEffect(() => onRefused(() =>
    set((before) => before === "unknown" ? "told" : before)), []);
  return state !== "told" ? null :
    <p class="fault" role="alert">
      {notKept}{" "}
      <button type="button" onClick={() => set("heard")}>{close}</button>
    </p>;
}
