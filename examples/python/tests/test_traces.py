"""Whole games are byte for byte those that a C program plays.

The environment's TRACE is that program, tests/bindings/trace.c, and CONFIGS
the list of what it plays.
"""
import os
import subprocess
import unittest

import onirim
from onirim import HOST, NOBODY, Game, Record


def events(game, viewer):
    return "".join(bytes(event).hex() + "0000" for event in
                   game.events(viewer))


def course(config):
    """The same lines as trace.c prints."""
    game = Game(config)
    record = Record(game)
    while actions := game.legal_actions():
        action = actions[game.hash(HOST) % len(actions)]
        game.apply(action)
        record.add(action)
        yield " ".join([onirim.action_format(action),
                        f"{game.hash(HOST):016x}",
                        f"{game.hash(NOBODY):016x}",
                        events(game, HOST), events(game, NOBODY)])
    yield from record.format().splitlines()
    yield "snapshot " + game.snapshot_save().hex()


class Traces(unittest.TestCase):
    def test_every_kind_of_game_goes_as_in_c(self):
        with open(os.environ["CONFIGS"], encoding="utf-8") as configs:
            for config in configs.read().splitlines():
                with self.subTest(config=config):
                    self.same(config)

    def same(self, config):
        told = subprocess.run([os.environ["TRACE"], config],
                              capture_output=True, check=True, text=True)
        lines = told.stdout.splitlines()
        self.assertGreater(len(lines), 10)
        self.assertEqual(lines, list(course(config)))


if __name__ == "__main__":
    unittest.main()
