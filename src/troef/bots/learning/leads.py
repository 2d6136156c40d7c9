"""Learns which card to lead against a contract of bridge, and writes the weights into the package.

    python -m troef.bots.learning.leads --deals 4000 --lessons leads.jsonl

Deals are bid by the rule player. DDS, the solver that bridge programs use (through endplay, as in our tests), says how
many tricks the defence takes after each of the thirteen leads. A ridge regression (`fitting.py`) fits these numbers to
the features of the leads (`bots/bridge/leads.py`). `--lessons` keeps the solved deals, and the same command goes on
where it stopped. The last fifth of the deals is not learnt from: on these it says how many tricks a lead brings over
that of the rule, from ever more deals.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np

import troef
from troef.bots.bridge.leads import SIZE, UNIT, LeadSituation, lead_features, leads_to_weigh
from troef.bots.bridge.system import UnderstoodAuction
from troef.bots.learning.fitting import fit, gain, table_of
from troef.bots.learning.lessons import Lesson
from troef.bots.learning.stored import Stored, write_stored
from troef.bots.rule_players import rule_player
from troef.cards.card import card_text
from troef.core.game import State
from troef.core.moves import PLAY
from troef.core.view import REFEREE
from troef.formats.pbn.writing import deal_text
from troef.games.bridge.auction import LADDER

#: One deal in this many is kept to measure on.
FIFTH: Final = 5


@dataclass(frozen=True)
class SolvedLead:
    """A deal after its auction: the hands as sets of cards, the calls (seat and move), the contract as a rung, who
    leads, and the tricks that the defence takes after each lead when nobody errs."""

    number: int
    dealer: int
    hands: list[int]
    calls: list[tuple[int, int]]
    rung: int
    leader: int
    tricks: dict[str, int]

    def lesson(self) -> Lesson:
        """The leads to weigh, the rule's own first, with the tricks of each."""
        bidding = UnderstoodAuction(self.dealer)
        for seat, call in self.calls:
            bidding.hear(seat, call)
        situation = LeadSituation(self.leader, self.rung, bidding)
        hand = self.hands[self.leader]
        leads = leads_to_weigh(situation, hand)
        features = tuple(tuple(lead_features(situation, hand, card, leads[0])) for card in leads)
        return Lesson(features, tuple(self.tricks[card_text(card)] for card in leads))


class DoubleDummy:
    """DDS, through endplay."""

    def __init__(self) -> None:
        import_module("endplay._dds").SetMaxThreads(1)
        self.types: Any = import_module("endplay.types")
        self.dds: Any = import_module("endplay.dds")
        names = self.types.Denom
        self.strains = (names.clubs, names.diamonds, names.hearts, names.spades, names.nt)

    def tricks(self, hands: Sequence[int], leader: int, strain: int) -> dict[str, int]:
        """What the side of the leader takes after each of its cards."""
        deal = self.types.Deal(deal_text(tuple(hands)), first=self.types.Player(leader), trump=self.strains[strain])
        found = {}
        for card, tricks in self.dds.solve_board(deal):
            rank = "23456789TJQKA"[int(card.rank).bit_length() - 3].replace("T", "10")
            found[rank + "SHDC"[int(card.suit)]] = int(tricks)
        return found


def bid_deal(number: int) -> State:
    """A deal by its number, bid by the rule player; over where all passed."""
    game = troef.game("bridge")
    state = game.start(4, number % 4)
    state.deal(troef.SeededDealer(f"leads:{number}").next(state.pack()))
    players = [rule_player(game, f"leads:{seat}") for seat in range(4)]
    while not state.sheet and state.view(0).fact("contract") is None:
        (seat,) = state.actors()
        state.apply(seat, players[seat].choose(state.view(seat), 0.0))
    return state


def solved_leads(first: int) -> Iterator[SolvedLead]:
    """Solved deals from this number on; those that are passed out are left out."""
    solver = DoubleDummy()
    number = first - 1
    while True:
        number += 1
        state = bid_deal(number)
        if state.sheet:
            continue
        view = state.view(REFEREE)
        rung = LADDER.names.index(str(view.fact("contract")).rstrip("X"))
        leader = (int(str(view.fact("declarer"))) + 1) % 4
        hands = [sum(2 ** int(card) for card in view.zone(f"hand-{seat}").cards) for seat in range(4)]
        calls = [(int(seat), int(move)) for seat, move in view.log if move & 63 != PLAY]
        tricks = solver.tricks(hands, leader, rung % 5)
        yield SolvedLead(number, int(state.dealer), hands, calls, rung, leader, tricks)


def kept_leads(path: "Path | None", count: int) -> list[SolvedLead]:
    """This many solved deals: those of a file first, to which new ones are added."""
    kept: list[SolvedLead] = []
    if path is not None and path.exists():
        kept = [SolvedLead(**json.loads(line)) for line in path.read_text().splitlines()]
    more = solved_leads(kept[-1].number + 1 if kept else 0)
    while len(kept) < count:
        kept.append(next(more))
        if path is not None:
            with path.open("a") as file:
                file.write(json.dumps(asdict(kept[-1])) + "\n")
        if sys.stderr.isatty():
            print(f"\r{len(kept)} of {count} deals ", end="", file=sys.stderr, flush=True)
    return kept[:count]


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m troef.bots.learning.leads", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=4000)
    parser.add_argument("--penalty", type=float, default=20.0, help="how much weights are held to zero, in leads")
    parser.add_argument("--lessons", type=Path, help="keeps the solved deals (JSON lines)")
    parser.add_argument("--to", type=Path, help="where the weights are written; into the package if left out")
    wanted = parser.parse_args(arguments)
    lessons = [lead.lesson() for lead in kept_leads(wanted.lessons, wanted.deals)]
    unseen = len(lessons) // FIFTH
    learnt, exam = lessons[:-unseen], table_of(lessons[-unseen:], SIZE)
    weights = np.zeros(SIZE)
    for part in (8, 4, 2, 1):
        weights = fit(table_of(learnt[: len(learnt) // part], SIZE), wanted.penalty, np.zeros(SIZE))
        brought = gain(exam, weights)
        print(f"{len(learnt) // part:6} deals: {brought.points:+.3f} ± {brought.half:.3f} tricks a lead", flush=True)
    command = f"python -m troef.bots.learning.leads --deals {wanted.deals} --penalty {wanted.penalty:g}"
    whole = tuple(int(weight) for weight in np.round(weights / UNIT))
    path = wanted.to or Path(str(files("troef"))) / "data" / "leads" / "bridge.json"
    write_stored(path, Stored(command, (round(brought.points, 3), round(brought.half, 3)), whole))
    print(f"{len(whole):,} weights in {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
