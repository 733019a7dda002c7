"""The programs in README.md run as they stand."""
import contextlib
import io
import os
import re
import unittest

README = os.path.join(os.path.dirname(os.path.dirname(
    os.path.abspath(__file__))), "README.md")


def programs():
    with open(README, encoding="utf-8") as file:
        return re.findall(r"^```python\n(.*?)^```", file.read(),
                          re.MULTILINE | re.DOTALL)


class Readme(unittest.TestCase):
    def test_page_begins_with_a_program(self):
        with open(README, encoding="utf-8") as file:
            lines = file.read().splitlines()
        self.assertEqual("```python", lines[0])
        self.assertLess(len(programs()[0].splitlines()), 12)

    def test_programs_run_one_after_the_other(self):
        names, said = {"__name__": "readme"}, io.StringIO()
        with contextlib.redirect_stdout(said):
            for program in programs():
                exec(compile(program, README, "exec"), names)
        self.assertGreater(len(programs()), 5)
        self.assertRegex(said.getvalue(), "(?m)^(won|lost)$")


if __name__ == "__main__":
    unittest.main()
