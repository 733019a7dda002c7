"""Games as programs that learn expect them.

Solo is a game for one player in the shape of a Gymnasium environment, Table
one for any number of players in the shape of a PettingZoo AEC environment.
They are real ones where these packages are installed, and have the same
attributes where they are not.  Actions are indices, as in onirim-indices(7);
observations are bytes, as in onirim-observation(7).
"""
from typing import Any

import numpy as np

from ._interface import Game
from ._library import OnirimError
from .constants import CHANCE, E_ILLEGAL, LOST, NOBODY
from .constants import NUMBER_PLAYERS, PLAYING, UNDECIDED, WON

try:
    from gymnasium import Env, spaces
except ImportError:
    from . import _stand_ins as spaces
    from ._stand_ins import Env
try:
    from pettingzoo import AECEnv
except ImportError:
    from ._stand_ins import AECEnv

REWARDS: dict[int, float] = {PLAYING: 0.0, WON: 1.0, LOST: -1.0, UNDECIDED: 0.0}
_MODES = ["human", "ansi"]
_SEEDS = 2 ** 64


def _most(game: Game) -> Any:
    """The largest value of each byte of an observation."""
    most = np.full(game.observation_size(), 255, np.uint8)
    for part in range(len(most)):
        try:
            layout = game.observation_part(part)
        except OnirimError:
            break
        most[layout.offset:layout.offset + layout.length] = layout.max
    return most


def _new_game(config: str) -> tuple[Game, int]:
    """A game whose cards the library deals, and how many play it."""
    game = Game(config)
    if game.player() == CHANCE:
        raise ValueError("nobody deals the cards here: chance=seeded")
    return game, game.number(NOBODY, NUMBER_PLAYERS, 0)


def _mode(mode: str | None) -> str | None:
    if mode is not None and mode not in _MODES:
        raise ValueError(f"there is no render mode {mode!r}")
    return mode


def _picture(game: Game, mode: str | None, viewer: int) -> str | None:
    """What a viewer knows, as a line of text."""
    if mode is None:
        return None
    line = game.view_format(viewer)
    if mode == "ansi":
        return line
    print(line)
    return None


class Solo(Env):  # type: ignore[misc]
    """Onirim for one player.  A game that is won rewards 1, a lost one -1.

    `info["action_mask"]` has 1 for each action that is legal now.  Another
    action of the space changes nothing and rewards 0, and `info["why"]` says
    why it is not legal.  A seed that you give is that of the game.
    """
    metadata = {"render_modes": _MODES, "render_fps": 1}

    def __init__(self, config: str = "",
                 render_mode: str | None = None) -> None:
        self.game, players = _new_game(config)
        if players != 1:
            raise ValueError("several players need a Table")
        self.render_mode = _mode(render_mode)
        self.action_space = spaces.Discrete(self.game.action_space())
        self.observation_space = spaces.Box(0, _most(self.game),
                                            dtype=np.uint8)

    def _told(self) -> tuple[Any, dict[str, Any]]:
        mask = self.game.action_mask().view(np.int8)
        return self.game.observe(0), {"action_mask": mask}

    def reset(self, *, seed: int | None = None,
              options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(_SEEDS, dtype=np.uint64))
        self.game.reset(seed)
        self._shown()
        return self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool,
                                         dict[str, Any]]:
        answer = self.game.index_action(action)
        why = None
        try:
            self.game.apply(answer)
        except OnirimError as error:
            if error.status != E_ILLEGAL:
                raise
            why = self.game.why_text(answer)
        self._shown()
        seen, info = self._told()
        if why is not None:
            info["why"] = why
        outcome = self.game.outcome()
        return seen, REWARDS[outcome], outcome != PLAYING, False, info

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return _picture(self.game, self.render_mode, 0)

    def close(self) -> None:
        self.game.close()


class Table(AECEnv):  # type: ignore[misc]
    """A game of any kind, in which each seat is an agent: "player_0" and so
    on.  An agent gets 1 when it has won, -1 when it has lost, and 0 when its
    turns ran out, which truncates the game.

    An observation is a dict of "observation" and "action_mask".  The mask of
    an agent that is not asked is 0.  An action that is not legal now raises
    OnirimError and changes nothing.
    """
    metadata = {"name": "onirim_v1", "render_modes": _MODES,
                "is_parallelizable": False, "render_fps": 1}

    def __init__(self, config: str = "players=2",
                 render_mode: str | None = None) -> None:
        super().__init__()
        self.game, players = _new_game(config)
        self.render_mode = _mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()
        size = self.game.action_space()
        self.action_spaces = {agent: spaces.Discrete(size)
                              for agent in self.possible_agents}
        self.observation_spaces = {agent: self._seen_space(size)
                                   for agent in self.possible_agents}

    def _seen_space(self, size: int) -> Any:
        return spaces.Dict({
            "observation": spaces.Box(0, _most(self.game), dtype=np.uint8),
            "action_mask": spaces.Box(0, np.ones(size, np.int8),
                                      dtype=np.int8),
        })

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        else:
            seed = int(self._seeds.integers(_SEEDS, dtype=np.uint64))
        self.game.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.player()]
        self._shown()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        if self.game.player() == seat:
            mask = self.game.action_mask().view(np.int8)
        else:
            mask = np.zeros(self.game.action_space(), np.int8)
        return {"observation": self.game.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.apply(self.game.index_action(action))
        if self.game.outcome() == PLAYING:
            self.agent_selection = self.possible_agents[self.game.player()]
        else:
            self._end()
        self._shown()

    def _end(self) -> None:
        """Nothing is rewarded before the end, so nothing was to be cleared."""
        for seat, agent in enumerate(self.possible_agents):
            result = self.game.result(seat)
            self.rewards[agent] = REWARDS[result]
            self.truncations[agent] = result == UNDECIDED
            self.terminations[agent] = result != UNDECIDED
        self._accumulate_rewards()

    def _shown(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return _picture(self.game, self.render_mode, NOBODY)

    def close(self) -> None:
        self.game.close()
