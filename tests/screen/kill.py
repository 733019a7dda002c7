"""Nothing is lost: kill.py BUILD [TIMES]

The program is killed at random moments, and goes on exactly there; other
signals leave the terminal as it was, too."""
import os
import random
import shutil
import signal
import sys
import tempfile
import time

import terminal
from library import open_library
from player import Player, complaints
from terminal import Terminal, wait

CONFIGS = (("sets=steps,towers,dreams", ""),
           ("players=2", ""),
           ("players=2", "2"),
           ("game=nightmarium players=4", "2,3,4"))
SEED = " seed=5"
TIMES = 12
STEPS = 4
MOMENT = 0.03  # seconds, before which an answer may be half done


class Kept:
    """A game that is kept in a directory of its own."""

    def __init__(self, build, config, computers):
        self.build = build
        self.config = config
        self.options = f"--config '{config}'"
        if computers:
            self.options += f" --computer {computers} --level 0"
        self.directory = tempfile.mkdtemp()
        self.record = os.path.join(self.directory, "onirim/games/*.onirim")
        self.chance = random.Random(config)

    def start(self, options="", **environment):
        term = Terminal(self.directory, 80, 24,
                        f"{self.build}/onirim --lang en {options}",
                        XDG_STATE_HOME=self.directory, LC_ALL="C.UTF-8",
                        **environment)
        return Player(term, self.record, self.config,
                      has_screen="--plain" not in options,
                      seed=self.chance.random())

    def begin(self, options=""):
        """A game of which some answers are given."""
        player = self.start(f"{self.options} {options}")
        for _ in range(STEPS):
            player.step(player.settle())
        player.settle()
        return player

    def go_on(self):
        """The program goes on with the game when Enter is pressed."""
        player = self.start()
        wait("no menu", lambda: any(player.terminal.screen()))
        before = player.written()
        player.terminal.press("Enter")
        kind = player.settle(lambda kind, screen: complaints(
            player, kind, screen))
        assert self.goes_on(before, player.written()), "another record"
        return player, kind

    def goes_on(self, before, after):
        """Whether a record is the same as before; only the program may have
        answered in the meantime."""
        if "--computer" not in self.options:
            return before == after
        answers = before.removesuffix("result *\n").split()
        return after.split()[:len(answers)] == answers

    def kill(self, player):
        """End it while it takes an answer, or just before or after."""
        before = player.written()
        program = player.terminal.program()
        if player.settle() == "question":
            player.enter(self.chance.randrange(player.game().choices))
        time.sleep(self.chance.random() * MOMENT)
        os.kill(program, signal.SIGKILL)
        wait("it lives", player.terminal.has_ended)
        after = player.written()
        assert len(after) >= len(before), "an answer is lost"
        player.terminal.close()

    def unfinished(self):
        """Files that were begun when the program was killed."""
        return [name for name in os.listdir(os.path.dirname(self.record))
                if name.startswith(".")]

    def remove(self):
        shutil.rmtree(self.directory)


def kill_often(build, config, computers, times):
    """Kill games again and again; each one until it is over."""
    killed = seed = 0
    left = []
    while killed < times:
        seed += 1
        kept = Kept(build, f"{config} seed={seed}", computers)
        kept.kill(kept.begin())
        killed += 1 + kill_until_over(kept, times - killed - 1)
        left += kept.unfinished()
        kept.remove()
    print(f"{config}: killed {killed} times in {seed} games, "
          f"files left over: {len(left)}", flush=True)


def kill_until_over(kept, times):
    """Kill one game up to so many times; how often."""
    for killed in range(times):
        player, kind = kept.go_on()
        for _ in range(STEPS):
            if kind not in ("end", "left"):
                player.step(kind)
                kind = player.settle()
        if kind in ("end", "left"):
            player.terminal.close()
            return killed
        kept.kill(player)
    return times


def by_signal(number):
    def end(player):
        os.kill(player.terminal.program(), number)
    return end


def end_by(build, options, how, end, status):
    """Another end: nothing is lost, and the terminal is as it was."""
    kept = Kept(build, CONFIGS[1][0] + SEED, "")
    player = kept.begin(options)
    before = player.written()
    end(player)
    found = player.terminal.status()
    assert found == status, f"{how}: status {found}"
    assert player.written() == before, f"{how}: another record"
    assert player.terminal.is_as_before(), f"{how}: another terminal"
    player.terminal.close()
    kept.remove()
    print(f"{how} {options}: as before", flush=True)


def close_window(build, options):
    kept = Kept(build, CONFIGS[1][0] + SEED, "")
    player = kept.begin(options)
    before = player.written()
    player.terminal.close()
    assert player.written() == before, "another record"
    kept.remove()
    print(f"window closed {options}: as before", flush=True)


def main():
    build = os.path.abspath(sys.argv[1])
    times = int(sys.argv[2]) if len(sys.argv) > 2 else TIMES
    open_library(build)
    try:
        for options in ("", "--plain"):
            end_by(build, options, "SIGHUP", by_signal(signal.SIGHUP), 129)
            end_by(build, options, "SIGTERM", by_signal(signal.SIGTERM), 143)
            end_by(build, options, "Ctrl-C",
                   lambda player: player.terminal.press("C-c"), 130)
            close_window(build, options)
        for config, computers in CONFIGS:
            kill_often(build, config, computers, times // len(CONFIGS))
    finally:
        terminal.shut()


if __name__ == "__main__":
    main()
