"""A picture of the program on a screen of 80 x 24, from a real run:

    python3 examples/play/picture.py build/onirim > examples/play/screen.svg

It needs tmux.  The keys lead to a question in the middle of a game."""

import html
import os
import re
import subprocess
import sys
import tempfile
import time

COLUMNS, LINES = 80, 24
CELL, HEIGHT = 8.4, 18
GAME = "--seed 4 --lang en"
KEYS = "1 2 1 1 1 1 1 1 h"

INK, GROUND = "#d8d8d8", "#1c1c22"
COLOURS = ["#000000", "#c4413b", "#3f9a52", "#b98a2f", "#3c6fd1", "#8a4fb8",
           "#2d8f8f", "#ffffff"]


def tmux(*words):
    return subprocess.run(["tmux", "-L", "picture", "-f", "/dev/null", *words],
                          check=True, capture_output=True, text=True).stdout


def capture(program):
    """The lines of the screen, with escapes for their styles."""
    with tempfile.TemporaryDirectory() as home:
        tmux("new-session", "-d", "-x", str(COLUMNS), "-y", str(LINES),
             f"XDG_STATE_HOME={home} LC_ALL=C.UTF-8 {program} {GAME}")
        tmux("set", "-g", "status", "off")
        try:
            for key in [None, *KEYS.split()]:
                if key:
                    tmux("send-keys", key)
                time.sleep(1)
            return tmux("capture-pane", "-p", "-e", "-N").splitlines()
        finally:
            tmux("kill-server")


def style_of(style, codes):
    """The style after an escape sequence."""
    for code in [int(one or 0) for one in codes.split(";")]:
        if code in (0, 39, 49):
            style = {"ink": INK, "ground": GROUND, "bold": False}
        elif code == 1:
            style = {**style, "bold": True}
        elif code == 7:
            style = {**style, "ink": GROUND, "ground": INK}
        elif 30 <= code < 38:
            style = {**style, "ink": COLOURS[code - 30]}
        elif 40 <= code < 48:
            style = {**style, "ground": COLOURS[code - 40]}
    return style


def draw(lines):
    style = style_of({}, "0")
    for y, line in enumerate(lines):
        x = 0
        for part in re.split("(\x1b\\[[0-9;]*m)", line):
            if part.startswith("\x1b"):
                style = style_of(style, part[2:-1])
                continue
            if style["ground"] != GROUND and part:
                yield (f'<rect x="{x * CELL:.1f}" y="{y * HEIGHT}" '
                       f'width="{len(part) * CELL:.1f}" height="{HEIGHT}" '
                       f'fill="{style["ground"]}"/>')
            if part.strip():
                weight = ' font-weight="bold"' if style["bold"] else ""
                yield (f'<text x="{x * CELL:.1f}" y="{y * HEIGHT + 13}" '
                       f'textLength="{len(part) * CELL:.1f}" '
                       f'fill="{style["ink"]}"{weight}>'
                       f"{html.escape(part).replace(' ', chr(160))}</text>")
            x += len(part)


def main():
    width, height = COLUMNS * CELL + 20, LINES * HEIGHT + 20
    lines = capture(os.path.abspath(sys.argv[1]))
    print(f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" '
          f'height="{height}" viewBox="-10 -10 {width:.0f} {height}" '
          'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" '
          'font-size="14">')
    print(f'<rect x="-10" y="-10" width="100%" height="100%" rx="8" '
          f'fill="{GROUND}"/>')
    print("\n".join(draw(lines)))
    print("</svg>")


main()
