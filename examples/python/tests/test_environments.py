"""The contracts of Gymnasium and PettingZoo, rule by rule.

Where the packages are installed, their own checkers run as well.
"""
import contextlib
import io
import unittest
from importlib.util import find_spec

import numpy as np

import onirim
from onirim import OnirimError
from onirim.environments import Solo, Table

SOLO = ["", "sets=steps,towers,dreams"]
TABLES = ["players=2", "players=2 variants=race sets=dreams",
          "game=nightmarium players=3 objective=1",
          "game=nightmarium players=5 turns=9", "players=1"]


class GymnasiumContract(unittest.TestCase):
    def play(self, env, seed):
        """Yield what each step of a random game gives."""
        seen, info = env.reset(seed=seed)
        env.action_space.seed(seed)
        yield seen, 0.0, False, False, info
        while True:
            told = env.step(env.action_space.sample(info["action_mask"]))
            info = told[4]
            yield told
            if told[2] or told[3]:
                return

    def test_spaces_describe_what_comes(self):
        for config in SOLO:
            env = Solo(config)
            self.assertEqual(env.observation_space.dtype, np.uint8)
            self.assertEqual(env.observation_space.shape,
                             (env.game.observation_size(),))
            self.assertEqual(int(env.action_space.n), env.game.action_space())
            self.assertIn(env.observation_space.sample(),
                          env.observation_space)
            for seen, reward, over, cut, info in self.play(env, 3):
                self.assertIn(seen, env.observation_space)
                self.assertIs(type(reward), float)
                self.assertIs(type(over), bool)
                self.assertIs(cut, False)
                self.assertEqual(info["action_mask"].dtype, np.int8)
                self.assertEqual(info["action_mask"].shape,
                                 (int(env.action_space.n),))
            self.assertTrue(over)
            self.assertIn(reward, (1.0, -1.0))

    def test_reset_gives_observation_and_info(self):
        env = Solo()
        seen, info = env.reset()
        self.assertIsInstance(seen, np.ndarray)
        self.assertIsInstance(info, dict)
        env.reset(options={})
        with self.assertRaises(TypeError):
            env.reset(5)

    def test_seed_makes_the_same_game(self):
        env = Solo()
        one = [told[0] for told in self.play(env, 7)]
        two = [told[0] for told in self.play(Solo(), 7)]
        np.testing.assert_array_equal(one, two)
        self.assertEqual(env.reset(seed=9) and env.game.seed(), 9)
        nexts = []
        for _ in range(2):
            env.reset(seed=9)
            env.reset()
            nexts.append(env.game.seed())
        self.assertEqual(nexts[0], nexts[1])
        env.reset()
        self.assertNotEqual(nexts[0], env.game.seed())

    def test_observations_are_not_written_again(self):
        env = Solo()
        seen, info = env.reset(seed=1)
        kept = seen.copy(), info["action_mask"].copy()
        env.step(int(info["action_mask"].argmax()))
        np.testing.assert_array_equal(seen, kept[0])
        np.testing.assert_array_equal(info["action_mask"], kept[1])

    def test_action_that_is_not_legal_changes_nothing(self):
        env = Solo()
        seen, info = env.reset(seed=1)
        again, reward, over, cut, info = env.step(
            int(info["action_mask"].argmin()))
        np.testing.assert_array_equal(seen, again)
        self.assertEqual((reward, over, cut), (0.0, False, False))
        self.assertTrue(info["why"].endswith("."))
        for action in (-1, int(env.action_space.n), 2 ** 40, None, 1.5):
            with self.assertRaises((OnirimError, OverflowError, TypeError)):
                env.step(action)

    def test_render(self):
        self.assertIsNone(Solo().render())
        env = Solo(render_mode="ansi")
        env.reset(seed=1)
        self.assertIn("question=act", env.render())
        with contextlib.redirect_stdout(io.StringIO()) as out:
            Solo(render_mode="human").reset(seed=1)
        self.assertIn("question=act", out.getvalue())
        with self.assertRaises(ValueError):
            Solo(render_mode="rgb_array")

    def test_other_games_are_refused(self):
        for config in ("players=2", "game=nightmarium", "chance=host"):
            with self.assertRaises(ValueError):
                Solo(config)
        with self.assertRaises(OverflowError):
            Solo().reset(seed=2 ** 64)

    def test_close(self):
        env = Solo()
        self.assertIs(env.unwrapped, env)
        env.close()
        env.close()
        with self.assertRaises(ValueError):
            env.reset(seed=1)

    if find_spec("gymnasium"):
        def test_their_own_checker(self):
            from gymnasium.utils.env_checker import check_env
            for config in SOLO:
                check_env(Solo(config), skip_render_check=True)


class PettingZooContract(unittest.TestCase):
    def play(self, env, seed):
        """A random game; the rewards that each agent was told."""
        env.reset(seed=seed)
        random, told = np.random.default_rng(seed), {}
        for agent in env.agent_iter():
            self.standing(env, agent)
            seen, reward, over, cut, info = env.last()
            told[agent] = told.get(agent, 0) + reward
            if over or cut:
                env.step(None)
                continue
            self.assertIn(seen, env.observation_space(agent))
            legal = np.flatnonzero(seen["action_mask"])
            self.assertGreater(len(legal), 1)
            env.step(int(random.choice(legal)))
        return told

    def standing(self, env, agent):
        """What holds before each step."""
        self.assertIs(agent, env.agent_selection)
        self.assertIn(agent, env.agents)
        for table in (env.rewards, env._cumulative_rewards, env.terminations,
                      env.truncations, env.infos):
            self.assertEqual(set(table), set(env.agents))
        self.assertLessEqual(set(env.agents), set(env.possible_agents))
        self.assertEqual(env.num_agents, len(env.agents))
        _, reward, over, cut, info = env.last(observe=False)
        self.assertEqual(reward, env._cumulative_rewards[agent])
        self.assertEqual(over, env.terminations[agent])
        self.assertEqual(cut, env.truncations[agent])
        self.assertIs(info, env.infos[agent])

    def test_games_from_beginning_to_end(self):
        for config in TABLES:
            for seed in range(3):
                with self.subTest(config=config, seed=seed):
                    env = Table(config)
                    told = self.play(env, seed)
                    self.assertEqual(env.agents, [])
                    self.assertEqual(set(told), set(env.possible_agents))
                    self.assertEqual(told, {
                        agent: {onirim.WON: 1, onirim.LOST: -1}.get(
                            env.game.result(seat), 0)
                        for seat, agent in enumerate(env.possible_agents)})

    def test_turns_truncate(self):
        env = Table("game=nightmarium players=5 turns=9")
        env.reset(seed=1)
        while not any(env.truncations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(mask.argmax()))
        self.assertTrue(all(env.truncations.values()))
        self.assertFalse(any(env.terminations.values()))

    def test_dead_agents_take_none_alone(self):
        env = Table("game=nightmarium players=3 turns=3")
        env.reset(seed=1)
        with self.assertRaises(TypeError):
            env.step(None)
        while not env.truncations[env.agent_selection]:
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(int(mask.argmax()))
        with self.assertRaises(ValueError):
            env.step(0)
        for left in (2, 1, 0):
            env.step(None)
            self.assertEqual(len(env.agents), left)

    def test_every_agent_sees_at_any_time(self):
        env = Table("players=2")
        env.reset(seed=1)
        for agent in env.possible_agents:
            seen = env.observe(agent)
            self.assertIn(seen, env.observation_space(agent))
            self.assertEqual(seen["observation"][0],
                             env.possible_agents.index(agent))
            self.assertEqual(seen["action_mask"].any(),
                             agent == env.agent_selection)

    def test_spaces_stay_the_same_objects(self):
        env = Table()
        for agent in env.possible_agents:
            self.assertIs(env.observation_space(agent),
                          env.observation_space(agent))
            self.assertIs(env.action_space(agent), env.action_space(agent))
        self.assertEqual(env.max_num_agents, 2)
        self.assertIn("name", env.metadata)

    def test_seed_makes_the_same_game(self):
        one, two = Table(), Table()
        self.assertEqual(self.play(one, 5), self.play(two, 5))
        self.assertEqual(one.game.snapshot_save(), two.game.snapshot_save())
        one.reset(seed=5)
        one.reset()
        self.assertNotEqual(one.game.seed(), 5)

    def test_actions_that_are_refused(self):
        env = Table()
        env.reset(seed=1)
        before = env.game.snapshot_save()
        mask = env.observe(env.agent_selection)["action_mask"]
        for action in (int(mask.argmin()), -1, len(mask), 2 ** 40, 0.5):
            with self.assertRaises((OnirimError, OverflowError, TypeError)):
                env.step(action)
        self.assertEqual(env.game.snapshot_save(), before)
        for config in ("chance=host",):
            with self.assertRaises(ValueError):
                Table(config)

    def test_render_and_close(self):
        env = Table(render_mode="ansi")
        env.reset(seed=1)
        self.assertIn("viewer=nobody", env.render())
        self.assertIsNone(Table().render())
        env.close()
        with self.assertRaises(ValueError):
            env.reset(seed=1)

    if find_spec("pettingzoo"):
        def test_their_own_checkers(self):
            from pettingzoo.test import api_test, seed_test
            for config in TABLES:
                api_test(Table(config), num_cycles=300)
                seed_test(lambda: Table(config))


class Together(unittest.TestCase):
    def test_both_shapes_are_the_same_game(self):
        solo, table = Solo(), Table("players=1")
        seen, info = solo.reset(seed=4)
        table.reset(seed=4)
        over = False
        while not over:
            np.testing.assert_array_equal(
                seen, table.last()[0]["observation"])
            action = int(info["action_mask"].argmax())
            seen, reward, over, _, info = solo.step(action)
            table.step(action)
        self.assertEqual(reward, table.rewards["player_0"])


if __name__ == "__main__":
    unittest.main()
