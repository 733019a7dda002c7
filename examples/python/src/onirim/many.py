"""Many games that take their steps at once, for a program that learns.

    games = Games("players=2", 256, seed=1)
    while ...:
        indices = choose(games.observations, games.masks)
        games.step(indices)
        learn(games.results, games.ended)

The arrays stay the same: each step writes into them.  A game that ends is
begun again in the same step.
"""
import ctypes
from typing import Any

import numpy as np

from ._interface import Game, RowsStruct
from ._library import Handle, OnirimError, Pointer, function, int32, lent
from ._library import uint64
from .constants import CHANCE, NOBODY, NUMBER_PLAYERS, OK

_step_many = function("onirim_step_many", ctypes.c_int, ctypes.c_void_p,
                      ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p,
                      long=True)
_MOST = 0x7FFFFFFF


class _Table(Pointer):
    """The addresses of all games, which are kept as long as it is used."""
    games: list[Game]


class Games(Handle):
    """Games of one configuration, with an array row for each of them.

    observations       what the seat that is asked sees
    masks              1 for each index that this seat can answer with
    players            which seat is asked
    results            of games that ended in this step, for each seat:
                       1 won, -1 lost, else 0
    ended              1 if a game ended in this step, 2 if by `turns`, else 0
    last_observations  of games that ended: how the seat that gave the last
                       answer sees the end
    status             OK, or why a game did not take its action
    seeds              the state of each game's generator of seeds

    The library reads and writes these arrays in place.  The first game in row
    i has the seed `seed` + i.
    """
    __slots__ = ("observations", "masks", "last_observations", "players",
                 "results", "ended", "status", "seeds", "_rows", "_indices")

    def __init__(self, config: str, count: int, seed: int = 0) -> None:
        first = Game(config)
        if first.player() == CHANCE:
            raise ValueError("nobody deals the cards here: chance=seeded")
        count, seed = int32(count), uint64(seed)
        if count < 1:
            raise ValueError("there is at least one game")
        games = [first.copy() for _ in range(count)]
        self._make_arrays(first, count)
        self.seeds[:] = np.arange(count, dtype=np.uint64) + np.uint64(seed)
        for game, own in zip(games, self.seeds):
            game.reset(own)
        self._own(_table_of(games))
        self._run(None)

    def _make_arrays(self, game: Game, count: int) -> None:
        seats = game.number(NOBODY, NUMBER_PLAYERS, 0)
        seen, answers = game.observation_size(), game.action_space()
        self.observations = _array(np.uint8, count, seen)
        self.masks = _array(np.uint8, count, answers)
        self.last_observations = _array(np.uint8, count, seen)
        self.players = _array(np.uint8, count)
        self.results = _array(np.int8, count, seats)
        self.ended = _array(np.uint8, count)
        self.status = _array(np.int32, count)
        self.seeds = _array(np.uint64, count)
        self._indices = _array(np.int32, count)
        rows = RowsStruct(size=ctypes.sizeof(RowsStruct),
                          observation_stride=seen, mask_stride=answers,
                          result_stride=seats)
        # The struct keeps no array alive, so this object keeps both.
        arrays = {name: getattr(self, name) for name, kind in rows._fields_
                  if kind is ctypes.c_void_p}
        for name, array in arrays.items():
            setattr(rows, name, array.ctypes.data)
        self._rows = rows, self._indices.ctypes.data, arrays

    def __len__(self) -> int:
        return len(self._pointer.games)

    def _run(self, indices: int | None) -> int:
        count = len(self)
        with lent(self) as pointers:
            answer: int = _step_many(pointers[0], count, indices,
                                     ctypes.byref(self._rows[0]))
        if answer < 0:
            raise OnirimError(answer)
        return answer

    def step(self, indices: Any) -> None:
        """Give each game the action of its index, and fill the arrays.

        If an index is refused, the other games take their step, and then
        OnirimError is raised; `status` says which games stayed as they were.
        """
        self._take(np.asarray(indices))
        if self._run(self._rows[1]) < len(self):
            raise OnirimError(int(self.status[self.status != OK][0]))

    def _take(self, indices: Any) -> None:
        """Copy indices of any whole numbers; what no int32 holds is refused
        as an index that is too small or too large."""
        if indices.shape != self._indices.shape:
            raise ValueError(f"{len(self)} indices are needed, not an array "
                             f"of the shape {indices.shape}")
        if np.can_cast(indices.dtype, np.int32):
            np.copyto(self._indices, indices)
        elif indices.dtype.kind == "i":
            indices.clip(-1, _MOST, out=self._indices, casting="unsafe")
        elif indices.dtype.kind == "u":
            np.minimum(indices, _MOST, out=self._indices, casting="unsafe")
        else:
            raise TypeError(f"indices are whole numbers, not {indices.dtype}")

    def copy(self, row: int) -> Game:
        """A game as it stands, to be looked at, saved or tried out."""
        game: Game = self._pointer.games[row]
        return game.copy()


def _array(kind: Any, *shape: int) -> Any:
    """An array that cannot be made longer, as the library has its address."""
    memory = bytearray(int(np.prod(shape)) * np.dtype(kind).itemsize)
    return np.frombuffer(memory, kind).reshape(shape)


def _table_of(games: list[Game]) -> _Table:
    addresses = (ctypes.c_void_p * len(games))(
        *(game._pointer.value for game in games))
    table = _Table(ctypes.addressof(addresses))
    table.games = games
    table.addresses = addresses     # type: ignore[attr-defined]
    return table
