"""What the library says of a game, to compare it with a screen."""
import ctypes
import os

CHANCE, NOBODY, HOST = 8, 9, 10
ASK_ACT = 3
HAND, ROW, POOL = 1, 3, 7
SEATS_MAX = 5

_PLAYERS = 1
_TEXT_BYTES = 1024
_ACTIONS_MAX = 512
_CARDS_MAX = 160
_HIDDEN_CARD = 1


class _Reader(ctypes.Structure):
    _fields_ = [("language", ctypes.c_char_p), ("names", ctypes.c_void_p),
                ("viewer", ctypes.c_int32), ("reserved", ctypes.c_int32)]


_library: ctypes.CDLL


def open_library(build: str) -> None:
    global _library
    _library = ctypes.CDLL(os.path.join(build, "libonirim.so"))


class Game:
    """A game, as a record or a configuration describes it."""

    def __init__(self, language: str, record: str = "", config: str = ""):
        self.language = language
        self._game = ctypes.c_void_p()
        if record:
            self._read(record)
        elif _library.onirim_game_new(ctypes.byref(self._game),
                                      config.encode(), None) != 0:
            raise ValueError(config)
        self.decision = _library.onirim_decision(self._game)
        self.player = _library.onirim_player(self._game)
        self.is_over = _library.onirim_outcome(self._game) != 0
        self.seats = _library.onirim_number(self._game, NOBODY, _PLAYERS, 0)
        self.actions = (ctypes.c_uint32 * _ACTIONS_MAX)()
        self.choices = max(0, _library.onirim_legal_actions(
            self._game, self.actions, _ACTIONS_MAX))

    def _read(self, record: str) -> None:
        handle = ctypes.c_void_p()
        if _library.onirim_record_parse(ctypes.byref(handle),
                                        record.encode(), None) != 0:
            raise ValueError(record)
        _library.onirim_record_game(
            handle, _library.onirim_record_ply(handle),
            ctypes.byref(self._game))
        _library.onirim_record_free(handle)

    def __del__(self) -> None:
        _library.onirim_game_free(self._game)

    def _text(self, call, game, *arguments, viewer=None) -> str:
        if viewer is None:
            viewer = self.player if self.player < SEATS_MAX else NOBODY
        reader = _Reader(self.language.encode(), None, viewer, 0)
        text = ctypes.create_string_buffer(_TEXT_BYTES)
        call(game, *arguments, ctypes.byref(reader), text,
             ctypes.c_size_t(_TEXT_BYTES))
        return text.value.decode()

    def question(self) -> str:
        return self._text(_library.onirim_decision_text, self._game,
                          self.decision)

    def endings(self) -> list[str]:
        """How those who may look call the end."""
        return [self._text(_library.onirim_decision_text, self._game,
                           self.decision, viewer=viewer)
                for viewer in (*range(self.seats), NOBODY, HOST)]

    def label(self, choice: int) -> str:
        return self._text(_library.onirim_action_text, self._game,
                          self.actions[choice])

    def zone(self, zone: int) -> str:
        """The name of a zone, as a game for one calls it."""
        one = ctypes.c_void_p()
        _library.onirim_game_new(ctypes.byref(one), None, None)
        name = self._text(_library.onirim_zone_text, one, zone, 0,
                          viewer=NOBODY)
        _library.onirim_game_free(one)
        return name

    def hand(self, seat: int) -> list[str]:
        """The names of the cards that only this seat may see."""
        cards = (ctypes.c_uint8 * _CARDS_MAX)()
        count = _library.onirim_cards(self._game, seat, HAND, seat, cards,
                                      ctypes.c_size_t(_CARDS_MAX))
        return [self._text(_library.onirim_card_text, self._game, card)
                for card in cards[:count] if card != _HIDDEN_CARD]
