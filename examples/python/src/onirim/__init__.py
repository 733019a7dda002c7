"""The card games Onirim and Nightmarium, exactly by their rulebooks.

    from onirim import Game

    game = Game("players=1 seed=42")
    while actions := game.legal_actions():
        game.apply(actions[0])
    print("won" if game.outcome() == onirim.WON else "lost")

onirim.many steps many games at once, and onirim.environments has them as
programs that learn expect games.
"""
from . import constants
from ._interface import *
from ._library import OnirimError
from .constants import *

__version__ = version()
