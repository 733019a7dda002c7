"""Somebody who plays at a terminal by keys that are on the screen, and reads
what is there."""
import glob
import os
import random
import re
import time

from library import (ASK_ACT, HAND, POOL, ROW, SEATS_MAX, Game)
from terminal import Terminal, wait

HERE = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(HERE, "../../examples/play")
LANGUAGES = ("en", "fr", "ru")
STRING = r'"(?:[^"\\]|\\.)*"'


def _source(name: str) -> str:
    with open(os.path.join(SOURCES, name), encoding="utf-8") as file:
        return file.read()


def _joined(literals: str) -> str:
    return "".join(text[1:-1] for text in re.findall(STRING, literals))


def _words() -> dict[str, dict[str, str]]:
    """The texts of the program by their names and languages."""
    text = rf"\s*((?:{STRING}\s*)+)"
    rows = re.findall(rf"WORD\((\w+),{text},{text},{text}\)",
                      _source("words.list"))
    return {row[0]: dict(zip(LANGUAGES, map(_joined, row[1:])))
            for row in rows}


WORDS = _words()
KEYS = _joined(re.search(r"char keys\[\] =\s*((?:%s\s*)+)" % STRING,
                         _source("choices.c")).group(1))


# What the last line of a screen begins with, or that of a conversation.
SCREEN_MARKS = {"question": "KEYS", "sheet": "KEYS_SHEET",
                "page": "KEYS_READ", "hand-over": "KEYS_HAND_OVER"}
LINE_MARKS = {"question": "ASK", "hand-over": "HAND_OVER"}


class Player:
    """Plays the game that is written to a record, whose name is a
    pattern."""

    def __init__(self, terminal: Terminal, record: str, config: str,
                 language: str = "en", has_screen: bool = True,
                 seed: int = 1):
        self.terminal = terminal
        self.record = record
        self.config = config
        self.language = language
        self.has_screen = has_screen
        self.chance = random.Random(seed)

    def say(self, name: str) -> str:
        """What the program says, up to what differs from time to time."""
        return re.split("%[sd]", WORDS[name][self.language])[0]

    def written(self) -> str:
        for name in glob.glob(self.record):
            with open(name, encoding="utf-8") as file:
                return file.read()
        return ""

    def game(self) -> Game:
        return Game(self.language, self.written(), self.config)

    def what(self, screen: list[str]) -> str:
        """What a screen is: a question, a sheet for several answers, a page
        to read, a hand-over, the end, or nothing that is known."""
        last = next((line for line in reversed(screen) if line.strip()), "")
        marks = SCREEN_MARKS if self.has_screen else LINE_MARKS
        for kind, name in marks.items():
            if last.startswith(self.say(name)[:12]):
                return kind
        return "end" if self.game().is_over else ""

    def settle(self, check=None) -> str:
        """Wait until there is something that is known, which stays, and, if it
        is a question, with which nothing is wrong that a check finds."""
        seen: list[str] = []
        found = ["nothing known is on the screen"]

        def known():
            if self.terminal.has_ended():
                return "left"
            screen = self.terminal.screen()
            is_still = screen == seen
            seen[:] = screen
            kind = self.what(screen) if is_still else ""
            if kind in ("question", "sheet") and check:
                found[:] = check(kind, screen)
                return "" if found else kind
            return kind
        return wait(found, known)

    def enter(self, choice: int) -> None:
        if self.has_screen and choice < len(KEYS):
            self.terminal.press(KEYS[choice])
        elif self.has_screen:
            self.terminal.press(":", str(choice + 1), "Enter")
        else:
            self.terminal.press(str(choice + 1), "Enter")

    def answer(self) -> None:
        """Give an answer, and wait until it is written down."""
        before = self.written()
        screen = self.terminal.screen()
        self.enter(self.chance.randrange(self.game().choices))
        wait("an answer is not written down",
             lambda: self.written() != before)
        wait("an answer is not seen",
             lambda: self.terminal.screen() != screen)

    def fill_sheet(self) -> None:
        """Choose cards until that is enough, or leave it at some time."""
        before = self.written()
        while self.chance.randrange(12) > 0 and self.written() == before:
            screen = self.terminal.screen()
            keys = [line[0] for line in screen if line[1:2] == " "]
            self.terminal.press(self.chance.choice(keys), "Enter")
            time.sleep(0.05)
        if self.written() == before:
            self.terminal.press("Escape")
        wait("a sheet stays", lambda: self.what(
            self.terminal.screen()) != "sheet" or self.written() != before)

    def step(self, kind: str) -> None:
        """Do what leads on from a screen."""
        if kind == "question":
            self.answer()
        elif kind == "sheet":
            self.fill_sheet()
        elif kind in ("page", "hand-over"):
            self.terminal.press("Enter")
            wait(f"a {kind} stays", lambda: self.terminal.has_ended() or
                 self.what(self.terminal.screen()) != kind)


def _left_part(screen: list[str]) -> list[str]:
    """What stands on the left of the story, if that has columns of its own."""
    body = screen[1:-1]
    edges = [i for i in range(60, max(map(len, body))) if {
        line[i:i + 1] for line in body} in ({"|"}, {"|", ""})]
    return [line[:edges[0]] if edges else line for line in body]


def plain(text: str) -> str:
    """A text without its lines."""
    return " ".join(text.split())


def complaints(player: Player, kind: str, screen: list[str]) -> list[str]:
    """What is wrong with the screen of a question."""
    game = player.game()
    if game.is_over or game.choices == 0:
        return ["there is no question"]
    body = _left_part(screen)
    text = plain(" ".join(body))
    question = plain(game.question())
    if question not in text:
        return [f"not asked: {question}"]
    found = _cut_lines(screen, player.terminal.columns)
    if kind == "question":
        found += _missing_choices(player, text.split(question)[-1], game)
        found += _missing_lines(body, game)
    return found


def _vocabulary() -> set[str]:
    """All words that can be written."""
    texts = [_source("words.list")]
    for directory, _, names in os.walk(os.path.join(HERE, "../../lib")):
        for name in names:
            with open(os.path.join(directory, name),
                      encoding="utf-8") as file:
                texts.append(file.read())
    return set(re.findall(r"\w+", " ".join(texts).lower()))


VOCABULARY = _vocabulary()


def _cut_lines(screen: list[str], columns: int) -> list[str]:
    """Lines that are cut at the edge have a sign that says so.  A Terror ends
    with three letters of its power."""
    return [f"cut: {line}" for line in screen
            if len(line) >= columns and line[-1].isalpha() and
            re.findall(r"\w+", line.lower())[-1] not in VOCABULARY and
            not re.search(r"[=^.]\w{3}$|_\w{3}$", line)]


def _missing_choices(player: Player, text: str, game: Game) -> list[str]:
    """A key stands before what it does, which may be told briefly."""
    if player.say("MORE_CHOICES")[:9] in text:
        return []
    keys = [KEYS[i] if i < len(KEYS) else str(i + 1)
            for i in range(game.choices)]
    return [f"no key {key}: {game.label(i)}" for i, key in enumerate(keys)
            if not re.search(rf"(^|\s){key} \S", text)]


def _missing_lines(body: list[str], game: Game) -> list[str]:
    """What must be seen when a room is to be played, or a Terror.  A Tower
    is not called by its name, which ends with its number."""
    if game.player >= SEATS_MAX:
        return []
    found = [f"no {game.zone(zone)}"
             for zone in ([ROW, POOL, HAND] if game.decision == ASK_ACT
                          else [HAND])
             if line_of(body, game, zone) < 0]
    hand = line_of(body, game, HAND, game.player)
    text = plain(" ".join(body[hand:hand + 3]))
    if game.decision == ASK_ACT and hand >= 0:
        found += [f"not in the hand: {card}" for card in game.hand(
            game.player) if not card[-1].isdigit() and card not in text and
            "..." not in text]
    return found


def line_of(body: list[str], game: Game, zone: int, seat: int = -1) -> int:
    """The line that begins with the name of a zone, of a seat if there are
    several, or -1."""
    name = game.zone(zone)
    if seat >= 0 and game.seats > 1:
        name += f" {seat + 1}"
    for i, line in enumerate(body):
        if re.match(rf"[ >]?{re.escape(name)}\b", line):
            return i
    return -1
