#!/usr/bin/env python3
"""Change lib/ in one place at a time and see whether the tests notice.

    mutants.py [COUNT [SEED [JOBS]]]     from the project's root

Lines are drawn at random, then a place in the line, then a change.  The
working tree stays as it is: everything happens in copies of it below
build/mutants.  A mutant counts when it compiles and its object code is
another.  It is noticed when a suite fails, crashes or takes too long.
"""
import concurrent.futures
import glob
import hashlib
import os
import queue
import random
import re
import shlex
import shutil
import subprocess
import sys
import time

# What is run, the cheapest first.  Programs in build/ are targets of make.
SUITES = [
    "build/rules",
    "build/onirim_model 100",
    "build/nightmarium_model 100",
    "build/hash_model",
    "CK_FORK=no CK_EXCLUDE_TAGS='heavy battery' build/checks",
    "build/perft tests/golden/perft.txt",
    "sh tests/golden/golden.sh 'build/golden build/texts'",
]

# What is changed, but for the tables of words and of weights, and for what is
# not in the library that is tested.
SOURCES = ["lib/**/*.c", "lib/**/*.h"]
SPARED = {"english.c", "french.c", "russian.c", "weights.c", "absent.c"}

# Operators stand between spaces; what stands behind them are the changes.
OPERATORS = {
    "<": ["<=", ">"], "<=": ["<", ">"], ">": [">=", "<"], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "&&": ["||"], "||": ["&&"],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"],
    "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-="], "-=": ["+="], "&=": ["|="], "|=": ["&="],
}

CFLAGS = "-O2 -w"
MEMORY = 4 << 20    # KiB for a program
SLOWER = 5          # times as long as ever, and as many seconds more


#
# The changes
#

def blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def closing(text, opening):
    """The place of the parenthesis that closes the one at `opening`."""
    depth = 0
    for i in range(opening, len(text)):
        depth += {"(": 1, ")": -1}.get(text[i], 0)
        if depth == 0:
            return i
    return len(text) - 1


def code_of(text):
    """The text with comments, strings, directives and assertions blanked."""
    text = re.sub(r'/\*.*?\*/|//[^\n]*|"(\\.|[^"\\\n])*"|\'(\\.|[^\'\\\n])+\'',
                  blank, text, flags=re.S)
    text = re.sub(r"^[ \t]*#([^\n]*\\\n)*[^\n]*", blank, text, flags=re.M)
    for match in list(re.finditer(r"\b(_Static_)?assert\(", text)):
        end = closing(text, match.end() - 1)
        text = text[:match.start()] + re.sub(
            r"[^\n]", " ", text[match.start():end]) + text[end:]
    return text


def changes_of(code):
    """All changes: place, length, and what may stand there instead."""
    for match in re.finditer(r"(?<=\s)[-+*/%&|^<>=!]+(?=\s)", code):
        if match.group() in OPERATORS:
            yield match.start(), len(match.group()), OPERATORS[match.group()]
    for match in re.finditer(r"!(?=[\w(])", code):
        yield match.start(), 1, [""]
    for match in re.finditer(r"\+\+|--", code):
        yield match.start(), 2, ["--" if match.group() == "++" else "++"]
    for match in re.finditer(r"\b(0[xX][0-9a-fA-F]+|\d+)[uUlL]*\b", code):
        value = int(match.group(1), 0)
        yield (match.start(), len(match.group(1)),
               [str(value + 1)] + ([str(value - 1)] if value > 0 else []))
    for match in re.finditer(r"\b(true|false)\b", code):
        yield (match.start(), len(match.group()),
               ["false" if match.group() == "true" else "true"])
    for match in re.finditer(r"\b(if|while) \(", code):
        end = closing(code, match.end() - 1)
        what = code[match.end():end]
        yield (match.end(), len(what),
               ["!(" + what + ")", "0 && (" + what + ")"])


class Mutant:
    def __init__(self, path, text, place, length, new):
        self.path, self.number = path, text.count("\n", 0, place) + 1
        self.old, self.new = text[place:place + length], new
        self.before = text
        self.after = text[:place] + new + text[place + length:]
        self.fate = None    # "noticed", "survives", "same" or "broken"

    def __str__(self):
        old, new = (" ".join(each.split()) for each in (self.old, self.new))
        line = self.after.split("\n")[self.number - 1].strip()
        return f"{self.path}:{self.number}: {old} -> {new or 'nothing'}" \
               f"    {line}"


def drawn(seed):
    """All lines in a random order, with one change of each."""
    rng = random.Random(seed)
    lines = {}
    paths = {path for pattern in SOURCES
             for path in glob.glob(pattern, recursive=True)}
    texts = {}
    for path in sorted(paths):
        if os.path.basename(path) in SPARED:
            continue
        texts[path] = open(path).read()
        for change in changes_of(code_of(texts[path])):
            number = texts[path].count("\n", 0, change[0])
            lines.setdefault((path, number), []).append(change)
    for path, number in rng.sample(sorted(lines), len(lines)):
        place, length, news = rng.choice(lines[path, number])
        yield Mutant(path, texts[path], place, length, rng.choice(news))


#
# The copies
#

class Failed(Exception):
    pass


class Copy:
    """A copy of the tree, and how make builds its programs."""

    def __init__(self, root):
        self.root = root
        self.objects = {}     # name -> compiler's arguments
        self.archives = {}    # as make names them -> members
        self.made = {}        # as make names them -> names in objects
        self.programs = {}    # -> objects and the linker's arguments
        self.needs = {}       # name -> files that it is made from
        self.stale = set()    # objects that the mutant may change
        self.linked = {}      # program -> objects of the mutant in it

    def run(self, command, limit=None):
        """The exit status, or None when it took too long."""
        shell = f"ulimit -c 0 -v {MEMORY}; {command}"
        process = subprocess.Popen(
            shell, shell=True, cwd=self.root, start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        try:
            return process.wait(limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()
            return None

    def shape(self, targets):
        """Ask make how it would build the programs.  All of them are built
        with assertions and at one level, so that they share objects."""
        text = subprocess.run(
            ["make", "-n", "-B", "CC=cc", "CFLAGS=" + CFLAGS] + targets,
            cwd=self.root, check=True, capture_output=True, text=True).stdout
        for line in text.replace("\\\n", " ").split("\n"):
            if re.match(r"(cc|ar) ", line):
                if "$" in line:    # pkg-config
                    line = subprocess.run("echo " + line, shell=True,
                        capture_output=True, text=True).stdout
                self.add_command(shlex.split(line))

    def add_command(self, words):
        if words[0] == "ar":
            self.archives[words[2]] = words[3:]
            return
        output = words[words.index("-o") + 1]
        words = [word for word in words[1:] if word not in
                 ("-c", "-o", output, "-DNDEBUG") and word[:2] != "-O"]
        sources = [word for word in words if word.endswith(".c")]
        inputs = [word for word in words if word.endswith((".o", ".a"))]
        flags = [word for word in words
                 if word not in sources and word not in inputs]
        made = [self.add_object(source, flags) for source in sources]
        if output.endswith(".o"):
            self.made[output] = made[0]
            return
        for each in inputs:
            members = self.archives.get(each, [each])
            made += [self.made[member] for member in members]
        self.programs[output] = made, flags

    def add_object(self, source, flags):
        words = ["cc", "-O2"] + [flag for flag in flags
                                 if not flag.startswith(("-l", "-Wl,"))]
        words += ["-c", source]
        name = hashlib.sha1(" ".join(words).encode()).hexdigest()
        self.objects[name] = words
        return name

    def object(self, name, room):
        return f"build/{room}/{name}.o"

    def compile(self, name, room, extra=()):
        words = self.objects[name] + list(extra)
        output = self.object(name, room)
        if self.run(shlex.join(words + ["-MMD", "-MF", "build/needs", "-o",
                                        output])) != 0:
            raise Failed(self.objects[name][-1])
        return self.read(output)

    def build(self):
        """All that the programs need, as the tree is."""
        for room in ("kept", "mutant", "plain"):
            os.makedirs(os.path.join(self.root, "build", room))
        for name in self.objects:
            self.compile(name, "kept")
            text = self.read("build/needs").decode().replace("\\\n", " ")
            self.needs[name] = set(map(os.path.normpath, text.split()[1:]))
        quick = "-c tests/mutants/quick.c -o build/quick.o"
        if self.run("cc -O2 " + quick) != 0:
            raise Failed("quick.c")
        for program in self.programs:
            self.link(program)

    def link(self, program):
        """Link with those objects that the mutant has changed, if any; what
        is linked like that already is left alone."""
        objects, flags = self.programs[program]
        changed = sorted(self.stale.intersection(objects))
        if self.linked.get(program) == changed:
            return
        self.linked[program] = None
        for name in changed:
            if not os.path.exists(os.path.join(
                    self.root, self.object(name, "mutant"))):
                self.compile(name, "mutant")
        files = [self.object(name, "mutant" if name in changed else "kept")
                 for name in objects]
        if self.run(shlex.join(
                ["cc", "-o", program, "build/quick.o"] + files +
                ["-Wl,--wrap=_mark_point,--wrap=_ck_assert_failed"] +
                flags)) != 0:
            raise Failed(program)
        self.linked[program] = changed

    def library(self):
        return [name for name in sorted(self.stale)
                if self.objects[name][-1].startswith("lib/")]

    def same_code(self):
        """Is the library's object code as it is without the change?  The
        file in the copy is the mutant's."""
        return all(self.compile(name, "mutant") ==
                   self.read(self.object(name, "kept"))
                   for name in self.library())

    def same_without_assertions(self, mutant):
        names = self.library()
        after = [self.compile(name, "plain", ["-DNDEBUG"]) for name in names]
        self.write(mutant.path, mutant.before)
        return after == [self.compile(name, "plain", ["-DNDEBUG"])
                         for name in names]

    def read(self, path):
        with open(os.path.join(self.root, path), "rb") as file:
            return file.read()

    def write(self, path, text):
        with open(os.path.join(self.root, path), "w") as file:
            file.write(text)

    def noticed(self, limits):
        for suite in SUITES:
            for program in programs_of(suite):
                self.link(program)
            if self.run(suite, limits[suite]) != 0:
                return True
        return False

    def judge(self, mutant, limits):
        shutil.rmtree(os.path.join(self.root, "build/mutant"))
        os.makedirs(os.path.join(self.root, "build/mutant"))
        self.stale = {name for name in self.needs
                      if mutant.path in self.needs[name]}
        self.linked = {program: None if self.linked[program] != [] else []
                       for program in self.linked}
        self.write(mutant.path, mutant.after)
        try:
            if self.same_code():
                mutant.fate = "same"
            elif self.noticed(limits):
                mutant.fate = "noticed"
            elif self.same_without_assertions(mutant):
                mutant.fate = "same"
            else:
                mutant.fate = "survives"
        except Failed:
            mutant.fate = "broken"
        self.write(mutant.path, mutant.before)


def programs_of(suite):
    return re.findall(r"\bbuild/\w+", suite)


def copies(root, jobs):
    """The first copy is built, and the others are copies of it."""
    shutil.rmtree(root, ignore_errors=True)
    first = Copy(os.path.join(root, "0"))
    shutil.copytree(".", first.root, symlinks=True,
                    ignore=shutil.ignore_patterns("build", ".git"))
    first.shape(sorted({program for suite in SUITES
                        for program in programs_of(suite)}))
    first.build()
    yield first
    for job in range(1, jobs):
        copy = Copy(os.path.join(root, str(job)))
        shutil.copytree(first.root, copy.root, symlinks=True)
        for what in ("objects", "programs", "needs"):
            setattr(copy, what, getattr(first, what))
        copy.linked = dict(first.linked)
        yield copy


def limits_of(copy):
    """How long each suite may take; all must pass as the tree is."""
    limits = {}
    for suite in SUITES:
        start = time.monotonic()
        if copy.run(suite) != 0:
            sys.exit("mutants: fails without a change: " + suite)
        limits[suite] = SLOWER * (time.monotonic() - start + 1)
    return limits


#
# The report
#

def room_of(mutant):
    return os.path.dirname(mutant.path)


def table(mutants):
    print(f"{'room':<18} mutants noticed  score")
    rooms = sorted({room_of(mutant) for mutant in mutants})
    for room in rooms + ["all"]:
        here = [mutant for mutant in mutants
                if room in (room_of(mutant), "all")]
        noticed = sum(mutant.fate == "noticed" for mutant in here)
        print(f"{room:<18} {len(here):7} {noticed:7} "
              f"{100 * noticed / len(here):5.1f}%")


def report(mutants, seed):
    judged = [mutant for mutant in mutants
              if mutant.fate in ("noticed", "survives")]
    same = sum(mutant.fate == "same" for mutant in mutants)
    print(f"mutants: {len(mutants)} drawn with seed {seed}, of which {same} "
          "change no object code and "
          f"{len(mutants) - same - len(judged)} do not compile\n")
    table(judged)
    print("\nSurvivors:")
    for mutant in sorted(judged, key=lambda each: (each.path, each.number)):
        if mutant.fate == "survives":
            print(mutant)


def judged_by(idle, mutant, limits):
    copy = idle.get()
    try:
        copy.judge(mutant, limits)
    finally:
        idle.put(copy)
    print(f"{mutant.fate:<8} {mutant}", file=sys.stderr)
    return mutant


def main():
    count, seed, jobs = (int(word) for word in
                         sys.argv[1:] + ["300", "1", "2"][len(sys.argv) - 1:])
    idle = queue.SimpleQueue()
    trees = list(copies("build/mutants", jobs))
    limits = limits_of(trees[0])
    for tree in trees:
        idle.put(tree)
    mutants, judged, waiting = [], 0, drawn(seed)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        while judged < count:
            some = [pool.submit(judged_by, idle, mutant, limits)
                    for mutant, _ in zip(waiting, range(4 * jobs))]
            mutants += [each.result() for each in some]
            judged = sum(mutant.fate in ("noticed", "survives")
                         for mutant in mutants)
            if not some:
                break
    report(mutants, seed)


main()
