"""The learner learns, and the same from the same seed."""
import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import learn  # noqa: E402
import numpy as np  # noqa: E402
from onirim import Game  # noqa: E402


def learnt(games):
    """The network, and how many Doors were found by and by."""
    random, doors = np.random.default_rng(1), []
    sight = learn.Sight(Game())
    players = learn.Players(sight, learn.Network(sight, random), random)
    learn.learn(players, random, games, lambda done, share, found:
                doors.append(found))
    return players.network.weights, doors


class Learning(unittest.TestCase):
    def test_more_doors_are_found_by_and_by(self):
        _, doors = learnt(12 * learn.SIDE_BY_SIDE)
        self.assertLess(doors[0], 0.5)
        self.assertGreater(doors[-1], 2)

    def test_same_seed_learns_the_same(self):
        (one, _), (two, _) = learnt(512), learnt(512)
        for a, b in zip(one, two):
            np.testing.assert_array_equal(a, b)


if __name__ == "__main__":
    unittest.main()
