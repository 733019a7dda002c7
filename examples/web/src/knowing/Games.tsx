// Games.tsx - the games that are kept, to be gone on with or looked at.
import { LOST, WON } from "onirim/constants";
import { useState } from "preact/hooks";
import { usePage, useWords } from "../page/context";
import { find, forget, list, type KeptGame, type Shelf } from "../page/games";
import { Place } from "../page/place";
import { dates } from "./dates";
import { OpenBox } from "./OpenBox";
import { useTitles } from "./titles";
import { knowingWords } from "./words";

const placeOf = (game: KeptGame, shelf: Shelf) =>
  shelf === "game" ? Place.of(game) : Place.anew(false);

/** What the game is, when it was played, and how it ended. */
function useLabels(games: readonly KeptGame[]): string[] {
  const { settings: { language } } = usePage();
  const words = useWords(knowingWords);
  const titles = useTitles(games.map(({ saved }) => saved.family));
  const time = dates(language, { dateStyle: "medium", timeStyle: "short" });

  return games.map(({ saved, seats, when }, i) => {
    const ends = new Set(saved.results.filter((_, seat) =>
      seats[seat]?.level === null));
    const end = ends.size !== 1 ? "" : ends.has(WON) ? words.won
      : ends.has(LOST) ? words.lost : "";

    return [titles[i], end, time.format(when)].filter(Boolean).join(", ");
  });
}

/** A list of games, the latest first. */
export function GameList({ shelf, most = Infinity, canRemove = false }: {
  readonly shelf: Shelf;
  readonly most?: number;
  readonly canRemove?: boolean;
}) {
  const { go, play, tried } = usePage();
  const words = useWords(knowingWords);
  const [games, setGames] = useState(() => list(shelf).slice(0, most));
  const labels = useLabels(games);
  // Another tab may have gone on with it since.
  const goOn = (game: KeptGame) => {
    const latest = find(shelf, game.id) ?? game;

    tried(play.goOn(latest, placeOf(latest, shelf)).then(() => go("table")));
  };

  return games.length === 0 ? <p>{words.noGames}</p> :
    <ul class="games">
      {games.map((game, i) =>
        <li key={game.id}>
          <button type="button" onClick={() => goOn(game)}>{labels[i]}</button>
          {canRemove && <button type="button" class="remove"
            aria-label={`${words.remove}: ${labels[i]}`} onClick={() => {
              forget(shelf, game.id);
              setGames(list(shelf).slice(0, most));
            }}>{words.remove}</button>}
        </li>)}
    </ul>;
}

export function Games() {
  const words = useWords(knowingWords);

  return (
    <section class="knowing">
      <h1>{words.games}</h1>
      <OpenBox />
      <h2>{words.leftGames}</h2>
      <GameList shelf="game" canRemove />
      <h2>{words.endedGames}</h2>
      <GameList shelf="record" canRemove />
    </section>
  );
}
