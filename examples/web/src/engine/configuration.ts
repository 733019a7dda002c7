// configuration.ts - what can be chosen before a game, as the library tells it.
import type { Game, Onirim } from "onirim";
import * as C from "onirim/constants";
import { all } from "./all";
import type { Choice, Key } from "./types";

/** The value that a configuration has for a key: as it is written, or by
 * default. */
function chosen(onirim: Onirim, config: string, key: string,
  index: number): string {
  const word = config.split(" ").find((one) => one.startsWith(`${key}=`));

  return word?.slice(key.length + 1) ?? onirim.configDefault(config, index);
}

function valuesOf(onirim: Onirim, config: string, key: string, index: number,
  language: string): Choice[] {
  return all((i) => onirim.configValue(config, index, i)).map((name) => {
    const word = `${key}=${name}`;

    return {
      name,
      text: all(() => onirim.configText(word, language), 1)[0] ?? name,
      help: all(() => onirim.configHelpText(word, language), 1)[0] ?? "",
    };
  });
}

// The session sets this one itself.
const SET_ALREADY = "events";

/** The keys that go with the rest of a configuration, with their values. */
export function keys(onirim: Onirim, config: string, language: string): Key[] {
  return all((index) => onirim.configKey(index)).map((name, index) => ({
    name,
    text: onirim.configText(name, language),
    help: onirim.configHelpText(name, language),
    kind: onirim.configKeyTrait(index, C.CONFIG_KIND),
    value: all(() => chosen(onirim, config, name, index), 1)[0] ?? "",
    values: valuesOf(onirim, config, name, index, language),
  })).filter(({ name, values }) =>
    name !== SET_ALREADY && values.length > 0);
}

// What differs between games that are counted together.
const OF_ONE_GAME = ["seed", SET_ALREADY];

const isCommon = (word: string) =>
  !OF_ONE_GAME.includes(word.split("=")[0]!);

/** The configuration of a game without what is its own. */
export const familyOf = (game: Game): string =>
  game.configFormat().split(" ").filter(isCommon).join(" ");

/** A configuration in words, each value with its label. */
export const title = (onirim: Onirim, config: string, language: string) =>
  config.split(" ").filter(isCommon).flatMap((word) => {
    const [key, values = ""] = word.split("=");

    return values.split(",").flatMap((value) =>
      all(() => onirim.configText(`${key}=${value}`, language), 1));
  }).join(" · ");
