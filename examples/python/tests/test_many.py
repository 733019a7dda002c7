"""Games that step together go as games by themselves."""
import threading
import unittest

import numpy as np

import onirim
from onirim import Game
from onirim.many import Games

CONFIGS = ["", "players=2 sets=steps,towers,dreams",
           "game=nightmarium players=3 turns=15"]


def mixed(state):
    """The next output of SplitMix64, and its state."""
    state = (state + 0x9E3779B97F4A7C15) % 2 ** 64
    z = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 % 2 ** 64
    z = (z ^ z >> 27) * 0x94D049BB133111EB % 2 ** 64
    return state, z ^ z >> 31


class Twin:
    """One row of Games, by the functions of a single game."""

    def __init__(self, config, seed):
        self.game, self.state = Game(config), seed
        self.game.reset(seed)

    def step(self, index):
        """What the row has to say of this step."""
        game = self.game
        player = game.player()
        game.apply(game.index_action(index))
        if game.outcome() == onirim.PLAYING:
            return None
        last = game.observe(player)
        results = [{onirim.WON: 1, onirim.LOST: -1}.get(game.result(seat), 0)
                   for seat in range(game.number(
                       onirim.NOBODY, onirim.NUMBER_PLAYERS, 0))]
        by_turns = game.result(0) == onirim.UNDECIDED
        self.state, seed = mixed(self.state)
        game.reset(seed)
        return last, results, 2 if by_turns else 1


class ManyGames(unittest.TestCase):
    def test_rows_are_games(self):
        for config in CONFIGS:
            with self.subTest(config=config):
                self.rows_are_games(Games(config, 5, 2 ** 64 - 3), config)

    def rows_are_games(self, games, config):
        twins = [Twin(config, (2 ** 64 - 3 + row) % 2 ** 64)
                 for row in range(5)]
        random, ends = np.random.default_rng(1), 0
        for _ in range(400):
            indices = (random.random(games.masks.shape)
                       * games.masks).argmax(1)
            told = [twin.step(int(index))
                    for twin, index in zip(twins, indices)]
            games.step(indices)
            for row, (twin, end) in enumerate(zip(twins, told)):
                self.same_row(games, row, twin, end)
                ends += end is not None
        self.assertGreater(ends, 3)

    def same_row(self, games, row, twin, end):
        game = twin.game
        self.assertEqual(games.copy(row).snapshot_save(),
                         game.snapshot_save())
        self.assertEqual(games.players[row], game.player())
        self.assertEqual(games.seeds[row], twin.state)
        self.assertEqual(games.status[row], onirim.OK)
        np.testing.assert_array_equal(games.observations[row],
                                      game.observe(game.player()))
        np.testing.assert_array_equal(games.masks[row], game.action_mask())
        self.assertEqual(games.ended[row], 0 if end is None else end[2])
        if end is None:
            self.assertFalse(games.results[row].any())
            return
        np.testing.assert_array_equal(games.last_observations[row], end[0])
        self.assertEqual(games.results[row].tolist(), end[1])

    def test_arrays_stay_where_they_are(self):
        games = Games("", 4)
        names = ("observations", "masks", "last_observations", "players",
                 "results", "ended", "status", "seeds")
        places = {name: getattr(games, name).ctypes.data for name in names}
        for kind in (np.int8, np.int32, np.int64, np.uint8, np.uint64):
            games.step(games.masks.argmax(1).astype(kind))
        games.step(games.masks.argmax(1).tolist())
        self.assertEqual(places, {name: getattr(games, name).ctypes.data
                                  for name in names})
        self.assertEqual(len(games), 4)

    def test_copy_is_a_game_of_its_own(self):
        games = Games("", 2)
        before = games.copy(1).snapshot_save()
        games.copy(1).playout(1, 5)
        self.assertEqual(games.copy(1).snapshot_save(), before)

    def test_step_allocates_nothing_that_grows(self):
        import tracemalloc
        peaks = []
        for count in (10, 10_000):
            games = Games("", count)
            indices = games.masks.argmax(1).astype(np.int32)
            tracemalloc.start()
            games.step(indices)
            peaks.append(tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
        self.assertLess(peaks[1], peaks[0] + 2000)

    def test_threads_step_games_of_their_own(self):
        def play(seed, ends):
            games = Games("", 64, seed)
            for _ in range(200):
                games.step(games.masks.argmax(1))
            ends[seed] = games.observations.copy()
        alone, together = {}, {}
        for seed in (1, 2):
            play(seed, alone)
        threads = [threading.Thread(target=play, args=(seed, together))
                   for seed in (1, 2)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for seed in (1, 2):
            np.testing.assert_array_equal(alone[seed], together[seed])


if __name__ == "__main__":
    unittest.main()
