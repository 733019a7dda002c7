"""What is wrong is an exception, and the game stays as it was."""
import threading
import unittest

import numpy as np

import onirim
from onirim import Advisor, Event, Game, OnirimError, Record
from onirim.many import Games


class Wrong(unittest.TestCase):
    """Asks something wrong of a game, and looks at the game afterwards."""

    def setUp(self):
        self.game = Game("players=2 seed=5 events=on")
        for _ in range(9):
            self.game.apply(self.game.legal_actions()[0])

    def refuses(self, kind, call, *arguments, words=""):
        before = self.game.snapshot_save(), self.game.events(onirim.HOST)
        with self.assertRaisesRegex(kind, words) as caught:
            call(*arguments)
        self.assertEqual((self.game.snapshot_save(),
                          self.game.events(onirim.HOST)), before)
        return caught.exception

    def status(self, status, call, *arguments):
        """It is refused with the library's own words."""
        error = self.refuses(OnirimError, call, *arguments)
        self.assertEqual(error.status, status)
        self.assertEqual(error.status_name, onirim.status_name(status))
        if error.problem is None:
            self.assertEqual(str(error), onirim.strerror(status))
        else:
            self.assertEqual(str(error), onirim.problem_text(error.problem,
                                                             "en"))
        return error


NO_NUMBERS = (None, "1", b"1", 1.0, float("nan"), [1], object())
TOO_LARGE = (-1, 2 ** 64, -2 ** 64, 2 ** 200)


class Numbers(Wrong):
    def test_what_is_no_number(self):
        game = self.game
        for value in NO_NUMBERS:
            for call in (game.apply, game.is_legal, game.reset, game.reseed,
                         game.observe, game.result, game.hash, game.events,
                         game.index_action, game.card_text,
                         lambda v: game.cards(0, v, 0),
                         lambda v: game.number(0, 2, v),
                         lambda v: game.playout(v, 1),
                         lambda v: game.playout(1, v),
                         onirim.card_name, onirim.action_format,
                         onirim.language, onirim.strerror):
                self.refuses(TypeError, call, value)

    def test_what_no_seed_can_be(self):
        for value in TOO_LARGE:
            for call in (self.game.reset, self.game.reseed,
                         lambda v: self.game.resample(0, v),
                         lambda v: self.game.playout(v, 1)):
                self.refuses(OverflowError, call, value,
                             words="too small or too large")

    def test_what_fits_no_field_is_not_cut_to_fit(self):
        legal = self.game.legal_actions()[0]
        for value in (legal + 2 ** 32, legal - 2 ** 32, -legal):
            self.refuses(OverflowError, self.game.apply, value)
        for value in (2 ** 31, 2 ** 32, -2 ** 31 - 1):
            self.refuses(OverflowError, self.game.observe, value)
            self.refuses(OverflowError, self.game.cards, value, 1, 0)
        for value in (-1, 256):
            self.refuses(OverflowError, onirim.card_name, value)

    def test_what_the_library_refuses(self):
        game = self.game
        self.status(onirim.E_ACTION, game.apply, 0)
        self.status(onirim.E_ACTION, game.apply, 0xFFFFFFFF)
        self.status(onirim.E_ILLEGAL, game.apply,
                    onirim.action_parse("search"))
        self.status(onirim.E_RANGE, game.observe, 2)
        self.status(onirim.E_RANGE, game.cards, 0, 99, 0)
        self.status(onirim.E_RANGE, game.cards, -5, 1, 0)
        self.status(onirim.E_RANGE, game.result, 4)
        self.status(onirim.E_RANGE, game.index_action, 2 ** 31 - 1)
        self.status(onirim.E_RANGE, game.observation_part, 999)
        self.status(onirim.E_RANGE, game.view_format, 7)
        self.status(onirim.E_RANGE, game.redact, game.copy(), 7)
        self.status(onirim.E_POSITION, Game("players=2").position_format)
        self.status(onirim.E_RANGE, onirim.config_key, 99)

    def test_game_that_is_over(self):
        over = Game()
        over.playout(1, 2 ** 32 - 1)
        self.status(onirim.E_OVER, over.apply, onirim.action_parse("hand"))
        self.status(onirim.E_OVER, Record, over)
        self.status(onirim.E_OVER, Advisor(over).choose, over, 1, 1)


class Texts(Wrong):
    def test_what_is_no_text(self):
        for value in (None, 5, b"players=2", ["a"], 1.5, object()):
            for call in (Game, Game.position_parse, Record.parse,
                         onirim.action_parse, onirim.card_from_name,
                         lambda v: onirim.config_text(v, "en"),
                         lambda v: onirim.status_text(0, v)):
                self.refuses(TypeError, call, value)
        self.refuses(TypeError, self.game.zone_text, 1, 0, 5)
        self.refuses(TypeError, self.game.zone_text, 1, 0, "en", "Anna")
        self.refuses(TypeError, self.game.zone_text, 1, 0, "en", [b"Anna"])
        self.refuses(TypeError, self.game.zone_text, 1, 0, "en", None, "0")

    def test_nul_and_surrogates(self):
        for value in ("\0", "seed=1\0", "sets=\0steps"):
            for call in (Game, Game.position_parse, Record.parse,
                         onirim.action_parse, onirim.card_from_name):
                self.refuses(ValueError, call, value, words="NUL")
            self.refuses(ValueError, self.game.zone_text, 1, 0, value)
            self.refuses(ValueError, self.game.zone_text, 1, 0, "en", [value])
        for call in (Game, Record.parse, onirim.card_from_name):
            self.refuses(UnicodeEncodeError, call, "seed=\udc80")

    def test_problem_points_to_the_word(self):
        error = self.status(onirim.E_CONFIG, Game, "players=2 sets=stairs")
        self.assertEqual(error.problem.reason, onirim.PROBLEM_UNKNOWN_WORD)
        self.assertEqual((error.problem.offset, error.problem.length,
                          error.problem.line, error.problem.column),
                         (15, 6, 1, 16))
        self.status(onirim.E_SYNTAX, onirim.action_parse, "play:sun")
        self.status(onirim.E_SYNTAX, Record.parse, "Ж")
        self.status(onirim.E_SYNTAX, Game.position_parse, "hand=joker")
        self.status(onirim.E_SYNTAX, onirim.card_from_name, "joker")
        self.status(onirim.E_LANGUAGE, self.game.zone_text, 1, 0, "xx")

    def test_long_texts(self):
        self.status(onirim.E_CONFIG, Game, "x" * 1_000_000)
        self.status(onirim.E_SYNTAX, onirim.action_parse, "play" * 100_000)

    def test_error_is_an_exception_like_others(self):
        import pickle
        error = self.status(onirim.E_CONFIG, Game, "x")
        again = pickle.loads(pickle.dumps(error))
        self.assertEqual((again.status, again.problem, str(again)),
                         (error.status, error.problem, str(error)))


class Structs(Wrong):
    def test_events(self):
        whole = self.game.events(0)[0]
        for event in (None, 5, "event", (), whole[:3], whole + (1,),
                      whole._replace(card=256), whole._replace(seat=-1),
                      whole._replace(kind=None), whole._replace(kind=1.5)):
            for call in (self.game.event_text,
                         lambda e: self.game.answer_text([e])):
                self.refuses((TypeError, ValueError), call, event)
        self.refuses(TypeError, self.game.answer_text, None)
        self.status(onirim.E_RANGE, self.game.event_text,
                    Event(*[99] * 10))

    def test_advice(self):
        advisor = Advisor(self.game)
        advice = advisor.advise(self.game, 0, 0)[0]
        for wrong in (None, advice[:2], advice._replace(reason=70000)):
            self.refuses((TypeError, ValueError), self.game.reason_text,
                         wrong)
        self.status(onirim.E_RANGE, self.game.reason_text,
                    advice._replace(reason=999))


class Arrays(Wrong):
    def size(self):
        return self.game.observation_size()

    def test_arrays_that_do_not_fit_stay_as_they_were(self):
        n = self.size()
        for array in (np.full(n + 1, 7, np.uint8), np.full(n - 1, 7, np.uint8),
                      np.full((1, n), 7, np.uint8), np.full(n, 7, np.int8),
                      np.full(n, 7, np.int64), np.full(n, 7, np.float32),
                      np.full(n, True), np.full(2 * n, 7, np.uint8)[::2],
                      np.full(n, 7, np.uint8)[::-1],
                      np.full((n, 2), 7, np.uint8)[:, 0]):
            before = array.copy()
            self.refuses((TypeError, ValueError, BufferError),
                         self.game.observe, 0, array)
            np.testing.assert_array_equal(array, before)

    def test_arrays_that_cannot_be_written(self):
        array = np.full(self.size(), 7, np.uint8)
        array.flags.writeable = False
        for value in (array, bytes(self.size())):
            self.refuses((TypeError, ValueError), self.game.observe, 0, value)
        self.assertTrue((array == 7).all())

    def test_what_is_no_array(self):
        view = memoryview(bytearray(self.size()))
        view.release()
        for value in (view, 5, "text", [0] * self.size(), object()):
            self.refuses((TypeError, ValueError), self.game.observe, 0, value)
            self.refuses((TypeError, ValueError), self.game.action_mask,
                         value)

    def test_wrong_viewer_leaves_the_array(self):
        array = np.full(self.size(), 7, np.uint8)
        self.game.observe(0)
        self.status(onirim.E_RANGE, self.game.observe, 7, array)
        self.assertTrue((array == 7).all())

    def test_arrays_that_fit_are_filled(self):
        seen = bytes(self.game.observe(0))
        rows = np.zeros((3, self.size()), np.uint8)
        for array in (bytearray(self.size()), rows[1],
                      memoryview(bytearray(self.size()))):
            self.assertIs(self.game.observe(0, array), array)
            self.assertEqual(bytes(array), seen)
        self.assertFalse(rows[0].any() or rows[2].any())


class Objects(Wrong):
    def test_what_is_no_game(self):
        record, advisor = Record(self.game), Advisor(self.game)
        for value in (None, 5, "game", record, advisor, object()):
            for call in (Record, Advisor, self.game.assign,
                         lambda v: self.game.redact(v, 0),
                         lambda v: advisor.choose(v, 1, 1)):
                self.refuses(TypeError, call, value)
        # A method of one class cannot be called with an object of another.
        with self.assertRaises(Exception):
            Game.apply(record, 5)
        with self.assertRaises(Exception):
            Record.undo(self.game)

    def test_closed_games(self):
        closed = self.game.copy()
        closed.close()
        for call in (closed.legal_actions, closed.copy, closed.snapshot_save,
                     lambda: closed.apply(1), lambda: closed.observe(0),
                     lambda: closed.zone_text(1, 0, "fr"),
                     lambda: closed.playout(1, 1), lambda: Record(closed),
                     lambda: self.game.assign(closed),
                     lambda: Advisor(self.game).choose(closed, 1, 1),
                     lambda: Game.__new__(Game).player()):
            self.refuses(ValueError, call, words="is closed")

    def test_games_of_another_family(self):
        other = Game("game=nightmarium")
        self.status(onirim.E_FAMILY, self.game.assign, other)
        self.status(onirim.E_FAMILY, self.game.redact, other, 0)
        self.status(onirim.E_FAMILY, self.game.snapshot_restore,
                    other.snapshot_save())
        self.status(onirim.E_FAMILY, Advisor(self.game).choose, other, 1, 1)
        self.status(onirim.E_FAMILY, Advisor(self.game).advise, other, 1, 1)
        self.status(onirim.E_RANGE, Advisor(self.game).choose, self.game, 10,
                    1)

    def test_redacted_games_are_not_played(self):
        view = self.game.copy()
        view.redact(self.game, 0)
        for call in (lambda: view.apply(self.game.legal_actions()[0]),
                     lambda: view.reseed(1), lambda: Record(view),
                     lambda: view.redact(view, 1)):
            self.status(onirim.E_REDACTED, call)

    def test_game_that_another_thread_plays(self):
        game, seen = Game("game=nightmarium players=5"), set()
        advisor, done = Advisor(game), threading.Event()

        def ask():
            advisor.advise(game, 3000, 1)
            done.set()
        thread = threading.Thread(target=ask)
        thread.start()
        while not done.is_set():
            try:
                game.player()
            except RuntimeError as error:
                seen.add(str(error))
        thread.join()
        self.assertEqual(seen, {"another thread is using this Game"})
        self.assertEqual(game.player(), 0)


class Strangers(Wrong):
    """Bytes and texts from strangers, each with one byte changed."""

    def changed(self, whole):
        for place in range(0, len(whole), 3):
            for bit in (1, 0x40):
                yield (whole[:place] + bytes([whole[place] ^ bit])
                       + whole[place + 1:])

    def test_snapshots(self):
        whole = self.game.snapshot_save()
        for data in (b"", whole[:-1], whole + b"\0", b"\0" * 300,
                     *self.changed(whole)):
            for call in (Game.snapshot_load, self.game.snapshot_restore):
                error = self.refuses(OnirimError, call, data)
                self.assertIn(error.status, (
                    onirim.E_DAMAGED, onirim.E_VERSION, onirim.E_POSITION,
                    onirim.E_FAMILY))
        for data in (None, 5, "text", [1, 2]):
            self.refuses(TypeError, Game.snapshot_load, data)

    def texts(self, whole, read):
        refused = 0
        for data in self.changed(whole.encode()):
            try:
                read(data.decode("latin-1"))
            except (OnirimError, ValueError) as error:
                self.assertTrue(str(error))
                refused += 1
        self.assertGreater(refused, 10)

    def test_records_and_positions(self):
        record = Record(self.game)
        for _ in range(9):
            record.add(record.game(record.ply()).legal_actions()[0])
        self.texts(record.format(), Record.parse)
        self.texts(Game().position_format(), Game.position_parse)

    def test_records_have_ends(self):
        record = Record(self.game)
        self.status(onirim.E_RANGE, record.undo)
        self.status(onirim.E_RANGE, record.redo)
        self.status(onirim.E_RANGE, record.game, 1)
        self.status(onirim.E_ILLEGAL, record.add,
                    onirim.action_parse("search"))
        self.status(onirim.E_SYNTAX, record.set_tag, "two words", "x")
        self.status(onirim.E_RANGE, record.tag, "none")
        self.assertEqual(record.length(), 0)


class ManyGames(Wrong):
    def test_indices_that_are_none(self):
        games = Games("", 3)
        before = games.observations.copy(), games.seeds.copy()
        for indices in (None, "text", [0], [0, 0, 0, 0], [[0, 0, 0]],
                        [0.0, 0.0, 0.0], [0, float("nan"), 0], [None] * 3,
                        [True, False, True] * 2, [2 ** 70] * 3):
            with self.assertRaises((TypeError, ValueError, OverflowError)):
                games.step(indices)
        np.testing.assert_array_equal(games.observations, before[0])
        np.testing.assert_array_equal(games.seeds, before[1])

    def test_index_that_is_refused_leaves_its_game(self):
        legal = int(Games("", 3).masks[1].argmax())
        for wrong in (70, -1, 10 ** 6, 2 ** 32 + legal, legal - 2 ** 32,
                      -2 ** 63, np.uint64(2 ** 32 + legal)):
            games = Games("", 3)
            indices = np.full(3, wrong)
            for row in (0, 2):
                indices[row] = games.masks[row].argmax()
            before = [games.copy(row).snapshot_save() for row in range(3)]
            self.refuses(OnirimError, games.step, indices)
            after = [games.copy(row).snapshot_save() for row in range(3)]
            self.assertEqual([a == b for a, b in zip(before, after)],
                             [False, True, False])
            self.assertEqual([status == 0 for status in games.status],
                             [True, False, True])

    def test_what_cannot_be_made(self):
        self.refuses(ValueError, Games, "chance=host", 3)
        self.refuses(ValueError, Games, "", 0)
        self.refuses(OverflowError, Games, "", 3, -1)
        self.refuses(TypeError, Games, "", 1.5)
        self.status(onirim.E_CONFIG, Games, "x", 3)

    def test_closed(self):
        games = Games("", 2)
        games.close()
        self.refuses(ValueError, games.step, [0, 0])
        self.refuses(ValueError, games.copy, 0)

    def test_arrays_keep_their_memory(self):
        games = Games("", 2)
        for array in (games.masks, games.observations, games.seeds):
            with self.assertRaises(ValueError):
                array.resize(array.size * 2, refcheck=False)
        masks = games.masks
        games.masks = None
        games.step(masks.argmax(1))
        self.assertTrue(masks.any(1).all())


if __name__ == "__main__":
    unittest.main()
