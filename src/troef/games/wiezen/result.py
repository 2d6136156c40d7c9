"""A played deal of wiezen for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from troef.auction.contract import ALONE
from troef.auction.result import check_tricks_taken, contract_verdicts
from troef.cards.bits import BIT, cards_in
from troef.core.result import GameResult, ResultError, Verdict
from troef.games.wiezen.contracts import LADDER, MEEGAAN, NEEDED, SHAREABLE, SIDES, TROEL, VRAAG
from troef.games.wiezen.scoring import TRICKS, score_deal
from troef.tricks.result import tricks_won


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal.

    Fields:
        contract: a bid as the book writes it (`meegaan` or `vraag` for asker and joiner, `abondance_troef` …).
        players: the seats that played it: two for meegaan and troel, one or more for the miseries, otherwise one.
        tricks: those of each of the players in the same order; for two together one number will do.
    """

    contract: str
    players: tuple[int, ...]
    tricks: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        players = tuple(cards_in(state.players))
        return cls(LADDER.names[state.contract], players, tuple([tricks_won(state.tricks, seat) for seat in players]))

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether the contract was made; of those who share a misère, by each (R6, S4)."""
        rung, players = rung_of(self.contract), self.players
        return contract_verdicts(players, self.tricks, [int(NEEDED[rung])] * len(players), bool(SHAREABLE[rung]))


def rung_of(contract: str) -> int:
    """The rung of a contract by its name; a vraag is only played with a joiner (R15).

    Raises:
        ResultError: there is no such contract.
    """
    name = " ".join(contract.lower().replace("_", " ").split())
    if name not in LADDER.names:
        raise ResultError(
            "there is no contract '{contract}'; there are: {name}",
            "contract",
            contract=contract,
            name=", ".join(LADDER.names),
        )
    rung = LADDER.names.index(name)
    return int(MEEGAAN) if rung == VRAAG else rung


def check_result(result: Result) -> None:
    """Whether a lawful deal can give the result.

    All bids but troel are free, and the seats may be any. The cards may lie so that one side takes none of the tricks
    or all. Players of miseries may share the tricks out in every way. Only the pair of troel holds the ace of trumps
    for certain (R12, R13), and that takes a trick.

    Raises:
        ResultError: none can.
    """
    rung, players, tricks = rung_of(result.contract), result.players, result.tricks
    if len(set(players)) != len(players) or not all(0 <= seat <= 3 for seat in players):
        raise ResultError("they are different seats from 0 to 3, not {players}", "players", players=players)
    pair = bool(SIDES[rung] != ALONE)
    wanted = (1, 2, 3, 4) if SHAREABLE[rung] else (2,) if pair else (1,)
    if len(players) not in wanted:
        raise ResultError("{name} is not played by {players}", "players", name=result.contract, players=len(players))
    check_tricks_taken(len(players), tricks, pair, int(TRICKS))
    if rung == TROEL and not sum(tricks):
        raise ResultError("the pair of troel has the ace of trumps, which takes a trick (R12, R13)", "tricks")


def score_result(result: Result) -> tuple[int, ...]:
    """The score per seat of a result that has been checked."""
    mask: i64 = 0
    tricks = vec[i64]([0, 0, 0, 0])
    for seat, count in zip(result.players, result.tricks, strict=False):
        tricks[seat] = count
    for seat in result.players:
        mask |= BIT[seat]
    return tuple([int(score) for score in score_deal(rung_of(result.contract), mask, tricks)])
