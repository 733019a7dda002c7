"""What stands in for Gymnasium and PettingZoo where they are not installed:
the classes with the attributes that programs use, and no more."""
from typing import Any, Iterator

import numpy as np


class Space:
    """A set of values, with a generator of its own."""

    def __init__(self, shape: Any, dtype: Any) -> None:
        self.shape = shape
        self.dtype = np.dtype(dtype) if dtype is not None else None
        self.np_random = np.random.default_rng()

    def seed(self, seed: Any = None) -> list[Any]:
        self.np_random = np.random.default_rng(seed)
        return [seed]

    def __contains__(self, value: Any) -> bool:
        return self.contains(value)

    def contains(self, value: Any) -> bool:
        raise NotImplementedError


class Discrete(Space):
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        super().__init__((), np.int64)
        self.n = np.int64(n)
        self.start = np.int64(0)

    def sample(self, mask: Any = None) -> Any:
        if mask is None:
            return self.np_random.integers(self.n)
        return self.np_random.choice(np.flatnonzero(mask))

    def contains(self, value: Any) -> bool:
        whole = isinstance(value, (int, np.integer))
        return whole and 0 <= int(value) < int(self.n)


class Box(Space):
    """Arrays whose elements are between two bounds."""

    def __init__(self, low: Any, high: Any, dtype: Any) -> None:
        super().__init__(np.shape(high), dtype)
        self.low = np.broadcast_to(low, self.shape).astype(dtype)
        self.high = np.asarray(high, dtype)

    def sample(self, mask: Any = None) -> Any:
        return self.np_random.integers(self.low, self.high, endpoint=True,
                                       dtype=self.dtype)

    def contains(self, value: Any) -> bool:
        return (isinstance(value, np.ndarray) and value.dtype == self.dtype
                and value.shape == self.shape
                and bool(np.all(value >= self.low))
                and bool(np.all(value <= self.high)))


class Dict(Space):
    """A dict with a value of a space under each key."""

    def __init__(self, spaces: dict[str, Any]) -> None:
        super().__init__(None, None)
        self.spaces = spaces

    def __getitem__(self, key: str) -> Any:
        return self.spaces[key]

    def sample(self, mask: Any = None) -> Any:
        return {key: space.sample() for key, space in self.spaces.items()}

    def contains(self, value: Any) -> bool:
        return (isinstance(value, dict) and value.keys() == self.spaces.keys()
                and all(value[key] in space
                        for key, space in self.spaces.items()))


class Env:
    """As gymnasium.Env."""
    metadata: dict[str, Any] = {"render_modes": []}
    render_mode: str | None = None
    spec = None
    np_random: Any = None
    _np_random_seed: Any = None

    @property
    def unwrapped(self) -> Any:
        return self

    def reset(self, *, seed: Any = None, options: Any = None) -> Any:
        if seed is not None or self.np_random is None:
            self.np_random = np.random.default_rng(seed)

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()

    def close(self) -> None:
        pass


class AECEnv:
    """As pettingzoo.AECEnv."""
    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, Any]

    @property
    def unwrapped(self) -> Any:
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observe(self, agent: str) -> Any:
        raise NotImplementedError

    def last(self, observe: bool = True) -> Any:
        """What the selected agent sees and has got since its last action."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None,
                self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[str]:
        """The agents in the order in which they are asked."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def _clear_rewards(self) -> None:
        for agent in self.rewards:
            self.rewards[agent] = 0

    def _accumulate_rewards(self) -> None:
        for agent, reward in self.rewards.items():
            self._cumulative_rewards[agent] += reward

    def _was_dead_step(self, action: Any) -> None:
        """An agent whose game is over leaves, one after the other."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action "
                             "is None")
        agent = self.agent_selection
        told: Any
        for told in (self.terminations, self.truncations, self.rewards,
                     self._cumulative_rewards, self.infos):
            del told[agent]
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]
        self._clear_rewards()

    def close(self) -> None:
        pass
