"""PPO learns Toepen with three players, against two that play as `good`: docs/examples/ppo_toepen.md.

    python examples/ppo_toepen.py [--steps 400000] [--seed 1] [--out docs/examples/ppo_toepen.svg]

Needs PyTorch beside `troef[env]`. The environment is `troef.env.gym`; the rest is the usual PPO with masked actions.
"""

import argparse
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from curves import Axes, Line, draw
from troef import env
from troef.bots.base import WAIT as BOT_WAITS
from troef.bots.by_name import make_player
from troef.env import WAIT

GAME, SEATS = "toepen", 3
TABLES, STEPS = 64, 64
EPOCHS, BATCH = 4, 1024
RATE, CLIP, ENTROPY, LAMBDA, LARGEST_GRADIENT = 5e-4, 0.2, 0.01, 0.95, 0.5
#: Deals that are played to measure on the way, and at the end; their seeds are never trained on.
DEALS, LAST_DEALS = 1_000, 10_000
FIRST_SEED_OF_TESTS = 10**9


class Player(nn.Module):
    """What to do, and what the deal will bring."""

    def __init__(self, width: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(width, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.acts, self.worth = nn.Linear(128, actions), nn.Linear(128, 1)
        nn.init.zeros_(self.acts.weight)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """The chances of the legal actions, and the points that are expected."""
        inner = self.body(seen)
        scores = self.acts(inner).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=scores), self.worth(inner).squeeze(-1)


@dataclass
class Rows:
    """What was seen, done and paid, step by step (first axis) at each table (second)."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    worth: Tensor
    rewards: Tensor
    ended: Tensor


class Tables:
    """Some tables at which the agent sits, each in a seat of its own choice."""

    def __init__(self, count: int, seed: int) -> None:
        self.tables = [env.gym(GAME, seats=SEATS, opponents="good", seat=number % SEATS) for number in range(count)]
        begun = [table.reset(seed=seed * 1000 + number) for number, table in enumerate(self.tables)]
        self.seen = np.stack([seen for seen, _ in begun])
        self.masks = np.stack([info["action_mask"] for _, info in begun])
        self.deals = 0

    def play(self, player: Player, steps: int) -> tuple[Rows, Tensor]:
        """Play on; gives what happened, and what is expected of the positions that it ends in."""
        kept: list[list[Tensor]] = []
        for _ in range(steps):
            seen, masks = torch.from_numpy(self.seen.copy()), torch.from_numpy(self.masks.astype(bool))
            with torch.no_grad():
                chances, worth = player(seen, masks)
                actions = chances.sample()
            rewards, ended = self._step(actions.tolist())
            kept.append([seen, masks, actions, chances.log_prob(actions), worth, rewards, ended])
        with torch.no_grad():
            _, after = player(torch.from_numpy(self.seen.copy()), torch.from_numpy(self.masks.astype(bool)))
        return Rows(*[torch.stack(column) for column in zip(*kept, strict=True)]), after

    def _step(self, actions: list[int]) -> tuple[Tensor, Tensor]:
        rewards, ended = torch.zeros(len(actions)), torch.zeros(len(actions))
        for number, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            seen, reward, over, broken_off, info = table.step(action)
            rewards[number], ended[number] = reward, float(over or broken_off)
            if over or broken_off:
                seen, info = table.reset()
                self.deals += 1
            self.seen[number], self.masks[number] = seen, info["action_mask"]
        return rewards, ended


def advantages(rows: Rows, after: Tensor) -> Tensor:
    """How much better than expected it went from each step on (generalised advantage estimation)."""
    found, later, following = torch.zeros_like(rows.rewards), torch.zeros_like(after), after
    for step in range(len(rows.rewards) - 1, -1, -1):
        goes_on = 1 - rows.ended[step]
        surprise = rows.rewards[step] + goes_on * following - rows.worth[step]
        later = surprise + LAMBDA * goes_on * later
        found[step], following = later, rows.worth[step]
    return found


def learn(player: Player, optimiser: torch.optim.Optimizer, rows: Rows, after: Tensor) -> None:
    """One round of PPO."""
    better = advantages(rows, after)
    flat = [part.flatten(0, 1) for part in (rows.seen, rows.masks, rows.actions, rows.chances, better)]
    returns = (better + rows.worth).flatten()
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(returns)).split(BATCH):
            seen, masks, actions, before, gain = [part[chosen] for part in flat]
            chances, worth = player(seen, masks)
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (chances.log_prob(actions) - before).exp()
            wins = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            misses = (worth - returns[chosen]).square().mean()
            loss = -wins + 0.5 * misses - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), LARGEST_GRADIENT)
            optimiser.step()


class Measured:
    """The same deals for the agent and for a `good` player in its seat: what that one got is played once."""

    def __init__(self, opponents: str = "good") -> None:
        self.tables = [env.gym(GAME, seats=SEATS, opponents=opponents, seat=seat) for seat in range(SEATS)]
        self._good: dict[int, float] = {}

    def lead(self, player: Player, deals: int) -> tuple[float, float, float, float]:
        """Lives a deal that the agent loses less than `good` does, with half the width of the interval (95 %), and what
        each of them gets."""
        ours, theirs = [], []
        for number in range(deals):
            ours.append(self._play(number, lambda table, info: most_likely(player, table, info)))
            if number not in self._good:
                good = make_player("good", self.tables[0].space.game, number)
                self._good[number] = self._play(number, lambda table, info, good=good: as_bot(good, table))
            theirs.append(self._good[number])
        leads = np.array(ours) - np.array(theirs)
        half = 1.96 * float(leads.std(ddof=1)) / sqrt(deals)
        return float(leads.mean()), half, float(np.mean(ours)), float(np.mean(theirs))

    def _play(self, number: int, choose: Any) -> float:
        table = self.tables[number % SEATS]
        seen, info = table.reset(seed=FIRST_SEED_OF_TESTS + number)
        total, over = 0.0, False
        while not over:
            seen, reward, ended, broken_off, info = table.step(choose(table, (seen, info)))
            total, over = total + reward, ended or broken_off
        return total


def most_likely(player: Player, table: Any, told: Any) -> int:
    """The action that the agent would take most often."""
    seen, info = told
    mask = torch.from_numpy(info["action_mask"].astype(bool))
    with torch.no_grad():
        chances, _ = player(torch.from_numpy(seen)[None], mask[None])
    return int(chances.probs.argmax())


def as_bot(bot: Any, table: Any) -> int:
    """What a bot does in the agent's seat, as an action."""
    move = bot.choose(table.course.view(table.seat), 1.0)
    return WAIT if move == BOT_WAITS else int(table.space.actions.whole(move))


def main() -> None:
    """Train, measure, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=LAST_DEALS, help="deals of the last measurement")
    parser.add_argument("--out", type=Path, help="write the picture here, and the network beside it")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    tables, measured = Tables(TABLES, given.seed), Measured()
    player = Player(tables.seen.shape[1], tables.masks.shape[1])
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    rounds = given.steps // (TABLES * STEPS)
    curve, begin = [], time.time()
    for number in range(rounds + 1):
        if number % max(1, rounds // 12) == 0 or number == rounds:
            deals = given.deals if number == rounds else DEALS
            lead, half, ours, theirs = measured.lead(player, deals)
            curve.append((number * TABLES * STEPS, lead, half))
            print(
                f"{number * TABLES * STEPS:,} steps, {tables.deals:,} deals, {time.time() - begin:.0f} s: "
                f"lead {lead:+.3f} ± {half:.3f} a deal ({ours:.3f}, good {theirs:.3f}; {deals:,} deals)",
                flush=True,
            )
        if number < rounds:
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - number / rounds)
            learn(player, optimiser, *tables.play(player, STEPS))
    for opponents in ("easy", "random"):
        lead, half, *_ = Measured(opponents).lead(player, given.deals // 4)
        print(f"between two of {opponents}: lead {lead:+.3f} ± {half:.3f} a deal over good in the same seat")
    if given.out is not None:
        title = "PPO in Toepen: lives a deal better than 'good' in the same seat"
        axes = Axes("steps of the agent", "lives a deal, with the interval of 95 %", -0.2, 0.7)
        draw(given.out, title, axes, [Line(f"PPO, seed {given.seed}", curve)])
        torch.save(player.state_dict(), given.out.with_suffix(".pt"))


if __name__ == "__main__":
    main()
