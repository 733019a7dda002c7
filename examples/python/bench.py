"""How many decisions a second of processor time Python makes: bench.py

Every answer is a random one.  Compare it with `build/measure play`, which
plays the same game in C.
"""
import random
import time

import numpy as np

from onirim import Game
from onirim.environments import Solo
from onirim.many import Games

DECISIONS = 300_000


def play():
    """Lists of answers and answers of one game."""
    game, chance, seed = Game(), random.Random(1).random, 0
    for _ in range(DECISIONS):
        actions = game.legal_actions()
        if not actions:
            seed += 1
            game.reset(seed)
            actions = game.legal_actions()
        game.apply(actions[int(chance() * len(actions))])


def solo():
    """The environment for one player."""
    env, draw = Solo(), np.random.default_rng(1).integers
    _, info = env.reset(seed=1)
    for _ in range(DECISIONS):
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(legal[draw(len(legal))])
        if over:
            _, info = env.reset()


def many(count):
    """Games that step together; the masks choose, not a random number, so
    that the games are measured and not numpy's generator."""
    games = Games("", count)
    for step in range(DECISIONS // count):
        # The first or the last answer, by turns.
        masks = games.masks[:, ::-1] if step % 2 else games.masks
        indices = masks.argmax(1)
        if step % 2:
            np.subtract(masks.shape[1] - 1, indices, out=indices)
        games.step(indices)


def measure(name, call, *arguments):
    start = time.process_time()
    call(*arguments)
    taken = time.process_time() - start
    print(f"{name:28} {DECISIONS / taken / 1e6:6.2f} million a second")


measure("legal_actions and apply", play)
measure("environment for one player", solo)
for size in (1, 16, 256):
    measure(f"Games with {size}", many, size)
