"""What is shown with its key can be clicked.

    mouse.py BUILD
"""
import os
import shutil
import sys
import tempfile

import terminal


def click(window: terminal.Terminal, text: str) -> None:
    """Click at the middle of a text on the screen."""
    for number, line in enumerate(window.screen(), 1):
        column = line.find(text) + len(text) // 2 + 1
        if text in line:
            window.press(f"\033[<0;{column};{number}M")
            window.press(f"\033[<0;{column};{number}m")
            return
    raise AssertionError(f"{text} is not there")


def main():
    program = os.path.join(os.path.abspath(sys.argv[1]), "onirim")
    directory = tempfile.mkdtemp()
    window = terminal.Terminal(
        directory, 80, 24, f"{program} --seed 3 --lang en", LC_ALL="C.UTF-8",
        TERM="xterm-256color", XDG_STATE_HOME=directory)

    def shows(text: str) -> None:
        terminal.wait(f"no {text}", lambda: text in "\n".join(window.screen()))

    try:
        shows("turn 1,")
        click(window, "Play the blue Sun")
        shows("You played the blue Sun")
        click(window, "? help")
        shows("Discard the red Sun. The card is discarded")
        click(window, "Enter back")
        shows("turn 2,")
        window.press("C-c")
        assert window.status() == 130, "another status"
        assert window.is_as_before(), "another terminal"
    finally:
        window.close()
        terminal.shut()
        shutil.rmtree(directory)
    print("mouse: an answer, a command, and back")


if __name__ == "__main__":
    main()
