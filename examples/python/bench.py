"""How many million decisions a second of processor time makes:

    bench.py [CONFIG...]

A row has a number for each configuration.  Answers are random ones, but for
`Games`, whose games answer with the first or the last index by turns, so that
the games are measured and not numpy's generator.
"""
import random
import sys
import time

import numpy as np

from onirim import Game
from onirim.environments import Solo, Table
from onirim.many import Games

DECISIONS = 200_000


def play(config):
    """Lists of answers and answers of one game."""
    game, chance, seed = Game(config), random.Random(1).random, 0
    for _ in range(DECISIONS):
        actions = game.legal_actions()
        if not actions:
            seed += 1
            game.reset(seed)
            actions = game.legal_actions()
        game.apply(actions[int(chance() * len(actions))])


def drawn(mask, draw):
    legal = mask.nonzero()[0]
    return legal[draw(len(legal))]


def solo(config):
    env, draw = Solo(config), np.random.default_rng(1).integers
    _, info = env.reset(seed=1)
    for _ in range(DECISIONS):
        _, _, over, _, info = env.step(drawn(info["action_mask"], draw))
        if over:
            _, info = env.reset()


def table(config):
    env, draw = Table(config), np.random.default_rng(1).integers
    env.reset(seed=1)
    for _ in range(DECISIONS):
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
        else:
            env.step(drawn(seen["action_mask"], draw))


def environment(config):
    """One of the environments, by the number of players."""
    (table if "players=" in config else solo)(config)


def many(config, count=256):
    games = Games(config, count)
    for step in range(DECISIONS // count):
        masks = games.masks[:, ::-1] if step % 2 else games.masks
        indices = masks.argmax(1)
        if step % 2:
            np.subtract(masks.shape[1] - 1, indices, out=indices)
        games.step(indices)


def rate(call, config):
    start = time.process_time()
    call(config)
    return DECISIONS / (time.process_time() - start) / 1e6


for what, call in (("legal_actions and apply", play),
                   ("environment", environment), ("Games with 256", many)):
    print(f"{what:24}", *(f"{rate(call, config):7.2f}"
                          for config in sys.argv[1:] or [""]))
