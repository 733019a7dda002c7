"""What the methods of _interface.py are made with.

Values are checked before they reach the library, because ctypes cuts numbers
to fit and ends texts at their first NUL without a word.
"""
import ctypes
import os
import struct
from contextlib import contextmanager
from operator import index
from typing import Any, Iterable, Iterator, Sequence

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]

E_NULL = -1
E_REDACTED = -15
CHANCE = 8
NOBODY = 9
HOST = 10
SEATS = 5
TEXT_MAX = 256

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                    "libonirim.so")

# Short calls keep the interpreter's lock, so that two threads never meet in
# a game.  Long calls let other threads run, and take the game away meanwhile.
_SHORT = ctypes.PyDLL(PATH)
_LONG = ctypes.CDLL(PATH)


def function(name: str, result: Any, *arguments: Any,
             long: bool = False) -> Any:
    """A function of the library."""
    found = getattr(_LONG if long else _SHORT, name)
    found.restype = result
    found.argtypes = arguments
    return found


#
# Errors
#

_status_name = function("onirim_status_name", ctypes.c_char_p, ctypes.c_int)
_strerror = function("onirim_strerror", ctypes.c_char_p, ctypes.c_int)
_problem_text = function("onirim_problem_text", ctypes.c_int, ctypes.c_char_p,
                         ctypes.c_char_p, ctypes.c_void_p, ctypes.c_size_t)


class OnirimError(Exception):
    """The library refused something, and nothing has changed.

    Its text is the library's own sentence.  `status` is one of the constants
    E_..., and `status_name` its name.  Where a text was refused, `problem`
    says which word of it and why, else it is None.
    """

    def __init__(self, status: int, problem: Any = None,
                 text: str | None = None) -> None:
        super().__init__(status, problem, text)
        self.status = status
        self.status_name: str = _status_name(status).decode()
        self.problem = problem
        self.text: str = text or _strerror(status).decode()

    def __str__(self) -> str:
        return self.text


def refused(problem: Any, raw: Any) -> OnirimError:
    """The exception for a problem that the library told."""
    return OnirimError(problem.status, problem,
                       text_of(_problem_text, raw.raw, b"en"))


#
# Values that go in
#

def _outside(value: int) -> OverflowError:
    return OverflowError(f"the number {value} is too small or too large")


def uint8(value: Any) -> int:
    value = index(value)
    if 0 <= value <= 0xFF:
        return value
    raise _outside(value)


def int32(value: Any) -> int:
    value = index(value)
    if -0x80000000 <= value <= 0x7FFFFFFF:
        return value
    raise _outside(value)


def uint32(value: Any) -> int:
    value = index(value)
    if 0 <= value <= 0xFFFFFFFF:
        return value
    raise _outside(value)


def uint64(value: Any) -> int:
    value = index(value)
    if 0 <= value <= 0xFFFFFFFFFFFFFFFF:
        return value
    raise _outside(value)


def c_text(value: Any) -> bytes:
    """A text as the library reads it."""
    if not isinstance(value, str):
        raise TypeError(f"a str is needed, not {type(value).__name__}")
    if "\0" in value:
        raise ValueError("the text contains a NUL")
    return value.encode()


def c_text_if_any(value: Any) -> bytes | None:
    return None if value is None else c_text(value)


def data(value: Any) -> bytes:
    """Bytes from any object that holds bytes."""
    return memoryview(value).tobytes()


def packed(layout: struct.Struct, row: Sequence[int]) -> bytes:
    """A tuple as the struct that it stands for."""
    try:
        return layout.pack(*row)
    except struct.error as wrong:
        raise ValueError(str(wrong)) from None


def rows_packed(layout: struct.Struct, rows: Iterable[Sequence[int]]) -> bytes:
    return b"".join(packed(layout, row) for row in rows)


#
# Values that come out
#

def text_of(call: Any, *arguments: Any) -> str:
    """The text that a function writes, however long it is."""
    buffer = ctypes.create_string_buffer(TEXT_MAX)
    length = call(*arguments, buffer, TEXT_MAX)
    if length >= TEXT_MAX:
        buffer = ctypes.create_string_buffer(length + 1)
        length = call(*arguments, buffer, length + 1)
    if length < 0:
        raise OnirimError(length)
    return buffer.value.decode()


def rows_of(layout: struct.Struct, kind: Any, buffer: Any, count: int) -> Any:
    """The structs that a function wrote, as tuples."""
    raw = memoryview(buffer).cast("B")[:count * layout.size]
    return [kind._make(row) for row in layout.iter_unpack(raw)]


def _new_array(size: int) -> Any:
    if numpy is None:
        return bytearray(size)
    return numpy.empty(size, numpy.uint8)


def _check_array(out: Any, size: int) -> None:
    with memoryview(out) as view:
        if view.format != "B" or view.shape != (size,):
            raise ValueError(f"an array of {size} bytes (uint8) is needed, "
                             f"not {view.format!r} of the shape {view.shape}")


def filled(handle: Any, call: Any, *arguments: Any, out: Any) -> Any:
    """The array that a function fills, which may be one of the caller."""
    size = handle._sizes.get(call.__name__)
    if size is None:
        size = call(handle._pointer, *arguments, None, 0)
        if size < 0:
            raise OnirimError(size)
        handle._sizes[call.__name__] = size
    if out is None:
        out = _new_array(size)
    else:
        _check_array(out, size)
    # Refuses what is read-only or not contiguous, and holds the memory.
    room = ctypes.c_char.from_buffer(out)
    answer = call(handle._pointer, *arguments, ctypes.addressof(room), size)
    if answer < 0:
        raise OnirimError(answer)
    return out


#
# Objects
#

class Pointer(ctypes.c_void_p):
    """An object of the library, which is freed when nobody uses it."""
    _free: Any = None

    def __del__(self) -> None:
        if self and self._free:
            self._free(self)


class GamePointer(Pointer):
    pass


class RecordPointer(Pointer):
    pass


class AdvisorPointer(Pointer):
    pass


for _kind, _name in ((GamePointer, "game"), (RecordPointer, "record"),
                     (AdvisorPointer, "advisor")):
    _kind._free = staticmethod(
        function(f"onirim_{_name}_free", None, ctypes.c_void_p))


class Handle:
    """An object of the library as Python has it.  Its pointer is not there
    while it is lent, and after it was closed."""
    __slots__ = ("_pointer", "_closed", "_room", "_sizes", "__weakref__")
    _pointer: Any
    _closed: bool
    _room: Any
    _sizes: dict[str, int]

    def _own(self, pointer: Pointer) -> None:
        self._pointer = pointer
        self._closed = False
        self._room = (ctypes.c_uint32 * 512)()
        self._sizes = {}

    @classmethod
    def _made(cls, pointer: Pointer) -> Any:
        new = cls.__new__(cls)
        new._own(pointer)
        return new

    def __getattr__(self, name: str) -> Any:
        # Reached only for what is not there.
        if name == "_pointer":
            raise self._missing()
        if name == "_closed":
            return True
        raise AttributeError(
            f"{type(self).__name__!r} object has no attribute {name!r}")

    def _missing(self) -> Exception:
        """Why there is no pointer."""
        kind = type(self).__name__
        if self._closed:
            return ValueError(f"this {kind} is closed")
        return RuntimeError(f"another thread is using this {kind}")

    def _lend(self) -> Pointer:
        pointer: Pointer = self._pointer
        try:
            del self._pointer
        except AttributeError:
            raise self._missing() from None
        return pointer

    def close(self) -> None:
        """Free it now.  Whatever you ask of it afterwards raises ValueError.
        Without this it is freed when nothing refers to it any more."""
        if not self._closed:
            self._lend()
            self._closed = True

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *error: Any) -> None:
        self.close()

    def __reduce_ex__(self, protocol: Any) -> Any:
        raise TypeError(f"a {type(self).__name__} cannot be copied or "
                        "pickled")


@contextmanager
def lent(*handles: Handle) -> Iterator[list[Pointer]]:
    """Pointers that no other thread can use meanwhile."""
    taken: list[tuple[Handle, Pointer]] = []
    try:
        for handle in handles:
            taken.append((handle, handle._lend()))
        yield [pointer for _, pointer in taken]
    finally:
        for handle, pointer in taken:
            handle._pointer = pointer


class GameHandle(Handle):
    """What a game has besides the functions of the library."""
    __slots__ = ()

    def __copy__(self) -> Any:
        return self.copy()  # type: ignore[attr-defined]

    def __deepcopy__(self, memory: Any) -> Any:
        return self.copy()  # type: ignore[attr-defined]

    def __reduce_ex__(self, protocol: Any) -> Any:
        # A snapshot has everything but the events.
        return (type(self).snapshot_load,        # type: ignore[attr-defined]
                (self.snapshot_save(),))         # type: ignore[attr-defined]


def needed(value: Any, kind: type) -> Any:
    """The value, if it is of a kind."""
    if not isinstance(value, kind):
        raise TypeError(f"a {kind.__name__} is needed, "
                        f"not {type(value).__name__}")
    return value


#
# Readers
#

class ReaderStruct(ctypes.Structure):
    _fields_ = [("language", ctypes.c_char_p),
                ("names", ctypes.POINTER(ctypes.c_char_p)),
                ("viewer", ctypes.c_int32),
                ("reserved", ctypes.c_int32)]


_reseed = function("onirim_reseed", ctypes.c_int, GamePointer,
                   ctypes.c_uint64)
_redact = function("onirim_redact", ctypes.c_int, GamePointer, GamePointer,
                   ctypes.c_int)


def _usual_viewer(game: Any) -> int:
    """Who reads where no viewer is given, as the library has it."""
    copy = game.copy()
    if _reseed(copy._pointer, 0) != E_REDACTED:
        player: int = game.player()
        return NOBODY if player == CHANCE else player
    for viewer in (HOST, *range(SEATS)):
        if _redact(copy._pointer, game._pointer, viewer) == 0:
            return viewer
    return NOBODY


def _names(names: Any) -> Any:
    if names is None:
        return None
    if isinstance(names, str):
        raise TypeError("names is a list of texts, one for each seat")
    written = [c_text_if_any(name) for name in names][:SEATS]
    return (ctypes.c_char_p * SEATS)(*written)


def reader(game: Any, language: Any, names: Any, viewer: Any,
           usual: Any = _usual_viewer) -> Any:
    """For whom a text is written, or None where nothing is said of it."""
    if language is None and names is None and viewer is None:
        return None
    viewer = usual(game) if viewer is None else int32(viewer)
    return ctypes.byref(ReaderStruct(c_text_if_any(language), _names(names),
                                     viewer, 0))


def nobody(game: Any) -> int:
    """Who reads of events where no viewer is given."""
    return NOBODY
