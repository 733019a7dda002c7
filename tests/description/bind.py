"""A shared library behind its description: each function becomes one that
takes its arguments by name and gives back what the C function fills."""
import ctypes

NUMBERS = {
    "char": ctypes.c_char, "int": ctypes.c_int, "size_t": ctypes.c_size_t,
    "int8_t": ctypes.c_int8, "uint8_t": ctypes.c_uint8,
    "uint16_t": ctypes.c_uint16, "int32_t": ctypes.c_int32,
    "uint32_t": ctypes.c_uint32, "uint64_t": ctypes.c_uint64,
}


class Refused(Exception):
    """A function answered with a status, and maybe with a problem."""

    def __init__(self, function, status, problem):
        super().__init__(f"{function}: {status}")
        self.status = status
        self.problem = problem


class Library:
    def __init__(self, description, path):
        self.description = description
        self.shared = ctypes.CDLL(path)
        self.constants = {constant["name"]: constant["value"]
                          for group in description["constants"]
                          for constant in group["constants"]}
        self.statuses = {value: name for name, value in self.constants.items()
                         if value < 0}
        self.types = dict(NUMBERS)
        for opaque in description["opaque"]:
            self.types[opaque["name"]] = None
        for number in description["types"]:
            self.types[number["name"]] = self.types[number["type"]]
        for struct in description["structs"]:
            self.types[struct["name"]] = self.structure(struct)
        self.functions = {function["name"]: function
                          for function in description["functions"]}
        for function in description["functions"]:
            self.declare(function)

    def structure(self, struct):
        def field(row):
            kind = self.type_of(row["type"])
            return row["name"], kind * row["count"] if "count" in row else kind
        return type(struct["name"], (ctypes.Structure,),
                    {"_fields_": [field(row) for row in struct["fields"]]})

    def type_of(self, text):
        """The ctypes type of a C type."""
        words = text.replace("const", "").replace("*", " * ").split()
        base, stars = words[0], len(words) - 1
        if base == "void" and stars == 0:
            return None
        if base == "char" and stars > 0:
            kind, stars = ctypes.c_char_p, stars - 1
        elif self.types.get(base) is None:
            kind, stars = ctypes.c_void_p, stars - 1
        else:
            kind = self.types[base]
        for _ in range(stars):
            kind = ctypes.POINTER(kind)
        return kind

    def declare(self, function):
        c = getattr(self.shared, function["name"])
        c.restype = self.type_of(function["returns"])
        c.argtypes = [self.type_of(argument["type"])
                      for argument in function["arguments"]]
        setattr(self, function["name"],
                lambda **given: self.call(function, given))

    def raw(self, name, *arguments):
        return getattr(self.shared, name)(*arguments)

    def element(self, argument):
        """The type that a pointer leads to."""
        kind = argument["type"]
        return self.type_of(kind[:kind.rindex("*")])

    def call(self, function, given):
        """The answer of the function, or what it fills: alone where it is
        one, else by name."""
        sizes, single, buffers = {}, {}, {}
        for argument in function["arguments"]:
            name = argument["name"]
            if name in given or argument["direction"] != "out":
                continue
            if "size" in argument:
                buffers[name] = argument
                sizes[argument["size"]] = 0
            else:
                single[name] = self.element(argument)()
        if buffers:
            there = self.run(function, given, sizes, single, {})
            text = any(row["type"] == "char *" for row in buffers.values())
            for size in sizes:
                sizes[size] = there + text
        room = {name: (self.element(row) * sizes[row["size"]])()
                for name, row in buffers.items()}
        answer = self.run(function, given, sizes, single, room)
        filled = {name: value_of(place) for name, place in single.items()
                  if name != "problem"}
        filled.update((name, buffer.value.decode() if
                       buffers[name]["type"] == "char *" else list(buffer))
                      for name, buffer in room.items())
        if len(filled) == 1:
            return next(iter(filled.values()))
        return filled or answer

    def run(self, function, given, sizes, single, room):
        values = []
        for argument in function["arguments"]:
            name = argument["name"]
            if name in given:
                value = given[name]
                values.append(value.encode() if isinstance(value, str)
                              else value)
            elif name in room:
                values.append(ctypes.cast(room[name],
                                          self.type_of(argument["type"])))
            elif name in single:
                values.append(ctypes.byref(single[name]))
            elif name in sizes:
                values.append(sizes[name])
            elif argument.get("optional"):
                values.append(None)
            else:
                raise TypeError(f"{function['name']}: {name} is missing")
        answer = self.raw(function["name"], *values)
        if function["returns"] == "int" and answer < 0:
            raise Refused(function["name"], self.statuses[answer],
                          single.get("problem"))
        return answer


def value_of(place):
    return place if isinstance(place, ctypes.Structure) else place.value
