"""What every function gives back, for one game or another."""
import copy
import gc
import pickle
import subprocess
import sys
import unittest
from unittest import mock

import onirim
from onirim import Advisor, Game, OnirimError, Reader, Record, _library

SETS = "players=2 sets=steps,towers,dreams events=on seed=5"


def played(config, answers):
    game = Game(config)
    for _ in range(answers):
        game.apply(game.legal_actions()[0])
    return game


class Life(unittest.TestCase):
    def test_copy_goes_on_like_the_game(self):
        game = played(SETS, 9)
        for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
            self.assertEqual(other.hash(onirim.HOST), game.hash(onirim.HOST))
            self.assertEqual(other.events(0), game.events(0))
            other.apply(other.legal_actions()[0])
            self.assertNotEqual(other.hash(onirim.HOST),
                                game.hash(onirim.HOST))

    def test_pickled_game_is_the_same_without_events(self):
        game = played(SETS, 9)
        again = pickle.loads(pickle.dumps(game))
        self.assertEqual(again.snapshot_save(), game.snapshot_save())
        self.assertNotEqual(game.events(0), [])
        self.assertEqual(again.events(0), [])

    def test_subclass_is_what_is_made(self):
        class Mine(Game):
            pass
        game = Mine()
        self.assertIs(type(Mine.snapshot_load(game.snapshot_save())), Mine)
        self.assertIs(type(pickle.loads(pickle.dumps(Game()))), Game)

    def test_objects_are_freed_once(self):
        game, freed = Game(), []
        for make, kind in ((Game, _library.GamePointer),
                           (lambda: Record(game), _library.RecordPointer),
                           (lambda: Advisor(game), _library.AdvisorPointer)):
            def free(pointer, really=kind._free):
                freed.append(pointer.value)
                really(pointer)
            with mock.patch.object(kind, "_free", staticmethod(free)):
                one, two = make(), make()
                there = [one._pointer.value, two._pointer.value]
                one.close()
                one.close()
                del one, two
                gc.collect()
            self.assertEqual(freed, there)
            freed.clear()

    def test_context_closes(self):
        with Game() as game, Record(game) as record, Advisor(game) as advisor:
            pass
        for closed, ask in ((game, game.player), (record, record.ply),
                            (advisor, lambda: advisor.choose(Game(), 1, 1))):
            with self.assertRaisesRegex(ValueError, "is closed"):
                ask()
            closed.close()

    def test_assign_reset_and_restore(self):
        game, other = played("", 9), Game()
        other.assign(game)
        self.assertEqual(other.snapshot_save(), game.snapshot_save())
        other.reset(7)
        self.assertEqual(other.seed(), 7)
        other.snapshot_restore(bytearray(game.snapshot_save()))
        self.assertEqual(other.snapshot_save(), game.snapshot_save())

    def test_record_and_advisor_cannot_be_pickled(self):
        game = Game()
        for one in (Record(game), Advisor(game)):
            with self.assertRaises(TypeError):
                pickle.dumps(one)
            with self.assertRaises(TypeError):
                copy.copy(one)


class Asking(unittest.TestCase):
    def test_lists_and_words(self):
        game = Game("seed=42")
        actions = game.legal_actions()
        self.assertEqual(game.player(), 0)
        self.assertEqual(game.decision(), onirim.ASK_ACT)
        self.assertEqual(game.weights(), [])
        for action in actions:
            self.assertIs(game.is_legal(action), True)
            name = onirim.action_format(action)
            self.assertEqual(onirim.action_parse(name), action)
            self.assertEqual(game.index_action(game.action_index(action)),
                             action)
            self.assertTrue(game.action_text(action))
            self.assertTrue(game.help_text(action))
            self.assertEqual(game.why_text(action), "")
            self.assertEqual(game.action_target(action).zone,
                             onirim.ZONE_HAND)
        verb = onirim.action_verb(actions[0])
        self.assertEqual(verb, onirim.VERB_PLAY)
        self.assertEqual(actions[0], onirim.action_make(
            verb, onirim.action_card(actions[0]), 0, 0))

    def test_numbers_of_other_types_are_numbers(self):
        class Whole:
            def __index__(self):
                return 1
        game = Game()
        self.assertEqual(len(game.cards(0, Whole(), 0)), 5)
        self.assertEqual(len(game.cards(False, onirim.ZONE_HAND, 0)), 5)

    def test_chance(self):
        game = Game("chance=host")
        self.assertEqual(game.player(), onirim.CHANCE)
        self.assertEqual(sum(game.weights()), 76)
        self.assertEqual(len(game.weights()), len(game.legal_actions()))

    def test_facts(self):
        faces, copies = Game().faces()
        self.assertEqual(sum(copies), 76)
        self.assertEqual([onirim.card_from_name(onirim.card_name(face))
                          for face in faces], faces)
        self.assertEqual(onirim.card_trait(faces[0], onirim.TRAIT_KIND),
                         onirim.KIND_ROOM)
        self.assertEqual(onirim.config_key(0), "game")
        self.assertEqual(onirim.config_key_trait(0, onirim.CONFIG_KIND),
                         onirim.VALUES_ONE)
        self.assertEqual(onirim.config_value(None, 0, 1), "nightmarium")
        self.assertEqual(onirim.config_default("", 0), "onirim")
        self.assertEqual(onirim.version(), onirim.__version__)
        self.assertEqual(onirim.status_name(onirim.E_OVER), "ONIRIM_E_OVER")
        self.assertEqual(onirim.strerror(onirim.E_OVER),
                         onirim.status_text(onirim.E_OVER, "en"))
        self.assertEqual([onirim.language(i) for i in range(3)],
                         ["en", "fr", "ru"])

    def test_search(self):
        game = played("players=2 seed=9", 20)
        view = game.copy()
        view.redact(game, 1)
        self.assertEqual(view.seed(), 0)
        view.resample(1, 3)
        self.assertEqual(bytes(view.observe(1)), bytes(game.observe(1)))
        view.reseed(2 ** 64 - 1)
        self.assertEqual(view.playout(1, 5), onirim.PLAYING)
        self.assertIn(view.playout(1, 0xFFFFFFFF), (onirim.WON, onirim.LOST))
        self.assertEqual(game.observation_part(0).what, onirim.FRAME_VIEWER)
        self.assertEqual(len(game.observe(0)), game.observation_size())
        self.assertEqual(sum(game.action_mask()), len(game.legal_actions()))
        self.assertGreater(game.max_decisions(), 0)

    def test_advice(self):
        game = Game("seed=3")
        advisor = Advisor(game)
        advice = advisor.advise(game, 40, 1)
        self.assertEqual({row.action for row in advice},
                         set(game.legal_actions()))
        self.assertIn(advisor.choose(game, 6, 1), game.legal_actions())
        told = game.reason_text(advice[0]._replace(
            reason=onirim.REASON_WINS), "en")
        self.assertTrue(told)


class Texts(unittest.TestCase):
    def test_usual_reader_reads_in_every_language(self):
        """A text with a language alone is the text without a reader."""
        for config in ("seed=5", "players=2 seed=5",
                       "game=nightmarium players=3"):
            game = played(config, 12)
            for viewer in (None, 0, 1, onirim.NOBODY, onirim.HOST):
                view = game.copy()
                if viewer is not None:
                    try:
                        view.redact(game, viewer)
                    except OnirimError:
                        continue
                asked = view.decision()
                self.assertEqual(view.decision_text(asked),
                                 view.decision_text(asked, "en"))
                for action in view.legal_actions():
                    self.assertEqual(view.help_text(action),
                                     view.help_text(action, "en"))

    def test_reader_is_given_by_name_or_as_a_tuple(self):
        game = played(SETS, 9)
        reader = Reader("fr", ["Anna", None], onirim.NOBODY)
        for seat in (0, 1):
            told = game.zone_text(onirim.ZONE_HAND, seat, *reader)
            self.assertEqual(told, game.zone_text(
                onirim.ZONE_HAND, seat, language="fr", names=("Anna",),
                viewer=onirim.NOBODY))
            self.assertEqual("Anna" in told, seat == 0)
        self.assertIn("\ufffd", game.zone_text(
            onirim.ZONE_HAND, 0, names=["\x01"], viewer=9))

    def test_events_are_told(self):
        game = played(SETS, 9)
        events = game.events(onirim.NOBODY)
        self.assertTrue(events)
        for event in events:
            self.assertEqual(game.event_text(event),
                             game.event_text(event, "en"))
        line = game.answer_text(events)
        self.assertEqual(line, game.answer_text(iter(events), language="en"))
        self.assertNotEqual(line, game.answer_text(events, language="ru"))

    def test_long_texts_are_whole(self):
        game = Game(SETS)
        while game.decision() != onirim.ASK_ACT:
            game.apply(game.legal_actions()[0])
        text = game.position_format()
        self.assertGreater(len(text), onirim.TEXT_MAX)
        again = Game.position_parse(text)
        self.assertEqual(again.position_format(), text)
        self.assertIn("question=act", game.view_format(0))

    def test_configurations(self):
        self.assertEqual(Game("players=2").config_format(),
                         Game("players=2 seed=0").config_format())
        self.assertTrue(onirim.config_text("sets=towers", "fr"))
        self.assertTrue(onirim.config_help_text("sets", "ru"))


class Records(unittest.TestCase):
    def test_record_goes_back_and_forth(self):
        game = Game(SETS)
        record = Record(game)
        for _ in range(12):
            action = game.legal_actions()[-1]
            game.apply(action)
            record.add(action)
        self.assertEqual(record.action(11), action)
        self.assertEqual(record.game(12).snapshot_save(),
                         game.snapshot_save())
        self.assertEqual(record.events(12, 0), game.events(0))
        record.undo()
        self.assertEqual((record.ply(), record.length()), (11, 12))
        self.assertIsInstance(record.revealed(0, 12), bool)
        record.redo()
        record.set_tag("name", "Ж")
        self.assertEqual(record.tag("name"), "Ж")
        self.assertEqual(record.tag_name(0), "name")
        text = record.format()
        self.assertEqual(Record.parse(text).format(), text)
        record.set_tag("name", None)
        self.assertNotEqual(record.format(), text)


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import onirim
game, room = onirim.Game("seed=1"), bytearray(171)
assert type(game.observe(0)) is bytearray
assert game.observe(0, room) is room and room == game.observe(0)
assert sum(game.action_mask()) == len(game.legal_actions())
try:
    import onirim.many
except ImportError:
    print("whole")
"""


def _library_names():
    """What the library exports, without onirim_."""
    told = subprocess.run(["nm", "-D", "--defined-only", _library.PATH],
                          capture_output=True, check=True, text=True)
    return {line.split(" onirim_")[1] for line in told.stdout.splitlines()
            if " onirim_" in line}


class Modules(unittest.TestCase):
    def test_package_without_numpy(self):
        told = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY],
                              capture_output=True, text=True)
        self.assertEqual((told.stdout, told.stderr), ("whole\n", ""))

    def test_everything_says_what_it_does(self):
        made = (onirim.Game, onirim.Record, onirim.Advisor)
        shown = [member for kind in made for name, member in
                 vars(kind).items() if not name.startswith("_")]
        shown += [getattr(onirim, name) for name in onirim._interface.__all__]
        self.assertGreater(len(shown), 90)
        for one in shown:
            self.assertTrue(one.__doc__, one)

    def test_long_calls_alone_let_other_threads_run(self):
        holds = 4       # ctypes' flag of functions that keep the lock
        calls = {name: call._flags_ & holds
                 for name, call in vars(onirim._interface).items()
                 if hasattr(call, "_flags_") and hasattr(call, "argtypes")
                 and name[1:] in _library_names()}
        self.assertGreater(len(calls), 90)
        self.assertEqual({name for name, kept in calls.items() if not kept},
                         {"_advise", "_advisor_choose", "_playout"})

    def test_every_function_of_the_library_is_there(self):
        """All that the library exports is called by the package."""
        there = {f"onirim_{name}" for name in _library_names()}
        with open(onirim._interface.__file__, encoding="utf-8") as file:
            bound = file.read()
        left = {name for name in there if f'"{name}"' not in bound}
        self.assertEqual(left, {
            f"onirim_{name}" for name in (
                "game_new_at", "game_size", "game_free", "record_free",
                "advisor_new_at", "advisor_size", "advisor_free",
                "step_many")})


if __name__ == "__main__":
    unittest.main()
