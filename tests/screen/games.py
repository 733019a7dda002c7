"""Play whole games on the screen: games.py BUILD [all]

Random answers are given by the keys that are on the screen.  Every screen is
compared with the record, which the library reads."""
import itertools
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import terminal
from library import ASK_ACT, HAND, POOL, ROW, open_library
from player import LANGUAGES, Player, complaints, line_of, plain
from terminal import Terminal, wait

SIZES = ((60, 20), (80, 24), (120, 40))
SETS = ("", "steps", "towers", "dreams", "steps,towers", "steps,dreams",
        "towers,dreams", "steps,towers,dreams")
ALL = "steps,towers,dreams"
AT_ONCE = 2
TINY = (10, 5)
RESIZES = 20  # one of so many questions is resized
LOOKS = 10    # before one of so many a page is read


def configurations():
    """The words of configurations, and the seats of the program."""
    for sets in SETS:
        for players in "12":
            yield f"players={players}" + (f" sets={sets}" if sets else ""), ""
    yield "players=2 variants=open,unique,race", ""
    yield f"players=2 sets={ALL} premonitions=6 " \
        "variants=open,unique,race,lost,ruins,right-only", ""
    yield f"players=2 sets={ALL}", "2"
    yield f"sets={ALL} chance=host", ""
    for players in "2345":
        yield f"game=nightmarium players={players} objective=2", ""
    yield "game=nightmarium players=3 objective=3", "2,3"
    yield "game=nightmarium players=5 objective=2", "1,2,4,5"
    yield "game=nightmarium chance=host objective=1", ""


class Round:
    """A game that is played and looked at."""

    def __init__(self, build, directory, config, computers, size, language):
        self.directory = directory
        self.size = size
        self.name = f"{config} {size} {language}"
        record = os.path.join(directory, "record")
        config += " seed=7"
        options = f"--config '{config}' --lang {language} --record {record}"
        if computers:
            options += f" --computer {computers} --level 1"
        self.player = Player(Terminal(
            directory, *size, f"{build}/onirim {options}",
            XDG_STATE_HOME=directory, LC_ALL="C.UTF-8"), record, config,
            language)
        self.places = {}
        self.moved = 0
        self.questions = 0

    def settle(self):
        """What there is; a question is compared with the record."""
        def check(kind, screen):
            self.screen = screen
            return complaints(self.player, kind, screen)
        kind = self.player.settle(check)
        if kind == "question":
            self.note_places(self.player.game())
            self.questions += 1
        return kind

    def note_places(self, game):
        """Where the lines of the table are, from turn to turn."""
        if game.decision != ASK_ACT:
            return
        places = [line_of(self.screen, game, zone)
                  for zone in (ROW, POOL, HAND)]
        self.moved += self.places.get(game.player, places) != places
        self.places[game.player] = places

    def shrink(self):
        """Make the window too small for anything, and as it was."""
        term = self.player.terminal
        term.resize(*TINY)
        wait("nothing says that the window is too small", lambda:
             self.player.say("TOO_SMALL")[:4] in term.screen()[0])
        term.press("C-l")
        term.resize(*self.size)
        self.settle()

    def look(self):
        """Read a page, and come back."""
        term = self.player.terminal
        term.press(self.player.chance.choice("?lt"))
        wait("no page", lambda: self.player.what(term.screen()) == "page")
        term.press("PageDown", "PageUp", "Up", "Escape")
        wait("a page stays",
             lambda: self.player.what(term.screen()) == "question")
        self.settle()

    def play(self):
        while (kind := self.settle()) not in ("end", "left"):
            if kind == "question" and not self.player.chance.randrange(
                    RESIZES):
                self.shrink()
            if kind == "question" and not self.player.chance.randrange(LOOKS):
                self.look()
            self.player.step(kind)
        endings = self.player.game().endings()
        wait(f"none of {endings}", lambda: any(
            ending.rstrip(".") in plain(" ".join(
                self.player.terminal.screen()))
            for ending in endings))
        self.player.terminal.press("q")
        assert self.player.terminal.status() == 0, "another status"
        assert self.player.terminal.is_as_before(), "another terminal"


def play(build, config, computers, size, language):
    directory = tempfile.mkdtemp()
    round_ = Round(build, directory, config, computers, size, language)
    try:
        round_.play()
    except (AssertionError, TimeoutError) as error:
        print(f"{round_.name}: {error}\n" +
              "\n".join(round_.player.terminal.screen()) + "\n" +
              round_.player.written(), flush=True)
        return False
    finally:
        round_.player.terminal.close()
        shutil.rmtree(directory)
    print(f"{round_.name}: {round_.questions} questions, "
          f"lines moved {round_.moved} times", flush=True)
    return True


def chosen(everything):
    """Configurations in all sizes and languages, or in one of them each."""
    kinds = list(itertools.product(SIZES, LANGUAGES))
    for i, game in enumerate(configurations()):
        for kind in kinds if everything else [kinds[4 * i % len(kinds)]]:
            yield *game, *kind


def main():
    build = os.path.abspath(sys.argv[1])
    open_library(build)
    games = chosen(sys.argv[2:] == ["all"])
    with ThreadPoolExecutor(AT_ONCE) as pool:
        try:
            results = list(pool.map(lambda game: play(build, *game), games))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            terminal.shut()
    sys.exit(not all(results))


if __name__ == "__main__":
    main()
