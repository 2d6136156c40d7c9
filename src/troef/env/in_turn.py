"""PettingZoo's AEC interface: one seat after another."""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env import ActionType

from troef.env.actions import ActionError
from troef.env.course import MOST_MOVES, NOBODY, Unit
from troef.env.episode import Episode
from troef.env.gym_spaces import LegalActions, seen_with_mask
from troef.env.spaces import Space
from troef.env.told import told


class InTurn(AECEnv[str, dict[str, Any], int]):
    """A game as `pettingzoo.AECEnv`: agents `seat_0`, `seat_1` …

    An observation is `{"observation": float32 of shape (width,), "action_mask": int8 of shape (actions,)}`. Who may act
    next is `agent_selection`: the same seat again where a move takes several actions or the rules say so, and one at
    random where several may act. Rewards come when a deal is settled. What the seed of `reset` gives is always the
    same.
    """

    def __init__(
        self, space: Space, episode: Unit = "deal", most_moves: int = MOST_MOVES, render_mode: "str | None" = None
    ) -> None:
        super().__init__()
        self.space = space
        self.unit = episode
        self.most_moves = most_moves
        self.render_mode = render_mode
        self.metadata = {
            "name": f"troef_{space.game.slug.replace('-', '_')}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(space.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_with_mask(space) for agent in self.possible_agents}
        self.action_spaces = {
            agent: LegalActions(space, partial(self._legal_for, seat)) for agent, seat in self._seats.items()
        }
        self.agents: list[str] = []
        self._course: Episode | None = None
        self._seeds = np.random.default_rng()

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

    def reset(self, seed: "int | None" = None, options: "dict[str, Any] | None" = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(2**62))
        self._course = Episode(self.space, self.unit, chosen, self.most_moves)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        turn = self.course.turn
        return self.agents[0] if turn == NOBODY else self.possible_agents[turn]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seats[agent]
        return {"observation": self.course.observe(seat), "action_mask": self.course.mask(seat)}

    def step(self, action: ActionType) -> None:
        """Give the action of `agent_selection`.

        Raises:
            ActionError: it is not legal now; the sentence says why, with the clause. Nothing has changed.
        """
        agent = self.agent_selection if self.agents else ""
        if not agent:
            raise ActionError("the episode is over: 'reset' begins another one")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        course.act(told(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: course.rewards[self._seats[one]] for one in self.agents}
        if course.over:
            self.terminations = dict.fromkeys(self.agents, course.terminated)
            self.truncations = dict.fromkeys(self.agents, course.truncated)
        self._accumulate_rewards()
        self.agent_selection = self._asked()
        self._deads_step_first()

    def render(self) -> "str | None":
        """The position as everybody may see it, as text (`render_mode="ansi"`)."""
        return repr(self.course.state.view(-1)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""
