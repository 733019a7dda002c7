#!/usr/bin/env python3
"""Is the description true?  check.py JSON LIBRARY

Knows the library by its description alone: calls what it declares, plays a
game of each configuration in it, and reads what comes by its tables."""
import ctypes
import itertools
import json
import sys

sys.dont_write_bytecode = True
import bind


class Untrue(Exception):
    pass


def same(what, found, expected):
    if found != expected:
        raise Untrue(f"{what}: {found!r}, not {expected!r}")


class Names:
    """The words for constants of a group, and the constants for words."""

    def __init__(self, description, group):
        rows = next(row["constants"] for row in description["constants"]
                    if row["name"] == group)
        start = len(f"ONIRIM_{group}_")
        self.rows = {row["name"][start:].lower().replace("_", "-"): row
                     for row in rows}
        self.values = {word: row["value"] for word, row in self.rows.items()}


#
# Constants
#

# Groups with gaps: cards, sets of bits, bounds, and where there is room for
# another game.
GAPS = {"card", "bound"}


def check_constants(description):
    seen = {}
    for group in description["constants"]:
        rows = group["constants"]
        values = [row["value"] for row in rows]
        for row in rows:
            if row["name"] in seen or not row["text"]:
                raise Untrue(f"{row['name']}: twice, or without a sentence")
            seen[row["name"]] = row["value"]
        if group["name"] != "bound":
            same(f"order of {group['name']}", values,
                 sorted(set(values), key=abs))
        if group["name"] not in GAPS:
            check_dense(group["name"], values)
    return len(seen)


def check_dense(name, values):
    """No gaps, but for a second game, which begins at a power of two."""
    if values == [1 << i for i in range(len(values))]:
        return
    for one, next_one in zip(values, values[1:]):
        if abs(next_one - one) != 1 and next_one != 32:
            raise Untrue(f"{name}: a gap behind {one}")


#
# Functions
#

class Samples:
    """An argument of each kind that functions take."""

    TEXTS = {"config": "", "language": "en", "text": "play:red-sun",
             "name": "event", "value": "a word", "word": "game"}

    def __init__(self, library):
        self.library = library
        self.free_by = {row["name"]: row["free"]
                        for row in library.description["opaque"]}
        self.held = []

    def new(self, kind, **given):
        made = getattr(self.library, f"{kind}_new")(**given)
        self.held.append((self.free_by[kind], made))
        return made

    def game(self):
        return self.new("onirim_game", config="")

    def of(self, argument):
        """A good argument; a buffer is none."""
        base = argument["type"].replace("const", "").replace("*", "").strip()
        stars = argument["type"].count("*")
        if argument.get("optional"):
            return None
        if stars == 0:
            return 0
        if argument["type"] == "const char *":
            return self.TEXTS[argument["name"]].encode()
        if argument["direction"] == "out":
            return ctypes.byref(self.library.element(argument)())
        if base == "onirim_game" and stars == 1:
            return self.game()
        if base in self.free_by and stars == 1:
            return self.new(base, game=self.game())
        return ctypes.cast(ctypes.create_string_buffer(64),
                           self.library.type_of(argument["type"]))

    def free(self):
        for free, made in self.held:
            self.library.raw(free, made)
        self.held = []


def check_functions(description, library):
    """What may be NULL is taken so, and nothing else is."""
    samples = Samples(library)
    missing = library.constants["ONIRIM_E_NULL"]
    for function in description["functions"]:
        arguments = function["arguments"]
        if function["returns"] != "int":
            continue
        for place, argument in enumerate(arguments):
            if "*" not in argument["type"]:
                continue
            values = [None if i == place else samples.of(row)
                      for i, row in enumerate(arguments)]
            answer = library.raw(function["name"], *values)
            if (answer == missing) == argument.get("optional", False):
                raise Untrue(f"{function['name']}: {argument['name']} "
                             f"is NULL: {answer}")
        samples.free()
    return len(description["functions"])


#
# Tables
#

def check_statuses(description, library):
    for row in description["statuses"]:
        same(row["name"], library.constants[row["name"]], row["value"])
        same(row["name"],
             library.raw("onirim_status_name", row["value"]).decode(),
             row["name"])
        for language in description["languages"]:
            same(row["name"], library.onirim_status_text(
                status=row["value"], language=language["name"]),
                row["texts"][language["name"]])
    values = [row["value"] for row in description["statuses"]]
    same("statuses", values, list(range(0, -len(values), -1)))
    try:
        library.onirim_status_text(status=-len(values), language="en")
    except bind.Refused:
        return
    raise Untrue("a status is missing")


def check_cards(description, library):
    """The traits of each card, and the faces of each configuration."""
    traits = Names(description, "trait").values
    for row in description["cards"]:
        if "name" in row:
            same(row["name"], library.onirim_card_from_name(
                text=row["name"]), row["value"])
        for word, trait in traits.items():
            try:
                found = library.onirim_card_trait(card=row["value"],
                                                  trait=trait)
            except bind.Refused:
                found = None
            same(f"{word} of {row['value']}", found,
                 trait_of(description, word, row["traits"].get(word)))
    for layout in description["layouts"]:
        game = library.onirim_game_new(config=layout["name"])
        found = library.onirim_faces(game=game)
        cards = [row for row in description["cards"]
                 if "copies" in row and meets(layout["name"], row["needs"])]
        same(f"{layout['name']}: faces", found["faces"],
             [row["value"] for row in cards])
        same(f"{layout['name']}: copies", found["copies"],
             [row["copies"] for row in cards])
        library.onirim_game_free(game=game)


def trait_of(description, trait, word):
    """The number of a trait: of a word, or of a set of words."""
    if word is None or isinstance(word, int):
        return word
    if trait == "parts":
        parts = Names(description, "part").values
        return sum(parts[part] for part in word)
    if isinstance(word, list):
        symbols = Names(description, "symbol").values
        return sum(1 << symbols[symbol] for symbol in word)
    return Names(description, trait).values[word]


def meets(config, needs):
    words = dict(word.split("=") for word in config.split())
    return all(value in words.get(key, "").split(",")
               for key, value in needs.items())


def check_keys(description, library):
    """Each value is taken with what it needs, and not with less."""
    config = library.onirim_config_format(
        game=library.onirim_game_new(config=""))
    same("defaults", config, "game=onirim seed=0")
    for key in description["keys"]:
        for value in key["values"]:
            words = [value["name"]] if "name" in value else \
                [str(value["least"]), str(value["most"])]
            for word in words:
                check_value(library, f"{key['name']}={word}", value["needs"])
            if "name" not in value:
                for wrong in (value["least"] - 1, value["most"] + 1):
                    is_refused(library, f"{key['name']}={wrong}",
                               value["needs"])
        for game, default in key["defaults"].items():
            check_default(library, description, key, game, default)


def check_default(library, description, key, game, default):
    """A default that is written changes nothing."""
    needs = next((value["needs"] for value in key["values"]
                  if value["needs"].get("game", game) == game), {})
    config = " ".join(f"{name}={word}" for name, word in
                      {"game": game, **needs}.items() if name != key["name"])
    if key["name"] == "game":
        config = ""
    same(f"{key['name']}: default", configuration(library, config),
         configuration(library, f"{config} {key['name']}={default}"))


def configuration(library, config):
    game = library.onirim_game_new(config=config)
    text = library.onirim_config_format(game=game)
    library.onirim_game_free(game=game)
    return text


def joined(word, needs):
    return " ".join([word, *("=".join(need) for need in needs.items())])


def check_value(library, word, needs):
    configuration(library, joined(word, needs))
    if "chance" not in needs and not word.startswith("chance="):
        configuration(library, joined(f"{word} chance=host", needs))
    for key, value in needs.items():
        less = {other: needs[other] for other in needs if other != key}
        if key == "players":
            less[key] = str(int(value) - 1)
        if key == "chance":
            less[key] = "host"
        if key == "game":
            if "players" in needs:
                continue
            less[key] = {"onirim": "nightmarium",
                         "nightmarium": "onirim"}[value]
            if word.startswith("players="):
                continue
        is_refused(library, word, less)


def is_refused(library, word, needs):
    try:
        configuration(library, joined(word, needs))
    except bind.Refused as refused:
        if refused.status == "ONIRIM_E_CONFIG":
            return
    raise Untrue(f"{joined(word, needs)} is taken")


#
# Games
#

class Layout:
    """Observations and actions of one configuration by their tables."""

    def __init__(self, description, row, values):
        self.row = row
        self.faces = values
        self.verbs = {verb["name"]: verb for verb in description["verbs"]}

    def index(self, action, player, players):
        """The number of an action, or None when it is in no stretch."""
        for stretch in self.row["actions"]["stretches"]:
            verb = self.verbs[stretch["verb"]]
            if verb["value"] != action >> 24:
                continue
            fields = [action >> 16 & 0xFF, action >> 8 & 0xFF, action & 0xFF]
            columns = []
            for i, field in enumerate(("card", "place", "extra")):
                if verb["fields"].get(field) == "seat":
                    fields[i] = (fields[i] - player) % players
                columns.append([self.faces.get(value, value)
                                for value in stretch.get(field, [0])])
            rows = [values for values in itertools.product(*columns)
                    if not self.left_out(stretch, values)]
            if tuple(fields) in rows:
                return stretch["first"] + rows.index(tuple(fields))
        return None

    def left_out(self, stretch, values):
        card, place, _ = values
        return {None: False, "card = place": card == place,
                "card >= place": card >= place}[stretch.get("without")]


class Game:
    """A game that is looked at from all sides while it is played."""

    def __init__(self, description, library, row, faces):
        self.description = description
        self.library = library
        self.config = row["name"]
        self.game = library.onirim_game_new(
            config=f"{self.config} seed=7 events=on")
        self.record = library.onirim_record_new(game=self.game)
        self.layout = Layout(description, row, faces)
        self.faces = faces
        self.zones = Names(description, "zone")
        self.numbers = Names(description, "number")
        self.asks = Names(description, "ask").values
        self.events = Names(description, "event").values
        self.nobody = library.constants["ONIRIM_NOBODY"]
        self.players = library.onirim_number(
            game=self.game, viewer=self.nobody,
            what=self.numbers.values["players"], index=0)
        self.viewers = [*range(self.players), self.nobody]

    def ask(self, name, **given):
        return getattr(self.library, f"onirim_{name}")(game=self.game, **given)

    def play(self):
        """Play to the end; how many answers it took."""
        for n in itertools.count():
            self.look()
            actions = self.ask("legal_actions")
            if not actions:
                break
            if len(actions) < 2 or actions != sorted(set(actions)):
                raise Untrue(f"{self.config}: the list {actions}")
            if n % 10 == 0:
                self.save()
            self.answers(actions)
            action = actions[n * 7919 % 104729 % len(actions)]
            self.library.onirim_record_add(record=self.record, action=action)
            self.ask("apply", action=action)
            self.happened()
        self.over(n)
        self.library.onirim_game_free(game=self.game)
        self.library.onirim_record_free(record=self.record)
        return n

    def reader(self, language, viewer):
        """Who reads what a function writes."""
        reader = self.library.types["onirim_reader"]()
        reader.language = language.encode()
        reader.viewer = viewer
        return ctypes.byref(reader)

    def texts(self, name, viewer, **given):
        """What a viewer is told, in all languages."""
        return [self.ask(name, **given,
                         reader=self.reader(language["name"], viewer))
                for language in self.description["languages"]]

    def answers(self, actions):
        player = self.ask("player")
        mask = self.ask("action_mask")
        labels, indices = set(), []
        for action in actions:
            text = self.library.onirim_action_format(action=action)
            same(text, self.library.onirim_action_parse(text=text), action)
            index = self.layout.index(action, player, self.players)
            same(f"{self.config}: index of {text}", index,
                 self.ask("action_index", action=action))
            indices.append(index)
            labels.add(self.texts("action_text", player,
                                  action=action)[0])
            self.target(text, action)
        same("labels", len(labels), len(actions))
        same(f"{self.config}: mask", mask,
             [i in indices for i in range(len(mask))])
        same("size", len(mask), self.layout.row["actions"]["size"])
        for name in ("help_text", "why_text"):
            for text in self.texts(name, player, action=actions[0]):
                same(name, text == "", name == "why_text")

    def target(self, text, action):
        """Where an action points is where its verb may point."""
        target = self.ask("action_target", action=action)
        words = {value: word for word, value in self.zones.values.items()}
        points = {field: words[zone] for field, zone in
                  (("zone", target.zone), ("to_zone", target.to_zone)) if zone}
        verb = self.layout.verbs[text.split(":")[0]]
        alone = text == verb["name"] and "card" in verb["fields"]
        if points not in ([{}] if alone else verb["targets"] or [{}]):
            raise Untrue(f"{self.config}: {text} points at {points}")

    def look(self):
        if self.ask("decision") not in self.asks.values():
            raise Untrue(f"{self.config}: asked {self.ask('decision')}")
        if not all(self.texts("decision_text", self.nobody,
                              decision=self.ask("decision"))):
            raise Untrue(f"{self.config}: a question without words")
        for viewer in self.viewers:
            self.observe(viewer)

    def observe(self, viewer):
        bytes_seen = self.ask("observe", viewer=viewer)
        layout = self.layout.row["observation"]
        same("size", len(bytes_seen), layout["size"])
        at = 0
        for part in layout["parts"]:
            same(f"{self.config}: where a part begins", part["offset"], at)
            at += part["length"]
            some = bytes_seen[part["offset"]:at]
            if max(some) > part["max"]:
                raise Untrue(f"{self.config}: {part['what']}: {some}")
            same(f"{self.config}: {part['what']} {part['index']} "
                 f"as {viewer} sees it", self.told(part, some),
                 self.there(part, viewer))
        same(f"{self.config}: where the last part ends", at, layout["size"])

    def told(self, part, some):
        """What a part of an observation tells."""
        if part["kind"] == "counts":
            return [face for name, count in zip(part["faces"], some)
                    for face in [self.faces[name]] * count]
        if part["kind"] == "slots":
            return some[:some.index(0) if 0 in some else None]
        return sum(byte << 8 * i for i, byte in enumerate(some))

    def there(self, part, viewer):
        """The same by the functions, with seats from the viewer on."""
        first = 0 if viewer == self.nobody else viewer
        if part["kind"] == "frame":
            return self.frame(part, viewer, first)
        names = self.numbers if part["kind"] == "number" else self.zones
        row = names.rows[part["what"]]
        index = part["index"]
        if row.get("index") == "seat":
            index = (index + first) % self.players
        elif row.get("index") == "8 x seat + place":
            index = (index + 8 * first) % (8 * self.players)
        if part["kind"] != "number":
            return self.ask("cards", viewer=viewer, zone=row["value"],
                            index=index)
        try:
            number = self.ask("number", viewer=viewer, what=row["value"],
                              index=index)
        except bind.Refused:
            return 0
        return (number - first) % self.players \
            if part["what"] == "active" else number

    def frame(self, part, viewer, first):
        what = part["what"]
        if what == "viewer":
            return 255 if viewer == self.nobody else viewer
        if what == "left":
            return self.told(part, self.ask("observe", viewer=viewer)
                             [part["offset"]:part["offset"] + part["length"]])
        answer = self.ask(what)
        if what in ("winner", "player") and answer < self.players:
            return (answer - first) % self.players
        return answer

    def happened(self):
        for viewer in self.viewers:
            events = self.ask("events", viewer=viewer)
            for event in events:
                if event.kind not in self.events.values():
                    raise Untrue(f"{self.config}: event {event.kind}")
                if not all(self.texts("event_text", viewer,
                                      event=ctypes.byref(event))):
                    raise Untrue(f"{self.config}: an event without words")
            if events:
                self.line(viewer, events)
        if not events:
            raise Untrue(f"{self.config}: an answer without events")

    def line(self, viewer, events):
        """An answer in a line, as that of its ply in the record."""
        record = self.library.onirim_record_events(
            record=self.record, viewer=viewer,
            ply=self.library.onirim_record_ply(record=self.record))
        lines = [self.texts("answer_text", viewer, count=len(some),
                            events=(type(some[0]) * len(some))(*some))
                 for some in (events, record)]
        same(f"{self.config}: line", lines[1], lines[0])
        if not all(lines[0]):
            raise Untrue(f"{self.config}: an answer without words")

    def save(self):
        """What was saved, and what is on record, is this game."""
        saved = self.ask("snapshot_save")
        game = self.library.onirim_snapshot_load(
            bytes=(ctypes.c_uint8 * len(saved))(*saved), length=len(saved))
        self.is_same(game)
        game = self.library.onirim_record_game(
            record=self.record,
            ply=self.library.onirim_record_ply(record=self.record))
        self.is_same(game)

    def is_same(self, game):
        for viewer in self.viewers:
            same(f"{self.config}: hash", self.library.onirim_hash(
                game=game, viewer=viewer), self.ask("hash", viewer=viewer))
        self.library.onirim_game_free(game=game)

    def over(self, answers):
        library = self.library
        playing = library.constants["ONIRIM_PLAYING"]
        if answers == 0 or self.ask("outcome") == playing:
            raise Untrue(f"{self.config}: it is not over")
        self.save()
        text = library.onirim_record_format(record=self.record)
        copy = library.onirim_record_parse(text=text)
        same(f"{self.config}: record", library.onirim_record_length(
            record=copy), answers)
        same(f"{self.config}: record", library.onirim_record_format(
            record=copy), text)
        library.onirim_record_free(record=copy)


def main():
    description = json.load(open(sys.argv[1], encoding="utf-8"))
    library = bind.Library(description, sys.argv[2])
    same("version", library.raw("onirim_version").decode(),
         description["version"])
    constants = check_constants(description)
    functions = check_functions(description, library)
    check_statuses(description, library)
    check_cards(description, library)
    check_keys(description, library)
    faces = {"hidden": library.constants["ONIRIM_HIDDEN_CARD"]}
    for value in range(2, 256):
        try:
            faces[library.onirim_card_name(card=value)] = value
        except bind.Refused:
            pass
    answers = sum(Game(description, library, row, faces).play()
                  for row in description["layouts"])
    print(f"description: {functions} functions, {constants} constants, "
          f"{len(description['layouts'])} games of {answers} answers")


try:
    main()
except (Untrue, bind.Refused) as untrue:
    sys.exit(f"description: {untrue}")
