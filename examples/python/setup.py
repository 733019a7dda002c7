"""Build the package: the library from its sources, and what is generated.

The environment's CC, CFLAGS and LDFLAGS are used for the library.
"""
import os
import re
import shlex
import subprocess
import sys

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

HERE = os.path.dirname(os.path.abspath(__file__))
TREE = os.path.dirname(os.path.dirname(HERE))
HEADER = os.path.join(TREE, "include", "onirim.h")
DESCRIPTION = os.path.join(TREE, "include", "onirim.json")
sys.path.insert(0, HERE)

import generate  # noqa: E402


def version():
    """The version in the header, the only place that has it."""
    with open(HEADER, encoding="utf-8") as file:
        return ".".join(re.findall(r"#define ONIRIM_VERSION_\w+ (\d+)",
                                   file.read()))


def words(name, default):
    """What the environment says of a compiler."""
    return shlex.split(os.environ.get(name, default))


def compile_library(room, to):
    """The whole library as one file, and the shared library of it."""
    subprocess.run(["make", "-s", "-C", TREE, "amalgamation",
                    f"BUILD={room}"], check=True)
    subprocess.run([*words("CC", "cc"), "-std=c11", "-DNDEBUG", "-fPIC",
                    "-fvisibility=hidden", "-shared",
                    *words("CFLAGS", "-O2"), *words("LDFLAGS", ""), "-o", to,
                    os.path.join(room, "onirim.c")], check=True)


class Build(build_py):
    """The modules, and beside them what is made."""

    def run(self):
        super().run()
        package = os.path.join(self.build_lib, "onirim")
        room = os.path.abspath(self.get_finalized_command("build").build_temp)
        os.makedirs(room, exist_ok=True)
        compile_library(room, os.path.join(package, "libonirim.so"))
        generate.generate(DESCRIPTION, package)


class Binary(Distribution):
    """A wheel for this kind of machine, as it has a shared library."""

    def has_ext_modules(self):
        return True


setup(version=version(), cmdclass={"build_py": Build}, distclass=Binary)
