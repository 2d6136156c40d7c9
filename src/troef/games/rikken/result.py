"""A played deal of rikken for `settle`, and which results a lawful deal can give."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from librt.vecs import vec
from mypy_extensions import i64

from troef.auction.contract import ALONE
from troef.auction.result import check_tricks_taken, contract_verdicts
from troef.cards.bits import BIT, cards_in
from troef.core.result import GameResult, ResultError, Verdict
from troef.games.rikken.contracts import LADDER, NEEDED, SHAREABLE, SIDES, TROELA
from troef.games.rikken.scoring import TRICKS, score_deal
from troef.tricks.result import tricks_won


@dataclass(frozen=True)
class Result(GameResult):
    """A played deal.

    Fields:
        contract: a bid as the book writes it (`rik_beter`, `alleen 9`, `open_piek` …); where several play misère or
            piek at once, one for each of them, or one for all.
        players: the seats that played it: bidder and partner in rik, rik beter and troela, one or more in misère and
            piek, otherwise one.
        tricks: those of each of the players in the same order; for bidder and partner one number for both will do.
    """

    contract: str | tuple[str, ...]
    players: tuple[int, ...]
    tricks: tuple[int, ...]

    @classmethod
    def of(cls, state: Any) -> Self:
        players = tuple(cards_in(state.players))
        bids = tuple([LADDER.names[state.bids[seat]] for seat in players])
        return cls(bids, players, tuple([tricks_won(state.tricks, seat) for seat in players]))

    def verdicts(self, scores: Sequence[int]) -> list[Verdict]:
        """Whether the contract was made; of those who play misère and piek at once, by each (R6, S4, S5)."""
        rungs = _rungs(self)
        needed = [int(NEEDED[rung]) for rung in rungs]
        return contract_verdicts(self.players, self.tricks, needed, bool(SHAREABLE[rungs[0]]))


def rung_of(contract: str) -> int:
    """The rung of a contract by its name.

    Raises:
        ResultError: there is no such contract.
    """
    name = " ".join(contract.lower().replace("_", " ").replace("è", "e").split())
    if name not in LADDER.names:
        raise ResultError(
            "there is no contract '{contract}'; there are: {name}",
            "contract",
            contract=contract,
            name=", ".join(LADDER.names),
        )
    return LADDER.names.index(name)


def check_result(result: Result) -> None:
    """Whether a lawful deal can give the result.

    All bids but troela are free, and the seats may be any. The cards may lie so that one side takes none of the tricks
    or all (the called ace can be ruffed). Players of misère and piek may share the tricks out in every way. Only the
    bidder of troela holds the ace of trumps for certain (R9, R11), and that takes a trick.

    Raises:
        ResultError: none can.
    """
    players, tricks = result.players, result.tricks
    if len(set(players)) != len(players) or not players or not all(0 <= seat <= 3 for seat in players):
        raise ResultError("they are different seats from 0 to 3, not {players}", "players", players=players)
    rungs = _rungs(result)
    if len(rungs) != len(players):
        raise ResultError(
            "{players} players cannot have {rungs} contracts", "contract", players=len(players), rungs=len(rungs)
        )
    if len({int(LADDER.level[rung]) for rung in rungs}) > 1:  # R8
        raise ResultError("only equal bids are played together, not {contract}", "contract", contract=result.contract)
    pair = bool(SIDES[rungs[0]] != ALONE)
    if not SHAREABLE[rungs[0]] and len(players) != (2 if pair else 1):
        raise ResultError(
            "{name} is not played by {players}", "players", name=LADDER.names[rungs[0]], players=len(players)
        )
    check_tricks_taken(len(players), tricks, pair, int(TRICKS))
    if rungs[0] == TROELA and not sum(tricks):
        raise ResultError("the bidder of troela has the ace of trumps, which takes a trick (R9, R11)", "tricks")


def _rungs(result: Result) -> list[int]:
    """The contract of each of the players."""
    if isinstance(result.contract, str):
        return [rung_of(result.contract)] * len(result.players)
    return [rung_of(name) for name in result.contract]


def score_result(result: Result) -> tuple[int, ...]:
    """The score per seat of a result that has been checked."""
    players: i64 = 0
    bids = vec[i64]([-1] * 4)
    tricks = vec[i64]([0] * 4)
    for seat, rung in zip(result.players, _rungs(result), strict=True):
        players |= BIT[seat]
        bids[seat] = rung
    for seat, count in zip(result.players, result.tricks, strict=False):
        tricks[seat] = count
    return tuple([int(score) for score in score_deal(bids, players, tricks)])
