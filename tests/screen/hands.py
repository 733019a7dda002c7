"""Two people at one keyboard: hands.py BUILD

Whenever it changes hands, nothing of a hand is anywhere in the terminal, or,
where nobody can erase what was scrolled away, nowhere on the screen."""
import os
import shutil
import sys
import tempfile

import terminal
from library import open_library
from player import Player
from terminal import Terminal

CONFIGS = ("players=2 seed=4 sets=steps,towers,dreams",
           "game=nightmarium players=3 seed=4")
STEPS = 40

# The face, and what the terminal says of itself.
FACES = ((True, {"TERM": "tmux-256color"}),
         (True, {"TERM": "xterm", "NO_COLOR": "1"}),
         (False, {"TERM": "xterm"}),
         (False, {"TERM": "xterm", "NO_COLOR": "1"}),
         (False, {"TERM": "dumb"}))


def leaks(player, is_dumb):
    """Lines that are there although somebody else may read them."""
    asked = (player.say("HAND_OVER"), player.say("KEYS_HAND_OVER"))
    return [line for line in player.terminal.screen(not is_dumb)
            if line.strip() and not line.strip().startswith(asked)]


def look(player, is_dumb):
    """Play on, and count how often the keyboard changes hands."""
    changes = 0
    for _ in range(STEPS):
        kind = player.settle()
        if kind in ("end", "left"):
            break
        if kind == "hand-over":
            changes += 1
            assert not leaks(player, is_dumb), leaks(player, is_dumb)
        elif not player.has_screen:
            player.terminal.press("t", "Enter")
            player.settle()
        player.step(kind)
    assert changes > 3, f"only {changes} changes of hands"
    return changes


def play(build, config, has_screen, environment):
    directory = tempfile.mkdtemp()
    record = os.path.join(directory, "record")
    options = f"--config '{config}' --record {record}"
    if not has_screen:
        options += " --plain"
    term = Terminal(directory, 80, 24, f"{build}/onirim {options}",
                    XDG_STATE_HOME=directory, LC_ALL="C.UTF-8",
                    **environment)
    player = Player(term, record, config, has_screen=has_screen)
    name = f"{config} {'screen' if has_screen else 'lines'} {environment}"
    try:
        changes = look(player, environment["TERM"] == "dumb")
    except (AssertionError, TimeoutError) as error:
        print(f"{name}: {error}", *term.screen(True), sep="\n")
        return False
    finally:
        term.close()
        shutil.rmtree(directory)
    print(f"{name}: {changes} changes of hands", flush=True)
    return True


def main():
    build = os.path.abspath(sys.argv[1])
    open_library(build)
    try:
        results = [play(build, config, *face)
                   for config in CONFIGS for face in FACES]
    finally:
        terminal.shut()
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
