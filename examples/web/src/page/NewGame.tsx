// NewGame.tsx - what is played, and by whom, from the library's own words.
import { VALUES_LIST, VALUES_NUMBER } from "onirim/constants";
import { useEffect, useState } from "preact/hooks";
import type { Choice, Key } from "../engine/types";
import { usePage, useWords } from "./context";
import type { Seat } from "./kept";
import { seedOfChance } from "./seeds";
import { pageWords } from "./words";

const LEVELS = Array.from({ length: 10 }, (_, level) => level);

interface Props {
  readonly begin: (config: string, seats: Seat[]) => void;
  readonly close: () => void;
}

/** The values of a list, as a set. */
const listed = (value: string) =>
  new Set(value.split(",").filter((word) => word !== "none"));

/** How many play, at most as many as can: anything may be typed. */
function seatsIn(fields: readonly Key[]): number {
  const players = fields.find(({ name }) => name === "players");
  const most = Number(players?.values[0]?.name.split("..")[1]);

  return players === undefined ? 1 : Math.min(Number(players.value), most);
}

/** The computer is called so where it has no other name. */
const named = (seats: readonly Seat[], machine: string): Seat[] =>
  seats.map((seat, i) => seat.level === null || seat.name !== "" ? seat
    : { ...seat, name: seats.length > 2 ? `${machine} ${i + 1}` : machine });

function without(set: ReadonlySet<string>, name: string): Set<string> {
  const less = new Set(set);

  less.delete(name);
  return less;
}

/** More numbers than these are typed. */
const BUTTONS_MAX = 10;

function Values({ field, change }: {
  readonly field: Key;
  readonly change: (value: string) => void;
}) {
  const chosen = listed(field.value);

  if (field.kind === VALUES_NUMBER)
    return <Numbers field={field} change={change} />;
  if (field.kind === VALUES_LIST)
    return <>{field.values.map((value) =>
      <Box key={value.name} value={value} isOn={chosen.has(value.name)}
        turn={(isOn) => change([...isOn ? chosen.add(value.name)
          : without(chosen, value.name)].join(",") || "none")} />)}</>;
  return <Buttons field={field} values={field.values} change={change} />;
}

function Numbers({ field, change }: {
  readonly field: Key;
  readonly change: (value: string) => void;
}) {
  const [range] = field.values;
  const [least = 0, most = 0] = range!.name.split("..").map(Number);

  if (most - least < BUTTONS_MAX)
    return <Buttons field={field} change={change}
      values={Array.from({ length: most - least + 1 }, (_, i) => {
        const name = String(least + i);

        return { name, text: name, help: "" };
      })} />;
  return <input type="text" inputMode="numeric" value={field.value}
    aria-label={field.text}
    onInput={({ currentTarget }) => change(currentTarget.value)} />;
}

/** One of a few. */
const Buttons = ({ field, values, change }: {
  readonly field: Key;
  readonly values: readonly Choice[];
  readonly change: (value: string) => void;
}) =>
  <div class="buttons">
    {values.map(({ name, text, help }) =>
      <label key={name} title={help}>
        <input type="radio" name={field.name} checked={name === field.value}
          onChange={() => change(name)} />
        <span>{text}</span>
      </label>)}
  </div>;

const Box = ({ value, isOn, turn }: {
  readonly value: Choice;
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
}) =>
  <label class="box">
    <input type="checkbox" checked={isOn}
      onChange={({ currentTarget }) => turn(currentTarget.checked)} />
    <b>{value.text}</b> <span>{value.help}</span>
  </label>;

function SeatRow({ seat, index, change }: {
  readonly seat: Seat;
  readonly index: number;
  readonly change: (seat: Seat) => void;
}) {
  const words = useWords(pageWords);

  return (
    <fieldset class="wide seat">
      <legend>{words.players} {index + 1}</legend>
      <input aria-label={words.name} placeholder={words.name}
        value={seat.name} onInput={({ currentTarget }) =>
          change({ ...seat, name: currentTarget.value })} />
      <select aria-label={words.players} value={String(seat.level ?? "")}
        onChange={({ currentTarget: { value } }) =>
          change({ ...seat, level: value === "" ? null : Number(value) })}>
        <option value="">{words.here}</option>
        {LEVELS.map((level) =>
          <option key={level} value={level}>{words.computer} {level}</option>)}
      </select>
    </fieldset>
  );
}

export function NewGame({ begin, close }: Props) {
  const { engine, set, settings, tried } = usePage();
  const { language } = settings;
  const words = useWords(pageWords);
  const [chosen, choose] = useState<Record<string, string>>({
    seed: seedOfChance(),
  });
  const [fields, setFields] = useState<Key[]>([]);
  const [games, setGames] = useState<readonly Choice[]>([]);
  const [seats, sit] = useState<Seat[]>([]);
  const config = Object.entries(chosen)
    .map(([name, value]) => `${name}=${value}`).join(" ");
  const count = seatsIn(fields);

  useEffect(() => {
    tried(engine.keys(config, language).then(setFields));
  }, [config, language]);
  // Another game can be chosen whatever else was chosen.
  useEffect(() => {
    tried(engine.keys("", language).then(([game]) =>
      setGames(game?.values ?? [])));
  }, [language]);
  const seated = Array.from({ length: count || 1 }, (_, i): Seat =>
    seats[i] ?? { name: "", level: i === 0 ? null : 6 });
  // What no longer goes with the rest is left out.
  const change = (name: string, value: string) => choose(
    Object.fromEntries([...Object.entries(chosen), [name, value]]
      .filter(([key]) => key === name || name !== "game" &&
        fields.some((field) => field.name === key))));

  return (
    <form class="new-game" onSubmit={(event) => {
      event.preventDefault();
      begin(config, named(seated, words.machine));
    }}>
      <h1 class="wide">{words.newGame}</h1>
      {fields.map((field) =>
        <fieldset key={field.name}
          class={field.kind === VALUES_LIST ? "wide" : ""}>
          <legend>{field.text}</legend>
          <p>{field.help}</p>
          <Values change={(value) => change(field.name, value)}
            field={field.name === "game" ? { ...field, values: games }
              : field} />
        </fieldset>)}
      {count > 1 && seated.map((seat, i) =>
        <SeatRow key={i} seat={seat} index={i}
          change={(other) => sit(seated.with(i, other))} />)}
      {seated.filter(({ level }) => level === null).length > 1 &&
        <label class="wide box">
          <input type="checkbox" checked={settings.isCovering}
            onChange={({ currentTarget }) =>
              set({ ...settings, isCovering: currentTarget.checked })} />
          {words.cover}
        </label>}
      <div class="wide ends">
        <button type="submit">{words.begin}</button>
        <button type="button" onClick={close}>{words.close}</button>
      </div>
    </form>
  );
}
