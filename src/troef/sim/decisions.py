"""Decisions as data: what a seat saw, what it could do, what it did, and what the deal brought it.

What a row says of a player comes from its view. What it may not know (`truth`) is there only where worlds are asked
for. Cards and chance follow from the plan's seed and the number of the episode alone, whoever plays.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from troef.bots.base import WAIT as LATER
from troef.bots.by_name import make_player
from troef.bots.player import Player
from troef.cards.card import card_text
from troef.core.game import State
from troef.core.rng import Rng
from troef.core.view import REFEREE, View
from troef.env.actions import WAIT, ActionError
from troef.env.course import Unit
from troef.env.episode import Episode
from troef.env.observations import Floats
from troef.env.spaces import Space, space
from troef.sim.matches import BUDGET, MatchFault, Plan


@dataclass(frozen=True)
class DataPlan(Plan):
    """What is played for a data set: each episode is one deal, or a whole match (`unit`). Each row has `worlds` sampled
    worlds; `shard` episodes make a file."""

    unit: Unit
    worlds: int
    shard: int

    def space(self) -> Space:
        """The actions and observations of the game."""
        return space(self.slug, self.rules, self.seats, **self.options)

    def seed_of(self, number: int) -> str:
        """The seed of an episode: `troef.env.Episode(space, unit, seed)` has the same cards."""
        return f"{self.seed}:{number}"


@dataclass
class Decision:
    """One row: an action. `spelled` are the parts of the move that were given before it. `outcome` is what the deal
    brought the seat, None where it was not settled."""

    episode: int
    seed: str
    deal: int
    step: int
    seat: int
    bot: str
    view: str
    observation: Floats
    spelled: list[int]
    legal: list[int]
    action: int
    move: str
    outcome: "float | None"
    truth: str
    worlds: list[str]


def decisions(plan: DataPlan, number: int) -> Iterator[Decision]:
    """The decisions of an episode, deal by deal.

    Raises:
        MatchFault: a player broke the rules, or everybody waits for the others.
    """
    return _Table(plan, number).play()


class _Table:
    """One episode and its players."""

    def __init__(self, plan: DataPlan, number: int) -> None:
        self.plan = plan
        self.number = number
        self.space = plan.space()
        self.seed = plan.seed_of(number)
        self.episode = Episode(self.space, plan.unit, self.seed)
        self.players: list[Player] = [
            make_player(name, self.space.game, f"{self.seed}:{seat}") for seat, name in enumerate(plan.bots)
        ]
        self.rng = Rng(f"{self.seed}:worlds")
        self.step = 0
        self.brought = [0.0] * plan.seats

    def play(self) -> Iterator[Decision]:
        """The decisions of each deal, once it is known what it brought."""
        pending: list[Decision] = []
        settled = len(self.episode.state.sheet)
        while not self.episode.over:
            pending += self._decide()
            if len(self.episode.state.sheet) > settled:
                settled = len(self.episode.state.sheet)
                for row in pending:
                    row.outcome = self.brought[row.seat]
                yield from pending
                pending = []
                self.brought = [0.0] * self.plan.seats
        yield from pending

    def _decide(self) -> list[Decision]:
        """Somebody makes a move: a row for each of the actions that it takes. To let the others go first is one where
        the rules leave the choice; where all act at once the next one is asked instead."""
        waiting: set[int] = set()
        while True:
            seat = self.episode.turn
            view = self.episode.view(seat)
            move = int(self.players[seat].choose(view, BUDGET))
            if move != LATER:
                return self._act(view, seat, move)
            if self.episode.may_wait(seat):
                wait = self.space.actions[WAIT].text
                return self._give(view, seat, [WAIT], wait)
            waiting.add(seat)
            if waiting | self.episode.waited >= set(self.episode.actors()):
                raise MatchFault(self.number, "match-waiting", {"number": self.number, "moves": self.step})
            self.episode.ask_another(waiting)

    def _act(self, view: View, seat: int, move: int) -> list[Decision]:
        text = self.space.game.show(move, view)
        try:
            return self._give(view, seat, list(self.space.actions.path(move)), text)
        except ActionError as error:
            refusal = self.episode.state.refusal(seat, move)
            clause = refusal.clause if refusal is not None else str(error)
            facts = {"number": self.number, "bot": self.plan.bots[seat], "seat": seat, "move": text, "clause": clause}
            raise MatchFault(self.number, "match-illegal", facts) from error

    def _give(self, view: View, seat: int, path: list[int], text: str) -> list[Decision]:
        """Give actions one after another, until they have made the move."""
        told = json.dumps(view.as_dict(), ensure_ascii=False, separators=(",", ":"))
        truth, worlds = self._behind(view)
        rows: list[Decision] = []
        made = self.episode.moves
        for place, action in enumerate(path):
            if self.episode.moves > made:
                break
            rows.append(
                Decision(
                    self.number, self.seed, int(view.deal_number), self.step, seat, self.plan.bots[seat], told,
                    self.space.observe(view, path[:place]), path[:place], self.episode.legal(seat), action, text, None,
                    truth, worlds,
                )
            )  # fmt: skip
            self.step += 1
            self.episode.act(action, seat)
            self.brought = [before + now for before, now in zip(self.brought, self.episode.rewards, strict=True)]
        return rows

    def _behind(self, view: View) -> tuple[str, list[str]]:
        """What the viewer does not see: as it is, and as it is in sampled worlds."""
        if not self.plan.worlds:
            return "", []
        drawn = self.space.game.worlds(view, self.rng)
        return hidden_from(view, self.episode.state), [hidden_from(view, next(drawn)) for _ in range(self.plan.worlds)]


def hidden_from(view: View, state: State) -> str:
    """What a state has that its view does not show, as JSON: the cards of zones by name and, where rules are secret or
    bids are hidden, facts and badges.

    >>> import troef
    >>> state = troef.game("zwartepiet").start(2)
    >>> state.deal(state.game.arrange())
    >>> list(json.loads(hidden_from(state.view(0), state)))
    ['zones']
    """
    everything = state.view(REFEREE)
    seen = {zone.name: zone.cards for zone in view.zones}
    zones: dict[str, object] = {}
    for zone in everything.zones:
        if zone.cards and zone.cards != seen.get(zone.name):
            laid = zone.as_dict()["cards"] if zone.kind != "hand" else _in_order(zone.cards)
            zones[zone.name] = laid
    told: dict[str, object] = {"zones": zones}
    known = [fact.as_dict() for fact in view.facts]
    facts = [fact.as_dict() for fact in everything.facts if fact.as_dict() not in known]
    badges = [
        {"seat": seat, **badge.as_dict()}
        for seat, (shown, own) in enumerate(zip(everything.badges, view.badges, strict=True))
        for badge in shown
        if badge.as_dict() not in [each.as_dict() for each in own]
    ]
    told |= {"facts": facts} if facts else {}
    told |= {"badges": badges} if badges else {}
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _in_order(cards: list[int]) -> list[str]:
    """The cards of a hand, which has no order."""
    return [card_text(card) for card in sorted(cards)]
