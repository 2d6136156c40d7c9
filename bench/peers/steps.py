"""Steps a second of environments, with observations and legal actions; runs in the peers' environment.

    python steps.py openspiel|rlcard|pettingzoo|pgx|colver|colver-bare GAME ROWS SECONDS RUNS

Prints a JSON list, [steps a second, steps a second with the choice of actions] of each run. Only the seconds of the
processor inside `step` count for the first number. The numbers for the choices are drawn beforehand. Where an
environment has no batches of its own, its rows are stepped one after another; a row that has ended is reset inside the
timer.
"""

import itertools
import json
import os
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "honesty"))

#: How many vectors of numbers are drawn beforehand.
DRAWN = 1024


class OpenSpiel:
    """OpenSpiel's vector environment."""

    def __init__(self, name, rows):
        from open_spiel.python import rl_environment, vector_env

        self.envs = vector_env.SyncVectorEnv([rl_environment.Environment(name) for _ in range(rows)])
        self.steps = self.envs.reset()

    def choose(self, numbers):
        chosen = []
        for step, number in zip(self.steps, numbers, strict=True):
            legal = step.observations["legal_actions"][max(step.current_player(), 0)]
            chosen.append(legal[int(number * len(legal))])
        return chosen

    def step(self, actions):
        from open_spiel.python.rl_agent import StepOutput

        outputs = [StepOutput(action=action, probs=None) for action in actions]
        self.steps, _, _, _ = self.envs.step(outputs, reset_if_done=True)


class Rlcard:
    """Environments of RLCard, one after another."""

    def __init__(self, name, rows):
        import rlcard

        self.envs = [rlcard.make(name, config={"seed": row}) for row in range(rows)]
        self.states = [env.reset()[0] for env in self.envs]

    def choose(self, numbers):
        legal = [list(state["legal_actions"]) for state in self.states]
        return [actions[int(number * len(actions))] for actions, number in zip(legal, numbers, strict=True)]

    def step(self, actions):
        for row, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            self.states[row] = env.step(action)[0]
            if env.is_over():
                env.get_payoffs()
                self.states[row] = env.reset()[0]


class PettingZoo:
    """Environments of PettingZoo in turns, one after another."""

    def __init__(self, name, rows):
        from importlib import import_module

        module = import_module(f"pettingzoo.classic.{name}")
        self.envs = [module.env() for _ in range(rows)]
        for row, env in enumerate(self.envs):
            env.reset(seed=row)
        self.masks = [self._mask(env) for env in self.envs]

    @staticmethod
    def _mask(env):
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            env.reset()
        return env.last()[0]["action_mask"]

    def choose(self, numbers):
        import numpy as np

        legal = [np.flatnonzero(mask) for mask in self.masks]
        return [int(actions[int(number * len(actions))]) for actions, number in zip(legal, numbers, strict=True)]

    def step(self, actions):
        for row, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            env.step(action)
            self.masks[row] = self._mask(env)


class Pgx:
    """All rows of a pgx environment in one call, begun again where they have ended."""

    def __init__(self, name, rows):
        os.environ["JAX_PLATFORMS"] = "cpu"
        os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
        import jax
        import jax.numpy as jnp
        from pgx.experimental import auto_reset
        from tables import made_pgx

        env = made_pgx(name)
        step = auto_reset(env.step, env.init)
        self.jax, self.rows = jax, rows
        self._step = jax.jit(lambda state, actions, key: jax.vmap(step)(state, actions, jax.random.split(key, rows)))

        def chosen(state, numbers):
            mask = state.legal_action_mask
            wanted = (numbers * mask.sum(axis=1)).astype(jnp.int32)
            return (mask.cumsum(axis=1) > wanted[:, None]).argmax(axis=1)

        self._chosen = jax.jit(chosen)
        self.key = jax.random.PRNGKey(0)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, rows))
        self.step(self.choose(jnp.zeros(rows)))  # compiled before the timer runs

    def choose(self, numbers):
        return self.jax.block_until_ready(self._chosen(self.state, self.jax.numpy.asarray(numbers)))

    def step(self, actions):
        self.key, key = self.jax.random.split(self.key)
        self.state = self.jax.block_until_ready(self._step(self.state, actions, key))


class Colver:
    """Belote contrée of colver, one row after another: `step` gives the observation, and the mask is asked for."""

    masks = True

    def __init__(self, name, rows):
        import colver

        self.envs = [colver.Env.deal(seed=row) for row in range(rows)]
        self.legal = [env.legal_actions() for env in self.envs]

    def choose(self, numbers):
        return [actions[int(number * len(actions))] for actions, number in zip(self.legal, numbers, strict=True)]

    def step(self, actions):
        for row, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            _, _, done, legal = env.step(action)
            if done:
                env.reset()
                legal = env.legal_actions()
            if self.masks:
                env.legal_action_mask()
            self.legal[row] = legal


class Bare(Colver):
    """The same without masks."""

    masks = False


LIBRARIES = {
    "openspiel": OpenSpiel, "rlcard": Rlcard, "pettingzoo": PettingZoo, "pgx": Pgx, "colver": Colver,
    "colver-bare": Bare,
}  # fmt: skip


def rate(env, rows, seconds, draws):
    """Steps a second inside `step`, and in the whole loop."""
    steps, stepping, begin = 0, 0.0, time.process_time()
    while time.process_time() - begin < seconds:
        actions = env.choose(next(draws))
        before = time.process_time()
        env.step(actions)
        stepping += time.process_time() - before
        steps += rows
    return steps / stepping, steps / (time.process_time() - begin)


def main():
    """Measure."""
    library, name, rows, seconds, runs = sys.argv[1:6]
    rows, chance = int(rows), random.Random(2024)
    if library == "pgx":
        import numpy as np

        draws = itertools.cycle(np.random.default_rng(0).random((DRAWN, rows), dtype=np.float32))
    else:
        draws = itertools.cycle([[chance.random() for _ in range(rows)] for _ in range(DRAWN)])
    env = LIBRARIES[library](name, rows)
    print("@" + json.dumps([rate(env, rows, float(seconds), draws) for _ in range(int(runs))]))


if __name__ == "__main__":
    main()
