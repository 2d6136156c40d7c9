"""What the two interfaces of PettingZoo have in common: agents named after their seats, and an episode they play."""

from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces

from troef.core.view import SPECTATOR
from troef.env.actions import ActionError
from troef.env.course import MOST_MOVES, Unit
from troef.env.episode import Episode
from troef.env.gym_spaces import LegalActions, seen_with_mask
from troef.env.spaces import Space


class Seated:
    """Agents `seat_0`, `seat_1` … with their spaces. An observation is `{"observation": float32 of shape (width,),
    "action_mask": int8 of shape (actions,)}`."""

    def __init__(
        self, space: Space, episode: Unit = "deal", most_moves: int = MOST_MOVES, render_mode: "str | None" = None
    ) -> None:
        super().__init__()
        self.space = space
        self.unit = episode
        self.most_moves = most_moves
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
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
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    @property
    def course(self) -> Episode:
        """What is going on.

        Raises:
            ActionError: there was no `reset` yet.
        """
        if self._course is None:
            raise ActionError("'reset' comes first: nothing has been dealt")
        return self._course

    def _legal_for(self, seat: int) -> list[int]:
        return self.course.legal(seat)

    def _begin(self, seed: "int | None") -> int:
        """Begin an episode with all agents; gives its seed. The same `seed` always gives the same episodes after it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chosen = int(self._seeds.integers(2**62))
        self._course = Episode(self.space, self.unit, chosen, self.most_moves)
        self.agents = list(self.possible_agents)
        return chosen

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now.

        Raises:
            ActionError: there is no such agent, or there was no `reset` yet.
        """
        course = self.course
        seat = self._seats.get(agent)
        if seat is None:
            raise ActionError(f"there is no agent '{agent}': there are {', '.join(self.possible_agents)}")
        return {"observation": course.observe(seat), "action_mask": course.mask(seat)}

    def render(self) -> "str | None":
        """The position as everybody may see it, as text (`render_mode="ansi"`)."""
        return repr(self.course.state.view(SPECTATOR)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""
