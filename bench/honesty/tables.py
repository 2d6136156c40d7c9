"""Environments of several libraries behind one small interface: what the tests of honesty ask of each.

A table has `seats`, and `actions`, the number of its actions. `start(seed)` deals; `current()` is the seat to act,
`legal()` what it may do, `act(action)` does it as a user of that library would, `over()` says whether the game has
ended, and `seen(seat)` is what the library shows a seat, as bytes.

This file runs in the environment of each library, so it imports each of them only where it is asked for.
"""

import contextlib
import os
import random
import tempfile


class OpenSpiel:
    """A game of OpenSpiel; `checked` acts by `apply_action_with_legality_check`."""

    def __init__(self, name, checked=False):
        import pyspiel

        if name.startswith("troef_"):
            from troef import env

            self.game = env.openspiel(name.removeprefix("troef_"))
        else:
            self.game = pyspiel.load_game(name)
        self.checked = checked
        self.seats, self.actions = self.game.num_players(), self.game.num_distinct_actions()
        kind = self.game.get_type()
        if kind.provides_observation_tensor:
            self.look = "observation_tensor"
        elif kind.provides_information_state_tensor:
            self.look = "information_state_tensor"
        elif kind.provides_observation_string:
            self.look = "observation_string"
        else:
            self.look = "information_state_string"
        if name.startswith("troef_"):
            self.look = "information_state_string"

    def start(self, seed):
        self.rng = random.Random(seed)
        self.state = self.game.new_initial_state()
        self._chance()

    def _chance(self):
        while self.state.is_chance_node():
            actions, weights = zip(*self.state.chance_outcomes(), strict=True)
            self.state.apply_action(self.rng.choices(actions, weights)[0])

    def current(self):
        return self.state.current_player()

    def legal(self):
        return list(self.state.legal_actions())

    def act(self, action):
        if self.checked:
            self.state.apply_action_with_legality_check(action)
        else:
            self.state.apply_action(action)
        self._chance()

    def over(self):
        return self.state.is_terminal()

    def seen(self, seat):
        found = getattr(self.state, self.look)(seat)
        return found if isinstance(found, str) else bytes(str(list(found)), "ascii")


class Rlcard:
    """An environment of RLCard, stepped as in its examples."""

    def __init__(self, name):
        import rlcard

        self.name, self.rlcard = name, rlcard
        self.start(0)
        self.seats, self.actions = self.env.num_players, self.env.num_actions

    def start(self, seed):
        self.env = self.rlcard.make(self.name, config={"seed": seed})
        self.state, self.seat = self.env.reset()

    def current(self):
        return self.seat

    def legal(self):
        return sorted(int(action) for action in self.state["legal_actions"])

    def act(self, action):
        self.state, self.seat = self.env.step(action)

    def over(self):
        return self.env.is_over()

    def seen(self, seat):
        state = self.env.get_state(seat)
        raw = state["raw_obs"]
        shown = {key: raw[key] for key in raw if key != "legal_actions"} if isinstance(raw, dict) else list(raw)
        return repr((state["obs"].tolist() if hasattr(state["obs"], "tolist") else state["obs"], shown))


class PettingZoo:
    """An environment of PettingZoo in turns: one of its classics, or one of ours."""

    def __init__(self, name):
        if name.startswith("troef_"):
            from troef import env

            self.env = env.aec(name.removeprefix("troef_"))
        else:
            from importlib import import_module

            self.env = import_module(f"pettingzoo.classic.{name}").env()
        self.env.reset(seed=0)
        self.seats = len(self.env.possible_agents)
        self.actions = int(self.env.action_space(self.env.possible_agents[0]).n)

    def start(self, seed):
        self.env.reset(seed=seed)

    def current(self):
        return self.env.possible_agents.index(self.env.agent_selection)

    def legal(self):
        observation, _, ended, broken, info = self.env.last()
        if ended or broken:
            return []
        mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
        return [action for action, free in enumerate(mask) if free]

    def act(self, action):
        self.env.step(action)

    def over(self):
        return not self.env.agents or all(
            self.env.terminations[agent] or self.env.truncations[agent] for agent in self.env.agents
        )

    def seen(self, seat):
        return repr(self.env.observe(self.env.possible_agents[seat])["observation"].tolist())


class Pgx:
    """An environment of pgx on the CPU, one table, not vectorised."""

    def __init__(self, name):
        os.environ.setdefault("JAX_PLATFORMS", "cpu")
        import jax

        self.env = made_pgx(name)
        self.jax = jax
        self.seats, self.actions = self.env.num_players, self.env.num_actions
        self._init, self._step, self._observe = map(jax.jit, (self.env.init, self.env.step, self.env.observe))

    def start(self, seed):
        self.key = self.jax.random.PRNGKey(seed)
        self.state = self._init(self.key)

    def current(self):
        return int(self.state.current_player)

    def legal(self):
        return [action for action, free in enumerate(self.state.legal_action_mask.tolist()) if free]

    def act(self, action):
        self.key, drawn = self.jax.random.split(self.key)
        self.state = self._step(self.state, action, drawn)

    def over(self):
        return bool(self.state.terminated | self.state.truncated)

    def seen(self, seat):
        return repr(self._observe(self.state, seat).tolist())


def made_pgx(name):
    """An environment of pgx. Its bridge reads a table of solved deals that pgx downloads: here 64 deals with made-up
    results, which change neither what is legal, nor what is seen, nor the speed."""
    import pgx

    if name != "bridge_bidding":
        return pgx.make(name)
    import numpy as np
    from pgx.bridge_bidding import BridgeBidding

    rng = np.random.default_rng(0)
    keys = []
    for _ in range(64):
        owner = rng.permutation(np.repeat(np.arange(4), 13))
        keys.append([int("".join(map(str, owner[13 * part : 13 * part + 13])), 4) for part in range(4)])
    values = rng.integers(0, 2**20 - 1, size=(64, 4))
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(None):
        path = os.path.join(folder, "results.npy")
        np.save(path, np.stack([np.array(keys), values]).astype(np.int32))
        return BridgeBidding(path)


class Colver:
    """Belote contrée of colver; what it shows is what the seat sees that is to act."""

    seats, actions = 4, 43

    def __init__(self, name):
        import colver

        self.colver = colver

    def start(self, seed):
        self.env = self.colver.Env.deal(dealer=0, seed=seed)

    def current(self):
        return self.env.current_player()

    def legal(self):
        return list(self.env.legal_actions())

    def act(self, action):
        self.env.step(action)

    def over(self):
        return self.env.is_terminal()

    def seen(self, seat):
        if seat != self.env.current_player():
            return ""
        return repr(list(self.env.get_bid_observation() if self.env.phase() == 0 else self.env.get_observation()))


KINDS = {"openspiel": OpenSpiel, "rlcard": Rlcard, "pettingzoo": PettingZoo, "pgx": Pgx, "colver": Colver}


def table(kind, name):
    """A table of a library: `openspiel-checked` is OpenSpiel with its legality check."""
    if kind == "openspiel-checked":
        return OpenSpiel(name, checked=True)
    return KINDS[kind](name)
