"""TorchRL's PettingZoo wrapper on `troef.env.aec` and `troef.env.parallel`: `python with_torchrl.py SLUG`.

All agents share a network, which is trained by policy gradients. Prints a line of JSON.
"""

import json
import sys

import torch
from torch import nn
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs
from torchrl.modules.distributions import MaskedCategorical

from troef import env

EPISODES, MOVES = 12, 300
PARALLEL = ("ezelen",)


class Shared:
    """One network for all agents."""

    def __init__(self, width: int, actions: int) -> None:
        self.network = nn.Sequential(nn.Linear(width, 64), nn.Tanh(), nn.Linear(64, actions))
        self.optimiser = torch.optim.Adam(self.network.parameters(), 3e-4)

    def choices(self, table: PettingZooWrapper, told) -> dict:
        """The chances of each group's actions, masked."""
        found = {}
        for group in table.group_map:
            scores = self.network(told[group, "observation", "observation"])
            found[group] = MaskedCategorical(logits=scores, mask=told[group, "action_mask"])
        return found

    def learn(self, chances: list, paid: list) -> float:
        """One step: what was done becomes likelier the more it brought."""
        total = torch.stack(paid).sum(0)
        loss = -(torch.stack(chances) * (total - total.mean())).mean()
        self.optimiser.zero_grad()
        loss.backward()
        self.optimiser.step()
        return float(loss.detach())


def play(table: PettingZooWrapper, shared: Shared) -> tuple[int, int]:
    """An episode; gives its steps, and how many actions of those who could act were outside their mask."""
    told, chances, paid, wrong = table.reset(), [], [], 0
    while True:
        found = shared.choices(table, told)
        drawn = {group: chance.sample() for group, chance in found.items()}
        logs, gains = [], []
        for group, actions in drawn.items():
            told[group, "action"] = actions
            wrong += int((~told[group, "action_mask"].gather(-1, actions.unsqueeze(-1))).sum())
            acts = told[group, "mask"].float()
            logs.append(found[group].log_prob(actions) * acts)
        after, told = table.step_and_maybe_reset(told)
        for group in drawn:
            gains.append(after["next", group, "reward"].squeeze(-1))
        chances.append(torch.cat(logs))
        paid.append(torch.cat(gains))
        if bool(after["next", "done"].any()):
            shared.learn(chances, paid)
            return len(chances), wrong


def main() -> None:
    """Check the specifications as TorchRL does, then train."""
    torch.manual_seed(1)
    slug = sys.argv[1]
    kind = env.parallel if slug in PARALLEL else env.aec
    made = kind(slug, most_moves=MOVES)
    table = PettingZooWrapper(made, use_mask=True, categorical_actions=True, seed=1)
    check_env_specs(table)
    shared = Shared(made.space.width, len(made.space.actions))
    played = [play(table, shared) for _ in range(EPISODES)]
    steps, wrong = (sum(column) for column in zip(*played, strict=True))
    print(json.dumps({"interface": kind.__name__, "steps": steps, "episodes": EPISODES, "wrong": wrong}))


if __name__ == "__main__":
    main()
