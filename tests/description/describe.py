#!/usr/bin/env python3
"""Describe the library for programs: describe.py HEADER LIBRARY

Writes JSON.  What the header declares comes from the header, all else from the
library, which is asked through its functions.  Whatever the header has and
this program cannot describe is an error."""
import itertools
import json
import re
import sys

sys.dont_write_bytecode = True
import bind

# Which arguments may be NULL, an array when it is empty.  A buffer that is
# filled always may, and so may a configuration, a reader, and a problem that is
# written.
OPTIONAL = {
    "onirim_game_free": {"game"},
    "onirim_record_free": {"record"},
    "onirim_advisor_free": {"advisor"},
    "onirim_record_set_tag": {"value"},
    "onirim_answer_text": {"events"},
    "onirim_step_many": {"games"},
}

# What is filled and is one thing, no buffer: by the name of the argument, in
# the functions that are meant.
ALONE = {
    "action": {"onirim_action_parse"},
    "out": {"onirim_observation_part"},
    "problem": None,
    "target": {"onirim_action_target"},
}

# Groups of constants whose names do not begin alike.
GROUPS = {
    "status": r"OK|E_.*",
    "bound": r"[A-Z]*_MAX",
    "outcome": r"PLAYING|WON|LOST|UNDECIDED",
    "seat": r"CHANCE|NOBODY|HOST",
    "card": r"NO_CARD|HIDDEN_CARD|CARD_.*",
}

# What the fields of an action mean: constants of the group of that name, other
# numbers that have a word, or so many numbers from 0.
MEANINGS = [
    ("face", "A card, by its face.", None),
    ("face-if-any", "A card, by its face, or 0.", None),
    ("shared-face", "A shared card, by its face.", None),
    ("hand", "Which hand the card is in.", {"own": 0, "shared": 1}),
    ("end", "At which end of the row of Towers; none for a room.",
     {"none": 0}),
    ("spell", "A spell.", {}),
    ("seat", "A seat.", 5),
    ("goal", "A Goal, counted from the left from 0.", 8),
    ("tower", "A Tower, counted from the left from 0.", 12),
    ("creature", "A creature, counted from 0.", 7),
]

FACE_ALONE = {"card": "face"}
FACE_OF_HAND = {"card": "face", "place": "hand"}
CREATURE_OF_SEAT = {"place": "seat", "extra": "creature"}
FIELDS = {
    "deal": FACE_ALONE,
    "take": FACE_ALONE,
    "play": {"card": "face", "place": "hand", "extra": "end"},
    "discard": FACE_OF_HAND,
    "search": {},
    "swap": {"card": "face", "place": "shared-face"},
    "key": FACE_OF_HAND,
    "door": {"card": "face", "place": "seat"},
    "reveal": {},
    "hand": {},
    "limbo": {},
    "drop": FACE_ALONE,
    "next": FACE_ALONE,
    "top": FACE_ALONE,
    "cast": {"extra": "spell"},
    "pay": FACE_ALONE,
    "goals": {"card": "goal", "place": "goal"},
    "tower": {"extra": "tower"},
    "spare": {},
    "resolve": FACE_ALONE,
    "dispel": FACE_ALONE,
    "look": {},
    "fetch": {"card": "face-if-any"},
    "draw": {},
    "decline": {},
    "stop": {},
    "exchange": {},
    "build": {"card": "face", "extra": "creature"},
    "seize": CREATURE_OF_SEAT,
    "destroy": CREATURE_OF_SEAT,
    "devour": {"extra": "creature"},
    "wake": {"extra": "creature"},
}

# Where the card lies that an action takes, and where it goes first.
TO_DISCARD = "hand discard, shared discard"
FROM_DECK = "pool {0}, top {0}, bottom {0}"
TARGETS = {
    "deal": "- goals, reserve premonitions, pool hand, pool shared, "
            "pool limbo, pool pending",
    "take": "shared hand",
    "play": "hand row, hand towers, shared row, shared towers",
    "discard": TO_DISCARD,
    "search": FROM_DECK.format("pending"),
    "swap": "hand shared",
    "key": TO_DISCARD,
    "door": "doors limbo",
    "limbo": "pending limbo",
    "drop": "pending discard, " + FROM_DECK.format("discard"),
    "next": "pending top, pending bottom",
    "top": "pending top",
    "pay": "discard removed",
    "goals": "goals goals",
    "tower": "towers discard",
    "spare": "pending limbo",
    "resolve": "premonitions removed",
    "dispel": "premonitions removed",
    "fetch": FROM_DECK.format("top"),
    "build": "hand creature, pending creature",
    "seize": "creature hand",
    "destroy": "creature discard",
    "devour": "creature discard",
    "wake": "creature -",
}

# What a trait is: a word of a group, a number, or a set of words.  In a set a
# word stands for its own value, or for the bit of that number.
TRAITS = {
    "kind": ("kind", "one"),
    "colour": ("colour", "one"),
    "symbol": ("symbol", "one"),
    "number": (None, "number"),
    "left-edge": ("symbol", "bits"),
    "right-edge": ("symbol", "bits"),
    "legion": ("legion", "one"),
    "parts": ("part", "set"),
    "power": ("power", "one"),
}

# What a value of the configuration may need, the simplest first.
NEEDS = [
    "", "players=2", "sets=steps", "sets=towers", "sets=dreams",
    "game=nightmarium", "game=nightmarium players=3",
    "game=nightmarium players=4", "game=nightmarium players=5",
]

# The configurations whose layouts are written down.
ALL_SETS = "sets=steps,towers,dreams"
LAYOUTS = [
    "game=onirim",
    "game=onirim players=2",
    "game=onirim players=2 variants=open",
    "game=onirim players=2 variants=race",
    "game=onirim sets=steps",
    "game=onirim sets=towers",
    "game=onirim sets=dreams",
    f"game=onirim {ALL_SETS}",
    f"game=onirim {ALL_SETS} variants=lost,ruins premonitions=6",
    f"game=onirim players=2 {ALL_SETS}",
    "game=nightmarium players=2",
    "game=nightmarium players=3",
    "game=nightmarium players=4",
    "game=nightmarium players=5",
]


def fail(text):
    sys.exit(f"describe: {text}")


#
# The header
#

def sentence(comment):
    """What a comment says, in one line."""
    lines = [re.sub(r"^\s*\* ?", "", line) for line in comment.split("\n")]
    return " ".join(" ".join(lines).split())


def constants_of(body):
    """The groups of the header's constants, in its order."""
    tokens = re.finditer(
        r"/\*(?P<kind>\*<|\*)?(?P<text>.*?)\*/"
        r"|ONIRIM_(?P<name>\w+)\s*=\s*(?P<value>-?\w+)\s*,?"
        r"|\s+|(?P<other>.)", body, re.S)
    heading, said, row, groups = "", None, None, []
    for token in tokens:
        if token["other"]:
            fail(f"cannot read {token['other']!r} among the constants")
        elif token["name"]:
            row = {"name": "ONIRIM_" + token["name"],
                   "value": int(token["value"], 0)}
            if said is not None:
                row["text"], said = said, None
            group_of(groups, token["name"], heading).append(row)
        elif token["kind"] == "*":
            said = sentence(token["text"])
        elif token["kind"] == "*<":
            row["text"] = sentence(token["text"])
        elif token["text"] is not None:
            heading = sentence(token["text"])
    for group in groups:
        for row in group["constants"]:
            if "text" not in row:
                fail(f"{row['name']} has no sentence")
            index = re.search(r"index: ([^.;]+)", row["text"])
            if index:
                row["index"] = index[1]
    return groups


def group_of(groups, name, heading):
    """The rows of the group that a constant belongs to."""
    for known, pattern in GROUPS.items():
        if re.fullmatch(pattern, name):
            break
    else:
        known = name.split("_")[0].lower()
        if "_" not in name:
            fail(f"ONIRIM_{name} belongs to no group")
    for group in groups:
        if group["name"] == known:
            return group["constants"]
        if group["text"] == heading:
            fail(f"{known} has the heading of {group['name']}")
    groups.append({"name": known, "text": heading, "constants": []})
    return groups[-1]["constants"]


def words_of(groups, name):
    """What the constants of a group are called, by value."""
    group = next(group for group in groups if group["name"] == name)
    start = len(f"ONIRIM_{name}_")
    return {row["value"]: row["name"][start:].lower().replace("_", "-")
            for row in group["constants"]}


class Header:
    """What the header declares, in its order."""

    DECLARATION = re.compile(
        r"/\*(?P<kind>\*)?(?P<text>.*?)\*/"
        r"|enum \{(?P<enum>.*?)\n\};"
        r"|typedef struct \w+ (?P<opaque>\w+);"
        r"|typedef struct \w+ \{(?P<fields>.*?)\} (?P<struct>\w+);"
        r"|typedef (?P<base>\w+) (?P<type>\w+);"
        r"|ONIRIM_API (?P<returns>[\w ]+?[ *]+)(?P<function>onirim_\w+)"
        r"\((?P<arguments>[^)]*)\);"
        r"|(?P<blank>\n\s*\n)|#[^\n]*(?:\\\n[^\n]*)*|extern \"C\" \{|\}|\s"
        r"|(?P<other>.)", re.S)

    def __init__(self, text):
        self.sections, self.functions = [], []
        self.opaque, self.types, self.structs = [], [], []
        self.constants = []
        self.version = ".".join(
            re.search(rf"ONIRIM_VERSION_{part} (\d+)", text)[1]
            for part in ("MAJOR", "MINOR", "PATCH"))
        said = ""
        for found in self.DECLARATION.finditer(text):
            if found["other"]:
                fail(f"cannot read: {text[found.start():].split(chr(10))[0]}")
            if found["blank"] or found["enum"] or found["fields"]:
                self.take(found, said)
                said = ""
            elif found["kind"]:
                said = sentence(found["text"])
            elif found["text"] is not None:
                self.section(found["text"])
            else:
                self.take(found, said)

    def section(self, text):
        title = re.match(r"\s*\* -+ (.*?) -+\n", text)
        if title:
            self.sections.append({"name": title[1],
                                  "text": sentence(text[title.end():])})

    def with_functions(self):
        used = {function["section"] for function in self.functions}
        return [row for row in self.sections if row["name"] in used]

    def take(self, found, said):
        if found["enum"]:
            self.constants = constants_of(found["enum"])
        elif found["opaque"]:
            self.opaque.append({"name": found["opaque"]})
        elif found["type"]:
            self.types.append({"name": found["type"], "type": found["base"],
                               "text": said})
        elif found["struct"]:
            self.structs.append({"name": found["struct"], "text": said,
                                 "fields": fields_of(found["fields"])})
        elif found["function"]:
            self.function(found, said)

    def function(self, found, said):
        name = found["function"]
        if not said:
            fail(f"nothing is said of {name}")
        arguments = [declared(" ".join(text.split()))
                     for text in found["arguments"].split(",")
                     if text != "void"]
        self.functions.append({
            "name": name, "section": self.sections[-1]["name"],
            "returns": found["returns"].strip(), "text": said,
            "arguments": arguments})

    def classify(self):
        """Say of each argument which way it goes."""
        opaque = {row["name"] for row in self.opaque}
        structs = {row["name"] for row in self.structs}
        for function in self.functions:
            for place, argument in enumerate(function["arguments"]):
                argument.update(direction_of(function, place, opaque, structs))
        for row in self.opaque:
            free = row["name"].replace("onirim_", "") + "_free"
            row["free"] = f"onirim_{free}"
            if row["free"] not in {f["name"] for f in self.functions}:
                fail(f"nothing frees {row['name']}")


def declared(text):
    """The type and the name of a declaration, and of an array how many."""
    found = re.fullmatch(r"([\w *]*[ *])(\w+)(?:\[(\d+)\])?", text)
    if not found:
        fail(f"cannot read: {text}")
    row = {"name": found[2], "type": " ".join(found[1].split())}
    if found[3]:
        row["count"] = int(found[3])
    return row


def fields_of(body):
    rows = []
    for line in re.finditer(r"([^;/]+);(?:[ \t]*/\*(.*?)\*/)?", body, re.S):
        row = declared(" ".join(line[1].split()))
        if line[2]:
            row["text"] = sentence(line[2])
        rows.append(row)
    return rows


def direction_of(function, place, opaque, structs):
    """In, out or inout; the argument that says how big a buffer is; whether
    the argument may be NULL."""
    argument = function["arguments"][place]
    kind, name = argument["type"], argument["name"]
    base = kind.replace("const", "").replace("*", "").strip()
    optional = name in OPTIONAL.get(function["name"], ())
    size = size_of(function, place)
    row = {}
    if "*" not in kind:
        row["direction"] = "in"
    elif kind == "const char *":
        row["direction"] = "in"
        optional = optional or name == "config"
    elif base in opaque and kind == f"const {base} *":
        row["direction"] = "in"
    elif base in opaque and kind == f"{base} *":
        frees = function["name"].endswith("_free")
        row["direction"] = "in" if frees else "inout"
    elif base in opaque and kind == f"{base} **":
        row["direction"] = "out"
    elif base in structs and kind == f"const {base} *" and name != "events":
        row["direction"] = "in"
        optional = name == "reader"
    elif name in ALONE and kind == f"{base} *" and \
            (ALONE[name] is None or function["name"] in ALONE[name]):
        row["direction"] = "out"
        optional = name == "problem"
    elif size:
        row["direction"] = "in" if kind.startswith("const") else \
            "inout" if base == "void" or base in opaque else "out"
        row["size"] = size
        optional = optional or row["direction"] == "out" or \
            name == "indices"
    else:
        fail(f"{function['name']}: what is {kind} {name}?")
    if optional:
        row["optional"] = True
    return row


def size_of(function, place):
    """The argument that says how big a buffer is: it comes behind it, or, of
    several that go together, behind the first."""
    arguments = function["arguments"]
    for argument in arguments[place + 1:]:
        if argument["type"] == "size_t":
            return argument["name"]
    for argument in arguments[:place]:
        if argument["name"] == "count":
            return argument["name"]
    return None


#
# What the library says
#

def statuses(library, languages):
    rows = []
    for name, value in library.constants.items():
        if name == "ONIRIM_OK" or name.startswith("ONIRIM_E_"):
            rows.append({"name": name, "value": value, "texts": {
                language: library.onirim_status_text(
                    status=value, language=language)
                for language in languages}})
    return rows


def until_range(ask):
    """What is answered to 0, 1 and so on, up to the end."""
    answers = []
    for index in itertools.count():
        try:
            answers.append(ask(index))
        except bind.Refused as refused:
            if refused.status != "ONIRIM_E_RANGE":
                raise
            return answers


def faces_named(library):
    """The names of the faces, by value."""
    names = {}
    for value in range(256):
        try:
            names[value] = library.onirim_card_name(card=value)
        except bind.Refused:
            pass
    return names


def cards(library, groups, names):
    """All that has a kind: its name, its traits, how many cards there are of
    it in a game that has it, and what that needs."""
    copies = copies_of(library)
    words = {name: words_of(groups, name) for name, _ in TRAITS.values()
             if name}
    rows = []
    for value in range(256):
        traits = traits_of(library, groups, words, value)
        if not traits or (value not in names and "number" in traits):
            continue
        row = {"name": names[value]} if value in names else {}
        row.update(value=value, traits=traits)
        if value in copies:
            row["copies"], row["needs"] = copies[value]
        rows.append(row)
    return rows


def traits_of(library, groups, words, card):
    traits = {}
    for trait, word in words_of(groups, "trait").items():
        if word not in TRAITS:
            fail(f"what is the trait {word}?")
        group, form = TRAITS[word]
        try:
            value = library.onirim_card_trait(card=card, trait=trait)
        except bind.Refused:
            continue
        if form == "number":
            traits[word] = value
        elif form == "one":
            traits[word] = words[group][value]
        else:
            traits[word] = [name for bit, name in words[group].items()
                            if value & (1 << bit if form == "bits" else bit)]
    return traits


def copies_of(library):
    """How many cards there are of a face, and what they need."""
    copies = {}
    for config in LAYOUTS:
        needs = needs_of(config)
        needs.pop("players", None)
        game = library.onirim_game_new(config=config)
        filled = library.onirim_faces(game=game)
        for face, count in zip(filled["faces"], filled["copies"]):
            if copies.setdefault(face, (count, needs))[0] != count:
                fail(f"there are {count} cards of {face} with {config}")
        library.onirim_game_free(game=game)
    return copies


#
# The configuration
#

def needs_of(config):
    return dict(word.split("=") for word in config.split())


class Keys:
    """What can be chosen, and what that needs."""

    def __init__(self, library, groups):
        self.library = library
        self.kinds = words_of(groups, "values")
        self.games = words_of(groups, "game")
        self.names = until_range(
            lambda key: library.onirim_config_key(key=key))
        self.reasons = {
            row["value"]: found.groups()
            for group in groups if group["name"] == "problem"
            for row in group["constants"]
            for found in [re.fullmatch(r"Needs (\w+)=(\w+)\.", row["text"])]
            if found}

    def all(self):
        return [self.row(key, name) for key, name in enumerate(self.names)]

    def row(self, key, name):
        library, constants = self.library, self.library.constants
        kind = library.onirim_config_key_trait(
            key=key, what=constants["ONIRIM_CONFIG_KIND"])
        games = library.onirim_config_key_trait(
            key=key, what=constants["ONIRIM_CONFIG_GAMES"])
        games = [word for game, word in self.games.items()
                 if games >> game & 1]
        return {"name": name, "text": self.help(name),
                "kind": self.kinds[kind], "games": games,
                "defaults": {game: self.default(key, game) for game in games},
                "values": list(self.values(key, name))}

    def help(self, word):
        return self.library.onirim_config_help_text(word=word, language="en")

    def default(self, key, game):
        for config in NEEDS:
            if needs_of(config).get("game", "onirim") == game:
                try:
                    return self.library.onirim_config_default(
                        config=config, key=key)
                except bind.Refused:
                    pass
        return fail(f"{self.names[key]} has no default")

    def values(self, key, name):
        seen = set()
        for config in NEEDS:
            for value in until_range(
                    lambda value: self.library.onirim_config_value(
                        config=config, key=key, value=value)):
                if value in seen:
                    continue
                seen.add(value)
                if ".." in value:
                    least, most = value.split("..")
                    row = {"least": int(least), "most": int(most)}
                else:
                    row = {"name": value, "text": self.help(f"{name}={value}")}
                    config = " ".join(
                        [config, *self.forbidden(config, f"{name}={value}")])
                needs = needs_of(config)
                yield {**row, "needs": {other: needs[other] for other
                                        in self.names if other in needs}}

    def forbidden(self, config, word):
        """What the word needs against other words."""
        for key, other in enumerate(self.names):
            for value in until_range(
                    lambda value: self.library.onirim_config_value(
                        config=config, key=key, value=value)):
                if f"{other}=" in f"{config} {word}" or ".." in value:
                    continue
                try:
                    game = self.library.onirim_game_new(
                        config=f"{config} {word} {other}={value}")
                    self.library.onirim_game_free(game=game)
                except bind.Refused as refused:
                    need = self.reasons.get(refused.problem.reason)
                    if need and need[0] == other:
                        yield "=".join(need)


def targets(text):
    """Where the card of an action lies, and where it goes."""
    rows = []
    for pair in text.split(", "):
        zone, to_zone = pair.split()
        rows.append({key: word for key, word in
                     (("zone", zone), ("to_zone", to_zone)) if word != "-"})
    return rows


def verbs(library, groups, faces):
    numbers = {row["name"]: row.get("values", {}).values()
               or range(row.get("most", -1) + 1) for row in meanings(groups)}
    rows = []
    texts = {row["value"]: row["text"] for group in groups
             if group["name"] == "verb" for row in group["constants"]}
    for value, word in words_of(groups, "verb").items():
        if word not in FIELDS:
            fail(f"what do the fields of {word} mean?")
        fields = FIELDS[word]
        check_fields(library, value, fields, numbers, faces)
        rows.append({"name": word, "value": value, "text": texts[value],
                     "fields": fields, "targets": targets(
                         TARGETS[word]) if word in TARGETS else []})
    return rows


def values_meant(meaning, numbers, faces):
    """The values that a field may have."""
    if meaning is None:
        return {0}
    if "face" in meaning:
        return set(faces) | ({0} if meaning == "face-if-any" else set())
    return set(numbers[meaning])


def check_fields(library, verb, fields, numbers, faces):
    """What is said of a verb's fields is what the library takes there."""
    domains = {field: values_meant(fields.get(field), numbers, faces)
               for field in ("card", "place", "extra")}
    usual = {field: min(domain) for field, domain in domains.items()}
    if fields == FIELDS["goals"]:
        usual["place"] = max(domains["place"])
        domains["card"] = {i for i in domains["card"] if i < usual["place"]}
        domains["place"] = {i for i in domains["place"] if i > usual["card"]}
    for field, domain in domains.items():
        taken = set()
        for value in range(256):
            action = library.onirim_action_make(
                verb=verb, **{**usual, field: value})
            try:
                library.onirim_action_format(action=action)
                taken.add(value)
            except bind.Refused:
                pass
        if taken != domain:
            fail(f"verb {verb}: {field} may be {sorted(taken)}")


def meanings(groups):
    named = {group["name"] for group in groups}
    for name, text, values in MEANINGS:
        row = {"name": name, "text": text}
        if isinstance(values, dict):
            constants = words_of(groups, name) if name in named else {}
            row["values"] = {**values, **{
                word: value for value, word in constants.items()}}
        elif values:
            row["most"] = values - 1
        yield row


#
# Layouts
#

class Layouts:
    """Where things stand in observations, and which number an action has."""

    WHAT = {"counts": "zone", "slots": "zone", "number": "number",
            "frame": "frame"}

    def __init__(self, library, groups, names):
        self.library = library
        self.names = names
        self.verbs = words_of(groups, "verb")
        self.kinds = words_of(groups, "layout")
        self.whats = {kind: words_of(groups, what)
                      for kind, what in self.WHAT.items()}

    def of(self, config):
        library = self.library
        game = library.onirim_game_new(config=config)
        row = {
            "name": config,
            "decisions": library.onirim_max_decisions(game=game),
            "observation": {
                "size": library.onirim_observation_size(game=game),
                "parts": list(self.parts(game)),
            },
            "actions": {
                "size": library.onirim_action_space(game=game),
                "stretches": list(self.stretches(game)),
            },
        }
        library.onirim_game_free(game=game)
        return row

    def parts(self, game):
        found = until_range(lambda part: self.library.onirim_observation_part(
            game=game, part=part))
        for place, part in enumerate(found):
            kind = self.kinds[part.kind]
            row = {"offset": part.offset, "length": part.length, "kind": kind,
                   "what": self.whats[kind][part.what], "index": part.index,
                   "max": part.max}
            if kind == "counts":
                row["faces"] = self.faces(game, place)
            yield row

    def faces(self, game, part):
        found = until_range(lambda byte: self.library.onirim_observation_face(
            game=game, part=part, byte=byte))
        return [self.names.get(face, "hidden") for face in found]

    def stretches(self, game):
        """The actions by index, in stretches of one verb that are sorted by
        card, then by place, then by extra."""
        found = until_range(lambda index: self.library.onirim_index_action(
            game=game, index=index))
        first = 0
        for (verb, _), group in itertools.groupby(found, self.alike(found)):
            row = self.stretch(verb, [(action >> 16 & 0xFF, action >> 8 & 0xFF,
                                       action & 0xFF) for action in group])
            yield {"first": first, **row}
            first += row["length"]

    def alike(self, actions):
        """What actions of one stretch have in common: the verb, whether they
        name a face, and the extras that go with it."""
        extras = {}
        for action in actions:
            extras.setdefault(action >> 16, set()).add(action & 0xFF)

        def common(action):
            verb = action >> 24
            if "face" not in FIELDS[self.verbs[verb]].get("card", ""):
                return verb, None
            return verb, ((action >> 16 & 0xFF) > 0, extras[action >> 16])
        return common

    def stretch(self, verb, actions):
        fields = FIELDS[self.verbs[verb]]
        row = {"length": len(actions), "verb": self.verbs[verb]}
        columns = [sorted(set(column)) for column in zip(*actions)]
        for field, column in zip(("card", "place", "extra"), columns):
            if field in fields:
                row[field] = [self.value(fields[field], value)
                              for value in column]
        every = list(itertools.product(*columns))
        if actions == [a for a in every if a[0] != a[1]] != every:
            row["without"] = "card = place"
        elif actions == [a for a in every if a[0] < a[1]] != every:
            row["without"] = "card >= place"
        elif actions != every:
            fail(f"how are the actions of {row['verb']} sorted?")
        return row

    def value(self, meaning, value):
        return self.names[value] if "face" in meaning and value else value


#
# Writing
#

def has_rows(value):
    """Whether a value holds a list of objects, and so is written in lines."""
    if isinstance(value, dict):
        return any(has_rows(part) for part in value.values())
    return isinstance(value, list) and any(isinstance(part, (dict, list))
                                           for part in value)


def written(value, indent):
    if not has_rows(value):
        return json.dumps(value, ensure_ascii=False)
    inner = "\n" + "  " * (indent + 1)
    if isinstance(value, dict):
        lines = [f"{json.dumps(key)}: {written(part, indent + 1)}"
                 for key, part in value.items()]
        begin, end = "{}"
    else:
        lines = [written(part, indent + 1) for part in value]
        begin, end = "[]"
    return begin + inner + ("," + inner).join(lines) + "\n" + \
        "  " * indent + end


def main():
    header = Header(open(sys.argv[1], encoding="utf-8").read())
    header.classify()
    description = {
        "name": "onirim", "version": header.version,
        "opaque": header.opaque, "types": header.types,
        "structs": header.structs, "constants": header.constants,
        "sections": header.with_functions(), "functions": header.functions,
    }
    library = bind.Library(description, sys.argv[2])
    if library.raw("onirim_version").decode() != header.version:
        fail("the library is not the header's")
    groups = header.constants
    names = faces_named(library)
    languages = until_range(lambda i: library.onirim_language(index=i))
    layouts = Layouts(library, groups, names)
    description["languages"] = [{"name": name, "value": value}
                                for value, name in enumerate(languages)]
    description["statuses"] = statuses(library, languages)
    description["meanings"] = list(meanings(groups))
    description["cards"] = cards(library, groups, names)
    description["keys"] = Keys(library, groups).all()
    description["verbs"] = verbs(library, groups, names)
    description["layouts"] = [layouts.of(config) for config in LAYOUTS]
    sys.stdout.buffer.write((written(description, 0) + "\n").encode())


main()
