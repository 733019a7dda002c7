"""Whole games are byte for byte those that a C program plays.

The environment's TRACE is that program, tests/trace.c.
"""
import os
import subprocess
import unittest

from onirim import HOST, NOBODY, NUMBER_PLAYERS, Game

SETS = "sets=steps,towers,dreams"
CONFIGS = [
    "", "sets=steps", "sets=towers", "sets=dreams", SETS,
    "sets=steps variants=lost", "sets=towers variants=ruins,right-only",
    "sets=dreams premonitions=6", "players=2", f"players=2 {SETS}",
    "players=2 variants=open,unique first=2", "players=2 variants=race",
    "game=nightmarium", "game=nightmarium players=3 objective=3",
    "game=nightmarium players=4 first=random",
    "game=nightmarium players=5 turns=60",
    "chance=host", f"players=2 {SETS} chance=host",
    "game=nightmarium players=3 objective=2 chance=host",
]
SEEDS = [0, 42, 0xFEDCBA9876543210]


def events(game, viewer):
    return "".join(bytes(event).hex() + "0000" for event in
                   game.events(viewer))


def course(config, generator):
    """The same lines as trace.c prints."""
    game = Game(config)
    game.reset(generator)
    last = game.number(NOBODY, NUMBER_PLAYERS, 0) - 1
    yield events(game, last)
    while actions := game.legal_actions():
        generator = (generator * 6364136223846793005 + 1) % 2 ** 64
        action = actions[(generator >> 33) % len(actions)]
        game.apply(action)
        yield f"{action:x} {game.hash(HOST):016x} {events(game, last)}"


class Traces(unittest.TestCase):
    def test_every_kind_of_game_goes_as_in_c(self):
        for config in CONFIGS:
            for seed in SEEDS:
                with self.subTest(config=config, seed=seed):
                    self.same(f"{config} events=on".strip(), seed)

    def same(self, config, seed):
        told = subprocess.run([os.environ["TRACE"], str(seed), config],
                              capture_output=True, check=True, text=True)
        lines = told.stdout.splitlines()
        self.assertGreater(len(lines), 10)
        self.assertEqual(lines, list(course(config, seed)))


if __name__ == "__main__":
    unittest.main()
