"""PettingZoo's parallel interface: all seats give an action at each step."""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from troef.core.rng import Rng
from troef.env.actions import WAIT, ActionError
from troef.env.course import MOST_MOVES, Unit
from troef.env.episode import Episode
from troef.env.gym_spaces import LegalActions, seen_with_mask
from troef.env.spaces import Space
from troef.env.told import told

Seen = dict[str, dict[str, Any]]


class Together(ParallelEnv[str, dict[str, Any], int]):
    """A game as `pettingzoo.ParallelEnv`: agents `seat_0`, `seat_1` …

    Who may not act gives `WAIT` (0), and nothing else is legal for him. Of those that act at the same time chance says
    who is first; an action that is not legal any more when its turn comes is too late, and left out (`infos` says
    `late`).
    """

    def __init__(
        self, space: Space, episode: Unit = "deal", most_moves: int = MOST_MOVES, render_mode: "str | None" = None
    ) -> None:
        self.space = space
        self.unit = episode
        self.most_moves = most_moves
        self.render_mode = render_mode
        self.metadata = {"name": f"troef_{space.game.slug.replace('-', '_')}_v0", "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(space.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_with_mask(space) for agent in self.possible_agents}
        self.action_spaces = {
            agent: LegalActions(space, partial(self._legal_for, seat)) for agent, seat in self._seats.items()
        }
        self.agents: list[str] = []
        self._course: Episode | None = None
        self._seeds = np.random.default_rng()
        self._order = Rng("order")

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        return self.action_spaces[agent]

    @property
    def course(self) -> Episode:
        """What is going on. Raises ActionError before the first `reset`."""
        if self._course is None:
            raise ActionError("'reset' comes first: nothing has been dealt")
        return self._course

    def _legal_for(self, seat: int) -> list[int]:
        return self.course.legal(seat)

    def reset(self, seed: "int | None" = None, options: "dict[str, Any] | None" = None) -> tuple[Seen, Seen]:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(2**62))
        self._order = Rng(f"order:{chosen}")
        self._course = Episode(self.space, self.unit, chosen, self.most_moves)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> Seen:
        course = self.course
        return {
            agent: {"observation": course.observe(self._seats[agent]), "action_mask": course.mask(self._seats[agent])}
            for agent in self.agents
        }

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody gives an action.

        Raises:
            ActionError: somebody gives one that is not legal for him now, or none. Nothing has changed.
        """
        course = self.course
        given = self._checked(actions)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        rewards = dict.fromkeys(self.agents, 0.0)
        while given:
            agent = given.pop(int(self._order.below(len(given))))
            seat = self._seats[agent]
            action = told(actions[agent])
            if course.over or action not in course.legal(seat):
                infos[agent]["late"] = True
                continue
            course.act(action, seat)
            for one in self.agents:
                rewards[one] += course.rewards[self._seats[one]]
        seen = self._seen()
        ended = dict.fromkeys(self.agents, course.terminated)
        broken_off = dict.fromkeys(self.agents, course.truncated)
        if course.over:
            self.agents = []
        return seen, rewards, ended, broken_off, infos

    def _checked(self, actions: dict[str, int]) -> list[str]:
        """Those that do something.

        Raises:
            ActionError: as `step`.
        """
        if not self.agents:
            raise ActionError("the episode is over: 'reset' begins another one")
        strangers = sorted(set(actions) - set(self.agents))
        if strangers:
            raise ActionError(f"there is no agent '{strangers[0]}': there are {', '.join(self.agents)}")
        acting = []
        for agent in self.agents:
            seat = self._seats[agent]
            legal = self.course.legal(seat)
            if agent not in actions:
                raise ActionError(f"{agent} gives no action: who may not act gives {WAIT}")
            action = told(actions[agent])
            if action not in (legal or [WAIT]):
                self.space.actions[action]
                raise ActionError(f"{agent} may not give '{self.space.actions[action].text}' now")
            if legal:
                acting.append(agent)
        return acting

    def render(self) -> "str | None":
        """The position as everybody may see it, as text (`render_mode="ansi"`)."""
        return repr(self.course.state.view(-1)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""
