"""PettingZoo's AEC interface: one seat after another."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils.env import ActionType

from troef.env.actions import ActionError
from troef.env.course import NOBODY
from troef.env.seated import Seated
from troef.env.told import told


class InTurn(Seated, AECEnv[str, dict[str, Any], int]):
    """A game as `pettingzoo.AECEnv`: agents `seat_0`, `seat_1` …

    Who may act next is `agent_selection`: the same seat again where a move takes several actions or the rules say so,
    and one at random where several may act. Rewards come when a deal is settled.
    """

    #: nobody, before the first `reset`
    agent_selection = ""

    def reset(self, seed: "int | None" = None, options: "dict[str, Any] | None" = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        turn = self.course.turn
        return self.agents[0] if turn == NOBODY else self.possible_agents[turn]

    def step(self, action: ActionType) -> None:
        """Give the action of `agent_selection`.

        Raises:
            ActionError: it is not legal now; the sentence says why, with the clause. Nothing has changed.
        """
        course, agent = self.course, self.agent_selection
        if not self.agents:
            raise ActionError("the episode is over: 'reset' begins another one")
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course.act(told(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: course.rewards[self._seats[one]] for one in self.agents}
        if course.over:
            self.terminations = dict.fromkeys(self.agents, course.terminated)
            self.truncations = dict.fromkeys(self.agents, course.truncated)
        self._accumulate_rewards()
        self.agent_selection = self._asked()
        self._deads_step_first()
