"""A program in a terminal: tmux, which people have, too."""
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import time

PATIENCE = float(os.environ.get("PATIENCE", "10"))  # seconds
PAUSE = 0.01
SPECIAL = {"Enter", "Escape", "Up", "Down", "PageUp", "PageDown", "C-c",
           "C-l", "BSpace"}

# Answers are synced to the disk; in memory that takes no time.
if "TMPDIR" not in os.environ and os.access("/dev/shm", os.W_OK):
    tempfile.tempdir = "/dev/shm"

_numbers = itertools.count()
_server = f"onirim-{os.getpid()}"


def _tmux(*arguments: str) -> str:
    done = subprocess.run(["tmux", "-L", _server, "-f", "/dev/null",
                           *arguments], check=False, text=True,
                          capture_output=True)
    if done.returncode != 0:
        raise OSError(done.stderr)
    return done.stdout


def wait(what: object, ready):
    """Wait until something is true, or there; its value."""
    end = time.monotonic() + PATIENCE
    while not (value := ready()):
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(PAUSE)
    return value


class Terminal:
    """A window with a shell that runs one command.  What stty says before and
    after it, and its status, are in files of a directory."""

    def __init__(self, directory: str, columns: int, lines: int,
                 command: str, **environment: str):
        self.name = f"window{next(_numbers)}"
        self.directory = directory
        for name in ("before", "after", "status"):
            if os.path.exists(self._file(name)):
                os.remove(self._file(name))
        variables = " ".join(f"{name}='{value}'"
                             for name, value in environment.items())
        _tmux("new-session", "-d", "-s", self.name, "-x", str(columns),
              "-y", str(lines), "trap : INT; "
              f"stty -a >{directory}/before; env {variables} {command}; "
              f"echo $? >{directory}/left; stty -a >{directory}/after; "
              f"mv {directory}/left {directory}/status; "
              "while sleep 100; do :; done",
              ";", "set", "-g", "status", "off",
              ";", "set", "-s", "escape-time", "0",
              ";", "set", "-s", "exit-empty", "off")
        self.resize(columns, lines)

    def _file(self, name: str) -> str:
        return os.path.join(self.directory, name)

    def _ask(self, format_: str) -> str:
        return _tmux("display", "-p", "-t", self.name, format_).strip()

    def resize(self, columns: int, lines: int) -> None:
        self.columns, self.lines = columns, lines
        _tmux("resize-window", "-t", self.name, "-x", str(columns), "-y",
              str(lines))

    def press(self, *keys: str) -> None:
        for key in keys:
            literal = [] if key in SPECIAL else ["-l"]
            _tmux("send-keys", *literal, "-t", self.name, "--", key)

    def screen(self, with_history: bool = False) -> list[str]:
        history = ["-S", "-"] if with_history else []
        text = _tmux("capture-pane", "-p", *history, "-t", self.name)
        return text.split("\n")[:-1]

    def _children(self) -> list[int]:
        found = subprocess.run(["pgrep", "-P", self._ask("#{pane_pid}")],
                               check=False, text=True, capture_output=True)
        return [int(process) for process in found.stdout.split()]

    def program(self) -> int:
        """The process of the program."""
        return wait("no program", self._children)[-1]

    def has_ended(self) -> bool:
        return os.path.exists(self._file("status"))

    def status(self) -> int:
        wait("the program does not end", self.has_ended)
        with open(self._file("status"), encoding="ascii") as file:
            return int(file.read())

    def is_as_before(self) -> bool:
        """Whether the terminal is as the program found it."""
        with open(self._file("before"), encoding="ascii") as before, \
                open(self._file("after"), encoding="ascii") as after:
            return (before.read() == after.read() and
                    self._ask("#{alternate_on} #{cursor_flag}") == "0 1")

    def close(self) -> None:
        """Close the window.  Whatever does not end with it is killed."""
        children = self._children()
        _tmux("kill-session", "-t", self.name)
        try:
            wait("", lambda: not any(map(is_running, children)))
        except TimeoutError:
            for child in children:
                os.kill(child, signal.SIGKILL)
            raise


def is_running(process: int) -> bool:
    """Whether a process is there, and not only its status."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


# An end that is asked for is an end like any other: windows are closed.
signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(1))


def shut() -> None:
    """End the server, of which these windows are the only ones."""
    subprocess.run(["tmux", "-L", _server, "kill-server"], check=False,
                   capture_output=True)
