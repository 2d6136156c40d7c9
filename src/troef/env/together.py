"""PettingZoo's parallel interface: all seats give an action at each step."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from troef.core.rng import Rng
from troef.env.actions import WAIT, ActionError
from troef.env.seated import Seated
from troef.env.told import told

Seen = dict[str, dict[str, Any]]


class Together(Seated, ParallelEnv[str, dict[str, Any], int]):
    """A game as `pettingzoo.ParallelEnv`: agents `seat_0`, `seat_1` …

    Who may not act gives `WAIT` (0), and nothing else is legal for him. Who may act out of turn may give it too. Of
    those that act at the same time chance says who is first; an action that is not legal any more when its turn comes
    is too late, and left out (`infos` says `late`).
    """

    def reset(self, seed: "int | None" = None, options: "dict[str, Any] | None" = None) -> tuple[Seen, Seen]:
        self._order = Rng(f"order:{self._begin(seed)}")
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> Seen:
        return {agent: self.observe(agent) for agent in self.agents}

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
        if not isinstance(actions, Mapping):
            raise ActionError(f"actions are a dictionary with one for each agent, not {actions!r}")
        strangers = [agent for agent in actions if agent not in self.agents]
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
                raise ActionError(f"{agent} may not give '{self.space.actions[action].text}' now")
            if action != WAIT:
                acting.append(agent)
        return acting
