// titles.ts - configurations in the reader's words.
import { useEffect, useState } from "preact/hooks";
import { usePage } from "../page/context";

export function useTitles(configs: readonly string[]): string[] {
  const { engine, settings: { language }, tried } = usePage();
  const [titles, setTitles] = useState<string[]>([]);

  useEffect(() => {
    tried(engine.titles(configs, language).then(setTitles));
  }, [configs.join("\n"), language]);
  return titles;
}
