"""Write constants.py and _interface.py: generate.py ONIRIM.JSON FOLDER

Each constant, struct and function of the library becomes one of Python, by
these rules.  A function whose first argument is a game, a record or an
advisor is a method of it; one that makes such an object is its constructor,
or a class method.  A negative status is an exception.  What a function writes
is what it returns.
"""
import json
import os
import re
import sys
import textwrap
from contextlib import redirect_stdout

# What Python has in another way: memory is its own, and onirim.many steps.
LEFT_OUT = {"onirim_game_new_at", "onirim_game_size", "onirim_game_free",
            "onirim_record_free", "onirim_advisor_new_at",
            "onirim_advisor_size", "onirim_advisor_free", "onirim_step_many"}
# They take so long that other threads may run meanwhile.
LONG = {"onirim_playout", "onirim_advise", "onirim_advisor_choose"}
# They change something, and still answer with more than a status.
ANSWERS = {"onirim_playout", "onirim_advisor_choose"}
# Arrays that the caller may give.
ARRAYS = {"mask", "out"}
RENAMED = {"from": "from_", "bytes": "data"}

CTYPES = {"int": "c_int", "uint8_t": "c_uint8", "uint32_t": "c_uint32",
          "uint64_t": "c_uint64", "size_t": "c_size_t",
          "const char *": "c_char_p", "void": "None"}
CHECKS = {"int": "int32", "uint8_t": "uint8", "uint32_t": "uint32",
          "uint64_t": "uint64"}
CODES = {"uint8_t": "B", "uint16_t": "H", "uint32_t": "I", "int32_t": "i"}
# How many there can be of what a function writes.
BOUNDS = {"onirim_action": "ACTIONS_MAX", "uint32_t": "ACTIONS_MAX",
          "onirim_advice": "ACTIONS_MAX", "onirim_card": "CARDS_MAX",
          "onirim_event": "EVENTS_MAX", "uint8_t": "CARDS_MAX"}
# A blank at which no line is broken.
GLUE = "\x1f"
FLAGS = {"set", "variant", "part"}
PLAIN = {"bound", "cause"}

CONSTANTS = '''"""The constants of the library, in groups.

Made from onirim.json by generate.py.
"""
from enum import IntEnum, IntFlag
from typing import Final
'''

HEADER = '''"""All that the library does, as Python sees it.

Made from onirim.json by generate.py.
"""
import ctypes
from ctypes import c_char_p, c_int, c_size_t, c_uint8, c_uint32, c_uint64
from ctypes import c_void_p
from struct import Struct
from typing import Any, Iterable, NamedTuple, Sequence

from ._library import AdvisorPointer, GameHandle, GamePointer, Handle
from ._library import OnirimError, RecordPointer, data as bytes_of, filled
from ._library import function, int32, lent, needed, nobody, packed, reader
from ._library import c_text, c_text_if_any, refused, rows_of, rows_packed
from ._library import text_of, uint8, uint32, uint64
from .constants import ACTIONS_MAX, CARDS_MAX, EVENTS_MAX, SNAPSHOT_MAX
'''

OBJECTS = {"onirim_game": "Game", "onirim_record": "Record",
           "onirim_advisor": "Advisor"}
BASES = {"Game": "GameHandle", "Record": "Handle", "Advisor": "Handle"}


def short(name):
    return name.removeprefix("onirim_").removeprefix("ONIRIM_")


def class_name(name):
    return short(name).replace("_", " ").title().replace(" ", "")


def base_of(c_type):
    """What a pointer points to."""
    return c_type.replace("const", "").replace("*", "").strip()


# Memory, and places for what is wrong, are nothing to think of in Python.
UNSAID = [r" Free it with onirim_\w+\(\)\.", r" problem may be NULL\.",
          r"; \*\w+ is NULL on failure", r" problem may be NULL; it points to"
          r" the first word that is wrong\."]
# What the functions are called, filled by write_interface().
CALLED = {}


def in_python(text):
    """A text of the header with the names that things have here."""
    for words in UNSAID:
        text = re.sub(words, "", text)
    text = re.sub(r"onirim_\w+(?=\()",
                  lambda found: CALLED.get(found[0], found[0]), text)
    return text.replace("ONIRIM_", "")


def doc(text, indent):
    """A docstring."""
    body = textwrap.fill(in_python(text), 76 - len(indent),
                         break_long_words=False, break_on_hyphens=False)
    if "\n" not in body and len(body) + len(indent) + 6 < 80:
        return f'{indent}"""{body}"""'
    lines = f'"""{body}\n"""'.splitlines()
    return "\n".join(indent + line for line in lines)


#
# Constants and structs
#

def member_name(group, constant):
    name = short(constant["name"])
    start = group["name"].upper() + "_"
    return name.removeprefix(start)


def write_group(group):
    rows = group["constants"]
    print()
    if group["name"] in PLAIN:
        for line in textwrap.wrap(group["text"], 77):
            print("#", line)
        for row in rows:
            print(f"{short(row['name'])}: Final = {row['value']}")
        return
    kind = "IntFlag" if group["name"] in FLAGS else "IntEnum"
    name = class_name(group["name"])
    print(f"\nclass {name}({kind}):")
    print(doc(group["text"], "    "))
    for row in rows:
        print(f"    {member_name(group, row)} = {row['value']}")
        if row["text"]:
            print(doc(row["text"], "    "))
    print("\n")
    for row in rows:
        print(f"{short(row['name'])}: Final = "
              f"{name}.{member_name(group, row)}")


def struct_format(struct, types):
    """A struct's layout; bytes that are reserved are passed over."""
    form = "="
    for field in struct["fields"]:
        code = CODES[types.get(field["type"], field["type"])]
        count = field.get("count", 1)
        if field["name"] == "reserved":
            form += f"{count * {'B': 1, 'i': 4}[code]}x"
        else:
            form += code * count
    return form


def write_struct(struct, types):
    print(f"\n\nclass {class_name(struct['name'])}(NamedTuple):")
    print(doc(struct["text"], "    "))
    for field in struct["fields"]:
        if field["name"] == "reserved":
            continue
        note = f"  # {field['text']}" if "text" in field else ""
        # Tuples have methods of these names, which nobody misses.
        if field["name"] in ("count", "index"):
            note = "  # type: ignore[assignment]"
        print(f"    {field['name']}: int{note}")
    print(f"\n\n_{short(struct['name']).upper()} = "
          f"Struct(\"{struct_format(struct, types)}\")")


def write_reader(struct):
    print("\n\nclass Reader(NamedTuple):")
    print(doc(struct["text"] + " Every text takes these three by name, or "
              "as `*reader`. A viewer of None is the usual one.", "    "))
    print("    language: str | None = None")
    print("    names: Sequence[str | None] | None = None")
    print("    viewer: int | None = None")


def write_rows(struct):
    """The struct of onirim_step_many, whose pointers are addresses."""
    print("\n\nclass RowsStruct(ctypes.Structure):")
    print("    _fields_ = [")
    for field in struct["fields"]:
        kind = "c_size_t" if field["type"] == "size_t" else "c_void_p"
        print(f"        (\"{field['name']}\", {kind}),")
    print("    ]")


#
# Functions
#

class Function:
    def __init__(self, row, types):
        self.row = row
        self.types = types
        self.name = row["name"]
        self.arguments = row["arguments"]
        self.sizes = {a["size"] for a in self.arguments if "size" in a}
        self.owner = self.find_owner()
        self.made = next((base_of(a["type"]) for a in self.arguments
                          if a["type"].endswith("**")), None)

    def find_owner(self):
        """The argument that is `self`."""
        if self.name.endswith("_new"):
            return None
        for a in self.arguments:
            if base_of(a["type"]) in OBJECTS and a["direction"] != "out":
                return a
        return None

    @property
    def kind(self):
        """The class that it belongs to, if any."""
        if self.owner:
            return OBJECTS[base_of(self.owner["type"])]
        return OBJECTS.get(self.made)

    @property
    def c_name(self):
        return "_" + short(self.name)

    @property
    def python_name(self):
        if self.name.endswith("_new"):
            return "__init__"
        name = short(self.name)
        if self.kind:
            name = name.removeprefix(self.kind.lower() + "_")
        return name

    def called(self):
        """Its name in texts."""
        if self.python_name == "__init__":
            return self.kind
        start = f"{self.kind}." if self.kind else ""
        return start + self.python_name

    def number_type(self, c_type):
        return self.types.get(c_type, c_type)

    def is_object(self, a):
        return base_of(a["type"]) in OBJECTS and a["direction"] != "out"

    def c_type(self, a):
        if self.is_object(a):
            return OBJECTS[base_of(a["type"])] + "Pointer"
        if a["type"] == "const char *":
            return "c_char_p"
        if "*" in a["type"]:
            return "c_void_p"
        return CTYPES[self.number_type(a["type"])]

    def prototype(self):
        result = self.row["returns"]
        parts = [f'"{self.name}"', CTYPES[self.number_type(result)]]
        parts += [self.c_type(a) for a in self.arguments]
        if self.name in LONG:
            parts.append("long=True")
        body = ", ".join(parts)
        return textwrap.fill(f"{self.c_name} = function({body})", 79,
                             subsequent_indent="    ")

    #
    # What goes in
    #

    def parameter(self, a):
        """Name, hint and default of an argument, or nothing."""
        if a is self.owner or a["name"] in self.sizes:
            return []
        name = RENAMED.get(a["name"], a["name"])
        if base_of(a["type"]) == "onirim_reader":
            return ["language: str | None = None",
                    "names: Sequence[str | None] | None = None",
                    "viewer: int | None = None"]
        if a["direction"] == "out":
            array = a["name"] in ARRAYS and a["type"] == "uint8_t *"
            return ["out: Any = None"] if array else []
        return [f"{name}: {self.hint(a)}"]

    def hint(self, a):
        base = base_of(a["type"])
        if base in OBJECTS:
            return f'"{OBJECTS[base]}"'
        if a["type"] == "const char *":
            if self.python_name == "__init__":
                return 'str = ""'
            return "str | None" if a.get("optional") else "str"
        if "*" not in a["type"]:
            return "int"
        if base == "uint8_t":
            return "Any"
        name = class_name(base)
        return f"Iterable[{name}]" if "size" in a else name

    def checked(self, a):
        """A line that checks an argument, or none, and what is passed."""
        name = RENAMED.get(a["name"], a["name"])
        base = base_of(a["type"])
        if a is self.owner:
            return None, "self._pointer"
        if base in OBJECTS and a["direction"] != "out":
            return f"needed({name}, {OBJECTS[base]})", f"{name}._pointer"
        if base == "onirim_reader":
            usual = ", nobody" if "NOBODY reads" in self.row["text"] else ""
            return (f"told = reader({self.reads()}, language, names, viewer"
                    f"{usual})", "told")
        if a["type"] == "const char *":
            optional = a.get("optional") and self.python_name != "__init__"
            check = "c_text_if_any" if optional else "c_text"
            return None, f"{check}({name})"
        if a["direction"] == "out":
            return self.written(a)
        if "*" not in a["type"]:
            check = CHECKS[self.number_type(a["type"])]
            return f"{name} = {check}({name})", name
        return self.packed(a, name, base)

    def reads(self):
        return "self" if self.owner else "None"

    def packed(self, a, name, base):
        if base == "uint8_t":
            return f"raw = bytes_of({name})", "raw"
        layout = f"_{short(base).upper()}"
        if "size" in a:
            return f"raw = rows_packed({layout}, {name})", "raw"
        return f"raw = packed({layout}, {name})", "raw"

    def size_passed(self, size):
        """What stands for the size of a buffer."""
        a = next(a for a in self.arguments if a.get("size") == size)
        base = base_of(a["type"])
        if a["direction"] != "out":
            item = f"//_{short(base).upper()}.size"
            return "len(raw)" + ("" if base == "uint8_t" else item)
        if a["name"] == "bytes":
            return "SNAPSHOT_MAX"
        return BOUNDS[base]

    #
    # What comes out
    #

    def written(self, a):
        """Room for what the function writes."""
        name, base = a["name"], base_of(a["type"])
        if base in OBJECTS:
            return (f"pointer = {OBJECTS[base]}Pointer()",
                    "ctypes.byref(pointer)")
        if "size" not in a:
            if base == "onirim_action":
                return "action = c_uint32()", "ctypes.byref(action)"
            layout = f"_{short(base).upper()}"
            name = "problem" if base == "onirim_problem" else "raw"
            return (f"{name} = ctypes.create_string_buffer({layout}.size)",
                    name)
        if name == "bytes":
            return "raw = (c_uint8 * SNAPSHOT_MAX)()", "raw"
        number = self.number_type(base)
        if number == "uint32_t":
            return None, "self._room"
        if number == "uint8_t":
            return f"{name} = (c_uint8 * CARDS_MAX)()", name
        room = f"ctypes.create_string_buffer(_{short(base).upper()}.size"
        return f"raw = {room} * {BOUNDS[base]})", "raw"

    def outs(self):
        return [a for a in self.arguments if a["direction"] == "out"
                and base_of(a["type"]) != "onirim_problem"]

    def is_text(self):
        return any(a["type"] == "char *" for a in self.arguments)

    def is_array(self):
        return any(a["name"] in ARRAYS and a["type"] == "uint8_t *"
                   for a in self.outs())

    def result(self):
        """The hint of what Python gets, and how it is made of what came."""
        if self.python_name == "__init__":
            return "None", "self._own(pointer)"
        outs = self.outs()
        if self.made:
            owner = OBJECTS[self.made]
            cls = owner if self.owner else "cls"
            return f'"{owner}"', f"return {cls}._made(pointer)"
        if len(outs) > 1:
            return ("tuple[list[int], list[int]]", "return " + ", ".join(
                f"{a['name']}[:answer]" for a in outs))
        if outs:
            return self.one_result(outs[0])
        return self.plain_result()

    def one_result(self, a):
        base = base_of(a["type"])
        number = self.number_type(base)
        if "size" not in a:
            if base == "onirim_action":
                return "int", "return action.value"
            layout = f"_{short(base).upper()}"
            name = class_name(base)
            return name, f"return {name}._make({layout}.unpack(raw))"
        if a["name"] == "bytes":
            return "bytes", "return bytes(raw[:answer])"
        if number == "uint32_t":
            return "list[int]", "return self._room[:answer]"
        if number == "uint8_t":
            return "list[int]", f"return {a['name']}[:answer]"
        name, layout = class_name(base), f"_{short(base).upper()}"
        return (f"list[{name}]",
                f"return rows_of({layout}, {name}, raw, answer)")

    def plain_result(self):
        changes = any(a["direction"] == "inout" for a in self.arguments)
        if self.row["returns"] == "const char *":
            return "str", "return answer.decode()"
        if changes and self.name not in ANSWERS:
            return "None", None
        if self.row["text"].startswith("1 if"):
            return "bool", "return answer == 1"
        return "int", "return answer"

    #
    # The whole
    #

    def signature(self):
        parameters = [p for a in self.arguments for p in self.parameter(a)]
        if self.kind:
            class_method = not self.owner and self.python_name != "__init__"
            parameters.insert(0, "cls" if class_method else "self")
        hint = self.hint_of_result()
        head = f"def {self.python_name}("
        glued = [p.replace(" ", GLUE) for p in parameters]
        body = ", ".join(glued) + f") -> {hint}:".replace(" ", GLUE)
        return head, body

    def hint_of_result(self):
        if self.is_text():
            return "str"
        return "Any" if self.is_array() else self.result()[0]

    def pass_through(self, skip=()):
        """The lines that check, and the values that are passed, but for the
        arguments of these names."""
        lines, values = [], []
        for a in self.arguments:
            if a["name"] in skip:
                continue
            if a["name"] in self.sizes:
                values.append(self.size_passed(a["name"]))
                continue
            line, value = self.checked(a)
            lines += [line] if line else []
            values.append(value)
        return lines, values

    def body(self):
        if self.is_text() or self.is_array():
            return self.filled_body()
        lines, values = self.pass_through()
        if self.name in LONG:
            return lines + self.long_call(values) + self.ending()
        call = f"{self.c_name}({', '.join(values)})"
        hint = "bytes" if self.row["returns"] == "const char *" else "int"
        return lines + [f"answer: {hint} = {call}"] + self.ending()

    def filled_body(self):
        """Texts, and arrays that the caller may give."""
        out = {a["name"] for a in self.arguments if a["direction"] == "out"}
        skip = out | {a["size"] for a in self.arguments
                      if a["name"] in out and "size" in a}
        lines, values = self.pass_through(skip)
        if self.is_text():
            passed = ", ".join([self.c_name, *values])
            return lines + [f"return text_of({passed})"]
        passed = ", ".join(["self", self.c_name, *values[1:]])
        return lines + [f"return filled({passed}, out=out)"]

    def long_call(self, values):
        owners = [("self" if a is self.owner else a["name"])
                  for a in self.arguments if self.is_object(a)]
        for i, owner in enumerate(owners):
            values[values.index(f"{owner}._pointer")] = f"pointers[{i}]"
        return [f"with lent({', '.join(owners)}) as pointers:",
                f"    answer: int = {self.c_name}({', '.join(values)})"]

    def ending(self):
        lines = []
        if self.row["returns"] == "int":
            lines.append("if answer < 0:")
            if any(a["name"] == "problem" and a["direction"] == "out"
                   for a in self.arguments):
                lines.append("    raise refused(Problem._make("
                             "_PROBLEM.unpack(problem)), problem)")
            else:
                lines.append("    raise OnirimError(answer)")
        end = self.result()[1]
        return lines + ([end] if end else [])

    def write(self, indent):
        head, body = self.signature()
        if self.kind and body.startswith("cls"):
            print(f"{indent}@classmethod")
        first = indent + head
        print(textwrap.fill(body, 79, initial_indent=first,
                            subsequent_indent=" " * len(first),
                            break_long_words=False).replace(GLUE, " "))
        inner = indent + "    "
        print(doc(self.row["text"], inner))
        for line in self.body():
            print(wrapped(inner + line))


def wrapped(line):
    """A line of code within 80 columns, broken behind a comma."""
    if len(line) < 80:
        return line
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.fill(line, 79, subsequent_indent=indent,
                         break_long_words=False, break_on_hyphens=False)


def write_class(name, text, functions):
    print(f"\n\nclass {name}({BASES[name]}):")
    print(doc(text, "    "))
    print("    __slots__ = ()")
    for function in functions:
        print()
        function.write("    ")


def class_texts(description):
    """What is said of each class, from its part of the header."""
    said = {row["name"]: row["text"] for row in description["sections"]}
    return {"Game": said["Life of a game"], "Record": said["Records"],
            "Advisor": said["Advice"]}


def write_names(names):
    """What `import *` takes."""
    print("\n" + textwrap.fill(f"__all__ = {names!r}", 79,
                               subsequent_indent="    "))


def write_constants(description):
    print(CONSTANTS, end="")
    write_names([short(row["name"]) for group in description["constants"]
                 for row in group["constants"]])
    for group in description["constants"]:
        write_group(group)


def write_structs(description, types):
    for struct in description["structs"]:
        if struct["name"] == "onirim_reader":
            write_reader(struct)
        elif struct["name"] == "onirim_rows":
            write_rows(struct)
        else:
            write_struct(struct, types)


def write_interface(description):
    types = {row["name"]: row["type"] for row in description["types"]}
    functions = [Function(row, types) for row in description["functions"]
                 if row["name"] not in LEFT_OUT]
    CALLED.update((f.name, f.called()) for f in functions)
    print(HEADER, end="")
    write_names([class_name(row["name"]) for row in description["structs"]
                 if row["name"] != "onirim_rows"] + list(BASES)
                + [f.python_name for f in functions if not f.kind])
    write_structs(description, types)
    print("\n")
    for function in functions:
        print(function.prototype())
    for name, text in class_texts(description).items():
        write_class(name, text, [f for f in functions if f.kind == name])
    for function in functions:
        if not function.kind:
            print("\n")
            function.write("")


def generate(description_path, folder):
    with open(description_path, encoding="utf-8") as file:
        description = json.load(file)
    for name, write in (("constants.py", write_constants),
                        ("_interface.py", write_interface)):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            with redirect_stdout(file):
                write(description)


if __name__ == "__main__":
    generate(*sys.argv[1:])
