"""Learns which card to lead against a contract of bridge, and writes the weights into the package.

    python -m troef.bots.learning.leads --deals 12000 --lessons leads.jsonl

Deals are bid by the rule player. DDS, the solver that bridge programs use (through endplay, as the tests do), says how
many tricks the defence takes after each of the thirteen leads. A ridge regression (`fitting.py`) fits these numbers to
the features of the leads (`bots/bridge/leads.py`). `--lessons` keeps the solved deals, and the same command goes on
where it stopped. The last fifth of the deals is not learnt from: there it says how many tricks a lead loses, before and
after, from ever more deals.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import troef
from troef.bots.base import RuleOfThumb
from troef.bots.rule_players import rule_player
from troef.cards.bits import cards_in
from troef.core.game import State
from troef.core.view import REFEREE
from troef.formats.pbn.writing import deal_text


@dataclass(frozen=True)
class SolvedLead:
    """A deal after its auction: the hands as sets of cards, the calls (seat and move), and the tricks that the defence
    takes after each lead when nobody errs."""

    number: int
    dealer: int
    hands: list[int]
    calls: list[tuple[int, int]]
    tricks: dict[str, int]


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
        names = self.types
        deal = names.Deal(deal_text(tuple(hands)), first=names.Player(leader), trump=self.strains[strain])
        found = {}
        for card, tricks in self.dds.solve_board(deal):
            rank = "23456789TJQKA"[int(card.rank).bit_length() - 3].replace("T", "10")
            found[rank + "SHDC"[int(card.suit)]] = int(tricks)
        return found
