"""Learn base Onirim by playing it: learn.py [--games N] [--seed N]

A network looks at the table as it stands after an answer, before the next
card comes, and says how likely the game is won from there.  The player gives
the answer after which this is most likely.  What the network should have said
is the result of the game, mixed with what it said later in the same game
(TD(lambda)).  Many games are played side by side, so that numpy has much to
do at a time.
"""
import os

# One core is enough, and the same sums come of it every time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import argparse  # noqa: E402
import math  # noqa: E402
import time  # noqa: E402

import numpy as np  # noqa: E402

import onirim  # noqa: E402
from onirim import Game  # noqa: E402

SIDE_BY_SIDE = 256
UNITS, SECOND = 48, 32
LAMBDA, BATCH = 0.95, 512
LEARNT_AGAIN = 3        # how often each table is learnt from
KEPT = 200_000          # tables to learn from


class Sight:
    """What the network looks at, taken from observations.  What belongs to a
    colour stands in four rows, so that all colours are learnt as one."""

    def __init__(self, game):
        self.at = {}
        while sum(part.stop - part.start for part in self.at.values()) < \
                game.observation_size():
            part = game.observation_part(len(self.at))
            self.at[part.kind, part.what] = slice(part.offset,
                                                  part.offset + part.length)
        self.faces = np.array(game.faces()[0], np.uint8)
        nothing = np.zeros((1, game.observation_size()), np.uint8)
        self.sizes = [seen.shape[-1] for seen in self(nothing)]

    def slots(self, seen, zone):
        """How many there are of each face in the first places of a pile."""
        slots = seen[:, self.at[onirim.LAYOUT_SLOTS, zone]][:, :8]
        return (slots[:, :, None] == self.faces).sum(1, dtype=np.uint8)

    def last_room(self, seen):
        row = seen[:, self.at[onirim.LAYOUT_SLOTS, onirim.ZONE_ROW]]
        end = np.maximum(np.count_nonzero(row, axis=1), 1) - 1
        return row[np.arange(len(row)), end][:, None] == self.faces[:12]

    def __call__(self, seen):
        counts, number, frame = (
            lambda what, kind=kind: seen[:, self.at[kind, what]]
            for kind in (onirim.LAYOUT_COUNTS, onirim.LAYOUT_NUMBER,
                         onirim.LAYOUT_FRAME))
        deck = number(onirim.NUMBER_DECK) + 1.0
        pool, hand = counts(onirim.ZONE_POOL), counts(onirim.ZONE_HAND)
        doors, limbo = counts(onirim.ZONE_DOORS), counts(onirim.ZONE_LIMBO)
        series, last = number(onirim.NUMBER_SERIES), self.last_room(seen)
        runs = (number(onirim.NUMBER_SERIES_COLOUR) == np.arange(4)) * series
        piles = [pool / 4, 8 * pool / deck, counts(onirim.ZONE_DISCARD) / 4,
                 self.slots(seen, onirim.ZONE_TOP),
                 self.slots(seen, onirim.ZONE_PENDING)]
        rooms = [pile[:, :12] for pile in piles] + [last]
        rooms += [hand >= n for n in (1, 2, 3, 4)]
        one_each = [pile[:, 12:16] for pile in piles] + [
            doors >= 1, doors >= 2, runs == 1, runs == 2, limbo[:, :4],
            frame(onirim.FRAME_SUBJECT) == self.faces[12:16]]
        plain = [pile[:, 16:] for pile in piles] + [
            limbo[:, 4:], deck > 8 * np.arange(10), deck / 64,
            doors.sum(1, keepdims=True) > np.arange(8),
            last.reshape(-1, 4, 3).any(1), series == np.arange(3),
            frame(onirim.FRAME_DECISION) == np.arange(1, 12),
            number(onirim.NUMBER_TO) == np.arange(1, 11),
            frame(onirim.FRAME_LEFT) / 4, np.ones_like(deck)]
        colours = [part.reshape(-1, 4, 3) for part in rooms]
        colours += [part.reshape(-1, 4, 1) for part in one_each]
        return (np.concatenate(colours, 2, dtype=np.float32),
                np.concatenate(plain, 1, dtype=np.float32))


class Network:
    """Units for each colour, their sum, a second layer, and a chance."""

    def __init__(self, sight, random):
        def small(*shape):
            scale = math.sqrt(2 / shape[0])
            return (random.standard_normal(shape) * scale).astype(np.float32)
        colours, plain = sight.sizes
        self.weights = [small(colours, UNITS) / 2, small(colours, UNITS) / 4,
                        small(plain, UNITS), small(UNITS, SECOND) / 2,
                        np.zeros(SECOND, np.float32), small(SECOND, 1) / 4,
                        np.full(1, -2, np.float32)]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def forward(self, colours, plain):
        own, all_, rest, second, bias, third, end = self.weights
        shared = colours.sum(1) @ all_ + plain @ rest
        units = np.maximum(colours @ own + shared[:, None], 0)
        summed = units.sum(1)
        hidden = np.maximum(summed @ second + bias, 0)
        odds = hidden @ third + end
        return units, summed, hidden, 1 / (1 + np.exp(-odds[:, 0]))

    def learn(self, colours, plain, chances, rate):
        """One step of Adam towards these chances."""
        own, all_, rest, second, bias, third, end = self.weights
        units, summed, hidden, said = self.forward(colours, plain)
        wrong = ((said - chances) / len(said))[:, None].astype(np.float32)
        of_hidden = (wrong @ third.T) * (hidden > 0)
        of_units = (of_hidden @ second.T)[:, None] * (units > 0)
        together = of_units.sum(1)
        flat = colours.reshape(-1, colours.shape[2])
        slopes = (flat.T @ of_units.reshape(-1, UNITS),
                  colours.sum(1).T @ together, plain.T @ together,
                  summed.T @ of_hidden, of_hidden.sum(0), hidden.T @ wrong,
                  wrong.sum(0))
        self.steps += 1
        rate *= math.sqrt(1 - 0.999 ** self.steps) / (1 - 0.9 ** self.steps)
        rows = zip(self.weights, self.mean, self.square, slopes)
        for w, m, q, slope in rows:
            m += 0.1 * (slope - m)
            q += 0.001 * (slope * slope - q)
            w -= rate * m / (np.sqrt(q) + 1e-8)


class Players:
    """Games that one network plays side by side."""

    def __init__(self, sight, network, random):
        self.sight, self.network, self.random = sight, network, random
        self.games = [Game() for _ in range(SIDE_BY_SIDE)]
        # Here no card comes by itself, so it shows what an answer makes.
        self.probe = Game("chance=host")
        self.size = self.probe.observation_size()
        # No question of base Onirim has more than ten answers.
        self.tables = np.zeros((SIDE_BY_SIDE * 10, self.size), np.uint8)

    def look(self, games):
        """The table after each answer of each game, and where they begin."""
        probe, starts, answers = self.probe, [], []
        for game in games:
            starts.append(len(answers))
            for action in game.legal_actions():
                probe.assign(game)
                probe.apply(action)
                probe.observe(0, self.tables[len(answers)])
                answers.append(action)
        return answers, starts, self.tables[:len(answers)]

    def judge(self, tables):
        """The chance that each table has; a game that is over is settled."""
        said = self.network.forward(*self.sight(tables))[3]
        at = self.sight.at[onirim.LAYOUT_FRAME, onirim.FRAME_OUTCOME].start
        outcome = tables[:, at]
        return np.where(outcome == onirim.PLAYING, said,
                        outcome == onirim.WON)

    def play(self, seeds, stray=0.0):
        """Tables, their chances, whether it was won, and Doors of games."""
        games, told = self.games[:len(seeds)], [([], []) for _ in seeds]
        for game, seed in zip(games, seeds):
            game.reset(int(seed))
        alive = list(range(len(games)))
        while alive:
            answers, starts, tables = self.look([games[i] for i in alive])
            chances = self.judge(tables)
            ends = starts[1:] + [len(answers)]
            for i, start, end in zip(alive, starts, ends):
                best = start + int(chances[start:end].argmax())
                if stray and self.random.random() < stray:
                    best = int(self.random.integers(start, end))
                games[i].apply(answers[best])
                told[i][0].append(tables[best].copy())
                told[i][1].append(chances[best])
            alive = [i for i in alive if games[i].player() == 0]
        return [(seen, said, game.outcome() == onirim.WON,
                 len(game.cards(0, onirim.ZONE_DOORS, 0)))
                for (seen, said), game in zip(told, games)]


def lessons(played, comfort):
    """What the network should have said of each table."""
    tables, chances = [], []
    for seen, said, won, doors in played:
        # A game that is lost with many Doors was nearly won.
        came = following = 1.0 if won else comfort * doors / 8
        for table, guess in zip(reversed(seen), reversed(said)):
            came = LAMBDA * came + (1 - LAMBDA) * following
            tables.append(table)
            chances.append(came)
            following = guess
    return np.array(tables), np.array(chances, np.float32)


def learn(players, random, games, say):
    """Play and learn in turns."""
    share, kept = 0.0, None
    for done in range(0, games, SIDE_BY_SIDE):
        seeds = random.integers(2 ** 63, size=SIDE_BY_SIDE)
        played = players.play(seeds, stray=0.02)
        share += 0.1 * (np.mean([row[2] for row in played]) - share)
        more = lessons(played, 0.5 * max(0.0, 1 - 3 * share))
        kept = [np.concatenate(both)[:KEPT]
                for both in zip(more, kept)] if kept else more
        rate = 0.002 * (1 - done / games) + 0.00005
        for _ in range(LEARNT_AGAIN * len(more[0]) // BATCH):
            rows = random.integers(len(kept[0]), size=BATCH)
            players.network.learn(*players.sight(kept[0][rows]),
                                  kept[1][rows], rate)
        say(done + SIDE_BY_SIDE, share, np.mean([row[3] for row in played]))


def check(players, games):
    """Play games that nobody learnt from; how many were won."""
    parts = (range(games)[first:first + SIDE_BY_SIDE]
             for first in range(0, games, SIDE_BY_SIDE))
    return sum(row[2] for seeds in parts for row in players.play(seeds))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name, usual in ("games", 30_000), ("seed", 1), ("check", 1000):
        parser.add_argument(f"--{name}", type=int, default=usual)
    options = parser.parse_args()
    random = np.random.default_rng(options.seed)
    sight = Sight(Game())
    players = Players(sight, Network(sight, random), random)

    def say(done, share, doors):
        if done // SIDE_BY_SIDE % 10 == 0:
            print(f"{done:7} games, {doors:.1f} Doors, {100 * share:5.1f} % "
                  f"won lately, {time.process_time():5.0f} s", flush=True)
    learn(players, random, options.games, say)
    share = check(players, options.check) / options.check
    error = 1.96 * math.sqrt(share * (1 - share) / options.check)
    print(f"{100 * share:.1f} % +- {100 * error:.1f} % of {options.check} "
          "fresh games won")


if __name__ == "__main__":
    main()
